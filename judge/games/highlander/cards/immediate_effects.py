"""immediate-effect: card text carried out line by line; what waits for the other player's own turn."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from judge.engine import Choice, Cite, Moment
from judge.games.highlander import RULES, cite
from judge.games.highlander.cards import continuous_effects
from judge.games.highlander.cards.conditions import all_met
from judge.games.highlander.cards.deeds import DEEDS
from judge.games.highlander.cards.errata_and_faq import rules_of
from judge.games.highlander.cards.meanings import STAYING, Effect
from judge.games.highlander.play.choice_words import Spoken
from judge.games.highlander.play.targets import AIMED, possible_targets
from judge.games.highlander.play.who import active_player, change, opponent, player
from judge.games.highlander.things import Attack, Card, Exertion, Job

OWN_ACTIONS = ("discard", "discard equal", "discard any", "grind", "trade", "retrieve", "put into play")
OF_ONE_CARD = (
    "damage", "figure", "no damage", "unblockable", "undodgeable", "unanswerable", "power blow", "head shot",
    "no power blow", "no head shot", "not hidden", "may head shot", "may power blow", "hidden", "additional",
    "answers one", "power block", "may answer", "not against", "exert head shot",
)  # fmt: skip
NOW = ("", "successful", "blocked", "dodged", "defended")


def jobs_of(now: Moment, card: Card, by: str, when: str = "", attack: str = "", target: str = "") -> tuple[Job, ...]:
    """The lines of a card that are carried out at a time; lasting lines work by themselves."""
    found: Attack | None = now.the(Attack, attack) if attack else None
    lines = [each for each in card.text if each.when == when and _done(card, each)]
    met = [each for each in lines if all_met(now, each.conditions, by, card, found)]
    return tuple(Job(card.title, each, by, attack, target) for each in met)


def say_unmet(now: Moment, card: Card, by: str) -> None:
    """anatomy-text: lines whose condition is not met do nothing; being only considered so is not enough."""
    for line in card.text:
        if line.when == "" and _done(card, line) and not all_met(now, line.conditions, by, card):
            state = any(each.endswith(("prone", "disarmed")) for each in line.conditions)
            more = (cite("faq-considered-actually"),) if state else ()
            now.say(f"{card.title}: not so that {' and '.join(line.conditions)}; nothing happens to {by} or "
                    f"{opponent(now, by)}.", cite("anatomy-text"), *more, event=("failed", card.title))  # fmt: skip


def _done(card: Card, effect: Effect) -> bool:
    """Whether a line is done once; prevention on a card that stays is lasting."""
    if effect.verb == "prevent" and effect.what and card.type in STAYING:
        return False
    if effect.verb == "maximum" and effect.each:
        return False
    return effect.verb in DEEDS or not continuous_effects.is_lasting(effect)


def carry_out(now: Moment, jobs: tuple[Job, ...]) -> None:
    """Lines of text to be carried out one after the other."""
    if jobs:
        now.call("text", jobs=jobs, count=0)


@RULES.test
def lines_left(now: Moment) -> bool:
    """Whether lines of text are left to carry out."""
    return bool(now.bound("jobs"))


@RULES.step
def next_line(now: Moment) -> None:
    """immediate-effect: the next line of text; an Exertion it asks for comes first."""
    first, *rest = now.given(tuple, "jobs")
    now.bind("jobs", tuple(rest))
    if first.effect.exertion == "challenge":
        now.call("challenge", job=first)
    elif first.effect.exertion:
        _exert(now, first)
    else:
        do_line(now, first)


def _exert(now: Moment, job: Job) -> None:
    """An Exertion that text calls for; its player makes it, or, where he may, the player it is good for."""
    effect = job.effect
    who = opponent(now, job.by) if effect.may and effect.who == "opponent" else job.by
    if who != active_player(now) and not effect.at_once and effect.when not in NOW[1:]:
        owe(now, who, job._replace(effect=effect._replace(who="you"), by=who))
        return
    from judge.games.highlander.play.exertions.hard_and_soft import exert

    exert(now, who, "text", effect.exertion, gem=effect.gem, need=int(effect.also or 0), job=job)


def do_line(now: Moment, job: Job) -> None:
    """Carries a line out for everybody it concerns, or lets it wait for the turn of the player who has to act.

    An equal number is as many as were discarded by the line before.
    """
    if job.effect.verb in AIMED and job.effect.amount == 1 and not job.target:
        _aim(now, job)
        return
    if job.effect.verb == "discard equal" and not job.effect.amount:
        job = job._replace(effect=job.effect._replace(amount=now.given(int, "count")))
    for who in _whom(now, job):
        if not now.frames:
            return
        if who != active_player(now) and job.effect.verb in OWN_ACTIONS and not job.effect.at_once:
            owe(now, who, job._replace(effect=job.effect._replace(who="you")))
        elif job.effect.verb in DEEDS:
            said = len(now.lines)
            DEEDS[job.effect.verb](now, job, who)
            _name_the_card(now, job.name, said)
        elif job.effect.verb in OF_ONE_CARD:
            now.say(f"{job.name}: there is no card being played that this could change.", cite("anatomy-text"))
        else:
            continuous_effects.begin_lasting(now, job.name, job.by, job.effect)
            return


def _name_the_card(now: Moment, title: str, said: int) -> None:
    """What was said since then also rests on the errata or the FAQ about the card."""
    for at, line in enumerate(now.lines[said:], said):
        now.lines[at] = line._replace(cites=tuple(dict.fromkeys((*line.cites, *rules_of(title)))))


def _aim(now: Moment, job: Job) -> None:
    """A line that set in by itself is aimed now, by the player of its card; one played without target is idle."""
    found = possible_targets(now, job.by, job.effect)
    late = job.effect.when or job.effect.at_once or job.effect.exertion
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

    def by(self, now: Moment) -> str:
        return now.given(Job, "job").by

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        job = now.given(Job, "job")
        yield from ((job.name, name) for name in possible_targets(now, job.by, job.effect))

    def take(self, now: Moment, choice: Choice) -> None:
        do_line(now, now.given(Job, "job")._replace(target=str(choice.args[1])))


def _whom(now: Moment, job: Job) -> list[str]:
    """Whom a line concerns: the player of the card unless it says otherwise."""
    other = opponent(now, job.by)
    if job.effect.who in ("loser", "winner"):
        return [str(now.bound(job.effect.who) or job.by)]
    if job.effect.verb in ("remove", "counter", "nullify", "ignore"):
        return [job.by]
    return {"opponent": [other], "both": [job.by, other]}.get(job.effect.who, [job.by])


def owe(now: Moment, who: str, job: Job) -> None:
    """golden-rule-turn: what the opponent has to do waits for his own May Do/Must Do Phase."""
    change(now, who, duties=(*player(now, who).duties, job))
    now.say(f"{job.name}: this waits for {who}'s May Do/Must Do Phase.", cite("golden-rule-turn"), rule_of(job),
            *rules_of(job.name), event=("owed", job.name))  # fmt: skip


def rule_of(job: Job) -> Cite:
    """phase-2a-may-do, phase-2b-must-do: the rule about what waits for a player's own phase."""
    return cite("phase-2a-may-do") if job.effect.may else cite("phase-2b-must-do")


def settle_exertion(now: Moment, found: Exertion) -> None:
    """threshold-exertions, tiered-exertions: what the gems found bring about."""
    job = found.job
    if job is None:
        return
    effect, gems = job.effect, found.found
    if effect.each:
        if gems:
            do_line(now, job._replace(effect=effect._replace(amount=(effect.amount or 1) * gems)))
        else:
            now.say(f"{job.name}: no {found.gem} found, nothing happens.", cite("tiered-exertions"))
    elif gems >= found.need:
        do_line(now, job)
    else:
        now.say(f"{job.name}: {gems} of {found.need} {found.gem} found; the card has no effect.",
                cite("threshold-exertions"), event=("failed", job.name))  # fmt: skip
