### Valdora

title = Valdora

## Gems

gem-ruby = ruby
gem-sapphire = sapphire
gem-amethyst = amethyst
gem-emerald = emerald
gem-gold = gold
needs-coin = silver coin

## Colours and what has them

colour-silver = silver
colour-yellow = yellow
colour-white = white
colour-violet = violet
colour-red = red
colour-blue = blue
colour-green = green
commission-silver = silver commission
commission-yellow = yellow commission
commission-white = white commission
commission-violet = violet commission
commission-red = red commission
commission-blue = blue commission
commission-green = green commission
craftsman-silver = silver craftsman
craftsman-yellow = yellow craftsman
craftsman-white = white craftsman
craftsman-violet = violet craftsman
craftsman-red = red craftsman
craftsman-blue = blue craftsman
craftsman-green = green craftsman
workshop-silver = silver workshop
workshop-yellow = yellow workshop
workshop-white = white workshop
workshop-violet = violet workshop
workshop-red = red workshop
workshop-blue = blue workshop
workshop-green = green workshop

## Equipment

equipment-pan = Gold Pan
equipment-shovel = Shovel
equipment-pickaxe = Pickaxe
equipment-hammer = Hammer
equipment-chisel = Chisel
equipment-cart = Cart
equipment-horse = Horse
equipment-pan-effect = Carries one piece of gold.
equipment-shovel-effect = Carries one gem of its own kind.
equipment-pickaxe-effect = Carries one gem of its own kind.
equipment-hammer-effect = Carries one gem of its own kind.
equipment-chisel-effect = Carries one gem of its own kind.
equipment-cart-effect = Carries one gem of any kind; loading costs coins.
equipment-horse-effect = Carries one gem of any kind; loading costs coins.

## Places

side-left = left
side-right = right
place-equipment-town = equipment town
place-commission-town = commission town
place-harbour-town = harbour town
place-road = road space
place-mine = silver mine
place-harbour = harbour
place-palace = palace
place-palace-silver = silver palace
place-palace-yellow = yellow palace
place-palace-white = white palace
place-palace-violet = violet palace
place-palace-red = red palace
place-palace-blue = blue palace
place-palace-green = green palace

## Layouts and options

layout-five-sections = Five sections
layout-five-sections-help = The towns cut the roads into five large sections: long moves, many ways.
layout-wheel = Wheel
layout-wheel-help = Four side roads and four spokes, each from town to town: short moves.
option-layout = Map
option-layout-help = How the roads of Valdora run. Neither map is the printed one, which could not be consulted.
option-data = Own data
option-data-help = A table with numbers, cards or a map of your own, for those who own the box.
option-quiet_rounds = Quiet rounds
option-quiet_rounds-help = The game ends after this many rounds in which nobody completes a commission. Without a number it goes on.
option-round_limit = Round limit
option-round_limit-help = The game stops after this many rounds and is scored. Without a number it goes on to its end.

## Data that cannot be used

error-data-not-a-table = { $where } must be a table of fields and values.
error-data-not-a-list = { $where } must be a list.
error-data-field-unknown = { $where } has a field that does not belong there: “{ $field }”.
error-data-field-missing = { $where } lacks the field “{ $field }”.
error-data-id = { $where } must be a word of at most { $most } letters without blanks, not “{ $value }”.
error-data-count = { $where } has this many entries: { $value }. There must be { $wanted }.
error-data-number = { $where } must be a whole number from { $least } to { $most }, not “{ $value }”.
error-data-word = { $where } cannot be “{ $value }”. It may be: { $values }.
error-data-twice = { $where }: “{ $value }” is there twice.
error-data-too-many = { $where } asks { $value } times for { $gem }; nobody can carry more than { $most } of a kind.
error-data-few-commissions = Too few commissions of this colour: { $colour }. There are { $value }; there must be at least { $wanted }, more than craftsmen.
error-data-not-text = { $file } is not a text file in UTF-8.
error-data-not-toml = { $file } is not valid TOML: { $reason }.

## Layouts that cannot be built

error-layout-space-twice = The space { $space } is in the layout twice.
error-layout-not-its-field = Space { $space } ({ $place }) has no “{ $field }”.
error-layout-count = Spaces of this kind in the layout: { $value } ({ $place }). There must be { $wanted }.
error-layout-palace-twice = { $space } and { $other } are palaces of the same colour: { $colour }.
error-layout-town-ships = The harbour town { $space } must have { $wanted } ship.
error-layout-ships = Of the harbours { $space }, one must have 1 ship and the other 2.
error-layout-road = { $road } must be a list of at least two spaces.
error-layout-space-unknown = { $road }: there is no space “{ $space }”.
error-layout-road-stands = { $road } leads from { $space } to itself.
error-layout-road-twice = { $road }: { $space } and { $other } are joined twice.
error-layout-apart = No road leads from { $other } to { $space }.

