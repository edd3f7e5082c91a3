### What happens next?: an answer played on in many imagined worlds, and what came of it there.

forecast-button = Jak to půjde dál?
forecast-head = Jak to půjde dál · { $game }
forecast-now = **Tvoje odpověď teď**
forecast-before = **Tvoje předchozí odpověď, ve stejných světech**
forecast-end = Body na konci: většinou **{ $mostly }**, celkem { $all }. Prvenství v { $won } z { $worlds } světů.
forecast-round = Body po tomto kole: většinou **{ $mostly }**, celkem { $all }.
forecast-range = { $low } až { $high }
forecast-parts = Většinou za: { $parts }.
forecast-part = { $name } { $points }
forecast-sometimes = Občas za: { $parts }.
forecast-never = Nikdy za: { $parts }.
forecast-usual = Do konce kola se obvykle stane:
forecast-unlike = Obvyklé po druhé odpovědi, po téhle zřídka nebo nikdy:
forecast-rests = Vychází { $level ->
    [caretaker] z bezpečných odpovědí
   *[other] ze hry správců
} na všech místech, i na tvém, ve vymyšlených světech vylosovaných z toho, co víš (světů: { $worlds }). Co udělají lidé, to nepoví{ $level ->
    [caretaker] { "" }
   *[other] , a správce se může mýlit
}.
forecast-works = Hraju dál ve vymyšlených světech: { $percent } %
forecast-waits = Nejdřív jsou na řadě světy někoho jiného.
forecast-stopped = Zastaveno. **Jak to půjde dál?** začne znovu.

## What goes wrong

trouble-forecast-failed = Vymyšlených světů, ve kterých se dalo hrát dál, je příliš málo na to, aby se z nich dalo něco říct. { trial-unaffected }
