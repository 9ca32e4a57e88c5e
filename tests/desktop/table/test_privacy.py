"""The privacy machine: no row of events shows what is secret outside LIT, or to anybody else."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from desktop.table.privacy.machine import Machine, State, Timing, Turn

TIMING = Timing(hold=0.75, dead=0.5, peek=5.0, idle=60.0)


def state(machine: Machine) -> State:
    return machine.state


def is_open(machine: Machine) -> bool:
    return machine.is_open


def lit(pin: bool = False, dwell: float = 12.0) -> Machine:
    machine = Machine(TIMING)
    machine.to_cover(Turn("花子", dwell, pin), 100.0)
    machine.hold(101.0)
    machine.tick(101.75)
    return machine


def test_a_cover_lights_after_the_hold_and_not_before() -> None:
    machine = Machine(TIMING)
    machine.to_cover(Turn("花子", 12.0), 100.0)
    machine.hold(101.0)
    machine.tick(101.7)
    assert state(machine) is State.COVER
    assert 0.9 < machine.held_for(101.7) < 1
    machine.tick(101.75)
    assert machine.lit_seat == "花子"


def test_letting_go_early_is_no_hold() -> None:
    machine = Machine(TIMING)
    machine.to_cover(Turn("花子", 12.0), 100.0)
    machine.hold(101.0)
    machine.let_go(101.5)
    machine.tick(103.0)
    assert state(machine) is State.COVER
    assert machine.held_for(103.0) == 0


def test_a_cover_is_deaf_at_first() -> None:
    machine = Machine(TIMING)
    machine.to_cover(Turn("花子", 12.0), 100.0)
    machine.hold(100.25)
    machine.tick(105.0)
    assert state(machine) is State.COVER


def test_a_pin_is_asked_after_the_hold() -> None:
    machine = lit(pin=True)
    assert state(machine) is State.COVER
    assert machine.wants_pin
    machine.give_pin(False, 103.0)
    assert state(machine) is State.COVER
    machine.give_pin(True, 104.0)
    assert machine.lit_seat == "花子"


def test_a_pin_without_the_hold_lights_nothing() -> None:
    machine = Machine(TIMING)
    machine.to_cover(Turn("花子", 12.0, pin=True), 100.0)
    machine.give_pin(True, 101.0)
    assert state(machine) is State.COVER


def test_a_page_is_open_only_while_it_is_held() -> None:
    machine = lit()
    assert not is_open(machine)
    machine.open(103.0)
    assert is_open(machine)
    machine.shut(104.0)
    assert not is_open(machine)


def test_a_peek_shuts_by_itself() -> None:
    machine = lit()
    machine.peek(103.0)
    machine.tick(107.75)
    assert is_open(machine)
    machine.tick(108.0)
    assert not is_open(machine)
    machine.peek(109.0)
    machine.peek(110.0)
    assert not is_open(machine)


def test_a_peek_stays_for_as_long_as_somebody_writes() -> None:
    machine = lit()
    machine.types(102.0)
    assert not is_open(machine)
    machine.peek(103.0)
    for now in (106.0, 110.0):
        machine.types(now)
    machine.tick(114.9)
    assert is_open(machine)
    machine.tick(115.0)
    assert not is_open(machine)


def test_the_next_page_of_a_turn_is_shut() -> None:
    machine = lit()
    machine.open(103.0)
    machine.next_page(104.0)
    assert state(machine) is State.LIT
    assert not is_open(machine)
    machine.open(104.25)
    assert not is_open(machine), "a new page is deaf at first"


def test_breaking_privacy_covers_for_the_same_player() -> None:
    machine = lit()
    machine.open(103.0)
    machine.break_privacy(103.1)
    assert (machine.state, machine.is_open) == (State.COVER, False)
    assert machine.turn is not None
    assert machine.turn.seat == "花子"


def test_idling_covers() -> None:
    machine = lit()
    machine.sign_of_life(150.0)
    machine.tick(209.75)
    assert state(machine) is State.LIT
    machine.tick(210.0)
    assert state(machine) is State.COVER


def test_the_dwell_counts_from_the_first_light_through_a_break() -> None:
    machine = lit(dwell=12.0)
    machine.break_privacy(105.0)
    machine.hold(106.0)
    machine.tick(107.0)
    assert state(machine) is State.LIT
    machine.spend("Bob", 108.0)
    assert machine.next_seat == "Bob"
    assert not machine.is_served(113.5)
    assert machine.is_served(113.75)
    assert machine.dwell_left(107.75) == 0.5


def test_reminding_is_counted_and_forgotten_with_the_turn() -> None:
    machine = Machine(TIMING)
    machine.to_cover(Turn("A", 0.0), 0.0)
    machine.remind()
    machine.remind()
    assert machine.reminded == 2
    machine.to_cover(Turn("B", 0.0), 1.0)
    assert machine.reminded == 0


def test_focus_lost_during_a_pin_starts_over_with_the_hold() -> None:
    machine = lit(pin=True)
    machine.break_privacy(103.0)
    assert not machine.wants_pin
    machine.give_pin(True, 104.0)
    assert state(machine) is State.COVER


class AnyOrder(RuleBasedStateMachine):
    """Everything that people, time and the game may do, in any order."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self.machine = Machine(TIMING)
        self.entitled: str | None = None
        self.proved = False
        self.held_since: float | None = None

    @rule(seconds=st.sampled_from([0.0, 0.125, 0.25, 0.5, 0.75, 3.0, 6.0, 61.0]))
    def time_passes(self, seconds: float) -> None:
        self.now += seconds
        self.machine.tick(self.now)

    @rule(seat=st.sampled_from("ABC"), pin=st.booleans())
    def a_turn_begins(self, seat: str, pin: bool) -> None:
        self.machine.to_cover(Turn(seat, 6.0, pin), self.now)
        self.entitled, self.proved, self.held_since = seat, False, None

    @rule()
    def the_table_goes_on(self) -> None:
        self.machine.to_table(self.now)
        self.entitled, self.proved = None, False

    @precondition(lambda self: self.machine.state is State.LIT)
    @rule()
    def a_page_is_turned(self) -> None:
        self.machine.next_page(self.now)

    @precondition(lambda self: self.machine.state is State.LIT)
    @rule()
    def the_turn_is_done(self) -> None:
        self.machine.spend("B", self.now)
        self.entitled, self.proved = None, False

    @rule()
    def somebody_holds(self) -> None:
        self.machine.hold(self.now)
        self.held_since = self.now

    @rule()
    def somebody_lets_go(self) -> None:
        self.machine.let_go(self.now)
        self.held_since = None

    @rule(right=st.booleans())
    def a_pin_is_given(self, right: bool) -> None:
        self.proved = self.proved or (right and self.machine.wants_pin)
        self.machine.give_pin(right, self.now)

    @rule()
    def the_page_is_opened(self) -> None:
        self.machine.open(self.now)

    @rule()
    def the_page_is_peeked_at(self) -> None:
        self.machine.peek(self.now)

    @rule()
    def somebody_writes(self) -> None:
        self.machine.types(self.now)

    @rule()
    def privacy_breaks(self) -> None:
        self.machine.break_privacy(self.now)
        assert self.machine.state is not State.LIT
        self.proved = False

    @invariant()
    def only_the_entitled_is_lit(self) -> None:
        seat = self.machine.lit_seat
        assert seat is None or seat == self.entitled
        if seat is not None and self.machine.turn is not None and self.machine.turn.pin:
            assert self.proved

    @invariant()
    def only_a_lit_page_is_open(self) -> None:
        assert not self.machine.is_open or self.machine.state is State.LIT

    @invariant()
    def nothing_is_lit_without_a_hold(self) -> None:
        if self.machine.state is not State.LIT:
            return
        assert self.machine._first_lit is not None


TestAnyOrder = AnyOrder.TestCase
TestAnyOrder.settings = settings(max_examples=200, stateful_step_count=40, deadline=None)
