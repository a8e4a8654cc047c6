analysis-delivers =
    { $number ->
        [one] Completa una commissione.
       *[other] Completa { $number } commissioni.
    }
analysis-points =
    { $points ->
        [one] Porta { $points } punto.
       *[other] Porta { $points } punti.
    }
analysis-points-lost =
    { $points ->
        [one] Costa { $points } punto.
       *[other] Costa { $points } punti.
    }
analysis-workshop = Apre un laboratorio: { $workshop }.
analysis-bonus = Porta una tessera bonus.
analysis-equips = Porta nuova attrezzatura: { $equipment }.
analysis-commission =
    { $number ->
        [one] Prende una commissione.
       *[other] Prende { $number } commissioni.
    }
analysis-loads = Carica: { $gem } ({ $number }).
analysis-provisions = Fa provviste.
analysis-provisions-used = Consuma le provviste.
analysis-gem = Cede: { $gem } ({ $number }).
analysis-coins =
    { $coins ->
        [one] Porta { $coins } moneta.
       *[other] Porta { $coins } monete.
    }
analysis-coins-paid =
    { $coins ->
        [one] Costa { $coins } moneta.
       *[other] Costa { $coins } monete.
    }
analysis-town = Arriva in una città: lì si può leggere e comprare ciò che offrono i suoi libri.
analysis-page = Mostra un’altra pagina del libro.
