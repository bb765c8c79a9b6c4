"""Recruiting: what a card costs, which symbols pay, compared with a solver and with listing every set."""

from __future__ import annotations

from itertools import product

import clingo
import pytest
from situations import asked, may, why_not

from judge.scenario.played import Played
from wot_ccg.situations import situation, value

TABLE = """
pattern: {{light: 4, shadow: 2}}
characters:
  Rand: {{owner: hero, politics: 3, allegiances: Andor, symbols: "{rand}"}}
  Egwene: {{owner: hero, one-power: 3, allegiances: Aes Sedai, symbols: "{egwene}"}}
  Recruit: {{owner: hero, cost: "{cost}", allegiances: Andor, zone: hand}}
"""
NAMES = ("politics", "intrigue", "one power", "combat")


def table(rand: str, egwene: str, cost: str) -> Played:
    """Rand pays without penalty, Egwene's symbols double the cost."""
    return situation("take-actions", TABLE.format(rand=rand, egwene=egwene, cost=cost))


def numbers(text: str) -> dict[str, int]:
    """`2 politics, 1 combat` as a table."""
    return {part.split(" ", 1)[1]: int(part.split(" ", 1)[0]) for part in text.split(", ") if part != "nothing"}


def by_listing(rand: str, egwene: str, cost: str) -> int:
    """Every set of symbols tried one by one: independent of the search."""
    own, wrong, price = numbers(rand), numbers(egwene), numbers(cost)
    ranges = [range(own.get(n, 0) + 1) for n in NAMES] + [range(wrong.get(n, 0) + 1) for n in NAMES]
    total = 0
    for picked in product(*ranges):
        mine, other = picked[:4], picked[4:]
        factor = 2 if any(other) else 1
        needed = [factor * price.get(n, 0) for n in NAMES]
        given = [a + b for a, b in zip(mine, other, strict=True)]
        short = all(g <= n for g, n, name in zip(given, needed, NAMES, strict=True) if name != "one power")
        total += sum(given) == sum(needed) and short
    return total


def by_solver(rand: str, egwene: str, cost: str) -> int:
    """The same sets as answer sets of clingo."""
    rows = [("r", numbers(rand)), ("e", numbers(egwene))]
    facts = "".join(f"have({who},{n.replace(' ', '')},{k})." for who, found in rows for n, k in found.items())
    facts += "".join(f"cost({n.replace(' ', '')},{k})." for n, k in numbers(cost).items())
    program = f"""
        {facts} kind(politics;intrigue;onepower;combat).
        1 {{ use(W,A,N) : N = 0..K }} 1 :- have(W,A,K).
        factor(2) :- use(e,_,N), N > 0. factor(1) :- not factor(2).
        need(A,F*K) :- cost(A,K), factor(F). need(A,0) :- kind(A), not cost(A,_).
        given(A,S) :- kind(A), S = #sum {{ N,W : use(W,A,N) }}.
        :- given(A,S), need(A,N), A != onepower, S > N.
        :- #sum {{ S,A : given(A,S) }} = X, #sum {{ N,A : need(A,N) }} = Y, X != Y.
        #show use/3.
    """
    control = clingo.Control(["0", "--warn=none"])
    control.add("base", [], program)
    control.ground([("base", [])])
    with control.solve(yield_=True) as handle:
        return sum(1 for _ in handle)


@pytest.mark.parametrize(
    ("rand", "egwene", "cost"),
    [("2 politics, 1 combat, 2 one power", "1 politics", "2 politics, 1 combat"),
     ("3 politics, 2 one power", "2 one power", "2 politics"),
     ("1 politics, 1 intrigue, 3 one power", "4 one power, 1 combat", "1 politics, 1 intrigue, 1 combat"),
     ("2 one power", "nothing", "1 one power"), ("nothing", "4 politics", "2 politics"),
     ("1 politics", "1 politics", "3 combat")],
)  # fmt: skip
def test_payments_are_the_solvers(rand: str, egwene: str, cost: str) -> None:
    """recruit: the number of distinct payments, by counting, by listing every set, and by clingo."""
    counted = value(table(rand, egwene, cost), "payments for Recruit by Hero")

    assert counted == by_listing(rand, egwene, cost) == by_solver(rand, egwene, cost)


