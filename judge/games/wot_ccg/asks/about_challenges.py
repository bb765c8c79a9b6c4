"""What can be asked about challenges: support and opposition, outcome, participants, who initiated them."""

from __future__ import annotations

from judge.engine import Floor, InOrder, Modifier, Moment, Number, Pipeline, Ruled, Stage, Value
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.asks.about_cards import rules_of_initiating
from judge.games.wot_ccg.asks.naming import a_card, a_challenge, a_player, this_challenge
from judge.games.wot_ccg.play.resolution_round.outcome import PATTERN_TOKENS, succeeded, total
from judge.games.wot_ccg.play.resolution_round.pools import rolled_in
from judge.games.wot_ccg.play.values import RESULTS
from judge.games.wot_ccg.play.who import dominant_player, hero_player, in_play, opponent, queue
from judge.games.wot_ccg.things import CHARACTER, FACE_DOWN, PLAIN, TROOP, Challenge
from judge.kit.asks import NOW, ask_about

TOTALS = {"support": cite("support-total"), "opposition": cite("opposition-total")}


def side(now: Moment, challenge: Challenge, what: str) -> Ruled:
    """A total, and off-side-symbols where something was rolled on the wrong side."""
    done = challenge.support if what == "support" else challenge.opposition
    sides = {challenge.initiator: "opposition", opponent(now, challenge.initiator): "support"}
    wrong = any(sides[who] == kind for who, kind, n in challenge.rolled if n)
    return Ruled(done or total(now, challenge, what), (TOTALS[what], cite("off-side-symbols")) if wrong else ())


MARGIN = RULES.pipeline(
    Pipeline(
        "margin",
        (Stage("additions and subtractions", ("add", "subtract"), cite("outcome-margin")),),
        Floor(0, "never", cite("outcome-margin")),
        cite("outcome-margin"),
    )
)


def margin(now: Moment, challenge: Challenge) -> Ruled:
    """outcome-margin: as it was determined, or as it stands; last-battle-add-tokens."""
    support = challenge.support or total(now, challenge, "support")
    against = challenge.opposition or total(now, challenge, "opposition")
    own, theirs = _tokens_in(support), _tokens_in(against)
    rows = [
        Modifier("tokens of the initiator", "add", own, cite("last-battle-add-tokens")),
        Modifier("opposition", "subtract", against.total - theirs),
        Modifier("tokens of the opponent", "subtract", theirs, cite("last-battle-add-tokens")),
    ]
    rules = (cite("last-battle-add-tokens"),) if own or theirs else ()
    if against.total > support.total and now.reads("lead-of-the-other") == "other":
        return Ruled(against.total - support.total)
    found = now.evaluate(MARGIN, support.total - own, [row for row in rows if row.amount])
    return Ruled(found, (*rules, cite("outcome-margin")))


def _tokens_in(total: Value) -> Number:
    """last-battle-add-tokens: how much of a total are Pattern tokens."""
    return sum(row.after - row.before for row in total.rows if row.source == PATTERN_TOKENS)


def won(now: Moment, player: str) -> list[str]:
    """outcome-success: the challenges of this turn in which a player has succeeded."""
    done = (each for each in now.every(Challenge) if each.result)
    return [each.title for each in done if succeeded(now, each, player)]


def dealt(now: Moment, player: str, challenge: str) -> int:
    """damage-own-cards: the damage of a player that has been put on cards in a challenge."""
    by = a_player(now, player)
    return sum(n for who, _, n in a_challenge(now, challenge).dealt if who == by)


def taken(now: Moment, card: str, challenge: str) -> int:
    """damage-own-cards: the damage that has been put on a card in a challenge."""
    name = a_card(now, card).name
    return sum(n for _, who, n in a_challenge(now, challenge).dealt if who == name)


def rolled_in_pool(now: Moment, pool: str, player: str) -> Value:
    """special-damage-rolled-only: how much of the damage in a pool was rolled."""
    by, challenge = a_player(now, player), this_challenge(now)
    rows = [each for each in challenge.damage if each.by == by and each.pool == pool and each.kind == PLAIN]
    there = sum(row.amount for row in rows)
    added = there - sum(rolled_in(challenge, row) for row in rows)
    return now.evaluate(RESULTS, there, [Modifier("not rolled", "subtract", added, cite("rolled"))] if added else [])


def assigning(now: Moment, player: str) -> str:
    """damage-own-cards: the player whose cards are hit."""
    return player if now.reads("inflictor-assigns") == "inflictor" else opponent(now, player)


def declared(now: Moment) -> list[str]:
    """declare-reveal: what lies face down is not known."""
    hidden = any(each.state == FACE_DOWN for each in now.every(Challenge))
    known = hidden and now.reads("face-down-known") == "known"
    return [each.title for each in now.every(Challenge) if known or each.state != FACE_DOWN]


def participants(now: Moment, challenge: Challenge) -> list[str]:
    """participating: by name."""
    return sorted(each.name for each in in_play(now) if each.challenge == challenge.name)


