"""threat, progress, engagement, combat: what card text does to the quest and in fights."""

from __future__ import annotations

from typing import Any

from judge.games.lotr_lcg.cards.language import WHEN_REVEALED, deed, of
from judge.games.lotr_lcg.cards.meanings import ALL, IT, MOVED, THIS, Amount, Instruction, Phrase, Quality

# --- threat
deed("raise threat", "raise[s|] {group:whose} threat by {amount}", "increase[s|] {group:whose} threat by {amount}")
EQUAL = "an amount/number equal to {amount:quantity}"
deed("raise threat", "raise[s|] {group:whose} threat by {amount:plain quantity}")
deed("raise threat", f"raise[s|] {{group:whose}} threat by {EQUAL}", f"increase[s|] {{group:whose}} threat by {EQUAL}")
deed(
    "lower threat",
    "lower[s|] {group:whose} threat by {amount}",
    "reduce[s|] {group:whose} threat by {amount}",
    "decrease[s|] {group:whose} threat by {amount}",
)
deed(
    "lower threat",
    "lower[s|] {group:whose} threat by {amount:plain quantity}",
    "reduce[s|] {group:whose} threat by {amount:plain quantity}",
)
deed("raise threat", "raise[s|] the threat of {group:anybody} by {amount}", rank=1)
deed(
    "lower threat",
    "lower[s|] the threat of {group:anybody} by {amount}",
    "reduce[s|] the threat of {group:anybody} by {amount}",
    rank=1,
)
deed("lower threat", f"lower[s|] {{group:whose}} threat by {EQUAL}", f"reduce[s|] {{group:whose}} threat by {EQUAL}")
deed("set threat", "set[s|] {group:whose} threat to {amount}")
deed(
    "set threat",
    "raise[s|] {group:whose} threat to {amount}",
    "increase[s|] {group:whose} threat to {amount}",
    what="at least",
)
deed("set threat", "lower[s|] {group:whose} threat to {amount}", what="at most")
deed(
    "set threat",
    "reduce[s|] {group:whose} threat to your/their/his/her starting threat (level)",
    "lower[s|] {group:whose} threat to your/their/his/her starting threat (level)",
    what="starting",
)
# --- progress, travel, quest
deed(
    "progress",
    "place[s|] {amount} progress on {group:cards}",
    "place[s|] {amount} progress token[|s] on {group:cards}",
    "put[s|] {amount} progress on {group:cards}",
    "add[s|] {amount} progress to {group:cards}",
    "add[s|] {amount} progress token[|s] to {group:cards}",
    "put[s|] {amount} progress token[|s] on {group:cards}",
)
deed(
    "progress",
    "place[s|] progress on {group:cards} equal to {amount:quantity}",
    "place[s|] progress equal to {amount:quantity} on {group:cards}",
    "place[s|] progress token[|s] on {group:cards} equal to {amount:quantity}",
    "place[s|] an amount of progress on {group:cards} equal to {amount:quantity}",
    "place[s|] a number of progress token[|s] on {group:cards} equal to {amount:quantity}",
)
BYPASSING = "bypassing the active location"
deed(
    "progress",
    "place[s|] up to {amount} progress on {group:cards}",
    "place[s|] up to {amount} progress token[|s] on {group:cards}",
    op="up to",
)
deed(
    "progress",
    f"place[s|] {{amount}} progress on {{group:cards}}, {BYPASSING}",
    f"place[s|] {{amount}} progress token[|s] on {{group:cards}}, {BYPASSING}",
    f"place[s|] {{amount}} progress on {{group:cards}} {BYPASSING}",
    "place[s|] {amount} progress on {group:cards}, bypassing any active location",
    "place[s|] {amount} progress token[|s] on {group:cards}, bypassing any active location",
    what="bypass",
)
deed("progress", "place[s|] {amount} progress here", "place[s|] {amount} progress token[|s] here", group=THIS)
deed(
    "remove progress",
    "remove[s|] {amount} progress from {group:cards}",
    "remove[s|] {amount} progress token[|s] from {group:cards}",
    "discard[s|] {amount} progress from {group:cards}",
    "discard[s|] {amount} progress token[|s] from {group:cards}",
)
deed("remove progress", "remove[s|] {amount} progress from here", group=THIS)
deed(
    "remove progress",
    "remove[s|] all progress from play",
    "remove[s|] all progress tokens from play",
    group=Phrase("all", kinds=("card",), clauses=(Quality("bears progress"),)),
    amount=ALL,
    rank=-1,
)
deed(
    "remove progress",
    "remove[s|] all progress from {group:cards}",
    "remove[s|] all progress tokens from {group:cards}",
    "discard[s|] all progress from {group:cards}",
    amount=ALL,
)
deed("explore", "explore[s|] {group:cards}")
of["ending"].form(Instruction("advance"), "advance to the next stage", "the players advance to the next stage", rank=-1)
deed("advance", "advance[s|] to the next stage (of the quest)", "proceed[s|] to the next stage (of the quest)")
of["ending"].form(
    Instruction, "(immediately) advance to stage {amount:stage number}",
    "the players (immediately) advance to stage {amount:stage number}", verb="advance", what="to stage", rank=-1,
)  # fmt: skip
deed("advance", "(immediately) advance[s|] to stage {amount:stage number}",
     "proceed[s|] to stage {amount:stage number}", what="to stage")  # fmt: skip
