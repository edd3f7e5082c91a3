"""Makes the result of a table that has ended from what is stored of it. Pure: the same table gives the same result.

Its log tells who held which seat from when to when, how they left it, and how long people took to answer. Where the
result cannot count for ratings, what speaks against it is said.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from db.people.results import Score, StoredResult
from db.tables.store import StoredTable
from engine.contract import Game, Standing
from engine.extras.chronicle import feats_of
from engine.policies import WithRoles
from host.log import journal
from host.table.projections import corrected_standings
from host.table.stored_table import rules_of_table, state_of, table_of
from host.values import Table

_WHOLE, COUNTED_LATER, LEFT, _OPEN = "whole", "later", "left", "open"
"""A seat held from the start to the end; taken over later; left; open at the end."""
LeftBy = Literal["", "themselves", "moderator", "agreed"]


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

    Who is voted out because they are away has left by themselves; "agreed": a substitute has taken over from them.
    """

    seat: int
    person_id: int | None
    steward: bool
    whole: bool
    left_by: LeftBy = ""


def _tenures(log: Iterable[LoggedMove]) -> list[Tenure]:
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
            case "vacate" | "vote" | "fix" | "take-over":
                _left(held, move.entry.kind, value)
        came = _came(move, value, stays, held)
        if came is not None:
            stays.append(came)
    return stays


def _left(held: dict[int, Tenure], kind: str, value: dict[str, Any]) -> None:
    """Somebody leaves their seat."""
    by: LeftBy = "themselves"
    if kind == "take-over":
        if "substitute" not in value:
            return
        by = "agreed"
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


OFF_THE_CLOCK = frozenset({"rest", "vote", "fix", "take-over"})  # time may have stood still, or begun anew


def _answer_times(log: Sequence[LoggedMove]) -> dict[int, list[int]]:
    """The seconds each person took for their decisions, by person, in order.

    A decision is what a seat answered last between two steps that settled; its time begins with the step. What was
    answered by a deadline or a standing order is nobody's time, and a step during which the table was paused, mended
    or changed hands is left out.
    """
    times: dict[int, list[int]] = {}
    answered: dict[int, tuple[int, float]] = {}  # by seat: who, when
    began: float | None = None
    for move in log:
        entry = move.entry
        if entry.kind in OFF_THE_CLOCK:
            began = None
            answered.clear()
        elif entry.kind == "take-back" and entry.seat is not None:
            answered.pop(entry.seat, None)
        elif entry.kind == "answer" and entry.seat is not None and move.person_id is not None and not move.undone:
            answered[entry.seat] = (move.person_id, move.at)
        if entry.settled:
            if began is not None:
                for person_id, at in answered.values():
                    times.setdefault(person_id, []).append(max(0, round(at - began)))
            began = move.at
            answered.clear()
    return times


Against = Literal["", "off", "practice", "alone", "stewards", "hints"]


def reason_against_rating(table: Table) -> Against:
    """What now speaks against rating the table, "" for nothing.

    "off": it was opened without; "alone": the game is for one; "stewards": an automatic player sits there; "hints":
    players may ask for them. Where all may try out what they could do, all have agreed to that.
    """
    if table.practice:
        return "practice"
    if not table.rated:
        return "off"
    if table.most < 2 or (table.status != "lobby" and len(table.seats) < 2):
        return "alone"
    if any(card.level is not None for card in table.seats):
        return "stewards"
    return "hints" if table.hints else ""


_PEOPLE, STEWARDS, DESERTED, _ALONE = "people", "stewards", "deserted", "alone"
"""Who played: people alone; with automatic players; with these only in seats that people left, where without them the
table would be rated: only who left is; or one person by themselves."""
WITH_STEWARDS = frozenset({STEWARDS, DESERTED})


def count_result(stored: StoredTable, log: Sequence[LoggedMove]) -> StoredResult | None:
    """The result of a table; None for one that was not played from its beginning to its end. Raises UnknownPack."""
    if stored.shown.status != "ended" or stored.state is None or stored.shown.goes_on_of is not None:
        return None
    game, state = rules_of_table(stored), state_of(stored)
    standings = corrected_standings(game.result(state), stored.shown.corrected)
    if standings is None:
        return None
    stays = _tenures(log)
    company = STEWARDS if any(stay.steward for stay in stays) else _PEOPLE if len(standings) > 1 else _ALONE
    scores = _scores(game, state, standings, stays, log)
    table = table_of(stored.shown)
    rated = company == _PEOPLE and not reason_against_rating(table)
    if company == STEWARDS and _deserted(table, stays):
        company = DESERTED
    began = next(move.at for move in log if move.entry.kind == "start")
    ended = next(move.at for move in reversed(log) if move.entry.value.get("fix") != "correct")
    return StoredResult(
        began_at=datetime.fromtimestamp(began, UTC),
        ended_at=datetime.fromtimestamp(ended, UTC),
        company=company,
        rated=rated and sum(score.tenure in (_WHOLE, LEFT) for score in scores) > 1,
        scores=scores,
    )


def _deserted(table: Table, stays: Sequence[Tenure]) -> bool:
    """Whether nothing speaks against rating the table but stewards, and these came only after somebody had left."""
    began_with_them = any(stay.steward and stay.whole for stay in stays)
    somebody_left = any(stay.whole and stay.left_by == "themselves" for stay in stays)
    against = reason_against_rating(table)
    return somebody_left and not began_with_them and not table.hints and against in ("", "stewards")


def without_people(result: StoredResult, people: frozenset[int]) -> StoredResult:
    """`result` without what is theirs of `people`; that somebody sat there, and how they fared, stays."""
    scores = (
        replace(score, person_id=None, feats={}, answers=[]) if score.person_id in people else score
        for score in result.scores
    )
    return replace(result, scores=tuple(scores))


def _scores(
    game: Game[Any], state: Any, standings: Sequence[Standing], stays: Sequence[Tenure], log: Sequence[LoggedMove]
) -> tuple[Score, ...]:
    """One for each seat, and one for each who held a seat from the start and left it."""
    roles = game.roles(state) if isinstance(game, WithRoles) else ()
    happenings = (happening for move in log if not move.undone for happening in move.entry.happenings)
    feats = feats_of(game, state, happenings)
    times = _answer_times(log)
    holders = {stay.seat: stay for stay in stays if not stay.left_by}
    scores: list[Score] = []
    for standing in sorted(standings, key=lambda standing: standing.seat):
        seat, stay = standing.seat, holders.get(standing.seat)
        person_id = None if stay is None else stay.person_id
        known = person_id is not None
        scores.append(
            Score(
                seat=seat,
                person_id=person_id,
                steward=stay is not None and stay.steward,
                tenure=_OPEN if stay is None else _WHOLE if stay.whole else COUNTED_LATER,
                outcome=_outcome(standing, standings),
                place=standing.place,
                score=standing.score,
                role=roles[seat] if roles else "",
                feats=feats[seat] if known and feats else {},
                answers=times.get(person_id, []) if person_id is not None else [],
            )
        )
    left = [stay for stay in stays if stay.whole and stay.left_by == "themselves"]
    scores += [
        Score(stay.seat, stay.person_id, False, LEFT, LEFT, 0, 0, "", {}, times.get(stay.person_id or 0, []))
        for stay in left
    ]
    return tuple(scores)


def _outcome(standing: Standing, standings: Sequence[Standing]) -> str:
    if len(standings) == 1 and standing.rival is not None:
        return standing.rival.outcome
    if standing.place > 1:
        return "lost"
    return "won" if sum(other.place == 1 for other in standings) == 1 else "shared"
