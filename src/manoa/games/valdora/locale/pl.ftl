### Valdora

title = Valdora

## Gems

gem-ruby = rubin
gem-sapphire = szafir
gem-amethyst = ametyst
gem-emerald = szmaragd
gem-gold = złoto
needs-coin = srebrna moneta

## Colours and what has them

colour-silver = srebrny
colour-yellow = żółty
colour-white = biały
colour-violet = fioletowy
colour-red = czerwony
colour-blue = niebieski
colour-green = zielony
commission-silver = srebrne zlecenie
commission-yellow = żółte zlecenie
commission-white = białe zlecenie
commission-violet = fioletowe zlecenie
commission-red = czerwone zlecenie
commission-blue = niebieskie zlecenie
commission-green = zielone zlecenie
craftsman-silver = srebrny rzemieślnik
craftsman-yellow = żółty rzemieślnik
craftsman-white = biały rzemieślnik
craftsman-violet = fioletowy rzemieślnik
craftsman-red = czerwony rzemieślnik
craftsman-blue = niebieski rzemieślnik
craftsman-green = zielony rzemieślnik
workshop-silver = srebrny warsztat
workshop-yellow = żółty warsztat
workshop-white = biały warsztat
workshop-violet = fioletowy warsztat
workshop-red = czerwony warsztat
workshop-blue = niebieski warsztat
workshop-green = zielony warsztat

## Equipment

equipment-pan = Miska
equipment-shovel = Łopata
equipment-pickaxe = Kilof
equipment-hammer = Młotek
equipment-chisel = Dłuto
equipment-cart = Wóz
equipment-horse = Koń
equipment-pan-effect = Mieści jedną bryłkę złota.
equipment-shovel-effect = Mieści jeden klejnot swojego rodzaju.
equipment-pickaxe-effect = Mieści jeden klejnot swojego rodzaju.
equipment-hammer-effect = Mieści jeden klejnot swojego rodzaju.
equipment-chisel-effect = Mieści jeden klejnot swojego rodzaju.
equipment-cart-effect = Mieści jeden dowolny klejnot; załadunek kosztuje monety.
equipment-horse-effect = Mieści jeden dowolny klejnot; załadunek kosztuje monety.

## Places

side-left = lewa
side-right = prawa
place-equipment-town = miasto z ekwipunkiem
place-commission-town = miasto ze zleceniami
place-harbour-town = miasto portowe
place-road = pole drogi
place-mine = kopalnia srebra
place-harbour = przystań
place-palace = pałac
place-palace-silver = srebrny pałac
place-palace-yellow = żółty pałac
place-palace-white = biały pałac
place-palace-violet = fioletowy pałac
place-palace-red = czerwony pałac
place-palace-blue = niebieski pałac
place-palace-green = zielony pałac

## Layouts and options

layout-five-sections = Pięć okręgów
layout-five-sections-help = Miasta dzielą drogi na pięć dużych okręgów: długie ruchy, wiele dróg.
layout-wheel = Koło
layout-wheel-help = Cztery drogi boczne i cztery szprychy, każda od miasta do miasta: krótkie ruchy.
option-layout = Mapa
option-layout-help = Jak biegną drogi Valdory. Żadna z map nie jest mapą z pudełka, do której nie było dostępu.
option-data = Własne dane
option-data-help = Tabela z własnymi liczbami, kartami lub mapą, dla posiadaczy pudełka.
option-quiet_rounds = Rundy bez dostaw
option-quiet_rounds-help = Gra kończy się po tylu rundach z rzędu, w których nikt nie wykona zlecenia; trzy rundy wcześniej wszyscy dostają ostrzeżenie.
option-quiet_rounds-null = nigdy
option-round_limit = Limit rund
option-round_limit-help = Gra zatrzymuje się po tylu rundach i liczy się punkty. Bez liczby toczy się do końca.

## Data that cannot be used

error-data-too-many = { $where } żąda { $value } razy: { $gem }; nikt nie uniesie więcej niż { $most } jednego rodzaju.
error-data-few-commissions = Za mało zleceń tego koloru: { $colour }. Jest ich { $value }; musi być co najmniej { $wanted }, więcej niż rzemieślników.

## Layouts that cannot be built

error-layout-space-twice = Pole { $space } jest na mapie dwa razy.
error-layout-not-its-field = Pole { $space } ({ $place }) nie ma „{ $field }”.
error-layout-count = Pól tego rodzaju na mapie: { $value } ({ $place }). Musi ich być { $wanted }.
error-layout-palace-twice = { $space } i { $other } to pałace tego samego koloru: { $colour }.
error-layout-town-ships = Miasto portowe { $space } musi mieć { $wanted } statek.
error-layout-ships = Z przystani { $space } jedna musi mieć 1 statek, a druga 2.
error-layout-road = { $road } musi być listą co najmniej dwóch pól.
error-layout-space-unknown = { $road }: nie ma pola „{ $space }”.
error-layout-road-stands = { $road } prowadzi z { $space } do tego samego pola.
error-layout-road-twice = { $road }: { $space } i { $other } są połączone dwa razy.
error-layout-apart = Z { $other } do { $space } nie prowadzi żadna droga.