def test_listed_payments_are_as_many_as_counted() -> None:
    """recruit: what may be chosen is what is counted."""
    text = TABLE.format(rand="2 politics, 1 combat, 2 one power", egwene="3 politics", cost="2 politics, 1 combat")
    played = situation("take-actions", text, "Hero recruits Recruit")

    assert asked(played, "count", "choices") == len(asked(played, "list", "choices"))


def test_halves_are_rounded_up() -> None:
    """rounding-up: half of 3 is 2."""
    text = TABLE.format(rand="nothing", egwene="nothing", cost="3 politics")
    text += "effects: [{on: hero, change: cost /2}]\n"

    assert value(situation("take-actions", text), "cost of Recruit for Hero") == 2


def test_half_of_a_doubled_cost() -> None:
    """modifier-order: doubling and halving are both multiplications; minus one comes after them."""
    text = TABLE.format(rand="nothing", egwene="nothing", cost="3 politics")
    text += "effects: [{on: hero, change: cost -1}, {on: hero, change: cost /2}]\n"

    assert value(situation("take-actions", text), "cost of Recruit for Hero with Egwene") == 2


def test_a_discount_on_two_abilities_is_the_players_choice() -> None:
    """modifier-order: one symbol less, of either ability in the cost."""
    text = TABLE.format(rand="2 politics, 1 combat", egwene="nothing", cost="2 politics, 1 combat")
    played = situation("take-actions", text + "effects: [{on: hero, change: cost -1}]\n")

    assert value(played, "cost of Recruit for Hero") == "1 politics, 1 combat or 2 politics"
    assert value(played, "payments for Recruit by Hero") == 2


def test_a_free_card_needs_nobody_at_home() -> None:
    """zero-cost-no-character: no symbol, no character."""
    text = "characters: {Waif: {owner: hero, cost: 1 politics, zone: hand}}"
    played = situation("take-actions", text, "Hero recruits Waif converting 1 token")

    assert value(played, "Waif is in play") is True
    assert value(played, "neutral tokens") == 1


@pytest.mark.parametrize(("converting", "cost"), [(1, "cannot be paid"), (2, 0)])
def test_a_free_troop_asks_for_no_allegiance(converting: int, cost: int | str) -> None:
    """recruit-troop-allegiance is about the symbols that are used; converting to nothing uses none."""
    troops = "troops: {Guard: {owner: hero, cost: 2 combat, allegiances: Andor, zone: hand}}"
    now = situation("take-actions", troops)

    assert value(now, f"cost of Guard for Hero with Tear converting {converting}") == cost


@pytest.mark.parametrize(
    ("card", "unit"),
    [("traits: Starting Hero, cost: 0", "starting"), ("allegiances: Dark One, cost: 0", "dark-one-not-hero"),
     ("cost: 0, needs: 9", "pattern-requirement"), ("cost: 0, needs-total: 90", "pattern-requirement"),
     ("cost: 9 politics", "recruit")],
)  # fmt: skip
def test_what_cannot_be_recruited(card: str, unit: str) -> None:
    """recruit: each bar is named."""
    played = situation("take-actions", f"characters: {{Waif: {{owner: hero, zone: hand, {card}}}}}")

    assert unit in why_not(played, "Hero recruits Waif")


@pytest.mark.parametrize(("allegiance", "unit"), [("Dragon", "allegiance-dragon"), ("Andor", "")])
def test_what_a_villain_cannot_recruit(allegiance: str, unit: str) -> None:
    """allegiance-dragon: Dragon cards are closed to the Villain."""
    text = f"acting: villain\ncharacters: {{Waif: {{owner: villain, zone: hand, cost: 0, allegiances: {allegiance}}}}}"

    assert why_not(situation("take-actions", text), "Villain recruits Waif") == ({unit} if unit else set())


