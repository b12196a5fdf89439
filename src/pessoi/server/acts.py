"""What persons (and bots) do at a table: functions of an ``Edit``, which raise an error or change it.

``seat`` is always checked against the guest who speaks; ``version`` is the step of the play that a command answers.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from pessoi.core.errors import Malformed
from pessoi.core.notation import read_moves
from pessoi.core.play import Play
from pessoi.server import store
from pessoi.server.course import begin, give_up, go_on
from pessoi.server.edit import Edit
from pessoi.server.errors import Refused, not_playing, not_your_seat, stale
from pessoi.server.live import LiveTable
from pessoi.server.rows import ChatRow, SeatRow, TableRow

TAKE_BACKS = 200
"""So many undos a play can hold: each makes reading it again a little slower."""


# Sitting down and leaving


def sit(edit: Edit, guest: str, number: int, name: str, value: str | None) -> None:
    """Take an open seat, with a share in the deal. The play begins with the last one."""
    seat = _seat(edit.seats, number)
    if edit.row.state != "open":
        raise Refused("server-table-full", 409)
    if seat.kind != "open":
        raise Refused("server-seat-taken", 409, seat=number)
    seat.kind, seat.name, seat.value = "human", name, value
    edit.hold(number, guest)
    begin(edit)


def leave(edit: Edit, guest: str, number: int) -> None:
    """Give a seat back before the play has begun."""
    seat = held_seat(edit.seats, edit.holders, guest, number)
    if edit.row.state != "open":
        raise Refused("server-has-begun", 409)
    seat.kind, seat.name, seat.value = "open", "", None
    edit.vacate(number)


def attach(edit: Edit, guest: str, number: int) -> None:
    """Let a guest who came by a seat's link hold the seat too."""
    edit.hold(number, guest)


def link(edit: Edit, guest: str, number: int, stored_secret: str) -> None:
    """Make a new link to one's own seat; older ones lose their force."""
    held_seat(edit.seats, edit.holders, guest, number)
    edit.also.append((store.DELETE_LINKS, {"old_id": edit.row.id, "old_seat": number}))
    edit.also.append((store.INSERT_LINK, {"id": stored_secret, "table_id": edit.row.id, "seat": number}))


# Moves


def move(edit: Edit, guest: str, number: int, version: int, texts: Sequence[str]) -> None:
    """Make a batch of moves, all or none, and the draws that follow."""
    held_seat(edit.seats, edit.holders, guest, number)
    check_version(edit.row, version)
    if edit.seats[number].plays_itself:
        raise Refused("server-has-resigned", 409, seat=number)
    if edit.row.deadline is not None and edit.now > edit.row.deadline and edit.row.to_move == number:
        raise Refused("server-time-over", 409)
    make(edit, number, texts)


def make(edit: Edit, number: int, texts: Sequence[str]) -> None:
    """Make a batch of moves for a seat, whoever asks."""
    entries = edit.play.apply(number, read_moves(edit.play.game, texts))
    edit.step()
    edit.record(entries)
    go_on(edit, mover=number)


def check_version(row: TableRow, version: int) -> None:
    """Raise unless a table plays and is at ``version``."""
    if row.state != "playing":
        raise not_playing(row.state)
    if row.version != version:
        raise stale(row.version)


def resign(edit: Edit, guest: str, number: int, version: int) -> None:
    """Give the play up for a seat."""
    seat = held_seat(edit.seats, edit.holders, guest, number)
    check_version(edit.row, version)
    if seat.resigned is not None:
        raise Refused("server-has-resigned", 409, seat=number)
    give_up(edit, number, "resign")


def flag(edit: Edit) -> None:
    """Let the seat to move lose by time, if its time is over."""
    deadline = edit.row.deadline
    if edit.row.state == "playing" and deadline is not None and edit.now > deadline:
        give_up(edit, edit.row.to_move, "time")


# Undo


@dataclass(frozen=True)
class Undo:
    """The true plies to which a seat may go back: by one step, or to the beginning of its last turn. ``free`` says
    whether it may do so without asking; None where it has made no move."""

    free: bool
    step: int | None
    turn: int | None


