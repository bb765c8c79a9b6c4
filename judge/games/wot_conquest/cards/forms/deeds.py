"""Deeds: what an ability does, in the words of the rulebook, of players, and in short words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from judge.cardtext import Language
from judge.games.wot_conquest.cards.forms import changes
from judge.games.wot_conquest.cards.meanings import (
    All,
    Choose,
    Deal,
    Engage,
    GainTrait,
    Heal,
    Kill,
    LoseAbilities,
    LoseTrait,
    MayRaze,
    MayReplace,
    Pieces,
    Summon,
    Tokens,
    Walk,
    Withdraw,
)

HP = "HP/hit-points/hit-point"


def fill(language: Language) -> None:
    """Deeds one by one, then how long they last, then lists of them."""
    deed = language.sort("plain deed", "a deed")
    changes.fill(language)
    _damage(language)
    _tokens(language)
    _traits(language)
    _battle(language)
    deed.form(Choose, "choose {whom}", "select {whom}")
    deed.form(
        Walk,
        "move {whom} up to a {measure}",
        "move {whom} (up to) a/one {measure}",
        "move (up to) a/one {measure}",
        "move {measure}",
        "move {whom} {measure}",
        "{whom} move[s|] up to a/one {measure} (away)",
        "{whom} may move up to a/one {measure} (away)",
        "move {whom} a distance of up to a/one {measure}",
    )
    deed.form(
        Summon,
        "summon a Summoned Hero",
        "summon a hero",
        "summon hero",
        "summons a hero",
        "summons hero",
        "summon one Summoned Hero",
        "summon Summoned Hero",
        "summon one hero",
    )
    killed = "if this unit/card is killed by its target player, that player may replace"
    deed.form(
        MayReplace,
        f"{killed} it with a Male Chosen or a Female Chosen",
        f"{killed} it with (either) a Male Chosen or a Female Chosen",
        f"{killed} this unit/card with (either) a Male Chosen or a Female Chosen",
    )
    deed.form(
        MayRaze,
        "instead of conquering a city, you may raze it",
        "instead of conquering a city, you may (choose to) raze it",
        "you may raze a city instead of conquering it",
        "you may raze cities instead of conquering them",
    )
    raze = "instead of conquering a city, you may"
    deed.form(
        MayRaze,
        "a Shadow player may raze a city instead of conquering it",
        f"if you are playing as a Shadow player, {raze} raze it",
        f"if you are playing as a Shadow player, {raze} choose to (instead) raze it",
        f"if you are playing as a Shadow player, {raze} choose to instead to raze it",
        f"if you are a Shadow player, {raze} (choose to) raze it",
        faction="Shadow",
    )
    _lists(language)


def _damage(language: Language) -> None:
    deed = language.sorts["plain deed"]
    deed.form(
        Deal,
        "deal {amount:number} damage to {whom}",
        "deal/deals {amount:number} (damage|hp) (to|on) {whom}",
        "deal/deals {amount:number} (damage|hp)",
        "this unit/card deals {amount:number} damage to {whom}",
        "it deals {amount:number} damage to {whom}",
        "{whom} take[s|] {amount:number} damage",
        "{whom} suffer[s|] {amount:number} damage",
        "take/suffer {amount:number} damage",
        f"{{whom}} lose[s|] {{amount:number}} {HP}",
        "assign {amount:number} damage to {whom}",
    )
    deed.form(
        Deal,
        "deal {amount:number} damage to {whom} for each {per:group}",
        "for each {per:group}, deal {amount:number} damage to {whom}",
        "{whom} take[s|] {amount:number} damage for each {per:group}",
    )
    deed.form(
        Heal,
        f"restore {{amount:number}} {HP} to {{whom}}",
        f"heal/heals/restore/restores {{amount:number}} ({HP}|damage) (to|of|on|from) {{whom}}",
        f"heal/heals {{amount:number}} ({HP}|damage)",
        f"{{whom}} regain[s|] {{amount:number}} {HP}",
        f"heal {{whom}} by {{amount:number}} ({HP})",
        f"{{whom}} heal[s|] {{amount:number}} ({HP}|damage)",
        f"{{whom}} recover[s|] {{amount:number}} {HP}",
    )
    full = "fully/completely"
    deed.form(
        Heal,
        "restore all HP of {whom}",
        "restore all (HP|hit-points|damage) to/of/on/from {whom}",
        "restore {whom} to full HP",
        "heal all (HP|hit-points|damage) to/of/on/from {whom}",
        f"heal/heals/restore/restores {{whom}} {full}",
        f"heal/heals/restore {full}",
        f"heal {full} {{whom}}",
        f"heal {full} to/of {{whom}}",
        "heal all",
        "heal everything",
        "{whom} regain[s|] all (its|their) HP",
        "{whom} regain[s|] all (its|their) hit-points",
        "{whom} 's hit-points are restored to completion",
        "restore all of its HP",
        f"{{whom}} heal[s|] {full}",
        f"{{whom}} is/are {full} healed",
        amount=None,
    )
    deed.form(
        Kill,
        "kill {whom}",
        "kill/kills/destroy/destroys/slay/slays {whom}",
        "{whom} die[s|]",
        "{whom} is/are killed",
        "{whom} is/are destroyed",
        "kill/kills/destroy/destroys",
    )


def _tokens(language: Language) -> None:
    deed = language.sorts["plain deed"]
    for op, verb, short in (("gain", "gain[s|]", "gain/take/add"), ("lose", "lose[s|]", "lose")):
        deed.form(
            Tokens,
            f"{{whose}} {verb} {{amount:number}} {{token?}}",
            f"{short} {{amount:number}} {{token}}",
            f"{short} {{amount:number}} {{token}} token[|s]",
            f"{{whose}} {verb} {{amount:number}} {{token}} token[|s]",
            op=op,
        )
        deed.form(
            Tokens,
            f"{{whose}} {verb} {{amount:number}} {{token?}} for each {{per:group}}",
            f"{short} {{amount:number}} {{token}} for each/every {{per:group}}",
            op=op,
        )
        deed.converts(_a_token(op), lambda given: None, f"{{whose}} {verb} a/an {{token}}", f"{short} a/an {{token}}")
    deed.converts(_a_token("lose"), lambda given: None, "{whose} discard[s|] a/an {token}")
    deed.converts(
        lambda whose, amount, token: Tokens("lose", amount, token, whose),
        lambda given: None,
        "{whose} discard[s|] {amount:number} {token}",
    )
    deed.converts(
        lambda whose, amount, token: Tokens("gain", amount, token, whose),
        lambda given: None,
        "give {whose} {amount:number} {token}",
    )
    deed.converts(
        lambda amount, token: Tokens("gain", amount, token) if token == "supply" else None,
        lambda given: None,
        "add {amount:number} {token} to your supply pile",
        "put {amount:number} {token} in your supply pile",
    )


def _a_token(op: Any) -> Callable[..., Any]:
    return lambda token, **rest: Tokens(op, 1, token, **rest)


def _traits(language: Language) -> None:
    deed = language.sorts["plain deed"]
    for kind, verb, short in ((GainTrait, "gain[s|]", "gain"), (LoseTrait, "lose[s|]", "lose")):
        deed.form(
            kind,
            f"{{whom}} {verb} the {{trait}} trait",
            f"{{whom}} {verb} {{trait}}",
            f"{{whom}} {verb} the trait {{trait}}",
            f"{short} the trait {{trait}}",
            f"{short} (the) {{trait}}",
            f"{short} the {{trait}} trait",
            f"{short} trait {{trait}}",
            f"{short} the trait {{trait}} to {{whom}}",
        )
    deed.form(
        GainTrait,
        "{whom} gain[s|] the {trait} trait",
        "give {whom} the {trait} trait",
        "{whom} is/are/becomes/become a {trait}",
        "{whom} ha[s|ve] the {trait} trait",
    )
    deed.form(
        LoseAbilities,
        "{whom} lose[s|] all abilities",
        "{whom} lose[s|] (all) (its|their) abilities",
        "lose/loses (all) abilities",
        "lose (all) abilities to/on/of {whom}",
    )


def _battle(language: Language) -> None:
    deed = language.sorts["plain deed"]
    deed.form(
        Engage,
        "engage {whom} in the battle",
        "engage/engages {whom}",
        "engages {whom} in the battle",
        "it engages {whom} in the battle",
        "engage {whom} in this battle",
        "bring {whom} into the/this battle",
        "bring in {whom}",
        "engage",
        "{whom} become[s|] engaged",
        "{whom} join[s|] the/this battle",
        "{whom} is/are engaged in the/this battle",
    )
    deed.converts(
        lambda near: Engage(All(Pieces("unit", near=near))),
        lambda given: None,
        "(it) engages all units within a/one {near:measure} of that leader (in the battle)",
    )
    deed.form(
        Withdraw,
        "{whom} withdraw[s|] from the battle",
        "withdraw/withdraws/disengage/disengages {whom}",
        "withdraw/disengage",
        "withdraw {whom} from the/this battle",
        "remove {whom} from the/this battle",
        "{whom} leave[s|] the/this battle",
        "{whom} withdraw[s|] (from this battle)",
        "{whom} is/are no longer engaged",
    )


def _lists(language: Language) -> None:
    """How long a deed lasts, and `then` in front of it."""
    lasting = language.sort("lasting deed", "a deed, and how long it lasts")
    plain = language.sorts["plain deed"]
    lasting.also(plain)
    for until, words in (
        (
            "battle",
            (
                "until the end of the battle",
                "until end of battle",
                "until the end of this battle",
                "this battle",
                "for this battle",
                "for the rest of the/this battle",
                "until the battle ends",
            ),
        ),
        (
            "turn",
            (
                "until the end of the turn",
                "until end of turn",
                "until the end of this turn",
                "this turn",
                "for this turn",
                "for the rest of the/this turn",
            ),
        ),
        ("good", ("for the rest of the game", "for good", "permanently")),
    ):
        lasting.adds(
            *(f"{{it:plain deed}} {each}" for each in words),
            *(f"{{it:plain deed}}, {each}" for each in words),
            *(f"{each}, {{it:plain deed}}" for each in words),
            until=until,
        )
    deed = language.sort("deed", "a deed")
    deed.also(lasting)
    deed.converts(
        lambda it: it, lambda given: None, "then {it:lasting deed}", "then, {it:lasting deed}", "also {it:lasting deed}"
    )
