"""The games: one folder each, which knows the core alone and no other game."""
