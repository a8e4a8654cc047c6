analysis-offering =
    { $shrines ->
        [one] Lays an offering: { $shrines } shrine is yours then.
       *[other] Lays an offering: { $shrines } shrines are yours then.
    }
analysis-cave-shrine = Wins the cave shrine.
analysis-cave-shrine-lost = Loses the cave shrine.
analysis-builds = Puts on the map: { $piece } ({ $number }).
analysis-loses = Loses for good: { $piece } ({ $number }).
analysis-defeats =
    { $number ->
        [one] Others lose { $number } piece for good.
       *[other] Others lose { $number } pieces for good.
    }
analysis-discovers =
    { $tiles ->
        [one] Discovers a tile.
       *[other] Discovers { $tiles } tiles.
    }
analysis-gains = Brings cards: { $resource } ({ $number }).
analysis-pays = Costs cards: { $resource } ({ $number }).
