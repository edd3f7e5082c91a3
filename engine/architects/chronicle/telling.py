"""Tells the chronicle of a finished game: buildings, places, captures, virtue and debts, and its rounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import pairwise

from engine.architects import facts as f
from engine.architects.chronicle.awards import awards
from engine.architects.chronicle.records import Act, Records, collected, points_at
from engine.architects.scoring import standings
from engine.architects.things import KINDS, PLACES
from engine.core.chronicle import Chronicle, Played, Section
from engine.core.goods import Goods, plus
from engine.core.texts import Listed, Named, SeatRef, Text, say, things

Line = Callable[[Records, int], Text]


def chronicle(moves: Iterable[Played]) -> Chronicle:
    """The chronicle of a whole game."""
    records = collected(moves)
    parts: tuple[tuple[str, Line], ...] = (
        ("buildings", _buildings),
        ("places", _places),
        ("captures", _captures),
        ("virtue", _virtue),
    )
    sections = [
        Section(part, Text(f"architects-told-{part}"), tuple(line(records, seat) for seat in records.seats))
        for part, line in parts
    ]
    sections.append(Section("turns", say("architects-told-turns"), _turning_points(records)))
    sections += [
        Section(
            f"rounds-{first}",
            say("architects-told-rounds", first=first, last=last),
            tuple(_span(records.within((first, last)), seat) for seat in records.seats),
        )
        for first, last in records.spans
    ]
    return Chronicle(awards(records), tuple(section for section in sections if section.lines))


def _buildings(records: Records, seat: int) -> Text:
    """What the points of a seat's buildings and of the Cathedral are made of."""
    player, cards = records.end.players[seat], records.end.pack.buildings
    parts = [
        say("architects-told-building", what=Named("building", card), points=cards[card].points)
        for card in player.built
    ]
    if player.points:
        parts.append(say("architects-told-effects", points=player.points))
    if player.level:
        points = records.end.pack.board.cathedral[player.level - 1].points
        parts.append(say("architects-told-cathedral", level=player.level, points=points))
    if not parts:
        return say("architects-told-built-nothing", seat=SeatRef(seat))
    return say("architects-told-built", seat=SeatRef(seat), count=len(player.built), parts=Listed(tuple(parts)))


def _places(records: Records, seat: int) -> Text:
    """How often a seat went to each place, and what it earned there."""
    workers: Counter[str] = Counter()
    earned: dict[str, Goods] = {}
    for act in records.of(seat):
        workers[act.place] += act.placed
        earned[act.place] = plus(earned.get(act.place, {}), act.gained(seat))
    parts = [
        say(
            "architects-told-place" if earned[place] else "architects-told-place-only",
            place=Named("architects-place", place),
            count=workers[place],
            things=things({kind: earned[place].get(kind, 0) for kind in KINDS}),
        )
        for place in PLACES
        if workers[place]
    ]
    return say("architects-told-went", seat=SeatRef(seat), parts=Listed(tuple(parts)))


def _captures(records: Records, seat: int) -> Text:
    by = records.captured(seat)
    lost = sum(records.captured(other)[seat] for other in records.seats)
    whom = [say("architects-told-victim", seat=SeatRef(other), count=by[other]) for other in records.seats if by[other]]
    return say(
        "architects-told-captured" if whom else "architects-told-captured-none",
        seat=SeatRef(seat),
        whom=Listed(tuple(whom)),
        count=sum(by.values()),
        prison=records.count(seat, f.Imprisoned),
        lost=lost,
    )


def _virtue(records: Records, seat: int) -> Text:
    """The virtue of a seat at the beginning of each part and at the end, and its debts."""
    firsts = [acts[0].before for span in records.spans if (acts := records.within(span))]
    path = [str(state.players[seat].virtue) for state in (*firsts, records.end)]
    player = records.end.players[seat]
    return say(
        "architects-told-path",
        seat=SeatRef(seat),
        path=" → ".join(path),
        taken=records.debts(seat),
        paid=player.paid,
        left=player.debts,
    )


def _span(acts: tuple[Act, ...], seat: int) -> Text:
    """What a seat did in some rounds."""
    own = [act for act in acts if act.seat == seat]
    deeds = [deed for act in own for deed in act.deeds]
    earned: Goods = {}
    for act in acts:
        earned = plus(earned, act.gained(seat))
    built = [deed.what for deed in deeds if isinstance(deed, f.Built)]
    hired = [deed.what for deed in deeds if isinstance(deed, f.Hired)]
    levels = [deed.level for deed in deeds if isinstance(deed, f.CathedralStep)]
    captured = sum(deed.count for deed in deeds if isinstance(deed, f.Captured) and deed.whom.seat != seat)
    debts = sum(act.debts(seat) for act in acts)
    parts = [say("architects-told-earned", things=things({kind: earned.get(kind, 0) for kind in KINDS}))]
    if built:
        parts.append(say("architects-told-raised", what=Listed(tuple(built))))
    if levels:
        parts.append(say("architects-told-climbed", level=max(levels)))
    if hired:
        parts.append(say("architects-told-hired", what=Listed(tuple(hired))))
    if captured:
        parts.append(say("architects-told-took", count=captured))
    if debts:
        parts.append(say("architects-told-debts", count=debts))
    return say("architects-told-span", seat=SeatRef(seat), parts=Listed(tuple(parts)))


def _turning_points(records: Records) -> tuple[Text, ...]:
    """Who would have won at the end of each part of the game, and when the winner took the lead."""
    lines: list[Text] = []
    leaders: list[int] = []
    for span in records.spans[:-1]:
        acts = records.within(span)
        if not acts:
            continue
        points = points_at(acts[-1].after)
        order = sorted(records.seats, key=lambda seat: -points[seat])
        ranking = tuple(say("architects-told-points", seat=SeatRef(seat), points=points[seat]) for seat in order)
        lines.append(say("architects-told-scores", round=span[1], ranking=Listed(ranking)))
        leaders.append(order[0])
    leaders.append(standings(records.end)[0].seat)
    last = [span[1] for span in records.spans]
    kept = len(leaders)
    while kept > 1 and leaders[kept - 2] == leaders[-1]:
        kept -= 1
    winner = SeatRef(leaders[-1])
    if kept > 1:
        lines.append(say("architects-told-lead", seat=winner, before=SeatRef(leaders[kept - 2]), round=last[kept - 2]))
    else:
        lines.append(say("architects-told-always-led", seat=winner))
    changes = sum(earlier != later for earlier, later in pairwise(leaders))
    if changes > 1:
        lines.append(say("architects-told-lead-changes", count=changes))
    return tuple(lines)
