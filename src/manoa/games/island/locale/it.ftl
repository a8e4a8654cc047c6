### The Island of El Dorado

title = L’isola di El Dorado
tagline = Esploratori tracciano la mappa di un’isola ignota, radunano eserciti e si contendono i suoi quattro santuari.

## Resources, tiles, dwellers, pieces

resource-wood = legno
resource-food = cibo
resource-gold = oro
island-cards-wood = { $number } di legno
island-cards-food = { $number } di cibo
island-cards-gold = { $number } d’oro
tile-water = acqua
tile-shrine = santuario
tile-gold = oro
tile-food = cibo
tile-wood = legno
tile-garden = giardino
tile-entrance = ingresso della grotta
tile-exit = uscita della grotta
tile-empty = grotta vuota
tile-floor = fondo della grotta
tile-cave-shrine = santuario della grotta
tile-dweller = abitante della grotta
found-water = acqua
found-shrine = un santuario
found-gold = una tessera oro
found-food = una tessera cibo
found-wood = una tessera legno
found-garden = un giardino
found-entrance = l’ingresso della grotta
found-exit = l’uscita della grotta
found-empty = una grotta vuota
found-floor = il fondo della grotta
found-cave-shrine = il santuario della grotta
found-dweller = un abitante della grotta
upon-water = sull’acqua
upon-shrine = presso un santuario
upon-gold = su una tessera oro
upon-food = su una tessera cibo
upon-wood = su una tessera legno
upon-garden = in un giardino
upon-entrance = all’ingresso della grotta
upon-exit = all’uscita della grotta
upon-empty = in una grotta vuota
upon-floor = sul fondo della grotta
upon-cave-shrine = al santuario della grotta
upon-dweller = nella tana di un abitante
onto-water = verso l’acqua
onto-shrine = a un santuario
onto-gold = su una tessera oro
onto-food = su una tessera cibo
onto-wood = su una tessera legno
onto-garden = in un giardino
onto-entrance = all’ingresso della grotta
onto-exit = all’uscita della grotta
onto-empty = in una grotta vuota
onto-floor = sul fondo della grotta
onto-cave-shrine = al santuario della grotta
onto-dweller = nella tana di un abitante
dweller-thieves = Ladri
dweller-bats = Pipistrelli
dweller-snakes = Serpenti
dweller-spider = Ragno gigante
dweller-jaguar = Giaguaro
dweller-giant = Gigante della grotta
piece-villager = villico
piece-offering = offerta
piece-fort = forte
piece-farm = fattoria
piece-army = mossa dell’esercito
piece-explorer = esploratore
map-island = isola
map-cave = grotta
direction-e = a est
direction-se = a sud-est
direction-sw = a sud-ovest
direction-w = a ovest
direction-nw = a nord-ovest
direction-ne = a nord-est
direction-n = a nord
direction-s = a sud
direction-through = attraverso la bocca della grotta

## Explorers

explorer-stella = Stella
explorer-stella-title = L’avventuriera
explorer-laffite = Laffite
explorer-laffite-title = Il pirata
explorer-bellona = Bellona
explorer-bellona-title = La comandante
explorer-william = William
explorer-william-title = Il mercante
explorer-hector = Hector
explorer-hector-title = Il caporale
explorer-nicolas = Nicolas
explorer-nicolas-title = Il fortunato
explorer-tizoc = Tizoc
explorer-tizoc-title = Il raccoglitore
explorer-emma = Emma
explorer-emma-title = La cartografa
explorer-victoria = Victoria
explorer-victoria-title = La facoltosa
explorer-pedro = Pedro
explorer-pedro-title = Il conquistador
explorer-stella-ability = Un passo in più a ogni turno.
explorer-laffite-ability = Per ogni 3 e ogni 5 tirato ruba una carta a caso a un giocatore a scelta.
explorer-bellona-ability = Una mossa dell’esercito gratuita in ogni sua fase di esplorazione.
explorer-william-ability = Con la banca scambia tre carte uguali invece di cinque.
explorer-hector-ability = Ha un quinto villico.
explorer-nicolas-ability = Una volta per turno può ritirare i dadi dorati; vale il secondo tiro.
explorer-tizoc-ability = A ogni raccolto prende un cibo in più, qualunque cosa coltivi.
explorer-emma-ability = Prima di esplorare guarda le prime tre tessere dell’isola e le rimette nell’ordine che vuole.
explorer-victoria-ability = Comincia con quattro carte di ogni risorsa.
explorer-pedro-ability = La sua forza di base è 2.

## Options

