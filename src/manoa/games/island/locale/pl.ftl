### The Island of El Dorado

title = Wyspa El Dorado
tagline = Odkrywcy poznają nieznaną wyspę, zbierają armie i walczą o jej cztery świątynie.

## Resources, tiles, dwellers, pieces

resource-wood = drewno
resource-food = żywność
resource-gold = złoto
island-cards-wood =
    { $number ->
        [one] { $number } drewno
        [few] { $number } drewna
        [many] { $number } drewna
       *[other] { $number } drewna
    }
island-cards-food =
    { $number ->
        [one] { $number } żywność
        [few] { $number } żywności
        [many] { $number } żywności
       *[other] { $number } żywności
    }
island-cards-gold =
    { $number ->
        [one] { $number } złoto
        [few] { $number } złota
        [many] { $number } złota
       *[other] { $number } złota
    }
tile-water = woda
tile-shrine = świątynia
tile-gold = złoto
tile-food = żywność
tile-wood = drewno
tile-garden = ogród
tile-entrance = wejście do jaskini
tile-exit = wyjście z jaskini
tile-empty = pusta jaskinia
tile-floor = dno jaskini
tile-cave-shrine = świątynia w jaskini
tile-dweller = mieszkaniec jaskini
found-water = wodę
found-shrine = świątynię
found-gold = płytkę złota
found-food = płytkę żywności
found-wood = płytkę drewna
found-garden = ogród
found-entrance = wejście do jaskini
found-exit = wyjście z jaskini
found-empty = pustą jaskinię
found-floor = dno jaskini
found-cave-shrine = świątynię w jaskini
found-dweller = mieszkańca jaskini
upon-water = na wodzie
upon-shrine = w świątyni
upon-gold = na płytce złota
upon-food = na płytce żywności
upon-wood = na płytce drewna
upon-garden = w ogrodzie
upon-entrance = przy wejściu do jaskini
upon-exit = przy wyjściu z jaskini
upon-empty = w pustej jaskini
upon-floor = na dnie jaskini
upon-cave-shrine = w świątyni w jaskini
upon-dweller = u mieszkańca jaskini
onto-water = na wodę
onto-shrine = do świątyni
onto-gold = na płytkę złota
onto-food = na płytkę żywności
onto-wood = na płytkę drewna
onto-garden = do ogrodu
onto-entrance = do wejścia do jaskini
onto-exit = do wyjścia z jaskini
onto-empty = do pustej jaskini
onto-floor = na dno jaskini
onto-cave-shrine = do świątyni w jaskini
onto-dweller = do mieszkańca jaskini
dweller-thieves = Złodzieje
dweller-bats = Nietoperze
dweller-snakes = Węże
dweller-spider = Olbrzymi pająk
dweller-jaguar = Jaguar
dweller-giant = Jaskiniowy olbrzym
piece-villager = wieśniak
piece-offering = ofiara
piece-fort = fort
piece-farm = farma
piece-army = ruch armii
piece-explorer = odkrywca
map-island = wyspa
map-cave = jaskinia
direction-e = na wschód
direction-se = na południowy wschód
direction-sw = na południowy zachód
direction-w = na zachód
direction-nw = na północny zachód
direction-ne = na północny wschód
direction-n = na północ
direction-s = na południe
direction-through = przez wylot jaskini

## Explorers

explorer-stella = Stella
explorer-stella-title = Poszukiwaczka przygód
explorer-laffite = Laffite
explorer-laffite-title = Pirat
explorer-bellona = Bellona
explorer-bellona-title = Dowódczyni
explorer-william = William
explorer-william-title = Kupiec
explorer-hector = Hector
explorer-hector-title = Kapral
explorer-nicolas = Nicolas
explorer-nicolas-title = Szczęściarz
explorer-tizoc = Tizoc
explorer-tizoc-title = Zbieracz
explorer-emma = Emma
explorer-emma-title = Kartografka
explorer-victoria = Victoria
explorer-victoria-title = Bogaczka
explorer-pedro = Pedro
explorer-pedro-title = Konkwistador
explorer-stella-ability = O jeden krok więcej w każdej turze.
explorer-laffite-ability = Za każde wyrzucone 3 i 5 kradnie losową kartę wybranemu graczowi.
explorer-bellona-ability = W każdej swojej fazie odkrywania wykonuje jeden ruch armii za darmo.
explorer-william-ability = Wymienia w banku trzy jednakowe zasoby zamiast pięciu.
explorer-hector-ability = Ma piątego wieśniaka.
explorer-nicolas-ability = Raz na turę może powtórzyć rzut złotymi kośćmi; liczy się drugi rzut.
explorer-tizoc-ability = Przy każdych zbiorach bierze dodatkowo jedną żywność, cokolwiek uprawia.
explorer-emma-ability = Przed odkrywaniem ogląda trzy wierzchnie płytki wyspy i odkłada je w dowolnej kolejności.
explorer-victoria-ability = Zaczyna z czterema kartami każdego zasobu.
explorer-pedro-ability = Jego podstawowa siła wynosi 2.

## Options

