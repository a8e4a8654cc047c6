### Valdora

title = Valdora

## Gems

gem-ruby = rubí
gem-sapphire = zafiro
gem-amethyst = amatista
gem-emerald = esmeralda
gem-gold = oro
needs-coin = moneda de plata

## Colours and what has them

colour-silver = plata
colour-yellow = amarillo
colour-white = blanco
colour-violet = violeta
colour-red = rojo
colour-blue = azul
colour-green = verde
commission-silver = encargo plateado
commission-yellow = encargo amarillo
commission-white = encargo blanco
commission-violet = encargo violeta
commission-red = encargo rojo
commission-blue = encargo azul
commission-green = encargo verde
craftsman-silver = artesano plateado
craftsman-yellow = artesano amarillo
craftsman-white = artesano blanco
craftsman-violet = artesano violeta
craftsman-red = artesano rojo
craftsman-blue = artesano azul
craftsman-green = artesano verde
workshop-silver = taller plateado
workshop-yellow = taller amarillo
workshop-white = taller blanco
workshop-violet = taller violeta
workshop-red = taller rojo
workshop-blue = taller azul
workshop-green = taller verde

## Equipment

equipment-pan = Batea
equipment-shovel = Pala
equipment-pickaxe = Pico
equipment-hammer = Martillo
equipment-chisel = Cincel
equipment-cart = Carreta
equipment-horse = Caballo
equipment-pan-effect = Lleva una pieza de oro.
equipment-shovel-effect = Lleva una gema de su clase.
equipment-pickaxe-effect = Lleva una gema de su clase.
equipment-hammer-effect = Lleva una gema de su clase.
equipment-chisel-effect = Lleva una gema de su clase.
equipment-cart-effect = Lleva una gema de cualquier clase; cargarla cuesta monedas.
equipment-horse-effect = Lleva una gema de cualquier clase; cargarla cuesta monedas.

## Places

side-left = izquierda
side-right = derecha
place-equipment-town = ciudad del equipo
place-commission-town = ciudad de los encargos
place-harbour-town = ciudad portuaria
place-road = casilla de camino
place-mine = mina de plata
place-harbour = puerto
place-palace = palacio
place-palace-silver = palacio plateado
place-palace-yellow = palacio amarillo
place-palace-white = palacio blanco
place-palace-violet = palacio violeta
place-palace-red = palacio rojo
place-palace-blue = palacio azul
place-palace-green = palacio verde

## Layouts and options

layout-five-sections = Cinco sectores
layout-five-sections-help = Las ciudades dividen los caminos en cinco grandes sectores: movimientos largos, muchas rutas.
layout-wheel = Rueda
layout-wheel-help = Cuatro caminos laterales y cuatro radios, todos de ciudad en ciudad: movimientos cortos.
option-layout = Mapa
option-layout-help = Por dónde van los caminos de Valdora. Ninguno de los dos mapas es el impreso, que no se pudo consultar.
option-data = Datos propios
option-data-help = Una tabla con números, cartas o un mapa propios, para quien tenga la caja.
option-quiet_rounds = Rondas sin entregas
option-quiet_rounds-help = La partida acaba tras este número de rondas seguidas en las que nadie completa un encargo; tres rondas antes se avisa a todos.
option-quiet_rounds-null = nunca
option-round_limit = Límite de rondas
option-round_limit-help = La partida se detiene tras este número de rondas y se puntúa. Sin un número sigue hasta el final.

## Data that cannot be used

error-data-too-many = { $where } pide { $value } veces { $gem }; nadie puede llevar más de { $most } de una clase.
error-data-few-commissions = Muy pocos encargos de este color: { $colour }. Hay { $value }; debe haber al menos { $wanted }, más que artesanos.

## Layouts that cannot be built

