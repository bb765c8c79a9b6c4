"""current-and-printed, modifier-order: abilities, hand size, support and opposition, and what changes them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from judge.engine import Cite, Floor, Modifier, Moment, Number, Pipeline, Stage, Value, evaluate
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.cards.conditions import all_hold, amount_of
from judge.games.wot_ccg.cards.conditions.plainly import plain
from judge.games.wot_ccg.cards.meanings import ABILITIES, THIS, YOU, Admits, Change, Ref, Symbols, symbols
from judge.games.wot_ccg.cards.meanings.effects import CONTINUOUS
from judge.games.wot_ccg.play.in_force import (
    bearer_of,
    concerns,
    kept_by_card,
    lasting_on,
    rules_for,
    rules_in_text,
    rules_not_for,
    rules_not_on,
    rules_of_itself,
    rules_on,
    you_of,
)
from judge.games.wot_ccg.play.traits import fits, forbidden, permitted, plays
from judge.games.wot_ccg.play.who import in_play, last_battle
from judge.games.wot_ccg.things import CHALLENGE, CORRUPTION, FIGHTERS, Card, Challenge

HAND_LIMIT = 8
OVER = ("over", "resolved")
MULTIPLY = Stage("multiplications", ("multiply", "divide"), cite("modifier-order"))
ADD = Stage("additions and subtractions", ("add", "subtract"), cite("modifier-order"))
SET = Stage("setting", ("set",), cite("modifier-order"))


def rounded_up(name: str, stages: tuple[Stage, ...], floor: Cite, own: Cite) -> Pipeline:
    """modifier-order, rounding-up: how a number is worked out that never goes below zero."""
    return RULES.pipeline(Pipeline(name, stages, Floor(0, "end", floor), own, "up", rounding_cite=cite("rounding-up")))


ABILITY = rounded_up("ability", (SET, MULTIPLY, ADD), cite("damage-reduces-all"), cite("current-ability"))
RESULTS = rounded_up("results", (MULTIPLY, ADD), cite("outcome-success"), cite("generated"))
HAND = rounded_up("hand size", (SET, MULTIPLY, ADD), cite("hand-limit"), cite("hand-size-modified"))


def changes_on(now: Moment, card: Card, what: str) -> Iterator[Modifier]:
    """effect-continuous: everything that changes a number of a card now, continuous effects first."""
    return (row for _, row in changes_from(now, card, what))


def changes_from(now: Moment, card: Card, what: str) -> Iterator[tuple[Card | None, Modifier]]:
    """The same, each with the card in play that it comes from; lasting effects come from none."""
    for source, name, change in _changes(now, card, plain()):
        if _means(change, what, card):
            rule = cite("effect-continuous") if source is not None else cite("event-expiry")
            found = _row(now, name, change, source or card)._replace(cite=rule)
            yield source, found._replace(source=spoken(source)) if source is not None else found


@kept_by_card
def _changes(now: Moment, card: Card, plainly: bool) -> tuple[tuple[Card | None, str, Change], ...]:
    """All changes of numbers that are so of a card; it makes a difference whether only plain traits count now."""
    return tuple(rules_on(now, card, Change))


@kept_by_card
def _idle_changes(now: Moment, card: Card, plainly: bool) -> tuple[tuple[Card, Change, str], ...]:
    return tuple(rules_not_on(now, card, Change))


def idle_changes(now: Moment, card: Card, what: str) -> Iterator[Modifier]:
    """effect-continuous: changes in texts that do not count for a card now, each with the reason."""
    for source, change, why in _idle_changes(now, card, plain()):
        if _means(change, what, card):
            row = _row(now, spoken(source), change, source)
            yield row._replace(cite=cite("effect-continuous"), idle=why)


def spoken(source: Card) -> str:
    """A card as the source of a change: the text of a character or troop is told from the card itself."""
    return f"the text of {source.name}" if source.kind in FIGHTERS else source.name


def _row(now: Moment, name: str, change: Change, source: Card) -> Modifier:
    return Modifier(name, change.op, amount_of(now, change.amount, source, you_of(now, source)))


def lasting_changes(now: Moment, player: str, what: str, card: Card) -> Iterator[Modifier]:
    """event-expiry: what lasting effects on a player change in the cost of a card."""
    for row in lasting_on(now, player):
        if isinstance(row.rule, Change) and row.rule.what == what and of_card(now, row.rule, card, player):
            yield Modifier(row.source, row.rule.op, row.rule.amount)  # type: ignore[arg-type]


def of_card(now: Moment, change: Change, card: Card, player: str) -> bool:
    """Whether a change of costs speaks of a card."""
    return change.which is None or fits(now, card, change.which._replace(zone=card.zone, side=""), player)


def _means(change: Change, what: str, card: Card) -> bool:
    """printed-ability: `all printed abilities` are those that the card has a rating of."""
    if change.what == what or (change.what == "abilities" and what in ABILITIES):
        return True
    own = what in ABILITIES and 0 < printed(card, what) <= (change.most or printed(card, what))
    every, but, spared = change.what.partition(" but ")
    return own and every == "printed abilities" and (not but or spared != what)


def printed(card: Card, ability: str) -> int:
    """printed-ability: the rating on the card."""
    return card.abilities[ABILITIES.index(ability)]


def current(now: Moment, card: Card, ability: str) -> Value:
    """current-ability: the rating after all modifications, damage among them."""
    spared = printed(card, ability) < max(card.abilities)
    if card.tokens and spared and now.reads("damage-lowers-one") == "one":
        card = card._replace(damage=())
    return _rating(now, card, ability)


def _rating(now: Moment, card: Card, ability: str) -> Value:
    found = _to_work_out(now, card, ability)
    return found if isinstance(found, Value) else now.evaluate(*found)


def _above_zero(now: Moment, card: Card, ability: str) -> bool:
    """Whether a rating is above 0, for who asks no more of it."""
    found = _to_work_out(now, card, ability)
    return _is_above_zero(found.total) if isinstance(found, Value) else now.tell(*found, _is_above_zero)


def _is_above_zero(number: Number) -> bool:
    return int(number) > 0


def _to_work_out(now: Moment, card: Card, ability: str) -> Value | tuple[Pipeline, Number, Sequence[Modifier]]:
    """A rating, or what it is worked out from where that is one sum."""
    rows = list(changes_on(now, card, ability))
    idle = list(idle_changes(now, card, ability))
    if rows and (source := forbidden(now, card, "have its abilities increased")):
        barred = [row for row in rows if row.op in ("add", "multiply")]
        idle += [row._replace(cite=cite("cannot"), idle=f"{source} forbids any increase") for row in barred]
        rows = [row for row in rows if row not in barred]
    hurt = _damage_row(card)
    raises = any(row.op == "add" for row in rows)
    if hurt and raises and now.reads("floor-intermediate") == "floor-then-add":
        return _damage_first(now, card, ability, rows, hurt)
    scaled = any(row.op in ("multiply", "divide") for row in rows)
    if scaled and len(rows) + len(hurt) > 1:
        rows = [row._replace(cite=None) for row in rows]  # Then modifier-order is the rule that tells.
    if hurt and scaled and now.reads("damage-before-factors") == "before":
        first = now.evaluate(ABILITY, printed(card, ability), hurt)
        return first.then(worked(now, ABILITY, first.total, rows))
    return _staged(now, ABILITY, rows := [*rows, *hurt]), printed(card, ability), [*rows, *idle]


def worked(
    now: Moment, pipeline: Pipeline, base: Number, rows: Sequence[Modifier], idle: Sequence[Modifier] = ()
) -> Value:
    """modifier-order: a number through its stages."""
    return now.evaluate(_staged(now, pipeline, rows), base, [*rows, *idle])


def _staged(now: Moment, pipeline: Pipeline, rows: Sequence[Modifier]) -> Pipeline:
    """The stages of a number; where one that a card states outright goes is a reading."""
    stated = any(row.op == "set" for row in rows)
    if stated and any(row.op != "set" for row in rows) and now.reads("set-when") == "last":
        others = tuple(stage for stage in pipeline.stages if stage != SET)
        return pipeline._replace(stages=(*others, SET))
    return pipeline


def _damage_row(card: Card) -> list[Modifier]:
    """damage-reduces-all, corruption: every token takes 1 off."""
    corrupt = sum(n for kind, n in card.damage if kind == CORRUPTION)
    rows = [("damage", card.tokens - corrupt, "damage-reduces-all"), ("corruption", corrupt, "corruption")]
    return [Modifier(source, "subtract", number, cite(rule)) for source, number, rule in rows if number]


def _damage_first(now: Moment, card: Card, ability: str, rows: list[Modifier], hurt: list[Modifier]) -> Value:
    """Reading floor-intermediate: damage brings it down to zero at the least, and what is added comes on top."""
    early = [row for row in rows if row.op != "add"]
    first = now.evaluate(ABILITY, printed(card, ability), [*early, *hurt])
    return first.then(now.evaluate(ABILITY, first.total, [row for row in rows if row.op == "add"]))


def _anything_changes(now: Moment, card: Card) -> bool:
    return bool(lasting_on(now, card.name)) or any(True for _ in rules_in_text(now, Change))


def ratings(now: Moment, card: Card) -> Symbols:
    """All four current abilities."""
    if not card.tokens and not _anything_changes(now, card):
        return card.abilities
    return symbols(int(_rating(now, card, each).total) for each in ABILITIES)


@kept_by_card
def dice(now: Moment, card: Card) -> Symbols:
    """dice-per-point: one die per point of each current ability; last-battle-no-politics: no Politics dice there.

    Text can give more dice of an ability that a card rolls, bar some, or let it roll as if it were not damaged.
    """
    shown = card._replace(damage=()) if card.tokens and plays(now, card, "rolls as undamaged") else card
    found = ratings(now, shown)
    if shown.tokens:
        found = symbols(int(current(now, shown, each).total) for each in ABILITIES)
    found = symbols(
        n + _more_dice(now, card, f"{each} dice") if n else 0 for n, each in zip(found, ABILITIES, strict=True)
    )
    again = [min(n, _more_dice(now, card, f"{name} dice again")) for n, name in zip(found, ABILITIES, strict=True)]
    found = symbols(n + more for n, more in zip(found, again, strict=True))
    if any(found):
        found = symbols(
            n + _more_dice(now, card, f"{each} dice besides") for n, each in zip(found, ABILITIES, strict=True)
        )
    if sum(map(bool, found)) > 1 and now.reads("dice-of-one-ability") == "best":
        found = symbols(n if n == max(found) else 0 for n in found)
    barred = found[0] and last_battle(now) and now.reads("politics-in-last-battle") == "not-rolled"
    if barred and not permitted(now, card, "politics in the Last Battle"):
        found = (0, *found[1:])
    return symbols(n if _admitted(now, card, each) else 0 for n, each in zip(found, ABILITIES, strict=True))


def _more_dice(now: Moment, card: Card, what: str) -> int:
    """Dice that text adds to those of an ability, or takes away."""
    rows = changes_on(now, card, what)
    return sum(int(row.amount) if row.op == "add" else -int(row.amount) for row in rows)


def _admitted(now: Moment, card: Card, ability: str) -> bool:
    """cannot: whether dice of an ability may be rolled in the challenge that a card is in."""
    here = now.inside("resolve-challenge") and forbidden(now, card, f"roll {ability} dice in challenges")
    if here or forbidden(now, card, f"roll {ability} dice"):
        return False
    challenge = now.get(card.challenge) if card.challenge else None
    return not isinstance(challenge, Challenge) or all(
        each.dice in ("", ability) and each.no_dice != ability for each, _ in admissions(now, challenge)
    )


def admissions(now: Moment, challenge: Challenge) -> list[tuple[Admits, str]]:
    """Who and which dice a challenge admits, by the text of its card or its Contested Advantage, or by an event.

    With each the player who says so: whose cards are `yours` in it.
    """
    lasting = lasting_on(now, challenge.name)
    said = [(row.rule, row.by or challenge.initiator) for row in lasting if isinstance(row.rule, Admits)]
    card = now.get(challenge.card) if challenge.card else None
    if not isinstance(card, Card):
        return said
    by = challenge.initiator if card.zone == CHALLENGE else you_of(now, card)
    return [*said, *((each, by) for each in rules_of_itself(now, card, Admits, by))]


def mortally_wounded(now: Moment, card: Card) -> bool:
    """mortally-wounded: at least one damage, and no current ability above zero."""
    if not card.tokens:
        return False
    above = [_above_zero(now, card, each) for each in ABILITIES]
    outright = card.tokens >= max(card.abilities)
    if outright == any(above) and now.reads("wounded-by-printed") == "printed":
        return outright
    slip = any(printed and not left for left, printed in zip(above, card.abilities, strict=True))
    match now.reads("mortally-when") if any(above) and slip else "":
        case "one-zero":
            return True
        case "combat-zero":
            return not above[3] and card.abilities[3] > 0
    return not any(above)


def room(now: Moment, card: Card) -> int | None:
    """damage-assign-c: how many more tokens make a card mortally wounded; None if no number does."""
    least = 0 if card.tokens else 1
    if not _anything_changes(now, card):
        return max(least, max(card.abilities) - card.tokens)
    raised = [[row for row in changes_on(now, card, each) if row.op == "add"] for each in ABILITIES]
    if any(raised) and now.reads("floor-intermediate") == "floor-then-add":
        return None if any(sum(row.amount for row in rows) for rows in raised) else max(least, *ratings(now, card))
    return max(least, *(_left(now, card, each) for each in ABILITIES))


def _left(now: Moment, card: Card, ability: str) -> int:
    """What is left of an ability, without the limit of zero: so many tokens bring it down."""
    rows = [*changes_on(now, card, ability), *_damage_row(card)]
    unbounded = ABILITY._replace(floor=ABILITY.floor._replace(when="never"))
    return int(evaluate(unbounded, printed(card, ability), rows).total)


def hand_size(now: Moment, player: str) -> Value:
    """hand-limit, hand-size-modified: 8, and whatever changes it while its source is controlled."""
    idle = [
        Modifier(spoken(source), rule.op, amount_of(now, rule.amount, source, player), cite("hand-size-modified"), why)
        for source, rule, why in rules_not_for(now, player, Change)
        if rule.what == "hand size"
    ]
    rows = list(player_changes(now, player, "hand size"))
    if len(rows) == 1 or all(row.op in ("add", "subtract") for row in rows):
        rows = [row._replace(cite=cite("hand-size-modified")) for row in rows]
    return worked(now, HAND, HAND_LIMIT, rows, idle)


def player_changes(now: Moment, player: str, what: str) -> Iterator[Modifier]:
    """What changes a number of a player: texts of cards whose `you` is that player, and lasting effects on him."""
    for name, change in rules_for(now, player, Change):
        if change.what == what:
            source = now.get(name)
            if isinstance(source, Card):
                yield Modifier(spoken(source), change.op, amount_of(now, change.amount, source, player))
            else:
                yield Modifier(name, change.op, change.amount)  # type: ignore[arg-type]


def rolled(challenge: Challenge, player: str, what: str) -> int:
    """rolled: what a player's dice have shown in a challenge, without any modifier."""
    return sum(n for who, kind, n in challenge.rolled if who == player and kind == what)


