"""A turn on the desk: what is open can be chosen, why the rest is not stands above; and the lines under a question."""

from __future__ import annotations

from msgspec.structs import replace

from engine.contract import Ask
from engine.forms import Field, Form, Option, Pick, Several
from engine.texts import Listed, Named, Text, refusal_of, say, things
from face.core.parts import Choice, Control, Layout, control_of, fits_select, is_settled, leading_controls, options_of
from games.architects.face.board import level_price
from games.architects.face.cards import building_line
from games.architects.face.option_hints import hint_of, idle_there
from games.architects.rules.locations.guardhouse import BUY, IMPRISON, OWE, PAY_DEBT, RELEASE
from games.architects.rules.locations.guildhall import BUILD, CATHEDRAL
from games.architects.rules.mechanics.reasons import CANNOT_PAY, COLUMN_TOO_DEAR
from games.architects.rules.orders import is_played_now
from games.architects.rules.pack import Pack
from games.architects.rules.prospects import own_seat
from games.architects.rules.rulebook import OPEN_PLACES, PLACES, TOWN_CENTRE
from games.architects.rules.view import View


def heading(ask: Ask, field: str) -> Text:
    """The heading of an input."""
    stem = field.rstrip("0123456789")
    if stem in ("card", "who"):
        return say(f"architects-field-{ask.kind}-{stem}")
    return say(f"architects-field-{stem}", number=int(field.removeprefix(stem) or 1))


ORDERS = frozenset({IMPRISON, RELEASE, BUY, OWE, PAY_DEBT})
MOST_NAMED = 3  # closed options with one reason that are named
FIRST = ("location", "work", "place")  # the inputs a question begins with: changing one begins anew
CLOSED = frozenset({"architects-closed"})
ON_THE_BOARD = (*FIRST, "capture")  # the inputs whose options lie at places of the board


def turn_layout(view: View, ask: Ask, form: Form, cards: Pack) -> Layout:
    """Lays out a question on the desk. Closed options stand in the details, with the reason."""
    hidden = frozenset(field.name for field in form.fields if field.name == "good" and is_settled(field, form))
    fields = tuple(field for field in form.fields if field.name not in hidden)
    controls = leading_controls(fields, _needs_control, lambda field: _control(view, ask, field, form, cards))
    notes = {
        field.name: _hints(field, field.node.options, view, ask, cards)
        for field in fields
        if isinstance(field.node, Pick | Several)
    }
    goods = {
        field.name: say("architects-step-goods", number=int(number))
        for field in form.fields
        if (number := field.name.removeprefix("goods")).isdecimal()
    }
    spots = {
        field.name: _places(field.node.options)
        for field in fields
        if isinstance(field.node, Pick | Several) and field.name in ON_THE_BOARD
    }
    return Layout(controls, goods | _one_place(view, form, cards), notes, hidden, spots=spots, closed_in=CLOSED)


def _places(options: tuple[Option, ...]) -> dict[str, Named]:
    """The places of the board at which options lie, by their ids: of a place, or of a group of workers there."""
    places = {option.id: option.id.partition(".")[0] for option in options}
    return {id: Named("architects-place", place) for id, place in places.items() if place in (*PLACES, CATHEDRAL)}


def _one_place(view: View, form: Form, cards: Pack) -> dict[str, Text]:
    """The heading of captures, where it has to say from how many places of a turn they may be."""
    most = cards.board.town_centre.places[str(len(view.seats))]
    return {
        field.name: say("architects-field-captures", number=field.node.most, places=most)
        for field in form.fields
        if field.name == "capture" and isinstance(field.node, Several) and field.node.most > 1
    }


def _hints(field: Field, options: tuple[Option, ...], view: View, ask: Ask, cards: Pack) -> dict[str, Text]:
    hints = {option.id: hint_of(option, field.name, view, ask, cards) for option in options}
    return {id: hint for id, hint in hints.items() if hint is not None}


def closed_lines(form: Form, cards: Pack) -> tuple[Text, ...]:
    """Lists the options closed now in the inputs that are still open, with the reasons, in one line.

    Buildings are left out: what each of them still needs stands beside it in the hand.
    """
    reasons: dict[str, list[Text]] = {}
    unpaid: list[Text] = []
    nothing_open = True
    for field in form.fields:
        node = field.node
        idle = isinstance(node, Several) and not node.chosen
        if isinstance(node, Pick | Several) and (field.name in form.missing or idle):
            for option in node.options:
                nothing_open = nothing_open and option.closed is not None
                if option.closed is None or option.id.startswith(BUILD):
                    continue
                reason = refusal_of(option.closed).code
                if (option.id, reason) == (CATHEDRAL, CANNOT_PAY):
                    unpaid.append(_unpaid_level(option, cards))
                else:
                    reasons.setdefault(reason, []).append(_short(option))
    parts = [_because(reason, options, named=not nothing_open) for reason, options in reasons.items()]
    closed = (*_guildhall(form), *parts, *unpaid)
    return (say("architects-closed", what=Listed(closed)),) if closed else ()


def _guildhall(form: Form) -> list[Text]:
    """That nothing can be built, where a worker could go to the Guildhall: it is offered as what can be done there."""
    offered = [options_of(field) for field in form.fields if field.name in form.missing and field.name in FIRST[:2]]
    cards = [option for options in offered for option in options if option.id.startswith(BUILD)]
    if not offered or any(option.closed is None for option in cards):
        return []
    return [say("architects-closed-guildhall")]


