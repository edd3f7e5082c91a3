"""Whoever has the address of a table looks at its public board without signing in, where its option says so."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from datetime import timedelta
from typing import Any
from xml.etree import ElementTree

import pytest
from aiohttp import ClientSession

from db.connection.statements import Statement
from engine.chance import Chance
from host.house import House
from host.tournaments.plans import TournamentPlan
from host.values import Person, Table
from tests.ground import Clock, rows
from tests.host.seating import ANNA, BERT, CLEO, DORA, PLACE, bid, cause, play_out, playing
from tests.host.tournaments.robots import answer
from tests.web.browsing import ADDRESS, Browser, Served
from tests.web.reopening import Reopening
from web.server import PageServer, serving
from web.watch.facts import watched_board

ATOM = "{http://www.w3.org/2005/Atom}"
PATHS = ("/watch/{}", "/api/tables/{}")


async def watched_lobby(house: House, *people: Person, game: str = "bids", **how: Any) -> Table:
    table = await house.lobby.open_table(game, PLACE, ANNA, how, cause(), watched=True)
    for person in people or (ANNA, BERT):
        table = await house.lobby.join(table.id, person, "", cause())
    return table


async def watched(house: House, *people: Person, **how: Any) -> Table:
    table = await watched_lobby(house, *people, **how)
    return (await house.lobby.start(table.id, ANNA.id, cause())).desk.table


async def asked_for(served: Served, path: str, **headers: str) -> tuple[int, Any, str]:
    """The answer to whoever brings no cookie."""
    return await Browser(served, 0, 0).at(path, headers=headers)


async def facts(served: Served, table: Table) -> dict[str, Any]:
    status, headers, words = await asked_for(served, f"/api/tables/{table.id}")
    assert (status, headers["Content-Type"]) == (200, "application/json; charset=utf-8")
    found: dict[str, Any] = json.loads(words)
    return found


async def test_its_board_and_facts_are_there_from_lobby_to_end(served: Served) -> None:
    house = served.house
    table = await watched_lobby(house)
    found = await facts(served, table)
    assert (found["version"], found["table"], found["game"], found["status"]) == (1, table.id, "bids", "lobby")
    assert [seat["name"] for seat in found["seats"]] == [ANNA.name, BERT.name]
    status, _, html = await asked_for(served, f"/watch/{table.id}")
    assert (status, ANNA.name in html, "2 of 4 seats taken" in html) == (200, True, True)
    await house.lobby.start(table.id, ANNA.id, cause())
    found = await facts(served, table)
    assert (found["status"], found["results"], found["deadline"] is None) == ("playing", None, False)
    assert found["headline"]
    assert found["board"]
    assert not [line for line in found["board"] if line.startswith("-# ")]
    status, _, html = await asked_for(served, f"/watch/{table.id}")
    assert 'http-equiv="refresh"' in html
    assert "Times are in UTC." in html
    assert f'<meta property="og:title" content="Bids · table {table.id}">' in html
    assert f'<meta property="og:description" content="{found["headline"]}">' in html
    await play_out(house, table)
    found = await facts(served, table)
    assert (found["status"], {result["seat"] for result in found["results"]}) == ("ended", {0, 1})
    assert 'http-equiv="refresh"' not in (await asked_for(served, f"/watch/{table.id}"))[2]


@pytest.mark.parametrize("path", PATHS)
async def test_of_any_other_table_it_tells_not_even_that_there_is_one(served: Served, path: str) -> None:
    house = served.house
    other, closed = await playing(house, ANNA, BERT), await watched_lobby(house)
    await house.lobby.leave(closed.id, BERT.id, cause())
    await house.lobby.leave(closed.id, ANNA.id, cause())
    found = [await asked_for(served, path.format(number)) for number in (other.id, 10**12)]
    assert [status for status, _, _ in found] == [404, 404]
    assert found[0][2] == found[1][2]


@pytest.mark.parametrize("path", PATHS)
async def test_what_is_sealed_changes_nothing_in_it(served: Served, clock: Clock, path: str) -> None:
    house = served.house
    table = await watched(house, ANNA, BERT, CLEO)
    before = await asked_for(served, path.format(table.id))
    clock.pass_(minutes=1)
    await bid(house, table, ANNA, 3)
    after = await asked_for(served, path.format(table.id), **{"If-None-Match": before[1]["ETag"]})
    assert after[0] == 304
    assert (await asked_for(served, path.format(table.id)))[2] == before[2]
    for person in (BERT, CLEO):
        await bid(house, table, person, 1)
    assert (await asked_for(served, path.format(table.id)))[2] != before[2]


@pytest.mark.parametrize("path", PATHS)
async def test_it_is_kept_for_a_moment_by_language(served: Served, path: str) -> None:
    table = await watched(served.house)
    _, headers, english = await asked_for(served, path.format(table.id))
    assert headers["Cache-Control"] == "public, max-age=10"
    assert "Accept-Language" in headers["Vary"]
    assert not headers.getall("Set-Cookie", [])
    _, _, czech = await asked_for(served, path.format(table.id), **{"Accept-Language": "cs-CZ, en"})
    if path == PATHS[0]:
        assert ('<html lang="en' in english, '<html lang="cs' in czech) == (True, True)


async def test_a_rematch_is_watched_as_the_game_before_was(served: Served) -> None:
    house = served.house
    table = await watched(house, rounds=1)
    await play_out(house, table)
    again = await house.seats.rematch(table.id, ANNA)
    assert again.watched


async def test_moderators_end_it_for_a_table_or_for_their_server(served: Served) -> None:
    house = served.house
    first, second = await watched(house), await watched(house)

    async def statuses() -> list[int]:
        return [(await asked_for(served, f"/watch/{table.id}"))[0] for table in (first, second)]

    await house.onlookers.close(PLACE.server_id + 1, 7)
    await house.onlookers.close(PLACE.server_id, 7, person_id=CLEO.id)
    assert await statuses() == [200, 200]
    await house.onlookers.close(PLACE.server_id, 7, table_id=first.id)
    assert await statuses() == [404, 200]
    await house.onlookers.close(PLACE.server_id, 7)
    assert await statuses() == [404, 404]
    found = await rows(house.database, "SELECT lane_id FROM outbox WHERE kind = 'pages-closed' ORDER BY id")
    assert [row.lane_id for row in found] == [first.id, second.id]


async def entries(served: Served, **headers: str) -> list[tuple[str, str, str]]:
    """The feed of the server: of each entry the title, the summary and when it changed."""
    status, found, words = await asked_for(served, f"/feed/{PLACE.server_id}", **headers)
    assert (status, found["Content-Type"]) == (200, "application/atom+xml; charset=utf-8")
    feed = ElementTree.fromstring(words)  # noqa: S314  our own
    assert feed.findtext(f"{ATOM}id") == f"{ADDRESS}/feed/{PLACE.server_id}"
    assert feed.findtext(f"{ATOM}updated") == max(
        each.findtext(f"{ATOM}updated") or "" for each in feed.iter(f"{ATOM}entry")
    )
    return [
        (
            each.findtext(f"{ATOM}title") or "",
            each.findtext(f"{ATOM}summary") or "",
            each.findtext(f"{ATOM}updated") or "",
        )
        for each in feed.iter(f"{ATOM}entry")
    ]


async def test_a_feed_tells_what_becomes_of_the_tables_of_a_server(served: Served, clock: Clock) -> None:
    house = served.house
    first, _ = await watched_lobby(house), await playing(house, ANNA, BERT)
    clock.pass_(hours=1)
    second = await watched(house)
    found = await entries(served)
    assert [(title, sorted(who.split(", "))) for title, who, _ in found] == [
        (f"Bids · table {second.id} · the game has begun", [ANNA.name, BERT.name]),
        (f"Bids · table {first.id} · 2 of 4 seats taken", [ANNA.name, BERT.name]),
    ]
    clock.pass_(hours=1)
    await house.lobby.start(first.id, ANNA.id, cause())
    await play_out(house, first)
    await house.records.count_due()
    title, who, _ = (await entries(served))[0]
    assert title == f"Bids · table {first.id} · the game is over"
    assert who.startswith("1. ")
    assert {name for name in (ANNA.name, BERT.name) if name in who} == {ANNA.name, BERT.name}
    assert " hra " in (await entries(served, **{"Accept-Language": "cs"}))[0][0]


async def test_a_feed_does_not_tell_when_somebody_answers(served: Served, clock: Clock) -> None:
    table = await watched(served.house)
    before = await asked_for(served, f"/feed/{PLACE.server_id}")
    clock.pass_(minutes=3)
    await bid(served.house, table, ANNA, 3)
    assert (await asked_for(served, f"/feed/{PLACE.server_id}"))[2] == before[2]


async def seated_cup(house: House, clock: Clock, *, watched: bool) -> int:
    """A tournament of six whose first round is seated."""
    plan = TournamentPlan("Autumn <cup>", "bids", clock.now + timedelta(days=1), rounds=1, people=6, watched=watched)
    number = await house.tournaments.open(ANNA, PLACE, plan)
    for at in range(6):
        await house.tournaments.join(number, Person(700 + at, f"Player {at}"))
    await house.tournaments.begin(number, ANNA.id)
    await house.sweeps.run()
    return number


async def test_a_feed_tells_how_a_tournament_stands_whose_tables_all_may_watch(served: Served, clock: Clock) -> None:
    house = served.house
    number = await seated_cup(house, clock, watched=True)
    cups = [each for each in await entries(served) if "Autumn" in each[0]]
    assert [(title, standings) for title, standings, _ in cups] == [("🏆 Autumn <cup> · Round 1 of 1", "")]
    stream = Chance(bytes(32)).stream("robots")
    for table in (await house.tournaments.shown(number)).tables[0]:
        while await answer(house, table or 0, stream):
            clock.pass_(minutes=4)
            await house.sweeps.run()
    clock.pass_(minutes=1)
    await house.sweeps.run()
    (title, standings, changed), *_ = [each for each in await entries(served) if "Autumn" in each[0]]
    assert title == "🏆 Autumn <cup> · Final standings"
    assert standings.startswith("1. Player ")
    assert "(24)" in standings
    assert changed > cups[0][2]
    await house.onlookers.close(PLACE.server_id, 7)
    assert (await asked_for(served, f"/feed/{PLACE.server_id}"))[0] == 404


async def test_a_feed_tells_nothing_of_tournaments_that_nobody_may_watch(served: Served, clock: Clock) -> None:
    await seated_cup(served.house, clock, watched=False)
    assert (await asked_for(served, f"/feed/{PLACE.server_id}"))[0] == 404
    table = await watched(served.house)
    assert [title for title, _, _ in await entries(served)] == [f"Bids · table {table.id} · the game has begun"]


@pytest.mark.parametrize("server", [PLACE.server_id, 2**63, 10**19 - 1])
async def test_a_server_without_such_a_table_has_no_feed(served: Served, server: int) -> None:
    await playing(served.house, ANNA, BERT)
    assert (await asked_for(served, f"/feed/{server}"))[0] == 404


async def test_a_table_that_cannot_be_read_leaves_the_others_in_the_feed(served: Served) -> None:
    first, second = await watched(served.house), await watched(served.house)
    await served.house.database.write(
        Statement("UPDATE tables SET pace = '{' WHERE id = :id RETURNING id"), {"id": first.id}
    )
    assert [title for title, _, _ in await entries(served)] == [f"Bids · table {second.id} · the game has begun"]


@pytest.fixture
async def drawing(house: House) -> AsyncIterator[tuple[Served, Reopening]]:
    bot = Reopening(house)
    server = PageServer(house, ADDRESS, lobbies=bot)
    async with serving(server, "127.0.0.1", 0) as port:
        yield Served(house, server, f"http://127.0.0.1:{port}"), bot


async def picture_of(served: Served, table: Table, **headers: str) -> tuple[int, Any, bytes]:
    at = f"{served.url}/watch/{table.id}.png"
    async with ClientSession() as session, session.get(at, headers=headers) as answer:
        return answer.status, answer.headers, await answer.read()


async def test_an_address_that_is_shared_shows_the_board(drawing: tuple[Served, Reopening], clock: Clock) -> None:
    served, bot = drawing
    table = await watched(served.house, ANNA, BERT, CLEO, game="architects")
    _, _, html = await asked_for(served, f"/watch/{table.id}")
    (at,) = re.findall(r'<meta property="og:image" content="([^"]*)">', html)
    assert at.startswith(f"{ADDRESS}/watch/{table.id}.png?")
    status, headers, png = await picture_of(served, table)
    assert (status, headers["Content-Type"], png[:4]) == (200, "image/png", b"\x89PNG")
    assert headers["Cache-Control"] == "public, max-age=10"
    assert (await picture_of(served, table, **{"If-None-Match": headers["ETag"]}))[0] == 304
    assert bot.drawn == [table.id]  # it is not drawn for whoever has it
    bot.may = False
    assert (await picture_of(served, table))[0] == 503
    hidden = await playing(served.house, ANNA, BERT)
    assert (await picture_of(served, hidden))[0] == 404


async def test_where_nothing_draws_no_picture_is_promised(served: Served) -> None:
    table = await watched(served.house, ANNA, BERT, CLEO, game="architects")
    assert "og:image" not in (await asked_for(served, f"/watch/{table.id}"))[2]
    assert (await picture_of(served, table))[0] == 404


async def test_the_picture_changes_with_what_is_public_alone(drawing: tuple[Served, Reopening], clock: Clock) -> None:
    served, _ = drawing
    table = await watched(served.house, ANNA, BERT, CLEO, DORA, game="devil")
    seen, changes = [], 0
    for _ in range(8):
        tag = (await picture_of(served, table))[1]["ETag"]
        seen.append((await watched_board(served.house, table.id), tag))
        (before, old), (now, new) = seen[-2:] if len(seen) > 1 else (seen[0], seen[0])
        assert new == old or now != before
        changes += new != old
        clock.pass_(minutes=1)
        assert await play_out(served.house, table, most=1)
    assert changes
