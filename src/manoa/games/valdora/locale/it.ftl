### Valdora

title = Valdora

## Gems

gem-ruby = rubino
gem-sapphire = zaffiro
gem-amethyst = ametista
gem-emerald = smeraldo
gem-gold = oro
needs-coin = moneta d’argento

## Colours and what has them

colour-silver = argento
colour-yellow = giallo
colour-white = bianco
colour-violet = viola
colour-red = rosso
colour-blue = blu
colour-green = verde
commission-silver = commissione argento
commission-yellow = commissione gialla
commission-white = commissione bianca
commission-violet = commissione viola
commission-red = commissione rossa
commission-blue = commissione blu
commission-green = commissione verde
craftsman-silver = artigiano argento
craftsman-yellow = artigiano giallo
craftsman-white = artigiano bianco
craftsman-violet = artigiano viola
craftsman-red = artigiano rosso
craftsman-blue = artigiano blu
craftsman-green = artigiano verde
workshop-silver = laboratorio argento
workshop-yellow = laboratorio giallo
workshop-white = laboratorio bianco
workshop-violet = laboratorio viola
workshop-red = laboratorio rosso
workshop-blue = laboratorio blu
workshop-green = laboratorio verde

## Equipment

equipment-pan = Padella
equipment-shovel = Vanga
equipment-pickaxe = Piccone
equipment-hammer = Martello
equipment-chisel = Scalpello
equipment-cart = Carretto
equipment-horse = Cavallo
equipment-pan-effect = Porta un oro.
equipment-shovel-effect = Porta una gemma del proprio tipo.
equipment-pickaxe-effect = Porta una gemma del proprio tipo.
equipment-hammer-effect = Porta una gemma del proprio tipo.
equipment-chisel-effect = Porta una gemma del proprio tipo.
equipment-cart-effect = Porta una gemma di qualsiasi tipo; caricarla costa monete.
equipment-horse-effect = Porta una gemma di qualsiasi tipo; caricarla costa monete.

## Places

side-left = sinistra
side-right = destra
place-equipment-town = città con il catalogo
place-commission-town = città con le commissioni
place-harbour-town = città con il porto
place-road = casella strada
place-mine = miniera d’argento
place-harbour = casella porto
place-palace = palazzo
place-palace-silver = palazzo argento
place-palace-yellow = palazzo giallo
place-palace-white = palazzo bianco
place-palace-violet = palazzo viola
place-palace-red = palazzo rosso
place-palace-blue = palazzo blu
place-palace-green = palazzo verde

## Layouts and options

layout-five-sections = Cinque settori
layout-five-sections-help = Le città dividono le strade in cinque grandi settori: mosse lunghe, molte vie.
layout-wheel = Ruota
layout-wheel-help = Quattro strade laterali e quattro raggi, tutte da città a città: mosse brevi.
option-layout = Tabellone
option-layout-help = Come corrono le strade di Valdora. Nessuno dei due è il tabellone stampato, che non era disponibile.
option-data = Dati propri
option-data-help = Una tabella con numeri, carte o una mappa propri, per chi possiede la scatola.
option-quiet_rounds = Round senza consegne
option-quiet_rounds-help = La partita finisce dopo questo numero di round di fila in cui nessuno completa una commissione; tre round prima lo si annuncia a tutti.
option-quiet_rounds-null = mai
option-round_limit = Limite di round
option-round_limit-help = La partita si ferma dopo questo numero di round e si contano i punti. Senza un numero va fino alla fine.

## Data that cannot be used

error-data-too-many = { $where } chiede { $value } volte { $gem }; nessuno può portarne più di { $most } dello stesso tipo.
error-data-few-commissions = Troppo poche commissioni di questo colore: { $colour }. Sono { $value }; devono essere almeno { $wanted }, più degli artigiani.

## Layouts that cannot be built

