"""Makes a chronicle of a table's log: grouped by round and phase, in pages that fit a phone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from datetime import datetime
from itertools import groupby, islice

from msgspec import Struct
from msgspec.structs import replace

from engine.texts import Listed, SeatRef, Text, say
from face.core.face import face, given_texts
from face.core.log_parts import Stage
from face.core.names import reader_for
from face.core.parts import is_about, nested_params
from face.records.log_lines import LogLine, round_text
from face.table.news import is_own_move, last_asides, with_names
from face.wordings.lengths import unix
from face.wordings.reader import Reader
from host.people.notes import GIVEN, GIVEN_SEALED, TableLog
from host.table.answers_in_words import GIVEN_FOR, answer_told

LOG_PAGE_LENGTH = 1400  # characters: a phone shows them without much scrolling
MOST_GIVEN = 5  # answers given for the reader that the newest page names though they stand before it
EVEN_TRIES = 6  # lengths that are tried to fill pages evenly
_GIVEN = (GIVEN, GIVEN_SEALED, GIVEN_FOR)
_ACT = "▸"  # begins a line about the same seat as the line before


class LogStep(Struct, frozen=True):
    """The lines of a step, as Discord's markdown. `head`: the lines above them, "" where a phase continues."""

    step: int
    head: str
    words: str


class WordedLines(Struct, frozen=True):
    """Lines that stay together. `done_to_reader`: they say what others, or the game, did to the reader.

    `head`: where they do and are a row of a table, the line above that table.
    """

    words: str
    done_to_reader: bool = False
    head: str = ""

    @property
    def marked(self) -> str:
        """The lines with the mark of a quotation, where they say so."""
        return "> " + self.words.replace("\n", "\n> ") if self.done_to_reader else self.words


class LogPage(Struct, frozen=True):
    """A page of the log, with the moves after `after` up to `upto`.

    `begins`: it begins with a phase, not in the middle of one.
    """

    words: str
    after: int
    upto: int
    begins: bool = True


