"""lasting-effects, constant-ability: what cards do or are for a while, or as long as a card is there."""

from __future__ import annotations

from typing import Any

from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import IT, Amount, Deeds, Instruction, Phrase

clause = of["clause"]

# --- what nobody can do, or must
clause.form(Instruction, "{group:whose} threat cannot be reduced/lowered", verb="cannot", words=("lower threat",))
clause.form(
    Instruction,
    "the players cannot optionally engage {group:several cards}",
    "players cannot optionally engage {group:cards}",
    "no player can/may optionally engage {group:cards}",
    verb="cannot",
    words=("be optionally engaged",),
)
for who in ("player", "players"):
    clause.form(
        Instruction,
        f"{{to:{who}}} cannot optionally engage {{group:cards}}",
        verb="cannot",
        words=("be optionally engaged",),
        rank=1,
    )
clause.form(
    Instruction("cannot", Phrase("all", kinds=("enemy",)), words=("make engagement checks",)),
    "no engagement checks are made",
)
clause.form(
    Instruction,
    "the players cannot travel to {group:several cards}",
    "players cannot travel to {group:cards}",
    "you cannot travel to {group:cards}",
    verb="cannot",
    words=("be traveled to",),
)
clause.form(
    Instruction("cannot", Phrase("this"), words=("be traveled to",)),
    "the players cannot travel here",
    "players cannot travel here",
    "the player cannot travel here",
)
clause.form(
    Instruction("cannot", Phrase("main quest"), words=("be defeated",)),
    "the players cannot defeat this stage",
    "players cannot defeat this stage",
    "the players cannot advance",
    "players/you cannot advance",
    "the player cannot advance",
    "you cannot defeat this stage",
    "(the) players cannot advance to the next stage",
    "(the) players cannot advance to the next stage of this/the quest/scenario",
)
FACED = "when faced with the option to travel,"
clause.form(
    Instruction,
    f"{FACED} (the) players cannot travel to {{group:cards}}",
    verb="cannot",
    words=("be traveled to",),
    rank=1,
)
of["sentence"].converts(
    lambda conditions, group: Deeds((Instruction("must travel", group),), conditions=conditions),
    lambda given: None,
    *(
        f"(Forced:) {FACED} if {{conditions:condition&}} {comma} (the) players must travel to {{group:cards}} {able}"
        for comma in ("", ",")
        for able in ("", "if able", ", if able")
    ),
)
for they in ("the players", "players", "the player"):
    clause.form(
        Instruction,
        f"during the travel phase, {they} must travel to {{group:cards}}, if able",
        f"during the travel phase, {they} must travel to {{group:cards}}",
        f"{FACED} {they} must travel to {{group:cards}}, if able",
        f"{FACED} {they} must travel to {{group:cards}} if able",
        f"{FACED} {they} must travel to {{group:cards}}",
        f"{FACED} {they} must choose {{group:cards}}, if able",
        verb="must travel",
    )
clause.form(Instruction, "no attachments can be attached to {group:cards}", verb="cannot", words=("have attachments",))
of["bare"].form(Instruction, "cannot {words:ban|}", verb="cannot", group=Phrase("this"))
of["bare"].form(Instruction("cannot", Phrase("this"), words=("have attachments",)), "no attachments", rank=1)
of["bare"].form(Instruction, "cannot have {to:kept off} attachments", verb="cannot have", group=Phrase("this"))
of["bare"].form(Instruction, "immune to {what:immunity}", verb="immune", group=Phrase("this"))

clause.form(Instruction, "skip {words:whole phase&}", verb="skip phase", group=Phrase("scenario"))

# --- values: set, double, halve; blank; damage and costs
clause.form(
    Instruction,
    "set its/his/her {what:value} to {amount}",
    "reduce its/his/her {what:value} to {amount}",
    "its {what:value} is reduced/set to {amount}",
    verb="modify",
    op="set",
    group=IT,
)
clause.form(
    Instruction,
    "set {group:cards} 's {what:value} to {amount}",
    "{group:cards} 's {what:value} is set to {amount}",
    "{group:cards} 's {what:value} becomes {amount}",
    "{group:cards} 's {what:value} is reduced to {amount}",
    "reduce {group:cards} 's {what:value} to {amount}",
    "reduce/set the {what:value} of {group:cards} to {amount}",
    "the {what:value} of {group:cards} is {amount}",
    verb="modify",
    op="set",
)
clause.form(
    Instruction,
    "reduce its/his/her {what:value} to {amount}",
    "set its/his/her {what:value} to {amount}",
    "its {what:value} is {amount}",
    verb="modify",
    op="set",
    group=IT,
)
clause.form(
    Instruction,
    "{group:cards} 's base {what:value} is {amount}",
    "set {group:cards} 's base {what:value} to {amount}",
    verb="base",
)
clause.form(
    Instruction,
    "double {group:cards} 's base {what:value}",
    "double the base {what:value} of {group:cards}",
    verb="base",
    op="double",
)
clause.form(
    Instruction,
    "double {group:cards} 's {what:value}",
    "double the {what:value} of {group:cards}",
    verb="modify",
    op="multiply",
    amount=Amount(2),
)
clause.form(
    Instruction,
    "halve {group:cards} 's {what:value}",
    "halve the {what:value} of {group:cards}",
    verb="modify",
    op="divide",
    amount=Amount(2),
)
CHECKS = ("engagement checks", "engagement checks only", "making engagement checks")
for who, be in (("player", "is"), ("players", "are")):
    clause.converts(
        lambda group, by: Instruction(
            "modify", group, Amount(abs(by)), "threat at checks", "add" if by > 0 else "subtract"
        ),
        lambda given: None,
        *(
            f"{{group:{who}}} {be} considered to have {{by:signed}} threat {when} {each}"
            for each in CHECKS
            for when in ("for the purpose of", "for purposes of", "for the purposes of", "when making")
        ),
    )
