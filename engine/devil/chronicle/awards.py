"""Awards of a finished game, worth a laugh and never any points."""

from __future__ import annotations

from engine.core.chronicle import most
from engine.core.texts import Listed, Named, SeatRef, Text, say, things
from engine.devil.bank import buying_price
from engine.devil.chronicle.records import Packed, Records
from engine.devil.state import SEATS
from engine.devil.things import COINS, GOODS

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
