"""triggering-effects, phase-2a-may-do: when a text sets in, and the Exertions that texts ask for."""

from __future__ import annotations

from judge.games.highlander.cards.language import CHECK, OCCASION, TRIGGER
from judge.games.highlander.cards.meanings.parts import Check, Occasion


def _whenever(*told: str) -> list[str]:
    """The ways to say that something sets in as often as something happens."""
    return [f"{when} {each}" for each in told for when in ("when", "if/whenever", "each time", "any time")]


def _by_player(who: str, verb: str, whose: str) -> list[str]:
    """When a player blocks or dodges attacks of the other."""
    acts = [who.format(verb), who.format(f"successfully {verb}")]
    return _whenever(
        *(f"{each} {them}" for each in acts for them in (f"one of {whose} {{what:kind|!}}", "a {what:kind|}"))
    )


TRIGGER.form(
    Occasion,
    "if this attack is successful",
    "if/when successful",
    "when this attack is successful",
    "if it is successful",
    "if the/that attack is successful",
    "on success",
    "if this is successful",
    event="successful",
)
TRIGGER.form(
    Occasion,
    "if this attack is blocked",
    "if/when blocked",
    "when this attack is blocked",
    "if the/that attack is blocked",
    "if this attack is successfully blocked",
    "if that attack is successfully blocked",
    event="blocked",
)
TRIGGER.form(
    Occasion,
    "if this attack is dodged",
    "if/when dodged",
    "when this attack is dodged",
    "if the/that attack is dodged",
    "if this attack is successfully dodged",
    event="dodged",
)
TRIGGER.form(
    Occasion,
    "if this attack is defended",
    "if defended",
    "if unsuccessful",
    "if avoided",
    "if this attack is blocked or dodged",
    "if this attack is not successful",
    "if this attack is unsuccessful",
    event="defended",
)
TRIGGER.form(
    Occasion,
    "if this defense is successful",
    "if this block/dodge/guard is successful",
    "if that block/dodge/guard/defense is successful",
    "when this block/dodge/defense/guard is successful",
    "if this block/dodge/defense is successfully played",
    "if this block/guard/defense (successfully) blocks an attack",
    "if this dodge/defense (successfully) dodges/avoids an attack",
    "if this block/dodge/guard/defense successfully defends an attack",
    event="defends",
)
TRIGGER.form(
    Occasion,
    "if this attack does damage",
    "if it does damage",
    "if damage is done",
    "for each damage",
    "if that attack does damage",
    "if this attack damages your opponent",
    event="damage",
)
TRIGGER.form(
    Occasion,
    "when you make a Power Blow or Power Block",
    "if you make a power blow or power block",
    "if you make a power blow or a power block",
    event="blow or block",
)
TRIGGER.form(Occasion, *_whenever("you make a Power Blow", "you play a power blow"), event="blow")
TRIGGER.form(
    Occasion,
    "when you make a Power Block",
    "if you make a power block",
    "whenever you make a power block",
    event="power block",
)
OCCASION.form(
    Occasion,
    "at any time in your turn",
    "may",
    "may do",
    "you may, during your turn",
    "during your turn",
    "at any time during your turn",
    event="may",
    about="phase-2a-may-do: its player may use it.",
)
OCCASION.form(
    Occasion, "discard this card to use it", "discard to use", "discard this card", "discard from play", event="discard"
)
OCCASION.form(
    Occasion,
    "remove this card from the game to use it",
    "remove from the game",
    "remove this card from the game",
    event="remove",
)
OCCASION.form(Occasion, "every turn", "must", "must do", event="must")
TRIGGER.form(
    Occasion,
    "when this card is removed from play",
    "when/if removed from play",
    "when removed",
    "if this card is removed from play",
    event="removed",
)
TRIGGER.form(
    Occasion,
    "when your opponent removes one of your {what:kind|!} from play",
    "if/whenever your opponent removes one of your {what:kind|!} from play",
    "when/if your opponent removes a {what:kind|}",
    "when/if opponent removes a {what:kind|}",
    "when/if opponent removes a {what:kind|} from play",
    "when/if/whenever your opponent removes a {what:kind|} from play",
    "when/if your opponent removes one of your {what:kind|!}",
    event="removes",
)
for who, plays in (("you", "you play"), ("opponent", "your opponent plays")):
    TRIGGER.form(Occasion, *_whenever(f"{plays} a {{what:kind|}}"), event="plays", who=who)
OCCASION.form(
    Occasion,
    "when this card is put into play",
    "when you play this card",
    "when played",
    "when this card is played",
    event="played",
)

CHECK.form(Check, "make a {how:exertion kind} exertion", "make a exertion", "makes/make a {how:exertion kind} exertion")
CHECK.form(
    Check,
    "make a {how:exertion kind} exertion for {gems:gem|}",
    "{how:exertion kind} exertion for {gems:gem|} (gem|gems|icons)",
    "make/makes a {how:exertion kind} exertion for {gems:gem|} gems/icons",
    "exertion for {gems:gem|}",
    "make/makes an exertion for {gems:gem|}",
)
CHECK.form(
    Check,
    "make a {how:exertion kind} exertion for {need:number} {gems:gem|}",
    "{how:exertion kind} exertion for {need:number} {gems:gem|} (gem|gems|icon|icons)",
    "make/makes a {how:exertion kind} exertion for {need:number} {gems:gem|} gem/gems/icon/icons",
    "exert {how:exertion kind} for {need:number} {gems:gem|}",
    "make/makes a exertion for {need:number} {gems:gem|} (gem|gems)",
    "exertion for {need:number} {gems:gem|}",
)
CHECK.form(
    Check,
    "challenge {gems:gem,}",
    "attribute challenge (of|for) {gems:gem,}",
    "challenge of/for {gems:gem,}",
    how="challenge",
)
TRIGGER.form(
    Occasion,
    "when you remove a {what:kind|} from play",
    "whenever/if you remove a {what:kind|} from play",
    event="removes",
    who="you",
)
for event, said, verb in (
    ("lands", "successful", ""),
    ("is blocked", "blocked", "block"),
    ("is dodged", "dodged", "dodge"),
):
    for whose, mine, subject, other in (
        ("you", "your", "you make", "your opponent {}s"),
        ("opponent", "your opponent's", "your opponent makes", "you {}"),
    ):
        TRIGGER.form(
            Occasion,
            *_whenever(f"one of {mine} {{what:kind|!}} is {said}", f"{mine} {{what:kind|}} is {said}"),
            *(_by_player(other, verb, mine) if verb else _whenever(f"{subject} a successful {{what:kind|}}")),
            event=event,
            who=whose,
        )
TRIGGER.form(
    Occasion,
    "if the Exertion succeeds",
    "if you succeed",
    "if you are successful",
    "if the exertion is successful",
    "if you find them",
    "if the check is successful",
    event="succeeds",
)
OCCASION.also(TRIGGER)
