### Summit

title = Summit
tagline = Su per una montagna con un dado e una corda
asked-decide = Che cosa fai?
asked-over = La partita è finita.
option-weather = Tempo
option-weather-help = Con la tempesta nessuno sale più di quattro passi per volta.
weather-fair = bel tempo
weather-storm = tempesta
option-round_limit = Limite di round
option-round_limit-help = La partita finisce dopo questo round.
choice-rest = Riposa: un passo in su
choice-climb = Sali con il dado
choice-rope = Usa la corda
table-rope = La tua corda: { $number }
event-turn = Tocca a { $player } nel round { $round }.
event-rests = { $player } riposa e va a { $place } (+{ $number }).
event-climbs = { $player } sale di { $number } fino a { $place }.
event-slips = { $player } scivola indietro di { $number } fino a { $place }.
event-uses-rope = { $player } usa la corda per { $number } passi, fino a { $place }.
event-over = La partita finisce nel round { $round }.
refused-not-an-action = «{ $value }» non è un’azione.
refused-no-rope = La tua corda è già usata.
refused-over = La partita è finita.
