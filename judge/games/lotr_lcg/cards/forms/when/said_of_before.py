"""ability-sentence-by-sentence: sentences said of the one before: another amount, a price, the shadow card, a type."""

from __future__ import annotations

from judge.games.lotr_lcg.cards.language import LANGUAGE, of
from judge.games.lotr_lcg.cards.meanings import (
    FIRM,
    OF_VERB,
    AttachedAs,
    Averts,
    Caps,
    CountsAs,
    Deeds,
    Instruction,
    Minimum,
    OtherAmount,
    OtherCase,
    ShadowFor,
)

sentence = of["sentence"]
UNITS = (
    ("damage", "damage"),
    ("card", "cards", "shadow card", "shadow cards"),
    ("resource", "resources", "resource token", "resource tokens"),
    ("progress", "progress", "progress token", "progress tokens", "tokens"),
    ("attachment", "attachments"),
    ("ally", "allies"),
    ("character", "characters"),
    ("copy", "copies"),
    ("enemy", "enemies"),
    ("location", "locations"),
)

for who, rank in (("player", 0), ("players", 1)):
    sentence.form(
        Averts,
        f"{{by:{who}}} may {{costs:cost&}} to cancel this effect",
        f"{{by:{who}}} may {{costs:cost&}} to ignore this effect",
        f"{{by:{who}}} may (choose to) {{costs:cost&}} to cancel/prevent this/that effect",
        rank=rank,
    )
sentence.form(
    OtherCase, "{change} instead if {conditions:case&}", "{change} instead when/while {conditions:case&}",
    "{change} if {conditions:case&}", "or {change} (instead) if {conditions:case&}",
)  # fmt: skip
sentence.form(OtherCase, "and {change} if {conditions:case&}", "and {change} while {conditions:case&}", too=True)
unit = LANGUAGE.words("unit", "what there is another amount of")
for one, many, *more in UNITS:
    unit.word(one, one, *more, plural=many)
sentence.form(
    OtherAmount,
    "{amount} {unit:unit?} instead if {conditions:case&}",
    "top {amount} {unit} instead if {conditions:case&}",
    rank=-1,
)
for verb in OF_VERB:
    sentence.form(
        OtherAmount,
        f"{verb} {{amount}} {{unit:unit?}} instead if {{conditions:case&}}",
        f"if {{conditions:case&}}, {verb} {{amount}} {{unit:unit?}} instead",
        f"{verb} (the) top {{amount}} {{unit}} instead if {{conditions:case&}}",
        verb=verb,
        rank=-1,
    )
sentence.form(OtherAmount, "{amount} instead if {conditions:case&}", unit="")
sentence.form(OtherAmount, "by {amount} instead if {conditions:case&}", unit="threat")
sentence.form(
    Caps,
    "max {most:signed}",
    "limit/maximum {most:signed} (to/for each)",
    "to a maximum of {most:signed} (for each)",
)
sentence.form(
    Caps,
    "limit {changes:change&}",
    "max/maximum {changes:change&}",
    "to a maximum of {changes:change&}",
    "max/maximum/limit {changes:change&} (for/on) each",
)
sentence.form(Minimum, "to a minimum of {amount}")
FOR = "(for this/that/the/each/these attack[|s])"
sentence.form(ShadowFor("another"), "deal that enemy another shadow card for this/that/the attack", rank=-2)
sentence.form(ShadowFor("another"), "deal it another shadow card", f"deal it another shadow card {FOR}",
              "deal it another shadow card for the next attack", rank=-1)  # fmt: skip
sentence.form(
    ShadowFor("dealt"),
    "deal and resolve a shadow card",
    f"deal and resolve a/another shadow card {FOR}",
    "deal it a (new) shadow card for this/that/the/each/the/these attack[|s]",
    "deal it a new shadow card",
    "deal a new shadow card to it",
    "deal a (new) shadow card for this/that/the/each/the/these attack[|s]",
    rank=-1,
)
sentence.form(
    ShadowFor("none"),
    "do not deal it a shadow card",
    f"do not deal it a/another shadow card {FOR}",
    "do not deal shadow cards for this/these attack[|s]",
    "deal no shadow card[|s] for this/that/these attack[|s]",
    "do not deal a shadow card for this/these attack[|s]",
    f"do not deal them shadow cards {FOR}",
)
# `(The chosen character does not ready.)`: only reminds that who leaves the quest stays as it is.
# `(The first player chooses in case of a tie.)`: as for everything that an encounter card leaves open.
TIES = Deeds((Instruction("nothing", what="first player breaks ties"),))
sentence.form(
    TIES,
    "the first player chooses in case of a tie",
    "in case of a tie, the first player chooses/decides",
    "the first player decides/breaks (in case of) ties",
    "if there is a tie, the first player chooses/decides",
)
# in-player-order: `(in turn order)`: as everything that several players do.
sentence.form(Deeds((Instruction("nothing", what="in player order"),)), "in player order", "in turn order")
STAYS = Deeds((Instruction("nothing", what="stays exhausted"),))
sentence.form(
    STAYS,
    "the chosen character does not ready",
    "that character does not ready",
    "those characters do not ready",
    "the chosen characters do not ready",
)
QUOTED = 'with the text: "{sentences:sentence.}."'
sentence.form(
    CountsAs,
    "counts as an attachment. if detached, return this card to the staging area",
    "counts as a/an ({traits:trait,}) attachment. if detached, return this card to the staging area",
    "counts as a/an ({traits:trait,}) attachment. if unattached, return this card to the staging area",
    returns=True,
)
sentence.form(
    CountsAs,
    f"counts as a/an {{traits:trait,}} attachment {QUOTED}",
    f"counts as a/an attachment {QUOTED}",
    "counts as a/an attachment",
    f"counts as a/an {{traits:trait,}} attachment {QUOTED}".replace("with the text:", "with:"),
    "counts as a/an {traits:trait,} attachment",
    f"counts as a/an {{traits:trait,}} attachment {QUOTED}".replace("the text:", "the text"),
    f"counts as a/an {{traits:trait,}} attachment {QUOTED}".replace('."', '"'),
    f"counts as a/an {{traits:trait,}} attachment {QUOTED}".replace("the text:", "the text").replace('."', '"'),
    f"counts as a/an {{traits:trait,}} attachment {QUOTED}".replace("the text:", "the text,"),
    f"while attached, counts as a/an {{traits:trait,}} attachment {QUOTED}",
    f"while attached to a/an enemy/hero/character/location, counts as a/an {{traits:trait,}} attachment {QUOTED}",
)
of["counted as"].form(
    CountsAs,
    f"as a/an {{traits:trait,}} attachment {QUOTED}",
    f"as a/an attachment {QUOTED}",
    f"as a/an {{traits:trait,}} attachment {QUOTED}".replace("the text:", "the text"),
    "as a/an {traits:trait,} attachment",
)
sentence.form(
    AttachedAs,
    "When Revealed: attach this card to {to:cards} {counts:counted as}",
    "When Revealed: attach to {to:cards} {counts:counted as}",
    rank=-1,
)
sentence.form(
    FIRM,
    "this effect cannot be canceled",
    "this effect cannot be cancelled",
    "its effects cannot be canceled",
    "its effects cannot be cancelled",
    "its effect cannot be canceled",
)
