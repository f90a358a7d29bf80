"""The page for hosts: what they do there, and what those concerned are told."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.hosting import appoint, others
from tests.browser.people import Door, Person

WHY: Final = "Shouting at beginners."


@pytest.fixture
def host(door: Door) -> Person:
    """A host at a desk."""
    person = door.desk("Somebody")
    appoint(person)
    return person


def seek(host: Person, name: str) -> Locator:
    """Look for something; the one row that is left."""
    host.page.get_by_role("searchbox").fill(name)
    rows = host.page.get_by_role("main").get_by_role("list").first.locator("> li")
    expect(rows.filter(has_text=name)).to_have_count(1)
    expect(rows).to_have_count(1)
    return rows


def manage(host: Person, act: str, go: str, why: str = "") -> None:
    """Do something to whoever has been found, and hear that it is done."""
    host.press(re.compile("^Manage "))
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_text(act, exact=True).click()
    dialog.get_by_label("Reason").fill(why)
    dialog.get_by_role("button", name=go).click()


def told(host: Person, sentence: str) -> None:
    """What was done is said, and the dialog is gone."""
    expect(host.page.get_by_role("status").filter(has_text=sentence)).to_be_visible()
    expect(host.page.get_by_role("dialog")).to_have_count(0)


def test_who_is_muted_and_then_banned_is_told_why(host: Person, door: Door) -> None:
    bob = door.desk("Mutable Bob")
    bob.found()
    bob.use(bob.page.get_by_role("tab", name="Talk"))
    host.go("/account")
    host.press("People and tables", role="link")
    row = seek(host, "Mutable Bob")
    manage(host, "Mute", "Mute Mutable Bob", WHY)
    told(host, f"Margaret muted Mutable Bob: {WHY}")
    expect(row).to_contain_text(f"Muted · {WHY}")
    expect(host.page.get_by_role("button", name="Manage Mutable Bob")).to_be_focused()

    bob.page.get_by_label("Say something").fill("HELLO")
    said = bob.page.get_by_role("alert").filter(has_text=f"A host has muted you: {WHY}")
    while not said.count():  # the page may be coming back just now
        bob.press("Send")
        said.or_(bob.page.get_by_role("alert").filter(has_text=re.compile("connect", re.IGNORECASE))).wait_for()
    expect(bob.page.get_by_label("Say something")).to_have_value("HELLO")

    manage(host, "Ban", "Ban Mutable Bob", "Went on.")
    told(host, "Margaret banned Mutable Bob: Went on.")
    expect(bob.page.get_by_role("alert").filter(has_text="A host has banned you: Went on.")).to_be_visible()
    bob.go("/account")
    expect(bob.page.get_by_role("alert").filter(has_text="A host has banned you: Went on.")).to_be_visible()
    manage(host, "Let in again", "Let Mutable Bob in again")
    told(host, "Margaret let Mutable Bob in again.")
    bob.go("/account")
    expect(bob.page.get_by_role("heading", level=1)).to_have_text("Mutable Bob")


def test_an_account_whose_passphrase_is_reset_chooses_a_new_one(host: Person, door: Door) -> None:
    with others(host, "Forgetful Eve", accounts=["Forgetful Eve"]):
        host.go("/host")
    seek(host, "Forgetful Eve")
    manage(host, "Reset passphrase", "Reset the passphrase of Forgetful Eve")
    once = host.page.get_by_role("textbox", name="Passphrase").input_value()
    assert re.fullmatch(r"\w{4}(-\w{4}){3}", once)
    host.press("Close")
    told(host, "Margaret reset the passphrase of Forgetful Eve.")
    assert once not in host.page.content()

    eve = door.phone("")
    eve.go("/account")
    signing = eve.page.get_by_role("region", name="Sign in")
    signing.get_by_label("Name").fill("Forgetful Eve")
    signing.get_by_label("Passphrase").fill(once)
    eve.use(signing.get_by_role("button", name="Sign in"))
    choosing = eve.page.get_by_role("region", name="Choose a new passphrase")
    choosing.get_by_label("Passphrase").fill("brass tin lead")
    eve.use(choosing.get_by_role("button"))
    expect(eve.page.get_by_role("status").filter(has_text="Your new passphrase is kept.")).to_be_visible()
    expect(choosing).to_have_count(0)
    eve.page.reload()
    eve.arrive()
    expect(choosing).to_have_count(0)
    came = eve.page.context.request.post(
        "/api/sessions", data={"name": "Forgetful Eve", "passphrase": "brass tin lead"}
    )
    assert came.ok


def test_a_closed_table_says_so_and_the_log_tells_who_did_it(host: Person, door: Door) -> None:
    bob = door.desk("Closable Bob")
    table = bob.found()
    assert bob.is_asked()
    host.go("/host/tables")
    seek(host, "Closable Bob")
    expect(host.page.get_by_role("link", name=re.compile("^Look at "))).to_have_attribute("href", f"/table/{table}")
    manage(host, "Close table", "Close this table", WHY)
    told(host, f"Margaret closed a table of Quick Silver: {WHY}")
    expect(bob.page.get_by_role("heading", name=f"A host has closed this table: {WHY}")).to_be_visible()
    expect(bob.page.get_by_role("status").filter(has_text="Closed by a host")).to_be_visible()
    expect(bob.moves).to_have_count(0)
    bob.use(bob.page.get_by_role("tab", name="Talk"))
    expect(bob.page.get_by_label("Say something")).to_have_count(0)
    bob.go("/")
    bob.use(bob.page.locator("summary", has_text="Finished (1)"))
    expect(bob.page.get_by_role("region", name="Your tables")).to_contain_text("Closed by a host")
    host.press("Log", role="link")
    expect(host.page.get_by_role("listitem").first).to_contain_text(f"Margaret closed a table of Quick Silver: {WHY}")


def test_what_cannot_be_undone_is_asked_twice_and_done_by_keyboard(host: Person) -> None:
    with others(host, "Leaving Lee"):
        host.go("/host")
    seek(host, "Leaving Lee")
    host.enter(host.page.get_by_role("button", name="Manage Leaving Lee"))
    dialog = host.page.get_by_role("dialog")
    host.tab_to(dialog.get_by_role("radio", name="Mute"))
    for _ in range(3):
        host.page.keyboard.press("ArrowRight")
    expect(dialog.get_by_role("radio", name="Delete")).to_be_checked()
    host.enter(dialog.get_by_role("button", name="Delete Leaving Lee"))
    expect(dialog.get_by_role("alert").filter(has_text="This cannot be undone.")).to_be_visible()
    host.enter(dialog.get_by_role("button", name="Delete for good"))
    told(host, "Margaret deleted a person.")
    expect(host.page.get_by_text("0 people")).to_be_visible()


def test_a_refusal_is_told_in_the_dialog(host: Person) -> None:
    with others(host, "Nameless Ned"):
        host.go("/host")
    seek(host, "Nameless Ned")
    host.press("Manage Nameless Ned")
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_text("Rename", exact=True).click()
    dialog.get_by_label("New name").fill("Margaret")
    dialog.get_by_role("button", name="Rename Nameless Ned").click()
    expect(dialog.get_by_role("alert").filter(has_text="Somebody else is called Margaret already")).to_be_visible()


def test_long_lists_come_in_pages(host: Person) -> None:
    with others(host, *(f"Miner {number}" for number in range(30))):
        host.go("/host")
    host.page.get_by_role("searchbox").fill("Miner ")
    expect(host.page.get_by_text("25 of 30 people")).to_be_visible()
    host.press("Show more")
    expect(host.page.get_by_text("30 people", exact=True)).to_be_visible()
    expect(host.page.get_by_role("button", name=re.compile("^Manage Miner"))).to_have_count(30)
    expect(host.page.get_by_role("button", name="Show more")).to_have_count(0)


def test_nothing_can_be_done_to_hosts(host: Person) -> None:
    host.go("/host")
    host.page.get_by_text("Hosts", exact=True).click()
    expect(host.page.get_by_text("1 person", exact=True)).to_be_visible()
    expect(host.page.get_by_role("button", name=re.compile("^Manage"))).to_have_count(0)


def test_the_page_is_for_hosts_alone(ada: Person) -> None:
    ada.go("/account")
    expect(ada.page.get_by_role("link", name="People and tables")).to_have_count(0)
    ada.go("/host")
    expect(ada.page.get_by_text("This page is for the hosts of this server.")).to_be_visible()
    expect(ada.page.get_by_role("searchbox")).to_have_count(0)
