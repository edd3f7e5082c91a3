"""Every page of a tournament in each language: nothing is missing, and Discord takes it, at 200 people, too."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from discord import ui
from msgspec.structs import replace

from bot.messages.custom_ids import Press
from bot.messages.page import MOST_COMPONENTS
from bot.tournaments.views import (
    TournamentReader,
    doing_view,
    invitation_view,
    join_view,
    leave_view,
    places_view,
    round_view,
    rules_view,
    shown_view,
    standings_picture,
    tournaments_view,
)
from engine.texts import say
from face.tournaments.rules import rule_texts
from face.wordings.reader import Reader
from face.wordings.texts import texts, written_languages
from host.tournaments.plans import TournamentPlan
from host.tournaments.rules.ledger import standings_now
from host.tournaments.rules.steps import (
    TournamentRules,
)
from host.tournaments.shown import TournamentShown
from host.values import Place
from tests.bot.people import texts_of
from tests.bot.tournaments.told import Played

OPENED = datetime(2026, 11, 1, 12, tzinfo=UTC)
LANGUAGES = sorted(written_languages())
RULES = TournamentRules((4, 4), rounds=2, people=200)


def shown_of(play: Played, state: Any = "playing") -> TournamentShown:
    """What such a tournament is shown as."""
    now, number = play.now, iter(range(100, 1000))
    return TournamentShown(
        id=7,
        place=Place(1, 2),
        thread_id=3,
        opener_id=4,
        plan=TournamentPlan("Осенний *кубок* " + "ё" * 40, "bids", OPENED + timedelta(days=3), rounds=2, people=200),
        state=state,
        opened_at=OPENED,
        tournament=now,
        standings=standings_now(now),
        round_ends_at=OPENED + timedelta(days=9) if now.playing else None,
        tables=tuple(tuple(next(number) for _ in each.tables) for each in now.rounds),
        names=play.names,
    )


def pages(reader: Reader) -> list[tuple[str, ui.LayoutView]]:
    full, started = Played(RULES, 203), Played(RULES, 203)
    for _ in range(1):
        started.round()
    over = Played(RULES, 43).whole()
    found: list[tuple[str, ui.LayoutView]] = []
    for name, shown in (
        ("open", shown_of(full, "open")),
        ("playing", shown_of(started)),
        ("over", shown_of(over, "over")),
        ("cancelled", shown_of(Played(RULES, 0), "cancelled")),
    ):
        people = [*shown.tournament.people[:1], *shown.tournament.people[-2:], *shown.tournament.left, 999_999]
        people += shown.tournament.waiting[:1]
        for person in people:
            who = TournamentReader(person, reader, "https://discord.com/channels/1/2")
            found.append((f"{name} of {person}", shown_view(shown, who, (say("tournament-joined"),))))
            found.append((f"{name} of {person} drawn", shown_view(shown, who, file=("picture.png", "alt"))))
            found.append((f"{name} left by {person}", leave_view(shown, person, reader)))
        who = TournamentReader(people[0], reader)
        found += [(f"{name} page {at}", places_view(shown, who, at)) for at in (0, 3, 99)]
        found += [(f"{name} tables {at}", round_view(shown, who, 0, at)) for at in (0, 99) if shown.tournament.rounds]
        found.append((f"{name} rules", rules_view(shown, reader)))
        found.append((f"{name} join", join_view(shown, reader)))
        found.append((f"{name} invitation", invitation_view(shown, reader)))
        found.append((f"{name} listed", tournaments_view([shown] * 10, reader)))
    ask = say("tournament-cancel-ask", name="x")
    found.append(("doing", doing_view([ask], Press("tournament-do", ask="7"), "tournament-cancel-do", reader)))
    found.append(("none", tournaments_view([], reader)))
    return found


@pytest.mark.usefixtures("complaints")
@pytest.mark.parametrize("locale", LANGUAGES)
def test_every_page_has_all_its_words_and_is_what_discord_takes(locale: str) -> None:
    reader = Reader(texts(locale))
    for name, view in pages(reader):
        components = view.to_components()
        words = texts_of(components)
        assert words, name
        assert "tournament-" not in words, name
        assert "@everyone" not in words, name
        assert len(words) <= 4000, name
        assert view.total_children_count <= MOST_COMPONENTS, name
        assert "*кубок*" not in words, name  # a name is shown as it is typed, without markup


def test_all_two_hundred_are_read_by_pages() -> None:
    play = Played(RULES, 203)
    play.round()
    shown, who = shown_of(play), TournamentReader(1, Reader(texts("ru")))
    read = "\n".join(texts_of(places_view(shown, who, at).to_components()) for at in range(9))
    count = len(shown.standings)
    assert count >= 200
    assert sum(line.count(" · ") >= 3 for line in read.splitlines() if " · **" in line) >= count
    assert "9/9" in read or "9 из 9" in read


def test_a_picture_waits_for_the_first_round() -> None:
    reader = Reader(texts("en"))
    assert standings_picture(shown_of(Played(RULES, 8), "open"), reader) is None
    started = Played(RULES, 8)
    started.round()
    assert standings_picture(shown_of(started), reader, 1) is not None


def test_rules_say_when_nothing_is_given_for_what_was_not_finished() -> None:
    reader = Reader(texts("en"))
    assert "gives nobody points" in reader.lines(rule_texts(replace(RULES, unfinished="void"), 7))