## Positions that cannot be

error-position-gems = Pozycja ma { $value } sztuk tego klejnotu: { $gem }. Musi ich być { $wanted }.
error-position-card-twice = Karta { $card } jest w pozycji dwa razy, drugi raz w { $field }.
error-position-card-missing = Karty { $card } nie ma nigdzie w pozycji.
error-position-craftsmen = Pozycja ma { $value } rzemieślników tego koloru: { $colour }. Musi ich być { $wanted }.
error-position-workshop = Warsztat tego koloru jest w { $value } miejscach, a nie w jednym: { $colour }.

## Actions that the rules refuse

refused-not-an-action = „{ $value }” nie jest akcją. Akcje to liczby całkowite od 0 do { $most }.
refused-over = Gra jest skończona.
refused-not-asked = Tego nie można teraz zrobić. Pytanie brzmi: { $asked }.
refused-not-here = Tego nie można zrobić na tym polu ({ $space }, { $place }).
refused-no-move = Ruch nie może skończyć się tam, gdzie się zaczął.
refused-two-towns = To za daleko: jednym ruchem mija się najwyżej jedno miasto, i to tylko z prowiantem.
refused-past-a-town = Droga prowadzi tam przez miasto, a nie masz prowiantu.
refused-meeting =
    { $number ->
        [one] Zatrzymanie się tam kosztuje { $number } monetę dla stojących tam graczy; masz { $purse }.
        [few] Zatrzymanie się tam kosztuje { $number } monety dla stojących tam graczy; masz { $purse }.
        [many] Zatrzymanie się tam kosztuje { $number } monet dla stojących tam graczy; masz { $purse }.
       *[other] Zatrzymanie się tam kosztuje { $number } monety dla stojących tam graczy; masz { $purse }.
    }
refused-must-move = Musisz się ruszyć: jest pole, na które możesz wejść.
refused-one-action = Twoja akcja już się zaczęła; w turze jest tylko jedna.
refused-provisions-there = Masz już prowiant.
refused-purse-full = Masz już { $most } monet, a więcej mieć nie wolno.
refused-no-page = Po tej stronie nie ma kartki do przewrócenia.
refused-page-coin = Tylko pierwsza kartka w turze jest darmowa, a nie masz monety na następną.
refused-no-card = Po tej stronie nie ma karty.
refused-commission-coin = Zlecenie kosztuje monetę, a nie masz żadnej.
refused-give-back-first = Liczba twoich zleceń to już { $most }: najpierw oddaj jedno do tej księgi.
refused-room-left = Zlecenie oddaje tylko ten, kto ma ich { $most } i kupuje inne.
refused-nothing-else = Potem nie byłoby innego zlecenia, które można by kupić.
refused-given-back = To zlecenie właśnie zostało oddane: trzeba kupić inne.
refused-page-too-far = Zlecenie zostało oddane: zachowaj monetę na to, które trzeba kupić.
refused-owned = Masz już tę kartę: { $equipment }. Wolno mieć jedną każdego rodzaju.
refused-no-gold = Karta { $equipment } kosztuje 1 złoto, a żadnego nie wieziesz.
refused-not-owned = Nie masz tej karty: { $equipment }.
refused-wrong-gem = Karta { $equipment } nie może tego unieść: { $gem }.
refused-loaded-already = Ta karta została już w tej turze załadowana: { $equipment }.
refused-no-ship = Wszystkie statki tej przystani są wykorzystane.
refused-nothing-here = Nie ma tu klejnotów do załadowania.
refused-no-gem = Nie ma tu czego załadować: { $gem }.
refused-full = Ta karta niesie już klejnot i nie można jej rozładować: { $equipment }.
refused-same-gem = Karta { $equipment } niesie już taki klejnot: { $gem }.
refused-load-coins =
    { $number ->
        [one] Załadowanie karty { $equipment } kosztuje { $number } monetę; masz { $purse }.
        [few] Załadowanie karty { $equipment } kosztuje { $number } monety; masz { $purse }.
        [many] Załadowanie karty { $equipment } kosztuje { $number } monet; masz { $purse }.
       *[other] Załadowanie karty { $equipment } kosztuje { $number } monety; masz { $purse }.
    }
refused-no-commission = Nie masz takiego zlecenia.
refused-other-patron = Czeka na to inny zleceniodawca: { $commission }.
refused-lacks-gem = Brakuje ci do niego: { $gem } ({ $carried } z { $number }).
refused-lacks-coins =
    { $number ->
        [one] Kosztuje { $number } monetę; masz { $purse }.
        [few] Kosztuje { $number } monety; masz { $purse }.
        [many] Kosztuje { $number } monet; masz { $purse }.
       *[other] Kosztuje { $number } monety; masz { $purse }.
    }