option-deep_shrine = Świątynia w głębi
option-deep_shrine-help = Świątynia w jaskini leży w dolnej połowie stosu jaskini, jak w drugim wydaniu.
option-hand_limit = Limit kart
option-hand_limit-help = Kto na końcu swojej tury ma więcej niż dziewięć kart, odrzuca nadmiar.
option-hidden_hands = Ukryte karty
option-hidden_hands-help = Widać tylko liczbę kart innych graczy.
option-free_trade = Oferty bez ograniczeń
option-free_trade-help = Dowolna liczba kart w ofercie, ofert w turze i kontrofert. W przeciwnym razie trzy karty jednego rodzaju, trzy oferty i jedna kontroferta.
option-data = Własne dane
option-data-help = Tabela z własnymi kosztami, pionkami, mieszkańcami jaskini lub limitami, dla posiadaczy pudełka.
option-round_limit = Limit rund
option-round_limit-help = Gra zatrzymuje się po tylu rundach; lepszy jest ten, kto kontroluje więcej świątyń. Bez liczby toczy się do końca.

## Data that cannot be used

error-data-free = { $where } musi kosztować co najmniej jedną kartę.
error-data-no-land = { $where } musi mieć choć jedną płytkę złota, żywności, drewna lub ogrodu.
error-data-too-many = { $where } ma tyle płytek: { $value }. Może ich być najwyżej { $most }.

## Positions that cannot be

error-position-cards = Pozycja ma więcej kart tego zasobu, niż jest w grze: { $resource } ({ $value }).
error-position-tiles = Liczba płytek tego rodzaju w pozycji: { $value } ({ $tile }). Musi ich być { $wanted }.
error-position-dweller = Mieszkaniec jaskini { $dweller } występuje w pozycji { $value } razy, a nie raz.
error-position-stuck = Z tej pozycji nikt nie mógłby grać dalej.

## Actions that the rules refuse

refused-not-an-action = „{ $value }” nie jest akcją. Akcje to liczby całkowite od 0 do { $most }.
refused-over = Gra jest skończona.
refused-not-asked = Tego nie można teraz zrobić. Pytanie brzmi: { $asked }.
refused-no-tile = To nie jest żadna z płytek do ułożenia.
refused-no-tile-there = Nie ma tam żadnej płytki.
refused-not-entered = Na tę płytkę nie można wejść: { $tile }.
refused-first-round = W pierwszej rundzie nie wolno nikogo atakować.
refused-off-table = Tam kończy się stół.
refused-not-laid-there = Płytki nie można tam położyć.
refused-no-speed = W tej turze nie ma już prędkości.
refused-stack-empty = Nie ma już płytek do odkrycia.
refused-no-free-cell = Obok tej płytki nie można położyć żadnej innej.
refused-no-water = Nie ma tam płytki wody.
refused-only-water = W stosie została tylko woda.
refused-not-boxed-in = Wodę przykrywa się tylko wtedy, gdy nie można odkryć niczego innego.
refused-no-way-through = Tylko wejście i wyjście jaskini łączą się ze sobą.
refused-no-shrine = Nie ma tam świątyni wyspy.
refused-offering-there = Twoja ofiara leży już w tej świątyni.
refused-cannot-pay =
    Brakuje ci:{ $wood ->
        [0] {""}
       *[other] {" "}drewno { $wood }
    }{ $food ->
        [0] {""}
       *[other] { $wood ->
            [0] {" "}
           *[other] {", "}
        }żywność { $food }
    }{ $gold ->
        [0] {""}
       *[other] { $wood ->
            [0] { $food ->
                [0] {" "}
               *[other] {", "}
            }
           *[other] {", "}
        }złoto { $gold }
    }.
refused-no-supply = W twojej rezerwie nie ma już tego: { $piece }.
refused-lost = Stracone pionki wrócą w twojej następnej turze: { $piece }.
refused-all-offered = Twoje ofiary leżą już we wszystkich świątyniach wyspy.
refused-no-villagers = Nie masz wieśniaków na mapie.
refused-place-villager = Wieśniacy pojawiają się na płytkach przy twoich farmach i fortach, tam gdzie nie ma rywali.
refused-place-offering = Twój odkrywca musi stać obok świątyni bez twojej ofiary.
refused-place-fort = Żaden wolny róg płytki twojego odkrywcy nie jest z dala od rywali i fortów.
refused-place-farm = Żaden róg płytki twojego odkrywcy nie jest wolny.
refused-place-army = Żaden z twoich wieśniaków nie może się ruszyć.
refused-corner-used = Na tym rogu stoi już budynek.
refused-corner-held = Płytkę przy tym rogu zajmuje inny gracz albo fort.
refused-not-placed-there = Odkrywcy nie można tam postawić.
refused-no-building = Żaden twój budynek nie styka się z tą płytką.
refused-occupied = Tę płytkę zajmuje inny gracz.
refused-no-army = Nie masz tam armii.
refused-pinned = Atakujący nie mogą się wycofać przed końcem bitwy.
refused-nowhere = Ta armia nie ma dokąd pójść.
refused-too-many = Nie masz tam tylu wieśniaków.
refused-no-farm = Nie ma tam farmy innego gracza.
refused-no-attackers = Nie masz nikogo na płytce przy tej farmie.
refused-same-resource = Zasobu nie można wymienić na ten sam zasób.
refused-too-few = Bank chce { $number }, a masz mniej: { $resource }.
refused-bank-empty = Bank nie ma tego: { $resource }.
refused-no-need = Ta wymiana nie pomoże opłacić ruchu armii.
refused-no-victim = Temu graczowi nie ma czego ukraść.
refused-no-rival = Ten gracz nie bierze udziału w tej bitwie.
refused-no-partner = Nie ma takiego gracza do handlu.
refused-nothing-given = Oferta musi zawierać przynajmniej jedną kartę.
refused-no-more-offers = Wszystkie oferty tej tury zostały już złożone ({ $number }).
refused-offered-already = To dokładnie ta oferta, którą dostajesz.
refused-counter-countered = Tę ofertę można tylko przyjąć albo odrzucić.
refused-no-wish = Tego nie można teraz sobie życzyć.
refused-cannot-accept = Nie masz tego, o co cię proszą.
refused-both-sides = Zasób albo się daje, albo się bierze: { $resource }.
refused-offer-full = Oferta obejmuje najwyżej { $number } jednego zasobu: { $resource }.
refused-not-held = Na ręce nie ma tego dość: { $resource }.
refused-not-farmed = Nie uprawiasz tego albo bank tego nie ma: { $resource }.

