"""Which seat is meant: a player's name can draw nothing of a moderator's choice onto themselves."""

from __future__ import annotations

import re
from typing import Any

import pytest
from msgspec.structs import replace

from bot.commands.fix_options import read_scores
from bot.commands.which_table import seat_names, seat_number, seat_value
from bot.messages.errors import Trouble
from db.connection.statements import Statement
from face.wordings.locales import OFFERED
from face.wordings.texts import texts
from host.occupants import Former, Player, Steward
from host.values import SeatCard, Table
from tests.bot.drawing import TABLE
from tests.bot.fixes.acting import Moderator, apply, look, moderator, reply, told
from tests.bot.people import World, texts_of

ENGLISH = texts("en")
LATEST = Statement("SELECT fix FROM proposals ORDER BY id DESC LIMIT 1")
OF_A_SEAT = ("reopen", "answer", "remove", "replace", "automate", "adjust", "deadline")


def table(*names: str) -> Table:
    """A table with those players, from seat 0 on."""
    return replace(TABLE, seats=tuple(SeatCard(seat, Player(100 + seat), name, "") for seat, name in enumerate(names)))


def refused(found: Table, typed: str) -> str:
    with pytest.raises(Trouble) as caught:
        seat_number(found, typed, ENGLISH)
    return caught.value.code


@pytest.mark.parametrize("name", ["1", "seat:1", " seat:1", "SEAT:1", "Victim (seat 2)"])
def test_a_choice_from_the_list_is_never_drawn_to_a_name(name: str) -> None:
    for names in ((name, "Victim"), ("Victim", name)):
        for seat in (0, 1):
            assert seat_number(table(*names), seat_value(seat), ENGLISH) == seat


def test_a_name_is_typed_in_full_and_found_only_if_one_player_has_it() -> None:
    here = table("Ada", "ada", "Ben", "Be", "1")
    assert seat_number(here, " ben ", ENGLISH) == 2
    assert seat_number(here, "Be", ENGLISH) == 3
    assert seat_number(here, "1", ENGLISH) == 4
    assert refused(here, "Ada") == "several-seats"
    for typed in ("0", "2", "Be n", "", "seat:5", "seat:-1", "seat:", "seat:0x", "Ada (seat 1)"):
        assert refused(here, typed) == "no-such-seat"


def test_scores_can_be_typed_whatever_players_call_themselves() -> None:
    for names in (("Ada", "ada"), ("Ada", "Ada", "Ada 2"), ("1", "2"), ("Ben", "Ben 9"), ("seat:1", "seat:2", "x")):
        here = table(*names)
        with pytest.raises(Trouble) as caught:
            read_scores(here, "nonsense", ENGLISH)
        example = str(caught.value.details["example"])
        assert read_scores(here, example, ENGLISH) == tuple(10 + seat for seat in range(len(names)))


def with_stewards() -> Table:
    """Ada, a steward, an apprentice, and somebody who was forgotten."""
    occupants = (Player(100), Steward("steward"), Steward("apprentice"), Former(-1))
    return replace(TABLE, seats=tuple(SeatCard(seat, one, "" if seat else "Ada") for seat, one in enumerate(occupants)))


def test_an_automatic_player_is_found_by_the_name_it_has_at_the_table() -> None:
    here = with_stewards()
    assert seat_number(here, "steward 2", ENGLISH) == 1
    assert seat_number(here, "Apprentice 3", ENGLISH) == 2
    assert seat_number(here, "a former player", ENGLISH) == 3
    for language in OFFERED:
        for seat, name in seat_names(here, texts(language)).items():
            assert seat_number(here, name, texts(language)) == seat
        assert seat_number(here, "Steward 2", texts(language)) == 1  # as it is called in English
    assert refused(here, "") == "no-such-seat"


def test_scores_of_automatic_players_are_typed_by_their_names() -> None:
    assert read_scores(with_stewards(), "Ada 40, Steward 2 30, Apprentice 3 20, a former player 1", ENGLISH) == (
        40,
        30,
        20,
        1,
    )


