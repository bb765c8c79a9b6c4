"""dice: what a card rolls is given; what of it counts is worked out here."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import TypeVar

from judge.engine import Chance, Choice, Moment, Value
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.cards.conditions import amount_of
from judge.games.wot_ccg.cards.meanings import (
    ABILITIES,
    NONE,
    Adds,
    Change,
    Hurts,
    Per,
    Results,
    Roll,
    Symbols,
    Turns,
    symbols,
)
from judge.games.wot_ccg.cards.words import said
from judge.games.wot_ccg.play.events_and_effects.occasions import upon_card, upon_roll
from judge.games.wot_ccg.play.in_force import rules_on
from judge.games.wot_ccg.play.resolution_round.damage_rolled import bonus_in, damage_of, not_rolled, say_damage
from judge.games.wot_ccg.play.resolution_round.damage_spared import EFFECTS, felt, hurt, source_of
from judge.games.wot_ccg.play.resolution_round.opening_moves_coming_to_grips import rerolls_there
from judge.games.wot_ccg.play.resolution_round.pools import add_tally, change_pool, taken_back, unrolled
from judge.games.wot_ccg.play.symbols import add, generate
from judge.games.wot_ccg.play.traits import forbidden
from judge.games.wot_ccg.play.values import dice, rolled
from judge.games.wot_ccg.play.who import current, last_battle
from judge.games.wot_ccg.things import CHARACTER, PLAIN, Card, Challenge, Damage, Tally, Task
from judge.kit.words import counted

SORTS = (*ABILITIES, "support", "opposition", "damage")
Shown = TypeVar("Shown", Roll, Results)


def _roller(now: Moment) -> Card:
    """The card that rolls."""
    return now.the(Card, now.given(str, "card"))


@RULES.step
def rotate_roller(now: Moment) -> None:
    """rotating: a card that rolls has taken its move."""
    before = _roller(now)
    now.put(before._replace(rotated=True))
    if not before.rotated:
        upon_card(now, "rotates", _roller(now))


@RULES.test
def chance_decides(now: Moment) -> bool:
    """note dice-faces-missing: whether the situation lists several possible results."""
    return not _roller(now).rolls and bool(_roller(now).may_roll) and not partly(now)


def partly(now: Moment) -> str:
    """ignored: which of the dice are rolled again, where not all of them are."""
    some = now.bound("some") if now.inside("roll-again") else ""
    return some if isinstance(some, str) else ""


@RULES.test
def rerolls_while_generating(now: Moment) -> bool:
    """generate-no-events: whether symbols are being generated; in a challenge, rerolls come after all rolls."""
    return now.inside("generate") and rerolls_there(now)


@RULES.verb
class RollDice(Chance):
    """dice: chance brings one of the results that the table lists for a card."""

    name = "roll"
    phrase = "{0} rolls {1}"
    example = "`Rand rolls 2 support, 1 damage` (in `given`, one of those listed in `may-roll`)"

    def results(self, now: Moment) -> Iterable[tuple[tuple[Hashable, ...], int]]:
        card = _roller(now)
        return [((card.name, roll), roll.weight) for roll in card.may_roll]

    def take(self, now: Moment, choice: Choice) -> None:
        roll = choice.args[1]
        assert isinstance(roll, Roll)
        roll_for(now, str(choice.args[0]), roll)


@RULES.step
def roll_given(now: Moment) -> None:
    """dice-per-point: a card rolls one die per point of each current ability; the table says what they show."""
    card = _roller(now)
    now.put(card._replace(rolls=card.rolls[1:]))
    if partly(now) and not card.rolls:
        text = f"What {card.name}'s dice then show is not stated, so the result stays as it is."
        now.say(text, cite("dice"), event=("not stated", card.name))
    roll_for(now, card.name, card.rolls[0] if card.rolls else (partly(now) and card.last) or Roll())


def roll_for(now: Moment, name: str, roll: Roll) -> None:
    """dice-when-rolled: records a roll where it counts: in the challenge being resolved, else in the pool only."""
    if now.inside("event-dice"):
        roll_by_text(now, name, roll)
        return
    card = now.the(Card, name)
    counts = dice(now, card)
    if not any(counts):
        now.say(f"{name} has no dice to roll.", cite("dice-per-point"), event=("rolled", name))
        return
    roll = _turned(now, card, _possible(now, card, roll, counts))
    fights = now.inside("resolve-challenge") and card.challenge == current(now)
    now.put(now.the(Card, name)._replace(last=roll, rolled=card.rolled or fights))
    dice_there = f"{counted(sum(counts), 'die', 'dice')} ({said(counts)})"
    text = f"{name} rolls {dice_there}: {roll.name}."
    if some := partly(now):
        text = f"{name} rolls {some} again; its {dice_there} now show: {roll.name}."
    now.say(text, cite("dice-per-point"), event=("rolled", name))
    if now.inside("resolve-challenge"):
        into_challenge(now, name, roll)
    else:
        _into_pool(now, name, roll)
    if not now.inside("roll-again"):
        _add(now, name, roll)
    _hurt(now, name, roll)
    upon_roll(now, name, roll)


def _hurt(now: Moment, name: str, roll: Roll) -> None:
    """rolled: damage that text ties to the ability symbols a card rolls."""
    for _, source, rule in rules_on(now, now.the(Card, name), Hurts):
        if number := rule.amount * sum(roll.symbols):
            placed = hurt(now, name, number, by=EFFECTS)
            now.say(f"{name} takes {placed} damage ({source}).", cite("damage-reduces-all"), event=("damage", name))
            felt(now, name, placed)


def roll_by_text(now: Moment, name: str, roll: Roll) -> None:
    """result-ability: dice of one ability that text lets a player roll; with `pools` what they show counts at once."""
    if victim := now.given(str, "victim"):
        _roll_at(now, now.the(Card, name), roll, victim)
        return
    ability, number, task = now.given(str, "ability"), now.given(int, "number"), now.given(Task, "task")
    kept = symbols(n if each == ability and number else 0 for n, each in zip(roll.symbols, ABILITIES, strict=True))
    roll = roll._replace(symbols=kept) if number else Roll()
    now.put(now.the(Card, name)._replace(last=roll))
    text = f"{task.by} rolls {counted(number, f'{ability} die', f'{ability} dice')} ({name}): {roll.name}."
    now.say(text, cite("dice"), cite("result-ability"), event=("rolled", name))
    if not now.given(bool, "pools"):
        return
    if any(roll.symbols):
        generate(now, task, roll.symbols, "", "")
    challenge = now.get(current(now)) if now.inside("resolve-challenge") else None
    if isinstance(challenge, Challenge):
        rows = [(task.by, what, getattr(roll, what)) for what in ("support", "opposition")]
        damage = change_pool(challenge.damage, Damage(task.by, CHARACTER, roll.damage, PLAIN))
        rolled = merged((*challenge.rolled, *(row for row in rows if row[2])))
        now.put(challenge._replace(rolled=rolled, damage=damage))
        now.say(f"What was rolled counts in {challenge.title}.", cite("generated"), event=("counted", challenge.name))


def _roll_at(now: Moment, card: Card, roll: Roll, victim: str) -> None:
    """dice-per-point: a card rolls for its current abilities at another card; only the damage counts."""
    number = sum(dice(now, card))
    damage = roll.damage if number else 0
    text = f"{card.name} rolls {counted(number, 'die', 'dice')}: {damage} damage on {victim}."
    now.say(text, cite("dice-per-point"), event=("rolled", card.name))
    felt(now, victim, hurt(now, victim, damage, by=source_of(now.the(Card, now.given(Task, "task").source))))


def _turned(now: Moment, card: Card, roll: Roll) -> Roll:
    """ignored, rolled: text turns some of what a card rolls into something else, or into nothing."""
    if any(roll.symbols) and (source := forbidden(now, card, "generate symbols")):
        now.say(f"{card.name} generates no symbols ({source}).", cite("cannot"), event=("turned", card.name))
        roll = roll._replace(symbols=NONE)
    for _, source, rule in rules_on(now, card, Turns):
        if rule.what == "symbols":
            if any(roll.symbols):
                text = f"The symbols of {card.name} are ignored ({source})."
                now.say(text, cite("ignored"), event=("turned", card.name))
            roll = roll._replace(symbols=NONE)
            continue
        if rule.what == "everything":
            roll = Roll(weight=roll.weight)
            now.say(f"All that {card.name} rolls is ignored ({source}).", cite("ignored"), event=("turned", card.name))
            continue
        n = shown_of(roll, rule.what)
        if not n or rule.may:
            continue
        roll = with_more(roll, rule.what, -n)
        if rule.into in ("troop damage", "character damage"):
            roll = with_more(roll, "damage", n)._replace(pool=rule.into.removesuffix(" damage"))
        elif rule.into:
            roll = with_more(roll, rule.into, n)
        words = f"becomes {rule.into}" if rule.into else "is ignored"
        now.say(f"{n} {rule.what} of {card.name} {words} ({source}).", cite("ignored"), event=("turned", card.name))
    return roll


def shown_of(roll: Roll | Results, what: str) -> int:
    """How much of one result a roll shows."""
    return roll.symbols[ABILITIES.index(what)] if what in ABILITIES else int(getattr(roll, what))


def with_more(roll: Shown, what: str, n: int) -> Shown:
    """A roll with more of one result, or with less."""
    if what in ABILITIES:
        return roll._replace(
            symbols=symbols(each + (n if at == ABILITIES.index(what) else 0) for at, each in enumerate(roll.symbols))
        )
    return roll._replace(**{what: getattr(roll, what) + n})


def _add(now: Moment, name: str, roll: Roll) -> None:
    """generated: what text adds to a roll; it is generated, not rolled."""
    card = now.the(Card, name)
    inside = now.inside("resolve-challenge")
    shown = roll.symbols
    for source, by, rule in sorted(rules_on(now, card, Adds), key=lambda each: each[2].below is not None):
        if rule.below and not _fewer(shown, rule.below):
            continue
        if (rule.use == "participating" and not inside) or (rule.use == "generating" and not now.inside("generate")):
            continue
        if rule.dice and not dice(now, card)[ABILITIES.index(rule.dice)]:
            continue
        counted_ = rule.per is not None and not rule.per.what.endswith(" rolled")
        times = amount_of(now, Per(1, rule.per), source or card, card.controller) if rule.per and counted_ else 1
        if rule.per and rule.per.what.endswith(" rolled"):
            times = shown_of(roll, rule.per.what.removesuffix(" rolled"))
        if times:
            _add_results(now, card.name, by, rule, times)
            shown = add(shown, symbols(n * times for n in rule.results.symbols))


def _fewer(shown: Symbols, limit: Results) -> bool:
    """generated: whether fewer symbols have come of a roll, of an ability or in all, than a text says."""
    asked = (there < n for there, n in zip(shown, limit.symbols, strict=True) if n)
    return all(asked) and (not limit.wild or sum(shown) < limit.wild)


def _add_results(now: Moment, name: str, by: str, rule: Adds, times: int) -> None:
    card = now.the(Card, name)
    found = generated_by(now, card, rule.results)
    task = Task(by, card.controller, card.name)
    if any(found.symbols):
        generate(
            now, task, symbols(n * times for n in found.symbols), rule.allegiance, rule.only_for, card.name, rule.for_
        )
    if not now.inside("resolve-challenge") or not _counts_here(found):
        return
    challenge = now.the(Challenge, current(now))
    for what in ("support", "opposition"):
        if n := getattr(found, what) * times:
            add_tally(now, now.the(Challenge, challenge.name), Tally(what, card.controller, by, Change(what, "add", n)))
    if found.damage:
        row = Damage(card.controller, found.pool or card.role, found.damage * times, PLAIN)
        challenge = now.the(Challenge, challenge.name)
        now.put(challenge._replace(damage=change_pool(challenge.damage, row)))
        add_tally(now, now.the(Challenge, challenge.name), unrolled(row.pool, row.by, by, row.amount))
    text = f"{card.name} generates more than it rolls ({by})."
    now.say(text, cite("generated"), event=("generated", card.name))


def generated_by(now: Moment, card: Card, found: Results) -> Results:
    """generated, ignored: what text lets a card generate; some text turns that into something else, or into nothing."""
    if any(found.symbols) and (source := forbidden(now, card, "generate symbols")):
        now.say(f"{card.name} generates no symbols ({source}).", cite("cannot"), event=("turned", card.name))
        found = found._replace(symbols=NONE)
    for _, source, rule in rules_on(now, card, Turns):
        there = (
            any(found.symbols) if rule.what == "symbols" else shown_of(found, rule.what) if rule.what in SORTS else 0
        )
        if not rule.generated or rule.may or not there:
            continue
        if rule.what == "symbols":
            found = found._replace(symbols=NONE)
        elif rule.into in ("troop damage", "character damage"):
            found = found._replace(pool=rule.into.removesuffix(" damage"))
        else:
            found = with_more(found, rule.what, -there)
            found = with_more(found, rule.into, there) if rule.into else found
        words = f"becomes {rule.into}" if rule.into else "is ignored"
        text = f"{rule.what.capitalize()} that {card.name} generates {words} ({source})."
        now.say(text, cite("ignored"), event=("turned", card.name))
    return found


def _counts_here(found: Results) -> bool:
    return bool(found.support or found.opposition or found.damage)


def _possible(now: Moment, card: Card, roll: Roll, counts: Symbols) -> Roll:
    """result-ability: a symbol comes only from a die of its own ability; last-battle-no-politics."""
    kept = symbols(n if counts[at] else 0 for at, n in enumerate(roll.symbols))
    if kept != roll.symbols:
        rule = cite("last-battle-no-politics") if last_battle(now) and roll.symbols[0] else cite("result-ability")
        now.say(f"{card.name} has no dice for some of these symbols, so they do not count.", rule)
    return roll._replace(symbols=kept)


def _into_pool(now: Moment, name: str, roll: Roll) -> None:
    """resource-pool: ability symbols form the Resource Pool; generate-other-results-ignored, dice-other-symbols."""
    card = now.the(Card, name)
    if forbidden(now, card, "generate symbols"):
        now.say(f"{name} cannot generate symbols.", cite("cannot"))
        return
    now.put(card._replace(symbols=add(card.symbols, roll.symbols)))
    ignored = roll.support or roll.opposition or roll.damage
    rule = cite("generate-other-results-ignored") if now.inside("generate") else cite("dice-other-symbols")
    rules = (cite("resource-pool"), *((rule,) if ignored else ()))
    rest = "; all other results are ignored" if ignored else ""
    now.say(f"{card.controller}'s pool gains {said(roll.symbols)}{rest}.", *rules, event=("symbols", name))


def into_challenge(now: Moment, name: str, roll: Roll, sign: int = 1) -> None:
    """resolution-record-all: every symbol is recorded; support, opposition and damage count in the challenge.

    With the sign -1 a roll is taken back.
    """
    card = now.the(Card, name)
    shown = symbols(sign * n for n in roll.symbols)
    pool = add(card.symbols, roll.symbols) if sign > 0 else without(card.symbols, roll.symbols)
    now.put(card._replace(symbols=pool))
    challenge = now.the(Challenge, current(now))
    rows = [(card.controller, what, sign * getattr(roll, what)) for what in ("support", "opposition", "damage")]
    rows += [(card.controller, what, n) for what, n in zip(ABILITIES, shown, strict=True)]
    hits, pools, where = damage_of(now, card, roll), challenge.damage, roll.pool or card.role
    if hits.total and sign > 0:
        pools = change_pool(pools, Damage(card.controller, where, int(hits.total), PLAIN))
    elif hits.total:
        pools = taken_back(pools, card.controller, where, int(hits.total))
    now.put(challenge._replace(rolled=merged((*challenge.rolled, *(row for row in rows if row[2]))), damage=pools))
    not_rolled(now, card, where, sign * bonus_in(hits, roll))
    if sign > 0:
        _say_results(now, card, challenge, roll, hits)


def without(pool: Symbols, taken_back: Symbols) -> Symbols:
    """What is left on a card when a roll is taken back; symbols that have been spent stay spent."""
    return symbols(max(0, there - n) for there, n in zip(pool, taken_back, strict=True))


def _say_results(now: Moment, card: Card, challenge: Challenge, roll: Roll, hits: Value) -> None:
    supports = challenge.initiator == card.controller
    mine, other = ("support", "opposition") if supports else ("opposition", "support")
    if getattr(roll, mine):
        rule = cite("support-total") if supports else cite("opposition-total")
        so_far = rolled(now.the(Challenge, challenge.name), card.controller, mine)
        more = f"; {so_far} rolled so far" if so_far > getattr(roll, mine) else ""
        text = f"{card.controller} marks {getattr(roll, mine)} {mine} in {challenge.spoken}{more}."
        now.say(text, rule, event=(mine, challenge.name))
    if getattr(roll, other):
        text = f"{card.name} is {'supporting' if supports else 'opposing'}: {getattr(roll, other)} {other} is ignored."
        now.say(text, cite("off-side-symbols"), event=("ignored", card.name))
    if any(roll.symbols):
        text = f"{card.controller}'s pool gains {said(roll.symbols)}."
        now.say(text, cite("resolution-pool"), event=("symbols", card.name))
    say_damage(now, card, roll, hits)


def merged(rows: tuple[tuple[str, str, int], ...]) -> tuple[tuple[str, str, int], ...]:
    """Rows of the same player and sort added up, in one order, so that equal totals are equal."""
    totals: dict[tuple[str, str], int] = {}
    for player, what, n in rows:
        totals[player, what] = totals.get((player, what), 0) + n
    return tuple(sorted((*key, n) for key, n in totals.items() if n))
