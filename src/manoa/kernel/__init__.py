"""What every game keeps: the contract, random words, the hex grid, records, the registry. Knows no game."""
