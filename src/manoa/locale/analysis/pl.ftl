analysis-what = Każdą turę tej gry można obejrzeć jeszcze raz: jakie były szanse, gdzie nastąpił zwrot i co byłoby lepsze. Zajmuje to kilka minut, w tle.
analysis-begin = Analizuj tę grę
analysis-again = Spróbuj ponownie
analysis-failed = Nie udało się przeanalizować tej gry do końca.
analysis-progress = Postęp analizy
analysis-waits =
    { $number ->
        [0] Twoja gra jest następna.
        [one] Przed twoją jest { $number } gra.
        [few] Przed twoją są { $number } gry.
        [many] Przed twoją jest { $number } gier.
       *[other] Przed twoją jest { $number } gry.
    }
analysis-done-of = Ocenione decyzje: { $number } z { $all }
analysis-leave = Możesz opuścić tę stronę: analiza trwa dalej i zostanie zapisana.
analysis-graph = Szanse na wygraną w kolejnych ruchach.
analysis-chances-now = Szanse na wygraną w tym ruchu
analysis-percent = { $percent } %
analysis-turning-points = Punkty zwrotne
analysis-no-turning-points = Szanse nigdy nie zmieniły się mocno naraz.
analysis-turned = { $name }: { $before } % → { $after } %
analysis-move = Ruch { $number } · { $name }
analysis-better-turns = Lepsze tury
analysis-no-better = Żadna z rozegranych tur nie mogła być wyraźnie lepsza.
analysis-gain = +{ $points } %
analysis-played = Zagrano:
analysis-better = Lepiej:
analysis-brings = Zysk:
analysis-costs = Koszt:
analysis-unknown = Odsłania coś nieznanego: dopiero wtedy widać, co to daje.
analysis-nothing = Na razie nic nie daje i nic nie kosztuje.
analysis-prepares = Przygotowuje dalszą część tej tury.
analysis-against = Boty
analysis-play-on = Graj dalej od tego miejsca
analysis-play-on-help = Nowy stół zaczyna się od pokazanego ruchu. Decydujesz za tego, na kogo kolej, a boty grają za pozostałych. Stara gra pozostaje bez zmian.
analysis-honest = Ocena według tego, co każdy mógł wtedy wiedzieć. Szanse są szacunkowe.
analysis-hint-clear = Jeden wybór jest wyraźnie najlepszy
analysis-hint-close = Różnice są małe: kilka wyborów jest prawie równie dobrych
analysis-hint-lead = pokaż na stole
analysis-hint-honest = Szacunkowe szanse na wygraną według tego, co widzisz. Nic nie zostanie zagrane za ciebie.
