"""g-recklessness, g-exhaust, g-intimidate, g-elementproof, g-disarm: what keywords that trigger put on the Burst."""

from __future__ import annotations

from judge.games.chaotic.cards.meanings import Stat, Those, Trait
from judge.games.chaotic.cards.meanings.ability import Ability
from judge.games.chaotic.cards.meanings.instructions import Deal, Gets, Mute
from judge.games.chaotic.cards.meanings.sentences import Step
from judge.games.chaotic.things import Item

FOE = Those("the", traits=(Trait("control", "theirs"), Trait("state", "engaged")))


def keyword_item(ability: Ability, creature: str, by: str) -> Item:
    """What a keyword that triggers puts on the Burst."""
    element = ability.param if ability.name == "elementproof" else ""
    text = ability._replace(name=ability.title, steps=(Step(_keyword_text(ability)),))
    return Item.of(text, creature, creature, by)._replace(kind="trigger", element=element, keyword=ability.name)


def _keyword_text(ability: Ability) -> Deal | Gets | Mute:
    """What a keyword trigger does when it resolves."""
    lowered = (Stat(ability.amount, (ability.param,)),)
    match ability.name:
        case "recklessness":
            return Deal(ability.amount, Those("reckless"))
        case "exhaust":
            return Gets(Those("exhausted"), loses=lowered)
        case "intimidate":
            return Gets(FOE, loses=lowered)
        case "elementproof":
            return Gets(Those("this"), gains=(Stat(ability.amount, ("energy",)),))
        case _:
            return Mute(Those("each", "battlegear", of=FOE), until="disarm")
