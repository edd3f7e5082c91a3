"""News of a table in words: what touches a reader and the rest; and fixes: what they would do, why, and by whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set

from msgspec import Struct

from engine.texts import Param, SeatRef, Text, Typed, say
from face.core.face import Face, face
from face.core.parts import is_about, nested_params
from face.wordings.lengths import unbroken, words_height
from face.wordings.reader import Reader
from face.wordings.texts import tidy_line
from host.fixes.base import Point
from host.messages.hands import THEN
from host.moderation.values import DeliveryFailure
from host.values import News, Table

REASON_LENGTH = 300  # characters of a reason
OF_FIXES = ("fix-told", "fix-will")  # how the ids of the house's own words about fixes begin
MISHAP_CODES = frozenset(
    {"closed", "unreachable", "defect", "frozen", "50007", "50001", "10003", "10013", "50013", "50278"}
)


def quoted_reason(key: str, reason: str, by: Param = "") -> Text:
    """The wording `key` around what a person typed as `$reason`: shown as it was typed, no markup, no mentions."""
    return Text(key, {"reason": Typed(tidy_line(reason, REASON_LENGTH)), "by": by})


def with_names(texts: tuple[Text, ...], table: Table, by: Sequence[Param] = ()) -> tuple[Text, ...]:
    """The texts about fixes, completed with names and phase titles, which only the bot knows.

    `by`: who applied the fix, for each text. Moments are worded by the game; typed words show as they were typed.
    """
    makers = by or [moderator(0)] * len(texts)
    return tuple(
        _dressed(text, table, maker) if text.key.startswith(OF_FIXES) else _of_then(text, maker)
        for text, maker in zip(texts, makers, strict=True)
    )


def _of_then(text: Text, maker: Param) -> Text:
    """The text with who had a seat when it changed hands, where that is nobody who sits there now."""
    if text.key not in _THEN:
        return text
    return Text(text.key, {"who": say("vote-somebody") if maker == moderator(0) else maker})


def _dressed(text: Text, table: Table, by: Param) -> Text:
    more: dict[str, Param] = {}
    if "moment" in text.params:
        more["moment"] = face(table.game).moment(str(text.params["moment"]))
    for name in ("reason", "name"):
        if name in text.params:
            more[name] = Typed(tidy_line(str(text.params[name]), REASON_LENGTH))
    return Text(text.key, text.params | more | {"by": by})


def texts_of_news(news: News, names: Mapping[int, Param] | None = None) -> tuple[Text, ...]:
    """The texts of `news` in the game's words: all that happened, but of asides only the last of each seat.

    `names`: who made fixes, by person, None for mentions.
    """
    by = [moderator(person) if names is None else names.get(person, moderator(0)) for person in news.by]
    its = face(news.table.game)
    return its.in_short(last_asides(with_names(news.happenings, news.table, by), its.asides))


def last_asides(texts: tuple[Text, ...], asides: frozenset[str]) -> tuple[Text, ...]:
    """The texts with only the last aside of each seat, so that no flood of asides hides the rest."""
    last = {text.params.get("seat"): at for at, text in enumerate(texts) if text.key in asides}
    kept = frozenset(last.values())
    return tuple(text for at, text in enumerate(texts) if text.key not in asides or at in kept)


def moderator(person_id: int) -> Param:
    """The moderator who applied a fix, as a mention that pings nobody; "a moderator" once they are forgotten."""
    return f"<@{person_id}>" if person_id else say("fix-somebody")


def point_text(table: Table, point: Point) -> Text:
    """The sentence about a point to which a game can go back, and whether the table must agree."""
    key = "fix-point-phase" if point.phase else "fix-point-step"
    moment = face(table.game).moment(point.moment)
    return Text(key, {"moment": moment, "learned": "yes" if point.learned else "no"})


def failure_text(failure: DeliveryFailure) -> Text:
    """The sentence about why a message did not arrive, and whether it is still tried."""
    why = (
        Text(f"fix-mishap-{failure.code}")
        if failure.code in MISHAP_CODES
        else say("fix-mishap-code", code=failure.code)
    )
    return say("fix-mishap-given-up" if failure.given_up else "fix-mishap-tried", why=why)


_ACT = "▸"  # begins a line about the same seat as the line before
_THEN = frozenset(THEN.values())
OF_ALL = ("table-vote", "fix-told")  # how the ids of what the house does to the whole table begin


class Report(Struct, frozen=True):
    """What happened, for one reader, each part in the order of time.

    `own`: the lines of what others, or the game, did to the reader, or told them alone; `others`: the rest; `moves`:
    what the reader chose to do and knows already. Each of the three is a part of the
    message by itself, so that a press on it finds them again without reading what a line says. `routine`: those lines
    of the rest that settle the usual for each seat, which are cut first.
    """

    own: str = ""
    others: str = ""
    moves: str = ""
    routine: frozenset[str] = frozenset()

    def __bool__(self) -> bool:
        return bool(self.own or self.others or self.moves)

    @property
    def whole(self) -> str:
        """All of it, as a message without a desk tells it."""
        return "\n".join(part for part in (self.own, self.others, self.moves) if part)


NOTHING_HAPPENED = Report()


def report_of(lines: Sequence[Text], alone: Set[str], game: str, reader: Reader) -> Report:
    """Sorts lines of news. `alone`: the ids of wordings that were told to the reader's seat alone."""
    its = face(game)
    lines = [line for line in lines if line.key not in its.turn_calls]  # the question says whose turn it is
    own: list[str] = []
    others: list[str] = []
    moves: list[str] = []
    routine: set[str] = set()
    head = ""  # of the table that rows belong to
    for block in blocks_of(lines, its):
        touching = [line for line in block if _touches(line, alone, its, reader.seat)]
        touches, moved = bool(touching), all(is_own_move(line, its, reader.seat) for line in touching)
        is_routine, words = its.is_routine(block[0]), reader.lines(block)
        if touches and is_routine and head:
            own.append(head)
        (others if not touches else moves if moved else own).append(words)
        if is_routine and not touches:
            routine.update(words.splitlines())
        head = words if is_routine and not _names_a_seat(block[0]) else head if is_routine and not touches else ""
    mine, rest, done = ("\n".join(part).strip("\n") for part in (own, others, moves))
    return Report(mine, rest, done, frozenset(routine))


