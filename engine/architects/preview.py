"""Describes what a turn would change, as differences between now and then, without cards that nobody knows yet."""

from __future__ import annotations

from engine.architects.state import Player
from engine.architects.things import KINDS
from engine.architects.working import Working
from engine.core.texts import Text, say, things


def difference(work: Working) -> tuple[Text, ...]:
    """Lists the changes of the mover's board and debts that the turn would make, compared with now."""
    now, then = work.start.players[work.seat], work.me
    lines: list[Text] = []
    more = {kind: then.stock.get(kind, 0) - now.stock.get(kind, 0) for kind in KINDS}
    gained = {kind: amount for kind, amount in more.items() if amount > 0}
    spent = {kind: -amount for kind, amount in more.items() if amount < 0}
    if gained:
        lines.append(say("architects-preview-gain", things=things(gained)))
    if spent:
        lines.append(say("architects-preview-spend", things=things(spent)))
    lines += _numbers(now, then)
    if then.apprentices != now.apprentices:
        lines.append(say("architects-preview-apprentices", count=len(then.apprentices)))
    captured = sum(then.captured) - sum(now.captured)
    if captured:
        lines.append(say("architects-preview-captured", count=captured))
    if work.state.reset and not work.start.reset:
        lines.append(say("architects-preview-reset"))
    if work.state.refresh and not work.start.refresh:
        lines.append(say("architects-preview-refresh-hire" if work.state.hire else "architects-preview-refresh"))
    if work.state.final > 0 > work.start.final:
        lines.append(say("architects-preview-end"))
    if work.shows:
        lines.append(say("architects-preview-for-good"))
    return tuple(lines)


def _numbers(now: Player, then: Player) -> list[Text]:
    """Virtue, debts and workers, where they change."""
    pairs = (
        ("virtue", now.virtue, then.virtue),
        ("debts", now.debts, then.debts),
        ("workers", now.workers, then.workers),
    )
    return [Text(f"architects-preview-{name}", {"was": was, "now": new}) for name, was, new in pairs if was != new]
