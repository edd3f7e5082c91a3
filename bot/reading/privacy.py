"""Gives people their own data as a file, and forgets them at a second click."""

from __future__ import annotations

import gzip
import io

import discord
import msgspec
from discord import ui

from bot.messages.custom_ids import Press
from bot.messages.handlers import on_press
from bot.messages.page import GREEN, GREY, RED, Page, button, plain_message
from bot.messages.reading_language import reader_of
from bot.messages.replies import Interaction, Reply
from engine.texts import say
from host.house import House

PERSONAL_DATA_FILE = "pactum-my-data.json"
MOST_BYTES = 8_000_000  # of a file as it is; Discord takes 10 MB, so a longer one is packed


class PrivacyCommands:
    """The handlers of `/me export`, `/me forget` and its button."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def export(self, interaction: Interaction) -> None:
        """Sends all that is stored of the person, attached to a message only they can see."""
        reply = Reply(interaction, fresh=True)
        stored = await reply.within(self._house.privacy.stored_of(interaction.user.id))
        file = personal_data_file(msgspec.json.format(msgspec.json.encode(stored), indent=1))
        view = plain_message(reader_of(interaction).line(say("export-done")), GREEN)
        view.add_item(ui.File(f"attachment://{file.filename}"))
        await reply.attach(view, file)

    async def ask(self, interaction: Interaction) -> None:
        """Shows what would go and what would stay, and a button for it. Raises Trouble as `House.forget`."""
        reply = Reply(interaction, fresh=True)
        going = await reply.within(self._house.privacy.forgettable(interaction.user.id))
        reader = reader_of(interaction)
        page = Page(RED)
        page.text(reader.line(say("forget-sure", tables=going.tables)))
        page.text(reader.lines([say("forget-goes"), say("forget-stays")]))
        page.buttons([button(reader.label(say("forget-yes")), Press("forget"), "danger")])
        await reply.show(page.view())

    @on_press("forget")
    async def _forget(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """Forgets the person at the second click."""
        reader = reader_of(interaction)  # the language they have chosen is forgotten, too
        reply = Reply(interaction, fresh=False)
        await reply.within(self._house.privacy.forget(interaction.user.id))
        await reply.show(plain_message(reader.line(say("forget-done")), GREY))


def personal_data_file(data: bytes) -> discord.File:
    """`data` as a file Discord takes."""
    if len(data) <= MOST_BYTES:
        return discord.File(io.BytesIO(data), PERSONAL_DATA_FILE)
    return discord.File(io.BytesIO(gzip.compress(data)), f"{PERSONAL_DATA_FILE}.gz")
