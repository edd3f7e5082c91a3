"""The public position as text: players, the King's cards, the rows, the map, the virtual seat; signs of things."""

from __future__ import annotations

from collections.abc import Sequence

from engine.texts import Listed, Named, Param, SeatRef, Text, say
from face.core.game_lengths import Length
from face.core.parts import Left, seat_mark
from face.pictures.heads import Stake, stake_lines, stakes_in
from games.paladins.face.cards import (
    BRIEF,
    ability,
    attack_gain,
    convert_params,
    favour_name,
    outsider_short,
    recruited_note,
    workers,
)
from games.paladins.rules.effects import joined, reward
from games.paladins.rules.pack import Pack
from games.paladins.rules.prospects import is_virtual, points_now, times
from games.paladins.rules.prospects.threats import MOST, STRIKE, TAX, threats_of_the_inquisition
from games.paladins.rules.rulebook import ATTRIBUTES
from games.paladins.rules.state import NOBODY
from games.paladins.rules.view import PublicSeat, View

SEATS = ("🟦", "🟩", "🟪", "🟥")
"""The colours of the seats, by seat."""


PIECES = ("monks", "outposts", "walls", "jars", "attacked", "converted")


def who(view: View, seat: int) -> Param:
    """The name of a seat, or of the virtual player."""
    return say("paladins-virtual") if is_virtual(view, seat) else SeatRef(seat)


def mark(view: View, seat: int) -> Param:
    """The sign of a seat: "🟦A"."""
    return say("paladins-virtual-mark") if is_virtual(view, seat) else seat_mark(SEATS[seat], seat)


def headline(view: View) -> Text:
    """Round and step, and whose turn it is."""
    if view.step == "end":
        return say("paladins-headline-end")
    own = view.viewer is not None and view.viewer in view.waiting
    if view.step == "draft":
        return say("paladins-headline-draft", seat=SeatRef(view.seat), own="yes" if own else "no")
    if view.step == "paladins":
        return say("paladins-headline-paladins", round=view.round, rounds=view.rounds)
    key = "paladins-headline-repent" if view.asked == "repent" else f"paladins-headline-{view.step}"
    seat = SeatRef(view.waiting[0] if view.waiting else view.seat)
    return say(key, round=view.round, rounds=view.rounds, seat=seat, own="yes" if own else "no")


def rounds_left(view: View, usual: Length | None) -> Left | None:
    """The rounds after this one, once the draft is over."""
    return None if view.step in ("draft", "end") else Left(rounds=view.rounds - view.round)


def moment_line(moment: str) -> Text:
    """A point of the game ("0.draft.1", "3.paladins", "3.tavern.0", "3.play.14.2"), "end"."""
    number, _, step = moment.partition(".")
    if number == "end":
        return say("paladins-headline-end")
    kind, *rest = step.split(".")
    first, part = (*(int(each) for each in rest), 0, 0)[:2]
    at: Param = first if kind == "play" else SeatRef(first)
    key = f"paladins-moment-{kind}-part" if part else f"paladins-moment-{kind}"
    return say(key, round=int(number), at=at, part=part)


def phase(view: View) -> tuple[Text, ...]:
    """Introduces what begins now to somebody new: in the first round only."""
    if view.step == "draft" and not any(seat.retinue for seat in view.boards):
        return (say("paladins-phase-draft" if view.virtual is None else "paladins-phase-draft-alone"),)
    if view.round == 1 and view.step == "paladins" and not any(seat.has_chosen for seat in view.boards):
        return (say("paladins-phase-paladins"),)
    if view.round == 1 and view.step == "tavern" and all(seat == NOBODY for seat in view.drinkers):
        return (say("paladins-phase-tavern"),)
    if view.step == "play" and view.turn == 1:
        return (say("paladins-phase-play"),)
    return ()


def board_lines(view: View, cards: Pack) -> tuple[Text, ...]:
    """Lists all that everybody may know."""
    lines = [*stake_lines(stakes(view)), *(line for said in seats_told(view, cards).values() for line in said)]
    if view.step == "end":  # the final standing follows
        return tuple(lines)
    lines += tavern_lines(view)
    lines += king_lines(view, cards)
    lines.append(tax_line(view))
    return (*lines, *outsiders_in_signs(view, cards), *townsfolk_lines(view, cards), *map_lines(view, cards))


SIGNS = {TAX: "tax", MOST: "suspicion", STRIKE: "suspicion"}
"""The icon of each kind of threat."""


def stakes(view: View) -> tuple[Stake, ...]:
    """How near the Inquisition is, and whom it would find guilty as things stand."""
    return stakes_in(threats_of_the_inquisition(view), SIGNS)


