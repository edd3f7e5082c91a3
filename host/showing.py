"""From a stored table to what one reader may see: a seat's desk, the public board."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Any

from msgspec import Struct, json

from db import orders, store
from db.orders import Given
from db.trouble import Trouble
from engine.core.contract import Game, Standing
from host.clocks import Clock
from host.clocks import read as clocks_of
from host.fixing.effects import ranked
from host.orders import order_asks, shown
from host.premises import card_of, rules, state_of, table_of
from host.tables import NOT_STARTED, TABLE_CLOSED, Board, Desk, Table


class Sitting(Struct, frozen=True):
    """One person at a started table. `drafts`: all of theirs by ask id, dead ones too; `orders`: theirs in force.

    `corrected`: the final scores as a moderator has set them right.
    """

    table: Table
    game: Game[Any]
    state: Any
    person_id: int
    seat: int
    drafts: dict[str, dict[str, Any]]
    orders: tuple[Given, ...] = ()
    clocks: tuple[Clock, ...] = ()
    corrected: tuple[int, ...] | None = None


class Face(Struct, frozen=True):
    """All of a board that comes from the state. Two equal faces need no new showing."""

    view: Any
    owing: int
    owers: tuple[int, ...]
    moment: str
    results: tuple[Standing, ...] | None


def board_face(game: Game[Any], state: Any) -> Face:
    """What onlookers may see of `state`. Who is waited for only if the game's view says so by `waiting`."""
    view = game.view(state, None)
    return Face(
        view=view,
        owing=len(game.asks(state)),
        owers=tuple(getattr(view, "waiting", ())),
        moment=game.moment(state),
        results=game.result(state),
    )


def board_of(found: store.Found) -> Board:
    """The public board; without a view in the lobby."""
    table = table_of(found.shown)
    if found.state is None:
        return Board(table, None, 0, (), None, found.version)
    face = board_face(rules(found), state_of(found))
    results = corrected(face.results, found.shown.corrected)
    return Board(
        table, face.view, face.owing, face.owers, results, found.version, _latest(table, clocks_of(found.clocks))
    )


def sitting(found: store.Found, person_id: int) -> Sitting:
    """That person at that table. Raises Trouble `not-seated`, `not-started`, `table-closed`."""
    table = table_of(found.shown)
    seat = card_of(table, person_id).seat
    if found.state is None or seat is None or table.status == "closed":
        raise Trouble(TABLE_CLOSED if table.status == "closed" else NOT_STARTED)
    given = tuple(one for one in orders.given(found.orders) if one.seat == seat)
    drafts, clocks = json.decode(found.drafts), clocks_of(found.clocks)
    scores = found.shown.corrected
    return Sitting(table, rules(found), state_of(found), person_id, seat, drafts, given, clocks, scores)


def desk_of(sitting: Sitting) -> Desk:
    """What lies before that person; drafts of dead questions are left out."""
    game, state, seat = sitting.game, sitting.state, sitting.seat
    ask = game.asks(state).get(seat)
    liberties = game.liberties(state, seat)
    sealed = game.sealed(state).get(seat)
    shown_ask = ask or sealed
    answered = shown_ask.id if shown_ask else None
    view = game.view(state, seat)
    may_order = order_asks(game, view)
    live = {one.id for one in (*liberties, *may_order, *((ask,) if ask else ()))}
    return Desk(
        table=sitting.table,
        seat=seat,
        view=view,
        ask=ask,
        sealed=sealed,
        liberties=liberties,
        drafts={ask_id: partial for ask_id, partial in sitting.drafts.items() if ask_id in live},
        results=corrected(game.result(state), sitting.corrected),
        orders=shown(game, sitting.orders),
        order_asks=may_order,
        due_at=_latest(sitting.table, (one for one in sitting.clocks if (one.seat, one.ask) == (seat, answered))),
    )


def corrected(results: tuple[Standing, ...] | None, scores: tuple[int, ...] | None) -> tuple[Standing, ...] | None:
    """`results`, or what a moderator has set right of them."""
    return results if results is None or scores is None else ranked(scores, results)


def _latest(table: Table, clocks: Iterable[Clock]) -> datetime | None:
    """The latest deadline of `clocks`; none while the table stands still, none for who is stood in for."""
    if table.paused or table.frozen:
        return None
    return max((one.due_at for one in clocks if not one.stand_in), default=None)
