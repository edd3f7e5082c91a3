"""What people type is words on a page, never markup; and what is sent to a page costs its table nothing."""

from __future__ import annotations

from html.parser import HTMLParser
from urllib.parse import quote
from zoneinfo import ZoneInfo

import pytest

from host.values import Person
from tests.host.seating import ANNA, BERT, bid, playing
from tests.web.browsing import Browser, Served
from web.words import Whereabouts, blocks, inline

NAMES = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "](javascript:alert(1))",
    "**bold** `code` ||spoiler||",
    "\u202egnihton",
    "<t:1:R><#5>@everyone",
    "' onmouseover='alert(1)",
    "{{ 7 * 7 }} {% raw %}",
)
EVIL = ("script", "img", "iframe", "object", "embed", "base", "form", "link", "meta", "style")


class _Tags(HTMLParser):
    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.handlers: list[str] = []
        self.addresses: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        for name, value in attrs:
            if name.startswith("on") or name in ("style", "srcdoc", "formaction"):
                self.handlers.append(f"{tag} {name}")
            if name in ("href", "src", "action"):
                self.addresses.append(value or "")


@pytest.mark.parametrize("name", NAMES)
async def test_a_name_is_words_wherever_it_stands(served: Served, name: str) -> None:
    evil = Person(7_000_900, name)
    table = await playing(served.house, ANNA, evil)
    await bid(served.house, table, ANNA, 3)
    await bid(served.house, table, evil, 1)
    plain = await playing(served.house, ANNA, Person(7_000_901, "Eve"))
    await bid(served.house, plain, ANNA, 3)
    await bid(served.house, plain, Person(7_000_901, "Eve"), 1)
    browser = await Browser(served, table.id, ANNA.id).sign_in()
    usual = await Browser(served, plain.id, ANNA.id).sign_in()
    found, expected = _Tags(browser.page), _Tags(usual.page)
    for tag in EVIL:
        assert found.tags.count(tag) == expected.tags.count(tag), tag
    assert found.handlers == []
    assert all(address.startswith(("/", "#", "?", "https://discord.com/")) for address in found.addresses)


@pytest.mark.parametrize(
    ("words", "html"),
    [
        ("**a** *b* ~~c~~ `d`", "<strong>a</strong> <em>b</em> <s>c</s> <code>d</code>"),
        ("\\*a\\* <b>", "*a* &lt;b&gt;"),
        ("[x](javascript:alert(1))", "[x](javascript:alert(1))"),
        ("[x](data:text/html,y)", "[x](data:text/html,y)"),
        ("[x](https://discord.com/a)", '<a href="https://discord.com/a">x</a>'),
        ("<#123> <@!4>", "Discord Discord"),
    ],
)
def test_markdown_of_messages_becomes_html_and_nothing_else(words: str, html: str) -> None:
    assert inline(words, Whereabouts()) == html


def test_times_are_said_in_the_zone_and_language_of_the_reader() -> None:
    said = inline("<t:1772366400:F>", Whereabouts("cs", ZoneInfo("Europe/Prague")))
    assert said == '<time datetime="2026-03-01T12:00:00+00:00">ne 1 bře, 13:00</time>'
    assert " data-relative>" in inline("<t:1772366400:R>", Whereabouts())


def test_lines_keep_their_kind() -> None:
    html = blocks("## Head\n-# - small\n> said\n\n- item\nplain", Whereabouts())
    assert html == (
        '<h2>Head</h2><p class="small item">small</p><p class="quote">said</p><p class="item">item</p><p>plain</p>'
    )


def test_columns_stay_columns_and_what_stands_in_them_is_no_markup() -> None:
    html = blocks("### Won\n```\n      You  <b>\nTotal   5    3\n```\nplain ``` words", Whereabouts())
    columns = '<pre tabindex="0">      You  &lt;b&gt;\nTotal   5    3</pre>'
    assert html == f"<h3>Won</h3>{columns}<p>plain ``` words</p>"


async def test_what_a_browser_says_lies_on_spaces_may_be_anything(served: Served) -> None:
    table = await playing(served.house, ANNA, BERT)
    browser = await Browser(served, table.id, ANNA.id).sign_in()
    for laid in ("a" * 210 + " b", "a b " + "c " * 200, " ", "a  b"):
        status, _, _ = await browser.request("GET", f"?laid={quote(laid)}")
        assert status == 200
