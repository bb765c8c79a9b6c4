"""A fight at which songs are sung and attacks are struck, for the tests of card text."""

from chaotic.situations import situation
from judge.games.chaotic.things import Player

BOARD = """
players:
  Ana: {{active: yes, mugic: [Song, Hum], attacks: [Slam], attack-deck: [Bash, Kick, Slam]}}
  Ben: {{mugic: [Chant], attacks: [Kick], attack-deck: [Slam]}}
board: {{size: 3}}
creatures:
  Vey: {{owner: Ana, tribe: Danian, space: A1, counters: 3, engaged: yes, elements: [water]{vey}}}
  Dorn: {{owner: Ana, tribe: Mipedian, space: A3, counters: 2, gear: Helm}}
  Koru: {{owner: Ben, tribe: OverWorld, space: B1, engaged: yes, counters: 1, elements: [fire, air]{koru}}}
  Tavi: {{owner: Ben, tribe: Danian, space: B3, infected: yes}}
mugic:
  Song: {{cost: {cost}, text: [{song}]}}
  Hum: {{text: ['Deal 20 damage to target Creature.']}}
  Chant: {{text: ['Activate Hive.']}}
attacks: {{Slam: {{base: 5, water: 5{slam}}}, Bash: {{base: 10}}, Kick: {{base: 0}}}}
locations: {{Hall: {{owner: Ana, active: yes, abilities: [{hall}]}}}}
"""


def board(
    song: str = "", vey: str = "", koru: str = "", hall: str = "", slam: str = "", cost: str = "0 counters"
) -> str:
    """Vey (A1) fights Koru (B1); Dorn (A3) is next to Vey; Tavi (B3) is Infected. All start with 50 in everything."""
    lines = ", ".join(f"'{each}'" for each in (song or "Activate Hive.").split(" // "))
    more = {"vey": vey, "koru": koru}
    texts = {key: f", abilities: ['{text}']" if text else "" for key, text in more.items()}
    attack = f", text: ['{slam}']" if slam else ""
    return BOARD.format(song=lines, hall=f"'{hall}'" if hall else "", slam=attack, cost=cost, **texts)


def sung(song: str, on: str = "", *then: str, **more: str) -> object:
    """What comes of a Mugic that Dorn plays, with the choices behind it."""
    return situation("burst", board(song, **more), f"Ana plays Song with Dorn{on}", "all pass", *then)


def of_player(played: object, name: str) -> Player:
    """A player with hands, decks and piles."""
    return played.referee.moment(played.position).the(Player, name)  # type: ignore[attr-defined]


def struck(*plays: str, **more: str) -> object:
    """What comes of an attack that Vey plays against Koru."""
    return situation("strike:7.2.5.2", board(**more), "Ana attacks with Slam", *plays, "all pass")
