tips-move = Click a lit place to go there. Gold by a road, then a town with equipment: that is a good beginning.
tips-act = Now one action that this place offers. Only one, so choose well.
tips-book = Buy a visible card or turn a page. The first page of a turn is free.
tips-load = Load as much as fits: a single gem a turn is too slow.
tips-deliver = Complete as many commissions of this patron as you can pay. Each brings a craftsman.
