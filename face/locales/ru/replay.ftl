# Повтор оконченной игры: страница, её команда и что сказано о файле, из которого она сделана.

command-table-replay = Оконченная игра страницей, которую можно пройти шаг за шагом
dossier-replay = Повтор, шаг за шагом
bot-replay = Повтор { $practice ->
    [yes] тренировки
   *[no] стола
} { $table }: открой файл в браузере. В нём каждый шаг, чьими угодно глазами.

replay-title = { $game } · { $table }
replay-home = Назад к столу
# Что выбрало место, когда всё открыто.
replay-answered = { subject }:
# Что тогда сообщали только одному месту.
replay-told = Только { $seat }:
replay-holds = Проверено: каждая запись (всего { $moves }) следует из предыдущей по правилам; шагов игры среди них { $steps }. Контрольная сумма { $head }
replay-wrong = Этот файл неверен: { $why } Показано то, что стоит до этого.
replay-undone = { $count ->
    [one] { $count } ход отменён перемоткой и не показан.
    [few] { $count } хода отменены перемоткой и не показаны.
    [many] { $count } ходов отменено перемоткой и не показано.
   *[other] { $count } хода отменены перемоткой и не показаны.
}
replay-controls = Шаги
replay-first = Первый шаг
replay-back = Шаг назад
replay-play = Воспроизвести
replay-on = Шаг вперёд
replay-last = Последний шаг
replay-slider = Шаг
replay-eyes = Чьими глазами
replay-eyes-all = всех
replay-eyes-table = ветки
replay-scenes = { web-tab-board }
replay-board = Общее поле
replay-desk = Что видит { $seat }
replay-log = Журнал
replay-in-words = То же словами
replay-keys = Клавиши: ← → — шаг, Page Up и Page Down — фаза, Home и End, пробел — воспроизведение, от 0 до 9 — выбрать глаза.
replay-noscript = Этой странице нужен браузер с включёнными скриптами. Из сети она ничего не загружает.

trouble-replay-failed = Сейчас повтор сделать не получилось. Ничего не потеряно: попробуй через минуту.
trouble-replay-unknown = Эта игра начата по правилам более старой версии, и показать её по шагам здесь нельзя. Весь журнал по-прежнему даёт `/table export`.
