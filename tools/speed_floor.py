"""The compiled engine isn't grossly slower than it was: a loose floor, a third of what was measured.

    python -m tools.speed_floor

Random two-player games a second on one core, the best of many short windows, so that other work on the machine
doesn't matter. Exact figures are in docs/performance.md.
"""

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path

from tools.compiled import build_tree
from tools.workspace import ROOT

FLOORS = {
    "africana": 80,
    "carcassonne": 8000,
    "guildhall": 2500,
    "rattus_cartus": 2000,
    "seven_wonders_duel": 20000,
}
"""Random games a second that the compiled engine must reach, by game."""
WINDOWS = 60
WINDOW_SECONDS = 0.03


def games_per_second(key: str) -> float:
    """Return the speed of random play of a game in this interpreter, with the fewest seats and default options."""
    from pessoi.bots.playout import Playout
    from pessoi.bots.random import RandomBot
    from pessoi.core.random import Random
    from pessoi.core.registry import game

    rules = game(key)
    options = rules.options_of({})
    most_plies = rules.most_plies(options)
    start_state = rules.new(options)
    rng = Random(1)
    bots = [RandomBot(rng) for _ in range(start_state.seats)]
    best = 0.0
    for _ in range(WINDOWS):
        played = 0
        start = time.perf_counter()
        while time.perf_counter() - start < WINDOW_SECONDS or not played:
            Playout(start_state.clone()).run(list(bots), rng, most_plies)
            played += 1
        best = max(best, played / (time.perf_counter() - start))
    return best


def check(tree: Path) -> int:
    """Print the speed of each game in the compiled tree; return how many are below their floor."""
    slow = 0
    for key, floor in FLOORS.items():
        environment = {**os.environ, "PYTHONPATH": f"{tree}{os.pathsep}{ROOT}"}
        command = [sys.executable, "-m", "tools.speed_floor", "--measure", key]
        done = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=True)
        speed = float(done.stdout)
        slow += speed < floor
        print(f"{key}: {speed:,.0f} random games/s compiled, {'BELOW the' if speed < floor else ''} floor {floor:,}")
    return slow


def main() -> int:
    """Check the floors, or with --measure print one game's speed in this interpreter."""
    parser = argparse.ArgumentParser(description="Check the speed of the compiled engine.")
    parser.add_argument("--measure", metavar="GAME")
    arguments = parser.parse_args()
    if not arguments.measure:
        return check(build_tree())
    print(games_per_second(arguments.measure))
    return 0


if __name__ == "__main__":
    sys.exit(1 if main() else 0)
