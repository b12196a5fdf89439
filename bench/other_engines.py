"""Random play by other engines of board games, beside ours, in one run.

    python -m venv /somewhere/others && /somewhere/others/bin/pip install catanatron open-spiel rlcard
    python bench/other_engines.py /somewhere/others/bin/python

No public engine of Carcassonne could be installed, so these play other games: moves a second are what compares. Ours
is measured twice: in the compiled loop, and driven from Python as the others are. The others are no dependency and
run in an environment of their own; each figure is the best of several windows
of processor time.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

TIMER = """
import json, time

def tell(name, play, windows=8, seconds=0.3):
    play()
    best = (0.0, 0.0)
    for _ in range(windows):
        games = moves = 0
        start = time.process_time()
        while time.process_time() - start < seconds:
            moves += play()
            games += 1
        spent = time.process_time() - start
        best = max(best, (moves / spent, games / spent))
    print(json.dumps([name, *best]), flush=True)
"""

OURS = """
from pessoi.bots.playout import Playout
from pessoi.bots.random import RandomBot
from pessoi.core.random import Random
from pessoi.core.registry import game
from pessoi.core.state import CHANCE, OVER
rules = game("carcassonne")
start = rules.new(rules.options_of({"seats": 2}))
rng = Random(1)
def inside():
    playout = Playout(start.clone())
    playout.run([RandomBot(rng), RandomBot(rng)], rng, 10_000)
    return playout.plies
def driven():
    state, moves = start.clone(), 0
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.apply(state.random_move(rng))
        else:
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])
        moves += 1
    return moves
tell("Pessoi, Carcassonne, compiled loop", inside)
tell("Pessoi, Carcassonne, driven from Python", driven)
"""

CATANATRON = """
from catanatron import Color, Game, RandomPlayer
def play():
    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
    game.play()
    return len(game.state.actions)
tell("Catanatron 3.2.1 (Python), Catan", play)
"""

OPEN_SPIEL = """
import random
import pyspiel
def player(key):
    game = pyspiel.load_game(key)
    def play():
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes())
                state.apply_action(random.choices(outcomes, odds)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
            moves += 1
        return moves
    return play
for key in ("backgammon", "gin_rummy"):
    tell(f"OpenSpiel 2.0.2 (C++ driven from Python), {key}", player(key))
"""

RLCARD = """
import rlcard
from rlcard.agents import RandomAgent
env = rlcard.make("gin-rummy")
env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
def play():
    before = env.timestep
    env.run(is_training=False)
    return env.timestep - before
tell("RLCard 1.2.0 (Python), gin rummy", play)
"""


def measure(python: str, code: str, path: str = "") -> list[tuple[str, float, float]]:
    """Name, moves/s and games/s of each line that a script tells; nothing where its package is missing."""
    environment = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run([python, "-c", TIMER + code], env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        print(f"left out: {done.stderr.strip().splitlines()[-1]}", file=sys.stderr)
    return [tuple(json.loads(line)) for line in done.stdout.splitlines() if line.startswith("[")]


def main() -> None:
    """Measure all and print a Markdown table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("python", help="Python of an environment with the other engines")
    others = parser.parse_args().python
    rows = measure(sys.executable, OURS, str(ROOT / "build" / "compiled"))
    for code in (CATANATRON, OPEN_SPIEL, RLCARD):
        rows += measure(others, code)
    print("| engine, game | random moves/s | random games/s |\n|---|---|---|")
    for name, moves, games in rows:
        print(f"| {name} | {moves:,.0f} | {games:,.1f} |")


if __name__ == "__main__":
    main()
