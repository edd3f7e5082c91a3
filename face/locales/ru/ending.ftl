### Как кончилась игра: заключительное сообщение и досье. Прочие слова игры — в её файлах.

ending-won = { $margin ->
    [0] 🏆 **{ subject } { verb-win }** по дополнительному показателю: { $whom-is ->
        [you] у тебя
       *[other] у игрока { $whom }
    } тоже { ending-points }.
    [one] 🏆 **{ subject } { verb-win }** с перевесом в { $margin } очко, { $points } : { $second } ({ $whom }).
    [few] 🏆 **{ subject } { verb-win }**: { ending-points }, на { $margin } больше, чем у второго ({ $whom }).
    [many] 🏆 **{ subject } { verb-win }**: { ending-points }, на { $margin } больше, чем у второго ({ $whom }).
   *[other] 🏆 **{ subject } { verb-win }**: { ending-points }, на { $margin } больше, чем у второго ({ $whom }).
}
ending-won-by-tie = 🏆 **{ subject } { verb-win }**: { ending-points }, { $tie }.
ending-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
ending-headline = **Игра окончена**
ending-shared = 🏆 Победу делят **{ $who }**: по { $points ->
    [one] { $points } очку
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
ending-beat-rival = 🏆 **{ subject } { verb-win }**, соперник — { $rival }, { $points } : { $theirs }.
ending-lost-to-rival = 💀 Победа за соперником: **{ $rival }**, { $theirs } : { $points }.
ending-shared-with-rival = 🏆 Ничья, соперник — { $rival }, { $points } : { $theirs }.
ending-rival-place = { $place }. { $rival }: **{ $points }**
ending-rival-place-as = { $place }. { $rival }, { $details }: **{ $points }**
ending-alone = 🏆 **{ subject }** { verb-end } игру: { ending-points }.
ending-place = { $place }. { subject }: **{ $points }**
ending-place-as = { $place }. { subject }, { $details }: **{ $points }**
ending-behind = Отставание от победителя ({ $whom }): { ending-points }, больше всего здесь: { $parts }.
ending-gap = { $part } −{ $points }
ending-by-tie = { $line } ({ $tie })
ending-rival = Соперник
ending-column = { subject }
ending-short = { $short } = { $whose }
ending-total = Всего
ending-part = { $name } { $points }
ending-parts = { $parts }
ending-moderator = Модератор
ending-dossier = Досье
ending-in-archive = Через день эта ветка уйдёт в архив. Если кнопки перестанут работать: `/table dossier`, `/table replay`.
dossier-head = Досье: { $game } · { $table }
dossier-which = Какую часть?
dossier-summary = 🏆 Итог и награды
dossier-charts = 📈 Раунд за раундом
trouble-dossier-running = Досье откроется, когда игра кончится: в нём все секреты.
trouble-dossier-closed = Эта игра была прекращена. Секреты останутся секретами.
trouble-dossier-unknown = Досье этой игры нет. Его нет у игр, начатых до обновления правил.
command-table-dossier = Вся история оконченной игры: все секреты, раунд за раундом
