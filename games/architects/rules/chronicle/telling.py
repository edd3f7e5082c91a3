"""Tells the chronicle of a finished game: buildings, places, captures, virtue and debts, its rounds, and awards.

Awards are worth a laugh and never any points. The charts show points, silver, unpaid debts and virtue, round by
round.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import groupby, pairwise

from engine.effects import Goods, plus
from engine.extras.chronicle import (
    Chart,
    Chronicle,
    ChronicleSection,
    Played,
    RoundEnd,
    chart,
    highest_award,
    lead_changes,
    lead_lines,
)
from engine.texts import Listed, Named, SeatRef, Text, say, things
from games.architects.rules import facts as f
from games.architects.rules.chronicle.records import Act, Records, collected, points_at
from games.architects.rules.mechanics.scoring import standings
from games.architects.rules.rulebook import KINDS, MARKET, MATERIALS, PLACES, SILVER
from games.architects.rules.state import Player, State


def charts(records: Records) -> tuple[Chart, ...]:
    """The charts of a whole game, the score first."""
    ends: dict[int, State] = {act.round: act.after for act in records.acts}
    if not ends:
        return ()
    ends = {0: records.acts[0].before, **ends}
    ends[max(ends)] = records.end
    kinds: tuple[tuple[str, Callable[[State], tuple[int, ...]]], ...] = (
        ("points", points_at),
        ("silver", _each(lambda player: player.stock.get(SILVER, 0))),
        ("debt", _each(lambda player: player.debts)),
        ("virtue", _each(lambda player: player.virtue)),
    )
    who = tuple(SeatRef(seat) for seat in records.seats)
    return tuple(chart(sign, Text(f"architects-chart-{sign}"), ends, who, figures) for sign, figures in kinds)


def _each(figure: Callable[[Player], int]) -> Callable[[State], tuple[int, ...]]:
    return lambda state: tuple(map(figure, state.players))


Figure = Callable[[Records, int], int]


def awards(records: Records) -> tuple[Text, ...]:
    """The awards of a game, the funniest first. An award needs a figure of at least so many."""
    kinds: tuple[tuple[str, Figure, int], ...] = (
        ("jailer", lambda kept, seat: sum(kept.captured(seat).values()), 3),
        ("scapegoat", lambda kept, seat: sum(kept.captured(other)[seat] for other in kept.seats), 4),
        ("debtor", lambda kept, seat: kept.debts(seat), 3),
        ("market", lambda kept, seat: sum(act.placed and act.place == MARKET for act in kept.of(seat)), 4),
        ("thief", lambda kept, seat: kept.count(seat, f.Stolen), 4),
        ("idler", lambda kept, seat: sum(act.idle for act in kept.of(seat)), 2),
        ("hoarder", _left_over, 8),
        ("saint", lambda kept, seat: kept.end.players[seat].virtue, 12),
        ("builder", lambda kept, seat: len(kept.end.players[seat].built), 4),
    )
    given = (
        highest_award(f"architects-award-{key}", [figure(records, seat) for seat in records.seats], least)
        for key, figure, least in kinds
    )
    return tuple(award for award in given if award is not None)


def _left_over(records: Records, seat: int) -> int:
    stock = records.end.players[seat].stock
    return sum(stock.get(kind, 0) for kind in MATERIALS)


Lines = Callable[[Records, int], tuple[Text, ...]]


def chronicle(moves: Iterable[Played]) -> Chronicle:
    """The chronicle of a whole game."""
    records = collected(moves)
    parts: tuple[tuple[str, Lines], ...] = (
        ("buildings", _buildings),
        ("places", _places),
        ("captures", _captures),
        ("virtue", _virtue),
    )
    sections = [
        ChronicleSection(
            part,
            Text(f"architects-told-{part}"),
            tuple(line for seat in records.seats for line in lines(records, seat)),
        )
        for part, lines in parts
    ]
    scores, lead = _turning_points(records)
    sections.append(ChronicleSection("turns", say("architects-told-turns"), (*scores, *lead)))
    sections += [
        ChronicleSection(
            f"rounds-{first}",
            say("architects-told-rounds", first=first, last=last, count=last - first + 1),
            _rounds(records.within((first, last))),
        )
        for first, last in records.spans
    ]
    told = tuple(section for section in sections if section.lines)
    return Chronicle((*lead, *awards(records)), told, charts(records))


def _buildings(records: Records, seat: int) -> tuple[Text, ...]:
    """Lists the points of a seat's buildings and of the Cathedral, one by one, and what it has left unbuilt."""
    player, cards = records.end.players[seat], records.end.pack.buildings
    levels = records.end.pack.board.cathedral
    cathedral = levels[player.level - 1].points if player.level else 0
    points = sum(cards[card].points for card in player.built) + player.points + cathedral
    lines = [say("architects-told-built", seat=SeatRef(seat), count=len(player.built), points=points)]
    lines += [
        say("architects-told-building", what=Named("building", card), points=cards[card].points)
        for card in player.built
    ]
    if player.points:
        lines.append(say("architects-told-effects", points=player.points))
    if player.level:
        lines.append(say("architects-told-cathedral", level=player.level, points=cathedral))
    if player.hand:
        cards_left = Listed(tuple(Named("building", card) for card in player.hand))
        lines.append(say("architects-told-unbuilt", count=len(player.hand), cards=cards_left))
    return tuple(lines)


