from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from db.server.embedded import EmbeddedPostgres
from tests.demo import begun
from tests.demo.browser import browser, needs_browser
from tests.demo.laid import LaidTables


@pytest.fixture(autouse=True)
def without_a_server_of_its_own(postgres: EmbeddedPostgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """A demo, in the process of the test or in one of its own, has a database on the server that is there."""
    monkeypatch.setenv(begun.SERVER, postgres.url)
    monkeypatch.setattr("bot.demo.server.open_database", begun.open_prepared)


@pytest.fixture(scope="module")
def opened_browser(postgres: EmbeddedPostgres) -> Iterator[Browser]:
    # Not for the whole session: playwright holds the loop of this thread, and other tests need one, `postgres` too.
    needs_browser()
    with browser() as opened:
        yield opened


@pytest.fixture
def chromium(opened_browser: Browser) -> Iterator[Browser]:
    """A browser without a page; those that a test opens end with it: left open they look for their demo for ever."""
    yield opened_browser
    for context in opened_browser.contexts:
        for page in context.pages:
            page.unroute_all(behavior="ignoreErrors")  # one that still holds a request would fail the next test
        context.close()


@pytest.fixture(scope="module")
def tables(postgres: EmbeddedPostgres) -> Iterator[LaidTables]:
    """Tables of a module in a database of their own."""
    with LaidTables(postgres).served() as served:
        yield served
