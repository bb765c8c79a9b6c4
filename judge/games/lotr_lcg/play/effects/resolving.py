"""effects, ability-sentence-by-sentence, then, may: an ability resolves, one instruction after the other."""

from __future__ import annotations

from collections import Counter

from judge.engine import Moment
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.cards.conditions import holds
from judge.games.lotr_lcg.cards.deeds import obstacle, occurrences
from judge.games.lotr_lcg.cards.expanding import CONTINUOUS, OF_PLAYERS
from judge.games.lotr_lcg.cards.groups import matches, members
from judge.games.lotr_lcg.cards.meanings import Instruction, Phrase
from judge.games.lotr_lcg.cards.saying import condition_words, words
from judge.games.lotr_lcg.play.abilities.constant_abilities import abilities
from judge.games.lotr_lcg.play.abilities.triggering_conditions import happen, occurs, settle
from judge.games.lotr_lcg.play.effects.cancel_and_replacement import cancel, change_amount, replace
from judge.games.lotr_lcg.play.effects.choosing import (
    NOT_DONE,
    about,
    destinations,
    doer,
    how_many,
    know_what_is_seen,
    pickable,
    say_chosen,
    select_the_only_one,
    shared_among,
    skip,
    take_found,
    the_next,
)
from judge.games.lotr_lcg.play.in_play.areas import know_top, refill_encounter_deck, shuffle, side
from judge.games.lotr_lcg.play.in_play.drawing_cards import looked_at
from judge.games.lotr_lcg.play.initiating.play_restrictions import is_target
from judge.games.lotr_lcg.play.lasting import delay, establish
from judge.games.lotr_lcg.play.values import resolve_amount
from judge.games.lotr_lcg.play.who import (
    bound_item,
    card,
    decider,
    first_player,
    hand,
    in_player_order,
    listed,
    players,
)
from judge.games.lotr_lcg.play.who import player as player_of
from judge.games.lotr_lcg.things import DECK, HAND, REVEALED, SCENARIO, Context, Item, Occurrence
from judge.kit.words import counted

WITHOUT_GROUP = ("reveal", "advance", "end game", "cancel", "reduce it", "increase it", "instead", "nothing", "several",
                 "delay", "options", "search", "not done", "look", "undefended", "discard until")  # fmt: skip


def has_text(now: Moment, name: str, kind: str) -> bool:
    """Whether a card has an ability of a kind now: when revealed, shadow, travel, setup."""
    return any(each.kind == kind for each in abilities(now, card(now, name)))


def resolve_text(now: Moment, name: str, kind: str, other: str = "", player: str = "") -> bool:
    """triggered-automatic: runs the abilities of a kind on a card (when revealed, shadow, setup); False without any."""
    of = card(now, name)
    found = [each for each in abilities(now, of) if each.kind == kind]
    event = Occurrence(kind, name, player=player, other=other)
    by = decider(now, of.controller)
    items = [Item(name, name, of.controller, by, each, event, you=player or by) for each in found]
    now.batch("initiate_forced", cite("priority-simultaneous"), (first_player(now), items))
    return bool(found)


@occurs("effect")
def take_effect(now: Moment, what: Occurrence) -> None:
    """initiating-6: the effect of an ability resolves."""
    item = bound_item(now)
    now.call("resolve", item=item, left=item.ability.effects, picked=(), happened=())


@RULES.test
def instructions_left(now: Moment) -> bool:
    """ability-sentence-by-sentence: whether something is still to be done."""
    return bool(now.bound("left"))


