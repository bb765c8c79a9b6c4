"""phase-2-may-must: 2) May Do/Must Do Phase: duties, powers, an unprovoked Guard, a defense discarded."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from itertools import combinations

from judge.cardtext import Unsayable, parse
from judge.cardtext.say import said
from judge.engine import Choice, Cite, Moment, Refusal, refuse
from judge.games.highlander import RULES, cite
from judge.games.highlander.cards.conditions import all_met
from judge.games.highlander.cards.continuous_effects import has_no_text
from judge.games.highlander.cards.errata_and_faq import rules_of
from judge.games.highlander.cards.immediate_effects import (
    OWN_ACTIONS,
    carry_out,
    jobs_of_phase,
    one_target,
    owe,
    rule_of,
)
from judge.games.highlander.cards.kinds import cells, fits
from judge.games.highlander.cards.language import LANGUAGE
from judge.games.highlander.cards.meanings import once
from judge.games.highlander.cards.meanings.lines import Line
from judge.games.highlander.cards.meanings.parts import CARD, Price
from judge.games.highlander.play import corda_and_reno, endurance, limits, prone_and_disarmed
from judge.games.highlander.play.choice_words import PickCard, Spoken, can, names, shown
from judge.games.highlander.play.costs import discard_to, due, pay_price, refuse_price
from judge.games.highlander.play.playing_cards import TO_USE
from judge.games.highlander.play.targets import refuse_target, targets
from judge.games.highlander.play.who import (
    active_player,
    all_in_play,
    cards,
    change,
    different,
    hand,
    hand_count,
    in_play,
    note,
    open_hand,
    opponent,
    other_player,
    phase,
    player,
    turn,
)
from judge.games.highlander.things import Card, Job
from judge.kit.choosing import Pick

USABLE = ("may", "may phase", "discard", "remove")


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
    carry_out(now, tuple(job for job in jobs if job not in waiting_too))


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
    only = refuse("this is done in the May Do/Must Do Phase", cite("phase-2a-defense-discard"))
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


def may_lines(card: Card, ability: int | None = None) -> list[Line]:
    """phase-2a-may-do: the lines of a card, or of one of its abilities, that its player may use."""
    used = {each.ability for each in card.text if each.event in USABLE}
    return [each for each in card.text if each.ability in used and ability in (None, each.ability)]


def abilities(card: Card) -> list[int]:
    """phase-2a-may-do: the abilities of a card that its player may use, by number."""
    return list(dict.fromkeys(each.ability for each in may_lines(card)))


@RULES.verb
class Use(Spoken):
    """phase-2a-may-do: a May Do of a card in play, a power, or a card that is discarded or removed to use it."""

    name = "use"
    phrase = "uses {0}[3: to {3}][1: on {1}]{2}"
    example = (
        "uses <card in play>, uses <card in play> on <card or attack>; of several powers: uses <card> to draw 1 card"
    )
    also = ((r"(?:uses|activates|discards) (.+?) (?:against|targeting|at) (.+)", r"uses \1 on \2"),
            (r"(?:activates|discards) (.+)", r"uses \1"))  # fmt: skip

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        places = [card for card in all_in_play(now) if card.type == "location" and card.owner != by]
        for card in (*in_play(now, by), *places, *cards(now, by, corda_and_reno.ASIDE)):
            for number in abilities(card):
                words = _said(card, number)
                for target in targets(now, by, card, USABLE, number):
                    yield from ((card.name, target, paid, words) for paid in _ways(now, by, card, number))

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        card, by = now.the(Card, str(choice.args[0])), choice.by
        number = _ability(card, choice)
        lines = may_lines(card, number)
        when = lines[0].event
        if card.nullified or has_no_text(now, card):
            return refuse(f"{card.title} is nullified", cite("nullifying"))
        if card.zone == corda_and_reno.ASIDE:
            return refuse(f"{card.title} is not the active one of the pair", cite("faq-corda-reno"))
        return (
            _wrong_turn(now, by, when)
            or _wrong_phase(now, when)
            or _not_ripe(now, card, when)
            or _used(now, card, number, when)
            or _unmet(now, by, card, lines)
            or refuse_target(now, by, card, str(choice.args[1]), USABLE, number)
            or _unpaid(now, by, card, number, names(choice.args[2]))
            or _no_exertion_left(now, by, lines)
        )

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        card = now.the(Card, str(choice.args[0]))
        when = may_lines(card, _ability(card, choice))[0].event
        if choice.by != active_player(now):
            text = f"{choice.by} may use it right after the opponent has played a card"
            late = _wrong_turn(now, choice.by, when) or _not_ripe(now, card, when)
            return late or refuse(text, cite("discard-to-use"))
        return _wrong_phase(now, when) or refuse("this cannot be used now", cite("phase-2a-may-do"))

    def take(self, now: Moment, choice: Choice) -> None:
        card, target, by = now.the(Card, str(choice.args[0])), str(choice.args[1]), choice.by
        number = _ability(card, choice)
        lines = may_lines(card, number)
        when = lines[0].event
        for paid in names(choice.args[2]):
            discard_to(now, by, paid, f"use {card.title}", cite("paying-cost"))
        now.say(f"{by} uses {card.title}.", cite("phase-2a-may-do"), *_rule(when), *rules_of(card.title), actor=by,
                event=("used", card.title))  # fmt: skip
        if when in TO_USE:
            gone = when == "remove" or any(isinstance(each.does, once.RemoveThis) for each in lines)
            now.put(card._replace(zone="removed" if gone else "discard"))
        else:
            note(now, used=(*turn(now).used, f"{card.name} {number}"))
        met = [each for each in lines if all_met(now, each.conditions, by, card)]
        price = _price(card, number)
        done = [each._replace(at_once=each.at_once or by != active_player(now)) for each in met]
        jobs = tuple(Job(card.title, each, by, target=target, card=card.name, settled=True) for each in done)
        carry_out(now, one_target(jobs))
        if price and price.of != "hand":
            pay_price(now, by, price, card.title)


def _no_exertion_left(now: Moment, by: str, lines: list[Line]) -> Refusal | None:
    """hard-exertion: a power that asks for a Hard Exertion needs one that may still be made."""
    from judge.games.highlander.play.exertions.hard_and_soft import refuse_hard

    hard = any(each.check and each.check.how == "hard" for each in lines)
    return refuse_hard(now, by, "text") if hard else None


def _said(card: Card, number: int) -> str:
    """What an ability does, in words, where a card has several."""
    if len(abilities(card)) == 1:
        return ""
    does = may_lines(card, number)[0].does
    for sort in ("deed", "timed", "timed permission"):
        try:
            return said(LANGUAGE, does, LANGUAGE.sorts[sort], True).text
        except Unsayable:
            continue
    return str(number)


def _ability(card: Card, choice: Choice) -> int:
    """The ability that a choice means."""
    words = str(choice.args[3])
    return next((each for each in abilities(card) if _said(card, each) == words), abilities(card)[0])


def _price(card: Card, number: int) -> Price | None:
    """paying-cost: what has to be discarded to use an ability of a card."""
    return next((each.price for each in may_lines(card, number) if each.price), None)


def _ways(now: Moment, by: str, card: Card, number: int) -> list[tuple[str, ...]]:
    """Every way to pay what using a card costs; an empty one where nothing is asked for or nothing can pay it."""
    price = _price(card, number)
    if price is None or price.of != "hand":
        return [()]
    fitting = [each for each in hand(now, by) if fits(now, each, price.what)]
    ways = combinations(fitting, due(now, by, price))
    seen = {tuple(each.title for each in way): tuple(each.name for each in way) for way in ways}
    return list(seen.values()) or [()]


def _unpaid(now: Moment, by: str, card: Card, number: int, paid: tuple[str, ...]) -> Refusal | None:
    price = _price(card, number)
    if price is None or (price.of == "hand" and len(paid) >= due(now, by, price)):
        return None
    refusal = refuse_price(now, by, price, f"use {card.title}")
    if refusal is None and price.of == "hand":
        refusal = refuse(f"{by} has to say what is discarded to use {card.title}", cite("paying-cost"))
    return refuse(refusal.text, *refusal.cites, *rules_of(card.title)) if refusal else None


def _rule(when: str) -> tuple[Cite, ...]:
    return (cite("discard-to-use"),) if when in TO_USE else ()


def _wrong_turn(now: Moment, by: str, when: str) -> Refusal | None:
    """golden-rule-turn: nothing in the opponent's turn; for discard-to-use cards that is a reading."""
    if by == active_player(now) or when in TO_USE and now.reads("discard-to-use-turn") == "opponents-turn-too":
        return None
    return refuse(f"it is not {by}'s turn", cite("golden-rule-turn"), *_rule(when))


