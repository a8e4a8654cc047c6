"""What a bot may know about good play. No rule reads it."""