@RULES.step
def look_at_next(now: Moment) -> None:
    """then, effects: what does not apply is passed over; what each player does is done player by player."""
    what, item = the_next(now), bound_item(now)
    if what.then and not item.well and now.reads("then-anyway") == "not-done":
        said = f"{item.name}: what stands before `then` was not done in full, so the rest is not done."
        now.say(said, cite("then-failure"))
        now.bind("left", ())
        return
    if not all(holds(now, each, about(now)) for each in what.conditions):
        unmet = next(each for each in what.conditions if not holds(now, each, about(now)))
        said = f"{item.name}: its condition is not met ({condition_words(unmet)})."
        now.say(said, cite("effects-as-much-as-able"))
        now.bind("left", (NOT_DONE, *now.given(tuple, "left")[1:]))
        return
    if what.verb in ("case", "resolve revealed") or (what.verb == "order" and not what.group.names):
        now.bind("left", (*_unfolded(now, what, item), *now.given(tuple, "left")[1:]))
        look_at_next(now)
        return
    passed = what._replace(conditions=(), then=False)
    now.bind("left", (*_spread(now, passed, item), *now.given(tuple, "left")[1:]))
    if what.verb == "several" and the_next(now).verb not in ("several", "not done"):
        look_at_next(now)
        return
    select_the_only_one(now)
    know_what_is_seen(now)


def _unfolded(now: Moment, what: Instruction, item: Item) -> tuple[Instruction, ...]:
    """An amount that is another in a case: which of the two is looked up once. A when revealed effect: its parts."""
    if what.verb == "resolve revealed":
        found = (each for each in abilities(now, card(now, item.source)) if each.kind == "when revealed")
        return tuple(effect for each in found for effect in each.effects) or (NOT_DONE,)
    if what.verb == "order":
        return (_to_be_ordered(now, what, item),)
    chosen = what.options[1 if all(holds(now, each, about(now)) for each in what.whiles) else 0]
    return (chosen[0]._replace(then=what.then), *chosen[1:])


def _to_be_ordered(now: Moment, what: Instruction, item: Item) -> Instruction:
    """`put them back in any order`: the cards that were looked at and are still there; unnamed ones do not matter."""
    whose = next(iter(members(now, what.piles[0].whose, about(now))), SCENARIO)
    deck = side(now, whose).deck
    taken = len(item.last) if what.what and item.well else 0
    many = resolve_amount(now, what.amount, about(now)) - taken
    names = deck[:many] if what.what else tuple(name for name in item.last if name in deck)
    owner = Phrase("exactly", names=(whose,))
    return what._replace(group=Phrase("exactly", names=names), to=owner) if names else Instruction("nothing")


def _put_in_order(now: Moment, what: Instruction) -> None:
    """effects: a player puts cards back on top of a deck, one below the other."""
    names, picked = what.group.names, now.given(tuple, "picked")
    first = picked[0] if picked else names[0]
    rest, placed = tuple(name for name in names if name != first), (*what.words, first)
    if len(rest) > 1:
        again = what._replace(group=Phrase("exactly", names=rest), words=placed, conditions=(), then=False)
        now.bind("left", (again, *now.given(tuple, "left")[1:]))
        now.bind("picked", ())
        return
    order = (*placed, *rest)
    owner = side(now, what.to.names[0])
    now.put(owner._replace(deck=(*order, *(name for name in owner.deck if name not in order))))
    now.say(f"On top of the deck lie {', '.join(order)}.", cite("effects"))
    _finish(now, order, well=True)


def _spread(now: Moment, what: Instruction, item: Item) -> tuple[Instruction, ...]:
    """in-player-order: `each player discards an ally they control` is one instruction for each player in turn."""
    if what.by.how in ("pick", "choose"):
        return _by_one_of_them(what)
    if what.verb == "several" and not what.may:
        return _in_turn(now, what, item)
    if what.verb == "attack" and (what.group.how == "all" or what.to.how in ("each player", "all")):
        return _attacks(now, what)
    what = _with_second(now, what)
    alone = what.verb in ("options", "search", "discard from hand", "several", "discard until", "reveal")
    together = what.verb in (*OF_PLAYERS, *WITHOUT_GROUP) and not alone
    if what.by.how not in ("each player", "all") or together:
        return (what,)
    named = [Phrase("named", names=(name,)) for name in members(now, what.by, item.context) if name in players(now)]
    same = what.group == what.by
    return tuple(what._replace(by=each, group=each if same else what.group) for each in named) or (NOT_DONE,)


