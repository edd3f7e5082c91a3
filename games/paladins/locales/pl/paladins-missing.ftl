# Co jeszcze trzeba wybrać: zamiast nagłówka (<gra>-field-<pole>) i „jeszcze nie wybrano”. Bez kropki.

paladins-field-action-missing = Wybierz akcję
paladins-field-townsfolk-missing = Wybierz mieszczanina
paladins-field-play-missing = Wybierz, kto prowadzi w tej rundzie
paladins-field-top-missing = Wybierz, kogo odkładasz na następną rundę
paladins-field-card-missing = Wybierz grupę
paladins-field-workers-missing = Wybierz pracowników
paladins-field-workshop-missing = Wybierz warsztat
paladins-field-outsider-missing = Wybierz obcego
paladins-field-space-missing = Wybierz pole mapy
paladins-field-jar-missing = Wybierz pole na dzban
paladins-field-favour-missing = Wybierz łaskę króla
paladins-field-pay-missing = Wybierz, czym płacisz
paladins-field-keep-missing = Wybierz pracowników, którzy zostają
paladins-field-attribute-missing = Wybierz cechę
paladins-field-debt-missing = Wybierz dług
paladins-field-clear-missing = Wybierz akcję do zwolnienia
paladins-field-recruit-missing = Wybierz, kto dołącza za darmo
paladins-field-either-missing = Wybierz jedno z dwojga