def even_pages_of(lines: tuple[LogLine, ...], log: TableLog, reader: Reader, after: int = 0) -> list[LogPage]:
    """Makes pages as `pages_of` does, but about equally long: the newest, which is read first, is no mere leftover.

    What was done to the reader is marked in its place.
    """
    pages = pages_of(lines, log, reader, after, marked=True)
    if len(pages) > 1:
        least = sum(len(page.words) for page in pages) // len(pages)
        for most in range(least, LOG_PAGE_LENGTH, max(1, LOG_PAGE_LENGTH // EVEN_TRIES)):
            even = pages_of(lines, log, reader, after, most, marked=True)
            if len(even) == len(pages):
                return even
    return pages


def pages_of(
    lines: tuple[LogLine, ...],
    log: TableLog,
    reader: Reader,
    after: int = 0,
    most: int | None = None,
    *,
    marked: bool = False,
) -> list[LogPage]:
    """The lines as a chronicle in pages of `most` characters. `after`: the last move before them.

    `marked`: what was done to the reader is marked in its place. Without lines there is no page.
    """
    most = LOG_PAGE_LENGTH if most is None else most
    pages: list[LogPage] = []
    shown, begun, upto = "", True, after
    groups = [(stage, list(group)) for stage, group in groupby(lines, key=lambda line: line.stage)]
    heads_round: int | None = None
    for at, (stage, group) in enumerate(groups):
        head = phase_head(stage, group[0].at, log.table.game, reader, named=stage.round == heads_round and bool(shown))
        told = (each.marked if marked else each.words for each in worded_lines(group, log, reader))
        for number, line in enumerate(told):
            if shown and len(shown) + len(line) + 1 > most:
                pages.append(LogPage(shown, after, upto, begun))
                shown, after, begun = "", upto, number == 0
                head = phase_head(stage, group[0].at, log.table.game, reader)
            if not shown or number == 0:
                shown = f"{shown}\n{head}" if shown else head
            shown = f"{shown}\n{line[:LOG_PAGE_LENGTH]}"
        heads_round = stage.round
        goes_on = at + 1 < len(groups) and groups[at + 1][1][0].number == group[-1].number
        upto = group[-1].number - goes_on
    if shown:
        pages.append(LogPage(shown, after, upto, begun))
    return pages


def given_before(lines: tuple[LogLine, ...], page: LogPage, log: TableLog, reader: Reader) -> str:
    """The answers among `lines` that were given for the reader and stand on pages before `page`, the last one.

    The latest of them, a line or two each; "" without any.
    """
    marks = [at for at, line in enumerate(lines) if line.heard.to is None and line.heard.text.key in _GIVEN]
    words = [line.removeprefix("> ") for line in page.words.splitlines()]
    given = {reader.line(given_in_words(lines[mark].heard.text, log.table.game, reader)) for mark in marks}
    on_page = sum(words.count(line) for line in given)
    told: list[str] = []
    for mark in marks[max(0, len(marks) - on_page - MOST_GIVEN) : len(marks) - on_page]:
        said = [_moment(lines[mark].stage, log.table.game, reader)]
        if lines[mark].heard.text.key == GIVEN_FOR:
            told_of = given_in_words(lines[mark].heard.text, log.table.game, reader)
            said.append(reader.line(replace(told_of, key="log-given-what")))
        if lines[mark].heard.text.key == GIVEN:
            said += map(reader.line, _brought(lines[mark], lines[mark + 1 :], log))
        told.append(" · ".join(said))
    return "\n".join((reader.line(say("log-given-before")), *dict.fromkeys(told))) if told else ""


def given_in_words(text: Text, game_id: str, reader: Reader) -> Text:
    """What was answered for the reader as a desk of that game words it; any other text as it is."""
    if text.key != GIVEN_FOR:
        return text
    given = answer_told(text)
    answer = Listed(given_texts(game_id, given.ask, given.words, reader))
    return replace(text, params={**text.params, "answer": answer})


def _brought(mark: LogLine, after: tuple[LogLine, ...], log: TableLog) -> Iterator[Text]:
    """What the answer that `mark` is about has brought its seat, in a line or two."""
    texts = face(log.table.game).condensed(tuple(line.heard.text for line in after if line.number == mark.number))
    yield from islice((text for text in texts if log.seat is not None and is_about(text, log.seat)), 2)


def _moment(stage: Stage, game_id: str, reader: Reader) -> str:
    """Round and phase in a line."""
    names = [round_text(stage.round), *([Text(f"{game_id}-stage-{stage.phase}")] if stage.phase else [])]
    return " · ".join(map(reader.line, names))


def with_full_end(pages: list[LogPage], lines: tuple[LogLine, ...], log: TableLog, reader: Reader) -> list[LogPage]:
    """The same pages, the newest with as many lines as fit, not those alone that the page before had no room for.

    The pages before stay where they are, so that old buttons lead to them: the newest repeats the end of the last one.
    What counts as read stays the same, too.
    """
    if len(pages) < 2:
        return pages
    least, most = 0, len(lines)  # so many of the last lines fit into a page, so many do not
    newest = pages[-1]
    while most - least > 1:
        count = (least + most) // 2
        end = pages_of(lines[-count:], log, reader)
        if len(end) > 1:
            most = count
            continue
        least = count
        if len(end[0].words) > len(newest.words):
            newest = replace(newest, words=end[0].words)
    return [*pages[:-1], newest]


def steps_of(lines: tuple[LogLine, ...], log: TableLog, reader: Reader) -> list[LogStep]:
    """The lines as a chronicle, step by step: each stands by itself, so that one can go to it."""
    steps: list[LogStep] = []
    before: Stage | None = None
    for (stage, step), each in groupby(lines, key=lambda line: (line.stage, line.step)):
        group = list(each)
        named = before is not None and stage.round == before.round
        head = "" if stage == before else phase_head(stage, group[0].at, log.table.game, reader, named=named)
        words = "\n".join(each.words for each in worded_lines(group, log, reader))
        if words:
            steps.append(LogStep(step, head, words))
            before = stage
    return steps


def texts_of_step(log: TableLog, step: int) -> tuple[Text, ...]:
    """What everybody and the reader were told of a step, as the log words it.

    What another seat alone was told would read as if it were the reader's: it stands in the log, with that seat's name,
    and so does what was answered for the reader.
    """
    its = face(log.table.game)
    heard = tuple(one.text for move in log.moves if move.step == step for one in move.heard if one.to is None)
    called = tuple(text for text in heard if text.key not in its.turn_calls and text.key != GIVEN_FOR)
    return its.condensed(last_asides(with_names(called, log.table), its.asides))


def phase_head(stage: Stage, at: datetime, game_id: str, reader: Reader, *, named: bool = False) -> str:
    """The head of a phase. `named`: its round has been named above."""
    its_round = round_text(stage.round)
    when = f"<t:{unix(at)}:f>"
    if not stage.phase:
        return "" if named else f"**{reader.line(its_round)}** · {when}"
    phase = f"-# {reader.line(Text(f'{game_id}-stage-{stage.phase}'))} · {when}"
    return phase if named else f"**{reader.line(its_round)}**\n{phase}"


def worded_lines(group: list[LogLine], log: TableLog, reader: Reader) -> Iterator[WordedLines]:
    """The lines of a phase in words, those for another seat as that seat has read them. No turn is called in it."""
    its = face(log.table.game)
    for to, part in groupby((line.heard for line in group), key=lambda heard: heard.to):
        there = list(part)
        alone = frozenset(heard.text.key for heard in there if heard.own)
        texts = last_asides(with_names(tuple(heard.text for heard in there), log.table), its.asides)
        texts = tuple(
            text
            for at, text in enumerate(texts)
            if text.key not in its.turn_calls and (text.key != GIVEN_SEALED or text not in texts[at - 1 : at])
        )
        whose = reader if to is None else replace(reader_for(log.table, reader.texts.locale), seat=to)
        words: list[tuple[str, bool, str]] = []
        head = ""
        for text in its.condensed(texts):
            said = whose.line(given_in_words(text, log.table.game, whose))
            done = to is None and _is_done_to_reader(text, alone, log)
            heads = its.is_routine(text) and not any(isinstance(part, SeatRef) for part in nested_params(text))
            head = said if heads else head if its.is_routine(text) else ""
            words += [(line, done, head if done and not heads else "") for line in said.splitlines()]
        if words and to is not None:
            yield WordedLines(f"-# {reader.line(say('log-to', seat=SeatRef(to)))}")
        yield from _blocks(words)


def _is_done_to_reader(text: Text, alone: Set[str], log: TableLog) -> bool:
    """Whether it says what others, or the game, did to the reader, or told them `alone`."""
    if log.seat is None or text.key in _GIVEN:
        return log.seat is not None and text.key == GIVEN_FOR
    about = is_about(text, log.seat) or text.key in alone
    return about and not is_own_move(text, face(log.table.game), log.seat)


def _blocks(words: Sequence[tuple[str, bool, str]]) -> list[WordedLines]:
    """The lines; those about the same seat as the line before stay with it as long as a page takes them."""
    parts: list[WordedLines] = []
    for line, done, head in words:
        if parts and line.startswith(_ACT) and len(parts[-1].words) + len(line) < LOG_PAGE_LENGTH:
            before = parts[-1]
            parts[-1] = WordedLines(f"{before.words}\n{line}", before.done_to_reader or done, before.head or head)
        else:
            parts.append(WordedLines(line, done, head))
    return parts
