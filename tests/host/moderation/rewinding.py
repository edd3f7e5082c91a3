"""Rounds that are played, and rewinds that are agreed upon."""

from __future__ import annotations

from host.fixes import Rewind
from host.fixes.base import Point
from host.house import House
from host.values import Person, Table
from tests.host.moderation.mending import fixed
from tests.host.seating import bid, cause


async def point(house: House, table: Table, moment: str) -> Point:
    """The newest one where the game stood there."""
    return next(one for one in await house.fixes.rewind_points(table.id) if one.moment == moment)


async def agreed(house: House, table: Table, vote: int | None) -> str:
    """All say yes."""
    state = ""
    for card in table.seats:
        state = (await house.votes.cast(table.id, card.person_id, vote or 0, True, cause())).state
    return state


async def rewound(house: House, table: Table, moment: str) -> None:
    """Back to there, with the table's consent if it needs it."""
    done = await fixed(house, table, Rewind((await point(house, table, moment)).number))
    if done.state == "voting":
        assert await agreed(house, table, done.vote) == "passed"
    assert (await house.moderation.fix_proposal(table.id, done.id)).state == "applied"


async def round_played(house: House, table: Table, *coins: int) -> None:
    """Everybody bids, the loser takes two coins."""
    for card, amount in zip(table.seats, coins, strict=True):
        await bid(house, table, Person(card.person_id, ""), amount)
    for card in table.seats:
        desk = await house.play.desk(table.id, card.person_id)
        if desk.ask is not None and desk.ask.kind == "console":
            await house.play.answer(table.id, card.person_id, desk.ask.id, {"what": "coins"}, cause())
