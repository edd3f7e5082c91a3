# Cards to look up: what lies open at a table, for everybody, at any time.

cards-button = Karty
cards-head = Karty · { $game } · { $table }
cards-which = Co chcesz przeczytać?
cards-none = Jeszcze nic tu nie leży.
cards-before = ◀ Strona { $page } z { $pages }
cards-after = Strona { $page } z { $pages } ▶
cards-first = ◀ Pierwsza strona
cards-last = Ostatnia strona ▶
command-table-cards = Przeczytaj wszystko, co leży odkryte przy stole: karty, zasady, kto co ma
trouble-nothing-open = Przy tym stole nic jeszcze nie leży odkryte. Karty można czytać po rozpoczęciu gry.
