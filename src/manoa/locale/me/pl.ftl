me-my-data-what = Ten serwer przechowuje podane imię, twoje stoły obecne i dawne, rozegrane przy nich gry i to, co zostało przez ciebie powiedziane. Nie ma konta: o tym, kim jesteś, mówi ciasteczko w tej przeglądarce.
me-my-data-none = Nie podano imienia i nic o tobie nie jest przechowywane.
me-export = Pobierz wszystko
me-export-help = Jeden plik JSON: twoje imię, stoły, zapisy zakończonych gier, wypowiedzi, wyciszone i zablokowane osoby, urządzenia i rankingi.
me-delete = Usuń wszystko
me-delete-help = Twoje imię zmieni się na „dawny gość”, wypowiedzi znikną, w trwających grach zagrają boty, a ta przeglądarka o tobie zapomni. Inni nadal mogą odtwarzać gry rozegrane z tobą.
me-delete-sure = Usunąć na zawsze wszystko, co ciebie dotyczy? Nie można tego cofnąć.
me-delete-go = Usuń na zawsze
me-deleted = Wszystkie dane o tobie zostały usunięte.
me-blocked-people = Zablokowani przy moich stołach
me-blocked-none = Nikt nie jest zablokowany.
me-unblock = Wpuść znowu
me-archive = Archiwum
me-archive-help = Gry przez ciebie opuszczone oraz te, w których od dawna nic się nie dzieje.
me-archive-none = Archiwum jest puste.

## Results

me-results = Moje wyniki
me-results-none = Nie ma jeszcze żadnej zakończonej gry. Tutaj liczy się każda gra, którą skończysz.
me-results-sum =
    { $played ->
        [one] { $played } gra
        [few] { $played } gry
        [many] { $played } gier
       *[other] { $played } gry
    } · wygrane: { $won } · teraz z rzędu: { $streak }, najwięcej: { $best }
me-kind = Gra
me-players = Gracze
me-against = Przeciw
me-against-people = ludziom
me-against-bots = botom
me-played = Rozegrane
me-won = Wygrane
me-mean-place = Średnie miejsce
me-last-results = Ostatnie wyniki
me-place-of = Miejsce { $place } z { $players }
me-with = grali też: { $names }

## Ratings

me-ratings = Rankingi
me-ratings-help = Jeśli chcesz, twoje zakończone gry liczą się do rankingu (Glicko-2), osobno wśród ludzi i przeciw botom. Inni widzą go wtedy przy stole i na listach. Możesz przestać w każdej chwili: to, co jest, zostanie ukryte.
me-ratings-on = Od teraz licz moje gry do rankingu
me-ratings-none = Następna zakończona gra da ci pierwszy ranking. Gry na wspólnym urządzeniu się nie liczą.
me-rating = Ranking
me-rating-people = Ranking wśród ludzi
me-rating-bots = Ranking przeciw botom
me-rating-doubtful = Znak zapytania oznacza ranking oparty na niewielu grach.
me-leaderboard-of = Najlepsi: { $title }
me-leaderboard-none = Nikt nie ma tu jeszcze rankingu.
me-pool-people = Wśród ludzi
me-pool-bots = Przeciw botom
me-games = Gry
me-name = Imię
me-you = ty

## Your turn

me-calls = Gdy przychodzi moja kolej
me-calls-help = Zawsze mówi o tym tytuł strony, w każdej karcie i dla wszystkich twoich gier.
me-sound = Krótki dźwięk, gdy przychodzi moja kolej
me-notify = Powiadomienie, gdy przychodzi moja kolej, a patrzę gdzie indziej
me-notify-denied = Twoja przeglądarka nie pozwala tej stronie na powiadomienia. Możesz to zmienić w jej ustawieniach.
me-notify-impossible = Twoja przeglądarka nie pokazuje tu powiadomień; zwykle potrzebny jest adres z https.
me-notify-says = { $title }: twoja kolej

## Devices

me-devices = Moje urządzenia
me-devices-help = Jedna osoba, kilka urządzeń: otwórz link na przykład na telefonie i graj tam dalej jako ten sam gość.
me-device-add = Graj na innym urządzeniu
me-device-scan = Zeskanuj kod drugim urządzeniem albo otwórz na nim ten link. Działa raz, do godziny { $time }. Kto go ma, może grać jako ty: nie wysyłaj go nikomu innemu.
me-device-address = Prywatny link
me-device-local = Ten serwer jest dostępny tylko z tego komputera, więc link zadziała tylko w innych przeglądarkach tutaj.
me-device-unknown = Przeglądarka
me-device-this = to urządzenie
me-device-seen = ostatnio używane: { $when }
me-device-end = Odłącz
me-device-end-sure = Odłączyć { $name }? To, co jest tam otwarte, zostanie zamknięte, a powrót wymaga nowego linku.
me-device-ended = Urządzenie zostało odłączone.
me-device-open = Graj na tym urządzeniu
me-device-whose = Ten prywatny link czyni z tej przeglądarki kolejne urządzenie gościa { $name }.
me-device-instead = W tej przeglądarce grasz teraz jako { $name }. To się skończy, a bez innego urządzenia nie będzie powrotu do tamtych gier.
me-device-go = Graj dalej jako { $name }
me-device-already = Grasz tu już jako { $name }.
me-data = Moje dane
