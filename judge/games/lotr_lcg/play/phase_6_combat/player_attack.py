"""6.8, player-attack-resolution: a player attacks an enemy; 6.8.1 others join."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Iterator

from judge.engine import Choice, Missing, Moment, Refusal, Verb, noted, refuse
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.cards.deeds import hindered, makes, nothing
from judge.games.lotr_lcg.cards.groups import members
from judge.games.lotr_lcg.cards.meanings import Instruction
from judge.games.lotr_lcg.play.abilities.constant_abilities import forbidden, permits
from judge.games.lotr_lcg.play.abilities.triggering_conditions import happen, occurs
from judge.games.lotr_lcg.play.choice_words import NameCards, everything, no_such, out_of_turn
from judge.games.lotr_lcg.play.in_play.card_types import all_in_play, is_a, keyword
from judge.games.lotr_lcg.play.in_play.exhausted_and_ready import exhaust_to, not_spent, not_yours, too_tired
from judge.games.lotr_lcg.play.phase_6_combat.attacker_limits import count_attacker, too_many_attack
from judge.games.lotr_lcg.play.phase_6_combat.resolve_attacks import (
    begin_attack,
    mark,
    next_to_ask,
)
from judge.games.lotr_lcg.play.who import (
    active_player,
    any_card,
    attack,
    card,
    cards,
    controlled,
    fight,
    game,
    listed,
    matters,
    player,
)
from judge.games.lotr_lcg.things import STAGING, Attack, Card, Context, Occurrence
from judge.kit.choosing import sets_of
from judge.kit.words import read_form, together

ONE_ENEMY = cite("6.8b-one-enemy")
ALONE = "attack staging alone"
STOPPED = "attacks no more"
STOP = (
    STOPPED, "makes no attack", "makes no more attacks", "declares no attack", "does not attack",
    "declares no more attacks",
)  # fmt: skip


def attacking_player(now: Moment) -> str:
    """6.8: the active player, or the player whom a card has attack."""
    by = now.bound("attacking_player")
    return by if isinstance(by, str) and by else active_player(now)


def given_attackers(now: Moment) -> tuple[str, ...]:
    """attacks-outside-combat: the characters that a card has attack, where their player just chooses the enemy."""
    return listed(now, "declared") if now.bound("attacking_player") else ()


@RULES.verb
class AttackEnemy(Verb):
    """6.8b: the active player chooses one enemy and exhausts any number of characters to attack it."""

    name = "attack"
    alike = True
    example = "attacks <enemy> with <character>, <character> and <character>; attacks no more"
    only = refuse("players attack only in step 6.8", cite("6.8"))

    def say(self, choice: Choice) -> str:
        enemy, *names = map(str, choice.args or ("",))
        return f"attacks {enemy} with {together(names)}" if choice.args else STOPPED

    def by(self, now: Moment) -> str:
        return attacking_player(now)

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        if given := given_attackers(now):
            yield from ((each.name, *given) for each in all_in_play(now, "enemy"))
            return
        yield ()
        mine = [each for each in all_in_play(now, "character") if each.controller == by]
        ready = [each.name for each in mine if cannot_attack(now, by, each) is None]
        for enemy in all_in_play(now, "enemy"):
            yield from ((enemy.name, *names) for names in sets_of(ready, 1))
            yield from ((enemy.name, each.name) for each in mine if each.name not in ready)

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        if text in STOP:
            return ()
        known = everything(now)
        for enemy in known:
            named = rf"(?:the )?{re.escape(enemy.casefold())}"
            if re.fullmatch(rf"(?:attacks?|declares an attack (?:on|against)) {named}", text):
                return (enemy,)
            forms = (rf"(?:attacks?|declares an attack (?:on|against)) {named} with (?P<names>.+)",
                     rf"declares (?P<names>.+) as attackers? against {named}")  # fmt: skip
            found = read_form(text, known, *forms)
            if found is not None:
                return (enemy, *found) if found else ()
        return None

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        given = given_attackers(now)
        if given and choice.args[1:] != given:
            return refuse(
                f"the attack must be made with {together(given)}", cite("attacks-outside-combat"), cite("6.8b")
            )
        if not choice.args:
            return None
        if (enemy := any_card(now, str(choice.args[0]))) is None:
            return no_such(str(choice.args[0]), "enemy", ONE_ENEMY)
        names = [each for name in choice.args[1:] if (each := any_card(now, str(name))) is not None]
        if len(names) < max(1, len(choice.args) - 1):
            return refuse(
                "an attack requires at least one character, which exhausts to attack", ONE_ENEMY, cite("6.8b")
            )
        if (against := _against_target(now, choice.by, enemy, names)) is not None:
            return against
        for each in names if not given else ():
            if (against := cannot_attack(now, choice.by, each)) is not None:
                return against
        return None

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        turn = out_of_turn(now, self.name, choice, "6.8", "active-player")
        return self.refuse(now, choice) or turn or self.only

    def take(self, now: Moment, choice: Choice) -> None:
        if not choice.args:
            mark(now, STOPPED)
            now.bind("stopped", True)
            now.say(f"{choice.by} declares no further attack.", cite("6.8"), actor=choice.by)
            return
        enemy = card(now, str(choice.args[0]))
        begin_attack(now, Attack(side="player", enemy=enemy.name, player=choice.by))
        if not now.bound("attacking_player"):
            now.put(enemy._replace(attacked_by=(*enemy.attacked_by, choice.by)))
        now.bind("declared", choice.args[1:])


def _against_target(now: Moment, by: str, enemy: Card, attackers: list[Card]) -> Refusal | None:
    """6.8b: what keeps a player from attacking this enemy with these characters."""
    if not is_a(now, enemy, "enemy"):
        return refuse(f"{enemy.name} is not an enemy", cite("6.8b-one-enemy"), cite("enemy-cards"))
    if not enemy.in_play:
        return refuse(f"{enemy.name} is not in play but in the {enemy.zone}", cite("6.8b-one-enemy"))
    if (
        by in enemy.attacked_by
        and not all(permits(now, each, "attack again") for each in attackers)
        and not now.bound("attacking_player")
        and now.reads("attack-same-enemy-twice") == "once-per-enemy"
    ):
        return refuse(f"{by} has already attacked {enemy.name}", cite("6.8"), cite("chart-combat"))
    if (many := too_many_attack(now, enemy, tuple(each.name for each in attackers))) is not None:
        return many
    if not matters(now, "cannot"):
        return _out_of_reach(now, by, enemy, attackers)
    banned = (forbidden(now, each, "attack", enemy.name) for each in attackers)
    against = next((refusal for refusal in banned if refusal is not None), None)
    return _out_of_reach(now, by, enemy, attackers) or forbidden(now, enemy, "be attacked") or against


def _out_of_reach(now: Moment, by: str, enemy: Card, attackers: list[Card]) -> Refusal | None:
    """6.8b-all-ranged: an enemy engaged with another player needs attackers that all have ranged."""
    if enemy.engaged == by:
        return None
    if enemy.zone == STAGING or not enemy.engaged:
        return _out_in_staging(now, enemy, attackers)
    short = [each.name for each in attackers if not _is_ranged(now, each)]
    if not short and now.reads("ranged-own-enemies-only") == "own-only":
        return refuse(f"{enemy.name} is engaged with {enemy.engaged}", cite("6.8b-all-ranged"), cite("ranged"))
    if not short or now.reads("ranged-for-everyone") == "anyone":
        return None
    need = f"every attacker must have ranged, and {together(short)} {'do' if short[1:] else 'does'} not"
    return refuse(f"{enemy.name} is engaged with {enemy.engaged}: {need}", cite("6.8b-all-ranged"), cite("ranged"))


def _out_in_staging(now: Moment, enemy: Card, attackers: list[Card]) -> Refusal | None:
    """6.8b-one-enemy: an enemy that no player is engaged with needs the permission of a card, for one alone or all."""
    if all(permits(now, each, "attack staging", enemy.name) for each in attackers):
        return None
    alone = [each.name for each in attackers if permits(now, each, ALONE)]
    if alone and len(attackers) == 1:
        return None
    more = f", and {alone[0]} may attack it only alone" if alone else ""
    return refuse(f"{enemy.name} is not engaged with a player{more}", cite("6.8b-one-enemy"))


def _is_ranged(now: Moment, each: Card) -> bool:
    return bool(keyword(now, each, "ranged")) or bool(permits(now, each, "attack any"))


def cannot_attack(now: Moment, by: str, each: Card) -> Refusal | None:
    """6.8b-one-enemy: what keeps a character from being declared as an attacker by a player."""
    banned = forbidden(now, player(now, by), "declare attacks") if matters(now, "cannot") else None
    return banned or not_yours(now, by, each, ONE_ENEMY) or too_tired(now, each, "attack", ONE_ENEMY)


@RULES.test
@noted
def the_active_player_may_attack(now: Moment) -> bool:
    """6.8: whether the active player may still attack with a ready character."""
    by = active_player(now)
    stopped = STOPPED in game(now).done
    if stopped or attack(now, "player") is not None:
        return not stopped
    ready = (each for each in not_spent(now) if each.controller == by and cannot_attack(now, by, each) is None)
    enemies = all_in_play(now, "enemy")
    return any(_out_of_reach(now, by, enemy, [each]) is None for each in ready for enemy in enemies)


@RULES.test
def the_attack_has_begun(now: Moment) -> bool:
    """6.8b: whether the attack has already been declared, by the table or by a card."""
    return attack(now, "player") is not None


@RULES.test
def the_player_attacks(now: Moment) -> bool:
    """6.8b: whether an attack has been declared."""
    begun = the_attack_has_begun(now)
    if not begun and not now.bound("stopped"):
        raise Missing("a player attack; write for example attack: {by: player, enemy: Troll, attackers: [Gimli]}")
    return begun


@RULES.step
def initiate_player_attack(now: Moment) -> None:
    """6.8b: the attackers exhaust and the attack initiates."""
    there, names = fight(now), listed(now, "declared")
    said = f"{there.player} attacks {there.enemy} with {together(names or there.attackers, 'nobody')}."
    now.say(said, cite("6.8b"), cite("6.8b-one-enemy"), actor=there.player, event=("attacked", there.enemy))
    joined = [Occurrence("declare-attacker", name, player=there.player, other=there.enemy) for name in names]
    begun = [] if now.bound("attacking_player") else [Occurrence("player-attack", there.enemy, player=there.player)]
    happen(now, *begun, *joined)


@occurs("player-attack")
def make_player_attack(now: Moment, what: Occurrence) -> None:
    """attacks-outside-combat: an attack that a card has a player make takes every step of a player attack."""
    if what.cause == "framework":
        return
    if what.subject and what.other:
        begin_attack(now, Attack(side="player", enemy=what.subject, player=what.player))
    declared = (what.other,) if what.other else ()
    now.call("player-attack", attacking_player=what.player, declared=declared)


@occurs("declare-attacker")
def become_attacker(now: Moment, what: Occurrence) -> list[Occurrence]:
    """6.8b-one-enemy: the character exhausts and is attacking."""
    there, turned = fight(now), exhaust_to(now, what, "attack")
    now.put(there._replace(attackers=(*there.attackers, what.subject)))
    count_attacker(now, what.subject, there.enemy)
    said = f"{what.subject} {'exhausts and attacks' if turned else 'attacks'} {there.enemy}."
    now.say(said, cite("6.8b-one-enemy"), actor=what.player, event=("attacking", what.subject))
    return turned


@RULES.test
def the_player_attack_goes_on(now: Moment) -> bool:
    """6.8b: whether the attacked enemy is still in play."""
    there = attack(now, "player")
    return card(now, there.enemy).in_play if there is not None else the_player_attacks(now)


def _foes(now: Moment, what: Instruction, name: str, about: Context) -> list[str]:
    """attacks-outside-combat: whom a character may attack by a card effect: those it names, else those in reach."""
    of = card(now, name)
    if what.to.how:
        named = (card(now, each) for each in members(now, what.to, about))
        return [each.name for each in named if each.in_play and is_a(now, each, "enemy")]
    far = bool(keyword(now, of, "ranged"))
    return [each.name for each in cards(now) if each.engaged and (each.engaged == of.controller or far)]


@makes("declare attack")
def _declare(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    """attacks-outside-combat: a character attacks by a card effect; its player says which enemy."""
    foes = _foes(now, what, name, about)[: 1 if what.to.how else None]
    if foes:
        one = foes[0] if len(foes) == 1 else ""
        yield Occurrence("player-attack", one, player=card(now, name).controller, other=name)


@hindered("declare attack")
def _nobody_to_attack(now: Moment, what: Instruction, name: str, about: Context) -> Refusal | None:
    foes = _foes(now, what, name, about)
    return None if foes else nothing(name, "has no enemy to attack", "attacks-outside-combat")


@RULES.verb
class JoinAttack(NameCards):
    """6.8.1: another player exhausts any number of ranged characters to join the attack."""

    name = "join-attack"
    alike = True
    example = "joins with <ranged character>; joins with nobody"
    phrase = "joins with {0}"
    none = ("joins with nobody", "does not join", "does not join the attack", "adds nobody")
    forms = (r"(?:joins(?: the attack)? with|adds) (?P<names>.+)",)
    only = refuse("other players can join an attack only in step 6.8.1", cite("6.8.1"))
    unit, in_turn = "6.8.1", ("6.8.1", "in-player-order")

    def by(self, now: Moment) -> str:
        return next_ranged_player(now)

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        mine = [each for each in controlled(now, by) if is_a(now, each, "character")]
        may = [each.name for each in mine if self.against(now, by, each) is None]
        yield from sets_of(may)
        yield from ((each.name,) for each in mine if each.name not in may)

    def against(self, now: Moment, by: str, each: Card) -> Refusal | None:
        return _cannot_join(now, by, each)

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        there, names = fight(now), tuple(map(str, choice.args))
        many = too_many_attack(now, card(now, there.enemy), (*there.attackers, *names)) if names else None
        return super().refuse(now, choice) or many

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        there_is_none = refuse("there is no attack to join", cite("6.8.1"))
        return super().elsewhere(now, choice) if attack(now, "player") else there_is_none

    def take(self, now: Moment, choice: Choice) -> None:
        mark(now, f"asked:{choice.by}")
        enemy = fight(now).enemy
        happen(now, *(Occurrence("declare-attacker", str(name), player=choice.by, other=enemy) for name in choice.args))


def _cannot_join(now: Moment, by: str, each: Card) -> Refusal | None:
    """6.8.1, ranged-two-ways: only ready ranged characters of other players join."""
    if by == fight(now).player:
        return refuse(f"{by} declares the attack and cannot join it", cite("6.8.1"))
    if (mine := not_yours(now, by, each, cite("6.8.1"))) is not None:
        return mine
    enemy = card(now, fight(now).enemy)
    engaged = enemy.engaged or permits(now, each, "attack staging", enemy.name)
    if not engaged and now.reads("ranged-into-staging") == "engaged-only":
        text = (
            f"{enemy.name} is not engaged with a player, and ranged characters can join only attacks on engaged enemies"
        )
        return refuse(text, cite("ranged"), cite("6.8.1"))
    if _is_ranged(now, each) and now.reads("ranged-does-not-join") == "stays-out":
        return refuse(f"{each.name} belongs to another player", cite("6.8.1"), cite("ranged"))
    if not _reaches(now, each):
        return refuse(f"{each.name} does not have ranged", cite("6.8.1"), cite("ranged"))
    return cannot_attack(now, by, each)


def _reaches(now: Moment, each: Card) -> bool:
    """ranged: whether a character reaches an enemy that is engaged with another player."""
    return _is_ranged(now, each) or now.reads("ranged-for-everyone") == "anyone"


@noted
def next_ranged_player(now: Moment) -> str:
    """6.8.1, in-player-order: the next other player with a ranged character that may join, not asked yet."""
    return next_to_ask(
        now, not_spent(now), lambda name, each: _reaches(now, each) and _cannot_join(now, name, each) is None
    )


@RULES.test
def ranged_characters_may_join(now: Moment) -> bool:
    """6.8.1: whether another player has a ranged character that may join."""
    return the_player_attack_goes_on(now) and bool(next_ranged_player(now))
