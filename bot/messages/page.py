"""A message under construction: Components V2 within Discord's limits, counted on the way, and links to tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from discord import ui

from bot.messages.custom_ids import Press
from face.wordings.lengths import MORE, MOST_CHARACTERS, MOST_OPTIONS, OPTION_LABEL, cut_text, unbroken, words_height
from host.values import Table

PHONE_PAGE = 1266  # pixels: a phone screen of 844 and a half
BOX = 44  # pixels of a framed part: padding and distance
RULE = 17
ROW_HEIGHT = 42  # pixels of a row of buttons
LIST = 48  # of a list that opens
_WIDTH = 338  # pixels within a framed part
_BUTTON = 41  # pixels of a button beside its words
_LETTER = 7.7


DM_HOME = "https://discord.com/channels/@me"  # where somebody's direct messages are


def row_height(labels: Iterable[str]) -> int:
    """Pixels of a row of buttons, which wraps on a phone."""
    rows, left = 0, 0.0
    for label in labels:
        wide = _BUTTON + _LETTER * len(label)
        if wide > left:
            rows, left = rows + 1, _WIDTH + 8.0
        left -= wide
    return rows * ROW_HEIGHT


def link(table: Table) -> str:
    """The address of a table's board or lobby, else of its thread or channel; it can be followed from anywhere.

    Of a table on no server, whose places are direct messages: that of these.
    """
    if table.placeless:
        return DM_HOME
    if table.status == "lobby" and table.lobby_message_id is not None:
        there = f"{table.place.server_id}/{table.place.channel_id}/{table.lobby_message_id}"
        return f"https://discord.com/channels/{there}"
    board = "" if table.thread_id is None or table.board_message_id is None else f"/{table.board_message_id}"
    return f"https://discord.com/channels/{table.place.server_id}/{_channel(table)}{board}"


def channel_mention(table: Table) -> str:
    """The same as a mention, for messages on the table's own server."""
    if table.placeless:
        return DM_HOME
    return f"<#{_channel(table)}>"


def _channel(table: Table) -> int:
    return table.thread_id or table.place.channel_id


MOST_COMPONENTS = 40
BUTTONS_A_ROW = 5
BUTTON_LABEL = 80
PLACEHOLDER = 150
ALT_TEXT = 1024  # characters of what a picture says in words
NOTE_ID = 7002  # of the component that says what the last press did
PICTURE_ID = 7003  # of the component that shows somebody a picture
NEWS_ID = 7001  # the id of the component that tells what happened: it outlives the desk beneath it
OWN_NEWS_ID = 7004  # of the component above it, with what touches the reader
MOVES_NEWS_ID = 7005  # of the component beneath it, with what the reader did
NEWS_PARTS = {OWN_NEWS_ID: "own", NEWS_ID: "others", MOVES_NEWS_ID: "moves"}  # of a report, by their components

GOLD, GREEN, GREY, RED = 0xD4A017, 0x3BA55D, 0x80848E, 0xB3261E  # you are asked, you have sealed, calm, trouble

_ROW, BUTTON, SELECT, _TEXT, GALLERY, SEPARATOR = 1, 2, 3, 10, 12, 14  # Discord's types of components
STYLES = {"primary": 1, "secondary": 2, "success": 3, "danger": 4, "link": 5}

Json = dict[str, Any]
SelectOption = Json
Button = Json


def button(label: str, press: Press, style: str = "secondary", *, disabled: bool = False) -> Button:
    """A button that means `press`. `style`: primary, secondary, success or danger."""
    return _button(label, style, disabled) | {"custom_id": press.button_id()}


def labels_of(buttons: Sequence[Button]) -> list[str]:
    """What stands on them, and room for the sign of those that lead elsewhere."""
    return [each["label"] + ("    " if "url" in each else "") for each in buttons]


def link_button(label: str, address: str) -> Button:
    """A button that leads to `address`."""
    return _button(label, "link", disabled=False) | {"url": address}


def _button(label: str, style: str, disabled: bool) -> Button:
    return {"type": BUTTON, "style": STYLES[style], "disabled": disabled, "label": label[:BUTTON_LABEL] or "…"}


class FramedBox(ui.Container[Any]):
    """A framed part of a message, whose components are written as they go to Discord.

    discord.py's objects for them would be a tenth of what a click costs.
    """

    def __init__(self, colour: int | None = None) -> None:
        super().__init__(accent_colour=colour)
        self.written: list[Json] = []

    def to_component_dict(self) -> Json:
        """As it goes to Discord."""
        return super().to_component_dict() | {"components": self.written}


class ButtonRow(ui.ActionRow[Any]):
    """A row of buttons outside of a frame."""

    def __init__(self, buttons: Sequence[Button]) -> None:
        super().__init__()
        self._buttons = buttons

    def to_component_dict(self) -> Json:
        """As it goes to Discord."""
        return super().to_component_dict() | {"components": [*self._buttons]}


