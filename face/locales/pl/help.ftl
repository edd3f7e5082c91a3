# What somebody can do now.

help-head = **Pactum** prowadzi planszówki z tajemnicami, rozgrywane przez wiele dni. Oto co możesz teraz zrobić:
help-table-asked = ▶️ **{ $game }, { $table }** czeka na ciebie.
help-table-calm = ✅ **{ $game }, { $table }**: nikt cię teraz o nic nie pyta.
help-table-lobby = 🪑 **{ $game }, stół { $table }** jeszcze nie ruszył: { $missing ->
    [0] zaczyna go **Start** na jego wiadomości.
    [one] **Dołącz** musi nacisnąć jeszcze jedna osoba.
    [few] **Dołącz** muszą nacisnąć jeszcze { $missing } osoby.
   *[many] **Dołącz** musi nacisnąć jeszcze { $missing } osób.
}
help-table-starts = 🪑 **{ $game }, stół { $table }** ruszy sam <t:{ $at }:R>{ $missing ->
    [0] { " " }albo gdy ktoś przy nim naciśnie **Start** w jego wiadomości.
    [one] , jeśli do tego czasu **Dołącz** naciśnie jeszcze jedna osoba.
    [few] , jeśli do tego czasu **Dołącz** nacisną jeszcze { $missing } osoby.
   *[many] , jeśli do tego czasu **Dołącz** naciśnie jeszcze { $missing } osób.
}
help-my-desk = Mój ruch · { $table }
help-desk = - `/desk` pokazuje, co masz i co rozstrzygasz. **?** objaśnia pytanie. `/log` mówi, co się działo, `/orders` odpowiada za ciebie.
help-offer = - `/offer` przygotowuje odpowiedź z tekstu, na przykład `2 drewna 1 szkło za 4`.
help-table = - `/table pause`, `/table extend` i `/table leave`, gdy potrzebujesz czasu.
    { help-request }
help-request = - `/request` prosi moderatorów, żeby coś przy twoim stole naprawili.
help-open = - `/table new` otwiera stół i sadza cię przy nim, `/table list` pokazuje te, do których możesz dołączyć. `/play game:` znajdzie ci osoby do gry, tempo wybiera `pace:`.
help-tournament = - `/tournament list`: jest tu turniej, z otwartymi zapisami albo w toku.
help-elsewhere = - Stoły otwiera się na serwerze, na którym jestem, przez `/table new`. To, co masz rozstrzygnąć, przychodzi tutaj.
help-seats = - `/seats`: w trwającej tu grze jest dla ciebie wolne miejsce.
help-practice = - `/practice` zaczyna grę solo z graczami automatycznymi: odpowiadają od razu i nikt inny jej nie widzi.
help-learn = - `/rules` objaśnia grę według tematów, `/card` pokazuje dowolną kartę.
help-stats = - `/stats` pokazuje, w co grasz i jak ci idzie, `/leaderboard`, kto tu prowadzi w danej grze.
help-me = - `/me` mówi mi, jaki masz język i strefę czasową, kiedy śpisz i kiedy cię nie ma.
help-moderate = - Moderujesz tutaj: `/fix` naprawia stoły, przy których nie siedzisz, `/fix requests` pokazuje prośby graczy.
help-manage = - Zarządzasz tym serwerem: `/pactum setup`, `/pactum limits`.
help-fair = -# Losowość jest uczciwa: po grze `/table export` pozwala każdemu to sprawdzić.
