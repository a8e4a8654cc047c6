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
option-quiet_rounds-help = The game ends after this many rounds in a row in which nobody completes a commission; three rounds before, everyone is told.
option-quiet_rounds-null = never
option-round_limit = Round limit
option-round_limit-help = The game stops after this many rounds and is scored. Without a number it goes on to its end.

## Data that cannot be used

error-data-too-many = { $where } asks { $value } times for { $gem }; nobody can carry more than { $most } of a kind.
error-data-few-commissions = Too few commissions of this colour: { $colour }. There are { $value }; there must be at least { $wanted }, more than craftsmen.

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
refused-two-towns = That is too far: a single move passes one town at the most, and that with provisions.
refused-past-a-town = The way there leads past a town, and you have no provisions.
refused-meeting =
    { $number ->
        [one] Ending there costs { $number } coin for whoever stands there; you have { $purse }.
       *[other] Ending there costs { $number } coins for those who stand there; you have { $purse }.
    }
refused-must-move = You must move: there is a space that you can go to.
refused-one-action = You have begun your action already; there is only one in a turn.
refused-provisions-there = You have provisions already.
refused-purse-full = You already have { $most } coins, and nobody may have more.
refused-no-page = There is no page to turn on that side.
refused-page-coin = Only the first page of a turn is free, and you have no coin for another.
refused-no-card = There is no card on that side.
refused-commission-coin = A commission costs a coin, and you have none.
refused-give-back-first = You already hold { $most } commissions: give one back to this book first.
refused-room-left = A commission is given back only by a player who holds { $most } and buys another.
refused-nothing-else = Then there would be no other commission that you could buy.
refused-given-back = You have just given this one back: another must be bought.
refused-page-too-far = You have given a commission back: keep a coin for the one that you must buy.
refused-owned = You already have this card: { $equipment }. One of each kind is allowed.
refused-no-gold = The card { $equipment } costs one gold, and you carry none.
refused-not-owned = You do not have this card: { $equipment }.
refused-wrong-gem = The card { $equipment } cannot carry this: { $gem }.
refused-loaded-already = You have already loaded this card this turn: { $equipment }.
refused-no-ship = All ships of this harbour are used.
refused-nothing-here = There are no gems here to load.
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
refused-lacks-gem = You lack this for it: { $gem } ({ $carried } of { $number }).
refused-lacks-coins =
    { $number ->
        [one] It costs { $number } coin; you have { $purse }.
       *[other] It costs { $number } coins; you have { $purse }.
    }
refused-not-carried = The card { $equipment } does not carry what is to be paid: { $gem }.

## What is asked of a player

