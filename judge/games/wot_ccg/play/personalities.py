"""personalities: a replacement takes the place of a Personality; who is leader then."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from judge.engine import Choice, Moment, Refusal, refuse
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.cards.meanings import NONE
from judge.games.wot_ccg.cards.words import tidy
from judge.games.wot_ccg.play.events_and_effects.events import AsEvent, bought_by, refuse_moment
from judge.games.wot_ccg.play.events_and_effects.occasions import happen
from judge.games.wot_ccg.play.events_and_effects.requirements import refuse_required
from judge.games.wot_ccg.play.pattern import refuse_pattern
from judge.games.wot_ccg.play.traits import called, is_leader, refuse_banned
from judge.games.wot_ccg.play.unfit import card_called, refuse_unheld
from judge.games.wot_ccg.play.who import held, in_play
from judge.games.wot_ccg.things import DISCARD, HAND, KILLED, REMOVED, Card
from judge.kit.timeline import timeline

INHERITED = (
    "controller", "zone", "place", "rotated", "announced", "rolled", "damage", "symbols", "kept", "token", "challenge",
    "last",
)  # fmt: skip


@RULES.verb
class Replace(AsEvent):
    """replacement: puts a card from hand in the place of a character of the same Personality."""

    name = "replace"
    phrase = "replaces {0} with {1}"

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        for card in held(now, by, "character"):
            if card.replaces:
                yield from ((each.name, card.name) for each in in_play(now) if each.kind == "character")

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        old, new = (card_called(now, each, cite("replacement")) for each in choice.args)
        if isinstance(old, Refusal) or isinstance(new, Refusal):
            return old if isinstance(old, Refusal) else new  # type: ignore[return-value]
        if refusal := refuse_unheld(new, choice.by, ("character",), cite("replacement")):
            return refusal
        if not new.replaces:
            return refuse(f"{new.name} does not say that it replaces anybody", cite("replacement"))
        if not old.in_play or old.kind != "character":
            return refuse(f"{old.name} is not a character in play", cite("replacement"))
        if not called(now, old, tidy(new.replaces)):
            return refuse(f"{old.name} is not the Personality that {new.name} replaces", cite("personality-chain"))
        if new.again and not old.replaces:
            return refuse(f"{new.name} replaces a card that has replaced {new.replaces}", cite("personality-chain"))
        if old.owner != choice.by:
            return refuse(f"{choice.by} does not own {old.name}", cite("replacement-owner-only"))
        banned = refuse_banned(now, old, "be replaced") or refuse_pattern(now, new, choice.by)
        return banned or refuse_required(now, new, choice.by, "play") or refuse_moment(now, choice.by)

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        refusal = super().elsewhere(now, choice)
        return refuse(refusal.text, *refusal.cites, cite("replacement-event-timing")) if refusal else None

    def take(self, now: Moment, choice: Choice) -> None:
        bought_by(now, choice.by)
        replace(now, *(now.the(Card, str(each)) for each in choice.args))
        happen(now, "enters play", now.the(Card, str(choice.args[1])), choice.by)


def replace(now: Moment, old: Card, new: Card) -> None:
    """replacement-inherits: state, damage, traits and attached cards stay; ratings and text are new."""
    if now.reads("replacement-starts-fresh") == "fresh":
        old = old._replace(damage=(), rotated=False)
    traits = tuple(dict.fromkeys((*new.traits, *old.traits)))
    loyal = tuple(dict.fromkeys((*new.allegiances, *old.allegiances)))
    state = {field: getattr(old, field) for field in INHERITED}
    now.put(new._replace(**state, traits=traits, allegiances=loyal, personality=old.personality or new.personality))
    _hand_over(now, old, new)
    gone = {"discarded": DISCARD, "hand": HAND, "killed": KILLED}.get(now.reads("replaced-card-goes"), REMOVED)
    now.put(old._replace(zone=gone, challenge="", damage=(), token="", symbols=NONE))
    text = f"{new.name} replaces {old.name}, which is removed from play; state, damage, traits and attached cards stay."
    rules = (cite("replacement"), cite("replacement-inherits"), cite("replacement-old-gone"), cite("trait-transfers"))
    now.say(text, *rules, event=("replaced", old.name))


def _hand_over(now: Moment, old: Card, new: Card) -> None:
    """replacement-inherits, replacement-temporary: attached cards and effects in force pass to the replacement."""
    for each in in_play(now):
        if each.on == old.name:
            lost = now.reads("advantages-of-the-replaced") == "discarded"
            now.put(each._replace(on="", zone=DISCARD) if lost else each._replace(on=new.name))
    found = timeline(now)
    now.put(found._replace(rows=tuple(row._replace(on=new.name) if row.on == old.name else row for row in found.rows)))


def leader_of(now: Moment, player: str) -> str:
    """hero-replacement: the card that is a player's Hero or Villain now; empty if there is none."""
    return next((each.name for each in in_play(now, player) if is_leader(each)), "")
