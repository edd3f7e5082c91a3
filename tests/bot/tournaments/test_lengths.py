"""Whoever opens a tournament whose rounds are too short for its tables is told so, and what would fit."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from pathlib import Path

import pytest

from face.tournaments.lengths import TableDays, table_days, table_length_text, too_short_text
from face.tournaments.shown import told_before_joining, told_rules
from face.wordings.reader import Reader
from face.wordings.texts import texts, written_languages
from host.lobby.settings import PRESETS
from host.tournaments.plans import TournamentPlan
from tests.bot.people import World
from tests.bot.tournaments.clicks import JOIN, cup, words
from tests.ground import Clock

LANGUAGES = sorted(written_languages())
GAMES = ("architects", "devil", "paladins")
WARNED = "Most tables won't end in time."


def plan(game: str = "architects", pace: str = "daily", days: int = 14) -> TournamentPlan:
    return TournamentPlan("Cup", game, datetime(2026, 11, 1, tzinfo=UTC), pace=pace, round_days=days)


async def test_rounds_too_short_for_their_tables_are_told_at_once(world: World, clock: Clock) -> None:
    autumn = await cup(world, clock)
    said = words(world, await autumn.opened(game="architects"))
    assert "People join there" in said
    assert (
        f"**{WARNED}** A table usually takes 36 to 48 days, if everyone plays once a day. A round has 14 days." in said
    )
    assert "What fits: `pace:` Evening: 2 hours for each decision · `days:17`" in said
    asked = await world.person("ada").member.click(await autumn.invited(), label=JOIN)
    assert "A table usually takes 36 to 48 days" in words(world, asked)


async def test_what_fits_is_not_warned_of(world: World, clock: Clock) -> None:
    autumn = await cup(world, clock)
    assert WARNED not in words(world, await autumn.opened(game="architects", pace="evening", days=17))
    asked = await world.person("ada").member.click(await autumn.invited(), label=JOIN)
    assert "A table usually takes at most 17 days." in words(world, asked)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("days", [1, 2, 14, 30])
@pytest.mark.parametrize("pace", PRESETS)
def test_what_is_named_as_fitting_fits(game: str, days: int, pace: str) -> None:
    told = too_short_text(plan(game, pace, days))
    found = table_days(game, pace)
    assert found is not None
    assert (told is None) == (found.high <= days)
    if told is None:
        return
    words = Reader(texts("en")).line(told)
    named = int(re.search(r"`days:(\d+)`", words)[1])  # type: ignore[index]
    chosen = next((each for each in PRESETS if f"`pace:` {each.title()}" in words), pace)
    assert too_short_text(plan(game, chosen, named)) is None


def test_a_faster_pace_is_told_by_the_most_that_it_allows() -> None:
    assert table_days("architects", "live") == TableDays(None, 2)
    assert table_days("bids", "daily") is None
    assert table_length_text(plan("bids")) is None
    assert too_short_text(plan("bids", days=1)) is None


@pytest.mark.usefixtures("complaints")
@pytest.mark.parametrize("locale", LANGUAGES)
def test_it_is_told_in_each_language(locale: str) -> None:
    reader = Reader(texts(locale))
    for each in (plan(), plan(pace="evening", days=2), plan(pace="live", days=1)):
        told = too_short_text(each)
        assert told is not None
        assert "tournament-" not in reader.line(told)


def test_the_example_of_the_docs_ends_in_time() -> None:
    page = (Path(__file__).parents[3] / "docs/players/moderators.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"`/tournament open ([^`]*)`", page)
    chosen = dict(re.findall(r"(\w+):(\w+)", example))
    assert too_short_text(plan("architects", chosen["pace"].casefold(), int(chosen["days"]))) is None


@pytest.mark.parametrize("final", [0, 4])
@pytest.mark.parametrize("group", [0, 8])
@pytest.mark.parametrize("game", GAMES)
def test_whoever_joins_reads_at_most_seven_lines_with_all_that_costs_them_something(
    game: str, group: int, final: int
) -> None:
    cup = TournamentPlan("Cup", game, datetime(2026, 11, 1, tzinfo=UTC), group=group, final=final, watched=True)
    lines, counted = told_before_joining(cup), told_rules(cup)
    assert len(lines) <= 7
    told = [sentence.key for line in lines for sentence in line]
    assert set(told) <= {sentence.key for sentence in counted}
    costs = {"tournament-rule-leaving", "tournament-rule-unfinished", "tournament-rule-date", "tournament-rule-length"}
    costs |= {"tournament-rule-watched"}
    costs |= {"tournament-rule-final", "tournament-rule-final-late"} if final else set()
    assert costs <= set(told)
