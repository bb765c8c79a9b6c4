"""8.5 Resolution of Mugic and abilities, and 8.2.3: one item of the Burst after the other."""

from __future__ import annotations

from collections.abc import Iterable

from judge.engine import Moment, Pile, Refusal, refuse
from judge.games.chaotic import RULES, cite
from judge.games.chaotic.cards.conditions import all_met, count, elements, holds
from judge.games.chaotic.cards.deeds import do_to, said
from judge.games.chaotic.cards.meanings import Instruction, X
from judge.games.chaotic.cards.sentences import CHOSEN_SPACE
from judge.games.chaotic.play.combat.phases import count_attack, end_if_stalled
from judge.games.chaotic.play.leaving_play import watch
from judge.games.chaotic.play.mugic_and_abilities.abilities import has_invisibility
from judge.games.chaotic.play.relocating import free_spaces
from judge.games.chaotic.play.targets import choosable, legal_targets, meant, names_meant
from judge.games.chaotic.play.who import BURST, ItemsPlayer, bound_item, burst_items, engaged, game, opponent
from judge.games.chaotic.play.winning_and_losing import lose, win
from judge.games.chaotic.things import Creature, Effect, Item, Player
from judge.kit.choosing import Decide, Pick
from judge.kit.timeline import begin


@RULES.step
def take_newest(now: Moment) -> None:
    """8.2.3.1: last in, first out."""
    left = now.pile(BURST)
    if left.items and now.reads("newest-first") == "oldest":
        now.put(Pile(BURST, (*left.items[1:], bound_item(now)), left.fresh))
        now.bind("item", left.items[0])


@RULES.test
def is_attack(now: Moment) -> bool:
    """8.6: whether the item that resolves is an Attack Card."""
    return bound_item(now).kind == "attack"


@RULES.step
def recheck_targets(now: Moment) -> None:
    """8.5.1: with targets, and none still legal, it fails; 9.4.4 and Elementproof look again too."""
    item = bound_item(now)
    now.bind("left", item.instructions)
    now.bind("chosen", "")
    still = tuple(
        name if name in legal_targets(now, wanted, item.by) else ""
        for name, wanted in zip(item.targets, item.wanted, strict=False)
    )
    why = _fails(now, item, still)
    if why is not None:
        now.bind("left", ())
        now.say(f"{item.name} {why.text}", *why.cites, event=("failed", item.name))
        return
    now.bind("item", item._replace(targets=still))
    now.say(f"{item.name} resolves{_on(still)}.", cite("8.2.3.1"), actor=item.by, event=("resolved", item.name))


def _on(names: tuple[str, ...]) -> str:
    """The targets of an item in words."""
    there = [name for name in names if name]
    return f" on {' and '.join(there)}" if there else ""


def _fails(now: Moment, item: Item, still: tuple[str, ...]) -> Refusal | None:
    """Why an item does nothing as it comes to resolve."""
    if item.wanted and not any(still):
        return refuse(f"fails: no target is legal any more ({', '.join(item.targets)}).", cite("8.5.1"))
    if "" in still and now.reads("targets-all-or-nothing") == "all":
        return refuse("fails: a target is no longer legal.", cite("8.5.1"))
    foe = engaged(now, opponent(now, item.by))
    if item.tag == "invisibility" and (foe is None or has_invisibility(now, foe)):
        return refuse("does nothing: the other Creature has Invisibility.", cite("9.4.4"))
    faced = item.element and foe is not None and item.element in elements(now, foe)
    if item.element and not faced and now.reads("elementproof-check") != "on-trigger":
        return refuse("does nothing: the other Creature does not have the element.", cite("g-elementproof"))
    source = now.get(item.creature)
    if isinstance(source, Creature) and not source.in_play and now.reads("source-gone") == "fizzles":
        return refuse("fails: its source has left play.", cite("8.2.3.5"))
    return None


@RULES.test
def instructions_left(now: Moment) -> bool:
    """8.5.2: whether an instruction is still to be carried out."""
    return bool(now.bound("left"))


