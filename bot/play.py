"""What presses on desks do: fill in a form, seal, take back, open a liberty. Nothing is remembered between presses."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.amounts import parse_things
from bot.buttons import Press, digest
from bot.desk import desk_view, focus, is_liberty, moved_on_view, news_of, reader_for, tables_view
from bot.face import ShortCut, answer_of, face
from bot.form_view import Shown
from bot.forms import chosen, field_of, pruned, stepped, typed_number
from bot.page import MOST_OPTIONS
from bot.replies import Interaction, Reply, cause_of
from bot.texts import Reader, texts
from engine.core.contract import Ask
from engine.core.forms import Amount, Bundle, Form
from engine.core.refusals import NOT_ASKED, UNKNOWN_FIELD, Refusal
from engine.core.texts import Text, say, things
from host.house import House
from host.tables import Desk, Table, Told

TYPED_LENGTH = 200  # characters that can be typed into a form
INPUT = "words"  # custom_id of a modal's only input
PRUNINGS = 8  # prunings of one change; more would mean a form that never comes to rest


class Play:
    """The presses on desks."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def press(self, interaction: Interaction, press: Press, values: list[str]) -> None:
        """Do what `press` means. A refusal of the rules becomes a note on the present desk."""
        if press.action == "type":
            await self._ask_words(interaction, press)
            return
        reply = Reply(interaction, fresh=press.action == "desk")
        await reply.show(await reply.within(self._answered(interaction, press, values)))

    async def open_desk(self, interaction: Interaction, table_id: int | None, note: Text | None = None) -> None:
        """The desk of that table, or of the only one; a choice if there are several."""
        reply = Reply(interaction, fresh=True)
        await reply.show(await reply.within(self._chosen_desk(interaction, table_id, note)))

    async def short_cut(self, interaction: Interaction, table: Table, words: str) -> None:
        """`/offer <words>`: a draft as if clicked, with the same Seal. Raises Refusal for words not understood."""
        reply = Reply(interaction, fresh=True)
        await reply.show(await reply.within(self._short_cut(interaction, table, words)))

    # ------------------------------------------------------------------ what a press leads to

    async def _answered(self, interaction: Interaction, press: Press, values: list[str]) -> ui.LayoutView:
        if press.action == "which":
            press = Press("refresh", int(values[0]))
        if press.action == "open" and not press.ask:
            press = Press("open", press.table, values[0])
        try:
            return await self._done(interaction, press, values)
        except Refusal as refusal:
            return await self._refused(interaction, press, refusal)

    async def _done(self, interaction: Interaction, press: Press, values: list[str]) -> ui.LayoutView:
        me, table, news = interaction.user.id, press.table, news_of(interaction.message)
        action = press.action
        if action in ("desk", "refresh"):
            return await self._render(
                interaction, await self._house.desk(table, me), news="" if action == "desk" else news
            )
        if action == "take-back":
            told = await self._house.take_back(table, me, press.ask, cause_of(interaction))
            return await self._render(interaction, told.desk, news=news)
        if action == "seal":
            return await self._seal(interaction, press)
        desk = await self._house.desk(table, me)
        _present(desk, press.ask)
        if action in ("open", "turn", "unfold"):
            at = values[0] if action == "unfold" else press.field
            page = int(press.argument or 0) if action == "turn" else 0
            return await self._render(interaction, desk, press.ask, at=at, page=page, news=news)
        if action == "clear":
            desk = await self._house.draft(table, me, press.ask, None)
            return await self._render(interaction, desk, press.ask, news=news)
        return await self._set(interaction, press, values, desk, news)

    async def _set(
        self, interaction: Interaction, press: Press, values: list[str], desk: Desk, news: str
    ) -> ui.LayoutView:
        me, table = interaction.user.id, press.table
        before = dict(desk.drafts.get(press.ask, {}))
        desk, form, preview = await self._house.form(table, me, press.ask, before)
        value = self._changed(press, values, form, before, reader_for(desk.table, str(interaction.locale)))
        draft = {name: given for name, given in before.items() if name != press.field}
        if value is not None:
            draft[press.field] = value
        draft, form, preview = await self._at_rest(table, me, press.ask, draft, press.field)
        desk = await self._house.draft(table, me, press.ask, draft)
        shown = _shown(desk, press.ask, form, preview, draft)
        return desk_view(desk, reader_for(desk.table, str(interaction.locale)), shown, news=news)

    def _changed(self, press: Press, values: list[str], form: Form, before: dict[str, Any], reader: Reader) -> Any:
        field = field_of(form, press.field)
        if field is None:
            raise Refusal(UNKNOWN_FIELD, field=press.field)
        had = answer_of(form, before).get(press.field)
        if press.action == "step":
            return stepped(field, int(press.argument), had)
        if press.action == "type" and isinstance(field.node, Bundle):
            return parse_things(values[0], tuple(field.node.limits), reader)
        if press.action == "type":
            return typed_number(field, values[0])
        if press.action == "pick":
            return chosen(field, [press.argument], 0, had)
        return chosen(field, values, int(press.argument or 0), had)

    async def _at_rest(
        self, table: int, me: int, ask_id: str, draft: dict[str, Any], changed: str
    ) -> tuple[dict[str, Any], Form, tuple[Text, ...]]:
        """The draft without what does not fit any more, its form and preview."""
        for _ in range(PRUNINGS):
            _, form, preview = await self._house.form(table, me, ask_id, draft)
            kept = pruned(draft, form, changed)
            if kept is None or kept == draft:
                break
            draft = kept
        return draft, form, preview

    async def _seal(self, interaction: Interaction, press: Press) -> ui.LayoutView:
        me, table, locale = interaction.user.id, press.table, str(interaction.locale)
        desk = await self._house.desk(table, me)
        draft = desk.drafts.get(press.ask, {})
        desk, form, _ = await self._house.form(table, me, press.ask, draft)
        reader, news = reader_for(desk.table, locale), news_of(interaction.message)
        if digest(form.value) != press.argument:
            note = reader.line(say("bot-draft-changed"))
            return await self._render(interaction, desk, press.ask, news=news, note=note)
        told = await self._house.answer(table, me, press.ask, form.sealed(), cause_of(interaction))
        if told.settled and not told.repeated:
            return self._settled(interaction, told, news, reader) or await self._render(
                interaction, told.desk, news=reader.lines(told.happenings)
            )
        return await self._render(interaction, told.desk, news=news, note=reader.lines(told.happenings))

    @staticmethod
    def _settled(interaction: Interaction, told: Told, news: str, reader: Reader) -> ui.LayoutView | None:
        """In a DM the news come below with a desk of their own, so this one steps back."""
        if interaction.guild_id is not None:
            return None
        return moved_on_view(news, reader, told.desk.table.id)

    async def _refused(self, interaction: Interaction, press: Press, refusal: Refusal) -> ui.LayoutView:
        desk = await self._house.desk(press.table, interaction.user.id)
        reader = reader_for(desk.table, str(interaction.locale))
        here = press.ask in _ask_ids(desk)
        twice = press.action == "seal" and desk.sealed is not None and desk.sealed.id == press.ask
        note = "" if twice else reader.line(refusal.text)
        if refusal.code == NOT_ASKED and not twice:
            note = reader.line(say("bot-moment-over"))
        return await self._render(
            interaction, desk, press.ask if here else None, at=press.field, news=news_of(interaction.message), note=note
        )

    # ------------------------------------------------------------------------------ typing

    async def _ask_words(self, interaction: Interaction, press: Press) -> None:
        """A modal for an amount or amounts. What is sent comes back as the same press with a value."""
        desk = await self._house.desk(press.table, interaction.user.id)
        reader = reader_for(desk.table, str(interaction.locale))
        draft = desk.drafts.get(press.ask, {})
        try:
            desk, form, _ = await self._house.form(press.table, interaction.user.id, press.ask, draft)
            field = field_of(form, press.field)
            if field is None:
                raise Refusal(UNKNOWN_FIELD, field=press.field)
        except Refusal as refusal:
            await Reply(interaction, fresh=False).show(await self._refused(interaction, press, refusal))
            return
        had = answer_of(form, draft).get(press.field)
        if isinstance(field.node, Amount):
            hint, default = say("bot-type-range", least=field.node.least, most=field.node.most), str(had or "")
        else:
            hint, default = say("bot-type-example"), reader.label(things(had)) if had else ""
        ask = _present(desk, press.ask)
        title = reader.label(face(desk.table.game).field(ask, press.field, reader.texts.has), 45)
        modal = ui.Modal(title=title, custom_id=press.modal_id(), timeout=None)
        field_input: ui.TextInput[Any] = ui.TextInput(
            custom_id=INPUT, default=default[:TYPED_LENGTH] or None, max_length=TYPED_LENGTH, required=False
        )
        modal.add_item(ui.Label(text=title, description=reader.label(hint, 100), component=field_input))
        modal.stop()
        await interaction.response.send_modal(modal)

    async def typed(self, interaction: Interaction, press: Press, words: str) -> None:
        """A modal of `_ask_words` was sent."""
        reply = Reply(interaction, fresh=False)
        await reply.show(await reply.within(self._answered(interaction, press, [words])))

    # --------------------------------------------------------------------------- rendering

    async def _chosen_desk(self, interaction: Interaction, table_id: int | None, note: Text | None) -> ui.LayoutView:
        if table_id is None:
            tables = [one for one in await self._house.tables_of(interaction.user.id) if one.status == "playing"]
            if len(tables) != 1:
                return tables_view(tuple(tables[:MOST_OPTIONS]), Reader(texts(str(interaction.locale))))
            table_id = tables[0].id
        desk = await self._house.desk(table_id, interaction.user.id)
        words = "" if note is None else reader_for(desk.table, str(interaction.locale)).line(note)
        return await self._render(interaction, desk, note=words)

    async def _short_cut(self, interaction: Interaction, table: Table, words: str) -> ui.LayoutView:
        me = interaction.user.id
        desk = await self._house.desk(table.id, me)
        reader = reader_for(desk.table, str(interaction.locale))
        asks = ((desk.ask,) if desk.ask else ()) + desk.liberties
        found: ShortCut = face(table.game).parse(words, desk.view, asks, reader)
        _, form, _ = await self._house.form(table.id, me, found.ask_id, found.partial)
        if form.problem is not None:
            raise form.problem
        desk = await self._house.draft(table.id, me, found.ask_id, found.partial)
        return await self._render(interaction, desk, found.ask_id)

    async def _render(
        self,
        interaction: Interaction,
        desk: Desk,
        ask_id: str | None = None,
        *,
        at: str = "",
        page: int = 0,
        news: str = "",
        note: str = "",
    ) -> ui.LayoutView:
        view, _ = await self.desk_message(
            desk, interaction.user.id, str(interaction.locale), ask_id, at=at, page=page, news=news, note=note
        )
        return view

    async def desk_message(
        self,
        desk: Desk,
        person_id: int,
        locale: str,
        ask_id: str | None = None,
        *,
        at: str = "",
        page: int = 0,
        news: str = "",
        note: str = "",
    ) -> tuple[ui.LayoutView, Shown | None]:
        """The message for `desk` with the form of what is owed, or of the liberty `ask_id`, as the draft fills it."""
        ask = focus(desk, ask_id)
        shown = None
        if ask is not None:
            draft = dict(desk.drafts.get(ask.id, {}))
            draft, form, preview = await self._at_rest(desk.table.id, person_id, ask.id, draft, "")
            shown = _shown(desk, ask.id, form, preview, draft, at, page)
        owing = (await self._house.board(desk.table.id)).owing if desk.ask is None and desk.results is None else 0
        return desk_view(desk, reader_for(desk.table, locale), shown, owing=owing, news=news, note=note), shown


def _ask_ids(desk: Desk) -> set[str]:
    return {ask.id for ask in (desk.ask, *desk.liberties) if ask is not None}


def _present(desk: Desk, ask_id: str) -> Ask:
    """The ask of that id, owed or free. Raises Refusal `not-asked` for an old one."""
    for ask in (desk.ask, *desk.liberties):
        if ask is not None and ask.id == ask_id:
            return ask
    raise Refusal(NOT_ASKED)


def _shown(
    desk: Desk,
    ask_id: str,
    form: Form,
    preview: tuple[Text, ...],
    draft: dict[str, Any],
    at: str = "",
    page: int = 0,
) -> Shown:
    ask = _present(desk, ask_id)
    details = face(desk.table.game).details(desk.view, ask, form)
    return Shown(ask, form, preview, draft, at, page, is_liberty(desk, ask), details)
