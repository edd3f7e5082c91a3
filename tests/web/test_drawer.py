"""The leaves beside a table: notes of one's own, cards, and rules with their search, in the drawer or on pages."""

from __future__ import annotations

import json
import re
from typing import Any
from urllib.parse import quote

import pytest

from face.core.names import suspicions_of
from host.people.notes import LONGEST_NOTE
from host.values import Table
from tests.host.seating import PEOPLE, lobby, playing
from tests.web.browsing import Browser, Served
from tests.web.written_pages import lines_of_page

FOUR = PEOPLE[:4]


async def beside(browser: Browser, leaf: str, **form: str) -> tuple[int, str]:
    """What the drawer is answered: status, and HTML or the sentence of a refusal. `form`: is sent."""
    how: dict[str, Any] = {"headers": {"Accept": "application/json"}}
    if form:
        how["data"] = {"csrf": browser.csrf, **form}
    status, _, words = await browser.request("POST" if form else "GET", f"/{leaf}", **how)
    said = json.loads(words)
    return status, said.get("html") or said.get("error", "")


async def words_of(browser: Browser, leaf: str, **form: str) -> str:
    status, html = await beside(browser, leaf, **form)
    assert status == 200, html
    return "\n".join(lines_of_page(html))


async def four(served: Served, game: str = "devil") -> tuple[Table, list[Browser]]:
    table = await playing(served.house, *FOUR, game=game)
    return table, [await Browser(served, table.id, each.id).sign_in() for each in FOUR]


async def test_notes_are_kept_and_shown_to_their_writer_alone(served: Served) -> None:
    table, (ada, ben, *_) = await four(served)
    assert "Only you can read this" in await words_of(ada, "notes")
    await words_of(ada, "notes", words="Ben lies <b>\r\ntwice")
    assert (await served.house.notes.read(table.id, ada.person_id)).words == "Ben lies <b>\ntwice"
    _, html = await beside(ada, "notes")
    assert "\nBen lies &lt;b&gt;\ntwice</textarea>" in html
    assert "lies" not in await words_of(ben, "notes")
    onlooker = await Browser(served, table.id, 999).sign_in()
    assert (await beside(onlooker, "notes"))[0] == 409
    assert "/notes" not in onlooker.page


async def test_what_one_suspects_stands_beside_the_names_on_ones_own_page_alone(served: Served) -> None:
    table, (ada, ben, *_) = await four(served)
    desk = await served.house.play.desk(table.id, ada.person_id)
    other = next(card.seat for card in desk.table.seats if card.seat != desk.seat)
    label = suspicions_of(desk)[0]
    shown = await served.house.play.desk(table.id, ben.person_id)
    for browser in (ada, ben):
        await browser.refresh()
    before = ben.html
    await beside(ada, "notes", seat=str(other), label=label.id)
    assert (await served.house.notes.suspicions(table.id, ada.person_id)) == {other: label.id}
    assert "selected" in (await beside(ada, "notes"))[1].split(f'id="seat-{other}"')[1].split("</select>")[0]
    await ada.refresh()
    name = next(each.name for each in FOUR if desk.table.card(each.id) is not None and _seat(desk, each.id) == other)
    log = " ".join(lines_of_page(ada.html.get("log", ada.html["page"])))
    assert re.search(rf"{name} \S", log)
    assert await ben.refresh() == {}
    assert ben.html == before
    assert await served.house.play.desk(table.id, ben.person_id) == shown
    await beside(ada, "notes", seat=str(other), label="-")
    assert (await served.house.notes.suspicions(table.id, ada.person_id)) == {}


def _seat(desk: Any, person_id: int) -> int | None:
    card = desk.table.card(person_id)
    return None if card is None else card.seat


async def test_what_cannot_be_noted_is_refused_with_a_sentence(served: Served) -> None:
    _, (ada, *_) = await four(served)
    status, said = await beside(ada, "notes", words="x" * (LONGEST_NOTE + 1))
    assert (status, said) == (409, "Notes have room for 1,000 characters. Shorten them a little.")
    for seat, label in (("99", "-"), ("-1", "-"), ("x", "-"), ("0", "nonsense"), ("٣", "-")):
        assert (await beside(ada, "notes", seat=seat, label=label))[0] == 409
    status, _, _ = await ada.request("POST", "/notes", data={"words": "x"})  # without the page's token
    assert status == 403


@pytest.mark.parametrize("game", ["architects", "devil", "paladins"])
async def test_rules_are_read_by_topic_and_found_by_words_of_their_titles_and_texts(served: Served, game: str) -> None:
    _, (ada, *_) = await four(served, game)
    first = await words_of(ada, "rules")
    assert first.startswith("Notes")
    _, html = await beside(ada, "rules")
    topics = re.findall(r'href="/t/\d+/rules\?topic=([^"]+)"', html)
    assert len(topics) > 5
    for topic in topics:
        assert (await beside(ada, f"rules?topic={topic}"))[0] == 200
    text = (await words_of(ada, f"rules?topic={topics[-1]}")).splitlines()[-1]
    word = max(re.findall(r"[a-z]{4,}", text), key=len)
    _, found = await beside(ada, f"rules?find={word.upper()}")
    assert f"topic={topics[-1]}" in found
    assert "Nothing found." in await words_of(ada, "rules?find=xyzzyqqq")
    assert (await beside(ada, "rules?topic=gone"))[0] == 409


