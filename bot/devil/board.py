"""The public position as text: the round, each seat in a block, the inquisition board, what comes next."""

from __future__ import annotations

from engine.core.texts import Listed, Named, Param, SeatRef, Text, say, things
from engine.devil.pack import Pack, Track
from engine.devil.phases.interest import CIRCLE
from engine.devil.state import LOST, ROUNDS, UNEARNED
from engine.devil.things import SYMBOLS
from engine.devil.turn_order import END, TURN_ORDER
from engine.devil.view import InquisitionBoard, PublicSeat, View

PHASES = tuple(dict.fromkeys(step.name.partition(".")[0] for step in TURN_ORDER))
_INQUISITIONS = next(step.rounds for step in TURN_ORDER if step.name == "inquisition.wings")


def headline(view: View) -> Text:
    """Round and step."""
    if view.step == END:
        return say("devil-headline-end")
    return say("devil-headline", round=view.round, rounds=view.rounds, step=say(_key("devil-step", view.step)))


def moment(told: str) -> Text:
    """A point of the game ("2.trading.offer"): round and step."""
    if told == END:
        return say("devil-headline-end")
    number, _, step = told.partition(".")
    return say("devil-moment", round=int(number), step=say(_key("devil-step", step)))


def phase(view: View) -> Text:
    """What the present step is about and what is asked in it, for somebody new to the game."""
    return say(_key("devil-phase", view.step), round=view.round)


def board_lines(view: View, cards: Pack) -> tuple[Text, ...]:
    """Everything everybody may know."""
    lines: list[Text] = []
    if view.step != END:
        lines += [phase(view), _course(view)]
    for seat in view.seats:
        lines += seat_lines(seat, view, cards)
    if view.step != END:
        lines.append(_inquisition(view.board, view, cards))
    lines.append(say("devil-board-legend"))
    return tuple(lines)


def seat_lines(seat: PublicSeat, view: View, cards: Pack) -> list[Text]:
    """One seat: reputation, debt, wings, buildings, courtiers, achievements."""
    who = SeatRef(seat.seat)
    head = say("devil-board-seat", seat=who, score=seat.score)
    if seat.role is not None:
        head = say("devil-board-seat-known", seat=who, score=seat.score, mark=Named("mark", seat.role))
    lines = [
        head,
        say("devil-board-track", track=track_line(cards.board.track, seat.reputation), reputation=seat.reputation),
        say(
            "devil-board-purse",
            debt=seat.debt,
            marker=seat.marker,
            of=CIRCLE,
            angels=seat.angels,
            demons=seat.demons,
            indulgences=seat.indulgences,
            guests=seat.guests,
            mob="yes" if seat.confessed else "no",
        ),
    ]
    if seat.built:
        lines.append(say("devil-board-built", cards=_built(seat), symbols=_symbols(seat, cards)))
    lines += _people(seat)
    if view.round < ROUNDS and view.step != END:
        next_ = things(seat.next_yield)
        lines.append(say("devil-board-hand", buildings=seat.buildings_in_hand, events=seat.events_in_hand, made=next_))
    if seat.wish:
        lines.append(say("devil-board-wish", things=things(dict.fromkeys(seat.wish, 1))))
    return lines


def track_line(track: Track, reputation: int) -> str:
    """The reputation track from the bottom up, a sign a space: "xxx····o+·*······"."""
    signs = ["x" if space < track.demons else "·" for space in range(track.top + 1)]
    signs[track.knot], signs[track.start] = "o", "+"
    signs[reputation] = "■"
    return "".join(signs)


def symbols_of(seat: PublicSeat, cards: Pack) -> dict[str, int]:
    """Symbols on the buildings of a seat."""
    shown = [symbol for card in seat.built for symbol in cards.buildings[card].types]
    return {symbol: shown.count(symbol) for symbol in SYMBOLS if symbol in shown}


def _course(view: View) -> Text:
    played = [
        one for one in PHASES if any(view.round in step.rounds for step in TURN_ORDER if step.name.startswith(one))
    ]
    here = view.step.partition(".")[0]
    course, *rest = [say(f"devil-course-{one}", here="yes" if one == here else "no") for one in played]
    for one in rest:
        course = say("devil-course-then", first=course, then=one)
    return course


def _built(seat: PublicSeat) -> Listed:
    said: list[Param] = []
    for card in seat.built:
        how = "edge" if card in seat.edge else "stabled" if card in seat.stabled else "built"
        said.append(say(f"devil-board-{how}-card", what=Named("building", card)))
    return Listed(tuple(said))


def _symbols(seat: PublicSeat, cards: Pack) -> Listed:
    return Listed(
        tuple(say(f"devil-symbol-{symbol}", count=count) for symbol, count in symbols_of(seat, cards).items())
    )


def _people(seat: PublicSeat) -> list[Text]:
    courtiers = say("devil-board-courtiers", courtiers=_courtiers(seat))
    achievements = say("devil-board-achievements", achievements=_achievements(seat))
    there = [courtiers] if seat.hired or seat.second else []
    if any(place != UNEARNED for place in seat.minors) or seat.majors:
        there.append(achievements)
    return [say("devil-board-both", first=courtiers, then=achievements)] if len(there) > 1 else there


def _courtiers(seat: PublicSeat) -> Param:
    hired = Listed(tuple(say(f"devil-type-{one}") for one in seat.hired)) if seat.hired else say("devil-none")
    if not seat.second:
        return hired
    used = Listed(tuple(say(f"devil-type-{one}") for one in seat.second))
    return say("devil-board-used-courtiers", hired=hired, used=used)


def _achievements(seat: PublicSeat) -> Param:
    earned: list[Param] = [
        say("devil-board-minor", what=Named("achievement", f"minor-{number}"), field=place + 1)
        for number, place in enumerate(seat.minors)
        if place not in (UNEARNED, LOST)
    ]
    lost = sum(place == LOST for place in seat.minors)
    earned += [say("devil-board-major", what=Named("achievement", one)) for one in seat.majors]
    if lost:
        earned.append(say("devil-board-lost", count=lost))
    return Listed(tuple(earned))


def _inquisition(board: InquisitionBoard, view: View, cards: Pack) -> Text:
    later = [number for number in _INQUISITIONS if number >= view.round]
    red = tuple(
        say("devil-board-red", number=at + 1, what=Named("inquisitor", one), up="yes" if board.up[at] else "no")
        for at, one in enumerate(board.slots)
    )
    free = tuple(Named("inquisitor", one) for one in board.bribable)
    bribes = say("devil-board-unbribable")
    if free:
        bribes = say("devil-board-bribes", first=Listed(free), coins=board.coins, each=cards.board.prices["bribe"])
    round_ = later[0] if later else 0
    return say("devil-board-inquisition", next=round_, bribes=bribes, red=Listed(red), guesses=len(board.locked))


def _key(stem: str, step: str) -> str:
    return f"{stem}-{step.replace('.', '-')}"
