### The Island of El Dorado

title = La isla de El Dorado
tagline = Exploradores trazan el mapa de una isla desconocida, reclutan ejércitos y luchan por sus cuatro santuarios.

## Resources, tiles, dwellers, pieces

resource-wood = madera
resource-food = comida
resource-gold = oro
island-cards-wood = { $number } de madera
island-cards-food = { $number } de comida
island-cards-gold = { $number } de oro
tile-water = agua
tile-shrine = santuario
tile-gold = oro
tile-food = comida
tile-wood = madera
tile-garden = jardín
tile-entrance = entrada de la cueva
tile-exit = salida de la cueva
tile-empty = cueva vacía
tile-floor = suelo de la cueva
tile-cave-shrine = santuario de la cueva
tile-dweller = morador de la cueva
found-water = agua
found-shrine = un santuario
found-gold = una loseta de oro
found-food = una loseta de comida
found-wood = una loseta de madera
found-garden = un jardín
found-entrance = la entrada de la cueva
found-exit = la salida de la cueva
found-empty = una cueva vacía
found-floor = el suelo de la cueva
found-cave-shrine = el santuario de la cueva
found-dweller = un morador de la cueva
upon-water = en el agua
upon-shrine = en un santuario
upon-gold = en una loseta de oro
upon-food = en una loseta de comida
upon-wood = en una loseta de madera
upon-garden = en un jardín
upon-entrance = en la entrada de la cueva
upon-exit = en la salida de la cueva
upon-empty = en una cueva vacía
upon-floor = en el suelo de la cueva
upon-cave-shrine = en el santuario de la cueva
upon-dweller = en la guarida de un morador
onto-water = al agua
onto-shrine = a un santuario
onto-gold = a una loseta de oro
onto-food = a una loseta de comida
onto-wood = a una loseta de madera
onto-garden = a un jardín
onto-entrance = a la entrada de la cueva
onto-exit = a la salida de la cueva
onto-empty = a una cueva vacía
onto-floor = al suelo de la cueva
onto-cave-shrine = al santuario de la cueva
onto-dweller = a la guarida de un morador
dweller-thieves = Ladrones
dweller-bats = Murciélagos
dweller-snakes = Serpientes
dweller-spider = Araña gigante
dweller-jaguar = Jaguar
dweller-giant = Gigante de la cueva
piece-villager = aldeano
piece-offering = ofrenda
piece-fort = fuerte
piece-farm = granja
piece-army = movimiento de ejército
piece-explorer = explorador
map-island = isla
map-cave = cueva
direction-e = al este
direction-se = al sureste
direction-sw = al suroeste
direction-w = al oeste
direction-nw = al noroeste
direction-ne = al noreste
direction-n = al norte
direction-s = al sur
direction-through = por la boca de la cueva

## Explorers

explorer-stella = Stella
explorer-stella-title = La aventurera
explorer-laffite = Laffite
explorer-laffite-title = El pirata
explorer-bellona = Bellona
explorer-bellona-title = La comandante
explorer-william = William
explorer-william-title = El mercader
explorer-hector = Hector
explorer-hector-title = El cabo
explorer-nicolas = Nicolas
explorer-nicolas-title = El afortunado
explorer-tizoc = Tizoc
explorer-tizoc-title = El recolector
explorer-emma = Emma
explorer-emma-title = La cartógrafa
explorer-victoria = Victoria
explorer-victoria-title = La acaudalada
explorer-pedro = Pedro
explorer-pedro-title = El conquistador
explorer-stella-ability = Un paso más en cada turno.
explorer-laffite-ability = Por cada 3 y cada 5 que saca, roba una carta al azar a un jugador de su elección.
explorer-bellona-ability = Un movimiento de ejército gratis en cada una de sus fases de exploración.
explorer-william-ability = Cambia con la banca tres cartas iguales en lugar de cinco.
explorer-hector-ability = Tiene un quinto aldeano.
explorer-nicolas-ability = Una vez por turno puede volver a tirar los dados dorados; vale la segunda tirada.
explorer-tizoc-ability = En cada cosecha toma una comida más, cultive lo que cultive.
explorer-emma-ability = Antes de explorar mira las tres primeras losetas de la isla y las devuelve en el orden que quiera.
explorer-victoria-ability = Empieza con cuatro cartas de cada recurso.
explorer-pedro-ability = Su fuerza propia es 2.

## Options

