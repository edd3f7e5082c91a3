"""Rebuilds a state from its log: plays every move again, from the set-up on, and compares it with what was stored."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from difflib import SequenceMatcher
from typing import Any

from msgspec import Struct, json

from db.connection.session import Database
from db.tables import store
from db.tables.orders import StandingOrder
from db.trouble import Trouble
from engine.chance import SEED_BYTES, Chance
from engine.contract import Game, Outcome, Standing
from engine.forms import Draft
from engine.texts import Happening, Refusal
from host.fixes import Correct, FixPosition, PlayFix, Rewind, fix_of
from host.lobby.seeds import deal_game, deal_lesson, deal_world
from host.log import journal
from host.log.epochs import game_of
from host.proof.frame import Diverged, Frame, compare_lists, part_that_differs
from host.table.access import Tables
from host.table.answers_in_words import tells_given, told_given
from host.table.early_answers import answer_of_order, left_of, order_form, order_kind_of, order_told
from host.table.projections import rank_scores
from host.values import NO_SUCH_TABLE

BESIDE_THE_GAME = frozenset(
    {"vacate", "take-over", "vote", "more-time", "rest", "close"}
)  # they leave the state as it is


class Log(Struct, frozen=True):
    """A whole checked log and the secret it was played from."""

    entries: tuple[journal.Entry, ...]
    opening_seed: bytes


async def load_log(tables: Tables, table_id: int) -> Log:
    """Reads the log of a table and checks its chain. Raises journal.ChainBroken, Trouble `no-such-table`."""
    stored = await tables.read(table_id)
    return log_of_table(await tables.database.fetch(store.MOVES, {"table": table_id}), stored)


def log_of_table(rows: Iterable[Any], stored: store.StoredTable) -> Log:
    """The log of `stored` out of the `rows` of its moves, which may have grown since it was read.

    Raises journal.ChainBroken.
    """
    sealed = (journal.Sealed(row.number, row.entry, row.hash) for row in rows if row.number <= stored.number)
    return Log(journal.check_chain(sealed, stored.head), stored.opening_seed)


async def read_sealed_log(database: Database, table_id: int) -> list[journal.Sealed]:
    """The stored entries of a table's log."""
    rows = await database.fetch(store.MOVES, {"table": table_id})
    return [journal.Sealed(row.number, row.entry, row.hash) for row in rows]


def rebuild_state(log: Log) -> Any:
    """The state after all moves of `log`; None if the game has not started.

    Raises Diverged where the rules, the draws or the happenings differ from the log, or the seed from its commitment.
    """
    if not log.entries:
        raise Trouble(NO_SUCH_TABLE)
    state: Any = None
    for made in walk_log(log):
        state = made.state
    return state


class Made(Struct, frozen=True):
    """The game after a move that touched it. `back_to`: the move to which a rewind went back."""

    entry: journal.Entry
    game: Game[Any]
    state: Any
    back_to: int | None = None
    seats: int = 0


def walk_log(log: Log) -> Iterator[Made]:
    """The game after each move of `log` that touches it, undone ones too. Raises as `rebuild_state` does."""
    if not log.entries:
        raise Trouble(NO_SUCH_TABLE)
    replay = Replay(log.opening_seed)
    for entry in log.entries:
        before = replay.state
        replay.step(entry)
        back_to = entry.value.get("to") if entry.kind == "fix" else None
        if replay.state is not before or back_to is not None:
            yield Made(entry, replay.game, replay.state, back_to, len(replay.seats))


