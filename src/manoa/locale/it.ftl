### Ciò che dice la casa, qualunque sia il gioco.

## Refusals

error-bot-broken = Il bot «{ $value }» di un altro pacchetto non può giocare: { $reason }
error-bot-not-a-bot = «{ $value }» non è un bot: il suo entry point crea un { $made }.
error-bot-setting = Il bot «{ $value }» non ha l’impostazione «{ $setting }». Le impostazioni sono: { $values }.
error-bot-unknown = Il bot «{ $value }» non esiste. I bot disponibili sono: { $values }.
error-game-unknown = Il gioco «{ $title }» non esiste. I giochi disponibili sono: { $values }.
error-game-broken = Non si può giocare a «{ $title }» del pacchetto { $package }. { $reason }
error-game-not-a-title = Il suo entry point { $value } deve indicare un Title di nome «{ $title }».
error-game-twice = C’è già un altro gioco di nome «{ $title }».
error-game-without-words = Mancano i messaggi nella lingua «{ $value }».
error-game-without-limit = Manca l’opzione round_limit.
error-game-without-terminal = A { $title } non si può giocare in un terminale.
error-players = { $title } si gioca da { $least } a { $most } giocatori, non { $value }.
error-seed = «{ $value }» non è un seme valido. Un seme è un numero intero da 0 in su, di 64 bit al massimo.
error-seat = Il posto “{ $value }” non esiste. I posti vanno da 0 a { $most }.
error-not-a-choice = Questa non è una delle scelte possibili ora: { $choice }.
error-several-choices = Corrisponde a più di una delle scelte attuali: { $choice }. Sono: { $choices }.
error-chance-large = Qui il caso può andare in più di { $most } modi: troppi da elencare. Chiedine di più, oppure prova con singole parole casuali.
error-fixed = Questo è condiviso da tutti quelli che lo guardano e non si può modificare. copy.deepcopy ne fa una copia tua.
error-batch-actions = Un passo gioca { $number } partite insieme, un’azione ciascuna; ne sono state date { $value }.
error-batch-kind = Le azioni di un passo sono un array piatto di numeri interi, non “{ $value }”.
error-env-game = Gli ambienti giocano partite in cui decide un posto alla volta; { $title } non lo è.

error-options-not-a-table = Le opzioni devono essere una tabella di nomi e valori, non «{ $value }».
error-option-unknown = { $title } non ha l’opzione «{ $option }». Le sue opzioni sono: { $values }.
error-option-since = L’opzione «{ $option }» è arrivata con la versione { $since } delle regole di { $title }; questa partita segue la versione { $version }.
error-option-choice = L’opzione «{ $option }» non può valere «{ $value }». Valori possibili: { $values }.
error-option-flag = L’opzione «{ $option }» può essere solo vera o falsa (true o false), non «{ $value }».
error-option-number = L’opzione «{ $option }» deve essere un numero intero da { $least } a { $most }, non «{ $value }».

error-version-not-a-number = «{ $value }» non è una versione delle regole. Una versione è un numero intero da 1 in su.
error-version-future = È stato scritto con regole di { $title } più recenti (versione { $value }); qui le regole sono alla versione { $version }. Aggiorna il programma per aprirlo.
error-version-past = Questo è stato scritto con regole di { $title } (versione { $value }) di prima che le versioni venissero conservate. Le più vecchie con cui si gioca sono la versione { $oldest }.

error-undo-nothing = Non c’è nulla da annullare: non è stata ancora giocata nessuna azione.
error-undo-revealed = L’ultima azione non si può annullare: è intervenuto il caso o è stato rivelato qualcosa di nascosto.
error-undo-other-player = L’ultima azione è di un altro giocatore: non puoi annullarla.

