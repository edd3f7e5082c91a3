# Что в экспорте неверно: об этом говорит страница с повтором игры.

differs-no-moves = В файле нет ни одного хода.
differs-field = Ход { $number }: «{ $field }» должно быть { $should }, в файле { $says }.
differs-file = Поле «{ $field }» по ходам должно быть { $should }, в файле { $says }.
differs-hex = В поле «{ $field }» не 64 знака 0–9 и a–f.
differs-unknown-key = Ход { $number } содержит ключ «{ $name }», которого нет ни у одного хода.
differs-cards = Карты в файле не те, что в нём названы: { $problem }.
differs-malformed = Ход { $number } не читается: { $problem }.
differs-written-differently = Ход { $number } записан не так, как пишет Pactum: порядок ключей или иначе записанное значение.
differs-kind = Ход { $number }: в этом месте журнала не может быть хода вида «{ $kind }».
differs-epoch = Ход { $number }: эпоха должна быть { $should }, в файле { $says }.
differs-seed-commitment = Ход { $number }: отпечаток начального зерна должен быть { $should }, в файле { $says }.
differs-commitment = Ход { $number }: отпечаток ответа должен быть { $should }, в файле { $says }.
differs-seats = Ход { $number }: по жребию места должны быть { $should }, в файле { $says }.
differs-crowd = Ход { $number }: в игре от { $fewest } до { $most } мест, по файлу { $says }.
differs-seat = Ход { $number }: его должно сделать одно из мест { $should }, в файле { $says }.
differs-draw = Ход { $number }: жребий № { $index } должен быть { $should }, в файле { $says }.
differs-happening = Ход { $number }: событие № { $index } должно быть { $should }, в файле { $says }.
differs-settled = Ход { $number }: завершён ли шаг, должно быть { $should }, в файле { $says }.
differs-answer = Ход { $number }: ответ должен быть { $should }, в файле { $says }.
differs-order = Ход { $number }: ни одно действующее поручение так не отвечает.
differs-refused = Ход { $number }: правила его не допускают ({ $reason }).
differs-unplayable = Ход { $number } вообще нельзя сыграть ({ $problem }).
differs-unfinished = После хода { $number }, последнего в файле, игра не окончена.
