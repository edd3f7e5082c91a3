"""Who gets a message of their own when something has settled, and that messages tell everything once."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.contract import Outcome
from host.house import House
from host.values import News, Person, Table
from tests.games.bids.rules.game import Bids
from tests.host.seating import ANNA, BERT, CLEO, bid, cause, play_out, playing

EVERYONE = (ANNA, BERT, CLEO)


async def threaded(house: House, *people: Person) -> Table:
    """A table in play whose first messages have arrived."""
    table = await playing(house, *(people or EVERYONE))
    await house.lobby.placed(table.id, thread_id=77)
    await delivered(house)
    return table


async def delivered(house: House) -> dict[tuple[str, int], list[News]]:
    """Deliver all there is; the news by lane."""
    told: dict[tuple[str, int], list[News]] = {}
    while rows := await house.outbox.claim(10):
        for row in rows:
            told.setdefault(row.lane, []).append(await house.outbox.news(row))
            await house.outbox.sent(row.id, 1)
    return told


def told_only(monkeypatch: pytest.MonkeyPatch, seats: tuple[int, ...] | None) -> None:
    """From now on Bids tells only these seats at once."""
    answer = Bids.answer

    def narrowed(self: Bids, *given: Any) -> Outcome:
        return replace(answer(self, *given), tell=seats)

    monkeypatch.setattr(Bids, "answer", narrowed)


def seat(table: Table, person: Person) -> int:
    card = table.card(person.id)
    assert card is not None
    assert card.seat is not None
    return card.seat


async def settle(house: House, table: Table, people: tuple[Person, ...] = EVERYONE) -> None:
    """All bid, the last of `people` first and least: they are asked something new then."""
    for coins, person in enumerate(reversed(people)):
        await bid(house, table, person, coins)


def keys(news: list[News]) -> list[str]:
    return [text.key for one in news for text in one.happenings]


async def test_only_who_is_asked_something_new_gets_a_message(house: House) -> None:
    table = await threaded(house)
    await settle(house, table)
    assert set(await delivered(house)) == {("player", CLEO.id), ("thread", table.id)}


async def test_who_is_not_named_gets_no_message(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await threaded(house)
    told_only(monkeypatch, (seat(table, BERT),))
    await settle(house, table)
    assert set(await delivered(house)) == {("thread", table.id)}


async def test_nobody_named_is_a_line_for_the_thread_alone(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await threaded(house)
    told_only(monkeypatch, ())
    await settle(house, table)
    assert set(await delivered(house)) == {("thread", table.id)}


async def test_the_others_read_of_it_in_their_next_message(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await threaded(house)
    told_only(monkeypatch, (seat(table, CLEO),))
    await settle(house, table)
    first = await delivered(house)
    told_only(monkeypatch, None)
    await house.play.answer(table.id, CLEO.id, "1.console", {"what": "coins"}, cause())
    second = await delivered(house)
    settled = ["bids-revealed", "bids-revealed", "bids-revealed", "bids-crown"]
    assert keys(first["player", CLEO.id]) == settled
    assert ("player", CLEO.id) not in second  # the reply to their click has told it
    assert keys(second["player", ANNA.id]) == [*settled, "bids-consoled", "bids-round"]  # her reply is no message
    assert keys(second["player", BERT.id]) == [*settled, "bids-consoled", "bids-round"]


async def test_who_settled_it_by_a_click_reads_it_in_the_reply_and_in_the_next_message(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await threaded(house, ANNA, BERT)
    told_only(monkeypatch, (seat(table, ANNA),))
    await bid(house, table, ANNA, 0)
    reply = await bid(house, table, BERT, 1)
    assert reply.settled
    read = [text.key for text in reply.happenings]
    await delivered(house)
    told_only(monkeypatch, None)
    await house.play.answer(table.id, ANNA.id, "1.console", {"what": "coins"}, cause())
    later = keys((await delivered(house))["player", BERT.id])
    assert read == ["bids-revealed", "bids-revealed", "bids-crown"]
    assert later == [*read, "bids-consoled", "bids-round"]


async def test_what_a_failed_message_would_have_told_comes_with_the_next_one(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await threaded(house, ANNA, BERT)
    await bid(house, table, ANNA, 0)
    await bid(house, table, BERT, 1)
    for row in await house.outbox.claim(10):
        if row.lane == ("player", ANNA.id):
            await house.outbox.failed(row.id, "503", None)
        else:
            await house.outbox.sent(row.id, 1)
    await house.play.answer(table.id, ANNA.id, "1.console", {"what": "coins"}, cause())
    await house.play.answer(table.id, ANNA.id, "2.bid", {"coins": 0}, cause())
    await house.play.answer(table.id, BERT.id, "2.bid", {"coins": 1}, cause())
    told = keys((await delivered(house))["player", ANNA.id])
    settled = ["bids-revealed", "bids-revealed", "bids-crown"]
    assert told == [*settled, "bids-consoled", "bids-round", *settled]


async def test_the_end_is_told_to_everyone_whatever_the_game_says(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await threaded(house, ANNA, BERT)
    told_only(monkeypatch, ())
    await play_out(house, table)
    told = await delivered(house)
    assert set(told) == {("player", ANNA.id), ("player", BERT.id), ("thread", table.id)}
    assert keys(told["player", ANNA.id]).count("bids-end") == 1
