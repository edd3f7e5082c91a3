"""The virtue track, debts and the reset of the Black Market: pages 16 and 17."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.forms import Draft
from engine.texts import Listed, SeatRef, say
from games.architects.rules import GAME
from games.architects.rules.prospects import scores_now
from games.architects.rules.state import FREE, State
from tests.games.architects.building import LUCK, after, deeds, gained, having, offered, outcome, standing, table

# ---------------------------------------------------------------------- the track


def test_two_of_three_virtue_above_fourteen_destroy_two_debts() -> None:
    """Yellow stands at 13 and gains 3: one step up, and two debts go."""
    state = having(standing(table(), "storehouse", 2), 0, virtue=13, debts=3, stock={"clay": 6})
    done = after(state, location="storehouse", trade1="virtue", trade2="virtue", trade3="virtue")
    assert done.step == "react"
    assert done.players[0].virtue == 14
    done = after(done, 0)
    assert (done.players[0].debts, done.players[0].paid) == (1, 0)
    assert done.seat == 1


def test_nobody_must_destroy_a_debt() -> None:
    state = having(table(), 0, virtue=14, debts=1, stock={"clay": 2})
    done = after(after(state, location="storehouse", trade1="virtue"), 0, destroy=0)
    assert done.players[0].debts == 1
    assert done.seat == 1


def test_without_debts_steps_above_fourteen_are_lost() -> None:
    state = having(table(), 0, virtue=14, stock={"clay": 2})
    done = after(state, location="storehouse", trade1="virtue")
    assert done.step == "turn"
    assert done.players[0].virtue == 14


def test_a_debt_taken_later_cannot_be_destroyed_by_an_earlier_step() -> None:
    state = having(
        having(standing(table(), "guardhouse", 1), 0, virtue=14, debts=1, stock={"silver": 6}), 1, captured=(1, 0, 0)
    )
    done = after(state, location="guardhouse", order1="pay-debt", order2="owe")
    assert done.step == "turn"
    assert (done.players[0].debts, done.players[0].paid) == (1, 1)


def test_each_step_below_zero_takes_a_debt() -> None:
    state = having(table(), 0, virtue=0)
    done = after(state, location="tax-stand")
    assert (done.players[0].virtue, done.players[0].debts) == (0, 2)


def test_stealing_tax_opens_the_black_market_to_the_virtuous() -> None:
    """Red stands at 11, steals and stands at 9."""
    state = having(table(), 0, virtue=11)
    assert offered(state, "location")["market"] == "too-virtuous"
    done = after(state, location="tax-stand")
    assert offered(replace(done, seat=0), "location")["market"] is None


def test_virtue_one_hires_for_two_coins_and_does_not_work_on_the_cathedral() -> None:
    state = having(table(), 0, virtue=1, stock={"silver": 2, "gold": 1})
    assert offered(state, "location")["cathedral"] == "too-little-virtue"
    done = after(state, location="workshop", who=state.rows[0][0])
    assert done.players[0].stock["silver"] == 0
    assert done.tax == state.tax


def test_hugo_may_buy_off_a_debt_for_two_coins() -> None:
    state = having(table(), 0, character="hugo", virtue=0, stock={"silver": 3}, debts=0)
    state = replace(state, tax=0)
    state = having(state, 1, captured=(1, 0, 0))
    done = after(state, location="guardhouse", order1="owe")
    assert done.step == "react"
    bought = after(done, 0, avoid=1)
    assert (bought.players[0].debts, bought.players[0].stock["silver"]) == (1, 1)  # the second one he could not pay
    kept = after(done, 0, avoid=0)
    assert (kept.players[0].debts, kept.players[0].stock["silver"]) == (2, 3)


def test_several_seats_may_react_and_their_order_does_not_matter() -> None:
    state = having(having(table(), 0, hand=("monument",), virtue=14, debts=1), 1, virtue=14, debts=2)
    state = having(state, 0, stock={"wood": 2, "stone": 3, "marble": 2}, apprentices=("labourer",))
    done = after(state, location="build.monument")
    assert set(GAME.asks(done)) == {0, 1}
    one = after(after(done, 0), 1, destroy=0)
    other = after(after(done, 1, destroy=0), 0)
    assert one == other
    assert [player.debts for player in one.players] == [0, 2, 0]


# ---------------------------------------------------------------------- the reset


def full_market(**changes: object) -> State:
    """The rulebook's example: seat 0 (red) is about to take the last space; blue is seat 1, yellow seat 2."""
    state = replace(table(), market=(FREE, 0, 1), prison=(0, 2, 2))
    state = having(state, 0, workers=19, stock={"silver": 9})
    return replace(having(having(state, 1, workers=17), 2, workers=18), **changes)


