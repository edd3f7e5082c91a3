"""Checks the reasons of fixes, as people type them."""

from __future__ import annotations

import re

from db.trouble import Trouble
from host.lobby.seeds import cleaned

NO_REASON = "no-reason"
REASON_TOO_LONG = "reason-too-long"  # `most`, in characters
REASON_MENTIONS = "reason-mentions"

LONGEST_REASON = 300

_MENTION = re.compile(r"@(everyone|here)|<(@|#)", re.IGNORECASE)


def reasoned(reason: str) -> str:
    """The reason as it is stored. Raises Trouble `no-reason`, `reason-too-long`, `reason-mentions`."""
    clean = cleaned(reason)
    if not clean:
        raise Trouble(NO_REASON)
    if len(clean) > LONGEST_REASON:
        raise Trouble(REASON_TOO_LONG, most=LONGEST_REASON)
    if _MENTION.search(clean):
        raise Trouble(REASON_MENTIONS)
    return clean
