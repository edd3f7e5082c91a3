"""What tests share keeps nothing of one for the next, holds no loop between modules, and is replaced when it dies."""

from __future__ import annotations

import asyncio

import pytest
from playwright.sync_api import Error

from tests.demo.browser import needs_browser
from tests.demo.kept_browsers import KeptChromium


def test_a_browser_is_lent_again_empty_and_another_where_it_has_died() -> None:
    needs_browser()
    kept = KeptChromium()
    try:
        with kept.lent() as first:
            first.new_page()
        asyncio.run(asyncio.sleep(0))  # other tests have a loop
        with kept.lent() as again:
            assert again is first
            assert again.contexts == []
            page = again.new_page()
            with pytest.raises(Error):
                again.new_browser_cdp_session().send("Browser.crash")
            with pytest.raises(Error, match="closed"):
                page.reload()
        asyncio.run(asyncio.sleep(0))
        with kept.lent() as other:
            assert other is not first
            other.new_page().set_content("<h1>It is there.</h1>")
    finally:
        kept.end()
    asyncio.run(asyncio.sleep(0))
