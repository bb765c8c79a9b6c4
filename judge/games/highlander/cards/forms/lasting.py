"""continuous-effect, prevention: what holds of a player while a card is in play, or for a turn."""

from __future__ import annotations

from judge.games.highlander.cards.language import (
    LANGUAGE, NEGATED, OWNED, PERMISSION, SHORT, STATE, TIMED, TIMED_OWNED, TIMED_PERMISSION,
)  # fmt: skip
from judge.games.highlander.cards.meanings.lasting import (
    AbilityBonus, Armor, AttackAfter, AttackAnywhere, AttackBonus, AttackCap, AttackFigure, AttackLimit, AttackOnly,
    AttacksCannotBe, BlocksMayAnswer, CannotDo, CannotPlay, Considered, CountsAs, DefendAnyway, ExertionCost, ExertionSize,
    Extra, ExtraExertion, HandIcons, HandSize, InPlayLimit, ManyBlows, MaximumPerDamage, MayHide, NoArea,
    NormalNumbers, PlayAs, PlayCost, PowerBlocks, Protected,
)  # fmt: skip
from judge.games.highlander.cards.meanings.once import Disarm, Maximum
from judge.games.highlander.cards.meanings.parts import ATTACK

# What a player is, cannot do or has to do: `your opponent cannot play dodges`
DOING = LANGUAGE.words("doing", "something that can be forbidden")
DOING.word("power blow", "make Power Blows", "make a power blow", "play power blows", "play a power blow")
DOING.word("head shot", "make Head Shots", "make a head shot", "play a head shot")
DOING.word("power block", "make Power Blocks", "make a power block")
DOING.word("hard exertion", "make Hard Exertions", "make a hard exertion", "make any hard exertions")
DOING.word("soft exertion", "make Soft Exertions", "make a soft exertion")
DOING.word("exertion", "make Exertions", "exert", "make an exertion", "make any exertions")
DOING.word("attack exertion", "exert for attacks", "exert for an attack", "make an exertion for an attack")
DOING.word("defense exertion", "exert for defenses", "exert for a defense", "make an exertion for a defense")
DOING.word("illusion exertion", "exert for illusions", "exert for an illusion")
DOING.word("draw", "draw cards", "draw", "draw any cards")
DOING.word("retrieve", "retrieve cards from the discard pile", "retrieve", "take back cards", "retrieve cards", "retrieve cards from it", "retrieve cards from their discard pile")
DOING.word("reshuffle", "reshuffle the discard pile", "reshuffle", "reshuffle cards", "reshuffle cards from their discard", "reshuffle cards from their discard pile",
           "reshuffle cards from their discard unless they exhaust", "reshuffle cards from their discard pile unless they exhaust", "reshuffle their discard pile")
DOING.word("look at a hand", "look at another player's hand", "look at their opponent's hand", "look at a player's hand", "look at your hand", "look at an opponent's hand")

NOT = ("cannot", "can not", "may not", "can't")


def cannot(*templates: str) -> list[str]:
    """Wordings after `cannot`, the first of which is said, and after the other words for it."""
    return [f"{no} {each}" for each in templates for no in NOT]


STATE.form(CannotDo, *cannot("{doing}"))
STATE.form(CannotPlay, *cannot("play {what:kind|!}", "play/use a/any {what:kind|}", "use {what:kind|!}", "play any {what:kind|!}"))
STATE.form(CannotPlay, *cannot("play {what:kind|!} from hand", "play a/any {what:kind|} from (your|their) hand", "play (any) {what:kind|!} from your/their hand"),
           source="hand")
STATE.form(CannotPlay, *cannot("play {what:kind|!} from exertions", "play a/any {what:kind|} from an exertion", "play {what:kind|!} from an exertion"),
           source="exertion")
STATE.form(CannotPlay, *cannot("play {what:kind|!} against this attack", "play a/any {what:kind|} against this/that attack", "play {what:kind|!} against that attack"),
           this=True)
STATE.form(CannotPlay, *cannot("play {what:kind|!} from hand against this attack", "play a/any {what:kind|} from (your|their) hand against this/the/that attack",
                               "play {what:kind|!} from your/their hand against this/the/that attack"), source="hand", this=True)
STATE.form(CannotPlay, *cannot("attack", "play attacks during your/their turn", "play an attack during your/their turn"), what=ATTACK)
STATE.form(AttackLimit, *cannot("play more than {amount:count} attack[|s]"), "may only play {amount:count} attack[|s]", "can only play {amount:count} attack[|s]")
STATE.form(AttackLimit, *cannot("play more attacks than you did"), amount=None)
STATE.form(InPlayLimit, *cannot("have more than {amount:count} {what:kind|?} in play"), "may only have {amount:count} {what:kind|?} in play")
STATE.form(NoArea, *cannot("attack the {areas:area}", "attack (to) {areas:area}", "attack to the {areas:area}"))
STATE.form(AttackOnly, "may attack only the {areas:area}", "attack[s|] only (to) {areas:area}", "may only attack (to) {areas:area}",
           "may only attack to the {areas:area}", "may attack only (to) {areas:area}")
