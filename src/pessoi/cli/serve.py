"""``pessoi`` and ``pessoi serve``: the server, with or without the page opened."""

import click

from pessoi.cli.command import Command, Whole
from pessoi.cli.words import words

HOST = "127.0.0.1"
PORT = 8000


@click.command(cls=Command, help="cli-help-serve")
@click.option("--host", default=HOST, metavar="HOST", help="cli-option-host")
@click.option("--port", type=Whole(0, 65535), default=PORT, metavar="N", help="cli-option-port")
@click.option("--workers", type=Whole(1, 64), default=1, metavar="N", help="cli-option-workers")
@click.option("--open", "opened", is_flag=True, help="cli-option-open")
def serve(host: str, port: int, workers: int, opened: bool) -> None:
    """Serve until interrupted."""
    _run(host, port, workers, opened)


def open_page() -> None:
    """Serve on this machine and open the page in its browser."""
    _run(HOST, PORT, 1, True)


def _run(host: str, port: int, workers: int, opened: bool) -> None:
    from pessoi.server.running import run  # takes half a second to import, and only this needs it

    tell = words()
    run(
        host=host,
        port=port,
        workers=workers,
        opened=opened,
        listening=lambda address: click.echo(tell.text("cli-listening", {"address": address})),
    )
