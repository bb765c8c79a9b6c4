"""exertions, exertion-declare, hard-exertion, soft-exertion, rearm: declaring, revealing, counting, using."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from judge.engine import Choice, Cite, Moment, Refusal, Verb, no_rule, refuse
from judge.games.highlander import RULES, cite
from judge.games.highlander.cards import continuous_effects
from judge.games.highlander.cards.immediate_effects import carry_out, jobs_of, settle_exertion
from judge.games.highlander.cards.meanings import GEMS, Card
from judge.games.highlander.play import endurance, prone_and_disarmed
from judge.games.highlander.play.saying import Spoken, shown
from judge.games.highlander.play.who import (
    active_player,
    change,
    exertion,
    hand,
    in_play,
    note,
    phase,
    player,
    turn,
    under_way,
)
from judge.games.highlander.things import Attack, Exertion

SIZE = 5
NEED = {"soft": 3, "hard": 2}
PURPOSES = {
    "power blow": "power-blows", "head shot": "head-shot", "power block": "power-blocks", "attack": "search-attack",
    "defense": "search-defense", "illusion": "search-illusion", "nothing": "exert-nothing", "standing up": "prone",
    "regaining": "rearm", "cost": "paying-cost", "challenge": "attribute-challenge",
}  # fmt: skip
PHASES = ("may", "defense", "attack")


def size_of(now: Moment, who: str) -> int:
    """exertions: five cards, unless an effect in play says otherwise."""
    return max(0, SIZE + continuous_effects.total(now, "exertion size", who))


def refuse_hard(now: Moment, by: str, purpose: str) -> Refusal | None:
    """hard-exertion: one in a turn, in the first three acting phases, unless an effect forbids or allows more."""
    if phase(now) not in PHASES:
        return refuse("an Exertion is made in the May Do/Must Do, Defense or Attack Phase", cite("exertions"))
    for what in ("hard exertion", f"{purpose} exertion"):
        if refusal := continuous_effects.refuse_making(now, by, what, cite("hard-exertion")):
            return refusal
    allowed = 1 + continuous_effects.total(now, "extra exertion", by)
    if turn(now).hard < allowed or now.reads("one-hard-exertion") == "any-number":
        return None
    if purpose == "illusion" and now.reads("illusion-multi-hard") == "extra-for-illusion":
        return None
    also = (cite("ct-illusions"),) if purpose == "illusion" else ()
    return refuse(f"{by} has made a Hard Exertion this turn", cite("hard-exertion"), *also)


def exert(now: Moment, by: str, purpose: str, kind: str = "hard", **more: object) -> None:
    """exertion-declare: what for, how many cards and of which type is said before a card is turned."""
    size = more.pop("size", size_of(now, by))
    outer = under_way(now)
    now.put(Exertion(by=by, kind=kind, purpose=purpose, size=int(str(size)), **more))  # type: ignore[arg-type]
    now.call("exertion", searching=_searched(now, by, purpose, kind), outer=outer)


def _searched(now: Moment, by: str, purpose: str, kind: str) -> str:
    """search-attack, faq-illusions-darius: what a card in conjunction may be played for before the cards are turned."""
    if purpose in ("attack", "defense"):
        return purpose
    held = any(card.goes_with.startswith("illusion") for card in hand(now, by))
    return "illusion" if kind == "hard" and held else ""


@RULES.step
def declare_exertion(now: Moment) -> None:
    """exertion-declare: the Exertion is declared; hard-exertion: a hard one is counted."""
    found = exertion(now)
    aim = f" for {found.gem}" if found.gem else ""
    about = f": {found.purpose} {shown(found.about)}".rstrip()
    now.say(f"{found.by} makes a {found.kind.capitalize()} Exertion of {found.size} cards{aim}{about}.",
            cite("exertion-declare"), cite(f"{found.kind}-exertion"), *_grounds(found), actor=found.by,
            event=("exertion", found.purpose or found.kind))  # fmt: skip
    if found.by == active_player(now):
        note(now, acted=True, played_listed=True, hard=turn(now).hard + (found.kind == "hard"))


def _grounds(found: Exertion) -> tuple[Cite, ...]:
    """The rules about what the Exertion is for."""
    if found.purpose == "text":
        kind = "tiered-exertions" if found.job and found.job.effect.each else "threshold-exertions"
        return (cite(kind), cite("other-exertion-uses"))
    return (cite(PURPOSES[found.purpose]),)


@RULES.step
def reveal_cards(now: Moment) -> None:
    """exertions: the top cards of the Endurance are revealed."""
    found = exertion(now)
    note(now, open_cards=())
    if found.kind == "hard" and found.by == active_player(now):
        note(now, closed=True)
    endurance.take(now, found.by, found.size, "revealed", "Exertion")


@RULES.test
def counting_gems(now: Moment) -> bool:
    """attribute-checks: whether the Exertion is for gems."""
    return bool(exertion(now).gem)


@RULES.step
def count_gems(now: Moment) -> None:
    """soft-exertion: the gems of the named Attribute on the revealed cards are added up."""
    found = exertion(now)
    named = found.gem.split(" or ")
    total = sum(now.the(Card, name).gem(gem) for name in found.revealed for gem in named)
    bonus = turn(now).check_bonus if found.by == active_player(now) else 0
    note(now, check_bonus=0)
    now.put(found._replace(found=total + bonus))
    more = f", {bonus} added" if bonus else ""
    now.say(f"{found.by} finds {total} {found.gem}{more}.", cite("soft-exertion"), cite("attribute-checks"),
            event=("gems", found.gem))  # fmt: skip


@RULES.step
def put_cards_away(now: Moment) -> None:
    """hard-exertion: unused cards go to the Discard Pile; soft-exertion: the cards go under the Endurance."""
    found, owner = exertion(now), player(now, exertion(now).by)
    left = [name for name in found.revealed if now.the(Card, name).zone == "revealed"]
    if found.kind == "hard":
        for name in left:
            now.put(now.the(Card, name)._replace(zone="discard"))
        change(now, owner.name, discard_rest=owner.discard_rest + found.unknown)
        now.say(
            "The unused cards go to the Discard Pile.",
            cite("hard-exertion"),
            event=("put away", found.purpose or found.kind),
        )
    else:
        for name in left:
            now.put(now.the(Card, name)._replace(zone="endurance"))
        change(now, owner.name, bottom=(*owner.bottom, *left), rest=owner.rest + found.unknown)
        now.say(
            "The cards go under the Endurance.", cite("soft-exertion"), event=("put away", found.purpose or found.kind)
        )
    for name in found.attached:
        _discard_unused(now, name)


def _discard_unused(now: Moment, name: str) -> None:
    card = now.the(Card, name)
    if card.host == "the Exertion":
        now.put(card._replace(zone="discard", host=""))
        now.say(f"{card.title} is discarded without effect.", cite("search-attack"), event=("discarded", card.title))


@RULES.step
def use_exertion(now: Moment) -> None:
    """What the Exertion was made for takes place."""
    found, outer = exertion(now), now.bound("outer")
    now.drop("exertion")
    if isinstance(outer, Exertion):
        now.put(outer)
    if found.purpose in ("power blow", "power block"):
        _answer_the_blow(now, found.by)
    match found.purpose:
        case "power blow":
            attack = now.the(Attack, found.about)
            now.put(attack._replace(power=True))
            now.say(f"{attack.name} is a Power Blow.", cite("power-blows"), event=("blow", attack.name))
        case "head shot":
            attack = now.the(Attack, found.about)
            now.put(attack._replace(shot=True))
            now.say(f"{attack.name} is a Head Shot.", cite("head-shot"), event=("blow", attack.name))
        case "power block":
            now.put(now.the(Card, found.about)._replace(power=turn(now).number))
            now.say(f"{shown(found.about)} is a Power Block.", cite("power-blocks"), event=("blow", shown(found.about)))
        case "standing up" | "regaining":
            _regain(now, found)
        case "text":
            settle_exertion(now, found)
        case "challenge":
            now.bind("result", found.found)


def _answer_the_blow(now: Moment, by: str) -> None:
    """faq-gladius: texts of one's own cards that set in when one makes a Power Blow or a Power Block."""
    carry_out(now, tuple(job for card in in_play(now, by) for job in jobs_of(now, card, by, "blow")))


