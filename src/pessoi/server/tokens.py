"""Ids, codes and secrets: how they are made, and the only form in which secrets are stored."""

import hashlib
import secrets

_ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
_CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
_CODE_LENGTH = 6


def new_secret() -> str:
    """An unguessable secret of a guest or a seat, in letters that may stand in a cookie and an address."""
    return secrets.token_urlsafe(32)


def stored_secret(secret: str) -> str:
    """What is stored of a secret: its SHA-256, in hexadecimal; it is long and random, so no salt is needed."""
    return hashlib.sha256(secret.encode("utf-8", "surrogateescape")).hexdigest()


def new_table_id() -> str:
    """The id of a new table: 50 random bits, easy to read aloud."""
    return "".join(secrets.choice(_ID_LETTERS) for _ in range(10))


def new_code() -> str:
    """A new invitation code of six letters."""
    return "".join(secrets.choice(_CODE_LETTERS) for _ in range(_CODE_LENGTH))


def is_code(text: str) -> bool:
    """Whether a text has the form of an invitation code."""
    return len(text) == _CODE_LENGTH and set(text) <= set(_CODE_LETTERS)


def new_value() -> str:
    """The share in the deal of a seat that brought none of its own."""
    return secrets.token_hex(16)


def new_deal(size: int) -> bytes:
    """The secret from which a table's draws are computed."""
    return secrets.token_bytes(size)
