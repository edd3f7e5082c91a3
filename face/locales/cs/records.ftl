# Co lidé odehráli: hodnocené stoly, statistiky, hodnocení, žebříček.

## In the lobby

rated-yes = 🏅 **Hodnocená**: výsledek se počítá do `/leaderboard`.
rated-company = 🏅 **Hodnotí se** od dvou hráčů. Sólo hra se nehodnotí.
rated-off = Nehodnocená: do žebříčku se nic nepočítá.
rated-stewards = Nehodnocená: hrají i automatičtí hráči.
rated-hints = Nehodnocená: rady jsou zapnuté.
rated-alone = Nehodnocená: hra pro jednoho.
rated-practice = Nehodnocená: cvičení.
rated-offer = výsledek se do žebříčku nepočítá

## Seasons

season = { $quarter }. čtvrtletí { $year }
season-all-time = za celou dobu
ratings-changed = 📈 **Body v žebříčku**: { $changes }
rating-changed = { $seat } { $points } ({ WAY($by) ->
    [down] −{ SIZE($by) }
   *[up] +{ SIZE($by) }
})

## What a person has played

records-of = 🏅 { $name }
records-here = Na tomto serveru · { $season }
records-everywhere = Na všech serverech · { $season }
records-games = **{ $games ->
    [one] 1 hra
    [few] { $games } hry
   *[other] { $games } her
}** · výher **{ $won }**{ $shared ->
    [0] {""}
   *[other] , z toho dělených { $shared }
}
records-roles = Výhry podle rolí: { $roles }
records-role = { $role } { $won } z { $games }
records-rank = 🏆 Body: **{ $points }** · { $place }. místo z { $of }
records-unplaced = 🏆 Do umístění { $whose ->
    [own] ti chybí
   *[theirs] chybí
} { $missing ->
    [one] ještě jedna hodnocená hra
    [few] ještě { $missing } hodnocené hry
   *[other] ještě { $missing } hodnocených her
}
records-pace = ⏱️ Obvyklá doba odpovědi: **{ $length }**
records-no-pace = ⏱️ Do obvyklé doby odpovědi chybí { $missing ->
    [one] ještě jedna odpověď
    [few] ještě { $missing } odpovědi
   *[other] ještě { $missing } odpovědí
}
records-stewards = 🤖 S automatickými hráči: { $games ->
    [one] 1 hra
    [few] { $games } hry
   *[other] { $games } her
}, výher { $won }
records-taken-over = 🪑 Převzato po jiných: { $count ->
    [one] 1 místo
    [few] { $count } místa
   *[other] { $count } míst
}
records-left = 🚪 Předčasný odchod: { $count ->
    [one] 1 hra
    [few] { $count } hry
   *[other] { $count } her
}
records-none-own = Žádná tvoje hra tu ještě neskončila. Přisedni (`/table list`), nebo otevři vlastní: `/table new`.
records-none = O hráči { $who } tu není co ukázat.
records-none-season = V tomto období nic.
records-out = Ve statistikách nejsi: tvoje hry se nepočítají ani neukazují. Změní to `/me records on`.

## What a server has played

records-server = 📊 Odehráno na tomto serveru
records-server-games = **{ $games ->
    [one] 1 hra
    [few] { $games } hry
   *[other] { $games } her
}**, hrálo **{ $people ->
    [one] 1 člověk
    [few] { $people } lidé
   *[other] { $people } lidí
}**
records-server-game = **{ $games ->
    [one] 1 hra
    [few] { $games } hry
   *[other] { $games } her
}**, { $rated ->
    [0] žádná hodnocená
   *[other] hodnocených { $rated }
} · jedna trvá asi **{ $length }**
records-server-pace = ⏱️ Obvyklá doba odpovědi je tu **{ $length }**.
records-none-here = Na tomto serveru ještě žádná hra neskončila. Otevři ji: `/table new`.

## The leaderboard

