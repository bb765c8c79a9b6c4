"""The rules behind what became of a piece: it was hit, it was spared, or nothing reached it."""

from __future__ import annotations

from judge.engine import Cite, Moment
from judge.games.wot_conquest import cite
from judge.games.wot_conquest.play.battle.assigning import dealt_by_neutral
from judge.games.wot_conquest.play.battle.sides import OF_KIND, members
from judge.games.wot_conquest.play.neutral_turn.flow import chosen_may_attack, cities_may_attack
from judge.games.wot_conquest.play.silence import silent
from judge.games.wot_conquest.play.standing import every_piece
from judge.games.wot_conquest.play.values import figure_rule
from judge.games.wot_conquest.play.who import game, last_battle
from judge.games.wot_conquest.things import HERO, NEUTRAL, Battle, City, Piece, Town, Unit

LEFT_OUT = ("neutral.0-condition", "neutral.2-condition")


def why_hp(now: Moment, piece: Piece) -> tuple[Cite, ...]:
    """The rules that leave a piece the HP it has, the deciding one first."""
    found = last_battle(now)
    if game(now).active == NEUTRAL and not cities_may_attack(now) and not chosen_may_attack(now):
        return tuple(map(cite, LEFT_OUT))
    if found is None:
        return (cite("neutral.0-initiate"), cite("engaged")) if game(now).active == NEUTRAL else ()
    if piece.name in dict(found.dealt):
        restored = isinstance(piece, Town) and piece.left == piece.hp
        return (cite("town-restore"),) if restored else _hit(now)
    if piece.name not in found.engaged:
        return cite("engaged"), cite(OF_KIND[found.kind])
    return _spared(now, found, piece) if found.loser else ()


def _hit(now: Moment) -> tuple[Cite, ...]:
    """battle.2-assign, battle.2-damage: and the card or step that gives a neutral victor its damage."""
    return *dealt_by_neutral(now), cite("battle.2-assign"), cite("battle.2-damage")


def why_victor(now: Moment, found: Battle) -> tuple[Cite, ...]:
    """battle.2-victor, battle.2-compare: and the card or step that gives a neutral piece its figure."""
    rules = []
    for each in every_piece(now):
        strikes = found.kind == "city" and each.name == found.initiator
        taken = isinstance(each, City) and each.fell and found.defenders == (NEUTRAL,)
        if isinstance(each, City) and strikes:
            rules.append(cite("neutral.0-borderlands" if each.borderlands else "neutral.0-plain"))
        elif each.name in found.engaged and not isinstance(each, Town) and (taken or each.owner == NEUTRAL):
            rules.append(cite("neutral-city") if taken else figure_rule(each, "defense"))
    called = [cite("battle.1-leader")] if any(unit.calls for unit in now.every(Unit)) else []
    return tuple(dict.fromkeys((*called, *rules, cite("battle.2-victor"), cite("battle.2-compare"))))


def holds_out(now: Moment, piece: Unit | Town) -> tuple[Cite, ...]:
    """battle.2-damage: the rules by which a piece survives a battle, however the damage that is due is assigned."""
    found = last_battle(now)
    if found is None or found.over or found.damage is None or silent(now) is None or found.killed:
        return ()
    if piece.left is None or piece.left <= sum(n for _, n in found.due):
        return ()
    rule = {"jealous": "neutral.2-order", "city": "neutral.0-initiate"}.get(found.kind, "battle.2-assign")
    return cite(rule), cite("battle.2-damage"), cite("hp")


def _spared(now: Moment, found: Battle, piece: Piece) -> tuple[Cite, ...]:
    """Engaged and not hit: of neither side, of the victor's, or of the loser's and passed by."""
    if piece.owner in members(now, found.loser):
        return _hit(now)
    if piece.owner in members(now, found.victor) and now.reads("who-deals-damage") != "both-sides":
        return cite("battle.2-assign"), cite("battle.2-damage")
    return (cite(OF_KIND[found.kind]),)


def why_killed(now: Moment, unit: Unit) -> tuple[Cite, ...]:
    """hero-dies, battle.2-kill: the end of the turn, or a battle."""
    found = last_battle(now)
    fell = found is not None and unit.name in found.killed
    return (cite("hero-dies"),) if unit.card == HERO and not fell else (cite("battle.2-kill"),)
