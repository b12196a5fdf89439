"""Rattus Cartus, the base game."""

from pessoi.games.rattus_cartus.game import GAME

__all__ = ["GAME"]
