"""The command line: ``pessoi`` and its commands, in Greek and English."""

from pessoi.cli.app import main

__all__ = ["main"]
