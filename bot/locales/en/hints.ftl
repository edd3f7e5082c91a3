### Hints: what a steward would do, for tables that have them.

hints-on = **Hints are on**: everybody can ask on their desk what a steward would do.
hints-allow = Allow hints
hints-disallow = No hints
hints-offer = players can ask on their desk what a steward would do
