"""Shows a player their private notes of a table, and lets them write: words, and a name beside each mark."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.messages.custom_ids import INPUT, Press, number_in_part, only_choice, word_modal
from bot.messages.handlers import check_carried, on_modal, on_press
from bot.messages.looked_up import LookedUp
from bot.messages.page import GREY, Page, SelectOption, button, option
from bot.messages.reading_language import locale_of
from bot.messages.replies import Interaction, Reply
from engine.core.texts import Text, say
from face.core.face import face
from face.core.names import names_of, numbered_table, reader_for
from face.wordings.lengths import OPTION_LABEL
from face.wordings.reader import Reader
from host.house import House
from host.people.notes import LONGEST_NOTE, NO_SUCH_MARK, OwnNotes
from host.values import Desk, Trouble

_NOBODY = "-"  # the option by which a mark is nobody's


class NotePresses:
    """The presses on notes, and their modal. All of it is shown to the player alone."""

    def __init__(self, house: House, looked_up: LookedUp) -> None:
        self._house = house
        self._looked_up = looked_up

    @on_press("notes")
    async def _open(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """Shows the notes in a message of their own. Raises Trouble `not-seated`, `not-started`."""
        reply, me = Reply(interaction, fresh=True), interaction.user.id
        notes = await reply.within(self._house.notes.read(press.table, me))
        desk = await reply.within(self._house.play.desk(press.table, me))
        await self._looked_up.show(reply, _drawn(notes, desk, interaction))

    @on_press("notes-mark")
    async def _mark(self, interaction: Interaction, press: Press, values: list[str]) -> None:
        """Writes the chosen name beside a mark, or takes it away. Raises Trouble `no-such-mark`."""
        chosen = only_choice(values)
        seat = None if chosen == _NOBODY else number_in_part(chosen)
        me = interaction.user.id
        reply = Reply(interaction, fresh=False)
        desk = await reply.within(self._house.play.desk(press.table, me))
        if press.field not in dict(_grid(desk)):
            raise Trouble(NO_SUCH_MARK)
        notes = await reply.within(self._house.notes.mark(press.table, me, press.field, seat))
        await reply.show(_drawn(notes, desk, interaction))

    @on_press("notes-edit", opens_modal=True)
    async def _edit(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        notes = await self._house.notes.read(press.table, interaction.user.id)
        reader = reader_for(notes.table, locale_of(interaction))
        box: ui.TextInput[Any] = ui.TextInput(
            custom_id=INPUT,
            style=discord.TextStyle.paragraph,
            default=notes.words or None,
            max_length=LONGEST_NOTE,
            required=False,
        )
        title = reader.label(say("notes-title", table=numbered_table(notes.table)), 45)
        label, hint = reader.label(say("notes-words"), 45), reader.label(say("notes-hint"), 100)
        await interaction.response.send_modal(word_modal(title, press, label, hint, box))

    @on_modal("notes-edit")
    async def _edited(self, interaction: Interaction, press: Press, words: str) -> None:
        check_carried(interaction, press)
        reply, me = Reply(interaction, fresh=False), interaction.user.id
        notes = await reply.within(self._house.notes.write(press.table, me, words))
        await reply.show(_drawn(notes, await reply.within(self._house.play.desk(press.table, me)), interaction))


def _drawn(notes: OwnNotes, desk: Desk, interaction: Interaction) -> ui.LayoutView:
    return _notes_view(notes, _grid(desk), reader_for(notes.table, locale_of(interaction)))


def _grid(desk: Desk) -> tuple[tuple[str, Text], ...]:
    return face(desk.table.game).grid(desk.view)


def _notes_view(notes: OwnNotes, grid: tuple[tuple[str, Text], ...], reader: Reader) -> ui.LayoutView:
    """The message with the notes. `grid`: the marks beside which a name can be written, by id."""
    table = notes.table.id
    page = Page(GREY)
    page.text(f"## {reader.line(say('notes-title', table=table))}")
    page.text(notes.words or reader.line(say("notes-none")))
    page.buttons([button(reader.label(say("notes-edit")), Press("notes-edit", table), "primary")])
    if grid:
        page.line()
        page.text(reader.line(say("notes-grid")))
        names = names_of(notes.table, reader.texts)
        for mark, label in grid:
            chosen = notes.marks.get(mark)
            unknown = reader.label(say("notes-mark-open", mark=label), OPTION_LABEL)
            options: list[SelectOption] = [option(unknown, _NOBODY)]
            for seat, name in enumerate(names):
                if seat != notes.seat:
                    words = reader.label(say("notes-mark-is", mark=label, name=name), OPTION_LABEL)
                    options.append(option(words, str(seat), chosen=chosen == seat))
            page.select(Press("notes-mark", table, field=mark), unknown, options)
    page.text("-# " + reader.line(say("notes-private")))
    return page.view()
