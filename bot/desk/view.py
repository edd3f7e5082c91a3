"""Draws the desk, a message with a player's own things and what is asked now. DM and ephemeral desks are the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import discord
from discord import ui
from msgspec.structs import replace

from bot.desk.attachments import DeskPicture
from bot.desk.beside import desk_colour, ending_buttons, own_ways, trial_buttons
from bot.desk.form_view import FormView
from bot.desk.lesson import lesson_view
from bot.messages.custom_ids import Press
from bot.messages.page import (
    BOX,
    BUTTONS_A_ROW,
    GREY,
    NEWS_PARTS,
    NOTE_ID,
    PHONE_PAGE,
    PICTURE_ID,
    ROW_HEIGHT,
    Button,
    Json,
    Page,
    SelectOption,
    button,
    labels_of,
    link,
    link_button,
    option,
    row_height,
)
from engine.contract import Ask
from engine.texts import say
from face.core.face import face
from face.core.first_game import Explanation
from face.core.names import reader_for, with_suspicions
from face.desk.beside import answering_orders, order_waiting
from face.desk.desk import (
    NO_WORDS,
    OPENING,
    DeskSurroundings,
    DeskWords,
    begins,
    desk_words,
    explained_in,
    fit_explained,
    focused_ask,
    new_to,
    said_otherwise,
)
from face.desk.filling import filled_by_words
from face.desk.form import NOTHING_IN_HAND, InHand, ShownForm, shown_form, with_all_details
from face.table.news import NOTHING_HAPPENED, Report, fit_report, without_lines
from face.wordings.lengths import (
    MORE,
    MOST_CHARACTERS,
    MOST_OPTIONS,
    OPTION_LABEL,
    small_lists,
    small_print,
    words_height,
)
from face.wordings.reader import Reader
from host.house import House
from host.play.desk_reading import DeskReading, Filled
from host.values import Desk, Table

_NEWS_LENGTH = 2500  # characters of a desk message for what happened, if the desk leaves so many
HEAD = 60  # pixels for who sent a message and when, and for lines that turn out longer than estimated
_DRAFTED = 250  # pixels more that a half-made answer may take before the picture beside it goes
_MOST_NEWS = 280  # pixels of it, so that the question stands in the upper half of a phone
OWN_LENGTH = 2200
_RESULTS_LENGTH = 1700
_ORDER_LENGTH = 500
EXPLAINING = 5  # components of what a first game explains
LIBERTY_BUTTONS = 3  # more liberties than this go into a select
LAST_MOVE = 2**31 - 1  # beyond every move number


def desk_view(
    desk: Desk,
    reader: Reader,
    shown: ShownForm | None = None,
    around: DeskSurroundings = NO_WORDS,
    *,
    owing: int = 0,
    new: Sequence[Explanation] = (),
    picture: DeskPicture | None = None,
    pages: bool = False,
) -> discord.ui.LayoutView:
    """The desk message, with `new`: what a first game explains.

    `shown`: the form in hand (of what is owed, or of an opened liberty); `owing`: how many seats are waited for;
    `picture`: of their own area, which the message has attached; what it shows is not said again. Where all that is
    said beside it would be more than a phone screen and a half, there is none. A half-made answer may take more, so
    that it does not go while somebody decides by it. `pages`: the table has a page in a browser.
    """
    picture = picture if desk.results is None else None
    its, table_id, whole = face(desk.table.game), desk.table.id, shown
    if shown is not None and new:  # what is explained of the game below needs no words of its own here
        details = tuple(text for text in shown.details if text.key != f"{desk.table.game}-explained")
        shown = replace(shown, details=details)
    address, beside_picture = link(desk.table), picture is not None
    words = desk_words(desk, reader, address, shown, owing=owing, receipt=around.receipt, new=new, short=beside_picture)
    page = Page(desk_colour(desk))
    beside = desk.table.practice and desk.results is None  # an edit in place leaves its reader at the question
    news = _NewsBox(page, NOTHING_HAPPENED if beside else around.told)
    page.box()
    head = page.text(words.head)
    refresh = button(words.labels["refresh"], Press("refresh", table_id))
    hint = _hint_button(desk, words, shown.ask if shown is not None else desk.sealed)
    form_view = None if shown is None else FormView(page, table_id, shown, reader, its, (refresh, hint))
    if form_view is not None:
        form_view.question()
    if picture is not None:
        page.picture(picture.file, picture.alt, PICTURE_ID, picture.high)
    if desk.results is None:
        body = small_lists(words.body)
        page.text(small_print(body) if around.tall else body, most=OWN_LENGTH)
    else:
        page.text(words.body, most=_RESULTS_LENGTH)
        page.buttons(ending_buttons(desk.table, reader))
    if around.told and beside:
        news = _NewsBox(page, around.told)
        page.box()
    elif form_view is None:
        page.line()
    if around.note:
        page.text(f"> {around.note}", most=500, id=NOTE_ID)
    page.text(words.time)
    if words.away:
        page.text(words.away)
        page.buttons([button(words.labels["back"], Press("back", table_id), "primary")])
    if shown is None or not shown.liberty:
        _draw_waiting_order(page, desk, reader, words)
    if words.sealed and desk.sealed is not None:
        page.text(words.sealed, most=900)
        page.text(words.receipt)
        page.buttons([button(words.labels["take-back"], Press("take-back", table_id, desk.sealed.id))])
    page.text(words.idle)
    opened = shown.ask.id if shown is not None and shown.liberty else ""
    acts, liberties = _foot(desk, reader, words, opened, begins=around.begins)
    elsewhere = _elsewhere(desk, words, shown, around, pages=pages)
    if form_view is None:
        acts = (*acts, refresh, hint)
    acts = (*acts, *own_ways(desk, words.labels, begins=around.begins))
    kept = 2 * bool(liberties) + 1 + len(acts) + 1 + len(elsewhere)
    linked = page.room(kept + 1) if form_view is None else form_view.roomy(kept + 1)
    # A button is easier to hit than a link in the text.
    to_table = (*acts, link_button(words.labels["to-table"], link(desk.table)))
    thread = not (desk.table.placeless or around.begins or around.tall)
    if head is not None and linked and thread and _as_high(acts, to_table):
        acts, kept = to_table, kept + 1
        head["content"] = words.plain_head
    if form_view is not None:
        dropped = min(form_view.short_of(kept), len(elsewhere))  # an input that is missing comes before them
        elsewhere = elsewhere[dropped:]
        form_view.draw(reserve=kept - dropped - (not elsewhere), small=around.tall)
    page.select(Press("open", table_id), words.labels.get("open", ""), liberties)
    page.buttons(acts)
    page.buttons(elsewhere)
    if picture is not None and page.height > PHONE_PAGE - HEAD + (_DRAFTED if shown is not None and shown.draft else 0):
        return desk_view(desk, reader, with_all_details(desk, whole), around, owing=owing, new=new, pages=pages)
    if page.height > PHONE_PAGE - HEAD and not around.tall and desk.results is None:
        tall = replace(around, tall=True)
        return desk_view(desk, reader, whole, tall, owing=owing, new=new, picture=picture, pages=pages)
    _draw_new(page, desk, words, new)
    pixels = None if desk.table.practice else _MOST_NEWS
    if pixels is not None and not around.first:
        pixels = min(pixels, PHONE_PAGE - HEAD - page.height)
    news.fill(pixels, reader, lambda: said_otherwise(desk, reader, shown, pictured=picture is not None))
    return page.view()


class _NewsBox:
    """The box of what happened. The desk comes first: it is filled in last, with the room the desk leaves."""

    def __init__(self, page: Page, told: Report) -> None:
        self._page = page
        self._told = told
        self._parts: list[tuple[Json, str]] = []
        for id, name in NEWS_PARTS.items():
            if getattr(told, name):
                if not self._parts:
                    page.box(GREY)
                if (part := page.text(MORE, id=id)) is not None:
                    self._parts.append((part, name))

    def fill(self, pixels: int | None, reader: Reader, said: Callable[[], frozenset[str]]) -> None:
        """Writes what the desk does not say itself, as much as fits into `pixels` and into the message.

        Where that is nothing there is no box. `said`: lines of what the desk says in other words, or by its picture.
        """
        if not self._parts:
            return
        told = without_lines(self._told, self._page.lines() | said())
        shown = fit_report(told, min(_NEWS_LENGTH, MOST_CHARACTERS - self._page.characters), pixels, reader)
        for part, name in self._parts:
            if words := getattr(shown, name):
                part["content"] = words
            else:
                self._page.remove(part)


def _as_high(buttons: Sequence[Button], more: Sequence[Button]) -> bool:
    """Whether `more` buttons take no more room on a phone than those."""
    return len(more) <= BUTTONS_A_ROW and row_height(labels_of(more)) <= max(ROW_HEIGHT, row_height(labels_of(buttons)))


def _draw_waiting_order(page: Page, desk: Desk, reader: Reader, words: DeskWords) -> None:
    """Draws the order that is about to answer the present ask beside a button that cancels it, else those in force."""
    page.text(words.orders, most=2 * _ORDER_LENGTH)
    for order in answering_orders(desk):
        page.text(order_waiting(order, reader), most=_ORDER_LENGTH)
        stop = Press("order-off", desk.table.id, order.answers or "", argument=order.kind)
        page.buttons([button(words.labels["order-off"], stop)])


def _draw_new(page: Page, desk: Desk, words: DeskWords, new: Sequence[Explanation]) -> None:
    """Draws what a first game explains, with buttons that fold it away or stop it all, if message and phone have room.

    Where there is little, what must be told now; the button of the rules has all of it.
    """
    if not new or not page.room(EXPLAINING):
        return
    left = PHONE_PAGE - HEAD - page.height - BOX - ROW_HEIGHT

    def fits(some: str) -> bool:
        return page.characters + len(some) <= MOST_CHARACTERS and words_height(some) <= left

    explained, told = fit_explained(words, new, fits)
    if not explained:
        return
    page.box(GREY)
    page.text(explained)
    ids = ",".join(each.id for each in told)
    fold = button(words.labels["explained"], Press("explained", desk.table.id, argument=ids))
    page.buttons([fold, button(words.labels["explain-no-more"], Press("explain-no-more", desk.table.id))])


def _foot(
    desk: Desk, reader: Reader, words: DeskWords, opened: str, *, begins: bool
) -> tuple[tuple[Button, ...], tuple[SelectOption, ...]]:
    """The buttons of the desk's acts, and the options of the select of liberties where they are too many for buttons.

    `opened`: the liberty whose form is shown; `begins`: as of `DeskSurroundings`.
    """
    others = [ask for ask in desk.liberties if ask.id != opened][:MOST_OPTIONS]
    row: list[Button] = []
    options: tuple[SelectOption, ...] = ()
    if len(others) <= LIBERTY_BUTTONS and all(len(words.openings[ask.id]) <= 48 for ask in others):
        row = [button(words.openings[ask.id], Press("open", desk.table.id, ask.id)) for ask in others]
    else:
        options = tuple(option(reader.label(ask.prompt, OPTION_LABEL), ask.id) for ask in others)
    if desk.skipping is not None:
        row.append(button(words.labels["skip"], Press("skip", desk.table.id, desk.skipping)))
    if desk.order_asks and (desk.orders or not (desk.table.practice or begins)):
        row.append(button(words.labels["orders"], Press("orders", desk.table.id)))
    return tuple(row), options


def _elsewhere(
    desk: Desk, words: DeskWords, shown: ShownForm | None, around: DeskSurroundings, *, pages: bool
) -> tuple[Button, ...]:
    """The row of buttons that lead elsewhere and change nothing, five at most, what can be missed first last.

    As a first game begins it is shorter: there is no story to look back on yet, and nothing to note.
    """
    if desk.table.trial_of is not None:
        return trial_buttons(desk, words.labels)
    table_id, labels, looked_at = desk.table.id, words.labels, ("board", "story", "notes")[: 1 if around.begins else 3]
    section = "" if shown is None else face(desk.table.game).section(shown.ask, shown.form.value)
    return (
        *(button(labels[action], Press(action, table_id)) for action in looked_at),
        button(labels["cards"], Press("cards", table_id, "own", argument=section)),
        *([button(labels["page"], Press("page", table_id))] if pages else ()),
    )


def _hint_button(desk: Desk, words: DeskWords, ask: Ask | None) -> Button:
    """The button for help with the question that is shown: what a steward would do, or what the rules say of it."""
    action = "advice" if desk.table.hints and ask is not None and ask == desk.ask else "hint"
    return button(words.labels[action], Press(action, desk.table.id, "" if ask is None else ask.id))


class Desks:
    """Draws desks for whoever sends them: presses, commands, the deliverer."""

    def __init__(self, house: House, *, pages: bool = False) -> None:
        """`pages`: tables have pages in a browser, to which desks lead."""
        self._house = house
        self.pages = pages

    async def drawn(
        self,
        reading: DeskReading,
        locale: str,
        ask_id: str | None = None,
        around: DeskSurroundings = NO_WORDS,
        *,
        filled: Filled | None = None,
        hand: InHand = NOTHING_IN_HAND,
        picture: DeskPicture | None = None,
    ) -> ui.LayoutView:
        """The desk with the form owed, or of the liberty `ask_id`, as `filled`, else as the draft fills it.

        `picture`: of their own area, which its message has attached.
        """
        desk, shown, ask = reading.desk, None, focused_ask(reading.desk, ask_id)
        if desk.lesson_done is not None:
            same = await self._house.lessons.as_steward(desk.table)
            return lesson_view(desk, reader_for(desk.table, locale, desk.seat), around.told, as_steward=same)
        if ask is not None and desk.results is None and not desk.table.halted:
            filled = filled or await reading.filled(ask.id)
            shown = shown_form(desk, ask, filled, hand, short=picture is not None)
        owing = reading.owing if desk.ask is None and desk.results is None and not desk.table.halted else 0
        reader = reader_for(desk.table, locale, desk.seat)
        if desk.results is None and face(desk.table.game).suspects(desk.view):
            suspected = await self._house.notes.suspicions(desk.table.id, reading.person_id)
            reader = with_suspicions(reader, desk, suspected)
        new = new_to(desk, ask, reading.explanations)
        around = replace(around, begins=begins(desk, reading.explanations))
        return desk_view(desk, reader, shown, around, owing=owing, new=new, picture=picture, pages=self.pages)

    async def known(self, table_id: int, person_id: int, explained: str) -> None:
        """Shows a person no more what a desk has explained to them, by ids divided by commas.

        The opening of their game stood above it. Done before an answer, so that a desk drawn right after it, wherever,
        knows.
        """
        if ids := explained_in(f"{explained},{OPENING}" if explained else ""):
            await self._house.settings.explained(person_id, table_id, ids)

    async def short_cut(self, table: Table, person_id: int, words: str, locale: str) -> ui.LayoutView:
        """The desk with the typed words, kept as a draft. Raises Refusal for words not understood."""
        reading = await self._house.play.reading(table.id, person_id)
        desk = reading.desk
        reader = reader_for(desk.table, locale, desk.seat)
        if desk.sealed is not None:
            return await self.drawn(
                reading, locale, around=DeskSurroundings(note=reader.line(say("bot-sealed-already")))
            )
        ask_id, filled = await filled_by_words(words, reading, reader)
        return await self.drawn(await reading.keep(ask_id, filled), locale, ask_id)
