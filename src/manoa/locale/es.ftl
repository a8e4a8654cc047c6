### Lo que dice la casa, sea cual sea el juego.

## Refusals

error-bot-broken = El bot «{ $value }» de otro paquete no puede jugar: { $reason }
error-bot-not-a-bot = «{ $value }» no es un bot: su punto de entrada crea un { $made }.
error-bot-setting = El bot «{ $value }» no tiene el ajuste «{ $setting }». Los ajustes son: { $values }.
error-bot-unknown = No existe el bot «{ $value }». Los bots disponibles son: { $values }.
error-game-unknown = No existe el juego «{ $title }». Los juegos disponibles son: { $values }.
error-game-broken = No se puede jugar a «{ $title }» del paquete { $package }. { $reason }
error-game-not-a-title = Su punto de entrada { $value } debe nombrar un Title llamado «{ $title }».
error-game-twice = Ya hay otro juego llamado «{ $title }».
error-game-without-words = Faltan los mensajes en el idioma «{ $value }».
error-game-without-limit = Falta la opción round_limit.
error-game-without-terminal = A { $title } no se puede jugar en un terminal.
error-players = { $title } es para { $least } a { $most } jugadores, no { $value }.
error-seed = «{ $value }» no es una semilla válida. Una semilla es un número entero a partir de 0, de 64 bits como máximo.
error-seat = No hay ningún asiento “{ $value }”. Los asientos van del 0 al { $most }.
error-not-a-choice = Esta no es una de las opciones posibles ahora: { $choice }.
error-several-choices = Encaja con varias de las opciones actuales: { $choice }. Son: { $choices }.
error-chance-large = Aquí el azar puede caer de más de { $most } maneras: demasiadas para enumerarlas. Pide más, o prueba con palabras al azar sueltas.
error-fixed = Esto lo comparten todos los que lo miran y no se puede cambiar. copy.deepcopy hace una copia propia.
error-batch-actions = Un paso juega { $number } partidas a la vez, una acción cada una; se dieron { $value }.
error-batch-kind = Las acciones de un paso son un vector plano de números enteros, no «{ $value }».
error-env-game = Los entornos juegan partidas en las que decide un asiento cada vez; { $title } no lo es.

error-options-not-a-table = Las opciones deben ser una tabla de nombres y valores, no «{ $value }».
error-option-unknown = { $title } no tiene la opción «{ $option }». Sus opciones son: { $values }.
error-option-since = La opción «{ $option }» llegó con la versión { $since } de las reglas de { $title }; esta partida se juega con la versión { $version }.
error-option-choice = La opción «{ $option }» no puede valer «{ $value }». Valores posibles: { $values }.
error-option-flag = La opción «{ $option }» solo puede ser verdadera o falsa (true o false), no «{ $value }».
error-option-number = La opción «{ $option }» debe ser un número entero de { $least } a { $most }, no «{ $value }».

error-version-not-a-number = «{ $value }» no es una versión de las reglas. Una versión es un número entero a partir de 1.
error-version-future = Se escribió con reglas de { $title } más recientes (versión { $value }); aquí las reglas son la versión { $version }. Actualiza el programa para abrirlo.
error-version-past = Esto se escribió con reglas de { $title } (versión { $value }) de antes de que las versiones se conservaran. Las más antiguas con que se juega son la versión { $oldest }.

error-undo-nothing = No hay nada que deshacer: todavía no se ha jugado ninguna acción.
error-undo-revealed = La última acción no se puede deshacer: intervino el azar o se reveló algo oculto.
error-undo-other-player = La última acción es de otro jugador: no puedes deshacerla.

error-record-ply = «{ $value }» no es un momento de esta partida. Sus momentos van de 0 a { $most }.
error-record-not-text = { $file } no es un archivo de texto en UTF-8.
error-record-not-json = El registro no es JSON válido: mira la línea { $line }, columna { $column }.
error-record-format = Esto no es el registro de una partida de Manoa.
error-record-field-missing = El registro está incompleto: falta el campo «{ $field }».
error-record-field-unknown = El registro contiene un campo que no le corresponde: «{ $field }».
error-record-digest = El registro está cortado o modificado: su huella no coincide con el contenido.
error-record-opening = No se puede preparar la partida de este registro. { $reason }
error-record-actions = Las acciones del registro deben ser una lista.
error-record-seats = Los asientos del registro no son como deben: para cada uno, un nombre y un bot, o null.
error-record-entry = La entrada { $ply } del registro no es una acción: «{ $value }».
error-record-action = La acción { $ply } del registro ({ $action }) no se puede jugar. { $reason }
error-record-from-position = Este registro empieza en una posición y no con un reparto. Se puede volver a ver, pero no se puede hacer una mesa con él.