error-layout-space-twice = La casella { $space } è due volte nella mappa.
error-layout-not-its-field = La casella { $space } ({ $place }) non ha «{ $field }».
error-layout-count = Caselle di questo tipo nella mappa: { $value } ({ $place }). Devono essere { $wanted }.
error-layout-palace-twice = { $space } e { $other } sono palazzi dello stesso colore: { $colour }.
error-layout-town-ships = La città con il porto { $space } deve avere { $wanted } nave.
error-layout-ships = Dei porti { $space }, uno deve avere 1 nave e l’altro 2.
error-layout-road = { $road } deve essere un elenco di almeno due caselle.
error-layout-space-unknown = { $road }: non c’è nessuna casella «{ $space }».
error-layout-road-stands = { $road } porta da { $space } a sé stessa.
error-layout-road-twice = { $road }: { $space } e { $other } sono unite due volte.
error-layout-apart = Nessuna strada porta da { $other } a { $space }.

## Positions that cannot be

error-position-gems = La posizione ha { $value } di questa gemma: { $gem }. Devono essere { $wanted }.
error-position-card-twice = La carta { $card } è due volte nella posizione, la seconda in { $field }.
error-position-card-missing = La carta { $card } non è da nessuna parte nella posizione.
error-position-craftsmen = La posizione ha { $value } artigiani di questo colore: { $colour }. Devono essere { $wanted }.
error-position-workshop = Il laboratorio di questo colore è in { $value } posti, non in uno: { $colour }.

## Actions that the rules refuse

refused-not-an-action = «{ $value }» non è un’azione. Le azioni sono i numeri interi da 0 a { $most }.
refused-over = La partita è finita.
refused-not-asked = Ora non si può fare. Ti si chiede: { $asked }.
refused-not-here = Su questa casella non si può fare ({ $space }, { $place }).
refused-no-move = Il movimento non può terminare dove è iniziato.
refused-two-towns = È troppo lontano: con un movimento si oltrepassa al massimo una città, e solo con le provviste.
refused-past-a-town = La strada oltrepassa una città, e non hai provviste.
refused-meeting =
    { $number ->
        [one] Fermarsi lì costa { $number } moneta per chi c’è; ne hai { $purse }.
       *[other] Fermarsi lì costa { $number } monete per chi c’è; ne hai { $purse }.
    }
refused-must-move = Devi muovere: c’è una casella che puoi raggiungere.
refused-one-action = Hai già iniziato la tua azione; ce n’è una sola per turno.
refused-provisions-there = Hai già le provviste.
refused-purse-full = Hai già { $most } monete, e nessuno può averne di più.
refused-no-page = Da quel lato non c’è nessuna pagina da voltare.
refused-page-coin = Solo la prima pagina del turno è gratuita, e non hai monete per un’altra.
refused-no-card = Da quel lato non c’è nessuna carta.
refused-commission-coin = Una commissione costa una moneta, e non ne hai.
refused-give-back-first = Hai già { $most } commissioni: prima restituiscine una a questo libro.
refused-room-left = Restituisce una commissione solo chi ne ha { $most } e ne compra un’altra.
refused-nothing-else = Poi non ci sarebbe nessun’altra commissione che potresti comprare.
refused-given-back = L’hai appena restituita: devi comprarne un’altra.
refused-page-too-far = Hai restituito una commissione: conserva una moneta per quella che devi comprare.
refused-owned = Hai già questa carta: { $equipment }. Se ne può avere una per tipo.
refused-no-gold = La carta { $equipment } costa 1 oro, e non ne trasporti.
refused-not-owned = Non hai questa carta: { $equipment }.
refused-wrong-gem = La carta { $equipment } non può portare: { $gem }.
refused-loaded-already = Hai già caricato questa carta in questo turno: { $equipment }.
refused-no-ship = Tutte le navi di questo porto sono state usate.
refused-nothing-here = Qui non ci sono gemme da caricare.
refused-no-gem = Qui non c’è da caricare: { $gem }.
refused-full = Questa carta porta già una gemma e non si può scaricare: { $equipment }.
refused-same-gem = La carta { $equipment } porta già quella gemma: { $gem }.
refused-load-coins =
    { $number ->
        [one] Caricare la carta { $equipment } costa { $number } moneta; ne hai { $purse }.
       *[other] Caricare la carta { $equipment } costa { $number } monete; ne hai { $purse }.
    }