def _regain(now: Moment, found: Exertion) -> None:
    """prone, rearm: with enough gems the player stands, or has the weapon again."""
    if found.found < found.need:
        rule = cite("prone") if found.purpose == "standing up" else cite("rearm")
        now.say(f"{found.found} of {found.need} {found.gem}: {found.by} does not succeed.", rule,
                event=("prone" if found.purpose == "standing up" else "disarmed", found.by))  # fmt: skip
    elif found.purpose == "standing up":
        prone_and_disarmed.stand_up(now, found.by)
    else:
        prone_and_disarmed.regain_weapon(now, now.the(Card, found.about))


def _ways(now: Moment, by: str, gem: str) -> Iterator[tuple[str, str]]:
    """Soft or hard, and the gem that is named; by whom is the reading named-gem."""
    fixed = gem if gem and now.reads("named-gem") == "effect-names" else ""
    for kind in ("soft", "hard"):
        yield from ((kind, each) for each in GEMS if each != "master" and (not fixed or each == fixed))


class _Attempt(Spoken):
    """An Exertion to stand up or to regain a weapon."""

    def refuse_kind(self, now: Moment, by: str, kind: str, purpose: str) -> Refusal | None:
        """Only in the May Do/Must Do Phase, and a hard one only if one may be made."""
        if now.reads("named-gem") == "no-rule":
            return no_rule("the rules do not say who names the gem", cite("prone"), cite("rearm"))
        if phase(now) != "may":
            rule = cite("prone") if purpose == "standing up" else cite("rearm")
            return refuse("this is tried in the May Do/Must Do Phase", rule, cite("phase-2-may-must"))
        if kind == "hard":
            return refuse_hard(now, by, purpose)
        return continuous_effects.refuse_making(now, by, "soft exertion", cite("soft-exertion"))


