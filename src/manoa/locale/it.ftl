### Ciò che dice la casa, qualunque sia il gioco.

## Refusals

error-bot-unknown = Il bot «{ $value }» non esiste. I bot disponibili sono: { $values }.
error-game-unknown = Il gioco «{ $title }» non esiste. I giochi disponibili sono: { $values }.
error-players = { $title } si gioca da { $least } a { $most } giocatori, non { $value }.
error-seed = «{ $value }» non è un seme valido. Un seme è un numero intero da 0 in su, di 64 bit al massimo.
error-seat = Il posto “{ $value }” non esiste. I posti vanno da 0 a { $most }.
error-not-a-choice = Questa non è una delle scelte possibili ora: { $choice }.

error-options-not-a-table = Le opzioni devono essere una tabella di nomi e valori, non «{ $value }».
error-option-unknown = { $title } non ha l’opzione «{ $option }». Le sue opzioni sono: { $values }.
error-option-choice = L’opzione «{ $option }» non può valere «{ $value }». Valori possibili: { $values }.
error-option-flag = L’opzione «{ $option }» può essere solo vera o falsa (true o false), non «{ $value }».
error-option-number = L’opzione «{ $option }» deve essere un numero intero da { $least } a { $most }, non «{ $value }».

error-version-not-a-number = «{ $value }» non è una versione delle regole. Una versione è un numero intero da 1 in su.
error-version-future = È stato scritto con regole di { $title } più recenti (versione { $value }); qui le regole sono alla versione { $version }. Aggiorna il programma per aprirlo.
error-version-past = È stato scritto con regole di { $title } più vecchie (versione { $value }); qui le regole sono alla versione { $version } e porterebbero a una partita diversa.

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
error-record-entry = La voce { $ply } della registrazione non è un’azione: «{ $value }».
error-record-action = L’azione { $ply } della registrazione ({ $action }) non può essere giocata. { $reason }

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
cli-written = Il file { $file } è stato scritto.
cli-no-pictures = Per le immagini serve il pacchetto «{ $value }», che non è installato. Per un disegno (--svg) non serve altro.
cli-option-form = Un’opzione si indica come nome=valore, non «{ $value }».
error-bot-count =
    { $value ->
        [one] È stato indicato { $value } bot per { $players } posti. Indicane uno per tutti, o uno per ogni posto.
       *[other] Sono stati indicati { $value } bot per { $players } posti. Indicane uno per tutti, o uno per ogni posto.
    }

cli-player = Giocatore { $number }
cli-bot = Bot { $number }
cli-play-title =
    { $number ->
        [one] { $title } · { $name } · { $number } giocatore · seme { $seed }
       *[other] { $title } · { $name } · { $number } giocatori · seme { $seed }
    }
cli-play-you = Tu sei { $player }. Scrivi ? per l’aiuto.
cli-own-route = un percorso tuo
cli-round = Round { $round }
cli-hand = La tua mano
cli-hand-empty = La tua mano è vuota.
cli-market = Mercato
cli-market-above = Sopra il mercato, non ancora in vendita
cli-market-above-open = Sopra il mercato, in vendita finché c’è una posizione vuota
cli-at-home = El Dorado
cli-asked-power = { $question } ({ $symbol } { $number })
cli-asked-cards =
    { $number ->
        [one] { $question } ({ $number } carta)
       *[other] { $question } ({ $number } carte)
    }
cli-asked-coins =
    { $number ->
        [one] { $question } ({ $card }: manca { $number } moneta)
       *[other] { $question } ({ $card }: mancano { $number } monete)
    }
cli-prompt = La tua scelta:
cli-not-a-choice = «{ $value }» non è tra le scelte. Scrivi uno dei numeri, o ? per l’aiuto.
cli-help =
    numero  scegli              u  annulla una decisione
    Invio   rivedi l’elenco     t  annulla tutto il turno
    m       mappa e tavolo      s  salva la registrazione della partita
    h, ?    questo aiuto        q  esci
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
cli-undecided =
    { $round ->
        [one] Dopo { $round } round nessuno ha raggiunto El Dorado: la partita resta indecisa.
       *[other] Dopo { $round } round nessuno ha raggiunto El Dorado: la partita resta indecisa.
    }
cli-replay-at = Dopo { $ply } decisioni su { $most }

cli-column-card = Carta
cli-column-price = Prezzo
cli-column-left = Restano
cli-column-effect = Che cosa fa
cli-column-player = Giocatore
cli-column-place = Dove
cli-column-hand = Mano
cli-column-draw = Mazzo
cli-column-discard = Scarti
cli-column-blockades = Blocchi
cli-column-played = Giocate · gettoni
cli-column-rank = Posto
cli-column-route = Percorso
cli-column-id = Nome da scrivere
cli-column-difficulty = Difficoltà
cli-column-tiles = Tessere
cli-column-caves = Grotte
cli-column-provenance = Fonte
cli-provenance-printed = come stampato
cli-provenance-reconstructed = ricostruito
cli-route-well = { $file }: tutto in ordine.
cli-route-summary = Tessere: { $tiles } · blocchi: { $blockades } · grotte: { $caves } · caselle: { $spaces }

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

cli-bench-measuring = Misura in corso
cli-bench-decisions = Decisioni al secondo, azioni lecite comprese, gioco casuale in 4
cli-bench-copies = Copie di una posizione al secondo
cli-bench-replay = Azioni di una registrazione rigiocate al secondo
cli-bench-greedy = Partite al secondo tra 4 bot greedy

## Map legend

cli-legend-jungle = giungla, machete
cli-legend-water = fiume, remi
cli-legend-village = villaggio, monete
cli-legend-rubble = rovine, scarta carte
cli-legend-camp = campo base, rimuovi carte
cli-legend-mountain = montagna
cli-legend-cave = grotta, gettoni rimasti
cli-legend-start = casella di partenza
cli-legend-finish = casella di arrivo
cli-legend-blockade = blocco
cli-legend-pawn = pedina del posto 1
