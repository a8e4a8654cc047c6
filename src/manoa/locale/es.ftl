### Lo que dice la casa, sea cual sea el juego.

## Refusals

error-bot-unknown = No existe el bot «{ $value }». Los bots disponibles son: { $values }.
error-game-unknown = No existe el juego «{ $title }». Los juegos disponibles son: { $values }.
error-players = { $title } es para { $least } a { $most } jugadores, no { $value }.
error-seed = «{ $value }» no es una semilla válida. Una semilla es un número entero a partir de 0, de 64 bits como máximo.
error-seat = No hay ningún asiento “{ $value }”. Los asientos van del 0 al { $most }.
error-not-a-choice = Esta no es una de las opciones posibles ahora: { $choice }.

error-options-not-a-table = Las opciones deben ser una tabla de nombres y valores, no «{ $value }».
error-option-unknown = { $title } no tiene la opción «{ $option }». Sus opciones son: { $values }.
error-option-choice = La opción «{ $option }» no puede valer «{ $value }». Valores posibles: { $values }.
error-option-flag = La opción «{ $option }» solo puede ser verdadera o falsa (true o false), no «{ $value }».
error-option-number = La opción «{ $option }» debe ser un número entero de { $least } a { $most }, no «{ $value }».

error-version-not-a-number = «{ $value }» no es una versión de las reglas. Una versión es un número entero a partir de 1.
error-version-future = Se escribió con reglas de { $title } más recientes (versión { $value }); aquí las reglas son la versión { $version }. Actualiza el programa para abrirlo.
error-version-past = Se escribió con reglas de { $title } más antiguas (versión { $value }); aquí las reglas son la versión { $version } y darían otra partida.

error-undo-nothing = No hay nada que deshacer: todavía no se ha jugado ninguna acción.
error-undo-revealed = La última acción no se puede deshacer: intervino el azar o se reveló algo oculto.
error-undo-other-player = La última acción es de otro jugador: no puedes deshacerla.

error-record-ply = «{ $value }» no es un momento de esta partida. Sus momentos van de 0 a { $most }.
error-record-not-text = { $file } no es un archivo de texto en UTF-8.
error-record-not-json = El registro no es JSON válido: mira la línea { $line }, columna { $column }.
error-record-format = Esto no es el registro de una partida de Manoa.
error-record-field-missing = El registro está incompleto: falta el campo «{ $field }».
error-record-field-unknown = El registro contiene un campo que no le corresponde: «{ $field }».
error-record-digest = El registro está cortado o modificado: su huella no coincide con el contenido.
error-record-opening = No se puede preparar la partida de este registro. { $reason }
error-record-actions = Las acciones del registro deben ser una lista.
error-record-entry = La entrada { $ply } del registro no es una acción: «{ $value }».
error-record-action = La acción { $ply } del registro ({ $action }) no se puede jugar. { $reason }

error-position-not-a-table = Una posición debe ser una tabla de campos y valores.
error-position-field-missing = La posición está incompleta: falta el campo «{ $field }».
error-position-field-unknown = La posición contiene un campo que no le corresponde: «{ $field }».
error-position-field = El campo «{ $field }» de la posición no puede valer «{ $value }».

## Command line

cli-version-compiled = Manoa { $version }, compilado con mypyc
cli-version-plain = Manoa { $version }, Python puro
cli-interrupted = Interrumpido.
cli-file = { $file }: { $reason }.
cli-file-exists = El archivo { $file } ya existe; no se ha escrito nada.
cli-written = Se ha escrito { $file }.
cli-no-pictures = Para las imágenes hace falta el paquete «{ $value }», que no está instalado. Para un dibujo (--svg) no hace falta nada más.
cli-option-form = Una opción se indica como nombre=valor, no «{ $value }».
error-bot-count =
    { $value ->
        [one] Se ha indicado { $value } bot para { $players } asientos. Indica uno para todos o uno para cada asiento.
       *[other] Se han indicado { $value } bots para { $players } asientos. Indica uno para todos o uno para cada asiento.
    }

cli-player = Jugador { $number }
cli-bot = Bot { $number }
cli-play-title =
    { $number ->
        [one] { $title } · { $name } · { $number } jugador · semilla { $seed }
       *[other] { $title } · { $name } · { $number } jugadores · semilla { $seed }
    }
