"""Practice as somebody with a phone meets it: one command, one message, an answer to every press."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from engine.registry import folder_of
from tests.demo.browser import PHONE, Player, demo

TURN = "Where does your worker go?"
PEOPLE = folder_of("architects") / "locales" / "en" / "architects-opponents.ftl"
OTHERS = "|".join(re.findall(r"^opponent-architects-\d+ = (.+)$", PEOPLE.read_text(encoding="utf-8"), re.MULTILINE))


def test_a_practice_game_is_begun_played_and_given_up_in_one_message(chromium: Browser) -> None:
    with demo("--game", "architects", "--seed", "3") as address:
        player = Player(chromium, address, PHONE)
        player.is_told("Press “Start”")
        box = player.view.locator("#channel-composer-input")
        box.click()
        box.press_sequentially("/practice")
        player.view.get_by_role("option", name=re.compile("practice")).first.click()
        player.view.get_by_role("option", name=re.compile("Architects")).first.click()
        player.view.get_by_role("button", name="Send").click()
        player.reads(re.compile("practice 1"))
        player.shoot("practice-begins")
        for question in ("Which of these four", "Which of these three", "Which of these buildings"):
            player.reads(re.compile(question))
            player.press_first()
            player.press("Seal")
        player.faces(TURN)
        player.shoot("practice-turn")
        before = player.messages.locator("[data-message-id]").count()
        for wood in (1, 2):
            player.choose(f"🌲 Forest: {wood} wood")
            player.press("Do it")
            player.reads(re.compile(f"Forest: get {wood}🪵.*({OTHERS})", re.DOTALL))
            player.faces(TURN)
        assert player.messages.locator("[data-message-id]").count() == before
        player.shoot("practice-later")
        player.press("Give up")
        player.press("End it")
        expect(player.messages.get_by_text(re.compile("This practice game is closed")).last).to_be_visible()
