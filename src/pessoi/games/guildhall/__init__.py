"""Guildhall: Job Faire: gather professions in five colours, complete chapters and buy victory points with them."""

from pessoi.games.guildhall.game import GAME

__all__ = ["GAME"]
