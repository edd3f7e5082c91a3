# Trvalé příkazy Architektů Západního království: příští tah naplánovaný předem.

architects-seal-order = { order-seal }
architects-field-order-least = Jen když přinese aspoň
architects-order-next = { order-plan-next }
architects-order-now = { order-played-now }
architects-order-so = Tvůj příští tah: { $place }, přinese-li aspoň { $brings-acc }.
architects-order-workshop = { $count ->
    [one] 🛠️ Dílna: { $count } karta budovy
    [few] 🛠️ Dílna: { $count } karty budov
   *[other] 🛠️ Dílna: { $count } karet budov
}
architects-order-no-worker = všichni tvoji služebníci jsou venku a v tomto tahu se jeden vrací
architects-order-fewer = stojí tam méně tvých služebníků ({ $place }): výnos by byl { $now }, ne { $planned }
architects-order-taken = někdo vzal mince: výnos u Výběrčího daní by byl { $now }, ne { $planned }
architects-order-few-cards = karty budov docházejí: výnos v Dílně by byl { $now }, ne { $planned }
architects-order-debt = máš tak nízkou počestnost, že krádež by přinesla dluh, a to je na tobě
architects-refused-would-cost-debt = Máš tak nízkou počestnost, že krádež by přinesla dluh: to předem naplánovat nejde.

## Several turns

architects-order-queue = Naplánovat až pět tahů
architects-field-order-turns = Tvoji příští služebníci
architects-field-order-captured = Když někdo vezme tvého služebníka
architects-field-order-held = Tvoji služebníci, kteří jsou teď zajatí nebo ve vězení
architects-field-order-lowest = Zastavit pod touto počestností
architects-field-order-highest = Zastavit nad touto počestností
architects-queue-stop = Zastavit
architects-queue-go-on = Pokračovat
architects-queue-gold = Doly (zlato)
architects-queue-so = { $count ->
    [one] Tvůj příští tah: { $turns }.
    [few] Tvoje příští { $count } tahy: { $turns }, v tomto pořadí.
   *[other] Tvých příštích { $count } tahů: { $turns }, v tomto pořadí.
} Zastaví se, když { $captured ->
    [stop] někdo vezme tvého služebníka, {""}
   *[other] {""}
}{ $lowest ->
    [0] { $highest ->
        [14] {""}
       *[other] by počestnost stoupla nad { $highest }, {""}
    }
   *[other] { $highest ->
        [14] by počestnost klesla pod { $lowest }, {""}
       *[other] by počestnost opustila { $lowest } až { $highest }, {""}
    }
}některý tah nejde nebo na tebe čeká jiná otázka.
architects-queue-asked = čeká na tebe jiná otázka
architects-queue-lost = { $count ->
    [one] někdo vzal tvého služebníka
    [few] někdo vzal { $count } tvé služebníky
   *[other] někdo vzal { $count } tvých služebníků
}
architects-queue-range = tvoje počestnost by byla { $virtue }
architects-queue-no-card = { $what } už na tvé ruce není
architects-queue-needs = { $what }: ještě chybí { $missing }
architects-queue-no-tax = u Výběrčího daní neleží žádné mince
architects-queue-few = { $what }: teď by to nic nepřineslo
