"""What presses on desks do: fill in a form, seal, take back, open a liberty. Nothing is remembered between presses."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.amounts import parse_things
from bot.buttons import Press, digest, only, whole
from bot.desk import desk_view, moved_on_view, news_of, reader_for, tables_view
from bot.desks import Desks, present, shown_form
from bot.face import answer_of, face, offers
from bot.forms import chosen, field_of, stepped, typed_number
from bot.orders import orders_view
from bot.page import MOST_OPTIONS
from bot.replies import Interaction, Reply, cause_of
from bot.texts import Reader, texts
from engine.core.forms import Amount, Bundle, Form
from engine.core.refusals import NOT_ASKED, NOT_OFFERED, UNKNOWN_FIELD, Refusal
from engine.core.texts import say, things
from host.house import House
from host.orders import order_kind
from host.queues import Queues
from host.tables import NO_SUCH_ORDER, TABLE_ENDED, TABLE_FROZEN, Desk, Table, Told, Trouble

TYPED_LENGTH = 200  # characters that can be typed into a form
INPUT = "words"  # custom_id of a modal's only input


class Play:
    """The presses on desks."""

    def __init__(self, house: House, desks: Desks) -> None:
        self._house = house
        self._desks = desks
        self._turns = Queues()

    async def press(self, interaction: Interaction, press: Press, values: list[str]) -> None:
        """Do what `press` means. A refusal of the rules becomes a note on the present desk."""
        if press.action == "type":
            await self._ask_words(interaction, press)
            return
        reply = Reply(interaction, fresh=press.action == "desk")
        await reply.show(await reply.within(self._in_turn(interaction, press, values)))

    async def typed(self, interaction: Interaction, press: Press, words: str) -> None:
        """A modal of `press` was sent."""
        reply = Reply(interaction, fresh=False)
        await reply.show(await reply.within(self._in_turn(interaction, press, [words])))

    async def open_desk(self, interaction: Interaction, table_id: int | None) -> None:
        """The desk of that table, or a choice of tables (None)."""
        reply = Reply(interaction, fresh=True)
        if table_id is None:
            await reply.show(await reply.within(self._choice(interaction)))
        else:
            await reply.show(await reply.within(self._in_turn(interaction, Press("desk", table_id), [])))

    async def open_orders(self, interaction: Interaction, table_id: int) -> None:
        """The standing orders at that table."""
        reply = Reply(interaction, fresh=True)
        await reply.show(await reply.within(self._in_turn(interaction, Press("orders", table_id), [])))

    async def short_cut(self, interaction: Interaction, table: Table, words: str) -> None:
        """`/offer <words>`: a draft as if clicked, with the same Seal. Raises Refusal for words not understood."""
        reply = Reply(interaction, fresh=True)
        await reply.show(await reply.within(self._short_cut(interaction, table, words)))

    # ------------------------------------------------------------------ what a press leads to

    async def _in_turn(self, interaction: Interaction, press: Press, values: list[str]) -> ui.LayoutView:
        """One press of a person after the other: two quick ones must not read the same draft."""
        async with self._turns.turn(interaction.user.id):
            return await self._answered(interaction, press, values)

    async def _answered(self, interaction: Interaction, press: Press, values: list[str]) -> ui.LayoutView:
        if press.action == "which":
            press = Press("desk", whole(only(values)))
        if press.action == "open" and not press.ask:
            press = Press("open", press.table, only(values))
        try:
            return await self._done(interaction, press, values)
        except Refusal as refusal:
            return await self._refused(interaction, press, refusal)
        except Trouble as trouble:
            if trouble.code not in (TABLE_ENDED, TABLE_FROZEN, NO_SUCH_ORDER):
                raise
            return await self._refused(interaction, press, trouble)

    async def _done(self, interaction: Interaction, press: Press, values: list[str]) -> ui.LayoutView:
        me, table, news = interaction.user.id, press.table, news_of(interaction.message)
        match press.action:
            case "desk":
                desk = await self._house.desk(table, me)
                missed = await self._desks.missed(desk, me, str(interaction.locale))
                return await self._drawn(interaction, desk, news=missed)
            case "refresh":
                return await self._drawn(interaction, await self._house.desk(table, me), news=news)
            case "take-back":
                told = await self._house.take_back(table, me, press.ask, cause_of(interaction))
                return await self._drawn(interaction, told.desk, news=news)
            case "back":
                desk = await self._house.back(table, me, cause_of(interaction))
                return await self._drawn(interaction, desk, news=news)
            case "orders":
                desk = await self._house.desk(table, me)
                return orders_view(desk, reader_for(desk.table, str(interaction.locale)), news=news)
            case "order-off":
                told = await self._house.order_off(table, me, press.argument, cause_of(interaction))
                return self._ordered(interaction, told, news)
            case "clear":
                desk = await self._house.draft(table, me, press.ask, None)
                return await self._drawn(interaction, desk, press.ask, news=news)
            case "seal":
                return await self._seal(interaction, press, news)
            case "open":
                desk = await self._house.desk(table, me)
                present(desk, press.ask)
                return await self._drawn(interaction, desk, press.ask, news=news)
            case "turn" | "unfold":
                at, page = (only(values), 0) if press.action == "unfold" else (press.field, whole(press.argument))
                desk, draft, form, preview = await self._desks.filled(table, me, press.ask)
                shown = shown_form(desk, present(desk, press.ask), form, preview, draft, at, page)
                return desk_view(desk, reader_for(desk.table, str(interaction.locale)), shown, news=news)
            case "control":
                return await self._control(interaction, press, values, news)
        return await self._set(interaction, press, values, news)

    async def _set(self, interaction: Interaction, press: Press, values: list[str], news: str) -> ui.LayoutView:
        me, table, locale = interaction.user.id, press.table, str(interaction.locale)
        desk, before, form, _ = await self._desks.filled(table, me, press.ask)
        value = _changed(press, values, form, before, reader_for(desk.table, locale))
        draft = {**before, press.field: value}
        draft, form, preview = await self._desks.at_rest(table, me, press.ask, draft, press.field)
        desk = await self._house.draft(table, me, press.ask, draft)
        shown = shown_form(desk, present(desk, press.ask), form, preview, draft, at=press.field, page=_page(press))
        return desk_view(desk, reader_for(desk.table, locale), shown, news=news)

    async def _control(self, interaction: Interaction, press: Press, values: list[str], news: str) -> ui.LayoutView:
        """A select of the game's own was used: what it means becomes the draft, or is sealed at once."""
        me, table, locale = interaction.user.id, press.table, str(interaction.locale)
        desk, before, form, preview = await self._desks.filled(table, me, press.ask)
        its, ask = face(desk.table.game), present(desk, press.ask)
        layout = its.layout(desk.view, ask, form, before, preview)
        control = next((one for one in layout.controls if one.name == press.field), None)
        if control is None or not offers(control, values):
            raise Refusal(NOT_OFFERED, field=press.field)
        draft = its.controlled(desk.view, ask, form, before, press.field, values)
        if control.seals:
            told = await self._house.answer(table, me, press.ask, draft, cause_of(interaction))
            happened = reader_for(desk.table, locale).lines(its.told(told.happenings))
            again = press.ask if press.ask in {one.id for one in told.desk.liberties} else None
            return await self._drawn(interaction, told.desk, again, news=news, note=happened, receipt=told.receipt)
        draft, form, preview = await self._desks.at_rest(table, me, press.ask, draft, "")
        desk = await self._house.draft(table, me, press.ask, draft)
        shown = shown_form(desk, present(desk, press.ask), form, preview, draft)
        return desk_view(desk, reader_for(desk.table, locale), shown, news=news)

    async def _seal(self, interaction: Interaction, press: Press, news: str) -> ui.LayoutView:
        me, table = interaction.user.id, press.table
        desk, _, form, _ = await self._desks.filled(table, me, press.ask)
        reader = reader_for(desk.table, str(interaction.locale))
        if digest(form.value) != press.argument:
            note = reader.line(say("bot-draft-changed"))
            return await self._drawn(interaction, desk, press.ask, news=news, note=note)
        told = await self._house.answer(table, me, press.ask, form.sealed(), cause_of(interaction))
        if order_kind(press.ask) is not None:
            return self._ordered(interaction, told, news)
        happened = reader.lines(face(told.desk.table.game).told(told.happenings))
        if not told.settled or told.repeated:
            return await self._drawn(interaction, told.desk, news=news, note=happened, receipt=told.receipt)
        if not told.written_to:
            return await self._drawn(interaction, told.desk, news=news, note=happened)
        if interaction.guild_id is None:
            return moved_on_view(news, reader, table)  # the news come below with a desk of their own
        return await self._drawn(interaction, told.desk, news=happened)

    def _ordered(self, interaction: Interaction, told: Told, news: str) -> ui.LayoutView:
        """The standing orders after one was given or cancelled."""
        reader = reader_for(told.desk.table, str(interaction.locale))
        return orders_view(told.desk, reader, news=news, note=reader.lines(told.happenings))

    async def _refused(self, interaction: Interaction, press: Press, refusal: Refusal | Trouble) -> ui.LayoutView:
        """The present desk with the reason; an old button, and a second click on Seal, find the moment it is now."""
        desk = await self._house.desk(press.table, interaction.user.id)
        reader = reader_for(desk.table, str(interaction.locale))
        here = press.ask in {ask.id for ask in (desk.ask, *desk.liberties, *desk.order_asks) if ask is not None}
        sealed = desk.sealed is not None and desk.sealed.id == press.ask
        note = reader.line(refusal.text)
        if (press.action == "seal" and sealed) or refusal.code == TABLE_FROZEN:  # the desk says so itself
            note = ""
        elif refusal.code == NOT_ASKED:
            note = reader.line(say("bot-sealed-already" if sealed else "bot-moment-over"))
        news = news_of(interaction.message)
        return await self._drawn(
            interaction, desk, press.ask if here else None, at=press.field, page=_page(press), news=news, note=note
        )

    # ---------------------------------------------------------------------------------- typing

    async def _ask_words(self, interaction: Interaction, press: Press) -> None:
        """A modal for an amount or amounts. What is sent comes back as the same press with a value."""
        me = interaction.user.id
        try:
            desk, draft, form, _ = await self._desks.filled(press.table, me, press.ask)
            ask, field = present(desk, press.ask), _field(form, press.field)
            if not isinstance(field.node, Amount | Bundle):
                raise Refusal(NOT_ASKED)
        except Refusal as refusal:
            await Reply(interaction, fresh=False).show(await self._refused(interaction, press, refusal))
            return
        reader = reader_for(desk.table, str(interaction.locale))
        had = answer_of(form, draft).get(press.field)
        if isinstance(field.node, Amount):
            hint = say("bot-type-range", least=field.node.least, most=field.node.most)
            default = "" if had is None else str(had)
        else:
            hint, default = say("bot-type-example"), reader.label(things(had), TYPED_LENGTH) if had else ""
        title = reader.label(face(desk.table.game).field(ask, press.field, reader.texts.has), 45)
        box: ui.TextInput[Any] = ui.TextInput(
            custom_id=INPUT, default=default or None, max_length=TYPED_LENGTH, required=False
        )
        await interaction.response.send_modal(word_modal(title, press, title, reader.label(hint, 100), box))

    # --------------------------------------------------------------------------- other ways in

    async def _choice(self, interaction: Interaction) -> ui.LayoutView:
        tables = [one for one in await self._house.tables_of(interaction.user.id) if one.status == "playing"]
        return tables_view(tuple(tables[:MOST_OPTIONS]), Reader(texts(str(interaction.locale))))

    async def _short_cut(self, interaction: Interaction, table: Table, words: str) -> ui.LayoutView:
        me = interaction.user.id
        desk = await self._house.desk(table.id, me)
        reader = reader_for(desk.table, str(interaction.locale))
        if desk.sealed is not None:
            return await self._drawn(interaction, desk, note=reader.line(say("bot-sealed-already")))
        asks = ((desk.ask,) if desk.ask else ()) + desk.liberties
        found = face(table.game).parse(words, desk.view, asks, reader)
        _, form, _ = await self._house.form(table.id, me, found.ask_id, found.partial)
        if form.problem is not None:
            raise form.problem
        desk = await self._house.draft(table.id, me, found.ask_id, found.partial)
        return await self._drawn(interaction, desk, found.ask_id)

    async def _drawn(
        self, interaction: Interaction, desk: Desk, ask_id: str | None = None, **more: Any
    ) -> ui.LayoutView:
        return await self._desks.drawn(desk, interaction.user.id, str(interaction.locale), ask_id, **more)