def _attacks(now: Moment, what: Instruction) -> tuple[Instruction, ...]:
    """in-player-order: several attacks are made one after the other, in the order of the players attacked."""
    here = about(now)
    enemies = [card(now, name) for name in members(now, what.group, here)]
    told = [name for name in members(now, what.to, here) if name in players(now)] if what.to.how else []
    order = in_player_order(now)
    pairs = [(each.name, who) for who in told or order for each in enemies if told or who == (each.engaged or order[0])]
    made = [
        what._replace(group=Phrase("exactly", names=(name,)), to=Phrase("exactly", names=(who,)), conditions=())
        for name, who in pairs
    ]
    return (made[0], *(each._replace(then=False) for each in made[1:])) if made else (NOT_DONE,)


def _by_one_of_them(what: Instruction) -> tuple[Instruction, ...]:
    """first-player-targets: where several players are meant equally, one of them is picked first."""
    one = Phrase("that player")
    same = what.group == what.by
    chosen = Instruction("choose", what.by._replace(how="pick"))
    return (chosen, what._replace(by=one, group=one if same else what.group))


def _in_turn(now: Moment, what: Instruction, item: Item) -> tuple[Instruction, ...]:
    """in-player-order: several things that each player does, player by player."""
    who = (
        [name for name in members(now, what.by, item.context) if name in players(now)]
        if what.by.how not in ("", "you")
        else [""]
    )
    by = [Phrase("named", names=(name,)) if name else what.by for name in who]
    done = tuple(_by(part, what.by, one) for one in by for part in what.parts)
    return (done[0]._replace(then=what.then), *done[1:]) if done else (NOT_DONE,)


def _by(part: Instruction, before: Phrase, one: Phrase) -> Instruction:
    return part._replace(by=one, group=one if part.group == before and part.verb in OF_PLAYERS else part.group)


def _with_second(now: Moment, what: Instruction) -> Instruction:
    """A destination that has to be picked is picked first."""
    if what.to.how not in ("pick", "choose"):
        return what
    found = destinations(now, what)
    now.bind("item", bound_item(now)._replace(second=tuple(found) if len(found) < 2 else ()))
    if len(found) > 1:
        return what._replace(to=what.to._replace(how="second pick"))
    return what._replace(to=Phrase("second", other=what.to.other))


def _concerned(now: Moment, what: Instruction, item: Item) -> list[str]:
    """Whom the next instruction concerns: what was picked or targeted, or everybody it describes."""
    picked = now.given(tuple, "picked")
    if picked:
        return [name for name in picked if name]
    if what.verb == "assign":
        found, amount = shared_among(now)
        return found[:1] * amount
    if what.verb == "discard from hand" and what.random:
        return [each.name for name in members(now, what.group, about(now)) for each in hand(now, name)]
    if is_target(what) and item.targets:
        return list(item.targets[0])
    found, wanted, _ = pickable(now)
    if what.group.how in ("pick", "choose") or what.verb in ("discard from hand", "search"):
        return found[:wanted]
    return members(now, what.group, about(now))


@RULES.step
def carry_out_next(now: Moment) -> None:
    """effects-as-much-as-able: the next instruction is carried out, as much of it as can be."""
    what, item = the_next(now), bound_item(now)
    now.bind("happened", ())
    names = _concerned(now, what, item)
    if what.group.how in ("pick", "choose") and names and not now.given(tuple, "picked") and not item.targets:
        say_chosen(now, doer(now, what, item), names)
    if is_target(what) and item.targets:
        now.bind("item", item._replace(targets=item.targets[1:]))
    _do(now, what, names, about(now))


