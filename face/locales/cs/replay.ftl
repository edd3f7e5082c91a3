# Přehrání dohrané hry: stránka, její příkaz a co se říká o souboru, ze kterého vznikla.

command-table-replay = Dohraná hra jako stránka k proklikání, krok po kroku
dossier-replay = Přehrát krok po kroku
bot-replay = Přehrání { $practice ->
    [yes] cvičení
   *[no] stolu
} { $table }: otevři soubor v prohlížeči. Ukáže každý krok, čímakoli očima.

replay-title = { $game } · { $table }
replay-home = Zpět ke stolu
# What a seat chose, once all is open.
replay-answered = { subject }:
# What only one seat was told then.
replay-told = Jen { $seat }:
replay-holds = Ověřeno: každý ze záznamů (celkem { $moves }) plyne podle pravidel z předchozího; kroků hry je mezi nimi { $steps }. Kontrolní součet { $head }
replay-wrong = Tento soubor nesedí: { $why } Ukazuje se, co stojí předtím.
replay-undone = { $count ->
    [one] { $count } tah byl zrušen vrácením hry a neukazuje se.
    [few] { $count } tahy byly zrušeny vrácením hry a neukazují se.
   *[other] { $count } tahů bylo zrušeno vrácením hry a neukazuje se.
}
replay-controls = Kroky
replay-first = První krok
replay-back = O krok zpět
replay-play = Přehrát
replay-on = O krok dál
replay-last = Poslední krok
replay-slider = Krok
replay-eyes = Číma očima
replay-eyes-all = všech
replay-eyes-table = vlákna
replay-scenes = { web-tab-board }
replay-board = Herní plán
replay-desk = Co vidí { $seat }
replay-log = Záznam
replay-in-words = Totéž slovy
replay-keys = Klávesy: ← → krok, Page Up a Page Down fáze, Home a End, mezerník přehrává, 0 až 9 volí oči.
replay-noscript = Tato stránka potřebuje prohlížeč se zapnutými skripty. Ze sítě nic nenačítá.

trouble-replay-failed = Přehrání se teď nepodařilo vytvořit. Nic se neztratilo: zkus to za minutu znovu.
trouble-replay-unknown = Tato hra začala podle pravidel staršího vydání, takže ji tu krok po kroku ukázat nejde. Celý její záznam dál vydá `/table export`.
