"""What the hint says of a chest in view: prices for goods only, and borrowing only where coins are paid."""

from __future__ import annotations

from functools import cache

import pytest
from msgspec.structs import replace

from engine.contract import Ask
from engine.playouts import Playout
from engine.registry import game as game_of
from face.core.face import face
from face.wordings.locales import OFFERED
from face.wordings.reader import Reader
from face.wordings.texts import texts
from games.devil.rules.view import SeenChest, View
from tests.contract.journeys import chance

SELLS = {"en": "sell for", "cs": "prodat ho tam jde", "pl": "sprzeda się tam", "ru": "продаётся там"}
BORROW = {"en": "borrow", "cs": "půjčit", "pl": "pożyczyć", "ru": "занять"}


@cache
def viewing() -> tuple[View, Ask]:
    """What somebody sees who has a chest before them, and is asked."""
    game = game_of("devil")
    playout = Playout(game, game.options_type(), 4, chance(1), chance(2))
    for _ in playout.steps():
        for seat, ask in game.asks(playout.state).items():
            if ask.kind == "viewing":
                return game.view(playout.state, seat), ask
    raise AssertionError


def hint(locale: str, goods: dict[str, int], *, souls_asked: bool = False, taken: bool = False) -> str:
    view, ask = viewing()
    assert view.own is not None
    chest = SeenChest("devil", goods, souls_asked=souls_asked, price=4, taken=taken, jesters={})
    text = face("devil").hint(replace(view, own=replace(view.own, chest=chest)), ask)
    return Reader(texts(locale), {}, face("devil").names(""), "devil").line(text)


@pytest.mark.parametrize("locale", OFFERED)
def test_goods_are_valued_at_the_bank_and_can_be_paid_with_borrowed_coins(locale: str) -> None:
    line = hint(locale, {"wood": 1, "marble": 1})
    assert "8" in line
    assert SELLS[locale] in line
    assert BORROW[locale] in line


@pytest.mark.parametrize("locale", OFFERED)
@pytest.mark.parametrize("goods", [{}, {"coins": 4}], ids=["nothing", "coins"])
def test_nothing_and_mere_coins_have_no_price_at_the_bank(locale: str, goods: dict[str, int]) -> None:
    assert SELLS[locale] not in hint(locale, goods)


@pytest.mark.parametrize("locale", OFFERED)
def test_nobody_is_told_to_borrow_for_a_soul_piece_or_for_a_deal_that_is_gone(locale: str) -> None:
    assert BORROW[locale] not in hint(locale, {"wood": 1}, souls_asked=True)
    assert BORROW[locale] not in hint(locale, {"wood": 1}, taken=True)
    assert SELLS[locale] not in hint(locale, {"wood": 1}, taken=True)
