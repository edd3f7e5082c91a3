"""Tells options of one input apart whose labels are the same: two cards of one name, with other effects."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from engine.forms import Field, Form, Option, Pick, Picks, Several
from engine.texts import Text, say
from face.core.parts import Control, Layout
from face.wordings.lengths import OPTION_LABEL
from face.wordings.reader import Reader

_WHOLE = 1_000  # characters: no label is cut
_PARTS = {"place", "note"}  # parameters of a note that says where something lies before what it is


def told_apart(form: Form, layout: Layout, reader: Reader) -> tuple[Form, Layout]:
    """Returns the same form and layout with labels that differ within each input and each control.

    Labels that are the same get their own notes added, which then no longer stand beneath. Where a label has no room
    for all of its note, it gets the note's `place`, and the rest, its `note`, stays. Where that is missing too, where
    notes are the same or there is none, they get numbers, and the notes stay.
    """
    notes = dict(layout.notes)
    fields = tuple(_field(field, notes, reader) for field in form.fields)
    controls = tuple(_control(control, reader) for control in layout.controls)
    if fields == form.fields and controls == layout.controls:
        return form, layout
    return replace(form, fields=fields), replace(layout, notes=notes, controls=controls)


def _field(field: Field, notes: dict[str, dict[str, Text]], reader: Reader) -> Field:
    node = field.node
    if not isinstance(node, Pick | Picks | Several):
        return field
    chosen = node.chosen if isinstance(node, Several) else ()
    named = {option.id: option.text for option in (*node.options, *chosen)}
    own = notes.get(field.name, {})
    apart = _apart(named, own, reader)
    if not apart:
        return field
    notes[field.name] = _still_beneath(own, apart)
    node = replace(node, options=_renamed(node.options, apart))
    if isinstance(node, Several):
        node = replace(node, chosen=_renamed(node.chosen, apart))
    return replace(field, node=node)


def _control(control: Control, reader: Reader) -> Control:
    notes = {choice.id: choice.note for choice in control.choices if choice.note is not None}
    apart = _apart({choice.id: choice.text for choice in control.choices}, notes, reader)
    if not apart:
        return control
    kept = _still_beneath(notes, apart)
    choices = tuple(
        replace(choice, text=apart.get(choice.id, choice.text), note=kept.get(choice.id)) for choice in control.choices
    )
    return replace(control, choices=choices)


def _renamed(options: Sequence[Option], apart: Mapping[str, Text]) -> tuple[Option, ...]:
    return tuple(replace(option, text=apart.get(option.id, option.text)) for option in options)


def _apart(named: Mapping[str, Text], notes: Mapping[str, Text], reader: Reader) -> dict[str, Text]:
    """New labels, by id, for those whose labels are the same: all with their notes, or places, or numbers."""
    alike: dict[str, list[str]] = {}
    for id, text in named.items():
        alike.setdefault(reader.label(text, OPTION_LABEL), []).append(id)
    apart: dict[str, Text] = {}
    for ids in alike.values():
        if len(ids) == 1:
            continue
        noted = {id: say("bot-option-as", what=named[id], note=notes[id]) for id in ids if id in notes}
        placed = {
            id: say("bot-option-at", what=named[id], place=notes[id].params["place"])
            for id in ids
            if id in notes and notes[id].params.keys() >= _PARTS
        }
        numbered = {id: say("bot-option-number", what=named[id], number=at) for at, id in enumerate(ids, 1)}
        apart |= next((labels for labels in (noted, placed) if _tells(labels, len(ids), reader)), numbered)
    return apart


def _tells(labels: Mapping[str, Text], count: int, reader: Reader) -> bool:
    """Whether there are `count` of these labels, all different and each with room for all of it."""
    whole = {said for text in labels.values() if len(said := reader.label(text, _WHOLE)) <= OPTION_LABEL}
    return len(whole) == count


def _still_beneath(notes: Mapping[str, Text], apart: Mapping[str, Text]) -> dict[str, Text]:
    """The notes without what a label says."""
    kept = {id: note for id, note in notes.items() if id not in apart or apart[id].key != "bot-option-as"}
    for id, note in kept.items():
        rest = note.params.get("note")
        if id in apart and apart[id].key == "bot-option-at" and isinstance(rest, Text):
            kept[id] = rest
    return kept
