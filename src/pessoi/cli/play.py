"""``pessoi play``: a game in the terminal, by notation, against bots."""

import secrets
from pathlib import Path

import click

from pessoi.bots import Bot, make_bot, read_spec, stream
from pessoi.cli.command import Command, Whole
from pessoi.cli.series import read_bots, read_options
from pessoi.cli.table import Table
from pessoi.cli.words import near, say, words
from pessoi.core.dealer import SECRET_BYTES, FairDealer, commitment
from pessoi.core.errors import Illegal, Malformed, PessoiError
from pessoi.core.game import Game
from pessoi.core.notation import read_move
from pessoi.core.play import Play
from pessoi.core.record import Fairness, record_of, write_record
from pessoi.core.registry import game as game_of
from pessoi.core.state import OVER
from pessoi.text.rulebook import rule_texts

HINT = "mcts:seconds=1"
"""Who gives hints."""


@click.command(cls=Command, help="cli-help-play")
@click.argument("game")
@click.option("--bots", default="medium", metavar="BOT[,BOT...]", help="cli-option-opponents")
@click.option("--seat", type=Whole(0, 15), default=0, metavar="N", help="cli-option-seat")
@click.option("--option", "chosen", multiple=True, metavar="KEY=VALUE", help="cli-option-option")
@click.option("--save", type=click.Path(path_type=Path), default=None, metavar="FILE", help="cli-option-save")
def play(game: str, bots: str, seat: int, chosen: tuple[str, ...], save: Path | None) -> None:
    """Sit down at a table with bots and play to the end."""
    rules = game_of(game)
    names = read_bots(bots)
    options = rules.options_of({**read_options(rules, chosen, len(names) + 1), "seats": len(names) + 1})
    if seat > len(names):
        raise Malformed("cli-seat-number", seat=seat, most=len(names))
    secret = secrets.token_bytes(SECRET_BYTES)
    seed = secrets.randbits(60)
    opponents: list[Bot | None] = [
        make_bot(read_spec(bot), rules, stream(seed, "bot", number)) for number, bot in enumerate(names)
    ]
    opponents.insert(seat, None)
    seated = [*names[:seat], say("cli-you"), *names[seat:]]
    table = Session(rules, Play(rules, options, FairDealer(secret, [])), seat, opponents, seated)
    if save is not None:
        save.open("ab").close()  # a file that can't be written is told before the game, not after it
    click.echo(say("cli-play-welcome"))
    try:
        table.run()
    finally:
        if save is not None:
            fairness = Fairness(commitment(secret), [], secret.hex() if table.play.state.to_move == OVER else None)
            save.write_bytes(write_record(record_of(table.play, seated, fairness)))


class Session:
    """One person at one play in the terminal."""

    def __init__(self, game: Game, play: Play, seat: int, bots: list[Bot | None], names: list[str]) -> None:
        self.play = play
        self._game = game
        self._seat = seat
        self._bots = bots
        self._names = names
        self._table = Table(game, names, words())
        self._left = False
        self._commands = {
            "?": self._help,
            "help": self._help,
            "board": self._board,
            "moves": self._moves,
            "undo": self._undo,
            "hint": self._hint,
            "quit": self._quit,
        }

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        self._others()
        self._board()
        while self.play.state.to_move != OVER and not self._left:
            try:
                line = input(say("cli-prompt")).strip()
            except EOFError:
                line = "quit"
            self._answer(line)

    def _answer(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if not line:
            return
        if word == "rule":
            self._rule(rest.strip())
        elif line in self._commands:
            self._commands[line]()
        else:
            self._move(line)

    def _move(self, text: str) -> None:
        try:
            entries = self.play.apply(self._seat, [read_move(self._game, text)])
        except Illegal as error:
            click.echo(words().refusal(error.refusal))
            self._rule(error.refusal.rule, known_only=True)
            return
        except PessoiError as error:
            click.echo(words().error(error))
            click.echo(say("cli-play-see"))
            return
        for entry in entries:
            click.echo(self._table.entry(entry, self._seat))
        self._others()
        self._board()

    def _others(self) -> None:
        """Draws and the bots' moves, until the person is to move or the game is over."""
        while True:
            for entry in self.play.deal():
                click.echo(self._table.entry(entry, self._seat))
            mover = self.play.state.to_move
            bot = self._bots[mover] if mover >= 0 else None
            if bot is None:
                return
            move = bot.choose(self.play.state.redact(mover))
            for entry in self.play.apply(mover, [move]):
                click.echo(self._table.entry(entry, self._seat))

    def _help(self) -> None:
        click.echo(say("cli-play-help"))

    def _board(self) -> None:
        click.echo(f"\n{self._table.position(self.play.state, self._seat)}\n")

    def _moves(self) -> None:
        click.echo("\n".join(self._table.moves(self.play.state, self._seat)))

    def _undo(self) -> None:
        ply = self.play.undo_ply(self._seat)
        if ply is None:
            click.echo(say("cli-play-no-undo"))
            return
        click.echo(self._table.entry(self.play.undo_to(self.play.choice_ply(self.play.ply - 1)), self._seat))
        self._board()

    def _hint(self) -> None:
        bot = make_bot(read_spec(HINT), self._game, stream(secrets.randbits(60), "hint"))
        move = bot.choose(self.play.state.redact(self._seat))
        click.echo(say("cli-play-hint", move=self._game.write_move(move)))

    def _quit(self) -> None:
        self._left = True

    def _rule(self, rule: str, known_only: bool = False) -> None:
        texts = rule_texts(self._game, words().language)
        if rule.upper() in texts:
            click.echo(say("cli-rule", rule=rule.upper(), text=texts[rule.upper()]))
        elif not known_only:
            click.echo(say("cli-no-rule", rule=rule, near=near(rule, texts) or "none", games=[self._game.key]))