deed(
    "advance",
    "(immediately) advance[s|] to a random stage {amount:stage number}",
    "advance[s|] to a stage {amount:stage number} at random",
    random=True,
    what="to stage",
)
for number in (2, 3, 4):
    ONE_OF = f'one of the {number} "{{group:sought}}" stages'
    deed(
        "advance",
        *(f"{do} to {ONE_OF}{at} random" for do in ("proceed[s|]", "advance[s|]") for at in (", at", " at")),
        random=True,
        what="to stage",
        amount=Amount(number),
    )
deed("commit", "commit[s|] {group:cards} to the quest")
deed("uncommit", "remove[s|] {group:cards} from the quest")
deed("uncommit", "choose[s|] and remove[s|] {group:target} from the quest")
deed("travel", "make[s|] {group:cards} the active location", "put[s|] {group:cards} into play as the active location")
deed("travel", "(immediately) travel[s|] to {group:cards}", what="journey")
FREE = ("without resolving its Travel effect/effects", "without paying its Travel cost")
deed("travel", *(f"(immediately) travel[s|] to {{group:cards}} {each}" for each in FREE), what="journey", op="free")
of["predicate"].form(Instruction, "become[s|] the active location", verb="travel")


def _instead_of_another(group: Phrase) -> Instruction:
    return Instruction("several", parts=(MOVED, Instruction("travel", group)))


RETURNING = "returning any other/previous/previously/current active location to the staging area"
of["deed"].converts(
    _instead_of_another,
    lambda given: (
        {"group": given.parts[1].group}
        if isinstance(given, Instruction)
        and given == _instead_of_another(given.parts[1].group if len(given.parts) == 2 else THIS)
        else None
    ),
    f"make {{group:cards}} the active location, {RETURNING}",
    f"make {{group:cards}} the active location {RETURNING}",
    f"put {{group:cards}} into play as the active location, {RETURNING}",
)
deed(
    "switch locations",
    *(f"{do} the active location with {{group:cards}}" for do in ("switch[es|]", "swap[s|]", "exchange[s|]")),
    *(f"{do} {{group:cards}} with the active location" for do in ("switch[es|]", "swap[s|]", "exchange[s|]")),
)
# `After you travel to a location, switch that location with ...`: that location is the active one.
deed(
    "switch locations",
    *(
        f"{do} {it} with {{group:cards}}"
        for do in ("switch[es|]", "swap[s|]", "exchange[s|]")
        for it in ("that location", "it")
    ),
    op="that one",
    rank=1,
)
# --- encounter, combat
of["spoken card"].form(IT, "it")
of["spoken card"].form(Phrase, "that {kinds:noun,}", "the discarded {kinds:noun,}", how="it")
for turned in ("aside", "sought", "spoken card"):
    deed("reveal card", f"reveal[s|] {{group:{turned}}}", rank=1)
    deed(
        "reveal card",
        f"reveal[s|] {{group:{turned}}} and add[s|] it/him/her/them to the staging area",
        f"reveal[s|] {{group:{turned}}}, and add[s|] it/him/her/them to the staging area",
        rank=-2,
    )