option-deep_shrine = Santuario profondo
option-deep_shrine-help = Il santuario della grotta è nella metà inferiore della pila della grotta, come nella seconda edizione.
option-hand_limit = Limite di carte
option-hand_limit-help = Chi alla fine del proprio turno ha più di nove carte scarta fino ad averne nove.
option-hidden_hands = Mani coperte
option-hidden_hands-help = Delle carte altrui si vede soltanto il numero.
option-free_trade = Offerte senza limiti
option-free_trade-help = Quante carte per offerta, quante offerte per turno e quante controfferte si vuole. Altrimenti tre carte uguali, tre offerte e una controfferta.
option-data = Dati propri
option-data-help = Una tabella con costi, pezzi, abitanti o limiti propri, per chi possiede la scatola.
option-round_limit = Limite di round
option-round_limit-help = La partita si ferma dopo questo numero di round; è in vantaggio chi controlla più santuari. Senza un numero continua fino alla fine.

## Data that cannot be used

error-data-free = { $where } deve costare almeno una carta.
error-data-no-land = { $where } deve avere almeno una tessera oro, cibo, legno o giardino.
error-data-too-many = { $where } ha { $value } tessere. Possono essere al massimo { $most }.

## Positions that cannot be

error-position-cards = La posizione ha { $value } carte di questa risorsa, più di quante esistano: { $resource }.
error-position-tiles = La posizione ha { $value } tessere di questo tipo: { $tile }. Devono essere { $wanted }.
error-position-dweller = L’abitante { $dweller } è in { $value } punti della posizione, non in uno.
error-position-stuck = Da questa posizione nessuno potrebbe continuare.

## Actions that the rules refuse

refused-not-an-action = «{ $value }» non è un’azione. Le azioni sono i numeri interi da 0 a { $most }.
refused-over = La partita è finita.
refused-not-asked = Ora non si può fare. Ti viene chiesto questo: { $asked }.
refused-no-tile = Non è una delle tessere da mettere in ordine.
refused-no-tile-there = Lì non c’è alcuna tessera.
refused-not-entered = Su questa tessera non si può andare: { $tile }.
refused-first-round = Nel primo round non si può attaccare nessuno.
refused-off-table = Lì il tavolo finisce.
refused-not-laid-there = La tessera non può essere posata lì.
refused-no-speed = In questo turno non resta velocità.
refused-stack-empty = Non restano tessere da scoprire.
refused-no-free-cell = Accanto a questa non si può posare alcuna tessera.
refused-no-water = Lì non c’è una tessera acqua.
refused-only-water = Nella pila resta soltanto acqua.
refused-not-boxed-in = L’acqua si copre solo quando non si può scoprire altro.
refused-no-way-through = Solo ingresso e uscita della grotta sono collegati.
refused-no-shrine = Lì non c’è un santuario dell’isola.
refused-offering-there = La tua offerta è già su quel santuario.
refused-cannot-pay =
    Ti manca:{ $wood ->
        [0] {""}
       *[other] {" "}{ $wood } di legno
    }{ $food ->
        [0] {""}
       *[other] { $wood ->
            [0] {" "}
           *[other] {", "}
        }{ $food } di cibo
    }{ $gold ->
        [0] {""}
       *[other] { $wood ->
            [0] { $food ->
                [0] {" "}
               *[other] {", "}
            }
           *[other] {", "}
        }{ $gold } d’oro
    }.
refused-no-supply = Non ne hai più nella riserva: { $piece }.
refused-lost = Le pedine perse tornano al tuo prossimo turno: { $piece }.
refused-all-offered = Le tue offerte sono già su tutti i santuari dell’isola.
refused-no-villagers = Non hai villici sulla mappa.
refused-place-villager = I villici arrivano sulle tessere accanto alle tue fattorie e ai tuoi forti, dove non ci sono avversari.
refused-place-offering = Il tuo esploratore deve stare accanto a un santuario senza una tua offerta.
refused-place-fort = Nessun angolo libero della tessera del tuo esploratore è lontano da avversari e forti.
refused-place-farm = Nessun angolo della tessera del tuo esploratore è libero.
refused-place-army = Nessuno dei tuoi villici può muoversi.
refused-corner-used = Su quell’angolo c’è già un edificio.
refused-corner-held = Una tessera di quell’angolo è occupata da un altro giocatore o da un forte.
refused-not-placed-there = L’esploratore non può essere messo lì.
refused-no-building = Nessun tuo edificio tocca quella tessera.
refused-occupied = Quella tessera è occupata da un altro giocatore.
refused-no-army = Lì non hai un esercito.
refused-pinned = Gli attaccanti non possono ritirarsi prima della fine della battaglia.
refused-nowhere = Quell’esercito non può andare da nessuna parte.
refused-too-many = Lì non hai tanti villici.
refused-no-farm = Lì non c’è una fattoria di un altro giocatore.
refused-no-attackers = Non hai nessuno su una tessera di quella fattoria.
refused-same-resource = Una risorsa non si scambia con se stessa.
refused-too-few = La banca ne vuole { $number } e tu ne hai meno: { $resource }.
refused-bank-empty = La banca non ne ha: { $resource }.
refused-no-need = Questo scambio non serve a pagare la mossa dell’esercito.
refused-no-victim = A quel giocatore non c’è nulla da rubare.
refused-no-rival = Quel giocatore non è in questa battaglia.
refused-no-partner = Non c’è un tale giocatore con cui scambiare.
refused-nothing-given = Un’offerta deve contenere almeno una carta.
refused-no-more-offers = Le offerte di questo turno sono già fatte ({ $number }).
refused-offered-already = È proprio l’offerta che hai ricevuto.
refused-counter-countered = Questa offerta si può solo accettare o rifiutare.
refused-no-wish = Ora questo non si può desiderare.
refused-cannot-accept = Non hai ciò che si chiede.
refused-both-sides = Una risorsa o si dà o si chiede: { $resource }.
refused-offer-full = Un’offerta contiene al massimo { $number } di una risorsa: { $resource }.
refused-not-held = In mano non ce n’è abbastanza: { $resource }.
refused-not-farmed = Non lo coltivi, o la banca non ne ha: { $resource }.

