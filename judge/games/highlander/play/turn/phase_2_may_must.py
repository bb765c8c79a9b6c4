"""phase-2-may-must: 2) May Do/Must Do Phase: duties, an unprovoked Guard, a defense discarded."""

from __future__ import annotations

from collections.abc import Hashable

from judge.cardtext import parse
from judge.engine import Choice, Moment, Refusal, refuse
from judge.games.highlander import RULES, cite
from judge.games.highlander.cards.errata_and_faq import rules_of
from judge.games.highlander.cards.immediate_effects import (
    OWN_ACTIONS,
    carry_out,
    jobs_of_phase,
    owe,
    rule_of,
)
from judge.games.highlander.cards.kinds import cells, fits
from judge.games.highlander.cards.language import LANGUAGE
from judge.games.highlander.cards.meanings import once
from judge.games.highlander.cards.meanings.parts import CARD
from judge.games.highlander.play import endurance, limits, prone_and_disarmed
from judge.games.highlander.play.at_once import in_any_order
from judge.games.highlander.play.choice_words import PickCard, Spoken, shown
from judge.games.highlander.play.whereabouts import not_now
from judge.games.highlander.play.who import (
    active_player,
    change,
    different,
    hand,
    hand_count,
    in_play,
    note,
    open_hand,
    opponent,
    player,
    turn,
)
from judge.games.highlander.things import Card, Job
from judge.kit.choosing import Pick


@RULES.step
def begin_may_must(now: Moment) -> None:
    """phase-2-may-must: this phase counts as the beginning of the turn."""
    open_hand(now)
    who = active_player(now)
    waiting = ", ".join(job.name for job in player(now, who).duties)
    more = f" To settle: {waiting}." if waiting else ""
    now.say(f"{who}'s turn begins.{more}", cite("phase-2-may-must"), event=("phase", "may do/must do"))
    jobs = list(jobs_of_phase(now, who, "must"))
    mine = [job for job in jobs if (job.line.who == "opponent") is (job.by != who)]
    waiting_too = [job for job in mine if isinstance(job.line.does, OWN_ACTIONS)]
    for job in waiting_too:
        owe(now, who, job._replace(line=job.line._replace(who="you")))
    in_any_order(now, tuple(job for job in jobs if job not in waiting_too), cite("phase-2-may-must"))


def _possible(now: Moment, who: str, job: Job) -> bool:
    """phase-2b-must-do: a Must Do has to be taken care of if that is possible."""
    does = job.line.does
    if isinstance(does, once.Discard):
        known = any(fits(now, card, does.what) for card in hand(now, who))
        return known or (does.what == CARD and hand_count(now, who) > 0)
    if isinstance(does, once.Grind):
        return endurance.endurance_count(now, who) > 0
    return True


@RULES.bar
def must_dos_are_done(now: Moment, choice: Choice) -> Refusal | None:
    """phase-2b-must-do: all Must Dos are taken care of, if possible, before the turn goes on."""
    for job in player(now, choice.by).duties:
        if not job.line.may and _possible(now, choice.by, job):
            text = f"{choice.by} has to settle {job.name} first"
            return refuse(text, cite("phase-2b-must-do"), cite("golden-rule-turn"))
    return None


@RULES.step
def end_may_must(now: Moment) -> None:
    """phase-2b-must-do: what could not be done is gone; phase-2a-may-do: a May Do may wait until the turn is over."""
    who = active_player(now)
    waiting = player(now, who).duties
    if any(job.line.may for job in waiting) and now.reads("may-do-anytime") == "phase-only":
        lapse(now, who, waiting)
    else:
        lapse(now, who, tuple(job for job in waiting if not job.line.may))


def lapse(now: Moment, who: str, gone: tuple[Job, ...]) -> None:
    """phase-2a-may-do, phase-2b-must-do: what was not taken up, or could not be done, is gone."""
    for job in gone:
        how = "is not taken up" if job.line.may else "cannot be done"
        now.say(f"{job.name} {how}.", rule_of(job), event=("lapsed", job.name))
    change(now, who, duties=tuple(job for job in player(now, who).duties if job not in gone))


