"""What axe finds wrong with a page, for everybody who cannot see it, hear it or hit it well."""

from __future__ import annotations

from typing import Any

# All that hangs on colours. What else there is to find is in the page itself, which is the same in light and dark.
COLOURS = ("color-contrast", "link-in-text-block")


def faults(page: Any, colours: str = "light", **rules: bool) -> list[str]:
    """What axe finds; in the dark what colours alone decide, as everything else is found in the light."""
    from axe_playwright_python.sync_playwright import Axe

    options: dict[str, Any] = {"resultTypes": ["violations"]}
    if colours == "dark":
        options["runOnly"] = {"type": "rule", "values": list(COLOURS)}
    elif rules:
        options["rules"] = {name.replace("_", "-"): {"enabled": enabled} for name, enabled in rules.items()}
    found = Axe().run(page, options=options).response["violations"]
    return [f"{each['id']}: {each['nodes'][0]['html'][:150]}" for each in found]