error-record-ply = «{ $value }» non è un momento di questa partita. I suoi momenti vanno da 0 a { $most }.
error-record-not-text = { $file } non è un file di testo in UTF-8.
error-record-not-json = La registrazione non è JSON valido: vedi riga { $line }, colonna { $column }.
error-record-format = Questa non è la registrazione di una partita di Manoa.
error-record-field-missing = La registrazione è incompleta: manca il campo «{ $field }».
error-record-field-unknown = La registrazione contiene un campo estraneo: «{ $field }».
error-record-digest = La registrazione è stata troncata o modificata: l’impronta non corrisponde al contenuto.
error-record-opening = Non è possibile preparare la partita di questa registrazione. { $reason }
error-record-actions = Le azioni della registrazione devono essere un elenco.
error-record-seats = I posti della registrazione non sono come dovrebbero: per ciascuno un nome e un bot, oppure null.
error-record-entry = La voce { $ply } della registrazione non è un’azione: «{ $value }».
error-record-action = L’azione { $ply } della registrazione ({ $action }) non può essere giocata. { $reason }
error-record-from-position = Questa registrazione comincia da una posizione e non da una preparazione. Si può rivedere, ma non se ne può fare un tavolo.

error-position-not-a-table = Una posizione deve essere una tabella di campi e valori.
error-position-field-missing = La posizione è incompleta: manca il campo «{ $field }».
error-position-field-unknown = La posizione contiene un campo estraneo: «{ $field }».
error-position-field = Il campo «{ $field }» della posizione non può valere «{ $value }».

## Command line

cli-version-compiled = Manoa { $version }, compilato con mypyc
cli-version-plain = Manoa { $version }, Python puro
cli-interrupted = Interrotto.
cli-file = { $file }: { $reason }.
cli-file-exists = Il file { $file } esiste già; non è stato scritto nulla.
cli-train-generation = Generazione { $generation }: { $positions } posizioni, sorpresa { $surprise } (probabilità pari: { $even }), { $share } % contro la precedente{ $kept ->
    [no] , che resta
   *[yes] {""}
  }.
cli-written = Il file { $file } è stato scritto.
cli-option-form = Un’opzione si scrive nome=valore, o nome=@file per ciò che dice un file TOML, non «{ $value }».
error-bot-count =
    { $value ->
        [one] È stato indicato { $value } bot per { $players } posti. Indicane uno per tutti, o uno per ogni posto.
       *[other] Sono stati indicati { $value } bot per { $players } posti. Indicane uno per tutti, o uno per ogni posto.
    }

cli-player = Giocatore { $number }
cli-play-title =
    { $number ->
        [one] { $title } · { $name } · { $number } giocatore · seme { $seed }
       *[other] { $title } · { $name } · { $number } giocatori · seme { $seed }
    }
cli-play-you = Tu sei { $player }. Scrivi ? per l’aiuto.
cli-round = Round { $round }
cli-prompt = La tua scelta:
cli-not-a-choice = «{ $value }» non è tra le scelte. Scrivi uno dei numeri, o ? per l’aiuto.
cli-help =
    numero  scegli              u  annulla una decisione
    Invio   rivedi l’elenco     t  annulla tutto il turno
    m       mappa e tavolo      s  salva la registrazione della partita
    h       suggerimento        q  esci
    ?       questo aiuto        w  di’ qualcosa a parte: scambi, quando chiedere
cli-no-wishes = In questa partita ora non c’è nulla da dire a parte.
cli-hint = Suggerimento: { $number }  { $choice }
cli-hint-close = Suggerimento: { $number }  { $choice } (ma è questione di poco: altro può andare altrettanto bene)
cli-taken-back =
    { $number ->
        [one] { $number } decisione annullata.
       *[other] { $number } decisioni annullate.
    }
cli-save-where = File per la registrazione (Invio: { $file }):
cli-save-offer = File in cui salvare la registrazione della partita (Invio: non salvare):
cli-saved = La registrazione è in { $file }.
cli-left = Lasci il tavolo.
cli-end-of-input = Non c’è altro da leggere: la partita si ferma qui.
cli-result = Risultato
cli-replay-at = Dopo { $ply } decisioni su { $most }

cli-column-player = Giocatore
cli-column-rank = Posto

cli-sim-playing = Si gioca
cli-sim-games = Partite
cli-sim-undecided = di cui indecise
cli-sim-at-limit = di cui finite al limite di round
cli-sim-rounds = Round fino alla vittoria
cli-sim-decisions = Decisioni per partita
cli-sim-spread = media { $mean } · mediana { $median } · da { $least } a { $most }
cli-sim-wins = Vinte dal posto { $number } ({ $bot })
cli-sim-time = Tempo
cli-sim-games-rate = Partite al secondo
cli-sim-decisions-rate = Decisioni al secondo
cli-sim-limit =
    { $number ->
        [one] Una partita si ferma indecisa dopo { $number } round (--round-limit; 0 non ne ferma nessuna). Vittorie e round sono delle partite decise.
       *[other] Una partita si ferma indecisa dopo { $number } round (--round-limit; 0 non ne ferma nessuna). Vittorie e round sono delle partite decise.
    }
