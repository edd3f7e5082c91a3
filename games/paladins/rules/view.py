"""Builds the view of a viewer, field by field: a secret nobody added here stays hidden.

Which seat owes which decision now is public.
"""

from __future__ import annotations

from msgspec import Struct

from engine.contract import Ask
from games.paladins.rules.mechanics.powers import powers
from games.paladins.rules.phases import choosing_paladins, tavern, turns
from games.paladins.rules.phases.choosing_paladins import PALADINS
from games.paladins.rules.state import (
    Choice,
    Count6,
    Player,
    State,
    known_bottom,
    revealed_favours,
    revealed_orders,
    seats_of,
)


def asks(state: State) -> dict[int, Ask]:
    """The ask that each seat owes now; none at the end."""
    if state.step == "end":
        return {}
    if state.agenda:
        return turns.owed_next(state)
    if state.step == "play":
        return {state.seat: turns.turn_ask(state.players[state.seat].turns)}
    return choosing_paladins.owed(state) if state.step == PALADINS else tavern.owed(state)


class PublicSeat(Struct, frozen=True):
    """A seat as everybody knows it, or the virtual player (IT).

    `faith`, `strength`, `influence`: on the tracks; `boost`: what the paladin of this round adds, by attribute.
    `workers`: below the board, in the order of `WORKERS`; the other pieces as in `state.Player`. `has_chosen`: among
    its paladins, in this round; `gone`: the paladins that have left the game; `cards_left`: in its deck of paladins.
    """

    seat: int
    faith: int
    strength: int
    influence: int
    boost: dict[str, int]
    silver: int
    provisions: int
    workers: Count6
    placed: dict[str, tuple[str, ...]]
    workshops: dict[str, int]
    monks: tuple[str, ...]
    outposts: tuple[str, ...]
    jars: tuple[str, ...]
    walls: tuple[str, ...]
    attacked: tuple[str, ...]
    converted: tuple[str, ...]
    retinue: tuple[str, ...]
    suspicions: tuple[str, ...]
    debts: int
    paid: int
    paladin: str
    gone: tuple[str, ...]
    cards_left: int
    has_chosen: bool
    passed: bool
    turns: int


class PublicVirtual(Struct, frozen=True):
    """What the virtual player has beside a seat, its deck but for the order."""

    marker: int
    stack: tuple[str, ...]
    schemes_left: int
    discards: tuple[str, ...]
    difficulty: str


class Own(Struct, frozen=True):
    """What only the viewer knows: its paladins.

    `hand`: the three to choose from; `sealed`: the choice, until all have chosen; `chosen`: the paladin that lies face
    down; `top` and `bottom`: cards of the deck that the viewer laid there (`top` is "" if unknown), `bottom` downwards.
    """

    hand: tuple[str, ...]
    sealed: Choice | None
    chosen: str
    top: str
    bottom: tuple[str, ...]


class View(Struct, frozen=True):
    """The whole position as one viewer sees it.

    `orders` and `favours`: those revealed, left to right; `orders_hidden`, `favours_hidden`: how many lie face down.
    `row` and `outsiders`: the cards on their spaces, "" where none lies. `drinkers`: who took each card of the
    `tavern`. `asked`: the kind of question somebody owes; `deed`: the action that is being done, if it was interrupted
    by that question. `waiting`: who owes a decision. `boards`: of the seats, and in a game of one seat that of the
    virtual player at IT, with `virtual`. `taken_back_by`: who may take the last turn back.
    """

    viewer: int | None
    step: str
    round: int
    rounds: int
    turn: int
    first: int
    seat: int
    seats: tuple[PublicSeat, ...]
    boards: tuple[PublicSeat, ...]
    row: tuple[str, ...]
    outsiders: tuple[str, ...]
    orders: tuple[str, ...]
    orders_hidden: int
    favours: tuple[str, ...]
    favours_hidden: int
    at_favours: dict[str, tuple[int, str]]
    tavern: tuple[str, ...]
    drinkers: tuple[int, ...]
    tax: int
    townsfolk_left: int
    outsiders_left: int
    walls_left: int
    suspicions_left: int
    suspicion_discards: tuple[str, ...]
    tavern_left: int
    tavern_discards: tuple[str, ...]
    asked: str
    deed: str
    waiting: tuple[int, ...]
    virtual: PublicVirtual | None
    taken_back_by: int | None
    pack: str
    own: Own | None


