### The Legendary El Dorado

title = The Legendary El Dorado
tagline = Una carrera por la selva, los ríos y las aldeas hasta la ciudad de oro.

## Cards: names

card-explorer = Explorador
card-traveller = Viajera
card-sailor = Marinero
card-scout = Rastreador
card-trailblazer = Jefe de expedición
card-pioneer = Pionero
card-giant-machete = Machete gigante
card-captain = Capitán
card-photographer = Fotógrafa
card-journalist = Periodista
card-treasure-chest = Cofre del tesoro
card-millionaire = Millonaria
card-jack-of-all-trades = Factótum
card-adventurer = Aventurera
card-prop-plane = Avión
card-transmitter = Transmisor
card-cartographer = Cartógrafo
card-scientist = Científico
card-compass = Brújula
card-travel-log = Diario de viaje
card-native = Nativo

## Cards: what they do

card-explorer-effect = Machete 1.
card-traveller-effect = Moneda 1.
card-sailor-effect = Remo 1.
card-scout-effect = Machete 2.
card-trailblazer-effect = Machete 3.
card-pioneer-effect = Machete 5.
card-giant-machete-effect = Machete 6. Objeto: se elimina del juego tras usarlo.
card-captain-effect = Remo 3.
card-photographer-effect = Moneda 2.
card-journalist-effect = Moneda 3.
card-treasure-chest-effect = Moneda 4. Objeto: se elimina del juego tras usarlo.
card-millionaire-effect = Moneda 4.
card-jack-of-all-trades-effect = Comodín 1: machete, remo o moneda.
card-adventurer-effect = Comodín 2: machete, remo o moneda.
card-prop-plane-effect = Comodín 4: machete, remo o moneda. Objeto: se elimina del juego tras usarlo.
card-transmitter-effect = Toma gratis 1 carta cualquiera del mercado o de los mazos situados junto a él. Objeto: se elimina del juego tras usarlo.
card-cartographer-effect = Roba 2 cartas.
card-scientist-effect = Roba 1 carta; después puedes eliminar del juego 1 carta de tu mano.
card-compass-effect = Roba 3 cartas. Objeto: se elimina del juego tras usarlo.
card-travel-log-effect = Roba 2 cartas; después elimina del juego hasta 2 cartas de tu mano. Objeto: se elimina del juego tras usarlo.
card-native-effect = Mueve tu peón a una casilla adyacente ignorando sus condiciones, o elimina un bloqueo adyacente.

## Cave tokens

token-machete-1 = Machete 1
token-machete-2 = Machete 2
token-machete-3 = Machete 3
token-paddle-1 = Remo 1
token-paddle-2 = Remo 2
token-coin-1 = Moneda 1
token-coin-2 = Moneda 2
token-draw = Robar
token-remove = Eliminar
token-replace = Reemplazar
token-pass = Paso libre
token-native = Nativo
token-symbol = Cambio de símbolo
token-keep-item = Conservar objeto

token-machete-1-effect = Mueve un peón como una carta con machete 1.
token-machete-2-effect = Mueve un peón como una carta con machete 2.
token-machete-3-effect = Mueve un peón como una carta con machete 3.
token-paddle-1-effect = Mueve un peón como una carta con remo 1.
token-paddle-2-effect = Mueve un peón como una carta con remo 2.
token-coin-1-effect = Mueve un peón como una carta con moneda 1, o vale 1 moneda en una compra.
token-coin-2-effect = Mueve un peón como una carta con moneda 2, o vale 2 monedas en una compra.
token-draw-effect = Roba 1 carta.
token-remove-effect = Elimina del juego 1 carta de tu mano.
token-replace-effect = Deja de 1 a 4 cartas de tu mano sin usarlas y roba otras tantas.
token-pass-effect = Durante el resto de tu turno, tus peones pueden entrar en casillas ocupadas y atravesarlas.
token-native-effect = Mueve tu peón a una casilla adyacente ignorando sus condiciones, o elimina un bloqueo adyacente.
token-symbol-effect = Juega una carta con otro símbolo, con su misma potencia.
token-keep-item-effect = Juégala justo después de usar un objeto: va a tu mazo de descartes en vez de eliminarse del juego.

