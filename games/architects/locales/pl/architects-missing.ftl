# Co jeszcze trzeba wybrać: zamiast nagłówka (<gra>-field-<pole>) i „jeszcze nie wybrano”. Bez kropki.

architects-field-location-missing = Wybierz, dokąd idzie pracownik
architects-field-place-missing = Wybierz, skąd
architects-field-good-missing = Wybierz, co wydobyć
architects-field-goods-missing = Wybierz, co oddać
architects-field-dismiss-who-missing = Wybierz, kto odchodzi
architects-field-dismiss-missing = { architects-field-dismiss-who-missing }
architects-field-apprentice-who-missing = Wybierz, kogo zatrudnić
architects-field-hire-who-missing = { architects-field-apprentice-who-missing }
architects-field-leaves-missing = Wybierz, kto zwalnia miejsce
architects-field-space-missing = Wybierz pole
architects-field-draft-card-missing = Wybierz kartę, która zostaje
architects-field-keep-card-missing = { architects-field-draft-card-missing }
architects-field-turn-card-missing = Wybierz kartę do odłożenia
architects-field-work-card-missing = { architects-field-turn-card-missing }
architects-field-sell-missing = { architects-field-turn-card-missing }
architects-field-cards-missing = Wybierz karty do odłożenia
