"""Lists the reasons why something is closed: refusal codes, whose sentences "refused-<code>" have the rules' words."""

CANNOT_PAY = "cannot-pay"  # the goods or the silver aren't there
LACKS_GOODS = "lacks-goods"  # for a building; `things` are missing
COLUMN_TOO_DEAR = "column-too-dear"  # an apprentice beyond your workers there: the silver for the way is missing
TOO_FEW_WORKERS = "too-few-workers"  # of yours on that location
NO_SKILL = "no-skill"  # among the apprentices; `skills` are missing
NO_TAX = "no-tax"  # on the Tax Stand
NO_CARDS = "no-cards"  # left in the building deck
NO_CARD = "no-card"  # in hand to put away for the Cathedral
NO_CAPTIVES = "no-captives"  # captured workers on your board
NONE_IN_PRISON = "none-in-prison"  # of your workers
NONE_CAPTURED = "none-captured"  # of your workers
NO_DEBT = "no-debt"  # unpaid
TOO_MANY_PLACES = "too-many-places"  # to capture from in one turn
TOO_MANY_APPRENTICES = "too-many-apprentices"  # one has to leave
SPACE_TAKEN = "space-taken"  # on the Black Market
TOO_VIRTUOUS = "too-virtuous"  # for the Black Market
TOO_LITTLE_VIRTUE = "too-little-virtue"  # for the Cathedral
LEVEL_FULL = "level-full"  # no free space one level up
COLOUR_TAKEN = "colour-taken"  # somebody plays the other side of that board, or the board itself
AT_THE_TOP = "at-the-top"  # of the Cathedral
WRONG_SEATS = "wrong-seats"  # two to five players
