"""From a stored proposal to what people see of it."""

from __future__ import annotations

from msgspec import json

from db.fixes import Kept
from engine.core.texts import Text
from host.fixing.kinds import Fix, Proposal
from host.tables import Table

_FIX: json.Decoder[Fix] = json.Decoder(Fix)
_CHANGES: json.Decoder[tuple[Text, ...]] = json.Decoder(tuple[Text, ...])


def fix_in(kept: Kept) -> Fix:
    """The fix that was proposed."""
    return _FIX.decode(kept.fix)


def changes_in(kept: Kept) -> tuple[Text, ...]:
    """What it would change, as it was shown."""
    return _CHANGES.decode(kept.changes)


def proposal_of(table: Table, kept: Kept) -> Proposal:
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
