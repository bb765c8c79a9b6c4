"""threat-level, cost, attachment: families of wordings that stand on cards of players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import WHEN_REVEALED, deed, of
from judge.games.lotr_lcg.cards.meanings import (
    Amount,
    Condition,
    Deeds,
    Instruction,
    Opening,
    Phrase,
    Quality,
    Range,
    Trigger,
)

clause, cards = of["clause"], of["cards"]

# --- threat that an unsuccessful quest would bring
FAILING = tuple(
    f"raise their/his/her/your threat {how} questing unsuccessfully" for how in ("from", "by", "due to", "for")
)
FAILING += tuple(f"raise their/his/her/your threat {how}" for how in ("as a/the result of questing unsuccessfully",))
KEPT_LOW = Instruction("cannot", words=("raise threat from questing",))
for who, does in (("player", "does not"), ("players", "do not")):
    for each in ("cannot", does):
        clause.form(
            Instruction,
            *(f"{{group:{who}}} {each} {failing}" for failing in FAILING),
            verb="cannot",
            words=KEPT_LOW.words,
            rank=-1,
        )

# --- the hero who bears a card of a name
cards.converts(
    lambda kinds, names: Phrase("all", kinds=kinds, clauses=(Quality("bears", group=Phrase("named", names=names)),)),
    lambda given: None,
    "the {kinds:noun,} with {names:name,} attached",
    "the {kinds:noun,} with {names:name,} attached to it/him/her",
    "the {kinds:noun,} with {names:name,}",
    plural=False,
)
clause.converts(
    lambda kinds, names: Instruction(
        "attaches", Phrase("pick", kinds=kinds, clauses=(Quality("bears", group=Phrase("named", names=names)),))
    ),
    lambda given: None,
    "attach to the {kinds:noun,} with {names:name,} (attached)",
    rank=-2,
)
RING_BEARER = Phrase("pick", adjectives=(Quality("trait", "Ring-bearer"),), kinds=("hero",))
# There is just one in a game.
cards.converts(lambda: RING_BEARER, lambda given: None, "the Ring-bearer", plural=False)

# --- `After a treachery is revealed, cancel its when revealed effects`: as those are about to resolve
CANCELED = Deeds((Instruction("cancel", what="effect"),))
IN_TIME = tuple(f"cancel its/the/that {each} effect[s|]" for each in WHEN_REVEALED)
IN_TIME += tuple(f"cancel that card's {each} effect[s|]" for each in WHEN_REVEALED)
IN_TIME += tuple(f"cancel the {each} effect[s|] of that card/treachery" for each in WHEN_REVEALED)
IN_TIME += tuple(f"cancel that treachery's {each} effect[s|]" for each in WHEN_REVEALED)
of["revealed now"].form(
    Trigger,
    "{subject:cards} is revealed",
    "{subject:cards} is revealed from the encounter deck",
    "{subject:cards} is revealed from the top of the encounter deck",
    "you reveal {subject:cards} (from the encounter deck)",
    kind="effect",
    detail="when revealed",
)
of["triggered part"].form(
    Opening,
    *(f"{when} {{triggers:revealed now,}}, {each}" for when in ("after", "when") for each in IN_TIME),
    timing="when",
    deeds=CANCELED,
    rank=-3,
)
of["triggered part"].form(
    Opening,
    *(
        f"{when} {{triggers:revealed now,}}, {{costs:cost&}} to {each}"
        for when in ("after", "when")
        for each in IN_TIME
    ),
    timing="when",
    deeds=CANCELED,
    rank=-4,
)


# --- `... cancel its when revealed effects and discard it`: and then that is done with the card
def _and_then(timing: str) -> Any:
    def make(triggers: tuple[Trigger, ...], rest: tuple[Instruction, ...], costs: Any = ()) -> Opening:
        return Opening(
            CANCELED._replace(effects=(*CANCELED.effects, *rest)), timing=timing, triggers=triggers, costs=costs
        )

    return make


for each in (*(f"{when} {{triggers:revealed now,}}, [] {told}" for when in ("after", "when") for told in IN_TIME),
             *(f"[] cancel the {told} effect[s|] of {{triggers:canceled,}}" for told in WHEN_REVEALED)):  # fmt: skip
    for paid in ("", "{costs:cost&} to "):
        of["triggered part"].converts(
            _and_then("when"), lambda given: None, f"{each.replace('[] ', paid)} and {{rest:deed&}}",
            f"{each.replace('[] ', paid)}, and {{rest:deed&}}", rank=-2,
        )  # fmt: skip

# --- attachments of which no two are alike
of["multiplier"].form(
    Amount,
    "different player (card) attachment {group:its bearer}",
    of="titles",
)
of["its bearer"].converts(
    lambda it: Phrase(
        "all", kinds=("attachment",), adjectives=(Quality("type", "player card"),), clauses=(Quality("on", group=it),)
    ),
    lambda given: (
        {"it": given.clauses[0].group}
        if isinstance(given, Phrase) and given.kinds == ("attachment",) and len(given.clauses) == 1
        else None
    ),
    "on {it:cards}",
    "attached to {it:cards}",
)
of["its bearer"].converts(
    lambda: Phrase(
        "all",
        kinds=("attachment",),
        adjectives=(Quality("type", "player card"),),
        clauses=(Quality("on", group=Phrase("it")),),
    ),
    lambda given: None,
    "it/he/she has",
)


# --- `discard this card unless you spend 1 resource`
def _unless(parts: tuple[Instruction, ...], costs: tuple[Instruction, ...]) -> Instruction:
    return Instruction("options", by=Phrase("you"), options=(costs, parts))


def _of_unless(given: Any) -> Mapping[str, Any] | None:
    return None


of["choice"].converts(
    _unless,
    _of_unless,
    "{parts:deed,} unless you {costs:resources paid,}",
    "{parts:deed,} unless you {costs:price,}",
    rank=-1,
)
of["price"].form(Instruction, "raise your threat by {amount}", verb="raise threat", group=Phrase("you"))
of["price"].form(Instruction, "discard {amount} card[|s] from your hand", verb="discard from hand", group=Phrase("you"))
of["price"].form(Instruction, "exhaust {group:cards}", verb="exhaust")
deed(
    "stage",
    *(
        f"{do}[s|] {{group:cards}} back {to} the staging area"
        for do in ("place", "put", "move")
        for to in ("in", "into")
    ),
)

# --- a whole group healed by so much together, a hero lent with all that is his
deed(
    "heal",
    "heal[s|] up to {amount} damage from {group:counted many}",
    "heal[s|] up to {amount} damage on {group:counted many}",
    "heal[s|] a total of (up to) {amount} damage from {group:counted many}",
    op="among",
    rank=-1,
)
deed(
    "control",
    "give[s|] control of {group:cards} and all resources in that hero's (resource) pool to {to:anybody}",
    "give[s|] control of {group:cards} (and each card attached to it/him/her) to {to:anybody}",
    rank=1,
)
# --- the host, by a trait of its own: `attached Ship`, `attached Dwarf`
cards.converts(
    lambda word: Phrase("host", kinds=("card",)),
    lambda given: None,
    "attached {word:trait}",
    "the attached {word:trait}",
    plural=False,
)
# --- victory points
of["clause of cards"].form(
    Quality("keyword", "victory", negated=True),
    "worth no victory points",
    "with no victory points",
    "without victory points",
    "that [is|are] not worth (any) victory points",
)
of["clause of cards"].form(Quality("keyword", "victory"), "worth victory points", "worth 1 or more victory points")
# --- a card of two places
of["clause of cards"].converts(
    lambda group: Quality("either", either=(Quality("in", "hand", group), Quality("in", "discard pile", group))),
    lambda given: (
        {"group": given.either[0].group}
        if isinstance(given, Quality) and [each.word for each in given.either] == ["hand", "discard pile"]
        else None
    ),
    "in {group:whose} hand or discard pile",
    "from {group:whose} hand or discard pile",
    "in/from {group:whose} hand or (in/from) your/their/his/her discard pile",
)


# --- engaged with so many; `2 enemies` alone is said of two cards
def _engaged(player: Phrase, range: Range, group: Phrase) -> Condition | None:
    return None if range.op == "=" else Condition("engaged with", group, player, range=range)


def _of_engaged(plural: bool) -> Any:
    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Condition) or given.range is None or (given.player.how == "you") is not plural:
            return None
        found: dict[str, Any] = {"player": given.player, "range": given.range, "group": given.group}
        return found if given == _engaged(**found) else None

    return take


for who, be in (("player", "is"), ("players", "are")):
    of["condition"].converts(
        _engaged,
        _of_engaged(plural=who == "players"),
        f"{{player:{who}}} {be} engaged with {{range:how many}} {{group:counted many}}",
        f"{{player:{who}}} {be} currently engaged with {{range:how many}} {{group:counted many}}",
        rank=-1,
    )
    of["condition"].converts(
        lambda player, group: _engaged(player, Range(">=", Amount(1)), group),
        lambda given: None,
        f"{{player:{who}}} {be} engaged with at least 1/one {{group:counted}}",
        rank=-1,
    )
# --- the cost, by a number found on the table
clause.form(
    Instruction,
    "reduce the cost to play {group:cards} by {amount:plain quantity}",
    "lower the cost to play {group:cards} by {amount:plain quantity}",
    verb="modify",
    what="cost",
    op="subtract",
    rank=1,
)
deed("explore", "immediately explore[s|] {group:cards}", rank=1)
deed("order", "return[s|] the rest in any order", "return[s|] the others in any order", what="rest", rank=1)
