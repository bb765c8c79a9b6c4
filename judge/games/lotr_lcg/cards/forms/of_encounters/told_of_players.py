"""cannot, modifiers, quest-resolution: what encounter cards say of the players, where others speak of their cards."""

from __future__ import annotations

from typing import Any

from judge.games.lotr_lcg.cards.language import deed, of
from judge.games.lotr_lcg.cards.meanings import Amount, Condition, Heap, Instruction, Phrase, Quality, Trigger

clause, predicate, condition = of["clause"], of["predicate"], of["condition"]
EVERY_HERO = Phrase("all", kinds=("hero",))

# --- what players cannot do with cards: the cards cannot be readied, healed ...
DONE_TO = {
    "ready": ("ready",),
    "exhaust": ("exhaust",),
    "heal": ("be healed",),
    "heal damage from/on": ("be healed",),
    "commit": ("commit",),
}
for verb, banned in DONE_TO.items():
    to_the_quest = " to the quest" if verb == "commit" else ""
    for who in ("players", "the players", "no player can", "no players can"):
        cannot = who if who.startswith("no ") else f"{who} cannot"
        clause.form(
            Instruction, f"{cannot} {verb} {{group:several cards}}{to_the_quest}", verb="cannot", words=banned, rank=1
        )
for who, does in (("players", "do not"), ("the players", "do not"), ("each player", "does not"), ("no", "")):
    collects = f"{who} {does} collect resources" if does else "no resources are collected"
    clause.form(
        Instruction("cannot", EVERY_HERO, words=("collect resources",)),
        collects,
        f"{collects} during the resource phase",
        rank=1,
    )
NEXT = "during the next refresh phase"
predicate.form(
    Instruction("cannot", words=("ready during the refresh phase",), until="refresh phase"),
    f"cannot ready {NEXT}",
    f"[does|do] not ready {NEXT}",
    f"cannot be readied {NEXT}",
    rank=-1,
)
IGNORED = ("ignore the threat of {group:several cards}", "{group:cards} 's threat is ignored")
clause.form(Instruction, *IGNORED, verb="cannot", words=("contribute threat",), rank=1)


# --- `each hero's willpower is reduced by 1`: each hero gets -1 willpower
def _gets(op: str) -> Any:
    def make(group: Phrase, what: str, amount: Amount) -> Instruction | None:
        change = Instruction("modify", amount=amount, what=what, op=op)
        plain = amount.of in ("", "X") and not amount.half and amount.number >= 0 and what != "cost"
        return Instruction("together", group, parts=(Instruction("together", parts=(change,)),)) if plain else None

    return make


for op, told in (("subtract", "reduced/lowered/decreased"), ("add", "increased/raised")):
    clause.converts(
        _gets(op),
        lambda given: None,
        f"{{group:cards}} 's {{what:value}} is {told} by {{amount}}",
        f"the {{what:value}} of {{group:cards}} is {told} by {{amount}}",
        rank=1,
    )

# --- how the quest went
for how in ("successfully", "unsuccessfully"):
    condition.form(
        Condition,
        f"the players quested {how} this {{during:period}}",
        f"players quested {how} this {{during:period}}",
        f"the quest was {how.replace('fully', 'ful')} this {{during:period}}",
        kind="happened",
        word=f"quested {how}",
    )
    condition.form(
        Condition("happened", word=f"quested {how}", during="round"), f"the players quested {how}", f"you quested {how}"
    )
of["happening"].form(
    Trigger("quest-failure"),
    "the players quest unsuccessfully",
    "the players fail a quest",
    "players fail a quest",
    "you fail a quest",
    "the players fail to quest successfully",
    rank=1,
)

# --- decks that were looked through
deed(
    "shuffle",
    *(
        f"shuffle[s|] {each}"
        for each in ("each player's deck", "each deck", "each searched deck", "all searched decks")
    ),
    piles=(Heap("deck", Phrase("each player")),),
    rank=1,
)

# --- cards of the resource phase
for sort, draws in (("player", "draws"), ("players", "draw")):
    for op, more in (("add", "additional"), ("subtract", "fewer/less")):
        clause.form(
            Instruction,
            f"{{group:{sort}}} {draws} {{amount}} {more} card[|s] during the resource phase",
            f"{{group:{sort}}} {draws} {{amount}} {more} card[|s] during each resource phase",
            f"{{group:{sort}}} {draws} {{amount}} {more} card[|s] in the/each resource phase",
            f"{{group:{sort}}} {draws} {{amount}} {more} card[|s] at the beginning of the/each resource phase",
            verb="draw more",
            op=op,
            rank=-1,
        )
    clause.form(
        Instruction("draw more", Phrase("each player"), op="add"),
        f"{'each player' if sort == 'player' else 'players'} {draws} an additional card during the resource phase",
        f"{'each player' if sort == 'player' else 'players'} {draws} 2 cards during the resource phase instead of 1",
        rank=-1,
    )

# --- who fights whom, behind a noun; how many players have so much threat
of["clause of cards"].form(Quality, "defending against {group:foe}", kind="defends against", rank=1)
of["clause of cards"].form(Quality, "attacking {group:foe}", kind="attacks", rank=1)
ANYBODY = Amount(of="player threat", group=Phrase("pick", kinds=("player",)))
for who, unmet in (("a player", False), ("any player", False), ("no player", True)):
    condition.form(
        Condition,
        f"{who} has {{range}} threat",
        f"{who} has a threat of {{range:how high}}",
        f"{who} 's threat is {{range:how high}}" if unmet else f"{who} is at {{range}} threat",
        kind="compare",
        left=ANYBODY,
        unmet=unmet,
        rank=1,
    )