cli-play-you = Eres { $player }. Escribe ? para ver la ayuda.
cli-own-route = una ruta propia
cli-round = Ronda { $round }
cli-hand = Tu mano
cli-hand-empty = Tu mano está vacía.
cli-market = Mercado
cli-market-above = Junto al mercado, aún no a la venta
cli-market-above-open = Junto al mercado, a la venta mientras haya una posición vacía
cli-at-home = El Dorado
cli-asked-power = { $question } ({ $symbol } { $number })
cli-asked-cards =
    { $number ->
        [one] { $question } ({ $number } carta)
       *[other] { $question } ({ $number } cartas)
    }
cli-asked-coins =
    { $number ->
        [one] { $question } ({ $card }: falta { $number } moneda)
       *[other] { $question } ({ $card }: faltan { $number } monedas)
    }
cli-prompt = Tu elección:
cli-not-a-choice = «{ $value }» no es ninguna de las opciones. Escribe uno de los números, o ? para ver la ayuda.
cli-help =
    número  elegir              u  deshacer una decisión
    Intro   ver la lista        t  deshacer todo el turno
    m       mapa y mesa         s  guardar el registro de la partida
    h, ?    esta ayuda          q  salir
cli-taken-back =
    { $number ->
        [one] Se ha deshecho { $number } decisión.
       *[other] Se han deshecho { $number } decisiones.
    }
cli-save-where = Archivo para el registro (Intro: { $file }):
cli-save-offer = Archivo donde guardar el registro de la partida (Intro: no guardar):
cli-saved = El registro está en { $file }.
cli-left = Dejas la mesa.
cli-end-of-input = No hay nada más que leer: la partida se detiene aquí.
cli-result = Resultado
cli-undecided =
    { $round ->
        [one] Tras { $round } ronda nadie ha llegado a El Dorado: la partida queda sin decidir.
       *[other] Tras { $round } rondas nadie ha llegado a El Dorado: la partida queda sin decidir.
    }
cli-replay-at = Tras { $ply } de { $most } decisiones

cli-column-card = Carta
cli-column-price = Precio
cli-column-left = Quedan
cli-column-effect = Qué hace
cli-column-player = Jugador
cli-column-place = Dónde
cli-column-hand = Mano
cli-column-draw = Mazo
cli-column-discard = Descartes
cli-column-blockades = Bloqueos
cli-column-played = Jugadas · fichas
cli-column-rank = Puesto
cli-column-route = Ruta
cli-column-id = Nombre que escribir
cli-column-difficulty = Dificultad
cli-column-tiles = Losetas
cli-column-caves = Grutas
cli-column-provenance = Fuente
cli-provenance-printed = según lo impreso
cli-provenance-reconstructed = reconstruida
cli-route-well = { $file }: todo en orden.
cli-route-summary = Losetas: { $tiles } · bloqueos: { $blockades } · grutas: { $caves } · casillas: { $spaces }

cli-sim-playing = Jugando
cli-sim-games = Partidas
cli-sim-undecided = de ellas sin decidir
cli-sim-at-limit = de ellas acabadas en el límite de rondas
cli-sim-rounds = Rondas hasta la victoria
cli-sim-decisions = Decisiones por partida
cli-sim-spread = media { $mean } · mediana { $median } · de { $least } a { $most }
cli-sim-wins = Ganadas por el asiento { $number } ({ $bot })
cli-sim-time = Tiempo
cli-sim-games-rate = Partidas por segundo
cli-sim-decisions-rate = Decisiones por segundo
cli-sim-limit =
    { $number ->
        [one] Una partida se detiene sin decidir tras { $number } ronda (--round-limit; 0 no detiene ninguna). Victorias y rondas son de las partidas decididas.
       *[other] Una partida se detiene sin decidir tras { $number } rondas (--round-limit; 0 no detiene ninguna). Victorias y rondas son de las partidas decididas.
    }
cli-sim-no-limit = Sin límite de rondas. Victorias y rondas son de las partidas decididas.
cli-sim-distribution = Rondas: partidas

cli-bench-measuring = Midiendo
cli-bench-decisions = Decisiones por segundo, con las acciones legales, juego al azar entre 4
cli-bench-copies = Copias de una posición por segundo
cli-bench-replay = Acciones de un registro repetidas por segundo
cli-bench-greedy = Partidas por segundo entre 4 bots greedy

## Map legend

cli-legend-jungle = jungla, machetes
cli-legend-water = río, remos
cli-legend-village = poblado, monedas
cli-legend-rubble = ruinas, descarta cartas
cli-legend-camp = campamento base, retira cartas
cli-legend-mountain = montaña
cli-legend-cave = gruta, fichas restantes
cli-legend-start = casilla de salida
cli-legend-finish = casilla de meta
cli-legend-blockade = bloqueo
cli-legend-pawn = peón del asiento 1
