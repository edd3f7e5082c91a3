"""The bank on the desk: one select of trades, and a button that does the one that was chosen."""

from __future__ import annotations

from typing import Any

from bot.games.face_parts import Choice, Control, Layout
from engine.core.forms import Form
from engine.core.refusals import NOT_OFFERED, Refusal
from engine.core.texts import Text, say
from engine.devil.bank import buying_price, selling_price
from engine.devil.pack import Pack
from engine.devil.things import COINS, GOODS
from engine.devil.view import View

TRADE = "trade"
COVERED = frozenset({"trade", "times"})
BORROWED_AT_ONCE = 5  # more is borrowed by choosing again


def bank_layout(view: View, form: Form, cards: Pack) -> Layout:
    """Lists all that can be traded now; what the one that is chosen would do is the form's preview."""
    chosen = f"{form.value.get('trade')}:{form.value.get('times')}"
    choices = tuple(Choice(id, text, None, id == chosen) for id, text in _trades(view, cards))
    if not choices:
        return Layout()
    return Layout((Control(TRADE, say("devil-bank"), choices, COVERED),))


def bank_controlled(values: list[str]) -> dict[str, Any]:
    """The answer a trade stands for. Raises Refusal."""
    trade, _, times = values[0].partition(":")
    if not times.isdecimal():
        raise Refusal(NOT_OFFERED, field=TRADE)
    return {"trade": trade, "times": int(times)}


def _trades(view: View, cards: Pack) -> list[tuple[str, Text]]:
    own, board = view.own, cards.board
    if own is None:
        return []
    trades: list[tuple[str, Text]] = []
    for good in GOODS:
        price = buying_price(board, good)
        if own.stock[COINS] >= price:
            trades.append((f"buy-{good}:1", say(f"devil-trade-buy-{good}", count=1, coins=price)))
    for good in GOODS:
        price = selling_price(board, good)
        for count in dict.fromkeys((1, own.stock[good])):
            if 0 < count <= own.stock[good]:
                trades.append(
                    (f"sell-{good}:{count}", say(f"devil-trade-sell-{good}", count=count, coins=count * price))
                )
    for count in range(1, min(BORROWED_AT_ONCE, board.debt_limit - own.debt) + 1):
        trades.append((f"borrow:{count}", say("devil-trade-borrow", count=count, debt=own.debt + count)))
    return trades