deed("engage", "engage[s|] {group:cards}")
deed("engage", "choose[s|] and engage[s|] {group:target}")
STAGED = ("and add[s|] it/them to the staging area", ", and add[s|] it/them to the staging area")
EACH_PLAYER = ("for each player", "per player", "for each player in the game")
DRAWN = ("encounter card[|s]", "card[|s] from the encounter deck", "card[|s] from the top of the encounter deck")
per_player = tuple(
    each
    for per in EACH_PLAYER
    for each in (
        *(f"reveal[s|] {{amount}} {many} {per}" for many in DRAWN),
        f"reveal[s|] {{amount}} card[|s] {per} from the encounter deck",
        f"reveal[s|] {{amount}} card[|s] {per}",
        f"reveal[s|] {{amount}} encounter card[|s] {per} from the encounter deck",
        f"reveal[s|] {{amount}} encounter card[|s] {per} from the top of the encounter deck",
    )
)
deed("reveal", *per_player, per=Amount(of="players"), rank=-1)
staged_too = tuple(f"{each} {staged}" for each in per_player for staged in STAGED)
deed("reveal", *staged_too, per=Amount(of="players"), rank=-3)
one_by_one = (
    *(f"reveal[s|] {{amount}} {many}" for many in DRAWN),
    "reveal[s|] {amount} additional encounter card[|s]",
    "reveal[s|] {amount} additional card[|s] from the encounter deck",
    "reveal[s|] {amount} additional card[|s]",
    "reveal[s|] {amount} additional (encounter) card[|s] from the top of the encounter deck",
    "reveal[s|] the top {amount} cards of the encounter deck",
)
deed("reveal", *one_by_one)
deed("reveal", *(f"{each} {staged}" for each in one_by_one for staged in STAGED), rank=-3)
the_next = (
    "reveal[s|] the top card of the encounter deck",
    "reveal[s|] the next encounter card",
    "reveal[s|] the next card of the encounter deck",
    "reveal[s|] an additional encounter card",
    "reveal[s|] an additional encounter card from the encounter deck and add[s|] it to the staging area",
    "reveal[s|] {amount} cards from the encounter deck and add[s|] them to the staging area",
    "reveal[s|] {amount} additional cards from the encounter deck and add[s|] them to the staging area",
    "reveal[s|] an additional card from the encounter deck",
)
deed("reveal", *the_next)
deed("reveal", *(f"{each} {staged}" for each in the_next for staged in STAGED), rank=-3)
ENOUGH = "until there is (at least) {amount} (or more) threat in the staging area"
deed(
    "reveal until",
    f"reveal[s|] cards from the encounter deck {ENOUGH}",
    f"reveal[s|] cards from the top of the encounter deck {ENOUGH}",
    f"reveal[s|] encounter cards {ENOUGH}",
    f"reveal[s|] cards from the encounter deck and add[s|] them to the staging area {ENOUGH}",
)
for until in ("phase", "round"):
    deed(
        "reveal more",
        f"reveal[s|] {{amount}} additional encounter card[|s] this {until}",
        f"reveal[s|] {{amount}} additional card[|s] from the encounter deck this {until}",
        until=until,
        rank=-5,
    )
    deed(
        "reveal more",
        f"reveal[s|] an additional encounter card this {until}",
        f"reveal[s|] an additional card from the encounter deck this {until}",
        until=until,
        rank=-5,
    )
WHEN = (
    "during the quest phase", "during the staging step", "during staging", "each quest phase",
    "during the staging step each round", "during the quest phase each round", "during each quest phase",
    "each staging step",
)  # fmt: skip
MORE = (
    "reveal[s|] {amount} additional encounter card[|s]",
    "reveal[s|] {amount} additional card[|s] from the encounter deck",
    "reveal[s|] {amount} additional card[|s] from the encounter deck and add[s|] it to the staging area",
)
deed("reveal more", *(f"{each} {when}" for each in MORE for when in WHEN), rank=-4)
of["all the time"].form(Instruction, *(f"reveal {{amount}} additional encounter card[|s] {when}" for when in WHEN),
                        "reveal {amount} additional card[|s] from the encounter deck during the quest phase",
                        verb="reveal more")  # fmt: skip
