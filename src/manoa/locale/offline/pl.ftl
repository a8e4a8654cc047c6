offline-away = Serwer nie odpowiada.
offline-again = Spróbuj ponownie
