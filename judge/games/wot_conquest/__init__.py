"""WoTC 0.1, the unfinished wargame of the Wheel of Time: armies move and fight over cities, and much is left unsaid.

    things.py   what lies on the table: players, units, cities, towns, the map, the battle, the Horn
    table/      what a judge writes down: rows, distances, abilities, card text; laid out, checked and shown
    play/       the rulebook carried out: the turn, figures, HP and spans, starting units, neutral units, silence
      phases/         1 to 3: supply and deployment, movement, attack
      battle/         the Battle Phase: sides, abilities, outcome, assigning damage, conquest
      neutral_turn/   cities attack, Jealous Chosen move and attack, the Hunt for the Horn
    cards/      ability text: what it can mean, the forms it is read by and said back in, what each deed does; by hand
    asks/       what can be asked: about pieces and players, battles, the Horn, and rules that are missing
    decks/      whether a faction starts with what the rulebook gives it

Where the text has no answer, play/silence.py stops and says so, and play/open_questions.py knows the question by name.
"""

from judge.engine import Rules
from judge.kit.rooms import open_rooms

RULES = Rules("wot-conquest")
cite = RULES.cite
open_rooms(__name__)
