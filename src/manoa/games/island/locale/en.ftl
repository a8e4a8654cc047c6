### The Island of El Dorado

title = The Island of El Dorado
tagline = Explorers map an unknown island, raise armies and fight for its four shrines.

## Resources, tiles, dwellers, pieces

resource-wood = wood
resource-food = food
resource-gold = gold
island-cards-wood = { $number } wood
island-cards-food = { $number } food
island-cards-gold = { $number } gold
tile-water = water
tile-shrine = shrine
tile-gold = gold
tile-food = food
tile-wood = wood
tile-garden = garden
tile-entrance = cave entrance
tile-exit = cave exit
tile-empty = empty cave
tile-floor = cave floor
tile-cave-shrine = cave shrine
tile-dweller = cave dweller
found-water = water
found-shrine = a shrine
found-gold = a gold tile
found-food = a food tile
found-wood = a wood tile
found-garden = a garden
found-entrance = the cave entrance
found-exit = the cave exit
found-empty = an empty cave
found-floor = the cave floor
found-cave-shrine = the cave shrine
found-dweller = a cave dweller
upon-water = on the water
upon-shrine = at a shrine
upon-gold = on a gold tile
upon-food = on a food tile
upon-wood = on a wood tile
upon-garden = in a garden
upon-entrance = at the cave entrance
upon-exit = at the cave exit
upon-empty = in an empty cave
upon-floor = on the cave floor
upon-cave-shrine = at the cave shrine
upon-dweller = in a dweller’s cave
onto-water = to the water
onto-shrine = to a shrine
onto-gold = to a gold tile
onto-food = to a food tile
onto-wood = to a wood tile
onto-garden = to a garden
onto-entrance = to the cave entrance
onto-exit = to the cave exit
onto-empty = to an empty cave
onto-floor = to the cave floor
onto-cave-shrine = to the cave shrine
onto-dweller = to a dweller’s cave
dweller-thieves = Thieves
dweller-bats = Bats
dweller-snakes = Snakes
dweller-spider = Giant Spider
dweller-jaguar = Jaguar
dweller-giant = Cave Giant
piece-villager = villager
piece-offering = offering
piece-fort = fort
piece-farm = farm
piece-army = army move
piece-explorer = explorer
map-island = island
map-cave = cave
direction-e = east
direction-se = south-east
direction-sw = south-west
direction-w = west
direction-nw = north-west
direction-ne = north-east
direction-n = north
direction-s = south
direction-through = through the cave mouth

## Explorers

explorer-stella = Stella
explorer-stella-title = The Adventurer
explorer-laffite = Laffite
explorer-laffite-title = The Pirate
explorer-bellona = Bellona
explorer-bellona-title = The Commander
explorer-william = William
explorer-william-title = The Merchant
explorer-hector = Hector
explorer-hector-title = The Corporal
explorer-nicolas = Nicolas
explorer-nicolas-title = The Fortuitous
explorer-tizoc = Tizoc
explorer-tizoc-title = The Gatherer
explorer-emma = Emma
explorer-emma-title = The Cartographer
explorer-victoria = Victoria
explorer-victoria-title = The Wealthy
explorer-pedro = Pedro
explorer-pedro-title = The Conquistador
explorer-stella-ability = One step more each turn.
explorer-laffite-ability = Steals a random card from a player of choice for every 3 and every 5 rolled.
explorer-bellona-ability = One free army move in each of her explore phases.
explorer-william-ability = Trades three of a kind with the bank instead of five.
explorer-hector-ability = Has a fifth villager.
explorer-nicolas-ability = May roll the gold dice again once a turn; the second roll stands.
explorer-tizoc-ability = Takes one food more in every harvest, whatever he farms.
explorer-emma-ability = Before exploring looks at the top three island tiles and puts them back in any order.
explorer-victoria-ability = Starts with four cards of each resource.
explorer-pedro-ability = His own strength is 2.

## Options

