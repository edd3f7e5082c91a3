"""A table of Architects: the lobby, who is told when, taking back, and one person at two tables."""

from __future__ import annotations

import pytest

from host.values import Person, Trouble
from tests.bot.people import Seat, World, buttons_of, texts_of


def lobby_of(world: World) -> str:
    return texts_of(world.message_now(world.lobby_message).components)


async def drafted(world: World, *people: Seat) -> int:
    """A table whose draft is over: everybody kept the first card each time."""
    table = await world.seated(*people, game="architects")
    while (await world.house.play.board(table)).view.step == "draft":
        for seat in people:
            desk = await world.house.play.desk(table, seat.user.id)
            if desk.ask is not None:
                answer = {"card": desk.view.own.pile[0]}
                await world.house.play.answer(table, seat.user.id, desk.ask.id, answer, f"i:{seat.name}{desk.ask.id}")
        await world.deliver()
    return table


async def in_turn(world: World, table: int, people: list[Seat]) -> list[Seat]:
    """The people in the order in which they will move."""
    board = await world.house.play.board(table)
    seats = {card.seat: card.person_id for card in board.table.seats}
    by_id = {seat.user.id: seat for seat in people}
    count = len(people)
    return [by_id[seats[(board.view.seat + turn) % count]] for turn in range(count)]


async def move(seat: Seat, place: str = "forest") -> None:
    """Send a worker there by the newest direct message."""
    seat.take_dm()
    await seat.control("location", place)
    await seat.press("Do it")
    await seat.world.env.settle()


# -------------------------------------------------------------------------------------------------------------- lobby


async def test_the_game_starts_when_the_seated_people_want(world: World) -> None:
    ada, ben, cleo = (world.person(name) for name in ("ada", "ben", "cleo"))
    table = await world.lobby(ada, "architects")
    lobby = world.lobby_message
    await world.join(ada, lobby)
    assert "1 seat taken, for 2 to 5 players; one more needed to start" in lobby_of(world)
    assert "Start" not in buttons_of(world.message_now(lobby).components)
    await world.join(ben, lobby)
    assert "Start" in buttons_of(world.message_now(lobby).components)
    await world.join(cleo, lobby)
    await ben.member.click(lobby, label="Start")
    board = await world.house.play.board(table)
    assert (board.table.status, len(board.view.seats)) == ("playing", 3)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ("", "the usual side"),
        ("boards=variable", "the five characters of the box"),
        ("boards=all promos=yes", "any of the ten characters"),
        ("silver=same", "everyone begins with 5"),
    ],
)
async def test_the_lobby_says_what_is_played_with(world: World, options: str, said: str) -> None:
    await world.lobby(world.person("ada"), "architects", **({"options": options} if options else {}))
    assert said in lobby_of(world)
    assert ("Promo cards" in lobby_of(world)) == ("promos" in options)


GRACES = ["grace=0", "grace=1", "grace=5", "extensions=0", "extensions=2", "extensions=4"]
GRACES += ["patience=0", "patience=3", "weekends=off", "holidays=yes"]  # every table takes them


async def test_options_are_offered_while_typing_and_each_once(world: World) -> None:
    ada = world.person("ada")

    async def offered(typed: str, game: str = "architects") -> list[str]:
        found = await ada.member.autocomplete(world.channel, "table new", "options", typed, game=game)
        return [one["value"] for one in found]

    assert await offered("") == [
        "boards=variable",
        "boards=all",
        "boards=chosen",
        "boards=all-chosen",
        "apprentice=yes",
        "silver=same",
        "promos=yes",
        *GRACES,
        "stand_in=apprentice",
        "stand_in=steward",
        "hints=yes",
        "try=yes",
        "try=no",
        "rated=no",
        "onlookers=yes",
        "remarks=no",
    ]
    assert await offered("boards=variable pro") == ["boards=variable promos=yes"]
    assert await offered("", game="bids") == [
        *GRACES,
        "hints=yes",
        "try=yes",
        "try=no",
        "rated=no",
        "onlookers=yes",
        "remarks=no",
    ]