## What is asked of a player

asked-explorer = Scegli il tuo esploratore
asked-reroll = Tira di nuovo i dadi dorati o tienili
asked-steal = Scegli a chi rubare
asked-dice = Scegli il dado per la velocità; l’altro è il raccolto
asked-harvest = Prendi una carta risorsa
asked-look = Scegli la prossima tessera da mettere in cima
asked-explore = Muovi, compra, attacca, scambia o finisci il turno
asked-lay = Scegli dove posare la tessera
asked-march = Scegli quanti villici vanno, e dove
asked-react = Compra una mossa dell’esercito o passa
asked-rival = Scegli contro chi combattere per primo
asked-place = Scegli dove mettere l’esploratore sconfitto
asked-pay = Scegli una carta da cedere
asked-offer = Componi la tua offerta
asked-answer = Rispondi all’offerta
asked-discard = Scegli una carta da scartare
asked-trade = Scambia finché vuoi
asked-over = La partita è finita

## What happened

event-chooses = { $player } gioca { $explorer }.
event-rolls-first = { $player } tira { $number } per il primo turno.
event-turn = Round { $round }: tocca a { $player }.
event-rolls = { $player } tira { $first } e { $second }.
event-rerolls = { $player } ritira: { $first } e { $second }.
event-steals = { $player } ruba a { $rival }: { $resource }.
event-steals-unseen = { $player } ruba una carta a { $rival }.
event-assigns = { $player } ha velocità { $speed } e raccolto { $harvest }.
event-harvests = { $player } raccoglie: { $number } × { $resource }.
event-no-harvest = { $player } non ha altro da raccogliere.
event-gathers = { $player } raccoglie inoltre: { $resource }.
event-looks = { $player } guarda la cima della pila (tessere: { $number }).
event-orders = { $player } rimette a posto le tessere.
event-steps = { $player } va su { $to } ({ $tile }).
event-opens-cave = { $player } apre la grotta.
event-reveals = { $player } scopre una tessera: { $tile }.
event-lays = { $player } posa la tessera su { $cell } ({ $tile }).
event-meets = { $player } incontra un abitante della grotta di forza { $number }: { $dweller }.
event-covers = { $player } copre l’acqua su { $cell } con un’altra tessera: { $tile }.
event-starts-anew = La prima tessera è circondata: l’isola ricomincia da capo ({ $tile }).
event-announces = { $player } sta per comprare: { $piece } ({ $at }).
event-lapses = { $player } non può più fare l’acquisto: { $piece }.
event-buys-villager = { $player } mette un villico su { $at }.
event-lays-offering = { $player } depone un’offerta sul santuario { $at } (santuari: { $number }).
event-builds-fort = { $player } costruisce un forte all’angolo { $at }.
event-builds-farm = { $player } costruisce una fattoria all’angolo { $at }.
event-marches = { $player } muove un esercito da { $from } a { $to } (villici: { $number }).
event-marches-free = { $player } muove gratis un esercito da { $from } a { $to } (villici: { $number }).
event-silent = { $player } passa fino al proprio turno, salvo che la cosa riguardi anche lui o lei.
event-wants-trade = { $player } vuole fare uno scambio.
event-wants-no-trade = { $player } non vuole più fare scambi.
event-challenges = { $player } attacca { $rival } su { $cell }.
event-attacks-farm = { $player } attacca la fattoria di { $rival } all’angolo { $at }.
event-no-battle = Gli altri sono andati via: nessuna battaglia per { $player } su { $cell }.
event-fights = { $player } (dadi: { $strength }) fa { $roll }, { $rival } (dadi: { $defence }) fa { $other }.
event-fights-farm = { $player } (dadi: { $strength }) fa { $roll }, la fattoria di { $rival } (dadi: { $defence }) fa { $other }.
event-fights-dweller = { $player } (dadi: { $strength }) fa { $roll }; { $dweller } (dadi: { $defence }, tira { $rival }): { $other }.
event-wins-battle = { $player } vince la battaglia contro { $rival } su { $cell }.
event-beats-dweller = { $player } sconfigge l’abitante della grotta: { $dweller }.
event-loses-to-dweller = { $player } perde contro l’abitante della grotta: { $dweller }.
event-ties = { $player } e { $rival } pareggiano su { $cell }.
event-ties-dweller = { $player } pareggia con l’abitante della grotta: { $dweller }.
event-goes-back = Un pezzo di { $player } torna da { $from } a { $to }: { $piece }.
event-loses-villagers =
    { $number ->
        [one] { $player } perde { $number } villico su { $cell }.
       *[other] { $player } perde { $number } villici su { $cell }.
    }
