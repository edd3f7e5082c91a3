"""The bank (rules page, section 2): buying, selling, borrowing, repaying, and how a price is financed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from engine.effects import minus, plus
from engine.forms import Draft, Option
from engine.texts import Happening, Listed, SeatRef, Text, public, say, things
from games.devil.rules.facts import Accounted, WouldBorrow, WouldSell, entries_of
from games.devil.rules.pack import Board
from games.devil.rules.rulebook import BASIC, COINS, GOODS, RARE, Stock
from games.devil.rules.state import Happenings, Kingdom, State, acts_noted

SELL_FIRST = "sell"  # least borrowing: sell what the rest of the plan does not need, then borrow
LENT, REPAID = "borrow", "repay"  # entries in a ledger
BORROW_FIRST = "borrow"  # keep the goods: borrow up to the limit, then sell
POLICIES = (SELL_FIRST, BORROW_FIRST)
MUCH_SOLD = 4  # goods: who sells so many at once is asked once more
MUCH_BORROWED = 4  # coins at once, likewise: while there is trade nothing is repaid


_FINANCE = tuple(Option(policy, Text(f"devil-finance-{policy}")) for policy in POLICIES)


def buying_price(board: Board, good: str) -> int:
    """Coins for one `good` from the supply."""
    return board.prices["buy-basic" if good in BASIC else "buy-rare"]


def selling_price(board: Board, good: str) -> int:
    """Coins the bank pays for one `good`."""
    return board.prices["sell-basic" if good in BASIC else "sell-rare"]


class Financing(Struct, frozen=True):
    """The payment of a price: the stock and debt after it, and all that was bought, sold and borrowed for it."""

    stock: Stock
    debt: int
    bought: Stock
    sold: Stock
    borrowed: int


def finance(
    board: Board,
    stock: Stock,
    debt: int,
    cost: Mapping[str, int],
    policy: str = SELL_FIRST,
    keep: Callable[[], Mapping[str, int]] = dict,
) -> Financing | None:
    """Pays `cost` (goods and coins): buys missing goods, and raises missing coins by selling and borrowing.

    `keep` counts goods that later steps of the same plan need: they are sold last, because buying them back costs more
    than it brings. Basic goods are sold before rare ones. None if even that is not enough (the debt limit).
    """
    bought: Stock = {}
    left = dict(stock)
    coins_due = 0
    for kind, amount in cost.items():
        if kind == COINS:
            coins_due += amount
            continue
        missing = amount - left[kind]
        if missing > 0:
            bought[kind] = missing
            coins_due += missing * buying_price(board, kind)
            left[kind] = 0
        else:
            left[kind] -= amount
    left[COINS] -= coins_due
    if left[COINS] >= 0:
        return Financing(left, debt, bought, {}, 0)
    sold: Stock = {}
    borrowed = 0
    kept = keep()
    sources = ("spare", "loan", "kept") if policy == SELL_FIRST else ("loan", "spare", "kept")
    for source in sources:
        if source == "loan":
            borrowed = min(-left[COINS], board.debt_limit - debt)
            left[COINS] += borrowed
        else:
            _sell(board, left, sold, kept if source == "spare" else {})
        if left[COINS] >= 0:
            return Financing(left, debt + borrowed, bought, sold, borrowed)
    return None


def shortage(board: Board, stock: Stock, debt: int, cost: Mapping[str, int]) -> tuple[Stock, int]:
    """(goods, coins) that a price is short of: goods not in stock, and coins, all else sold and all credit taken.

    The coins are those the missing goods would be bought with, too; none are short of a price that can be financed.
    """
    goods = {kind: amount - stock[kind] for kind, amount in cost.items() if kind != COINS and amount > stock[kind]}
    due = cost.get(COINS, 0) + sum(amount * buying_price(board, good) for good, amount in goods.items())
    spare = {good: max(0, stock[good] - cost.get(good, 0)) for good in GOODS}
    raised = stock[COINS] + sum(count * selling_price(board, good) for good, count in spare.items())
    return goods, max(0, due - raised - (board.debt_limit - debt))


def _sell(board: Board, left: Stock, sold: Stock, kept: Mapping[str, int]) -> None:
    """Sells goods beyond `kept`, piece by piece, until no coins are missing."""
    for good in GOODS:
        while left[COINS] < 0 and left[good] > kept.get(good, 0):
            left[good] -= 1
            left[COINS] += selling_price(board, good)
            sold[good] = sold.get(good, 0) + 1


def noted(kingdom: Kingdom, done: Financing) -> Kingdom:
    """`kingdom` after a financing outside the action phase; the others hear of it when the phase settles."""
    ledger = dict(kingdom.ledger)
    for good, amount in done.bought.items():
        ledger[f"buy-{good}"] = ledger.get(f"buy-{good}", 0) + amount
    for good, amount in done.sold.items():
        ledger[f"sell-{good}"] = ledger.get(f"sell-{good}", 0) + amount
    if done.borrowed:
        ledger[LENT] = ledger.get(LENT, 0) + done.borrowed
    return replace(kingdom, stock=done.stock, debt=done.debt, ledger=ledger)


def finance_field(draft: Draft, default: str = SELL_FIRST) -> str:
    """Asks whether to sell or to borrow first."""
    return draft.pick("finance", _FINANCE, default=default) or default


def financing_preview(bought: Stock, sold: Stock, borrowed: int, debt: int) -> list[Text]:
    """Lists the purchases, sales and loans that a price would lead to; `debt` is the seat's debt then."""
    lines: list[Text] = []
    if any(bought.values()):
        lines.append(say("devil-preview-bought", things=things(bought)))
    if any(sold.values()):
        lines.append(WouldSell(things(sold)).text)
    if borrowed:
        lines.append(WouldBorrow(borrowed, debt).text)
    return lines


