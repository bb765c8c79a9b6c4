"""triggering-condition: what a response or forced ability waits for: `this card enters play`."""

from __future__ import annotations

import re
from typing import Any

from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import EACH_ONE, THIS, YOU, Phrase, Trigger

happening, cause = of["happening"], of["cause"]

cause.form("attack", "by an attack", "from an attack")
cause.form("card effect", "by a card effect", "from a card effect", "by card effects", "by an effect")
cause.form(
    "quest", "by questing unsuccessfully", "from questing unsuccessfully", "as the result of questing unsuccessfully"
)
cause.form("attack", "from an enemy attack", "by an enemy attack", "from an attack by an enemy")
cause.form("encounter card effect", "by/from an encounter card effect", "by/from an encounter card")
cause.form("player card effect", "by/from a player card effect", "by/from a player card")
cause.form(
    "event card effect", "by an event (card) effect", "from an event (card) effect", "by an event", "from an event"
)
cause.form("treachery card effect", "by/from a treachery (card) effect", "by/from a treachery (card)")
cause.form("doomed", "from the doomed keyword", "by the doomed keyword", "from/by a/the doomed effect")


BE = "[is|are]"
# How much of it is all the same: `any amount of damage`, `1 or more progress`.
MUCH = "(any|any amount of|any number of|1 or more|one or more|at least 1|at least one)"
WILL = re.compile(r"(\w+)\[s\|\]")


def occasion(kind: str, *templates: str, **fixed: Any) -> None:
    """A row for something that happens, and for what would: `is destroyed`, `would be destroyed`."""
    would = (WILL.sub(r"would \1", each.replace(BE, "would be", 1), count=1) for each in templates)
    happening.form(Trigger, *dict.fromkeys((*templates, *would)), kind=kind, **fixed)


