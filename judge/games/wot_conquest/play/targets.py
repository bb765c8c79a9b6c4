"""battle-active, leader: what an ability may be used on, and whom an instruction concerns."""

from __future__ import annotations

from judge.engine import Cite, Moment, Refusal, refuse
from judge.games.wot_conquest import cite
from judge.games.wot_conquest.cards.meanings import Ability, Aim, Instruction
from judge.games.wot_conquest.play.battle.sides import board, engaged, is_engaged
from judge.games.wot_conquest.play.who import in_battle, piece, traits
from judge.games.wot_conquest.things import LEADER, NEUTRAL, City, Piece, Town, Unit

KINDS: dict[str, tuple[type, ...]] = {
    "unit": (Unit,), "leader": (Unit,), "city": (City,), "town": (Town,), "structure": (City, Town),
}  # fmt: skip
PHASE_RULES = {
    "deployment": cite("deploy-ability"),
    "movement": cite("move-ability"),
    "attack": cite("attack-ability"),
    "battle": cite("battle.1"),
}


def possible_targets(now: Moment, aim: Aim) -> list[str]:
    """The pieces of the right kind, on whatever side and wherever they are."""
    return [each.name for each in board(now) if isinstance(each, KINDS[aim.kind])]


def refuse_target(now: Moment, user: Unit, ability: Ability, name: str) -> Refusal | None:
    """Why an ability cannot be used on a piece: its own words, or the rule that only engaged units are touched."""
    if (aim := ability.target) is None:
        return None
    if in_battle(now) and not aim.outside and not is_engaged(now, name):
        if now.reads("outsiders-touched") == "not-touched":
            return refuse(f"{name} is not engaged, so the ability cannot name it", cite("battle-active"))
    found = piece(now, name)
    owner, has = found.owner, traits(now, found) if isinstance(found, Unit) else ()
    sides = {"": True, "friendly": owner == user.owner, "enemy": owner != user.owner, "neutral": owner == NEUTRAL}
    fits = sides[aim.side] and (aim.kind != "leader" or LEADER in has) and (not aim.trait or aim.trait in has)
    why = f"{name} is not what {ability.name} is used on: {aim}"
    return None if fits else refuse(why, phase_rule(ability.phase))


def phase_rule(phase: str) -> Cite:
    """The rule on the abilities of a phase."""
    return PHASE_RULES[phase]


def concerned(now: Moment, user: Unit, line: Instruction, target: str) -> list[Piece]:
    """The pieces that an instruction concerns; in a battle only engaged ones."""
    match line.who:
        case "this" | "":
            return [piece(now, user.name)]
        case "target":
            return [piece(now, target)]
        case "mine" | "theirs" | "all":
            around = [each for each in (engaged(now) if in_battle(now) else board(now)) if isinstance(each, Unit)]
            return [each for each in around if line.who == "all" or (each.owner == user.owner) is (line.who == "mine")]
        case name:
            return [piece(now, name)]
