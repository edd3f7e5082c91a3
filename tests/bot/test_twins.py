"""Options of one name in one input: their labels say what tells them apart, in both windows."""

from __future__ import annotations

from bot.desk.view import desk_view
from engine.contract import Ask
from engine.forms import Field, Form, Option, Pick
from engine.texts import Text, say
from face.core.face import face
from face.core.names import reader_for
from face.core.parts import Choice, Control, Layout
from face.core.twins import told_apart
from face.desk.form import ShownForm
from tests.bot.drawing import TABLE
from tests.bot.people import selects_of
from tests.bot.test_forms import desk
from web.form.inputs import InputsOf

ASK = Ask("1.pay", "pay", say("bids-ask-pay"))
READER = reader_for(TABLE, "en")
NOTES = {"a": say("bot-refresh"), "b": say("bot-clear"), "c": say("bot-back")}


def twins(*ids: str, name: str = "play") -> Form:
    options = (*(Option(id, say("bot-choose-one")) for id in ids), Option("z", say("bot-choose-next")))
    return Form((Field(name, Pick(options)),), {}, (name,), None)


def words_of(form: Form, layout: Layout) -> list[str]:
    shown, _ = told_apart(form, layout, READER)
    node = shown.fields[0].node
    assert isinstance(node, Pick)
    return [READER.label(option.text) for option in node.options]


def test_the_note_goes_into_the_labels_that_are_the_same_and_from_beneath_them() -> None:
    same, other = (READER.label(say(key)) for key in ("bot-choose-one", "bot-choose-next"))
    noted = Layout(notes={"play": {**NOTES, "z": say("bot-back")}})
    first, second = (READER.label(NOTES[id]) for id in ("a", "b"))
    assert words_of(twins("a", "b"), noted) == [f"{same} · {first}", f"{same} · {second}", other]
    _, layout = told_apart(twins("a", "b"), noted, READER)
    assert set(layout.notes["play"]) == {"c", "z"}


def test_what_nothing_tells_apart_is_numbered() -> None:
    same, other = (READER.label(say(key)) for key in ("bot-choose-one", "bot-choose-next"))
    assert words_of(twins("a", "b"), Layout()) == [f"{same} (1)", f"{same} (2)", other]
    alike = Layout(notes={"play": {"a": NOTES["a"], "b": NOTES["a"]}})
    assert words_of(twins("a", "b"), alike) == [f"{same} (1)", f"{same} (2)", other]


def test_where_a_note_is_too_long_for_a_label_all_stay_beneath_and_are_said_once() -> None:
    long = {"a": say("practice-begun", game=say("bids")), "b": NOTES["b"]}
    same, other = (READER.label(say(key)) for key in ("bot-choose-one", "bot-choose-next"))
    assert words_of(twins("a", "b"), Layout(notes={"play": long})) == [f"{same} (1)", f"{same} (2)", other]
    _, layout = told_apart(twins("a", "b"), Layout(notes={"play": long}), READER)
    assert layout.notes["play"] == long


def test_where_a_note_is_too_long_its_place_tells_them_apart_and_the_rest_stays_beneath() -> None:
    long = say("practice-begun", game=say("bids"))
    places = {id: say("architects-twin-place", row=row, column=2) for row, id in enumerate("ab", 1)}
    notes = {id: say("architects-about-twin", place=place, note=long) for id, place in places.items()}
    same, other = (READER.label(say(key)) for key in ("bot-choose-one", "bot-choose-next"))
    apart = [f"{same} · row 1, column 2", f"{same} · row 2, column 2", other]
    assert words_of(twins("a", "b"), Layout(notes={"play": notes})) == apart
    _, layout = told_apart(twins("a", "b"), Layout(notes={"play": notes}), READER)
    assert layout.notes["play"] == {"a": long, "b": long}


def test_a_form_without_twins_stays_as_it_is() -> None:
    form, layout = twins("a"), Layout(notes={"play": NOTES})
    assert told_apart(form, layout, READER) == (form, layout)


def test_a_control_says_its_twins_apart_too() -> None:
    choices = tuple(Choice(id, say("bot-choose-one"), NOTES[id]) for id in ("a", "b"))
    control = Control("own", say("bot-choose"), choices, frozenset({"play"}))
    _, layout = told_apart(twins("a"), Layout(controls=(control,)), READER)
    assert len({READER.label(choice.text) for choice in layout.controls[0].choices}) == 2


def test_both_windows_say_it() -> None:
    ids = "abcdefgh"
    notes: dict[str, Text] = {"a": NOTES["a"], "b": NOTES["b"]}
    shown = ShownForm(ASK, twins(*ids), layout=Layout(notes={"play": notes}))
    drawn = InputsOf(shown, READER, face("bids")).all()
    words = [choice.words for each in drawn for choice in each.choices]
    assert len(set(words)) == len(words) == len(ids) + 1
    (select,) = selects_of(desk_view(desk(), READER, shown).to_components())
    labels = [option["label"] for option in select["options"]]
    assert labels == words