occasion(
    "damage",
    f"{{subject:cards}} {BE} dealt {MUCH} damage ({{cause}})",
    f"{{subject:cards}} take[s|] {MUCH} damage ({{cause}})",
    f"{{subject:cards}} suffer[s|] {MUCH} damage ({{cause}})",
    f"{{subject:cards}} {BE} damaged/wounded ({{cause}})",
    f"{MUCH} damage is dealt to {{subject:cards}} ({{cause}})",
)
occasion("damage", f"{{subject:cards}} {BE} assigned {MUCH} damage ({{cause}})", detail="assigned")
occasion(
    "destroy",
    f"{{subject:cards}} {BE} destroyed ({{cause}})",
    f"{{subject:cards}} {BE} ever destroyed",
    "{subject:cards} would be destroyed",
    f"{{subject:cards}} {BE} defeated/killed",
)
occasion(
    "destroy",
    "{other:cards} attacks and destroys {subject:cards}",
    "{other:cards} participates in an attack that/which destroys {subject:cards}",
    "{other:cards} participates in attacking and destroying {subject:cards}",
    cause="attack",
)
occasion(
    "destroy",
    "{other:cards} destroys {subject:cards}",
    "{subject:cards} is destroyed by {other:cards}",
    "{other:cards} defeats {subject:cards}",
)
occasion(
    "damage",
    "{other:cards} attacks and damages {subject:cards}",
    "{other:cards} damages {subject:cards} by an attack",
    cause="attack",
)
occasion(
    "leave", "{subject:cards} leave[s|] play", "{subject:cards} ever leave[s|] play", "{subject:cards} would leave play"
)
occasion("enter", "{subject:cards} enter[s|] play", "{subject:cards} would enter play")
occasion("enter", "{subject:cards} enter[s|] play under your control", player=YOU)
occasion(
    "stage",
    "{subject:cards} [is|are] added to the staging area",
    "{subject:cards} [is|are] placed in the staging area",
    "{subject:cards} enter[s|] the staging area",
)
occasion(
    "disengage",
    "{subject:cards} return[s|] to the staging area",
    f"{{subject:cards}} {BE} returned to the staging area",
)
FROM_HAND = ("hand", "a player's hand", "its/their owner's hand", "a hand")
occasion(
    "play", f"{{subject:cards}} {BE} played", *(f"{{subject:cards}} {BE} played from {each}" for each in FROM_HAND)
)
occasion("put", f"{{subject:cards}} {BE} put into play", "{subject:cards} would be put into play")
occasion("discard", f"{{subject:cards}} {BE} discarded", "{subject:cards} would be discarded")
occasion("discard", f"{{subject:cards}} {BE} discarded from play ({{cause}})", detail="play area")
occasion(
    "discard", f"{{subject:cards}} {BE} discarded from the encounter deck",
    f"{{subject:cards}} {BE} discarded from the top of the encounter deck", detail="deck", other=Phrase("scenario"),
)  # fmt: skip
occasion(
    "discard-top",
    "{player} discards any number of cards from the top of their/his/her deck",
    "{player} discards 1 or more cards from (the top of) their/his/her deck",
    "{player} discards cards from (the top of) their/his/her deck",
    "{player} discards any number of cards from their/his/her deck",
)
occasion("exhaust", "{subject:cards} exhaust[s|]", f"{{subject:cards}} {BE} exhausted ({{cause}})")
occasion(
    "exhaust",
    "{subject:cards} exhaust[s|] to commit to the quest",
    "{subject:cards} exhaust[s|] to commit to a quest",
    "{subject:cards} exhaust[s|] to quest",
    cause="commit",
)
occasion(
    "exhaust",
    "{subject:cards} exhaust[s|] to defend",
    "{subject:cards} exhaust[s|] to defend an attack",
    "{subject:cards} exhaust[s|] to defend against an attack",
    cause="defend",
)
occasion(
    "exhaust",
    "{subject:cards} exhaust[s|] to attack",
    "{subject:cards} exhaust[s|] to make an attack",
    "{subject:cards} exhaust[s|] to attack an enemy",
    cause="attack",
)
BY = ("from {other:cards}", "by {other:cards}", "made by {other:cards}")
occasion(
    "exhaust",
    *(f"{{subject:cards}} exhaust[s|] to defend (against) an attack {each}" for each in BY),
    cause="defend",
)
occasion("ready", "{subject:cards} [readies|ready]", f"{{subject:cards}} {BE} readied ({{cause}})")
occasion(
    "heal",
    f"{{subject:cards}} {BE} healed ({{cause}})",
    f"{{subject:cards}} heal[s|] {MUCH} damage",
    f"{MUCH} damage is healed from/on {{subject:cards}}",
    f"{{subject:cards}} {BE} healed of {MUCH} damage",
)
occasion(
    "commit", "{subject:cards} commit[s|] to the quest", "{subject:cards} commit[s|] to a/this quest",
    f"{{subject:cards}} {BE} committed to the quest", f"{{subject:cards}} {BE} committed to a/this quest",
)  # fmt: skip
occasion(
    "to-victory", f"{{subject:cards}} {BE} added to the victory display",
    f"{{subject:cards}} {BE} placed in the victory display", "{subject:cards} enter[s|] the victory display",
)  # fmt: skip
occasion(
    "all-committed",
    "characters are committed to the quest",
    "(all) characters have been committed to the quest",
    "the players have committed characters to the quest",
    "players have committed characters to the quest",
    "the players commit characters to the quest",
    "players commit characters to the quest",
    "characters are committed to quest",
    rank=-1,
)
occasion("uncommit", f"{{subject:cards}} {BE} removed from the quest", f"{{subject:cards}} {BE} removed from a quest")
occasion(
    "declare-attacker",
    f"{{subject:cards}} {BE} declared as an attacker",
    f"{{subject:cards}} {BE} declared as attackers",
)
occasion("declare-attacker", f"{{subject:cards}} {BE} declared as an attacker against {{other:cards}}")
occasion(
    "declared",
    f"{{subject:cards}} {BE} declared as an attacker or defender against {{other:cards}}",
    f"{{subject:cards}} {BE} declared as an attacker or a defender against {{other:cards}}",
)
occasion("declared", f"{{subject:cards}} {BE} declared as an attacker or defender")
occasion(
    "declare-defender",
    f"{{subject:cards}} {BE} declared as a defender",
)
occasion(
    "declare-defender",
    f"{{subject:cards}} {BE} declared as a defender against {{other:cards}}",
    "{subject:cards} defends against {other:cards}",
    *(f"{{subject:cards}} {BE} declared as a defender against an attack {each}" for each in BY),
)
occasion(
    "defends",
    "{subject:cards} defends",
    "{subject:cards} defends an attack",
    "{subject:cards} defends against an attack",
    "{subject:cards} defends (against) an enemy attack",
    "an attack in which {subject:cards} defended resolves",
)
occasion(
    "attacks",
    "{subject:cards} attacks",
    "{subject:cards} makes an attack",
    "an attack in which {subject:cards} attacked resolves",
)
occasion(
    "attack", "{subject:cards} attack[s|] {player:anybody}", "{subject:cards} makes an attack against {player:anybody}"
)
occasion("attack-ends", "{subject:cards} 's attack ends", "{subject:cards} 's attack is resolved")
occasion(
    "engage",
    "{subject:cards} engage[s|] {player:anybody}",
    "{player} engages {subject:cards}",
    "{player:players} engage {subject:cards}",
)
occasion("engage", f"{{subject:cards}} {BE} engaged")
occasion(
    "engage",
    "{player:players} optionally engage {subject:cards}",
    "{player} optionally engages {subject:cards}",
    "{player:players} optionally engaged {subject:cards}",
    cause="optional",
)
occasion(
    "reveal",
    f"{{subject:cards}} {BE} revealed",
    f"{{subject:cards}} {BE} revealed from the encounter deck",
    "{subject:cards} would be revealed",
    f"{{subject:cards}} {BE} revealed from the top of the encounter deck",
)
occasion("quest-success", "{other:cards} quests successfully")
occasion("quest-failure", "{other:cards} quests unsuccessfully")
occasion("quest-over", "resolving a quest to which {other:cards} was/is committed",
         "the players resolve a quest to which {other:cards} was/is committed")  # fmt: skip
