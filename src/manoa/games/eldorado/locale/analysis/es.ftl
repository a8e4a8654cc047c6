analysis-arrives = Llega a El Dorado.
analysis-nearer =
    { $spaces ->
        [one] { $spaces } espacio más cerca de El Dorado.
       *[other] { $spaces } espacios más cerca de El Dorado.
    }
analysis-farther =
    { $spaces ->
        [one] { $spaces } espacio más lejos de El Dorado.
       *[other] { $spaces } espacios más lejos de El Dorado.
    }
analysis-gets = Trae una carta nueva: { $card }.
analysis-pays =
    { $coins ->
        [one] Cuesta { $coins } moneda.
       *[other] Cuesta { $coins } monedas.
    }
analysis-blockade = Se lleva un bloqueo.
analysis-cave = Explora una gruta.
analysis-thins = Aligera el mazo de una carta débil: { $card }.
analysis-gives-up = Renuncia para siempre a una carta: { $card }.
analysis-token = Gasta una ficha: { $token }.
analysis-uses =
    { $cards ->
        [one] Usa { $cards } carta.
       *[other] Usa { $cards } cartas.
    }
