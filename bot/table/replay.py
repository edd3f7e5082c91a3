"""Sends the replay of a finished game: by a command, or by the button of its dossier. It changes nothing."""

from __future__ import annotations

import io
from collections.abc import Mapping
from typing import Any

import discord
from discord import ui

from bot.games.readers import reader_for
from bot.kit.page import GREY, plain_message
from bot.kit.press_handlers import on_press
from bot.kit.presses import Press
from bot.kit.reading_language import locale_of
from bot.kit.replies import Interaction, Reply
from bot.replay.page import Asked
from bot.replay.replays import Replays, Wanted
from bot.table.dossier import REPLAY, revealed
from engine.core.texts import say
from host.house import House
from host.proof.export import EXPORT_RUNNING
from host.values import Board, Trouble


class ReplayFiles:
    """Answers who asks for a replay. Everybody who may read the dossier of a table may."""

    def __init__(self, house: House, replays: Replays) -> None:
        self._house = house
        self._replays = replays

    @on_press(REPLAY)
    async def _press(self, interaction: Interaction, press: Press, values: list[str]) -> None:
        reply = Reply(interaction, fresh=True)
        await self._send(interaction, reply, await reply.within(revealed(self._house, interaction, press.table)))

    async def open(self, interaction: Interaction, board: Board) -> None:
        """Send the replay of an ended table. Raises Trouble as `House.export` and `Replays.page`."""
        await self._send(interaction, Reply(interaction, fresh=True), board)

    async def _send(self, interaction: Interaction, reply: Reply, board: Board) -> None:
        table, locale = board.table, locale_of(interaction)
        reader = reader_for(table, locale)
        asked = Asked(reader.texts.locale, _names(reader.seats), table.practice)
        wanted = Wanted(table.id, board.head, asked)
        content = await reply.within(self._page(wanted, interaction.user.id))
        name = f"pactum-{table.game}-{table.id}.html"
        told = say("bot-replay", table=table.id, practice="yes" if table.practice else "no")
        view = plain_message(reader.line(told), GREY)
        view.add_item(ui.File[Any](f"attachment://{name}"))
        await reply.attach(view, discord.File(io.BytesIO(content), name))

    async def _page(self, wanted: Wanted, person_id: int) -> bytes:
        if not wanted.head:
            raise Trouble(EXPORT_RUNNING)
        return await self._replays.page(wanted, lambda: self._house.exports.export(wanted.table), person_id)


def _names(seats: Mapping[int, str]) -> tuple[str, ...]:
    """The names in the order of the seats."""
    return tuple(seats.get(seat, "") for seat in range(max(seats, default=-1) + 1))
