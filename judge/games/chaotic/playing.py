"""8.4 Playing Mugic, Attack Cards and abilities: who may, what it costs, what it is aimed at."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from judge.engine.moment import Moment
from judge.engine.record import Choice, Refusal, refuse
from judge.engine.rules import Verb
from judge.games.chaotic import values
from judge.games.chaotic.burst import BURST, announce
from judge.games.chaotic.instructions import forbidden, gear_of
from judge.games.chaotic.leaving import destroy
from judge.games.chaotic.rules import RULES, cite
from judge.games.chaotic.targets import burst_items, legal_targets
from judge.games.chaotic.things import Ability, Attack, Combat, Cost, Creature, Effect, Game, Item, Mugic, Player, Timeline

NOBODY = "nothing"
GENERIC = "generic"


def aims(now: Moment, target: str, by: str) -> list[str]:
    """What might be aimed at; one empty name where nothing is targeted."""
    return legal_targets(now, target, by, legal_only=False) if target else [""]


def unique_name(now: Moment, name: str) -> str:
    """A name that nothing else on the Burst has."""
    taken = {item.name for item in burst_items(now)}
    number = 1
    while (name if number == 1 else f"{name} ({number})") in taken:
        number += 1
    return name if number == 1 else f"{name} ({number})"


def counters_needed(now: Moment, creature: Creature, cost: Cost, x: int) -> int:
    """8.4.2.1, 8.4.2.4: the Mugic counters to remove, after what game effects make of the number; never below 0."""
    needed = x if cost.x else cost.counters
    for row in now.the(Timeline, "timeline").rows:
        if isinstance(row, Effect) and row.on == creature.name and row.change and row.change.what == "mugic cost":
            needed += row.change.amount if row.change.op == "add" else -row.change.amount
    return max(0, needed)


def refuse_cost(now: Moment, creature: Creature, cost: Cost, needed: int, by: str) -> Refusal | None:
    """8.4.1.4: what cannot be paid in full cannot be played."""
    if creature.counters < needed:
        return refuse(f"{creature.name} has {creature.counters} of the {needed} Mugic counters needed", cite("8.4.2.2"))
    if cost.uninfect and not creature.infected:
        return refuse(f"{creature.name} is not Infected and cannot pay by Uninfecting", cite("9.1.3.2"))
    if cost.sacrifice == "gear" and not gear_of(now, creature):
        return refuse(f"{creature.name} has no Battlegear to sacrifice", cite("8.4.2.4"))
    if cost.discard_mugic and len(now.the(Player, by).mugic) <= cost.discard_mugic:
        return refuse(f"{by} has too few Mugic Cards to discard", cite("8.4.2.4"))
    return None


def pay(now: Moment, creature: Creature, cost: Cost, needed: int, by: str) -> None:
    """8.4.1.4: the cost is paid as the thing is played."""
    if needed:
        now.put(creature._replace(counters=creature.counters - needed))
        now.say(f"{creature.name} pays {needed} Mugic counter{'s' if needed > 1 else ''}.", cite("8.4.1.4"), actor=by)
    current = now.the(Creature, creature.name)
    if cost.uninfect:
        now.put(current._replace(infected=False))
        now.say(f"{creature.name} is Uninfected as a cost.", cite("9.1.3.2"), actor=by)
    if cost.sacrifice == "gear":
        for gear in gear_of(now, current):
            now.put(gear._replace(zone="discard pile"))
            now.say(f"{gear.name} is sacrificed.", cite("g-sacrifice"), actor=by)
    if cost.sacrifice == "this":
        destroy(now, [now.the(Creature, creature.name)], cite("g-sacrifice"), word="is sacrificed")


@RULES.verb
class PlayMugic(Verb):
    """8.4.1: reveal a Mugic, choose X and targets, pay, and it is on the Burst."""

    name = "play-mugic"
    example = "plays <Mugic> with <Creature> on <target> for X = <number>"

    def say(self, choice: Choice) -> str:
        card, creature, target, x = choice.args
        at = f" on {target}" if target else ""
        return f"plays {card} with {creature}{at}{f' for X = {x}' if x != '' else ''}"

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        for card in dict.fromkeys(now.the(Player, by).mugic):
            mugic = now.the(Mugic, card)
            for creature in values.creatures(now):
                if creature.controller == by:
                    for target in aims(now, mugic.target, by):
                        yield from ((card, creature.name, target, x) for x in _xs(mugic.cost, creature))

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        mugic, creature = now.the(Mugic, str(choice.args[0])), now.the(Creature, str(choice.args[1]))
        target, x = str(choice.args[2]), _number(choice.args[3])
        if now.the(Game, "game").format in ("apprentice", "advanced-apprentice"):
            return refuse("Mugic is not used in this format", cite("10.1"), cite("10.2"))
        if forbidden(now, creature, "play mugic"):
            return refuse(f"{creature.name} can not play Mugic", cite("8.5.8"))
        generic = mugic.affiliation.casefold() == GENERIC
        if values.is_brainwashed(now, creature) and not generic:
            return refuse(f"{creature.name} is Brainwashed and may play only Generic Mugic", cite("9.2.4"))
        if not generic and not values.characteristic(now, creature, mugic.affiliation):
            return refuse(f"{creature.name} is not {mugic.affiliation}, as {mugic.name} asks", cite("3.4.4.1"))
        if target and target not in legal_targets(now, mugic.target, choice.by):
            return refuse(f"{target} is no legal target for {mugic.name}", cite("g-target"))
        needed = counters_needed(now, creature, mugic.cost, x)
        return refuse_cost(now, creature, mugic.cost, needed, choice.by)

    def take(self, now: Moment, choice: Choice) -> None:
        mugic, creature = now.the(Mugic, str(choice.args[0])), now.the(Creature, str(choice.args[1]))
        target, x = str(choice.args[2]), _number(choice.args[3])
        player = now.the(Player, choice.by)
        hand = list(player.mugic)
        hand.remove(mugic.name)
        now.put(player._replace(mugic=tuple(hand)))
        needed = counters_needed(now, creature, mugic.cost, x)
        name = unique_name(now, mugic.name)
        now.say(f"{self.say(choice).replace('plays', f'{choice.by} plays', 1)}.", cite("8.4.1.1"), actor=choice.by,
                event=("played", name))  # fmt: skip
        item = Item(
            name, "mugic", choice.by, creature.name, mugic.name, (target,) if target else (), x, needed, mugic.target,
            mugic.instructions,
        )  # fmt: skip
        now.add(BURST, item)
        pay(now, creature, mugic.cost, needed, choice.by)
        if now.frames:
            announce(now, "plays mugic", now.the(Creature, creature.name))


def _xs(cost: Cost, creature: Creature) -> Iterator[Hashable]:
    if cost.x:
        yield from range(creature.counters + 2)
    else:
        yield ""


def _number(x: Hashable) -> int:
    return x if isinstance(x, int) else 0


@RULES.verb
class UseAbility(Verb):
    """8.4.4: an activated ability; its counters come from the very Creature that has it."""

    name = "use-ability"
    example = "uses <ability> of <Creature> on <target>"

    def say(self, choice: Choice) -> str:
        ability, creature, target = choice.args
        return f"uses {ability} of {creature}{f' on {target}' if target else ''}"

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        for creature in values.creatures(now):
            if creature.controller == by:
                for ability in values.abilities(now, creature):
                    if ability.cost is not None:
                        yield from ((ability.name, creature.name, target) for target in aims(now, ability.target, by))

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        creature = now.the(Creature, str(choice.args[1]))
        ability = _ability(now, creature, str(choice.args[0]))
        if now.the(Game, "game").format in ("apprentice", "advanced-apprentice"):
            return refuse("activated abilities are not used in this format", cite("10.1"), cite("10.2"))
        if ability is None or ability.cost is None:
            return refuse(f"{creature.name} does not have {choice.args[0]} now", cite("8.4.4.1"))
        if choice.args[2] and str(choice.args[2]) not in legal_targets(now, ability.target, choice.by):
            return refuse(f"{choice.args[2]} is no legal target for {ability.name}", cite("g-target"))
        refusal = refuse_cost(now, creature, ability.cost, ability.cost.counters, choice.by)
        return refusal._replace(cites=(cite("8.4.4.1"),)) if refusal and refusal.cites == (cite("8.4.2.2"),) else refusal

    def take(self, now: Moment, choice: Choice) -> None:
        creature, target = now.the(Creature, str(choice.args[1])), str(choice.args[2])
        ability = _ability(now, creature, str(choice.args[0]))
        assert ability is not None and ability.cost is not None
        name = unique_name(now, ability.name)
        now.say(f"{choice.by} {self.say(choice)}.", cite("8.4.1.1"), actor=choice.by, event=("played", name))
        item = Item(
            name, "ability", choice.by, creature.name, "", (target,) if target else (), 0, ability.cost.counters,
            ability.target, ability.instructions, ability.tag,
        )  # fmt: skip
        now.add(BURST, item)
        pay(now, creature, ability.cost, ability.cost.counters, choice.by)


def _ability(now: Moment, creature: Creature, name: str) -> Ability | None:
    return next((each for each in values.abilities(now, creature) if each.name == name), None)


@RULES.verb
class PlayAttack(Verb):
    """8.4.3: the Striking Player chooses an Attack Card; it opens the Attack Burst."""

    name = "attack"
    phrase = "attacks with {0}"

    def by(self, now: Moment) -> str:
        return now.the(Combat, "combat").striker

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        hand = dict.fromkeys(now.the(Player, by).attacks)
        yield from ((card,) for card in hand)
        if not any(_payable(now, by, card) for card in hand):
            yield (NOBODY,)

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        card = str(choice.args[0])
        if card == NOBODY:
            return None
        creature = values.engaged(now, choice.by)
        attack = now.the(Attack, card)
        if creature is None or attack.cost is None:
            return None
        refusal = refuse_cost(now, creature, attack.cost, attack.cost.counters, choice.by)
        return refusal._replace(cites=(cite("8.4.3.2"),)) if refusal else None

    def take(self, now: Moment, choice: Choice) -> None:
        card = str(choice.args[0])
        if card == NOBODY:
            now.reads("unaffordable-hand")
            now.say(f"{choice.by} has no attack that can be played.", cite("8.4.3.2"), actor=choice.by)
            return
        creature = values.engaged(now, choice.by)
        assert creature is not None
        attack, player = now.the(Attack, card), now.the(Player, choice.by)
        hand = list(player.attacks)
        hand.remove(card)
        now.put(player._replace(attacks=tuple(hand)))
        now.put(creature._replace(attacks=creature.attacks + 1))
        now.say(f"{choice.by} attacks with {card}: {creature.name} plays it.", cite("7.2.5.2"), actor=choice.by,
                event=("played", card))  # fmt: skip
        if attack.cost is not None:
            pay(now, now.the(Creature, creature.name), attack.cost, attack.cost.counters, choice.by)
        now.add(BURST, Item(unique_name(now, card), "attack", choice.by, creature.name, card))
        if now.frames:
            announce(now, "plays an attack", now.the(Creature, creature.name))


def _payable(now: Moment, by: str, card: str) -> bool:
    creature, attack = values.engaged(now, by), now.the(Attack, card)
    if creature is None or attack.cost is None:
        return True
    return refuse_cost(now, creature, attack.cost, attack.cost.counters, by) is None
