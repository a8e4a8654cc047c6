"""What a seat sees: the table, actions and closed things in words, and pictures of the map."""
