"""The public position as text, seat by seat, with the inquisition board and what comes next; options of a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.texts import Listed, Named, Param, SeatRef, Text, chain_texts, say
from face.core.game_lengths import Length
from face.core.parts import Left
from face.pictures.heads import Stake, stake_lines, stakes_in
from games.devil.face.cards import kinds, short
from games.devil.rules.pack import Pack, Track
from games.devil.rules.phases.turn_order import DEALING, END, TURN_ORDER
from games.devil.rules.prospects import as_its_owner_knows, points_in_sight
from games.devil.rules.prospects.threats import (
    FOUND,
    GUESSED,
    HIGHEST,
    HUNT,
    INQUIRED,
    INTEREST,
    LOWEST,
    threats_of_the_round,
)
from games.devil.rules.rulebook import (
    CIRCLE,
    SYMBOLS,
)
from games.devil.rules.state import LOST, OPTIONAL, ROUNDS, UNEARNED, Guess
from games.devil.rules.view import InquisitionBoard, PublicSeat, View


def option_line(name: str) -> Text:
    """A table option: its name and its effect."""
    return Text(f"devil-option-{name.replace('_', '-')}")


OFFERS = tuple((f"{name}=yes", option_line(name)) for name in OPTIONAL)
"""As typed, and in words."""


def option_lines(chosen: Mapping[str, Any]) -> tuple[Text, ...]:
    """The options in force, a line each."""
    return tuple(option_line(name) for name in OPTIONAL if chosen.get(name))


PHASES = tuple(dict.fromkeys(step.name.partition(".")[0] for step in TURN_ORDER))
RESOLVING = "actions.resolve"
INQUISITIONS = next(step.rounds for step in TURN_ORDER if step.name == "inquisition.wings")


def headline(view: View) -> Text:
    """Round and step."""
    if view.step == END:
        return say("devil-headline-end")
    return say("devil-headline", round=view.round, rounds=view.rounds, step=say(_key("devil-step", view.step)))


def rounds_left(view: View, usual: Length | None) -> Left | None:
    """The rounds after this one."""
    return None if view.step in (DEALING.name, END) else Left(rounds=view.rounds - view.round)


def moment_line(moment: str) -> Text:
    """A point of the game ("2.trading.offer"): round and step."""
    if moment == END:
        return say("devil-headline-end")
    number, _, step = moment.partition(".")
    return say("devil-moment", round=int(number), step=say(_key("devil-step", step)))


def phase(view: View) -> Text:
    """Explains the present step and its question to somebody new to the game."""
    return say(_key("devil-phase", view.step), round=view.round, learners="yes" if view.learners else "no")


def board_lines(view: View, cards: Pack) -> tuple[Text, ...]:
    """Says all that everybody may know, a line each."""
    lines: list[Text] = []
    if view.step != END:
        lines += [_course(view), say("devil-explained", what=phase(view)), reputation_line(view, cards.board.track)]
        lines += stake_lines(stakes(view))
    lines += [line for said in seats_told(view, cards).values() for line in said]
    if view.step != END:
        lines.append(_inquisition(view.board, view, cards))
    lines += [say("devil-board-option", option=option_line(name)) for name in view.options]
    if view.step != END:
        lines.append(say("devil-board-legend"))
    return tuple(lines)


SIGNS = {
    HIGHEST: "angel",
    LOWEST: "demon",
    HUNT: "mob",
    FOUND: "reputation",
    GUESSED: "points",
    INTEREST: "interest",
    INQUIRED: "alert",
}
"""The icon of each kind of threat that boards show."""


def stakes(view: View) -> tuple[Stake, ...]:
    """What is at stake for the table: in the present phase, at the next interest, before the inquisitors."""
    return stakes_in(threats_of_the_round(view), SIGNS)


def seats_told(view: View, cards: Pack) -> dict[int, tuple[Text, ...]]:
    """All that everybody may know of each seat."""
    return {seat.seat: tuple(seat_lines(seat, view, cards)) for seat in view.seats}


def seat_lines(seat: PublicSeat, view: View, cards: Pack) -> list[Text]:
    """One seat: reputation, debt, wings, buildings, courtiers, achievements."""
    who = SeatRef(seat.seat)
    sight = points_in_sight(seat, cards)
    mark = Named("mark", seat.role) if seat.role is not None else ""
    known = "yes" if seat.role is not None else "no"
    if seat.final is not None:
        head = [say("devil-board-final", seat=who, points=seat.final, mark=mark, known=known)]
    else:
        head = [
            say("devil-board-seat", seat=who, points=sum(sight.values()), mark=mark, known=known),
            *_sight(sight),
        ]
    lines = [
        *head,
        say(
            "devil-board-purse",
            debt=seat.debt,
            open="yes" if view.step == RESOLVING else "no",
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
    lines += _courtiers_and_achievements(seat)
    if view.round < ROUNDS and view.step != END:
        next_ = short(seat.next_yield)
        lines.append(say("devil-board-hand", buildings=seat.buildings_in_hand, events=seat.events_in_hand, made=next_))
    if seat.wish:
        lines.append(say("devil-board-wish", things=kinds(seat.wish)))
    return lines


def reputation_line(view: View, track: Track) -> Text:
    """Says who stands where on the reputation track, from the top down, and how far they drift at the phase's end."""
    spaces = []
    for space in range(track.top, -1, -1):
        seats = tuple(SeatRef(seat.seat) for seat in view.seats if seat.reputation == space)
        if seats:
            steps = min(track.arrows[space], abs(space - track.knot))
            drift = "none" if not steps else "down" if space > track.knot else "up"
            spaces.append(say("devil-track-space", space=space, who=Listed(seats), steps=steps, drift=drift))
    return say(
        "devil-track",
        spaces=chain_texts("devil-seen-both", spaces),
        top=track.top,
        start=track.start,
        knot=track.knot,
        demons=track.demons,
    )


