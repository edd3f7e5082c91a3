"""Makes what a page tells of the log: the news, and the log itself, step by step, with links to the board of then."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.texts import SeatRef, Text, say
from face.core.face import face
from face.records.lately import MOST_NEWS, news_in_time
from face.records.log import WordedLines, steps_of
from face.records.log_lines import WHOLE_LOG, LogFilter, LogLine, filter_log, lines_of
from face.table.news import is_own_move
from face.wordings.lengths import OPTION_LABEL
from face.wordings.reader import Reader
from host.people.notes import MoveNews, TableLog
from host.proof.past import MOST_PAST_STEPS
from host.table.early_answers import BY_ORDER
from web.presses import PAGE_CAUSE
from web.words import Whereabouts, blocks, spans

_LOG_LINES = 60  # of the log that a page shows at once; the move at which they are cut is left out whole
_NEWS_LINES = 200  # that can be news: of the newest so many, as many as fit
_MOST_DONE = MOST_NEWS  # characters of what was done to the reader


class Known(Struct, frozen=True):
    """The moves that a reader was told of, by their numbers in the log. A page names a move by its place among them.

    So no number on the page counts a move that is secret to others.
    """

    numbers: tuple[int, ...]

    def count(self, number: int) -> int:
        """Counts those of them up to move `number`."""
        return bisect_right(self.numbers, number)

    def number(self, count: int) -> int:
        """The number of the last of the first `count` moves, 0 if there is none."""
        return self.numbers[min(count, len(self.numbers)) - 1] if self.numbers and count > 0 else 0


def known_to(log: TableLog) -> Known:
    """The moves that the reader was told of when they were made. The end of a game, which reveals all, adds none."""
    return Known(tuple(move.number for move in log.moves if any(heard.to is None for heard in move.heard)))


def answered_elsewhere(log: TableLog) -> int:
    """The last move that the reader knew of when they last answered in Discord, 0 if they never did."""
    return next((_known_by(move, log) for move in reversed(log.moves) if _is_elsewhere(move)), 0)


def _last_answered(log: TableLog) -> int:
    """The last move that the reader knew of when they last answered; if they never did, the first of the log."""
    begun = log.moves[0].number if log.moves else 0
    return next((_known_by(move, log) for move in reversed(log.moves) if move.cause != ""), begun)


def _known_by(move: MoveNews, log: TableLog) -> int:
    """The last move known by an answer of the reader's: that answer, unless it has led to more than they chose."""
    its = face(log.table.game)
    chosen = all(is_own_move(heard.text, its, log.seat) for heard in move.heard)
    return move.number if chosen else move.number - 1


def _is_elsewhere(move: MoveNews) -> bool:
    """Whether the reader has made that move, and not on a page."""
    return move.cause != "" and not move.cause.startswith(PAGE_CAUSE)


def told_news(
    log: TableLog, since: int, reader: Reader, place: Whereabouts, said: Collection[Text] = ()
) -> dict[str, Any]:
    """The values of the template of news: what came after move `since`, in the order of time.

    Above it, `done`: all that was done to the reader since they last answered, however often they have looked since; of
    what came in a long absence the newest, with a link to the log. Nothing is done to an onlooker.
    What they chose in Discord is left out, for they know it, and so are the lines `said` by the question.
    """
    its = face(log.table.game)
    chosen = {move.number for move in log.moves if _is_elsewhere(move)}
    lines = tuple(
        line
        for line in lines_of(log)
        if line.heard.text not in said and not (line.number in chosen and is_own_move(line.heard.text, its, log.seat))
    )
    answered = _last_answered(log)
    lines, played = _orders_in_short(_without_taken_back(lines, log), log, answered)
    fresh = tuple(line for line in lines if line.number > since)

    def stays(number: int, each: WordedLines) -> bool:
        return number > answered and (each.done_to_reader or number in played)

    unanswered = () if log.seat is None else tuple(line for line in lines if line.number > answered)
    done, earlier = news_in_time(unanswered, log, reader, _MOST_DONE, stays)
    phases, more = news_in_time(fresh[-_NEWS_LINES:], log, reader, wanted=lambda *line: not stays(*line))
    return {
        "done": [
            {
                "head": blocks(phase.head.split("\n")[-1], place),
                "told": [(blocks(each.head, place), blocks(each.words, place)) for each in phase.told],
            }
            for phase in done
        ],
        "earlier": earlier,
        "phases": [
            {
                "head": blocks(phase.head, place),
                "told": [(each.done_to_reader, blocks(each.words, place)) for each in phase.told],
            }
            for phase in phases
        ],
        "more": more or len(fresh) > _NEWS_LINES,
        "since": _first_step_of(fresh, log),
    }


