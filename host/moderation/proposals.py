"""The use cases of fixes: look, apply, confirm, ask for one, turn down."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from db.connection.statements import Connection
from db.tables import fixes, seating
from db.tables.fixes import Settlement, StoredProposal
from db.trouble import Trouble
from engine.texts import Refusal
from host.fixes import Fix
from host.fixes.base import FIX_OUTDATED, FixCase, FixServices, check_moderator, post
from host.moderation.previews import check_reason, is_outdated, is_overtaken, preview_fix, save_proposal
from host.moderation.values import Proposal, fix_in, proposal_of
from host.seats.votes import LASTS, Vote
from host.table.stored_table import check_id, not_practice, table_of
from host.table.transaction import TableTransaction
from host.values import NOT_SEATED, Person, Table

FIX_WISHED = "fix-wished"  # the kind of message that a player asks for a fix
NO_SUCH_FIX = "no-such-fix"
FIX_NOT_YOURS = "fix-not-yours"
FIX_TOO_MANY = "fix-too-many"  # `most`

MOST_WANTED = 3  # open requests of a seat


class Moderation:
    """Lets moderators and players preview, request, apply and decline fixes. The caller checks who is a moderator."""

    def __init__(self, services: FixServices) -> None:
        self._services = services
        self._tables = services.tables

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
        """Previews what `fix` would change at the table as it is. The same cause again gives the same proposal.

        Raises Trouble `no-such-table`, `fix-seated` for who sits or has ever sat there, and whatever the `refuse` and
        `preview_fix` of the fix raise.
        """

        async def work(tx: TableTransaction) -> Proposal:
            case = FixCase(self._services, moderator.id, cause, newcomer=newcomer)
            await check_moderator(tx.connection, tx.table, moderator, server_id)
            kept = await fixes.by_cause(tx.connection, table_id, cause)
            if kept is not None:
                return proposal_of(tx.table, kept)
            return await save_proposal(tx, case, fix, await preview_fix(tx, case, fix), moderator.id, "shown")

        return await self._tables.locked(table_id, cause, moderator.id, work, halted=True)

    async def ask_fix(self, table_id: int, person_id: int, fix: Fix, reason: str, cause: str) -> Proposal:
        """A player states the fix they need, for their own seat or the whole table; a moderator may make it.

        Raises Refusal for what their own things do not allow; Trouble `fix-not-yours`, `fix-too-many`, `no-reason`,
        `reason-too-long`, `reason-mentions`, `not-seated`, `not-in-practice`, and as `look_at_fix` does.
        """
        why = check_reason(reason)

        async def work(tx: TableTransaction) -> Proposal:
            case = FixCase(self._services, None, cause, why)
            seat = tx.seat_of(person_id).seat
            not_practice(tx.table)
            kept = await fixes.by_cause(tx.connection, table_id, cause)
            if kept is not None:
                return proposal_of(tx.table, kept)
            fix.refuse(tx.table)
            if not fix.for_players or fix.about not in (None, seat):
                raise Trouble(FIX_NOT_YOURS)
            mine = [kept for kept in await fixes.wanted_at(tx.connection, table_id) if kept.by == person_id]
            if len(mine) >= MOST_WANTED:
                raise Trouble(FIX_TOO_MANY, most=MOST_WANTED)
            request = await save_proposal(tx, case, fix, await preview_fix(tx, case, fix), person_id, "wanted")
            open_to = sorted(self._services.tables.moderators) if tx.table.open else []
            for lane in [("player", each) for each in open_to] or [("thread", table_id)]:
                await post(tx, lane, FIX_WISHED, request.id)
            return request

        request = await self._tables.locked(table_id, cause, person_id, work)
        self._tables.wake.set()
        return request

    async def apply_fix(
        self, table_id: int, proposal_id: int, moderator: Person, reason: str, cause: str, *, server_id: int
    ) -> Proposal:
        """The second click: the fix is made, or the player or the table is asked first. The table reads `reason`.

        Who has asked for it is not asked again while they sit there. Raises Trouble `fix-outdated`, `no-such-fix`,
        `no-reason`, `reason-too-long`, `reason-mentions`, and as `look_at_fix` does.
        """
        why = check_reason(reason)

        async def work(tx: TableTransaction, case: FixCase, kept: StoredProposal) -> None:
            if kept.click == cause:
                return
            if kept.state not in ("shown", "wanted"):
                raise Trouble(FIX_OUTDATED)
            case, fix = replace(case, moderator=moderator.id, reason=why), fix_in(kept)
            if await is_outdated(tx, case, kept, fix):
                await fixes.settle_proposal(tx.connection, table_id, proposal_id, Settlement("outdated", click=cause))
                return
            requested = kept.state == "wanted" and tx.table.card(kept.by) is not None
            if kept.consent == "table":
                await self._ballot(tx, case, cause)
                return
            if kept.consent == "newcomer" or (kept.consent == "player" and not requested):
                await self._confirm(tx, case, kept, fix, cause)
                return
            try:
                await fix.carry_out(tx, case)
            except Refusal:
                if kept.consent != "player":
                    raise
                await self._confirm(tx, case, kept, fix, cause)  # why not, is theirs to read
                return
            await self._settle(tx, case, "applied", cause)

        return await self._acted(table_id, proposal_id, cause, work, moderator=moderator, server_id=server_id)

    async def answer_fix(self, table_id: int, proposal_id: int, person_id: int, yes: bool, cause: str) -> Proposal:
        """The player confirms what was asked of them, or not; a newcomer takes the seat that is offered, or not.

        Raises Refusal where it would break a rule (it is off then), Trouble `fix-outdated`, `no-such-fix`,
        `not-seated` for who was not asked, and for a newcomer as `People.take_seat` does.
        """

        async def work(tx: TableTransaction, case: FixCase, kept: StoredProposal) -> Refusal | None:
            fix = fix_in(kept)
            if person_id != _asked_person(tx.table, kept, fix):
                raise Trouble(NOT_SEATED)
            if kept.click == cause:
                return None
            if kept.state != "asked":
                raise Trouble(FIX_OUTDATED)
            state, refused = "declined", None
            if yes:
                fix.refuse(tx.table)
            if yes and await is_overtaken(tx, kept, fix):
                state = "outdated"
            elif yes:
                try:
                    await fix.carry_out(tx, case)
                    state = "applied"
                except Refusal as refusal:
                    refused = refusal
            await fixes.settle_proposal(tx.connection, table_id, proposal_id, Settlement(state, click=cause))
            return refused

        return await self._acted(table_id, proposal_id, cause, work)

    async def turn_down_fix(
        self, table_id: int, proposal_id: int, moderator: Person, reason: str, cause: str, *, server_id: int
    ) -> Proposal:
        """Turns down a fix; the player who asked for it reads `reason`.

        Raises Trouble `fix-outdated` once it is made, `no-reason`, `reason-too-long`, `reason-mentions`, and as
        `look_at_fix` does.
        """
        why = check_reason(reason)

        async def work(tx: TableTransaction, case: FixCase, kept: StoredProposal) -> None:
            if kept.state not in ("shown", "wanted", "asked", "voting", "declined"):
                raise Trouble(FIX_OUTDATED)
            if kept.vote is not None:
                await seating.decide_vote(tx.connection, table_id, kept.vote, "failed")
            await fixes.settle_proposal(tx.connection, table_id, proposal_id, Settlement("declined", reason=why))
            if kept.state == "wanted" and kept.by:
                await post(tx, ("player", kept.by), "fix-turned-down", kept.id)

        return await self._acted(table_id, proposal_id, cause, work, moderator=moderator, server_id=server_id)

    async def fix_proposal(self, table_id: int, proposal_id: int) -> Proposal:
        """Returns that proposal as it stands. Raises Trouble `no-such-fix`, `no-such-table`."""
        check_id(proposal_id, NO_SUCH_FIX)
        table = table_of((await self._tables.read(table_id)).shown)

        async def read(connection: Connection) -> StoredProposal | None:
            return await fixes.read_proposal(connection, table_id, proposal_id)

        kept = await self._tables.database.look(read)
        if kept is None:
            raise Trouble(NO_SUCH_FIX)
        return proposal_of(table, kept)

    # ------------------------------------------------------------------------------------ votes

    async def carry_out(self, tx: TableTransaction, vote: Vote) -> bool:
        """Makes the fix that the table has agreed on; whether it could be made."""
        kept = await fixes.read_proposal(tx.connection, vote.table.id, vote.proposal or 0)
        if kept is None or kept.state != "voting":
            return False
        case, fix = self._case(kept), fix_in(kept)
        if await is_overtaken(tx, kept, fix):
            return False
        await fix.carry_out(tx, case)
        await fixes.settle_proposal(tx.connection, vote.table.id, kept.id, Settlement("applied"))
        return True

    async def turned_down(self, connection: Connection, vote: Vote) -> None:
        """The table has not agreed to the proposal."""
        await fixes.settle_proposal(connection, vote.table.id, vote.proposal or 0, Settlement("declined"))

    # ------------------------------------------------------------------------------------ parts

    async def _acted(
        self,
        table_id: int,
        proposal_id: int,
        cause: str,
        work: Callable[[TableTransaction, FixCase, StoredProposal], Awaitable[Refusal | None]],
        *,
        moderator: Person | None = None,
        server_id: int = 0,
    ) -> Proposal:
        """Does `work` with a proposal in one transaction; the proposal after it.

        Raises the Refusal that `work` returns, Trouble `fix-outdated`.
        """
        check_id(proposal_id, NO_SUCH_FIX)

        async def act(tx: TableTransaction) -> Refusal | None:
            if moderator is not None:
                await check_moderator(tx.connection, tx.table, moderator, server_id)
            kept = await fixes.read_proposal(tx.connection, table_id, proposal_id)
            if kept is None:
                raise Trouble(NO_SUCH_FIX)
            if moderator is not None and kept.state == "wanted":  # who decides about a request has it before them
                await fixes.remember_looker(tx.connection, [table_id], moderator.id)
            return await work(tx, self._case(kept), kept)

        person_id = 0 if moderator is None else moderator.id
        refused = await self._tables.locked(table_id, cause, person_id, act, halted=True)
        self._tables.wake.set()
        proposal = await self.fix_proposal(table_id, proposal_id)
        if refused is not None:
            raise refused
        if proposal.state == "outdated":
            raise Trouble(FIX_OUTDATED)
        return proposal

    def _case(self, kept: StoredProposal) -> FixCase:
        """The case in which `kept` is carried out as its moderator wanted it."""
        newcomer = None if kept.newcomer is None else Person(kept.newcomer, kept.newcomer_name or "")
        return FixCase(self._services, kept.moderator, f"fix:{kept.id}", kept.reason, kept.id, newcomer)

    async def _confirm(self, tx: TableTransaction, case: FixCase, kept: StoredProposal, fix: Fix, click: str) -> None:
        """Asks the player whose things they are, or who is to sit there."""
        await post(tx, ("player", _asked_person(tx.table, kept, fix) or 0), "fix-asked", kept.id)
        await self._settle(tx, case, "asked", click)

    async def _ballot(self, tx: TableTransaction, case: FixCase, click: str) -> None:
        """Asks the table."""
        now = tx.now()
        asked = {"kind": "rewind", "hours": 0, "seat": None, "person": case.moderator, "now": now, "ends": now + LASTS}
        await self._settle(tx, case, "voting", click, await seating.call_vote(tx.connection, tx.id, asked))

    async def _settle(
        self, tx: TableTransaction, case: FixCase, state: str, click: str, vote: int | None = None
    ) -> None:
        """The moderator of `case` has decided about its proposal."""
        settlement = Settlement(state, case.moderator, case.reason, click, vote)
        await fixes.settle_proposal(tx.connection, tx.id, case.proposal, settlement)


def _asked_person(table: Table, kept: StoredProposal, fix: Fix) -> int | None:
    """Returns the person who must consent: the newcomer, or the player whose things it would change."""
    if kept.consent == "newcomer":
        return kept.newcomer
    return table.person_at(fix.about)
