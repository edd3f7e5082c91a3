"""What a desk and a page say of a trial: what it is called, what world it is in, and where its buttons lead."""

from __future__ import annotations

from collections.abc import Mapping

from db.tables.store import number_of_table
from engine.texts import Text, say
from face.core.names import game_name, table_title
from host.values import Table

_TRIAL_LABELS = {each: Text(each) for each in ("trial-world", "trial-back", "trial-note", "trial-so", "trial-end")}
_PLAYED_ON_LABELS = {"trial-back": say("played-on-back"), "trial-end": say("played-on-end")}


def trial_labels(table: Table) -> Mapping[str, Text]:
    """The labels of the buttons that only a trial has, by the action of the press; none at other tables."""
    if table.trial_of is None:
        return {}
    if table.from_move is not None:
        return _PLAYED_ON_LABELS
    if table.world <= 1:
        return _TRIAL_LABELS
    return {"trial-before": say("trial-before", world=table.world - 1), **_TRIAL_LABELS}


def trial_line(table: Table) -> Text:
    """Says what world a trial is in, and that nothing in it counts."""
    if table.from_move is None or table.trial_of is None:
        return say("trial-line", world=table.world)
    practice = number_of_table(table.trial_of) != table.trial_of
    return say("played-on-line", of=table_title(table.trial_of, practice=practice))


def trial_head(table: Table) -> Text:
    """The heading of a trial: an imagined world, or a finished game that is played on."""
    name = game_name(table.game)
    return say("trial-head", game=name) if table.from_move is None else say("played-on-head", game=name)
