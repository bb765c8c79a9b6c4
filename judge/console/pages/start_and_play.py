"""The console's pages: pick a game, open a scenario, step through it, look up a rule."""

from __future__ import annotations

from pathlib import Path

from flask import Blueprint, abort, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as AnyResponse

from judge import __version__
from judge.console.pages.events import fixed_readings
from judge.console.pages.page_or_part import PART, REASONS, answer, in_parts, replays
from judge.console.resources import resources
from judge.console.rule_cards import Card
from judge.console.site_files import inside, sent
from judge.console.situations.situation import LONGEST_CHOICE, Situation, unpack
from judge.content.model import ScenarioFile
from judge.content.problem import listed, shown
from judge.content.topics import by_topic
from judge.decks import checked_games
from judge.games import is_ours, rules
from judge.rule_lookup import rule_json
from judge.scenario.choice_wording import written_by_hand
from judge.scenario.forms.form import ABOUT, forms
from judge.scenario.question_words import question
from judge.scenario.read import text_of

console = Blueprint("console", __name__, url_prefix="/console")
ACCENTS = 7
# So many situations are listed openly; more are folded away under the chapters they belong to.
FEW = 12
# What a phone shows one at a time; a wide screen shows all of it.
VIEWS = ("verdict", "line", "table", "chart")
SITE_ASSETS = Path(__file__).parent.parent.parent / "site" / "theme" / "assets"


@console.app_context_processor
def offered() -> dict[str, object]:
    """What every template may use."""
    return {
        "card": _card,
        "game_title": _game_title,
        "accent_of": _accent_of,
        "version": __version__,
        "site_built": resources().site_built,
    }


def _card(address: str) -> Card:
    return resources().cards.card(address)


console.add_app_template_global(question, "question_words")


@console.app_template_filter("rule_number")
def rule_number(address: str) -> str:
    """A rule by its number, or by its title where it has none."""
    return _card(address).number or _card(address).name


@console.app_template_filter("rule_name")
def rule_name(address: str) -> str:
    """A rule by its number and title."""
    return _card(address).name


@console.app_template_filter("in_game")
def in_game(id: str, game: str) -> str:
    """The address of a rule of a game."""
    return id if ":" in id else f"{game}:{id}"


def _accent_of(game: str) -> int:
    """The number of a game's colour: the same as on the site."""
    known = list(resources().library.games)
    return known.index(game) % ACCENTS if game in known else 0


def _game_title(game: str) -> str:
    info = resources().library.games.get(game)
    return info.title if info else game


@console.get("/")
def start() -> str:
    """Pick a game."""
    backing = resources()
    ready = backing.playable()
    others = [info for id, info in backing.library.games.items() if id not in ready]
    return render_template("start.html", games=list(ready.values()), others=others, scenarios=backing.scenarios)


@console.get("/game/<game>")
def of_game(game: str) -> str:
    """What can be settled of a game: the short forms, and its scenarios by chapter; `find` leaves those with a word."""
    backing = resources()
    info = backing.playable().get(game)
    if info is None:
        abort(404, f"There is no game {shown(game)} that can be run; there are: {listed(backing.playable())}.")
    if not is_ours(game):
        rules(game)  # Code from elsewhere may be broken: whoever opens the game is told so, not first who plays it.
    kinds = {about: [each for each in forms(game).values() if each.about == about] for about in ABOUT}
    asked = [(ABOUT[about], found) for about, found in kinds.items() if found]
    find = request.args.get("find", "").strip()
    topics = by_topic(backing.library, game, backing.scenarios(game))
    found = {id: (title, [each for each in files if _says(each, find)]) for id, (title, files) in topics.items()}
    return render_template(
        "game.html", game=info, topics=[both for both in found.values() if both[1]], find=find, asked=asked,
        checked=game in checked_games(), few=len(backing.scenarios(game)) <= FEW,
    )  # fmt: skip


def _says(scenario: ScenarioFile, find: str) -> bool:
    """Whether a scenario's title or rules have every word that is looked for."""
    text = f"{scenario.title} {' '.join(scenario.about)}".casefold()
    return all(word in text for word in find.casefold().split())


@console.get("/scenario/<game>/<id>")
def scenario(game: str, id: str) -> AnyResponse:
    """Opens a scenario of the library: on to the link that carries it whole."""
    found = resources().scenario(game, id)
    if found is None or game not in resources().playable():
        abort(404, f"There is no scenario {shown(id)} of {shown(game)} that can be run.")
    link = Situation(text_of(Path(found.path))).pack()
    return redirect(play_url(link, _number("step")))


