"""A desk fits a phone screen and a half, whatever is asked: the fullest desk of each kind in a game of stewards."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import discord
import msgspec
import pytest
import simcord
from msgspec import Struct
from playwright.async_api import Browser, Locator

from bot.delivery.living_desks import DeskMessage
from bot.demo.page import DemoPage
from bot.demo.view import DM, BrowserView, Viewer
from bot.desk.attachments import DeskPicture, picture_of
from bot.desk.view import desk_view
from bot.messages.page import PHONE_PAGE
from engine.contract import Ask
from engine.forms import Draft
from engine.policies import STEWARD
from engine.registry import game as rules_of
from face.core.face import face
from face.core.names import reader_for
from face.desk.desk import DeskSurroundings, new_to
from face.desk.form import shown_form
from face.pictures.png.worker import svg_to_png
from face.pictures.theme import font_files
from face.table.scenes import own_picture
from host.log import journal
from host.play.desk_reading import Filled
from host.proof.export import parse_export
from host.proof.replay import Log, walk_log
from host.table.early_answers import kinds_of_orders, order_asks
from host.table.projections import Explanations
from host.values import Desk
from tests.bot.test_every_desk import desk_of, table_of
from tests.demo.browser import PATIENCE, PHONE
from tools.simulated import SimulatedTable

pytestmark = pytest.mark.long
SEEDS = {"architects": 14, "devil": 7, "paladins": 5}  # of first games; the next follow until each kind has come up
MOST_GAMES = 5
LOCALES = ("en", "ru")  # ru: the longest words
UPPER = 500  # pixels of a phone above which the question begins, even below what happened
TALL = 2400  # pixels of a page on which a whole desk can be photographed
NEWS = "**Ben** builds a Mill and moves on the track\n" * 30
KINDS = {
    "architects": {"draft", "turn", "recall", "discard"},
    "devil": {
        *("offer", "viewing", "plan", "keep", "pass", "done"),
        *("vote", "questioned", "wings", "packing", "inquisitors", "bank", "wish"),
    },
    "paladins": {"draft", "paladins", "tavern", "turn", "either"},
}
SIZES = """found => found.map(each => {
    const top = each.getBoundingClientRect().top, title = each.querySelector("h3");
    return [each.getBoundingClientRect().height, title ? title.getBoundingClientRect().top - top : 0];
})"""


STEADY = """() => {
    const high = document.querySelector("#channel-message-list").scrollHeight, before = window.highBefore;
    window.highBefore = high;
    window.steady = high === before ? (window.steady ?? 0) + 1 : 0;
    return window.steady > 20;
}"""  # frames without a change of height


class Full(Struct, frozen=True):
    """The desk of a kind of question that has most to say."""

    words: int
    desk: Desk
    ask: Ask
    state: Any


@pytest.mark.parametrize("game", sorted(KINDS))
async def test_the_fullest_desk_of_every_kind_fits_a_phone_screen_and_a_half(
    game: str, async_chromium: Browser
) -> None:
    full = dict[str, Full]()
    for seed in range(SEEDS[game], SEEDS[game] + MOST_GAMES):
        if not set(full) >= KINDS[game]:
            full = fullest(simulated(game, seed)) | full
    assert set(full) >= KINDS[game]
    plain = {f"{game}-{locale}-{kind}": drawn(each, locale) for locale in LOCALES for kind, each in full.items()}
    pictured = {f"{name}-pictured": beside_picture(full[name.split("-")[2]], name.split("-")[1]) for name in plain}
    assert any(desk.png for desk in pictured.values())
    sizes = await sizes_of(async_chromium, plain) | await sizes_of(async_chromium, pictured)
    heights = {name: round(height) for name, (height, _) in sizes.items()}
    below = {name: round(question) for name, (_, question) in sizes.items()}
    assert max(heights.values()) <= PHONE_PAGE, heights
    assert max(below.values()) <= UPPER, below


async def sizes_of(
    browser: Browser, desks: Mapping[str, discord.ui.LayoutView | DeskMessage]
) -> dict[str, tuple[float, float]]:
    """Pixels of every desk on a phone at the demo's page, and those above its question."""
    env = simcord.Env(bot := discord.Client(intents=discord.Intents.none()))
    await env.start()
    try:  # one that is left open would fail every test after it
        guild = env.create_guild("server")
        user = env.create_user("reader")
        view = BrowserView(env, guild.create_text_channel("home"), [Viewer(guild.add_member(user), user)], "en-US")
        served = DemoPage(view, *(AsyncMock() for _ in range(5)))
        try:
            to = await bot.fetch_user(user.id)
            for desk in desks.values():
                if isinstance(desk, DeskMessage):
                    await to.send(view=desk.view, files=desk.files)
                else:
                    await to.send(view=desk)
            await env.settle()
            await view.look(None, DM)
            address = await served.open(0)
            page = await browser.new_page(viewport={"width": PHONE[0], "height": PHONE[1]})
            page.set_default_timeout(PATIENCE)
            await page.goto(f"{address}view#{view.preview.capability}")
            messages = page.locator("#channel-message-list [data-message-id]")
            await messages.nth(len(desks) - 1).wait_for()
            await page.wait_for_function("() => window.simcordPreview?.ready && document.fonts.status === 'loaded'")
            await page.wait_for_function(STEADY)
            sizes = await messages.evaluate_all(SIZES)
            await page.set_viewport_size({"width": PHONE[0], "height": TALL})
            await shoot(messages, list(desks))
            await page.close()
        finally:
            await view.close()
            await served.close()
    finally:
        await env.shutdown()
    return dict(zip(desks, sizes, strict=True))


