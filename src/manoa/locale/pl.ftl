### Co mówi dom, niezależnie od gry.

## Refusals

error-bot-unknown = Nie ma bota „{ $value }”. Dostępne boty: { $values }.
error-game-unknown = Nie ma gry „{ $title }”. Dostępne gry: { $values }.
error-players = Gra { $title }: liczba graczy musi wynosić od { $least } do { $most }, a nie { $value }.
error-seed = „{ $value }” nie jest ziarnem losowości. Ziarno to liczba całkowita od 0 wzwyż, najwyżej 64-bitowa.
error-seat = Nie ma miejsca „{ $value }”. Miejsca mają numery od 0 do { $most }.
error-not-a-choice = Tego nie można teraz wybrać: { $choice }.

error-options-not-a-table = Opcje muszą być tabelą nazw i wartości, a nie „{ $value }”.
error-option-unknown = Gra { $title } nie ma opcji „{ $option }”. Jej opcje: { $values }.
error-option-choice = Opcja „{ $option }” nie może mieć wartości „{ $value }”. Możliwe wartości: { $values }.
error-option-flag = Opcja „{ $option }” może być tylko prawdą albo fałszem (true lub false), a nie „{ $value }”.
error-option-number = Opcja „{ $option }” musi być liczbą całkowitą od { $least } do { $most }, a nie „{ $value }”.

error-version-not-a-number = „{ $value }” nie jest wersją zasad. Wersja to liczba całkowita od 1 wzwyż.
error-version-future = Zapis powstał według nowszych zasad gry { $title } (wersja { $value }); tutaj jest wersja { $version }. Zaktualizuj program, aby go otworzyć.
error-version-past = Zapis powstał według starszych zasad gry { $title } (wersja { $value }); tutaj jest wersja { $version }, według której gra potoczyłaby się inaczej.

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
error-record-entry = Pozycja { $ply } zapisu nie jest akcją: „{ $value }”.
error-record-action = Akcji { $ply } z zapisu ({ $action }) nie można zagrać. { $reason }

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
cli-written = Zapisano plik { $file }.
cli-no-pictures = Obrazy wymagają pakietu „{ $value }”, który nie jest zainstalowany. Rysunek (--svg) nie wymaga niczego więcej.
cli-option-form = Opcję podaje się jako nazwa=wartość, a nie „{ $value }”.
error-bot-count =
    { $value ->
        [one] Podano { $value } bota na { $players } miejsca. Podaj jednego dla wszystkich albo po jednym na każde miejsce.
       *[other] Liczba podanych botów: { $value }, liczba miejsc: { $players }. Podaj jednego dla wszystkich albo po jednym na każde miejsce.
    }

cli-player = Gracz { $number }
cli-bot = Bot { $number }
cli-play-title =
    { $number ->
        [one] { $title } · { $name } · { $number } gracz · ziarno { $seed }
       *[other] { $title } · { $name } · { $number } graczy · ziarno { $seed }
    }
cli-play-you = Twoje miejsce: { $player }. Wpisz ?, aby zobaczyć pomoc.
cli-own-route = własna trasa
cli-round = Runda { $round }
cli-hand = Twoja ręka
cli-hand-empty = Nie masz kart na ręce.
cli-market = Rynek
cli-market-above = Nad rynkiem, jeszcze nie na sprzedaż
cli-market-above-open = Nad rynkiem, na sprzedaż, dopóki na rynku jest puste miejsce
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
       *[other] { $question } ({ $card }: brakuje { $number } monet)
    }
cli-prompt = Twój wybór:
cli-not-a-choice = „{ $value }” nie ma wśród możliwości. Wpisz jeden z numerów albo ?, aby zobaczyć pomoc.
cli-help =
    numer   wybór               u  cofnij jedną decyzję
    Enter   pokaż listę         t  cofnij całą turę
    m       mapa i stół         s  zapisz partię w pliku
    h, ?    ta pomoc            q  wyjście
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
cli-undecided =
    { $round ->
        [one] Po { $round } rundzie nikt nie dotarł do El Dorado: gra pozostaje nierozstrzygnięta.
       *[other] Po { $round } rundach nikt nie dotarł do El Dorado: gra pozostaje nierozstrzygnięta.
    }
cli-replay-at = Po { $ply } z { $most } decyzji

cli-column-card = Karta
cli-column-price = Cena
cli-column-left = Zostało
cli-column-effect = Działanie
cli-column-player = Gracz
cli-column-place = Gdzie
cli-column-hand = Ręka
cli-column-draw = Talia
cli-column-discard = Odrzucone
cli-column-blockades = Blokady
cli-column-played = Zagrane · żetony
cli-column-rank = Miejsce
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

cli-bench-measuring = Pomiar
cli-bench-decisions = Decyzje na sekundę, wraz z listą dozwolonych akcji, losowa gra we 4
cli-bench-copies = Kopie pozycji na sekundę
cli-bench-replay = Odtworzone akcje zapisu partii na sekundę
cli-bench-greedy = Gry na sekundę między 4 botami greedy

## Map legend

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
