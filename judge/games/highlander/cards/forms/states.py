"""continuous-effect, prevention: what a player is, cannot do or has to do: `your opponent cannot play dodges`."""

from __future__ import annotations

from judge.games.highlander.cards.language import LANGUAGE, STATE
from judge.games.highlander.cards.meanings.lasting import (
    AttackLimit,
    AttackOnly,
    AttacksCannotBe,
    CannotBecome,
    CannotDo,
    CannotPlay,
    Considered,
    ExertionCost,
    InPlayLimit,
    NoArea,
    NormalNumbers,
    PlayCost,
    Protected,
)
from judge.games.highlander.cards.meanings.parts import ATTACK

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
DOING.word(
    "look at a hand",
    "look at another player's hand",
    "look at their opponent's hand",
    "look at a player's hand",
    "look at your hand",
    "look at an opponent's hand",
)

NOT = ("cannot", "can not", "may not", "can't")


def cannot(*templates: str) -> list[str]:
    """Wordings after `cannot`, the first of which is said, and after the other words for it."""
    return [f"{no} {each}" for each in templates for no in NOT]


STATE.form(CannotDo, *cannot("{doing}"))
STATE.form(
    CannotPlay,
    *cannot("play {what:kind|!}", "play/use a/any {what:kind|}", "use {what:kind|!}", "play any {what:kind|!}"),
)
STATE.form(
    CannotPlay,
    *cannot(
        "play {what:kind|!} from hand",
        "play a/any {what:kind|} from (your|their) hand",
        "play (any) {what:kind|!} from your/their hand",
    ),
    source="hand",
)
STATE.form(
    CannotPlay,
    *cannot(
        "play {what:kind|!} from exertions",
        "play a/any {what:kind|} from an exertion",
        "play {what:kind|!} from an exertion",
    ),
    source="exertion",
)
STATE.form(
    CannotPlay,
    *cannot(
        "play {what:kind|!} against this attack",
        "play a/any {what:kind|} against this/that attack",
        "play {what:kind|!} against that attack",
    ),
    this=True,
)
STATE.form(
    CannotPlay,
    *cannot(
        "play {what:kind|!} from hand against this attack",
        "play a/any {what:kind|} from (your|their) hand against this/the/that attack",
        "play {what:kind|!} from your/their hand against this/the/that attack",
    ),
    source="hand",
    this=True,
)
STATE.form(
    CannotPlay,
    *cannot("attack", "play attacks during your/their turn", "play an attack during your/their turn"),
    what=ATTACK,
)
STATE.form(
    AttackLimit,
    *cannot("play more than {amount:count} attack[|s]"),
    "may only play {amount:count} attack[|s]",
    "can only play {amount:count} attack[|s]",
)
STATE.form(AttackLimit, *cannot("play more attacks than you did"), amount=None)
STATE.form(
    InPlayLimit,
    *cannot("have more than {amount:count} {what:kind|?} in play"),
    "may only have {amount:count} {what:kind|?} in play",
)
STATE.form(NoArea, *cannot("attack the {areas:area}", "attack (to) {areas:area}", "attack to the {areas:area}"))
STATE.form(
    AttackOnly,
    "may attack only the {areas:area}",
    "attack[s|] only (to) {areas:area}",
    "may only attack (to) {areas:area}",
    "may only attack to the {areas:area}",
    "may attack only (to) {areas:area}",
)
CONSIDERED = LANGUAGE.words("considered", "a state", {"Prone": "prone", "Disarmed": "disarmed"})
STATE.form(
    Considered,
    "[is|are] considered {state:considered}",
    "[is|are] considered to be {state:considered}",
    "[is|are] also considered {state:considered}",
)
STATE.form(
    PlayCost,
    "must discard a {paid:kind|} to play {what:kind|!}",
    "must discard a/one {paid:kind|} to play a/any {what:kind|}",
    "discard[s|] a/one {paid:kind|} to play a {what:kind|}",
    "must discard a/one {paid:kind|} in order to play a {what:kind|}",
)
STATE.form(
    PlayCost,
    "must discard a {paid:kind|} to play {what:kind|!} from hand",
    "must discard a/one {paid:kind|} to play a/any {what:kind|} from (your|their) hand",
    "discard[s|] a/one {paid:kind|} to play a {what:kind|} from (your|their) hand",
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
    "[is|are] considered weapon broken",
    "[is|are] considered (to be) weapon broken",
    state="weapon broken",
)
STATE.form(CannotBecome, *cannot("become Prone", "be made prone"), state="prone")
STATE.form(CannotBecome, *cannot("become Disarmed", "be disarmed"), state="disarmed")
STATE.form(
    AttacksCannotBe,
    *cannot("play Hidden attacks", "play attacks hidden", "make attacks hidden", "play a hidden attack"),
    what=ATTACK,
    be="hidden",
)
STATE.form(NormalNumbers, "keep[s|] to the normal numbers", "keep[s|] to normal (restriction) numbers")
STATE.form(Protected, "ignore[s|] being forced to discard", "avoid[s|] forced discards", "ignore[s|] forced discards")
