"""What happened is told in few sentences."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.contract import Outcome
from engine.extras.lessons import lessons
from engine.registry import games
from engine.texts import Listed, Named, SeatRef, Text, say, things
from face.core.parts import is_about
from face.desk.lessons import steward_words
from face.table.news import report_of
from face.wordings.locales import OFFERED
from face.wordings.reader import Reader
from face.wordings.texts import texts
from games.architects.face.log import condensed
from games.architects.rules.facts import MarketReset
from games.architects.rules.state import FREE
from tests.bot.test_you import played
from tests.games.architects.bot.played import READER
from tests.games.architects.building import having, outcome, table
from tests.ground import sized

QUARRY = Named("architects-place", "quarry")


def turn(*deeds: Text, place: str = "quarry") -> Text:
    return say("architects-turn", seat=SeatRef(0), place=Named("architects-place", place), deeds=Listed(deeds))


def debt(seat: int, count: int = 1) -> Text:
    return say("architects-took-debt", seat=SeatRef(seat), count=count)


def blamed(seat: int, count: int) -> Text:
    return say("architects-blamed", seat=SeatRef(seat), count=count, virtue=1)


def told(*happenings: Text) -> list[str]:
    return [READER.line(one) for one in condensed(happenings)]


def test_a_turn_is_one_sentence() -> None:
    built = say("architects-did-build", what=Named("building", "smithy"), things=things({"clay": 4, "wood": 2}))
    gained = say("architects-did-gain", things=things({"stone": 4}))
    assert told(turn(built, gained)) == ["**Seat 1** · Quarry: builds **Smithy** for 4🏺 2🪵 and gets 4🪨."]


@pytest.mark.usefixtures("complaints")
@pytest.mark.parametrize("locale", OFFERED)
def test_whoever_held_freed_workers_reads_their_own_share(locale: str) -> None:
    state = having(having(having(table(), 0, stock={"silver": 5}), 1, captured=(4, 0, 0)), 2, captured=(8, 0, 0))
    found = outcome(state, location="guardhouse", order1="buy")
    line = condensed(text for event in found.happenings if (text := event.read_by(1)) is not None)[0]
    said, by_others = (Reader(texts(locale), seat=seat).line(line) for seat in (1, None))
    assert "12" in said
    assert "4" in said
    assert "8" in said
    assert said != by_others, "the own share is told as that"
    if locale == "en":
        assert "frees 12 captured workers (**4 from you** and 8 from **" in said


def test_whose_board_a_worker_leaves_is_named() -> None:
    state = having(having(table(), 0, workers=0), 2, captured=(4, 0, 0))
    assert any(is_about(text, 2) for text in read(outcome(state, place="captive.2")))


def test_whose_workers_a_reset_sends_to_prison_and_what_virtue_others_get_is_named() -> None:
    filled = replace(having(table(), 0, stock={"silver": 9}), market=(1, 1, FREE))
    told_of_reset = [READER.line(text) for text in read(outcome(filled, location="market", space="3"))]
    raided = "workers there go to Prison, and it offers new goods. ⛓️ **Seat 1**: 1 and **Seat 2**: 2"
    assert any(line.endswith(raided) for line in told_of_reset)
    rich = {"wood": 2, "stone": 3, "marble": 2}
    builder = having(table(), 0, hand=("monument",), apprentices=("labourer",), stock=rich)
    lines = [READER.line(text) for text in read(outcome(builder, location="build.monument"))]
    assert "Also +1 virtue: **Seat 2 and Seat 3**." in lines


def read(found: Outcome) -> tuple[Text, ...]:
    return condensed(text for event in found.happenings if (text := event.public) is not None)


def test_what_brought_nothing_is_left_out() -> None:
    nothing = say("architects-did-gain", things=things({}))
    assert told(turn(nothing)) == ["**Seat 1** · Quarry: places a worker."]
    assert told(say("architects-more", seat=SeatRef(0), deeds=Listed((nothing,)))) == []


def test_a_worker_called_home_is_not_sent_anywhere() -> None:
    assert told(turn(say("architects-did-recall", place=QUARRY))) == ["**Seat 1** calls a worker home from the Quarry."]


def test_own_workers_are_brought_home_others_are_captured() -> None:
    own = say("architects-did-capture", whom=SeatRef(0), count=2, place=QUARRY)
    other = say("architects-did-capture", whom=SeatRef(1), count=1, place=QUARRY)
    assert told(turn(own, other)) == [
        "**Seat 1** · Quarry: brings 2 workers home (Quarry) and captures 1 worker of **Seat 2** (Quarry)."
    ]


def test_a_raid_stays_with_the_turn_that_brought_it_among_what_touches_a_reader() -> None:
    gained = say("architects-did-gain", things=things({"stone": 1}))
    market = say("architects-turn", seat=SeatRef(1), place=Named("architects-place", "market"), deeds=Listed((gained,)))
    quarry = say("architects-turn", seat=SeatRef(2), place=QUARRY, deeds=Listed((gained,)))
    report = report_of(
        condensed((turn(gained), quarry, market, MarketReset().text)), set(), "architects", replace(READER, seat=0)
    )
    assert report.moves.startswith("**You** · Quarry")
    assert [line.split(":")[0] for line in report.own.splitlines()] == [
        "**Seat 2** · Black Market",
        "🕯️ The Black Market is raided",
    ]
    assert report.others.startswith("**Seat 3** · Quarry")


def test_debts_of_one_seat_in_a_row_are_one_line() -> None:
    debts = [say("architects-took-debt", seat=SeatRef(seat), count=count) for seat, count in ((0, 1), (0, 1), (1, 2))]
    assert told(*debts) == ["📜 **Seat 1** takes 2 debts.", "📜 **Seat 2** takes 2 debts."]


def test_a_debt_of_a_reset_says_why_with_the_count_and_is_told_once() -> None:
    three = tuple(SeatRef(seat) for seat in (0, 1, 3))
    debts = [say("architects-took-debt", seat=seat, count=1) for seat in three]
    assert told(say("architects-guilty", seats=Listed(three), among=3, count=1), *debts) == [
        "📜 The most in Prison (1 each): **Seat 1, Seat 2, and Seat 4**. Penalty: a debt each."
    ]
    alone = say("architects-guilty", seats=Listed(three[:1]), among=1, count=4)
    assert told(debts[0], alone, *debts[:1], debts[1]) == [
        "📜 **Seat 1** takes a debt.",  # for something else
        "📜 The most in Prison (4): **Seat 1**. Penalty: a debt.",
        "📜 **Seat 2** takes a debt.",
    ]


def test_a_debt_of_a_turn_stands_in_its_sentence_with_the_reason() -> None:
    freed, nothing = say("architects-did-free", count=2), say("architects-did-pay", things=things({}))
    silver = say("architects-did-gain", things=things({"silver": 3}))
    paid = say("architects-did-pay", things=things({"silver": 5}))
    built = say("architects-did-build", what=Named("building", "thieves-den"), things=things({"wood": 2}))
    at = "**Seat 1** · Guardhouse: "
    assert told(turn(freed, silver, place="guardhouse"), debt(0)) == [
        f"{at}frees 2 captured workers, takes **a debt** for that, and gets 3🥈."
    ]
    assert told(turn(freed, place="guardhouse"), debt(0), debt(0)) == [
        f"{at}frees 2 captured workers, takes **a debt** for that, and takes **a debt** (virtue fell below 0)."
    ]
    assert told(turn(paid, freed, place="guardhouse"), debt(0)) == [
        f"{at}pays 5🥈, frees 2 captured workers, and takes **a debt** (virtue fell below 0)."
    ]
    assert told(turn(built, place="guildhall"), debt(0, 2)) == [
        "**Seat 1** · Guildhall: builds **Thieves' Den** for 2🪵 and takes **2 debts** with it."
    ]
    assert told(turn(nothing, place="tax-stand"), debt(0), debt(1), debt(2)) == [
        "**Seat 1** · Tax Stand: takes **a debt** (virtue fell below 0).",
        "📜 Virtue fell below 0: **Seat 2 and Seat 3**. A debt each.",
    ]


def test_whom_the_prison_costs_virtue_is_one_line_and_their_debts_another() -> None:
    guilty = say("architects-guilty", seats=Listed((SeatRef(1),)), among=1, count=7)
    assert told(blamed(0, 4), blamed(1, 7), debt(1), blamed(3, 3), debt(3), guilty, debt(1)) == [
        "⛓️ In Prison: **Seat 1** (4), **Seat 2** (7), and **Seat 4** (3). Each loses 1 virtue.",
        "📜 Virtue fell below 0: **Seat 2 and Seat 4**. A debt each.",
        "📜 The most in Prison (7): **Seat 2**. Penalty: a debt.",
    ]
    assert told(blamed(0, 4), debt(0, 2)) == [
        "**Seat 1** has 4 workers in Prison and loses 1 virtue.",
        "📜 Virtue fell below 0: **Seat 1**. 2 debts.",
    ]


@pytest.mark.parametrize("locale", sorted(OFFERED))
def test_no_debt_of_a_game_is_told_without_its_reason(locale: str) -> None:
    game, reader, debts = games()["architects"], Reader(texts(locale), seat=1), 0
    for seed in range(sized(12, 2)):
        for _, happenings in played(game, seed):
            read = [text for event in happenings if (text := event.read_by(1)) is not None]
            lines = condensed(read)
            debts += sum(text.key == "architects-took-debt" for text in read)
            assert "architects-took-debt" not in {line.key for line in lines}
            assert all(reader.line(line) for line in lines)
    assert debts > 10


def test_that_one_is_next_is_no_news_once_the_other_has_moved() -> None:
    following = say("architects-you-are-next", seat=SeatRef(1))
    gained = turn(say("architects-did-gain", things=things({"stone": 1})))
    assert told(gained, following) == ["**Seat 1** · Quarry: gets 1🪨.", "After **Seat 2**, it's your turn."]
    assert told(following, gained) == ["**Seat 1** · Quarry: gets 1🪨."]


def test_each_of_a_stewards_answers_in_a_lesson_has_its_reasons_beneath_it() -> None:
    (lesson,) = (each for each in lessons("architects") if each.key == "end")
    _, *lines = steward_words(lesson, "architects", READER).split("\n")
    assert len(lines) == 2 * len(lesson.steward) > 2
    for step, why in zip(lesson.steward, lines[1::2], strict=True):
        assert why == "> -# " + " ".join(READER.line(text) for text in step.why)
