"""The games, one folder each. Importing this package makes them known to the registry."""

from manoa.games import eldorado, valdora

__all__ = ["eldorado", "valdora"]
