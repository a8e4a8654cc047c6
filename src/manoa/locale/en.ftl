### What the house says, whatever the game.

## Refusals

error-bot-broken = The bot “{ $value }” of another package can’t play: { $reason }
error-bot-not-a-bot = “{ $value }” is no bot: its entry point makes a { $made }.
error-bot-setting = The bot “{ $value }” has no setting “{ $setting }”. Settings are: { $values }.
error-bot-unknown = There is no bot “{ $value }”. The bots are: { $values }.
error-game-unknown = There is no game “{ $title }”. The games are: { $values }.
error-game-broken = The game “{ $title }” of the package { $package } cannot be played. { $reason }
error-game-not-a-title = Its entry point { $value } must name a Title called “{ $title }”.
error-game-twice = There is another game called “{ $title }”.
error-game-without-words = It has no messages in the language “{ $value }”.
error-game-without-limit = It has no option round_limit.
error-game-without-terminal = { $title } cannot be played in a terminal.
error-players = { $title } is played by { $least } to { $most } players, not { $value }.
error-seed = “{ $value }” is no seed. A seed is a whole number from 0 up to 64 bits.
error-seat = There is no seat “{ $value }”. The seats are 0 to { $most }.
error-not-a-choice = This is not one of the choices now: { $choice }.
error-several-choices = This fits several of the choices now: { $choice }. They are: { $choices }.
error-chance-large = Chance can fall in more than { $most } ways here, too many to list. Ask for more ways, or draw samples with words.
error-fixed = This is shared by all who look at it and cannot be changed. copy.deepcopy makes a copy of your own.
error-batch-actions = A step plays { $number } games at once, one action each; { $value } were given.
error-batch-kind = The actions of a step are a flat array of whole numbers, not “{ $value }”.
error-env-game = Environments step games that decide one seat at a time, and { $title } is none.

error-options-not-a-table = Options must be a table of names and values, not “{ $value }”.
error-option-unknown = { $title } has no option “{ $option }”. Its options are: { $values }.
error-option-since = The option “{ $option }” came with version { $since } of the rules of { $title }; this game is played by version { $version }.
error-option-choice = The option “{ $option }” cannot be “{ $value }”. It may be: { $values }.
error-option-flag = The option “{ $option }” is either true or false, not “{ $value }”.
error-option-number = The option “{ $option }” must be a whole number from { $least } to { $most }, not “{ $value }”.

error-version-not-a-number = “{ $value }” is no version of the rules. A version is a whole number from 1 up.
error-version-future = This was written with newer rules of { $title } (version { $value }); the rules here are version { $version }. Update to open it.
error-version-past = This was written with rules of { $title } (version { $value }) from before versions were kept. The oldest that are played are version { $oldest }.

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
error-record-seats = The seats of the record are not as they should be: for each a name and a bot, or null.
error-record-entry = Entry { $ply } of the record is no action: “{ $value }”.
error-record-action = Action { $ply } of the record ({ $action }) cannot be played. { $reason }
error-record-from-position = This record begins at a position rather than with a deal. It can be replayed, but no table can be made of it.

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
cli-train-generation = Generation { $generation }: { $positions } positions, surprise { $surprise } (even chances: { $even }), { $share } % against the one before{ $kept ->
    [no] , which stays
   *[yes] {""}
  }.
cli-written = { $file } was written.
cli-option-form = An option is given as name=value, or as name=@file for what a TOML file says, not “{ $value }”.
error-bot-count =
    { $value ->
        [one] { $value } bot was named for { $players } seats. Name one for all, or one for each seat.
       *[other] { $value } bots were named for { $players } seats. Name one for all, or one for each seat.
    }

cli-player = Player { $number }
cli-play-title =
    { $number ->
        [one] { $title } · { $name } · { $number } player · seed { $seed }
       *[other] { $title } · { $name } · { $number } players · seed { $seed }
    }
cli-play-you = You are { $player }. Type ? for help.
cli-round = Round { $round }
cli-prompt = Your choice:
cli-not-a-choice = “{ $value }” is none of the choices. Type one of the numbers, or ? for help.
cli-help =
    number  choose          u  take back one decision
    Enter   list again      t  take back the whole turn
    m       map and table   s  save the game’s record
    h       hint            q  quit
    ?       this help       w  say something beside: trade, when to be asked
