"""Draws the desk, a message with a player's own things and what is asked now. DM and ephemeral desks are the same."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from msgspec import Struct
from msgspec.structs import replace

from bot.desk.folded import ending_buttons, give_up_button
from bot.desk.form_view import FormView, Shown
from bot.desk.news import fitted, untold
from bot.desk.orders import draw_waiting_order
from bot.messages.page import (
    BOX,
    BUTTONS_A_ROW,
    GOLD,
    GREEN,
    GREY,
    NEWS_ID,
    NOTE_ID,
    OWN_NEWS_ID,
    PHONE_PAGE,
    ROW_HEIGHT,
    Button,
    Choice,
    Json,
    Page,
    button,
    labels_of,
    link,
    link_button,
    option,
    row_height,
    small_lists,
    words_height,
)
from bot.messages.presses import Press
from engine.core.contract import Ask
from engine.core.contract import game as rules_of
from engine.core.texts import Listed, SeatRef, Text, say
from face.core.face import Face, face
from face.core.names import game_name, names_of
from face.core.parts import Explanation
from face.table.dossier import ending
from face.table.news import NOTHING_HAPPENED, Report
from face.wordings.lengths import MORE, MOST_CHARACTERS, MOST_OPTIONS, OPTION_LABEL, unix
from face.wordings.reader import Reader
from face.wordings.texts import tidy
from host.values import Desk, Table

NEWS_LENGTH = 2500  # characters of a desk message for what happened, if the desk leaves so many
HEAD = 60  # pixels for who sent a message and when, and for lines that turn out longer than estimated
MOST_NEWS = 280  # pixels of it, so that the question stands in the upper half of a phone
OWN_LENGTH = 2200
RESULTS_LENGTH = 1700
EXPLAINING = 5  # components of what a first game explains
LIBERTY_BUTTONS = 3  # more liberties than this go into a select


def focus(desk: Desk, ask_id: str | None = None) -> Ask | None:
    """The ask whose form the desk shows: the liberty that was opened, else the question owed."""
    if ask_id is not None:
        for ask in (*desk.liberties, *desk.order_asks):
            if ask.id == ask_id:
                return ask
    return desk.ask


def is_liberty(desk: Desk, ask: Ask) -> bool:
    """Whether `ask` is free to take, not owed."""
    return any(ask.id == each.id for each in (*desk.liberties, *desk.order_asks))


class Around(Struct, frozen=True):
    """The words of a desk message that are not the desk's own.

    `news`: what happened, kept above the desk; `note`: one sentence about the press just made; `receipt`: of the answer
    that was just sealed; `first`: the news are told for the first time, and take their room however tall the desk is;
    `own`: what of the news touches the reader, and stands above the rest.
    """

    news: str = ""
    note: str = ""
    receipt: str = ""
    first: bool = False
    own: str = ""

    @property
    def told(self) -> Report:
        """All the news."""
        return Report(self.own.strip("\n"), self.news.strip("\n"))


def with_news(told: Report, note: str = "", receipt: str = "", *, first: bool = False) -> Around:
    """News around a desk, with a note and a receipt."""
    return Around(told.others, note, receipt, first, told.own)


NO_WORDS = Around()


def desk_view(
    desk: Desk,
    reader: Reader,
    shown: Shown | None = None,
    around: Around = NO_WORDS,
    *,
    owing: int = 0,
    new: Sequence[Explanation] = (),
) -> discord.ui.LayoutView:
    """The desk message, with `new`: what a first game explains.

    `shown`: the form in hand (of what is owed, or of an opened liberty); `owing`: how many seats are waited for.
    """
    its = face(desk.table.game)
    if shown is not None and new:  # what is explained of the game below needs no words of its own here
        details = tuple(text for text in shown.details if text.key != f"{desk.table.game}-explained")
        shown = replace(shown, details=details)
    page = Page(GOLD if desk.ask is not None else GREEN if desk.sealed is not None else GREY)
    beside = desk.table.practice and desk.results is None  # an edit in place leaves its reader at the question
    news = _NewsBox(page, NOTHING_HAPPENED if beside else around.told)
    page.box()
    head = page.text(_head(desk.table, its.headline(desk.view), reader))
    refresh = button(reader.label(say("bot-refresh")), Press("refresh", desk.table.id))
    hint = _hint_button(desk, reader, shown.ask if shown is not None else desk.sealed)
    form_view = None if shown is None else FormView(page, desk.table.id, shown, reader, its, (refresh, hint))
    if form_view is not None:
        form_view.question()
    if desk.results is None:
        page.text(small_lists(reader.lines(its.desk(desk.view))), most=OWN_LENGTH)
    else:
        page.text(ending(desk.results, reader, corrected=desk.table.corrected), most=RESULTS_LENGTH)
        page.buttons(ending_buttons(desk.table, reader))
    if around.told and beside:
        news = _NewsBox(page, around.told)
        page.box()
    elif form_view is None:
        page.line()
    if around.note:
        page.text(f"> {around.note}", most=500, id=NOTE_ID)
    _draw_time(page, desk, reader)
    if shown is None or not shown.liberty:
        draw_waiting_order(page, desk, reader)
    if desk.sealed is not None and (shown is None or not shown.liberty):
        _draw_sealed(page, desk, desk.sealed, reader, its, owing, around.receipt)
    elif shown is None and desk.results is None and not desk.table.halted:
        idle = say("bot-nothing-asked", owing=owing, waiting=_waiting(desk, owing))
        page.text(reader.line(_waiting(desk, owing) if desk.table.practice else idle))
    acts, liberties = _foot(desk, reader, shown.ask.id if shown is not None and shown.liberty else "")
    elsewhere = _elsewhere(desk, reader, shown, its)
    if form_view is None:
        acts, elsewhere = (*acts, refresh), (*elsewhere, hint)
    acts = (*acts, *give_up_button(desk, reader))
    kept = 2 * bool(liberties) + 1 + len(acts) + 1 + len(elsewhere)
    linked = page.room(kept + 1) if form_view is None else form_view.roomy(kept + 1)
    # A button is easier to hit than a link in the text.
    to_table = (*acts, link_button(reader.label(say("bot-to-table")), link(desk.table)))
    if head is not None and linked and not desk.table.practice and _as_high(acts, to_table):
        acts, kept = to_table, kept + 1
        head["content"] = _head(desk.table, its.headline(desk.view), reader, linked=True)
    if form_view is not None:
        dropped = min(form_view.short_of(kept), len(elsewhere))  # an input that is missing comes before them
        elsewhere = elsewhere[dropped:]
        form_view.draw(reserve=kept - dropped - (not elsewhere))
    page.select(Press("open", desk.table.id), reader.label(say("bot-liberties"), 150), liberties)
    page.buttons(acts)
    page.buttons(elsewhere)
    _draw_new(page, desk, reader, new)
    pixels = None if desk.table.practice else MOST_NEWS
    if pixels is not None and not around.first:
        pixels = min(pixels, PHONE_PAGE - HEAD - page.height)
    news.fill(pixels, reader)
    return page.view()


class _NewsBox:
    """The box of what happened. The desk comes first: it is filled in last, with the room the desk leaves."""

    def __init__(self, page: Page, told: Report) -> None:
        self._page = page
        self._told = told
        self._parts: list[tuple[Json, str]] = []
        for id, name in ((OWN_NEWS_ID, "own"), (NEWS_ID, "others")):
            if getattr(told, name):
                if not self._parts:
                    page.box(GREY)
                if (part := page.text(MORE, id=id)) is not None:
                    self._parts.append((part, name))

    def fill(self, pixels: int | None, reader: Reader) -> None:
        """Writes what the desk does not say itself, as much as fits into `pixels` and into the message.

        Where that is nothing there is no box.
        """
        if not self._parts:
            return
        told = untold(self._told, self._page.lines())
        shown = fitted(told, min(NEWS_LENGTH, MOST_CHARACTERS - self._page.characters), pixels, reader)
        for part, name in self._parts:
            if words := getattr(shown, name):
                part["content"] = words
            else:
                self._page.remove(part)


def _as_high(buttons: Sequence[Button], more: Sequence[Button]) -> bool:
    """Whether `more` buttons take no more room on a phone than those."""
    return len(more) <= BUTTONS_A_ROW and row_height(labels_of(more)) <= max(ROW_HEIGHT, row_height(labels_of(buttons)))


def _draw_new(page: Page, desk: Desk, reader: Reader, new: Sequence[Explanation]) -> None:
    """Draws what a first game explains, with buttons that fold it away or stop it all, if message and phone have room.

    Else the button of the rules has it.
    """
    if not new or not page.room(EXPLAINING):
        return
    words = "-# " + " ".join(reader.line(text) for text in (say("explained-head"), *(each.text for each in new)))
    high = BOX + words_height(words) + ROW_HEIGHT
    if page.characters + len(words) > MOST_CHARACTERS or page.height + high > PHONE_PAGE - HEAD:
        return
    page.box(GREY)
    page.text(words)
    ids = ",".join(each.id for each in new)
    fold = button(reader.label(say("explained-fold")), Press("explained", desk.table.id, argument=ids))
    page.buttons([fold, button(reader.label(say("explained-stop")), Press("explain-no-more", desk.table.id))])


def _draw_time(page: Page, desk: Desk, reader: Reader) -> None:
    """Draws the deadline, or why there is none, and *I'm back* for a player with a stand-in."""
    if desk.results is not None:
        return
    if desk.table.halted:
        page.text(reader.line(say("bot-frozen")))
    elif desk.table.paused:
        page.text(reader.line(say("bot-paused")))
    elif desk.due_at is not None:
        page.text("-# " + reader.line(say("bot-due", at=unix(desk.due_at))))
    if any(card.seat == desk.seat and card.away for card in desk.table.seats):
        page.text(reader.line(say("bot-you-are-away", level=desk.table.pace.stand_in)))
        page.buttons([button(reader.label(say("bot-back-again")), Press("back", desk.table.id), "primary")])


