"""What a person looks up beside their desk: one message, the last, until the question is answered."""

from __future__ import annotations

from typing import Any

from bot.kit.looked_up import LookedUp
from bot.kit.replies import Reply
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


async def test_a_message_whose_token_has_run_out_stays_and_costs_nothing() -> None:
    class Interaction:
        """One that can be answered, and no more after that."""

        user: Any = type("User", (), {"id": 1})
        channel_id, guild_id, message = 7, None, None

        def __init__(self) -> None:
            self.response, self.shown = self, 0

        def is_done(self) -> bool:
            return False

        async def send_message(self, **_: Any) -> None:
            self.shown += 1

        def is_expired(self) -> bool:
            return True

    looked_up = LookedUp()
    for _ in range(2):
        interaction: Any = Interaction()
        await looked_up.show(Reply(interaction, fresh=True), None)  # type: ignore[arg-type]
        assert interaction.shown == 1