def _unpaid_level(option: Option, cards: Pack) -> Text:
    """The step on the Cathedral that cannot be paid, with its price."""
    price = level_price(cards.board.cathedral[option.data["level"] - 1])
    return say("architects-closed-cathedral", why=say(f"architects-why-{CANNOT_PAY}"), price=price)


def _because(reason: str, options: list[Text], *, named: bool) -> Text:
    """The options closed for that reason: by name, by number where they are many; only the reason if all are closed."""
    why = say(f"architects-why-{reason}")
    if not named:
        return why
    if len(options) > MOST_NAMED and reason == COLUMN_TOO_DEAR:
        return say("architects-closed-dear", count=len(options), why=why)
    if len(options) > MOST_NAMED:
        return say("architects-closed-many", count=len(options), why=why)
    return say("architects-closed-some", what=Listed(tuple(options)), why=why)


def _short(option: Option) -> Text:
    """A closed option in few words."""
    if option.id in PLACES or option.id == CATHEDRAL:
        return say("architects-named", what=Named("architects-place", option.id))
    if option.id in ORDERS:
        return say(f"architects-short-{option.id}")
    what = option.text.params.get("what")
    return say("architects-named", what=what) if isinstance(what, Named) else option.text


def _needs_control(field: Field) -> bool:
    """Whether the plain input would offer what is closed."""
    return fits_select(field) and (
        field.name in FIRST or any(option.closed is not None for option in options_of(field))
    )


def _control(view: View, ask: Ask, field: Field, form: Form, cards: Pack) -> Control:
    chosen = form.value.get(field.name)
    choices = tuple(
        Choice(option.id, _named(option, view), hint_of(option, field.name, view, ask, cards), option.id == chosen)
        for option in sorted(options_of(field), key=lambda option: _rank(option, view))
        if option.closed is None
    )
    control = control_of(field, form, heading(ask, field.name), choices)
    standing = (option.id for option in options_of(field) if option.closed is None or not option.id.startswith(BUILD))
    return replace(control, standing=tuple(standing) if field.name in FIRST else ())


def _rank(option: Option, view: View) -> int:
    """Where an option stands in its list: the works of the Guildhall first, places with nothing to do last."""
    if option.id.startswith(BUILD) or option.id == CATHEDRAL:
        return 0
    poor = option.id == TOWN_CENTRE and not option.data["count"]  # no silver for any capture
    return 2 if poor or idle_there(option.id, view) else 1


def _named(option: Option, view: View) -> Text:
    """An option's text; of a place with nothing to do only its name."""
    return say(f"architects-idle-{option.id}") if idle_there(option.id, view) else option.text


FEW_WORKERS = 2  # at home: from here on a desk warns of turns that only call one home


def detail_lines(view: View, ask: Ask, form: Form, cards: Pack) -> tuple[Text, ...]:
    """The cards to choose from in full, and what is closed and why."""
    own = view.own
    if own is None:
        return ()
    match ask.kind:
        case "order":
            return (say("architects-order-now"),) if is_played_now(view, ask.id.rpartition(".")[2]) else ()
        case "draft" | "keep":
            shown = own.pile if ask.kind == "draft" else own.looking
            return tuple(say("architects-own-card", card=building_line(cards.buildings[id])) for id in shown)
        case "boards":
            return tuple(_board_line(id, cards) for id in _open(form))
        case "react" | "reset":
            return (say(f"architects-details-{ask.kind}"),)
        case "recall" if not _at_open_places(form):
            return (say("architects-details-recall"),)
        case "hire":
            return (say("architects-details-hire"),)
        case "turn" if view.final > 0:
            return (say("architects-details-last-turn"), *closed_lines(form, cards))
        case "turn" if (left := own_seat(view).workers) <= FEW_WORKERS:
            return (say("architects-details-few-workers", count=left), *closed_lines(form, cards))
    return closed_lines(form, cards)


def details_beside_picture(view: View, ask: Ask, form: Form, cards: Pack) -> tuple[Text, ...]:
    """The same without the cards to choose from, which the picture shows in full."""
    if ask.kind in ("draft", "keep") and view.own is not None:
        return (say("architects-draft-signs"),)
    return detail_lines(view, ask, form, cards)


def _open(form: Form) -> list[str]:
    """The boards that can be chosen."""
    return [option.id for option in options_of(form.fields[0]) if option.closed is None]


def _at_open_places(form: Form) -> bool:
    """Whether a worker comes home from a place with an open circle."""
    return any(option.id.partition(".")[0] in OPEN_PLACES for option in options_of(form.fields[0]))


def _board_line(board: str, cards: Pack) -> Text:
    """Lists the things a player begins with on that board; its changes of the rules stand beneath the option."""
    side = cards.characters[board]
    return say(
        "architects-own-board-card",
        what=Named("character", board),
        virtue=side.virtue,
        things=things(side.goods),
        prison=side.prison,
        debts=side.debts,
        cards=side.cards,
    )


def sealed_lines(view: View, ask: Ask, cards: Pack) -> tuple[Text, ...]:
    """The sealed answer of the view's own seat."""
    if ask.kind == "draft" and view.own is not None and view.own.sealed is not None:
        return (say("architects-own-card", card=building_line(cards.buildings[view.own.sealed])),)
    return (say("architects-sealed-turn"),)
