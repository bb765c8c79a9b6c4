"""effects, ability-sentence-by-sentence, then, may: an ability resolves, one instruction after the other."""

from __future__ import annotations

from collections import Counter

from judge.engine import Moment
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.cards.conditions import holds
from judge.games.lotr_lcg.cards.deeds import obstacle, occurrences
from judge.games.lotr_lcg.cards.expanding import CONTINUOUS
from judge.games.lotr_lcg.cards.groups import members, test_of
from judge.games.lotr_lcg.cards.meanings import Instruction, Quality
from judge.games.lotr_lcg.cards.saying import condition_words, words
from judge.games.lotr_lcg.play.abilities.constant_abilities import abilities
from judge.games.lotr_lcg.play.abilities.triggering_conditions import happen, occurs, settle
from judge.games.lotr_lcg.play.effects.cancel_and_replacement import cancel, change_amount, replace
from judge.games.lotr_lcg.play.effects.choosing import how_many, pickable, say_chosen, select_the_only_one, shared_among
from judge.games.lotr_lcg.play.effects.discarding_and_ordering import (
    discard_from_hand,
    discard_until,
    put_in_order,
    reveal_until,
    to_be_ordered,
)
from judge.games.lotr_lcg.play.effects.next_instruction import (
    NOT_DONE,
    about,
    doer,
    finish,
    nobody_does,
    put_instead,
    the_next,
)
from judge.games.lotr_lcg.play.effects.player_by_player import WITHOUT_GROUP, one_by_one
from judge.games.lotr_lcg.play.effects.playing_events import play_events
from judge.games.lotr_lcg.play.effects.searching import know_what_is_seen, take_found
from judge.games.lotr_lcg.play.in_play.areas import is_absent, shuffle
from judge.games.lotr_lcg.play.in_play.damage_and_resources import damage_kind
from judge.games.lotr_lcg.play.in_play.drawing_cards import looked_at
from judge.games.lotr_lcg.play.initiating.play_restrictions import is_target
from judge.games.lotr_lcg.play.lasting import delay, establish
from judge.games.lotr_lcg.play.values import resolve_amount
from judge.games.lotr_lcg.play.who import bound_item, card, decider, first_player, hand, in_player_order, listed
from judge.games.lotr_lcg.things import REVEALED, Card, Context, Item, Occurrence


def has_text(now: Moment, name: str, kind: str) -> bool:
    """Whether a card has an ability of a kind now: when revealed, shadow, travel, setup."""
    return any(each.kind == kind for each in abilities(now, card(now, name)))


@test_of("headed")
def _is_headed(now: Moment, of: Card, quality: Quality, about: Context) -> bool:
    """Whether a card has an effect under that word, such as Scour (from later sets)."""
    return has_text(now, of.name, quality.word)


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
    now.call("resolve", item=item, left=item.ability.effects, picked=(), happened=(), expected=())


@RULES.test
def instructions_left(now: Moment) -> bool:
    """ability-sentence-by-sentence: whether an instruction is left to resolve."""
    return bool(now.bound("left"))


def _says_what_if_not(what: Instruction) -> bool:
    """`If no ally was discarded this way, ...`: said for the very case in which something was not done."""
    return any(each.kind == "done" and each.negated for each in what.conditions)


@RULES.step
def look_at_next(now: Moment) -> None:
    """then, effects: what does not apply is passed over; what each player does is done player by player."""
    what, item = the_next(now), bound_item(now)
    if what.then and not item.well and now.reads("then-anyway") == "not-done":
        said = f'{item.name}: the part before "then" was not resolved in full, so the rest does not resolve.'
        now.say(said, cite("then-failure"))
        now.bind("left", tuple(each for each in now.given(tuple, "left")[1:] if _says_what_if_not(each)))
        return
    if not all(holds(now, each, about(now)) for each in what.conditions):
        unmet = next(each for each in what.conditions if not holds(now, each, about(now)))
        said = f"{item.name}: its condition is not met ({condition_words(unmet)})."
        now.say(said, cite("effects-as-much-as-able"))
        put_instead(now, NOT_DONE)
        return
    if nobody_does(now, what, item):
        now.say(f"{item.name}: there is no {what.by.how} to carry it out.", cite("effects-as-much-as-able"))
        put_instead(now, NOT_DONE)
        return
    _decided_for_all(now, what)
    if what.verb in ("case", "resolve revealed") or (what.verb == "order" and not what.group.names):
        put_instead(now, *_unfolded(now, what, item))
        look_at_next(now)
        return
    passed = what._replace(conditions=(), then=False)
    put_instead(now, *one_by_one(now, passed, item))
    if what.verb == "several" and the_next(now).verb not in ("several", "not done"):
        look_at_next(now)
        return
    select_the_only_one(now)
    know_what_is_seen(now)


