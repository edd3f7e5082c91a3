# Kdo čte v kterém jazyce. Jazyky si říkají svými vlastními jmény.

language-lacking = Tvůj Discord je v jazyce { $language } a ten zatím neumím: čteš anglicky. K dispozici: { $there }; vybírá se přes `/me language`.
me-language = Čteš v jazyce **{ $language }**, podle své volby.{ me-language-share }
me-language-discord = Čteš v jazyce **{ $language }**, jako tvůj Discord.{ me-language-share }
me-language-share = { $share ->
    [100] { "" }
   *[other] { " " }Přeloženo je { $share } %, zbytek je anglicky.
}
me-language-lacking = Čteš **anglicky**: tvůj Discord je v jazyce { $language } a ten zatím neumím. K dispozici: { $there }.
command-me-language = Jazyk, ve kterém ti píšu
option-language = Který jazyk; bez volby jako tvůj Discord
choice-language-discord = Jako Discord
server-language = Co u stolů tohoto serveru čtou všichni, je v jazyce **{ $language }**: vlákna, plány, oznámení. Co vidíš jen ty, je v tvém jazyce (`/me language`).
server-language-next = Od příští zprávy.
command-language = Jazyk toho, co u stolů tohoto serveru čtou všichni
option-server-language = Který jazyk; bez volby jako server na Discordu

## What people type (several words: any of them; diacritics need not be typed)

typed-and = a
typed-to = do až
typed-from = od
typed-numbers = jeden jedna jedno jednu jednoho jedné|dva dvě dvou dvoje|tři tří troje|čtyři čtyř čtvero|pět pěti|šest šesti|sedm sedmi|osm osmi|devět devíti|deset deseti
