"""The games, one folder each. Importing this package makes them known to the registry."""

from manoa.games import eldorado, island, valdora

__all__ = ["eldorado", "island", "valdora"]
