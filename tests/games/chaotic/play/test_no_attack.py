"""7.2.5.2, 8.4.3.2, 7.3: a strike without an attack that can be played, and a combat in which nobody can attack."""

from situations import choices, consulted, may, next_actor

from chaotic.situations import situation, value
from judge.scenario.ask import answer
from judge.scenario.model import Ask
from judge.scenario.played import Played

TABLE = """
players:
  Ana: {{active: yes, attacks: [Drain], mugic: [Song]{ana}}}
  Ben: {{attacks: [Drain]}}
creatures:
  Vey: {{owner: Ana, engaged: yes}}
  Koru: {{owner: Ben, engaged: yes}}
attacks:
  Drain: {{base: 10, cost: 1 counter}}
  Cut: {{base: 5}}
mugic:
  Song: {{cost: 0 counters, target: creature, text: [counters +1]}}
"""
NOBODY = ("Ana attacks with nothing", "all pass", "Ben attacks with nothing", "all pass")


def fought(*made: str, ana: str = "", **readings: str) -> Played:
    """Neither Creature has a counter to pay for Drain."""
    return situation("combat:7.2.5", TABLE.format(ana=ana), *made, **readings)


def silent(played: Played) -> set[str]:
    """The units that are cited where no rule says what happens."""
    found = answer(played, Ask(next="actor"))
    return {cite.unit for cite in found.cites} if found.value == "no rule" else set()


def test_a_strike_that_cannot_be_paid_passes() -> None:
    """8.4.3.2 only says to choose another card; by the reading the strike passes, as 7.2.5.4 has it after an attack."""
    played = fought("Ana attacks with nothing", "all pass")

    assert next_actor(played) == "Ben" and "unaffordable-hand" in consulted(played)


def test_by_the_other_reading_no_rule_says_so() -> None:
    """7.2.5.2, 8.4.3.2: an attack is required and none can be paid; nothing else is offered."""
    assert silent(fought("Ana attacks with nothing", unaffordable_hand="no-rule")) == {"7.2.5.2", "8.4.3.2"}


def test_an_empty_hand_is_the_same_open_question() -> None:
    """7.2.5.2 has the Striking Player choose a card from the hand and says nothing of a hand without one."""
    table = TABLE.format(ana="").replace("attacks: [Drain], mugic", "mugic")
    played = situation("combat:7.2.5", table, "Ana attacks with nothing", "all pass")
    unruled = situation("combat:7.2.5", table, "Ana attacks with nothing", unaffordable_hand="no-rule")

    assert next_actor(played) == "Ben" and "unaffordable-hand" in consulted(played)
    assert silent(unruled) == {"7.2.5.2", "8.4.3.2"}


def test_where_nobody_can_attack_the_rules_are_silent() -> None:
    """7.3.1, 7.3.2: a combat ends when a Creature leaves play or after twenty attacks each; neither comes here."""
    played = fought(*NOBODY)

    assert silent(played) == {"7.2.5.4", "7.3"}
    assert (value(played, "winner"), value(played, "combat")) == ("undecided", "going on")


def test_who_can_still_draw_strikes_on() -> None:
    """7.2.5.1, 7.2.5.4: the strikes go round, and the next card drawn costs nothing."""
    played = fought(*NOBODY, ana=", attack-deck: [Drain, Cut]")

    assert choices(played) == ["Ana attacks with Cut"]


def test_who_can_pay_by_then_strikes_on() -> None:
    """8.4.3.2: in between a Mugic has put a counter on Vey, so Drain can be paid for."""
    plays = ("Ana attacks with nothing", "Ana plays Song with Vey on Vey", "all pass", *NOBODY[1:])

    assert may(fought(*plays), "Ana attacks with Drain")
