"""Desks drawn from invented forms, and Discord's limits held against them."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from simcord.components import walk_components

from bot.desk.view import desk_view
from engine.contract import Ask
from engine.forms import Draft, Form
from engine.texts import Text, say
from face.core.names import reader_for
from face.desk.form import InHand, ShownForm
from host.lobby.settings import DAILY
from host.occupants import Player
from host.values import Desk, Place, SeatCard, Table
from tests.bot.people import parsed
from tests.games.bids.rules.game import Opponent, View

TABLE = Table(
    id=987654321012345,
    game="bids",
    status="playing",
    place=Place(1, 2),
    thread_id=10**18,
    lobby_message_id=10**18,
    board_message_id=10**18,
    opener_id=1,
    options={},
    commitment="ab" * 32,
    seats=(SeatCard(0, Player(1), "Ada", ""), SeatCard(1, Player(2), "Ben", "")),
    fewest=2,
    most=4,
    pack=("", 0, ""),
    moment="1.bid",
    opened_at=datetime(2026, 3, 1, tzinfo=UTC),
    pace=DAILY,
)
VIEW = View(0, 1, 3, "bid", 0, (Opponent(0, 0), Opponent(1, 2)), 9, True, None, None)
ASK = Ask("2.trading.offer", "bid", say("bids-ask-bid", round=1))


def desk(**changes: Any) -> Desk:
    given: dict[str, Any] = {
        "table": TABLE,
        "seat": 0,
        "view": VIEW,
        "ask": ASK,
        "sealed": None,
        "liberties": (),
        "drafts": {},
    }
    return Desk(**(given | changes))


def drawn(form: Form, draft: dict[str, Any] | None = None, **more: Any) -> list[dict[str, Any]]:
    """The components of a desk that shows `form`. Needs a running loop."""
    hand = InHand(more.pop("at", ""), more.pop("page", 0))
    shown = ShownForm(ASK, form, more.pop("preview", ()), draft or {}, hand)
    at = more.pop("desk", desk())
    return desk_view(at, reader_for(TABLE, "en"), shown, **more).to_components()


def form_of(describe: Any, given: dict[str, Any] | None = None) -> Form:
    draft = Draft(given)
    describe(draft)
    return draft.form()


def hold_limits(components: list[dict[str, Any]]) -> None:
    """Discord's limits of one message, as its documentation gives them."""
    everything = list(walk_components(components))
    assert len(everything) <= 40
    assert sum(len(one["content"]) for one in everything if one["type"] == 10) <= 4000
    ids = [one["custom_id"] for one in everything if "custom_id" in one]
    assert len(ids) == len(set(ids))
    given_ids = [one["id"] for one in everything if one.get("id")]
    assert len(given_ids) == len(set(given_ids))
    for one in everything:
        assert len(one.get("custom_id", "x")) in range(1, 101)
        if one["type"] == 1:
            kinds = [child["type"] for child in one["components"]]
            assert kinds == [3] or (1 <= len(kinds) <= 5 and set(kinds) == {2})
        if one["type"] == 2:
            assert 1 <= len(one["label"]) <= 80
        if one["type"] == 3:
            assert 1 <= len(one["options"]) <= 25
            assert one["min_values"] <= one["max_values"] <= len(one["options"])
            assert len(one["placeholder"]) <= 150
            values = [choice["value"] for choice in one["options"]]
            assert len(values) == len(set(values))
            assert sum(bool(choice.get("default")) for choice in one["options"]) <= one["max_values"]
            for choice in one["options"]:
                assert 1 <= len(choice["label"]) <= 100
                assert 1 <= len(choice["value"]) <= 100
                assert len(choice.get("description") or "") <= 100


def ways_on(components: list[dict[str, Any]]) -> set[tuple[str, str]]:
    """(action, field) of everything that can be pressed."""
    found = set()
    for one in walk_components(components):
        if "custom_id" in one and not one.get("disabled"):
            parts = parsed(one["custom_id"])
            found.add((parts["action"], parts["field"]))
    return found


def word(text: str) -> Text:
    """A text that reads as `text` (it has no wording of its own)."""
    return say("bids-option-coins") if not text else Text("bot-field", {"label": text, "value": text})
