### What the house says, whatever the game.

## Refusals

error-bot-unknown = There is no bot “{ $value }”. The bots are: { $values }.
error-game-unknown = There is no game “{ $title }”. The games are: { $values }.
error-players = { $title } is played by { $least } to { $most } players, not { $value }.
error-seed = “{ $value }” is no seed. A seed is a whole number from 0 up to 64 bits.
error-seat = There is no seat “{ $value }”. The seats are 0 to { $most }.
error-not-a-choice = This is not one of the choices now: { $choice }.

error-options-not-a-table = Options must be a table of names and values, not “{ $value }”.
error-option-unknown = { $title } has no option “{ $option }”. Its options are: { $values }.
error-option-choice = The option “{ $option }” cannot be “{ $value }”. It may be: { $values }.
error-option-flag = The option “{ $option }” is either true or false, not “{ $value }”.
error-option-number = The option “{ $option }” must be a whole number from { $least } to { $most }, not “{ $value }”.

error-version-not-a-number = “{ $value }” is no version of the rules. A version is a whole number from 1 up.
error-version-future = This was written with newer rules of { $title } (version { $value }); the rules here are version { $version }. Update to open it.
error-version-past = This was written with older rules of { $title } (version { $value }); the rules here are version { $version } and would play it differently.

error-undo-nothing = There is nothing to take back: no action has been played yet.
error-undo-revealed = The last action cannot be taken back: chance or hidden knowledge came into play.
error-undo-other-player = The last action was another player’s, so you cannot take it back.

error-record-ply = “{ $value }” is no point of this game. It has the points 0 to { $most }.
error-record-not-text = { $file } is not a text file in UTF-8.
error-record-not-json = The record is not valid JSON: see line { $line }, column { $column }.
error-record-format = This is not a Manoa game record.
error-record-field-missing = The record is incomplete: the field “{ $field }” is missing.
error-record-field-unknown = The record has a field that does not belong there: “{ $field }”.
error-record-digest = The record was cut short or changed: its digest does not match its content.
error-record-opening = The game of this record cannot be set up. { $reason }
error-record-actions = The actions of the record must be a list.
error-record-entry = Entry { $ply } of the record is no action: “{ $value }”.
error-record-action = Action { $ply } of the record ({ $action }) cannot be played. { $reason }

error-position-not-a-table = A position must be a table of fields and values.
error-position-field-missing = The position is incomplete: the field “{ $field }” is missing.
error-position-field-unknown = The position has a field that does not belong there: “{ $field }”.
error-position-field = The field “{ $field }” of the position cannot be “{ $value }”.

## Command line

cli-version-compiled = Manoa { $version }, compiled with mypyc
cli-version-plain = Manoa { $version }, plain Python
cli-interrupted = Interrupted.
cli-file = { $file }: { $reason }.
cli-file-exists = The file { $file } exists already; nothing was written.
cli-written = { $file } was written.
cli-no-pictures = Pictures need the package “{ $value }”, which is not installed. A drawing (--svg) needs nothing more.
cli-option-form = An option is given as name=value, not “{ $value }”.
error-bot-count =
    { $value ->
        [one] { $value } bot was named for { $players } seats. Name one for all, or one for each seat.
       *[other] { $value } bots were named for { $players } seats. Name one for all, or one for each seat.
    }

cli-player = Player { $number }
cli-bot = Bot { $number }
cli-play-title =
    { $number ->
        [one] { $title } · { $name } · { $number } player · seed { $seed }
       *[other] { $title } · { $name } · { $number } players · seed { $seed }
    }
cli-play-you = You are { $player }. Type ? for help.
cli-own-route = a route of your own
cli-round = Round { $round }
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
cli-prompt = Your choice:
cli-not-a-choice = “{ $value }” is none of the choices. Type one of the numbers, or ? for help.
cli-help =
    number  choose          u  take back one decision
    Enter   list again      t  take back the whole turn
    m       map and table   s  save the game’s record
    h, ?    this help       q  quit
cli-taken-back =
    { $number ->
        [one] { $number } decision was taken back.
       *[other] { $number } decisions were taken back.
    }
cli-save-where = File for the record (Enter: { $file }):
cli-save-offer = File to save the game’s record in (Enter: do not save):
cli-saved = The record is in { $file }.
cli-left = You leave the table.
cli-end-of-input = There is no more input: the game stops here.
cli-result = Result
cli-undecided =
    { $round ->
        [one] After { $round } round nobody has reached El Dorado: the game is undecided.
       *[other] After { $round } rounds nobody has reached El Dorado: the game is undecided.
    }
cli-replay-at = After { $ply } of { $most } decisions

cli-column-card = Card
cli-column-price = Price
cli-column-left = Left
cli-column-effect = What it does
cli-column-player = Player
cli-column-place = Where
cli-column-hand = Hand
cli-column-draw = Draw pile
cli-column-discard = Discards
cli-column-blockades = Blockades
cli-column-played = Played · tokens
cli-column-rank = Place
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

cli-sim-playing = Playing
cli-sim-games = Games
cli-sim-undecided = of which undecided
cli-sim-at-limit = of which ended at the round limit
cli-sim-rounds = Rounds until somebody wins
cli-sim-decisions = Decisions in a game
cli-sim-spread = mean { $mean } · median { $median } · { $least } to { $most }
cli-sim-wins = Won by seat { $number } ({ $bot })
cli-sim-time = Time
cli-sim-games-rate = Games a second
cli-sim-decisions-rate = Decisions a second
cli-sim-limit =
    { $number ->
        [one] A game stops undecided after { $number } round (--round-limit; 0 never stops one). Wins and rounds are of the decided games.
       *[other] A game stops undecided after { $number } rounds (--round-limit; 0 never stops one). Wins and rounds are of the decided games.
    }
cli-sim-no-limit = No round limit. Wins and rounds are of the decided games.
cli-sim-distribution = Rounds: games

cli-bench-measuring = Measuring
cli-bench-decisions = Decisions a second, legal actions included, random play among 4
cli-bench-copies = Copies of a position a second
cli-bench-replay = Actions of a record replayed a second
cli-bench-greedy = Games among 4 greedy bots a second

## Map legend

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
