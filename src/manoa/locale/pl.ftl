### Co mówi dom, niezależnie od gry.

## Refusals

error-bot-broken = Bot „{ $value }” z innego pakietu nie może grać: { $reason }
error-bot-not-a-bot = „{ $value }” nie jest botem: jego punkt wejścia tworzy { $made }.
error-bot-setting = Bot „{ $value }” nie ma ustawienia „{ $setting }”. Ustawienia to: { $values }.
error-bot-unknown = Nie ma bota „{ $value }”. Dostępne boty: { $values }.
error-game-unknown = Nie ma gry „{ $title }”. Dostępne gry: { $values }.
error-game-broken = Nie można zagrać w „{ $title }” z pakietu { $package }. { $reason }
error-game-not-a-title = Punkt wejścia { $value } musi wskazywać obiekt Title o nazwie „{ $title }”.
error-game-twice = Jest już inna gra o nazwie „{ $title }”.
error-game-without-words = Brakuje komunikatów w języku „{ $value }”.
error-game-without-limit = Brakuje opcji round_limit.
error-game-without-terminal = W { $title } nie można zagrać w terminalu.
error-players = Gra { $title }: liczba graczy musi wynosić od { $least } do { $most }, a nie { $value }.
error-seed = „{ $value }” nie jest ziarnem losowości. Ziarno to liczba całkowita od 0 wzwyż, najwyżej 64-bitowa.
error-seat = Nie ma miejsca „{ $value }”. Miejsca mają numery od 0 do { $most }.
error-not-a-choice = Tego nie można teraz wybrać: { $choice }.
error-several-choices = Pasuje do kilku możliwych teraz wyborów: { $choice }. Są to: { $choices }.
error-chance-large = Los może tu wypaść na więcej niż { $most } sposobów: to za dużo, by je wyliczyć. Zażądaj większej liczby albo losuj pojedyncze słowa.
error-fixed = To jest wspólne dla wszystkich, którzy na to patrzą, i nie można tego zmienić. copy.deepcopy tworzy własną kopię.
error-batch-actions = Krok rozgrywa naraz { $number } gier, po jednej akcji w każdej; podano { $value }.
error-batch-kind = Akcje kroku to płaska tablica liczb całkowitych, a nie „{ $value }”.
error-env-game = Środowiska prowadzą gry, w których decyduje jedno miejsce naraz; { $title } taką nie jest.

error-options-not-a-table = Opcje muszą być tabelą nazw i wartości, a nie „{ $value }”.
error-option-unknown = Gra { $title } nie ma opcji „{ $option }”. Jej opcje: { $values }.
error-option-since = Opcja „{ $option }” pojawiła się w wersji { $since } zasad gry { $title }; ta gra toczy się według wersji { $version }.
error-option-choice = Opcja „{ $option }” nie może mieć wartości „{ $value }”. Możliwe wartości: { $values }.
error-option-flag = Opcja „{ $option }” może być tylko prawdą albo fałszem (true lub false), a nie „{ $value }”.
error-option-number = Opcja „{ $option }” musi być liczbą całkowitą od { $least } do { $most }, a nie „{ $value }”.

error-version-not-a-number = „{ $value }” nie jest wersją zasad. Wersja to liczba całkowita od 1 wzwyż.
error-version-future = Zapis powstał według nowszych zasad gry { $title } (wersja { $value }); tutaj jest wersja { $version }. Zaktualizuj program, aby go otworzyć.
error-version-past = To zapisano według zasad gry { $title } (wersja { $value }) sprzed czasu, od którego wersje są zachowywane. Najstarsza, w którą się gra, to wersja { $oldest }.

error-undo-nothing = Nie ma czego cofać: nie zagrano jeszcze żadnej akcji.
error-undo-revealed = Ostatniej akcji nie można cofnąć: zadziałał los albo odsłonięto coś zakrytego.
error-undo-other-player = Ostatnia akcja należy do innego gracza, więc nie możesz jej cofnąć.

