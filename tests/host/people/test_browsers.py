"""Browsers that are signed in to all tables of a person: what they may open, and what ends them."""

from __future__ import annotations

from host.house import House
from host.people.browsers import PERSON_LINK_OVER, unknown_there
from host.people.page_sessions import MOST_LINKS, MOST_SESSIONS
from host.values import Person, Place
from tests.ground import Clock, rows
from tests.host.people.test_seats import refused
from tests.host.seating import ANNA, BERT, EMIL, cause, playing


async def signed_in(house: House, person: Person) -> str:
    """What the cookie of a browser holds that has just been signed in."""
    return await house.browsers.open(await house.browsers.link(person.id))


async def whose(house: House, cookie: str) -> int | None:
    found = await house.browsers.of_cookie(cookie)
    return None if found is None else found.person_id


async def opens(house: House, table_id: int, cookie: str, name: str | None = None) -> bool:
    """Whether that browser may open the page, where Discord calls its person `name`; and then the page is open."""

    async def name_there(_: Place, __: int) -> str | None:
        return name

    entered = await house.browsers.enter(table_id, cookie, name_there)
    session = await house.page_sessions.of_cookie(table_id, cookie)
    assert (entered is None) == (session is None)
    return entered is not None


async def test_a_link_signs_one_browser_in_once_within_five_minutes(house: House, clock: Clock) -> None:
    token = await house.browsers.link(ANNA.id)
    cookie = await house.browsers.open(token)
    assert await whose(house, cookie) == ANNA.id
    assert await refused(house.browsers.open(token)) == PERSON_LINK_OVER
    late = await house.browsers.link(ANNA.id)
    clock.pass_(minutes=5)
    assert await refused(house.browsers.open(late)) == PERSON_LINK_OVER
    assert await whose(house, "made-up") is await whose(house, "") is None


async def test_one_cookie_opens_all_tables_where_its_person_sits_and_no_other(house: House) -> None:
    first, second = await playing(house, ANNA, BERT), await playing(house, ANNA, EMIL)
    others = await playing(house, BERT, EMIL)
    cookie = await signed_in(house, ANNA)
    assert [await opens(house, table.id, cookie) for table in (first, second, others)] == [True, True, False]
    assert await house.browsers.enter(10**15, cookie, unknown_there) is None
    assert await house.page_sessions.of_cookie(others.id, cookie) is None


async def test_an_onlooker_opens_what_they_see_as_discord_says(house: House) -> None:
    table = await playing(house, ANNA, BERT)
    cookie = await signed_in(house, EMIL)
    assert [await opens(house, table.id, cookie, name) for name in (None, "", "Emil")] == [False, False, True]
    assert await opens(house, table.id, await signed_in(house, EMIL), None)  # it was said of late


async def test_an_onlooker_whom_nobody_could_ask_about_for_six_hours_reads_on_no_longer(
    house: House, clock: Clock
) -> None:
    table = await playing(house, ANNA, BERT)
    cookie = await signed_in(house, EMIL)
    assert await opens(house, table.id, cookie, "Emil")
    clock.pass_(hours=6)
    assert await house.page_sessions.of_cookie(table.id, cookie) is None
    assert not await opens(house, table.id, cookie, None)


async def test_who_leaves_a_table_is_let_out_there_and_nowhere_else(house: House) -> None:
    table, other = await playing(house, ANNA, BERT), await playing(house, ANNA, EMIL)
    cookie = await signed_in(house, ANNA)
    assert await opens(house, table.id, cookie)
    assert await opens(house, other.id, cookie)
    await house.seats.vacate(table.id, ANNA.id, cause())
    assert await house.page_sessions.of_cookie(table.id, cookie) is None
    assert not await opens(house, table.id, cookie, "")
    assert await house.page_sessions.of_cookie(other.id, cookie) is not None


