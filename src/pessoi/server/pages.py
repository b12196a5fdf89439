"""The built page: files from memory, compressed where they come so; one index for every address of the page."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass, field
from pathlib import Path

from litestar import Request, Response, route
from litestar.datastructures import State
from litestar.params import FromPath

INDEX = "index.html"
PACKED = "packed"
"""Marks handlers that compress by themselves."""
_PAGES = ("", "about", "join", "new", "replay", "rules", "seat", "table", "tables")
_FOREVER = "public, max-age=31536000, immutable"  # names of built files hold their hash
_NOT_BUILT = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Pessoi</title><p>The page isn't built yet. "
    "<code>make frontend</code> builds it. The API answers at <a href=/api/health>/api/health</a>."
    "<p lang=el>Η σελίδα δεν έχει χτιστεί ακόμη. Τη χτίζει το <code>make frontend</code>."
)
_PACKABLE = ("application/javascript", "application/json", "application/manifest+json", "image/svg+xml")
_ENCODINGS = (("br", ".br"), ("gzip", ".gz"))


@dataclass
class File:
    """One built file: its bytes by content encoding."""

    media_type: str
    etag: str
    bodies: dict[str, bytes] = field(default_factory=dict)


class Pages:
    """The files below a folder. They are read anew when the index changes, so a rebuilt page needs no restart."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._stamp = -1.0
        self._files: dict[str, File] = {}

    def file(self, name: str) -> File | None:
        """The file with a name relative to the folder."""
        index = self._folder / INDEX
        stamp = index.stat().st_mtime if index.is_file() else 0.0
        if stamp != self._stamp:
            self._files = self._read() if stamp else {}
            self._stamp = stamp
        return self._files.get(name)

    def _read(self) -> dict[str, File]:
        files: dict[str, File] = {}
        for path in sorted(self._folder.rglob("*")):
            if not path.is_file() or path.suffix in (".br", ".gz"):
                continue
            body = path.read_bytes()
            kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
            file = File(kind, f'"{hashlib.sha256(body).hexdigest()[:20]}"', {"": body})
            for encoding, suffix in _ENCODINGS:
                packed = path.with_name(path.name + suffix)
                if packed.is_file():
                    file.bodies[encoding] = packed.read_bytes()
            if "gzip" not in file.bodies and (kind.startswith("text/") or kind in _PACKABLE):
                file.bodies["gzip"] = gzip.compress(body, mtime=0)
            files[path.relative_to(self._folder).as_posix()] = file
        return files


def _serve(file: File, request: Request[None, None, State], caching: str, status: int = 200) -> Response[bytes]:
    headers = {"etag": file.etag, "cache-control": caching, "vary": "accept-encoding"}
    if status == 200 and request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers)
    accepted = {part.split(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
    encoding = next((name for name, _ in _ENCODINGS if name in accepted and name in file.bodies), "")
    if encoding:
        headers["content-encoding"] = encoding
    return Response(file.bodies[encoding], status_code=status, media_type=file.media_type, headers=headers)


@route(
    ["/", "/{path:path}"],
    http_method=["GET", "HEAD"],
    include_in_schema=False,
    sync_to_thread=False,
    opt={PACKED: True},
)
def page(request: Request[None, None, State], state: State, path: FromPath[str] = "") -> Response[bytes]:
    """A file of the built page; its index for the page's own addresses, and, with status 404, for all others."""
    name = path.strip("/")
    pages: Pages = state.pages
    file = pages.file(name) if name and name != INDEX else None
    if file is not None:
        return _serve(file, request, _FOREVER if name.startswith("assets/") else "no-cache")
    index = pages.file(INDEX)
    if index is None:
        return Response(_NOT_BUILT.encode(), status_code=503, media_type="text/html; charset=utf-8")
    known = name.split("/")[0] in _PAGES or name == INDEX
    if not known and name.startswith("assets/"):
        return Response(b"", status_code=404, media_type="text/plain")
    return _serve(index, request, "private, no-cache", 200 if known else 404)  # it may set a guest's cookie
