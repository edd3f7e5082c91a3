"""Trials: tables of one person that begin where they are, in a world drawn for them. Nobody else learns of them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from itertools import count
from typing import Any

import msgspec
import pytest

from db.connection.session import Database
from db.connection.statements import Statement
from db.tables.lobby import TRIAL_START
from db.trouble import Trouble
from engine.chance import Chance
from engine.contract import Game
from engine.extras.imagined import with_others_open
from engine.playouts import random_value
from engine.policies import strongest_level
from engine.registry import game as rules_of
from engine.registry import games
from engine.texts import Refusal
from face.core.names import seat_names
from face.wordings.texts import texts
from host.house import House
from host.lobby.seeds import deal_world
from host.log.journal import read_entry
from host.play.desk_reading import DeskReading
from host.proof.replay import load_log, rebuild_state
from host.records.counting import reason_against_rating
from host.table import stored_table
from host.trials import TRIALS_HOURLY
from host.values import Table, Trying
from tests.ground import Clock, Entropy
from tests.host.practice.practising import answered
from tests.host.practice.practising import begun as practice_begun
from tests.host.seating import ANNA, BERT, PEOPLE, PLACE, cause, play_out, put, state_of
from tests.host.stewards.sitting import house_of

OFFERED = [game_id for game_id in games() if rules_of(game_id).offered]
_messages = count(7_000_000)


async def row_count(house: House, name: str, table_id: int) -> int:
    """How many rows of that name belong to that table."""
    key = "id" if name == "tables" else "table_id"
    return len(await house.database.fetch(Statement(f"SELECT 1 FROM {name} WHERE {key} = :id"), {"id": table_id}))  # noqa: S608


@pytest.fixture
def house(database: Database, clock: Clock, entropy: Entropy) -> House:
    return house_of(database, clock, entropy)


async def table_with_trials(house: House, game: str = "paladins", *, on: bool = True, **more: Any) -> Table:
    """A game of as many people as it takes that has gone on for a while, with trials if `on`."""
    people = PEOPLE[: max(2, rules_of(game).seats[0])]
    table = await house.lobby.open_table(game, PLACE, ANNA, {}, cause(), trying="all" if on else "off", **more)
    for person in people:
        await house.lobby.join(table.id, person, "", cause())
    return (await house.lobby.start(table.id, ANNA.id, cause())).desk.table


async def tried(house: House, table: Table, message: int | None = None) -> Table:
    trial = await house.trials.begin(table.id, ANNA.id, cause(), message)
    await house.prompt_stewards.at_rest()
    return trial


async def half_filled_in(house: House, table: Table, number: int) -> dict[str, dict[str, Any]]:
    """What is in Anna's forms once she has chosen something in each, as stream `number` would."""
    reading = await house.play.reading(table.id, ANNA.id)
    rules, state = rules_of(table.game), stored_table.state_of(await house.tables.read(table.id))
    for ask in (reading.desk.ask, *reading.desk.liberties):
        if ask is None:
            continue
        stream = Chance(bytes([number]) * 32).stream("form")
        value = random_value(rules, state, reading.seat, ask.id, stream)
        for field in value:
            with suppress(Refusal):
                reading = await reading.keep(ask.id, await reading.changed(ask.id, {field: value[field]}, field))
                break
    return (await house.play.reading(table.id, ANNA.id)).desk.drafts


async def world_of(house: House, trial: Table) -> Any:
    """The world in which a trial began; its stewards may have played on since."""
    (entry,) = await house.database.fetch(TRIAL_START, {"table": trial.id})
    return deal_world(
        trial.game, read_entry(entry.entry).value["world"], trial.pack, b"", ("",) * len(trial.seats)
    ).outcome.state


