"""continuous-effect: of what a player has: `your attacks do +1 damage`; and for how long all this lasts."""

from __future__ import annotations

from judge.games.highlander.cards.language import (
    LANGUAGE,
    OWNED,
    PERMISSION,
    SHORT,
    STATE,
    TIMED,
    TIMED_OWNED,
    TIMED_PERMISSION,
)
from judge.games.highlander.cards.meanings.lasting import (
    AllDo,
    Armor,
    CannotBecome,
    CardsAre,
    Considered,
    CountsAs,
    MaximumPerDamage,
    Sized,
)
from judge.games.highlander.cards.meanings.of_cards import MayBe
from judge.games.highlander.cards.meanings.once import Disarm, Maximum

OWNED.form(AllDo, "{of:those} {does:hits?}", about="What holds of one attack holds of all of a kind.")
OWNED.form(AllDo, "{of:those} {until} {does:hits?}")
OWNED.form(AllDo, "{of:those} {does:of blocks?}")
OWNED.form(AllDo, "{of:those} may be Hidden", does=MayBe("hidden"))
OWNED.form(AllDo, "{of:those} {until} may be Hidden", does=MayBe("hidden"))
SHORT.form(AllDo, "{of:those} {does:of blocks?}")
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
    CardsAre,
    "{what:kind|!} have no text",
    "{what:kind|} has no text",
    "{what:kind|} loses its text",
    "{what:kind|!} lose their text",
    be="textless",
)
OWNED.form(
    CardsAre, "{what:kind|!} cannot be removed from play", "{what:kind|!} may not be removed from play", be="safe"
)
OWNED.form(
    CardsAre,
    "{what:kind|!} cannot be removed from play by the opponent",
    "{what:kind|!} cannot/can't be removed from play by your opponent",
    "{what:kind|!} may not be removed from play by your opponent",
    be="safe from the opponent",
)
SIZES = LANGUAGE.words(
    "size", "something of a size", {"hand size": "hand", "maximum hand size": "hand", "ability": "ability"}
)
OWNED.form(
    Sized,
    "{of:size} is {amount:change}",
    "{of:size} {amount:change}",
    "{of:size} is increased by {amount:count}",
)
OWNED.form(
    Sized,
    "{of:size} is {amount:change} {per}",
    "{of:size} {amount:change} {per}",
    "{of:size} is increased by {amount:count} {per}",
)
OWNED.converts(
    lambda of, amount, per=None: Sized(of, -amount, per),
    lambda given: None,
    "{of:size} is reduced/decreased by {amount:count}",
    "{of:size} is reduced/decreased by {amount:count} {per}",
)
OWNED.form(
    Sized,
    "Exertions are {amount:change} cards",
    "exertions {amount:change} (card[|s])",
    "exertions are increased by {amount:count} (card[|s])",
    "exertion {amount:change}",
    of="exertion",
)
OWNED.converts(
    lambda amount: Sized("exertion", -amount),
    lambda given: None,
    "exertions are reduced/decreased by {amount:count} (card[|s])",
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
for state, told in (("weapon broken", "broken"), ("disarmed", "disarmed")):
    OWNED.form(CannotBecome, f"weapon cannot be {told}", f"weapon may not be {told}", state=state)
OWNED.form(Considered, "weapon is considered broken", "weapon is considered to be broken", state="weapon broken")
OWNED.form(
    Armor, "damage from {what:kind|!} is {amount:number} less", "damage from {what:kind|!} is reduced by {amount:count}"
)

for timed, plain in ((TIMED, STATE), (TIMED_PERMISSION, PERMISSION), (TIMED_OWNED, OWNED)):
    timed.adds(f"{{it:{plain.name}?}} {{until}}", about="For as long as is said.")
    timed.also(plain)