option-deep_shrine = Deep cave shrine
option-deep_shrine-help = The cave shrine lies in the lower half of the cave stack, as in the second edition.
option-hand_limit = Hand limit
option-hand_limit-help = Whoever has more than nine cards at the end of their turn discards down to nine.
option-hidden_hands = Hidden hands
option-hidden_hands-help = Everyone sees only the number of the others’ cards.
option-free_trade = Offers without bounds
option-free_trade-help = As many cards in an offer, offers in a turn and counter-offers as you like. Otherwise three of a kind, three offers and one counter-offer.
option-data = Own data
option-data-help = A table with costs, pieces, dwellers or bounds of your own, for those who own the box.
option-round_limit = Round limit
option-round_limit-help = The game stops after this many rounds; who controls more shrines is ahead. Without a number it goes on to its end.

## Data that cannot be used

error-data-free = { $where } must cost at least one card.
error-data-no-land = { $where } must have a tile of gold, food, wood or garden.
error-data-too-many = { $where } has { $value } tiles. There may be at most { $most }.

## Positions that cannot be

error-position-cards = The position has { $value } cards of this resource, more than there are: { $resource }.
error-position-tiles = The position has { $value } tiles of this kind: { $tile }. There must be { $wanted }.
error-position-dweller = The dweller { $dweller } is in { $value } places of the position, not in one.
error-position-stuck = Nobody could play on from this position.

## Actions that the rules refuse

refused-not-an-action = “{ $value }” is no action. Actions are the whole numbers from 0 to { $most }.
refused-over = The game is over.
refused-not-asked = That cannot be done now. You are asked this: { $asked }.
refused-no-tile = That is none of the tiles to be put in order.
refused-no-tile-there = No tile has been laid there.
refused-not-entered = Nobody may go onto this tile: { $tile }.
refused-first-round = In the first round nobody may be attacked.
refused-off-table = The table ends there.
refused-not-laid-there = The tile cannot be laid there.
refused-no-speed = No speed is left this turn.
refused-stack-empty = No tile is left to be discovered.
refused-no-free-cell = No tile can be laid next to this one.
refused-no-water = There is no water tile there.
refused-only-water = Only water is left in the stack.
refused-not-boxed-in = Water is covered only when no other tile can be discovered.
refused-no-way-through = Only entrance and exit of the cave lead to each other.
refused-no-shrine = There is no island shrine there.
refused-offering-there = Your offering lies on that shrine already.
refused-cannot-pay =
    You lack:{ $wood ->
        [0] {""}
       *[other] {" "}{ $wood } wood
    }{ $food ->
        [0] {""}
       *[other] { $wood ->
            [0] {" "}
           *[other] {", "}
        }{ $food } food
    }{ $gold ->
        [0] {""}
       *[other] { $wood ->
            [0] { $food ->
                [0] {" "}
               *[other] {", "}
            }
           *[other] {", "}
        }{ $gold } gold
    }.
refused-no-supply = None is left in your supply: { $piece }.
refused-lost = Lost ones come back at your next turn: { $piece }.
refused-all-offered = Your offerings lie on all island shrines.
refused-no-villagers = You have no villagers on the map.
refused-place-villager = Villagers appear on tiles at your farms and forts, where no opponent is.
refused-place-offering = Your explorer must stand next to a shrine without an offering of yours.
refused-place-fort = No free corner of your explorer’s tile is clear of opponents and forts.
refused-place-farm = No corner of your explorer’s tile is free.
refused-place-army = None of your villagers can go anywhere.
refused-corner-used = A building stands on that corner.
refused-corner-held = A tile at that corner is held by another player or a fort.
refused-not-placed-there = The explorer cannot be put there.
refused-no-building = None of your buildings touches that tile.
refused-occupied = Another player holds that tile.
refused-no-army = You have no army there.
refused-pinned = Attackers cannot withdraw before the battle is over.
refused-nowhere = That army can go nowhere.
refused-too-many = You do not have that many villagers there.
refused-no-farm = No other player has a farm there.
refused-no-attackers = You have nobody on a tile of that farm.
refused-same-resource = A resource cannot be traded for itself.
refused-too-few = The bank wants { $number } of this, and you have fewer: { $resource }.
refused-bank-empty = The bank has none of this: { $resource }.
refused-no-need = That trade does not help to pay for the army move.
refused-no-victim = There is nothing to steal from that player.
refused-no-rival = That player is not in this battle.
refused-no-partner = There is no such player to trade with.
refused-nothing-given = An offer must hold a card.
refused-no-more-offers = All offers of this turn are made ({ $number }).
refused-offered-already = That is the very offer that you were made.
refused-counter-countered = This offer can only be accepted or declined.
refused-no-wish = That cannot be wished now.
refused-cannot-accept = You do not have what is wanted.
refused-both-sides = A resource is either given or wanted: { $resource }.
refused-offer-full = An offer holds at most { $number } of a resource: { $resource }.
refused-not-held = There is not enough of this in the hand: { $resource }.
refused-not-farmed = You do not farm this, or the bank has none: { $resource }.

