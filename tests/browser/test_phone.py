"""A phone: everything by taps, nothing sideways."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import Door, Person

TURNS = 4


def test_a_few_turns_by_taps_with_everything_in_motion(door: Door) -> None:
    ada = door.phone(motion=True)
    ada.go("/")
    ada.press("Play now against bots")
    ada.page.wait_for_url("**/table/*")
    for _ in range(TURNS):
        assert ada.is_asked()
        assert ada.overflows() == []
        ada.choose(ada.moves.first)


def test_a_whole_game_by_taps(phone: Person) -> None:
    phone.found(seats=3, bots=2)
    phone.until_over()
    assert phone.overflows() == []


def test_thumbs_hit_what_they_aim_at(phone: Person) -> None:
    phone.found()
    phone.until("swap")
    for button in phone.moves.all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44
    expect(phone.moves.first).to_be_visible()
