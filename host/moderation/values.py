"""Values about fixes for front ends: proposals, applied fixes, the overview of a table. Seats count from 0."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from msgspec import Struct, json

from db.tables.fixes import StoredProposal
from engine.texts import Text
from host.fixes import Fix
from host.fixes.base import NeededConsent
from host.values import Table

_FIX: json.Decoder[Fix] = json.Decoder(Fix)
_CHANGES: json.Decoder[tuple[Text, ...]] = json.Decoder(tuple[Text, ...])


State = Literal["shown", "wanted", "asked", "voting", "applied", "declined", "outdated"]


class Proposal(Struct, frozen=True):
    """A previewed fix. `by`: the moderator or, until one has applied it, the player who asked for it.

    `changes`: the changes in public terms; `desks`: the number of private desks that change with it; `consent`: whose
    yes it needs after the moderator's ("player": the seat's; "newcomer": that of the person who gets the seat; "table":
    its players', by a vote).
    `state`: shown to a moderator; wanted by a player; asked of the player or newcomer; voting; applied; declined;
    outdated (the table has moved on in a way that matters).
    """

    id: int
    table: Table
    fix: Fix
    by: int
    reason: str
    changes: tuple[Text, ...]
    desks: int
    consent: NeededConsent
    state: State
    newcomer: int | None = None  # for Replace: the person who is to sit there
    vote: int | None = None


def fix_in(kept: StoredProposal) -> Fix:
    """The fix that was proposed."""
    return _FIX.decode(kept.fix)


def changes_in(kept: StoredProposal) -> tuple[Text, ...]:
    """The changes of a proposal, as they were shown."""
    return _CHANGES.decode(kept.changes)


def proposal_of(table: Table, kept: StoredProposal) -> Proposal:
    """A proposal of that table."""
    return Proposal(
        id=kept.id,
        table=table,
        fix=fix_in(kept),
        by=kept.moderator or kept.by,
        reason=kept.reason,
        changes=changes_in(kept),
        desks=kept.desks,
        consent=kept.consent,  # type: ignore[arg-type]
        state=kept.state,  # type: ignore[arg-type]
        newcomer=kept.newcomer,
        vote=kept.vote,
    )


class Fixed(Struct, frozen=True):
    """An applied fix, the table's `number`th. `by`: the moderator's person id, 0 once they are forgotten.

    `announced`: the texts by which it was announced to the table.
    """

    number: int
    fix: Fix
    by: int
    reason: str
    at: datetime
    announced: tuple[Text, ...]


class Pending(Struct, frozen=True):
    """A seat that owes a decision, if the table may know that. `since` is None while no clock runs."""

    seat: int
    since: datetime | None
    due_at: datetime | None
    away: bool


class DeliveryFailure(Struct, frozen=True):
    """A message that did not arrive. `person_id` is None for one to the thread; `given_up`: not tried again."""

    person_id: int | None
    code: str
    at: datetime
    given_up: bool


class Undelivered(Struct, frozen=True):
    """A table at which messages failed for good. `recipients`: to how many: people, and its thread."""

    table: Table
    recipients: int


class Overview(Struct, frozen=True):
    """A table as a moderator may see it. `halted`: since when, and the report's number in the log."""

    table: Table
    waited: tuple[Pending, ...]
    owing: int
    mishaps: tuple[DeliveryFailure, ...]
    wanted: tuple[Proposal, ...]
    fixes: tuple[Fixed, ...]
    halted: tuple[datetime, str] | None
