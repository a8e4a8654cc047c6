### The Legendary El Dorado

title = The Legendary El Dorado
tagline = Una corsa tra giungla, fiumi e villaggi fino alla città d’oro.

## Cards: names

card-explorer = Esploratore
card-traveller = Viaggiatrice
card-sailor = Marinaio
card-scout = Ricognitore
card-trailblazer = Capo spedizione
card-pioneer = Pioniere
card-giant-machete = Machete gigante
card-captain = Capitano
card-photographer = Fotografa
card-journalist = Giornalista
card-treasure-chest = Forziere
card-millionaire = Milionaria
card-jack-of-all-trades = Tuttofare
card-adventurer = Avventuriera
card-prop-plane = Aeroplano
card-transmitter = Trasmettitore
card-cartographer = Cartografo
card-scientist = Scienziata
card-compass = Bussola
card-travel-log = Diario di viaggio
card-native = Nativo

## Cards: what they do

card-explorer-effect = Machete 1.
card-traveller-effect = Moneta 1.
card-sailor-effect = Remo 1.
card-scout-effect = Machete 2.
card-trailblazer-effect = Machete 3.
card-pioneer-effect = Machete 5.
card-giant-machete-effect = Machete 6. Oggetto: dopo l’uso è eliminato dal gioco.
card-captain-effect = Remo 3.
card-photographer-effect = Moneta 2.
card-journalist-effect = Moneta 3.
card-treasure-chest-effect = Moneta 4. Oggetto: dopo l’uso è eliminato dal gioco.
card-millionaire-effect = Moneta 4.
card-jack-of-all-trades-effect = Jolly 1: machete, remo o moneta.
card-adventurer-effect = Jolly 2: machete, remo o moneta.
card-prop-plane-effect = Jolly 4: machete, remo o moneta. Oggetto: dopo l’uso è eliminato dal gioco.
card-transmitter-effect = Prendi senza pagare 1 carta qualsiasi dal mercato o dai mazzi al di sopra. Oggetto: dopo l’uso è eliminato dal gioco.
card-cartographer-effect = Pesca 2 carte.
card-scientist-effect = Pesca 1 carta, poi puoi eliminare dal gioco 1 carta che hai in mano.
card-compass-effect = Pesca 3 carte. Oggetto: dopo l’uso è eliminato dal gioco.
card-travel-log-effect = Pesca 2 carte, poi elimina dal gioco fino a 2 carte che hai in mano. Oggetto: dopo l’uso è eliminato dal gioco.
card-native-effect = Muovi la pedina su una casella adiacente ignorandone i requisiti, oppure rimuovi un blocco adiacente.

## Cave tokens

token-machete-1 = Machete 1
token-machete-2 = Machete 2
token-machete-3 = Machete 3
token-paddle-1 = Remo 1
token-paddle-2 = Remo 2
token-coin-1 = Moneta 1
token-coin-2 = Moneta 2
token-draw = Pesca
token-remove = Elimina
token-replace = Sostituisci
token-pass = Passaggio
token-native = Nativo
token-symbol = Cambio simbolo
token-keep-item = Conserva oggetto

token-machete-1-effect = Muove una pedina come una carta con machete 1.
token-machete-2-effect = Muove una pedina come una carta con machete 2.
token-machete-3-effect = Muove una pedina come una carta con machete 3.
token-paddle-1-effect = Muove una pedina come una carta con remo 1.
token-paddle-2-effect = Muove una pedina come una carta con remo 2.
token-coin-1-effect = Muove una pedina come una carta con moneta 1, oppure vale 1 moneta in un acquisto.
token-coin-2-effect = Muove una pedina come una carta con moneta 2, oppure vale 2 monete in un acquisto.
token-draw-effect = Pesca 1 carta.
token-remove-effect = Elimina dal gioco 1 carta che hai in mano.
token-replace-effect = Metti giù da 1 a 4 carte dalla tua mano senza usarle, poi pescane altrettante.
token-pass-effect = Per il resto del turno le tue pedine possono entrare nelle caselle occupate e attraversarle.
token-native-effect = Muovi la pedina su una casella adiacente ignorandone i requisiti, oppure rimuovi un blocco adiacente.
token-symbol-effect = Gioca una carta con un altro simbolo, alla sua stessa potenza.
token-keep-item-effect = Giocalo subito dopo aver usato un oggetto: va nel mazzo degli scarti invece di lasciare il gioco.

