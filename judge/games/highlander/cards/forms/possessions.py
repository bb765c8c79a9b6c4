"""continuous-effect: of what a player has: `your attacks do +1 damage`; and for how long all this lasts."""

from __future__ import annotations

from judge.games.highlander.cards.language import (
    LANGUAGE,
    NEGATED,
    OWNED,
    PERMISSION,
    SHORT,
    STATE,
    TIMED,
    TIMED_OWNED,
    TIMED_PERMISSION,
)
from judge.games.highlander.cards.meanings.lasting import (
    AbilityBonus,
    Armor,
    AttackBonus,
    AttackCap,
    AttackFigure,
    AttacksCannotBe,
    BlocksMayAnswer,
    CannotDo,
    CannotPlay,
    Considered,
    CountsAs,
    ExertionSize,
    HandSize,
    MaximumPerDamage,
    NoText,
    PowerBlocks,
    Safe,
)
from judge.games.highlander.cards.meanings.once import Disarm, Maximum
from judge.games.highlander.cards.meanings.parts import ATTACK

OWNED.form(
    AttackBonus,
    "{what:kind|!} do {amount:change} damage",
    "{what:kind|!} {amount:change} damage",
    "{what:kind|!} do {amount:count} additional/more/extra (point[|s] of) damage",
    "{what:kind|!} do an additional {amount:count} (point[|s] of) damage",
    "{what:kind|!} do {amount:change} damage {per}",
    "{what:kind|!} do {amount:count} additional (point[|s] of) damage {per}",
)
OWNED.converts(
    lambda what, amount: AttackBonus(-amount, what),
    lambda given: None,
    "{what:kind|!} do {amount:count} less (point[|s] of) damage",
)
OWNED.form(
    AttackBonus,
    "Power Blows do {amount:change} damage",
    "Power Blows do {amount:count} additional/more/extra (point[|s] of) damage",
    "Power Blows do an additional {amount:count} (point[|s] of) damage",
    blows=True,
)
OWNED.form(
    AttacksCannotBe,
    "Power Blows cannot be blocked",
    "Power Blows may not be blocked",
    be="blocked",
    what=ATTACK,
    blows=True,
)
OWNED.form(
    AttacksCannotBe,
    "Power Blows cannot be dodged",
    "Power Blows may not be dodged",
    be="dodged",
    what=ATTACK,
    blows=True,
)
OWNED.form(
    AttackBonus,
    "{what:kind|!} do {amount:change} damage this turn",
    "{what:kind|!} this turn do {amount:count} additional/more/extra (point[|s] of) damage",
    "{what:kind|!} this turn do {amount:change} damage",
    until="turn",
)
OWNED.form(
    AttackFigure,
    "{what:kind|!} do {amount:number} damage",
    "{what:kind|!} {amount:number} damage",
    "{what:kind|!} do {amount:number} point[|s] of damage",
    "{what:kind|!} do only {amount:number} damage",
)
OWNED.form(
    AttackCap,
    "{what:kind|!} are reduced to {amount:number} damage",
    "{what:kind|!} are reduced to {amount:number} point[|s] of damage",
)
for be in ("blocked", "dodged"):
    OWNED.form(
        AttacksCannotBe,
        f"{{what:kind|!}} cannot be {be}",
        f"{{what:kind|!}} can not be {be}",
        f"{{what:kind|!}} may not be {be}",
        be=be,
    )
