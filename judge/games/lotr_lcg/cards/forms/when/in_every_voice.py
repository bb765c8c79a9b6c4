"""triggering-condition: an occasion told from every side: by what it was brought about, as an attack, at any time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.forms.sentences import IN_TIME
from judge.games.lotr_lcg.cards.forms.when.occasions import BE, MUCH, occasion
from judge.games.lotr_lcg.cards.language import LANGUAGE, of
from judge.games.lotr_lcg.cards.meanings import Condition, Limit, Opening, Phrase, Trigger

happening = of["happening"]


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    return None


# --- by what it was brought about: behind any occasion that card text can bring about by itself
EFFECTS = ("card effect", "player card effect", "encounter card effect", "treachery card effect", "event card effect")
effects = LANGUAGE.words("effect that does it", "card effects that bring something about")
for each in EFFECTS[:4]:
    a = "an" if each.startswith("e") else "a"
    effects.word(each, f"{a} {each}", f"{each}s", each)
effects.word("event card effect", "an event", "an event card effect", "an event effect", "a player event")


BY_EFFECTS: dict[str, tuple[str, ...]] = {
    "progress": (f"{MUCH} progress is/are placed on {{subject:cards}}",),
    "remove-progress": (f"{MUCH} progress is/are removed/discarded from {{subject:cards}}",),
    "resource": (
        f"{{subject:cards}} gain[s|] {MUCH} resource[|s]",
        f"{MUCH} resource[|s] is/are added to {{subject:pool}}",
    ),
    "stage": (f"{{subject:cards}} {BE} added to the staging area", "{subject:cards} enter[s|] the staging area"),
    "disengage": (f"{{subject:cards}} {BE} returned to the staging area",),
    "engage": ("{subject:cards} engage[s|] {player:anybody}",),
    "attach": (f"{{subject:cards}} {BE} attached to {{other:cards}}",),
    "put": (f"{{subject:cards}} {BE} put into play",),
    "uncommit": (f"{{subject:cards}} {BE} removed from the quest",),
    "deal-shadow": (f"{{subject:cards}} {BE} dealt 1 or more shadow cards",),
}
for kind, templates in BY_EFFECTS.items():
    caused = (f"{each} {by} {{cause:effect that does it}}" for each in templates for by in ("by", "from", "through"))
    occasion(kind, *caused, rank=2)


# --- the effect told as the one who does it: `a card effect readies a character`
DOES = {
    "ready": "readies", "exhaust": "exhausts", "heal": "heals", "destroy": "destroys", "discard": "discards",
    "uncommit": "removes", "put": "puts",
}  # fmt: skip
BEHIND = {"uncommit": " from the quest", "put": " into play", "discard": " from play"}
for kind, verb in DOES.items():
    told: dict[str, Any] = {"kind": kind} | ({"detail": "play area"} if kind == "discard" else {})
    behind = BEHIND.get(kind, "")
    happening.form(Trigger, f"{{cause:effect that does it}} {verb} {{subject:cards}}{behind}", rank=2, **told)

# --- attacks
OVER = ("'s attack resolves", "'s attack ends", "'s attack is over")
occasion(
    "attack-ends",
    *(f"{{subject:cards}} {each}" for each in OVER),
    "resolving {subject:cards} 's attack",
    "an attack (made) by {subject:cards} resolves/ends",
    rank=1,
)
occasion("attacked", f"{{subject:cards}} {BE} attacked by {{player}}", rank=1)
for who in ("against {player:anybody}", "made against {player:anybody}"):
    occasion("attack-ends", f"an attack {who} resolves/ends", subject=Phrase("pick", kinds=("enemy",)), rank=2)
UNDEFENDED = (Condition("undefended"),)


def _undefended(subject: Phrase, it: Opening) -> Opening | None:
    """`after it makes an undefended attack`: after its attack, if nobody has defended against it."""
    deeds = it.deeds._replace(conditions=(*UNDEFENDED, *it.deeds.conditions))
    told = Trigger("attack-ends", subject)
    return None if it.triggers else it._replace(timing="after", triggers=(told,), deeds=deeds)


AN_UNDEFENDED = (
    "{subject:cards} makes an undefended attack",
    "an undefended attack (made) by {subject:cards} (resolves)",
    "an attack (made) by {subject:cards} is left undefended",
    "{subject:cards} 's attack is (left) undefended",
    "{subject:cards} attacks and the/that/this attack is/was (left) undefended",
)
of["triggered part"].converts(
    _undefended, _unsaid, *(f"after {each}, {{it:effect part}}" for each in AN_UNDEFENDED), rank=1
)
of["triggered part"].converts(
    lambda it: _undefended(Phrase("pick", kinds=("enemy",)), it),
    _unsaid,
    "after an undefended attack (resolves), {it:effect part}",
    "after an attack is left undefended, {it:effect part}",
    rank=1,
)
occasion("effect", *(f"a shadow effect {resolves} during an attack (made) by {{other:cards}}"
                     for resolves in ("resolves", "is resolved", "is triggered")), detail="shadow", rank=1)  # fmt: skip

# --- the effects of a card, canceled: `a treachery is canceled`
occasion("cancel", f"{{subject:cards}} {BE} canceled", detail="when revealed", rank=3)


# --- the first time, wherever that is said
def _first(per: str, bold: bool) -> Any:
    """`the first time a hero is damaged in each phase`: as `each phase` at the end says it."""

    def make(triggers: tuple[Trigger, ...], it: Opening) -> Opening | None:
        if it.triggers or it.costs or it.deeds.conditions or it.deeds.cases:
            return None
        acts = it.deeds.instead or any(each.verb in IN_TIME for each in it.deeds.effects)
        return it._replace(kind="forced", timing="when" if acts else "after", triggers=triggers, limit=Limit(1, per))

    return make


for per in ("round", "phase"):
    for bold, opens in ((True, "Forced: "), (False, "")):
        of["opening" if bold else "sentence"].converts(
            _first(per, bold),
            _unsaid,
            *(f"{opens}the first time {{triggers:happens|}} {when} {per}, {{it:effect part}}"
              for when in ("in each", "during each", "in a", "during a", "in any")),
            *(f"{opens}{when} {per}, the first time {{triggers:happens|}}, {{it:effect part}}"
              for when in ("each", "in each", "during each")),
            f"{opens}once per {per}, when/after {{triggers:happens|}}, {{it:effect part}}",
            rank=4 if not bold else 1,
        )  # fmt: skip
