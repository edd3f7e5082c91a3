"""Everything the bot sends to a seat and to the public about one position, by its own code, as bytes."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

import msgspec
from simcord.components import walk_components

from bot.board import on_request
from bot.board.on_request import BoardsOnRequest
from bot.board.placed_pictures import picture_mark
from bot.board.view import ShownPicture, board_view, lobby_view, pictured_board
from bot.delivery.living_desks import DeskMessages
from bot.delivery.messages import Messages
from bot.delivery.notices import absence_view
from bot.delivery.reminders import may_be_named, mention_view, reminder_view, waiting_view
from bot.delivery.scenes import ThreadScenes
from bot.desk.attachments import picture_of
from bot.desk.beside import folded_view
from bot.desk.handlers import DeskPresses
from bot.desk.hands import DesksAtHand
from bot.desk.pictures import DeskPictures
from bot.desk.view import Desks, desk_view
from bot.lobby.seats import People
from bot.messages.custom_ids import Press, modal_press
from bot.messages.errors import reply_with_error, reply_with_errors
from bot.messages.handlers import Handlers
from bot.messages.looked_up import LookedUp
from bot.messages.reading_language import locale_of
from bot.messages.replies import Reply
from bot.messages.sending import OutgoingMessage
from bot.reading import cards
from bot.reading.cards import CARDS, References
from bot.reading.dossier import Dossiers
from bot.reading.log import Logs
from bot.reading.notes import NotePresses
from bot.reading.openings import Openings
from bot.reading.rules import HINT, Rules
from engine.chance import Stream
from engine.playouts import random_value
from engine.texts import Refusal
from face.core.names import reader_for
from face.desk import beside
from face.pictures.png.rendering import Rendering
from face.replay.replays import Replays
from face.table import look_up
from face.table.notices import Line
from face.table.scenes import board_picture, desk_picture, lobby_picture, own_picture
from host.clocks.model import RUNG_NAMES as RUNGS
from host.deadlines.reminders import Due
from host.messages.living_desks import Folding
from host.occupants import Steward
from host.people.page_sessions import PageSession
from host.table.answers_in_words import answer_in_words
from host.table.moves import Decision
from host.table.projections import status_of
from host.values import Desk, News, OutboxMessage, SeatCard, Table
from tests.bot.people import parsed
from tests.bot.pictures.drawing import PaperDrawer
from tests.contract.journeys import chance
from tests.secrecy.paper import NOW, TABLE, PaperTables, Wire, paper_house, person_at
from tests.secrecy.twins import Twins
from web.beside.drawer import BesideTable
from web.rendering import Templates
from web.steps import PastSteps
from web.table.page import Pages
from web.table.parts import Looking
from web.table.tools import CARDS_LEAF, MATTERS_LEAF, NOTES_LEAF, RULES_LEAF
from web.watch.facts import facts_of
from web.watch.pages import WatchedTables

ONLOOKER = 999  # sits nowhere
TYPED = ("3", "1 wood for 3", "dragons")
FORGED = (
    Press("set", TABLE, "{ask}", "nonsense", "0"),
    Press("pick", TABLE, "{ask}", "answer", "accept"),
    Press("type", TABLE, "{ask}", "coins"),
    Press("seal", TABLE, "9.gone", argument="00000000"),
    Press("seal", TABLE, "{ask}", argument="00000000"),
    Press("take-back", TABLE, "{ask}"),
    Press("turn", TABLE, "{ask}", "goods", "1"),
    Press("open", TABLE, "9.gone"),
    Press("order-off", TABLE, argument="nonsense"),
    Press("unfold", TABLE, "{ask}"),
)

Bytes = dict[str, bytes]


class LeakError(AssertionError):
    """Two worlds a seat cannot tell apart made the bot send it, or everybody, something else."""


class PaperMail:
    """Messages that are written down instead of sent."""

    def __init__(self) -> None:
        self.messages: list[Any] = []

    async def dm(self, person_id: int) -> Any:
        return SimpleNamespace(id=person_id)

    async def channel(self, table: Any) -> Any:
        return SimpleNamespace(id=table.thread_id)

    async def names(self, table: Any, people: Any) -> dict[int, Any]:
        return {}

    def reader(self, table: Any) -> Any:
        return reader_for(table, "en")

    async def post_anew(self, table_id: int) -> None:
        """Leave the board where it is."""

    async def send(self, message: OutgoingMessage, row: OutboxMessage) -> int:
        files = [file.fp.read().decode() for file in (message.files() if message.files is not None else ())]
        self.messages.append([message.channel.id, message.view.to_components(), message.silent, message.names, files])
        return 1


class Sender:
    """The bot's hands on one position. `got`: all that was sent, by what led to it."""

    def __init__(self, paper: PaperTables) -> None:
        self.paper = paper
        self.house = house = paper_house(paper)
        self.me = person_at(paper.seat)
        self.got: Bytes = {}
        desks, looked_up, pictures = Desks(house), LookedUp(), DeskPictures(house)
        self._play = DeskPresses(house, desks, DesksAtHand(house.clock), looked_up, pictures)
        references = References(house, looked_up)
        self._handlers = Handlers(
            self._play,
            People(house),
            BoardsOnRequest(house, looked_up),
            Logs(house, looked_up),
            NotePresses(house, looked_up),
            references,
            Rules(house, looked_up),
            Dossiers(house),
        )
        self._cards = cards.CardLookUp(house, references)
        self._mail = PaperMail()
        mail: Any = self._mail
        scenes = ThreadScenes(house, mail, mail, Rendering(PaperDrawer()))
        messages = DeskMessages(house, desks, mail, pictures, Openings(pictures))
        self._messages = Messages(house, messages, mail, mail, mail, pictures, scenes)

    def note(self, name: str, body: Any) -> None:
        """Keep what was sent."""
        self.got[name] = msgspec.json.encode(body)

    async def pressed(self, name: str, press: Press, *values: str, on: list[Any] | None = None) -> list[Any]:
        """The reply to a press, kept; what it shows. The draft it leaves is dropped."""
        wire, kept = Wire(self.me, server=on is None, components=on), dict(self.paper.drafts)
        await reply_with_errors(wire, self._handlers.press(wire, press, list(values)))  # type: ignore[arg-type]
        self.paper.drafts = kept
        self.note(name, wire.answers)
        return wire.shown()

    async def typed(self, name: str, press: Press, words: str) -> None:
        """The reply to a modal, kept."""
        wire = Wire(self.me, server=False, components=[])
        await reply_with_errors(wire, self._handlers.modal(wire, press, words))  # type: ignore[arg-type]
        self.note(name, wire.answers)

    async def short_cut(self, words: str) -> None:
        """The reply to `/offer`."""
        wire, kept = Wire(self.me, server=True), dict(self.paper.drafts)
        table = (await self.house.play.board(TABLE)).table
        await reply_with_errors(wire, self._offered(wire, table, words))  # type: ignore[arg-type]
        self.paper.drafts = kept
        self.note(f"offer {words}", wire.answers)

    async def _offered(self, wire: Any, table: Table, words: str) -> None:
        try:
            await self._play.short_cut(Reply(wire, fresh=True), table, words)
        except Refusal as refusal:
            await reply_with_error(wire, refusal, reader_for(table, locale_of(wire)))

    async def news(self, name: str, happenings: Any) -> None:
        """The messages about what has happened, to the seat and to the thread."""
        desk, board = await self.house.play.desk(TABLE, self.me), await self.house.play.board(TABLE)
        talking = _automatic(board.table, self.paper.seat)
        for lane, seat, table in (
            ("player", self.paper.seat, board.table),
            ("thread", None, board.table),
            ("thread", None, talking),
        ):
            told = tuple(text for one in happenings if (text := one.read_by(seat)) is not None)
            lane_id = self.me if seat is not None else TABLE
            row = OutboxMessage(0, (lane, lane_id), TABLE, "news", 13, NOW, "sending", "n", 0, NOW)  # type: ignore[arg-type]
            news = News(table, desk if seat is not None else None, told)
            hand = self._messages._to_player if seat is not None else self._messages._to_thread
            self._mail.messages.clear()
            await hand(row, news)
            self.note(f"{name} to {lane}{' with automatic players' * (table is talking)}", self._mail.messages)

    async def public(self) -> None:
        """What stands on the server: the board, the lobby, what the thread is told by the clock."""
        board = await self.house.play.board(TABLE)
        reader = reader_for(board.table, "en")
        self.note("board", board_view(board, reader).to_components())
        picture = board_picture(board, reader)
        self.note("picture of the board", picture)
        if picture is not None:
            beside = pictured_board(board, reader, ShownPicture(picture.alt, picture_mark(picture)), None)
            self.note("beside the picture", beside.to_components())
        self.note("lobby", lobby_view(board.table, reader).to_components())
        self.note("picture of the lobby", lobby_picture(board.table, reader))
        self.note("facts", facts_of(board, reader))
        self.note("watched", WatchedTables(self.house, Templates(), "").drawn(board, reader))
        self.note("waiting", waiting_view(board, reader).to_components() if board.owers else [])

    async def pages(self, depth: int) -> None:
        """The page of the table in a browser: of the seat and of an onlooker; without a `depth` with each liberty.

        And the board of the last step, without a `depth` of all steps that one can look back to.
        """
        pages, past = Pages(self.house), PastSteps(self.house, Replays())
        self._drawer = BesideTable(self.house, Templates())

        async def page(session: PageSession, looking: Looking, *, looked: bool = True) -> Any:
            try:
                parts = await pages.parts(session, looking, looked=looked)
            except Refusal as refusal:
                return refusal.code
            return [parts.html if looked else "", parts.digests, parts.drafts, parts.title, parts.since, parts.known]

        for person_id in (self.me, ONLOOKER):
            session = PageSession(TABLE, person_id, NOW)
            self.note(f"page of {person_id}", await page(session, Looking()))
            self.note(f"moment of an event of {person_id}", await page(session, Looking(), looked=False))
            for leaf in (NOTES_LEAF, CARDS_LEAF, RULES_LEAF, MATTERS_LEAF):
                self.note(f"{leaf} beside the page of {person_id}", await self._leaf(session, leaf))
            reached = await past.reached(session, 0)
            for at in range(reached.first if not depth else reached.last, reached.last + 1):
                self.note(f"step {at} of {person_id}", await past.reached(session, at))
        for ask in (await self.house.play.desk(TABLE, self.me)).liberties if not depth else ():
            self.note(f"page with {ask.id}", await page(PageSession(TABLE, self.me, NOW), Looking(ask=ask.id)))

    async def _leaf(self, session: PageSession, leaf: str) -> list[str]:
        """A leaf beside the page, each of its parts, and what is found in it."""
        try:
            drawn = [await self._drawer.drawn(session, leaf)]
        except Refusal as refusal:
            return [refusal.code]
        for part in re.findall(r"\?part=([^\"]+)\"", drawn[0]):
            drawn.append(await self._drawer.drawn(session, leaf, part))
            for what in re.findall(r"&amp;find=([^\"]+)\"", drawn[-1]) if leaf == MATTERS_LEAF else ():
                drawn.append(await self._drawer.drawn(session, leaf, part, what))
        if leaf not in (NOTES_LEAF, MATTERS_LEAF):
            drawn.append(await self._drawer.drawn(session, leaf, "", "a"))
        return drawn

    async def beside(self, desk: Desk, stream: Stream) -> None:
        """What is looked at beside the desk: the board, a hint, the list of tables, cards by name, no dossier yet.

        And the line to which the desk folds.
        """
        reader = reader_for(desk.table, "en")
        own = reader_for(desk.table, "en", desk.seat)
        self.note("picture of the desk", desk_picture(desk, own))
        scene = own_picture(desk, own)
        self.note("picture on the desk", scene)
        if scene is not None:
            pictured = desk_view(desk, own, picture=picture_of(scene))
            self.note("desk beside its picture", pictured.to_components())
        self.note("folded", folded_view(Folding(beside.texts_of_fold(desk)), desk.table.game, reader).to_components())
        self.note(
            "listed", on_request.list_view([status_of(self.paper.paper(), self.me)], "en", self.me).to_components()
        )
        for ask in (desk.ask, desk.sealed, *desk.liberties[:1]):
            if ask is not None:
                await self.pressed(f"hint {ask.id}", Press(HINT, TABLE, ask.id))
        await self.pressed("present board", Press("board", TABLE))
        await self.pressed("dossier", Press("dossier", TABLE))
        books = await self._cards.books(Wire(self.me, server=True), (), TABLE)  # type: ignore[arg-type]
        offered = look_up.suggested_cards(books, "")
        self.note("cards by name", offered)
        for _, card in stream.shuffled(offered)[:2]:
            self.note(f"card {card}", cards.card_view(books, card).to_components())

    async def by_the_clock(self, desk: Desk) -> None:
        """Reminders, in private and at the table, and what is told of a missed deadline."""
        if desk.ask is None:
            return
        board, seat = await self.house.play.board(TABLE), self.paper.seat
        reader = reader_for(desk.table, "en")
        clock = next(one for one in self.paper.clocks() if one.seat == seat)
        for rung in RUNGS.values():
            due = Due(TABLE, seat, desk.ask.id, rung, clock.due_at, last=len(board.owers) == 1)
            line = Line(desk.table, due, desk.ask.prompt)
            self.note(f"reminder {rung}", reminder_view([line], "en", NOW).to_components())
            if may_be_named(board, seat):
                self.note(f"mention {rung}", mention_view(desk.table, self.me, due, reader, NOW).to_components())
        game, state = self.paper.game, self.paper.state
        words = answer_in_words(game, state, seat, game.asks(state)[seat], game.absent(state, seat))
        done = {"draft": False, "away": True, "given": [msgspec.to_builtins(words)]}
        self.note("absence", absence_view(desk.table, done, reader).to_components())
        folding = Folding(beside.texts_of_fold(desk), (Decision(1, "due", game.moment(state), words),), 1)
        for undone in ((), (1,)):
            line = folded_view(folding, desk.table.game, reader, undone)
            self.note(f"decided {undone}", line.to_components())


