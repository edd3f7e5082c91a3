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
    lines += _virtue(work, now.virtue, then.virtue)
    if then.may_destroy > now.may_destroy:
        lines.append(say("architects-preview-destroy", count=then.may_destroy - now.may_destroy))
    lines += _numbers(now, then)
    lines += _level(work, now.level, then.level)
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


_WAY = {(False, True): "opens", (True, False): "closes", (True, True): "same", (False, False): "same"}


def _virtue(work: Working, was: int, now: int) -> list[Text]:
    """A change of virtue, with what both places are worth at the end and what it opens or closes."""
    if was == now:
        return []
    track = work.board.track
    doors = {
        "cathedral": (was >= track.cathedral, now >= track.cathedral),
        "market": (was <= track.market, now <= track.market),
    }
    changes = {name: _WAY[before, after] for name, (before, after) in doors.items()}
    points = {"before": track.points[was], "after": track.points[now]}
    return [Text("architects-preview-virtue", {"was": was, "now": now, **points, **changes})]


def _level(work: Working, was: int, now: int) -> list[Text]:
    """A step on the Cathedral: what both levels are worth at the end, and that a reward comes or there are none."""
    if was == now:
        return []
    levels = work.board.cathedral
    missing = 0 if work.state.rewards else work.board.scoring.reward_missing
    before, after = levels[was - 1].points if was else 0, levels[now - 1].points
    return [say("architects-preview-level", level=now, before=before, after=after, missing=missing)]


def _numbers(now: Player, then: Player) -> list[Text]:
    """Debts and workers, where they change."""
    pairs = (
        ("debts", now.debts, then.debts),
        ("workers", now.workers, then.workers),
    )
    return [Text(f"architects-preview-{name}", {"was": was, "now": new}) for name, was, new in pairs if was != new]
