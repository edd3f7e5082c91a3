"""What leaves no choice is skipped with one press, beside the first question that decides nothing."""

from __future__ import annotations

from typing import Any

import pytest

from engine.chance import Chance
from engine.contract import OrderKind
from games.devil.rules.orders import FORCED
from games.devil.rules.rulebook import COINS
from host.table.early_answers import PREFIX, kinds_of_orders, order_asks, skipping_order
from tests.bot.clicker import Clicker
from tests.bot.people import World, buttons_of, texts_of
from tests.bot.test_practice import practise, rest
from tests.games.devil.bot.played import GAME
from tests.games.devil.builders import SUN, table
from tests.ground import rows

SKIP = "⏭️ Answer such questions for me"


def skipping(coins: int) -> str | None:
    state = table("inquisition.wings", 3, sun={"goods": {COINS: coins}})
    view = GAME.view(state, SUN)
    return skipping_order(GAME, kinds_of_orders(GAME, view), view, (), GAME.asks(state)[SUN])


def test_it_is_offered_where_there_is_no_choice_and_nowhere_else() -> None:
    assert skipping(0) == PREFIX + FORCED
    assert skipping(12) is None


def test_practice_has_no_order_but_this_one() -> None:
    kinds = kinds_of_orders(GAME, GAME.view(table("inquisition.wings", 3), SUN))
    assert [ask.id for ask in order_asks(kinds, practice=True)] == [PREFIX + FORCED]
    assert len(order_asks(kinds)) > 1


async def test_a_reading_of_a_desk_asks_the_game_once_which_orders_there_are(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = world.person("ada")
    number = await practise(world, ada, "devil")
    asked = list[Any]()
    orders = GAME.orders

    def counted(view: Any) -> tuple[OrderKind, ...]:
        asked.append(view)
        return orders(view)

    monkeypatch.setattr(GAME, "orders", counted)
    desk = await world.house.play.desk(number, ada.user.id)
    assert desk.order_asks
    assert len(asked) == 1


async def test_one_press_in_practice_answers_this_question_and_every_later_one_of_its_kind(world: World) -> None:
    ada = world.person("ada")
    number = await practise(world, ada, "devil")
    clicker = Clicker(world, number, ada, Chance(bytes(32)).stream("practice"))
    for _ in range(200):
        desk = ada.dms()[-1]  # below the opening
        if SKIP in buttons_of(desk.components):
            break
        await clicker.answer()
        await rest(world)
    asked = (await world.house.play.desk(number, ada.user.id)).ask
    assert asked is not None
    await ada.press(SKIP)
    await rest(world)
    now = await world.house.play.desk(number, ada.user.id)
    assert now.ask is None or now.ask.id != asked.id
    assert [order.kind for order in now.orders] == [FORCED]
    desk = ada.dms()[-1]
    assert "Your standing order answered for you" in texts_of(desk.components)
    while (await world.house.lookups.table(number)).status == "playing":
        desk = ada.dms()[-1]
        assert SKIP not in buttons_of(desk.components)
        await clicker.answer()
        await rest(world)
    assert await rows(world.house.tables.database, "SELECT 1 FROM moves WHERE cause LIKE 'order:%'")