def word_modal(title: str, press: Press, label: str, hint: str, box: ui.TextInput[Any]) -> ui.Modal:
    """A modal with one input. It is stopped at once: what is sent finds its way by its id, also after a restart."""
    modal = ui.Modal(title=title, custom_id=press.modal_id(), timeout=None)
    modal.add_item(ui.Label(text=label, description=hint, component=box))
    modal.stop()
    return modal


def _field(form: Form, name: str) -> Any:
    field = field_of(form, name)
    if field is None:
        raise Refusal(UNKNOWN_FIELD, field=name)
    return field


def _page(press: Press) -> int:
    """The page of the select that was used."""
    return int(press.argument) if press.action in ("set", "turn") and press.argument.isdecimal() else 0


def _changed(press: Press, values: list[str], form: Form, before: dict[str, Any], reader: Reader) -> Any:
    """The new value of the field that was pressed. Raises Refusal."""
    field = _field(form, press.field)
    had = answer_of(form, before).get(press.field)
    match press.action:
        case "step" if isinstance(field.node, Amount):
            by = whole(press.argument.removeprefix("-"))
            return stepped(field, -by if press.argument.startswith("-") else by, had)
        case "type" if isinstance(field.node, Bundle):
            return parse_things(values[0], tuple(field.node.limits), reader)
        case "type":
            return typed_number(field, values[0])
        case "pick":
            return chosen(field, [press.argument], 0, had)
    return chosen(field, values, _page(press), had)
