"""Conditions, as they stand behind `while`, `if` and `when`; and what an ability costs."""

from __future__ import annotations

from judge.cardtext import Language
from judge.games.wot_conquest.cards.meanings import (
    Attacking,
    Borderlands,
    Controls,
    Damaged,
    Defending,
    Engaged,
    Fighting,
    HasHorn,
    Holding,
    Initiator,
    KillThis,
    Near,
    PayHp,
    Pieces,
    Spend,
    TurnOf,
)

ITSELF = ("this unit", "it", "this card", "this leader")


def of_it(*templates: str) -> tuple[str, ...]:
    """The wordings for each way to call the unit itself, `this unit` first."""
    return tuple(template.replace("IT", it) for it in ITSELF for template in templates)


def fill(language: Language) -> None:
    """Conditions, then costs."""
    held = language.sort("condition", "a condition")
    held.form(
        Attacking,
        *of_it("IT is attacking", "IT attacks", "IT is on the attacking side"),
        "attacking",
        "you attack",
        "you are attacking",
        "you are the attacking player",
    )
    held.form(
        Defending,
        *of_it("IT is defending", "IT defends", "IT is on the defending side"),
        "defending",
        "you defend",
        "you are defending",
        "you are the defending player",
    )
    held.form(
        Engaged, *of_it("IT is engaged", "IT is engaged in a/the battle", "IT is in a/the battle"), "engaged", so=True
    )
    held.form(
        Engaged, *of_it("IT is not engaged", "IT is not engaged in a/the battle", "IT is not in a/the battle"), so=False
    )
    held.form(
        Initiator,
        *of_it(
            "IT initiated the battle",
            "IT initiated this battle",
            "IT is the initiator",
            "IT started the battle",
            "IT is the initiator of the battle",
        ),
    )
    held.form(
        TurnOf, "it is your turn", "own turn", "during your turn", "in your (own) turn", "on your turn", whose="own"
    )
    held.form(TurnOf, "it is not your turn", whose="not own")
    held.form(
        TurnOf,
        "it is an opponent 's turn",
        "it is another player 's turn",
        "during an opponent 's turn",
        "on an opponent 's turn",
        whose="opponent",
    )
    _pieces(language)
    held.form(Holding, "you have no {token!}", "you have 0 {token}", least=0)
    held.converts(
        lambda least, token: Holding(least, token) if least else None,
        lambda given: {"least": given.least, "token": given.token} if type(given) is Holding else None,
        "you have {least:number} or more {token!}",
        "you have at least {least:number} {token}",
    )
    held.form(Damaged, *of_it("IT is damaged", "IT is wounded", "IT has taken damage"), "damaged", "wounded", so=True)
    held.form(Damaged, *of_it("IT is undamaged", "IT is not damaged", "IT is unwounded"), "undamaged", so=False)
    held.form(
        HasHorn,
        "you have the Horn of Valere",
        "you have the Horn",
        "you control/own/hold the Horn of Valere",
        "you control/own/hold the Horn",
    )
    held.form(Controls, "you control {city:name}", "you hold/own {city:name}")
    held.form(
        Borderlands,
        "this city is in the borderlands",
        "this city is a borderlands city",
        "the city is a borderlands city",
        "this card is a borderlands city",
        "it is a borderlands city",
        "it is in the borderlands",
        "this city lies in the borderlands",
        "this card is/lies in the borderlands",
    )
    _prices(language)


def _pieces(language: Language) -> None:
    held = language.sorts["condition"]
    held.form(
        Fighting,
        "any {group} is engaged",
        "a/an {group} is engaged",
        "any {group} is engaged in the/this battle",
        "a/an {group} is engaged in the/this battle",
        "a/an {group} is in the/this battle",
        "there is a/an {group} in the/this battle",
    )
    held.form(
        Fighting,
        "no {group} is engaged",
        "no {group:groups} are engaged",
        "no {group} is engaged in the/this battle",
        "no {group:groups} are engaged in the/this battle",
        "there is no {group} in the/this battle",
        "there are no {group:groups} in the/this battle",
        least=0,
    )
    held.converts(
        lambda least, group: Fighting(group, least) if least > 1 else None,
        lambda given: {"least": given.least, "group": given.group} if type(given) is Fighting else None,
        "{least:number} or more {group:groups} are engaged",
        "at least {least:number} {group:groups} are engaged",
        "{least:number} or more {group:groups} are engaged in the/this battle",
        "there are {least:number} or more {group:groups} in the/this battle",
    )
    held.converts(
        lambda group: None if group.other else Fighting(group._replace(other=True)),
        lambda given: None,
        "another {group} is engaged",
        "another {group} is engaged in the/this battle",
        "another {group} is in the/this battle",
    )
    held.converts(
        lambda trait: Fighting(Pieces("unit", "friendly", trait=trait, other=True)),
        lambda given: None,
        "with {trait}",
        "with a/an {trait}",
        "engaged with a friendly {trait}",
        "fighting alongside a/an/another {trait}",
        "fighting beside a/an/another {trait}",
    )
    held.converts(
        lambda trait: Fighting(Pieces("unit", "enemy", trait=trait)),
        lambda given: None,
        "against {trait}",
        "against a/an {trait}",
        "fighting a/an {trait}",
        "fighting against a/an {trait}",
        "facing a/an {trait}",
    )
    held.form(
        Near,
        *of_it("IT is within a/one {measure} of any {group}", "IT is within a/one {measure} of a/an {group}"),
        "within a/one {measure} of any {group}",
        "within a/one {measure} of a/an {group}",
        so=True,
    )
    held.form(
        Near,
        *of_it("IT is not within a/one {measure} of any {group}", "IT is not within a/one {measure} of a/an {group}"),
        "no {group} is within a/one {measure} of this unit",
        "no {group:groups} are within a/one {measure} of this unit",
        so=False,
    )


def _prices(language: Language) -> None:
    price = language.sort("price", "a cost")
    price.form(
        Spend,
        "spend {amount:number} {token?}",
        "pay {amount:number} {token}",
        "discard {amount:number} {token}",
        "{amount:number} {token}",
        "remove {amount:number} {token} from your supply pile",
        "{amount:number} {token} token[|s]",
        "spend {amount:number} {token} token[|s]",
    )
    price.converts(
        lambda token: Spend(1, token),
        lambda given: None,
        "spend a/an {token}",
        "pay a/an {token}",
        "discard a/an {token}",
    )
    for hp in ("HP/hit-points/hit-point", "HP/hit-points/hit-point of this unit"):
        price.form(
            PayHp,
            f"lose {{amount:number}} {hp}",
            f"{{amount:number}} {hp}",
            f"pay {{amount:number}} {hp}",
            f"this unit loses {{amount:number}} {hp}",
            f"spend {{amount:number}} {hp}",
        )
    price.form(
        PayHp,
        "lose {amount:number} HP",
        "this unit takes {amount:number} damage",
        "deal {amount:number} damage to this unit",
    )
    price.form(
        KillThis,
        "kill this unit",
        "kill this",
        "sacrifice this unit",
        "sacrifice this",
        "destroy this unit",
        "destroy this",
        "kill this card",
        "sacrifice this card",
    )
