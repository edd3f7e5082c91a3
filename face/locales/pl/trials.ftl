### Próby: własna plansza, na której sprawdza się, co można zrobić.

trials-on = **Możecie próbować ruchów**, każdy na własnej planszy, której nikt inny nie widzi, i sprawdzać, **jak to pójdzie dalej**, gdy odpowiedź rozegrają gracze automatyczni.
trials-alone = Dopóki grasz tu tylko z graczami automatycznymi, możesz **próbować** na własnej planszy.
trials-agreed = Kto zajmuje miejsce, zgadza się na to; stół i tak liczy się do rankingu.
trial-offer = gracze mogą próbować, co da się zrobić, każdy na własnej planszy
trial-no-offer = nikt nie może próbować, nawet ten, kto gra sam

## Przy jej pytaniu

trial-number = próba: { $of }
picture-trial = Próba
picture-trial-world = Próba · Świat { $world }
trial-head = 🧪 Próba · { $game }
trial-line = { $world ->
    [0] Wyobrażony świat
   *[other] Świat { $world }, wyobrażony
}: to, co ukryte, jest wylosowane, i nic stąd nie liczy się przy stole.
trial-button = Wypróbuj
trial-ask = Zapytaj stół
trial-world = Inny świat
trial-before = Wróć do świata { $world }
trial-back = Wróć do mojego ruchu
trial-note = Do notatek
trial-so = Odpowiedz tak
trial-end = Zakończ próbę
trial-table = Do stołu
trial-back-to = Wróć do próby
trial-filled = Wypełniono z twojej próby, jeszcze bez zatwierdzenia.
trial-filled-back = Przywróć to, co tu było
trial-begun = Próba jest w twoich prywatnych wiadomościach. { trial-apart }
trial-apart = Nikt inny się o niej nie dowie, a przy stole wszystko zostaje bez zmian.
trial-begun-here = Próba to ta nowa wiadomość. { trial-apart }
trial-over = Próba zakończona. Przy stole wszystko jest tak, jak było.
trial-noted = Jest w twoich notatkach do stołu.
trial-noted-so = „{ $line }”
trial-noted-line = { $world ->
    [0] Próba
   *[other] Świat { $world }, próba
}: { $answer }
trial-noted-upto = aż do: { $moment }
trial-noted-points = punkty: { $points } ({ $by })
trial-noted-more = przybyło: { $things }
trial-noted-less = ubyło: { $things }
trial-in-form = Twoja pierwsza odpowiedź z próby jest wpisana. { hint-check }
command-table-try = Sprawdź, co da się zrobić, na planszy, którą widzisz tylko ty

## Co się nie udaje

trouble-trials-off = Gracze tego stołu nie umówili się na próby. Mogą to zrobić głosowaniem, gdy zgodzą się wszyscy; w `/practice` możesz próbować zawsze.
trial-unaffected = Twojego stołu to nie dotyczy; graj dalej jak zwykle i powiedz o tym osobie, która prowadzi bota.
trouble-not-tried-here = Tutaj się nie próbuje, graj dalej. W próbie od nowa zaczynają **Inny świat** i **Wróć do mojego ruchu**.
trouble-already-trying = Przy tym stole próbować mogą już wszyscy: naciśnij **Wypróbuj**.
trouble-trial-failed = Nie udało mi się wyobrazić świata dla tej pozycji. { trial-unaffected }
trouble-nothing-tried = W tej próbie nie ma jeszcze twojej odpowiedzi. Najpierw odpowiedz, potem naciśnij to ponownie.

## Played on from a game that has ended

played-on-button = Graj dalej stąd
played-on-head = ▶ Gra toczy się dalej · { $game }
played-on-number = ciąg dalszy: { $of }
played-on-line = Świat taki, jaki był ({ $of }): gra toczy się dalej z automatycznymi graczami i nic tu się nie liczy.
played-on-back = Wróć do tej pozycji
played-on-end = Zakończ
played-on-over = Koniec. Pierwotna gra pozostaje bez zmian.
played-on-begun = Gra toczy się dalej od tej pozycji w twoich prywatnych wiadomościach.
played-on-begun-here = Gra toczy się dalej od tej pozycji w nowej wiadomości tutaj.
played-on-which = Wybierz moment, od którego chcesz grać dalej. W zapisie gry możesz zacząć po dowolnym ruchu.
played-on-eyes = **Tylko dla ciebie**: nikt inny tego nie zobaczy. Wybierz, czyje miejsce zajmiesz; zobaczysz to, co było stamtąd widać, a resztę miejsc zajmują automatyczni gracze. Co miało być dopiero losowane, losuje się na nowo.
played-on-others = **Z innymi**: obok stołu otworzy się poczekalnia, którą wszyscy widzą i do której każdy może dołączyć. Wybierz, czyje miejsce zajmiesz.
played-on-alone = Tylko dla siebie: { $seat }
played-on-private = Graj dalej bez innych
played-on-with = Z innymi: { $seat }
played-on-together = Graj dalej z innymi
played-on-lobby = Tu gra się dalej od jednej z pozycji skończonej gry ({ $of }). Kto dołączy pierwszy, zajmie wybrane miejsce; wolne miejsca zajmują automatyczni gracze. Nic tu się nie liczy.
played-on-at = Od momentu: { $moment }. Czyja kolej: { $asked }.
played-on-since = Od momentu: { $moment }, tuż po tym, co powtórka pokazuje jako „{ $before }”. Czyja kolej: { $asked }.
played-on-nothing = Po tym ruchu gra była skończona i nie było już o czym decydować. Wybierz wcześniejszy moment.
played-on-earlier = Graj dalej od wcześniejszego ruchu
played-on-better = Graj dalej od chwili przed tą decyzją, z wpisaną odpowiedzią zarządcy:
trouble-position-unknown = Stamtąd nie da się grać dalej: gra była już wtedy skończona albo toczyła się według zasad starszego wydania.
