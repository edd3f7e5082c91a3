"""Words of what everybody sees of a table: who is waited for and until when, pace, seats and hours, seed and heads."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from itertools import groupby

from msgspec import Struct

from engine.policies import CARETAKER, level_text
from engine.texts import Listed, Param, SeatRef, Text, Typed, say
from face.core.face import face
from face.core.names import game_name, numbered_table
from face.table.dossier import ending_in_words
from face.table.news import blocks_of, texts_of_news
from face.table.outlook import automatic_players, remaining_text, temper_name, temper_of
from face.table.threats import threats_in_words
from face.wordings.lengths import cut_text, length_text, unix
from face.wordings.reader import Reader
from face.wordings.texts import escape_words, tidy_line
from host.clocks.calendar import read_zone
from host.clocks.patience import REMEMBERED
from host.days_off import DaysOff
from host.house import House
from host.lobby.seeds import LONGEST_WORD
from host.records.counting import reason_against_rating
from host.seats.own_time import length_of_more
from host.values import Begun, Board, News, Pace, PersonSettings, SeatCard, Table, TableStatus

Hours = tuple[datetime, datetime]
_DAY = 24 * 60  # minutes


def _awake(player: PersonSettings, now: datetime) -> Hours | None:
    """Returns the time from the end of today's quiet hours to their next beginning; None for somebody without any."""
    zone = read_zone(player.zone)
    if player.quiet is None or zone is None:
        return None
    begins, ends = player.quiet
    midnight = now.astimezone(zone).replace(hour=0, minute=0, second=0, microsecond=0)
    wakes = midnight + timedelta(minutes=ends)  # on the wall, whatever the clocks do that night
    return wakes, wakes + timedelta(minutes=(begins - ends) % _DAY)


async def hours_at(house: House, table: Table) -> dict[int, Hours]:
    """The usual hours of those who sit at `table` and have set them, by person."""
    hours_by_person = {}
    for person_id in [card.person_id for card in table.seats if card.person_id is not None]:
        hours = _awake(await house.settings.player(person_id), house.clock())
        if hours is not None:
            hours_by_person[person_id] = hours
    return hours_by_person


RATED_KEY = "rated-yes"  # the wording of a table whose result counts
SHORT_HEAD = 8  # characters of a head in the thread; `/table show` has all of the last one
MOST_HEADS = 40  # of one message
SHORT = 16  # digits of a fingerprint in the lobby: 64 bits, as many as `pactum verify` asks for at least


def head_line(head: str, reader: Reader) -> str:
    """The line with the head of the log, or its first digits, for readers who want to compare it later."""
    return "-# " + reader.line(say("bot-log-head", head=head))


def heads_line(heads: Sequence[str], reader: Reader) -> str:
    """The line with the log's heads, cut to their first characters: one for each step, as many of the last as fit."""
    shown = " ".join(f"`{head[:SHORT_HEAD]}`" for head in heads[-MOST_HEADS:])
    return f"-# {reader.line(say('bot-log-heads'))} {shown}"


def begun_lines(table: Table, begun: Begun, reader: Reader) -> str:
    """Lines about the seed and the words, for the message of the game's start, which is never edited.

    They have the first digits of what the lobby shows in full, and everyone's words if anyone has added one.
    """
    words = {card.seat: tidy_line(card.word, LONGEST_WORD) for card in table.seats}
    lines = [say("bot-begun", hash=table.commitment[:SHORT], head=begun.lobby_head[:SHORT])]
    if any(words.get(seat) for seat in begun.seats):
        lines.append(say("bot-begun-words"))
        lines += [
            say("bot-begun-word", number=number, seat=SeatRef(seat), word=Typed(words[seat]))
            if words.get(seat)
            else say("bot-begun-no-word", number=number, seat=SeatRef(seat))
            for number, seat in enumerate(begun.seats, start=1)
        ]
    else:
        lines.append(say("bot-begun-wordless"))
    return "\n".join(f"-# {reader.line(line)}" for line in lines)


def board_foot(board: Board, reader: Reader, *, brief: bool = False) -> str:
    """The final standing, or the seats that are waited for and the deadline; `brief`: without what never changes."""
    if board.results is not None:
        return ending_in_words(board.results, reader, corrected=board.table.corrected)
    if board.table.status == "closed":
        closed = say("practice-closed" if board.table.practice else "bot-board-closed")
        return "" if board.table.lesson else reader.line(closed)  # a lesson's desk says how it went
    waiting = say("bot-waiting", owing=board.owing)
    if board.owers:
        owers = Listed(tuple(SeatRef(seat) for seat in board.owers))
        waiting = say("bot-waiting-for", who=owers, owing=len(board.owers))
    return reader.lines([waiting, *_time_at(board, reader.seat, brief=brief)])


def away_text(seat: int) -> Text:
    """Says that a stand-in answers at that seat, whose player is away."""
    return say("bot-away", who=SeatRef(seat), count=1)