def bank_form(draft: Draft, board: Board, kingdom: Kingdom) -> None:
    """Declares a bank trade: what, then how many (1 by default)."""
    most: dict[str, int] = {}
    options: list[Option] = []
    for good in (*BASIC, *RARE):
        price = buying_price(board, good)
        most[f"buy-{good}"] = kingdom.stock[COINS] // price
        options.append(_trade(f"buy-{good}", price, most[f"buy-{good}"] > 0))
    for good in (*BASIC, *RARE):
        most[f"sell-{good}"] = kingdom.stock[good]
        options.append(_trade(f"sell-{good}", selling_price(board, good), kingdom.stock[good] > 0))
    most["borrow"] = board.debt_limit - kingdom.debt
    options.append(_trade("borrow", 1, most["borrow"] > 0))
    trade = draft.pick("trade", options)
    if trade is None:
        return
    times = draft.amount("times", 1, most[trade], default=1) or 1
    if trade.startswith("sell-") and times >= MUCH_SOLD:
        draft.warn(say("devil-warn-sale", things=things({trade.removeprefix("sell-"): times})))
    elif trade == "borrow" and times >= MUCH_BORROWED:
        draft.warn(say("devil-warn-loan", coins=times, debt=kingdom.debt + times))


def bank_preview(board: Board, kingdom: Kingdom, trade: str, times: int) -> tuple[Text, ...]:
    """Says what a trade would do."""
    after = bank_trade(board, kingdom, trade, times)
    change = minus(after.stock, kingdom.stock)
    lines = [] if after.debt == kingdom.debt else financing_preview({}, {}, times, after.debt)
    for key, sign in (("devil-preview-paid", -1), ("devil-preview-gained", 1)):
        if there := {kind: sign * amount for kind, amount in change.items() if sign * amount > 0}:
            lines.append(say(key, things=things(there)))
    return tuple(lines)


@lru_cache(maxsize=256)
def _trade(name: str, price: int, possible: bool) -> Option:
    if name.startswith("buy-"):
        closed = None if possible else say("refused-no-coins", price=price)
    elif name.startswith("sell-"):
        closed = None if possible else say("refused-no-goods")
    else:
        closed = None if possible else say("refused-debt-limit")
    return Option(name, say(f"devil-bank-{name}", price=price), closed)


def bank_trade(board: Board, kingdom: Kingdom, trade: str, times: int) -> Kingdom:
    """`kingdom` after a bank trade its form has allowed."""
    ledger = {**kingdom.ledger, trade: kingdom.ledger.get(trade, 0) + times}
    verb, _, good = trade.partition("-")
    if verb == "buy":
        changed = plus(kingdom.stock, {good: times, COINS: -times * buying_price(board, good)})
    elif verb == "sell":
        changed = plus(kingdom.stock, {good: -times, COINS: times * selling_price(board, good)})
    else:
        changed = plus(kingdom.stock, {COINS: times})
        return replace(kingdom, stock=changed, debt=kingdom.debt + times, ledger=ledger)
    return replace(kingdom, stock=changed, ledger=ledger)


def repay(kingdom: Kingdom, coins: int) -> Kingdom:
    """`kingdom` with `coins` of its debt paid back."""
    ledger = {**kingdom.ledger, REPAID: kingdom.ledger.get(REPAID, 0) + coins}
    return replace(kingdom, stock=minus(kingdom.stock, {COINS: coins}), debt=kingdom.debt - coins, ledger=ledger)


def raise_debt(board: Board, debt: int, rises: int) -> tuple[int, int]:
    """Raises a debt `rises` times by 1, and gives (debt, demon wings): a rise beyond the limit sets it back for a wing.

    Section 3.6: a debt of 10 with three entries ends at 9 with two wings.
    """
    wings = 0
    for _ in range(rises):
        debt += 1
        if debt > board.debt_limit:
            debt = board.debt_after
            wings += 1
    return debt, wings


def published(state: State) -> tuple[State, Happenings]:
    """Tells the table what everyone bought, sold, borrowed and repaid since the last settlement."""
    happenings: list[Happening] = []
    kingdoms = list(state.kingdoms)
    for seat, kingdom in enumerate(kingdoms):
        if not kingdom.ledger and kingdom.known_debt == kingdom.debt:
            continue
        if kingdom.ledger:
            entries = Listed(entries_of(kingdom.ledger))
            happenings.append(public(Accounted(SeatRef(seat), entries, kingdom.debt).text))
        kingdoms[seat] = replace(kingdom, ledger={}, known_debt=kingdom.debt)
    return _repaying_noted(replace(state, kingdoms=tuple(kingdoms)), state), tuple(happenings)


def _repaying_noted(state: State, before: State) -> State:
    """`state` with what was paid back since the last settlement in the record of acts, but in the inquisition."""
    coins = [kingdom.ledger.get(REPAID, 0) for kingdom in before.kingdoms]
    if not any(coins) or state.step.startswith("inquisition."):
        return state
    past = state.past_acts
    earlier = past[-1].repaid if past and past[-1].round == state.round else (0,) * len(coins)
    return acts_noted(state, repaid=tuple(map(int.__add__, earlier, coins)))
