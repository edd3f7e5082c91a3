"""One unit of work at one table under its lock: what is read and changed there, the only builder of what is written."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime
from typing import Any

from msgspec import json
from msgspec.structs import replace

from db.connection.statements import Connection
from db.tables import move_writes, orders, store
from db.tables.move_writes import MoveWrite, Post, Ticks
from engine.chance import Chance, Draw
from engine.contract import Game, Outcome
from host.clocks.model import Clock, Sitter, read_sitters
from host.clocks.model import read_clocks as clocks_of
from host.log import journal
from host.table import early_answers
from host.table.moves import (
    Act,
    Done,
    GameMove,
    MakeStep,
    Mover,
    TableMove,
    Ticking,
    clocks_for_state,
    decided_by,
    live_in,
    news_of,
    phase_of,
    rule_of,
    seal_act,
    told_of_due,
    told_posts,
)
from host.table.projections import BoardFace, board_face
from host.table.stored_table import card_of, pace_of, rules_of_table, state_of, table_of
from host.values import SeatCard, Table


class UnwrittenChanges(Exception):  # noqa: N818  names what is wrong
    """A transaction was left with clocks that were set, or moves that were staged, and not written."""


class TableTransaction:
    """One table under its lock, until the transaction ends: read as the transaction has left it so far, and changed.

    Each move appended changes what the next one sees.

    `stored`: the row as the transaction has left it, but for seats and orders that were written beside it (`reload`).
    `after_commit`: called in order once everything is committed; what is awaitable is awaited.
    """

    def __init__(
        self,
        connection: Connection,
        stored: store.StoredTable,
        *,
        clock: Callable[[], datetime],
        entropy: Callable[[int], bytes],
    ) -> None:
        """`clock` tells the time with its zone; `entropy(n)` gives n secret random bytes."""
        self.connection = connection
        self.stored = stored
        self.after_commit: list[Callable[[], object]] = []
        self.now = clock
        self._entropy = entropy
        self._table: tuple[store.TableRecord, Table] | None = None
        self._state: tuple[bytes, Any] | None = None
        self._clocks: tuple[Clock, ...] | None = None
        self._sitters: dict[int, Sitter] | None = None
        self._retimed = self._unticked = False  # clocks were set, or worked out for `tick`
        self._unwritten = 0  # moves that were staged

    @property
    def id(self) -> int:
        """The number of the table."""
        return self.stored.shown.id

    @property
    def known(self) -> bool:
        """Whether the cause of this transaction is a move already: then there is nothing left to do."""
        return self.stored.known

    @property
    def table(self) -> Table:
        """The public card of the table."""
        if self._table is None or self._table[0] is not self.stored.shown:
            self._table = self.stored.shown, table_of(self.stored.shown)
        return self._table[1]

    @property
    def game(self) -> Game[Any]:
        """The rules, in the present epoch."""
        return rules_of_table(self.stored)

    @property
    def state(self) -> Any:
        """The state of the game, decoded once. Raises ValueError before the start, UnknownPack."""
        body = self.stored.state
        if body is None or self._state is None or self._state[0] != body:
            return self._keep(state_of(self.stored))
        return self._state[1]

    @property
    def clocks(self) -> tuple[Clock, ...]:
        """All clocks of the table. Those that are set are written with the next move."""
        return clocks_of(self.stored.clocks) if self._clocks is None else self._clocks

    @clocks.setter
    def clocks(self, clocks: tuple[Clock, ...]) -> None:
        self._clocks, self._retimed = clocks, True

    @property
    def sitters(self) -> dict[int, Sitter]:
        """The facts about each seat that clocks depend on. Those that are set are written with the next move."""
        if self._sitters is not None:
            return self._sitters
        return read_sitters(self.stored.sitters, pace_of(self.stored.shown).off)

    @sitters.setter
    def sitters(self, sitters: dict[int, Sitter]) -> None:
        self._sitters, self._retimed = sitters, True

    def seat_of(self, person_id: int) -> SeatCard:
        """The seat of that person. Raises Trouble `not-seated`."""
        return card_of(self.table, person_id)

    def table_with(self, seat: int) -> Table:
        """The public card of the table, on which `seat` is away only if it still is."""
        sitter = None if self._sitters is None else self._sitters.get(seat)
        if sitter is None or all(card.away == sitter.away for card in self.table.seats if card.seat == seat):
            return self.table
        cards = (replace(card, away=sitter.away) if card.seat == seat else card for card in self.table.seats)
        return replace(self.table, seats=tuple(cards))

    def chance(self) -> Chance:
        """The game's chance, in the present epoch."""
        return Chance(self.stored.seed or b"", self.stored.epoch)

    async def reload(self, person_id: int | None = None) -> None:
        """Reads the table as this transaction has left it, with that person's drafts. Raises UnwrittenChanges."""
        self.check_written()
        fresh = await store.read_table(self.connection, self.id, person_id=person_id, lock=True)
        assert fresh is not None  # noqa: S101  its row is locked by us
        # A press is compared with the desk it was made on, and explained by what was known then.
        fresh = replace(fresh, living=self.stored.living, explained=self.stored.explained)
        self.stored, self._clocks, self._sitters, self._retimed = fresh, None, None, False

    def check_written(self) -> None:
        """Raises UnwrittenChanges if clocks were set, or moves staged, that nobody has written."""
        if self._retimed or self._unticked or self._unwritten:
            raise UnwrittenChanges(f"table {self.id}")

    def set_shown(self, **changed: Any) -> None:
        """Sets facts of the table's row that were written beside it: those of `TableRecord`."""
        self.stored = replace(self.stored, shown=replace(self.stored.shown, **changed))

    # -------------------------------------------------------------------------------- clocks

    def retimed(self) -> Ticks:
        """Works out the clocks from the present questions and what was set; for `tick`, which must follow."""
        self._unticked = True
        return self._ticking(self.state, self.now()).ticks

    async def tick(self, ticks: Ticks, *, dirty: bool = True, posts: tuple[Post, ...] = (), own: int = 0) -> None:
        """Writes clocks without a move. `dirty`: the board is shown anew; `own`: that person's desk is."""
        told, at = told_posts(self.table, posts), self.now()
        await move_writes.write_ticks(self.connection, self.id, at, ticks, dirty=dirty, posts=told, own=own)
        self._unticked = False

    # --------------------------------------------------------------------------------- moves

    def raise_epoch(self) -> None:
        """Begins a new epoch with the next move: chance is drawn anew, old questions are no more."""
        self.stored = replace(self.stored, epoch=self.stored.epoch + 1)

    async def hold(self, answer: early_answers.HeldAnswer | None) -> None:
        """Hold that answer from now on, beside the log; None: hold none."""
        await orders.put_held(self.connection, self.id, early_answers.held_columns(answer))
        self.stored = replace(self.stored, held=early_answers.held_as_stored(answer))

    def news(self, outcome: Outcome, *, actor: int | None = None) -> tuple[Post, ...]:
        """The messages about what `outcome` has settled, as `news_of` says."""
        return news_of(self.game, None if self.stored.state is None else self.state, outcome, self.table, actor)

    async def play(self, act: Act, mover: Mover, step: MakeStep | None = None) -> Done:
        """Plays `act` by its own rule, or by `step`, and writes what changes. Raises Refusal: nothing is changed."""
        assert mover.seat is not None  # noqa: S101  a question is somebody's
        chance = self.chance()
        outcome = (step or rule_of(act))(self.game, self.state, mover.seat, chance)
        done = self.stage_outcome(act, mover, outcome, chance.draws)
        await self.write(done.writing)
        return done

    def stage_outcome(
        self,
        act: Act,
        mover: Mover,
        outcome: Outcome,
        draws: Iterable[Draw] = (),
        *,
        dirty: bool = False,
        posts: tuple[Post, ...] | None = None,
        rewound: bool = False,
    ) -> Done:
        """Goes on from `outcome`; the row is left to `write`. Every move of a game is made here, whoever makes it.

        `dirty`, `posts`, `rewound`: as of `GameMove`.
        """
        self._unwritten += 1
        return Done(outcome, self._played(GameMove(act, mover, outcome, draws, dirty, posts, rewound)))

    async def append(self, move: TableMove) -> MoveWrite:
        """Appends a move that leaves the game as it is: log entry, clocks, messages."""
        self._unwritten += 1
        writing = self._noted(move)
        await self.write(writing)
        return writing

    async def write(self, *writings: MoveWrite) -> None:
        """Writes moves that were staged, in their order."""
        told = [replace(each, posts=told_posts(self.table, each.posts)) for each in writings]
        await move_writes.append_moves(self.connection, *told)
        self._unwritten -= len(writings)

    def _owed(self, act: Act, seat: int) -> bool:
        """Whether the act is on what its seat owes: who is away is seen by all, what is done in secret must not be."""
        asked = self.game.asks(self.state).get(seat)
        return act.kind == "take-back" or (asked is not None and asked.id == act.ask)

    def _played(self, move: GameMove) -> MoveWrite:
        before, now, act, mover, outcome = self.stored, self.now(), move.act, move.mover, move.outcome
        # Whose player sees by the reply what the move led to, and whose counts as present.
        actor = mover.seat if mover.at_desk and act.kind in ("answer", "take-back") else None
        by_hand = None if actor is None or mover.person_id is None or not self._owed(act, actor) else actor
        face = board_face(self.game, outcome.state)
        ended = face.results is not None
        settled = outcome.settled or ended
        tick = self._ticking(outcome.state, now, by_hand=by_hand, anew=move.rewound)
        # An edit that changes nothing would still tell that somebody did something in secret.
        dirty = move.dirty or tick.woken or face != board_face(self.game, self.state)
        told = told_of_due(self.game, self.state, move) if act.kind == "due" else outcome.happenings
        sealed = seal_act(self._end, mover.seat, act, told, move.draws, self._entropy, settled=settled)
        shift = phase_of(face.moment) != phase_of(before.shown.moment)
        live = live_in(self.game, outcome.state, self.table.seats) if settled and not move.rewound else ()
        own = self.table.person_at(mover.seat) or 0
        writing = MoveWrite(
            table_id=self.id,
            number=sealed.number,
            kind=act.kind,
            seat=mover.seat,
            settled=settled,
            entry=sealed.entry,
            hash=sealed.hash,
            cause=act.cause,
            person_id=mover.person_id,
            at=now,
            status="ended" if ended else "playing",
            moment=face.moment,
            state=json.encode(outcome.state),
            dirty=dirty and not self.table.practice,
            snapshot=settled and shift and not ended and not move.rewound,
            ended=ended,
            posts=self._posts(self.news(outcome, actor=actor) if move.posts is None else move.posts),
            sealed=None if mover.seat is None else (mover.seat, act.ask),
            live=live if settled or move.rewound else None,
            ticks=tick.ticks,
            epoch=before.epoch,
            own=own,
            everyone=(settled or move.dirty or move.rewound) and self._shows(face, outcome.state),
            decided=decided_by(self.game, self.state, move, sealed.number) if own else None,
            recount=ended or before.shown.status == "ended",
        )
        self._advance(writing)
        self._keep(outcome.state)
        return writing

    def _noted(self, move: TableMove) -> MoveWrite:
        now = self.now()
        ticks = self._ticking(self.state, now).ticks if self._retimed else Ticks()
        if move.status == "closed":
            ticks = Ticks(gone=tuple((clock.seat, clock.ask) for clock in clocks_of(self.stored.clocks)))
        sealed = seal_act(self._end, move.seat, move, move.happenings, (), self._entropy)
        writing = MoveWrite(
            table_id=self.id,
            number=sealed.number,
            kind=move.kind,
            seat=move.seat,
            settled=False,
            entry=sealed.entry,
            hash=sealed.hash,
            cause=move.cause,
            person_id=move.person_id,
            at=now,
            status=move.status or self.stored.shown.status,
            moment=self.stored.shown.moment,
            dirty=move.dirty and not self.table.practice,
            ended=move.status == "closed",
            posts=self._posts(move.told(self.id), over=move.status == "closed"),
            sealed=None if move.seat is None or move.drafted is None else (move.seat, move.drafted),
            ticks=ticks,
            own=move.person_id or self.table.person_at(move.seat) or 0,
            everyone=move.dirty,
            recount=self.stored.shown.status == "ended",
        )
        self._advance(writing)
        return writing

    @property
    def _end(self) -> journal.Link:
        return journal.Link(self.id, self.stored.number, self.stored.head, self.stored.epoch)

    def _posts(self, posts: tuple[Post, ...], *, over: bool = False) -> tuple[Post, ...]:
        """The messages of a move, or beside one, that can be told. `over`: it closes a game."""
        return told_posts(self.table, posts, over=over)

    def _shows(self, face: BoardFace, state: Any) -> bool:
        """Whether desks are drawn again. That of a practice table waits until its player is asked: for one edit."""
        if not self.table.practice or face.results is not None:
            return True
        asked = self.game.asks(state)
        return any(card.person_id is not None and card.seat in asked for card in self.table.seats)

    def _advance(self, writing: MoveWrite) -> None:
        state = self.stored.state if writing.state is None else writing.state
        self.stored = replace(self.stored, number=writing.number, head=writing.hash, state=state)
        lobby_head = writing.hash.hex() if writing.status == "lobby" else ""
        self.set_shown(status=writing.status, moment=writing.moment, lobby_head=lobby_head)

    def _ticking(self, state: Any, now: datetime, *, by_hand: int | None = None, anew: bool = False) -> Ticking:
        tick = clocks_for_state(
            self.stored,
            state,
            now,
            self._entropy,
            by_hand=by_hand,
            seats=self._sitters,
            clocks=() if anew else self._clocks,
        )
        self.stored = tick.after(self.stored)
        self._clocks, self._sitters, self._retimed = tick.clocks, tick.sitters, False
        return tick

    def _keep(self, state: Any) -> Any:
        self._state = self.stored.state or b"", state
        return state
