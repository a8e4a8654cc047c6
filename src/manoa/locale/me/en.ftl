me-my-data-what = This server keeps the name you gave, the tables at which you sit or sat, the games played there, and what you said. There is no account: a cookie in this browser says who you are.
me-my-data-none = You have given no name, and nothing is stored about you.
me-export = Download everything
me-export-help = One JSON file: your name, your tables, the records of your finished games, what you said, whom you muted and blocked, your devices and your ratings.
me-delete = Delete everything
me-delete-help = Your name becomes “a former guest”, what you said is removed, bots play on in your running games, and this browser forgets you. Others can still replay the games they played with you.
me-delete-sure = Delete everything about you for good? It cannot be brought back.
me-delete-go = Delete for good
me-deleted = Everything about you has been deleted.
me-blocked-people = Blocked at my tables
me-blocked-none = You have blocked nobody.
me-unblock = Let come again
me-archive = Archive
me-archive-help = Games that you left, and those at which nothing has happened for long.
me-archive-none = The archive is empty.

## Results

me-results = My results
me-results-none = No finished game yet. Every game that you finish is counted here.
me-results-sum =
    { $played ->
        [one] { $played } game
       *[other] { $played } games
    } · { $won } won · { $streak } in a row now, { $best } at best
me-kind = Game
me-players = Players
me-against = Against
me-against-people = people
me-against-bots = bots
me-played = Played
me-won = Won
me-mean-place = Mean place
me-last-results = Last results
me-place-of = Place { $place } of { $players }
me-with = with { $names }

## Ratings

me-ratings = Ratings
me-ratings-help = If you want, your finished games are rated (Glicko-2), among people and against bots. Others then see your ratings at the table and in the lists. You can stop at any time: what there is is hidden then.
me-ratings-on = Rate my games from now on
me-ratings-none = Your next finished game gives you a first rating. Games at a shared device do not count.
me-rating = Rating
me-rating-people = Rating among people
me-rating-bots = Rating against bots
me-rating-doubtful = The question mark stands for a rating from few games.
me-leaderboard-of = The best: { $title }
me-leaderboard-none = Nobody has a rating here yet.
me-pool-people = Among people
me-pool-bots = Against bots
me-games = Games
me-name = Name
me-you = you

## Your turn

me-calls = When it is my turn
me-calls-help = The title of the page always says so, in every tab and for all your games.
me-sound = A short sound when it is my turn
me-notify = A notification when it is my turn and I look elsewhere
me-notify-denied = Your browser does not allow notifications for this site. You can change that in its settings.
me-notify-impossible = Your browser shows no notifications here; most need an address with https.
me-notify-says = { $title }: your turn

## Devices

me-devices = My devices
me-devices-help = One person, several devices: open the link on your phone, for example, and go on there as the same guest.
me-device-add = Play on another device
me-device-scan = Scan the code with the other device, or open this link there. It works once, until { $time }. Whoever has it can play as you: send it to nobody else.
me-device-address = Private link
me-device-local = This server can only be reached from this computer, so the link only works in other browsers here.
me-device-unknown = A browser
me-device-this = this device
me-device-seen = last used { $when }
me-device-end = Sign out
me-device-end-sure = Sign out { $name }? What is open there is closed, and it needs a new link to come back.
me-device-ended = That device has been signed out.
me-device-open = Play on this device
me-device-whose = This private link makes this browser one more device of { $name }.
me-device-instead = In this browser you are { $name } now. You will no longer be, and unless you have another device you cannot come back to those games.
me-device-go = Go on as { $name }
me-device-already = You are { $name } here already.
me-data = My data