## Symbols and terrains

symbol-machete = machete
symbol-paddle = remo
symbol-coin = moneta

terrain-jungle = giungla
terrain-water = fiume
terrain-village = villaggio
terrain-rubble = rovine
terrain-camp = campo base
terrain-mountain = montagna
terrain-start = partenza

direction-e = est
direction-se = sud-est
direction-sw = sud-ovest
direction-w = ovest
direction-nw = nord-ovest
direction-ne = nord-est

## Routes and options

route-first-game = Prima partita
route-hills-of-gold = Le colline d’oro
route-home-stretch = La dirittura d’arrivo
route-winding-paths = Sentieri tortuosi
route-serpentine = Lo slalom
route-swamplands = Le paludi
route-witchs-cauldron = Il calderone stregato

table-map-line =
    { $difficulty } · { $tiles ->
        [one] { $tiles } tessera
       *[other] { $tiles } tessere
    }{ $option_caves ->
        [on] { " · " }{ $caves ->
            [one] { $caves } grotta
           *[other] { $caves } grotte
        }
       *[off] { "" }
    }
difficulty-easy = Facile
difficulty-medium = Medio
difficulty-hard = Difficile

option-route = Percorso
option-route-help = La strada per El Dorado: uno dei sette percorsi con un nome, oppure uno creato da te.
option-route-workshop = Officina dei percorsi
option-route-surprise = Sorprendimi
option-caves = Grotte
option-caves-help = Esplora le grotte lungo il percorso e trova gettoni che ti danno vantaggi.
option-edition = Edizione
option-edition-help = Il regolamento da seguire: nel 2023 puoi rinunciare a esplorare una grotta; nel 2019 la esplori sempre, e una carta comprata in questo turno non si può giocare prima di un turno successivo.
option-blockades = Blocchi
option-blockades-help = Che cosa c’è nei punti di unione tra due tessere: blocchi a caso, come da regolamento, oppure nessuno per una corsa più rapida. Puoi anche dire quale blocco va dove.
option-blockades-random = A caso
option-blockades-none = Nessuno
option-blockades-each = Uno per uno
option-blockades-each-0 = Libero
option-begins = Chi comincia
option-begins-help = Il primo giocatore prende la casella di partenza 1 e il cappello da esploratore. In una rivincita può cominciare chi ha perso l’ultima partita; se non ce n’è ancora stata una, si sorteggia.
option-begins-first = Primo posto
option-begins-random = A sorte
option-begins-loser = Chi ha perso
option-loser = Chi ha perso l’ultima partita
option-loser-help = Il posto, contato da 0, che ha perso l’ultima partita e comincia se lo dice «Chi comincia». Una rivincita lo compila da sé.
option-round_limit = Limite di round
option-round_limit-help = La partita si ferma dopo questo numero di round, chiunque sia arrivato. Senza un numero continua fino alla fine.

## Routes that cannot be built

