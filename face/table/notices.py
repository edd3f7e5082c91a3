"""Says what is told beside the desks: reminders, missed deadlines, moved clocks, and the story of a table's thread."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

from msgspec import Struct, convert

from engine.texts import Listed, SeatRef, Text, say
from face.core.face import face
from face.core.names import game_name
from face.table.board import SHORT, begun_lines, head_line, heads_line
from face.table.outlook import temper_lines
from face.wordings.lengths import length_text, unix
from face.wordings.reader import Reader
from host.clocks.patience import REMEMBERED
from host.deadlines.reminders import Due
from host.seats.own_time import length_of_more, more_left
from host.table.answers_in_words import AnswerInWords
from host.values import Board, News, Pace, Table

URGENCY = ("half", "snooze", "three-quarters", "last", "hour")  # the rung that gives a message its heading comes last
QUIET = frozenset({"half"})  # rungs that make no sound


class Line(Struct, frozen=True):
    """One decision a player is reminded of, with what is asked. `ordered`: a standing order is about to answer it."""

    table: Table
    due: Due
    prompt: Text
    ordered: bool = False


def is_quiet(lines: Sequence[Line]) -> bool:
    """Whether all of it can come without a sound."""
    return all(line.due.rung in QUIET for line in lines)


def most_urgent(lines: Sequence[Line]) -> str:
    """The rung that gives a reminder of all these its heading."""
    return max((line.due.rung for line in lines), key=URGENCY.index)


def reminder_head(rung: str, reader: Reader) -> str:
    """The heading of a reminder."""
    return reader.line(say(f"reminder-head-{rung}"))


def reminder_line(line: Line, address: str, reader: Reader, *, headed: bool) -> str:
    """One decision of a reminder. `address`: of its table; `headed`: the heading says that all others have answered."""
    head = say(
        "reminder-item",
        game=game_name(line.table.game),
        table=line.table.id,
        link=address,
        prompt=line.prompt,
        at=unix(line.due.due_at),
    )
    more = [say("reminder-last")] if line.due.last and not headed else []
    more += [say("reminder-lapse")] if line.due.rung == "hour" else []
    return reader.lines([head, *more])


def reminder_more(count: int, reader: Reader) -> str:
    """Says how many decisions more there are than find room."""
    return reader.line(say("reminder-more", count=count))


def mention_line(person_id: int, due: Due, reader: Reader) -> str:
    """The reminder at the table: a name and a time, but not the decision."""
    return reader.line(say("reminder-mention", who=f"<@{person_id}>", at=unix(due.due_at)))


def more_taken_text(table: Table, seat: int, due_at: datetime | None) -> Text:
    """Confirms to a player that they have taken more time, until when, and how often they still can."""
    at = "" if due_at is None else unix(due_at)
    return say("more-time-taken", length=length_of_more(table.pace), at=at, left=more_left(table, seat))


class ReminderLabels(Struct, frozen=True):
    """What the buttons beneath a reminder say."""

    open: str
    snooze: str
    mute: str
    more: str


def reminder_labels(hours: int, left: int, reader: Reader) -> ReminderLabels:
    """The labels of a reminder's buttons, which can be put off by so many hours. `left`: extensions of their own."""
    return ReminderLabels(
        reader.label(say("reminder-open")),
        reader.label(say("reminder-snooze", hours=hours)),
        reader.label(say("reminder-mute")),
        reader.label(say("more-time-button", left=left)),
    )


def waiting_lines(board: Board, reader: Reader) -> tuple[str, str]:
    """Who is waited for, where everyone may know, and until when; "" without a deadline."""
    owers = Listed(tuple(SeatRef(seat) for seat in board.owers))
    who = reader.line(say("bot-waiting-for", who=owers, owing=len(board.owers)))
    return who, "" if board.due_at is None else reader.line(say("bot-due", at=unix(board.due_at)))


WELCOME_BACK, ENDED_SINCE = "absence-back", "absence-over"


class AbsenceWords(Struct, frozen=True):
    """What is said of an answer that was given for a player who missed the deadline, and how to go on."""

    head: str
    given: str
    next: str


def absence_words(table: Table, done: dict[str, Any], address: str, reader: Reader, since: str = "") -> AbsenceWords:
    """The words about such an answer. `done`: the notice as the outbox keeps it; `address`: of the table.

    `since`: the wording for the time when no stand-in answers for them any more.
    """
    how = "draft" if done.get("draft") else "safe"
    given = convert(done.get("given", ()), tuple[AnswerInWords, ...])
    answers = [line for answer in given for line in _given_lines(answer, table.game, reader)]
    late = [] if since else _late_lines(done.get("late"), table.pace)
    return AbsenceWords(
        reader.line(say("absence-head", game=game_name(table.game), table=table.id, link=address)),
        reader.lines([Text(f"absence-{how}"), *answers]),
        reader.lines([Text(since or ("absence-away" if done.get("away") else "absence-go-on")), *late]),
    )


