"""Whole scenarios for the guide; a test runs each of them."""

EXAMPLES = """
What does it cost, and may it be done?

```yaml
title: May the Hero recruit the spy?
game: wot-ccg
about: [wot-ccg:recruit-cumulative]
at: take-actions
table:
  players: {Ana: hero, Ben: villain}
  characters:
    Dobraine: {owner: Ana, politics: 4, allegiances: Cairhien, symbols: 4 politics}
    Spy: {owner: Ana, cost: 1 politics, allegiances: Tear, traits: Dark Nature, zone: hand}
asks:
  - value: cost of Spy for Ana with Dobraine
    claims: {Ana: 2, Ben: 4}
    answer: 4
  - legal: Ana recruits Spy
    answer: yes
  - legal: Ana recruits Spy with 2 politics from Dobraine
    answer: no
```

Who may be given how much damage?

```yaml
title: Five damage on two characters
game: wot-ccg
about: [wot-ccg:damage-assign-c]
at: resolve-challenge:opening-damage
table:
  resolving: pattern
  pools: {Hero: {character: 5}}
  characters:
    Aginor: {owner: villain, intrigue: 3, one-power: 4, in: pattern}
    Fain: {owner: villain, intrigue: 2, in: pattern, damage: 1}
asks:
  - value: damage on Aginor            # room 4 and 1: just one way, so it is done at once
    answer: 4
  - value: Fain is mortally wounded
    answer: yes
```

A challenge from the first roll to the token:

```yaml
title: Who gets the token?
game: wot-ccg
about: [wot-ccg:pattern-challenge]
at: resolve-challenge
table:
  pattern: {light: 3, shadow: 2}
  characters:
    Rand: {owner: hero, one-power: 3, in: pattern, rolls: "5 support, 1 damage"}
    Aginor: {owner: villain, one-power: 4, in: pattern, rolls: "2 opposition"}
choices: [Villain rotates Aginor, Hero rotates Rand]
asks:
  - value: support of the Pattern Challenge
    answer: 5
  - value: light tokens
    answer: 4
  - value: damage on Aginor
    answer: 1
```

An event with a price, and an effect that only its own card can pay for:

```yaml
title: Whose symbols pay?
game: wot-ccg
about: [wot-ccg:paying-own-symbols]
at: events
table:
  dominant: hero
  characters:
    Lan: {owner: hero, combat: 4, text: ["pay 2 combat: generate 1 politics or generate 1 intrigue"]}
    Rand: {owner: hero, combat: 2, symbols: 2 combat}
    Aginor: {owner: villain, one-power: 4}
  events:
    Ambush: {owner: hero, cost: 1 combat, text: deal 1 to target opponent's character}
choices: [Hero plays Ambush on Aginor]
asks:
  - legal: Hero uses Lan for generate 1 politics
    after: 0
    answer: no
  - value: damage on Aginor
    answer: 1
  - value: pool of Hero
    answer: 1 combat
```

What can still happen:

```yaml
title: Can the Hero still save Rand?
game: wot-ccg
about: [wot-ccg:taveren-healing]
at: turn/resolution-round:events
table:
  characters:
    Rand: {owner: hero, one-power: 2, damage: 2, traits: [Starting Hero]}
asks:
  - forced: Rand is in play
    by: Hero
    answer: yes
  - certain: Rand is in play
    answer: no
```
""".strip()
