"""No picture of any kind loses a name: odd ones stand as they can be drawn, wherever plain ones would stand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from engine.registry import game as game_of
from engine.texts import SeatRef, say
from face.core.face import face
from face.core.names import reader_for
from face.pictures.canvas import Around, Picture
from face.pictures.charts import draw_charts
from face.pictures.pieces import picture_reader
from face.pictures.stage.podium import podium_picture
from face.table.scenes import lobby_picture, own_picture
from face.wordings.reader import Reader
from face.wordings.texts import texts
from host.occupants import Player
from host.values import Desk, SeatCard, Table
from tests.bot import drawing
from tests.pictures.scenes import pictured, positions
from tests.pictures.stories import FULLEST, some_of_each
from tests.pictures.test_charts import chronicle
from tests.pictures.test_podium import standing

ODD = {
    "fonts": ("王小明", "สมชาย", "محمد", "김민준", "𝕯𝖗𝖆𝖈𝖚𝖑𝖆"),
    "no font": ("ᏣᎳᎩ", "🦊" * 32, "ᏣᎳᎩ Ann", "\u0301\u0301", "\u2066 \u202e"),
    "signs": ("____", "~~~~", "`", "__Ann__", "***"),
    "shapes": ("ｆｕｌｌｗｉｄｔｈ", "Ἀλέξανδρος", "W" * 80, "Z\u0351\u036balgo", "ﷺ" * 4),
}
EACH_GAME = pytest.mark.parametrize("game_id", pictured())
EACH_KIND = pytest.mark.parametrize("names", ODD)


def tables(game_id: str, names: str, seats: int) -> tuple[Table, Table]:
    """A table of people with such names, and one of people who are called what pictures call those."""
    game = game_of(game_id)

    def table(called: tuple[str, ...]) -> Table:
        cards = tuple(SeatCard(seat, Player(seat + 1), called[seat]) for seat in range(seats))
        return replace(drawing.TABLE, game=game_id, pack=game.pack(game.options_type()), seats=cards, most=seats)

    odd = table(ODD[names])
    written = picture_reader(reader_for(odd, "en")).seats
    return odd, table(tuple(written[seat] for seat in range(seats)))


def pictures(game_id: str, table: Table) -> Iterator[tuple[str, Picture | None]]:
    """Every kind of picture there is of a game, some of each."""
    game, seats, its = game_of(game_id), len(table.seats), face(game_id)
    everybody = reader_for(table, "en")
    for at, state in enumerate(positions(game_id)):
        waited = tuple(sorted(game.asks(state)))
        around = Around("Table 7", waited or None)
        yield f"board {at}", its.board_picture(game.view(state, None), everybody, around)
        for seat in range(seats):
            view, own = game.view(state, seat), reader_for(table, "en", seat)
            yield f"desk {at} of {seat}", its.desk_picture(view, own, around)
            ask = game.asks(state).get(seat)
            desk = Desk(table, seat, view, ask, None, (), {})
            yield f"own area {at} of {seat}", own_picture(desk, own)
    for scene in some_of_each(game_id):
        yield f"scene {scene.kind}", its.scene_picture(scene, everybody, Around("Table 7"))
    yield "podium", podium_picture(standing(seats), everybody, "Deal", "Table 7", face(game_id).colour)
    yield "charts", draw_charts(chronicle(game_id, seats), everybody, "Deal", "Table 7", face(game_id).colour)
    yield "lobby", lobby_picture(replace(table, status="lobby"), everybody)


@pytest.mark.crossed
@EACH_GAME
@EACH_KIND
def test_a_picture_says_an_odd_name_wherever_it_says_a_plain_one(game_id: str, names: str) -> None:
    seats = game_of(game_id).seats[1]
    odd, written = (dict(pictures(game_id, table)) for table in tables(game_id, names, seats))
    assert {what.split()[0] for what in odd} == {"board", "desk", "own", "scene", "podium", "charts", "lobby"}
    for what, picture in odd.items():
        plain = written[what]
        assert (picture is None) == (plain is None), what
        assert picture is None or plain is None or picture.svg == plain.svg, what
    assert set(FULLEST[game_id]) <= {what.split()[1] for what in odd if what.startswith("scene")}


@EACH_GAME
def test_alt_texts_have_the_names_as_they_are(game_id: str) -> None:
    seats = game_of(game_id).seats[1]
    table, _ = tables(game_id, "no font", seats)
    table = replace(table, seats=(replace(table.seats[0], name="ᏣᎳᎩ"), *table.seats[1:]))
    kinds = {what.split()[0] for what, picture in pictures(game_id, table) if picture and "ᏣᎳᎩ" in picture.alt}
    assert {"board", "podium", "charts", "lobby"} <= kinds


SAID: tuple[tuple[str, Callable[[Reader], str]], ...] = (
    ("label", lambda reader: reader.label(SeatRef(0))),
    ("label of a sentence", lambda reader: reader.label(say("board-stake-of", stake="a", who=SeatRef(0)))),
    ("line", lambda reader: reader.line(SeatRef(0))),
    ("page of its own", lambda reader: reader.plain(SeatRef(0), 80)),
)


@pytest.mark.parametrize("name", ["____", "__", "~~~~", "`", "```", "**", "***", "__Ann__", "a__b", "*a*", "# a", "~~"])
@pytest.mark.parametrize(("what", "said"), SAID, ids=[what for what, _ in SAID])
def test_a_name_of_marks_stands_in_labels_as_it_is(name: str, what: str, said: Callable[[Reader], str]) -> None:
    shown = said(Reader(texts("en"), {0: name}))
    assert (shown.replace("\\", "") if what == "line" else shown).count(name) == 1
    assert not any("\uf100" <= sign <= "\uf103" for sign in shown)


@pytest.mark.parametrize(
    "name", ["", "  ", "\u200b\u200d", "\u0301\u0301", "\u202e\u2066", "\u3164", "\u3000", "\u034f"]
)
@pytest.mark.parametrize("locale", ["en", "cs", "pl", "ru"])
def test_a_name_of_which_nothing_is_seen_is_the_number_of_the_seat(name: str, locale: str) -> None:
    reader = Reader(texts(locale), {0: "Ann", 1: name})
    number: dict[str, Any] = {"number": 2}
    assert reader.label(SeatRef(1)) == reader.texts.format("seat", number)
    assert reader.line(SeatRef(1)) == reader.texts.format("seat", number)
