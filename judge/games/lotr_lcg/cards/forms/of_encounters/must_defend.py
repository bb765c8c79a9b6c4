"""6.4.1: what enemies say of who has to be declared as a defender against them, if anybody able is there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import LANGUAGE, of
from judge.games.lotr_lcg.cards.meanings import Instruction, Phrase, Quality, remade, within

ONCE = "this attack"
ATTACKER, DEFENDING = Phrase("attacking enemy"), Phrase("defending player")
ANYBODY = Phrase("all", kinds=("character",), clauses=(Quality("controlled", group=DEFENDING),))


LANGUAGE.sort("one to defend", "a character that must defend")
LANGUAGE.words("defending noun", "a kind of character", ("character", "hero", "ally"))
one = of["one to defend"]
KIND = "({adjectives}) {kinds:defending noun,} ({clauses})"
one.form(Phrase, f"a {KIND}", f"1/one {KIND}", how="all")
for which, much in (
    ("most", ("highest/greatest", "most/highest/greatest")),
    ("least", ("lowest", "fewest/least/lowest")),
):
    one.form(Phrase, f"the {KIND} with the {much[0]} {{{which}:measure}}", how="all")
    one.form(Phrase, f"the {KIND} with the {much[1]} {{{which}:value}}", how="all", rank=1)


def _his(part: Any) -> Any:
    """`a hero he controls`: of the player who is attacked."""
    theirs = isinstance(part, Phrase) and part.how in ("they", "that player", "engaged player", "you")
    return DEFENDING if theirs else remade(part, _his)


def _must(to: Phrase, group: Phrase = ATTACKER) -> Instruction | None:
    """Of the attacked player's own characters; one that is exhausted could not be declared at all.

    Where nobody is named against whom, it is said of the attack that goes on.
    """
    told = [each for each in within(to) if isinstance(each, Quality)]
    tired = any(each.kind == "exhausted" or each.word == "exhausted" for each in told)
    if tired:
        return None
    whose = [each for each in told if each.kind == "controlled"]
    mine = to if whose else to._replace(clauses=(*to.clauses, Quality("controlled", group=DEFENDING)))
    return Instruction("must defend", group, to=_his(mine), op=ONCE if group == ATTACKER else "")


def _of_must(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Instruction) or given.verb != "must defend" or given.to == ANYBODY:
        return None
    return {"to": given.to} if given.group == ATTACKER else {"to": given.to, "group": given.group}


def _against(group: Phrase) -> Instruction:
    return Instruction("must defend", group, to=ANYBODY)


def _of_against(given: Any) -> Mapping[str, Any] | None:
    return {"group": given.group} if isinstance(given, Instruction) and given == _against(given.group) else None


clause, ABLE = of["clause"], (", if able", " if able", "")
AS = "as a/the defender"
EVERY = Phrase("all", kinds=("enemy",))
EACH_ATTACK = ("each (enemy) attack", "enemy attacks", "all (enemy) attacks", "attacks")
THEY = ("the defending player", "the engaged player", "the attacked player", "that player", "you")
SOMEBODY = ("a defender", "a character as a defender", "a character as the defender")
for able in ABLE:
    clause.converts(
        _must,
        lambda given: _of_must(given) if isinstance(given, Instruction) and given.group != ATTACKER else None,
        f"{{to:one to defend}} must be declared {AS} against {{group:cards}}{able}",
        f"{{to:one to defend}} must defend against {{group:cards}}{able}",
        f"{{group:cards}} must be defended by {{to:one to defend}}{able}",
        rank=-1,
    )
    clause.converts(
        _must,
        lambda given: _of_must(given) if isinstance(given, Instruction) and given.group == ATTACKER else None,
        f"{{to:one to defend}} must be declared {AS} against this attack{able}",
        f"{{to:one to defend}} must defend (against) this attack{able}",
        f"this attack must be defended by {{to:one to defend}}{able}",
        rank=-1,
    )
    for who in THEY:
        clause.converts(
            _must,
            lambda given: None,
            f"{who} must declare {{to:one to defend}} {AS}{able}",
            f"{who} must declare {{to:one to defend}} {AS} against {{group:cards}}{able}",
            f"{who} must declare {{to:one to defend}} {AS} of/for/against this attack{able}",
            f"{who} must choose {{to:one to defend}} {AS}{able}",
            f"{who} must defend with {{to:one to defend}}{able}",
            f"{who} must defend against {{group:cards}} with {{to:one to defend}}{able}",
            f"{who} must defend (against) this/that attack with {{to:one to defend}}{able}",
            rank=-1,
        )
    clause.converts(
        lambda to: _must(to, EVERY),
        lambda given: None,
        *(f"each player must declare {{to:one to defend}} {AS} against {each}{able}" for each in EACH_ATTACK),
        *(f"{each} must be defended by {{to:one to defend}}{able}" for each in EACH_ATTACK),
        rank=-1,
    )
    clause.form(
        Instruction("must defend", ATTACKER, to=ANYBODY, op=ONCE),
        f"this attack must be defended{able}",
        *(f"{whom} must declare {some}{able}" for whom in THEY for some in SOMEBODY),
        *(f"{whom} must declare {some} against this/that attack{able}" for whom in THEY for some in SOMEBODY),
        *(f"{whom} must defend (against) this/that attack{able}" for whom in THEY),
        rank=-2,
    )
    clause.converts(
        _against,
        _of_against,
        f"{{group:cards}} must be defended against{able}",
        f"{{group:cards}} must be defended{able}",
        f"{{group:cards}} 's attack[|s] must be defended{able}",
        f"attacks made by {{group:cards}} must be defended{able}",
        *(f"{whom} must declare {some} against {{group:cards}}{able}" for some in SOMEBODY
          for whom in (*THEY, "each player")),
        rank=-1,
    )  # fmt: skip
