### The Legendary El Dorado

title = The Legendary El Dorado
tagline = A race through jungle, rivers and villages to the golden city.

## Cards: names

card-explorer = Explorer
card-traveller = Traveller
card-sailor = Sailor
card-scout = Scout
card-trailblazer = Trailblazer
card-pioneer = Pioneer
card-giant-machete = Giant Machete
card-captain = Captain
card-photographer = Photographer
card-journalist = Journalist
card-treasure-chest = Treasure Chest
card-millionaire = Millionaire
card-jack-of-all-trades = Jack-of-all-Trades
card-adventurer = Adventurer
card-prop-plane = Prop Plane
card-transmitter = Transmitter
card-cartographer = Cartographer
card-scientist = Scientist
card-compass = Compass
card-travel-log = Travel Log
card-native = Native

## Cards: what they do

card-explorer-effect = Machete 1.
card-traveller-effect = Coin 1.
card-sailor-effect = Paddle 1.
card-scout-effect = Machete 2.
card-trailblazer-effect = Machete 3.
card-pioneer-effect = Machete 5.
card-giant-machete-effect = Machete 6. Item: leaves the game once used.
card-captain-effect = Paddle 3.
card-photographer-effect = Coin 2.
card-journalist-effect = Coin 3.
card-treasure-chest-effect = Coin 4. Item: leaves the game once used.
card-millionaire-effect = Coin 4.
card-jack-of-all-trades-effect = Joker 1: machete, paddle or coin.
card-adventurer-effect = Joker 2: machete, paddle or coin.
card-prop-plane-effect = Joker 4: machete, paddle or coin. Item: leaves the game once used.
card-transmitter-effect = Take any 1 card from the market or from the piles above it for free. Item: leaves the game once used.
card-cartographer-effect = Draw 2 cards.
card-scientist-effect = Draw 1 card, then you may remove 1 card in your hand from the game.
card-compass-effect = Draw 3 cards. Item: leaves the game once used.
card-travel-log-effect = Draw 2 cards, then remove up to 2 cards in your hand from the game. Item: leaves the game once used.
card-native-effect = Move your pawn to an adjacent space, whatever it asks for, or remove an adjacent blockade.

## Cave tokens

token-machete-1 = Machete 1
token-machete-2 = Machete 2
token-machete-3 = Machete 3
token-paddle-1 = Paddle 1
token-paddle-2 = Paddle 2
token-coin-1 = Coin 1
token-coin-2 = Coin 2
token-draw = Draw
token-remove = Remove
token-replace = Replace
token-pass = Pass through
token-native = Native
token-symbol = Change symbol
token-keep-item = Keep item

token-machete-1-effect = Moves a pawn like a card with machete 1.
token-machete-2-effect = Moves a pawn like a card with machete 2.
token-machete-3-effect = Moves a pawn like a card with machete 3.
token-paddle-1-effect = Moves a pawn like a card with paddle 1.
token-paddle-2-effect = Moves a pawn like a card with paddle 2.
token-coin-1-effect = Moves a pawn like a card with coin 1, or pays 1 coin when you buy.
token-coin-2-effect = Moves a pawn like a card with coin 2, or pays 2 coins when you buy.
token-draw-effect = Draw 1 card.
token-remove-effect = Remove 1 card in your hand from the game.
token-replace-effect = Lay down 1 to 4 cards from your hand without using them, then draw as many.
token-pass-effect = For the rest of your turn, your pawns may enter and pass through occupied spaces.
token-native-effect = Move your pawn to an adjacent space, whatever it asks for, or remove an adjacent blockade.
token-symbol-effect = Play a card with another symbol at its own power.
token-keep-item-effect = Play right after using an item: it goes to your discard pile instead of leaving the game.

## Symbols and terrains

symbol-machete = machete
symbol-paddle = paddle
symbol-coin = coin

terrain-jungle = jungle
terrain-water = water
terrain-village = village
terrain-rubble = rubble
terrain-camp = base camp
terrain-mountain = mountain
terrain-start = start

direction-e = east
direction-se = south-east
direction-sw = south-west
direction-w = west
direction-nw = north-west
direction-ne = north-east

## Routes and options

route-first-game = First Game
route-hills-of-gold = Hills of Gold
route-home-stretch = Home Stretch
route-winding-paths = Winding Paths
route-serpentine = Serpentine
route-swamplands = Swamplands
route-witchs-cauldron = Witch’s Cauldron