clause.converts(
    lambda whose, by: Instruction(
        "modify", whose, Amount(abs(by)), "threat at checks", "add" if by > 0 else "subtract"
    ),
    lambda given: (
        {"whose": given.group, "by": given.amount.number * (1 if given.op == "add" else -1)}
        if isinstance(given, Instruction) and (given.verb, given.what) == ("modify", "threat at checks")
        else None
    ),
    "{whose} threat gets {by:signed} for engagement checks",
)
clause.form(Instruction, "give {group:cards} {parts:change&}", verb="give")
clause.form(Instruction, "choose {group:target} to get {parts:change&}", verb="give")
ITS = "treat its/their/his/her (printed) text box"
clause.form(Instruction("blank", IT), f"{ITS} as if it were blank", f"{ITS} as blank")
clause.form(
    Instruction("blank", IT, what="except traits"),
    f"{ITS} as if it were blank, except for traits",
    f"{ITS} as blank, except for traits",
    rank=-1,
)
BLANK = "as (if it were|if they were|if it was|if it is|if they are|though it were|if were|if was) blank"
TREATED = (
    "treat {group:cards} 's (printed) text box",
    "treat the (printed) text box[|es] of {group:cards}",
    "{group:cards} 's (printed) text box is treated",
)
clause.form(
    Instruction,
    "blank {group:cards} 's text box",
    "blank {group:cards}",
    *(f"{each} {BLANK}" for each in TREATED),
    "{group:cards} 's (printed) text box is blank",
    "{group:cards} ' (printed) text boxes are blank",
    "treat {group:cards} as if its/their (printed) text box[|es] was/were/is/are blank",
    verb="blank",
)
clause.form(
    Instruction,
    "treat {group:cards} 's text box as if it were blank, except for traits",
    *(f"{each} {BLANK}, except for traits" for each in TREATED),
    "{group:cards} 's text box is blank, except for traits",
    verb="blank",
    what="except traits",
    rank=-1,
)
for op, words, done in (("subtract", "reduce/decrease", "reduced/lowered"), ("add", "increase", "increased/raised")):
    clause.form(
        Instruction,
        f"{words} damage dealt to {{group:cards}} by {{amount}}",
        f"{words} all/any/the damage dealt to {{group:cards}} by {{amount}}",
        f"(all/any/the) damage dealt to {{group:cards}} is {done} by {{amount}}",
        verb="modify damage",
        op=op,
    )
    clause.form(
        Instruction,
        f"{words} attack damage dealt to {{group:cards}} by {{amount}}",
        f"{words} combat damage dealt to {{group:cards}} by {{amount}}",
        verb="modify damage",
        op=op,
        what="attack",
    )
