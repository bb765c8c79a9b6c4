"""lasting-effects, constant-ability: what is said of cards: they get, gain, lose, attack, collect, enter play so."""

from __future__ import annotations

from judge.games.lotr_lcg.cards.language import LANGUAGE, WHEN_REVEALED, of
from judge.games.lotr_lcg.cards.meanings import TYPES, Amount, Instruction, Phrase

change, gain, predicate, clause = of["change"], of["gain"], of["predicate"], of["clause"]
doing = of["doing"]


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
    "[has|have] {parts:change&}",
    verb="together",
)
predicate.converts(
    lambda amount, what: Instruction(
        "together", parts=(Instruction("modify", amount=amount, what=what, op="subtract"),)
    ),
    lambda given: None,
    "lose[s|] {amount} {what:measure}",
)
of["rated change"].adds("{it:change} for each {per:multiplier}")
predicate.converts(
    lambda one, two: Instruction("together", parts=(one, two)),
    lambda given: (
        {"one": given.parts[0], "two": given.parts[1]}
        if isinstance(given, Instruction)
        and given == Instruction("together", parts=given.parts)
        and len(given.parts) == 2
        and all(each.per is not None for each in given.parts)
        else None
    ),
    "get[s|] {one:rated change} and {two:rated change}",
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
gain.form(Instruction, "doomed {amount}", "the doomed {amount} keyword", verb="gain keyword", what="doomed", rank=-1)
gain.form(Instruction, "victory {amount}", verb="gain keyword", what="victory", rank=-1)
gain.form(Instruction, "{what:keyword}", "the {what:keyword} keyword", verb="gain keyword")
gain.form(Instruction, "archery {amount}", verb="gain later", what="archery")
gain.form(Instruction, "toughness {amount}", verb="gain later", what="toughness")
gain.form(Instruction("gain later", what="indestructible"), "indestructible")
gain.form(Instruction, "the {what:trait} trait", verb="gain trait")
gain.form(
    Instruction,
    "a {what:sphere} resource icon",
    "a {what:sphere} icon",
    "the {what:sphere} resource icon",
    "the {what:sphere} icon",
    "the {what:sphere} sphere",
    verb="gain sphere",
)
QUOTED = ('"{quoted:sentence.}."', ': "{quoted:sentence.}."', '"{quoted:sentence.}"', ': "{quoted:sentence.}"')
gain.form(Instruction, *QUOTED, verb="gain ability")
predicate.form(
    Instruction,
    "gain[s|] {parts:gain&}",
    "also gain[s|] {parts:gain&}",
    "[has|have] {parts:gain&}",
    "[is|are] considered to have {parts:gain&}",
    verb="together",
)
loss = of["loss"]
loss.form(Instruction, "{what:keyword}", "the {what:keyword} keyword", verb="lose keyword")
loss.form(Instruction, "the {what:trait} trait", verb="lose trait")
predicate.form(Instruction, "lose[s|] {parts:loss&}", verb="together")
predicate.converts(
    lambda words: Instruction("together", parts=tuple(Instruction("lose keyword", what=each) for each in words)),
    lambda given: None,
    "lose[s|] the {words:keyword&} keywords",
    rank=1,
)
predicate.form(
    Instruction,
    "become[s|] a/an {what:type}",
    "[is|are] considered a/an {what:type}",
    "count[s|] as a/an {what:type}",
    *(f"lose[s|] the {each} card type and gain[s|] the {{what:type}} card type" for each in TYPES),
    verb="become",
)
LANGUAGE.words("type", "a type of card", TYPES)

BLANK = ("[is|are] treated as if its printed text box were blank", "[is|are] considered to have a blank text box")
predicate.form(Instruction("blank"), *BLANK, "[is|are] treated as if its text box were blank")

# --- immune, and what they do or what is done to them
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
        **{
            f"{kind} {of}effects": f"{kind} effects"
            for kind in ("treachery", "location", "enemy", "objective")
            for of in ("", "card ")
        },
        **{f"{each} card effects": f"{each} card effects" for each in ("leadership", "tactics", "spirit", "lore")},
    },
)
predicate.form(Instruction, "[is|are] immune to {what:immunity}", verb="immune")
doing.form(
    Instruction,
    "immediately make[s|] an attack",
    "make[s|] an immediate attack",
    "make[s|] an attack",
    "attack[s|]",
    "make[s|] an (immediate) attack against the player it is engaged with",
    "attack[s|] the player it is engaged with",
    verb="attack",
)
doing.form(
    Instruction,
    "make[s|] an immediate attack against {to:anybody}",
    "immediately attack[s|] {to:anybody}",
    "attack[s|] {to:anybody}",
    "make[s|] an attack against {to:anybody}",
    "immediately make[s|] an attack against {to:anybody}",
    "make[s|] an immediate attack from the staging area against {to:anybody}",
    verb="attack",
)
doing.form(  # From there it attacks; it is not said which card somebody controls there.
    Instruction,
    *(f"{each} {{to:anybody}} from the staging area"
      for each in ("attack[s|]", "make[s|] an (immediate) attack against", "immediately attack[s|]")),
    verb="attack",
    rank=-1,
)  # fmt: skip
doing.form(Instruction, "make[s|] an additional attack", "attack[s|] again", verb="attack", op="additional")
doing.form(
    Instruction,
    "make[s|] an additional attack against {to:anybody}",
    "make[s|] an additional immediate attack against {to:anybody}",
    "attack[s|] {to:anybody} again",
    verb="attack",
    op="additional",
)
doing.form(Instruction, "engage[s|] {to:anybody}", "automatically/immediately engage[s|] {to:anybody}", verb="engage")
predicate.also(doing)
predicate.form(Instruction, "commit[s|] to the quest", verb="commit")
predicate.form(
    Instruction("modify", what="defense", op="set", amount=Amount(0)),
    "[does|do] not count its/their/his/her defense", "[does|do] not add its/their/his/her defense",
)  # fmt: skip
for uncounted in ("willpower", "attack"):
    predicate.form(
        Instruction("modify", what=uncounted, op="set", amount=Amount(0)),
        *(f"[does|do] not {count} its/their/his/her {uncounted}" for count in ("count", "add")),
        rank=1,
    )  # fmt: skip
