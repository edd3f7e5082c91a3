"""The steps of a tournament, and all that follows from them. Pure: the same steps give the same tournament.

A tournament is nothing but its steps in their order, each typed: who came and left, rounds as they were seated, how
tables ended, what moderators set right. Standings and next rounds are worked out from them and from a lot.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from host.tournaments.rules.standings import (
    Finish,
    PlayedTable,
    StandingLine,
    TableVerdict,
    standings_of,
    table_points,
    with_final,
)
from host.tournaments.rules.steps import (
    LONGEST_CORRECTION,
    GroupsDrawn,
    PersonCame,
    PersonLeft,
    PointsCorrected,
    RoundDone,
    RoundSeated,
    SeatTaken,
    StepRefused,
    TableCorrected,
    TableDone,
    TournamentEnded,
    TournamentRules,
    TournamentStep,
)


class TournamentSeat(Struct, frozen=True):
    """A seat of a person. `holder`: None for an automatic player; `before`: who left it."""

    holder: int | None
    before: tuple[int, ...] = ()


class TournamentTable(Struct, frozen=True):
    """A table of a round. `places`: of its seats once it has ended; `verdict`: None until it counts."""

    seats: tuple[TournamentSeat, ...]
    places: tuple[int, ...] = ()
    verdict: TableVerdict | None = None


class TournamentRound(Struct, frozen=True):
    """A round. `over`: no result of a table changes it any more but a moderator's. `final`: for the first places."""

    tables: tuple[TournamentTable, ...]
    byes: tuple[int, ...]
    over: bool = False
    final: bool = False


class Tournament(Struct, frozen=True):
    """What the steps have come to. `people`: everyone who has had a place, in their order; `waiting`: who has none yet.

    `left`: those of `people` who left. `groups`: of everyone, where there are any. `ended`: None until it is over.
    """

    rules: TournamentRules
    people: tuple[int, ...] = ()
    waiting: tuple[int, ...] = ()
    left: frozenset[int] = frozenset()
    rounds: tuple[TournamentRound, ...] = ()
    corrections: tuple[PointsCorrected, ...] = ()
    groups: tuple[tuple[int, ...], ...] = ()
    ended: TournamentEnded | None = None

    @property
    def playing(self) -> bool:
        """Whether a round goes on."""
        return bool(self.rounds) and not self.rounds[-1].over

    @property
    def takes_more(self) -> bool:
        """Whether who registers now may still come in: not once a final is all that is left."""
        if self.ended is not None:
            return False
        return not self.rounds or (len(self.rounds) < self.rules.rounds or self.filling)

    @property
    def filling(self) -> bool:
        """Whether seats that were left go to people who wait: not at the final, which has to be reached."""
        return self.playing and not self.rounds[-1].final


def tournament_of(rules: TournamentRules, steps: Iterable[TournamentStep]) -> Tournament:
    """What these steps come to. Raises StepRefused."""
    tournament = Tournament(rules)
    for step in steps:
        tournament = after_step(tournament, step)
    return tournament


def after_step(now: Tournament, step: TournamentStep) -> Tournament:
    """The tournament after one step more. Raises StepRefused."""
    corrects = isinstance(step, PointsCorrected | TableCorrected)
    _must(now.ended is None or (corrects and now.ended.why != "cancelled"), "over")
    match step:
        case PersonCame(person):
            _must(person not in now.people and person not in now.waiting, "came-before")
            if now.rounds or now.groups or len(now.people) >= now.rules.people:
                return replace(now, waiting=(*now.waiting, person))
            return replace(now, people=(*now.people, person))
        case PersonLeft(person):
            return _without(now, person)
        case GroupsDrawn(groups):
            _must(not now.rounds and not now.groups and now.rules.group > 0, "no-groups")
            _must(sorted(each for one in groups for each in one) == sorted(now.people), "not-everyone-once")
            return replace(now, groups=groups)
        case RoundSeated():
            return _final_seated(now, step) if len(now.rounds) == now.rules.rounds else _seated(now, step)
        case SeatTaken():
            return _taken(now, step)
        case TableDone(number, places):
            _must(now.playing, "no-round")
            table = _table(now, len(now.rounds) - 1, number)
            _must(table.verdict is None, "table-counted")
            return _with_table(now, len(now.rounds) - 1, number, _counted(table, "played", places))
        case RoundDone():
            _must(now.playing, "no-round")
            last = now.rounds[-1]
            rule = now.rules.unfinished
            tables = tuple(replace(each, verdict=each.verdict or rule) for each in last.tables)
            return replace(now, rounds=(*now.rounds[:-1], replace(last, tables=tables, over=True)))
        case PointsCorrected():
            _must(step.person_id in now.people, "no-such-person")
            _must(step.points != 0 and 0 < len(step.reason) <= LONGEST_CORRECTION, "bad-correction")
            return replace(now, corrections=(*now.corrections, step))
        case TableCorrected():
            _must(0 < len(step.reason) <= LONGEST_CORRECTION, "bad-correction")
            counted = _counted(_table(now, step.round, step.table), step.verdict, step.places)
            return _with_table(now, step.round, step.table, counted)
        case TournamentEnded():
            _must(not now.playing or step.why == "cancelled", "round-goes-on")
            return replace(now, ended=step)