error-position-not-a-table = Una posición debe ser una tabla de campos y valores.
error-position-field-missing = La posición está incompleta: falta el campo «{ $field }».
error-position-field-unknown = La posición contiene un campo que no le corresponde: «{ $field }».
error-position-field = El campo «{ $field }» de la posición no puede valer «{ $value }».

## Command line

cli-version-compiled = Manoa { $version }, compilado con mypyc
cli-version-plain = Manoa { $version }, Python puro
cli-interrupted = Interrumpido.
cli-file = { $file }: { $reason }.
cli-file-exists = El archivo { $file } ya existe; no se ha escrito nada.
cli-train-generation = Generación { $generation }: { $positions } posiciones, sorpresa { $surprise } (probabilidades iguales: { $even }), { $share } % contra la anterior{ $kept ->
    [no] , que se queda
   *[yes] {""}
  }.
cli-written = Se ha escrito { $file }.
cli-option-form = Una opción se da como nombre=valor, o como nombre=@archivo para lo que dice un archivo TOML, no «{ $value }».
error-bot-count =
    { $value ->
        [one] Se ha indicado { $value } bot para { $players } asientos. Indica uno para todos o uno para cada asiento.
       *[other] Se han indicado { $value } bots para { $players } asientos. Indica uno para todos o uno para cada asiento.
    }

cli-player = Jugador { $number }
cli-play-title =
    { $number ->
        [one] { $title } · { $name } · { $number } jugador · semilla { $seed }
       *[other] { $title } · { $name } · { $number } jugadores · semilla { $seed }
    }
cli-play-you = Eres { $player }. Escribe ? para ver la ayuda.
cli-round = Ronda { $round }
cli-prompt = Tu elección:
cli-not-a-choice = «{ $value }» no es ninguna de las opciones. Escribe uno de los números, o ? para ver la ayuda.
cli-help =
    número  elegir              u  deshacer una decisión
    Intro   ver la lista        t  deshacer todo el turno
    m       mapa y mesa         s  guardar el registro de la partida
    h       pista               q  salir
    ?       esta ayuda          w  decir algo aparte: comerciar, cuándo preguntar
cli-no-wishes = En esta partida no hay ahora nada que decir aparte.
cli-hint = Pista: { $number }  { $choice }
cli-hint-close = Pista: { $number }  { $choice } (pero por poco: otra cosa puede ser igual de buena)
cli-taken-back =
    { $number ->
        [one] Se ha deshecho { $number } decisión.
       *[other] Se han deshecho { $number } decisiones.
    }
cli-save-where = Archivo para el registro (Intro: { $file }):
cli-save-offer = Archivo donde guardar el registro de la partida (Intro: no guardar):
cli-saved = El registro está en { $file }.
cli-left = Dejas la mesa.
cli-end-of-input = No hay nada más que leer: la partida se detiene aquí.
cli-result = Resultado
cli-replay-at = Tras { $ply } de { $most } decisiones

cli-column-player = Jugador
cli-column-rank = Puesto

cli-sim-playing = Jugando
cli-sim-games = Partidas
cli-sim-undecided = de ellas sin decidir
cli-sim-at-limit = de ellas acabadas en el límite de rondas
cli-sim-rounds = Rondas hasta la victoria
cli-sim-decisions = Decisiones por partida
cli-sim-spread = media { $mean } · mediana { $median } · de { $least } a { $most }
cli-sim-wins = Ganadas por el asiento { $number } ({ $bot })
cli-sim-time = Tiempo
cli-sim-games-rate = Partidas por segundo
cli-sim-decisions-rate = Decisiones por segundo
cli-sim-limit =
    { $number ->
        [one] Una partida se detiene sin decidir tras { $number } ronda (--round-limit; 0 no detiene ninguna). Victorias y rondas son de las partidas decididas.
       *[other] Una partida se detiene sin decidir tras { $number } rondas (--round-limit; 0 no detiene ninguna). Victorias y rondas son de las partidas decididas.
    }