occasion(
    "quest-success", "you quest successfully", "the players quest successfully", "questing successfully",
    "players quest successfully",
)  # fmt: skip
occasion(
    "quest-failure",
    "you quest unsuccessfully",
    "the players quest unsuccessfully",
    "players quest unsuccessfully",
    "questing unsuccessfully",
    "the players have (just) quested unsuccessfully",
)
occasion(
    "explore",
    f"{{subject:cards}} {BE} explored",
    "the players explore {subject:cards}",
    "you explore {subject:cards}",
    "{subject:cards} leave[s|] play as an explored location",
    "exploring {subject:cards}",
    "{subject:cards} would be explored",
)
occasion(
    "travel",
    "the players travel to {subject:cards}",
    "you travel to {subject:cards}",
    "traveling/travelling to {subject:cards}",
    detail="journey",
)
occasion(
    "travel",
    "the players travel",
    "you travel",
    "traveling",
    subject=Phrase("pick", kinds=("location",)),
    detail="journey",
    rank=1,
)
occasion("travel", "{subject:cards} becomes the active location")
occasion(
    "travel",
    "the players travel here",
    "you travel here",
    "players travel here",
    "traveling/travelling here",
    subject=THIS,
    detail="journey",
)
occasion(
    "progress",
    f"{MUCH} progress is/are placed on {{subject:cards}}",
    f"placing {MUCH} progress on {{subject:cards}}",
    f"the players place {MUCH} progress on {{subject:cards}}",
)
occasion("progress", f"{MUCH} progress is/are placed here", f"placing {MUCH} progress here", subject=THIS)
occasion(
    "time-is-up",
    "the last time counter is removed from {subject:cards}",
    "the last time counter on {subject:cards} is removed",
)
occasion("time-is-up", "the last time counter is removed from here", subject=THIS)
occasion("remove-time", "a/1 time counter is removed from {subject:cards}", detail=EACH_ONE)
occasion("remove-time", "any number of time counters are removed from {subject:cards}")
occasion(
    "raise-threat",
    "your threat is raised/increased ({cause})",
    "you raise your threat ({cause})",
    "your threat would be raised ({cause})",
    player=YOU,
)
occasion(
    "raise-threat",
    "{player} 's threat is raised/increased ({cause})",
    "{player} raises their/his/her threat ({cause})",
    "{player} 's threat would be raised ({cause})",
)
occasion(
    "lower-threat", "your threat is lowered/reduced ({cause})", "you lower/reduce your threat ({cause})", player=YOU
)
occasion(
    "lower-threat",
    "{player} 's threat is lowered/reduced ({cause})",
    "{player} lowers/reduces their/his/her threat ({cause})",
)
occasion(
    "blank-shadow",
    "{subject:cards} is dealt a shadow card with no effect",
    "{subject:cards} is dealt a shadow card with no shadow effect",
    "{subject:cards} is dealt a shadow card with no (shadow) effect for/during this attack",
    "a shadow card with no (shadow) effect is dealt to {subject:cards}",
)
occasion("deal-shadow", f"{{subject:cards}} {BE} dealt a/1 shadow card", detail=EACH_ONE)
occasion(
    "deal-shadow",
    f"{{subject:cards}} {BE} dealt 1 or more shadow cards",
    f"{{subject:cards}} {BE} dealt any number of shadow cards",
)
occasion(
    "effect",
    "a shadow effect is triggered",
    "a shadow effect",
    "a shadow effect would resolve",
    "a shadow effect resolves",
    detail="shadow",
)
occasion("effect", "a shadow effect dealt to {other:cards} resolves", detail="shadow")
REVEALED = "when revealed"
occasion(
    "effect",
    "the when revealed effect of {subject:cards} would resolve",
    f'the "{REVEALED}" effects of {{subject:cards}} would resolve',
    f"the {REVEALED} effects of {{subject:cards}} would resolve",
    detail=REVEALED,
)
occasion("effect", "a when revealed effect would resolve", f'a "{REVEALED}" effect would resolve', detail=REVEALED)
IS_CANCELED = ("is canceled", "is cancelled")
occasion(
    "cancel",
    *(f"a {REVEALED} effect {each}" for each in IS_CANCELED),
    *(f'a "{REVEALED}" effect {each}' for each in IS_CANCELED),
    *(f"a ' {REVEALED} ' effect {each}" for each in IS_CANCELED),
    detail=REVEALED,
)
occasion("cancel", *(f"a shadow effect {each}" for each in IS_CANCELED), detail="shadow")
SO_MANY = "(any|1 or more|one or more|at least 1|at least one|any number of|any amount of)"
for drawing, fixed in (("{player} draws", {}), ("you draw", {"player": YOU})):
    occasion("draw", f"{drawing} any number of cards ({{cause}})", f"{drawing} {SO_MANY} card[|s] ({{cause}})", **fixed)
