"""exertions, exertion-declare, hard-exertion, soft-exertion, rearm: declaring, revealing, counting, using."""

from __future__ import annotations

from judge.engine import Choice, Cite, Moment, Refusal, refuse
from judge.games.highlander import RULES, cite
from judge.games.highlander.cards import continuous_effects
from judge.games.highlander.cards.immediate_effects import counts_gems, jobs_of, settle_exertion
from judge.games.highlander.cards.meanings.parts import Kind
from judge.games.highlander.play import endurance, prone_and_disarmed
from judge.games.highlander.play.at_once import set_off
from judge.games.highlander.play.choice_words import Spoken, shown
from judge.games.highlander.play.whereabouts import not_now, not_your_turn
from judge.games.highlander.play.who import (
    active_player,
    change,
    discard,
    exertion,
    hand,
    in_play,
    note,
    phase,
    player,
    turn,
    under_way,
)
from judge.games.highlander.things import Attack, Card, Exertion

SIZE = 5
NEED = {"soft": 3, "hard": 2}
PURPOSES = {
    "power blow": "power-blows", "head shot": "head-shot", "power block": "power-blocks", "attack": "search-attack",
    "defense": "search-defense", "illusion": "search-illusion", "nothing": "exert-nothing", "standing up": "prone",
    "regaining": "rearm", "cost": "paying-cost", "challenge": "attribute-challenge",
}  # fmt: skip
AIMS = {
    "power blow": " to make {} a Power Blow", "head shot": " to make {} a Head Shot",
    "power block": " to make {} a Power Block", "attack": " for an attack", "defense": " for a defense against {}",
    "illusion": " for an Illusion", "nothing": " for nothing", "standing up": " to stand up",
    "regaining": " to regain {}", "cost": " to pay a cost", "challenge": " in an Attribute Challenge",
    "text": " as card text says",
}  # fmt: skip
ILLUSION = (Kind("illusion"),)
PHASES = ("may", "defense", "attack")


def size_of(now: Moment, who: str) -> int:
    """exertions: five cards, unless an effect in play says otherwise."""
    return max(0, SIZE + continuous_effects.total(now, "exertion", who))


def refuse_hard(now: Moment, by: str, purpose: str) -> Refusal | None:
    """hard-exertion: one in a turn, in the first three acting phases, unless an effect forbids or allows more."""
    if phase(now) not in PHASES:
        return refuse("an Exertion is made in the May Do/Must Do, Defense or Attack Phase", cite("exertions"))
    for what in ("hard exertion", f"{purpose} exertion"):
        if refusal := continuous_effects.refuse_doing(now, by, what, cite("hard-exertion")):
            return refusal
    allowed = 1 + continuous_effects.total(now, "hard exertions", by)
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
    held = any(card.goes_with and card.goes_with.what == ILLUSION for card in hand(now, by))
    return "illusion" if kind == "hard" and held else ""


@RULES.step
def declare_exertion(now: Moment) -> None:
    """exertion-declare: the Exertion is declared; hard-exertion: a hard one is counted."""
    found = exertion(now)
    aim = f" for {found.gem}" if found.gem else ""
    now.say(f"{found.by} makes a {found.kind.capitalize()} Exertion of {found.size} cards{aim}{_purpose(found)}.",
            cite("exertion-declare"), cite(f"{found.kind}-exertion"), *_grounds(found), actor=found.by,
            event=("exertion", found.purpose or found.kind))  # fmt: skip
    if found.by == active_player(now):
        note(now, acted=True, hard=turn(now).hard + (found.kind == "hard"))


def _purpose(found: Exertion) -> str:
    """What the Exertion is made for, as the log says it."""
    words = AIMS.get(found.purpose, f": {found.purpose} {{}}")
    return words.format(shown(found.about)).rstrip()


