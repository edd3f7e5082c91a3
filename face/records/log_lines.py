"""Reads a table's log as lines in their rounds and phases, and filters them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from msgspec import Struct
from msgspec.structs import replace

from engine.texts import NOT_ASKED, Refusal, Text, say
from face.core.face import face
from face.core.log_parts import Stage
from face.core.parts import is_about
from face.table.news import OF_FIXES
from host.people.notes import Heard, TableLog
from host.values import Table

OWN_KIND, TABLE_KIND = "own", "table"  # kinds of events of every game: what the reader alone was told; votes and fixes
GENERAL = (OWN_KIND, TABLE_KIND)


class LogFilter(Struct, frozen=True):
    """What is wanted of a log: the rounds from `first` to `last`, a seat, a kind; None and "" for all of them."""

    first: int | None = None
    last: int | None = None
    seat: int | None = None
    kind: str = ""

    def written(self) -> str:
        """Writes it for a press."""
        rounds = "" if self.first is None else f"{self.first}-{self.last}"
        return f"{rounds}.{'' if self.seat is None else self.seat}.{self.kind}"


WHOLE_LOG = LogFilter()


class LogLine(Struct, frozen=True):
    """A happening in its place in the log. `number`: of its move; `step`: as of `MoveNews`."""

    stage: Stage
    number: int
    at: datetime
    heard: Heard
    step: int = 1


def kinds_of_log(game_id: str, *, own: int | None = 0) -> tuple[str, ...]:
    """The ids of the kinds by which somebody can read the log of a game. `own`: their seat, None for onlookers."""
    return (*face(game_id).kinds, *(GENERAL if own is not None else (TABLE_KIND,)))


def kind_text(game_id: str, kind: str) -> Text:
    """The name of a kind of events."""
    return Text(f"log-kind-{kind}" if kind in GENERAL else f"{game_id}-kind-{kind}")


def round_text(number: int) -> Text:
    """The name of a round, or of what comes before the first."""
    return say("log-round", round=number) if number else say("log-before")


def wanted_in(part: str, table: Table) -> LogFilter:
    """What a press says is wanted. Raises Refusal `not-asked` for what only a forged one says."""
    if not part:
        return WHOLE_LOG
    rounds, _, rest = part.partition(".")
    seat, _, kind = rest.partition(".")
    first, _, last = rounds.partition("-")
    numbers = [each for each in (first, last, seat) if each]
    if not all(each.isdecimal() and len(each) < 4 for each in numbers) or (first == "") != (last == ""):
        raise Refusal(NOT_ASKED)
    if (kind and kind not in kinds_of_log(table.game)) or (seat and int(seat) >= len(table.seats)):
        raise Refusal(NOT_ASKED)
    return LogFilter(int(first) if first else None, int(last) if last else None, int(seat) if seat else None, kind)


def lines_of(log: TableLog) -> tuple[LogLine, ...]:
    """All happenings of a log, each with its round and phase."""
    its, stage = face(log.table.game), Stage()
    lines = []
    for move in log.moves:
        stage = its.stage(stage, move.ask)
        for heard in move.heard:
            stage = its.stage_begun(stage, heard.text)
            lines.append(LogLine(stage, move.number, move.at, heard, move.step))
    begun = _round_begun_in(lines, log.table)
    return tuple(
        line if line.stage.round else replace(line, stage=line.stage._replace(round=begun)) if begun else line
        for line in lines
    )


def _round_begun_in(lines: Sequence[LogLine], table: Table) -> int:
    """The round in which a log begins, 0 before the first: that of a trial may begin in the middle of a game."""
    if table.trial_of is None:
        return 0
    now = table.moment.partition(".")[0]
    later = next((line.stage.round for line in lines if line.stage.round), 0)
    return later - 1 if later else int(now) if now.isdecimal() else 0


def last_round(lines: tuple[LogLine, ...]) -> int:
    """The latest round of which the log tells something."""
    return max((line.stage.round for line in lines), default=0)


def filter_log(lines: tuple[LogLine, ...], wanted: LogFilter, log: TableLog) -> tuple[LogLine, ...]:
    """The lines that are wanted."""
    return tuple(line for line in lines if _is_wanted(line, wanted, log))


def _is_wanted(line: LogLine, wanted: LogFilter, log: TableLog) -> bool:
    if wanted.first is not None and not wanted.first <= line.stage.round <= (wanted.last or 0):
        return False
    heard = line.heard
    if wanted.seat is not None and not is_about(heard.text, wanted.seat):
        theirs = heard.to if heard.to is not None else log.seat if heard.own else None
        if theirs != wanted.seat:
            return False
    if wanted.kind == OWN_KIND:
        return heard.own
    if wanted.kind == TABLE_KIND:
        return heard.text.key.startswith(("table-", *OF_FIXES))
    return not wanted.kind or face(log.table.game).is_kind(heard.text, wanted.kind)