predicate.form(Instruction, "[is|are] discarded", "[is|are] discarded from play", verb="discard")
predicate.form(Instruction, "[is|are] destroyed", verb="destroy")
predicate.form(Instruction, "[is|are] removed from the quest", verb="uncommit")
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
predicate.form(
    Instruction,
    "take[s|] damage equal to {amount:quantity}",
    "[is|are] dealt damage equal to {amount:quantity}",
    "[is|are] dealt an amount of damage equal to {amount:quantity}",
    verb="damage",
    rank=1,
)
predicate.form(Instruction, "gain[s|] {amount} resource[|s]", verb="resource")
predicate.form(
    Instruction,
    "[is|are] dealt {amount} shadow card[|s]",
    "[is|are] dealt {amount} additional shadow card[|s]",
    "[is|are] dealt an additional shadow card",
    verb="deal shadow",
)
predicate.form(Instruction, "heal[s|] {amount} damage", verb="heal")
predicate.form(
    Instruction,
    "collect[s|] {amount} additional resource[|s] during the resource phase",
    "collect[s|] {amount} additional resource[|s] during each resource phase",
    "collect[s|] {amount} additional resource[|s] during the resource phase each round",
    "collect[s|] {amount} additional resource[|s] each/every resource phase",
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
UNCANCELED = Instruction("cannot", words=("be canceled as it is revealed",))
predicate.form(UNCANCELED, *(f"its {each} effects cannot be canceled/cancelled" for each in WHEN_REVEALED), rank=1)
clause.form(Instruction, "{group:cards} {parts:predicate&?}", "{group:cards} {parts:predicate>?}", verb="together")
clause.form(Instruction, "{group:both cards} {parts:predicate&!}", verb="together", rank=4)