cli-sim-no-limit = Sin límite de rondas. Victorias y rondas son de las partidas decididas.
cli-sim-distribution = Rondas: partidas

error-workers-lost = Los procesos han muerto { $times } veces durante el trabajo. Lo hecho hasta ahora queda en la carpeta de resultados.
error-evaluation-feature = Los pesos de { $file } son de otras características: tienen «{ $value }» donde el juego tiene «{ $feature }».
error-evaluation-field = A los pesos de { $file } les falta «{ $field }».
error-evaluation-file = { $file } no contiene pesos: { $reason }
error-evaluation-length = Los pesos de { $file } no encajan: «{ $field }» tiene { $value } números en vez de { $length }.
error-train-other = { $file } es de otro entrenamiento. Elige otra carpeta o usa las mismas palabras.
error-train-without-features = { $title } no indica características de las que aprender.
error-extra-missing = Hace falta el paquete { $package }: pip install "manoa[{ $extra }]".
error-cluster = No se ha podido llegar a ningún clúster de Ray en «{ $address }». { $reason }
error-tournament-bots = Un torneo necesita al menos { $least } bots distintos, no «{ $value }».
error-results-file = No se pueden leer o escribir los resultados { $file }: { $reason }.
error-results-other = { $file } contiene los resultados de otro torneo. Elige otra carpeta o indica los mismos bots, repartos, semilla y opciones.
error-results-line = { $file } está dañado: la línea { $line } es «{ $value }».
error-games-other = { $file } contiene otra cosa que las partidas de esta simulación. Elige otro archivo o indica los mismos juego, jugadores, bots, número de partidas, semilla y opciones.

cli-cup-title =
    { $title } · { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    } · { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } · semilla { $seed }
cli-cup-bot = Bot
cli-cup-rating = Puntuación
cli-cup-games = Partidas
cli-cup-wins = Ganadas (95 %)
cli-cup-fair = Parte justa
cli-cup-thought = Una decisión
cli-cup-line-up = Alineación
cli-cup-rounds = Rondas
cli-cup-note = Puntuaciones: Bradley-Terry en la escala Elo, con errores estándar. Partidas sin decidir, que no gana nadie: { $undecided }.
cli-chart-ratings = Puntuaciones en la escala Elo; una línea contiene 95 de cada 100
cli-chart-lengths = Partidas ganadas, según la ronda en que acabaron

cli-bench-measuring = Midiendo
cli-bench-decisions = Decisiones por segundo, con las acciones legales, juego al azar entre { $players }
cli-bench-copies = Copias de una posición por segundo
cli-bench-replay = Acciones de un registro repetidas por segundo
cli-bench-greedy = Partidas por segundo entre { $players } bots greedy

## Web table

web-guest = Invitado
web-your-name = Tu nombre
web-name-saved = Ahora te llamas { $name }.
web-language = Idioma
web-close = Cerrar
web-to-lobby = A la sala de juegos
web-not-found-title = Aquí no hay nada
web-not-found = Esta dirección no lleva a ninguna parte.
web-rule = Regla { $rule }
web-error-network = No se puede llegar al servidor. Revisa la conexión e inténtalo de nuevo.
web-error-server = Algo ha fallado en el servidor. No se ha perdido nada; inténtalo de nuevo.
web-error-refused = El servidor lo ha rechazado.
web-error-unexpected = Ha ocurrido algo inesperado en esta página. Vuelve a cargarla.