cli-sim-no-limit = Nessun limite di round. Vittorie e round sono delle partite decise.
cli-sim-distribution = Round: partite

error-workers-lost = I processi sono morti { $times } volte durante il lavoro. Quanto è stato fatto resta nella cartella dei risultati.
error-evaluation-feature = I pesi in { $file } appartengono ad altre caratteristiche: hanno «{ $value }» dove il gioco ha «{ $feature }».
error-evaluation-field = Nei pesi in { $file } manca «{ $field }».
error-evaluation-file = { $file } non contiene pesi: { $reason }
error-evaluation-length = I pesi in { $file } non corrispondono: «{ $field }» ha { $value } numeri invece di { $length }.
error-train-other = { $file } è di un altro addestramento. Scegli un’altra cartella o usa le stesse parole.
error-train-without-features = { $title } non indica caratteristiche da cui imparare.
error-extra-missing = Serve il pacchetto { $package }: pip install "manoa[{ $extra }]".
error-cluster = Nessun cluster Ray raggiungibile a «{ $address }». { $reason }
error-tournament-bots = Un torneo richiede almeno { $least } bot diversi, non «{ $value }».
error-results-file = Non si possono leggere o scrivere i risultati { $file }: { $reason }.
error-results-other = { $file } contiene i risultati di un altro torneo. Scegli un’altra cartella, oppure indica gli stessi bot, mani, seme e opzioni.
error-results-line = { $file } è danneggiato: la riga { $line } è «{ $value }».
error-games-other = { $file } contiene altro che le partite di questa simulazione. Scegli un altro file, oppure indica gli stessi gioco, giocatori, bot, numero di partite, seme e opzioni.

cli-cup-title =
    { $title } · { $players ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
    } · { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    } · seme { $seed }
cli-cup-bot = Bot
cli-cup-rating = Punteggio
cli-cup-games = Partite
cli-cup-wins = Vinte (95 %)
cli-cup-fair = Quota equa
cli-cup-thought = Una decisione
cli-cup-line-up = Formazione
cli-cup-rounds = Round
cli-cup-note = Punteggi: Bradley-Terry sulla scala Elo, con errori standard. Partite indecise, non vinte da nessuno: { $undecided }.
cli-chart-ratings = Punteggi sulla scala Elo; una linea ne contiene 95 su 100
cli-chart-lengths = Partite vinte, per round in cui sono finite

cli-bench-measuring = Misura in corso
cli-bench-decisions = Decisioni al secondo, azioni lecite comprese, gioco casuale in { $players }
cli-bench-copies = Copie di una posizione al secondo
cli-bench-replay = Azioni di una registrazione rigiocate al secondo
cli-bench-greedy = Partite al secondo tra { $players } bot greedy

## Web table

web-guest = Ospite
web-your-name = Il tuo nome
web-name-saved = Ora ti chiami { $name }.
web-language = Lingua
web-close = Chiudi
web-to-lobby = Alla pagina iniziale
web-not-found-title = Qui non c’è nulla
web-not-found = Questo indirizzo non porta da nessuna parte.
web-rule = Regola { $rule }
web-error-network = Il server non è raggiungibile. Controlla la connessione e riprova.
web-error-server = Qualcosa è andato storto sul server. Nulla è andato perso: riprova.
web-error-refused = Il server non lo ha permesso.
web-error-unexpected = È successo qualcosa di imprevisto in questa pagina. Ricaricala.