def view_of(state: State, viewer: int | None) -> View:
    """The view of a seat, or of an onlooker (None). What is asked of whom is public, as everything that leads to it."""
    owed = asks(state)
    orders, favours = revealed_orders(state), revealed_favours(state)
    boards = tuple(_public(state, seat, player) for seat, player in enumerate(state.players))
    return View(
        viewer=viewer,
        step=state.step,
        round=state.round,
        rounds=state.pack.board.rounds,
        turn=state.turn,
        first=state.first,
        seat=state.seat,
        seats=boards[: seats_of(state)],
        boards=boards,
        row=state.row,
        outsiders=state.outsiders,
        orders=orders,
        orders_hidden=len(state.orders) - len(orders),
        favours=favours,
        favours_hidden=len(state.favours) - len(favours),
        at_favours=state.at_favours,
        tavern=state.tavern,
        drinkers=state.drinkers,
        tax=state.tax,
        townsfolk_left=len(state.townsfolk_deck),
        outsiders_left=len(state.outsider_deck),
        walls_left=len(state.walls),
        suspicions_left=len(state.suspicions),
        suspicion_discards=state.suspicion_discards,
        tavern_left=len(state.tavern_deck),
        tavern_discards=state.tavern_discards,
        asked=next(iter(owed.values())).kind if owed else "",
        deed=state.deed,
        waiting=tuple(owed),
        virtual=_virtual(state),
        taken_back_by=None if state.before is None else state.before.seat,
        pack=state.options.pack,
        own=None if viewer is None else _own(state, viewer),
    )


def _public(state: State, seat: int, player: Player) -> PublicSeat:
    mine = powers(state.options.pack, (), player.paladin)
    return PublicSeat(
        seat=seat,
        faith=player.faith,
        strength=player.strength,
        influence=player.influence,
        boost={"faith": mine.faith, "strength": mine.strength, "influence": mine.influence},
        silver=player.silver,
        provisions=player.provisions,
        workers=player.workers,
        placed=player.placed,
        workshops=player.workshops,
        monks=player.monks,
        outposts=player.outposts,
        jars=player.jars,
        walls=player.walls,
        attacked=player.attacked,
        converted=player.converted,
        retinue=player.retinue,
        suspicions=player.suspicions,
        debts=player.debts,
        paid=player.paid,
        paladin=player.paladin,
        gone=_gone(state, seat),
        cards_left=len(player.deck),
        has_chosen=_has_chosen(state, seat),
        passed=player.passed,
        turns=player.turns,
    )


def _gone(state: State, seat: int) -> tuple[str, ...]:
    """The paladins that the seat has played in earlier rounds, as all saw."""
    if seat >= seats_of(state):
        return ()
    player = state.players[seat]
    left = {*player.deck, *player.hand, player.chosen, player.paladin}
    return tuple(card for card in state.pack.paladins if card not in left)


def _has_chosen(state: State, seat: int) -> bool:
    if state.step == "paladins":
        return seat < len(state.sealed) and state.sealed[seat] is not None
    return state.step in ("tavern", "play") and seat < seats_of(state)


def _virtual(state: State) -> PublicVirtual | None:
    it = state.virtual
    if it is None:
        return None
    return PublicVirtual(it.marker, it.stack, len(it.schemes), it.discards, state.options.difficulty)


def _own(state: State, seat: int) -> Own:
    player = state.players[seat]
    bottom = known_bottom(state)
    on_top = state.step in ("tavern", "play", "end") and bool(player.deck)
    return Own(
        hand=player.hand,
        sealed=state.sealed[seat] if state.sealed else None,
        chosen=player.chosen,
        top=player.deck[0] if on_top else "",
        bottom=player.deck[len(player.deck) - bottom :],
    )
