### The Legendary El Dorado

title = Wyprawa do El Dorado
tagline = Wyścig przez dżunglę, rzeki i wioski do złotego miasta.

## Cards: names

card-explorer = Globtroter
card-traveller = Turystka
card-sailor = Marynarz
card-scout = Zwiadowca
card-trailblazer = Odkrywca
card-pioneer = Pionier
card-giant-machete = Wielka Maczeta
card-captain = Kapitan
card-photographer = Fotoreporterka
card-journalist = Dziennikarka
card-treasure-chest = Skrzynia Skarbów
card-millionaire = Milionerka
card-jack-of-all-trades = Przewodnik
card-adventurer = Podróżniczka
card-prop-plane = Hydroplan
card-transmitter = Nadajnik
card-cartographer = Kartograf
card-scientist = Dr Botanik
card-compass = Kompas
card-travel-log = Dziennik Podróży
card-native = Tubylec

## Cards: what they do

card-explorer-effect = Maczeta 1.
card-traveller-effect = Moneta 1.
card-sailor-effect = Wiosło 1.
card-scout-effect = Maczeta 2.
card-trailblazer-effect = Maczeta 3.
card-pioneer-effect = Maczeta 5.
card-giant-machete-effect = Maczeta 6. Przedmiot: po użyciu opuszcza grę.
card-captain-effect = Wiosło 3.
card-photographer-effect = Moneta 2.
card-journalist-effect = Moneta 3.
card-treasure-chest-effect = Moneta 4. Przedmiot: po użyciu opuszcza grę.
card-millionaire-effect = Moneta 4.
card-jack-of-all-trades-effect = Dżoker 1: maczeta, wiosło albo moneta.
card-adventurer-effect = Dżoker 2: maczeta, wiosło albo moneta.
card-prop-plane-effect = Dżoker 4: maczeta, wiosło albo moneta. Przedmiot: po użyciu opuszcza grę.
card-transmitter-effect = Weź za darmo 1 dowolną kartę z targu lub ze stosów nad nim. Przedmiot: po użyciu opuszcza grę.
card-cartographer-effect = Dobierz 2 karty.
card-scientist-effect = Dobierz 1 kartę, a potem możesz usunąć z gry 1 kartę z ręki.
card-compass-effect = Dobierz 3 karty. Przedmiot: po użyciu opuszcza grę.
card-travel-log-effect = Dobierz 2 karty, a potem usuń z gry do 2 kart z ręki. Przedmiot: po użyciu opuszcza grę.
card-native-effect = Przesuń pionek na sąsiednie pole bez spełniania jego wymagań albo usuń sąsiednią blokadę.

## Cave tokens

token-machete-1 = Maczeta 1
token-machete-2 = Maczeta 2
token-machete-3 = Maczeta 3
token-paddle-1 = Wiosło 1
token-paddle-2 = Wiosło 2
token-coin-1 = Moneta 1
token-coin-2 = Moneta 2
token-draw = Dobranie
token-remove = Usunięcie
token-replace = Wymiana
token-pass = Przejście
token-native = Tubylec
token-symbol = Zmiana symbolu
token-keep-item = Zachowanie przedmiotu

token-machete-1-effect = Porusza pionek tak jak karta z maczetą 1.
token-machete-2-effect = Porusza pionek tak jak karta z maczetą 2.
token-machete-3-effect = Porusza pionek tak jak karta z maczetą 3.
token-paddle-1-effect = Porusza pionek tak jak karta z wiosłem 1.
token-paddle-2-effect = Porusza pionek tak jak karta z wiosłem 2.
token-coin-1-effect = Porusza pionek tak jak karta z monetą 1 albo jest warty 1 monetę przy zakupie.
token-coin-2-effect = Porusza pionek tak jak karta z monetą 2 albo jest warty 2 monety przy zakupie.
token-draw-effect = Dobierz 1 kartę.
token-remove-effect = Usuń z gry 1 kartę z ręki.
token-replace-effect = Odłóż od 1 do 4 kart z ręki bez ich użycia, a potem dobierz tyle samo.
token-pass-effect = Do końca tury twoje pionki mogą wchodzić na zajęte pola i przez nie przechodzić.
token-native-effect = Przesuń pionek na sąsiednie pole bez spełniania jego wymagań albo usuń sąsiednią blokadę.
token-symbol-effect = Zagraj kartę z innym symbolem, zachowując jej siłę.
token-keep-item-effect = Zagraj zaraz po użyciu przedmiotu: trafi on na stos kart odrzuconych, zamiast opuścić grę.

## Symbols and terrains

symbol-machete = maczeta
symbol-paddle = wiosło
symbol-coin = moneta

