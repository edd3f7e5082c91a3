"""The podium can be read at every table and says the final standing, whole, and nothing more."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from engine.contract import Rival, Standing
from engine.texts import Named, SeatRef, say
from face.core.face import face
from face.pictures.canvas import Canvas, Picture
from face.pictures.stage.podium import PodiumFact, podium_picture
from tests.ground import kept
from tests.pictures.scenes import AUTOMATIC, LANGUAGES, NAMES, drawn, outside, overlapping, reader
from tests.pictures.test_scenes import PHONE, READABLE, writing

GAME = "devil"


def standing(count: int, *, tied: bool = False) -> tuple[Standing, ...]:
    """Of so many seats: the last seat is the first; with a role beside the name."""
    places = [1 if tied and at < 2 else at + 1 for at in range(count)]
    roles = ("cultist", "devil", "sun", "moon", "sun")
    return tuple(
        Standing(count - 1 - at, place, 132 - 30 * (place - 1), (Named("mark", roles[at]),))  # type: ignore[arg-type]
        for at, place in enumerate(places)
    )


AGAINST = (Standing(0, 1, 40, rival=Rival(say("paladins-virtual"), 51, "lost")),)
FACTS = (
    PodiumFact("points", say("podium-decided", part=say("devil-score-indulgences"), points=12)),
    PodiumFact("hourglass", say("podium-days", days=22)),
)
LOST = PodiumFact("points", say("podium-lost", part=say("devil-score-inquisitors"), points=33, seat=SeatRef(1)))
TABLES = [*(standing(count) for count in range(2, 6)), standing(4, tied=True), AGAINST]


def podium(
    results: Any, locale: str = "en", names: str = "plain", facts: tuple[PodiumFact, ...] = ()
) -> tuple[Picture, Canvas]:
    """The picture, and the canvas it was drawn on."""
    told = reader(GAME, locale, names)
    return drawn(
        lambda view, told, around: podium_picture(view, told, "Deal", "Table 7", face(GAME).colour, facts),
        results,
        told,
        None,
    )


@pytest.mark.parametrize(
    ("locale", "names"), kept(list(product(LANGUAGES, (*NAMES, AUTOMATIC))), ("en", "emoji"), ("ru", "wide"))
)
def test_a_podium_can_be_read_on_a_phone(locale: str, names: str) -> None:
    for results, facts in product(TABLES, ((), FACTS[1:], FACTS, (LOST, FACTS[1]))):
        picture, canvas = podium(results, locale, names, facts)
        assert not outside(canvas)
        assert not overlapping(canvas)
        assert not [words for words, size in writing(picture.svg) if size < READABLE * picture.width / PHONE]


def test_a_podium_shows_everybody_with_place_and_points() -> None:
    for results in TABLES:
        picture, canvas = podium(results)
        words = [each.words for each in canvas.drawn]
        for each in results:
            assert str(each.score) in words
            assert f"{each.score} points" in picture.alt
        rival = results[0].rival
        assert rival is None or {"51", "40", "1.", "2."} <= set(words)
        assert rival is None or picture.alt.endswith("1. the virtual player: 51 points. 2. Mathilda: 40 points.")


def test_everybody_who_shares_the_first_place_is_crowned_and_nobody_else() -> None:
    alone, shared = (podium(standing(4, tied=tied))[0].svg.count('fill="#F7D774"') for tied in (False, True))
    assert shared == 2 * alone


def test_beneath_it_stands_what_decided_the_game_and_how_long_it_took_in_the_alt_text_too() -> None:
    picture, canvas = podium(standing(4), facts=FACTS)
    words = " ".join(each.words for each in canvas.drawn)
    assert "What decided it: Indulgences +12" in words
    assert "Played in 22 days" in words
    assert picture.alt.endswith("What decided it: Indulgences +12. Played in 22 days.")


@pytest.mark.parametrize("locale", LANGUAGES)
def test_what_put_the_winner_ahead_at_equal_points_stands_whole_beside_the_days(locale: str) -> None:
    tie = say("devil-tie-1", whom=SeatRef(1), own=4, theirs=2)
    facts = (PodiumFact("points", say("podium-tie", seat=SeatRef(0), tie=tie)), FACTS[1])
    _, canvas = podium(standing(4), locale, "plain", facts)
    told = reader(GAME, locale, "plain")
    shown = " ".join(each.words for each in canvas.drawn)
    assert all(told.label(fact.text, 120) in shown for fact in facts)
    assert not outside(canvas)
    assert not overlapping(canvas)
