"""How a game ended, in words: who won, where points came from, awards, figures by round, everything that was secret."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from engine.contract import Rival, Standing
from engine.extras import chronicle as chronicles
from engine.extras.chronicle import Chronicle
from engine.standing import find_shortfall
from engine.texts import Listed, SeatRef, Text, say
from face.core.face import face
from face.core.parts import LookUpEntry, Section
from face.pictures.charts import in_words
from face.wordings.close_names import fold_case
from face.wordings.initials import initials_of
from face.wordings.reader import Reader
from face.wordings.texts import isolate
from face.wordings.values import MINUS
from host.proof.course import Dossier
from host.values import Table

DOSSIER_WIDTH = 33  # characters of a line of the score table: what a phone 390 pixels wide shows of it
LABEL = 13  # characters of the names of its rows, fewer where players' names need the room and the rows do not
WIDEST = 9  # characters of a column, more where names need them and there is room
NONE = "·"


def ending_in_words(results: tuple[Standing, ...], reader: Reader, *, corrected: bool = False) -> str:
    """The winner in a sentence, all places, what the reader lacks, and the score table.

    `corrected`: a moderator has set the scores right.
    """
    lines = [f"### {reader.line(headline(results))}", *map(reader.line, _places(results))]
    behind = None if reader.seat is None else behind_winner(results, reader.seat)
    lines += [] if behind is None else [reader.line(behind)]
    table = score_table(results, reader)
    if table:
        lines.append(f"```\n{table}\n```")
        legend = _legend(results, reader)
        lines += [f"-# {legend}"] if legend else []
    if corrected:
        lines.append(reader.line(say("bot-corrected")))
    return "\n".join(lines)


def headline(results: tuple[Standing, ...]) -> Text:
    """The sentence about the winner, or about those who share the victory."""
    winners = [standing for standing in results if standing.place == 1]
    best = winners[0]
    if len(winners) > 1:
        who = Listed(tuple(SeatRef(standing.seat) for standing in winners))
        return say("ending-shared", who=who, points=best.score)
    if best.rival is not None:
        return _against(best, best.rival)
    if len(results) == 1:
        return say("ending-alone", seat=SeatRef(best.seat), points=best.score)
    if best.tie is not None:
        return say("ending-won-by-tie", seat=SeatRef(best.seat), points=best.score, tie=best.tie)
    second = results[1]
    return say(
        "ending-won",
        seat=SeatRef(best.seat),
        points=best.score,
        whom=SeatRef(second.seat),
        second=second.score,
        margin=best.score - second.score,
    )


def behind_winner(results: Sequence[Standing], seat: int) -> Text | None:
    """By how many points a seat ended behind the winner, and where most; None where `find_shortfall` finds nothing."""
    parts = find_shortfall(results, seat)
    if not parts:
        return None
    best = results[0]
    own = next(each for each in results if each.seat == seat)
    whom, most = (SeatRef(best.seat), best.score) if best.rival is None else (best.rival.name, best.rival.score)
    gaps = Listed(tuple(say("ending-gap", part=part.name, points=part.points) for part in parts))
    return say("ending-behind", whom=whom, points=most - own.score, parts=gaps)


def _against(own: Standing, rival: Rival) -> Text:
    """The sentence about a game against the rules' own player."""
    key = {"won": "ending-beat-rival", "lost": "ending-lost-to-rival", "shared": "ending-shared-with-rival"}
    return say(key[rival.outcome], seat=SeatRef(own.seat), points=own.score, rival=rival.name, theirs=rival.score)


def _places(results: Sequence[Standing]) -> list[Text]:
    """A line for everybody in order of place, the rules' own player among them."""
    rival = results[0].rival
    if rival is None:  # what put the winner ahead stands in the headline
        alone = sum(standing.place == 1 for standing in results) == 1
        return [_place(replace(each, tie=None) if alone and each.place == 1 else each) for each in results]
    own = replace(results[0], place=2 if rival.outcome == "lost" else 1)
    place = 2 if rival.outcome == "won" else 1
    its = say("ending-rival-place", place=place, rival=rival.name, points=rival.score)
    if rival.details:
        its = say(
            "ending-rival-place-as",
            place=place,
            rival=rival.name,
            points=rival.score,
            details=Listed(rival.details),
        )
    its = _with_tie(its, rival.tie)
    return [its, _place(own)] if rival.outcome == "lost" else [_place(own), its]


def _place(standing: Standing) -> Text:
    seat, place, points = SeatRef(standing.seat), standing.place, standing.score
    if standing.details:
        line = say("ending-place-as", place=place, seat=seat, points=points, details=Listed(standing.details))
    else:
        line = say("ending-place", place=place, seat=seat, points=points)
    return _with_tie(line, standing.tie)


def _with_tie(line: Text, tie: Text | None) -> Text:
    """The line of somebody's place, with what put them ahead of the next one with as many points."""
    return line if tie is None else say("ending-by-tie", line=line, tie=tie)


def score_table(results: Sequence[Standing], reader: Reader) -> str:
    """Lines of at most 33 characters: a row for each source of points, a column for each seat in order of place.

    Every column adds up to its total: what a moderator added or took away has a row of its own. "" if the game does
    not say where points come from.
    """
    names = [part.name for part in results[0].parts]
    if not names:
        return ""
    columns: list[Standing | Rival] = [*results]
    if (rival := results[0].rival) is not None:
        columns.append(rival)
    points = [[seat.parts[at].points for seat in columns] for at in range(len(names))]
    points.append([column.score - sum(part.points for part in column.parts) for column in columns])
    label, width, heads = _columns(results, reader)
    labels = _labels(results, reader)
    lines = [_row("", heads, label, width)]
    lines += [
        _row(name, [_figure(number) if number else NONE for number in row], label, width)
        for name, row in zip(labels, points, strict=False)
        if any(row)
    ]
    lines.append("─" * (label + width * len(columns)))
    return "\n".join([*lines, _row(labels[-1], [_figure(column.score) for column in columns], label, width)])