@pytest.mark.parametrize("game", OFFERED)
async def test_a_trial_begins_where_its_player_is_and_leaves_the_real_table_alone(house: House, game: str) -> None:
    table = await table_with_trials(house, game)
    await play_out(house, table, most=25)
    before, desk = await house.tables.read(table.id), await house.play.desk(table.id, ANNA.id)
    rules: Game[Any] = rules_of(game)
    view = rules.view(with_others_open(rules, await state_of(house, table), desk.seat), desk.seat)
    trial = await house.trials.begin(table.id, ANNA.id, cause())
    there = await house.play.desk(trial.id, ANNA.id)
    assert (there.view, there.seat, there.ask) == (view, desk.seat, desk.ask)
    assert seat_names(there.table, texts("en")) == seat_names(desk.table, texts("en"))
    await house.prompt_stewards.at_rest()
    for _ in range(3):
        if (await house.play.desk(trial.id, ANNA.id)).ask is not None:
            await answered(house, trial)
    assert await house.tables.read(table.id) == before
    assert await house.play.desk(table.id, ANNA.id) == desk
    stored = await house.tables.read(trial.id)
    rebuilt = rebuild_state(await load_log(house.tables, trial.id))
    assert rebuilt == stored_table.state_of(stored)


@pytest.mark.parametrize("game", OFFERED)
async def test_what_is_hidden_from_its_player_is_drawn_anew_each_time(house: House, game: str) -> None:
    table = await table_with_trials(house, game)
    await play_out(house, table, most=12)
    real = await state_of(house, table)
    seat = (await house.play.desk(table.id, ANNA.id)).seat
    worlds = [await world_of(house, await house.trials.begin(table.id, ANNA.id, cause())) for _ in range(3)]
    rules: Game[Any] = rules_of(game)
    as_seen = rules.view(with_others_open(rules, real, seat), seat)
    assert all(rules.view(world, seat) == as_seen for world in worlds)
    assert len({msgspec.json.encode(world) for world in (real, *worlds)}) > 2


async def forgotten(house: House, table: Table) -> None:
    """No trial of that table was ever begun."""
    found = Statement("SELECT id, status FROM tables WHERE trial_of = :table")
    for row in await house.database.fetch(found, {"table": table.id}):
        await house.practice.delete_trial(row.id, still_open=row.status == "playing")


async def told_in_twins(house: House, game: str) -> list[tuple[Any, ...]]:
    """All there is of three trials, their worlds too, in a position and two others that Anna cannot tell from it.

    She has filled in half of her form there; she tries it, goes to another world, and comes back.
    """
    table = await table_with_trials(house, game)
    await play_out(house, table, most=12)
    rules, real = rules_of(game), await state_of(house, table)
    await put(house, table, real)  # it seats people anew
    seat = (await house.play.desk(table.id, ANNA.id)).seat
    await half_filled_in(house, table, 3)
    worlds = [real, *(rules.resample(real, seat, Chance(bytes([number]) * 32)) for number in range(2))]
    assert len({msgspec.json.encode(world) for world in worlds}) > 1
    told = []
    for world in worlds:
        await forgotten(house, table)
        await put(house, table, world)
        house.tables.entropy = house.trials._tables.entropy = lambda size: bytes(range(size))
        trial, tells = await house.trials.begin(table.id, ANNA.id, cause()), list[Any]()
        for by in (1, -1, 0):
            began, desk = await world_of(house, trial), await house.play.desk(trial.id, ANNA.id)
            tells += [rules.view(began, seat), rules.asks(began).get(seat), rules.sealed(began).get(seat)]
            tells += [trial.options, trial.pack, trial.world, seat_names(trial, texts("en"))]
            tells += [msgspec.json.encode(began), desk.drafts]
            if by:
                trial = await house.trials.another(trial.id, ANNA.id, cause(), by=by)
        told.append(tuple(tells))
    return told


@pytest.mark.parametrize("game", [*OFFERED, "bids"])
async def test_a_trial_is_the_same_in_two_worlds_that_its_player_cannot_tell_apart(house: House, game: str) -> None:
    """By the same entropy: what is shown, asked and named, and every byte of the world that is imagined."""
    told = await told_in_twins(house, game)
    assert told[0] == told[1] == told[2]


