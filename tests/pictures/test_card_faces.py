"""Every card that can be looked up is drawn: readable, in every language, with the words that stand beside it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from face.core.face import face
from face.core.parts import LookUpEntry
from face.pictures.canvas import ALT
from face.pictures.fonts import drawable
from face.pictures.printed.cards import cards_alone
from face.pictures.theme import PICTURE_WIDTH
from face.table.look_up import MOST_DRAWN, CardBook, cards_picture
from face.wordings.reader import Reader
from tests.pictures.scenes import LANGUAGES, drawn, outside, overlapping, pictured, wordings

HIGHEST = 1_000  # pixels of one card: what a phone shows at once
GAMES_DRAWN = pytest.mark.parametrize("game_id", pictured())


def book(game_id: str, locale: str) -> CardBook:
    look = face(game_id)
    return CardBook(game_id, look.cards(""), (), Reader(wordings(locale), {}, look.names(""), game_id))


def entries(kept: CardBook) -> Iterator[LookUpEntry]:
    return (entry for entry in kept.cards if entry.card is not None)


@pytest.mark.crossed
@GAMES_DRAWN
@pytest.mark.parametrize("locale", LANGUAGES)
def test_every_card_is_drawn_and_no_text_leaves_its_box(game_id: str, locale: str) -> None:
    kept = book(game_id, locale)
    for entry in entries(kept):
        assert entry.card is not None
        card = face(game_id).card(entry.card, "", kept.reader)
        assert card is not None, entry.card
        assert drawable(card.name).startswith(drawable(kept.reader.label(entry.card)))
        draw = lambda view, reader, around: cards_alone([card], face(game_id).colour, ["words"])  # noqa: B023, E731
        picture, canvas = drawn(draw, None, kept.reader, None)  # type: ignore[arg-type]
        assert not outside(canvas), card
        assert not overlapping(canvas), card
        assert picture.width == PICTURE_WIDTH
        assert picture.height <= HIGHEST, card
        assert not any(each.words.endswith("…") for each in canvas.drawn), card


@GAMES_DRAWN
def test_a_card_by_its_name_has_its_words_as_alt_text(game_id: str) -> None:
    kept = book(game_id, "en")
    first = next(entries(kept))
    assert first.card is not None
    picture = cards_picture([kept], f"{first.card.kind}/{first.card.id}")
    assert picture is not None
    assert picture.alt == kept.reader.label(first.text, ALT)
    assert picture == cards_picture([kept], kept.reader.label(first.card))


def test_many_cards_at_once_are_not_drawn() -> None:
    kept = book("devil", "en")
    words = "er"
    assert sum(words in kept.reader.label(entry.card) for entry in entries(kept) if entry.card) > MOST_DRAWN
    assert cards_picture([kept], words) is None


def test_a_card_that_its_pack_lacks_is_not_drawn() -> None:
    kept = book("devil", "en")
    named = next(entries(kept)).card
    assert named is not None
    for game_id in pictured():
        assert face(game_id).card(type(named)(named.kind, "nonsense"), "", kept.reader) is None
