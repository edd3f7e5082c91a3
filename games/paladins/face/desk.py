"""A turn on the desk: what is open can be chosen, what the rest lacks stands above; and the lines under a question."""

from __future__ import annotations

from msgspec.structs import replace

from engine.contract import Ask
from engine.forms import Field, Form, Option, Pick
from engine.texts import Listed, Named, Text, say
from face.core.parts import Choice, Control, Layout, control_of, fits_select, is_settled, leading_controls, options_of
from face.wordings.reader import REFUSED
from games.paladins.face.board import (
    king_lines,
    map_lines,
    outsider_lines,
    outsiders_near,
    suspicions_line,
    tavern_lines,
    townsfolk_lines,
)
from games.paladins.face.cards import in_signs, joining_line, paladin_line, spaces
from games.paladins.face.laying import layings_of
from games.paladins.face.option_hints import hint_of
from games.paladins.rules.effects import joined
from games.paladins.rules.mechanics.reasons import LACKS_ATTRIBUTE, SPACE_TAKEN
from games.paladins.rules.orders import is_taken_now
from games.paladins.rules.pack import Pack
from games.paladins.rules.phases.choosing_paladins import LAST_PROMPT
from games.paladins.rules.prospects import next_spaces
from games.paladins.rules.rulebook import ACTIONS, RIGHT
from games.paladins.rules.view import View

FIRST = ("action", "play")  # the inputs a question begins with: changing one begins anew
CLOSED = frozenset({"paladins-closed"})
_ON_THE_BOARD = {"action": {action: Named("paladins-action", action) for action in (*ACTIONS, "favour")}}
USELESS = tuple(say(f"paladins-about-{why}") for why in ("no-debt", "no-suspicion", "neither"))
SIGNS = say("paladins-draft-signs")
MOST_NAMED = 4  # closed options with one reason that are named


def turn_layout(view: View, ask: Ask, form: Form, cards: Pack) -> Layout:
    """Lays out a question on the desk. Closed options stand in the details, with the reason."""
    hidden = frozenset(
        field.name
        for field in form.fields
        if (field.name not in FIRST and is_settled(field, form)) or _moot(field, ask, form)
    )
    shown = tuple(field for field in form.fields if field.name not in hidden)
    controls = leading_controls(
        shown, lambda field: _needs_control(field, view, cards), lambda field: _control(view, field, form, cards)
    )
    layings = layings_of(view, form, cards)
    return Layout(
        controls, {}, notes_of(view, form, cards), hidden, layings=layings, spots=_ON_THE_BOARD, closed_in=CLOSED
    )


def notes_of(view: View, form: Form, cards: Pack) -> dict[str, dict[str, Text]]:
    """What stands beneath the options, by input and option: two outsiders of one name are told apart by it."""
    return {
        field.name: {option.id: hint for option in field.node.options if (hint := hint_of(option, view, cards))}
        for field in form.fields
        if isinstance(field.node, Pick)
    }


def closed_lines(form: Form) -> tuple[Text, ...]:
    """Lists what is closed in the inputs that are still open, each with what is missing, in one line."""
    closed = [
        option
        for field in form.fields
        if field.name in form.missing
        for option in options_of(field)
        if option.closed is not None and not _on_the_map(option)
    ]
    reasons = [_missing(option) for option in closed]
    first = [at for at, reason in enumerate(reasons) if reasons.index(reason) == at]
    first.sort(key=lambda at: reasons.count(reasons[at]) > MOST_NAMED)  # "others" stand last
    names = [name_of_closed(option) for option in closed]
    parts = [
        _because(reasons[at], [name for name, why in zip(names, reasons, strict=True) if why == reasons[at]])
        for at in first
    ]
    return (say("paladins-closed", what=Listed(tuple(parts))),) if parts else ()


def _on_the_map(option: Option) -> bool:
    """Whether it is a space of the map that is taken or out of reach: the map beneath has both."""
    assert option.closed is not None  # noqa: S101  the caller has looked
    shown = option.closed.key in (f"{REFUSED}{LACKS_ATTRIBUTE}", f"{REFUSED}{SPACE_TAKEN}")
    return option.text.key == "paladins-map-space" and shown


def _missing(option: Option) -> Text:
    """What an option lacks, in few words."""
    assert option.closed is not None  # noqa: S101  the caller has looked
    return missing(option.closed)


def missing(closed: Text) -> Text:
    """What something closed lacks, in few words."""
    return in_signs(Text(f"paladins-why-{closed.key.removeprefix(REFUSED)}", closed.params))


def _because(reason: Text, options: list[Text]) -> Text:
    if len(options) > MOST_NAMED:
        return say("paladins-closed-many", count=len(options), why=reason)
    return say("paladins-closed-some", what=Listed(tuple(options)), why=reason)


def name_of_closed(option: Option) -> Text:
    """A closed option in few words, without its price."""
    what = option.text.params.get("what")
    if isinstance(what, Named):
        return say("paladins-named", what=what)
    return say("paladins-named", what=Named("paladins-action", option.id)) if _is_action(option) else option.text


def _is_action(option: Option) -> bool:
    return option.text.key.startswith("paladins-go-")