## What is asked of a player

asked-explorer = Choose your explorer
asked-reroll = Roll the gold dice again, or keep them
asked-steal = Choose whom to steal from
asked-dice = Choose the die for your speed; the other is your harvest
asked-harvest = Take a resource card
asked-look = Choose the tile that comes next on top
asked-explore = Move, buy, attack, trade, or end your turn
asked-lay = Choose where to lay the tile
asked-march = Choose how many villagers go, and where
asked-react = Buy an army move, or pass
asked-rival = Choose whom to fight first
asked-place = Choose where to put the beaten explorer
asked-pay = Choose a card to give away
asked-offer = Build your offer
asked-answer = Answer the offer
asked-discard = Choose a card to discard
asked-trade = Trade, until you have had enough
asked-over = The game is over

## What happened

event-chooses = { $player } plays { $explorer }.
event-rolls-first = { $player } rolls { $number } for the first turn.
event-turn = Round { $round }: it is { $player }’s turn.
event-rolls = { $player } rolls { $first } and { $second }.
event-rerolls = { $player } rolls again: { $first } and { $second }.
event-steals = { $player } steals from { $rival }: { $resource }.
event-steals-unseen = { $player } steals a card from { $rival }.
event-assigns = { $player } has speed { $speed } and harvest { $harvest }.
event-harvests = { $player } harvests: { $number } × { $resource }.
event-no-harvest = { $player } has nothing more to harvest.
event-gathers = { $player } gathers besides: { $resource }.
event-looks = { $player } looks at the top of the stack (tiles: { $number }).
event-orders = { $player } puts the tiles back.
event-steps = { $player } goes to { $to } ({ $tile }).
event-opens-cave = { $player } opens the cave.
event-reveals = { $player } turns up a tile: { $tile }.
event-lays = { $player } lays the tile on { $cell } ({ $tile }).
event-meets = { $player } meets a cave dweller of strength { $number }: { $dweller }.
event-covers = { $player } covers the water on { $cell } with another tile: { $tile }.
event-starts-anew = The first tile is ringed: the island starts anew ({ $tile }).
event-announces = { $player } is about to buy: { $piece } ({ $at }).
event-lapses = { $player } cannot make the purchase any more: { $piece }.
event-buys-villager = { $player } puts a villager on { $at }.
event-lays-offering = { $player } lays an offering on the shrine { $at } (shrines: { $number }).
event-builds-fort = { $player } builds a fort on corner { $at }.
event-builds-farm = { $player } builds a farm on corner { $at }.
event-marches = { $player } moves an army from { $from } to { $to } (villagers: { $number }).
event-marches-free = { $player } moves an army from { $from } to { $to } for free (villagers: { $number }).
event-silent = { $player } passes until their own turn, unless it concerns them.
event-wants-trade = { $player } wants to trade.
event-wants-no-trade = { $player } no longer wants to trade.
event-challenges = { $player } attacks { $rival } on { $cell }.
event-attacks-farm = { $player } attacks the farm of { $rival } on corner { $at }.
event-no-battle = The others are gone: no battle for { $player } on { $cell }.
event-fights = { $player } (dice: { $strength }) rolls { $roll }, { $rival } (dice: { $defence }) rolls { $other }.
event-fights-farm = { $player } (dice: { $strength }) rolls { $roll }, the farm of { $rival } (dice: { $defence }) rolls { $other }.
event-fights-dweller = { $player } (dice: { $strength }) rolls { $roll }; { $dweller } (dice: { $defence }, rolled by { $rival }): { $other }.
event-wins-battle = { $player } wins the battle against { $rival } on { $cell }.
event-beats-dweller = { $player } beats the dweller of the cave: { $dweller }.
event-loses-to-dweller = { $player } is beaten by the dweller of the cave: { $dweller }.
event-ties = { $player } and { $rival } tie on { $cell }.
event-ties-dweller = { $player } ties with the dweller of the cave: { $dweller }.
event-goes-back = A piece of { $player } goes back from { $from } to { $to }: { $piece }.
event-loses-villagers =
    { $number ->
        [one] { $player } loses { $number } villager on { $cell }.
       *[other] { $player } loses { $number } villagers on { $cell }.
    }
