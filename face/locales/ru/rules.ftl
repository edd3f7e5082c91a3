# Правила под рукой: /rules, /card, вопросительный знак у вопроса, объяснения первой игры.

rules-hint-button = ?
rules-button = Правила
rules-head = Правила · { $game }
rules-picture-alt = Пример к теме «{ $topic }».
rules-which = О чём прочесть?
rules-which-game = Правила какой игры открыть?
rules-topic-of = { $topic } · { $game }
rules-hint-order = { order-how } { rules-overlooked } пока оно не ответило, решить можешь ты.
rules-overlooked = Часто забывают:
rules-no-hint = Сейчас вопросов к тебе нет.
rules-house-why = Где правила молчат или дают выбор, я играю так:
rules-scoring = Очки в конце
rules-house = 🏠 Домашние правила
rules-of-table = 📋 Правила этого стола
opening-head = { $game } · { $table }
opening-more = -# { $hints ->
    [on] **{ hint-button }** скажет, что сделал бы управляющий и почему; в `/rules` есть всё.
   *[off] **?** объяснит каждый вопрос, в `/rules` есть всё.
}
opening-on = К моему ходу
opening-button = Кто я?
explained-head = **Новое для тебя** (первая игра):
explained-fold = Понятно
explained-stop = Больше не объяснять
command-rules = Правила игры по темам: раунд, долг, крылья, чёрный рынок …
option-rules-topic = О чём; выбери из списка или введи слово
option-rules-game = Какой игры; по умолчанию игры этой ветки или всех
command-card = Прочесть любую карту игры
option-card-name = Название карты или его часть
option-card-game = { option-rules-game }
option-table-of-cards = Какой стол; по умолчанию этой ветки или твой единственный
card-of-the-game = Карты игры
card-head = { $game }
trouble-no-such-topic = Темы с таким названием нет.{ $count ->
    [0] {" "}`/rules` покажет все.
   *[other] {" "}Может быть: { $close }?
}
trouble-no-such-card = Карты с таким названием нет.{ $count ->
    [0] {" "}Список под `/card` показывает имеющиеся, пока ты печатаешь.
   *[other] {" "}Может быть: { $close }?
}
command-me-explanations = Объяснять ли фазы и термины в первой игре каждого вида
option-explanations = Когда
choice-explanations-first = В первой игре каждого вида
choice-explanations-always = В каждой игре, пока не прочту
choice-explanations-never = Никогда
me-explanations-first = Первая игра каждого вида объясняет каждую фазу и термин один раз.
me-explanations-always = Каждая игра объясняет фазы и термины, пока ты их не свернёшь.
me-explanations-never = Само ничего не объясняется; **?** и `/rules` остаются, а `/me explanations` включит объяснения снова.
