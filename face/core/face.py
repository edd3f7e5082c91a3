"""Holds `Face`, by which a game says how its things read. Everything else (forms, desks, boards) is generic.

A game `x` brings `face.py` in its own folder, with `FACE = XFace("x")`, a subclass of `Face` that overrides what it
needs, and its wordings in locales/<locale>/x.ftl. Without one the plain face below serves. A face is pure: it gets
views, never states, and returns texts, never rendered sentences.

Wordings a game brings for the generic parts (`x` the game's id):
    x-name                          the game's name
    x-field-<ask kind>-<field>      heading of an input; falls back to x-field-<field>
    x-piece-<kind>                  piece `$number` of a good in a select; falls back to thing-<kind>
    x-seal-<ask kind>               the Seal button of that question
    x-decided-<ask kind>            what was decided, on a folded desk; the inputs are its parameters
    x-done-<ask kind>               what a desk says of an answer of that kind that may still be taken back
    x-none-<field>                  nothing chosen in an input that takes several in an order ("No order")
    thing-<kind>                    an amount (`$count`) of a good, coin or token, as in "2 wood"
    x-refused-<code>                why the game refuses something; falls back to refused-<code>
    x-lobby                         what the game is, in a line of its lobby; then x-lobby-size
    x-temper-<temper>               what an automatic player of that temper is called
    x-temper-<temper>-does          what it is like, in a few words
    x-hint-<ask kind>               what that question is for, what it is worth, what people overlook
    x-first-ask-<ask kind>          the same for somebody who has never played, in up to three sentences
    x-remark-<moment>-<mood>-<n>    what an automatic player says in the thread; n is 1 to 3
    x-first-<term>                  a term for somebody who has never played, in a line
    x-opening-who                   who a player is as a game begins, in a few words; without it there is no opening
    x-opening-<part>                what wins, what a round is, what is hidden, what they do first (OPENING_PARTS)
    { subject } { verb-take } ...   a sentence about `$seat`, which its own player reads as "You take" (verbs.ftl)
    x-kind-<kind>                   a kind of event, by which the log can be read
    x-stage-<phase>                 a phase of a round, as a head in the log
    <kind>-<id>                     a `Named` thing, unless `Face.name` knows it from a content pack
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from engine.contract import Ask
from engine.forms import Form, Option
from engine.registry import part
from engine.texts import UNKNOWN_FIELD, Listed, Named, Param, Refusal, SeatRef, Text, say
from face.core.first_game import TaughtParts
from face.core.game_lengths import Length
from face.core.log_parts import LogParts
from face.core.parts import Layout, Left, Section, ShortCut, Suspicion, answered_parts
from face.core.scenes import ToldScene
from face.pictures.canvas import Around, Picture
from face.pictures.printed.cards import Card, Example
from face.pictures.theme import INK
from face.wordings.reader import NameOf, Reader


class Face(LogParts, TaughtParts):
    """The plain face; a game's own overrides what it says differently."""

    colour: str = INK
    """The one colour of the game, on which white writing can be read."""

    mark: str = ""
    """The sign of the game on invitations, the name of an icon; "" for the first letter of its name."""

    shown_first: bool = False
    """Whether the demo shows this game where none is named. Of several such games it is the first by id."""

    def headline(self, view: Any) -> Text:
        """Names round and phase in one short line, for the heads of desks and boards."""
        return say(f"{self.game_id}-name")

    def moment(self, moment: str) -> Text:
        """Names a point of the game ("2.trading.offer", as the game's `moment` wrote it)."""
        return say("bot-moment", moment=moment)

    def own(self, view: Any) -> tuple[Text, ...]:
        """Lists a player's own things (role, goods, hand, debt, score), a line each. `view` is their own."""
        return ()

    def holdings(self, view: Any) -> Mapping[str, int]:
        """Counts a player's own things by kind, for what a trial has brought; "thing-<kind>" names each."""
        return {}

    def desk(self, view: Any) -> tuple[Text, ...]:
        """Lists what the present question needs of `own`, in few lines; *Cards* and *Board* have the rest in full."""
        return self.own(view)

    def beside_picture(self, view: Any) -> tuple[Text, ...]:
        """Lists the lines of `desk` that `short_desk_picture` does not show, for a desk beside that picture."""
        return self.desk(view)

    def board(self, view: Any) -> tuple[Text, ...]:
        """Lists what everyone may know, a line each, for the public board. `view` is the onlooker's."""
        return ()

    def seats(self, view: Any) -> Mapping[int, tuple[Text, ...]]:
        """Says of each seat what the board in words says of it; empty where nothing is shown of seats by themselves."""
        return {}

    def seat_name(self, view: Any, seat: int) -> Param:
        """Names a seat of those, the rules' own player by name; `view` may be anyone's."""
        return SeatRef(seat)

    def board_picture(self, view: Any, reader: Reader, around: Around) -> Picture | None:
        """Draws what everyone may know. `view` is the onlooker's; None: this game has no such picture."""
        return None

    def desk_picture(self, view: Any, reader: Reader, around: Around) -> Picture | None:
        """Draws a player's own things. `view` is their own; None: this game has no such picture."""
        return None

    def short_desk_picture(self, view: Any, reader: Reader, around: Around) -> Picture | None:
        """Draws in half a phone's screen what the present question needs of them; `desk_picture` has the rest."""
        return self.desk_picture(view, reader, around)

    def seat_picture(self, view: Any, seat: int, reader: Reader) -> Picture | None:
        """Draws what everyone may know of a seat and the board does not show; None: this game has no such picture."""
        return None

    drawn_drafts: frozenset[str] = frozenset()
    """Kinds of questions whose half-made answer `short_desk_picture` shows."""

    def as_drafted(self, view: Any, draft: Mapping[str, Any]) -> Any:
        """The view with its player's own things as a half-made answer of these kinds would leave them."""
        return view

    def scenes(self, happenings: tuple[Text, ...], earlier: tuple[Text, ...], pack: str) -> tuple[ToldScene, ...]:
        """Finds the scenes in what everybody was told of a step; see `face.core.scenes`.

        `earlier`: what they were told before that step, empty unless `looks_back` asks for it; `pack`: the key of a
        content pack.
        """
        return ()

    over: str = ""
    """The id of the happening with which the game ends."""

    looks_back: frozenset[str] = frozenset()
    """Ids of happenings, or of deeds in them, for which `scenes` is given all that was told before."""

    def scene_picture(self, scene: ToldScene, reader: Reader, around: Around) -> Picture | None:
        """Draws a scene; None: this game does not draw it."""
        return None

    def card(self, card: Named, pack: str, reader: Reader) -> Card | None:
        """Draws a card of a content pack ("": the usual one) for somebody who looks it up; None: it has no picture."""
        return None

    def example(self, topic: str, pack: str, reader: Reader) -> Example | Card | None:
        """Draws what a topic of the rules is about, of a content pack ("": the usual one); None: it has no picture.

        `reader` knows no names, so the picture depends on topic, pack and language alone.
        """
        return None

    def phase(self, view: Any) -> tuple[Text, ...]:
        """Says what the present step is about, for the thread when it begins. `view` is the onlooker's."""
        return ()

    counted: frozenset[str] = frozenset()
    """Kinds of questions that begin a turn, by which a game's length is counted; without any it is by all decisions."""

    def left(self, view: Any, usual: Length | None) -> Left | None:
        """Says how much of the game is left, where that can be told. `view` is the onlooker's.

        `usual`: how long such games last, None where nobody has counted.
        """
        return None

    remarked: Mapping[str, tuple[str, str]] = {}
    """By the id of what the thread is told: the moment of a remark about it, and the parameter that names the automatic
    player who makes it (a parameter of the sentence, or of the one around it). "" as the moment takes back what was
    found for that seat so far: a later happening will be worth more."""

    moods: Mapping[str, str] = {}
    """By temper, where automatic players have tempers: the mood in which they speak (`face.core.remarks.MOODS`)."""

    def dossier_line(self, line: Text, /) -> Text:
        """Words a line of the dossier as this game does."""
        return line

    def asked(self, view: Any, ask: Ask) -> Text:
        """Says what is asked, where that depends on what this player sees. `view` is their own."""
        return ask.prompt

    def sealed(self, view: Any, ask: Ask) -> tuple[Text, ...]:
        """Says what this player has sealed and may still take back. `view` is their own."""
        return ()

    def decided(self, ask: Ask, words: Mapping[str, Param], has: Callable[[str], bool]) -> tuple[Text, ...]:
        """Says in the parts of one line what was answered to `ask`; `words`: the answer in words, by input.

        The line is the game's own sentence `x-decided-<ask kind>`, with the inputs as parameters, where `has(key)` says
        that there is one; else the question and each input with its heading.
        """
        key = f"{self.game_id}-decided-{ask.kind}"
        return (Text(key, dict(words)),) if has(key) else (ask.prompt, *self.headed(ask, words, has))

    def headed(self, ask: Ask, words: Mapping[str, Param], has: Callable[[str], bool]) -> tuple[Text, ...]:
        """Lists the inputs of an answer with their headings, without those in which nothing was chosen."""
        named = [(self.field(ask, name, has), value) for name, value in words.items() if value != Listed(())]
        return tuple(say("desk-folded-field", label=label, value=value) for label, value in named if has(label.key))

    def details(self, view: Any, ask: Ask, form: Form) -> tuple[Text, ...]:
        """Lists what the player needs to see to decide; it stands under the prompt and above the inputs."""
        return ()

    def details_beside_picture(self, view: Any, ask: Ask, form: Form) -> tuple[Text, ...]:
        """Lists the lines of `details` that `short_desk_picture` does not show, for a desk beside that picture."""
        return self.details(view, ask, form)

    def layout(self, view: Any, ask: Ask, form: Form, draft: Mapping[str, Any], preview: tuple[Text, ...]) -> Layout:
        """Says how to show the form of `ask`, as `draft` fills it in. `view` is the player's own."""
        return Layout()

    def order_notes(self, view: Any, form: Form) -> dict[str, dict[str, Text]]:
        """Says what stands beneath the options of a standing order's form, by input and option."""
        return {}

    def controlled(
        self, view: Any, ask: Ask, form: Form, draft: Mapping[str, Any], control: str, values: list[str]
    ) -> dict[str, Any]:
        """Returns the draft after the control of that name was used with `values`.

        Raises Refusal; PartlyRefused, with the draft that remains, where only a part of `values` cannot be.
        """
        raise Refusal(UNKNOWN_FIELD, field=control)

    def named_alone(self, option: Option) -> Text:
        """The name of an option that is closed, without what it would cost: its own words, unless a game has others."""
        return option.text

    def points(self, view: Any) -> Mapping[int, Text]:
        """Explains the points of each seat that the pictures of that view show; empty where they show none."""
        return {}

    def reference(self, view: Any) -> tuple[Section, ...]:
        """Lists all cards and rules that lie open, and the hand of the player whose view it is.

        At most 25 sections; their pages are cut to Discord's limits elsewhere.
        """
        return ()

    def section(self, ask: Ask, value: Mapping[str, Any]) -> str:
        """Names the section of the reference that matters for a question, as `value` answers it so far; "": the first.

        Where that section is not there the first is shown.
        """
        return ""

    def suspicions(self, view: Any) -> tuple[Suspicion, ...]:
        """Lists what a player can note that another seat may be; nothing where no role is hidden.

        `view` is their own.
        """
        return ()

    def known_seats(self, view: Any) -> frozenset[int]:
        """The seats of which all know by now what they are: no suspicion of theirs stands beside a name any more."""
        return frozenset()

    def suspects(self, view: Any) -> bool:
        """Whether the player's suspicions now stand beside the names on their desk.

        `view` is their own. The answer follows from public facts alone, so the time that a desk takes tells nothing.
        """
        return False

    def opening_card(self, view: Any, reader: Reader) -> Card | None:
        """Draws who a player is as a card; None: this game does not. `view` is their own."""
        return None

    def field(self, ask: Ask, name: str, has: Any) -> Text:
        """Heading of an input. `has(key)` tells whether there is a wording; "item-3" falls back to "item"."""
        stem = name.rstrip("0123456789").rstrip("-_.")
        for key in (f"{ask.kind}-{name}", name, f"{ask.kind}-{stem}", stem):
            full = f"{self.game_id}-field-{key}".replace("_", "-").replace(".", "-")
            if has(full):
                digits = name[len(stem) :].strip("-_.")
                return Text(full, {"number": int(digits)} if digits else {})
        return Text(f"{self.game_id}-field-{stem}".replace("_", "-").replace(".", "-"))

    def name(self, kind: str, id: str, locale: str) -> Text | str | None:
        """The name of a `Named` thing out of a content pack, None to look for the wording `<kind>-<id>`."""
        return None

    def names(self, pack: str) -> NameOf:
        """The names of things at a table that plays with the content pack of that key ("" without one).

        The pack is looked for only when a name is asked for: a lobby is shown without it.
        """
        return self.name

    def options(self, chosen: Mapping[str, Any]) -> tuple[Text, ...]:
        """Says in words what was chosen for a table, a line each, for its lobby; nothing where all is as usual."""
        return ()

    def offers(self) -> tuple[tuple[str, Text], ...]:
        """Lists what can be chosen when a table is opened: as it is typed ("boards=variable"), and in words."""
        return ()

    def parse(self, words: str, view: Any, asks: tuple[Ask, ...], reader: Reader) -> ShortCut:
        """Reads `/offer <words>`. `asks`: what is owed, then the liberties.

        Raises Refusal (its wording says what can be typed) for words it does not understand.
        """
        raise Refusal("no-short-cut")


def given_texts(game_id: str, ask: Ask, words: Mapping[str, Param], reader: Reader) -> tuple[Text, ...]:
    """Words a given answer as its desk does, without the question, which stands above it."""
    parts = face(game_id).decided(ask, words, reader.texts.has) or (ask.prompt,)
    return tuple(answered_parts(ask, parts))


@cache
def face(game_id: str) -> Face:
    """The face of a game: `FACE` of its package's `face`, or the plain one."""
    its = part(game_id, "face")
    if its is None:
        return Face(game_id)
    own: Face = its.FACE
    return own