## Symbols and terrains

symbol-machete = machete
symbol-paddle = remo
symbol-coin = moneda

terrain-jungle = jungla
terrain-water = río
terrain-village = poblado
terrain-rubble = ruinas
terrain-camp = campamento base
terrain-mountain = montaña
terrain-start = salida

direction-e = este
direction-se = sureste
direction-sw = suroeste
direction-w = oeste
direction-nw = noroeste
direction-ne = noreste

## Routes and options

route-first-game = Primera partida
route-hills-of-gold = Las colinas doradas
route-home-stretch = La recta final
route-winding-paths = Senderos sinuosos
route-serpentine = La serpentina
route-swamplands = Las ciénagas
route-witchs-cauldron = El caldero de la bruja

table-map-line =
    { $difficulty } · { $tiles ->
        [one] { $tiles } loseta
       *[other] { $tiles } losetas
    }{ $option_caves ->
        [on] { " · " }{ $caves ->
            [one] { $caves } cueva
           *[other] { $caves } cuevas
        }
       *[off] { "" }
    }
difficulty-easy = Fácil
difficulty-medium = Media
difficulty-hard = Difícil

option-route = Ruta
option-route-help = El camino a El Dorado: una de las siete rutas con nombre o una creada por ti.
option-route-workshop = Taller de rutas
option-route-surprise = Sorpréndeme
option-caves = Grutas
option-caves-help = Explora las grutas del camino y encuentra fichas que te dan ventajas.
option-edition = Edición
option-edition-help = El reglamento que se sigue: en 2023 puedes dejar una gruta sin explorar; en 2019 la exploras siempre, y una carta comprada en este turno no se puede jugar hasta un turno posterior.
option-blockades = Bloqueos
option-blockades-help = Qué hay donde se unen dos losetas: bloqueos al azar, como en el reglamento, o ninguno para una carrera más rápida. También puedes decir qué bloqueo va en cada sitio.
option-blockades-random = Al azar
option-blockades-none = Ninguno
option-blockades-each = Uno a uno
option-blockades-each-0 = Libre
option-begins = Quién empieza
option-begins-help = El primer jugador ocupa la casilla de salida 1 y recibe el sombrero de explorador. En una revancha puede empezar quien perdió la última partida; si aún no hay ninguna, se sortea.
option-begins-first = Primer asiento
option-begins-random = Por sorteo
option-begins-loser = Quien perdió
option-loser = Quien perdió la última partida
option-loser-help = El asiento, contado desde 0, que perdió la última partida y empieza si así lo dice «Quién empieza». Una revancha lo rellena sola.
option-round_limit = Límite de rondas
option-round_limit-help = La partida se detiene tras este número de rondas, haya llegado quien haya llegado. Sin número, sigue hasta el final.

## Routes that cannot be built

