"""How units, distances and abilities are written in a scenario: the part of the guide that the fields cannot say."""

from __future__ import annotations

from judge.games.wot_conquest import RULES
from judge.games.wot_conquest.cards import words
from judge.games.wot_conquest.play.open_questions import HOLES
from judge.games.wot_conquest.table.distance_rows import BLOCKED


def _list(names: tuple[str, ...]) -> str:
    return ", ".join(f"`{name}`" for name in names)


WHO = tuple(each[0] for each in words.WHO.values())
RULES.guide = f"""
## How to write a table of WoTC 0.1

**Figures.** The rulebook prints figures for four neutral cards only. `Jealous Chosen` (also `Jealous Chosen A`, or
another name with `card: Jealous Chosen`) and `Summoned Hero` bring theirs; a neutral city needs its `hp`; a town
has 2. Every other figure comes from you:

    Rand: {{owner: Ana, attack: 5, defense: 4, damage: 2, hp: 3, move: 2, cost: 4, leader: yes}}

Leave out what does not matter. A figure that is needed and not given is not made up: the answer is then `no rule`.
A player's city has the `defense` and `damage` you give it, else none. `count: 3` makes `Trolloc 1` to `Trolloc 3`.
`at: reserve` is a unit still to be deployed. `Nae'blis` is known by its name.

**Where things are.** With no distances and no `at`, everything stands together, within every span. Else give each
unit a place with `at` (a place of your own, a city, a town, another unit) or name it in `distances`:

    distances:
      Rand - Fade: span                       # within a bare span: for engaging, deploying, calling, Jealous Chosen
      Camp - Ford: medium-span                # within a medium-span and a long-span, beyond a short-span
      Camp - Hill, Wood: long-span            # Camp to each of the two
      Tear - Camp: span, short-span           # both are known
      Tear - Vale: span; blocked              # every way crosses impassible terrain (also: {_list(BLOCKED[1:])})
      Camp - Mill: {{is: medium-span, way: long-span}}   # the straight line, and the shortest way round
      Camp - Lake: short-span, beyond a span

Inside braces a text with a comma stands in quotes: `{{"Camp - Lake": "short-span, beyond a span"}}`, and so does a
key with one: `{{"Rand - Fade, Trolloc": span}}`. Pieces at one place share its distances, and what is said twice of two
places is taken together; where it contradicts itself the file is refused. Give a unit a place of its own to set it
apart.

What is not listed is far away, beyond everything. A bare `span` is never turned into one of the other three, nor
they into it: asked whether a unit a short-span away is engaged, the answer is `no rule`. Numbers work too: `Camp -
Ford: 7` with `lengths: {{span: 5, short-span: 3, medium-span: 6, long-span: 9}}`. `mountains: [Peak]` and
`impassible: [Marsh]` are places nobody enters.

**Where to start, where it ends.** `at: turn` for a whole turn; `deployment` (or `deployment:turn.1.4` with the
supply you give), `movement`, `attack` for one phase; `attack` with `Ana initiates a battle with Rand` for a battle,
or `at: battle` with `battle: Rand` in the table; `battle:battle.2-compare` for the outcome alone. `neutral-turn`,
or one step of it: `neutral-turn:neutral.0`, `:neutral.1`, `:neutral.2`; `horn` for the roll. `setup` for the start,
`round` for turns in an agreed `order`. With `turn/attack` the turn goes on after the phase;
`attack/battle:battle.1` begins in a battle and goes on in the attack phase. A line of play ends when the outermost
chart named ends, or where the rules run out.

**Choices.** In a battle the attacking side acts first; `all pass` closes the ability step. The neutral side is
never asked: it passes, so one pass of yours ends the step against it. Other ways to say it work too: `Ana attacks
with Rand`, `Ana starts a move with Rand`, `Ben puts 1 on Fade and 2 on Trolloc`. Several neutral pieces of one step
act in any order: `neutral takes Cairhien next`. Several defenders of one battle choose together, as `Ben and Cleo`.

## No rule

Many questions have no answer in 0.1. Then the answer is `no rule`, with the place where the rule is missing, a
sentence, and what each answer that a table may agree on would give. Write such an answer as `answer: no rule`.
Three forms:

- a value: `value: victor` with equal sums; `value: winner`; `value: length of a span`;
- a choice that nothing allows and nothing forbids: `legal: Ben assigns 3 to Trolloc` with 1 HP left;
- play that cannot go on: after that every question about what comes is `no rule`, and choices written later are not
  made.

To see how it goes on, fix the reading: `readings: {{tie: no-victor}}`. `value: rule for ties` asks about a hole by
its name or by the id of its reading: {", ".join(HOLES)}.

## Abilities in short words

No ability is printed, so you type in what the card on the table says. Case does not matter.

- short: `"battle: attack +3"`, `"attack: attack limit +1"`, `"always: attack +1"` (always in force);
- a group: `{{name: Balefire, cost: 1 Favor token, target: enemy unit, do: kill target, limit: once per battle}}`
  (`phase: battle` unless you name another).

**What it does** (`do`, one or several): {_list(words.FORMS)}. Behind it whom: `to`, `on` or `of` and {_list(WHO)},
or the name of a piece; or in front: `target gets +2 attack`, `each enemy unit: attack -1`. Without it: the unit
itself. `my side` and `their side` change a total. How long: `until end of battle` (as it is without a word), `until
end of turn`, `for good`.

**Costs**: `1 supply`, `2 Favor tokens`, `1 Madness token`, `1 angreal`, `1 HP`, `kill this`; several with commas.
**Targets**: `unit`, `enemy unit`, `friendly unit`, `neutral unit`, `leader`, `enemy leader`, `city`, `town`,
`structure`, `unengaged unit`; `with Channeler` behind it.
**Conditions** of what is always in force (`if`): {_list(words.CONDITIONS)} (`with`: another engaged unit of your
side has the trait; `against`: an opposing one has it).

Deployment, movement and attack phase abilities are used in their phase and in one's own turn; Battle Phase
abilities by engaged units in any battle. Every defending leader has its call without your writing it: `Ben calls
with Fade`.

The rules limit no ability but the call, so a free one without a `limit` of its own can be used without end.
Questions about all lines of play (`certain`, `forced`, `outcomes`) may then be not settled; give the `limit` if the
card has one.

Words for `order`: `initiated`, `engaged`, `used`, `called`, `damage`, `killed`, `assigned`, `conquered`, `razed`,
`destroyed`, `deployed`, `moved`, `attacks`, `victor`.

## Examples

A dispute about legality, with a hole in it:

```yaml
title: May I deploy there?
game: wot-conquest
about: [wot-conquest:deploy-placement]
at: deployment
table:
  players: {{Ana: Dragonsworn, Ben: Shadow}}
  cities: {{Tear: Ana}}
  units: {{Maiden: {{owner: Ana, cost: 1, at: reserve}}}}
  distances: {{Tear - Camp: span, Tear - Ford: short-span}}
asks:
  - {{legal: Ana deploys Maiden at Tear to Camp, answer: yes}}
  - {{legal: Ana deploys Maiden at Tear to Ford, answer: no rule}}
```

A battle with abilities, and what the loser can still do:

```yaml
title: Can Ben save his Fade?
game: wot-conquest
about: [wot-conquest:battle.2-assign]
at: attack
table:
  players: {{Ana: Dragonsworn, Ben: Shadow}}
  units:
    Rand:
      {{owner: Ana, leader: yes, attack: 5, damage: 2, abilities: [{{name: Strike, do: attack +2}}]}}
    Fade: {{owner: Ben, leader: yes, defense: 4, hp: 2}}
    Trolloc: {{owner: Ben, count: 2, defense: 1, hp: 1}}
choices: [Ana initiates a battle with Rand, Ana uses Strike of Rand, all pass]
asks:
  - {{value: victor, claims: {{Ana: Ana, Ben: Ben}}, answer: Ana}}
  - {{forced: Fade is killed = no, by: Ben, answer: yes}}
```

A city attacks in the neutral turn:

```yaml
title: The borderlands city attacks
game: wot-conquest
about: [wot-conquest:neutral.0-borderlands]
at: neutral-turn:neutral.0
table:
  players: {{Ben: Shadow}}
  cities: {{Fal Dara: {{hp: 4, borderlands: yes}}}}
  units: {{Fade: {{owner: Ben, leader: yes, defense: 9, hp: 2}}}}
choices: [all pass]
asks:
  - {{value: attack sum, claims: {{Ana: 8, Ben: 4}}, answer: 10}}
  - {{value: hp of Fade, answer: 1}}
```

An equal battle, ruled by the table:

```yaml
title: We agreed that the defender holds
game: wot-conquest
about: [wot-conquest:battle.2-victor]
at: battle
table:
  players: {{Ana: Dragonsworn, Ben: Shadow}}
  units:
    Rand: {{owner: Ana, leader: yes, attack: 4, hp: 3}}
    Fade: {{owner: Ben, leader: yes, defense: 4, damage: 2}}
  battle: Rand
readings: {{tie: defender-holds}}
choices: [all pass]
asks:
  - {{value: victor, answer: Ben}}
  - {{value: hp of Rand, answer: 1}}
```

A starting set-up:

```yaml
title: Is this start right?
game: wot-conquest
about: [wot-conquest:shadow-units]
at: setup
table:
  players: {{Ben: Shadow}}
asks:
  - deck: |
      Faction: Shadow
      City: Maradon
      1 Nae'blis
      2 Fists
      1 Draghkar
      6 Favor tokens
    answer: yes
```
"""