error-layout-space-twice = La casilla { $space } está dos veces en el mapa.
error-layout-not-its-field = La casilla { $space } ({ $place }) no tiene «{ $field }».
error-layout-count = Casillas de esta clase en el mapa: { $value } ({ $place }). Debe haber { $wanted }.
error-layout-palace-twice = { $space } y { $other } son palacios del mismo color: { $colour }.
error-layout-town-ships = La ciudad portuaria { $space } debe tener { $wanted } barco.
error-layout-ships = De los puertos { $space }, uno debe tener 1 barco y el otro 2.
error-layout-road = { $road } debe ser una lista de al menos dos casillas.
error-layout-space-unknown = { $road }: no hay ninguna casilla «{ $space }».
error-layout-road-stands = { $road } lleva de { $space } a sí misma.
error-layout-road-twice = { $road }: { $space } y { $other } están unidas dos veces.
error-layout-apart = Ningún camino lleva de { $other } a { $space }.

## Positions that cannot be

error-position-gems = La posición tiene { $value } de esta gema: { $gem }. Debe haber { $wanted }.
error-position-card-twice = La carta { $card } está dos veces en la posición, la segunda en { $field }.
error-position-card-missing = La carta { $card } no está en ninguna parte de la posición.
error-position-craftsmen = La posición tiene { $value } artesanos de este color: { $colour }. Debe haber { $wanted }.
error-position-workshop = El taller de este color está en { $value } sitios, no en uno: { $colour }.

## Actions that the rules refuse

refused-not-an-action = «{ $value }» no es una acción. Las acciones son los números enteros de 0 a { $most }.
refused-over = La partida ha terminado.
refused-not-asked = Eso no se puede hacer ahora. Se te pide: { $asked }.
refused-not-here = Eso no se puede hacer en esta casilla ({ $space }, { $place }).
refused-no-move = El movimiento no puede terminar donde empezó.
refused-two-towns = Está demasiado lejos: en un movimiento se cruza como mucho una ciudad, y solo con provisiones.
refused-past-a-town = El camino cruza una ciudad y no tienes provisiones.
refused-meeting =
    { $number ->
        [one] Terminar allí cuesta { $number } moneda para quien está allí; tienes { $purse }.
       *[other] Terminar allí cuesta { $number } monedas para quienes están allí; tienes { $purse }.
    }
refused-must-move = Debes mover: hay una casilla a la que puedes ir.
refused-one-action = Ya has empezado tu acción; solo hay una por turno.
refused-provisions-there = Ya tienes provisiones.
refused-purse-full = Ya tienes { $most } monedas, y nadie puede tener más.
refused-no-page = En ese lado no hay página que pasar.
refused-page-coin = Solo la primera página del turno es gratis y no tienes moneda para otra.
refused-no-card = En ese lado no hay carta.
refused-commission-coin = Un encargo cuesta una moneda y no tienes ninguna.
refused-give-back-first = Ya tienes { $most } encargos: devuelve antes uno a este libro.
refused-room-left = Solo devuelve un encargo quien tiene { $most } y compra otro.
refused-nothing-else = Después no habría ningún otro encargo que pudieras comprar.
refused-given-back = Acabas de devolverlo: hay que comprar otro.
refused-page-too-far = Has devuelto un encargo: guarda una moneda para el que debes comprar.
refused-owned = Ya tienes esta carta: { $equipment }. Solo se permite una de cada clase.
refused-no-gold = La carta { $equipment } cuesta 1 oro y no llevas ninguno.
refused-not-owned = No tienes esta carta: { $equipment }.
refused-wrong-gem = La carta { $equipment } no puede llevar: { $gem }.
refused-loaded-already = Ya has cargado esta carta en este turno: { $equipment }.
refused-no-ship = Ya se han usado todos los barcos de este puerto.
refused-nothing-here = Aquí no hay gemas para cargar.
refused-no-gem = Aquí no hay para cargar: { $gem }.
refused-full = Esta carta ya lleva una gema y no se puede descargar: { $equipment }.
refused-same-gem = La carta { $equipment } ya lleva esa gema: { $gem }.
refused-load-coins =
    { $number ->
        [one] Cargar la carta { $equipment } cuesta { $number } moneda; tienes { $purse }.
       *[other] Cargar la carta { $equipment } cuesta { $number } monedas; tienes { $purse }.
    }
