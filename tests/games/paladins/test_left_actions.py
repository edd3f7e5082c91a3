"""The actions on the left of the player board (rules page 4)."""

from __future__ import annotations

import pytest

from tests.games.paladins.table import ROW, act, closed, form, gained, me, options, player, refused, table, workers

ONE_OF_EACH = {"labourer": 1, "scout": 1, "merchant": 1, "fighter": 1, "cleric": 1}


def test_a_workshop_on_commission_brings_its_worker_and_spares_a_scout_from_then_on() -> None:
    """Check (rulebook)."""
    state = table(player(workers=workers(labourer=1, fighter=1, cleric=1), silver=4))
    after = act(state, "develop", workshop="commission.1", workers="labourer.fighter")
    assert gained(state, after) == {"labourer": -1, "fighter": -1, "silver": -4, "scout": 1}
    assert me(after).workshops == {"commission": 1}
    again = table(me(after))
    assert set(options(again, "workers", action="commission", space="space-1-2")) == {"scout.cleric"}


def test_a_workshop_sends_the_worker_on_its_space_away_and_the_action_stays_used() -> None:
    state = table(player(placed={"fortify": ("merchant", "labourer", "scout")}))
    after = act(state, "develop", workshop="fortify.2")
    assert me(after).placed["fortify"] == ("merchant", "", "scout")
    assert closed(table(me(after)), "fortify") == ("action-used", {})


def test_develop_takes_exactly_two_workers_and_four_silver() -> None:
    assert closed(table(player(silver=3)), "develop") == ("lacks-silver", {"count": 1})
    assert closed(table(player(workers=workers(labourer=1))), "develop")[0] == "lacks-workers"
    assert {len(id.split(".")) for id in options(table(), "workers", action="develop", workshop="attack.1")} == {2}


def test_samson_develops_for_two_silver_less() -> None:
    state = table(player(paladin="samson", silver=2))
    assert gained(state, act(state, "develop", workshop="attack.1"))["silver"] == -2


def test_the_third_space_of_an_action_takes_no_workshop() -> None:
    spaces = options(table(), "workshop", action="develop")
    assert len(spaces) == 12
    assert refused(table(), action="develop", workshop="commission.3") == "not-offered"


def test_a_covered_space_takes_no_second_workshop() -> None:
    state = table(player(workshops={"attack": 1}))
    assert refused(state, action="develop", workshop="attack.1") == "workshop-there"


def test_architects_react_to_develop_and_to_a_free_one_too() -> None:
    state = table(player(retinue=("architect-1",), workers=workers(labourer=2)))
    assert gained(state, act(state, "develop", workshop="attack.1"))["labourer"] == -1
    favours = ("favour-develop", "favour-tax", "favour-labourers", "favour-workers", "favour-debt")
    free = table(player(retinue=("architect-1",), workers=workers(merchant=1)), favours=favours)
    after = act(free, "favour", favour="favour-develop", either="1", workshop="attack.1")
    assert gained(free, after) == {"labourer": 1, "scout": 1, "merchant": -1, "provisions": -1}


# ---------------------------------------------------------------------- Recruit


def test_discarding_the_abbot_for_two_silver_brings_a_cleric_and_a_labourer() -> None:
    """Check (rulebook)."""
    state = table(player(workers=workers(scout=1)))
    after = act(state, "recruit", townsfolk="abbot-1", workers="scout")
    assert gained(state, after) == {"scout": -1, "silver": -2, "cleric": 1, "labourer": 1}
    assert after.row == ("gatekeeper-2", "abbot-2", "", "watchman-1", "peddler-1")
    assert me(after).retinue == ()


@pytest.mark.parametrize(("pay", "cost"), [("silver", {"silver": -2}), ("debt", {"silver": 1, "debts": 1})])
def test_the_gatekeeper_costs_three_silver_or_a_debt_and_brings_one_now_and_one_at_each_fortify(
    pay: str, cost: dict[str, int]
) -> None:
    """Check (rulebook). A debt may be taken with silver in hand."""
    state = table(player())
    after = act(state, "recruit", townsfolk="gatekeeper-2", pay=pay, workers="labourer.fighter")
    assert gained(state, after) == {"labourer": -1, "fighter": -1, **cost}
    assert me(after).retinue == ("gatekeeper-2",)
    later = table(me(after))
    assert gained(later, act(later, "fortify"))["silver"] == 1


def test_the_price_falls_from_left_to_right() -> None:
    prices = options(table(), "townsfolk", action="recruit")
    assert [prices[card].data["silver"] for card in ROW] == [3, 2, 2, 1, 0]
    assert [prices[card].data["debt"] for card in ROW] == [1, 1, 0, 0, 0]


def test_whoever_has_no_silver_recruits_on_credit_or_for_nothing() -> None:
    state = table(player(silver=0))
    open_ = [id for id, option in options(state, "townsfolk", action="recruit").items() if option.closed is None]
    assert open_ == ["gatekeeper-2", "abbot-2", "peddler-1"]
    assert refused(state, action="recruit", townsfolk="gatekeeper-2", pay="silver") == "lacks-silver"
    assert refused(state, action="recruit", townsfolk="abbot-1") == "lacks-silver"


