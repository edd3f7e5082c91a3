# Почему управляющий ответил бы так: его расчёт, в одном-двух предложениях.

paladins-why-paladin = { $what } и хорошая группа из таверны: цель этого раунда — { $actions }.
paladins-why-paladin-workers = Из твоих паладинов { $what } даёт самых нужных работников.
paladins-why-boost = Прибавка на этот раунд ({ $things }) помогает: { $actions }.
paladins-why-ability = { $what } в этом раунде: { $ability }.
paladins-why-group = С этими работниками в этом раунде доступно: { $actions }{ $count ->
    [0] {""}
   *[other] ; цель ещё и { $aims }
}{ paladins-why-group-more }
paladins-why-group-workers = { paladins-why-group-worth }
paladins-why-group-worth = По расчёту управляющего эти работники принесут { $points ->
    [0] примерно столько же очков, сколько
    [one] примерно на { $points } очко больше, чем
    [few] примерно на { $points } очка больше, чем
    [many] примерно на { $points } очков больше, чем
   *[other] примерно на { $points } очка больше, чем
} следующая по ценности группа.
paladins-why-group-aims = Цель на этот раунд с такими работниками — { $actions }{ paladins-why-group-more }
paladins-why-group-more = { $extra ->
    [0] {""}
   *[other] ; с работниками и ресурсами, добытыми по пути, цель ещё и { $more }
}.
paladins-why-criminals = Преступники подходят на любое место, но за каждого берёшь подозрение.
paladins-why-joins = { $what } в твоей свите даёт { $gain } каждый раз, когда делаешь «{ $action }»: впереди ещё { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
    [many] { $count } раундов
   *[other] { $count } раунда
}.
paladins-why-joins-debt = { $what } даёт { $gain } за каждый погашенный долг; непогашенных у тебя { $count }.
paladins-why-joins-inquisition = { $which ->
    [none] При инквизиции { $what } приносит { $gain }, если подозрений у тебя нет
    [some] При инквизиции { $what } приносит { $gain }, если подозрений у тебя не меньше { $least }
   *[drop] До приговора инквизиции { $what } позволяет сбросить подозрение
}: их { $count }, а впереди ещё { $left ->
    [one] { $left } раунд
    [few] { $left } раунда
    [many] { $left } раундов
   *[other] { $left } раунда
}.

