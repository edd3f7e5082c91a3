"""Bids from the lobby to the last crown by clicks, the bot restarted in the middle of every kind of step."""

from __future__ import annotations

import pytest

from tests.bot.people import Seat, World
from tests.ground import kept


async def look(seat: Seat, table: int, *, ephemeral: bool) -> None:
    if ephemeral:
        await seat.open_desk(table)
    else:
        seat.take_dm()


async def bid(seat: Seat, coins: int) -> None:
    await seat.choose("coins", str(coins))
    await seat.press("Seal")


async def console(seat: Seat, choice: str) -> None:
    await seat.press(choice)
    if choice == "A peek into a purse":
        other = next(label for label in seat.buttons() if label in ("ada", "ben", "cleo"))
        await seat.press(other)
    await seat.press("Seal")


async def play_round(world: World, table: int, seats: list[Seat], number: int, *, restart: bool) -> None:
    for index, seat in enumerate(seats):
        await look(seat, table, ephemeral=index == number % 3)
        assert f"round {number}" in seat.words()
        await bid(seat, coins=index)
        if restart and index == 0:
            assert "Sealed." in seat.words()
            await world.restart()
    for seat in seats:
        seat.take_dm()
    loser = seats[0]  # bid nothing
    assert "You bid the least" in loser.words()
    if restart:
        await world.restart()
    await look(loser, table, ephemeral=number % 2 == 0)
    await console(loser, "A peek into a purse" if number == 1 else "Two coins")


@pytest.mark.usefixtures("kept_secret")
@pytest.mark.parametrize("restart", kept((False, True), True))
async def test_a_whole_game_by_clicks(world: World, restart: bool) -> None:
    seats = [world.person(name) for name in ("ada", "ben", "cleo")]
    table = await world.seated_by_clicks(*seats)
    for number in (1, 2, 3):
        await play_round(world, table, seats, number, restart=restart)
    for seat in seats:
        seat.take_dm()
        assert "Total " in seat.words()
        assert ("You: **3**" if seat is seats[2] else "cleo: **3**") in seat.words()
    assert (await world.house.play.board(table)).table.status == "ended"
