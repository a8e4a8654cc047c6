"""Valdora in the terminal."""
