"""8.4.4: when, and how often, an activated ability may be played."""

from __future__ import annotations

from judge.games.chaotic.cards.forms.rows import fixed
from judge.games.chaotic.cards.language import sort
from judge.games.chaotic.cards.meanings import Isnt, Meets, Say, Those
from judge.games.chaotic.cards.meanings.sentences import Limit

sentence = sort("sentence")


def _only(when: str) -> tuple[str, ...]:
    """How cards say that an ability may be played only then."""
    return (
        f"play/use/activate this ability only {when}", f"only play/use/activate this ability {when}",
        f"this ability can only be played/used/activated {when}",
        f"this ability may only be played/used/activated {when}",
        f"you can only play/use/activate this ability {when}", f"you may only play/use/activate this ability {when}",
    )  # fmt: skip


for _times, _said in ((1, "once"), (2, "twice")):
    fixed(sentence, Limit(_times), *_only(f"{_said} per/each/a turn"))
sentence.form(Limit, *_only("{times:number} times per/each/a turn"), rank=1)
sentence.form(Limit, *_only("while {given:condition&}"), *_only("if {given:condition&}"))
sentence.converts(
    lambda trait: Limit(given=(Meets(Those("this"), trait),)),
    lambda given: None,
    *(way for each in ("while", "if", "when") for way in _only(f"{each} {{trait:being so}}")),
)
for _given, _times_of in (
    (Say("combat"), ("during combat", "in combat")),
    (Say("your turn"), ("on your turn", "during your turn")),
    (Isnt(Say("your turn")), ("on your opponent's turn", "during your opponent's turn")),
):
    fixed(sentence, Limit(given=(_given,)), *(way for each in _times_of for way in _only(each)), rank=1)
