"""damage, resources, move: what card text does with tokens."""

from __future__ import annotations

from typing import Any

from judge.games.lotr_lcg.cards.language import deed, of
from judge.games.lotr_lcg.cards.meanings import ALL, THIS, Amount, Instruction, Phrase, Quality

# --- damage, hit-points
deed(
    "damage",
    "deal[s|] {amount} damage to {group:cards}",
    "assign[s|] {amount} damage to {group:cards}",
    "deal[s|] {amount} point[|s] of damage to {group:cards}",
    "deal[s|] {amount} direct damage to {group:cards}",
    "deal[s|] {group:cards} {amount} damage",
    "also deal[s|] {amount} damage to {group:cards}",
    "also deal[s|] {group:cards} {amount} damage",
)
deed(
    "damage",
    "place[s|] that damage on {group:cards}",
    "deal[s|] that damage to {group:cards}",
    "assign[s|] that damage to {group:cards}",
    amount=Amount(of="that"),
)
deed(
    "damage",
    "deal[s|] damage equal to {amount:quantity} to {group:cards}",
    "deal[s|] damage to {group:cards} equal to {amount:quantity}",
    "deal[s|] an amount of damage equal to {amount:quantity} to {group:cards}",
    "deal[s|] an amount of damage to {group:cards} equal to {amount:quantity}",
)
deed(
    "assign",
    "assign[s|] {amount} damage among {group:several cards}",
    "deal[s|] {amount} damage divided among {group:several cards}",
    "deal[s|] {amount} damage divided (as you choose) among {group:several cards}",
    "deal[s|] {amount} damage divided among {group:several cards} as you choose",
    "divide[s|] {amount} damage among {group:several cards}",
    "divide[s|] {amount} damage (as you choose) among {group:several cards}",
    "split[s|] {amount} damage among {group:several cards}",
    "distribute[s|] {amount} damage among {group:several cards}",
)
deed(
    "assign",
    "distribute[s|] damage among {group:several cards} equal to {amount:quantity}",
    "assign[s|] damage among {group:several cards} equal to {amount:quantity}",
    "assign[s|] damage equal to {amount:quantity} among {group:several cards}",
)
deed(
    "heal",
    "heal[s|] {amount} damage from {group:cards}",
    "heal[s|] {amount} damage on {group:cards}",
    "heal[s|] {amount} wound[|s] from/on {group:cards}",
    "heal[s|] {amount} point[|s] of damage from {group:cards}",
    "heal[s|] {amount} point[|s] of damage on {group:cards}",
    "remove[s|] {amount} damage from {group:cards}",
    "remove[s|] {amount} damage token[|s] from {group:cards}",
)
deed(
    "heal",
    "heal[s|] up to {amount} damage from {group:cards}",
    "heal[s|] up to {amount} damage on {group:cards}",
    "heal[s|] up to {amount} point[|s] of damage from/on {group:cards}",
    op="up to",
)
deed("heal", "heal[s|] up to {amount} damage from among {group:several cards}",
     "heal[s|] up to {amount} damage among {group:several cards}", op="among")  # fmt: skip
deed(
    "heal",
    "heal[s|] all damage from {group:cards}",
    "heal[s|] all damage on {group:cards}",
    "remove[s|] all damage from {group:cards}",
    "remove[s|] all damage tokens from {group:cards}",
    amount=ALL,
)
deed(
    "heal",
    "heal[s|] damage from {group:cards} equal to {amount:quantity}",
    "heal[s|] damage equal to {amount:quantity} from {group:cards}",
    "heal[s|] an amount of damage from/on {group:cards} equal to {amount:quantity}",
)
# --- resources, cost
deed(
    "resource",
    "add[s|] {amount} resource[|s] to {group:pool}",
    "place[s|] {amount} resource token[|s] on {group:cards}",
    "add[s|] {amount} resource token[|s] to {group:pool}",
    "place[s|] {amount} resource[|s] on {group:cards}",
    "put[s|] {amount} resource[|s] on {group:cards}",
    "put[s|] {amount} resource token[|s] on {group:cards}",
)
deed(
    "resource",
    "place[s|] {amount} resource token[|s] here",
    "place[s|] {amount} resource[|s] here",
    group=THIS,
)
deed(
    "resource",
    *(
        f"{verb}[s|] {many}resources {to} {{group:{where}}} equal to {{amount:quantity}}"
        for verb, to, where in (("place", "on", "cards"), ("add", "to", "pool"), ("put", "on", "cards"))
        for many in ("", "a number of ", "an amount of ")
    ),
    "place[s|] a number of resource token[|s] on {group:cards} equal to {amount:quantity}",
    "add[s|] resources equal to {amount:quantity} to {group:pool}",
)
deed("time", *(f"{do}[s|] {{amount}} time counter[|s] on {{group:cards}}" for do in ("place", "put")),
     "add[s|] {amount} time counter[|s] to {group:cards}")  # fmt: skip