web-choose-game = Scegli un gioco
web-players-range = { $least }–{ $most } giocatori
web-own-map = una mappa tua
web-play-bots = Gioca contro i bot
web-play-bots-help = Tu e i bot, subito, con le scelte del modulo qui sotto.
web-new-table = Un nuovo tavolo
web-players = Giocatori
web-seats = Chi siede dove
web-seat = Posto { $number }
web-seat-name = Nome al posto { $number }
web-seat-me = Io ({ $name })
web-seat-local = Un’altra persona su questo dispositivo
web-seat-free = Libero: con il link o dalla lista
web-seat-bot = Bot · { $level }
web-level-easy = principiante
web-level-medium = pratico
web-level-hard = forte
web-level-expert = campione
web-level-greedy = esperto
web-level-random = senza meta
web-level-ismcts = senza nozioni
web-player = Giocatore { $number }
web-bot = Bot { $number }
web-free-seat = posto libero
web-open-to-all = Aperto a tutti
web-open-to-all-help = Il tavolo compare nella lista. Altrimenti può unirsi solo chi ha il link.
web-clock = Orologio
web-clock-none = Senza orologio
web-clock-seconds =
    { $number ->
        [one] { $number } secondo a turno
       *[other] { $number } secondi a turno
    }
web-clock-minutes =
    { $number ->
        [one] { $number } minuto a turno
       *[other] { $number } minuti a turno
    }
web-clock-game =
    { $number ->
        [one] { $number } minuto a testa per la partita
       *[other] { $number } minuti a testa per la partita
    }
web-clock-more =
    { $number ->
        [one] e { $number } secondo in più a ogni turno
       *[other] e { $number } secondi in più a ogni turno
    }
web-clock-days =
    { $number ->
        [one] { $number } giorno a turno
       *[other] { $number } giorni a turno
    }
web-clock-help = Per chi finisce il tempo continua un bot; il posto si può riprendere.
web-clock-left = Tempo rimasto: { $time }
web-time-days = { $days } g { $hours } h
web-time-hours = { $hours } h { $minutes } min
web-make-and-start = Comincia la partita
web-make-and-invite = Crea il tavolo e invita
web-my-games = Le mie partite
web-my-games-none = Non sei ancora in nessuna partita.
web-open-tables = Tavoli aperti
web-open-tables-none = In questo momento nessun tavolo è aperto.
web-finished = Partite finite
web-finished-none = Nessuna partita è ancora finita.
web-upload = Apri una registrazione
web-upload-too-big = Quel file è troppo grande per la registrazione di una partita.
web-state-playing = Round { $round } · tocca a { $name }
web-state-waiting =
    { $number ->
        [one] In attesa: { $number } posto libero
       *[other] In attesa: { $number } posti liberi
    }
web-state-finished =
    { $round ->
        [one] Finita dopo { $round } round
       *[other] Finita dopo { $round } round
    }
web-title-waiting =
    { $number ->
        [one] { $number } partita ti aspetta
       *[other] { $number } partite ti aspettano
    }
web-go-on = Continua
web-join = Unisciti
web-watch = Guarda

web-waiting = In attesa di giocatori
web-waiting-help = La partita comincia da sola quando tutti i posti sono occupati.
web-invite-help = Manda questo link a chi deve giocare con te:
web-invite-network = Il link contiene l’indirizzo di questo computer nella tua rete: chi è in rete può aprirlo.
web-invite-alone = Questo link funziona solo su questo computer, perché il server non ascolta nessun altro. Perché altri possano unirsi, fermalo e avvialo così:
web-copy = Copia
web-copied = Copiato
web-fill = Assegna il posto { $number } a un bot
web-fill-with-bot = Metti un bot
web-seat-open = Chiunque abbia il link può sedersi qui
web-you = Tu
web-here = Al tavolo
web-away = Assente
web-people = Giocatori al tavolo
web-away-for =
    { $minutes ->
        [one] Assente da { $minutes } minuto
       *[other] Assente da { $minutes } minuti
    }
