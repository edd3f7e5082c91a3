"""Several options in an order, each acted out before the next is offered: the value, what is refused, what is left."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.chance import Chance
from engine.drafts import fill_missing, least, prune_draft
from engine.forms import Draft, Form, Option, Several
from engine.playouts import RandomDraft, draw_value
from engine.texts import Refusal, say

STREAM = Chance(bytes(32)).stream("several", recorded=False)
PRICE = {"bread": 1, "cake": 3, "boat": 9}


class Shop:
    """Things to buy in order: what is too dear is closed, the boat is there once. `paper` is asked for each cake."""

    def __init__(
        self, coins: int = 6, *, most: int = 3, at_least: int = 0, stop: str = "", paper: bool = False
    ) -> None:
        self.coins, self.most, self.at_least, self.stop, self.paper = coins, most, at_least, stop, paper

    def form(self, **given: Any) -> Form:
        draft = Draft(given)
        self.fill(draft)
        return draft.form()

    def fill(self, draft: Draft) -> bool:
        left, cakes, there = [self.coins], [0], dict(PRICE)

        def offers() -> list[Option]:
            dear = say("refused-cannot-pay", coins=left[0])
            return [
                Option(id, say("bot-open"), dear if price > left[0] else None, {"price": price, "left": left[0]})
                for id, price in there.items()
            ]

        def act(id: str) -> bool:
            left[0] -= PRICE[id]
            if id == "boat":
                del there["boat"]
            if id == "cake" and self.paper:
                cakes[0] += 1
                return draft.amount(f"paper{cakes[0]}", 0, 2) is not None
            return True

        return draft.several("buy", offers, act, self.most, self.at_least, self.stop)


def node_of(form: Form) -> Several:
    node = form.fields[0].node
    assert isinstance(node, Several)
    return node


def refusal(form: Form) -> str:
    with pytest.raises(Refusal) as refused:
        form.sealed()
    return refused.value.code


def test_the_value_is_a_list_in_the_order_chosen() -> None:
    assert Shop().form(buy=["cake", "bread", "bread"]).sealed() == {"buy": ["cake", "bread", "bread"]}


def test_each_option_is_offered_as_things_stand_then() -> None:
    node = node_of(Shop().form(buy=["cake", "bread"]))
    assert [option.data["left"] for option in node.chosen] == [6, 3]
    assert {option.id: option.closed is None for option in node.options} == {
        "bread": True,
        "cake": False,
        "boat": False,
    }


def test_nothing_chosen_is_said_and_not_assumed() -> None:
    assert Shop().form().missing == ("buy",)
    assert Shop().form(buy=[]).sealed() == {"buy": []}


def test_where_nothing_can_be_chosen_nothing_need_be_said() -> None:
    assert Shop(0).form().sealed() == {"buy": []}
    assert Shop(0, at_least=1).form().missing == ("buy",)


@pytest.mark.parametrize(
    ("given", "code"),
    [
        (["boat"], "cannot-pay"),
        (["cake", "cake", "bread"], "cannot-pay"),
        (["moon"], "not-offered"),
        (["bread", 3], "malformed"),
        ("dragon", "not-offered"),
        ({"bread": 1}, "malformed"),
        (None, "malformed"),
        (["bread"] * 4, "too-many"),
    ],
)
def test_what_cannot_be_chosen_is_refused(given: Any, code: str) -> None:
    assert refusal(Shop().form(buy=given)) == code


def test_a_limit_of_one() -> None:
    assert refusal(Shop(99).form(buy=["boat", "boat"])) == "not-offered"


def test_too_few_are_refused_and_can_be_gone_on_with() -> None:
    form = Shop(at_least=2).form(buy=["bread"])
    assert refusal(form) == "too-few"
    assert prune_draft({"buy": ["bread"]}, form, "buy") is None
    assert prune_draft({"buy": ["bread"]}, form, "other") is None


def test_after_the_last_nothing_is_offered() -> None:
    assert node_of(Shop(99).form(buy=["bread"] * 3)).options == ()


def test_a_field_that_a_step_asks_stands_after_the_steps() -> None:
    form = Shop(paper=True).form(buy=["cake"])
    assert [field.name for field in form.fields] == ["buy", "paper1"]
    assert form.missing == ("paper1",)
    assert Shop(paper=True).form(buy=["cake"], paper1=2).ready


# ---------------------------------------------------------------------- stored by number


def test_stored_by_number_both_ways_of_writing_are_read() -> None:
    shop = Shop(stop="stop", paper=True)
    stored = {"buy1": "cake", "paper1": 1, "buy2": "bread", "buy3": "stop"}
    assert shop.form(buy=["cake", "bread"], paper1=1).sealed() == stored
    assert shop.form(**stored).sealed() == stored
    assert list(shop.form(**stored).value) == list(stored)
    assert shop.form(buy1="cake", paper1=1, buy2="bread").sealed() == stored
    assert shop.form(buy1="stop").sealed() == shop.form(buy=[]).sealed() == {"buy1": "stop"}


def test_stored_by_number_a_full_one_needs_no_end() -> None:
    assert Shop(stop="stop").form(buy=["bread"] * 3).sealed() == {"buy1": "bread", "buy2": "bread", "buy3": "bread"}


def test_a_list_wins_over_what_an_older_draft_holds_by_number() -> None:
    assert Shop(stop="stop").form(buy=["bread"], buy1="cake").sealed() == {"buy1": "bread", "buy2": "stop"}


def test_a_step_by_number_that_does_not_fit_is_named() -> None:
    form = Shop(stop="stop").form(buy1="cake", buy2="boat", buy3="bread")
    assert form.missing == ("buy2",)
    assert form.value == {"buy1": "cake"}
    assert prune_draft({"buy1": "cake", "buy2": "boat"}, form, "") == {"buy1": "cake"}


def test_a_step_after_the_end_is_no_field() -> None:
    assert refusal(Shop(stop="stop").form(buy1="stop", buy2="bread")) == "unknown-field"
    assert refusal(Shop().form(buy1="bread", buy=[])) == "unknown-field"


# ---------------------------------------------------------------------- drafts, stewards, random players


def test_what_fits_of_a_draft_is_kept() -> None:
    draft = {"buy": ["bread", "boat", "bread"]}
    assert prune_draft(draft, Shop().form(**draft), "") == {"buy": ["bread"]}


def test_a_draft_of_which_nothing_fits_is_open_again() -> None:
    draft = {"buy": ["boat"], "x": 1}
    assert prune_draft(draft, Shop().form(**draft), "") == {"x": 1}


def test_what_is_chosen_now_and_does_not_fit_is_refused() -> None:
    for bad in (["bread", "boat"], ["bread"] * 4):
        with pytest.raises(Refusal):
            prune_draft({"buy": bad}, Shop().form(buy=bad), "buy")


def test_the_least_is_found_step_by_step() -> None:
    assert fill_missing({}, Shop().fill) == {"buy": []}
    assert fill_missing({}, Shop(at_least=2).fill) == {"buy": ["bread", "bread"]}
    assert fill_missing({"buy": ["cake"]}, Shop(at_least=2).fill) == {"buy": ["cake", "bread"]}
    with pytest.raises(LookupError):
        least(Several((), 1, 1))


def test_random_players_choose_every_legal_order_and_nothing_else() -> None:
    seen: Counter[tuple[str, ...]] = Counter()
    for _ in range(600):
        draft = RandomDraft(STREAM)
        Shop(4, most=2).fill(draft)
        seen[tuple(draft.form().sealed()["buy"])] += 1
    assert set(seen) == {(), ("bread",), ("cake",), ("bread", "bread"), ("bread", "cake"), ("cake", "bread")}
    assert 140 < seen[()] < 260  # a third: nothing, bread or cake


def test_random_players_choose_as_many_as_they_must() -> None:
    draft = RandomDraft(STREAM)
    Shop(99, at_least=3).fill(draft)
    assert len(draft.form().sealed()["buy"]) == 3
    stuck = RandomDraft(STREAM)
    Shop(0, at_least=1).fill(stuck)
    assert refusal(stuck.form()) == "too-few"


def test_a_drawn_value_goes_one_step_on_or_ends() -> None:
    node = node_of(Shop().form(buy=["cake"]))
    values = [draw_value(node, STREAM) for _ in range(60)]
    assert {tuple(value) for value in values if isinstance(value, list)} == {
        ("cake",),
        ("cake", "bread"),
        ("cake", "cake"),
    }
    assert draw_value(Several((), 1, 1), STREAM) is None
