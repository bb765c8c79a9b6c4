"""The list of a game's scenarios, by the chapter of the rule they are about; filtered by topic and kind."""

from __future__ import annotations

from collections.abc import Iterator

from judge.content.model import ScenarioFile
from judge.content.topics import by_topic
from judge.site import html
from judge.site.linked_library import LinkedLibrary
from judge.site.links import anchor, relative
from judge.site.pages.filterable_list import filter_words, filterable
from judge.site.pages.page import Page

KINDS = {"example": "Worked example", "dispute": "Dispute"}


def scenario_list_pages(linked: LinkedLibrary, game: str) -> Iterator[Page]:
    """One page, if the game has scenarios."""
    found = linked.library.scenario_files.get(game, ())
    if not found:
        return
    page = f"{game}/scenarios/"
    topics = by_topic(linked.library, game, found)
    kinds = {each.kind or "dispute": kind_of(each) for each in found}
    menus = {"kind": dict(sorted(kinds.items())), "topic": {topic: title for topic, (title, _) in topics.items()}}
    sections = (_section(linked, game, topic, title, each, page) for topic, (title, each) in topics.items())
    listed = filterable("Filter the scenarios: a word, a rule number", *sections, choices=menus)
    yield Page(
        url=page,
        title="Scenarios",
        body=f"{_about(found)}\n\n{listed}",
        game=game,
        section="scenarios",
        description=f"{linked.library.games[game].title}: disputes and worked examples, each with its verdict.",
    )


def _about(found: tuple[ScenarioFile, ...]) -> str:
    examples = sum(each.kind == "example" for each in found)
    said = [f"{len(found) - examples} disputes"] + ([f"{examples} worked examples of the rulebook"] if examples else [])
    return f"{' and '.join(said)}, each played out step by step, with the verdict and the rules it rests on."


def kind_of(scenario: ScenarioFile) -> str:
    """What sort of scenario it is, in words."""
    return KINDS.get(scenario.kind or "dispute", scenario.kind.capitalize())


def _section(linked: LinkedLibrary, game: str, topic: str, title: str, found: list[ScenarioFile], page: str) -> str:
    rows = (_row(linked, game, topic, each, page) for each in found)
    return html.tag("section", html.tag("h2", html.text(title), id=topic), html.tag("ul", *rows, class_="j-list"))


def _row(linked: LinkedLibrary, game: str, topic: str, scenario: ScenarioFile, page: str) -> str:
    entry = linked.library.entries[f"scenario:{game}/{scenario.id}"]
    targets = [target for cite in scenario.about if (target := linked.links.find(cite, game))]
    cites = (
        html.tag("a", html.text(each.label), href=relative(each.url, page), data_ref=each.ref, class_="j-n")
        for each in targets
    )
    small = html.tag("small", html.joined([kind_of(scenario), *cites], " · "))
    return html.tag(
        "li",
        anchor(entry, page),
        " ",
        small,
        data_words=filter_words(scenario.title, *(each.label for each in targets)),
        data_kind=scenario.kind or "dispute",
        data_topic=topic,
    )