def is_own_move(line: Text, its: Face, seat: int | None) -> bool:
    """Whether the line tells the reader no more than what they chose to do."""
    if line.key not in its.moves or line.params.get("seat", SeatRef(seat or 0)) != SeatRef(seat or 0):
        return False
    return not any(isinstance(part, Text) and part.key in its.befalls for part in nested_params(line))


def _names_a_seat(line: Text) -> bool:
    return any(isinstance(param, SeatRef) for param in nested_params(line))


def _touches(line: Text, alone: Set[str], its: Face, seat: int | None) -> bool:
    """Whether a line is about the reader's seat, told to it alone, or about what concerns every seat."""
    if seat is None:
        return False
    return is_about(line, seat) or line.key in alone or line.key in its.of_all or line.key.startswith(OF_ALL)


def blocks_of(lines: Sequence[Text], its: Face) -> list[list[Text]]:
    """The lines in blocks: those about the deed of the line before (`Face.goes_on`) stay with it."""
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


def fit_report(report: Report, most: int, pixels: int | None, reader: Reader) -> Report:
    """`report` in `most` characters and in so few lines that the desk fits a phone: whole lines only.

    The reader's own lines stay, however tall. Of the others the last stay, routine only if all else has room, and a
    line says where to read the rest; it does not stand alone, since its button is there anyway. The reader's moves stay
    if there is room for them beneath all that.
    """
    more = cut_news(reader)
    own = "\n".join(_last(_groups(report.own.splitlines()), most, None, "", more))
    own = "" if own == more else own
    left = most - len(own) - 1
    high = None if pixels is None else pixels - words_height(own)
    lines = report.others.splitlines()
    whole = [line for line in lines if line != more]  # what was cut before says so once
    kept = _last(_groups(whole, report.routine), left, high, "" if whole == lines else more, more)
    if kept == [more] and (not own or own.startswith(more)):
        kept = []
    others = "\n".join(kept)
    whole_news = (own, others) == (report.own, report.others)
    has_room = _fits([part for part in (others, report.moves) if part], left, high)
    return Report(own, others, report.moves if whole_news and has_room else "")


def without_lines(report: Report, said: Set[str]) -> Report:
    """`report` without the lines that stand in `said`: a desk that says them to its question tells them once."""

    def rest(words: str) -> str:
        return "\n".join(group.words for group in _groups(words.splitlines()) if unbroken(group.words) not in said)

    return Report(rest(report.own), rest(report.others), rest(report.moves), report.routine)


def _last(groups: list[_Group], most: int, high: int | None, before: str, more: str) -> list[str]:
    """The last groups of lines, as many as have room. `before`: the line that says that some are missing already."""
    kept = list(groups)
    said = before
    while kept:
        words = [*([said] if said else []), *(group.words for group in kept)]
        if _fits(words, most, high):
            return words
        kept.remove(next((group for group in kept if group.routine), kept[0]))
        said = more
    return [more] if (groups or before) and len(more) <= most else []


def _fits(groups: Sequence[str], most: int, high: int | None) -> bool:
    words = "\n".join(groups)
    return len(words) <= most and (high is None or words_height(words) <= high)


class _Group(Struct, eq=False):
    """Lines that stay together."""

    words: str
    routine: bool = False


def _groups(lines: Sequence[str], routine: Set[str] = frozenset()) -> list[_Group]:
    """Lines as they were grouped: an act stays under the name of its seat, a row of a table under its heading."""
    groups: list[_Group] = []
    for line in lines:
        usual = line in routine
        if groups and (line.startswith(_ACT) or (usual and groups[-1].routine)):
            groups[-1].words += f"\n{line}"
        else:
            groups.append(_Group(line, usual))
    return groups