option-deep_shrine = Santuario profundo
option-deep_shrine-help = El santuario de la cueva está en la mitad inferior de la pila de la cueva, como en la segunda edición.
option-hand_limit = Límite de cartas
option-hand_limit-help = Quien tenga más de nueve cartas al final de su turno descarta hasta quedarse con nueve.
option-hidden_hands = Manos ocultas
option-hidden_hands-help = De las cartas ajenas solo se ve el número.
option-free_trade = Ofertas sin límites
option-free_trade-help = Tantas cartas por oferta, ofertas por turno y contraofertas como se quiera. Si no, tres cartas iguales, tres ofertas y una contraoferta.
option-data = Datos propios
option-data-help = Una tabla con costes, piezas, moradores o límites propios, para quien tenga la caja.
option-round_limit = Límite de rondas
option-round_limit-help = La partida se detiene tras este número de rondas; va por delante quien controle más santuarios. Sin número continúa hasta el final.

## Data that cannot be used

error-data-free = { $where } debe costar al menos una carta.
error-data-no-land = { $where } debe tener al menos una loseta de oro, comida, madera o jardín.
error-data-too-many = { $where } tiene { $value } losetas. Puede haber { $most } como máximo.

## Positions that cannot be

error-position-cards = La posición tiene { $value } cartas de este recurso, más de las que hay: { $resource }.
error-position-tiles = La posición tiene { $value } losetas de este tipo: { $tile }. Debe haber { $wanted }.
error-position-dweller = El morador { $dweller } está en { $value } lugares de la posición, no en uno.
error-position-stuck = Desde esta posición nadie podría seguir jugando.

## Actions that the rules refuse

refused-not-an-action = «{ $value }» no es una acción. Las acciones son los números enteros de 0 a { $most }.
refused-over = La partida ha terminado.
refused-not-asked = Eso no se puede hacer ahora. Se te pide esto: { $asked }.
refused-no-tile = No es una de las losetas por ordenar.
refused-no-tile-there = Ahí no hay ninguna loseta.
refused-not-entered = No se puede entrar en esta loseta: { $tile }.
refused-first-round = En la primera ronda no se puede atacar a nadie.
refused-off-table = Ahí termina la mesa.
refused-not-laid-there = La loseta no se puede colocar ahí.
refused-no-speed = No queda velocidad en este turno.
refused-stack-empty = No quedan losetas por descubrir.
refused-no-free-cell = Junto a esta no se puede colocar ninguna loseta.
refused-no-water = Ahí no hay una loseta de agua.
refused-only-water = En la pila solo queda agua.
refused-not-boxed-in = El agua solo se cubre cuando no se puede descubrir otra cosa.
refused-no-way-through = Solo la entrada y la salida de la cueva se comunican.
refused-no-shrine = Ahí no hay un santuario de la isla.
refused-offering-there = Tu ofrenda ya está en ese santuario.
refused-cannot-pay =
    Te falta:{ $wood ->
        [0] {""}
       *[other] {" "}{ $wood } de madera
    }{ $food ->
        [0] {""}
       *[other] { $wood ->
            [0] {" "}
           *[other] {", "}
        }{ $food } de comida
    }{ $gold ->
        [0] {""}
       *[other] { $wood ->
            [0] { $food ->
                [0] {" "}
               *[other] {", "}
            }
           *[other] {", "}
        }{ $gold } de oro
    }.
refused-no-supply = No te queda en la reserva: { $piece }.
refused-lost = Lo perdido vuelve en tu próximo turno: { $piece }.
refused-all-offered = Tus ofrendas ya están en todos los santuarios de la isla.
refused-no-villagers = No tienes aldeanos en el mapa.
refused-place-villager = Los aldeanos aparecen en losetas junto a tus granjas y fuertes, donde no haya rivales.
refused-place-offering = Tu explorador debe estar junto a un santuario sin ofrenda tuya.
refused-place-fort = Ninguna esquina libre de la loseta de tu explorador está lejos de rivales y fuertes.
refused-place-farm = Ninguna esquina de la loseta de tu explorador está libre.
refused-place-army = Ninguno de tus aldeanos puede ir a ninguna parte.
refused-corner-used = En esa esquina hay un edificio.
refused-corner-held = Una loseta de esa esquina está ocupada por otro jugador o por un fuerte.
refused-not-placed-there = El explorador no se puede poner ahí.
refused-no-building = Ninguno de tus edificios toca esa loseta.
refused-occupied = Otro jugador ocupa esa loseta.
refused-no-army = Ahí no tienes ejército.
refused-pinned = Los atacantes no pueden retirarse antes de que termine la batalla.
refused-nowhere = Ese ejército no puede ir a ninguna parte.
refused-too-many = Ahí no tienes tantos aldeanos.
refused-no-farm = Ahí no hay una granja de otro jugador.
refused-no-attackers = No tienes a nadie en una loseta de esa granja.
refused-same-resource = Un recurso no se cambia por sí mismo.
refused-too-few = La banca quiere { $number } y tienes menos: { $resource }.
refused-bank-empty = La banca no tiene: { $resource }.
refused-no-need = Ese cambio no ayuda a pagar el movimiento de ejército.
refused-no-victim = A ese jugador no hay nada que robarle.
refused-no-rival = Ese jugador no está en esta batalla.
refused-no-partner = No hay tal jugador con quien comerciar.
refused-nothing-given = Una oferta debe contener al menos una carta.
refused-no-more-offers = Ya se hicieron todas las ofertas del turno ({ $number }).
refused-offered-already = Es justo la oferta que te han hecho.
refused-counter-countered = Esta oferta solo se puede aceptar o rechazar.
refused-no-wish = Eso no se puede desear ahora.
refused-cannot-accept = No tienes lo que se pide.
refused-both-sides = Un recurso o se da o se pide: { $resource }.
refused-offer-full = Una oferta contiene como máximo { $number } de un recurso: { $resource }.
refused-not-held = No hay bastante en la mano: { $resource }.
refused-not-farmed = No lo cultivas, o la banca no tiene: { $resource }.

