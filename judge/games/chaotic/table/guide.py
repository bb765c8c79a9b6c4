"""How card text is written in a scenario: the part of the guide that the table's own fields cannot say."""

from __future__ import annotations

from judge.games.chaotic import RULES
from judge.games.chaotic.cards import words
from judge.games.chaotic.cards.meanings import STATISTICS
from judge.games.chaotic.cards.sentences import VERBS


def _list(names: tuple[str, ...]) -> str:
    return ", ".join(f"`{name}`" for name in names)


NUMBERED = tuple(f"{each} 10" for each in words.NUMBERED)
OF_STATISTIC = tuple(f"{each} courage 10" for each in words.OF_STATISTIC)

RULES.guide = f"""
## Card text in short words

Case does not matter. Names of cards are your own; they only have to differ. Most texts are also understood as
they are printed on cards, in whole sentences, with their full stops, quotation marks and reminders in brackets;
what is not understood is refused, never guessed. Put a text with a colon in it in quotes.

- Mugic and attacks (`text`): `Deal 20 damage to target Creature.`, `Target Creature gains 5 Courage and Energy.`,
  `"Fire: Opposing engaged Creature loses 25 Wisdom."`, `If your engaged Creature is a Muge, deal 10 damage.`,
  `Destroy target Battlegear.`, `Target attack deals 0 damage.` A text that says `target` needs no `target` key.
  Two targets: `Deal 5 damage to target Creature. Heal 5 damage to another target Creature.`
- Battlegear (`abilities`): `Equipped Creature has an additional 25 Courage.`, `Equipped Danian Creature has "Fire 5."`,
  `This Battlegear begins the game face-up.`
- Locations: `OverWorld Creatures have an additional 10 Energy.`, `Water attacks deal an additional 5 damage.`,
  `Tribal Mugic cannot be played.`, `At the beginning of combat, deal 5 damage to engaged Creatures.`
- Creatures: `"Hive: Vey has an additional 5 Energy for each Mandiblor you control."`, `Damage dealt to Vey is reduced
  by 5.`, `When Vey becomes engaged, it gains 10 Energy.`, `If Vey would be destroyed, heal 30 damage instead.`
- With a cost: `"Sacrifice Shield: Heal 15 damage to target Creature."`, `"1 Mugic counter: Activate Hive."` Such an
  ability is called by what it does: `Ana uses Activate Hive of Vey`. A triggered one is called by its whole text;
  give a short `name` in a group of keys if choices have to speak of it.
- Not understood: a choice of an element or a Discipline, looking at or drawing cards, `If you do`, `or` between two
  statistics, `Expend`.

**Abilities.** Most are one short text:

- a keyword: {_list(words.PLAIN)};
- a keyword with a number: {_list(NUMBERED)}, an element with a number (`Fire 5`), `Fireproof 10`;
- a keyword with a statistic and a number: {_list(OF_STATISTIC)};
- `Defender: Danian`, `Invisibility: Strike 15`, `Hive: Fire 5`; a bare element (`fire`: it has, or gives, that
  element);
- a lasting change: `courage +25`, `attack damage +5` (a striker's bonus), `damage taken -5` (armour); see Changes;
- a ban: `can not` and one of {_list(words.FORBIDDEN)};
- a duty: `must` and one of {_list(words.MANDATORY)} (`must enter` in Mirage text: Creatures beside its
  space that can move into it must);
- any of these with a condition in front: `opposing fire: Strike 10`, `infected: courage -20`; see Conditions.

On Battlegear such a text is what the bearer gets, on a Location what all Creatures get, in Mirage text what
Creatures in
its space get; `reach` can say otherwise. Everything else is a group of keys with a `name`:

- triggered: `{{name: Sting, when: combat begins, do: deal 5 to opposing}}`. `whose` says whose event it must be:
  of `this`
  card or its bearer, of a Creature that is `mine` or `theirs`, of `any`, or of the `opposing` one. Of
  `combat begins` and
  `combat ends`, `this` means a combat it is in; of `turn begins`, `mine` means its controller's turn.
- activated: `{{name: Mend, cost: 1 counter, target: creature, do: heal 20}}`. On Battlegear `sacrifice this` is
  the gear.
- replacement: `{{name: Second Skin, instead-of: is destroyed, do: heal 30}}`. Instead of `is damaged`, X is that
  damage.
- lasting, for others: `{{name: Banner, reach: mine with fire, gives: [Fire 5], changes: [courage +10]}}`;
  `{{name: Viewer, reach: opposing, takes: Invisibility}}`.

On the Burst an ability is called `<ability> of <card>` (`Sting of Vey`, `Recklessness 10 of Vey`), a Mugic or an
attack by its own name; choices, `burst` and `order` use these names.

**Instructions** (`do`, and `text` of Mugic and attacks), from top to bottom: {_list(VERBS)}.

- Whom: `to`, `on` or `of` and {_list(words.WHO)}, or `chosen` and a target word (chosen
  as it resolves, so no target), or a card's name. Without it: the target if there is one, else `this`, the
  Creature that
  played it (8.5.2). `engaged` is your engaged Creature, `opposing` the opponent's.
- In an attack's text `deal 10` without whom is more damage of the attack itself; with whom it is other damage.
- How long: `until end of combat`, `for good`; without it until end of turn. `may` in front: its controller may or
  may not.

**Conditions**, in front with a colon, several with commas (all must be met): `Stat Check Courage 50:`,
`Stat Fail Power 30:`, `Challenge Wisdom 15:`, a characteristic (`Fire:`, `Danian:`, `Fire, Muge:`), `opposing fire:`,
`target infected:`, `not infected:`, `at least 50 power:`, `less than 50 power:`, `higher power:` and
`lower power:` (than the opposing engaged Creature), `1 or more counters:`, `hive:`.
States count as characteristics: {_list(words.STATES)} (the last two:
no attack has resolved against it in this combat; it plays its own first one).

**Changes**: what and how much (`+10`, `-5`, `x2`, `/2`, `=0`, `+X`). What: {_list(STATISTICS)},
`disciplines` (all four), `attack damage` (of attacks it plays), `damage dealt` (by its Mugic and abilities),
`damage taken`
(all that it is dealt), `attack damage taken`, `fire damage taken` (and the other elements), `fire attack damage` and
`fire attack damage taken` (of attacks of that type), `mugic cost`, `danian mugic cost`. Bare
`damage +5`
and `damage x2` are damage dealt, `damage -5` is damage taken. In `effects`, `on: attack damage` is every attack's
damage.

**Costs**: `2 counters`, `X counters`, `sacrifice this`, `sacrifice gear`, `sacrifice a creature`, `discard 1 mugic`,
`uninfect`; several with commas.

**Targets**: {_list(words.TARGETS)}; `with` a characteristic;
`two creatures`; several with `and` (then `target 1`, `target 2` in the text).

**Spaces.** On a standard board each side's spaces are numbered from the base row outwards, left to right: size 1
is A1 and
B1; size 3 has A1 A2 in the base row and A3 behind; size 6 has A1 A2 A3, then A4 A5, then A6; B is the same on the
other
side, A1 facing B1. Or list which spaces are adjacent, with names of your own.

**Where to start, where it ends.** One resolving attack: `at: resolve-attack` with `attack`. A question of values,
or Mugic
and abilities outside combat: `at: burst`. A strike: `at: strike`, or `at: strike:7.2.5.3` with `attack` already
played;
`at: combat:7.2.1` begins a combat; with `turn/action/combat` the turn goes on after it. Moves: `at: action` for one,
`at: turn:6.3.1` for the whole Action Step and the rest of the turn. Recovery: `at: turn:6.4.1`. The game from its
start:
`at: pregame`. A line of play ends when the outermost chart named ends, or the game. The charts `aim`, `mirage`,
`replacement`, `no-priority` and those that play or resolve something are gone through from inside others.

Words for `order`: `played`, `added`, `resolved`, `destroyed`, `negated`, `failed`, `damage`, `initiative`, `drawn`.
"""
