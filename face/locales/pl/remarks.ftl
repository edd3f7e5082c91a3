### Co gracze automatyczni mówią w wątku: tak samo we wszystkich grach.

remark = 🗣️ **{ $seat }:** { $words }
remarks-off = Gracze automatyczni nic nie mówią w wątku.
remarks-offer = gracze automatyczni nic nie mówią w wątku

remark-won-hot-1 = Czy ktoś wątpił?
remark-won-hot-2 = Zwycięstwo! Ktoś chce jeszcze raz?
remark-won-hot-3 = Zapamiętajcie moje imię.
remark-won-mild-1 = Dziękuję wszystkim. To była przyjemność.
remark-won-mild-2 = Szczęście dziś sprzyjało.
remark-won-mild-3 = Wypijmy za nas wszystkich.
remark-won-sly-1 = Dokładnie według planu.
remark-won-sly-2 = Mieliście swoje szanse.
remark-won-sly-3 = Na cichych nikt nie patrzy.

remark-lost-hot-1 = Żądam rewanżu!
remark-lost-hot-2 = Następnym razem nie będzie takiego szczęścia.
remark-lost-hot-3 = Kto tasował te karty?
remark-lost-mild-1 = Dobra gra.
remark-lost-mild-2 = Przegrać z wami to nie wstyd.
remark-lost-mild-3 = Dziś było się czego uczyć.
remark-lost-sly-1 = Powiedzmy, że to było celowo.
remark-lost-sly-2 = Wszystko to sobie zapamiętam.
remark-lost-sly-3 = Cieszcie się, póki trwa.