## What is asked of a player

asked-explorer = Elige tu explorador
asked-reroll = Vuelve a tirar los dados dorados o quédatelos
asked-steal = Elige a quién robar
asked-dice = Elige el dado de la velocidad; el otro es la cosecha
asked-harvest = Toma una carta de recurso
asked-look = Elige la loseta que va encima a continuación
asked-explore = Mueve, compra, ataca, comercia o termina tu turno
asked-lay = Elige dónde colocar la loseta
asked-march = Elige cuántos aldeanos van y adónde
asked-react = Compra un movimiento de ejército o pasa
asked-rival = Elige contra quién luchar primero
asked-place = Elige dónde poner al explorador derrotado
asked-pay = Elige una carta para entregar
asked-offer = Prepara tu oferta
asked-answer = Responde a la oferta
asked-discard = Elige una carta para descartar
asked-trade = Comercia hasta que tengas bastante
asked-over = La partida ha terminado

## What happened

event-chooses = { $player } juega con { $explorer }.
event-rolls-first = { $player } saca { $number } para el primer turno.
event-turn = Ronda { $round }: es el turno de { $player }.
event-rolls = { $player } saca { $first } y { $second }.
event-rerolls = { $player } vuelve a tirar: { $first } y { $second }.
event-steals = { $player } roba a { $rival }: { $resource }.
event-steals-unseen = { $player } roba una carta a { $rival }.
event-assigns = { $player } tiene velocidad { $speed } y cosecha { $harvest }.
event-harvests = { $player } cosecha: { $number } × { $resource }.
event-no-harvest = { $player } no tiene nada más que cosechar.
event-gathers = { $player } recolecta además: { $resource }.
event-looks = { $player } mira lo alto de la pila (losetas: { $number }).
event-orders = { $player } devuelve las losetas.
event-steps = { $player } va a { $to } ({ $tile }).
event-opens-cave = { $player } abre la cueva.
event-reveals = { $player } descubre una loseta: { $tile }.
event-lays = { $player } coloca la loseta en { $cell } ({ $tile }).
event-meets = { $player } encuentra un morador de la cueva de fuerza { $number }: { $dweller }.
event-covers = { $player } cubre el agua en { $cell } con otra loseta: { $tile }.
event-starts-anew = La primera loseta está rodeada: la isla empieza de nuevo ({ $tile }).
event-announces = { $player } va a comprar: { $piece } ({ $at }).
event-lapses = { $player } ya no puede hacer la compra: { $piece }.
event-buys-villager = { $player } pone un aldeano en { $at }.
event-lays-offering = { $player } deja una ofrenda en el santuario { $at } (santuarios: { $number }).
event-builds-fort = { $player } construye un fuerte en la esquina { $at }.
event-builds-farm = { $player } construye una granja en la esquina { $at }.
event-marches = { $player } mueve un ejército de { $from } a { $to } (aldeanos: { $number }).
event-marches-free = { $player } mueve gratis un ejército de { $from } a { $to } (aldeanos: { $number }).
event-silent = { $player } pasa hasta su turno, salvo que algo le afecte.
event-wants-trade = { $player } quiere comerciar.
event-wants-no-trade = { $player } ya no quiere comerciar.
event-challenges = { $player } ataca a { $rival } en { $cell }.
event-attacks-farm = { $player } ataca la granja de { $rival } en la esquina { $at }.
event-no-battle = Los demás se han ido: no hay batalla para { $player } en { $cell }.
event-fights = { $player } (dados: { $strength }) saca { $roll }, { $rival } (dados: { $defence }) saca { $other }.
event-fights-farm = { $player } (dados: { $strength }) saca { $roll }, la granja de { $rival } (dados: { $defence }) saca { $other }.
event-fights-dweller = { $player } (dados: { $strength }) saca { $roll }; { $dweller } (dados: { $defence }, tira { $rival }): { $other }.
event-wins-battle = { $player } gana la batalla contra { $rival } en { $cell }.
event-beats-dweller = { $player } derrota al morador de la cueva: { $dweller }.
event-loses-to-dweller = { $player } pierde contra el morador de la cueva: { $dweller }.
event-ties = { $player } y { $rival } empatan en { $cell }.
event-ties-dweller = { $player } empata con el morador de la cueva: { $dweller }.
event-goes-back = Una pieza de { $player } vuelve de { $from } a { $to }: { $piece }.
event-loses-villagers =
    { $number ->
        [one] { $player } pierde { $number } aldeano en { $cell }.
       *[other] { $player } pierde { $number } aldeanos en { $cell }.
    }