async def test_every_list_of_players_suggests_automatic_players_by_name(world: World) -> None:
    ada = world.person("ada")
    table = await world.lobby(ada, "bids", stewards=1)
    await ada.member.click(world.lobby_message, label="Start")
    await world.deliver()
    mia = await moderator(world)
    for fix in OF_A_SEAT:
        found = await mia.member.autocomplete(world.channel, f"fix {fix}", "player", "caret", table=str(table))
        (one,) = found
        assert re.fullmatch(r"Caretaker \d \(automatic player, seat \d\)", one["name"])
    name = one["name"].partition(" (")[0]
    assert f"{name} 1" in await refused_scores(mia, table)
    assert name in reply(await look(mia, table, "answer", player=name))


async def refused_scores(mia: Moderator, table: int) -> str:
    """What is answered to scores that cannot be read."""
    return reply(await look(mia, table, "result", scores="nonsense"))


@pytest.mark.parametrize("fix", OF_A_SEAT)
async def test_every_fix_of_a_seat_finds_the_seat_that_was_chosen(world: World, fix: str) -> None:
    people = [world.person("0"), world.person("1"), world.person("seat:0")]
    number = await world.seated(*people)
    mia, newcomer = await moderator(world), world.person("nora")
    more: dict[str, Any] = {
        "replace": {"newcomer": newcomer.member},
        "automate": {"level": "caretaker"},
        "adjust": {"what": "crowns", "by": 1},
        "deadline": {"hours": 2},
    }
    cards = {card.name: card.seat for card in (await world.house.lookups.table(number)).seats}
    options = await mia.member.autocomplete(world.channel, f"fix {fix}", "player", "", table=str(number))
    values = {one["name"].rpartition(" (")[0]: one["value"] for one in options}
    assert values == {name: f"seat:{seat}" for name, seat in cards.items()}
    for name, value in values.items():
        looked = await look(mia, number, fix, player=value, **more.get(fix, {}))
        shown = texts_of(looked.response.components).replace("\\", "")
        assert f" {name}" in shown, shown
        proposals = await world.house.database.fetch(LATEST, {})
        assert proposals[0].fix["seat"] == cards[name]
    assert "no such player" in reply(await look(mia, number, fix, player="2", **more.get(fix, {})))


async def test_a_seat_is_opened_by_a_choice_or_a_name_and_never_by_a_number(world: World) -> None:
    people = [world.person("1"), world.person("0"), world.person("zoe")]
    number = await world.seated(*people)
    zoe = people[2]
    for typed, said in (
        ("2", "no such player"),
        ("nobody", "no such player"),
        ("1", "who is away"),
        ("seat:0", "away"),
    ):
        assert said in reply(await zoe.member.slash(world.channel, "table open", player=typed, table=str(number)))
    stranger = await world.person("eve").member.slash(world.channel, "table open", player="zoe", table=str(number))
    assert "not at this table" in reply(stranger)


async def test_a_moderator_gives_a_seat_to_an_automatic_player(world: World) -> None:
    mia = await moderator(world)
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    seat = seat_value((await world.house.play.desk(table, ben.user.id)).seat)
    levels = await mia.member.autocomplete(world.channel, "fix automate", "level", "", table=str(table))
    assert [one["value"] for one in levels] == ["caretaker"]
    refused = await look(mia, table, "automate", player=seat, level="grandmaster")
    assert "This game has no such automatic player. Available: caretaker" in reply(refused)
    looked = await look(mia, table, "automate", player=seat, level=" Caretaker")
    assert "A caretaker, an automatic player, takes over the seat of ben" in reply(looked)
    await apply(mia, looked)
    assert "has given a seat to Caretaker" in told(world, table).replace("*", "")
    other = seat_value((await world.house.play.desk(table, ada.user.id)).seat)
    assert "leave only automatic players" in reply(await look(mia, table, "automate", player=other, level="caretaker"))
