"""What a visitor stumbles over in the first five minutes: quick clicks, a phone, empty suggestions."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Route, expect

from tests.demo.browser import PHONE, PRIVATE, Player, demo

MORTAL = "2"  # a seed that makes the first person a mortal
SLOW = 600  # milliseconds that each click takes


def slowly(player: Player) -> None:
    """Let everything that is done in the conversation take its time, as on a busy machine."""

    def hold(route: Route) -> None:
        player.page.wait_for_timeout(SLOW)
        route.continue_()

    player.page.route("**/api/action", hold)


def test_a_new_desk_is_read_from_its_top_and_no_choice_is_lost_however_quickly_they_are_made(chromium: Browser) -> None:
    with demo("--game", "devil", "--seed", MORTAL) as address:
        player = Player(chromium, address)
        player.press("Start")
        player.faces("What do you put into your chest, and for what price?")
        expect(player.messages.get_by_role("heading", name="table 1").last).to_be_in_viewport()
        slowly(player)
        player.choose("1", select="0", rest=False)
        player.choose("4 coins", select="Choose one", rest=False)
        player.choose("🪨 stone", select="Choose any number", rest=False)
        player.rests()
        player.reads("You offer 1 stone and 1 coin for 4 coins.")


def test_a_choice_made_while_the_page_still_opens_is_kept(chromium: Browser) -> None:
    with demo("--game", "bids", "--seats", "2") as address:
        player = Player(chromium, address)
        player.press("Start")
        slowly(player)
        for person in ("Mathilda", "Brother Anselm"):
            player.become(person)
            player.reads("How much do you bid for the crown of round 1?")
            player.choose("3", rest=False)
            player.press("Seal")
        player.go("table 1")
        player.reads(re.compile("takes the crown"))


def test_on_a_phone_everything_is_reachable_and_nothing_is_cut(chromium: Browser) -> None:
    with demo("--game", "devil", "--seed", MORTAL) as address:
        player = Player(chromium, address, PHONE)
        player.shoot("phone-lobby")
        player.press("Start")
        player.faces("What do you put into your chest, and for what price?")
        for place in ("table 1", "tavern", PRIVATE):
            player.go(place)
            player.rests()
            player.shoot(f"phone-{place}")
            outside = """[...document.querySelectorAll("body *")].filter((node) => {
                const box = node.getBoundingClientRect();
                return box.width && box.left >= 0 && box.left < innerWidth && box.right > innerWidth + 1
                    && getComputedStyle(node).visibility !== "hidden";
            }).map((node) => node.outerHTML.slice(0, 120))"""
            assert [frame.evaluate(outside) for frame in player.page.frames] == [[], []]
            box = player.page.locator("#view").bounding_box()
            assert box is not None
            assert box["height"] > PHONE[1] * 0.75
        player.lets_pass("+ 1 h")


def test_suggestions_come_before_anything_is_typed(chromium: Browser) -> None:
    with demo("--game", "bids") as address:
        player = Player(chromium, address)
        player.is_told("Press “Start”")
        box = player.view.locator("#channel-composer-input")
        box.click()
        box.press_sequentially("/table new")
        player.view.get_by_role("option", name=re.compile("table new")).first.click()
        expect(player.view.get_by_role("option", name=re.compile("Deal with the Devil"))).to_be_visible()