table-map-line =
    { $difficulty } · { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }{ $option_caves ->
        [on] { " · " }{ $caves ->
            [one] { $caves } cave
           *[other] { $caves } caves
        }
       *[off] { "" }
    }
difficulty-easy = Easy
difficulty-medium = Medium
difficulty-hard = Hard

option-route = Route
option-route-help = The way to El Dorado: one of the seven named routes, or one of your own.
option-route-workshop = Route workshop
option-route-surprise = Surprise me
option-caves = Caves
option-caves-help = Explore the caves along the way and find tokens that help you.
option-edition = Edition
option-edition-help = The rulebook to play by: in 2023 you may leave a cave unexplored; in 2019 you always explore it, and a card bought this turn waits for a later one.
option-blockades = Blockades
option-blockades-help = What lies where two tiles join: random blockades, as in the book, or none for a quicker race. You may also say which blockade lies where.
option-blockades-random = Random
option-blockades-none = None
option-blockades-each = One by one
option-blockades-each-0 = Free
option-begins = Who begins
option-begins-help = The first player takes start space 1 and the explorer’s hat. In a rematch the loser of the last game may begin; if there is none yet, it is drawn by lot.
option-begins-first = First seat
option-begins-random = By lot
option-begins-loser = Last game’s loser
option-loser = Loser of the last game
option-loser-help = The seat, counted from 0, that lost the last game and begins if “Who begins” says so. A rematch fills it in.
option-round_limit = Round limit
option-round_limit-help = The game stops after this many rounds, whoever has arrived. Without a number it goes on to its end.

## Routes that cannot be built

error-route-name = There is no route “{ $value }”. The routes are: { $values }.
error-route-not-a-table = An own route must be a table with a list of tiles.
error-route-field-unknown = The route has a field that does not belong there: “{ $field }”.
error-route-no-tiles = The route has no tiles.
error-route-piece-not-a-table = Piece { $number } of the route must be a table with tile, rotation, q and r.
error-route-piece-field-missing = Piece { $number } of the route lacks the field “{ $field }”.
error-route-piece-field-unknown = Piece { $number } of the route has a field that does not belong there: “{ $field }”.
error-route-tile-unknown = Piece { $number } of the route: there is no tile “{ $letter }”. The tiles are: { $values }.
error-route-not-a-number = Tile { $letter }: “{ $field }” must be a whole number, not “{ $value }”.
error-route-out-of-range = Tile { $letter }: “{ $field }” must be from { $least } to { $most }, not { $value }.
error-route-not-text = { $file } is not a text file in UTF-8.
error-route-not-toml = { $file } is not valid TOML: { $reason }.
error-route-overlap = Tile { $letter } lies on top of tile { $other }.
error-route-twice = Tile { $letter } is used twice.
error-route-both-sides = Tiles { $letter } and { $other } are the two sides of one piece: only one of them can be used.
error-route-no-start = The route begins with tile { $letter }; it must begin with the start tile, A or B.
error-route-no-end = The route ends with tile { $letter }; it must end with the end tile, jungle or river side.
error-route-end-not-last = The end tile ({ $letter }) must be the last piece of the route.
error-route-touches = Tile { $letter } touches tile { $other }, though they do not follow one another on the route.
error-route-apart = Tile { $letter } does not touch tile { $other }, the one before it on the route.
error-route-too-many-blockades = At tile { $letter } the route needs a seventh blockade; there are only six.
error-route-unreachable = No pawn could ever get past this point: there is no way through at tile { $letter }.
error-route-too-many-tiles = The route has { $number } tiles; there are only { $most } sides in all.
error-wish-unknown = There is no wish “{ $value }” for a route. Wishes are: length, pieces, difficulty, caves.
error-wish-pieces = The pieces must be some of these: { $values }. They cannot be “{ $value }”.
error-wish-difficulty = The difficulty must be one of these: { $values }. It cannot be “{ $value }”.
error-wish-impossible = No route with these wishes was found. Wish for less.
error-blockades = The option “blockades” cannot be “{ $value }”. It may be: random, none, or a list with a blockade’s number for each joint.
error-blockades-number = A blockade has a number from 1 to { $most }, and 0 leaves a joint free: “{ $value }” is neither.
error-blockades-twice = Blockade { $number } is there only once, so it cannot lie on two joints.
error-blockades-joints = { $wanted ->
    [one] This route has 1 joint for blockades, so the list must have 1 number, not { $number }.
   *[other] This route has { $wanted } joints for blockades, so the list must have { $wanted } numbers, not { $number }.
}