error-route-name = No existe la ruta «{ $value }». Las rutas disponibles son: { $values }.
error-route-not-a-table = Una ruta propia debe ser una tabla con una lista de losetas.
error-route-field-unknown = La ruta contiene un campo que no le corresponde: «{ $field }».
error-route-no-tiles = La ruta no tiene losetas.
error-route-piece-not-a-table = La pieza { $number } de la ruta debe ser una tabla con tile, rotation, q y r.
error-route-piece-field-missing = A la pieza { $number } de la ruta le falta el campo «{ $field }».
error-route-piece-field-unknown = La pieza { $number } de la ruta contiene un campo que no le corresponde: «{ $field }».
error-route-tile-unknown = Pieza { $number } de la ruta: no existe la loseta «{ $letter }». Las losetas son: { $values }.
error-route-not-a-number = Loseta { $letter }: «{ $field }» debe ser un número entero, no «{ $value }».
error-route-out-of-range = Loseta { $letter }: «{ $field }» debe estar entre { $least } y { $most }, no { $value }.
error-route-not-text = { $file } no es un archivo de texto en UTF-8.
error-route-not-toml = { $file } no es TOML válido: { $reason }.
error-route-overlap = La loseta { $letter } se superpone a la loseta { $other }.
error-route-twice = La loseta { $letter } se usa dos veces.
error-route-both-sides = Las losetas { $letter } y { $other } son las dos caras de una misma pieza: solo se puede usar una de ellas.
error-route-no-start = La ruta empieza con la loseta { $letter }; debe empezar con la loseta inicial, A o B.
error-route-no-end = La ruta acaba con la loseta { $letter }; debe acabar con la loseta final, por el lado de la jungla o el del río.
error-route-end-not-last = La loseta final ({ $letter }) debe ser la última pieza de la ruta.
error-route-touches = La loseta { $letter } toca la loseta { $other }, pero no son consecutivas en la ruta.
error-route-apart = La loseta { $letter } no toca la loseta { $other }, la anterior de la ruta.
error-route-too-many-blockades = En la loseta { $letter } la ruta necesita un séptimo bloqueo; solo hay seis.
error-route-unreachable = Ningún peón podría pasar de aquí: en la loseta { $letter } el camino está cortado.
error-route-too-many-tiles = La ruta tiene { $number } losetas; solo hay { $most } lados en total.
error-wish-unknown = Para una ruta no se puede pedir «{ $value }». Se puede pedir: length, pieces, difficulty, caves.
error-wish-pieces = Las losetas deben ser algunas de estas: { $values }. No pueden ser «{ $value }».
error-wish-difficulty = La dificultad debe ser una de estas: { $values }. No puede ser «{ $value }».
error-wish-impossible = No se ha encontrado ninguna ruta así. Pide menos.
error-blockades = La opción «blockades» no puede ser «{ $value }». Puede ser: random, none o una lista con el número de un bloqueo para cada unión.
error-blockades-number = Un bloqueo tiene un número del 1 al { $most }, y 0 deja libre la unión: «{ $value }» no vale.
error-blockades-twice = Solo hay un bloqueo { $number }: no puede estar en dos uniones.
error-blockades-joints = { $wanted ->
    [one] Esta ruta tiene 1 unión para bloqueos: la lista debe tener 1 número, no { $number }.
   *[other] Esta ruta tiene { $wanted } uniones para bloqueos: la lista debe tener { $wanted } números, no { $number }.
}

## Positions that cannot be

error-position-cards = En la posición, el número de cartas { $card } es { $value }; debe ser { $wanted }.
error-position-tokens = En la posición, el número de fichas de gruta { $token } es { $value }; debe ser { $wanted }.
error-position-blockade = El bloqueo { $number } aparece más de una vez en la posición.
error-position-stuck = Desde esta posición nadie podría seguir jugando.

## Actions that the rules refuse

refused-not-an-action = «{ $value }» no es una acción. Las acciones son los números enteros de 0 a { $most }.
refused-over = La partida ha terminado.
refused-not-asked = Eso no se puede hacer ahora. Esto es lo que te toca: { $asked }.
refused-no-such-pawn = Solo tienes un peón.
refused-other-pawn = La carta en uso mueve tu otro peón. Primero detén ese movimiento.
refused-pawn-home = Ese peón ya ha llegado a El Dorado.
refused-off-map = No hay ninguna casilla en esa dirección.
refused-mountain = Esa casilla es una montaña: nadie puede entrar en ella.
refused-start-space = Esa es una casilla de salida: los peones la dejan y no vuelven a ella.
refused-blocked = El bloqueo { $number } cierra el paso. Primero tienes que superarlo.
refused-occupied = Ya hay un peón en esa casilla.
refused-stop-first = Tu peón aún está en movimiento. Primero detenlo; la potencia residual se perderá.
refused-after-purchase = Has comprado una carta: en este turno ya no puedes moverte con cartas ni pagar cartas por una casilla o un bloqueo.
refused-too-few-cards =
    { $value ->
        [one] Hace falta { $value } carta de tu mano; cartas que tienes: { $hand }.
       *[other] Hacen falta { $value } cartas de tu mano; cartas que tienes: { $hand }.
    }