terrain-jungle = dżungla
terrain-water = woda
terrain-village = wioska
terrain-rubble = gruzy
terrain-camp = obóz
terrain-mountain = góra
terrain-start = start

direction-e = wschód
direction-se = południowy wschód
direction-sw = południowy zachód
direction-w = zachód
direction-nw = północny zachód
direction-ne = północny wschód

## Routes and options

route-first-game = Pierwsza gra
route-hills-of-gold = Złote wzgórza
route-home-stretch = Ostatnia prosta
route-winding-paths = Kręte ścieżki
route-serpentine = Serpentyna
route-swamplands = Mokradła
route-witchs-cauldron = Kocioł czarownicy

table-map-line =
    { $difficulty } · { $tiles ->
        [one] { $tiles } kafel
        [few] { $tiles } kafle
        [many] { $tiles } kafli
       *[other] { $tiles } kafla
    }{ $option_caves ->
        [on] { " · " }{ $caves ->
            [one] { $caves } jaskinia
            [few] { $caves } jaskinie
            [many] { $caves } jaskiń
           *[other] { $caves } jaskini
        }
       *[off] { "" }
    }
difficulty-easy = Łatwa
difficulty-medium = Średnia
difficulty-hard = Trudna

option-route = Trasa
option-route-help = Droga do El Dorado: jedna z siedmiu nazwanych tras albo twoja własna.
option-route-workshop = Warsztat tras
option-route-surprise = Zaskocz mnie
option-caves = Jaskinie
option-caves-help = Badaj jaskinie po drodze i znajduj żetony, które ci pomogą.
option-edition = Wydanie
option-edition-help = Instrukcja, według której gracie: w wydaniu z 2023 roku możesz pominąć jaskinię; w wydaniu z 2019 roku zawsze ją badasz, a karty kupionej w tej turze nie zagrasz przed kolejną turą.
option-blockades = Blokady
option-blockades-help = Co leży na złączach kafelków: losowe blokady, jak w instrukcji, albo żadnych, jeśli wyścig ma być szybszy. Możesz też wskazać, która blokada gdzie leży.
option-blockades-random = Losowe
option-blockades-none = Bez blokad
option-blockades-each = Po kolei
option-blockades-each-0 = Wolne
option-begins = Kto zaczyna
option-begins-help = Pierwszy gracz zajmuje pole startowe 1 i dostaje kapelusz odkrywcy. W rewanżu może zacząć ten, kto przegrał ostatnią grę; jeśli jeszcze jej nie było, decyduje los.
option-begins-first = Pierwsze miejsce
option-begins-random = Losowo
option-begins-loser = Przegrany
option-loser = Przegrany ostatniej gry
option-loser-help = Miejsce, licząc od 0, które przegrało ostatnią grę i zaczyna, jeśli tak mówi „Kto zaczyna”. Rewanż wpisuje je sam.
option-round_limit = Limit rund
option-round_limit-help = Gra kończy się po tylu rundach, bez względu na to, kto dotarł do celu. Bez podanej liczby trwa do końca.

## Routes that cannot be built

