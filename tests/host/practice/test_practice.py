"""Practice tables: begun at once, answered at once, patient, and nobody's business but their player's."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any

import pytest

from db.connection.session import Database
from db.trouble import Trouble
from host.house import House, StewardThinking
from host.lobby.bounds import ROOMY
from host.practice import HOURLY, IDLE, MOST_OWN
from host.stewards.thinking import AtOnce, Question, Thought
from tests.ground import Clock, Entropy, kept, rows
from tests.host.exporting import verified
from tests.host.practice.practising import answered, begun, play_out
from tests.host.seating import ANNA, BERT, cause
from tests.host.stewards.sitting import house_of, owes


class Never(AtOnce):
    """Thinks for ever. `begun`: is set once it does."""

    def __init__(self) -> None:
        self.begun = asyncio.Event()

    async def think(self, question: Question) -> Thought:
        self.begun.set()
        await asyncio.Event().wait()
        raise AssertionError("unreachable")


class Broken(AtOnce):
    """Fails at each question."""

    async def think(self, question: Question) -> Thought:
        return Thought(question.ask, None, "KeyError")


@pytest.fixture
def house(database: Database, clock: Clock, entropy: Entropy) -> House:
    return house_of(database, clock, entropy)


async def refused(work: Any) -> Trouble:
    with pytest.raises(Trouble) as caught:
        await work
    return caught.value


async def written(house: House) -> list[Any]:
    return await rows(house.database, "SELECT lane_kind, kind FROM outbox")


@pytest.mark.parametrize(
    ("game", "opponents"),
    kept([("devil", 3), ("architects", 1), ("paladins", 0), ("paladins", 2)], ("devil", 3), ("paladins", 0)),
)
async def test_a_game_is_played_to_its_end_without_a_second_passing(house: House, game: str, opponents: int) -> None:
    table = await begun(house, game, opponents=opponents)
    assert [card.level for card in table.seats].count("apprentice") == opponents
    await play_out(house, table)
    over = await house.lookups.table(table.id)
    assert (over.status, over.practice) == ("ended", True)
    await verified(house, over)


async def test_nothing_is_sent_to_anybody_and_no_board_is_drawn(house: House) -> None:
    table = await begun(house, "architects", opponents=1)
    await answered(house, table)
    assert await written(house) == []
    assert await house.lookups.dirty_boards(10) == ()
    (desk,) = await house.living_desks.dirty(10, held=((table.id, ANNA.id),))
    assert desk.message_id is not None


async def test_the_desk_is_drawn_again_only_once_its_player_is_asked(house: House) -> None:
    table = await begun(house, "architects", opponents=2)
    while ".play." not in (await house.lookups.table(table.id)).moment:
        await answered(house, table)
    (before,) = await house.living_desks.dirty(10)
    moves = len(await rows(house.database, "SELECT 1 FROM moves"))
    await answered(house, table)
    assert len(await rows(house.database, "SELECT 1 FROM moves")) >= moves + 3
    (after,) = await house.living_desks.dirty(10)
    assert after.version - before.version == 2  # Anna's own move, and the last of the stewards'


async def test_the_last_answer_of_a_steward_rings_for_the_desk(house: House) -> None:
    table = await begun(house, "architects", opponents=1)
    while ".play." not in (await house.lookups.table(table.id)).moment:
        await answered(house, table)
    house.tables.redraw.clear()
    await answered(house, table)
    assert await owes(house, table)
    assert house.tables.redraw.is_set()


async def test_nobody_answers_for_who_practises_however_long_they_take(house: House, clock: Clock) -> None:
    table = await begun(house)
    ask = (await house.play.desk(table.id, ANNA.id)).ask
    for _ in range(20):
        clock.pass_(hours=7)
        await house.sweeps.run()
    desk = await house.play.desk(table.id, ANNA.id)
    assert (desk.ask, desk.due_at) == (ask, None)
    assert await written(house) == []


async def test_a_game_that_is_left_for_a_week_closes(house: House, clock: Clock) -> None:
    table = await begun(house)
    clock.pass_(seconds=(IDLE - timedelta(minutes=1)).total_seconds())
    assert await house.practice.close_idle() == 0
    clock.pass_(minutes=2)
    assert await house.practice.close_idle() == 1
    assert (await house.lookups.table(table.id)).status == "closed"
    assert await house.practice.open_of(ANNA.id) == ()


async def test_a_move_within_the_week_keeps_it_open(house: House, clock: Clock) -> None:
    table = await begun(house)
    clock.pass_(days=6)
    await answered(house, table)
    clock.pass_(days=6)
    assert await house.practice.close_idle() == 0


async def test_whoever_practises_ends_it_at_once(house: House) -> None:
    table = await begun(house)
    assert (await house.practice.end(table.id, ANNA.id, cause())).status == "closed"
    assert (await refused(house.practice.end(table.id, ANNA.id, cause()))).code == "table-closed"


async def test_ending_it_twice_by_one_press_is_ending_it_once(house: House) -> None:
    table = await begun(house)
    await house.practice.end(table.id, ANNA.id, "i:end")
    assert (await house.practice.end(table.id, ANNA.id, "i:end")).status == "closed"


async def test_a_halted_game_can_be_ended_and_says_nothing_to_a_thread(house: House) -> None:
    table = await begun(house)
    with pytest.raises(Trouble):
        async with house.tables.guarded(table.id):
            raise KeyError("a defect")
    assert (await house.lookups.table(table.id)).halted
    assert await written(house) == []
    assert (await house.practice.end(table.id, ANNA.id, cause())).status == "closed"


async def test_nobody_else_learns_of_it(house: House) -> None:
    table = await begun(house)
    for work in (
        house.practice.own(table.id, BERT.id),
        house.practice.end(table.id, BERT.id, cause()),
        house.practice.again(table.id, BERT, cause(), 1),
    ):
        assert (await refused(work)).code == "no-such-table"
    assert await house.practice.open_of(BERT.id) == ()
    assert await house.lookups.tables_in(0) == ()
    assert await house.seats.servers_in_play() == ()
    fix = house.fixes.overview(table.id, BERT, server_id=1)
    assert (await refused(fix)).code == "no-such-table"


async def test_what_takes_several_people_is_refused(house: House) -> None:
    table = await begun(house)
    calling = house.votes.call_vote(table.id, ANNA.id, "pause", cause())
    assert (await refused(calling)).code == "not-in-practice"
    await house.practice.end(table.id, ANNA.id, cause())
    assert (await refused(house.seats.rematch(table.id, ANNA))).code == "not-over"


async def test_another_like_it_has_the_same_stewards(house: House) -> None:
    table = await begun(house, "paladins", "steward", 1)
    assert (await refused(house.practice.again(table.id, ANNA, cause(), 9))).code == "not-over"
    await play_out(house, table)
    after = await house.practice.again(table.id, ANNA, cause(), 9)
    assert sorted(card.level or "" for card in after.seats) == ["", "steward"]
    assert (await refused(house.seats.rematch(table.id, ANNA))).code == "not-in-practice"


async def test_one_command_begins_one_game(house: House) -> None:
    first = await house.practice.begin("devil", "apprentice", 3, ANNA, "i:once", 1)
    second = await house.practice.begin("devil", "apprentice", 3, ANNA, "i:once", 1)
    assert first.id == second.id


@pytest.mark.parametrize(
    ("game", "level", "opponents", "code"),
    [
        ("chess", "apprentice", 1, "no-such-game"),
        ("devil", "grandmaster", 3, "unknown-level"),
        ("devil", "caretaker", 3, "unknown-level"),
        ("devil", "apprentice", 2, "bad-opponents"),
        ("architects", "apprentice", 0, "bad-opponents"),
        ("paladins", "apprentice", 4, "bad-opponents"),
    ],
)
async def test_what_cannot_be_played_opens_nothing(
    house: House, game: str, level: str, opponents: int, code: str
) -> None:
    trouble = await refused(house.practice.begin(game, level, opponents, ANNA, cause(), 1))
    assert trouble.code == code
    assert await rows(house.database, "SELECT 1 FROM tables") == []


async def test_ten_games_are_as_many_as_one_person_has_open(house: House) -> None:
    first = await begun(house, "paladins", opponents=0)
    for _ in range(MOST_OWN - 1):
        await begun(house, "paladins", opponents=0)
    for work in (house.practice.check(ANNA.id), house.practice.begin("devil", "apprentice", 3, ANNA, cause(), 1)):
        trouble = await refused(work)
        assert (trouble.code, trouble.details["most"]) == ("too-many-practices", MOST_OWN)
    await house.practice.check(BERT.id)
    await house.practice.end(first.id, ANNA.id, cause())
    await house.practice.check(ANNA.id)


async def test_of_two_last_games_begun_at_the_same_time_one_finds_room(house: House) -> None:
    for _ in range(MOST_OWN - 1):
        await begun(house, "paladins", opponents=0)
    tries = (house.practice.begin("paladins", "apprentice", 0, ANNA, cause(), 1) for _ in range(2))
    done = await asyncio.gather(*tries, return_exceptions=True)
    assert [type(one) for one in done].count(Trouble) == 1


async def test_the_whole_bot_has_a_limit_too(database: Database, clock: Clock, entropy: Entropy) -> None:
    house = House(database, clock=clock, entropy=entropy, limits=ROOMY, thinking=StewardThinking(AtOnce(), practices=1))
    await begun(house, "paladins", opponents=0)
    assert (await refused(house.practice.check(BERT.id))).code == "practices-full"


async def test_whoever_begins_and_ends_without_pause_has_to_wait(house: House, clock: Clock) -> None:
    for _ in range(HOURLY):
        table = await begun(house, "paladins", opponents=0)
        await house.practice.end(table.id, ANNA.id, cause())
    trouble = await refused(house.practice.check(ANNA.id))
    assert (trouble.code, trouble.details["minutes"]) == ("too-fast", 60)
    clock.pass_(hours=1)
    await house.practice.check(ANNA.id)


async def test_stewards_who_were_thinking_at_a_restart_think_again(
    database: Database, clock: Clock, entropy: Entropy
) -> None:
    thinker = Never()
    house = house_of(database, clock, entropy, thinker)
    table = await house.practice.begin("devil", "apprentice", 3, ANNA, cause(), 1)
    await thinker.begun.wait()
    await house.prompt_stewards.close()
    after = house_of(database, clock, entropy)
    await after.prompt_stewards.resume()
    await after.prompt_stewards.at_rest()
    number = len(await rows(database, "SELECT 1 FROM moves"))
    await after.reclaim()
    await after.prompt_stewards.at_rest()
    assert len(await rows(database, "SELECT 1 FROM moves")) > number
    assert await owes(after, table)


async def test_stewards_who_fail_give_safe_answers_and_the_game_goes_on(
    database: Database, clock: Clock, entropy: Entropy
) -> None:
    house = house_of(database, clock, entropy, Broken())
    table = await begun(house, "architects", opponents=1)
    await answered(house, table)
    assert await owes(house, table)


async def test_an_outage_is_no_news_at_a_practice_table(house: House, clock: Clock) -> None:
    table = await begun(house)
    await house.outages.outage(clock() - timedelta(hours=3), clock())
    await house.sweeps.run()
    assert await written(house) == []
    assert await owes(house, table)


async def test_a_game_that_is_open_is_given_up_before_one_is_forgotten(house: House) -> None:
    table = await begun(house)
    trouble = await refused(house.privacy.forget(ANNA.id))
    assert trouble.code == "forget-seated"
    await house.practice.end(table.id, ANNA.id, cause())
    assert (await refused(house.privacy.forget(ANNA.id))).code == "forget-opened"
