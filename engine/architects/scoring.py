"""The end: effects of buildings, then points (rules page, End)."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from engine.architects.counts import holds, times
from engine.architects.effects import DebtCost, Points, Virtue
from engine.architects.powers import powers
from engine.architects.state import Player, State
from engine.architects.things import RICHES, SILVER
from engine.core.contract import Standing
from engine.core.texts import Text


class Score(Struct, frozen=True):
    """A seat's points by what they are for."""

    buildings: int
    cathedral: int
    virtue: int
    debts: int
    riches: int
    silver: int
    prison: int

    @property
    def total(self) -> int:
        return self.buildings + self.cathedral + self.virtue + self.debts + self.riches + self.silver + self.prison


def settled(state: State) -> State:
    """`state` after the end-of-game effects of all buildings. Nobody's effects depend on another's."""
    return replace(state, players=tuple(_settled(state, seat) for seat in range(len(state.players))))


def _settled(state: State, seat: int) -> Player:
    """A seat's effects in the order that is best for it: what costs virtue comes first, or last."""
    effects = [state.pack.buildings[card].effect for card in state.players[seat].built]
    gains: list[Points | Virtue] = [effect for effect in effects if isinstance(effect, Virtue) and effect.n > 0]
    losses: list[Points | Virtue] = [effect for effect in effects if isinstance(effect, Virtue) and effect.n < 0]
    points: list[Points | Virtue] = [effect for effect in effects if isinstance(effect, Points)]
    orders = [gains + points + losses, losses + gains + points] if losses else [gains + points]
    ends = [_resolved(state, seat, order) for order in orders]
    return max(ends, key=lambda end: (score(state, seat, end).total, end.virtue))


def _resolved(state: State, seat: int, effects: list[Points | Virtue]) -> Player:
    for effect in effects:
        player = state.players[seat]
        if holds(effect.condition, state, seat):
            amount = effect.n * times(effect.per, state, seat)
            player = _moved(state, player, amount) if isinstance(effect, Virtue) else _scored(player, amount)
            state = replace(state, players=(*state.players[:seat], player, *state.players[seat + 1 :]))
    return state.players[seat]


def _scored(player: Player, points: int) -> Player:
    return replace(player, points=player.points + points)


def _moved(state: State, player: Player, steps: int) -> Player:
    """Along the track: steps above its top destroy debts, steps below 0 take them or buy them off."""
    top, to = state.pack.board.track.top, player.virtue + steps
    if to > top:
        return replace(player, virtue=top, debts=max(0, player.debts - (to - top)))
    if to >= 0:
        return replace(player, virtue=to)
    debts, price = -to, powers(state.options.pack, player).buy_off
    bought = min(debts, player.stock.get(SILVER, 0) // price) if price else 0
    stock = {**player.stock, SILVER: player.stock.get(SILVER, 0) - bought * price}
    return replace(player, virtue=0, debts=player.debts + debts - bought, stock=stock)


def score(state: State, seat: int, player: Player) -> Score:
    """The points of `player` on that seat, after the effects of its buildings."""
    board, cards = state.pack.board, state.pack.buildings
    rules = board.scoring
    effects = [cards[card].effect for card in player.built]
    each = rules.debt - sum(effect.n for effect in effects if isinstance(effect, DebtCost))
    return Score(
        buildings=sum(cards[card].points for card in player.built) + player.points,
        cathedral=board.cathedral[player.level - 1].points if player.level else 0,
        virtue=board.track.points[player.virtue],
        debts=each * player.debts,
        riches=rules.riches * sum(player.stock.get(kind, 0) for kind in RICHES),
        silver=player.stock.get(SILVER, 0) // rules.silver,
        prison=-(state.prison[seat] // rules.prisoners),
    )


def standings(state: State) -> tuple[Standing, ...]:
    """The final table: ties go to the higher virtue, then to more silver, then they are shared."""
    scores = [score(state, seat, player) for seat, player in enumerate(state.players)]
    ranks = [
        (scores[seat].total, player.virtue, player.stock.get(SILVER, 0)) for seat, player in enumerate(state.players)
    ]
    order = sorted(range(len(ranks)), key=lambda seat: ranks[seat], reverse=True)
    return tuple(
        Standing(
            seat, 1 + sum(rank > ranks[seat] for rank in ranks), ranks[seat][0], _details(state, seat, scores[seat])
        )
        for seat in order
    )


def _details(state: State, seat: int, found: Score) -> tuple[Text, ...]:
    player = state.players[seat]
    parts = (
        ("buildings", found.buildings, len(player.built)),
        ("cathedral", found.cathedral, player.level),
        ("virtue", found.virtue, player.virtue),
        ("debts", found.debts, player.debts),
        ("riches", found.riches, sum(player.stock.get(kind, 0) for kind in RICHES)),
        ("silver", found.silver, player.stock.get(SILVER, 0)),
        ("prison", found.prison, state.prison[seat]),
    )
    return tuple(
        Text(f"architects-score-{part}", {"points": points, "count": number}) for part, points, number in parts
    )