error-route-name = Nie ma trasy „{ $value }”. Dostępne trasy: { $values }.
error-route-not-a-table = Własna trasa musi być tabelą z listą kafelków.
error-route-field-unknown = Trasa zawiera pole, którego nie powinno tam być: „{ $field }”.
error-route-no-tiles = Trasa nie ma żadnych kafelków.
error-route-piece-not-a-table = Element { $number } trasy musi być tabelą z polami tile, rotation, q i r.
error-route-piece-field-missing = W elemencie { $number } trasy brakuje pola „{ $field }”.
error-route-piece-field-unknown = Element { $number } trasy zawiera pole, którego nie powinno tam być: „{ $field }”.
error-route-tile-unknown = Element { $number } trasy: nie ma kafelka „{ $letter }”. Dostępne kafelki: { $values }.
error-route-not-a-number = Kafelek { $letter }: „{ $field }” musi być liczbą całkowitą, a nie „{ $value }”.
error-route-out-of-range = Kafelek { $letter }: „{ $field }” musi mieścić się w zakresie od { $least } do { $most }, a jest { $value }.
error-route-not-text = { $file } nie jest plikiem tekstowym w UTF-8.
error-route-not-toml = { $file } nie jest poprawnym plikiem TOML: { $reason }.
error-route-overlap = Kafelek { $letter } nachodzi na kafelek { $other }.
error-route-twice = Kafelek { $letter } jest użyty dwa razy.
error-route-both-sides = Kafelki { $letter } i { $other } to dwie strony tego samego elementu: można użyć tylko jednej z nich.
error-route-no-start = Trasa zaczyna się od kafelka { $letter }, a musi się zaczynać od kafelka startowego: A lub B.
error-route-no-end = Trasa kończy się kafelkiem { $letter }, a musi się kończyć kafelkiem końcowym, stroną z dżunglą lub z rzeką.
error-route-end-not-last = Kafelek końcowy ({ $letter }) musi być ostatnim elementem trasy.
error-route-touches = Kafelek { $letter } styka się z kafelkiem { $other }, choć nie następują po sobie na trasie.
error-route-apart = Kafelek { $letter } nie styka się z kafelkiem { $other }, który poprzedza go na trasie.
error-route-too-many-blockades = Przy kafelku { $letter } trasa wymaga siódmej blokady, a jest ich tylko sześć.
error-route-unreachable = Żaden pionek nie mógłby pójść dalej: przy kafelku { $letter } droga jest zamknięta.
error-route-too-many-tiles = Trasa ma { $number } kafelków, a wszystkich stron jest tylko { $most }.
error-wish-unknown = Dla trasy nie ma życzenia „{ $value }”. Życzenia to: length, pieces, difficulty, caves.
error-wish-pieces = Kafelki muszą być spośród tych: { $values }. Nie mogą to być „{ $value }”.
error-wish-difficulty = Trudność musi być jedną z tych: { $values }. Nie może to być „{ $value }”.
error-wish-impossible = Nie udało się znaleźć takiej trasy. Zmniejsz życzenia.
error-blockades = Opcja „blockades” nie może mieć wartości „{ $value }”. Może to być: random, none albo lista z numerem blokady dla każdego złącza.
error-blockades-number = Blokada ma numer od 1 do { $most }, a 0 zostawia złącze wolne: „{ $value }” tu nie pasuje.
error-blockades-twice = Blokada { $number } jest tylko jedna, więc nie może leżeć na dwóch złączach.
error-blockades-joints = { $wanted ->
    [one] Ta trasa ma { $wanted } złącze na blokady, więc lista musi mieć { $wanted } liczbę, a ma { $number }.
    [few] Ta trasa ma { $wanted } złącza na blokady, więc lista musi mieć { $wanted } liczby, a ma { $number }.
    [many] Ta trasa ma { $wanted } złączy na blokady, więc lista musi mieć { $wanted } liczb, a ma { $number }.
   *[other] Ta trasa ma { $wanted } złącza na blokady, więc lista musi mieć { $wanted } liczby, a ma { $number }.
}

## Positions that cannot be

error-position-cards = Liczba kart { $card } w tym stanie gry to { $value }, a powinno ich być { $wanted }.
error-position-tokens = Liczba żetonów jaskini { $token } w tym stanie gry to { $value }, a powinno ich być { $wanted }.
error-position-blockade = Blokada { $number } występuje w tym stanie gry więcej niż raz.
error-position-stuck = W tym stanie gry nikt nie mógłby grać dalej.

## Actions that the rules refuse

refused-not-an-action = „{ $value }” nie jest akcją. Akcje to liczby całkowite od 0 do { $most }.
refused-over = Gra się skończyła.
refused-not-asked = Tego nie można teraz zrobić. Twoje zadanie: { $asked }.
refused-no-such-pawn = Masz tylko jeden pionek.
refused-other-pawn = Użyta karta porusza twój drugi pionek. Najpierw zakończ ten ruch.
refused-pawn-home = Ten pionek jest już w El Dorado.
refused-off-map = W tym kierunku nie ma żadnego pola.
refused-mountain = To pole to góra: nikt nie może na nie wejść.
refused-start-space = To pole startowe: pionki je opuszczają i już na nie nie wracają.
refused-blocked = Drogę zamyka blokada { $number }. Najpierw musisz ją pokonać.
refused-occupied = Na tym polu stoi już pionek.
refused-stop-first = Twój pionek jest jeszcze w ruchu. Najpierw go zatrzymaj; pozostała siła przepadnie.
refused-after-purchase = Zakup już za tobą: w tej turze nie możesz poruszać pionków kartami ani płacić kartami za pole lub blokadę.
refused-too-few-cards =
    { $value ->
        [one] Potrzeba { $value } karty z ręki; liczba twoich kart: { $hand }.
        [few] Potrzeba { $value } kart z ręki; liczba twoich kart: { $hand }.
        [many] Potrzeba { $value } kart z ręki; liczba twoich kart: { $hand }.
       *[other] Potrzeba { $value } karty z ręki; liczba twoich kart: { $hand }.
    }
