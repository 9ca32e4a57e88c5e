"""The five cards, in card order: the order of every list of cards that is told or asked."""

from .card import Card
from .cards.autopsy import Autopsy
from .cards.barrier import Barrier
from .cards.detection import Detection
from .cards.slayer import Slayer
from .cards.witch_killer import WitchKiller

CARDS: dict[str, Card] = {card.id: card for card in (WitchKiller(), Barrier(), Slayer(), Detection(), Autopsy())}
