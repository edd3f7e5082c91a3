"""Finds the scenes of Paladins among what everybody was told: an Inquisition, a monk far away, an Order fulfilled."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from engine.texts import Named, SeatRef, Text, say
from face.core.scenes import ToldScene, count_in, deeds_in, id_in, listed_seats, seat_in, seats_in, those_of
from games.paladins.rules import facts
from games.paladins.rules.pack import PACKS

FAR = 5  # the region from which on a monk has gone far
DEEDS = {
    "commission": facts.MonkSent.wording,
    "fortify": facts.WallBuilt.wording,
    "garrison": facts.OutpostBuilt.wording,
    "absolve": facts.JarMoved.wording,
    "attack": facts.Attacked.wording,
    "convert": facts.Converted.wording,
    "develop": facts.Developed.wording,
}
"""By the action of a King's Order: the deed that is counted for it."""
LOOKS_BACK = frozenset(DEEDS.values())
_STRUCK = (facts.Inquisition.wording, facts.CardlessInquisition.wording)


class Verdict(Struct, frozen=True):
    """Who had the most suspicions in an Inquisition, and how many each; nobody where there were none."""

    guilty: tuple[int, ...]
    count: int


class Journey(Struct, frozen=True):
    """Whose monk went to which region."""

    by: int
    region: int


class Fulfilled(Struct, frozen=True):
    """Who has fulfilled which King's Order, how many times it asks for which action, and what it scores."""

    by: int
    order: str
    action: str
    times: int
    points: int


def scenes_of(happenings: Sequence[Text], earlier: Sequence[Text], pack: str) -> tuple[ToldScene, ...]:
    """The scenes of a step. `earlier`: all that was told before, where a deed may fulfil an Order."""
    return (*_verdict(happenings), *_journeys(happenings), *_orders(happenings, earlier, pack))


def _verdict(happenings: Sequence[Text]) -> list[ToldScene]:
    if not those_of(happenings, *_STRUCK):
        return []
    blamed = those_of(happenings, facts.Guilty.wording)
    guilty = seats_in(blamed[0], "seats") if blamed else ()
    count = count_in(blamed[0], "count") if blamed else 0
    said = say("paladins-scene-inquisition-none")
    if guilty:
        said = say("paladins-scene-inquisition", who=listed_seats(guilty), count=count)
    return [ToldScene("inquisition", 60, said, (say("paladins-scene-inquisition-seen"),), Verdict(guilty, count))]


def _journeys(happenings: Sequence[Text]) -> list[ToldScene]:
    scenes = []
    for by, deed in _deeds(happenings):
        region = count_in(deed, "region")
        if deed.key == facts.MonkSent.wording and region >= FAR:
            said = say("paladins-scene-journey", who=SeatRef(by), region=region)
            seen = say("paladins-scene-journey-seen", who=SeatRef(by), region=region)
            scenes.append(ToldScene("journey", 40 + region, said, (seen,), Journey(by, region)))
    return scenes


def _orders(happenings: Sequence[Text], earlier: Sequence[Text], pack: str) -> list[ToldScene]:
    """A seat fulfils an Order with the deed that makes up its number, not with those after it."""
    scenes: list[ToldScene] = []
    now = list(_deeds(happenings))
    if not any(deed.key in LOOKS_BACK for _, deed in now):
        return scenes
    before = list(_deeds(earlier))
    cards = PACKS.pack(pack or PACKS.usual)
    for revealed in those_of((*earlier, *happenings), facts.OrderRevealed.wording):
        order, points = id_in(revealed, "what"), count_in(revealed, "points")
        card = cards.orders.get(order)
        if card is None or card.action not in DEEDS:
            continue
        for by in dict.fromkeys(seat for seat, deed in now if deed.key == DEEDS[card.action]):
            was, done = (_times(each, by, DEEDS[card.action]) for each in (before, [*before, *now]))
            if was < card.times <= done:
                what = Named("order", order)
                said = say("paladins-scene-order", who=SeatRef(by), what=what)
                seen = say("paladins-scene-order-seen", what=what, points=points)
                about = Fulfilled(by, order, card.action, card.times, points)
                scenes.append(ToldScene("order", 50 + points, said, (seen,), about))
    return scenes


def _times(deeds: Sequence[tuple[int, Text]], by: int, key: str) -> int:
    return sum(seat == by and deed.key == key for seat, deed in deeds)


def _deeds(happenings: Sequence[Text]) -> Iterator[tuple[int, Text]]:
    """All deeds, with the seat that did them."""
    for text in happenings:
        for deed in deeds_in(text):
            yield seat_in(text), deed
