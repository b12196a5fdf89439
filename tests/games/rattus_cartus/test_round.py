"""Phases B to E: what the worked cases leave out."""

from tests.games.rattus_cartus.table import dumped, entering, legal, loaded, play, refused, seat, shown

OFFICE = ["palace", "monastery", "office", "castle", "farm", "fortune_tent"]
HUT = ["treasury", "hospital", "market", "guard_tower", "farm", "pipers_hut"]


def test_supply_actions_are_chosen_unseen_by_option_and_carried_out_in_turn_order() -> None:
    """RC-30."""
    position = {
        "step": "supply",
        "start": 1,
        "active": 1,
        "row": ["farm_4", "castle_2"],
        "seats": [{}, {}, {}],
    }
    state = loaded(position, simultaneous_supply=True, show_rats=True)
    play(state, "supply 1", "supply 2")
    assert shown(state, 1)["seats"][1]["supply"] == 1
    assert [entry["supply"] for entry in shown(state, 0)["seats"]] == [None, None, None]
    events = play(state, "supply 1")

    assert [(event.seat, event.data["place"]) for event in events if event.kind == "supply"] == [(1, 1), (2, 2), (0, 1)]
    assert [entry["supply"] for entry in shown(state, 0)["seats"]] == [1, 1, 2]
    play(state, "draw Pe0", "draw Pe0")
    assert [entry["rats"] for entry in shown(state, 0)["seats"]] == [8, 8, 9]
    assert dumped(state)["phase"] == "entering"


def test_the_same_card_may_be_chosen_again_and_another_building_entered() -> None:
    """RC-30, RC-39, RC-34: a hand may grow without end."""
    hand = " ".join(f"{person}{nuns}" for person in ("Pe", "Me", "Mo", "Kn") for nuns in (0, 1, 2, 3, 4))
    state = loaded({"step": "supply", "row": ["farm_1", "castle_4"], "seats": [seat(hand), seat()]})
    play(state, "supply 1", "draw Wi0", "draw Wi1", "draw Wi2", "draw Wi3", "supply 1", *["draw Ki0"] * 4)
    assert shown(state)["seats"][0]["hand"] == 24
    play(state, "enter 2", "done", "enter 2", "done")
    assert shown(state)["row"][1]["entered"] == [0, 1]


def test_entering_is_compulsory_and_cards_are_hidden_until_their_building_is_resolved() -> None:
    """RC-35, RC-38, RC-45: the number is told when all lie; a building without players is skipped."""
    state = loaded(entering("farm_1 castle_1", seat("", "Kn0", 2, 0), seat("", "", 2, 1), seat("Kn1 Kn2")))
    assert legal(state) == {"enter 1", "enter 2"}
    assert refused(state, "done").rule == refused(state, "special").rule == "RC-25"
    play(state, "enter 2", "lay Kn1")
    seen = shown(state, 0)
    assert (seen["seats"][2]["laid"], seen["seats"][2]["hand"], seen["prompt"]["chosen"]) == (0, 2, [])
    assert shown(state, 1)["seats"][0]["laid_cards"] is None
    assert shown(state, 0)["row"][1]["beats"] is None
    assert shown(state, 2)["row"][1]["beats"] == 2
    events = play(state, "lay Kn2", "done")

    assert [event.kind for event in events][:4] == ["lay", "shown", "shown", "shown"]
    assert shown(state, 1)["seats"][2]["laid_cards"] == ["Kn1", "Kn2"]
    assert shown(state, 1)["row"][1]["holder"] == 2
    assert dumped(state)["place"] == 2


def test_what_the_actions_give() -> None:
    """RC-65, RC-67, RC-58: Palace and Monastery; then the discs return and the row is cleared."""
    state = loaded(
        entering("palace_1 monastery_1", seat("", "Ki0", 1, 0), seat("", "Mo0", 2, 1), seat()), show_rats=True
    )
    play(state, "enter 1", "special", "basic", "special")
    seen = shown(state)

    assert [entry["tokens"] for entry in seen["seats"]] == [2, 0, 1]
    assert seen["seats"][1]["rats"] == 8
    assert seen["row"] == []
    assert seen["used"] == ["palace_1", "monastery_1"]
    assert [entry["place"] for entry in seen["seats"]] == [None, None, None]


def test_special_cards_come_into_the_hand() -> None:
    """RC-66, RC-78, RC-80: gold and flutes count as hand cards."""
    position = entering("treasury_1 pipers_hut_1", seat("", "Ki0", 1, 0), seat("", "", 1, 1), seat(), in_game=[*HUT])
    state = loaded(position)
    play(state, "enter 2", "special", "basic", "special")

    assert [entry["known"] for entry in shown(state, 0)["seats"]] == [[], ["Go"], ["Fl", "Fl"]]
    assert shown(state, 0)["seats"][0]["cards"] == ["Go", "Go"]
    assert [entry["hand"] for entry in shown(state)["seats"]] == [2, 1, 2]


def test_passes_and_looks() -> None:
    """RC-70, RC-79: two looks are at two places."""
    position = entering("office_1 fortune_tent_1", seat("", "", 1, 0), seat("", "", 2, 1), seat(), in_game=[*OFFICE])
    state = loaded(position)
    play(state, "enter 1", "special", "basic", "special", "look 2", "nun 2 Mo3")
    assert refused(state, "look 2").rule == "RC-32"
    play(state, "look 1", "nun 1 Mo4")

    assert [entry["hand"] for entry in shown(state)["seats"]] == [2, 0, 1]
    assert [nun["card"] for nun in shown(state, 1)["nuns"]][:3] == ["Mo4", "Mo3", None]


def test_an_action_may_be_declined() -> None:
    """RC-54, RC-89: it passes to nobody; without cards in hand nothing is asked in between."""
    state = loaded(entering("castle_1 farm_1", seat("", "Kn0", 1, 0), seat("", "", 1, 1), seat()))
    play(state, "enter 2", "decline")
    assert legal(state) == {"basic", "decline"}
    play(state, "decline")

    assert shown(state)["stacks"]["sword"] == 12


def test_who_has_three_cards_or_fewer_gives_them_unasked() -> None:
    """RC-72, RC-89."""
    state = loaded(
        entering("guard_tower_1 farm_1", seat("", "", 1, 0), seat("Pe0 Pe1", "", 2, 1), seat(), in_game=[*HUT])
    )
    play(state, "enter 2", "special")

    assert [entry["hand"] for entry in shown(state)["seats"]] == [2, 0, 0]


def test_tokens_count_at_the_end() -> None:
    """RC-96."""
    nuns = [{"card": card, "looked": [0]} for card in ("Pe4", "Me4", "Mo4", "Kn4", "Wi4")]
    one = {"place": 1, "order": 0, "tokens": 3}
    state = loaded(entering("farm_1 castle_1", one, seat(), round=10, nuns=[*nuns]))
    events = play(state, "enter 2")

    told = [event for event in events if event.data.get("line") == "token"]
    assert [(event.seat, event.points, event.rule) for event in told] == [(0, 3, "RC-96")]
    assert [(term.count, term.each, term.points) for term in told[0].terms] == [(3, 1, 3)]
