"""immediate-effect: card text carried out line by line; what waits for the other player's own turn."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Any

from judge.cardtext import say
from judge.cardtext.say import said
from judge.engine import Choice, Cite, Moment, Refusal, refuse
from judge.games.highlander import RULES, cite
from judge.games.highlander.cards import continuous_effects
from judge.games.highlander.cards.conditions import all_met, whom
from judge.games.highlander.cards.counting import count
from judge.games.highlander.cards.deeds import DEEDS
from judge.games.highlander.cards.errata_and_faq import rules_of
from judge.games.highlander.cards.language import LANGUAGE
from judge.games.highlander.cards.meanings import of_cards, once
from judge.games.highlander.cards.meanings.lines import Line
from judge.games.highlander.cards.meanings.parts import InState
from judge.games.highlander.play.choice_words import Spoken, shown
from judge.games.highlander.play.costs import pay_price, refuse_price
from judge.games.highlander.play.targets import is_aimed, possible_targets, several
from judge.games.highlander.play.who import active_player, all_in_play, change, opponent, player
from judge.games.highlander.things import Attack, Card, Exertion, Job
from judge.kit.choosing import Decide, Pick

OWN_ACTIONS = (
    once.Discard, once.DiscardAtRandom, once.DiscardEqual, once.DiscardAny, once.Grind, once.Trade, once.Retrieve,
    once.PutIntoPlay, once.PutOnTop, once.Draw, once.DrawUp, once.Reshuffle, once.RemoveEndurance, once.LookAtHand,
    once.LookAtTop, once.OneOf,
)  # fmt: skip
NAMING = (
    once.TakeDamage, once.Prevent, once.Maximum, once.Fall, once.StandUp, once.Disarm, once.RegainWeapon, once.Grind,
    once.Draw, once.RemoveEndurance, once.Exhaust,
)  # fmt: skip
SET_OFF = ("successful", "blocked", "dodged", "defended", "defends", "lands", "is blocked", "is dodged", "plays")
ONE_SIDED = (once.TakeControl, once.Remove, once.Counter, once.Nullify, once.Ignore)


def jobs_of(now: Moment, card: Card, by: str, when: str = "", attack: str = "", target: str = "") -> tuple[Job, ...]:
    """The lines of a card that are carried out at a time; lasting lines work by themselves."""
    found: Attack | None = now.the(Attack, attack) if attack else None
    lines = [each for each in card.text if each.event == when and _done(each)]
    if not lines:
        return ()
    met = [each for each in lines if all_met(now, each.conditions, by, card, found)]
    return one_target(tuple(Job(card.title, each, by, attack, target, card.name) for each in met))


def jobs_of_phase(now: Moment, who: str, when: str) -> Iterator[Job]:
    """What cards in play do in a phase of a player: his own, Locations, and those that speak of an opponent's phase."""
    for card in all_in_play(now):
        if card.nullified or card.name in player(now, who).ignoring or continuous_effects.has_no_text(now, card):
            continue
        mine = card.owner == who or card.type == "location"
        for line in card.text:
            told = line.when.who if line.when else ""
            if told == "each" or (mine and not told) or (told == "opponent" and card.owner != who):
                by = card.owner if told == "opponent" else who
                yield from (job for job in jobs_of(now, card, by, when) if job.line == line)


def one_target(jobs: tuple[Job, ...]) -> tuple[Job, ...]:
    """anatomy-text: the target that was named is that of the first line that has one; further ones are chosen later."""
    aimed = [at for at, job in enumerate(jobs) if is_aimed(job.line) and job.target]
    return tuple(
        job._replace(target="", line=job.line._replace(at_once=True)) if at in aimed[1:] else job
        for at, job in enumerate(jobs)
    )


def say_unmet(now: Moment, card: Card, by: str) -> None:
    """anatomy-text: lines whose condition is not met do nothing; being only considered so is not enough."""
    for line in card.text:
        if not line.when and _done(line) and not all_met(now, line.conditions, by, card):
            more = (cite("faq-considered-actually"),) if any(isinstance(c, InState) for c in line.conditions) else ()
            asked = " and ".join(say(LANGUAGE, each, "stated") for each in line.conditions)
            now.say(f"{card.title}: the condition is not met ({asked}), so nothing happens to {by} or "
                    f"{opponent(now, by)}.", cite("anatomy-text"), *more, event=("failed", card.title))  # fmt: skip


