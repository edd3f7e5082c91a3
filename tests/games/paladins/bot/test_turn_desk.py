"""What a turn offers: what brings the same once, what brings nothing last; and what is explained on it."""

from __future__ import annotations

from typing import Any

from face.core.parts import Choice
from face.paladins.face import FACE
from tests.games.paladins.bot.played import READER
from tests.games.paladins.table import GAME, form, options, player, table

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


def test_every_space_in_reach_is_offered_by_its_region() -> None:
    offered = {choice.id: worded(choice) for choice in spaces()}
    assert offered["space-1-2"] == ("2🪙 · region 1", "")
    assert offered["space-2-2"] == ("2🪙 · region 2", "")
    assert offered["space-4-4"] == ("⚫Cl · region 4", "")
    assert len({text for text, _ in offered.values()}) == len(offered)


def test_a_space_further_away_can_be_taken_while_a_boost_lasts_and_the_nearer_one_later() -> None:
    boosted = table(player(paladin="oliver"), player())
    given = {"action": "commission"}
    layout = FACE.layout(GAME.view(boosted, 0), GAME.asks(boosted)[0], form(boosted, **given), given, ())
    (control,) = (control for control in layout.controls if control.name == "space")
    (far,) = (choice.id for choice in control.choices if worded(choice)[0] == "free recruit · region 2")
    assert form(boosted, **given, space=far).problem is None
    later = table(player(monks=(far,)), player())
    near = [id for id, option in options(later, "space", **given).items() if option.closed is None]
    assert "free recruit · region 1" in [READER.label(options(later, "space", **given)[id].text) for id in near]


def test_what_brings_nothing_now_stands_last() -> None:
    assert [worded(choice)[1] for choice in spaces()][-2:] == ["you have no 👁️", "you have no debt"]
    assert [worded(choice)[1] for choice in spaces(debts=1)][-1] == "you have no 👁️"


def test_that_points_rise_steeply_is_explained_once_an_attribute_has_risen() -> None:
    for risen in (0, 1):
        state = table(player(strength=risen), player())
        ids = [one.id for one in FACE.explanations(GAME.view(state, 0), GAME.asks(state)[0])]
        assert ("steep" in ids) is bool(risen)
