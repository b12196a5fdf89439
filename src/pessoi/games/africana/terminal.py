"""The table and the events as lines of text, for the terminal and for screen readers of it.

Words are the ids of the notation. Routes from where the explorer on turn stands are listed with the symbols of their
ends; where the viewer may move, all that it can reach, with the cheapest way.
"""

from pessoi.core.game import Document, Json, Say
from pessoi.games.africana.files import Files
from pessoi.games.africana.tables import SHIPPED_BOARD, Board

_TEXT_KEYS = ("card", "mission", "adventure", "from", "to", "slot", "count", "book", "action", "category")


def text_board(view: Document) -> str:
    """The missions, the books, the companies and the way on, of a view."""
    files = view["files"]
    board = SHIPPED_BOARD if files is None else _board(files)
    lines = [f"round {view['round']}  missions left {_document(view['pile'])['count']}"]
    for slot in _documents(view["missions"]):
        lines.append(_mission(slot, board))
    for name, book in _document(view["books"]).items():
        piles = [f"{side} {_page(_document(pile), board)}" for side, pile in _document(book).items()]
        lines.append(f"{name} book: {', '.join(piles)}")
    for seat, shown in enumerate(_documents(view["seats"])):
        lines += _seat(seat, shown, board)
    if view["table"]:
        lines.append(f"on the table: {', '.join(str(card['card']) for card in _documents(view['table']))}")
    prompt = _document(view["prompt"])
    if prompt["kind"] in ("action", "move"):
        here = _document(_documents(view["seats"])[int(str(prompt["seat"]))])["location"]
        lines.append(f"from {here}: {', '.join(_routes(str(here), board))}")
    for place in _documents(view["reach"] or []):
        way = _documents(place["ways"])[0]
        cost = f" for {way['silver']} silver" if way["silver"] else ""
        lines.append(f"  reach {place['to']}: {', '.join(_texts(way['moves']))}{cost}")
    return "\n".join(lines)


def _board(files: Json) -> Board:
    document = _document(files)
    return Board(Files(_document(document["board"]), _document(document["cards"])))


def _mission(slot: Document, board: Board) -> str:
    bonus = _document(slot["bonus"])
    worth = f"{bonus['amount']} {'silver' if bonus['type'] == 'silver' else 'card'}"
    if slot["mission"] is None:
        return f"{slot['slot']} (+{worth}) -"
    number = board.mission_numbers[str(slot["mission"])]
    route = f"{board.places[board.mission_from[number]]} → {board.places[board.mission_to[number]]}"
    gain = f"{board.mission_silver[number]} silver, {board.mission_points[number]} points"
    marks = f" joined by {', '.join(_texts(slot['markers']))}" if slot["markers"] else ""
    return f"{slot['slot']} (+{worth}) {slot['mission']} {route}: {gain}{marks}"


def _page(pile: Document, board: Board) -> str:
    return f"{pile['count']} ({_adventure(str(pile['top']), board)})" if pile["top"] else f"{pile['count']}"


def _adventure(name: str, board: Board) -> str:
    number = board.adventure_numbers[name]
    what = "helper" if board.artifact[number] < 0 else board.artifacts[board.artifact[number]]
    return f"{name} {what} → {board.places[board.adventure_to[number]]}"


def _seat(seat: int, shown: Document, board: Board) -> list[str]:
    hand = _document(shown["hand"])
    cards = [f"{hand['travel']} travel cards"]
    if hand["colours"] is not None:
        cards = [f"{name} {count}" for name, count in _document(hand["colours"]).items() if count]
    cards += [f"{name}-helper" for name, count in _document(hand["helpers"]).items() for _ in range(int(str(count)))]
    cards += ["wild"] if hand["wild"] else []
    lines = [f"{seat}: {shown['company']} at {shown['location']}, silver {shown['silver']}, {', '.join(cards)}"]
    if shown["open"]:
        lines.append(f"   open: {', '.join(_adventure(name, board) for name in _texts(shown['open']))}")
    won = [*_texts(shown["missions"] or []), *_texts(shown["adventures"] or [])]
    if won:
        lines.append(f"   completed: {', '.join(won)}")
    return lines


def _routes(here: str, board: Board) -> list[str]:
    place = board.place_numbers[here]
    symbols = {entry["id"]: "/".join(entry["symbols"]) for entry in board.files.board["locations"]}
    near = [board.places[there] for there in board.near[board.near_from[place] : board.near_from[place + 1]]]
    if not board.first_place:
        return [f"{name} ({symbols[name]})" for name in near]
    return [f"#{board.place_numbers[name] + 1} {name} ({symbols[name]})" for name in near]


def text_event(event: Document, say: Say) -> str:
    """What happened, in words without the name of the seat."""
    data: dict[str, object] = {key: event.get(key, "") for key in _TEXT_KEYS}
    silver, points = event.get("silver"), event.get("points")
    data["silver"] = f"{silver:+d}" if isinstance(silver, int) else ""
    data["points"] = f"{points:+d}" if isinstance(points, int) else ""
    return say(f"africana-log-{event['kind']}", data)


def _document(value: Json) -> Document:
    assert isinstance(value, dict)
    return value


def _documents(value: Json) -> list[Document]:
    assert isinstance(value, list)
    return [item for item in value if isinstance(item, dict)]


def _texts(value: Json) -> list[str]:
    assert isinstance(value, list)
    return [str(item) for item in value]
