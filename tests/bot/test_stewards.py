"""Stewards at the bot: seated by the lobby's select or with the table, named everywhere, written to by nobody."""

from __future__ import annotations

import pytest

from face.core import opponents
from face.core.names import names_of
from face.wordings.locales import OFFERED
from face.wordings.texts import texts
from tests.bot.people import Seat, World, selects_of, texts_of
from tests.bot.pressing import reply

PERSONS = 20  # of a list of names


def lobby_of(world: World) -> str:
    return texts_of(world.message_now(world.lobby_message).components)


def offered(world: World) -> list[str]:
    (menu,) = selects_of(world.message_now(world.lobby_message).components)
    return [option["value"] for option in menu["options"]]


async def test_a_table_is_opened_with_stewards(world: World) -> None:
    ada = world.person("ada")
    table = await world.lobby(ada, "devil", stewards=2, level="apprentice")
    cards = (await world.house.play.board(table)).table.seats
    assert [card.level for card in cards] == [None, "apprentice", "apprentice"]
    assert lobby_of(world).count("· automatic player (apprentice: plays simply)") == 2


async def test_the_best_there_are_come_if_no_level_is_named(world: World) -> None:
    table = await world.lobby(world.person("ada"), "bids", stewards=1)
    assert [card.level for card in (await world.house.play.board(table)).table.seats] == [None, "caretaker"]


async def test_a_level_that_is_not_there_opens_no_table(world: World) -> None:
    ada = world.person("ada")
    result = await ada.member.slash(world.channel, "table new", game="bids", stewards=1, level="grandmaster")
    assert "Available: caretaker." in reply(result)
    assert await world.house.lookups.tables_in(world.guild.id) == ()


async def test_too_many_stewards_open_no_table(world: World) -> None:
    ada = world.person("ada")
    result = await ada.member.slash(world.channel, "table new", game="bids", stewards=4)
    assert "All 4 seats are taken" in reply(result)
    assert await world.house.lookups.tables_in(world.guild.id) == ()


async def test_the_select_adds_stewards_and_takes_them_away(world: World) -> None:
    ada = world.person("ada")
    await world.lobby(ada, "devil")
    assert offered(world)[:2] == ["add:caretaker", "add:apprentice"]
    await ada.member.select(world.lobby_message, ["add:caretaker"])
    assert "· automatic player (caretaker: plays dull, safe moves)" in lobby_of(world)
    assert "take-away" in offered(world)
    assert "2 seats" in lobby_of(world)
    await ada.member.select(world.lobby_message, ["take-away"])
    assert "(caretaker" not in lobby_of(world)
    assert "take-away" not in offered(world)


def steward_select(world: World) -> str:
    (menu,) = selects_of(world.message_now(world.lobby_message).components)
    return str(menu["custom_id"])


async def test_the_last_automatic_player_is_taken_away_twice_in_a_row(world: World) -> None:
    """Discord sends the choice a select already shows only if the select has another id by then."""
    ada = world.person("ada")
    table = await world.lobby(ada, "devil", stewards=3)
    used = [steward_select(world)]
    for left in (2, 1):
        await ada.member.select(world.lobby_message, ["take-away"], custom_id=used[-1])
        cards = (await world.house.play.board(table)).table.seats
        assert len([card for card in cards if card.level is not None]) == left
        assert steward_select(world) not in used
        used.append(steward_select(world))


class Client:
    """Discord's own: a select keeps what was chosen in it, and is sent only when that changes."""

    def __init__(self, world: World, seat: Seat) -> None:
        self.world, self.seat = world, seat
        self.kept: dict[str, str] = {}

    async def choose(self, value: str) -> None:
        menu = steward_select(self.world)
        assert self.kept.get(menu) != value, f"{value} is chosen already: Discord sends nothing"
        self.kept[menu] = value
        await self.seat.member.select(self.world.lobby_message, [value], custom_id=menu)


async def test_automatic_players_come_and_go_as_often_as_one_likes(world: World) -> None:
    ada = world.person("ada")
    table = await world.lobby(ada, "devil")
    client = Client(world, ada)
    for count in (1, 2, 3, 2, 1, 0, 1, 2, 3, 2, 1, 0):
        there = await automatic(world, table)
        await client.choose("add:steward" if count > there else "take-away")
        assert await automatic(world, table) == count


async def automatic(world: World, table: int) -> int:
    return sum(card.level is not None for card in (await world.house.play.board(table)).table.seats)


async def test_a_full_lobby_offers_to_take_one_away_alone(world: World) -> None:
    ada = world.person("ada")
    await world.lobby(ada, "devil", stewards=3)
    assert offered(world) == ["take-away"]


