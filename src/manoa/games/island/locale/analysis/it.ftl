analysis-offering =
    { $shrines ->
        [one] Depone un’offerta: poi { $shrines } santuario è tuo.
       *[other] Depone un’offerta: poi { $shrines } santuari sono tuoi.
    }
analysis-cave-shrine = Conquista il santuario della grotta.
analysis-cave-shrine-lost = Perde il santuario della grotta.
analysis-builds = Mette sulla mappa: { $piece } ({ $number }).
analysis-loses = Perde per sempre: { $piece } ({ $number }).
analysis-defeats =
    { $number ->
        [one] Gli altri perdono per sempre { $number } pezzo.
       *[other] Gli altri perdono per sempre { $number } pezzi.
    }
analysis-discovers =
    { $tiles ->
        [one] Scopre una tessera.
       *[other] Scopre { $tiles } tessere.
    }
analysis-gains = Porta carte: { $resource } ({ $number }).
analysis-pays = Costa carte: { $resource } ({ $number }).
