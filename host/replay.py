"""The log rebuilds the state: from setup through every move, each compared with what was stored when it was made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct, json

from db import records
from db.orders import Given
from db.session import Database
from db.trouble import Trouble
from engine.core.chance import Chance
from engine.core.contract import Game, Outcome
from engine.core.forms import Draft
from engine.core.happenings import Happening, private
from engine.core.refusals import Refusal
from engine.core.registry import game as rules_of
from engine.core.texts import say
from host import journal
from host.dealing import dealt
from host.orders import decided, kind_of, order_form, sentence
from host.premises import Premises
from host.seeds import commitment
from host.tables import NO_SUCH_TABLE

LOBBY = frozenset({"open", "join", "leave", "start"})
BESIDE_THE_GAME = frozenset({"vacate", "take-over", "vote", "rest", "close"})  # they leave the state as it is
LONGEST_SHOWN = 120  # characters of a value that is shown


class Diverged(Exception):  # noqa: N818  names the finding
    """Playing move `number` again gave something else than what the log says.

    `what`: which part of the move, an id; `details`: what it should be and what the log says, as JSON, where there is
    something to compare.
    """

    def __init__(self, number: int, what: str = "unplayable", **details: str | int) -> None:
        super().__init__(f"move {number}: {what}")
        self.number = number
        self.what = what
        self.details = details


class Log(Struct, frozen=True):
    """A whole checked log and the secret it was played from."""

    entries: tuple[journal.Entry, ...]
    opening_seed: bytes


async def load(premises: Premises, table_id: int) -> Log:
    """Read the log of a table and check its chain. Raises journal.ChainBroken, Trouble `no-such-table`."""
    found = await premises.found(table_id)
    return Log(journal.checked(await sealed(premises.database, table_id), found.head), found.opening_seed)


async def sealed(database: Database, table_id: int) -> list[journal.Sealed]:
    """The moves of a table as they are stored."""
    rows = await database.fetch(records.MOVES, {"table": table_id})
    return [journal.Sealed(row.number, row.entry, row.hash) for row in rows]


def rebuild(log: Log) -> Any:
    """The state after all moves of `log`; None if the game has not started.

    Raises Diverged where the rules, the draws or the happenings differ from the log, or the seed from its commitment.
    """
    if not log.entries:
        raise Trouble(NO_SUCH_TABLE)
    replay = Replay(log.opening_seed)
    for entry in log.entries:
        replay.step(entry)
    return replay.state


class Replay:
    """A log played again, move by move. `state` is None until the game starts; `words` are by the number of joining."""

    def __init__(self, opening_seed: bytes) -> None:
        self._opening_seed = opening_seed
        self.state: Any = None
        self.seed = b""
        self.seats: tuple[int, ...] = ()
        self.words: dict[int, str] = {}
        self._opening: dict[str, Any] = {}
        self._epoch = 0
        self._orders: dict[tuple[int, str], Given] = {}
        self._committed = False

    @property
    def game(self) -> Game[Any]:
        """The rules of the table. Only after its first move."""
        return rules_of(self._opening["game"])

    def step(self, entry: journal.Entry) -> None:
        """Play one more move. Raises Diverged, and for a move that cannot be played whatever the rules raise."""
        try:
            self._step(entry)
        except Refusal as refusal:
            raise Diverged(entry.number, "refused", reason=refusal.code) from refusal

    def _step(self, entry: journal.Entry) -> None:
        if (entry.number == 1) != (entry.kind == "open") or (self.state is None) != (entry.kind in LOBBY):
            raise Diverged(entry.number, "kind", kind=entry.kind)
        if entry.epoch != self._epoch:
            raise _differing(entry, "epoch", self._epoch, entry.epoch)
        self._commitment(entry)
        match entry.kind:
            case "open":
                self._open(entry)
            case "join":
                self.words[entry.value["joined"]] = entry.value["word"]
                _same(entry, Outcome(None))
            case "leave":
                del self.words[entry.value["joined"]]
                _same(entry, Outcome(None))
            case "start":
                self._start(entry)
            case "order":
                self._order(entry)
            case "order-off":
                _same(entry, Outcome(None, entry.happenings))
                self._orders.pop((entry.seat or 0, entry.value["order"]), None)
            case kind if kind in BESIDE_THE_GAME:
                self._beside(entry)
            case _:
                self._play(entry)

    def _open(self, entry: journal.Entry) -> None:
        self._opening = entry.value
        if commitment(self._opening_seed) != entry.value["commitment"]:
            raise _differing(entry, "seed-commitment", commitment(self._opening_seed), entry.value["commitment"])
        _same(entry, Outcome(None))

    def _start(self, entry: journal.Entry) -> None:
        words = [self.words[joined] for joined in sorted(self.words)]
        deal = dealt(self.game, self._opening["options"], self._opening_seed, words, entry.epoch)
        if list(deal.seats) != entry.value["seats"]:
            raise _differing(entry, "seats", deal.seats, entry.value["seats"])
        _same(entry, deal.outcome, deal.draws, settled=True)
        self.state, self.seed, self.seats = deal.outcome.state, deal.seed, deal.seats

    def _play(self, entry: journal.Entry) -> None:
        """A move of the game: its outcome must be the one that was noted."""
        seat, ask = entry.seat, entry.ask
        if seat not in self.seats or seat is None or ask is None:
            raise _differing(entry, "seat", sorted(self.seats), seat)
        chance = Chance(self.seed, entry.epoch)
        told: tuple[Happening, ...] = ()
        if entry.kind == "take-back":
            outcome = self.game.take_back(self.state, seat, ask)
        else:
            if entry.kind == "by-order":  # the player is told first what answered for them
                told = (self._by_order(entry, seat, ask),)
            outcome = self.game.answer(self.state, seat, ask, entry.value, chance)
        settled = outcome.settled or self.game.result(outcome.state) is not None
        _same(entry, outcome, chance.draws, told=told, settled=settled)
        self.state = outcome.state

    def _by_order(self, entry: journal.Entry, seat: int, ask_id: str) -> Happening:
        """What the seat is told of the order that gave this answer; one in force must say so."""
        ask = self.game.asks(self.state).get(seat)
        for given in [one for one in self._orders.values() if one.seat == seat]:
            if ask is None or ask.id != ask_id or decided(self.game, self.state, given, ask) != entry.value:
                continue
            kind = kind_of(self.game, self.state, given)
            if kind is not None and kind.once:
                del self._orders[seat, given.kind]
            return private(seat, say("order-answered", order=sentence(self.game, given)))
        raise Diverged(entry.number, "order")

    def _order(self, entry: journal.Entry) -> None:
        seat, kind, value = entry.seat or 0, entry.value["order"], entry.value["value"]
        form = order_form(self.game, self.game.view(self.state, seat), kind, Draft(value))
        if form.sealed() != value:
            raise _differing(entry, "answer", form.value, value)
        _same(entry, Outcome(None))
        self._orders[seat, kind] = Given(seat, kind, entry.number, value, None)

    def _beside(self, entry: journal.Entry) -> None:
        """Who sits there, votes, pauses: the game stays as it is. Orders go with the player who gave them."""
        _same(entry, Outcome(None, entry.happenings))
        if entry.kind == "vacate" or entry.value.get("vote") == "open":
            self._orders = {key: one for key, one in self._orders.items() if one.seat != entry.value["seat"]}

    def _commitment(self, entry: journal.Entry) -> None:
        """Every answer is committed to, from the first that was: logs of older releases begin without."""
        due = entry.kind in journal.SECRET and (self._committed or bool(entry.commitment))
        should = journal.committed(bytes.fromhex(entry.salt), entry.value) if due else ""
        if entry.commitment != should:
            raise _differing(entry, "commitment", should, entry.commitment)
        self._committed = self._committed or due


def _same(
    entry: journal.Entry,
    outcome: Outcome,
    draws: Sequence[Any] = (),
    *,
    told: tuple[Happening, ...] = (),
    settled: bool = False,
) -> None:
    """Raises Diverged unless the move was noted with these draws, these happenings after `told`, and `settled`."""
    _listed(entry, "draw", draws, entry.draws)
    _listed(entry, "happening", (*told, *outcome.happenings), entry.happenings)
    if settled != entry.settled:
        raise _differing(entry, "settled", settled, entry.settled)


def _listed(entry: journal.Entry, what: str, should: Sequence[Any], says: Sequence[Any]) -> None:
    for index in range(max(len(should), len(says))):
        one, other = (list(found[index : index + 1]) for found in (should, says))
        if one != other:
            raise Diverged(entry.number, what, index=index + 1, should=shown(*one), says=shown(*other))


def _differing(entry: journal.Entry, what: str, should: Any, says: Any) -> Diverged:
    return Diverged(entry.number, what, should=shown(should), says=shown(says))


def shown(*values: Any) -> str:
    """A value as JSON, cut to 120 characters; "nothing" for none."""
    text = json.encode(values[0]).decode() if values else "-"
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 1] + "…"
