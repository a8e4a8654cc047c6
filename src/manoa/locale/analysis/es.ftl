analysis-what = Cada turno de esta partida se puede volver a mirar: cómo estaban las probabilidades, dónde cambió la partida y qué habría sido mejor. Tarda unos minutos, en segundo plano.
analysis-begin = Analizar esta partida
analysis-again = Intentarlo de nuevo
analysis-failed = No se ha podido analizar esta partida hasta el final.
analysis-progress = Progreso del análisis
analysis-waits =
    { $number ->
        [0] Tu partida es la siguiente.
        [one] Antes que la tuya hay { $number } partida.
       *[other] Antes que la tuya hay { $number } partidas.
    }
analysis-done-of = { $number } de { $all } decisiones valoradas
analysis-leave = Puedes salir de esta página: el análisis sigue y se guarda.
analysis-graph = Probabilidades de ganar a lo largo de las jugadas.
analysis-chances-now = Probabilidades de ganar en esta jugada
analysis-percent = { $percent } %
analysis-turning-points = Puntos de inflexión
analysis-no-turning-points = Las probabilidades nunca cambiaron mucho de golpe.
analysis-turned = { $name }: { $before } % → { $after } %
analysis-move = Jugada { $number } · { $name }
analysis-better-turns = Turnos mejores
analysis-no-better = Ninguno de los turnos jugados podía ser claramente mejor.
analysis-gain = +{ $points } %
analysis-played = Jugado:
analysis-better = Mejor:
analysis-brings = Ventaja:
analysis-costs = Coste:
analysis-unknown = Aparece algo desconocido: solo entonces se ve qué trae.
analysis-nothing = Por ahora no da ni cuesta nada.
analysis-prepares = Prepara lo que sigue en este turno.
analysis-against = Bots
analysis-play-on = Seguir jugando desde aquí
analysis-play-on-help = Una mesa nueva empieza en la jugada que se ve. Tú decides por quien tiene el turno y los bots juegan por los demás. La partida antigua queda como está.
analysis-honest = Valorado según lo que cada cual podía saber en ese momento. Las probabilidades son estimaciones.
analysis-hint-clear = Una opción es claramente la mejor
analysis-hint-close = Está reñido: varias opciones son casi igual de buenas
analysis-hint-lead = mostrar en la mesa
analysis-hint-honest = Probabilidades estimadas de ganar, según lo que ves. No se juega nada por ti.
