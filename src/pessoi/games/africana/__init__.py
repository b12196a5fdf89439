"""Africana: travel the Africa of the explorers, join missions, complete adventures, collect artifacts."""

from pessoi.games.africana.game import GAME

__all__ = ["GAME"]