refused-not-carried = Karta { $equipment } nie niesie tego, czym trzeba zapłacić: { $gem }.

## What is asked of a player

asked-move = Wybierz, dokąd idziesz
asked-act = Wybierz swoją akcję
asked-book = Przewracaj kartki, kupuj albo zakończ
asked-load = Ładuj dalej albo zakończ
asked-deliver = Wykonaj kolejne zlecenia albo zakończ
asked-replace = Przewracaj kartki i kup zlecenie w zamian za oddane
asked-pay = Wybierz kartę, z której płacisz
asked-over = Gra jest skończona

## What happened

event-turn = Runda { $round }: kolej na gracza { $player }.
event-moves = { $player } idzie na { $to } ({ $place }).
event-spends-provisions = { $player } zużywa prowiant.
event-pays-meeting =
    { $number ->
        [one] { $player } płaci { $number } monetę za spotkanie.
        [few] { $player } płaci { $number } monety za spotkanie.
        [many] { $player } płaci { $number } monet za spotkanie.
       *[other] { $player } płaci { $number } monety za spotkanie.
    }
event-receives-coin = { $player } dostaje monetę.
event-full-purse = { $player } ma już sześć monet: moneta trafia do banku.
event-stays = { $player } nie ma dokąd pójść i zostaje.
event-passes = { $player } nie wykonuje akcji.
event-takes-provisions = { $player } bierze prowiant.
event-fills-silver =
    { $number ->
        [one] { $player } bierze z kopalni { $number } monetę.
        [few] { $player } bierze z kopalni { $number } monety.
        [many] { $player } bierze z kopalni { $number } monet.
       *[other] { $player } bierze z kopalni { $number } monety.
    }
event-turns-page =
    { $number ->
        [0] { $player } przewraca kartkę w { $town }: { $equipment }.
        [one] { $player } przewraca kartkę w { $town } za { $number } monetę: { $equipment }.
        [few] { $player } przewraca kartkę w { $town } za { $number } monety: { $equipment }.
        [many] { $player } przewraca kartkę w { $town } za { $number } monet: { $equipment }.
       *[other] { $player } przewraca kartkę w { $town } za { $number } monety: { $equipment }.
    }
event-turns-page-commission =
    { $number ->
        [0] { $player } przewraca kartkę w { $town }: { $commission } (punkty: { $points }).
        [one] { $player } przewraca kartkę w { $town } za { $number } monetę: { $commission } (punkty: { $points }).
        [few] { $player } przewraca kartkę w { $town } za { $number } monety: { $commission } (punkty: { $points }).
        [many] { $player } przewraca kartkę w { $town } za { $number } monet: { $commission } (punkty: { $points }).
       *[other] { $player } przewraca kartkę w { $town } za { $number } monety: { $commission } (punkty: { $points }).
    }
event-buys-equipment = { $player } kupuje kartę { $equipment } za 1 złoto.
event-buys-commission =
    { $number ->
        [one] { $player } kupuje { $commission } (punkty: { $points }) za { $number } monetę.
        [few] { $player } kupuje { $commission } (punkty: { $points }) za { $number } monety.
        [many] { $player } kupuje { $commission } (punkty: { $points }) za { $number } monet.
       *[other] { $player } kupuje { $commission } (punkty: { $points }) za { $number } monety.
    }
event-returns = { $player } oddaje { $commission } do księgi w { $town }.
event-empties = { $player } płaci z karty { $equipment }: { $gem }.
event-unloads = { $player } rozładowuje kartę { $equipment }: { $gem }.
event-loads =
    { $number ->
        [0] { $player } ładuje na kartę { $equipment }: { $gem }.
        [one] { $player } ładuje na kartę { $equipment }: { $gem }, za { $number } monetę.
        [few] { $player } ładuje na kartę { $equipment }: { $gem }, za { $number } monety.
        [many] { $player } ładuje na kartę { $equipment }: { $gem }, za { $number } monet.
       *[other] { $player } ładuje na kartę { $equipment }: { $gem }, za { $number } monety.
    }
event-delivers = { $player } wykonuje { $commission } (punkty: { $points }).
event-pays-coins =
    { $number ->
        [one] { $player } płaci zleceniodawcy { $number } monetę.
        [few] { $player } płaci zleceniodawcy { $number } monety.
        [many] { $player } płaci zleceniodawcy { $number } monet.
       *[other] { $player } płaci zleceniodawcy { $number } monety.
    }
event-hires = { $player } zatrudnia: { $craftsman }.
event-hires-other = W tym kolorze nikogo już nie ma, więc { $player } zatrudnia: { $craftsman }.
event-no-craftsman = Dla gracza { $player } nie ma już rzemieślnika.
event-opens = { $player } otwiera { $workshop } (punkty: { $points }).
event-gains-bonus = { $player } dostaje żeton premii za { $workshop }.
event-no-bonus = Dla gracza { $player } nie ma już żetonu premii.
event-last-round = { $player } wywołuje koniec gry: to ostatnia runda.
event-quiet =
    { $number ->
        [one] Od { $number } rundy nikt nie wykonał zlecenia: gra się kończy.
       *[other] Od { $number } rund nikt nie wykonał zlecenia: gra się kończy.
    }