## What is asked of a player

asked-explorer = Wybierz odkrywcę
asked-reroll = Powtórz rzut złotymi kośćmi albo zostaw wynik
asked-steal = Wybierz, komu ukraść kartę
asked-dice = Wybierz kość prędkości; druga to zbiory
asked-harvest = Weź kartę zasobu
asked-look = Wybierz płytkę, która ma leżeć następna na wierzchu
asked-explore = Ruszaj się, kupuj, atakuj, handluj albo zakończ turę
asked-lay = Wybierz, gdzie położyć płytkę
asked-march = Wybierz, ilu wieśniaków idzie i dokąd
asked-react = Kup ruch armii albo spasuj
asked-rival = Wybierz, z kim walczysz najpierw
asked-place = Wybierz, gdzie postawić pokonanego odkrywcę
asked-pay = Wybierz kartę do oddania
asked-offer = Ułóż swoją ofertę
asked-answer = Odpowiedz na ofertę
asked-discard = Wybierz kartę do odrzucenia
asked-trade = Handluj, dopóki chcesz
asked-over = Gra jest skończona

## What happened

event-chooses = { $player } gra odkrywcą { $explorer }.
event-rolls-first = { $player } rzuca o pierwszą turę: { $number }.
event-turn = Runda { $round }: kolej gracza { $player }.
event-rolls = { $player } wyrzuca { $first } i { $second }.
event-rerolls = { $player } rzuca ponownie: { $first } i { $second }.
event-steals = { $player } kradnie (okradziony: { $rival }): { $resource }.
event-steals-unseen = { $player } kradnie kartę (okradziony: { $rival }).
event-assigns = { $player }: prędkość { $speed }, zbiory { $harvest }.
event-harvests = { $player } zbiera: { $number } × { $resource }.
event-no-harvest = { $player } nie ma już czego zbierać.
event-gathers = { $player } zbiera dodatkowo: { $resource }.
event-looks = { $player } ogląda wierzch stosu (płytki: { $number }).
event-orders = { $player } odkłada płytki.
event-steps = { $player } idzie na { $to } ({ $tile }).
event-opens-cave = { $player } otwiera jaskinię.
event-reveals = { $player } odkrywa płytkę: { $tile }.
event-lays = { $player } kładzie płytkę na { $cell } ({ $tile }).
event-meets = { $player } spotyka mieszkańca jaskini o sile { $number }: { $dweller }.
event-covers = { $player } przykrywa wodę na { $cell } inną płytką: { $tile }.
event-starts-anew = Pierwsza płytka jest otoczona: wyspa zaczyna się od nowa ({ $tile }).
event-announces = { $player } zamierza kupić: { $piece } ({ $at }).
event-lapses = { $player } nie może już dokonać zakupu: { $piece }.
event-buys-villager = { $player } stawia wieśniaka na { $at }.
event-lays-offering = { $player } składa ofiarę w świątyni { $at } (świątynie: { $number }).
event-builds-fort = { $player } buduje fort na rogu { $at }.
event-builds-farm = { $player } buduje farmę na rogu { $at }.
event-marches = { $player } przesuwa armię z { $from } na { $to } (wieśniacy: { $number }).
event-marches-free = { $player } przesuwa za darmo armię z { $from } na { $to } (wieśniacy: { $number }).
event-silent = { $player } pasuje aż do swojej tury, chyba że coś dotyczy tego gracza.
event-wants-trade = { $player } chce handlować.
event-wants-no-trade = { $player } nie chce już handlować.
event-challenges = { $player } atakuje na { $cell } (broni się: { $rival }).
event-attacks-farm = { $player } atakuje farmę na rogu { $at } (właściciel: { $rival }).
event-no-battle = Inni odeszli: { $player } nie walczy na { $cell }.
event-fights = { $player } (kości: { $strength }) wyrzuca { $roll }, { $rival } (kości: { $defence }) wyrzuca { $other }.
event-fights-farm = { $player } (kości: { $strength }) wyrzuca { $roll }, farma (kości: { $defence }, właściciel: { $rival }) wyrzuca { $other }.
event-fights-dweller = { $player } (kości: { $strength }) wyrzuca { $roll }; { $dweller } (kości: { $defence }, rzuca { $rival }): { $other }.
event-wins-battle = { $player } wygrywa bitwę na { $cell } (przegrany: { $rival }).
event-beats-dweller = { $player } pokonuje mieszkańca jaskini: { $dweller }.
event-loses-to-dweller = { $player } przegrywa z mieszkańcem jaskini: { $dweller }.
event-ties = { $player } i { $rival } remisują na { $cell }.
event-ties-dweller = { $player } remisuje z mieszkańcem jaskini: { $dweller }.
event-goes-back = Pionek gracza { $player } wraca z { $from } na { $to }: { $piece }.
event-loses-villagers =
    { $number ->
        [one] { $player } traci { $number } wieśniaka na { $cell }.
       *[other] { $player } traci { $number } wieśniaków na { $cell }.
    }