## Positions that cannot be

error-position-cards = The position has { $value } of the card { $card }; there must be { $wanted }.
error-position-tokens = The position has { $value } of the cave token { $token }; there must be { $wanted }.
error-position-blockade = Blockade { $number } is in the position more than once.
error-position-stuck = Nobody could play on from this position.

## Actions that the rules refuse

refused-not-an-action = “{ $value }” is no action. Actions are the whole numbers from 0 to { $most }.
refused-over = The game is over.
refused-not-asked = That cannot be done now. You are asked this: { $asked }.
refused-no-such-pawn = You have only one pawn.
refused-other-pawn = The card in use moves your other pawn. Stop that movement first.
refused-pawn-home = That pawn has already reached El Dorado.
refused-off-map = There is no space in that direction.
refused-mountain = That space is a mountain: nobody enters it.
refused-start-space = That is a start space: pawns leave it and never come back.
refused-blocked = Blockade { $number } is in the way. Overcome it first.
refused-occupied = There is already a pawn on that space.
refused-stop-first = Your pawn is still on the move. Stop it first; the power left is then lost.
refused-after-purchase = You have bought a card, so this turn you can neither move with cards nor pay cards for a space or a blockade any more.
refused-too-few-cards =
    { $value ->
        [one] That takes { $value } card from your hand; you have { $hand }.
       *[other] That takes { $value } cards from your hand; you have { $hand }.
    }
refused-card-first = First play a card or token whose symbol fits: { $terrain }.
refused-none-enters = It takes { $terrain } { $value } to get there: no card or token of yours is enough.
refused-wrong-symbol = The symbol in use ({ $symbol }) does not fit there ({ $terrain }).
refused-too-weak = That takes power { $value }; you have { $power } left.
refused-no-blockade = There is no blockade there.
refused-blockade-far = Your pawn is not next to that blockade.
refused-not-in-hand = You do not have this card in your hand: { $card }.
refused-no-token = You do not have this cave token: { $token }.
refused-same-symbol = The card { $card } has that symbol already: the token would change nothing.
refused-too-little = Paid that way, the price could no longer be met.
refused-not-its-symbol = The card { $card } does not show that symbol ({ $symbol }).
refused-nowhere = With { $card } ({ $symbol } { $power }) this pawn gets nowhere from here.
refused-nowhere-at-all = { $card } takes no pawn of yours anywhere from here.
refused-no-target = That would have no effect: { $target }.
refused-token-nowhere = The cave token { $token } would have no effect now.
refused-token-leads-nowhere = The cave token { $token } takes no pawn of yours anywhere from here.
refused-already-passing = Your pawns may already pass through occupied spaces this turn.
refused-hand-empty = Your hand is empty: there is no card to use this token on.
refused-keep-waits = You are asked about this token by itself, once you have used an item: { $token }.
refused-not-a-used-item = You have not just used this card as an item: { $card }.
refused-sold-out = No card of this kind is left: { $card }.
refused-bought-already = You have already bought a card this turn.
refused-not-on-sale = Not on sale yet: { $card }. The piles above the market are on sale only while a market slot is empty.
refused-cannot-pay =
    { $price ->
        [one] { $card } costs { $price } coin; you can pay { $purse } at most.
       *[other] { $card } costs { $price } coins; you can pay { $purse } at most.
    }

target-native = next to your pawns there is no space and no blockade for the Native
target-market = there is no card left to take

## What is asked of a player

asked-play = Play cards, buy one, or end your turn
asked-move = Move on with the power left, or stop
asked-pay = Pay cards from your hand
asked-tender = Add cards until the price is met
asked-remove = Choose a card in your hand to remove from the game
asked-take = Choose a card to take for free
asked-lead = Choose where the Native leads your pawn
asked-change = Choose a card and the symbol to play it with
asked-replace = Lay down cards to draw as many new ones
asked-explore = Explore the cave, or leave it
asked-save = Choose an item to keep, or let it go
asked-discard = Discard cards from your hand, or keep them
asked-over = The game is over

