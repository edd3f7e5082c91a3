"""A person's own data: given out as a file, forgotten by a second click."""

from __future__ import annotations

import gzip
import io

import discord
import msgspec
from discord import ui

from bot.buttons import Press
from bot.page import GREEN, GREY, RED, Page, button, note
from bot.replies import Interaction, Reply
from bot.texts import Reader, texts
from engine.core.texts import say
from host.house import House

ACTIONS = frozenset({"forget"})
FILE = "pactum-my-data.json"
MOST_BYTES = 8_000_000  # of a file as it is; Discord takes 10 MB, so a longer one is packed


class Privacy:
    """What `/me export`, `/me forget` and its button do."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def export(self, interaction: Interaction) -> None:
        """Everything that is stored of who asks, attached to a message only they can see."""
        reply = Reply(interaction, fresh=True)
        found = await reply.within(self._house.stored_of(interaction.user.id))
        file = attached(msgspec.json.format(msgspec.json.encode(found), indent=1))
        view = note(_reader(interaction).line(say("export-done")), GREEN)
        view.add_item(ui.File(f"attachment://{file.filename}"))
        await reply.hand_over(view, file)

    async def ask(self, interaction: Interaction) -> None:
        """What would go and what would stay, and the button that does it. Raises Trouble as `House.forget`."""
        reply = Reply(interaction, fresh=True)
        found = await reply.within(self._house.forgettable(interaction.user.id))
        reader = _reader(interaction)
        page = Page(RED)
        page.text(reader.line(say("forget-sure", tables=found.tables)))
        page.text(reader.lines([say("forget-goes"), say("forget-stays")]))
        page.buttons([button(reader.label(say("forget-yes")), Press("forget"), "danger")])
        await reply.show(page.view())

    async def press(self, interaction: Interaction) -> None:
        """The second click."""
        reply = Reply(interaction, fresh=False)
        await reply.within(self._house.forget(interaction.user.id))
        await reply.show(note(_reader(interaction).line(say("forget-done")), GREY))


def attached(data: bytes) -> discord.File:
    """`data` as a file Discord takes."""
    if len(data) <= MOST_BYTES:
        return discord.File(io.BytesIO(data), FILE)
    return discord.File(io.BytesIO(gzip.compress(data)), f"{FILE}.gz")


def _reader(interaction: Interaction) -> Reader:
    return Reader(texts(str(interaction.locale)))
