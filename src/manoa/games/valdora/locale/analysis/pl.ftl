analysis-delivers =
    { $number ->
        [one] Wykonuje zlecenie.
        [few] Wykonuje { $number } zlecenia.
        [many] Wykonuje { $number } zleceń.
       *[other] Wykonuje { $number } zlecenia.
    }
analysis-points =
    { $points ->
        [one] Daje { $points } punkt.
        [few] Daje { $points } punkty.
        [many] Daje { $points } punktów.
       *[other] Daje { $points } punktu.
    }
analysis-points-lost =
    { $points ->
        [one] Kosztuje { $points } punkt.
        [few] Kosztuje { $points } punkty.
        [many] Kosztuje { $points } punktów.
       *[other] Kosztuje { $points } punktu.
    }
analysis-workshop = Otwiera warsztat: { $workshop }.
analysis-bonus = Daje żeton premii.
analysis-equips = Daje nowy ekwipunek: { $equipment }.
analysis-commission =
    { $number ->
        [one] Bierze zlecenie.
        [few] Bierze { $number } zlecenia.
        [many] Bierze { $number } zleceń.
       *[other] Bierze { $number } zlecenia.
    }
analysis-loads = Ładuje: { $gem } ({ $number }).
analysis-provisions = Bierze prowiant.
analysis-provisions-used = Zużywa prowiant.
analysis-gem = Oddaje: { $gem } ({ $number }).
analysis-coins =
    { $coins ->
        [one] Daje { $coins } monetę.
        [few] Daje { $coins } monety.
        [many] Daje { $coins } monet.
       *[other] Daje { $coins } monety.
    }
analysis-coins-paid =
    { $coins ->
        [one] Kosztuje { $coins } monetę.
        [few] Kosztuje { $coins } monety.
        [many] Kosztuje { $coins } monet.
       *[other] Kosztuje { $coins } monety.
    }
analysis-town = Dociera do miasta: można tam czytać jego księgi i kupować to, co oferują.
analysis-page = Odsłania inną stronę księgi.
