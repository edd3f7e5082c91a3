"""Works the standings of a tournament out again from the results that its tables themselves have stored."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from db.connection.statements import Connection
from db.people import tournaments as statements
from db.trouble import Trouble
from host.table.access import Tables
from host.table.projections import board_of
from host.tournaments.plans import rules_of_plan
from host.tournaments.rules.ledger import standings_now, tournament_of
from host.tournaments.rules.standings import StandingLine
from host.tournaments.rules.steps import (
    RoundSeated,
    TableCorrected,
    TableDone,
    TournamentStep,
)
from host.tournaments.stored import StoredTournament, read_tournament, with_people
from host.values import NO_SUCH_TABLE


class TableDifference(Struct, frozen=True):
    """A table whose own result is another than what was counted. Places of its seats in the order of the ledger.

    `stored`: what the table itself says, None where it says nothing any more: it was deleted, or is not over.
    """

    table_id: int
    counted: tuple[int, ...]
    stored: tuple[int, ...] | None


class Recount(Struct, frozen=True):
    """The standings by the results of the tables alone, with the ids of people, beside those that are shown.

    `corrected`: how many tables moderators have set right, which count as these said.
    """

    standings: tuple[StandingLine, ...]
    shown: tuple[StandingLine, ...]
    differences: tuple[TableDifference, ...]
    tables: int
    corrected: int

    @property
    def equal(self) -> bool:
        """Whether all tables say what was counted, so that the standings are the same."""
        return not self.differences and self.standings == self.shown


async def recount_tournament(tables: Tables, tournament_id: int) -> Recount:
    """Reads each table that counts as played, and works the standings out from what it says.

    Raises Trouble `no-such-tournament`, `database-away`.
    """

    async def look(connection: Connection) -> StoredTournament:
        return await read_tournament(connection, tournament_id)

    stored = await tables.database.run(look)
    corrected = {(each.step.round, each.step.table) for each in stored.taken if isinstance(each.step, TableCorrected)}
    hosted = {(each.round, each.place): each.table_id for each in stored.tables}
    again: list[TournamentStep] = []
    differences: list[TableDifference] = []
    counted, round_number = 0, -1
    for taken in stored.taken:
        step = taken.step
        round_number += isinstance(step, RoundSeated)
        if isinstance(step, TableDone):
            counted += 1
            table_id = hosted.get((round_number, step.table)) or 0
            its = await _places_of(tables, table_id, len(step.places))
            if its != step.places and (round_number, step.table) not in corrected:
                differences.append(TableDifference(table_id, step.places, its))
            step = replace(step, places=its or step.places)
        again.append(with_people(step, stored.id_of))
    rules = rules_of_plan(stored.plan)
    told = (with_people(taken.step, stored.id_of) for taken in stored.taken)
    return Recount(
        standings=standings_now(tournament_of(rules, again)),
        shown=standings_now(tournament_of(rules, told)),
        differences=tuple(differences),
        tables=counted,
        corrected=len(corrected),
    )


async def _places_of(tables: Tables, table_id: int, seats: int) -> tuple[int, ...] | None:
    """The places in which the first so many who joined that table have come in; None where it says nothing."""
    try:
        stored = await tables.read(table_id)
    except Trouble as trouble:
        if trouble.code != NO_SUCH_TABLE:
            raise
        return None
    if stored.shown.status != "ended":
        return None
    results = board_of(stored).results
    if results is None:
        return None
    place = {each.seat: each.place for each in results}
    rows = await tables.database.fetch(statements.SEATS_OF_ROUND_TABLE, {"table": table_id})
    return tuple(place[row.seat] for row in rows[:seats])
