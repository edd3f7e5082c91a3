"""What a picture shows can be read there: a card where it lies, and beside one's own area what each still lacks."""

from __future__ import annotations

import re

from face.core.face import face
from face.core.names import reader_for
from tests.host.seating import PEOPLE, play_out, playing
from tests.web.browsing import Browser, Served
from tests.web.test_numbers import MOVES, section
from web.words import Whereabouts, blocks

TAG = re.compile(r"<[^>]*>")


async def test_every_inquisitor_and_every_building_of_the_board_tells_its_text(served: Served) -> None:
    table = await playing(served.house, *PEOPLE[:4], game="devil")
    await play_out(served.house, table, most=MOVES)
    ada = await Browser(served, table.id, PEOPLE[0].id).sign_in()
    view = (await served.house.play.board(table.id)).view
    part = section(ada.page, "board")
    there = [f"inquisitor-{name}" for name in (*view.board.bribable, *view.board.slots)]
    there += [f"building-{card}" for seat in view.seats for card in seat.built]
    assert any(seat.built for seat in view.seats)
    for spot in there:
        assert f'<g data-spot="{spot}">' in part
        assert f'<template data-card="{spot}">' in part


async def test_beside_ones_own_picture_stands_what_it_does_not_show(served: Served) -> None:
    table = await playing(served.house, *PEOPLE[:4], game="devil")
    ada = await Browser(served, table.id, PEOPLE[0].id).sign_in()
    desk = await served.house.play.desk(table.id, PEOPLE[0].id)
    reader = reader_for(table, "en")
    said = reader.lines(face("devil").beside_picture(desk.view))
    assert "❗" in said
    beside = re.search(r'<div class="beside">(.*?)</div>', section(ada.page, "own"), re.DOTALL)
    assert beside is not None
    assert TAG.sub("", beside[1]) == TAG.sub("", blocks(said, Whereabouts()))