event-loses-fort = { $player } pierde el fuerte de la esquina { $at }.
event-loses-farm = { $player } pierde la granja de la esquina { $at }.
event-placed = { $rival } pone al explorador de { $player } en { $to }.
event-pays = { $player } paga a { $rival }: { $number } × { $resource }.
event-pays-bank = { $player } devuelve a las pilas: { $number } × { $resource }.
event-pays-hoard = { $player } cede al tesoro de los ladrones: { $number } × { $resource }.
event-takes-hoard = { $player } toma el tesoro de los ladrones: madera { $wood }, comida { $food }, oro { $gold }.
event-finds-cave-shrine = { $player } encuentra el santuario de la cueva en { $cell }.
event-takes-cave-shrine = { $player } controla ahora el santuario de la cueva.
event-wins-cave-shrine = { $player } le quita el santuario de la cueva a { $rival }.
event-loses-cave-shrine = { $player } pierde el santuario de la cueva, que se baraja de nuevo en la pila de la cueva.
event-returns-cave-shrine = { $player } retrocede: el santuario de la cueva está de nuevo en { $cell }.
event-banks = { $player } cambia con la banca: { $number } × { $give } por { $resource }.
give-wood = madera
give-food = comida
give-gold = oro
event-offers = { $player } hace una oferta a { $rival }.
event-offers-cards = { $player } daría: { $number } × { $resource }.
event-wants-cards = { $player } querría: { $number } × { $resource }.
event-counters = { $player } responde a { $rival } con una contraoferta.
event-accepts = { $player } acepta la oferta de { $rival }.
event-declines = { $player } rechaza la oferta de { $rival }.
event-discards = { $player } descarta: { $number } × { $resource }.
event-wins = ¡{ $player } controla los cuatro santuarios y gana!
event-over =
    { $round ->
        [one] La partida ha terminado tras { $round } ronda.
       *[other] La partida ha terminado tras { $round } rondas.
    }

## What a player may choose

choice-explorer = Jugar con { $explorer }
choice-reroll = Volver a tirar
choice-keep = Quedarse con los dados
choice-steal = Robar a { $rival }
choice-dice = Velocidad { $speed }, cosecha { $harvest }
choice-harvest = Tomar { $resource }
choice-look = Poner encima como número { $place }: { $tile }
choice-step = Ir { $direction } a { $to } ({ $tile })
choice-step-open = Entrar en la cueva
choice-step-battle = Atacar: ir { $direction } a { $to } ({ $tile }); victoria { $win } %
choice-discover-island = Descubrir una loseta de la isla
choice-discover-cave = Descubrir una loseta de la cueva
choice-cover = Cubrir el agua en { $at } con una loseta nueva
choice-lay = Colocar la loseta en { $at } ({ $direction }): { $tile }
choice-villager = Comprar un aldeano para { $at } ({ $cost })
choice-offering = Dejar una ofrenda en el santuario { $at } ({ $cost })
choice-fort = Construir un fuerte en la esquina { $at } ({ $cost })
choice-farm = Construir una granja en la esquina { $at } ({ $cost })
choice-army = Mover un ejército desde { $from } ({ $cost })
choice-army-free = Mover gratis un ejército desde { $from }
choice-march =
    { $number ->
        [one] { $number } aldeano { $direction } a { $to } ({ $tile })
       *[other] { $number } aldeanos { $direction } a { $to } ({ $tile })
    }
choice-march-battle =
    { $number ->
        [one] Atacar con { $number } aldeano { $direction } en { $to } ({ $tile }); victoria { $win } %
       *[other] Atacar con { $number } aldeanos { $direction } en { $to } ({ $tile }); victoria { $win } %
    }