def _without_taken_back(lines: tuple[LogLine, ...], log: TableLog) -> tuple[LogLine, ...]:
    """The lines without turns that the reader has taken back, and without that they have: they know both."""
    its, gone = face(log.table.game), set[int]()
    own = None if log.seat is None else SeatRef(log.seat)
    theirs = [
        move.number
        for move in log.moves
        if move.cause != ""
        or any(heard.text.key == BY_ORDER or is_own_move(heard.text, its, log.seat) for heard in move.heard)
    ]
    for line in lines:
        if line.heard.text.key == its.took_back and line.heard.text.params.get("seat") == own:
            before = (number for number in reversed(theirs) if number < line.number and number not in gone)
            gone |= {line.number, next(before, line.number)}
    return tuple(line for line in lines if line.number not in gone)


def _orders_in_short(
    lines: tuple[LogLine, ...], log: TableLog, answered: int
) -> tuple[tuple[LogLine, ...], frozenset[int]]:
    """The lines, of which one tells that a standing order has answered where what it has played follows in each move.

    And the moves that it has played so, after the move `answered`.
    """
    its = face(log.table.game)
    by_order = {line.number for line in lines if line.heard.text.key == BY_ORDER and line.number > answered}
    played = frozenset(
        line.number for line in lines if line.number in by_order and is_own_move(line.heard.text, its, log.seat)
    )
    short: list[LogLine] = []
    said = False
    for line in lines:
        if line.heard.text.key == BY_ORDER and line.number in played:
            if said:
                continue
            said, line = True, replace(line, heard=replace(line.heard, text=say("web-order-answered")))
        short.append(line)
    return tuple(short), played


def told_log(log: TableLog, upto: int, about: int, reader: Reader, place: Whereabouts) -> dict[str, Any]:
    """The values of the template of the log: its last lines up to the move `upto` of those it tells of, -1 for all.

    `about`: the seat that they are about; any number that is none's is for all.
    """
    seats = sorted(card.seat for card in log.table.seats if card.seat is not None)
    by_name = replace(reader, seat=None)  # a reader, too, is looked for by name
    wanted = LogFilter(seat=about) if about in seats else WHOLE_LOG
    lines, moves = filter_log(lines_of(log), wanted, log), Known(tuple(move.number for move in log.moves))
    last = moves.number(upto)
    there = lines if upto < 0 else tuple(line for line in lines if line.number <= last)
    shown = there[-_LOG_LINES:]
    cut = len(there) > len(shown)
    first = shown[0].number if shown else 0
    shown = tuple(line for line in shown if line.number > first) if cut else shown
    first_step, last_step = _steps_reached(log)
    return {
        "told": [
            {
                "head": blocks(each.head, place),
                "step": each.step if first_step <= each.step <= last_step else 0,
                "words": spans(each.words, place),
            }
            for each in steps_of(shown, log, reader)
        ],
        "none": reader.line(say("log-none")),
        "about": about if about in seats else -1,
        "seats": [(seat, by_name.label(SeatRef(seat), OPTION_LABEL)) for seat in seats],
        "first": first_step,
        "steps": last_step,
        "earlier": moves.count(first) if cut else None,
        "later": upto >= 0,
    }


def _first_step_of(lines: Sequence[LogLine], log: TableLog) -> int:
    """The first step at which these lines can be looked back at, 0 for none."""
    first, last = _steps_reached(log)
    step = max(first, lines[0].step) if lines else 0
    return step if step <= last else 0


def _steps_reached(log: TableLog) -> tuple[int, int]:
    """The first and last step whose board can be shown; none once the game is over, as it has a replay."""
    last = log.steps if log.table.status == "playing" else 0
    return max(1, last - MOST_PAST_STEPS + 1), last
