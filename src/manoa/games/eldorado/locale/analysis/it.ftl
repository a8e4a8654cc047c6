analysis-arrives = Raggiunge El Dorado.
analysis-nearer =
    { $spaces ->
        [one] { $spaces } spazio più vicino a El Dorado.
       *[other] { $spaces } spazi più vicino a El Dorado.
    }
analysis-farther =
    { $spaces ->
        [one] { $spaces } spazio più lontano da El Dorado.
       *[other] { $spaces } spazi più lontano da El Dorado.
    }
analysis-gets = Porta una nuova carta: { $card }.
analysis-pays =
    { $coins ->
        [one] Costa { $coins } moneta.
       *[other] Costa { $coins } monete.
    }
analysis-blockade = Prende un blocco.
analysis-cave = Esplora una grotta.
analysis-thins = Alleggerisce il mazzo di una carta debole: { $card }.
analysis-gives-up = Rinuncia per sempre a una carta: { $card }.
analysis-token = Spende un gettone: { $token }.
analysis-uses =
    { $cards ->
        [one] Usa { $cards } carta.
       *[other] Usa { $cards } carte.
    }