of["all the time"].form(Instruction("reveal more"), *(f"reveal an additional encounter card {when}" for when in WHEN))
deed(
    "reveal more",
    *(
        f"reveal[s|] an additional {what} {when}"
        for what in ("encounter card", "card from the encounter deck")
        for when in WHEN
    ),
    rank=-4,
)
deed(
    "reveal fewer",
    "reveal[s|] {amount} less/fewer card[|s] from the encounter deck",
    "reveal[s|] {amount} less/fewer encounter card[|s]",
    "reveal[s|] {amount} less/fewer card[|s] from the encounter deck during the staging step",
    group=Phrase("scenario"),
)
deed(
    "deal shadow",
    "deal[s|] {amount} shadow card[|s] to {group:cards}",
    "deal[s|] {amount} additional shadow card[|s] to {group:cards}",
    "deal[s|] an additional shadow card to {group:cards}",
    "deal[s|] another shadow card to {group:cards}",
    "deal[s|] {group:cards} another shadow card",
    "deal[s|] {group:cards} {amount} shadow card[|s]",
    "deal[s|] {group:cards} {amount} additional shadow card[|s]",
)
deed(
    "discard shadow",
    "discard[s|] each shadow card from {group:cards}",
    "discard[s|] all shadow cards from {group:cards}",
    "discard[s|] shadow cards from {group:cards}",
    "discard[s|] each shadow card dealt to {group:cards}",
    "discard[s|] all shadow cards dealt to {group:cards}",
    rank=-1,
)


def _shadow_of(number: int) -> Any:
    """`discard a facedown shadow card from an enemy`: so many of those that it has been dealt."""

    def make(group: Phrase, adjectives: tuple[Quality, ...] = ()) -> Instruction:
        dealt = Quality("dealt to", group=group)
        shadow = Phrase("pick", number, adjectives=adjectives, kinds=("shadow card",), clauses=(dealt,))
        return Instruction("discard", shadow)

    return make


for number, words in ((1, ("a", "1", "one")), (2, ("2",))):
    for sort, verb in (("deed", "discard"), ("does", "discards")):
        of[sort].converts(
            _shadow_of(number),
            lambda given: None,
            *(f"{verb} {each} ({{adjectives}}) shadow card[|s] from {{group:cards}}" for each in words),
        )
deed(
    "resolve revealed",
    "resolve[s|] the when revealed effect of this card",
    'resolve[s|] the "when revealed" effect of/on this card',
    "resolve[s|] this card 's when revealed effect",
    'resolve[s|] this card \'s "when revealed" effect',
    "resolve[s|] the ' when revealed ' effect of/on this card",
    "resolve[s|] this card 's ' when revealed ' effect",
)
deed(
    "resolve text",
    *(f"resolve[s|] the {each} effect[|s] of/on {{group:cards}}" for each in WHEN_REVEALED),
    *(f"resolve[s|] any {each} effect[|s] of/on {{group:cards}}" for each in WHEN_REVEALED),
    *(f"resolve[s|] {{group:cards}} 's {each} effect[|s]" for each in WHEN_REVEALED),
    rank=1,
)
deed("resolve text", *(f"resolve[s|] its {each} effect[|s]" for each in WHEN_REVEALED), group=IT)
deed(
    "cancel attack",
    "cancel[s|] that/this/the attack",
    "cancel[s|] that/the enemy's attack",
    group=Phrase("attacking enemy"),
)
deed("remove from combat", "remove[s|] {group:cards} from combat", "remove[s|] {group:cards} from the/this attack")
RESOLVED = "and resolve[s|] its/his/her/the attack"
deed(
    "declare attack",
    "(immediately) declare[s|] {group:cards} as (an) attacker against {to:cards}",
    f"(immediately) declare[s|] {{group:cards}} as (an) attacker {RESOLVED} against {{to:cards}}",
    f"(immediately) declare[s|] {{group:cards}} as (an) attacker against {{to:cards}} {RESOLVED}",
)
deed(
    "declare attack",
    f"(immediately) declare[s|] {{group:cards}} as an attacker {RESOLVED} against any eligible enemy (target)",
    f"(immediately) declare[s|] {{group:cards}} as an attacker against any eligible enemy (target) {RESOLVED}",
    "(immediately) declare[s|] {group:cards} as an attacker against any eligible enemy (target)",
    "declare[s|] {group:cards} as an attacker",
    "immediately declare[s|] {group:cards} as an attacker",
    "immediately declare[s|] {group:cards} as an attacker against any enemy",
    "declare[s|] {group:cards} as an attacker against any enemy",
    rank=-1,
)
