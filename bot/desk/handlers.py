"""Answers presses on desks: to fill in a form, seal, take back, open a liberty. Nothing is remembered in between."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any

from discord import ui

from bot.desk.at_hand import DesksAtHand
from bot.desk.clicks import EXPLAINED, Click, Drawn, field_meant, meant, page_meant, value_meant
from bot.desk.desks import Desks, present
from bot.desk.folded import moved_view
from bot.desk.forms import NOTHING_IN_HAND, InHand
from bot.desk.orders import orders_view
from bot.desk.steps import fitting_steps, left_out, older_select
from bot.desk.typing_in import refusal_note, refused_input, typing_modal
from bot.desk.view import Around, note_in, tables_view
from bot.games.face import PartlyRefused, face, offers
from bot.games.readers import reader_for
from bot.kit.languages import locale_of
from bot.kit.looked_up import LookedUp
from bot.kit.page import MOST_OPTIONS
from bot.kit.press_handlers import on_modal, on_press
from bot.kit.presses import Press, digest, only, whole
from bot.kit.replies import Interaction, Reply, check_carried
from bot.kit.texts import Reader, texts
from engine.core.forms import Amount, Bundle
from engine.core.refusals import NOT_ASKED, NOT_OFFERED, Refusal
from engine.core.texts import Text, say
from host.house import House
from host.orders import order_kind
from host.play.desk_reading import Answered, DeskReading, Filled
from host.table import commits
from host.table.queues import Queues
from host.values import NO_SUCH_ORDER, TABLE_ENDED, TABLE_HALTED, Table, Trouble

DRAFTING = frozenset({"set", "step", "pick", "control", "clear", "type", "follow"})  # presses that change a draft

Drawing = Callable[["Play", Click], Coroutine[Any, Any, Drawn]]
Handler = Callable[["Play", Interaction, Press, list[str]], Coroutine[Any, Any, None]]


def draws(*actions: str) -> Callable[[Drawing], Handler]:
    """Makes a handler of presses of a method that draws what they lead to, in the person's turn."""

    def mark(method: Drawing) -> Handler:
        @on_press(*actions)
        @wraps(method)
        async def handler(self: Play, interaction: Interaction, press: Press, values: list[str]) -> None:
            await self.answer(Click(interaction, press, values), method)

        return handler

    return mark


