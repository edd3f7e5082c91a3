"""Paladins, as the generic tests need to know it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from games.paladins.rules.state import State, opponents
from tools.under_test import OPTIONS, TOLD, GameUnderTest, Golden, Rates, Secret

SHOWN_BEFORE = "it stood in the view when the turn began"


def census(state: State) -> dict[str, int]:
    """Cards wherever they are, and what may never be negative."""
    players = state.players
    won = (card for p in players for card in (*p.attacked, *p.converted))
    single = {
        "townsfolk": (*state.townsfolk_deck, *filter(None, state.row), *(c for p in players for c in p.retinue)),
        "outsiders": (*state.outsider_deck, *filter(None, state.outsiders), *won),
        "paladins": tuple(f"{seat} {card}" for seat, p in enumerate(players) for card in _paladins(p)),
    }
    whole = {
        "walls": Counter((*state.walls, *(c for p in players for c in p.walls))),
        "suspicions": Counter(
            (*state.suspicions, *state.suspicion_discards, *(c for p in players for c in p.suspicions))
        ),
        "tavern": Counter((*state.tavern_deck, *state.tavern, *state.tavern_discards)),
    }
    pieces = Counter(space for p in players for space in (*p.monks, *p.outposts))
    return {
        **{f"{name} twice": sum(count > 1 for count in Counter(cards).values()) for name, cards in single.items()},
        **{f"{name} in all": cards.total() for name, cards in whole.items()},
        **{f"{name} of each kind": len(cards) for name, cards in whole.items()},
        "orders": len({*state.orders}),
        "favours": len({*state.favours}),
        "two pieces on a space": sum(count > 1 for count in pieces.values()),
        "negative goods": sum(min(p.silver, p.provisions, p.debts, p.paid, *p.workers) < 0 for p in players),
        "attributes off the track": sum(not 0 <= a <= 12 for p in players for a in (p.faith, p.strength, p.influence)),
        "too many pieces": sum(
            max(len(p.monks), len(p.outposts), len(p.jars), len(p.walls), len(p.converted)) > 7 for p in players
        ),
        "too many workshops": sum(sum(mask.bit_count() for mask in p.workshops.values()) > 8 for p in players),
        "jars on one space": sum(len({*p.jars}) < len(p.jars) for p in players if any(p.jars)),
        "empty tax supply": int(state.tax <= 0 and not state.agenda),
    }


def _paladins(player: Any) -> tuple[str, ...]:
    return (*player.deck, *player.hand, *filter(None, (player.chosen, player.paladin)))


def _going_on(field: str) -> Secret:
    return lambda state, viewer: getattr(state, field) if state.step != "end" and getattr(state, field) else None


def _held_by_others(field: str) -> Secret:
    """Paladins of the other seats."""

    def read(state: Any, viewer: int) -> Any:
        cards = tuple(getattr(state.players[other], field) for other in opponents(state, viewer))
        return cards if any(cards) and state.step != "end" else None

    return read


def _own_unseen(state: Any, viewer: int) -> Any:
    """The part of the own deck that its player has not seen: nothing of it lies where the player laid it."""
    if state.step == "end":
        return None
    deck = state.players[viewer].deck
    top = 1 if state.step in ("tavern", "play") else 0
    laid = state.round if top else max(0, state.round - 1)
    unseen = deck[top : max(top, len(deck) - laid)]
    return unseen if len(unseen) > 1 else None


def _sealed(state: Any, viewer: int) -> Any:
    choices = tuple(state.sealed[other] for other in opponents(state, viewer)) if state.sealed else ()
    return choices if any(choices) else None


def _face_down(field: str, first: int) -> Secret:
    def read(state: Any, viewer: int) -> Any:
        cards = getattr(state, field)[max(0, state.round - first + 1) :]
        return cards or None

    return read


GAME = GameUnderTest(
    census=census,
    secrets={
        "townsfolk deck": _going_on("townsfolk_deck"),
        "outsider deck": _going_on("outsider_deck"),
        "walls": _going_on("walls"),
        "suspicions": _going_on("suspicions"),
        "tavern deck": _going_on("tavern_deck"),
        "orders face down": _face_down("orders", 1),
        "favours face down": _face_down("favours", 3),
        "own paladins not seen": _own_unseen,
        "paladins in decks": _held_by_others("deck"),
        "paladins in hand": _held_by_others("hand"),
        "paladins face down": _held_by_others("chosen"),
        "paladins sealed": _sealed,
    },
    known={
        "options.*": OPTIONS,
        "agenda.*": TOLD,
        "players.*.chosen at play*": "all have revealed their paladins by then",
        "part": "the questions of a turn, each of them seen",
        **{
            f"before.{name}": SHOWN_BEFORE
            for name in (
                *("schema", "at_favours*", "drinkers.*", "first", "outsiders.*", "part", "round", "row.*", "step"),
                *("suspicion_discards.*", "tavern.*", "tavern_discards.*", "tax", "turn"),
                *(f"players.*.{piece}*" for piece in ("attacked", "converted", "jars", "monks", "outposts", "walls")),
                *(f"players.*.{held}*" for held in ("placed", "retinue", "suspicions", "workers", "workshops")),
                *(f"players.*.{name}" for name in ("debts", "paid", "faith", "strength", "influence", "paladin")),
                *(f"players.*.{name}" for name in ("passed", "provisions", "silver", "turns")),
            )
        },
    },
    known_sets={
        "*_deck.*": "what lies nowhere else lies in the deck",
        "*walls.*": "what lies nowhere else lies in the deck",
        "*suspicions.*": "what lies nowhere else lies in the deck",
        "*players.*.deck.*": "all have the same twelve paladins",
        "players.*.hand.*": "all have the same twelve paladins",
        "virtual.schemes.*": "what was not turned over lies in the deck",
    },
    all_options={},
    hands="",  # no fix reaches the paladins in a hand
    stems=(
        *("paladins-action", "paladins-attribute", "paladins-worker", "paladins-space", "paladins-jar", "paladins-go-"),
        *("paladins-ask-", "paladins-reward-", "paladins-ability-", "paladins-end-", "paladins-hint-", "paladins-tie"),
        "paladins-told",
    ),
    golden=(Golden(2, 1), Golden(1, 1)),
    released=2,
    mended_after=(40,),
    takes_turns=True,
    terms=("tax", "suspicion", "debt", "inquisition", "workshop", "criminal", "order", "favour", "pass"),
    rates=Rates(
        leaf_tables=4,
        leaf_every=11,
        leak_tables=8,
        leak_every=7,
        fixed_every=9,
        drawn_every=9,
        drawn_seldom=101,
        twins=110,
        slow=True,
        rewound_after=10,
        forged_values=6,
    ),
)
