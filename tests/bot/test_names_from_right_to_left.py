"""Names in Hebrew and Arabic stand apart from what is around them: figures beside them keep their order."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from msgspec.structs import replace

from bot.board.view import board_view
from engine.chance import Chance
from engine.playouts import Playout
from engine.registry import game as game_of
from engine.registry import game_ids
from engine.texts import SeatRef, Typed
from face.core.face import face
from face.core.names import reader_for
from face.pictures.canvas import Around
from face.wordings.reader import Reader
from face.wordings.texts import escape_words, isolate, texts
from host.occupants import Player
from host.values import Board, SeatCard, Table
from tests.bot.drawing import TABLE
from tests.bot.people import World, texts_of
from tests.bot.test_every_desk import desk_of, desk_view
from tests.bot.whole_game import play_to_the_end

NAMES = ("מרים", "مُحَمَّد", "יוסף 2", "ab אב", "ليلى")
APART = re.compile("\u2068[^\u2068\u2069]*\u2069")
OTHER_WAY = re.compile("[\u0590-\u08ff]")


def table_of(game_id: str) -> Table:
    game = game_of(game_id)
    cards = tuple(SeatCard(seat, Player(seat + 1), name, "") for seat, name in enumerate(NAMES[: game.seats[1]]))
    return replace(TABLE, game=game_id, seats=cards, pack=game.pack(game.options_type()))


def hold_apart(words: str) -> int:
    """Fails if a letter that is read from right to left is beside others; counts the names there are."""
    assert not OTHER_WAY.search(APART.sub("", words)), words
    return len(APART.findall(words))


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_isolated_in_lines_in_labels_and_where_somebody_typed_it(name: str) -> None:
    reader = Reader(texts("en"), {0: name})
    for shown in (reader.line(SeatRef(0)), reader.label(SeatRef(0)), reader.line(Typed(name)), escape_words(name)):
        assert shown == f"\u2068{name}\u2069"
        assert isolate(name) == shown


@pytest.mark.parametrize("name", ["Ada", "Żółć", "Щука", "小林", "🦊 7"])
def test_a_name_that_reads_from_left_to_right_stays_as_it_is(name: str) -> None:
    assert isolate(name) == name


@pytest.mark.parametrize("game_id", sorted(game_ids()))
async def test_names_are_apart_on_every_desk_board_picture_and_in_all_news(game_id: str) -> None:
    game, table = game_of(game_id), table_of(game_id)
    playout = Playout(game, game.options_type(), game.seats[1], Chance(bytes([5]) * 32), Chance(bytes([6]) * 32))
    readers = {seat: reader_for(table, "cs", seat) for seat in (None, *range(game.seats[1]))}
    there = 0
    for number, (_, outcome) in enumerate(playout.steps()):
        for seat, reader in readers.items():
            told = tuple(text for each in outcome.happenings if (text := each.read_by(seat)) is not None)
            there += hold_apart(reader.lines(face(game_id).condensed(told)))
        if number % 25 == 0 or game.result(playout.state) is not None:
            there += sum(_shown(game, playout.state, table, seat, reader) for seat, reader in readers.items())
    assert there > 100


def _shown(game: Any, state: Any, table: Table, seat: int | None, reader: Reader) -> int:
    """How many names stand on the desk of that seat, or on the board, with the alt text of its picture."""
    view = game.view(state, seat)
    if seat is None:
        board = Board(table, view, len(game.asks(state)), (), game.result(state), 1)
        page, picture = board_view(board, reader), face(game.id).board_picture(view, reader, Around())
    else:
        page = desk_view(desk_of(game, state, table, seat), reader, None, owing=1)
        picture = face(game.id).desk_picture(view, reader, Around())
    if picture is not None:
        hold_apart(picture.alt)
        assert "\u2068" not in picture.svg or not game.offered
    return hold_apart(json.dumps(page.to_components(), ensure_ascii=False))


async def test_names_are_apart_in_all_that_a_whole_evening_sends(world: World) -> None:
    seats = [world.person(name) for name in NAMES[:3]]
    played = await play_to_the_end(world, seats, "bids", restart=False)
    await seats[0].member.slash(world.channel, "table dossier", table=str(played.table))
    await world.env.settle()
    stored = [message for messages in world.env.backend.messages.values() for message in messages.values()]
    sent = [message for message in stored if message.author_id == world.env.backend.bot_user.id]
    assert sum(hold_apart(f"{message.content}\n{texts_of(message.components)}") for message in sent) > 20
    assert any("Dossier of Bids" in texts_of(message.components) for message in sent)
