"""The rules of a tournament in sentences, as they are told before anyone joins."""

from __future__ import annotations

from collections.abc import Sequence

from engine.texts import Text, say
from host.tournaments.plans import FEWEST_REGISTERED
from host.tournaments.rules.drawing import PROMOTED
from host.tournaments.rules.sizes import FEWEST_AT_TABLE, MOST_AT_TABLE
from host.tournaments.rules.standings import HALF_POINTS
from host.tournaments.rules.steps import (
    TournamentRules,
)

_LARGEST_TOLD = 5  # people of a table whose points are told place by place


def rule_texts(rules: TournamentRules, days: int = 0) -> list[Text]:
    """What holds in a tournament, the tables first. `days`: of a round, 0 where a moderator closes it."""
    least, most = sizes_told(rules.seats)
    told = [
        say("tournament-rule-tables", sizes="equal" if least == most else "some", least=least, most=most),
        *_groups_told(rules),
        say("tournament-rule-meet"),
        *([say("tournament-rule-fill", fewest=rules.seats[0])] if rules.seats[0] > 2 else []),
        say("tournament-rule-points", points=points_told(least, most), half=HALF_POINTS),
        say("tournament-rule-bye", points=HALF_POINTS),
        say("tournament-rule-equal"),
        *_final_told(rules),
        say("tournament-rule-leaving"),
        say("tournament-rule-fewest", least=FEWEST_REGISTERED),
        say("tournament-rule-waiting", people=rules.people),
    ]
    if days:
        told.append(date_text(days))
    told.append(say("tournament-rule-unfinished", rule=rules.unfinished, points=HALF_POINTS))
    return told


def deciding_rules(rules: TournamentRules, days: int, length: Text | None) -> list[list[Text]]:
    """What of it somebody has to know who decides whether to join: all that costs time, points or the place.

    Lines of one sentence or two; how points are counted is told besides. `length`: says how long a table takes.
    """
    least, most = sizes_told(rules.seats)
    tables = say("tournament-rule-tables", sizes="equal" if least == most else "some", least=least, most=most)
    lines = [
        [tables, *_groups_told(rules)],
        [date_text(days), *([] if length is None else [length])],
        [say("tournament-rule-unfinished", rule=rules.unfinished, points=HALF_POINTS)],
        [say("tournament-rule-leaving")],
        _final_told(rules),
    ]
    return [line for line in lines if line]


def date_text(days: int) -> Text:
    """Says how many days a round has."""
    return say("tournament-rule-date", days=days)


def _groups_told(rules: TournamentRules) -> list[Text]:
    league = "yes" if rules.league else "no"
    return [say("tournament-rule-groups", league=league, group=rules.group, promoted=PROMOTED)] if rules.group else []


def _final_told(rules: TournamentRules) -> list[Text]:
    groups = "yes" if rules.group else "no"
    final = say("tournament-rule-final", final=rules.final, groups=groups)
    return [final, say("tournament-rule-final-late")] if rules.final else []


def sizes_told(seats: tuple[int, int]) -> tuple[int, int]:
    """The fewest and the most people of a table, where enough people play, for a game that seats so many."""
    most = max(2, seats[0], min(MOST_AT_TABLE, seats[1]))
    return min(FEWEST_AT_TABLE, most), most


def points_told(least: int, most: int) -> str:
    """The points by place of each size of table, as "24–12–0 / 24–16–8–0"."""
    return " / ".join("–".join(map(str, _by_place(size))) for size in range(least, min(most, _LARGEST_TOLD) + 1))


def _by_place(size: int) -> Sequence[int]:
    """What the places of a table of so many people give, the first one first."""
    return [2 * HALF_POINTS * behind // (size - 1) for behind in range(size - 1, -1, -1)]
