# What is still to choose in a form, instead of the heading of an input (<game>-field-<input>) and "not chosen yet". No full stop.

paladins-field-action-missing = Choose an action
paladins-field-townsfolk-missing = Choose a townsfolk
paladins-field-play-missing = Choose who leads this round
paladins-field-top-missing = Choose who comes back next round
paladins-field-card-missing = Choose a group
paladins-field-workers-missing = Choose the workers
paladins-field-workshop-missing = Choose a workshop
paladins-field-outsider-missing = Choose an outsider
paladins-field-space-missing = Choose a space of the map
paladins-field-jar-missing = Choose the space for the jar
paladins-field-favour-missing = Choose a King's Favour
paladins-field-pay-missing = Choose how to pay
paladins-field-keep-missing = Choose the workers to keep
paladins-field-attribute-missing = Choose an attribute
paladins-field-debt-missing = Choose a debt
paladins-field-clear-missing = Choose the action to clear
paladins-field-recruit-missing = Choose who joins you for free
paladins-field-either-missing = Choose one of the two
