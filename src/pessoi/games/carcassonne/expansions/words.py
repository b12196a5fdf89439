"""The events of the expansions as lines of text, without the names of seats."""

from typing import Final

from pessoi.core.game import Document, Say

PLAIN: Final = (
    "figure",
    "second",
    "again",
    "flying",
    "rolled",
    "landed",
    "crashed",
    "gold",
    "ingot",
    "magic-left",
    "robber",
    "caught",
    "followed",
    "robber-home",
    "dark",
    "message",
    "use",
    "crop",
    "added",
)
"""Events whose message is filled by their own fields."""


def text_event(event: Document, say: Say) -> str:
    """What happened, in words; empty for what needs none."""
    kind = str(event["kind"])
    facts: dict[str, object] = {**event}
    at = event.get("at")
    if isinstance(at, list):
        facts["cell"] = say("carcassonne-ui-cell", {"x": at[0], "y": at[1]})
    if kind == "returned":  # those of a scored feature go without saying
        return "" if event["rule"] == "CAR-SCORE-05" else say("carcassonne-log-returned", facts)
    if kind == "goods":
        goods = event["goods"]
        assert isinstance(goods, dict)
        facts["goods"] = ", ".join(
            say("carcassonne-log-good", {"kind": name, "count": count}) for name, count in goods.items()
        )
        return say("carcassonne-log-goods", facts)
    if kind == "ferry":
        return say("carcassonne-log-ferry-moved" if event["before"] else "carcassonne-log-ferry", facts)
    if kind == "magic":
        return say("carcassonne-log-magic" if event["segment"] else "carcassonne-log-magic-off", facts)
    if kind in PLAIN:
        return say(f"carcassonne-log-{kind}", facts)
    return ""