def test_the_only_townsfolk_there_is_need_not_be_chosen() -> None:
    only = table(row=("", "", "", "", "peddler-1"))
    assert form(only, action="recruit").ready
    assert form(table(), action="recruit").missing == ("townsfolk",)


def test_roland_recruits_for_nothing() -> None:
    state = table(player(paladin="roland"))
    assert "silver" not in gained(state, act(state, "recruit", townsfolk="abbot-1", workers="labourer.fighter"))


def test_where_nothing_is_to_be_paid_no_debt_stands_in_for_it() -> None:
    roland = table(player(paladin="roland"))
    assert set(options(roland, "pay", action="recruit", townsfolk=ROW[0])) == {"silver"}
    assert options(roland, "townsfolk", action="recruit")[ROW[0]].data["debt"] == 0
    assert set(options(table(player()), "pay", action="recruit", townsfolk=ROW[0])) == {"silver", "debt"}


def test_with_two_workers_the_second_is_a_fighter_or_a_criminal() -> None:
    state = table(player(workers=workers(labourer=1, fighter=1, criminal=1)))
    ways = options(state, "workers", action="recruit", townsfolk="peddler-1")
    assert set(ways) == {
        "labourer.fighter", "fighter.criminal", "labourer.criminal", "labourer", "fighter", "criminal",
    }  # fmt: skip


def test_used_with_one_worker_the_second_cannot_be_added_later() -> None:
    for action, more in (("recruit", {"townsfolk": "peddler-1"}), ("hunt", {}), ("trade", {})):
        after = act(table(), action, workers="labourer", **more)
        assert closed(table(me(after)), action) == ("action-used", {})


def test_a_free_recruit_costs_neither_workers_nor_silver_and_may_be_declined() -> None:
    state = table(player(faith=2))
    after = act(state, "commission", space="space-2-1", recruit="gatekeeper-2")
    assert me(after).retinue == ("gatekeeper-2",)
    assert gained(state, after)["silver"] == 1
    declined = act(state, "commission", space="space-2-1", recruit="none")
    assert me(declined).retinue == ()


def test_a_townsfolk_does_not_react_to_the_action_that_brought_it() -> None:
    state = table(player(faith=2), row=("acolyte-1", "", "", "", ""))
    after = act(state, "commission", space="space-2-1", recruit="acolyte-1")
    assert me(after).retinue == ("acolyte-1",)
    assert gained(state, after)["labourer"] == -1
    later = table(player(faith=2, retinue=me(after).retinue))
    assert "labourer" not in gained(later, act(later, "commission", space="space-2-1", recruit="none"))


# ---------------------------------------------------------------------- Hunt, Trade, Conspire


@pytest.mark.parametrize(
    ("action", "good", "helper"), [("hunt", "provisions", "scout"), ("trade", "silver", "merchant")]
)
def test_hunt_and_trade_bring_one_or_three(action: str, good: str, helper: str) -> None:
    assert gained(table(), act(table(), action, workers="labourer")) == {"labourer": -1, good: 1}
    both = act(table(), action, workers=f"labourer.{helper}")
    assert gained(table(), both) == {"labourer": -1, helper: -1, good: 3}


@pytest.mark.parametrize(
    ("paladin", "action", "good"), [("girard", "hunt", "provisions"), ("otton", "trade", "silver")]
)
def test_girard_and_otton_bring_two_more_each_time(paladin: str, action: str, good: str) -> None:
    state = table(player(paladin=paladin))
    assert gained(state, act(state, action, workers="labourer"))[good] == 3


def test_conspire_brings_a_criminal_and_with_him_a_suspicion() -> None:
    state = table(suspicions=("suspicion-2", "suspicion-0"))
    after = act(state, "conspire", workers="labourer")
    assert gained(state, after) == {"labourer": -1, "criminal": 1, "suspicions": 1, "silver": 2}
    assert after.tax == 6


def test_gerin_brings_two_silver_for_each_conspiracy() -> None:
    state = table(player(paladin="gerin"), suspicions=("suspicion-0", "suspicion-0"))
    assert gained(state, act(state, "conspire", workers="labourer"))["silver"] == 2


# ---------------------------------------------------------------------- Pray


def test_a_criminal_prays_and_absolve_can_be_used_again() -> None:
    """Check (rulebook)."""
    state = table(player(workers=workers(criminal=1), placed={"absolve": ("cleric", "labourer", "merchant")}))
    after = act(state, "pray", clear="absolve")
    assert gained(state, after) == {"criminal": -1, "silver": -2}
    assert me(after).placed == {"pray": ("criminal",)}


def test_pray_does_not_clear_itself_nor_a_favour() -> None:
    state = table(player(placed={"hunt": ("labourer",)}), at_favours={"favour-pray": (0, "cleric")})
    assert set(options(state, "clear", action="pray")) == {"hunt", "none"}


def test_pray_can_be_taken_with_nothing_to_clear_and_may_clear_nothing() -> None:
    state = table()
    assert form(state, action="pray").ready
    assert me(act(state, "pray")).placed == {"pray": ("cleric",)}


def test_oliver_prays_for_nothing() -> None:
    state = table(player(paladin="oliver", silver=0))
    assert gained(state, act(state, "pray")) == {"cleric": -1}