## What happened

event-turn = Round { $round }: it is { $player }’s turn.
event-draws =
    { $number ->
        [one] { $player } draws { $number } card.
       *[other] { $player } draws { $number } cards.
    }
event-reshuffles = { $player } shuffles the discard pile into a new draw pile.
event-steps = { $player } goes one space ({ $terrain }).
event-reaches = { $player } moves a pawn through the gate of El Dorado.
event-arrives = { $player } has arrived in El Dorado: this is the last round.
event-overcomes = { $player } overcomes blockade { $number } ({ $terrain }) and keeps it.
event-loses-power =
    { $number ->
        [one] { $player } stops and loses { $number } unused point of power ({ $symbol }).
       *[other] { $player } stops and loses { $number } unused points of power ({ $symbol }).
    }
event-explores = { $player } explores a cave and finds a token: { $token }.
event-saves = { $player } keeps the item { $card } in the game.
event-plays-for-power = { $player } plays { $card } ({ $symbol } { $number }).
event-plays-action = { $player } plays { $card }.
event-plays-token = { $player } plays a cave token: { $token }.
event-tenders = { $player } pays with { $card }.
event-pays-for-rubble = { $player } plays { $card } to get past rubble.
event-leaves-at-camp = { $player } leaves { $card } at the base camp for good.
event-removes = { $player } removes { $card } from the game.
event-lays-down = { $player } lays down { $card } unused.
event-takes = { $player } takes { $card } for free.
event-buys =
    { $number ->
        [one] { $player } buys { $card } for { $number } coin.
       *[other] { $player } buys { $card } for { $number } coins.
    }
event-discards = { $player } discards { $card }.
event-over =
    { $round ->
        [one] The game is over after { $round } round.
       *[other] The game is over after { $round } rounds.
    }

## What a player may choose

choice-end = End the turn
choice-stop =
    { $lost ->
        [one] Stop here ({ $lost } point of power is lost)
       *[other] Stop here ({ $lost } points of power are lost)
    }
choice-done-discard = Keep the rest of the hand
choice-done-remove = Remove no more cards
choice-done-replace = Draw the new cards
choice-done-explore = Leave the cave unexplored
choice-done-save = Let the item go
choice-explore = Explore the cave
choice-step-power = Go { $direction }: { $terrain } { $cost }
choice-step-cards =
    { $cost ->
        [one] Go { $direction } ({ $terrain }): pay { $cost } card
       *[other] Go { $direction } ({ $terrain }): pay { $cost } cards
    }
choice-step-native = With the Native, go { $direction } ({ $terrain })
choice-overcome-power = Overcome blockade { $blockade } ({ $terrain } { $cost })
choice-overcome-cards =
    { $cost ->
        [one] Overcome blockade { $blockade } ({ $terrain }): pay { $cost } card
       *[other] Overcome blockade { $blockade } ({ $terrain }): pay { $cost } cards
    }
choice-overcome-native = With the Native, overcome blockade { $blockade } ({ $terrain })
choice-play-power = Play { $card } to move: { $symbol } { $power }
choice-play-action = Play { $card }
choice-play-changed = Play { $card } as { $symbol } { $power } with the token
choice-token = Play a cave token: { $token }
choice-tender-card =
    { $coins ->
        [0.5] Pay with { $card } (½ coin)
        [one] Pay with { $card } ({ $coins } coin)
       *[other] Pay with { $card } ({ $coins } coins)
    }
choice-tender-token =
    { $coins ->
        [one] Pay with the cave token { $token } ({ $coins } coin)
       *[other] Pay with the cave token { $token } ({ $coins } coins)
    }
choice-tender-changed =
    { $coins ->
        [one] Pay with { $card } as { $coins } coin with the symbol token
       *[other] Pay with { $card } as { $coins } coins with the symbol token
    }
choice-pay = Pay { $card }
choice-remove = Remove { $card } from the game
choice-lay-down = Lay down { $card }
choice-discard = Discard { $card }
choice-save = Keep { $card } in the game
choice-buy =
    { $price ->
        [one] Buy { $card } for { $price } coin
       *[other] Buy { $card } for { $price } coins
    }
choice-take = Take { $card } for free
choice-for-pawn = { $choice } (pawn { $pawn })

## Table