error-route-name = Il percorso «{ $value }» non esiste. I percorsi disponibili sono: { $values }.
error-route-not-a-table = Un percorso personalizzato deve essere una tabella con un elenco di tessere.
error-route-field-unknown = Il percorso contiene un campo estraneo: «{ $field }».
error-route-no-tiles = Il percorso non ha tessere.
error-route-piece-not-a-table = Il pezzo { $number } del percorso deve essere una tabella con tile, rotation, q e r.
error-route-piece-field-missing = Al pezzo { $number } del percorso manca il campo «{ $field }».
error-route-piece-field-unknown = Il pezzo { $number } del percorso contiene un campo estraneo: «{ $field }».
error-route-tile-unknown = Pezzo { $number } del percorso: la tessera «{ $letter }» non esiste. Le tessere sono: { $values }.
error-route-not-a-number = Tessera { $letter }: «{ $field }» deve essere un numero intero, non «{ $value }».
error-route-out-of-range = Tessera { $letter }: «{ $field }» deve andare da { $least } a { $most }, non { $value }.
error-route-not-text = { $file } non è un file di testo in UTF-8.
error-route-not-toml = { $file } non è TOML valido: { $reason }.
error-route-overlap = La tessera { $letter } si sovrappone alla tessera { $other }.
error-route-twice = La tessera { $letter } è usata due volte.
error-route-both-sides = Le tessere { $letter } e { $other } sono i due lati dello stesso pezzo: se ne può usare una sola.
error-route-no-start = Il percorso comincia con la tessera { $letter }; deve cominciare con la tessera iniziale, A o B.
error-route-no-end = Il percorso finisce con la tessera { $letter }; deve finire con la tessera finale, lato giungla o lato fiume.
error-route-end-not-last = La tessera finale ({ $letter }) deve essere l’ultimo pezzo del percorso.
error-route-touches = La tessera { $letter } tocca la tessera { $other }, ma sul percorso non sono consecutive.
error-route-apart = La tessera { $letter } non tocca la tessera { $other }, che la precede sul percorso.
error-route-too-many-blockades = Alla tessera { $letter } il percorso richiede un settimo blocco; ce ne sono solo sei.
error-route-unreachable = Nessuna pedina potrebbe mai proseguire: alla tessera { $letter } la strada è chiusa.
error-route-too-many-tiles = Il percorso ha { $number } tessere; i lati sono in tutto solo { $most }.
error-wish-unknown = Per un percorso non si può chiedere “{ $value }”. Si può chiedere: length, pieces, difficulty, caves.
error-wish-pieces = Le tessere devono essere alcune di queste: { $values }. Non possono essere “{ $value }”.
error-wish-difficulty = La difficoltà deve essere una di queste: { $values }. Non può essere “{ $value }”.
error-wish-impossible = Non è stato trovato nessun percorso così. Chiedi di meno.
error-blockades = L’opzione «blockades» non può essere «{ $value }». Può essere: random, none, oppure un elenco con il numero di un blocco per ogni punto di unione.
error-blockades-number = Un blocco ha un numero da 1 a { $most }, e 0 lascia libero il punto di unione: «{ $value }» non va bene.
error-blockades-twice = C’è un solo blocco { $number }: non può trovarsi in due punti di unione.
error-blockades-joints = { $wanted ->
    [one] Questo percorso ha 1 punto di unione per i blocchi: l’elenco deve avere 1 numero, non { $number }.
   *[other] Questo percorso ha { $wanted } punti di unione per i blocchi: l’elenco deve avere { $wanted } numeri, non { $number }.
}

## Positions that cannot be

error-position-cards = Nella posizione il numero di carte { $card } è { $value }; deve essere { $wanted }.
error-position-tokens = Nella posizione il numero di gettoni grotta { $token } è { $value }; deve essere { $wanted }.
error-position-blockade = Il blocco { $number } compare nella posizione più di una volta.
error-position-stuck = Da questa posizione nessuno potrebbe continuare a giocare.

## Actions that the rules refuse

refused-not-an-action = «{ $value }» non è un’azione. Le azioni sono i numeri interi da 0 a { $most }.
refused-over = La partita è finita.
refused-not-asked = Ora non è possibile. Ecco che cosa devi fare: { $asked }.
refused-no-such-pawn = Hai una sola pedina.
refused-other-pawn = La carta in uso muove l’altra tua pedina. Prima ferma quel movimento.
refused-pawn-home = Quella pedina ha già raggiunto El Dorado.
refused-off-map = In quella direzione non ci sono caselle.
refused-mountain = Quella casella è una montagna: nessuno può entrarci.
refused-start-space = Quella è una casella di partenza: le pedine la lasciano e non ci tornano più.
refused-blocked = Il blocco { $number } sbarra la strada. Prima devi superarlo.
refused-occupied = Su quella casella c’è già una pedina.
refused-stop-first = La tua pedina è ancora in movimento. Prima fermala; la potenza residua andrà persa.
refused-after-purchase = Hai comprato una carta: in questo turno non puoi più muoverti con le carte, né pagare carte per una casella o un blocco.
refused-too-few-cards =
    { $value ->
        [one] Serve { $value } carta dalla tua mano; carte che hai: { $hand }.
       *[other] Servono { $value } carte dalla tua mano; carte che hai: { $hand }.
    }