refused-no-commission = No tienes ese encargo.
refused-other-patron = Lo espera otro cliente: { $commission }.
refused-lacks-gem = Para este te falta: { $gem } ({ $carried } de { $number }).
refused-lacks-coins =
    { $number ->
        [one] Cuesta { $number } moneda; tienes { $purse }.
       *[other] Cuesta { $number } monedas; tienes { $purse }.
    }
refused-not-carried = La carta { $equipment } no lleva lo que hay que pagar: { $gem }.

## What is asked of a player

asked-move = Elige adónde ir
asked-act = Elige tu acción
asked-book = Pasa páginas, compra o detente
asked-load = Carga más gemas o detente
asked-deliver = Completa más encargos o detente
asked-replace = Pasa páginas y compra un encargo en lugar del devuelto
asked-pay = Elige la carta con la que pagas
asked-over = La partida ha terminado

## What happened

event-turn = Ronda { $round }: le toca a { $player }.
event-moves = { $player } va a { $to } ({ $place }).
event-spends-provisions = { $player } gasta las provisiones.
event-pays-meeting =
    { $number ->
        [one] { $player } paga { $number } moneda por el encuentro.
       *[other] { $player } paga { $number } monedas por el encuentro.
    }
event-receives-coin = { $player } recibe una moneda.
event-full-purse = { $player } ya tiene seis monedas: la moneda va a la banca.
event-stays = { $player } no puede ir a ninguna parte y se queda.
event-passes = { $player } no realiza ninguna acción.
event-takes-provisions = { $player } toma provisiones.
event-fills-silver =
    { $number ->
        [one] { $player } toma { $number } moneda de la mina.
       *[other] { $player } toma { $number } monedas de la mina.
    }
event-turns-page =
    { $number ->
        [0] { $player } pasa una página en { $town }: { $equipment }.
        [one] { $player } pasa una página en { $town } por { $number } moneda: { $equipment }.
       *[other] { $player } pasa una página en { $town } por { $number } monedas: { $equipment }.
    }
event-turns-page-commission =
    { $number ->
        [0] { $player } pasa una página en { $town }: { $commission } (puntos: { $points }).
        [one] { $player } pasa una página en { $town } por { $number } moneda: { $commission } (puntos: { $points }).
       *[other] { $player } pasa una página en { $town } por { $number } monedas: { $commission } (puntos: { $points }).
    }
event-buys-equipment = { $player } compra la carta { $equipment } por 1 oro.
event-buys-commission =
    { $number ->
        [one] { $player } compra un { $commission } (puntos: { $points }) por { $number } moneda.
       *[other] { $player } compra un { $commission } (puntos: { $points }) por { $number } monedas.
    }
event-returns = { $player } devuelve un { $commission } al libro de { $town }.
event-empties = { $player } paga con la carta { $equipment }: { $gem }.
event-unloads = { $player } descarga la carta { $equipment }: { $gem }.
event-loads =
    { $number ->
        [0] { $player } carga en la carta { $equipment }: { $gem }.
        [one] { $player } carga en la carta { $equipment }: { $gem }, por { $number } moneda.
       *[other] { $player } carga en la carta { $equipment }: { $gem }, por { $number } monedas.
    }
event-delivers = { $player } completa un { $commission } (puntos: { $points }).
event-pays-coins =
    { $number ->
        [one] { $player } paga { $number } moneda al cliente.
       *[other] { $player } paga { $number } monedas al cliente.
    }