CONSIDERED = LANGUAGE.words("considered", "a state", {"Prone": "prone", "Disarmed": "disarmed", "weapon broken": "weapon broken"})
STATE.form(Considered, "[is|are] considered {state:considered}", "[is|are] considered to be {state:considered}", "[is|are] also considered {state:considered}")
STATE.form(PlayCost, "must discard a {paid:kind|} to play {what:kind|!}", "must discard a/one {paid:kind|} to play a/any {what:kind|}",
           "discard[s|] a/one {paid:kind|} to play a {what:kind|}", "must discard a/one {paid:kind|} in order to play a {what:kind|}")
STATE.form(PlayCost, "must discard a {paid:kind|} to play {what:kind|!} from hand", "must discard a/one {paid:kind|} to play a/any {what:kind|} from (your|their) hand",
           "discard[s|] a/one {paid:kind|} to play a {what:kind|} from (your|their) hand", from_hand=True)
STATE.form(ExertionCost, "must make an unmodified Hard Exertion to play {what:kind|!} from hand",
           "must make a (unmodified) hard exertion to play a {what:kind|} from (your|their) hand")
STATE.form(NormalNumbers, "keep[s|] to the normal numbers", "keep[s|] to normal (restriction) numbers")
STATE.form(Protected, "ignore[s|] being forced to discard", "avoid[s|] forced discards", "ignore[s|] forced discards")

# What a player may do: `you may play an additional attack`
PERMISSION.form(Extra, "play {amount:count} additional {what:kind|?}", "make {amount:count} additional {what:kind|?}", "play {amount:count} more/extra {what:kind|?}",
                "play/make {amount:count} additional {what:kind|?} each/per turn", "play/make {amount:count} additional {what:kind|?} during your turn",
                "play/make {amount:count} additional attack[|s] that is/are (a|an) {what:kind|}",
                "play/make {amount:count} additional attack[|s] (each turn) if that attack is a {what:kind|}", "play/make {amount:count} additional attack[|s] (each turn) if it is a {what:kind|}")
PERMISSION.form(Extra, "play two attacks", "play two attacks per/each turn", "attack twice", amount=1, what=ATTACK)
PERMISSION.form(Extra, "play three attacks", amount=2, what=ATTACK)
PERMISSION.form(Extra, "play two {what:kind|!} per/each turn", "play two {what:kind|!} during your turn", amount=1, rank=1)
PERMISSION.form(ExtraExertion, "make {amount:count} additional Hard Exertion[|s]", "make/use {amount:count} additional hard exertion[|s] each/per turn", "use {amount:count} additional hard exertion[|s]")
PERMISSION.form(ManyBlows, "make several Power Blows", "make/play multiple power blows", "make more than one power blow")
PERMISSION.form(PlayAs, "play {what:kind|!} as attacks", "play a {what:kind|} as an attack (from an exertion)", "play {what:kind|!} as an attack", role="attack")
PERMISSION.form(PlayAs, "play {what:kind|!} as blocks", "play a {what:kind|} as a block (from an exertion)", "play {what:kind|!} as a block", role="block")
PERMISSION.form(AttackAnywhere, "attack any area", "attack anywhere", "attack to any area", "attack to the areas covered by your last block")
PERMISSION.form(AttackAfter, "play {what:kind|!} after playing a {after:kind|}", "play {what:kind|!} after playing {after:kind|!}", "play {what:kind|!} after a {after:kind|}")
PERMISSION.form(MayHide, "make attacks Hidden", "make your attacks hidden", "play your attacks hidden")
PERMISSION.form(MayHide, "make your first attack Hidden", "make your first attack this turn hidden", "make your first attack each turn hidden", first=True)
PERMISSION.form(HandIcons, "have {amount:number} Hand Icons", "have up to {amount:number} hand icons (in play)")
PERMISSION.form(Protected, "ignore any effect by your opponent that would force you to discard cards from your hand or off the top of your endurance",
                "ignore any effect that forces you to discard cards", "ignore any effect that would force you to discard cards")
PERMISSION.form(DefendAnyway, "play defenses against multiple attacks, even if there are cards preventing you from doing so", "play defenses against multiple attacks even if prevented")

# Of what a player has: `your attacks do +1 damage`
OWNED.form(AttackBonus, "{what:kind|!} do {amount:change} damage", "{what:kind|!} {amount:change} damage", "{what:kind|!} do {amount:count} additional/more/extra (point[|s] of) damage",
           "{what:kind|!} do an additional {amount:count} (point[|s] of) damage", "{what:kind|!} do {amount:change} damage {per}", "{what:kind|!} do {amount:count} additional (point[|s] of) damage {per}")