event-quiet-soon =
    { $left ->
        [one] Liczba rund, w których nikt nie wykonał zlecenia: { $number }. Jeszcze jedna taka runda i gra się kończy.
        [few] Liczba rund, w których nikt nie wykonał zlecenia: { $number }. Jeszcze { $left } takie rundy i gra się kończy.
        [many] Liczba rund, w których nikt nie wykonał zlecenia: { $number }. Jeszcze { $left } takich rund i gra się kończy.
       *[other] Liczba rund, w których nikt nie wykonał zlecenia: { $number }. Jeszcze { $left } takich rund i gra się kończy.
    }
event-over =
    { $round ->
        [one] Gra kończy się po { $round } rundzie.
       *[other] Gra kończy się po { $round } rundach.
    }

## What a player may choose

choice-move =
    { $meeting ->
        [0] Idź na { $to } ({ $place })
        [one] Idź na { $to } ({ $place }), zapłać { $meeting } monetę
        [few] Idź na { $to } ({ $place }), zapłać { $meeting } monety
        [many] Idź na { $to } ({ $place }), zapłać { $meeting } monet
       *[other] Idź na { $to } ({ $place }), zapłać { $meeting } monety
    }
choice-move-provisions =
    { $meeting ->
        [0] Z prowiantem idź na { $to } ({ $place })
        [one] Z prowiantem idź na { $to } ({ $place }), zapłać { $meeting } monetę
        [few] Z prowiantem idź na { $to } ({ $place }), zapłać { $meeting } monety
        [many] Z prowiantem idź na { $to } ({ $place }), zapłać { $meeting } monet
       *[other] Z prowiantem idź na { $to } ({ $place }), zapłać { $meeting } monety
    }
choice-stay = Zostań: nie stać cię na żadne pole
choice-pass = Nie wykonuj akcji
choice-stop = Wystarczy: zakończ turę
choice-provisions = Weź prowiant
choice-silver =
    { $coins ->
        [one] Weź z kopalni { $coins } monetę
        [few] Weź z kopalni { $coins } monety
        [many] Weź z kopalni { $coins } monet
       *[other] Weź z kopalni { $coins } monety
    }
choice-turn =
    { $cost ->
        [0] Przewróć kartkę (strona: { $side }), za darmo
        [one] Przewróć kartkę (strona: { $side }) za { $cost } monetę
        [few] Przewróć kartkę (strona: { $side }) za { $cost } monety
        [many] Przewróć kartkę (strona: { $side }) za { $cost } monet
       *[other] Przewróć kartkę (strona: { $side }) za { $cost } monety
    }
choice-buy-equipment = Kup kartę { $equipment } za 1 złoto (strona: { $side })
choice-buy-commission = Kup { $commission } ({ $needs }; punkty: { $points }) za jedną monetę
choice-return = Oddaj { $commission } ({ $needs }; punkty: { $points }) na wierzch księgi (strona: { $side }), by kupić inne
choice-load =
    { $cost ->
        [0] Załaduj na kartę { $equipment }: { $gem }
        [one] Załaduj na kartę { $equipment }: { $gem }, za { $cost } monetę
        [few] Załaduj na kartę { $equipment }: { $gem }, za { $cost } monety
        [many] Załaduj na kartę { $equipment }: { $gem }, za { $cost } monet
       *[other] Załaduj na kartę { $equipment }: { $gem }, za { $cost } monety
    }
choice-load-instead =
    { $cost ->
        [one] Załaduj na kartę { $equipment }: { $gem } (odkładasz: { $unloads }), za { $cost } monetę
        [few] Załaduj na kartę { $equipment }: { $gem } (odkładasz: { $unloads }), za { $cost } monety
        [many] Załaduj na kartę { $equipment }: { $gem } (odkładasz: { $unloads }), za { $cost } monet
       *[other] Załaduj na kartę { $equipment }: { $gem } (odkładasz: { $unloads }), za { $cost } monety
    }
choice-deliver = Wykonaj { $commission } ({ $needs }; punkty: { $points })
choice-empty = Zapłać z karty { $equipment }: { $gem }

## The table

table-roads = Drogi
table-gems = Klejnoty na drogach
table-discard = Pole zrzutu
table-books = Księgi
table-town = Miasto
table-left = Lewa strona
table-right = Prawa strona
table-craftsmen = Rzemieślnicy
table-workshops = Warsztaty
table-bonus = Żetony premii
table-space = Pole
table-coins = Monety
table-provisions = Prowiant
table-equipment = Ekwipunek
table-commissions = Zlecenia
table-completed = Wykonane
table-yes = tak
table-stacks = Stosy rzemieślników, które muszą się jeszcze wyczerpać do końca gry
table-quiet =
    { $left ->
        [one] Rundy bez wykonanego zlecenia: { $number }. Gra kończy się po jeszcze jednej.
       *[other] Rundy bez wykonanego zlecenia: { $number }. Gra kończy się po jeszcze { $left }.
    }
