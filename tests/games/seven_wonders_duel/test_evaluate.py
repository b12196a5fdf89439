"""The judgement of bots: it knows what wins at once, and it fades into the points."""

from pessoi.bots.greedy import GreedyBot
from pessoi.core.random import Random
from pessoi.core.state import OVER
from pessoi.games.seven_wonders_duel import GAME
from pessoi.games.seven_wonders_duel.engine import SevenWondersDuel
from pessoi.games.seven_wonders_duel.evaluate import WEIGHTS
from tests.games.seven_wonders_duel.table import at_table, random_play, seat


def lead(state: SevenWondersDuel) -> float:
    return state.evaluate(0) - state.evaluate(1)


def chosen(state: SevenWondersDuel) -> str:
    """What the greedy bot does."""
    return GAME.write_move(GreedyBot(Random(1)).choose(state.redact(int(state.to_move))))


def test_every_weight_is_used() -> None:
    assert len(WEIGHTS) == 39


def test_an_army_near_the_capital_is_worth_more_than_its_points() -> None:
    far, near = (at_table("aqueduct forum statue", pawn=pawn) for pawn in (6, 8))

    assert lead(near) > lead(far)


def test_symbols_are_worth_more_the_more_there_are() -> None:
    cards = ["pharmacist", "scriptorium", "workshop", "apothecary", "academy"]
    leads = [lead(at_table("arena palace", seat(0, " ".join(cards[:count])), age=3)) for count in range(6)]

    assert leads == sorted(leads)


def test_the_winning_card_is_taken() -> None:
    """7WD-74, 7WD-84."""
    assert chosen(at_table("walls aqueduct statue", seat(30), pawn=7)) == "build walls"
    scholar = seat(30, "pharmacist scriptorium workshop apothecary academy")
    assert chosen(at_table("observatory palace", scholar, age=3)) == "build observatory"


def test_a_card_that_would_win_for_the_opponent_is_taken_away() -> None:
    state = at_table("walls brewery statue", seat(0), seat(30), pawn=-7)

    assert chosen(state).split()[-1] == "walls"


def test_the_greedy_bot_beats_random_play() -> None:
    wins = 0.0
    for number in range(20):
        state = GAME.new(GAME.options_of({}))
        rng = Random(number)
        bot = GreedyBot(rng)
        while state.to_move != OVER:
            greedy = state.to_move == number % 2
            state.apply(bot.choose(state.redact(int(state.to_move))) if greedy else state.random_move(rng))
        result = state.result()
        assert result is not None
        wins += (number % 2 in result.winners) / len(result.winners)
    assert wins >= 17


def test_at_the_end_only_points_are_left() -> None:
    """7WD-91: what may still come has faded, but for parts of three coins."""
    for number in range(5):
        *_, state = random_play(number)
        for each in range(2):
            assert 0 <= state.evaluate(each) - int(state.points(each)) < 1