refused-card-first = Najpierw zagraj kartę lub żeton z symbolem pasującym do terenu: { $terrain }.
refused-none-enters = Żeby tam dotrzeć, trzeba { $terrain } { $value }: żadna twoja karta ani żeton nie wystarczy.
refused-wrong-symbol = Użyty symbol ({ $symbol }) tam nie pasuje ({ $terrain }).
refused-too-weak = Potrzebna siła: { $value }; pozostała ci siła: { $power }.
refused-no-blockade = Nie ma tam żadnej blokady.
refused-blockade-far = Twój pionek nie stoi obok tej blokady.
refused-not-in-hand = Nie masz na ręce tej karty: { $card }.
refused-no-token = Nie masz tego żetonu jaskini: { $token }.
refused-same-symbol = Karta { $card } ma już ten symbol: żeton nic by nie zmienił.
refused-too-little = Przy takiej zapłacie nie starczyłoby już na pełną cenę.
refused-not-its-symbol = Karta { $card } nie ma tego symbolu ({ $symbol }).
refused-nowhere = Z kartą { $card } ({ $symbol } { $power }) ten pionek nigdzie stąd nie dojdzie.
refused-nowhere-at-all = Karta { $card } nie zaprowadzi stąd nigdzie żadnego twojego pionka.
refused-no-target = Nie miałoby to żadnego skutku: { $target }.
refused-token-nowhere = Żeton jaskini { $token } nie miałby teraz żadnego skutku.
refused-token-leads-nowhere = Żeton jaskini { $token } nie zaprowadzi stąd nigdzie żadnego twojego pionka.
refused-already-passing = W tej turze twoje pionki mogą już przechodzić przez zajęte pola.
refused-hand-empty = Nie masz kart na ręce: żetonu nie ma do czego użyć.
refused-keep-waits = O ten żeton gra zapyta sama, gdy użyjesz przedmiotu: { $token }.
refused-not-a-used-item = Ta karta nie jest użytym przed chwilą przedmiotem: { $card }.
refused-sold-out = Tych kart już nie ma: { $card }.
refused-bought-already = W tej turze masz już za sobą zakup karty.
refused-not-on-sale = Jeszcze nie na sprzedaż: { $card }. Karty ze stosów nad targiem można kupować tylko wtedy, gdy na targu jest puste miejsce.
refused-cannot-pay =
    { $price ->
        [one] Karta { $card } kosztuje { $price } monetę; możesz zapłacić najwyżej { $purse }.
        [few] Karta { $card } kosztuje { $price } monety; możesz zapłacić najwyżej { $purse }.
        [many] Karta { $card } kosztuje { $price } monet; możesz zapłacić najwyżej { $purse }.
       *[other] Karta { $card } kosztuje { $price } monety; możesz zapłacić najwyżej { $purse }.
    }

target-native = obok twoich pionków nie ma pola ani blokady dla Tubylca
target-market = nie została żadna karta do wzięcia

## What is asked of a player

asked-play = Zagraj karty, kup jedną albo zakończ turę
asked-move = Idź dalej, wykorzystując pozostałą siłę, albo się zatrzymaj
asked-pay = Zapłać kartami z ręki
asked-tender = Dokładaj karty, aż zapłacisz pełną cenę
asked-remove = Wybierz kartę z ręki, którą usuniesz z gry
asked-take = Wybierz kartę, którą weźmiesz za darmo
asked-lead = Wybierz, dokąd Tubylec poprowadzi twój pionek
asked-change = Wybierz kartę i symbol, z jakim ją zagrasz
asked-replace = Odłóż karty, aby dobrać tyle samo nowych
asked-explore = Zbadaj jaskinię albo ją pomiń
asked-save = Wybierz przedmiot, który zachowasz, albo z niego zrezygnuj
asked-discard = Odrzuć karty z ręki albo je zachowaj
asked-over = Gra się skończyła

## What happened

event-turn = Runda { $round }, tura: { $player }.
event-draws =
    { $number ->
        [one] { $player } dobiera { $number } kartę.
        [few] { $player } dobiera { $number } karty.
        [many] { $player } dobiera { $number } kart.
       *[other] { $player } dobiera { $number } karty.
    }
event-reshuffles = { $player } tasuje odrzucone karty i tworzy z nich nową talię.
event-steps = { $player } przechodzi jedno pole ({ $terrain }).
event-reaches = { $player } wprowadza pionek przez bramę El Dorado.
event-arrives = { $player } dociera do El Dorado: to ostatnia runda.
event-overcomes = { $player } pokonuje i zabiera blokadę { $number } ({ $terrain }).
event-loses-power =
    { $number ->
        [one] { $player } zatrzymuje się i traci { $number } punkt siły ({ $symbol }).
        [few] { $player } zatrzymuje się i traci { $number } punkty siły ({ $symbol }).
        [many] { $player } zatrzymuje się i traci { $number } punktów siły ({ $symbol }).
       *[other] { $player } zatrzymuje się i traci { $number } punktu siły ({ $symbol }).
    }
