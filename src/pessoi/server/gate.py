"""What every request passes first: who asks, whether it asks too often, and the headers that every answer bears."""

import logging
import time
from collections.abc import MutableMapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.di import NamedDependency
from litestar.types import ASGIApp, Message, Receive, Send

from pessoi.server.errors import Refused
from pessoi.server.limits import Limiter, too_fast
from pessoi.server.tokens import new_secret, stored_secret

COOKIE = "pessoi_guest"
_YEARS = 5 * 365 * 24 * 3600
_CONTENT_POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # attributes place pieces on the board; they load nothing
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
_HEADERS = [
    (b"content-security-policy", _CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),  # the address of a seat link must not travel
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
]
_SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
_log = logging.getLogger("pessoi.server")
_access = logging.getLogger("pessoi.access")


@dataclass(frozen=True, slots=True)
class Guest:
    """Who asks: ``id`` is the SHA-256 of its cookie's secret. ``address`` is its network address."""

    id: str
    address: str


TheGuest = NamedDependency[Guest]
"""How a handler asks for the guest."""


def guest_of(scope: Any) -> Guest:
    """Who asks, as the gate has found out."""
    guest: Guest = scope["state"]["guest"]
    return guest


class Gate:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, requests: Limiter) -> None:
        self._app = app
        self._requests = requests

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        headers = {name: value for name, value in scope["headers"] if name in _READ}
        cookies = b";".join(value for name, value in scope["headers"] if name == b"cookie")
        client = scope.get("client")
        address = client[0] if client else ""
        secret = _cookie(cookies)
        fresh = secret is None
        secret = secret or new_secret()
        scope["state"]["guest"] = Guest(stored_secret(secret), address)
        if scope["type"] != "http":
            await self._websocket(scope, receive, send, headers)
            return
        started = time.perf_counter()
        secure = scope.get("scheme") == "https"
        # Page addresses too: the page's first requests go out together and must all bear the same cookie.
        with_cookie = fresh and "." not in scope["path"].rsplit("/", 1)[-1]
        status = 0

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                added = [*_HEADERS, (b"set-cookie", _set_cookie(secret, secure))] if with_cookie else _HEADERS
                if scope["path"].startswith("/api") and all(name != b"cache-control" for name, _ in message["headers"]):
                    added = [*added, (b"cache-control", b"no-store")]
                message["headers"] = [*message["headers"], *added]
            await send(message)

        refused = self._refusal(scope, headers, address)
        if refused is None:
            try:
                await self._app(scope, receive, send_with_headers)
            except Exception:
                # Not even the answer to an error could be made.
                _log.exception("A request failed")
                refused = None if status else Refused("server-fault", 500)
        if refused is not None:
            await _answer(refused, send_with_headers)
        if _access.isEnabledFor(logging.INFO):
            took = (time.perf_counter() - started) * 1000
            _access.info("%s %s %s %.1f ms", scope["method"], shown_path(scope["path"]), status, took)

    def _refusal(self, scope: Any, headers: MutableMapping[bytes, bytes], address: str) -> Refused | None:
        wait = self._requests.wait_of(address)
        if wait:
            return too_fast(wait)
        if scope["method"] not in _SAFE_METHODS and not _is_own_page(headers):
            return Refused("server-foreign-origin", 403)
        return None

    async def _websocket(self, scope: Any, receive: Receive, send: Send, headers: MutableMapping[bytes, bytes]) -> None:
        wait = self._requests.wait_of(scope["state"]["guest"].address)
        if wait or not _is_own_page(headers):
            await receive()
            await send({"type": "websocket.close", "code": 4429 if wait else 4403, "reason": ""})
            return
        await self._app(scope, receive, send)


_READ = (b"origin", b"host")


def shown_path(path: str) -> str:
    """A path as the access log shows it: the secret of a seat link is left out, and odd characters are escaped."""
    if path.startswith("/seat/"):
        return "/seat/..."
    return ascii(path[:200])[1:-1]


def _is_own_page(headers: MutableMapping[bytes, bytes]) -> bool:
    """Whether a request comes from our own page, or from no page at all: browsers always tell by ``Origin``."""
    origin = headers.get(b"origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin.decode("latin-1")).netloc == headers.get(b"host", b"").decode("latin-1")
    except ValueError:
        return False


def _cookie(header: bytes) -> str | None:
    """The guest's secret. Other programs on this host set cookies too (a host has one jar for all its ports), in
    forms that no grammar knows: whatever they are, they must not cost a guest its seats."""
    for part in header.decode("latin-1").split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE and 32 <= len(value) <= 64:
            return value
    return None


def _set_cookie(secret: str, secure: bool) -> bytes:
    text = f"{COOKIE}={secret}; Path=/; Max-Age={_YEARS}; HttpOnly; SameSite=Lax"
    return (text + "; Secure" if secure else text).encode()


async def _answer(refused: Refused, send: Send) -> None:
    body = msgspec.json.encode({"error": {"key": refused.key, "data": refused.data, "message": refused.key}})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if "seconds" in refused.data:
        headers.append((b"retry-after", str(refused.data["seconds"]).encode()))
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
