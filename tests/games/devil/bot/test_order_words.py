"""The standing orders of Deal with the Devil in words and on Discord, all of them in force at once."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

import pytest
from simcord.components import walk_components

from bot.desk.beside import orders_view
from bot.desk.view import desk_view
from engine.chance import Chance
from engine.contract import Ask, Disarm
from engine.forms import Draft, Pick
from engine.playouts import RandomDraft
from engine.texts import Text, say
from face.desk.desk import DeskSurroundings
from face.desk.form import shown_form
from face.table.news import Report
from games.devil.rules import GAME
from games.devil.rules.state import State
from host.play.desk_reading import Filled
from host.table.early_answers import PREFIX, kinds_of_orders, order_asks, order_kind
from tests.bot.drawing import hold_limits
from tests.bot.people import parsed
from tests.games.devil.bot.played import READER, desk_components, desk_of, played


@pytest.fixture
def complaints(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fails at the end if a wording or a parameter was missing."""
    with caplog.at_level(logging.ERROR, logger="face.wordings.texts"):
        yield
        assert not {record.getMessage() for record in caplog.records}


def moments(seed: int) -> Iterator[tuple[State, int, Ask]]:
    for number, (state, _) in enumerate(played(seed)):
        for seat, ask in GAME.asks(state).items():
            if number % 5 == 0 or ask.kind in ("viewing", "packing"):
                yield state, seat, ask


@pytest.mark.usefixtures("complaints")
def test_every_order_and_every_reason_can_be_said() -> None:
    stream = Chance(bytes(32)).stream("orders")
    said: set[str] = set()
    for state, seat, ask in moments(41):
        view = GAME.view(state, seat)
        for kind in GAME.orders(view):
            value = GAME.order_form(view, kind.id, RandomDraft(stream)).sealed()
            sentence = GAME.order_sentence(kind.id, value)
            found = GAME.matches(kind.id, value, view, ask)
            reason = found.reason if isinstance(found, Disarm) else say("devil-order-short", price=1)
            for text in (kind.text, sentence, say("order-disarmed", order=sentence, reason=reason)):
                assert READER.line(text).strip()
                assert READER.label(text).strip()
            said.add(sentence.key)
    assert len(said) == 12


async def test_the_page_with_all_orders_holds_discords_limits() -> None:
    for state, seat, _ in list(moments(42))[::9]:
        for news in (Report(), Report("x" * 2500, "x" * 1400)):
            page = orders_view(desk_of(state, seat), READER, news=news, note="y" * 900)
            hold_limits(page.to_components())


@pytest.mark.usefixtures("complaints")
async def test_every_form_of_an_order_is_drawn_within_the_limits() -> None:
    for state, seat, _ in list(moments(43))[::9]:
        desk = desk_of(state, seat)
        for ask in order_asks(kinds_of_orders(GAME, desk.view)):
            form = GAME.order_form(desk.view, order_kind(ask.id) or "", Draft({}))
            for field in form.fields:
                for option in field.node.options if isinstance(field.node, Pick) else ():
                    assert READER.label(option.text)
            shown = shown_form(desk, ask, Filled({}, form, ()))
            hold_limits(desk_view(desk, READER, shown, DeskSurroundings("x" * 3900)).to_components())


def test_no_game_asks_a_question_named_like_an_order() -> None:
    names: set[Any] = {ask.id for _, _, ask in moments(44)}
    assert names
    assert not [name for name in names if str(name).startswith(PREFIX)]


async def test_a_desk_tells_what_is_about_to_answer() -> None:
    state, seat, ask = next(moments(45))
    desk = desk_of(state, seat)
    assert all(isinstance(order.sentence, Text) for order in desk.orders)
    about_to = [order for order in desk.orders if order.answers is not None]
    assert [order.answers for order in about_to] == [ask.id]  # of all in force the first that fits answers
    drawn = list(walk_components(desk_components(state, seat, ask, {})))
    texts = "\n".join(each["content"] for each in drawn if "content" in each)
    for order in desk.orders:
        assert (READER.line(order.sentence) in texts) == (order in about_to)
    presses = [parsed(each["custom_id"]) for each in drawn if "custom_id" in each]
    cancelled = [(press["ask"], press["argument"]) for press in presses if press["action"] == "order-off"]
    assert cancelled == [(ask.id, order.kind) for order in about_to]
