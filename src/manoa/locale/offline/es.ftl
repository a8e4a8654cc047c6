offline-away = El servidor no responde.
offline-again = Reintentar
