"""The use cases of fixes: look, apply, confirm, wish, turn down."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from db import ballots, fixes, store
from db.fixes import Kept
from db.trouble import Trouble
from engine.core.refusals import Refusal
from host.fixing.checks import possible, reasoned, seat_of, tried
from host.fixing.kinds import Adjust, Answer, Deadline, Fix, Pause, Point, Proposal, Reopen, Rewind
from host.fixing.making import FIX_OUTDATED
from host.fixing.proposals import fix_in, proposal_of
from host.fixing.weighing import Weighing
from host.people import in_game
from host.premises import card_of, check_id, table_of, unfrozen
from host.tables import NOT_SEATED, Person
from host.votes import LASTS, Vote

NO_SUCH_FIX = "no-such-fix"
FIX_NOT_YOURS = "fix-not-yours"
FIX_TOO_MANY = "fix-too-many"  # `most`

MOST_WANTED = 3  # open wishes of a seat

Work = Callable[[AsyncConnection, store.Found, Kept], Awaitable[bool]]


class Moderation(Weighing):
    """What moderators and players do about fixes. Whether somebody is a moderator on `server_id`, the caller knows."""

    async def look_at_fix(
        self,
        table_id: int,
        moderator: Person,
        fix: Fix,
        cause: str,
        *,
        server_id: int,
        newcomer: Person | None = None,
    ) -> Proposal:
        """What `fix` would change at the table as it is. The same cause again gives the same proposal.

        Raises Trouble `no-such-table`, `fix-seated` for who sits or has ever sat there, and whatever
        `checks.possible` and `checks.look` raise; `no-such-point`, `already-seated`, `sat-elsewhere`.
        """

        async def work(connection: AsyncConnection, found: store.Found) -> Proposal:
            table = await self._moderated(connection, found, moderator, server_id)
            kept = await fixes.by_cause(connection, table_id, cause)
            if kept is not None:
                return proposal_of(table, kept)
            seen = await self._looked_at(connection, found, fix, newcomer, moderator)
            return await self._kept(connection, found, fix, seen, moderator.id, "shown", cause, newcomer=newcomer)

        return await self.locked(table_id, cause, moderator.id, work, frozen=True)

    async def ask_fix(self, table_id: int, person_id: int, fix: Fix, reason: str, cause: str) -> Proposal:
        """A player states the fix they need, for their own seat or the whole table; a moderator may make it.

        Raises Refusal for what their own things do not allow; Trouble `fix-not-yours`, `fix-too-many`, `no-reason`,
        `reason-too-long`, `reason-mentions`, `not-seated`, and as `look_at_fix` does.
        """
        why = reasoned(reason)

        async def work(connection: AsyncConnection, found: store.Found) -> Proposal:
            table = table_of(found.shown)
            seat = card_of(table, person_id).seat
            kept = await fixes.by_cause(connection, table_id, cause)
            if kept is not None:
                return proposal_of(table, kept)
            possible(table, fix)
            if not isinstance(fix, Rewind | Reopen | Answer | Adjust | Deadline | Pause):
                raise Trouble(FIX_NOT_YOURS)
            if seat_of(fix) not in (None, seat):
                raise Trouble(FIX_NOT_YOURS)
            mine = [one for one in await fixes.wanted_at(connection, table_id) if one.by == person_id]
            if len(mine) >= MOST_WANTED:
                raise Trouble(FIX_TOO_MANY, most=MOST_WANTED)
            seen = await self._looked_at(connection, found, fix, None, None)
            if isinstance(fix, Adjust):
                tried(found, fix)  # it is their own: they may know why not
            wish = await self._kept(connection, found, fix, seen, person_id, "wanted", cause, reason=why)
            payload = {"proposal": wish.id}
            await fixes.post(connection, table_id, ("thread", table_id), "fix-wished", payload, self.clock())
            return wish

        wanted = await self.locked(table_id, cause, person_id, work)
        self.wake.set()
        return wanted

    async def apply_fix(
        self, table_id: int, proposal_id: int, moderator: Person, reason: str, cause: str, *, server_id: int
    ) -> Proposal:
        """The second click: the fix is made, or the player or the table is asked first. The table reads `reason`.

        Who has wished for it is not asked again while they sit there. Raises Trouble `fix-outdated`, `no-such-fix`,
        `no-reason`, `reason-too-long`, `reason-mentions`, and as `look_at_fix` does.
        """
        why = reasoned(reason)

        async def work(connection: AsyncConnection, found: store.Found, kept: Kept) -> bool:
            if kept.click == cause:
                return False
            if kept.state not in ("shown", "wanted"):
                raise Trouble(FIX_OUTDATED)
            fix = fix_in(kept)
            if await self._outdated(connection, found, kept, fix, moderator):
                await fixes.settle(connection, table_id, proposal_id, "outdated", click=cause)
                return False
            settled: dict[str, Any] = {"moderator": moderator.id, "reason": why, "click": cause}
            wished = kept.state == "wanted" and table_of(found.shown).card(kept.by) is not None
            if kept.consent == "table":
                await self._ballot(connection, found, kept, moderator, settled)
                return False
            if kept.consent == "player" and not wished:
                await self._confirm(connection, found, kept, fix, settled)
                return False
            try:
                soon = await self.made(connection, found, kept, fix, moderator.id, why)
            except Refusal:
                if kept.consent != "player":
                    raise
                await self._confirm(connection, found, kept, fix, settled)  # why not, is theirs to read
                return False
            await fixes.settle(connection, table_id, proposal_id, "applied", **settled)
            return soon

        done = await self._acted(table_id, proposal_id, cause, moderator, server_id, work)
        if done.state == "outdated":
            raise Trouble(FIX_OUTDATED)
        return done

    async def answer_fix(self, table_id: int, proposal_id: int, person_id: int, yes: bool, cause: str) -> Proposal:
        """The player confirms what was asked of them, or not.

        Raises Refusal where it would break a rule (it is off then), Trouble `fix-outdated`, `no-such-fix`,
        `not-seated`.
        """
        refusal: Refusal | None = None

        async def work(connection: AsyncConnection, found: store.Found, kept: Kept) -> bool:
            nonlocal refusal
            refusal = None
            fix = fix_in(kept)
            table = table_of(found.shown)
            if card_of(table, person_id).seat != seat_of(fix):
                raise Trouble(NOT_SEATED)
            if kept.click == cause:
                return False
            if kept.state != "asked":
                raise Trouble(FIX_OUTDATED)
            state, soon = "declined", False
            if yes:
                possible(table, fix)
            if yes and await self._overtaken(connection, table_id, kept, fix):
                state = "outdated"
            elif yes:
                try:
                    soon = await self.made(connection, found, kept, fix, kept.moderator, kept.reason)
                    state = "applied"
                except Refusal as error:
                    refusal = error
            await fixes.settle(connection, table_id, proposal_id, state, click=cause)
            return soon

        done = await self._acted(table_id, proposal_id, cause, None, None, work)
        if refusal is not None:
            raise refusal
        if done.state == "outdated":
            raise Trouble(FIX_OUTDATED)
        return done

    async def turn_down_fix(
        self, table_id: int, proposal_id: int, moderator: Person, cause: str, *, server_id: int
    ) -> Proposal:
        """A moderator does not make it. Raises Trouble `fix-outdated` once it is made, and as `look_at_fix` does."""

        async def work(connection: AsyncConnection, found: store.Found, kept: Kept) -> bool:
            if kept.state not in ("shown", "wanted", "asked", "voting", "declined"):
                raise Trouble(FIX_OUTDATED)
            if kept.vote is not None:
                await ballots.decide(connection, table_id, kept.vote, "failed")
            await fixes.settle(connection, table_id, proposal_id, "declined")
            if kept.state == "wanted" and kept.by:
                payload = {"proposal": kept.id}
                await fixes.post(connection, table_id, ("player", kept.by), "fix-turned-down", payload, self.clock())
            return False

        return await self._acted(table_id, proposal_id, cause, moderator, server_id, work)

    async def fix_proposal(self, table_id: int, proposal_id: int) -> Proposal:
        """That proposal as it stands. Raises Trouble `no-such-fix`, `no-such-table`."""
        check_id(proposal_id, NO_SUCH_FIX)
        table = table_of((await self.found(table_id)).shown)

        async def read(connection: AsyncConnection) -> Kept | None:
            return await fixes.one(connection, table_id, proposal_id)

        kept = await self.database.look(read)
        if kept is None:
            raise Trouble(NO_SUCH_FIX)
        return proposal_of(table, kept)

    async def rewind_points(self, table_id: int) -> tuple[Point, ...]:
        """Where the game can go back to, newest first. Raises Trouble as a table that is not played does."""
        found = unfrozen(await self.found(table_id))
        in_game(table_of(found.shown))

        async def read(connection: AsyncConnection) -> tuple[Point, ...]:
            return await self._points(connection, found)

        return await self.database.look(read)

    # ------------------------------------------------------------------------------------ votes

    async def _carry_out(self, connection: AsyncConnection, found: store.Found, vote: Vote) -> bool:
        if vote.kind != "rewind":
            return await super()._carry_out(connection, found, vote)
        kept = await fixes.one(connection, vote.table.id, vote.proposal or 0)
        if kept is None or kept.state != "voting":
            return False
        fix = fix_in(kept)
        if await self._overtaken(connection, vote.table.id, kept, fix):
            return False
        await self.made(connection, found, kept, fix, kept.moderator, kept.reason)
        await fixes.settle(connection, vote.table.id, kept.id, "applied")
        return True

    async def _decided(self, connection: AsyncConnection, vote: Vote, state: str) -> None:
        await super()._decided(connection, vote, state)
        if vote.proposal is not None and state != "passed":
            await fixes.settle(connection, vote.table.id, vote.proposal, "declined")

    # ------------------------------------------------------------------------------------ parts

    async def _acted(
        self,
        table_id: int,
        proposal_id: int,
        cause: str,
        moderator: Person | None,
        server_id: int | None,
        work: Work,
    ) -> Proposal:
        """Do `work` with a proposal in one transaction; the proposal after it."""
        check_id(proposal_id, NO_SUCH_FIX)
        soon = False

        async def act(connection: AsyncConnection, found: store.Found) -> None:
            nonlocal soon
            soon = False
            if moderator is not None and server_id is not None:
                await self._moderated(connection, found, moderator, server_id)
            kept = await fixes.one(connection, table_id, proposal_id)
            if kept is None:
                raise Trouble(NO_SUCH_FIX)
            soon = await work(connection, found, kept)

        await self.locked(table_id, cause, 0 if moderator is None else moderator.id, act, frozen=True)
        if soon:
            await self.answer_by_orders(table_id=table_id)
        self.wake.set()
        return await self.fix_proposal(table_id, proposal_id)

    async def _confirm(
        self, connection: AsyncConnection, found: store.Found, kept: Kept, fix: Fix, settled: dict[str, Any]
    ) -> None:
        """Ask the player whose things they are."""
        table = table_of(found.shown)
        card = table.seats[seat_of(fix) or 0]
        payload = {"proposal": kept.id}
        await fixes.post(connection, table.id, ("player", card.person_id), "fix-asked", payload, self.clock())
        await fixes.settle(connection, table.id, kept.id, "asked", **settled)

    async def _ballot(
        self,
        connection: AsyncConnection,
        found: store.Found,
        kept: Kept,
        moderator: Person,
        settled: dict[str, Any],
    ) -> None:
        """Ask the table."""
        now, table_id = self.clock(), found.shown.id
        asked = {"kind": "rewind", "hours": 0, "seat": None, "person": moderator.id, "now": now, "ends": now + LASTS}
        vote = await ballots.call(connection, table_id, asked)
        await fixes.settle(connection, table_id, kept.id, "voting", vote=vote, **settled)