class Replay:
    """Plays a log again, move by move. `state` is None until the game starts; `words` are by the number of joining.

    `retold`: how many events of a log of older rules are told otherwise by the present ones.
    """

    def __init__(self, opening_seed: bytes, *, committed: bool = False, older: bool = False) -> None:
        """`committed`: answers have commitments from the first on, as in all logs but the oldest.

        `older`: the log is of older rules, so that what it tells may differ while states, draws and steps agree.
        """
        self._older = older
        self.retold = 0
        self._opening_seed = opening_seed
        self._frame = Frame(opening_seed, committed=committed)
        self.state: Any = None
        self.seed = b""
        self.seats: tuple[int, ...] = ()
        self._states: dict[int, Any] = {}
        self._corrected: tuple[int, ...] | None = None
        self._orders: dict[tuple[int, str], StandingOrder] = {}
        self._off: set[tuple[int, str]] = set()  # orders that were switched off, and not given since

    @property
    def words(self) -> dict[int, str]:
        """The players' words so far, by the number of joining."""
        return self._frame.words

    @property
    def game(self) -> Game[Any]:
        """The rules of the table as it plays them now. Only after its first move."""
        return game_of(self._frame.opening["game"], self._frame.epoch)

    def result(self) -> tuple[Standing, ...] | None:
        """The final standings, as corrected; None while the game goes on."""
        standings = None if self.state is None else self.game.result(self.state)
        return standings if standings is None or self._corrected is None else rank_scores(self._corrected, standings)

    def step(self, entry: journal.Entry) -> None:
        """Plays one more move. Raises Diverged; a move that cannot be played raises what the rules raise."""
        try:
            self._step(entry)
        except Refusal as refusal:
            raise Diverged(entry.number, "refused", reason=refusal.code) from refusal

    def _step(self, entry: journal.Entry) -> None:
        self._frame.step(entry)
        match entry.kind:
            case "open" | "join" | "leave":
                self._same(entry, Outcome(None))
            case "start":
                self._start(entry)
            case "order":
                self._order(entry)
            case "order-off":
                self._same(entry, Outcome(None, entry.happenings))
                self._switch_off(entry)
            case "fix":
                self._fix(entry)
            case kind if kind in BESIDE_THE_GAME:
                self._beside(entry)
            case _:
                self._play(entry)

    def _start(self, entry: journal.Entry) -> None:
        words = [self.words[joined] for joined in sorted(self.words)]
        fewest, most = self.game.seats
        if not fewest <= len(words) <= most:
            raise Diverged(entry.number, "crowd", fewest=fewest, most=most, says=len(words))
        opening = self._frame.opening
        if "lesson" in entry.value:
            deal = deal_lesson(opening["game"], entry.value["lesson"], self._opening_seed, words)
        elif "world" in entry.value:
            deal = deal_world(opening["game"], entry.value["world"], opening["pack"], self._opening_seed, words)
        else:
            deal = deal_game(self.game, opening["options"], opening["pack"], self._opening_seed, words, entry.epoch)
        if list(deal.seats) != entry.value["seats"]:
            raise part_that_differs(entry, "seats", deal.seats, entry.value["seats"])
        self._same(entry, deal.outcome, deal.draws, settled=True)
        self.seed, self.seats = deal.seed, deal.seats
        self._stands(entry, deal.outcome.state)

    def _play(self, entry: journal.Entry) -> None:
        """Plays a move of the game. Its outcome must be the one in the log."""
        seat, ask = entry.seat, entry.ask
        if seat not in self.seats or seat is None or ask is None:
            raise part_that_differs(entry, "seat", sorted(self.seats), seat)
        chance = Chance(self.seed, entry.epoch)
        announced: tuple[Happening, ...] = ()
        if entry.kind == "take-back":
            outcome = self.game.take_back(self.state, seat, ask)
        else:
            if entry.kind == "by-order":  # the happening about the order comes first
                announced = (self._by_order(entry, seat, ask),)
            if entry.kind == "due" and tells_given(entry.happenings):  # not so in logs of older releases
                announced = told_given(self.game, self.state, seat, ask, entry.value)
            outcome = self.game.answer(self.state, seat, ask, entry.value, chance)
        settled = outcome.settled or self.game.result(outcome.state) is not None
        self._same(entry, outcome, chance.draws, announced=announced, settled=settled)
        self._stands(entry, outcome.state)

    def _stands(self, entry: journal.Entry, state: Any) -> None:
        """Takes `state` as the game's after `entry`, and remembers it for rewinds."""
        self.state = self._states[entry.number] = state

    def _by_order(self, entry: journal.Entry, seat: int, ask_id: str) -> Happening:
        """The happening about the order that gave this answer. An order in force must give exactly this answer."""
        ask = self.game.asks(self.state).get(seat)
        if ask is None or ask.id != ask_id:
            raise Diverged(entry.number, "order")
        announced: dict[str, Happening] = {}
        for given in [order for order in self._orders.values() if order.seat == seat]:
            if answer_of_order(self.game, self.state, given, ask) == entry.value:
                announced[given.kind] = order_told(self.game, given)
        if not announced:
            raise Diverged(entry.number, "order")
        # Two orders may give the same answer: the log tells which one did.
        name = next((name for name, line in announced.items() if line in entry.happenings[:1]), next(iter(announced)))
        given = self._orders[seat, name]
        left = left_of(order_kind_of(self.game, self.state, given), given)
        if left is None:
            del self._orders[seat, name]
        else:
            self._orders[seat, name] = left
        return announced[name]

    def _order(self, entry: journal.Entry) -> None:
        seat, kind, value = entry.seat or 0, entry.value["order"], entry.value["value"]
        form = order_form(self.game, self.game.view(self.state, seat), kind, Draft(value))
        if form.sealed() != value:
            raise part_that_differs(entry, "answer", form.value, value)
        self._same(entry, Outcome(None))
        self._orders[seat, kind] = StandingOrder(seat, kind, entry.number, value)
        self._off.discard((seat, kind))

    def _switch_off(self, entry: journal.Entry) -> None:
        """An order is over. Nobody switches off twice what was given once."""
        which = (entry.seat or 0, entry.value["order"])
        if which in self._off:
            raise Diverged(entry.number, "kind", kind=entry.kind)
        self._off.add(which)
        self._orders.pop(which, None)

    def _beside(self, entry: journal.Entry) -> None:
        """Plays a move about seats, votes or pauses, which leaves the state as it is. Orders go with their player."""
        self._same(entry, Outcome(None, entry.happenings))
        if entry.kind == "vacate" or entry.value.get("vote") == "open" or "substitute" in entry.value:
            self._left(entry.value["seat"])

    def _left(self, seat: int) -> None:
        self._orders = {key: order for key, order in self._orders.items() if order.seat != seat}

    def _fix(self, entry: journal.Entry) -> None:
        """Plays a fix again, by the code that applied it."""
        self._off.clear()  # a rewind may have given an order back
        fix = fix_of(entry.value)
        over = self.result() is not None
        if over != fix.when_over:
            raise Diverged(entry.number, "kind", kind=entry.value["fix"])
        past = self._gone_back(entry, fix) if isinstance(fix, Rewind) else None
        ask = fix.question(self.game, self.state)
        value = fix.entry_value(self.game, self.state, entry.value["reason"])
        if json.encode(value) != json.encode(entry.value):
            raise part_that_differs(entry, "answer", value, entry.value)
        played = isinstance(fix, PlayFix)
        whose = (fix.about if played else None, ask.id if ask else None)
        if whose != (entry.seat, entry.ask):
            raise part_that_differs(entry, "seat", whose, (entry.seat, entry.ask))
        if isinstance(fix, Correct) and len(fix.scores) != len(self.seats):
            raise part_that_differs(entry, "answer", len(self.seats), fix.scores)
        chance = Chance(self.seed or bytes(SEED_BYTES), entry.epoch)  # a lobby that is closed draws nothing
        outcome = fix.apply(FixPosition(self.game, self.state, chance, entry.value["reason"], past))
        settled = outcome.settled or (played and self.game.result(outcome.state) is not None)
        self._same(entry, outcome, chance.draws, settled=settled)
        if played and outcome.state is not self.state:
            self._stands(entry, outcome.state)
        self.state = outcome.state
        if isinstance(fix, Correct):
            self._corrected = fix.scores
        if fix.unseats and fix.about is not None:
            self._left(fix.about)

    def _gone_back(self, entry: journal.Entry, fix: Rewind) -> Any:
        """The state that a rewind goes back to; what came after it is dropped. Raises Diverged."""
        past = self._states.get(fix.to)
        if past is None:
            raise part_that_differs(entry, "answer", list(self._states), fix.to)
        while next(reversed(self._states)) != fix.to:  # each is dropped once, however often a log goes back
            self._states.popitem()
        return past

    def _same(
        self,
        entry: journal.Entry,
        outcome: Outcome,
        draws: Sequence[Any] = (),
        *,
        announced: tuple[Happening, ...] = (),
        settled: bool = False,
    ) -> None:
        """Raises Diverged unless the log has this move: its draws, `announced` and what follows from it, `settled`.

        What is only told otherwise is counted instead, where the log is of older rules.
        """
        compare_lists(entry, "draw", draws, entry.draws)
        should = (*announced, *outcome.happenings)
        if self._older:
            self.retold += _differing(should, entry.happenings)
        else:
            compare_lists(entry, "happening", should, entry.happenings)
        if settled != entry.settled:
            raise part_that_differs(entry, "settled", settled, entry.settled)


def _differing(should: Sequence[Happening], says: Sequence[Happening]) -> int:
    """How many of the events in two tellings of a move are not in the other, or not in that place."""
    ours, theirs = ([json.encode(each) for each in told] for told in (should, says))
    alike = sum(block.size for block in SequenceMatcher(None, ours, theirs, autojunk=False).get_matching_blocks())
    return max(len(ours), len(theirs)) - alike
