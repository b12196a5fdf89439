"""The tiny game as an entry point could name it."""

from tests.core.tiny_game import TinyGame

TINY = TinyGame()
