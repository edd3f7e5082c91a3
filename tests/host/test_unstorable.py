"""What no database can hold is refused with a sentence, wherever the house is given it, and no table is halted."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from db.trouble import Trouble
from engine.extras.fixing import Change
from engine.texts import Refusal
from face.wordings.reader import Reader
from face.wordings.texts import OFFERED, texts
from host.fixes import Adjust, Deadline, Rewind
from host.house import House
from host.values import Pace, Person, Place
from tests.host.seating import ANNA, BERT, PLACE, bid, cause, lobby, playing


def _deep() -> Any:
    nested: Any = []
    for _ in range(5_000):
        nested = [nested]
    return nested


TEXTS = ("a\0b", "\ud800", "\0", "x" * 5_000 + "\0", "1" * 5_000, "")
VALUES: tuple[Any, ...] = (*TEXTS, 2**63, -(2**70), 10**400, float("nan"), float("inf"), 1e300, _deep(), [["\0"]])
NUMBERS = (0, -1, 2**31, 2**63, -(2**63) - 1, 10**400)
MODERATOR = Person(7_000_777, "Mo")

Call = Callable[[House, int, Any], Awaitable[object]]

BY_TEXT: dict[str, Call] = {
    "answer": lambda house, table, text: house.play.answer(table, ANNA.id, text, {"coins": 1}, cause()),
    "take back": lambda house, table, text: house.play.take_back(table, ANNA.id, text, cause()),
    "clear": lambda house, table, text: house.play.draft(table, ANNA.id, text, None),
    "draft": lambda house, table, text: house.play.draft(table, ANNA.id, text, {"coins": 1}),
    "form": lambda house, table, text: house.play.form(table, ANNA.id, text, {"coins": 1}),
    "seal": lambda house, table, text: house.play.seal(table, ANNA.id, text, lambda _: True, cause()),
    "order": lambda house, table, text: house.orders.order(table, ANNA.id, text, {"coins": 1}, cause()),
    "order off": lambda house, table, text: house.orders.order_off(table, ANNA.id, text, cause()),
    "cause": lambda house, table, text: house.play.take_back(table, ANNA.id, "1.bid", text),
    "suspect": lambda house, table, text: house.notes.suspect(table, ANNA.id, 1, text),
    "notes": lambda house, table, text: house.notes.write(table, ANNA.id, text),
    "language": lambda house, _, text: house.languages.choose(ANNA.id, text),
    "server language": lambda house, _, text: house.languages.choose_for_server(1, text),
    "explained": lambda house, table, text: house.settings.explained(ANNA.id, table, [text]),
    "zone": lambda house, _, text: house.settings.set_zone(ANNA.id, text),
    "game": lambda house, _, text: house.lobby.open_table(text, PLACE, ANNA, {}, cause()),
    "option": lambda house, _, text: house.lobby.open_table("bids", PLACE, ANNA, {text: 1}, cause()),
    "opened": lambda house, _, text: house.lobby.open_table("bids", PLACE, Person(5, text), {}, text),
    "locale": lambda house, _, text: house.lookups.set_locale(ANNA.id, text),
    "link": lambda house, table, text: house.page_sessions.open(table, text),
    "cookie": lambda house, table, text: house.page_sessions.of_cookie(table, text),
    "reason": lambda house, table, text: house.moderation.ask_fix(table, ANNA.id, Deadline(1, 0), text, cause()),
}

BY_VALUE: dict[str, Call] = {
    "answer": lambda house, table, value: house.play.answer(table, ANNA.id, "1.bid", {"coins": value}, cause()),
    "answer whole": lambda house, table, value: house.play.answer(table, ANNA.id, "1.bid", value, cause()),
    "draft": lambda house, table, value: house.play.draft(table, ANNA.id, "1.bid", {"coins": value}),
    "draft of more": lambda house, table, value: house.play.draft(table, ANNA.id, "1.bid", {"x": value}),
    "form": lambda house, table, value: house.play.form(table, ANNA.id, "1.bid", {"coins": value}),
    "order": lambda house, table, value: house.orders.order(table, ANNA.id, "bid", {"coins": value}, cause()),
    "options": lambda house, _, value: house.lobby.open_table("bids", PLACE, ANNA, {"rounds": value}, cause()),
}

BY_NUMBER: dict[str, Call] = {
    "table": lambda house, _, number: house.play.reading(number, ANNA.id),
    "person": lambda house, table, number: house.play.reading(table, number),
    "answer": lambda house, table, number: house.play.answer(table, number, "1.bid", {"coins": 1}, cause()),
    "log": lambda house, table, number: house.stories.log(table, number),
    "notes": lambda house, table, number: house.notes.write(table, number, "words"),
    "suspect": lambda house, table, number: house.notes.suspect(table, ANNA.id, number, "a"),
    "settings": lambda house, _, number: house.settings.player(number),
    "language": lambda house, _, number: house.languages.choose(number, "cs"),
    "server language": lambda house, _, number: house.languages.choose_for_server(number, "cs"),
    "explained": lambda house, table, number: house.settings.explained(number, table, ["a"]),
    "join": lambda house, table, number: house.lobby.join(table, Person(number, "A"), "w", cause()),
    "take seat": lambda house, table, number: house.seats.take_seat(table, number, Person(9, "A"), cause()),
    "opener": lambda house, _, number: house.lobby.open_table("bids", PLACE, Person(number, "A"), {}, cause()),
    "place": lambda house, _, number: house.lobby.open_table("bids", Place(number, number), ANNA, {}, cause()),
    "pace": lambda house, _, number: house.lobby.open_table(
        "bids", PLACE, ANNA, {}, cause(), pace=Pace("own", number, number)
    ),
    "vote": lambda house, table, number: house.votes.cast(table, ANNA.id, number, True, cause()),
    "proposal": lambda house, table, number: house.moderation.fix_proposal(table, number),
    "rewind": lambda house, table, number: house.moderation.look_at_fix(
        table, MODERATOR, Rewind(number), cause(), server_id=1
    ),
    "adjust": lambda house, table, number: house.moderation.look_at_fix(
        table, MODERATOR, Adjust(0, Change("coins", number)), cause(), server_id=1
    ),
    "link": lambda house, table, number: house.page_sessions.link(table, number),
    "sessions": lambda house, _, number: house.page_sessions.end_all(number),
    "calendar": lambda house, _, number: house.calendars.make(number),
    "practice": lambda house, _, number: house.practice.open_of(number),
    "page": lambda house, table, number: house.page_sessions.open_pressed(table, number),
}


async def _refused(house: House, call: Call, given: tuple[Any, ...]) -> None:
    table, refused = await playing(house, ANNA, BERT), []
    for value in given:
        try:
            await call(house, table.id, value)
        except (Trouble, Refusal) as error:
            refused.append(error.text)
    for language in OFFERED:
        assert all(Reader(texts(language)).label(text, 300) for text in refused)
    assert not (await house.play.board(table.id)).table.halted
    await bid(house, table, BERT, 1)


@pytest.mark.parametrize("name", BY_TEXT)
async def test_no_text_breaks_the_house(house: House, name: str) -> None:
    await _refused(house, BY_TEXT[name], TEXTS)


@pytest.mark.parametrize("name", BY_VALUE)
async def test_no_value_breaks_the_house(house: House, name: str) -> None:
    await _refused(house, BY_VALUE[name], VALUES)


@pytest.mark.parametrize("name", BY_NUMBER)
async def test_no_number_breaks_the_house(house: House, name: str) -> None:
    await _refused(house, BY_NUMBER[name], NUMBERS)


async def test_a_name_and_a_word_are_kept_without_what_nobody_can_store(house: House) -> None:
    table = await lobby(house, ANNA)
    table = await house.lobby.join(table.id, Person(7_000_800, "E\0v\ud800e"), "wo\0rd\ud800", cause())
    card = table.card(7_000_800)
    assert card is not None
    assert (card.name, card.word) == ("Eve", "word")
