me-my-data-what = Questo server conserva il nome che hai dato, i tavoli a cui siedi o sedevi, le partite giocate lì e ciò che hai detto. Non c’è un account: un cookie in questo browser dice chi sei.
me-my-data-none = Non hai dato un nome, e di te non è conservato nulla.
me-export = Scarica tutto
me-export-help = Un file JSON: il tuo nome, i tuoi tavoli, le registrazioni delle partite finite, ciò che hai detto, chi hai silenziato e bloccato, i tuoi dispositivi e i tuoi punteggi.
me-delete = Elimina tutto
me-delete-help = Il tuo nome diventa «un ex ospite», ciò che hai detto è cancellato, nelle tue partite in corso continuano dei bot e questo browser ti dimentica. Gli altri possono ancora rivedere le partite giocate con te.
me-delete-sure = Eliminare per sempre tutto ciò che ti riguarda? Non si può tornare indietro.
me-delete-go = Elimina per sempre
me-deleted = Tutto ciò che ti riguardava è stato eliminato.
me-blocked-people = Bloccati ai miei tavoli
me-blocked-none = Non hai bloccato nessuno.
me-unblock = Riammetti
me-archive = Archivio
me-archive-help = Le partite che hai lasciato e quelle in cui da tempo non succede nulla.
me-archive-none = L’archivio è vuoto.

## Results

me-results = I miei risultati
me-results-none = Ancora nessuna partita finita. Qui viene contata ogni partita che finisci.
me-results-sum =
    { $played ->
        [one] { $played } partita
       *[other] { $played } partite
    } · { $won } vinte · { $streak } di fila adesso, { $best } al massimo
me-kind = Gioco
me-players = Giocatori
me-against = Contro
me-against-people = persone
me-against-bots = bot
me-played = Giocate
me-won = Vinte
me-mean-place = Posizione media
me-last-results = Ultimi risultati
me-place-of = Posizione { $place } su { $players }
me-with = con { $names }

## Ratings

me-ratings = Punteggi
me-ratings-help = Se vuoi, le tue partite finite danno un punteggio (Glicko-2), tra persone e contro i bot. Gli altri lo vedono al tavolo e nelle classifiche. Puoi smettere quando vuoi: quello che c’è viene nascosto.
me-ratings-on = D’ora in poi conta le mie partite
me-ratings-none = La prossima partita finita ti darà un primo punteggio. Le partite su un dispositivo condiviso non contano.
me-rating = Punteggio
me-rating-people = Punteggio tra persone
me-rating-bots = Punteggio contro i bot
me-rating-doubtful = Il punto interrogativo indica un punteggio basato su poche partite.
me-leaderboard-of = I migliori: { $title }
me-leaderboard-none = Qui nessuno ha ancora un punteggio.
me-pool-people = Tra persone
me-pool-bots = Contro i bot
me-games = Partite
me-name = Nome
me-you = tu

## Your turn

me-calls = Quando tocca a me
me-calls-help = Il titolo della pagina lo dice sempre, in ogni scheda e per tutte le tue partite.
me-sound = Un breve suono quando tocca a me
me-notify = Una notifica quando tocca a me e guardo altrove
me-notify-denied = Il browser non permette notifiche per questo sito. Puoi cambiarlo nelle sue impostazioni.
me-notify-impossible = Qui il browser non mostra notifiche; di solito serve un indirizzo https.
me-notify-says = { $title }: tocca a te

## Devices

me-devices = I miei dispositivi
me-devices-help = Una persona, più dispositivi: apri il link per esempio sul telefono e continua lì come lo stesso ospite.
me-device-add = Gioca su un altro dispositivo
me-device-scan = Inquadra il codice con l’altro dispositivo, o apri lì questo link. Vale una volta sola, fino alle { $time }. Chi lo ha può giocare come te: non mandarlo a nessun altro.
me-device-address = Link privato
me-device-local = Questo server si raggiunge solo da questo computer, quindi il link vale solo per altri browser qui.
me-device-unknown = Un browser
me-device-this = questo dispositivo
me-device-seen = ultimo uso: { $when }
me-device-end = Scollega
me-device-end-sure = Scollegare { $name }? Quello che vi è aperto si chiude, e per tornare serve un nuovo link.
me-device-ended = Quel dispositivo è stato scollegato.
me-device-open = Gioca su questo dispositivo
me-device-whose = Questo link privato fa di questo browser un altro dispositivo di { $name }.
me-device-instead = In questo browser adesso sei { $name }. Non lo sarai più, e senza un altro dispositivo non potrai tornare a quelle partite.
me-device-go = Continua come { $name }
me-device-already = Qui sei già { $name }.
me-data = I miei dati