event-loses-fort = { $player } perde il forte all’angolo { $at }.
event-loses-farm = { $player } perde la fattoria all’angolo { $at }.
event-placed = L’esploratore di { $player } è messo su { $to } da { $rival }.
event-pays = { $player } paga a { $rival }: { $number } × { $resource }.
event-pays-bank = { $player } restituisce alle pile: { $number } × { $resource }.
event-pays-hoard = { $player } cede al tesoro dei ladri: { $number } × { $resource }.
event-takes-hoard = { $player } prende il tesoro dei ladri: legno { $wood }, cibo { $food }, oro { $gold }.
event-finds-cave-shrine = { $player } trova il santuario della grotta su { $cell }.
event-takes-cave-shrine = { $player } ora controlla il santuario della grotta.
event-wins-cave-shrine = { $player } toglie il santuario della grotta a { $rival }.
event-loses-cave-shrine = { $player } perde il santuario della grotta, che viene rimescolato nella pila della grotta.
event-returns-cave-shrine = { $player } torna indietro: il santuario della grotta è di nuovo su { $cell }.
event-banks = { $player } scambia con la banca: { $number } × { $give } per { $resource }.
give-wood = legno
give-food = cibo
give-gold = oro
event-offers = { $player } fa un’offerta a { $rival }.
event-offers-cards = { $player } darebbe: { $number } × { $resource }.
event-wants-cards = { $player } vorrebbe: { $number } × { $resource }.
event-counters = { $player } risponde a { $rival } con una controfferta.
event-accepts = { $player } accetta l’offerta di { $rival }.
event-declines = { $player } rifiuta l’offerta di { $rival }.
event-discards = { $player } scarta: { $number } × { $resource }.
event-wins = { $player } controlla tutti e quattro i santuari e vince!
event-over =
    { $round ->
        [one] La partita è finita dopo un solo round.
       *[other] La partita è finita dopo { $round } round.
    }

## What a player may choose

choice-explorer = Gioca { $explorer }
choice-reroll = Tira di nuovo
choice-keep = Tieni i dadi
choice-steal = Ruba a { $rival }
choice-dice = Velocità { $speed }, raccolto { $harvest }
choice-harvest = Prendi { $resource }
choice-look = Metti in cima come numero { $place }: { $tile }
choice-step = Vai { $direction } su { $to } ({ $tile })
choice-step-open = Entra nella grotta
choice-step-battle = Attacca: vai { $direction } su { $to } ({ $tile }); vittoria { $win }%
choice-discover-island = Scopri una tessera dell’isola
choice-discover-cave = Scopri una tessera della grotta
choice-cover = Copri l’acqua su { $at } con una nuova tessera
choice-lay = Posa la tessera su { $at } ({ $direction }): { $tile }
choice-villager = Compra un villico per { $at } ({ $cost })
choice-offering = Deponi un’offerta sul santuario { $at } ({ $cost })
choice-fort = Costruisci un forte all’angolo { $at } ({ $cost })
choice-farm = Costruisci una fattoria all’angolo { $at } ({ $cost })
choice-army = Muovi un esercito da { $from } ({ $cost })
choice-army-free = Muovi gratis un esercito da { $from }
choice-march =
    { $number ->
        [one] { $number } villico { $direction } su { $to } ({ $tile })
       *[other] { $number } villici { $direction } su { $to } ({ $tile })
    }
choice-march-battle =
    { $number ->
        [one] Attacca con { $number } villico { $direction } su { $to } ({ $tile }); vittoria { $win }%
       *[other] Attacca con { $number } villici { $direction } su { $to } ({ $tile }); vittoria { $win }%
    }
