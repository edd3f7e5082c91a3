"""Play on from here on pages: from the replay, the dossier and the review, once a game is over."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace

from db.people import players
from engine.playouts import random_value
from engine.registry import game as rules_of
from engine.texts import SeatRef
from face.core.face import face
from face.core.names import reader_for
from host.house import House
from host.proof.course import numbered_moves
from host.proof.replay import load_log
from host.reviews.reviewed import ENOUGH_PLAYOUTS, Review, ReviewedAnswer
from host.table.answers_in_words import answer_in_words
from host.values import Table
from tests.contract.opponents import chance
from tests.host.seating import ANNA, PEOPLE, play_out, playing
from tests.web.browsing import ADDRESS, Browser, Served
from tests.web.reopening import Reopening
from tests.web.test_trials import led_to
from web.server import PageServer, serving

BUTTON = "Play on from here"
WAYS = re.compile(r'href="/t/\d+(/on\?after=(\d+))"')


async def ended(served: Served, game: str = "bids") -> tuple[Table, Browser]:
    table = await playing(served.house, *PEOPLE[:2], game=game)
    await play_out(served.house, table)
    return table, await Browser(served, table.id, ANNA.id).sign_in()


async def test_from_the_dossier_a_moment_is_picked_then_whose_eyes(served: Served) -> None:
    table, ada = await ended(served)
    dossier = (await ada.request("GET", "/dossier"))[2]
    assert f'href="/t/{table.id}/on"' in dossier
    page = (await ada.request("GET", "/on"))[2]
    moments = await served.house.past_positions.moments(table.id)
    ways = WAYS.findall(page)
    assert [int(number) for _, number in ways] == [each.number for each in moments]
    page = (await ada.request("GET", ways[2][0]))[2]
    seats = re.findall(r'name="after" value="(\d+\.\d)"', page)
    assert sorted(seats) == [f"{ways[2][1]}.0", f"{ways[2][1]}.1"]
    assert seats[0].endswith(f".{(await served.house.lookups.table(table.id)).card(ANNA.id).seat}")  # type: ignore[union-attr]
    for seat in seats:
        there = await led_to(served, ada, "/on", after=seat)
        await there.load()
        assert "The world as it was in table" in unescape(there.page)
        assert "Another world" not in there.page
        desk = await served.house.play.desk(there.table_id, ANNA.id)
        assert desk.seat == int(seat[-1])
        again = await led_to(served, there, "/trial", do="trial-back")
        assert (await served.house.lookups.table(again.table_id)).from_move == int(ways[2][1])


async def test_what_begins_is_the_position_after_the_move_and_the_page_says_where_that_is(served: Served) -> None:
    table, ada = await ended(served)
    rules, moves = rules_of("bids"), numbered_moves(await load_log(served.house.tables, table.id))
    table = await served.house.lookups.table(table.id)
    reader, said = reader_for(table, "en"), set[bool]()

    def words(state: Any) -> str:
        return reader.label(face("bids").moment(rules.moment(state)), 400)

    for number, move in moves[:-1]:
        page = unescape((await ada.request("GET", f"/on?after={number}"))[2])
        line = re.search(r"From: ([^<]*)\. Asked next: ([^<]*)\.<", page)
        assert line is not None
        begins = move.before is not None and words(move.before) != words(move.after)
        since = f", right after what the replay shows as “{words(move.before)}”" if begins else ""
        assert line[1] == f"{words(move.after)}{since}"
        assert line[2] == " and ".join(reader.label(SeatRef(seat)) for seat in sorted(rules.asks(move.after)))
        said.add(begins)
    assert said == {True, False}


async def test_where_the_game_was_over_nothing_is_offered_and_the_page_says_so(served: Served) -> None:
    table, ada = await ended(served)
    number = numbered_moves(await load_log(served.house.tables, table.id))[-1][0]
    status, _, page = await ada.request("GET", f"/on?after={number}")
    assert status == 200
    assert "After that move the game was over" in unescape(page)
    assert 'name="after"' not in page
    assert len(WAYS.findall(page)) == len(await served.house.past_positions.moments(table.id))
    assert (await ada.request("GET", "/on?after=1"))[0] == 409


@pytest.mark.parametrize("sent", [{"after": "3"}, {"after": "x.0"}, {"after": "5.x"}, {}, {"before": "999"}])
async def test_what_nobody_can_press_begins_nothing(served: Served, sent: dict[str, str]) -> None:
    _, ada = await ended(served)
    assert (await ada.request("POST", "/on", data={"csrf": ada.csrf, **sent}))[0] == 409
    assert (await ada.request("POST", "/on", data={"csrf": "made up", "after": "5.0"}))[0] == 403


async def test_before_the_end_there_is_no_way(served: Served) -> None:
    table = await playing(served.house, *PEOPLE[:2])
    ada = await Browser(served, table.id, ANNA.id).sign_in()
    assert "/on" not in ada.html["desk"]
    assert (await ada.request("GET", "/on"))[0] == 409
    assert (await ada.request("POST", "/on", data={"csrf": ada.csrf, "after": "5.0"}))[0] == 409


async def test_the_replay_leads_there_from_each_move_and_a_file_of_it_nowhere(served: Served) -> None:
    table, ada = await ended(served)
    page = (await ada.request("GET", "/replay"))[2]
    assert f'id="play-on" href="/t/{table.id}/on"' in page
    ids = re.findall(r'<[^>]* id="([\w-]+)"', page)
    assert [each for each in {*ids} if ids.count(each) > 1] == []


async def test_a_better_answer_of_ones_review_is_tried_by_a_press(served: Served) -> None:
    table, ada = await ended(served)
    log, rules = await load_log(served.house.tables, table.id), rules_of("bids")
    seat = (await served.house.play.desk(table.id, ANNA.id)).seat
    number, move = next((number, move) for number, move in numbered_moves(log) if move.seat == seat)
    ask = rules.asks(move.before)[seat]
    better = random_value(rules, move.before, seat, ask.id, chance(5).stream("better"))
    words = answer_in_words(rules, move.before, seat, ask, better)
    of = ReviewedAnswer(number, rules.moment(move.before), words, words, points=9, playouts=ENOUGH_PLAYOUTS)
    for kept, shown in ((of, False), (replace(of, other_value=better), True)):
        body = json.encode(Review(seat, (kept,))).decode()
        await served.house.database.write(players.WRITE_REVIEW, {"table": table.id, "person": ANNA.id, "body": body})
        page = (await ada.request("GET", "/review"))[2]
        assert (f'name="before" value="{number}"' in page) is shown
    there = await led_to(served, ada, "/on", before=str(number))
    desk = await served.house.play.desk(there.table_id, ANNA.id)
    assert desk.seat == seat
    assert desk.ask is not None
    assert desk.drafts[desk.ask.id] == better
    assert desk.sealed is None


async def test_with_others_a_lobby_opens_and_leads_to_its_page(house: House) -> None:
    server = PageServer(house, ADDRESS, lobbies=Reopening(house))
    async with serving(server, "127.0.0.1", 0) as port:
        served = Served(house, server, f"http://127.0.0.1:{port}")
        table, ada = await ended(served)
        number = (await served.house.past_positions.moments(table.id))[1].number
        page = (await ada.request("GET", f"/on?after={number}"))[2]
        seats = re.findall(r'name="others" value="(\d+\.\d)"', page)
        assert sorted(seats) == [f"{number}.0", f"{number}.1"]
        there = await led_to(served, ada, "/on", others=seats[0])
        lobby = await served.house.lookups.table(there.table_id)
        assert (lobby.status, lobby.goes_on_of) == ("lobby", table.id)
        await there.load()
        assert f"The game of table {table.id} continues here" in unescape(there.page)


async def test_where_discord_cannot_show_a_lobby_none_is_offered(served: Served) -> None:
    table, ada = await ended(served)
    number = (await served.house.past_positions.moments(table.id))[1].number
    assert 'name="others"' not in (await ada.request("GET", f"/on?after={number}"))[2]
    assert (await ada.request("POST", "/on", data={"csrf": ada.csrf, "others": f"{number}.0"}))[0] == 409
