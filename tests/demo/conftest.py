from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.demo.browser import REQUIRED, browser, missing


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    # Not for the whole session: playwright holds the loop of this thread, and other tests need one.
    if reason := missing():
        if os.environ.get(REQUIRED):
            pytest.fail(reason)
        pytest.skip(reason)
    with browser() as opened:
        yield opened