def test_the_third_worker_resets_the_black_market() -> None:
    """Two red and one blue worker go to Prison; blue's Gatekeeper releases two of three; nobody has three; red and
    yellow have most and take a debt each."""
    state = having(full_market(), 1, apprentices=("gatekeeper",))
    small, large = state.small, state.large
    done = after(state, location="market", space="1")
    assert done.market == (FREE, FREE, FREE)
    assert done.prison == (2, 1, 2)
    assert (done.small, done.large) == (small[1:], (small[0], *large))
    assert [player.debts for player in done.players] == [1, 0, 1]
    assert [player.virtue for player in done.players] == [6, 7, 7]


def test_a_reset_says_who_has_most_in_prison_and_how_many() -> None:
    found = outcome(full_market(), location="market", space="1")
    said = [happening.public for happening in found.happenings if happening.public is not None]
    at = next(number for number, text in enumerate(said) if text.key == "architects-guilty")
    most = max(found.state.prison)
    guilty = tuple(SeatRef(seat) for seat, inside in enumerate(found.state.prison) if inside == most)
    assert said[at].params == {"seats": Listed(guilty), "among": len(guilty), "count": most}
    assert [text.params["seat"] for text in said[at + 1 :] if text.key == "architects-took-debt"] == [*guilty]
    empty = having(table(), 0, hand=("well",), stock={"wood": 2, "stone": 2})
    assert "architects-guilty" not in deeds(outcome(replace(empty, guildhall=(1,) * 8), location="build.well"))


def test_three_in_prison_cost_a_virtue() -> None:
    done = after(full_market(), location="market", space="1")
    assert done.prison == (2, 3, 2)
    assert [player.virtue for player in done.players] == [6, 6, 7]
    assert [player.debts for player in done.players] == [0, 1, 0]


def test_the_action_that_causes_the_reset_comes_first() -> None:
    state = full_market()
    goods = state.pack.market[state.small[0]].small
    done = after(state, location="market", space="1")
    assert all(done.players[0].stock[kind] == amount for kind, amount in goods.items())


@pytest.mark.parametrize(("at", "resets"), [(0, False), (4, False), (7, False), (8, True), (9, False), (12, True)])
def test_the_first_space_of_the_two_lower_rows_resets_too(at: int, resets: bool) -> None:
    """With three players a row has four spaces."""
    state = having(table(), 0, hand=("well",), stock={"wood": 2, "stone": 2})
    done = outcome(replace(state, guildhall=(1,) * at), location="build.well")
    assert ("architects-reset" in deeds(done)) == resets


def test_an_empty_prison_gives_nobody_a_debt() -> None:
    state = having(table(), 0, hand=("well",), stock={"wood": 2, "stone": 2})
    done = after(replace(state, guildhall=(1,) * 8), location="build.well")
    assert [player.debts for player in done.players] == [0, 0, 0]


def test_squires_and_peddlers_at_a_reset() -> None:
    state = having(full_market(prison=(0, 0, 2)), 1, apprentices=("squire-1", "peddler", "gatekeeper"))
    done = after(state, location="market", space="1")
    stock = done.players[1].stock
    assert done.prison[1] == 0
    assert (stock["gold"], stock["silver"]) == (1, state.players[1].stock["silver"] + 2)
    other = having(full_market(), 2, apprentices=("squire-2", "squire-3"))
    assert after(other, location="market", space="1").players[2].stock["marble"] == 0


