"""What cards count, and the end: effects of buildings, then points (rules page, End).

Count expressions and conditions are evaluated for one seat, at the end and during the game.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import asdict, replace

from engine.contract import Part, Standing, rank_seats
from engine.texts import Text
from games.architects.rules.effects import DebtCost, If, Per, Points, Virtue
from games.architects.rules.mechanics.powers import powers
from games.architects.rules.rulebook import MATERIALS, RICHES, SILVER, SKILLS
from games.architects.rules.state import Player, State, with_player


def times(per: Per | None, state: State, seat: int) -> int:
    """Returns how many times an effect counts: 1 without an expression."""
    return 1 if per is None else per.times(count(per.of, state, seat))


def count(of: str, state: State, seat: int) -> int:
    """Evaluates a count expression for that seat."""
    player = state.players[seat]
    if of in RICHES and powers(state.options.pack, player).alike:
        return sum(player.stock.get(kind, 0) for kind in RICHES)
    if of in SKILLS:
        return sum(of in state.pack.apprentices[hired].skills for hired in player.apprentices)
    if of == "materials":
        return sum(player.stock.get(kind, 0) for kind in MATERIALS)
    if of == "buildings":
        return len(player.built)
    if of == "paid-debts":
        return player.paid
    if of == "captured":
        return sum(player.captured)
    if of == "virtue":
        return player.virtue
    if of == "cathedral":
        return player.level
    return player.stock.get(of, 0)


def holds(condition: If | None, state: State, seat: int) -> bool:
    """Whether the condition is met: nobody else has as much, or no debt is unpaid."""
    if condition is None:
        return True
    if condition.most is None:
        return state.players[seat].debts == 0
    mine = count(condition.most, state, seat)
    return all(mine > count(condition.most, state, other) for other in range(len(state.players)) if other != seat)


class Score(Struct, frozen=True):
    """A seat's points by their sources. `buildings`: as printed on them; `effects`: what these gave."""

    buildings: int
    effects: int
    cathedral: int
    virtue: int
    debts: int
    riches: int
    silver: int
    prison: int

    @property
    def total(self) -> int:
        at_buildings = self.buildings + self.effects + self.cathedral
        return at_buildings + self.virtue + self.debts + self.riches + self.silver + self.prison


def settled(state: State) -> State:
    """`state` after the end-of-game effects of all buildings.

    All seats resolve at the same moment: what others have is counted as it stood when the game ended (house rule).
    """
    return replace(state, players=tuple(_settled(state, seat) for seat in range(len(state.players))))


def final_points(state: State, seat: int) -> int:
    """The points of a seat if the game ended now, effects of buildings at the end included."""
    return score(state, seat, _settled(state, seat)).total


def _settled(state: State, seat: int) -> Player:
    """A seat's effects in the order that is best for it: every order is tried, and every number of debts bought off."""
    effects = [state.pack.buildings[card].effect for card in state.players[seat].built]
    moving: list[Points | Virtue] = []
    for effect in effects:
        if isinstance(effect, Virtue) or (isinstance(effect, Points) and _waits(effect)):
            moving.append(effect)
        elif isinstance(effect, Points):
            (player,) = _resolved(state, seat, effect)
            state = with_player(state, seat, player)
    return max(_ends(state, seat, moving), key=lambda end: _worth(state, seat, end))


def _worth(state: State, seat: int, player: Player) -> tuple[int, int, int]:
    """Returns the figures that decide the game: points, then virtue, then silver."""
    return score(state, seat, player).total, player.virtue, player.stock.get(SILVER, 0)


def _waits(effect: Points) -> bool:
    """Whether its points depend on virtue, debts or silver, which other effects of the end move."""
    if effect.per is not None and effect.per.of in ("virtue", SILVER):
        return True
    return effect.condition is not None and effect.condition.most in (None, SILVER)


def _ends(state: State, seat: int, effects: list[Points | Virtue]) -> Iterator[Player]:
    """Yields the seat as it may stand after these effects. Orders that come to the same are followed once."""
    met: set[tuple[int, ...]] = set()
    ways = [(state.players[seat], tuple(range(len(effects))))]
    while ways:
        player, left = ways.pop()
        if not left:
            yield player
            continue
        at = with_player(state, seat, player)
        for number in left:
            rest = tuple(other for other in left if other != number)
            for after in _resolved(at, seat, effects[number]):
                known = (after.virtue, after.debts, after.points, after.stock.get(SILVER, 0), *rest)
                if known not in met:
                    met.add(known)
                    ways.append((after, rest))


def _resolved(state: State, seat: int, effect: Points | Virtue) -> list[Player]:
    """The seat after one effect; several where its owner decides."""
    player = state.players[seat]
    if not holds(effect.condition, state, seat):
        return [player]
    amount = effect.n * times(effect.per, state, seat)
    if isinstance(effect, Virtue):
        return _moved(state, player, amount)
    return [replace(player, points=player.points + amount)]


def _moved(state: State, player: Player, steps: int) -> list[Player]:
    """Along the track: steps above its top destroy debts, steps below 0 take them; some may buy any of these off."""
    top, to = state.pack.board.track.top, player.virtue + steps
    if to > top:
        return [replace(player, virtue=top, debts=max(0, player.debts - (to - top)))]
    if to >= 0:
        return [replace(player, virtue=to)]
    debts, price, silver = -to, powers(state.options.pack, player).buy_off, player.stock.get(SILVER, 0)
    most = min(debts, silver // price) if price else 0
    return [
        replace(
            player,
            virtue=0,
            debts=player.debts + debts - bought,
            stock={**player.stock, SILVER: silver - bought * price},
        )
        for bought in range(most + 1)
    ]


def score(state: State, seat: int, player: Player) -> Score:
    """The points of `player` on that seat, after the effects of its buildings."""
    board, cards = state.pack.board, state.pack.buildings
    rules = board.scoring
    effects = [cards[card].effect for card in player.built]
    each = rules.debt - sum(effect.n for effect in effects if isinstance(effect, DebtCost))
    return Score(
        buildings=sum(cards[card].points for card in player.built),
        effects=player.points,
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
    return rank_seats(
        ranks,
        lambda seat: tuple(
            Part(Text(f"architects-score-{part}"), points) for part, points in asdict(scores[seat]).items()
        ),
        lambda seat, tied: (),
        "architects-tie",
    )
