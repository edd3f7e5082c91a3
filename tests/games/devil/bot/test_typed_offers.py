"""`/offer`: what can be typed, and what is said to everything else."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.chance import Chance
from engine.forms import Draft
from engine.texts import Refusal, Typed
from face.wordings.reader import Reader
from face.wordings.texts import texts
from face.wordings.typed_amounts import parse_things
from games.devil.face.face import FACE
from games.devil.face.forms.answers import offer_of
from games.devil.rules import GAME
from games.devil.rules.rulebook import KINDS, Role
from games.devil.rules.view import Own
from tests.games.devil.bot.played import READER, form_of, played

STOCK = {"wood": 3, "stone": 1, "grain": 2, "glass": 1, "marble": 1, "coins": 6}


def own(role: Role = "sun") -> Own:
    state = GAME.setup(GAME.options_type(), 4, Chance(bytes(32))).state
    found = GAME.view(state, 0).own
    return replace(found, role=role, stock=STOCK)


def read(words: str, role: Role = "sun") -> dict[str, Any]:
    return offer_of(words, own(role), READER)


def refused(words: str, role: Role = "sun") -> Refusal:
    with pytest.raises(Refusal) as caught:
        read(words, role)
    return caught.value


@pytest.mark.parametrize(
    ("words", "role", "offer"),
    [
        ("2 wood 1 glass for 4", "sun", {"goods": {"wood": 2, "glass": 1}, "coins": 0, "price": "coins-4"}),
        ("1 glass 1 marble for a soul", "devil", {"goods": {"glass": 1, "marble": 1}, "coins": 0, "price": "souls-1"}),
        ("nothing for 3 coins", "moon", {"goods": {}, "coins": 0, "price": "coins-3"}),
        ("2 wood, 5 coins for 2 souls", "devil", {"goods": {"wood": 2}, "coins": 5, "price": "souls-2"}),
        ("1 wood and 1 glass for 2 soul pieces", "devil",
         {"goods": {"wood": 1, "glass": 1}, "coins": 0, "price": "souls-2"}),
        ("2WOOD 1x stone FOR 7c", "sun", {"goods": {"wood": 2, "stone": 1}, "coins": 0, "price": "coins-7"}),
        ("empty for 6 coins", "cultist", {"goods": {}, "coins": 0, "price": "coins-6"}),
        ("1 coin for one soul piece", "cultist", {"goods": {}, "coins": 1, "price": "souls-1"}),
        ("for 2", "sun", {"goods": {}, "coins": 0, "price": "coins-2"}),
    ],
)  # fmt: skip
def test_an_offer_can_be_typed(words: str, role: Role, offer: dict[str, Any]) -> None:
    assert read(words, role) == offer


@pytest.mark.parametrize(
    ("words", "role", "code", "word"),
    [
        ("3 dragons for a kingdom", "sun", "unknown-thing", "dragons"),
        ("2 wood for a kingdom", "sun", "devil-unclear-price", "a kingdom"),
        ("lots for 4", "sun", "unclear-amounts", "lots"),
        ("2 wood for 4 wood", "sun", "devil-unclear-price", "4 wood"),
        ("2 wood for -1", "sun", "devil-unclear-price", "-1"),
    ],
)
def test_a_word_that_is_not_understood_is_named(words: str, role: Role, code: str, word: str) -> None:
    refusal = refused(words, role)
    assert (refusal.code, refusal.details["word"]) == (code, Typed(word))
    assert word in READER.label(refusal.text, 300)


@pytest.mark.parametrize("words", ["2 wood 1 glass", "2 wood for", "", "for"])
def test_an_offer_needs_a_price(words: str) -> None:
    assert refused(words).code == "devil-no-price"


@pytest.mark.parametrize(
    ("words", "role"),
    [("1 wood for 8", "sun"), ("1 wood for 1", "moon"), ("1 wood for a soul", "sun"), ("1 wood for 7", "cultist"),
     ("1 wood for 2 souls", "cultist"), ("1 wood for 4", "devil"), ("1 wood for 3 souls", "devil")],
)  # fmt: skip
def test_a_price_of_another_role_is_refused_with_the_own_ones(words: str, role: Role) -> None:
    assert refused(words, role).code == "devil-not-your-price"
    assert refused(words, role).details == {"role": role}


def test_more_than_there_is_is_refused_with_what_there_is() -> None:
    assert (
        READER.line(refused("9 wood 9 coins for 4").text) == "You can't offer that much: you have 3 wood and 6 coins."
    )


def test_an_offer_typed_too_late_is_refused() -> None:
    for state, _ in played(1):
        if state.step == "actions.plan":
            asks = (GAME.asks(state)[0],) if 0 in GAME.asks(state) else ()
            with pytest.raises(Refusal) as caught:
                FACE.parse("nothing for 2", GAME.view(state, 0), asks, READER)
            assert caught.value.code == "devil-no-offer"
            return


def test_what_was_typed_fills_in_the_whole_form() -> None:
    state = next(state for state, _ in played(1) if state.step == "trading.offer")
    seat, ask = next(iter(GAME.asks(state).items()))
    view = GAME.view(state, seat)
    words = "nothing for a soul" if view.own.role == "devil" else "nothing for 3"
    found = FACE.parse(words, view, (ask, *GAME.liberties(state, seat)), READER)
    assert found.ask_id == ask.id
    assert form_of(state, seat, ask, found.partial).ready
    assert GAME.form(state, seat, found.ask_id, Draft(found.partial)).sealed() == found.partial


def test_a_misspelt_good_is_asked_about_in_every_language() -> None:
    for language, typed, meant in (("en", "glas", "2 glass"), ("cs", "sklla", "2 skla"), ("pl", "szklla", "2 szkła")):
        with pytest.raises(Refusal, match="unknown-thing") as caught:
            parse_things(f"2 {typed}", KINDS, Reader(texts(language)))
        assert f": {meant}?" in Reader(texts(language)).line(caught.value.text).replace("\u00a0", " ")


def test_a_number_far_too_large_is_read_as_one() -> None:
    assert parse_things("1000000 wood", KINDS, Reader(texts("en"))) == {"wood": 100000}