deed("time", *(f"{do}[s|] {{amount}} time counter[|s] here" for do in ("place", "put")), group=THIS)
UNTIMED = ("remove[s|] {amount} time counter[|s] from", "discard[s|] {amount} time counter[|s] from")
deed("remove time", *(f"{each} {{group:cards}}" for each in UNTIMED))
for sort, s in (("deed", ""), ("does", "s")):
    of[sort].converts(
        lambda amount, group: (
            Instruction("remove time", group, amount, op="among")
            if group.kinds and all(each.kind != "title" for each in group.qualities)
            else None
        ),
        lambda given: (
            {"amount": given.amount, "group": given.group}
            if isinstance(given, Instruction) and (given.verb, given.op) == ("remove time", "among")
            else None
        ),
        f"remove{s} {{amount}} time counter[|s] from {{group:descriptions}}",
        rank=-1,
    )
deed("remove time", *(f"{each} here" for each in UNTIMED), group=THIS)
deed("remove time", "remove[s|] all time counters from {group:cards}", amount=ALL)
deed("mark", "place[s|] {amount} damage here", "place[s|] {amount} damage token[|s] here", group=THIS)
deed("mark", "place[s|] {amount} damage on {group:cards}", "place[s|] {amount} damage token[|s] on {group:cards}")
deed(
    "spend",
    "spend[s|] {amount} ({what:sphere}) resource[|s] from {group:pool}",
    "pay[s|] {amount} ({what:sphere}) resource[|s] from {group:pool}",
)
deed("pay", "spend[s|] {amount} ({what:sphere}) resource[|s]", "pay[s|] {amount} ({what:sphere}) resource[|s]")
deed(
    "lose resource",
    "remove[s|] {amount} resource[|s] from {group:pool}",
    "discard[s|] {amount} resource[|s] from {group:pool}",
    "discard[s|] {amount} resource token[|s] from {group:pool}",
    "lose[s|] {amount} resource[|s] from {group:pool}",
)
deed(
    "lose resource",
    *(f"{do}[s|] {{amount}} {what} {here}" for do in ("remove", "discard") for what in ("resource[|s]",
      "resource token[|s]") for here in ("here", "from here")),
    group=THIS,
)  # fmt: skip
deed(
    "lose resource",
    "remove[s|] all resources from {group:pool}",
    "discard[s|] all resources from/in {group:pool}",
    "discard[s|] each resource from/in {group:pool}",
    "discard[s|] all resource tokens from {group:pool}",
    amount=ALL,
)


def _of_sphere(sphere: str) -> Instruction:
    """`discard all spirit resources`: those in the pools of heroes with that icon."""
    icon = (Quality("sphere", sphere),)
    return Instruction("lose resource", Phrase("all", kinds=("hero",), adjectives=icon), ALL)


of["deed"].converts(_of_sphere, lambda given: None, "discard/remove all {sphere} resources (from each hero's pool)")


# --- move
def _to_another(verb: str, op: str) -> Any:
    """`from one enemy to another`: one of the same kind."""

    def make(group: Phrase, amount: Amount = NINE) -> Instruction:
        to = Phrase("pick", adjectives=group.adjectives, kinds=group.kinds, other="other")
        return Instruction(verb, group, amount, op=op, to=to)

    return make


NINE = Amount(9)
of["one of a kind"].adds("a/an/1/one {it:description}", how="pick")
MUCH = {"": ("{amount}",), "up to": ("up to {amount}",), "any": ("any amount of", "any number of")}
for verb, place, things in (
    ("move damage", "cards", ("damage", "damage token[|s]")),
    ("move progress", "cards", ("progress", "progress token[|s]")),
    ("move resource", "pool", ("resource[|s]", "resource token[|s]")),
):
    deed(verb, *(f"move[s|] all {each} from {{group:{place}}} to {{to:{place}}}" for each in things), amount=ALL)
    for op, much in MUCH.items():
        moved = [f"{many} {thing}" for thing in things for many in much]
        fixed: dict[str, Any] = {"op": op, "amount": NINE} if op == "any" else {"op": op}
        if op == "any" and place == "pool":
            moved = [each.replace("amount", "number") for each in moved] + moved
        if op == "any":
            moved = [each.replace("[|s]", "s") for each in moved] + moved
        deed(verb, *(f"move[s|] {each} from {{group:{place}}} to {{to:{place}}}" for each in moved), **fixed)
        for sort, move in (("deed", "move"), ("does", "moves")) if place == "cards" else ():
            near = [f"{move} {each} from {{group:one of a kind}} to another" for each in moved]
            of[sort].converts(_to_another(verb, op), lambda given: None, *near)
