"""Makes bots from their specs."""

from pessoi.bots.bot import Bot
from pessoi.bots.greedy import GreedyBot
from pessoi.bots.mcts import MctsBot, Plan
from pessoi.bots.random import RandomBot
from pessoi.bots.spec import KINDS, Spec
from pessoi.core.game import Game
from pessoi.core.random import Random

SAMPLES_OF_HIDDEN = 8
"""How many completions the greedy bot weighs in a game with hidden cards."""
USUAL_SECONDS = 1.0
"""The budget of a search that was given none."""


def make_bot(spec: Spec, game: Game, rng: Random, seconds: float | None = None) -> Bot:
    """The bot of ``spec`` for ``game`` with its own generator; ``seconds`` caps its time a move."""
    if spec.kind == "random":
        return RandomBot(rng)
    if spec.kind == "greedy":
        noise = spec.settings.get("noise", KINDS["greedy"]["noise"].default)
        usual = SAMPLES_OF_HIDDEN if game.hidden_kinds else 1
        samples = usual if game.turn_samples is None else game.turn_samples
        return GreedyBot(rng, noise, samples, game.turn_leaves)
    return MctsBot(rng, plan_of(spec, game, seconds))


def plan_of(spec: Spec, game: Game, seconds: float | None = None) -> Plan:
    """The plan of a search: what ``spec`` says, else what the game asks for, else the usual."""
    chosen = {name: spec.settings.get(name, setting.default) for name, setting in KINDS["mcts"].items()}
    if game.search_rounds is not None and "rounds" not in spec.settings:
        chosen["rounds"] = float(game.search_rounds)
    limits = [limit for limit in (chosen["seconds"], seconds) if limit]
    if not limits and not chosen["iterations"]:
        limits = [USUAL_SECONDS]
    return Plan(
        seconds=min(limits, default=0.0),
        iterations=int(chosen["iterations"]),
        rounds=int(chosen["rounds"]),
        exploration=chosen["exploration"],
        temperature=chosen["temperature"],
        trust=chosen["trust"],
        scale=chosen["scale"],
        leaves=game.turn_leaves,
    )
