"""How card text is written in a scenario: the part of the guide that the table's own fields cannot say."""

from __future__ import annotations

from judge.games.lotr_lcg import RULES
from judge.games.lotr_lcg.cards.for_a_while import ALLOWED, CANNOT
from judge.games.lotr_lcg.cards.phrases import KEYWORDS, SPHERES, STATES


def _list(names: tuple[str, ...]) -> str:
    return ", ".join(f"`{name}`" for name in names)


RULES.guide = f"""
## How a table is written

Cards are grouped by type, and their names are your own; they only have to differ. Two copies of a card get two
names and the same `title`. Everything has a default, so write what matters:

```yaml
players: {{Ana: {{threat: 28, hand: [Firm Will, Scout]}}, Ben: 30, Cleo: first}}   # a number is the threat
heroes: {{Aragorn: {{owner: Ana, sphere: leadership, resources: 2, willpower: 2, attack: 3, defense: 2, hp: 5}}}}
allies: {{Scout: {{cost: 2, sphere: leadership}}, Guard: {{owner: Ben, exhausted: yes, damage: 1}}}}
attachments: {{Steward: {{on: Aragorn, text: "Action: Exhaust Steward to add 2 resources to attached hero."}}}}
events: {{Firm Will: {{sphere: spirit, cost: 1, text: "Response: Cancel the when revealed effect of a treachery."}}}}
enemies:
  Troll: {{engaged: Ana, engagement: 35, threat: 1, attack: 6, defense: 3, hp: 9, shadow: [Spider]}}
  Spider: {{}}
locations: {{Old Road: {{threat: 1, points: 3, active: yes}}, Marsh: {{threat: 2}}}}   # not active: in the staging area
treacheries: {{Black Dread: {{keywords: [doomed 2, surge], text: "When Revealed: Each player draws 1 card."}}}}
quests: {{Flies: {{points: 8, progress: 2}}}}   # the first one is the current quest
encounter-deck: [Black Dread]   # top card first
```

A player's cards are in play unless a `hand`, `deck`, `pool` or `discard` names them (attachments without `on` and
events are in hand). Decks that are not given hold enough cards without names; `deck: 2` means two cards without
names. Heroes are unique.

## Card text

Write the words of the card, or say the same in short words. Several abilities stand one after the other, each with
its bold word: `Action:`, `Quest Action:` (or another phase), `Response:`, `Forced:`, `When Revealed:`, `Shadow:`,
`Travel:`, `Setup:`. What has no bold word holds all the time, or is a keyword ({_list(KEYWORDS)}; `Doomed 2`,
`Victory 3`). A text with a colon stands in quotes. The card's own name, or `this`, is the card itself.

- **Trigger**, up to the first comma: `After ...,` or `When ...,` or `At the end of the round,`.
- **Cost**: what stands before `to`: `Exhaust Aragorn to ...`, `Spend 1 resource from Aragorn's pool to ...`,
  `Spend 2 spirit resources to ...`, `Discard 1 card from your hand to ...`, `Discard an ally you control and exhaust
  this to ...`, `Raise your threat by 2 to ...`, `Deal 1 damage to this hero to ...`. X in a cost is named by
  the player.
- **Effects**, sentence by sentence; `Then, ...` needs what stands before it to have been done in full; `You may ...`;
  `If <condition>, ...`; `Choose one: draw 1 card; or ready a hero`; `... instead` (a replacement); `At the end of the
  phase, ...` (a delayed effect).
- **In brackets**: behind a keyword a reminder, which is left out; behind an ability more of its text, which has to be
  understood: `(+2 attack instead if this attack is undefended.)`. An encounter card that is attached:
  `Counts as a Condition attachment with the text: "Attached hero gets -1 willpower."`
- **Limits and restrictions** at the end: `(Limit once per round.)`, `Limit 3 times per phase.`, `Limit once per
  game.`,
  `Use only if you control a Noble hero.`, `Any player may trigger this.`
- An ability that works from elsewhere: `{{text: "Action: ...", from: discard pile}}`; one with a name for choices:
  `{{name: Scout, text: "Action: ..."}}` (then written `uses Scout of Aragorn`).

**Effects** (`<group>`: see below; numbers may be X, `that much`, `1 for each <group>`, `the number of <group>`, `its
attack`, `half its attack`, `1 per player`):

- `deal 2 damage to <group>`, `heal 1 damage from <group>`, `heal all damage from`, `move 1 damage from ... to ...`;
- `ready / exhaust / destroy / discard <group>`, `return <group> to its owner's hand`, `shuffle <group> into its
  owner's
  deck`, `put <group> on the top / bottom of your deck`, `remove <group> from the game`, `add <group> to the victory
  display`, `put an ally into play from your hand`, `attach this to <group>`, `move this to <group>`;
- `draw 2 cards`, `that player draws 1 card`, `discard 1 card from your hand`, `discard the top 3 cards of your / the
  encounter deck`, `search your deck / the top 5 cards of your deck for an ally and add it to your hand / put it into
  play`, `search the encounter deck for an enemy and add it to the staging area`, `reveal 1 encounter card`;
- `add 2 resources to <group>`, `move 1 resource from ... to ...`, `remove 1 resource from <group>`;
- `raise / lower your (each player's, that player's) threat by 3`, `set your threat to 25`, `<player> is eliminated`;
- `place 2 progress on the current quest / the active location / <group>`, `remove 2 progress from`, `explore
  <group>`,
  `advance to the next stage`, `the players win / lose the game`;
- `commit <group> to the quest`, `remove <group> from the quest / from combat`, `<enemy> engages you`, `engage
  an enemy`,
  `return <enemy> to the staging area`, `deal 1 shadow card to <enemy>`, `discard shadow cards from <enemy>`,
  `<enemy> makes an immediate attack (against you)`, `you gain control of <group>`, `give control of <group> to
  <player>`,
  `claim this`, `put an enemy into play engaged with you`, `this attack is considered undefended`,
  `After this attack, ...`,
  `If this attack destroys a character, ...`, `each player must either exhaust a hero or raise their threat by 2`;
- `cancel that effect / that damage`, `prevent 2 damage`, `reduce that damage by 1`;
- for a while (`until the end of the phase / round / attack`) or, without a bold word, all the time: `<group> gets +2
  attack and -1 defense`, `<group>'s attack is set to 0`, `double / halve <group>'s attack`, `<group>'s base
  attack is 3`,
  `<group> gains sentinel / the Noble trait / a spirit resource icon / "Action: ..."`, `<group> loses the Gondor
  trait`,
  `<group> cannot attack (you / that player / the first player)`, `each player cannot play more than 1 ally each round`,
  `Limit 1 per hero`, `<group> is immune to player card effects`, `cannot have (Item) attachments`, `blank
  <group>'s
  text box`, `<group> becomes an enemy`, `reduce the cost to play each Item attachment by 1`, `reduce damage
  dealt to this
  by 1`, `<group> does not exhaust to commit to the quest / attack / defend`, `switch <group>'s attack and
  defense`, `X is
  <number>`, `attach to a Gondor hero`.

What can be forbidden with `cannot`: {_list(tuple(CANNOT))}.
What can be allowed with `may`: {_list(tuple(ALLOWED))}, `attack / defend / commit without exhausting`.

**Groups**: `each`, `all`, `a`, `2`, `up to 2`, `any number of`, `another`, `choose a` (a target, chosen after
paying), then
adjectives ({_list(tuple(STATES))}; a sphere ({_list(SPHERES)}); `non-`; any other word is a trait), a noun
(hero, ally,
character, enemy, location, attachment, event, treachery, objective, player, card), then where and whose: `you
control`,
`controlled by that player`, `engaged with you`, `in the staging area`, `in your hand`, `in your discard pile`,
`committed to
the quest`, `attached to this`, `with the highest attack`, `with 2 or less attack`, `with sentinel`, `with
damage`, `without
attachments`, `named Gandalf`. Or something known: `this`, `attached hero`, `it`, `that hero` (what was spoken
of last), `you`,
`that player`, `each player`, `the first player`, `the defending player`, `the active location`, `the current
quest`, `the
attacking enemy`, `the defending character`, or a card by name.

**Conditions** (`if`, `while`): `you control a Noble hero`, `Aragorn is defending`, `this is attached to a
hero`, `your threat is 40
or higher`, `there are 3 or more enemies in the staging area`, `there is no active location`, `it is the quest
phase`, `its
remaining hit points is 2 or less`, `you have 5 or more cards in your hand`, `you are engaged with an Orc enemy`,
`attached hero has the Gondor trait`, `Dunhere is attacking alone`, `no enemies were returned this way`.

**Triggers** (`after` / `when`): `<group> enters play`, `you play <group>`, `<group> is put into play`, `leaves
play`, `is destroyed`,
`attacks and destroys <group>`, `is discarded`, `is dealt damage (by an attack)`, `is healed`, `exhausts`,
`readies`, `commits to the
quest`, `is declared as an attacker`, `defends` / `is declared as a defender`, `<enemy> attacks`, `<enemy>
engages you`, `you engage
<enemy>`, `<card> is revealed`, `the when revealed effect of a treachery would resolve`, `a shadow effect`,
`<enemy> is dealt a shadow
card`, `you quest successfully / unsuccessfully`, `<location> is explored`, `the players travel to <location>`,
`progress is
placed on <group>`, `you raise your threat`, `you draw a card`, `<hero> gains a resource`, `<attachment> is
attached to <group>`, `the
combat phase begins / ends`, `at the beginning / end of the round`. `would` makes no difference.

## Windows and choices

A scenario runs on by itself to the next decision, and to the end of the chart it started in if nobody has one. An
action window or a response window stops it only if somebody can use something in it (the very first window also if
somebody might just try). In an open window everybody acts or passes in turn: `Ana passes`, `pass`, or `all pass` for
the rest of the window. Declining anything is written `pass` or in its own words (`engages nobody`, `declines`).

What can be done in just one way is done without asking (it may be written all the same, in the words of the log:
`Ana chooses Troll`, `Ana declares no defender`); where there are several ways the player is asked: `pays
2 from
Aragorn and 1 from Gimli`, `pays with Scout` (another cost), `chooses Troll` (targets and other choices), `sends
it to Ben`
(a destination), `names X = 3`, `selects draw 1 card` (one of several effects, in its own words), `does it` /
`declines` (may),
`takes Spider next` (the first player orders forced abilities, named by their card), `gives up Sword` (a third
restricted
attachment). Chance: `Black Dread comes up` in `given`, where cards lie in a `pool`.

**Where to start, where it ends.** Actions, values, attachments, cards in play: `at: action-window` (say `phase` if it
matters). Playing allies and attachments: `at: planning:2.2`. One revealed card: `at: reveal`; staging: `at:
quest:3.3`;
quest resolution: `at: quest-resolution`; engagement checks: `at: engagement-checks`; an enemy attack: `at:
enemy-attack`, or
in the middle, `at: enemy-attack:6.4.2` with `attack`; a player attack: `at: player-attack`; a whole phase by
its name, or from
any of its steps (`at: combat:6.4`); a whole round: `at: round`; from a step through the rest of the round:
`at: round/quest:3.3`. A line of play ends when the outermost chart named ends, or the game. The charts
`happen`, `initiate`,
`resolve`, `top-card`, `draw-unknown` and `out-of-the-game` are gone through from inside others.

Words for `order`: `initiated`, `chosen`, `selected`, `damaged`, `healed`, `destroyed`, `discarded`, `drawn`,
`readied`, `exhausted`,
`entered`, `attached`, `canceled`, `replaced`, `changed`, `prevented`, `lasting`, `expired`, `resolved`,
`revealed`, `engaged`, `attacked`,
`defended`, `committed`, `explored`, `threat`, `eliminated`, `begun`, `ended`.

## Whole examples

A response, a cancel, who may act:

```yaml
title: Both may cancel. Who is asked first, and what if Ben does?
game: lotr-lcg
about: [lotr-lcg:first-player-responses-first, lotr-lcg:cancel]
at: reveal
table:
  players: {{Ana: {{threat: 20, hand: [Firm Will]}}, Ben: {{threat: 30, first: yes, hand: [Calm Mind]}}}}
  heroes: {{Eowyn: {{owner: Ana, sphere: spirit, resources: 2}}, Dunhere: {{owner: Ben, sphere: spirit, resources: 2}}}}
  events:
    Firm Will: {{sphere: spirit, cost: 1, text: "Response: Cancel the when revealed effects of a treachery."}}
    Calm Mind: {{sphere: spirit, cost: 1, text: "Response: Cancel the when revealed effects of a treachery."}}
  treacheries: {{Black Dread: {{text: "When Revealed: Each player raises their threat by 4."}}}}
  encounter-deck: [Black Dread]
choices: [Ben plays Calm Mind]
asks:
  - {{next: actor, after: 0, answer: Ben}}
  - {{value: threat of Ana, answer: 20}}
  - {{outcomes: threat of Ana, after: 0, answer: [20, 24]}}
```

Payment and limits in the planning phase:

```yaml
title: May resources of two spheres pay for one neutral ally?
game: lotr-lcg
about: [lotr-lcg:neutral-combine]
at: planning:2.2
table:
  players: {{Ana: {{hand: [Wanderer, Axe Fighter]}}}}
  heroes: {{Gimli: {{owner: Ana, sphere: tactics, resources: 1}}, Elrond: {{owner: Ana, sphere: lore, resources: 1}}}}
  allies: {{Wanderer: {{cost: 2}}, Axe Fighter: {{cost: 2, sphere: tactics}}}}
asks:
  - {{legal: Ana plays Wanderer, answer: yes}}
  - {{legal: Ana plays Axe Fighter, answer: no}}
```

Quest resolution with an active location:

```yaml
title: 9 willpower against 4 threat, 3 points left on the active location. Where does the progress go?
game: lotr-lcg
about: [lotr-lcg:active-location-overflow]
at: quest-resolution
table:
  players: {{Ana: 25}}
  heroes: {{Aragorn: {{owner: Ana, willpower: 9, committed: yes}}}}
  enemies: {{Orc: {{threat: 4}}}}
  locations: {{Old Road: {{points: 3, active: yes}}}}
  quests: {{Flies: {{points: 8}}}}
asks:
  - {{value: progress on Flies, answer: 2}}
  - {{value: Old Road is in play, answer: no}}
```

An enemy attack in the middle, with a shadow card:

```yaml
title: The shadow card adds 1 attack. How much damage does the defender take?
game: lotr-lcg
about: [lotr-lcg:6.4.3-formula]
at: enemy-attack:6.4.2
table:
  players: {{Ana: }}
  heroes: {{Gimli: {{owner: Ana, defense: 2, hp: 5}}}}
  enemies:
    Troll: {{engaged: Ana, attack: 4, shadow: [Bat]}}
    Bat: {{text: "Shadow: Attacking enemy gets +1 attack."}}
  attack: {{enemy: Troll, player: Ana, defenders: [Gimli]}}
asks:
  - {{value: damage on Gimli, claims: {{Ana: 2, Ben: 3}}, answer: 3}}
```

Engagement checks:

```yaml
title: Threat 30 and 20 against enemies of cost 30, 25 and 18. Who engages whom?
game: lotr-lcg
about: [lotr-lcg:5.3-which-enemy, lotr-lcg:5.3-loop]
at: engagement-checks
table:
  players: {{Ana: 30, Ben: 20}}
  heroes: {{Gimli: {{owner: Ana}}, Legolas: {{owner: Ben}}}}
  enemies: {{Troll: {{engagement: 30}}, Orc: {{engagement: 25}}, Goblin: {{engagement: 18}}}}
asks:
  - {{value: enemies engaged with Ana, answer: [Orc, Troll]}}
  - {{value: enemies engaged with Ben, answer: [Goblin]}}
```
"""
