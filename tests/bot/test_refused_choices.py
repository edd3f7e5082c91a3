"""A choice that is refused: the reason stands beside its input."""

from __future__ import annotations

from msgspec.structs import replace

from tests.bot.people import Seat, World, parsed, selects_of
from tests.host.seating import put, state_of


async def poor_since(world: World) -> tuple[int, Seat]:
    """Somebody whose message offers more coins than are left."""
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    ada.take_dm()
    board = await world.house.play.board(table)
    state = await state_of(world.house, board.table)
    poor = replace(state, purses=tuple(replace(purse, coins=1) for purse in state.purses))
    await put(world.house, board.table, poor)
    return table, ada


async def test_a_refused_choice_says_why_beside_its_input(world: World) -> None:
    _, ada = await poor_since(world)
    await ada.choose("coins", "3")
    lines = ada.words().splitlines()
    at = lines.index("> Choose between 0 and 1.")
    assert lines[at - 1].startswith("**Your bid**")
    assert [line for line in lines if "Choose between" in line] == ["> Choose between 0 and 1."]
    (menu,) = [menu for menu in selects_of(ada.components()) if parsed(menu["custom_id"])["field"] == "coins"]
    assert [one["value"] for one in menu["options"]] == ["0", "1"]
