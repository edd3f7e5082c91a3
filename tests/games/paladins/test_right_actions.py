"""The actions on the right of the player board, and the King's Favours (rules page 5, 6)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.texts import Named
from tests.games.paladins.table import (
    GAME,
    act,
    answered,
    closed,
    form,
    gained,
    me,
    options,
    player,
    refused,
    table,
)


def missing(attribute: str, count: int) -> tuple[str, dict[str, Any]]:
    return "lacks-attribute", {"what": Named("paladins-attribute", attribute), "count": count}


# ---------------------------------------------------------------------- Commission


def test_a_monk_for_a_scout_in_region_two() -> None:
    """Check (rulebook): one workshop on it, Faith 2 and 1 of the paladin."""
    state = table(player(workshops={"commission": 1}, faith=2, paladin="anseis"))
    assert refused(state, action="commission", space="space-3-1") == "lacks-attribute"
    after = act(state, "commission", space="space-2-3", workers="labourer.cleric")
    assert gained(state, after) == {"labourer": -1, "cleric": -1, "provisions": -1, "scout": 1, "influence": 1}
    assert me(after).monks == ("space-2-3",)
    assert me(after).placed["commission"] == ("", "labourer", "cleric")


def test_a_space_of_the_map_takes_one_piece_of_anyone() -> None:
    state = table(player(), player(outposts=("space-1-2",)))
    assert refused(state, action="commission", space="space-1-2") == "space-taken"
    assert refused(state, action="commission", space="space-1-1", recruit="none") == ""


def test_any_region_within_reach_will_do_and_others_say_what_is_missing() -> None:
    spaces = options(table(player(faith=4)), "space", action="commission")
    assert [id for id, option in spaces.items() if option.closed is None and id.startswith("space-3")]
    assert spaces["space-4-1"].closed.params["count"] == 2  # type: ignore[union-attr]
    assert spaces["space-6-1"].closed.params["count"] == 6  # type: ignore[union-attr]


@pytest.mark.parametrize(("seats", "count"), [(2, 25), (3, 34), (4, 40)])
def test_spaces_for_more_players_do_not_exist_with_fewer(seats: int, count: int) -> None:
    state = table(*(player(faith=12) for _ in range(seats)))
    assert len(options(state, "space", action="commission")) == count


def test_a_full_region_is_passed_over_and_the_next_says_what_is_missing() -> None:
    state = table(player(), player(monks=("space-1-1", "space-1-2")))
    assert closed(state, "commission") == missing("faith", 2)


@pytest.mark.parametrize(("sent", "cost"), [(0, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_provisions_by_the_number_of_monks(sent: int, cost: int) -> None:
    spaces = ("space-2-1", "space-2-2", "space-2-4", "space-3-1", "space-3-2", "space-3-3")[:sent]
    state = table(player(monks=spaces))
    assert gained(state, act(state, "commission", space="space-1-2"))["provisions"] == -cost
    assert closed(table(player(monks=spaces, provisions=cost - 1)), "commission") == (
        "lacks-provisions", {"count": 1},
    )  # fmt: skip


def test_ivon_sends_monks_without_provisions() -> None:
    state = table(player(paladin="ivon", provisions=0))
    assert "provisions" not in gained(state, act(state, "commission", space="space-1-2"))


# ---------------------------------------------------------------------- Fortify


def test_the_fourth_wall_with_anseis_costs_no_provisions() -> None:
    """Check (rulebook): Influence 2 on the track, 3 of Anseis; Strength counts once."""
    walls = ("wall-points", "wall-strength", "wall-scout")
    state = table(player(influence=2, paladin="anseis", walls=walls))
    after = act(state, "fortify", workers="merchant.labourer.scout")
    assert gained(state, after) == {"merchant": -1, "scout": -1, "strength": 1, "fighter": 1}
    assert me(after).walls == (*walls, "wall-labourer-fighter")
    poor = table(player(influence=5, walls=walls, provisions=1))
    assert closed(poor, "fortify") == ("lacks-provisions", {"count": 1})
    fifth = table(player(influence=2, paladin="anseis", walls=(*walls, "wall-cleric")))
    assert closed(fifth, "fortify") == missing("influence", 2)


def test_a_wall_with_or_is_turned_over_first_and_then_chosen() -> None:
    state = table(player(debts=1), walls=("wall-debt", "wall-points"))
    asked = act(state, "fortify")
    assert me(asked).walls == ("wall-debt",)
    assert [ask.kind for ask in GAME.asks(asked).values()] == ["either"]
    paid = answered(asked, either="1").state
    assert (me(paid).debts, me(paid).paid) == (0, 1)
    assert me(answered(asked, either="2").state).silver == me(state).silver + 2


def test_of_two_halves_the_only_one_with_an_effect_comes_by_itself() -> None:
    state = table(walls=("wall-suspicion",))
    after = act(state, "fortify")
    assert gained(state, after)["silver"] == 2
    assert after.turn == state.turn + 1


def test_the_form_of_fortify_does_not_show_the_wall() -> None:
    state = table(player(debts=1), walls=("wall-debt",))
    assert [field.name for field in form(state, action="fortify").fields] == ["action", "workers"]
    assert form(state, action="fortify") == form(table(player(debts=1), walls=("wall-points",)), action="fortify")


# ---------------------------------------------------------------------- Garrison


def test_an_outpost_in_region_three_clears_an_action() -> None:
    """Check (rulebook)."""
    placed = {"absolve": ("cleric", "labourer", "merchant")}
    state = table(player(strength=5, placed=placed))
    after = act(state, "garrison", space="space-3-4", clear="absolve", workers="merchant.labourer.fighter")
    assert gained(state, after) == {"merchant": -1, "labourer": -1, "fighter": -1, "provisions": -1, "faith": 1}
    assert set(me(after).placed) == {"garrison"}


def test_a_reward_of_pray_clears_the_action_just_taken_too() -> None:
    state = table(player(strength=5, placed={"pray": ("cleric",)}))
    assert set(options(state, "clear", action="garrison", space="space-3-4")) == {"garrison", "pray", "none"}
    assert me(act(state, "garrison", space="space-3-4", clear="garrison")).placed == {"pray": ("cleric",)}


def test_without_strength_one_no_outpost_is_placed() -> None:
    assert closed(table(), "garrison") == missing("strength", 1)
    state = table(player(strength=1))
    assert me(act(state, "garrison", space="space-1-2")).outposts == ("space-1-2",)


def test_the_requirement_holds_before_the_actions_own_gains() -> None:
    """A Garrison raises Faith, which does not help a Garrison; a wall's Strength helps only the next action."""
    state = table(player(strength=2))
    assert refused(state, action="garrison", space="space-2-2") == "lacks-attribute"