error-record-ply = „{ $value }” nie jest momentem tej partii. Ma ona momenty od 0 do { $most }.
error-record-not-text = { $file } nie jest plikiem tekstowym w UTF-8.
error-record-not-json = Zapis nie jest poprawnym plikiem JSON: zobacz wiersz { $line }, kolumnę { $column }.
error-record-format = To nie jest zapis partii Manoa.
error-record-field-missing = Zapis jest niekompletny: brakuje pola „{ $field }”.
error-record-field-unknown = W zapisie jest pole, którego nie powinno tam być: „{ $field }”.
error-record-digest = Zapis został ucięty lub zmieniony: suma kontrolna nie zgadza się z treścią.
error-record-opening = Nie można rozłożyć partii z tego zapisu. { $reason }
error-record-actions = Akcje w zapisie muszą być listą.
error-record-seats = Miejsca w zapisie są nieprawidłowe: każde ma mieć nazwę i bota albo null.
error-record-entry = Pozycja { $ply } zapisu nie jest akcją: „{ $value }”.
error-record-action = Akcji { $ply } z zapisu ({ $action }) nie można zagrać. { $reason }
error-record-from-position = Ten zapis zaczyna się od stanu gry, a nie od rozdania. Można go odtworzyć, ale nie można z niego zrobić stołu.

error-position-not-a-table = Stan gry musi być tabelą pól i wartości.
error-position-field-missing = Stan gry jest niekompletny: brakuje pola „{ $field }”.
error-position-field-unknown = W stanie gry jest pole, którego nie powinno tam być: „{ $field }”.
error-position-field = Pole „{ $field }” stanu gry nie może mieć wartości „{ $value }”.

## Command line

cli-version-compiled = Manoa { $version }, skompilowana przez mypyc
cli-version-plain = Manoa { $version }, czysty Python
cli-interrupted = Przerwano.
cli-file = { $file }: { $reason }.
cli-file-exists = Plik { $file } już istnieje; niczego nie zapisano.
cli-train-generation = Pokolenie { $generation }: { $positions } pozycji, zaskoczenie { $surprise } (równe szanse: { $even }), { $share } % z poprzednim{ $kept ->
    [no] , które zostaje
   *[yes] {""}
  }.
cli-written = Zapisano plik { $file }.
cli-option-form = Opcję podaje się jako nazwa=wartość albo, gdy treść jest w pliku TOML, nazwa=@plik, a nie „{ $value }”.
error-bot-count =
    { $value ->
        [one] Podano { $value } bota na { $players } miejsca. Podaj jednego dla wszystkich albo po jednym na każde miejsce.
       *[other] Liczba podanych botów: { $value }, liczba miejsc: { $players }. Podaj jednego dla wszystkich albo po jednym na każde miejsce.
    }

cli-player = Gracz { $number }
cli-play-title =
    { $number ->
        [one] { $title } · { $name } · { $number } gracz · ziarno { $seed }
       *[other] { $title } · { $name } · { $number } graczy · ziarno { $seed }
    }
cli-play-you = Twoje miejsce: { $player }. Wpisz ?, aby zobaczyć pomoc.
cli-round = Runda { $round }
cli-prompt = Twój wybór:
cli-not-a-choice = „{ $value }” nie ma wśród możliwości. Wpisz jeden z numerów albo ?, aby zobaczyć pomoc.
cli-help =
    numer   wybór               u  cofnij jedną decyzję
    Enter   pokaż listę         t  cofnij całą turę
    m       mapa i stół         s  zapisz partię w pliku
    h       podpowiedź          q  wyjście
    ?       ta pomoc            w  powiedz coś obok: handel, kiedy pytać
cli-no-wishes = W tej grze nie ma teraz nic do powiedzenia obok.
cli-hint = Podpowiedź: { $number }  { $choice }
cli-hint-close = Podpowiedź: { $number }  { $choice } (różnica jest niewielka: coś innego może być równie dobre)
cli-taken-back =
    { $number ->
        [one] Cofnięto { $number } decyzję.
        [few] Cofnięto { $number } decyzje.
        [many] Cofnięto { $number } decyzji.
       *[other] Cofnięto { $number } decyzji.
    }
