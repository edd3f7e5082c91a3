"""Builds the view of a viewer, field by field: a secret nobody added here stays hidden."""

from __future__ import annotations

from msgspec import Struct

from engine.effects import Goods
from games.architects.rules.mechanics.powers import powers
from games.architects.rules.phases import drafting, turns
from games.architects.rules.state import State, guildhall_spaces, seats_of


class PublicSeat(Struct, frozen=True):
    """A seat as everybody knows it. `captured`: workers of each seat on its board."""

    seat: int
    character: str
    stock: Goods
    virtue: int
    workers: int
    captured: tuple[int, ...]
    in_prison: int
    built: tuple[str, ...]
    apprentices: tuple[str, ...]
    most_apprentices: int
    debts: int
    paid: int
    level: int
    cards_in_hand: int
    points: int


class Space(Struct, frozen=True):
    """A space of the display: the apprentice on it and the silver laid there."""

    apprentice: str
    silver: int


class Own(Struct, frozen=True):
    """The cards that only the viewer sees: the hand, those of the draft, those looked at, the sealed one."""

    hand: tuple[str, ...]
    pile: tuple[str, ...]
    sealed: str | None
    looking: tuple[str, ...]


class View(Struct, frozen=True):
    """The whole position as one viewer sees it.

    `round` counts rounds of the table, `turn` turns; `spaces` is the size of the Guildhall; `small` and `large` are
    the faceup cards of the Black Market ("": the board's own goods); `final` counts the last turns down (-1 before
    that); `waiting`: who owes a decision; `taken_back_by`: who may take the last turn back.
    """

    viewer: int | None
    step: str
    round: int
    turn: int
    seat: int
    seats: tuple[PublicSeat, ...]
    workers: dict[str, tuple[int, ...]]
    market: tuple[int, ...]
    small: str
    large: str
    guildhall: tuple[int, ...]
    spaces: int
    columns: int
    tax: int
    rows: tuple[tuple[Space, ...], ...]
    apprentices_left: int
    buildings_left: int
    rewards_left: int
    small_left: int
    final: int
    looking: int
    waiting: tuple[int, ...]
    taken_back_by: int | None
    boards: str
    promos: bool
    apprentice: bool
    silver: str
    pack: str
    own: Own | None


def round_of(state: State) -> int:
    """The round of the table, from 1; 0 before the first turn."""
    return (state.turn - 1) // len(state.players) + 1 if state.turn else 0


def waiting(state: State) -> tuple[int, ...]:
    """The seats that owe a decision. This is public, as everything is that leads to one."""
    if state.step == "end":
        return ()
    return tuple(drafting.owed(state) if state.step == "draft" else turns.owed(state))


def view_of(state: State, viewer: int | None) -> View:
    """The view of a seat, or of an onlooker (None)."""
    spaces = guildhall_spaces(state)
    return View(
        viewer=viewer,
        step=state.step,
        round=round_of(state),
        turn=state.turn,
        seat=state.seat,
        seats=tuple(_public(state, seat) for seat in seats_of(state)),
        workers=state.workers,
        market=state.market,
        small=state.small[0] if state.small else "",
        large=state.large[0] if state.large else "",
        guildhall=state.guildhall,
        spaces=spaces,
        columns=spaces // state.pack.board.guildhall.rows,
        tax=state.tax,
        rows=tuple(
            tuple(Space(name, silver) for name, silver in zip(names, laid, strict=True))
            for names, laid in zip(state.rows, state.laid, strict=True)
        ),
        apprentices_left=len(state.apprentices),
        buildings_left=len(state.buildings),
        rewards_left=len(state.rewards),
        small_left=len(state.small),
        final=state.final,
        looking=len(state.looking),
        waiting=waiting(state),
        taken_back_by=None if state.before is None else state.before.seat,
        boards=state.options.boards,
        promos=state.options.promos,
        apprentice=state.options.apprentice,
        silver=state.options.silver or "",
        pack=state.options.pack,
        own=None if viewer is None else _own(state, viewer),
    )


def _public(state: State, seat: int) -> PublicSeat:
    player, board = state.players[seat], state.pack.board
    return PublicSeat(
        seat=seat,
        character=player.character,
        stock=player.stock,
        virtue=player.virtue,
        workers=player.workers,
        captured=player.captured,
        in_prison=state.prison[seat],
        built=player.built,
        apprentices=player.apprentices,
        most_apprentices=board.apprentices + powers(state.options.pack, player).room,
        debts=player.debts,
        paid=player.paid,
        level=player.level,
        cards_in_hand=len(player.hand),
        points=player.points,
    )


def _own(state: State, seat: int) -> Own:
    return Own(
        hand=state.players[seat].hand,
        pile=state.piles[seat],
        sealed=state.sealed[seat],
        looking=state.looking if seat == state.seat else (),
    )