# -------------------------------------------------------------------------------------------------------------- seats


def points_as_they_stand(view: View, cards: Pack, seat: PublicSeat) -> dict[str, Param]:
    """The parameters of texts that tell a seat's points: those so far, or the final ones once the game is over."""
    return {"points": points_now(view, cards, seat).total, "over": "yes" if view.step == "end" else "no"}


def seats_told(view: View, cards: Pack) -> dict[int, tuple[Text, ...]]:
    """All that everybody may know of each seat."""
    return {seat.seat: tuple(seat_lines(view, seat, cards)) for seat in view.boards}


def seat_lines(view: View, seat: PublicSeat, cards: Pack) -> list[Text]:
    """One seat: goods and attributes; then what it has done, and its cards."""
    head = say(
        "paladins-board-seat",
        mark=mark(view, seat.seat),
        seat=who(view, seat.seat),
        turn="yes" if seat.seat in view.waiting and view.step != "paladins" else "no",
        chosen="yes" if seat.has_chosen and view.step == "paladins" else "no",
        passed="yes" if seat.passed else "no",
        attributes=attributes(seat),
        goods=goods(view, seat),
        troubles=troubles(seat),
    )
    lines = [head]
    if view.round or view.virtual is not None:
        lines.append(say("paladins-board-done", pieces=pieces(seat), **points_as_they_stand(view, cards, seat)))
    people: list[Text] = []
    if seat.paladin:
        card = cards.paladins[seat.paladin]
        people.append(say("paladins-board-paladin", what=Named("paladin", card.id), does=ability(card.ability, BRIEF)))
    people += [
        say("paladins-board-townsfolk", what=Named("townsfolk", id), does=ability(cards.townsfolk[id].ability, BRIEF))
        for id in seat.retinue
    ]
    if people:
        lines.append(say("paladins-board-people", people=joined(people, "paladins-card-and")))
    return lines


def attributes(seat: PublicSeat) -> Text:
    """Faith, Strength, Influence: the track, and what the paladin adds."""
    return joined(
        [say(f"paladins-level-{name}", level=getattr(seat, name), boost=seat.boost.get(name, 0)) for name in ATTRIBUTES]
    )


def goods(view: View, seat: PublicSeat) -> Text:
    """Workers, silver and provisions; of the virtual player its workers and its marker."""
    if view.virtual is not None and is_virtual(view, seat.seat):
        return say("paladins-board-marker", workers=sum(seat.workers), marker=view.virtual.marker)
    held = workers(seat.workers) if any(seat.workers) else say("paladins-board-no-workers")
    return say("paladins-board-goods", workers=held, silver=seat.silver, provisions=seat.provisions)


def troubles(seat: PublicSeat) -> Text:
    """Suspicions and debts."""
    return say("paladins-board-troubles", suspicions=len(seat.suspicions), debts=seat.debts, paid=seat.paid)


def pieces(seat: PublicSeat) -> Text:
    """What the seat has done so far, by its pieces; workshops where it lies."""
    parts = [say(f"paladins-board-{name}", count=count) for name in PIECES if (count := len(getattr(seat, name)))]
    placed = times(seat, "develop")
    if placed:
        where = tuple(
            say("paladins-board-at", action=Named("paladins-action", action), count=mask.bit_count())
            for action, mask in seat.workshops.items()
        )
        parts.append(say("paladins-board-workshops", count=placed, where=Listed(where)))
    if seat.placed:
        used = tuple(Named("paladins-action", action) for action in seat.placed)
        parts.append(say("paladins-board-used", actions=Listed(used)))
    return joined(parts, "paladins-card-and") if parts else say("paladins-board-nothing-done")


# ------------------------------------------------------------------------------------------------------------- common


def tavern_lines(view: View) -> list[Text]:
    """The tavern cards turned up in this round, with who took them."""
    if view.step not in ("paladins", "tavern"):
        return []
    shown = [
        say(
            "paladins-board-tavern-card",
            what=Named("tavern", card),
            taken="no" if drinker == NOBODY else "yes",
            seat="" if drinker == NOBODY else who(view, drinker),
        )
        for card, drinker in zip(view.tavern, view.drinkers, strict=True)
    ]
    return [say("paladins-board-tavern", cards=joined(shown, "paladins-beside-card"))]


def king_lines(view: View, cards: Pack) -> list[Text]:
    """The King's Orders with everybody's count, then the Favours with who stands on them."""
    return [*order_lines(view, cards), *(favour_line(view, id, cards) for id in view.favours)]


