"""Where the focus is can be seen whole: nothing around it cuts its ring off."""

from __future__ import annotations

from typing import Final

import pytest

from tests.browser.people import Door
from tests.browser.scenes import SCENES

CUT_OFF: Final = """() => {
  const cut = new Set();
  for (const each of document.querySelectorAll("a[href], button, input, select, summary, textarea, [tabindex]")) {
    if (!each.checkVisibility() || each.matches(":disabled, .unseen")) continue;
    each.focus({focusVisible: true});
    if (document.activeElement !== each) continue;
    each.scrollIntoView({block: "center"});
    const {outlineStyle, outlineWidth, outlineOffset} = getComputedStyle(each);
    if (outlineStyle === "none") continue;
    const wide = parseFloat(outlineWidth) + parseFloat(outlineOffset);
    const {left, right, top, bottom} = each.getBoundingClientRect();
    for (let up = each.parentElement; up && up !== document.body; up = up.parentElement) {
      const {overflowX, overflowY, overflowClipMargin, display} = getComputedStyle(up);
      if (display === "contents") continue;
      const box = up.getBoundingClientRect();
      const room = 0.5 + (overflowX === "clip" ? parseFloat(overflowClipMargin) || 0 : 0);
      const across = overflowX !== "visible" && Math.max(box.left - left, right - box.right) + wide > room;
      const down = overflowY !== "visible" && Math.max(box.top - top, bottom - box.bottom) + wide > room;
      if (across || down) cut.add(`${each.tagName} ${each.className} in ${up.tagName} ${up.className}`);
    }
  }
  return [...cut];
}"""
"""What has the focus and a ring that something around it cuts off."""


@pytest.mark.parametrize("device", ["desk", "phone"])
@pytest.mark.parametrize("scene", ["home", "new", "turn", "trail", "villages", "result", "replay", "rules"])
def test_no_ring_is_cut_off(door: Door, scene: str, device: str) -> None:
    person = door.desk() if device == "desk" else door.phone()
    SCENES[scene](person)
    assert person.page.evaluate(CUT_OFF) == []