event-loses-fort = { $player } traci fort na rogu { $at }.
event-loses-farm = { $player } traci farmę na rogu { $at }.
event-placed = Odkrywca gracza { $player } trafia na { $to } (stawia: { $rival }).
event-pays = { $player } płaci (dostaje: { $rival }): { $number } × { $resource }.
event-pays-bank = { $player } oddaje do stosów: { $number } × { $resource }.
event-pays-hoard = { $player } traci na rzecz skarbu złodziei: { $number } × { $resource }.
event-takes-hoard = { $player } zdobywa skarb złodziei: drewno { $wood }, żywność { $food }, złoto { $gold }.
event-finds-cave-shrine = { $player } znajduje świątynię w jaskini na { $cell }.
event-takes-cave-shrine = { $player } kontroluje teraz świątynię w jaskini.
event-wins-cave-shrine = { $player } przejmuje świątynię w jaskini (traci ją: { $rival }).
event-loses-cave-shrine = { $player } traci świątynię w jaskini: zostaje ona wtasowana do stosu jaskini.
event-returns-cave-shrine = { $player } cofa się: świątynia w jaskini leży znów na { $cell }.
event-banks = { $player } wymienia w banku: { $number } × { $give } na { $resource }.
give-wood = drewno
give-food = żywność
give-gold = złoto
event-offers = { $player } składa ofertę (adresat: { $rival }).
event-offers-cards = { $player } oferuje: { $number } × { $resource }.
event-wants-cards = { $player } chce: { $number } × { $resource }.
event-counters = { $player } odpowiada kontrofertą (adresat: { $rival }).
event-accepts = { $player } przyjmuje ofertę (składa ją: { $rival }).
event-declines = { $player } odrzuca ofertę (składa ją: { $rival }).
event-discards = { $player } odrzuca: { $number } × { $resource }.
event-wins = { $player } kontroluje wszystkie cztery świątynie i wygrywa!
event-over =
    { $round ->
        [one] Gra kończy się po { $round } rundzie.
       *[other] Gra kończy się po { $round } rundach.
    }

## What a player may choose

choice-explorer = Graj odkrywcą { $explorer }
choice-reroll = Rzuć ponownie
choice-keep = Zostaw wynik
choice-steal = Okradnij: { $rival }
choice-dice = Prędkość { $speed }, zbiory { $harvest }
choice-harvest = Weź: { $resource }
choice-look = Połóż na wierzchu jako { $place }: { $tile }
choice-step = Idź ({ $direction }) na { $to } ({ $tile })
choice-step-open = Wejdź do jaskini
choice-step-battle = Atakuj: idź ({ $direction }) na { $to } ({ $tile }); zwycięstwo { $win }%
choice-discover-island = Odkryj płytkę wyspy
choice-discover-cave = Odkryj płytkę jaskini
choice-cover = Przykryj wodę na { $at } nową płytką
choice-lay = Połóż płytkę na { $at } ({ $direction }): { $tile }
choice-villager = Kup wieśniaka na { $at } ({ $cost })
choice-offering = Złóż ofiarę w świątyni { $at } ({ $cost })
choice-fort = Zbuduj fort na rogu { $at } ({ $cost })
choice-farm = Zbuduj farmę na rogu { $at } ({ $cost })
choice-army = Przesuń armię z { $from } ({ $cost })
choice-army-free = Przesuń za darmo armię z { $from }
choice-march =
    { $number ->
        [one] { $number } wieśniak ({ $direction }) na { $to } ({ $tile })
        [few] { $number } wieśniacy ({ $direction }) na { $to } ({ $tile })
        [many] { $number } wieśniaków ({ $direction }) na { $to } ({ $tile })
       *[other] { $number } wieśniaka ({ $direction }) na { $to } ({ $tile })
    }
choice-march-battle = Atakuj (wieśniacy: { $number }, { $direction }) na { $to } ({ $tile }); zwycięstwo { $win }%
choice-attack = Atakuj z { $from } farmę na rogu { $farm } (właściciel: { $rival }); zwycięstwo { $win }%
choice-bank = Bank: { $number } × { $give } na { $resource }
choice-offer = Złóż ofertę: { $rival }
choice-give = Daj { $number } × { $resource }
choice-want = Poproś o { $number } × { $resource }
choice-propose = Złóż ofertę
choice-drop = Porzuć ofertę
choice-accept = Przyjmij
choice-decline = Odmów
choice-counter = Odpowiedz kontrofertą: { $rival }
choice-pass = Pas
choice-silence = Pasuj do mojej tury, chyba że coś mnie dotyczy
choice-enough = Koniec handlu
choice-want-trade = Chcę handlować
choice-want-no-trade = Nie chcę już handlować
choice-heed =
    { $when ->
        [always] Pytaj mnie zawsze
        [attacked] Pytaj mnie tylko wtedy, gdy ktoś mnie atakuje
       *[concerned] Pytaj mnie, gdy coś mnie dotyczy
    }
