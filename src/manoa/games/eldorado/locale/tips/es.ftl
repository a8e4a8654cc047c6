tips-play = Pulsa una carta para usarla, o directamente una casilla iluminada a la que quieras llegar. Cuando acabes, termina tu turno.
tips-move = La fuerza de la carta lleva tu peón mientras alcance. Puedes parar cuando quieras; lo que sobra se pierde.
tips-tender = Las cartas amarillas y blancas pagan su número; las demás, media moneda. Paga con cartas que no necesites.
tips-pay = Vale cualquier carta de tu mano. Da la más débil.
tips-discard = Conserva una carta solo si te sirve el próximo turno: por cada una que dejas robas otra.