def test_a_villain_gets_no_taveren() -> None:
    """villain-no-taveren: Mat is Ta'veren by his Personality."""
    text = "acting: villain\ncharacters: {Mat Cauthon: {owner: villain, zone: hand, cost: 0}}"

    assert "villain-no-taveren" in why_not(situation("take-actions", text), "Villain recruits Mat Cauthon")


def test_other_sources_have_their_own_allegiance() -> None:
    """symbol-other-sources: symbols of an advantage have the allegiances it lists."""
    text = TABLE.format(rand="nothing", egwene="nothing", cost="1 politics")
    text += "sources: {Lion Throne: {owner: hero, symbols: 1 politics, allegiances: Andor}}\n"

    assert may(situation("take-actions", text), "Hero recruits Recruit")


def test_a_recruit_generates_nothing_this_turn() -> None:
    """recruit-no-generation: the step for that is over."""
    text = "characters: {Waif: {owner: hero, cost: 0, politics: 2, zone: hand}}"
    played = situation("take-actions", text, "Hero recruits Waif")

    assert "recruit-no-generation" in why_not(played, "Hero rotates Waif for symbols")


def test_converting_is_for_recruiting_only() -> None:
    """convert-recruit-only-recruits: an advantage cannot be made cheaper."""
    text = "characters: {Rand: {owner: hero, combat: 2}}\n"
    text += "advantages: {Cloak: {owner: hero, cost: 1 politics, kind: character}}"

    assert "convert-recruit-only-recruits" in why_not(situation("take-actions", text), "Hero puts Cloak on Rand")


def test_a_cost_that_a_card_states() -> None:
    """modifier-order, reading set-when: a stated cost of 2 is doubled for the wrong allegiance, or stands as it is."""
    text = TABLE.format(rand="nothing", egwene="nothing", cost="3 politics")
    text += "effects: [{on: hero, change: cost =2}]\n"
    asked = "cost of Recruit for Hero with Egwene"

    assert value(situation("take-actions", text), asked) == 4
    assert value(situation("take-actions", text, set_when="last"), asked) == 2


@pytest.mark.parametrize(
    ("change", "source", "cost"),
    [("cost /2", "Rand", "2 politics, 1 combat"), ("cost /2", "Egwene", "3 politics, 1 combat"),
     ("cost x2", "Rand", "6 politics, 2 combat"), ("cost x2", "Egwene", "12 politics, 4 combat"),
     ("cost =1", "Rand", "1 combat or 1 politics"), ("cost =1", "Egwene", "2 combat or 2 politics")],
)  # fmt: skip
def test_factors_and_stated_costs_on_two_abilities(change: str, source: str, cost: str) -> None:
    """modifier-order, rounding-up: 3 and 1 halved are 2 and 1; doubled first they are 6 and 2, halved 3 and 1.

    A stated cost of 1 is one symbol of either ability; a wrong allegiance doubles it.
    """
    text = TABLE.format(rand="nothing", egwene="nothing", cost="3 politics, 1 combat")
    played = situation("take-actions", text + f"effects: [{{on: hero, change: {change}}}]\n")

    assert value(played, f"cost of Recruit for Hero with {source}") == cost


def test_a_factor_a_stated_cost_and_a_discount_together() -> None:
    """modifier-order, set-when: 2 stated, doubled 4, one less 3 in all; or 2 in all where the stated number is last."""
    text = TABLE.format(rand="1 politics, 2 combat", egwene="nothing", cost="3 politics, 1 combat")
    text += "effects: [{on: hero, change: cost =2}, {on: hero, change: cost x2}, {on: hero, change: cost -1}]\n"
    asked = "cost of Recruit for Hero"

    assert "1 politics, 2 combat" in value(situation("take-actions", text), asked).split(" or ")
    assert (
        value(situation("take-actions", text, set_when="last"), asked)
        == "2 combat or 1 politics, 1 combat or 2 politics"
    )
    assert may(
        situation("take-actions", text), "Hero recruits Recruit with 1 politics from Rand and 2 combat from Rand"
    )