refused-no-commission = Non hai questa commissione.
refused-other-patron = La aspetta un altro cliente: { $commission }.
refused-lacks-gem = Per questa ti manca: { $gem } ({ $carried } di { $number }).
refused-lacks-coins =
    { $number ->
        [one] Costa { $number } moneta; ne hai { $purse }.
       *[other] Costa { $number } monete; ne hai { $purse }.
    }
refused-not-carried = La carta { $equipment } non porta ciò che si deve pagare: { $gem }.

## What is asked of a player

asked-move = Scegli dove andare
asked-act = Scegli la tua azione
asked-book = Volta pagine, compra o fermati
asked-load = Carica altre gemme o fermati
asked-deliver = Completa altre commissioni o fermati
asked-replace = Volta pagine e compra una commissione al posto di quella restituita
asked-pay = Scegli la carta con cui pagare
asked-over = La partita è finita

## What happened

event-turn = Round { $round }: tocca a { $player }.
event-moves = { $player } va a { $to } ({ $place }).
event-spends-provisions = { $player } consuma le provviste.
event-pays-meeting =
    { $number ->
        [one] { $player } paga { $number } moneta per l’incontro.
       *[other] { $player } paga { $number } monete per l’incontro.
    }
event-receives-coin = { $player } riceve una moneta.
event-full-purse = { $player } ha già sei monete: la moneta va alla banca.
event-stays = { $player } non può andare da nessuna parte e resta.
event-passes = { $player } non svolge azioni.
event-takes-provisions = { $player } si rifornisce di provviste.
event-fills-silver =
    { $number ->
        [one] { $player } prende { $number } moneta dalla miniera.
       *[other] { $player } prende { $number } monete dalla miniera.
    }
event-turns-page =
    { $number ->
        [0] { $player } volta una pagina in { $town }: { $equipment }.
        [one] { $player } volta una pagina in { $town } per { $number } moneta: { $equipment }.
       *[other] { $player } volta una pagina in { $town } per { $number } monete: { $equipment }.
    }
event-turns-page-commission =
    { $number ->
        [0] { $player } volta una pagina in { $town }: { $commission } (punti: { $points }).
        [one] { $player } volta una pagina in { $town } per { $number } moneta: { $commission } (punti: { $points }).
       *[other] { $player } volta una pagina in { $town } per { $number } monete: { $commission } (punti: { $points }).
    }
event-buys-equipment = { $player } compra la carta { $equipment } per 1 oro.
event-buys-commission =
    { $number ->
        [one] { $player } compra una { $commission } (punti: { $points }) per { $number } moneta.
       *[other] { $player } compra una { $commission } (punti: { $points }) per { $number } monete.
    }
event-returns = { $player } restituisce una { $commission } al libro di { $town }.
event-empties = { $player } paga dalla carta { $equipment }: { $gem }.
event-unloads = { $player } scarica la carta { $equipment }: { $gem }.
event-loads =
    { $number ->
        [0] { $player } carica sulla carta { $equipment }: { $gem }.
        [one] { $player } carica sulla carta { $equipment }: { $gem }, per { $number } moneta.
       *[other] { $player } carica sulla carta { $equipment }: { $gem }, per { $number } monete.
    }
event-delivers = { $player } completa una { $commission } (punti: { $points }).
event-pays-coins =
    { $number ->
        [one] { $player } paga { $number } moneta al cliente.
       *[other] { $player } paga { $number } monete al cliente.
    }