cli-no-wishes = There is nothing to be said beside in this game just now.
cli-hint = Hint: { $number }  { $choice }
cli-hint-close = Hint: { $number }  { $choice } (it is close: something else may be as good)
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
cli-replay-at = After { $ply } of { $most } decisions

cli-column-player = Player
cli-column-rank = Place

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

error-workers-lost = The processes died { $times } times under the work. What is done so far is kept in the folder of results.
error-evaluation-feature = The weights in { $file } belong to other features: they have “{ $value }” where the game has “{ $feature }”.
error-evaluation-field = The weights in { $file } lack “{ $field }”.
error-evaluation-file = { $file } holds no weights: { $reason }
error-evaluation-length = The weights in { $file } do not fit: “{ $field }” has { $value } numbers instead of { $length }.
error-train-other = { $file } is of another training. Choose another folder, or say the same words.
error-train-without-features = { $title } names no features to learn from.
error-extra-missing = This needs the package { $package }: pip install "manoa[{ $extra }]".
error-cluster = No Ray cluster could be reached at “{ $address }”. { $reason }
error-tournament-bots = A tournament needs at least { $least } different bots, not “{ $value }”.
error-results-file = The results { $file } cannot be read or written: { $reason }.
error-results-other = { $file } holds the results of another tournament. Choose another folder, or say the same bots, deals, seed and options.
error-results-line = { $file } is damaged: line { $line } is “{ $value }”.
error-games-other = { $file } holds something else than the games of this simulation. Choose another file, or say the same game, players, bots, number of games, seed and options.

cli-cup-title =
    { $title } · { $players ->
        [one] { $players } player
       *[other] { $players } players
    } · { $games ->
        [one] { $games } game
       *[other] { $games } games
    } · seed { $seed }
cli-cup-bot = Bot
cli-cup-rating = Rating
cli-cup-games = Games
cli-cup-wins = Won (95 %)
cli-cup-fair = Fair share
cli-cup-thought = A decision
cli-cup-line-up = Line-up
cli-cup-rounds = Rounds
cli-cup-note = Ratings: Bradley-Terry on Elo’s scale, with standard errors. Undecided games, not counted as won by anybody: { $undecided }.
cli-chart-ratings = Ratings on Elo’s scale; a line holds 95 of 100
cli-chart-lengths = Games won, by the round in which they ended

cli-bench-measuring = Measuring
cli-bench-decisions = Decisions a second, legal actions included, random play among { $players }
cli-bench-copies = Copies of a position a second
cli-bench-replay = Actions of a record replayed a second
cli-bench-greedy = Games among { $players } greedy bots a second

## Web table

web-guest = Guest
web-your-name = Your name
web-name-saved = You are now called { $name }.
web-language = Language
web-close = Close
web-to-lobby = To the lobby
web-not-found-title = There is nothing here
web-not-found = This address leads nowhere.
web-rule = Rule { $rule }
web-error-network = The server cannot be reached. Check your connection and try again.
web-error-server = Something went wrong on the server. Nothing was lost; try again.
web-error-refused = The server refused that.
web-error-unexpected = Something unexpected happened on this page. Load it again.

web-choose-game = Choose a game
web-players-range = { $least }–{ $most } players
web-own-map = a map of your own
web-play-bots = Play against bots
web-play-bots-help = You and bots, at once, as the form below has it.
web-new-table = A new table
web-players = Players
web-seats = Who sits where
web-seat = Seat { $number }
web-seat-name = Name at seat { $number }
web-seat-me = Me ({ $name })
web-seat-local = Another person at this device
web-seat-free = Free: by link or from the list
web-seat-bot = Bot · { $level }
web-level-easy = novice
web-level-medium = seasoned
web-level-hard = strong
web-level-expert = expert
web-level-greedy = experienced
web-level-random = aimless
web-level-ismcts = without knowledge
web-player = Player { $number }
web-bot = Bot { $number }
web-free-seat = free seat
web-open-to-all = Open to everyone
web-open-to-all-help = The table is listed in the lobby. Otherwise only those with the link can join.
web-clock = Clock
web-clock-none = No clock
web-clock-seconds =
    { $number ->
        [one] { $number } second a turn
       *[other] { $number } seconds a turn
    }
