"""Checks what of a log needs no rules of a game: the order of its moves, seed, words, seats, draws and commitments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import json

from engine.chance import SEED_BYTES, Chance, Draw
from host.lobby.seeds import commitment, final_seed
from host.log import journal

_LOBBY = frozenset({"open", "join", "leave", "start"})
_ALWAYS = frozenset({"close", "fix"})  # also before the start
LONGEST_SHOWN = 120  # characters of a value that is shown


class Diverged(Exception):  # noqa: N818  names the finding
    """Going through move `number` again gave another result than the log says.

    `what`: the part of the move that differs, an id; `details`: what it should be and what the log says, as JSON, if
    there is something to compare.
    """

    def __init__(self, number: int, what: str = "unplayable", **details: str | int) -> None:
        super().__init__(f"move {number}: {what}")
        self.number = number
        self.what = what
        self.details = details


class Frame:
    """What of a log holds by itself, move by move. `words` are by the number of joining; `opening`: the first value.

    `step` is the part that a replay by the rules needs too; `whole` is all that needs no rules.
    """

    def __init__(self, opening_seed: bytes, *, committed: bool = False) -> None:
        """`committed`: answers have commitments from the first on, as in all logs but the oldest."""
        self._opening_seed = opening_seed
        self.opening: dict[str, Any] = {}
        self.words: dict[int, str] = {}
        self.seed = b""
        self.seats: tuple[int, ...] = ()
        self._started = False
        self._epoch = 0
        self._committed = committed

    @property
    def epoch(self) -> int:
        """How often the game has been rewound."""
        return self._epoch

    def step(self, entry: journal.Entry) -> None:
        """Check that the move may stand here, its epoch and its commitment; take in what the lobby says.

        Raises Diverged.
        """
        misplaced = entry.kind not in _ALWAYS and self._started == (entry.kind in _LOBBY)
        if misplaced or (entry.number == 1) != (entry.kind == "open"):
            raise Diverged(entry.number, "kind", kind=entry.kind)
        if entry.value.get("fix") == "rewind" and entry.kind == "fix":
            self._epoch += 1
        if entry.epoch != self._epoch:
            raise part_that_differs(entry, "epoch", self._epoch, entry.epoch)
        self._commitment(entry)
        match entry.kind:
            case "open":
                self.opening = entry.value
                if commitment(self._opening_seed) != entry.value["commitment"]:
                    should, says = commitment(self._opening_seed), entry.value["commitment"]
                    raise part_that_differs(entry, "seed-commitment", should, says)
            case "join":
                self.words[entry.value["joined"]] = entry.value["word"]
            case "leave":
                del self.words[entry.value["joined"]]
            case "start":
                self._started = True

    def whole(self, entry: journal.Entry) -> None:
        """Checks the move, the seats that a start has drawn, whose move it is, and every draw. Raises Diverged."""
        self.step(entry)
        if entry.kind == "start":
            self._seated(entry)
        if entry.seat is not None and entry.seat not in self.seats:
            raise part_that_differs(entry, "seat", sorted(self.seats), entry.seat)
        chance = Chance(self.seed or bytes(SEED_BYTES), entry.epoch)  # nothing is drawn before the start
        compare_lists(entry, "draw", [_drawn(chance, draw) for draw in entry.draws], entry.draws)

    def _seated(self, entry: journal.Entry) -> None:
        """Mixes the seed and draws the seats, as `host.lobby.seeds` does before it sets up the game."""
        self.seed = final_seed(self._opening_seed, [self.words[joined] for joined in sorted(self.words)])
        chance = Chance(self.seed, entry.epoch)
        self.seats = chance.stream("seats").shuffled(range(len(self.words)))
        if list(self.seats) != entry.value["seats"]:
            raise part_that_differs(entry, "seats", self.seats, entry.value["seats"])
        compare_lists(entry, "draw", chance.draws, entry.draws[: len(chance.draws)])

    def _commitment(self, entry: journal.Entry) -> None:
        """Check that each answer has a commitment. Logs of older releases may begin without commitments."""
        due = entry.kind in journal.SECRET and (self._committed or bool(entry.commitment))
        should = journal.answer_commitment(bytes.fromhex(entry.salt), entry.value) if due else ""
        if entry.commitment != should:
            raise part_that_differs(entry, "commitment", should, entry.commitment)
        self._committed = self._committed or due


def _drawn(chance: Chance, draw: Draw) -> Draw:
    """The draw as the seed gives it; of a bound below 1, or where the seed gives none, one that differs."""
    result = chance.at(draw.stream, draw.counter, draw.bound) if draw.bound > 0 else None
    return Draw(draw.stream, chance.epoch, draw.counter, draw.bound, -1 if result is None else result)


def compare_lists(entry: journal.Entry, what: str, should: Sequence[Any], says: Sequence[Any]) -> None:
    """Raises Diverged at the first thing that differs in two lists of a move."""
    for index in range(max(len(should), len(says))):
        ours, theirs = (list(texts[index : index + 1]) for texts in (should, says))
        if ours != theirs:
            raise Diverged(entry.number, what, index=index + 1, should=short_json(*ours), says=short_json(*theirs))


def part_that_differs(entry: journal.Entry, what: str, should: Any, says: Any) -> Diverged:
    """The finding that a part of the move should be another."""
    return Diverged(entry.number, what, should=short_json(should), says=short_json(says))


def short_json(*values: Any) -> str:
    """A value as JSON, cut to 120 characters; "nothing" for none."""
    text = json.encode(values[0]).decode() if values else "-"
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 1] + "…"