web-choose-game = Elige un juego
web-players-range = { $least }–{ $most } jugadores
web-own-map = un mapa propio
web-play-bots = Jugar contra bots
web-play-bots-help = Tú y los bots, al instante, con lo elegido en el formulario.
web-new-table = Una mesa nueva
web-players = Jugadores
web-seats = Quién se sienta dónde
web-seat = Asiento { $number }
web-seat-name = Nombre en el asiento { $number }
web-seat-me = Yo ({ $name })
web-seat-local = Otra persona en este dispositivo
web-seat-free = Libre: por enlace o desde la lista
web-seat-bot = Bot · { $level }
web-level-easy = principiante
web-level-medium = con práctica
web-level-hard = fuerte
web-level-expert = experto
web-level-greedy = con experiencia
web-level-random = sin rumbo
web-level-ismcts = sin nociones
web-player = Jugador { $number }
web-bot = Bot { $number }
web-free-seat = asiento libre
web-open-to-all = Abierta a todos
web-open-to-all-help = La mesa aparece en la lista. Si no, solo puede unirse quien tenga el enlace.
web-clock = Reloj
web-clock-none = Sin reloj
web-clock-seconds =
    { $number ->
        [one] { $number } segundo por turno
       *[other] { $number } segundos por turno
    }
web-clock-minutes =
    { $number ->
        [one] { $number } minuto por turno
       *[other] { $number } minutos por turno
    }
web-clock-game =
    { $number ->
        [one] { $number } minuto por jugador para la partida
       *[other] { $number } minutos por jugador para la partida
    }
web-clock-more =
    { $number ->
        [one] y { $number } segundo más con cada turno
       *[other] y { $number } segundos más con cada turno
    }
web-clock-days =
    { $number ->
        [one] { $number } día por turno
       *[other] { $number } días por turno
    }
web-clock-help = Por quien se queda sin tiempo sigue un bot; el asiento se puede recuperar.
web-clock-left = Tiempo restante: { $time }
web-time-days = { $days } d { $hours } h
web-time-hours = { $hours } h { $minutes } min
web-make-and-start = Empezar la partida
web-make-and-invite = Crear la mesa e invitar
web-my-games = Mis partidas
web-my-games-none = Todavía no estás en ninguna partida.
web-open-tables = Mesas abiertas
web-open-tables-none = Ahora mismo no hay mesas abiertas.
web-finished = Partidas terminadas
web-finished-none = Todavía no ha terminado ninguna partida.
web-upload = Abrir un registro
web-upload-too-big = Ese archivo es demasiado grande para el registro de una partida.
web-state-playing = Ronda { $round } · juega { $name }
web-state-waiting =
    { $number ->
        [one] En espera: { $number } asiento libre
       *[other] En espera: { $number } asientos libres
    }
web-state-finished =
    { $round ->
        [one] Terminada tras { $round } ronda
       *[other] Terminada tras { $round } rondas
    }
web-title-waiting =
    { $number ->
        [one] { $number } partida te espera
       *[other] { $number } partidas te esperan
    }
web-go-on = Seguir
web-join = Unirse
web-watch = Mirar

web-waiting = Esperando jugadores
web-waiting-help = La partida empieza sola cuando todos los asientos están ocupados.
web-invite-help = Envía este enlace a quienes vayan a jugar contigo:
web-invite-network = El enlace lleva la dirección de este equipo en tu red: quienes estén en ella pueden abrirlo.
web-invite-alone = Este enlace solo funciona en este equipo, porque el servidor no atiende a nadie más. Para que otros puedan unirse, detenlo e inícialo así:
web-copy = Copiar
web-copied = Copiado
web-fill = Ocupar el asiento { $number } con un bot
web-fill-with-bot = Sentar un bot
web-seat-open = Cualquiera con el enlace puede sentarse aquí
web-you = Tú
web-here = En la mesa
web-away = Ausente
web-people = Jugadores en la mesa
web-away-for =
    { $minutes ->
        [one] Ausente desde hace { $minutes } minuto
       *[other] Ausente desde hace { $minutes } minutos
    }
