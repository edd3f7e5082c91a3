"""What threatens whom as things stand: how near the Inquisition is, whom it would find guilty, and who could bring it.

Suspicions and the tax supply lie open; what a suspicion takes does not, so that whoever draws one may bring it.
"""

from __future__ import annotations

from collections import Counter, defaultdict

from engine.extras.threats import Threat
from engine.texts import Listed, Named, Param, SeatRef, say
from games.paladins.rules.mechanics.inquisition import most_suspected
from games.paladins.rules.mechanics.working import Working
from games.paladins.rules.pack import deck
from games.paladins.rules.phases.turns import ACTIONS
from games.paladins.rules.prospects import foreseen, is_virtual
from games.paladins.rules.rulebook import CONSPIRE
from games.paladins.rules.view import View

TAX, MOST, STRIKE = "tax", "most", "strike"


def threats_of_the_inquisition(view: View) -> tuple[Threat, ...]:
    """Lists how near the Inquisition is, whom it would hit, and who could bring it upon others in their next turn."""
    if not view.round or view.step == "end":
        return ()
    most = most_suspected([len(board.suspicions) for board in view.boards])
    names = tuple(_name(view, seat) for seat in most)
    return (
        Threat(TAX, say("paladins-stake-tax", tax=view.tax)),
        Threat(MOST, say("paladins-stake-most"), most, weight=1, names=names),
        *_strikes(view),
    )


def _strikes(view: View) -> tuple[Threat, ...]:
    """Whom others could bring an Inquisition upon by Conspire: for each, who could."""
    hit: dict[int, list[int]] = defaultdict(list)
    for seat in view.boards:
        if view.step == "play" and not seat.passed and not is_virtual(view, seat.seat) and _may_strike(view, seat.seat):
            counts = [len(board.suspicions) + (board.seat == seat.seat) for board in view.boards]
            for whom in most_suspected(counts):
                if whom != seat.seat and not is_virtual(view, whom):
                    hit[whom].append(seat.seat)
    return tuple(
        Threat(
            STRIKE,
            say(
                "paladins-threat-strike",
                by=Listed(tuple(SeatRef(seat) for seat in by)),
                action=Named("paladins-action", CONSPIRE),
                tax=view.tax,
                whom=SeatRef(whom),
                count=len(view.boards[whom].suspicions),
            ),
            (whom,),
            tuple(by),
            at=f"suspicions.{whom}",
            weight=2,
        )
        for whom, by in sorted(hit.items())
    )


def _may_strike(view: View, seat: int) -> bool:
    """Whether that seat could Conspire, and the suspicion it draws could be the last or take the last of the tax."""
    work = Working(foreseen(view, seat))
    if ACTIONS[CONSPIRE].closed(work) is not None:
        return False
    left = len(work.suspicions) + len(work.suspicion_discards)
    dearest = max((work.pack.suspicions[card].tax for card in _to_be_drawn(view, work)), default=0)
    return left == 1 or (left > 1 and view.tax <= dearest)


def _to_be_drawn(view: View, work: Working) -> set[str]:
    """The suspicions of which one comes next: those that lie nowhere else; the discarded ones without a deck."""
    if not view.suspicions_left:
        return set(view.suspicion_discards)
    open_ = Counter(view.suspicion_discards)
    for board in view.boards:
        open_.update(board.suspicions)
    return set(Counter(deck(work.pack.suspicions)) - open_)


def _name(view: View, seat: int) -> Param:
    """The name of a seat, or of the virtual player."""
    return say("paladins-virtual") if is_virtual(view, seat) else SeatRef(seat)
