me-my-data-what = Este servidor guarda el nombre que diste, las mesas en las que te sientas o te sentaste, las partidas jugadas allí y lo que dijiste. No hay cuenta: una cookie en este navegador dice quién eres.
me-my-data-none = No has dado un nombre, y no hay nada guardado sobre ti.
me-export = Descargar todo
me-export-help = Un archivo JSON: tu nombre, tus mesas, los registros de tus partidas terminadas, lo que dijiste, a quién silenciaste y bloqueaste, tus dispositivos y tus puntuaciones.
me-delete = Eliminar todo
me-delete-help = Tu nombre pasa a ser «un antiguo invitado», lo que dijiste se borra, en tus partidas en curso siguen bots y este navegador te olvida. Los demás pueden volver a ver las partidas que jugaron contigo.
me-delete-sure = ¿Eliminar para siempre todo lo tuyo? No se puede deshacer.
me-delete-go = Eliminar para siempre
me-deleted = Se ha eliminado todo lo tuyo.
me-blocked-people = Bloqueados en mis mesas
me-blocked-none = No has bloqueado a nadie.
me-unblock = Volver a admitir
me-archive = Archivo
me-archive-help = Las partidas que dejaste y aquellas en las que hace mucho que no pasa nada.
me-archive-none = El archivo está vacío.

## Results

me-results = Mis resultados
me-results-none = Todavía no hay ninguna partida terminada. Aquí se cuenta cada partida que terminas.
me-results-sum =
    { $played ->
        [one] { $played } partida
       *[other] { $played } partidas
    } · { $won } ganadas · { $streak } seguidas ahora, { $best } como máximo
me-kind = Juego
me-players = Jugadores
me-against = Contra
me-against-people = personas
me-against-bots = bots
me-played = Jugadas
me-won = Ganadas
me-mean-place = Puesto medio
me-last-results = Últimos resultados
me-place-of = Puesto { $place } de { $players }
me-with = con { $names }

## Ratings

me-ratings = Puntuaciones
me-ratings-help = Si quieres, tus partidas terminadas dan una puntuación (Glicko-2), entre personas y contra bots. Los demás la ven en la mesa y en las clasificaciones. Puedes dejarlo cuando quieras: lo que haya quedará oculto.
me-ratings-on = Puntúa mis partidas a partir de ahora
me-ratings-none = Tu próxima partida terminada te dará una primera puntuación. Las partidas en un dispositivo compartido no cuentan.
me-rating = Puntuación
me-rating-people = Puntuación entre personas
me-rating-bots = Puntuación contra bots
me-rating-doubtful = El signo de interrogación indica una puntuación con pocas partidas.
me-leaderboard-of = Los mejores: { $title }
me-leaderboard-none = Aquí nadie tiene puntuación todavía.
me-pool-people = Entre personas
me-pool-bots = Contra bots
me-games = Partidas
me-name = Nombre
me-you = tú

## Your turn

me-calls = Cuando es mi turno
me-calls-help = El título de la página siempre lo dice, en cada pestaña y para todas tus partidas.
me-sound = Un sonido breve cuando es mi turno
me-notify = Una notificación cuando es mi turno y miro otra página
me-notify-denied = Tu navegador no permite notificaciones de este sitio. Puedes cambiarlo en sus ajustes.
me-notify-impossible = Aquí tu navegador no muestra notificaciones; suele hacer falta una dirección con https.
me-notify-says = { $title }: tu turno

## Devices

me-devices = Mis dispositivos
me-devices-help = Una persona, varios dispositivos: abre el enlace, por ejemplo, en tu móvil y sigue allí como el mismo invitado.
me-device-add = Jugar en otro dispositivo
me-device-scan = Escanea el código con el otro dispositivo o abre allí este enlace. Sirve una sola vez, hasta las { $time }. Quien lo tenga puede jugar como tú: no se lo envíes a nadie más.
me-device-address = Enlace privado
me-device-local = A este servidor solo se llega desde este ordenador, así que el enlace solo sirve en otros navegadores de aquí.
me-device-unknown = Un navegador
me-device-this = este dispositivo
me-device-seen = último uso: { $when }
me-device-end = Desconectar
me-device-end-sure = ¿Desconectar { $name }? Lo que esté abierto allí se cierra, y para volver hace falta un enlace nuevo.
me-device-ended = Ese dispositivo se ha desconectado.
me-device-open = Jugar en este dispositivo
me-device-whose = Este enlace privado convierte este navegador en un dispositivo más de { $name }.
me-device-instead = En este navegador ahora eres { $name }. Dejarás de serlo y, sin otro dispositivo, no podrás volver a esas partidas.
me-device-go = Seguir como { $name }
me-device-already = Aquí ya eres { $name }.
me-data = Mis datos
