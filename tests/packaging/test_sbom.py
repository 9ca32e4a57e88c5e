"""The bill of materials: by CycloneDX's rules, and with every pin at its version and under its licence."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any
from urllib.parse import urlsplit
from uuid import UUID

import pytest
from packaging.licenses import canonicalize_license_expression
from PySide6.QtCore import qVersion

import sbom
from lantern_version import VERSION

PINNED = "".join(file.read_text(encoding="utf-8") for file in (sbom.PINNED, sbom.PINNED_VOICE))
KINDS = {"application", "data", "framework", "library", "platform"}
# What the format knows of the places where we say something; another word there is a fault.
OF_BILL = {"$schema", "bomFormat", "specVersion", "serialNumber", "version", "metadata", "components", "dependencies"}
OF_PART = {"type", "bom-ref", "name", "version", "scope", "licenses", "purl", "properties", "description"}


@pytest.fixture(scope="module")
def bill() -> dict[str, Any]:
    return sbom.bill()


def every_part(bill: dict[str, Any]) -> list[dict[str, Any]]:
    return [bill["metadata"]["component"], *bill["components"]]


def test_it_is_of_the_format(bill: dict[str, Any]) -> None:
    assert set(bill) == OF_BILL
    assert (bill["bomFormat"], bill["specVersion"], bill["version"]) == ("CycloneDX", "1.6", 1)
    assert bill["$schema"] == "http://cyclonedx.org/schema/bom-1.6.schema.json"
    assert UUID(bill["serialNumber"].removeprefix("urn:uuid:")).version == 5
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", bill["metadata"]["timestamp"])


def test_each_part_says_what_the_format_asks_for_and_no_more(bill: dict[str, Any]) -> None:
    for part in every_part(bill):
        assert set(part) <= OF_PART
        assert part["type"] in KINDS
        assert part["name"]
        assert part.get("scope", "required") in {"required", "optional", "excluded"}
        assert all(set(said) == {"name", "value"} for said in part.get("properties", []))


def test_each_licence_is_one_that_spdx_knows(bill: dict[str, Any]) -> None:
    for part in every_part(bill):
        (licence,) = part["licenses"]
        said = licence.get("expression") or licence["license"]["id"]
        assert canonicalize_license_expression(said) == said
        # A single one goes by its id, and only what is put together is an expression.
        assert ("expression" in licence) is (" " in said)


def test_what_is_a_package_says_where_it_is_had_from(bill: dict[str, Any]) -> None:
    for part in every_part(bill):
        if "purl" in part:
            place = urlsplit(part["purl"])
            assert (place.scheme, place.path) == ("pkg", place.path.lower())
            assert place.path.endswith(f"@{part['version']}")


def test_nothing_is_there_twice_and_all_that_is_needed_is_there(bill: dict[str, Any]) -> None:
    refs = Counter(part["bom-ref"] for part in every_part(bill))
    assert set(refs.values()) == {1}
    rows = bill["dependencies"]
    assert Counter(row["ref"] for row in rows) == refs
    assert {needed for row in rows for needed in row["dependsOn"]} == set(refs) - {rows[0]["ref"]}


def test_every_pin_is_there_with_all_its_hashes(bill: dict[str, Any]) -> None:
    pins = dict(re.findall(r"^([\w.-]+)==([^\s;]+)", PINNED, re.MULTILINE))
    found = {part["name"]: part for part in bill["components"]}
    assert {name: found[name]["version"] for name in pins} == pins
    hashes = [said["value"] for part in bill["components"] for said in part.get("properties", [])]
    assert sorted(hashes) == sorted(re.findall(r"--hash=(sha256:[0-9a-f]{64})", PINNED))


def test_qt_is_the_one_that_the_game_draws_with(bill: dict[str, Any]) -> None:
    found = {part["name"]: part["version"] for part in every_part(bill) if "version" in part}
    assert (found["Qt"], found["lantern-night"]) == (qVersion(), VERSION)


def test_what_only_builds_is_not_shipped(bill: dict[str, Any]) -> None:
    assert [part["name"] for part in bill["components"] if part.get("scope") == "excluded"] == ["fonttools"]


def test_a_package_without_a_credit_stops_it() -> None:
    with pytest.raises(SystemExit, match="has no licence of unheard-of"):
        list(sbom.packages("unheard-of==1.0 \\\n    --hash=sha256:00", {"babel": "MIT"}))


def test_the_same_commit_has_the_same_bill(bill: dict[str, Any]) -> None:
    assert sbom.bill() == bill