table-map = Map of the route
table-nothing-left = Nothing more can be played: end your turn
table-way =
    { $number ->
        [one] Go { $number } space { $direction } ({ $terrain }) for power { $cost }; { $left } to go
       *[other] Go { $number } spaces { $direction } ({ $terrain }) for power { $cost }; { $left } to go
    }
table-asked-card = { $card }: { $symbol } { $number }. Choose a lit space, or another card
table-asked-discard = Choose the cards to keep; the others are discarded
table-which = Which one?
table-cancel = Cancel
table-pawn = Pawn { $number }
table-keep = Keep
table-discard = Discard
table-put-away =
    { $kind ->
        [none] { $discard ->
            [one] Discard the card
           *[other] Discard all { $discard }
        }
        [all] { $keep ->
            [one] Keep the card
           *[other] Keep all { $keep }
        }
       *[some] Keep { $keep }, discard { $discard }
    }
table-price-left = Still to pay: { $coins }
table-played = Played
table-decks = Look through the cards
table-unseen = In hand or draw pile
table-removed = Out of the game
table-coins = Coins in hand
table-to-go = spaces to go
table-turn = { $player } { $doings }.
table-and = { $first } and { $last }
table-stat-rounds = Rounds
table-stat-spaces = Spaces walked
table-stat-bought = Cards bought
table-stat-coins = Coins spent
table-stat-blockades = Blockades
table-stat-where = At the end
table-spaces-to-go =
    { $number ->
        [one] { $number } space to go
       *[other] { $number } spaces to go
    }
table-effect-transmitter = Take any card, free
table-effect-cartographer = Draw 2
table-effect-scientist = Draw 1, remove 1
table-effect-compass = Draw 3
table-effect-travel-log = Draw 2, remove 2
table-effect-native = Any space next to you

## A turn, summed up after the player’s name

table-doing-goes =
    { $number ->
        [one] goes { $number } space
       *[other] goes { $number } spaces
    }
table-doing-walks =
    { $number ->
        [one] goes { $number } space ({ $terrains })
       *[other] goes { $number } spaces ({ $terrains })
    }
table-doing-walks-with =
    { $number ->
        [one] goes { $number } space ({ $terrains }) with { $cards }
       *[other] goes { $number } spaces ({ $terrains }) with { $cards }
    }
table-doing-plays = plays { $cards }
table-doing-tokens = uses cave tokens: { $cards }
table-doing-overcomes = takes blockade { $number } ({ $terrain })
table-doing-rubble = pays { $cards } for rubble
table-doing-camp = leaves { $cards } at the base camp for good
table-doing-explores = finds a cave token: { $token }
table-doing-removes = removes { $cards } from the game
table-doing-lays-down = exchanges { $cards }
table-doing-takes = takes { $cards } for free
table-doing-saves = keeps the item { $cards }
table-doing-buys =
    { $number ->
        [one] buys { $card } for { $number } coin
       *[other] buys { $card } for { $number } coins
    }
table-doing-reaches = leads a pawn into El Dorado
table-doing-arrives = reaches El Dorado
table-doing-nothing = neither moves nor buys
table-side = Players and market
table-help-play = Pick a card in your hand to see what it reaches; it is then played for that move.
table-help-move = Click a lit space to go there, several steps at once if there is a way.
table-ranking = Among those who have reached El Dorado, the one with the most blockades wins; if that is a tie, the one with the highest number on a blockade; without any blockade, whoever arrived first. All who are still on the way share the last place.
table-home-end = You are in El Dorado: end your turn
table-with-card = { $card }: { $way }
table-with-one-of = { $way }: choose a card
table-asked-place = Choose a lit space to go there
table-doing-buys-with =
    { $number ->
        [one] buys { $card } for { $number } coin with { $cards }
       *[other] buys { $card } for { $number } coins with { $cards }
    }
table-doing-tenders = pays with { $cards }
table-doing-draws =
    { $number ->
        [one] plays { $cards } and draws { $number } card
       *[other] plays { $cards } and draws { $number } cards
    }
table-doing-discards = discards { $cards }
table-doing-reshuffles = shuffles the discard pile
table-hat = The explorer’s hat: the first player. Every round begins here.
table-last-cards = Played in the last turn
table-trail = Last move of { $player }

## What a thing on the table is

