"""A browser for which the name leads to nginx: the site under a path, over https, saved on the device; the console."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator

import pytest
from deploy.proxy import NAME, NGINX, nginx
from deploy.servers import built_site, running
from playwright.sync_api import Browser, Page

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(
        NGINX is None or not shutil.which("openssl"), reason="nginx is not installed; get it with: tools/nginx"
    ),
]
CODE = "open sesame"
HOME = f"https://{NAME}/rules/"
LONG = 60_000


@pytest.fixture(scope="module")
def page(launched: Callable[..., Browser], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """A page of a browser for which the name leads to nginx, and nginx to the server."""
    folder = tmp_path_factory.mktemp("browser")
    access, proxied = {"code": CODE}, {"url": HOME, "proxies": 1}
    site = built_site(folder)
    with (
        running(folder / "judge", site, whole=True, access=access, proxied=proxied, build=False) as server,
        nginx(folder / "nginx", server.port, "/rules/", "") as proxy,
    ):
        rules = f"--host-resolver-rules=MAP {NAME}:443 127.0.0.1:{proxy.secure}"
        browser = launched(rules, "--ignore-certificate-errors", "--no-proxy-server")
        try:
            yield browser.new_context(service_workers="allow").new_page()
        finally:
            browser.close()


def test_the_site_is_saved_on_the_device(page: Page) -> None:
    """Nothing fails to load or to run; the worker answers for the path and for nothing else."""
    failed: list[str] = []
    page.on("pageerror", lambda error: failed.append(str(error)))
    page.on("response", lambda answer: failed.append(answer.url) if answer.status >= 400 else None)
    page.goto(HOME)
    page.wait_for_function("navigator.serviceWorker.ready.then((found) => Boolean(found.active))", timeout=LONG)
    scope = page.evaluate("navigator.serviceWorker.ready.then((found) => found.scope)")

    assert scope == HOME and failed == []


def test_a_judge_signs_in_and_passes_a_verdict_on(page: Page) -> None:
    """From the form to the link, through pages whose scripts and styles all load."""
    failed: list[str] = []
    page.on("response", lambda answer: failed.append(answer.url) if answer.status >= 400 else None)
    page.goto(f"{HOME}console/dispute/chaotic/attack-damage")
    assert page.url.startswith(f"{HOME}console/sign-in")
    page.fill("input[name=code]", CODE)
    page.fill("input[name=judge]", "Jo")
    page.click("main button")
    page.wait_for_url(f"{HOME}console/dispute/chaotic/attack-damage")
    page.fill("input[name=base]", "5")
    page.fill("input[name=energy]", "50")
    page.click("main form button:not([name]):not([type=button]):visible")
    page.wait_for_selector("section.verdict", timeout=LONG)
    page.click("text=Pass it on")
    page.wait_for_url("**/share*")

    assert f"{HOME}console/play/" in page.content() and failed == []
    assert [each["path"] for each in page.context.cookies() if each["name"] == "judge" and each["secure"]] == [
        "/rules/"
    ]
