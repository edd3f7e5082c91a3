### Уроки сделки с дьяволом: название, цель и то, чему каждый учит.

devil-lesson-start = { lesson-start-name }
devil-lesson-start-goal = Ты смертный, и твои частицы души — ответ инквизиторам. Знак в сундуке выдаёт роль того, кто его собрал, но никогда — игрока: здесь это знак дьявола, и ему нужна твоя частица. Побеждают только очки: сохрани то, что для тебя дороже ресурсов.
devil-lesson-start-point = Проданная частица сразу даёт ресурсы, но инквизитор, которому её не показать, потом заберёт очки.

devil-lesson-build = Строй из того, что есть
devil-lesson-build-goal = Запланируй хотя бы одну постройку без займа.
devil-lesson-build-point = Большинство зданий работает и дальше: строй при первой возможности.

devil-lesson-sell = Собери то, чего хотят другие
devil-lesson-sell-goal = Собери сундук, который кто-нибудь купит за монеты.
devil-lesson-sell-point = Ресурсы, которые просили другие, по посильной цене станут монетами на твои здания.

devil-lesson-bargain = Откажись от плохой сделки
devil-lesson-bargain-goal = Бери этот сундук, только если он стоит своей цены.
devil-lesson-bargain-point = Сравни цену с тем, что дадут тебе ресурсы: на постройки, в банке, в конце.

devil-lesson-soul = Купи душу
devil-lesson-soul-goal = Ты дьявол: получи за сундук частицу души.
devil-lesson-soul-point = Смертного каждая частица спасает от инквизитора, так что предложи достаточно — и то, чего не хватает.

devil-lesson-accuse = Голосуй в охоте на ведьм
devil-lesson-accuse-goal = Добейся допроса дьявола. { devil-chests-below }
devil-chests-below = Сундуки со знаком дьявола ниже подскажут, кто может быть дьяволом.
devil-lesson-accuse-point = Знак выдаёт роль, а ресурсы — игрока: сравни их с тем, что у кого могло быть к тому времени и кто что просил.

devil-lesson-name = Назови дьявола
devil-lesson-name-goal = Отгадай, кто дьявол. { devil-chests-below }
devil-lesson-name-point = В раунде 3 должны совпасть две отгадки. В раунде 5 верная приносит очки тебе, а ошибочная — роли, которую ты ищешь.

devil-lesson-inquisitors = Перед инквизицией
devil-lesson-inquisitors-goal = Ответь всем инквизиторам без штрафа.
devil-lesson-inquisitors-point = Каждый хочет увидеть отдельную частицу души или берёт отпущение грехов. Столько и стоит частица, когда за неё предлагают ресурсы.

devil-lesson-last = Последний раунд
devil-lesson-last-goal = { lesson-win }
devil-lesson-last-point = Что сейчас не станет очками, стоит мало, а половина долга вычитается.

## Уроки прежних выпусков, за столами, которые с них начались

devil-lesson-refuse = { devil-lesson-bargain }
devil-lesson-refuse-goal = { devil-lesson-bargain-goal }
devil-lesson-refuse-point = { devil-lesson-bargain-point }

devil-lesson-hunt = { devil-lesson-accuse }
devil-lesson-hunt-goal = Добейся допроса дьявола.
devil-lesson-hunt-point = Хватит двух голосов. { devil-lesson-accuse-point }

devil-lesson-devil = { devil-lesson-name }
devil-lesson-devil-goal = Отгадай, кто дьявол.
devil-lesson-devil-point = { devil-lesson-name-point }
