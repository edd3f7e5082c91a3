"""Places have room for the longest name of their kind, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from unittest.mock import patch

import pytest

from engine.texts import Named
from face.pictures.fitting import DOTS
from face.pictures.theme import label_style, width_of
from face.wordings.reader import Reader
from face.wordings.texts import Texts
from tests.ground import kept
from tests.pictures.scenes import LANGUAGES, every_scene, pictured, reader
from tests.pictures.test_card_faces import book, entries

LEAST = 3  # letters that are left of a cut name
SHAPES = ("widest", "widest word")  # what counts in one line, and where names wrap


@cache
def names(game_id: str, locale: str) -> dict[str, dict[str, str]]:
    """The names of a game's cards, by their kind and id."""
    said = reader(game_id, locale, "plain")
    by_kind: dict[str, dict[str, str]] = {}
    for entry in entries(book(game_id, "en")):
        if entry.card is not None:
            by_kind.setdefault(entry.card.kind, {})[entry.card.id] = said.label(entry.card)
    return by_kind


def width(name: str, shape: str) -> float:
    return max(width_of(part, label_style()) for part in ([name] if shape == "widest" else name.split()))


def widest(game_id: str, locale: str, shape: str) -> dict[str, str]:
    """By kind, the id of the card with the widest name, or with the widest word in its name."""
    known = names(game_id, locale)
    return {kind: max(those, key=lambda one: width(those[one], shape)) for kind, those in known.items()}


def cut(game_id: str, locale: str, small: bool) -> Iterator[tuple[str, str]]:
    """Words that pictures have cut, if they begin a name: in which picture, and what is left."""
    known = [name for those in names(game_id, locale).values() for name in those.values()]
    for what, _, _, canvas in every_scene(game_id, locale, small=small):
        for drawn in canvas.drawn:
            left = drawn.words.removesuffix(DOTS)
            if left != drawn.words and len(left) >= LEAST and any(left in name for name in known):
                yield what, drawn.words


@pytest.mark.crossed
@pytest.mark.parametrize(
    ("game_id", "locale"),
    kept(list(product(pictured(), LANGUAGES)), ("devil", "ru"), ("architects", "pl"), ("paladins", "cs")),
)
@pytest.mark.parametrize("shape", SHAPES)
def test_the_longest_names_are_drawn_whole_wherever_names_are_drawn(game_id: str, locale: str, shape: str) -> None:
    longest, said = widest(game_id, locale, shape), Reader._named

    def with_longest(own: Reader, named: Named, *, plain: bool, form: str = "") -> str:
        return said(own, Named(named.kind, longest.get(named.kind, named.id)), plain=plain, form=form)

    own = Texts(locale)  # what it keeps is for this test alone
    with patch.object(Reader, "_named", with_longest), patch("tests.pictures.scenes.wordings", lambda _: own):
        found = {each for small in (False, True) for each in cut(game_id, locale, small)}
    assert not found, found


@pytest.mark.parametrize("game_id", pictured())
def test_the_names_that_are_looked_for_are_those_of_all_kinds_of_cards(game_id: str) -> None:
    kinds = names(game_id, "en")
    assert len(kinds) >= 2
    assert all(kinds.values())
