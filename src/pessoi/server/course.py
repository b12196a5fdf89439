"""The course of a table's play: what follows each step. Draws, clocks, whose turn it is, how the table ends."""

from pessoi.core.game import Document
from pessoi.core.record import result_document
from pessoi.core.state import OVER, Result
from pessoi.server.edit import Edit
from pessoi.server.live import dealer_of
from pessoi.server.tokens import new_value


def begin(edit: Edit) -> None:
    """Begin the play as soon as nobody is missing: the deal is fixed, the first draws are made, the clocks run."""
    if any(seat.kind == "open" for seat in edit.seats):
        return
    for seat in edit.seats:
        seat.value = seat.value or new_value()
    edit.play.dealer = dealer_of(edit.row, edit.seats)
    edit.row.state = "playing"
    if edit.row.clock is not None:
        bank = edit.row.clock["bank_seconds"] * 1000
        edit.row.left = [bank if seat.kind == "human" else None for seat in edit.seats]
    edit.step()
    go_on(edit, mover=None)


def go_on(edit: Edit, mover: int | None, took_back: bool = False) -> None:
    """What follows a step: the draws, then the next seat or the end. ``mover`` is the seat that was to move."""
    row, play = edit.row, edit.play
    edit.record(play.deal())
    row.to_move = play.state.to_move
    run_clocks(edit, mover, took_back)
    result = play.state.result()
    if row.to_move == OVER and result is not None:
        end(edit, result_document(_without_resigned(edit, result)))
        return
    drives = row.to_move >= 0 and edit.seats[row.to_move].plays_itself
    row.bot_lease = edit.now + edit.lease if drives else None
    row.bot_worker = edit.worker if drives else ""


def run_clocks(edit: Edit, mover: int | None, took_back: bool = False) -> None:
    """Stop the clock of ``mover`` when its turn is over, with the increment unless it came by an undo; start the
    next one."""
    row = edit.row
    if row.clock is None or row.left is None:
        return
    if row.to_move != mover:
        if mover is not None and mover >= 0:
            left = row.left[mover]
            if left is not None:
                increment = 0 if took_back else row.clock["increment_seconds"] * 1000
                row.left = [*row.left]
                row.left[mover] = max(0, left - (edit.now - row.turn_started)) + increment
        row.turn_started = edit.now
    running = row.left[row.to_move] if row.to_move >= 0 and not edit.seats[row.to_move].plays_itself else None
    row.deadline = None if running is None else row.turn_started + running


def give_up(edit: Edit, number: int, reason: str) -> None:
    """A seat resigns, or its flag has fallen. With two or more others and a person among them, a bot plays on in its
    place (it can't win any more); otherwise the play is over."""
    mover = edit.row.to_move
    edit.seats[number].resigned = reason
    edit.step()
    rest = [seat for seat in edit.seats if seat.resigned is None]
    if len(rest) < 2 or all(seat.kind == "bot" for seat in rest):
        edit.row.to_move = OVER
        run_clocks(edit, mover)
        points = [int(edit.play.state.points(seat.number)) for seat in edit.seats]
        winners = [seat.number for seat in rest]
        end(edit, {"points": list(points), "winners": list(winners), "reason": _ENDINGS[reason], "tie_break": ""})
    else:
        go_on(edit, mover)


_ENDINGS = {"resign": "resigned", "time": "time"}


def end(edit: Edit, result: Document) -> None:
    """The table is over: nothing waits any more, and the secret of the deal may be shown."""
    row = edit.row
    row.state, row.result = "over", result
    row.to_move = OVER
    row.deadline = row.bot_lease = row.undo = None
    row.bot_worker = ""


def _without_resigned(edit: Edit, result: Result) -> Result:
    """The result by the rules; a seat that gave up doesn't win, whatever the bot in its place has made of it."""
    staying = [seat.number for seat in edit.seats if seat.resigned is None]
    winners = [number for number in result.winners if number in staying]
    # where the rules know no winner, there is none
    if result.winners and not winners:
        best = max(result.points[number] for number in staying)
        winners = [number for number in staying if result.points[number] == best]
    return Result(result.points, winners, result.reason, result.tie_break)
