# Karty k nahlédnutí: co u stolu leží odkryté, pro všechny a kdykoli.

cards-button = Karty
cards-head = Karty · { $game } · { $table }
cards-which = Co chceš číst?
cards-none = Zatím tu nic neleží.
cards-before = ◀ Strana { $page } / { $pages }
cards-after = Strana { $page } / { $pages } ▶
cards-first = ◀ První strana
cards-last = Poslední strana ▶
command-table-cards = Přečíst, co u stolu leží odkryté: karty, pravidla, kdo co má
trouble-nothing-open = U tohoto stolu zatím nic odkryté neleží. Karty se dají číst, až hra začne.