def standings_now(now: Tournament) -> tuple[StandingLine, ...]:
    """The standings by the tables that count so far, and by the byes of rounds that are over.

    The final gives no points: once it is over, who played it comes first, in the order in which it ended.
    """
    tables = [
        PlayedTable(_finishes(table), table.verdict)
        for each in now.rounds
        for table in each.tables
        if table.verdict is not None and not each.final
    ]
    corrections: Counter[int] = Counter()
    for step in now.corrections:
        corrections[step.person_id] += step.points
    byes = Counter(person for each in now.rounds if each.over for person in each.byes)
    lines = standings_of(now.people, tables, byes, corrections, now.left)
    last = now.rounds[-1] if now.rounds else None
    return lines if last is None or not (last.final and last.over) else with_final(lines, _finalists(last.tables[0]))


def points_at_table(table: TournamentTable) -> dict[int, int]:
    """The points of each person who has sat there; none until the table counts."""
    return {} if table.verdict is None else table_points(PlayedTable(_finishes(table), table.verdict))


def seat_held(now: Tournament, number: int) -> tuple[int, int] | None:
    """The round and table, from 0, where that person holds a seat and the result does not count yet; None for nowhere.

    It tells of the present round alone.
    """
    if not now.playing:
        return None
    tables = now.rounds[-1].tables
    at = (place for place, table in enumerate(tables) for seat in table.seats if seat.holder == number)
    place = next(at, None)
    return None if place is None or tables[place].verdict is not None else (len(now.rounds) - 1, place)


def _must(holds: bool, code: str) -> None:
    if not holds:
        raise StepRefused(code)


def _without(now: Tournament, person: int) -> Tournament:
    if person in now.waiting:
        return replace(now, waiting=tuple(each for each in now.waiting if each != person))
    _must(person in now.people and person not in now.left, "no-such-person")
    if not now.rounds and not now.groups:
        people = (*(each for each in now.people if each != person), *now.waiting[:1])
        return replace(now, people=people, waiting=now.waiting[1:])
    gone = replace(now, left=now.left | {person})
    if not now.playing:
        return gone
    last = now.rounds[-1]
    tables = tuple(
        table
        if table.verdict is not None
        else replace(
            table,
            seats=tuple(
                TournamentSeat(None, (*seat.before, person)) if seat.holder == person else seat for seat in table.seats
            ),
        )
        for table in last.tables
    )
    return replace(gone, rounds=(*now.rounds[:-1], replace(last, tables=tables)))


def _seated(now: Tournament, step: RoundSeated) -> Tournament:
    _must(not now.playing, "round-goes-on")
    _must(len(now.rounds) < now.rules.rounds, "no-more-rounds")
    _must(bool(now.groups) == (now.rules.group > 0), "no-groups")
    sitting = [person for table in step.tables for person in table] + list(step.byes)
    stayed = [person for person in now.people if person not in now.left]
    came = now.waiting[: len(sitting) - len(stayed)] if len(sitting) > len(stayed) else ()
    _must(sorted(sitting) == sorted([*stayed, *came]), "not-everyone-once")
    _must(all(2 <= len(table) <= now.rules.seats[1] for table in step.tables), "bad-tables")
    groups = _groups_with(now.groups, came, step.tables) if now.groups else ()
    _must(not groups or all(any(set(table) <= set(one) for one in groups) for table in step.tables), "bad-tables")
    seated = tuple(TournamentTable(tuple(TournamentSeat(person) for person in table)) for table in step.tables)
    return replace(
        now,
        people=(*now.people, *came),
        waiting=now.waiting[len(came) :],
        rounds=(*now.rounds, TournamentRound(seated, step.byes)),
        groups=groups,
    )