refused-card-first = Prima gioca una carta o un gettone con il simbolo adatto al terreno: { $terrain }.
refused-none-enters = Per arrivarci serve { $terrain } { $value }: nessuna tua carta e nessun tuo gettone basta.
refused-wrong-symbol = Il simbolo in uso ({ $symbol }) non va bene lì ({ $terrain }).
refused-too-weak = Serve potenza { $value }; te ne resta { $power }.
refused-no-blockade = Lì non c’è nessun blocco.
refused-blockade-far = La tua pedina non è accanto a quel blocco.
refused-not-in-hand = Non hai in mano questa carta: { $card }.
refused-no-token = Non hai questo gettone grotta: { $token }.
refused-same-symbol = La carta { $card } ha già quel simbolo: il gettone non cambierebbe nulla.
refused-too-little = Pagando così, non si potrebbe più raggiungere il prezzo.
refused-not-its-symbol = La carta { $card } non ha quel simbolo ({ $symbol }).
refused-nowhere = Da qui, con la carta { $card } ({ $symbol } { $power }), questa pedina non va da nessuna parte.
refused-nowhere-at-all = Da qui la carta { $card } non porta nessuna tua pedina da nessuna parte.
refused-no-target = Non avrebbe alcun effetto: { $target }.
refused-token-nowhere = Il gettone grotta { $token } ora non avrebbe alcun effetto.
refused-token-leads-nowhere = Da qui il gettone grotta { $token } non porta nessuna tua pedina da nessuna parte.
refused-already-passing = In questo turno le tue pedine possono già attraversare le caselle occupate.
refused-hand-empty = Non hai carte in mano: il gettone non avrebbe su che cosa agire.
refused-keep-waits = Di questo gettone si chiede da sé, quando hai usato un oggetto: { $token }.
refused-not-a-used-item = Questa carta non è un oggetto che hai appena usato: { $card }.
refused-sold-out = Questa carta è esaurita: { $card }.
refused-bought-already = In questo turno hai già comprato una carta.
refused-not-on-sale = Non ancora in vendita: { $card }. I mazzi al di sopra del mercato sono in vendita solo quando al mercato c’è una posizione vuota.
refused-cannot-pay =
    { $price ->
        [one] La carta { $card } costa { $price } moneta; puoi spenderne al massimo { $purse }.
       *[other] La carta { $card } costa { $price } monete; puoi spenderne al massimo { $purse }.
    }

target-native = accanto alle tue pedine non c’è né una casella né un blocco per il Nativo
target-market = non è rimasta nessuna carta da prendere

## What is asked of a player

asked-play = Gioca carte, comprane una o termina il turno
asked-move = Prosegui con la potenza residua o fermati
asked-pay = Paga con carte dalla tua mano
asked-tender = Aggiungi carte fino a raggiungere il prezzo
asked-remove = Scegli una carta dalla tua mano da eliminare dal gioco
asked-take = Scegli una carta da prendere senza pagare
asked-lead = Scegli dove il Nativo guida la tua pedina
asked-change = Scegli una carta e il simbolo con cui giocarla
asked-replace = Metti giù delle carte per pescarne altrettante
asked-explore = Esplora la grotta o lasciala stare
asked-save = Scegli un oggetto da conservare o rinuncia
asked-discard = Scarta carte dalla tua mano o conservale
asked-over = La partita è finita

## What happened

event-turn = Round { $round }: tocca a { $player }.
event-draws =
    { $number ->
        [one] { $player } pesca { $number } carta.
       *[other] { $player } pesca { $number } carte.
    }
event-reshuffles = { $player } mescola gli scarti e forma un nuovo mazzo di pesca.
event-steps = { $player } avanza di una casella ({ $terrain }).
event-reaches = { $player } fa varcare a una pedina la porta di El Dorado.
event-arrives = { $player } raggiunge El Dorado: questo è l’ultimo round.
event-overcomes = { $player } supera il blocco { $number } ({ $terrain }) e lo conserva.
event-loses-power =
    { $number ->
        [one] { $player } si ferma e perde { $number } punto di potenza ({ $symbol }).
       *[other] { $player } si ferma e perde { $number } punti di potenza ({ $symbol }).
    }
