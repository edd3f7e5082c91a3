"""The virtual player between its turns: its set-up, its rounds, its resource counter."""

from __future__ import annotations

import pytest

from engine.chance import SEED_BYTES, Chance
from games.paladins.rules.effects import (
    DestroyDebt,
    DropSuspicion,
    Either,
    FreeDevelop,
    GainGoods,
    GainWorkers,
    PayDebt,
    Raise,
    TakeTax,
)
from games.paladins.rules.pack import pack
from games.paladins.rules.rulebook import RIGHT
from games.paladins.rules.state import Options, Player, Repent, Virtual
from games.paladins.rules.virtual import begin_round, emptied_rows, set_up, suspected_by
from games.paladins.rules.virtual.facts import CoinsReturned
from tests.games.paladins.alone import (
    OUTSIDERS,
    ROW,
    gained,
    it_of,
    keys,
    marker,
    position,
    workers,
    working,
)

BOTH, LEFT = 3, 1


# ---------------------------------------------------------------------- set-up


@pytest.mark.parametrize(("difficulty", "count"), [("easy", 1), ("standard", 3), ("hard", 5)])
def test_a_workshop_lies_on_as_many_different_actions_as_the_difficulty_says(difficulty: str, count: int) -> None:
    it, *_ = set_up(pack(), Options(difficulty=difficulty), Chance(bytes(SEED_BYTES)))  # type: ignore[arg-type]
    assert len(it.workshops) == count
    assert set(it.workshops.values()) == {LEFT}
    assert set(it.workshops) <= set(RIGHT)


def test_it_begins_with_twelve_schemes_without_a_favour_and_its_markers_in_one_stack() -> None:
    it, virtual, _ = set_up(pack(), Options(), Chance(bytes(SEED_BYTES)))
    assert len(virtual.schemes) == 12
    assert "scheme-favour" not in virtual.schemes
    assert (virtual.marker, virtual.stack, virtual.discards) == (1, ("influence", "faith", "strength"), ())
    assert (it.silver, it.provisions, it.deck, sum(it.workers)) == (0, 0, (), 0)


# ---------------------------------------------------------------------- rounds


def test_in_round_four_it_begins_with_seven_workers() -> None:
    work = working(position(Player(passed=True, placed={"trade": ("labourer",)})))
    begin_round(work, (), 1)
    assert (it_of(work).workers, it_of(work).passed, it_of(work).placed) == (workers(7), False, {})


def test_the_workshop_of_a_revealed_order_moves_onto_its_action_at_most_two() -> None:
    work = working(position(Player(workshops={"absolve": LEFT, "attack": BOTH})))
    begin_round(work, ("order-absolve",), 0)
    begin_round(work, ("order-attack",), 0)
    begin_round(work, ("order-convert",), 0)
    assert it_of(work).workshops == {"absolve": BOTH, "attack": BOTH, "convert": LEFT}
    assert keys(work) == ["paladins-virtual-workshop"] * 2


def test_with_a_revealed_favour_a_scheme_goes_to_the_discards() -> None:
    work = working(position(Player(), virtual=Virtual(discards=("scheme-order",))))
    begin_round(work, (), 1)
    assert work.virtual is not None
    assert work.virtual.discards == ("scheme-order", "scheme-favour")


def test_it_draws_a_suspicion_for_each_criminal_on_the_other_tavern_card() -> None:
    assert pack().tavern["tavern-12"].workers["criminal"] == 2
    work = gained(position(Player()), *suspected_by(pack(), "tavern-12"))
    work.say_deeds()
    assert keys(work)[0] == "paladins-virtual-tavern"
    assert it_of(work).suspicions == ("suspicion-0", "suspicion-1")
    assert (marker(work), work.tax, sum(it_of(work).workers)) == (2, 4, 0)
    assert suspected_by(pack(), "tavern-1") == ()


def test_townsfolk_on_space_four_and_outsider_on_space_two_leave_too() -> None:
    work = working(position(Player()))
    row, outsiders = emptied_rows(work.board, work.row, work.outsiders)
    assert row == (*ROW[:3], "", ROW[4])
    assert outsiders == (OUTSIDERS[0], "", *OUTSIDERS[2:])


# ---------------------------------------------------------------------- the counter


def test_goods_of_all_kinds_move_its_marker_instead() -> None:
    work = gained(position(Player()), GainGoods(silver=2, provisions=1))
    assert (marker(work), it_of(work).silver, it_of(work).provisions) == (4, 0, 0)


def test_tax_goes_back_to_the_general_supply_and_moves_the_marker() -> None:
    work = gained(position(Player(), tax=3), TakeTax(n=2))
    assert (marker(work), work.tax) == (3, 1)
    assert CoinsReturned(2).text in work.deeds