def generated(now: Moment, challenge: Challenge, player: str, what: str) -> Value:
    """generated: what was rolled and all modifiers; multiplications before additions."""
    mine = (each for each in challenge.changes if each.by == player and each.what == what)
    rows = [Modifier(each.source, each.change.op, each.change.amount) for each in mine]  # type: ignore[arg-type]
    if challenge.state not in OVER:
        rows += standing(now, challenge, player, what)
        rows += _not_standing(now, challenge, player, what)
    scaled = any(row.op in ("multiply", "divide") for row in rows)
    if not scaled or len(rows) == 1:  # Else modifier-order is the rule that tells.
        rows = [row if row.cite else row._replace(cite=cite("generated")) for row in rows]
    return now.evaluate(RESULTS, rolled(challenge, player, what), rows)


def standing(now: Moment, challenge: Challenge, player: str, what: str) -> Iterator[Modifier]:
    """Continuous effects on support and opposition: of participants here, of other cards, of the challenge's own."""
    yield from _of_challenge(now, challenge, player, what)
    for source, effect, change in rules_in_text(now, Change):
        if change.what != what or you_of(now, source) != player or not all_hold(now, effect.conditions, source):
            continue
        host = bearer_of(now, source)
        anywhere = effect.whom == YOU or host.kind not in FIGHTERS
        if isinstance(effect.whom, Ref) and (anywhere or host.challenge == challenge.name):
            yield _row(now, spoken(source), change, source)
        elif not isinstance(effect.whom, Ref):
            here = (each for each in in_play(now, player) if each.challenge == challenge.name)
            yield from (
                _row(now, spoken(source), change, source) for each in here if concerns(now, source, effect.whom, each)
            )


