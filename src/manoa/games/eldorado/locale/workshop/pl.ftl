workshop-title = Warsztat tras
workshop-what = Zbuduj własną drogę do El Dorado. Wybierz kafelek: przyczepi się tam, gdzie pasuje.
workshop-aside =
    { $tiles ->
        [one] Twój szkic „{ $name }” ({ $tiles } kafelek) zrobił miejsce i jest zachowany.
        [few] Twój szkic „{ $name }” ({ $tiles } kafelki) zrobił miejsce i jest zachowany.
        [many] Twój szkic „{ $name }” ({ $tiles } kafelków) zrobił miejsce i jest zachowany.
       *[other] Twój szkic „{ $name }” ({ $tiles } kafelka) zrobił miejsce i jest zachowany.
    }
workshop-aside-back = Wróć do niego
workshop-aside-drop = Wyrzuć
workshop-map = Trasa do tej pory
workshop-pieces = Kafelki
workshop-group-start = Start
workshop-group-terrain = Teren
workshop-group-strip = Paski
workshop-group-end = Koniec
workshop-tile =
    { $tile ->
        [end-jungle] Kafelek końcowy, dżungla
        [end-river] Kafelek końcowy, rzeka
       *[other] Kafelek { $tile }
    }
workshop-laid = leży na trasie
workshop-back-laid = leży drugą stroną
workshop-fits-not = nie może być następny
workshop-place = { $tile }: miejsce { $place } z { $places }
workshop-no-place = { $tile } tak nigdzie nie pasuje. Obróć go albo wybierz inny.
workshop-chosen = Wybrany: { $tile }, element { $number } z { $tiles }. Enter albo przeciągnięcie go przenosi.
workshop-turn = Obróć
workshop-flip = Odwróć
workshop-lay = Połóż
workshop-move = Przenieś
workshop-next-place = Następne miejsce
workshop-drop = Odłóż
workshop-remove = Zabierz
workshop-undo = Cofnij
workshop-redo = Ponów
workshop-clear = Zacznij od nowa
workshop-keys = Klawisze na mapie: strzałki przechodzą między miejscami albo kafelkami, R obraca, F odwraca, Enter kładzie albo podnosi wybrany kafelek, by go przenieść, Escape odkłada, Delete zabiera wybrany kafelek albo ostatni.
workshop-state = Kafelki: { $tiles } · blokady: { $blockades } · jaskinie: { $caves }
workshop-whole = Na tej trasie można grać.
workshop-empty = Zacznij od kafelka startowego, A lub B.
workshop-unfinished = Połóż kolejne kafelki; kafelek końcowy idzie na koniec.
workshop-faults = Co jest nie tak
workshop-name = Nazwa trasy
workshop-name-usual = Moja trasa
workshop-save = Zapisz
workshop-save-anew = Zapisz jako nową
workshop-saved = Trasa jest zapisana; jej link można udostępnić.
workshop-link = Kopiuj link
workshop-link-copied = Link jest skopiowany.
workshop-link-select = Link jest zaznaczony poniżej: skopiuj go przez Ctrl+C albo przytrzymując palcem.
workshop-link-here = Link tej trasy
workshop-download = Pobierz (TOML)
workshop-drawing = Karta przygotowania (SVG)
workshop-print = Drukuj lub zapisz jako PDF
workshop-play-bots = Graj z botami
workshop-play-friends = Graj ze znajomymi
workshop-with-caves = Z jaskiniami
workshop-mine = Moje trasy
workshop-mine-none = Nie masz jeszcze zapisanych tras.
workshop-delete = Usuń
workshop-surprise = Zaskocz mnie
workshop-wishes = Trasa na życzenie
workshop-length = Kafelki między startem a końcem
workshop-difficulty = Trudność
workshop-any = dowolna
workshop-least-caves = Jaskinie, co najmniej
workshop-owned = Kafelki, które masz
workshop-tips = Rady z instrukcji w liczbach
workshop-tips-help = Wybierz wiersz, aby zobaczyć go na mapie. W nawiasach: siedem tras z instrukcji.
workshop-tips-so-far = Dokąd trasa jest ułożona; łatwa droga prowadzi do ostatniego kafelka.
workshop-tips-faults = Trasa będzie zmierzona, gdy nic nie będzie z nią nie tak.
workshop-until-piece = gdy będzie leżał drugi kafelek
workshop-until-curve = gdy trasa skręci
workshop-until-end = gdy będzie leżał kafelek końcowy
workshop-range = (od { $least } do { $most })
workshop-tip-stretch = Najdłuższy odcinek jednego terenu
workshop-tip-stretch-means = Pola jednego koloru z rzędu na łatwej drodze. Unikaj długich.
workshop-tip-variety = Różnorodność
workshop-tip-variety-means = Tyle terenów byłoby, gdyby wszystkie występowały równie często. Im więcej, tym ciekawiej i trudniej.
workshop-tip-shortcut = Pola zaoszczędzone na skrócie
workshop-tip-shortcut-means = Najkrótsza droga wobec najłatwiejszej. Przy 0 nie ma z czego wybierać.
workshop-tip-shortcut-toil = O ile więcej kosztuje skrót
workshop-tip-shortcut-toil-means = W wartościach pól. Dłuższa droga ma być łatwiejsza.
workshop-tip-inner = Zakręty: strona wewnętrzna trudniejsza o
workshop-tip-inner-means = Średnia wartość pola po stronie wewnętrznej minus po zewnętrznej. Powinna być większa od 0.
workshop-tip-bottlenecks = Wąskie gardła
workshop-tip-bottlenecks-means = Kafelki, przez które prowadzą obok siebie najwyżej dwie drogi. Oby nie za dużo.
workshop-tip-choice = Własne drogi, w %
workshop-tip-choice-means = Jaka część dróg nie jest wspólna dla talii różnych rodzajów.
workshop-ways = Drogi
workshop-ways-later = Drogi do El Dorado będą porównane, gdy będzie leżał kafelek końcowy.
workshop-way-short = Najkrótsza
workshop-way-easy = Najłatwiejsza
workshop-way-machete = Talia maczet
workshop-way-paddle = Talia wioseł
workshop-way-coin = Talia monet
workshop-way-mixed = Talia mieszana
workshop-way-line =
    { $steps ->
        [one] { $steps } pole
        [few] { $steps } pola
        [many] { $steps } pól
       *[other] { $steps } pola
    }, wartość { $toil }