# ---------------------------------------------------------------------- Absolve


def test_the_first_jar_on_pay_debt() -> None:
    """Check (rulebook)."""
    state = table(player(debts=1, suspicions=("suspicion-1", "suspicion-2")))
    after = act(state, "absolve", jar="absolve-1", workers="cleric.labourer.merchant")
    assert gained(state, after) == {
        "labourer": -1, "merchant": -1, "cleric": -1, "silver": -1,
        "faith": 1, "debts": -1, "paid": 1, "suspicions": -1,
    }  # fmt: skip
    assert me(after).suspicions == ("suspicion-1",)
    assert after.suspicion_discards == ("suspicion-2",)


def test_the_spaces_for_jars_are_those_of_the_public_list() -> None:
    """Seven jars find ten spaces: two debts to pay, two discards, two prayers, and one each of the rest."""
    short = {"pay-debt": "debt", "drop-suspicion": "suspicion"}
    count = Counter(short.get(verb.__struct_config__.tag, verb.__struct_config__.tag)
                    for jar in GAME.packs.pack().board.absolve for verb in jar.gain)  # fmt: skip
    assert count == {"recruit": 1, "workers": 1, "pray": 2, "raise": 1, "goods": 1, "suspicion": 2, "debt": 2}
    state = table(player())
    after = act(state, "absolve", jar="absolve-8", workers="cleric.labourer.merchant")
    assert gained(state, after) == {"merchant": -1, "cleric": -1, "silver": -1, "faith": 1}  # its labourer came back
    after = act(state, "absolve", jar="absolve-10", workers="cleric.labourer.merchant")
    assert gained(state, after)["provisions"] == 2


def test_suspicion_and_debt_may_be_kept() -> None:
    state = table(player(debts=1, suspicions=("suspicion-1",)))
    after = act(state, "absolve", jar="absolve-1", debt="none", drop=0)
    assert (me(after).debts, len(me(after).suspicions)) == (1, 1)


def test_each_jar_space_once_and_the_jars_need_influence() -> None:
    state = table(player(jars=("absolve-1",)))
    assert closed(state, "absolve") == missing("influence", 1)
    state = table(player(jars=("absolve-1",), influence=1))
    assert refused(state, action="absolve", jar="absolve-1") == "jar-there"
    assert refused(state, action="absolve", jar="absolve-2") == ""


