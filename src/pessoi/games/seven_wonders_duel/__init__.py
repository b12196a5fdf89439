"""7 Wonders Duel: build a city and its Wonders through three Ages; win by army, science or points."""

from pessoi.games.seven_wonders_duel.game import GAME

__all__ = ["GAME"]