event-loses-fort = { $player } loses the fort on corner { $at }.
event-loses-farm = { $player } loses the farm on corner { $at }.
event-placed = { $player }’s explorer is put on { $to } by { $rival }.
event-pays = { $player } pays { $rival }: { $number } × { $resource }.
event-pays-bank = { $player } loses to the stacks: { $number } × { $resource }.
event-pays-hoard = { $player } loses to the thieves’ treasure: { $number } × { $resource }.
event-takes-hoard = { $player } takes the thieves’ treasure: { $wood } wood, { $food } food, { $gold } gold.
event-finds-cave-shrine = { $player } finds the cave shrine on { $cell }.
event-takes-cave-shrine = { $player } now controls the cave shrine.
event-wins-cave-shrine = { $player } takes the cave shrine from { $rival }.
event-loses-cave-shrine = { $player } loses the cave shrine: it is shuffled back into the cave stack.
event-returns-cave-shrine = { $player } goes back: the cave shrine lies on { $cell } again.
event-banks = { $player } trades with the bank: { $number } × { $give } for { $resource }.
give-wood = wood
give-food = food
give-gold = gold
event-offers = { $player } makes { $rival } an offer.
event-offers-cards = { $player } would give: { $number } × { $resource }.
event-wants-cards = { $player } would like: { $number } × { $resource }.
event-counters = { $player } answers { $rival } with a counter-offer.
event-accepts = { $player } accepts the offer of { $rival }.
event-declines = { $player } declines the offer of { $rival }.
event-discards = { $player } discards: { $number } × { $resource }.
event-wins = { $player } controls all four shrines and wins!
event-over =
    { $round ->
        [one] The game is over after { $round } round.
       *[other] The game is over after { $round } rounds.
    }

## What a player may choose

choice-explorer = Play { $explorer }
choice-reroll = Roll again
choice-keep = Keep the dice
choice-steal = Steal from { $rival }
choice-dice = Speed { $speed }, harvest { $harvest }
choice-harvest = Take { $resource }
choice-look = Put on top as number { $place }: { $tile }
choice-step = Go { $direction } to { $to } ({ $tile })
choice-step-open = Enter the cave
choice-step-battle = Attack: go { $direction } to { $to } ({ $tile }); win { $win }%
choice-discover-island = Discover an island tile
choice-discover-cave = Discover a cave tile
choice-cover = Cover the water on { $at } with a new tile
choice-lay = Lay the tile on { $at } ({ $direction }): { $tile }
choice-villager = Buy a villager for { $at } ({ $cost })
choice-offering = Lay an offering on the shrine { $at } ({ $cost })
choice-fort = Build a fort on corner { $at } ({ $cost })
choice-farm = Build a farm on corner { $at } ({ $cost })
choice-army = Move an army from { $from } ({ $cost })
choice-army-free = Move an army from { $from } for free
choice-march =
    { $number ->
        [one] { $number } villager { $direction } to { $to } ({ $tile })
       *[other] { $number } villagers { $direction } to { $to } ({ $tile })
    }
