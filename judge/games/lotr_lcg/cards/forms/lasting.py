"""lasting-effects, constant-ability: what cards do or are for a while, or as long as a card is there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import LANGUAGE, of
from judge.games.lotr_lcg.cards.meanings import TYPES, Amount, Instruction, Phrase, Quality

change, gain, predicate, clause = of["change"], of["gain"], of["predicate"], of["clause"]


def _sign(by: int) -> str:
    return "add" if by >= 0 else "subtract"


# --- modifiers: +1 attack
change.converts(
    lambda by, what: Instruction("modify", amount=Amount(abs(by)), what=what, op=_sign(by)),
    lambda given: (
        {"by": given.amount.number * (1 if given.op == "add" else -1), "what": given.what}
        if isinstance(given, Instruction)
        and given == Instruction("modify", amount=Amount(given.amount.number), what=given.what, op=given.op)
        else None
    ),
    "{by:signed} {what:value}",
)
change.form(Instruction, "+X {what:value}", verb="modify", op="add", amount=Amount(of="X"))
change.form(Instruction, "-X {what:value}", verb="modify", op="subtract", amount=Amount(of="X"))
predicate.form(
    Instruction,
    "get[s|] {parts:change&}",
    "gain[s|] {parts:change&}",
    "also get[s|] {parts:change&}",
    "get[s|] a {parts:change&}",
    verb="together",
)

predicate.form(
    Instruction,
    "cost[s|] {amount} additional resource[|s] to play",
    "cost[s|] {amount} additional matching resource[|s] to play",
    "cost[s|] {amount} additional (matching) resource[|s] to play from hand",
    verb="modify",
    what="cost",
    op="add",
)

# --- gains
gain.form(Instruction, "{what:keyword}", "the {what:keyword} keyword", verb="gain keyword")
gain.form(Instruction, "doomed {amount}", "the doomed {amount} keyword", verb="gain keyword", what="doomed", rank=-1)
gain.form(Instruction, "victory {amount}", verb="gain keyword", what="victory", rank=-1)
gain.form(Instruction, "the {what:trait} trait", verb="gain trait")
gain.form(
    Instruction,
    "a {what:sphere} resource icon",
    "a {what:sphere} icon",
    "the {what:sphere} resource icon",
    verb="gain sphere",
)
gain.form(Instruction, '"{quoted:sentence.}."', ': "{quoted:sentence.}."', '"{quoted:sentence.}"', verb="gain ability")
predicate.form(
    Instruction, "gain[s|] {parts:gain&}", "also gain[s|] {parts:gain&}", "[has|have] {parts:gain&}", verb="together"
)
loss = of["loss"]
loss.form(Instruction, "{what:keyword}", "the {what:keyword} keyword", verb="lose keyword")
loss.form(Instruction, "the {what:trait} trait", verb="lose trait")
predicate.form(Instruction, "lose[s|] {parts:loss&}", verb="together")
predicate.form(
    Instruction,
    "become[s|] a/an {what:type}",
    "[is|are] considered a/an {what:type}",
    "count[s|] as a/an {what:type}",
    verb="become",
)
LANGUAGE.words("type", "a type of card", TYPES)

# --- immune, blank, set, double, other changes
LANGUAGE.words(
    "immunity",
    "what a card can be immune to",
    {
        "player card effects": "player card effects",
        "encounter card effects": "encounter card effects",
        "card effects": "card effects",
        "player events": "player events",
        "events": "player events",
        "player event card effects": "player events",
        "treachery effects": "treachery effects",
        **{f"{each} card effects": f"{each} card effects" for each in ("leadership", "tactics", "spirit", "lore")},
    },
)
predicate.form(Instruction, "[is|are] immune to {what:immunity}", verb="immune")
predicate.form(
    Instruction,
    "immediately make[s|] an attack",
    "make[s|] an immediate attack",
    "make[s|] an attack",
    "attack[s|]",
    verb="attack",
)
predicate.form(
    Instruction,
    "make[s|] an immediate attack against {to:anybody}",
    "immediately attack[s|] {to:anybody}",
    "attack[s|] {to:anybody}",
    "make[s|] an attack against {to:anybody}",
    "immediately make[s|] an attack against {to:anybody}",
    "make[s|] an (immediate) attack against {to:anybody} in turn order",
    "make[s|] an (immediate) attack against {to:anybody}, in turn order",
    "attack[s|] {to:anybody}, in turn order",
    "make[s|] an immediate attack from the staging area against {to:anybody}",
    "attack[s|] {to:anybody} in turn order from the staging area",
    "attack[s|] {to:anybody} from the staging area",
    verb="attack",
)
predicate.form(Instruction, "make[s|] an additional attack", "attack[s|] again", verb="attack", op="additional")
predicate.form(
    Instruction,
    "make[s|] an additional attack against {to:anybody}",
    "make[s|] an additional immediate attack against {to:anybody}",
    verb="attack",
    op="additional",
)
predicate.form(Instruction, "engage[s|] {to:anybody}", verb="engage")
predicate.form(Instruction, "commit[s|] to the quest", verb="commit")
predicate.form(Instruction, "[is|are] discarded", "[is|are] discarded from play", verb="discard")
predicate.form(Instruction, "[is|are] destroyed", verb="destroy")
predicate.form(
    Instruction,
    "[is|are] returned to the staging area",
    "[is|are] added to the staging area",
    "return[s|] to the staging area",
    verb="stage",
)
predicate.form(Instruction, "[readies|ready]", "[is|are] readied", verb="ready")
predicate.form(
    Instruction,
    "take[s|] {amount} damage",
    "[is|are] dealt {amount} damage",
    "suffer[s|] {amount} damage",
    verb="damage",
)
predicate.form(Instruction, "gain[s|] {amount} resource[|s]", verb="resource")
predicate.form(
    Instruction,
    "collect[s|] {amount} additional resource[|s] during the resource phase",
    "collect[s|] {amount} additional resource[|s] during each resource phase",
    "collect[s|] {amount} additional resource[|s] during the resource phase each round",
    "collect[s|] an additional resource during the/each resource phase",
    verb="collect",
)
clause.form(
    Instruction,
    "add {amount} additional resource[|s] to {group:pool} when you collect resources during the resource phase",
    "add {amount} additional resource[|s] to {group:pool} when collecting resources during the resource phase",
    verb="collect",
)
predicate.form(Instruction("enters", what="exhausted"), "enter[s|] play exhausted")
predicate.form(Instruction, "enter[s|] play with {amount} {what:tokens} on it", verb="enters")
of["bare"].form(Instruction("enters", Phrase("this"), what="exhausted"), "enters play exhausted")
clause.form(Instruction, "{group:cards} {parts:predicate&?}", verb="together")

clause.form(Instruction, "{group:whose} threat cannot be reduced/lowered", verb="cannot", words=("lower threat",))
clause.form(
    Instruction,
    "the players cannot optionally engage {group:cards}",
    "players cannot optionally engage {group:cards}",
    verb="cannot",
    words=("be optionally engaged",),
)
clause.form(
    Instruction("cannot", Phrase("all", kinds=("enemy",)), words=("make engagement checks",)),
    "no engagement checks are made",
)
clause.form(
    Instruction,
    "the players cannot travel to {group:cards}",
    "players cannot travel to {group:cards}",
    verb="cannot",
    words=("be traveled to",),
)
clause.form(
    Instruction("cannot", Phrase("this"), words=("be traveled to",)),
    "the players cannot travel here",
    "players cannot travel here",
)
clause.form(
    Instruction("cannot", Phrase("current quest"), words=("be defeated",)),
    "the players cannot defeat this stage",
    "players cannot defeat this stage",
    "the players cannot advance",
    "the players cannot advance to the next stage",
    "players cannot advance to the next stage",
    "players cannot advance to the next stage of this quest",
    "players cannot advance to the next stage of the scenario",
)
FACED = "when faced with the option to travel,"
for they in ("the players", "players"):
    clause.form(
        Instruction,
        f"during the travel phase, {they} must travel to {{group:cards}}",
        f"during the travel phase, {they} must travel to {{group:cards}}, if able",
        f"{FACED} {they} must travel to {{group:cards}}, if able",
        f"{FACED} {they} must travel to {{group:cards}} if able",
        f"{FACED} {they} must travel to {{group:cards}}",
        f"{FACED} {they} must choose {{group:cards}}, if able",
        verb="must travel",
    )
clause.form(
    Instruction("must travel", Phrase("all", kinds=("location",))),
    "during the travel phase, the players must travel, if able",
)
clause.form(Instruction, "no attachments can be attached to {group:cards}", verb="cannot", words=("have attachments",))
of["bare"].form(Instruction, "cannot {words:ban|}", verb="cannot", group=Phrase("this"))
of["bare"].form(Instruction, "cannot have {to:kept off} attachments", verb="cannot have", group=Phrase("this"))
of["bare"].form(Instruction, "immune to {what:immunity}", verb="immune", group=Phrase("this"))
clause.form(
    Instruction,
    "{group:cards} 's {what:value} is set to {amount}",
    "set {group:cards} 's {what:value} to {amount}",
    "{group:cards} 's {what:value} becomes {amount}",
    "{group:cards} 's {what:value} is reduced to {amount}",
    "reduce {group:cards} 's {what:value} to {amount}",
    "the {what:value} of {group:cards} is {amount}",
    verb="modify",
    op="set",
)
clause.form(
    Instruction,
    "{group:cards} 's base {what:value} is {amount}",
    "set {group:cards} 's base {what:value} to {amount}",
    verb="base",
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
clause.form(
    Instruction,
    "raise the total threat in the staging area by {amount}",
    "increase the total threat in the staging area by {amount}",
    "add {amount} to the total threat in the staging area",
    "add {amount} to the threat in the staging area",
    "add {amount} threat to the staging area",
    "add {amount} threat to the total threat in the staging area",
    "the staging area gets + {amount} threat",
    verb="modify", what="total threat", op="add", group=Phrase("scenario"),
)  # fmt: skip
clause.form(
    Instruction,
    "add {amount:plain quantity} to the total threat in the staging area",
    verb="modify", what="total threat", op="add", group=Phrase("scenario"),
)  # fmt: skip
clause.form(Instruction, "give {group:cards} {parts:change&}", verb="give")
clause.form(Instruction, "choose {group:target} to get {parts:change&}", verb="give")
clause.form(
    Instruction,
    "blank {group:cards} 's text box",
    "blank {group:cards}",
    "treat {group:cards} 's printed text box as if it were blank",
    "{group:cards} 's text box is blank",
    "treat {group:cards} 's text box as if it were blank",
    "treat {group:cards} 's text box as blank",
    "treat the text box of {group:cards} as blank",
    "treat the text box of {group:cards} as if it were blank",
    verb="blank",
)
clause.form(
    Instruction,
    "treat {group:cards} 's (printed) text box as if it were blank, except for traits",
    "treat {group:cards} 's (printed) text box as blank, except for traits",
    "treat the (printed) text box of {group:cards} as (if it were) blank, except for traits",
    "{group:cards} 's text box is blank, except for traits",
    verb="blank",
    what="except traits",
    rank=-1,
)
for op, words in (("subtract", "reduce/decrease"), ("add", "increase")):
    clause.form(
        Instruction,
        f"{words} damage dealt to {{group:cards}} by {{amount}}",
        f"{words} all/any/the damage dealt to {{group:cards}} by {{amount}}",
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
for op, words in (("subtract", "reduce/lower"), ("add", "increase/raise")):
    clause.form(
        Instruction,
        f"{words} the cost to play {{group:cards}} by {{amount}}",
        f"{words} the cost of {{group:cards}} by {{amount}}",
        f"{words} the cost of playing {{group:cards}} by {{amount}}",
        verb="modify",
        what="cost",
        op=op,
    )
    clause.form(
        Instruction,
        f"{words} the cost to play {{group:cards}} on {{to:cards}} by {{amount}}",
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
        verb="next costs",
        op=op,
    )
    for period in ("phase", "round"):
        clause.form(
            Instruction,
            f"{words} the cost of the next {{group:description}} you play this {period} by {{amount}}",
            f"{words} the cost to play the next {{group:description}} you play this {period} by {{amount}}",
            f"{words} the cost to play the next {{group:description}} this {period} by {{amount}}",
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


MORE, LESS = "raise/increase", "reduce/lower"
ORDERS = ("{do} {group:cards} 's {what:value} by {amount}", "{do} the {what:value} of {group:cards} by {amount}")
for op, orders in (
    ("add", ("add {amount} to {group:cards} 's {what:value}", *(each.replace("{do}", MORE) for each in ORDERS))),
    ("subtract", tuple(each.replace("{do}", LESS) for each in ORDERS)),
):
    clause.converts(_gets(op), lambda given: None, *orders, rank=1)
clause.form(
    Instruction,
    "you may spend resources from {group:pool} to pay for {words:sphere&} {to:sort of cards}",
    "spend resources from {group:pool} to pay for {words:sphere&} {to:sort of cards}",
    "you may use resources from {group:pool} to pay for {words:sphere&} {to:sort of cards}",
    verb="pays for",
)
of["sort of cards"].form(Phrase, "{kinds:nouns,}", how="all")
SPHERED = ("leadership", "tactics", "spirit", "lore")
clause.form(
    Instruction,
    "you may spend resources from {group:pool} to pay for {to:counted many} of any sphere",
    "spend resources from {group:pool} to pay for {to:counted many} of any sphere",
    "you may use resources from {group:pool} to pay for {to:counted many} of any sphere",
    verb="pays for",
    words=SPHERED,
)
clause.form(
    Instruction,
    "use resources from {amount} different heroes to pay for this card",
    "you must use resources from {amount} different heroes' pools to pay for this card",
    "you must use resources from {amount} different heroes to pay for this card",
    verb="pays from",
    group=Phrase("this"),
)
clause.form(
    Instruction,
    "excess combat damage dealt by {group:cards} must be assigned as an increase to your threat",
    verb="permit",
    what="excess raises threat",
)
clause.form(
    Instruction("undefended"),
    "this attack is considered undefended",
    "this attack is considered to be undefended",
    "treat this attack as undefended",
)
ending = of["ending"]
ending.form(
    Instruction("end game", what="win"),
    "the players win the game",
    "they win the game",
    "they have won the game",
    "you win the game",
    "the players have won the game",
)
ending.form(
    Instruction("end game", what="lose"),
    "the players lose the game",
    "they lose the game",
    "the players have lost the game",
    "you lose the game",
    "the players lose",
    "the players are defeated",
    "you have lost the game",
)
clause.also(ending)
ending.form(Instruction, "{group:player} is eliminated", "{group:player} is eliminated from the game", verb="eliminate")
clause.form(
    Instruction,
    "the players, as a group, cannot play more than {amount} {what:type} each {until:period}",
    "the players, as a group, cannot play more than {amount} {what:type} card[|s] each {until:period}",
    verb="ration",
    op="group",
    group=Phrase("each player"),
)
clause.form(
    Instruction,
    "each player cannot play more than {amount} card[|s] each {until:period}",
    verb="ration",
    op="player",
    what="card",
    group=Phrase("each player"),
)
clause.form(
    Instruction,
    "each player cannot play more than {amount} {what:type} each {until:period}",
    "the players cannot play more than {amount} {what:type} each {until:period}",
    "each player cannot play more than {amount} {what:type} card[|s] each {until:period}",
    verb="ration",
    op="player",
    group=Phrase("each player"),
)
for tokens in ("progress", "progress token[|s]"):
    clause.form(
        Instruction,
        f"no more than {{amount}} {tokens} can be placed on {{group:limited}} each {{until:period}}",
        f"no more than {{amount}} {tokens} may be placed on {{group:limited}} each {{until:period}}",
        verb="progress limit",
    )
    clause.form(
        Instruction,
        f"no more than {{amount}} {tokens} can be placed here each {{until:period}}",
        f"no more than {{amount}} {tokens} may be placed here each {{until:period}}",
        verb="progress limit",
        group=Phrase("this"),
    )
MOST_DAMAGE = (
    "cannot take more than {amount} damage each {until:period}",
    "cannot be dealt more than {amount} damage each {until:period}",
)
predicate.form(Instruction, *MOST_DAMAGE, verb="damage limit")
of["bare"].form(Instruction, *MOST_DAMAGE, verb="damage limit", group=Phrase("this"))
of["limited"].form(
    Phrase("current quest"), "the current quest", "the quest", "the main quest", "the current quest card"
)
of["limited"].form(
    Phrase("all", kinds=("location",), clauses=(Quality("in", "staging area"),)),
    "each location in the staging area",
)
of["limited"].form(Phrase("this"), "this card", "this location")
of["limited"].form(Phrase("host", kinds=("location",)), "attached location")
of["limited"].form(
    Phrase,
    "each {adjectives} location in the staging area",
    how="all",
    kinds=("location",),
    clauses=(Quality("in", "staging area"),),
)
clause.form(Instruction, "attach to {group:cards}", verb="attaches")


def _or_somebody(kind: Phrase, word: str) -> Instruction:
    """`a Rohan hero or Merry`: a card of the kind, or one of that title."""
    either = (Quality("like", group=kind), Quality("title", word))
    return Instruction("attaches", Phrase("pick", clauses=(Quality("either", either=either),)))


def _of_somebody(given: Any) -> Mapping[str, Any] | None:
    try:
        kind, title = given.group.clauses[0].either
    except (AttributeError, IndexError, ValueError):
        return None
    if kind.group is None or given != _or_somebody(kind.group, title.word):
        return None
    return {"kind": kind.group, "word": title.word}


clause.converts(
    _or_somebody,
    _of_somebody,
    "attach to a {kind:description} or {word:name}",
    "attach to a {kind:description}, or {word:name}",
    "attach to a {kind:description} or to {word:name}",
    "attach to a {kind:description}, or to {word:name}",
    "attach to {word:name} or a {kind:description}",
    "attach to {word:name} or to a {kind:description}",
    rank=-1,
)
clause.form(
    Instruction, "limit 1 per {what:bearer}", "limit one per {what:bearer}", verb="one per host", group=Phrase("this")
)
clause.form(
    Instruction,
    "limit 1 per {what:bearer} and 1 per deck",
    verb="one per host",
    group=Phrase("this"),
    op="deck",
)
LANGUAGE.words(
    "bearer",
    "what bears an attachment",
    ("hero", "character", "ally", "enemy", "location", "player", "deck", "quest", "objective"),
)
clause.form(
    Instruction("leaves to", Phrase("this"), what="top"),
    "if this card leaves play, place it on the top of its owner's deck instead",
    "if this card leaves play, return it to the top of the encounter deck instead",
)
clause.form(
    Instruction("leaves to", Phrase("this"), what="bottom"),
    "if this card leaves play, place it on the bottom of its owner's deck instead",
    "if this card leaves play, return it to the bottom of the encounter deck instead",
)