choice-attack = Attacca la fattoria di { $rival } all’angolo { $farm } da { $from }; vittoria { $win }%
choice-bank = Banca: { $number } × { $give } per { $resource }
choice-offer = Fai un’offerta a { $rival }
choice-give = Dai { $number } × { $resource }
choice-want = Chiedi { $number } × { $resource }
choice-propose = Fai l’offerta
choice-drop = Lascia perdere l’offerta
choice-accept = Accetta
choice-decline = Rifiuta
choice-counter = Rispondi a { $rival } con una controfferta
choice-pass = Passa
choice-silence = Passa fino al mio turno, salvo che la cosa mi riguardi
choice-enough = Scambi finiti
choice-want-trade = Voglio fare uno scambio
choice-want-no-trade = Non voglio più fare scambi
choice-heed =
    { $when ->
        [always] Chiedimi sempre
        [attacked] Chiedimi solo quando mi attaccano
       *[concerned] Chiedimi quando la cosa mi riguarda
    }
choice-rival = Combatti prima contro { $rival }; vittoria { $win }%
choice-place = Metti l’esploratore su { $at } ({ $tile })
choice-pay = Cedi { $resource }
choice-discard = Scarta { $resource }
choice-end = Finisci il turno (velocità persa: { $speed })
island-choice-step = Vai { $direction } { $onto }
island-choice-step-battle = Attacca: vai { $direction } { $onto }; vittoria { $win }%
island-choice-walk =
    { $number ->
        [one] Fai { $number } passo { $onto }, { $where }
       *[other] Fai { $number } passi { $onto }, { $where }
    }
island-choice-cover = Copri l’acqua { $direction } di te con una nuova tessera
island-choice-lay = Posa la tessera { $direction } di te: { $tile }
island-choice-villager = Compra un villico { $upon }, { $where } ({ $cost })
island-choice-offering = Deponi un’offerta sul santuario { $direction } di te ({ $cost })
island-choice-fort = Costruisci un forte sull’angolo { $direction } di te ({ $cost })
island-choice-farm = Costruisci una fattoria sull’angolo { $direction } di te ({ $cost })
island-choice-army = Muovi l’esercito { $upon }, { $where } ({ $cost })
island-choice-march =
    { $number ->
        [one] { $number } villico { $direction } { $onto }
       *[other] { $number } villici { $direction } { $onto }
    }
island-choice-march-battle =
    { $number ->
        [one] Attacca con { $number } villico: { $direction } { $onto }; vittoria { $win }%
       *[other] Attacca con { $number } villici: { $direction } { $onto }; vittoria { $win }%
    }
island-choice-attack = Attacca la fattoria di { $rival } { $corner } con i tuoi pezzi { $upon }; vittoria { $win }%
island-choice-place = Metti l’esploratore { $upon }, { $where }
island-choice-bank = Banca: { $give } per { $take }
island-choice-give = Dai { $cards }
island-choice-want = Chiedi { $cards }

## The table

table-island = L’isola
table-cave = La grotta
table-cards = Carte
table-bank = Banca
table-hoard = Tesoro dei ladri
table-strength = Forza
table-villagers = Villici
table-buildings = Edifici
table-shrines = Santuari
table-explorer = Esploratore
table-place = Dove
table-stack = Tessere rimaste
table-speed = Velocità

## The web table

table-side = Giocatori e pile
table-help-play = I tuoi due dadi dorati sono velocità e raccolto. Poi esplora: clicca un esagono illuminato per andarci, un cannocchiale per scoprire una tessera. Ogni passo o tessera costa un punto di velocità.
table-help-move = Quel che puoi pagare è illuminato in basso: sceglilo, poi scegli il posto sulla mappa. Gli esagoni rossi danno inizio a una battaglia; il numero è la tua probabilità di vincere.
table-ranking = Chi controlla i tre santuari dell’isola e quello della grotta vince subito. Gli altri sono in classifica secondo i santuari che controllano.
island-map = Carta dell’isola e della grotta
island-nothing = niente
island-and = { $first } e { $last }
island-asked-left = { $asked } (rimaste: { $number })
island-asked-speed =
    { $number ->
        [0] { $asked } (nessun passo rimasto)
        [one] { $asked } ({ $number } passo rimasto)
       *[other] { $asked } ({ $number } passi rimasti)
    }
island-asked-lay = Hai scoperto una tessera: { $tile }. Scegli dove posarla
island-explorer-of = { $explorer }, che esplora per { $player }, forza { $number }
island-offering-of = Offerta di { $player }
island-villagers-of =
    { $number ->
        [one] { $number } villico di { $player }
       *[other] { $number } villici di { $player }
    }
