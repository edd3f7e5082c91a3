"""Pieces are moved on pages: a chest is packed, a plan put in order, workers are laid; the draft is the usual one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from games.devil.face.own_area import PLANNING
from games.devil.rules.phases.trading import Offer
from games.devil.rules.rulebook import COIN_PRICES, SOUL_PRICES
from host.values import Table
from tests.games.architects.building import having, standing
from tests.games.architects.building import table as architects
from tests.host.seating import ANNA, BERT, PEOPLE, playing, put, safely_until
from tests.web.browsing import Browser, Button, Served

WORKERS = (1, 2, 1, 2, 0, 1)  # labourer, scouts, merchant, fighters, no cleric, criminal


async def packing(served: Served) -> tuple[Table, Browser, dict[str, int]]:
    """Somebody who packs a chest, and their stock."""
    table = await playing(served.house, *PEOPLE, game="devil")
    await safely_until(served.house, table, lambda state: state.step == Offer.name)
    desk = await served.house.play.desk(table.id, ANNA.id)
    return table, await Browser(served, table.id, ANNA.id).sign_in(), desk.view.own.stock


async def draft(served: Served, table: Table) -> dict[str, Any]:
    (draft,) = (await served.house.play.desk(table.id, ANNA.id)).drafts.values()
    return draft


async def test_goods_go_into_the_chest_by_a_press_and_out_by_another(served: Served) -> None:
    table, ada, stock = await packing(served)
    good = next(kind for kind in ("wood", "stone", "grain", "glass", "marble") if stock[kind])
    into, out = f"goods--in-{good}", f"goods--out-{good}"
    assert not ada.has_piece(out)
    await ada.press(ada.piece(into))
    await ada.press(ada.piece("coins--in-coins"))
    assert await draft(served, table) == {"goods": {good: 1}, "coins": 1}
    assert ada.piece(out).spot == f"packed-{good}"
    await ada.press(ada.piece(out))
    assert await draft(served, table) == {"goods": {}, "coins": 1}
    for _ in range(stock[good]):
        await ada.press(ada.piece(into))
    assert not ada.has_piece(into)
    assert (await draft(served, table))["goods"] == {good: stock[good]}


async def test_each_price_is_one_press(served: Served) -> None:
    table, ada, _ = await packing(served)
    role = (await served.house.play.desk(table.id, ANNA.id)).view.own.role
    prices = [each for each in ada.read.buttons if each.id.startswith("price--")]
    assert len(prices) == len(COIN_PRICES[role]) + len(SOUL_PRICES[role])
    assert 'class="choices numbers short"' in ada.page
    for chosen in (prices[-1], prices[0]):
        await ada.press(ada.piece(chosen.id))
        assert (await draft(served, table))["price"] == chosen.send["value"]
    await ada.press(ada.button("Seal"))
    assert (await served.house.play.desk(table.id, ANNA.id)).sealed is not None


async def test_the_goods_of_ones_own_area_are_places_of_the_presses_that_pack_them(served: Served) -> None:
    _, ada, stock = await packing(served)
    for kind in ("wood", "glass", "coins"):
        assert f'<g data-spot="piece-{kind}">' in ada.page
        if stock[kind]:
            assert [each.id for each in ada.read.buttons if each.spot == f"piece-{kind}"] == [
                f"{'coins' if kind == 'coins' else 'goods'}--in-{kind}"
            ]


async def moving(served: Served) -> tuple[Table, Browser]:
    """Somebody in their turn, with workers of many kinds, who wants to hunt."""
    table = await playing(served.house, *PEOPLE[:2], game="paladins")
    state = await safely_until(served.house, table, lambda state: state.step == "play")
    seat = (await served.house.play.desk(table.id, ANNA.id)).seat
    players = tuple(
        replace(player, workers=WORKERS, placed={}) if at == seat else player for at, player in enumerate(state.players)
    )
    await put(served.house, table, replace(state, seat=seat, players=players))
    ada = await Browser(served, table.id, ANNA.id).sign_in()
    await ada.press(next(_named(ada, "Hunt")))
    return table, ada


def _named(browser: Browser, words: str) -> Iterator[Button]:
    return (each for each in browser.read.buttons if words in each.words)


async def test_workers_are_laid_and_taken_back_and_only_what_fills_the_spaces_is_an_answer(served: Served) -> None:
    table, ada = await moving(served)
    laid = ada.read.buttons
    assert [each.id for each in laid if each.id.startswith("workers--space")] == [
        "workers--space-0",
        "workers--space-1",
    ]
    await ada.press(ada.piece("workers--piece-criminal"))  # all is full: it takes the place of another
    assert "criminal" in (await draft(served, table))["workers"]
    before = await draft(served, table)
    number = next(
        each.id for each in ada.read.buttons if each.id.startswith("workers--space") and "criminal" in each.words
    )
    await ada.press(ada.piece(number))
    await ada.press(next(each for each in ada.read.buttons if each.id.startswith("workers--space")))
    assert ada.laid == f"{next(iter((await served.house.play.desk(table.id, ANNA.id)).drafts))} workers"
    assert await draft(served, table) == {**before, "workers": (await draft(served, table))["workers"]}
    assert "A space is still open." in ada.words
    assert "Do it" in ada.read.closed
    assert not any(each.id.startswith("workers--space") for each in ada.read.buttons)
    assert await ada.refresh() == {}  # it stays when the page is fetched anew
    await ada.press(ada.piece("workers--piece-merchant"))
    assert (await draft(served, table))["workers"] == "merchant"
    await ada.press(ada.piece("workers--piece-scout"))
    assert (await draft(served, table))["workers"] == "merchant.scout"
    assert ada.laid == ""
    assert ada.button("Do it")


async def test_pieces_of_a_forged_press_lie_nowhere(served: Served) -> None:
    table, ada = await moving(served)
    hunt = await draft(served, table)
    ask = ada.piece("workers--piece-scout").ask
    for field, kinds in (
        ("workers", ["cleric"] * 50),
        ("workers", [{}]),
        ("nothing", ["scout"]),
        ("", []),
        ("a b", ["c d"]),
    ):
        said = await ada.send({"do": "lay", "ask": ask, "field": field, "value": kinds, "cause": ada.cause})
        assert said["status"] == 200, said
    assert await draft(served, table) == hunt


async def test_actions_and_workers_are_places_in_the_picture(served: Served) -> None:
    _, ada = await moving(served)
    assert '<g data-spot="piece-scout">' in ada.page
    assert '<g data-spot="paladins-action-trade">' in ada.page
    assert any(each.spot == "paladins-action-trade" for each in ada.read.buttons)


async def test_places_a_worker_can_go_to_are_places_in_the_picture(served: Served) -> None:
    table = await playing(served.house, ANNA, BERT, game="architects")
    await put(served.house, table, architects(seats=2))
    ada = await Browser(served, table.id, min(ANNA.id, BERT.id)).sign_in()
    places = {each.spot for each in ada.read.buttons if each.spot.startswith("architects-place-")}
    assert {"architects-place-quarry", "architects-place-market"} <= places
    assert all(f'<g data-spot="{place}">' in ada.page for place in places)


async def test_cards_of_the_tavern_and_the_favours_are_places_in_the_picture_of_ones_own_area(served: Served) -> None:
    table = await playing(served.house, ANNA, BERT, game="paladins")
    await safely_until(served.house, table, lambda state: state.step == "paladins")
    ada = await Browser(served, table.id, ANNA.id).sign_in()
    cards = set(re.findall(r'<g data-spot="(tavern-[^"]+)">', ada.page))
    assert len(cards) == 3
    await safely_until(served.house, table, lambda state: state.step == "tavern")
    hires = [await Browser(served, table.id, each.id).sign_in() for each in (ANNA, BERT)]
    assert {each.spot for browser in hires for each in browser.read.buttons} >= cards
    await safely_until(served.house, table, lambda state: state.round == 3 and state.step == "play")
    ada = await Browser(served, table.id, ANNA.id).sign_in()
    assert '<g data-spot="paladins-action-favour">' in ada.page


async def test_a_long_list_can_be_folded_once_one_is_chosen_and_something_follows(served: Served) -> None:
    _, ada = await moving(served)
    fold = r'<details class="fold" data-chosen="([^"]*)" open><summary[^>]*><strong>(.*?)</strong> · change</summary>'
    ((chosen, shown),) = re.findall(fold, ada.html["desk"])
    assert (chosen, re.sub("<.*?>", "", shown)) == ("🏹 Hunt", "🏹 Hunt")
    legends = re.findall("<legend>(.*?)</legend>", ada.html["desk"])
    assert not any("Hunt" in legend for legend in legends)  # it is said once
    await ada.press(next(each for each in ada.read.buttons if each.send["do"] == "clear"))
    assert 'class="fold"' not in ada.html["desk"]  # nothing is chosen


async def planning(served: Served) -> tuple[Table, Browser]:
    table = await playing(served.house, *PEOPLE, game="devil")
    await safely_until(served.house, table, lambda state: state.step == PLANNING)
    return table, await Browser(served, table.id, ANNA.id).sign_in()


def tokens(browser: Browser) -> list[Button]:
    """What takes the tokens of a row out again, from the first."""
    return [each for each in browser.read.buttons if "--token-" in each.id]


async def test_tokens_of_a_plan_are_added_and_any_of_them_is_taken_out(served: Served) -> None:
    table, ada = await planning(served)
    assert tokens(ada) == []
    first, second = [each for each in ada.read.buttons if each.words.startswith("Build ")][:2]
    await ada.press(second)
    await ada.press(next(_named(ada, first.words)))
    plan = await draft(served, table)
    assert len(tokens(ada)) == 2
    assert ada.words.index(second.words.split(":")[0]) < ada.words.index(first.words.split(":")[0])  # built first
    await ada.press(tokens(ada)[0])
    assert (await draft(served, table)) == {"build1": plan["build2"]}
    assert len(tokens(ada)) == 1


async def trading(served: Served) -> tuple[Table, Browser]:
    """Somebody at the Storehouse, where a merchant's clay feeds a trader."""
    table = await playing(served.house, ANNA, BERT, game="architects")
    state = architects(seats=2)
    state = having(standing(state, "storehouse", 2), 0, stock={"silver": 2}, apprentices=("merchant-1", "trader-1"))
    await put(served.house, table, state)
    person = min(ANNA.id, BERT.id)
    ada = await Browser(served, table.id, person).sign_in()
    await ada.press(next(_named(ada, "Storehouse")))
    return table, ada


async def test_steps_that_needed_the_one_that_is_taken_out_go_with_it_and_that_is_said(served: Served) -> None:
    _, ada = await trading(served)
    for trade in ("merchant-1", "merchant-1", "trader-1"):
        await ada.press(next(each for each in ada.read.buttons if str(each.send.get("value")).endswith(f"{trade}']")))
    assert len(tokens(ada)) == 3
    await ada.press(tokens(ada)[0])
    assert len(tokens(ada)) == 2
    said = await ada.press(tokens(ada)[0])
    assert tokens(ada) == []
    assert 'role="alert"' in said["html"]["desk"]
