"""Presses whose ids were made up, at tables that have ended, were called off or were rewound, with ids of before."""

from __future__ import annotations

import discord
import pytest

from bot.messages.custom_ids import Press
from bot.messages.errors import reply_with_errors
from host.fixes import Rewind
from host.values import Person
from tests.bot.people import Seat, World, texts_of
from tests.bot.test_forged import ACTIONS, KEPT, everything
from tests.ground import sized
from tests.host.moderation.mending import MODERATOR, WHY
from tests.host.people.test_votes import asked
from tests.host.seating import bid, cause, play_out
from tests.secrecy.paper import Wire

OLD = "1.bid"
FIELDS = ("", "coins", "part", "summary")[: sized(4, 2)]
LOGS = {"log", "log-new", "story"}  # after the end they have no secrets
OWN_AFFAIRS = {"dms", "forget", "explained", "rematch", "vacate", *LOGS}  # of the presser alone, or of a new table
PRIVATE = ("purse", "Sealed", "Your bid")


async def at(world: World, state: str) -> tuple[int, Seat, Seat]:
    """A table of two in that state."""
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    house = world.house
    shown = (await house.play.board(table)).table
    if state == "ended":
        await play_out(house, shown)
    elif state == "called off":
        await asked(house, shown, "abandon", _person(ada), _person(ben))
    else:
        await bid(house, shown, _person(ada), coins=1)
        look = await house.moderation.look_at_fix(table, MODERATOR, Rewind(1), cause(), server_id=world.guild.id)
        done = await house.moderation.apply_fix(table, look.id, MODERATOR, WHY, cause(), server_id=world.guild.id)
        assert done.state == "applied"
    await world.deliver()
    return table, ada, ben


def _person(seat: Seat) -> Person:
    return Person(seat.user.id, seat.name, "en-US")


async def at_tables(world: World) -> list[object]:
    """All that a press could have changed, but for the settings of people: whoever presses is noted with a language."""
    return [row for row, kept in zip(await everything(world), KEPT, strict=True) if "FROM players" not in kept]


async def pressed(world: World, who: int, press: Press, server: int) -> str:
    """What is answered to a press on a message that carries it; a modal counts as an answer."""
    wire = Wire(who, server=True, client=world.env.bot)
    wire.guild_id = server
    wire.user.create_dm = lambda: world.env.bot.create_dm(discord.Object(who))
    await reply_with_errors(wire, world.env.bot.handlers.press(wire, press, ["0"]))  # type: ignore[attr-defined, arg-type]
    said = [body if isinstance(body, list) else [] for _, body in wire.answers]
    return "\n".join(texts_of(body) for body in said)


@pytest.mark.sampled
@pytest.mark.parametrize("state", ["ended", "called off", "rewound"])
async def test_what_was_once_a_button_does_nothing_for_anybody_any_more(world: World, state: str) -> None:
    table, ada, _ = await at(world, state)
    zoe, elsewhere = world.person("zoe"), world.env.create_guild("Elsewhere")
    for action in ACTIONS:
        before = await at_tables(world)
        for field in FIELDS:
            press = Press(action, table, OLD, field, "0")
            for who, server in ((zoe, world.guild.id), (zoe, elsewhere.id), (ada, elsewhere.id)):
                said = await pressed(world, who.user.id, press, server)
                assert "on my side" not in said, press
                if who is zoe and not (state == "ended" and action in LOGS):
                    assert not any(words in said for words in PRIVATE), (press, said)
        assert action in OWN_AFFAIRS or await at_tables(world) == before, action


@pytest.mark.sampled
async def test_after_a_rewind_the_ids_of_before_move_nothing_for_their_own_player(world: World) -> None:
    table, ada, _ = await at(world, "rewound")
    for action in ("seal", "take-back", "set", "pick", "step", "type", "sure", "clear", "open", "control"):
        before = await at_tables(world)
        for field in FIELDS:
            said = await pressed(world, ada.user.id, Press(action, table, OLD, field, "0"), world.guild.id)
            assert "on my side" not in said
        assert await at_tables(world) == before, action


async def test_the_dossier_of_another_server_stays_closed_to_strangers(world: World) -> None:
    table, *_ = await at(world, "ended")
    elsewhere = world.env.create_guild("Elsewhere")
    zoe = world.person("zoe")
    assert "no such table" in (await pressed(world, zoe.user.id, Press("dossier", table), elsewhere.id)).casefold()