def _time_at(board: Board, own: int | None, *, brief: bool) -> list[Text]:
    """Lines about the deadline, or that there is none, what is left of the game, and seats with a stand-in or steward.

    `own`: the seat of the reader, None for others; `brief`: without what never changes at a table.
    """
    lines = []
    if board.table.halted:
        lines.append(say("bot-frozen"))
    elif board.table.paused:
        lines.append(say("bot-paused"))
    elif board.due_at is not None:
        lines.append(say("bot-due", at=unix(board.due_at)))
    away = [card.seat or 0 for card in board.table.seats if card.away and card.person_id is not None]
    if own in away:
        lines.append(away_text(own))
    if len(others := [seat for seat in away if seat != own]) == 1:
        lines.append(away_text(others[0]))
    elif others:
        lines.append(say("bot-away", who=Listed(tuple(map(SeatRef, others))), count=len(others)))
    left = remaining_text(board)
    if left is not None:
        lines.append(left)
    stewards = automatic_players(board.table)
    if stewards is not None and not brief:
        lines.append(stewards)
    if board.table.hints and not brief:
        lines.append(say("hints-on"))
    if board.table.trying == "all" and not brief:
        lines.append(say("trials-on"))
    open_seats = tuple(SeatRef(card.seat) for card in board.table.seats if not card.taken and card.seat is not None)
    if open_seats:
        lines.append(say("bot-open-seats", who=Listed(open_seats), count=len(open_seats)))
    return lines


def pace_text(pace: Pace) -> Text:
    """The sentence about a table's pace."""
    each = length_text(timedelta(minutes=pace.minutes))
    if pace.bank is not None:
        return say("bot-pace-bank", bank=length_text(timedelta(minutes=pace.bank)), each=each)
    return say("bot-pace", name=pace.name, each=each)


def days_off_text(off: DaysOff) -> Text:
    """Says on which days no time runs."""
    return say("days-off", weekends="yes" if off.weekends else "no", country=off.country or "none", zone=off.zone)


def more_of_pace(pace: Pace) -> tuple[Text, ...]:
    """Says how long the last answer can be taken back, who stands in (unless a caretaker), and if remarks are off."""
    grace = (say("bot-grace", minutes=pace.grace),) if pace.grace else ()
    stand_in = () if pace.stand_in == CARETAKER else (say("bot-stand-in", level=pace.stand_in),)
    more = (say("more-time-on", count=pace.extensions, length=length_of_more(pace)),) if pace.extensions else ()
    less = (say("patience-on", count=pace.patience, last=REMEMBERED),) if pace.patience else ()
    off = () if pace.off is None else (days_off_text(pace.off),)
    return (*more, *less, *off, *grace, *stand_in, *(() if pace.remarks else (say("remarks-off"),)))


def rated_text(table: Table) -> Text:
    """Says whether the result will count for ratings, and if not, why; to one player in a lobby, on what it depends."""
    reason = reason_against_rating(table)
    if not reason and table.status == "lobby" and len(table.seats) == table.fewest == 1:
        return Text("rated-company")
    return Text(f"rated-{reason}") if reason else Text(RATED_KEY)


def fingerprint_lines(table: Table) -> tuple[Text, ...]:
    """The fingerprint of the seed and the head of the lobby's log with all their digits, and what they are for."""
    log = (say("bot-fingerprint-log", head=table.lobby_head),) if table.lobby_head else ()
    return say("bot-fingerprint-all", hash=table.commitment), *log, say("bot-fingerprint-how", digits=SHORT)


def lobby_seat(name: str, reader: Reader, hours: Hours | None) -> str:
    """The name of somebody in a lobby, with their usual hours if they have set them."""
    if hours is None:
        return escape_words(name)
    return f"{escape_words(name)} · {reader.line(say('bot-usual-hours', wakes=unix(hours[0]), sleeps=unix(hours[1])))}"


def lobby_seat_note(table: Table, card: SeatCard, reader: Reader) -> str:
    """Says of a steward how well it plays and, once seated, what it is like; of a player the word added to the seed."""
    if card.level is not None:
        temper = temper_of(table, card)
        like = f", {reader.line(temper_name(table, temper, card.seat))}" if temper else ""
        plays = say("stewards-add-why", level=card.level)
        return f" · {reader.line(say('stewards-lobby', level=level_text(card.level), plays=plays))}{like}"
    return (
        f" · {reader.line(say('bot-lobby-word', word=Typed(tidy_line(card.word, LONGEST_WORD))))}" if card.word else ""
    )


# --------------------------------------------------------------------------------------------------------- the board

MOST_LINES = 10
_MOST_NEWS = 3  # lines about what happened last
_LINE_LENGTH = 160  # characters of a line about what happened, two or three lines on a phone
_ASKED_LENGTH = 300  # characters for what the present step is about
SHORT_PICTURED_HEAD = 16  # digits of the log's head: 64 bits
_SMALL = "-# "


class BoardWords(Struct, frozen=True):
    """What the board of a table says. `log`: of its head, and that it can be checked, each on a line of its own.

    `threats`: what threatens whom, which stands above the `body` where there is room.
    """

    head: str
    threats: str
    body: str
    foot: str
    log: str


