"""From the house to a desk message: reads the desk, its form and draft, and draws them."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.desk import NEWS_LENGTH, desk_view, focus, is_liberty, reader_for
from bot.face import face
from bot.fix_words import told_of
from bot.form_view import Shown
from bot.forms import pruned
from bot.page import tail
from engine.core.contract import Ask
from engine.core.forms import Form
from engine.core.refusals import NOT_ASKED, Refusal
from engine.core.texts import Text, say
from host.house import House
from host.tables import TABLE_ENDED, TABLE_FROZEN, Desk, Row, Trouble

PRUNINGS = 16  # fields that one change may take with it; more would be a form that never comes to rest
OVERTAKEN = 5  # times a desk is read anew because the table moved on meanwhile
LAST_MOVE = 2**31 - 1  # beyond every move number


class Desks:
    """Draws desks for whoever sends them: presses, commands, the deliverer."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def drawn(
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
        receipt: str = "",
    ) -> ui.LayoutView:
        """`desk` with the form of what is owed, or of the liberty `ask_id`, as the draft fills it in.

        `at`, `page`: the input in hand and the page of its select; `news` is kept above, `note` stands beside the form,
        `receipt` beneath what is sealed.
        """
        desk, shown = await self._in_step(desk, person_id, ask_id, at, page)
        owing = 0
        if desk.ask is None and desk.results is None and not desk.table.frozen:
            owing = (await self._house.board(desk.table.id)).owing
        reader = reader_for(desk.table, locale)
        return desk_view(desk, reader, shown, owing=owing, news=news, note=note, receipt=receipt)

    async def _in_step(
        self, desk: Desk, person_id: int, ask_id: str | None, at: str, page: int
    ) -> tuple[Desk, Shown | None]:
        """The desk and the form it shows, both of one moment: others play on between two reads."""
        for _ in range(OVERTAKEN):
            ask = focus(desk, ask_id)
            if ask is None or desk.results is not None or desk.table.frozen:
                return desk, None
            try:
                desk, draft, form, preview = await self.filled(desk.table.id, person_id, ask.id)
            except (Refusal, Trouble) as gone:
                if gone.code not in (NOT_ASKED, TABLE_ENDED, TABLE_FROZEN):
                    raise
                desk = await self._house.desk(desk.table.id, person_id)
                continue
            return desk, shown_form(desk, present(desk, ask.id), form, preview, draft, at, page)
        return desk, None

    async def filled(
        self, table: int, person_id: int, ask_id: str
    ) -> tuple[Desk, dict[str, Any], Form, tuple[Text, ...]]:
        """The desk, and the ask's form with preview as the draft that is kept fills it in, without what is stale.

        Raises Refusal `not-asked`.
        """
        desk, form, preview = await self._house.form(table, person_id, ask_id, None)
        draft = dict(desk.drafts.get(ask_id, {}))
        if form.problem is not None:
            draft, form, preview = await self.at_rest(table, person_id, ask_id, draft, "")
        return desk, draft, form, preview

    async def at_rest(
        self, table: int, person_id: int, ask_id: str, draft: dict[str, Any], changed: str
    ) -> tuple[dict[str, Any], Form, tuple[Text, ...]]:
        """The draft without what does not fit any more since `changed` was set, its form and preview.

        Raises Refusal if `changed` itself is refused.
        """
        _, form, preview = await self._house.form(table, person_id, ask_id, draft)
        for _ in range(PRUNINGS):
            kept = pruned(draft, form, changed)
            if kept is None or kept == draft:
                break
            draft = kept
            _, form, preview = await self._house.form(table, person_id, ask_id, draft)
        return draft, form, preview

    async def missed(self, desk: Desk, person_id: int, locale: str) -> str:
        """What direct messages would have told somebody whose messages are closed, the newest last; else nothing."""
        if (await self._house.player(person_id)).dms == "open":
            return ""
        now = self._house.clock()
        row = Row(0, ("player", person_id), desk.table.id, "news", LAST_MOVE, now, "failed", "", 0, now)
        news = await self._house.outbox.news(row)
        return tail(reader_for(desk.table, locale).lines(told_of(news)), NEWS_LENGTH)


def present(desk: Desk, ask_id: str) -> Ask:
    """The ask of that id, owed or free. Raises Refusal `not-asked` for an old one."""
    for ask in (desk.ask, *desk.liberties, *desk.order_asks):
        if ask is not None and ask.id == ask_id:
            return ask
    raise Refusal(NOT_ASKED)


def shown_form(
    desk: Desk, ask: Ask, form: Form, preview: tuple[Text, ...], draft: dict[str, Any], at: str = "", page: int = 0
) -> Shown:
    """A form ready to be drawn, with what the game's face adds to it."""
    if ask.kind == "order":
        return Shown(ask, form, preview, draft, at, page, True, (say("order-how"),))
    its = face(desk.table.game)
    details, layout = its.details(desk.view, ask, form), its.layout(desk.view, ask, form, draft, preview)
    return Shown(ask, form, preview, draft, at, page, is_liberty(desk, ask), details, layout)
