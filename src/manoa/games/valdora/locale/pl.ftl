title = Valdora
