tips-play = Kliknij kartę, by jej użyć, albo od razu podświetlone pole, do którego chcesz dojść. Gdy skończysz, zakończ turę.
tips-move = Siła karty prowadzi pionek, póki starcza. Możesz stanąć, kiedy chcesz; reszta przepada.
tips-tender = Żółte i białe karty płacą swoją liczbę, inne pół monety. Płać kartami, których nie potrzebujesz.
tips-pay = Może być dowolna karta z ręki. Oddaj najsłabszą.
tips-discard = Zachowaj kartę tylko wtedy, gdy przyda się w następnej turze: za każdą odrzuconą dobierzesz inną.