score-commissions = Zlecenia
score-colours = Kolory rzemieślników
score-workshops = Warsztaty
score-bonus = Żetony premii
score-gems = Wiezione klejnoty
score-total = Razem

## Table on the web

tagline = Poszukiwacze wydobywają klejnoty w bogatej dolinie i wożą je do pałaców zleceniodawców.
table-map-line =
    { $sections ->
        [one] { $sections } odcinek drogi między miastami
        [few] { $sections } odcinki drogi między miastami
        [many] { $sections } odcinków drogi między miastami
       *[other] { $sections } odcinka drogi między miastami
    }
table-help-move = Potem działasz tam, gdzie stoisz: podświetlone karty, strony i przyciski to oferta tego miejsca.
table-ranking = Punkty: wykonane zlecenia, dziesięć za każdy kolor rzemieślników, warsztaty, dziesięć za każdy żeton premii, jeden za każdy niesiony klejnot. Remis rozstrzyga liczba monet.
valley-map = Mapa doliny
valley-mat = Twój ekwipunek i zlecenia
table-side = Gracze i księgi
valley-basin = Basen portowy (odrzucone klejnoty)
valley-empty = nic
valley-and = { $first } i { $last }
valley-last-round = Runda { $round }, ostatnia
valley-cards =
    { $number ->
        [one] { $number } karta tutaj
        [few] { $number } karty tutaj
        [many] { $number } kart tutaj
       *[other] { $number } karty tutaj
    }
valley-page-empty = Brak strony po tej stronie
valley-book-equipment = Katalog ekwipunku
valley-book-commission = Księga zleceń
valley-commission = { $commission }: { $needs }; punkty: { $points }
valley-commission-short = { $commission } ({ $needs })
valley-holds-one = { $equipment }: mieści jeden klejnot ({ $gem }).
valley-holds-any =
    { $number ->
        [one] { $equipment }: mieści jeden dowolny klejnot; każdy załadunek kosztuje { $number } monetę.
        [few] { $equipment }: mieści jeden dowolny klejnot; każdy załadunek kosztuje { $number } monety.
        [many] { $equipment }: mieści jeden dowolny klejnot; każdy załadunek kosztuje { $number } monet.
       *[other] { $equipment }: mieści jeden dowolny klejnot; każdy załadunek kosztuje { $number } monety.
    }
valley-carries = Ładunek: { $gem }.
valley-slot-free = Miejsce na zlecenie
valley-coins =
    { $number ->
        [one] { $number } moneta
        [few] { $number } monety
        [many] { $number } monet
       *[other] { $number } monety
    }
valley-provisions = Prowiant spakowany
valley-no-provisions = Bez prowiantu
valley-bonus =
    { $number ->
        [one] { $number } żeton premii
        [few] { $number } żetony premii
        [many] { $number } żetonów premii
       *[other] { $number } żetonu premii
    }
valley-done =
    { $number ->
        [one] { $number } wykonane zlecenie
        [few] { $number } wykonane zlecenia
        [many] { $number } wykonanych zleceń
       *[other] { $number } wykonanego zlecenia
    }
valley-completed =
    { $number ->
        [one] { $number } wykonane zlecenie, punkty: { $points }
        [few] { $number } wykonane zlecenia, punkty: { $points }
        [many] { $number } wykonanych zleceń, punkty: { $points }
       *[other] { $number } wykonanego zlecenia, punkty: { $points }
    }
valley-shop-mine = Twój warsztat ({ $colour }), punkty: { $points }. Rzemieślnicy: { $have }.
valley-shop-taken = Rzemieślnicy ({ $colour }): { $have }. Warsztat należy do kogoś innego.
valley-shop-open = Rzemieślnicy ({ $colour }): { $have }. Warsztat wymaga { $number }, punkty: { $points }.
valley-row-left = Zostało rzemieślników
valley-row-asks = Warsztat wymaga
valley-row-points = Punkty
valley-row-owner = Właściciel
valley-bonus-left =
    { $number ->
        [one] Został { $number } żeton premii za zlecenia w kolorze własnego warsztatu.
        [few] Zostały { $number } żetony premii za zlecenia w kolorze własnego warsztatu.
        [many] Zostało { $number } żetonów premii za zlecenia w kolorze własnego warsztatu.
       *[other] Zostało { $number } żetonu premii za zlecenia w kolorze własnego warsztatu.
    }

valley-do-road = Załaduj klejnoty, które tu leżą: { $gems }.
valley-do-harbour =
    { $number ->
        [one] Załaduj { $number } klejnot z basenu portowego: { $gems }.
        [few] Załaduj do { $number } klejnotów z basenu portowego: { $gems }.
        [many] Załaduj do { $number } klejnotów z basenu portowego: { $gems }.
       *[other] Załaduj do { $number } klejnotu z basenu portowego: { $gems }.
    }
