"""Between two rounds, and the end of the game."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.contract import Ask, Outcome
from engine.playouts import Playout
from engine.texts import Listed, Named, Text, say
from games.paladins.face.face import FACE
from games.paladins.rules.state import Options, State, seats_of
from tests.contract.journeys import chance
from tests.games.paladins.table import (
    GAME,
    act,
    alone,
    answered,
    chosen,
    closed,
    drafted,
    player,
    table,
    workers,
)

# ---------------------------------------------------------------------- refresh


def last_turn(**more: Any) -> State:
    """The second player is the last to pass in this round."""
    deck = ("ivon", "oliver", "otton", "samson")
    return table(player(passed=True, deck=deck, paladin="roland"), player(deck=deck, paladin="gerin"), seat=1, **more)


def test_townsfolk_slide_right_and_three_new_ones_come() -> None:
    """Check (rulebook): Squire, Defender and, on space 5, the Debt Collector are left."""
    state = last_turn(row=("", "squire-1", "", "defender-2", "debt-collector-1"))
    after = act(state, "pass")
    assert after.row == ("acolyte-3", "acolyte-2", "acolyte-1", "squire-1", "defender-2")


def test_outsiders_slide_left_and_two_new_ones_come() -> None:
    """Check (rulebook): space 1 is empty, so nobody leaves."""
    state = last_turn(outsiders=("", "a", "b", "", "c", "d"))
    assert act(state, "pass").outsiders == ("a", "b", "c", "d", "thief-vikings", "traitor-vikings")


def test_the_leftmost_outsider_leaves_if_it_is_still_there() -> None:
    after = act(last_turn(), "pass")
    assert after.outsiders[:5] == last_turn().outsiders[1:]
    assert after.outsiders[5] == "thief-vikings"


def test_an_empty_deck_leaves_spaces_empty() -> None:
    after = act(last_turn(townsfolk_deck=(), outsider_deck=()), "pass")
    assert after.row == ("", *last_turn().row[:4])
    assert after.outsiders == (*last_turn().outsiders[1:], "")


def test_alone_two_more_cards_leave() -> None:
    own = player(deck=("ivon", "oliver", "otton", "samson"))
    state = alone(own, player(workers=workers(), passed=True))
    after = act(state, "pass")
    assert after.row[2:] == state.row[:3]
    assert after.outsiders[:4] == state.outsiders[2:]


def test_alone_a_revealed_favour_brings_the_virtual_player_a_scheme() -> None:
    own = player(deck=("ivon", "oliver", "otton", "samson"))
    after = act(alone(own, player(workers=workers(), passed=True)), "pass")
    assert after.virtual is not None
    assert after.virtual.discards == ("scheme-favour",)


def test_favours_tavern_and_paladins_are_cleared() -> None:
    state = last_turn(tavern=("tavern-1", "tavern-2", "tavern-3"), at_favours={"favour-pray": (0, "scout")},
                      tavern_deck=("tavern-4", "tavern-5", "tavern-6"))  # fmt: skip
    after = act(state, "pass")
    assert after.at_favours == {}
    assert after.tavern_discards == ("tavern-1", "tavern-2", "tavern-3")
    assert [one.paladin for one in after.players] == ["", ""]
    assert [one.passed for one in after.players] == [False, False]


def test_the_start_player_token_goes_on() -> None:
    after = act(last_turn(), "pass")
    assert (after.round, after.first) == (5, 1)


# ---------------------------------------------------------------------- the end


def test_the_game_ends_after_seven_rounds() -> None:
    after = act(last_turn(round=7), "pass")
    assert after.step == "end"
    assert GAME.asks(after) == {}
    assert GAME.result(after) is not None


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_games_of_every_size_end(seats: int) -> None:
    end = Playout(GAME, Options(), seats, chance(seats), chance(seats + 10)).play()
    assert (end.step, end.round) == ("end", 7)


def test_alone_everybody_else_is_the_virtual_player_and_nobody_is_waited_for() -> None:
    state = drafted(1)
    assert seats_of(state) == 1
    assert list(GAME.asks(state)) == [0]
    state = chosen(state)
    assert list(GAME.asks(state)) == [0]
    assert closed(answered(state, card=state.tavern[0]).state, "favour") is not None


def told(outcome: Outcome, key: str) -> list[Text]:
    return [one.public for one in outcome.happenings if one.public is not None and one.public.key == key]


def test_which_cards_leave_the_rows_is_told() -> None:
    row, outsiders = last_turn().row, last_turn().outsiders
    (text,) = told(answered(last_turn(), action="pass"), "paladins-departed")
    assert text.params["cards"] == Listed((Named("townsfolk", row[4]), Named("outsider", outsiders[0])))
    alone_now = alone(player(deck=("ivon", "oliver", "otton", "samson")), player(workers=workers(), passed=True))
    (text,) = told(answered(alone_now, action="pass"), "paladins-departed")
    gone = Listed(
        (*(Named("townsfolk", row[at]) for at in (3, 4)), *(Named("outsider", outsiders[at]) for at in (0, 1)))
    )
    assert text.params["cards"] == gone
    empty = last_turn(row=(*row[:4], ""), outsiders=("", *outsiders[1:]))
    assert told(answered(empty, action="pass"), "paladins-departed") == []


@pytest.mark.parametrize(("round", "back"), [(1, 6), (2, 7), (3, 7), (4, None), (5, None), (6, None)])
def test_what_is_laid_to_the_bottom_in_rounds_1_to_3_comes_back(round: int, back: int | None) -> None:
    """Played out on one seat's twelve cards: three drawn, one led, one laid on top, one to the bottom."""
    deck, marked, seen = [str(number) for number in range(12)], "", None
    for now in range(1, 8):
        hand, deck = deck[:3], deck[3:]
        if marked in hand and marked:
            seen = now
            break
        deck = [hand[1], *deck, hand[2]]
        marked = hand[2] if now == round else marked
    assert seen == back
    view = GAME.view(replace(table(), round=round), 0)
    assert FACE.hint(view, Ask("x", "paladins", say("x"))).params["back"] == (back or 0)
