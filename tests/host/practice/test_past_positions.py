"""Play on from here: a finished game is played on from a position, in the world as it was, and nothing there counts."""

from __future__ import annotations

from typing import Any

import pytest

from db.connection.session import Database
from db.trouble import Trouble
from engine.policies import strongest_level
from engine.registry import game as rules_of
from face.core.names import seat_names
from face.wordings.texts import texts
from host.house import House
from host.proof.course import numbered_moves
from host.proof.replay import load_log, rebuild_state
from host.table import stored_table
from host.values import Person, Table
from tests.ground import Clock, Entropy
from tests.host.practice.practising import answered
from tests.host.practice.test_trials import row_count, world_of
from tests.host.seating import ANNA, PEOPLE, cause, play_out, playing
from tests.host.stewards.sitting import begun as seated
from tests.host.stewards.sitting import house_of

STRANGER = Person(99, "Zoe")
GAMES = ("architects", "bids", "paladins")


@pytest.fixture
def house(database: Database, clock: Clock, entropy: Entropy) -> House:
    return house_of(database, clock, entropy)


async def ended(house: House, game: str = "bids") -> Table:
    table = await playing(house, *PEOPLE[:2], game=game)
    await play_out(house, table)
    return (await house.play.board(table.id)).table


async def states(house: House, table: Table) -> dict[int, Any]:
    """The positions of a game in which something is asked, by the number of the move that led there."""
    moves = numbered_moves(await load_log(house.tables, table.id))
    return {number: move.after for number, move in moves if rules_of(table.game).asks(move.after)}


async def refused(awaitable: Any) -> str:
    with pytest.raises(Trouble) as caught:
        await awaitable
    return caught.value.code