def _grounds(found: Exertion) -> tuple[Cite, ...]:
    """The rules about what the Exertion is for."""
    if found.purpose == "text":
        kind = "tiered-exertions" if any(counts_gems(job.line) for job in found.jobs) else "threshold-exertions"
        return (cite(kind), cite("other-exertion-uses"))
    return (cite(PURPOSES[found.purpose]),)


@RULES.step
def reveal_cards(now: Moment) -> None:
    """exertions: the top cards of the Endurance are revealed."""
    found = exertion(now)
    note(now, open_cards=())
    if found.by == active_player(now) and (found.kind == "hard" or now.reads("soft-exertion-hand") == "closes"):
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
    if named[1:] and (counted := now.reads("gems-of-two")) != "both":
        named = named[:1] if counted == "first" else named[1:2]
    total = sum(_gems(now, found, now.the(Card, name), named) for name in found.revealed)
    bonus = turn(now).check_bonus if found.by == active_player(now) else 0
    if bonus and now.reads("check-added") == "not-added":
        bonus = 0
    note(now, check_bonus=0)
    now.put(found._replace(found=total + bonus, bonus=bonus))
    more = f", {bonus} added" if bonus else ""
    check = (cite("errata-arms-195"), cite("attribute-checks")) if bonus else ()
    now.say(f"{found.by} finds {total} {found.gem}{more}.", *check, cite(f"{found.kind}-exertion"),
            cite("attribute-checks"), event=("gems", found.gem))  # fmt: skip


def _gems(now: Moment, found: Exertion, card: Card, named: list[str]) -> int:
    """tiered-exertions: what a revealed card counts: each of its gems."""
    gems = sum(card.gem(gem) for gem in named)
    if gems < 2:
        return gems
    tiered = any(counts_gems(job.line) for job in found.jobs)
    counted = now.reads("tiered-count") if tiered else now.reads("gems-not-cards")
    return 1 if counted == "cards" else gems


def revealed(now: Moment) -> list[Card]:
    """The cards that an Exertion has turned up; none where no Exertion is under way."""
    found = under_way(now)
    return [now.the(Card, name) for name in found.revealed] if found else []


def discard_revealed(now: Moment) -> None:
    """hard-exertion: what was not used goes to the Discard Pile."""
    for card in revealed(now):
        if card.zone == "revealed":
            now.put(card._replace(zone="discard"))
    found = exertion(now)
    change(now, found.by, discard_rest=player(now, found.by).discard_rest + found.unknown)


@RULES.step
def put_cards_away(now: Moment) -> None:
    """hard-exertion: unused cards go to the Discard Pile; soft-exertion: the cards go under the Endurance."""
    found = exertion(now)
    discarded = found.kind == "hard"
    if found.purpose != "challenge":
        wrong = now.reads("hard-cards") == "returned" if discarded else now.reads("soft-cards") == "discarded"
        discarded = discarded is not wrong
    if discarded:
        for card in revealed(now):
            if card.zone == "revealed" and card.type == "illusion" and card.through:
                text = f"{card.title} is discarded: {card.through} was not played before the Exertion."
                now.say(text, cite("faq-illusions-darius"), cite("allowance-cards"), event=("missed", card.title))
        discard_revealed(now)
        where = f"The unused cards go to {found.by}'s Discard Pile."
    else:
        left, owner = [card for card in revealed(now) if card.zone == "revealed"], player(now, found.by)
        for card in left:
            now.put(card._replace(zone="endurance"))
        change(now, owner.name, bottom=(*owner.bottom, *(card.name for card in left)), rest=owner.rest + found.unknown)
        where = f"The cards go under {found.by}'s Endurance."
    now.say(where, cite(f"{found.kind}-exertion"), event=("put away", found.purpose or found.kind))
    now.put(found._replace(revealed=(), unknown=0))
    for card in [now.the(Card, name) for name in found.attached]:
        if card.host == "the Exertion":
            discard(now, card, f"{card.title} is discarded without effect.", cite("search-attack"))


@RULES.test
def exerting_hard(now: Moment) -> bool:
    """hard-exertion: whether it is one whose unused cards go only after it has been fulfilled."""
    return exertion(now).kind == "hard"


