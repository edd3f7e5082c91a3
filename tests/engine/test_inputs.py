"""What a form's inputs take and refuse, what is filled in by itself, and what a draft drops when something changes."""

from __future__ import annotations

from typing import Any

import pytest

from engine.chance import Chance
from engine.drafts import cut_down, fill_missing, least, prune_draft
from engine.forms import UNSET, Amount, Bundle, Draft, Form, Node, Option, Pick, Picks, as_draft
from engine.playouts import draw_value
from engine.texts import MALFORMED, MISSING, UNKNOWN_FIELD, Refusal, say

OPTIONS = (
    Option("a", say("bot-open")),
    Option("shut", say("bot-open"), say("refused-cannot-pay", coins=3)),
    Option("b", say("bot-open")),
    Option("c", say("bot-open")),
)
PICK, PICKS, AMOUNT = Pick(OPTIONS), Picks(OPTIONS, 1, 2), Amount(2, 5)
BUNDLE = Bundle({"wood": 3, "stone": 2}, 1, 4)


def form(node: Node, default: Any = None, **given: Any) -> Form:
    """A form with that input, called x."""
    draft = Draft(given)
    declare(draft, node, default)
    return draft.form()


def declare(draft: Draft, node: Node, default: Any = None) -> None:
    if isinstance(node, Pick):
        draft.pick("x", node.options, default)
    elif isinstance(node, Picks):
        draft.picks("x", node.options, node.least, node.most, default)
    elif isinstance(node, Amount):
        draft.amount("x", node.least, node.most, default)
    elif isinstance(node, Bundle):
        draft.bundle("x", node.limits, node.least, node.most, default)


@pytest.mark.parametrize(
    ("node", "value", "canonical"),
    [
        (PICK, "b", "b"),
        (PICKS, ["c", "a"], ["a", "c"]),
        (PICKS, ("b",), ["b"]),
        (AMOUNT, 2, 2),
        (AMOUNT, 5, 5),
        (BUNDLE, {"wood": 1}, {"wood": 1}),
        (BUNDLE, {"stone": 2, "wood": 2}, {"wood": 2, "stone": 2}),
        (BUNDLE, {"wood": 3, "stone": 0}, {"wood": 3}),
    ],
)
def test_a_value_that_fits_is_kept_in_one_spelling(node: Node, value: Any, canonical: Any) -> None:
    kept = form(node, x=value).sealed()["x"]
    assert kept == canonical
    assert list(kept) == list(canonical) if isinstance(kept, dict) else True


@pytest.mark.parametrize(
    ("node", "value", "code", "details"),
    [
        (PICK, "d", "not-offered", {"field": "x"}),
        (PICK, "shut", "cannot-pay", {"coins": 3}),
        (PICK, 1, "malformed", {"field": "x"}),
        (PICKS, ["a", "a"], "malformed", {"field": "x"}),
        (PICKS, ["a", 1], "malformed", {"field": "x"}),
        (PICKS, "a", "malformed", {"field": "x"}),
        (PICKS, ["shut"], "cannot-pay", {"coins": 3}),
        (PICKS, [], "too-few", {"field": "x", "least": 1}),
        (PICKS, ["a", "b", "c"], "too-many", {"field": "x", "most": 2}),
        (AMOUNT, 1, "out-of-range", {"field": "x", "least": 2, "most": 5}),
        (AMOUNT, 6, "out-of-range", {"field": "x", "least": 2, "most": 5}),
        (AMOUNT, True, "malformed", {"field": "x"}),
        (AMOUNT, "3", "malformed", {"field": "x"}),
        (BUNDLE, {}, "too-few", {"field": "x", "least": 1}),
        (BUNDLE, {"wood": 3, "stone": 2}, "too-many", {"field": "x", "most": 4}),
        (BUNDLE, {"wood": 4}, "out-of-range", {"field": "x", "least": 0, "most": 3}),
        (BUNDLE, {"gold": 1}, "not-offered", {"field": "x"}),
        (BUNDLE, {"wood": -1}, "malformed", {"field": "x"}),
        (BUNDLE, {"wood": True}, "malformed", {"field": "x"}),
        (BUNDLE, ["wood"], "malformed", {"field": "x"}),
    ],
)
def test_a_value_that_does_not_fit_is_refused_and_says_why(
    node: Node, value: Any, code: str, details: dict[str, Any]
) -> None:
    refused = form(node, x=value)
    assert refused.missing == ("x",)
    with pytest.raises(Refusal) as refusal:
        refused.sealed()
    assert (refusal.value.code, refusal.value.details) == (code, details)


