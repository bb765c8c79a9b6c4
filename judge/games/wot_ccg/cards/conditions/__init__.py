"""Whether the conditions of card text hold."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from judge.engine import Moment
from judge.games.wot_ccg.cards.conditions.amounts import amount_of, control_lead, shown
from judge.games.wot_ccg.cards.conditions.of_players import ahead_in_force, in_force, leads, of_each
from judge.games.wot_ccg.cards.conditions.past import Test, done, happened, initiated, none_participated, participated
from judge.games.wot_ccg.cards.conditions.plainly import meant, plain
from judge.games.wot_ccg.cards.meanings import (
    All,
    Chosen,
    Condition,
    Ref,
    Which,
    Whom,
)
from judge.games.wot_ccg.play.events_and_effects.phases import in_phase
from judge.games.wot_ccg.play.in_force import bearer_of, you_of
from judge.games.wot_ccg.play.traits import OPS, fits
from judge.games.wot_ccg.play.who import (
    controller_of,
    current,
    dominant_player,
    game,
    held,
    in_play,
    last_battle,
    of_side,
    opponent,
    pattern,
    players,
    tokens_of,
)
from judge.games.wot_ccg.things import DISCARD, Card, Challenge, Player

__all__ = ["amount_of", "all_hold", "control_lead", "holds", "of_sort", "step_of"]


def all_hold(now: Moment, conditions: Iterable[Condition], card: Card, by: str = "", of: Card | None = None) -> bool:
    """Whether all conditions of a card's text hold; `of` is the card they call `it` where that is another."""
    return all(
        holds(now, each, of or bearer_of(now, card), by or you_of(now, card), card) is not each.negated
        for each in conditions
    )


def holds(now: Moment, what: Condition, it: Card, by: str, source: Card) -> bool:
    """Whether one condition holds, for the card it calls `it` and the player it calls you, negated or not."""
    return TESTS[what.test](now, what, it, by, source)


def _spoken_of(now: Moment, whom: Whom | None, it: Card, by: str, source: Card) -> list[Card]:
    """The cards in play that a condition speaks of."""
    if isinstance(whom, All | Chosen):
        return [each for each in in_play(now) if fits(now, each, whom.which, by, source, plain=plain())]
    if isinstance(whom, Ref) and whom.what == "this":
        return [source]
    if isinstance(whom, Ref) and whom.what == "bearer":
        return [bearer_of(now, source)]
    return [it]


def _some(test: Callable[[Moment, Condition, Card, str, Card], bool]) -> Test:
    """A condition of the cards it speaks of: of one of them, or of all where all are meant and there are some."""

    def holds(now: Moment, what: Condition, it: Card, by: str, source: Card) -> bool:
        found = [test(now, what, each, by, source) for each in _spoken_of(now, what.whom, it, by, source)]
        return bool(found) and all(found) if isinstance(what.whom, All) else any(found)

    return holds


def _controls(now: Moment, what: Condition, it: Card, by: str, source: Card) -> bool:
    """control-in-play-only; contested-control: an advantage that is contested is controlled by its tokens."""
    who = meant(now, what.whose, by)
    which = what.which._replace(side="")
    for player in who:
        there = [each for each in in_play(now, player) if fits(now, each, which, player, source, plain=plain())]
        if OPS[what.op](len(there), what.number):
            return True
    return False


def _controls_of(several: Callable[[Iterable[bool]], bool]) -> Test:
    """control-in-play-only: cards of both descriptions, or of one of them."""

    def test(now: Moment, what: Condition, it: Card, by: str, source: Card) -> bool:
        asked = [Condition("controls", each, "you") for each in what.which.of]
        return any(
            several(_controls(now, each, it, player, source) for each in asked) for player in meant(now, what.whose, by)
        )

    return test


