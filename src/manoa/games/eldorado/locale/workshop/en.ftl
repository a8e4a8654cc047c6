workshop-title = Route workshop
workshop-what = Build a way to El Dorado of your own. Choose a piece: it snaps wherever it fits.
workshop-aside =
    { $tiles ->
        [one] Your draft “{ $name }” ({ $tiles } tile) made room and is kept.
       *[other] Your draft “{ $name }” ({ $tiles } tiles) made room and is kept.
    }
workshop-aside-back = Go back to it
workshop-aside-drop = Throw it away
workshop-map = The route so far
workshop-pieces = Pieces
workshop-group-start = Start
workshop-group-terrain = Terrain
workshop-group-strip = Strips
workshop-group-end = End
workshop-tile =
    { $tile ->
        [end-jungle] End tile, jungle
        [end-river] End tile, river
       *[other] Tile { $tile }
    }
workshop-laid = laid
workshop-back-laid = its other side is laid
workshop-fits-not = does not fit next
workshop-place = { $tile }: place { $place } of { $places }
workshop-no-place = { $tile } fits nowhere like this. Turn it, or choose another piece.
workshop-chosen = { $tile } is chosen, piece { $number } of { $tiles }. Enter or a drag moves it.
workshop-turn = Turn
workshop-flip = Flip
workshop-lay = Lay
workshop-move = Move
workshop-next-place = Next place
workshop-drop = Put back
workshop-remove = Take away
workshop-undo = Undo
workshop-redo = Redo
workshop-clear = Start anew
workshop-keys = Keys on the map: arrows go from place to place or from piece to piece, R turns, F flips, Enter lays, or takes up the chosen piece to move it, Escape puts back, Delete takes the chosen piece away, or the last one.
workshop-state = Tiles: { $tiles } · blockades: { $blockades } · caves: { $caves }
workshop-whole = This route can be played.
workshop-empty = Begin with the start tile, A or B.
workshop-unfinished = Lay more tiles; the end tile comes last.
workshop-faults = What is wrong
workshop-name = Name of the route
workshop-name-usual = My route
workshop-save = Save
workshop-save-anew = Save as a new one
workshop-saved = The route is saved; its link can be shared.
workshop-link = Copy link
workshop-link-copied = The link is copied.
workshop-link-select = The link is selected below: copy it with Ctrl+C, or by holding a finger on it.
workshop-link-here = Link of this route
workshop-download = Download (TOML)
workshop-drawing = Set-up sheet (SVG)
workshop-print = Print or save as PDF
workshop-play-bots = Play against bots
workshop-play-friends = Play with friends
workshop-with-caves = With caves
workshop-mine = My routes
workshop-mine-none = You have saved no route yet.
workshop-delete = Delete
workshop-surprise = Surprise me
workshop-wishes = A route on wish
workshop-length = Tiles between start and end
workshop-difficulty = Difficulty
workshop-any = any
workshop-least-caves = Caves, at least
workshop-owned = Pieces that you own
workshop-tips = The book’s tips, measured
workshop-tips-help = Choose a line to see it on the map. In brackets: the seven printed routes.
workshop-tips-so-far = As far as the route is laid; the easy way leads to the last tile.
workshop-tips-faults = The route is measured once nothing is wrong with it.
workshop-until-piece = once a second tile is laid
workshop-until-curve = once the route bends
workshop-until-end = once the end tile is laid
workshop-range = ({ $least } to { $most })
workshop-tip-stretch = Longest stretch of one terrain
workshop-tip-stretch-means = Spaces of one colour in a row on the easy way. Avoid long ones.
workshop-tip-variety = Variety
workshop-tip-variety-means = As many terrains as there would be if all were equally frequent. The more, the more exciting, and the harder.
workshop-tip-shortcut = Spaces that a shortcut saves
workshop-tip-shortcut-means = The shortest way against the easiest. With 0 there is nothing to choose.
workshop-tip-shortcut-toil = What the shortcut costs more
workshop-tip-shortcut-toil-means = In values of spaces. The longer way is to be the easier one.
workshop-tip-inner = Curves: inner side harder by
workshop-tip-inner-means = Average value of a space on the inner side minus the outer side. It should be above 0.
workshop-tip-bottlenecks = Bottlenecks
workshop-tip-bottlenecks-means = Tiles through which at most two ways lead side by side. Not too many.
workshop-tip-choice = Ways of one’s own, in %
workshop-tip-choice-means = How much of their ways decks of different kinds do not share.
workshop-ways = Ways
workshop-ways-later = The ways to El Dorado are compared once the end tile is laid.
workshop-way-short = Shortest
workshop-way-easy = Easiest
workshop-way-machete = Deck of machetes
workshop-way-paddle = Deck of paddles
workshop-way-coin = Deck of coins
workshop-way-mixed = Mixed deck
workshop-way-line =
    { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
    }, value { $toil }
workshop-way-turns = about { $turns } turns
workshop-narrow = Through { $tile }: { $width } side by side
workshop-curve = Curve at { $tile }: inside { $inner }, outside { $outer }
workshop-judge = How hard is it?
workshop-judge-help = Bots play { $wanted } games: they walk as well as they can and buy whatever they can pay, as beginners do.
workshop-judge-later = Bots can try the route once the end tile is laid.
workshop-judge-go = Let bots try it
workshop-judge-stop = Stop
workshop-judging = Game { $games } of { $wanted }
workshop-judged = { $difficulty }
workshop-judged-arrival = Home after { $arrival } rounds (± { $margin })
workshop-judged-detour = { $detour } steps for each space gained
workshop-judged-rounds = First home after { $rounds } rounds (spread { $spread })
workshop-judged-behind = The last is { $behind } spaces behind
workshop-judged-leads = The lead changes { $leads } times
workshop-heat = Show the ways taken
workshop-sheet = Set-up sheet
workshop-sheet-order = No.
workshop-sheet-piece = Piece
workshop-sheet-back = Under it
workshop-sheet-turn = Turned by
workshop-sheet-blockade = Blockade before it
workshop-sheet-random = by chance
workshop-sheet-none = none
workshop-sheet-caves = Caves
workshop-sheet-with-caves = Played with caves.
workshop-sheet-without-caves = Played without caves.
