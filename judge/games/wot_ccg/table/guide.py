"""How card text, dice and payments are written: the part of the guide that the table's own fields cannot say."""

from __future__ import annotations

from judge.games.wot_ccg import RULES
from judge.games.wot_ccg.cards.sentences import CONDITIONS, FORBIDDEN, VERBS
from judge.games.wot_ccg.cards.words import ALLEGIANCES, STATES
from judge.games.wot_ccg.table.guide_examples import EXAMPLES
from judge.games.wot_ccg.table.text_rows import FORMS, TRIGGERS, USES


def _list(names: tuple[str, ...]) -> str:
    return ", ".join(f"`{name}`" for name in names)


RULES.guide = f"""
## The table in short

- **Players** are called Hero and Villain unless `players` says otherwise: `players: {{Ana: hero, Ben: villain}}`.
  Wherever a player is named, `hero` and `villain` do as well. Dominance comes from `pattern` (a tie makes the
  Villain dominant) unless `dominant` is given.
- **Cards** are `characters`, `troops`, `advantages`, `events` and `challenges`, each by a name of your own (give
  `title` where two cards have the same name). Characters and troops are in play at home unless `zone`, `at` or `in`
  says otherwise; events and challenge cards are in hand; an advantage is in hand unless it is `on` something. Cards
  that do not matter are just numbers: `players: {{Ana: {{side: hero, hand: 6, deck: 20}}}}`.
- **Who participates**: `in: pattern` (green), `in: hero` (white), `in: villain` (black), `in: last battle`, the
  name of a challenge card, or `in: stand down`. The Pattern Challenge is there by itself. A challenge card that has
  been declared says `declared: yes`; a contested challenge stands in `contests`.
- **Dice** are never rolled: `rolls` says what a card's dice show when it rolls (`4 support, 2 opposition, 2 damage,
  1 one power`; also sword, shield, skull). One result for each roll, so a list where a reroll matters. Without it
  they show nothing. With `may-roll` chance chooses: `outcomes`, `possible` and `certain` then try every result;
  `given: ["Rand rolls 2 support"]` picks one.
- **Symbols** already generated: `symbols: 2 politics, 1 one power` on the card that rolled them; others in
  `sources`, with the allegiances their text lists.
- **Damage** already rolled: `pools: {{Hero: {{character: 5, troop: 2}}}}` is the Hero's pool, which hits the
  Villain's cards; `targeted: {{Fain: 2}}` in it is targeted damage. Support and opposition so far: `support`,
  `opposition`. These belong to the challenge being resolved (`resolving`, else the Pattern Challenge, in the Last
  Battle the Last Battle challenge).
- Allegiances: {_list(ALLEGIANCES)}. Traits that do something: `Starting Hero`, `Starting Villain`, `Ta'veren`
  (Rand, Mat and Perrin have it by their title or `personality`), `Multiple`, `Unique`, `Monster`, `Dark Nature`,
  `Light Nature`, `Reinforcement`, `Weapon`, `Prophecy`, `Repeatable`, `Contested`, `Nation Contested`, `Starting
  Advantage`. Others are just names.

## Where to start

- recruiting, healing, advantages, limited events: `take-actions` (with `acting: Ana`, else the only player with
  cards to play, else the subordinate one acts). Both players may play events between two actions: just write them.
  `Ana waits for events` is for when the dominant player is to be asked first: then `Ana passes`, `Ben plays Storm`.
  A player's step ends with a pass, also if there is nothing to do;
- events and effects: `events`; generating symbols: `action-round`;
- declaring, placing, participation: `challenge-round`, `challenge-round:place-subordinate`, `participation`,
  `participation:reveal` (tokens already laid: `token: green`);
- a whole challenge: `resolve-challenge`; its damage: `resolve-challenge:opening-damage` or `:grips-damage`; its
  end: `resolve-challenge:outcome`; all challenges of a turn: `resolution-round`;
- the dead, victory, hands: `draw-round`, `victory-check`; with the end of the turn after it: `turn/draw-round`;
- the Last Battle: `last-battle` for a whole turn, or `last-battle/resolution-round/resolve-challenge:outcome` with
  `last-battle: 1` (2 for the second turn, in which the Villain initiates).

The charts `pay`, `carry-out`, `roll-dice`, `roll-again`, `assign-pool`, `forced-discard` and `keep-special` are
gone through from others and are no places to start.

Play goes on from the start to the end of the outermost chart named. Where nothing is to be chosen, it goes on by
itself: a pool that can be assigned in just one way is assigned (`legal` and `count` can still ask about it), a cost
that can be paid in just one way is paid, a window in which nobody has an event is skipped. A player who has an event,
a usable effect or a damaged Ta'veren is asked; close such a window with `all pass`. A challenge has six of them: before
it, after the dice and after the damage of Opening Moves and of Coming to Grips, and after the Outcome. Questions are
answered where the choices end; the last line of `judge run` (`decides` in JSON) says who would decide there. If that is
earlier than you meant, more `all pass` are needed.

**Order**: `order: resolved` (challenges), `order: played` (events), `damage`, `rolled`, `recruited`, `killed`,
`discarded`, `tokens` and so on; a kind that did not occur is answered with the list of those that did.

**Decks**: `at: setup`, `table: {{}}`, and in `asks` a `deck` (a text block: a heading for the card type, then
`3 Storm`, with what matters in brackets: `1 Rand al'Thor [Starting Hero]`), `format: tournament` if it is for one, and
`rule: tournament-half` to ask about one rule only. Headings: `Characters`, `Troops`, `Advantages`, `Events`,
`Challenges`; `Starting Hand` for the four cards chosen, each with its type in brackets
(`1 Rand al'Thor [Character; Starting Hero]`); `Starting Advantage` for the one that begins in play.

## Card text in short words

Case does not matter. `text` of a character, troop or advantage is a list of effects, most of them one short text:

- continuous: {_list(FORMS[:12])};
- with a price: {_list(FORMS[12:14])}. In front, with commas: `pay <symbols>`, `from pool` after it if the text says
  pool, `rotate`, `discard this`, `limited event`, `once per turn`, and {_list(USES)}. Without `limited event` it is
  an event;
- by itself: `when enters play: draw 1`; after `when`: {_list(TRIGGERS)} (the last for a Prophecy, as a group of
  keys).

Or a group of keys: `{{name: Parry, pay: 1 combat, pool: yes, use: in a challenge, target: opponent's character, do:
deal 1}}`; a prophecy is `{{when: fulfilled, if: you control Callandor, do: add 1 token}}`.

**Whom a continuous effect concerns**: the card itself, or what an advantage is on; else say it in front with a
colon (`your Andor characters: politics +1`) or after `to`.

**Cards are described** by side (`your`, `opponent's`, `all`), state ({_list(STATES)}), type (`character`, `troop`,
`character or troop`, `advantage`, `card`, `player`), and a trait, allegiance, title or Personality: `opponent's
participating troop`, `Aiel characters`, `character with Monster`, `character without Multiple`, `Mat`, `character
with cost 3 or less`; `in your deck`, `in your hand`, `in any killed pile`.

**Changes**: what and how much, `+1`, `-2`, `x2`, `/2`, `=3`. What: an ability, `all abilities`, `support`,
`opposition`, `damage` (that the card rolls; added only if it rolled any), `hand size`, `cost`, `politics cost` ...

**Instructions** (`text` of events, `success` and `failure` of challenges, after the colon of an effect), several
with `;` or as a list: {_list(VERBS)}. Whom: `to target`, `to target opponent's troop` (that is then what it
targets), `to this`, `to bearer`, `to your Aiel characters`; without it the target, else the card itself. How long:
until the end of the turn, unless it says `for good` or `until end of challenge`. Alternatives: `generate 1 politics
or generate 1 intrigue`; the choice then says which: `Ana uses Lan for generate 1 politics`.

**Conditions**, in front with a colon, several with commas: `if you control Mat: ...`, `if not participating: ...`,
`by 3: add 1 token` (a challenge that succeeded by 3 or more). All forms: {_list(CONDITIONS)}.

**Bans**: `cannot` and one of {_list(FORBIDDEN)}.

**Replacing a Personality**: the card in hand says `replaces: Rand`; the choice is `Ana replaces Rand al'Thor with
Lord of the Morning`.

## Choices that need a word

- Several cards at once, in any order: `Ana sends Rand and Lan to the battleground`, `Ana rotates Rand and Lan`,
  `Ben commits Aginor and Trollocs to the Pattern Challenge`; what is not sent, rotated or committed when the player
  passes stays, does not roll, stands down.
- Damage: `Ben assigns 3 to Aginor and 2 to Fain`, `Ben assigns all to Aginor`. `count: choices` says in how many
  ways it can be done.
- Recruiting: `Ana recruits Lan`, then `Ana pays 2 combat from Rand` if there is a choice; or in one: `Ana recruits
  Lan with 2 combat from Rand converting 1 token`. `count: choices` after `Ana recruits Lan` is the number of
  different payments.
- Events: `Ana plays Storm on Rand`; the dominant player is asked first, so before an event of the subordinate player
  comes `Ana passes` if the dominant Ana can play one. `Ben asks to play an event` commits the subordinate Ben (or
  `asked: Ben` on the table): then `Ana passes`, and Ben must play. A search is aimed too: `Ana plays Scout on Storm`.
- Effects: `Ana uses Lan on Aginor`; with a name: `Ana uses Parry of Lan on Aginor`.
- Ta'veren healing: `Ana heals Rand with a token`; healing in Take Actions: `Ana heals Rand`.

## Whole examples

{EXAMPLES}
"""