choice-attack = Atacar la granja de { $rival } en la esquina { $farm } desde { $from }; victoria { $win } %
choice-bank = Banca: { $number } × { $give } por { $resource }
choice-offer = Hacer una oferta a { $rival }
choice-give = Dar { $number } × { $resource }
choice-want = Pedir { $number } × { $resource }
choice-propose = Hacer la oferta
choice-drop = Abandonar la oferta
choice-accept = Aceptar
choice-decline = Rechazar
choice-counter = Responder a { $rival } con una contraoferta
choice-pass = Pasar
choice-silence = Pasar hasta mi turno, salvo que algo me afecte
choice-enough = Basta de comercio
choice-want-trade = Quiero comerciar
choice-want-no-trade = Ya no quiero comerciar
choice-heed =
    { $when ->
        [always] Preguntarme siempre
        [attacked] Preguntarme solo cuando me ataquen
       *[concerned] Preguntarme cuando me afecte
    }
choice-rival = Luchar primero contra { $rival }; victoria { $win } %
choice-place = Poner al explorador en { $at } ({ $tile })
choice-pay = Entregar { $resource }
choice-discard = Descartar { $resource }
choice-end = Terminar el turno (velocidad perdida: { $speed })
island-choice-step = Ir { $direction }, { $onto }
island-choice-step-battle = Atacar: ir { $direction }, { $onto }; victoria { $win } %
island-choice-walk =
    { $number ->
        [one] Dar { $number } paso { $onto }, { $where }
       *[other] Dar { $number } pasos { $onto }, { $where }
    }
island-choice-cover = Cubrir el agua { $direction } de ti con una loseta nueva
island-choice-lay = Colocar la loseta { $direction } de ti: { $tile }
island-choice-villager = Comprar un aldeano { $upon }, { $where } ({ $cost })
island-choice-offering = Dejar una ofrenda en el santuario { $direction } de ti ({ $cost })
island-choice-fort = Construir un fuerte en la esquina { $direction } de ti ({ $cost })
island-choice-farm = Construir una granja en la esquina { $direction } de ti ({ $cost })
island-choice-army = Mover el ejército { $upon }, { $where } ({ $cost })
island-choice-march =
    { $number ->
        [one] { $number } aldeano { $direction }, { $onto }
       *[other] { $number } aldeanos { $direction }, { $onto }
    }
island-choice-march-battle =
    { $number ->
        [one] Atacar con { $number } aldeano: { $direction }, { $onto }; victoria { $win } %
       *[other] Atacar con { $number } aldeanos: { $direction }, { $onto }; victoria { $win } %
    }
island-choice-attack = Atacar la granja de { $rival } { $corner } con tus piezas { $upon }; victoria { $win } %
island-choice-place = Poner al explorador { $upon }, { $where }
island-choice-bank = Banca: { $give } por { $take }
island-choice-give = Dar { $cards }
island-choice-want = Pedir { $cards }

## The table

table-island = La isla
table-cave = La cueva
table-cards = Cartas
table-bank = Banca
table-hoard = Tesoro de los ladrones
table-strength = Fuerza
table-villagers = Aldeanos
table-buildings = Edificios
table-shrines = Santuarios
table-explorer = Explorador
table-place = Dónde
table-stack = Losetas restantes
table-speed = Velocidad

## The web table

table-side = Jugadores y pilas
table-help-play = Tus dos dados dorados son velocidad y cosecha. Después explora: haz clic en un hexágono iluminado para ir allí, en un catalejo para descubrir una loseta. Cada paso o loseta cuesta uno de velocidad.
table-help-move = Lo que puedes pagar está iluminado abajo: elígelo y después su lugar en el mapa. Los hexágonos rojos empiezan una batalla; el número es tu probabilidad de ganar.
table-ranking = Quien controla los tres santuarios de la isla y el de la cueva gana al instante. Los demás se ordenan por los santuarios que controlan.
island-map = Carta de la isla y de la cueva
island-nothing = nada
island-and = { $first } y { $last }
island-asked-left = { $asked } (quedan: { $number })
island-asked-speed =
    { $number ->
        [0] { $asked } (no quedan pasos)
        [one] { $asked } (queda { $number } paso)
       *[other] { $asked } (quedan { $number } pasos)
    }
island-asked-lay = Has descubierto una loseta: { $tile }. Elige dónde colocarla
island-explorer-of = { $explorer }, que explora para { $player }, fuerza { $number }
island-offering-of = Ofrenda de { $player }
island-villagers-of =
    { $number ->
        [one] { $number } aldeano de { $player }
       *[other] { $number } aldeanos de { $player }
    }