def test_the_last_coin_brings_an_inquisition_and_the_marker_moves_for_all_of_the_tax() -> None:
    work = gained(position(Player(suspicions=("suspicion-0",)), tax=1), TakeTax(n=2))
    assert (marker(work), work.tax, it_of(work).debts) == (3, 5, 1)
    assert keys(work)[-2:] == ["paladins-inquisition", "paladins-guilty"]


@pytest.mark.parametrize(("it", "stack", "risen"), [
    (Player(faith=3, strength=2), ("influence", "faith", "strength"), "faith"),
    (Player(), ("influence", "faith", "strength"), "strength"),
    (Player(), ("strength", "faith", "influence"), "influence"),
    (Player(faith=12, strength=2), ("influence", "strength", "faith"), "strength"),
])  # fmt: skip
def test_past_the_last_space_its_highest_attribute_rises_the_marker_on_top_among_equals(
    it: Player, stack: tuple[str, ...], risen: str
) -> None:
    work = gained(position(it, virtual=Virtual(marker=5, stack=stack)), GainGoods(silver=1))
    assert marker(work) == 1
    assert getattr(it_of(work), risen) == getattr(it, risen) + 1
    assert work.virtual is not None
    assert work.virtual.stack[-1] == risen


def test_with_all_attributes_at_the_top_none_rises() -> None:
    full = Player(faith=12, strength=12, influence=12)
    assert it_of(gained(position(full, marker=5), GainGoods(silver=6))) == full


def test_a_marker_that_moves_lies_on_top_of_its_stack() -> None:
    work = gained(position(Player()), Raise(what="influence"), Raise(what="faith"))
    assert work.virtual is not None
    assert work.virtual.stack == ("strength", "influence", "faith")


def test_a_marker_at_the_top_of_its_track_does_not_move_onto_its_stack() -> None:
    work = gained(position(Player(influence=12)), Raise(what="influence"))
    assert work.virtual is not None
    assert (it_of(work).influence, work.virtual.stack) == (12, ("influence", "faith", "strength"))


def test_workers_have_no_colour_and_each_criminal_draws_a_suspicion() -> None:
    work = gained(position(Player()), GainWorkers(cleric=1, criminal=2))
    assert it_of(work).workers == workers(3)
    assert it_of(work).suspicions == ("suspicion-0", "suspicion-1")


def test_suspicions_and_debts_are_real() -> None:
    it = Player(suspicions=("suspicion-0", "suspicion-1", "suspicion-2"), debts=2)
    work = gained(position(it), DropSuspicion(n=2), PayDebt(), DestroyDebt())
    assert it_of(work).suspicions == ("suspicion-0",)
    assert (it_of(work).debts, it_of(work).paid, work.tax) == (0, 1, 5)


@pytest.mark.parametrize("instruction", [DropSuspicion(), DestroyDebt()])
def test_without_what_it_should_discard_a_coin_leaves_the_tax_supply(instruction: object) -> None:
    work = gained(position(Player()), instruction)
    assert (work.tax, marker(work)) == (4, 1)


def test_the_last_coin_returned_for_a_suspicion_brings_an_inquisition() -> None:
    work = gained(position(Player(), tax=1, players=(Player(suspicions=("suspicion-0",)), Player())), DropSuspicion())
    assert work.players[0].debts == 1
    assert work.tax == 5


def test_an_inquisition_in_its_turn_asks_a_conspirators_owner_and_its_turn_goes_on_afterwards() -> None:
    own = Player(retinue=("conspirator-1",), suspicions=("suspicion-0",))
    state = position(Player(), own=own, tax=1)
    work = gained(state, TakeTax(n=1), GainWorkers(labourer=2))
    assert work.agenda[0] == Repent(seat=0, n=1)
    assert it_of(work).workers == workers(0)
    rest = gained(work.done(), *work.agenda[1:])
    assert (rest.players[0].debts, it_of(rest).workers, rest.tax) == (1, workers(2), 5)


def test_one_attribute_of_its_choice_is_the_highest() -> None:
    assert it_of(gained(position(Player(influence=4, faith=1)), Raise(what="any"))).influence == 5


def test_of_two_halves_it_takes_the_leftmost_with_an_effect() -> None:
    debt_or_two = Either(of=((PayDebt(),), (DropSuspicion(n=2),)))
    assert it_of(gained(position(Player(debts=1)), debt_or_two)).paid == 1
    it = Player(suspicions=("suspicion-0", "suspicion-0"))
    assert it_of(gained(position(it), debt_or_two)).suspicions == ()
    develop_or_workers = Either(of=((FreeDevelop(),), (GainWorkers(fighter=1, cleric=1),)))
    assert it_of(gained(position(Player()), develop_or_workers)).workers == workers(2)
