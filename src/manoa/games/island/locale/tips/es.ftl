tips-explorer = Dos exploradores comparten carta: elige aquel cuyo don te guste.
tips-dice = El dado más alto como velocidad descubre tierras; como cosecha te llena la mano.
tips-harvest = Toma lo que te falte: una ofrenda pide dos de cada clase.
tips-explore = Muévete, descubre, compra y comercia en cualquier orden y termina tu turno. Primero una granja; después, busca los santuarios.
tips-lay = Pon el agua y los santuarios donde no te cierren el paso.
tips-react = Ahora puedes mover un ejército, fuera de turno. Casi nunca hace falta: entonces pasa.
