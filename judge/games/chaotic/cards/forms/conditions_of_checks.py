"""g-stat-check, g-challenge: checks that are won or lost, and checks in front of a line."""

from __future__ import annotations

from typing import Any

from judge.games.chaotic.cards.forms.groups import ENGAGED, THEIRS
from judge.games.chaotic.cards.forms.rows import fixed, is_of, made
from judge.games.chaotic.cards.language import sort
from judge.games.chaotic.cards.meanings import DISCIPLINES, Check, Isnt, Meets, Say, Those, Trait

condition, check, _did = sort("condition"), sort("check"), sort("outcome")
fixed(_did, Say("won"), "win", "won", "succeed on/at/in")
fixed(_did, Isnt(Say("won")), "lose", "lost", "fail")
condition.converts(
    lambda it, test: it,
    lambda given: None,
    "you {it:outcome} this/the/that {test:check name}",
)
condition.converts(lambda it: it, lambda given: None, "you {it:outcome}", rank=1)
condition.converts(
    lambda it: it,
    lambda given: {"it": given} if given in (Say("won"), Isnt(Say("won"))) else None,
    "you {it:outcome} this check",
)
for _word in ("both", "all"):
    condition.converts(
        lambda it, word=_word: Isnt(Say(f"won {word}")) if isinstance(it, Isnt) else Say(f"won {word}"),
        lambda given, word=_word: (
            {"it": Isnt(Say("won")) if isinstance(given, Isnt) else Say("won")}
            if given in (Say(f"won {word}"), Isnt(Say(f"won {word}")))
            else None
        ),
        f"you {{it:outcome}} {_word} checks",
        f"{_word} (of these|of the|of them|of those|these|the) (checks|Challenges|Stat Checks) {{it:outcome}}",
        f"you {{it:outcome}} {_word} (of these|of the|of them|of those|these|the) (checks|Challenges|Stat Checks)",
    )

# Checks in front of a line.
check.form(Check, "{test:check word} (:) all Disciplines {number}", stats=DISCIPLINES, rank=-1)
check.form(Check, "{test:check word} {stats:measured&} {number}")
check.form(Check, "{test:check word}: {stats:measured&} {number}", rank=1)
check.form(Check, "{test:check word} {stats:measured,} vs {against:measured} {number}")
_FOE = Those("the", traits=(THEIRS, ENGAGED))


def _front(whom: Those, *wordings: str, rank: int = 0) -> None:
    def take(given: Any) -> Any:
        if type(given) is not Meets or given.whom != whom or given.past:
            return None
        return {"trait": given.trait}

    for wording in wordings:
        check.converts(lambda trait: None if is_of(trait, "keyword") else Meets(whom, trait), take, wording, rank=rank)


_front(Those("this"), "{trait:having}", "{trait:short state}")
_front(_FOE, "opposing {trait:having}", "opposing {trait:short state}")
_front(Those("target"), "target {trait:having}", "target {trait:short state}")
_state = sort("short state")
for _each in ("engaged", "infected", "damaged", "first attack", "own first attack"):
    fixed(_state, Trait("state", _each), _each)
made(_state, "kind", "kind", "{a}")
check.converts(lambda it: Isnt(it), lambda given: {"it": given.it} if type(given) is Isnt else None, "not {it:check}")
check.converts(
    lambda trait: Isnt(Meets(_FOE, trait)),
    lambda given: (
        {"trait": given.it.trait} if type(given) is Isnt and type(given.it) is Meets and given.it.whom == _FOE else None
    ),
    "opposing not {trait:short state}",
)
fixed(check, Say("hive"), "hive", rank=2)
