"""A small learner in plain NumPy: it imitates `greedy`, then gets better by playing itself (docs/learning.md)."""