async def shoot(messages: Locator, names: list[str]) -> None:
    """Pictures of the desks for people, where PACTUM_SCREENSHOTS names a folder."""
    if folder := os.environ.get("PACTUM_SCREENSHOTS"):
        for number, name in enumerate(names):
            await messages.nth(number).screenshot(path=str(Path(folder) / f"{name}.png"))


def beside_picture(full: Full, locale: str) -> DeskMessage:
    """The same beside the picture of its player's own area."""
    scene = own_picture(full.desk, reader_for(full.desk.table, locale, full.desk.seat))
    if scene is None:
        return DeskMessage(drawn(full, locale), (), "")
    picture, png = picture_of(scene), svg_to_png(scene.svg, font_files())
    return DeskMessage(drawn(full, locale, picture), (), "", picture=picture, png=png)


def drawn(full: Full, locale: str, picture: DeskPicture | None = None) -> discord.ui.LayoutView:
    """The desk as a player in a first game gets it, after much has happened."""
    desk, ask, rules = full.desk, full.ask, rules_of(full.desk.table.game)
    form = rules.form(full.state, desk.seat, ask.id, Draft({}))
    preview = () if form.problem else rules.preview(full.state, desk.seat, ask.id, form.value)
    shown = shown_form(desk, ask, Filled({}, form, preview), short=picture is not None)
    new = new_to(desk, ask, Explanations("first", True, frozenset()))
    return desk_view(
        desk, reader_for(desk.table, locale, desk.seat), shown, DeskSurroundings(NEWS), new=new, picture=picture
    )


def simulated(game: str, seed: int) -> bytes:
    """An export of a game of stewards."""
    rules = rules_of(game)
    seats = rules.seats[1]
    return SimulatedTable(rules, seats, seed, 0, policies=(STEWARD,) * seats).export()


def fullest(export: bytes) -> dict[str, Full]:
    """The desk of each kind of question, and of what is free to do, that has most to say."""
    kept = parse_export(export)
    entries = tuple(journal.read_entry(msgspec.json.encode(move)) for move in kept.moves)
    rules, most = rules_of(kept.game), dict[str, Full]()
    table = msgspec.structs.replace(table_of(rules, len(kept.seats)), id=17)
    for step in walk_log(Log(entries, bytes.fromhex(kept.opening_seed))):
        for seat, owed in rules.asks(step.state).items():
            desk = desk_of(rules, step.state, table, seat)
            desk = msgspec.structs.replace(
                desk, order_asks=order_asks(kinds_of_orders(rules, desk.view)), due_at=table.opened_at
            )
            for ask in (owed, *desk.liberties):
                full = Full(words_of(desk, ask, step.state), desk, ask, step.state)
                if full.words > most.get(ask.kind, full).words or ask.kind not in most:
                    most[ask.kind] = full
    return most


def words_of(desk: Desk, ask: Ask, state: Any) -> int:
    """Characters of a desk that the reader reads."""
    look, rules = face(desk.table.game), rules_of(desk.table.game)
    reader = reader_for(desk.table, "en", desk.seat)
    form = rules.form(state, desk.seat, ask.id, Draft({}))
    return len(reader.lines((*look.desk(desk.view), *look.details(desk.view, ask, form))))