def _done(line: Line) -> bool:
    """Whether a line is done once."""
    return type(line.does) in DEEDS or not continuous_effects.is_lasting(line)


def carry_out(now: Moment, jobs: tuple[Job, ...]) -> None:
    """Lines of text to be carried out one after the other."""
    if jobs:
        now.call("text", jobs=jobs, count=0, taken=())


@RULES.test
def lines_left(now: Moment) -> bool:
    """Whether lines of text are left to carry out."""
    return bool(now.bound("jobs"))


@RULES.step
def next_line(now: Moment) -> None:
    """immediate-effect: the next line of text; an Exertion it asks for comes first, for all lines that need it."""
    jobs: tuple[Job, ...] = now.given(tuple, "jobs")
    first = jobs[0]
    alike = 1
    while first.line.check and alike < len(jobs) and _same_exertion(first, jobs[alike]):
        alike += 1
    now.bind("jobs", jobs[alike:])
    if first.settled or not (first.line.may or first.line.price):
        _begin(now, jobs[:alike])
    elif _decides_now(now, first):
        now.call("optional", offered=jobs[:alike])
    elif first.line.check:
        _exert(now, jobs[:alike])
    else:
        line = first.line if first.line.yours else first.line._replace(who="you")
        owe(now, _decider(now, first), first._replace(line=line))


def _begin(now: Moment, jobs: tuple[Job, ...]) -> None:
    """One line, or several after one Exertion."""
    check = jobs[0].line.check
    if check and check.how == "challenge":
        now.call("challenge", challenging=jobs)
    elif check:
        _exert(now, jobs)
    else:
        do_line(now, jobs[0])


def _of_one(one: Job, other: Job) -> bool:
    return (one.card, one.line.ability) == (other.card, other.line.ability)


def _same_exertion(one: Job, other: Job) -> bool:
    return _of_one(one, other) and one.line.check == other.line.check


def _decider(now: Moment, job: Job) -> str:
    """Who says whether something optional is done: whom it concerns, unless it is the player of the card who may."""
    return job.by if job.line.yours else whom(now, job.line.who, job.by)[0]


def _decides_now(now: Moment, job: Job) -> bool:
    """golden-rule-turn: a player decides in his own turn; or at the moment at which something sets in by itself."""
    return _decider(now, job) == active_player(now) or job.line.at_once or job.line.event in SET_OFF


@RULES.verb
class DoOptional(Decide):
    """phase-2a-may-do: what a text says that its player may do is done, or not."""

    name = "optional"
    example = "does so; does not do so"
    wordings = ("does so", "does not do so")
    only = refuse("no text lets a player choose whether to do something now", cite("phase-2a-may-do"))

    def by(self, now: Moment) -> str:
        return _decider(now, now.given(tuple, "offered")[0])

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        price = now.given(tuple, "offered")[0].line.price
        name = now.given(tuple, "offered")[0].name
        return refuse_price(now, choice.by, price, f"use {name}") if choice.args[0] and price else None

    def decided(self, now: Moment, by: str, yes: bool) -> None:
        jobs: tuple[Job, ...] = now.given(tuple, "offered")
        price = jobs[0].line.price
        if yes and price:
            carry_out(now, tuple(job._replace(settled=True) for job in jobs))
            pay_price(now, by, price, jobs[0].name)
            return
        if yes:
            _begin(now, jobs)
            return
        job = jobs[0]
        now.say(f"{by} does not use {job.name}.", cite("phase-2a-may-do"), actor=by, event=("declined", job.name))
        left: tuple[Job, ...] = now.given(tuple, "jobs")
        now.bind("jobs", tuple(each for each in left if not (each.line.if_done and _of_one(each, job))))


@RULES.verb
class ChooseOne(Spoken, Pick):
    """anatomy-text: of two things that a text leaves open, the player who does it chooses."""

    name = "choose-one"
    phrase = "chooses to {0}"
    example = "chooses to draw 1 card (where a text says one thing or another)"
    only = refuse("no text offers a choice between two things now", cite("anatomy-text"))

    def why_not(self, now: Moment, by: str, name: str) -> Refusal | None:
        return None if name in self.options(now, by) else self.only

    def by(self, now: Moment) -> str:
        return str(now.bound("who"))

    def options(self, now: Moment, by: str) -> list[str]:
        job = now.bound("chosen")
        return [_in_words(each) for each in job.line.does] if isinstance(job, Job) else []

    def picked(self, now: Moment, by: str, name: str) -> None:
        job = now.given(Job, "chosen")
        does = next(each for each in job.line.does if _in_words(each) == name)
        line = job.line._replace(does=does, who="" if by == job.by else "opponent", at_once=True)
        now.say(f"{by} chooses to {name} ({job.name}).", cite("anatomy-text"), actor=by, event=("chosen", job.name))
        carry_out(now, (job._replace(line=line, settled=True),))