table-space = { $terrain } { $value }
table-space-enter = Enter it with one card or token that shows { $symbol }, power { $value } or more. Power left over takes you on.
table-space-rubble =
    { $value ->
        [one] Enter it by playing any { $value } card from your hand.
       *[other] Enter it by playing any { $value } cards from your hand.
    }
table-space-camp =
    { $value ->
        [one] Enter it by removing any { $value } card in your hand from the game for good: a way to be rid of weak ones.
       *[other] Enter it by removing any { $value } cards in your hand from the game for good: a way to be rid of weak ones.
    }
table-space-mountain = Nobody enters a mountain.
table-space-start = Pawns leave it and never come back.
table-space-finish = The gate: a pawn that enters is in El Dorado.
table-space-cave =
    { $left ->
        [0] A cave, empty by now.
        [one] A cave with { $left } token: stop beside it to take one.
       *[other] A cave with { $left } tokens: stop beside it to take one.
    }
table-space-pawn = { $player } stands here.
table-out-of-reach = Out of reach with what you can play now.
table-blockade = Blockade { $number } ({ $terrain } { $value })
table-blockade-about = It closes the way between two tiles. From a space beside it, meet what it asks for, as for a space: it goes, everyone may pass, and you keep it. Blockades decide a tie.
table-to-go-about = So many spaces to El Dorado, by the shortest way. Both pawns count for two players.
table-draw-about = Face down. At the end of your turn you draw up to four cards; when it runs out, your discards are shuffled.
table-discard-about = Bought and played cards lie here until they are shuffled in: { $cards }
table-played-about = Played this turn; they go to your discards at its end: { $cards }
table-coins-about = What your hand can pay: yellow and white cards their number, every other card ½. One card may be bought a turn.
table-hand-about = Cards in hand, which only their owner sees.
table-pile-about = Cards left in the draw pile. The hand is filled up to four from it.
table-discards-about = Cards on the discard pile, for all to see.
table-blockades-about = A blockade that was overcome and kept. If several reach El Dorado, most blockades win, then the highest number.
table-market-slot = Empty slot: now every pile is on sale, those above too. The next pile bought from above moves here.
table-none = none

## The terminal, and what the browser shares with it

cli-no-pictures = Pictures need the package “{ $value }”, which is not installed. A drawing (--svg) needs nothing more.
cli-own-route = a route of your own
cli-hand = Your hand
cli-hand-empty = Your hand is empty.
cli-market = Market
cli-market-above = Above the market, not on sale yet
cli-market-above-open = Above the market, on sale while a slot is empty
cli-at-home = El Dorado
cli-asked-power = { $question } ({ $symbol } { $number })
cli-asked-cards =
    { $number ->
        [one] { $question } ({ $number } card)
       *[other] { $question } ({ $number } cards)
    }
cli-asked-coins =
    { $number ->
        [one] { $question } ({ $card }: { $number } coin to go)
       *[other] { $question } ({ $card }: { $number } coins to go)
    }
cli-undecided =
    { $round ->
        [one] After { $round } round nobody has reached El Dorado: the game is undecided.
       *[other] After { $round } rounds nobody has reached El Dorado: the game is undecided.
    }
cli-column-card = Card
cli-column-price = Price
cli-column-left = Left
cli-column-effect = What it does
cli-column-place = Where
cli-column-hand = Hand
cli-column-draw = Draw pile
cli-column-discard = Discards
cli-column-blockades = Blockades
cli-column-played = Played · tokens
cli-column-route = Route
cli-column-id = Name to type
cli-column-difficulty = Difficulty
cli-column-tiles = Tiles
cli-column-caves = Caves
cli-column-provenance = Source
cli-provenance-printed = as printed
cli-provenance-reconstructed = reconstructed
cli-route-well = All is well with { $file }.
cli-route-summary = Tiles: { $tiles } · blockades: { $blockades } · caves: { $caves } · spaces: { $spaces }
cli-legend-jungle = jungle, machetes
cli-legend-water = water, paddles
cli-legend-village = village, coins
cli-legend-rubble = rubble, discard cards
cli-legend-camp = base camp, remove cards
cli-legend-mountain = mountain
cli-legend-cave = cave, tokens left
cli-legend-start = start space
cli-legend-finish = finish space
cli-legend-blockade = blockade
cli-legend-pawn = pawn of seat 1
