"""Tournaments as they are stored: read with all their steps, and one step or more taken within a transaction.

In the steps people are the numbers by which they have registered, so that whoever is forgotten leaves nothing there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import Any, Literal, TypeVar

from msgspec import Struct, convert, json
from msgspec.structs import replace

from db.connection.statements import Connection
from db.people import tournaments as statements
from db.trouble import Trouble
from host.table.stored_table import check_id
from host.tournaments.plans import TournamentPlan, rules_of_plan
from host.tournaments.rules.ledger import Tournament, after_step, tournament_of
from host.tournaments.rules.steps import (
    GroupsDrawn,
    PersonCame,
    PersonLeft,
    PointsCorrected,
    RoundSeated,
    SeatTaken,
    TableCorrected,
    TournamentEnded,
    TournamentStep,
)
from host.values import Person, Place

NO_SUCH_TOURNAMENT = "no-such-tournament"

TournamentState = Literal["open", "playing", "over", "cancelled"]
S = TypeVar("S", bound=TournamentStep)


class TakenStep(Struct, frozen=True):
    """A step as it was taken. `number`: from 1."""

    number: int
    step: TournamentStep
    at: datetime


class RegisteredPerson(Struct, frozen=True):
    """Somebody who has registered. `person_id`: None once they are forgotten."""

    number: int
    person_id: int | None
    name: str
    locale: str

    @property
    def id(self) -> int:
        """Their id on Discord, minus their number once they are forgotten."""
        return -self.number if self.person_id is None else self.person_id


class RoundTable(Struct, frozen=True):
    """A table of a round. `round`, `place`: from 0; `table_id`: None until it is opened; `done`: nothing follows it."""

    round: int
    place: int
    table_id: int | None
    done: bool


class StoredTournament(Struct, frozen=True):
    """A tournament with all that is stored of it. In `taken` and `now` people are their numbers."""

    id: int
    place: Place
    opener_id: int
    plan: TournamentPlan
    lot: bytes
    state: TournamentState
    told_upto: int
    thread_id: int | None
    opened_at: datetime
    due_at: datetime | None
    taken: tuple[TakenStep, ...]
    people: tuple[RegisteredPerson, ...]
    tables: tuple[RoundTable, ...]
    now: Tournament

    def number_of(self, person_id: int) -> int | None:
        """The number of that person, None for who has never registered."""
        return next((each.number for each in self.people if each.person_id == person_id), None)

    def person(self, number: int) -> RegisteredPerson:
        """Who has that number."""
        return self.people[number - 1]

    def id_of(self, number: int) -> int:
        """The id on Discord of who has that number, minus the number once they are forgotten."""
        return self.person(number).id

    @property
    def round_ends_at(self) -> datetime | None:
        """When the present round is closed at the latest, None between rounds."""
        if not self.now.playing or self.now.ended is not None:
            return None
        seated = [each.at for each in self.taken if isinstance(each.step, RoundSeated)]
        return seated[-1] + timedelta(days=self.plan.round_days)


def read_stored_tournament(
    row: Any, steps: Sequence[Any], people: Sequence[Any], tables: Sequence[Any]
) -> StoredTournament:
    """The tournament of those rows. Raises msgspec.ValidationError, StepRefused for what nobody can have stored."""
    plan = convert(row.plan, TournamentPlan)
    taken = tuple(TakenStep(each.number, _with_moderator(each), each.at) for each in steps)
    return StoredTournament(
        id=row.id,
        place=Place(row.server_id, row.channel_id),
        opener_id=row.opener_id,
        plan=plan,
        lot=row.lot,
        state=row.state,
        told_upto=row.told_upto,
        thread_id=row.thread_id,
        opened_at=row.opened_at,
        due_at=row.due_at,
        taken=taken,
        people=tuple(RegisteredPerson(each.number, each.person_id, each.name, each.locale) for each in people),
        tables=tuple(RoundTable(each.round, each.place, each.hosted_table, each.done) for each in tables),
        now=tournament_of(rules_of_plan(plan), (each.step for each in taken)),
    )


async def read_tournament(connection: Connection, tournament_id: int, *, hold: bool = False) -> StoredTournament:
    """The tournament; where it is to `hold`, nobody else changes it until the commit.

    Raises Trouble `no-such-tournament`.
    """
    check_id(tournament_id, NO_SUCH_TOURNAMENT)
    which = {"id": tournament_id}
    row = (await connection.execute(statements.HOLD_TOURNAMENT if hold else statements.READ_TOURNAMENT, which)).first()
    if row is None:
        raise Trouble(NO_SUCH_TOURNAMENT)
    return read_stored_tournament(
        row,
        await connection.execute(statements.STEPS_OF_TOURNAMENT, which),
        await connection.execute(statements.PEOPLE_OF_TOURNAMENT, which),
        await connection.execute(statements.TABLES_OF_TOURNAMENT, which),
    )


async def take_steps(
    connection: Connection, stored: StoredTournament, at: datetime, *steps: TournamentStep
) -> StoredTournament:
    """Takes those steps of a tournament that is held, and returns it as it is then. Raises StepRefused."""
    now, taken = stored.now, list(stored.taken)
    for step in steps:
        now = after_step(now, step)
        taken.append(TakenStep(len(taken) + 1, step, at))
        values = {
            "id": stored.id,
            "number": len(taken),
            "step": json.encode(without_moderator(step)).decode(),
            "by": getattr(step, "by", 0) or None,
            "now": at,
        }
        await connection.execute(statements.TAKE_STEP, values)
    after = replace(stored, now=now, taken=tuple(taken), state=_state_of(now))
    after = replace(after, due_at=_due_after(after, at))
    values = {"id": stored.id, "steps": len(taken), "state": after.state, "due": after.due_at}
    await connection.execute(statements.STEPS_TAKEN, values)
    return after


async def register_person(
    connection: Connection, stored: StoredTournament, person: Person, at: datetime
) -> StoredTournament:
    """Gives somebody a number, or the one they have had; the tournament with them."""
    number = stored.number_of(person.id) or len(stored.people) + 1
    its = RegisteredPerson(number, person.id, person.name, person.locale)
    values = {"id": stored.id, "number": number, "person": person.id, "name": person.name, "locale": person.locale}
    await connection.execute(statements.REGISTER_PERSON, {**values, "now": at})
    return replace(stored, people=(*stored.people[: number - 1], its, *stored.people[number:]))


def with_people(step: S, named: Callable[[int], int]) -> S:
    """`step` with what `named` makes of each person in it but of moderators."""
    match step:
        case PersonCame() | PersonLeft() | SeatTaken() | PointsCorrected():
            return replace(step, person_id=named(step.person_id))
        case GroupsDrawn():
            return replace(step, groups=tuple(tuple(map(named, one)) for one in step.groups))
        case RoundSeated():
            tables = tuple(tuple(map(named, table)) for table in step.tables)
            return replace(step, tables=tables, byes=tuple(map(named, step.byes)))
        case _:
            return step


def _with_moderator(row: Any) -> TournamentStep:
    step: TournamentStep = convert(row.step, TournamentStep)
    if isinstance(step, PointsCorrected | TableCorrected | TournamentEnded):
        return replace(step, by=row.by_id or 0)
    return step


def without_moderator(step: S) -> S:
    """`step` without the moderator who takes it, who is stored beside it."""
    if isinstance(step, PointsCorrected | TableCorrected | TournamentEnded):
        return replace(step, by=0)
    return step


def _state_of(now: Tournament) -> TournamentState:
    if now.ended is None:
        return "playing" if now.rounds else "open"
    return "over" if now.rounds and now.ended.why != "cancelled" else "cancelled"


def _due_after(stored: StoredTournament, at: datetime) -> datetime | None:
    """When the next thing happens by itself."""
    if stored.now.ended is not None:
        return None
    if not stored.now.rounds:
        return stored.plan.registration_until
    return stored.round_ends_at or at
