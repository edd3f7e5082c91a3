# Карты для просмотра: что лежит на столе открыто, для всех, в любой момент.

cards-button = Карты
cards-head = Карты · { $game } · { $table }
cards-which = Что хочешь прочесть?
cards-none = Здесь пока ничего нет.
cards-before = ◀ Стр. { $page } из { $pages }
cards-after = Стр. { $page } из { $pages } ▶
cards-first = ◀ Первая стр.
cards-last = Последняя стр. ▶
command-table-cards = Прочесть всё, что лежит на столе открыто: карты, правила, у кого что
trouble-nothing-open = За этим столом пока ничего не открыто. Карты можно читать, когда игра начнётся.