def next_instruction(now: Moment) -> Instruction | None:
    """The next instruction."""
    left = now.bound("left")
    return left[0] if isinstance(left, tuple) and left else None


def take_instruction(now: Moment) -> Instruction:
    """The next instruction, taken off those that are left."""
    left = now.given(tuple, "left")
    now.bind("left", left[1:])
    first: Instruction = left[0]
    return first


@RULES.test
def is_optional(now: Moment) -> bool:
    """Whether the next instruction says that its controller may do it, and could."""
    what = next_instruction(now)
    return what is not None and what.optional and met(now, bound_item(now), what)


@RULES.verb
class DoIt(ItemsPlayer, Decide):
    """8.5.2: a player does, or does not do, what an instruction says may be done."""

    name = "decide"
    example = "does it, or does not"
    wordings = ("does it", "does not")

    def decided(self, now: Moment, by: str, yes: bool) -> None:
        first, *rest = now.given(tuple, "left")
        now.bind("left", (first._replace(optional=False), *rest) if yes else tuple(rest))
        now.say(f"{by} {self.wordings[0 if yes else 1]}.", cite("8.5.2"), actor=by)


def _selectable(now: Moment) -> list[str]:
    """What may be chosen for the next instruction: g-untargetable does not matter, for it is no target."""
    what, item = next_instruction(now), now.bound("item")
    if what is None or not isinstance(item, Item):
        return []
    if what.what == CHOSEN_SPACE:
        return free_spaces(now)
    return choosable(now, what.who.removeprefix("chosen "), item.by) if what.who.startswith("chosen ") else []


@RULES.test
def is_to_select(now: Moment) -> bool:
    """Whether the next instruction leaves a choice that is no target."""
    what = next_instruction(now)
    return what is not None and not now.bound("chosen") and bool(_selectable(now)) and met(now, bound_item(now), what)


@RULES.verb
class Select(ItemsPlayer, Pick):
    """g-untargetable: a player chooses something that is not called a target, or a space, on resolution."""

    name = "select"
    phrase = "chooses {0}"

    def options(self, now: Moment, by: str) -> Iterable[str]:
        return _selectable(now)

    def picked(self, now: Moment, by: str, name: str) -> None:
        now.bind("chosen", name)
        now.say(f"{by} chooses {name}.", cite("8.5.2"), actor=by)


@RULES.step
def carry_out_next(now: Moment) -> None:
    """8.5.2: instructions are carried out in the order they are written."""
    what, item = take_instruction(now), bound_item(now)
    if what != item.instructions[0] and now.reads("text-first-only") == "first-only":
        return
    if met(now, item, what):
        carry_out(now, item, what)
    else:
        now.say(f"{item.name}: the condition is not met.", cite("8.6.2.3"))
    if now.frames:
        now.bind("chosen", "")


def met(now: Moment, item: Item, what: Instruction) -> bool:
    """8.6.2.3: whether all conditions of an instruction are met."""
    return all(holds(now, item, condition) for condition in what.conditions)


def carry_out(now: Moment, item: Item, what: Instruction) -> None:
    """8.5.2: one instruction; what a target that is no longer valid was to suffer is left out."""
    what = counted(now, item, what)
    if not what.who and item.wanted:
        what = what._replace(who="target")
    if not _for_the_table(now, item, what):
        found = [each for each in meant(now, what.who or "this", item) if _fits(now, each, what)]
        do_to(now, item, what, found)
    if now.frames:
        watch(now)


def _fits(now: Moment, card: object, what: Instruction) -> bool:
    """Whether a card has what an instruction asks of those it concerns: `engaged Creatures with Fire`."""
    return not what.only or (isinstance(card, Creature) and all_met(now, card, what.only, known=True))


def counted(now: Moment, item: Item, what: Instruction) -> Instruction:
    """8.4.2.6: X is the value chosen as it was played; what is for each of something is counted at this moment."""
    times = count(now, what.per, item.by, now.get(item.creature)) if what.per else 1
    if what.change is not None:
        amount = item.x if what.change.amount == X else what.change.amount
        return what._replace(change=what.change._replace(amount=amount * times), per=())
    amount = item.x if what.verb in ("deal", "heal") and what.amount == X else what.amount
    return what._replace(amount=amount * times, per=())