refused-card-first = Primero juega una carta o una ficha cuyo símbolo corresponda al terreno: { $terrain }.
refused-none-enters = Para llegar ahí hace falta { $terrain } { $value }: no te basta ninguna carta ni ficha.
refused-wrong-symbol = El símbolo en uso ({ $symbol }) no sirve ahí ({ $terrain }).
refused-too-weak = Hace falta potencia { $value }; te queda { $power }.
refused-no-blockade = Ahí no hay ningún bloqueo.
refused-blockade-far = Tu peón no está junto a ese bloqueo.
refused-not-in-hand = No tienes esta carta en la mano: { $card }.
refused-no-token = No tienes esta ficha de gruta: { $token }.
refused-same-symbol = La carta { $card } ya tiene ese símbolo: la ficha no cambiaría nada.
refused-too-little = Pagando así ya no se podría alcanzar el precio.
refused-not-its-symbol = La carta { $card } no tiene ese símbolo ({ $symbol }).
refused-nowhere = Desde aquí, con la carta { $card } ({ $symbol } { $power }), este peón no llega a ninguna parte.
refused-nowhere-at-all = Desde aquí, la carta { $card } no lleva a ninguna parte a ninguno de tus peones.
refused-no-target = No tendría ningún efecto: { $target }.
refused-token-nowhere = La ficha de gruta { $token } no tendría ningún efecto ahora.
refused-token-leads-nowhere = Desde aquí, la ficha de gruta { $token } no lleva a ninguna parte a ninguno de tus peones.
refused-already-passing = En este turno tus peones ya pueden atravesar casillas ocupadas.
refused-hand-empty = No tienes cartas en la mano: la ficha no tendría a qué aplicarse.
refused-keep-waits = Se te preguntará por esta ficha cuando hayas usado un objeto: { $token }.
refused-not-a-used-item = Esta carta no es un objeto que acabes de usar: { $card }.
refused-sold-out = Esta carta está agotada: { $card }.
refused-bought-already = Ya has comprado una carta en este turno.
refused-not-on-sale = Aún no está a la venta: { $card }. Los mazos situados junto al mercado solo están a la venta cuando en el mercado hay una posición vacía.
refused-cannot-pay =
    { $price ->
        [one] La carta { $card } cuesta { $price } moneda; puedes pagar { $purse } como máximo.
       *[other] La carta { $card } cuesta { $price } monedas; puedes pagar { $purse } como máximo.
    }

target-native = junto a tus peones no hay ni una casilla ni un bloqueo para el Nativo
target-market = no queda ninguna carta que tomar

## What is asked of a player

asked-play = Juega cartas, compra una o termina tu turno
asked-move = Sigue con la potencia residual o detente
asked-pay = Paga con cartas de tu mano
asked-tender = Añade cartas hasta alcanzar el precio
asked-remove = Elige una carta de tu mano para eliminarla del juego
asked-take = Elige una carta y tómala gratis
asked-lead = Elige adónde lleva el Nativo a tu peón
asked-change = Elige una carta y el símbolo con el que jugarla
asked-replace = Deja cartas para robar otras tantas
asked-explore = Explora la gruta o déjala
asked-save = Elige un objeto para conservarlo o renuncia a él
asked-discard = Descarta cartas de tu mano o consérvalas
asked-over = La partida ha terminado

## What happened

event-turn = Ronda { $round }: turno de { $player }.
event-draws =
    { $number ->
        [one] { $player } roba { $number } carta.
       *[other] { $player } roba { $number } cartas.
    }
event-reshuffles = { $player } baraja sus descartes y forma un nuevo mazo principal.
event-steps = { $player } avanza una casilla ({ $terrain }).
event-reaches = { $player } cruza con un peón la puerta de El Dorado.
event-arrives = { $player } llega a El Dorado: esta es la última ronda.
event-overcomes = { $player } supera el bloqueo { $number } ({ $terrain }) y se lo queda.
event-loses-power =
    { $number ->
        [one] { $player } se detiene y pierde { $number } punto de potencia ({ $symbol }).
       *[other] { $player } se detiene y pierde { $number } puntos de potencia ({ $symbol }).
    }