async def test_a_board_that_does_not_exist_is_refused_by_name(world: World) -> None:
    ada = world.person("ada")
    refused = await ada.member.slash(world.channel, "table new", game="architects", options="boards=gold")
    assert "boards" in texts_of(refused.response.components)


# ---------------------------------------------------------------------------------------------------- who is told when


async def test_after_a_turn_only_the_one_to_move_is_written_to(world: World) -> None:
    people = [world.person(name) for name in ("ada", "ben", "cleo", "dan")]
    table = await drafted(world, *people)
    first, second, third, fourth = await in_turn(world, table, people)
    before = {seat.name: len(seat.dms()) for seat in people}
    thread = len(world.messages(world.thread(table)))
    await move(first)
    written = {seat.name: len(seat.dms()) - before[seat.name] for seat in people}
    assert written == {first.name: 0, second.name: 1, third.name: 0, fourth.name: 0}
    assert len(world.messages(world.thread(table))) == thread  # the message of the round is edited
    lines = texts_of(world.messages(world.thread(table))[-1].components).splitlines()
    assert f"**{first.name}** · Forest: gets 1🪵." in lines
    assert [line for line in lines if line.startswith("-# Log: `")]
    second.take_dm()
    assert "Where does your worker go?" in second.words()
    third.take_dm()
    assert f"**{first.name}** · Forest: gets 1🪵." in third.words()  # their desk was drawn again
    assert "Take back" in first.buttons()


async def test_the_others_read_of_all_turns_in_their_next_message_and_of_none_twice(world: World) -> None:
    people = [world.person(name) for name in ("ada", "ben", "cleo", "dan")]
    table = await drafted(world, *people)
    first, second, third, fourth = await in_turn(world, table, people)
    await move(first, "forest")
    await move(second, "quarry")
    await move(third, "silversmith")
    await move(fourth, "quarry")
    first.take_dm()
    told = first.words()
    assert told.count("**You** · Forest: get 1🪵.") == 1
    assert (told.count("gets 1🪨"), told.count("gets 2🥈")) == (2, 1)


async def test_among_two_nobody_is_told_that_they_are_next(world: World) -> None:
    people = [world.person(name) for name in ("ada", "ben")]
    table = await drafted(world, *people)
    first, second = await in_turn(world, table, people)
    await move(first)
    second.take_dm()
    assert "You are next" not in second.words()
    assert "Where does your worker go?" in second.words()


async def test_a_turn_taken_back_is_told_to_the_next_player(world: World) -> None:
    people = [world.person(name) for name in ("ada", "ben", "cleo")]
    table = await drafted(world, *people)
    first, second, _ = await in_turn(world, table, people)
    await move(first)
    await first.press("Take back")
    await world.env.settle()
    assert "Where does your worker go?" in first.words()
    second.take_dm()
    assert "takes the turn back" in second.words()
    assert "Nothing to decide right now" in second.words()
    await first.control("location", "quarry")
    await first.press("Do it")
    await world.env.settle()
    second.take_dm()
    assert "gets 1🪨" in second.words()


async def test_a_turn_cannot_be_taken_back_once_the_next_player_has_acted(world: World) -> None:
    people = [world.person(name) for name in ("ada", "ben", "cleo")]
    table = await drafted(world, *people)
    first, second, _ = await in_turn(world, table, people)
    await move(first)
    await move(second)
    await first.press("Take back")
    assert "There's nothing to take back" in first.words()


async def test_who_was_captured_reads_it_in_their_next_message(world: World) -> None:
    people = [world.person(name) for name in ("ada", "ben")]
    table = await drafted(world, *people)
    first, second = await in_turn(world, table, people)
    await move(first)
    second.take_dm()
    await second.control("location", "town-centre")
    await second.control("capture", next(one for one in second.offered("capture") if one.startswith("forest.")))
    await second.press("Do it")
    await world.env.settle()
    first.take_dm()
    assert f"**{second.name}** · Town Centre: captures **one of your workers** (Forest)" in first.words()
    assert f"Your workers held: 1 by {second.name}" in first.words()


