"""What a question can ask for while a battle is fought out: sides, who assigns, damage still due and already dealt."""

from __future__ import annotations

from judge.engine import Moment, Ruled
from judge.games.wot_conquest import RULES, cite
from judge.games.wot_conquest.asks.about_battles import engaged_names
from judge.games.wot_conquest.asks.naming import Answer, any_piece, told, unavoidable
from judge.games.wot_conquest.play.battle.assigning import chooser
from judge.games.wot_conquest.play.battle.outcome import NOBODY
from judge.games.wot_conquest.play.battle.sides import attacking_units, defender_to_name, opposing_pieces, other
from judge.games.wot_conquest.play.silence import at_stake, silent, unsettled
from judge.games.wot_conquest.play.who import battle, battle_is_on, game, last_battle
from judge.games.wot_conquest.things import NEUTRAL, Piece, Unit
from judge.kit.asks import NOW, ask_about

NO_SIDE = "none"


def _side(now: Moment, piece: Piece) -> Answer:
    """The side of a piece in the battle; a piece may be engaged and on no side."""
    found = last_battle(now)
    if found is None or piece.name not in found.engaged:
        return Ruled(NO_SIDE, (cite("engaged"),))
    if len(found.defenders) > 1 and ((missing := silent(now)) is not None or defender_to_name(now)):
        return told(missing or f"open until {found.attacker} names a defender")
    if piece.name == found.initiator or piece.name in {each.name for each in attacking_units(now)}:
        return "attacking"
    if piece.owner == found.attacker and found.kind == "battle":
        return "attacking"
    mine = piece.name in {each.name for each in opposing_pieces(now)} or piece.owner in found.defenders
    return "defending" if mine else NO_SIDE


ask_about(RULES, any_piece, [
    ("side of {piece}", _side, (cite("battle.2-compare"), cite("engaged")),
     "On which side a piece is in the battle: `attacking`, `defending` or `none`; a piece may be engaged and on none."),
    (("damage dealt to {piece}", "damage assigned to {piece}"),
     lambda now, piece: _dealt(now, piece.name), cite("battle.2-assign"),
     "The damage that was assigned to a piece in the battle that is on, or in the last one."),
])  # fmt: skip


def _dealt(now: Moment, *names: str) -> Answer:
    """The damage that was assigned in the battle, to some pieces or in all; what leaves no choice is assigned."""
    now = unavoidable(now)
    if (missing := at_stake(now, *names)) is not None and not battle(now).dealt:
        return told(missing)
    return sum(n for name, n in battle(now).dealt if not names or name in names)


def _assigner(now: Moment) -> Answer:
    """battle.2-assign: the loser, as soon as there is one; nobody decides for a neutral loser."""
    found = battle(now)
    if not found.loser:
        return told(silent(now) or NOBODY)
    if found.due:
        return chooser(now) or NOBODY
    return found.victor if now.reads("who-assigns") == "victor" else found.loser


def _to_assign(now: Moment) -> Answer:
    found = battle(now)
    missing = unsettled(now) or (silent(now) if not found.over and found.damage is None else None)
    return told(missing) if missing is not None else sum(n for _, n in found.due)


def _against(now: Moment) -> Answer:
    found = battle(now)
    return other(now, found.victor) if found.loser else told(silent(now) or NOBODY)


ask_about(RULES, None, [
    (("who assigns", "who assigns the damage", "assigning player"), _assigner, (cite("battle.2-assign"),),
     "Who assigns the damage of the battle: the loser; `nobody` as long as there is none.", NOW),
    (("damage to assign", "damage left to assign"), _to_assign, (cite("battle.2-assign"), cite("battle.2-damage")),
     "The damage of the battle that is still to be assigned.", NOW),
    (("damage dealt", "damage dealt in the battle", "damage assigned"), lambda now: _dealt(now),
     (cite("battle.2-assign"), cite("battle.2-damage")),
     "The damage that was assigned in the battle that is on, or in the last one, on all pieces together."),
    (("side that takes the damage",), _against, (cite("battle.2-assign"),),
     "The side on which the damage of the battle falls: a player, `neutral` or `nobody`."),
    (("initiator", "initiator of the battle"), lambda now: battle(now).initiator, (cite("attack-initiate"),),
     "The unit or city that started the battle."),
    (("number of engaged units",), lambda now: _engaged_units(now), (cite("engaged"),),
     "How many units are engaged, cities and towns not counted."),
    (("a battle is on", "battle is on"), lambda now: _on(now), (cite("attack-to-battle"),),
     "Whether a battle is going on.", NOW),
    (("leaders that have called", "leaders who have called"), lambda now: frozenset(battle(now).callers),
     (cite("battle.1-leader"),), "The leaders that have made their call in the battle that is on."),
])  # fmt: skip


def _on(now: Moment) -> Answer:
    """neutral.0-initiate, neutral.2-shadow: in the neutral turn a battle is on only if a neutral piece attacks."""
    quiet = game(now).active == NEUTRAL and last_battle(now) is None
    return Ruled(False, (cite("neutral.0-initiate"), cite("neutral.2-shadow"))) if quiet else battle_is_on(now)


def _engaged_units(now: Moment) -> int:
    there, engaged = engaged_names(now), len(battle(now).engaged)
    count = sum(unit.name in there for unit in now.every(Unit))
    return engaged if count < engaged and now.reads("engaged-counted") == "with-structures" else count


@RULES.quantity("{leader} has called", cite("battle.1-leader"))
def has_called(now: Moment, leader: str) -> Answer:
    """Whether a leader has made its call in the battle that is on."""
    found = last_battle(now)
    return found is not None and any_piece(now, leader).name in found.callers