def _places(records: Records, seat: int) -> tuple[Text, ...]:
    """Counts a seat's visits to each place and its earnings there, a line each."""
    workers: Counter[str] = Counter()
    earned: dict[str, Goods] = {}
    for act in records.of(seat):
        workers[act.place] += act.placed
        earned[act.place] = plus(earned.get(act.place, {}), act.gained(seat))
    return (
        say("architects-told-went", seat=SeatRef(seat)),
        *(
            say(
                "architects-told-place" if earned[place] else "architects-told-place-only",
                place=Named("architects-place", place),
                count=workers[place],
                things=things({kind: earned[place].get(kind, 0) for kind in KINDS}),
            )
            for place in PLACES
            if workers[place]
        ),
    )


def _captures(records: Records, seat: int) -> tuple[Text, ...]:
    by = records.captured(seat)
    lost = sum(records.captured(other)[seat] for other in records.seats)
    return (
        say(
            "architects-told-captured",
            seat=SeatRef(seat),
            count=sum(by.values()),
            prison=records.count(seat, f.Imprisoned),
            lost=lost,
        ),
        *(say("architects-told-victim", seat=SeatRef(other), count=by[other]) for other in records.seats if by[other]),
    )


def _virtue(records: Records, seat: int) -> tuple[Text, ...]:
    """The virtue of a seat from the beginning of each part to the end, where it changed, and its debts."""
    firsts = [acts[0].before for span in records.spans if (acts := records.within(span))]
    path = [state.players[seat].virtue for state in (*firsts, records.end)]
    changed = [path[0], *(later for earlier, later in pairwise(path) if later != earlier)]
    player = records.end.players[seat]
    return (
        say(
            "architects-told-path",
            seat=SeatRef(seat),
            path=" → ".join(map(str, changed)),
            taken=records.debts(seat),
            paid=player.paid,
            left=player.debts,
        ),
    )


def _rounds(acts: tuple[Act, ...]) -> tuple[Text, ...]:
    """Lists everybody's earnings and deeds with their places, round by round, a line for each turn."""
    lines: list[Text] = []
    for number, played in groupby(acts, lambda act: act.round):
        lines.append(say("architects-told-round", round=number))
        for _, turn in groupby(played, lambda act: (act.turn, act.seat)):
            lines += _turn(tuple(turn))
    return tuple(lines)


