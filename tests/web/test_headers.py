"""Headers of all answers: what they tell of us, how they are kept, and which are never compressed."""

from __future__ import annotations

import asyncio

import pytest

from host.house import House
from tests.host.seating import ANNA, BERT, playing
from tests.web.browsing import ADDRESS, Browser, Served
from web.server import PageServer, serving
from web.unchanging import files_version

ZIPPED = {"Accept-Encoding": "gzip"}


async def test_no_answer_tells_versions(served: Served, subtests: pytest.Subtests) -> None:
    table = await playing(served.house, ANNA, BERT)
    browser = await Browser(served, table.id, ANNA.id).sign_in()
    for path in ("", "/parts", "/open", "/nonsense", "/step"):
        with subtests.test(path=path):
            _, headers, _ = await browser.request("GET", path)
            assert headers["Server"] == "pactum"


async def test_nor_does_the_refusal_of_what_is_no_http(served: Served) -> None:
    host, _, port = served.url.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(b"GET / HTTP/9.9\r\n: x\r\n\r\n")
    said = await reader.read()
    writer.close()
    assert b" 400 " in said.split(b"\r\n")[0]
    assert b"aiohttp" not in said
    assert b"Python" not in said


@pytest.mark.parametrize(("address", "strict"), [("https://pages.test", "max-age=31536000"), (ADDRESS, None)])
async def test_browsers_come_by_https_alone_where_it_is_served(house: House, address: str, strict: str | None) -> None:
    server = PageServer(house, address)
    async with serving(server, "127.0.0.1", 0) as port:
        browser = Browser(Served(house, server, f"http://127.0.0.1:{port}"), 1, ANNA.id)
        for path in ("/t/1", "/t/1/open", "/static/page.css", "/nonsense"):
            _, headers, _ = await browser.at(path)
            assert headers.get("Strict-Transport-Security") == strict


@pytest.mark.parametrize(
    ("query", "site", "packed"),
    [
        ("", None, True),
        ("", "cross-site", True),
        ("?ask=1.bid", "same-origin", True),
        ("?ask=1.bid", "none", True),
        ("?ask=gryphon", "cross-site", False),
        ("?ask=gryphon", "same-site", False),
        ("?laid=gryphon", None, False),
    ],
)
async def test_what_another_site_puts_into_an_address_is_never_compressed_with_a_hand(
    served: Served, query: str, site: str | None, packed: bool
) -> None:
    table = await playing(served.house, ANNA, BERT)
    browser = await Browser(served, table.id, ANNA.id).sign_in()
    headers = ZIPPED if site is None else {**ZIPPED, "Sec-Fetch-Site": site}
    for path in ("", "/parts"):
        _, said, _ = await browser.request("GET", f"{path}{query}", headers=headers)
        assert (said.get("Content-Encoding") == "gzip") is packed


async def test_a_public_file_is_kept_apart_by_what_its_reader_can_read(served: Served) -> None:
    browser = Browser(served, 1, ANNA.id)
    for how in (ZIPPED, {"Accept-Encoding": "identity"}):
        _, headers, _ = await browser.at("/static/page.css", headers=how)
        assert headers["Vary"] == "Accept-Encoding"
        assert "public" in headers["Cache-Control"]
        assert ("Content-Encoding" in headers) is (how == ZIPPED)


async def test_a_file_is_kept_for_good_by_the_name_of_its_release_and_not_at_all_by_that_of_another(
    served: Served,
) -> None:
    browser = Browser(served, 1, ANNA.id)
    for version, kept in ((files_version(), "immutable"), ("0123456789ab", "no-store")):
        status, headers, _ = await browser.at(f"/static/{version}/page.css")
        assert status == 200
        assert kept in headers["Cache-Control"]


async def test_answers_are_counted_by_their_kind_and_status_and_name_nobody(house: House) -> None:
    told: list[tuple[str, int, float]] = []

    def note(page: str, status: int, seconds: float) -> None:
        told.append((page, status, seconds))

    table = await playing(house, ANNA, BERT)
    server = PageServer(house, ADDRESS, told=note)
    async with serving(server, "127.0.0.1", 0) as port:
        served = Served(house, server, f"http://127.0.0.1:{port}")
        browser = await Browser(served, table.id, ANNA.id).sign_in()
        del told[:]
        for path in ("", "/parts", "/nonsense"):
            await browser.request("GET", path)
        await Browser(served, 0, 0).at(f"/api/tables/{table.id}")
        await Browser(served, 0, 0).at(f"/feed/{10**17}")
        await Browser(served, 0, 0).at("/static/mark.svg")
    assert [(page, status) for page, status, _ in told] == [
        ("t", 200),
        ("t-parts", 200),
        ("unknown", 404),
        ("api-tables", 404),
        ("feed", 404),
        ("static", 200),
    ]
    assert all(seconds > 0 for _, _, seconds in told)