def board_words(board: Board, reader: Reader, head: str = "", note: str = "") -> BoardWords:
    """The words of a board. `head`: of the log after the last settled step; `note`: stands small at the end."""
    log = f"\n{head_line(board.head, reader)}\n{_SMALL}{reader.line(say('bot-check-it'))}" if board.head else ""
    if head and not board.head:
        log = f"\n{head_line(head, reader)}"
    log += f"\n{_SMALL}{note}" if note else ""
    game_id, view = board.table.game, board.view
    threats = reader.lines(threats_in_words(game_id, view, reader.seat))
    body = reader.lines(face(game_id).board(view))
    return BoardWords(board_head(board, reader), threats, body, board_foot(board, reader), log)


def board_head(board: Board, reader: Reader) -> str:
    """The title of a board and where the game is."""
    return f"{board_title(board.table, reader)}\n{reader.line(face(board.table.game).headline(board.view))}"


def board_title(table: Table, reader: Reader) -> str:
    """The title of a board."""
    return f"## {reader.line(say('bot-board-head', game=game_name(table.game), table=numbered_table(table)))}"


def pictured_lines(board: Board, reader: Reader, news: News | None, *, old: bool) -> str:
    """What stands beside the picture of a board: who is waited for, until when, what is asked, what happened last.

    `news`: what the thread was told last, None for nothing; `old`: another picture follows. The message above a board
    that has just been posted tells the start, and what is asked first: neither stands here once more.
    """
    foot = board_foot(board, reader, brief=True).split("\n")
    if board.results is not None:  # how it ended is worth more than ten lines
        last = [f"{head_line(f'{board.head[:SHORT_PICTURED_HEAD]}…', reader)}"] if board.head else []
        return "\n".join([*foot, *last])
    note = [_SMALL + reader.line(say("picture-follows"))] if old else []
    room = MOST_LINES - 2 - len(note)
    asked: list[str] = []
    begins = news is not None and news.begun is not None and len(news.heads) == 1
    if board.table.status == "playing" and not begins:
        asked = cut_text(reader.lines(face(board.table.game).phase(board.view)), _ASKED_LENGTH).split("\n")
    lines = [line for line in (*foot, *asked) if line.strip()][:room]
    happened = _happened(None if begins else news, reader, max(0, min(_MOST_NEWS, room - len(lines))))
    return "\n".join([*lines, *happened, *note])


def _happened(news: News | None, reader: Reader, most: int) -> list[str]:
    """The last lines about what happened, at most `most`, in small print; whole tables and whole deeds only.

    A table without some players' rows would look as if nothing had happened to them, and deeds without the line that
    names their seat would be nobody's. Where the last deeds alone have no room, their first lines stand.
    """
    if news is None:
        return []
    its, lines = face(news.table.game), list[str]()
    blocks = blocks_of(texts_of_news(news), its)
    for is_routine, some in groupby(reversed(blocks), key=lambda block: its.is_routine(block[0])):
        latest = list(some)
        for texts in [[text for block in reversed(latest) for text in block]] if is_routine else latest:
            said = reader.lines(texts).split("\n")
            told = [text for line in said if (text := line.removeprefix(_SMALL).strip())]
            if len(lines) + len(told) > most:
                if is_routine:
                    continue
                return [_SMALL + cut_text(line, _LINE_LENGTH) for line in lines or told[:most]]
            lines = [*told, *lines]
    return [_SMALL + cut_text(line, _LINE_LENGTH) for line in lines]


def board_labels(reader: Reader) -> dict[str, str]:
    """The labels of a board's buttons, by the action of the press; *Board* leads to its words."""
    return {
        "desk": reader.label(say("bot-my-desk")),
        "board": reader.label(say("bot-board-words")),
        "story": reader.label(say("log-button")),
        "cards": reader.label(say("cards-button")),
        "page": reader.label(say("web-button")),
    }


def status_line(status: TableStatus, place: str) -> Text:
    """A table in one line. `place`: the mention of its thread or channel."""
    table = status.table
    about: dict[str, Param] = {"game": game_name(table.game), "table": table.id, "place": place}
    if table.status != "playing":
        starts = "no" if table.starts_at is None else "at"
        at = "" if table.starts_at is None else unix(table.starts_at)
        full = "yes" if table.starts_full else "no"
        about |= {"starts": starts, "at": at, "full": full}
        return Text(f"bot-list-{table.status}", {**about, "seated": len(table.seats), "most": table.most})
    if table.halted or status.view is None:
        return Text("bot-list-halted", about)
    owers = Listed(tuple(SeatRef(seat) for seat in status.owers))
    waiting = say("bot-waiting", owing=status.owing)
    if status.owers:
        waiting = say("bot-waiting-for", who=owers, owing=len(status.owers))
    return Text(
        "bot-list-playing",
        {
            **about,
            "headline": face(table.game).headline(status.view),
            "waiting": waiting,
            "yours": "yes" if status.yours else "no",
            "due": "paused" if table.paused else "at" if status.due_at is not None else "none",
            "at": "" if status.due_at is None else unix(status.due_at),
        },
    )
