"""The Review button: a bar while it is worked out, one's own decisions and nobody else's, kept for the next press."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from simcord.results import to_discord_message

from bot.app.client import Pactum
from bot.messages.custom_ids import Press
from bot.messages.handlers import Handlers
from bot.reading.cards import page_buttons
from bot.reading.reviews import ReviewPresses
from face.wordings.reader import Reader
from face.wordings.texts import texts
from tests.bot.people import Seat, World, buttons_of, texts_of
from tests.bot.pressing import reply
from tests.ground import rows
from tests.host.seating import play_out
from tests.secrecy.paper import Wire

MOVES = 60  # of playouts: few, as tests should be quick
PATIENCE = 300.0  # seconds for a whole review on a busy machine


def bot(world: World) -> Pactum:
    found: Any = world.env.bot
    assert isinstance(found, Pactum)
    return found


async def ended(world: World, *seats: Seat) -> int:
    world.env.settle_timeout = PATIENCE
    table = await world.seated(*seats, game="paladins")
    world.house.reviews.moves = MOVES
    await play_out(world.house, (await world.house.play.board(table)).table)
    return table


async def whole(world: World) -> None:
    """Waits until no bar moves any more. A press is answered before its bar begins to move."""
    for _ in range(1000):
        tasks = [task for tasks in bot(world).reviews.following.waiting.values() for task in tasks]
        if tasks:
            await asyncio.gather(*tasks)
            return
        await asyncio.sleep(0)


async def now(world: World, message: Any) -> str:
    return texts_of(world.message_now(message).components)


@pytest.mark.usefixtures("complaints")
async def test_a_press_at_the_dossier_shows_a_bar_then_what_mattered_most_and_the_next_press_that_at_once(
    world: World,
) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await ended(world, ada, ben)
    dossier = (await ada.member.slash(world.channel, "table dossier", table=str(table))).response
    pressed = (await ada.member.click(dossier, label="Review")).response
    assert pressed.ephemeral
    await whole(world)
    shown = await now(world, pressed)
    assert "Your review: Paladins of the West Kingdom" in shown
    assert "You made " in shown
    assert "What mattered most" in shown or "no decision clearly cost you points" in shown
    assert "▰" not in shown
    again = await ada.member.slash(world.channel, "table review", table=str(table))
    assert not bot(world).reviews.following.waiting
    assert reply(again) == shown
    (on,) = (label for label in buttons_of(world.message_now(pressed).components) if label.startswith("Page 2 of"))
    await ada.member.click(to_discord_message(world.env, world.message_now(pressed)), label=on)
    assert "**A steward:**" in await now(world, pressed)


async def test_everybody_reads_their_own_and_strangers_none(world: World) -> None:
    ada, ben, eve = (world.person(name) for name in ("ada", "ben", "eve"))
    table = await ended(world, ada, ben)
    for seat in (ada, ben):
        await seat.member.slash(world.channel, "table review", table=str(table))
        await whole(world)
    kept = {row.person_id for row in await rows(world.house.database, "SELECT person_id FROM reviews")}
    assert kept == {ada.user.id, ben.user.id}
    refused = await eve.member.slash(world.channel, "table review", table=str(table))
    assert "You're not at this table" in reply(refused)
    dossier = (await eve.member.slash(world.channel, "table dossier", table=str(table))).response
    assert "Review" not in buttons_of(dossier.components)


async def test_before_the_end_there_is_none(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben, game="paladins")
    refused = await ada.member.slash(world.channel, "table review", table=str(table))
    assert "none before the game has ended" in reply(refused)
    assert not bot(world).reviews.following.waiting


async def test_stop_ends_it_for_who_waits(world: World) -> None:
    ada = world.person("ada")
    table = await world.seated(ada, world.person("ben"), game="paladins")
    presses = ReviewPresses(world.house)
    waiting = asyncio.create_task(asyncio.Event().wait())
    presses.following.waiting[ada.user.id, table] = {waiting}  # type: ignore[assignment]
    wire = Wire(ada.user.id, server=False, components=[])
    await Handlers(presses).press(wire, Press("review", table, "", "stop"), [])  # type: ignore[arg-type]
    with pytest.raises(asyncio.CancelledError):
        await waiting


async def test_a_made_up_stop_tells_no_table_that_is_there_from_one_that_is_not(world: World) -> None:
    ada, eve = world.person("ada"), world.person("eve")
    table = await world.seated(ada, world.person("ben"), game="paladins")
    presses, answers = ReviewPresses(world.house), []
    for number in (table, 99_999):
        wire = Wire(eve.user.id, server=False, components=[])
        await Handlers(presses).press(wire, Press("review", number, "", "stop"), [])  # type: ignore[arg-type]
        answers.append(repr(wire.answers))
    assert answers[0] == answers[1] != "[]"


def test_its_buttons_stay_short() -> None:
    assert len(Press("review", 2**62, "", "page", "999").button_id()) <= 100


@pytest.mark.parametrize(
    ("at", "labels"), [(0, ["◀ First page", "Page 2 of 3 ▶"]), (2, ["◀ Page 2 of 3", "Last page ▶"])]
)
def test_no_button_leads_to_a_page_that_is_not_there(at: int, labels: list[str]) -> None:
    buttons = page_buttons(Reader(texts("en")), Press("review", 1), at, 3)
    assert [button["label"] for button in buttons] == labels
    assert [button.get("disabled", False) for button in buttons] == [at == 0, at == 2]