occasion(
    "resource",
    "{subject:cards} gain[s|] any number of resources",
    f"{{subject:cards}} gain[s|] {SO_MANY} resource[|s]",
    f"{SO_MANY} resource[|s] is/are added to {{subject:pool}}",
)
occasion(
    "resource",
    "a card effect adds any number of resources to {subject:pool}",
    f"a card effect adds {SO_MANY} resource[|s] to {{subject:pool}}",
    f"{SO_MANY} resource[|s] is/are added to {{subject:pool}} by a card effect",
    cause="card effect",
)
# `each time a player draws a card`: once for each card of those drawn together.
for drawing, fixed in (("{player} draws", {}), ("you draw", {"player": YOU})):
    told: dict[str, Any] = {"kind": "draw", "detail": EACH_ONE, **fixed}
    happening.form(Trigger, f"{drawing} a/1 card ({{cause}})", **told)
happening.form(
    Trigger, "{player} discards a/1 card from (the top of) their/his/her deck", kind="discard-top", detail=EACH_ONE
)
happening.form(
    Trigger,
    "{subject:cards} gain[s|] a/1 resource",
    "a/1 resource is added to {subject:pool}",
    kind="resource",
    detail=EACH_ONE,
)
happening.form(
    Trigger,
    "a card effect adds a/1 resource to {subject:pool}",
    "a/1 resource is added to {subject:pool} by a card effect",
    kind="resource",
    cause="card effect",
    detail=EACH_ONE,
)
occasion("control", "{subject:cards} changes control")
occasion(
    "attach",
    f"{{subject:cards}} {BE} attached to {{other:cards}}",
    "you attach {subject:cards} to {other:cards}",
)

happens = of["happens"]
happens.also(happening)
happens.adds("{it:happening} during the {phase} phase", "{it:happening} in the {phase} phase", rank=-1)