def initiator(now: Moment, challenge: Challenge) -> Ruled:
    """supporting: who initiated it, with the rule by which he did; last-battle-alternate."""
    first = hero_player(now)
    late = challenge.kind == "last battle" and challenge.initiator != first
    who = first if late and now.reads("hero-always-initiates") == "hero" else challenge.initiator
    if challenge.kind == "last battle" and not late and now.reads("villain-begins") == "villain":
        who = opponent(now, first)
    if challenge.kind == "pattern" and dominant_player(now) != first and now.reads("dominant-initiates") == "dominant":
        who = dominant_player(now)
    return Ruled(who, rules_of_initiating(challenge))


def whether_succeeded(now: Moment, player: str, challenge: str) -> Ruled:
    """outcome-success; outcome-opposer-cannot-succeed: the opposing player prevents, and no more."""
    found, by = a_challenge(now, challenge), a_player(now, player)
    if by != found.initiator and found.kind == "pattern" and succeeded(now, found, by):
        why = f"opposition leads by {-found.margin}, and there the opposing player succeeds with a lead of 3"
        return Ruled(True, (cite("pattern-villain-by-3"),), why)
    if by == found.initiator or found.kind in ("pattern", "last battle"):
        return Ruled(succeeded(now, found, by))
    why = f"{by} opposes {found.title} and can only prevent a success"
    return Ruled(succeeded(now, found, by), (cite("outcome-opposer-cannot-succeed"),), why)


ask_about(RULES, a_challenge, (
    ("support of {challenge}", lambda now, challenge: side(now, challenge, "support"), cite("support-total"),
     "The support for a challenge; in the Last Battle with the Pattern tokens."),
    ("opposition of {challenge}", lambda now, challenge: side(now, challenge, "opposition"), cite("opposition-total"),
     "The opposition to a challenge; in the Last Battle with the Pattern tokens."),
    (("margin of {challenge}", "lead in {challenge}"), margin, cite("outcome-margin"),
     "Support minus opposition; until the Outcome has been determined, the total so far."),
    ("result of {challenge}", lambda now, challenge: challenge.result or "undecided", cite("outcome-success"),
     "How a challenge ended: `succeeds`, `does not succeed`, or `undecided`; a Last Battle succeeds by 5 or more."),
    ("{challenge} succeeds", lambda now, challenge: challenge.result == "succeeds", cite("outcome-success"),
     "Whether a challenge has succeeded."),
    ("participants of {challenge}", participants, cite("participating"), "The cards that participate in a challenge."),
    ("initiator of {challenge}", initiator, cite("supporting"), "The player who initiated a challenge."),
    ("{challenge} is over", lambda now, challenge: bool(challenge.result), cite("the-outcome"),
     "Whether the Outcome of a challenge has been determined."),
    ("{challenge} is card-based", lambda now, challenge: challenge.kind == "card",
     (cite("card-based-challenge"), cite("contested-not-card-based")),
     "Whether a challenge was initiated by a challenge card."),
))  # fmt: skip


ask_about(RULES, None, [
    ("support", lambda now: side(now, this_challenge(now), "support"), cite("support-total"),
     "The support for the challenge being resolved."),
    ("opposition", lambda now: side(now, this_challenge(now), "opposition"), cite("opposition-total"),
     "The opposition to the challenge being resolved."),
    ("{player} succeeded in {challenge}",
     whether_succeeded, (cite("outcome-success"), cite("outcome-opposer-cannot-succeed")),
     "Whether a player succeeded; the opposing player can only in the Pattern and Last Battle challenges."),
    ("damage dealt by {player} in {challenge}", dealt, cite("damage-own-cards"),
     "The damage of a player that has been put on cards in a challenge."),
    ("damage put on {card} in {challenge}", taken, cite("damage-own-cards"),
     "The damage tokens that a card has been given in a challenge, whether they are still there or not."),
    ("rolled damage in the character damage pool of {player}",
     lambda now, player: rolled_in_pool(now, CHARACTER, player), (cite("special-damage-rolled-only"), cite("rolled")),
     "How much of the damage in a player's character damage pool was rolled, and has no special effect yet."),
    ("rolled damage in the troop damage pool of {player}", lambda now, player: rolled_in_pool(now, TROOP, player),
     (cite("special-damage-rolled-only"), cite("rolled")),
     "How much of the damage in a player's troop damage pool was rolled, and has no special effect yet."),
    ("damage aimed at {card}",
     lambda now, card: sum(row.amount for row in this_challenge(now).damage if row.target == a_card(now, card).name),
     cite("targeted-damage"), "The targeted damage that waits to be put on a card."),
    ("challenges to resolve", lambda now: InOrder(each.title for each in queue(now) if each.state == "declared"),
     cite("resolution-order"), "The challenges that are still to be resolved, in their order.", NOW),
    ("declared challenges", declared,
     (cite("declare-challenges"), cite("declare-reveal")),
     "The challenges of this turn that are known: declared aloud or turned face up."),
])  # fmt: skip


ask_about(RULES, a_player, (
    ("challenges won by {player}", lambda now, player: len(won(now, player)),
     (cite("outcome-success"), cite("outcome-opposer-cannot-succeed")),
     "In how many challenges of this turn a player has succeeded."),
    ("list of challenges won by {player}", won, (cite("outcome-success"), cite("outcome-opposer-cannot-succeed")),
     "The challenges of this turn in which a player has succeeded."),
    ("who assigns the damage of {player}", assigning,
     (cite("damage-own-cards"), cite("damage-assign")),
     "The player who assigns the damage in a player's pools: the one whose cards are damaged.", NOW),
))  # fmt: skip
