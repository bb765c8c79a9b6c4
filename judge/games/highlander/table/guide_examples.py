"""Whole scenarios for the guide; a test types each of them in."""

EXAMPLES = """
Every defense in hand that legally answers:

```yaml
title: Which cards answer the Slash?
game: highlander
at: defense
table:
  players:
    Ana: {}
    Ben: {hand: [Upper Right Block, Wide Parry, Evade, Upper Left Block]}
  cards:
    Slash: attack right
    Wide Parry: block right, upper center
    Evade: dodge all
  attacks: [Slash]
asks:
  - value: defenses of Ben against Slash
    answer: [Wide Parry, Evade]
  - legal: Ben plays Upper Right Block against Slash
    answer: no
```

A Power Blow, an ordinary block, and the Ability at the end of the turn:

```yaml
title: What does the block leave?
game: highlander
at: turn:3
table:
  players:
    Ana: {persona: Kurgan}
    Ben: {ability: 9, hand: [Upper Left Block]}
  attacks: [{card: Upper Left Attack, power-blow: yes}]
choices:
  - Ben plays Upper Left Block against Upper Left Attack
  - pass            # no Power Block
  - pass            # the Defense Phase ends
  - pass            # the Attack Phase ends: the block was a card played
asks:
  - value: damage of Upper Left Attack
    after: 0
    answer: 5
  - value: ability of Ben
    answer: 7
```

An Exertion for a defense, with a block laid down before it:

```yaml
title: Block first, then exert
game: highlander
at: defense
table:
  players:
    Ana: {}
    Ben: {hand: [Lower Left Block], endurance: [Thrust, Evade, 1 reason, 1 reason, 1 reason]}
  cards: {Evade: dodge all}
  attacks: [{card: Upper Right Attack, with: [Head Shot]}, Lower Center Attack]
choices:
  - Ben exerts for a defense against Upper Right Attack
  - Ben plays Lower Left Block against Lower Center Attack
  - pass
  - Ben defends with Evade from the exertion
asks:
  - value: Ben has lost
    answer: no
  - forced: pending damage on Ben = 0
    by: Ben
    answer: yes
```

Playing a Head Shot, and the turn going over to the opponent:

```yaml
title: May it still be blocked?
game: highlander
at: duel/turn:4
table:
  players:
    Ana: {active: yes, hand: [Upper Center Attack, Head Shot], hand-size: 15}
    Ben: {hand: [Upper Center Block]}
choices:
  - Ana attacks with Upper Center Attack
  - Ana plays Head Shot with Upper Center Attack
  - pass            # the Attack Phase ends
  - pass            # Ana does not draw
  - pass            # Ben has no May Dos
asks:
  - legal: Ben plays Upper Center Block against Upper Center Attack
    answer: yes
  - value: Upper Center Attack is a power blow
    answer: yes
  - value: Ben has lost
    answer: no
```

Prone, and a Must Do that waits:

```yaml
title: What must Ben do, and what does a card cost him?
game: highlander
at: turn:2
table:
  players:
    Ana: {}
    Ben:
      prone: yes
      hand: [Thrust, Upper Left Attack, Evade]
      must-do: [discard 1 card]
      endurance: [1 agility, 1 agility, 1 agility, 1 reason, 1 reason]
  cards: {Evade: dodge all}
asks:
  - legal: pass
    answer: no
  - possible: Ben is prone
    answer: yes
  - legal: Ben tries to stand up with a soft exertion for agility
    answer: yes
```
""".strip()
