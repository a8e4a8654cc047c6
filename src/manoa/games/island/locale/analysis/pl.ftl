analysis-offering =
    { $shrines ->
        [one] Składa ofiarę: masz wtedy { $shrines } świątynię.
        [few] Składa ofiarę: masz wtedy { $shrines } świątynie.
        [many] Składa ofiarę: masz wtedy { $shrines } świątyń.
       *[other] Składa ofiarę: masz wtedy { $shrines } świątyni.
    }
analysis-cave-shrine = Zdobywa świątynię z jaskini.
analysis-cave-shrine-lost = Traci świątynię z jaskini.
analysis-builds = Stawia na mapie: { $piece } ({ $number }).
analysis-loses = Traci na zawsze: { $piece } ({ $number }).
analysis-defeats =
    { $number ->
        [one] Inni tracą na zawsze { $number } pionek.
        [few] Inni tracą na zawsze { $number } pionki.
        [many] Inni tracą na zawsze { $number } pionków.
       *[other] Inni tracą na zawsze { $number } pionka.
    }
analysis-discovers =
    { $tiles ->
        [one] Odkrywa płytkę.
        [few] Odkrywa { $tiles } płytki.
        [many] Odkrywa { $tiles } płytek.
       *[other] Odkrywa { $tiles } płytki.
    }
analysis-gains = Daje karty: { $resource } ({ $number }).
analysis-pays = Kosztuje karty: { $resource } ({ $number }).