asked-move = Choose where to go
asked-act = Choose your action
asked-book = Turn pages, buy, or stop
asked-load = Load more gems, or stop
asked-deliver = Complete more commissions, or stop
asked-replace = Turn pages, and buy a commission for the one given back
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
event-quiet-soon =
    { $left ->
        [one] Nobody has completed a commission for { $number } rounds: the game ends after one more such round.
       *[other] Nobody has completed a commission for { $number } rounds: the game ends after { $left } more such rounds.
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
choice-return = Give back the { $commission } ({ $needs }; points: { $points }), to the { $side } side of the book, to buy another
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
table-stacks = Stacks of craftsmen that must still run out for the end
table-quiet =
    { $left ->
        [one] Rounds without a completed commission: { $number }. The game ends after one more.
       *[other] Rounds without a completed commission: { $number }. The game ends after { $left } more.
    }
score-commissions = Commissions
score-colours = Craftsmen’s colours
score-workshops = Workshops
score-bonus = Bonus tiles
score-gems = Gems carried
score-total = Total

## Table on the web

tagline = Adventurers dig for gems in a rich valley and carry them to the palaces of its patrons.
table-map-line =
    { $sections ->
        [one] { $sections } section of road between the towns
       *[other] { $sections } sections of road between the towns
    }
table-help-move = Then you act where you are: lit cards, pages and buttons are what this place offers.
table-ranking = Points: completed commissions, ten for each colour of craftsmen, workshops, ten for each bonus tile, one for each gem carried. A tie goes to whoever has the most coins.
valley-map = Map of the valley
valley-mat = Your equipment and commissions
table-side = Players and books
valley-basin = Harbour basin (discarded gems)
valley-empty = nothing
valley-and = { $first } and { $last }
valley-last-round = Round { $round }, the last
valley-cards =
    { $number ->
        [one] { $number } card here
       *[other] { $number } cards here
    }
valley-page-empty = No page on this side
valley-book-equipment = Equipment catalogue
valley-book-commission = Book of commissions
valley-commission = { $commission }: { $needs }; points: { $points }
valley-commission-short = { $commission } ({ $needs })
valley-holds-one = { $equipment }: carries one { $gem }.
valley-holds-any =
    { $number ->
        [one] { $equipment }: carries any one gem; each load costs { $number } coin.
       *[other] { $equipment }: carries any one gem; each load costs { $number } coins.
    }
valley-carries = Now on it: { $gem }.
valley-slot-free = Room for a commission
valley-coins =
    { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }
valley-provisions = Provisions packed
valley-no-provisions = No provisions
valley-bonus =
    { $number ->
        [one] { $number } bonus tile
       *[other] { $number } bonus tiles
    }
valley-done =
    { $number ->
        [one] { $number } commission completed
       *[other] { $number } commissions completed
    }
valley-completed =
    { $number ->
        [one] { $number } commission completed, points: { $points }
       *[other] { $number } commissions completed, points: { $points }
    }
valley-shop-mine = Your workshop ({ $colour }), points: { $points }. Craftsmen: { $have }.
valley-shop-taken = Craftsmen ({ $colour }): { $have }. The workshop belongs to somebody else.
valley-shop-open = Craftsmen ({ $colour }): { $have }. The workshop asks for { $number }, points: { $points }.
valley-row-left = Craftsmen left
valley-row-asks = Workshop asks for
valley-row-points = Points
valley-row-owner = Owner
valley-bonus-left =
    { $number ->
        [one] { $number } bonus tile left, for commissions in the colour of one’s own workshop.
       *[other] { $number } bonus tiles left, for commissions in the colour of one’s own workshop.
    }

valley-do-road = Load gems that lie here: { $gems }.
valley-do-harbour =
    { $number ->
        [one] Load { $number } gem from the harbour basin: { $gems }.
       *[other] Load up to { $number } gems from the harbour basin: { $gems }.
    }
valley-do-harbour-town = Load one gem from the harbour basin ({ $gems }), or take provisions.
valley-do-mine = Fill your purse up to six coins. Meeting others costs nothing here.
valley-do-palace =
    { $number ->
        [0] Complete commissions of this colour. No craftsmen of this colour are left.
        [one] Complete commissions of this colour. { $number } craftsman is left.
       *[other] Complete commissions of this colour. { $number } craftsmen are left.
    }
valley-do-equipment-town = Turn pages and buy equipment for gold, or take provisions.
valley-do-commission-town = Turn pages and buy commissions for a coin each, or take provisions.
valley-meeting =
    { $number ->
        [one] Costs { $number } coin for meeting { $names }.
       *[other] Costs { $number } coins for meeting { $names }.
    }
valley-spends-provisions = Uses up your provisions.
valley-stuck = You can afford no place to go: stay where you are.
valley-asked-pay = Choose the card that pays: { $gem }
valley-choose-replace = Buy a commission
valley-choose-pay = Choose a card
valley-help-nothing = Nothing can be done here now.
valley-help-act-road = Click a lit card to load a gem on it.
valley-help-act-harbour = Click a lit card to load a gem from the harbour basin on it.
valley-help-act-harbour-town = Click a lit card to load a gem from the harbour basin on it, or take provisions.
valley-help-act-mine = Take silver: your purse is filled up to six coins.
valley-help-act-palace = Click a lit commission to complete it.
valley-help-act-equipment-town = Turn pages, buy, or take provisions.
valley-help-act-commission-town = Turn pages, buy, or take provisions.
valley-help-book = Turn more pages, buy, or stop.
valley-help-load = Load another gem, or stop.
valley-help-deliver = Complete another commission, or stop.
valley-help-replace = You have given a commission back. Turn pages if you like, and buy another for a coin.
valley-help-pay = Several of your cards carry what is owed. Click the one that is emptied.
valley-buy = Buy
valley-turn-page = Turn
valley-free = free

valley-turn = { $player } { $doings }.
valley-toward-harbour-town = to the harbour town
valley-toward-road = to a road space
valley-toward-palace-silver = to the silver palace
valley-toward-palace-yellow = to the yellow palace
valley-toward-palace-white = to the white palace
valley-toward-palace-violet = to the violet palace
valley-toward-palace-red = to the red palace
valley-toward-palace-blue = to the blue palace
valley-toward-palace-green = to the green palace
valley-doing-goes = goes { $toward }
valley-doing-goes-provisions = goes with provisions { $toward }
valley-doing-stays = stays
valley-doing-passes = does nothing
valley-doing-provisions = takes provisions
valley-doing-silver =
    { $number ->
        [one] takes { $number } coin
       *[other] takes { $number } coins
    }
valley-doing-bonus =
    { $number ->
        [one] receives a bonus tile
       *[other] receives { $number } bonus tiles
    }

valley-score-coins = Coins (decide a tie)
valley-stat-completed = Commissions completed
valley-stat-spaces = Spaces travelled
valley-stat-pages = Pages turned
valley-stat-loaded = Gems loaded

## Places as the map shows them

valley-near-town = town { $letter }
valley-near-harbour-town = the harbour town
valley-near-mine = the silver mine
valley-near-harbour = the harbour
valley-near-palace-silver = the silver palace
valley-near-palace-yellow = the yellow palace
valley-near-palace-white = the white palace
valley-near-palace-violet = the violet palace
valley-near-palace-red = the red palace
valley-near-palace-blue = the blue palace
valley-near-palace-green = the green palace
where-top-left = at the top left
where-top = at the top
where-top-right = at the top right
where-left = on the left
where-middle = in the middle
where-right = on the right
where-bottom-left = at the bottom left
where-bottom = at the bottom
where-bottom-right = at the bottom right
valley-spot-equipment-town = equipment town { $letter }
valley-spot-commission-town = commission town { $letter }
valley-spot-harbour-town = harbour town
valley-spot-road-by = road space by { $near }
valley-spot-road-between = road space between { $near } and { $other }
valley-spot-mine = silver mine { $where }
valley-spot-harbour =
    { $number ->
        [one] harbour with one ship
       *[other] harbour with { $number } ships
    }
valley-toward-equipment-town = to equipment town { $letter }
valley-toward-commission-town = to commission town { $letter }
valley-toward-road-by = to the road space by { $near }
valley-toward-road-between = to the road space between { $near } and { $other }
valley-toward-mine = to the silver mine { $where }
valley-toward-harbour =
    { $number ->
        [one] to the harbour with one ship
       *[other] to the harbour with { $number } ships
    }

## Things counted

valley-some-gem-ruby =
    { $number ->
        [one] a ruby
       *[other] { $number } rubies
    }
valley-some-gem-sapphire =
    { $number ->
        [one] a sapphire
       *[other] { $number } sapphires
    }
valley-some-gem-amethyst =
    { $number ->
        [one] an amethyst
       *[other] { $number } amethysts
    }
valley-some-gem-emerald =
    { $number ->
        [one] an emerald
       *[other] { $number } emeralds
    }
valley-some-gem-gold =
    { $number ->
        [one] a piece of gold
       *[other] { $number } pieces of gold
    }
valley-one-commission-silver = a silver commission
valley-one-commission-yellow = a yellow commission
valley-one-commission-white = a white commission
valley-one-commission-violet = a violet commission
valley-one-commission-red = a red commission
valley-one-commission-blue = a blue commission
valley-one-commission-green = a green commission
valley-one-craftsman-silver = a silver craftsman
valley-one-craftsman-yellow = a yellow craftsman
valley-one-craftsman-white = a white craftsman
valley-one-craftsman-violet = a violet craftsman
valley-one-craftsman-red = a red craftsman
valley-one-craftsman-blue = a blue craftsman
valley-one-craftsman-green = a green craftsman

## What a turn was

valley-doing-meets =
    { $number ->
        [one] pays { $number } coin for meeting { $names }
       *[other] pays { $number } coins for meeting { $names }
    }
valley-doing-pages =
    { $number ->
        [one] turns a page ({ $faces })
       *[other] turns { $number } pages ({ $faces })
    }
valley-doing-pages-paid =
    { $number ->
        [one] turns a page ({ $faces }) for { $coins }
       *[other] turns { $number } pages ({ $faces }) for { $coins }
    }
valley-doing-buys-equipment = buys the { $equipment } card
valley-doing-buys = buys { $cards }
valley-doing-returns =
    { $page ->
        [left] puts { $cards } back on the left side of the book
       *[right] puts { $cards } back on the right side of the book
    }
valley-doing-unloads = unloads { $gems } from the { $equipment } card
valley-doing-loads = loads { $gems }
valley-doing-loads-paid = loads { $gems } for { $coins }
valley-doing-delivers =
    { $points ->
        [one] completes { $cards } for one point
       *[other] completes { $cards } for { $points } points
    }
valley-doing-hires = takes on { $craftsmen }
valley-doing-hires-other = takes on { $craftsmen } (none of that colour is left)
valley-doing-hires-nobody = finds no craftsman left
valley-doing-opens =
    { $points ->
        [0] opens the { $workshop }
        [one] opens the { $workshop } for one point
       *[other] opens the { $workshop } for { $points } points
    }
valley-paid =
    { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }

## What is done

table-help-play = First you travel: a click on a lit place goes there. Rest on it, or press long, to read what can be done there. A town ends the move unless you have provisions.
valley-go = Go { $toward }.
valley-go-provisions = Go with provisions { $toward }.
valley-pick = Click a lit place on the map to go there.
valley-pick-short = Click a lit place
valley-give-back = Give back
valley-give-title = Give this commission back
valley-give-help = It costs nothing and goes on top of the side that you choose. Then you must buy another commission here for a coin; pages may be turned before that.
valley-give-left = Left side
valley-give-right = Right side

## What things are

valley-do-road-empty = No gems are left here.
valley-here = Here: { $names }.
valley-about-basin = Gems that were paid or unloaded. In the harbour town and in harbours they can be loaded again.
valley-about-book = Only what shows on top can be bought. Click to see what such a book holds.
valley-about-coins = They pay for commissions, further pages, meetings, horse and cart. Nobody may have more than { $most }.
valley-about-provisions = With provisions a move may go past one town; that uses them up. They are taken in towns.
valley-about-commission = Bring what it asks for to the palace of its colour: that gives its points and a craftsman.
valley-about-completed = Completed commissions lie hidden: their points are shown at the end.
valley-about-bonus = Each counts 10 points. Whoever owns a workshop gets one for every further commission of its colour.
valley-about-colour = A colour with at least one craftsman counts 10 points.
valley-about-piles = For every commission its player takes a craftsman of that colour from here.
valley-about-asks = Who first has so many craftsmen of the colour takes the workshop at once and keeps it.
valley-about-shop-points = What the workshop counts at the end.
valley-owner-none = Nobody has it yet
valley-pile = { $craftsman }: { $number }

## The score so far, and the end

valley-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
valley-points-known =
    { $number ->
        [one] { $number } point known
       *[other] { $number } points known
    }
valley-points-hidden = hidden
valley-stacks =
    { $number ->
        [0] The last round is being played
        [one] { $number } more stack until the end
       *[other] { $number } more stacks until the end
    }
valley-about-stacks = As soon as craftsmen of a single colour are left, the round is played to its end and the points are counted. So many stacks must still be used up.
valley-quiet =
    { $number ->
        [one] Nobody delivers: { $number } round left
       *[other] Nobody delivers: { $number } rounds left
    }
valley-about-quiet = If nobody completes a commission until then, the game ends and is scored.

## The summary card

valley-summary = Summary card
valley-summary-scoring = What counts at the end
valley-summary-equipment = In each of the two equipment catalogues, both sides of its cards counted
valley-summary-commissions = In each of the two books of commissions, both sides of its cards counted
valley-counts-commissions = each completed commission: what it shows
valley-counts-colours = each colour with at least one craftsman: 10
valley-counts-workshops = each workshop: what it shows
valley-counts-bonus = each bonus tile: 10
valley-counts-gems = each gem on one’s cards: 1
valley-completed-look = Completed commissions
valley-completed-hidden = They stay hidden until the end.