async def test_a_trial_in_the_true_world_is_caught(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DeskReading, "imagined", lambda self, chance: self._state)
    told = await told_in_twins(house, "bids")
    assert told[0] != told[1]


async def test_a_world_that_cannot_be_drawn_fails_alike_in_both(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*given: Any) -> Any:
        raise ValueError(repr(given))

    table = await table_with_trials(house, "bids")
    real, rules = await state_of(house, table), rules_of("bids")
    twin = rules.resample(real, 0, Chance(bytes(32)))
    monkeypatch.setattr(DeskReading, "imagined", fails)
    for world in (real, twin):
        await put(house, table, world)
        with pytest.raises(Trouble) as caught:
            await house.trials.begin(table.id, ANNA.id, cause())
        assert (caught.value.code, caught.value.details) == ("trial-failed", {})


async def test_the_world_comes_of_no_chance_of_the_real_game(house: House) -> None:
    """Another seed of the same table imagines the same, by the same entropy."""
    table = await table_with_trials(house, "devil")
    worlds = []
    for seed in (b"\1" * 32, b"\2" * 32):
        await house.database.write(
            Statement("UPDATE states SET seed = :seed, opening_seed = :seed WHERE table_id = :table"),
            {"seed": seed, "table": table.id},
        )
        house.tables.entropy = house.trials._tables.entropy = lambda size: bytes(range(size))
        await forgotten(house, table)
        worlds.append(await world_of(house, await house.trials.begin(table.id, ANNA.id, cause())))
    assert worlds[0] == worlds[1]


async def test_a_trial_stands_in_no_list_and_counts_for_nothing(house: House) -> None:
    table = await table_with_trials(house)
    trial = await tried(house, table)
    assert [each.id for each in await house.lookups.tables_of(ANNA.id)] == [table.id]
    assert await house.practice.open_of(ANNA.id) == ()
    assert trial.id not in [each.id for each in await house.lookups.tables_in(PLACE.server_id)]
    while (await house.lookups.table(trial.id)).status == "playing":
        await answered(house, trial)
    assert await house.practice.ended_of(ANNA.id, 10) == ()
    assert await row_count(house, "results", trial.id) == 0
    for other in (BERT.id, 999):
        with pytest.raises(Trouble, match="no-such-table"):
            await house.trials.own(trial.id, other)


async def test_another_trial_of_the_table_ends_the_one_before(house: House) -> None:
    table = await table_with_trials(house)
    first, second = await tried(house, table), await tried(house, table)
    assert (await house.lookups.table(first.id)).status == "closed"
    assert (await house.lookups.table(second.id)).status == "playing"
    bert = await house.trials.begin(table.id, BERT.id, cause())
    assert (await house.lookups.table(second.id)).status == "playing"  # each has their own
    assert bert.opener_id == BERT.id


async def test_one_press_begins_one_trial(house: House) -> None:
    table, press = await table_with_trials(house), cause()
    first = await house.trials.begin(table.id, ANNA.id, press)
    assert (await house.trials.begin(table.id, ANNA.id, press)).id == first.id
    assert (await house.lookups.table(first.id)).status == "playing"


async def test_back_to_ones_turn_begins_anew_in_the_same_world(house: House) -> None:
    table = await table_with_trials(house)
    trial = await house.trials.begin(table.id, ANNA.id, cause())
    first = await world_of(house, trial)
    await house.prompt_stewards.at_rest()
    await answered(house, trial)
    again = await house.trials.again(trial.id, ANNA.id, cause())
    assert again.id != trial.id
    assert await world_of(house, again) == first
    with pytest.raises(Trouble, match="no-such-table"):
        await house.trials.again(again.id, BERT.id, cause())


