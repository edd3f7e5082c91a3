"""Cards that tests of the action phase play, and a seat without a coin to spare."""

from __future__ import annotations

from games.devil.rules.effects import Gain
from tests.games.devil.builders import building

TOOL = building("tool", Gain(when="action", coins=1))
FORGE = building("forge", Gain(when="action", coins=1))
HUT, BARN = building("hut"), building("barn")
DEAR = building("dear", cost={"glass": 2, "marble": 2})  # 20 coins: not even ten of debt pay for it
RUINED = {"debt": 10}
