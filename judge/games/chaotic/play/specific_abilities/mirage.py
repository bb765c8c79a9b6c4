"""9.3 Mirage: a leaving Mirage goes to the board; its text is read in mugic_and_abilities/abilities.py."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from judge.engine import Choice, Moment, Refusal, Verb, refuse
from judge.games.chaotic import RULES, cite
from judge.games.chaotic.cards.meanings.ability import Location
from judge.games.chaotic.play.battleboard import spaces
from judge.games.chaotic.play.lasting import mark, unmark
from judge.games.chaotic.play.turn_order.location_step import under_the_deck
from judge.games.chaotic.play.whereabouts import things_named
from judge.games.chaotic.play.who import active_player


@RULES.verb
class PlaceMirage(Verb):
    """9.3.2: a leaving Mirage is put into any space; who chooses is a reading."""

    name = "place-mirage"
    phrase = "puts {0} into {1}"
    only = refuse("a Mirage goes onto the Battleboard only when it stops being the active Location", cite("9.3.2"))

    def by(self, now: Moment) -> str:
        owner, active = now.the(Location, now.given(str, "location")).owner, active_player(now)
        return owner if owner == active or now.reads("mirage-who-places") == "owner" else active

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        name = now.bound("location")
        if name:
            yield from ((name, space) for space in spaces(now))

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        """`puts Gate into S9`, whatever is called Gate, and wherever S9 should be."""
        head, _, space = text.rpartition(" into ")
        name = things_named(now).get(head.removeprefix("puts ")) if head.startswith("puts ") else None
        known = {each.casefold(): each for each in spaces(now)}
        return (name, known.get(space, space.upper())) if name else None

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        name, space = (*map(str, choice.args[:2]), "", "")[:2]
        if name != now.bound("location"):
            return refuse(f"{name} is not the Mirage that is being placed", cite("9.3.2"))
        return None if space in spaces(now) else refuse(f"{space} is not a space of this Battleboard", cite("4.1.7"))

    def take(self, now: Moment, choice: Choice) -> None:
        name, space = map(str, choice.args)
        for other in now.every(Location):
            if other.place == "board":
                unmark(now, "location", other.name)
                under_the_deck(now, other, "9.3.2")
        now.put(now.the(Location, name)._replace(place="board", space=space))
        mark(now, "location", name)
        now.say(f"{name} is put into {space}.", cite("9.3.2"), actor=choice.by, event=("mirage", name))
