tips-explorer = Two explorers share a card: choose the one whose gift you like.
tips-dice = The higher die as speed finds new land; as harvest it fills your hand.
tips-harvest = Take what you lack: an offering needs two of each kind.
tips-explore = Go, discover, buy and trade in any order, then end your turn. First a farm, then look for the shrines.
tips-lay = Lay water and shrines where they don’t bar your own way.
tips-react = You may move an army now, out of turn. Mostly there is no need: then pass.
