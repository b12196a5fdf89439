"""The contract of a game, and all that works on any game through it. Knows no game."""
