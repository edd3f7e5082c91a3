# Кто на каком языке читает. Языки зовут себя своими именами.

language-lacking = Твой Discord на языке, которого здесь пока нет ({ $language }): ты читаешь по-английски. Есть: { $there }; выбирает `/me language`.
me-language = Ты читаешь на языке **{ $language }**: так выбрано тобой.{ me-language-share }
me-language-discord = Ты читаешь на языке **{ $language }**, как в твоём Discord.{ me-language-share }
me-language-share = { $share ->
    [100] { "" }
   *[other] { " " }Переведено { $share } %, остальное по-английски.
}
me-language-lacking = Ты читаешь **по-английски**: твой Discord на языке, которого здесь пока нет ({ $language }). Есть: { $there }.
command-me-language = На каком языке мне писать тебе
option-language = Какой язык; без выбора — как в Discord
choice-language-discord = Как в Discord
server-language = То, что за столами этого сервера читают все, — на языке **{ $language }**: ветки, поля, объявления. То, что видишь только ты, — на твоём (`/me language`).
server-language-next = Со следующего сообщения.
command-language = Язык того, что за столами этого сервера читают все
option-server-language = Какой язык; без выбора — как у сервера в Discord

## Что люди вводят (несколько слов: подойдёт любое)

typed-and = и and
typed-to = до по to
typed-from = с со от
typed-numbers = один одна одно одну одного одной одни|два две двух двое|три трёх трое|четыре четырёх четверо|пять пяти|шесть шести|семь семи|восемь восьми|девять девяти|десять десяти