island-fort-of = Fuerte de { $player }
island-farm-of = Granja de { $player }
island-dice-open = Dados dorados de { $player }: { $first } y { $second }
island-dice-used = Dados dorados de { $player }: { $speed } para la velocidad, { $harvest } para la cosecha
island-steps =
    { $number ->
        [one] queda { $number } paso
       *[other] quedan { $number } pasos
    }
island-cards-of = { $resource }: { $number }
island-cards-farmed = { $resource }: { $number }, lo cultivas
island-shop = Lo que se puede comprar
island-price = { $piece }: { $cost }.
island-left = En tu reserva: { $number }.
island-free = gratis
island-army = Ejército
island-trade = Comercio
island-trade-about = Comercia con la banca o con un jugador
island-which = ¿Qué quieres hacer aquí?
island-place-it = Elige un lugar iluminado: { $piece }
island-ways = Lugares iluminados
island-choose-one = Elige
island-choose-place = Elige un lugar iluminado
island-choose-cards = Elige las cartas
island-do-step = Atacar
island-do-lay = Colocarla y luchar
island-do-cover = Cubrir el agua
island-do-villager = Comprar el aldeano
island-do-offering = Dejar la ofrenda
island-do-fort = Construir el fuerte
island-do-farm = Construir la granja
island-do-army = Mover este ejército
island-do-march = En marcha
island-do-attack = Atacar la granja
island-do-place = Ponerlo aquí
island-do-discover = Descubrir una loseta
island-do-harvest = Tomar { $cards }
island-do-pay = Entregar { $cards }
island-do-discard = Descartar { $cards }
island-pick-left =
    { $number ->
        [one] Falta elegir { $number } carta
       *[other] Faltan por elegir { $number } cartas
    }
island-pick-less = Uno menos: { $resource }
island-pick-more = Uno más: { $resource }
island-pick-of = Hay { $number } para elegir.
island-help-explore = Los hexágonos iluminados son pasos, un catalejo descubre una loseta nueva. Toma algo de la tienda para ver dónde puede estar.
island-help-spent = En el mapa no queda nada que hacer: comercia o termina tu turno.
island-help-lay = Haz clic en una casilla iluminada: la loseta se coloca allí. Tu explorador pasa a ella si no es agua ni un santuario.
island-help-march = Haz clic en la loseta a la que debe ir el ejército y después en cuántos aldeanos van.
island-help-place = Haz clic en una loseta iluminada: el explorador derrotado va allí.
island-help-trade = Comercia con la banca o haz una oferta a alguien.
island-react-battle = Va a empezar una batalla. Puedes llevar un ejército: haz clic en tus aldeanos.
island-react-trade = Puedes comprar un movimiento de ejército si antes consigues de la banca lo que te falta.
island-react-may = Puedes comprar un movimiento de ejército: pulsa tus aldeanos.
island-asked-cause = { $cause } { $asked }
island-heading-attacked = Te atacan
island-heading-react = Puedes reaccionar
island-heading-answer = Una oferta para ti
island-heading-trade = Comercias
island-heading-decide = Tú decides
island-heed = Preguntarme por los movimientos ajenos
island-heed-always = siempre
island-heed-concerned = cuando me afecta
island-heed-attacked = solo si me atacan
island-want-trade = Se te preguntará en cuanto se puedan cambiar cartas; a nadie más.
island-wanting = Se te preguntará. Pulsa otra vez si ya no quieres comerciar.
island-why-not-now = Ahora no.
island-why-no-trade = Ahora no hay nada que comerciar.
island-turn-sign = De turno
island-first = Jugador inicial
island-silent = Pasa hasta su turno, salvo que algo le afecte
island-silent-sign = Pasa
island-shrines-of = Santuarios controlados: { $number } de 4
island-strength-of = Fuerza del explorador: { $number }
island-hand =
    { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    }
island-farms = Cultiva: { $kinds }
island-supply = En la reserva: { $piece } ({ $number })
island-supply-lost = En la reserva: { $piece } ({ $number }); perdidos hasta el próximo turno: { $lost }
island-unseen = Losetas de la isla boca abajo: { $number }
island-unseen-kind = { $tile }: { $number }
island-cave-unseen = Losetas de la cueva boca abajo: { $number }
island-dweller-of = { $dweller } (fuerza { $number })
island-top = Encima, como sabes: { $tiles }
island-turn = { $player } { $doings }.
island-doing-harvests = cosecha { $cards }
island-doing-goes = va { $direction }, { $onto }
island-doing-goes-some =
    { $number ->
        [one] da { $number } paso { $onto }
       *[other] da { $number } pasos { $onto }
    }
