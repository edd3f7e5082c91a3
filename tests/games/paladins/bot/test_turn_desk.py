"""What a turn offers: what brings the same once, what brings nothing last; and what is explained on it."""

from __future__ import annotations

from typing import Any

from bot.games.face import Choice
from bot.games.paladins.face import FACE
from tests.games.paladins.bot.played import READER
from tests.games.paladins.table import GAME, answered, form, player, table

WELL_OFF = {"faith": 6, "strength": 6}


def spaces(debts: int = 0, **draft: Any) -> list[Choice]:
    """The choices of where a monk goes, as a desk offers them."""
    state = table(player(debts=debts, **WELL_OFF), player())
    given = {"action": "commission", **draft}
    filled = form(state, **given)
    layout = FACE.layout(GAME.view(state, 0), GAME.asks(state)[0], filled, given, ())
    return next(list(control.choices) for control in layout.controls if control.name == "space")


def worded(choice: Choice) -> tuple[str, str]:
    return READER.label(choice.text), "" if choice.note is None else READER.label(choice.note)


def test_spaces_that_bring_the_same_are_offered_once_the_nearest_of_them() -> None:
    offered = {choice.id: worded(choice) for choice in spaces()}
    assert offered["space-1-2"] == ("2🪙 ×4", "the nearest of them")
    assert not {"space-2-2", "space-3-3", "space-4-7"} & offered.keys()
    assert offered["space-4-4"] == ("⚫", "")


def test_one_that_was_chosen_stands_for_its_kind() -> None:
    (chosen,) = (choice for choice in spaces(space="space-3-3") if choice.chosen)
    assert chosen.id == "space-3-3"
    state = table(player(**WELL_OFF), player())
    assert answered(state, action="commission", space="space-3-3").state != state


def test_what_brings_nothing_now_stands_last() -> None:
    assert [worded(choice)[1] for choice in spaces()][-2:] == ["you have no 👁️", "you have no debt"]
    assert [worded(choice)[1] for choice in spaces(debts=1)][-1] == "you have no 👁️"


def test_that_points_rise_steeply_is_explained_once_an_attribute_has_risen() -> None:
    for risen in (0, 1):
        state = table(player(strength=risen), player())
        ids = [one.id for one in FACE.explanations(GAME.view(state, 0), GAME.asks(state)[0])]
        assert ("steep" in ids) is bool(risen)