async def test_the_first_answer_is_known(house: House) -> None:
    table = await table_with_trials(house)
    while (await house.play.desk(table.id, ANNA.id)).ask is None:
        await play_out(house, table, most=1)
    ask = (await house.play.desk(table.id, ANNA.id)).ask
    trial = await tried(house, table)
    with pytest.raises(Trouble, match="nothing-tried"):
        await house.trials.tried(trial.id, ANNA.id)
    await answered(house, trial)
    first = await house.trials.tried(trial.id, ANNA.id)
    assert ask is not None
    assert (first.of, first.given.ask) == (table.id, ask)
    if (await house.play.desk(trial.id, ANNA.id)).ask is not None:
        await answered(house, trial)
    assert await house.trials.tried(trial.id, ANNA.id) == first


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        (lambda: {"on": False}, "trials-off"),
        (lambda: {"paused": True}, None),
    ],
)
async def test_trials_are_the_tables_choice(house: House, changed: Callable[[], dict[str, bool]], code: str) -> None:
    how = changed()
    table = await table_with_trials(house, on=how.get("on", True))
    if code is None:
        assert (await house.trials.begin(table.id, ANNA.id, cause())).trial_of == table.id
        return
    with pytest.raises(Trouble, match=code):
        await house.trials.begin(table.id, ANNA.id, cause())


async def test_only_who_plays_tries_and_no_trial_has_a_trial(house: House) -> None:
    table = await table_with_trials(house)
    with pytest.raises(Trouble, match="not-seated"):
        await house.trials.begin(table.id, 999, cause())
    trial = await tried(house, table)
    with pytest.raises(Trouble, match="not-tried-here"):
        await house.trials.begin(trial.id, ANNA.id, cause())


async def test_at_practice_one_can_always_try(house: House) -> None:
    table = await practice_begun(house, "architects", opponents=1)
    trial = await tried(house, table)
    assert trial.trial_of == table.id
    assert [each.id for each in await house.practice.open_of(ANNA.id)] == [table.id]


async def test_where_all_may_try_all_have_agreed_and_the_table_is_rated(house: House) -> None:
    table = await table_with_trials(house, rated=True)
    assert reason_against_rating(table) == ""


@pytest.mark.parametrize("company", ["stewards", "people"])
@pytest.mark.parametrize("trying", ["alone", "off"])
async def test_who_plays_alone_with_stewards_may_try_until_a_person_comes(
    house: House, trying: Trying, company: str
) -> None:
    table = await house.lobby.open_table("bids", PLACE, ANNA, {}, cause(), trying=trying)
    await house.lobby.join(table.id, ANNA, "", cause())
    if company == "people":
        await house.lobby.join(table.id, BERT, "", cause())
    await house.steward_seats.add(table.id, ANNA.id, strongest_level(rules_of("bids")), cause())
    table = (await house.lobby.start(table.id, ANNA.id, cause())).desk.table
    if (trying, company) == ("alone", "stewards"):
        assert (await house.trials.begin(table.id, ANNA.id, cause())).trial_of == table.id
        return
    with pytest.raises(Trouble, match="trials-off"):
        await house.trials.begin(table.id, ANNA.id, cause())


async def test_all_who_play_can_agree_on_trials(house: House) -> None:
    table = await table_with_trials(house, on=False, rated=True)
    vote = await house.votes.call_vote(table.id, ANNA.id, "try", cause())
    assert (vote.state, vote.needed) == ("open", vote.voters)
    with pytest.raises(Trouble, match="trials-off"):
        await house.trials.begin(table.id, ANNA.id, cause())
    vote = await house.votes.cast(table.id, BERT.id, vote.id, True, cause())
    assert vote.state == "passed"
    assert (await house.trials.begin(table.id, BERT.id, cause())).trial_of == table.id
    assert reason_against_rating(await house.lookups.table(table.id)) == ""
    with pytest.raises(Trouble, match="already-trying"):
        await house.votes.call_vote(table.id, ANNA.id, "try", cause())


