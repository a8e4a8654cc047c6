"""What a seat sees: the view, actions as words, and pictures."""
