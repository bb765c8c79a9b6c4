"""continuous-effect, prevention: what a player is, cannot do or has to do: `your opponent cannot play dodges`."""

from __future__ import annotations

from typing import Any

from judge.games.highlander.cards.language import FORBIDDEN, LANGUAGE, STATE
from judge.games.highlander.cards.meanings.lasting import (
    AllDo,
    Armor,
    AttackAreas,
    AttackLimit,
    CannotBecome,
    CannotDo,
    CannotPlay,
    Considered,
    ExertionCost,
    Free,
    InPlayLimit,
    PlayCost,
)
from judge.games.highlander.cards.meanings.of_cards import CannotBe
from judge.games.highlander.cards.meanings.parts import ATTACK, Attacks


def forbidden(given: Any) -> dict[str, Any] | None:
    """Something that somebody cannot do, to be said after `cannot`."""
    kinds = {form.kind for form in FORBIDDEN.forms}
    return {"it": given} if type(given) in kinds else None


DOING = LANGUAGE.words("doing", "something that can be forbidden")
DOING.word("power blow", "make Power Blows", "make a power blow", "play power blows", "play a power blow")
DOING.word("head shot", "make Head Shots", "make a head shot", "play a head shot")
DOING.word("power block", "make Power Blocks", "make a power block")
DOING.word("hard exertion", "make Hard Exertions", "make a hard exertion", "make any hard exertions")
DOING.word("soft exertion", "make Soft Exertions", "make a soft exertion")
DOING.word("exertion", "make Exertions", "exert", "make an exertion", "make any exertions")
DOING.word(
    "attack exertion",
    "exert for attacks",
    "exert for an attack",
    "make an exertion for an attack",
    "exert for an attack during that turn",
    "exert for attacks during that turn",
)
DOING.word("defense exertion", "exert for defenses", "exert for a defense", "make an exertion for a defense")
DOING.word("illusion exertion", "exert for illusions", "exert for an illusion")
DOING.word("gain", "gain Ability", "gain any ability", "heal", "regain ability")
DOING.word("draw", "draw cards", "draw", "draw any cards")
DOING.word(
    "retrieve",
    "retrieve cards from the discard pile",
    "retrieve",
    "take back cards",
    "retrieve cards",
    "retrieve cards from it",
    "retrieve cards from their discard pile",
)
DOING.word(
    "reshuffle",
    "reshuffle the discard pile",
    "reshuffle",
    "reshuffle cards",
    "reshuffle cards from their discard",
    "reshuffle cards from their discard pile",
    "reshuffle cards from their discard unless they exhaust",
    "reshuffle cards from their discard pile unless they exhaust",
    "reshuffle their discard pile",
)
DOING.word("normal number", "play more copies than the normal number")
DOING.word(
    "look at a hand",
    "look at another player's hand",
    "look at their opponent's hand",
    "look at a player's hand",
    "look at your hand",
    "look at an opponent's hand",
)

FORBIDDEN.form(CannotDo, "{doing}")
AGAINST_IT = "against this/that/the attack"
for source, told in (("", ("",)), ("hand", ("from hand", "from your/their hand")),
                     ("exertion", ("from exertions", "from an exertion"))):  # fmt: skip
    for this, against in ((False, ""), (True, AGAINST_IT)):
        FORBIDDEN.form(
            CannotPlay,
            *(f"play {{what:kind|!}} {each} {against}" for each in told),
            *(f"play/use (any) {{what:kind|}} {each} {against}" for each in told),
            source=source,
            this=this,
        )
FORBIDDEN.form(
    CannotPlay, "attack", "play attacks during your/their turn", "play an attack during your/their turn", what=ATTACK
)
FORBIDDEN.form(
    AttackLimit,
    "play more than {amount:count} attack[|s]",
    "play more than {amount:count} attack[|s] each/per turn",
    "play more than {amount:count} attack[|s] during your/their turn",
)
FORBIDDEN.form(AttackLimit, "play more attacks than you did", amount=None)
FORBIDDEN.form(InPlayLimit, "have more than {amount:count} {what:kind|?} in play")
FORBIDDEN.form(
    AttackAreas,
    "attack the {areas}",
    "attack (to) {areas}",
    "attack to the {areas}",
    "play attacks to (the) {areas}",
    "play an attack to (the) {areas}",
)
FORBIDDEN.form(CannotBecome, "become Prone", "be made prone", state="prone")
FORBIDDEN.form(CannotBecome, "become Disarmed", "be disarmed", state="disarmed")
FORBIDDEN.form(
    AllDo,
    "play Hidden attacks",
    "play attacks hidden",
    "make attacks hidden",
    "make your/their attacks hidden",
    "play your/their attacks hidden",
    "play a hidden attack",
    of=Attacks(),
    does=CannotBe(("hidden",)),
)
NOT = ("cannot", "can not", "may not", "can't")
STATE.converts(lambda it: it, forbidden, *(f"{each} {{it:forbidden}}" for each in NOT))
STATE.form(
    AttackLimit,
    "may play only {amount:count} attack[|s]",
    "may/can only play {amount:count} attack[|s] (each/per turn)",
    rank=1,
)
STATE.form(
    InPlayLimit,
    "may have only {amount:count} {what:kind|?} in play",
    "may only have {amount:count} {what:kind|?} in play",
    rank=1,
)
STATE.form(
    AttackAreas,
    "may attack only the {areas}",
    "attack[s|] only (to) {areas}",
    "may only attack (to) {areas}",
    "may only attack to the {areas}",
    "may attack only (to) {areas}",
    only=True,
)
STATE.form(
    Considered,
    "[is|are] considered {state:in state}",
    "[is|are] considered to be {state:in state}",
    "[is|are] also considered {state:in state}",
)
STATE.form(
    PlayCost,
    "must {price!} to play {what:kind|!}",
    "must {price!} (in order) to play a/any {what:kind|}",
    "{price?} to play a {what:kind|}",
)
STATE.form(
    PlayCost,
    "must {price!} to play {what:kind|!} from hand",
    "must {price!} (in order) to play a/any {what:kind|} from (your|their) hand",
    "{price?} to play a {what:kind|} from (your|their) hand",
    from_hand=True,
)
STATE.form(
    ExertionCost,
    "must make an unmodified Hard Exertion to play {what:kind|!} from hand",
    "must make a (unmodified) hard exertion to play a {what:kind|} from (your|their) hand",
)
STATE.form(
    Considered,
    "[has|have] a weapon that counts as broken",
    "[is|are] considered (to be) weapon broken",
    state="weapon broken",
)
STATE.converts(lambda: CannotDo("normal number"), lambda given: None, "keep[s|] to (the) normal (restriction) numbers")
STATE.form(
    Free, "ignore[s|] being forced to discard", "avoid[s|] forced discards", "ignore[s|] forced discards", of="discards"
)
STATE.form(
    Armor,
    "prevent[s|] {amount:count} damage from each {what:kind|}",
    "prevent[s|] {amount:count} (point[|s] of) damage from each/every {what:kind|}",
    "reduce[s|] the damage from all/each {what:kind|!} by {amount:count}",
    "reduce[s|] damage from {what:kind|!} by {amount:count}",
    "take[s|] {amount:count} less (point[|s] of) damage from each/every {what:kind|}",
    "take[s|] {amount:count} less (point[|s] of) damage from {what:kind|!}",
)
