"""phase-5-ability-adjustment, triggering-effects: 5) Ability Adjustment Phase: damage, losses and gains."""

from __future__ import annotations

from collections.abc import Hashable

from judge.engine import Moment
from judge.games.highlander import RULES, cite
from judge.games.highlander.cards import continuous_effects
from judge.games.highlander.cards.errata_and_faq import rules_of
from judge.games.highlander.cards.immediate_effects import carry_out, jobs_of, jobs_of_phase
from judge.games.highlander.cards.kinds import fits
from judge.games.highlander.cards.meanings import lasting
from judge.games.highlander.cards.meanings.parts import What
from judge.games.highlander.play import winning
from judge.games.highlander.play.at_once import in_any_order
from judge.games.highlander.play.attacks import damage
from judge.games.highlander.play.who import active_player, change, opponent, player, turn
from judge.games.highlander.things import Attack, Card, Due


@RULES.step
def begin_adjustment(now: Moment) -> None:
    """phase-5-ability-adjustment: no more cards; end-game: 1 Ability lost in End Game."""
    who = active_player(now)
    now.say(f"{who}'s Ability Adjustment Phase: no more cards can be played.", cite("phase-5-ability-adjustment"),
            event=("phase", "adjustment"))  # fmt: skip
    _lift(now, who)
    in_any_order(now, tuple(jobs_of_phase(now, who, "adjust")), cite("phase-5-ability-adjustment"))
    if turn(now).end_game:
        _end_game(now, who, opponent(now, who))


def _end_game(now: Moment, who: str, other: str) -> None:
    """end-game: each player loses 1 Ability in his own Ability Adjustment Phase, and only in that."""
    taken = now.reads("end-game-loss")
    if taken != "nothing":
        damage.add_pending(now, who, "loss", 1, "End Game")
        now.say(f"{who} loses 1 Ability in End Game.", cite("end-game"), event=("loss", who))
    if taken == "both":
        change(now, other, ability=max(0, player(now, other).ability - 1))
    now.say(f"{other} loses nothing to End Game in the turn of {who}.", cite("end-game"), event=("loss", other))


def _lift(now: Moment, who: str) -> None:
    """faq-corda-reno-blade: a card in play that puts the active Persona at more Ability does so in this phase."""
    found, bonus = player(now, who), continuous_effects.total(now, "ability", who)
    if bonus <= found.lift:
        return
    change(now, who, lift=bonus, maximum=max(found.maximum, found.ability + bonus - found.lift))
    damage.add_pending(now, who, "gain", bonus - found.lift, "cards in play")
    now.say(f"{who}'s Ability rises by {bonus - found.lift} because of cards in play.", cite("faq-corda-reno-blade"),
            cite("faq-ability"), event=("gain", who))  # fmt: skip


@RULES.step
def take_off_prevention(now: Moment) -> None:
    """damage-vs-loss: what was prevented comes off damage, never off a loss of Ability."""
    who = active_player(now)
    rows = player(now, who).pending
    shields = [(row.amount, row.what) for row in rows if row.kind == "prevention"]
    if not shields:
        return
    given, loss = sum(amount for amount, _ in shields), now.reads("prevent-a-loss")
    if now.reads("prevention-heeded") == "forgotten":
        change(now, who, pending=tuple(_as_if_not(row, given) for row in rows if row.kind != "prevention"))
        return
    kept: list[Due] = []
    for row in rows:
        if row.kind == "damage":
            off, shields = _off(now, row, shields)
            none_left = (cite("triggering-effects"),) if off == row.amount else ()
            attack = now.get(row.source)
            if off and isinstance(attack, Attack):
                now.put(attack._replace(dealt=attack.dealt - off))
            if off:
                now.say(f"{off} of {row.amount} damage ({row.source}) on {who} is prevented.", cite("damage-vs-loss"),
                        *none_left, event=("damage", who))  # fmt: skip
            if off == row.amount and now.reads("damage-needed") == "any-hit":
                _set_off(now, who, row)
            row = row._replace(amount=row.amount - off, name=f"{row.amount - off} damage ({row.source})")
        elif row.kind == "taken":
            off, shields = _off(now, row, shields)
            change(now, who, ability=player(now, who).ability + off)
            row = row._replace(amount=row.amount - off)
        elif row.kind == "loss" and loss != "no-help":
            left = given if loss == "each" else sum(amount for amount, _ in shields)
            row = row._replace(amount=max(0, row.amount - left))
        if row.kind != "prevention" and row.amount:
            kept.append(row)
    kept = [row._replace(firm=row.kind == "loss") for row in kept]
    if any(row.firm for row in kept):
        now.say("A loss of Ability cannot be prevented like damage.", cite("damage-vs-loss"), event=("loss", who))
    change(now, who, pending=tuple(kept))


def _as_if_not(row: Due, given: int) -> Due:
    """Damage of which nothing is taken off; what it sets off where all is prevented is another question."""
    return row._replace(source=f"{row.source}, all of it") if row.kind == "damage" and given >= row.amount else row


def _off(now: Moment, row: Due, shields: list[tuple[int, What]]) -> tuple[int, list[tuple[int, What]]]:
    """How much of some damage is prevented, by what is for such attacks before what is for all; and what is left."""
    attack = now.get(row.source)
    card = now.the(Card, attack.card) if isinstance(attack, Attack) else None
    off, left = 0, []
    for amount, what in sorted(shields, key=lambda each: not each[1]):
        used = min(amount, row.amount - off) if not what or (card is not None and fits(now, card, what)) else 0
        off += used
        left.append((amount - used, what))
    return off, left