def _turn(acts: tuple[Act, ...]) -> tuple[Text, ...]:
    """Tells a seat's earnings and deeds in one turn, of one move or several; nothing if nothing came of it."""
    seat, place = acts[0].seat, next((act.place for act in acts if act.place), "")
    earned: Goods = {}
    for act in acts:
        earned = plus(earned, act.gained(seat))
    deeds = [deed for act in acts for deed in act.deeds]
    virtue = acts[-1].after.players[seat].virtue - acts[0].before.players[seat].virtue
    captured = sum(deed.count for deed in deeds if isinstance(deed, f.Captured) and deed.whom.seat != seat)
    debts = sum(act.debts(seat) for act in acts)
    parts = [say("architects-told-raised", what=deed.what) for deed in deeds if isinstance(deed, f.Built)]
    parts += [say("architects-told-climbed", level=deed.level) for deed in deeds if isinstance(deed, f.CathedralStep)]
    parts += [say("architects-told-hired", what=deed.what) for deed in deeds if isinstance(deed, f.Hired)]
    if captured:
        parts.append(say("architects-told-took", count=captured))
    if earned:
        parts.append(say("architects-told-earned", things=things({kind: earned.get(kind, 0) for kind in KINDS})))
    if place:
        parts += _kept(acts)
    if virtue:
        parts.append(say("architects-told-virtue-moved", steps=virtue))
    if debts:
        parts.append(say("architects-told-debts", count=debts))
    where = Named("architects-place", place)
    if parts:
        key = "architects-told-turn" if place else "architects-told-turn-nowhere"
        return (say(key, seat=SeatRef(seat), place=where, parts=Listed(tuple(parts))),)
    if not place:
        return (say("architects-told-home", seat=SeatRef(seat)),)
    return (
        (say("architects-told-turn-only", seat=SeatRef(seat), place=where),) if any(act.placed for act in acts) else ()
    )


def _kept(acts: tuple[Act, ...]) -> list[Text]:
    """Says how many building cards came to the seat's hand in a turn, and how many of its workers came home."""
    before, after = acts[0].before.players[acts[0].seat], acts[-1].after.players[acts[0].seat]
    cards = len(after.hand) - len(before.hand)
    home = after.workers - before.workers + sum(act.placed for act in acts)
    parts = [say("architects-told-drew", count=cards)] if cards > 0 else []
    return [*parts, say("architects-told-brought", count=home)] if home > 0 else parts


def _turning_points(records: Records) -> tuple[tuple[Text, ...], tuple[Text, ...]]:
    """The ranking at the end of each part of the game and each change of the lead; and since when it was kept."""
    states = {act.round: act.after for act in records.acts}
    if not states:
        return (), ()
    states[max(states)] = records.end
    ends = [RoundEnd(number, points_at(state)) for number, state in states.items()]
    winner, parts = standings(records.end)[0].seat, {last for _, last in records.spans[:-1]}
    passes = {change[0].round: change for change in lead_changes(ends, winner)}
    told: list[Text] = []
    for end in ends:
        if end.round in passes:
            told += _passing(*passes[end.round])
        if end.round in parts:
            told.append(_ranking(end))
    return tuple(told), tuple(lead_lines("architects-told", ends, winner))


def _passing(end: RoundEnd, seat: int, before: int) -> list[Text]:
    """Who was ahead at the end of a round of whoever had been before; nothing where only a tie decides it."""
    more, less = end.points[seat], end.points[before]
    if more <= less:
        return []
    who, other = SeatRef(seat), SeatRef(before)
    return [say("architects-told-passes", round=end.round, seat=who, before=other, points=more, other=less)]


def _ranking(end: RoundEnd) -> Text:
    order = sorted(range(len(end.points)), key=lambda seat: -end.points[seat])
    ranking = tuple(say("architects-told-points", seat=SeatRef(seat), points=end.points[seat]) for seat in order)
    return say("architects-told-scores", round=end.round, ranking=Listed(ranking))
