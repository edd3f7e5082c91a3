### Уроки: одна позиция, одна цель, за тренировочным столом.

lesson-head = { $game } · урок { $number } из { $count }
lesson-goal = **{ $title }** · { $goal }
lesson-title = **{ $title }**
lesson-reached = ✅ **Цель достигнута.**
lesson-missed = ❌ **На этот раз не вышло.**
lesson-as-steward = Управляющий ответил бы так же.
lesson-win = Победи в игре.
lesson-start-name = Кто ты и что побеждает
lesson-again = Ещё раз
lesson-next = Дальше: { $title }
lesson-play = Сыграть целую игру
lesson-begun = Урок — в твоих личных сообщениях. { practice-calm }
lesson-begun-here = Урок — здесь, в новом сообщении. { practice-calm }

option-lesson = Короткий урок вместо целой игры: одна позиция, одна цель

trouble-no-such-lesson = Такого урока нет. Выбери его из списка `lesson` или пропусти, чтобы сыграть целую игру.
