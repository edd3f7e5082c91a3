"""Answers presses on desks: to open one, fill in a form, type, seal, take back. Nothing is remembered in between."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.desk.answering import EXPLAINED, Click, DrawnDesk, Pressed, drawing_handler
from bot.desk.beside import ON_TO_DESK, opening_view, tables_view
from bot.desk.forms import field_meant, older_select, page_meant, typing_modal, value_meant
from bot.desk.view import LAST_MOVE
from bot.messages.custom_ids import Press, number_in_part, only_choice
from bot.messages.handlers import check_carried, on_modal, on_press
from bot.messages.reading_language import locale_of, reader_of
from bot.messages.replies import Interaction, Reply
from engine.forms import Amount, Bundle
from engine.texts import NOT_ASKED, Refusal, Text, say
from face.core.names import reader_for
from face.desk.desk import ask_on_desk, is_new, with_news
from face.desk.filling import control_in_form, digest, fill_in, filled_by_words, keep_draft, use_control
from face.desk.form import InHand, typing_words
from face.table.news import NOTHING_HAPPENED, Report, report_of, texts_of_news
from face.table.notices import WELCOME_BACK
from face.table.opening import opening_scene_of, opening_words, split_opening_news
from face.wordings.lengths import MOST_OPTIONS
from host.play.desk_reading import Answered
from host.table.early_answers import order_kind
from host.values import Desk, OutboxMessage, Table, Trouble


class FillingIn(Pressed):
    """The presses that change a draft or how its form is shown, and their modal."""

    @drawing_handler("open")
    async def _open(self, click: Click) -> DrawnDesk:
        reading = await self._reading(click)
        ask_on_desk(reading.desk, click.press.ask)
        return await self._drawn(click, reading, click.press.ask)

    @drawing_handler("turn")
    async def _turn(self, click: Click) -> DrawnDesk:
        hand = InHand(click.press.field, number_in_part(click.press.argument))
        reading = await self._reading(click)
        return await self._with_form(reading, click, await reading.filled(click.press.ask), hand)

    @drawing_handler("unfold")
    async def _unfold(self, click: Click) -> DrawnDesk:
        hand = InHand(only_choice(click.values))
        reading = await self._reading(click)
        return await self._with_form(reading, click, await reading.filled(click.press.ask), hand)

    @drawing_handler("clear")
    async def _clear(self, click: Click) -> DrawnDesk:
        reading = await (await self._reading(click)).keep(click.press.ask, None)
        return await self._drawn(click, reading, click.press.ask)

    async def filled_in(self, click: Click, value: dict[str, Any]) -> DrawnDesk:
        """The desk with the pressed question's form filled in with `value`, which is kept as the draft."""
        change = await keep_draft(await self._reading(click), click.press.ask, value)
        return await self._with_form(change.reading, click, change.filled)

    @drawing_handler("set", "step", "pick")
    async def _set(self, click: Click) -> DrawnDesk:
        return await self._changed(click)

    async def _changed(self, click: Click) -> DrawnDesk:
        """The desk after the pressed input was filled in, without what no longer fits.

        Of several that were chosen at once those before the first that is refused are kept.
        """
        press, reading = click.press, await self._reading(click)
        before = await reading.filled(press.ask)
        reader = reader_for(reading.desk.table, click.locale, reading.desk.seat)
        value = value_meant(press, click.values, before.form, before.draft, reader)
        change = await fill_in(reading, press.ask, before, press.field, value)
        hand = InHand(press.field, page_meant(press), change.why)
        return await self._with_form(change.reading, click, change.filled, hand)

    @drawing_handler("control")
    async def _control(self, click: Click) -> DrawnDesk:
        """A select of the game's own was used: what it means becomes the draft, or is sealed at once."""
        press, reading = click.press, await self._reading(click)
        before = await reading.filled(press.ask)
        ask = ask_on_desk(reading.desk, press.ask)
        known = control_in_form(reading, ask, before, press.field) is not None
        older = None if known else older_select(before.form, press, click.values)
        if older is not None:
            return await self._changed(click._replace(press=older[0], values=older[1]))
        control, draft, why = await use_control(reading, press.ask, before, press.field, click.values)
        if control.seals:
            await self._desks.known(press.table, click.person_id, click.explained)
            answered = await self._house.play.answer(press.table, click.person_id, press.ask, draft, click.cause)
            again = press.ask if press.ask in {ask.id for ask in answered.desk.liberties} else None
            return await self._answered(answered, click, again)
        change = await keep_draft(reading, press.ask, draft, why)
        at = press.field if why is not None else ""
        return await self._with_form(change.reading, click, change.filled, InHand(at, page_meant(press), why))

    @on_press("type", opens_modal=True)
    async def _ask_words(self, interaction: Interaction, press: Press, values: list[str]) -> None:
        """A modal for an amount or amounts. What is sent comes back as the same press with a value."""
        click = Click(interaction, press, values)
        try:
            reading = await self._reading(click)
            filled = await reading.filled(press.ask)
            desk, form = reading.desk, filled.form
            ask, field = ask_on_desk(desk, press.ask), field_meant(form, press.field)
            if not isinstance(field.node, Amount | Bundle):
                raise Refusal(NOT_ASKED)
        except Refusal as refusal:
            because = refusal

            async def refused(play: FillingIn, click: Click) -> DrawnDesk:
                return await play._refused(click, because)

            await self.answer(click, refused)
            return
        words = typing_words(desk, ask, field, filled, reader_for(desk.table, click.locale, desk.seat))
        await interaction.response.send_modal(typing_modal(words, press))

    @on_modal("type")
    async def _typed(self, interaction: Interaction, press: Press, words: str) -> None:
        check_carried(interaction, press)
        await self._set(interaction, press, [words])