event-hires = { $player } contrata a un { $craftsman }.
event-hires-other = De ese color no queda ninguno: { $player } contrata a un { $craftsman }.
event-no-craftsman = No queda ningún artesano para { $player }.
event-opens = { $player } abre el { $workshop } (puntos: { $points }).
event-gains-bonus = { $player } recibe una ficha de bonificación por el { $workshop }.
event-no-bonus = No queda ninguna ficha de bonificación para { $player }.
event-last-round = { $player } provoca el final: esta es la última ronda.
event-quiet =
    { $number ->
        [one] Desde hace { $number } ronda nadie completa un encargo: la partida acaba.
       *[other] Desde hace { $number } rondas nadie completa un encargo: la partida acaba.
    }
event-quiet-soon =
    { $left ->
        [one] Desde hace { $number } rondas nadie completa un encargo: tras una ronda más así acaba la partida.
       *[other] Desde hace { $number } rondas nadie completa un encargo: tras { $left } rondas más así acaba la partida.
    }
event-over =
    { $round ->
        [one] La partida termina tras { $round } ronda.
       *[other] La partida termina tras { $round } rondas.
    }

## What a player may choose

choice-move =
    { $meeting ->
        [0] Ir a { $to } ({ $place })
        [one] Ir a { $to } ({ $place }), pagar { $meeting } moneda
       *[other] Ir a { $to } ({ $place }), pagar { $meeting } monedas
    }
choice-move-provisions =
    { $meeting ->
        [0] Con provisiones, ir a { $to } ({ $place })
        [one] Con provisiones, ir a { $to } ({ $place }), pagar { $meeting } moneda
       *[other] Con provisiones, ir a { $to } ({ $place }), pagar { $meeting } monedas
    }
choice-stay = Quedarte: no puedes permitirte ir a ninguna parte
choice-pass = No realizar ninguna acción
choice-stop = Basta: terminar el turno
choice-provisions = Tomar provisiones
choice-silver =
    { $coins ->
        [one] Tomar { $coins } moneda de la mina
       *[other] Tomar { $coins } monedas de la mina
    }
choice-turn =
    { $cost ->
        [0] Pasar una página (lado: { $side }), gratis
        [one] Pasar una página (lado: { $side }) por { $cost } moneda
       *[other] Pasar una página (lado: { $side }) por { $cost } monedas
    }
choice-buy-equipment = Comprar la carta { $equipment } por 1 oro (lado: { $side })
choice-buy-commission = Comprar el { $commission } ({ $needs }; puntos: { $points }) por una moneda
choice-return = Devolver el { $commission } ({ $needs }; puntos: { $points }) al lado del libro de la { $side }, para comprar otro
choice-load =
    { $cost ->
        [0] Cargar en la carta { $equipment }: { $gem }
        [one] Cargar en la carta { $equipment }: { $gem }, por { $cost } moneda
       *[other] Cargar en la carta { $equipment }: { $gem }, por { $cost } monedas
    }
choice-load-instead =
    { $cost ->
        [one] Cargar en la carta { $equipment }: { $gem } (fuera { $unloads }), por { $cost } moneda
       *[other] Cargar en la carta { $equipment }: { $gem } (fuera { $unloads }), por { $cost } monedas
    }
choice-deliver = Completar el { $commission } ({ $needs }; puntos: { $points })
choice-empty = Pagar con la carta { $equipment }: { $gem }

## The table

table-roads = Caminos
table-gems = Gemas en los caminos
table-discard = Casilla de descartes
table-books = Libros
table-town = Ciudad
table-left = Lado izquierdo
table-right = Lado derecho
table-craftsmen = Artesanos
table-workshops = Talleres
table-bonus = Fichas de bonificación
table-space = Casilla
table-coins = Monedas
table-provisions = Provisiones
table-equipment = Equipo
table-commissions = Encargos
table-completed = Completados
table-yes = sí
table-stacks = Pilas de artesanos que aún deben agotarse para el final
table-quiet =
    { $left ->
        [one] Rondas sin encargos completados: { $number }. La partida acaba tras una más.
       *[other] Rondas sin encargos completados: { $number }. La partida acaba tras { $left } más.
    }
