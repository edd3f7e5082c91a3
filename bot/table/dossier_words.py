"""The parts of a dossier in words: awards, figures by round, everything that was secret, and what ratings became."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.face import face
from bot.games.face_parts import Entry, Section
from bot.kit.reader import Reader
from bot.pictures.charts import in_words
from engine.core import chronicle as chronicles
from engine.core.chronicle import Chronicle
from engine.core.texts import Listed, SeatRef, Text, say
from host.proof.chronicles import Dossier
from host.values import Table

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
    return [Section(CHARTS, say("dossier-charts"), tuple(map(Entry, lines)))] if lines else []


def _section(part: chronicles.Section, game_id: str) -> Section:
    return Section(part.id, part.title, tuple(Entry(face(game_id).dossier_line(line)) for line in part.lines))


def awards(chronicle: Chronicle, reader: Reader, most: int = 12) -> str:
    """The first awards, a line each; "" if there are none."""
    return reader.lines(chronicle.awards[:most])