web-clock-minutes =
    { $number ->
        [one] { $number } minute a turn
       *[other] { $number } minutes a turn
    }
web-clock-game =
    { $number ->
        [one] { $number } minute each for the game
       *[other] { $number } minutes each for the game
    }
web-clock-more =
    { $number ->
        [one] and { $number } second more with each turn
       *[other] and { $number } seconds more with each turn
    }
web-clock-days =
    { $number ->
        [one] { $number } day a turn
       *[other] { $number } days a turn
    }
web-clock-help = Whose time runs out has a bot play on, and may take the seat back.
web-clock-left = Time left: { $time }
web-time-days = { $days } d { $hours } h
web-time-hours = { $hours } h { $minutes } min
web-make-and-start = Start the game
web-make-and-invite = Make the table and invite
web-my-games = My games
web-my-games-none = You are not in a game yet.
web-open-tables = Open tables
web-open-tables-none = No table is open just now.
web-finished = Finished games
web-finished-none = No game has been finished yet.
web-upload = Open a record
web-upload-too-big = That file is too big for the record of a game.
web-state-playing = Round { $round } · { $name } to play
web-state-waiting =
    { $number ->
        [one] Waiting: { $number } free seat
       *[other] Waiting: { $number } free seats
    }
web-state-finished =
    { $round ->
        [one] Finished after { $round } round
       *[other] Finished after { $round } rounds
    }
web-title-waiting =
    { $number ->
        [one] { $number } game waits for you
       *[other] { $number } games wait for you
    }
web-go-on = Go on
web-join = Join
web-watch = Watch

web-waiting = Waiting for players
web-waiting-help = The game starts by itself when every seat is taken.
web-invite-help = Send this link to the people you want to play with:
web-invite-network = The link has this machine’s address in your network: people there can open it.
web-invite-alone = This link works on this computer only, because the server listens to nobody else. So that others can join, stop it and start it with:
web-copy = Copy
web-copied = Copied
web-fill = Fill seat { $number } with a bot
web-fill-with-bot = Seat a bot
web-seat-open = Anyone with the link can sit here
web-you = You
web-here = At the table
web-away = Away
web-people = Players at the table
web-away-for =
    { $minutes ->
        [one] Away for { $minutes } minute
       *[other] Away for { $minutes } minutes
    }
web-stand-in = Away · a bot plays on ({ $level })
web-resigned = Resigned · a bot plays on
web-waits-for = { $name } is away. The game waits.
web-let-bot-play = Let a bot play on
web-let-bot-play-help = A bot plays on at once if everyone who is here wants it, and after two minutes if anyone does. Whoever comes back may take the seat again.
web-agreed = You want a bot to play on
web-lend-seat = Let a bot play for me
web-take-back = Take my seat back
web-bot-plays-for-you = A bot is playing for you
web-you-resigned = You have resigned. A bot plays on in your place.
web-resign = Resign
web-resign-sure = Resign for { $name }? The seat comes last, and this cannot be taken back. A bot plays on in its place.
web-remove = Remove the table
web-remove-sure = Remove this table with its game for good?
web-rather-not = Rather not
web-news-resigned = { $name } has resigned.
web-news-stand-in = A bot plays on for { $name }.
web-news-back = { $name } is back.
web-news-agreed = Somebody would like a bot to play on for { $name }.
web-former-guest = a former guest
web-left = Left · a bot plays on
web-out-of-time = Out of time · a bot plays on
web-your-time-ran-out = Your time has run out. A bot is playing for you
web-you-left = You have left this game. A bot plays on in your place
web-leave = Leave the table
web-leave-waiting = Leave this table? Your seat will be free for others.
web-leave-playing = Leave this game? A bot plays on in your place. You may take your seat back for as long as the game lasts; if you want to be done with it and come last, resign instead.
web-end-table = End this table
web-end-table-sure = End this table? It has not begun; whoever has sat down is told that it is gone.
web-table-ended = Whoever made this table has ended it.
web-news-left = { $name } has left. A bot plays on.
web-news-out-of-time = { $name } is out of time. A bot plays on.
web-about-person = Mute or block { $name }
web-mute = Mute at this table
web-mute-all = Mute the chat
web-muted-all = You have muted the chat.
web-muted = Muted: { $name }
web-unmute = Hear again
web-block = Block at my tables
web-block-sure = Block { $name }? At the tables that you make they can no longer sit down, watch or speak; in games that have begun they play on without speaking. You can lift this on “My page”.
web-blocked = { $name } is blocked at your tables.
web-my-page = My page
web-join-title = You are invited to the table
web-join-full = Every seat is taken.
web-join-by-link = This table is joined by its link
web-invite-over = This invite is wrong or no longer open.
web-take-seat = Take a seat
web-only-watch = Only watch

