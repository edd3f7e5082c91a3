"""Says what to expect of a table: how long its game lasts, how much of it is left, what its automatic players are like.

Tempers go by seats, and seats are drawn when a game starts: until then a lobby cannot know them. They are said in the
lobby's message once it has become that of a game, in the thread's first message, on the board, when a practice game
begins, and in the dossier.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from engine.policies import level_text, temper_at
from engine.registry import game as rules_of
from engine.texts import Listed, Param, SeatRef, Text, say
from face.core.face import face
from face.core.game_lengths import ALONE, Length, Spread, company_of, usual_length
from face.core.opponents import opponents_at
from host.values import Board, SeatCard, Table

WEEK = 7  # days
FEW_WEEKS = 2  # less is told in days


def temper_of(table: Table, card: SeatCard) -> str:
    """The temper of who holds that seat, "" for a person, in a game without tempers, and as long as seats are open."""
    if card.level is None or card.seat is None:
        return ""
    return temper_at(rules_of(table.game), card.level, card.seat)


def temper_name(table: Table, temper: str, seat: int | None) -> Text:
    """What somebody of that temper is called: languages choose between him and her by `$seat-gender`."""
    return Text(f"{table.game}-temper-{temper}", {"seat": SeatRef(seat or 0)})


def temper_lines(table: Table) -> tuple[Text, ...]:
    """Says what each automatic player is like, a line each; nothing where they are all alike."""
    tempers = ((card.seat or 0, temper_of(table, card)) for card in table.seats)
    return tuple(
        say(
            "stewards-temper",
            seat=SeatRef(seat),
            temper=temper_name(table, temper, seat),
            does=Text(f"{table.game}-temper-{temper}-does"),
        )
        for seat, temper in tempers
        if temper
    )


def automatic_players(table: Table) -> Text | None:
    """Says who at a table that has started is an automatic player, with level and temper; None if nobody is."""
    who = tuple(
        _described(table, card, named=person is not None)
        for card, person in zip(table.seats, opponents_at(table), strict=True)
        if card.level is not None
    )
    return say("stewards-board", who=Listed(who), count=len(who)) if who else None


def _described(table: Table, card: SeatCard, *, named: bool) -> Param:
    seat, level, temper = SeatRef(card.seat or 0), level_text(card.level or ""), temper_of(table, card)
    if not temper and not named:  # the level is its name
        return seat
    if not temper:
        return say("stewards-named", seat=seat, level=level)
    return say("stewards-named-temper", seat=seat, level=level, temper=temper_name(table, temper, card.seat))


def numbers_of_players(table: Table) -> Sequence[int]:
    """With how many players the game at this table can still be played: people may come to a lobby."""
    there = len(table.seats)
    return range(max(there, table.fewest), table.most + 1) if table.status == "lobby" else (there,)


def length_at(table: Table) -> Length | None:
    """How long a game lasts at this table, None where nobody has counted."""
    company = company_of(card.level for card in table.seats)
    return None if company is None else usual_length(table.game, numbers_of_players(table), company)


class LengthInWords(Struct, frozen=True):
    """How long a game lasts. `each`: turns or decisions of a player, `counted` as one of the two.

    `time`: days or weeks, as `unit` says, if everybody plays once a day; alone ("" for the unit) it is one's own.
    """

    each: Text
    counted: str
    time: Text
    unit: str


def length_in_words(table: Table) -> LengthInWords | None:
    """How long a game lasts at this table, None where nobody has counted."""
    length = length_at(table)
    if length is None:
        return None
    return _in_words(table.game, length, alone=numbers_of_players(table)[-1] == ALONE or table.practice)


def _in_words(game_id: str, length: Length, *, alone: bool) -> LengthInWords:
    weeks = Spread(round(length.days.low / WEEK), 0, round(length.days.high / WEEK))
    unit, time = ("days", length.days) if weeks.low < FEW_WEEKS else ("weeks", weeks)
    counted = "turns" if face(game_id).counted else "decisions"
    return LengthInWords(span_text(length.each), counted, span_text(time), "" if alone else unit)


def game_length_text(table: Table) -> Text | None:
    """Says how long a game lasts at this table, None where nobody has counted; alone it takes as long as one likes."""
    length = length_in_words(table)
    return None if length is None else _length_text(length)


def length_of_game_text(game_id: str, seats: Sequence[int]) -> Text | None:
    """Says how long that game lasts among so many people, two or more; None where nobody has counted."""
    length = usual_length(game_id, seats, "stewards")
    return None if length is None else _length_text(_in_words(game_id, length, alone=False))


def _length_text(length: LengthInWords) -> Text:
    if not length.unit:
        return say("length-own", each=length.each, counted=length.counted)
    return say("length-each", each=length.each, counted=length.counted, unit=length.unit, time=length.time)


def span_text(spread: Spread) -> Text:
    """A number or a span of numbers in words."""
    same = "yes" if spread.low == spread.high else "no"
    return say("length-span", low=spread.low, high=spread.high, same=same)


def remaining_text(board: Board) -> Text | None:
    """Says about how much of the game at that table is left, None where it cannot be told."""
    table = board.table
    if board.view is None or board.results is not None or table.status != "playing":
        return None
    length = length_at(table)
    left = face(table.game).left(board.view, length)
    if left is None:
        return None
    if left.turns is not None:
        return say("left-turns", low=left.turns[0], high=left.turns[1])
    if left.rounds is None:
        return None
    coming = sum(length.rounds[len(length.rounds) - left.rounds :]) if length is not None and left.rounds else 0
    return say("left-rounds", rounds=left.rounds, decisions=round(coming))