island-doing-goes-to = va { $onto }
island-doing-finds = descubre { $found }
island-doing-covers = cubre agua con { $found }
island-doing-villager = pone un aldeano { $upon }
island-doing-fort = construye un fuerte { $corner }
island-doing-farm = construye una granja { $corner }
island-doing-marches =
    { $number ->
        [one] mueve { $number } aldeano { $onto }
       *[other] mueve { $number } aldeanos { $onto }
    }
island-doing-marches-free =
    { $number ->
        [one] mueve gratis { $number } aldeano { $onto }
       *[other] mueve gratis { $number } aldeanos { $onto }
    }
island-doing-banks = cambia con la banca { $give } por { $take }
island-doing-discards = descarta { $cards }
island-doing-pays = paga a { $rival } { $cards }
island-doing-pays-bank = pierde { $cards }, que vuelven a los montones
island-doing-pays-hoard = pierde { $cards } a manos de los ladrones
island-doing-opens-cave = abre la cueva
island-doing-offering = deja una ofrenda (santuarios: { $number })
island-corner = donde se juntan { $tiles }
island-unknown = lo desconocido
island-where-here = donde estás
island-where-away =
    { $number ->
        [one] { $number } paso { $direction } de ti
       *[other] { $number } pasos { $direction } de ti
    }
island-where-cave = en la cueva
island-where-island = en la isla
island-line-dice = { $player } saca { $first } y { $second }: velocidad { $speed }, cosecha { $harvest }.
island-line-challenges = { $player } ataca a { $rival } { $upon }.
island-line-attacks-farm = { $player } ataca la granja de { $rival } { $corner }.
island-line-fights = Batalla: { $player } saca { $roll }, { $rival } saca { $other }.
island-line-won = Gana { $player }.
island-line-lost-to = { $player } cae ante el morador.
island-line-tied = Empate.
island-line-no-battle = Los demás se van { $upon }: no hay batalla para { $player }.
island-line-loses-villagers =
    { $number ->
        [one] { $player } pierde { $number } aldeano { $upon }.
       *[other] { $player } pierde { $number } aldeanos { $upon }.
    }
island-line-loses-fort = { $player } pierde el fuerte { $corner }.
island-line-loses-farm = { $player } pierde la granja { $corner }.
island-line-goes-back = { $player }: { $piece } de vuelta { $onto }.
island-line-placed = { $rival } pone al explorador de { $player } { $upon }.
island-line-returns-cave-shrine = { $player } vuelve atrás: el santuario de la cueva está otra vez en su sitio.
island-line-takes-hoard = { $player } se lleva el tesoro de los ladrones: { $cards }.
island-line-announces = { $player } va a comprar: { $piece } { $place }.
island-line-offers = { $player } ofrece a { $rival } { $give } a cambio de { $take }.
island-line-offers-gift = { $player } ofrece a { $rival } { $give } como regalo.
island-line-accepts = { $player } acepta.
island-line-declines = { $player } rechaza.
island-stat-tiles = Losetas descubiertas
island-stat-steps = Pasos
island-stat-fought = Ataques
island-stat-won = Batallas ganadas
island-stat-harvested = Cartas cosechadas
island-stat-built = Fuertes y granjas construidos
island-stat-villagers = Aldeanos comprados

## What things are

island-about-tile-water = Nadie entra en el agua.
island-about-tile-shrine = Nadie entra en un santuario. Desde una loseta contigua un explorador deja una ofrenda; quien tiene una allí lo controla.
island-about-tile-gold = Quien la cultiva cosecha oro.
island-about-tile-food = Quien la cultiva cosecha comida.
island-about-tile-wood = Quien la cultiva cosecha madera.
island-about-tile-garden = Quien lo cultiva cosecha madera, comida u oro.
island-about-tile-entrance = El camino a la cueva: un explorador la abre con un punto de velocidad.
island-about-tile-exit = De aquí a la entrada de la isla hay un paso.
island-about-tile-empty = Aquí no vive nadie.
island-about-tile-floor = Aquí estaba el santuario de la cueva.
island-about-tile-cave-shrine = El explorador que sale de él se lo lleva: el cuarto santuario y 2 de fuerza más.
island-about-tile-dweller = Quien lo encuentra debe luchar con él enseguida.
island-about-villager = Está en una loseta junto a una granja o un fuerte tuyos. La cultiva si tu granja está en una esquina, lucha con fuerza 1 y marcha en los ejércitos.
island-about-offering = Se deja en un santuario junto a tu explorador. Lo controlas para siempre: 1 de fuerza más y uno de los cuatro santuarios que dan la victoria.
island-about-fort = En una esquina libre de la loseta de tu explorador. Ocupa las tres losetas vecinas y defiende cada una con fuerza 1.
island-about-farm = En una esquina libre de la loseta de tu explorador. Tus aldeanos en las losetas vecinas las cultivan.
island-about-army = Mueve de 1 a 5 aldeanos de una loseta a la contigua, también cuando otros mueven o van a comprar.
island-about-speed = Pasos y losetas nuevas que quedan este turno; cada uno cuesta un punto. Los que sobran se pierden.
island-about-dice = Uno de los dos dados dorados es la velocidad; el otro, la cosecha.
island-about-strength = Cuántos dados negros tira el explorador en una batalla: 1, Pedro 2; 1 más por cada santuario de la isla, 2 más con el de la cueva.
island-about-shrines = Quien controla los tres santuarios de la isla y el de la cueva gana al instante.
island-about-farmed = Lo que este jugador puede cosechar: la loseta del explorador y las que tienen un aldeano junto a una granja propia.
island-about-bank = Cinco cartas iguales por una distinta, William tres.
island-about-hoard = Quien vence a los ladrones de la cueva se lo lleva todo.
island-about-stack = Losetas aún boca abajo, por tipo.
island-about-dweller = Tira tantos dados como su fuerza. Vencido, su cueva queda vacía para siempre.