def _lies(now: Moment, what: Condition, it: Card, by: str, source: Card) -> bool:
    """piles: so many cards of a description in a pile; unnamed cards count where any will do."""
    found = sum(fits(now, each, what.which, by, source, plain=plain()) for each in now.every(Card))
    if what.which.zone == DISCARD and what.which == Which(zone=DISCARD, side=what.which.side):
        who = meant(now, {"yours": "you", "theirs": "opponent"}.get(what.which.side, ""), by)
        found += sum(now.the(Player, each).discarded for each in who)
    return OPS[what.op](found, what.number)


def _fuller_hand(now: Moment, what: Condition, it: Card, player: str, source: Card) -> int:
    """hand: how many cards a player holds."""
    return _hand(now, player)


def _number_controlled(now: Moment, what: Condition, it: Card, player: str, source: Card) -> int:
    """control-in-play-only: how many cards of a description a player controls."""
    which = what.which._replace(side="")
    return sum(fits(now, each, which, player, source, plain=plain()) for each in in_play(now, player))


def _own_tokens(now: Moment, what: Condition, it: Card, player: str, source: Card) -> int:
    """pattern-your-section: the tokens on a player's section of the Pattern."""
    return tokens_of(now, player)


def _either(now: Moment, what: Condition, it: Card, by: str, source: Card) -> bool:
    """One of several conditions, each of which may be negated by itself."""
    assert isinstance(what.whom, tuple)
    return any(holds(now, each, it, by, source) is not each.negated for each in what.whom)


def _controls_by(now: Moment, what: Condition, it: Card, by: str, source: Card) -> bool:
    """contested-control: so many more control tokens than the other player."""
    who = meant(now, what.whose, by)
    return any(
        _leads(now, what, card, player)
        for player in who
        for card in in_play(now)
        if fits(now, card, what.which._replace(side=""), player, source, plain=plain())
    )


def _leads(now: Moment, what: Condition, card: Card, player: str) -> bool:
    """contested-control: whether a player controls an advantage, by a lead that is asked for."""
    lead = control_lead(now, card, player)
    return lead >= 0 and OPS[what.op](lead, what.number)


def _tokens(now: Moment, what: Condition, it: Card, by: str, source: Card) -> bool:
    """pattern-your-section: tokens on a section of the Pattern, or on all of it."""
    found = pattern(now)
    match what.whose:
        case "yours":
            number = tokens_of(now, by)
        case "theirs":
            number = tokens_of(now, opponent(now, by))
        case "hero" | "villain":
            number = tokens_of(now, of_side(now, what.whose))
        case "most":
            return any(OPS[what.op](tokens_of(now, each), what.number) for each in players(now))
        case _:
            number = int(getattr(found, what.whose, found.total))
    return OPS[what.op](number, what.number)


def _you_are(now: Moment, what: Condition, it: Card, by: str, source: Card) -> bool:
    if what.whose in ("hero", "villain"):
        return now.the(Player, by).side == what.whose
    return (dominant_player(now) == by) is (what.whose == "dominant")


def _is(now: Moment, what: Condition, card: Card, by: str, source: Card) -> bool:
    return fits(now, card, what.which._replace(zone=card.zone), by, source, plain=plain())


def _in(now: Moment, what: Condition, card: Card, by: str, source: Card) -> bool:
    challenge = now.get(card.challenge)
    return isinstance(challenge, Challenge) and _told(now, challenge, what, by)


def _company(now: Moment, card: Card) -> list[Card]:
    """The other cards in the challenge that a card participates in."""
    return [
        each for each in in_play(now) if card.challenge and each.challenge == card.challenge and each.name != card.name
    ]


def _against(now: Moment, what: Condition, card: Card, by: str, source: Card) -> bool:
    """against: in the same challenge, one of the two supporting and the other opposing."""
    foes = [each for each in _company(now, card) if each.controller != card.controller]
    return _among(now, what, card, foes, what.which._replace(side=""))


