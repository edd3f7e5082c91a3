"""The numbers of a page count what its reader was told of, and nothing else: no jump gives away what others did."""

from __future__ import annotations

import re

import pytest

from host.values import Person, Table
from tests.host.moderation.rewinding import rewound, round_played
from tests.host.seating import ANNA, BERT, CLEO, EMIL, bid, cause, playing
from tests.web.browsing import Browser, Served
from web.table import told

READERS = (CLEO, EMIL)  # a player, an onlooker


async def changes_their_mind(served: Served, table: Table, person: Person) -> None:
    """Two moves more in the log that nobody else is told of."""
    desk = await served.house.play.desk(table.id, person.id)
    assert desk.ask is not None
    await bid(served.house, table, person, 3)
    await served.house.play.take_back(table.id, person.id, desk.ask.id, cause())


async def numbers_after(served: Served, reader: Person, *, more_secrets: int) -> list[str]:
    """All numbers of a page of a new table after a round, in which others have answered in secret more than once."""
    table = await playing(served.house, ANNA, BERT, CLEO)
    for _ in range(more_secrets):
        await changes_their_mind(served, table, ANNA)
    for person, coins in ((ANNA, 1), (BERT, 2), (CLEO, 3)):
        await bid(served.house, table, person, coins)
    browser = await Browser(served, table.id, reader.id).sign_in()
    return re.findall(r' data-(?:since|known|log|first|steps|step)="[^"]*"|href="\?log=[^"]*"', browser.page)


@pytest.mark.parametrize("reader", READERS)
async def test_no_number_counts_what_others_did_in_secret(
    served: Served, monkeypatch: pytest.MonkeyPatch, reader: Person
) -> None:
    monkeypatch.setattr(told, "_LOG_LINES", 2)
    few = await numbers_after(served, reader, more_secrets=0)
    many = await numbers_after(served, reader, more_secrets=3)
    assert 'data-steps="0"' not in " ".join(few)
    assert any("?log=" in each for each in few)
    assert few == many


async def test_what_came_after_ones_seal_is_news(served: Served) -> None:
    table = await playing(served.house, ANNA, BERT)
    ada = await Browser(served, table.id, ANNA.id).sign_in()
    await changes_their_mind(served, table, BERT)
    await bid(served.house, table, BERT, 1)
    assert (await ada.refresh()).get("news", "") == ""
    await bid(served.house, table, ANNA, 3)
    assert "crown" in (await ada.refresh())["news"]
    await ada.load()
    news = ada.page.partition('<section id="news"')[2].partition("</section>")[0]
    assert "crown" in news.partition('<div class="done"')[2]  # it's about her, who has not answered since
    assert "data-hides" not in news  # what she has read is no news any more


async def test_a_page_that_knew_what_a_rewind_undid_is_told_of_the_rewind_and_of_what_follows(served: Served) -> None:
    table = await playing(served.house, ANNA, BERT, CLEO)
    ben = await Browser(served, table.id, BERT.id).sign_in()
    await round_played(served.house, table, 1, 2, 3)
    await round_played(served.house, table, 3, 2, 1)
    for _ in range(2):  # the second time there are no news
        await ben.load()
    await rewound(served.house, table, "1.bid")
    assert "What came after no longer counts" in (await ben.refresh())["news"]
    await round_played(served.house, table, 3, 2, 1)
    assert "the crown" in (await ben.refresh())["news"]
