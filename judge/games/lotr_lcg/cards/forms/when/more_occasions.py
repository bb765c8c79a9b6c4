"""triggering-condition: the same occasions told from the other side: what is done, who does it, where it comes from."""

from __future__ import annotations

from judge.games.lotr_lcg.cards.forms.when.occasions import BE, cause, occasion
from judge.games.lotr_lcg.cards.meanings import EACH_ONE, YOU, Phrase

SOME = ("", "any", "any amount of", "any number of", "1 or more", "at least 1")
HEROES = Phrase("all", kinds=("hero",))
# `spends a resource`: once for each of them; `spends any number of resources`: once, however many they are.
SPENT = ((("any number of resources", "resources", *(f"{each} resource[|s]" for each in SOME[1:])), ""),
         (("a resource", "1 resource"), EACH_ONE))  # fmt: skip

# --- progress, damage, shadow cards: what is done to a card, with what is placed or taken as the subject
for many in SOME:
    be = "is/are"
    occasion("remove-progress", f"{many} progress {be} removed/discarded from {{subject:cards}}".strip())
    occasion("heal", f"{many} damage {be} healed/removed from {{subject:cards}}".strip())
occasion("deal-shadow", "a/1 shadow card is dealt to {subject:cards}", detail=EACH_ONE)
occasion("deal-shadow", "1 or more shadow cards are dealt to {subject:cards}")
occasion("declare-defender", f"{{subject:cards}} {BE} declared (as) the defender (of/against an attack)")
occasion("attacks", "{subject:cards} participates in an attack", "{subject:cards} [is|are] part of an attack")
occasion("defends", "{subject:cards} [is|are] declared as a defender and the attack resolves")
occasion("leave", f"{{subject:cards}} {BE} removed from play", rank=1)
for attack in ("an attack", "an enemy attack", "an enemy's attack"):
    occasion("damage", f"{attack} deals (any amount of) damage to {{subject:cards}}", cause="attack")
    occasion("damage", f"{attack} would deal (any amount of) damage to {{subject:cards}}", cause="attack")
    occasion("damage", f"{attack} damages {{subject:cards}}", cause="attack", rank=-2)
occasion(
    "damage",
    *(f"{many} combat damage is dealt to {{subject:cards}}".strip() for many in SOME),
    *(f"{{subject:cards}} take[s|] {many} combat damage".replace("  ", " ") for many in SOME),
    f"{{subject:cards}} {BE} dealt (any amount of) combat damage",
    cause="attack",
    rank=1,
)
for kind, verb in (("raise-threat", "raise"), ("lower-threat", "lower")):
    occasion(kind, f"{{player}} would {verb} their/his/her threat ({{cause}})")
    occasion(kind, f"you would {verb} your threat ({{cause}})", player=YOU)
# --- from whose hand, under whose control
occasion("play", f"{{subject:cards}} {BE} played from your hand", f"{{subject:cards}} {BE} played by you", player=YOU)
occasion("play", f"{{subject:cards}} {BE} played by {{player}}")
occasion("play", f"{{subject:cards}} {BE} played from {{player}} 's hand", rank=1)
occasion("enter", "{subject:cards} enter[s|] play under {player} 's control")
occasion("enter", "{subject:cards} enter[s|] play under any player's control", rank=-1)
for who in ("player", "players"):
    s = "s" if who == "player" else ""
    hand = "your/their/his/her hand"
    occasion("discard", f"{{player:{who}}} discard{s} a card from {hand}", detail="hand")
    for spent, detail in SPENT:
        occasion(
            "spend",
            *(f"{{player:{who}}} spend{s} {each}" for each in spent),
            subject=HEROES,
            cause="cost",
            detail=detail,
        )
        occasion(
            "spend",
            *(f"{{player:{who}}} spend{s} {each} from {{subject:pool}}" for each in spent),
            cause="cost",
            detail=detail,
        )
for spent, detail in SPENT:
    occasion(
        "spend",
        *(f"{each} {'is' if detail else 'are'} spent from {{subject:pool}}" for each in spent),
        *(f"{{subject:cards}} spends {each}" for each in spent),
        cause="cost",
        detail=detail,
    )
# --- what becomes of whom, and in which attack
cause.form(
    "attack", "by damage from an attack", "by (the) damage from an enemy attack", "from a single (enemy) attack", rank=1
)
occasion("destroy", f"{{subject:cards}} {BE} destroyed by damage", detail="damage")
for quest in ("side quest", "quest"):
    defeated = tuple(f"{who} defeat a/any {quest}" for who in ("the players", "you", "players"))
    occasion("destroy", *defeated, subject=Phrase("pick", kinds=(quest,)), rank=1)
occasion(
    "destroy",
    "{subject:cards} is destroyed by an attack in which {other:cards} participated",
    "{subject:cards} is destroyed by an attack that {other:cards} participated in",
    "{subject:cards} is destroyed while {other:cards} is attacking it",
    cause="attack",
    rank=1,
)
occasion(
    "declare-defender",
    f"{{subject:cards}} {BE} declared as a defender against an attack",
    f"{{subject:cards}} {BE} declared as a defender against an enemy attack",
    rank=1,
)
occasion("declare-defender", f"{{subject:cards}} {BE} chosen as the/a defender (of/against an attack)", rank=1)
occasion("leave", "{subject:cards} leave[s|] play (from) under your control", player=YOU)
occasion("leave", "{subject:cards} leave[s|] play (from) under {player} 's control")
occasion("attach", "{subject:cards} become[s|] attached to {other:cards}", rank=1)
