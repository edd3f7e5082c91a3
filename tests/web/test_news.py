"""What has happened stands above the question: each phase as a story, and nothing that the question says itself."""

from __future__ import annotations

from tests.host.seating import PEOPLE, play_out, playing
from tests.web.browsing import Browser, Served

MOST = 80  # moves until every question of the first two rounds was asked


async def test_a_phase_is_told_in_the_order_of_time_and_the_question_once(served: Served) -> None:
    table = await playing(served.house, *PEOPLE[:4], game="devil")
    ada = await Browser(served, table.id, PEOPLE[0].id).sign_in()
    drawn = viewed = False
    for seed in range(MOST):
        await play_out(served.house, table, seed=seed, most=1)
        await ada.refresh()
        news, desk = ada.html.get("news", ""), ada.html.get("desk", "")
        if "You draw" in news and "Your neighbour passes you" in news:
            drawn = True
            assert news.index("You draw") < news.index("Your neighbour passes you")
        if "There's a chest before you" in desk:
            viewed = True
            chest = desk.partition('<div class="details"><p>')[2].partition("</p>")[0]
            assert chest.startswith("The chest before you bears the mark")
            assert chest not in news
    assert drawn
    assert viewed
