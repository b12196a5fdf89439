"""Payments by brute force: every way to use choice producers and discounts is tried (7WD-35 to 7WD-37)."""

from itertools import combinations, product

from pessoi.games.seven_wonders_duel.cards import CARDS, TOKENS, WONDERS, Item

City = tuple[set[str], set[str], set[str]]
"""Buildings, constructed Wonders and Progress tokens of a city, by id."""
_ITEMS = {item.id: item for item in (*CARDS, *WONDERS, *TOKENS)}


def cheapest(item: Item, own: City, other: City) -> int:
    """The smallest number of coins for which ``item`` can be built."""
    cards, wonders, tokens = own
    if item.chain_accepted and any(_ITEMS[card].chain_given == item.chain_accepted for card in cards):
        return 0
    need = dict(item.resources)
    for name in cards:
        effect = _ITEMS[name].effect("produce")
        if effect:
            need[effect["resource"]] = max(need.get(effect["resource"], 0) - effect["amount"], 0)
    missing = [resource for resource, count in need.items() for _ in range(count)]
    choices = [_ITEMS[name].effect("produce_choice") for name in (*cards, *wonders)]
    options = [effect["options"] for effect in choices if effect]
    dropped = _discount(item, tokens)
    best = None
    for chosen in product(*options):
        left = missing[:]
        for resource in chosen:
            if resource in left:
                left.remove(resource)
        for gone in combinations(range(len(left)), min(dropped, len(left))):
            total = sum(_price(r, cards, other[0]) for index, r in enumerate(left) if index not in gone)
            best = total if best is None else min(best, total)
    assert best is not None
    return item.coins + best


def _discount(item: Item, tokens: set[str]) -> int:
    kind = item.colour or "wonder"
    effects = [_ITEMS[name].effect("resource_discount") for name in tokens]
    amount: int = sum(effect["amount"] for effect in effects if effect and effect["applies_to"] == kind)
    return amount


def _price(resource: str, cards: set[str], others: set[str]) -> int:
    if any(resource in _ITEMS[name].effect("fixed_price").get("resources", ()) for name in cards):
        return 1
    produced = (_ITEMS[name].effect("produce") for name in others if _ITEMS[name].colour in ("brown", "grey"))
    symbols: int = sum(effect["amount"] for effect in produced if effect["resource"] == resource)
    return 2 + symbols