OWNED.converts(lambda what, amount: AttackBonus(-amount, what), lambda given: None, "{what:kind|!} do {amount:count} less (point[|s] of) damage")
OWNED.form(AttackFigure, "{what:kind|!} do {amount:number} damage", "{what:kind|!} {amount:number} damage", "{what:kind|!} do {amount:number} point[|s] of damage", "{what:kind|!} do only {amount:number} damage")
OWNED.form(AttackCap, "{what:kind|!} are reduced to {amount:number} damage", "{what:kind|!} are reduced to {amount:number} point[|s] of damage")
for be in ("blocked", "dodged"):
    OWNED.form(AttacksCannotBe, f"{{what:kind|!}} cannot be {be}", f"{{what:kind|!}} can not be {be}", f"{{what:kind|!}} may not be {be}", be=be)
OWNED.form(AttacksCannotBe, "{what:kind|!} cannot be blocked or dodged", be="defended")
OWNED.form(AttacksCannotBe, "{what:kind|!} cannot be {be:becomes}", "{what:kind|!} may not be {be:becomes}", "{what:kind|!} can not be {be:becomes}")
OWNED.form(AttacksCannotBe, "{what:kind|!} cannot be Power Blows", "{what:kind|!} may not be Power Blows", be="power blow")
OWNED.form(PowerBlocks, "blocks are Power Blocks", "blocks are all power blocks")
SHORT.form(BlocksMayAnswer, "blocks may be played against {what:kind|!}")
SHORT.converts(lambda what, amount: Armor(-amount, what),
               lambda given: {"what": given.what, "amount": -given.amount} if isinstance(given, Armor) and given.amount < 0 and not given.until else None,
               "damage (from) (opponent's) {what:kind|!} {amount:change}")
SHORT.form(Armor, "damage from {what:kind|!} is {amount:number} less", "damage from opponent's {what:kind|!} is {amount:number} less")
NEGATED.form(CannotDo, "{doing}")
NEGATED.form(CannotPlay, "play {what:kind|!}", "play a/any {what:kind|}")
OWNED.form(BlocksMayAnswer, "blocks may be played against {what:kind|!}", "blocks may be used against {what:kind|!}", "blocks can block {what:kind|!}")
GROUP = LANGUAGE.words("group", "a group of cards", {"Watchers": "watcher", "Hunters": "hunter", "Bystanders": "bystander", "Gypsies": "gypsy", "Reporters": "reporter", "Allies": "ally"})
OWNED.form(CountsAs, "{what:kind|!} count as {group}", "{what:kind|!} are {group}", "{what:kind|!} are considered (to be) {group}",
           "{what:kind|!} are considered {group} whether they are in your hand, discard pile, endurance, in play, or removed from the game")
OWNED.form(HandSize, "hand size is {amount:change}", "hand size {amount:change}", "maximum hand size {amount:change}", "hand size is increased by {amount:number}",
           "maximum hand size is increased by {amount:number}", "hand size {amount:change} {per}", "hand size is increased by {amount:number} {per}")
OWNED.converts(lambda amount: HandSize(-amount), lambda given: None, "hand size is reduced/decreased by {amount:count}", "maximum hand size is reduced/decreased by {amount:count}")
OWNED.form(ExertionSize, "Exertions are {amount:change} cards", "exertions {amount:change} (card[|s])", "exertions are increased by {amount:count} (card[|s])", "exertion {amount:change}")
OWNED.converts(lambda amount: ExertionSize(-amount), lambda given: None, "exertions are reduced/decreased by {amount:count} (card[|s])")
OWNED.form(AbilityBonus, "ability is {amount:change}", "ability {amount:change}")
OWNED.form(Maximum, "maximum ability changes by {amount:change}", "maximum ability {amount:change}", "maximum ability is increased by {amount:number}")
OWNED.converts(lambda amount: Maximum(-amount), lambda given: None, "maximum ability is decreased/reduced by {amount:count}")
OWNED.form(MaximumPerDamage, "maximum ability changes by {amount:change} for each point of damage from {what:kind|!} you play")
OWNED.form(MaximumPerDamage, "maximum ability changes by {amount:change} for each point of damage", "maximum ability {amount:change} for each point of damage", rank=1)
OWNED.converts(lambda amount, what: MaximumPerDamage(-amount, what), lambda given: None, "maximum ability is decreased by {amount:count} for each point of damage dealt that was not prevented or reduced by {what:kind|!} you play")
OWNED.form(Disarm, "weapon is broken", breaks=True)
OWNED.form(Considered, "weapon is considered broken", "weapon is considered to be broken", state="weapon broken")
OWNED.form(Armor, "damage from {what:kind|!} is {amount:number} less", "damage from {what:kind|!} is reduced by {amount:count}")

for timed, plain in ((TIMED, STATE), (TIMED_PERMISSION, PERMISSION), (TIMED_OWNED, OWNED)):
    timed.adds(f"{{it:{plain.name}?}} {{until}}", about="For as long as is said.")
    timed.also(plain)
