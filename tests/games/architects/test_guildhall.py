"""The Guildhall, buildings and the Cathedral: pages 13 to 15 and the immediate effects."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.texts import Listed, Things, say
from games.architects.rules import GAME
from games.architects.rules.pack import pack
from games.architects.rules.state import State
from tests.games.architects.building import (
    after,
    deeds,
    form,
    gained,
    having,
    offered,
    outcome,
    refused,
    standing,
    table,
)

ALL_SKILLS = ("labourer",)
RICH = {"clay": 9, "wood": 9, "stone": 9, "gold": 9, "marble": 9, "silver": 0}


def builder(card: str, state: State | None = None, **changes: Any) -> State:
    """A seat that can build `card`."""
    changes = {"stock": RICH, "apprentices": ALL_SKILLS, "hand": (card, "well"), "built": (), **changes}
    return having(table(promos=True) if state is None else state, 0, **changes)


def built(state: State, card: str, **value: Any) -> State:
    return after(state, location=f"build.{card}", **value)


# ---------------------------------------------------------------------- building


def test_the_well_costs_two_wood_and_two_stone_and_gives_four_clay() -> None:
    state = having(table(), 0, stock={"wood": 2, "stone": 2}, hand=("well",))
    done = built(state, "well")
    assert {kind: amount for kind, amount in done.players[0].stock.items() if amount} == {"clay": 4}
    assert done.players[0].built == ("well",)
    assert done.players[0].hand == ()
    assert done.guildhall == (0,)
    assert done.players[0].workers == 19


def test_the_keep_needs_three_skills_and_costs_two_virtue() -> None:
    state = having(table(), 0, stock={"wood": 5, "stone": 2, "gold": 2}, hand=("keep",))
    assert refused(state, location="build.keep") == "no-skill"
    state = having(state, 0, apprentices=("thief", "miner-1", "stonecutter-1"))
    done = built(state, "keep")
    assert done.players[0].virtue == 5
    assert done.players[0].apprentices == state.players[0].apprentices  # who built is not used up


def test_a_building_without_the_goods_is_refused() -> None:
    state = having(table(), 0, stock={"wood": 2, "stone": 1}, hand=("well",))
    assert refused(state, location="build.well") == "lacks-goods"


def test_a_closed_building_says_what_is_missing() -> None:
    state = having(table(), 0, stock={"wood": 1}, hand=("well", "keep"), apprentices=("thief",))
    closed = {one.id: one.closed for one in form(state).fields[0].node.options}  # type: ignore[union-attr]
    well, keep = closed["build.well"], closed["build.keep"]
    assert well is not None
    assert keep is not None
    assert well.params == {"things": Things({"wood": 1, "stone": 2})}
    assert keep.params == {"skills": Listed((say("architects-skill-tiling"), say("architects-skill-masonry")))}


def test_a_card_that_is_not_in_hand_cannot_be_built() -> None:
    assert refused(having(table(), 0, hand=("well",)), location="build.keep") == "not-offered"


def test_workers_fill_the_rows_of_the_columns_in_play() -> None:
    """With four players the sixth worker lies first in the second row."""
    state = having(table(4), 0, stock=RICH, hand=("well",))
    state = replace(state, guildhall=(0, 1, 2, 3, 1))
    done = built(state, "well")
    assert done.guildhall == (0, 1, 2, 3, 1, 0)
    assert not done.reset


def test_the_third_space_of_a_row_sends_the_first_apprentices_away() -> None:
    state = replace(having(table(), 0, stock=RICH, hand=("well",)), guildhall=(0, 1), laid=((2, 1, 0, 0), (0, 0, 0, 0)))
    rows, deck = state.rows, state.apprentices
    done = outcome(state, location="build.well")
    assert "architects-refreshed" in deeds(done)
    assert done.state.rows == ((*rows[0][1:], deck[0]), (*rows[1][1:], deck[1]))
    assert done.state.apprentices == (*deck[2:], rows[0][0], rows[1][0])
    assert done.state.laid[0] == (1, 0, 0, 0)
    assert done.state.before is None


def test_silver_stays_with_the_apprentices_that_go_under_the_deck() -> None:
    state = having(table(), 0, hand=("well",), stock={"wood": 2, "stone": 2})
    state = replace(state, guildhall=(1, 1), laid=((2, 0, 0, 0), (0, 0, 0, 0)))
    first = state.rows[0][0]
    done = built(state, "well")
    assert done.below == {first: 2}
    again = replace(done, apprentices=(first, *done.apprentices[:-2]), seat=0)
    taken = having(again, 0, stock={"silver": 9})
    hired = after(taken, location="workshop", who=taken.rows[1][0])
    assert hired.rows[1][-1] == first
    assert hired.laid[1][-1] == 2
    assert hired.below == {}


def test_a_tavern_on_a_refreshing_space_hires_from_the_new_display() -> None:
    state = replace(builder("tavern"), guildhall=(1, 1))
    new = state.apprentices[:2]
    turned = built(state, "tavern")
    assert (turned.step, turned.hire) == ("hire", True)
    assert turned.players[0].apprentices == state.players[0].apprentices
    assert set(new) <= set(offered(turned, "who"))
    done = after(turned, who=new[0])
    assert done.players[0].apprentices == (*state.players[0].apprentices, new[0])
    assert (done.step, done.seat, done.hire) == ("turn", 1, False)


# ---------------------------------------------------------------------- immediate effects


@pytest.mark.parametrize(("card", "gain"), [
    ("smithy", {"stone": 4}),
    ("thieves-den", {"silver": 4}),
    ("factory", {"marble": 2}),
    ("lumber-camp", {"wood": 4}),
])  # fmt: skip
def test_some_buildings_bring_goods(card: str, gain: dict[str, int]) -> None:
    state = builder(card)
    cost = pack().buildings[card].cost
    change = {kind: gain.get(kind, 0) - cost.get(kind, 0) for kind in (*cost, *gain)}
    assert gained(state, built(state, card)) == {kind: amount for kind, amount in change.items() if amount}


def test_the_treasury_gives_one_gold_or_three_coins() -> None:
    state = builder("treasury")
    assert gained(state, built(state, "treasury", choice="1")) == {"wood": -1, "stone": -3}
    assert gained(state, built(state, "treasury", choice="2")) == {"wood": -1, "stone": -3, "gold": -1, "silver": 3}


def test_the_drafting_room_draws_two_cards() -> None:
    state = builder("drafting-room")
    assert built(state, "drafting-room").players[0].hand == ("well", *state.buildings[:2])


def test_the_tavern_hires_anybody_free() -> None:
    state = replace(builder("tavern"), rows=(("thief", "miner-1", "miner-2", "trader-1"), table().rows[1]))
    done = built(state, "tavern", who="trader-1")
    assert done.players[0].apprentices == ("labourer", "trader-1")


def test_the_watchtower_blames_everyone_with_three_in_prison() -> None:
    state = replace(builder("watchtower"), prison=(3, 2, 4))
    done = built(state, "watchtower")
    assert [player.virtue for player in done.players] == [5, 7, 6]


def test_the_monument_praises_everybody() -> None:
    done = built(builder("monument"), "monument")
    assert [player.virtue for player in done.players] == [9, 8, 8]


def test_the_armoury_captures_one_group_and_the_fortress_two_without_paying() -> None:
    state = standing(standing(builder("armoury"), "forest", 0, 2), "quarry", 0, 1)
    done = built(state, "armoury", capture1="forest.1")
    assert done.players[0].captured == (0, 2, 0)
    assert done.tax == state.tax
    two = standing(standing(builder("fortress"), "forest", 0, 2), "quarry", 0, 1)
    assert built(two, "fortress", capture1="forest.1", capture2="quarry.1").players[0].captured == (0, 3, 0)


def test_the_barracks_release_or_capture() -> None:
    state = having(standing(builder("barracks"), "forest", 0, 2), 1, captured=(3, 0, 0))
    freed = built(state, "barracks", choice="free")
    assert freed.players[1].captured == (0, 0, 0)
    assert freed.players[0].workers == state.players[0].workers - 1 + 3
    assert built(state, "barracks", choice="capture", capture1="forest.1").players[0].captured == (0, 2, 0)
    alone = standing(builder("barracks"), "forest", 0, 2)
    assert refused(alone, location="build.barracks", choice="free") == "none-captured"


def test_the_betting_house_is_bought_with_a_debt() -> None:
    assert built(builder("betting-house"), "betting-house").players[0].debts == 1


def test_the_church_may_destroy_a_debt() -> None:
    state = builder("church", debts=2, apprentices=("debt-collector-1",))
    done = built(state, "church")
    assert (done.players[0].debts, done.players[0].paid) == (1, 0)
    assert done.players[0].stock["clay"] == 6  # destroying is not paying
    assert built(state, "church", destroy=0).players[0].debts == 2


def test_the_hideout_empties_the_prison_of_own_workers() -> None:
    state = replace(builder("hideout"), prison=(3, 1, 0))
    done = built(state, "hideout")
    assert done.prison == (0, 1, 0)
    assert done.players[0].workers == state.players[0].workers - 1 + 3


def test_the_library_may_sell_a_card_for_two_gold() -> None:
    state = builder("library")
    done = built(state, "library", sell="well")
    assert gained(state, done)["gold"] == 2
    assert done.buildings[-1] == "well"
    assert "gold" not in gained(state, built(state, "library", sell="stop"))


def test_the_palace_gives_gold_for_virtue() -> None:
    assert gained(builder("palace", virtue=11), built(builder("palace", virtue=11), "palace"))["gold"] == 2


def test_the_graveyard_costs_an_apprentice() -> None:
    state = builder("graveyard", apprentices=("labourer", "thief"))
    assert built(state, "graveyard", dismiss="thief").players[0].apprentices == ("labourer",)


def test_the_crane_places_another_worker_in_the_guildhall() -> None:
    state = builder("crane")
    done = built(state, "crane")
    assert done.step == "work"
    assert done.seat == 0
    again = after(done, work="build.well")
    assert again.guildhall == (0, 0)
    assert again.players[0].built == ("crane", "well")
    assert again.seat == 1
    assert after(done).guildhall == (0,)


def test_clovis_draws_for_each_building() -> None:
    state = builder("well", character="clovis", hand=("well",))
    assert built(state, "well").players[0].hand == state.buildings[:1]


def test_lothaire_pays_one_wood_or_stone_less() -> None:
    state = having(table(), 0, character="lothaire", stock={"wood": 1, "stone": 2}, hand=("well",))
    assert gained(state, built(state, "well")) == {"wood": -1, "stone": -2, "clay": 4}
    both = having(state, 0, stock={"wood": 2, "stone": 2})
    assert gained(both, built(both, "well", spared="wood")) == {"wood": -1, "stone": -2, "clay": 4}
    assert gained(both, built(both, "well", spared="stone")) == {"wood": -2, "stone": -1, "clay": 4}


def test_gold_and_marble_are_the_same_for_therese() -> None:
    state = having(table(), 0, character="therese", stock={"stone": 3, "gold": 1}, hand=("fountain",))
    assert gained(state, built(state, "fountain")) == {"stone": -3, "gold": -1}
    other = having(state, 0, character="")
    assert refused(other, location="build.fountain") == "lacks-goods"


# ---------------------------------------------------------------------- the Cathedral


def test_the_first_level_costs_a_gold_and_a_card_and_brings_the_top_reward() -> None:
    state = replace(having(table(), 0, stock={"gold": 1}, hand=("well", "keep")), rewards=("reward-6", "reward-1"))
    done = after(state, location="cathedral", card="keep")
    mine = done.players[0]
    assert (mine.level, mine.virtue, mine.hand) == (1, 8, ("well",))
    assert mine.stock["gold"] == 1  # the one of the reward
    assert done.buildings[-1] == "keep"
    assert done.rewards == ("reward-1",)


def test_without_rewards_a_step_brings_one_virtue() -> None:
    state = replace(having(table(), 0, stock={"gold": 1}), rewards=())
    assert after(state, location="cathedral", card=state.players[0].hand[0]).players[0].virtue == 8


def test_the_second_level_takes_any_four_of_wood_and_stone() -> None:
    state = having(table(), 0, stock={"wood": 3, "stone": 3}, level=1)
    state = replace(state, rewards=())
    card = state.players[0].hand[0]
    done = after(state, location="cathedral", goods={"wood": 1, "stone": 3}, card=card)
    assert gained(state, done) == {"wood": -1, "stone": -3}
    assert refused(state, location="cathedral", goods={"wood": 3}, card=card) == "too-few"


def test_a_full_level_is_closed_until_somebody_moves_up() -> None:
    state = having(table(4), 0, stock={"marble": 1}, level=2)
    for seat in (1, 2):
        state = having(state, seat, level=3)
    assert refused(state, location="cathedral", card=state.players[0].hand[0]) == "level-full"
    assert after(having(state, 1, level=4), location="cathedral", card=state.players[0].hand[0]).players[0].level == 3


@pytest.mark.parametrize(("changes", "code"), [
    ({"virtue": 4}, "too-little-virtue"),
    ({"hand": ()}, "no-card"),
    ({"stock": {}}, "cannot-pay"),
    ({"level": 5}, "at-the-top"),
])  # fmt: skip
def test_the_cathedral_is_closed_to_those_without(changes: dict[str, Any], code: str) -> None:
    state = having(table(), 0, **{"stock": {"gold": 1}, **changes})
    assert refused(state, location="cathedral") == code


def test_virtue_five_is_enough() -> None:
    assert offered(having(table(), 0, stock={"gold": 1}, virtue=5), "location")["cathedral"] is None


def test_acolytes_bring_more_for_each_step() -> None:
    state = replace(having(table(), 0, stock={"gold": 1}, apprentices=("acolyte-2", "acolyte-3")), rewards=())
    done = after(state, location="cathedral", card=state.players[0].hand[0])
    assert gained(state, done) == {"gold": -1, "clay": 2, "silver": 2}


def test_frederick_puts_no_card_away_and_lothaire_pays_less() -> None:
    state = having(table(), 0, character="frederick", stock={"gold": 1}, hand=())
    assert after(state, location="cathedral").players[0].level == 1
    other = having(table(), 0, character="lothaire", stock={"wood": 3}, level=1)
    done = after(other, location="cathedral", card=other.players[0].hand[0])
    assert done.players[0].level == 2
    assert done.players[0].stock["wood"] in (0, 2)  # some rewards are wood


def test_nothing_hidden_shows_in_the_form_of_a_step() -> None:
    state = replace(having(table(), 0, stock={"gold": 1}), rewards=("reward-1", "reward-6"))
    other = replace(state, rewards=("reward-6", "reward-1"))
    assert form(state, location="cathedral") == form(other, location="cathedral")


@pytest.mark.parametrize(("level", "worth", "then"), [(0, 0, 2), (1, 2, 4), (4, 12, 20)])
def test_a_preview_says_what_both_levels_of_the_cathedral_are_worth(level: int, worth: int, then: int) -> None:
    state = having(table(), 0, stock={"gold": 9, "marble": 9, "wood": 9, "stone": 9}, level=level)
    value: dict[str, Any] = {"location": "cathedral", "card": state.players[0].hand[0]}
    if level == 1:
        value["goods"] = {"wood": 4}
    (said,) = [text for text in GAME.preview(state, 0, "t1", value) if text.key == "architects-preview-level"]
    assert said.params == {"level": level + 1, "before": worth, "after": then, "missing": 0}
    (last,) = [
        text
        for text in GAME.preview(replace(state, rewards=()), 0, "t1", value)
        if text.key == "architects-preview-level"
    ]
    assert last.params["missing"] == 1
