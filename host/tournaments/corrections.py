"""What moderators set right in a tournament, as steps of its ledger; what cannot be is refused."""

from __future__ import annotations

from collections.abc import Mapping

from db.trouble import Trouble
from engine.texts import clean_line
from host.tournaments.rules.standings import TableVerdict
from host.tournaments.rules.steps import LONGEST_CORRECTION, PointsCorrected, TableCorrected
from host.tournaments.stored import StoredTournament

NOT_REGISTERED = "not-registered"
TOURNAMENT_OVER = "tournament-over"  # or cancelled
NO_TABLE_OF_TOURNAMENT = "no-table-of-tournament"
CORRECTION_REASON = "correction-reason"  # `most`, in characters
CORRECTION_POINTS = "correction-points"  # `most`, given or taken; not 0
CORRECTION_PLACES = "correction-places"  # not one for each person of the table, from 1
TOO_MANY_CORRECTIONS = "too-many-corrections"  # `most`

MOST_CORRECTIONS = 200  # of a tournament
MOST_CORRECTED = 1000  # points, by one correction


def points_correction(stored: StoredTournament, by: int, person_id: int, points: int, reason: str) -> PointsCorrected:
    """The step by which the moderator `by` gives that person points, or takes them.

    Raises Trouble `tournament-over` (where it was cancelled), `not-registered`, `correction-points`,
    `correction-reason`, `too-many-corrections`.
    """
    number = stored.number_of(person_id)
    if number is None or number not in stored.now.people:
        raise Trouble(NOT_REGISTERED)
    if not 0 < abs(points) <= MOST_CORRECTED:
        raise Trouble(CORRECTION_POINTS, most=MOST_CORRECTED)
    return PointsCorrected(number, points, by, _why(stored, reason))


def table_correction(
    stored: StoredTournament, by: int, table_id: int, verdict: TableVerdict, places: Mapping[int, int], reason: str
) -> TableCorrected:
    """The step by which the moderator `by` sets right how a table counts.

    `places`: where it counts as played, the place of each person who holds a seat there, from 1, by their ids.
    Raises Trouble `tournament-over` (where it was cancelled), `no-table-of-tournament`, `correction-places`,
    `correction-reason`, `too-many-corrections`.
    """
    at = next((each for each in stored.tables if each.table_id == table_id), None)
    if at is None:
        raise Trouble(NO_TABLE_OF_TOURNAMENT)
    holders = [seat.holder for seat in stored.now.rounds[at.round].tables[at.place].seats]
    ids = [None if number is None else stored.id_of(number) for number in holders]
    wanted = {each for each in ids if each is not None} if verdict == "played" else set()
    if set(places) != wanted or any(not 1 <= place <= len(holders) for place in places.values()):
        raise Trouble(CORRECTION_PLACES)
    behind = len(holders)  # where nobody holds the seat: it counts for nobody
    seats = tuple(behind if each is None else places[each] for each in ids) if verdict == "played" else ()
    return TableCorrected(at.round, at.place, verdict, seats, by, _why(stored, reason))


def _why(stored: StoredTournament, reason: str) -> str:
    """The reason as it is stored.

    Raises Trouble `tournament-over`, `correction-reason`, `too-many-corrections`.
    """
    if stored.state == "cancelled":
        raise Trouble(TOURNAMENT_OVER)
    clean = clean_line(reason)
    if not 0 < len(clean) <= LONGEST_CORRECTION:
        raise Trouble(CORRECTION_REASON, most=LONGEST_CORRECTION)
    corrections = sum(isinstance(each.step, PointsCorrected | TableCorrected) for each in stored.taken)
    if corrections >= MOST_CORRECTIONS:
        raise Trouble(TOO_MANY_CORRECTIONS, most=MOST_CORRECTIONS)
    return clean
