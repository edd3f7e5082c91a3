### What happens next?: an answer played on in many imagined worlds, and what came of it there.

forecast-button = Jak to půjde dál?
forecast-head = Jak to půjde dál · { $game }
forecast-now = **Tvoje odpověď teď**
forecast-before = **Tvoje předchozí odpověď, ve stejných světech**
forecast-end = Body na konci: uprostřed **{ $middle }**, většinou { $mostly }, vždy { $all }. Vyhráno světů: { $won } z { $worlds }.
forecast-round = Body, kdyby hra tímto kolem skončila: většinou **{ $mostly }**, vždy { $all }.
forecast-range = { $low } až { $high }
forecast-parts = Většinou za: { $parts }.
forecast-part = { $name } { $points }
forecast-sometimes = Občas za: { $parts }.
forecast-never = V žádném světě žádné body za: { $parts }.
forecast-usual = Do začátku dalšího kola se obvykle stane:
forecast-unlike = Co je obvyklé po té druhé odpovědi, ale po téhle se stane zřídka nebo nikdy:
forecast-rests = Vychází { $level ->
    [caretaker] z bezpečných odpovědí
   *[other] ze hry správců
} na všech místech, i na tvém, ve vymyšlených světech vylosovaných z toho, co víš (světů: { $worlds }). Co udělají lidé, to nepoví{ $level ->
    [caretaker] { "" }
   *[other] , a správce se může mýlit
}.
forecast-against = Ve stejných světech ({ $both }) dopadla tahle odpověď { $better }× lépe a { $worse }× hůře.
forecast-rough = Včas se stihlo dohrát jen { $worlds } z { $asked } světů, čísla jsou proto hrubá.
forecast-works = Hraju dál ve vymyšlených světech: { $percent } %
forecast-waits = Nejdřív jsou na řadě světy někoho jiného.
forecast-stopped = Zastaveno. **Jak to půjde dál?** začne znovu.

## What goes wrong

trouble-forecast-busy = Tento počítač má tolik práce, že se včas stihlo dohrát příliš málo vymyšlených světů. Zkus to znovu za pár minut: naváže se tam, kde se skončilo.
trouble-forecast-undecided = { forecast-of-the-whole }.
forecast-of-the-whole = Hraje se dál s celou tvou odpovědí, zvol proto nejdřív ve formuláři i zbytek
trouble-forecast-lacks = { forecast-of-the-whole }: „{ $what }“.
trouble-forecast-failed = Vymyšlených světů, ve kterých se dalo hrát dál, je příliš málo na to, aby se z nich dalo něco říct. { trial-unaffected }
