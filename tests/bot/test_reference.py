"""Cards can be looked up by everybody at any time: within Discord's limits, from the board, the desk and by command."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from simcord.components import walk_components

from bot.messages.custom_ids import Press
from bot.messages.handlers import Handlers
from bot.messages.looked_up import LookedUp
from bot.reading.cards import PUBLIC, Opened, References, card_view, cards_view
from engine.playouts import Playout
from engine.registry import game as game_of
from engine.texts import Text, say
from face.core.face import face
from face.core.names import reader_for
from face.core.parts import LookUpEntry, Section
from face.table.look_up import LOOK_UP_PAGE_LENGTH, CardBook, section_pages, suggested_cards
from face.wordings.lengths import MOST_OPTIONS
from host.occupants import Player
from host.values import SeatCard, Table, Trouble
from tests.bot import drawing
from tests.bot.drawing import hold_limits
from tests.bot.people import Seat, World, texts_of
from tests.contract.journeys import chance
from tests.games.devil.bot import played as devils
from tests.secrecy.paper import Wire
from tools.under_test import all_under_test

GAMES = [(game_id, game_of(game_id).seats[1]) for game_id in all_under_test()]
LONG = "Wilhelmina the Incorrigibly Long"


def a_table(game: str, seats: int) -> Table:
    cards = tuple(SeatCard(seat, Player(seat + 1), f"{LONG} {seat}", "") for seat in range(seats))
    return devils.replace(drawing.TABLE, game=game, seats=cards, fewest=seats, most=seats)


def opened(game: str, seats: int, view: Any) -> Opened:
    table = a_table(game, seats)
    return Opened(table, PUBLIC, reader_for(table, "en"), face(game).reference(view))


def positions(game_id: str, seats: int, every: int = 7) -> list[Any]:
    game = game_of(game_id)
    playout = Playout(game, game.options_type(), seats, chance(3), chance(4))
    states = [playout.state for _ in playout.steps()]
    return [*states[::every], states[-1]]


def test_an_action_without_a_price_of_its_own_names_none() -> None:
    found = opened("paladins", 2, game_of("paladins").view(positions("paladins", 2, 999)[0], None))
    actions = next(section for section in found.sections if section.id == "actions")
    attack = [line for entry in actions.entries if "Attack" in (line := found.reader.line(entry.text))]
    assert attack == ["- **Attack** 🟢S◻️🔴F · needs ⚔️ Strength, raises 📯 Influence"]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_page_of_every_section_fits_into_a_message_and_a_select(game: str, seats: int) -> None:
    for state in positions(game, seats):
        for viewer in (None, 0):
            found = opened(game, seats, game_of(game).view(state, viewer))
            assert 0 < len(found.sections) <= MOST_OPTIONS
            assert len({one.id for one in found.sections}) == len(found.sections)
            for section in found.sections:
                pages = section_pages(section, found.reader)
                assert all(0 < len(page) <= LOOK_UP_PAGE_LENGTH for page in pages)
                for page in range(len(pages)):
                    hold_limits(cards_view(found, section.id, page).to_components())


def book_of(found: Opened) -> CardBook:
    game = found.table.game
    return CardBook(game, face(game).cards(""), found.sections, found.reader)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_card_that_lies_open_is_found_by_its_suggestion_and_by_its_name(game: str, seats: int) -> None:
    found = opened(game, seats, game_of(game).view(positions(game, seats)[-1], None))
    for name, value in suggested_cards([book_of(found)], ""):
        assert name in texts_of(card_view([book_of(found)], value).to_components())
        hold_limits(card_view([book_of(found)], name).to_components())


def test_a_card_says_where_it_lies() -> None:
    found = opened("devil", 4, game_of("devil").view(positions("devil", 4)[-1], None))
    assert "⚖️ Inquisitors" in texts_of(card_view([book_of(found)], "ascetic").to_components())


def test_a_card_that_lies_nowhere_is_not_found() -> None:
    found = opened("devil", 4, game_of("devil").view(positions("devil", 4)[0], None))
    with pytest.raises(Trouble, match="no-such-card"):
        card_view([book_of(found)], "dragons")


def test_an_entry_is_never_torn_over_two_pages() -> None:
    found = opened("devil", 4, game_of("devil").view(positions("devil", 4)[-1], None))
    for section in found.sections:
        pages = section_pages(section, found.reader, 500)
        lines = [found.reader.line(entry.text) for entry in section.entries]
        assert not [line for line in lines if len(line) <= 500 and not any(line in page for page in pages)]


def test_an_entry_goes_on_a_page_that_it_just_fills_and_keeps_the_empty_line_above_it() -> None:
    words = ("a" * 9, "b" * 3, "\nc", "d" * 3, "\ne")
    section = Section("s", say("cards-none"), tuple(LookUpEntry(Text(each, {})) for each in words))
    reader: Any = SimpleNamespace(line=lambda text: text.key)
    assert section_pages(section, reader, 10) == ["a" * 9, "bbb\n\nc\nddd", "e"]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_an_onlooker_reads_the_same_whatever_lies_in_the_hands(game: str, seats: int) -> None:
    rules, luck = game_of(game), chance(8)
    for number, state in enumerate(positions(game, seats)[:-1]):
        other = rules.resample(state, 0, luck)
        assert face(game).reference(rules.view(state, None)) == face(game).reference(rules.view(other, None)), number


# At a table


def select_of_sections(seen: Any) -> dict[str, Any]:
    """The select of a message with cards."""
    return next(one for one in walk_components(seen.components) if one.get("custom_id", "").startswith("s:cards"))


def named(seen: Any) -> list[str]:
    return [one["label"] for one in select_of_sections(seen)["options"]]


async def kingdoms(world: World) -> tuple[list[Seat], int]:
    people = [world.person(name) for name in ("ada", "ben", "cleo", "dora")]
    return people, await world.seated(*people, game="devil")


async def test_the_board_s_button_shows_everybody_what_lies_open_and_nobody_s_hand(world: World) -> None:
    _, table = await kingdoms(world)
    eve = world.person("eve")
    before = texts_of(world.stored_board(table).components)
    seen = (await eve.member.click(world.board(table), label="Cards")).response
    assert seen.ephemeral
    assert "Ascetic" in texts_of(seen.components)
    assert not any("hand" in label for label in named(seen))
    await eve.member.select(seen, ["scoring"], custom_id=select_of_sections(seen)["custom_id"])
    assert "half your debt" in texts_of(world.message_now(seen).components)
    assert texts_of(world.stored_board(table).components) == before


async def test_who_plays_gets_the_own_hand_from_the_board_s_button_too(world: World) -> None:
    people, table = await kingdoms(world)
    await people[0].open_desk(table)
    own = named((await people[0].press("Cards")).response)
    from_thread = (await people[0].member.click(world.board(table), label="Cards")).response
    board = (await people[0].press("Board")).response
    from_board = (await people[0].actor.click(board, label="Cards")).response
    for seen in (from_thread, from_board):
        assert seen.ephemeral
        assert named(seen) == own
        assert named(seen)[0].endswith("Your hand")


async def test_the_desk_s_button_shows_one_s_own_hand_beside_it_and_leaves_the_desk_alone(world: World) -> None:
    people, table = await kingdoms(world)
    await people[0].open_desk(table)
    before = people[0].words()
    seen = (await people[0].press("Cards")).response
    assert seen.ephemeral
    assert named(seen)[0].endswith("Your hand")
    assert people[0].words() == before


async def test_a_forged_press_shows_nobody_else_s_hand_and_puts_no_hand_where_others_read(world: World) -> None:
    people, table = await kingdoms(world)
    eve = world.person("eve")
    own, handlers = Press("cards", table, "own", "hand", "0"), Handlers(References(world.house, LookedUp()))
    with pytest.raises(Trouble, match="not-seated"):
        await handlers.press(Wire(eve.user.id, server=True, components=[]), own, [])  # type: ignore[arg-type]
    wire = Wire(people[0].user.id, server=True, components=[], private=False)
    await handlers.press(wire, own, [])  # type: ignore[arg-type]
    assert [how for how, _ in wire.answers] == ["send True"]  # a new message for their eyes only; the board stays


async def test_a_card_is_read_by_a_part_of_its_name(world: World) -> None:
    people, table = await kingdoms(world)
    seen = await people[0].member.slash(world.channel, "card", name="ascet", table=str(table))
    assert "hand in 4 goods" in texts_of(seen.response.components)
    assert seen.response.ephemeral
    offered = await people[0].member.autocomplete(world.channel, "card", "name", "asce", table=str(table))
    assert [one["value"] for one in offered] == ["inquisitor/ascetic"]


async def test_the_only_table_one_sits_at_needs_no_naming_and_works_in_direct_messages(world: World) -> None:
    people, _ = await kingdoms(world)
    people[0].take_dm()
    seen = await people[0].user.slash("card", name="orator")
    assert "3 points" in texts_of(seen.response.components)


async def test_a_lobby_has_nothing_to_read(world: World) -> None:
    ada = world.person("ada")
    table = await world.lobby(ada)
    told = await ada.member.slash(world.channel, "table cards", table=str(table))
    assert "There's nothing to read" in texts_of(told.response.components)


async def test_the_cards_of_another_server_s_table_are_not_shown(world: World) -> None:
    _, table = await kingdoms(world)
    other = world.env.create_guild("elsewhere")
    far = world.env.create_user("far")
    there = other.add_member(far)
    channel = other.create_text_channel("general")
    told = await there.slash(channel, "table cards", table=str(table))
    assert "There's no such table" in texts_of(told.response.components)
