"""Carcassonne: lay tiles, claim roads, cities, monasteries and fields."""

from pessoi.games.carcassonne.game import GAME

__all__ = ["GAME"]
