"""How soon the page of a table is painted on a slow phone: chromium at 390 px, its processor slowed to a quarter.

Each load is one of a browser that knows nothing yet, fonts included, from a server that is warm, over localhost.
"""

from __future__ import annotations

import importlib.util
import shutil
import statistics
from typing import Any

from web.answers import COOKIE

LOADS = 7
SLOWED = 4
WIDE, HIGH = 390, 844
_PATIENCE = 60_000  # milliseconds
_PAINTED = """() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    stands: performance.getEntriesByType("navigation")[0].domContentLoadedEventEnd,
})"""


async def measure_first_paint(address: str, table_id: int, cookie: str) -> dict[str, Any]:
    """Median milliseconds until something is painted, and until question and board stand and can be pressed.

    `address`: of the server; `cookie`: of a browser that was let in there. Where there is no browser the figures are
    None, and `first_paint` says why.
    """
    chromium = shutil.which("chromium")
    if importlib.util.find_spec("playwright") is None or chromium is None:
        return {"first_paint_ms": None, "first_press_ms": None, "first_paint": "no chromium and Playwright here"}
    from playwright.async_api import async_playwright

    painted, stands = [], []
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        for _ in range(LOADS + 1):
            context = await browser.new_context(viewport={"width": WIDE, "height": HIGH}, device_scale_factor=2)
            context.set_default_timeout(_PATIENCE)
            await context.add_cookies([{"name": COOKIE, "value": cookie, "url": address}])
            page = await context.new_page()
            developer = await context.new_cdp_session(page)
            await developer.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
            await page.goto(f"{address}/t/{table_id}")
            await page.wait_for_selector("#desk h2")
            await page.wait_for_selector("#board svg", state="attached")
            await page.wait_for_function("() => performance.getEntriesByName('first-contentful-paint').length > 0")
            found = await page.evaluate(_PAINTED)
            painted.append(found["painted"])
            stands.append(found["stands"])
            await context.close()
        await browser.close()
    return {  # the first load warms up
        "first_paint_ms": round(statistics.median(painted[1:])),
        "first_press_ms": round(statistics.median(stands[1:])),
    }
