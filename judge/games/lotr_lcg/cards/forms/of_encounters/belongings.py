"""qualifiers, control-leave-play: what somebody has: his attachments, the pools of his heroes, and who controls him."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.forms.decks import down_to
from judge.games.lotr_lcg.cards.forms.whom.groups import theirs
from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import IT, Amount, Condition, Instruction, Phrase, Quality

cards, pool, player, which = of["cards"], of["pool"], of["player"], of["clause of cards"]
WORN, SOME = ("attachment",), ("player",)


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    return None


# --- `the defending character's attachments`, `its Item attachments`: those that are on it
def _worn_by(how: str, number: int = 1) -> Any:
    def make(bearer: Phrase, adjectives: tuple[Quality, ...] = ()) -> Phrase:
        return Phrase(how, number, adjectives=adjectives, kinds=WORN, clauses=(Quality("on", group=bearer),))

    return make


def _on_it(how: str, number: int = 1) -> Any:
    return lambda adjectives=(): _worn_by(how, number)(IT, adjectives)


ITS = "its/their"  # `his` may be those of a player.
EACH, ONE = ("", "each of ", "all of ", "all "), ("one of ", "1 of ", "one/1 of ")
for how, number, much in (("all", 1, EACH), ("pick", 1, ONE), ("pick", 2, ("2 of ",))):
    cards.converts(
        _worn_by(how, number),
        _unsaid,
        *(f"{each}{{bearer:that one}} 's ({{adjectives}}) attachments" for each in much),
        plural=False,
        rank=2,
    )
    cards.converts(
        _on_it(how, number),
        _unsaid,
        *(f"{each}{ITS} ({{adjectives}}) attachments" for each in much),
        plural=False,
        rank=3,
    )
of["counted many"].converts(_worn_by("all"), _unsaid, "{bearer:that one} 's ({adjectives}) attachments", rank=2)


# --- `each resource in your pools`: in those of the heroes that player controls
def _of_his_heroes(whose: Phrase) -> Phrase | None:
    """`their pools` may be those of heroes just spoken of."""
    if whose.how in ("they", "owner"):
        return None
    return Phrase("all", kinds=("hero",), clauses=(Quality("controlled", group=whose),))


pool.converts(_of_his_heroes, _unsaid, "{whose} pools", rank=3)


# --- `the defending character's controller`: not always the defending player, since there are sentinels
def _who_controls(of: Phrase) -> Phrase:
    return Phrase("all", kinds=SOME, clauses=(Quality("controls", group=of),))


for known in ("defending character", "defending hero", "defending ally"):
    kind = known.split()[1]
    said = Phrase("defending character", kinds=() if kind == "character" else (kind,))
    player.converts(
        lambda said=said: _who_controls(said),
        _unsaid,
        f"(the) {known} 's controller",
        f"the controller of (the) {known}",
        rank=1,
    )
which.converts(
    lambda whose: Quality("controlled", group=Phrase("that player") if whose.how == "they" else whose),
    _unsaid,
    "under {whose} control",
    rank=2,
)

# --- `each player reveals his hand and discards each event`: those in that hand
for sort, s in (("deed", ""), ("does", "s")):
    for every, them in (("each", "{it:description}"), ("all", "{it:descriptions}")):
        of[sort].converts(
            lambda whose, it: Instruction(
                "discard",
                it._replace(
                    how="all",
                    clauses=(
                        *it.clauses,
                        Quality("in", "hand", Phrase("that player") if whose.how == "they" else whose),
                    ),
                ),
            ),
            _unsaid,
            f"reveal{s} {{whose}} hand and discard{s} {every} {them}",
            f"reveal{s} {{whose}} hand and discard{s} {every} {them} from it",
            f"reveal{s} {{whose}} hand, then discard{s} {every} {them} (from it)",
            rank=3,
        )

    of[sort].converts(
        lambda whose, it: Instruction(
            "discard",
            it._replace(
                how="pick",
                clauses=(*it.clauses, Quality("in", "hand", Phrase("that player") if whose.how == "they" else whose)),
            ),
        ),
        _unsaid,
        f"reveal{s} {{whose}} hand and discard{s} a/an {{it:description}} from it",
        f"reveal{s} {{whose}} hand and discard{s} 1/one {{it:description}} from it",
        f"reveal{s} {{whose}} hand, then discard{s} a/an {{it:description}} from it",
        rank=3,
    )

# --- `each hero with 2 or more resources discards 1 resource`
of["predicate"].form(
    Instruction, "discard[s|] {amount} resource[|s]", verb="lose resource", rank=2,
)  # fmt: skip
of["predicate"].form(
    Instruction("lose resource", amount=Amount(of="all")),
    "discard[s|] all (of) its/his/her/their resources",
    "discard[s|] all resources",
    "discard[s|] all resources from its/his/her/their pool[|s]",
    rank=2,
)

# --- who is engaged with whom, of each his own
of["predicate"].form(
    Instruction,
    *(f"{attacks} {whom}"
      for attacks in ("make[s|] an (immediate) attack against", "attack[s|]", "immediately attack[s|]")
      for whom in ("the player with whom/which it is engaged", "the player with whom they are engaged",
                   "its engaged player", "the players they are engaged with")),
    verb="attack",
    rank=1,
)  # fmt: skip

# --- what somebody is not, and what a player is without
which.form(Quality, "that/who [is|are] not a/an {group:description}", kind="like", negated=True, rank=4)
of["kind of player"].form(
    Quality,
    "without a/an {group:counted}",
    "without any {group:counted many}",
    kind="controls",
    negated=True,
    rank=3,
)

# --- the best and the least of the players, in more words
best = of["best player"]
for fewest, most in (("least", "lowest/smallest"), ("most", "highest/greatest/largest")):
    best.form(
        Quality,
        f"with the {most} number of {{group:counted many}}",
        f"who controls the {most} number of {{group:counted many}}",
        kind=f"{fewest} controls",
        rank=2,
    )
best.form(
    Quality,
    "engaged with the fewest/least {group:counted many}",
    "with the fewest/least {group:counted many} engaged with him/her/them",
    kind="least engaged with",
)

# --- those that were chosen, all of them
cards.converts(
    lambda kinds: Phrase("it", kinds=kinds),
    _unsaid,
    "both of the chosen {kinds:nouns,}",
    "all of the chosen {kinds:nouns,}",
    "both of those {kinds:nouns,}",
    "all of those {kinds:nouns,}",
    "all those {kinds:nouns,}",
    "the chosen {kinds:nouns,}",
    "both chosen {kinds:nouns,}",
    plural=False,
    rank=1,
)


cards.converts(theirs("all"), _unsaid, "all {whose} {it:descriptions}", rank=2)

# --- so many are engaged with one of them
of["condition"].form(
    Condition,
    "at least one/1 player is engaged with {range:how many} {group:counted many}",
    "a/any player is engaged with {range:how many} {group:counted many}",
    kind="engaged with",
    player=Phrase("pick", kinds=SOME),
    rank=1,
)

# --- less than it could be
for who in ("player", "players"):
    of["clause"].form(
        Instruction,
        *(f"{{group:{who}}} cannot {lower} their/his/her/your threat by more than {{amount}} {each} {{until:period}}"
          for lower in ("lower", "reduce") for each in ("each", "per")),
        verb="threat limit",
        rank=1,
    )  # fmt: skip
of["cause"].form("attack", "by combat damage", "from combat damage", "by (the) damage from this attack", rank=2)

# --- a hand that is brought down to so many
for whose, hand in ((Phrase("you"), "your"), (Phrase("they"), "his/her/their")):
    for sort, s in (("deed", ""), ("does", "s")):
        of[sort].converts(
            down_to(whose),
            _unsaid,
            f"discard{s} {hand} hand down to {{number}} card[|s]",
            f"discard{s} cards from {hand} hand down to {{number}} (card[|s])",
            f"discard{s} down to {{number}} card[|s] in {hand} hand",
            rank=1,
        )

# --- to a hand
HANDS = ("its owner's hand", "their owner's hand", "their owners' hands", "its/his/her/their/your hand[|s]",
         "their owners' hand", "a player's hand", "hand")  # fmt: skip
WAS = "was/were/is/are"
of["condition"].form(
    Condition,
    *(f"no {{group:{many}}} {WAS} returned to {hand} this way" for many in ("counted many", "counted")
      for hand in HANDS),
    kind="done",
    word="returned",
    negated=True,
    rank=1,
)  # fmt: skip
of["clause"].form(
    Instruction,
    "{group:players} cannot commit more than {amount} {to:characters counted} to the quest",
    "{group:players} can/may only commit {amount} {to:characters counted} to the quest",
    verb="commit limit",
    rank=3,
)
