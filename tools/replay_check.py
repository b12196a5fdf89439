"""Compiled and interpreted runs of the same seeds agree, move for move.

    python -m tools.replay_check [--seeds 20]

For every registered game, number of seats and value of an option, random plays are hashed: all legal moves or
outcomes with their weights at each step, the move taken, the events, the position at the end and the result. Two games
between bots are compared as well.
"""

import argparse
import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from pessoi.arena.series import Series, play_games
from pessoi.core.conformance import option_sets
from pessoi.core.events import Event
from pessoi.core.game import Game, Options
from pessoi.core.random import Random
from pessoi.core.registry import games
from pessoi.core.state import CHANCE, OVER
from tools.compiled import build_tree
from tools.workspace import ROOT

SEEDS = 12
BOTS = ("mcts:iterations=8", "greedy:noise=0.5")
"""Who plays, besides random players: evaluation, playouts and search have to agree too."""
SHORT: dict[str, Options] = {"africana": {"round_limit": 3}, "guildhall": {"round_limit": 3}}
"""Options of the games between bots where whole ones would take minutes on the plain source."""


def play_hash(game: Game, options: Options, seed: int) -> str:
    """Return the hash of one random play."""
    digest = hashlib.sha256()
    state = game.new(options)
    rng = Random(seed)
    while state.to_move != OVER:
        count = state.list_moves()
        weights = [int(state.weights[k]) for k in range(count)] if state.to_move == CHANCE else []
        move = state.random_move(rng)
        seen = [int(state.to_move), [int(state.moves[k]) for k in range(count)], weights, int(move)]
        events: list[Event] = []
        state.apply(move, events)
        digest.update(json.dumps([seen, [event.kind for event in events]]).encode())
    digest.update(json.dumps(game.dump(state), sort_keys=True).encode())
    result = state.result()
    digest.update(repr(result and (list(result.points), list(result.winners), result.reason)).encode())
    return digest.hexdigest()[:16]


def hashes(game: Game, seeds: int) -> Iterator[str]:
    """Yield a line for each option set and seed of a game."""
    key = game.key
    for options in option_sets(game):
        for seed in range(seeds):
            yield f"{key} {json.dumps(dict(options))} seed {seed}: {play_hash(game, options, seed)}"
    series = Series(key, SHORT.get(key, {}), BOTS, seed=1, rotate=True)
    tally = play_games(series, game, 0, 2)
    yield f"{key} {BOTS}: {tally.moves} moves, points {tally.points}, {tally.failures}"


def check(tree: Path, seeds: int = SEEDS) -> int:
    """Compare the runs of this source with those of the compiled tree; print and count the differences."""
    paths, keys = (ROOT / "src", tree), sorted(games())
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        # the plain runs first: they take longest
        runs = [pool.submit(_printed, path, key, seeds) for path in paths for key in keys]
        lines = [run.result() for run in runs]
    plain, fast = lines[: len(keys)], lines[len(keys) :]
    same = {source for source, *_ in plain} & {source for source, *_ in fast}
    if same:
        print(f"both runs used {' '.join(same)}")
        return len(same)
    pairs = [pair for key in range(len(keys)) for pair in zip(plain[key][1:], fast[key][1:], strict=True)]
    different = [f"plain    {a}\ncompiled {b}" for a, b in pairs if a != b]
    print("\n".join(different) or f"{len(pairs)} plays agree move for move")
    return len(different)


def _printed(path: Path, key: str, seeds: int) -> list[str]:
    """The hashes of one game by the source in ``path``, below the file that was used."""
    environment = {**os.environ, "PYTHONPATH": f"{path}{os.pathsep}{ROOT}"}
    command = [sys.executable, "-m", "tools.replay_check", "--print", key, "--seeds", str(seeds)]
    done = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout.splitlines()


def main() -> int:
    """Compare, or with --print write this interpreter's hashes."""
    parser = argparse.ArgumentParser(description="Compare compiled and interpreted runs.")
    parser.add_argument("--seeds", type=int, default=SEEDS)
    parser.add_argument("--print", metavar="GAME", help="write the hashes of a game in this run")
    arguments = parser.parse_args()
    if not arguments.print:
        return check(build_tree(), arguments.seeds)
    import pessoi.core.state

    print(pessoi.core.state.__file__)
    for line in hashes(games()[arguments.print], arguments.seeds):
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(1 if main() else 0)
