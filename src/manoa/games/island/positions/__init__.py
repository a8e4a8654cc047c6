"""The whole truth as words and back, whether it can be, and dealing the unknown anew."""