event-explores = { $player } esplora una grotta e trova un gettone: { $token }.
event-saves = { $player } conserva l’oggetto { $card }, che resta in gioco.
event-plays-for-power = { $player } gioca la carta { $card } ({ $symbol } { $number }).
event-plays-action = { $player } gioca la carta { $card }.
event-plays-token = { $player } gioca un gettone grotta: { $token }.
event-tenders = { $player } paga con la carta { $card }.
event-pays-for-rubble = { $player } gioca la carta { $card } per superare le rovine.
event-leaves-at-camp = { $player } lascia per sempre al campo base la carta { $card }.
event-removes = { $player } elimina dal gioco la carta { $card }.
event-lays-down = { $player } mette giù la carta { $card } senza usarla.
event-takes = { $player } prende senza pagare la carta { $card }.
event-buys =
    { $number ->
        [one] { $player } compra la carta { $card } per { $number } moneta.
       *[other] { $player } compra la carta { $card } per { $number } monete.
    }
event-discards = { $player } scarta la carta { $card }.
event-over =
    { $round ->
        [one] La partita finisce dopo un solo round.
       *[other] La partita finisce dopo { $round } round.
    }

## What a player may choose

choice-end = Termina il turno
choice-stop =
    { $lost ->
        [one] Fermati qui (perdi { $lost } punto di potenza)
       *[other] Fermati qui (perdi { $lost } punti di potenza)
    }
choice-done-discard = Conserva il resto della mano
choice-done-remove = Non eliminare altre carte
choice-done-replace = Pesca le nuove carte
choice-done-explore = Non esplorare la grotta
choice-done-save = Rinuncia all’oggetto
choice-explore = Esplora la grotta
choice-step-power = Vai verso { $direction }: { $terrain } { $cost }
choice-step-cards =
    { $cost ->
        [one] Vai verso { $direction } ({ $terrain }): paga { $cost } carta
       *[other] Vai verso { $direction } ({ $terrain }): paga { $cost } carte
    }
choice-step-native = Con il Nativo, vai verso { $direction } ({ $terrain })
choice-overcome-power = Supera il blocco { $blockade } ({ $terrain } { $cost })
choice-overcome-cards =
    { $cost ->
        [one] Supera il blocco { $blockade } ({ $terrain }): paga { $cost } carta
       *[other] Supera il blocco { $blockade } ({ $terrain }): paga { $cost } carte
    }
choice-overcome-native = Con il Nativo, supera il blocco { $blockade } ({ $terrain })
choice-play-power = Gioca { $card } per muoverti: { $symbol } { $power }
choice-play-action = Gioca { $card }
choice-play-changed = Gioca { $card } come { $symbol } { $power } con il gettone
choice-token = Gioca un gettone grotta: { $token }
choice-tender-card =
    { $coins ->
        [0.5] Paga con { $card } (½ moneta)
        [one] Paga con { $card } ({ $coins } moneta)
       *[other] Paga con { $card } ({ $coins } monete)
    }
choice-tender-token =
    { $coins ->
        [one] Paga con il gettone grotta { $token } ({ $coins } moneta)
       *[other] Paga con il gettone grotta { $token } ({ $coins } monete)
    }
choice-tender-changed =
    { $coins ->
        [one] Paga con { $card } e il gettone cambio simbolo ({ $coins } moneta)
       *[other] Paga con { $card } e il gettone cambio simbolo ({ $coins } monete)
    }
choice-pay = Paga con { $card }
choice-remove = Elimina dal gioco { $card }
choice-lay-down = Metti giù { $card }
choice-discard = Scarta { $card }
choice-save = Conserva { $card }
choice-buy =
    { $price ->
        [one] Compra { $card } per { $price } moneta
       *[other] Compra { $card } per { $price } monete
    }
choice-take = Prendi { $card } senza pagare
choice-for-pawn = { $choice } (pedina { $pawn })

## Table

