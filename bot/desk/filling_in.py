"""Answers presses that fill in a form: its inputs, its pages, a liberty that is opened, what is typed."""

from __future__ import annotations

from typing import Any

from bot.desk.clicks import Click, Drawn, field_meant, page_meant, value_meant
from bot.desk.desks import present
from bot.desk.forms import InHand
from bot.desk.pressed import Pressed, draws
from bot.desk.steps import fitting_steps, left_out, older_select
from bot.desk.typing_in import typing_modal
from bot.games.face import face, offers
from bot.games.face_parts import PartlyRefused
from bot.games.readers import reader_for
from bot.kit.press_handlers import on_modal, on_press
from bot.kit.presses import Press, only, whole
from bot.kit.replies import Interaction, check_carried
from engine.core.forms import Amount, Bundle
from engine.core.refusals import NOT_ASKED, NOT_OFFERED, Refusal
from engine.core.texts import Text


class FillingIn(Pressed):
    """The presses that change a draft or how its form is shown, and their modal."""

    @draws("open")
    async def _open(self, click: Click) -> Drawn:
        reading = await self._reading(click)
        present(reading.desk, click.press.ask)
        return await self._drawn(click, reading, click.press.ask)

    @draws("turn")
    async def _turn(self, click: Click) -> Drawn:
        hand = InHand(click.press.field, whole(click.press.argument))
        reading = await self._reading(click)
        return await self._with_form(reading, click, await reading.filled(click.press.ask), hand)

    @draws("unfold")
    async def _unfold(self, click: Click) -> Drawn:
        hand = InHand(only(click.values))
        reading = await self._reading(click)
        return await self._with_form(reading, click, await reading.filled(click.press.ask), hand)

    @draws("clear")
    async def _clear(self, click: Click) -> Drawn:
        reading = await (await self._reading(click)).keep(click.press.ask, None)
        return await self._drawn(click, reading, click.press.ask)

    async def filled_in(self, click: Click, value: dict[str, Any]) -> Drawn:
        """The desk with the pressed question's form filled in with `value`, which is kept as the draft."""
        reading = await self._reading(click)
        after = await reading.changed(click.press.ask, value, "")
        return await self._with_form(await reading.keep(click.press.ask, after), click, after)

    @draws("set", "step", "pick")
    async def _set(self, click: Click) -> Drawn:
        return await self._changed(click)

    async def _changed(self, click: Click) -> Drawn:
        """The desk after the pressed input was filled in, without what no longer fits.

        Of several that were chosen at once those before the first that is refused are kept.
        """
        press, reading = click.press, await self._reading(click)
        before = await reading.filled(press.ask)
        reader = reader_for(reading.desk.table, click.locale, reading.desk.seat)
        value = value_meant(press, click.values, before.form, before.draft, reader)
        draft, why = {**before.draft, press.field: value}, None
        try:
            after = await reading.changed(press.ask, draft, press.field)
        except Refusal as refusal:
            fitting = fitting_steps((await reading.form(press.ask, draft)).form, press.field)
            if len(fitting) <= len(fitting_steps(before.form, press.field)):
                raise
            after = await reading.changed(press.ask, {**draft, press.field: fitting}, press.field)
            why = left_out(before.form, press.field, value, len(fitting), refusal.text)
        reading = await reading.keep(press.ask, after)
        return await self._with_form(reading, click, after, InHand(press.field, page_meant(press), why))

    @draws("control")
    async def _control(self, click: Click) -> Drawn:
        """A select of the game's own was used: what it means becomes the draft, or is sealed at once."""
        press, reading = click.press, await self._reading(click)
        before = await reading.filled(press.ask)
        desk = reading.desk
        its, ask = face(desk.table.game), present(desk, press.ask)
        layout = its.layout(desk.view, ask, before.form, before.draft, before.preview)
        control = next((each for each in layout.controls if each.name == press.field), None)
        older = None if control is not None else older_select(before.form, press, click.values)
        if older is not None:
            return await self._changed(click._replace(press=older[0], values=older[1]))
        if control is None or not offers(control, click.values):
            raise Refusal(NOT_OFFERED, field=press.field)
        why: Text | None = None
        try:
            draft = its.controlled(desk.view, ask, before.form, before.draft, press.field, click.values)
        except PartlyRefused as refused:
            draft, why = refused.draft, refused.text
        if control.seals:
            await self._desks.known(press.table, click.person_id, click.explained)
            answered = await self._house.play.answer(press.table, click.person_id, press.ask, draft, click.cause)
            again = press.ask if press.ask in {ask.id for ask in answered.desk.liberties} else None
            return await self._answered(answered, click, again)
        if control.whole and (problem := (await reading.form(press.ask, draft)).form.problem) is not None:
            raise problem
        after = await reading.changed(press.ask, draft, "")
        reading = await reading.keep(press.ask, after)
        at = press.field if why is not None else ""
        return await self._with_form(reading, click, after, InHand(at, page_meant(press), why))

    @on_press("type", opens_modal=True)
    async def _ask_words(self, interaction: Interaction, press: Press, values: list[str]) -> None:
        """A modal for an amount or amounts. What is sent comes back as the same press with a value."""
        click = Click(interaction, press, values)
        try:
            reading = await self._reading(click)
            filled = await reading.filled(press.ask)
            desk, form = reading.desk, filled.form
            ask, field = present(desk, press.ask), field_meant(form, press.field)
            if not isinstance(field.node, Amount | Bundle):
                raise Refusal(NOT_ASKED)
        except Refusal as refusal:
            because = refusal

            async def refused(play: FillingIn, click: Click) -> Drawn:
                return await play._refused(click, because)

            await self.answer(click, refused)
            return
        await interaction.response.send_modal(typing_modal(desk, ask, field, filled, click))

    @on_modal("type")
    async def _typed(self, interaction: Interaction, press: Press, words: str) -> None:
        check_carried(interaction, press)
        await self._set(interaction, press, [words])
