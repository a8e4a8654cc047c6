"""What a bot may know about good play. No rule looks in here."""
