"""Whatever a browser sends to a page is answered or refused with a sentence: never a defect, never a line in the log.

`make test` sends a few hundred; FUZZ_PRESSES=100000 so many presses (`make fuzz`), and a tenth of that of other kinds.
"""

from __future__ import annotations

import json
import logging
import os
import random
from collections.abc import AsyncIterator
from itertools import product
from typing import Any
from urllib.parse import quote

import aiohttp
import pytest

from host.values import Table
from tests.edges.garbage import spoilt_text, text, value
from tests.ground import sized
from tests.host.seating import ANNA, BERT, bid, playing
from tests.web.browsing import ADDRESS, Browser, Served
from web.answers import COOKIE
from web.presses import _DOES

PRESSES = int(os.environ.get("FUZZ_PRESSES", str(sized(3_000, 300))))
OTHERS = max(150, PRESSES // 10)
BODIES = (
    *(b"", b"null", b"[]", b"{", b"\xff", b'"\xff"', b"[" * 8_000, b'{"do":' * 2_000, b"9" * 5_000, b"NaN", b"1e999"),
    *(b'{"do":"clear","ask":"\xff"}', b'{"do":"clear","ask":"\\ud800"}', b'{"do":"clear","ask":1}', b'{"do":"x"}'),
    *(b'{"do":"clear","ask":"1.bid\\u0000","cause":"a"}', b'{"do":"take-back","ask":"\\u0000","cause":"a"}'),
    *(b'{"do":"set","value":' + b"[" * deep + b"]" * deep + b',"cause":"a"}' for deep in (50, 900, 5_000)),
    *(b'{"do":"set","value":' + digits + b',"cause":"a"}' for digits in (b"9" * 400, b"9" * 5_000, b"1e400", b"-0")),
    *(b'{"do":"clear","ask":"1.bid","cause":"' + cause + b'"}' for cause in (b"", b"a" * 65, b"\\u0000", "٣".encode())),
)
FORMS: tuple[tuple[str, bytes], ...] = (
    ("application/x-www-form-urlencoded", b"k=\xff"),
    ("application/x-www-form-urlencoded", b"k=%FF%00"),
    ("application/x-www-form-urlencoded; charset=nonsense", b"k=a"),
    ("application/x-www-form-urlencoded; charset=utf-16", b"k=a"),
    ("multipart/form-data", b"k=a"),
    ("multipart/form-data; boundary=x", b"--x\r\nnonsense"),
    ("multipart/form-data; boundary=x", b'--x\r\nContent-Disposition: form-data; name="k"\r\n\r\n\xff\r\n--x--'),
    ("multipart/form-data; boundary=x", b"--x\r\nContent-Transfer-Encoding: base64\r\n\r\n***\r\n--x--"),
    ("multipart/form-data; boundary=x", b"--x\r\nContent-Disposition: form-data\r\n\r\na\r\n--x--\r\n"),
    (f"multipart/form-data; boundary={'x' * 100}", b"--x"),
    ("text/plain; charset=\xff", b"k=a"),
    ("/;;=", b"k=a"),
)
_JSON = {"Accept": "application/json", "Content-Type": "application/json"}


class Fuzzing:
    """A player's page at a table with a draft, and what is sent there."""

    def __init__(self, served: Served, table: Table, browser: Browser, session: aiohttp.ClientSession) -> None:
        self.served, self.table, self.browser, self._session = served, table, browser, session
        self.statuses: dict[int, int] = {}

    async def sent(self, method: str, path: str, body: bytes | None = None, **headers: str) -> int:
        """Sends it; the status, below 500 and with a sentence where it refuses."""
        known = {"Cookie": f"{COOKIE}={self.browser.cookie}", "X-Csrf": self.browser.csrf, **headers}
        url = f"{self.served.url}/t/{self.table.id}{path}"
        async with self._session.request(method, url, data=body, headers=known, allow_redirects=False) as answer:
            said = await answer.read()
        self.statuses[answer.status] = self.statuses.get(answer.status, 0) + 1
        assert answer.status < 500, (method, path, body, headers)
        if answer.status >= 400 and headers.get("Accept") == "application/json":
            assert said, (answer.status, method, path, body)
        return answer.status

    async def press(self, body: bytes) -> int:
        return await self.sent("POST", "/press", body, **_JSON)


@pytest.fixture
async def fuzzing(served: Served, caplog: pytest.LogCaptureFixture) -> AsyncIterator[Fuzzing]:
    caplog.set_level(logging.WARNING)
    table = await playing(served.house, ANNA, BERT)
    async with aiohttp.ClientSession(headers={"Origin": ADDRESS}) as session:
        yield Fuzzing(served, table, await Browser(served, table.id, ANNA.id).sign_in(), session)
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []
    assert not (await served.house.play.board(table.id)).table.halted
    await bid(served.house, table, BERT, 1)


async def test_a_press_that_is_none_is_refused(fuzzing: Fuzzing, subtests: pytest.Subtests) -> None:
    for body in BODIES:
        with subtests.test(body=body[:60]):
            assert await fuzzing.press(body) in (200, 400, 409)


@pytest.mark.sampled
async def test_presses_of_garbage_break_nothing(fuzzing: Fuzzing) -> None:
    chance = random.Random(1)  # noqa: S311
    asks, fields = ("1.bid", "1.bid", "order.bid", ""), ("coins", "coins", "", "x")
    for number in range(PRESSES):
        sent: dict[str, Any] = {"do": chance.choice(tuple(_DOES)), "cause": f"c{number}"}
        sent |= {"ask": chance.choice(asks), "field": chance.choice(fields), "value": value(chance)}
        for name in ("ask", "field", "explained", "do"):
            if chance.randrange(5) == 0:
                sent[name] = chance.choice((text(chance), text(chance), value(chance)))
        body = json.dumps(sent, ensure_ascii=bool(chance.randrange(2))).encode("utf-8", "surrogatepass")
        if chance.randrange(10) == 0:
            body = spoilt_text(chance, body.decode("utf-8", "replace")).encode("utf-8", "surrogatepass")
        await fuzzing.press(body)
    put_off = fuzzing.statuses.pop(429, 0)  # of very many presses: they have used up what one person may take
    assert set(fuzzing.statuses) <= {200, 400, 409, 413}
    assert fuzzing.statuses[200] > (PRESSES - put_off) // 20


@pytest.mark.sampled
async def test_queries_of_garbage_break_nothing(fuzzing: Fuzzing) -> None:
    chance = random.Random(2)  # noqa: S311
    for _ in range(OTHERS):
        path = chance.choice(("", "/parts", "/step", "/open", "/replay", "/cards", "/rules", "/notes"))
        names = chance.sample(("ask", "laid", "log", "since", "have", "at", "k", "here", "part", "topic", "find"), 3)
        query = "&".join(f"{name}={_in_address(chance)}" for name in names)
        accept = chance.choice(("application/json", "text/html"))
        language = chance.choice(("cs", "x" * 3_000, "\xff\xfe", "a;q=9,b", ",;", "../../etc"))
        await fuzzing.sent("GET", f"{path}?{query}", Accept=accept, **{"Accept-Language": language})


@pytest.mark.sampled
async def test_notes_of_garbage_break_nothing(fuzzing: Fuzzing) -> None:
    chance = random.Random(3)  # noqa: S311
    for _ in range(OTHERS):
        fields = {"csrf": fuzzing.browser.csrf}
        for name in chance.sample(("words", "seat", "label"), chance.randrange(1, 4)):
            fields[name] = chance.choice((text(chance)[:2_000], "0", "1", "-", "devil"))
        body = "&".join(f"{name}={quote(value.encode('utf-8', 'surrogatepass'))}" for name, value in fields.items())
        kind = {"Content-Type": "application/x-www-form-urlencoded", "Accept": "application/json"}
        assert await fuzzing.sent("POST", "/notes", body.encode(), **kind) in (200, 400, 409, 413, 429)


def _in_address(chance: random.Random) -> str:
    """Garbage as a browser, or nobody's program, could put it into an address."""
    raw = text(chance)[:1_500].encode("utf-8", "surrogatepass")
    written = "".join(f"%{byte:02X}" for byte in raw)[:3_000]
    return written if chance.randrange(4) else chance.choice(("%", "%zz", "%u1"))


async def test_a_form_that_is_none_is_refused(fuzzing: Fuzzing, subtests: pytest.Subtests) -> None:
    for path, (kind, body) in product(("/open", "/leave", "/notes"), FORMS):
        with subtests.test(path=path, kind=kind, body=body):
            assert 400 <= await fuzzing.sent("POST", path, body, **{"Content-Type": kind}) < 500


async def test_a_cookie_that_is_none_lets_nobody_in(fuzzing: Fuzzing, subtests: pytest.Subtests) -> None:
    for cookie, path in product(("\xff", "a" * 5_000, '"', ";;=", "a=b; a", "\u00e9", "%00"), ("", "/events")):
        with subtests.test(cookie=cookie[:60], path=path):
            assert await fuzzing.sent("GET", path, Cookie=f"{COOKIE}={cookie}") == 401


async def test_a_token_that_is_none_presses_nothing(fuzzing: Fuzzing, subtests: pytest.Subtests) -> None:
    for csrf in ("", "\xff", "a" * 5_000, "٣"):
        with subtests.test(csrf=csrf[:60]):
            assert await fuzzing.sent("POST", "/press", b"{}", **{**_JSON, "X-Csrf": csrf}) == 403


@pytest.mark.parametrize("table", ["0", "9" * 18, "9" * 19, "9" * 5_000, "-1", "1.0", "%00", "%FF", "٣", "²"])
async def test_a_number_that_no_table_has_shows_nothing(served: Served, table: str) -> None:
    browser = Browser(served, 1, ANNA.id)
    for path in ("", "/parts", "/step", "/replay", "/events", "/open"):
        status, _, _ = await browser.at(f"/t/{table}{path}", headers={"Cookie": f"{COOKIE}=a"})
        assert status in ((200,) if path == "/open" and len(table) < 19 else ()) or 400 <= status < 500