score-commissions = Encargos
score-colours = Colores de artesanos
score-workshops = Talleres
score-bonus = Fichas de bonificación
score-gems = Gemas cargadas
score-total = Total

## Table on the web

tagline = Aventureros buscan gemas en un valle riquísimo y las llevan a los palacios de sus mecenas.
table-map-line =
    { $sections ->
        [one] { $sections } tramo de camino entre las ciudades
       *[other] { $sections } tramos de camino entre las ciudades
    }
table-help-move = Después actúas donde estás: las cartas, páginas y botones iluminados son lo que ofrece el lugar.
table-ranking = Puntos: encargos completados, diez por cada color de artesanos, talleres, diez por cada ficha de bonificación, uno por cada gema cargada. En un empate gana quien tiene más monedas.
valley-map = Mapa del valle
valley-mat = Tu equipo y tus encargos
table-side = Jugadores y libros
valley-basin = Dársena del puerto (gemas descartadas)
valley-empty = nada
valley-and = { $first } y { $last }
valley-last-round = Ronda { $round }, la última
valley-cards =
    { $number ->
        [one] { $number } carta aquí
       *[other] { $number } cartas aquí
    }
valley-page-empty = No hay página en este lado
valley-book-equipment = Catálogo de equipo
valley-book-commission = Libro de encargos
valley-commission = { $commission }: { $needs }; puntos: { $points }
valley-commission-short = { $commission } ({ $needs })
valley-holds-one = { $equipment }: lleva una sola gema ({ $gem }).
valley-holds-any =
    { $number ->
        [one] { $equipment }: lleva una gema cualquiera; cada carga cuesta { $number } moneda.
       *[other] { $equipment }: lleva una gema cualquiera; cada carga cuesta { $number } monedas.
    }
valley-carries = Ahora lleva: { $gem }.
valley-slot-free = Sitio para un encargo
valley-coins =
    { $number ->
        [one] { $number } moneda
       *[other] { $number } monedas
    }
valley-provisions = Provisiones listas
valley-no-provisions = Sin provisiones
valley-bonus =
    { $number ->
        [one] { $number } ficha de bonificación
       *[other] { $number } fichas de bonificación
    }
valley-done =
    { $number ->
        [one] { $number } encargo completado
       *[other] { $number } encargos completados
    }
valley-completed =
    { $number ->
        [one] { $number } encargo completado, puntos: { $points }
       *[other] { $number } encargos completados, puntos: { $points }
    }
valley-shop-mine = Tu taller ({ $colour }), puntos: { $points }. Artesanos: { $have }.
valley-shop-taken = Artesanos ({ $colour }): { $have }. El taller es de otra persona.
valley-shop-open = Artesanos ({ $colour }): { $have }. El taller pide { $number }, puntos: { $points }.
valley-row-left = Artesanos que quedan
valley-row-asks = El taller pide
valley-row-points = Puntos
valley-row-owner = De quién es
valley-bonus-left =
    { $number ->
        [one] Queda { $number } ficha de bonificación, para encargos del color del taller propio.
       *[other] Quedan { $number } fichas de bonificación, para encargos del color del taller propio.
    }

valley-do-road = Carga las gemas que hay aquí: { $gems }.
valley-do-harbour =
    { $number ->
        [one] Carga { $number } gema de la dársena del puerto: { $gems }.
       *[other] Carga hasta { $number } gemas de la dársena del puerto: { $gems }.
    }
valley-do-harbour-town = Carga una gema de la dársena del puerto ({ $gems }) o toma provisiones.
valley-do-mine = Llena tu bolsa hasta seis monedas. Aquí los encuentros no cuestan nada.
valley-do-palace =
    { $number ->
        [0] Completa encargos de este color. No quedan artesanos de este color.
        [one] Completa encargos de este color. Queda { $number } artesano.
       *[other] Completa encargos de este color. Quedan { $number } artesanos.
    }
