"""One unit of work at one table: what is changed there, and the only builder of what is written."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any

from msgspec import json
from msgspec.structs import replace

from db.tables import fixes, move_writes, orders, seating
from db.tables.move_writes import MoveWrite, Post, Ticks
from engine.core.chance import Draw
from engine.core.contract import Outcome
from engine.core.texts import Happening
from host.clocks.model import HOUR, Sitter, extended, shifted
from host.clocks.model import read as clocks_of
from host.log import journal
from host.table import early_answers
from host.table.locked import LockedTable, Ticking, ticking
from host.table.moves import (
    Act,
    Done,
    GameMove,
    Mover,
    Step,
    TableMove,
    decided_by,
    live_in,
    news_of,
    phase_of,
    rule_of,
)
from host.table.projections import Face, board_face


class TableTransaction(LockedTable):
    """One table under its lock, until the transaction ends. Each move appended changes what the next one sees."""

    async def pause(self, *, unhosted: bool = False) -> None:
        """Stops all clocks, written with the next move. `unhosted`: because the bot is not on the table's server."""
        now = self._clock()
        await seating.rest(self.connection, self.id, now, unhosted=unhosted)
        self._set(paused_at=now)
        self.clocks = self.clocks

    async def resume(self) -> None:
        """Lets clocks and orders go on where they were paused; the clocks are written with the next move."""
        now = self._clock()
        since = self.stored.shown.paused_at or now
        await seating.rest(self.connection, self.id, None)
        await orders.order_calls_went_on(self.connection, self.id, since, now)
        self._set(paused_at=None)
        self.clocks = tuple(shifted(clock, now - since) for clock in self.clocks)

    async def lift_halt(self) -> None:
        """Lets a halted table go on, votes, orders and clocks where they stood; those of a paused one stay paused."""
        now, shown = self._clock(), self.stored.shown
        since = shown.frozen_at or now
        await fixes.lift_halt(self.connection, self.id, now - since)
        await seating.votes_went_on(self.connection, self.id, now - since)
        self._set(frozen_at=None)
        if shown.paused_at is None:
            await orders.order_calls_went_on(self.connection, self.id, since, now)
            self.clocks = tuple(shifted(clock, now - since) for clock in self.clocks)
        self.clocks = self.clocks

    def extend(self, by: timedelta, *, seat: int | None = None) -> None:
        """Moves all deadlines, or those of `seat`, by `by`, written with the next move.

        Sealed seats move too, so that the change does not reveal who has sealed. No deadline is brought closer than
        an hour from now.
        """
        soonest = (self.stored.shown.paused_at or self._clock()) + HOUR
        self.clocks = tuple(
            extended(clock, by, soonest) if seat in (None, clock.seat) else clock for clock in self.clocks
        )

    def hand_over(self, seat: int, *, away: bool, steward: str | None = None) -> None:
        """Begins the clocks of `seat` anew, for a stand-in (`away`), a `steward` of that level or for a person.

        They are written with the next move. What the seat has sealed begins anew too: the table's deadline must not
        tell whether it had.
        """
        sitters = self.sitters
        sitter = replace(sitters.get(seat, Sitter(seat)), away=away, missed=0, steward=steward)
        self.sitters = {**sitters, seat: sitter}
        self.clocks = tuple(clock for clock in self.clocks if clock.seat != seat)

    def retimed(self) -> Ticks:
        """Works out the clocks from the present questions and what was set; for `tick`, which must follow."""
        self._unticked = True
        return self._ticking(self.state, self._clock()).ticks

    async def tick(self, ticks: Ticks, *, dirty: bool = True, posts: tuple[Post, ...] = (), own: int = 0) -> None:
        """Writes clocks without a move. `dirty`: the board is shown anew; `own`: that person's desk is."""
        await move_writes.tick(self.connection, self.id, self._clock(), ticks, dirty=dirty, posts=posts, own=own)
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

    async def play(self, act: Act, mover: Mover, step: Step | None = None) -> Done:
        """Plays `act` by its own rule, or by `step`, and writes what changes. Raises Refusal: nothing is changed."""
        done = self.stage_play(act, mover, step)
        await self.write(done.writing)
        return done

    def stage_play(self, act: Act, mover: Mover, step: Step | None = None, *, dirty: bool = False) -> Done:
        """Plays as `play` does, and leaves the row to `write`. `dirty`: the board is shown anew in any case."""
        assert mover.seat is not None  # noqa: S101  a question is somebody's
        chance = self.chance()
        outcome = (step or rule_of(act))(self.game, self.state, mover.seat, chance)
        return self.stage_outcome(act, mover, outcome, chance.draws, dirty=dirty)

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
        own = act.kind in ("answer", "take-back")
        by_hand = own and mover.person_id is not None and mover.at_desk and self._owed(act, mover)
        self._unwritten += 1
        move = GameMove(
            kind=act.kind,
            value=act.value,
            cause=act.cause,
            person_id=mover.person_id,
            outcome=outcome,
            draws=draws,
            seat=mover.seat,
            ask=act.ask,
            by_hand=mover.seat if by_hand else None,
            actor=mover.seat if own and mover.at_desk else None,
            dirty=dirty,
            posts=posts,
            rewound=rewound,
            stand_in=mover.stand_in,
        )
        return Done(outcome, self._played(move))

    async def append(self, move: TableMove) -> MoveWrite:
        """Appends a move that leaves the game as it is: log entry, clocks, messages."""
        self._unwritten += 1
        writing = self._noted(move)
        await self.write(writing)
        return writing

    async def write(self, *writings: MoveWrite) -> None:
        """Writes moves that were staged, in their order."""
        await move_writes.append(self.connection, *writings)
        self._unwritten -= len(writings)

    def _owed(self, act: Act, mover: Mover) -> bool:
        """Whether the act is on what its seat owes: who is away is seen by all, what is done in secret must not be."""
        asked = self.game.asks(self.state).get(mover.seat or 0)
        return act.kind == "take-back" or (asked is not None and asked.id == act.ask)

    def _played(self, move: GameMove) -> MoveWrite:
        before, outcome, now = self.stored, move.outcome, self._clock()
        face = board_face(self.game, outcome.state)
        ended = face.results is not None
        settled = outcome.settled or ended
        tick = self._ticking(outcome.state, now, by_hand=move.by_hand, anew=move.rewound)
        # An edit that changes nothing would still tell that somebody did something in secret.
        dirty = move.dirty or tick.woken or face != board_face(self.game, self.state)
        sealed = self._sealed(move, outcome.happenings, move.draws, settled=settled)
        shift = phase_of(face.moment) != phase_of(before.shown.moment)
        live = live_in(self.game, outcome.state, self.table.seats) if settled and not move.rewound else ()
        own = self.table.person_at(move.seat) or 0
        writing = MoveWrite(
            table_id=self.id,
            number=sealed.number,
            kind=move.kind,
            seat=move.seat,
            settled=settled,
            entry=sealed.entry,
            hash=sealed.hash,
            cause=move.cause,
            person_id=move.person_id,
            at=now,
            status="ended" if ended else "playing",
            moment=face.moment,
            state=json.encode(outcome.state),
            dirty=dirty and not self.table.practice,
            snapshot=settled and shift and not ended and not move.rewound,
            ended=ended,
            posts=self._posts(self.news(outcome, actor=move.actor) if move.posts is None else move.posts),
            sealed=None if move.seat is None else (move.seat, move.ask or ""),
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
        now = self._clock()
        ticks = self._ticking(self.state, now).ticks if self._retimed else Ticks()
        if move.status == "closed":
            ticks = Ticks(gone=tuple((clock.seat, clock.ask) for clock in clocks_of(self.stored.clocks)))
        sealed = self._sealed(move, move.happenings)
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
            posts=self._posts((Post("thread", self.id),) if move.posts is None else move.posts),
            sealed=None if move.seat is None or move.drafted is None else (move.seat, move.drafted),
            ticks=ticks,
            own=move.person_id or self.table.person_at(move.seat) or 0,
            everyone=move.dirty,
            recount=self.stored.shown.status == "ended",
        )
        self._advance(writing)
        return writing

    def _posts(self, posts: tuple[Post, ...]) -> tuple[Post, ...]:
        """The messages of a move. A practice table has neither thread nor board: all of it stands on the one desk."""
        return () if self.table.practice else posts

    def _shows(self, face: Face, state: Any) -> bool:
        """Whether desks are drawn again. That of a practice table waits until its player is asked: for one edit."""
        if not self.table.practice or face.results is not None:
            return True
        asked = self.game.asks(state)
        return any(card.person_id is not None and card.seat in asked for card in self.table.seats)

    def _sealed(
        self,
        move: GameMove | TableMove,
        happenings: Iterable[Happening],
        draws: Iterable[Draw] = (),
        *,
        settled: bool = False,
    ) -> journal.Sealed:
        new = journal.NewEntry(
            table=self.id,
            number=self.stored.number + 1,
            kind=move.kind,
            previous=self.stored.head,
            value=move.value,
            seat=move.seat,
            ask=move.ask or None if isinstance(move, GameMove) else None,
            epoch=self.stored.epoch,
            draws=draws,
            happenings=happenings,
            settled=settled,
        )
        return journal.write(new, self._entropy)

    def _advance(self, writing: MoveWrite) -> None:
        state = self.stored.state if writing.state is None else writing.state
        self.stored = replace(self.stored, number=writing.number, head=writing.hash, state=state)
        lobby_head = writing.hash.hex() if writing.status == "lobby" else ""
        self._set(status=writing.status, moment=writing.moment, lobby_head=lobby_head)

    def _ticking(self, state: Any, now: datetime, *, by_hand: int | None = None, anew: bool = False) -> Ticking:
        tick = ticking(
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