def _in_words(does: Any) -> str:
    return said(LANGUAGE, does, LANGUAGE.sorts["deed"], True).text


def _exert(now: Moment, jobs: tuple[Job, ...]) -> None:
    """An Exertion that text calls for; its player makes it, or, where he may, the player it is good for."""
    line, check = jobs[0].line, jobs[0].line.check
    assert check is not None
    by = jobs[0].by
    who = opponent(now, by) if line.may and line.who == "opponent" and not line.yours else by
    if who != active_player(now) and not line.at_once and line.event not in SET_OFF:
        for job in jobs:
            owe(now, who, job._replace(line=job.line._replace(who="you"), by=who))
        return
    from judge.games.highlander.play.exertions.hard_and_soft import exert, refuse_hard

    hard = check.how == "hard" and who == active_player(now)
    refusal = (
        refuse_hard(now, who, "text") if hard else continuous_effects.refuse_doing(now, who, f"{check.how} exertion")
    )
    if refusal:
        now.say(f"{jobs[0].name}: {refusal.text}; nothing happens.", *refusal.cites, event=("failed", jobs[0].name))
        return
    exert(now, who, "text", check.how, gem=" or ".join(check.gems), need=check.need, jobs=jobs)


def do_line(now: Moment, job: Job) -> None:
    """Carries a line out for everybody it concerns, or lets it wait for the turn of the player who has to act.

    An equal number is as many as were discarded by the line before.
    """
    line = job.line
    if several(line):
        _aim_each(now, job)
        return
    if is_aimed(line) and not job.target:
        _aim(now, job)
        return
    if isinstance(line.does, once.DiscardEqual):
        line = line._replace(does=once.Discard(now.given(int, "count")))
        job = job._replace(line=line)
    for who in _whom(now, job):
        if not now.frames:
            return
        if _waits(now, line, who):
            owe(now, who, job._replace(line=_counted(now, line, job.by, who, later=True)._replace(who="you")))
        elif type(line.does) in DEEDS:
            begun = len(now.lines)
            counted = job._replace(line=_counted(now, line, job.by, who))
            DEEDS[type(line.does)](now, counted, who)
            _name_the_card(now, job, begun)
            _on_the_other(now, counted, opponent(now, who))
        elif isinstance(line.does, of_cards.OF_CARD):
            now.say(f"{job.name}: there is no card being played that this could change.", cite("anatomy-text"))
        else:
            found = now.get(job.card)
            source = found if isinstance(found, Card) else Card(job.name, job.name, job.by, "event")
            continuous_effects.begin_lasting(now, source._replace(owner=job.by), line)
            return


def _on_the_other(now: Moment, job: Job, other: str) -> None:
    """anatomy-text: what a text does falls on the player whom it names; some let it fall on the other one."""
    if isinstance(job.line.does, NAMING) and other not in _whom(now, job) and now.reads("text-whose") == "other":
        DEEDS[type(job.line.does)](now, job, other)


def _counted(now: Moment, line: Line, by: str, who: str, later: bool = False) -> Line:
    """An amount for each of something, as it is now; cards in hand are counted when the player comes to it."""
    per = getattr(line.does, "per", None)
    if per is None or per.of == "gem" or (per.of == "own hand" and later):
        return line
    return line._replace(does=line.does._replace(amount=line.does.amount * count(now, per, by, who), per=None))


def _waits(now: Moment, line: Line, who: str) -> bool:
    """golden-rule-turn: what a player has to do himself waits for his own turn, unless the text wants it at once."""
    if who == active_player(now) or not isinstance(line.does, OWN_ACTIONS) or line.at_once:
        return False
    return now.reads("opponents-turn") == "waits"


def _name_the_card(now: Moment, job: Job, begun: int) -> None:
    """What was said since then rests first on the errata or the FAQ about the card, and the Exertion it is due to."""
    rules = (*rules_of(job.name), *([cite(job.due_to)] if job.due_to else []))
    for at, line in enumerate(now.lines[begun:], begun):
        now.lines[at] = line._replace(cites=tuple(dict.fromkeys((*rules, *line.cites))))


