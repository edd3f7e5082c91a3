"""The sentences on the cards: each effect in one short line, nothing missing in the locale."""

import logging
import re
from typing import get_args

import pytest
from msgspec.structs import fields, replace

from engine.texts import Named, Text
from face.wordings.reader import Reader
from face.wordings.texts import Texts, texts
from games.devil.face.cards import (
    building_line,
    clause,
    condition,
    event_line,
    inquisitor_line,
    left_line,
    names,
    right_line,
    sentence,
    sentences,
)
from games.devil.rules import effects as e
from games.devil.rules.pack import Building, Event, Inquisitor
from games.devil.rules.rulebook import SYMBOLS
from tests.games.devil.builders import CARDS as PACK

READER = Reader(texts("en"), name_of=names(PACK))
LONGEST = 110  # characters of an effect's sentence
LONGEST_CARD = 300

BUILDINGS = tuple(PACK.buildings.values())
EVENTS = tuple(PACK.events.values())
INQUISITORS = tuple(PACK.inquisitors.values())
BUILDING_EFFECTS = [(card.id, effect) for card in BUILDINGS for effect in card.effect]
EVENT_EFFECTS = [(card.id, effect) for card in EVENTS for effect in (*card.left.effect, *card.right.effect)]


def line(text: Text, caplog: pytest.LogCaptureFixture) -> str:
    """The text in English; a missing wording or parameter fails the test."""
    with caplog.at_level(logging.WARNING):
        shown = READER.line(text)
    assert not caplog.records, caplog.text
    assert "{" not in shown
    assert not re.search(r"devil-|thing-|  |\.\.| ,|;\s*\.", shown), shown
    return shown


def shown(text: Text) -> str:
    return READER.line(text)


def building(card_id: str) -> str:
    return shown(building_line(PACK.buildings[card_id], PACK.board))


def event(card_id: str) -> str:
    return shown(event_line(PACK.events[card_id]))


@pytest.mark.parametrize(("card", "effect"), BUILDING_EFFECTS)
def test_every_effect_of_a_building_is_one_short_sentence(
    card: str, effect: e.AnyEffect, caplog: pytest.LogCaptureFixture
) -> None:
    said = line(sentence(effect), caplog)
    assert len(said) <= LONGEST, said
    assert said.endswith(".")
    assert said[0].isupper()


@pytest.mark.parametrize(("card", "effect"), EVENT_EFFECTS)
def test_every_effect_of_an_event_is_one_short_clause(
    card: str, effect: e.AnyEffect, caplog: pytest.LogCaptureFixture
) -> None:
    assert len(line(clause(effect), caplog)) <= LONGEST


@pytest.mark.parametrize("card", BUILDINGS, ids=lambda card: card.id)
def test_every_building_fits_on_one_line(card: Building, caplog: pytest.LogCaptureFixture) -> None:
    said = line(building_line(card, PACK.board), caplog)
    assert said.startswith(f"**{card.name}** (")
    assert len(said) <= LONGEST_CARD


@pytest.mark.parametrize("card", EVENTS, ids=lambda card: card.id)
def test_every_event_fits_on_one_line(card: Event, caplog: pytest.LogCaptureFixture) -> None:
    said = line(event_line(card), caplog)
    assert said.startswith(f"**{card.name}** — Left (−")
    assert len(said) <= LONGEST_CARD


@pytest.mark.parametrize("card", INQUISITORS, ids=lambda card: card.id)
def test_every_inquisitor_says_its_penalty_with_its_numbers(card: Inquisitor, caplog: pytest.LogCaptureFixture) -> None:
    said = line(inquisitor_line(card), caplog)
    numbers = {number for number in (card.points, card.goods, card.extra, card.each) if number}
    assert {int(number) for number in re.findall(r"\d+", said)} == numbers


def test_effects_that_differ_are_said_differently() -> None:
    said: dict[str, e.AnyEffect] = {}
    for _, effect in BUILDING_EFFECTS:
        ordered = replace(effect, order=5)  # the order shows only beside other cards
        assert said.setdefault(shown(sentence(effect)), ordered) == ordered


@pytest.mark.parametrize("each", [1, 2])
@pytest.mark.parametrize("type_", [None, *SYMBOLS])
@pytest.mark.parametrize("of", get_args(next(field.type for field in fields(e.Per) if field.name == "of")))
def test_every_count_can_be_said(of: str, type_: str | None, each: int, caplog: pytest.LogCaptureFixture) -> None:
    per = e.Per(of=of, type=type_, each=each)
    said = line(clause(e.Points(n=1, per=per)), caplog)
    assert said.startswith("score 1 point for each " if each == 1 else "score 1 point for every 2 ")


