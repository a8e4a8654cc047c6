guide-goal = L’obiettivo
guide-goal-text = Sei giunto a Valdora in cerca di fortuna. Compra commissioni e attrezzi, cerca gemme e portale ai palazzi dei clienti. Vince chi alla fine ha più punti.
guide-turn = Un turno: ti sposti, poi un’azione
guide-travel = Devi muoverti lungo le strade, quanto vuoi, ma una città ti ferma. Con le provviste puoi superarne una. Se ti fermi dove ci sono altri, paga una moneta a ciascuno, tranne in una miniera d’argento.
guide-then = Poi fai una cosa che il luogo offre:
guide-equipment = Città con il catalogo: gira pagine e compra carte, ognuna per un oro. Un attrezzo porta una gemma del suo tipo; cavallo e carretto una qualsiasi, a pagamento.
guide-commissions = Città con le commissioni: gira pagine e compra commissioni per una moneta ciascuna. Ne tieni al massimo tre. La prima pagina del turno è gratis, ogni altra costa una moneta.
guide-road = Casella strada: carica le gemme che ci sono, ognuna su una tua carta vuota e adatta. Non vengono mai rimesse.
guide-harbour = Porto: carica tante gemme quante sono le navi, tra quelle pagate o scaricate.
guide-mine = Miniera d’argento: riempi la borsa fino a sei monete.
guide-palace = Palazzo: completa le commissioni del suo colore con ciò che chiedono. Ognuna dà i suoi punti e un artigiano di quel colore, o della pila seguente se è finita.
guide-provisions = Qualsiasi città: prendi invece provviste.
guide-workshops = Laboratori
guide-workshops-text = Chi per primo ha abbastanza artigiani di un colore ne apre il laboratorio. Da allora ogni altra commissione di quel colore dà al proprietario anche una tessera bonus.
guide-end = Come finisce
guide-end-text = Quando accanto al tabellone restano artigiani di un solo colore, si finisce il round, così che tutti abbiano giocato gli stessi turni. Poi si contano i punti; in parità vince chi ha più monete.
guide-quiet =
    { $number ->
        [one] Anche se per { $number } round nessuno completa una commissione, la partita finisce.
       *[other] Anche se per { $number } round nessuno completa una commissione, la partita finisce.
    }
guide-tips = Per la prima partita
guide-tip-gold = Carica oro prima di andare a comprare equipaggiamento.
guide-tip-coins = Arriva a un libro con monete: altre pagine mostrano ciò che cerchi.
guide-tip-many = Carica e consegna più gemme insieme; una per turno è troppo poco.