class Page:
    """Collects the parts of one message; what does not fit any more is cut or left out, never refused by Discord."""

    def __init__(self, colour: int = GREY) -> None:
        self._colour = colour
        self._boxes: list[FramedBox] = []
        self._box: FramedBox | None = None
        self.components = 0
        self.characters = 0
        self.height = 0  # pixels on a phone, as far as they can be estimated

    def box(self, colour: int | None = None) -> None:
        """Begins a new framed part."""
        self._box = FramedBox(self._colour if colour is None else colour)
        self._boxes.append(self._box)
        self.components += 1
        self.height += BOX

    def room(self, components: int) -> bool:
        """Whether so many components still fit."""
        return self.components + components <= MOST_COMPONENTS

    def text(self, words: str, *, most: int = MOST_CHARACTERS, id: int | None = None, more: str = MORE) -> Json | None:
        """A paragraph of markdown, cut at a line where possible after `most` characters or the message's limit.

        `more`: what stands in place of the part that is cut. None if nothing of it finds room.
        """
        shown = cut_text(unbroken(words).strip("\n"), min(most, MOST_CHARACTERS - self.characters), more)
        if not shown.strip() or not self.room(1):
            return None
        item: Json = {"type": _TEXT, "content": shown}
        if id is not None:
            item["id"] = id
        self._add(item, 1)
        self.characters += len(shown)
        self.height += words_height(shown)
        return item

    def picture(self, file: str, alt: str, id: int, high: int = 0) -> None:
        """A picture that is attached to the message under the name `file`; `alt` says the same in words.

        `high`: its pixels on a phone, where they count.
        """
        if self.room(1):
            shown = {"media": {"url": f"attachment://{file}"}, "spoiler": False, "description": alt[:ALT_TEXT]}
            self._add({"type": GALLERY, "items": [shown], "id": id}, 1)
            self.height += high

    def line(self) -> None:
        """A thin line."""
        if self.room(1):
            self._add({"type": SEPARATOR, "divider": True, "spacing": 1}, 1)
            self.height += RULE

    def buttons(self, buttons: Sequence[Button]) -> None:
        """Buttons, five a row."""
        for start in range(0, len(buttons), BUTTONS_A_ROW):
            row = buttons[start : start + BUTTONS_A_ROW]
            if self.room(1 + len(row)):
                self._add({"type": _ROW, "components": [*row]}, 1 + len(row))
                self.height += row_height(labels_of(row))

    def select(
        self, press: Press, placeholder: str, options: Sequence[SelectOption], *, least: int = 1, most: int = 1
    ) -> None:
        """A select of 1 to 25 options."""
        if not options or not self.room(2):
            return
        menu: Json = {
            "type": SELECT,
            "custom_id": press.select_id(),
            "min_values": least,
            "max_values": min(most, len(options)),
            "disabled": False,
            "required": True,
            "placeholder": placeholder[:PLACEHOLDER],
            "options": [*options[:MOST_OPTIONS]],
        }
        self._add({"type": _ROW, "components": [menu]}, 2)
        self.height += LIST

    def view(self) -> ui.LayoutView:
        """The finished message. It is stopped at once: presses find their way by custom_id, not by memory."""
        view = ui.LayoutView(timeout=None)
        for box in self._boxes:
            if box.written:
                view.add_item(box)
        view.stop()
        return view

    def lines(self) -> frozenset[str]:
        """The lines of all paragraphs."""
        texts = (str(each.get("content", "")) for box in self._boxes for each in box.written)
        return frozenset(line for words in texts for line in words.splitlines())

    def remove(self, item: Json) -> None:
        """Takes a part out again. A box with nothing else in it goes as well."""
        for box in self._boxes:
            box.written[:] = [each for each in box.written if each is not item]

    def _add(self, item: Json, components: int) -> None:
        if self._box is None:
            self.box()
        assert self._box is not None  # noqa: S101  just made
        self._box.written.append(item)
        self.components += components


def option(label: str, value: str, description: str | None = None, *, chosen: bool = False) -> SelectOption:
    """An option of a select, its words cut to Discord's limits. Raises ValueError for a value that is too long."""
    if not 1 <= len(value) <= OPTION_LABEL:
        raise ValueError(f"option value of {len(value)} characters")
    made: SelectOption = {"label": label[:OPTION_LABEL] or "…", "value": value, "default": chosen}
    if description:
        made["description"] = description[:OPTION_LABEL]
    return made


def written_in(view: ui.LayoutView) -> Iterator[Json]:
    """The components of a page's message, without those in rows."""
    for box in view.children:
        if isinstance(box, FramedBox):
            yield from box.written


def plain_message(words: str, colour: int = GREY) -> ui.LayoutView:
    """A message that only says something."""
    page = Page(colour)
    page.text(words)
    return page.view()