## Batalla y comercio

table-battle-title = Batalla
table-battle-last = La última batalla
table-battle-farm = Granja de { $rival }
table-battle-dice =
    { $number ->
        [one] { $number } dado
       *[other] { $number } dados
    }
table-battle-rolled = { $player } sacó { $dice }: en total { $number }
table-battle-chances = Probabilidades de { $player }: victoria { $win } %, empate { $tie } %, derrota { $lose } %
table-battle-win = victoria
table-battle-tie = empate
table-battle-lose = derrota
table-battle-after = Tras una marcha de { $number }:
table-battle-joined = después victoria { $win } %
table-battle-avoided = No queda nadie con quien luchar: no hay batalla.
table-battle-unnamed = Las probabilidades se sabrán en cuanto se elija al primer rival.
table-battle-join = Antes de tirar los dados puedes traer un ejército.
table-battle-asked = { $player } aún puede traer un ejército.
table-battle-passed = Han pasado: { $names }.
table-battle-more =
    { $number ->
        [one] Queda { $number } batalla más.
       *[other] Quedan { $number } batallas más.
    }
table-trade-title = Comercio
table-trade-close = Guardar el comercio
table-trade-players = Haz una oferta
table-trade-to = A quién
table-trade-everyone = A todos
table-trade-everyone-about = Se pregunta a uno tras otro, hasta que uno acepta.
table-trade-making = Tu oferta va para { $player }.
table-trade-counter-make = Hacer la contraoferta
table-trade-return = Volver a la oferta
table-trade-withdrawn = { $player } ha retirado la oferta.
table-trade-left = Quedan en este turno: { $number }
table-trade-dropped = También cuenta una oferta abandonada.
table-trade-cards =
    { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    }
table-trade-rate = { $number } cartas iguales por 1 de otro tipo
table-trade-have = Tienes { $number } × { $resource }
table-trade-get = Recibes
table-trade-give = Das
table-trade-begin = Tu oferta a { $player }: ¿qué das y qué quieres a cambio?
table-trade-counter = Contraoferta
table-trade-counter-begin = Tu contraoferta a { $player }: ¿qué das y qué quieres a cambio?
table-trade-offered = { $player } te propone un cambio: recibes { $get }, das { $give }.
table-trade-countered = { $player } hace una contraoferta: recibes { $get }, das { $give }.

## Qué hacen los botones de la mesa
island-help-end = Termina tu turno. La velocidad que queda se pierde.
island-help-pass = Ahora no compras ningún movimiento de ejército. Se pregunta a los demás y se sigue jugando.
island-help-silence = No se te pregunta más hasta tu turno, salvo que te afecte.
island-help-keep = Los dados se quedan como están.
island-help-reroll = Se vuelven a tirar los dos dados dorados; vale la segunda tirada.
island-help-enough = El comercio termina y el juego sigue donde estaba.
island-help-discover = Por 1 de velocidad se destapa la loseta superior de la pila; después eliges su sitio junto a tu explorador.
island-help-harvest = Tomas tantas cartas como muestra el dado de cosecha, de las clases que cultivas.
island-help-pay = La mitad de tus cartas, redondeada hacia abajo, va a quien te venció; tú eliges cuáles.
island-help-discard = Al final del turno solo puedes tener cierto número de cartas; tú eliges cuáles se van.
island-help-choose = Elige primero: una de las cartas o botones de aquí, o un lugar iluminado del mapa.
island-unknown-place = Un lugar sin descubrir
