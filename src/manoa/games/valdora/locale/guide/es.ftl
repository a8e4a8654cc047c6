guide-goal = El objetivo
guide-goal-text = Has venido a Valdora a hacer fortuna. Compra encargos y herramientas, busca gemas y llévalas a los palacios de los clientes. Gana quien tenga más puntos al final.
guide-turn = Un turno: viajar y después una acción
guide-travel = Debes moverte por los caminos, cuanto quieras, pero una ciudad te detiene. Con provisiones puedes pasar una. Si terminas donde hay otros, paga una moneda a cada uno, salvo en una mina de plata.
guide-then = Después haz una cosa que ofrezca el lugar:
guide-equipment = Ciudad del equipo: pasa páginas y compra cartas, cada una por un oro. Una herramienta lleva una gema de su clase; caballo y carreta cualquiera, pagando monedas.
guide-commissions = Ciudad de los encargos: pasa páginas y compra encargos por una moneda cada uno. Tienes tres como máximo. La primera página del turno es gratis; cada otra cuesta una moneda.
guide-road = Casilla de camino: carga gemas que haya allí, cada una en una carta tuya vacía y adecuada. Nunca se reponen.
guide-harbour = Puerto: carga tantas gemas como barcos tenga, de las pagadas o descargadas.
guide-mine = Mina de plata: llena tu bolsa hasta seis monedas.
guide-palace = Palacio: completa encargos de su color con lo que piden. Cada uno da sus puntos y un artesano de ese color, o de la pila siguiente si no quedan.
guide-provisions = Cualquier ciudad: toma en su lugar provisiones.
guide-workshops = Talleres
guide-workshops-text = Quien primero tiene bastantes artesanos de un color abre su taller. Desde entonces cada nuevo encargo de ese color da además a su dueño una ficha de bonificación.
guide-end = Cómo termina
guide-end-text = En cuanto junto al tablero quedan artesanos de un solo color, se acaba la ronda, para que todos hayan jugado los mismos turnos. Después se cuentan los puntos; en un empate gana quien tiene más monedas.
guide-quiet =
    { $number ->
        [one] También termina si en { $number } ronda nadie completa un encargo.
       *[other] También termina si en { $number } rondas nadie completa un encargo.
    }
guide-tips = Para la primera partida
guide-tip-gold = Carga oro antes de ir a comprar equipo.
guide-tip-coins = Llega a un libro con monedas: más páginas muestran lo que buscas.
guide-tip-many = Carga y entrega varias gemas a la vez; una por turno es demasiado poco.