def points_told(view: View, cards: Pack) -> dict[int, Text]:
    """How the points in sight of each seat come about; one's own as one knows them."""
    told = {}
    for seat in view.seats:
        known = as_its_owner_knows(seat, view.own) if view.own is not None and seat.seat == view.viewer else seat
        if seat.final is None and (said := _sight(points_in_sight(known, cards))):
            told[seat.seat] = said[0]
    return told


def _sight(sight: dict[str, int]) -> list[Text]:
    """Lists the parts of the points in sight, in one line; no line where there are none."""
    parts = [say(f"devil-sight-{part}", points=points) for part, points in sight.items() if points]
    return [say("devil-board-sight", parts=chain_texts("devil-seen-both", parts))] if parts else []


def symbols_of(seat: PublicSeat, cards: Pack) -> dict[str, int]:
    """Symbols on the buildings of a seat."""
    shown = [symbol for card in seat.built for symbol in cards.buildings[card].types]
    return {symbol: shown.count(symbol) for symbol in SYMBOLS if symbol in shown}


def _course(view: View) -> Text:
    played = [
        name for name in PHASES if any(view.round in step.rounds for step in TURN_ORDER if step.name.startswith(name))
    ]
    here = view.step.partition(".")[0]
    if view.step == DEALING.name:
        played.insert(0, here)
    course, *rest = [say(f"devil-course-{name}", here="yes" if name == here else "no") for name in played]
    for name in rest:
        course = say("devil-course-then", first=course, then=name)
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


def _courtiers_and_achievements(seat: PublicSeat) -> list[Text]:
    courtiers = say("devil-board-courtiers", courtiers=_courtiers(seat))
    achievements = say("devil-board-achievements", achievements=_achievements(seat))
    there = [courtiers] if seat.hired or seat.second else []
    if any(place != UNEARNED for place in seat.minors) or seat.majors:
        there.append(achievements)
    return [say("devil-board-both", first=courtiers, then=achievements)] if len(there) > 1 else there


def _courtiers(seat: PublicSeat) -> Param:
    hired = Listed(tuple(say(f"devil-type-{courtier}") for courtier in seat.hired)) if seat.hired else say("devil-none")
    if not seat.second:
        return hired
    used = Listed(tuple(say(f"devil-type-{courtier}") for courtier in seat.second))
    return say("devil-board-used-courtiers", hired=hired, used=used)


def _achievements(seat: PublicSeat) -> Param:
    earned: list[Param] = [
        say("devil-board-minor", what=Named("achievement", f"minor-{number}"), field=place + 1)
        for number, place in enumerate(seat.minors)
        if place not in (UNEARNED, LOST)
    ]
    lost = sum(place == LOST for place in seat.minors)
    earned += [say("devil-board-major", what=Named("achievement", major)) for major in seat.majors]
    if lost:
        earned.append(say("devil-board-lost", count=lost))
    return Listed(tuple(earned))


def _inquisition(board: InquisitionBoard, view: View, cards: Pack) -> Text:
    later = [number for number in INQUISITIONS if number >= view.round]
    red = tuple(
        say("devil-board-red", number=at + 1, what=Named("inquisitor", inquisitor), up="yes" if board.up[at] else "no")
        for at, inquisitor in enumerate(board.slots)
    )
    free = tuple(Named("inquisitor", inquisitor) for inquisitor in board.bribable)
    bribes = say("devil-board-unbribable")
    if free:
        bribes = say("devil-board-bribes", first=Listed(free), coins=board.coins, each=cards.board.prices["bribe"])
    round_ = later[0] if later else 0
    locked = Listed(tuple(guess_line(guess) for guess in board.locked)) if board.locked else ""
    return say(
        "devil-board-inquisition", next=round_, bribes=bribes, red=Listed(red), guesses=len(board.locked), locked=locked
    )


def guess_line(guess: Guess) -> Text:
    """A guess that lies beside the board: the mark of its maker, the seat it names, and the role."""
    return say(f"devil-board-guess-{guess.role}", mark=Named("mark", guess.by), seat=SeatRef(guess.seat))


def _key(stem: str, step: str) -> str:
    return f"{stem}-{step.replace('.', '-')}"
