"""A benchmark's process that is held to a part of a core gets that part, however unevenly it works."""

from __future__ import annotations

import pytest

from tests.wire.watched_bot import Brake


class Machine:
    """A core that one process works on."""

    def __init__(self) -> None:
        self.now = self.worked = 0.0

    def work(self, seconds: float) -> None:
        self.now += seconds
        self.worked += seconds

    def wait(self, seconds: float) -> None:
        self.now += seconds


@pytest.mark.parametrize("share", [0.1, 0.3, 0.9])
def test_a_process_gets_its_part_of_a_core(share: float) -> None:
    machine = Machine()
    brake = Brake(share, clock=lambda: machine.now, worked=lambda: machine.worked, wait=machine.wait)
    for number in range(400):
        machine.work(0.002 + 0.01 * (number % 3))
        brake.look()
    assert machine.worked / machine.now == pytest.approx(share, rel=0.02)


def test_it_does_not_save_up_what_it_has_not_used() -> None:
    machine = Machine()
    brake = Brake(0.5, clock=lambda: machine.now, worked=lambda: machine.worked, wait=machine.wait)
    machine.wait(10.0)
    brake.look()
    begun = machine.now
    for _ in range(100):
        machine.work(0.01)
        brake.look()
    assert machine.now - begun == pytest.approx(2.0, rel=0.05)
