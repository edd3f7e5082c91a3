"""A newcomer opens the demo's address and plays, with real clicks in a real browser."""

from __future__ import annotations

import re

from playwright.sync_api import Browser

from tests.demo.browser import PRIVATE, Player, demo


def test_a_newcomer_is_at_play_in_one_click_and_sees_a_phase_settle(chromium: Browser) -> None:
    with demo("--game", "bids") as address:
        player = Player(chromium, address)
        player.is_told("Press “Start”")
        player.shoot("bids-lobby")
        player.press("Start")
        player.is_told("answer at your desk below")
        player.reads("How much do you bid for the crown of round 1?")
        player.choose("2")
        player.reads("You would keep")
        player.shoot("bids-desk")
        player.press("Seal")
        player.reads(re.compile("takes the crown"))
        player.shoot("bids-settled")
        player.go("table 1")
        player.reads("Mathilda bid 2 coins.")
        player.shoot("bids-thread")


def test_all_seats_can_be_held_by_looking_through_their_eyes(chromium: Browser) -> None:
    with demo("--game", "bids", "--seats", "4") as address:
        player = Player(chromium, address)
        player.press("Start")
        for person in ("Mathilda", "Brother Anselm", "Dame Odile", "Master Corvin"):
            player.become(person)
            player.go(PRIVATE)
            player.reads("How much do you bid for the crown of round 1?")
            player.choose("3")
            player.press("Seal")
        player.reads(re.compile("takes the crown"))
