"""The rulebook: what may be done, what it does, why not, and what it is worth."""
