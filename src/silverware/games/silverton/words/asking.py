"""What is asked, of whom and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from silverware.core.seats import SEAT_NAMES
from silverware.games.silverton.components import Box
from silverware.games.silverton.forms import AnswerOffer, MayAgree, MayJoin, Offer
from silverware.games.silverton.view import SilvertonView
from silverware.games.silverton.words.saying import say
from silverware.games.silverton.words.things import card, listed, money

PROMPTS: Final = {
    "crew": "{who} chooses surveyors and prospectors.",
    "station": "{who} has two home cities: from which does the surveyor build?",
    "place": "{who} places pieces: send one, or be done.",
    "survey": "{who} has a surveyor in hand: which segment?",
    "dismantle": "{who} has a surveyor in hand: which own track is to be dismantled?",
    "prospect": "{who} has a prospector in hand: which card?",
    "move-over": "{who} may move the surveyor to the open line beside, before the dice.",
    "special": "Two lines meet, and only one can go on: {who} may call for a dispute.",
    "joint": "{who} runs passenger cards with others, and may end that.",
    "join": "{who} may run a passenger card together with another.",
    "agree": "{who} may run a passenger card together with another, who is willing.",
    "stake": "Step 1: {who} may buy what the prospectors stand on.",
    "drawn": "{who} has turned up a claim: buy it, or leave it to all?",
    "lose": "An event: {who} chooses which prospector it befalls.",
    "build": "Step 2: {who} may build what the surveyors stand on.",
    "abandon": "All cubes are on the board: {who} takes one up to build, or does not build.",
    "operate": "Step 3: {who} chooses the claims to operate.",
    "deal": "Step 4: {who} may make deals.",
    "propose": "{who} may make an offer.",
    "answer": "{who} accepts, or declines.",
    "deliver": "Step 6: {who} may deliver freight.",
    "onto": "{who} transfers freight: to which claim?",
    "trains": "{who} delivers: with which trains?",
    "loads": "{who} delivers: how many loads?",
    "plow": "Winter: {who} may assign plows to snow segments.",
    "purchase": "{who} may purchase a train or a plow.",
    "assign": "{who} has a train to assign: to which home city?",
    "jail": "Step 7: {who} has a piece in jail: roll for it, pay, or wait?",
    "hire": "Step 7: {who} may hire a prospector in the place of the dead one.",
    "engage": "Step 7: {who} may hire a surveyor or a prospector.",
}


def prompt(view: SilvertonView, names: Sequence[str], box: Box) -> str:
    """What is being asked, of whom and why."""
    if view.outcome is not None:
        winners = [names[seat] for seat in view.outcome.winners]
        most = money(max(view.outcome.scores))
        has = "has" if len(winners) == 1 else "have"
        if view.seats == 1:
            return f"The game is over after turn {view.round}: {names[0]} has {most}. This is {view.outcome.ending}."
        return f"The game is over after turn {view.round}: {listed(winners)} {has} most money, {most}."
    assert view.asked is not None
    assert view.question is not None
    question = view.asking
    asked = PROMPTS[view.question].format(who=names[view.asked])
    if isinstance(question, AnswerOffer):
        move = box.moves.offer_of(Offer(question.seat, question.gives, question.wants))
        return f"{names[SEAT_NAMES.index(question.by)]} offers {say(move, names, box).removeprefix('Offer ')}. {asked}"
    if isinstance(question, (MayJoin, MayAgree)):
        partner = names[SEAT_NAMES.index(question.partner)]
        return asked.replace("a passenger card", card(question.card, box)).replace("another", partner)
    return asked
