"""The piece of board that a topic of the rules speaks of: readable, and the same for all who read this pack so."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.packs import exact_key
from engine.registry import folder_of
from engine.registry import game as game_of
from face.core.face import face
from face.pictures.canvas import ALT, Canvas, Picture
from face.pictures.theme import PICTURE_WIDTH
from face.table.look_up import Book, topic_picture
from face.wordings.reader import Reader
from games.devil.face.face import DevilFace
from games.devil.rules.pack import pack
from tests.pictures.scenes import LANGUAGES, drawn, outside, overlapping, pictured, wordings

LEAST_WRITING = 9  # topics of a game that are drawn
HIGHEST = 960  # pixels
GAMES = pytest.mark.parametrize("game_id", pictured())


def book(
    game_id: str, locale: str = "en", pack: str = "", names: tuple[str, ...] = (), seat: int | None = None
) -> Book:
    look = face(game_id)
    reader = Reader(wordings(locale), dict(enumerate(names)), look.names(pack), game_id, seat)
    return Book(game_id, look.topics(pack), reader, 0, pack)


def examples(kept: Book) -> dict[str, Picture]:
    """The pictures of all topics that have one."""
    made = {topic.id: topic_picture(kept, topic.id) for topic in kept.topics}
    return {topic: picture for topic, picture in made.items() if picture is not None}


@GAMES
@pytest.mark.parametrize("locale", LANGUAGES)
def test_examples_can_be_read_and_say_themselves_in_words(game_id: str, locale: str) -> None:
    kept = book(game_id, locale)
    shown = examples(kept)
    assert len(shown) >= LEAST_WRITING
    titles = {topic.id: kept.reader.label(topic.title, ALT) for topic in kept.topics}
    for topic in shown:
        picture, canvas = drawn(lambda *_: topic_picture(kept, topic), None, kept.reader, None)  # type: ignore[arg-type]  # noqa: B023
        _readable(topic, picture, canvas)
        assert titles[topic] in picture.alt
        assert len(picture.alt) <= ALT


def _readable(topic: str, picture: Picture, canvas: Canvas) -> None:
    assert not outside(canvas), topic
    assert not overlapping(canvas), topic
    assert picture.width == PICTURE_WIDTH
    assert picture.height <= HIGHEST, topic


@GAMES
def test_an_example_depends_on_topic_pack_and_language_alone(game_id: str) -> None:
    """Not on who reads, nor on who plays with them, and on no table: it gets none."""
    alone = examples(book(game_id))
    for seat in range(2):
        assert examples(book(game_id, names=("Mathilda", "Anselm", "Odile"), seat=seat)) == alone
    assert examples(book(game_id, "ru")).keys() == alone.keys()
    assert all(theirs != alone[topic] for topic, theirs in examples(book(game_id, "ru")).items())


@pytest.mark.parametrize(
    ("game_id", "digest"),
    [
        (game_id, folder.name)
        for game_id in pictured()
        for folder in sorted((folder_of(game_id) / "rules" / "archive").glob("*"))
    ],
)
def test_tables_that_began_with_an_older_pack_see_its_own_pieces(game_id: str, digest: str) -> None:
    usual = game_of(game_id).options_type().pack
    assert examples(book(game_id, pack=exact_key(usual, digest))).keys() == examples(book(game_id)).keys()


def test_the_numbers_of_the_pack_are_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = pack("house")
    first = next(iter(usual.buildings))
    other = replace(usual, buildings={**usual.buildings, first: replace(usual.buildings[first], points=9)})
    before = examples(book("devil"))
    monkeypatch.setattr(DevilFace, "cards_of", lambda *_: other)
    after = examples(book("devil"))
    assert after["buildings"] != before["buildings"]
    assert after["production"] == before["production"]
