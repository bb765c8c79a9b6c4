"""A ruling with the players' own names in it: those that were typed when it was recorded."""

from __future__ import annotations

from judge.console.resources import resources
from judge.console.situations.named_players import seated, with_players
from judge.console.situations.situation import unpack
from judge.console.workers.pool import Busy, Fault, TooMuch
from judge.content.problem import BadInput
from judge.rulings import Refusing
from judge.scenario.forms.players import with_names_in


def by_name(link: str, given: dict[str, str]) -> tuple[str, dict[str, str]]:
    """The situation and what was written with the players' names in them, where the page has asked for those.

    A name that nothing on the table can be told from is refused; while nobody can look, the situation stays as it is.
    """
    situation = unpack(link)
    seats = seated(situation) if "player-0" in given else ()
    typed = {seat.name: " ".join(given.get(f"player-{n}", "").split()) for n, seat in enumerate(seats)}
    names = {old: new for old, new in typed.items() if new and new != old}
    said = {name: text for name, text in given.items() if not name.startswith("player-")}
    said |= {"players": ", ".join(filter(None, typed.values()))} if typed else {}
    if not names:
        return link, said
    if len({(typed[seat.name] or seat.name).casefold() for seat in seats}) < len(seats):
        raise Refusing("two players have the same name; take another one")
    try:
        called = with_players(situation, names)
        resources().workers.ask({"job": "check", "text": called.text})
    except BadInput:
        raise Refusing(f"{' or '.join(names.values())} means something else on this table; take another name") from None
    except (Busy, TooMuch, Fault):
        return link, said
    return called.pack(), {**said, "decision": with_names_in(names, said["decision"])}
