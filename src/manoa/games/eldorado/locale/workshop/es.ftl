workshop-title = Taller de rutas
workshop-what = Construye tu propio camino a El Dorado. Elige una loseta: encaja donde cabe.
workshop-aside =
    { $tiles ->
        [one] Tu borrador «{ $name }» ({ $tiles } loseta) ha dejado sitio y está guardado.
       *[other] Tu borrador «{ $name }» ({ $tiles } losetas) ha dejado sitio y está guardado.
    }
workshop-aside-back = Volver a él
workshop-aside-drop = Desecharlo
workshop-map = La ruta hasta ahora
workshop-pieces = Losetas
workshop-group-start = Salida
workshop-group-terrain = Terreno
workshop-group-strip = Tiras
workshop-group-end = Final
workshop-tile =
    { $tile ->
        [end-jungle] Loseta final, jungla
        [end-river] Loseta final, río
       *[other] Loseta { $tile }
    }
workshop-laid = colocada
workshop-back-laid = está colocada por el otro lado
workshop-fits-not = no puede ser la siguiente
workshop-place = { $tile }: sitio { $place } de { $places }
workshop-no-place = Así, { $tile } no cabe en ningún sitio. Gírala o elige otra loseta.
workshop-chosen = Elegida: { $tile }, pieza { $number } de { $tiles }. Intro o arrastrar la mueve.
workshop-turn = Girar
workshop-flip = Dar la vuelta
workshop-lay = Colocar
workshop-move = Mover
workshop-next-place = Siguiente sitio
workshop-drop = Devolver
workshop-remove = Quitar
workshop-undo = Deshacer
workshop-redo = Rehacer
workshop-clear = Empezar de nuevo
workshop-keys = Teclas en el mapa: las flechas van de un sitio a otro o de una loseta a otra, R gira, F da la vuelta, Intro coloca, o levanta la loseta elegida para moverla, Esc devuelve, Supr quita la loseta elegida o la última.
workshop-state = Losetas: { $tiles } · bloqueos: { $blockades } · grutas: { $caves }
workshop-whole = En esta ruta se puede jugar.
workshop-empty = Empieza con la loseta de salida, A o B.
workshop-unfinished = Coloca más losetas; la loseta final va la última.
workshop-faults = Qué falla
workshop-name = Nombre de la ruta
workshop-name-usual = Mi ruta
workshop-save = Guardar
workshop-save-anew = Guardar como nueva
workshop-saved = La ruta está guardada; puedes compartir su enlace.
workshop-link = Copiar enlace
workshop-link-copied = El enlace está copiado.
workshop-link-select = El enlace está seleccionado abajo: cópialo con Ctrl+C o manteniendo el dedo encima.
workshop-link-here = Enlace de esta ruta
workshop-download = Descargar (TOML)
workshop-drawing = Hoja de preparación (SVG)
workshop-print = Imprimir o guardar como PDF
workshop-play-bots = Jugar contra bots
workshop-play-friends = Jugar con amigos
workshop-with-caves = Con grutas
workshop-mine = Mis rutas
workshop-mine-none = Aún no has guardado ninguna ruta.
workshop-delete = Borrar
workshop-surprise = Sorpréndeme
workshop-wishes = Una ruta a medida
workshop-length = Losetas entre salida y final
workshop-difficulty = Dificultad
workshop-any = cualquiera
workshop-least-caves = Grutas, como mínimo
workshop-owned = Losetas que tienes
workshop-tips = Los consejos del reglamento, medidos
workshop-tips-help = Elige una línea para verla en el mapa. Entre paréntesis: las siete rutas impresas.
workshop-tips-so-far = Hasta donde llega la ruta; el camino fácil lleva a la última loseta.
workshop-tips-faults = La ruta se mide cuando ya no falla nada.
workshop-until-piece = cuando haya una segunda loseta
workshop-until-curve = cuando la ruta tenga una curva
workshop-until-end = cuando esté colocada la loseta final
workshop-range = (de { $least } a { $most })
workshop-tip-stretch = Tramo más largo de un solo terreno
workshop-tip-stretch-means = Casillas seguidas del mismo color en el camino fácil. Evita los tramos largos.
workshop-tip-variety = Variedad
workshop-tip-variety-means = Cuántos terrenos habría si todos fueran igual de frecuentes. Cuantos más, más emocionante, y más difícil.
workshop-tip-shortcut = Casillas que ahorra el atajo
workshop-tip-shortcut-means = El camino más corto frente al más fácil. Con 0 no hay nada que elegir.
workshop-tip-shortcut-toil = Lo que cuesta de más el atajo
workshop-tip-shortcut-toil-means = En valores de casillas. El camino más largo debe ser el más fácil.
workshop-tip-inner = Curvas: el interior es más difícil en
workshop-tip-inner-means = Valor medio de una casilla del lado interior menos el del exterior. Debería ser mayor que 0.
workshop-tip-bottlenecks = Cuellos de botella
workshop-tip-bottlenecks-means = Losetas por las que pasan como mucho dos caminos a la vez. Que no sean demasiadas.
workshop-tip-choice = Caminos propios, en %
workshop-tip-choice-means = Qué parte de sus caminos no comparten los mazos de distinto tipo.
workshop-ways = Caminos
workshop-ways-later = Los caminos a El Dorado se comparan cuando esté colocada la loseta final.
workshop-way-short = El más corto
workshop-way-easy = El más fácil
workshop-way-machete = Mazo de machetes
workshop-way-paddle = Mazo de remos
workshop-way-coin = Mazo de monedas
workshop-way-mixed = Mazo mixto
workshop-way-line =
    { $steps ->
        [one] { $steps } casilla
       *[other] { $steps } casillas
    }, valor { $toil }
workshop-way-turns = unos { $turns } turnos
workshop-narrow = Por { $tile }: { $width } a la vez
workshop-curve = Curva en { $tile }: interior { $inner }, exterior { $outer }
workshop-judge = ¿Es difícil?
workshop-judge-help = Los bots juegan { $wanted } partidas: caminan lo mejor que pueden y compran lo que salga, como quien empieza.
workshop-judge-later = Los bots pueden probarla cuando esté colocada la loseta final.
workshop-judge-go = Que la prueben los bots
workshop-judge-stop = Parar
workshop-judging = Partida { $games } de { $wanted }
workshop-judged = { $difficulty }
workshop-judged-arrival = Llegada tras { $arrival } rondas (± { $margin })
workshop-judged-detour = { $detour } pasos por cada casilla ganada
workshop-judged-rounds = Primera llegada tras { $rounds } rondas (dispersión { $spread })
workshop-judged-behind = Quien va último está a { $behind } casillas
workshop-judged-leads = La cabeza de la carrera cambia { $leads } veces
workshop-heat = Mostrar los caminos recorridos
workshop-sheet = Hoja de preparación
workshop-sheet-order = N.º
workshop-sheet-piece = Loseta
workshop-sheet-back = Debajo
workshop-sheet-turn = Girada
workshop-sheet-blockade = Bloqueo antes de ella
workshop-sheet-random = al azar
workshop-sheet-none = ninguno
workshop-sheet-caves = Grutas
workshop-sheet-with-caves = Se juega con grutas.
workshop-sheet-without-caves = Se juega sin grutas.
