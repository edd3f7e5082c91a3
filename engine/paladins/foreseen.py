"""The position as a seat sees it, made into a state on which its next turn can be tried.

Everything a turn reads before something hidden is shown is open; what lies face down is left blank, as its order does
not matter to the form of a turn.
"""

from __future__ import annotations

from engine.paladins.prospects import player_of
from engine.paladins.state import SCHEMA, Options, State, Virtual
from engine.paladins.view import View

BLANK = ""


def foreseen(view: View, seat: int) -> State:
    """The position with that seat to move."""
    it = view.virtual
    return State(
        schema=SCHEMA,
        options=Options(pack=view.pack),
        step="play",
        round=view.round,
        turn=view.turn,
        first=view.first,
        seat=seat,
        players=tuple(map(player_of, view.boards)),
        row=view.row,
        townsfolk_deck=(BLANK,) * view.townsfolk_left,
        outsiders=view.outsiders,
        outsider_deck=(BLANK,) * view.outsiders_left,
        walls=(BLANK,) * view.walls_left,
        suspicions=(BLANK,) * view.suspicions_left,
        orders=(*view.orders, *(BLANK,) * view.orders_hidden),
        favours=(*view.favours, *(BLANK,) * view.favours_hidden),
        tavern_deck=(),
        tax=view.tax,
        tavern=view.tavern,
        drinkers=view.drinkers,
        suspicion_discards=view.suspicion_discards,
        at_favours=view.at_favours,
        virtual=None if it is None else Virtual(marker=it.marker, stack=it.stack),
    )