def _aim_each(now: Moment, job: Job) -> None:
    """Several targets are chosen one after the other; up to so many: each of them or not."""
    cards = job.line.does.cards
    does = job.line.does._replace(cards=cards._replace(amount=1, most=False))
    line = job.line._replace(does=does, may=cards.most, at_once=True, price=None)
    carry_out(now, (job._replace(line=line, target="", settled=not cards.most),) * cards.amount)


def _aim(now: Moment, job: Job) -> None:
    """A line that set in by itself is aimed now, by the player of its card; one played without target is idle."""
    found = possible_targets(now, job.by, job.line)
    late = job.line.when or job.line.at_once or job.line.check or job.settled
    if not found or not late:
        now.say(f"{job.name} has no target; nothing happens.", cite("faq-no-target"))
    elif len(found) == 1:
        do_line(now, job._replace(target=found[0]))
    else:
        now.call("aiming", job=job)


@RULES.verb
class Aim(Spoken):
    """The target of a line that has set in by itself is chosen by the player of its card."""

    name = "aim"
    phrase = "aims {0} at {1}"
    example = "aims <card> at <card in play or attack>"
    kinds = "wt"
    only = refuse("no text needs a target now", cite("anatomy-text"), cite("immediate-effect"))

    def by(self, now: Moment) -> str:
        return now.given(Job, "job").by

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        job = now.given(Job, "job")
        yield from ((job.name, name) for name in possible_targets(now, job.by, job.line))

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        job, target = now.bound("job"), str(choice.args[1])
        if not isinstance(job, Job):
            return self.only
        if target in possible_targets(now, job.by, job.line):
            return None
        return refuse(f"{job.name} cannot be aimed at {shown(target)}", cite("anatomy-text"))

    def take(self, now: Moment, choice: Choice) -> None:
        do_line(now, now.given(Job, "job")._replace(target=str(choice.args[1])))


def _whom(now: Moment, job: Job) -> list[str]:
    """Whom a line concerns: the player of the card unless it says otherwise."""
    if job.line.who in ("loser", "winner"):
        return [str(now.bound(job.line.who) or job.by)]
    return [job.by] if isinstance(job.line.does, ONE_SIDED) else whom(now, job.line.who, job.by)


def owe(now: Moment, who: str, job: Job) -> None:
    """golden-rule-turn: what the opponent has to do waits for his own May Do/Must Do Phase."""
    change(now, who, duties=(*player(now, who).duties, job))
    now.say(f"{job.name}: this waits for {who}'s May Do/Must Do Phase.", cite("golden-rule-turn"), rule_of(job),
            *rules_of(job.name), event=("owed", job.name))  # fmt: skip


def rule_of(job: Job) -> Cite:
    """phase-2a-may-do, phase-2b-must-do: the rule about what waits for a player's own phase."""
    return cite("phase-2a-may-do") if job.line.may else cite("phase-2b-must-do")


def settle_exertion(now: Moment, found: Exertion) -> None:
    """threshold-exertions, tiered-exertions: what the gems found bring about."""
    todo: list[Job] = []
    for job in found.jobs:
        line, gems = job.line._replace(check=None), found.found
        if counts_gems(line) and gems:
            named_two = " or " in found.gem
            times = 1 if not named_two and now.reads("tiered-count") == "once" else gems
            todo.append(job._replace(line=for_gems(line, times), settled=True, due_to="tiered-exertions"))
        elif counts_gems(line):
            now.say(f"{job.name}: no {found.gem} found, nothing happens.", cite("tiered-exertions"))
        elif gems >= found.need or now.reads("threshold-passed") == "anyway":
            todo.append(job._replace(line=line, settled=True, due_to="threshold-exertions"))
        else:
            whom_not = " and ".join(_whom(now, job))
            now.say(f"{job.name}: {gems} of {found.need} {found.gem} found; the card has no effect on {whom_not}.",
                    cite("threshold-exertions"), event=("failed", job.name))  # fmt: skip
    carry_out(now, tuple(todo))


def counts_gems(line: Line) -> bool:
    """tiered-exertions: whether a line does something for each gem."""
    per = getattr(line.does, "per", None)
    return per is not None and per.of == "gem"


def for_gems(line: Line, gems: int) -> Line:
    """tiered-exertions: a line with its amount for so many gems."""
    return line._replace(does=line.does._replace(amount=line.does.amount * gems, per=None))