web-your-turn = Your turn
web-board = Board
web-panels = Panels
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-whole = Show the whole map
web-zoom-close = Back to the close view
web-whole-map = Whole map
web-close-by = Close up
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-more = Show earlier turns
web-log-replay = Replay from here
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something to the table
web-send = Send
web-connection-lost = Connecting again…
web-skip = Skip to the present
web-analysis = Analysis
web-hint = Hint
web-hint-help = Show what a good player would do now
web-hint-says = Hint: { $choice }
web-hint-close = Hint: { $choice }. It is close, though: something else may be as good.
web-undo = Undo
web-undo-all = Undo turn
web-deciding = { $player } is deciding
web-undo-step = Take back one step
web-undo-turn = Take back the whole turn
web-pass-title = Pass the device to { $name }
web-pass-help = What only you may see stays hidden until you say that you have it.
web-pass-take = I am { $name }
web-watching = You are watching this game.
web-watching-hidden = While others decide, this device shows only what everyone may see.

web-settings = Settings
web-speed = Others’ turns
web-speed-slow = slowly
web-speed-normal = at a normal pace
web-speed-fast = fast
web-speed-skip = only their result
web-theme = Theme
web-theme-auto = as the system
web-theme-light = light
web-theme-dark = dark
web-theme-to-light = Light theme
web-theme-to-dark = Dark theme
web-still = No animation

web-help = Help and keys
web-how-to-play = How to play
web-why = Why?
web-rules = Rules
web-learn = Learn by playing
web-tips = Tips in first games
web-tips-off = No more tips
web-help-gold = Whatever is gold can be acted on now. Dimmed cards can do nothing at the moment.
web-help-undo = You can take steps back until something hidden has been revealed.
web-keys = Keys
web-key-choose = Go through the choices and take one
web-key-cards = Play the card, or take the choice, of that number
web-key-end = End the turn
web-key-explain = What is this? Arrows go from thing to thing
web-key-zoom = Zoom in, zoom out, whole map
web-key-replay = In a replay: one decision back or forward
web-key-replay-ends = In a replay: to the start or the end

web-result = Result
web-end-you-win = You win!
web-end-wins =
    { $number ->
        [one] { $name } wins.
       *[other] { $name } share the victory.
    }
web-end-undecided = Nobody wins this time.
web-place = Place
web-rematch = Play again
web-rematch-go = To the next game
web-download = Download the record

web-replay = Replay
web-back-to-table = Back to the table
web-seen-by = Seen by
web-seen-by-all = As a spectator
web-seen-by-seat = As { $name }
web-position = Position in the game
web-to-start = To the start
web-previous = One decision back
web-next = One decision forward
web-to-end = To the end
web-play = Play
web-pause = Pause

## Server

error-http = The server cannot answer this request ({ $number }).
error-request = The request is not as it should be: see “{ $field }”.
error-not-found = There is nothing at this address.
error-too-large = That is too large to be sent here.
error-too-many =
    { $seconds ->
        [one] That was a little fast. Try again in { $seconds } second.
       *[other] That was a little fast. Try again in { $seconds } seconds.
    }
