"""What stands above a picture: its subject, who is waited for or what is asked, what is at stake; and in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from engine.extras.threats import Threat
from engine.texts import Listed, Param, SeatRef, Text, chain_texts, say
from face.pictures.canvas import Around, Box, Canvas, Picture
from face.pictures.fitting import legible, lines_height, wrap
from face.pictures.fonts import drawable
from face.pictures.icons import icon_in
from face.pictures.pieces import Seat, capital, draw_panel, draw_token
from face.pictures.theme import (
    ACCENT,
    FACT,
    GOLD_INK,
    INK,
    LEAST_WRITING,
    MARGIN,
    PAPER,
    PICTURE_WIDTH,
    WHITE,
    Style,
    fact_style,
    label_style,
    title_style,
    width_of,
)
from face.wordings.reader import Reader

HEAD_HEIGHT = 92  # pixels: the height of a head
BAND_HEIGHT = 48  # of a band above one
SHORT_HEAD_HEIGHT = 54  # of one without a second line
WAITING_HEIGHT = 74  # of the strip under it
MOST_TOLD = 3  # lines of threats by players
_QUESTION, _MOST_LINES = 28.0, 3  # the size of a question, and the lines it may take
_TOKEN = 42.0  # the room of a seat's sign in a row


def draw_picture_head(canvas: Canvas, name: str, beside: str, under: str, corner: str) -> None:
    """The head of a picture: what it is, with `beside` it at the right; `under` it in a line, with the `corner`.

    What stands `beside` is not said again where the line under it begins with it.
    """
    under = capital(under.removeprefix(f"{beside} · "))
    canvas.rect(Box(0, 0, canvas.wide, HEAD_HEIGHT), canvas.colour)
    inner = Box(MARGIN + 4, 8, canvas.wide - 2 * MARGIN - 8, HEAD_HEIGHT - 14)
    _both(canvas, inner.top(44), (name, title_style(colour=PAPER)), (beside, fact_style(26, "#F0C04A")))
    _both(
        canvas, inner.below(44).top(32), (under, label_style(FACT, "#EAD9BC")), (corner, label_style(colour="#C9B08E"))
    )


def banded(picture: Picture, words: str, colour: str) -> Picture:
    """That picture beneath a band which says what it is of, whatever game it shows. `colour`: as "#RRGGBB"."""
    canvas = Canvas(picture.width, BAND_HEIGHT + picture.height, colour)
    band = Box(0, 0, canvas.wide, BAND_HEIGHT)
    canvas.rect(band, colour)
    canvas.text(band.inset(MARGIN, 4), words, title_style(28, WHITE), "middle")
    canvas.paint(picture.svg.replace("<svg ", f'<svg y="{BAND_HEIGHT:g}" ', 1))
    return canvas.picture((f"{words}.", *picture.alt.splitlines()))


def draw_short_head(canvas: Canvas, name: str, beside: str) -> None:
    """The head of a picture that has little room: what it is, with `beside` it at the right."""
    canvas.rect(Box(0, 0, canvas.wide, SHORT_HEAD_HEIGHT), canvas.colour)
    inner = Box(MARGIN + 4, 7, canvas.wide - 2 * MARGIN - 8, SHORT_HEAD_HEIGHT - 10)
    _both(canvas, inner, (name, title_style(30, PAPER)), (beside, fact_style(26, "#F0C04A")))


def _both(canvas: Canvas, box: Box, left: tuple[str, Style], right: tuple[str, Style]) -> None:
    """Words at the left end of a line and at its right end, which takes two fifths at most.

    Where there is no room for both, those at the right are left out.
    """
    if width_of(drawable(left[0]), legible(left[1])) > box.w - 16 - width_of(drawable(right[0]), right[1]):
        right = ("", right[1])
    wide = min(width_of(drawable(right[0]), right[1]) + 1, box.w * 0.4) if right[0] else 0
    canvas.text(box.left(box.w - wide - 16), *left)
    canvas.text(box.after(box.w - wide), *right, "end")


def waiting(canvas: Canvas, y: float, words: str, seats: Sequence[Seat]) -> None:
    """Who is waited for: the one place for it on every picture."""
    box = Box(MARGIN, y + 6, canvas.wide - 2 * MARGIN, WAITING_HEIGHT - 12)
    canvas.rect(box, PAPER, ACCENT, 2.5, 8)
    icon_in(canvas, "hourglass", box.x + 26, box.y + box.h / 2, 30)
    x = box.x + 50
    inner = Box(x, box.y, box.w - 50 - 12, box.h)
    room = inner.w - 16
    said = canvas.text(inner.left(room - _TOKEN * len(seats)), words, label_style(FACT, INK)) + 14
    names = [min(width_of(seat.name, title_style(26)), 220) for seat in seats]
    named = said + sum(names) + (_TOKEN + 14) * len(seats) <= room
    x = inner.x + said
    for seat, wide in zip(seats, names, strict=True):
        draw_token(canvas, seat, x + 18, box.y + box.h / 2, 16)
        x += _TOKEN
        if named:
            canvas.text(Box(x, inner.y, wide + 1, inner.h), seat.name, title_style(26))
            x += wide + 14


def waiting_strip(canvas: Canvas, y: float, reader: Reader, around: Around, seats: Sequence[Seat]) -> float:
    """Who is waited for, as far as the host may tell; on a desk the question to its player instead.

    Returns the height it takes.
    """
    if around.asked:
        return draw_question(canvas, y, around.asked)
    waited = around.waiting
    key = "picture-waiting-secret" if waited is None else "picture-waiting" if waited else "picture-waiting-nobody"
    waiting(canvas, y, reader.label(say(key)), [seats[seat] for seat in waited or ()])
    return WAITING_HEIGHT


def draw_question(canvas: Canvas, y: float, asked: str) -> float:
    """The question to whose desk it is: the headline of a desk. Returns the height it takes."""
    style = title_style(_QUESTION)
    wide = canvas.wide - 2 * MARGIN - 62 - 14
    lines = min(_MOST_LINES, len(wrap(drawable(asked), style, _QUESTION, wide)))
    high = max(WAITING_HEIGHT - 12.0, lines_height(lines, _QUESTION) + 16)
    box = Box(MARGIN, y + 6, canvas.wide - 2 * MARGIN, high)
    canvas.rect(box, PAPER, ACCENT, 2.5, 8)
    canvas.circle(box.x + 32, box.y + high / 2, 18, ACCENT)
    canvas.letter(box.x + 32, box.y + high / 2, "?", Style(28, 700, WHITE))
    inner = box.after(62).left(wide)
    canvas.lines(inner.inset(0, 4), asked, style, middle=True)
    return high + 12


def alt_head(headline: Text, around: Around) -> list[Text]:
    """What every picture says first, in sentences: what it is of, who is waited for."""
    said = asked_alt(headline, around)
    if around.waiting:
        said.append(say("picture-alt-waiting", who=Listed(tuple(SeatRef(seat) for seat in around.waiting))))
    if around.threats:
        told = around.threats[:MOST_TOLD]
        said += [say("board-threats"), *(say("picture-alt-threat", threat=threat.text) for threat in told)]
    return said


def threat_lines(threats: Sequence[Threat]) -> list[Text]:
    """What threatens, a line each, in the order of `threats`; not more than a few."""
    return [say("board-threat", threat=_with_those_hit(threat)) for threat in threats[:MOST_TOLD]]


def _with_those_hit(threat: Threat) -> Text:
    """The sentence of a threat: of what the rules do it says to whom."""
    if threat.by:
        return threat.text
    who = Listed(threat.names or tuple(SeatRef(seat) for seat in threat.whom))
    return say("board-stake-of", stake=threat.text, who=who)


def asked_alt(headline: Text, around: Around) -> list[Text]:
    """What a desk says first: what it is of, and the question to its player."""
    question = around.asked_in_full or around.asked
    asked = [say("picture-alt-asked", asked=question)] if question else []
    return [say("picture-alt-head", headline=headline), *asked]


# ------------------------------------------------------------------------------------------------------------ stakes

_ROW = 36.0  # pixels
_SIGN, _STAKED, _APART = 36.0, 32.0, 26.0  # the room of a sign, of a seat, and between two stakes


class Stake(Struct, frozen=True):
    """What happens, with its sign, and the seats whom it would hit or reward as things stand.

    `names`: theirs, where one of them is no seat of a person.
    """

    sign: str
    text: Text
    seats: tuple[int, ...] = ()
    names: tuple[Param, ...] = ()

    @property
    def who(self) -> Listed:
        """The same seats in words."""
        return Listed(self.names or tuple(SeatRef(seat) for seat in self.seats))


def stakes_in(threats: Iterable[Threat], signs: Mapping[str, str]) -> tuple[Stake, ...]:
    """What the rules do by themselves, of all that a game tells. `signs`: the icon of each kind that boards show."""
    shown = [each for each in threats if not each.by and each.kind in signs]
    return tuple(Stake(signs[each.kind], each.text, each.whom, each.names) for each in shown)


def stake_lines(stakes: Sequence[Stake]) -> tuple[Text, ...]:
    """All stakes in a line; none where nothing is at stake."""
    if not stakes:
        return ()
    said = [
        say("board-stake-of", stake=stake.text, who=stake.who) if stake.seats else say("board-stake", stake=stake.text)
        for stake in stakes
    ]
    return (say("board-stakes", stakes=chain_texts("board-stakes-both", said)),)


def stakes_height(stakes: Sequence[Stake], reader: Reader) -> float:
    """The height of the strip, with the room under it; 0 where nothing is at stake."""
    return len(_rows(stakes, reader)) * _ROW + 12 + 8 if stakes else 0


def draw_stakes(canvas: Canvas, y: float, stakes: Sequence[Stake], reader: Reader, seats: Sequence[Seat]) -> None:
    """Draws the strip over the whole width from `y` on: those of a row beside each other."""
    if not stakes:
        return
    rows = _rows(stakes, reader)
    box = Box(MARGIN, y, canvas.wide - 2 * MARGIN, len(rows) * _ROW + 12)
    draw_panel(canvas, box, GOLD_INK)
    for at, row in enumerate(rows):
        x, top = box.x + 14, box.y + 6 + at * _ROW
        for stake in row:
            middle = top + _ROW / 2
            icon_in(canvas, stake.sign, x + 14, middle, 28)
            room = Box(x + _SIGN, top, box.x + box.w - 12 - x - _SIGN - _STAKED * len(stake.seats), _ROW)
            x += _SIGN + canvas.text(room, reader.label(stake.text, 200), label_style(FACT, INK)) + 6
            for seat in stake.seats:
                draw_token(canvas, seats[seat], x + 14, middle, 14)
                x += _STAKED
            x += _APART
    for stake in stakes:
        canvas.says(stake=stake.text)
        if stake.seats:
            canvas.says(who=stake.who)


def _rows(stakes: Sequence[Stake], reader: Reader) -> list[list[Stake]]:
    """The stakes by rows, as many in each as have room."""
    rows: list[list[Stake]] = []
    left = 0.0
    for stake in stakes:
        words = drawable(reader.label(stake.text, 200))
        wide = _SIGN + width_of(words, label_style(FACT, INK), LEAST_WRITING) + 6 + _STAKED * len(stake.seats) + _APART
        if not rows or wide > left:
            rows.append([])
            left = PICTURE_WIDTH - 2 * MARGIN - 26 + _APART
        rows[-1].append(stake)
        left -= wide
    return rows