@pytest.mark.parametrize("game", GAMES)
async def test_it_begins_in_the_true_position_through_the_chosen_eyes_and_plays_to_the_end(
    house: House, game: str
) -> None:
    table = await ended(house, game)
    there = await states(house, table)
    number = sorted(there)[len(there) // 2]
    before = await house.tables.read(table.id)
    for seat in range(2):
        begun = await house.past_positions.begin(table.id, ANNA, number, seat, cause())
        assert (begun.trial_of, begun.from_move) == (table.id, number)
        assert await world_of(house, begun) == there[number]
        assert (await house.play.desk(begun.id, ANNA.id)).seat == seat
    await house.prompt_stewards.at_rest()
    while (await house.lookups.table(begun.id)).status == "playing":
        await answered(house, begun)
    assert await row_count(house, "results", begun.id) == 0
    assert begun.id not in [each.id for each in await house.lookups.tables_of(ANNA.id)]
    assert await house.practice.open_of(ANNA.id) == ()
    assert await house.practice.ended_of(ANNA.id, 10) == ()
    assert await house.tables.read(table.id) == before


@pytest.mark.parametrize("automatic", [False, True])
async def test_no_two_seats_have_one_name(house: House, automatic: bool) -> None:
    """Who takes another's seat is called by their own name there, and their seat of then as the other one was."""
    level = strongest_level(rules_of("bids"))
    table = await (seated(house, level) if automatic else playing(house, *PEOPLE[:2]))
    await play_out(house, table)
    table = await house.lookups.table(table.id)
    own, number = table.card(ANNA.id), sorted(await states(house, table))[3]
    assert own is not None
    assert own.seat is not None
    before = seat_names(table, texts("en"))
    assert len({*before.values()}) > 1
    for seat in before:
        begun = await house.past_positions.begin(table.id, ANNA, number, seat, cause())
        names = seat_names(await house.lookups.table(begun.id), texts("en"))
        assert names == {**before, own.seat: before[seat], seat: before[own.seat]}


async def test_the_moments_are_those_in_which_something_was_asked(house: House) -> None:
    table = await ended(house)
    there, moments = await states(house, table), await house.past_positions.moments(table.id)
    game = rules_of("bids")
    assert [each.moment for each in moments] == list(dict.fromkeys(game.moment(state) for state in there.values()))
    assert all(game.moment(there[each.number]) == each.moment for each in moments)


async def test_whoever_may_read_the_end_may_play_on_from_it(house: House) -> None:
    table = await ended(house)
    number = (await house.past_positions.moments(table.id))[0].number
    begun = await house.past_positions.begin(table.id, STRANGER, number, 1, cause())
    assert [card.name for card in begun.seats if card.person_id == STRANGER.id] == ["Zoe"]
    again = await house.trials.again(begun.id, STRANGER.id, cause())
    assert (again.from_move, await world_of(house, again)) == (number, await world_of(house, begun))
    assert await refused(house.trials.own(begun.id, ANNA.id)) == "no-such-table"
    assert await refused(house.trials.tried(again.id, STRANGER.id)) == "no-such-table"


async def test_nothing_of_a_game_that_goes_on_is_played_on(house: House) -> None:
    table = await playing(house, *PEOPLE[:2])
    assert await refused(house.past_positions.moments(table.id)) == "not-over"
    assert await refused(house.past_positions.begin(table.id, ANNA, 4, 0, cause())) == "not-over"
    await play_out(house, table)
    number = (await house.past_positions.moments(table.id))[0].number
    begun = await house.past_positions.begin(table.id, ANNA, number, 0, cause())
    assert await refused(house.past_positions.moments(begun.id)) == "no-such-table"


@pytest.mark.parametrize(("number", "seat"), [(1, 0), (9999, 0), (0, 0)])
async def test_where_nothing_was_asked_nothing_is_played_on(house: House, number: int, seat: int) -> None:
    table = await ended(house)
    assert await refused(house.past_positions.begin(table.id, ANNA, number, seat, cause())) == "position-unknown"


async def test_a_game_in_which_nothing_was_asked_has_no_moments(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """So it is where all that was answered has been taken back."""
    table = await ended(house)
    monkeypatch.setattr(house.past_positions, "_moves", nothing)
    assert await refused(house.past_positions.moments(table.id)) == "position-unknown"


async def nothing(table: Table) -> list[Any]:
    return []


async def test_no_seat_is_made_up(house: House) -> None:
    table = await ended(house)
    number = (await house.past_positions.moments(table.id))[0].number
    assert await refused(house.past_positions.begin(table.id, ANNA, number, 7, cause())) == "position-unknown"


async def test_before_a_decision_its_seat_is_asked_what_it_was_asked(house: House) -> None:
    table = await ended(house)
    moves = numbered_moves(await load_log(house.tables, table.id))
    for number, move in moves[1:4]:
        begun = await house.past_positions.begin_before(table.id, ANNA, number, cause())
        desk = await house.play.desk(begun.id, ANNA.id)
        assert (desk.seat, await world_of(house, begun)) == (move.seat, move.before)
    assert await refused(house.past_positions.begin_before(table.id, ANNA, 9999, cause())) == "position-unknown"


async def gathered(house: House, game: str, people: tuple[Person, ...], seat: int = 1) -> tuple[Table, Table, Any]:
    """A game that has ended, a lobby with these people in which it goes on, and the position where it does."""
    table = await ended(house, game)
    there = await states(house, table)
    number = sorted(there)[len(there) // 2]
    opened = await house.past_positions.open_lobby(table.id, people[0], number, seat, cause())
    for person in people:
        opened = await house.lobby.join(opened.id, person, "", cause())
    return table, opened, there[number]


@pytest.mark.parametrize("game", GAMES)
async def test_with_friends_it_goes_on_in_a_lobby_of_its_own_and_counts_for_nothing(house: House, game: str) -> None:
    table, lobby, state = await gathered(house, game, (STRANGER, ANNA))
    assert (lobby.status, lobby.goes_on_of, lobby.place, lobby.rated) == ("lobby", table.id, table.place, False)
    assert (lobby.fewest, lobby.most) == (1, len(table.seats))
    await house.lobby.start(lobby.id, ANNA.id, cause())
    desks = [await house.play.desk(lobby.id, person.id) for person in (STRANGER, ANNA)]
    assert [desk.seat for desk in desks] == [1, 0]
    assert [desk.view for desk in desks] == [rules_of(game).view(state, desk.seat) for desk in desks]
    rebuilt = rebuild_state(await load_log(house.tables, lobby.id))
    assert rebuilt == stored_table.state_of(await house.tables.read(lobby.id))
    await play_out(house, lobby)
    await house.records.count_due()
    assert (await house.play.board(lobby.id)).results is not None
    assert await row_count(house, "results", lobby.id) == 0
    assert await house.exports.export(lobby.id)


async def test_automatic_players_hold_the_seats_that_nobody_takes(house: House) -> None:
    _, lobby, state = await gathered(house, "paladins", (ANNA,))
    begun = (await house.lobby.start(lobby.id, ANNA.id, cause())).desk.table
    assert [card.level is None for card in begun.seats] == [False, True]
    assert (await house.play.desk(lobby.id, ANNA.id)).view == rules_of("paladins").view(state, 1)


async def test_no_more_sit_down_than_there_were(house: House) -> None:
    _, lobby, _ = await gathered(house, "bids", (ANNA, STRANGER))
    with pytest.raises(Trouble, match="table-full"):
        await house.lobby.join(lobby.id, PEOPLE[2], "", cause())


async def test_one_press_opens_one_lobby_and_only_of_what_is_over(house: House) -> None:
    table, press = await ended(house), cause()
    number = (await house.past_positions.moments(table.id))[0].number
    first = await house.past_positions.open_lobby(table.id, ANNA, number, 0, press)
    assert await house.past_positions.open_lobby(table.id, ANNA, number, 0, press) == first
    assert await refused(house.past_positions.open_lobby(table.id, ANNA, number, 5, cause())) == "position-unknown"
    going = await playing(house, *PEOPLE[:2])
    assert await refused(house.past_positions.open_lobby(going.id, ANNA, 4, 0, cause())) == "not-over"
    begun = await house.past_positions.begin(table.id, ANNA, number, 0, cause())
    assert await refused(house.past_positions.open_lobby(begun.id, ANNA, number, 0, cause())) == "no-such-table"