paladins-why-order = Это { $count }-й раз из { $times } для королевского указа; за него { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
paladins-why-order-done = Это выполняет королевский указ: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
paladins-why-scores = { $action } сразу даёт { $sure ->
    [yes] {""}
   *[no] минимум{" "}
}{ $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
paladins-why-track = { $what } дойдёт { $sure ->
    [yes] {""}
   *[no] минимум{" "}
}до { $level }, это ещё { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
paladins-why-track-next = { $what } дойдёт { $sure ->
    [yes] {""}
   *[no] минимум{" "}
}до { $level }: { $count ->
    [0] верх шкалы
    [one] ещё { $count } шаг даст
    [few] ещё { $count } шага дадут
    [many] ещё { $count } шагов дадут
   *[other] ещё { $count } шага дадут
}{ $count ->
    [0] { "" }
   *[other] {" "}{ $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
}.
paladins-why-piece = { $action } в { $count }-й раз: из семи больше всего дают последние.
paladins-why-goods = Ресурсы — на это: { $actions }.
paladins-why-goods-later = Больших действий в этом раунде не осталось. { paladins-why-goods-kept }
paladins-why-goods-instead = Ни одно большое действие управляющему не кажется выгоднее. { paladins-why-goods-kept }
paladins-why-goods-kept = Неистраченные ресурсы сохранятся на следующий раунд, и каждые три — очко.
paladins-why-conspire = Без преступника тебе не хватает здесь работника: { $actions }.
paladins-why-conspire-favour = Преступник пригодится для королевской милости: { $gain }.
paladins-why-conspire-later = Преступник подходит на любое место, и его можно оставить на следующий раунд.
paladins-why-clear = Освобождённое действие «{ $action }» в этом раунде можно повторить.
paladins-why-workshop = Мастерская бережёт работника каждый раз, когда делаешь «{ $action }», а впереди ещё { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
    [many] { $count } раундов
   *[other] { $count } раунда
}.
paladins-why-discard = { $what } даёт { $gain }, и это поможет здесь: { $actions }.
paladins-why-discard-for = За { $cost } { $what } даёт { $gain }.
paladins-why-discard-later = Больших действий в этом раунде не осталось, а за { $cost } { $what } даёт { $gain }.
paladins-why-discard-instead = Ни одно большое действие управляющему не кажется выгоднее: за { $cost } { $what } даёт { $gain }.
paladins-why-favour = За { $cost } это даёт { $gain }, а милость в раунде достаётся только первому.
paladins-why-cost = одного работника{ $paid ->
    [no] {""}
   *[yes] {" "}и { $price }
}{ $debts ->
    [0] {""}
    [one] {" "}и { $debts } долг
    [few] {" "}и { $debts } долга
    [many] {" "}и { $debts } долгов
   *[other] {" "}и { $debts } долга
}
paladins-why-worth = Управляющему сейчас ничто другое не кажется выгоднее.
paladins-why-pass = Всё, что ещё по карману, стоит меньше работников, которых ты оставишь.
paladins-why-pass-last = Это последний раунд, и ничего, что ещё даст очки, я не вижу.
paladins-why-no-workers = Работников у тебя не осталось.
paladins-why-opens = Это открывает в этом раунде: { $actions }.
paladins-why-then = Следующая цель — { $actions }.
paladins-why-also = Цель ещё и { $actions }.
paladins-why-last = Это последний раунд, и сейчас это даёт { $points ->
    [0] ноль очков
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
paladins-why-last-leads = Это последний раунд, а следующая цель — { $actions }.
paladins-why-last-hidden = Это последний раунд: итог зависит от закрытых карт.
paladins-why-last-then = Это последний раунд: само по себе это очков не даёт, а следующая цель — { $actions }.
paladins-why-last-idle = Это последний раунд: само по себе это очков не даёт, но лучшего я не вижу.
paladins-why-last-loss = Это последний раунд, и сейчас это стоит { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}: то, что дальше, даст больше.

## What is risky: public thresholds within reach

paladins-risk-debt = Берёшь { $count ->
    [one] { $count } долг
    [few] { $count } долга
    [many] { $count } долгов
   *[other] { $count } долга
}: непогашенный в конце стоит очков ({ $points }).
paladins-risk-inquisition = Инквизиция { $how ->
    [now] придёт
   *[may] может прийти (в налоговом запасе { $tax }🥈)
}: { $caught ->
    [yes] ни у кого нет больше подозрений, чем у тебя ({ $count }): получишь долг
   *[no] у другого игрока подозрений больше, чем у тебя ({ $count })
}.
paladins-risk-suspected = У тебя будет { $count ->
    [one] { $count } подозрение
    [few] { $count } подозрения
    [many] { $count } подозрений
   *[other] { $count } подозрения
}, и больше ни у кого нет: пока это так, инквизиция принесёт тебе долг.
paladins-risk-inquisition-near = { $how ->
    [may] В налоговом запасе потом может остаться всего { $tax }🥈
   *[now] В налоговом запасе всего { $tax }🥈
}: инквизиция близко, и ни у кого нет больше подозрений, чем у тебя ({ $count }).

paladins-why-drop-low = Это ничего не стоит; у другого игрока { $most }, он ближе к долгу инквизиции, чем ты.
paladins-why-drop = У тебя { $count ->
    [one] { $count } подозрение
    [few] { $count } подозрения
    [many] { $count } подозрений
   *[other] { $count } подозрения
}, у другого игрока { $most }; у кого при инквизиции больше всех, тот берёт долг. { $then ->
    [none] Без подозрений долга не берёшь.
    [below] Останется { $left }: долг вместо тебя возьмёт он.
    [even] Останется { $left }: долг ты всё равно берёшь, но и он тоже.
   *[still] Останется { $left }: у тебя всё ещё больше всех.
}
paladins-why-declines = Ничто из предложенного тебе сейчас не поможет.
paladins-why-either = Это поможет здесь: { $actions }.
paladins-why-either-worth = По расчёту управляющего это принесёт { $points ->
    [0] примерно столько же очков, сколько
    [one] примерно на { $points } очко больше, чем
    [few] примерно на { $points } очка больше, чем
    [many] примерно на { $points } очков больше, чем
   *[other] примерно на { $points } очка больше, чем
} другая награда.
paladins-why-pay = Непогашенный долг стоит { $unpaid ->
    [one] { $unpaid } очко
    [few] { $unpaid } очка
    [many] { $unpaid } очков
   *[other] { $unpaid } очка
} в конце; погашенный даёт { $paid }.
paladins-why-destroy = Непогашенный долг стоил бы { $unpaid ->
    [one] { $unpaid } очко
    [few] { $unpaid } очка
    [many] { $unpaid } очков
   *[other] { $unpaid } очка
} в конце.

## Turns that go for next to nothing, in reviews

paladins-lost-pass = Пас, хотя действия ещё были: пропадает { $count ->
    [one] { $count } работник
    [few] { $count } работника
    [many] { $count } работников
   *[other] { $count } работника
}.
