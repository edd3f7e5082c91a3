# Cards to look up: what lies open at a table, for everybody, at any time.

cards-button = Cards
cards-head = Cards · { $game } · { $table }
cards-which = What would you like to read?
cards-none = There's nothing to read here yet.
cards-before = ◀ Page { $page } of { $pages }
cards-after = Page { $page } of { $pages } ▶
cards-first = ◀ First page
cards-last = Last page ▶
command-table-cards = Read everything on display at a table: cards, rules, who has what
trouble-nothing-open = There's nothing to read at this table yet. Cards can be read once the game has started.
