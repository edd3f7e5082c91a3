"""The numbers by which the steward weighs what it has, in points at the end; found by playing it against itself."""

from __future__ import annotations

from msgspec import Struct


class Weights(Struct, frozen=True):
    """What things are worth to the steward. Whatever is not a number of points or of turns says so."""

    turn: float = 0.5  # a turn that no plan needs
    material: float = 0.15  # clay, wood or stone that no plan needs
    riches: float = 0.4  # gold or marble that no plan needs, beside the point it is worth anyway
    silver: float = 0.25  # each of the first few
    more_silver: float = 0.1  # each further one
    few_silver: int = 6  # pieces
    captive: float = 0.1  # a worker of another on the own board
    harm: float = 0.06  # a worker of another who is off the places where it brings something
    rival: float = 1.0  # part of what others can dig for that is as bad as losing it
    unhindered: float = 0.93  # how likely it is that others do not capture them, if the seat does not
    ready: float = 1.0  # silver to pay a capture with
    presence: float = 0.05  # an own worker where it makes the next one bring more
    prisoner: float = 0.15  # an own worker in Prison, beside what that costs anyway
    skill: float = 2.0  # a skill among the own apprentices
    apprentice: float = 0.4  # an apprentice's power
    sure: float = 0.8  # part of a plan's points that count at all
    soon: float = 0.015  # part of them that is lost with each turn it takes
    card: float = 4.5  # the first building card in hand, less for each further one
    reward: float = 1.5  # of a step on the Cathedral
    hire_turns: float = 1.6  # to come by a skill, beside the silver
    step_card: float = 0.5  # a card given for the Cathedral
    late: float = 0.4  # part of the turns left, around their end, in which a plan may or may not be finished
    game: float = 30.0  # turns of a seat in a long game
    tired: float = 0.5  # a worker in the Guildhall, for each turn that a game is longer
    end: float = 1.0  # a lead of so many points at the end, as against one with a long game to come
    pace: float = 0.2  # spaces of the Guildhall taken in a turn, before anybody has played
    pace_turns: float = 30.0  # turns whose experience that stands for
    far: float = 0.9  # part of its riches that a seat does not need which is far ahead
    finish: float = 8.0  # a worker in the Guildhall, for a seat that is far ahead
    win: float = 8.0  # to have begun the end far ahead
    captures: float = 0.04  # captures in a turn, before anybody has played
    group: float = 4.0  # workers captured at once
    focus: float = 0.8  # how much captures aim at the place in question
