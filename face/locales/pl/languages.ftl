# Who reads which language. Languages call themselves by their own names.

language-lacking = Język twojego Discorda to { $language }, a tego jeszcze nie znam: czytasz po angielsku. Dostępne: { $there }; wybierasz przez `/me language`.
me-language = Twój język to **{ $language }**, z twojego wyboru.{ me-language-share }
me-language-discord = Twój język to **{ $language }**, jak w twoim Discordzie.{ me-language-share }
me-language-share = { $share ->
    [100] { "" }
   *[other] { " " }Przetłumaczone jest { $share }%, reszta jest po angielsku.
}
me-language-lacking = Czytasz po **angielsku**: język twojego Discorda to { $language }, a tego jeszcze nie znam. Dostępne: { $there }.
command-me-language = Język, w którym do ciebie piszę
option-language = Który język; bez wyboru ten z twojego Discorda
choice-language-discord = Jak w Discordzie
server-language = To, co wszyscy czytają przy stołach tego serwera, ma język **{ $language }**: wątki, plansze, ogłoszenia. To, co widzisz tylko ty, jest w twoim języku (`/me language`).
server-language-next = Od następnej wiadomości.
command-language = Język tego, co wszyscy czytają przy stołach tego serwera
option-server-language = Który język; bez wyboru ten, który serwer ma na Discordzie

## What people type (several words: any of them; diacritics need not be typed)

typed-and = i oraz and
typed-to = do to
typed-from = od
typed-numbers = jeden jedna jedno jedną jednego jednej|dwa dwie dwóch dwoje dwu|trzy trzech troje|cztery czterech czworo|pięć pięciu|sześć sześciu|siedem siedmiu|osiem ośmiu|dziewięć dziewięciu|dziesięć dziesięciu
