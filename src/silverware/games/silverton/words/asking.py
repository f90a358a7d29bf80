"""What is asked, of whom and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from silverware.core.seats import SEAT_NAMES
from silverware.games.silverton.components import Box
from silverware.games.silverton.forms import AnswerOffer, MayAgree, MayJoin, Offer
from silverware.games.silverton.view import SilvertonView
from silverware.games.silverton.words.saying import say
from silverware.games.silverton.words.things import capital, card, listed, money

PROMPTS: Final = {
    "crew": "{who} must choose surveyors and prospectors.",
    "station": "{who} must choose the home city from which the surveyor builds.",
    "place": "{who} may send a piece, or go on.",
    "survey": "{who} must choose a segment for the surveyor in hand.",
    "dismantle": "{who} must choose the track that the surveyor in hand dismantles.",
    "prospect": "{who} must choose a card for the prospector in hand.",
    "move-over": "{who} may move the surveyor to the open line beside it before the dice are rolled.",
    "special": "Two lines meet, and only one can go on: {who} may call for a dispute.",
    "joint": "{who} may end a joint route.",
    "join": "{who} may run a passenger card together with another.",
    "agree": "{who} may agree to run a passenger card together with another.",
    "stake": "Step 1: {who} may buy the cards the prospectors stand on.",
    "drawn": "{who} turned up a claim and may buy it, or leave it for anybody.",
    "lose": "An event: {who} must choose which prospector it strikes.",
    "build": "Step 2: {who} may build where the surveyors stand.",
    "abandon": "All cubes are on the board: {who} may take one up to build this.",
    "operate": "Step 3: {who} may choose claims to operate.",
    "deal": "Step 4: {who} may make deals.",
    "propose": "{who} may make an offer.",
    "answer": "{who} may accept or decline.",
    "deliver": "Step 6: {who} may deliver freight.",
    "onto": "{who} must choose the claim that the freight goes to.",
    "trains": "{who} must choose the trains that deliver.",
    "loads": "{who} must choose how many loads to deliver.",
    "plow": "Winter: {who} may assign plows to snow segments.",
    "purchase": "{who} may purchase a train or a plow.",
    "assign": "{who} must assign the train to a home city.",
    "jail": "Step 7: a piece is in jail, and {who} may roll for it, pay, or wait.",
    "hire": "Step 7: {who} may hire a prospector to replace the dead one.",
    "engage": "Step 7: {who} may hire a surveyor or a prospector.",
}


def prompt(view: SilvertonView, names: Sequence[str], box: Box) -> str:
    """What is being asked, of whom and why; a chair is spoken to as you."""
    if view.outcome is not None:
        winners = [names[seat] for seat in view.outcome.winners]
        most = money(max(view.outcome.scores))
        has = "has" if len(winners) == 1 else "have"
        if view.seats == 1:
            return f"The game is over after turn {view.round}: {names[0]} has {most}. This is {view.outcome.ending}."
        return f"The game is over after turn {view.round}: {listed(winners)} {has} the most money, {most}."
    assert view.asked is not None
    assert view.question is not None
    question = view.asking
    called = ["you" if seat == view.seat else name for seat, name in enumerate(names)]
    asked = capital(PROMPTS[view.question].format(who=called[view.asked]))
    if isinstance(question, AnswerOffer):
        move = box.moves.offer_of(Offer(question.seat, question.gives, question.wants))
        by = SEAT_NAMES.index(question.by)
        offers = "You offer" if by == view.seat else f"{names[by]} offers"
        return f"{offers} {say(move, called, box).removeprefix('Offer ')}. {asked}"
    if isinstance(question, (MayJoin, MayAgree)):
        partner = called[SEAT_NAMES.index(question.partner)]
        return asked.replace("a passenger card", card(question.card, box)).replace("another", partner)
    return asked
