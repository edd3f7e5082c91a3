"""Shows a player their private notes of a table, and lets them write: words, and what they take each seat for."""

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
from engine.texts import SeatRef, say
from face.core.names import numbered_table, reader_for, suspicions_of
from face.core.parts import Suspicion
from face.wordings.lengths import OPTION_LABEL
from face.wordings.reader import Reader
from host.house import House
from host.people.notes import LONGEST_NOTE, NO_SUCH_MARK, OwnNotes
from host.values import Desk, Trouble

_NOBODY = "-"  # the option by which a seat is taken for nothing


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

    @on_press("notes-suspect")
    async def _suspect(self, interaction: Interaction, press: Press, values: list[str]) -> None:
        """Writes beside a seat what it is taken for, or takes that away. Raises Trouble `no-such-mark`."""
        chosen = only_choice(values)
        label = None if chosen == _NOBODY else chosen
        reply, me = Reply(interaction, fresh=False), interaction.user.id
        desk = await reply.within(self._house.play.desk(press.table, me))
        if label not in {None, *(each.id for each in suspicions_of(desk))}:
            raise Trouble(NO_SUCH_MARK)
        seat = number_in_part(press.field)
        notes = await reply.within(self._house.notes.suspect(press.table, me, seat, label))
        await reply.show(_drawn(notes, desk, interaction))

    @on_press("notes-mark")
    async def _mark(self, interaction: Interaction, press: Press, values: list[str]) -> None:
        """The same from notes that release 0.2 has shown, which have a select for each role instead of each seat."""
        chosen, label = only_choice(values), press.field
        reply, me = Reply(interaction, fresh=False), interaction.user.id
        desk = await reply.within(self._house.play.desk(press.table, me))
        if label not in {each.id for each in suspicions_of(desk)}:
            raise Trouble(NO_SUCH_MARK)
        notes = await reply.within(self._house.notes.read(press.table, me))
        beside = [seat for seat, taken_for in notes.suspicions.items() if taken_for == label]
        for seat in beside if chosen == _NOBODY else [number_in_part(chosen)]:
            taken_for = None if chosen == _NOBODY else label
            notes = await reply.within(self._house.notes.suspect(press.table, me, seat, taken_for))
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
    return _notes_view(notes, suspicions_of(desk), reader_for(notes.table, locale_of(interaction)))


def _notes_view(notes: OwnNotes, labels: tuple[Suspicion, ...], reader: Reader) -> ui.LayoutView:
    """The message with the notes. `labels`: what another seat can be taken for; without any nobody is suspected."""
    table = notes.table.id
    page = Page(GREY)
    page.text(f"## {reader.line(say('notes-title', table=numbered_table(notes.table)))}")
    page.text(notes.words or reader.line(say("notes-none")))
    page.buttons([button(reader.label(say("notes-edit")), Press("notes-edit", table), "primary")])
    if labels:
        page.line()
        page.text(reader.line(say("notes-grid")))
        for seat in range(len(notes.table.seats)):
            if seat != notes.seat:
                _suspicion_select(page, notes, seat, labels, reader)
    page.text("-# " + reader.line(say("notes-private")))
    return page.view()


def _suspicion_select(page: Page, notes: OwnNotes, seat: int, labels: tuple[Suspicion, ...], reader: Reader) -> None:
    """What that seat is taken for, to be chosen anew."""
    name, chosen = SeatRef(seat), notes.suspicions.get(seat)
    unmarked = reader.label(say("notes-suspect-open", seat=name), OPTION_LABEL)
    options: list[SelectOption] = [option(unmarked, _NOBODY)]
    for label in labels:
        words = reader.label(say("notes-suspect-is", seat=name, what=label.text), OPTION_LABEL)
        options.append(option(words, label.id, chosen=chosen == label.id))
    page.select(Press("notes-suspect", notes.table.id, field=str(seat)), unmarked, options)
