"""Tells the chronicle of a finished game: paladins, Orders, outsiders, Inquisitions, the lead, rounds, and awards.

Awards are worth a laugh and never any points. The charts show points, silver, suspicions and unpaid debts, round by
round.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from engine.extras.chronicle import (
    Chart,
    Chronicle,
    ChronicleSection,
    Played,
    RoundEnd,
    chart,
    highest_award,
    lead_lines,
)
from engine.texts import Fact, Listed, Named, SeatRef, Text, say, things
from games.paladins.rules import facts as f
from games.paladins.rules.chronicle.records import Act, Records, collected
from games.paladins.rules.mechanics.scoring import done, fulfilled, is_virtual, outsider_points, parts, points_at, rank
from games.paladins.rules.state import IT, Player, State
from games.paladins.rules.virtual import facts as v


def charts(records: Records) -> tuple[Chart, ...]:
    """The charts of a whole game, the score first; they begin with the end of the first round."""
    ends = dict(enumerate(records.ends, 1))
    if not ends:
        return ()
    kinds: tuple[tuple[str, Callable[[State], tuple[int, ...]]], ...] = (
        ("points", points_at),
        ("silver", _each(lambda player: player.silver)),
        ("suspicion", _each(lambda player: len(player.suspicions))),
        ("debt", _each(lambda player: player.debts)),
    )
    who = tuple(
        say("paladins-virtual") if is_virtual(records.end, place) else SeatRef(place) for place in records.places
    )
    return tuple(chart(sign, Text(f"paladins-chart-{sign}"), ends, who, figures) for sign, figures in kinds)


def _each(figure: Callable[[Player], int]) -> Callable[[State], tuple[int, ...]]:
    return lambda state: tuple(map(figure, state.players))


Figure = Callable[[Records, int], int]


def awards(records: Records) -> tuple[Text, ...]:
    """The awards of a game, the funniest first. An award needs a figure of at least so many."""
    kinds: tuple[tuple[str, Figure, int], ...] = (
        ("sinner", lambda kept, place: sum(1 for _ in kept.deeds(place, f.Suspected)), 6),
        ("heretic", lambda kept, place: sum(place in verdict.guilty for verdict in kept.verdicts), 2),
        ("informer", lambda kept, place: sum(verdict.by == place for verdict in kept.verdicts), 2),
        ("debtor", lambda kept, place: kept.end.players[place].debts, 3),
        (
            "taxman",
            lambda kept, place: sum(gain.things.amounts.get("tax", 0) for gain in kept.deeds(place, f.Gained)),
            6,
        ),
        ("slave-driver", lambda kept, place: sum(1 for _ in kept.deeds(place, f.SentAway)), 4),
        ("court", lambda kept, place: len(kept.end.players[place].retinue), 5),
        ("butcher", lambda kept, place: len(kept.end.players[place].attacked), 5),
        ("shepherd", lambda kept, place: len(kept.end.players[place].converted), 4),
        ("mason", lambda kept, place: len(kept.end.players[place].walls), 5),
        ("devout", lambda kept, place: sum(1 for _ in kept.deeds(place, f.Cleared)), 4),
        ("hoarder", lambda kept, place: kept.end.players[place].silver + kept.end.players[place].provisions, 9),
    )
    given = (
        highest_award(f"paladins-award-{key}", [figure(records, at) for at in records.places], least, records.name)
        for key, figure, least in kinds
    )
    return tuple(award for award in given if award is not None)


Lines = Callable[[Records], tuple[Text, ...]]
MOST_DEEDS = 3  # of a turn, beside what was gained: a line has to fit on a phone
UNTOLD = (f.Gained, f.Paid, v.MarkerMoved, v.CoinsReturned, v.SchemesShuffled)


def chronicle(moves: Iterable[Played]) -> Chronicle:
    """The chronicle of a whole game."""
    records = collected(moves)
    kinds: tuple[tuple[str, Lines], ...] = (
        ("paladins", _paladins),
        ("orders", _orders),
        ("outsiders", _outsiders),
        ("inquisitions", _inquisitions),
        ("virtual", _virtual),
        ("lead", _lead),
    )
    sections = [ChronicleSection(part, Text(f"paladins-told-{part}"), lines(records)) for part, lines in kinds]
    sections += [
        ChronicleSection(f"round-{number}", say("paladins-told-round", round=number), tuple(_round(records, number)))
        for number in range(1, len(records.ends) + 1)
    ]
    told = tuple(section for section in sections if section.lines)
    return Chronicle(awards(records), told, charts(records))


def _paladins(records: Records) -> tuple[Text, ...]:
    """What each seat made of its three paladins in every round: nobody but itself knew."""
    lines: list[Text] = []
    for seat in records.seats:
        lines.append(say("paladins-told-hands", seat=SeatRef(seat)))
        lines += [
            say(
                "paladins-told-hand",
                round=chosen.round,
                play=Named("paladin", chosen.choice.play),
                top=Named("paladin", chosen.choice.top),
                bottom=Named("paladin", chosen.choice.bottom),
            )
            for chosen in records.chosen
            if chosen.seat == seat
        ]
    return tuple(lines)


def _orders(records: Records) -> tuple[Text, ...]:
    """How often everybody did what the King's Orders asked for."""
    state, lines = records.end, list[Text]()
    for card, points in zip(state.orders, state.pack.board.scoring.orders, strict=True):
        counts = [
            say(
                "paladins-told-fulfilled" if fulfilled(state.pack, player, card) else "paladins-told-unfulfilled",
                seat=records.name(place),
                count=done(player, state.pack.orders[card].action),
            )
            for place, player in enumerate(state.players)
        ]
        lines.append(say("paladins-told-order", what=Named("order", card), points=points, counts=Listed(tuple(counts))))
    return tuple(lines)