choice-march-battle =
    { $number ->
        [one] Attack with { $number } villager { $direction } on { $to } ({ $tile }); win { $win }%
       *[other] Attack with { $number } villagers { $direction } on { $to } ({ $tile }); win { $win }%
    }
choice-attack = Attack the farm of { $rival } on corner { $farm } from { $from }; win { $win }%
choice-bank = Bank: { $number } × { $give } for { $resource }
choice-offer = Make { $rival } an offer
choice-give = Give { $number } × { $resource }
choice-want = Ask for { $number } × { $resource }
choice-propose = Make the offer
choice-drop = Drop the offer
choice-accept = Accept
choice-decline = Decline
choice-counter = Answer { $rival } with a counter-offer
choice-pass = Pass
choice-silence = Pass until my turn, unless it concerns me
choice-enough = Enough traded
choice-want-trade = I want to trade
choice-want-no-trade = I no longer want to trade
choice-heed =
    { $when ->
        [always] Always ask me
        [attacked] Ask me only when I am attacked
       *[concerned] Ask me when I am concerned
    }
choice-rival = Fight { $rival } first; win { $win }%
choice-place = Put the explorer on { $at } ({ $tile })
choice-pay = Give { $resource }
choice-discard = Discard { $resource }
choice-end = End the turn (speed lost: { $speed })
island-choice-step = Go { $direction } { $onto }
island-choice-step-battle = Attack: go { $direction } { $onto }; win { $win }%
island-choice-walk =
    { $number ->
        [one] Go { $number } step { $onto }, { $where }
       *[other] Go { $number } steps { $onto }, { $where }
    }
island-choice-cover = Cover the water { $direction } of you with a new tile
island-choice-lay = Lay the tile { $direction } of you: { $tile }
island-choice-villager = Buy a villager { $upon }, { $where } ({ $cost })
island-choice-offering = Lay an offering on the shrine { $direction } of you ({ $cost })
island-choice-fort = Build a fort on the corner { $direction } of you ({ $cost })
island-choice-farm = Build a farm on the corner { $direction } of you ({ $cost })
island-choice-army = Move the army { $upon }, { $where } ({ $cost })
island-choice-march =
    { $number ->
        [one] { $number } villager { $direction } { $onto }
       *[other] { $number } villagers { $direction } { $onto }
    }
island-choice-march-battle =
    { $number ->
        [one] Attack with { $number } villager: { $direction } { $onto }; win { $win }%
       *[other] Attack with { $number } villagers: { $direction } { $onto }; win { $win }%
    }
island-choice-attack = Attack the farm of { $rival } { $corner } with your pieces { $upon }; win { $win }%
island-choice-place = Put the explorer { $upon }, { $where }
island-choice-bank = Bank: { $give } for { $take }
island-choice-give = Give { $cards }
island-choice-want = Ask for { $cards }

## The table

table-island = The island
table-cave = The cave
table-cards = Cards
table-bank = Bank
table-hoard = The thieves’ treasure
table-strength = Strength
table-villagers = Villagers
table-buildings = Buildings
table-shrines = Shrines
table-explorer = Explorer
table-place = Where
table-stack = Tiles left
table-speed = Speed

## The web table

table-side = Players and stacks
table-help-play = Your two gold dice are speed and harvest. Then explore: click a lit hex to go there, a spyglass to discover a tile. Each step or tile costs one speed.
table-help-move = What you can pay for is lit in the tray: pick it, then its place on the map. Red hexes begin a battle; the number is your chance to win.
table-ranking = Whoever controls the three shrines of the island and the shrine of the cave wins at once. The others rank by the shrines that they control.
island-map = Chart of island and cave
island-nothing = nothing
island-and = { $first } and { $last }
island-asked-left = { $asked } (left: { $number })
island-asked-speed =
    { $number ->
        [0] { $asked } (no steps left)
        [one] { $asked } ({ $number } step left)
       *[other] { $asked } ({ $number } steps left)
    }
island-asked-lay = You have turned up a tile: { $tile }. Choose where to lay it
island-explorer-of = { $explorer }, explorer of { $player }, strength { $number }
island-offering-of = Offering of { $player }
island-villagers-of =
    { $number ->
        [one] { $number } villager of { $player }
       *[other] { $number } villagers of { $player }
    }