def _automatic(table: Table, seat: int) -> Table:
    """The table with automatic players at all other seats, who may say something."""
    cards = (card if card.seat == seat else SeatCard(card.seat, Steward("steward")) for card in table.seats)
    return msgspec.structs.replace(table, seats=tuple(cards))


async def sent(pair: Twins, state: Any, depth: int) -> Bytes:
    """All that can be sent to the viewer and to the public while `state` stands.

    `depth`: so many of the controls on each desk are used; 0 for all of them.
    """
    paper = PaperTables(pair.game_id, state, pair.viewer, pair.seats, pair.options)
    paper.order_all(pair.number)
    sender = Sender(paper)
    stream = chance(pair.number).stream("hands")
    await sender.public()
    await sender.pages(depth)
    desk = await sender.house.play.desk(TABLE, sender.me)
    await sender.by_the_clock(desk)
    await sender.beside(desk, stream)
    shown = await sender.pressed("desk", Press("desk", TABLE))
    await _controls(sender, "desk", shown, stream, depth)
    await _controls(sender, "orders", await sender.pressed("orders", Press("orders", TABLE)), stream, depth)
    asks = [one for one in (desk.ask, *desk.liberties, *desk.order_asks) if one is not None]
    for ask in asks if not depth else stream.shuffled(asks)[:2]:
        await _filled(sender, ask.id, stream, depth)
    for forged in FORGED if not depth else stream.shuffled(FORGED)[:3]:
        ask_id = asks[0].id if asks and forged.ask == "{ask}" else forged.ask
        press = msgspec.structs.replace(forged, ask=ask_id)
        await sender.pressed(f"forged {forged}", press, "nonsense")
    for words in TYPED if not depth else (stream.pick(TYPED),):
        await sender.short_cut(words)
    await sender.pressed("story", Press("story", TABLE))
    await _controls(sender, "log", await sender.pressed("log", Press("log", TABLE)), stream, depth)
    await _controls(sender, "notes", await sender.pressed("notes", Press("notes", TABLE)), stream, depth)
    for scope in ("", "own"):
        shown = await sender.pressed(f"cards {scope}", Press(CARDS, TABLE, scope))
        await _controls(sender, f"cards {scope}", shown, stream, depth)
    return sender.got