clause.form(
    Instruction,
    "reduce damage dealt to {group:cards} to {amount}",
    "reduce any amount of damage dealt to {group:cards} to {amount}",
    "reduce all/any/the damage dealt to {group:cards} to {amount}",
    verb="modify damage",
    op="set",
)
for op, words, more in (("subtract", "reduce/lower", "less/fewer"), ("add", "increase/raise", "more")):
    clause.form(
        Instruction,
        f"{words} the cost to play {{group:several cards}} by {{amount}}",
        f"{words} the cost of {{group:cards}} by {{amount}}",
        f"{words} the cost of playing {{group:cards}} by {{amount}}",
        verb="modify",
        what="cost",
        op=op,
    )
    clause.form(
        Instruction,
        f"{words} the cost to play {{group:several cards}} on {{to:cards}} by {{amount}}",
        f"{words} the cost for you to play {{group:cards}} on {{to:cards}} by {{amount}}",
        verb="modify",
        what="cost",
        op=op,
    )
    clause.form(
        Instruction,
        f"{words} the cost of the next {{group:description}} you play by {{amount}}",
        f"{words} the cost to play the next {{group:description}} you play by {{amount}}",
        f"{words} your cost to play the next {{group:description}} by {{amount}}",
        f"{words} the cost for you to play the next {{group:description}} by {{amount}}",
        *(f"the next {{group:description}} you play costs {{amount}} {more} {each}" for each in ("", "to play")),
        verb="next costs",
        op=op,
    )
    for period in ("phase", "round"):
        clause.form(
            Instruction,
            f"{words} the cost of the next {{group:description}} played this {period} by {{amount}}",
            f"the next {{group:description}} played this {period} costs {{amount}} {more} (to play)",
            verb="next costs",
            op=op,
            what="anybody",
            until=period,
        )
    for period in ("phase", "round"):
        clause.form(
            Instruction,
            f"{words} the cost of the next {{group:description}} you play this {period} by {{amount}}",
            f"{words} the cost to play the next {{group:description}} you play this {period} by {{amount}}",
            f"{words} the cost to play the next {{group:description}} this {period} by {{amount}}",
            f"the next {{group:description}} you play this {period} costs {{amount}} {more} (to play)",
            verb="next costs",
            op=op,
            until=period,
        )


def _gets(op: str) -> Any:
    """`add 2 to each enemy's attack`: each enemy gets +2 attack."""

    def make(group: Phrase, what: str, amount: Amount) -> Instruction | None:
        change = Instruction("modify", amount=amount, what=what, op=op)
        said = Instruction("together", group, parts=(Instruction("together", parts=(change,)),))
        return said if amount.of in ("", "X") and not amount.half and amount.number >= 0 else None

    return make


clause.form(
    Instruction,
    "add {amount:plain quantity} to {group:cards} 's {what:value}",
    "add {amount:plain quantity} to the {what:value} of {group:cards}",
    "{group:cards} adds {amount:plain quantity} to its/his/her (own) {what:value}",
    verb="modify",
    op="add",
)
MORE, LESS = "raise/increase", "reduce/lower"
ORDERS = (
    "{do} {group:cards} 's {what:value} by {amount}",
    "{do} the (total) {what:value} of {group:cards} by {amount}",
)
for op, orders in (
    ("add", ("add {amount} to {group:cards} 's {what:value}", *(each.replace("{do}", MORE) for each in ORDERS))),
    ("subtract", tuple(each.replace("{do}", LESS) for each in ORDERS)),
):
    clause.converts(_gets(op), lambda given: None, *orders, rank=1)

# --- paying, and the attack that is made
SPENDING = ("you may spend", "spend", "you may use")
clause.form(
    Instruction,
    *(f"{do} resources from {{group:pool}} to pay for {{words:sphere&}} {{to:sort of cards}}" for do in SPENDING),
    verb="pays for",
)
of["sort of cards"].form(Phrase, "{kinds:nouns,}", how="all")
SPHERED = ("leadership", "tactics", "spirit", "lore")
clause.form(
    Instruction,
    *(f"{do} resources from {{group:pool}} to pay for {{to:counted many}} of any sphere" for do in SPENDING),
    verb="pays for",
    words=SPHERED,
)
clause.form(
    Instruction("pays from", Phrase("this"), what="single"),
    "this card 's cost must be paid from a single hero's resource pool",
    "this card 's resource cost must be paid from a single hero's (resource) pool",
    "you must use resources from a single hero's (resource) pool to pay for this card",
)
clause.form(
    Instruction,
    "resources in {group:pool} cannot be used to pay for {to:counted many}",
    "resources in/from {group:pool} cannot be used/spent to pay for {to:counted many}",
    "resources from {group:pool} cannot be spent on {to:counted many}",
    verb="cannot pay for",
)
clause.form(
    Instruction,
    "while paying for this card, {group:cards} [is|are] considered to have a/the {words:sphere,} icon",
    "while paying for this card, {group:cards} [is|are] considered to have a/the {words:sphere,} resource icon",
    verb="pays for",
    to=Phrase("this"),
)
clause.form(
    Instruction,
    "use resources from {amount} different heroes to pay for this card",
    "you must use resources from {amount} different heroes' pools to pay for this card",
    "you must use resources from {amount} different heroes to pay for this card",
    verb="pays from",
    group=Phrase("this"),
)
SHADOWS = tuple(f"cancel {each}shadow effects" for each in ("", "any ", "all ", "each "))
ON_ENEMY = (" on cards dealt to the attacking enemy", " on shadow cards dealt to the attacking enemy",
            " dealt to the attacking enemy", " of the attacking enemy")  # fmt: skip
clause.form(Instruction("cancel shadows"), *(each + dealt for each in SHADOWS for dealt in ON_ENEMY))
clause.form(
    Instruction("undefended"),
    "this attack is considered undefended",
    "this attack is considered to be undefended",
    "treat this attack as undefended",
)
