"""The log rebuilds the state: from setup through every move, each compared with what was stored when it was made."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct, json

from db import records
from db.orders import Given
from db.session import Database
from db.trouble import Trouble
from engine.core.chance import SEED_BYTES, Chance
from engine.core.contract import Game, Outcome, Standing
from engine.core.forms import Draft
from engine.core.happenings import Happening, private
from engine.core.refusals import Refusal
from engine.core.texts import say
from host import journal
from host.dealing import dealt
from host.epochs import game_of
from host.fixing.effects import effect, fix_of, owed, ranked, value_of
from host.fixing.kinds import Adjust, Answer, Correct, Remove, Reopen, Replace, Rewind
from host.orders import decided, kind_of, order_form, sentence
from host.premises import Premises
from host.seeds import commitment
from host.tables import NO_SUCH_TABLE

LOBBY = frozenset({"open", "join", "leave", "start"})
ALWAYS = frozenset({"close", "fix"})  # before the start too
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
    state: Any = None
    for made in walk(log):
        state = made.state
    return state


class Made(Struct, frozen=True):
    """The game after a move that touched it. `back_to`: of a rewind, the move it goes back to."""

    entry: journal.Entry
    game: Game[Any]
    state: Any
    back_to: int | None = None


def walk(log: Log) -> Iterator[Made]:
    """The game after each move of `log` that touches it, undone ones too. Raises as `rebuild` does."""
    if not log.entries:
        raise Trouble(NO_SUCH_TABLE)
    replay = Replay(log.opening_seed)
    for entry in log.entries:
        before = replay.state
        replay.step(entry)
        back_to = entry.value.get("to") if entry.kind == "fix" else None
        if replay.state is not before or back_to is not None:
            yield Made(entry, replay.game, replay.state, back_to)


class Replay:
    """A log played again, move by move. `state` is None until the game starts; `words` are by the number of joining.

    `states`: of the present branch, after each move that may be gone back to.
    """

    def __init__(self, opening_seed: bytes) -> None:
        self._opening_seed = opening_seed
        self.state: Any = None
        self.seed = b""
        self.seats: tuple[int, ...] = ()
        self.words: dict[int, str] = {}
        self._opening: dict[str, Any] = {}
        self._states: dict[int, Any] = {}
        self._corrected: tuple[int, ...] | None = None
        self._epoch = 0
        self._orders: dict[tuple[int, str], Given] = {}
        self._committed = False

    @property
    def game(self) -> Game[Any]:
        """The rules of the table as it plays them now. Only after its first move."""
        return game_of(self._opening["game"], self._epoch)

    def result(self) -> tuple[Standing, ...] | None:
        """The final standings, as corrected; None while the game goes on."""
        found = None if self.state is None else self.game.result(self.state)
        return found if found is None or self._corrected is None else ranked(self._corrected, found)

    def step(self, entry: journal.Entry) -> None:
        """Play one more move. Raises Diverged, and for a move that cannot be played whatever the rules raise."""
        try:
            self._step(entry)
        except Refusal as refusal:
            raise Diverged(entry.number, "refused", reason=refusal.code) from refusal

    def _step(self, entry: journal.Entry) -> None:
        misplaced = entry.kind not in ALWAYS and (self.state is None) != (entry.kind in LOBBY)
        if misplaced or (entry.number == 1) != (entry.kind == "open"):
            raise Diverged(entry.number, "kind", kind=entry.kind)
        if entry.value.get("fix") == "rewind" and entry.kind == "fix":
            self._epoch += 1
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
            case "fix":
                self._fix(entry)
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
        self.seed, self.seats = deal.seed, deal.seats
        self._stands(entry, deal.outcome.state)

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
        self._stands(entry, outcome.state)

    def _stands(self, entry: journal.Entry, state: Any) -> None:
        """The game stands so after `entry`, and can come back to it."""
        self.state = self._states[entry.number] = state

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
            self._left(entry.value["seat"])

    def _left(self, seat: int) -> None:
        self._orders = {key: one for key, one in self._orders.items() if one.seat != seat}

    def _fix(self, entry: journal.Entry) -> None:
        """What a moderator set right, by the code that made it."""
        fix = fix_of(entry.value)
        over = self.result() is not None
        if over != isinstance(fix, Correct):
            raise Diverged(entry.number, "kind", kind=entry.value["fix"])
        past = None
        if isinstance(fix, Rewind):
            past = self._states.get(fix.to)
            if past is None:
                raise _differing(entry, "answer", list(self._states), fix.to)
            self._states = {number: state for number, state in self._states.items() if number <= fix.to}
        touching = isinstance(fix, Reopen | Answer | Adjust)
        ask, beside = owed(self.game, self.state, fix) if touching else (None, {})
        value = {**value_of(fix, entry.value["reason"]), **beside}
        if json.encode(value) != json.encode(entry.value):
            raise _differing(entry, "answer", value, entry.value)
        whose = (getattr(fix, "seat", None), ask.id if ask else None) if touching else (None, None)
        if whose != (entry.seat, entry.ask):
            raise _differing(entry, "seat", whose, (entry.seat, entry.ask))
        chance = Chance(self.seed or bytes(SEED_BYTES), entry.epoch)  # a lobby that is closed draws nothing
        outcome = effect(self.game, self.state, entry.value, chance, past)
        settled = outcome.settled or (touching and self.game.result(outcome.state) is not None)
        _same(entry, outcome, chance.draws, settled=settled)
        if touching and outcome.state is not self.state:
            self._stands(entry, outcome.state)
        self.state = outcome.state
        if isinstance(fix, Correct):
            if len(fix.scores) != len(self.seats):
                raise _differing(entry, "answer", len(self.seats), fix.scores)
            self._corrected = fix.scores
        elif isinstance(fix, Remove | Replace):
            self._left(fix.seat)

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
