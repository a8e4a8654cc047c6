### Summit

title = Summit
tagline = Up a mountain, with a die and a rope
asked-decide = What will you do?
asked-over = The game is over.
option-weather = Weather
option-weather-help = In a storm nobody climbs more than four steps at a time.
weather-fair = fair weather
weather-storm = storm
option-round_limit = Round limit
option-round_limit-help = The game ends after this round.
choice-rest = Rest: one step up
choice-climb = Climb by the die
choice-rope = Use the rope
table-rope = Your rope: { $number }
event-turn = { $player } is to move in round { $round }.
event-rests = { $player } rests and goes on to { $place } (+{ $number }).
event-climbs = { $player } climbs by { $number } to { $place }.
event-slips = { $player } slips back by { $number } to { $place }.
event-uses-rope = { $player } uses the rope for { $number } steps, to { $place }.
event-over = The game is over in round { $round }.
refused-not-an-action = “{ $value }” is no action.
refused-no-rope = You have used your rope.
refused-over = The game is over.