class Play:
    """The presses on desks, their modal, and the commands that mean the same."""

    def __init__(self, house: House, desks: Desks, at_hand: DesksAtHand, looked_up: LookedUp) -> None:
        """`at_hand`: the desks that somebody is at just now; `looked_up`: what they have looked up beside them."""
        self._house = house
        self._desks = desks
        self._at_hand = at_hand
        self._looked_up = looked_up
        self._turns = Queues()

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

    async def answer(self, click: Click, draw: Drawing) -> None:
        """Answer a press with the message that `draw` makes of it.

        In direct messages one desk lives: another that is pressed folds to a line, which leads there.
        """
        reply = Reply(click.interaction, fresh=click.press.action == "desk")
        table_id, me, pressed = click.press.table, click.person_id, click.interaction.message
        if reply.fresh or pressed is None or pressed.flags.ephemeral or click.interaction.guild_id is not None:
            await reply.show((await reply.within(self.in_turn(click, draw))).view)
            await self._changed_elsewhere(click)
            return
        with self._at_hand.held((table_id, me)):
            view, before = await reply.within(self.in_turn(click, draw))
            if before.message_id not in (None, pressed.id):
                reader = Reader(texts(click.locale))
                view = moved_view(note_in(view), click.interaction.channel_id or 0, before.message_id, reader)
                await self._changed_elsewhere(click)
            elif before.message_id is None:
                await self._house.living_desks.adopt(table_id, me, pressed.id)
            await reply.show(view)
            if before.message_id == pressed.id:
                await self._house.living_desks.shown_by_reply((table_id, me), before, click.cause)
        if commits.some():
            self._house.tables.wake.set()
            await self._looked_up.put_away(click.interaction)  # it was for the question just answered

    async def _changed_elsewhere(self, click: Click) -> None:
        """Have the living desk show what a press on another message has changed; moves mark it themselves."""
        if click.press.action in DRAFTING and not commits.some():
            await self._house.living_desks.changed(click.press.table, click.person_id)

    async def in_turn(self, click: Click, draw: Drawing) -> Drawn:
        """Answers a person's presses by `draw`, one after the other: two at once would read the same draft.

        A refusal of the rules becomes a note on the present desk.
        """
        async with self._turns.turn(click.person_id):
            click = click._replace(press=meant(click.press, click.values))
            try:
                return await draw(self, click)
            except Refusal as refusal:
                return await self._refused(click, refusal)
            except Trouble as trouble:
                if trouble.code not in (TABLE_ENDED, TABLE_HALTED, NO_SUCH_ORDER):
                    raise
                return await self._refused(click, trouble)

    @draws("desk", "which")
    async def _desk(self, click: Click) -> Drawn:
        reading = await self._reading(click)
        missed = await self._desks.missed(reading.desk, click.person_id, click.locale)
        return await self._drawn(click, reading, around=Around(missed))

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
        return await self._drawn(click, reading, around=Around(click.news, note))

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
        return await self._drawn(click, answered.reading, around=Around(click.news, note))

    @draws("clear")
    async def _clear(self, click: Click) -> Drawn:
        reading = await (await self._reading(click)).keep(click.press.ask, None)
        return await self._drawn(click, reading, click.press.ask)

    async def filled_in(self, click: Click, value: dict[str, Any]) -> Drawn:
        """The desk with the pressed question's form filled in with `value`, which is kept as the draft."""
        reading = await self._reading(click)
        after = await reading.changed(click.press.ask, value, "")
        return await self._with_form(await reading.keep(click.press.ask, after), click, after)

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

    async def _drawn(
        self, click: Click, reading: DeskReading, ask_id: str | None = None, around: Around | None = None, **form: Any
    ) -> Drawn:
        """The desk of `reading`; around it stay the news of the pressed message. `form`: as of `Desks.drawn`."""
        view = await self._desks.drawn(reading, click.locale, ask_id, around or Around(click.news), **form)
        return Drawn(view, reading.living)

    async def _reading(self, click: Click) -> DeskReading:
        return await self._house.play.reading(click.press.table, click.person_id)

    async def _with_form(
        self, reading: DeskReading, click: Click, filled: Filled, hand: InHand = NOTHING_IN_HAND
    ) -> Drawn:
        """The desk with the form of the pressed question as filled in now."""
        return await self._drawn(click, reading, present(reading.desk, click.press.ask).id, filled=filled, hand=hand)

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
            return await self._drawn(click, answered, press.ask, Around(click.news, note))
        if order_kind(press.ask) is not None:
            return self._ordered(click, answered.reading, answered.happenings)
        return await self._answered(answered, click)

    async def _answered(self, answered: Answered, click: Click, again: str | None = None) -> Drawn:
        """The present desk after an answer; the news it has settled stand above in place of earlier ones.

        What stood above the question has been read. `again`: the liberty shown once more.
        """
        desk = answered.desk
        reading = answered.reading
        its, reader = face(desk.table.game), reader_for(desk.table, click.locale, desk.seat)
        happened = reader.lines(its.in_short(answered.happenings))
        if answered.settled and not answered.repeated and happened:
            return await self._drawn(click, reading, again, Around(happened))
        still = desk.ask is None or click.press.ask in {desk.ask.id, *(ask.id for ask in desk.liberties)}
        around = Around(click.news if still else "", happened, answered.receipt)
        return await self._drawn(click, reading, again, around)

    def _ordered(self, click: Click, reading: DeskReading, happenings: tuple[Text, ...] = ()) -> Drawn:
        """The standing orders, with what giving or cancelling one has led to."""
        desk = reading.desk
        reader = reader_for(desk.table, click.locale, desk.seat)
        return Drawn(orders_view(desk, reader, news=click.news, note=reader.lines(happenings)), reading.living)

    async def _refused(self, click: Click, refusal: Refusal | Trouble) -> Drawn:
        """The present desk with the reason; an old button, and a second click on Seal, find the moment it is now."""
        press, reading = click.press, await self._reading(click)
        desk = reading.desk
        reader = reader_for(desk.table, click.locale, desk.seat)
        here = press.ask in {ask.id for ask in (desk.ask, *desk.liberties, *desk.order_asks) if ask is not None}
        at, why = refused_input(press, refusal) if here else (press.field, None)
        note = refusal_note(desk, press, refusal, reader) if why is None else ""
        again, hand = press.ask if here else None, InHand(at, page_meant(press), why)
        return await self._drawn(click, reading, again, Around(click.news, note), hand=hand)

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

            async def refused(play: Play, click: Click) -> Drawn:
                return await play._refused(click, because)

            await self.answer(click, refused)
            return
        await interaction.response.send_modal(typing_modal(desk, ask, field, filled, click))

    @on_modal("type")
    async def _typed(self, interaction: Interaction, press: Press, words: str) -> None:
        check_carried(interaction, press)
        await self._set(interaction, press, [words])

    async def _choice(self, interaction: Interaction) -> ui.LayoutView:
        tables = [each for each in await self._house.lookups.tables_of(interaction.user.id) if each.status == "playing"]
        return tables_view(tuple(tables[:MOST_OPTIONS]), Reader(texts(locale_of(interaction))))
