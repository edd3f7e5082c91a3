# Co na exportu nesedí: říká to stránka záznamu hry.

differs-no-moves = V souboru nejsou žádné tahy.
differs-field = Tah { $number }: „{ $field }“ má být { $should }, v souboru je { $says }.
differs-file = Položka „{ $field }“ má být podle tahů { $should }, v souboru je { $says }.
differs-hex = Položka „{ $field }“ nemá 64 znaků 0–9 a a–f.
differs-unknown-key = Tah { $number } obsahuje klíč „{ $name }“, který žádný tah nemá.
differs-cards = Karty v souboru nejsou ty, které uvádí: { $problem }.
differs-malformed = Tah { $number } nelze přečíst: { $problem }.
differs-written-differently = Tah { $number } není zapsán tak, jak píše Pactum: pořadí klíčů, nebo hodnota zapsaná jinak.
differs-kind = Tah { $number }: na tomto místě záznamu nemůže být tah druhu „{ $kind }“.
differs-epoch = Tah { $number }: epocha má být { $should }, v souboru je { $says }.
differs-seed-commitment = Tah { $number }: otisk počátečního semínka má být { $should }, v souboru je { $says }.
differs-commitment = Tah { $number }: otisk odpovědi má být { $should }, v souboru je { $says }.
differs-seats = Tah { $number }: vylosovaná místa mají být { $should }, v souboru je { $says }.
differs-crowd = Tah { $number }: hra má { $fewest } až { $most } míst, podle souboru { $says }.
differs-seat = Tah { $number }: má ho provést jedno z míst { $should }, v souboru je { $says }.
differs-draw = Tah { $number }: líznutí č. { $index } má být { $should }, v souboru je { $says }.
differs-happening = Tah { $number }: co se stalo, č. { $index }, má být { $should }, v souboru je { $says }.
differs-settled = Tah { $number }: zda se krok vyhodnotil, má být { $should }, v souboru je { $says }.
differs-answer = Tah { $number }: odpověď má být { $should }, v souboru je { $says }.
differs-order = Tah { $number }: žádný platný trvalý příkaz takto neodpovídá.
differs-refused = Tah { $number }: pravidla ho odmítají ({ $reason }).
differs-unplayable = Tah { $number } vůbec nelze zahrát ({ $problem }).
differs-unfinished = Po tahu { $number }, posledním v souboru, hra nekončí.
