"""Whoever packs for soul pieces reads what one more brings, and in the hint what sellers took or left."""

from __future__ import annotations

from typing import Any

import pytest

from engine.chance import Chance
from engine.extras.claims import reasons_for
from engine.policies import Position
from engine.texts import Text
from face.core.names import reader_for
from games.devil.face.face import FACE
from games.devil.rules import GAME
from games.devil.rules.past import OfferRecord, OffersOfRound
from games.devil.rules.policies import POLICIES
from games.devil.rules.rulebook import ROLES
from games.devil.rules.state import State
from tests.games.devil.bot.played import TABLE, form_of
from tests.games.devil.builders import CULTIST, DEVIL, MOON, SUN, table

NOTHING = OfferRecord({}, True, 2)
STEWARD: Any = POLICIES["steward"]


def piece_line(state: State, seat: int, locale: str = "en") -> str:
    """The line on soul pieces between the question and its inputs, "" for none."""
    ask = GAME.asks(state)[seat]
    reader = reader_for(TABLE, locale)
    lines = [reader.line(line) for line in FACE.details(GAME.view(state, seat), ask, form_of(state, seat, ask, {}))]
    return next((line for line in lines if line.startswith("-# 👻")), "")


def test_the_devil_reads_what_a_piece_spares_and_what_the_ritual_pays() -> None:
    line = piece_line(table("trading.offer", 1, devil={"pure": 1}), DEVIL)
    assert "in round 3's inquisition" in piece_line(table("trading.offer", 1), DEVIL)
    assert "pieces 2 to 4 score 2 points each, later ones 6." in line
    assert "in round 5's inquisition" in piece_line(table("trading.offer", 4), DEVIL)


def test_a_piece_spares_as_much_as_the_dearest_inquisitor_that_those_held_do_not_answer() -> None:
    none = piece_line(table("trading.offer", 1), DEVIL)
    enough = piece_line(table("trading.offer", 1, devil={"pure": 4}), DEVIL)
    assert "would save you up to" in none
    assert "save" not in enough  # nothing is not worth a sentence


def test_the_cultist_reads_what_it_spares_and_mortals_who_cannot_ask_for_one_nothing() -> None:
    state = table("trading.offer", 1, cultist={"marked": 0})
    assert "one more soul piece would save you up to" in piece_line(state, CULTIST)
    assert "ritual" not in piece_line(state, CULTIST)
    assert piece_line(table("trading.offer", 1), CULTIST) == ""  # those it has spare it all
    assert [piece_line(state, seat) for seat in (SUN, MOON)] == ["", ""]


@pytest.mark.usefixtures("complaints")
@pytest.mark.parametrize("locale", ["en", "cs", "pl", "ru"])
def test_it_is_read_in_every_language(locale: str) -> None:
    for seat in (CULTIST, DEVIL):
        line = piece_line(table("trading.offer", 1, cultist={"marked": 0}), seat, locale)
        assert line
        assert "devil-" not in line


def bid_reasons(*offers: OfferRecord, pure: int = 0) -> tuple[Text, ...]:
    """Why the devil would bid for one piece after these offers of its own, one a round."""
    past = tuple(
        OffersOfRound(number, tuple(offer if role == "devil" else NOTHING for role in ROLES))
        for number, offer in enumerate(offers, 1)
    )
    state = table("trading.offer", len(offers) + 1, past_offers=past, devil={"goods": {"wood": 3}, "pure": pure})
    position = Position(GAME, state, DEVIL, GAME.asks(state)[DEVIL], Chance(bytes(32)))
    why: tuple[Text, ...] = reasons_for(STEWARD, position, {"goods": {"wood": 2}, "price": "souls-1"})
    return why


SOLD, LEFT = OfferRecord({"wood": 3, "glass": 1}, True, 1, taken=2), OfferRecord({"marble": 1}, True, 2)


def test_the_hint_says_what_sellers_took_and_what_they_left() -> None:
    reader = reader_for(TABLE, "en")
    said = [reader.line(text) for text in bid_reasons(SOLD, LEFT)][1:]
    assert said == [
        "In round 1 someone sold you a soul piece for 3 wood and 1 glass.",
        "In round 2 nobody sold you 2 soul pieces for 1 marble.",
    ]


def test_of_chests_for_which_nothing_can_be_learned_it_is_silent() -> None:
    assert len(bid_reasons()) == 1
    assert len(bid_reasons(NOTHING)) == 1


@pytest.mark.usefixtures("complaints")
@pytest.mark.parametrize("locale", ["en", "cs", "pl", "ru"])
def test_the_hint_says_so_in_every_language(locale: str) -> None:
    reader = reader_for(TABLE, locale)
    lines = [reader.line(text) for text in bid_reasons(SOLD, LEFT)]
    assert len(lines) == 3
    assert not any("devil-" in line or "{" in line for line in lines)


def test_what_pieces_are_worth_is_split_as_the_desk_adds_it_up() -> None:
    state = table("trading.offer", 1, devil={"goods": {"wood": 3}})
    position = Position(GAME, state, DEVIL, GAME.asks(state)[DEVIL], Chance(bytes(32)))
    (first, *_) = reasons_for(STEWARD, position, {"goods": {"wood": 2}, "price": "souls-2"})
    said = reader_for(TABLE, "en").line(first)
    assert said.startswith("By the end 2 soul pieces are worth about 14 points to you in the inquisitions to come:")


def test_no_number_is_said_of_pieces_that_the_desk_puts_lower() -> None:
    said = [bid_reasons(SOLD, LEFT, NOTHING, pure=pure)[0] for pure in (0, 3)]
    assert [text.key for text in said] == ["devil-why-bids", "devil-why-bid-open"], "few inquisitors are there"