def test_fara_releases_one_worker_at_a_reset() -> None:
    done = after(having(full_market(), 2, character="fara"), location="market", space="1")
    assert done.prison == (2, 3, 1)


def test_when_the_last_small_card_has_moved_the_first_space_gives_what_the_board_prints() -> None:
    state = full_market(small=("market-1",), large=("market-2", "market-3", "market-4"))
    done = after(state, location="market", space="1")
    assert (done.small, done.large) == ((), ("market-1", "market-2", "market-3", "market-4"))
    assert GAME.view(done, None).small == ""
    mine = replace(having(done, 0, stock={"silver": 9}), seat=0)
    assert gained(mine, after(mine, location="market", space="1")) == {"marble": 1, "gold": 1, "silver": -1}


def test_the_large_cards_are_shuffled_at_the_next_reset() -> None:
    """A new small pile, whose top card then moves over."""
    state = full_market(small=(), large=("market-2", "market-3", "market-4"))
    done = after(state, location="market", space="1")
    assert len(done.large) == 1
    assert {*done.small, *done.large} == {"market-2", "market-3", "market-4"}


def test_the_first_reset_turns_the_top_card_to_its_large_side() -> None:
    state = full_market()
    assert state.large == ()
    done = after(state, location="market", space="1")
    assert (done.small, done.large) == (state.small[1:], state.small[:1])


@pytest.mark.parametrize(("virtue", "asked"), [(0, True), (1, True), (2, True), (3, True), (4, False), (7, False),
                                               (8, True), (9, True), (10, False), (14, False)])  # fmt: skip
def test_a_squire_is_asked_only_where_more_virtue_may_hurt(virtue: int, asked: bool) -> None:
    """It closes the Black Market above 9, and ends what is ignored of taxes below 4."""
    state = having(full_market(prison=(0, 0, 2)), 2, apprentices=("squire-3",), virtue=virtue)
    done = after(replace(state, prison=(0, 0, 0)), location="market", space="1")
    assert (done.step == "reset") == asked
    assert done.players[2].virtue == (virtue if asked else min(14, virtue + 2))


def squires() -> State:
    """Seats 1 and 2 hold a Squire at virtue 9 and nobody in Prison; seat 0 takes the last space of the Black Market."""
    state = replace(table(), market=(FREE, 0, 0), prison=(0, 0, 0))
    for seat in (1, 2):
        state = having(state, seat, apprentices=("squire-3",), virtue=9)
    return after(having(state, 0, stock={"silver": 9}), location="market", space="1")


def test_squires_are_asked_in_seat_order_and_may_leave_their_virtue() -> None:
    state = squires()
    assert list(GAME.asks(state)) == [1]
    state = after(state, 1, use="leave")
    assert list(GAME.asks(state)) == [2]
    state = after(state, 2, use="use")
    assert [player.virtue for player in state.players] == [5, 9, 11]
    assert (state.step, state.seat) == ("turn", 1)


def test_the_reset_punishes_after_everybody_has_used_their_effects() -> None:
    state = squires()
    assert state.prison == (3, 0, 0)
    assert state.players[0].debts == 0
    done = after(after(state, 1, use="leave"), 2, use="leave")
    assert (done.players[0].virtue, done.players[0].debts) == (5, 1)


def test_for_the_absent_a_squire_takes_the_virtue() -> None:
    state = squires()
    assert GAME.absent(state, 1) == {"use": "use"}


# ---------------------------------------------------------------------- taking a turn back


def test_a_turn_is_taken_back_until_the_next_player_acts() -> None:
    state = table()
    done = after(state, location="quarry")
    assert set(GAME.sealed(done)) == {0}
    assert GAME.sealed(done)[0].id == GAME.asks(state)[0].id
    back = GAME.take_back(done, 0, GAME.sealed(done)[0].id)
    assert back.state == state
    assert back.settled
    later = after(done, location="forest")
    assert set(GAME.sealed(later)) == {1}