event-hires = { $player } assume un { $craftsman }.
event-hires-other = Di quel colore non ce ne sono più: { $player } assume un { $craftsman }.
event-no-craftsman = Per { $player } non ci sono più artigiani.
event-opens = { $player } apre il { $workshop } (punti: { $points }).
event-gains-bonus = { $player } riceve una tessera bonus per il { $workshop }.
event-no-bonus = Per { $player } non ci sono più tessere bonus.
event-last-round = { $player } dà il via alla fine: questo è l’ultimo round.
event-quiet =
    { $number ->
        [one] Da { $number } round nessuno completa una commissione: la partita finisce.
       *[other] Da { $number } round nessuno completa una commissione: la partita finisce.
    }
event-quiet-soon =
    { $left ->
        [one] Da { $number } round nessuno completa una commissione: dopo un altro round così la partita finisce.
       *[other] Da { $number } round nessuno completa una commissione: dopo altri { $left } round così la partita finisce.
    }
event-over =
    { $round ->
        [one] La partita finisce dopo { $round } round.
       *[other] La partita finisce dopo { $round } round.
    }

## What a player may choose

choice-move =
    { $meeting ->
        [0] Vai a { $to } ({ $place })
        [one] Vai a { $to } ({ $place }), paga { $meeting } moneta
       *[other] Vai a { $to } ({ $place }), paga { $meeting } monete
    }
choice-move-provisions =
    { $meeting ->
        [0] Con le provviste, vai a { $to } ({ $place })
        [one] Con le provviste, vai a { $to } ({ $place }), paga { $meeting } moneta
       *[other] Con le provviste, vai a { $to } ({ $place }), paga { $meeting } monete
    }
choice-stay = Resta: non puoi permetterti di andare da nessuna parte
choice-pass = Non svolgere azioni
choice-stop = Basta: termina il turno
choice-provisions = Rifornisciti di provviste
choice-silver =
    { $coins ->
        [one] Prendi { $coins } moneta dalla miniera
       *[other] Prendi { $coins } monete dalla miniera
    }
choice-turn =
    { $cost ->
        [0] Volta una pagina (lato: { $side }), gratis
        [one] Volta una pagina (lato: { $side }) per { $cost } moneta
       *[other] Volta una pagina (lato: { $side }) per { $cost } monete
    }
choice-buy-equipment = Compra la carta { $equipment } per 1 oro (lato: { $side })
choice-buy-commission = Compra la { $commission } ({ $needs }; punti: { $points }) per una moneta
choice-return = Restituisci la { $commission } ({ $needs }; punti: { $points }) sul lato del libro a { $side }, per comprarne un’altra
choice-load =
    { $cost ->
        [0] Carica sulla carta { $equipment }: { $gem }
        [one] Carica sulla carta { $equipment }: { $gem }, per { $cost } moneta
       *[other] Carica sulla carta { $equipment }: { $gem }, per { $cost } monete
    }
choice-load-instead =
    { $cost ->
        [one] Carica sulla carta { $equipment }: { $gem } (via { $unloads }), per { $cost } moneta
       *[other] Carica sulla carta { $equipment }: { $gem } (via { $unloads }), per { $cost } monete
    }
choice-deliver = Completa la { $commission } ({ $needs }; punti: { $points })
choice-empty = Paga dalla carta { $equipment }: { $gem }

## The table

table-roads = Strade
table-gems = Gemme sulle strade
table-discard = Casella degli scarti
table-books = Libri
table-town = Città
table-left = Lato sinistro
table-right = Lato destro
table-craftsmen = Artigiani
table-workshops = Laboratori
table-bonus = Tessere bonus
table-space = Casella
table-coins = Monete
table-provisions = Provviste
table-equipment = Equipaggiamento
table-commissions = Commissioni
table-completed = Completate
table-yes = sì
table-stacks = Pile di artigiani che devono ancora esaurirsi per la fine
table-quiet =
    { $left ->
        [one] Round senza commissioni completate: { $number }. La partita finisce dopo un altro.
       *[other] Round senza commissioni completate: { $number }. La partita finisce dopo altri { $left }.
    }