class DeskPresses(FillingIn):
    """The presses on desks, their modal, and the commands that mean the same."""

    async def open_desk(self, interaction: Interaction, table_id: int | None) -> None:
        """The desk of that table, or a choice of tables (None)."""
        if table_id is None:
            reply = Reply(interaction, fresh=True)
            await reply.show(await reply.within(self._choice(interaction)))
        else:
            await self._desk(interaction, Press("desk", table_id), [])

    async def open_orders(self, interaction: Interaction, table_id: int) -> None:
        """The standing orders at that table."""
        await self._orders(interaction, Press("orders", table_id), [])

    async def answerable(self, interaction: Interaction, table: Table, words: str) -> bool:
        """Whether these typed words can answer what that table asks the person now."""
        try:
            reading = await self._house.play.reading(table.id, interaction.user.id)
            await filled_by_words(words, reading, reader_for(table, locale_of(interaction), reading.desk.seat))
        except (Refusal, Trouble):
            return False
        return reading.desk.sealed is None

    async def short_cut(self, reply: Reply, table: Table, words: str) -> None:
        """`/offer <words>`: a draft as if clicked, with the same Seal. Raises Refusal for words not understood."""
        person_id, locale = reply.interaction.user.id, locale_of(reply.interaction)
        await reply.show(await reply.within(self._desks.short_cut(table, person_id, words, locale)))
        await self._house.living_desks.changed(table.id, person_id)

    @drawing_handler("desk", "which")
    async def _desk(self, click: Click) -> DrawnDesk:
        """The desk. Before the first one of a game stands its opening scene, where no direct message could tell it."""
        reading = await self._reading(click)
        desk = reading.desk
        missed, first = await self._missed(desk, click.person_id, click.locale)
        if first is not None and click.press.argument != ON_TO_DESK:
            reader = reader_for(desk.table, click.locale, desk.seat)
            words = opening_words(desk, reader, whole=is_new(reading.explanations, desk.table.game))
            if words is not None:
                return DrawnDesk(opening_view(desk, reader, words, told=first, on=True), reading.living)
        return await self._drawn(click, reading, around=with_news(missed))

    async def _missed(self, desk: Desk, person_id: int, locale: str) -> tuple[Report, str | None]:
        """Returns the news that a person with closed direct messages has missed; else nothing.

        Beside it what they were to be told with the opening scene of the game, None where that is behind them: they
        have answered since.
        """
        if (await self._house.settings.player(person_id)).dms == "open":
            return NOTHING_HAPPENED, None
        now = self._house.clock()
        row = OutboxMessage(0, ("player", person_id), desk.table.id, "news", LAST_MOVE, now, "failed", "", 0, now)
        news = await self._house.outbox.news(row)
        reader = reader_for(desk.table, locale, desk.seat)
        opens = split_opening_news(news) if opening_scene_of(desk, reader) is not None else None
        first, rest = (None, news) if opens is None else opens
        if first is not None and news.answered >= len(first.happenings):
            first = None
        told, above = (
            None if part is None else report_of(texts_of_news(part), part.alone, desk.table.game, reader)
            for part in (rest, first)
        )
        return told or NOTHING_HAPPENED, None if above is None else above.whole

    @drawing_handler("refresh")
    async def _refresh(self, click: Click) -> DrawnDesk:
        return await self._drawn(click, await self._reading(click))

    @drawing_handler(EXPLAINED)
    async def _fold(self, click: Click) -> DrawnDesk:
        """Folds away the explanations of a first game that the button names, for good."""
        await self._desks.known(click.press.table, click.person_id, click.press.argument)
        return await self._drawn(click, await self._reading(click))

    @drawing_handler("explain-no-more")
    async def _explain_no_more(self, click: Click) -> DrawnDesk:
        """Stops all explanations of first games for this person; what they have read or not stays remembered."""
        await self._house.settings.set_explains(click.person_id, "never")
        reading = await self._reading(click)
        note = reader_for(reading.desk.table, click.locale, reading.desk.seat).line(say("me-explanations-never"))
        return await self._drawn(click, reading, around=with_news(click.news, note))

    @drawing_handler("take-back")
    async def _take_back(self, click: Click) -> DrawnDesk:
        answered = await self._house.play.take_back(click.press.table, click.person_id, click.press.ask, click.cause)
        return await self._drawn(click, answered.reading)

    @drawing_handler("back")
    async def _back(self, click: Click) -> DrawnDesk:
        pressed = await self._house.living_desks.at(click.press.table, click.person_id)
        await self._house.deadlines.back(click.press.table, click.person_id, click.cause)
        reading = await self._reading(click)
        note = reader_for(reading.desk.table, click.locale, reading.desk.seat).line(Text(WELCOME_BACK))
        return (await self._drawn(click, reading, around=with_news(click.news, note)))._replace(living=pressed)

    @drawing_handler("orders")
    async def _orders(self, click: Click) -> DrawnDesk:
        return self._ordered(click, await self._reading(click))

    @drawing_handler("order-off")
    async def _order_off(self, click: Click) -> DrawnDesk:
        answered = await self._house.orders.order_off(
            click.press.table, click.person_id, click.press.argument, click.cause
        )
        if not click.press.ask:  # pressed among the orders, not on the desk
            return self._ordered(click, answered.reading, answered.happenings)
        note = reader_for(answered.desk.table, click.locale, answered.desk.seat).lines(answered.happenings)
        return await self._drawn(click, answered.reading, around=with_news(click.news, note))

    @drawing_handler("sure")
    async def _sure(self, click: Click) -> DrawnDesk:
        """The form with its warning, and a Seal that counts."""
        reading = await self._reading(click)
        return await self._drawn(click, reading, ask_on_desk(reading.desk, click.press.ask).id, hand=InHand(sure=True))

    @drawing_handler("seal")
    async def _seal(self, click: Click) -> DrawnDesk:
        press = click.press
        await self._desks.known(press.table, click.person_id, click.explained)
        answered = await self._house.play.seal(
            press.table, click.person_id, press.ask, lambda value: digest(value) == press.argument, click.cause
        )
        if not isinstance(answered, Answered):
            note = reader_for(answered.desk.table, click.locale, answered.desk.seat).line(say("bot-draft-changed"))
            return await self._drawn(click, answered, press.ask, with_news(click.news, note))
        if order_kind(press.ask) is not None:
            return self._ordered(click, answered.reading, answered.happenings)
        return await self._answered(answered, click)

    @drawing_handler("skip")
    async def _skip(self, click: Click) -> DrawnDesk:
        """The desk, once an order is given that skips what leaves no choice."""
        kind = order_kind(click.press.ask) or ""
        answered = await self._house.orders.order(click.press.table, click.person_id, kind, {}, click.cause)
        note = reader_for(answered.desk.table, click.locale, answered.desk.seat).lines(answered.happenings)
        return await self._drawn(click, answered.reading, around=with_news(click.news, note))

    async def _choice(self, interaction: Interaction) -> ui.LayoutView:
        tables = [each for each in await self._house.lookups.tables_of(interaction.user.id) if each.status == "playing"]
        return tables_view(tuple(tables[:MOST_OPTIONS]), reader_of(interaction))
