"""What a player has done, counted for prices, Orders and points; and the end (rules page 8.3, 9.6, 11).

The end has points by their sources, and who wins.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import asdict, replace

from engine.contract import Ending, Part, Rival, Standing, rank_seats
from engine.texts import Param, SeatRef, Text
from games.paladins.rules.pack import Pack
from games.paladins.rules.rulebook import ABSOLVE, ATTACK, ATTRIBUTES, COMMISSION, CONVERT, DEVELOP, FORTIFY, GARRISON
from games.paladins.rules.state import IT, Player, State, seats_of


def done(player: Player, action: str) -> int:
    """How often the player has done that action in this game, by the pieces that it leaves."""
    if action == DEVELOP:
        return sum(mask.bit_count() for mask in player.workshops.values())
    return len(_PIECES[action](player))


_PIECES: dict[str, Callable[[Player], tuple[str, ...]]] = {
    COMMISSION: lambda player: player.monks,
    FORTIFY: lambda player: player.walls,
    GARRISON: lambda player: player.outposts,
    ABSOLVE: lambda player: player.jars,
    ATTACK: lambda player: player.attacked,
    CONVERT: lambda player: player.converted,
}


def fulfilled(pack: Pack, player: Player, order: str) -> bool:
    """Whether the player has done what that Order asks for (rules page 6)."""
    card = pack.orders[order]
    return done(player, card.action) >= card.times


def counted(pack: Pack, player: Player, orders: tuple[str, ...], what: str, name: str) -> int:
    """What an outsider called `name` counts at the end (rules page 11.3); `orders`: those on the board."""
    if what in ATTRIBUTES:
        points: int = getattr(player, what)
        return points
    if what in _PEOPLES:
        return sum(pack.outsiders[card].people == what for card in player.attacked)
    if what == "orders":
        return sum(fulfilled(pack, player, order) for order in orders)
    if what == "alike":
        return sum(pack.outsiders[card].name == name for card in player.converted)
    if what in _HELD:
        return _HELD[what](player)
    return done(player, what)


_PEOPLES = ("byzantines", "saracens", "vikings")
_HELD: dict[str, Callable[[Player], int]] = {
    "retinue": lambda player: len(player.retinue),
    "paid-debts": lambda player: player.paid,
    "unpaid-debts": lambda player: player.debts,
    "suspicions": lambda player: len(player.suspicions),
}


class Score(Struct, frozen=True):
    """A player's points by their sources. `develop` to `absolve`: by how often they were done; `debts`: unpaid ones."""

    orders: int
    faith: int
    strength: int
    influence: int
    develop: int
    commission: int
    fortify: int
    walls: int
    garrison: int
    absolve: int
    converted: int
    paid: int
    debts: int
    goods: int

    @property
    def total(self) -> int:
        return sum(getattr(self, part) for part in self.__struct_fields__)


def score(state: State, place: int) -> Score:
    """The points of the player at `place` among the players, if the game ended now."""
    return score_of(state.pack, state.players[place], state.orders, virtual=is_virtual(state, place))


def score_of(pack: Pack, player: Player, orders: tuple[str, ...], *, virtual: bool) -> Score:
    """The points of a player (or of what a view shows of one), with these Orders on the board.

    The track counts, not the paladin on top of it. The virtual player scores no goods and no Develop, and at least a
    point for each outsider that it converted.
    """
    rules = pack.board.scoring
    return Score(
        orders=order_points(pack, player, orders),
        faith=rules.track[player.faith],
        strength=rules.track[player.strength],
        influence=rules.track[player.influence],
        develop=0 if virtual else rules.times("develop", done(player, DEVELOP)),
        commission=rules.times("commission", len(player.monks)),
        fortify=rules.times("fortify", len(player.walls)),
        walls=sum(pack.walls[card].points for card in player.walls),
        garrison=rules.times("garrison", len(player.outposts)),
        absolve=rules.times("absolve", len(player.jars)),
        converted=sum(
            max(outsider_points(pack, player, orders, card), pack.board.virtual.outsider if virtual else 0)
            for card in player.converted
        ),
        paid=rules.paid_debt * player.paid,
        debts=rules.unpaid_debt * player.debts,
        goods=0 if virtual else (player.silver + player.provisions) // rules.goods,
    )


def is_virtual(state: State, place: int) -> bool:
    """Whether the virtual player is at `place` among the players."""
    return state.virtual is not None and place == IT


def points_at(state: State) -> tuple[int, ...]:
    """The points that each player would have if the game ended here."""
    return tuple(score(state, place).total for place in range(len(state.players)))


def order_points(pack: Pack, player: Player, orders: tuple[str, ...]) -> int:
    """The points of those King's Orders that the player has fulfilled, by the spaces they lie on, from the first."""
    points = pack.board.scoring.orders
    return sum(worth for order, worth in zip(orders, points, strict=False) if fulfilled(pack, player, order))


def outsider_points(pack: Pack, player: Player, orders: tuple[str, ...], card: str) -> int:
    """The points of an outsider the player has converted; `orders`: those on the board."""
    outsider = pack.outsiders[card]
    end = outsider.end
    return end.base + counted(pack, player, orders, end.of, outsider.name) // end.each


def rank(state: State, place: int) -> tuple[int, int, int]:
    """Returns what decides the game: points, then those of Orders, then the fewest suspicions (negative)."""
    points = score(state, place)
    return points.total, points.orders, -len(state.players[place].suspicions)


_VIRTUAL = Text("paladins-virtual")


def standings(state: State) -> tuple[Standing, ...]:
    """The final table of the seats: ties go to more points from Orders, then to fewer suspicions, then they are shared.

    A single seat has the first place, beside its rival.
    """
    ranks = [rank(state, seat) for seat in range(seats_of(state))]
    if state.virtual is not None:
        ranks.append(rank(state, IT))

    def name(place: int) -> Param:
        return _VIRTUAL if is_virtual(state, place) else SeatRef(place)

    everybody = rank_seats(ranks, lambda place: parts(state, place), lambda place, tied: (), "paladins-tie", name)
    if state.virtual is None:
        return everybody
    own, its = (next(standing for standing in everybody if standing.seat == place) for place in (0, IT))
    return (replace(own, place=1, rival=_rival(own, its)),)


def _rival(own: Standing, its: Standing) -> Rival:
    outcome: Ending = "won" if own.place < its.place else "lost" if own.place > its.place else "shared"
    return Rival(_VIRTUAL, its.score, outcome, its.parts, tie=its.tie)


def parts(state: State, place: int) -> tuple[Part, ...]:
    """The points of the player at `place` by their sources."""
    return tuple(Part(Text(f"paladins-score-{part}"), points) for part, points in asdict(score(state, place)).items())
