"""Pessoi: an open system for playing modern board games."""

from pessoi.bots import Bot, choose, make_bot, read_spec
from pessoi.core.dealer import FairDealer, SeededDealer
from pessoi.core.errors import Illegal, Malformed, NotYourTurn, PessoiError, Stale, Unknown
from pessoi.core.events import Event
from pessoi.core.game import Game, Option
from pessoi.core.legality import Refusal
from pessoi.core.play import Play
from pessoi.core.random import Random
from pessoi.core.record import Record, read_record, replay_record, verify, write_record
from pessoi.core.registry import game, game_keys
from pessoi.core.state import CHANCE, NOTHING, OVER, SPECTATOR, Result, State

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "NOTHING",
    "OVER",
    "SPECTATOR",
    "Bot",
    "Event",
    "FairDealer",
    "Game",
    "Illegal",
    "Malformed",
    "NotYourTurn",
    "Option",
    "PessoiError",
    "Play",
    "Random",
    "Record",
    "Refusal",
    "Result",
    "SeededDealer",
    "Stale",
    "State",
    "Unknown",
    "__version__",
    "choose",
    "game",
    "game_keys",
    "make_bot",
    "read_record",
    "read_spec",
    "replay_record",
    "verify",
    "write_record",
]