island-fort-of = Fort of { $player }
island-farm-of = Farm of { $player }
island-dice-open = Gold dice of { $player }: { $first } and { $second }
island-dice-used = Gold dice of { $player }: { $speed } for speed, { $harvest } for the harvest
island-steps =
    { $number ->
        [one] { $number } step left
       *[other] { $number } steps left
    }
island-cards-of = { $resource }: { $number }
island-cards-farmed = { $resource }: { $number }, farmed by you
island-shop = What can be bought
island-price = { $piece }: { $cost }.
island-left = In your supply: { $number }.
island-free = free
island-army = Army move
island-trade = Trade
island-trade-about = Trade with the bank or with a player
island-which = What do you want to do here?
island-place-it = Pick a lit place: { $piece }
island-ways = Lit places
island-choose-one = Choose one
island-choose-place = Choose a lit place
island-choose-cards = Choose the cards
island-do-step = Attack
island-do-lay = Lay it and fight
island-do-cover = Cover the water
island-do-villager = Buy the villager
island-do-offering = Lay the offering
island-do-fort = Build the fort
island-do-farm = Build the farm
island-do-army = Move this army
island-do-march = March
island-do-attack = Attack the farm
island-do-place = Put it here
island-do-discover = Discover a tile
island-do-harvest = Take { $cards }
island-do-pay = Give { $cards }
island-do-discard = Discard { $cards }
island-pick-left =
    { $number ->
        [one] { $number } card still to choose
       *[other] { $number } cards still to choose
    }
island-pick-less = One less: { $resource }
island-pick-more = One more: { $resource }
island-pick-of = There are { $number } to choose from.
island-help-explore = Lit hexes are steps, a spyglass discovers a new tile. Take a thing from the shop to see where it can stand.
island-help-spent = Nothing is left to do on the map: trade, or end your turn.
island-help-lay = Click a lit cell: the tile is laid there. Your explorer goes onto it unless it is water or a shrine.
island-help-march = Click the tile that the army is to go to, then how many villagers go.
island-help-place = Click a lit tile: the beaten explorer is put there.
island-help-trade = Trade with the bank, or make somebody an offer.
island-react-battle = A battle is about to be fought. You may bring an army: click your villagers.
island-react-trade = You may buy an army move if you first trade with the bank for what you lack.
island-react-may = You may buy an army move: click your villagers.
island-asked-cause = { $cause } { $asked }
island-heading-attacked = You are attacked
island-heading-react = You may react
island-heading-answer = An offer for you
island-heading-trade = You trade
island-heading-decide = You decide
island-heed = Ask me about others’ moves
island-heed-always = always
island-heed-concerned = when I am concerned
island-heed-attacked = only when attacked
island-want-trade = You are asked as soon as cards may change hands; nobody else is asked.
island-wanting = You will be asked. Press again if you no longer want to trade.
island-why-not-now = Not now.
island-why-no-trade = Nothing to trade now.
island-turn-sign = Turn
island-first = Start player
island-silent = Passes until their turn, unless it concerns them
island-silent-sign = Passes
island-shrines-of = Shrines controlled: { $number } of 4
island-strength-of = Strength of the explorer: { $number }
island-hand =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
island-farms = Farms: { $kinds }
island-supply = Left in the supply: { $piece } ({ $number })
island-supply-lost = Left in the supply: { $piece } ({ $number }); lost until their next turn: { $lost }
island-unseen = Island tiles face down: { $number }
island-unseen-kind = { $tile }: { $number }
island-cave-unseen = Cave tiles face down: { $number }
island-dweller-of = { $dweller } (strength { $number })
island-top = On top, as you know: { $tiles }
island-turn = { $player } { $doings }.
island-doing-harvests = harvests { $cards }
island-doing-goes = goes { $direction } { $onto }
island-doing-goes-some =
    { $number ->
        [one] goes { $number } step { $onto }
       *[other] goes { $number } steps { $onto }
    }
