"""Pieces on the page of a table in a real browser: a chest is packed, a plan put in order, workers are laid."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Page, Route, expect

from engine.chance import Chance
from engine.registry import game as rules_of
from games.devil.face.own_area import PLANNING
from games.devil.rules.phases.trading import Offer
from tests.demo.browser import PHONE, SIZE
from tests.demo.laid import SEAT, LaidTables, another
from tests.demo.test_table_page import serious

LUCK = Chance(bytes(31) + b"\x07")
WORKERS = (1, 2, 1, 2, 0, 1)  # labourer, scouts, merchant, fighters, no cleric, criminal


def position(game_id: str, step: str, seats: int = 4) -> object:
    """The state of a game in which everybody has given the safe answer until that step."""
    rules = rules_of(game_id)
    state = rules.setup(rules.options_type(), seats, LUCK).state
    while state.step != step:
        seat, ask = next(iter(rules.asks(state).items()))
        state = rules.answer(state, seat, ask.id, rules.absent(state, seat), LUCK).state
    return state


def moves(table: Page, id: str) -> None:
    """Presses the piece of that id, and waits for what it does."""
    with table.expect_response(re.compile("/press")):
        table.locator(f'[id="{id}"]').click()


@pytest.mark.parametrize("size", [PHONE, SIZE])
def test_a_chest_is_packed_by_touches_and_offered(chromium: Browser, tables: LaidTables, size: tuple[int, int]) -> None:
    table = tables.opened(chromium, "devil", position("devil", Offer.name), size)
    inside = table.locator(".pieces.inside")
    piece = table.locator('.outside [id^="goods--in-"]:enabled').first
    into = piece.get_attribute("id") or ""
    kind = into.rpartition("-")[2]
    moves(table, into)
    expect(inside.locator(".piece")).to_have_count(1)
    moves(table, f"goods--out-{kind}")
    expect(inside).to_contain_text("Nothing in it")
    expect(table.locator(f'[id="{into}"]')).to_be_focused()  # where the piece has gone
    place = table.locator(f'#own [data-spot="piece-{kind}"]')
    place.scroll_into_view_if_needed()
    with table.expect_response(re.compile("/press")):
        place.click()
    expect(table.locator(f'#own [data-spot="packed-{kind}"]')).to_have_count(1)  # it lies in the drawn chest, too
    table.locator("#desk fieldset.missing .choice:enabled").last.click()  # the dearest price is one press, too
    seal = table.locator("#seal")
    expect(seal).to_be_enabled()
    expect(seal).to_be_in_viewport()
    for scheme in ("light", "dark"):
        table.emulate_media(color_scheme=scheme)
        assert serious(table) == []
    assert table.evaluate("document.documentElement.scrollWidth") <= size[0]
    seal.click()
    expect(table.locator(".sealed")).to_contain_text("You offer 1")


GLIDES = """() => {
    window.glided = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        window.glided.push(this.id || this.dataset.spot);
        return animate.apply(this, how);
    };
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_piece_is_seen_to_move_where_motion_is_wanted(chromium: Browser, tables: LaidTables, motion: str) -> None:
    table = tables.opened(chromium, "devil", position("devil", Offer.name), PHONE)
    table.emulate_media(reduced_motion=motion)  # type: ignore[arg-type]
    table.evaluate(GLIDES)
    moves(table, "goods--in-glass")
    expect(table.locator('[id="goods--out-glass"]')).to_be_visible()
    moves(table, "goods--in-wood")  # it lies before the glass
    expect(table.locator('[id="goods--out-wood"]')).to_be_visible()
    pieces = [each for each in table.evaluate("window.glided") if each.startswith("goods--")]
    assert pieces == ([] if motion == "reduce" else ["goods--out-glass", "goods--out-wood", "goods--out-glass"])


def test_fast_fingers_lose_no_piece_and_offer_nothing_unseen(chromium: Browser, tables: LaidTables) -> None:
    table = tables.opened(chromium, "devil", position("devil", Offer.name), PHONE)
    held: list[Route] = []
    table.route(re.compile("/press"), lambda route: held.append(route))
    with table.expect_request(re.compile("/press")):
        for kind in ("wood", "wood", "glass"):
            table.locator(f'[id="goods--in-{kind}"]').click()
    table.evaluate("document.querySelector('#seal').click()")
    for _ in range(2):
        with table.expect_request(re.compile("/press")):
            held[-1].continue_()
        table.evaluate("0")  # by then the press is held
    held[-1].continue_()
    for kind, count in (("wood", "2"), ("glass", "1")):
        expect(table.locator(f'.pieces.inside [id="goods--out-{kind}"]')).to_contain_text(count)
    expect(table.locator("body")).not_to_have_attribute("data-busy", "")
    assert len(held) == 3
    assert ["seal" in (route.request.post_data or "") for route in held] == [False] * 3


def priced(table: Page) -> None:
    """Packs a piece of wood and asks the first price that can be asked."""
    moves(table, "goods--in-wood")
    if table.locator('[id="price--more"]').count():
        moves(table, "price--more")
    else:
        with table.expect_response(re.compile("/press")):
            table.locator("#desk fieldset.missing .choice").first.click()
    expect(table.locator("#seal")).to_be_enabled()


