### Architects of the West Kingdom: imiona graczy automatycznych, jak u Franków.
# Numer to w każdym języku ta sama osoba: nieparzyste to kobiety, parzyste mężczyźni. Imion się nie odmienia.

opponent-architects-1 = Hildegarda
opponent-architects-2 = Odon
opponent-architects-3 = Rotruda
opponent-architects-4 = Einhard
opponent-architects-5 = Ermengarda
opponent-architects-6 = Teodulf
opponent-architects-7 = Dhuoda
opponent-architects-8 = Hinkmar
opponent-architects-9 = Waldrada
opponent-architects-10 = Grimald
opponent-architects-11 = Rychilda
opponent-architects-12 = Lotar
opponent-architects-13 = Kunegunda
opponent-architects-14 = Nithard
opponent-architects-15 = Batylda
opponent-architects-16 = Fulrad
opponent-architects-17 = Luitgarda
opponent-architects-18 = Wigbert
opponent-architects-19 = Imma
opponent-architects-20 = Gerold

## Co mówią w wątku: porywczo (hot), łagodnie (mild) i z przekąsem (sly), po trzy zdania. Z żadnego nie widać rodzaju.

architects-remark-captured-hot-1 = Ręce precz od moich ludzi!
architects-remark-captured-hot-2 = Zapłacicie za każdego.
architects-remark-captured-hot-3 = Poczekajcie na moją kolej!
architects-remark-captured-mild-1 = Dajcie im przynajmniej zjeść.
architects-remark-captured-mild-2 = I tak potrzebowali odpoczynku.
architects-remark-captured-mild-3 = Katedra na nich poczeka.
architects-remark-captured-sly-1 = Srebro za moich własnych ludzi. Urocze.
architects-remark-captured-sly-2 = Zatrzymajcie ich. Chrapią.
architects-remark-captured-sly-3 = Zobaczymy, kto jutro będzie miał klucze.

architects-remark-imprisoned-hot-1 = Do Więzienia? Za uczciwą pracę?
architects-remark-imprisoned-hot-2 = Wartownia jeszcze o mnie usłyszy!
architects-remark-imprisoned-hot-3 = Ktoś tego pożałuje.
architects-remark-imprisoned-mild-1 = W niedzielę ich odwiedzę.
architects-remark-imprisoned-mild-2 = Przynajmniej mają dach nad głową.
architects-remark-imprisoned-mild-3 = Cierpliwości. Drzwi się jeszcze otworzą.
architects-remark-imprisoned-sly-1 = Mam nadzieję, że za dobre srebro?
architects-remark-imprisoned-sly-2 = Czarny rynek pozdrawia.
architects-remark-imprisoned-sly-3 = Wikt i opierunek za darmo. Nieźle.

architects-remark-guilty-hot-1 = Dług? Policzcie jeszcze raz!
architects-remark-guilty-hot-2 = A kto zapełnił to Więzienie?
architects-remark-guilty-hot-3 = Zapłacę, kiedy zechcę.
architects-remark-guilty-mild-1 = Długi można spłacić.
architects-remark-guilty-mild-2 = Lekcja pokory.
architects-remark-guilty-mild-3 = Pora sprowadzić moich ludzi do domu.
architects-remark-guilty-sly-1 = Mała opłata za dobre towarzystwo.
architects-remark-guilty-sly-2 = Atrament jest cierpliwy.
architects-remark-guilty-sly-3 = Kto by czytał te księgi?