## Positions that cannot be

error-position-gems = The position has { $value } of this gem: { $gem }. There must be { $wanted }.
error-position-card-twice = The card { $card } is in the position twice, the second time in { $field }.
error-position-card-missing = The card { $card } is nowhere in the position.
error-position-craftsmen = The position has { $value } craftsmen of this colour: { $colour }. There must be { $wanted }.
error-position-workshop = The workshop of this colour is in { $value } places, not in one: { $colour }.

## Actions that the rules refuse

refused-not-an-action = “{ $value }” is no action. Actions are the whole numbers from 0 to { $most }.
refused-over = The game is over.
refused-not-asked = That cannot be done now. You are asked this: { $asked }.
refused-not-here = That cannot be done on this space ({ $space }, { $place }).
refused-no-move = The move must not end where it began.
refused-two-towns = { $space } is too far: a single move passes one town at the most, and that with provisions.
refused-past-a-town = The way to { $space } leads past a town, and you have no provisions.
refused-meeting =
    { $number ->
        [one] Ending on { $space } costs { $number } coin for those who stand there; you have { $purse }.
       *[other] Ending on { $space } costs { $number } coins for those who stand there; you have { $purse }.
    }
refused-must-move = You must move: there is a space that you can go to.
refused-one-action = You have begun your action already; there is only one in a turn.
refused-provisions-there = You have provisions already.
refused-purse-full = You already have { $most } coins, and nobody may have more.
refused-no-page = There is no page to turn on that side.
refused-page-coin = Only the first page of a turn is free, and you have no coin for another.
refused-no-card = There is no card on that side.
refused-commission-coin = A commission costs a coin, and you have none.
refused-owned = You already have this card: { $equipment }. One of each kind is allowed.
refused-no-gold = The card { $equipment } costs one gold, and you carry none.
refused-not-owned = You do not have this card: { $equipment }.
refused-wrong-gem = The card { $equipment } cannot carry this: { $gem }.
refused-loaded-already = You have already loaded this card this turn: { $equipment }.
refused-no-ship = All ships of this harbour are used.
refused-no-gem = There is none of this here to load: { $gem }.
refused-full = This card carries a gem already and cannot be unloaded: { $equipment }.
refused-same-gem = The card { $equipment } carries that gem already: { $gem }.
refused-load-coins =
    { $number ->
        [one] Loading the card { $equipment } costs { $number } coin; you have { $purse }.
       *[other] Loading the card { $equipment } costs { $number } coins; you have { $purse }.
    }
refused-no-commission = You have no such commission.
refused-other-patron = Another patron waits for this: { $commission }.
refused-cannot-pay = You do not have what this asks for: { $commission }.
refused-not-carried = The card { $equipment } does not carry what is to be paid: { $gem }.

## What is asked of a player

asked-move = Choose where to go
asked-act = Choose your action
asked-book = Turn pages, buy, or stop
asked-load = Load more gems, or stop
asked-deliver = Complete more commissions, or stop
asked-return = Choose the commission to give back
asked-pay = Choose the card that pays
asked-over = The game is over

## What happened

event-turn = Round { $round }: it is { $player }’s turn.
event-moves = { $player } goes to { $to } ({ $place }).
event-spends-provisions = { $player } uses up the provisions.
event-pays-meeting =
    { $number ->
        [one] { $player } pays { $number } coin for the meeting.
       *[other] { $player } pays { $number } coins for the meeting.
    }
event-receives-coin = { $player } receives a coin.
event-full-purse = { $player } has six coins already: the coin goes to the bank.
event-stays = { $player } can go nowhere and stays.
event-passes = { $player } takes no action.
event-takes-provisions = { $player } takes provisions.
event-fills-silver =
    { $number ->
        [one] { $player } takes { $number } coin from the mine.
       *[other] { $player } takes { $number } coins from the mine.
    }
event-turns-page =
    { $number ->
        [0] { $player } turns a page in { $town }: { $equipment }.
        [one] { $player } turns a page in { $town } for { $number } coin: { $equipment }.
       *[other] { $player } turns a page in { $town } for { $number } coins: { $equipment }.
    }
event-turns-page-commission =
    { $number ->
        [0] { $player } turns a page in { $town }: { $commission } (points: { $points }).
        [one] { $player } turns a page in { $town } for { $number } coin: { $commission } (points: { $points }).
       *[other] { $player } turns a page in { $town } for { $number } coins: { $commission } (points: { $points }).
    }