cli-save-where = Plik na zapis partii (Enter: { $file }):
cli-save-offer = Plik, w którym zachować zapis partii (Enter: nie zapisuj):
cli-saved = Zapis partii jest w pliku { $file }.
cli-left = Odchodzisz od stołu.
cli-end-of-input = Nie ma więcej danych wejściowych: gra kończy się w tym miejscu.
cli-result = Wynik
cli-replay-at = Po { $ply } z { $most } decyzji

cli-column-player = Gracz
cli-column-rank = Miejsce

cli-sim-playing = Gry w toku
cli-sim-games = Gry
cli-sim-undecided = w tym nierozstrzygnięte
cli-sim-at-limit = w tym zakończone na limicie rund
cli-sim-rounds = Rundy do zwycięstwa
cli-sim-decisions = Decyzje w grze
cli-sim-spread = średnia { $mean } · mediana { $median } · od { $least } do { $most }
cli-sim-wins = Wygrane miejsca { $number } ({ $bot })
cli-sim-time = Czas
cli-sim-games-rate = Gry na sekundę
cli-sim-decisions-rate = Decyzje na sekundę
cli-sim-limit =
    { $number ->
        [one] Gra zatrzymuje się nierozstrzygnięta po { $number } rundzie (--round-limit; 0 nie zatrzymuje żadnej). Wygrane i rundy dotyczą gier rozstrzygniętych.
       *[other] Gra zatrzymuje się nierozstrzygnięta po { $number } rundach (--round-limit; 0 nie zatrzymuje żadnej). Wygrane i rundy dotyczą gier rozstrzygniętych.
    }
cli-sim-no-limit = Bez limitu rund. Wygrane i rundy dotyczą gier rozstrzygniętych.
cli-sim-distribution = Rundy: gry

error-workers-lost = Procesy zakończyły się { $times } razy w trakcie pracy. To, co już zrobiono, pozostaje w folderze wyników.
error-evaluation-feature = Wagi w pliku { $file } należą do innych cech: mają „{ $value }”, a gra ma w tym miejscu „{ $feature }”.
error-evaluation-field = W wagach w pliku { $file } brakuje „{ $field }”.
error-evaluation-file = { $file } nie zawiera wag: { $reason }
error-evaluation-length = Wagi w pliku { $file } nie pasują: „{ $field }” ma { $value } liczb zamiast { $length }.
error-train-other = { $file } należy do innego treningu. Wybierz inny folder albo podaj te same słowa.
error-train-without-features = { $title } nie podaje cech, z których można się uczyć.
error-extra-missing = Potrzebny jest pakiet { $package }: pip install "manoa[{ $extra }]".
error-cluster = Nie udało się połączyć z klastrem Ray pod adresem „{ $address }”. { $reason }
error-tournament-bots = Turniej wymaga co najmniej { $least } różnych botów, a podano „{ $value }”.
error-results-file = Nie można odczytać lub zapisać wyników { $file }: { $reason }.
error-results-other = { $file } zawiera wyniki innego turnieju. Wybierz inny folder albo podaj te same boty, rozdania, ziarno i opcje.
error-results-line = { $file } jest uszkodzony: wiersz { $line } to „{ $value }”.
error-games-other = { $file } zawiera coś innego niż gry tej symulacji. Wybierz inny plik albo podaj tę samą grę, tych samych graczy i boty, tę samą liczbę gier, to samo ziarno i te same opcje.

cli-cup-title =
    { $title } · { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } gracza
    } · { $games ->
        [one] { $games } gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gry
    } · ziarno { $seed }
cli-cup-bot = Bot
cli-cup-rating = Ranking
cli-cup-games = Gry
cli-cup-wins = Wygrane (95 %)
cli-cup-fair = Równy udział
cli-cup-thought = Jedna decyzja
cli-cup-line-up = Skład
cli-cup-rounds = Rundy
cli-cup-note = Ranking: Bradley-Terry w skali Elo, z błędami standardowymi. Gry nierozstrzygnięte, niezaliczone nikomu: { $undecided }.
cli-chart-ratings = Ranking w skali Elo; linia obejmuje 95 na 100
cli-chart-lengths = Wygrane gry według rundy, w której się skończyły

cli-bench-measuring = Pomiar
cli-bench-decisions = Decyzje na sekundę, wraz z listą dozwolonych akcji, losowa gra, liczba graczy: { $players }
cli-bench-copies = Kopie pozycji na sekundę
cli-bench-replay = Odtworzone akcje zapisu partii na sekundę
cli-bench-greedy = Gry na sekundę między { $players } botami greedy