def held_by(table: Page) -> list[Route]:
    """The presses of a page, which wait from now on until they are let go."""
    held: list[Route] = []
    table.route(re.compile("/press"), lambda route: held.append(route))
    with table.expect_request(re.compile("/press")):
        table.locator('[id="goods--in-glass"]').click()
    return held


def test_a_seal_waits_for_the_press_before_it(chromium: Browser, tables: LaidTables) -> None:
    table = tables.opened(chromium, "devil", position("devil", Offer.name), PHONE)
    priced(table)
    held = held_by(table)
    for _ in range(2):  # pressed twice it is sent once
        table.locator("#seal").click()
    expect(table.locator("#seal")).to_have_attribute("aria-busy", "true")
    with table.expect_request(re.compile("/press")):
        held[0].continue_()
    table.evaluate("0")
    held[1].continue_()
    expect(table.locator(".sealed")).to_contain_text("You offer 1 wood and 1 glass")
    expect(table.locator("#unsent")).to_be_hidden()
    assert len(held) == 2


def test_what_is_opened_while_a_press_is_under_way_is_open_after_it(chromium: Browser, tables: LaidTables) -> None:
    table = tables.opened(chromium, "devil", position("devil", Offer.name), PHONE)
    held = held_by(table)
    table.locator('#desk a[data-open$=".wish"]').click()
    held[0].continue_()
    expect(table.locator('#desk form.question[data-ask$=".wish"]')).to_be_visible()


PARTS, PRESS = re.compile("/parts"), re.compile("/press")


def lost(table: Page, what: re.Pattern[str]) -> None:
    """The next request of that sort gets no answer, ever; those after it do."""
    held: list[Route] = []

    def handle(route: Route) -> None:
        if held:
            route.continue_()
        held.append(route)

    table.route(what, handle)


def test_what_is_opened_waits_for_no_answer_that_is_on_its_way(chromium: Browser, tables: LaidTables) -> None:
    table = tables.opened(chromium, "devil", position("devil", Offer.name), PHONE)
    other = another(table)
    lost(table, PARTS)
    with table.expect_request(PARTS):
        moves(other, "goods--in-glass")
    table.locator('#desk a[data-open$=".wish"]').click()
    expect(table.locator('#desk form.question[data-ask$=".wish"]')).to_be_visible()
    expect(table.locator("#away")).to_be_hidden()


def test_an_answer_that_never_comes_is_asked_for_again(chromium: Browser, tables: LaidTables) -> None:
    table = tables.opened(chromium, "devil", position("devil", Offer.name), PHONE)
    other = another(table)
    table.clock.install()
    inside, away = table.locator('.pieces.inside [id^="goods--out-"]'), table.locator("#away")
    lost(table, PARTS)
    with table.expect_request(PARTS):
        moves(other, "goods--in-glass")
    table.clock.fast_forward(11_000)
    expect(away).to_be_visible()
    table.clock.fast_forward(11_000)
    expect(inside).to_have_count(1)
    expect(away).to_be_hidden()
    lost(table, PRESS)
    with table.expect_request(PRESS):
        table.locator('[id="goods--in-wood"]').click()
    table.clock.fast_forward(11_000)
    with table.expect_response(PRESS):
        table.clock.fast_forward(1_000)
    expect(inside).to_have_count(2)


def test_at_the_end_of_a_page_nothing_moves_as_the_foot_becomes_a_bar(chromium: Browser, tables: LaidTables) -> None:
    table = tables.opened(chromium, "devil", position("devil", Offer.name), PHONE)
    expect(table.locator("body")).not_to_have_attribute("data-bar", "")
    end = table.evaluate("() => { scrollTo(0, document.documentElement.scrollHeight); return scrollY; }")
    expect(table.locator("body")).to_have_attribute("data-bar", "")
    assert table.evaluate("scrollY") == end


def test_nothing_is_drawn_anew_under_a_finger(chromium: Browser, tables: LaidTables) -> None:
    table = tables.opened(chromium, "devil", position("devil", Offer.name), PHONE)
    other = another(table)
    held: list[Route] = []
    table.route(PARTS, lambda route: held.append(route))
    with table.expect_request(PARTS):
        moves(other, "goods--in-glass")
    link = table.locator('#desk a[data-open$=".wish"]')
    link.hover()
    table.mouse.down()
    with table.expect_response(PARTS):  # what was changed elsewhere comes while it is down
        for route in held:
            route.continue_()
    table.unroute(PARTS)
    table.mouse.up()
    expect(table.locator('#desk form.question[data-ask$=".wish"]')).to_be_visible()


