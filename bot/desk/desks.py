"""Draws desk messages: reads the desk, its form and draft from the house."""

from __future__ import annotations

from discord import ui

from bot.desk.form_view import Shown
from bot.desk.forms import NOTHING_IN_HAND, InHand
from bot.desk.view import NO_WORDS, Around, desk_view, focus, is_liberty
from engine.core.contract import Ask, games
from engine.core.texts import NOT_ASKED, Refusal, say
from face.core.face import face
from face.core.names import reader_for
from face.core.parts import Explanation, Layout
from face.table.news import NOTHING_HAPPENED, Report, report_of, told_of
from face.wordings.texts import DEFAULT_LOCALE, texts
from host.house import House
from host.play.desk_reading import DeskReading, Filled
from host.values import Desk, Explanations, Row, Table

MOST_EXPLAINED = 1  # of a first game at once: the next question brings the next
LAST_MOVE = 2**31 - 1  # beyond every move number


class Desks:
    """Draws desks for whoever sends them: presses, commands, the deliverer."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def drawn(
        self,
        reading: DeskReading,
        locale: str,
        ask_id: str | None = None,
        around: Around = NO_WORDS,
        *,
        filled: Filled | None = None,
        hand: InHand = NOTHING_IN_HAND,
    ) -> ui.LayoutView:
        """The desk with the form owed, or of the liberty `ask_id`, as `filled`, else as the draft fills it."""
        desk, shown, ask = reading.desk, None, focus(reading.desk, ask_id)
        if ask is not None and desk.results is None and not desk.table.halted:
            filled = filled or await reading.filled(ask.id)
            shown = shown_form(desk, ask, filled, hand)
        owing = reading.owing if desk.ask is None and desk.results is None and not desk.table.halted else 0
        reader = reader_for(desk.table, locale, desk.seat)
        new = _new_to(desk, ask, reading.explanations)
        return desk_view(desk, reader, shown, around, owing=owing, new=new)

    async def known(self, table_id: int, person_id: int, explained: str) -> None:
        """Shows a person no more what a desk has explained to them, by ids divided by commas.

        Done before an answer, so that a desk drawn right after it, wherever, knows.
        """
        has = texts(DEFAULT_LOCALE).has
        ids = {id for id in explained.split(",") if any(has(f"{game}-first-{id}") for game in games())}
        if ids:
            await self._house.settings.explained(person_id, table_id, ids)

    async def short_cut(self, table: Table, person_id: int, words: str, locale: str) -> ui.LayoutView:
        """The desk with the typed words, kept as a draft. Raises Refusal for words not understood."""
        reading = await self._house.play.reading(table.id, person_id)
        desk = reading.desk
        reader = reader_for(desk.table, locale, desk.seat)
        if desk.sealed is not None:
            return await self.drawn(reading, locale, around=Around(note=reader.line(say("bot-sealed-already"))))
        asks = ((desk.ask,) if desk.ask else ()) + desk.liberties
        meant = face(table.game).parse(words, desk.view, asks, reader)
        filled = await reading.form(meant.ask_id, meant.partial)
        if filled.form.problem is not None:
            raise filled.form.problem
        return await self.drawn(await reading.keep(meant.ask_id, filled), locale, meant.ask_id)

    async def missed(self, desk: Desk, person_id: int, locale: str) -> Report:
        """Returns the news that a person with closed direct messages has missed; else nothing."""
        if (await self._house.settings.player(person_id)).dms == "open":
            return NOTHING_HAPPENED
        now = self._house.clock()
        row = Row(0, ("player", person_id), desk.table.id, "news", LAST_MOVE, now, "failed", "", 0, now)
        news = await self._house.outbox.news(row)
        reader = reader_for(desk.table, locale, desk.seat)
        return report_of(told_of(news), news.alone, desk.table.game, reader)


def _new_to(desk: Desk, ask: Ask | None, theirs: Explanations) -> tuple[Explanation, ...]:
    """The next explanations of a first game that its player has not folded away. `theirs`: what they have."""
    if not theirs.on or desk.results is not None or desk.table.halted:
        return ()
    game = desk.table.game
    there = face(game).explanations(desk.view, ask)
    return tuple(each for each in there if f"{game}.{each.id}" not in theirs.known)[:MOST_EXPLAINED]


def present(desk: Desk, ask_id: str) -> Ask:
    """The ask of that id, owed or free. Raises Refusal `not-asked` for an old one."""
    for ask in (desk.ask, *desk.liberties, *desk.order_asks):
        if ask is not None and ask.id == ask_id:
            return ask
    raise Refusal(NOT_ASKED)


def shown_form(desk: Desk, ask: Ask, filled: Filled, hand: InHand = NOTHING_IN_HAND) -> Shown:
    """A form ready to be drawn, with the additions of the game's face."""
    draft, form, preview = filled.draft, filled.form, filled.preview
    its = face(desk.table.game)
    if ask.kind == "order":
        how = (say("order-how"), *its.details(desk.view, ask, form))
        return Shown(ask, form, preview, draft, hand, True, how, Layout(notes=its.order_notes(desk.view, form)))
    details, layout = its.details(desk.view, ask, form), its.layout(desk.view, ask, form, draft, preview)
    told = tuple(text for text in preview if text.key not in layout.untold)
    return Shown(ask, form, told, draft, hand, is_liberty(desk, ask), details, layout)