@RULES.verb
class Settle(Spoken, Pick):
    """phase-2b-must-do: a Must Do, or a May Do that waits, is settled, in any order."""

    name = "settle"
    phrase = "settles {0}"
    example = "settles <what waits>, by the name of the card it comes from, or in the words of `must-do`"

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        """`settles discard 2 cards`: what waits, by what it asks for."""
        for job in player(now, by).duties:
            asked = text.removeprefix("settles ")
            read = {each for form in (asked, f"{asked}s") for each in parse(LANGUAGE, form, "deed").meanings}
            if job.line.does in read:
                return (job.name,)
        return super().read(now, by, text)

    def options(self, now: Moment, by: str) -> list[str]:
        return list(dict.fromkeys(job.name for job in player(now, by).duties))

    kinds = "c"
    zone = "play"

    def why_not(self, now: Moment, by: str, name: str) -> Refusal | None:
        if name in self.options(now, by):
            return None
        return refuse(f"{by} has nothing left to do for {shown(name)}", cite("phase-2b-must-do"))

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        return self.refuse(now, choice) or not_now(now, choice)

    def picked(self, now: Moment, by: str, name: str) -> None:
        left = list(player(now, by).duties)
        job = left.pop([each.name for each in left].index(name))
        change(now, by, duties=tuple(left))
        now.say(f"{by} settles {name}.", rule_of(job), *rules_of(name), actor=by, event=("settled", name))
        who = job.line.who if job.by == by else "opponent"
        carry_out(now, (job._replace(line=job.line._replace(at_once=True, who=who), settled=True),))


@RULES.verb
class PutGuard(PickCard):
    """phase-2a-guard: one Guard a turn may be put into play unprovoked; it does not count as a card played."""

    name = "put-guard"
    phrase = "puts {0} into play"
    example = "puts <Guard> into play"
    rule, wrong = "phase-2a-guard", "is not a Guard"
    only = refuse("a Guard is put into play unprovoked in the May Do/Must Do Phase only", cite("phase-2a-guard"))
    also = ((r"(?:plays|puts down|lays) (.+?)(?: unprovoked)?", r"puts \1 into play"),)

    def things(self, now: Moment, by: str) -> list[Card]:
        return [card for card in different(hand(now, by)) if card.type == "guard"]

    def refuse_thing(self, now: Moment, by: str, card: Card) -> Refusal | None:
        if turn(now).guard_put:
            return refuse(f"{by} has put a Guard into play this turn", cite("phase-2a-guard"))
        if not cells(now, card) and now.reads("guard-gridded") == "gridded-only":
            return refuse(f"{card.title} has no grid", cite("phase-2a-guard"), cite("standing-defenses"))
        standing = [each for each in in_play(now, by) if each.type == "guard"]
        if standing:
            return refuse(f"{standing[0].title} is in play; it has to be dropped first", cite("guard"))
        return prone_and_disarmed.refuse_weaponless(now, by, card) or limits.refuse_entering(now, by, card)

    def take_thing(self, now: Moment, by: str, card: Card) -> None:
        now.put(card._replace(zone="play", entered=turn(now).number, ripe=False))
        note(now, guard_put=True)
        now.say(f"{by} puts {card.title} into play.", cite("phase-2a-guard"), actor=by,
                event=("put into play", card.title))  # fmt: skip


@RULES.verb
class DiscardDefense(PickCard):
    """phase-2a-defense-discard: after a turn without an attack one defense may be discarded from hand."""

    name = "discard-defense"
    phrase = "discards the defense {0}"
    example = "discards the defense <card>"
    rule, wrong = "phase-2a-defense-discard", "is not a defense"
    only = refuse("a defense is discarded in this way in the May Do/Must Do Phase", cite("phase-2a-defense-discard"))
    also = ((r"discards (.+)", r"discards the defense \1"),)

    def things(self, now: Moment, by: str) -> list[Card]:
        return [card for card in different(hand(now, by)) if card.is_defense]

    def refuse_thing(self, now: Moment, by: str, card: Card) -> Refusal | None:
        rule = cite("phase-2a-defense-discard")
        if player(now, opponent(now, by)).attacked:
            return refuse(f"{opponent(now, by)} attacked in the last turn", rule)
        return refuse("one defense has been discarded already", rule) if turn(now).defense_discarded else None

    def take_thing(self, now: Moment, by: str, card: Card) -> None:
        now.put(card._replace(zone="discard"))
        note(now, defense_discarded=True)
        now.say(f"{by} discards {shown(card.name)}.", cite("phase-2a-defense-discard"), actor=by,
                event=("discarded", shown(card.name)))  # fmt: skip
