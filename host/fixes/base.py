"""The base of all kinds of fixes: a kind refuses, previews, applies and carries out itself, and names its words.

It does so at a table within its transaction, in a case: who wants it and why, with the services of the house it uses.
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal, Protocol

import msgspec
from msgspec import Struct

from db.connection.statements import Connection
from db.tables import fixes, store
from db.tables.move_writes import Post
from db.trouble import Trouble
from engine.chance import Chance
from engine.contract import Ask, Game, Outcome
from engine.texts import Happening, Param, SeatRef, Text, public
from host.lobby.bounds import Bounds
from host.play.graces import Graces
from host.play.standing_orders import StandingOrders
from host.seats.seats import Seats, in_game
from host.seats.votes import Votes
from host.table.access import Tables
from host.table.moves import Act, Mover, TableMove, newly_asked, news_for
from host.table.transaction import TableTransaction
from host.values import NO_SUCH_TABLE, TABLE_HALTED, Person, Table

_NO_SUCH_SEAT = "no-such-seat"
NOBODY_THERE = "nobody-there"
FIX_OUTDATED = "fix-outdated"
FIX_SEATED = "fix-seated"

FIX_TOLD = "fix-told"  # prefix of the text ids that announce a fix; the bot adds `by`, the moderator's name

NeededConsent = Literal["none", "player", "newcomer", "table"]


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


class FixServices(Struct, frozen=True):
    """The services of the house that fixes use."""

    tables: Tables
    bounds: Bounds
    seats: Seats
    votes: Votes
    orders: StandingOrders
    graces: Graces
    past: Past


class FixCase(Struct, frozen=True):
    """The case in which somebody looks at a fix, or makes it.

    `moderator`: their person id, None where a player asks for a fix or nobody is known. `proposal`: the number of what
    is carried out. `newcomer`: who is to sit at the seat.
    """

    house: FixServices
    moderator: int | None
    cause: str = ""
    reason: str = ""
    proposal: int = 0
    newcomer: Person | None = None


class Preview(Struct, frozen=True):
    """A preview: the public changes, how many private desks change, and whose consent is needed besides."""

    changes: tuple[Text, ...]
    desks: int = 0
    consent: NeededConsent = "none"


class FixPosition(Struct, frozen=True):
    """The game that a fix is applied to, alike when it is made and when the log is replayed.

    `reason`: the moderator's; `past`: the state that a rewind goes back to.
    """

    game: Game[Any]
    state: Any
    chance: Chance
    reason: str
    past: Any = None


class FixKind(Struct, frozen=True, tag_field="fix"):
    """A kind of fix. Its wordings are `fix-<tag>`, `fix-will-<words>` and `fix-told-<words>`.

    Each kind of `Fix` has a `carry_out` besides, which makes the fix within a transaction. It raises Refusal as `apply`
    does, and Trouble `fix-outdated` where what it builds on is gone.

    `for_players`: a player may ask for it. `of_moment`: a wish for it is outdated once the game has moved on.
    `when_over`: it is for games that have ended, and for no other. `unseats`: whoever sits at its seat leaves it, and
    standing orders go with them.
    """

    for_players: ClassVar[bool] = False
    of_moment: ClassVar[bool] = False
    when_over: ClassVar[bool] = False
    unseats: ClassVar[bool] = False
    desks: ClassVar[int] = 0
    consent: ClassVar[NeededConsent] = "none"

    # ------------------------------------------------------------------------------------ words

    @property
    def about(self) -> int | None:
        """The seat this fix is about, None for the whole table."""
        return None

    @property
    def words(self) -> str:
        """Returns the end of its text ids."""
        return str(type(self).__struct_config__.tag)

    @property
    def params(self) -> dict[str, Param]:
        """Returns the parameters of its wordings."""
        return {} if self.about is None else {"seat": SeatRef(self.about)}

    @property
    def heading(self) -> Text:
        """Returns its kind, and the seat it is about."""
        return Text(f"fix-{self.words}", self.params)

    def announced(self, reason: str) -> tuple[Happening, ...]:
        """Returns the happenings by which it is announced to the table."""
        return (public(Text(f"{FIX_TOLD}-{self.words}", {**self.params, "reason": reason})),)

    # -------------------------------------------------------------------------- look and compare

    def refuse(self, table: Table) -> None:
        """Raises Trouble where a table in this state, by public knowledge alone, allows no such fix.

        The codes: `table-closed`, `table-ended`, `not-started`, `table-frozen`, and those of the kind.
        """
        in_game(table)
        if table.halted:
            raise Trouble(TABLE_HALTED)

    async def preview(self, tx: TableTransaction, case: FixCase) -> Preview:
        """Returns what it would change, in public terms. `refuse` has passed."""
        return Preview((Text(f"fix-will-{self.words}", self.params),), self.desks, self.consent)

    def concerns(self, other: FixKind) -> bool:
        """Whether this fix, once made, means that `other` has to be looked at again."""
        return type(self) is type(other) and self.about == other.about

    # ----------------------------------------------------------------------------- in the log

    def question(self, game: Game[Any], state: Any) -> Ask | None:
        """The question that it answers or opens again, if there is one."""
        return None

    def entry_value(self, game: Game[Any], state: Any, reason: str) -> dict[str, Any]:
        """The value of its entry in the log, made from the game before it."""
        return self.fields(reason)

    def fields(self, reason: str) -> dict[str, Any]:
        """Its kind, its fields and the reason, as JSON has them."""
        value: dict[str, Any] = msgspec.to_builtins(self)
        return {**value, "reason": reason}

    def apply(self, at: FixPosition) -> Outcome:
        """The game after it, with all that is told; live and in replay alike.

        Raises Refusal where it would break a rule.
        """
        return Outcome(at.state, self.announced(at.reason))

    # ------------------------------------------------------------------------------- at the table

    async def append_beside(
        self,
        tx: TableTransaction,
        case: FixCase,
        *,
        status: str | None = None,
        posts: tuple[Post, ...] | None = None,
    ) -> None:
        """Appends it as a move that leaves the game's state as it is; `status` and `posts` as of `TableMove`."""
        await tx.append(
            TableMove(
                kind="fix",
                value=self.fields(case.reason),
                cause=case.cause,
                person_id=case.moderator,
                happenings=self.announced(case.reason),
                status=status,
                posts=posts,
            )
        )

    async def append_played(self, tx: TableTransaction, case: FixCase, *, ask: str = "", past: Any = None) -> None:
        """Appends it as a move that changes the game at its seat, or takes all of it back if it is about none.

        `ask`: the question it touches, "" for none; `past`: as of `FixPosition`. The thread is told in any case, a seat
        by a message of its own if it is asked something new; the other desks show what has changed.
        """
        chance, whole = tx.chance(), self.about is None
        outcome = self.apply(FixPosition(tx.game, tx.state, chance, case.reason, past))
        value = self.entry_value(tx.game, tx.state, case.reason)
        own = news_for(tx.table.seats, tx.id, tuple(newly_asked(tx.game, tx.state, outcome.state)))
        posts = tuple(dict.fromkeys((*own, *tx.news(outcome), Post("thread", tx.id))))
        act, mover = Act("fix", ask, value, case.cause), Mover(self.about, case.moderator)
        done = tx.stage_outcome(act, mover, outcome, chance.draws, dirty=True, posts=posts, rewound=whole)
        await tx.write(done.writing)
        await case.house.graces.after_move(tx)


class SeatFix(FixKind, frozen=True):
    """A fix that is about one seat."""

    seat: int

    @property
    def about(self) -> int:
        return self.seat

    def refuse(self, table: Table) -> None:
        """Also raises Trouble `no-such-seat`."""
        super().refuse(table)
        check_seat(table, self.seat)


def check_seat(table: Table, seat: int) -> None:
    """Raises Trouble `no-such-seat` for a number that is no seat of that table."""
    if not 0 <= seat < len(table.seats):
        raise Trouble(_NO_SUCH_SEAT)


async def check_moderator(connection: Connection, table: Table, moderator: Person, server_id: int) -> None:
    """Raises Trouble `no-such-table` for a table of another server, `fix-seated` for its players, also former ones."""
    if table.place.server_id != server_id:
        raise Trouble(NO_SUCH_TABLE)
    if await fixes.ever_sat(connection, table.id, moderator.id):
        raise Trouble(FIX_SEATED)


async def post(tx: TableTransaction, lane: tuple[str, int], kind: str, proposal: int) -> None:
    """Sends a message about a proposal that tells of no move."""
    await fixes.queue_message(tx.connection, tx.id, lane, kind, {"proposal": proposal}, tx.now())