def undo_of(play: Play, number: int) -> Undo:
    """What the seat ``number`` may take back."""
    turn = play.undo_ply(number)
    if turn is not None:
        return Undo(True, max(turn, play.choice_ply(play.ply - 1)), turn)
    last = play.ply - 1
    while last >= 0 and play.line[last].seat != number:
        last -= 1
    if last < 0:
        return Undo(False, None, None)
    first = last
    while first > 0 and play.line[first - 1].seat == number:
        first -= 1
    return Undo(False, play.choice_ply(last), first)


def undo(edit: Edit, guest: str, number: int, version: int, whole_turn: bool) -> bool:
    """Take back freely what may be, else ask the others; bots, and seats of the same guest, always agree.

    Returns whether it was done.
    """
    seat = held_seat(edit.seats, edit.holders, guest, number)
    check_version(edit.row, version)
    if seat.resigned is not None:
        raise Refused("server-has-resigned", 409, seat=number)
    can = undo_of(edit.play, number)
    target = can.turn if whole_turn else can.step
    if target is None:
        raise Refused("server-nothing-to-undo", 409)
    if can.free:
        _go_back(edit, number, target)
        return True
    others = [
        other.number
        for other in edit.seats
        if not other.plays_itself and other.number != number and guest not in edit.holders[other.number]
    ]
    if not others:
        _go_back(edit, number, target)
        return True
    edit.row.undo = {"seat": number, "to": target, "waiting": others}
    return False


def answer_undo(edit: Edit, guest: str, number: int, accept: bool) -> None:
    """Agree to an undo that was asked for, or not; with the last agreement it is done."""
    held_seat(edit.seats, edit.holders, guest, number)
    request = edit.row.undo
    if request is None or number not in request["waiting"]:
        raise Refused("server-nothing-asked", 409)
    waiting = [other for other in request["waiting"] if other != number]
    if not accept:
        edit.row.undo = None
    elif waiting:
        edit.row.undo = {"seat": request["seat"], "to": request["to"], "waiting": waiting}
    else:
        _go_back(edit, request["seat"], request["to"])


def withdraw_undo(edit: Edit, guest: str, number: int) -> None:
    """Take one's own request for an undo back."""
    held_seat(edit.seats, edit.holders, guest, number)
    if edit.row.undo is None or edit.row.undo["seat"] != number:
        raise Refused("server-nothing-asked", 409)
    edit.row.undo = None


def _go_back(edit: Edit, number: int, ply: int) -> None:
    if sum(entry.is_undo for entry in edit.play.entries) >= TAKE_BACKS:
        raise Refused("server-too-many-undos", 409)
    mover = edit.row.to_move
    entry = edit.play.undo_to(ply)
    edit.step()
    edit.record([entry], seat=number)
    go_on(edit, mover, took_back=True)


# Talk


def chat(edit: Edit, guest: str, name: str, text: str) -> int:
    """Say something; a guest who sits speaks with its seat's name. Returns the number of the line."""
    if not text:
        raise Malformed("server-empty-chat")
    mine = edit.held_by(guest)
    number = edit.row.chats
    seat = mine[0] if mine else None
    who = seat.name if seat is not None else name
    edit.chat.append(ChatRow(number, None if seat is None else seat.number, who, text, edit.now))
    edit.row.chats += 1
    return number


# Who may


def _seat(seats: Sequence[SeatRow], number: int) -> SeatRow:
    if not 0 <= number < len(seats):
        raise Refused("server-unknown-seat", 404, seat=number, seats=len(seats))
    return seats[number]


def held_seat(seats: Sequence[SeatRow], holders: Sequence[set[str]], guest: str, number: int) -> SeatRow:
    """The seat ``number``. Raises ``Refused`` unless ``guest`` holds it."""
    seat = _seat(seats, number)
    if guest not in holders[number]:
        raise not_your_seat(number)
    return seat


def check_held(table: LiveTable, guest: str, number: int) -> None:
    """Raise unless ``guest`` holds the seat ``number`` of ``table``."""
    held_seat(table.seats, table.holders, guest, number)
