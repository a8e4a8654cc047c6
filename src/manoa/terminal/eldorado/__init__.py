"""El Dorado in the terminal."""