leaderboard-head = 🏆 { $game }
leaderboard-about = Na tomto serveru · { $season } · { $games ->
    [one] 1 hodnocená hra
    [few] { $games } hodnocené hry
   *[other] { $games } hodnocených her
}
leaderboard-line = { $place ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] **{ $place }.**
} { $name } · **{ $points }** · výher { $won } z { $games }
leaderboard-nobody = Zatím nikdo nemá umístění. Hodnocených her je na ně potřeba { $least }.
leaderboard-own = Ty: **{ $place }.** místo z { $of }, body: **{ $points }**.
leaderboard-own-missing = Ty: do umístění chybí { $missing ->
    [one] ještě jedna hodnocená hra
    [few] ještě { $missing } hodnocené hry
   *[other] ještě { $missing } hodnocených her
}.
leaderboard-own-none = Žádnou hodnocenou hru tu za sebou nemáš: na umístění jich stačí { $least }.
leaderboard-unplaced = Méně než { $least } hodnocených her { $count ->
    [one] má jeden hráč
    [few] mají { $count } hráči
   *[other] má { $count } hráčů
}.
leaderboard-none = Na tomto serveru ještě žádná hodnocená hra neskončila. Stoly jsou hodnocené, pokud se neotevřou s `rated=no`.
leaderboard-none-game = Žádná hodnocená hra { $game } na tomto serveru ještě neskončila.
leaderboard-which = Jiná hra…

## Buttons

records-which = Jiné období…
records-show-all = Ukázat všem
records-how = Jak to funguje

## How it works

records-how-head = Jak se hry počítají
records-how-rated = **Hodnocený** je každý stůl pro dva a více, pokud lobby neříká jinak. S automatickými hráči nebo radami stůl hodnocený není.
records-how-leaving = **Odejít** z hodnocené hry nebo přijít o místo hlasováním kvůli nepřítomnosti se počítá jako poslední místo. Převzít místo nic neriskuje: hodnocené není.
records-how-points = **Body** začínají na { $start }. Přibývají za dobrá umístění, hlavně proti silným hráčům, a čím přesněji znám tvou sílu. Od { $least } hodnocených her máš umístění.
records-how-season = **Období** je čtvrtletí. Každý ho začíná znovu; umístění dá { $season } hodnocených her.
records-how-out = Jsou tu jen skončené hry. `/me records off` tě ze všeho vyjme.

## Staying out

me-records-on = 🏅 Co hraješ, se počítá do `/stats` a `/leaderboard`.
me-records-off = 🏅 Ve statistikách a žebříčcích nejsi.
me-records-on-done = Tvoje hry se zase počítají, i ty minulé. Za pár vteřin to uvidíš.
me-records-off-done = Hotovo: nejsi už v žádné statistice ani žebříčku a co pro ně bylo uloženo, je smazáno. Samotné hry zůstávají (i z nich tvé jméno odstraní `/me forget`).
choice-records-on = Počítat, co hraju
choice-records-off = Zůstat mimo statistiky a žebříčky; smazat, co je uloženo

## Commands

command-stats = Co se tu hrálo a jak to dopadlo
command-stats-player = Co máš odehráno ty nebo někdo jiný odtud
command-stats-server = Co se na tomto serveru hrálo, pro všechny
command-leaderboard = Kdo na tomto serveru v dané hře vede
command-me-records = Zda se to, co hraješ, počítá do statistik a žebříčků
option-stats-who = Kdo (nevyplníš-li, ty)
option-season = Čtvrtletí (nevyplníš-li, celá doba)
option-leaderboard-game = Která hra (nevyplníš-li, naposled hodnocená)
option-records = Počítat moje hry, nebo ne

## What goes wrong

trouble-unknown-season = Období „{ $season }“ tu není. { $count ->
    [0] Zatím žádná hra neskončila.
   *[other] Jsou tu: { $seasons }.
}
trouble-only-on-servers = To jde jen na serveru. Zeptej se tam.
