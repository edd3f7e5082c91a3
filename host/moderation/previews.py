"""Checks a fix before it is made: its reason, as people type it, and its preview at the table as it is now."""

from __future__ import annotations

import re

from msgspec import json

from db.tables import fixes
from db.tables.fixes import StoredProposal
from db.trouble import Trouble
from engine.texts import clean_line
from host.fixes import Fix, Preview, fix_of
from host.fixes.base import FixCase
from host.fixes.game import NO_SUCH_POINT
from host.lobby.seeds import LONGEST_NAME
from host.log import journal
from host.moderation.values import Proposal, State, changes_in, proposal_of
from host.table.transaction import TableTransaction

NO_REASON = "no-reason"
REASON_TOO_LONG = "reason-too-long"  # `most`, in characters
REASON_MENTIONS = "reason-mentions"

_LONGEST_REASON = 300

_MENTION = re.compile(r"@(everyone|here)|<(@|#)", re.IGNORECASE)


def check_reason(reason: str) -> str:
    """The reason as it is stored. Raises Trouble `no-reason`, `reason-too-long`, `reason-mentions`."""
    clean = clean_line(reason)
    if not clean:
        raise Trouble(NO_REASON)
    if len(clean) > _LONGEST_REASON:
        raise Trouble(REASON_TOO_LONG, most=_LONGEST_REASON)
    if _MENTION.search(clean):
        raise Trouble(REASON_MENTIONS)
    return clean


async def preview_fix(tx: TableTransaction, case: FixCase, fix: Fix) -> Preview:
    """Returns what `fix` would change at the table as it is. Raises as its `refuse` and `preview_fix` do."""
    fix.refuse(tx.table)
    return await fix.preview(tx, case)


async def save_proposal(
    tx: TableTransaction, case: FixCase, fix: Fix, shown: Preview, by: int, state: State
) -> Proposal:
    """Keeps what was looked at, as asked for by person `by`; `case.reason` is why."""
    values = {
        "table": tx.id,
        "cause": case.cause,
        "fix": json.encode(fix).decode(),
        "by": by,
        "newcomer": None if case.newcomer is None else case.newcomer.id,
        "newcomer_name": None if case.newcomer is None else clean_line(case.newcomer.name)[:LONGEST_NAME],
        "reason": case.reason,
        "changes": json.encode(shown.changes).decode(),
        "desks": shown.desks,
        "consent": shown.consent,
        "state": state,
        "since": await fixes.last_fix(tx.connection, tx.id),
        "moment": tx.table.moment,
        "at": tx.now(),
    }
    kept = await fixes.read_proposal(tx.connection, tx.id, await fixes.store_proposal(tx.connection, values))
    assert kept is not None  # noqa: S101  written just now
    return proposal_of(tx.table, kept)


async def is_outdated(tx: TableTransaction, case: FixCase, kept: StoredProposal, fix: Fix) -> bool:
    """Whether the fix is not what was looked at any more. Raises where it cannot be made at all."""
    fix.refuse(tx.table)
    if kept.state == "wanted":
        stale, of_moment = await is_overtaken(tx, kept, fix), fix.of_moment
    else:
        stale, of_moment = await fixes.last_fix(tx.connection, tx.id) != kept.since, True
    if stale or (of_moment and kept.moment != tx.table.moment):
        return True
    try:
        shown = await preview_fix(tx, case, fix)
    except Trouble as trouble:
        if trouble.code == NO_SUCH_POINT:
            return True
        raise
    return (shown.changes, shown.desks, shown.consent) != (changes_in(kept), kept.desks, kept.consent)


async def is_overtaken(tx: TableTransaction, kept: StoredProposal, fix: Fix) -> bool:
    """Whether this fix has to be looked at again: one made since concerns it, or its moderator sits there now."""
    if kept.moderator and await fixes.ever_sat(tx.connection, tx.id, kept.moderator):
        return True
    made = [
        fix_of(journal.read_entry(row.entry).value) for row in await fixes.fixes_since(tx.connection, tx.id, kept.since)
    ]
    return any(fix.concerns(other) or other.concerns(fix) for other in made)
