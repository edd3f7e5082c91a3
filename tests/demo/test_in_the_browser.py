"""A newcomer opens the demo's address and plays, with real clicks in a real browser."""

from __future__ import annotations

import re

from playwright.sync_api import Browser

from tests.demo.browser import PRIVATE, Player, demo

MORTAL = "2"  # a seed that makes the first person a mortal


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
        player.shoot("bids-settled")
        player.go("table 1")
        player.reads(re.compile("takes the crown"))
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
        player.reads(re.compile("takes? the crown"))


def test_a_chest_is_packed_an_offer_answered_and_a_plan_made_until_the_phase_settles(chromium: Browser) -> None:
    with demo("--game", "devil", "--seed", MORTAL) as address:
        player = Player(chromium, address)
        player.shoot("devil-lobby")
        player.press("Start")
        player.faces("What do you put into your chest, and for what price?")
        player.choose("🪨 stone", select="Choose any number")
        player.choose("4 coins", select="Choose one")
        player.reads("You offer 1 stone for 4 coins.")
        player.shoot("devil-chest")
        player.press("Seal")

        for viewing in ("first viewing", "second viewing"):
            player.reads(viewing)
            player.faces(re.compile("a chest before you|already taken"))
            if player.messages.get_by_role("button", name="Leave it").count():  # else its deal was taken: Seal says so
                player.press("Leave it")
            player.shoot(f"devil-offer-{viewing.split()[0]}")
            player.press("Seal")

        player.faces("What will you do in round 1?")
        player.choose("Hire the town courtier", select="Choose up to 4")
        player.reads("1 of 4 placed")
        player.shoot("devil-plan")
        player.press("Seal")

        player.reads("Round 2 of 5")
        player.shoot("devil-round-2")
        player.go("table 1")
        player.shoot("devil-thread")


def test_a_hand_is_drafted_and_a_worker_sent_out(chromium: Browser) -> None:
    with demo("--game", "architects") as address:
        player = Player(chromium, address)
        player.reads("4 seats taken")
        player.shoot("architects-lobby")
        player.press("Start")
        player.shoot("architects-draft")
        for question in (
            "Which of these four buildings do you keep?",
            "Which of these three buildings do you keep?",
            "Which of these buildings do you keep?",
        ):
            player.faces(question)
            player.press_first()
            player.press("Seal")
        player.faces("Where does your worker go?")
        player.choose("🌲 Forest: 1 wood")
        player.reads("You get 1 wood.")
        player.shoot("architects-turn")
        player.press("Do it")
        player.go("table 1")
        player.reads("Forest: gets 1")
        player.shoot("architects-thread")


def test_the_clock_is_put_forward_and_reminders_and_the_deadline_come(chromium: Browser) -> None:
    with demo("--game", "bids") as address:
        player = Player(chromium, address)
        player.press("Start")
        player.is_told("answer at your desk below")
        player.reads("in 24 hours")
        player.lets_pass("+ 12 h")
        player.lets_pass("+ 1 h")
        player.reads(re.compile("you're the last one|Whenever you have a moment"))  # the newer stands alone
        player.shoot("reminder-last")
        player.press("Snooze 4 h")
        player.reads(re.compile("Snoozed until"))
        player.lets_pass("+ 12 h")
        player.reads(re.compile("Your time ran out"))
        player.shoot("deadline")
