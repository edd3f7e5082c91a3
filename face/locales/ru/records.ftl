# Что сыграно: рейтинговые столы, статистика, рейтинги, таблица лидеров.

## В лобби

rated-yes = 🏅 **С рейтингом**: итог идёт в `/leaderboard`.
rated-company = 🏅 **С рейтингом** от двух игроков; в одиночку — без него.
rated-off = Без рейтинга: в таблицу лидеров ничего не идёт.
rated-stewards = Без рейтинга: играют автоматические игроки.
rated-hints = Без рейтинга: включены подсказки.
rated-alone = Без рейтинга: игра для одного.
rated-practice = Без рейтинга: тренировка.
rated-offer = итог не идёт в таблицу лидеров

## Сезоны

season = { $quarter } кв. { $year }
season-all-time = за всё время
ratings-changed = 📈 **Рейтинг**: { $changes }
rating-changed = { $seat } { $points } ({ WAY($by) ->
    [down] −{ SIZE($by) }
   *[up] +{ SIZE($by) }
})

## Что сыграл человек

records-of = 🏅 { $name }
records-here = На этом сервере · { $season }
records-everywhere = На всех серверах · { $season }
records-games = **{ $games ->
    [one] { $games } игра
    [few] { $games } игры
    [many] { $games } игр
   *[other] { $games } игры
}** · побед **{ $won }**{ $shared ->
    [0] {""}
   *[other] , из них общих { $shared }
}
records-roles = Победы по ролям: { $roles }
records-role = { $role } { $won } из { $games }
records-rank = 🏆 Очков **{ $points }** · место { $place } из { $of }
records-unplaced = 🏆 До места в таблице: ещё { $missing ->
    [one] { $missing } рейтинговая игра
    [few] { $missing } рейтинговые игры
    [many] { $missing } рейтинговых игр
   *[other] { $missing } рейтинговой игры
}
records-pace = ⏱️ Обычно отвечает за **{ $length-acc }**
records-no-pace = ⏱️ Ещё { $missing ->
    [one] { $missing } ответ
    [few] { $missing } ответа
    [many] { $missing } ответов
   *[other] { $missing } ответа
}, и будет видно обычное время ответа
records-stewards = 🤖 С автоматическими игроками: { $games ->
    [one] { $games } игра
    [few] { $games } игры
    [many] { $games } игр
   *[other] { $games } игры
}, побед { $won }
records-taken-over = 🪑 Занято оставленных мест: { $count }
records-left = 🚪 Оставлено игр до конца: { $count }
records-none-own = Оконченных игр у тебя здесь пока нет. Сядь за стол (`/table list`) или открой свой: `/table new`.
records-none = Показать здесь нечего: { $who }.
records-none-season = В этом сезоне ничего.
records-out = Тебя нет ни в какой статистике: твои игры не считаются и не показываются. Изменить: `/me records on`.

## Что сыграл сервер

records-server = 📊 Сыграно на этом сервере
records-server-games = **{ $games ->
    [one] { $games } игра
    [few] { $games } игры
    [many] { $games } игр
   *[other] { $games } игры
}**, **{ $people ->
    [one] { $people } человек
    [few] { $people } человека
    [many] { $people } человек
   *[other] { $people } человека
}**
records-server-game = **{ $games ->
    [one] { $games } игра
    [few] { $games } игры
    [many] { $games } игр
   *[other] { $games } игры
}**, { $rated ->
    [0] рейтинговых ни одной
   *[other] рейтинговых { $rated }
} · одна длится примерно **{ $length-acc }**
records-server-pace = ⏱️ Ответ здесь обычно занимает **{ $length-acc }**.
records-none-here = На этом сервере ещё не закончилась ни одна игра. Открой свою: `/table new`.

## Таблица лидеров

leaderboard-head = 🏆 { $game }
leaderboard-about = На этом сервере · { $season } · { $games ->
    [one] { $games } рейтинговая игра
    [few] { $games } рейтинговые игры
    [many] { $games } рейтинговых игр
   *[other] { $games } рейтинговой игры
}
leaderboard-line = { $place ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] **{ $place }.**
} { $name } · **{ $points }** · побед { $won } из { $games }
leaderboard-nobody = Мест пока ни у кого нет: рейтинговых игр нужно { $least }.
leaderboard-own = Ты: место **{ $place }** из { $of }, очков **{ $points }**.
leaderboard-own-missing = Ты: ещё { $missing ->
    [one] { $missing } рейтинговая игра
    [few] { $missing } рейтинговые игры
    [many] { $missing } рейтинговых игр
   *[other] { $missing } рейтинговой игры
} до места в таблице.
leaderboard-own-none = У тебя здесь нет рейтинговых игр: сыграй { $least }, и будешь в таблице.
leaderboard-unplaced = { $count ->
    [one] У { $count } игрока
    [few] У { $count } игроков
    [many] У { $count } игроков
   *[other] У { $count } игрока
} меньше { $least } рейтинговых игр.
leaderboard-none = На этом сервере ещё не закончилась ни одна рейтинговая игра. Рейтинг есть у всех столов, кроме открытых с `rated=no`.
leaderboard-none-game = Игра { $game }: рейтинговых на этом сервере ещё не закончилось.
leaderboard-which = Другая игра…

## Кнопки

records-which = Другой сезон…
records-show-all = Показать всем
records-how = Как это устроено

## Как это устроено

records-how-head = Как считаются игры
records-how-rated = **С рейтингом** — каждый стол на двоих и больше, если лобби не говорит иного. Автоматические игроки или подсказки за столом — рейтинга нет.
records-how-leaving = **Уйти** из рейтинговой игры или потерять место по голосованию за отсутствие — это последнее место. Занять чужое место ничем не грозит: рейтинга там нет.
records-how-points = **Очки** начинаются с { $start }. Они растут от хороших мест, больше — против сильных игроков и чем лучше известна твоя сила. После { $least } рейтинговых игр у тебя есть место.
records-how-season = **Сезон** — квартал года. Каждый начинает его заново; место дают { $season } рейтинговых игр.
records-how-out = Считаются только оконченные игры. `/me records off` убирает тебя отовсюду.

## Не участвовать

me-records-on = 🏅 Сыгранное тобой считается для `/stats` и `/leaderboard`.
me-records-off = 🏅 Тебя нет в статистике и таблицах лидеров.
me-records-on-done = Твои игры снова считаются, и прошлые тоже. Дай мне несколько секунд.
me-records-off-done = Готово: тебя больше нет ни в статистике, ни в таблицах лидеров, а сохранённое для них удалено. Сами игры остаются (`/me forget` уберёт твоё имя и оттуда).
choice-records-on = Считать сыгранное мной
choice-records-off = Не участвовать в статистике и таблицах лидеров; удалить сохранённое

## Команды

command-stats = Что здесь сыграно и с каким итогом
command-stats-player = Что здесь сыграно тобой или кем-то другим
command-stats-server = Что сыграно на этом сервере, видно всем
command-leaderboard = Кто впереди в игре на этом сервере
command-me-records = Считать ли сыгранное тобой для статистики и таблиц лидеров
option-stats-who = Кого показать; по умолчанию тебя
option-season = Квартал года; по умолчанию всё время
option-leaderboard-game = Какая игра; по умолчанию последняя рейтинговая
option-records = Учитывать мои игры или нет

## Что идёт не так

trouble-unknown-season = Сезона «{ $season }» здесь нет. { $count ->
    [0] Ни одна игра ещё не закончилась.
   *[other] Есть: { $seasons }.
}
trouble-only-on-servers = Это работает только на сервере. Спроси там.
