"""Each step of a tournament as sentences for its thread: who comes and leaves, rounds, results, corrections."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby

from msgspec import Struct

from engine.texts import Listed, Param, Text, Typed, say
from face.table.news import moderator
from face.tournaments.standings import PersonNames, person_named
from face.wordings.texts import tidy_line
from host.tournaments.plans import FEWEST_REGISTERED
from host.tournaments.rules.ledger import (
    Tournament,
    TournamentTable,
    after_step,
    points_at_table,
    standings_now,
)
from host.tournaments.rules.standings import HALF_POINTS
from host.tournaments.rules.steps import (
    LONGEST_CORRECTION,
    GroupsDrawn,
    PersonCame,
    PersonLeft,
    PointsCorrected,
    RoundDone,
    RoundSeated,
    SeatTaken,
    TableCorrected,
    TableDone,
    TournamentEnded,
    TournamentStep,
)

MOST_TOGETHER = 30  # people who came one after the other that are named in a sentence


class StepTelling(Struct, frozen=True):
    """What is told beside the steps themselves.

    `names`: of people. `tables`: the numbers of each round's tables, in their order, None for one about to be opened;
    `links`: addresses that lead to them, by these numbers. `until`: when rounds end, as `unix` writes it, "" for a
    round without a date.
    """

    names: PersonNames
    tables: Sequence[Sequence[int | None]] = ()
    until: Sequence[str] = ()
    links: Mapping[int, str] = {}

    def person(self, person_id: int) -> Param:
        """Somebody by name."""
        return person_named(person_id, self.names)

    def people(self, people: Iterable[int]) -> Listed:
        """Several people by name."""
        return Listed(tuple(self.person(each) for each in people))

    def table(self, round: int, table: int) -> Text:
        """A table by its number; by its place in the round where it has none. Both from 0."""
        numbers = self.tables[round] if round < len(self.tables) else ()
        number = numbers[table] if table < len(numbers) else None
        if number is None:
            return say("tournament-table-of-round", at=table + 1)
        if number in self.links:
            return say("tournament-table-linked", table=number, link=self.links[number])
        return say("table-number", table=number)


def steps_told(before: Tournament, steps: Iterable[TournamentStep], telling: StepTelling) -> list[Text]:
    """These steps, which follow `before`, in sentences: who came one after the other is named together.

    Raises StepRefused for a step that cannot follow.
    """
    said: list[Text] = []
    for came, group in groupby(steps, lambda step: isinstance(step, PersonCame)):
        for together in _bundles(list(group)) if came else ([step] for step in group):
            after = before
            for step in together:
                after = after_step(after, step)
            said += _told(before, after, together, telling)
            before = after
    return said


def _bundles(steps: list[TournamentStep]) -> Iterator[list[TournamentStep]]:
    """Those who came, as many together as a sentence names."""
    for at in range(0, len(steps), MOST_TOGETHER):
        yield steps[at : at + MOST_TOGETHER]


def _told(before: Tournament, now: Tournament, steps: list[TournamentStep], telling: StepTelling) -> Iterator[Text]:
    """What `steps` have changed: one of them, or several people who came."""
    match steps[0]:
        case PersonCame():
            yield from _came(now, [step.person_id for step in steps if isinstance(step, PersonCame)], telling)
        case PersonLeft(person):
            yield from _left(before, now, person, telling)
        case GroupsDrawn(groups):
            league = "yes" if now.rules.league else "no"
            yield say("tournament-groups", league=league)
            for at, group in enumerate(groups, 1):
                yield say("tournament-group", league=league, at=at, people=telling.people(group))
        case RoundSeated() as step:
            yield from round_told(now, len(now.rounds) - 1, telling, begins=True)
            came = [each for each in now.people if each not in before.people]
            if came:
                yield say("tournament-came-in", who=telling.people(came))
            if step.byes:
                yield say("tournament-byes", who=telling.people(step.byes), points=HALF_POINTS)
        case SeatTaken(table, seat, person):
            number = len(now.rounds) - 1
            left = now.rounds[-1].tables[table].seats[seat].before
            yield say(
                "tournament-seat-taken",
                who=telling.person(person),
                left=telling.people(left[-1:]),
                table=telling.table(number, table),
            )
        case TableDone(table, _):
            number = len(now.rounds) - 1
            result = table_result(now.rounds[-1].tables[table], telling, final=now.rounds[-1].final)
            yield say("tournament-table-done", table=telling.table(number, table), result=result)
        case RoundDone():
            yield from _closed(before, now, telling)
        case PointsCorrected(person, points, by, reason):
            yield say(
                "tournament-points-corrected",
                who=telling.person(person),
                way="taken" if points < 0 else "given",
                points=abs(points),
                by=moderator(by),
                reason=_typed(reason),
            )
        case TableCorrected(round, table, verdict, _, by, reason):
            yield say(
                "tournament-table-corrected",
                round=round + 1,
                table=telling.table(round, table),
                verdict=verdict,
                result=table_result(now.rounds[round].tables[table], telling, final=now.rounds[round].final),
                by=moderator(by),
                reason=_typed(reason),
            )
        case TournamentEnded(why, by):
            yield say(
                "tournament-ended",
                why="short" if why == "few" else why,  # "few" is a plural
                played="yes" if now.rounds else "no",
                who=telling.people(winners(now) if now.rounds else ()),
                by=moderator(by),
                least=FEWEST_REGISTERED,
                count=len(now.people),
            )


def round_told(now: Tournament, round: int, telling: StepTelling, *, begins: bool = False) -> Iterator[Text]:
    """A round, from 0, with its tables and who is at each."""
    until = telling.until[round] if round < len(telling.until) else ""
    dated = {"begins": "yes" if begins else "no", "dated": "yes" if until else "no", "until": until}
    if now.rounds[round].final:
        yield say("tournament-final", **dated)
    else:
        yield say("tournament-round", round=round + 1, of=now.rules.rounds, **dated)
    for number, table in enumerate(now.rounds[round].tables):
        holders = [_holder(seat.holder, telling) for seat in table.seats]
        yield say("tournament-table", table=telling.table(round, number), people=Listed(tuple(holders)))


def table_result(table: TournamentTable, telling: StepTelling, *, final: bool = False) -> Listed:
    """Who got how many points at a table that counts, the most first; who left it comes last.

    Of a `final` it is the order in which it ended, for it gives no points.
    """
    if final:
        ended = sorted(zip(table.places, table.seats, strict=False), key=lambda one: one[0])
        placed = ((place, seat.holder) for place, seat in ended if seat.holder is not None)
        return Listed(
            tuple(say("tournament-final-result", place=place, who=telling.person(each)) for place, each in placed)
        )
    points = points_at_table(table)
    ranked = sorted(points, key=lambda person: -points[person])
    return Listed(
        tuple(say("tournament-result", who=telling.person(each), points=str(points[each])) for each in ranked)
    )


def winners(now: Tournament) -> tuple[int, ...]:
    """Who has the first place, several where they are equal in everything."""
    return tuple(line.person_id for line in standings_now(now) if line.place == 1)


def _came(now: Tournament, came: Sequence[int], telling: StepTelling) -> Iterator[Text]:
    inside = [each for each in came if each in now.people]
    waiting = [each for each in came if each not in now.people]
    if inside:
        count, places = len(now.people), now.rules.people
        yield say("tournament-came", who=telling.people(inside), count=count, places=places)
    if waiting:
        yield say("tournament-waits", who=telling.people(waiting))


def _left(before: Tournament, now: Tournament, person: int, telling: StepTelling) -> Iterator[Text]:
    who = telling.person(person)
    if not before.rounds or person in before.waiting:
        yield say("tournament-left-early", who=who)
        came = [each for each in now.people if each not in before.people]
        if came:
            yield say("tournament-came-in", who=telling.people(came))
        return
    yield say("tournament-left", who=who)
    number = len(before.rounds) - 1
    for at, table in enumerate(before.rounds[number].tables if before.playing else ()):
        if table.verdict is None and any(seat.holder == person for seat in table.seats):
            final = "yes" if before.rounds[number].final else "no"
            yield say("tournament-left-seat", table=telling.table(number, at), final=final)


def _closed(before: Tournament, now: Tournament, telling: StepTelling) -> Iterator[Text]:
    number = len(now.rounds) - 1
    late = [at for at, table in enumerate(before.rounds[number].tables) if table.verdict is None]
    if now.rounds[number].final:
        yield say("tournament-final-over")
        if late:
            yield say("tournament-final-late")
        return
    yield say("tournament-round-over", round=number + 1, of=now.rules.rounds)
    if late:
        tables = Listed(tuple(telling.table(number, at) for at in late))
        yield say("tournament-late", tables=tables, rule=now.rules.unfinished, points=HALF_POINTS)


def _holder(person: int | None, telling: StepTelling) -> Param:
    return say("tournament-automatic") if person is None else telling.person(person)


def _typed(reason: str) -> Typed:
    return Typed(tidy_line(reason, LONGEST_CORRECTION))