web-stand-in = Ausente · juega un bot ({ $level })
web-resigned = Se ha rendido · juega un bot
web-waits-for = { $name } no está en la mesa. La partida espera.
web-let-bot-play = Que siga un bot
web-let-bot-play-help = Un bot sigue enseguida si todos los presentes lo quieren, y a los dos minutos si lo quiere cualquiera. Quien vuelve puede recuperar su asiento.
web-agreed = Quieres que siga un bot
web-lend-seat = Que un bot juegue por mí
web-take-back = Recuperar mi asiento
web-bot-plays-for-you = Un bot está jugando por ti
web-you-resigned = Te has rendido. Un bot sigue jugando en tu lugar.
web-resign = Rendirse
web-resign-sure = ¿Rendirse por { $name }? El asiento queda último y no se puede deshacer. Un bot sigue jugando en su lugar.
web-remove = Eliminar la mesa
web-remove-sure = ¿Eliminar para siempre esta mesa con su partida?
web-rather-not = Mejor no
web-news-resigned = { $name } se ha rendido.
web-news-stand-in = Un bot sigue jugando por { $name }.
web-news-back = { $name } ha vuelto.
web-news-agreed = Alguien quiere que un bot siga jugando por { $name }.
web-former-guest = un antiguo invitado
web-left = Se ha ido · juega un bot
web-out-of-time = Sin tiempo · juega un bot
web-your-time-ran-out = Se te acabó el tiempo. Un bot está jugando por ti
web-you-left = Has dejado esta partida. Un bot sigue en tu lugar
web-leave = Dejar la mesa
web-leave-waiting = ¿Dejar esta mesa? Tu asiento quedará libre para otros.
web-leave-playing = ¿Dejar esta partida? Un bot sigue en tu lugar. Puedes recuperar tu asiento mientras dure la partida; si quieres terminar del todo y quedar en último lugar, ríndete.
web-end-table = Cerrar esta mesa
web-end-table-sure = ¿Cerrar esta mesa? La partida no ha empezado; quienes ya se sentaron sabrán que ya no existe.
web-table-ended = Quien preparó esta mesa la ha cerrado.
web-news-left = { $name } se ha ido. Sigue un bot.
web-news-out-of-time = A { $name } se le acabó el tiempo. Sigue un bot.
web-about-person = Silenciar o bloquear a { $name }
web-mute = Silenciar en esta mesa
web-mute-all = Silenciar el chat
web-muted-all = Has silenciado el chat.
web-muted = Silenciado: { $name }
web-unmute = Volver a oír
web-block = Bloquear en mis mesas
web-block-sure = ¿Bloquear a { $name }? En las mesas que prepares ya no podrá sentarse, mirar ni hablar; en las partidas empezadas sigue jugando sin hablar. Puedes deshacerlo en «Mi página».
web-blocked = { $name } ya no puede venir a tus mesas.
web-my-page = Mi página
web-join-title = Te invitan a la mesa
web-join-full = Todos los asientos están ocupados.
web-join-by-link = A esta mesa se entra con su enlace
web-invite-over = Esta invitación es incorrecta o ya no está abierta.
web-take-seat = Sentarse
web-only-watch = Solo mirar

web-your-turn = Tu turno
web-board = Tablero
web-panels = Paneles
web-zoom-in = Acercar
web-zoom-out = Alejar
web-zoom-whole = Mostrar todo el mapa
web-zoom-close = Volver a la vista cercana
web-whole-map = Mapa entero
web-close-by = De cerca
web-log = Crónica
web-log-empty = Todavía no ha pasado nada.
web-log-more = Mostrar turnos anteriores
web-log-replay = Repetición desde aquí
web-chat = Chat
web-chat-empty = Nadie ha dicho nada todavía.
web-chat-say = Di algo a la mesa
web-send = Enviar
web-connection-lost = Reconectando…
web-skip = Saltar al presente
web-analysis = Análisis
web-hint = Pista
web-hint-help = Mostrar lo que haría ahora un buen jugador
web-hint-says = Pista: { $choice }
web-hint-close = Pista: { $choice }. Pero por poco: otra cosa puede ser igual de buena.
web-undo = Deshacer
web-undo-all = Deshacer turno
web-deciding = { $player } está decidiendo
web-undo-step = Deshacer un paso
web-undo-turn = Deshacer todo el turno
web-pass-title = Pasa el dispositivo a { $name }
web-pass-help = Lo que solo tú puedes ver queda oculto hasta que digas que lo tienes.
web-pass-take = Soy { $name }
web-watching = Estás mirando esta partida.
web-watching-hidden = Mientras deciden otros, este dispositivo muestra solo lo que todos pueden ver.

web-settings = Ajustes
web-speed = Turnos de los demás
web-speed-slow = despacio
web-speed-normal = a ritmo normal
web-speed-fast = deprisa
web-speed-skip = solo el resultado
web-theme = Tema
web-theme-auto = como el sistema
web-theme-light = claro
web-theme-dark = oscuro
web-theme-to-light = Tema claro
web-theme-to-dark = Tema oscuro
web-still = Sin animaciones

