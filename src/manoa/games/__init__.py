"""The games, one folder each. Importing this package makes them known to the registry."""

from manoa.games import eldorado

__all__ = ["eldorado"]