island-fort-of = Forte di { $player }
island-farm-of = Fattoria di { $player }
island-dice-open = Dadi dorati di { $player }: { $first } e { $second }
island-dice-used = Dadi dorati di { $player }: { $speed } per la velocità, { $harvest } per il raccolto
island-steps =
    { $number ->
        [one] { $number } passo rimasto
       *[other] { $number } passi rimasti
    }
island-cards-of = { $resource }: { $number }
island-cards-farmed = { $resource }: { $number }, coltivato da te
island-shop = Che cosa si può comprare
island-price = { $piece }: { $cost }.
island-left = Nella tua riserva: { $number }.
island-free = gratis
island-army = Esercito
island-trade = Scambi
island-trade-about = Scambia con la banca o con un giocatore
island-which = Che cosa vuoi fare qui?
island-place-it = Scegli un posto illuminato: { $piece }
island-ways = Posti illuminati
island-choose-one = Scegli
island-choose-place = Scegli un posto illuminato
island-choose-cards = Scegli le carte
island-do-step = Attacca
island-do-lay = Posala e combatti
island-do-cover = Copri l’acqua
island-do-villager = Compra il villico
island-do-offering = Deponi l’offerta
island-do-fort = Costruisci il forte
island-do-farm = Costruisci la fattoria
island-do-army = Muovi questo esercito
island-do-march = In marcia
island-do-attack = Attacca la fattoria
island-do-place = Mettilo qui
island-do-discover = Scopri una tessera
island-do-harvest = Prendi { $cards }
island-do-pay = Cedi { $cards }
island-do-discard = Scarta { $cards }
island-pick-left =
    { $number ->
        [one] { $number } carta ancora da scegliere
       *[other] { $number } carte ancora da scegliere
    }
island-pick-less = Uno in meno: { $resource }
island-pick-more = Uno in più: { $resource }
island-pick-of = Ce ne sono { $number } tra cui scegliere.
island-help-explore = Gli esagoni illuminati sono passi, un cannocchiale scopre una nuova tessera. Prendi qualcosa dal negozio per vedere dove può stare.
island-help-spent = Sulla mappa non resta niente da fare: scambia o finisci il turno.
island-help-lay = Clicca una casella illuminata: la tessera va lì. Il tuo esploratore ci va sopra, se non è acqua o un santuario.
island-help-march = Clicca la tessera dove l’esercito deve andare, poi quanti villici vanno.
island-help-place = Clicca una tessera illuminata: l’esploratore sconfitto va lì.
island-help-trade = Scambia con la banca, oppure fai un’offerta a qualcuno.
island-react-battle = Sta per iniziare una battaglia. Puoi portarvi un esercito: clicca i tuoi villici.
island-react-trade = Puoi comprare una mossa dell’esercito se prima ottieni dalla banca ciò che ti manca.
island-react-may = Puoi comprare una mossa dell’esercito: clicca i tuoi villici.
island-asked-cause = { $cause } { $asked }
island-heading-attacked = Ti attaccano
island-heading-react = Puoi reagire
island-heading-answer = Un’offerta per te
island-heading-trade = Scambi
island-heading-decide = Decidi tu
island-heed = Chiedimi delle mosse altrui
island-heed-always = sempre
island-heed-concerned = quando mi riguarda
island-heed-attacked = solo se mi attaccano
island-want-trade = Ti sarà chiesto appena si possono scambiare carte; a nessun altro.
island-wanting = Ti sarà chiesto. Premi di nuovo se non vuoi più scambiare.
island-why-not-now = Non ora.
island-why-no-trade = Ora non c’è niente da scambiare.
island-turn-sign = Di turno
island-first = Primo giocatore
island-silent = Passa fino al proprio turno, se la cosa non lo riguarda
island-silent-sign = Passa
island-shrines-of = Santuari controllati: { $number } su 4
island-strength-of = Forza dell’esploratore: { $number }
island-hand =
    { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    }
island-farms = Coltiva: { $kinds }
island-supply = Nella riserva: { $piece } ({ $number })
island-supply-lost = Nella riserva: { $piece } ({ $number }); perse fino al prossimo turno: { $lost }
island-unseen = Tessere dell’isola coperte: { $number }
island-unseen-kind = { $tile }: { $number }
island-cave-unseen = Tessere della grotta coperte: { $number }
island-dweller-of = { $dweller } (forza { $number })
island-top = In cima, come sai: { $tiles }
island-turn = { $player } { $doings }.
island-doing-harvests = raccoglie { $cards }
island-doing-goes = va { $direction } { $onto }
island-doing-goes-some =
    { $number ->
        [one] fa { $number } passo { $onto }
       *[other] fa { $number } passi { $onto }
    }
