analysis-offering =
    { $shrines ->
        [one] Deja una ofrenda: entonces { $shrines } santuario es tuyo.
       *[other] Deja una ofrenda: entonces { $shrines } santuarios son tuyos.
    }
analysis-cave-shrine = Gana el santuario de la cueva.
analysis-cave-shrine-lost = Pierde el santuario de la cueva.
analysis-builds = Pone en el mapa: { $piece } ({ $number }).
analysis-loses = Pierde para siempre: { $piece } ({ $number }).
analysis-defeats =
    { $number ->
        [one] Los demás pierden para siempre { $number } pieza.
       *[other] Los demás pierden para siempre { $number } piezas.
    }
analysis-discovers =
    { $tiles ->
        [one] Descubre una loseta.
       *[other] Descubre { $tiles } losetas.
    }
analysis-gains = Da cartas: { $resource } ({ $number }).
analysis-pays = Cuesta cartas: { $resource } ({ $number }).