score-commissions = Commissioni
score-colours = Colori degli artigiani
score-workshops = Laboratori
score-bonus = Tessere bonus
score-gems = Gemme trasportate
score-total = Totale

## Table on the web

tagline = Avventurieri cercano gemme in una valle ricchissima e le portano ai palazzi dei clienti.
table-map-line =
    { $sections ->
        [one] { $sections } tratto di strada tra le città
       *[other] { $sections } tratti di strada tra le città
    }
table-help-move = Poi agisci dove ti trovi: carte, pagine e pulsanti illuminati sono ciò che il luogo offre.
table-ranking = Punti: commissioni completate, dieci per ogni colore di artigiani, laboratori, dieci per ogni tessera bonus, uno per ogni gemma trasportata. In caso di parità vince chi ha più monete.
valley-map = Mappa della valle
valley-mat = Il tuo equipaggiamento e le tue commissioni
table-side = Giocatori e libri
valley-basin = Bacino del porto (gemme scartate)
valley-empty = niente
valley-and = { $first } e { $last }
valley-last-round = Round { $round }, l’ultimo
valley-cards =
    { $number ->
        [one] { $number } carta qui
       *[other] { $number } carte qui
    }
valley-page-empty = Nessuna pagina da questo lato
valley-book-equipment = Catalogo dell’equipaggiamento
valley-book-commission = Libro delle commissioni
valley-commission = { $commission }: { $needs }; punti: { $points }
valley-commission-short = { $commission } ({ $needs })
valley-holds-one = { $equipment }: porta una sola gemma ({ $gem }).
valley-holds-any =
    { $number ->
        [one] { $equipment }: porta una gemma qualsiasi; ogni carico costa { $number } moneta.
       *[other] { $equipment }: porta una gemma qualsiasi; ogni carico costa { $number } monete.
    }
valley-carries = Ora porta: { $gem }.
valley-slot-free = Posto per una commissione
valley-coins =
    { $number ->
        [one] { $number } moneta
       *[other] { $number } monete
    }
valley-provisions = Provviste pronte
valley-no-provisions = Senza provviste
valley-bonus =
    { $number ->
        [one] { $number } tessera bonus
       *[other] { $number } tessere bonus
    }
valley-done =
    { $number ->
        [one] { $number } commissione completata
       *[other] { $number } commissioni completate
    }
valley-completed =
    { $number ->
        [one] { $number } commissione completata, punti: { $points }
       *[other] { $number } commissioni completate, punti: { $points }
    }
valley-shop-mine = Il tuo laboratorio ({ $colour }), punti: { $points }. Artigiani: { $have }.
valley-shop-taken = Artigiani ({ $colour }): { $have }. Il laboratorio è di qualcun altro.
valley-shop-open = Artigiani ({ $colour }): { $have }. Il laboratorio ne chiede { $number }, punti: { $points }.
valley-row-left = Artigiani rimasti
valley-row-asks = Richiesti dal laboratorio
valley-row-points = Punti
valley-row-owner = Di chi è
valley-bonus-left =
    { $number ->
        [one] Resta { $number } tessera bonus, per commissioni nel colore del proprio laboratorio.
       *[other] Restano { $number } tessere bonus, per commissioni nel colore del proprio laboratorio.
    }

valley-do-road = Carica le gemme che si trovano qui: { $gems }.
valley-do-harbour =
    { $number ->
        [one] Carica { $number } gemma dal bacino del porto: { $gems }.
       *[other] Carica fino a { $number } gemme dal bacino del porto: { $gems }.
    }
valley-do-harbour-town = Carica una gemma dal bacino del porto ({ $gems }) o prendi provviste.
valley-do-mine = Riempi la borsa fino a sei monete. Qui gli incontri non costano nulla.
valley-do-palace =
    { $number ->
        [0] Completa commissioni di questo colore. Non restano artigiani di questo colore.
        [one] Completa commissioni di questo colore. Resta { $number } artigiano.
       *[other] Completa commissioni di questo colore. Restano { $number } artigiani.
    }
