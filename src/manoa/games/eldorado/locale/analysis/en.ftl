analysis-arrives = Reaches El Dorado.
analysis-nearer =
    { $spaces ->
        [one] { $spaces } space nearer to El Dorado.
       *[other] { $spaces } spaces nearer to El Dorado.
    }
analysis-farther =
    { $spaces ->
        [one] { $spaces } space farther from El Dorado.
       *[other] { $spaces } spaces farther from El Dorado.
    }
analysis-gets = Brings a new card: { $card }.
analysis-pays =
    { $coins ->
        [one] Costs { $coins } coin.
       *[other] Costs { $coins } coins.
    }
analysis-blockade = Takes a blockade.
analysis-cave = Explores a cave.
analysis-thins = Leaves the deck thinner by a weak card: { $card }.
analysis-gives-up = Gives up a card for good: { $card }.
analysis-token = Spends a token: { $token }.
analysis-uses =
    { $cards ->
        [one] Uses { $cards } card.
       *[other] Uses { $cards } cards.
    }
