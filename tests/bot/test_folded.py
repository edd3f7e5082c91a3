"""The line an old desk folds to: what was decided on it, who decided, and whether that still counts."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
import pytest

from bot.desk.beside import LINE_LENGTH, folded_view
from engine.chance import Chance
from engine.contract import Ask, Game
from engine.playouts import Playout
from engine.registry import games
from engine.texts import say
from face.core.names import reader_for
from face.desk.beside import texts_of_fold
from host.messages.living_desks import Folding
from host.table.answers_in_words import AnswerInWords, answer_in_words
from host.table.moves import Decision, How
from host.values import Table
from tests.bot.drawing import TABLE, desk, hold_limits
from tests.bot.people import texts_of
from tests.bot.test_every_desk import table_of
from tests.ground import sized

BID = AnswerInWords(Ask("1.bid", "bid", say("bids-ask-bid", round=1)), {"coins": 2})


def bid(number: int, how: How = "answer", ask: str = "1.bid") -> Decision:
    return Decision(number, how, "1.bid", AnswerInWords(msgspec.structs.replace(BID.ask, id=ask), BID.words))


def line(folding: Folding, table: Table = TABLE, undone: tuple[int, ...] = ()) -> str:
    view = folded_view(folding, table.game, reader_for(table, "en"), undone)
    hold_limits(view.to_components())
    words = texts_of(view.to_components())
    assert all(each.startswith("-# ") for each in words.splitlines())
    assert len(words) <= LINE_LENGTH
    return words


async def test_a_folded_desk_says_what_was_decided() -> None:
    assert line(Folding((say("bids-name"),), (bid(5),), 3)) == "-# ✓ Round 1: sealed bids · Bid: 2 coins"


async def test_a_folded_desk_does_not_repeat_what_a_place_says_of_itself() -> None:
    """Where a worker goes has its yield in its name, which is the answer to the next question too."""
    mines = say("desk-folded-field", label="Mines", value="2 clay")
    asked = Ask("1.turn", "turn", say("architects-ask-turn"))
    answer = AnswerInWords(asked, {"location": mines, "good": "2 clay", "place": "1 stone"})
    said = line(
        Folding((), (Decision(1, "answer", "1.play.2", answer),)), msgspec.structs.replace(TABLE, game="architects")
    )
    assert said.count("2 clay") == 1
    assert "1 stone" in said
    assert said.startswith("-# ✓ Round 1 · turn 2 · Mines: 2 clay")


@pytest.mark.parametrize(
    ("how", "said"),
    [
        ("due", "answered at the deadline"),
        ("stand-in", "answered by your stand-in"),
        ("by-order", "answered by your standing order"),
        ("fix", "answered by a moderator"),
    ],
)
async def test_a_folded_desk_says_who_decided_for_its_player(how: How, said: str) -> None:
    assert line(Folding((), (bid(5, how),))) == f"-# ✓ Round 1: sealed bids · Bid: 2 coins · {said}"


async def test_what_a_rewind_took_back_has_no_tick() -> None:
    taken = "⏪ Round 1: sealed bids · Bid: 2 coins · taken back by a rewind"
    assert line(Folding((), (bid(5),)), undone=(5,)) == f"-# {taken}"
    both = Folding((), (bid(5), bid(9, ask="1.other")))
    assert line(both, undone=(9,)) == f"-# ✓ Round 1: sealed bids · Bid: 2 coins\n-# {taken}"


async def test_a_question_that_a_rewind_took_away_unanswered_has_no_tick() -> None:
    asked = Folding(texts_of_fold(desk()), (), 7)
    assert (
        line(asked)
        == "-# ▸ Round 1 of 3 · sealed bids · How much do you bid for the crown of round 1? Asked again below."
    )
    undone = "-# ⏪ Round 1 of 3 · sealed bids · How much do you bid for the crown of round 1? · taken back by a rewind"
    assert line(asked, undone=(7,)) == undone


async def test_a_desk_of_an_older_release_folds_to_the_texts_it_stored() -> None:
    assert line(Folding((say("bids-name"), say("bids-ask-console")))).startswith("-# ✓ Bids · You bid the least.")


@pytest.mark.sampled
@pytest.mark.parametrize("game_id", sorted(games()))
async def test_whatever_is_decided_in_a_random_game_has_a_line(game_id: str, caplog: pytest.LogCaptureFixture) -> None:
    game: Game[Any] = games()[game_id]
    table = table_of(game, game.seats[1])
    chance, players = Chance(bytes([3]) * 32), Chance(bytes([103]) * 32)
    playout = Playout(game, game.options_type(), game.seats[1], chance, players)
    state, seen = playout.state, 0
    with caplog.at_level(logging.ERROR, logger="face.wordings.texts"):
        for number, (move, outcome) in enumerate(playout.steps()):
            ask = game.asks(state).get(move.seat)
            if ask is not None and ask.id == move.ask and seen < sized(2000, 150):
                words = answer_in_words(game, state, move.seat, ask, move.value)
                stored = msgspec.json.encode(Decision(number, "answer", game.moment(state), words))
                said = line(Folding((), (msgspec.json.decode(stored, type=Decision),)), table)
                assert said.startswith("-# ✓ ")
                assert said.count(" · ") >= 1
                seen += 1
            state = outcome.state
    assert seen > 5
    assert sorted({record.getMessage() for record in caplog.records}) == []
