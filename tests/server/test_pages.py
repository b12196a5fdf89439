"""The built page, as files in memory: addresses, caching, compression, headers."""

import gzip
import os
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from pessoi.server import Settings
from tests.server.conftest import QUICK
from tests.server.running import thread_server


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for the built page."""
    return tmp_path_factory.mktemp("static")


@pytest.fixture(scope="module")
def site(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """Yield a client of a server that serves the folder."""
    file = tmp_path_factory.mktemp("pages") / "pessoi.sqlite3"
    settings = Settings(f"sqlite:///{file}", static=folder, **QUICK)  # type: ignore[arg-type]
    with thread_server(settings) as address, httpx.Client(base_url=address, trust_env=False) as client:
        yield client


def build(folder: Path, text: str, stamp: int) -> None:
    """Write a page as the build does."""
    (folder / "assets").mkdir(exist_ok=True)
    (folder / "assets" / "app-1a2b.js").write_text("let plain;")
    (folder / "assets" / "app-1a2b.js.br").write_bytes(b"packed")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "index.html").write_text(text)
    os.utime(folder / "index.html", (stamp, stamp))


def test_the_page_before_and_after_it_is_built(site: httpx.Client, folder: Path) -> None:
    """Without the built page a plain one tells how to build it; no restart is needed afterwards."""
    missing = site.get("/")
    assert missing.status_code == 503
    assert "make frontend" in missing.text
    build(folder, "<html>one", 1)
    assert site.get("/").text == "<html>one"
    build(folder, "<html>two", 2)
    assert site.get("/").text == "<html>two"

    for address in (
        "/table/abc",
        "/tables",
        "/seat/secret",
        "/replay/abc?ply=3",
        "/rules/carcassonne",
        "/join/ABCDEF",
        "/new?game=carcassonne",
        "/about",
        "/index.html",
    ):
        answer = site.get(address)
        assert (answer.status_code, answer.text) == (200, "<html>two"), address
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "private, no-cache"
    unknown = site.get("/nowhere")
    assert (unknown.status_code, unknown.text) == (404, "<html>two")

    script = site.get("/assets/app-1a2b.js", headers={"accept-encoding": "identity"})
    assert script.text == "let plain;"
    assert "immutable" in script.headers["cache-control"]
    assert "javascript" in script.headers["content-type"]
    with site.stream("GET", "/assets/app-1a2b.js", headers={"accept-encoding": "gzip, br"}) as packed:
        assert b"".join(packed.iter_raw()) == b"packed"
        assert packed.headers["content-encoding"] == "br"
        assert packed.headers["vary"] == "accept-encoding"
    with site.stream("GET", "/", headers={"accept-encoding": "gzip"}) as packed:
        assert packed.headers["content-encoding"] == "gzip"
        assert gzip.decompress(b"".join(packed.iter_raw())) == b"<html>two"
    assert site.head("/table/abc").status_code == 200
    again = site.get("/icon.svg")
    assert again.headers["content-type"].startswith("image/svg+xml")
    assert site.get("/icon.svg", headers={"if-none-match": again.headers["etag"]}).status_code == 304
    assert site.get("/assets/gone.js").status_code == 404
    for outside in (
        "/../settings.py",
        "/..%2fsettings.py",
        "/assets/../../schema.py",
        "/%2e%2e/app.py",
        "/assets/app-1a2b.js.br",
    ):
        assert site.get(outside).text in ("<html>two", ""), outside


def test_the_page_itself_brings_the_guests_cookie(site: httpx.Client, folder: Path) -> None:
    """Its first requests go out together: were it they that set the cookie, each would make another guest."""
    build(folder, "<html>", 3)
    first = httpx.get(site.base_url.join("/table/abc"), trust_env=False)
    assert "pessoi_guest=" in first.headers["set-cookie"]
    known = httpx.get(
        site.base_url.join("/"), headers={"cookie": first.headers["set-cookie"].split(";")[0]}, trust_env=False
    )
    assert "set-cookie" not in known.headers
    for file in ("/assets/app-1a2b.js", "/icon.svg"):
        assert "set-cookie" not in httpx.get(site.base_url.join(file), trust_env=False).headers


def test_every_answer_bears_the_headers_that_keep_others_out(site: httpx.Client) -> None:
    for address in ("/", "/api/health", "/api/nothing", "/assets/none.js"):
        headers = site.get(address).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_the_cookie_is_for_the_server_alone(site: httpx.Client) -> None:
    """Set once, HttpOnly and SameSite; Secure where the page came over https (through a proxy)."""
    site.cookies.clear()
    first = site.get("/api/me").headers["set-cookie"]
    assert "HttpOnly" in first
    assert "SameSite=Lax" in first
    assert "Secure" not in first
    assert "set-cookie" not in site.get("/api/me").headers
    site.cookies.clear()
    assert "; Secure" in site.get("/api/me", headers={"x-forwarded-proto": "https"}).headers["set-cookie"]
    assert site.get("/api/me").headers["cache-control"] == "no-store"


def test_errors_speak_the_language_that_is_asked_for(site: httpx.Client) -> None:
    for accepted, word in (
        ("el-GR,el;q=0.9,en;q=0.5", "τραπέζι"),
        ("en", "table"),
        ("fr, el;q=0.1", "τραπέζι"),
        ("", "table"),
    ):
        answer = site.get("/api/tables/nothing", headers={"accept-language": accepted})
        assert word in answer.json()["error"]["message"]


def test_games_rules_and_the_description_of_the_api(site: httpx.Client) -> None:
    games = site.get("/api/games").json()
    carcassonne = next(game for game in games if game["key"] == "carcassonne")
    assert carcassonne["seats"] == [2, 3, 4, 5, 6]
    assert {option["key"] for option in carcassonne["schema"]} >= {"small_city", "assistance"}
    greek = site.get("/api/games/carcassonne/rules?language=el").json()
    english = site.get("/api/games/carcassonne/rules?language=en").json()
    assert greek["rules"].keys() == english["rules"].keys()
    assert "CAR-TILE-02" in greek["rules"]
    assert greek["rules"]["CAR-TILE-02"] != english["rules"]["CAR-TILE-02"]
    assert site.get("/api/games/chess/rules").status_code == 404
    schema = site.get("/api/schema/openapi.json")
    assert schema.headers["content-encoding"] == "gzip"
    paths = schema.json()["paths"]
    assert "/api/tables/{table_id}/moves" in paths
