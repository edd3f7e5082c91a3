"""What no plan could build is not among the tokens, and a line beside them says so."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.contract import Ask
from engine.texts import Listed, Named
from face.core.parts import Control
from games.devil.face.face import FACE
from games.devil.rules import GAME
from games.devil.rules.prospects import out_of_reach
from games.devil.rules.state import State
from tests.bot.people import parsed, selects_of, texts_of
from tests.games.devil.bot.played import READER, desk_components, form_of, positions


def planner(*, poor: bool) -> tuple[State, int, Ask]:
    """Somebody who plans, with different buildings in hand, none built and no event; poor: in debt and with nothing."""
    for state, seat, ask in positions(range(20, 24), "plan"):
        kingdom = state.kingdoms[seat]
        if len(set(kingdom.hand)) == len(kingdom.hand) >= 3:
            goods = dict.fromkeys(kingdom.stock, 0 if poor else 5)
            kingdom = replace(kingdom, stock=goods, debt=10 if poor else 0, events=(), built=(), edge=(), stabled=())
            return replace(state, kingdoms=(*state.kingdoms[:seat], kingdom, *state.kingdoms[seat + 1 :])), seat, ask
    raise AssertionError


def tokens(state: State, seat: int, ask: Ask, draft: dict[str, Any]) -> Control:
    form = form_of(state, seat, ask, draft)
    layout = FACE.layout(GAME.view(state, seat), ask, form, draft, ())
    return next(control for control in layout.controls if control.name == "plan-tokens")


def builds(control: Control) -> set[str]:
    return {choice.id.partition(":")[2] for choice in control.choices if choice.id.startswith(("build:", "act:"))}


def test_whoever_can_pay_is_offered_the_whole_hand() -> None:
    state, seat, ask = planner(poor=False)
    control = tokens(state, seat, ask, {})
    assert builds(control) == set(state.kingdoms[seat].hand)
    assert control.note is None


def test_of_two_events_one_is_chosen_before_the_buildings_come_and_the_plan_says_so() -> None:
    state, seat, ask = planner(poor=False)
    kingdom = replace(state.kingdoms[seat], events=tuple(state.pack.events)[:2])
    state = replace(state, kingdoms=(*state.kingdoms[:seat], kingdom, *state.kingdoms[seat + 1 :]))
    control = tokens(state, seat, ask, {})
    assert not control.choices
    assert "choose your event first" in READER.line(control.label)
    kept, gone = kingdom.events
    chosen = tokens(state, seat, ask, {"discard": gone, "event": "none"})
    assert builds(chosen) == set(kingdom.hand)
    assert READER.line(chosen.label).count("free") == 1
    assert kept


def test_what_cannot_be_built_is_named_beside_the_list_instead() -> None:
    state, seat, ask = planner(poor=True)
    view = GAME.view(state, seat)
    assert view.own is not None
    gone = out_of_reach(view.own, view.seats[seat], view.round, state.pack)
    assert gone
    control = tokens(state, seat, ask, {})
    assert builds(control).isdisjoint(gone)
    assert control.note is not None
    assert control.note.params["cards"] == Listed(tuple(Named("building", card) for card in gone))


def test_what_is_planned_already_stays_to_be_taken_out() -> None:
    state, seat, ask = planner(poor=True)
    card = state.kingdoms[seat].hand[0]
    control = tokens(state, seat, ask, {"build1": card})
    assert [choice.id for choice in control.choices if choice.chosen] == [f"build:{card}"]


async def test_a_list_with_nothing_left_is_only_its_line() -> None:
    state, seat, ask = planner(poor=True)
    kingdom = replace(state.kingdoms[seat], hired=("rural", "town", "church"), second=())
    state = replace(state, kingdoms=(*state.kingdoms[:seat], kingdom, *state.kingdoms[seat + 1 :]))
    assert tokens(state, seat, ask, {}).choices == ()
    components = desk_components(state, seat, ask, {})
    assert "Not listed" in texts_of(components)
    assert {parsed(menu["custom_id"])["field"] for menu in selects_of(components)}.isdisjoint({"build1", "plan-tokens"})