choice-rival = Walcz najpierw: { $rival }; zwycięstwo { $win }%
choice-place = Postaw odkrywcę na { $at } ({ $tile })
choice-pay = Oddaj: { $resource }
choice-discard = Odrzuć: { $resource }
choice-end = Zakończ turę (przepada prędkość: { $speed })
island-choice-step = Idź { $direction }, { $onto }
island-choice-step-battle = Atakuj: idź { $direction }, { $onto }; zwycięstwo { $win }%
island-choice-walk =
    { $number ->
        [one] Przejdź { $number } krok { $onto }, { $where }
        [few] Przejdź { $number } kroki { $onto }, { $where }
        [many] Przejdź { $number } kroków { $onto }, { $where }
       *[other] Przejdź { $number } kroku { $onto }, { $where }
    }
island-choice-cover = Przykryj nową płytką wodę { $direction } od ciebie
island-choice-lay = Połóż płytkę { $direction } od siebie: { $tile }
island-choice-villager = Kup wieśniaka { $upon }, { $where } ({ $cost })
island-choice-offering = Złóż ofiarę w świątyni { $direction } od ciebie ({ $cost })
island-choice-fort = Zbuduj fort na rogu { $direction } od ciebie ({ $cost })
island-choice-farm = Zbuduj farmę na rogu { $direction } od ciebie ({ $cost })
island-choice-army = Przesuń armię { $upon }, { $where } ({ $cost })
island-choice-march =
    { $number ->
        [one] { $number } wieśniak { $direction }, { $onto }
        [few] { $number } wieśniacy { $direction }, { $onto }
        [many] { $number } wieśniaków { $direction }, { $onto }
       *[other] { $number } wieśniaka { $direction }, { $onto }
    }
island-choice-march-battle = Atakuj (wieśniacy: { $number }): { $direction }, { $onto }; zwycięstwo { $win }%
island-choice-attack = Atakuj farmę { $corner } pionkami { $upon } (właściciel: { $rival }); zwycięstwo { $win }%
island-choice-place = Postaw odkrywcę { $upon }, { $where }
island-choice-bank = Bank: { $give } za { $take }
island-choice-give = Daj { $cards }
island-choice-want = Poproś o { $cards }

## The table

table-island = Wyspa
table-cave = Jaskinia
table-cards = Karty
table-bank = Bank
table-hoard = Skarb złodziei
table-strength = Siła
table-villagers = Wieśniacy
table-buildings = Budynki
table-shrines = Świątynie
table-explorer = Odkrywca
table-place = Gdzie
table-stack = Płytki w stosie
table-speed = Prędkość

## The web table

table-side = Gracze i stosy
table-help-play = Twoje dwie złote kości to prędkość i zbiory. Potem odkrywaj: kliknij podświetlone pole, aby tam pójść, lunetę, aby odkryć płytkę. Każdy krok i każda płytka kosztuje jeden punkt prędkości.
table-help-move = To, na co cię stać, jest podświetlone na dole: wybierz rzecz, a potem jej miejsce na mapie. Czerwone pola to początek bitwy; liczba oznacza szansę na zwycięstwo.
table-ranking = Kto kontroluje trzy świątynie wyspy i świątynię w jaskini, od razu wygrywa. O miejscach pozostałych decyduje liczba kontrolowanych świątyń.
island-map = Mapa wyspy i jaskini
island-nothing = nic
island-and = { $first } i { $last }
island-asked-left = { $asked } (zostało: { $number })
island-asked-speed =
    { $number ->
        [0] { $asked } (brak kroków)
        [one] { $asked } (został { $number } krok)
        [few] { $asked } (zostały { $number } kroki)
        [many] { $asked } (zostało { $number } kroków)
       *[other] { $asked } (zostało { $number } kroku)
    }
island-asked-lay = Odkryta płytka: { $tile }. Wybierz, gdzie ją położyć
island-explorer-of = { $explorer } (gracz: { $player }), siła { $number }
island-offering-of = Ofiara (gracz: { $player })
island-villagers-of =
    { $number ->
        [one] { $number } wieśniak (gracz: { $player })
        [few] { $number } wieśniaków (gracz: { $player })
        [many] { $number } wieśniaków (gracz: { $player })
       *[other] { $number } wieśniaka (gracz: { $player })
    }
island-fort-of = Fort (gracz: { $player })
island-farm-of = Farma (gracz: { $player })
island-dice-open = Złote kości (gracz: { $player }): { $first } i { $second }
island-dice-used = Złote kości (gracz: { $player }): { $speed } na prędkość, { $harvest } na zbiory
island-steps =
    { $number ->
        [one] został { $number } krok
        [few] zostały { $number } kroki
        [many] zostało { $number } kroków
       *[other] zostało { $number } kroku
    }
