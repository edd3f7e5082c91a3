## What tournaments refuse

trouble-no-such-tournament = Takový turnaj tu není. Ukáže je `/tournament list`.
trouble-tournament-name = Turnaj potřebuje název, nejvýš { $most } znaků.
trouble-tournament-people = Turnaj má místo pro { $least } až { $most } lidí.
trouble-tournament-rounds = Turnaj má { $least } až { $most } kol.
trouble-tournament-round-days = Kolo trvá { $least } až { $most } dní.
trouble-registration-past = Přihlašování musí skončit v budoucnu.
trouble-registration-too-late = Přihlašovat se dá nejdéle { $most } dní. Zvol dřívější konec.
trouble-tournament-game-for-one = Tuhle hru hraje jeden člověk sám. Zvol jinou.
trouble-too-many-tournaments = Turnajů na tomto serveru je už { $most }, víc jich být nemůže. Počkej, až některý skončí, nebo některý zruš.
trouble-too-few-registered = Aby turnaj začal, musí se přihlásit aspoň { $least } lidí; zatím: { $registered }.
trouble-already-registered = Už jsi v seznamu přihlášených.
trouble-not-registered = Tento člověk v turnaji není.
trouble-left-tournament = Kdo z turnaje odešel, nemůže se do něj vrátit.
trouble-registered-too-often = Přihlášení a odchod už tu máš za sebou { $most }×, víckrát to nejde.
trouble-too-late-to-join = Na přihlášení je pozdě: do finále už nikdo nepřijde.
trouble-tournament-begun = Turnaj už začal.
trouble-tournament-over = Tento turnaj skončil.
trouble-no-round = Teď se žádné kolo nehraje.
trouble-correction-reason = Napiš proč, nejvýš { $most } znaků: přečtou si to všichni v turnaji.
trouble-correction-points = Přidej nebo uber 1 až { $most } bodů.
trouble-correction-places = Potřebuji umístění, od 1, pro každého, kdo u stolu sedí, a pro nikoho jiného.
trouble-correction-order = Napiš umístění těchto lidí v tomto pořadí: { $people }. Potřebných čísel: { $count }. Například `{ $example }`.
trouble-too-many-corrections = Oprav tohoto turnaje je už { $most }, víc jich být nemůže.
trouble-no-table-of-tournament = Tento stůl do turnaje nepatří.
