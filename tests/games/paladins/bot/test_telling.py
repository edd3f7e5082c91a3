"""What the virtual player did is told at a length one reads, and nothing is asked that makes no difference."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.texts import Listed, Named, SeatRef, Text, Things, say
from games.paladins.face.face import FACE
from games.paladins.face.telling.log import condensed, in_short
from games.paladins.rules.facts import Drank, Gained, Guilty, Inquisition, Passed, SentAway, Suspected, Turn, WallBuilt
from games.paladins.rules.virtual.facts import (
    CoinsReturned,
    MarkerMoved,
    Schemed,
    SchemedInstead,
    SchemesShuffled,
    VirtualPassed,
    VirtualSuspected,
)
from tests.bot.people import texts_of
from tests.games.paladins.bot.played import READER, desk_components
from tests.games.paladins.table import GAME, answered, drafted, me

SENT_AWAY = SentAway(Named("townsfolk", "squire-1")).text
GAINS = (Gained(Things({"worker": 1})).text, Gained(Things({"worker": 1})).text)


def turn(action: str) -> Text:
    return Schemed(Named("scheme", "fortify"), Named("paladins-action", action), 2, Listed(())).text


def instead(action: str) -> Text:
    why = say("paladins-virtual-why-used")
    return SchemedInstead(Named("scheme", "attack"), why, Named("paladins-action", action), 1, Listed(())).text


def test_many_turns_of_the_virtual_player_are_one_line_of_the_news_and_all_of_them_in_the_log() -> None:
    turns = (turn("fortify"), instead("pray"), turn("fortify"), VirtualPassed().text)
    assert [READER.line(line) for line in in_short(turns)] == [
        "⬛ **The virtual player**, 3 turns: Fortify ×2 and Pray; then it passes. (One by one: `/log`)"
    ]
    assert len(condensed(turns)) == len(turns)


def test_few_turns_are_told_as_they_are() -> None:
    turns = (
        turn("fortify"),
        Passed(SeatRef(0), Things({})).text,
        instead("pray"),
        turn("attack"),
        VirtualPassed().text,
    )
    assert [line.key for line in in_short(turns)].count("paladins-virtual-news") == 3


async def test_a_desk_of_the_last_round_asks_and_says_nothing_of_the_paladin_on_top() -> None:
    state = drafted(2)
    last = replace(state, round=state.pack.board.rounds)
    play, top, _ = me(state).hand
    for at, said in ((state, True), (last, False)):
        ask = GAME.asks(at)[0]
        assert ("Paladin for next round" in texts_of(desk_components(at, 0, ask, {"play": play}))) is said
        (line,) = FACE.sealed(GAME.view(answered(at, 0, play=play, top=top).state, 0), ask)
        assert ("on top" in READER.line(line)) is said
        (line,) = FACE.decided(ask, {"play": "Otton", "top": "Engelier"}, READER.texts.has)
        assert ("on top" in READER.line(line)) is said


def test_coins_that_leave_the_tax_supply_in_a_turn_are_told_together() -> None:
    deeds = Listed((CoinsReturned(1).text, MarkerMoved(1, 4).text, CoinsReturned(1).text))
    schemed = Schemed(Named("scheme", "fortify"), Named("paladins-action", "fortify"), 2, deeds).text
    (line,) = condensed((schemed,))
    said = READER.line(line)
    assert said == (
        "⬛ **The virtual player** · **Fortify** (2 workers): the tax supply falls by 2;"
        " moves its resource marker by 1."
    )


def test_the_turn_that_brings_an_inquisition_is_told_by_itself_and_counts_as_touching_everyone() -> None:
    last = Schemed(
        Named("scheme", "absolve"), Named("paladins-action", "absolve"), 2, Listed((CoinsReturned(2).text,))
    ).text
    turns = (turn("fortify"), turn("fortify"), turn("pray"), last, Inquisition().text)
    lines = in_short(turns)
    assert [READER.line(line) for line in lines[1:2]] == ["⬛ **The virtual player** places a jar."]
    assert "3 turns" in READER.line(lines[0])
    assert {line.key for line in lines} <= FACE.of_all


def test_what_is_hired_is_told_once() -> None:
    hired = {"fighter": 1, "criminal": 2}
    parts = ({"fighter": 1, "criminal": 1}, {"tax": 1, "criminal": 1}, {"tax": 1})  # as a suspicion comes of each
    gained = [Gained(Things(part)).text for part in parts]
    deeds = Listed((gained[0], Suspected(1).text, gained[1], Suspected(1).text, gained[2]))
    (line,) = condensed((Drank(SeatRef(0), Named("tavern", "tavern-1"), Things(hired), deeds).text,))
    assert READER.line(line) == (
        "**Seat 1** hires 🔴F 2🟣Cr in the tavern: draws 2 suspicions (👁️) and gets 2🥈 from taxes."
    )


def test_tax_that_is_taken_in_one_turn_is_told_once() -> None:
    tax = Gained(Things({"tax": 1})).text
    deeds = Listed((Suspected(1).text, tax, Gained(Things({"provisions": 1})).text, Suspected(1).text, tax))
    (line,) = condensed((Turn(SeatRef(0), Named("paladins-action", "pray"), Things({"cleric": 1}), deeds).text,))
    told = READER.line(line)
    assert told.count("from taxes") == 1
    assert told.endswith(": draws 2 suspicions (👁️), gets 2🥈 from taxes, and gets 1🍖.")


def test_alone_the_beginning_speaks_of_one_player() -> None:
    alone = say("paladins-virtual-begins", difficulty="", actions="")
    begins = say("paladins-begins", seat=SeatRef(0), cards="A")
    assert [READER.line(condensed(lines)[0]) for lines in ((begins,), (begins, alone))] == [
        "**Seat 1** has the start player token. In the row: A.",
        "First you take one of five townsfolk, free: A.",
    ]


def test_several_with_the_most_suspicions_read_that_each_takes_a_debt() -> None:
    one, two = Guilty(Listed((SeatRef(1),)), 4).text, Guilty(Listed((SeatRef(0), SeatRef(1))), 3).text
    assert [READER.line(line) for line in condensed((one, two))] == [
        "The most suspicions (4): **Seat 2**. A debt, and 2 of the 4 suspicions are discarded."
        " The tax supply is full again.",
        "The most suspicions (3 each): **Seat 1 and Seat 2**. A debt each, and 1 of the 3 suspicions is discarded."
        " The tax supply is full again.",
    ]
    assert {line.key for line in condensed((one, two))} <= FACE.of_all


def test_equal_gains_of_a_turn_of_the_virtual_player_are_summed() -> None:
    up = Gained(Things({"strength": 1})).text
    deeds = Listed((WallBuilt(Named("wall", "wall-1")).text, up, MarkerMoved(2, 1).text, up))
    (line,) = condensed((Schemed(Named("scheme", "fortify"), Named("paladins-action", "fortify"), 2, deeds).text,))
    assert READER.line(line) == (
        "⬛ **The virtual player** · **Fortify** (2 workers): builds a wall; +2⚔️ in all;"
        " moves its resource marker by 2."
    )


def test_a_worker_that_the_virtual_player_gains_is_told_apart_from_those_it_uses() -> None:
    deeds = Listed((Gained(Things({"worker": 1})).text,))
    (line,) = condensed((Schemed(Named("scheme", "pray"), Named("paladins-action", "pray"), 1, deeds).text,))
    assert READER.line(line) == "⬛ **The virtual player** · **Pray** (1 worker): gets 1 worker."


@pytest.mark.parametrize(
    ("action", "deeds", "told"),
    [
        (
            "recruit",
            (SentAway(Named("townsfolk", "squire-1")).text, *GAINS),
            "sends **Squire** away and gets 2 workers",
        ),
        ("pray", (SchemesShuffled().text, MarkerMoved(2, 1).text), "prays"),
        ("conspire", (Suspected(2).text, CoinsReturned(2).text), "conspires and draws a suspicion (👁️)"),
        ("recruit", (), "does Recruit"),
    ],
)
def test_news_of_the_virtual_player_are_what_came_of_its_turn(action: str, deeds: tuple[Text, ...], told: str) -> None:
    why, did = say("paladins-virtual-why-used"), Listed(deeds)
    turn = SchemedInstead(Named("scheme", "fortify"), why, Named("paladins-action", action), 1, did).text
    (line,) = in_short((turn,))
    assert READER.line(line) == f"⬛ **The virtual player** {told}."
    assert line.key in FACE.of_all
    assert READER.line(condensed((turn,))[0]).startswith("⬛ **The virtual player** can't do")


def test_the_group_that_the_virtual_player_takes_is_news_with_its_suspicions() -> None:
    (line,) = in_short((VirtualSuspected(Named("tavern", "tavern-1"), Listed((Suspected(0).text,))).text,))
    told = "⬛ **The virtual player** takes the group that is left (⚫Cl 🟢S 2⚪L) and draws a suspicion (👁️)."
    assert READER.line(line) == told
