"""Holds the facts of the virtual player: happenings of which more is made than a sentence."""

from __future__ import annotations

from engine.texts import Fact, Listed, Named, Text


class Schemed(Fact, frozen=True):
    """It turned a scheme over and did that action with so many workers."""

    wording = "paladins-virtual-turn"
    scheme: Named
    action: Named
    workers: int
    deeds: Listed


class SchemedInstead(Fact, frozen=True):
    """It turned a scheme over that it could not do (`why`), and did that action instead."""

    wording = "paladins-virtual-instead"
    scheme: Named
    why: Text
    action: Named
    workers: int
    deeds: Listed


class VirtualMore(Fact, frozen=True):
    """What it had begun went on."""

    wording = "paladins-virtual-more"
    deeds: Listed


class VirtualSuspected(Fact, frozen=True):
    """The criminals on the tavern card that was left brought it suspicions."""

    wording = "paladins-virtual-tavern"
    what: Named
    deeds: Listed


class VirtualPassed(Fact, frozen=True):
    """It has no workers left."""

    wording = "paladins-virtual-passed"


class WorkshopMoved(Fact, frozen=True):
    """The workshop of an Order came to that action of its board, which now has `count`."""

    wording = "paladins-virtual-workshop"
    action: Named
    count: int


# ---------------------------------------------------------------------- deeds, within the lines above


class MarkerMoved(Fact, frozen=True):
    """Its marker moved on by `count`, to that space."""

    wording = "paladins-did-marker"
    count: int
    space: int


class CoinsReturned(Fact, frozen=True):
    """So many coins went from the tax supply to the general supply."""

    wording = "paladins-did-coins"
    count: int


class JarTurned(Fact, frozen=True):
    """Its jar with that number was turned over."""

    wording = "paladins-did-jar"
    number: int


class BoardCleared(Fact, frozen=True):
    """All workers went off its six actions on the right."""

    wording = "paladins-did-clear-board"


class SchemesShuffled(Fact, frozen=True):
    """All its schemes are a new deck."""

    wording = "paladins-did-shuffle"