def _for_the_table(now: Moment, item: Item, what: Instruction) -> bool:
    """Instructions that concern no card in play."""
    match what.verb:
        case "negate":
            _negate(now, names_meant(now, what.who, item))
        case "activate hive" | "deactivate hive":
            _hive(now, item, what)
        case "reveal a location":
            now.call("new-location", revealer=item.by)
        case "win the game":
            win(now, item.by)
        case "lose the game":
            lose(now, list(names_meant(now, what.who, item)) if what.who else [item.by], cite("5.1.1"))
        case _:
            return _general_damage(now, item, what)
    return True


def _general_damage(now: Moment, item: Item, what: Instruction) -> bool:
    """An instruction that changes the damage of attacks for a while, whoever plays them."""
    if what.verb != "change" or what.change is None or what.change.what != "attack damage":
        return False
    names = names_meant(now, what.who, item)
    aimed = [each for each in burst_items(now) if each.kind == "attack" and each.name in names]
    if what.who and not aimed:
        return False
    for each in aimed:
        begin(now, Effect(item.name, each.name, change=what.change, until=what.until))
        now.say(f"{each.name}: {said(what.change)} from {item.name}.", cite("8.6.5.2"), event=("changed", each.name))
    if not aimed:
        begin(now, Effect(item.name, "attack damage", change=what.change, until=what.until))
        text = said(what.change)
        now.say(f"{text} from {item.name}.", cite("8.6.5.2"), event=("changed", text))
    return True


def _negate(now: Moment, names: Iterable[str]) -> None:
    """g-negate: what is negated is removed from the Burst without effect; where its card goes is a reading."""
    aimed = [each for each in burst_items(now) if each.name in names]
    if aimed and now.reads("what-is-negated") == "still-resolves":
        return
    for gone in aimed:
        now.put(now.pile(BURST).without(gone))
        text = f"{gone.name}{_on(gone.targets)} is negated and removed from the Burst."
        now.say(text, cite("g-negate"), event=("negated", gone.name))
        if gone.kind == "attack":
            count_attack(now, gone.by, harmful=False)
        if gone.card and now.reads("discard-of-negated") == "discarded":
            discard(now, gone)
        source = now.get(gone.creature)
        if gone.paid and isinstance(source, Creature) and now.reads("negate-refund") == "refunded":
            now.put(source._replace(counters=source.counters + gone.paid))


def discard(now: Moment, item: Item) -> None:
    """8.2.3.2: a Mugic goes to the general discard pile, an Attack Card to the attack discard pile."""
    player = now.the(Player, item.by)
    if item.kind == "mugic":
        now.put(player._replace(discard=(*player.discard, item.card)))
        now.say(f"{item.card} goes to the general discard pile.", cite("8.5.7"), cite("8.2.3.2"))
    elif item.kind == "attack":
        now.put(player._replace(attack_discard=(*player.attack_discard, item.card)))
        now.say(f"{item.card} goes to the attack discard pile.", cite("8.6.7"), cite("8.2.3.2"))


def _hive(now: Moment, item: Item, what: Instruction) -> None:
    """g-hive: Hive goes on, or off; while it is on it cannot be turned on again."""
    state, on = game(now), what.verb == "activate hive"
    if on and item.by in state.hive:
        now.say("Hive is on already.", cite("g-hive"))
        return
    hive = (*state.hive, item.by) if on else ()
    now.put(state._replace(hive=hive, hive_stays=on and what.until == "good"))
    now.say(f"Hive is {'on' if on else 'off'}.", cite("g-hive"), event=("hive", "on" if on else "off"))


@RULES.step
def remove_from_burst(now: Moment) -> None:
    """8.5.7: a Mugic goes to the general discard pile; an ability has no card and is simply gone."""
    discard(now, bound_item(now))
    end_if_stalled(now)
