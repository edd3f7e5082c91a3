"""Links to the pages of tables, and the browsers that they let in."""

from __future__ import annotations

from host.house import House
from host.people.page_sessions import MOST_LINKS, MOST_SESSIONS, PAGE_LINK_OVER
from host.values import NO_SUCH_TABLE
from tests.ground import Clock, rows
from tests.host.people.test_seats import refused
from tests.host.seating import ANNA, BERT, EMIL, cause, playing


async def let_in(house: House, table_id: int, person_id: int) -> str:
    """What the cookie of a browser holds in which that person has just opened the page."""
    return await house.page_sessions.open(table_id, await house.page_sessions.link(table_id, person_id))


async def whose(house: House, table_id: int, cookie: str) -> int | None:
    session = await house.page_sessions.of_cookie(table_id, cookie)
    return None if session is None else session.person_id


async def test_a_link_lets_one_browser_in_once(house: House) -> None:
    table = await playing(house, ANNA, BERT)
    token = await house.page_sessions.link(table.id, ANNA.id)
    cookie = await house.page_sessions.open(table.id, token)
    assert await whose(house, table.id, cookie) == ANNA.id
    assert await refused(house.page_sessions.open(table.id, token)) == PAGE_LINK_OVER


async def test_a_link_is_good_for_five_minutes(house: House, clock: Clock) -> None:
    table = await playing(house, ANNA, BERT)
    token = await house.page_sessions.link(table.id, ANNA.id)
    clock.pass_(minutes=5)
    assert await refused(house.page_sessions.open(table.id, token)) == PAGE_LINK_OVER


async def test_neither_link_nor_cookie_opens_another_table(house: House) -> None:
    table, other = await playing(house, ANNA, BERT), await playing(house, ANNA, BERT)
    token = await house.page_sessions.link(table.id, ANNA.id)
    assert await refused(house.page_sessions.open(other.id, token)) == PAGE_LINK_OVER
    cookie = await house.page_sessions.open(table.id, token)
    assert await whose(house, other.id, cookie) is None


async def test_a_session_lasts_thirty_days(house: House, clock: Clock) -> None:
    table = await playing(house, ANNA, BERT)
    cookie = await let_in(house, table.id, ANNA.id)
    clock.pass_(days=29, hours=23)
    assert await whose(house, table.id, cookie) == ANNA.id
    clock.pass_(hours=1)
    assert await whose(house, table.id, cookie) is None
    assert not await rows(house.database, "SELECT 1 FROM page_sessions")


async def test_who_leaves_the_table_is_let_out_of_its_page(house: House) -> None:
    table = await playing(house, ANNA, BERT)
    cookie, onlookers = await let_in(house, table.id, ANNA.id), await let_in(house, table.id, EMIL.id)
    await house.seats.vacate(table.id, ANNA.id, cause())
    assert await whose(house, table.id, cookie) is None
    assert await whose(house, table.id, onlookers) == EMIL.id


async def test_a_person_ends_all_their_sessions_and_links_and_nobody_elses(house: House) -> None:
    table = await playing(house, ANNA, BERT)
    cookies = [await let_in(house, table.id, ANNA.id) for _ in range(2)]
    berts, waiting = await let_in(house, table.id, BERT.id), await house.page_sessions.link(table.id, ANNA.id)
    assert len(await house.page_sessions.of_person(ANNA.id)) == 2
    assert await house.page_sessions.end_all(ANNA.id) == 2
    assert [await whose(house, table.id, cookie) for cookie in (*cookies, berts)] == [None, None, BERT.id]
    assert await refused(house.page_sessions.open(table.id, waiting)) == PAGE_LINK_OVER


async def test_one_browser_is_signed_out(house: House) -> None:
    table = await playing(house, ANNA, BERT)
    first, second = [await let_in(house, table.id, ANNA.id) for _ in range(2)]
    await house.page_sessions.end(table.id, first)
    assert [await whose(house, table.id, cookie) for cookie in (first, second)] == [None, ANNA.id]


async def test_links_and_sessions_do_not_pile_up(house: House, clock: Clock) -> None:
    table = await playing(house, ANNA, BERT)
    for _ in range(3 * MOST_LINKS):
        await house.page_sessions.link(table.id, ANNA.id)
    assert len(await rows(house.database, "SELECT 1 FROM page_links")) == MOST_LINKS
    first = await let_in(house, table.id, ANNA.id)
    for _ in range(MOST_SESSIONS):
        clock.pass_(seconds=1)
        await let_in(house, table.id, ANNA.id)
    assert len(await rows(house.database, "SELECT 1 FROM page_sessions")) == MOST_SESSIONS
    assert await whose(house, table.id, first) is None


async def test_the_database_holds_neither_what_a_link_nor_what_a_cookie_holds(house: House) -> None:
    table = await playing(house, ANNA, BERT)
    token = await house.page_sessions.link(table.id, ANNA.id)
    (link,) = await rows(house.database, "SELECT * FROM page_links")
    cookie = await house.page_sessions.open(table.id, token)
    (session,) = await rows(house.database, "SELECT * FROM page_sessions")
    for row, said in ((link, token), (session, cookie)):
        assert said not in repr(dict(row))
        assert said.encode() not in row.token


async def test_made_up_tokens_open_nothing(house: House) -> None:
    table = await playing(house, ANNA, BERT)
    for token in ("", "x", "\x00", "é" * 30, "a" * 100_000):
        assert await refused(house.page_sessions.open(table.id, token)) == PAGE_LINK_OVER
        assert await whose(house, table.id, token) is None
    assert await refused(house.page_sessions.link(10**9, ANNA.id)) == NO_SUCH_TABLE