def test_a_turn_that_showed_a_hidden_card_is_not_taken_back() -> None:
    assert GAME.sealed(after(table(), location="workshop", who="plan")) == {}


def test_a_reaction_of_ones_own_leaves_the_turn_open_to_be_taken_back() -> None:
    state = having(table(), 0, virtue=14, debts=1, stock={"clay": 2})
    turned = after(state, location="storehouse", trade1="virtue")
    assert set(GAME.sealed(turned)) == {0}
    assert GAME.take_back(turned, 0, "t1").state == state
    reacted = after(turned, 0)
    assert GAME.take_back(reacted, 0, GAME.sealed(reacted)[0].id).state == state


def test_a_reaction_of_another_closes_it() -> None:
    state = having(having(table(), 0, hand=("monument",)), 1, virtue=14, debts=2)
    state = having(state, 0, stock={"wood": 2, "stone": 3, "marble": 2}, apprentices=("labourer",))
    done = after(after(state, location="build.monument"), 1)
    assert GAME.sealed(done) == {}


def test_a_turn_kept_for_taking_back_keeps_no_other() -> None:
    state = after(after(table(), location="quarry"), location="quarry")
    assert state.before is not None
    assert state.before.before is None


# ---------------------------------------------------------------------- discarding to make room


def test_with_five_apprentices_one_may_be_discarded_on_ones_turn() -> None:
    five = ("acolyte-1", "acolyte-2", "acolyte-3", "merchant-1", "merchant-2")
    state = having(table(), 0, apprentices=five)
    (liberty,) = GAME.liberties(state, 0)
    done = GAME.answer(state, 0, liberty.id, {"who": "merchant-1"}, LUCK).state
    assert done.players[0].apprentices == (*five[:3], "merchant-2")
    assert GAME.liberties(done, 0) == ()
    assert GAME.asks(done) == GAME.asks(state)
    assert GAME.liberties(having(state, 0, apprentices=five[:4]), 0) == ()
    assert GAME.liberties(replace(state, seat=1), 0) == ()


def test_a_preview_tells_the_score_before_and_after_as_the_board_does() -> None:
    stock = {"clay": 3, "wood": 5, "gold": 1}
    state = having(table(), 0, hand=("wood-market",), built=("trading-post",), apprentices=("labourer",), stock=stock)
    turn = {"location": "build.wood-market"}
    (told,) = [text for text in GAME.preview(state, 0, "t1", turn) if text.key == "architects-preview-score"]
    points = [scores_now(GAME.view(each, None))[0].total for each in (state, after(state, **turn))]
    assert told == say("architects-preview-score", was=points[0], now=points[1])
    assert "architects-preview-score" not in [
        text.key for text in GAME.preview(state, 0, "t1", {"location": "silversmith"})
    ]


def test_the_score_of_a_preview_counts_the_virtue_in_place_of_a_reward_that_is_missing() -> None:
    state = replace(having(table(), 0, hand=("well",), stock={"gold": 1}, virtue=9), rewards=())
    step = {"location": "cathedral", "card": "well"}
    (told,) = [text for text in GAME.preview(state, 0, "t1", step) if text.key == "architects-preview-score"]
    points = [scores_now(GAME.view(each, None))[0].total for each in (state, after(state, **step))]
    assert told == say("architects-preview-score", was=points[0], now=points[1])
    assert points == [1, 3]


def test_a_preview_tells_what_changes_and_nothing_hidden() -> None:
    state = having(table(), 0, stock={"silver": 4})
    shown = GAME.preview(state, 0, "t1", {"location": "workshop", "who": state.rows[0][0]})
    keys = [text.key for text in shown]
    assert "architects-preview-spend" in keys
    assert "architects-preview-apprentices" in keys
    assert "architects-preview-for-good" in keys  # the display is filled from the deck
    assert "architects-preview-for-good" not in [
        text.key for text in GAME.preview(state, 0, "t1", {"location": "forest"})
    ]
    assert GAME.form(state, 0, "t1", Draft({"location": "workshop"})).missing == ("who",)
