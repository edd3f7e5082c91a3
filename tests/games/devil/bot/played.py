"""Positions of random games, and the desks and boards drawn of them without a house."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

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
from games.devil.rules import GAME
from games.devil.rules.state import OPTIONAL, Options, State
from host.occupants import Player
from host.play.desk_reading import Filled
from host.table.early_answers import kinds_of_orders, order_asks
from host.values import Board, Desk, Order, SeatCard, Table
from tests.bot import drawing
from tests.games.devil.builders import CARDS

NAMES = ("Wilhelmina the Incorrigibly Long", "*Ben*", "Cleo", "Dora")
TABLE: Table = replace(
    drawing.TABLE,
    game="devil",
    seats=tuple(SeatCard(seat, Player(seat + 1), name, "") for seat, name in enumerate(NAMES)),
    fewest=4,
    pack=CARDS.key,
)
ALL_OPTIONS = dict.fromkeys(OPTIONAL, True)
NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
ORDERS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("chest", {"what": "same"}),
    ("deals", {"least": 10, "dearest": 7}),
    ("souls", {}),
    ("vote", {}),
    ("wings", {}),
    ("pack", {"pieces": "compulsory"}),
)  # more cannot be in force at once
READER: Reader = reader_for(TABLE, "en")


def played(seed: int, **options: bool) -> Iterator[tuple[State, Outcome]]:
    """One random game: the state after each move, with the move's outcome."""
    playout = Playout(GAME, Options(**options), 4, Chance(bytes([seed]) * 32), Chance(bytes([seed + 1]) * 32))
    for _, outcome in playout.steps():
        yield playout.state, outcome


def positions(seeds: range, kind: str, **options: bool) -> Iterator[tuple[State, int, Ask]]:
    """Every moment of these games in which a seat owes an ask of that kind, or has that liberty."""
    for seed in seeds:
        for state, _ in played(seed, **options):
            for seat, ask in GAME.asks(state).items():
                if ask.kind == kind:
                    yield state, seat, ask
                for liberty in GAME.liberties(state, seat):
                    if liberty.kind == kind:
                        yield state, seat, liberty


def form_of(state: State, seat: int, ask: Ask, given: dict[str, Any]) -> Form:
    """The form as it stands with a draft."""
    return GAME.form(state, seat, ask.id, Draft(given))


def desk_of(state: State, seat: int, drafts: dict[str, dict[str, Any]] | None = None) -> Desk:
    """The desk of a seat."""
    view, owed = GAME.view(state, seat), GAME.asks(state).get(seat)
    ask_id = owed.id if owed else None
    return Desk(
        table=TABLE,
        seat=seat,
        view=view,
        ask=owed,
        sealed=GAME.sealed(state).get(seat),
        liberties=GAME.liberties(state, seat),
        drafts=drafts or {},
        results=GAME.result(state),
        due_at=NOW if GAME.asks(state) else None,
        orders=tuple(
            Order(kind, GAME.order_sentence(kind, value), None if at else ask_id)  # the first that fits answers
            for at, (kind, value) in enumerate(ORDERS)
        ),
        order_asks=order_asks(kinds_of_orders(GAME, view)),
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
    return desk_view(desk, READER, shown, DeskSurroundings(news), owing=2).to_components()


def board_components(state: State) -> list[dict[str, Any]]:
    """The board message. Needs a running loop."""
    view = GAME.view(state, None)
    owing = len(GAME.asks(state))
    return board_view(Board(TABLE, view, owing, tuple(view.waiting), GAME.result(state), 1), READER).to_components()
