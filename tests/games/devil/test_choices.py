"""Which choices an instruction asks for before it is carried out."""

from __future__ import annotations

from typing import Any

import pytest

from engine.forms import Draft
from games.devil.rules.effects import Choose, If, PayAny
from games.devil.rules.mechanics.choices import Choices, ask_choices
from games.devil.rules.state import Todo
from tests.games.devil.builders import building, cards, kingdom, scene

GOODS = ("wood", "stone")
WITHOUT_DEBT = If(that="no-debt")


def asked(todo: Todo, *effects: Any, debt: int = 0, **given: Any) -> tuple[Choices | None, list[str]]:
    """The choices, and the fields that were asked for them; the effects are those of the building "it"."""
    draft = Draft(given)
    choices = ask_choices(todo, draft, kingdom(debt=debt), scene(cards(building("it", *effects))))
    return choices, [field.name for field in draft.form().fields]


@pytest.mark.parametrize(("debt", "fields"), [(0, ["b1"]), (1, [])])
def test_an_effect_whose_condition_does_not_hold_asks_nothing(debt: int, fields: list[str]) -> None:
    effect = Choose(when="built", n=1, goods=GOODS, condition=WITHOUT_DEBT)
    choices, names = asked(Todo("effect", "b1", effect=effect), debt=debt)
    assert names == fields
    assert choices == (None if fields else Choices(effects={}))


@pytest.mark.parametrize("debt", [0, 1])
def test_a_price_is_chosen_whatever_the_condition(debt: int) -> None:
    price = PayAny(when="cost", n=1, goods=GOODS, condition=WITHOUT_DEBT)
    _, names = asked(Todo("build", "b1", card="it"), price, debt=debt)
    assert names == ["b1.0"]


def test_what_is_no_price_is_not_asked_before_its_turn() -> None:
    choices, names = asked(Todo("use", "u1", card="it"), Choose(when="action", n=1, goods=GOODS))
    assert (choices, names) == (Choices(effects={}), [])


def test_each_price_has_a_field_by_its_place() -> None:
    prices = [PayAny(when="cost", n=1, goods=GOODS)] * 2
    todo = Todo("build", "b1", card="it")
    assert asked(todo, *prices) == (None, ["b1.0"])
    choices, names = asked(todo, *prices, **{"b1.0": {"wood": 1}, "b1.1": {"stone": 1}})
    assert names == ["b1.0", "b1.1"]
    assert choices is not None
    assert list(choices.effects) == names