## Web table

web-guest = Gość
web-your-name = Twoje imię
web-name-saved = Od teraz nazywasz się { $name }.
web-language = Język
web-close = Zamknij
web-to-lobby = Do strony głównej
web-not-found-title = Tu niczego nie ma
web-not-found = Ten adres donikąd nie prowadzi.
web-rule = Zasada { $rule }
web-error-network = Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie.
web-error-server = Coś poszło nie tak na serwerze. Nic nie przepadło, spróbuj ponownie.
web-error-refused = Serwer na to nie pozwolił.
web-error-unexpected = Na tej stronie stało się coś nieoczekiwanego. Wczytaj ją ponownie.

web-choose-game = Wybierz grę
web-players-range = { $least }–{ $most } graczy
web-own-map = własna mapa
web-play-bots = Zagraj z botami
web-play-bots-help = Ty i boty, od razu, według formularza poniżej.
web-new-table = Nowy stół
web-players = Gracze
web-seats = Kto gdzie siedzi
web-seat = Miejsce { $number }
web-seat-name = Imię na miejscu { $number }
web-seat-me = Ja ({ $name })
web-seat-local = Inna osoba przy tym urządzeniu
web-seat-free = Wolne: przez link albo z listy
web-seat-bot = Bot · { $level }
web-level-easy = początkujący
web-level-medium = wprawny
web-level-hard = mocny
web-level-expert = mistrzowski
web-level-greedy = doświadczony
web-level-random = bez celu
web-level-ismcts = bez wiedzy
web-player = Gracz { $number }
web-bot = Bot { $number }
web-free-seat = wolne miejsce
web-open-to-all = Otwarty dla wszystkich
web-open-to-all-help = Stół jest widoczny na liście. W przeciwnym razie dołączą tylko osoby z linkiem.
web-clock = Zegar
web-clock-none = Bez zegara
web-clock-seconds =
    { $number ->
        [one] { $number } sekunda na turę
        [few] { $number } sekundy na turę
        [many] { $number } sekund na turę
       *[other] { $number } sekundy na turę
    }
web-clock-minutes =
    { $number ->
        [one] { $number } minuta na turę
        [few] { $number } minuty na turę
        [many] { $number } minut na turę
       *[other] { $number } minuty na turę
    }
web-clock-game =
    { $number ->
        [one] { $number } minuta na gracza na całą grę
        [few] { $number } minuty na gracza na całą grę
        [many] { $number } minut na gracza na całą grę
       *[other] { $number } minuty na gracza na całą grę
    }
web-clock-more =
    { $number ->
        [one] i { $number } sekunda więcej z każdą turą
        [few] i { $number } sekundy więcej z każdą turą
        [many] i { $number } sekund więcej z każdą turą
       *[other] i { $number } sekundy więcej z każdą turą
    }
web-clock-days =
    { $number ->
        [one] { $number } dzień na turę
        [few] { $number } dni na turę
        [many] { $number } dni na turę
       *[other] { $number } dnia na turę
    }
web-clock-help = Za osobę, której skończy się czas, gra bot; może ona wrócić na swoje miejsce.
web-clock-left = Pozostały czas: { $time }
web-time-days = { $days } d { $hours } godz.
web-time-hours = { $hours } godz. { $minutes } min
web-make-and-start = Rozpocznij grę
web-make-and-invite = Utwórz stół i zaproś
web-my-games = Moje gry
web-my-games-none = Nie bierzesz jeszcze udziału w żadnej grze.
web-open-tables = Otwarte stoły
web-open-tables-none = Żaden stół nie jest teraz otwarty.
web-finished = Zakończone gry
web-finished-none = Żadna gra nie została jeszcze zakończona.
web-upload = Otwórz zapis
web-upload-too-big = Ten plik jest za duży jak na zapis gry.
web-state-playing = Runda { $round } · gra { $name }
web-state-waiting =
    { $number ->
        [one] Czeka: { $number } wolne miejsce
        [few] Czeka: { $number } wolne miejsca
        [many] Czeka: { $number } wolnych miejsc
       *[other] Czeka: { $number } wolnego miejsca
    }
