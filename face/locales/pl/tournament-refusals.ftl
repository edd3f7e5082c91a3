## What tournaments refuse

trouble-no-such-tournament = Nie ma tu takiego turnieju. Pokazuje je `/tournament list`.
trouble-tournament-name = Turniej potrzebuje nazwy, najwyżej { $most } znaków.
trouble-tournament-people = Turniej ma miejsca dla { $least }–{ $most } osób.
trouble-tournament-rounds = Turniej ma { $least }–{ $most } rund.
trouble-tournament-round-days = Runda trwa { $least }–{ $most } dni.
trouble-registration-past = Koniec zapisów musi być w przyszłości.
trouble-registration-too-late = Zapisy mogą trwać najwyżej { $most } dni. Wybierz wcześniejszy koniec.
trouble-tournament-game-for-one = W tę grę gra jedna osoba. Wybierz inną.
trouble-too-many-tournaments = Turniejów na tym serwerze jest już { $most }, więcej być nie może. Poczekaj, aż któryś się skończy, albo któryś odwołaj.
trouble-too-few-registered = Aby zacząć, trzeba co najmniej { $least } osób; zapisanych: { $registered }.
trouble-already-registered = Jesteś już na liście.
trouble-not-registered = Tej osoby nie ma w turnieju.
trouble-left-tournament = Kto opuścił turniej, nie może do niego wrócić.
trouble-registered-too-often = Zapisów i rezygnacji było już { $most }. Ten turniej odbędzie się bez ciebie.
trouble-too-late-to-join = Za późno na zapisy: do finału nikt już nie wchodzi.
trouble-tournament-begun = Turniej już się zaczął.
trouble-tournament-over = Ten turniej się skończył.
trouble-no-round = Teraz nie trwa żadna runda.
trouble-correction-reason = Napisz dlaczego, najwyżej { $most } znaków: przeczytają to wszyscy w turnieju.
trouble-correction-points = Dodaj lub odejmij od 1 do { $most } punktów.
trouble-correction-places = Podaj miejsca, od 1, wszystkich osób przy tym stole i nikogo więcej.
trouble-correction-order = Wpisz miejsca tych osób w tej kolejności: { $people }. Potrzebnych liczb: { $count }. Na przykład `{ $example }`.
trouble-too-many-corrections = Poprawek w tym turnieju było już { $most }, więcej być nie może.
trouble-no-table-of-tournament = Ten stół nie należy do turnieju.