def _with(now: Moment, what: Condition, card: Card, by: str, source: Card) -> bool:
    """note participate-with-whose: with cards of the same side."""
    mates = [each for each in _company(now, card) if each.controller == card.controller]
    return _among(now, what, card, mates, what.which)


def _among(now: Moment, what: Condition, card: Card, others: list[Card], which: Which) -> bool:
    """Whether so many of some cards in a card's challenge are meant; `whose` is the kind of challenge, if one is."""
    there = bool(card.challenge) and (not what.whose or _in(now, what._replace(which=Which()), card, "", card))
    number = sum(fits(now, each, which, card.controller, card, plain=plain()) for each in others)
    return there and OPS[what.op](number, what.number)


def _with_this(now: Moment, what: Condition, card: Card, by: str, source: Card) -> bool:
    host = bearer_of(now, source)
    return bool(card.challenge) and card.challenge == host.challenge


def _against_this(now: Moment, what: Condition, card: Card, by: str, source: Card) -> bool:
    """against: in the same challenge as the card whose text it is, or its bearer, and on the other side."""
    return _with_this(now, what, card, by, source) and card.controller != bearer_of(now, source).controller


def _alone(now: Moment, what: Condition, card: Card, by: str, source: Card) -> bool:
    """Whether a card is the only one of a description that its controller, or anybody, has in its challenge."""
    mates = [each for each in _company(now, card) if what.whose == "total" or each.controller == card.controller]
    own = fits(now, card, what.which, card.controller, None, plain=plain())
    return (
        bool(card.challenge)
        and own
        and not any(fits(now, each, what.which, card.controller, None, plain=plain()) for each in mates)
    )


def _has_on(now: Moment, what: Condition, card: Card, by: str, source: Card) -> bool:
    """Whether a card is the target of so many advantages."""
    there = (each for each in in_play(now) if each.on == card.name)
    return OPS[what.op](sum(fits(now, each, what.which, by, None, plain=plain()) for each in there), what.number)


def _by(now: Moment, what: Condition, it: Card, by: str, source: Card) -> bool:
    """outcome-margin: by how much the challenge that was resolved succeeded."""
    challenge = now.get(current(now))
    return isinstance(challenge, Challenge) and OPS[what.op](abs(challenge.margin), what.number)


def _step(now: Moment, what: Condition, it: Card, by: str, source: Card) -> bool:
    """step-phase: the step of a challenge that is going on."""
    here = next((frame.chart for frame in reversed(now.frames) if frame.chart == "resolve-challenge"), "")
    if not here or what.whose == "any":
        return bool(here)
    step = step_of(now)
    return step in ("opening", "grips") if what.whose == "either" else step == what.whose


def step_of(now: Moment) -> str:
    """opening-moves, coming-to-grips: which step of the challenge being resolved it is; empty after them."""
    from judge.games.wot_ccg.play.resolution_round.opening_moves_coming_to_grips import current_step

    return current_step(now)


def _hand_of(now: Moment, what: Condition, it: Card, by: str, source: Card) -> bool:
    """hand: how many cards somebody holds."""
    return any(OPS[what.op](_hand(now, each), what.number) for each in meant(now, what.whose or "you", by))


def _hand(now: Moment, player: str) -> int:
    """hand: how many cards a player holds, known or not."""
    return len(held(now, player)) + now.the(Player, player).hand


def _named_in_hand(now: Moment, what: Condition, it: Card, by: str, source: Card) -> bool:
    """Whether a card of the name that was named was in the hand of a player's opponent when it was named."""
    return bool(game(now).seen)


def _resolving(now: Moment, what: Condition, it: Card, by: str, source: Card) -> bool:
    """step-phase, declare-challenges: which kind of challenge is being resolved, or who initiated it."""
    challenge = now.get(current(now))
    return isinstance(challenge, Challenge) and _told(now, challenge, what, by)


def _resolving_this(now: Moment, what: Condition, it: Card, by: str, source: Card) -> bool:
    """resolution-order: whether the challenge whose card says so is being resolved."""
    challenge = now.get(current(now))
    return isinstance(challenge, Challenge) and challenge.card == source.name


