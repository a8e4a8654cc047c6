"""What a seat sees: the table, what is asked, and actions in words."""
