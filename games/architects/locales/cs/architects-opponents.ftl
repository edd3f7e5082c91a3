### Architects of the West Kingdom: jména automatických hráčů, jak se jmenovali Frankové.
# Číslo je ve všech jazycích tatáž osoba: lichá čísla jsou ženy, sudá muži. Jména se neskloňují.

opponent-architects-1 = Hildegarda
opponent-architects-2 = Odo
opponent-architects-3 = Rotruda
opponent-architects-4 = Einhard
opponent-architects-5 = Ermengarda
opponent-architects-6 = Teodulf
opponent-architects-7 = Dhuoda
opponent-architects-8 = Hinkmar
opponent-architects-9 = Valdrada
opponent-architects-10 = Grimald
opponent-architects-11 = Richilda
opponent-architects-12 = Lothar
opponent-architects-13 = Kunhuta
opponent-architects-14 = Nithard
opponent-architects-15 = Balthilda
opponent-architects-16 = Fulrad
opponent-architects-17 = Liutgarda
opponent-architects-18 = Wigbert
opponent-architects-19 = Imma
opponent-architects-20 = Gerold

## Co říkají ve vlákně: prchlivě (hot), mírně (mild) a s úšklebkem (sly), po třech větách. Z žádné není znát rod.

architects-remark-captured-hot-1 = Ruce pryč od mých lidí!
architects-remark-captured-hot-2 = Za každého zaplatíte.
architects-remark-captured-hot-3 = Počkejte, až budu na tahu!
architects-remark-captured-mild-1 = Dejte jim aspoň najíst.
architects-remark-captured-mild-2 = Stejně si potřebovali odpočinout.
architects-remark-captured-mild-3 = Katedrála na ně počká.
architects-remark-captured-sly-1 = Stříbro za moje vlastní lidi. Půvabné.
architects-remark-captured-sly-2 = Nechte si je. Chrápou.
architects-remark-captured-sly-3 = Uvidíme, kdo bude mít klíče zítra.

architects-remark-imprisoned-hot-1 = Do Vězení? Za poctivou práci?
architects-remark-imprisoned-hot-2 = Strážnice o mně ještě uslyší!
architects-remark-imprisoned-hot-3 = Tohohle bude někdo litovat.
architects-remark-imprisoned-mild-1 = V neděli je přijdu navštívit.
architects-remark-imprisoned-mild-2 = Aspoň mají střechu nad hlavou.
architects-remark-imprisoned-mild-3 = Trpělivost. Dveře se zase otevřou.
architects-remark-imprisoned-sly-1 = Snad za slušné stříbro?
architects-remark-imprisoned-sly-2 = Černý trh vás pozdravuje.
architects-remark-imprisoned-sly-3 = Byt a strava zdarma. To ujde.

architects-remark-guilty-hot-1 = Dluh? Počítejte znovu!
architects-remark-guilty-hot-2 = A kdo to Vězení naplnil?
architects-remark-guilty-hot-3 = Zaplatím, až se mi zachce.
architects-remark-guilty-mild-1 = Dluhy se dají splatit.
architects-remark-guilty-mild-2 = Lekce pokory.
architects-remark-guilty-mild-3 = Je čas přivést moje lidi domů.
architects-remark-guilty-sly-1 = Malý poplatek za dobrou společnost.
architects-remark-guilty-sly-2 = Inkoust je trpělivý.
architects-remark-guilty-sly-3 = Kdo by ty účty četl?
