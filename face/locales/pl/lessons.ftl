### Lekcje: jedna pozycja, jeden cel, przy stole treningowym.

lesson-head = { $game } · lekcja { $number } z { $count }
lesson-goal = **{ $title }** · { $goal }
lesson-title = **{ $title }**
lesson-reached = ✅ **Cel osiągnięty.**
lesson-missed = ❌ **Tym razem nie.**
lesson-as-steward = Zarządca odpowiedziałby tak samo.
lesson-win = Wygraj grę.
lesson-start-name = Kim jesteś i co wygrywa
lesson-again = Jeszcze raz
lesson-next = Następna: { $title }
lesson-play = Zagraj całą grę
lesson-begun = Lekcja jest w wiadomościach prywatnych. { practice-calm }
lesson-begun-here = Lekcja jest tutaj, w nowej wiadomości. { practice-calm }

option-lesson = Krótka lekcja zamiast całej gry: jedna pozycja, jeden cel

trouble-no-such-lesson = Nie ma takiej lekcji. Wybierz ją z listy `lesson` albo pomiń tę opcję i zagraj całą grę.