@RULES.step
def end_exertion(now: Moment) -> None:
    """An Exertion is over; one inside which it was made goes on."""
    now.drop("exertion")
    outer = now.bound("outer")
    if isinstance(outer, Exertion):
        now.put(outer)


@RULES.step
def use_exertion(now: Moment) -> None:
    """What the Exertion was made for takes place.

    faq-gladius: texts of one's own cards set in when one makes a Power Blow or a Power Block.
    """
    found = exertion(now)
    if found.purpose in ("power blow", "power block"):
        mine, made = (
            in_play(now, found.by),
            found.purpose.removeprefix("power ") if found.purpose == "power blow" else found.purpose,
        )
        events = ("blow or block", made)
        set_off(now, tuple(job for card in mine for event in events for job in jobs_of(now, card, found.by, event)))
    match found.purpose:
        case "power blow":
            _make(now, now.the(Attack, found.about)._replace(power=True), "Power Blow", cite("power-blows"))
        case "head shot":
            _make(now, now.the(Attack, found.about)._replace(shot=True), "Head Shot", cite("head-shot"))
        case "power block":
            block = now.the(Card, found.about)._replace(power=turn(now).number)
            _make(now, block, "Power Block", cite("power-blocks"))
        case "standing up" | "regaining":
            _regain(now, found)
        case "text":
            settle_exertion(now, found)
        case "challenge":
            now.bind("result", found.found)


def _make(now: Moment, made: Attack | Card, what: str, rule: Cite) -> None:
    """An attack or a block becomes what the Exertion was for."""
    now.put(made)
    now.say(f"{shown(made.name)} is a {what}.", rule, event=("blow", shown(made.name)))


def _regain(now: Moment, found: Exertion) -> None:
    """prone, rearm: with enough gems the player stands, or has the weapon again."""
    standing = found.purpose == "standing up"
    if found.found < found.need and (found.found >= NEED["hard"] or now.reads("threshold-passed") == "no-effect"):
        text = f"{found.found} of {found.need} {found.gem}: {found.by} does not succeed."
        now.say(text, cite(PURPOSES[found.purpose]), event=("prone" if standing else "disarmed", found.by))
        return
    helped = found.found - found.bonus < found.need
    if helped and found.bonus:
        text = f"Only with the {found.bonus} added does {found.by} succeed: this is an Attribute Check too."
        now.say(text, cite("errata-arms-195"), cite("attribute-checks"), event=("gems", found.gem))
    if standing:
        prone_and_disarmed.stand_up(now, found.by, helped and bool(found.bonus))
    else:
        prone_and_disarmed.recover(now, now.the(Card, found.about))


class ExertFor(Spoken):
    """A Hard Exertion that needs no more than to be said what it is for."""

    purpose: str

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        return refuse_hard(now, choice.by, self.purpose)

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        return not_your_turn(now, choice.by) or self.refuse(now, choice) or not_now(now, choice)

    def take(self, now: Moment, choice: Choice) -> None:
        exert(now, choice.by, self.purpose)


@RULES.verb
class ExertForNothing(ExertFor):
    """exert-nothing: a Useless Exertion, before the end of the Attack Phase."""

    name = "exert-nothing"
    phrase = "exerts for nothing"
    other_phrases = ("makes a useless exertion", "exerts", "makes an exertion for nothing", "makes a hard exertion")
    purpose = "nothing"

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        if phase(now) not in PHASES:
            text = "it has to be made before the end of the Attack Phase"
            return refuse(text, cite("exert-nothing"), cite("exertions"))
        return super().refuse(now, choice)


@RULES.verb
class ExertForIllusion(ExertFor):
    """search-illusion: a Hard Exertion to look for an Illusion."""

    name = "exert-illusion"
    phrase = "exerts for an illusion"
    other_phrases = ("makes a hard exertion for an illusion", "makes an exertion for an illusion")
    purpose = "illusion"