event-explores = { $player } bada jaskinię i znajduje żeton: { $token }.
event-saves = { $player } zachowuje w grze przedmiot: { $card }.
event-plays-for-power = { $player } zagrywa kartę { $card } ({ $symbol } { $number }).
event-plays-action = { $player } zagrywa kartę { $card }.
event-plays-token = { $player } zagrywa żeton jaskini: { $token }.
event-tenders = { $player } płaci kartą { $card }.
event-pays-for-rubble = { $player } zagrywa kartę { $card }, aby pokonać gruzy.
event-leaves-at-camp = { $player } na zawsze zostawia w obozie kartę { $card }.
event-removes = { $player } usuwa z gry kartę { $card }.
event-lays-down = { $player } odkłada bez użycia kartę { $card }.
event-takes = { $player } bierze za darmo kartę { $card }.
event-buys =
    { $number ->
        [one] { $player } kupuje kartę { $card } za { $number } monetę.
        [few] { $player } kupuje kartę { $card } za { $number } monety.
        [many] { $player } kupuje kartę { $card } za { $number } monet.
       *[other] { $player } kupuje kartę { $card } za { $number } monety.
    }
event-discards = { $player } odrzuca kartę { $card }.
event-over =
    { $round ->
        [one] Gra kończy się po { $round } rundzie.
        [few] Gra kończy się po { $round } rundach.
        [many] Gra kończy się po { $round } rundach.
       *[other] Gra kończy się po { $round } rundy.
    }

## What a player may choose

choice-end = Zakończ turę
choice-stop =
    { $lost ->
        [one] Zatrzymaj się tutaj (przepada { $lost } punkt siły)
        [few] Zatrzymaj się tutaj (przepadają { $lost } punkty siły)
        [many] Zatrzymaj się tutaj (przepada { $lost } punktów siły)
       *[other] Zatrzymaj się tutaj (przepada { $lost } punktu siły)
    }
choice-done-discard = Zachowaj resztę kart na ręce
choice-done-remove = Nie usuwaj więcej kart
choice-done-replace = Dobierz nowe karty
choice-done-explore = Pomiń jaskinię
choice-done-save = Zrezygnuj z przedmiotu
choice-explore = Zbadaj jaskinię
choice-step-power = Idź na { $direction }: { $terrain } { $cost }
choice-step-cards =
    { $cost ->
        [one] Idź na { $direction } ({ $terrain }), zapłać { $cost } kartą
       *[other] Idź na { $direction } ({ $terrain }), zapłać { $cost } kartami
    }
choice-step-native = Idź z Tubylcem na { $direction } ({ $terrain })
choice-overcome-power = Pokonaj blokadę { $blockade } ({ $terrain } { $cost })
choice-overcome-cards =
    { $cost ->
        [one] Pokonaj blokadę { $blockade } ({ $terrain }), zapłać { $cost } kartą
        [few] Pokonaj blokadę { $blockade } ({ $terrain }), zapłać { $cost } kartami
        [many] Pokonaj blokadę { $blockade } ({ $terrain }), zapłać { $cost } kartami
       *[other] Pokonaj blokadę { $blockade } ({ $terrain }), zapłać { $cost } kartami
    }
choice-overcome-native = Pokonaj z Tubylcem blokadę { $blockade } ({ $terrain })
choice-play-power = Zagraj kartę { $card }, aby się ruszyć: { $symbol } { $power }
choice-play-action = Zagraj kartę { $card }
choice-play-changed = Zagraj z żetonem kartę { $card } jako: { $symbol } { $power }
choice-token = Zagraj żeton jaskini: { $token }
choice-tender-card =
    { $coins ->
        [0.5] Zapłać kartą { $card } (½ monety)
        [one] Zapłać kartą { $card } ({ $coins } moneta)
        [few] Zapłać kartą { $card } ({ $coins } monety)
        [many] Zapłać kartą { $card } ({ $coins } monet)
       *[other] Zapłać kartą { $card } ({ $coins } monety)
    }
choice-tender-token =
    { $coins ->
        [one] Zapłać żetonem jaskini: { $token } ({ $coins } moneta)
        [few] Zapłać żetonem jaskini: { $token } ({ $coins } monety)
        [many] Zapłać żetonem jaskini: { $token } ({ $coins } monet)
       *[other] Zapłać żetonem jaskini: { $token } ({ $coins } monety)
    }