@pytest.mark.parametrize(("node", "default"), [(PICK, "b"), (PICKS, ["a"]), (AMOUNT, 4), (BUNDLE, {"wood": 1})])
def test_without_a_default_an_input_must_be_filled_in(node: Node, default: Any) -> None:
    empty = form(node)
    assert (empty.missing, empty.ready, empty.fields[0].default) == (("x",), False, UNSET)
    assert form(node, default).sealed() == {"x": default}
    assert form(node, default).fields[0].default == default


def test_of_a_supply_without_anything_nothing_need_be_said() -> None:
    draft = Draft()
    assert draft.bundle("x", {"wood": 0}) == {}
    assert draft.bundle("y", {"wood": 1, "stone": 0}) is None
    assert [field.node for field in draft.form().fields] == [Bundle({}, 0, 0), Bundle({"wood": 1}, 0, 1)]


def test_an_id_that_is_not_listed_is_refused_with_a_reason_where_there_is_one() -> None:
    def missing(given: str) -> Any:
        return say("refused-cannot-pay", coins=7) if given == "dear" else None

    draft = Draft({"x": "dear", "y": "dragon", "z": "b"})
    for name in ("x", "y", "z"):
        draft.pick(name, OPTIONS, unlisted=missing)
    problem = draft.form().problem
    assert problem is not None
    assert (problem.code, problem.details) == ("cannot-pay", {"coins": 7})
    other = Draft({"y": "dragon"})
    other.pick("y", OPTIONS, unlisted=missing)
    with pytest.raises(Refusal, match="not-offered"):
        other.form().check()


def test_what_no_input_asks_for_is_refused() -> None:
    assert form(AMOUNT, x=3, y=1).problem.code == "unknown-field"
    assert form(AMOUNT, x=9, y=1).problem.code == "out-of-range"
    assert form(AMOUNT, x=3).problem is None


# ---------------------------------------------------------------------- filled in by themselves


@pytest.mark.parametrize(
    ("node", "value"),
    [
        (PICK, "a"),
        (Pick(OPTIONS[1:]), "b"),
        (PICKS, ["a"]),
        (Picks(OPTIONS[1:], 2, 3), ["b", "c"]),
        (AMOUNT, 2),
        (BUNDLE, {"wood": 1}),
        (Bundle({"wood": 3, "stone": 2}, 4, 5), {"wood": 3, "stone": 1}),
    ],
)
def test_the_least_of_an_input_is_its_first_legal_value(node: Node, value: Any) -> None:
    assert least(node) == value
    assert fill_missing({}, lambda draft: declare(draft, node)) == {"x": value}


def test_what_was_given_is_kept_when_the_rest_is_filled_in() -> None:
    assert fill_missing({"x": 4}, lambda draft: declare(draft, AMOUNT)) == {"x": 4}


def test_where_everything_is_closed_there_is_no_least() -> None:
    with pytest.raises(LookupError):
        least(Pick(OPTIONS[1:2]))


# ---------------------------------------------------------------------- drawn by random players


def draws(node: Node, count: int = 300) -> list[Any]:
    stream = Chance(bytes(32)).stream("inputs")
    return [draw_value(node, stream) for _ in range(count)]


def test_random_players_choose_among_all_that_is_open() -> None:
    assert set(draws(PICK)) == {"a", "b", "c"}
    assert {tuple(value) for value in draws(PICKS)} == {("a",), ("b",), ("c",), ("a", "b"), ("a", "c"), ("b", "c")}
    assert {tuple(value) for value in draws(Picks(OPTIONS, 3, 9))} == {("a", "b", "c")}
    assert set(draws(AMOUNT)) == {2, 3, 4, 5}


