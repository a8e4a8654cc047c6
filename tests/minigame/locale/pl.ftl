### Summit

title = Summit
tagline = W górę, z kostką i liną
asked-decide = Co robisz?
asked-over = Gra jest skończona.
option-weather = Pogoda
option-weather-help = W burzy nikt nie wchodzi wyżej niż o cztery kroki naraz.
weather-fair = ładna pogoda
weather-storm = burza
option-round_limit = Limit rund
option-round_limit-help = Gra kończy się po tej rundzie.
choice-rest = Odpocznij: krok w górę
choice-climb = Wspinaj się kostką
choice-rope = Użyj liny
table-rope = Twoja lina: { $number }
event-turn = Runda { $round }, kolej na: { $player }.
event-rests = { $player } odpoczywa i jest na { $place } (+{ $number }).
event-climbs = { $player } wspina się o { $number }, na { $place }.
event-slips = { $player } zsuwa się o { $number }, na { $place }.
event-uses-rope = { $player } używa liny, kroki: { $number }, na { $place }.
event-over = Koniec gry w rundzie { $round }.
refused-not-an-action = „{ $value }” nie jest akcją.
refused-no-rope = Lina została już użyta.
refused-over = Gra jest skończona.
