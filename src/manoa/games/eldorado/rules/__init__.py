"""The rules: what may be done, what it does, why not, and who won."""
