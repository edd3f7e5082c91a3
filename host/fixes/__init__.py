"""The kinds of fixes there are, one class each.

A new kind is a class here and its wordings in `fixes.ftl`; a field that people choose has its name in
`face.asking.requests.CHOSEN_FOR_FIXES` and an entry in `bot.commands.fix.FIELDS`, from which the commands are made.
"""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from host.fixes.base import FixKind, FixPosition, Preview
from host.fixes.game import Adjust, Answer, PlayFix, Reopen, Rewind
from host.fixes.table import Automate, Correct, Deadline, Pause, Remove, Replace, Resume, Unfreeze, Void

Fix = (
    Rewind
    | Reopen
    | Answer
    | Adjust
    | Deadline
    | Pause
    | Resume
    | Remove
    | Replace
    | Automate
    | Void
    | Correct
    | Unfreeze
)

FIXES: dict[str, type[FixKind]] = {str(kind.__struct_config__.tag): kind for kind in get_args(Fix)}

__all__ = [
    "FIXES",
    "Adjust",
    "Answer",
    "Automate",
    "Correct",
    "Deadline",
    "Fix",
    "FixKind",
    "FixPosition",
    "Pause",
    "PlayFix",
    "Preview",
    "Remove",
    "Reopen",
    "Replace",
    "Resume",
    "Rewind",
    "Unfreeze",
    "Void",
    "fix_of",
]


def fix_of(value: dict[str, Any]) -> Fix:
    """The fix in the value of a log's entry. Raises msgspec.ValidationError if there is none."""
    fix: Fix = msgspec.convert(value, Fix)
    return fix