def _do(now: Moment, what: Instruction, names: list[str], here: Context) -> None:
    item = bound_item(now)
    match what.verb:
        case "choose":
            both = [*item.last, *names] if item.at else names
            _finish(now, both, well=bool(names))
            now.bind("item", bound_item(now)._replace(at=1))
        case "look":
            seen = looked_at(now, what, here)
            now.say(f"{item.name} looks at {', '.join(seen) or 'the top of the deck'}.", cite("effects"))
            _finish(now, seen or [""], well=True)
        case "cancel":
            _cancel(now, item, what)
        case "reduce it" | "increase it":
            _finish(now, (), well=change_amount(now, item, what, resolve_amount(now, what.amount, here)))
        case "instead":
            _finish(now, (), well=replace(now, item, what))
        case "delay":
            delay(now, item, what, here)
            _finish(now, (), well=True)
        case "search":
            _finish(now, names, well=bool(names))
            take_found(now, item, what, names, here)
        case "discard from hand":
            _discard_from_hand(now, what, names, here)
        case "assign":
            _assign(now, names)
        case "discard until":
            _discard_until(now, what, here)
        case "advance" if what.what == "to stage":
            _advance_to(now, what)
        case "order":
            _put_in_order(now, what)
        case "not done":
            _finish(now, (), well=False)
        case "shuffle":
            for name in names:
                shuffle(now, name)
            _finish(now, (), well=True)
        case "nothing" | "options" | "several":
            _finish(now, (), well=True)
        case verb if verb in CONTINUOUS:
            _finish(now, names, well=establish(now, item, what, names, here))
            if (what.verb, what.what) == ("gain keyword", "doomed"):
                _doom_at_once(now, names, resolve_amount(now, what.amount, here))
            settle(now)
        case _:
            _happen(now, what, names, here)


def _cancel(now: Moment, item: Item, what: Instruction) -> None:
    """cancel: what has been canceled may itself be waited for."""
    done, event = cancel(now, item, what), item.event
    _finish(now, (), well=done)
    if done and event is not None and event.kind == "effect":
        happen(now, Occurrence("cancel", event.subject, source=item.source, player=item.you, detail=event.detail))


def _doom_at_once(now: Moment, names: list[str], amount: int) -> None:
    """doomed: a card that gains it from its own when revealed effect is being revealed: the keyword resolves now."""
    for name in names:
        of = card(now, name)
        if of.zone == REVEALED and all(each.name != "doomed" for each in of.printed.keywords):
            now.say(f"{name} has Doomed {amount} now: each player raises threat by {amount}.", cite("doomed"))
            raised = Occurrence("raise-threat", "", amount, name, cause="doomed")
            happen(now, *(raised._replace(subject=each, player=each) for each in in_player_order(now)))


def _happen(now: Moment, what: Instruction, names: list[str], here: Context) -> None:
    """The occurrences of an instruction, all at the same time; those that are impossible are left out with a line."""
    item = bound_item(now)
    whom = names if what.verb not in WITHOUT_GROUP else [""]
    made: list[Occurrence] = []
    short = False
    for name in whom:
        refusal = obstacle(now, what, name, here)
        if refusal is not None:
            now.say(f"{refusal.text}.", *refusal.cites, event=("prevented", name))
            short = True
        else:
            made += occurrences(now, what, name, here, "card effect", item.rules)
    if not whom:
        now.say(f"{item.name} finds nobody it could concern: {words(what)}.", cite("effects-as-much-as-able"))
    wanted = how_many(now, what, here) if what.group.how in ("pick", "choose") and not what.group.upto else 1
    _finish(now, () if what.op == "to make room" else names, well=not short and len(whom) >= min(wanted, 90))
    now.bind("expected", tuple(made))
    now.bind("happened", ())
    if made:
        happen(now, *made)


def _discard_from_hand(now: Moment, what: Instruction, names: list[str], here: Context) -> None:
    """Each player concerned discards so many cards; those that nobody has named count too."""
    who = members(now, what.group, here)
    wanted = resolve_amount(now, what.amount, here)
    made, short = [], False
    for name in who:
        mine = names if len(who) == 1 else [each.name for each in hand(now, name)][:wanted]
        owner = player_of(now, name)
        unnamed = min(wanted - len(mine), owner.hand_rest)
        if unnamed > 0:
            now.put(owner._replace(hand_rest=owner.hand_rest - unnamed, discard_rest=owner.discard_rest + unnamed))
        short = short or len(mine) + max(0, unnamed) < wanted
        said = f"{name} discards {counted(len(mine) + max(0, unnamed), 'card')} from hand."
        now.say(said, cite("discard-own-piles"), event=("discarded", name))
        gone = Occurrence("discard", player=name, detail=HAND, cause="card effect", source=here.source)
        made += [gone._replace(subject=each) for each in mine]
    _finish(now, names, well=not short)
    if made:
        happen(now, *made)


