"""Makes the sounds: wood, metal, skin, paper and night air, each worked out from a few numbers. Nothing was recorded.

    python assets/sounds/make.py            # writes the WAV files beside this one

Dry, near and few. The same numbers give the same sounds, but for the last bit of a machine's sine.
"""

from __future__ import annotations

import array
import math
import sys
import wave
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random

RATE = 22_050
HERE = Path(__file__).resolve().parent
Samples = list[float]
# Frequency, level, and the seconds in which it falls to a third.
Mode = tuple[float, float, float]


def silence(seconds: float) -> Samples:
    return [0.0] * round(seconds * RATE)


def rung(modes: Sequence[Mode], seconds: float) -> Samples:
    """A body that is struck once: each of its tones dies away by itself."""
    out = silence(seconds)
    for frequency, level, decay in modes:
        turn, fall = 2 * math.pi * frequency / RATE, math.exp(-1 / (decay * RATE))
        loud = level
        for at in range(len(out)):
            out[at] += loud * math.sin(turn * at)
            loud *= fall
    return out


def noise(seconds: float, seed: int) -> Samples:
    random = Random(seed)
    return [random.uniform(-1, 1) for _ in range(round(seconds * RATE))]


def low_passed(samples: Samples, cutoff: Callable[[float], float]) -> Samples:
    """One pole; the cutoff may move with the seconds."""
    out, state = [], 0.0
    for at, sample in enumerate(samples):
        state += (1 - math.exp(-2 * math.pi * cutoff(at / RATE) / RATE)) * (sample - state)
        out.append(state)
    return out


def muffled(samples: Samples, cutoff: Callable[[float], float]) -> Samples:
    """Two poles: what is above is heard as from under a blanket."""
    return low_passed(low_passed(samples, cutoff), cutoff)


def high_passed(samples: Samples, cutoff: float) -> Samples:
    return mixed(samples, [-low for low in low_passed(samples, lambda _: cutoff)])


def shaped(samples: Samples, level: Callable[[float], float]) -> Samples:
    return [sample * level(at / RATE) for at, sample in enumerate(samples)]


def mixed(*parts: Samples) -> Samples:
    """Laid over each other; as long as the first."""
    return [sum(part[at] for part in parts if at < len(part)) for at in range(len(parts[0]))]


def levelled(samples: Samples, peak: float, fade: float = 0.02) -> Samples:
    """At this height, and without a click at its end."""
    top = max(map(abs, samples)) or 1.0
    last, length = len(samples), fade * RATE
    return [sample * peak / top * min(1.0, (last - at) / length) for at, sample in enumerate(samples)]


def click(seconds: float, seed: int) -> Samples:
    return shaped(noise(seconds, seed), lambda at: math.exp(-at / (seconds / 5)))


# The sounds


def clapper() -> Samples:
    """Hyōshigi: two blocks of oak, once."""
    wood = rung([(1180, 1.0, 0.045), (1950, 0.8, 0.03), (3050, 0.5, 0.018), (4420, 0.35, 0.01)], 0.36)
    return levelled(mixed(wood, click(0.012, 1)), 0.8)


def bell() -> Samples:
    """A temple's bell, struck with a beam: low, with a slow beat between two near tones."""
    low = 92.0
    modes = [(low, 0.8, 2.4), (low * 1.006, 0.7, 2.2), (low * 2.0, 0.9, 1.5), (low * 2.013, 0.4, 1.4)]
    modes += [(low * 2.44, 0.35, 0.9), (low * 3.02, 0.3, 0.7), (low * 4.2, 0.2, 0.4), (low * 5.6, 0.12, 0.25)]
    beam = low_passed(click(0.09, 2), lambda _: 500)
    return levelled(mixed(rung(modes, 5.0), beam), 0.75, 0.6)


def knock() -> Samples:
    """A knuckle on a thin board."""
    wood = rung([(310, 1.0, 0.035), (560, 0.6, 0.025), (905, 0.35, 0.015), (1490, 0.2, 0.008)], 0.24)
    return levelled(mixed(wood, low_passed(click(0.01, 3), lambda _: 2500)), 0.6)


