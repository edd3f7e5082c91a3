"""Nobody opens a dossier before the end, of a game that was called off, or from another server."""

from __future__ import annotations

import pytest

from bot.messages.custom_ids import Press
from bot.messages.handlers import Handlers
from bot.reading.dossier import Dossiers
from host.values import Trouble
from tests.bot.people import World
from tests.secrecy.paper import Wire


async def test_a_forged_press_opens_nothing_while_the_game_goes_on(world: World) -> None:
    ada, ben, cleo, dora = (world.person(name) for name in ("ada", "ben", "cleo", "dora"))
    table = await world.seated(ada, ben, cleo, dora, game="devil")
    handlers = Handlers(Dossiers(world.house))
    for press in (Press("dossier", table), Press("dossier", table, "", "round-1", "0")):
        wire = Wire(ada.user.id, server=False, components=[])
        with pytest.raises(Trouble, match="dossier-running"):
            await handlers.press(wire, press, [])  # type: ignore[arg-type]
    eve = Wire(world.person("eve").user.id, server=False, components=[])
    with pytest.raises(Trouble, match="no-such-table"):
        await handlers.press(eve, Press("dossier", table), [])  # type: ignore[arg-type]
    refused = await ada.member.slash(world.channel, "table dossier", table=str(table))
    assert "opens when the game has ended" in str(refused.response.components)
