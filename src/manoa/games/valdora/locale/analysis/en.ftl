analysis-delivers =
    { $number ->
        [one] Completes a commission.
       *[other] Completes { $number } commissions.
    }
analysis-points =
    { $points ->
        [one] Brings { $points } point.
       *[other] Brings { $points } points.
    }
analysis-points-lost =
    { $points ->
        [one] Costs { $points } point.
       *[other] Costs { $points } points.
    }
analysis-workshop = Opens a workshop: { $workshop }.
analysis-bonus = Brings a bonus tile.
analysis-equips = Brings new equipment: { $equipment }.
analysis-commission =
    { $number ->
        [one] Takes on a commission.
       *[other] Takes on { $number } commissions.
    }
analysis-loads = Loads: { $gem } ({ $number }).
analysis-provisions = Takes on provisions.
analysis-provisions-used = Uses up the provisions.
analysis-gem = Gives away: { $gem } ({ $number }).
analysis-coins =
    { $coins ->
        [one] Brings { $coins } coin.
       *[other] Brings { $coins } coins.
    }
analysis-coins-paid =
    { $coins ->
        [one] Costs { $coins } coin.
       *[other] Costs { $coins } coins.
    }
analysis-town = Gets to a town: what its books offer can be read and bought there.
analysis-page = Shows another page of the book.
