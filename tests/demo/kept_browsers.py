"""One chromium for all tests of a process that look at pages, and one for those that wait for other things meanwhile.

To start one and what drives it costs two seconds of the processor, more than many a test. Contexts share nothing, and
what a test opened closes with it. A browser that has died fails the test that looks, and the next that asks has
another.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from playwright import async_api, sync_api

from tests.demo.browser import PATIENCE, SWITCHES, chromium_at


class KeptChromium:
    """For tests that wait for nothing else, one module at a time.

    Its loop counts as running in this thread from its start to its end, though it runs only while a page is asked for:
    between modules it is hidden, or nothing else could have a loop.
    """

    def __init__(self) -> None:
        self._playwright: sync_api.Playwright | None = None
        self._browser: sync_api.Browser | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    @contextmanager
    def lent(self) -> Iterator[sync_api.Browser]:
        """The browser, started where none is running; what is open in it at the end is closed."""
        sync_api.expect.set_options(timeout=PATIENCE)
        if self._playwright is None:
            self._playwright = sync_api.sync_playwright().start()
            self._loop = asyncio.get_running_loop()
        asyncio._set_running_loop(self._loop)
        try:
            if self._browser is None or not self._browser.is_connected():
                self._browser = self._playwright.chromium.launch(executable_path=chromium_at(), args=list(SWITCHES))
            yield self._browser
            close_contexts(self._browser)
        finally:
            asyncio._set_running_loop(None)

    def end(self) -> None:
        """Ends it, if it was started."""
        if self._playwright is not None:
            asyncio._set_running_loop(self._loop)
            if self._browser is not None:
                self._browser.close()
            self._playwright.stop()
            self._playwright = self._browser = self._loop = None


class KeptAsyncChromium:
    """For tests on the loop of the session."""

    def __init__(self, playwright: async_api.Playwright) -> None:
        self._playwright = playwright
        self._browser: async_api.Browser | None = None

    async def started(self) -> async_api.Browser:
        """The browser, started where none is running."""
        if self._browser is None or not self._browser.is_connected():
            self._browser = await self.another()
        return self._browser

    async def another(self, *switches: str) -> async_api.Browser:
        """One more, with these switches besides; whoever asks closes it."""
        async_api.expect.set_options(timeout=PATIENCE)
        return await self._playwright.chromium.launch(executable_path=chromium_at(), args=[*SWITCHES, *switches])

    async def end(self) -> None:
        """Ends it, if it was started."""
        if self._browser is not None:
            await self._browser.close()


def close_contexts(browser: sync_api.Browser) -> None:
    """Closes all that is open: pages that are left look for their demo for ever."""
    for context in browser.contexts:
        for page in context.pages:
            page.unroute_all(behavior="ignoreErrors")  # one that still holds a request would fail the next test
        context.close()


async def close_async_contexts(browser: async_api.Browser) -> None:
    """The same on the loop of the session."""
    for context in browser.contexts:
        for page in context.pages:
            await page.unroute_all(behavior="ignoreErrors")
        await context.close()
