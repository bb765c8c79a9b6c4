"""prone, rearm, exertion-one-attempt: Exertions to stand up and to regain a weapon."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from judge.engine import Choice, Moment, Refusal, refuse
from judge.games.highlander import RULES, cite
from judge.games.highlander.cards import continuous_effects
from judge.games.highlander.cards.meanings.anatomy import GEMS
from judge.games.highlander.play import prone_and_disarmed
from judge.games.highlander.play.choice_words import Spoken, shown
from judge.games.highlander.play.exertions.hard_and_soft import NEED, PURPOSES, exert, refuse_hard
from judge.games.highlander.play.whereabouts import misplaced, not_now, not_your_turn
from judge.games.highlander.play.who import note, phase, player, turn
from judge.games.highlander.things import Card


def _ways(now: Moment, gem: str) -> Iterator[tuple[str, str]]:
    """Soft or hard, and the gem that is named; by whom is the reading named-gem."""
    fixed = gem if gem and now.reads("named-gem") == "effect-names" else ""
    for kind in ("soft", "hard"):
        yield from ((kind, each) for each in GEMS if not fixed or each == fixed)


def _needed(now: Moment, kind: str) -> int:
    """prone, rearm: 3 of the named gem with a Soft Exertion, 2 with a hard one."""
    return {"three": 3, "two": 2}.get(now.reads("regaining-gems"), NEED[kind])


class _Attempt(Spoken):
    """An Exertion to stand up or to regain a weapon."""

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        return not_your_turn(now, choice.by) or self.refuse(now, choice) or not_now(now, choice)

    def refuse_kind(self, now: Moment, by: str, kind: str, gem: str, purpose: str) -> Refusal | None:
        """Only in the May Do/Must Do Phase, for a gem there is, and a hard one only if one may be made."""
        if gem not in GEMS:
            return refuse(f"{gem} is not an Attribute Gem", cite("attribute-gems"))
        if kind not in NEED:
            return refuse(f"an Exertion is soft or hard, not {kind}", cite("exertion-declare"))
        if phase(now) != "may":
            rule = cite(PURPOSES[purpose])
            return refuse("this is tried in the May Do/Must Do Phase", rule, cite("phase-2-may-must"))
        if kind == "hard":
            return refuse_hard(now, by, purpose)
        return continuous_effects.refuse_doing(now, by, "soft exertion", cite("soft-exertion"))


@RULES.verb
class StandUp(_Attempt):
    """prone: an Exertion to regain one's feet: soft for 3, hard for 2 of a named gem, once a turn."""

    name = "stand-up"
    phrase = "tries to stand up with a {0} exertion for {1}"
    example = "tries to stand up with a soft exertion for agility"
    also = (
        (r"(?:tries|exerts) to (?:stand up|regain (?:his|her) feet) \(?(soft|hard)[,:]? (?:for )?(\w+)\)?",
         r"tries to stand up with a \1 exertion for \2"),
        (r"makes a (soft|hard) exertion for (\w+) to (?:stand up|regain (?:his|her) feet)",
         r"tries to stand up with a \1 exertion for \2"),
    )  # fmt: skip

    kinds = "ww"

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        yield from _ways(now, player(now, by).prone_gem)

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        found = player(now, choice.by)
        if prone_and_disarmed.considered(now, choice.by, "prone") is not None:
            return refuse(f"{choice.by} is Considered Prone and cannot exert to stand up", cite("considered-prone"))
        if not found.prone:
            return refuse(f"{choice.by} is not Prone", cite("prone"))
        if found.fell and now.reads("stand-at-once") == "next-turn":
            return refuse(f"{choice.by} became Prone in this turn and has to wait for the next", cite("prone"))
        if turn(now).stand_tried and now.reads("one-attempt") != "again":
            return refuse(f"{choice.by} has already tried to stand up this turn", cite("exertion-one-attempt"))
        kind, gem = map(str, choice.args)
        named = found.prone_gem
        if named and gem in GEMS and gem != named and now.reads("named-gem") == "effect-names":
            return refuse(f"the card that made {choice.by} Prone names {named}", cite("prone"))
        return self.refuse_kind(now, choice.by, kind, gem, "standing up")

    def take(self, now: Moment, choice: Choice) -> None:
        kind, gem = map(str, choice.args)
        note(now, stand_tried=True)
        exert(now, choice.by, "standing up", kind, gem=gem, need=_needed(now, kind))


@RULES.verb
class Rearm(_Attempt):
    """rearm: an Exertion to regain a Disarmed weapon: soft for 3, hard for 2 of a named gem, once a turn for each."""

    name = "rearm"
    phrase = "tries to regain {0} with a {1} exertion for {2}"
    example = "tries to regain <weapon> with a hard exertion for strength"
    also = (
        (r"(?:tries|exerts) to (?:regain|recover) (.+?) \(?(soft|hard)[,:]? (?:for )?(\w+)\)?",
         r"tries to regain \1 with a \2 exertion for \3"),
    )  # fmt: skip

    kinds = "cww"
    zone = "play"

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        for weapon in prone_and_disarmed.weapons(now, by):
            yield from ((weapon.name, *way) for way in _ways(now, ""))

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        weapon = now.get(str(choice.args[0]))
        if not isinstance(weapon, Card) or weapon.type != "weapon":
            return refuse(f"{shown(choice.args[0])} is not a weapon", cite("rearm"))
        if (wrong := misplaced(now, choice.by, weapon, ("play",), "rearm")) is not None:
            return wrong
        if weapon.state == "broken":
            return refuse(f"{weapon.title} is broken and cannot be regained", cite("rearm"))
        if prone_and_disarmed.considered(now, choice.by, "disarmed"):
            text = f"{choice.by} is Considered Disarmed and meanwhile cannot regain a weapon"
            return refuse(text, cite("considered-disarmed"))
        if prone_and_disarmed.considered(now, choice.by, "weapon broken"):
            text = f"{choice.by} has a weapon that is Considered broken and meanwhile cannot regain one"
            return refuse(text, cite("considered-disarmed"))
        if weapon.state != "disarmed":
            return refuse(f"{weapon.title} is not Disarmed", cite("rearm"))
        if weapon.lost == turn(now).number and now.reads("rearm-at-once") == "next-turn":
            return refuse(f"{weapon.title} was lost this turn; {choice.by} may try to regain it next turn",
                          cite("disarming"), cite("rearm"))  # fmt: skip
        tried = [each for each in prone_and_disarmed.weapons(now, choice.by) if each.tried == turn(now).number]
        allowed = now.reads("one-attempt") if tried else "again"
        if (weapon in tried and allowed == "once") or allowed == "in-all":
            return refuse(
                f"{choice.by} has already tried to regain {weapon.title} this turn", cite("exertion-one-attempt")
            )
        return self.refuse_kind(now, choice.by, str(choice.args[1]), str(choice.args[2]), "regaining")

    def take(self, now: Moment, choice: Choice) -> None:
        name, kind, gem = map(str, choice.args)
        now.put(now.the(Card, name)._replace(tried=turn(now).number))
        exert(now, choice.by, "regaining", kind, gem=gem, need=_needed(now, kind), about=name)
