# Cards to look up: what lies open at a table, for everybody, at any time.

cards-button = Cards
cards-head = Cards · { $game } · { $table }
cards-which = What do you want to read?
cards-none = Nothing lies here yet.
cards-before = ◀ Page { $page } of { $pages }
cards-after = Page { $page } of { $pages } ▶
command-table-cards = Read everything that lies open at a table: cards, rules, who has what
trouble-nothing-open = Nothing lies open at this table yet. Cards can be read once the game has begun.
