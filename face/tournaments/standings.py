"""Standings in words: a line a person, by pages, and the part of a long list that one reader looks for."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from fractions import Fraction

from babel.numbers import format_decimal

from engine.texts import Param, Text, Typed, say
from face.wordings.reader import Reader
from face.wordings.texts import Texts, tidy_name
from host.tournaments.rules.ledger import Tournament
from host.tournaments.rules.standings import StandingLine

FIRST_SHOWN = 20  # lines of a long list that each reader sees
NEAR_SHOWN = 2  # lines above one's own, and as many below
STANDINGS_PAGE = 25  # lines of a page of the whole list

PersonNames = Mapping[int, str]
"""The names of people by their ids, below 0 of those who are forgotten. Who has none is shown as a mention."""


def person_named(person_id: int, names: PersonNames) -> Param:
    """A person in a sentence: as they are called, else as a mention, which pings nobody; "a player" once forgotten."""
    shown = tidy_name(names.get(person_id, ""))
    if shown:
        return Typed(shown)
    return f"<@{person_id}>" if person_id > 0 else say("tournament-unnamed")


def wins_in_words(half_wins: int) -> str:
    """Tables won, a shared one being half: "2", "1½", "½"."""
    whole, half = divmod(half_wins, 2)
    return f"{whole or ''}½" if half else str(whole)


def average_in_words(average: Fraction, own: Texts) -> str:
    """An average of points with one digit behind the point, as the language writes it."""
    return str(format_decimal(float(average), "0.0", locale=own.locale.replace("-", "_")))


def standings_shown(lines: Sequence[StandingLine], person_id: int | None = None) -> tuple[Sequence[StandingLine], ...]:
    """The first lines of the standings, and apart from them those around a person who stands further down."""
    first, rest = lines[:FIRST_SHOWN], lines[FIRST_SHOWN:]
    own = next((at for at, line in enumerate(rest) if line.person_id == person_id), None)
    if own is None:
        return (first,)
    begin = max(0, own - NEAR_SHOWN)
    near = rest[begin : own + NEAR_SHOWN + 1]
    return (first, near) if begin else ((*first, *near),)


def standings_pages(lines: Sequence[StandingLine]) -> tuple[Sequence[StandingLine], ...]:
    """The whole standings by pages, at least one."""
    return tuple(lines[at : at + STANDINGS_PAGE] for at in range(0, len(lines), STANDINGS_PAGE)) or ((),)


def standings_words(
    parts: Sequence[Sequence[StandingLine]],
    names: PersonNames,
    reader: Reader,
    own: int | None = None,
    now: Tournament | None = None,
    final: Collection[int] = (),
) -> Iterator[str]:
    """Paragraphs of standings, dots between parts that do not follow each other. `own`: whose line is marked.

    `now`: the tournament whose groups are noted; `final`: whose place the final has decided.
    """
    for number, part in enumerate(parts):
        lines = [
            reader.line(standing_text(line, names, reader, own=line.person_id == own, now=now, final=final))
            for line in part
        ]
        yield "\n".join(["…", *lines] if number else lines) or reader.line(say("tournament-nobody"))


def group_of(now: Tournament, person_id: int) -> int | None:
    """The number of somebody's group, from 1; None where there are no groups."""
    return next((at for at, group in enumerate(now.groups, 1) if person_id in group), None)


def finalists_of(now: Tournament) -> frozenset[int]:
    """Whose places the final has decided, once it is over in time; the others stand as their points say."""
    last = now.rounds[-1] if now.rounds else None
    if last is None or not (last.final and last.over and last.tables[0].places):
        return frozenset()
    return frozenset(seat.holder for seat in last.tables[0].seats if seat.holder is not None)


def standing_text(
    line: StandingLine,
    names: PersonNames,
    reader: Reader,
    *,
    own: bool = False,
    now: Tournament | None = None,
    final: Collection[int] = (),
) -> Text:
    """A line of the standings: place, name, points, what decides among equals, and what is unusual."""
    notes: list[Text] = []
    if now is not None and (group := group_of(now, line.person_id)) is not None:
        notes.append(say("tournament-note-group", at=group, league="yes" if now.rules.league else "no"))
    notes += [say("tournament-note-final")] if line.person_id in final else []
    notes += [say("tournament-note-left")] if line.place is None else []
    notes += [say("tournament-note-byes", count=line.byes)] if line.byes else []
    notes += [say("tournament-note-corrected", **_signed(line.corrected))] if line.corrected else []
    words = say(
        "tournament-line",
        place=0 if line.place is None else line.place,
        name=person_named(line.person_id, names),
        points=str(line.points),
        wins=wins_in_words(line.half_wins),
        opponents=average_in_words(line.opponents, reader.texts),
        own="yes" if own else "no",
    )
    for note in notes:
        words = say("tournament-noted", line=words, note=note)
    return words


def _signed(points: int) -> dict[str, Param]:
    """Points that were given or taken: how many, and which of the two."""
    return {"way": "taken" if points < 0 else "given", "points": abs(points)}