event-buys-equipment = { $player } buys the card { $equipment } for one gold.
event-buys-commission =
    { $number ->
        [one] { $player } buys a { $commission } (points: { $points }) for { $number } coin.
       *[other] { $player } buys a { $commission } (points: { $points }) for { $number } coins.
    }
event-returns = { $player } gives a { $commission } back to the book in { $town }.
event-empties = { $player } pays from the card { $equipment }: { $gem }.
event-unloads = { $player } unloads the card { $equipment }: { $gem }.
event-loads =
    { $number ->
        [0] { $player } loads on the card { $equipment }: { $gem }.
        [one] { $player } loads on the card { $equipment }: { $gem }, for { $number } coin.
       *[other] { $player } loads on the card { $equipment }: { $gem }, for { $number } coins.
    }
event-delivers = { $player } completes a { $commission } (points: { $points }).
event-pays-coins =
    { $number ->
        [one] { $player } pays { $number } coin to the patron.
       *[other] { $player } pays { $number } coins to the patron.
    }
event-hires = { $player } takes on a { $craftsman }.
event-hires-other = None of that colour is left, so { $player } takes on a { $craftsman }.
event-no-craftsman = No craftsman is left for { $player }.
event-opens = { $player } opens the { $workshop } (points: { $points }).
event-gains-bonus = { $player } receives a bonus tile for the { $workshop }.
event-no-bonus = No bonus tile is left for { $player }.
event-last-round = { $player } triggers the end: this round is the last.
event-quiet =
    { $number ->
        [one] Nobody has completed a commission for { $number } round: the game ends.
       *[other] Nobody has completed a commission for { $number } rounds: the game ends.
    }
event-over =
    { $round ->
        [one] The game is over after { $round } round.
       *[other] The game is over after { $round } rounds.
    }

## What a player may choose

choice-move =
    { $meeting ->
        [0] Go to { $to } ({ $place })
        [one] Go to { $to } ({ $place }), pay { $meeting } coin
       *[other] Go to { $to } ({ $place }), pay { $meeting } coins
    }
choice-move-provisions =
    { $meeting ->
        [0] With provisions, go to { $to } ({ $place })
        [one] With provisions, go to { $to } ({ $place }), pay { $meeting } coin
       *[other] With provisions, go to { $to } ({ $place }), pay { $meeting } coins
    }
choice-stay = Stay: there is nowhere you can afford to go
choice-pass = Take no action
choice-stop = Enough: end the turn
choice-provisions = Take provisions
choice-silver =
    { $coins ->
        [one] Take { $coins } coin from the mine
       *[other] Take { $coins } coins from the mine
    }
choice-turn =
    { $cost ->
        [0] Turn a page (side: { $side }), free
        [one] Turn a page (side: { $side }) for { $cost } coin
       *[other] Turn a page (side: { $side }) for { $cost } coins
    }
choice-buy-equipment = Buy the card { $equipment } for one gold (side: { $side })
choice-buy-commission = Buy the { $commission } ({ $needs }; points: { $points }) for one coin
choice-buy-returning = Give a commission back and buy the { $commission } ({ $needs }; points: { $points }) for one coin
choice-return = Give back the { $commission } ({ $needs }; points: { $points })
choice-load =
    { $cost ->
        [0] Load on the card { $equipment }: { $gem }
        [one] Load on the card { $equipment }: { $gem }, for { $cost } coin
       *[other] Load on the card { $equipment }: { $gem }, for { $cost } coins
    }
choice-load-instead =
    { $cost ->
        [one] Load on the card { $equipment }: { $gem } instead of { $unloads }, for { $cost } coin
       *[other] Load on the card { $equipment }: { $gem } instead of { $unloads }, for { $cost } coins
    }
choice-deliver = Complete the { $commission } ({ $needs }; points: { $points })
choice-empty = Pay from the card { $equipment }: { $gem }

## The table

table-roads = Roads
table-gems = Gems on the roads
table-discard = Discard space
table-books = Books
table-town = Town
table-left = Left side
table-right = Right side
table-craftsmen = Craftsmen
table-workshops = Workshops
table-bonus = Bonus tiles
table-space = Space
table-coins = Coins
table-provisions = Provisions
table-equipment = Equipment
table-commissions = Commissions
table-completed = Completed
table-yes = yes
score-commissions = Commissions
score-colours = Craftsmen’s colours
score-workshops = Workshops
score-bonus = Bonus tiles
score-gems = Gems carried
score-total = Total
