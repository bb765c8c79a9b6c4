"""battle-active, leader: what an ability may be used on, and whom an instruction concerns."""

from __future__ import annotations

from judge.engine import Cite, Moment, Refusal, refuse
from judge.games.wot_conquest import cite
from judge.games.wot_conquest.cards.meanings import Ability, Instruction
from judge.games.wot_conquest.play.battle.sides import board, engaged, is_engaged
from judge.games.wot_conquest.play.who import in_battle, is_leader, owner_of, piece, traits
from judge.games.wot_conquest.things import NEUTRAL, City, Piece, Town, Unit

KINDS: dict[str, tuple[type, ...]] = {
    "unit": (Unit,), "leader": (Unit,), "city": (City,), "town": (Town,), "structure": (City, Town),
}  # fmt: skip


def possible_targets(now: Moment, ability: Ability) -> list[str]:
    """The pieces of the right kind, on whatever side and wherever they are."""
    kind = ability.target.split("|")[2] if ability.target else ""
    return [each.name for each in board(now) if isinstance(each, KINDS[kind])] if kind else []


def refuse_target(now: Moment, user: Unit, ability: Ability, name: str) -> Refusal | None:
    """Why an ability cannot be used on a piece: its own words, or the rule that only engaged units are touched."""
    side, outside, kind, trait = ability.target.split("|")
    found = piece(now, name)
    if in_battle(now) and outside != "unengaged" and not is_engaged(now, name):
        if now.reads("outsiders-touched") == "not-touched":
            return refuse(f"{name} is not engaged, so the ability cannot name it", cite("battle-active"))
    wrong = (
        (side == "enemy" and owner_of(found) == user.owner)
        or (side == "friendly" and owner_of(found) != user.owner)
        or (side == "neutral" and owner_of(found) != NEUTRAL)
        or (kind == "leader" and not (isinstance(found, Unit) and is_leader(now, found)))
        or (bool(trait) and not (isinstance(found, Unit) and trait in traits(now, found)))
    )
    words = " ".join(word for word in (side, outside, kind) if word) + (f" with {trait}" if trait else "")
    return (
        refuse(f"{name} is not what {ability.name} is used on: {words}", phase_rule(ability.phase)) if wrong else None
    )


def phase_rule(phase: str) -> Cite:
    """The rule on the abilities of a phase."""
    units = {
        "deployment": "deploy-ability",
        "movement": "move-ability",
        "attack": "attack-ability",
        "battle": "battle.1",
    }
    return cite(units[phase])


def concerned(now: Moment, user: Unit, line: Instruction, target: str) -> list[Piece]:
    """The pieces that an instruction concerns; in a battle only engaged ones."""
    match line.who:
        case "this" | "":
            return [piece(now, user.name)]
        case "target":
            return [piece(now, target)]
        case "mine" | "theirs" | "all":
            return [each for each in _around(now) if _side(line.who, each, user)]
        case name:
            return [piece(now, name)]


def _around(now: Moment) -> list[Piece]:
    return [each for each in (engaged(now) if in_battle(now) else board(now)) if isinstance(each, Unit)]


def _side(who: str, each: Piece, user: Unit) -> bool:
    return who == "all" or (owner_of(each) == user.owner) is (who == "mine")
