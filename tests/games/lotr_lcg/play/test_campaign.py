"""Appendix III, Campaign Mode: the setup checklist, penalties, fallen heroes, expert campaigns."""

from __future__ import annotations

from situations import consulted, happened, value

from lotr_lcg.situations import situation

LOG = """
players: {Ana: 0, Ben: 0}
heroes: {Aragorn: {of: Ana, threat-cost: 12}, Frodo: {of: Ana, threat-cost: 7}, Eowyn: {of: Ben, threat-cost: 9}}
campaign:
  penalty: 1
  log: {Ana: [Aragorn, %s], Ben: [Eowyn]}
  fallen: [%s]
"""


def test_threat_penalty() -> None:
    """campaign-threat-penalty: each player adds the penalty of the log."""
    play = situation("campaign-setup", LOG % ("Frodo", ""))

    assert (value(play, "threat of Ana"), value(play, "threat of Ben")) == (20, 10)


def test_traded_hero() -> None:
    """campaign-trade-hero: a hero given up by choice costs each player 1."""
    play = situation("campaign-setup", LOG % ("Gimli", ""))

    assert (value(play, "threat of Ana"), value(play, "threat of Ben")) == (21, 11)


def test_two_traded_heroes() -> None:
    """campaign-trade-hero: a player may replace 1 hero; campaign-check-3 can be read as any number, 1 threat each."""
    limited = situation("campaign-setup", LOG % ("Gimli, Legolas", ""))
    free = situation("campaign-setup", LOG % ("Gimli, Legolas", ""), heroes_traded="any")

    assert (happened(limited, "too many traded"), happened(free, "too many traded")) == (["Ana"], [])
    assert value(free, "threat of Ben") == 12


def test_fallen_hero_replaced() -> None:
    """campaign-fallen-replace: so does a fallen one that is replaced."""
    play = situation("campaign-setup", LOG % ("Gimli", "Gimli"))

    assert value(play, "threat of Ben") == 11
    assert happened(play, "replaced") == ["Gimli"]


def test_nobody_in_the_place_of_the_fallen() -> None:
    """campaign-fallen-replace: the penalty comes with the new hero, and there is none yet."""
    play = situation("campaign-setup", (LOG % ("Gimli", "Gimli")).replace("Frodo: {of: Ana", "Frodo: {of: Ben"))

    assert (value(play, "threat of Ana"), value(play, "threat of Ben")) == (13, 17)
    assert (happened(play, "replaced"), happened(play, "fallen")) == ([], ["Gimli"])
    assert consulted(play) == {"fallen-hero-replaced"}


def test_a_fallen_hero_on_the_table() -> None:
    """campaign-fallen: a hero of the list that is used all the same has been replaced by nobody."""
    play = situation("campaign-setup", LOG % ("Frodo", "Frodo"))

    assert (value(play, "threat of Ana"), happened(play, "replaced")) == (20, [])


def test_no_hero_left_to_choose() -> None:
    """campaign-no-heroes-left: the hero is used on, and only that player pays."""
    table = LOG % ("Frodo", "Frodo") + "  collection: no"
    alone = situation("campaign-setup", table)

    assert (value(alone, "threat of Ana"), value(alone, "threat of Ben")) == (21, 10)
    assert value(alone, "fallen heroes") == []


def test_permanents_of_the_fallen() -> None:
    """campaign-pool-fallen: they leave the pool."""
    table = LOG % ("Gimli", "Gimli") + "  pool: {Valiant Warrior: {permanent: Gimli}, Glamdring: boon}"

    assert value(situation("campaign-setup", table), "campaign pool") == ["Glamdring"]


def test_expert_damage() -> None:
    """expert-campaign: recorded damage is placed, or healed for a penalty of that player."""
    table = LOG % ("Frodo", "") + "  expert: yes\n  damage: {Aragorn: 2, Frodo: 1}\n  heals: [Frodo]"
    play = situation("campaign-setup", table)

    assert (value(play, "damage on Aragorn"), value(play, "damage on Frodo")) == (2, 0)
    assert (value(play, "threat of Ana"), value(play, "threat of Ben")) == (21, 10)


END = """
players: {Ana: 30}
heroes: {Aragorn: {of: Ana, damage: 3}, Gimli: {of: Ana, zone: discard pile}}
campaign: {result: %s, expert: yes, pool: {Valiant Warrior: {permanent: Gimli}}}
"""


def test_fallen_after_a_victory() -> None:
    """campaign-fallen: a hero in a discard pile has fallen, and loses its permanents."""
    play = situation("campaign-end", END % "won")

    assert value(play, "fallen heroes") == ["Gimli"]
    assert value(play, "campaign pool") == []


def test_fallen_after_a_loss() -> None:
    """campaign-loss-fallen: a loss has no penalty; by the other reading the list is kept all the same."""
    assert value(situation("campaign-end", END % "lost"), "fallen heroes") == []
    other = situation("campaign-end", END % "lost", campaign_loss_fallen="fallen")
    assert value(other, "fallen heroes") == ["Gimli"]