def order_lines(view: View, cards: Pack) -> list[Text]:
    """The King's Orders with everybody's count."""
    points, lines = cards.board.scoring.orders, list[Text]()
    for at, id in enumerate(view.orders):
        card = cards.orders[id]
        counts = counts_line(view, [times(seat, card.action) for seat in view.boards])
        lines.append(say("paladins-board-order", what=Named("order", id), points=points[at], counts=counts))
    return lines


def counts_line(view: View, counts: Sequence[int]) -> Text:
    """Says of each seat how many, by name."""
    said = [
        say("paladins-board-count", seat=who(view, seat.seat), count=count)
        for seat, count in zip(view.boards, counts, strict=True)
    ]
    return joined(said, "paladins-comma")


def favour_line(view: View, id: str, cards: Pack) -> Text:
    """A Favour, and who stands on it in this round."""
    there = view.at_favours.get(id)
    return say(
        "paladins-board-favour",
        what=favour_name(cards.favours[id], BRIEF),
        taken="no" if there is None else "yes",
        seat="" if there is None else who(view, there[0]),
    )


def suspicions_line(view: View) -> Text:
    """The tax supply with everybody's suspicions: whom the Inquisition would hit."""
    counts = counts_line(view, [len(seat.suspicions) for seat in view.boards])
    both = (tax_line(view), say("paladins-board-suspicions", counts=counts))
    return joined(both, "paladins-card-and")


def tax_line(view: View) -> Text:
    """The tax supply: with its last coin the Inquisition strikes."""
    return say("paladins-board-tax", tax=view.tax, walls=view.walls_left)


def outsider_lines(view: View, cards: Pack) -> list[Text]:
    """The six outsiders: what each action asks for on their space, and what it brings."""
    lines = [say("paladins-board-outsiders")]
    for number, (region, id) in enumerate(zip(cards.regions, view.outsiders, strict=True), 1):
        if id:
            card = cards.outsiders[id]
            lines.append(
                say(
                    "paladins-board-outsider",
                    number=number,
                    what=Named("outsider", id),
                    people=say(f"paladins-people-{card.people}"),
                    attack=say("paladins-short-attack", strength=region.strength, gain=attack_gain(card)),
                    convert=say("paladins-short-convert", faith=region.faith, **convert_params(card)),
                )
            )
    return lines


def outsiders_near(view: View, cards: Pack) -> Text:
    """The outsiders in a line: where they are and what each action asks for; what they bring comes with the action."""
    near = [
        say(
            "paladins-outsider-near",
            number=number,
            what=Named("outsider", id),
            strength=region.strength,
            faith=region.faith,
        )
        for number, (region, id) in enumerate(zip(cards.regions, view.outsiders, strict=True), 1)
        if id
    ]
    return say("paladins-outsiders-near", outsiders=joined(near, "paladins-card-and"))


def outsiders_in_signs(view: View, cards: Pack) -> list[Text]:
    """The same for the whole board, which has no room for so many words."""
    lines = [say("paladins-board-outsiders-short")]
    for number, (region, id) in enumerate(zip(cards.regions, view.outsiders, strict=True), 1):
        if id:
            card = cards.outsiders[id]
            lines.append(
                say(
                    "paladins-board-outsider-short",
                    number=number,
                    faith=region.faith,
                    strength=region.strength,
                    what=Named("outsider", id),
                    people=say(f"paladins-people-{card.people}"),
                    does=outsider_short(card),
                )
            )
    return lines


def townsfolk_lines(view: View, cards: Pack) -> list[Text]:
    """The five townsfolk of the row with their prices."""
    lines = [say("paladins-board-row")]
    for price, id in zip(cards.board.price, view.row, strict=True):
        if id:
            card = cards.townsfolk[id]
            lines.append(
                say(
                    "paladins-board-for",
                    silver=price.silver,
                    debt="yes" if price.debt else "no",
                    what=Named("townsfolk", id),
                    discard=reward(card.discard),
                    joins=recruited_note(card, BRIEF),
                )
            )
    return lines


def map_lines(view: View, cards: Pack) -> list[Text]:
    """The regions of the map: what each asks for, free spaces with their rewards, pieces by seat."""
    there = {space: mark(view, seat.seat) for seat in view.boards for space in (*seat.monks, *seat.outposts)}
    seats = 1 if view.virtual is not None else len(view.boards)
    lines = [say("paladins-board-map")]
    for number, region in enumerate(cards.regions, 1):
        spaces = [space for space in region.spaces if space.seats <= seats]
        shown = [
            say("paladins-board-taken", mark=there[space.id]) if space.id in there else reward(space.gain)
            for space in spaces
        ]
        lines.append(
            say(
                "paladins-board-region",
                number=number,
                faith=region.faith,
                strength=region.strength,
                spaces=joined(shown, "paladins-beside-card"),
            )
        )
    return lines
