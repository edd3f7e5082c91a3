"""Awards of a finished game, worth a laugh and never any points, and its charts.

The charts show points, coins, debts and reputation by round, and who dealt with whom.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from engine.extras.chronicle import Chart, Dealing, Dealings, chart, most
from engine.texts import Listed, Named, SeatRef, Text, say, things
from games.devil.rules.chronicle.records import Packed, Records, points_at
from games.devil.rules.mechanics.bank import buying_price
from games.devil.rules.rulebook import COINS, GOODS
from games.devil.rules.state import SEATS, Kingdom, State

CHESTS, SOULS = "chest", "soul"  # signs of what was dealt in
WHO = tuple(SeatRef(seat) for seat in range(SEATS))


def charts(records: Records) -> tuple[Chart, ...]:
    """The charts of a whole game, the score first."""
    kinds: tuple[tuple[str, Callable[[State], tuple[int, ...]]], ...] = (
        ("points", points_at),
        ("coins", _each(lambda kingdom: kingdom.stock.get(COINS, 0))),
        ("debt", _each(lambda kingdom: kingdom.debt)),
        ("reputation", _each(lambda kingdom: kingdom.reputation)),
    )
    return tuple(chart(sign, Text(f"devil-chart-{sign}"), records.ends, WHO, figures) for sign, figures in kinds)


def _each(figure: Callable[[Kingdom], int]) -> Callable[[State], tuple[int, ...]]:
    return lambda state: tuple(map(figure, state.kingdoms))


def dealings(records: Records) -> Dealings:
    """The chests that each seat took of each other, and the soul pieces it sold for them."""
    chests: Counter[tuple[int, int]] = Counter()
    souls: Counter[tuple[int, int]] = Counter()
    for packed in records.chests:
        if packed.taken is not None:
            chests[packed.seat, packed.taken.seat] += 1
            souls[packed.seat, packed.taken.seat] += packed.taken.souls
    return Dealings(
        say("devil-chart-dealings"),
        say("devil-chart-legend"),
        tuple(_dealing(*pair, chests[pair], souls[pair]) for pair in sorted(chests)),
    )


def _dealing(giver: int, taker: int, chests: int, souls: int) -> Dealing:
    amounts = {CHESTS: chests, SOULS: souls} if souls else {CHESTS: chests}
    text = say("devil-chart-dealing", seat=SeatRef(taker), owner=SeatRef(giver), chests=chests, souls=souls)
    return Dealing(giver, taker, amounts, text)


LEAST_LOSS, LEAST_GAIN = 2, 3  # coins, for a deal to be worth a word
LEAST_UNSOLD = 3  # chests nobody wanted
LEAST_DEBT = 5
LEAST_VOTES = 3


def awards(records: Records) -> tuple[Text, ...]:
    """The awards of a game, the funniest first."""
    given = (
        _worst_deal(records),
        _suspect(records),
        _unsold(records),
        _best_deal(records),
        _sharp_eye(records),
        _wrong_tree(records),
        _debtor(records),
        _pure_soul(records),
    )
    return tuple(award for award in given if award is not None)


def _named(seats: tuple[int, ...]) -> Listed:
    return Listed(tuple(SeatRef(seat) for seat in seats))


def worth(records: Records, packed: Packed) -> int:
    """Values a chest in coins: its goods at the price at which the bank sells them."""
    board = records.end.pack.board
    goods = packed.chest.goods
    return goods.get(COINS, 0) + sum(goods.get(good, 0) * buying_price(board, good) for good in GOODS)


def _gains(records: Records) -> list[tuple[int, Packed]]:
    """Lists every deal for coins with its taker's gain, in coins."""
    return [
        (worth(records, packed) - packed.chest.price, packed)
        for packed in records.chests
        if packed.taken is not None and not packed.chest.souls_asked and not packed.chest.indulgences
    ]


def _deal(key: str, packed: Packed) -> Text | None:
    if packed.taken is None:
        return None
    return say(
        key,
        seat=SeatRef(packed.taken.seat),
        owner=SeatRef(packed.seat),
        round=packed.round,
        coins=packed.chest.price,
        things=things(packed.chest.goods),
    )


def _worst_deal(records: Records) -> Text | None:
    gain, packed = min(_gains(records), key=lambda deal: deal[0], default=(0, None))
    if packed is None or gain > -LEAST_LOSS:
        return None
    return _deal("devil-award-worst-deal" if packed.chest.goods else "devil-award-air", packed)


def _best_deal(records: Records) -> Text | None:
    gain, packed = max(_gains(records), key=lambda deal: deal[0], default=(0, None))
    return None if packed is None or gain < LEAST_GAIN else _deal("devil-award-best-deal", packed)


def _suspect(records: Records) -> Text | None:
    """The seat that was accused most often."""
    accused = [sum(hunt.votes.count(seat) for hunt in records.hunts) for seat in range(SEATS)]
    first = most(accused)
    if len(first) != 1 or accused[first[0]] < LEAST_VOTES:
        return None
    role = records.role(first[0])
    key = "devil-award-suspect-right" if role == "devil" else "devil-award-suspect-wrong"
    return say(key, seat=SeatRef(first[0]), count=accused[first[0]], mark=Named("mark", role))


def _unsold(records: Records) -> Text | None:
    """The seat most of whose chests came home as they were."""
    home = [sum(packed.seat == seat and packed.taken is None for packed in records.chests) for seat in range(SEATS)]
    first = most(home)
    if len(first) != 1 or home[first[0]] < LEAST_UNSOLD:
        return None
    return say("devil-award-unsold", seat=SeatRef(first[0]), count=home[first[0]])


def _judged(records: Records, *, right: bool) -> list[int]:
    return [
        sum(by == seat and (records.role(whom) == role) is right for _, by, role, whom in records.guesses)
        for seat in range(SEATS)
    ]


def _sharp_eye(records: Records) -> Text | None:
    figures = _judged(records, right=True)
    first = most(figures)
    return say("devil-award-sharp-eye", who=_named(first), count=figures[first[0]]) if first else None


def _wrong_tree(records: Records) -> Text | None:
    figures = _judged(records, right=False)
    first = most(figures)
    if not first or figures[first[0]] < 2:
        return None
    return say("devil-award-wrong-tree", who=_named(first), count=figures[first[0]])


def _debtor(records: Records) -> Text | None:
    first = most(records.debts)
    if not first or records.debts[first[0]] < LEAST_DEBT:
        return None
    return say("devil-award-debtor", who=_named(first), debt=records.debts[first[0]])


def _pure_soul(records: Records) -> Text | None:
    """The mortals who never sold a piece of their soul, where another seat did."""
    sellers = {look.seat for _, look in records.sales}
    kept = tuple(seat for seat in range(SEATS) if records.role(seat) in ("sun", "moon") and seat not in sellers)
    return say("devil-award-pure-soul", who=_named(kept), count=len(kept)) if kept and sellers else None
