"""Setting a seat's things right (games.paladins.rules.fixes): only the piece itself moves."""

from __future__ import annotations

import pytest

from engine.extras.fixing import Change
from engine.texts import Refusal
from games.paladins.rules.state import State
from tests.games.paladins.table import GAME, ROW, act, gained, me, player, table


def fixed(state: State, what: str, by: int, card: str = "", seat: int = 0) -> State:
    result: State = GAME.fix(state, seat, Change(what, by, card)).state
    return result


@pytest.mark.parametrize(
    "what", ["silver", "provisions", "labourer", "criminal", "faith", "strength", "influence", "debts", "paid"]
)
def test_a_number_changes_and_nothing_else(what: str) -> None:
    state = table()
    after = fixed(state, what, 2)
    assert gained(state, after) == {what: 2}
    assert (after.suspicions, after.tax) == (state.suspicions, state.tax)


def test_nothing_goes_below_zero_or_beyond_its_track() -> None:
    with pytest.raises(Refusal, match="out-of-range"):
        fixed(table(), "debts", -1)
    with pytest.raises(Refusal, match="out-of-range"):
        fixed(table(player(faith=11)), "faith", 2)


def test_suspicions_go_to_their_discards_the_newest_first() -> None:
    state = table(player(suspicions=("suspicion-0", "suspicion-2")))
    after = fixed(state, "suspicions", -1)
    assert me(after).suspicions == ("suspicion-0",)
    assert after.suspicion_discards == ("suspicion-2",)
    with pytest.raises(Refusal, match="out-of-range"):
        fixed(state, "suspicions", 1)


def test_a_townsfolk_joins_out_of_the_row_without_its_bonus_and_leaves_the_game() -> None:
    state = table()
    after = fixed(state, "retinue", 1, "gatekeeper-2")
    assert me(after).retinue == ("gatekeeper-2",)
    assert after.row == ("", *ROW[1:])
    assert gained(state, after) == {}
    assert me(fixed(after, "retinue", -1, "gatekeeper-2")).retinue == ()
    with pytest.raises(Refusal, match="no-such-card"):
        fixed(state, "retinue", 1, "squire-1")
    with pytest.raises(Refusal, match="not-there"):
        fixed(state, "retinue", -1, "gatekeeper-2")


def test_nothing_changes_while_a_question_within_a_turn_depends_on_it() -> None:
    asked = act(table(player(debts=1), walls=("wall-debt",)), "fortify")
    with pytest.raises(Refusal, match="not-now"):
        fixed(asked, "debts", -1)


def test_a_fix_ends_what_could_be_taken_back() -> None:
    after = act(table(), "hunt", workers="labourer")
    assert GAME.sealed(after)
    assert GAME.sealed(fixed(after, "silver", 1)) == {}
