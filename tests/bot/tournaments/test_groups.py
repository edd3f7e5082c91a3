"""Standings of groups and divisions: one's own first, with the places in it; from the final on all in one order."""

from __future__ import annotations

from bot.tournaments.views import TournamentReader, places_view, shown_view, standings_picture
from face.tournaments.groups import group_read, lines_of_group, ranked_within
from face.wordings.reader import Reader
from face.wordings.texts import texts
from host.tournaments.rules.drawing import next_steps
from host.tournaments.rules.ledger import standings_now
from host.tournaments.rules.steps import (
    RoundDone,
    TournamentRules,
)
from tests.bot.people import texts_of
from tests.bot.tournaments.test_views import shown_of
from tests.bot.tournaments.told import Played

ENGLISH = Reader(texts("en"))
RULES = TournamentRules((3, 5), rounds=1, people=24, group=8, final=4)


def played() -> Played:
    play = Played(RULES, 24)
    play.round()
    return play


def test_everyone_reads_their_own_group_with_its_places() -> None:
    play = played()
    play.does(RoundDone())
    shown = shown_of(play)
    person = play.now.groups[1][2]
    lines = lines_of_group(play.now, standings_now(play.now), group_read(play.now, person))
    assert {line.person_id for line in lines} == set(play.now.groups[1])
    assert lines[0].place == 1
    words = texts_of(shown_view(shown, TournamentReader(person, ENGLISH)).to_components())
    assert "**Group 2**" in words
    assert "of 8, points:" in words
    assert words.count(" · won ") == 8
    picture = standings_picture(shown, ENGLISH, person)
    assert picture is not None
    assert "group 2" in picture.svg
    assert group_read(play.now, 999) == 1


def test_all_places_are_listed_a_group_after_the_other() -> None:
    play = played()
    shown, who = shown_of(play), TournamentReader(1, ENGLISH)
    pages = [texts_of(places_view(shown, who, at).to_components()) for at in range(3)]
    assert [f"**Group {at}**" in page for at, page in enumerate(pages, 1)] == [True, True, True]
    assert sum(page.count(" · won ") for page in pages) == 24


def test_from_the_final_on_all_are_in_one_order() -> None:
    play = played()
    play.does(RoundDone())
    (final,) = next_steps(play.now, b"a lot")
    play.does(final)
    assert group_read(play.now, 1) is None
    assert len(lines_of_group(play.now, standings_now(play.now), None)) == 24


def test_who_shares_a_place_shares_it_in_the_group() -> None:
    play = Played(RULES, 24)
    for step in next_steps(play.now, b"a lot"):
        play.does(step)
    assert {line.place for line in ranked_within(standings_now(play.now)[5:9])} == {1}