table-map = Mappa del percorso
table-nothing-left = Non puoi giocare altro: termina il turno
table-way =
    { $number ->
        [one] Vai avanti di { $number } casella verso { $direction } ({ $terrain }) con potenza { $cost }; poi ne mancano { $left }
       *[other] Vai avanti di { $number } caselle verso { $direction } ({ $terrain }) con potenza { $cost }; poi ne mancano { $left }
    }
table-asked-card = { $card }: { $symbol } { $number }. Scegli una casella illuminata o un’altra carta
table-asked-discard = Scegli le carte da conservare; le altre vanno scartate
table-which = Quale?
table-cancel = Lascia stare
table-pawn = Pedina { $number }
table-keep = Conserva
table-discard = Scarta
table-put-away =
    { $kind ->
        [none] { $discard ->
            [one] Scarta la carta
           *[other] Scarta tutte e { $discard }
        }
        [all] { $keep ->
            [one] Conserva la carta
           *[other] Conserva tutte e { $keep }
        }
       *[some] Conserva { $keep }, scarta { $discard }
    }
table-price-left = Ancora da pagare: { $coins }
table-played = Giocate
table-decks = Sfoglia le carte
table-unseen = In mano o nel mazzo di pesca
table-removed = Fuori dal gioco
table-coins = Monete in mano
table-to-go = caselle mancanti
table-turn = { $player } { $doings }.
table-and = { $first } e { $last }
table-stat-rounds = Round
table-stat-spaces = Caselle percorse
table-stat-bought = Carte comprate
table-stat-coins = Monete spese
table-stat-blockades = Blocchi
table-stat-where = Alla fine
table-spaces-to-go =
    { $number ->
        [one] a { $number } casella dalla meta
       *[other] a { $number } caselle dalla meta
    }
table-effect-transmitter = Prendi una carta gratis
table-effect-cartographer = Pesca 2
table-effect-scientist = Pesca 1, elimina 1
table-effect-compass = Pesca 3
table-effect-travel-log = Pesca 2, elimina 2
table-effect-native = Una casella adiacente

## A turn, summed up after the player’s name

table-doing-goes =
    { $number ->
        [one] avanza di { $number } casella
       *[other] avanza di { $number } caselle
    }
table-doing-walks =
    { $number ->
        [one] avanza di { $number } casella ({ $terrains })
       *[other] avanza di { $number } caselle ({ $terrains })
    }
table-doing-walks-with =
    { $number ->
        [one] avanza di { $number } casella ({ $terrains }) con { $cards }
       *[other] avanza di { $number } caselle ({ $terrains }) con { $cards }
    }
table-doing-plays = gioca { $cards }
table-doing-tokens = usa gettoni grotta: { $cards }
table-doing-overcomes = prende il blocco { $number } ({ $terrain })
table-doing-rubble = paga { $cards } per le rovine
table-doing-camp = lascia per sempre { $cards } al campo base
table-doing-explores = trova un gettone grotta: { $token }
table-doing-removes = elimina dal gioco { $cards }
table-doing-lays-down = cambia { $cards }
table-doing-takes = prende gratis { $cards }
table-doing-saves = conserva l’oggetto { $cards }
table-doing-buys =
    { $number ->
        [one] compra { $card } per { $number } moneta
       *[other] compra { $card } per { $number } monete
    }
table-doing-reaches = porta una pedina a El Dorado
table-doing-arrives = raggiunge El Dorado
table-doing-nothing = non si muove e non compra nulla
table-side = Giocatori e mercato
table-help-play = Scegli una carta dalla mano per vedere dove arriva; poi viene giocata per quel movimento.
table-help-move = Fai clic su uno spazio illuminato per andarci, anche di più passi se c’è una via.
table-ranking = Tra chi ha raggiunto El Dorado vince chi ha più blocchi; in caso di parità, chi ha il blocco con il numero più alto; senza blocchi, chi è arrivato prima. Chi è ancora in viaggio condivide l’ultimo posto.
table-home-end = Sei a El Dorado: termina il turno
table-with-card = { $card }: { $way }
table-with-one-of = { $way }: scegli una carta
table-asked-place = Scegli la casella illuminata dove andare
table-doing-buys-with =
    { $number ->
        [one] compra { $card } per { $number } moneta con { $cards }
       *[other] compra { $card } per { $number } monete con { $cards }
    }
