"""The rule that decides is among those an answer names, and the first where one is plainly the reason."""

import pytest
from situations import may, next_actor, why_not

from judge.content.problem import BadInput
from judge.scenario.ask import answer
from judge.scenario.model import Ask
from judge.scenario.played import Played
from judge.scenario.read import read
from judge.scenario.report import report
from wot_conquest.situations import situation, value, why

FIGHT = """
units:
  Rand: {owner: Ana, leader: yes, attack: %d, damage: %d, hp: 3}
  Fade: {owner: Ben, leader: yes, attack: 9, defense: 4, damage: 5, hp: 4}
"""
GO = ("Ana initiates a battle with Rand", "all pass")
CITY = "cities: {Lugard: {hp: 6%s}}\nunits: {Rand: {owner: Ana, leader: yes, attack: 11, damage: 3, hp: 3}}"
NEUTRAL = """
cities: {Lugard: {hp: 6}}
units: {Fade: {owner: Ben, defense: 1, hp: 3, at: %s}, Mat: {owner: Ana, defense: 1, hp: 2, at: Lugard}}
"""
ABLE = """
units:
  Rand: {owner: Ana, leader: yes, attack: 5, damage: 1, abilities: [{name: Push, phase: attack, do: attack limit +1}]}
  Fade: {owner: Ben, leader: yes, defense: 4, hp: 9, abilities: [{name: Fear, do: defense +1}]}
"""
HERO = "units: {Summoned Hero: {at: Camp}, Rand: {owner: Ana, leader: yes, hp: 3, at: Camp}}"
JEALOUS = """
towns: {Godan: }
units: {Jealous Chosen: {at: Camp}, Nae'blis: {owner: Ben, defense: 1, hp: 9, at: %s}}
distances: {Camp - Ford: span, Camp - Godan: span}
"""


def first(played: Played, quantity: str) -> str:
    """The unit that an answer names first."""
    return answer(played, Ask(value=quantity)).cites[0].unit


@pytest.mark.parametrize(
    ("table", "choices", "quantity", "right", "unit"),
    [
        (FIGHT % (7, 3), GO, "hp of Fade", 1, "battle.2-assign"),
        (FIGHT % (7, 0), GO, "hp of Fade", 4, "battle.2-assign"),
        (FIGHT % (7, 3), GO, "hp of Rand", 3, "battle.2-assign"),
        (FIGHT % (7, 4), GO, "Fade is killed", True, "battle.2-kill"),
        (CITY % "", GO, "hp of Rand", 3, "neutral-city"),
    ],
)
def test_hit_or_spared_by_the_loser_s_choice(
    table: str, choices: tuple[str, ...], quantity: str, right: object, unit: str
) -> None:
    """battle.2-assign: the loser's units take what the victor's count; nobody else takes any."""
    played = situation("attack", table, *choices)

    assert value(played, quantity) == right
    assert first(played, quantity) == unit


def test_a_borderlands_city_that_holds_deals_1_by_its_card() -> None:
    """city-borderlands-damage: 11 against 12, so the city wins and its 1 damage hits Rand."""
    played = situation("attack", CITY % ", borderlands: yes", *GO)

    assert value(played, "hp of Rand") == 2
    assert "city-borderlands-damage" in why(played, "hp of Rand")


def test_a_city_s_attack_passes_by_whom_it_does_not_attack() -> None:
    """neutral.0-initiate: the attack goes against the Shadow; one far away is not reached."""
    near, far = (situation("neutral-turn:neutral.0", NEUTRAL % at) for at in ("Lugard", "Far"))

    assert first(near.after(0), "hp of Mat") in ("hp", "neutral.0-initiate")
    assert value(far, "hp of Fade") == 3
    assert first(far, "hp of Fade") == "neutral.0-initiate"


def test_the_neutral_turn_is_nobody_s_also_from_a_later_step() -> None:
    """neutral-turn: an ability for one's own turn does not work in it."""
    table = """
    cities: {Lugard: {hp: 6}}
    units:
      Fade: {owner: Ben, defense: 5, hp: 3, abilities: [{name: Pride, phase: always, if: own turn, do: defense +3}]}
    """
    played = situation("neutral-turn:neutral.0", table, "all pass")

    assert value(played, "active player") == "neutral"
    assert value(played, "hp of Fade") == 2  # 6 against 5


def test_abilities_name_the_rule_that_lets_them_be_used() -> None:
    """battle.1-any-turn in another's turn; battle-to-attack after the battle."""
    during = situation("attack", ABLE, GO[0], "Ana passes")
    after = situation("attack", ABLE, *GO)

    assert "battle.1-any-turn" in allowed_by(during, "Ben uses Fear of Fade")
    assert "battle-to-attack" in allowed_by(after, "Ana uses Push of Rand")
    assert "turn" in why_not(situation("movement", ABLE), "Ana initiates a battle with Rand")


def allowed_by(played: Played, choice: str) -> set[str]:
    """The units under which a choice is legal."""
    assert may(played, choice) is True
    return {cite.unit for cite in answer(played, Ask(legal=choice)).cites}


