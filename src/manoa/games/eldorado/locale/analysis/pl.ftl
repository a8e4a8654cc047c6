analysis-arrives = Dociera do El Dorado.
analysis-nearer =
    { $spaces ->
        [one] O { $spaces } pole bliżej El Dorado.
        [few] O { $spaces } pola bliżej El Dorado.
        [many] O { $spaces } pól bliżej El Dorado.
       *[other] O { $spaces } pola bliżej El Dorado.
    }
analysis-farther =
    { $spaces ->
        [one] O { $spaces } pole dalej od El Dorado.
        [few] O { $spaces } pola dalej od El Dorado.
        [many] O { $spaces } pól dalej od El Dorado.
       *[other] O { $spaces } pola dalej od El Dorado.
    }
analysis-gets = Przynosi nową kartę: { $card }.
analysis-pays =
    { $coins ->
        [one] Kosztuje { $coins } monetę.
        [few] Kosztuje { $coins } monety.
        [many] Kosztuje { $coins } monet.
       *[other] Kosztuje { $coins } monety.
    }
analysis-blockade = Zdobywa blokadę.
analysis-cave = Bada jaskinię.
analysis-thins = Odchudza talię o słabą kartę: { $card }.
analysis-gives-up = Oddaje kartę na zawsze: { $card }.
analysis-token = Zużywa żeton: { $token }.
analysis-uses =
    { $cards ->
        [one] Zużywa { $cards } kartę.
        [few] Zużywa { $cards } karty.
        [many] Zużywa { $cards } kart.
       *[other] Zużywa { $cards } karty.
    }
