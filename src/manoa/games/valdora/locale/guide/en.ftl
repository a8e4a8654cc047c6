guide-goal = The goal
guide-goal-text = You have come to Valdora to make your fortune. Buy commissions and tools, dig for gems and carry them to the patrons’ palaces. Whoever has the most points at the end wins.
guide-turn = A turn: travel, then one action
guide-travel = You must move along the roads, as far as you like, but a town stops you. With provisions you may go past one town. If you end where others stand, pay each of them a coin, except in a silver mine.
guide-then = Then do one thing that the place offers:
guide-equipment = Equipment town: turn pages and buy cards, each for one gold. A tool carries one gem of its kind; horse and cart carry any, for coins.
guide-commissions = Commission town: turn pages and buy commissions for a coin each. You hold three at the most. The first page of a turn is free, each further one costs a coin.
guide-road = Road space: load gems that lie there, each on a card of yours that is empty and fits. They are never refilled.
guide-harbour = Harbour: load as many gems as it has ships, from those that were paid or unloaded.
guide-mine = Silver mine: fill your purse up to six coins.
guide-palace = Palace: complete commissions of its colour with what they ask for. Each gives its points and a craftsman of that colour, or of the next stack if none is left.
guide-provisions = Any town: take provisions instead.
guide-workshops = Workshops
guide-workshops-text = Who first has enough craftsmen of a colour opens its workshop. From then on every further commission of that colour also brings its owner a bonus tile.
guide-end = How it ends
guide-end-text = As soon as craftsmen of a single colour are left beside the board, the round is finished, so that all have had equally many turns. Then the points are counted; a tie goes to whoever has the most coins.
guide-quiet =
    { $number ->
        [one] If nobody completes a commission for { $number } round, the game ends too.
       *[other] If nobody completes a commission for { $number } rounds, the game ends too.
    }
guide-tips = For the first game
guide-tip-gold = Load gold before you go to buy equipment.
guide-tip-coins = Come to a book with coins: further pages show what you are looking for.
guide-tip-many = Load and deliver several gems at once; one gem a turn is too slow.