valley-do-equipment-town = Pasa páginas y compra equipo con oro, o toma provisiones.
valley-do-commission-town = Pasa páginas y compra encargos por una moneda cada uno, o toma provisiones.
valley-meeting =
    { $number ->
        [one] Cuesta { $number } moneda por encontrarte con { $names }.
       *[other] Cuesta { $number } monedas por encontrarte con { $names }.
    }
valley-spends-provisions = Gasta tus provisiones.
valley-stuck = No puedes permitirte ningún lugar: quédate donde estás.
valley-asked-pay = Elige la carta que paga: { $gem }
valley-choose-replace = Compra un encargo
valley-choose-pay = Elige una carta
valley-help-nothing = Aquí no se puede hacer nada ahora.
valley-help-act-road = Haz clic en una carta iluminada para cargar una gema en ella.
valley-help-act-harbour = Haz clic en una carta iluminada para cargar en ella una gema de la dársena.
valley-help-act-harbour-town = Haz clic en una carta iluminada para cargar en ella una gema de la dársena, o toma provisiones.
valley-help-act-mine = Toma plata: tu bolsa se llena hasta seis monedas.
valley-help-act-palace = Haz clic en un encargo iluminado para completarlo.
valley-help-act-equipment-town = Pasa páginas, compra o toma provisiones.
valley-help-act-commission-town = Pasa páginas, compra o toma provisiones.
valley-help-book = Pasa más páginas, compra o termina.
valley-help-load = Carga otra gema o termina.
valley-help-deliver = Completa otro encargo o termina.
valley-help-replace = Has devuelto un encargo. Pasa páginas si quieres y compra otro por una moneda.
valley-help-pay = Varias de tus cartas llevan lo que debes. Haz clic en la que se vacía.
valley-buy = Comprar
valley-turn-page = Pasar
valley-free = gratis

valley-turn = { $player } { $doings }.
valley-toward-harbour-town = a la ciudad portuaria
valley-toward-road = a una casilla de camino
valley-toward-palace-silver = al palacio plateado
valley-toward-palace-yellow = al palacio amarillo
valley-toward-palace-white = al palacio blanco
valley-toward-palace-violet = al palacio violeta
valley-toward-palace-red = al palacio rojo
valley-toward-palace-blue = al palacio azul
valley-toward-palace-green = al palacio verde
valley-doing-goes = va { $toward }
valley-doing-goes-provisions = va con provisiones { $toward }
valley-doing-stays = se queda
valley-doing-passes = no hace nada
valley-doing-provisions = toma provisiones
valley-doing-silver =
    { $number ->
        [one] toma { $number } moneda
       *[other] toma { $number } monedas
    }
valley-doing-bonus =
    { $number ->
        [one] recibe una ficha de bonificación
       *[other] recibe { $number } fichas de bonificación
    }

valley-score-coins = Monedas (deciden un empate)
valley-stat-completed = Encargos completados
valley-stat-spaces = Casillas recorridas
valley-stat-pages = Páginas pasadas
valley-stat-loaded = Gemas cargadas

## Places as the map shows them