valley-do-equipment-town = Gira pagine e compra equipaggiamento con l’oro, o prendi provviste.
valley-do-commission-town = Gira pagine e compra commissioni per una moneta ciascuna, o prendi provviste.
valley-meeting =
    { $number ->
        [one] Costa { $number } moneta per l’incontro con { $names }.
       *[other] Costa { $number } monete per l’incontro con { $names }.
    }
valley-spends-provisions = Consuma le tue provviste.
valley-stuck = Non puoi permetterti nessun luogo: resta dove sei.
valley-asked-pay = Scegli la carta che paga: { $gem }
valley-choose-replace = Compra una commissione
valley-choose-pay = Scegli una carta
valley-help-nothing = Qui ora non c’è niente da fare.
valley-help-act-road = Fai clic su una carta illuminata per caricarci una gemma.
valley-help-act-harbour = Fai clic su una carta illuminata per caricarci una gemma dal bacino del porto.
valley-help-act-harbour-town = Fai clic su una carta illuminata per caricarci una gemma dal bacino del porto, o prendi provviste.
valley-help-act-mine = Prendi l’argento: la borsa si riempie fino a sei monete.
valley-help-act-palace = Fai clic su una commissione illuminata per completarla.
valley-help-act-equipment-town = Gira pagine, compra o prendi provviste.
valley-help-act-commission-town = Gira pagine, compra o prendi provviste.
valley-help-book = Gira altre pagine, compra o fermati.
valley-help-load = Carica un’altra gemma o fermati.
valley-help-deliver = Completa un’altra commissione o fermati.
valley-help-replace = Hai restituito una commissione. Volta pagine, se vuoi, e comprane un’altra per una moneta.
valley-help-pay = Più carte tue portano ciò che devi. Fai clic su quella da svuotare.
valley-buy = Compra
valley-turn-page = Gira
valley-free = gratis

valley-turn = { $player } { $doings }.
valley-toward-harbour-town = nella città con il porto
valley-toward-road = su una casella strada
valley-toward-palace-silver = al palazzo argento
valley-toward-palace-yellow = al palazzo giallo
valley-toward-palace-white = al palazzo bianco
valley-toward-palace-violet = al palazzo viola
valley-toward-palace-red = al palazzo rosso
valley-toward-palace-blue = al palazzo blu
valley-toward-palace-green = al palazzo verde
valley-doing-goes = va { $toward }
valley-doing-goes-provisions = va con le provviste { $toward }
valley-doing-stays = resta fermo
valley-doing-passes = non fa nulla
valley-doing-provisions = prende provviste
valley-doing-silver =
    { $number ->
        [one] prende { $number } moneta
       *[other] prende { $number } monete
    }
valley-doing-bonus =
    { $number ->
        [one] riceve una tessera bonus
       *[other] riceve { $number } tessere bonus
    }

valley-score-coins = Monete (decidono la parità)
valley-stat-completed = Commissioni completate
valley-stat-spaces = Caselle percorse
valley-stat-pages = Pagine girate
valley-stat-loaded = Gemme caricate

## Places as the map shows them