web-state-finished =
    { $round ->
        [one] Zakończona po { $round } rundzie
       *[other] Zakończona po { $round } rundach
    }
web-title-waiting =
    { $number ->
        [one] { $number } gra czeka na ciebie
        [few] { $number } gry czekają na ciebie
        [many] { $number } gier czeka na ciebie
       *[other] { $number } gry czeka na ciebie
    }
web-go-on = Graj dalej
web-join = Dołącz
web-watch = Oglądaj

web-waiting = Oczekiwanie na graczy
web-waiting-help = Gra zacznie się sama, gdy wszystkie miejsca będą zajęte.
web-invite-help = Wyślij ten link osobom, które mają z tobą zagrać:
web-invite-network = Link zawiera adres tego komputera w twojej sieci: otworzą go osoby z tej sieci.
web-invite-alone = Ten link działa tylko na tym komputerze, bo serwer nie przyjmuje połączeń z zewnątrz. Aby inni mogli dołączyć, zatrzymaj go i uruchom tak:
web-copy = Kopiuj
web-copied = Skopiowano
web-fill = Posadź bota na miejscu { $number }
web-fill-with-bot = Posadź bota
web-seat-open = Może tu usiąść każdy, kto ma link
web-you = Ty
web-here = Przy stole
web-away = Nie ma przy stole
web-people = Gracze przy stole
web-away-for =
    { $minutes ->
        [one] Nie ma przy stole od { $minutes } minuty
        [few] Nie ma przy stole od { $minutes } minut
        [many] Nie ma przy stole od { $minutes } minut
       *[other] Nie ma przy stole od { $minutes } minuty
    }
web-stand-in = Nie ma przy stole · gra bot ({ $level })
web-resigned = Partia poddana · gra bot
web-waits-for = { $name } nie siedzi przy stole. Gra czeka.
web-let-bot-play = Niech gra bot
web-let-bot-play-help = Bot gra dalej od razu, jeśli chcą tego wszyscy obecni, a po dwóch minutach, jeśli chce tego ktokolwiek. Kto wróci, może odzyskać miejsce.
web-agreed = Chcesz, by dalej grał bot
web-lend-seat = Niech bot gra za mnie
web-take-back = Wracam na swoje miejsce
web-bot-plays-for-you = Za ciebie gra bot
web-you-resigned = Partia poddana. Na twoim miejscu dalej gra bot.
web-resign = Poddaj partię
web-resign-sure = Poddać partię jako { $name }? To miejsce będzie ostatnie i nie można tego cofnąć. Dalej gra na nim bot.
web-remove = Usuń stół
web-remove-sure = Usunąć na zawsze ten stół razem z grą?
web-rather-not = Jednak nie
web-news-resigned = { $name } poddaje partię.
web-news-stand-in = { $name }: dalej gra bot.
web-news-back = { $name } wraca do stołu.
web-news-agreed = { $name }: ktoś chce, by dalej grał bot.
web-former-guest = dawny gość
web-left = Miejsce opuszczone · gra bot
web-out-of-time = Koniec czasu · gra bot
web-your-time-ran-out = Skończył ci się czas. Za ciebie gra bot
web-you-left = Gra opuszczona. Na twoim miejscu gra bot
web-leave = Odejdź od stołu
web-leave-waiting = Odejść od tego stołu? Twoje miejsce będzie wolne dla innych.
web-leave-playing = Opuścić tę grę? Na twoim miejscu zagra bot. Możesz wrócić, dopóki gra trwa; jeśli chcesz skończyć na dobre i zająć ostatnie miejsce, poddaj partię.
web-end-table = Zamknij ten stół
web-end-table-sure = Zamknąć ten stół? Gra się nie zaczęła; kto już usiadł, dowie się, że stołu nie ma.
web-table-ended = Osoba, która przygotowała ten stół, zamknęła go.
web-news-left = { $name } odchodzi od stołu. Dalej gra bot.
web-news-out-of-time = { $name }: koniec czasu. Dalej gra bot.
web-about-person = Wycisz lub zablokuj: { $name }
web-mute = Wycisz przy tym stole
web-mute-all = Wycisz czat
web-muted-all = Czat jest wyciszony.
web-muted = Wyciszono: { $name }
web-unmute = Wyłącz wyciszenie
web-block = Zablokuj przy moich stołach
web-block-sure = Zablokować: { $name }? Przy stołach, które przygotujesz, ta osoba nie będzie mogła siadać, oglądać ani pisać; w rozpoczętych grach gra dalej, ale bez czatu. Możesz to cofnąć na stronie „Moja strona”.
web-blocked = { $name } nie ma już wstępu do twoich stołów.
web-my-page = Moja strona
web-join-title = Zaproszenie do stołu
web-join-full = Wszystkie miejsca są zajęte.
web-join-by-link = Do tego stołu dołącza się przez link
web-invite-over = To zaproszenie jest błędne albo już nieaktualne.
web-take-seat = Zajmij miejsce
web-only-watch = Tylko oglądaj