island-doing-goes-to = va { $onto }
island-doing-finds = scopre { $found }
island-doing-covers = copre dell’acqua con { $found }
island-doing-villager = mette un villico { $upon }
island-doing-fort = costruisce un forte { $corner }
island-doing-farm = costruisce una fattoria { $corner }
island-doing-marches =
    { $number ->
        [one] muove { $number } villico { $onto }
       *[other] muove { $number } villici { $onto }
    }
island-doing-marches-free =
    { $number ->
        [one] muove gratis { $number } villico { $onto }
       *[other] muove gratis { $number } villici { $onto }
    }
island-doing-banks = scambia con la banca { $give } per { $take }
island-doing-discards = scarta { $cards }
island-doing-pays = paga a { $rival } { $cards }
island-doing-pays-bank = perde { $cards }, che tornano alle pile
island-doing-pays-hoard = perde { $cards }, presi dai ladri
island-doing-opens-cave = apre la grotta
island-doing-offering = depone un’offerta (santuari: { $number })
island-corner = dove si incontrano { $tiles }
island-unknown = l’ignoto
island-where-here = dove ti trovi
island-where-away =
    { $number ->
        [one] { $number } passo { $direction } di te
       *[other] { $number } passi { $direction } di te
    }
island-where-cave = nella grotta
island-where-island = sull’isola
island-line-dice = { $player } tira { $first } e { $second }: velocità { $speed }, raccolto { $harvest }.
island-line-challenges = { $player } attacca { $rival } { $upon }.
island-line-attacks-farm = { $player } attacca la fattoria di { $rival } { $corner }.
island-line-fights = Battaglia: { $player } fa { $roll }, { $rival } fa { $other }.
island-line-won = Vince { $player }.
island-line-lost-to = { $player } è in rotta.
island-line-tied = Pareggio.
island-line-no-battle = Gli altri se ne vanno { $upon }: nessuna battaglia per { $player }.
island-line-loses-villagers =
    { $number ->
        [one] { $player } perde { $number } villico { $upon }.
       *[other] { $player } perde { $number } villici { $upon }.
    }
island-line-loses-fort = { $player } perde il forte { $corner }.
island-line-loses-farm = { $player } perde la fattoria { $corner }.
island-line-goes-back = { $player }: { $piece } indietro { $onto }.
island-line-placed = { $rival } mette l’esploratore di { $player } { $upon }.
island-line-returns-cave-shrine = { $player } torna indietro: il santuario della grotta è di nuovo al suo posto.
island-line-takes-hoard = { $player } prende il tesoro dei ladri: { $cards }.
island-line-announces = { $player } sta per comprare: { $piece } { $place }.
island-line-offers = { $player } offre a { $rival } { $give } in cambio di { $take }.
island-line-offers-gift = { $player } offre in dono a { $rival } { $give }.
island-line-accepts = { $player } accetta.
island-line-declines = { $player } rifiuta.
island-stat-tiles = Tessere scoperte
island-stat-steps = Passi
island-stat-fought = Attacchi
island-stat-won = Battaglie vinte
island-stat-harvested = Carte raccolte
island-stat-built = Forti e fattorie costruiti
island-stat-villagers = Villici comprati

## What things are

island-about-tile-water = Nessuno va sull’acqua.
island-about-tile-shrine = Nessuno va su un santuario. Da una tessera accanto un esploratore vi depone un’offerta; chi ne ha una lo controlla.
island-about-tile-gold = Chi la coltiva raccoglie oro.
island-about-tile-food = Chi la coltiva raccoglie cibo.
island-about-tile-wood = Chi la coltiva raccoglie legno.
island-about-tile-garden = Chi lo coltiva raccoglie legno, cibo oppure oro.
island-about-tile-entrance = La via per la grotta: un esploratore la apre con un punto di velocità.
island-about-tile-exit = Da qui all’ingresso sull’isola è un passo.
island-about-tile-empty = Qui non abita nessuno.
island-about-tile-floor = Qui si trovava il santuario della grotta.
island-about-tile-cave-shrine = L’esploratore che ne esce lo porta con sé: il quarto santuario, e 2 punti di forza in più.
island-about-tile-dweller = Chi lo trova deve combatterlo subito.
island-about-villager = Sta su una tessera presso una tua fattoria o un tuo forte. La coltiva se a un angolo c’è la tua fattoria, combatte con forza 1 e marcia negli eserciti.
island-about-offering = Si depone su un santuario accanto al tuo esploratore. Lo controlli per sempre: 1 punto di forza in più, e uno dei quattro santuari che fanno vincere.
island-about-fort = Su un angolo libero della tessera del tuo esploratore. Occupa le tre tessere vicine e difende ciascuna con forza 1.
island-about-farm = Su un angolo libero della tessera del tuo esploratore. I tuoi villici sulle tessere vicine le coltivano.
island-about-army = Muove da 1 a 5 villici da una tessera a quella accanto, anche quando altri si muovono o stanno per comprare.
island-about-speed = Passi e tessere nuove che restano in questo turno; ognuno costa un punto. Quelli avanzati si perdono.
island-about-dice = Uno dei due dadi dorati è la velocità, l’altro il raccolto.
island-about-strength = Quanti dadi neri tira l’esploratore in battaglia: 1, Pedro 2; 1 in più per ogni santuario dell’isola, 2 in più con quello della grotta.
island-about-shrines = Chi controlla i tre santuari dell’isola e quello della grotta vince subito.
island-about-farmed = Ciò che questo giocatore può raccogliere: la tessera dell’esploratore e quelle con un villico accanto a una propria fattoria.
island-about-bank = Cinque carte uguali per una diversa, William tre.
island-about-hoard = Chi batte i ladri nella grotta prende tutto.
island-about-stack = Tessere ancora coperte, per tipo.
island-about-dweller = Tira tanti dadi quanta è la sua forza. Se battuto, la sua grotta resta vuota.

