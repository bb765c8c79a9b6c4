"""g-target: what is targeted, in short words; cards in discard piles; conditions and states in short words."""

from __future__ import annotations

from typing import Any

from judge.games.chaotic.cards.forms.groups import THEIRS, YOURS, is_behind
from judge.games.chaotic.cards.forms.rows import fixed, made
from judge.games.chaotic.cards.forms.things import GEAR
from judge.games.chaotic.cards.language import sort
from judge.games.chaotic.cards.meanings import Meets, Those, Trait
from judge.games.chaotic.cards.meanings.sentences import Has

# Targets in short words.
target = sort("target")
target.adds("{it:phrase one}", which="target")
target.converts(
    lambda it, traits: it._replace(which="target", traits=(*it.traits, *traits)),
    lambda given: None,
    "{it:noun one} with {traits:quality&}",
)


def _aimed(sorts: tuple[str, ...], *wordings: str) -> None:
    def take(given: Any) -> Any:
        if type(given) is not Those or given.which != "target" or given.sort not in sorts:
            return None
        return {"it": given._replace(which="")}

    target.converts(lambda it: it._replace(which="target"), take, *wordings)


_aimed((GEAR,), "{it:gear noun}")
_aimed(("mugic", "ability", "mugic or ability"), "{it:mugic noun}")
_aimed(("attack",), "{it:attack noun}")
fixed(target, Those("target", "player"), "player")
target.adds("{number} {it:phrase many}", which="target")
_card = sort("creature card")


def _in_pile(which: str, pile: str) -> tuple[Any, Any]:
    """A Creature Card in a discard pile, and the same without."""

    def make(it: Those, traits: tuple[Any, ...] = ()) -> Those | None:
        if YOURS in it.traits or THEIRS in it.traits:
            return None
        return it._replace(which=which, sort="creature card", traits=(*it.traits, *traits, Trait("pile", pile)))

    def take(given: Any) -> Any:
        if type(given) is not Those or given.sort != "creature card" or given.which != which:
            return None
        if given.traits[-1:] != (Trait("pile", pile),):
            return None
        bare = given._replace(which="", sort="creature", traits=given.traits[:-1])
        at = next((n for n, each in enumerate(bare.traits) if is_behind(each)), len(bare.traits))
        more = {"traits": bare.traits[at:]} if bare.traits[at:] else {}
        return {"it": bare._replace(traits=bare.traits[:at]), **more}

    return make, take


for _pile, _word in (("yours", "your"), ("any", "a/the/any")):
    for _which, _det in (("target", "target"), ("one", "a/an")):
        _card.converts(
            *_in_pile(_which, _pile),
            f"{_det} {{it:noun one}} Card in/from {_word} general discard pile",
            f"{_det} {{it:noun one}} in/from {_word} (general) discard pile",
        )
    _your = "your " if _pile == "yours" else ""
    target.converts(
        *_in_pile("target", _pile),
        f"{_your}{{it:noun one}} in (the) discard pile",
        f"{_your}{{it:noun one}} in (the) discard pile with {{traits:quality&}}",
    )
sort("quality").also(sort("having"), sort("short state"))
sort("checks").form(Has, "{given:check&}", abilities=())
sort("checks").form(Has, "{given:condition&}", abilities=())
_trait = sort("trait")
made(_trait, "element", "element", "{a}")
made(_trait, "keyword", "keyword name", "{a}")
_trait.also(sort("short state"))
_being = sort("being with")
_being.converts(
    lambda a: Meets(Those("this"), Trait("state", a)),
    lambda given: (
        {"a": given.trait.name}
        if type(given) is Meets and given.whom == Those("this") and type(given.trait) is Trait
        else None
    ),
    "{a:state word}",
)
