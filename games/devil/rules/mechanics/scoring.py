"""What buildings do that nobody plans: permanent effects in the phase printed on them, and the final score.

The pack loader lets no permanent effect ask. The final score is section 4 of the rules page.
"""

from __future__ import annotations

from itertools import product

from msgspec import Struct
from msgspec.structs import replace

from engine.contract import Part, Standing, rank_seats
from engine.texts import Happening, Named, SeatRef, Text, public, say
from games.devil.rules.effects import AnyEffect, Hoard
from games.devil.rules.facts import BuildingActs
from games.devil.rules.mechanics.counts import Scene, holds
from games.devil.rules.mechanics.deeds import CLAIMED
from games.devil.rules.mechanics.reputation import pay_claims
from games.devil.rules.mechanics.resolution import Resolution
from games.devil.rules.mechanics.step import Moved
from games.devil.rules.mechanics.verbs import APPLY, NOTHING_CHOSEN
from games.devil.rules.rulebook import BASIC, COINS, EXCHANGE, RARE
from games.devil.rules.state import SOURCES, Kingdom, State, Todo, buildings, with_kingdom


def positions(state: State) -> tuple[int, ...]:
    """Everybody's reputation as it stands."""
    return tuple(kingdom.reputation for kingdom in state.kingdoms)


def permanent(state: State, when: str) -> Moved:
    """Applies all seats' effects of that time, by the positions before any of them; pays wings after each."""
    happenings: list[Happening] = []
    places = positions(state)
    for seat in range(len(state.kingdoms)):
        for card, effect in _effects(state, state.kingdoms[seat], when):
            resolution = Resolution(Scene(state.pack, state.round, seat, places, at_start=True))
            kingdom = resolution.run(replace(state.kingdoms[seat], agenda=(Todo("effect", "", card, effect),)))
            state, wings = pay_claims(with_kingdom(state, seat, kingdom))
            deeds = [deed for deed in resolution.deeds if deed.key not in CLAIMED]  # these wings are paid at once
            if deeds or wings:
                happenings.append(public(BuildingActs(SeatRef(seat), Named("building", card)).text))
            happenings += [*(public(deed) for deed in deeds), *wings]
    return state, tuple(happenings)


def _effects(state: State, kingdom: Kingdom, when: str) -> list[tuple[str, AnyEffect]]:
    cards = state.pack
    effects = [(card, effect) for card in kingdom.built for effect in cards.buildings[card].effects(when)]
    return sorted(effects, key=lambda entry: entry[1].order)


NOTHING = "nothing"  # what a hoard may discard instead of a kind


class Score(Struct, frozen=True):
    """Points of one seat, by what they are for, and the fifths of a point that only break ties."""

    parts: dict[str, int]
    fifths: int

    @property
    def total(self) -> int:
        return sum(self.parts.values())

    @property
    def worth(self) -> int:
        """All of it in fifths of a point."""
        return self.total * EXCHANGE + self.fifths


def score(kingdom: Kingdom, scene: Scene) -> Score:
    """The final score of one seat."""
    after = _end_effects(kingdom, scene)
    stock = after.stock
    left, rules = _leftovers(after), scene.cards.board.scoring
    track = {source: kingdom.sources.get(source, 0) for source in SOURCES}
    parts = {
        **track,
        "so-far": kingdom.score - sum(track.values()),
        "buildings": sum(building.points for building in buildings(kingdom, scene.cards)),
        "effects": after.score - kingdom.score,
        "debt": -((kingdom.debt + 1) // 2),
        "majors": 0 if kingdom.role == "devil" else rules.majors * len(kingdom.majors),
        "angels": kingdom.angels,
        "demons": -kingdom.demons,
        "indulgences": rules.indulgences * kingdom.indulgences,
        "courtiers": len(kingdom.hired),
        "marked": -kingdom.marked,
        "rare": sum(stock[good] for good in RARE),
        "leftovers": left // EXCHANGE,
    }
    return Score(parts, left % EXCHANGE)


def _end_effects(kingdom: Kingdom, scene: Scene) -> Kingdom:
    hoards: list[Hoard] = []
    for building in buildings(kingdom, scene.cards):
        for effect in building.effects("end"):
            if not holds(effect.condition, kingdom, scene):
                continue
            if isinstance(effect, Hoard):
                hoards.append(effect)
            else:
                kingdom = APPLY[type(effect)](effect, kingdom, scene, NOTHING_CHOSEN)
    choices = product(*((*hoard.kinds, NOTHING) for hoard in hoards))
    return max((_hoarded(kingdom, hoards, kinds) for kinds in choices), key=_worth)


def _hoarded(kingdom: Kingdom, hoards: list[Hoard], kinds: tuple[str, ...]) -> Kingdom:
    """Lets each hoard discard its kind, or nothing."""
    for hoard, kind in zip(hoards, kinds, strict=True):
        if kind != NOTHING:
            points, left = divmod(kingdom.stock[kind], hoard.each)
            kingdom = replace(kingdom, stock={**kingdom.stock, kind: left}, score=kingdom.score + points)
    return kingdom


def _worth(kingdom: Kingdom) -> int:
    """Points and what is left over, in fifths of a point."""
    return (kingdom.score + sum(kingdom.stock[good] for good in RARE)) * EXCHANGE + _leftovers(kingdom)


def _leftovers(kingdom: Kingdom) -> int:
    return kingdom.stock[COINS] + sum(kingdom.stock[good] for good in BASIC)


def standings(state: State) -> tuple[Standing, ...]:
    """All seats in order of place; who is equal in points and fifths shares it."""
    places = positions(state)
    scores = [
        score(kingdom, Scene(state.pack, state.round, seat, places)) for seat, kingdom in enumerate(state.kingdoms)
    ]
    ranks = [(result.total, result.fifths) for result in scores]
    return rank_seats(
        ranks,
        lambda seat: tuple(Part(Text(f"devil-score-{part}"), points) for part, points in scores[seat].parts.items()),
        lambda seat, tied: (say("devil-score-role", mark=Named("mark", state.kingdoms[seat].role)),),
        "devil-tie",
    )