def _assign(now: Moment, names: list[str]) -> None:
    """damage: what was assigned to each is dealt to all of them at the same time."""
    source, shares = bound_item(now).source, Counter(names)
    made = [
        Occurrence("damage", name, amount, source, card(now, name).controller, cause="card effect")
        for name, amount in shares.items()
    ]
    if not made:
        now.say(f"{bound_item(now).name} assigns no damage.", cite("effects-as-much-as-able"))
    _finish(now, list(shares), well=bool(made))
    now.bind("expected", tuple(made))
    if made:
        happen(now, *made)


def _discard_until(now: Moment, what: Instruction, here: Context) -> None:
    """effects-as-much-as-able: cards come off a deck one by one, until one of that description has."""
    whose = next(iter(members(now, what.piles[0].whose, here)), SCENARIO)
    owner = side(now, whose)
    again = what._replace(conditions=(), then=False)
    if owner.deck:
        name = owner.deck[0]
        found = matches(now, what.group, card(now, name), here._replace(last=(), earlier=()))
        so_far = (*what.words, *((name,) if found else ()))
        if len(so_far) >= resolve_amount(now, what.amount, here):
            _finish(now, so_far, well=True)
        else:
            now.bind("left", (again._replace(words=so_far), *now.given(tuple, "left")[1:]))
        happen(now, Occurrence("discard", name, detail=DECK, cause="card effect", source=here.source))
    elif owner.pool and not owner.deck_rest:
        now.bind("left", (again, *now.given(tuple, "left")[1:]))
        know_top(now, whose, 1)
    elif whose == SCENARIO and not what.op and _is_made_anew(now):
        now.bind("left", (again._replace(op="made anew"), *now.given(tuple, "left")[1:]))
        refill_encounter_deck(now)
    else:
        why = "what lies on top has no name here" if owner.deck_rest else "the deck holds no more cards"
        now.say(f"{bound_item(now).name} finds no such card: {why}.", cite("effects-as-much-as-able"))
        _finish(now, what.words or ("",), well=False)


def _advance_to(now: Moment, what: Instruction) -> None:
    """quest-advancement: the players go on to a stage with a certain number; chance has said which of several."""
    from judge.games.lotr_lcg.play.phase_3_quest.progress import advance_to, stages

    item = bound_item(now)
    stage = str(next(iter((*now.given(tuple, "picked"), *stages(now, what))), ""))
    if not stage:
        said = f"{item.name}: no quest in the quest deck has the stage number {what.amount.number}."
        now.say(said, cite("effects-as-much-as-able"))
    _finish(now, (), well=bool(stage))
    made = advance_to(now, what, stage, item.event) if stage else None
    if made is not None:
        happen(now, made._replace(source=item.source, cause="card effect"))


def _is_made_anew(now: Moment) -> bool:
    from judge.games.lotr_lcg.play.phase_3_quest.staging import the_encounter_deck_has_to_be_refilled

    return the_encounter_deck_has_to_be_refilled(now)


def _finish(now: Moment, names: tuple[str, ...] | list[str], *, well: bool) -> None:
    """The instruction is done; what it was about is what the next one calls `it`."""
    item = bound_item(now)
    earlier = tuple(dict.fromkeys((*names, *item.second, *item.earlier)))
    now.bind("item", item._replace(last=tuple(names) or item.last, well=well, at=0, earlier=earlier))
    now.bind("expected", ())
    skip(now)


@RULES.step
def judge_success(now: Moment) -> None:
    """then: whether what was done was done in full."""
    facts = {(each.kind, each.subject, each.amount) for each in now.given(tuple, "happened")}
    expected = ((each.kind, each.subject, each.amount) for each in listed(now, "expected") if each.subject)
    item = bound_item(now)
    told = tuple((each.kind, each.subject) for each in now.given(tuple, "happened"))
    item = item._replace(done=(*item.done, *told), last=_turned_up(told) or item.last)
    now.bind("item", item._replace(well=item.well and all(each in facts for each in expected)))


def _turned_up(told: tuple[tuple[str, str], ...]) -> tuple[str, ...]:
    """`Discard the top card of the encounter deck. If it is an enemy, ...`: it is the card that was discarded."""
    if all(kind != "discard-top" for kind, _ in told):
        return ()
    return tuple(subject for kind, subject in told if kind == "discard") or ("",)
