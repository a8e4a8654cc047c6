"""The games where learners live: PettingZoo, Gymnasium, OpenSpiel, and many games in one call."""