event-explores = { $player } explora una gruta y encuentra una ficha: { $token }.
event-saves = { $player } conserva el objeto { $card }, que sigue en juego.
event-plays-for-power = { $player } juega la carta { $card } ({ $symbol } { $number }).
event-plays-action = { $player } juega la carta { $card }.
event-plays-token = { $player } juega una ficha de gruta: { $token }.
event-tenders = { $player } paga con la carta { $card }.
event-pays-for-rubble = { $player } juega la carta { $card } para superar las ruinas.
event-leaves-at-camp = { $player } deja para siempre la carta { $card } en el campamento base.
event-removes = { $player } elimina del juego la carta { $card }.
event-lays-down = { $player } deja la carta { $card } sin usarla.
event-takes = { $player } toma gratis la carta { $card }.
event-buys =
    { $number ->
        [one] { $player } compra la carta { $card } por { $number } moneda.
       *[other] { $player } compra la carta { $card } por { $number } monedas.
    }
event-discards = { $player } descarta la carta { $card }.
event-over =
    { $round ->
        [one] La partida termina tras { $round } ronda.
       *[other] La partida termina tras { $round } rondas.
    }

## What a player may choose

choice-end = Terminar el turno
choice-stop =
    { $lost ->
        [one] Detenerse aquí (se pierde { $lost } punto de potencia)
       *[other] Detenerse aquí (se pierden { $lost } puntos de potencia)
    }
choice-done-discard = Conservar el resto de la mano
choice-done-remove = No eliminar más cartas
choice-done-replace = Robar las cartas nuevas
choice-done-explore = No explorar la gruta
choice-done-save = Renunciar al objeto
choice-explore = Explorar la gruta
choice-step-power = Ir hacia el { $direction }: { $terrain } { $cost }
choice-step-cards =
    { $cost ->
        [one] Ir hacia el { $direction } ({ $terrain }): pagar { $cost } carta
       *[other] Ir hacia el { $direction } ({ $terrain }): pagar { $cost } cartas
    }
choice-step-native = Con el Nativo, ir hacia el { $direction } ({ $terrain })
choice-overcome-power = Superar el bloqueo { $blockade } ({ $terrain } { $cost })
choice-overcome-cards =
    { $cost ->
        [one] Superar el bloqueo { $blockade } ({ $terrain }): pagar { $cost } carta
       *[other] Superar el bloqueo { $blockade } ({ $terrain }): pagar { $cost } cartas
    }
choice-overcome-native = Con el Nativo, superar el bloqueo { $blockade } ({ $terrain })
choice-play-power = Jugar { $card } para mover: { $symbol } { $power }
choice-play-action = Jugar { $card }
choice-play-changed = Jugar { $card } como { $symbol } { $power } con la ficha
choice-token = Jugar una ficha de gruta: { $token }
choice-tender-card =
    { $coins ->
        [0.5] Pagar con { $card } (½ moneda)
        [one] Pagar con { $card } ({ $coins } moneda)
       *[other] Pagar con { $card } ({ $coins } monedas)
    }
choice-tender-token =
    { $coins ->
        [one] Pagar con la ficha de gruta { $token } ({ $coins } moneda)
       *[other] Pagar con la ficha de gruta { $token } ({ $coins } monedas)
    }
choice-tender-changed =
    { $coins ->
        [one] Pagar con { $card } y la ficha de cambio de símbolo ({ $coins } moneda)
       *[other] Pagar con { $card } y la ficha de cambio de símbolo ({ $coins } monedas)
    }
choice-pay = Pagar con { $card }
choice-remove = Eliminar del juego { $card }
choice-lay-down = Dejar { $card }
choice-discard = Descartar { $card }
choice-save = Conservar { $card }
choice-buy =
    { $price ->
        [one] Comprar { $card } por { $price } moneda
       *[other] Comprar { $card } por { $price } monedas
    }
choice-take = Tomar { $card } gratis
choice-for-pawn = { $choice } (peón { $pawn })

## Table

