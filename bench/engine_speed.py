"""The engine's speed, interpreted and compiled, side by side in one run.

    python bench/engine_speed.py [GAME] [--seats N] [--option KEY=VALUE] [--milliseconds N] [--rounds N]

Writes a Markdown table for docs/performance.md. The two builds take turns, so that other work on the machine falls on
both, and each figure is the best of all rounds. ``make compiled`` comes first.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILDS = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
ROWS = (
    ("games_per_second", "random games/s", True),
    ("moves_per_game", "moves a game", True),
    ("move", "random move, µs", False),
    ("clone", "copy of a state, µs", False),
    ("list_moves", "list of moves, µs", False),
    ("evaluate", "evaluation, µs", False),
    ("greedy", "choice of the greedy bot, µs", False),
    ("mcts_iterations_per_second", "search iterations/s", True),
)
"""Figure of ``pessoi bench --json``, its name, whether more is better."""


def measure(build: Path, arguments: list[str]) -> dict[str, float]:
    """One run of ``pessoi bench`` by the sources or libraries of ``build``."""
    command = [sys.executable, "-m", "pessoi", "bench", *arguments, "--json"]
    environment = {**os.environ, "PYTHONPATH": str(build)}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)
    figures: dict[str, float] = json.loads(done.stdout)[0]
    return figures


def main() -> None:
    """Measure and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="carcassonne")
    parser.add_argument("--seats", default="2")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--milliseconds", default="300")
    parser.add_argument("--rounds", type=int, default=4)
    chosen = parser.parse_args()
    arguments = [chosen.game, "--seats", chosen.seats, "--milliseconds", chosen.milliseconds]
    for option in chosen.option:
        arguments += ["--option", option]
    best: dict[str, dict[str, float]] = {}
    for _ in range(chosen.rounds):
        for name, build in BUILDS.items():
            figures = measure(build, arguments)
            if bool(figures["compiled"]) != (name == "compiled"):
                sys.exit(f"{build} doesn't hold the {name} engine: run `make compiled`")
            so_far = best.setdefault(name, figures)
            for key, _, more in ROWS:
                so_far[key] = max(so_far[key], figures[key]) if more else min(so_far[key], figures[key])
    print(f"| {chosen.game}, {chosen.seats} seats | interpreted | compiled | factor |\n|---|---|---|---|")
    for key, name, _ in ROWS:
        plain, fast = best["interpreted"][key], best["compiled"][key]
        print(f"| {name} | {_number(plain)} | {_number(fast)} | {max(plain, fast) / min(plain, fast):.1f} |")


def _number(figure: float) -> str:
    return f"{figure:,.0f}" if figure >= 100 else f"{figure:.2f}"


if __name__ == "__main__":
    main()
