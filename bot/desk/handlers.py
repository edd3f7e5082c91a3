"""Answers presses on desks: to open one, fill in a form, seal, take back. Nothing is remembered in between."""

from __future__ import annotations

from discord import ui

from bot.desk.clicks import EXPLAINED, Click, Drawn
from bot.desk.desks import present
from bot.desk.filling_in import FillingIn
from bot.desk.forms import InHand
from bot.desk.pressed import draws
from bot.desk.view import tables_view, with_news
from bot.games.readers import reader_for
from bot.kit.lengths import MOST_OPTIONS
from bot.kit.presses import Press, digest
from bot.kit.reader import Reader
from bot.kit.reading_language import locale_of
from bot.kit.replies import Interaction, Reply
from bot.kit.texts import texts
from engine.core.texts import say
from host.orders import order_kind
from host.play.desk_reading import Answered
from host.values import Table


class Play(FillingIn):
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

    async def short_cut(self, interaction: Interaction, table: Table, words: str) -> None:
        """`/offer <words>`: a draft as if clicked, with the same Seal. Raises Refusal for words not understood."""
        reply = Reply(interaction, fresh=True)
        await reply.show(
            await reply.within(self._desks.short_cut(table, interaction.user.id, words, locale_of(interaction)))
        )
        await self._house.living_desks.changed(table.id, interaction.user.id)

    @draws("desk", "which")
    async def _desk(self, click: Click) -> Drawn:
        reading = await self._reading(click)
        missed = await self._desks.missed(reading.desk, click.person_id, click.locale)
        return await self._drawn(click, reading, around=with_news(missed))

    @draws("refresh")
    async def _refresh(self, click: Click) -> Drawn:
        return await self._drawn(click, await self._reading(click))

    @draws(EXPLAINED)
    async def _fold(self, click: Click) -> Drawn:
        """Fold away the explanations of a first game that the button names, for good."""
        await self._desks.known(click.press.table, click.person_id, click.press.argument)
        return await self._drawn(click, await self._reading(click))

    @draws("explain-no-more")
    async def _explain_no_more(self, click: Click) -> Drawn:
        """Stop all explanations of first games for this person; what they have read or not stays remembered."""
        await self._house.settings.set_explains(click.person_id, "never")
        reading = await self._reading(click)
        note = reader_for(reading.desk.table, click.locale, reading.desk.seat).line(say("me-explanations-never"))
        return await self._drawn(click, reading, around=with_news(click.news, note))

    @draws("take-back")
    async def _take_back(self, click: Click) -> Drawn:
        answered = await self._house.play.take_back(click.press.table, click.person_id, click.press.ask, click.cause)
        return await self._drawn(click, answered.reading)

    @draws("back")
    async def _back(self, click: Click) -> Drawn:
        pressed = await self._house.living_desks.at(click.press.table, click.person_id)
        await self._house.deadlines.back(click.press.table, click.person_id, click.cause)
        return (await self._drawn(click, await self._reading(click)))._replace(living=pressed)

    @draws("orders")
    async def _orders(self, click: Click) -> Drawn:
        return self._ordered(click, await self._reading(click))

    @draws("order-off")
    async def _order_off(self, click: Click) -> Drawn:
        answered = await self._house.orders.order_off(
            click.press.table, click.person_id, click.press.argument, click.cause
        )
        if not click.press.ask:  # pressed among the orders, not on the desk
            return self._ordered(click, answered.reading, answered.happenings)
        note = reader_for(answered.desk.table, click.locale, answered.desk.seat).lines(answered.happenings)
        return await self._drawn(click, answered.reading, around=with_news(click.news, note))

    @draws("sure")
    async def _sure(self, click: Click) -> Drawn:
        """The form with its warning, and a Seal that counts."""
        reading = await self._reading(click)
        return await self._drawn(click, reading, present(reading.desk, click.press.ask).id, hand=InHand(sure=True))

    @draws("seal")
    async def _seal(self, click: Click) -> Drawn:
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

    async def _choice(self, interaction: Interaction) -> ui.LayoutView:
        tables = [each for each in await self._house.lookups.tables_of(interaction.user.id) if each.status == "playing"]
        return tables_view(tuple(tables[:MOST_OPTIONS]), Reader(texts(locale_of(interaction))))
