"""Lists the goods that the production fields make in the rounds to come, now and at level 2."""

from __future__ import annotations

from bot.games.devil.amounts import joined
from engine.core.forms import Form
from engine.core.texts import Text, say
from engine.devil.pack import Pack
from engine.devil.production import field_gains
from engine.devil.rulebook import INNER
from engine.devil.state import ROUNDS
from engine.devil.things import COINS
from engine.devil.view import PublicSeat, View


def asks_for_field(form: Form) -> bool:
    """Says whether a production field is still to be chosen in the form."""
    return any(name == "field" or name.endswith(".field") for name in form.missing)


def field_lines(view: View, me: PublicSeat, cards: Pack) -> tuple[Text, ...]:
    """Lists the four fields: of each what level 2 brings in the rounds to come."""
    return (say("devil-fields"), *(_field(field, view, me, cards) for field in range(len(me.levels))))


def _field(field: int, view: View, me: PublicSeat, cards: Pack) -> Text:
    name = say(f"devil-field-{field}")
    if me.levels[field] > 1:
        return say("devil-fields-improved", field=name)
    parts = []
    for number in range(view.round + 1, ROUNDS + 1):
        gains = field_gains(cards, me.seat, number, me.levels, field)
        parts += [
            say("devil-fields-gain", round=number, then=then, now=now, good=say(f"devil-good-sign-{kind}"))
            for kind, (now, then) in gains.items()
            if kind != COINS
        ]
    if field in INNER and view.round < ROUNDS:
        parts.append(say("devil-fields-coin"))
    gains_text = joined("devil-seen-both", parts) if parts else say("devil-fields-nothing")
    return say("devil-fields-line", field=name, gains=gains_text)
