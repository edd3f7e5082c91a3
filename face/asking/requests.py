"""Says which fixes players can ask for, what they choose for each, and what became of those they have asked for."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import fields

from engine.extras.fixing import Change, Quantity
from engine.texts import NOT_ASKED, Param, Refusal, Text, say
from face.table.news import quoted_reason, with_names
from face.wordings.reader import Reader
from host.fixes import FIXES, Fix, FixKind
from host.fixes.base import Point
from host.moderation.values import Proposal

REQUEST_ORDER = ("adjust", "reopen", "rewind", "deadline", "answer", "pause")  # tags of kinds, the most wanted first
MOST_BY = 1000  # of a change at once; what really fits is the game's to say
CHOSEN_FOR_FIXES = (
    "seat",
    "to",
    "hours",
    "change",
    "scores",
    "level",
)  # fields of fixes that whoever asks for one chooses
_NUMBER = re.compile(r"[+-]?\d{1,4}", re.ASCII)


def chosen_for(kind: type[FixKind]) -> tuple[str, ...]:
    """What is chosen for a fix of that kind, by the names of its fields. Whatever else it has, the host fills in."""
    return tuple(field.name for field in fields(kind) if field.name in CHOSEN_FOR_FIXES)


def point_id(point: Point) -> str:
    """A point as a value to choose, with its moment: another point may have its number by the time it is sent."""
    return f"{point.number}:{point.moment}"


def quantity_text(quantity: Quantity) -> Text:
    """The name of a quantity, with its amount where everybody sees that."""
    if quantity.now is None:
        return quantity.name
    return say("fix-quantity", what=quantity.name, now=str(quantity.now))


def changed_text(quantity: Quantity, by: int) -> Param:
    """By how much a quantity is changed, from what to what where everybody sees it."""
    if quantity.now is None:
        return f"{by:+d}"  # `Reader` says it with a minus
    return say("fix-by-now", by=f"{by:+d}", now=str(quantity.now), then=str(quantity.now + by))


def request_sent(tag: str, sent: Mapping[str, str], seat: int, points: Sequence[Point]) -> Fix:
    """The fix that a player at `seat` asks for. `sent`: what was chosen, as a form sends it; `points`: to go back to.

    Raises Refusal `not-asked` for what is no choice there; whether it can be made, the host says.
    """
    if tag not in REQUEST_ORDER:
        raise Refusal(NOT_ASKED)
    kind, given = FIXES[tag], {"seat": seat}
    chosen: dict[str, object] = {}
    for name in chosen_for(kind):
        if name == "change":
            chosen[name] = Change(sent.get("what", ""), _number_in(sent.get("by", "")), sent.get("card", ""))
        elif name == "to":
            chosen[name] = next((each.number for each in points if point_id(each) == sent.get("to")), None)
        else:
            chosen[name] = given[name] if name in given else _number_in(sent.get(name, ""))
    if None in chosen.values():
        raise Refusal(NOT_ASKED)
    fix: Fix = kind(**chosen)  # type: ignore[assignment]
    return fix


def _number_in(words: str) -> int:
    if not _NUMBER.fullmatch(words.strip()):
        raise Refusal(NOT_ASKED)
    return int(words)


class RequestWords(Struct, frozen=True):
    """What a player reads of a request of theirs. `asked`: they are asked to agree to the fix."""

    heading: str
    changes: str
    why: str
    state: str
    asked: bool


def request_words(request: Proposal, person_id: int, reader: Reader) -> RequestWords:
    """The words of a request, for the player of that number, who has made it or is asked to agree."""
    asked = request.state == "asked"
    turned_down = request.state == "declined" and request.by == person_id  # the reason is then that of whoever did
    over = request.state in ("applied", "declined", "outdated")
    told = () if over else with_names(request.changes, request.table)
    changes = [f"- {reader.line(change)}" for change in told]
    why = ""
    if request.state == "wanted":
        why = "> " + reader.line(quoted_reason("fix-reason", request.reason))
    elif asked or turned_down or request.state in ("applied", "voting"):
        why = reader.line(quoted_reason("fix-because", request.reason))
    key = "turned-down" if turned_down else request.state
    return RequestWords(reader.line(request.fix.heading), "\n".join(changes), why, reader.line(_is(key)), asked)


def _is(key: str) -> Text:
    return Text(f"request-is-{key}")
