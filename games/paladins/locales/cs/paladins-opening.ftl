# Úvod: kdo jsem. Karta se kreslí, ostatní stojí pod ní.

paladins-opening-who = Vedeš obranu města
paladins-opening-aim = Co děláš, zvyšuje víru, sílu a vliv: otevírají lepší políčka a na konci nesou body.
paladins-opening-beside = Dvě tři ze šesti velkých akcí, každá aspoň pětkrát, jsou lepší než všech šest po dvou.
paladins-opening-wins = { $alone ->
    [yes] **Vyhraješ, máš-li po { $rounds }. kole víc bodů než virtuální hráč**
   *[no] **Vítězí, kdo má po { $rounds }. kole nejvíc bodů**
}: { $least } až { $most } za královský rozkaz, až { $track } za každou vlastnost (Víra, Síla, Vliv), až { $deed } za velkou akci provedenou aspoň pětkrát a něco za obrácené cizince; nesplacený dluh stojí { $debt }.
paladins-opening-round = **Kolo**: vede tě paladin, v krčmě najmeš čtyři poddané a pak se hráči střídají po jedné akci, dokud kolo každý neukončí.
paladins-opening-hidden = **Tajní jsou jen paladinové**: ze tří, které dostaneš, jeden vede, jeden se vrátí příští kolo, jeden jde pod balíček.
paladins-opening-first = **Nejdřív** si vezmeš měšťana.
