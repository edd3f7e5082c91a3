# What is wrong with an export, as a replay's page and `pactum verify` say it. What only the command line can find stands in cli.ftl.
# Values of the file stand as they are: words and numbers as JSON.

differs-no-moves = There are no moves in the file.
differs-field = Move { $number }: its “{ $field }” should be { $should }, the file says { $says }.
differs-file = The file's “{ $field }” should be { $should } by its moves, the file says { $says }.
differs-hex = The file's “{ $field }” is not 64 digits of 0-9 and a-f.
differs-unknown-key = Move { $number } holds the key “{ $name }”, which no move has.
differs-cards = The cards in the file are not the ones it names: { $problem }.
differs-malformed = Move { $number } cannot be read: { $problem }.
differs-written-differently = Move { $number } is not written as Pactum writes it: order of keys, or a value spelt differently.
differs-kind = Move { $number }: there can be no move of the kind “{ $kind }” at this point of the log.
differs-epoch = Move { $number }: its epoch should be { $should }, the file says { $says }.
differs-seed-commitment = Move { $number }: the commitment of the opening seed should be { $should }, the file says { $says }.
differs-commitment = Move { $number }: the commitment of the answer should be { $should }, the file says { $says }.
differs-seats = Move { $number }: the seats drawn should be { $should }, the file says { $says }.
differs-crowd = Move { $number }: the game seats { $fewest } to { $most }, by the file there are { $says }.
differs-seat = Move { $number }: it should be made by one of the seats { $should }, the file says { $says }.
differs-draw = Move { $number }: draw no. { $index } should be { $should }, the file says { $says }.
differs-happening = Move { $number }: what happened, no. { $index }, should be { $should }, the file says { $says }.
differs-settled = Move { $number }: whether a step settled should be { $should }, the file says { $says }.
differs-answer = Move { $number }: the answer should be { $should }, the file says { $says }.
differs-order = Move { $number }: no standing order in force gives this answer.
differs-refused = Move { $number }: the rules refuse it ({ $reason }).
differs-unplayable = Move { $number } cannot be played at all ({ $problem }).
differs-unfinished = The game is not over after move { $number }, the last in the file.