def _final_seated(now: Tournament, step: RoundSeated) -> Tournament:
    _must(not now.playing, "round-goes-on")
    _must(now.rules.final > 0, "no-more-rounds")
    _must(len(step.tables) == 1 and 2 <= len(step.tables[0]) <= now.rules.final and not step.byes, "bad-tables")
    people = step.tables[0]
    _must(len(set(people)) == len(people) and set(people) <= set(now.people) - now.left, "not-everyone-once")
    table = TournamentTable(tuple(TournamentSeat(person) for person in people))
    return replace(now, rounds=(*now.rounds, TournamentRound((table,), (), final=True)))


def _groups_with(
    groups: tuple[tuple[int, ...], ...], came: Iterable[int], tables: Iterable[Iterable[int]]
) -> tuple[tuple[int, ...], ...]:
    """`groups` with those who have come: of each the group of who sits with them, else the smallest."""
    theirs = [set(table) for table in tables]
    for person in came:
        beside = next((table for table in theirs if person in table), set())
        own = next((at for at, one in enumerate(groups) if beside & set(one)), None)
        at = min(range(len(groups)), key=lambda each: len(groups[each])) if own is None else own
        groups = (*groups[:at], (*groups[at], person), *groups[at + 1 :])
    return groups


def _taken(now: Tournament, step: SeatTaken) -> Tournament:
    _must(now.playing, "no-round")
    _must(now.filling, "final")
    number = len(now.rounds) - 1
    table = _table(now, number, step.table)
    _must(table.verdict is None, "table-counted")
    _must(0 <= step.seat < len(table.seats) and table.seats[step.seat].holder is None, "no-open-seat")
    _must(step.person_id in now.waiting, "no-such-person")
    seats = tuple(
        replace(seat, holder=step.person_id) if place == step.seat else seat for place, seat in enumerate(table.seats)
    )
    waiting = tuple(each for each in now.waiting if each != step.person_id)
    beside = [person for seat in table.seats for person in (seat.holder, *seat.before) if person is not None]
    groups = _groups_with(now.groups, [step.person_id], [[step.person_id, *beside]]) if now.groups else ()
    came = replace(now, people=(*now.people, step.person_id), waiting=waiting, groups=groups)
    return _with_table(came, number, step.table, replace(table, seats=seats))


def _table(now: Tournament, number: int, table: int) -> TournamentTable:
    _must(0 <= number < len(now.rounds) and 0 <= table < len(now.rounds[number].tables), "no-such-table")
    return now.rounds[number].tables[table]


def _with_table(now: Tournament, number: int, place: int, table: TournamentTable) -> Tournament:
    one = now.rounds[number]
    changed = replace(one, tables=(*one.tables[:place], table, *one.tables[place + 1 :]))
    return replace(now, rounds=(*now.rounds[:number], changed, *now.rounds[number + 1 :]))


def _counted(table: TournamentTable, verdict: TableVerdict, places: tuple[int, ...]) -> TournamentTable:
    _must(len(places) == (len(table.seats) if verdict == "played" else 0), "bad-places")
    _must(all(place >= 1 for place in places), "bad-places")
    return replace(table, verdict=verdict, places=places)


def _finishes(table: TournamentTable) -> tuple[Finish, ...]:
    """How each person fared at a table that counts."""
    finishes: list[Finish] = []
    for number, seat in enumerate(table.seats):
        place = table.places[number] if table.places else 1
        if seat.holder is not None:
            finishes.append(Finish(seat.holder, number, place))
        finishes += [Finish(person, number, None) for person in seat.before]
    return tuple(finishes)


def _finalists(table: TournamentTable) -> dict[int, int | None]:
    """Who played the final to its end, and in which place; None where it has none."""
    return {
        seat.holder: table.places[number] if table.places else None
        for number, seat in enumerate(table.seats)
        if seat.holder is not None
    }
