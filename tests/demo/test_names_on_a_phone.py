"""No name is cut on the page of a phone: in every language, where most is asked, with the longest name of each kind."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import Browser

from tests.demo.browser import PHONE
from tests.demo.laid import LaidTables
from tests.demo.test_in_sight import fullest
from tests.demo.test_question_in_sight import TOLD
from tests.ground import kept
from tests.pictures.scenes import LANGUAGES
from tests.pictures.test_whole_names import SHAPES, names, widest

ASKED = {"architects": ("turn", "discard"), "devil": ("plan", "viewing"), "paladins": ("draft", "turn")}
LONGEST = """(longest) => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), names = Object.keys(longest);
    names.sort((one, other) => other.length - one.length);
    let changed = 0;
    for (let node = words.nextNode(); node; node = words.nextNode()) {
        const own = node.parentElement;
        if (own.closest("svg, script, style, textarea")) continue;
        const found = names.find((name) => node.data.includes(name));
        if (found) { node.data = node.data.replace(found, longest[found]); changed += 1; }
    }
    return changed;
}"""  # every name becomes the longest of its kind
CUT = """() => {
    const shown = (each) => each.checkVisibility({ visibilityProperty: true }) && each.clientWidth > 4;
    const said = (each) => each.innerText.trim().replace(/\\s+/g, " ").slice(0, 60);
    const folds = (each) => each.nextElementSibling?.matches(".follows"); // all of it is a press away
    const amiss = [];
    for (const each of document.querySelectorAll("body, body *:not(svg, svg *)")) {
        const style = getComputedStyle(each);
        if (!shown(each) || !said(each)) continue;
        if (/hidden|clip/.test(style.overflowX) && each.scrollWidth > each.clientWidth + 1) {
            amiss.push(`cut: ${said(each)}`);
        } else if (style.webkitLineClamp !== "none" && !folds(each) && each.scrollHeight > each.clientHeight + 1) {
            amiss.push(`too many lines: ${said(each)}`);
        }
    }
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), range = document.createRange();
    for (let node = words.nextNode(); node; node = words.nextNode()) {
        const own = node.parentElement;
        if (!node.data.trim() || own.closest("svg, script, style") || !shown(own)) continue;
        range.selectNodeContents(node);
        const right = range.getBoundingClientRect().right;
        let around = own;
        while (around && !/auto|scroll/.test(getComputedStyle(around).overflowX)) around = around.parentElement;
        if (!around && right > innerWidth + 1) amiss.push(`past the edge: ${node.data.trim().slice(0, 60)}`);
    }
    return amiss;
}"""


@pytest.mark.long
@pytest.mark.parametrize("locale", kept(LANGUAGES, deep=("en", "cs")))  # whose names are shorter than the others'
@pytest.mark.parametrize("game_id", sorted(ASKED))
def test_the_longest_names_are_whole_on_a_phones_page(
    chromium: Browser, tables: LaidTables, game_id: str, locale: str
) -> None:
    known, amiss, changed = names(game_id, locale), {}, 0
    for kind in ASKED[game_id]:
        state, seat = fullest(game_id)[kind]
        page = tables.opened(chromium, game_id, state, PHONE, seat, locale)
        amiss[kind, "as it is"] = page.evaluate(CUT)
        boxes = page.locator("#news .lines, .around").evaluate_all(TOLD)
        amiss[kind, "torn"] = [box for box in boxes if box != {"told": True, "torn": 0}]
        for shape in SHAPES:
            longest = widest(game_id, locale, shape)
            to = {name: those[longest[sort]] for sort, those in known.items() for name in those.values()}
            changed += page.evaluate(LONGEST, to)
            amiss[kind, shape] = page.evaluate(CUT)
        if folder := os.environ.get("PACTUM_SCREENSHOTS"):
            page.screenshot(path=f"{folder}/names-{game_id}-{kind}-{locale}.png", full_page=True)
        page.context.close()
    assert changed
    assert not {what: said for what, said in amiss.items() if said}
