"""Tells the chronicle of a finished game: its people, all chests, souls, hunts, inquisitions and turning points."""

from __future__ import annotations

from collections.abc import Iterable

from engine.extras.chronicle import Chronicle, ChronicleSection, Played, RoundEnd, lead_lines
from engine.texts import Listed, Named, SeatRef, Text, say, things
from games.devil.rules.chronicle.awards import awards, charts, dealings, worth
from games.devil.rules.chronicle.records import Inquiry, Look, Packed, Records, collected
from games.devil.rules.mechanics.scoring import standings
from games.devil.rules.phases.trading import SEEN, asked_text
from games.devil.rules.rulebook import INQUISITIONS, SOULS
from games.devil.rules.state import ROUNDS, SEATS


def chronicle(moves: Iterable[Played]) -> Chronicle:
    """The chronicle of a whole game."""
    records = collected(moves)
    sections = [
        ChronicleSection("people", say("devil-told-people"), tuple(_person(records, seat) for seat in range(SEATS))),
        *(_round(records, number) for number in range(1, ROUNDS + 1)),
        ChronicleSection("souls", say("devil-told-souls"), _souls(records)),
        ChronicleSection("hunts", say("devil-told-hunts"), _hunts(records)),
        ChronicleSection("inquisitions", say("devil-told-inquisitions"), _inquisitions(records)),
        ChronicleSection("turns", say("devil-told-turns"), _turning_points(records)),
    ]
    told = tuple(section for section in sections if section.lines)
    return Chronicle(awards(records), told, charts(records), dealings(records))


def _who(records: Records, seat: int) -> Text:
    """A seat with the sign of its role, which is no secret any more."""
    return say("devil-told-who", seat=SeatRef(seat), sign=say(f"devil-mark-sign-{records.role(seat)}"))


def _person(records: Records, seat: int) -> Text:
    kingdom = records.end.kingdoms[seat]
    return say(
        "devil-told-person",
        who=say("devil-told-as", seat=SeatRef(seat), mark=Named("mark", kingdom.role)),
        souls=sum(SOULS[kingdom.role]),
        pure=kingdom.pure,
        marked=kingdom.marked,
        buildings=len(kingdom.built),
        debt=records.debts[seat],
    )


def _round(records: Records, number: int) -> ChronicleSection:
    chests = [packed for packed in records.chests if packed.round == number]
    lines = tuple(line for packed in chests for line in _chest(records, packed))
    return ChronicleSection(f"round-{number}", say("devil-told-round", round=number), lines)


def _chest(records: Records, packed: Packed) -> tuple[Text, ...]:
    """The chest, and a line for each who looked into it."""
    looks = tuple(_look(records, look) for look in packed.looks)
    who, price = _who(records, packed.seat), asked_text(packed.chest)
    shown = things(packed.chest.shown)
    if not shown.amounts:
        return (say("devil-told-chest-empty", who=who, price=price), *looks)
    return (say("devil-told-chest", who=who, things=shown, price=price), *looks)


def _look(records: Records, look: Look) -> Text:
    seat = SeatRef(look.seat)
    if look.souls:
        return say("devil-told-look-souls", seat=seat, pieces=_pieces(look))
    if look.took:
        return say("devil-told-look-took", seat=seat)
    return say("devil-told-look-late" if look.answer == SEEN else "devil-told-look-refused", seat=seat)


def _pieces(look: Look) -> Text:
    return say("devil-told-pieces", pure=look.pure, marked=look.marked)


def _souls(records: Records) -> tuple[Text, ...]:
    lines = [
        say(
            "devil-told-soul",
            round=packed.round,
            seller=_who(records, look.seat),
            buyer=_who(records, packed.seat),
            pieces=_pieces(look),
            things=things(packed.chest.shown),
            coins=worth(records, packed),
        )
        for packed, look in records.sales
    ]
    for seat in range(SEATS):
        lines += outcome_of_sales(records, seat)
    return tuple(lines) or (say("devil-told-no-souls"),)