def _decided_for_all(now: Moment, what: Instruction) -> None:
    """`If ..., do this and do that`: whether it is so is settled once, before the first of them changes anything."""
    first, *rest = now.given(tuple, "left")
    same = next((at for at, each in enumerate(rest) if each.conditions != what.conditions), len(rest))
    if what.conditions and same:
        now.bind("left", (first, *(each._replace(conditions=()) for each in rest[:same]), *rest[same:]))


def _unfolded(now: Moment, what: Instruction, item: Item) -> tuple[Instruction, ...]:
    """An amount that is another in a case: which of the two is looked up once. A when revealed effect: its parts."""
    if what.verb == "resolve revealed":
        found = (each for each in abilities(now, card(now, item.source)) if each.kind == "when revealed")
        return tuple(effect for each in found for effect in each.effects) or (NOT_DONE,)
    if what.verb == "order":
        return (to_be_ordered(now, what, item),)
    chosen = what.options[1 if all(holds(now, each, about(now)) for each in what.whiles) else 0]
    return (chosen[0]._replace(then=what.then), *chosen[1:])


def _concerned(now: Moment, what: Instruction, item: Item) -> list[str]:
    """Whom the next instruction concerns: what was picked or targeted, or everybody it describes."""
    picked = now.given(tuple, "picked")
    if picked:
        return [name for name in picked if name]
    if what.verb == "assign":
        found, amount = shared_among(now)
        return found[:1] * amount
    if what.verb == "discard from hand" and what.random:
        none = resolve_amount(now, what.amount, about(now)) <= 0
        return [] if none else [x.name for name in members(now, what.group, about(now)) for x in hand(now, name)]
    if is_target(what) and item.targets:
        return list(item.targets[0])
    if what.verb == "choose" and what.random:
        return members(now, what.group, about(now))[: what.group.number]
    if what.group.how == "named" and (what.verb in ("put", "travel") or what.op == "add"):
        return one_of_each(now, members(now, what.group, about(now)))
    found, wanted, _ = pickable(now)
    if what.group.how in ("pick", "choose") or what.verb in ("discard from hand", "search"):
        return found[:wanted]
    return members(now, what.group, about(now))


def one_of_each(now: Moment, names: list[str]) -> list[str]:
    """copy: `add Hill to the staging area` is one card of that title, though there may be several; one out of play."""
    found = sorted((card(now, name) for name in names if now.get(name)), key=lambda each: each.in_play)
    return list({each.printed.title: each.name for each in reversed(found)}.values())[::-1]


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


def _look(now: Moment, item: Item, what: Instruction, here: Context) -> None:
    """effects: a player looks at the top of a deck, or takes it; named-decks: if there is one of that name."""
    seen, taken, whose = looked_at(now, what, here), what.op == "taken", members(now, what.group, here)[:1]
    absent = any(is_absent(now, name) for name in whose)
    if not seen and (taken or absent):
        why = "is not on this table" if absent else "has no cards left"
        now.say(f"{item.name}: {whose[0]} {why}.", cite("effects-as-much-as-able"))
    else:
        does, end = "takes" if taken else "looks at", what.what or "top"
        now.say(f"{item.name} {does} {', '.join(seen) or f'the {end} of the deck'}.", cite("effects"))
    finish(now, seen or [""], well=bool(seen) or not (taken or absent))


def _do(now: Moment, what: Instruction, names: list[str], here: Context) -> None:
    item = bound_item(now)
    match what.verb:
        case "choose":
            both = [*item.last, *names] if item.at else names
            finish(now, both or [""], well=bool(names))
            now.bind("item", bound_item(now)._replace(at=1))
        case "play event":
            play_events(now, names, here)
        case "single out":
            finish(now, names or [""], well=True)
        case "look":
            _look(now, item, what, here)
        case "cancel":
            _cancel(now, item, what)
        case "reduce it" | "increase it":
            finish(now, (), well=change_amount(now, item, what, resolve_amount(now, what.amount, here)))
        case "instead":
            finish(now, (), well=replace(now, item, what))
        case "delay":
            delay(now, item, what, here)
            finish(now, (), well=True)
        case "search":
            finish(now, names or [""], well=bool(names))
            take_found(now, item, what, names, here)
        case "discard from hand":
            discard_from_hand(now, what, names, here)
        case "assign":
            _assign(now, names)
        case "discard until":
            discard_until(now, what, here)
        case "reveal until":
            reveal_until(now, what, here)
        case "advance" if what.what == "to stage":
            _advance_to(now, what)
        case "order":
            put_in_order(now, what)
        case "not done":
            finish(now, (), well=False)
        case "resolve text":
            finish(now, names, well=bool(names))
            for name in names:
                resolve_text(now, name, what.what or "when revealed", player=here.doer)
        case "shuffle":
            for name in names:
                shuffle(now, name)
            finish(now, (), well=True)
        case "test result":
            finish(now, (), well=what.op == "passed")
            happen(now, *occurrences(now, what, names[0], here, "card effect", item.rules))
        case "nothing" | "options" | "several" | "name":
            finish(now, (), well=True)
        case verb if verb in CONTINUOUS:
            finish(now, names, well=establish(now, item, what, names, here))
            if (what.verb, what.what) == ("gain keyword", "doomed"):
                _doom_at_once(now, names, resolve_amount(now, what.amount, here))
            settle(now)
        case _:
            _happen(now, what, names, here)