def test_a_random_bundle_has_any_amounts_within_the_bounds() -> None:
    free = {tuple(value.items()) for value in draws(Bundle({"wood": 2, "stone": 1}, 0, 3))}
    assert len(free) == 6
    bound = draws(BUNDLE)
    assert {sum(value.values()) for value in bound} == {1, 2, 3, 4}
    assert {value.get("wood", 0) for value in bound} == {0, 1, 2, 3}
    assert {value.get("stone", 0) for value in bound} == {0, 1, 2}
    assert all(value for pieces in bound for value in pieces.values())


@pytest.mark.parametrize(
    "node", [Pick(OPTIONS[1:2]), Picks(OPTIONS[:2], 2, 2), Amount(3, 2), Bundle({"wood": 1}, 2, 1)]
)
def test_nothing_is_drawn_where_nothing_fits(node: Node) -> None:
    assert draw_value(node, Chance(bytes(32)).stream("inputs")) is None


def test_the_only_amount_there_is_can_be_drawn() -> None:
    assert set(draws(Amount(3, 3), 5)) == {3}


# ---------------------------------------------------------------------- what a draft drops


def shopping(**given: Any) -> Form:
    """`what` decides how many can be had; of wood three, of stone one."""
    draft = Draft(given)
    what = draft.pick("what", OPTIONS)
    if what is not None:
        draft.amount("count", 1, 3 if what == "a" else 1)
        draft.picks("with", OPTIONS, 2, 2)
    return draft.form()


def dropped(changed: str, **given: Any) -> dict[str, Any] | None:
    return prune_draft(given, shopping(**given), changed)


def test_a_draft_that_fits_is_left_alone() -> None:
    assert dropped("what", what="a", count=3) is None


def test_what_no_longer_fits_after_a_change_is_dropped() -> None:
    assert dropped("what", what="b", count=3) == {"what": "b"}
    assert dropped("what", what="a", old=1, count=2) == {"what": "a", "count": 2}


def test_the_change_itself_is_refused_if_it_does_not_fit() -> None:
    with pytest.raises(Refusal) as refusal:
        dropped("count", what="b", count=3)
    assert refusal.value.code == "out-of-range"


def test_a_half_made_choice_stays() -> None:
    assert dropped("with", **{"what": "a", "with": ["a"]}) is None
    assert dropped("count", **{"what": "a", "count": 1, "with": ["a"]}) is None


@pytest.mark.parametrize(
    ("node", "value", "cut"),
    [
        (AMOUNT, 1, 2),
        (AMOUNT, 6, 5),
        (AMOUNT, 3, 3),
        (BUNDLE, {"wood": 5, "stone": 2}, {"wood": 3, "stone": 1}),
        (BUNDLE, {"gold": 1, "wood": 2}, {"gold": 0, "wood": 2}),
        (PICK, "z", "z"),
        (BUNDLE, "all", "all"),
    ],
)
def test_amounts_are_cut_down_to_what_is_there(node: Any, value: Any, cut: Any) -> None:
    assert cut_down(node, value) == cut


def test_an_answer_has_an_offer_described_only_to_say_why_it_cannot_be_chosen() -> None:
    described: list[str] = []

    def options() -> list[Option]:
        described.append("once")
        return [Option("a", say("bot-open")), Option("b", say("bot-open"), say("refused-used-up"))]

    def read(value: dict[str, Any]) -> str | None:
        draft = as_draft(value)
        chosen = draft.offer("what", options, lambda: ["a"])
        draft.form().check()
        return chosen

    assert (read({"what": "a"}), described) == ("a", [])
    for value, code in (({"what": "b"}, "used-up"), ({"what": ["a"]}, MALFORMED), ({}, MISSING)):
        with pytest.raises(Refusal) as refused:
            read(value)
        assert refused.value.code == code
    with pytest.raises(Refusal) as refused:
        read({"what": "a", "more": 1})
    assert refused.value.code == UNKNOWN_FIELD
