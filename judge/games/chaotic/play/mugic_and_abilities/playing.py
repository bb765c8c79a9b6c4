"""8.4 Playing Mugic, Attack Cards, or Abilities: who may, with what, aimed at what."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from itertools import product
from typing import Any, NamedTuple

from judge.engine import Choice, Cite, Moment, Refusal, Verb, refuse, remembered
from judge.games.chaotic import RULES, cite
from judge.games.chaotic.cards.conditions import all_hold
from judge.games.chaotic.cards.meanings import Those
from judge.games.chaotic.cards.meanings.ability import Ability, Battlegear, Mugic
from judge.games.chaotic.cards.meanings.instructions import Infects
from judge.games.chaotic.cards.meanings.sentences import Cost
from judge.games.chaotic.cards.scene import Scene
from judge.games.chaotic.play.costs import counters_needed, refuse_cost
from judge.games.chaotic.play.formats import refuse_in_format
from judge.games.chaotic.play.mugic_and_abilities.abilities import abilities, forbidden, held
from judge.games.chaotic.play.mugic_and_abilities.proposed import (
    ability_names,
    read_play,
    refuse_ability,
    refuse_caster,
    refuse_mugic,
    refuse_player_of_mugic,
    refuse_user,
)
from judge.games.chaotic.play.mugic_and_abilities.texts import gear_text
from judge.games.chaotic.play.targets import might_target, refuse_target
from judge.games.chaotic.play.triggers import unique_name
from judge.games.chaotic.play.whereabouts import things_named
from judge.games.chaotic.play.who import burst_items, controlled, game, gear_of, in_row
from judge.games.chaotic.things import Creature, Item, Player
from judge.kit.words import counted

MOST_X = 30
NO_PRIORITY = {"pregame": cite("4.2.6"), "recovery": cite("6.4.2"), "resolve": cite("8.2.3.3")}
Targets = tuple[str, ...]


class Playable(NamedTuple):
    """What somebody might play: as it would lie on the Burst, but not aimed; the Creature that pays; the cost."""

    item: Item
    creature: Creature
    cost: Cost
    affiliation: str | None = None
    given: tuple[Any, ...] = ()
    times: int = 0

    def needed(self, now: Moment, x: int) -> int:
        """8.4.2.1: the Mugic counters to be paid."""
        return counters_needed(
            now, self.creature, self.cost, x, self.affiliation, self.item.card, self.item.kind == "ability"
        )

    def xs(self, now: Moment) -> Iterator[Hashable]:
        """8.4.1.2: the values that X might be given: all that can be paid, and the first that cannot."""
        if not self.cost.x:
            yield ""
            return
        if not held(now, self.creature):  # Nothing changes what it costs.
            yield from range(min(self.creature.counters + 1, MOST_X) + 1)
            return
        for x in range(MOST_X + 1):
            yield x
            if self.needed(now, x) > self.creature.counters:
                return


def aims(now: Moment, wanted: tuple[Those, ...]) -> Iterator[Targets]:
    """What might be aimed at, in vain or not; no card twice; of `up to` so many the last ones may be left out."""
    for names in product(*([*might_target(now, each), *([""] if each.up_to else [])] for each in wanted)):
        some = [name for name in names if name]
        gaps = any(not name and later and each == other for name, later, each, other in
                   zip(names, names[1:], wanted, wanted[1:], strict=False))  # fmt: skip
        if len(set(some)) == len(some) and not gaps:
            yield names


def refuse_targets(now: Moment, item: Item, given: Targets, what: str) -> Refusal | None:
    """g-target: each target must fit; without a legal one the thing cannot be played."""
    least = sum(not each.up_to for each in item.wanted)
    if not least <= len(given) <= len(item.wanted):
        many = counted(len(item.wanted), "target") if item.wanted else "no target"
        return refuse(f"{what} has {many}, not {len(given)}", cite("8.4.1.3"), cite("g-target"))
    if len(given) > 1 and len(set(filter(None, given))) < len([*filter(None, given)]):
        return refuse(f"{what} needs different targets", cite("g-target"), cite("8.4.1.3"))
    for name, each in zip(given, item.wanted, strict=False):
        if (name or not each.up_to) and (why := refuse_target(now, each, item, what, name)) is not None:
            return why._replace(cites=(*why.cites, cite("8.4.1.3")))
    return None


class Play(Verb):
    """8.4.1: a Mugic or an ability is played, with its X and its targets."""

    rule: Cite

    def playable(self, now: Moment, by: str) -> Iterator[tuple[str, str, Playable]]:
        """What a player might play, in vain or not: what it is called, and of whom or with whom it is played."""
        raise NotImplementedError

    def found(self, now: Moment, choice: Choice) -> Playable | None:
        """What a choice plays; None where there is no such thing now."""
        raise NotImplementedError

    def bars(self, now: Moment, choice: Choice, found: Playable) -> Refusal | None:
        """The rules against playing it that have nothing to do with its targets and its cost."""
        raise NotImplementedError

    def say(self, choice: Choice) -> str:
        name, source, targets, x = choice.args
        named = [str(each) for each in targets if each] if isinstance(targets, tuple) else []
        at = f" on {' and '.join(named)}" if named else ""
        return f"{self.phrase.format(name, source)}{at}{f' for X = {x}' if x != '' else ''}"

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        aimed: dict[tuple[Those, ...], list[Targets]] = {}
        for name, source, found in self.playable(now, by):
            wanted = found.item.wanted
            if wanted not in aimed:
                aimed[wanted] = list(aims(now, wanted))
            xs = list(found.xs(now)) if aimed[wanted] else []
            for targets in aimed[wanted]:
                for x in xs:
                    yield name, source, targets, x

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        what = (self.name, choice.by, *_named(choice))
        barred, found = _tried(now, *what)
        if barred is not None:
            return barred
        assert found is not None
        targets, x = _aimed(choice)
        return (
            _refuse_x(choice, found)
            or refuse_targets(now, found.item, targets, str(choice.args[0]))
            or _refuse_healthy(now, found.item, targets)
            or _unpaid(now, *what, x)
        )

    def unplayable(self, now: Moment, choice: Choice) -> Refusal | None:
        """Why there is nothing of the kind for this player to play, or None."""
        raise NotImplementedError

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        """8.1.1: nothing is played where nobody has priority: in a move, while a Burst resolves, before an attack."""
        waiting = now.waiting
        what = "Mugic" if choice.verb == PlayMugic.name else "Abilities with a cost"
        if (never := refuse_in_format(now, what)) is not None:
            return never
        if waiting is None:
            return refuse("the game is over", cite("5.1")) if game(now).over else None
        if choice.verb in waiting.verbs:
            return self.refuse(now, choice) or refuse(
                f"{waiting.by} has priority now, not {choice.by}", cite("8.1.2"), *waiting.cites
            )
        own = [rule for place, rule in NO_PRIORITY.items() if now.inside(place)]
        rules = (cite("8.1.1"), *(own[:1] or ([cite("6.3.3")] if "intercept" in waiting.verbs else waiting.cites)))
        return self.unplayable(now, choice) or refuse("nobody has priority at this point", *rules)

    def take(self, now: Moment, choice: Choice) -> None:
        found = self.found(now, choice)
        assert found is not None
        targets, x = _aimed(choice)
        name = unique_name(now, found.item.name)
        item = found.item._replace(name=name, targets=targets, x=x, paid=found.needed(now, x))
        if found.times or (item.kind == "ability" and found.item.name not in found.creature.used):
            now.put(found.creature._replace(used=(*found.creature.used, found.item.name)))
        now.call(f"play-{item.kind}", item=item, cost=found.cost, said=self.say(choice), paying=True, later=())


def _named(choice: Choice) -> tuple[str, str]:
    """What is played, and with whom or of what, as far as the words of a choice say so."""
    name, source = (*map(str, choice.args[:2]), "", "")[:2]
    return name, source


@remembered
def _tried(now: Moment, verb: str, by: str, name: str, source: str) -> tuple[Refusal | None, Playable | None]:
    """Why something cannot be played whatever it is aimed at, or what would be played."""
    play, choice = RULES.verbs[verb], Choice(by, verb, (name, source))
    assert isinstance(play, Play)
    if (barred := play.unplayable(now, choice)) is not None:
        return barred, None
    found = play.found(now, choice)
    assert found is not None
    if by in game(now).passed:  # The mistake of counting a player out who has passed once.
        return refuse(f"{by} has passed", cite("8.2.2.1")), None
    return play.bars(now, choice, found), found


@remembered
def _unpaid(now: Moment, verb: str, by: str, name: str, source: str, x: int) -> Refusal | None:
    """8.4.1.4: why something that could be played cannot be paid for."""
    _, found = _tried(now, verb, by, name, source)
    play = RULES.verbs[verb]
    assert found is not None and isinstance(play, Play)
    return refuse_cost(now, found.creature, found.cost, found.needed(now, x), by, play.rule)


def _refuse_healthy(now: Moment, item: Item, targets: Targets) -> Refusal | None:
    """9.1.3.3: what Uninfects may be aimed at an Uninfected Creature; that it may not is a mistake."""
    if not any(isinstance(step.deed, Infects) and not step.deed.on for step in item.steps):
        return None
    healthy = [each for name in targets if isinstance(each := now.get(name), Creature) and not each.infected]
    if not healthy or now.reads("uninfect-target") == "anybody":
        return None
    return refuse(f"{healthy[0].name} is not Infected", cite("9.1.3.3"))


def _aimed(choice: Choice) -> tuple[Targets, int]:
    """The targets and the X of a choice; none where its words name none."""
    targets, x = (*choice.args[2:], (), "")[:2] if len(choice.args) < 4 else choice.args[2:4]
    return targets if isinstance(targets, tuple) else (), x if isinstance(x, int) else 0


def _refuse_x(choice: Choice, found: Playable) -> Refusal | None:
    """8.4.1.2: X is chosen where the cost is variable, and nowhere else."""
    given = len(choice.args) > 3 and isinstance(choice.args[3], int)
    if found.cost.x and not given:
        return refuse(f"{choice.args[0]} costs X: a value has to be chosen for it", cite("8.4.1.2"), cite("8.4.2.6"))
    if given and not found.cost.x:
        return refuse(f"the cost of {choice.args[0]} is not variable: there is no X", cite("8.4.1.2"))
    return None


@RULES.verb
class PlayMugic(Play):
    """8.4.1: a Mugic is played by a Creature, with its X and its targets."""

    name = "play-mugic"
    phrase = "plays {0} with {1}"
    example = (
        "plays <Mugic> with <Creature> on <target> and <target> for X = <number> (targets and X where it has them)"
    )
    rule = cite("8.4.2.2")

    def playable(self, now: Moment, by: str) -> Iterator[tuple[str, str, Playable]]:
        """The Mugic in hand, and those used already, which somebody might try to play again."""
        on_burst = [item.card for item in burst_items(now) if item.kind == "mugic" and item.by == by]
        player = now.the(Player, by)
        for card in dict.fromkeys((*player.mugic, *on_burst, *player.discard)):
            for creature in controlled(now, by):
                for name, mugic in _ways(now.the(Mugic, card)):
                    yield name, creature.name, _with(mugic, creature, by)

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        """What somebody proposes to play with whatever card, in these words."""
        cards = [called for card in now.every(Mugic) for called, _ in _ways(card)]
        known = [*things_named(now).values()]
        return read_play(now, text, self.phrase, (*cards, *known), known)

    def unplayable(self, now: Moment, choice: Choice) -> Refusal | None:
        name, creature = (*map(str, choice.args[:2]), "", "")[:2]
        card = next((each.name for each in now.every(Mugic) for called, _ in _ways(each) if called == name), name)
        return (
            refuse_in_format(now, "Mugic")
            or refuse_mugic(now, card, choice.by)
            or _refuse_mode(now, card, name)
            or refuse_player_of_mugic(now, creature, choice.by)
        )

    def found(self, now: Moment, choice: Choice) -> Playable:
        name, creature = str(choice.args[0]), now.the(Creature, str(choice.args[1]))
        mugic = next(way for card in now.every(Mugic) for called, way in _ways(card) if called == name)
        return _with(mugic, creature, choice.by)

    def bars(self, now: Moment, choice: Choice, found: Playable) -> Refusal | None:
        return refuse_caster(now, in_row(now, Mugic, found.item.card), found.creature)


def _refuse_mode(now: Moment, card: str, name: str) -> Refusal | None:
    """8.4.1.1: of a Mugic that does one of several things it is announced which."""
    modes = [called for called, _ in _ways(in_row(now, Mugic, card))]
    return None if name in modes else refuse(f"say which: {' or '.join(modes)}", cite("8.4.1.1"))


def _ways(mugic: Mugic) -> Iterator[tuple[str, Mugic]]:
    """A Mugic as it can be played: for what it says, or for one of several things that it names."""
    if not mugic.modes:
        yield mugic.name, mugic
    for mode in mugic.modes:
        yield f"{mugic.name} ({mode.title})", mugic._replace(targets=mode.targets, steps=mode.steps)


def _with(mugic: Mugic, creature: Creature, by: str) -> Playable:
    """A Mugic with the Creature that would play it."""
    item = Item(mugic.name, "mugic", by, creature.name, creature.name, mugic.name, mugic.targets)
    return Playable(item._replace(steps=mugic.steps), creature, mugic.cost, mugic.affiliation)


@RULES.verb
class UseAbility(Play):
    """8.4.4: an activated ability; its counters come from the very Creature that has it (or wears the Battlegear)."""

    name = "use-ability"
    phrase = "uses {0} of {1}"
    example = "uses <ability> of <Creature or Battlegear> on <target> for X = <number>"
    rule = cite("8.4.4.1")

    def playable(self, now: Moment, by: str) -> Iterator[tuple[str, str, Playable]]:
        for creature in controlled(now, by):
            yield from _activated(now, creature)

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        """What somebody proposes to use, of whatever card, in these words."""
        return read_play(now, text, self.phrase, ability_names(now), things_named(now).values())

    def unplayable(self, now: Moment, choice: Choice) -> Refusal | None:
        name, source = (*map(str, choice.args[:2]), "", "")[:2]
        barred = refuse_in_format(now, "activated abilities")
        if barred is not None or self.found(now, choice) is not None:
            return barred
        return refuse_ability(now, name, source, choice.by)

    def found(self, now: Moment, choice: Choice) -> Playable | None:
        name, source = (*map(str, choice.args[:2]), "", "")[:2]
        card = now.get(source)
        creature = now.get(card.bearer if isinstance(card, Battlegear) else source)
        own: Iterable[tuple[str, str, Playable]] = ()
        if isinstance(creature, Creature) and creature.in_play and creature.controller == choice.by:
            own = _activated(now, creature)
        return next((found for *called, found in own if called == [name, source]), None)

    def bars(self, now: Moment, choice: Choice, found: Playable) -> Refusal | None:
        banned = forbidden(now, found.creature, "use abilities")
        return (
            (refuse(f"{found.creature.name} can not use abilities", cite("8.5.8")) if banned else None)
            or refuse_user(now, found.creature)
            or _refuse_payer(now, found)
            or _refuse_limit(now, found)
        )


def _refuse_payer(now: Moment, found: Playable) -> Refusal | None:
    """8.4.4.1: counters come from the Creature with the ability; for one on a Battlegear that is a reading."""
    of_gear = found.item.source != found.creature.name and found.cost.counters
    if of_gear and now.reads("counters-for-battlegear") == "nobody":
        return refuse(f"{found.item.source} is not a Creature and has no counters to pay with", cite("8.4.4.1"))
    return None


def _refuse_limit(now: Moment, found: Playable) -> Refusal | None:
    """g-activated-ability: a text may say when, and how often in a turn, its ability can be played."""
    item = found.item
    if not all_hold(now, Scene(item.by, item.creature, item.source, item), found.given):
        return refuse(f"{item.name} can not be played now", cite("g-activated-ability"))
    used = found.creature.used.count(item.name)
    if used and (used >= found.times if found.times else now.reads("ability-again") == "once"):
        return refuse(f"{item.name} has been played this turn", cite("g-activated-ability"))
    return None


def _activated(now: Moment, creature: Creature) -> Iterator[tuple[str, str, Playable]]:
    """g-activated-ability: the activated abilities of a Creature and of its Battlegear, each with its source."""
    texts: list[tuple[str, Sequence[Ability]]] = [(creature.name, abilities(now, creature))]
    texts += [(gear.name, gear_text(now, gear)) for gear in gear_of(now, creature)]
    for source, text in texts:
        for ability in text:
            if ability.cost is not None and (source == creature.name or not ability.given_away):
                item = Item.of(ability, source, creature.name, creature.controller)
                yield ability.name, source, Playable(item, creature, ability.cost, None, ability.given, ability.times)
