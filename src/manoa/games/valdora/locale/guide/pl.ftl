guide-goal = Cel
guide-goal-text = Przybywasz do Valdory po szczęście. Kupuj zlecenia i narzędzia, wydobywaj klejnoty i woź je do pałaców zleceniodawców. Wygrywa, kto na końcu ma najwięcej punktów.
guide-turn = Tura: podróż, a potem jedna akcja
guide-travel = Musisz ruszyć drogami, jak daleko chcesz, ale miasto cię zatrzymuje. Z prowiantem możesz minąć jedno. Kończąc tam, gdzie stoją inni, płacisz każdemu monetę, chyba że to kopalnia srebra.
guide-then = Potem robisz jedną rzecz, którą daje miejsce:
guide-equipment = Miasto z ekwipunkiem: przewracaj strony i kupuj karty, każdą za jedno złoto. Narzędzie mieści jeden klejnot swojego rodzaju; koń i wóz dowolny, za monety.
guide-commissions = Miasto ze zleceniami: przewracaj strony i kupuj zlecenia po monecie. Masz najwyżej trzy. Pierwsza strona w turze jest darmowa, każda następna kosztuje monetę.
guide-road = Pole drogi: ładuj leżące tam klejnoty, każdy na pustą, pasującą kartę. Nigdy nie są uzupełniane.
guide-harbour = Przystań: załaduj tyle klejnotów, ile ma statków, spośród zapłaconych lub zrzuconych.
guide-mine = Kopalnia srebra: napełnij sakiewkę do sześciu monet.
guide-palace = Pałac: wykonuj zlecenia w jego kolorze, oddając to, czego wymagają. Każde daje punkty i rzemieślnika w tym kolorze albo z następnego stosu, gdy go brak.
guide-provisions = Każde miasto: weź zamiast tego prowiant.
guide-workshops = Warsztaty
guide-workshops-text = Kto pierwszy ma dość rzemieślników w kolorze, otwiera jego warsztat. Odtąd każde następne zlecenie w tym kolorze daje właścicielowi także żeton premii.
guide-end = Jak się kończy
guide-end-text = Gdy obok planszy zostaną rzemieślnicy tylko w jednym kolorze, kończy się rundę, by wszyscy mieli tyle samo tur. Potem liczy się punkty; remis rozstrzyga liczba monet.
guide-quiet =
    { $number ->
        [one] Gra kończy się też, gdy przez { $number } rundę nikt nie wykona zlecenia.
        [few] Gra kończy się też, gdy przez { $number } rundy nikt nie wykona zlecenia.
        [many] Gra kończy się też, gdy przez { $number } rund nikt nie wykona zlecenia.
       *[other] Gra kończy się też, gdy przez { $number } rundy nikt nie wykona zlecenia.
    }
guide-tips = Na pierwszą grę
guide-tip-gold = Załaduj złoto, zanim pójdziesz kupować ekwipunek.
guide-tip-coins = Przyjdź do księgi z monetami: kolejne strony pokażą to, czego szukasz.
guide-tip-many = Ładuj i dostarczaj kilka klejnotów naraz; jeden na turę to za wolno.
