"""The stored form of everything: tables of the database, as SQLAlchemy Core describes them.

The rows of ``entries`` are the truth about a play; the columns ``version``, ``to_move``, ``result`` and the like of
``tables`` repeat what follows from them, so that questions about many tables need no replay. Times are milliseconds
since 1970 (UTC). Secrets of guests and seats are stored as SHA-256 only; the secret of the deal must be kept, since
the deal is computed from it.
"""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

_DOCUMENT = JSON(none_as_null=True)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(64), primary_key=True),  # SHA-256 of the cookie, hexadecimal
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", _DOCUMENT, nullable=False),
    Column("state", String(8), nullable=False),  # open, playing, over
    Column("private", Boolean, nullable=False),
    Column("host", String(64), nullable=False),  # the guest that made it
    Column("code", String(6), nullable=True, unique=True),
    Column("created", BigInteger, nullable=False),
    Column("moved", BigInteger, nullable=False),
    Column("revision", Integer, nullable=False),  # rises with every change of any kind: the optimistic lock
    Column("version", Integer, nullable=False),  # rises with every step of the play: what commands answer
    Column("to_move", Integer, nullable=False),
    Column("secret", String(64), nullable=False),  # of the deal, hexadecimal; empty for a replay
    Column("commitment", String(64), nullable=False),
    Column("clock", _DOCUMENT, nullable=True),  # {"bank_seconds", "increment_seconds"}
    Column("left", _DOCUMENT, nullable=True),  # milliseconds left by seat when the turn began
    Column("turn_started", BigInteger, nullable=False),
    Column("deadline", BigInteger, nullable=True),  # when the flag of the seat to move falls
    Column("bot_lease", BigInteger, nullable=True),  # null: no bot to move; else until when its worker has time
    Column("bot_worker", String(16), nullable=False),
    Column("position", _DOCUMENT, nullable=True),  # where an uploaded play begins, if not as the game does
    Column("result", _DOCUMENT, nullable=True),
    Column("undo", _DOCUMENT, nullable=True),  # an open request: {"seat", "to", "waiting"}
    Column("chats", Integer, nullable=False),  # number of chat lines
    Column("rematch", String(16), nullable=True),
    Column("previous", String(16), nullable=True),
    Index(None, "state", "private", "created"),
    Index(None, "deadline"),
    Index(None, "bot_lease"),
)


def _table_id() -> "Column[str]":
    return Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


seats = Table(
    "seats",
    metadata,
    _table_id(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),  # open, human, bot
    Column("name", String(40), nullable=False),
    Column("level", String(40), nullable=True),
    Column("value", String(64), nullable=True),  # the seat's share in the deal, hexadecimal
    Column("resigned", String(8), nullable=True),  # resign, time
)

holders = Table(
    "holders",
    metadata,
    _table_id(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(64), primary_key=True),
    Index(None, "guest"),
)

links = Table(
    "links",
    metadata,
    Column("id", String(64), primary_key=True),  # SHA-256 of the link's secret
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Index(None, "table_id", "seat"),
)

entries = Table(
    "entries",
    metadata,
    _table_id(),
    Column("number", Integer, primary_key=True, autoincrement=False),  # from 0, as in the record
    Column("text", String(240), nullable=False),  # notation of a move, or "undo PLY"
    Column("seat", Integer, nullable=False),  # who moved or took back; -1: chance
    Column("version", Integer, nullable=False),  # the step of the play to which it belongs
    Column("at", BigInteger, nullable=False),
)

commands = Table(
    "commands",
    metadata,
    _table_id(),
    Column("guest", String(64), primary_key=True),
    Column("key", String(64), primary_key=True),  # the client's idempotency key
    Column("asked", String(64), nullable=False),  # SHA-256 of the command, hexadecimal; empty: from the first form
    Column("answer", _DOCUMENT, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index(None, "at"),
)

chats = Table(
    "chats",
    metadata,
    _table_id(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=True),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

presence = Table(
    "presence",
    metadata,
    _table_id(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("worker", String(16), primary_key=True),
    Column("until", BigInteger, nullable=False),
    Index(None, "until"),
)

deals = Table(
    "deals",
    metadata,
    # Commitments given to guests before they tell their own share in the deal; spent by the table made with them.
    Column("commitment", String(64), primary_key=True),
    Column("secret", String(64), nullable=False),
    Column("guest", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index(None, "created"),
)