choice-tender-changed =
    { $coins ->
        [one] Zapłać kartą { $card } z żetonem zmiany symbolu ({ $coins } moneta)
        [few] Zapłać kartą { $card } z żetonem zmiany symbolu ({ $coins } monety)
        [many] Zapłać kartą { $card } z żetonem zmiany symbolu ({ $coins } monet)
       *[other] Zapłać kartą { $card } z żetonem zmiany symbolu ({ $coins } monety)
    }
choice-pay = Zapłać kartą { $card }
choice-remove = Usuń z gry kartę { $card }
choice-lay-down = Odłóż kartę { $card }
choice-discard = Odrzuć kartę { $card }
choice-save = Zachowaj kartę { $card }
choice-buy =
    { $price ->
        [one] Kup kartę { $card } za { $price } monetę
        [few] Kup kartę { $card } za { $price } monety
        [many] Kup kartę { $card } za { $price } monet
       *[other] Kup kartę { $card } za { $price } monety
    }
choice-take = Weź za darmo kartę { $card }
choice-for-pawn = { $choice } (pionek { $pawn })

## Table

table-map = Mapa trasy
table-nothing-left = Nic więcej nie da się zagrać: zakończ turę
table-way =
    { $number ->
        [one] Idź { $number } pole na { $direction } ({ $terrain }) za { $cost } siły; do celu zostanie { $left }
        [few] Idź { $number } pola na { $direction } ({ $terrain }) za { $cost } siły; do celu zostanie { $left }
        [many] Idź { $number } pól na { $direction } ({ $terrain }) za { $cost } siły; do celu zostanie { $left }
       *[other] Idź { $number } pola na { $direction } ({ $terrain }) za { $cost } siły; do celu zostanie { $left }
    }
table-asked-card = { $card }: { $symbol } { $number }. Wybierz podświetlone pole albo inną kartę
table-asked-discard = Wybierz karty, które zachowasz; pozostałe odrzucisz
table-which = Którą opcję?
table-cancel = Anuluj
table-pawn = Pionek { $number }
table-keep = Zachowaj
table-discard = Odrzuć
table-put-away =
    { $kind ->
        [none] { $discard ->
            [one] Odrzuć kartę
           *[other] Odrzuć wszystkie ({ $discard })
        }
        [all] { $keep ->
            [one] Zachowaj kartę
           *[other] Zachowaj wszystkie ({ $keep })
        }
       *[some] Zachowaj { $keep }, odrzuć { $discard }
    }
table-price-left = Pozostało do zapłaty: { $coins }
table-played = Zagrane
table-decks = Przejrzyj karty
table-unseen = Na ręce lub w stosie dobierania
table-removed = Poza grą
table-coins = Monety na ręce
table-to-go = pól do celu
table-turn = { $player } { $doings }.
table-and = { $first } i { $last }
table-stat-rounds = Rundy
table-stat-spaces = Przebyte pola
table-stat-bought = Kupione karty
table-stat-coins = Wydane monety
table-stat-blockades = Blokady
table-stat-where = Na koniec
table-spaces-to-go =
    { $number ->
        [one] { $number } pole do celu
        [few] { $number } pola do celu
        [many] { $number } pól do celu
       *[other] { $number } pola do celu
    }
table-effect-transmitter = Weź dowolną kartę za darmo
table-effect-cartographer = Dobierz 2
table-effect-scientist = Dobierz 1, usuń 1
table-effect-compass = Dobierz 3
table-effect-travel-log = Dobierz 2, usuń 2
table-effect-native = Dowolne sąsiednie pole

## A turn, summed up after the player’s name

table-doing-goes =
    { $number ->
        [one] przechodzi { $number } pole
        [few] przechodzi { $number } pola
        [many] przechodzi { $number } pól
       *[other] przechodzi { $number } pola
    }
table-doing-walks =
    { $number ->
        [one] przechodzi { $number } pole ({ $terrains })
        [few] przechodzi { $number } pola ({ $terrains })
        [many] przechodzi { $number } pól ({ $terrains })
       *[other] przechodzi { $number } pola ({ $terrains })
    }
table-doing-walks-with =
    { $number ->
        [one] przechodzi { $number } pole ({ $terrains }; karty: { $cards })
        [few] przechodzi { $number } pola ({ $terrains }; karty: { $cards })
        [many] przechodzi { $number } pól ({ $terrains }; karty: { $cards })
       *[other] przechodzi { $number } pola ({ $terrains }; karty: { $cards })
    }
