from __future__ import annotations
import pytest
from tests.browser.people import Person

HEAR = """() => { window.heard = []; const at = document.getElementById("spoken");
  new MutationObserver((all) => { for (const each of all) for (const node of each.addedNodes) window.heard.push(node.textContent); }).observe(at, {childList: true}); }"""

@pytest.mark.parametrize("game", ["quick-silver", "quicksand", "silver-coin", "silverton"])
def test_look(ada: Person, game: str) -> None:
    ada.found(game=game, bots=2, seats=3, level="easy")
    assert ada.is_asked()
    ada.page.evaluate(HEAR)
    out = [ada.page.locator("body").aria_snapshot()]
    for _ in range(3):
        ada.page.keyboard.press("1")
        ada.page.wait_for_timeout(400)
        ada.mean_it()
        ada.is_asked()
        out.append("FOCUS " + ada.page.evaluate("document.activeElement.outerHTML.slice(0,200)"))
    ada.page.wait_for_timeout(500)
    out.append("HEARD\n" + "\n".join(ada.page.evaluate("window.heard")))
    open(f"/tmp/look/{game}.txt", "w").write("\n".join(out))