async def test_a_capture_is_taken_back_and_another_one_sealed(world: World) -> None:
    people = [world.person(name) for name in ("ada", "ben", "cleo")]
    table = await drafted(world, *people)
    first, second, third = await in_turn(world, table, people)
    await move(first)
    await move(second, "quarry")
    third.take_dm()
    await third.control("location", "town-centre")
    assert "**Captures**: *not chosen yet*" in third.words()
    forest = next(one for one in third.offered("capture") if one.startswith("forest."))
    await third.control("capture", forest)
    assert not any(one.startswith("Capture nobody") for one in buttons_of(third.components()))
    await third.press("↩ Undo the last one")
    assert "**Captures**: Capture nobody" in third.words()
    quarry = next(one for one in third.offered("capture") if one.startswith("quarry."))
    await third.control("capture", quarry)
    await third.press("Do it")
    view = (await world.house.play.board(table)).view
    assert [sum(seat.captured) for seat in view.seats].count(1) == 1
    assert sum(view.workers["quarry"]) == 0
    assert sum(view.workers["forest"]) == 1


async def test_nobody_need_be_captured(world: World) -> None:
    people = [world.person(name) for name in ("ada", "ben")]
    table = await drafted(world, *people)
    first, second = await in_turn(world, table, people)
    await move(first)
    second.take_dm()
    await second.control("location", "town-centre")
    await second.press("Capture nobody")
    await second.press("Do it")
    view = (await world.house.play.board(table)).view
    assert sum(view.workers["town-centre"]) == sum(view.workers["forest"]) == 1


# --------------------------------------------------------------------------------------------------------- two tables


async def test_one_person_sits_at_a_devils_table_and_at_an_architects_one(world: World) -> None:
    people = [world.person(name) for name in ("ada", "ben", "cleo", "dan")]
    chests = await world.seated(*people, game="devil")
    turns = await drafted(world, *people[:2])
    ada = people[0]
    choice = await ada.member.slash(world.channel, "desk")
    shown = str(choice.response.components)
    assert f"Deal with the Devil · table {chests}" in shown
    assert f"Architects of the West Kingdom · table {turns}" in shown
    await ada.open_desk(turns)
    assert "Architects of the West Kingdom" in ada.words()
    first = (await in_turn(world, turns, people[:2]))[0]
    await move(first)
    await ada.open_desk(chests)
    assert "What do you put into your chest" in ada.words()


async def test_typed_offers_are_refused_where_there_is_nothing_to_type(world: World) -> None:
    people = [world.person(name) for name in ("ada", "ben")]
    await drafted(world, *people)
    refused = await people[0].member.slash(world.channel, "offer", what="2 wood for 4")
    assert "You can't type answers for this game" in texts_of(refused.response.components)


async def test_a_sixth_person_finds_no_seat(world: World) -> None:
    people = [world.person(name) for name in ("ada", "ben", "cleo", "dan", "eve", "fay")]
    table = await world.lobby(people[0], "architects")
    for seat in people[:5]:
        await world.join(seat)
    with pytest.raises(Trouble):
        await world.house.lobby.join(table, Person(people[5].user.id, "fay"), "", "i:sixth")


async def test_of_captures_chosen_at_once_those_that_are_possible_are_kept(
    world: World,
) -> None:
    people = [world.person(name) for name in ("ada", "ben", "cleo", "dora")]
    table = await drafted(world, *people)
    first, second, third, fourth = await in_turn(world, table, people)
    first.take_dm()
    await first.control("location", "town-centre")
    await first.press("Capture nobody")
    await first.press("Do it")
    await world.env.settle()
    for seat, place in ((second, "forest"), (third, "quarry"), (fourth, "mines")):
        await move(seat, place)
    first.take_dm()
    await first.control("location", "town-centre")
    forest, quarry = (
        next(id for id in first.offered("capture") if id.startswith(place)) for place in ("forest.", "quarry.")
    )
    await first.control("capture", forest, quarry)
    words = first.words()
    assert "**Captures (up to 2, all in one place)**: Quarry: 1 worker of" in words
    left_out = f"Not chosen: Forest: 1 worker of {second.name}. You can't capture in any more places this turn"
    assert words.index("**Captures") < words.index(left_out) < words.index("captive on your board")
    await first.press("Do it")
    view = (await world.house.play.board(table)).view
    assert (sum(view.workers["forest"]), sum(view.workers["quarry"])) == (1, 0)
