"""A stranger's drawing has shapes and colours, and nothing that is fetched, run or expanded."""

from __future__ import annotations

import pytest

from rulesets.engine.packs.drawings import drawing_faults

SHAPES = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">%s</svg>'


def faults(inside: str) -> str:
    return "\n".join(map(str, drawing_faults("motifs/roles/x.svg", (SHAPES % inside).encode())))


@pytest.mark.parametrize(
    "inside", ['<path d="M0 0L1 1" fill="url(#glow)"/>', '<defs><linearGradient id="glow"/></defs>', "<g><circle/></g>"]
)
def test_shapes_are_taken(inside: str) -> None:
    assert faults(inside) == ""


@pytest.mark.parametrize(
    ("inside", "words"),
    [
        ('<image href="file:///etc/passwd"/>', "has <image>, which is no shape"),
        ("<script>run()</script>", "has <script>, which is no shape"),
        ('<style>@import "http://example.org/x.css"</style>', "has <style>, which is no shape"),
        ('<path onload="run()"/>', "has onload=... that leads out"),
        ('<path fill="url(http://example.org/x)"/>', "has fill=... that leads out"),
        ('<g xlink:href="http://example.org/x"/>', "has href=... that leads out"),
        ("<path", "is no drawing"),
    ],
)
def test_what_leads_out_is_refused(inside: str, words: str) -> None:
    assert words in faults(inside)


def test_what_is_expanded_is_refused() -> None:
    bomb = b'<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg>&b;</svg>'
    (fault,) = drawing_faults("motifs/roles/x.svg", bomb)
    assert "document type" in str(fault)