table-doing-tenders = paga con { $cards }
table-doing-draws =
    { $number ->
        [one] gioca { $cards } e pesca { $number } carta
       *[other] gioca { $cards } e pesca { $number } carte
    }
table-doing-discards = scarta { $cards }
table-doing-reshuffles = rimescola gli scarti
table-hat = Il cappello da esploratore: il primo giocatore. Qui comincia ogni round.
table-last-cards = Giocate nell’ultimo turno
table-trail = Ultima mossa di { $player }

## What a thing on the table is

table-space = { $terrain } { $value }
table-space-enter = Entraci con una sola carta o un gettone che mostri { $symbol }, potenza { $value } o più. La potenza residua ti porta avanti.
table-space-rubble =
    { $value ->
        [one] Entraci giocando { $value } carta qualsiasi dalla mano.
       *[other] Entraci giocando { $value } carte qualsiasi dalla mano.
    }
table-space-camp =
    { $value ->
        [one] Entraci eliminando dal gioco { $value } carta qualsiasi della mano: così ti liberi delle carte deboli.
       *[other] Entraci eliminando dal gioco { $value } carte qualsiasi della mano: così ti liberi delle carte deboli.
    }
table-space-mountain = Nessuno entra su una montagna.
table-space-start = Le pedine la lasciano e non vi tornano.
table-space-finish = La porta: una pedina che entra è a El Dorado.
table-space-cave =
    { $left ->
        [0] Una grotta, ormai vuota.
        [one] Una grotta con { $left } gettone: fermati accanto per prenderne uno.
       *[other] Una grotta con { $left } gettoni: fermati accanto per prenderne uno.
    }
table-space-pawn = Qui c’è { $player }.
table-out-of-reach = Fuori portata con ciò che puoi giocare ora.
table-blockade = Blocco { $number } ({ $terrain } { $value })
table-blockade-about = Chiude il passaggio tra due tessere. Da una casella accanto, soddisfa ciò che chiede, come per una casella: sparisce, tutti possono passare e lo conservi tu. I blocchi decidono gli spareggi.
table-to-go-about = Le caselle che mancano a El Dorado per la via più breve. In due giocatori contano entrambe le pedine.
table-draw-about = Coperto. A fine turno peschi fino ad avere quattro carte; quando finisce, si rimescolano i tuoi scarti.
table-discard-about = Le carte comprate e giocate stanno qui finché non si rimescolano: { $cards }
table-played-about = Giocate in questo turno; alla fine vanno negli scarti: { $cards }
table-coins-about = Quanto può pagare la tua mano: le carte gialle e bianche il loro numero, ogni altra ½. Si compra una carta per turno.
table-hand-about = Carte in mano, che solo chi le ha può vedere.
table-pile-about = Carte rimaste nel mazzo di pesca. Da qui la mano si riempie fino a quattro.
table-discards-about = Carte nel mazzo degli scarti, visibili a tutti.
table-blockades-about = Un blocco superato e conservato. Se più giocatori arrivano a El Dorado vince chi ha più blocchi, poi il numero più alto.
table-market-slot = Posizione vuota: ora sono in vendita tutti i mazzi, anche quelli sopra. Il prossimo mazzo comprato da sopra si sposta qui.
table-none = nessuna

## The terminal, and what the browser shares with it

cli-no-pictures = Per le immagini serve il pacchetto «{ $value }», che non è installato. Per un disegno (--svg) non serve altro.
cli-own-route = un percorso tuo
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
cli-undecided =
    { $round ->
        [one] Dopo { $round } round nessuno ha raggiunto El Dorado: la partita resta indecisa.
       *[other] Dopo { $round } round nessuno ha raggiunto El Dorado: la partita resta indecisa.
    }
cli-column-card = Carta
cli-column-price = Prezzo
cli-column-left = Restano
cli-column-effect = Che cosa fa
cli-column-place = Dove
cli-column-hand = Mano
cli-column-draw = Mazzo
cli-column-discard = Scarti
cli-column-blockades = Blocchi
cli-column-played = Giocate · gettoni
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
