### Cvičení: hra sólo proti správcům, v soukromých zprávách.

practice-dealing = **{ $game }**, cvičná hra. Karty se rozdávají… Když nic nepřijde, napiš znovu `/practice`.
practice-begun = Cvičná hra { $game } je v tvých soukromých zprávách. { practice-calm }
practice-calm = Času máš, kolik chceš: nikdo nečeká a nikdo jiný ji nevidí.
practice-begun-here = Cvičná hra { $game } je tady v nové zprávě. { practice-calm }
practice-there = Pokračuj tam.
practice-there-here = Pokračuj tady v nové zprávě.
practice-to-desk = Ke hře
practice-thinking = Soupeři přemýšlejí…
practice-again = Další hra
practice-closed = Tato cvičná hra je zavřená: buď skončila předčasně, nebo se v ní týden nic nedělo. `/practice` začne další.

practice-open = { $count ->
    [one] Máš rozehranou cvičnou hru { $game }.
    [few] Máš rozehrané { $count } cvičné hry { $game }.
   *[other] Máš rozehraných { $count } cvičných her { $game }.
}
practice-on = Pokračovat
practice-on-which = Pokračovat v…
practice-end = { played-on-end }
practice-end-which = Ukončit…
practice-another = Začít další
practice-option = { $game } · cvičení { $table } · { $stewards ->
    [0] sólo
    [one] jeden soupeř
    [few] { $stewards } soupeři
   *[other] { $stewards } soupeřů
}
practice-give-up = Vzdát
practice-end-sure = **Ukončit tuto cvičnou hru?** { $game } · cvičení { $table } už pak nepůjde dohrát.
practice-ended = Je konec. `/practice` začne další.

## The command

command-practice = Hrát hned sólo proti automatickým hráčům v soukromých zprávách
option-practice-level = Jak dobře hrají: apprentice (výchozí) nebo steward
option-opponents = Kolik jich bude; seznam ukáže, co hra dovolí
practice-opponents = { $count ->
    [0] nikdo: sólo
    [one] jeden soupeř
    [few] { $count } soupeři
   *[other] { $count } soupeřů
}

## What goes wrong

trouble-bad-opponents = Tato hra se cvičí { $least ->
    [0] sólo, nebo až proti { $most } soupeřům
   *[other] { $same ->
        [yes] přesně proti { $most ->
            [one] jednomu soupeři
            [few] { $most } soupeřům
           *[other] { $most } soupeřům
        }
       *[no] proti { $least } až { $most } soupeřům
    }
}. Vynech `opponents`, nebo vyber z jeho seznamu.
trouble-too-many-practices = Rozehraných cvičných her máš { $most } a víc jich mít nejde. V některé pokračuj, nebo ji ukonči.
trouble-practices-full = Cvičí tu tolik lidí, kolik jich zrovna zvládnu. Zkus to za pár minut.
trouble-practice-dms-closed = Nemůžu ti psát, takže se cvičná hra neotevřela. U názvu svého serveru zvol *Nastavení soukromí* a soukromé zprávy povol; máš-li mě zablokovaného, odblokuj mě. Pak znovu napiš `/practice`.
trouble-not-in-practice = To je pro stoly s více lidmi. Cvičná hra počká, jak dlouho chceš; ukončí ji tlačítko **Vzdát** v její zprávě.
