"""The workflow from a tag to a release: nothing in it that is not pinned, and no right that its job does not need."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from typing import Any

import yaml

import build
from product import ROOT

TEXT = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
# YAML takes the word `on` for a yes.
RELEASE: dict[Any, Any] = yaml.safe_load(TEXT)
JOBS: dict[str, dict[str, Any]] = RELEASE["jobs"]


def runs(job: str) -> str:
    return "\n".join(step.get("run", "") for step in JOBS[job]["steps"])


def test_every_action_is_pinned_by_its_commit() -> None:
    used = re.findall(r"uses: (\S+)(.*)", TEXT)
    assert used
    assert [name for name, said in used if not (re.search(r"@[0-9a-f]{40}$", name) and " # v" in said)] == []


def test_rights_are_given_to_the_one_job_that_needs_them() -> None:
    assert RELEASE["permissions"] == {"contents": "read"}
    assert {name: job["permissions"] for name, job in JOBS.items() if "permissions" in job} == {
        "attach": {"contents": "write"},
        "registry": {"contents": "read", "id-token": "write"},
    }


def test_nothing_goes_to_the_registry_unless_the_repository_says_so_and_the_release_is_published() -> None:
    assert JOBS["registry"]["if"] == "github.event_name == 'release' && vars.LANTERN_NIGHT_TO_REGISTRY == 'true'"
    assert RELEASE[True]["release"] == {"types": ["published"]}
    assert "--trusted-publishing always" in runs("registry")
    assert runs("registry").index("sha256sum --check") < runs("registry").index("uv publish")
    assert "uv publish" not in "".join(runs(job) for job in JOBS if job != "registry")


def test_whatever_it_builds_can_be_built() -> None:
    asked = {name for names in re.findall(r"packaging/build\.py ([a-z ]+)", TEXT) for name in names.split()}
    assert asked
    assert asked <= {*build.PRODUCTS, build.GROUP}


def test_sums_are_of_all_that_is_attached_and_notes_are_the_changelogs() -> None:
    said = runs("attach")
    assert re.search(r"build\.py [a-z ]*manifests checksums$", said, re.MULTILINE)
    assert "packaging/changes.py >" in said
    assert "--draft" in said
    assert "--notes-file" in said


def test_a_tag_without_its_version_or_its_notes_builds_nothing() -> None:
    assert JOBS["build"]["needs"] == "notes"
    assert JOBS["attach"]["needs"] == "build"
    assert "packaging/changes.py" in runs("notes")


def test_it_is_the_repository_that_says_where_it_lies() -> None:
    assert RELEASE["env"]["LANTERN_NIGHT_ADDRESS"] == "${{ github.server_url }}/${{ github.repository }}"


def test_what_was_installed_is_on_the_path_as_the_system_writes_paths() -> None:
    (line,) = [line for line in TEXT.splitlines() if "GITHUB_PATH" in line]
    _, *arguments = shlex.split(line.partition(" >> ")[0])
    done = subprocess.run([sys.executable, *arguments], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout.splitlines() == [str(ROOT / ".venv" / name) for name in ("bin", "Scripts")]