@RULES.step
def adjust(now: Moment) -> None:
    """phase-5-ability-adjustment: one by one, in any order; where the order cannot matter it is not asked for."""
    who = active_player(now)
    rows = player(now, who).pending
    change(now, who, pending=())
    if not rows:
        now.say(f"{who} has nothing to adjust.", cite("phase-5-ability-adjustment"), event=("ability", who))
    if _order_matters(now, who, rows):
        now.batch("adjust_one", cite("phase-5-ability-adjustment"), (who, rows))
        return
    for row in rows:
        adjust_one(now, row)


def _order_matters(now: Moment, who: str, rows: tuple[Due, ...]) -> bool:
    """faq-ability, below-zero: a gain meets the maximum, or a loss zero, in one order and not in the other."""
    found = player(now, who)
    up = sum(row.amount for row in rows if row.kind == "gain")
    down = sum(row.amount for row in rows if row.kind != "gain")
    if not up or not down or turn(now).end_game or continuous_effects.refuse_doing(now, who, "gain"):
        return False
    sinks = bool(continuous_effects.in_force(now, lasting.MaximumPerDamage, who))
    return sinks or found.ability + up > found.maximum or found.ability < down


@RULES.deed
def adjust_one(now: Moment, row: Hashable) -> None:
    """phase-5-ability-adjustment: one adjustment is made."""
    assert isinstance(row, Due)
    if row.rule == damage.AT_ONCE:
        return
    deeds = {"gain": _gain, "taken": _set_off}
    deeds.get(row.kind, _lose)(now, active_player(now), row)


def _lose(now: Moment, who: str, row: Due) -> None:
    whose = _whose(now, who, row) if row.kind == "loss" else who
    if not whose:
        return
    who = whose
    before = player(now, who).ability
    after = before - row.amount
    if after < 0 and now.reads("below-zero") == "floor-zero":
        after = 0
    change(now, who, ability=after)
    rules = [*([cite(row.rule)] if row.rule else ()), *rules_of(row.source)]
    rules += [cite("exhaustion")] if row.source == "Exhaustion" else []
    rules += [cite("end-game")] if row.source == "End Game" else []
    rules += [cite("damage-vs-loss")] if row.firm else []
    now.say(f"{who} loses {before - after} Ability ({row.source}, {row.kind}): {after} left.", *rules,
            cite("phase-5-ability-adjustment"), event=("ability", who))  # fmt: skip
    if row.kind == "damage" and row.amount >= 1:
        _set_off(now, who, row)
    if after <= 0 and now.reads("losing-at-zero") == "at-once":
        winning.win(now, opponent(now, who), "zero ability")


def _whose(now: Moment, who: str, row: Due) -> str:
    """anatomy-text: whose Ability a card changes: that of the player whom its text names, and nobody else's."""
    if not any(card.title == row.source for card in now.every(Card)):
        return who
    other = opponent(now, who)
    if row.kind == "loss" and rules_of(row.source):
        now.say(f"{other} loses nothing from {row.source}.", *rules_of(row.source), event=("ability", other))
    return {"none": "", "other": other}.get(now.reads("whose-loss"), who)


def _set_off(now: Moment, who: str, row: Due) -> None:
    """triggering-effects: what damage sets off, from one point on; errata-chainsaw: the maximum sinks with it."""
    attack = now.get(row.source)
    if not isinstance(attack, Attack):
        return
    card = now.the(Card, attack.card)
    for found, does in continuous_effects.in_force(now, lasting.MaximumPerDamage, who, card):
        if found.owner == opponent(now, who):
            if now.reads("maximum-sinks") == "stays":
                continue
            change(now, who, maximum=max(0, player(now, who).maximum + does.amount * row.amount))
            text = f"{who}'s maximum Ability decreases by {-does.amount * row.amount} ({found.title})."
            now.say(text, cite("errata-chainsaw"), cite("triggering-effects"), event=("maximum", who))  # fmt: skip
    hit_by = (card, *continuous_effects.attached(now, card.name))
    carry_out(now, tuple(job for each in hit_by for job in jobs_of(now, each, attack.by, "damage", attack.name)))


def _gain(now: Moment, who: str, row: Due) -> None:
    """faq-ability: not above the maximum; end-game: no healing in End Game, and what that is is a reading."""
    who = _whose(now, who, row)
    if not who:
        return
    found = player(now, who)
    if refusal := continuous_effects.refuse_doing(now, who, "gain"):
        now.say(f"{refusal.text}: nothing is gained ({row.source}).", *refusal.cites, event=("ability", who))
        return
    if turn(now).end_game and now.reads("end-game-healing") == "none":
        text = f"No healing in End Game: {who} gains nothing ({row.source})."
        now.say(text, cite("end-game"), event=("ability", who))
        return
    most = max(found.maximum, found.ability) if now.reads("maximum-ability") == "binds" else 99
    after = min(found.ability + row.amount, most)
    change(now, who, ability=after)
    gained = after - found.ability
    capped = (cite("faq-ability"),) if gained < row.amount else ()
    now.say(f"{who} gains {gained} Ability ({row.source}): {after}.", *rules_of(row.source), *capped,
            cite("phase-5-ability-adjustment"), event=("ability", who))  # fmt: skip