workshop-way-turns = około { $turns } tur
workshop-narrow = Przez { $tile }: { $width } obok siebie
workshop-curve = Zakręt na { $tile }: wewnątrz { $inner }, na zewnątrz { $outer }
workshop-judge = Czy jest trudna?
workshop-judge-help = Boty rozgrywają { $wanted } partii: idą najlepiej, jak umieją, a kupują, co popadnie, jak na początku przygody z grą.
workshop-judge-later = Boty mogą ją wypróbować, gdy będzie leżał kafelek końcowy.
workshop-judge-go = Niech boty spróbują
workshop-judge-stop = Zatrzymaj
workshop-judging = Partia { $games } z { $wanted }
workshop-judged = { $difficulty }
workshop-judged-arrival = U celu po { $arrival } rundach (± { $margin })
workshop-judged-detour = Kroków na każde zyskane pole: { $detour }
workshop-judged-rounds = Pierwsza osoba u celu po { $rounds } rundach (rozrzut { $spread })
workshop-judged-behind = Ostatnia osoba jest o { $behind } pola z tyłu
workshop-judged-leads = Zmiany na prowadzeniu: { $leads }
workshop-heat = Pokaż przebyte drogi
workshop-sheet = Karta przygotowania
workshop-sheet-order = Nr
workshop-sheet-piece = Kafelek
workshop-sheet-back = Pod spodem
workshop-sheet-turn = Obrócony o
workshop-sheet-blockade = Blokada przed nim
workshop-sheet-random = losowa
workshop-sheet-none = brak
workshop-sheet-caves = Jaskinie
workshop-sheet-with-caves = Gra się z jaskiniami.
workshop-sheet-without-caves = Gra się bez jaskiń.
