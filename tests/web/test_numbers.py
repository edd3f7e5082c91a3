"""A number on the page says how it came about: in the pictures of every game, and on the board only what all know."""

from __future__ import annotations

import re

import pytest

from face.core.face import face
from face.core.names import reader_for
from face.pictures.canvas import spot_id
from face.pictures.pieces import points_place
from tests.host.seating import PEOPLE, play_out, playing
from tests.web.browsing import Browser, Served

MOVES = 60  # after which somebody has points in each game


def section(page: str, name: str) -> str:
    return page.partition(f'<section id="{name}"')[2].partition("</section>")[0]


@pytest.mark.parametrize("game_id", ["devil", "architects", "paladins"])
async def test_points_say_how_they_came_about(served: Served, game_id: str) -> None:
    table = await playing(served.house, *PEOPLE[:4], game=game_id)
    await play_out(served.house, table, most=MOVES)
    ada = await Browser(served, table.id, PEOPLE[0].id).sign_in()
    its, seat = face(game_id), table.card(PEOPLE[0].id).seat
    board = await served.house.play.board(table.id)
    desk = await served.house.play.desk(table.id, PEOPLE[0].id)
    reader = reader_for(board.table, "en")
    for name, view, seats in (("board", board.view, range(4)), ("own", desk.view, [seat])):
        part, told = section(ada.page, name), its.points(view)
        assert told
        for each in seats:
            spot = spot_id(points_place(each))
            assert f'data-spot="{spot}"' in part
            found = re.findall(f'<template data-card="{spot}">(.*?)</template>', part)
            words = [re.sub(r"<[^>]*>", "", html) for html in found]
            expected = [reader.line(told[each]).removeprefix("-# ").replace("*", "")] if each in told else []
            assert words == expected
    assert section(ada.page, "board").count('<template data-card="points-') == len(its.points(board.view))


async def test_the_debt_that_is_ones_own_secret_counts_in_ones_own_area_alone(served: Served) -> None:
    table = await playing(served.house, *PEOPLE[:4], game="devil")
    await play_out(served.house, table, most=MOVES)
    board = await served.house.play.board(table.id)
    for person in PEOPLE[:4]:
        desk = await served.house.play.desk(table.id, person.id)
        others = {seat: text for seat, text in face("devil").points(desk.view).items() if seat != desk.seat}
        assert others.items() <= face("devil").points(board.view).items()
