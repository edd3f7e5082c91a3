"""What people will tell each other afterwards: scenes, which a game finds among public happenings and draws."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct

from engine.texts import Listed, SeatRef, Text

END = "end"  # of every game: who has won; ranks above all others
END_RANK = 100


class ToldScene(Struct, frozen=True):
    """A scene of a step. `kind`: its name in the game; of several the one with the highest `rank` is shown.

    `said`: the sentence about it, `seen`: what its picture shows, in sentences; `about`: what is drawn. All of it is
    made of what everybody was told, and of nothing else.
    """

    kind: str
    rank: int
    said: Text
    seen: tuple[Text, ...] = ()
    about: Any = None


def best_scene(scenes: Iterable[ToldScene]) -> ToldScene | None:
    """The one to show: that of the highest rank, of equals the last; None for none."""
    best: ToldScene | None = None
    for scene in scenes:
        if best is None or scene.rank >= best.rank:
            best = scene
    return best


def those_of(happenings: Iterable[Text], *keys: str) -> tuple[Text, ...]:
    """The happenings of these wordings, in the order of time."""
    return tuple(text for text in happenings if text.key in keys)


def deeds_in(text: Text) -> Iterator[Text]:
    """The deeds that a line about a turn tells of."""
    deeds = text.params.get("deeds")
    if isinstance(deeds, Listed):
        for deed in deeds.items:
            if isinstance(deed, Text):
                yield deed


def seat_in(text: Text, name: str = "seat") -> int:
    """The seat in that parameter, -1 for none."""
    value = text.params.get(name)
    return value.seat if isinstance(value, SeatRef) else -1


def seats_in(text: Text, name: str) -> tuple[int, ...]:
    """The seats listed in that parameter."""
    value = text.params.get(name)
    items = value.items if isinstance(value, Listed) else ()
    return tuple(each.seat for each in items if isinstance(each, SeatRef))


def count_in(text: Text, name: str) -> int:
    """The number in that parameter, 0 for none."""
    value = text.params.get(name)
    return value if isinstance(value, int) else 0


def id_in(text: Text, name: str) -> str:
    """The id of the named thing in that parameter, "" for none."""
    return getattr(text.params.get(name), "id", "")


def listed_seats(seats: Iterable[int]) -> Listed:
    """Seats in a sentence."""
    return Listed(tuple(map(SeatRef, seats)))