def _outsiders(records: Records) -> tuple[Text, ...]:
    """What each converted outsider was worth in the end."""
    state, lines = records.end, list[Text]()
    least = state.pack.board.virtual.outsider
    for place, player in enumerate(state.players):
        if not player.converted and not player.attacked:
            continue
        attacked, converted = len(player.attacked), len(player.converted)
        lines.append(
            say("paladins-told-outsiders-of", seat=records.subject(place), attacked=attacked, converted=converted)
        )
        for card in player.converted:
            points = outsider_points(state.pack, player, state.orders, card)
            if state.virtual is not None and place == IT:
                points = max(points, least)
            lines.append(say("paladins-told-outsider", what=Named("outsider", card), points=points))
    return tuple(lines)


def _inquisitions(records: Records) -> tuple[Text, ...]:
    return tuple(
        say(
            "paladins-told-inquisition",
            round=verdict.round,
            seat=records.name(verdict.by),
            guilty=Listed(tuple(records.name(place) for place in verdict.guilty)),
            count=verdict.suspicions,
        )
        if verdict.guilty
        else say("paladins-told-acquitted", round=verdict.round, seat=records.name(verdict.by))
        for verdict in records.verdicts
    )


def _virtual(records: Records) -> tuple[Text, ...]:
    """Where the virtual player's points came from, and how its schemes went."""
    state = records.end
    if state.virtual is None:
        return ()
    heads = [act.head for act in records.acts]
    schemed = sum(isinstance(head, v.Schemed) for head in heads)
    instead = sum(isinstance(head, v.SchemedInstead) for head in heads)
    return (
        say("paladins-told-virtual-total", points=rank(state, IT)[0], schemes=schemed, failed=instead),
        *(
            say("paladins-told-virtual-part", what=part.name, points=part.points)
            for part in parts(state, IT)
            if part.points
        ),
    )


def _lead(records: Records) -> tuple[Text, ...]:
    """The ranking after each round, and when the winner took the lead."""
    if len(records.places) == 1:
        return ()
    lines: list[Text] = []
    ends: list[RoundEnd] = []
    for number, state in enumerate(records.ends, 1):
        points = records.points(number)
        order = sorted(records.places, key=lambda place: rank(state, place), reverse=True)
        ranking = tuple(say("paladins-told-points", seat=records.name(place), points=points[place]) for place in order)
        lines.append(say("paladins-told-scores", round=number, ranking=Listed(ranking)))
        ends.append(RoundEnd(number, points))
    winner = max(records.places, key=lambda place: rank(records.end, place))
    return (*lines, *lead_lines("paladins-told", ends, winner, records.name, records.subject))


# ---------------------------------------------------------------------- the rounds


def _round(records: Records, number: int) -> Iterator[Text]:
    """Everybody's turns in one round, a line each."""
    for act in records.of(number):
        line = _act(records, act)
        if line is not None:
            yield line


def _act(records: Records, act: Act) -> Text | None:
    head, who = act.head, records.subject(act.place)
    if isinstance(head, f.PaladinRevealed):
        return say("paladins-told-revealed", seat=who, what=head.what)
    if isinstance(head, f.Turn | v.Schemed | v.SchemedInstead):
        told = _told(act.deeds)
        key = "paladins-told-turn-instead" if isinstance(head, v.SchemedInstead) else "paladins-told-turn"
        if not told:
            return say(f"{key}-only", seat=who, action=head.action)
        return say(key, seat=who, action=head.action, deeds=Listed(told))
    if isinstance(head, v.VirtualMore | v.VirtualSuspected):
        told = _told(act.deeds)
        return say("paladins-told-more", seat=who, deeds=Listed(told)) if told else None
    if isinstance(head, f.Reacted):
        return say("paladins-told-reacted", seat=who, things=head.things)
    if isinstance(head, f.Repented):
        return say("paladins-told-repented", seat=who, count=head.count)
    return None


def _told(deeds: tuple[Fact, ...]) -> tuple[Text, ...]:
    """The first deeds of a turn, and all that it brought."""
    gained: dict[str, int] = {}
    for deed in deeds:
        if isinstance(deed, f.Gained):
            for kind, count in deed.things.amounts.items():
                gained[kind] = gained.get(kind, 0) + count
    others = [deed.text for deed in deeds if not isinstance(deed, UNTOLD)][:MOST_DEEDS]
    if gained:
        others.append(f.Gained(things(gained)).text)
    return tuple(others)
