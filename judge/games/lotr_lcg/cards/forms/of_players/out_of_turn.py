"""attacks-outside-combat, play-permission: characters that attack by card text, cards played in another phase."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import LANGUAGE, deed, of
from judge.games.lotr_lcg.cards.meanings import (
    YOU,
    Amount,
    Condition,
    Deeds,
    Instruction,
    Phrase,
    Quality,
    Range,
)

clause, cased, condition = of["clause"], of["cased deeds"], of["condition"]


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    return None


# --- `that hero immediately attacks an enemy in the staging area`: it is declared against it, and that attack resolved
attacked = LANGUAGE.sort("enemy attacked", "an enemy that a character attacks")
attacked.form(Phrase, "a/an/1/one/any ({adjectives}) enemy ({clauses})", how="pick", kinds=("enemy",))
attacked.form(Phrase("it", kinds=("enemy",)), "that enemy")
attacked.form(Phrase("attacking enemy"), "the attacking enemy")


def _attacks(group: Phrase, to: Phrase) -> Instruction:
    return Instruction("declare attack", group, to=to)


ATTACKS = (
    "(immediately) attack[s|]",
    "(immediately) make[s|] an attack against",
    "make[s|] an immediate attack against",
)
clause.converts(_attacks, _unsaid, *(f"{{group:cards}} {each} {{to:enemy attacked}}" for each in ATTACKS), rank=5)
HAVE = ("immediately attack", "attack", "make an (immediate) attack against")
clause.converts(_attacks, _unsaid, *(f"have {{group:cards}} {each} {{to:enemy attacked}}" for each in HAVE), rank=5)
deed(
    "declare attack",
    *(f"(immediately) declare[s|] {{group:cards}} as (an) attacker against {{to:cards}} {end}"
      for end in ("and resolve[s|] that attack", "and resolve[s|] this attack")),
    rank=1,
)  # fmt: skip

# --- `this card takes that damage instead`
clause.form(
    Instruction, "{group:cards} take[s|] that/the damage", verb="damage", amount=Amount(of="that"), rank=1,
)  # fmt: skip


# --- `you may play Eagle allies during the combat phase`
playable = LANGUAGE.words("what is played in its turn", "cards that are played in the planning phase")
for one, many in (("ally", "allies"), ("attachment", "attachments")):
    playable.word(one, many, f"{one} cards")


def _yours(kinds: tuple[str, ...], adjectives: tuple[Quality, ...] = ()) -> Instruction:
    mine = Phrase("all", adjectives=adjectives, kinds=kinds, clauses=(Quality("owned", group=YOU),))
    return Instruction("permit", mine, what="play in action windows")


def _of_yours(given: Any) -> Mapping[str, Any] | None:
    group = given.group if isinstance(given, Instruction) else Phrase()
    if given != _yours(group.kinds, group.adjectives):
        return None
    return {"kinds": group.kinds} | ({"adjectives": group.adjectives} if group.adjectives else {})


def _in_phase(word: str, kinds: tuple[str, ...], adjectives: tuple[Quality, ...] = ()) -> Deeds:
    return Deeds((_yours(kinds, adjectives),), conditions=(Condition("phase", word=word),))


SUCH = "({adjectives}) {kinds:what is played in its turn&}"
PLAY = (f"you may/can play {SUCH} (from your hand)", f"you may/can play {SUCH} in your hand")
cased.converts(
    _in_phase,
    _unsaid,
    *(f"{each} {when} the {{word:phase}} phase" for each in PLAY for when in ("during", "in")),
    rank=1,
)
clause.converts(_yours, _of_yours, *(f"{each} during any action window" for each in PLAY), rank=1)

# --- `your threat is lower than any other player's`
for op, words in ((">", "higher/greater"), ("<", "lower/less")):
    others = ("any/each other player 's (threat)", "that of any/each other player")
    condition.converts(
        lambda player, op=op: Condition("ahead", player=player, word="threat", range=Range(op)),
        _unsaid,
        *(f"{{player}} 's threat is {words} than {each}" for each in others),
        rank=-1,
    )
    condition.converts(
        lambda op=op: Condition("ahead", player=YOU, word="threat", range=Range(op)),
        _unsaid,
        *(f"your threat is {words} than {each}" for each in others),
        rank=-1,
    )

# --- what enemies do not do
of["predicate"].form(
    Instruction,
    "[does|do] not engage {to:anybody}",
    "will not engage {to:anybody}",
    verb="cannot",
    words=("engage",),
    rank=1,
)

# --- `discard that hero's attachments`
of["cards"].converts(
    lambda group: Phrase("all", kinds=("attachment",), clauses=(Quality("on", group=group),)),
    _unsaid,
    "{group:that one} 's attachments",
    plural=True,
    rank=1,
)
