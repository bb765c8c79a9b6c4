"""6.4.1, 6.8b, cannot: who cannot fight against whose attacks, and how many can fight against whom."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import LANGUAGE, of
from judge.games.lotr_lcg.cards.meanings import IT, THIS, Condition, Deeds, Instruction, Phrase, Quality

LANGUAGE.sort("attacks of", "whose attacks")
clause, predicate, attacks = of["clause"], of["predicate"], of["attacks of"]


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    return None


# --- whose attacks: `attacks made by Orc enemies`, `its attacks`
attacks.form(IT, "its/their/his/her attacks")
attacks.converts(
    lambda it: it,
    lambda given: {"it": given} if isinstance(given, Phrase) else None,
    *(f"{attack} {by} {{it:cards}}" for attack in ("attacks", "an attack") for by in ("made by", "by", "from")),
    "{it:cards} 's attacks",
)
for template in (
    "cannot defend against {to:attacks of}",
    "cannot defend {to:attacks of}",
    "cannot be declared as defenders against {to:attacks of}",
    "cannot be declared as a defender against {to:attacks of}",
):
    predicate.form(Instruction, template, verb="cannot", words=("defend",), rank=1)

# --- how many: `no more than 2 characters can attack this card`
ATTACK = ("attack", "be declared as attackers against", "be declared as an attacker against")
for period in ("", "round"):
    each = " each round" if period else ""
    clause.form(
        Instruction,
        *(f"no more than {{amount}} {{to:counted many}} can/may {attack} {{group:cards}}{each}" for attack in ATTACK),
        *(f"no more than {{amount}} {{to:counted}} can/may {attack} {{group:cards}}{each}" for attack in ATTACK),
        *(f"{{group:cards}} cannot be attacked by more than {{amount}} {to}{each}"
          for to in ("{to:counted many}", "{to:counted}")),
        verb="attacker limit",
        op=period,
    )  # fmt: skip


# --- `cannot ready except during the refresh phase`: in every other phase
def _except_in(group: Phrase, words: tuple[str, ...], word: str) -> Deeds:
    ban = Instruction("together", group, parts=(Instruction("cannot", words=words),))
    return Deeds((ban,), conditions=(Condition("phase", word=word, negated=True),))


def _players_except_in(group: Phrase, words: tuple[str, ...], word: str) -> Deeds:
    return Deeds(
        (Instruction("cannot", group, words=words),), conditions=(Condition("phase", word=word, negated=True),)
    )


of["condition"].form(Condition, "it is not the {word:phase} phase", kind="phase", negated=True)
EXCEPT = tuple(f"except during {each} {{word:phase}} phase" for each in ("the", "each"))
of["cased deeds"].converts(
    _except_in, _unsaid, *(f"{{group:several cards}} cannot {{words:ban|}} {each}" for each in EXCEPT), rank=6
)
for who in ("player", "players"):
    of["cased deeds"].converts(
        _players_except_in, _unsaid, *(f"{{group:{who}}} cannot {{words:ban|}} {each}" for each in EXCEPT), rank=6
    )

# --- `Cannot be engaged by players with ...`: whatever is forbidden can stand without its subject, which is this card
LANGUAGE.sort("ban in full", "what cannot be done")
banned = of["ban in full"]
banned.form(Instruction, "cannot {words:ban|}", verb="cannot")
banned.form(Instruction, "cannot be engaged by {to:anybody}", verb="cannot", words=("engage",))
for whom in ("{to:anybody}", "{to:cards}"):
    banned.form(Instruction, f"cannot attack {whom}", verb="cannot", words=("attack",), rank=1)
banned.form(Instruction, "cannot {words:caused ban|} by {op:effects of}", verb="cannot")
banned.form(Instruction, "cannot {words:caused ban|} except by {op:but those of}", verb="cannot")
banned.form(Instruction, "cannot have {to:kept off} attachments", verb="cannot have")
of["sentence"].converts(
    lambda parts: Deeds((Instruction("together", THIS, parts=parts),)), _unsaid, "{parts:ban in full&}", rank=9
)

# --- what somebody bears: `each attachment the defending character has`
of["clause of cards"].form(
    Quality, *(f"{{group:that one}} {has}" for has in ("has", "is bearing")), kind="on", rank=4,
)  # fmt: skip
