"""The table option "jesters": tokens without effect in chests (section 5)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.chance import Chance
from engine.extras.fixing import Change
from engine.forms import Draft
from engine.texts import Refusal
from games.devil.rules.mechanics.scoring import standings
from games.devil.rules.rulebook import numbers
from games.devil.rules.state import Chest, Options, State, chest_of
from tests.games.devil.builders import CULTIST, DEVIL, GAME, MOON, SUN, answer, bank, of, settled, table
from tests.games.devil.test_trading import viewing

JESTERS = Options(jesters=True)
LAUGHING, WEEPING = "jester-laughing", "jester-weeping"
FULL = Chest({"stone": 2}, False, 4, jesters={LAUGHING: 1})


def offering(**changes: Any) -> State:
    return table("trading.offer", options=JESTERS, **changes)


def fields(state: State, seat: int, **given: Any) -> list[str]:
    return [field.name for field in GAME.form(state, seat, GAME.asks(state)[seat].id, Draft(given)).fields]


@pytest.mark.parametrize("number", range(6))
def test_the_mortals_and_the_cultist_begin_with_some_and_the_devil_with_none(number: int) -> None:
    state = GAME.setup(JESTERS, 4, Chance(number.to_bytes(32, "big"))).state
    assert [of(state, role).jesters for role in ("sun", "moon", "cultist", "devil")] == [5, 5, 4, 0]


def test_there_are_fourteen_of_them() -> None:
    found = numbers().jesters
    assert found.sun + found.moon + found.cultist == 14


def test_without_the_option_nobody_has_any() -> None:
    state = GAME.setup(Options(), 4, Chance(bytes(32))).state
    assert [one.jesters for one in state.kingdoms] == [0] * 4
    assert fields(state, SUN) == ["goods", "coins", "price"]


def test_what_lay_in_the_first_chest_is_told_to_its_seat_alone() -> None:
    outcome = GAME.setup(JESTERS, 4, Chance(bytes(32)))
    devil = [one.role for one in outcome.state.kingdoms].index("devil")
    told = {
        seat: [
            key.params for one in outcome.happenings if (key := one.read_by(seat)) and key.key == "devil-your-jesters"
        ]
        for seat in (0, 1, 2, 3, None)
    }
    assert told[None] == told[devil] == []
    assert sorted(one["count"] for seat in range(4) for one in told[seat]) == [4, 5, 5]


def test_the_devil_is_asked_for_none_and_the_others_are() -> None:
    state = offering(sun={"jesters": 2})
    assert fields(state, SUN) == ["goods", "coins", "jesters", "price"]
    assert fields(state, DEVIL) == ["goods", "coins", "price"]


def test_jesters_are_laid_into_a_chest_with_either_face() -> None:
    state = answer(offering(sun={"jesters": 3}), "sun", jesters={LAUGHING: 1, WEEPING: 1}, price="coins-2")
    assert of(state, "sun").jesters == 1
    after = settled(offering(sun={"jesters": 3}), sun={"jesters": {LAUGHING: 1, WEEPING: 1}, "price": "coins-2"})
    assert chest_of(after.state, "sun") == Chest({}, False, 2, jesters={LAUGHING: 1, WEEPING: 1})


def test_a_chest_with_nothing_else_does_not_look_empty() -> None:
    state = offering(sun={"jesters": 1})
    ask = GAME.asks(state)[SUN].id
    (said,) = GAME.preview(state, SUN, ask, {"jesters": {WEEPING: 1}, "price": "coins-2"})
    assert said.key == "devil-offer-sentence"


def test_both_faces_together_are_no_more_than_the_tokens_there_are() -> None:
    with pytest.raises(Refusal, match="too-many"):
        answer(offering(sun={"jesters": 2}), "sun", jesters={LAUGHING: 2, WEEPING: 1}, price="coins-2")


def test_taking_an_offer_back_returns_them() -> None:
    state = answer(offering(sun={"jesters": 2}), "sun", jesters={LAUGHING: 2}, price="coins-2")
    back = GAME.take_back(state, SUN, GAME.sealed(state)[SUN].id).state
    assert of(back, "sun").jesters == 2


def test_whoever_sees_the_chest_sees_them() -> None:
    state = viewing("moon", "cultist", FULL, options=JESTERS)
    assert GAME.view(state, MOON).own.chest.jesters == {LAUGHING: 1}


def test_whoever_takes_the_deal_leaves_them_in_the_chest() -> None:
    state = viewing("moon", "cultist", FULL, moon={"goods": {"coins": 4}, "jesters": 0}, options=JESTERS)
    after = settled(state, moon={"answer": "accept"}).state
    assert of(after, "moon").jesters == 0
    assert chest_of(after, "cultist") == Chest({"coins": 4}, False, 4, "moon", jesters={LAUGHING: 1})


@pytest.mark.parametrize("said", ["accept", "refuse"])
def test_a_reply_may_hold_jesters_whatever_is_answered(said: str) -> None:
    state = viewing("moon", "cultist", FULL, moon={"goods": {"coins": 4}, "jesters": 2}, options=JESTERS)
    after = settled(state, moon={"answer": said, "jesters": {LAUGHING: 1, WEEPING: 1}}).state
    chest = chest_of(after, "cultist")
    assert chest is not None
    assert (of(after, "moon").jesters, chest.jesters) == (0, {LAUGHING: 2, WEEPING: 1})


def test_a_reply_to_a_chest_whose_deal_was_taken_may_hold_some_too() -> None:
    taken = Chest({"coins": 4}, False, 4, "sun")
    state = viewing("moon", "cultist", taken, True, moon={"jesters": 1}, options=JESTERS)
    after = settled(state, moon={"answer": "seen", "jesters": {WEEPING: 1}}).state
    assert of(after, "cultist").jesters == 1


def test_they_come_home_with_the_chest_and_nothing_says_from_whom() -> None:
    state = viewing("moon", "cultist", FULL, True, moon={"jesters": 1}, options=JESTERS)
    after = settled(state, moon={"answer": "refuse", "jesters": {WEEPING: 1}})
    assert after.of("cultist").jesters == 2
    (home,) = [one.private[CULTIST] for one in after.told if CULTIST in one.private]
    assert home.key == "devil-chest-untouched"
    assert set(home.params) == {"things"}


def test_those_beside_a_payment_are_told_of() -> None:
    paid = Chest({}, True, 1, "sun", pure=1, jesters={LAUGHING: 1})
    state = viewing("moon", "devil", paid, True, options=JESTERS)
    assert settled(state).private(DEVIL) == ["devil-chest-sold-souls", "devil-chest-jesters"]


def test_a_devil_who_found_some_in_its_chest_may_use_them() -> None:
    assert fields(offering(devil={"jesters": 1}), DEVIL) == ["goods", "coins", "jesters", "price"]


def test_how_many_somebody_has_is_nobody_elses_business() -> None:
    state, other = offering(sun={"jesters": 2}), offering(sun={"jesters": 5})
    for viewer in (MOON, CULTIST, DEVIL, None):
        assert GAME.view(state, viewer) == GAME.view(other, viewer)
    assert GAME.view(state, SUN).own.jesters == 2


def test_they_have_no_effect_on_the_score() -> None:
    with_them, without = table("end", 5, sun={"jesters": 9}), table("end", 5)
    assert standings(with_them) == standings(without)


def test_a_trade_at_the_bank_takes_none_of_those_laid_into_a_reply() -> None:
    state = viewing("moon", "cultist", FULL, moon={"jesters": 1}, options=JESTERS)
    sealed = answer(state, "moon", answer="refuse", jesters={WEEPING: 1})
    assert of(bank(sealed, "moon", "borrow", 2), "moon").jesters == 1


def test_a_standing_order_lays_none_into_the_chest() -> None:
    state = viewing("moon", "cultist", FULL, moon={"jesters": 3, "goods": {"coins": 9}}, options=JESTERS)
    order = GAME.matches("deals", {"least": 1, "dearest": 7}, GAME.view(state, MOON), GAME.asks(state)[MOON])
    assert order == {"answer": "accept"}
    assert of(settled(state, moon=order).state, "moon").jesters == 3


def test_the_absent_lay_none_into_a_chest() -> None:
    state = offering(sun={"jesters": 3})
    assert of(settled(state).state, "sun").jesters == 3


def test_a_moderator_can_set_them_right_and_nobody_else_reads_how_many() -> None:
    state = offering(sun={"jesters": 3})
    outcome = GAME.fix(state, SUN, Change("jesters", -2))
    assert of(outcome.state, "sun").jesters == 1
    (told,) = outcome.happenings
    assert "by" not in told.read_by(None).params  # type: ignore[union-attr]
    with pytest.raises(Refusal, match="not-that-many"):
        GAME.fix(state, SUN, Change("jesters", -4))


def test_without_the_option_there_is_nothing_to_set_right() -> None:
    with pytest.raises(Refusal, match="no-such-quantity"):
        GAME.fix(table("trading.offer"), SUN, Change("jesters", 1))


def test_those_a_sealed_reply_needs_cannot_be_taken_away() -> None:
    state = viewing("moon", "cultist", FULL, moon={"jesters": 1}, options=JESTERS)
    sealed = answer(state, "moon", answer="refuse", jesters={WEEPING: 1})
    with pytest.raises(Refusal, match="sealed-needs-it"):
        GAME.fix(sealed, MOON, Change("jesters", -1))