def outcome_of_sales(records: Records, seat: int) -> list[Text]:
    """Tells what the pieces that a seat has sold brought beside the chests, and what they cost at the inquisitions."""
    marked = sum(look.marked for _, look in records.sales if look.seat == seat)
    if not any(look.seat == seat for _, look in records.sales):
        return []
    who, lines = SeatRef(seat), []
    if marked:
        lines.append(say("devil-told-soul-marks", seat=who, points=marked))
    if marked and records.role(seat) == "cultist":
        lines += [say("devil-told-soul-gift", seat=who, things=gift) for gift in records.gifts]
    costs = {number: records.cost_of_sales(seat, number) for number in INQUISITIONS}
    each = tuple(
        say("devil-told-soul-round", round=number, points=points) for number, points in costs.items() if points
    )
    if not each:
        return [*lines, say("devil-told-soul-free", seat=who)]
    return [*lines, say("devil-told-soul-cost", seat=who, points=sum(costs.values()), rounds=Listed(each))]


def _hunts(records: Records) -> tuple[Text, ...]:
    lines: list[Text] = []
    for hunt in records.hunts:
        lines.append(say("devil-told-hunt", round=hunt.round))
        lines += [
            say("devil-told-vote-nobody", seat=_who(records, seat))
            if whom is None
            else say("devil-told-vote", seat=_who(records, seat), whom=_who(records, whom))
            for seat, whom in enumerate(hunt.votes)
        ]
        for answer in records.questioned:
            if answer.round == hunt.round:
                key = "devil-told-proved" if answer.proved else "devil-told-confessed"
                lines.append(say(key, who=_who(records, answer.seat)))
    return tuple(lines)


def _inquisitions(records: Records) -> tuple[Text, ...]:
    lines: list[Text] = []
    for inquiry in records.inquiries:
        lines.append(say("devil-told-inquisition", round=inquiry.round))
        for seat, chest in enumerate(inquiry.chests):
            lines.append(say("devil-told-packed", who=_who(records, seat), contents=chest.contents))
            lines += _guesses(records, inquiry, seat)
        if inquiry.bribed:
            gone = Listed(tuple(Named("inquisitor", inquisitor) for inquisitor in inquiry.bribed))
            lines.append(say("devil-told-bribed", who=gone, count=len(inquiry.bribed)))
        lines += [say("devil-told-answer", said=each.said) for each in records.answered if each.round == inquiry.round]
    lost = [(seat, sum(each.lost for each in records.answered if each.seat == seat)) for seat in range(SEATS)]
    losses = tuple(say("devil-told-points", seat=SeatRef(seat), points=f"−{points}") for seat, points in lost if points)
    if losses:
        lines.append(say("devil-told-penalties", who=Listed(losses)))
    return tuple(lines)


def _guesses(records: Records, inquiry: Inquiry, seat: int) -> list[Text]:
    """Compares the guesses of a seat with the truth."""
    return [
        say("devil-told-right", seat=SeatRef(seat), whom=SeatRef(whom), mark=Named("mark", role))
        if records.role(whom) == role
        else say("devil-told-wrong", seat=SeatRef(seat), whom=SeatRef(whom), mark=Named("mark", records.role(whom)))
        for role, whom in inquiry.chests[seat].guesses.items()
    ]


def _turning_points(records: Records) -> tuple[Text, ...]:
    lines: list[Text] = []
    for scores in records.scores[:-1]:
        order = sorted(range(SEATS), key=lambda seat: -scores.points[seat])
        ranking = tuple(say("devil-told-points", seat=SeatRef(seat), points=scores.points[seat]) for seat in order)
        lines.append(say("devil-told-scores", round=scores.round, ranking=Listed(ranking)))
    ends = [RoundEnd(scores.round - 1, scores.points) for scores in records.scores]
    return (*lines, *lead_lines("devil-told", ends, standings(records.end)[0].seat))