def brush() -> Samples:
    """One stroke over paper: the hairs spread, drag and lift."""
    random = Random(4)
    grain = low_passed([random.uniform(0.2, 1.0) for _ in range(round(0.7 * RATE))], lambda _: 90)
    paper = high_passed(muffled(noise(0.7, 5), lambda at: 4200 - 3000 * abs(at - 0.25)), 700)
    drag = [sample * hair for sample, hair in zip(paper, grain, strict=True)]
    return levelled(shaped(drag, lambda at: math.sin(math.pi * min(1.0, at / 0.7)) ** 1.5), 0.4)


def string() -> Samples:
    """A shamisen's lowest string, open: the plectrum strikes the skin as well, and the string buzzes a little."""
    length = round(RATE / 98.0)
    line = low_passed(noise(length / RATE, 6), lambda _: 3000)
    out = []
    for at in range(round(2.4 * RATE)):
        place = at % length
        out.append(math.tanh(1.6 * line[place]))
        line[place] = 0.4975 * (line[place] + line[(place + 1) % length])
    skin = rung([(190, 0.5, 0.03), (340, 0.25, 0.02)], 0.2)
    return levelled(mixed(out, skin, low_passed(click(0.015, 7), lambda _: 1800)), 0.6, 0.3)


def breath() -> Samples:
    """A lantern is blown out."""
    air = muffled(noise(1.1, 8), lambda at: 350 + 1800 * math.exp(-at / 0.25))
    return levelled(shaped(air, lambda at: min(1.0, at / 0.06) * math.exp(-at / 0.28)), 0.4, 0.2)


# The night is laid of these while it is played: neither loop's length fits into the other's, and each is even, so that
# nothing in it can be counted by.
SEAM = 2.0


def night_wind() -> Samples:
    """Wind: enough to cover a tapping finger."""
    return _looped(levelled(muffled(noise(11.87 + SEAM, 9), lambda _: 420), 0.2))


def night_leaves() -> Samples:
    return _looped(levelled(high_passed(muffled(noise(8.31 + SEAM, 10), lambda _: 2600), 700), 0.125))


def night_cricket() -> Samples:
    """One call, of as many chirps as there is breath for."""
    return _chirps(0.9, 4150, 26, 0.03)


def night_far_cricket() -> Samples:
    return _chirps(1.3, 3620, 19, 0.018)


def _chirps(seconds: float, pitch: float, times: float, peak: float) -> Samples:
    def chirp(at: float) -> float:
        trill = max(0.0, math.sin(2 * math.pi * times * at)) ** 2
        return trill * math.sin(math.pi * at / seconds) ** 2 * math.sin(2 * math.pi * pitch * at)

    return levelled([chirp(at / RATE) for at in range(round(seconds * RATE))], peak)


def _looped(samples: Samples) -> Samples:
    """What is over at the end is laid under the beginning, by the rule of equal power."""
    seam = round(SEAM * RATE)
    body, rest = samples[:-seam], samples[-seam:]
    for at in range(seam):
        share = at / seam * math.pi / 2
        body[at] = body[at] * math.sin(share) + rest[at] * math.cos(share)
    return body


EVERY = (clapper, bell, knock, brush, string, breath, night_wind, night_leaves, night_cricket, night_far_cricket)
SOUNDS: dict[str, Callable[[], Samples]] = {sound.__name__: sound for sound in EVERY}


def written(samples: Samples) -> array.array[int]:
    return array.array("h", (round(32_767 * max(-1.0, min(1.0, sample))) for sample in samples))


def made() -> Iterator[tuple[Path, array.array[int]]]:
    for name, sound in SOUNDS.items():
        yield HERE / f"{name}.wav", written(sound())


def main() -> None:
    for path, samples in made():
        if sys.byteorder == "big":
            samples.byteswap()
        with wave.open(str(path), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples.tobytes())
        print(f"{path.name}: {len(samples) / RATE:.2f} s, {path.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
