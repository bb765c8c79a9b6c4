"""discard-own-piles, effects-as-much-as-able: cards are discarded from a hand or deck, or put back in an order."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.lotr_lcg import cite
from judge.games.lotr_lcg.cards.groups import matches, members
from judge.games.lotr_lcg.cards.meanings import Instruction, Phrase
from judge.games.lotr_lcg.play.abilities.triggering_conditions import happen
from judge.games.lotr_lcg.play.effects.next_instruction import about, finish, put_instead
from judge.games.lotr_lcg.play.in_play.areas import deck_size, is_absent, know_top, move, refill_encounter_deck, side
from judge.games.lotr_lcg.play.values import resolve_amount
from judge.games.lotr_lcg.play.who import bound_item, card, hand, player
from judge.games.lotr_lcg.things import DECK, HAND, SCENARIO, Context, Item, Occurrence
from judge.kit.words import counted


def to_be_ordered(now: Moment, what: Instruction, item: Item) -> Instruction:
    """`put them back in any order`: the cards that were looked at and are still there; unnamed ones do not matter."""
    whose = next(iter(members(now, what.piles[0].whose, about(now))), SCENARIO)
    deck = side(now, whose).deck
    if what.what.startswith("picked"):
        names = tuple(name for name in item.last if name in deck)
    elif what.op == "looked at":
        names = tuple(name for name in deck if name in item.context.rest)
    elif what.what:
        taken = len(item.last) if item.well else 0
        names = deck[: resolve_amount(now, what.amount, about(now)) - taken]
    else:
        names = tuple(name for name in item.last if name in deck)
    owner = Phrase("exactly", names=(whose,))
    return what._replace(group=Phrase("exactly", names=names), to=owner) if names else Instruction("nothing")


def put_in_order(now: Moment, what: Instruction) -> None:
    """effects: a player puts cards back on top of a deck, one below the other."""
    names, picked = what.group.names, now.given(tuple, "picked")
    first = picked[0] if picked else names[0]
    rest, placed = tuple(name for name in names if name != first), (*what.words, first)
    if len(rest) > 1:
        again = what._replace(group=Phrase("exactly", names=rest), words=placed, conditions=(), then=False)
        put_instead(now, again)
        now.bind("picked", ())
        return
    order = (*placed, *rest)
    bottom = what.what.endswith("bottom")
    for name in order if bottom else reversed(order):
        move(now, name, DECK, bottom=bottom)
    now.say(f"{'At the bottom' if bottom else 'On top'} of the deck are {', '.join(order)}.", cite("effects"))
    finish(now, order, well=True)


def discard_from_hand(now: Moment, what: Instruction, names: list[str], here: Context) -> None:
    """Each player concerned discards so many cards; those that nobody has named count too. A hand is all there is."""
    who = members(now, what.group, here)
    wanted = max(0, resolve_amount(now, what.amount, here))
    made, short, gone = [], False, 0
    for name in who:
        mine = names if len(who) == 1 else [each.name for each in hand(now, name)][:wanted]
        owner = player(now, name)
        unnamed = min(wanted - len(mine), owner.hand_rest)
        if unnamed > 0:
            now.put(owner._replace(hand_rest=owner.hand_rest - unnamed, discard_rest=owner.discard_rest + unnamed))
        short = short or len(mine) + max(0, unnamed) < (1 if what.amount.of == "all" else wanted)
        said = f"{name} discards {counted(len(mine) + max(0, unnamed), 'card')} from hand."
        now.say(said, cite("discard-own-piles"), event=("discarded", name))
        gone += max(0, unnamed)
        lost = Occurrence("discard", player=name, detail=HAND, cause="card effect", source=here.source)
        made += [lost._replace(subject=each) for each in mine]
    finish(now, [*names, *([""] if gone else [])], well=not short)
    if gone:
        item = bound_item(now)
        now.bind("item", item._replace(done=(*item.done, ("discard", "", gone))))
    if made:
        happen(now, *made)


def discard_until(now: Moment, what: Instruction, here: Context) -> None:
    """effects-as-much-as-able: cards come off a deck one by one, until one of that description has."""
    whose = next(iter(members(now, what.piles[0].whose, here)), SCENARIO)
    owner = side(now, whose)
    again = what._replace(conditions=(), then=False)
    if owner.deck:
        name = owner.deck[0]
        found = matches(now, what.group, card(now, name), here._replace(last=(), earlier=()))
        so_far = (*what.words, *((name,) if found else ()))
        if len(so_far) >= resolve_amount(now, what.amount, here):
            finish(now, so_far, well=True)
        else:
            put_instead(now, again._replace(words=so_far))
        other = SCENARIO if whose == SCENARIO else ""
        happen(now, Occurrence("discard", name, detail=DECK, cause="card effect", source=here.source, other=other))
    elif owner.pool and not owner.deck_rest:
        put_instead(now, again)
        know_top(now, whose, 1)
    elif whose == SCENARIO and not what.op and _is_made_anew(now):
        put_instead(now, again._replace(op="made anew"))
        refill_encounter_deck(now)
    else:
        why = (
            "the situation does not name the cards on top of the deck"
            if owner.deck_rest
            else "there is no such deck on this table"
            if is_absent(now, whose)
            else "the deck has no more cards"
        )
        now.say(f"{bound_item(now).name} finds no such card: {why}.", cite("effects-as-much-as-able"))
        finish(now, what.words or ("",), well=False)


def reveal_until(now: Moment, what: Instruction, here: Context) -> None:
    """reveal: encounter cards are revealed one by one, until there is so much threat in the staging area."""
    from judge.games.lotr_lcg.play.phase_3_quest.quest_resolution import total_threat

    there, wanted = int(total_threat(now).total), resolve_amount(now, what.amount, here)
    if there >= wanted or not (deck_size(now, SCENARIO) or _is_made_anew(now)):
        now.say(
            f"The threat in the staging area is {there}; the effect requires {wanted}.", cite("effects-as-much-as-able")
        )
        finish(now, (), well=there >= wanted)
        return
    put_instead(now, what._replace(conditions=(), then=False))
    happen(now, Occurrence("reveal", "", player=here.by))


def _is_made_anew(now: Moment) -> bool:
    from judge.games.lotr_lcg.play.phase_3_quest.staging import the_encounter_deck_has_to_be_refilled

    return the_encounter_deck_has_to_be_refilled(now)