def _not_standing(now: Moment, challenge: Challenge, player: str, what: str) -> Iterator[Modifier]:
    """participating: support and opposition of texts that do not count in a challenge, each with the reason."""
    for source, effect, change in rules_in_text(now, Change):
        host = bearer_of(now, source)
        if change.what != what or you_of(now, source) != player or not isinstance(effect.whom, Ref):
            continue
        away = effect.whom != YOU and host.kind in FIGHTERS and host.challenge != challenge.name
        why = f"{host.name} does not participate in {challenge.spoken}" if away else ""
        if not all_hold(now, effect.conditions, source):
            why = "its condition does not hold"
        if why:
            yield _row(now, spoken(source), change, source)._replace(cite=cite("participating"), idle=why)


def _of_challenge(now: Moment, challenge: Challenge, player: str, what: str) -> Iterator[Modifier]:
    """generated: support or opposition that a challenge card gives itself, on the side on which it counts."""
    card = now.get(challenge.card) if challenge.kind == "card" else None
    if (
        not isinstance(card, Card)
        or card.zone != CHALLENGE
        or (player == challenge.initiator) is not (what == "support")
    ):
        return
    for effect in card.text:
        for rule in effect.rules if effect.timing == CONTINUOUS and effect.whom == THIS else ():
            if (
                isinstance(rule, Change)
                and rule.what == what
                and all_hold(now, effect.conditions, card, challenge.initiator)
            ):
                yield Modifier(card.name, rule.op, amount_of(now, rule.amount, card, challenge.initiator))