table-map = Mapa de la ruta
table-nothing-left = No puedes jugar nada más: termina tu turno
table-way =
    { $number ->
        [one] Avanzar { $number } casilla hacia el { $direction } ({ $terrain }) con potencia { $cost }; después faltan { $left }
       *[other] Avanzar { $number } casillas hacia el { $direction } ({ $terrain }) con potencia { $cost }; después faltan { $left }
    }
table-asked-card = { $card }: { $symbol } { $number }. Elige una casilla iluminada u otra carta
table-asked-discard = Elige las cartas que conservas; las demás se descartan
table-which = ¿Cuál?
table-cancel = Dejarlo
table-pawn = Peón { $number }
table-keep = Conservar
table-discard = Descartar
table-put-away =
    { $kind ->
        [none] { $discard ->
            [one] Descartar la carta
           *[other] Descartar las { $discard }
        }
        [all] { $keep ->
            [one] Conservar la carta
           *[other] Conservar las { $keep }
        }
       *[some] Conservar { $keep }, descartar { $discard }
    }
table-price-left = Falta por pagar: { $coins }
table-played = Jugadas
table-decks = Mirar las cartas
table-unseen = En la mano o en el mazo
table-removed = Fuera del juego
table-coins = Monedas en mano
table-to-go = casillas por recorrer
table-turn = { $player } { $doings }.
table-and = { $first } y { $last }
table-stat-rounds = Rondas
table-stat-spaces = Casillas recorridas
table-stat-bought = Cartas compradas
table-stat-coins = Monedas gastadas
table-stat-blockades = Bloqueos
table-stat-where = Al final
table-spaces-to-go =
    { $number ->
        [one] a { $number } casilla de la meta
       *[other] a { $number } casillas de la meta
    }
table-effect-transmitter = Toma una carta gratis
table-effect-cartographer = Roba 2
table-effect-scientist = Roba 1, elimina 1
table-effect-compass = Roba 3
table-effect-travel-log = Roba 2, elimina 2
table-effect-native = Una casilla contigua

## A turn, summed up after the player’s name

table-doing-goes =
    { $number ->
        [one] avanza { $number } casilla
       *[other] avanza { $number } casillas
    }
table-doing-walks =
    { $number ->
        [one] avanza { $number } casilla ({ $terrains })
       *[other] avanza { $number } casillas ({ $terrains })
    }
table-doing-walks-with =
    { $number ->
        [one] avanza { $number } casilla ({ $terrains }) con { $cards }
       *[other] avanza { $number } casillas ({ $terrains }) con { $cards }
    }
table-doing-plays = juega { $cards }
table-doing-tokens = usa fichas de gruta: { $cards }
table-doing-overcomes = se lleva el bloqueo { $number } ({ $terrain })
table-doing-rubble = paga { $cards } por las ruinas
table-doing-camp = deja para siempre { $cards } en el campamento base
table-doing-explores = encuentra una ficha de gruta: { $token }
table-doing-removes = elimina del juego { $cards }
table-doing-lays-down = cambia { $cards }
table-doing-takes = toma gratis { $cards }
table-doing-saves = conserva el objeto { $cards }
table-doing-buys =
    { $number ->
        [one] compra { $card } por { $number } moneda
       *[other] compra { $card } por { $number } monedas
    }
table-doing-reaches = lleva un peón a El Dorado
table-doing-arrives = llega a El Dorado
table-doing-nothing = no avanza ni compra nada
table-side = Jugadores y mercado
table-help-play = Elige una carta de tu mano para ver adónde llega; después se juega para ese movimiento.
table-help-move = Haz clic en una casilla iluminada para ir hasta ella, incluso varios pasos si hay camino.
table-ranking = Entre quienes han llegado a El Dorado gana quien tenga más bloqueos; en caso de empate, quien tenga el bloqueo con el número más alto; sin bloqueos, quien llegó antes. Quienes siguen de camino comparten el último puesto.
table-home-end = Estás en El Dorado: termina tu turno
table-with-card = { $card }: { $way }
table-with-one-of = { $way }: elige una carta
table-asked-place = Elige la casilla iluminada adonde ir
table-doing-buys-with =
    { $number ->
        [one] compra { $card } por { $number } moneda con { $cards }
       *[other] compra { $card } por { $number } monedas con { $cards }
    }
