"""The opening scene: the first message of a game says who one is, before the first question, to its player alone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from msgspec.structs import replace
from simcord.components import walk_components

from bot.desk.beside import opening_view
from bot.reading.openings import OPENING_FILE
from engine.chance import SEED_BYTES, Chance
from engine.registry import game as rules_of
from engine.texts import Text, say
from face.core.face import face
from face.core.names import reader_for
from face.table.opening import opening_picture, opening_words, split_opening_news
from face.wordings.lengths import unbroken
from face.wordings.locales import OFFERED
from games.devil.rules import GAME
from games.devil.rules.rulebook import ROLES
from games.devil.rules.state import seat_of
from host.values import News, Person
from tests.bot.drawing import hold_limits
from tests.bot.people import Seat, World, buttons_of, texts_of
from tests.bot.test_every_desk import desk_of, table_of
from tests.bot.test_people import leave
from tests.games.devil.builders import table as devil_table

SEATS = {"devil": 4, "architects": 3, "paladins": 3}
FOREIGN = {"devil": "**🪢 Knot**", "architects": "**First**", "paladins": "**👁️ Suspicion**"}  # on the first desk
ROUND = {"devil": "**Each round, in order**", "architects": "**A round is", "paladins": "**A round"}  # how it goes
SHIELDS = {
    "en": ("inquisitor", "shield"),
    "cs": ("inkvizitor", "ochran"),
    "pl": ("inkwizytor", "ochron"),
    "ru": ("инквизитор", "защит"),
}  # in words that are declined
WHO = ("You're the devil", "You're the cultist", "You're a mortal, the sun", "You're a mortal, the moon")


def people(world: World, count: int) -> list[Seat]:
    return [world.person(name) for name in ("ada", "ben", "cleo", "dora")[:count]]


def said(message: Any) -> str:
    return texts_of(message.components)


@pytest.mark.parametrize("game", SEATS)
async def test_everybody_is_told_who_they_are_before_the_first_desk(world: World, game: str) -> None:
    seats = people(world, SEATS[game])
    await world.seated(*seats, game=game)
    for seat in seats:
        opening, desk = seat.dms()[-2:]
        assert "**First**" in said(opening)
        assert FOREIGN[game] in said(opening)
        assert ROUND[game] in said(opening)
        assert "Who am I?" not in buttons_of(opening.components)
        assert "Board" in buttons_of(desk.components)
        assert "See the message above" not in said(desk)
        assert "**First**" not in said(desk)


async def test_the_first_news_stand_under_the_opening_and_not_on_the_desk(world: World) -> None:
    seats = people(world, 4)
    table = await world.seated(*seats, game="devil")
    for seat in seats:
        opening, desk = seat.dms()[-2:]
        assert "The kingdoms are founded" in said(opening)
        assert "The kingdoms are founded" not in said(desk)
        assert "**Trade.** Pack goods you don't need" in said(desk)  # so that it has room
    ada = seats[0]
    await world.house.living_desks.changed(table, ada.user.id)
    await world.restart()
    await world.deliver()
    assert "The kingdoms are founded" not in said(ada.dms()[-1])


async def test_each_role_is_told_to_its_player_alone(world: World) -> None:
    seats = people(world, 4)
    table = await world.seated(*seats, game="devil")
    told = [next(who for who in WHO if who in said(seat.dms()[-2])) for seat in seats]
    assert sorted(told) == sorted(WHO)
    shown = "".join(said(each) for each in [*world.messages(world.thread(table)), *world.messages(world.channel.id)])
    assert not [who for who in WHO if who in shown]


async def test_who_has_played_such_a_game_gets_their_card_alone(world: World) -> None:
    seats = people(world, 4)
    await world.house.settings.set_explains(seats[0].user.id, "never")
    await world.seated(*seats, game="devil")
    opening = said(seats[0].dms()[-2])
    assert any(who in opening for who in WHO)
    assert "**Only points win**" not in opening
    assert "**Only points win**" in said(seats[1].dms()[-2])


async def test_a_game_without_one_begins_with_its_desk(world: World) -> None:
    seats = people(world, 2)
    await world.seated(*seats)
    assert "Bids" in said(seats[0].dms()[-1])
    assert not face("bids").opening(None).terms


async def test_a_newcomer_is_told_who_they_are_before_the_desk(world: World) -> None:
    seats = people(world, 4)
    table = await world.seated(*seats, game="devil")
    who = next(who for who in WHO if who in said(seats[1].dms()[-2]))
    await leave(world, seats[1], table)
    emil = world.person("emil")
    cards = (await world.house.lookups.table(table)).seats
    at = next(card.seat for card in cards if card.person_id is None and card.seat is not None)
    await world.house.seats.take_seat(table, at, Person(emil.user.id, "emil", "en-US"), "emil/sits")
    await world.deliver()
    opening, _ = emil.dms()[-2:]
    assert who in said(opening)
    assert "**Only points win**" in said(opening)


async def test_who_cannot_be_written_to_reads_it_before_their_first_desk(world: World) -> None:
    seats = people(world, 4)
    ada = seats[0]
    channel = world.env.backend.get_dm_channel(ada.user.id).id
    world.env.inject_error("POST", f"/channels/{channel}/messages", status=403, code=50007, times=None)
    table = await world.seated(*seats, game="devil")
    await ada.open_desk(table)
    assert any(who in ada.words() for who in WHO)
    assert "The kingdoms are founded" in ada.words()
    assert "**Trade.**" not in ada.words()
    shown = await ada.press("To my desk")
    assert "**Trade.**" in texts_of(shown.response.components)
    ask = (await world.house.play.desk(table, ada.user.id)).ask
    assert ask is not None
    offer = {"goods": {}, "coins": 0, "price": "coins-2"}
    await world.house.play.answer(table, ada.user.id, ask.id, offer, "ada/offers")
    await ada.open_desk(table)  # whoever has answered has read who they are
    assert not any(who in ada.words() for who in WHO)
    assert "To my desk" not in ada.buttons()


async def test_the_question_mark_and_the_rules_lead_to_it(world: World) -> None:
    seats = people(world, 4)
    table = await world.seated(*seats, game="devil")
    ada = seats[0]
    await ada.open_desk(table)
    hint = await ada.press("?")
    again = await ada.member.click(hint.response, label="Who am I?")
    assert any(who in texts_of(again.response.components) for who in WHO)
    hint = await ada.press("?")  # what was looked up before is put away
    rules = await ada.member.click(hint.response, label="Rules")
    again = await ada.member.click(rules.response, label="Who am I?")
    assert "**Only points win**" in texts_of(again.response.components)


def test_roles_that_are_dealt_later_are_told_then() -> None:
    state = devil_table("trading.offer", 1)
    desk = desk_of(GAME, state, table_of(GAME, 4), 0)
    told = (Text("devil-packed-nothing"), Text("devil-your-role"), Text("devil-drew"))
    opened = split_opening_news(News(desk.table, desk, told, (0, 0, 0)))
    assert opened is not None
    assert [text.key for text in opened[0].happenings] == ["devil-packed-nothing", "devil-your-role"]
    assert [text.key for text in opened[1].happenings] == ["devil-drew"]
    assert split_opening_news(News(desk.table, desk, told[:1], (0,))) is None


@pytest.mark.parametrize("locale", OFFERED)
@pytest.mark.parametrize("role", ROLES)
def test_the_scene_fits_a_message_in_every_language(role: str, locale: str) -> None:
    state = devil_table("trading.offer", 1)
    seat = seat_of(state, role)
    desk = desk_of(GAME, state, table_of(GAME, 4), seat)
    reader = reader_for(desk.table, locale, seat)
    words, picture = opening_words(desk, reader), opening_picture(desk, reader)
    assert words is not None
    assert picture is not None
    assert len(words.told.split("\n")) == 5 + len(face("devil").terms.opening)
    view = opening_view(desk, reader, words, told="x" * 1800, on=True)
    components: Any = view.to_components()  # type: ignore[no-untyped-call]
    hold_limits(components)
    paragraphs = [each["content"] for each in walk_components(components) if each["type"] == 10]
    assert {unbroken(each) for each in words.told.split("\n")} <= {*paragraphs}


@pytest.mark.parametrize("locale", OFFERED)
@pytest.mark.parametrize("hints", [True, False])
def test_it_names_the_button_for_help_that_its_desk_has(locale: str, hints: bool) -> None:
    state = devil_table("trading.offer", 1)
    desk = desk_of(GAME, state, replace(table_of(GAME, 4), hints=hints), 0)
    reader = reader_for(desk.table, locale, 0)
    words, advice = opening_words(desk, reader), reader.label(say("hint-button"))
    assert words is not None
    view: Any = opening_view(desk, reader, words)
    paragraphs = [each["content"] for each in walk_components(view.to_components()) if each["type"] == 10]
    more = next(each for each in paragraphs if "`/rules`" in each)
    assert (f"**{advice}**" in more, "**?**" in more) == (hints, not hints)


def test_the_picture_has_a_name_that_tells_nothing() -> None:
    assert OPENING_FILE == "opening.png"


@pytest.mark.parametrize("game", SEATS)
def test_it_shows_nothing_but_what_its_reader_may_know(game: str) -> None:
    rules, table = rules_of(game), table_of(rules_of(game), SEATS[game])
    for number in range(3):
        chance = Chance(bytes([number]) * SEED_BYTES, 0)
        state = rules.setup(rules.options_type(), SEATS[game], chance).state
        for seat in range(SEATS[game]):
            worlds = [
                state,
                *(rules.resample(state, seat, Chance(bytes([other]) * SEED_BYTES, 0)) for other in range(4)),
            ]
            assert len({str(world) for world in worlds}) > 1
            desks = [desk_of(rules, world, table, seat) for world in worlds]
            reader = reader_for(table, "en", seat)
            shown = {(str(opening_words(desk, reader)), str(opening_picture(desk, reader))) for desk in desks}
            assert len(shown) == 1


@pytest.mark.parametrize("locale", OFFERED)
@pytest.mark.parametrize("role", ROLES)
def test_a_role_card_says_when_soul_pieces_shield_before_it_speaks_of_selling_them(role: str, locale: str) -> None:
    state = devil_table("trading.offer", 1)
    seat = seat_of(state, role)
    desk = desk_of(GAME, state, table_of(GAME, 4), seat)
    reader = reader_for(desk.table, locale, seat)
    card = face("devil").opening_card(desk.view, reader)
    (_, aim), (_, beside) = card.effects
    inquisitor, shield = SHIELDS[locale]
    assert inquisitor in aim
    assert {"3", "5"} <= {*re.findall(r"\d", aim)}  # the rounds of inquisitions
    assert role == "devil" or shield in beside  # what its seller gives away


def test_every_role_has_a_card_of_its_own() -> None:
    state = devil_table("trading.offer", 1)
    desks = [desk_of(GAME, state, table_of(GAME, 4), seat_of(state, role)) for role in ROLES]
    pictures = [opening_picture(desk, reader_for(desk.table, "en", desk.seat)) for desk in desks]
    assert len({picture.svg for picture in pictures if picture is not None}) == len(ROLES)