def _told(now: Moment, challenge: Challenge, what: Condition, by: str) -> bool:
    """declare-challenges: whether a challenge is of a sort, and of a Contested Advantage that is meant, if one is."""
    about = now.get(challenge.card) if challenge.card else None
    meant = what.which == Which() or (isinstance(about, Card) and fits(now, about, what.which, by, plain=plain()))
    return meant and of_sort(challenge, what.whose, by)


def of_sort(challenge: Challenge, sorts: str, by: str) -> bool:
    """declare-challenges: whether a challenge is of a sort, initiated by you or the other player, or not of a sort.

    `|` stands between sorts of which it may be one.
    """
    if "|" in sorts:
        return any(of_sort(challenge, each, by) for each in sorts.split("|"))
    for each in sorts.split("+"):
        if each in ("yours", "theirs"):
            fits_it = bool(challenge.initiator) and (challenge.initiator == by) is (each == "yours")
        elif each.startswith("-"):
            fits_it = challenge.kind != each[1:]
        else:
            fits_it = challenge.kind == each
        if not fits_it:
            return False
    return True


TESTS: dict[str, Test] = {
    "controls both": of_each(_controls_of(all)), "controls one": of_each(_controls_of(any)), "lies": _lies,
    "more in hand": leads(_fuller_hand),
    "either": _either, "in force": in_force, "more in force": ahead_in_force,
    "controls": of_each(_controls), "controls by": of_each(_controls_by), "controls more": leads(_number_controlled),
    "tokens": of_each(_tokens, "yours"), "you are": _you_are, "by": _by,
    "step": _step,
    "in play": lambda now, what, it, by, source: any(fits(now, each, what.which, by, source,
    plain=plain()) for each in in_play(now)),
    "more tokens": leads(_own_tokens), "fewer tokens": leads(_own_tokens, "opponent"),
    "hand": of_each(_hand_of, ""),
    "is": _some(_is), "in": _some(_in), "against": _some(_against), "with": _some(_with),
    "with this": _some(_with_this), "with the target": _some(_with_this),
    "alone": _some(_alone), "against this": _some(_against_this), "has on": _some(_has_on),
    "controls this": lambda now, what, it, by, source: controller_of(now, source) in meant(now, what.whose or "you",
    by),
    "controls this by": lambda now, what, it, by, source: any(
        _leads(now, what, source, each) for each in meant(now, what.whose or "you", by)),
    "recruited": happened("recruited"), "killed": happened("killed"), "initiated": initiated,
    "participated": _some(participated(before=False)),
    "participated last turn": _some(participated(before=True)), "succeeded": done("succeeded"),
    "failed": done("failed"), "played": happened("played"),
    "none participated": none_participated,
    "succeeded last turn": done("succeeded", before=True), "gained a token": done("gained a token"),
    "fresh": lambda now, what, it, by, source: it.fresh,
    "own tokens": lambda now, what, it, by, source: OPS[what.op](source.marks(what.whose), what.number),
    "during": lambda now, what, it, by, source: in_phase(now, what.whose),
    "anybody's": lambda now, what, it, by, source: True,  # effects-in-play: any player may use it.
    "bearer's": lambda now, what, it, by, source: True,  # advantage-you: whoever controls the target may use it.
    "last battle": lambda now, what, it, by, source: last_battle(now),
    "rolled": lambda now, what, it, by, source: shown(source, what.whose) >= what.number,
    "named in hand": _named_in_hand, "resolving": _resolving, "resolving this": _resolving_this,
    "so often": lambda now, what, it, by, source: source.used.count(what.whom.key) >= what.number,
    "been fulfilled": lambda now, what, it, by, source: "fulfilled" in source.used,
    "pays": lambda now, what, it, by, source: False,  # reducer-must-spend: only a price asks who pays.
}  # fmt: skip
