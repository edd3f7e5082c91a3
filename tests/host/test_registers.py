from __future__ import annotations

from host.house import House
from host.tables import Place, Player, Server
from tests.host.seating import ANNA, BERT, cause, lobby, play_out, playing


async def test_a_server_nobody_has_set_up_has_empty_settings(house: House) -> None:
    assert await house.server(5) == Server(5, None, None)


async def test_settings_of_a_server_are_kept_and_replaced(house: House) -> None:
    await house.set_server(5, home_channel_id=6, moderator_role_id=7)
    assert await house.server(5) == Server(5, 6, 7)
    await house.set_server(5, home_channel_id=8)
    assert await house.server(5) == Server(5, 8, None)


async def test_a_stranger_reads_english_and_has_open_dms(house: House) -> None:
    assert await house.player(9) == Player(9, "en", "open")


async def test_language_and_closed_dms_of_a_player_are_remembered_apart(house: House) -> None:
    await house.dms(9, open=False)
    await house.set_locale(9, "cs")
    assert await house.player(9) == Player(9, "cs", "closed")
    await house.dms(9, open=True)
    assert await house.player(9) == Player(9, "cs", "open")


async def test_tables_of_a_server_are_those_still_open(house: House) -> None:
    waiting, going, over = await lobby(house, ANNA), await playing(house), await playing(house)
    await play_out(house, over)
    elsewhere = await house.open_table("bids", Place(99, 1), BERT, {}, cause())
    assert [table.id for table in await house.tables_in(1)] == [going.id, waiting.id]
    assert [table.id for table in await house.tables_in(99)] == [elsewhere.id]
