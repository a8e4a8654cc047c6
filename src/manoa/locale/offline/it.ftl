offline-away = Il server non risponde.
offline-again = Riprova