table-doing-plays = zagrywa: { $cards }
table-doing-tokens = używa żetonów jaskini: { $cards }
table-doing-overcomes = zabiera blokadę { $number } ({ $terrain })
table-doing-rubble = płaci za gruzy: { $cards }
table-doing-camp = zostawia na zawsze w obozie: { $cards }
table-doing-explores = znajduje w jaskini żeton: { $token }
table-doing-removes = usuwa z gry: { $cards }
table-doing-lays-down = wymienia: { $cards }
table-doing-takes = bierze za darmo: { $cards }
table-doing-saves = zachowuje przedmiot: { $cards }
table-doing-buys =
    { $number ->
        [one] kupuje kartę { $card } za { $number } monetę
        [few] kupuje kartę { $card } za { $number } monety
        [many] kupuje kartę { $card } za { $number } monet
       *[other] kupuje kartę { $card } za { $number } monety
    }
table-doing-reaches = wprowadza pionek do El Dorado
table-doing-arrives = dociera do El Dorado
table-doing-nothing = nie rusza się i nic nie kupuje
table-side = Gracze i targ
table-help-play = Wybierz kartę z ręki, aby zobaczyć, dokąd sięga; potem zagrasz ją na ten ruch.
table-help-move = Kliknij podświetlone pole, aby tam pójść, nawet o kilka kroków, jeśli jest droga.
table-ranking = Spośród tych, którzy dotarli do El Dorado, wygrywa osoba z największą liczbą blokad; przy remisie ta, która ma blokadę z najwyższym numerem; bez blokad ta, która dotarła pierwsza. Wszyscy, którzy są jeszcze w drodze, dzielą ostatnie miejsce.
table-home-end = Jesteś w El Dorado: zakończ turę
table-with-card = { $card }: { $way }
table-with-one-of = { $way }: wybierz kartę
table-asked-place = Wybierz podświetlone pole, na które chcesz pójść
table-doing-buys-with =
    { $number ->
        [one] kupuje kartę { $card } za { $number } monetę (płaci: { $cards })
        [few] kupuje kartę { $card } za { $number } monety (płaci: { $cards })
        [many] kupuje kartę { $card } za { $number } monet (płaci: { $cards })
       *[other] kupuje kartę { $card } za { $number } monety (płaci: { $cards })
    }
table-doing-tenders = płaci: { $cards }
table-doing-draws =
    { $number ->
        [one] zagrywa: { $cards }, i dobiera { $number } kartę
        [few] zagrywa: { $cards }, i dobiera { $number } karty
        [many] zagrywa: { $cards }, i dobiera { $number } kart
       *[other] zagrywa: { $cards }, i dobiera { $number } karty
    }
table-doing-discards = odrzuca: { $cards }
table-doing-reshuffles = tasuje odrzucone karty
table-hat = Kapelusz odkrywcy: pierwszy gracz. Tu zaczyna się każda runda.
table-last-cards = Zagrane w ostatniej turze
table-trail = Ostatni ruch: { $player }

## What a thing on the table is

table-space = { $terrain } { $value }
table-space-enter = Wejdziesz tu jedną kartą lub żetonem z symbolem „{ $symbol }” o sile co najmniej { $value }. Reszta siły prowadzi dalej.
table-space-rubble =
    { $value ->
        [one] Wejdziesz tu, zagrywając { $value } dowolną kartę z ręki.
        [few] Wejdziesz tu, zagrywając { $value } dowolne karty z ręki.
        [many] Wejdziesz tu, zagrywając { $value } dowolnych kart z ręki.
       *[other] Wejdziesz tu, zagrywając { $value } dowolnej karty z ręki.
    }
table-space-camp =
    { $value ->
        [one] Wejdziesz tu, usuwając z gry { $value } dowolną kartę z ręki: tak pozbędziesz się słabych.
        [few] Wejdziesz tu, usuwając z gry { $value } dowolne karty z ręki: tak pozbędziesz się słabych.
        [many] Wejdziesz tu, usuwając z gry { $value } dowolnych kart z ręki: tak pozbędziesz się słabych.
       *[other] Wejdziesz tu, usuwając z gry { $value } dowolnej karty z ręki: tak pozbędziesz się słabych.
    }
table-space-mountain = Na górę nikt nie wchodzi.
table-space-start = Pionki opuszczają to pole i już na nie nie wracają.
table-space-finish = Brama: pionek, który tu wejdzie, jest w El Dorado.
table-space-cave =
    { $left ->
        [0] Jaskinia, już pusta.
        [one] Jaskinia, a w niej { $left } żeton: zatrzymaj się obok, aby wziąć jeden.
        [few] Jaskinia, a w niej { $left } żetony: zatrzymaj się obok, aby wziąć jeden.
        [many] Jaskinia, a w niej { $left } żetonów: zatrzymaj się obok, aby wziąć jeden.
       *[other] Jaskinia, a w niej { $left } żetonu: zatrzymaj się obok, aby wziąć jeden.
    }
