"""What a browser loads of programs: all of them, and not the lines that only people read."""

from __future__ import annotations

import re

from tests.host.seating import ANNA, BERT, playing
from tests.web.browsing import Browser, Served
from web.unchanging import bare

MOST = 60_000  # bytes
IMPORTED = re.compile(r'from "\./([\w.]+)"|src="/static/\w+/([\w.]+)"')


async def test_all_programs_of_a_page_weigh_little(served: Served) -> None:
    table = await playing(served.house, ANNA, BERT)
    browser = await Browser(served, table.id, ANNA.id).sign_in()
    loaded, wanted = {}, {"page.js"}
    assert any("page.js" in found for found in IMPORTED.findall(browser.page))
    while name := next(iter(wanted - loaded.keys()), None):
        _, _, body = await browser.at(f"/static/{name}")
        loaded[name] = body
        wanted |= {found[0] for found in IMPORTED.findall(body) if found[0]}
    assert len(loaded) > 10
    assert not re.search(r"^\s*(/\*\*|//)", loaded["page.js"], re.MULTILINE)
    assert sum(len(body.encode()) for body in loaded.values()) <= MOST


def test_a_program_loses_its_comments_and_nothing_else() -> None:
    script = (
        b'let b = "//"; // two\n// @ts-check\n/** Two\n * lines. */\n'
        b"let a = '// no'; // stays;\n  /** @param {b} b */\n  f(/* x */ 1);\n"
        b"  const c = /** @type {C} */ (d);\n  if (c) {\n    g(a ? 1 - -b : [...e]);\n  } else return /a = b/;"
    )
    assert bare(script) == (
        b"let b = \"//\";\nlet a = '// no'; // stays;\nf(/* x */ 1);const c=(d);if(c){"
        b"g(a?1 - -b:[...e]);} else return /a = b/;"
    )