web-help = Ayuda y teclas
web-how-to-play = Cómo se juega
web-why = ¿Por qué?
web-rules = Reglas
web-learn = Aprende jugando
web-tips = Consejos en las primeras partidas
web-tips-off = Sin más consejos
web-help-gold = Todo lo dorado se puede usar ahora. Las cartas apagadas no sirven de momento.
web-help-undo = Puedes deshacer pasos hasta que se haya revelado algo oculto.
web-keys = Teclas
web-key-choose = Recorrer las opciones y tomar una
web-key-cards = Jugar la carta, o tomar la opción, de ese número
web-key-end = Terminar el turno
web-key-explain = ¿Qué es esto? Las flechas van de una cosa a otra
web-key-zoom = Acercar, alejar, mapa entero
web-key-replay = En la repetición: una decisión atrás o adelante
web-key-replay-ends = En la repetición: al principio o al final

web-result = Resultado
web-end-you-win = ¡Has ganado!
web-end-wins =
    { $number ->
        [one] Gana { $name }.
       *[other] { $name } comparten la victoria.
    }
web-end-undecided = Esta vez no gana nadie.
web-place = Puesto
web-rematch = Revancha
web-rematch-go = A la siguiente partida
web-download = Descargar el registro

web-replay = Repetición
web-back-to-table = Volver a la mesa
web-seen-by = Visto por
web-seen-by-all = Como espectador
web-seen-by-seat = Como { $name }
web-position = Punto de la partida
web-to-start = Al principio
web-previous = Una decisión atrás
web-next = Una decisión adelante
web-to-end = Al final
web-play = Reproducir
web-pause = Pausa

## Server

error-http = El servidor no puede responder a esta petición ({ $number }).
error-request = La petición no es como debería: véase «{ $field }».
error-not-found = No hay nada en esta dirección.
error-too-large = Es demasiado grande para enviarlo aquí.
error-too-many =
    { $seconds ->
        [one] Demasiado rápido. Inténtalo de nuevo dentro de { $seconds } segundo.
       *[other] Demasiado rápido. Inténtalo de nuevo dentro de { $seconds } segundos.
    }
