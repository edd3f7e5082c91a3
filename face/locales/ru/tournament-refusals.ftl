## What tournaments refuse

trouble-no-such-tournament = Такого турнира здесь нет. Их показывает `/tournament list`.
trouble-tournament-name = Турниру нужно название, не длиннее { $most } знаков.
trouble-tournament-people = В турнире от { $least } до { $most } мест.
trouble-tournament-rounds = В турнире от { $least } до { $most } туров.
trouble-tournament-round-days = Тур длится от { $least } до { $most } дней.
trouble-registration-past = Запись должна закончиться в будущем.
trouble-registration-too-late = Запись может длиться самое большее { $most } дней. Выбери срок раньше.
trouble-tournament-game-for-one = В эту игру играет один человек. Выбери другую.
trouble-too-many-tournaments = Турниров на этом сервере уже { $most }, больше нельзя. Подожди, пока один закончится, или отмени один.
trouble-too-few-registered = Чтобы начать, нужно хотя бы { $least } участников; записано: { $registered }.
trouble-already-registered = Твоя запись уже есть.
trouble-not-registered = Этого человека нет в турнире.
trouble-left-tournament = Кто ушёл из турнира, вернуться в него не может.
trouble-registered-too-often = Записей и отказов уже { $most }. Этот турнир пройдёт без тебя.
trouble-too-late-to-join = Записываться поздно: в финал уже никто не войдёт.
trouble-tournament-begun = Турнир уже начался.
trouble-tournament-over = Этот турнир окончен.
trouble-no-round = Сейчас ни один тур не идёт.
trouble-correction-reason = Напиши почему, не длиннее { $most } знаков: это прочтут все в турнире.
trouble-correction-points = Прибавь или сними от 1 до { $most } очков.
trouble-correction-places = Укажи места, от 1, всех, кто сидит за этим столом, и никого больше.
trouble-correction-order = Напиши места этих людей в таком порядке: { $people }. Нужно чисел: { $count }. Например `{ $example }`.
trouble-too-many-corrections = Исправлений в этом турнире уже { $most }, больше нельзя.
trouble-no-table-of-tournament = Этот стол не из этого турнира.
