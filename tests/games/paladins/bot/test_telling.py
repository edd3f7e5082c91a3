"""What the virtual player did is told at a length one reads, and nothing is asked that makes no difference."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.texts import Listed, Named, SeatRef, Text, Things, say
from engine.paladins.facts import Guilty, Passed
from engine.paladins.virtual.facts import CoinsReturned, MarkerMoved, Schemed, SchemedInstead, VirtualPassed
from face.paladins.face import FACE
from face.paladins.log import condensed, in_short
from tests.bot.people import texts_of
from tests.games.paladins.bot.played import READER, desk_components
from tests.games.paladins.table import GAME, answered, drafted, me


def turn(action: str) -> Text:
    return Schemed(Named("scheme", "fortify"), Named("paladins-action", action), 2, Listed(())).text


def instead(action: str) -> Text:
    why = say("paladins-virtual-why-used")
    return SchemedInstead(Named("scheme", "attack"), why, Named("paladins-action", action), 1, Listed(())).text


def test_many_turns_of_the_virtual_player_are_one_line_of_the_news_and_all_of_them_in_the_log() -> None:
    turns = (turn("fortify"), instead("pray"), turn("fortify"), VirtualPassed().text)
    assert [READER.line(line) for line in in_short(turns)] == [
        "⬛ **It** takes 3 turns: Fortify ×2 and Pray; then it passes. (Each of them: `/log`)"
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
    assert in_short(turns) == condensed(turns)


async def test_a_desk_of_the_last_round_asks_and_says_nothing_of_the_paladin_on_top() -> None:
    state = drafted(2)
    last = replace(state, round=state.pack.board.rounds)
    play, top, _ = me(state).hand
    for at, said in ((state, True), (last, False)):
        ask = GAME.asks(at)[0]
        assert ("comes back" in texts_of(desk_components(at, 0, ask, {"play": play}))) is said
        (line,) = FACE.sealed(GAME.view(answered(at, 0, play=play, top=top).state, 0), ask)
        assert ("on top" in READER.line(line)) is said
        (line,) = FACE.decided(ask, {"play": "Otton", "top": "Engelier"}, READER.texts.has)
        assert ("on top" in READER.line(line)) is said


def test_coins_that_leave_the_tax_supply_in_a_turn_are_told_together() -> None:
    deeds = Listed((CoinsReturned(1).text, MarkerMoved(1, 4).text, CoinsReturned(1).text))
    schemed = Schemed(Named("scheme", "fortify"), Named("paladins-action", "fortify"), 2, deeds).text
    (line,) = condensed((schemed,))
    said = READER.line(line)
    assert said.count("tax supply") == 1
    assert "2 coins leave the tax supply" in said
    assert "moves its marker" in said


def test_several_with_the_most_suspicions_read_that_each_takes_a_debt() -> None:
    one, two = Guilty(Listed((SeatRef(1),)), 4).text, Guilty(Listed((SeatRef(0), SeatRef(1))), 3).text
    assert [READER.line(line) for line in condensed((one, two))] == [
        "The most suspicions (4): **Seat 2**. A debt, and half of the suspicions go. The tax supply is full again.",
        "The most suspicions (3 each): **Seat 1 and Seat 2**. A debt each, and half of the suspicions go."
        " The tax supply is full again.",
    ]
    assert {line.key for line in condensed((one, two))} <= FACE.of_all