async def test_one_voice_against_trials_is_enough(house: House) -> None:
    table = await table_with_trials(house, on=False)
    vote = await house.votes.call_vote(table.id, ANNA.id, "try", cause())
    assert (await house.votes.cast(table.id, BERT.id, vote.id, False, cause())).state == "failed"
    with pytest.raises(Trouble, match="trials-off"):
        await house.trials.begin(table.id, BERT.id, cause())


async def test_a_trial_lives_a_day_and_leaves_nothing(house: House, clock: Clock) -> None:
    table = await table_with_trials(house)
    trial = await tried(house, table)
    clock.pass_(hours=23)
    await house.trials.sweep()
    assert (await house.lookups.table(trial.id)).status == "playing"
    clock.pass_(hours=2)
    await house.trials.sweep()
    for name in ("tables", "states", "moves", "seats", "desks", "drafts", "clocks"):
        assert await row_count(house, name, trial.id) == 0, name
    assert (await house.lookups.table(table.id)).status == "playing"


async def test_a_trial_that_cannot_be_deleted_keeps_no_other(
    house: House, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await table_with_trials(house)
    first, second = await tried(house, table), await house.trials.begin(table.id, BERT.id, cause())
    delete = house.practice.delete_trial

    async def broken(trial_id: int, *, still_open: bool) -> bool:
        if trial_id == first.id:
            raise RuntimeError("a row that cannot be read")
        return await delete(trial_id, still_open=still_open)

    monkeypatch.setattr(house.practice, "delete_trial", broken)
    clock.pass_(hours=25)
    await house.trials.sweep()
    assert await row_count(house, "tables", second.id) == 0
    assert await row_count(house, "tables", first.id) == 1


async def test_a_world_that_cannot_be_drawn_halts_no_table(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await table_with_trials(house)

    def breaks(*_: Any) -> Any:
        raise RuntimeError("nothing can be imagined here")

    monkeypatch.setattr(type(rules_of("paladins")), "resample", breaks)
    with pytest.raises(Trouble, match="trial-failed"):
        await house.trials.begin(table.id, ANNA.id, cause())
    assert not (await house.lookups.table(table.id)).halted


async def test_one_person_begins_so_many_an_hour(house: House, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("host.trials.TRIALS_HOURLY", 2)
    assert TRIALS_HOURLY > 2
    table = await table_with_trials(house)
    for _ in range(2):
        await house.trials.begin(table.id, ANNA.id, cause())
    with pytest.raises(Trouble, match="too-fast"):
        await house.trials.begin(table.id, ANNA.id, cause())
    await house.practice.check(ANNA.id)  # practice has a share of its own
    clock.pass_(minutes=61)
    await house.trials.begin(table.id, ANNA.id, cause())


async def test_trials_take_of_what_the_whole_bot_may_have(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await table_with_trials(house)
    monkeypatch.setattr(house.practice, "_most", 0)
    with pytest.raises(Trouble, match="practices-full"):
        await house.trials.begin(table.id, ANNA.id, cause())


async def test_a_trial_begins_anew_though_its_table_has_ended(house: House) -> None:
    table = await table_with_trials(house, "bids")
    trial = await tried(house, table)
    await play_out(house, table)
    again = await house.trials.again(trial.id, ANNA.id, cause())
    assert await world_of(house, again) == await world_of(house, trial)


async def test_a_trial_that_has_ended_is_exported_to_nobody(house: House) -> None:
    table = await table_with_trials(house, "bids")
    trial = await tried(house, table)
    while (await house.lookups.table(trial.id)).status == "playing":
        await answered(house, trial)
    with pytest.raises(Trouble, match="no-such-table"):
        await house.exports.export(trial.id)


async def test_who_has_left_the_table_begins_no_trial_of_it_anew(house: House) -> None:
    table = await table_with_trials(house)
    trial = await tried(house, table)
    await house.seats.vacate(table.id, ANNA.id, cause())
    with pytest.raises(Trouble, match="not-seated"):
        await house.trials.again(trial.id, ANNA.id, cause())
