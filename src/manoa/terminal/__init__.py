"""What a person sees who plays in a terminal."""
