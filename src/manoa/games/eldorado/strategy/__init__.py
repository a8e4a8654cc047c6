"""Good play: the plan for a turn and its parts. No rule knows of it."""
