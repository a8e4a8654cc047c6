tips-explorer = Na karcie jest dwoje odkrywców: wybierz tego, którego zdolność wolisz.
tips-dice = Wyższa kość jako prędkość odkrywa ląd; jako zbiory napełnia rękę.
tips-harvest = Bierz, czego ci brak: ofiara wymaga po dwa każdego rodzaju.
tips-explore = Ruszaj się, odkrywaj, kupuj i handluj w dowolnej kolejności, potem zakończ turę. Najpierw farma, potem szukaj świątyń.
tips-lay = Wodę i świątynie kładź tam, gdzie nie zagrodzą ci drogi.
tips-react = Możesz teraz ruszyć armię poza swoją turą. Zwykle nie trzeba: wtedy spasuj.
