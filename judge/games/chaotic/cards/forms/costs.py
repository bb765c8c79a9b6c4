"""8.4.2, 8.4.4: what Mugic, abilities and attacks cost."""

from __future__ import annotations

from judge.games.chaotic.cards.forms.rows import fixed
from judge.games.chaotic.cards.forms.things import GEAR
from judge.games.chaotic.cards.language import sort
from judge.games.chaotic.cards.meanings import Those
from judge.games.chaotic.cards.meanings.sentences import Cost

cost = sort("cost")
cost.form(
    Cost,
    "{counters:number} Mugic counter[|s]",
    "pay {counters:number} Mugic counter[|s]",
    "remove {counters:number} Mugic counter[|s] from this card",
    "{counters:number} counter[|s]",
    "{counters:number}",
)
cost.form(Cost, "a Mugic counter", "pay a Mugic counter", "remove a Mugic counter from this card", counters=1, rank=-1)
cost.form(Cost, "X Mugic counters", "pay X Mugic counters", "X counters", "X", x=True)
cost.form(Cost, "sacrifice {sacrifice:creatures}")
cost.converts(
    lambda it: Cost(sacrifice=it._replace(which="one")),
    lambda given: (
        {"it": given.sacrifice._replace(which="")}
        if type(given) is Cost
        and given.sacrifice is not None
        and given == Cost(sacrifice=given.sacrifice)
        and (given.sacrifice.sort, given.sacrifice.which) == (GEAR, "one")
        else None
    ),
    "sacrifice a/any/one {it:gear noun}",
)
fixed(
    cost,
    Cost(sacrifice=Those("each", GEAR, of=Those("this"))),
    "sacrifice its Battlegear",
    "sacrifice gear",
    "sacrifice Battlegear",
    "sacrifice this card's Battlegear",
)
fixed(cost, Cost(sacrifice=Those("this")), "sacrifice this", "sacrifice this Battlegear")
cost.form(Cost, "discard {discard_mugic:number} Mugic Card[|s]", "discard {discard_mugic:number} Mugic")
cost.form(Cost, "discard a Mugic Card", "discard a Mugic", discard_mugic=1, rank=-1)
cost.form(Cost, "discard {discard_attack:number} Attack Card[|s]")
cost.form(Cost, "discard a/an Attack Card", discard_attack=1, rank=-1)
cost.form(Cost, "discard a/an {tribe:affiliation} Mugic Card", discard_mugic=1)
cost.form(Cost, "Uninfect {uninfect:creatures}")
fixed(cost, Cost(uninfect=Those("this")), "Uninfect this Creature", "uninfect")
# No rule says what it means to expend an element; the words said back are the usual answer to that open question.
cost.form(Cost, "Expend {expend:element} by losing it until the end of the turn", "Expend {expend:element}")
fixed(
    cost,
    Cost(expend="any"),
    "Expend any Elemental Type by losing it until the end of the turn",
    "Expend any Elemental Type",
    "Expend any Element Type",
)
fixed(cost, Cost(hive=True), "deactivate Hive")
cost.form(Cost, "deal {damage:number} damage to this card")
cost.form(Cost, "this card loses {energy:number} Energy")
