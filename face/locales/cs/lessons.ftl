### Lekce: jedna pozice, jeden cíl, u cvičného stolu.

lesson-head = { $game } · lekce { $number } z { $count }
lesson-goal = **{ $title }** · { $goal }
lesson-title = **{ $title }**
lesson-reached = ✅ **Cíl splněn.**
lesson-missed = ❌ **Tentokrát ne.**
lesson-as-steward = Správce by odpověděl stejně.
lesson-win = Vyhraj hru.
lesson-start-name = Kdo jsi a co vyhrává
lesson-again = Znovu
lesson-next = Další: { $title }
lesson-play = Zahrát celou hru
lesson-begun = Lekce je v tvých soukromých zprávách. { practice-calm }
lesson-begun-here = Lekce je tady v nové zprávě. { practice-calm }

option-lesson = Krátká lekce místo celé hry: jedna pozice, jeden cíl

trouble-no-such-lesson = Taková lekce není. Vyber ji ze seznamu u `lesson`, nebo ho vynech a zahraj celou hru.
