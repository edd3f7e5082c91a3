"""A tournament as somebody reads it: how far it is, where they stand in it, its rounds, and lists of several."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Literal

from engine.texts import Listed, Text, Typed, say
from face.core.names import game_name
from face.tournaments.groups import group_read, lines_of_group
from face.tournaments.lengths import table_length_text
from face.tournaments.rules import deciding_rules, rule_texts
from face.tournaments.standings import group_of, person_named
from face.tournaments.steps import StepTelling, round_told, table_result
from face.wordings.lengths import unix
from face.wordings.texts import tidy_line
from host.tournaments.plans import FEWEST_REGISTERED, LONGEST_TOURNAMENT_NAME, TournamentPlan, rules_of_plan
from host.tournaments.shown import TournamentShown

TABLES_PAGE = 15  # tables of a page of a round
MOST_REGISTERED_NAMED = 60  # people who are named while one may register


def tournament_name(plan: TournamentPlan) -> Typed:
    """The name that moderators gave it."""
    return Typed(tidy_line(plan.name, LONGEST_TOURNAMENT_NAME))


def plan_text(plan: TournamentPlan) -> Text:
    """What is played, how fast, and whether it counts for ratings."""
    rated = "yes" if plan.rated else "no"
    told = say("tournament-plan", game=game_name(plan.game), pace=plan.pace, rounds=plan.rounds, rated=rated)
    more = plan.group or plan.final
    return say("tournament-plan-more", plan=told, group=plan.group, final=plan.final) if more else told


def state_text(shown: TournamentShown) -> Text:
    """How far a tournament is."""
    now, plan = shown.tournament, shown.plan
    if shown.state == "open":
        return say(
            "tournament-state-open",
            count=len(now.people),
            places=plan.people,
            waiting=len(now.waiting),
            until=unix(plan.registration_until),
        )
    if shown.state == "cancelled" and now.ended is not None and now.ended.why == "few":
        return say("tournament-state-few", least=FEWEST_REGISTERED, count=len(now.people))
    if shown.state == "cancelled":
        return say("tournament-state-cancelled")
    if shown.state == "over":
        finals = sum(each.final for each in now.rounds)
        return say("tournament-state-over", rounds=len(now.rounds) - finals, final="yes" if finals else "no")
    until = shown.round_ends_at
    dated = {"played": "yes" if until is not None else "no", "until": "" if until is None else unix(until)}
    if now.rounds[-1].final:
        return say("tournament-state-final", **dated)
    return say("tournament-state-playing", round=len(now.rounds), of=plan.rounds, **dated)


def stage_text(shown: TournamentShown) -> Text:
    """The same in a few words without dates, as the head of a picture has it."""
    if shown.state == "over":
        return say("tournament-stage-over")
    return round_name(shown, len(shown.tournament.rounds) - 1)


def round_name(shown: TournamentShown, round: int) -> Text:
    """What a round, from 0, is called."""
    if round >= shown.plan.rounds:
        return say("tournament-stage-final")
    return say("tournament-stage", round=round + 1, of=shown.plan.rounds)


def people_text(shown: TournamentShown) -> Text:
    """Who has registered, in their order."""
    people = shown.tournament.people
    if not people:
        return say("tournament-nobody")
    named = Listed(tuple(person_named(each, shown.names) for each in people[:MOST_REGISTERED_NAMED]))
    return say("tournament-people", who=named, more=max(0, len(people) - MOST_REGISTERED_NAMED))


def takes_part(shown: TournamentShown, person_id: int) -> bool:
    """Whether somebody has registered, or waits, and has not left."""
    now = shown.tournament
    return person_id in now.waiting or (person_id in now.people and person_id not in now.left)


def has_standings(shown: TournamentShown) -> bool:
    """Whether anything counts yet: until then all would share the first place."""
    now = shown.tournament
    counted = any(each.over or any(table.verdict for table in each.tables) for each in now.rounds)
    return counted or bool(now.corrections)


def out_of_final(shown: TournamentShown, person_id: int) -> bool:
    """Whether the final is all that is left to play, and somebody isn't in it: they have nothing left to leave."""
    now = shown.tournament
    if not now.rounds or not now.rounds[-1].final or person_id in now.waiting:
        return False
    return all(seat.holder != person_id for table in now.rounds[-1].tables for seat in table.seats)


