"""Trials: begun by `/table try` in a direct message of their own, and what leads from them back to the table."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from discord import ui

from bot.desk.beside import BETTER, PLAY_ON, TRIAL, TRY
from bot.desk.view import Desks
from bot.lobby.own_permissions import check_permissions
from bot.lobby.practice import Practices
from bot.lobby.rematches import Rematches
from bot.messages.custom_ids import Press, number_in_part
from bot.messages.handlers import on_press, reads_here
from bot.messages.page import GREEN, GREY, Page, button, option, plain_message
from bot.messages.reading_language import locale_of, reader_of
from bot.messages.replies import Interaction, Reply, cause_of, person_of
from engine.texts import NOT_ASKED, Refusal, SeatRef, Text, say
from face.core.face import face
from face.core.names import own_reader
from face.desk.desk import DeskSurroundings
from face.desk.trying import answer_so, note_trial, try_better
from face.wordings.lengths import MOST_OPTIONS
from face.wordings.reader import Reader
from host.house import House
from host.trials import TRIALS_OFF
from host.values import NO_SUCH_TABLE, Table, Trouble

_MOMENT, _EYES, _OTHERS = "moment", "eyes", "others"  # fields of presses
_PICKED = {_EYES: say("played-on-private"), _OTHERS: say("played-on-together")}  # what a select of seats does


def _offered_a_vote(table: Table, reader: Reader) -> ui.LayoutView:
    """Says that the table has not agreed on trials, with the button that asks it."""
    page = Page(GREY)
    page.text(reader.line(Text(f"trouble-{TRIALS_OFF}")))
    page.buttons([button(reader.label(say("trial-ask")), Press("ask-vote", table.id, field="try"))])
    return page.view()


class TrialPresses:
    """The command that begins a trial, and the presses on its desk. Only its person sees anything of it."""

    def __init__(self, house: House, practices: Practices, desks: Desks, rematches: Rematches) -> None:
        self._house = house
        self._rematches = rematches
        self._practices = practices
        self._desks = desks

    async def start(self, interaction: Interaction, table_id: int) -> None:
        """Begins a trial of that table in a new direct message. Raises Trouble as `Trials.begin` does."""
        reply, me = Reply(interaction, fresh=True), interaction.user.id
        there = await reply.within(self._house.lookups.table(table_id))
        if there.card(me) is None and (there.practice or there.place.server_id != interaction.guild_id):
            raise Trouble(NO_SUCH_TABLE)  # as if there were none
        try:
            table = await reply.within(self._house.trials.check(table_id, me))
        except Trouble as trouble:
            if trouble.code != TRIALS_OFF:
                raise
            await reply.show(_offered_a_vote(there, reader_of(interaction)))
            return

        async def begin(message_id: int) -> Table:
            return await self._house.trials.begin(table_id, me, cause_of(interaction), message_id)

        await self._practices.deal(interaction, reply, table.game, begin, say("trial-begun"), counted=False)

    @on_press(TRY)
    async def _try(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """Does the same by the button of a desk."""
        await self.start(interaction, press.table)

    @on_press(PLAY_ON)
    async def _play_on(self, interaction: Interaction, press: Press, values: list[str]) -> None:
        """Asks from which moment of a finished game to play on, then through whose eyes, and begins; with others in a
        lobby. One's review's decisions are begun at once.
        """
        reply, me = Reply(interaction, fresh=press.field != _MOMENT), interaction.user.id
        there = await reply.within(self._house.lookups.table(press.table))
        reads_here(interaction, there)
        reader, person = own_reader(there, locale_of(interaction), me), person_of(interaction)
        number = number_in_part(press.argument) if press.argument else 0
        if press.field == BETTER:

            async def begin(message_id: int) -> Table:
                cause = cause_of(interaction)
                return await try_better(self._house, there.id, person, number, cause, message_id)

        elif press.field == _EYES and values:

            async def begin(message_id: int) -> Table:
                seat, cause = number_in_part(values[0]), cause_of(interaction)
                return await self._house.past_positions.begin(there.id, person, number, seat, cause, message_id)

        elif press.field == _MOMENT and values:
            seats = [option(reader.label(SeatRef(seat)), str(seat)) for seat in range(len(there.seats))]
            ways = (
                [("played-on-eyes", _EYES)]
                if there.placeless
                else [("played-on-eyes", _EYES), ("played-on-others", _OTHERS)]
            )
            picks = [(key, Press(PLAY_ON, there.id, "", field, values[0]), seats) for key, field in ways]
            await reply.show(_picked(reader, *picks))
            return
        elif press.field == _OTHERS and values:
            place, seat = there.place, number_in_part(values[0])
            await reply.within(check_permissions(interaction, place.channel_id, place.server_id))
            opening = self._rematches.play_on(interaction.client, there, person, number, seat, cause_of(interaction))
            lobby = await reply.within(opening)
            words = say("bot-opened-elsewhere", table=lobby.id, channel=f"<#{place.channel_id}>")
            await reply.show(plain_message(reader.line(words), GREEN))
            return
        else:
            moments = await reply.within(self._house.past_positions.moments(there.id))
            step = -(-len(moments) // MOST_OPTIONS)
            its = face(there.game)
            options = [option(reader.label(its.moment(each.moment)), str(each.number)) for each in moments[::step]]
            await reply.show(_picked(reader, ("played-on-which", Press(PLAY_ON, there.id, "", _MOMENT), options)))
            return
        await self._practices.deal(interaction, reply, there.game, begin, say("played-on-begun"), counted=False)

    @on_press("trial-world")
    async def _world(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """Begins anew in another world, in the same message."""
        await self._leave(interaction, press.table, 1)

    @on_press("trial-before")
    async def _before(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """Begins anew in the world before this one, in the same message."""
        await self._leave(interaction, press.table, -1)

    @on_press("trial-back")
    async def _back(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """Begins anew in the same world, in the same message."""
        trial = await self._house.trials.own(press.table, interaction.user.id)
        await self._in_place(interaction, trial, self._house.trials.again(trial.id, *self._by(interaction)))

    @on_press("trial-note")
    async def _note(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """Adds what was tried to the notes of the table."""
        reply = Reply(interaction, fresh=True)
        told = await reply.within(note_trial(self._house, press.table, interaction.user.id, locale_of(interaction)))
        await reply.show(plain_message(reader_of(interaction).lines(told), GREEN))

    @on_press("trial-so")
    async def _so(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """Fills in the form at the table, and shows the desk there. Nothing is sealed."""
        reply = Reply(interaction, fresh=True)
        change = (await reply.within(answer_so(self._house, press.table, interaction.user.id))).change
        note = DeskSurroundings(note=reader_of(interaction).line(say("trial-in-form")))
        await reply.show(await self._desks.drawn(change.reading, locale_of(interaction), around=note))

    @on_press("trial-end")
    async def _end(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """Ends the trial; its message says so."""
        reply, me = Reply(interaction, fresh=False), interaction.user.id
        trial = await reply.within(self._house.trials.own(press.table, me))
        await self._lost(interaction, press.table)
        await reply.within(self._house.trials.end(press.table, me, cause_of(interaction)))
        over = say("trial-over") if trial.from_move is None else say("played-on-over")
        await reply.show(plain_message(reader_of(interaction).line(over), GREY))

    async def _leave(self, interaction: Interaction, trial_id: int, by: int) -> None:
        """Begins anew in the world `by` further, in the same message."""
        trial = await self._house.trials.own(trial_id, interaction.user.id)
        begun = self._house.trials.another(trial_id, *self._by(interaction), by=by)
        await self._in_place(interaction, trial, begun)

    async def _in_place(self, interaction: Interaction, before: Table, begun: Coroutine[Any, Any, Table]) -> None:
        """Makes the pressed message the desk of the trial that is begun."""
        reply, me = Reply(interaction, fresh=False), interaction.user.id
        await self._lost(interaction, before.id)  # before it ends, which would fold the message
        try:
            trial = await reply.within(begun)
        except BaseException:
            await self._house.living_desks.adopt(before.id, me, _pressed(interaction))
            raise
        reading = await reply.within(self._house.play.reading(trial.id, me))
        await reply.show(await self._desks.drawn(reading, locale_of(interaction)))

    async def _lost(self, interaction: Interaction, trial_id: int) -> None:
        await self._house.living_desks.lost((trial_id, interaction.user.id), _pressed(interaction))

    @staticmethod
    def _by(interaction: Interaction) -> tuple[int, str, int]:
        return interaction.user.id, cause_of(interaction), _pressed(interaction)


def _picked(reader: Reader, *picks: tuple[str, Press, list[Any]]) -> ui.LayoutView:
    """Selects, each below a sentence on what is picked."""
    page = Page(TRIAL)
    for key, press, options in picks:
        page.text(reader.line(Text(key)))
        label = _PICKED.get(press.field, say("played-on-button"))
        page.select(press, reader.label(label), options)
    return page.view()


def _pressed(interaction: Interaction) -> int:
    """The message that was pressed. Raises Refusal `not-asked` for a press on none: it is forged."""
    if interaction.message is None:
        raise Refusal(NOT_ASKED)
    return interaction.message.id
