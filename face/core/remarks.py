"""What automatic players say in the thread: a line each at what concerns them, by their mood, once a round.

Who speaks and what is said follows from what the thread has been told and from the table's card, which everybody may
read; nothing is drawn, nothing stored. The same news always bring the same lines, so a message can be edited.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from engine.contract import Standing
from engine.policies import temper_at
from engine.registry import game as rules_of
from engine.texts import Listed, Param, SeatRef, Text, say
from face.core.face import face
from face.core.opponents import persons_by_seat
from face.wordings.reader import Reader
from host.values import Table

MOODS = ("hot", "mild", "sly")
REMARKS_EACH = 3  # lines of a mood for each moment, numbered from 1


def remarks(happenings: Iterable[Text], table: Table, round: str) -> tuple[Text, ...]:
    """What automatic players say to what the thread is told of one round; nothing at a table that wants none.

    `round`: as the game's moments write it ("2"); the same whenever the message is drawn.
    """
    persons = _speakers(table)
    its, moments = face(table.game), dict[int, str]()
    for seat, moment in _moments(happenings, its.remarked) if persons else ():
        if seat in persons and not moment:
            moments.pop(seat, None)
        elif seat in persons:
            moments.setdefault(seat, moment)

    def key(moment: str, mood: str, number: int) -> str:
        return f"{table.game}-remark-{moment}-{mood}-{number}"

    return _said(moments.items(), key, table, persons, int(round) if round.isdecimal() else 0)


def last_words(results: Sequence[Standing], table: Table) -> tuple[Text, ...]:
    """What automatic players say once the game is over, the winner first."""
    persons = _speakers(table)
    ranked = sorted((one for one in results if one.seat in persons), key=lambda one: (one.place, one.seat))
    spoken = [(one.seat, "won" if one.place == 1 else "lost") for one in ranked]
    return _said(spoken, lambda end, mood, number: f"remark-{end}-{mood}-{number}", table, persons, 0)


def remark_lines(said: Sequence[Text], reader: Reader) -> str:
    """The lines as they stand under the news."""
    return "\n".join(f"-# {reader.line(each)}" for each in said)


def mood_of(table: Table, seat: int, person: int) -> str:
    """The mood of the automatic player at `seat`: by its temper, in a game without tempers by who it is."""
    level = next((card.level for card in table.seats if card.seat == seat), None)
    temper = "" if level is None else temper_at(rules_of(table.game), level, seat)
    return face(table.game).moods.get(temper, MOODS[person % len(MOODS)])


def _speakers(table: Table) -> dict[int, int]:
    return persons_by_seat(table) if table.pace.remarks else {}


def _said(
    spoken: Iterable[tuple[int, str]],
    key: Callable[[str, str, int], str],
    table: Table,
    persons: Mapping[int, int],
    round: int,
) -> tuple[Text, ...]:
    """`spoken`: seats with the moment; `key`: makes the id of a line of a moment, a mood and a number.

    No two say the same, nor does one in the next round.
    """
    lines: list[Text] = []
    for seat, moment in spoken:
        mood = mood_of(table, seat, persons[seat])
        numbers = ((seat + table.id + round + more) % REMARKS_EACH + 1 for more in range(REMARKS_EACH))
        words = [Text(key(moment, mood, number)) for number in numbers]
        free = [each for each in words if all(line.params["words"] != each for line in lines)]
        lines.append(say("remark", seat=SeatRef(seat), words=(free or words)[0]))
    return tuple(lines)


def _moments(happenings: Iterable[Text], remarked: Mapping[str, tuple[str, str]]) -> Iterator[tuple[int, str]]:
    """The seats that are concerned, with the moment, in the order of what happened."""
    for happening in happenings:
        for part, seat in _parts(happening, None):
            if part.key in remarked:
                moment, of = remarked[part.key]
                for each in _seats(part.params.get(of, seat)):
                    yield each, moment


def _parts(param: Param, seat: Param | None) -> Iterator[tuple[Text, Param]]:
    """A text and those in it, each with the seat that the sentence around it is about."""
    if isinstance(param, Text):
        about = param.params.get("seat", seat)
        yield param, "" if about is None else about
        for each in param.params.values():
            yield from _parts(each, about)
    elif isinstance(param, Listed):
        for each in param.items:
            yield from _parts(each, seat)


def _seats(param: Param) -> Iterator[int]:
    if isinstance(param, SeatRef):
        yield param.seat
    elif isinstance(param, Listed):
        for each in param.items:
            yield from _seats(each)