def test_debt_collectors_gain_when_a_debt_is_paid() -> None:
    state = table(player(debts=1, retinue=("debt-collector-2",)))
    assert gained(state, act(state, "absolve", jar="absolve-1", workers="cleric.labourer.merchant"))["fighter"] == 1


def test_abbots_gain_after_the_action_itself() -> None:
    state = table(player(retinue=("abbot-1", "abbot-2")))
    after = act(state, "absolve", jar="absolve-7", workers="cleric.labourer.merchant")
    assert gained(state, after) == {"merchant": -1, "cleric": -1, "silver": -1, "provisions": 1, "faith": 2}


# ---------------------------------------------------------------------- Attack


def test_the_mercenary_on_space_four_for_one_silver() -> None:
    """Check (rulebook): Strength 5."""
    state = table(player(strength=5))
    after = act(state, "attack", outsider="mercenary-vikings", workers="scout.labourer.fighter")
    assert gained(state, after) == {"scout": -1, "fighter": -1, "labourer": 1, "silver": -1, "influence": 1}
    assert me(after).attacked == ("mercenary-vikings",)
    assert after.outsiders[3] == ""


@pytest.mark.parametrize(
    ("strength", "space", "silver"), [(4, 3, 2), (0, 0, 1), (0, 5, 6), (1, 0, 0), (5, 3, 1), (6, 3, 1), (7, 3, 0)]
)
def test_one_silver_for_every_two_missing_strength_rounded_up(strength: int, space: int, silver: int) -> None:
    """Check: Strength 4 needs 2 silver for 7; Strength 0 pays 1 for space 1 and 6 for space 6."""
    state = table(player(strength=strength))
    targets = options(state, "outsider", action="attack")
    assert targets[state.outsiders[space]].data == {"silver": silver}


def test_without_the_silver_an_outsider_is_out_of_reach() -> None:
    state = table(player(silver=2))
    assert refused(state, action="attack", outsider="lookout-vikings") == "lacks-silver"
    assert refused(state, action="attack", outsider="assassin-vikings") == ""
    assert closed(table(player(silver=0)), "attack") == ("lacks-silver", {"count": 1})


def test_engelier_brings_two_silver_for_each_attack_after_it_was_paid() -> None:
    state = table(player(paladin="engelier", strength=0, silver=0))
    assert refused(state, action="attack", outsider="mercenary-vikings") == "lacks-silver"
    after = act(state, "attack", outsider="assassin-vikings")
    assert gained(state, after)["silver"] == 2


def test_attacks_have_no_limit() -> None:
    state = table(player(strength=12, attacked=("a",) * 9))
    assert closed(state, "attack") is None


# ---------------------------------------------------------------------- Convert


def test_the_assassin_on_space_two_as_the_third_conversion() -> None:
    """Check (rulebook): Faith 3 and 1 of the paladin."""
    done = ("lookout-byzantines", "thief-byzantines")
    state = table(player(faith=3, paladin="anseis", converted=done))
    after = act(state, "convert", outsider="assassin-vikings", workers="fighter.labourer.cleric")
    assert gained(state, after) == {"labourer": -1, "fighter": -1, "cleric": -1, "silver": -2, "strength": 2}
    assert me(after).converted == (*done, "assassin-vikings")


def test_missing_faith_cannot_be_paid_for() -> None:
    state = table(player(faith=1))
    assert refused(state, action="convert", outsider="assassin-vikings") == "lacks-attribute"
    assert refused(state, action="convert", outsider="archer-saracens") == ""


def test_gerier_converts_for_nothing() -> None:
    state = table(player(paladin="gerier", converted=("a", "b"), silver=0))
    assert "silver" not in gained(state, act(state, "convert", outsider="archer-saracens"))


def test_an_empty_space_has_nobody_to_attack_or_convert() -> None:
    state = table(player(faith=2), outsiders=("", "assassin-vikings", "", "", "", ""))
    assert set(options(state, "outsider", action="convert")) == {"assassin-vikings"}
    assert closed(table(player(faith=1), outsiders=("", "assassin-vikings", "", "", "", "")), "convert") == missing(
        "faith", 1
    )


def test_the_marker_stops_at_the_end_of_its_track() -> None:
    state = table(player(faith=12, strength=11))
    assert me(act(state, "convert", outsider="assassin-vikings")).strength == 12