OWNED.form(AttacksCannotBe, "{what:kind|!} cannot be blocked or dodged", be="defended")
OWNED.form(
    AttacksCannotBe,
    "{what:kind|!} cannot be {be:becomes}",
    "{what:kind|!} may not be {be:becomes}",
    "{what:kind|!} can not be {be:becomes}",
)
OWNED.form(
    AttacksCannotBe, "{what:kind|!} cannot be Power Blows", "{what:kind|!} may not be Power Blows", be="power blow"
)
OWNED.form(
    PowerBlocks,
    "{what:kind|!} are Power Blocks",
    "{what:kind|!} are all power blocks",
    "{what:kind|!} are considered power blocks",
)
SHORT.form(BlocksMayAnswer, "blocks may be played against {what:kind|!}")
SHORT.converts(
    lambda what, amount: Armor(-amount, what),
    lambda given: (
        {"what": given.what, "amount": -given.amount}
        if isinstance(given, Armor) and given.amount < 0 and not given.until
        else None
    ),
    "damage (from) (opponent's) {what:kind|!} {amount:change}",
)
SHORT.form(
    Armor,
    "damage from {what:kind|!} is {amount:number} less",
    "damage from opponent's {what:kind|!} is {amount:number} less",
    "damage from {what:kind|!} is reduced by {amount:count}",
    "damage you take from {what:kind|!} is reduced by {amount:count}",
    "damage done to you by {what:kind|!} is reduced by {amount:count}",
)
NEGATED.form(CannotDo, "{doing}")
NEGATED.form(CannotPlay, "play {what:kind|!}", "play a/any {what:kind|}")
OWNED.form(
    BlocksMayAnswer,
    "blocks may be played against {what:kind|!}",
    "blocks may be used against {what:kind|!}",
    "blocks can block {what:kind|!}",
)
GROUP = LANGUAGE.words(
    "group",
    "a group of cards",
    {
        "Watchers": "watcher",
        "Hunters": "hunter",
        "Bystanders": "bystander",
        "Gypsies": "gypsy",
        "Reporters": "reporter",
        "Allies": "ally",
    },
)
OWNED.form(
    CountsAs,
    "{what:kind|!} count as {group}",
    "{what:kind|!} are {group}",
    "{what:kind|!} are considered (to be) {group}",
    "{what:kind|!} are considered {group} whether they are in your hand/hands, discard pile, endurance, in/into play, "
    "or removed from the game",
)
OWNED.form(
    NoText,
    "{what:kind|!} have no text",
    "{what:kind|} has no text",
    "{what:kind|} loses its text",
    "{what:kind|!} lose their text",
)
OWNED.form(Safe, "{what:kind|!} cannot be removed from play", "{what:kind|!} may not be removed from play")
OWNED.form(
    HandSize,
    "hand size is {amount:change}",
    "hand size {amount:change}",
    "maximum hand size {amount:change}",
    "hand size is increased by {amount:number}",
    "maximum hand size is increased by {amount:number}",
    "hand size {amount:change} {per}",
    "hand size is increased by {amount:number} {per}",
)
OWNED.converts(
    lambda amount: HandSize(-amount),
    lambda given: None,
    "hand size is reduced/decreased by {amount:count}",
    "maximum hand size is reduced/decreased by {amount:count}",
)
OWNED.form(
    ExertionSize,
    "Exertions are {amount:change} cards",
    "exertions {amount:change} (card[|s])",
    "exertions are increased by {amount:count} (card[|s])",
    "exertion {amount:change}",
)
OWNED.converts(
    lambda amount: ExertionSize(-amount),
    lambda given: None,
    "exertions are reduced/decreased by {amount:count} (card[|s])",
)
OWNED.form(
    AbilityBonus, "ability is {amount:change}", "ability {amount:change}", "ability is increased by {amount:number}"
)
OWNED.form(
    Maximum,
    "maximum ability changes by {amount:change}",
    "maximum ability {amount:change}",
    "maximum ability is increased by {amount:number}",
)
OWNED.converts(
    lambda amount: Maximum(-amount), lambda given: None, "maximum ability is decreased/reduced by {amount:count}"
)
OWNED.form(
    MaximumPerDamage, "maximum ability changes by {amount:change} for each point of damage from {what:kind|!} you play"
)
OWNED.form(
    MaximumPerDamage,
    "maximum ability changes by {amount:change} for each point of damage",
    "maximum ability {amount:change} for each point of damage",
    rank=1,
)
OWNED.converts(
    lambda amount, what: MaximumPerDamage(-amount, what),
    lambda given: None,
    "maximum ability is decreased by {amount:count} for each point of damage dealt that was/were not "
    "prevented or reduced by/from {what:kind|!} you play",
)
OWNED.form(Disarm, "weapon is broken", breaks=True)
OWNED.form(Considered, "weapon is considered broken", "weapon is considered to be broken", state="weapon broken")
OWNED.form(
    Armor, "damage from {what:kind|!} is {amount:number} less", "damage from {what:kind|!} is reduced by {amount:count}"
)

for timed, plain in ((TIMED, STATE), (TIMED_PERMISSION, PERMISSION), (TIMED_OWNED, OWNED)):
    timed.adds(f"{{it:{plain.name}?}} {{until}}", about="For as long as is said.")
    timed.also(plain)