def _head(table: Table, headline: Text, reader: Reader, *, linked: bool = False) -> str:
    """The title and the headline, with a link to the table unless it is `linked` by a button."""
    key = "practice-desk-head" if table.practice else "bot-desk-head"
    title = reader.line(Text(key, {"game": game_name(table.game), "table": table.id}))
    line = headline if linked or table.practice else say("bot-desk-line", headline=headline, link=link(table))
    return f"## {title}\n{reader.line(line)}"


def _draw_sealed(page: Page, desk: Desk, sealed: Ask, reader: Reader, its: Face, owing: int, receipt: str) -> None:
    done = say(f"{desk.table.game}-done-{sealed.kind}")  # a public move is done, not sealed
    head = done if reader.texts.has(done.key) else say("bot-sealed")
    last = desk.settles_at
    lines = [head, *its.sealed(desk.view, sealed)]
    if last is not None:
        lines.append(say("bot-settles", at=unix(last)))
    elif desk.ask is None:  # else a question of their own follows
        lines.append(_waiting(desk, owing))
    page.text(reader.lines(lines), most=900)
    if receipt:
        page.text("-# " + reader.line(say("bot-receipt", receipt=receipt)))
    label = reader.label(say("bot-take-back"))
    page.buttons([button(label, Press("take-back", desk.table.id, sealed.id))])


