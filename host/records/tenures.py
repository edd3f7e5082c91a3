"""Finds in the log of a table who held which seat from when to when, and how they left it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

from msgspec import Struct

from host.log import journal

WHOLE, LATER, LEFT, OPEN = "whole", "later", "left", "open"
"""A seat held from the start to the end; taken over later; left; open at the end."""
LeftBy = Literal["", "themselves", "moderator"]


class LoggedMove(Struct, frozen=True):
    """A move of the log with what stands beside it. `person_id`: who made it, `newcomer_id`: whom a fix has seated.

    Both are None once these people are forgotten. `at`: in seconds since 1970. `undone`: a rewind has undone it.
    """

    entry: journal.Entry
    at: float
    undone: bool = False
    person_id: int | None = None
    newcomer_id: int | None = None


class Tenure(Struct):
    """A stay at a seat. `whole`: since the start. `left_by`: "" for who stayed to the end.

    Who is voted out because they are away has left by themselves.
    """

    seat: int
    person_id: int | None
    steward: bool
    whole: bool
    left_by: LeftBy = ""


def tenures(log: Iterable[LoggedMove]) -> list[Tenure]:
    """All stays at the seats of a table since its start, in their order."""
    waiting: dict[int, tuple[int | None, bool]] = {}  # in the lobby: by the number of joining the person, or a steward
    stays: list[Tenure] = []
    held: dict[int, Tenure] = {}
    for move in log:
        value = move.entry.value
        match move.entry.kind:
            case "join":
                steward = "steward" in value
                waiting[value["joined"]] = (None if steward else move.person_id, steward)
            case "leave":
                waiting.pop(value["joined"], None)
            case "start":
                for joined, seat in zip(sorted(waiting), value["seats"], strict=True):
                    held[seat] = Tenure(seat, *waiting[joined], whole=True)
                stays += held.values()
            case "vacate" | "vote" | "fix":
                _left(held, move.entry.kind, value)
        came = _came(move, value, stays, held)
        if came is not None:
            stays.append(came)
    return stays


def _left(held: dict[int, Tenure], kind: str, value: dict[str, Any]) -> None:
    """Somebody leaves their seat."""
    by: LeftBy = "themselves"
    if kind == "vote" and value.get("vote") != "open":
        return
    if kind == "fix":
        if value.get("fix") not in ("remove", "replace", "automate"):
            return
        by = "moderator"
    stay = held.pop(value["seat"], None)
    if stay is not None:
        stay.left_by = by


def _came(move: LoggedMove, value: dict[str, Any], stays: list[Tenure], held: dict[int, Tenure]) -> Tenure | None:
    """The stay that begins with a move, if one does. Who comes back to their own seat has never left it."""
    fix = value.get("fix") if move.entry.kind == "fix" else None
    if move.entry.kind != "take-over" and fix not in ("replace", "automate"):
        return None
    seat: int = value["seat"]
    steward = "steward" in value or fix == "automate"
    person_id = None if steward else move.newcomer_id if fix == "replace" else move.person_id
    last = next((stay for stay in reversed(stays) if stay.seat == seat), None)
    if last is not None and person_id is not None and last.person_id == person_id:
        last.left_by = ""
        held[seat] = last
        return None
    held[seat] = Tenure(seat, person_id, steward, whole=False)
    return held[seat]
