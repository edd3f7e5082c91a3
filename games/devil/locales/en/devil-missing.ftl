# What is still to choose in a form, instead of the heading of an input (<game>-field-<input>) and "not chosen yet". No full stop.

devil-field-price-missing = Name your price
devil-field-card-missing = Choose the building to keep
devil-field-cards-missing = Choose the two buildings to pass on
devil-field-answer-missing = Choose your answer
devil-field-viewing-marked-missing = Choose how many of the soul pieces you pay are marked
devil-field-discard-missing = Choose the event to discard
devil-field-whom-missing = Choose who you accuse, or nobody
devil-field-choice-achieve-missing = { $again ->
    [yes] Choose whether courtiers complete one more achievement
   *[no] Choose whether courtiers complete an achievement
}: { $what }
devil-field-choice-minor-missing = Choose the field that the achievement { $what } improves
devil-field-field-missing = Choose the field to improve
devil-field-how-missing = Choose what to give
devil-field-building-missing = Choose the building that falls
devil-field-courtier-missing = Choose who to hire if the planned courtier is gone by then
devil-field-trade-missing = Choose a trade
devil-field-inquisitor-missing = Choose your answer to the { $what }
devil-field-inquisitor-goods-missing = Choose the goods for the { $what }
devil-field-inquisitor-how-missing = Choose what the { $what } gets
devil-field-inquisitor-building-missing = Choose the building that falls to the { $what }
