"""What a table votes on and what players ask of moderators, on the page: the same votes and requests as in Discord."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from engine.extras.fixing import Change, Quantity
from face.asking.requests import CHOSEN_FOR_FIXES, REQUEST_ORDER, chosen_for
from host.fixes import FIXES
from host.values import Pace, Person, Table
from tests.host.seating import PEOPLE, cause, playing
from tests.web.browsing import Browser, Served
from tests.web.test_drawer import beside, words_of

THREE = PEOPLE[:3]
MODERATOR = Person(900, "Mo")
LEAF = "matters"


async def three(
    served: Served, game: str = "paladins", people: Sequence[Person] = THREE
) -> tuple[Table, list[Browser]]:
    table = await playing(served.house, *people, game=game)
    return table, [await Browser(served, table.id, each.id).sign_in() for each in people[:3]]


async def pressed(browser: Browser, do: str, **fields: str) -> str:
    """Sends a form of the leaf; what stands there then."""
    return await words_of(browser, LEAF, do=do, cause=cause().replace("-", "").replace(":", ""), **fields)


async def test_a_vote_is_called_cast_and_decided_on_pages(served: Served) -> None:
    table, (ada, ben, _) = await three(served)
    assert "No vote is open." in await words_of(ada, LEAF)
    told = await pressed(ada, "call", kind="pause")
    assert "suggests pausing the game" in told
    assert "2 of 3 must say yes" in told
    (vote,) = await served.house.votes.of_late(table)
    line = (await ben.refresh())["line"]
    assert "suggests <strong>pausing</strong> the game. Yes: 1 of 2." in line
    onlooker = await Browser(served, table.id, 999).sign_in()
    status, html = await beside(onlooker, LEAF)
    assert status == 200
    assert "suggests" in html
    assert "<form" not in html  # whoever does not play there only reads
    told = await pressed(ben, "vote yes", vote=str(vote.id))
    assert "Agreed." in told
    assert (await served.house.play.board(table.id)).table.paused
    parts = await ada.refresh()
    assert "voting" not in parts["line"]
    way = f'To continue, use <a href="/t/{table.id}/matters" data-beside>Suggest resuming'
    assert way in parts["news"]
    assert "To continue, use <b>Suggest resuming" in parts["log"]  # a button is around it
    assert "/table resume" not in parts["news"] + parts["log"]
    assert "Suggest resuming" in await words_of(ada, LEAF)
    _, said = await beside(ada, LEAF, do="call", kind="pause", cause="again")
    assert "suggest resuming it under “Table”" in said


async def test_every_vote_that_makes_sense_can_be_called(served: Served) -> None:
    table, (ada, *_) = await three(served)
    for kind in ("pause", "extend", "try", "abandon"):
        _, html = await beside(ada, LEAF)
        assert f'name="kind" value="{kind}"' in html
        assert "suggests" in await pressed(ada, "call", kind=kind, hours="5")
        _, html = await beside(ada, LEAF)
        assert f'name="kind" value="{kind}"' not in html  # it is voted on above
    assert {vote.kind for vote in await served.house.votes.of_late(table)} == {"pause", "extend", "try", "abandon"}


async def test_more_time_is_taken_on_the_page_where_the_table_has_it(served: Served) -> None:
    table, (ada, *_) = await three(served)
    assert "more-time" not in (await beside(ada, LEAF))[1]
    house = served.house
    lobby = await house.lobby.open_table(
        "paladins", table.place, THREE[0], {}, cause(), pace=Pace("daily", 24 * 60, extensions=1)
    )
    for person in THREE:
        await house.lobby.join(lobby.id, person, "", cause())
    await house.lobby.start(lobby.id, THREE[0].id, cause())
    owes = [(await house.play.desk(lobby.id, person.id)).ask is not None for person in THREE]
    mover = THREE[owes.index(True)]
    page = await Browser(served, lobby.id, mover.id).sign_in()
    before = (await house.play.desk(lobby.id, mover.id)).due_at
    assert "Take 1 day more for your decision (1 left" in await words_of(page, LEAF)
    assert "Take 1 day more" not in await pressed(page, "more-time")
    after = (await house.play.desk(lobby.id, mover.id)).due_at
    assert before is not None
    assert after is not None
    assert (after - before).days == 1


async def test_a_substitute_is_asked_for_on_the_page_and_that_is_taken_back(served: Served) -> None:
    table, (ada, *_) = await three(served)
    seat = next(card.seat or 0 for card in table.seats if card.person_id == THREE[0].id)
    assert "Ask for a substitute" in await words_of(ada, LEAF)
    await pressed(ada, "substitute")
    assert await served.house.substitutes.is_sought(table.id, seat)
    await pressed(ada, "substitute")
    assert not await served.house.substitutes.is_sought(table.id, seat)


async def test_a_ballot_is_marked_and_can_be_changed(served: Served) -> None:
    table, (ada, ben, _) = await three(served)
    await pressed(ada, "call", kind="extend", hours="48")
    (vote,) = await served.house.votes.of_late(table)
    assert vote.hours == 48
    await pressed(ben, "vote no", vote=str(vote.id))
    _, html = await beside(ben, LEAF)
    assert re.search(rf'id="vote-{vote.id}-no" aria-pressed="true"', html)
    assert re.search(rf'id="vote-{vote.id}-yes" aria-pressed="false"', html)
    (vote,) = await served.house.votes.of_late(table)
    assert vote.no == (table_seat(table, ben),)


def table_seat(table: Table, browser: Browser) -> int:
    card = table.card(browser.person_id)
    assert card is not None
    assert card.seat is not None
    return card.seat


async def test_what_is_asked_of_moderators_is_seen_by_its_player_alone_and_so_is_what_came_of_it(
    served: Served,
) -> None:
    table, (ada, ben, _) = await three(served)
    why = "My brother pressed it <b>"
    told = await pressed(ada, "ask", kind="deadline", hours="12", why=why)
    assert "Waiting" in told
    assert why in told
    assert "brother" not in await words_of(ben, LEAF)
    house = served.house
    (request,) = await house.fixes.requests_of(table, ada.person_id)
    assert request.fix.about == table_seat(table, ada)
    assert await house.fixes.requests_of(table, ben.person_id) == ()
    await ada.refresh()
    await house.moderation.turn_down_fix(
        table.id, request.id, MODERATOR, "Ask the table", cause(), server_id=table.place.server_id
    )
    assert "line" in await ada.refresh()  # so that an open drawer learns of it
    assert "line" not in await ben.refresh()
    told = await words_of(ada, LEAF)
    assert "Turned down." in told
    assert "Ask the table" in told


async def test_a_player_agrees_to_what_a_moderator_corrects(served: Served) -> None:
    table, (ada, ben, _) = await three(served, "devil", PEOPLE[:4])
    house, seat = served.house, table_seat(table, ada)
    secret = next(
        each for each in await house.fixes.quantities(table.id, seat) if each.consent == "always" and not each.closed
    )
    fix = FIXES["adjust"](seat, _change_of(secret))  # type: ignore[call-arg]
    proposal = await house.moderation.look_at_fix(table.id, MODERATOR, fix, cause(), server_id=table.place.server_id)
    await house.moderation.apply_fix(
        table.id, proposal.id, MODERATOR, "It was so", cause(), server_id=table.place.server_id
    )
    assert "A moderator asks you" in (await ada.refresh())["line"]
    assert "A moderator asks" not in (await ben.refresh()).get("line", "")
    assert "A moderator asks whether you agree" in await words_of(ada, LEAF)
    status, _ = await beside(ben, LEAF, do="agree yes", request=str(proposal.id), cause="abc1")
    assert status == 409
    await pressed(ada, "agree no", request=str(proposal.id))
    assert (await house.moderation.fix_proposal(table.id, proposal.id)).state == "declined"
    assert "A moderator asks" not in (await ada.refresh())["line"]


def _change_of(quantity: Quantity) -> Change:
    return Change(quantity.id, 1, quantity.cards[0].id if quantity.cards else "")


async def test_every_kind_of_request_has_a_form_and_can_be_sent(served: Served) -> None:
    table, (ada, *_) = await three(served)
    for tag in REQUEST_ORDER:
        _, html = await beside(ada, f"{LEAF}?part={tag}")
        if tag == "adjust":
            ways = re.findall(r"find=([a-z-]+)", html)
            assert len(ways) > 5
            for what in ways:
                _, html = await beside(ada, f"{LEAF}?part={tag}&find={what}")
                assert 'name="why"' in html, what
        fields = dict(re.findall(r'<select name="(\w+)" required><option value="([^"]+)"', html))
        fields |= dict(re.findall(r'type="hidden" name="(what)" value="([^"]+)"', html))
        fields |= {"hours": "5"} if 'name="hours" min="-' in html else {}
        status, said = await beside(ada, LEAF, do="ask", kind=tag, why="so", cause=f"c{tag}", **fields)
        assert status == 200 or "already asked" in said, (tag, said)
    assert len(await served.house.fixes.requests_of(table, ada.person_id)) == 3


def test_each_kind_players_ask_for_is_chosen_by_what_there_are_fields_for() -> None:
    for tag in REQUEST_ORDER:
        assert FIXES[tag].for_players, tag
        assert set(chosen_for(FIXES[tag])) <= set(CHOSEN_FOR_FIXES)


async def test_what_nobody_can_press_is_refused(served: Served) -> None:
    _, (ada, *_) = await three(served)
    for fields in (
        {"do": "nonsense"},
        {"do": "call", "kind": "rewind"},
        {"do": "call", "kind": "extend", "hours": "x"},
        {"do": "call", "kind": "extend", "hours": "0"},
        {"do": "call", "kind": "open", "seat": "1"},
        {"do": "vote maybe", "vote": "1"},
        {"do": "vote yes", "vote": "99"},
        {"do": "vote yes", "vote": "٣"},
        {"do": "ask", "kind": "void", "why": "so"},
        {"do": "ask", "kind": "adjust", "what": "gone", "by": "1", "why": "so"},
        {"do": "ask", "kind": "rewind", "to": "9:gone", "why": "so"},
        {"do": "ask", "kind": "pause", "why": " "},
        {"do": "agree yes", "request": "99"},
        {"do": "call", "kind": "pause", "cause": "not a cause"},
        {"do": "call", "kind": "pause", "cause": ""},
    ):
        status, said = await beside(ada, LEAF, **{"cause": "abc", **fields})
        assert status in (404, 409), fields
        assert said, fields
    assert (await beside(ada, f"{LEAF}?part=void"))[0] == 409
    onlooker = await Browser(served, ada.table_id, 999).sign_in()
    assert (await beside(onlooker, LEAF, do="call", kind="pause", cause="abc"))[0] in (403, 409)
    assert (await beside(onlooker, f"{LEAF}?part=pause"))[0] == 409
    status, _, _ = await ada.request("POST", f"/{LEAF}", data={"do": "call", "kind": "pause", "cause": "abc"})
    assert status == 403  # without the page's token


@pytest.mark.parametrize("language", ["cs", "pl", "ru"])
async def test_votes_and_requests_are_in_the_language_of_their_reader(served: Served, language: str) -> None:
    _, (ada, *_) = await three(served)
    await pressed(ada, "call", kind="abandon")
    await pressed(ada, "ask", kind="pause", why="x")
    english = (await words_of(ada, LEAF)).splitlines()
    await served.house.languages.choose(ada.person_id, language)
    own = (await words_of(ada, LEAF)).splitlines()
    assert set(english) & set(own) <= {"x"}


async def test_a_substitute_is_asked_for_and_gets_the_seat_on_the_page(served: Served) -> None:
    house = served.house
    table, (ada, ben, _) = await three(served)
    told = await pressed(ada, "substitute")
    assert "Stop looking for a substitute" in told
    assert "Ask for a substitute" in await words_of(ben, LEAF)
    seat = (await house.play.desk(table.id, ada.person_id)).seat
    for newcomer in (Person(700, "Ewa"), Person(701, "<b>Max</b>")):
        await house.substitutes.offer(table.id, seat, newcomer, cause())
    told = await words_of(ada, LEAF)
    assert "would take it over" in told
    assert "sees all your secrets" in told
    assert "<b>Max" not in (await beside(ada, LEAF))[1]
    assert "would take it over" not in await words_of(ben, LEAF)
    first, second = await house.substitutes.offers_for(table.id, seat)
    status, _ = await beside(ben, LEAF, do="seat yes", offer=str(second.id), cause="theirs")
    assert status == 409  # it is not their seat
    assert "Ewa" not in await pressed(ada, "seat no", offer=str(first.id))
    await pressed(ada, "seat yes", offer=str(second.id))
    after = await house.lookups.table(table.id)
    assert after.person_at(seat) == second.person_id
    assert (await beside(ada, LEAF))[0] == 401  # her pages have ended


async def test_a_substitute_is_looked_for_no_more_once_that_is_taken_back(served: Served) -> None:
    table, (ada, *_) = await three(served)
    seat = (await served.house.play.desk(table.id, ada.person_id)).seat
    await pressed(ada, "substitute")
    assert await served.house.substitutes.is_sought(table.id, seat)
    assert "Ask for a substitute" in await pressed(ada, "substitute")
    assert not await served.house.substitutes.is_sought(table.id, seat)