web-your-turn = Twoja kolej
web-board = Plansza
web-panels = Panele
web-zoom-in = Przybliż
web-zoom-out = Oddal
web-zoom-whole = Pokaż całą mapę
web-zoom-close = Wróć do zbliżenia
web-whole-map = Cała mapa
web-close-by = Z bliska
web-log = Kronika
web-log-empty = Nic się jeszcze nie wydarzyło.
web-log-more = Pokaż wcześniejsze tury
web-log-replay = Powtórka od tego miejsca
web-chat = Czat
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-chat-say = Powiedz coś przy stole
web-send = Wyślij
web-connection-lost = Ponowne łączenie…
web-skip = Przeskocz do bieżącej chwili
web-analysis = Analiza
web-hint = Podpowiedź
web-hint-help = Pokaż, co zrobiłby teraz dobry gracz
web-hint-says = Podpowiedź: { $choice }
web-hint-close = Podpowiedź: { $choice }. Różnica jest jednak niewielka: coś innego może być równie dobre.
web-undo = Cofnij
web-undo-all = Cofnij turę
web-deciding = Decyduje { $player }
web-undo-step = Cofnij jeden krok
web-undo-turn = Cofnij całą turę
web-pass-title = Przekaż urządzenie: { $name }
web-pass-help = To, co możesz widzieć tylko ty, jest ukryte, dopóki nie potwierdzisz, że masz urządzenie.
web-pass-take = To ja, { $name }
web-watching = Oglądasz tę grę.
web-watching-hidden = Gdy decydują inni, to urządzenie pokazuje tylko to, co mogą widzieć wszyscy.

web-settings = Ustawienia
web-speed = Tury innych
web-speed-slow = powoli
web-speed-normal = w normalnym tempie
web-speed-fast = szybko
web-speed-skip = tylko wynik
web-theme = Motyw
web-theme-auto = jak w systemie
web-theme-light = jasny
web-theme-dark = ciemny
web-theme-to-light = Jasny motyw
web-theme-to-dark = Ciemny motyw
web-still = Bez animacji

web-help = Pomoc i klawisze
web-how-to-play = Jak grać
web-why = Dlaczego?
web-rules = Zasady
web-learn = Ucz się, grając
web-tips = Wskazówki w pierwszych grach
web-tips-off = Dość wskazówek
web-help-gold = Na wszystko, co złote, możesz teraz zadziałać. Przygaszone karty chwilowo nic nie dają.
web-help-undo = Możesz cofać kroki, dopóki nie ujawniono czegoś ukrytego.
web-keys = Klawisze
web-key-choose = Przechodź między wyborami i wybierz jeden
web-key-cards = Zagraj kartę lub wybierz opcję o tym numerze
web-key-end = Zakończ turę
web-key-explain = Co to jest? Strzałki prowadzą od rzeczy do rzeczy
web-key-zoom = Przybliż, oddal, cała mapa
web-key-replay = W powtórce: jedna decyzja wstecz lub naprzód
web-key-replay-ends = W powtórce: na początek lub koniec

web-result = Wynik
web-end-you-win = Wygrywasz!
web-end-wins =
    { $number ->
        [one] Wygrywa { $name }.
       *[other] Zwycięstwo dzielą: { $name }.
    }