island-cards-of = { $resource }: { $number }
island-cards-farmed = { $resource }: { $number }, z twoich upraw
island-shop = Co można kupić
island-price = { $piece }: { $cost }.
island-left = W twojej rezerwie: { $number }.
island-free = za darmo
island-army = Ruch armii
island-trade = Handel
island-trade-about = Handluj z bankiem albo z graczem
island-which = Co chcesz tu zrobić?
island-place-it = Wskaż podświetlone miejsce: { $piece }
island-ways = Podświetlone miejsca
island-choose-one = Wybierz
island-choose-place = Wybierz podświetlone miejsce
island-choose-cards = Wybierz karty
island-do-step = Atakuj
island-do-lay = Połóż i walcz
island-do-cover = Przykryj wodę
island-do-villager = Kup wieśniaka
island-do-offering = Złóż ofiarę
island-do-fort = Zbuduj fort
island-do-farm = Zbuduj farmę
island-do-army = Przesuń tę armię
island-do-march = Naprzód
island-do-attack = Atakuj farmę
island-do-place = Postaw tutaj
island-do-discover = Odkryj płytkę
island-do-harvest = Weź { $cards }
island-do-pay = Oddaj { $cards }
island-do-discard = Odrzuć { $cards }
island-pick-left =
    { $number ->
        [one] Do wyboru została { $number } karta
        [few] Do wyboru zostały { $number } karty
        [many] Do wyboru zostało { $number } kart
       *[other] Do wyboru zostało { $number } karty
    }
island-pick-less = O jedną mniej: { $resource }
island-pick-more = O jedną więcej: { $resource }
island-pick-of = Do wyboru jest { $number }.
island-help-explore = Podświetlone pola to kroki, luneta odkrywa nową płytkę. Weź coś ze sklepu, aby zobaczyć, gdzie może stanąć.
island-help-spent = Na mapie nie da się już nic zrobić: handluj albo zakończ turę.
island-help-lay = Kliknij podświetlone pole: tam trafi płytka. Twój odkrywca wejdzie na nią, chyba że to woda albo świątynia.
island-help-march = Kliknij płytkę, na którą ma iść armia, a potem wybierz, ilu wieśniaków idzie.
island-help-place = Kliknij podświetloną płytkę: tam stanie pokonany odkrywca.
island-help-trade = Wymień z bankiem albo złóż komuś ofertę.
island-react-battle = Zaraz będzie bitwa. Możesz wprowadzić armię: kliknij swoich wieśniaków.
island-react-trade = Możesz kupić ruch armii, jeśli najpierw zdobędziesz w banku to, czego ci brakuje.
island-react-may = Możesz kupić ruch armii: kliknij swoich wieśniaków.
island-asked-cause = { $cause } { $asked }
island-heading-attacked = Atakują cię
island-heading-react = Możesz zareagować
island-heading-answer = Oferta dla ciebie
island-heading-trade = Handlujesz
island-heading-decide = Ty decydujesz
island-heed = Pytaj mnie o ruchy innych
island-heed-always = zawsze
island-heed-concerned = gdy mnie dotyczą
island-heed-attacked = tylko gdy mnie atakują
island-want-trade = Otrzymasz pytanie, gdy tylko będzie można wymieniać karty; nikt inny nie jest pytany.
island-wanting = Otrzymasz pytanie. Naciśnij ponownie, jeśli już nie chcesz handlować.
island-why-not-now = Nie teraz.
island-why-no-trade = Teraz nie ma czym handlować.
island-turn-sign = Tura
island-first = Pierwszy gracz
island-silent = Pasuje do swojej tury, chyba że coś go dotyczy
island-silent-sign = Pasuje
island-shrines-of = Kontrolowane świątynie: { $number } z 4
island-strength-of = Siła odkrywcy: { $number }
island-hand =
    { $number ->
        [one] { $number } karta
        [few] { $number } karty
        [many] { $number } kart
       *[other] { $number } karty
    }
island-farms = Uprawia: { $kinds }
island-supply = W rezerwie: { $piece } ({ $number })
island-supply-lost = W rezerwie: { $piece } ({ $number }); stracone do następnej własnej tury: { $lost }
island-unseen = Zakryte płytki wyspy: { $number }
island-unseen-kind = { $tile }: { $number }
island-cave-unseen = Zakryte płytki jaskini: { $number }
island-dweller-of = { $dweller } (siła { $number })
island-top = Na wierzchu, jak wiesz: { $tiles }
island-turn = { $player } { $doings }.
island-doing-harvests = zbiera { $cards }
island-doing-goes = idzie { $direction }, { $onto }
island-doing-goes-some =
    { $number ->
        [one] przechodzi { $number } krok { $onto }
        [few] przechodzi { $number } kroki { $onto }
        [many] przechodzi { $number } kroków { $onto }
       *[other] przechodzi { $number } kroku { $onto }
    }
island-doing-goes-to = idzie { $onto }
island-doing-finds = odkrywa { $found }
island-doing-covers = przykrywa wodę, kładąc { $found }
island-doing-villager = stawia wieśniaka { $upon }
island-doing-fort = buduje fort { $corner }
island-doing-farm = buduje farmę { $corner }
island-doing-marches =
    { $number ->
        [one] przesuwa { $number } wieśniaka { $onto }
        [few] przesuwa { $number } wieśniaków { $onto }
        [many] przesuwa { $number } wieśniaków { $onto }
       *[other] przesuwa { $number } wieśniaka { $onto }
    }
