"""8.4 Playing Mugic, Attack Cards, or Abilities: who may, with what, aimed at what."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from itertools import product

from judge.engine import Choice, Moment, Refusal, Verb, refuse
from judge.games.chaotic import RULES, cite
from judge.games.chaotic.cards.conditions import characteristic
from judge.games.chaotic.cards.meanings import FREE, Ability, Battlegear, Cost, Mugic
from judge.games.chaotic.play.formats import refuse_in_format
from judge.games.chaotic.play.mugic_and_abilities.abilities import abilities, forbidden, gear_text
from judge.games.chaotic.play.mugic_and_abilities.costs import counters_needed, refuse_cost
from judge.games.chaotic.play.mugic_and_abilities.targets import choosable, legal_targets, might_target
from judge.games.chaotic.play.mugic_and_abilities.triggers import put_triggers, triggered, unique_name
from judge.games.chaotic.play.specific_abilities.brainwashed import is_brainwashed
from judge.games.chaotic.play.who import BURST, bound_item, burst_items, controlled, game, gear_of
from judge.games.chaotic.things import Creature, Item, Player

MOST_X = 30
Targets = tuple[str, ...]


def aims(now: Moment, wanted: Targets) -> Iterator[Targets]:
    """What might be aimed at, in vain or not; no card twice."""
    for names in product(*(might_target(now, each) for each in wanted)):
        if len(set(names)) == len(names):
            yield names


def refuse_targets(now: Moment, wanted: Targets, given: Targets, by: str, what: str) -> Refusal | None:
    """g-target: each target must fit; without a legal one the thing cannot be played."""
    for name, each in zip(given, wanted, strict=True):
        if name not in legal_targets(now, each, by):
            if name in choosable(now, each, by):
                return refuse(f"{name} cannot be chosen as a target", cite("g-untargetable"), cite("8.4.1.3"))
            return refuse(f"{name} is no legal target for {what}", cite("g-target"), cite("8.4.1.3"))
    return None


def _xs(now: Moment, cost: Cost, creature: Creature, affiliation: str | None = None) -> Iterator[Hashable]:
    """8.4.1.2: the values that X might be given: all that can be paid, and the first that cannot."""
    if not cost.x:
        yield ""
        return
    for x in range(MOST_X + 1):
        yield x
        if counters_needed(now, creature, cost, x, affiliation) > creature.counters:
            return


def _words(verb: str, targets: Hashable, x: Hashable) -> str:
    """A play in words, with its targets and its X."""
    at = f" on {' and '.join(map(str, targets))}" if isinstance(targets, tuple) and targets else ""
    return f"{verb}{at}{f' for X = {x}' if x != '' else ''}"


def _no_priority(now: Moment, choice: Choice) -> Refusal | None:
    """8.1.1: nothing is played where nobody has priority: in a move, while a Burst resolves, before an attack."""
    waiting = now.waiting
    if waiting is None or choice.verb in waiting.verbs:
        return None
    own = cite("6.3.3") if "intercept" in waiting.verbs else cite("8.2.3.3") if now.inside("resolve") else None
    return refuse("nobody has priority at this point", cite("8.1.1"), *([own] if own else waiting.cites))


def _out(now: Moment, by: str) -> Refusal | None:
    """The mistake of counting a player out who has passed once."""
    if by in game(now).passed:
        return refuse(f"{by} has passed", cite("8.2.2.1"))
    return None


@RULES.verb
class PlayMugic(Verb):
    """8.4.1: a Mugic is played by a Creature, with its X and its targets."""

    name = "play-mugic"
    example = (
        "plays <Mugic> with <Creature> on <target> and <target> for X = <number> (targets and X where it has them)"
    )

    def say(self, choice: Choice) -> str:
        card, creature, targets, x = choice.args
        return _words(f"plays {card} with {creature}", targets, x)

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        for card in dict.fromkeys((*now.the(Player, by).mugic, *used_mugic(now, by))):
            mugic = now.the(Mugic, card)
            for creature in controlled(now, by):
                for names in aims(now, mugic.targets):
                    yield from (
                        (card, creature.name, names, x) for x in _xs(now, mugic.cost, creature, mugic.affiliation)
                    )

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        mugic, creature, names, x = _mugic_choice(now, choice)
        needed = counters_needed(now, creature, mugic.cost, x, mugic.affiliation)
        return (
            _out(now, choice.by)
            or refuse_in_format(now, "Mugic")
            or _refuse_hand(now, mugic, choice.by)
            or refuse_caster(now, mugic, creature)
            or refuse_targets(now, mugic.targets, names, choice.by, mugic.name)
            or refuse_cost(now, creature, mugic.cost, needed, choice.by, cite("8.4.2.2"))
        )

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        return _no_priority(now, choice)

    def take(self, now: Moment, choice: Choice) -> None:
        mugic, creature, names, x = _mugic_choice(now, choice)
        needed = counters_needed(now, creature, mugic.cost, x, mugic.affiliation)
        item = Item(
            unique_name(now, mugic.name),
            "mugic",
            choice.by,
            creature.name,
            creature.name,
            mugic.name,
            mugic.targets,
            names,
            x,
            needed,
            mugic.instructions,
        )
        now.call("play-mugic", item=item, cost=mugic.cost, said=self.say(choice), paying=True, later=())


def used_mugic(now: Moment, by: str) -> list[str]:
    """The Mugic a player has used already, which somebody might try to play again."""
    on_burst = [item.card for item in burst_items(now) if item.kind == "mugic" and item.by == by]
    return [*on_burst, *now.the(Player, by).discard]


def _refuse_hand(now: Moment, mugic: Mugic, by: str) -> Refusal | None:
    if mugic.name in now.the(Player, by).mugic:
        return None
    return refuse(f"{mugic.name} is not in {by}'s hand", cite("8.4.1.1"))


def _mugic_choice(now: Moment, choice: Choice) -> tuple[Mugic, Creature, Targets, int]:
    card, creature, names, x = choice.args
    assert isinstance(names, tuple)
    return now.the(Mugic, str(card)), now.the(Creature, str(creature)), names, x if isinstance(x, int) else 0


def refuse_caster(now: Moment, mugic: Mugic, creature: Creature) -> Refusal | None:
    """3.4.4.1: whether a Creature may play a Mugic; 9.2.4: a Brainwashed one only Generic ones."""
    if forbidden(now, creature, "play mugic"):
        return refuse(f"{creature.name} can not play Mugic", cite("8.5.8"))
    kind = "generic" if mugic.generic else "tribal"
    if forbidden(now, creature, f"play {kind} mugic"):
        return refuse(f"{creature.name} can not play {kind.capitalize()} Mugic", cite("8.5.8"))
    if mugic.generic:
        return None
    if is_brainwashed(now, creature) and now.reads("brainwashed-generic") == "generic-only":
        return refuse(f"{creature.name} is Brainwashed and may play only Generic Mugic", cite("9.2.4"))
    if characteristic(now, creature, mugic.affiliation):
        return None
    if any(characteristic(now, creature, each) for each in mugic.subtypes):
        if now.reads("shares-a-characteristic") == "any-shared":
            return None
    if now.reads("affiliation-needed") == "any-creature":
        return None
    free = (cite("8.4.2.5"),) if not mugic.cost.counters and not mugic.cost.x else ()
    why = f"{creature.name} is not {mugic.affiliation}, as {mugic.name} asks"
    return refuse(why, cite("3.4.4.1"), cite("8.4.2.2"), *free)


@RULES.verb
class UseAbility(Verb):
    """8.4.4: an activated ability; its counters come from the very Creature that has it (or wears the Battlegear)."""

    name = "use-ability"
    example = "uses <ability> of <Creature or Battlegear> on <target> for X = <number>"

    def say(self, choice: Choice) -> str:
        ability, source, targets, x = choice.args
        return _words(f"uses {ability} of {source}", targets, x)

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        for creature in controlled(now, by):
            for source, ability in activated(now, creature):
                for names in aims(now, ability.targets):
                    yield from ((ability.name, source, names, x) for x in _xs(now, ability.cost or FREE, creature))

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        creature, ability, names, x = _ability_choice(now, choice)
        if ability is None or ability.cost is None or creature.controller != choice.by:
            return refuse(f"{choice.by} has no ability {choice.args[0]} there now", cite("8.4.4.1"))
        needed = counters_needed(now, creature, ability.cost, x)
        banned = forbidden(now, creature, "use abilities")
        return (
            _out(now, choice.by)
            or refuse_in_format(now, "activated abilities")
            or (refuse(f"{creature.name} can not use abilities", cite("8.5.8")) if banned else None)
            or refuse_targets(now, ability.targets, names, choice.by, ability.name)
            or refuse_cost(now, creature, ability.cost, needed, choice.by, cite("8.4.4.1"))
        )

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        return _no_priority(now, choice)

    def take(self, now: Moment, choice: Choice) -> None:
        creature, ability, names, x = _ability_choice(now, choice)
        assert ability is not None and ability.cost is not None
        needed = counters_needed(now, creature, ability.cost, x)
        item = Item(
            unique_name(now, f"{ability.name} of {choice.args[1]}"),
            "ability",
            choice.by,
            str(choice.args[1]),
            creature.name,
            "",
            ability.targets,
            names,
            x,
            needed,
            ability.instructions,
            ability.tag,
        )
        now.call("play-ability", item=item, cost=ability.cost, said=self.say(choice), paying=True, later=())


def activated(now: Moment, creature: Creature) -> Iterator[tuple[str, Ability]]:
    """g-activated-ability: the activated abilities of a Creature and of its Battlegear, each with its source."""
    yield from ((creature.name, each) for each in abilities(now, creature) if each.cost is not None)
    for gear in gear_of(now, creature):
        yield from ((gear.name, each) for each in gear_text(now, gear) if each.cost is not None)


def _ability_choice(now: Moment, choice: Choice) -> tuple[Creature, Ability | None, Targets, int]:
    name, source, names, x = choice.args
    assert isinstance(names, tuple)
    card = now.get(str(source))
    creature = now.the(Creature, card.bearer if isinstance(card, Battlegear) else str(source))
    found = (each for where, each in activated(now, creature) if where == source and each.name == name)
    return creature, next(found, None), names, x if isinstance(x, int) else 0


@RULES.step
def reveal_mugic(now: Moment) -> None:
    """8.4.1.1: the Mugic is revealed from the hand."""
    item = bound_item(now)
    player = now.the(Player, item.by)
    hand = list(player.mugic)
    hand.remove(item.card)
    now.put(player._replace(mugic=tuple(hand)))
    announce_play(now)


@RULES.step
def announce_play(now: Moment) -> None:
    """8.4.1.1: what is played is announced."""
    item = bound_item(now)
    burst = cite("8.2.2.1") if burst_items(now) else cite("8.2.1")
    now.say(f"{item.by} {now.bound('said')}.", cite("8.4.1.1"), burst, actor=item.by, event=("played", item.name))


@RULES.test
def costs_x(now: Moment) -> bool:
    """8.4.1.2: whether the cost is variable."""
    return now.given(Cost, "cost").x


@RULES.step
def fix_x(now: Moment) -> None:
    """8.4.1.2, 8.4.2.6: the value of X has been chosen."""
    now.say(f"{bound_item(now).name}: X is {bound_item(now).x}.", cite("8.4.2.6"))


@RULES.test
def has_targets(now: Moment) -> bool:
    """8.4.1.3: whether targets are chosen."""
    return bool(bound_item(now).targets)


@RULES.step
def fix_targets(now: Moment) -> None:
    """8.4.1.3: the targets have been chosen."""
    item = bound_item(now)
    now.say(f"{item.name} targets {' and '.join(item.targets)}.", cite("8.4.1.3"), event=("targeted", item.name))


@RULES.step
def put_play_on_burst(now: Moment) -> None:
    """8.4.1.5: a played Mugic or ability is added to the Burst."""
    item = bound_item(now)
    now.add(BURST, item)
    now.say(f"{item.name} is on the Burst.", cite("8.4.1.5"), actor=item.by, event=("added", item.name))
    now.bind("paying", False)
    played = triggered(now, "plays mugic", now.the(Creature, item.creature)) if item.kind == "mugic" else ()
    put_triggers(now, now.given(tuple, "later"), played)
