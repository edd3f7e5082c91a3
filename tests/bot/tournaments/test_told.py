"""What a tournament tells: its rules, each step, and the standings in words and as a picture, in four languages."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import Any

import pytest

from engine.texts import say
from face.pictures.canvas import Canvas, Picture
from face.tournaments.letters import letters_of
from face.tournaments.picture import StandingsPicture, draw_standings
from face.tournaments.rules import points_told, rule_texts, sizes_told
from face.tournaments.standings import (
    FIRST_SHOWN,
    STANDINGS_PAGE,
    finalists_of,
    person_named,
    standings_pages,
    standings_shown,
    standings_words,
    wins_in_words,
)
from face.tournaments.steps import MOST_TOGETHER, StepTelling, steps_told, table_result, winners
from face.wordings.locales import OFFERED
from face.wordings.reader import Reader
from face.wordings.texts import texts
from host.tournaments.plans import TournamentPlan
from host.tournaments.rules.drawing import next_round
from host.tournaments.rules.ledger import Tournament, standings_now
from host.tournaments.rules.steps import (
    PersonCame,
    PersonLeft,
    PointsCorrected,
    RoundDone,
    TableDone,
    TournamentEnded,
    TournamentRules,
)
from tests.bot.tournaments.told import MODERATOR, RULES, Played

LANGUAGES = sorted(OFFERED)
ENGLISH = Reader(texts("en"))


def said(play: Played, reader: Reader = ENGLISH, skip: int = 0) -> str:
    before = Tournament(play.rules)
    tables = [
        [100 * (at + 1) + number for number in range(len(each.tables))] for at, each in enumerate(play.now.rounds)
    ]
    told = steps_told(before, play.steps, StepTelling(play.names, tables, ["1800000000"]))
    return "\n".join(reader.line(text) for text in told[skip:])


@pytest.mark.usefixtures("complaints")
@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_whole_tournament_is_told_in_each_language(locale: str) -> None:
    reader, play = Reader(texts(locale)), Played().whole()
    told = said(play, reader)
    assert "<t:1800000000:F>" in told
    assert f"<@{MODERATOR}>" in told
    assert "@everyone" not in told  # what somebody typed pings nobody
    assert "\\*Řehoř\\* Ďábel" in told
    rules = reader.lines(rule_texts(RULES, 7))
    assert "24–16–8–0" in rules
    assert "tournament-" not in told + rules


@pytest.mark.usefixtures("complaints")
@pytest.mark.parametrize("league", [False, True])
@pytest.mark.parametrize("locale", LANGUAGES)
def test_groups_and_a_final_are_told_in_each_language(locale: str, league: bool) -> None:
    rules = TournamentRules((3, 4), 1, 24, group=8, final=4, league=league)
    reader, play = Reader(texts(locale)), Played(rules, 16)
    play.round()
    play.does(RoundDone())
    play.round()
    (table,) = play.now.rounds[1].tables
    play.does(RoundDone())
    play.does(TournamentEnded("played"))
    told, read = said(play, reader), reader.lines(rule_texts(rules, 7))
    assert "tournament-" not in told + read
    assert reader.line(say("tournament-final", begins="yes", dated="no", until="")) in told
    assert reader.line(say("tournament-final-over")) in told
    ended = sorted(zip(table.places, table.seats, strict=True), key=lambda one: one[0])
    names = [reader.line(person_named(seat.holder or 0, play.names)) for _, seat in ended]
    assert all(f"{place}. {name}" in told for place, name in enumerate(names, 1))
    lines = standings_now(play.now)
    assert [line.person_id for line in lines[:4]] == [seat.holder for _, seat in ended]
    shown = "\n".join(standings_words([lines], play.names, reader, None, play.now))
    group = next(at for at, one in enumerate(play.now.groups, 1) if lines[0].person_id in one)
    note = reader.line(say("tournament-note-group", at=group, league="yes" if league else "no"))
    assert note in shown.splitlines()[0]


def test_a_final_that_was_late_gives_no_points_and_says_so() -> None:
    play = Played(TournamentRules((3, 4), 1, 24, final=3), 6)
    play.round()
    play.does(RoundDone())
    play.round(0)
    play.does(RoundDone())
    told = said(play)
    assert "keep the order they had before it" in told
    assert "Not over in time" not in told


def test_people_who_come_one_after_the_other_are_named_together() -> None:
    play = Played()
    assert said(play).count("Joined:") == 2  # thirty, then the other eleven
    assert f"Now {MOST_TOGETHER} of 41." in said(play)
    assert said(play).count("On the waiting list:") == 1


def test_a_table_tells_who_got_what_and_who_left_it_last() -> None:
    play = Played(TournamentRules((3, 5), 1), 4)
    play.does(next_round(play.now, b"a lot"))
    first, second, third, fourth = (seat.holder or 0 for seat in play.now.rounds[0].tables[0].seats)
    play.does(PersonLeft(second))
    play.does(TableDone(0, (2, 1, 3, 1)))
    telling = StepTelling({first: "Ada", second: "Ben", third: "Cleo", fourth: "Dan"}, [[12]])
    assert (
        ENGLISH.line(table_result(play.now.rounds[0].tables[0], telling)) == "Dan (24), Ada (16), Cleo (8), and Ben (0)"
    )


def test_the_end_names_the_winner_and_tables_that_were_late() -> None:
    play = Played(TournamentRules((4, 4), 1, unfinished="void"), 8)
    play.round(1)
    play.does(RoundDone())
    play.does(TournamentEnded("played"))
    told = said(play)
    (winner,) = winners(play.now)
    assert "Not over in time, so no points: table 101" in told
    assert told.endswith(f"First place: {ENGLISH.line(person_named(winner, play.names))}")


def test_points_of_other_sizes_are_told_as_they_are_given() -> None:
    assert points_told(*sizes_told((3, 5))) == "24–12–0 / 24–16–8–0 / 24–18–12–6–0"
    assert points_told(*sizes_told((2, 2))) == "24–0"
    assert sizes_told((4, 4)) == (3, 4)


def test_shared_wins_are_halves() -> None:
    assert [wins_in_words(half) for half in range(4)] == ["0", "½", "1", "1½"]


def test_of_a_long_list_the_first_and_those_around_oneself_are_shown() -> None:
    lines = standings_now(Played().whole().now)
    own = lines[33].person_id
    first, near = standings_shown(lines, own)
    assert (len(first), [lines.index(line) for line in near]) == (FIRST_SHOWN, [31, 32, 33, 34, 35])
    assert [len(part) for part in standings_shown(lines, lines[21].person_id)] == [24]  # no gap, no dots
    assert [len(part) for part in standings_shown(lines, lines[3].person_id)] == [FIRST_SHOWN]
    assert [len(page) for page in standings_pages(lines)] == [STANDINGS_PAGE, len(lines) - STANDINGS_PAGE]
    assert standings_pages(()) == ((),)


def test_words_of_standings_name_place_points_and_what_is_unusual() -> None:
    play = Played(TournamentRules((3, 5), 1), 4)
    play.does(next_round(play.now, b"a lot"))
    people = [seat.holder or 0 for seat in play.now.rounds[0].tables[0].seats]
    play.does(TableDone(0, (1, 2, 2, 4)))
    play.does(PersonLeft(people[3]))
    play.does(PointsCorrected(people[1], 3, MODERATOR, "why"))
    names = dict(zip(people, ("Ada", "Ben", "Cleo", "Dan"), strict=True))
    lines = standings_now(play.now)
    shown = "\n".join(standings_words(standings_shown(lines, people[0]), names, ENGLISH, people[0]))
    assert shown.splitlines() == [
        "🥇 **▸ Ada** · **24** · won 1 · opponents 9.0",
        "🥈 Ben · **15** · won 0 · opponents 12.0 · corrected by +3",
        "🥉 Cleo · **12** · won 0 · opponents 13.0",
        "– Dan · **0** · won 0 · opponents 17.0 · left",
    ]
    assert list(standings_words(((),), {}, ENGLISH)) == ["Nobody has joined yet."]


def test_nobody_is_shown_without_a_name() -> None:
    play = Played(TournamentRules((3, 5), 1), 3)
    play.names = {3: "Ada"}
    play.does(PersonCame(-4))
    assert said(play) == "Joined: <@1>, <@2>, Ada, and a player. Now 4 of 200."


@pytest.mark.parametrize(
    ("ending", "words"),
    [
        (TournamentEnded("few"), "**The tournament doesn't take place:** too few people have registered."),
        (TournamentEnded("cancelled", MODERATOR), f"**The tournament is cancelled** by <@{MODERATOR}>."),
    ],
)
def test_an_end_without_a_round_says_why(ending: TournamentEnded, words: str) -> None:
    play = Played(TournamentRules((3, 5), 1), 3)
    play.does(ending)
    assert words in said(play)


def picture(play: Played, own: int | None, locale: str) -> Picture:
    lines, final = standings_now(play.now), finalists_of(play.now)
    shown = StandingsPicture("Осенний кубок 2026", "2/3", standings_shown(lines, own), play.names, own, final)
    return draw_standings(shown, Reader(texts(locale)))


@pytest.mark.usefixtures("complaints")
@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_picture_fits_a_phone_and_says_the_same_in_words(locale: str) -> None:
    play = Played().whole()
    lines = standings_now(play.now)
    drawn = picture(play, lines[33].person_id, locale)
    assert drawn.width == 900
    assert drawn.height < 1400
    words = re.sub(r"<[^>]+>", "\n", drawn.svg)
    for line in (*lines[:FIRST_SHOWN], *lines[31:36]):
        assert f"\n{line.points}\n" in words
    assert drawn.alt.startswith("Осенний кубок 2026. 2/3.")
    assert len(drawn.alt) <= 1000


@pytest.mark.usefixtures("complaints")
@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_picture_says_which_places_the_final_has_decided(locale: str) -> None:
    play, mark = Played(TournamentRules((3, 4), 1, 24, final=3), 6), "tournament-final-above"
    words = Reader(texts(locale)).label(say(mark))
    play.round()
    play.does(RoundDone())
    assert words not in picture(play, None, locale).svg
    play.round()
    play.does(RoundDone())
    drawn = picture(play, None, locale)
    shown = [part for part in re.findall(r">([^<>]+)<", drawn.svg) if part.strip()]
    at = shown.index(words)
    assert {"1", "2", "3"} <= set(shown[:at])
    assert "4." in shown[at:]
    assert "4." not in shown[:at]
    assert drawn.alt.count(Reader(texts(locale)).label(say("tournament-note-final"))) == 3


def test_no_writing_in_the_picture_leaves_its_box(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[Canvas] = []

    def made(*how: Any) -> Canvas:
        kept.append(Canvas(*how))
        return kept[-1]

    monkeypatch.setattr("face.tournaments.picture.Canvas", made)
    for locale in LANGUAGES:
        picture(Played().whole(), 3, locale)
        with_final = Played(TournamentRules((3, 4), 1, 24, final=3), 6)
        for _ in range(2):
            with_final.round()
            with_final.does(RoundDone())
        picture(with_final, 3, locale)
    for canvas in kept:
        for words in canvas.drawn:
            assert words.ink.x >= words.box.x - 1, words
            assert words.ink.x + words.ink.w <= words.box.x + words.box.w + 1, words


def test_a_tournament_without_people_has_a_picture_that_says_so() -> None:
    drawn = picture(Played(RULES, 0), None, "en")
    assert "Nobody has joined yet." in drawn.svg


def test_someone_who_comes_before_the_first_round_and_leaves_costs_nothing() -> None:
    play = Played(TournamentRules((3, 5), 1, people=3), 4)
    play.does(PersonLeft(1))
    assert "No longer registered:" in said(play)
    assert "In from the waiting list:" in said(play)
    play.does(PersonCame(1))
    assert said(play).endswith("On the waiting list: Константин Преображенский\\-Задун…")


@pytest.mark.usefixtures("complaints")
@pytest.mark.parametrize("locale", LANGUAGES)
def test_who_sits_out_a_round_is_written_to_and_nobody_else(locale: str) -> None:
    rules = TournamentRules((2, 2), 2)
    play = Played(rules, 7)
    before = play.now
    play.round()
    plan = TournamentPlan("Cup", "bids", datetime(2026, 11, 1, tzinfo=UTC), rounds=2)
    steps = play.steps[len(play.now.people) :]
    (letter,) = letters_of(plan, before, steps)
    (out,) = play.now.rounds[0].byes
    assert letter[:2] == (0, out)
    words = Reader(texts(locale)).line(letter[2])
    assert "tournament-" not in words
    assert {"**Cup**", "12", "1"} <= set(re.findall(r"\*\*Cup\*\*|\d+", words))
