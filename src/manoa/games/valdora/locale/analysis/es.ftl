analysis-delivers =
    { $number ->
        [one] Completa un encargo.
       *[other] Completa { $number } encargos.
    }
analysis-points =
    { $points ->
        [one] Da { $points } punto.
       *[other] Da { $points } puntos.
    }
analysis-points-lost =
    { $points ->
        [one] Cuesta { $points } punto.
       *[other] Cuesta { $points } puntos.
    }
analysis-workshop = Abre un taller: { $workshop }.
analysis-bonus = Da una ficha de bonificación.
analysis-equips = Da un equipo nuevo: { $equipment }.
analysis-commission =
    { $number ->
        [one] Toma un encargo.
       *[other] Toma { $number } encargos.
    }
analysis-loads = Carga: { $gem } ({ $number }).
analysis-provisions = Toma provisiones.
analysis-provisions-used = Gasta las provisiones.
analysis-gem = Entrega: { $gem } ({ $number }).
analysis-coins =
    { $coins ->
        [one] Da { $coins } moneda.
       *[other] Da { $coins } monedas.
    }
analysis-coins-paid =
    { $coins ->
        [one] Cuesta { $coins } moneda.
       *[other] Cuesta { $coins } monedas.
    }
analysis-town = Llega a una ciudad: allí se puede leer y comprar lo que ofrecen sus libros.
analysis-page = Muestra otra página del libro.
