tips-play = Clicca una carta per usarla, o subito una casella illuminata che vuoi raggiungere. Quando hai finito, concludi il turno.
tips-move = La forza della carta porta avanti la pedina finché basta. Puoi fermarti quando vuoi; ciò che resta è perso.
tips-tender = Le carte gialle e bianche pagano il loro numero, le altre mezza moneta. Paga con carte che non ti servono.
tips-pay = Va bene una carta qualsiasi della mano. Dai la più debole.
tips-discard = Tieni una carta solo se ti serve al prossimo turno: per ogni carta scartata ne peschi un’altra.