async def test_cards_are_those_one_may_see(served: Served) -> None:
    table, (ada, ben, *_) = await four(served)
    own = await words_of(ada, "cards")
    assert own != await words_of(ben, "cards")
    onlooker = await Browser(served, table.id, 999).sign_in()
    _, html = await beside(onlooker, "cards")
    parts = re.findall(r'href="/t/\d+/cards\?part=([^"]+)"', html)
    _, mine = await beside(ada, "cards")
    assert set(re.findall(r'href="/t/\d+/cards\?part=([^"]+)"', mine)) > set(parts)
    hidden = next(each for each in re.findall(r"cards\?part=([^\"]+)\"", mine) if each not in parts)
    assert (await beside(onlooker, f"cards?part={hidden}"))[0] == 409


async def test_a_card_is_found_by_a_part_of_its_name_and_drawn(served: Served) -> None:
    _, (ada, *_) = await four(served)
    _, html = await beside(ada, f"cards?find={quote('tithe')}")
    assert "Tithe Barn" in html
    assert "<svg" in html
    assert "Tithe Barn" in await words_of(ada, "cards?find=tihte%20bran")
    assert "Nothing found." in await words_of(ada, "cards?find=xyzzyqqq")


async def test_without_a_program_leaves_are_pages_that_lead_back(served: Served) -> None:
    table, (ada, *_) = await four(served)
    for leaf in ("notes", "cards", "rules"):
        status, _, page = await ada.request("GET", f"/{leaf}")
        assert status == 200
        assert f'href="/t/{table.id}"' in page
    _, _, page = await ada.request("GET", "/notes")
    csrf = page.partition('name="csrf" value="')[2].partition('"')[0]
    status, headers, _ = await ada.request("POST", "/notes", data={"csrf": csrf, "words": "mine"})
    assert (status, headers["Location"]) == (303, f"/t/{table.id}/notes")


async def test_the_rules_own_player_has_its_name_beside_the_board_and_among_the_cards(served: Served) -> None:
    table = await playing(served.house, PEOPLE[0], game="paladins")
    alone = await Browser(served, table.id, PEOPLE[0].id).sign_in()
    named = re.findall(r'/cards\?part=seat-(\d)"[^>]*>([^<]+)<', alone.page)
    assert named == [("0", "Anna"), ("1", "the virtual player")]
    cards = await words_of(alone, "cards?part=seat-1")
    assert ("the virtual player" in cards, "Seat 2" in cards) == (True, False)


async def test_before_the_game_there_are_its_rules_alone(served: Served) -> None:
    table = await lobby(served.house, *FOUR, game="devil")
    ada = await Browser(served, table.id, FOUR[0].id).sign_in()
    assert f"/t/{table.id}/rules" in ada.page
    assert f"/t/{table.id}/notes" not in ada.page
    assert (await beside(ada, "rules"))[0] == 200
    assert (await beside(ada, "notes"))[0] == 409


@pytest.mark.parametrize("language", ["cs", "pl", "ru"])
async def test_leaves_are_in_the_language_of_their_reader(served: Served, language: str) -> None:
    _, (ada, *_) = await four(served)
    english = [await words_of(ada, leaf) for leaf in ("notes", "cards", "rules")]
    await served.house.languages.choose(ada.person_id, language)
    assert not set(english) & {await words_of(ada, leaf) for leaf in ("notes", "cards", "rules")}


@pytest.mark.parametrize("game", ["devil", "architects", "paladins"])
async def test_a_name_beside_the_board_leads_to_what_all_may_know_of_that_player(served: Served, game: str) -> None:
    table, (ada, *_) = await four(served, game)
    names = re.findall(r'<a href="([^"]*)" id="of-seat-(\d)" data-beside>([^<]*)</a>', ada.page)
    assert {name for _, _, name in names} == {person.name for person in FOUR}
    onlooker = await Browser(served, table.id, 999).sign_in()
    for address, seat, name in names:
        assert f'data-spot="seat-{seat}"' in ada.page  # a press on the name on the board leads there, too
        leaf = address.removeprefix(f"/t/{table.id}/")
        told = (await beside(ada, leaf))[1].partition('<nav class="row" aria-label="Players')[2]
        assert f'aria-current="true">{name}</a>' in told
        assert told == (await beside(onlooker, leaf))[1].partition('<nav class="row" aria-label="Players')[2]  # public
        assert ("<svg" in told.partition('<div class="told">')[0]) == (game == "paladins")