def use_between_cards(now: Moment) -> None:
    """discard-to-use: after each card of the active player the opponent may use what is eligible."""
    note(now, just_played=False)
    if phase(now) and can(now, "use", other_player(now)):
        now.call("between-cards")


def _wrong_phase(now: Moment, when: str) -> Refusal | None:
    here = phase(now)
    if here in ("adjustment", "draw"):
        return refuse("nothing of this is done in this phase", cite("phase-5-ability-adjustment"), cite("faq-nexus"))
    if here == "may":
        return None
    if when == "may phase":
        return refuse("its text names the May Do/Must Do Phase", cite("phase-2a-may-do"))
    if when == "may" and now.reads("may-do-anytime") == "phase-only":
        return refuse("May Dos belong to the May Do/Must Do Phase", cite("phase-2-may-must"))
    return None


def _not_ripe(now: Moment, card: Card, when: str) -> Refusal | None:
    """discard-to-use: not in the turn it enters; only after the opponent has played a card in a later turn."""
    if when not in TO_USE or card.type in ("pre-game", "persona", "weapon") or card.ripe:
        return None
    if card.entered < turn(now).number and now.reads("discard-to-use") == "own-next-turn":
        return None
    early = card.entered == turn(now).number
    which = "the turn it was put into play" if early else "a turn before the opponent has played"
    return refuse(f"{card.title} cannot be used in {which}", cite("discard-to-use"))


def _used(now: Moment, card: Card, number: int, when: str) -> Refusal | None:
    """faq-once-per-turn: a May Do is done once in a turn."""
    if when not in ("may", "may phase") or f"{card.name} {number}" not in turn(now).used:
        return None
    told = any(each.once for each in may_lines(card, number))
    listed = card.type == "persona" or "quickening" in card.groups
    if not told and not listed and now.reads("may-do-again") == "as-often":
        return None
    rule = cite("anatomy-text") if told else cite("faq-once-per-turn")
    return refuse(f"{card.title} has been used this turn", rule, *rules_of(card.title))


def _unmet(now: Moment, by: str, card: Card, lines: list[Line]) -> Refusal | None:
    if any(all_met(now, each.conditions, by, card) for each in lines):
        return None
    return refuse(f"the conditions of {card.title} are not met", cite("anatomy-text"))