def _late_lines(late: str | None, pace: Pace) -> list[Text]:
    """Tells who has let deadlines pass that there will be less time, or that there is."""
    if late == "warned":
        return [say("absence-warned", next=REMEMBERED - 1)]
    return [say("absence-halved", count=pace.patience, last=REMEMBERED)] if late == "halved" else []


def _given_lines(given: AnswerInWords, game_id: str, reader: Reader) -> list[Text]:
    """The question and the answer that was given to it, as a folded desk says it, else by its inputs."""
    lines = [say("absence-ask", prompt=given.ask.prompt)]
    if decided := face(game_id).decided(given.ask, given.words, reader.texts.has):
        return [*lines, *decided]
    for name, words in given.words.items():
        label = face(game_id).field(given.ask, name, reader.texts.has)
        if reader.texts.has(label.key):
            lines.append(say("bot-field", label=label, value=words))
    return lines


def note_lines(kind: str, payload: dict[str, Any], board: Board) -> list[Text]:
    """Lines for the table about its clocks: that they moved, and until when, but never because of whom."""
    due = [say("bot-due", at=unix(board.due_at))] if board.due_at is not None else []
    if kind == "outage":
        return [say("note-outage", length=length_text(timedelta(seconds=payload.get("seconds", 0)))), *due]
    return [say("note-moved"), *due]


WELCOME = "bot-welcome-dm"


def welcome_line(table: Table, address: str, reader: Reader) -> str:
    """The first message to who has sat down at `table`."""
    return reader.line(Text(WELCOME, {"game": game_name(table.game), "table": table.id, "link": address}))


def filled_text(table: Table, address: str, who: str) -> Text:
    """Says that enough have joined a lobby, or that it is full. `who`: a mention of who opened it, "" in private."""
    key = "bot-filled-all" if len(table.seats) >= table.most else "bot-filled-enough"
    named = "yes" if who else "no"
    seated, most = len(table.seats), table.most
    name = game_name(table.game)
    return say(key, game=name, table=table.id, link=address, seated=seated, most=most, named=named, who=who)


def lobby_over_text(table: Table, address: str) -> Text:
    """Says that a lobby's game has begun, or that it is closed, in place of the news that it can start.

    Also that the game of an open table is closed, which no thread tells.
    """
    key = "bot-filled-closed" if table.status == "closed" else "bot-filled-begun"
    if table.status == "closed" and table.moment:
        key = "open-closed"
    return Text(key, {"game": game_name(table.game), "table": table.id, "link": address})


# ------------------------------------------------------------------------------------------------- a thread's story

_BESIDE = ("table-", "fix-told-", "fixed")  # prefixes of texts about people and fixes, which begin no new step
REWOUND = "fix-told-rewind"  # the exception: after a rewind, the step it goes back to begins again


def _board_line(address: str, reader: Reader) -> str:
    """The line that leads to the board from the news of the table."""
    return f"-# {reader.line(say('bot-to-board', link=address))}"


def begins_something(news: News) -> bool:
    """Whether the news are about the game, not only about people and fixes beside it."""
    keys = [text.key for text in news.happenings]
    return not keys or any(not key.startswith(_BESIDE) or key == REWOUND for key in keys)


def coming(news: News, board: Board, reader: Reader) -> str:
    """The text after the news: what the present step is about."""
    playing = board.view is not None and board.results is None and news.table.status == "playing"
    return reader.lines(face(news.table.game).phase(board.view)) if playing and begins_something(news) else ""


def story_foot(news: News, board: Board | None, address: str, reader: Reader, *, ends: bool = False) -> str:
    """The small lines at the end: seed and words at the beginning, the log's heads, the way to the board.

    `ends`: the message tells the end of the game, and nothing of its beginning.
    """
    tempers = [f"-# {reader.line(line)}" for line in temper_lines(news.table)]
    begun = [*tempers, begun_lines(news.table, news.begun, reader)] if news.begun and not ends else []
    there = [] if board is None else [_board_line(address, reader)]
    return "\n".join([*begun, *_logs(news, board, reader), *there])


def _logs(news: News, board: Board | None, reader: Reader) -> list[str]:
    """The lines about the log: all of its head at the end, the first digits before; more lines at the beginning."""
    final = "" if board is None else board.head
    heads = news.heads or ((final,) if final else ())  # what comes after the end, a corrected score, settles nothing
    if not heads:
        return []
    if not final and news.begun is None:
        return [heads_line(heads, reader)]
    last = head_line(heads[-1] if final else heads[-1][:SHORT], reader)
    return [*([heads_line(heads[:-1], reader)] if len(heads) > 1 else []), last]