valley-near-town = la ciudad { $letter }
valley-near-harbour-town = la ciudad portuaria
valley-near-mine = la mina de plata
valley-near-harbour = el puerto
valley-near-palace-silver = el palacio plateado
valley-near-palace-yellow = el palacio amarillo
valley-near-palace-white = el palacio blanco
valley-near-palace-violet = el palacio violeta
valley-near-palace-red = el palacio rojo
valley-near-palace-blue = el palacio azul
valley-near-palace-green = el palacio verde
where-top-left = arriba a la izquierda
where-top = arriba
where-top-right = arriba a la derecha
where-left = a la izquierda
where-middle = en el centro
where-right = a la derecha
where-bottom-left = abajo a la izquierda
where-bottom = abajo
where-bottom-right = abajo a la derecha
valley-spot-equipment-town = ciudad del equipo { $letter }
valley-spot-commission-town = ciudad de los encargos { $letter }
valley-spot-harbour-town = ciudad portuaria
valley-spot-road-by = casilla de camino que toca { $near }
valley-spot-road-between = casilla de camino entre { $near } y { $other }
valley-spot-mine = mina de plata ({ $where })
valley-spot-harbour =
    { $number ->
        [one] puerto con un barco
       *[other] puerto con { $number } barcos
    }
valley-toward-equipment-town = a la ciudad del equipo { $letter }
valley-toward-commission-town = a la ciudad de los encargos { $letter }
valley-toward-road-by = a la casilla de camino que toca { $near }
valley-toward-road-between = a la casilla de camino entre { $near } y { $other }
valley-toward-mine = a la mina de plata ({ $where })
valley-toward-harbour =
    { $number ->
        [one] al puerto con un barco
       *[other] al puerto con { $number } barcos
    }

## Things counted

valley-some-gem-ruby =
    { $number ->
        [one] un rubí
       *[other] { $number } rubíes
    }
valley-some-gem-sapphire =
    { $number ->
        [one] un zafiro
       *[other] { $number } zafiros
    }
valley-some-gem-amethyst =
    { $number ->
        [one] una amatista
       *[other] { $number } amatistas
    }
valley-some-gem-emerald =
    { $number ->
        [one] una esmeralda
       *[other] { $number } esmeraldas
    }
valley-some-gem-gold =
    { $number ->
        [one] una pieza de oro
       *[other] { $number } piezas de oro
    }
valley-one-commission-silver = un encargo plateado
valley-one-commission-yellow = un encargo amarillo
valley-one-commission-white = un encargo blanco
valley-one-commission-violet = un encargo violeta
valley-one-commission-red = un encargo rojo
valley-one-commission-blue = un encargo azul
valley-one-commission-green = un encargo verde
valley-one-craftsman-silver = a un artesano plateado
valley-one-craftsman-yellow = a un artesano amarillo
valley-one-craftsman-white = a un artesano blanco
valley-one-craftsman-violet = a un artesano violeta
valley-one-craftsman-red = a un artesano rojo
valley-one-craftsman-blue = a un artesano azul
valley-one-craftsman-green = a un artesano verde

## What a turn was

valley-doing-meets =
    { $number ->
        [one] paga { $number } moneda por el encuentro con { $names }
       *[other] paga { $number } monedas por el encuentro con { $names }
    }
valley-doing-pages =
    { $number ->
        [one] pasa una página ({ $faces })
       *[other] pasa { $number } páginas ({ $faces })
    }
valley-doing-pages-paid =
    { $number ->
        [one] pasa una página ({ $faces }) por { $coins }
       *[other] pasa { $number } páginas ({ $faces }) por { $coins }
    }
valley-doing-buys-equipment = compra la carta { $equipment }
valley-doing-buys = compra { $cards }
valley-doing-returns =
    { $page ->
        [left] devuelve { $cards } al lado izquierdo del libro
       *[right] devuelve { $cards } al lado derecho del libro
    }
valley-doing-unloads = descarga { $gems } de la carta { $equipment }
valley-doing-loads = carga { $gems }
valley-doing-loads-paid = carga { $gems } por { $coins }
valley-doing-delivers =
    { $points ->
        [one] completa { $cards } por un punto
       *[other] completa { $cards } por { $points } puntos
    }
valley-doing-hires = contrata { $craftsmen }
valley-doing-hires-other = contrata { $craftsmen } (de ese color no queda ninguno)
valley-doing-hires-nobody = no encuentra más artesanos
valley-doing-opens =
    { $points ->
        [0] abre el { $workshop }
        [one] abre el { $workshop } por un punto
       *[other] abre el { $workshop } por { $points } puntos
    }
