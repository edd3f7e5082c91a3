"""Positions of random games, and the desks and boards drawn of them without a house."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.board.view import board_view
from bot.desk.view import desk_view
from engine.chance import Chance
from engine.contract import Ask, Outcome
from engine.forms import Draft, Form
from engine.playouts import Playout
from face.core.names import reader_for
from face.desk.desk import DeskSurroundings
from face.desk.form import shown_form
from face.wordings.reader import Reader
from games.architects.rules import GAME
from games.architects.rules.state import Options, State
from host.occupants import Player
from host.play.desk_reading import Filled
from host.values import Board, Desk, SeatCard, Table
from tests.bot import drawing

NAMES = ("Wilhelmina the Incorrigibly Long", "*Ben*", "Cleo", "Dora", "Emil of the Hundred Wooden Ways")
READER: Reader = reader_for(replace(drawing.TABLE, game="architects", seats=()), "en")


def table_of(state: State) -> Table:
    """The table at which that state is played."""
    seats = tuple(SeatCard(seat, Player(seat + 1), NAMES[seat], "") for seat in range(len(state.players)))
    options: dict[str, Any] = msgspec.to_builtins(state.options)
    return replace(drawing.TABLE, game="architects", seats=seats, options=options, pack=GAME.pack(state.options))


def played(seed: int, seats: int = 4, **options: Any) -> Iterator[tuple[State, Outcome]]:
    """One random game: the state after each move, with the move's outcome."""
    luck, players = Chance(bytes([seed]) * 32), Chance(bytes([seed + 1]) * 32)
    playout = Playout(GAME, Options(**options), seats, luck, players)
    for _, outcome in playout.steps():
        yield playout.state, outcome


def asked(state: State) -> Iterator[tuple[int, Ask]]:
    """Everything that is asked of a seat or free for it."""
    yield from GAME.asks(state).items()
    for seat in range(len(state.players)):
        for liberty in GAME.liberties(state, seat):
            yield seat, liberty


def form_of(state: State, seat: int, ask: Ask, given: dict[str, Any]) -> Form:
    """The form as it stands with a draft."""
    return GAME.form(state, seat, ask.id, Draft(given))


def desk_of(state: State, seat: int, drafts: dict[str, dict[str, Any]] | None = None) -> Desk:
    """The desk of a seat."""
    return Desk(
        table=table_of(state),
        seat=seat,
        view=GAME.view(state, seat),
        ask=GAME.asks(state).get(seat),
        sealed=GAME.sealed(state).get(seat),
        liberties=GAME.liberties(state, seat),
        drafts=drafts or {},
        results=GAME.result(state),
    )


def desk_components(
    state: State, seat: int, ask: Ask | None, draft: dict[str, Any], news: str = ""
) -> list[dict[str, Any]]:
    """The desk message with the form of `ask`. Needs a running loop."""
    desk, shown = desk_of(state, seat, {ask.id: draft} if ask else {}), None
    if ask is not None:
        form = form_of(state, seat, ask, draft)
        preview = GAME.preview(state, seat, ask.id, form.value)
        shown = shown_form(desk, ask, Filled(draft, form, preview))
    return desk_view(desk, reader_for(desk.table, "en"), shown, DeskSurroundings(news), owing=1).to_components()


def board_components(state: State) -> list[dict[str, Any]]:
    """The board message. Needs a running loop."""
    view, table = GAME.view(state, None), table_of(state)
    board = Board(table, view, len(GAME.asks(state)), tuple(view.waiting), GAME.result(state), 1)
    return board_view(board, reader_for(table, "en")).to_components()
