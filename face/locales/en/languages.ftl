# Who reads which language. Languages call themselves by their own names.

language-lacking = Your Discord is in { $language }, which I don't speak yet, so you read English. Available: { $there }. Choose with `/me language`.
me-language = You read **{ $language }**, as you chose.{ me-language-share }
me-language-discord = You read **{ $language }**, as your Discord does.{ me-language-share }
me-language-share = { $share ->
    [100] { "" }
   *[other] { " " }{ $share } % of it is translated; the rest is in English.
}
me-language-lacking = You read **English**: your Discord is in { $language }, which I don't speak yet. Available: { $there }.
command-me-language = The language I use with you
option-language = Which language; that of your Discord if you never choose
choice-language-discord = As Discord
server-language = Tables on this server use **{ $language }**: threads, boards, announcements. What only you see is in your own language (`/me language`).
server-language-next = From the next message on.
command-language = The language everyone reads at this server's tables
option-server-language = Which language; the server's own on Discord if you never choose

## What people type (several words: any of them; diacritics need not be typed)

typed-and = and
typed-to = to
typed-from = from
typed-numbers = one a an|two|three|four|five|six|seven|eight|nine|ten
