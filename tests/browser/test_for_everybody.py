"""Every screen, for everybody: on a desk and on a phone, light and dark, with and without eyes or a mouse."""

from __future__ import annotations

import pytest

from tests.browser.axe import barriers
from tests.browser.people import Door
from tests.browser.scenes import SCENES

WIDTHS = (1440, 1024)
PARTS = {"more": "header"}
"""Where something lies over the page, it is what counts."""


@pytest.mark.parametrize("scene", SCENES)
def test_a_desk_shows_it_without_barriers(door: Door, scene: str) -> None:
    ada = door.desk()
    SCENES[scene](ada)
    for theme in ("light", "dark"):
        ada.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        found = barriers(ada.page, PARTS.get(scene, "html"))
        assert not found, "\n".join([theme, *found])
    for width in WIDTHS:
        ada.page.set_viewport_size({"width": width, "height": 768})
        assert not ada.overflows(), "\n".join(ada.overflows())


@pytest.mark.parametrize("scene", SCENES)
def test_a_phone_shows_it_without_barriers(door: Door, scene: str) -> None:
    ada = door.phone()
    SCENES[scene](ada)
    assert not ada.overflows(), "\n".join(ada.overflows())
    for theme in ("light", "dark"):
        ada.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        found = barriers(ada.page, PARTS.get(scene, "html"))
        assert not found, "\n".join([theme, *found])