def _waiting(desk: Desk, owing: int) -> Text:
    """Says how many seats are waited for, and which ones where everybody may know."""
    if desk.table.practice:
        return say("practice-thinking")
    owers = rules_of(desk.table.game).waiting(desk.view) if owing else ()
    if desk.seat in owers or len(owers) != owing:
        return say("bot-waiting", owing=owing)
    return say("bot-waiting-for", who=Listed(tuple(SeatRef(seat) for seat in owers)))


def _foot(desk: Desk, reader: Reader, opened: str) -> tuple[tuple[Button, ...], tuple[Choice, ...]]:
    """The buttons of the desk's acts, and the options of the select of liberties where they are too many for buttons.

    `opened`: the liberty whose form is shown.
    """
    others = [ask for ask in desk.liberties if ask.id != opened][:MOST_OPTIONS]
    row: list[Button] = []
    options: tuple[Choice, ...] = ()
    labels = [opening_label(desk.table.game, ask, reader) for ask in others]
    if len(others) <= LIBERTY_BUTTONS and all(len(label) <= 48 for label in labels):
        row = [button(label, Press("open", desk.table.id, ask.id)) for ask, label in zip(others, labels, strict=True)]
    else:
        options = tuple(option(reader.label(ask.prompt, OPTION_LABEL), ask.id) for ask in others)
    if desk.order_asks:
        row.append(button(reader.label(say("order-button", count=len(desk.orders))), Press("orders", desk.table.id)))
    return tuple(row), options


def opening_label(game: str, ask: Ask, reader: Reader) -> str:
    """The label of the button that opens a liberty: shorter than its prompt, where there is one."""
    short = f"{game}-open-{ask.kind}"
    return reader.label(Text(short) if reader.texts.has(short) else ask.prompt)


def _elsewhere(desk: Desk, reader: Reader, shown: Shown | None, its: Face) -> tuple[Button, ...]:
    """The row of buttons that lead elsewhere and change nothing, four at most."""
    table_id = desk.table.id
    section = "" if shown is None else its.section(shown.ask, shown.form.value)
    return (
        button(reader.label(say("board-button")), Press("board", table_id)),
        button(reader.label(say("log-button")), Press("story", table_id)),
        button(reader.label(say("notes-button")), Press("notes", table_id)),
        button(reader.label(say("cards-button")), Press("cards", table_id, "own", argument=section)),
    )


def _hint_button(desk: Desk, reader: Reader, ask: Ask | None) -> Button:
    """The button for help with the question that is shown: what a steward would do, or what the rules say of it."""
    advises = desk.table.hints and ask is not None and ask == desk.ask
    key, action = ("hint-button", "advice") if advises else ("rules-hint-button", "hint")
    return button(reader.label(say(key)), Press(action, desk.table.id, "" if ask is None else ask.id))


def tables_view(tables: tuple[Table, ...], reader: Reader) -> discord.ui.LayoutView:
    """A select of the player's tables, because the bot does not guess which one they mean."""
    page = Page()
    page.text(reader.line(say("bot-which-table")))
    options = [
        option(
            reader.label(say("bot-table-option", game=game_name(table.game), table=table.id), OPTION_LABEL),
            str(table.id),
            tidy(", ".join(names_of(table, reader.texts)), 100) or None,
        )
        for table in tables[:MOST_OPTIONS]
    ]
    page.select(Press("which"), reader.label(say("bot-which-table"), 150), options)
    return page.view()
