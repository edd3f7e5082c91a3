"""Writes what a table says in Discord at one position: its board, a player's desk, and the pages of the log."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from msgspec.structs import asdict

from face.core.names import own_reader, reader_for
from face.desk.desk import DeskWords, desk_words, explained_words, new_to, said_otherwise
from face.desk.form import shown_form
from face.records.lately import news_in_time
from face.records.log import even_pages_of, given_before, steps_of, texts_of_step, with_full_end
from face.records.log_lines import last_round, lines_of
from face.table.board import board_labels, board_words, pictured_lines, status_line
from face.table.news import fit_report, report_of, texts_of_news
from face.table.notices import coming, waiting_lines
from face.wordings.reader import Reader
from host.house import House
from host.people.notes import TableLog
from host.play.desk_reading import DeskReading
from host.values import Board, News, TableStatus
from tests.web.written_pages import without_number

_LAST = 12  # texts that the thread was told last
_ROOM = 600  # characters for news


async def words_of_table(house: House, table_id: int, person_id: int, *, with_log: bool) -> list[str]:
    """All of it, a line each, with the part it stands in."""
    board, reading, stored = await house.play.board_and_desk(table_id, person_id)
    log = await house.stories.log_of(stored, person_id)
    everybody, reader = reader_for(board.table, "en"), own_reader(board.table, "en", person_id)
    told = tuple(heard.text for move in log.moves for heard in move.heard if heard.to is None and not heard.own)
    news = News(board.table, None, told[-_LAST:])
    said = [*_board(board, news, everybody), *_news(news, reader)]
    said += [] if reading is None else _desk(reading, reader)
    said += _log(log, reader) if with_log else []
    return [without_number(line) for line in said]


def _board(board: Board, news: News, reader: Reader) -> Iterator[str]:
    words = board_words(board, reader, note="a note")
    yield from _part("board", f"{words.head}\n{words.threats}\n{words.body}\n{words.foot}")
    yield from _part("beside the picture", pictured_lines(board, reader, news, old=False))
    yield from _part("beside an old picture", pictured_lines(board, reader, news, old=True))
    yield from _part("labels", "\n".join(f"{action}: {label}" for action, label in board_labels(reader).items()))
    yield from _part("waiting", "\n".join(waiting_lines(board, reader)))
    yield from _part("coming", coming(news, board, reader))
    status = TableStatus(board.table, board.view, board.owing, board.owers, board.due_at)
    yield from _part("listed", reader.line(status_line(status, "a place")))


def _desk(reading: DeskReading, reader: Reader) -> Iterator[str]:
    desk = reading.desk
    for ask in (desk.ask, *desk.liberties, *desk.order_asks):
        shown = None if ask is None or desk.results is not None else shown_form(desk, ask, reading.fill_in(ask.id))
        new = new_to(desk, ask, reading.explanations)
        short = shown is not None
        words = desk_words(desk, reader, "a link", shown, owing=reading.owing, receipt="r", new=new, short=short)
        yield from _desk_words(words)
        left_out = said_otherwise(desk, reader, shown, pictured=short)
        yield from _part("left out of news", "\n".join(sorted(left_out)))


def _desk_words(words: DeskWords) -> Iterator[str]:
    for name, said in {**asdict(words), "explained": explained_words(words, words.explained)}.items():
        parts = said if isinstance(said, str) else "\n".join(f"{key}: {label}" for key, label in said.items())
        yield from _part(f"desk, {name}", parts)


def _log(log: TableLog, reader: Reader) -> Iterator[str]:
    lines = lines_of(log)
    pages = with_full_end(even_pages_of(lines, log, reader), lines, log, reader)
    for page in pages:
        yield f"log page of {len(page.words)} characters, begins: {page.begins}, of {last_round(lines)} rounds"
        yield from _part("log", page.words)
    assert all(before.upto == after.after for before, after in pairwise(pages))
    if pages:
        yield from _part("given before", given_before(lines, pages[-1], log, reader))
    phases, more = news_in_time(lines, log, reader)
    for phase in phases:
        told = "\n".join(each.marked for each in phase.told)
        yield from _part(f"newest of the log, more: {more}", f"{phase.head}\n{told}")
    for step in steps_of(lines, log, reader):
        yield from _part(f"step {step.step}", f"{step.head}\n{step.words}")
        yield from _part(f"then {step.step}", reader.lines(texts_of_step(log, step.step)))


def _news(news: News, reader: Reader) -> Iterator[str]:
    report = report_of(texts_of_news(news), frozenset(), news.table.game, reader)
    for name, cut in (("news", report), ("news with little room", fit_report(report, _ROOM, None, reader))):
        yield from _part(f"{name}, own", cut.own)
        yield from _part(f"{name}, others", cut.others)
        yield from _part(f"{name}, moves", cut.moves)


def _part(name: str, words: str) -> list[str]:
    return [f"{name}: {line}" for line in words.splitlines() if line.strip()]
