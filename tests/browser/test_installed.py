"""Rules and lessons without a network, for whoever wants them kept; and a page that can be installed."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.browser.people import Person

KEPT = """async () => {
  const paths = [];
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
  return paths;
}"""
ALL_KEPT = f"""async () => {{
  const kept = await ({KEPT})();
  return kept.includes("/api/games/silverton/lesson") && kept.some((path) => path.includes("/Learn-"));
}}"""


def keep(person: Person) -> None:
    """Switch it on, and wait until everything is there."""
    person.go("/")
    person.press("Settings")
    person.page.get_by_role("switch", name="Rules and lessons offline").click()
    person.page.wait_for_function(ALL_KEPT)


def test_a_browser_can_install_the_page(ada: Person) -> None:
    ada.go("/")
    address = ada.page.locator('link[rel="manifest"]').get_attribute("href")
    manifest = json.loads(ada.page.context.request.get(str(address)).text())
    assert (manifest["name"], manifest["display"]) == ("Silverware", "standalone")
    for icon in manifest["icons"]:
        answer = ada.page.context.request.get(icon["src"])
        assert answer.headers["content-type"] == icon["type"]


def test_rules_and_lessons_are_there_without_a_network_and_nothing_personal_is_kept(ada: Person) -> None:
    ada.named("Ada")
    keep(ada)
    table = ada.found()
    ada.go("/account")
    kept = ada.page.evaluate(KEPT)
    personal = [path for path in kept if path.startswith("/api/") and not path.startswith("/api/games")]
    assert personal == []
    assert not any(table in path for path in kept)
    ada.page.context.set_offline(True)
    ada.page.goto("/rules/quicksand")
    expect(ada.page.get_by_role("heading", name="Rules of Quicksand")).to_be_visible()
    ada.page.goto("/learn/quicksand")
    expect(ada.page.get_by_role("heading").first).to_be_visible()
    ada.page.context.set_offline(False)


def test_whoever_switches_it_off_has_nothing_left(ada: Person) -> None:
    keep(ada)
    ada.page.get_by_role("switch", name="Rules and lessons offline").click()
    ada.page.wait_for_function(f"async () => (await ({KEPT})()).length === 0")
