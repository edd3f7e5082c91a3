"""Writes a balance report in Markdown, with its charts as SVG."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from html import escape
from math import floor, log10

from msgspec import Struct

from face.wordings.texts import DEFAULT_LOCALE, Texts
from tools.balance.measures import MAIN, Measure
from tools.balance.playing import MET, MISSED, Row, Table, Tally

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


MANY = 8  # rows that are shown at once; longer tables are folded, and drawn by size
LONG = 20  # rows: of still longer ones MANY are kept, unless more miss their aim or all are wanted
HEADING = 2  # lines of a section that has nothing but its title
FEW = 5  # rows that have a line each in the overview
NAMED = 3  # things that missed an aim are named in the overview, up to so many

Label = Callable[[str, str], str]
"""The name of a thing, by its kind and id."""


class Head(Struct, frozen=True):
    """What the report is about: the game and its name, its pack (id, version, hash), and how the figures came about."""

    game_id: str
    game: str
    pack: tuple[str, int, str]
    command: str


class Report(Struct, frozen=True):
    """A report: its words, and its charts by file name."""

    text: str
    charts: dict[str, str]


def said(key: str, **values: str | float) -> str:
    """The sentence `balance-<key>`."""
    return _lines().format(f"balance-{key}", values)


def _has(key: str) -> bool:
    return _lines().has(f"balance-{key}")


@cache
def _lines() -> Texts:
    return Texts(DEFAULT_LOCALE, "*balance.ftl")


def report(
    head: Head,
    tallies: Mapping[str, Tally],
    tables: Sequence[Table],
    label: Label,
    folder: str,
    *,
    all_rows: bool = False,
) -> Report:
    """Puts the report together. `folder`: where its charts will lie, as seen from it; "" draws none.

    Without `all_rows` long tables keep what misses an aim or comes near to doing so, and what stands in the overview
    isn't repeated.
    """
    parts = [*_head(head), *(_overview(tables, label) or [said("no-aims"), ""]), *_runs(tallies)]
    charts: dict[str, str] = {}
    for table in tables:
        section = _section(table, label, charts, folder, all_rows)
        parts += section if section != parts[-len(section) :] else []  # two aims of one measure, both told above
    return Report("\n".join(parts).rstrip() + "\n", charts)


def _head(head: Head) -> list[str]:
    name, version, digest = head.pack
    lines = [said("title", game=head.game), "", said("about"), ""]
    if digest:
        lines += [said("pack", pack=name, version=version, hash=digest), ""]
    return [*lines, said("command", command=head.command), ""]


def _runs(tallies: Mapping[str, Tally]) -> list[str]:
    lines = [said("runs"), "", said("runs-columns"), "|---|---|---|---|"]
    for name, tally in tallies.items():
        failed = ", ".join(f"{what}: {count}" for what, count in sorted(tally.failed.items()))
        players = " / ".join(tally.run.players)
        lines.append(f"| {name} | {players} | {tally.tables} | {failed or said('none-failed')} |")
    return [*lines, ""]


def _overview(tables: Sequence[Table], label: Label) -> list[str]:
    rows = [line for table in tables for line in _in_short(table, label)]
    return [said("overview"), "", said("overview-columns"), "|---|---|---|---|---|---|", *rows, ""] if rows else []


def _in_short(table: Table, label: Label) -> list[str]:
    """The lines of the overview: an aim and how far it is met, for each thing or in one line for many.

    None for a measure without an aim.
    """
    measure = table.measure
    aimed = [row for row in table.rows if row.aim]
    if len(aimed) > FEW:
        return [_of_many(measure, aimed, label)]
    return [
        f"| {measure_title(measure)}{f', {_name(row, measure, label)}' if row.of else ''} | {_aim(measure)} |"
        f" {shown(row.mean, _percent(measure))} | {_interval(row, measure)} | {row.n} | {_verdict(row)} |"
        for row in aimed
    ]


def _of_many(measure: Measure, aimed: Sequence[Row], label: Label) -> str:
    """The line for many things: the least and the highest figure, how many meet the aim, and which do not."""
    missed = [row for row in aimed if row.aim == MISSED]
    ends = [shown(end(row.mean for row in aimed), _percent(measure)) for end in (min, max)]
    names = [f"{_name(row, measure, label)} {shown(row.mean, _percent(measure))}" for row in missed[:NAMED]]
    met = said("met-of", met=len(aimed) - len(missed), all=len(aimed))
    if names:
        more = len(missed) - len(names)
        met += "; " + said("missed-are", names=", ".join(names)) + (f" +{more}" if more else "")
    figures = said("between", least=ends[0], most=ends[1])
    counts = {end(row.n for row in aimed) for end in (min, max)}
    n = said("between", least=str(min(counts)), most=str(max(counts))) if len(counts) > 1 else str(*counts)
    verdict = said(MISSED if missed else MET)
    return f"| {measure_title(measure)} | {_aim(measure)} | {figures} | {met} | {n} | {verdict} |"


def kept(table: Table) -> list[Row]:
    """The rows of a long table that say most, by size: those that miss the aim, then those nearest to a bound of it.

    Without an aim they are the least and the highest.
    """
    measure, means = table.measure, [row.mean for row in table.rows]
    bounds = [bound for bound in (measure.least, measure.most) if bound is not None] or [min(means), max(means)]

    def room(row: Row) -> tuple[bool, float]:
        return row.aim != MISSED, min(abs(row.mean - bound) for bound in bounds)

    missed = sum(row.aim == MISSED for row in table.rows)
    chosen = sorted(table.rows, key=room)[: max(MANY, missed)]
    return sorted(chosen, key=lambda row: -row.mean)


def _told(table: Table) -> bool:
    """Whether each row of a measure has its line in the overview."""
    return len(table.rows) <= FEW and all(row.aim for row in table.rows)


def _section(table: Table, label: Label, charts: dict[str, str], folder: str, all_rows: bool) -> list[str]:
    measure = table.measure
    rows = sorted(table.rows, key=lambda row: -row.mean) if len(table.rows) > MANY else list(table.rows)
    if not all_rows and len(rows) > LONG:
        rows = kept(table)
    labels = [_name(row, measure, label) for row in rows]
    title = measure_title(measure)
    lines = [f"## {title}", ""]
    about = [key for key in (f"{measure.run}-{measure.name}-about", f"{measure.name}-about") if _has(key)]
    if about:
        lines += [said(about[0]), ""]
    if (aim := _aim(measure)) and (all_rows or not _told(table)):
        lines += [said("aim", aim=aim), ""]
    if folder and len(rows) > 1:
        file = f"{measure.run}-{measure.name}.svg"
        charts[file] = chart(title, measure, rows, labels)
        lines += [f"![{title}]({folder}/{file})", ""]
    if not all_rows and _told(table):
        return lines if len(lines) > HEADING else []
    body = [said("columns"), "|---|---|---|---|---|"]
    body += [
        f"| {name} | {shown(row.mean, _percent(measure))} | {_interval(row, measure)} | {row.n} | {_verdict(row)} |"
        for name, row in zip(labels, rows, strict=True)
    ]
    if len(rows) > MANY:
        body = [f"<details><summary>{said('figures')}</summary>", "", *body, "", "</details>"]
    return [*lines, *body, "", *_left_out(table, rows)]


def _left_out(table: Table, rows: Sequence[Row]) -> list[str]:
    """The line that says how many rows of a table aren't shown, and where they lie; none if all are."""
    there = {row.of for row in rows}
    rest = [row for row in table.rows if row.of not in there]
    if not rest:
        return []
    ends = [shown(end(row.mean for row in rest), _percent(table.measure)) for end in (min, max)]
    key = "left-out-met" if all(row.aim for row in rest) else "left-out"
    return [said(key, count=len(rest), least=ends[0], most=ends[1]), ""]