def _cancel(now: Moment, item: Item, what: Instruction) -> None:
    """cancel: what has been canceled may itself be waited for."""
    done, event = cancel(now, item, what), item.event
    finish(now, (), well=done)
    if done and event is not None and event.kind == "effect":
        happen(now, Occurrence("cancel", event.subject, source=item.source, player=item.you, detail=event.detail))


def _doom_at_once(now: Moment, names: list[str], amount: int) -> None:
    """doomed: a card that gains it from its own when revealed effect is being revealed: the keyword resolves now."""
    for name in names:
        of = card(now, name)
        if of.zone == REVEALED and all(each.name != "doomed" for each in of.printed.keywords):
            now.say(f"{name} now has Doomed {amount}: each player raises their threat by {amount}.", cite("doomed"))
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
        now.say(f"{item.name} finds nothing to affect: {words(what)}.", cite("effects-as-much-as-able"))
    wanted = how_many(now, what, here) if what.group.how in ("pick", "choose") and not what.group.upto else 1
    nobody = [""] if what.group.how in ("pick", "choose", "it") else []  # So that `it` is nobody either.
    told = () if what.op in ("to make room", "as a price") else (*(names or nobody), *_engaged_with(now, what, here))
    hosts = tuple(each.other for each in made if each.kind == "attach")
    finish(now, told, well=not short and len(whom) >= min(wanted, 90))
    if hosts:  # `attach to the active location and explore that location`
        item = bound_item(now)
        now.bind("item", item._replace(earlier=tuple(dict.fromkeys((*hosts, *item.earlier)))))
    now.bind("expected", tuple(made))
    now.bind("happened", ())
    if made:
        happen(now, *made)


def _engaged_with(now: Moment, what: Instruction, here: Context) -> list[str]:
    """`engages the next player. That player ...`: who has been spoken of last."""
    found = members(now, what.to, here) if what.verb in ("engage", "put") and what.to.how else []
    return [name for name in found if name in in_player_order(now)] if len(found) == 1 else []


def _assign(now: Moment, names: list[str]) -> None:
    """damage: what was assigned to each is dealt to all of them at the same time."""
    source, shares = bound_item(now).source, Counter(names)
    made = [
        Occurrence(damage_kind(now, of), name, amount, source, of.controller, cause="card effect")
        for name, amount in shares.items()
        for of in (card(now, name),)
    ]
    if not made:
        now.say(f"{bound_item(now).name} assigns no damage.", cite("effects-as-much-as-able"))
    finish(now, list(shares), well=bool(made))
    now.bind("expected", tuple(made))
    if made:
        happen(now, *made)


def _advance_to(now: Moment, what: Instruction) -> None:
    """quest-advancement: the players go on to a stage with a certain number; chance has said which of several."""
    from judge.games.lotr_lcg.play.phase_3_quest.progress import advance_to, stages

    item = bound_item(now)
    stage = str(next(iter((*now.given(tuple, "picked"), *stages(now, what))), ""))
    if not stage:
        said = f"{item.name}: no quest in the quest deck has the stage number {what.amount.number}."
        now.say(said, cite("effects-as-much-as-able"))
    finish(now, (), well=bool(stage))
    made = advance_to(now, what, stage, item.event) if stage else None
    if made is not None:
        happen(now, made._replace(source=item.source, cause="card effect"))


@RULES.step
def judge_success(now: Moment) -> None:
    """then: whether what was done was done in full."""
    facts = {(each.kind, each.subject, each.amount) for each in now.given(tuple, "happened")}
    expected = ((each.kind, each.subject, each.amount) for each in listed(now, "expected") if each.subject)
    item = bound_item(now)
    told = tuple((each.kind, each.subject, each.amount) for each in now.given(tuple, "happened"))
    item = item._replace(done=(*item.done, *told), last=_turned_up(told) or item.last)
    now.bind("item", item._replace(well=item.well and all(each in facts for each in expected)))


def _turned_up(told: tuple[tuple[str, str, int], ...]) -> tuple[str, ...]:
    """`Discard the top card of the encounter deck. If it is an enemy, ...`: it is the card that was discarded."""
    if all(kind != "discard-top" for kind, _, _ in told):
        return ()
    return tuple(subject for kind, subject, _ in told if kind == "discard") or ("",)