error-origin = Esta petición viene de una página de otro sitio.
error-host = Este servidor no responde al nombre { $host }. Quien lo administra puede permitir el nombre con MANOA_HOSTS.
error-no-guest = Primero di tu nombre.
error-name = Este nombre no se puede usar. Un nombre tiene de 1 a { $most } caracteres, todos visibles.
error-device-link = Este enlace es incorrecto, ya se usó o ha caducado. Crea otro en el dispositivo en el que juegas.
error-devices-many = Ya tienes { $most } dispositivos. Primero desconecta uno.
error-device-last = Es tu único dispositivo: si lo desconectas, no podrás volver. En su lugar puedes borrarlo todo.
error-device-ended = Este dispositivo se ha desconectado.
error-no-seat = Este no es tu asiento.
error-no-client = Las páginas de la mesa aún no están construidas. «make play» las construye y las muestra; hasta entonces solo responde la API.
error-table-unknown = Esta mesa no existe.
error-table-full = Todos los asientos de esta mesa están ocupados.
error-invite = Esta invitación es incorrecta o ya no está abierta.
error-seat-taken = Este asiento ya no está libre.
error-seat-bot = El asiento { $number } es para un bot, pero no dice para cuál.
error-seats-me = Un asiento de la mesa nueva debe ser tuyo, y solo uno.
error-not-maker = Esto solo puede hacerlo quien creó la mesa.
error-not-playing = En esta mesa no se está jugando.
error-not-finished = Eso solo es posible cuando la partida ha terminado.
error-not-your-turn = Ahora decide otro jugador.
error-seat-here = { $name } está en la mesa.
error-resigned = Te has rendido: el asiento se ha cedido para siempre.
error-table-in-use = Otros siguen jugando en esta mesa. En su lugar puedes rendirte.
error-no-person = En ese asiento no juega ninguna persona.
error-bot-plays = Un bot está jugando por ti. Recupera primero tu asiento.
error-clock-turn = Un turno puede durar de 5 segundos a 60 minutos.
error-clock-game = Cada jugador puede tener de 1 a 240 minutos para la partida, y hasta 300 segundos más con cada turno.
error-clock-days = Un turno puede durar de 1 a 30 días enteros.
error-maker-leaves = Esta mesa es tuya. Sin ti no sigue: en su lugar puedes eliminarla.
error-blocked = Quien preparó esta mesa no quiere que estés aquí.
error-blocked-chat = Quien preparó esta mesa no quiere que hables aquí. Puedes seguir jugando.
error-yourself = Eres tú.
error-no-hint = No se ha podido encontrar una pista. Inténtalo de nuevo.
error-analyses-own = Ya tienes { $most } partidas a la espera de análisis. Espera a que termine una.
error-analyses-all = Hay demasiadas partidas a la espera de análisis. Inténtalo más tarde.
error-game-over = En ese punto la partida ya ha terminado: no queda nada por jugar.
error-unavailable = En este momento el servidor no puede acceder a sus datos. Inténtalo de nuevo en unos segundos.
error-setting = El ajuste { $name } no puede ser «{ $value }».
error-listen = No se puede escuchar en { $host }, puerto { $port }: { $reason }.
error-database-in-use = Otro servidor de Manoa ya está usando la base de datos { $database }. Varios servidores pueden compartir una base de datos PostgreSQL.
error-workers = Varios procesos necesitan una base de datos PostgreSQL, en Linux, macOS u otro Unix.
error-database-missing = No existe la base de datos { $database }.
error-database-empty = La base de datos todavía no contiene nada de Manoa.
error-backup-broken = { $file } no es una copia de seguridad de Manoa o no está entera.
error-backup-newer = La copia de seguridad { $file } la escribió una versión más reciente de Manoa.
error-restore-not-empty = La base de datos no está vacía. Una copia de seguridad se restaura en una vacía.
error-database-address = La dirección de la base de datos no se puede leer. Tiene la forma sqlite:///carpeta/manoa.sqlite o postgresql://usuario:contraseña@host/nombre.
error-database-folder = La carpeta { $folder } para la base de datos no existe.
error-database-failed = La base de datos { $database } no se puede usar: { $reason }.
error-database-newer = La base de datos la escribió una versión más reciente de Manoa. Actualiza Manoa o elige otra base de datos.
error-stale = La mesa ha avanzado; así está ahora.
error-record-too-long = El registro es demasiado largo: se aceptan como máximo { $most } acciones.
error-too-many-records = Ya has importado { $most } registros. Elimina alguno antes.
error-no-trial = El mapa no se ha podido probar. Inténtalo de nuevo.
error-too-many-designs = Ya has guardado { $most } mapas. Borra alguno antes.
error-not-your-design = Este mapa es de otra persona. Guárdalo como tuyo.
error-data-not-a-table = { $where } debe ser una tabla de campos y valores.
error-data-not-a-list = { $where } debe ser una lista.
error-data-field-unknown = { $where } tiene un campo que no corresponde: «{ $field }».
error-data-field-missing = A { $where } le falta el campo «{ $field }».
error-data-id = { $where } debe ser una palabra de { $most } letras como mucho y sin espacios, no «{ $value }».
error-data-count = { $where } tiene este número de entradas: { $value }. Debe haber { $wanted }.
error-data-number = { $where } debe ser un número entero de { $least } a { $most }, no «{ $value }».
error-data-word = { $where } no puede ser «{ $value }». Puede ser: { $values }.
error-data-twice = { $where }: «{ $value }» está dos veces.
error-data-not-text = { $file } no es un archivo de texto en UTF-8.
error-data-not-toml = { $file } no es TOML válido: { $reason }.
error-lesson-unknown = No hay ninguna lección «{ $value }». Hay: { $values }.
error-lesson-answer = El paso { $step } de la lección no pide eso.
cli-backup =
    { $file }: { $rows ->
        [one] { $rows } fila escrita
       *[other] { $rows } filas escritas
    }.
cli-restore =
    { $file }: { $rows ->
        [one] { $rows } fila restaurada
       *[other] { $rows } filas restauradas
    }.
cli-serve-at = Manoa está en { $address }. Ctrl+C lo detiene.
cli-serve-port = El puerto { $port } está ocupado: este es el siguiente libre.