web-stand-in = Assente · continua un bot ({ $level })
web-resigned = Ha abbandonato · continua un bot
web-waits-for = { $name } non è al tavolo. La partita aspetta.
web-let-bot-play = Fai continuare un bot
web-let-bot-play-help = Un bot continua subito se tutti i presenti lo vogliono, e dopo due minuti se lo vuole anche uno solo. Chi torna può riprendere il posto.
web-agreed = Vuoi che continui un bot
web-lend-seat = Fai giocare un bot per me
web-take-back = Riprendo il mio posto
web-bot-plays-for-you = Un bot sta giocando per te
web-you-resigned = Hai abbandonato la partita. Un bot continua al tuo posto.
web-resign = Abbandona la partita
web-resign-sure = Abbandonare la partita come { $name }? Il posto finisce ultimo e non si può tornare indietro. Un bot continua a giocarlo.
web-remove = Elimina il tavolo
web-remove-sure = Eliminare per sempre questo tavolo con la sua partita?
web-rather-not = Meglio di no
web-news-resigned = { $name } ha abbandonato la partita.
web-news-stand-in = Un bot continua al posto di { $name }.
web-news-back = { $name } è di nuovo al tavolo.
web-news-agreed = Qualcuno vorrebbe che un bot continuasse al posto di { $name }.
web-former-guest = un ex ospite
web-left = Ha lasciato il tavolo · continua un bot
web-out-of-time = Tempo finito · continua un bot
web-your-time-ran-out = Il tuo tempo è finito. Un bot sta giocando per te
web-you-left = Hai lasciato questa partita. Un bot continua al tuo posto
web-leave = Lascia il tavolo
web-leave-waiting = Lasciare questo tavolo? Il tuo posto sarà libero per altri.
web-leave-playing = Lasciare questa partita? Un bot continua al tuo posto. Puoi riprendere il posto finché la partita dura; se invece vuoi chiuderla e finire all’ultimo posto, abbandona la partita.
web-end-table = Chiudi questo tavolo
web-end-table-sure = Chiudere questo tavolo? La partita non è cominciata; chi si è già seduto saprà che non c’è più.
web-table-ended = Chi ha preparato questo tavolo lo ha chiuso.
web-news-left = { $name } ha lasciato il tavolo. Continua un bot.
web-news-out-of-time = Il tempo di { $name } è finito. Continua un bot.
web-about-person = Silenzia o blocca { $name }
web-mute = Silenzia a questo tavolo
web-mute-all = Silenzia la chat
web-muted-all = Hai silenziato la chat.
web-muted = Silenziato: { $name }
web-unmute = Ascolta di nuovo
web-block = Blocca ai miei tavoli
web-block-sure = Bloccare { $name }? Ai tavoli che prepari non potrà più sedersi, guardare o parlare; nelle partite già cominciate continua a giocare senza parlare. Puoi annullarlo in «La mia pagina».
web-blocked = { $name } non può più venire ai tuoi tavoli.
web-my-page = La mia pagina
web-join-title = Un invito al tavolo
web-join-full = Tutti i posti sono occupati.
web-join-by-link = A questo tavolo ci si siede con il suo link
web-invite-over = Questo invito è sbagliato o non è più aperto.
web-take-seat = Siediti al tavolo
web-only-watch = Solo guardare

web-your-turn = Tocca a te
web-board = Tabellone
web-panels = Pannelli
web-zoom-in = Ingrandisci
web-zoom-out = Rimpicciolisci
web-zoom-whole = Mostra tutta la mappa
web-zoom-close = Torna alla vista ravvicinata
web-whole-map = Mappa intera
web-close-by = Da vicino
web-log = Cronaca
web-log-empty = Non è ancora successo nulla.
web-log-more = Mostra i turni precedenti
web-log-replay = Rivedi da qui
web-chat = Chat
web-chat-empty = Nessuno ha ancora detto nulla.
web-chat-say = Di’ qualcosa al tavolo
web-send = Invia
web-connection-lost = Riconnessione…
web-skip = Salta al presente
web-analysis = Analisi
web-hint = Suggerimento
web-hint-help = Mostra che cosa farebbe ora un bravo giocatore
web-hint-says = Suggerimento: { $choice }
web-hint-close = Suggerimento: { $choice }. Ma è questione di poco: altro può andare altrettanto bene.
web-undo = Annulla
web-undo-all = Annulla turno
web-deciding = { $player } sta decidendo
web-undo-step = Annulla un passo
web-undo-turn = Annulla tutto il turno
web-pass-title = Passa il dispositivo a { $name }
web-pass-help = Ciò che solo tu puoi vedere resta nascosto finché non dici che lo hai tu.
web-pass-take = Sono { $name }
web-watching = Stai guardando questa partita.
web-watching-hidden = Mentre decidono gli altri, questo dispositivo mostra solo ciò che tutti possono vedere.

web-settings = Impostazioni
web-speed = Turni degli altri
web-speed-slow = lentamente
web-speed-normal = a velocità normale
web-speed-fast = velocemente
web-speed-skip = solo il risultato
web-theme = Tema
web-theme-auto = come il sistema
web-theme-light = chiaro
web-theme-dark = scuro
web-theme-to-light = Tema chiaro
web-theme-to-dark = Tema scuro
web-still = Senza animazioni

