tips-move = Pulsa un lugar iluminado para ir allí. Oro junto a un camino y luego una ciudad del equipo: es un buen comienzo.
tips-act = Ahora una acción que ofrezca este lugar. Solo una, así que elige bien.
tips-book = Compra una carta visible o pasa una página. La primera del turno es gratis.
tips-load = Carga todo lo que quepa: una gema por turno es poco.
tips-deliver = Completa todos los encargos de este cliente que puedas pagar. Cada uno trae un artesano.