## Battaglia e scambio

table-battle-title = Battaglia
table-battle-last = L’ultima battaglia
table-battle-farm = Fattoria di { $rival }
table-battle-dice =
    { $number ->
        [one] { $number } dado
       *[other] { $number } dadi
    }
table-battle-rolled = { $player } ha tirato { $dice }: in tutto { $number }
table-battle-chances = Probabilità di { $player }: vittoria { $win }%, pareggio { $tie }%, sconfitta { $lose }%
table-battle-win = vittoria
table-battle-tie = pareggio
table-battle-lose = sconfitta
table-battle-after = Dopo una marcia di { $number }:
table-battle-joined = poi vittoria { $win }%
table-battle-avoided = Non resta nessuno da combattere: nessuna battaglia.
table-battle-unnamed = Le probabilità si sanno appena è scelto il primo avversario.
table-battle-join = Prima del tiro dei dadi puoi portare un esercito.
table-battle-asked = { $player } può ancora portare un esercito.
table-battle-passed = Hanno passato: { $names }.
table-battle-more =
    { $number ->
        [one] Segue ancora { $number } battaglia.
       *[other] Seguono ancora { $number } battaglie.
    }
table-trade-title = Scambio
table-trade-close = Metti via lo scambio
table-trade-players = Fai un’offerta
table-trade-to = A chi
table-trade-everyone = A tutti
table-trade-everyone-about = Si chiede a uno dopo l’altro, finché uno accetta.
table-trade-making = La tua offerta va a { $player }.
table-trade-counter-make = Fai la controfferta
table-trade-return = Torna all’offerta
table-trade-withdrawn = { $player } ha ritirato l’offerta.
table-trade-left = Ancora in questo turno: { $number }
table-trade-dropped = Conta anche un’offerta lasciata perdere.
table-trade-cards =
    { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    }
table-trade-rate = { $number } carte uguali per 1 di un altro tipo
table-trade-have = Hai { $number } × { $resource }
table-trade-get = Ricevi
table-trade-give = Dai
table-trade-begin = La tua offerta a { $player }: che cosa dai e che cosa vuoi in cambio?
table-trade-counter = Controfferta
table-trade-counter-begin = La tua controfferta a { $player }: che cosa dai e che cosa vuoi in cambio?
table-trade-offered = { $player } ti propone uno scambio: ricevi { $get }, dai { $give }.
table-trade-countered = { $player } fa una controfferta: ricevi { $get }, dai { $give }.

## Che cosa fanno i pulsanti del tavolo
island-help-end = Finisce il tuo turno. La velocità che resta è persa.
island-help-pass = Ora non compri nessuna mossa dell’esercito. Si chiede agli altri, poi si prosegue.
island-help-silence = Non ti si chiede più nulla fino al tuo turno, a meno che ti riguardi.
island-help-keep = I dadi restano come sono.
island-help-reroll = Si ritirano entrambi i dadi dorati; vale il secondo tiro.
island-help-enough = Gli scambi finiscono e il gioco riprende da dov’era.
island-help-discover = Per 1 velocità si scopre la tessera in cima alla pila; poi scegli dove va accanto al tuo esploratore.
island-help-harvest = Prendi tante carte quante ne mostra il dado del raccolto, dei tipi che coltivi.
island-help-pay = Metà delle tue carte, arrotondata per difetto, va a chi ti ha sconfitto; scegli tu quali.
island-help-discard = Alla fine del turno puoi tenere solo un certo numero di carte; scegli tu quali scartare.
island-help-choose = Prima scegli: una delle carte o dei pulsanti qui, o un posto illuminato sulla mappa.
island-unknown-place = Un posto inesplorato
