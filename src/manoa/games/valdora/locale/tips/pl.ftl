tips-move = Kliknij podświetlone miejsce, by tam pójść. Złoto przy drodze, potem miasto z ekwipunkiem: to dobry początek.
tips-act = Teraz jedna akcja, którą daje to miejsce. Tylko jedna, więc wybierz dobrze.
tips-book = Kup widoczną kartę albo przewróć stronę. Pierwsza w turze jest darmowa.
tips-load = Ładuj, ile się zmieści: jeden klejnot na turę to za mało.
tips-deliver = Wykonaj tyle zleceń tego zleceniodawcy, na ile cię stać. Każde daje rzemieślnika.