valley-do-harbour-town = Załaduj jeden klejnot z basenu portowego ({ $gems }) albo weź prowiant.
valley-do-mine = Napełnij sakiewkę do sześciu monet. Spotkania nic tu nie kosztują.
valley-do-palace =
    { $number ->
        [0] Wykonaj zlecenia tego koloru. Nie ma już rzemieślników tego koloru.
        [one] Wykonaj zlecenia tego koloru. Został { $number } rzemieślnik.
        [few] Wykonaj zlecenia tego koloru. Zostało { $number } rzemieślników.
        [many] Wykonaj zlecenia tego koloru. Zostało { $number } rzemieślników.
       *[other] Wykonaj zlecenia tego koloru. Zostało { $number } rzemieślnika.
    }
valley-do-equipment-town = Przewracaj strony i kupuj ekwipunek za złoto albo weź prowiant.
valley-do-commission-town = Przewracaj strony i kupuj zlecenia po monecie albo weź prowiant.
valley-meeting =
    { $number ->
        [one] Spotkanie kosztuje { $number } monetę ({ $names }).
        [few] Spotkania kosztują { $number } monety ({ $names }).
        [many] Spotkania kosztują { $number } monet ({ $names }).
       *[other] Spotkania kosztują { $number } monety ({ $names }).
    }
valley-spends-provisions = Zużywa twój prowiant.
valley-stuck = Nie stać cię na żadne miejsce: zostań tam, gdzie jesteś.
valley-asked-pay = Wybierz kartę, która płaci: { $gem }
valley-choose-replace = Kup zlecenie
valley-choose-pay = Wybierz kartę
valley-help-nothing = Nic tu teraz nie można zrobić.
valley-help-act-road = Kliknij podświetloną kartę, aby załadować na nią klejnot.
valley-help-act-harbour = Kliknij podświetloną kartę, aby załadować na nią klejnot z basenu portowego.
valley-help-act-harbour-town = Kliknij podświetloną kartę, aby załadować na nią klejnot z basenu portowego, albo weź prowiant.
valley-help-act-mine = Weź srebro: sakiewka napełni się do sześciu monet.
valley-help-act-palace = Kliknij podświetlone zlecenie, aby je wykonać.
valley-help-act-equipment-town = Przewracaj strony, kupuj albo weź prowiant.
valley-help-act-commission-town = Przewracaj strony, kupuj albo weź prowiant.
valley-help-book = Przewracaj dalej strony, kupuj albo zakończ.
valley-help-load = Załaduj kolejny klejnot albo zakończ.
valley-help-deliver = Wykonaj kolejne zlecenie albo zakończ.
valley-help-replace = Zlecenie zostało oddane. Możesz przewracać kartki; kup inne za monetę.
valley-help-pay = Kilka twoich kart niesie to, co trzeba zapłacić. Kliknij tę, która zostanie opróżniona.
valley-buy = Kup
valley-turn-page = Przewróć
valley-free = za darmo

valley-turn = { $player } { $doings }.
valley-toward-harbour-town = do miasta portowego
valley-toward-road = na pole drogi
valley-toward-palace-silver = do srebrnego pałacu
valley-toward-palace-yellow = do żółtego pałacu
valley-toward-palace-white = do białego pałacu
valley-toward-palace-violet = do fioletowego pałacu
valley-toward-palace-red = do czerwonego pałacu
valley-toward-palace-blue = do niebieskiego pałacu
valley-toward-palace-green = do zielonego pałacu
valley-doing-goes = idzie { $toward }
valley-doing-goes-provisions = idzie z prowiantem { $toward }
valley-doing-stays = zostaje na miejscu
valley-doing-passes = nic nie robi
valley-doing-provisions = bierze prowiant
valley-doing-silver =
    { $number ->
        [one] bierze { $number } monetę
        [few] bierze { $number } monety
        [many] bierze { $number } monet
       *[other] bierze { $number } monety
    }
valley-doing-bonus =
    { $number ->
        [one] dostaje żeton premii
        [few] dostaje { $number } żetony premii
        [many] dostaje { $number } żetonów premii
       *[other] dostaje { $number } żetonu premii
    }

valley-score-coins = Monety (rozstrzygają remis)
valley-stat-completed = Wykonane zlecenia
valley-stat-spaces = Przebyte pola
valley-stat-pages = Przewrócone strony
valley-stat-loaded = Załadowane klejnoty

## Places as the map shows them

