"""Every desk and board of random games of every game: within Discord's limits, and with words for all of it."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
import pytest
from simcord.components import walk_components

from bot.board.view import ShownPicture, board_view, pictured_board
from bot.desk.forms import some_closed
from bot.desk.view import desk_view
from engine.chance import Chance
from engine.contract import Ask, Game
from engine.forms import Draft
from engine.playouts import Playout, random_value
from engine.registry import games
from engine.texts import Refusal, Text
from face.core.face import face
from face.core.names import reader_for
from face.desk.desk import DeskSurroundings
from face.desk.form import open_options, shown_form
from face.table.board import MOST_LINES
from host.occupants import Player
from host.play.desk_reading import Filled
from host.values import Board, Desk, News, SeatCard, Table
from tests.bot.drawing import TABLE, hold_limits
from tests.bot.people import parsed, texts_of
from tests.ground import kept, sized
from tools.under_test import under_test

GAMES = sorted(games())
SEEDS = (1, 2)
pytestmark = pytest.mark.sampled


def every(game_id: str) -> int:
    """Every so many moves all desks are drawn."""
    rates = under_test(game_id).rates
    return sized(rates.drawn_every, rates.drawn_seldom)


def table_of(game: Game[Any], seats: int) -> Table:
    names = ("Ada", "*Ben*", "Cleo van der Lange-Überraschung", "D", "Emil")
    cards = tuple(SeatCard(seat, Player(seat + 1), names[seat], "") for seat in range(seats))
    options: dict[str, Any] = msgspec.to_builtins(game.options_type())
    return msgspec.structs.replace(
        TABLE, game=game.id, seats=cards, options=options, pack=game.pack(game.options_type())
    )


def desk_of(game: Game[Any], state: Any, table: Table, seat: int) -> Desk:
    return Desk(
        table=table,
        seat=seat,
        view=game.view(state, seat),
        ask=game.asks(state).get(seat),
        sealed=game.sealed(state).get(seat),
        liberties=game.liberties(state, seat),
        drafts={},
        results=game.result(state),
    )


def all_bytes(game: Game[Any], state: Any, table: Table, seat: int) -> bytes:
    """All that is sent to a seat that opens its desk and each of its forms, and the board."""
    reader, owing = reader_for(table, "en"), len(game.asks(state))
    desk = desk_of(game, state, table, seat)
    sent = [desk_view(desk, reader, None, owing=owing).to_components()]
    for ask in (desk.ask, *desk.liberties):
        if ask is not None:
            form = game.form(state, seat, ask.id, Draft({}))
            preview = () if form.problem else game.preview(state, seat, ask.id, form.value)
            sent.append(desk_view(desk, reader, shown_form(desk, ask, Filled({}, form, preview))).to_components())
    board = Board(table, game.view(state, None), owing, (), game.result(state), 1)
    sent.append(board_view(board, reader).to_components())
    return msgspec.json.encode(sent)


def draw(game: Game[Any], state: Any, seat: int, ask: Ask, desk: Desk, stream: Any) -> None:
    """The desk with the form of `ask`, empty, and after each further input has been filled in."""
    try:
        whole = random_value(game, state, seat, ask.id, stream)
    except Refusal:
        whole = {}
    for count in range(len(whole) + 1):
        partial = dict(list(whole.items())[:count])
        form = game.form(state, seat, ask.id, Draft(partial))
        preview = () if form.problem else game.preview(state, seat, ask.id, form.value)
        shown = shown_form(desk, ask, Filled(partial, form, preview))
        components = desk_view(
            desk, reader_for(desk.table, "en"), shown, DeskSurroundings("news\n" * 500)
        ).to_components()
        hold_limits(components)
        presses = [parsed(one["custom_id"]) for one in walk_components(components) if "custom_id" in one]
        here = {one["action"] for one in presses if one["ask"] == ask.id}
        assert here & {"seal", "sure", "control"}, f"{ask.kind}: no way to answer"
        assert "refresh" in {one["action"] for one in presses}
        open_now = form.missing[:1]
        shut = {field.name for field in form.fields if some_closed(field.node) and not open_options(field.node)}
        empty = {field.name for field in form.fields if not getattr(field.node, "options", (0,))}
        if open_now and open_now[0] not in shut | empty and "control" not in here:
            assert open_now[0] in {one["field"] for one in presses}, f"{ask.kind}: no way to fill in {open_now[0]}"


def draw_all(game: Game[Any], state: Any, table: Table, stream: Any, its_news: tuple[Text, ...] = ()) -> None:
    asks = game.asks(state)
    reader = reader_for(table, "en")
    for seat in range(len(table.seats)):
        desk = desk_of(game, state, table, seat)
        hold_limits(desk_view(desk, reader, None, owing=len(asks)).to_components())
        for ask in (desk.ask, *desk.liberties):
            if ask is not None:
                draw(game, state, seat, ask, desk, stream)
    board = Board(table, game.view(state, None), len(asks), (), game.result(state), 1)
    hold_limits(board_view(board, reader).to_components())
    news = News(table, None, its_news)
    beside = pictured_board(board, reader, ShownPicture("a picture", 2**30, old=True), news).to_components()
    hold_limits(beside)
    if board.results is None:
        assert len(texts_of(beside).split("\n")) <= MOST_LINES


@pytest.mark.parametrize("seed", kept(SEEDS, 1, deep=SEEDS[1:]))
@pytest.mark.parametrize("game_id", GAMES)
async def test_every_desk_of_a_random_game(game_id: str, seed: int, caplog: pytest.LogCaptureFixture) -> None:
    game: Game[Any] = games()[game_id]
    table = table_of(game, game.seats[1])
    chance, players = Chance(bytes([seed]) * 32), Chance(bytes([seed + 100]) * 32)
    stream = Chance(bytes([seed + 200]) * 32).stream("drawing")
    playout = Playout(game, game.options_type(), game.seats[1], chance, players)
    with caplog.at_level(logging.ERROR, logger="face.wordings.texts"):
        draw_all(game, playout.state, table, stream)
        for number, (_, outcome) in enumerate(playout.steps()):
            for seat in (None, *range(len(table.seats))):
                told: list[Text] = [text for one in outcome.happenings if (text := one.read_by(seat)) is not None]
                reader_for(table, "en").lines(face(game.id).condensed(tuple(told)))
            if number % every(game_id) == 0:
                public = tuple(text for one in outcome.happenings if (text := one.read_by(None)) is not None)
                draw_all(game, playout.state, table, stream, public)
        draw_all(game, playout.state, table, stream)
    assert playout.game.result(playout.state) is not None
    assert sorted({record.getMessage() for record in caplog.records}) == []


@pytest.mark.parametrize("game_id", GAMES)
async def test_in_another_world_that_a_seat_cannot_tell_apart_every_byte_it_gets_is_the_same(game_id: str) -> None:
    game: Game[Any] = games()[game_id]
    table = table_of(game, game.seats[1])
    chance, players = Chance(bytes([7]) * 32), Chance(bytes([107]) * 32)
    playout = Playout(game, game.options_type(), game.seats[1], chance, players)
    differing = 0
    for number, _ in enumerate(playout.steps()):
        if number % every(game_id) or game.result(playout.state) is not None:
            continue
        for seat in range(len(table.seats)):
            other = game.resample(playout.state, seat, Chance(bytes([number % 256]) * 32))
            differing += other != playout.state
            assert all_bytes(game, playout.state, table, seat) == all_bytes(game, other, table, seat)
    assert differing > 5
