"""The whole truth as words and back, and the unknown dealt anew."""