@console.get("/play/<link>")
def play(link: str) -> AnyResponse:
    """One step of a situation; with `choose`, on to where that choice leads."""
    step = _number("step")
    if (fixed := under_event(link)) != link:
        return redirect(play_url(fixed, step), 303)
    if option := request.args.get("reading", ""):
        reading, _, chosen = option.partition(":")
        return redirect(play_url(unpack(link).under(reading, chosen).pack(), step), 303)
    if (name := request.args.get("name")) is not None:
        return redirect(play_url(unpack(link).called(name).pack(), step), 303)
    if deed := " ".join(request.args.get("hand", "").split())[: LONGEST_CHOICE - len(written_by_hand(""))]:
        return _choose(link, written_by_hand(deed))
    if words := request.args.get("choose", "").strip()[:LONGEST_CHOICE]:
        return _choose(link, words)
    made = replays()
    match request.headers.get(PART):
        case "step":
            html = made.step(link, step, "")
        case "verdict":
            html = made.verdict(link, whole=True)
        case "reasons":
            return in_parts(made.verdicts(link))
        case _:
            html = _whole_page(link, step)
    return answer(html)


def play_url(link: str, step: int | None = None) -> str:
    """Where a situation is shown; the browser goes straight to the step."""
    return url_for("console.play", link=link, step=step, _anchor="now" if step is not None else None)


def under_event(link: str) -> str:
    """The same situation under the readings that the visitor's event has fixed."""
    game = replays().heading(link)["game"]
    situation, usual = unpack(link), resources().library.readings.get(game, {})
    for reading, option in fixed_readings(game).items():
        told = dict(situation.readings).get(reading)
        # The defaults need not stand in the link, unless the situation says otherwise.
        if told != option and (told or reading in situation.text or usual[reading].default != option):
            situation = situation.under(reading, option)
    return situation.pack() if situation != unpack(link) else link


def _choose(link: str, words: str) -> AnyResponse:
    found = replays().choose(link, _number("step"), words)
    if "link" in found:
        return redirect(play_url(found["link"], found["step"]), 303)
    if "by_hand" in found:
        view = request.args.get("view", "")
        html = replays().wrong_hand(link, found["step"], view, found["by_hand"], found["why"])
        return answer(html if request.headers.get(PART) == "step" else _whole_page(link, found["step"], step_html=html))
    notice = render_template("_choice_refused.html", tried=words, **found)
    if request.headers.get(PART) == "step":
        return answer(notice + replays().step(link, found["step"], ""))
    return answer(_whole_page(link, found["step"], notice))


def _whole_page(link: str, step: int | None, notice: str = "", step_html: str = "") -> str:
    made, asked = replays(), request.args.get("view", "")
    view = asked if asked in VIEWS else "verdict" if step is None else "line"
    return render_template(
        "replay.html", link=link, notice=notice, view=view, asked=step, **made.heading(link),
        verdict=made.verdict(link, whole=REASONS in request.args),
        step_html=step_html or made.step(link, step, asked if asked == view else ""),
        fixed=fixed_readings(made.heading(link)["game"]),
    )  # fmt: skip


@console.get("/static/look/<path:name>")
def shared_asset(name: str) -> AnyResponse:
    """A style sheet, font or script that the console shares with the site, whether or not that is built."""
    path = inside(SITE_ASSETS, name)
    if path is None or path.is_dir():
        abort(404)
    return sent(path)


@console.get("/rule/<game>/<path:id>")
def rule(game: str, id: str) -> AnyResponse:
    """One rule or term; as a part, just its card."""
    if game not in resources().library.games:
        abort(404, f"There is no game {shown(game)} here; there are: {listed(resources().library.games)}.")
    card = resources().cards.card(f"{game}:{id}")
    if not card.title:
        abort(404, f"There is no rule or term {shown(id)} in {game}.")
    if request.headers.get(PART) == "card":
        return answer(render_template("_rule_card.html", rule=card))
    found = rule_json(resources().library, f"{game}:{id}")
    about = [resources().scenario(*name.split("/", 1)) for name in found["scenarios"]]
    return answer(render_template("rule.html", rule=card, found=found, scenarios=[each for each in about if each]))


def _number(name: str) -> int | None:
    """A number of the query string; one that is not whole, or far too large, is as if it were not there."""
    text = request.args.get(name, "")
    return int(text) if text.isdecimal() and text.isascii() and len(text) < 7 else None
