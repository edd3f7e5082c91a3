"""Tax, suspicion, debts and the Inquisition, which strikes in the middle of whatever is being done (rules page 7)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.contract import Outcome
from engine.texts import Listed, SeatRef, say
from games.paladins.rules.effects import GainWorkers, TakeTax
from games.paladins.rules.mechanics.working import Working
from games.paladins.rules.phases.rounds import proceed
from games.paladins.rules.state import Player, State, Strike
from tests.contract.journeys import chance
from tests.games.paladins.table import GAME, act, alone, answered, gained, keys, me, player, refused, table, workers

ZERO, ONE, TWO = "suspicion-0", "suspicion-1", "suspicion-2"
CONSPIRE = {"action": "conspire", "workers": "labourer"}


def suspected(count: int, **more: Any) -> Player:
    return player(suspicions=(ZERO,) * count, **more)


def after_gaining(state: State, *agenda: Any) -> State:
    """The state after the seat to move has gained that, and its turn has ended."""
    return carried_out(state, *agenda).done()


def carried_out(state: State, *agenda: Any) -> Working:
    work = Working(state)
    work.agenda = agenda
    proceed(work, chance(1))
    return work


# ---------------------------------------------------------------------- tax


def test_tax_that_the_supply_lacks_comes_from_the_general_supply() -> None:
    state = table(tax=1)
    after = after_gaining(state, TakeTax(n=2))
    assert gained(state, after) == {"silver": 2}
    assert after.tax == 5  # an Inquisition struck, and filled it for two players


def test_two_criminals_the_first_brings_an_inquisition_before_the_second_draws() -> None:
    """Check (rulebook): 1 silver in the tax supply, the first card shows 2."""
    state = table(tax=1, suspicions=(TWO, ONE, ZERO))
    work = carried_out(state, GainWorkers(criminal=2))
    after = work.done()
    assert gained(state, after) == {"criminal": 2, "silver": 3, "debts": 1, "suspicions": 2}
    assert after.tax == 4
    said = keys(Outcome(after, tuple(work.happenings)))
    assert said.index("paladins-inquisition") < len(said) - 1 - said[::-1].index("paladins-did-suspicion")


def test_two_tax_of_one_reward_are_one_taking() -> None:
    """The Inquisition comes after both, though the supply was empty after the first."""
    state = table(tax=1, outsiders=("thief-vikings", "", "", "", "", ""))
    after = act(state, "attack", outsider="thief-vikings")
    assert gained(state, after)["silver"] == 2 - 1
    assert after.tax == 5


# ---------------------------------------------------------------------- suspicions


def test_carried_over_and_placed_criminals_draw_nothing() -> None:
    state = table(player(workers=workers(criminal=2)))
    assert gained(state, act(state, "hunt", workers="criminal")) == {"criminal": -1, "provisions": 1}


def test_an_empty_deck_is_made_of_the_discards() -> None:
    state = table(suspicions=(ZERO,), suspicion_discards=(ONE, ONE))
    after = after_gaining(state, GainWorkers(criminal=2))
    assert me(after).suspicions == (ZERO, ONE)
    assert (after.suspicions, after.suspicion_discards) == ((ONE,), ())


def test_with_the_last_suspicion_of_all_an_inquisition_strikes_after_its_tax() -> None:
    state = table(suspicions=(TWO,), suspicion_discards=())
    outcome = answered(state, **CONSPIRE)
    assert keys(outcome).count("paladins-inquisition-cards") == 1
    assert me(outcome.state).debts == 1
    assert me(outcome.state).silver == me(state).silver + 2


def test_only_one_inquisition_if_that_tax_emptied_the_supply_too() -> None:
    state = table(suspicions=(TWO,), suspicion_discards=(), tax=2)
    assert keys(answered(state, **CONSPIRE)).count("paladins-inquisition") == 1


# ---------------------------------------------------------------------- the comparison


def test_whoever_has_most_takes_a_debt_and_discards_half_rounded_down() -> None:
    """Check (rulebook): 1, 0, 3 and 3 suspicions."""
    state = table(suspected(1), suspected(0), suspected(3), suspected(3), tax=1)
    after = after_gaining(state, TakeTax())
    assert [(one.debts, len(one.suspicions)) for one in after.players] == [(0, 1), (0, 0), (1, 2), (1, 2)]
    assert after.tax == 8


def test_the_newest_suspicions_are_discarded() -> None:
    state = table(player(suspicions=(ZERO, ONE, TWO, TWO)), tax=1)
    assert me(after_gaining(state, TakeTax())).suspicions == (ZERO, ONE)


def test_nobody_with_a_suspicion_no_debts() -> None:
    """Check: the supply is filled all the same."""
    after = after_gaining(table(tax=1), TakeTax())
    assert [one.debts for one in after.players] == [0, 0]
    assert after.tax == 5


def test_with_one_suspicion_at_most_a_debt_and_no_discard() -> None:
    """Check."""
    after = after_gaining(table(suspected(1), tax=1), TakeTax())
    assert (me(after).debts, len(me(after).suspicions)) == (1, 1)


# ---------------------------------------------------------------------- reactions


def test_peddler_then_both_conspirators_then_the_squires() -> None:
    """Check (rulebook): 2 Conspirators, 1 Peddler, 2 Squires, 2 suspicions."""
    retinue = ("conspirator-1", "conspirator-2", "peddler-1", "squire-1", "squire-2")
    state = table(suspected(2, retinue=retinue), player(suspicions=(ZERO,)), tax=1)
    asked = after_gaining(state, TakeTax())
    assert gained(state, asked) == {"silver": 1, "labourer": 1}
    assert [ask.kind for ask in GAME.asks(asked).values()] == ["repent"]
    after = answered(asked, count=2).state
    assert gained(state, after) == {"silver": 1, "labourer": 1, "suspicions": -2, "faith": 1, "influence": 1}
    assert [one.debts for one in after.players] == [0, 1]


def test_the_others_react_too_even_if_they_have_passed() -> None:
    squire, peddler = suspected(0, retinue=("squire-3",), passed=True), suspected(2, retinue=("peddler-2",))
    state = table(player(), squire, peddler, tax=1)
    after = after_gaining(state, TakeTax())
    assert gained(state, after, 1) == {"strength": 1}
    assert gained(state, after, 2) == {"provisions": 2, "debts": 1, "suspicions": -1}


def test_a_worker_that_comes_after_the_pass_is_kept_up_to_three() -> None:
    full = suspected(2, retinue=("peddler-1",), passed=True, workers=workers(cleric=3))
    state = table(player(), full, tax=1)
    assert me(after_gaining(state, TakeTax()), 1).workers == workers(cleric=3)
    state = table(player(), msgspec.structs.replace(full, workers=workers(cleric=2)), tax=1)
    assert me(after_gaining(state, TakeTax()), 1).workers == workers(cleric=2, labourer=1)


def test_a_conspirator_without_a_suspicion_is_not_asked() -> None:
    state = table(player(retinue=("conspirator-1",)), player(), tax=1)
    assert "repent" not in {ask.kind for ask in GAME.asks(after_gaining(state, TakeTax())).values()}


def test_each_conspirator_discards_one_at_most() -> None:
    state = after_gaining(table(suspected(3, retinue=("conspirator-1",)), player(), tax=1), TakeTax())
    assert refused(state, count=2) == "out-of-range"
    after = answered(state, count=1).state
    assert (len(me(after).suspicions), me(after).debts) == (1, 1)


def test_conspirators_owners_are_asked_clockwise_from_whoever_brought_it() -> None:
    owner = suspected(2, retinue=("conspirator-1",))
    state = table(owner, owner, owner, player(), seat=2, tax=1)
    asked, order = after_gaining(state, TakeTax()), []
    while "repent" in {ask.kind for ask in GAME.asks(asked).values()}:
        order += list(GAME.asks(asked))
        asked = answered(asked, count=0).state
    assert order == [2, 0, 1]


# ---------------------------------------------------------------------- what was interrupted goes on


def test_an_action_goes_on_where_it_stood_also_after_a_restart() -> None:
    """A Thief brings tax in the middle of an Attack; the Defender reacts to the Attack only after the Inquisition."""
    other = suspected(3, retinue=("conspirator-1",))
    mover = player(retinue=("defender-1",), workers=workers(scout=1, labourer=1, fighter=1), strength=1)
    state = table(mover, other, tax=2, outsiders=("thief-vikings", "", "", "", "", ""))
    asked = act(state, "attack", outsider="thief-vikings")
    assert list(GAME.asks(asked)) == [1]
    assert gained(state, asked) == {"scout": -1, "labourer": -1, "fighter": -1, "silver": 2, "influence": 1}
    stored = msgspec.json.decode(msgspec.json.encode(asked), type=GAME.state_type)
    after = answered(stored, 1, count=1).state
    assert gained(state, after) == {"scout": -1, "fighter": -1, "silver": 2, "influence": 1}  # a labourer came back
    assert (me(after, 1).debts, len(me(after, 1).suspicions)) == (1, 1)
    assert list(GAME.asks(after)) == [1]
    assert after.turn == state.turn + 1


def test_only_the_conspirators_owner_is_waited_for_and_the_action_is_named() -> None:
    state = table(player(), suspected(3, retinue=("conspirator-1",)), tax=2, suspicions=(TWO, TWO))
    asked = act(state, "conspire", workers="labourer")
    view = GAME.view(asked, None)
    assert (view.waiting, view.asked, view.deed, view.seat) == ((1,), "repent", "conspire", 0)


def test_a_choice_after_a_hidden_card_is_asked_within_the_same_turn() -> None:
    """Conspire draws a suspicion; what a townsfolk brings for it afterwards is chosen once that is seen."""
    state = table(player(debts=1), walls=("wall-debt",))
    first = next(iter(GAME.asks(state).values()))
    asked = act(state, "fortify")
    second = GAME.asks(asked)[0]
    assert first.id != second.id
    assert asked.turn == state.turn
    assert answered(asked, either="2").state.turn == state.turn + 1


@pytest.mark.parametrize("count", [0, 1])
def test_an_inquisition_may_strike_while_workers_are_taken_in_the_tavern(count: int) -> None:
    state = table(
        suspected(1, retinue=("conspirator-1",), paladin="roland"), player(chosen="ivon"), step="tavern", tax=1,
        suspicions=(ONE, ZERO), tavern=("tavern-2", "tavern-1", "tavern-3"), drinkers=(-1, -1, -1),
    )  # fmt: skip
    asked = answered(state, card="tavern-2").state
    assert GAME.asks(asked)[0].kind == "repent"
    after = answered(asked, count=count).state
    assert list(GAME.asks(after)) == [1]
    assert me(after).debts == 1
    assert me(after, 1).paladin == "ivon"


def test_the_virtual_player_is_named_among_the_guilty_and_a_seat_by_its_name() -> None:
    state = alone(suspected(2), suspected(2, workers=workers()), tax=1)
    work = carried_out(state, TakeTax())
    guilty = next(one.public for one in work.happenings if one.public and one.public.key == "paladins-guilty")
    assert guilty.params["seats"] == Listed((SeatRef(0), say("paladins-virtual")))
    assert [one.debts for one in work.players] == [1, 1]


def test_when_the_last_suspicion_is_drawn_the_inquisition_says_so() -> None:
    state = table(tax=5, suspicions=(ZERO,))
    said = keys(Outcome(state, tuple(carried_out(state, GainWorkers(criminal=1)).happenings)))
    assert "paladins-inquisition-cards" in said
    assert "paladins-inquisition" not in said
    state = table(tax=1, suspicions=(ONE,))  # both at once: the coin has gone, too
    said = keys(Outcome(state, tuple(carried_out(state, GainWorkers(criminal=1)).happenings)))
    assert said.count("paladins-inquisition") == 1


def test_an_inquisition_of_an_older_state_came_with_the_last_coin() -> None:
    assert msgspec.json.decode('{"do":"strike"}', type=Strike).why == "tax"


def test_a_preview_says_that_a_criminal_may_bring_the_inquisition() -> None:
    def risk(**more: Any) -> Any:
        state = table(**more)
        ask = GAME.asks(state)[0].id
        lines = GAME.preview(state, 0, ask, CONSPIRE)
        (line,) = (line for line in lines if line.key == "paladins-preview-criminals")
        return line.params["risk"], line.params["left"]

    assert risk() == ("no", 3)
    assert risk(tax=2) == ("tax", 3)
    assert risk(suspicions=(ZERO,)) == ("cards", 1)
    assert risk(suspicions=(ZERO,), suspicion_discards=(ONE,)) == ("no", 2)