valley-near-town = miastem { $letter }
valley-near-harbour-town = miastem portowym
valley-near-mine = kopalnią srebra
valley-near-harbour = przystanią
valley-near-palace-silver = srebrnym pałacem
valley-near-palace-yellow = żółtym pałacem
valley-near-palace-white = białym pałacem
valley-near-palace-violet = fioletowym pałacem
valley-near-palace-red = czerwonym pałacem
valley-near-palace-blue = niebieskim pałacem
valley-near-palace-green = zielonym pałacem
where-top-left = u góry po lewej
where-top = u góry
where-top-right = u góry po prawej
where-left = po lewej
where-middle = pośrodku
where-right = po prawej
where-bottom-left = u dołu po lewej
where-bottom = u dołu
where-bottom-right = u dołu po prawej
valley-spot-equipment-town = miasto z ekwipunkiem { $letter }
valley-spot-commission-town = miasto ze zleceniami { $letter }
valley-spot-harbour-town = miasto portowe
valley-spot-road-by = pole drogi przed { $near }
valley-spot-road-between = pole drogi między { $near } a { $other }
valley-spot-mine = kopalnia srebra { $where }
valley-spot-harbour =
    { $number ->
        [one] przystań z jednym statkiem
        [few] przystań z { $number } statkami
        [many] przystań z { $number } statkami
       *[other] przystań z { $number } statkami
    }
valley-toward-equipment-town = do miasta z ekwipunkiem { $letter }
valley-toward-commission-town = do miasta ze zleceniami { $letter }
valley-toward-road-by = na pole drogi przed { $near }
valley-toward-road-between = na pole drogi między { $near } a { $other }
valley-toward-mine = do kopalni srebra { $where }
valley-toward-harbour =
    { $number ->
        [one] do przystani z jednym statkiem
        [few] do przystani z { $number } statkami
        [many] do przystani z { $number } statkami
       *[other] do przystani z { $number } statkami
    }

## Things counted

valley-some-gem-ruby =
    { $number ->
        [one] rubin
        [few] { $number } rubiny
        [many] { $number } rubinów
       *[other] { $number } rubinu
    }
valley-some-gem-sapphire =
    { $number ->
        [one] szafir
        [few] { $number } szafiry
        [many] { $number } szafirów
       *[other] { $number } szafiru
    }
valley-some-gem-amethyst =
    { $number ->
        [one] ametyst
        [few] { $number } ametysty
        [many] { $number } ametystów
       *[other] { $number } ametystu
    }
valley-some-gem-emerald =
    { $number ->
        [one] szmaragd
        [few] { $number } szmaragdy
        [many] { $number } szmaragdów
       *[other] { $number } szmaragdu
    }
valley-some-gem-gold =
    { $number ->
        [one] złoto
        [few] { $number } złota
        [many] { $number } sztuk złota
       *[other] { $number } złota
    }
valley-one-commission-silver = srebrne zlecenie
valley-one-commission-yellow = żółte zlecenie
valley-one-commission-white = białe zlecenie
valley-one-commission-violet = fioletowe zlecenie
valley-one-commission-red = czerwone zlecenie
valley-one-commission-blue = niebieskie zlecenie
valley-one-commission-green = zielone zlecenie
valley-one-craftsman-silver = srebrnego rzemieślnika
valley-one-craftsman-yellow = żółtego rzemieślnika
valley-one-craftsman-white = białego rzemieślnika
valley-one-craftsman-violet = fioletowego rzemieślnika
valley-one-craftsman-red = czerwonego rzemieślnika
valley-one-craftsman-blue = niebieskiego rzemieślnika
valley-one-craftsman-green = zielonego rzemieślnika

## What a turn was

valley-doing-meets =
    { $number ->
        [one] płaci { $number } monetę za spotkanie ({ $names })
        [few] płaci { $number } monety za spotkanie ({ $names })
        [many] płaci { $number } monet za spotkanie ({ $names })
       *[other] płaci { $number } monety za spotkanie ({ $names })
    }
valley-doing-pages =
    { $number ->
        [one] przewraca stronę ({ $faces })
        [few] przewraca { $number } strony ({ $faces })
        [many] przewraca { $number } stron ({ $faces })
       *[other] przewraca { $number } strony ({ $faces })
    }
valley-doing-pages-paid =
    { $number ->
        [one] przewraca stronę ({ $faces }) za { $coins }
        [few] przewraca { $number } strony ({ $faces }) za { $coins }
        [many] przewraca { $number } stron ({ $faces }) za { $coins }
       *[other] przewraca { $number } strony ({ $faces }) za { $coins }
    }
valley-doing-buys-equipment = kupuje kartę { $equipment }
valley-doing-buys = kupuje { $cards }
valley-doing-returns =
    { $page ->
        [left] odkłada { $cards } na lewą stronę księgi
       *[right] odkłada { $cards } na prawą stronę księgi
    }
valley-doing-unloads = zrzuca { $gems } z karty { $equipment }
valley-doing-loads = ładuje { $gems }
valley-doing-loads-paid = ładuje { $gems } za { $coins }
valley-doing-delivers =
    { $points ->
        [one] wykonuje { $cards } za jeden punkt
        [few] wykonuje { $cards } za { $points } punkty
        [many] wykonuje { $cards } za { $points } punktów
       *[other] wykonuje { $cards } za { $points } punktu
    }
