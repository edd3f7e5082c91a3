"""A fix at work: the table under its lock, the acts that fixes are made of, and points to which a game can go back."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Protocol

from msgspec import Struct

from db.connection.statements import Connection
from db.tables import fixes, store
from db.tables.move_writes import Post
from db.tables.orders import StandingOrder
from db.trouble import Trouble
from engine.core.chance import Draw
from engine.core.contract import Game, Outcome
from engine.core.texts import Happening, Text
from host.lobby.bounds import Bounds
from host.play.graces import Graces
from host.play.standing_orders import StandingOrders
from host.seats.seats import Seats
from host.seats.votes import Votes
from host.table.access import Tables
from host.table.moves import Act, Mover, TableMove, newly_asked, news_for
from host.table.transaction import TableTransaction
from host.values import NO_SUCH_TABLE, Person, Table


class Point(Struct, frozen=True):
    """A point to which a game can be rewound. `number`: of the last settled step that stays.

    `phase`: a phase begins here. `learned`: somebody has learned something since, so that the table must agree.
    """

    number: int
    moment: str
    phase: bool
    learned: bool


class Past(Protocol):
    """The reads of a table's log that a rewind needs."""

    async def points(self, connection: Connection, stored: store.StoredTable) -> tuple[Point, ...]:
        """The points to which the game can go back, the newest first."""

    async def settled_step(
        self, connection: Connection, stored: store.StoredTable, number: int
    ) -> tuple[int, Any] | None:
        """The move that settled step `number`, and the state after it; None once it is undone."""


FIX_SEATED = "fix-seated"


class FixServices(Struct, frozen=True):
    """The services of the house that fixes use."""

    tables: Tables
    bounds: Bounds
    seats: Seats
    votes: Votes
    orders: StandingOrders
    graces: Graces


class FixTransaction(Struct, frozen=True):
    """A table in the transaction in which somebody looks at a fix, or makes it. `base`: that transaction.

    `moderator`: their person id, None where a player asks for a fix or nobody is known. `proposal`: the number of what
    is carried out. `newcomer`: who is to sit at the seat.
    """

    house: FixServices
    past: Past
    base: TableTransaction
    moderator: int | None
    cause: str = ""
    reason: str = ""
    proposal: int = 0
    newcomer: Person | None = None

    @property
    def connection(self) -> Connection:
        """The connection of the transaction."""
        return self.base.connection

    @property
    def table(self) -> Table:
        """The public card of the table."""
        return self.base.table

    @property
    def game(self) -> Game[Any]:
        """The rules of the table, in its epoch."""
        return self.base.game

    @property
    def state(self) -> Any:
        """The state of the game."""
        return self.base.state

    @property
    def now(self) -> datetime:
        """The present moment."""
        return self.house.tables.clock()

    async def points(self) -> tuple[Point, ...]:
        """Lists the points that the game can go back to, the newest first."""
        return await self.past.points(self.connection, self.base.stored)

    async def settled_step(self, number: int) -> tuple[int, Any] | None:
        """The move that settled step `number`, and the state after it; None once it is undone."""
        return await self.past.settled_step(self.connection, self.base.stored, number)

    async def check_newcomer(self, seat: int, newcomer: Person) -> None:
        """Raises Trouble as `People.may_sit` and `Bounds.room_for_seat` do."""
        await self.house.seats.may_sit(self.connection, self.table, seat, newcomer)
        await self.house.bounds.room_for_seat(self.connection, self.table.place.server_id, newcomer.id)

    async def consult_orders(self, before: Any) -> None:
        """Lets standing orders answer what is newly asked since the state `before` the fix."""
        await self.house.tables.announce(self.base, before)

    async def switch_off(self, order: StandingOrder, text: Text) -> None:
        """Switches a standing order off; its player is told `text`."""
        await self.house.orders.switch_off(self.base, order, text)

    async def tell_unseated(self, seat: int) -> None:
        """Tells whoever sits at `seat` in private: nothing of the table will come to them any more."""
        card = self.table.seats[seat]
        if card.person_id is not None:
            await self.post(("player", card.person_id), "fix-unseated", self.proposal)

    async def post(self, lane: tuple[str, int], kind: str, proposal: int) -> None:
        """Sends a message about a proposal that tells of no move."""
        await fixes.post(self.connection, self.table.id, lane, kind, {"proposal": proposal}, self.now)

    async def append_beside(
        self,
        value: dict[str, Any],
        happenings: tuple[Happening, ...],
        *,
        status: str | None = None,
        posts: tuple[Post, ...] | None = None,
    ) -> None:
        """Appends a fix that leaves the game's state as it is; `status` and `posts` as of `TableMove`."""
        await self.base.append(
            TableMove(
                kind="fix",
                value=value,
                cause=self.cause,
                person_id=self.moderator,
                happenings=happenings,
                status=status,
                posts=posts,
            )
        )

    async def append_played(
        self,
        value: dict[str, Any],
        outcome: Outcome,
        *,
        seat: int | None = None,
        ask: str = "",
        draws: tuple[Draw, ...] = (),
    ) -> None:
        """Appends a fix that changes the game at `seat`, or takes all of it back (None).

        `ask`: the question it touches, "" for none. The thread is told in any case, a seat by a message of its own if
        it is asked something new; the other desks show what has changed.
        """
        asked = newly_asked(self.game, self.state, outcome.state)
        own = news_for(self.table.seats, self.base.id, tuple(asked))
        posts = dict.fromkeys((*own, *self.base.news(outcome), Post("thread", self.base.id)))
        act, mover = Act("fix", ask, value, self.cause), Mover(seat, self.moderator)
        done = self.base.stage_outcome(act, mover, outcome, draws, dirty=True, posts=tuple(posts), rewound=seat is None)
        await self.base.write(done.writing)
        await self.house.graces.after_move(self.base)


async def check_moderator(connection: Connection, table: Table, moderator: Person, server_id: int) -> None:
    """Raises Trouble `no-such-table` for a table of another server, `fix-seated` for its players, also former ones."""
    if table.place.server_id != server_id:
        raise Trouble(NO_SUCH_TABLE)
    if await fixes.ever_sat(connection, table.id, moderator.id):
        raise Trouble(FIX_SEATED)