def test_a_seal_is_not_sent_once_something_else_is_chosen(chromium: Browser, tables: LaidTables) -> None:
    table = tables.opened(chromium, "devil", position("devil", Offer.name), PHONE)
    priced(table)
    other = another(table)
    held = held_by(table)
    table.locator("#seal").click()
    if other.locator('[id="price--more"]').count():
        moves(other, "price--more")
    else:
        with other.expect_response(re.compile("/press")):
            other.locator("#desk .choice[id^=price]:enabled[aria-pressed=false]").first.click()
    held[0].continue_()
    expect(table.locator("#unsent")).to_be_visible()
    expect(table.locator("#seal")).to_be_enabled()
    assert serious(table) == []
    assert len(held) == 1
    table.unroute(re.compile("/press"))
    table.locator("#seal").click()
    expect(table.locator(".sealed")).to_contain_text("You offer 1 wood and 1 glass")
    expect(table.locator("#unsent")).to_be_hidden()


def test_a_plan_is_put_in_order_by_touches(chromium: Browser, tables: LaidTables) -> None:
    table = tables.opened(chromium, "devil", position("devil", PLANNING), PHONE)
    tokens, builds = table.locator(".token"), table.locator("#desk .choice:enabled", has_text=re.compile("^Build "))
    first = (builds.nth(1).inner_text()).split("\n")[0]
    for at in (1, 0):
        with table.expect_response(re.compile("/press")):
            builds.nth(at).click()
    expect(tokens).to_have_count(2)
    expect(tokens.first).to_contain_text(first)
    assert serious(table) == []
    tokens.first.get_by_role("button").focus()
    table.keyboard.press("Enter")
    expect(tokens).to_have_count(1)
    expect(tokens.first).not_to_contain_text(first)
    expect(tokens.first.get_by_role("button")).to_be_focused()


def test_workers_are_laid_on_the_spaces_of_an_action_by_keyboard(chromium: Browser, tables: LaidTables) -> None:
    state = position("paladins", "play")
    players = tuple(replace(player, workers=WORKERS, placed={}) for player in state.players)  # type: ignore[attr-defined]
    rich = replace(state, players=players, seat=SEAT)  # type: ignore[type-var]
    table = tables.opened(chromium, "paladins", rich, PHONE)
    for action in ("Trade", "Hunt"):
        table.locator("#desk .choice:visible", has_text=action).first.click()
        folded = table.locator(".fold > summary")
        expect(folded).to_have_text(re.compile(f"{action} · change$"))
        expect(table.locator(".fold .choice").first).to_be_hidden()
        if action == "Trade":
            folded.press("Enter")
    laid, open_ = table.locator(".spaces button.piece"), table.locator(".spaces .piece.open")
    expect(laid).to_have_count(2)
    seal = table.locator("#seal")
    expect(seal).to_be_enabled()
    for left in (1, 0):
        laid.first.focus()
        table.keyboard.press("Enter")
        expect(laid).to_have_count(left)
    expect(open_).to_have_count(2)
    expect(seal).to_be_disabled()
    assert serious(table) == []
    place = table.locator('#own [data-spot="piece-merchant"]')
    place.focus()
    table.keyboard.press("Enter")
    expect(laid).to_have_count(1)
    expect(seal).to_be_enabled()  # one worker is enough to hunt
    table.locator('[id="workers--piece-scout"]').press("Enter")
    expect(laid).to_have_count(2)
    boxes = [button.bounding_box() for button in table.locator("#desk button:visible").all()]
    assert all(box and min(box["height"], box["width"]) >= 44 for box in boxes)
    with table.expect_response(re.compile("/press")):
        seal.click()
    expect(table.locator(".spaces")).to_have_count(0)


def test_on_a_phone_what_lies_nowhere_on_the_board_follows_in_the_bar(chromium: Browser, tables: LaidTables) -> None:
    state = position("architects", "turn")
    there = {"mines": (0, 2, 0, 0), "town-centre": (0, 0, 1, 0), "forest": (0, 0, 1, 0)}
    rich = tuple(replace(player, stock={"silver": 4, "wood": 3, "clay": 2}) for player in state.players)  # type: ignore[attr-defined]
    busy = replace(state, seat=SEAT, players=rich, workers={**state.workers, **there})  # type: ignore[attr-defined,type-var]
    table = tables.opened(chromium, "architects", busy, PHONE)
    tabs, main = table.locator("nav"), table.locator("main")

    def press(place: str) -> None:
        tabs.get_by_text("Board").click()
        with table.expect_response(re.compile("/press")):
            table.locator(f'#board [data-spot="architects-place-{place}"]').click()

    press("town-centre")
    expect(table.locator("#board .chosen")).to_have_attribute("data-spot", "architects-place-town-centre")
    expect(main).to_have_attribute("data-at", "board")  # groups lie there
    press("mines")
    expect(main).to_have_attribute("data-at", "board")  # it can be sealed beside it
    expect(table.locator("#seal")).to_be_in_viewport()
    tabs.get_by_text("Your desk").click()
    expect(table.locator(".token")).to_contain_text("Mines: 2 workers")
    expect(table.locator("legend").first).to_have_text("Worker goes to")
    press("storehouse")
    expect(main).to_have_attribute("data-at", "board")
    expect(table.locator("#seal")).to_be_disabled()
    table.locator("#desk .following .choice:visible", has_text="virtue").first.click()  # exchanges lie nowhere
    expect(table.locator(".step .of")).to_have_text(["clay", "wood"])
    assert serious(table) == []
