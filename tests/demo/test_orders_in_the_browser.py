"""A standing order is given with real clicks, time is put forward and it answers; no select shows another's choice."""

from __future__ import annotations

import re

from playwright.sync_api import Browser

from tests.demo.browser import Player, demo

MORTAL = "2"  # a seed that makes the first person a mortal


def chosen(player: Player) -> list[str]:
    """What the selects of the newest messages show."""
    return player.messages.get_by_role("combobox").all_inner_texts()


def test_an_order_answers_chests_while_its_player_does_something_else(chromium: Browser) -> None:
    with demo("--game", "devil", "--seed", MORTAL) as address:
        player = Player(chromium, address)
        player.press("Start")
        player.faces("What do you put into your chest, and for what price?")
        before = chosen(player)
        player.press("Stop explaining")  # a first game begins without orders
        player.press("Standing orders")
        player.reads("You have no orders in force.")
        player.choose("Chests: take good deals", select="Give an order")
        player.shoot("order-form")
        player.choose("2", select="Choose one")
        player.choose("3", select="Choose one")
        player.reads(re.compile("Accept any chest with at least"))
        assert set(chosen(player)) >= {"2", "3"}
        player.press("Give this order")
        player.reads("Order given:")
        player.shoot("orders")
        player.press("My desk")
        player.reads("What do you put into your chest")
        assert chosen(player) == before
        player.choose("4 coins", select="Choose one")
        player.press("Seal")
        player.reads(re.compile("answers this at"))
        player.shoot("order-waits")
        player.lets_pass("+ 12 h")
        player.reads(re.compile("Your standing order answered for you"))
        player.shoot("order-answered")
