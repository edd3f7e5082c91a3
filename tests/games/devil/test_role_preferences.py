"""The table option "role preferences": asked in secret before the roles are dealt (section 5)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec import convert

from engine.chance import Chance, Stream
from engine.extras.fixing import Change
from engine.forms import Draft
from engine.texts import Refusal
from games.devil.rules.phases.roles import Preference, drawn_by_preference
from games.devil.rules.rulebook import ROLES, SOULS, UNDEALT, numbers
from games.devil.rules.state import Options, State
from tests.games.devil.builders import BOARD, GAME, answered

WISHING = Options(role_preferences=True)
ANY: dict[str, str] = {}
TABLES = 4000


def opened(number: int = 0, **options: Any) -> tuple[State, Chance]:
    chance = Chance(number.to_bytes(32, "big"))
    return GAME.setup(Options(role_preferences=True, **options), 4, chance).state, chance


def dealt(state: State, chance: Chance, *wishes: dict[str, str], order: tuple[int, ...] = (0, 1, 2, 3)) -> State:
    """Everybody has said what they would like."""
    for seat in order:
        wish = wishes[seat] if seat < len(wishes) else ANY
        state = GAME.answer(state, seat, GAME.asks(state)[seat].id, wish, chance).state
    return state


def roles(state: State) -> list[str]:
    return [one.role for one in state.kingdoms]


def share(*wishes: dict[str, str], seat: int = 0, role: str = "devil") -> float:
    """In how many of all deals that seat gets that role."""
    preferences = [convert(wish, Preference) for wish in [*wishes, *[ANY] * (4 - len(wishes))]]
    found = Counter(
        drawn_by_preference(preferences, Chance(number.to_bytes(32, "big")).stream("x"))[seat]
        for number in range(TABLES)
    )
    return found[role] / TABLES


def test_everybody_is_asked_before_anything_else() -> None:
    state, _ = opened()
    assert GAME.moment(state) == "1.roles.preferences"
    assert {ask.kind for ask in GAME.asks(state).values()} == {"preferences"}
    assert sorted(GAME.asks(state)) == [0, 1, 2, 3]


def test_of_each_role_a_seat_says_how_gladly_it_would_play_it() -> None:
    state, _ = opened()
    form = GAME.form(state, 0, GAME.asks(state)[0].id, Draft())
    assert [field.name for field in form.fields] == ["mortal", "cultist", "devil"]
    assert form.ready
    assert form.value == dict.fromkeys(("mortal", "cultist", "devil"), "either")


def test_nobody_has_a_role_before_all_have_answered() -> None:
    state, chance = opened()
    state = answered(state, 0, GAME.asks(state)[0].id, devil="gladly")
    assert set(roles(state)) == {UNDEALT}
    assert sorted(roles(dealt(state, chance, order=(1, 2, 3)))) == sorted(ROLES)


def test_without_the_option_nobody_is_asked_and_the_roles_are_dealt_as_ever() -> None:
    seed = bytes(31) + b"\x07"
    usual = GAME.setup(Options(), 4, Chance(seed)).state
    assert GAME.moment(usual) == "1.trading.offer"
    assert tuple(roles(usual)) == Chance(seed).stream("setup/roles").shuffled(ROLES)


def test_the_roles_come_from_the_committed_seed_and_the_answers_alone() -> None:
    wishes = ({"devil": "gladly"}, {"cultist": "unwillingly"}, ANY, {"mortal": "gladly"})
    first = dealt(*opened(3), *wishes)
    assert dealt(*opened(3), *wishes) == first
    assert dealt(*opened(3), *wishes, order=(3, 1, 0, 2)) == first


def test_everything_else_is_drawn_as_without_the_option() -> None:
    usual = GAME.setup(Options(), 4, Chance(bytes(32))).state
    state = dealt(*opened())
    assert (state.events, state.schedule, state.inquisition) == (usual.events, usual.schedule, usual.inquisition)
    assert [one.hand for one in state.kingdoms] == [one.hand for one in usual.kingdoms]


def test_a_role_brings_its_first_chest_and_round_one_begins() -> None:
    state = dealt(*opened(jesters=True))
    assert GAME.moment(state) == "1.trading.offer"
    for seat, one in enumerate(state.kingdoms):
        assert (one.pure, one.marked) == SOULS[one.role]
        assert one.jesters == getattr(numbers().jesters, one.role, 0)
        assert one.stock["wood"] >= BOARD.sides[seat].goods.get("wood", 0) + (one.role == "devil")


def test_each_seat_is_told_its_own_role_and_no_wish() -> None:
    state, chance = opened()
    for seat in range(3):
        state = GAME.answer(state, seat, GAME.asks(state)[seat].id, {"devil": "gladly"}, chance).state
    outcome = GAME.answer(state, 3, GAME.asks(state)[3].id, {}, chance)
    told = [one for one in outcome.happenings if "devil-your-role" in {text.key for text in one.private.values()}]
    assert [list(one.private) for one in told] == [[0], [1], [2], [3]]
    assert not any("gladly" in repr(one) for one in outcome.happenings)
    assert all(one is None for one in outcome.state.sealed)


def test_another_seats_wish_is_not_seen() -> None:
    state, _ = opened()
    first = answered(state, 0, GAME.asks(state)[0].id, devil="gladly")
    second = answered(state, 0, GAME.asks(state)[0].id, mortal="gladly")
    for viewer in (1, 2, 3, None):
        assert GAME.view(first, viewer) == GAME.view(second, viewer)


def test_a_wish_can_be_changed_until_all_have_answered() -> None:
    state, _ = opened()
    ask = GAME.asks(state)[0].id
    again = GAME.take_back(answered(state, 0, ask, devil="gladly"), 0, ask).state
    assert again == state


def test_what_is_wished_for_is_likelier_and_what_is_not_is_rarer() -> None:
    assert share({"devil": "unwillingly"}) < share() < share({"devil": "gladly"})


def test_with_no_wishes_every_deal_is_as_likely_as_another() -> None:
    for role in ROLES:
        assert share(role=role) == pytest.approx(1 / 4, abs=0.03)


def test_a_wish_weighs_as_the_rules_say() -> None:
    """One seat alone wishes: its share of the devil is its weight among the four roles it may get."""
    weights = numbers().preferences
    wanted = weights.gladly / (weights.gladly + 3 * weights.either)
    assert share({"devil": "gladly"}) == pytest.approx(wanted, abs=0.03)


def test_whoever_would_rather_not_may_still_get_it() -> None:
    wish = {"devil": "unwillingly", "mortal": "gladly"}
    keen = {"devil": "gladly", "mortal": "unwillingly"}
    assert share(wish, keen, keen, keen) > 0


def test_all_deals_stay_possible_whatever_is_wished() -> None:
    wishes = [Preference(devil="gladly", cultist="unwillingly")] * 4
    deals = {drawn_by_preference(wishes, Chance(n.to_bytes(32, "big")).stream("x")) for n in range(600)}
    assert len(deals) == 24


def test_after_a_rewind_to_the_wishes_the_roles_are_dealt_anew() -> None:
    state, _ = opened()
    again = Chance(bytes(32), epoch=1)
    state = GAME.reshuffled(state, again)
    assert GAME.moment(state) == "1.roles.preferences"
    redealt = {tuple(roles(dealt(GAME.reshuffled(opened()[0], luck), luck))) for luck in _epochs()}
    assert len(redealt) > 5


def _epochs() -> list[Chance]:
    return [Chance(bytes(32), epoch=number) for number in range(1, 20)]


def test_a_wish_that_is_none_is_refused() -> None:
    state, _ = opened()
    with pytest.raises(Refusal, match="not-offered"):
        answered(state, 0, GAME.asks(state)[0].id, devil="badly")


def test_the_absent_wish_for_nothing() -> None:
    state, chance = opened(5)
    assert GAME.absent(state, 0) == {}
    assert dealt(state, chance) == dealt(*opened(5), *[dict.fromkeys(("mortal", "cultist", "devil"), "either")] * 4)


def test_before_the_roles_are_dealt_there_is_neither_a_bank_nor_an_order_nor_a_fix() -> None:
    state, _ = opened()
    view = GAME.view(state, 0)
    assert GAME.liberties(state, 0) == ()
    assert GAME.orders(view) == ()
    assert {one.closed for one in GAME.quantities(GAME.view(state, None), 0)} == {"not-now"}
    with pytest.raises(Refusal, match="not-now"):
        GAME.fix(state, 0, Change("coins", 1))


class Number(Stream):
    """A stream that draws this number, and says out of how many."""

    def __init__(self, number: int) -> None:
        super().__init__(Chance(bytes(32)), "number", None)
        self.number, self.bound = number, 0

    def below(self, bound: int) -> int:
        self.bound = bound
        return self.number


def test_without_wishes_each_of_the_24_deals_has_as_many_of_the_numbers() -> None:
    asked = Number(0)
    drawn_by_preference([Preference()] * 4, asked)
    counted = Counter(drawn_by_preference([Preference()] * 4, Number(number)) for number in range(asked.bound))
    assert len(counted) == 24
    assert len(set(counted.values())) == 1
