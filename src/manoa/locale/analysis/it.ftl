analysis-what = Ogni turno di questa partita si può riguardare: com’erano le probabilità, dove la partita è cambiata e che cosa sarebbe stato meglio. Ci vogliono alcuni minuti, in sottofondo.
analysis-begin = Analizza questa partita
analysis-again = Riprova
analysis-failed = Non è stato possibile analizzare questa partita fino alla fine.
analysis-progress = Avanzamento dell’analisi
analysis-waits =
    { $number ->
        [0] La tua partita è la prossima.
        [one] Prima della tua c’è { $number } partita.
       *[other] Prima della tua ci sono { $number } partite.
    }
analysis-done-of = { $number } decisioni su { $all } esaminate
analysis-leave = Puoi lasciare questa pagina: l’analisi continua e resta salvata.
analysis-graph = Probabilità di vittoria mossa per mossa.
analysis-chances-now = Probabilità di vittoria a questa mossa
analysis-percent = { $percent } %
analysis-turning-points = Punti di svolta
analysis-no-turning-points = Le probabilità non sono mai cambiate molto in una volta.
analysis-turned = { $name }: { $before } % → { $after } %
analysis-move = Mossa { $number } · { $name }
analysis-better-turns = Turni migliori
analysis-no-better = Nessuno dei turni giocati poteva essere nettamente migliore.
analysis-gain = +{ $points } %
analysis-played = Giocato:
analysis-better = Meglio:
analysis-brings = Guadagno:
analysis-costs = Costo:
analysis-unknown = Viene fuori qualcosa di ignoto: solo allora si vede che cosa porta.
analysis-nothing = Per ora non porta e non costa nulla.
analysis-prepares = Prepara ciò che segue in questo turno.
analysis-against = Bot
analysis-play-on = Gioca da qui
analysis-play-on-help = Un nuovo tavolo comincia dalla mossa mostrata. Tu decidi per chi è di turno, i bot giocano per gli altri. La vecchia partita resta com’è.
analysis-honest = Giudicato in base a ciò che ognuno poteva sapere in quel momento. Le probabilità sono stime.
analysis-hint-clear = Una scelta è nettamente la migliore
analysis-hint-close = È questione di poco: più scelte si equivalgono
analysis-hint-lead = mostra sul tavolo
analysis-hint-honest = Probabilità di vittoria stimate, in base a ciò che vedi. Nulla viene giocato al posto tuo.
