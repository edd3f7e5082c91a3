"""Describes what a turn would change, as differences between now and then, without cards that nobody knows yet."""

from __future__ import annotations

from engine.core.texts import Text, say, things
from engine.paladins.agenda import shows
from engine.paladins.effects import GainWorkers
from engine.paladins.state import BuildWall, Player, Strike
from engine.paladins.things import ATTRIBUTES, GOODS, WORKERS
from engine.paladins.working import Working


def difference(work: Working) -> tuple[Text, ...]:
    """Lists the changes of the mover's board that the turn would make, and what hidden cards it would turn over."""
    now, then = work.start.players[work.seat], work.me
    lines: list[Text] = []
    before, after = _amounts(now), _amounts(then)
    gained = {kind: after[kind] - count for kind, count in before.items() if after[kind] > count}
    spent = {kind: count - after[kind] for kind, count in before.items() if after[kind] < count}
    if spent:
        lines.append(say("paladins-preview-spend", things=things(spent)))
    if gained:
        lines.append(say("paladins-preview-gain", things=things(gained)))
    lines += [
        Text(f"paladins-preview-{name}", {"was": was, "now": new})
        for name, was, new in (
            ("debts", now.debts, then.debts),
            ("paid", now.paid, then.paid),
            ("suspicions", len(now.suspicions), len(then.suspicions)),
        )
        if was != new
    ]
    return (*lines, *_hidden(work))


def _amounts(player: Player) -> dict[str, int]:
    amounts = dict(zip(WORKERS, player.workers, strict=True))
    amounts |= {good: getattr(player, good) for good in GOODS}
    return amounts | {attribute: getattr(player, attribute) for attribute in ATTRIBUTES}


def _suspicions(work: Working, criminals: int) -> Text:
    """So many suspicions to draw, and whether they may bring the Inquisition: cards and coins left lie open."""
    left = len(work.suspicions) + len(work.suspicion_discards)
    dearest = max(card.tax for card in work.pack.suspicions.values())
    risk = "cards" if left <= criminals else "tax" if work.tax <= dearest * criminals else "no"
    return say("paladins-preview-criminals", count=criminals, left=left, tax=work.tax, risk=risk)


def _hidden(work: Working) -> list[Text]:
    """What comes after the choices: a wall, suspicions, an Inquisition."""
    if not work.agenda or not shows(work.agenda[0]):
        return []
    lines: list[Text] = []
    criminals = sum(todo.criminal for todo in work.agenda if isinstance(todo, GainWorkers))
    if any(isinstance(todo, BuildWall) for todo in work.agenda):
        lines.append(say("paladins-preview-wall"))
    if criminals:
        lines.append(_suspicions(work, criminals))
    if any(isinstance(todo, Strike) for todo in work.agenda):
        lines.append(say("paladins-preview-inquisition"))
    return lines
