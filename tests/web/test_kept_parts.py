"""A change draws each open page once, and what onlookers read once for all of them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.host.seating import ANNA, BERT, CLEO, EMIL, bid, playing
from tests.web.browsing import Browser, Served
from tests.web.test_events import listening, quiet
from web import events
from web.table import drawing
from web.table.kept_parts import KeptParts


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events, "GATHERED", 0.0)
    monkeypatch.setattr(events, "STILL_HERE", 3600.0)


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often boards, own areas, logs, news and questions are drawn."""
    counts: Counter[str] = Counter()
    for name in ("board_picture", "desk_picture", "told_log", "told_news", "desk_words"):
        monkeypatch.setattr(drawing, name, _counting(counts, name, getattr(drawing, name)))
    return counts


def _counting(counts: Counter[str], name: str, draw: Any) -> Any:
    def counted(*args: Any, **how: Any) -> Any:
        counts[name] += 1
        return draw(*args, **how)

    return counted


async def test_a_change_draws_an_open_page_once(served: Served, drawn: Counter[str]) -> None:
    table = await playing(served.house, ANNA, BERT)
    anna = await Browser(served, table.id, ANNA.id).sign_in()
    async with listening(served, table, ANNA.id, anna.name) as ear:
        await anna.refresh()
        drawn.clear()
        await bid(served.house, table, ANNA, 3)
        await quiet(served, table)
        assert ear.told
        await anna.refresh()
        await anna.refresh()
        assert drawn["desk_picture"] <= 1
        assert drawn["told_log"] <= 1
        assert drawn["board_picture"] <= 1
        assert "sealed" in anna.words.lower()


async def test_news_are_worded_only_to_be_shown(served: Served, drawn: Counter[str]) -> None:
    table = await playing(served.house, ANNA, BERT)
    anna = await Browser(served, table.id, ANNA.id).sign_in()
    await bid(served.house, table, ANNA, 3)
    async with listening(served, table, ANNA.id, anna.name) as ear:
        await anna.refresh()
        drawn.clear()
        await bid(served.house, table, BERT, 2)
        await quiet(served, table)
        assert ear.told
        assert drawn["told_news"] == 0
        assert "Since you looked" in (await anna.refresh())["news"]
        assert drawn["told_news"] == 1


async def test_onlookers_read_one_drawing(served: Served, drawn: Counter[str]) -> None:
    table = await playing(served.house, ANNA, BERT)
    browsers = [await Browser(served, table.id, person.id).sign_in() for person in (CLEO, EMIL)]
    assert (drawn["board_picture"], drawn["told_log"]) == (1, 1)
    async with listening(served, table, CLEO.id), listening(served, table, EMIL.id):
        for browser in browsers:
            await browser.refresh()
        assert (drawn["board_picture"], drawn["told_log"]) == (1, 1)
    assert browsers[0].csrf != browsers[1].csrf
    assert browsers[0].cause != browsers[1].cause


async def test_a_players_desk_is_nobody_elses(served: Served) -> None:
    table = await playing(served.house, ANNA, BERT)
    await served.house.play.draft(table.id, ANNA.id, "1.bid", {"coins": 4})
    anna, bert, emil = [await Browser(served, table.id, each.id).sign_in() for each in (ANNA, BERT, EMIL)]
    assert anna.html["desk"] != bert.html["desk"]
    assert "How much do you bid" not in emil.page
    await served.house.play.draft(table.id, ANNA.id, "1.bid", {"coins": 2})
    before = anna.html["desk"]
    await anna.refresh()
    assert anna.html["desk"] != before
    assert await bert.refresh() == {}


def test_what_is_kept_is_bounded_by_its_letters() -> None:
    kept: KeptParts[object] = KeptParts(letters=100)
    for key in "abcdef":
        for value in range(5):
            kept.draw(key, (value,), lambda: ("x" * 10, {"svg": "y" * 5}, [("z" * 5,)]))
            assert kept.letters <= 100
    assert 0 < len(kept._slots) <= 2
    assert kept.letters == sum(slot.letters for slot in kept._slots.values())
    kept.draw("large", (), lambda: "x" * 101)
    assert (kept.letters, len(kept._slots)) == (0, 0)


def test_equal_values_are_drawn_once_and_the_oldest_goes() -> None:
    kept, drawn = KeptParts[str](most=2), list[str]()

    def part(key: str, *values: object) -> str:
        return kept.draw(key, values, lambda: drawn.append(f"{key}{values}") or f"{key}{values}")

    assert part("a", [1]) == part("a", [1]) == "a([1],)"
    assert part("a", [2]) == "a([2],)"
    assert part("a", [1]) == "a([1],)"
    assert drawn == ["a([1],)", "a([2],)"]
    part("b")
    part("c")
    part("a", [1])
    assert drawn == ["a([1],)", "a([2],)", "b()", "c()", "a([1],)"]
