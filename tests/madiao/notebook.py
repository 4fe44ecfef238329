"""A listener who writes down what it hears of 馬吊, and from that alone says what it sees."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from youyi.games.madiao.events import (
    BankerSeated,
    Captured,
    CardExposed,
    DealBegan,
    DealEnded,
    DealVoided,
    Discarded,
    DiscardedCard,
    Led,
    Paid,
    PlayBegan,
    Promoted,
    Received,
    SittingEnded,
    TrickWon,
)
from youyi.games.madiao.position import Done, FaceDown, FaceUp, Four, ToDeal, ToSeatBanker
from youyi.games.madiao.view import Hidden, PlayingSeen, SeenTrick, View
from youyi.kernel.seats import Seat


@dataclass
class Notebook:
    seat: Seat | None
    deal: int = 0
    purses: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    waiting: Any = field(default_factory=ToSeatBanker)
    banker: Seat | None = None
    exposed: Any = None
    promoted: bool = False
    dealt: list[Any] = field(default_factory=list)
    tricks: list[list[Any]] = field(default_factory=list)
    won: list[list[Any]] = field(default_factory=lambda: [[], [], [], []])
    to_play: Seat | None = None
    playing: bool = False

    def open(self, seen: View) -> None:
        """Begin with what is seen before the first deal."""
        self.waiting = seen.phase
        if isinstance(seen.phase, ToDeal):
            self.banker = seen.phase.banker

    def hear(self, event: Any) -> None:
        match event:
            case DealBegan(deal, _):
                self.deal, self.promoted, self.dealt, self.tricks, self.won = deal, False, [], [[]], [[], [], [], []]
            case CardExposed(card, _):
                self.exposed = card
            case BankerSeated(seat, _):
                self.banker, self.waiting = seat, ToDeal(seat)
            case Received(cards=cards):
                self.dealt = list(cards)
            case Promoted(card=card, becomes=becomes):
                self.dealt[self.dealt.index(card)] = becomes
                self.promoted = True
            case PlayBegan(leader, _):
                self.playing, self.to_play = True, leader
            case Led(seat, card, _) | Captured(seat, card, _):
                self._laid(FaceUp(seat, card))
            case Discarded(seat, _):
                self._laid(Hidden(seat))
            case DiscardedCard(to=seat, card=card):
                self.tricks[-1][-1] = FaceDown(seat, card)
            case TrickWon(seat, card, _, _):
                self.won[seat].append(card)
                self.tricks.append([])
                self.to_play = seat
            case Paid(flow=flow):
                self.purses = [held + gained for held, gained in zip(self.purses, flow, strict=True)]
            case DealVoided():
                assert self.banker is not None
                self.deal, self.waiting = self.deal - 1, ToDeal(self.banker)
            case DealEnded():
                self.playing, self.waiting = False, ToSeatBanker()
            case SittingEnded():
                self.waiting = Done()
            case _:
                pass

    def _laid(self, laid: Any) -> None:
        self.tricks[-1].append(laid)
        self.to_play = Seat((laid.seat + 1) % 4)

    def view(self) -> View:
        east, north, west, south = self.purses
        purses = (east, north, west, south)
        if not self.playing:
            return View(self.seat, self.deal, purses, self.waiting)
        assert self.banker is not None
        assert self.to_play is not None
        laid = [each for trick in self.tricks for each in trick]
        own = {each.card for each in laid if not isinstance(each, Hidden) and each.seat == self.seat}
        done = len(self.tricks) - 1
        tricks = tuple(
            SeenTrick(trick[0].seat, tuple(trick), self._winner(trick) if number < done else None)
            for number, trick in enumerate(self.tricks)
            if trick
        )
        return View(
            self.seat,
            self.deal,
            purses,
            PlayingSeen(
                banker=self.banker,
                exposed=self.exposed,
                promoted=self.promoted,
                dealt=tuple(self.dealt),
                hand=tuple(card for card in self.dealt if card not in own),
                held=self._held(laid),
                tricks=tricks,
                won=(tuple(self.won[0]), tuple(self.won[1]), tuple(self.won[2]), tuple(self.won[3])),
                to_play=self.to_play,
            ),
        )

    @staticmethod
    def _held(laid: list[Any]) -> Four:
        east, north, west, south = (8 - sum(each.seat == seat for each in laid) for seat in range(4))
        return east, north, west, south

    @staticmethod
    def _winner(trick: list[Any]) -> Seat:
        return [each for each in trick if isinstance(each, FaceUp)][-1].seat