valley-near-town = la città { $letter }
valley-near-harbour-town = la città con il porto
valley-near-mine = la miniera d’argento
valley-near-harbour = il porto
valley-near-palace-silver = il palazzo argento
valley-near-palace-yellow = il palazzo giallo
valley-near-palace-white = il palazzo bianco
valley-near-palace-violet = il palazzo viola
valley-near-palace-red = il palazzo rosso
valley-near-palace-blue = il palazzo blu
valley-near-palace-green = il palazzo verde
where-top-left = in alto a sinistra
where-top = in alto
where-top-right = in alto a destra
where-left = a sinistra
where-middle = al centro
where-right = a destra
where-bottom-left = in basso a sinistra
where-bottom = in basso
where-bottom-right = in basso a destra
valley-spot-equipment-town = città { $letter } con il catalogo
valley-spot-commission-town = città { $letter } con le commissioni
valley-spot-harbour-town = città con il porto
valley-spot-road-by = casella strada presso { $near }
valley-spot-road-between = casella strada tra { $near } e { $other }
valley-spot-mine = miniera d’argento { $where }
valley-spot-harbour =
    { $number ->
        [one] casella porto con una nave
       *[other] casella porto con { $number } navi
    }
valley-toward-equipment-town = nella città { $letter } con il catalogo
valley-toward-commission-town = nella città { $letter } con le commissioni
valley-toward-road-by = sulla casella strada presso { $near }
valley-toward-road-between = sulla casella strada tra { $near } e { $other }
valley-toward-mine = nella miniera d’argento { $where }
valley-toward-harbour =
    { $number ->
        [one] sulla casella porto con una nave
       *[other] sulla casella porto con { $number } navi
    }

## Things counted

valley-some-gem-ruby =
    { $number ->
        [one] un rubino
       *[other] { $number } rubini
    }
valley-some-gem-sapphire =
    { $number ->
        [one] uno zaffiro
       *[other] { $number } zaffiri
    }
valley-some-gem-amethyst =
    { $number ->
        [one] un’ametista
       *[other] { $number } ametiste
    }
valley-some-gem-emerald =
    { $number ->
        [one] uno smeraldo
       *[other] { $number } smeraldi
    }
valley-some-gem-gold =
    { $number ->
        [one] un oro
       *[other] { $number } oro
    }
valley-one-commission-silver = una commissione argento
valley-one-commission-yellow = una commissione gialla
valley-one-commission-white = una commissione bianca
valley-one-commission-violet = una commissione viola
valley-one-commission-red = una commissione rossa
valley-one-commission-blue = una commissione blu
valley-one-commission-green = una commissione verde
valley-one-craftsman-silver = un artigiano argento
valley-one-craftsman-yellow = un artigiano giallo
valley-one-craftsman-white = un artigiano bianco
valley-one-craftsman-violet = un artigiano viola
valley-one-craftsman-red = un artigiano rosso
valley-one-craftsman-blue = un artigiano blu
valley-one-craftsman-green = un artigiano verde

## What a turn was

valley-doing-meets =
    { $number ->
        [one] paga { $number } moneta per l’incontro con { $names }
       *[other] paga { $number } monete per l’incontro con { $names }
    }
valley-doing-pages =
    { $number ->
        [one] gira una pagina ({ $faces })
       *[other] gira { $number } pagine ({ $faces })
    }
valley-doing-pages-paid =
    { $number ->
        [one] gira una pagina ({ $faces }) per { $coins }
       *[other] gira { $number } pagine ({ $faces }) per { $coins }
    }
valley-doing-buys-equipment = compra la carta { $equipment }
valley-doing-buys = compra { $cards }
valley-doing-returns =
    { $page ->
        [left] rimette { $cards } sul lato sinistro del libro
       *[right] rimette { $cards } sul lato destro del libro
    }
valley-doing-unloads = scarica { $gems } dalla carta { $equipment }
valley-doing-loads = carica { $gems }
valley-doing-loads-paid = carica { $gems } per { $coins }
valley-doing-delivers =
    { $points ->
        [one] completa { $cards } per un punto
       *[other] completa { $cards } per { $points } punti
    }
valley-doing-hires = assume { $craftsmen }
valley-doing-hires-other = assume { $craftsmen } (di quel colore non ce ne sono più)
valley-doing-hires-nobody = non trova più artigiani
valley-doing-opens =
    { $points ->
        [0] apre il { $workshop }
        [one] apre il { $workshop } per un punto
       *[other] apre il { $workshop } per { $points } punti
    }
