"""What threatens whom as things stand: wings by the track, the witch hunt, interest, the inquisitors of the round.

It goes by what everybody knows (debts as of the last settlement), and for a seat by what it knows of itself.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.extras.threats import Threat
from engine.texts import SeatRef, say
from games.devil.rules.mechanics.reputation import highest, lowest
from games.devil.rules.pack import Pack, pack
from games.devil.rules.phases.answers import inquisitors_of, liable, worth_at_stake
from games.devil.rules.phases.production_interest_reputation import Interest, charge_interest
from games.devil.rules.phases.ritual import BRIBABLE
from games.devil.rules.phases.turn_order import DEALING, END, TURN_ORDER
from games.devil.rules.prospects import as_its_owner_knows
from games.devil.rules.rulebook import (
    INQUISITIONS,
    PIECES_TO_PROVE,
    REPUTATION_LOST,
    RIGHT_POINTS,
    VOTES_TO_QUESTION,
    WRONG_POINTS,
    Stock,
)
from games.devil.rules.state import ROUNDS, SCHEMA, Inquisition, Kingdom, Options, State
from games.devil.rules.view import PublicSeat, View

HIGHEST, LOWEST, HUNT, FOUND, GUESSED = "highest", "lowest", "hunt", "found", "guessed"
INTEREST, OWES, INQUIRED, ANSWERS = "interest", "owes", "inquired", "answers"
_ORDER = tuple(step.name for step in TURN_ORDER)
_NO_STOCK: Stock = {}


def threats_of_the_round(view: View) -> tuple[Threat, ...]:
    """Lists what the track, the hunt, the next interest and the inquisition of the round would do as things stand."""
    if view.step in ("", END, DEALING.name):
        return ()
    cards = pack(view.pack)
    seats = [_known(view, seat) for seat in view.seats]
    return (*_by_the_phase(view), *_interest(view, seats, cards), *_inquisitors(view, seats, cards))


def _known(view: View, seat: PublicSeat) -> PublicSeat:
    """The seat as the viewer knows it: its own with what only it knows."""
    return seat if view.own is None or seat.seat != view.viewer else as_its_owner_knows(seat, view.own)


def _by_the_phase(view: View) -> tuple[Threat, ...]:
    """What is at stake in the present phase; until the reputation phase, what the track will bring."""
    if view.step.startswith("hunt."):
        threat = say("devil-stake-hunt", votes=VOTES_TO_QUESTION, pieces=PIECES_TO_PROVE)
        return (Threat(HUNT, threat, view.questioned, weight=1),)
    if view.step == "inquisition.pack":
        if view.round == INQUISITIONS[-1]:
            return (Threat(GUESSED, say("devil-stake-guesses-last", right=RIGHT_POINTS, wrong=WRONG_POINTS)),)
        lost = {role: REPUTATION_LOST[role] for role in ("devil", "cultist")}
        return (Threat(FOUND, say("devil-stake-guesses-third", **lost)),)
    if view.step.startswith("inquisition."):
        return ()
    reputations = tuple(seat.reputation for seat in view.seats)
    return (
        Threat(HIGHEST, say("devil-stake-highest"), highest(reputations)),
        Threat(LOWEST, say("devil-stake-lowest"), lowest(reputations), weight=1),
    )


def after_interest(debt: int, seat: PublicSeat, cards: Pack) -> tuple[int, int]:
    """(debt, demon wings) of a seat with that debt after the next interest, if nothing changes until then."""
    after = charge_interest(replace(_kingdom(seat), debt=debt), cards)
    return after.debt, sum(count for _, count in after.claims)


def next_interest(view: View) -> int:
    """The round of the next interest, 0 if the last is over."""
    number = view.round + (_ORDER.index(view.step) > _ORDER.index(Interest.name))
    return number if number <= ROUNDS else 0


def _interest(view: View, seats: list[PublicSeat], cards: Pack) -> tuple[Threat, ...]:
    """Whose debts the next interest raises, and by how much."""
    number = next_interest(view)
    then = {seat.seat: (seat.debt, *after_interest(seat.debt, seat, cards)) for seat in seats}
    due = {seat: each for seat, each in then.items() if each[1] > each[0] or each[2]}
    if not number or not due:
        return ()
    raised, own = [], []
    for seat, (was, now, wings) in due.items():
        numbers = {"wings": wings} if wings else {"was": was, "now": now}
        raised.append(say("devil-threat-winged" if wings else "devil-threat-raised", seat=SeatRef(seat), **numbers))
        text = say("devil-threat-pays" if wings else "devil-threat-owes", round=number, **numbers)
        own.append(Threat(OWES, text, (seat,), weight=max(1, wings)))
    return (Threat(INTEREST, say("devil-threat-interest", round=number), tuple(due), names=tuple(raised)), *own)


def _inquisitors(view: View, seats: list[PublicSeat], cards: Pack) -> tuple[Threat, ...]:
    """In its rounds, what those cost who would ask now, where nobody is bribed and nothing is shown or handed in."""
    if view.round not in INQUISITIONS or view.step == _ORDER[-1]:
        return ()
    state = _shown(view, seats)
    asked: dict[int, tuple[int, int, int]] = {}
    for seat in seats:
        facing = [inquisitor for _, inquisitor in inquisitors_of(state, seat.seat)]
        figures = liable(seat.minors, seat.majors, seat.built, seat.debt, highest=True)
        worth = [worth_at_stake(cards, inquisitor, seat.built, figures) for inquisitor in facing]
        asked[seat.seat] = len(facing), sum(least for least, _ in worth), sum(most for _, most in worth)
    worst = max(most for *_, most in asked.values())
    if not worst:
        return ()
    hit = tuple(seat for seat, (*_, most) in asked.items() if most == worst)
    own = tuple(
        Threat(ANSWERS, say("devil-threat-answers", count=count, least=least, most=most), (seat,), weight=most)
        for seat, (count, least, most) in asked.items()
    )
    return (Threat(INQUIRED, say("devil-threat-inquired", most=worst), hit), *own)


def _shown(view: View, seats: list[PublicSeat]) -> State:
    """The position as far as it decides who asks whom."""
    board = view.board
    return State(
        schema=SCHEMA,
        options=Options(pack=view.pack),
        round=view.round,
        step=view.step,
        kingdoms=tuple(_kingdom(seat) for seat in seats),
        schedule=0,
        events=(),
        inquisition=Inquisition(
            slots=board.slots, up=board.up, bribed=len(BRIBABLE) - len(board.bribable), coins=board.coins
        ),
    )


def _kingdom(seat: PublicSeat) -> Kingdom:
    """The seat's kingdom, as far as interest and inquisitors count it."""
    return Kingdom(
        role="sun",
        stock=_NO_STOCK,
        pure=0,
        marked=0,
        reputation=seat.reputation,
        built=seat.built,
        minors=seat.minors,
        majors=seat.majors,
        debt=seat.debt,
        marker=seat.marker,
        guests=seat.guests,
    )
