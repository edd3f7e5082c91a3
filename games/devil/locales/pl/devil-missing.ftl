# Co jeszcze trzeba wybrać: zamiast nagłówka (<gra>-field-<pole>) i „jeszcze nie wybrano”. Bez kropki.

devil-field-price-missing = Podaj swoją cenę
devil-field-card-missing = Wybierz budynek, który zostaje
devil-field-cards-missing = Wybierz dwa budynki do przekazania
devil-field-answer-missing = Wybierz odpowiedź
devil-field-viewing-marked-missing = Wybierz, ile z płaconych fragmentów duszy jest oznaczonych
devil-field-discard-missing = Wybierz wydarzenie do odrzucenia
devil-field-whom-missing = Wybierz, kogo oskarżasz, albo nikogo
devil-field-choice-achieve-missing = { $again ->
    [yes] Zdecyduj, czy użyć dworzan do kolejnego osiągnięcia
   *[no] Zdecyduj, czy użyć dworzan do osiągnięcia
}: { $what }
devil-field-choice-minor-missing = Wybierz pole, które ulepsza osiągnięcie { $what }
devil-field-field-missing = Wybierz pole do ulepszenia
devil-field-how-missing = Wybierz, co dajesz
devil-field-building-missing = Wybierz budynek do zniszczenia
devil-field-courtier-missing = Wybierz, kogo zwerbować, jeśli zaplanowanego już nie będzie
devil-field-trade-missing = Wybierz wymianę
devil-field-inquisitor-missing = Wybierz odpowiedź ({ $what })
devil-field-inquisitor-goods-missing = Wybierz zasoby do oddania ({ $what })
devil-field-inquisitor-how-missing = Wybierz, co oddajesz ({ $what })
devil-field-inquisitor-building-missing = Wybierz budynek do zniszczenia ({ $what })
