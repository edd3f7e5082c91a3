"""Makes the result of a table that has ended from what is stored of it. Pure: the same table gives the same result."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from msgspec.structs import replace

from db.results import Result, Score
from db.store import StoredTable
from engine.core.chronicle import feats_of
from engine.core.contract import Game, Standing
from engine.core.policies import WithRoles
from host.records.eligible import against
from host.records.pace import answer_times
from host.records.tenures import LATER, LEFT, OPEN, WHOLE, LoggedMove, Tenure, tenures
from host.table.projections import corrected
from host.table.records import rules, state_of, table_of
from host.values import Table

PEOPLE, STEWARDS, DESERTED, ALONE = "people", "stewards", "deserted", "alone"
"""Who played: people alone; with automatic players; with these only in seats that people left, where without them the
table would be rated: only who left is; or one person by themselves."""
WITH_STEWARDS = frozenset({STEWARDS, DESERTED})


def counted(stored: StoredTable, log: Sequence[LoggedMove]) -> Result | None:
    """The result of a table; None for one that has not been played to its end. Raises UnknownPack."""
    if stored.shown.status != "ended" or stored.state is None:
        return None
    game, state = rules(stored), state_of(stored)
    standings = corrected(game.result(state), stored.shown.corrected)
    if standings is None:
        return None
    stays = tenures(log)
    company = STEWARDS if any(stay.steward for stay in stays) else PEOPLE if len(standings) > 1 else ALONE
    scores = _scores(game, state, standings, stays, log)
    table = table_of(stored.shown)
    rated = company == PEOPLE and not against(table)
    if company == STEWARDS and _deserted(table, stays):
        company = DESERTED
    began = next(move.at for move in log if move.entry.kind == "start")
    ended = next(move.at for move in reversed(log) if move.entry.value.get("fix") != "correct")
    return Result(
        began_at=datetime.fromtimestamp(began, UTC),
        ended_at=datetime.fromtimestamp(ended, UTC),
        company=company,
        rated=rated and sum(score.tenure in (WHOLE, LEFT) for score in scores) > 1,
        scores=scores,
    )


def _deserted(table: Table, stays: Sequence[Tenure]) -> bool:
    """Whether nothing speaks against rating the table but stewards, and these came only after somebody had left."""
    began_with_them = any(stay.steward and stay.whole for stay in stays)
    somebody_left = any(stay.whole and stay.left_by == "themselves" for stay in stays)
    return somebody_left and not began_with_them and not table.hints and against(table) in ("", "stewards")


def anonymous(result: Result, people: frozenset[int]) -> Result:
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
    times = answer_times(log)
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
                tenure=OPEN if stay is None else WHOLE if stay.whole else LATER,
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
