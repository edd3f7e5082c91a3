"""Positions of a game of one seat, with the virtual player to move."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.chance import SEED_BYTES, Chance
from engine.texts import Text
from games.paladins.rules.mechanics.working import Working
from games.paladins.rules.phases.turns import onward
from games.paladins.rules.state import IT, SCHEMA, Options, Player, State, Virtual
from games.paladins.rules.virtual import take_turn

OUTSIDERS = (
    "archer-saracens", "warrior-saracens", "marauder-saracens", "mercenary-vikings", "lookout-vikings",
    "armourer-byzantines",
)  # fmt: skip
ROW = ("abbot-1", "acolyte-1", "watchman-1", "defender-2", "peddler-1")


def workers(n: int) -> tuple[int, ...]:
    return (n, 0, 0, 0, 0, 0)


def position(
    it: Player, *, own: Player | None = None, marker: int = 1, schemes: tuple[str, ...] = (), **more: Any
) -> State:
    """The virtual player is to move in the fourth round."""
    state = State(
        schema=SCHEMA, options=Options(), step="play", round=4, turn=30, first=0, seat=IT,
        players=(own or Player(), it), row=ROW, townsfolk_deck=(), outsiders=OUTSIDERS, outsider_deck=(),
        walls=("wall-labourer-fighter", "wall-debt", "wall-suspicion"),
        suspicions=("suspicion-0", "suspicion-1", "suspicion-2"),
        orders=("order-fortify", "order-convert", "order-commission"),
        favours=("favour-pray", "favour-tax", "favour-labourers", "favour-workers", "favour-debt"),
        tavern_deck=(), tax=5, virtual=Virtual(marker=marker, schemes=schemes),
    )  # fmt: skip
    return replace(state, **more)


def working(state: State) -> Working:
    work = Working(state)
    work.chance = Chance(bytes(SEED_BYTES))
    return work


def its_turn(state: State) -> Working:
    """Its turn, played until it is over or somebody is asked."""
    work = working(state)
    take_turn(work)
    assert onward(work, None)
    work.say_deeds()
    return work


def gained(state: State, *agenda: Any) -> Working:
    """What these instructions bring it."""
    work = working(replace(state, agenda=agenda))
    assert onward(work, None)
    return work


def keys(work: Working) -> list[str]:
    """The wordings of what was told, deeds among it."""
    texts = [happening.public for happening in work.happenings if happening.public is not None]
    said: list[str] = []
    for text in texts:
        said.append(text.key)
        deeds = text.params.get("deeds")
        said += [deed.key for deed in getattr(deeds, "items", ()) if isinstance(deed, Text)]
    return said


def marker(work: Working) -> int:
    """The space of the counter that its marker is on."""
    assert work.virtual is not None
    return work.virtual.marker


def schemed(action: str, it: Player, **more: object) -> Working:
    """Its turn with the scheme of that action on top."""
    return its_turn(position(it, schemes=(f"scheme-{action}",), **more))  # type: ignore[arg-type]


def it_of(work: Working) -> Player:
    """The virtual player."""
    return work.players[IT]