async def _controls(sender: Sender, name: str, shown: list[Any], stream: Stream, depth: int) -> None:
    """Use the controls of a message, selects by their first and their last option."""
    controls = [one for one in walk_components(shown) if "custom_id" in one and not one.get("disabled")]
    for one in controls if not depth else stream.shuffled(controls)[:depth]:
        parts = parsed(one["custom_id"])
        press = Press(
            parts["action"],
            int(parts["table"] or 0),
            *(parts[part].replace("%3A", ":").replace("%25", "%") for part in ("ask", "field", "argument")),
        )
        options = [choice["value"] for choice in one.get("options", ())]
        uses = [options[:1], options[-1 * one["max_values"] :]] if options else [[]]
        for at, values in enumerate(uses if not depth else uses[-1:]):
            await sender.pressed(f"{name}: {one['custom_id']} {at}", press, *values, on=shown)


async def _filled(sender: Sender, ask_id: str, stream: Stream, depth: int) -> None:
    """The desk with a question half filled in, and all of it; a modal where a number can be typed."""
    paper = sender.paper
    try:
        value = random_value(paper.game, paper.state, paper.seat, ask_id, stream) if "order." not in ask_id else {}
    except Refusal:
        value = {}
    kept = paper.drafts
    for count in {len(value) // 2, len(value)}:
        paper.drafts = {ask_id: dict(list(value.items())[:count])}
        shown = await sender.pressed(f"{ask_id} filled {count}", Press("open", TABLE, ask_id))
        await _controls(sender, f"{ask_id} filled {count}", shown, stream, depth)
    for one in walk_components(shown):
        if one.get("custom_id", "").startswith("p:type:"):
            press = modal_press("m" + one["custom_id"][1:])
            assert press is not None
            await sender.typed(f"typed {one['custom_id']}", press, "2")
    paper.drafts = kept


def compared(first: Bytes, second: Bytes, where: str) -> None:
    """Raises LeakError at the first thing that was not sent in both, to the byte and in the same order."""
    if first == second and list(first) == list(second):
        return
    for name in {**first, **second}:
        if first.get(name) != second.get(name):
            raise LeakError(f"{name} at {where}:\n{first.get(name)!r}\n{second.get(name)!r}")
    raise LeakError(f"the order of what is sent at {where}")