@pytest.mark.parametrize("type_", [None, *SYMBOLS])
@pytest.mark.parametrize("that", get_args(next(field.type for field in fields(e.If) if field.name == "that")))
def test_every_condition_can_be_said(that: str, type_: str | None, caplog: pytest.LogCaptureFixture) -> None:
    assert line(condition(e.If(that=that, n=3, type=type_)), caplog).startswith("if ")


@pytest.mark.parametrize("when", get_args(e.When))
def test_every_time_can_be_said(when: e.When, caplog: pytest.LogCaptureFixture) -> None:
    assert line(sentence(e.Points(when=when, n=1)), caplog).endswith(": score 1 point.")


def test_a_building_says_name_symbols_cost_points_and_effect() -> None:
    assert building("mill") == "**Mill** (rural) — 2 wood and 1 stone · 1 pt · Production: gain 1 grain."


def test_a_science_building_says_the_reputation_it_costs() -> None:
    assert "1 wood, 1 glass, 1 marble, and 4 reputation · 5 pts" in building("university")


def test_a_building_without_effect_ends_with_its_points() -> None:
    assert building("royal-manor").endswith("11 pts")


def test_a_price_and_what_it_brings_make_one_sentence() -> None:
    assert "Action: pay 1 grain; move 2 up the reputation track." in building("almshouse")


def test_effects_of_different_times_make_a_sentence_each() -> None:
    card = PACK.buildings["guild-hall"]
    assert [shown(one).split(":")[0] for one in sentences(card.effect)] == ["When built", "Always"]


def test_losses_are_said_as_losses() -> None:
    assert shown(clause(e.Reputation(n=-2))) == "move 2 down the reputation track"
    assert shown(clause(e.Points(n=-1))) == "lose 1 point"
    assert shown(clause(e.Tokens(total=-1, free=-1))).endswith("1 action token fewer and 1 free action token fewer")


def test_goods_of_your_choice_are_named_where_they_are_no_family() -> None:
    choice = e.Choose(n=2, goods=("wood", "stone", "glass"))
    assert shown(clause(choice)) == "take 2 wood, stone or glass of your choice"


def test_an_event_says_both_options_with_their_reputation() -> None:
    assert event("good-harvest") == (
        "**Good Harvest** — Left (−1 reputation): take 2 basic goods of your choice. / "
        "Right (+2 reputation): pay 2 grain."
    )


def test_a_condition_of_a_whole_option_stands_before_its_reputation_as_well() -> None:
    card = PACK.events["education"]
    assert shown(right_line(card)) == (
        "Right, only if you carried out the hire action this phase (otherwise it's all skipped): "
        "+3 reputation; gain 2 coins."
    )
    assert shown(left_line(card)).startswith("Left (−2 reputation): take a courtier")


def test_a_condition_of_one_effect_stands_beside_that_effect_alone() -> None:
    assert shown(right_line(PACK.events["cathedral-builders"])) == (
        "Right (+3 reputation): pay 2 stone; if you carried out the hire action this phase, score 2 points."
    )


def test_every_option_says_whether_its_condition_covers_its_reputation() -> None:
    for card in EVENTS:
        for side, said in ((card.left, left_line(card)), (card.right, right_line(card))):
            assert (" only if " in shown(said)) == (side.needs is not None), card.id


def test_a_hoard_of_several_kinds_says_that_it_is_one_of_them() -> None:
    assert building("trade-route").endswith(
        "End of the game: you may discard all you have of **one** kind (wood, stone or grain): 1 point for each."
    )
    assert building("treasury").endswith(
        "End of the game: you may discard your coins: 1 point for every 3; you keep what's left."
    )


def test_no_building_promises_more_than_the_track_allows() -> None:
    """After the drift of the last round nobody is further above the start than the arrows leave them."""
    track = PACK.board.track
    highest = max(space - track.arrows[space] for space in range(track.start, track.top + 1)) - track.start
    for card in BUILDINGS:
        for effect in card.effects("end"):
            if effect.per is not None and effect.per.of == "steps-above-start":
                assert effect.per.most == e.Per(of="buildings").most or effect.per.most <= highest


def test_a_condition_alone_is_said_as_one() -> None:
    assert shown(right_line(PACK.events["recession"])) == (
        "Right, only if you have no debt (otherwise it's all skipped): +3 reputation."
    )


def test_names_come_from_the_pack() -> None:
    assert READER.line(Named("building", "mill")) == "Mill"
    assert names(PACK)("building", "no-such-card", "en") is None
    assert names(PACK)("courtier", "rural", "en") is None


def test_a_locale_may_bring_a_name_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    own = {"devil-building-mill": "Mlýn"}
    monkeypatch.setattr(Texts, "has", lambda self, key: key in own)
    assert names(PACK)("building", "mill", "en") == Text("devil-building-mill")
    assert names(PACK)("building", "bank", "en") == "Bank"
