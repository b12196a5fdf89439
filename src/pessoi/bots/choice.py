"""One move by one bot, asked with plain data: made to run in another process."""

from pessoi.bots.registry import make_bot
from pessoi.bots.seeds import stream
from pessoi.bots.spec import read_spec
from pessoi.core.errors import NotYourTurn
from pessoi.core.game import Document, Options
from pessoi.core.registry import game as game_of


def choose(
    game_key: str,
    options: Options,
    position: Document,
    seat: int,
    bot: str,
    seed: int,
    seconds: float | None = None,
) -> str:
    """The move, in notation, of the bot named ``bot`` (a level or a spec) for ``seat``.

    ``position`` is the dump of the state redacted for ``seat``: nothing else reaches the bot. ``seed`` may be any
    integer; ``seconds`` caps the time of a search. Every argument and the answer can be pickled.

    Raises ``Unknown`` or ``Malformed`` for a game, bot or position that can't be read, and ``NotYourTurn`` if the seat
    is not to move.
    """
    game = game_of(game_key)
    spec = read_spec(bot)
    state = game.load(position, options)
    if state.to_move != seat:
        raise NotYourTurn("core-not-to-move", seat=seat)
    return game.write_move(make_bot(spec, game, stream(seed, "bot", seat), seconds).choose(state))
