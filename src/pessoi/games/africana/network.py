"""The routes of a board file as a network of ids, for the checks of files."""

from collections import deque
from collections.abc import Mapping
from typing import Any


def neighbours(board: Mapping[str, Any]) -> dict[str, set[str]]:
    """By location the ends of its routes."""
    near: dict[str, set[str]] = {place["id"]: set() for place in board["locations"]}
    for route in board["routes"]:
        near[route["a"]].add(route["b"])
        near[route["b"]].add(route["a"])
    return near


def distances(near: Mapping[str, set[str]], start: str) -> dict[str, int]:
    """The steps from a location to each that can be reached."""
    found = {start: 0}
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        for there in sorted(near[here]):
            if there not in found:
                found[there] = found[here] + 1
                waiting.append(there)
    return found
