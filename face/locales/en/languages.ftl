# Who reads which language. Languages call themselves by their own names.

language-lacking = Your Discord is in { $language }, which I do not speak yet: you read English. There { $count ->
    [one] is
   *[other] are
} { $there }; `/me language` chooses.
me-language = You read **{ $language }**, as you have chosen.
me-language-discord = You read **{ $language }**, as your Discord does.
me-language-lacking = You read **English**: your Discord is in { $language }, which I do not speak yet. There { $count ->
    [one] is
   *[other] are
} { $there }.
command-me-language = The language in which I write to you
option-language = Which language; as your Discord does if you never choose
choice-language-discord = As Discord
server-language = What all read at the tables of this server is in **{ $language }**: threads, boards, announcements. What only you see is in your own language (`/me language`).
server-language-next = From the next message on.
command-language = The language of what all read at this server's tables
option-server-language = Which language; that of the server on Discord if you never choose

## What people type (several words: any of them; diacritics need not be typed)

typed-and = and
typed-to = to
typed-from = from
typed-numbers = one a an|two|three|four|five|six|seven|eight|nine|ten