web-end-undecided = Tym razem nikt nie wygrywa.
web-place = Miejsce
web-rematch = Zagraj ponownie
web-rematch-go = Do następnej gry
web-download = Pobierz zapis

web-replay = Powtórka
web-back-to-table = Wróć do stołu
web-seen-by = Widok
web-seen-by-all = Jako widz
web-seen-by-seat = Jako { $name }
web-position = Moment gry
web-to-start = Na początek
web-previous = Jedna decyzja wstecz
web-next = Jedna decyzja naprzód
web-to-end = Na koniec
web-play = Odtwarzaj
web-pause = Pauza

## Server

error-http = Serwer nie może odpowiedzieć na to żądanie ({ $number }).
error-request = Żądanie nie jest takie, jak powinno: zob. „{ $field }”.
error-not-found = Pod tym adresem nic nie ma.
error-too-large = To jest za duże, żeby je tu wysłać.
error-too-many =
    { $seconds ->
        [one] Trochę za szybko. Spróbuj ponownie za { $seconds } sekundę.
        [few] Trochę za szybko. Spróbuj ponownie za { $seconds } sekundy.
        [many] Trochę za szybko. Spróbuj ponownie za { $seconds } sekund.
       *[other] Trochę za szybko. Spróbuj ponownie za { $seconds } sekundy.
    }