error-origin = This request comes from a page of another site.
error-host = This server does not answer to the name { $host }. Whoever runs it can allow the name with MANOA_HOSTS.
error-no-guest = Say your name first.
error-name = This name cannot be used. A name has 1 to { $most } characters, and all of them can be seen.
error-device-link = This link is wrong, used up or too old. Make a new one on the device on which you play.
error-devices-many = You have { $most } devices already. Give one up first.
error-device-last = This is your only device. If you gave it up, you could never come back; you can delete everything instead.
error-device-ended = This device has been signed out.
error-no-seat = This is not your seat.
error-no-client = The pages of the table are not built yet. “make play” builds and serves them; until then only the API answers.
error-table-unknown = There is no such table.
error-table-full = All seats of this table are taken.
error-invite = This invite is wrong or no longer open.
error-seat-taken = This seat is not free any more.
error-seat-bot = Seat { $number } is for a bot, but does not say for which.
error-seats-me = One seat of a new table must be yours, and only one.
error-not-maker = Only the person who made the table can do this.
error-not-playing = This table is not being played.
error-not-finished = That is possible only when the game is over.
error-not-your-turn = It is another player’s decision now.
error-seat-here = { $name } is at the table.
error-resigned = You have resigned; the seat is given up for good.
error-table-in-use = Others are still playing at this table. You can resign instead.
error-no-person = No person plays on that seat.
error-bot-plays = A bot is playing for you. Take your seat back first.
error-clock-turn = A turn may take from 5 seconds to 60 minutes.
error-clock-game = A player may have from 1 to 240 minutes for the game, and up to 300 seconds more with each turn.
error-clock-days = A turn may take from 1 to 30 whole days.
error-maker-leaves = You made this table. It ends when you go: remove it instead.
error-blocked = Whoever made this table does not want you here.
error-blocked-chat = Whoever made this table does not want you to speak here. You can play on.
error-yourself = That is yourself.
error-no-hint = No hint could be found. Try again.
error-analyses-own = You already have { $most } games waiting to be analysed. Wait until one is done.
error-analyses-all = Too many games are waiting to be analysed. Try again later.
error-game-over = The game is over at that point; there is nothing to play on.
error-unavailable = The server cannot reach its data right now. Try again in a few seconds.
error-setting = The setting { $name } cannot be “{ $value }”.
error-listen = Cannot listen at { $host }, port { $port }: { $reason }.
error-database-in-use = Another Manoa server is using the database { $database } already. Several servers can share a PostgreSQL database.
error-workers = Several workers need a PostgreSQL database, on Linux, macOS or another Unix.
error-database-missing = There is no database { $database }.
error-database-empty = The database holds nothing of Manoa yet.
error-backup-broken = { $file } is no backup of Manoa, or is not whole.
error-backup-newer = The backup { $file } was written by a newer version of Manoa.
error-restore-not-empty = The database is not empty. A backup is restored to an empty one.
error-database-address = The address of the database cannot be read. It looks like sqlite:///folder/manoa.sqlite or postgresql://user:password@host/name.
error-database-folder = The folder { $folder } for the database does not exist.
error-database-failed = The database { $database } cannot be used: { $reason }.
error-database-newer = The database was written by a newer version of Manoa. Update Manoa, or choose another database.
error-stale = The table has moved on; this is how it stands now.
error-record-too-long = The record is too long: at most { $most } actions can be taken in.
error-too-many-records = You have taken in { $most } records already. Remove some first.
error-no-trial = The map could not be tried. Try again.
error-too-many-designs = You have kept { $most } maps already. Delete some first.
error-not-your-design = Somebody else has kept this map. Save it as your own.
error-data-not-a-table = { $where } must be a table of fields and values.
error-data-not-a-list = { $where } must be a list.
error-data-field-unknown = { $where } has a field that does not belong there: “{ $field }”.
error-data-field-missing = { $where } lacks the field “{ $field }”.
error-data-id = { $where } must be a word of at most { $most } letters without blanks, not “{ $value }”.
error-data-count = { $where } has this many entries: { $value }. There must be { $wanted }.
error-data-number = { $where } must be a whole number from { $least } to { $most }, not “{ $value }”.
error-data-word = { $where } cannot be “{ $value }”. It may be: { $values }.
error-data-twice = { $where }: “{ $value }” is there twice.
error-data-not-text = { $file } is not a text file in UTF-8.
error-data-not-toml = { $file } is not valid TOML: { $reason }.
error-lesson-unknown = There is no lesson “{ $value }”. There are: { $values }.
error-lesson-answer = Step { $step } of the lesson does not want that.
cli-backup =
    { $file }: { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    } written.
cli-restore =
    { $file }: { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    } restored.
cli-serve-at = Manoa is at { $address }. Ctrl+C stops it.
cli-serve-port = Port { $port } is taken, so this is the next free one.
