"""The Lord of the Rings: The Card Game, revised core Rules Reference: its rules as code.

One to four players play together against a scenario, in rounds of seven phases.

- `things`: what lies on the table, as the rules hold it: cards, players, the scenario, an attack, lasting effects.
- `table/`: what a judge writes down: the rows, how they are laid out as things, checked and shown, and the guide.
- `play/`: the rulebook carried out: `setup`, `round`, `winning`, `scoring`, `campaign_mode` and what all rules need
    - `phase_1_resource` to `phase_7_refresh`: Appendix I; step 6.4.1 is in `phase_6_combat/`
    - `initiating/`: playing cards and using abilities, from the action window to the choice of targets
    - `abilities/`: constant and forced abilities and responses, what they wait for, what they forbid
    - `effects/`: how an ability resolves, lasts, is canceled or replaced
    - `in_play/`: cards enter and leave play, change place and state; damage, resources, draws
- `cards/`: card text: what it can mean, how it is read, and whom and what it means on a table.
- `asks/`: what can be asked: about cards, players, the quest, combat, the game, a campaign.
- `decks/`: deckbuilding.
"""

from judge.engine import Rules
from judge.kit.rooms import open_rooms

RULES = Rules("lotr-lcg")
cite = RULES.cite
# Words that several verbs would understand where none of them is asked for, such as `nobody`, go to the first of these.
VERBS = (
    "name-x", "pay", "choose-cost", "choose", "attack", "join-attack", "decide", "select", "pick-where", "pick",
    "assign-among", "falls-on",
    "mulligan", "choose-tied-enemy", "choose-next-dealt", "choose-attacker", "defend", "sentinel", "engage",
    "take-undefended", "take-defended", "respond", "play", "use", "commit", "choose-quest", "give-up", "comes-up",
    "travel",
)  # fmt: skip

open_rooms(__name__)
RULES.verbs = dict(sorted(RULES.verbs.items(), key=lambda each: VERBS.index(each[0])))