island-doing-goes-to = goes { $onto }
island-doing-finds = discovers { $found }
island-doing-covers = covers water with { $found }
island-doing-villager = puts a villager { $upon }
island-doing-fort = builds a fort { $corner }
island-doing-farm = builds a farm { $corner }
island-doing-marches =
    { $number ->
        [one] moves { $number } villager { $onto }
       *[other] moves { $number } villagers { $onto }
    }
island-doing-marches-free =
    { $number ->
        [one] moves { $number } villager { $onto } for free
       *[other] moves { $number } villagers { $onto } for free
    }
island-doing-banks = trades { $give } for { $take } with the bank
island-doing-discards = discards { $cards }
island-doing-pays = pays { $rival } { $cards }
island-doing-pays-bank = loses { $cards } to the stacks
island-doing-pays-hoard = loses { $cards } to the thieves
island-doing-opens-cave = opens the cave
island-doing-offering = lays an offering (shrines: { $number })
island-corner = where { $tiles } meet
island-unknown = the unknown
island-where-here = where you stand
island-where-away =
    { $number ->
        [one] { $number } step { $direction } of you
       *[other] { $number } steps { $direction } of you
    }
island-where-cave = in the cave
island-where-island = on the island
island-line-dice = { $player } rolls { $first } and { $second }: speed { $speed }, harvest { $harvest }.
island-line-challenges = { $player } attacks { $rival } { $upon }.
island-line-attacks-farm = { $player } attacks the farm of { $rival } { $corner }.
island-line-fights = Battle: { $player } rolls { $roll }, { $rival } rolls { $other }.
island-line-won = { $player } wins.
island-line-lost-to = { $player } is beaten.
island-line-tied = A tie.
island-line-no-battle = The others leave { $upon }: no battle for { $player }.
island-line-loses-villagers =
    { $number ->
        [one] { $player } loses { $number } villager { $upon }.
       *[other] { $player } loses { $number } villagers { $upon }.
    }
island-line-loses-fort = { $player } loses the fort { $corner }.
island-line-loses-farm = { $player } loses the farm { $corner }.
island-line-goes-back = { $player }: the { $piece } goes back { $onto }.
island-line-placed = { $rival } puts { $player }’s explorer { $upon }.
island-line-returns-cave-shrine = { $player } goes back: the cave shrine lies in its place again.
island-line-takes-hoard = { $player } takes the thieves’ treasure: { $cards }.
island-line-announces = { $player } is about to buy: { $piece } { $place }.
island-line-offers = { $player } offers { $rival } { $give } for { $take }.
island-line-offers-gift = { $player } offers { $rival } { $give } as a gift.
island-line-accepts = { $player } accepts.
island-line-declines = { $player } declines.
island-stat-tiles = Tiles discovered
island-stat-steps = Steps
island-stat-fought = Attacks
island-stat-won = Battles won
island-stat-harvested = Cards harvested
island-stat-built = Forts and farms built
island-stat-villagers = Villagers bought

## What things are

