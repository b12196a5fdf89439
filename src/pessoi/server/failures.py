"""Errors as answers: a status, a key with data, and words in the language that the request asks for."""

import logging
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from sqlalchemy.exc import SQLAlchemyError

from pessoi.core.errors import Illegal, Malformed, PessoiError
from pessoi.server.errors import Refused, status_of
from pessoi.text import LANGUAGES, messages

_log = logging.getLogger("pessoi.server")
_LARGEST = 2**53
_HTTP_KEYS = {
    404: "server-unknown-address",
    405: "server-wrong-method",
    413: "server-too-large",
    415: "server-wrong-type",
}


def language_of(accepted: str) -> str:
    """The best of our languages for an ``Accept-Language`` header (RFC 9110, 12.5.4)."""
    best, weight = LANGUAGES[0], 0.0
    for part in accepted[:500].split(","):
        tag, _, quality = part.partition(";")
        name = tag.strip().lower().split("-")[0]
        try:
            value = float(quality.strip().removeprefix("q=") or 1)
        except ValueError:
            value = 0.0
        if name in LANGUAGES and value > weight:
            best, weight = name, value
    return best


def error_document(error: PessoiError, language: str) -> dict[str, object]:
    """An error as clients get it."""
    for name, value in error.data.items():
        if isinstance(value, int) and abs(value) > _LARGEST:
            error.data[name] = str(value)[:40]  # neither JavaScript nor the messages know such numbers
    document: dict[str, object] = {"key": error.key, "data": error.data, "message": messages(language).error(error)}
    if isinstance(error, Illegal):
        refusal = error.refusal
        document["refusal"] = {"rule": refusal.rule, "key": refusal.key, "data": refusal.data}
    if isinstance(error, Malformed) and error.faults:
        document["faults"] = [error_document(fault, language) for fault in error.faults]
    return document


def _respond(request: Request[Any, Any, Any], error: PessoiError, status: int) -> Response[Any]:
    language = language_of(request.headers.get("accept-language", ""))
    headers = {"retry-after": str(error.data["seconds"])} if status == 429 and "seconds" in error.data else {}
    return Response(
        {"error": error_document(error, language)}, status_code=status, media_type=MediaType.JSON, headers=headers
    )


def answer_error(request: Request[Any, Any, Any], error: PessoiError) -> Response[Any]:
    """An error that was meant for the caller."""
    return _respond(request, error, status_of(error))


def answer_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """An error that the framework found: an address, method or body that doesn't fit."""
    if error.status_code >= 500:
        return answer_unexpected(request, error)
    if isinstance(error, ValidationException) or error.status_code == 400:
        return _respond(request, _malformed(error), 400)
    return _respond(request, Refused(_HTTP_KEYS.get(error.status_code, "server-refused"), 400), error.status_code)


def _malformed(error: HTTPException) -> PessoiError:
    extra = error.extra if isinstance(error.extra, list) else []
    faults: list[PessoiError] = [
        Malformed("server-malformed-at", where=str(item.get("key", ""))[:80], reason=str(item.get("message", ""))[:200])
        for item in extra
        if isinstance(item, dict)
    ]
    return Malformed("server-malformed", faults)


def answer_recursion(request: Request[Any, Any, Any], error: RecursionError) -> Response[Any]:
    """A body nested without end."""
    return _respond(request, Malformed("server-malformed"), 400)


def answer_database(request: Request[Any, Any, Any], error: SQLAlchemyError) -> Response[Any]:
    """The database doesn't answer, or not in time: nothing was changed, or the same command again will tell."""
    _log.error("The database failed", exc_info=error)
    return _respond(request, Refused("server-busy", 503), 503)


def answer_unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """A fault of ours: the log has it whole, the caller learns nothing of it."""
    _log.error("A request failed", exc_info=error)
    return _respond(request, Refused("server-fault", 500), 500)