def leaves_at(shown: TournamentShown, person_id: int) -> Literal["before", "waiting", "table", "final", "apart"]:
    """Where somebody would leave a tournament: before the first round, from the waiting list, from a table that is
    played, from the final, or while they sit at no table."""
    now = shown.tournament
    if person_id in now.waiting:
        return "waiting"
    if not now.rounds:
        return "before"
    last = now.rounds[-1]
    sits = any(table.verdict is None and any(seat.holder == person_id for seat in table.seats) for table in last.tables)
    if not (sits and now.playing):
        return "apart"
    return "final" if last.final else "table"


def own_texts(shown: TournamentShown, person_id: int, address: str | None = None) -> Iterator[Text]:
    """Where somebody stands in a tournament. `address`: of the table they play at, None where it has none yet."""
    now = shown.tournament
    if person_id in now.left:
        yield say("tournament-own-left")
    elif person_id in now.waiting:
        yield say("tournament-own-waits", at=now.waiting.index(person_id) + 1)
    elif person_id in now.people:
        if not now.rounds:
            yield say("tournament-own-in")
            return
        lines = lines_of_group(now, shown.standings, group_read(now, person_id))
        line = next(line for line in lines if line.person_id == person_id)
        placed = sum(each.place is not None for each in lines)
        if has_standings(shown):
            yield say("tournament-own-place", place=line.place or 0, of=placed, points=str(line.points))
        if (group := group_of(now, person_id)) is not None:
            yield say("tournament-own-group", at=group, league="yes" if now.rules.league else "no")
        if shown.state != "playing" or not now.playing:
            return
        if person_id in now.rounds[-1].byes:
            yield say("tournament-own-bye")
        elif (table := own_table_number(shown, person_id)) is not None:
            yield say("tournament-own-table", table=table, link=address or "", linked="yes" if address else "no")


def own_table_number(shown: TournamentShown, person_id: int) -> int | None:
    """The number of the table of the present round where somebody has a seat, None where there is none yet."""
    now = shown.tournament
    if not now.playing:
        return None
    for table, number in zip(now.rounds[-1].tables, shown.tables[-1], strict=False):
        if any(seat.holder == person_id for seat in table.seats):
            return number
    return None


def telling_of(shown: TournamentShown, threads: Mapping[int, int] = MappingProxyType({})) -> StepTelling:
    """What steps of a tournament are told with. `threads`: of its tables that have one, to which links lead."""
    links = {table: f"https://discord.com/channels/{shown.place.server_id}/{each}" for table, each in threads.items()}
    ends = "" if shown.round_ends_at is None else unix(shown.round_ends_at)
    rounds = len(shown.tournament.rounds)
    return StepTelling(shown.names, shown.tables, ("",) * (rounds - 1) + (ends,) if rounds else (), links)


def round_texts(shown: TournamentShown, round: int, page: int, threads: Mapping[int, int]) -> list[Text]:
    """A page, from 0, of the tables of a round, from 0: who is there, and what those that count have given.

    `threads`: as of `telling_of`.
    """
    telling, its = telling_of(shown, threads), shown.tournament.rounds[round]
    head, *tables = round_told(shown.tournament, round, telling)
    for number, table in enumerate(its.tables):
        if table.verdict is not None:
            result = table_result(table, telling, final=its.final)
            tables[number] = say(
                "tournament-table-counts", table=telling.table(round, number), verdict=table.verdict, result=result
            )
    byes = [say("tournament-byes-shown", who=telling.people(its.byes))] if its.byes else []
    return [head, *tables[page * TABLES_PAGE : (page + 1) * TABLES_PAGE], *byes]


def round_pages(shown: TournamentShown, round: int) -> int:
    """How many pages the tables of a round take."""
    return max(1, -(-len(shown.tournament.rounds[round].tables) // TABLES_PAGE))


def told_before_joining(plan: TournamentPlan) -> list[list[Text]]:
    """The rules of a tournament that somebody has to know who decides whether to join; sentences by lines."""
    head = [say("tournament-rule-head")]
    watched = [[say("tournament-rule-watched")]] if plan.watched else []
    return [head, *deciding_rules(rules_of_plan(plan), plan.round_days, table_length_text(plan)), *watched]


def told_rules(plan: TournamentPlan) -> list[Text]:
    """All rules of a tournament."""
    length = table_length_text(plan)
    told = [] if length is None else [length]
    told += [say("tournament-rule-watched")] if plan.watched else []
    return [say("tournament-rule-head"), *rule_texts(rules_of_plan(plan), plan.round_days), *told]