async def test_signing_out_ends_the_pages_of_all_tables_at_once(house: House) -> None:
    table = await playing(house, ANNA, BERT)
    cookie, other = await signed_in(house, ANNA), await signed_in(house, ANNA)
    for each in (cookie, other):
        assert await opens(house, table.id, each)
    ended: list[int] = []
    house.page_sessions.ended.append(ended.append)
    await house.browsers.end(cookie)
    assert ended == [ANNA.id]
    assert [await whose(house, each) for each in (cookie, other)] == [None, ANNA.id]
    assert not await opens(house, table.id, cookie)
    assert await house.page_sessions.of_cookie(table.id, other) is not None


async def test_me_sessions_ends_all_browsers_and_links(house: House) -> None:
    table = await playing(house, ANNA, BERT)
    cookies, waiting = [await signed_in(house, ANNA) for _ in range(2)], await house.browsers.link(ANNA.id)
    berts = await signed_in(house, BERT)
    assert await opens(house, table.id, cookies[0])
    assert await house.page_sessions.end_all(ANNA.id) == 3
    assert [await whose(house, each) for each in (*cookies, berts)] == [None, None, BERT.id]
    assert await refused(house.browsers.open(waiting)) == PERSON_LINK_OVER
    assert not await rows(house.database, "SELECT 1 FROM page_sessions")


async def test_forgetting_signs_out_everywhere_also_whom_no_table_knows(house: House) -> None:
    cookie = await signed_in(house, EMIL)
    await house.browsers.link(EMIL.id)
    stored = await house.privacy.stored_of(EMIL.id)
    assert [len(stored[name]) for name in ("browsers", "person_links")] == [1, 1]
    await house.privacy.forgettable(EMIL.id)
    await house.privacy.forget(EMIL.id)
    assert await whose(house, cookie) is None
    assert not await rows(house.database, "SELECT 1 FROM person_links")


async def test_a_browser_is_signed_in_for_thirty_days(house: House, clock: Clock) -> None:
    table = await playing(house, ANNA, BERT)
    cookie = await signed_in(house, ANNA)
    clock.pass_(days=29, hours=23)
    assert await opens(house, table.id, cookie)
    clock.pass_(hours=1)
    assert await house.page_sessions.of_cookie(table.id, cookie) is None
    assert not await opens(house, table.id, cookie)
    assert not await rows(house.database, "SELECT 1 FROM browsers")


async def test_a_person_has_few_browsers_and_links_and_the_oldest_end(house: House, clock: Clock) -> None:
    table = await playing(house, ANNA, BERT)
    cookies = []
    for _ in range(MOST_SESSIONS + 1):
        cookies.append(await signed_in(house, ANNA))
        assert await opens(house, table.id, cookies[-1])
        clock.pass_(seconds=1)
    assert [await whose(house, each) for each in cookies] == [None] + [ANNA.id] * MOST_SESSIONS
    assert await house.page_sessions.of_cookie(table.id, cookies[0]) is None
    links = []
    for _ in range(MOST_LINKS + 1):
        links.append(await house.browsers.link(ANNA.id))
        clock.pass_(seconds=1)
    assert await refused(house.browsers.open(links[0])) == PERSON_LINK_OVER
    assert await whose(house, await house.browsers.open(links[1])) == ANNA.id


async def test_nothing_that_a_link_or_a_cookie_holds_is_stored(house: House) -> None:
    token, cookie = await house.browsers.link(ANNA.id), await signed_in(house, ANNA)
    for row in await rows(house.database, "SELECT token FROM person_links UNION ALL SELECT token FROM browsers"):
        assert bytes(row.token) not in (token.encode(), cookie.encode())
        assert len(row.token) == 32


async def test_signing_in_anew_in_a_browser_ends_what_it_was_signed_in_to(house: House) -> None:
    before = await signed_in(house, ANNA)
    after = await house.browsers.open_for(BERT.id, before)
    assert [await whose(house, each) for each in (before, after)] == [None, BERT.id]
