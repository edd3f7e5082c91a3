"""Draws bars with their intervals and the band of the aim, as small SVG files that read on light and dark pages."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import floor, log10

from bot.cli.balance.figures import MISSED, Row
from engine.core.balance import Measure

WIDTH, LABELS, VALUES = 720, 200, 70  # pixels: the whole, the names on the left, the figures on the right
ROW, BAR, HEAD = 20, 10, 24
SPAN = WIDTH - LABELS - VALUES
TICKS = 5  # at the most
STYLE = """
  text { font: 12px system-ui, sans-serif; fill: #1f2328 } .faint { fill: #59636e; font-size: 11px }
  .page { fill: #ffffff } .band { fill: #2da44e; opacity: .16 } .bar { fill: #3b82c4 } .missed { fill: #d1603d }
  .line { stroke: #d0d7de } .whisker { stroke: #1f2328; stroke-width: 1.4 }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3 } .faint { fill: #9198a1 } .page { fill: #0d1117 } .band { opacity: .28 }
    .line { stroke: #3d444d } .whisker { stroke: #e6edf3 }
  }
"""


class Axis:
    """Where values lie from left to right, in pixels."""

    def __init__(self, rows: Sequence[Row], measure: Measure) -> None:
        ends = [0.0, *(row.low for row in rows), *(row.high for row in rows)]
        ends += [end for end in (measure.least, measure.most) if end is not None]
        self.least, self.most = min(ends), max(ends)
        if measure.share:
            self.most = min(1.0, self.most * 1.04)
        self._each = SPAN / ((self.most - self.least) or 1.0)

    def at(self, value: float) -> float:
        return round(LABELS + (min(max(value, self.least), self.most) - self.least) * self._each, 1)

    def ticks(self) -> list[float]:
        """Round values, not too many."""
        rough = (self.most - self.least or 1.0) / TICKS
        power = 10.0 ** floor(log10(rough))
        step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough)
        first = int(self.least / step)
        return [
            step * number
            for number in range(first, int(self.most / step) + 1)
            if self.least <= step * number <= self.most
        ]


def shown(value: float, share: bool) -> str:
    """A figure as people read it: "24.1 %", "1.53"."""
    return f"{100 * value:.1f} %" if share else f"{value:.2f}"


def chart(title: str, measure: Measure, rows: Sequence[Row], labels: Sequence[str]) -> str:
    """Draws one bar for each row, named by `labels`."""
    axis, height = Axis(rows, measure), HEAD + ROW * len(rows) + 4
    share = measure.share and not measure.against
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
        f' role="img"><title>{escape(title)}</title><style>{STYLE}</style>',
        f'<rect class="page" width="{WIDTH}" height="{height}"/>',
    ]
    if measure.least is not None or measure.most is not None:
        left = axis.at(axis.least if measure.least is None else measure.least)
        right = axis.at(axis.most if measure.most is None else measure.most)
        parts.append(
            f'<rect class="band" x="{left}" y="{HEAD - 2}" width="{right - left:.1f}" height="{ROW * len(rows)}"/>'
        )
    for tick in axis.ticks():
        x = axis.at(tick)
        label = f"{100 * tick:.0f} %" if share else f"{tick:g}"
        parts.append(f'<line class="line" x1="{x}" x2="{x}" y1="{HEAD - 4}" y2="{height - 4}"/>')
        parts.append(f'<text class="faint" x="{x}" y="14" text-anchor="middle">{label}</text>')
    for number, (row, label) in enumerate(zip(rows, labels, strict=True)):
        parts += _bar(axis, row, label, HEAD + ROW * number, share)
    return "\n".join([*parts, "</svg>", ""])


def _bar(axis: Axis, row: Row, label: str, top: int, share: bool) -> list[str]:
    begin, end = sorted((axis.at(0), axis.at(row.mean)))
    middle, kind = top + ROW / 2 - 2, "missed" if row.aim == MISSED else "bar"
    low, high = axis.at(row.low), axis.at(row.high)
    return [
        f'<text x="{LABELS - 8}" y="{middle + 4}" text-anchor="end">{escape(label)}</text>',
        f'<rect class="{kind}" x="{begin}" y="{middle - BAR / 2}" width="{end - begin:.1f}" height="{BAR}"/>',
        f'<line class="whisker" x1="{low}" x2="{high}" y1="{middle}" y2="{middle}"/>',
        f'<text x="{WIDTH - VALUES + 8}" y="{middle + 4}">{shown(row.mean, share)}</text>',
    ]
