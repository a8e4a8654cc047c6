"""What may be done, what it does, and why not: the rules as the book tells them."""
