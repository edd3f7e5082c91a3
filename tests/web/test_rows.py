"""A row of choices on a page: its button that chooses nothing stands there while that is an answer, and not given."""

from __future__ import annotations

from typing import Any

import pytest

from engine.contract import Ask
from engine.texts import say
from face.core.face import face
from face.core.names import reader_for
from face.desk.form import ShownForm
from tests.bot.drawing import TABLE
from tests.engine.test_several import Shop
from web.form.drawn import DrawnInput, press_of
from web.form.inputs import InputsOf

ASK = Ask("1.buy", "buy", say("bids-ask-pay"))
READER = reader_for(TABLE, "en")
NOTHING = (READER.label(say("bot-none")), press_of("set", "buy", []))


def row(shop: Shop, **given: Any) -> DrawnInput:
    (drawn,) = InputsOf(ShownForm(ASK, shop.form(**given), draft=given), READER, face("bids")).all()
    return drawn


def test_an_open_row_can_be_left_empty_by_a_press() -> None:
    assert row(Shop()).none == NOTHING


def test_nothing_is_not_offered_once_it_is_chosen() -> None:
    assert row(Shop(), buy=[]).none is None


def test_nothing_is_not_offered_where_something_must_be_chosen() -> None:
    assert row(Shop(at_least=1)).none is None


@pytest.mark.parametrize("buy", [["bread"], ["bread", "boat"]], ids=["done", "with-a-step-that-cannot-be"])
def test_nothing_is_not_offered_once_there_are_pieces_to_take_out(buy: list[str]) -> None:
    drawn = row(Shop(), buy=buy)
    assert drawn.none is None
    assert drawn.missing == (len(buy) > 1)
    (place,) = drawn.places
    assert len(place.pieces) == 1
