"""The standings of a tournament as a picture: a row a person, readable on a phone; long lists as far as they help."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import Struct

from engine.texts import say
from face.pictures.canvas import Box, Canvas, Picture
from face.pictures.fonts import drawable, drawable_name
from face.pictures.heads import HEAD_HEIGHT, draw_picture_head
from face.pictures.pieces import draw_badge, draw_panel
from face.pictures.theme import (
    ACCENT,
    FACT,
    FADED,
    GLOW,
    GOLD_INK,
    INK,
    LINE,
    MARGIN,
    PICTURE_WIDTH,
    body_style,
    fact_style,
    label_style,
    title_style,
)
from face.tournaments.standings import PersonNames, average_in_words, standing_text, wins_in_words
from face.wordings.reader import Reader
from face.wordings.texts import tidy_name
from host.tournaments.rules.standings import StandingLine

_ROW, _LEGEND, _GAP = 46.0, 40.0, 34.0  # pixels: a line, the heads of the columns, dots between two parts
_PLACE, _POINTS, _WINS, _OPPONENTS = 70.0, 128.0, 124.0, 168.0  # the room of the columns; names have the rest
_MEDALS = ("#E9C04B", "#C9CCD1", "#CF9157")  # of the first three places
_COLOUR = "#3F2A56"  # of no game: a tournament is the same whatever is played


class StandingsPicture(Struct, frozen=True):
    """What a picture of standings says. `title`: the tournament's name; `under`: how far it is.

    `parts`: lines that follow each other, dots between them; `own`: whose line is marked, None for a picture that
    all see; `final`: whose place the final has decided.
    """

    title: str
    under: str
    parts: Sequence[Sequence[StandingLine]]
    names: PersonNames
    own: int | None = None
    final: Collection[int] = ()


def draw_standings(shown: StandingsPicture, reader: Reader) -> Picture:
    """The standings in rows: place, name, points, tables won, points of the opponents on the average."""
    count = sum(map(len, shown.parts))
    canvas = Canvas(PICTURE_WIDTH, 0, _COLOUR)
    last = _last_by_final(shown)
    gaps = len(shown.parts) - 1 + (last is not None)
    high = _LEGEND + _ROW * max(1, count) + _GAP * gaps + 12
    canvas.high = HEAD_HEIGHT + 8 + high + MARGIN
    draw_picture_head(canvas, drawable(shown.title), "", drawable(shown.under), "")
    box = Box(MARGIN, HEAD_HEIGHT + 8, canvas.wide - 2 * MARGIN, high)
    draw_panel(canvas, box)
    _legend(canvas, Box(box.x, box.y + 4, box.w, _LEGEND), reader)
    y = box.y + _LEGEND + 4
    for number, part in enumerate(shown.parts):
        if number:
            canvas.text(Box(box.x, y, box.w, _GAP), "· · ·", fact_style(FACT, FADED), "middle")
            y += _GAP
        for line in part:
            _row(canvas, Box(box.x, y, box.w, _ROW), line, shown, reader)
            y += _ROW
            if line is last:
                words = reader.label(say("tournament-final-above"))
                canvas.text(Box(box.x + 16, y, box.w - 32, _GAP), words, label_style(FACT), "middle")
                y += _GAP
    if not count:
        words = reader.label(say("tournament-nobody"))
        canvas.text(Box(box.x + 16, y, box.w - 32, _ROW), words, body_style(FACT), "middle")
    return canvas.picture(_alt(shown, reader))


def _last_by_final(shown: StandingsPicture) -> StandingLine | None:
    """The last line whose place the final has decided: these come first of all."""
    decided = [line for part in shown.parts for line in part if line.person_id in shown.final]
    return decided[-1] if decided else None


def _columns(row: Box) -> tuple[Box, Box, Box, Box, Box]:
    """The room of place, name, points, tables won and opponents in a row."""
    names = row.w - _PLACE - _POINTS - _WINS - _OPPONENTS - 12
    edges = (_PLACE, names, _POINTS, _WINS, _OPPONENTS)
    starts = [row.x + sum(edges[:at]) for at in range(len(edges))]
    place, name, points, wins, opponents = (Box(x, row.y, wide, row.h) for x, wide in zip(starts, edges, strict=True))
    return place, name, points, wins, opponents


def _legend(canvas: Canvas, row: Box, reader: Reader) -> None:
    """What the columns are."""
    _, _, points, wins, opponents = _columns(row)
    for cell, key in ((points, "points"), (wins, "wins"), (opponents, "opponents")):
        words = reader.label(say("tournament-column", of=key), 30)
        canvas.text(cell.inset(3, 0), words, label_style(FACT), "end")


def _row(canvas: Canvas, row: Box, line: StandingLine, shown: StandingsPicture, reader: Reader) -> None:
    own = line.person_id == shown.own
    if own:
        canvas.rect(row.inset(5, 2), GLOW, GOLD_INK, 2, 7)
    else:
        canvas.path(f"M{row.x + 12:.1f} {row.y + row.h:.1f}H{row.x + row.w - 12:.1f}", "none", LINE, 1)
    place, name, points, wins, opponents = _columns(row)
    x, y = place.x + place.w / 2, row.y + row.h / 2
    if line.place is None:
        canvas.text(place, "–", fact_style(FACT, FADED), "middle")
    elif line.place <= len(_MEDALS):
        draw_badge(canvas, x, y, 19, line.place, _MEDALS[line.place - 1])
    else:
        canvas.text(place, f"{line.place}.", fact_style(FACT, FADED), "middle")
    ink = FADED if line.place is None else ACCENT if own else INK
    canvas.text(name, _drawn(line.person_id, shown.names, reader), title_style(29, ink))
    canvas.text(points.inset(3, 0), str(line.points).replace("-", "−"), fact_style(32, ink), "end")
    canvas.text(wins.inset(3, 0), wins_in_words(line.half_wins), label_style(FACT, INK), "end")
    canvas.text(opponents.inset(3, 0), average_in_words(line.opponents, reader.texts), label_style(FACT), "end")


def _drawn(person_id: int, names: PersonNames, reader: Reader) -> str:
    """A name as a picture writes it; who has none that can be drawn is "a player"."""
    return drawable_name(tidy_name(names.get(person_id, ""))) or reader.label(say("tournament-unnamed"))


def _alt(shown: StandingsPicture, reader: Reader) -> list[str]:
    """The picture in sentences, a line each."""
    lines = [line for part in shown.parts for line in part]
    said = [reader.label(standing_text(line, shown.names, reader, final=shown.final), 200) + "." for line in lines]
    return [f"{shown.title}.", f"{shown.under}.", reader.label(say("tournament-legend")) + ".", *said]