valley-paid =
    { $number ->
        [one] { $number } moneda
       *[other] { $number } monedas
    }

## What is done

table-help-play = Primero viajas: un clic en un lugar iluminado te lleva allí. Detente encima, o mantén pulsado, para leer qué se puede hacer. Una ciudad termina el movimiento, a no ser que tengas provisiones.
valley-go = Ir { $toward }.
valley-go-provisions = Ir con provisiones { $toward }.
valley-pick = Haz clic en un lugar iluminado del mapa para ir allí.
valley-pick-short = Elige un lugar iluminado
valley-give-back = Devolver
valley-give-title = Devolver este encargo
valley-give-help = No cuesta nada y va encima del lado que elijas. Después debes comprar aquí otro encargo por una moneda; antes puedes pasar páginas.
valley-give-left = Lado izquierdo
valley-give-right = Lado derecho

## What things are

valley-do-road-empty = Aquí no quedan gemas.
valley-here = Aquí: { $names }.
valley-about-basin = Gemas pagadas o descargadas. En la ciudad portuaria y en los puertos se pueden volver a cargar.
valley-about-book = Solo se puede comprar lo que se ve encima. Haz clic para ver qué contiene un libro así.
valley-about-coins = Pagan encargos, más páginas, encuentros, caballo y carreta. Nadie puede tener más de { $most }.
valley-about-provisions = Con provisiones un movimiento puede pasar una ciudad; así se gastan. Se toman en las ciudades.
valley-about-commission = Lleva lo que pide al palacio de su color: da sus puntos y un artesano.
valley-about-completed = Los encargos completados están ocultos: sus puntos se muestran al final.
valley-about-bonus = Cada una vale 10 puntos. Quien tiene un taller recibe una por cada nuevo encargo de su color.
valley-about-colour = Un color con al menos un artesano vale 10 puntos.
valley-about-piles = Por cada encargo su jugador toma de aquí un artesano de ese color.
valley-about-asks = Quien primero tiene tantos artesanos del color toma enseguida el taller y se lo queda.
valley-about-shop-points = Lo que vale el taller al final.
valley-owner-none = Aún no es de nadie
valley-pile = { $craftsman }: { $number }

## The score so far, and the end

valley-points =
    { $number ->
        [one] { $number } punto
       *[other] { $number } puntos
    }
valley-points-known =
    { $number ->
        [one] { $number } punto conocido
       *[other] { $number } puntos conocidos
    }
valley-points-hidden = ocultos
valley-stacks =
    { $number ->
        [0] Se juega la última ronda
        [one] { $number } pila más hasta el final
       *[other] { $number } pilas más hasta el final
    }
valley-about-stacks = En cuanto quedan artesanos de un solo color, la ronda se juega hasta el final y se cuentan los puntos. Tantas pilas deben agotarse aún.
valley-quiet =
    { $number ->
        [one] Nadie entrega: queda { $number } ronda
       *[other] Nadie entrega: quedan { $number } rondas
    }
valley-about-quiet = Si hasta entonces nadie completa un encargo, la partida acaba y se cuentan los puntos.

## The summary card

valley-summary = Carta de resumen
valley-summary-scoring = Qué cuenta al final
valley-summary-equipment = En cada uno de los dos catálogos de equipo, contando ambas caras de sus cartas
valley-summary-commissions = En cada uno de los dos libros de encargos, contando ambas caras de sus cartas
valley-counts-commissions = cada encargo completado: lo que indica
valley-counts-colours = cada color con al menos un artesano: 10
valley-counts-workshops = cada taller: lo que indica
valley-counts-bonus = cada ficha de bonificación: 10
valley-counts-gems = cada gema en las cartas propias: 1
valley-completed-look = Encargos completados
valley-completed-hidden = Siguen ocultos hasta el final.
