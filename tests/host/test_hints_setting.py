"""Whether players may ask for hints is settled before the start, in the log, and the same in a rematch."""

from __future__ import annotations

import pytest

from host.house import House
from host.proof.export import parse_export
from host.proof.replay import load_log
from host.values import ALREADY_STARTED, NOT_SEATED, Table, Trouble
from tests.host.exporting import verified
from tests.host.seating import ANNA, BERT, PLACE, cause, lobby, play_out


async def begun(house: House, *, hints: bool) -> Table:
    table = await house.lobby.open_table("bids", PLACE, ANNA, {}, cause(), hints=hints)
    for person in (ANNA, BERT):
        await house.lobby.join(table.id, person, "", cause())
    return (await house.lobby.start(table.id, ANNA.id, cause())).desk.table


async def start_of(house: House, table: Table) -> dict[str, object]:
    return next(entry.value for entry in (await load_log(house.tables, table.id)).entries if entry.kind == "start")


async def refused(awaitable: object) -> str:
    with pytest.raises(Trouble) as caught:
        await awaitable
    return caught.value.code


async def test_the_move_of_the_start_tells_of_hints_where_there_are_any(house: House) -> None:
    assert (await start_of(house, await begun(house, hints=True)))["hints"] is True
    assert set(await start_of(house, await begun(house, hints=False))) == {"seats"}


async def test_the_export_of_a_game_with_hints_says_so_and_is_verified(house: House) -> None:
    table = await begun(house, hints=True)
    await play_out(house, table)
    export = await verified(house, table)
    assert next(move for move in export.moves if move["kind"] == "start")["value"]["hints"] is True
    assert parse_export(await house.exports.export(table.id)).format == 2


async def test_a_rematch_has_hints_if_the_game_had_them(house: House) -> None:
    table = await begun(house, hints=True)
    await play_out(house, table)
    assert (await house.seats.rematch(table.id, ANNA)).hints


async def test_hints_cannot_be_allowed_once_the_game_has_begun(house: House) -> None:
    table = await begun(house, hints=False)
    assert await refused(house.lobby_settings.set_hints(table.id, ANNA.id, True, cause())) == ALREADY_STARTED
    assert not (await house.lookups.table(table.id)).hints


async def test_only_who_sits_there_allows_hints(house: House) -> None:
    table = await lobby(house, ANNA)
    assert await refused(house.lobby_settings.set_hints(table.id, BERT.id, True, cause())) == NOT_SEATED


async def test_the_lobby_is_shown_anew_only_if_something_has_changed(house: House) -> None:
    table = await lobby(house, ANNA)
    before = (await house.play.board(table.id)).version
    await house.lobby_settings.set_hints(table.id, ANNA.id, False, cause())
    assert (await house.play.board(table.id)).version == before
    await house.lobby_settings.set_hints(table.id, ANNA.id, True, cause())
    assert (await house.play.board(table.id)).version == before + 1
