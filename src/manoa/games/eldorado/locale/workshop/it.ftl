workshop-title = Officina dei percorsi
workshop-what = Costruisci la tua strada per El Dorado. Scegli una tessera: si aggancia ovunque combaci.
workshop-aside =
    { $tiles ->
        [one] La tua bozza «{ $name }» ({ $tiles } tessera) ha fatto posto ed è conservata.
       *[other] La tua bozza «{ $name }» ({ $tiles } tessere) ha fatto posto ed è conservata.
    }
workshop-aside-back = Torna alla bozza
workshop-aside-drop = Buttala via
workshop-map = Il percorso finora
workshop-pieces = Tessere
workshop-group-start = Partenza
workshop-group-terrain = Territorio
workshop-group-strip = Strisce
workshop-group-end = Arrivo
workshop-tile =
    { $tile ->
        [end-jungle] Tessera finale, giungla
        [end-river] Tessera finale, fiume
       *[other] Tessera { $tile }
    }
workshop-laid = posata
workshop-back-laid = è posato l’altro lato
workshop-fits-not = non può essere la prossima
workshop-place = { $tile }: posto { $place } di { $places }
workshop-no-place = Così { $tile } non combacia da nessuna parte. Ruotala o scegli un’altra tessera.
workshop-chosen = Scelta: { $tile }, pezzo { $number } di { $tiles }. Invio o trascinamento la sposta.
workshop-turn = Ruota
workshop-flip = Gira
workshop-lay = Posa
workshop-move = Sposta
workshop-next-place = Prossimo posto
workshop-drop = Rimetti a posto
workshop-remove = Togli
workshop-undo = Annulla
workshop-redo = Ripeti
workshop-clear = Ricomincia
workshop-keys = Tasti sulla mappa: le frecce vanno da un posto all’altro o da una tessera all’altra, R ruota, F gira, Invio posa, o solleva la tessera scelta per spostarla, Esc rimette a posto, Canc toglie la tessera scelta, oppure l’ultima.
workshop-state = Tessere: { $tiles } · blocchi: { $blockades } · grotte: { $caves }
workshop-whole = Su questo percorso si può giocare.
workshop-empty = Comincia con la tessera di partenza, A o B.
workshop-unfinished = Posa altre tessere; la tessera finale viene per ultima.
workshop-faults = Che cosa non va
workshop-name = Nome del percorso
workshop-name-usual = Il mio percorso
workshop-save = Salva
workshop-save-anew = Salva come nuovo
workshop-saved = Il percorso è salvato; il suo link si può condividere.
workshop-link = Copia il link
workshop-link-copied = Il link è copiato.
workshop-link-select = Il link è selezionato qui sotto: copialo con Ctrl+C o tenendo premuto il dito.
workshop-link-here = Link di questo percorso
workshop-download = Scarica (TOML)
workshop-drawing = Foglio di preparazione (SVG)
workshop-print = Stampa o salva come PDF
workshop-play-bots = Gioca contro i bot
workshop-play-friends = Gioca con gli amici
workshop-with-caves = Con le grotte
workshop-mine = I miei percorsi
workshop-mine-none = Non hai ancora salvato percorsi.
workshop-delete = Elimina
workshop-surprise = Sorprendimi
workshop-wishes = Un percorso su richiesta
workshop-length = Tessere tra partenza e arrivo
workshop-difficulty = Difficoltà
workshop-any = qualsiasi
workshop-least-caves = Grotte, almeno
workshop-owned = Tessere che possiedi
workshop-tips = I consigli del regolamento, misurati
workshop-tips-help = Scegli una riga per vederla sulla mappa. Tra parentesi: i sette percorsi stampati.
workshop-tips-so-far = Per quanto il percorso è posato; la via facile porta all’ultima tessera.
workshop-tips-faults = Il percorso si misura quando non c’è più nulla che non va.
workshop-until-piece = quando sarà posata una seconda tessera
workshop-until-curve = quando il percorso farà una curva
workshop-until-end = quando sarà posata la tessera finale
workshop-range = (da { $least } a { $most })
workshop-tip-stretch = Tratto più lungo di un solo territorio
workshop-tip-stretch-means = Caselle dello stesso colore di fila sulla via facile. Evita i tratti lunghi.
workshop-tip-variety = Varietà
workshop-tip-variety-means = Quanti territori ci sarebbero se fossero tutti ugualmente frequenti. Più sono, più la partita è entusiasmante, e difficile.
workshop-tip-shortcut = Caselle risparmiate con la scorciatoia
workshop-tip-shortcut-means = La via più corta rispetto alla più facile. Con 0 non c’è niente da scegliere.
workshop-tip-shortcut-toil = Quanto costa in più la scorciatoia
workshop-tip-shortcut-toil-means = In valori delle caselle. La via più lunga deve essere la più semplice.
workshop-tip-inner = Curve: lato interno più difficile di
workshop-tip-inner-means = Valore medio di una casella sul lato interno meno quello sul lato esterno. Dovrebbe superare 0.
workshop-tip-bottlenecks = Strettoie
workshop-tip-bottlenecks-means = Tessere attraverso cui passano affiancate al massimo due vie. Non esagerare.
workshop-tip-choice = Vie proprie, in %
workshop-tip-choice-means = Quanta parte delle loro vie i mazzi di tipo diverso non hanno in comune.
workshop-ways = Vie
workshop-ways-later = Le vie per El Dorado si confrontano quando sarà posata la tessera finale.
workshop-way-short = La più corta
workshop-way-easy = La più facile
workshop-way-machete = Mazzo di machete
workshop-way-paddle = Mazzo di remi
workshop-way-coin = Mazzo di monete
workshop-way-mixed = Mazzo misto
workshop-way-line =
    { $steps ->
        [one] { $steps } casella
       *[other] { $steps } caselle
    }, valore { $toil }
workshop-way-turns = circa { $turns } turni
workshop-narrow = Attraverso { $tile }: { $width } affiancate
workshop-curve = Curva su { $tile }: interno { $inner }, esterno { $outer }
workshop-judge = Quanto è difficile?
workshop-judge-help = I bot giocano { $wanted } partite: camminano meglio che possono e comprano quello che capita, come fa chi comincia.
workshop-judge-later = I bot possono provarlo quando sarà posata la tessera finale.
workshop-judge-go = Fallo provare ai bot
workshop-judge-stop = Ferma
workshop-judging = Partita { $games } di { $wanted }
workshop-judged = { $difficulty }
workshop-judged-arrival = All’arrivo dopo { $arrival } round (± { $margin })
workshop-judged-detour = { $detour } passi per ogni casella guadagnata
workshop-judged-rounds = Primo arrivo dopo { $rounds } round (dispersione { $spread })
workshop-judged-behind = Chi è ultimo ha { $behind } caselle di ritardo
workshop-judged-leads = La testa della corsa cambia { $leads } volte
workshop-heat = Mostra le vie percorse
workshop-sheet = Foglio di preparazione
workshop-sheet-order = N.
workshop-sheet-piece = Tessera
workshop-sheet-back = Sotto
workshop-sheet-turn = Ruotata di
workshop-sheet-blockade = Blocco prima
workshop-sheet-random = a caso
workshop-sheet-none = nessuno
workshop-sheet-caves = Grotte
workshop-sheet-with-caves = Si gioca con le grotte.
workshop-sheet-without-caves = Si gioca senza grotte.
