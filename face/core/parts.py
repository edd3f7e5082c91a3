"""What a game's face gives: layouts of forms, sections and topics to read, explanations."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import Struct

from engine.contract import Ask
from engine.forms import Field, Form, Option, Pick
from engine.texts import Listed, Named, Param, Refusal, SeatRef, Text, Things, say
from face.core.inputs import Laying, Packing
from face.wordings.initials import initial_of
from face.wordings.lengths import MOST_OPTIONS

LessonNeeds = tuple[tuple[Param, ...], ...]
"""What the goal of a lesson rests on: of each fact what stands in one line."""


def seat_mark(sign: str, seat: int) -> str:
    """The mark of a seat: its coloured sign, with the initial of its player beside it once a reader says it."""
    return f"{sign}{initial_of(seat)}"


def is_about(happening: Text, seat: int) -> bool:
    """Whether the happening names that seat."""
    return SeatRef(seat) in nested_params(happening)


def nested_params(param: Param) -> Iterator[Param]:
    """A parameter and all that it is made of."""
    yield param
    if isinstance(param, Text):
        for each in param.params.values():
            yield from nested_params(each)
    elif isinstance(param, Listed):
        for each in param.items:
            yield from nested_params(each)


def join_equal(lines: Iterable[Text], joined: Mapping[str, str]) -> tuple[Text, ...]:
    """Joins lines in a row that say the same of different seats or things into one.

    `joined`: by wording, the parameter in which they differ; the one line is worded `<wording>-several`, with all of
    them as `who`.
    """
    told: list[list[Text]] = []
    begun = 0  # where the lines in a row begin among `told`
    for line in lines:
        if line.key not in joined:
            told.append([line])
            begun = len(told)
            continue
        same = next((group for group in told[begun:] if _say_the_same(group[0], line, joined[line.key])), None)
        if same is None:
            told.append([line])
        else:
            same.append(line)
    return tuple(group[0] if len(group) == 1 else _several(group, joined[group[0].key]) for group in told)


def _say_the_same(first: Text, other: Text, of: str) -> bool:
    return first.key == other.key and {**first.params, of: ""} == {**other.params, of: ""}


def _several(lines: Sequence[Text], of: str) -> Text:
    same = {name: param for name, param in lines[0].params.items() if name != of}
    return Text(f"{lines[0].key}-several", {**same, "who": Listed(tuple(line.params[of] for line in lines))})


def in_signs_of(game_id: str, short: Callable[[Mapping[str, int]], Param]) -> Callable[[Text], Text]:
    """Makes a function that words the amounts in a text, and in the texts within it, as `short` does.

    Texts whose id does not begin with the game's, the house's own, stay as they are.
    """

    def in_signs(text: Text) -> Text:
        if text.key.partition("-")[0] != game_id:
            return text
        return Text(text.key, {name: signs(param) for name, param in text.params.items()})

    def signs(param: Param) -> Param:
        match param:
            case Things():
                return short(param.amounts)
            case Text():
                return in_signs(param)
            case Listed():
                return Listed(tuple(signs(item) for item in param.items))
        return param

    return in_signs


class ShortCut(NamedTuple):
    """A draft for one of the present asks, as typed words mean it. It still needs its Seal."""

    ask_id: str
    partial: dict[str, Any]


class Choice(Struct, frozen=True):
    """An option of a control. `note` stands small beneath it; `sign`: a sign or an emblem, where it is drawn."""

    id: str
    text: Text
    note: Text | None = None
    chosen: bool = False
    sign: str = ""


class PartlyRefused(Refusal):
    """Refuses a part of what was chosen in a control. `draft`: the answer with the rest, which stays chosen."""

    def __init__(self, refusal: Refusal, draft: dict[str, Any]) -> None:
        super().__init__(refusal.code, **refusal.details)
        self.draft = draft


class Control(Struct, frozen=True):
    """A select that stands in for several inputs of a form (`covers`): `Face.controlled` says what using it means.

    `seals`: using it seals the answer at once. `whole`: if the rules refuse a part of what was chosen, nothing of it is
    kept. `note`: small print beneath its label, such as what cannot be chosen and why; without choices there is no
    select. `row`: ids of the chosen tokens in the order in which they count, None where they make no row. `standing`:
    ids of options of the input `name`, closed ones among them, in the same order every turn, for a window with room
    for them.
    """

    name: str
    label: Text
    choices: tuple[Choice, ...]
    covers: frozenset[str]
    least: int = 1
    most: int = 1
    seals: bool = False
    whole: bool = False
    note: Text | None = None
    row: tuple[str, ...] | None = None
    standing: tuple[str, ...] = ()


class Layout(Struct, frozen=True):
    """Changes how a form is shown: never another answer, only fewer clicks and better words.

    Every open option of an input stays one that can be chosen; what is left out is named beside it with the reason
    (`Control.note`), or makes no difference any more.

    `labels`: headings by input; `notes`: what stands beneath an option, by input and option; `hidden`: inputs left to
    their default; `untold`: ids of texts of the preview that are said elsewhere; `said`: texts of the news that the
    details say in other words: the news leave them out; `packings`, `layings`: how some inputs can be drawn;
    `short`: inputs whose options lie side by side, as they are little more than numbers; `spots`: by input and option
    the place in a picture of options whose words do not name it; `closed_in`: ids of texts of the details that name
    closed options: a window that shows these among the others (`Control.standing`) leaves such texts out.
    """

    controls: tuple[Control, ...] = ()
    labels: dict[str, Text] = {}
    notes: dict[str, dict[str, Text]] = {}
    hidden: frozenset[str] = frozenset()
    untold: frozenset[str] = frozenset()
    said: tuple[Text, ...] = ()
    packings: tuple[Packing, ...] = ()
    layings: tuple[Laying, ...] = ()
    short: frozenset[str] = frozenset()
    spots: Mapping[str, Mapping[str, Named]] = {}
    closed_in: frozenset[str] = frozenset()


def answered_parts(ask: Ask, parts: tuple[Text, ...]) -> tuple[Text, ...]:
    """The parts of an answer without its question, which addresses its own seat, unless there is nothing else."""
    return parts[1:] if len(parts) > 1 and parts[0] == ask.prompt else parts


def options_of(field: Field) -> tuple[Option, ...]:
    """The options of an input that picks one of them, the closed ones too; none of another input."""
    return field.node.options if isinstance(field.node, Pick) else ()


def fits_select(field: Field) -> bool:
    """Whether one select shows all that is open; the plain input has pages."""
    return sum(option.closed is None for option in options_of(field)) <= MOST_OPTIONS


def is_settled(field: Field, form: Form) -> bool:
    """Whether only one option is open, and chosen."""
    return [option.id for option in options_of(field) if option.closed is None] == [form.value.get(field.name)]


def leading_controls(
    fields: Sequence[Field], needs: Callable[[Field], bool], control: Callable[[Field], Control]
) -> tuple[Control, ...]:
    """Makes controls of all inputs up to the last that needs one, as controls stand first; of none that has pages."""
    last = max((at for at, field in enumerate(fields) if needs(field)), default=-1)
    return tuple(control(each) for each in fields[: last + 1] if isinstance(each.node, Pick) and fits_select(each))


def control_of(field: Field, form: Form, heading: Text, choices: tuple[Choice, ...]) -> Control:
    """A control with these choices that stands in for one input; its label has the heading and what is chosen."""
    chosen = form.value.get(field.name)
    value = next((option.text for option in options_of(field) if option.id == chosen), say("bot-open"))
    return Control(field.name, say("bot-field", label=heading, value=value), choices, frozenset({field.name}))


class LookUpEntry(Struct, frozen=True):
    """One card or rule that can be looked up. `card`: the name it is looked up by, None for what has none."""

    text: Text
    card: Named | None = None


class Section(Struct, frozen=True):
    """Entries that belong together: somebody's buildings, the inquisitors. `id`: letters, digits and dashes, few.

    `suspects`: beside the names in it a player reads what their own notes say of them.
    """

    id: str
    title: Text
    entries: tuple[LookUpEntry, ...]
    suspects: bool = False


class Suspicion(Struct, frozen=True):
    """What a player can take another seat for, in their own notes. `id`: at most 20 letters, never changed.

    `sign`: in a character or two, beside a name.
    """

    id: str
    text: Text
    sign: Text


class Left(Struct, frozen=True):
    """How much of a game is left: the fewest and the most `turns` of each player, or the `rounds` after this one.

    The other is None. Turns are reckoned by the pace so far.
    """

    turns: tuple[int, int] | None = None
    rounds: int | None = None


class ReferenceWords:
    """Makes the sections of a game's reference of its wordings: x-look-<section>, x-look-item, x-house-<rule>.

    `empty`: what stands in a section without entries.
    """

    def __init__(self, game_id: str, empty: Text | None = None) -> None:
        self._game_id = game_id
        self._empty = () if empty is None else (LookUpEntry(empty),)

    def section(self, id: str, entries: Iterable[LookUpEntry], title: Text | None = None) -> Section:
        """A section with these entries; `title`: its own, where it has no wording by its id."""
        return Section(id, title or say(f"{self._game_id}-look-{id}"), tuple(entries) or self._empty)

    def item(self, text: Text, card: Named | None = None) -> LookUpEntry:
        """An entry of a list."""
        return LookUpEntry(say(f"{self._game_id}-look-item", what=text), card)

    def house(self, rules: str, *before: LookUpEntry) -> Section:
        """The section of the house rules, a sentence or two each, by their names with blanks between."""
        lines = (say(f"{self._game_id}-house-{rule}") for rule in rules.split())
        return self.section("house", (*before, *(self.item(line) for line in lines)))


class Topic(Struct, frozen=True):
    """Rules to read at any time. `words`: other words by which people look for it, divided by commas."""

    id: str
    title: Text
    words: Text
    text: tuple[Text, ...]


def topics_of(game_id: str, ids: Iterable[str], numbers: Mapping[str, Param]) -> tuple[Topic, ...]:
    """These topics of a game, of its wordings x-topic-<id>, x-topic-<id>-words and x-rule-<id>."""
    return tuple(
        Topic(
            id,
            say(f"{game_id}-topic-{id}"),
            say(f"{game_id}-topic-{id}-words"),
            (Text(f"{game_id}-rule-{id}", dict(numbers)),),
        )
        for id in ids
    )


def offers(control: Control, values: list[str]) -> bool:
    """Says whether `values` can be chosen in `control`."""
    known = {choice.id for choice in control.choices}
    return control.least <= len(values) <= control.most and known.issuperset(values)


def answer_of(form: Form, given: Mapping[str, Any]) -> dict[str, Any]:
    """Returns what an unfinished form shows as chosen: the given values over the defaults."""
    return {**form.value, **{field.name: given[field.name] for field in form.fields if field.name in given}}