valley-paid =
    { $number ->
        [one] { $number } moneta
       *[other] { $number } monete
    }

## What is done

table-help-play = Prima ti sposti: un clic su un luogo illuminato ti porta lì. Soffermati sopra, o tieni premuto, per leggere che cosa si può fare. Una città ferma il movimento, a meno che tu abbia provviste.
valley-go = Vai { $toward }.
valley-go-provisions = Vai con le provviste { $toward }.
valley-pick = Fai clic su un luogo illuminato della mappa per andarci.
valley-pick-short = Scegli un luogo illuminato
valley-give-back = Restituisci
valley-give-title = Restituire questa commissione
valley-give-help = Non costa nulla e va in cima al lato che scegli. Poi devi comprare qui un’altra commissione per una moneta; prima puoi girare pagine.
valley-give-left = Lato sinistro
valley-give-right = Lato destro

## What things are

valley-do-road-empty = Qui non restano gemme.
valley-here = Qui: { $names }.
valley-about-basin = Gemme pagate o scaricate. Nella città con il porto e nelle caselle porto si possono caricare di nuovo.
valley-about-book = Si può comprare solo ciò che si vede in cima. Fai clic per vedere che cosa contiene un libro così.
valley-about-coins = Pagano commissioni, altre pagine, incontri, cavallo e carretto. Nessuno può averne più di { $most }.
valley-about-provisions = Con le provviste un movimento può superare una città; così si consumano. Si prendono nelle città.
valley-about-commission = Porta ciò che chiede al palazzo del suo colore: dà i suoi punti e un artigiano.
valley-about-completed = Le commissioni completate sono nascoste: i punti si mostrano alla fine.
valley-about-bonus = Ognuna vale 10 punti. Chi ha un laboratorio ne riceve una per ogni altra commissione del suo colore.
valley-about-colour = Un colore con almeno un artigiano vale 10 punti.
valley-about-piles = Per ogni commissione il giocatore prende da qui un artigiano di quel colore.
valley-about-asks = Chi per primo ha tanti artigiani del colore prende subito il laboratorio e lo tiene.
valley-about-shop-points = Quanto vale il laboratorio alla fine.
valley-owner-none = Non è ancora di nessuno
valley-pile = { $craftsman }: { $number }

## The score so far, and the end

valley-points =
    { $number ->
        [one] { $number } punto
       *[other] { $number } punti
    }
valley-points-known =
    { $number ->
        [one] { $number } punto noto
       *[other] { $number } punti noti
    }
valley-points-hidden = nascosti
valley-stacks =
    { $number ->
        [0] Si gioca l’ultimo round
        [one] Ancora { $number } pila fino alla fine
       *[other] Ancora { $number } pile fino alla fine
    }
valley-about-stacks = Quando restano artigiani di un solo colore, il round si gioca fino alla fine e si contano i punti. Tante pile devono ancora esaurirsi.
valley-quiet =
    { $number ->
        [one] Nessuno consegna: ancora { $number } round
       *[other] Nessuno consegna: ancora { $number } round
    }
valley-about-quiet = Se fino ad allora nessuno completa una commissione, la partita finisce e si contano i punti.

## The summary card

valley-summary = Carta riassunto
valley-summary-scoring = Che cosa conta alla fine
valley-summary-equipment = In ciascuno dei due cataloghi dell’equipaggiamento, contando entrambi i lati delle carte
valley-summary-commissions = In ciascuno dei due libri delle commissioni, contando entrambi i lati delle carte
valley-counts-commissions = ogni commissione completata: ciò che indica
valley-counts-colours = ogni colore con almeno un artigiano: 10
valley-counts-workshops = ogni laboratorio: ciò che indica
valley-counts-bonus = ogni tessera bonus: 10
valley-counts-gems = ogni gemma sulle proprie carte: 1
valley-completed-look = Commissioni completate
valley-completed-hidden = Restano nascoste fino alla fine.
