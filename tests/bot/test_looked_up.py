"""What a person looks up beside their desk: one message, the last, until the question is answered."""

from __future__ import annotations

from datetime import timedelta
from itertools import count
from typing import Any

import discord

from bot.messages.looked_up import LookedUp
from bot.messages.replies import Reply
from tests.bot.living import three
from tests.bot.people import Seat, World


def passing(seat: Seat) -> list[int]:
    """The messages in the person's direct messages that only pass."""
    backend = seat.world.env.backend
    kept = {message.id for message in seat.dms()}
    return [id for id in backend.messages[backend.dm_channels[seat.user.id]] if id not in kept]


async def test_what_is_looked_up_replaces_what_was_looked_up_before(world: World) -> None:
    table, (ada, _, _) = await three(world)
    ada.take_dm()
    for label in ("Board", "What's new", "Notes", "?"):
        seen = (await ada.press(label)).response
        assert passing(ada) == [seen.id]
    assert table


async def test_it_stays_while_the_form_is_filled_in_and_goes_when_the_question_is_answered(world: World) -> None:
    _, (ada, ben, _) = await three(world)
    ben.take_dm()
    other = (await ben.press("Board")).response
    ada.take_dm()
    seen = (await ada.press("Board")).response
    await ada.choose("coins", "1")
    assert passing(ada) == [seen.id]
    await ada.press("Seal")
    assert passing(ada) == []
    assert passing(ben) == [other.id]


class Interaction:
    """One of a person that can be answered once, and so long."""

    def __init__(self, person: int = 1, seconds: float = -1) -> None:
        self.user: Any = type("User", (), {"id": person})
        self.channel_id, self.guild_id = 7, None
        self.id, self.expires_at = next(numbers), discord.utils.utcnow() + timedelta(seconds=seconds)
        self.message: Any = None
        self.response, self.shown = self, 0

    def is_done(self) -> bool:
        return False

    async def send_message(self, **_: Any) -> None:
        self.shown += 1


numbers = count(1)


async def looked(looked_up: LookedUp, interaction: Any) -> None:
    await looked_up.show(Reply(interaction, fresh=True), None)  # type: ignore[arg-type]


async def test_a_message_whose_token_has_run_out_stays_and_costs_nothing() -> None:
    looked_up = LookedUp()
    for _ in range(2):
        interaction = Interaction()
        await looked(looked_up, interaction)
        assert interaction.shown == 1


async def test_what_many_have_looked_up_is_kept_no_longer_than_it_can_be_put_away_and_without_its_message() -> None:
    looked_up = LookedUp()
    for person in range(100):
        await looked(looked_up, Interaction(person))
    last = Interaction(100, seconds=60)
    last.message = pressed = Interaction()
    await looked(looked_up, last)
    kept = [*looked_up._last._kept.values()]
    assert len(looked_up._newest._newest) == len(kept) == 1
    assert kept[0][1].message is None  # what was pressed would be the most of it
    assert last.message is pressed
    assert looked_up.is_newest(last)  # type: ignore[arg-type]