table-doing-tenders = paga con { $cards }
table-doing-draws =
    { $number ->
        [one] juega { $cards } y roba { $number } carta
       *[other] juega { $cards } y roba { $number } cartas
    }
table-doing-discards = descarta { $cards }
table-doing-reshuffles = baraja los descartes
table-hat = El sombrero de explorador: el primer jugador. Aquí empieza cada ronda.
table-last-cards = Jugadas en el último turno
table-trail = Último movimiento de { $player }

## What a thing on the table is

table-space = { $terrain } { $value }
table-space-enter = Entra con una sola carta o ficha que muestre { $symbol }, de potencia { $value } o más. La potencia que sobra te lleva más lejos.
table-space-rubble =
    { $value ->
        [one] Entra jugando { $value } carta cualquiera de tu mano.
       *[other] Entra jugando { $value } cartas cualesquiera de tu mano.
    }
table-space-camp =
    { $value ->
        [one] Entra eliminando del juego { $value } carta cualquiera de tu mano: así te libras de las débiles.
       *[other] Entra eliminando del juego { $value } cartas cualesquiera de tu mano: así te libras de las débiles.
    }
table-space-mountain = Nadie entra en una montaña.
table-space-start = Los peones la dejan y no vuelven.
table-space-finish = La puerta: un peón que entra está en El Dorado.
table-space-cave =
    { $left ->
        [0] Una gruta, ya vacía.
        [one] Una gruta con { $left } ficha: detente al lado para coger una.
       *[other] Una gruta con { $left } fichas: detente al lado para coger una.
    }
table-space-pawn = Aquí está { $player }.
table-out-of-reach = Fuera de alcance con lo que puedes jugar ahora.
table-blockade = Bloqueo { $number } ({ $terrain } { $value })
table-blockade-about = Cierra el paso entre dos losetas. Desde una casilla contigua, cumple lo que pide, como en una casilla: desaparece, todos pueden pasar y te lo quedas. Los bloqueos deciden los empates.
table-to-go-about = Las casillas que faltan hasta El Dorado por el camino más corto. Con dos jugadores cuentan ambos peones.
table-draw-about = Boca abajo. Al final de tu turno robas hasta tener cuatro cartas; cuando se acaba, se barajan tus descartes.
table-discard-about = Las cartas compradas y jugadas están aquí hasta que se barajan: { $cards }
table-played-about = Jugadas este turno; al final van a tus descartes: { $cards }
table-coins-about = Lo que puede pagar tu mano: las cartas amarillas y blancas su número, cualquier otra ½. Se compra una carta por turno.
table-hand-about = Cartas en la mano, que solo ve su dueño.
table-pile-about = Cartas que quedan en el mazo. La mano se completa hasta cuatro.
table-discards-about = Cartas del mazo de descartes, a la vista de todos.
table-blockades-about = Un bloqueo superado y conservado. Si varios llegan a El Dorado gana quien tenga más bloqueos, y luego el número más alto.
table-market-slot = Posición vacía: ahora están a la venta todos los mazos, también los de arriba. El próximo mazo comprado de arriba pasa aquí.
table-none = ninguna

## The terminal, and what the browser shares with it

cli-no-pictures = Para las imágenes hace falta el paquete «{ $value }», que no está instalado. Para un dibujo (--svg) no hace falta nada más.
cli-own-route = una ruta propia
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
cli-undecided =
    { $round ->
        [one] Tras { $round } ronda nadie ha llegado a El Dorado: la partida queda sin decidir.
       *[other] Tras { $round } rondas nadie ha llegado a El Dorado: la partida queda sin decidir.
    }
cli-column-card = Carta
cli-column-price = Precio
cli-column-left = Quedan
cli-column-effect = Qué hace
cli-column-place = Dónde
cli-column-hand = Mano
cli-column-draw = Mazo
cli-column-discard = Descartes
cli-column-blockades = Bloqueos
cli-column-played = Jugadas · fichas
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
