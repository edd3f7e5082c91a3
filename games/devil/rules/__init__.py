"""Deal with the Devil: four seats, two mortals, a cultist and the devil, trading in blind chests for five rounds."""

from games.devil.rules.game import Devil

GAME = Devil()