def _labels(results: Sequence[Standing], reader: Reader) -> list[str]:
    """The names of the rows: a source of points each, a moderator, the total."""
    names = [*(part.name for part in results[0].parts), say("ending-moderator"), say("ending-total")]
    return [reader.label(name, LABEL) for name in names]


def _whose(results: Sequence[Standing]) -> list[Text]:
    """Whose points stand in the columns."""
    seats = [say("ending-column", seat=SeatRef(standing.seat)) for standing in results]
    return seats if results[0].rival is None else [*seats, say("ending-rival")]


def _columns(results: Sequence[Standing], reader: Reader) -> tuple[int, int, list[str]]:
    """The width of the rows' names, that of a column, and the columns' headings: whole names if there is any room."""
    titles = [reader.label(whose) for whose in _whose(results)]
    needed, label = 1 + max(_columns_of(title) for title in titles), LABEL
    if needed > (DOSSIER_WIDTH - LABEL) // len(titles):
        label = min(LABEL, max(_columns_of(name) for name in _labels(results, reader)))
    width = min(max(WIDEST, needed), (DOSSIER_WIDTH - label) // len(titles))
    seats = [standing.seat for standing in results] if results[0].rival is None else []
    letters = reader.initials() if seats else ()
    known = len(letters) > max(seats, default=len(letters))  # of everybody who has points
    short = [letters[seat] for seat in seats] if known else list(initials_of(titles))
    return label, width, _heads(titles, width - 1) or short


def _legend(results: Sequence[Standing], reader: Reader) -> str:
    """Says whose the shortened headings of the score table are, "" where all are whole names."""
    _, _, heads = _columns(results, reader)
    meant = [
        reader.line(say("ending-short", short=head, whose=whose))
        for head, whose in zip(heads, _whose(results), strict=True)
        if head != reader.label(whose)
    ]
    return " · ".join(meant)


def _figure(points: int) -> str:
    return str(points).replace("-", MINUS)


def _row(label: str, cells: Sequence[str], room: int, width: int) -> str:
    return (label.ljust(room) + "".join(_spaces(cell, width) + isolate(cell) for cell in cells)).rstrip()


def _spaces(cell: str, width: int) -> str:
    return " " * (width - _columns_of(cell))


def _columns_of(words: str) -> int:
    return sum(map(_wide, words))


def _wide(character: str) -> int:
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def _heads(names: Sequence[str], most: int) -> list[str]:
    """Names as headings, cut where they have to be; none if these would be empty or twice the same."""
    heads = [_beginning(name, most) for name in names]
    return heads if all(heads) and len({fold_case(head) for head in heads}) == len(heads) else []


def _beginning(name: str, most: int) -> str:
    """Cuts a name to letters and digits that fit into `most` columns. Other signs could end the table or shift it."""
    kept, width = "", 0
    for character in unicodedata.normalize("NFC", name):
        if not (character.isalnum() or character in " .-'") or width + _wide(character) > most:
            if width >= most or character.isalnum():
                break
            continue
        kept, width = kept + character, width + _wide(character)
    return kept.strip()


SUMMARY = "summary"  # the first part: winner, score, awards
CHARTS = "charts"  # the second: figures by round


def dossier_parts(dossier: Dossier) -> tuple[Section, ...]:
    """The parts in their order: the summary, whose words are the end and the awards; the charts; what was secret."""
    table, chronicle = dossier.board.table, dossier.chronicle
    return (
        Section(SUMMARY, say("dossier-summary"), ()),
        *charts_section(chronicle),
        *(_section(section, table.game) for section in chronicle.sections),
    )


def rating_line(table: Table, changes: Mapping[int, tuple[int, int]]) -> Text | None:
    """Says the points of those who sit at `table` and were rated there, the best first, and how they have changed."""
    people = [(card.seat or 0, changes.get(card.person_id or 0)) for card in table.seats]
    rated = [(seat, change) for seat, change in people if change is not None]
    said = tuple(
        say("rating-changed", seat=SeatRef(seat), points=after, by=after - before)
        for seat, (before, after) in sorted(rated, key=lambda each: -each[1][1])
    )
    return say("ratings-changed", changes=Listed(said)) if said else None


def charts_section(chronicle: Chronicle) -> list[Section]:
    """The part with the charts in words, if there are any."""
    told = [in_words(each) for each in chronicle.charts]
    lines = [line for title, *figures in told for line in (say("chart-title", title=title), *figures)]
    if chronicle.dealings is not None:
        lines.append(say("chart-title", title=chronicle.dealings.title))
        lines += [dealing.text for dealing in chronicle.dealings.dealings]
    return [Section(CHARTS, say("dossier-charts"), tuple(map(LookUpEntry, lines)))] if lines else []


def _section(part: chronicles.ChronicleSection, game_id: str) -> Section:
    return Section(part.id, part.title, tuple(LookUpEntry(face(game_id).dossier_line(line)) for line in part.lines))


def first_awards(chronicle: Chronicle, reader: Reader, most: int = 12) -> str:
    """The first awards, a line each; "" if there are none."""
    return reader.lines(chronicle.awards[:most])
