"""Draws one page of a table: each of its parts as HTML of its own, kept for all who may read the same."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Any

from markupsafe import Markup

from db.tables.store import StoredTable
from engine.contract import Ask
from engine.texts import Text
from face.core.face import Face, face
from face.core.names import game_name, numbered_table, reader_for, with_suspicions
from face.desk.beside import answering_orders, order_in_force, order_waiting
from face.desk.desk import OPENING, PRESSING, desk_words, explained_words, focused_ask, is_new, new_to, opening_label
from face.desk.filling import digest
from face.desk.form import NOTHING_IN_HAND, ShownForm, shown_form
from face.desk.lessons import lesson_beside
from face.table.board import board_foot
from face.table.dossier import ending_in_words
from face.table.scenes import board_picture, desk_picture, drafted_view, drawn_draft
from face.wordings.reader import Reader
from host.people.notes import TableLog
from host.play.desk_reading import DeskReading
from host.seats.votes import Vote
from host.stewards.hints import Hint
from host.values import Board, Desk, Table
from web.form.drawn import PagePress
from web.form.inputs import InputsOf
from web.presses import ASK_HINT, Told
from web.rendering import Templates, svg_of
from web.table.ending import Ended, ending_values
from web.table.explaining import filled_by_hint, first_by_hint, hint_beside, opening_beside, threats_beside, told_at
from web.table.forecasts import forecast_way
from web.table.kept_parts import KeptParts
from web.table.lobby import lobby_values
from web.table.parts import Looking, PageParts
from web.table.told import told_log, told_news
from web.table.tools import line_values, seats_beside
from web.table.trials import trial_values, trial_word
from web.words import Whereabouts, blocks, inline

_PARTS = ("line", "desk", "own", "news", "board", "log")


class PageDrawing:
    """One page while it is drawn."""

    def __init__(
        self,
        templates: Templates,
        kept: KeptParts[Any],
        table: Table,
        reader: Reader,
        place: Whereabouts,
        looking: Looking,
        *,
        counts: bool,
    ) -> None:
        """`kept`: parts that were drawn; `counts`: whether it says how many are waited for."""
        self._templates = templates
        self._kept_parts = kept
        self._table = table
        self._reader = self._marked = reader
        self._place = place
        self._looking = looking
        self._counts = counts
        self.compared = False  # it is compared, and not shown
        self.since = 0  # the last move that its reader knew
        self.before: Any = None  # the board as its reader knew it, to mark what has changed since
        self.tells_news = False  # there is news above the question
        self.opened = ""  # the liberty that is shown
        self.said: tuple[Text, ...] = ()  # the lines of the question
        self.person_id = 0  # its reader
        self.stored: StoredTable | None = None  # the table, if no press has changed it
        self.votes: tuple[Vote, ...] = ()  # those that are open
        self.requests = ""  # what became of its reader's requests, as a mark
        self.trial: int | None = None  # that its reader has open of this table
        self.ended: Ended | None = None  # the game, which is over
        self.suspected: Mapping[int, str] = {}  # what its reader's notes take others for, by seat
        self.hint: Hint | None = None  # what its reader was told when they asked for a hint to the question
        self.as_steward = False  # a lesson that is over was answered as a steward does

    def parts(self, html: Mapping[str, str], reading: DeskReading | None, known: int = -1) -> PageParts:
        """The parts that were drawn, and what the browser is told beside them."""
        game = self._table.game
        title = f"{self._label(game_name(game))} · {self._label(numbered_table(self._table))}"
        drafts = {} if reading is None else reading.desk.drafts
        language, over = self._reader.texts.locale, self.ended is not None
        return PageParts(html, self._looking.since, title, language, game, drafts, self.opened, known, over)

    def suspect(self, desk: Desk, suspected: Mapping[int, str]) -> None:
        """Writes beside the names what its reader's notes say of them: at the question, in news and log."""
        self.suspected = suspected
        self._marked = with_suspicions(self._reader, desk, suspected)

    def drafted(self, told: Told, own: str | None) -> dict[str, str]:
        """The parts that a draft can change. `own`: the own area, if it was drawn already."""
        its = face(self._table.game)
        desk = self._desk(told.reading, told, its)
        return {"desk": desk, "own": self._own(told.reading, its) if own is None else own}

    def all(self, board: Board, reading: DeskReading | None, told: Told | None, log: TableLog | None) -> dict[str, str]:
        """All parts of the page."""
        its, ended = face(board.table.game), self.ended
        if board.table.status == "lobby":
            values = lobby_values(board.table, self.person_id, self._reader, self._blocks)
            return {
                **dict.fromkeys(_PARTS, ""),
                "line": self._line(board, its),
                "desk": self._part("lobby.html", **values),
            }
        if ended is not None:  # news, questions and orders are over
            desk = self._ending(board, ended, told)
            above = {"desk": desk, "own": "", "news": ""}
        else:
            above = {
                "desk": "" if reading is None else self._kept_desk(reading, told, its),
                "own": "" if reading is None else self._own(reading, its),
                "news": "" if log is None or self.compared else self._news(log),  # all of it is in the log, too
            }
        return {
            "line": self._line(board, its),
            **above,
            "board": "" if board.view is None else self._board(board, its, reading),
            "log": "" if log is None else self._log(log),
        }

    def _part(self, template: str, **values: Any) -> str:
        return self._templates.rendered(template, say=self._said, inline=self._inline, **values)

    def _said(self, key: str, **params: Any) -> str:
        return self._label(Text(key, params))

    def _label(self, text: Any) -> str:
        return self._reader.label(text, 200)

    def _inline(self, words: str) -> Markup:
        return inline(words, self._place)

    def _blocks(self, words: str) -> Markup:
        return blocks(words, self._place)

    def _line(self, board: Board, its: Face) -> str:
        values = line_values(board, its, self._reader, self._inline, self.votes)
        tries = trial_values(board.table, self._reader.seat, self.trial, self._label)
        return self._part("line.html", **values, **tries, asked="asked" in self.requests, requests=self.requests)

    def _ending(self, board: Board, ended: Ended, told: Told | None) -> str:
        """How the game has ended, for players and onlookers alike, drawn once as long as nothing is added."""
        note = "" if told is None else told.note

        def draw() -> str:
            everybody = reader_for(board.table, self._reader.texts.locale)
            values = ending_values(board, ended, self._reader, everybody, self._blocks)
            return self._part("ending.html", note=self._blocks(note), **values)

        return str(self._kept("ending", self._reader.seat, (board.results, ended, note), draw))

    # ------------------------------------------------------------------------------------------------------- the desk

    def _kept(self, part: str, whose: Hashable, depends_on: tuple[Any, ...], draw: Callable[[], Any]) -> Any:
        """A part, drawn once for all who may read it. `whose`: the seat that alone may, None for everybody."""
        key = (part, self._table.id, whose, self._reader.texts.locale, self._place)
        return self._kept_parts.draw(key, (self._table, *depends_on), draw)

    def _kept_desk(self, reading: DeskReading, told: Told | None, its: Face) -> str:
        """The desk, drawn once for an event and all windows if nothing has changed since."""
        if told is not None or self.stored is None:
            return self._desk(reading, told, its)

        def draw() -> tuple[str, str, tuple[Text, ...]]:
            html = self._desk(reading, None, its)
            return html, self.opened, self.said

        counts = self._counts or reading.owing <= 1
        looking = (self._looking.ask, self._looking.laid, self._looking.filled, counts or reading.desk.ask is not None)
        depends_on = (self.stored, reading.desk, reading.explanations, looking, self.hint, self.suspected)
        html, self.opened, self.said = self._kept("desk", reading.desk.seat, depends_on, draw)
        return str(html)

    def _desk(self, reading: DeskReading, told: Told | None, its: Face) -> str:
        desk = reading.desk
        ask_id = told.ask_id if told is not None else self._looking.ask or None
        ask = focused_ask(desk, ask_id)
        self.opened = "" if ask is None or ask == desk.ask else ask.id
        shown = None
        if ask is not None and desk.results is None and not desk.table.halted:
            filled = told.filled if told is not None and told.ask_id == ask.id else None
            hand = told.hand if told is not None else NOTHING_IN_HAND
            shown = shown_form(desk, ask, filled or reading.fill_in(ask.id), hand, short=True)
        new = new_to(desk, ask, reading.explanations)
        waits = desk.ask is None and desk.results is None and not desk.table.halted
        owing = 0 if not waits else reading.owing if self._counts else min(1, reading.owing)
        receipt = "" if told is None else told.receipt
        words = desk_words(desk, self._marked, "", shown, owing=owing, receipt=receipt, new=new)
        sealed = desk.sealed is not None and words.sealed != ""
        explained_ids = ",".join(each.id for each in new)
        opening = opening_beside(desk, reading.explanations, self._reader, self._kept, self._place)
        how = is_new(reading.explanations, desk.table.game, PRESSING)
        beside = (OPENING if opening and opening["whole"] else "", PRESSING if how else "")
        read_by_sealing = ",".join(filter(None, (explained_ids, *beside)))
        return self._part(
            "desk.html",
            trial=trial_word(desk.table, self._label),
            filled=self._looking.filled if told is None and shown is not None and shown.draft else "",
            opening=opening,
            lesson=self._blocks(lesson_beside(desk, self._marked, as_steward=self.as_steward)),
            form=None if shown is None else self._form(shown, reading, its, read_by_sealing) | {"how": how},
            advice=hint_beside(self.hint, desk.table.game, self._marked, self._place)
            if shown is not None and ask == desk.ask
            else (),
            hinted=told is not None and told.hinted,
            note=self._blocks("" if told is None else told.note or ("" if self.tells_news else told.happened)),
            ending=self._blocks(ending_in_words(desk.results, self._marked, corrected=desk.table.corrected))
            if desk.results is not None  # of a lesson: other tables have an ending of their own
            else "",
            time=self._blocks(words.time),
            away=self._blocks(words.away),
            orders=self._blocks(words.orders),
            sealed=self._blocks(words.sealed),
            take_back=desk.sealed.id if desk.sealed is not None and sealed else "",
            receipt=self._blocks(words.receipt),
            idle=self._blocks("" if desk.lesson_done is not None else words.idle),
            explained=self._blocks(explained_words(words, words.explained).removeprefix("-# ")),
            explained_ids=explained_ids,
            labels=words.labels,
            openings=[
                (each.id, opening_label(desk.table.game, each, self._marked), each.id == ask_id)
                for each in desk.liberties
            ],
            order_openings=[(each.id, self._label(each.prompt), each.id == ask_id) for each in desk.order_asks],
            answering=[
                (order.kind, self._blocks(order_waiting(order, self._marked))) for order in answering_orders(desk)
            ],
            in_force=[
                (order.kind, self._inline(order_in_force(order, self._marked)))
                for order in (desk.orders if desk.results is None else ())
            ],
            skipping=desk.skipping or "",
        )

    def _form(self, shown: ShownForm, reading: DeskReading, its: Face, explained: str) -> dict[str, Any]:
        desk, ask_id = reading.desk, shown.ask.id
        stepped = ask_id in reading.stepped and ask_id in reading.drafts
        inputs = InputsOf(shown, self._marked, its, self._looking.laid)
        said = inputs.words
        warned = shown.form.ready and shown.form.warning is not None
        sure = shown.hand.sure and warned
        do = "seal" if sure or not warned else "sure"
        self.said = shown.details
        seals = bool(inputs.fields) or not any(control.seals for control in shown.layout.controls)
        return {
            "ask": shown.ask.id,
            "question": self._inline(said.question()),
            "details": self._blocks(self._marked.lines(inputs.details)),
            "inputs": inputs.all(),
            "effects": self._blocks("" if inputs.half_laid else said.effects()),
            "hints": self._blocks(self._said("web-half-laid") if inputs.half_laid else said.hints(inputs.fields)),
            "sure": self._blocks(said.sure()),
            "seal": {
                "label": said.seal_for_sure() if sure else said.seal(),
                "send": PagePress(do, value=digest(shown.form.value), explained=explained).written(),
                "ready": shown.form.ready and not inputs.half_laid,
                "danger": sure,
            }
            if seals
            else None,
            "drafted": bool(shown.draft),
            # From the start: what comes later would move the others.
            "clear": (said.clear(), PagePress("clear").written() if shown.draft else "")
            if inputs.fields or shown.layout.controls
            else None,
            "follow": filled_by_hint(self.hint, shown),
            "first": first_by_hint(self.hint, self._table.game, self._marked),
            "undo": PagePress("undo", value=digest(reading.drafts[ask_id])).written() if stepped else "",
            "hint": PagePress(ASK_HINT).written() if desk.table.hints and shown.ask == desk.ask else "",
            "ahead": forecast_way(desk, self._label) if shown.ask == desk.ask else None,
            "back": said.back() if shown.liberty else "",
            "help": self._help(desk.view, shown.ask, its),
        }

    def _help(self, view: Any, ask: Ask, its: Face) -> str:
        if not self._reader.texts.has(f"{its.game_id}-hint-{ask.kind}"):
            return ""
        return self._blocks(self._reader.line(its.hint(view, ask)))

    def _own(self, reading: DeskReading, its: Face) -> str:
        desk = reading.desk
        if desk.results is not None:  # all of it is counted, and stands in the ending
            return ""
        depends_on = (desk.view, desk.ask, drawn_draft(desk))
        return str(self._kept("own", desk.seat, depends_on, lambda: self._drawn_own(desk, its)))

    def _drawn_own(self, desk: Desk, its: Face) -> str:
        picture = desk_picture(desk, self._reader)
        view = drafted_view(desk)
        words = self._blocks(self._reader.lines(its.own(view)))
        beside = self._blocks(self._reader.lines(its.beside_picture(view)))
        cards = told_at(self._table.game, desk.view, self._reader, self._place)
        return self._part(
            "picture.html",
            of="own",
            picture=svg_of(picture),
            beside=beside,
            words=words,
            cards=cards,
            threats=[],
            seats=[],
        )

    # ------------------------------------------------------------------------------------------- what everybody knows

    def _board(self, board: Board, its: Face, reading: DeskReading | None) -> str:
        reader = reader_for(board.table, self._reader.texts.locale)
        waiting, game, place = board.owers if board.owers or not board.owing else None, board.table.game, self._place

        def draw() -> tuple[dict[str, Any] | None, Markup, list[tuple[str, Markup]]]:
            picture = svg_of(board_picture(board, reader, self.before, whole=True))
            return (
                picture,
                self._blocks(reader.lines(its.board(board.view))),
                told_at(game, board.view, self._reader, place),
            )

        picture, told, cards = self._kept("board", None, (board.view, waiting, self.before), draw)
        words = told if self.ended is not None else self._blocks(board_foot(board, reader)) + told
        seat, view = (None, board.view) if reading is None else (reading.desk.seat, reading.desk.view)
        threats = self._kept("threats", seat, (view,), lambda: threats_beside(game, view, seat, self._reader, place))
        shown = {"picture": picture, "beside": "", "words": words, "cards": cards, "threats": threats}
        shown["seats"] = seats_beside(board, its, reader)
        return self._part("picture.html", of="board", **shown)

    def _news(self, log: TableLog) -> str:
        return self._part("news.html", **told_news(log, self.since, self._marked, self._place, self.said))

    def _log(self, log: TableLog) -> str:
        upto, about = self._looking.log, self._looking.about

        def draw() -> str:
            return self._part("log.html", **told_log(log, upto, about, self._marked, self._place))

        depends_on = (log.table, log.moves, log.steps, upto, about, self.suspected)
        return str(self._kept("log", log.seat, depends_on, draw))
