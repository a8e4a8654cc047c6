offline-away = The server does not answer.
offline-again = Try again
