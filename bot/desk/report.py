"""What happened, as one reader is told it: what touches them, and the rest, with the least important first."""

from __future__ import annotations

from collections.abc import Sequence, Set

from msgspec import Struct

from bot.games.face import Face, face
from bot.games.log_parts import is_about
from bot.kit.reader import Reader
from engine.core.texts import Text, say

ACT = "▸"  # begins a line about the same seat as the line before
OF_ALL = ("table-vote", "fix-told")  # how the ids of what the house does to the whole table begin


class Report(Struct, frozen=True):
    """What happened, for one reader. `own`: the lines that touch them; `others`: the rest, the least important first.

    The two are parts of a message of their own: a press on it finds them again, and no line is read for what it says.
    """

    own: str = ""
    others: str = ""

    def __bool__(self) -> bool:
        return bool(self.own or self.others)


NOTHING_HAPPENED = Report()


def report_of(lines: Sequence[Text], alone: Set[str], game: str, reader: Reader) -> Report:
    """Sorts lines of news. `alone`: the ids of wordings that were told to the reader's seat alone."""
    its = face(game)
    own: list[str] = []
    others: list[str] = []
    routine: list[str] = []
    for block in _blocks(lines, its):
        touches = any(_touches(line, alone, its, reader.seat) for line in block)
        to = own if touches else routine if its.is_routine(block[0]) else others
        to.append(reader.lines(block))
    return Report("\n".join(own).strip("\n"), "\n".join((*routine, *others)).strip("\n"))


def _touches(line: Text, alone: Set[str], its: Face, seat: int | None) -> bool:
    """Whether a line is about the reader's seat, told to it alone, or about what all seats had a part in."""
    if seat is None:
        return False
    return is_about(line, seat) or line.key in alone or line.key in its.of_all or line.key.startswith(OF_ALL)


def _blocks(lines: Sequence[Text], its: Face) -> list[list[Text]]:
    """The lines, with those that go on about the deed of the line before in one block."""
    blocks: list[list[Text]] = []
    for line in lines:
        if blocks and line.key in its.goes_on:
            blocks[-1].append(line)
        else:
            blocks.append([line])
    return blocks


def cut_news(reader: Reader) -> str:
    """The line in place of news that do not fit. It says where to read them."""
    return "-# " + reader.line(say("bot-news-cut"))