async def test_a_stranger_seats_no_steward(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.lobby(ada)
    result = await ben.member.select(world.lobby_message, ["add:caretaker"])
    assert "not at this table" in reply(result)
    assert len((await world.house.play.board(table)).table.seats) == 1


async def test_the_board_says_who_is_automatic_and_mentions_nobody(world: World) -> None:
    ada = world.person("ada")
    table = await world.lobby(ada, "bids", stewards=1)
    await ada.member.click(world.lobby_message, label="Start")
    await world.deliver()
    assert "Caretaker 2 is an automatic player." in texts_of(world.stored_board(table).components)
    result = await ada.member.slash(world.channel, "table show", table=str(table))
    assert "is an automatic player" in reply(result)


async def test_stewards_keep_the_names_they_have_in_the_lobby(world: World) -> None:
    """Whatever seats are drawn: each stays who it is, in every language."""
    ada, ben = world.person("ada"), world.person("ben")
    seats_drawn = set()
    for _ in range(4):
        table = await world.lobby(ada, "devil", stewards=2, level="apprentice")
        await world.join(ben)
        lobby = await world.house.lookups.table(table)
        await ada.member.click(world.lobby_message, label="Start")
        await world.deliver()
        after = (await world.house.play.board(table)).table
        for locale in OFFERED:
            assert sorted(names_of(after, texts(locale))) == sorted(names_of(lobby, texts(locale)))
        assert [name.split()[0] for name in names_of(lobby, texts("en"))].count("Apprentice") == 0
        seats_drawn |= {(card.seat, card.name) for card in after.seats if card.level}
    assert any(name for _, name in seats_drawn)


async def test_a_rematch_has_the_same_stewards(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opponents, "persons_of", lambda game_id: range(1, PERSONS + 1))
    monkeypatch.setattr(opponents, "_is_like", lambda *_: False)
    monkeypatch.setattr(opponents, "_opponents", opponents._opponents.__wrapped__)
    ada = world.person("ada")
    table = await world.lobby(ada, "bids", stewards=1)
    await ada.member.click(world.lobby_message, label="Start")
    await world.deliver()
    house = world.house
    for _ in range(20):
        board = await house.play.board(table)
        if board.results is not None:
            break
        for card in board.table.seats:
            game, state = await _game(world, table)
            ask = game.asks(state).get(card.seat)
            if ask is not None and card.person_id is not None:
                await house.play.answer(table, card.person_id, ask.id, game.absent(state, card.seat), f"i:{ask.id}")
        world.env.bot.house.clock.pass_(seconds=200)  # type: ignore[attr-defined]
        await house.stewards.sweep()
        await house.stewards.sweep()
    await world.deliver()
    (before,) = opponents.persons_by_seat(board.table).values()
    await ada.member.click(world.board(table), label="Rematch")
    (after,) = await house.lookups.tables_in(world.guild.id)
    assert [card.level for card in after.seats] == [None, "caretaker"]
    assert opponents.opponents_at(after) == (None, before)


async def test_who_returns_is_the_same_person_whatever_seats_are_drawn_and_whoever_else_comes(world: World) -> None:
    ada = world.person("ada")
    table = await world.lobby(ada, "devil", stewards=3)
    before = await world.house.lookups.table(table)
    names = names_of(before, texts("en"))
    for _ in range(3):
        after = await world.lobby(ada, "devil", stewards=1)
        for number in opponents.returning_numbers(before)[2:]:
            await world.house.steward_seats.add(after, ada.user.id, "caretaker", f"i:{after}/{number}", number)
        lobby = names_of(await world.house.lookups.table(after), texts("en"))
        assert lobby[2:] == names[2:]
        assert len(set(lobby)) == len(lobby)
        await world.house.lobby.start(after, ada.user.id, f"i:{after}/start")
        started = (await world.house.play.board(after)).table
        assert sorted(names_of(started, texts("en"))) == sorted(lobby)


async def _game(world: World, table: int):
    from host.table import stored_table

    stored = await world.house.tables.read(table)
    return stored_table.rules_of_table(stored), stored_table.state_of(stored)


async def test_the_level_of_stand_ins_is_an_option_of_the_table(world: World) -> None:
    ada = world.person("ada")
    table = await world.lobby(ada, "devil", options="stand-in=apprentice")
    assert "An apprentice stands in for players who are away." in lobby_of(world)
    assert (await world.house.lookups.table(table)).pace.stand_in == "apprentice"
    await world.lobby(ada, "devil")
    assert "stands in" not in lobby_of(world)
    refused = await ada.member.slash(world.channel, "table new", game="bids", options="stand_in=apprentice")
    assert "Available: caretaker." in reply(refused)
