"""The Island in the terminal."""