island-doing-marches-free =
    { $number ->
        [one] przesuwa za darmo { $number } wieśniaka { $onto }
        [few] przesuwa za darmo { $number } wieśniaków { $onto }
        [many] przesuwa za darmo { $number } wieśniaków { $onto }
       *[other] przesuwa za darmo { $number } wieśniaka { $onto }
    }
island-doing-banks = wymienia w banku { $give } na { $take }
island-doing-discards = odrzuca { $cards }
island-doing-pays = płaci { $cards } (dostaje: { $rival })
island-doing-pays-bank = oddaje { $cards } do stosów
island-doing-pays-hoard = traci { $cards } na rzecz złodziei
island-doing-opens-cave = otwiera jaskinię
island-doing-offering = składa ofiarę (świątynie: { $number })
island-corner = tam, gdzie stykają się { $tiles }
island-unknown = nieznane
island-where-here = tam, gdzie stoisz
island-where-away =
    { $number ->
        [one] { $number } krok { $direction } od ciebie
        [few] { $number } kroki { $direction } od ciebie
        [many] { $number } kroków { $direction } od ciebie
       *[other] { $number } kroku { $direction } od ciebie
    }
island-where-cave = w jaskini
island-where-island = na wyspie
island-line-dice = { $player } wyrzuca { $first } i { $second }: prędkość { $speed }, zbiory { $harvest }.
island-line-challenges = { $player } atakuje { $upon } (broni się: { $rival }).
island-line-attacks-farm = { $player } atakuje farmę { $corner } (właściciel: { $rival }).
island-line-fights = Bitwa: { $player } – { $roll }, { $rival } – { $other }.
island-line-won = Wygrywa { $player }.
island-line-lost-to = { $player } przegrywa.
island-line-tied = Remis.
island-line-no-battle = Pozostali odchodzą { $upon }: { $player } nie walczy.
island-line-loses-villagers =
    { $number ->
        [one] { $player } traci { $number } wieśniaka { $upon }.
        [few] { $player } traci { $number } wieśniaków { $upon }.
        [many] { $player } traci { $number } wieśniaków { $upon }.
       *[other] { $player } traci { $number } wieśniaka { $upon }.
    }
island-line-loses-fort = { $player } traci fort { $corner }.
island-line-loses-farm = { $player } traci farmę { $corner }.
island-line-goes-back = { $player }: { $piece } wraca { $onto }.
island-line-placed = { $rival } stawia odkrywcę { $upon } (gracz: { $player }).
island-line-returns-cave-shrine = { $player } cofa się: świątynia w jaskini leży znów na swoim miejscu.
island-line-takes-hoard = { $player } zdobywa skarb złodziei: { $cards }.
island-line-announces = { $player } zamierza kupić: { $piece } { $place }.
island-line-offers = { $player } proponuje wymianę (adresat: { $rival }): { $give } za { $take }.
island-line-offers-gift = { $player } proponuje prezent (adresat: { $rival }): { $give }.
island-line-accepts = { $player } się zgadza.
island-line-declines = { $player } odmawia.
island-stat-tiles = Odkryte płytki
island-stat-steps = Kroki
island-stat-fought = Ataki
island-stat-won = Wygrane bitwy
island-stat-harvested = Zebrane karty
island-stat-built = Zbudowane forty i farmy
island-stat-villagers = Kupieni wieśniacy

## What things are

island-about-tile-water = Nikt nie wchodzi na wodę.
island-about-tile-shrine = Nikt nie wchodzi do świątyni. Z sąsiedniej płytki odkrywca składa w niej ofiarę; kto ją tam ma, kontroluje świątynię.
island-about-tile-gold = Kto ją uprawia, zbiera złoto.
island-about-tile-food = Kto ją uprawia, zbiera żywność.
island-about-tile-wood = Kto ją uprawia, zbiera drewno.
island-about-tile-garden = Kto go uprawia, zbiera drewno, żywność albo złoto.
island-about-tile-entrance = Droga do jaskini: odkrywca otwiera ją za jeden punkt prędkości.
island-about-tile-exit = Stąd do wejścia na wyspie jest jeden krok.
island-about-tile-empty = Nikt tu nie mieszka.
island-about-tile-floor = Tu leżała świątynia w jaskini.
island-about-tile-cave-shrine = Odkrywca, który z niej schodzi, zabiera ją ze sobą: czwarta świątynia i 2 siły więcej.
island-about-tile-dweller = Kto go znajdzie, musi od razu z nim walczyć.
island-about-villager = Stoi na płytce przy twojej farmie lub forcie. Uprawia ją, jeśli w rogu jest twoja farma, walczy z siłą 1 i maszeruje w armii.
island-about-offering = Składana w świątyni obok twojego odkrywcy. Kontrolujesz ją na stałe: 1 siła więcej i jedna z czterech świątyń do zwycięstwa.
island-about-fort = Na wolnym rogu płytki twojego odkrywcy. Zajmuje trzy sąsiednie płytki i broni każdej z siłą 1.
island-about-farm = Na wolnym rogu płytki twojego odkrywcy. Twoi wieśniacy na sąsiednich płytkach je uprawiają.
island-about-army = Przesuwa od 1 do 5 wieśniaków na sąsiednią płytkę, także gdy ruszają się inni albo chcą coś kupić.
island-about-speed = Kroki i nowe płytki, które zostały w tej turze; każdy kosztuje jeden punkt. Niewykorzystane przepadają.
island-about-dice = Jedna z dwóch złotych kości to prędkość, druga to zbiory.
island-about-strength = Tyloma czarnymi kośćmi rzuca odkrywca w bitwie: 1, Pedro 2; o 1 więcej za każdą świątynię wyspy, o 2 więcej ze świątynią w jaskini.
island-about-shrines = Kto kontroluje trzy świątynie wyspy i świątynię w jaskini, od razu wygrywa.
island-about-farmed = To, co ten gracz może zbierać: płytka odkrywcy i płytki z wieśniakiem przy własnej farmie.
island-about-bank = Pięć jednakowych kart za jedną inną, William trzy.
island-about-hoard = Kto pokona złodziei w jaskini, zabiera wszystko.
island-about-stack = Zakryte jeszcze płytki, według rodzaju.
island-about-dweller = Rzuca tyloma kośćmi, ile ma siły. Pokonany zostawia pustą jaskinię.

