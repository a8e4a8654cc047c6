### Summit

title = Summit
tagline = Montaña arriba con un dado y una cuerda
asked-decide = ¿Qué haces?
asked-over = La partida ha terminado.
option-weather = Tiempo
option-weather-help = Con tormenta nadie sube más de cuatro pasos a la vez.
weather-fair = buen tiempo
weather-storm = tormenta
option-round_limit = Límite de rondas
option-round_limit-help = La partida termina tras esta ronda.
choice-rest = Descansar: un paso arriba
choice-climb = Subir con el dado
choice-rope = Usar la cuerda
table-rope = Tu cuerda: { $number }
event-turn = Le toca a { $player } en la ronda { $round }.
event-rests = { $player } descansa y llega a { $place } (+{ $number }).
event-climbs = { $player } sube { $number } hasta { $place }.
event-slips = { $player } resbala { $number } hasta { $place }.
event-uses-rope = { $player } usa la cuerda para { $number } pasos, hasta { $place }.
event-over = La partida termina en la ronda { $round }.
refused-not-an-action = «{ $value }» no es una acción.
refused-no-rope = Tu cuerda ya está usada.
refused-over = La partida ha terminado.
