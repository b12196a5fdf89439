"""What the expansions' part of Carcassonne's evaluation is worth: the greedy bot with it against the one without.

    PYTHONPATH=build/compiled python bench/expansions_of_carcassonne.py [EXPANSION ...] [--games N] [--seed N]

Each expansion is on alone. Every deal is played twice, each bot in turn on each seat, and comes up draw by draw the
same. Writes a Markdown table for docs/games/carcassonne.md; a shared victory counts half.
"""

import argparse

from pessoi.bots.bot import Bot
from pessoi.bots.greedy import GreedyBot
from pessoi.bots.playout import Playout
from pessoi.bots.seeds import numbered, stream_seed
from pessoi.core.random import Random
from pessoi.core.state import State
from pessoi.games.carcassonne import GAME
from pessoi.games.carcassonne.engine import Carcassonne
from pessoi.games.carcassonne.expansions.sets import EXPANSIONS, mask_of


class BlindBot(Bot):
    """The greedy bot as it would be if ``evaluate`` didn't know some expansions."""

    def __init__(self, rng: Random, unknown: int) -> None:
        super().__init__(rng)
        self._unknown = unknown
        self._greedy = GreedyBot(rng)

    def choose(self, redacted: State) -> int:
        """The move of the greedy bot for a state whose expansions it doesn't weigh."""
        assert isinstance(redacted, Carcassonne)
        redacted.weighed &= ~self._unknown
        return self._greedy.choose(redacted)


def match(expansion: str, games: int, seed: int) -> tuple[float, float]:
    """The victories of the bot that knows the expansion, and by how many points it was ahead in the mean."""
    options = GAME.options_of({"expansions": [expansion]})
    deals, minds = stream_seed(seed, "deal"), stream_seed(seed, "bots")
    won, ahead = 0.0, 0
    for number in range(games):
        deal, seat = divmod(number, 2)
        mind = numbered(minds, number)
        bots: list[Bot] = [BlindBot(mind.split(), mask_of([expansion])), BlindBot(mind.split(), mask_of([expansion]))]
        bots[seat] = GreedyBot(mind.split())
        playout = Playout(GAME.new(options))
        playout.run(bots, numbered(deals, deal), GAME.most_plies(options))
        lead = playout.state.points(seat) - playout.state.points(1 - seat)
        won += (1.0 if lead > 0 else 0.5) if lead >= 0 else 0.0
        ahead += lead
    return won, ahead / games


def main() -> None:
    """Play and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("expansions", nargs="*", default=list(EXPANSIONS))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    print(f"| expansion | won of {chosen.games} | points ahead |\n|---|---|---|")
    for expansion in chosen.expansions:
        won, ahead = match(expansion, chosen.games, chosen.seed)
        print(f"| {expansion} | {won:g} | {ahead:+.1f} |", flush=True)


if __name__ == "__main__":
    main()
