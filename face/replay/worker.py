"""The process that makes pages of replays: for each line with an export, a line with its page."""

from __future__ import annotations

import base64

from msgspec import Struct, json

from face.replay.page import Asked, NothingToShow, prepare_locale, replay_page
from host.proof.export import parse_export
from host.proof.verify import OtherVersion
from host.workers.answering import answer_lines


class PageOrder(Struct, frozen=True):
    """An order for the page of `export`, a file of ours; an empty one only loads what pages in that language need."""

    export: bytes
    asked: Asked


def make_page(line: bytes) -> bytes:
    """The page that is ordered in a line; nothing where our rules cannot play the game."""
    order = json.decode(line, type=PageOrder)
    if not order.export:
        prepare_locale(order.asked.locale)
        return b""
    try:
        return base64.b64encode(replay_page(parse_export(order.export), order.asked).content)
    except (OtherVersion, NothingToShow):
        return b""


if __name__ == "__main__":
    answer_lines(make_page)