table-space-pawn = Stoi tu { $player }.
table-out-of-reach = Poza zasięgiem tego, co możesz teraz zagrać.
table-blockade = Blokada { $number } ({ $terrain } { $value })
table-blockade-about = Zamyka przejście między dwoma kafelkami. Z pola obok spełnij jej wymóg tak jak wymóg pola: blokada znika, wszyscy mogą przejść, a ty ją zachowujesz. Blokady rozstrzygają remisy.
table-to-go-about = Tyle pól do El Dorado najkrótszą drogą. Przy dwóch graczach liczą się oba pionki.
table-draw-about = Zakryty. Na koniec tury dobierasz do czterech kart; gdy się skończy, tasujesz odrzucone.
table-discard-about = Kupione i zagrane karty leżą tu, aż zostaną przetasowane: { $cards }
table-played-about = Zagrane w tej turze; na jej koniec trafią do odrzuconych: { $cards }
table-coins-about = Tyle może zapłacić twoja ręka: karty żółte i białe swoją liczbę, każda inna ½. W turze kupuje się jedną kartę.
table-hand-about = Karty na ręce, które widzi tylko ich właściciel.
table-pile-about = Karty w stosie dobierania. Z niego uzupełnia się rękę do czterech.
table-discards-about = Karty odrzucone, jawne dla wszystkich.
table-blockades-about = Pokonana i zachowana blokada. Jeśli kilka osób dotrze do El Dorado, wygrywa większa liczba blokad, potem najwyższy numer.
table-market-slot = Puste miejsce: teraz można kupować ze wszystkich stosów, także z tych powyżej. Następny stos kupiony z góry trafi tutaj.
table-none = brak

## The terminal, and what the browser shares with it

cli-no-pictures = Obrazy wymagają pakietu „{ $value }”, który nie jest zainstalowany. Rysunek (--svg) nie wymaga niczego więcej.
cli-own-route = własna trasa
cli-hand = Twoja ręka
cli-hand-empty = Nie masz kart na ręce.
cli-market = Targ
cli-market-above = Nad targiem, jeszcze nie na sprzedaż
cli-market-above-open = Nad targiem, na sprzedaż, dopóki na targu jest puste miejsce
cli-at-home = El Dorado
cli-asked-power = { $question } ({ $symbol } { $number })
cli-asked-cards =
    { $number ->
        [one] { $question } ({ $number } karta)
        [few] { $question } ({ $number } karty)
        [many] { $question } ({ $number } kart)
       *[other] { $question } ({ $number } karty)
    }
cli-asked-coins =
    { $number ->
        [one] { $question } ({ $card }: brakuje { $number } monety)
        [few] { $question } ({ $card }: brakuje { $number } monet)
        [many] { $question } ({ $card }: brakuje { $number } monet)
       *[other] { $question } ({ $card }: brakuje { $number } monety)
    }
cli-undecided =
    { $round ->
        [one] Po { $round } rundzie nikt nie dotarł do El Dorado: gra pozostaje nierozstrzygnięta.
       *[other] Po { $round } rundach nikt nie dotarł do El Dorado: gra pozostaje nierozstrzygnięta.
    }
cli-column-card = Karta
cli-column-price = Cena
cli-column-left = Zostało
cli-column-effect = Działanie
cli-column-place = Gdzie
cli-column-hand = Ręka
cli-column-draw = Talia
cli-column-discard = Odrzucone
cli-column-blockades = Blokady
cli-column-played = Zagrane · żetony
cli-column-route = Trasa
cli-column-id = Nazwa do wpisania
cli-column-difficulty = Trudność
cli-column-tiles = Kafelki
cli-column-caves = Jaskinie
cli-column-provenance = Źródło
cli-provenance-printed = jak w druku
cli-provenance-reconstructed = odtworzona
cli-route-well = { $file }: wszystko w porządku.
cli-route-summary = Kafelki: { $tiles } · blokady: { $blockades } · jaskinie: { $caves } · pola: { $spaces }
cli-legend-jungle = dżungla, maczety
cli-legend-water = woda, wiosła
cli-legend-village = wioska, monety
cli-legend-rubble = gruzy, odrzuć karty
cli-legend-camp = obóz, usuń karty
cli-legend-mountain = góra
cli-legend-cave = jaskinia, pozostałe żetony
cli-legend-start = pole startowe
cli-legend-finish = pole mety
cli-legend-blockade = blokada
cli-legend-pawn = pionek miejsca 1