def _needs_control(field: Field, view: View, cards: Pack) -> bool:
    """Whether a select with only what is open is better than the plain input: it has room for what a card does."""
    return fits_select(field) and (
        field.name in FIRST
        or any(option.closed is not None or hint_of(option, view, cards) for option in options_of(field))
    )


def _moot(field: Field, ask: Ask, form: Form) -> bool:
    """Whether it makes no difference what is chosen: the paladin on top of the deck in the last round."""
    return field.name == "top" and ask.prompt.key == LAST_PROMPT and form.problem is None


def _control(view: View, field: Field, form: Form, cards: Pack) -> Control:
    """A select of what is open, each with what it brings; last what brings this player nothing now at the end."""
    chosen = form.value.get(field.name)
    choices = [
        Choice(option.id, option.text, hint_of(option, view, cards), option.id == chosen)
        for option in options_of(field)
        if option.closed is None
    ]
    choices.sort(key=lambda choice: choice.note in USELESS)
    control = control_of(field, form, heading(field.name), tuple(choices))
    standing = tuple(option.id for option in options_of(field)) if field.name in FIRST else ()
    return replace(control, standing=standing)


def heading(field: str) -> Text:
    """The heading of an input; a second one of its kind is numbered."""
    stem = field.rstrip("0123456789")
    return say(f"paladins-field-{stem}", number=int(field.removeprefix(stem) or 1))


def detail_lines(view: View, ask: Ask, form: Form, cards: Pack) -> tuple[Text, ...]:
    """The cards to choose from in full, and what is closed and why."""
    own = view.own
    if own is None:
        return ()
    match ask.kind:
        case "order":
            return (say("paladins-order-now"),) if is_taken_now(view, ask.id.rpartition(".")[2]) else ()
        case "draft":
            joining = [cards.townsfolk[option.id] for option in options_of(form.fields[0])]
            return (*(say("paladins-own-card", card=joining_line(card, view, cards)) for card in joining), SIGNS)
        case "paladins":
            return (
                *(say("paladins-own-card", card=paladin_line(cards.paladins[id])) for id in own.hand),
                *tavern_lines(view),
                *_beside_paladins(view, cards),
            )
        case "tavern":
            return (*tavern_lines(view), _workers_for(view, cards), *_beside_tavern(view))
        case "repent":
            return (suspicions_line(view),)
        case "turn":
            return (*closed_lines(form), *_open_now(view, form, cards))
    return closed_lines(form)


def details_beside_picture(view: View, ask: Ask, form: Form, cards: Pack) -> tuple[Text, ...]:
    """The same without what the picture shows: the cards to choose from, and what the next input is about."""
    if view.own is None:
        return ()
    match ask.kind:
        case "draft":
            return (SIGNS,)
        case "paladins":
            return (_workers_for(view, cards),)
        case "tavern":
            return _beside_tavern(view)
        case "turn":
            return (suspicions_line(view), *(() if form.missing[:1] == ("action",) else closed_lines(form)))
    return detail_lines(view, ask, form, cards)


def _beside_paladins(view: View, cards: Pack) -> tuple[Text, ...]:
    """What helps to choose a paladin, besides the paladins and the tavern."""
    return (_workers_for(view, cards), *king_lines(view, cards))


def _beside_tavern(view: View) -> tuple[Text, ...]:
    """What helps to hire, besides the groups and what each action takes."""
    rest = () if view.virtual is None else (say("paladins-tavern-rest"),)
    return (*rest, suspicions_line(view))


def _workers_for(view: View, cards: Pack) -> Text:
    """The workers that the viewer's next actions on the right need, workshops reckoned with, and what these raise."""
    assert view.viewer is not None  # noqa: S101  the question is the viewer's
    me = view.boards[view.viewer]
    needs = [
        say(
            "paladins-need",
            action=Named("paladins-action", action),
            spaces=spaces(next_spaces(cards.board.right[action], me, action)),
            raises=say(f"paladins-reward-raise-{cards.board.right[action].raises}", count=1),
        )
        for action in RIGHT
    ]
    return say("paladins-needs", actions=joined(needs, "paladins-need-row"))


def _open_now(view: View, form: Form, cards: Pack) -> tuple[Text, ...]:
    """What lies open: the cards before an action is chosen, then what the next input is about; *Board* has the map."""
    missing = form.missing[0].rstrip("0123456789") if form.missing else ""
    match missing:
        case "action":
            return (
                suspicions_line(view),
                *king_lines(view, cards),
                outsiders_near(view, cards),
                *townsfolk_lines(view, cards),
            )
        case "townsfolk":
            return tuple(townsfolk_lines(view, cards))
        case "outsider":
            return tuple(outsider_lines(view, cards))
        case "space":
            return tuple(map_lines(view, cards))
        case "":  # an answer that is complete, perhaps by a hint that speaks of suspicions
            return (suspicions_line(view),)
    return ()


def sealed_lines(view: View, ask: Ask, cards: Pack) -> tuple[Text, ...]:
    """The sealed choice among the paladins of the view's own seat."""
    choice = None if view.own is None else view.own.sealed
    if choice is None:
        return ()
    play = Named("paladin", choice.play)
    if view.round == view.rounds:
        return (say("paladins-own-sealed-last", play=play),)
    return (
        say(
            "paladins-own-sealed",
            play=play,
            top=Named("paladin", choice.top),
            bottom=Named("paladin", choice.bottom),
        ),
    )
