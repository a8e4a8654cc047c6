"""The whole truth as words, and back; whether it can be; the unknown dealt anew."""