valley-doing-hires = zatrudnia { $craftsmen }
valley-doing-hires-other = zatrudnia { $craftsmen } (w tym kolorze nikogo już nie ma)
valley-doing-hires-nobody = nie zastaje już rzemieślnika
valley-doing-opens =
    { $points ->
        [0] otwiera { $workshop }
        [one] otwiera { $workshop } za jeden punkt
        [few] otwiera { $workshop } za { $points } punkty
        [many] otwiera { $workshop } za { $points } punktów
       *[other] otwiera { $workshop } za { $points } punktu
    }
valley-paid =
    { $number ->
        [one] { $number } monetę
        [few] { $number } monety
        [many] { $number } monet
       *[other] { $number } monety
    }

## What is done

table-help-play = Najpierw podróżujesz: kliknięcie podświetlonego miejsca prowadzi tam. Zatrzymaj się nad nim albo przytrzymaj, aby przeczytać, co można tam zrobić. Miasto kończy ruch, chyba że masz prowiant.
valley-go = Idź { $toward }.
valley-go-provisions = Idź z prowiantem { $toward }.
valley-pick = Kliknij podświetlone miejsce na mapie, aby tam iść.
valley-pick-short = Kliknij podświetlone miejsce
valley-give-back = Oddaj
valley-give-title = Oddaj to zlecenie
valley-give-help = Nic to nie kosztuje; zlecenie trafia na wierzch wybranej strony. Potem musisz kupić tu inne za monetę; przedtem możesz przewracać strony.
valley-give-left = Lewa strona
valley-give-right = Prawa strona

## What things are

valley-do-road-empty = Nie ma tu już klejnotów.
valley-here = Tutaj: { $names }.
valley-about-basin = Klejnoty zapłacone lub zrzucone. W mieście portowym i w przystaniach można je znów załadować.
valley-about-book = Kupić można tylko to, co widać na wierzchu. Kliknij, aby zobaczyć, co zawiera taka księga.
valley-about-coins = Płaci się nimi za zlecenia, kolejne strony, spotkania, konia i wóz. Nikt nie może mieć ich więcej niż { $most }.
valley-about-provisions = Z prowiantem ruch może minąć jedno miasto; wtedy się zużywa. Bierze się go w miastach.
valley-about-commission = Zawieź to, czego wymaga, do pałacu w jego kolorze: daje punkty i rzemieślnika.
valley-about-completed = Wykonane zlecenia są zakryte: ich punkty widać na końcu.
valley-about-bonus = Każdy liczy się za 10 punktów. Kto ma warsztat, dostaje jeden za każde następne zlecenie w jego kolorze.
valley-about-colour = Kolor z co najmniej jednym rzemieślnikiem liczy się za 10 punktów.
valley-about-piles = Za każde zlecenie gracz bierze stąd rzemieślnika w tym kolorze.
valley-about-asks = Kto pierwszy ma tylu rzemieślników w kolorze, od razu bierze warsztat i go zatrzymuje.
valley-about-shop-points = Ile warsztat jest wart na końcu.
valley-owner-none = Jeszcze niczyj
valley-pile = { $craftsman }: { $number }

## The score so far, and the end

valley-points =
    { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
        [many] { $number } punktów
       *[other] { $number } punktu
    }
valley-points-known =
    { $number ->
        [one] { $number } znany punkt
        [few] { $number } znane punkty
        [many] { $number } znanych punktów
       *[other] { $number } znanego punktu
    }
valley-points-hidden = zakryte
valley-stacks =
    { $number ->
        [0] Trwa ostatnia runda
        [one] Jeszcze { $number } stos do końca
        [few] Jeszcze { $number } stosy do końca
        [many] Jeszcze { $number } stosów do końca
       *[other] Jeszcze { $number } stosu do końca
    }
valley-about-stacks = Gdy zostaną rzemieślnicy w jednym kolorze, runda jest dogrywana i liczy się punkty. Tyle stosów musi się jeszcze wyczerpać.
valley-quiet =
    { $number ->
        [one] Nikt nie dostarcza: została { $number } runda
        [few] Nikt nie dostarcza: zostały { $number } rundy
        [many] Nikt nie dostarcza: zostało { $number } rund
       *[other] Nikt nie dostarcza: zostało { $number } rundy
    }
valley-about-quiet = Jeśli do tego czasu nikt nie wykona zlecenia, gra się kończy i liczy się punkty.

## The summary card

valley-summary = Karta pomocy
valley-summary-scoring = Co liczy się na końcu
valley-summary-equipment = W każdym z dwóch katalogów ekwipunku, licząc obie strony kart
valley-summary-commissions = W każdej z dwóch ksiąg zleceń, licząc obie strony kart
valley-counts-commissions = każde wykonane zlecenie: tyle, ile wskazuje
valley-counts-colours = każdy kolor z co najmniej jednym rzemieślnikiem: 10
valley-counts-workshops = każdy warsztat: tyle, ile wskazuje
valley-counts-bonus = każdy żeton premii: 10
valley-counts-gems = każdy klejnot na własnych kartach: 1
valley-completed-look = Wykonane zlecenia
valley-completed-hidden = Do końca pozostają ukryte.