web-help = Aiuto e tasti
web-how-to-play = Come si gioca
web-why = Perché?
web-rules = Regole
web-learn = Impara giocando
web-tips = Consigli nelle prime partite
web-tips-off = Basta consigli
web-help-gold = Tutto ciò che è dorato si può usare adesso. Le carte sbiadite per ora non servono.
web-help-undo = Puoi annullare i passi finché non è stato rivelato qualcosa di nascosto.
web-keys = Tasti
web-key-choose = Scorri le scelte e prendine una
web-key-cards = Gioca la carta, o fai la scelta, di quel numero
web-key-end = Termina il turno
web-key-explain = Che cos’è? Le frecce passano da una cosa all’altra
web-key-zoom = Ingrandisci, rimpicciolisci, mappa intera
web-key-replay = Nel replay: una decisione indietro o avanti
web-key-replay-ends = Nel replay: all’inizio o alla fine

web-result = Risultato
web-end-you-win = Hai vinto!
web-end-wins =
    { $number ->
        [one] Vince { $name }.
       *[other] { $name } condividono la vittoria.
    }
web-end-undecided = Questa volta non vince nessuno.
web-place = Posizione
web-rematch = Rivincita
web-rematch-go = Alla partita successiva
web-download = Scarica la registrazione

web-replay = Replay
web-back-to-table = Torna al tavolo
web-seen-by = Visto da
web-seen-by-all = Come spettatore
web-seen-by-seat = Come { $name }
web-position = Punto della partita
web-to-start = All’inizio
web-previous = Una decisione indietro
web-next = Una decisione avanti
web-to-end = Alla fine
web-play = Riproduci
web-pause = Pausa

## Server

error-http = Il server non può rispondere a questa richiesta ({ $number }).
error-request = La richiesta non è come dovrebbe essere: vedi «{ $field }».
error-not-found = A questo indirizzo non c’è nulla.
error-too-large = È troppo grande per essere inviato qui.
error-too-many =
    { $seconds ->
        [one] Un po’ troppo in fretta. Riprova tra { $seconds } secondo.
       *[other] Un po’ troppo in fretta. Riprova tra { $seconds } secondi.
    }