def measure_title(measure: Measure) -> str:
    """The title of a measure: its own in that run, or that of the samples with the run beside it."""
    special = f"{measure.run}-{measure.name}"
    if measure.run == MAIN or _has(special):
        return said(special if _has(special) else measure.name)
    return said("for-run", title=said(measure.name), run=measure.run)


def _name(row: Row, measure: Measure, label: Label) -> str:
    """The name of what a row is of: "Crypt 2" for the second thing about the card Crypt."""
    if not row.of:
        return said("all")
    if not measure.kind:
        return row.of
    id, _, rest = row.of.partition(" ")
    return f"{label(measure.kind, id)} {rest}".rstrip()


def _percent(measure: Measure) -> bool:
    return measure.share or bool(measure.against)


def _interval(row: Row, measure: Measure) -> str:
    low, high = (shown(end, _percent(measure)).removesuffix(" %") for end in (row.low, row.high))
    return said("interval", low=low, high=high)


def _verdict(row: Row) -> str:
    if not row.aim:
        return ""
    return said(row.aim if row.sure else f"{row.aim}-unsure")


def _aim(measure: Measure) -> str:
    """The aim in words; "" without one."""
    if measure.least is None and measure.most is None:
        return ""
    ends = [None if end is None else shown(end, _percent(measure)) for end in (measure.least, measure.most)]
    if measure.ceiling is not None:
        return said("with-ceiling", most=str(ends[1]), ceiling=shown(measure.ceiling, _percent(measure)))
    if ends[1] is None:
        return said("at-least", least=str(ends[0]))
    if ends[0] is None:
        return said("at-most", most=str(ends[1]))
    return said("between", least=ends[0], most=ends[1])