island-about-tile-water = Nobody goes onto water.
island-about-tile-shrine = Nobody goes onto a shrine. From a tile beside it an explorer lays an offering; whoever has one there controls it.
island-about-tile-gold = Whoever farms it harvests gold.
island-about-tile-food = Whoever farms it harvests food.
island-about-tile-wood = Whoever farms it harvests wood.
island-about-tile-garden = Whoever farms it harvests wood, food or gold.
island-about-tile-entrance = The way into the cave: an explorer opens it for one speed.
island-about-tile-exit = From here it is one step to the entrance on the island.
island-about-tile-empty = Nobody lives here.
island-about-tile-floor = The cave shrine lay here.
island-about-tile-cave-shrine = An explorer that steps off it takes it along: the fourth shrine, and 2 strength more.
island-about-tile-dweller = Whoever finds it must fight it at once.
island-about-villager = Stands on a tile at one of your farms or forts. Farms it if your farm is at a corner, fights with strength 1, and marches in armies.
island-about-offering = Laid on a shrine next to your explorer. You control that shrine for good: 1 strength more, and one of the four shrines that win.
island-about-fort = On a free corner of your explorer’s tile. Holds the three tiles there and defends each with strength 1.
island-about-farm = On a free corner of your explorer’s tile. Your villagers on the tiles there harvest them.
island-about-army = Moves 1 to 5 villagers from one tile to the next, also when others move or are about to buy.
island-about-speed = Steps and new tiles that are left this turn; each costs one. What is left is lost at the end.
island-about-dice = One of the two gold dice is the speed, the other the harvest.
island-about-strength = So many black dice the explorer rolls in a battle: 1, Pedro 2; 1 more for each island shrine, 2 more with the cave shrine.
island-about-shrines = Whoever controls the three shrines of the island and the shrine of the cave wins at once.
island-about-farmed = What this player can harvest: the explorer’s tile, and tiles with a villager beside an own farm.
island-about-bank = Five cards of a kind for one of another, William three.
island-about-hoard = Whoever beats the thieves in the cave takes it all.
island-about-stack = Tiles that are still face down, by kind.
island-about-dweller = Rolls as many dice as its strength. Beaten, its cave is empty for good.

## Battle and trade

table-battle-title = Battle
table-battle-last = The last battle
table-battle-farm = Farm of { $rival }
table-battle-dice =
    { $number ->
        [one] { $number } die
       *[other] { $number } dice
    }
table-battle-rolled = { $player } rolled { $dice }: { $number } in all
table-battle-chances = Chances of { $player }: win { $win }%, tie { $tie }%, lose { $lose }%
table-battle-win = win
table-battle-tie = tie
table-battle-lose = lose
table-battle-after = After a march of { $number }:
table-battle-joined = then win { $win }%
table-battle-avoided = Nobody is left to fight: no battle.
table-battle-unnamed = The chances are known as soon as the first opponent is named.
table-battle-join = Before the dice are rolled you may bring an army.
table-battle-asked = { $player } may still bring an army.
table-battle-passed = Passed: { $names }.
table-battle-more =
    { $number ->
        [one] { $number } more battle follows.
       *[other] { $number } more battles follow.
    }
table-trade-title = Trade
table-trade-close = Put the trade away
table-trade-players = Make an offer
table-trade-to = Whom to
table-trade-everyone = Everyone
table-trade-everyone-about = One after the other is asked, until one accepts.
table-trade-making = Your offer goes to { $player }.
table-trade-counter-make = Make the counter-offer
table-trade-return = Back to the offer
table-trade-withdrawn = { $player } has withdrawn the offer.
table-trade-left = Left this turn: { $number }
table-trade-dropped = An offer that is dropped counts too.
table-trade-cards =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
table-trade-rate = { $number } of a kind for 1 of another
table-trade-have = You have { $number } × { $resource }
table-trade-get = You get
table-trade-give = You give
table-trade-begin = Your offer to { $player }: what do you give, and what do you want for it?
table-trade-counter = Counter-offer
table-trade-counter-begin = Your counter-offer to { $player }: what do you give, and what do you want for it?
table-trade-offered = { $player } offers you a trade: you get { $get }, you give { $give }.
table-trade-countered = { $player } makes a counter-offer: you get { $get }, you give { $give }.

## What the buttons of the table do
island-help-end = Ends your turn. Speed that is left is lost.
island-help-pass = You buy no army move now. The others are asked, then play goes on.
island-help-silence = You are asked no more until your own turn, unless it concerns you.
island-help-keep = The dice stay as they are.
island-help-reroll = Both gold dice are rolled again; the second roll stands.
island-help-enough = Trading ends, and the game goes on where it was.
island-help-discover = For 1 speed the top tile of the stack is turned up; then you choose where it goes beside your explorer.
island-help-harvest = You take as many cards as the harvest die shows, of the kinds that you farm.
island-help-pay = Half of your cards, rounded down, go to whoever beat you; you choose which.
island-help-discard = At the end of your turn you may hold only so many cards; you choose which go.
island-help-choose = Choose first: one of the cards and buttons here, or a lit place on the map.
island-unknown-place = An undiscovered place