error-origin = Questa richiesta viene da una pagina di un altro sito.
error-host = Questo server non risponde al nome { $host }. Chi lo gestisce può ammettere il nome con MANOA_HOSTS.
error-no-guest = Prima di’ il tuo nome.
error-name = Questo nome non si può usare. Un nome ha da 1 a { $most } caratteri, tutti visibili.
error-device-link = Questo link è sbagliato, già usato o scaduto. Creane uno nuovo sul dispositivo su cui giochi.
error-devices-many = Hai già { $most } dispositivi. Prima scollegane uno.
error-device-last = È il tuo unico dispositivo: se lo scolleghi non potrai più tornare. Puoi invece eliminare tutto.
error-device-ended = Questo dispositivo è stato scollegato.
error-no-seat = Questo non è il tuo posto.
error-no-client = Le pagine del tavolo non sono ancora state costruite. «make play» le costruisce e le mostra; fino ad allora risponde solo l’API.
error-table-unknown = Questo tavolo non esiste.
error-table-full = Tutti i posti di questo tavolo sono occupati.
error-invite = Questo invito è sbagliato o non è più aperto.
error-seat-taken = Questo posto non è più libero.
error-seat-bot = Il posto { $number } è per un bot, ma non dice per quale.
error-seats-me = Un posto del nuovo tavolo deve essere tuo, e uno solo.
error-not-maker = Può farlo solo chi ha creato il tavolo.
error-not-playing = A questo tavolo non si sta giocando.
error-not-finished = È possibile solo a partita finita.
error-not-your-turn = Adesso deve decidere un altro giocatore.
error-seat-here = { $name } è al tavolo.
error-resigned = Hai abbandonato la partita: il posto è ceduto per sempre.
error-table-in-use = Altri giocano ancora a questo tavolo. Puoi invece abbandonare la partita.
error-no-person = Su quel posto non gioca una persona.
error-bot-plays = Un bot sta giocando per te. Riprendi prima il tuo posto.
error-clock-turn = Un turno può durare da 5 secondi a 60 minuti.
error-clock-game = Ogni giocatore può avere da 1 a 240 minuti per la partita, e fino a 300 secondi in più a ogni turno.
error-clock-days = Un turno può durare da 1 a 30 giorni interi.
error-maker-leaves = Questo tavolo è tuo. Senza di te non c’è: puoi invece eliminarlo.
error-blocked = Chi ha preparato questo tavolo non ti vuole qui.
error-blocked-chat = Chi ha preparato questo tavolo non vuole che tu parli qui. Puoi continuare a giocare.
error-yourself = Sei tu.
error-no-hint = Non è stato possibile trovare un suggerimento. Riprova.
error-analyses-own = Hai già { $most } partite in attesa di analisi. Aspetta che una sia finita.
error-analyses-all = Troppe partite aspettano l’analisi. Riprova più tardi.
error-game-over = A quel punto la partita è finita: non c’è più nulla da giocare.
error-unavailable = In questo momento il server non riesce ad accedere ai suoi dati. Riprova tra qualche secondo.
error-setting = L’impostazione { $name } non può essere «{ $value }».
error-listen = Impossibile restare in ascolto su { $host }, porta { $port }: { $reason }.
error-database-in-use = Un altro server di Manoa sta già usando il database { $database }. Più server possono condividere un database PostgreSQL.
error-workers = Per più processi serve un database PostgreSQL, su Linux, macOS o un altro Unix.
error-database-missing = Il database { $database } non esiste.
error-database-empty = Il database non contiene ancora nulla di Manoa.
error-backup-broken = { $file } non è un backup di Manoa, oppure non è integro.
error-backup-newer = Il backup { $file } è stato scritto da una versione più recente di Manoa.
error-restore-not-empty = Il database non è vuoto. Un backup si ripristina in un database vuoto.
error-database-address = L’indirizzo del database non è leggibile. Ha la forma sqlite:///cartella/manoa.sqlite o postgresql://utente:password@host/nome.
error-database-folder = La cartella { $folder } per il database non esiste.
error-database-failed = Il database { $database } non può essere usato: { $reason }.
error-database-newer = Il database è stato scritto da una versione più recente di Manoa. Aggiorna Manoa o scegli un altro database.
error-stale = Il tavolo è andato avanti; ecco com’è adesso.
error-record-too-long = La registrazione è troppo lunga: si accettano al massimo { $most } azioni.
error-too-many-records = Hai già importato { $most } registrazioni. Prima rimuovine qualcuna.
error-no-trial = La mappa non ha potuto essere provata. Riprova.
error-too-many-designs = Hai già salvato { $most } mappe. Prima eliminane qualcuna.
error-not-your-design = Questa mappa è di qualcun altro. Salvala come tua.
error-data-not-a-table = { $where } deve essere una tabella di campi e valori.
error-data-not-a-list = { $where } deve essere un elenco.
error-data-field-unknown = { $where } ha un campo che non c’entra: «{ $field }».
error-data-field-missing = In { $where } manca il campo «{ $field }».
error-data-id = { $where } deve essere una parola di al massimo { $most } lettere senza spazi, non «{ $value }».
error-data-count = { $where } ha questo numero di voci: { $value }. Devono essere { $wanted }.
error-data-number = { $where } deve essere un numero intero da { $least } a { $most }, non «{ $value }».
error-data-word = { $where } non può essere «{ $value }». Può essere: { $values }.
error-data-twice = { $where }: «{ $value }» c’è due volte.
error-data-not-text = { $file } non è un file di testo in UTF-8.
error-data-not-toml = { $file } non è TOML valido: { $reason }.
error-lesson-unknown = Non c’è una lezione “{ $value }”. Ci sono: { $values }.
error-lesson-answer = Il passo { $step } della lezione non chiede questo.
cli-backup =
    { $file }: { $rows ->
        [one] scritta { $rows } riga
       *[other] scritte { $rows } righe
    }.
cli-restore =
    { $file }: { $rows ->
        [one] ripristinata { $rows } riga
       *[other] ripristinate { $rows } righe
    }.
cli-serve-at = Manoa è su { $address }. Ctrl+C lo ferma.
cli-serve-port = La porta { $port } è occupata: questa è la prima libera.
