# What is wrong with an export, as a replay's page and `pactum verify` say it: in English alone, for whoever checks it. What only the
# command line can find is in cli.ftl. Values of the file stay as they are: words and numbers as JSON.

differs-no-moves = The file has no moves.
differs-field = Move { $number }: its “{ $field }” should be { $should }, but the file says { $says }.
differs-file = By its moves, the file's “{ $field }” should be { $should }, but the file says { $says }.
differs-hex = The file's “{ $field }” isn't 64 digits of 0-9 and a-f.
differs-unknown-key = Move { $number } has the key “{ $name }”, which no move has.
differs-cards = The cards in the file aren't the ones it names: { $problem }.
differs-malformed = I can't read move { $number }: { $problem }.
differs-written-differently = Move { $number } isn't written the way Pactum writes it: the order of keys, or the spelling of a value.
differs-kind = Move { $number }: there can be no move of the kind “{ $kind }” at this point of the log.
differs-epoch = Move { $number }: its epoch should be { $should }, but the file says { $says }.
differs-seed-commitment = Move { $number }: the commitment of the opening seed should be { $should }, but the file says { $says }.
differs-commitment = Move { $number }: the commitment of the answer should be { $should }, but the file says { $says }.
differs-seats = Move { $number }: the seats drawn should be { $should }, but the file says { $says }.
differs-crowd = Move { $number }: the game seats { $fewest } to { $most }, but the file has { $says }.
differs-seat = Move { $number }: one of the seats { $should } should have made it, but the file says { $says }.
differs-draw = Move { $number }: draw no. { $index } should be { $should }, but the file says { $says }.
differs-happening = Move { $number }: what happened, no. { $index }, should be { $should }, but the file says { $says }.
differs-settled = Move { $number }: whether a step settled should be { $should }, but the file says { $says }.
differs-answer = Move { $number }: the answer should be { $should }, but the file says { $says }.
differs-order = Move { $number }: no standing order in force gives this answer.
differs-refused = Move { $number }: the rules refuse it ({ $reason }).
differs-unplayable = Move { $number } can't be played at all ({ $problem }).
differs-unfinished = The game isn't over after move { $number }, the last in the file.
