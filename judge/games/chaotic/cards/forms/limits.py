"""8.4.4: when, and how often, an activated ability may be played."""

from __future__ import annotations

from judge.games.chaotic.cards.forms.rows import fixed
from judge.games.chaotic.cards.language import sort
from judge.games.chaotic.cards.meanings import Isnt, Meets, Say, Those
from judge.games.chaotic.cards.meanings.sentences import Limit

sentence = sort("sentence")


limit = sort("limit")
sentence.converts(
    lambda it: it,
    lambda given: {"it": given} if type(given) is Limit else None,
    "play/use/activate this ability only {it:limit}",
    "only play/use/activate this ability {it:limit}",
    "this ability can/may only be played/used/activated {it:limit}",
    "this ability can/may be played/used/activated only {it:limit}",
    "you can/may only play/use/activate this ability {it:limit}",
    "you can/may play/use/activate this ability only {it:limit}",
)
for _times, _said in ((1, "once"), (2, "twice")):
    fixed(limit, Limit(_times), f"{_said} per/each/a/every turn")
limit.form(Limit, "{times:number} times per/each/a/every turn", rank=1)
limit.form(Limit, "while/if {given:condition&}", "as long as {given:condition&}")
limit.converts(
    lambda trait: Limit(given=(Meets(Those("this"), trait),)), lambda given: None, "while/if/when {trait:being so}"
)
for _given, _times_of in (
    (Say("combat"), ("during combat", "in combat")),
    (Say("your turn"), ("on/during your turn",)),
    (Isnt(Say("your turn")), ("on/during your/an opponent's turn", "during the turn of your/an opponent")),
):
    fixed(limit, Limit(given=(_given,)), *_times_of, rank=1)