## Bitwa i handel

table-battle-title = Bitwa
table-battle-last = Ostatnia bitwa
table-battle-farm = Farma ({ $rival })
table-battle-dice =
    { $number ->
        [one] { $number } kość
        [few] { $number } kości
        [many] { $number } kości
       *[other] { $number } kości
    }
table-battle-rolled = { $player } wyrzuca { $dice }: razem { $number }
table-battle-chances = Szanse ({ $player }): wygrana { $win }%, remis { $tie }%, przegrana { $lose }%
table-battle-win = wygrana
table-battle-tie = remis
table-battle-lose = przegrana
table-battle-after = Po marszu (wieśniacy: { $number }):
table-battle-joined = potem zwycięstwo { $win }%
table-battle-avoided = Nie ma z kim walczyć: bez bitwy.
table-battle-unnamed = Szanse będą znane, gdy zostanie wybrany pierwszy przeciwnik.
table-battle-join = Przed rzutem możesz sprowadzić armię.
table-battle-asked = { $player } może jeszcze sprowadzić armię.
table-battle-passed = Spasowali: { $names }.
table-battle-more =
    { $number ->
        [one] Potem jeszcze { $number } bitwa.
        [few] Potem jeszcze { $number } bitwy.
        [many] Potem jeszcze { $number } bitew.
       *[other] Potem jeszcze { $number } bitwy.
    }
table-trade-title = Handel
table-trade-close = Odłóż handel
table-trade-players = Złóż ofertę
table-trade-to = Komu
table-trade-everyone = Wszyscy
table-trade-everyone-about = Pytani są po kolei, aż ktoś się zgodzi.
table-trade-making = Twoja oferta trafia do gracza { $player }.
table-trade-counter-make = Złóż kontrofertę
table-trade-return = Wróć do oferty
table-trade-withdrawn = { $player } wycofuje ofertę.
table-trade-left = Zostało w tej turze: { $number }
table-trade-dropped = Porzucona oferta też się liczy.
table-trade-cards =
    { $number ->
        [one] { $number } karta
        [few] { $number } karty
        [many] { $number } kart
       *[other] { $number } karty
    }
table-trade-rate = { $number } jednakowych za 1 inną kartę
table-trade-have = Masz: { $number } × { $resource }
table-trade-get = Dostajesz
table-trade-give = Dajesz
table-trade-begin = Twoja oferta ({ $player }): co dajesz i czego chcesz w zamian?
table-trade-counter = Kontroferta
table-trade-counter-begin = Twoja kontroferta ({ $player }): co dajesz i czego chcesz w zamian?
table-trade-offered = { $player } proponuje ci wymianę. Dostajesz: { $get }. Dajesz: { $give }.
table-trade-countered = { $player } składa kontrofertę. Dostajesz: { $get }. Dajesz: { $give }.

## Co robią przyciski stołu
island-help-end = Kończy twoją turę. Reszta prędkości przepada.
island-help-pass = Nie kupujesz teraz ruchu armii. Pyta się pozostałych, potem gra toczy się dalej.
island-help-silence = Do twojej tury nie pyta się ciebie więcej, chyba że cię to dotyczy.
island-help-keep = Kości zostają, jakie są.
island-help-reroll = Rzuca się ponownie obiema złotymi kośćmi; liczy się drugi rzut.
island-help-enough = Handel się kończy, a gra toczy się dalej tam, gdzie była.
island-help-discover = Za 1 prędkości odkrywa się wierzchnią płytkę stosu; potem wybierasz jej miejsce obok odkrywcy.
island-help-harvest = Bierzesz tyle kart, ile pokazuje kość zbiorów, z tego, co uprawiasz.
island-help-pay = Połowa twoich kart, zaokrąglona w dół, trafia do tego, kto cię pokonał; wybierasz które.
island-help-discard = Na koniec tury możesz mieć tylko określoną liczbę kart; wybierasz, które odrzucić.
island-help-choose = Najpierw wybierz: jedną z kart lub przycisków tutaj albo podświetlone miejsce na mapie.
island-unknown-place = Nieodkryte miejsce
