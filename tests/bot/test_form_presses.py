"""Forms by clicks: custom ids, what a press makes of a draft, and typed amounts."""

from __future__ import annotations

from typing import Any

import pytest

from bot.desk.forms import all_pieces_shown, count_pieces, step_amount, typed_number, value_after_choice
from bot.messages.custom_ids import CUSTOM_ID_LENGTH, Press, modal_press
from engine.drafts import prune_draft
from engine.forms import Amount, Bundle, Field, Picks
from engine.texts import Refusal, say
from face.desk.filling import digest
from face.wordings.reader import Reader
from face.wordings.texts import texts
from face.wordings.typed_amounts import parse_things
from tests.bot.drawing import form_of
from tests.bot.form_builders import describe_dependent, options
from tests.bot.people import parsed

READER = Reader(texts("en"))


# ----------------------------------------------------------------------------------- custom ids


@pytest.mark.parametrize("press", [Press("set", 12, "2.trading:offer", "a%3A", "x:y%"), Press("which")])
def test_a_press_survives_its_custom_id(press: Press) -> None:
    found = parsed(press.button_id())
    assert modal_press(press.modal_id()) == press
    assert found["action"] == press.action


def test_a_custom_id_that_is_too_long_is_a_defect_not_a_lost_button() -> None:
    with pytest.raises(ValueError, match="characters"):
        Press("set", 1, "a" * CUSTOM_ID_LENGTH).button_id()


def test_other_modals_are_not_ours() -> None:
    assert modal_press("something") is None


def test_a_digest_changes_with_the_value_and_not_with_the_order_of_its_fields() -> None:
    assert digest({"a": 1, "b": {"x": 2}}) == digest({"b": {"x": 2}, "a": 1})
    assert digest({"a": 1}) != digest({"a": 2})


# ------------------------------------------------------------------------------------- presses


def test_using_a_bundles_select_counts_the_pieces() -> None:
    field = Field("goods", Bundle({"wood": 3, "glass": 2}, 0, 5))
    assert value_after_choice(field, ["wood.1", "wood.3", "glass.1"], 0, {}) == {"wood": 2, "glass": 1}
    assert value_after_choice(field, [], 0, {"wood": 1}) == {}


def test_choosing_on_one_page_keeps_what_was_chosen_on_another() -> None:
    field = Field("cards", Picks(options(30), 0, 5))
    assert value_after_choice(field, ["o26"], 1, ["o1", "o27"]) == ["o1", "o26"]


def test_steps_stop_at_the_limits() -> None:
    field = Field("coins", Amount(2, 40))
    assert step_amount(field, 5, None) == 7
    assert step_amount(field, -5, 4) == 2
    assert step_amount(field, 5, 38) == 40


def test_a_typed_amount_is_a_number() -> None:
    field = Field("coins", Amount(0, 40))
    assert typed_number(field, " 17 ") == 17
    with pytest.raises(Refusal) as refused:
        typed_number(field, "many")
    assert refused.value.code == "out-of-range"


def test_pieces_show_what_is_chosen_first_and_25_in_all() -> None:
    node = Bundle({"coins": 40, "wood": 3}, 0, 43)
    shown = count_pieces(node, {"coins": 20})
    assert sum(shown.values()) == 25
    assert shown["coins"] >= 20
    assert shown["wood"] >= 2
    assert not all_pieces_shown(node)


def test_what_no_longer_fits_is_dropped() -> None:
    draft = {"what": "coins", "whom": "o1"}
    assert prune_draft(draft, form_of(describe_dependent, draft), "what") == {"what": "coins"}


def test_a_later_choice_that_became_impossible_is_dropped() -> None:
    def describe(draft: Any) -> None:
        most = draft.amount("most", 0, 9)
        if most is not None:
            draft.amount("coins", 0, most)

    draft = {"most": 3, "coins": 5}
    assert prune_draft(draft, form_of(describe, draft), "most") == {"most": 3}


def test_a_half_made_choice_stays() -> None:
    def describe(draft: Any) -> None:
        draft.picks("two", options(5), 2, 2)

    draft = {"two": ["o1"]}
    assert prune_draft(draft, form_of(describe, draft), "two") is None


def test_a_closed_option_is_refused_with_its_reason() -> None:
    closed = options(2, closed=say("refused-cannot-pay", coins=3))

    def describe(draft: Any) -> None:
        draft.pick("one", closed)

    with pytest.raises(Refusal) as refused:
        prune_draft({"one": "o1"}, form_of(describe, {"one": "o1"}), "one")
    assert refused.value.code == "cannot-pay"
    assert refused.value.details == {"coins": 3}


# ------------------------------------------------------------------------------------- amounts


@pytest.mark.parametrize(
    ("typed", "amounts"),
    [
        ("2 coins", {"coin": 2}),
        ("1 COIN, 3 coins", {"coin": 4}),
        ("2x coin and 1 coin", {"coin": 3}),
        ("3coins", {"coin": 3}),
        ("0 coin", {}),
        ("", {}),
    ],
)
def test_amounts_can_be_typed(typed: str, amounts: dict[str, int]) -> None:
    assert parse_things(typed, ("coin",), READER) == amounts


@pytest.mark.parametrize(
    ("typed", "code"),
    [("3 dragons for a kingdom", "unknown-thing"), ("coins", "unclear-amounts"), ("2", "unknown-thing")],
)
def test_other_words_are_refused(typed: str, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        parse_things(typed, ("coin",), READER)
    assert refused.value.code == code