error-origin = To żądanie pochodzi ze strony innej witryny.
error-host = Ten serwer nie odpowiada na nazwę { $host }. Kto go prowadzi, może dopuścić tę nazwę przez MANOA_HOSTS.
error-no-guest = Najpierw podaj swoje imię.
error-name = Tego imienia nie można użyć. Imię ma od 1 do { $most } znaków i wszystkie są widoczne.
error-device-link = Ten link jest błędny, wykorzystany albo zbyt stary. Utwórz nowy na urządzeniu, na którym grasz.
error-devices-many = Liczba twoich urządzeń to już { $most }. Najpierw odłącz jedno z nich.
error-device-last = To twoje jedyne urządzenie: po jego odłączeniu nie byłoby powrotu. Możesz za to usunąć wszystko.
error-device-ended = To urządzenie zostało odłączone.
error-no-seat = To nie jest twoje miejsce.
error-no-client = Strony stołu nie są jeszcze zbudowane. „make play” buduje je i udostępnia; do tego czasu odpowiada tylko API.
error-table-unknown = Nie ma takiego stołu.
error-table-full = Wszystkie miejsca przy tym stole są zajęte.
error-invite = To zaproszenie jest błędne albo już nieaktualne.
error-seat-taken = To miejsce nie jest już wolne.
error-seat-bot = Miejsce { $number } jest dla bota, ale nie podano dla którego.
error-seats-me = Jedno miejsce przy nowym stole musi być twoje, i tylko jedno.
error-not-maker = Może to zrobić tylko osoba, która założyła stół.
error-not-playing = Przy tym stole nikt teraz nie gra.
error-not-finished = To możliwe dopiero po zakończeniu gry.
error-not-your-turn = Teraz decyduje inny gracz.
error-seat-here = { $name } jest przy stole.
error-resigned = Ta partia została przez ciebie poddana: miejsce jest oddane na stałe.
error-table-in-use = Przy tym stole inni jeszcze grają. Możesz zamiast tego poddać partię.
error-no-person = Na tym miejscu nie gra człowiek.
error-bot-plays = Za ciebie gra bot. Najpierw wróć na swoje miejsce.
error-clock-turn = Tura może trwać od 5 sekund do 60 minut.
error-clock-game = Gracz może mieć od 1 do 240 minut na grę i do 300 sekund więcej z każdą turą.
error-clock-days = Tura może trwać od 1 do 30 pełnych dni.
error-maker-leaves = To twój stół. Bez ciebie go nie ma: możesz go zamiast tego usunąć.
error-blocked = Osoba, która przygotowała ten stół, nie życzy sobie ciebie tutaj.
error-blocked-chat = Osoba, która przygotowała ten stół, nie życzy sobie tu twoich wypowiedzi. Możesz grać dalej.
error-yourself = To ty.
error-no-hint = Nie udało się znaleźć podpowiedzi. Spróbuj ponownie.
error-analyses-own = Masz już { $most } gry czekające na analizę. Poczekaj, aż jedna będzie gotowa.
error-analyses-all = Zbyt wiele gier czeka na analizę. Spróbuj później.
error-game-over = W tym miejscu gra jest już skończona i nie ma czego dogrywać.
error-unavailable = Serwer nie ma w tej chwili dostępu do swoich danych. Spróbuj ponownie za kilka sekund.
error-setting = Ustawienie { $name } nie może mieć wartości „{ $value }”.
error-listen = Nie można nasłuchiwać pod adresem { $host }, port { $port }: { $reason }.
error-database-in-use = Z bazy danych { $database } korzysta już inny serwer Manoi. Kilka serwerów może współdzielić bazę PostgreSQL.
error-workers = Kilka procesów wymaga bazy danych PostgreSQL w systemie Linux, macOS lub innym systemie uniksowym.
error-database-missing = Nie ma bazy danych { $database }.
error-database-empty = Baza danych nie zawiera jeszcze niczego z Manoi.
error-backup-broken = { $file } nie jest kopią zapasową Manoi albo jest niekompletny.
error-backup-newer = Kopię zapasową { $file } zapisała nowsza wersja Manoi.
error-restore-not-empty = Baza danych nie jest pusta. Kopię zapasową przywraca się do pustej bazy.
error-database-address = Nie można odczytać adresu bazy danych. Ma on postać sqlite:///folder/manoa.sqlite lub postgresql://użytkownik:hasło@host/nazwa.
error-database-folder = Folder { $folder } na bazę danych nie istnieje.
error-database-failed = Nie można użyć bazy danych { $database }: { $reason }.
error-database-newer = Bazę danych zapisała nowsza wersja Manoi. Zaktualizuj Manoę albo wybierz inną bazę danych.
error-stale = Przy stole coś się zmieniło; teraz wygląda to tak.
error-record-too-long = Zapis jest za długi: można przyjąć najwyżej { $most } akcji.
error-too-many-records = Masz już { $most } wczytanych zapisów. Najpierw usuń któryś.
error-no-trial = Nie udało się wypróbować mapy. Spróbuj ponownie.
error-too-many-designs = Masz już { $most } zapisanych map. Najpierw usuń którąś.
error-not-your-design = Ta mapa należy do kogoś innego. Zapisz ją jako własną.
error-data-not-a-table = { $where } musi być tabelą pól i wartości.
error-data-not-a-list = { $where } musi być listą.
error-data-field-unknown = { $where } ma pole, którego tam być nie może: „{ $field }”.
error-data-field-missing = W { $where } brakuje pola „{ $field }”.
error-data-id = { $where } musi być słowem bez odstępów o długości najwyżej { $most }, a nie „{ $value }”.
error-data-count = { $where } ma tyle wpisów: { $value }. Musi ich być { $wanted }.
error-data-number = { $where } musi być liczbą całkowitą od { $least } do { $most }, a nie „{ $value }”.
error-data-word = { $where } nie może być „{ $value }”. Może to być: { $values }.
error-data-twice = { $where }: „{ $value }” występuje dwa razy.
error-data-not-text = { $file } nie jest plikiem tekstowym w UTF-8.
error-data-not-toml = { $file } nie jest poprawnym TOML: { $reason }.
error-lesson-unknown = Nie ma lekcji „{ $value }”. Są: { $values }.
error-lesson-answer = Krok { $step } lekcji wymaga czego innego.
cli-backup =
    { $file }: { $rows ->
        [one] zapisano { $rows } wiersz
        [few] zapisano { $rows } wiersze
        [many] zapisano { $rows } wierszy
       *[other] zapisano { $rows } wiersza
    }.
cli-restore =
    { $file }: { $rows ->
        [one] przywrócono { $rows } wiersz
        [few] przywrócono { $rows } wiersze
        [many] przywrócono { $rows } wierszy
       *[other] przywrócono { $rows } wiersza
    }.
cli-serve-at = Manoa jest pod adresem { $address }. Ctrl+C ją zatrzymuje.
cli-serve-port = Port { $port } jest zajęty, więc to następny wolny.