def test_a_neutral_hero_is_commanded_by_nobody_the_text_names() -> None:
    """summoned-hero: a leader, but neutral; who may start a battle with it is not said."""
    played = situation("attack", HERO)

    assert may(played, "Ana initiates a battle with Summoned Hero") == "no rule"
    assert may(situation("movement", HERO), "Ana initiates a move with Summoned Hero") == "no rule"
    assert may(played, "Ana initiates a battle with Rand") is True


def test_a_hero_s_end_is_its_card_s() -> None:
    """hero-dies: at the end of the turn, not in a battle."""
    played = situation("turn/attack", HERO, "Ana passes")

    assert value(played, "Summoned Hero is killed") is True
    assert first(played, "Summoned Hero is killed") == "hero-dies"


@pytest.mark.parametrize(
    ("at", "target", "unit"), [("Ford", "Ben", "neutral.2-shadow"), ("Far", "towns", "neutral.2-towns")]
)
def test_the_target_of_a_jealous_chosen_names_its_clause(at: str, target: str, unit: str) -> None:
    """neutral.2: each target has a sentence of its own."""
    played = situation("neutral-turn:neutral.2", JEALOUS % at)

    assert value(played, "target of Jealous Chosen") == target
    assert first(played, "target of Jealous Chosen") == unit


def test_the_horn_goes_with_a_conquest_nobody_has_to_write() -> None:
    """neutral.3-first: the Dragonsworn can only conquer the city, so the Horn is theirs."""
    table = "cities: {Lugard: {hp: 3}}\nunits: {Rand: {owner: Ana, leader: yes, attack: 7, damage: 3}}"
    played = situation("attack", f"{table}\nhorn: {{found: yes, city: Lugard}}", *GO)

    assert value(played, "horn owner") == "Ana"
    assert value(played, "controller of Lugard") == "Ana"
    assert first(played, "controller of Lugard") == "conquer"


MARCHED = """
cities: {Tear: {owner: Ana, hp: 8}}
units:
  Rand: {owner: Ana, leader: yes, attack: %d, damage: 3, hp: 3, at: Ford}
  Fade: {owner: Ben, leader: yes, defense: 5, damage: 1, hp: 3, at: Ford}
distances: {Tear - Ford: medium-span}
"""


def test_the_attacker_s_own_city_is_open_only_where_damage_may_go_to_it() -> None:
    """battle.2-compare counts units; a medium-span to Tear is unsettled as a span, and that matters to a loser only."""
    won, lost = (situation("attack", MARCHED % attack, *GO) for attack in (6, 4))

    assert value(won, "victor") == "Ana"
    assert value(won, "Fade is killed") is True
    assert value(lost, "victor") == "Ben"
    assert value(lost, "hp of Rand") == "no rule"


def test_deploying_from_the_only_city_needs_no_name() -> None:
    """deploy-placement: `deploys Mat to Ford` means from Tear."""
    table = "cities: {Tear: Ana}\nunits: {Mat: {owner: Ana, cost: 1, at: reserve}}\ndistances: {Tear - Ford: span}"

    assert may(situation("deployment", table), "Ana deploys Mat to Ford") is True
    assert next_actor(situation("deployment", table, "Ana deploys Mat to Ford")) == "Ana"


def test_a_written_choice_on_which_the_rules_are_silent_is_told_so() -> None:
    """move-attribute: no Move is printed or given, so the walk is neither legal nor illegal."""
    table = "units: {Rand: {owner: Ana, leader: yes, at: Camp}}\ndistances: {Camp - Ford: short-span}"
    with pytest.raises(BadInput, match="has no rule for it or against it"):
        situation("movement", table, "Ana initiates a move with Rand", "Ana moves Rand to Ford")


def test_what_the_rules_leave_open_is_not_forced() -> None:
    """battle.2-assign: 5 damage for two units of 1 HP; whether one may take all of it is not said."""
    text = """
    title: t
    game: wot-conquest
    at: attack
    table:
      players: {Ana: Dragonsworn, Ben: Shadow}
      units:
        Rand: {owner: Ana, leader: yes, attack: 8, damage: 5}
        Trolloc: {owner: Ben, count: 2, defense: 1, hp: 1}
    choices: [Ana initiates a battle with Rand, all pass]
    asks:
      - {forced: Trolloc 2 is killed = no, by: Ben}
      - {legal: Ben assigns 5 to Trolloc 1, claims: {Ben: yes}}
      - {legal: Ana assigns 1 to Trolloc 1 and 1 to Trolloc 2, claims: {Ana: yes}}
    """
    forced, free, hers = report(read(text.replace("\n    ", "\n"))).verdicts

    assert forced.answer.value == "no rule"
    assert free.answer.value == "no rule"
    assert hers.answer.value is False


def test_a_claim_against_a_plain_rule_is_told_which() -> None:
    """deploy-afford: no known slip says yes here, so the reason for the refusal is told."""
    text = """
    title: t
    game: wot-conquest
    at: deployment
    table:
      players: {Ana: Dragonsworn, Ben: Shadow}
      cities: {Tear: Ana}
      units: {Mat: {owner: Ana, cost: 2, at: reserve}, Lan: {owner: Ana, cost: 1, at: reserve}}
    asks:
      - {legal: Ana deploys Mat at Tear, claims: {Ana: yes}}
    """
    (dear,) = report(read(text.replace("\n    ", "\n"))).verdicts

    assert dear.misreadings["Ana"] == "overlooks one thing: Mat costs 2, and the pile holds 1"