@RULES.verb
class StandUp(_Attempt):
    """prone: an Exertion to regain one's feet: soft for 3, hard for 2 of a named gem, once a turn."""

    name = "stand-up"
    example = "tries to stand up with a soft exertion for agility"
    also = (
        (r"(?:tries|exerts) to (?:stand up|regain (?:his|her) feet) \(?(soft|hard)[,:]? (?:for )?(\w+)\)?",
         r"tries to stand up with a \1 exertion for \2"),
        (r"makes a (soft|hard) exertion for (\w+) to (?:stand up|regain (?:his|her) feet)",
         r"tries to stand up with a \1 exertion for \2"),
    )  # fmt: skip

    def say(self, choice: Choice) -> str:
        return f"tries to stand up with a {choice.args[0]} exertion for {choice.args[1]}"

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        yield from _ways(now, by, player(now, by).prone_gem)

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        found = player(now, choice.by)
        if not found.prone and prone_and_disarmed.is_prone(now, choice.by):
            return refuse(f"{choice.by} is Considered Prone and cannot exert to stand up", cite("considered-prone"))
        if not found.prone:
            return refuse(f"{choice.by} is not Prone", cite("prone"))
        if found.fell:
            return refuse(f"{choice.by} became Prone in this turn and has to wait for the next", cite("prone"))
        if turn(now).stand_tried and now.reads("one-attempt") == "once":
            return refuse(f"{choice.by} has tried to stand up this turn", cite("exertion-one-attempt"))
        return self.refuse_kind(now, choice.by, str(choice.args[0]), "standing up")

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        return self.refuse(now, choice)

    def take(self, now: Moment, choice: Choice) -> None:
        kind, gem = map(str, choice.args)
        note(now, stand_tried=True)
        exert(now, choice.by, "standing up", kind, gem=gem, need=NEED[kind])


@RULES.verb
class Rearm(_Attempt):
    """rearm: an Exertion to regain a Disarmed weapon: soft for 3, hard for 2 of a named gem, once a turn for each."""

    name = "rearm"
    example = "tries to regain <weapon> with a hard exertion for strength"
    also = (
        (r"(?:tries|exerts) to (?:regain|recover) (.+?) \(?(soft|hard)[,:]? (?:for )?(\w+)\)?",
         r"tries to regain \1 with a \2 exertion for \3"),
    )  # fmt: skip

    def say(self, choice: Choice) -> str:
        return f"tries to regain {shown(choice.args[0])} with a {choice.args[1]} exertion for {choice.args[2]}"

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        for weapon in prone_and_disarmed.weapons(now, by):
            yield from ((weapon.name, *way) for way in _ways(now, by, ""))

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        weapon = now.the(Card, str(choice.args[0]))
        if weapon.state == "broken":
            return refuse(f"{weapon.title} is broken and cannot be regained", cite("rearm"))
        if weapon.state != "disarmed":
            held = prone_and_disarmed.considered(now, choice.by, "disarmed") or prone_and_disarmed.considered(
                now, choice.by, "weapon broken"
            )
            rule = cite("considered-disarmed") if held else cite("rearm")
            return refuse(f"{weapon.title} is not Disarmed" if not held else "a weapon that is only considered lost "
                          "cannot be regained", rule)  # fmt: skip
        if weapon.tried == turn(now).number and now.reads("one-attempt") == "once":
            return refuse(f"{weapon.title} was lost or tried for in this turn", cite("exertion-one-attempt"),
                          cite("disarming"))  # fmt: skip
        return self.refuse_kind(now, choice.by, str(choice.args[1]), "regaining")

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        return self.refuse(now, choice)

    def take(self, now: Moment, choice: Choice) -> None:
        name, kind, gem = map(str, choice.args)
        now.put(now.the(Card, name)._replace(tried=turn(now).number))
        exert(now, choice.by, "regaining", kind, gem=gem, need=NEED[kind], about=name)


@RULES.verb
class ExertForNothing(Spoken):
    """exert-nothing: a Useless Exertion, before the end of the Attack Phase."""

    name = "exert-nothing"
    phrase = "exerts for nothing"
    example = "exerts for nothing"
    also = (
        (r"makes a useless exertion|exerts|makes an exertion for nothing|makes a hard exertion", "exerts for nothing"),
    )

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        return refuse_hard(now, choice.by, "nothing")

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        return refuse("it has to be made before the end of the Attack Phase", cite("exert-nothing"), cite("exertions"))

    def take(self, now: Moment, choice: Choice) -> None:
        exert(now, choice.by, "nothing")


@RULES.verb
class ExertForIllusion(Verb):
    """search-illusion: a Hard Exertion to look for an Illusion."""

    name = "exert-illusion"
    phrase = "exerts for an illusion"
    example = "exerts for an illusion"

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        return refuse_hard(now, choice.by, "illusion")

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        return refuse_hard(now, choice.by, "illusion")

    def take(self, now: Moment, choice: Choice) -> None:
        exert(now, choice.by, "illusion")
