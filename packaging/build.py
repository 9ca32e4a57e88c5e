"""Makes what players download, as far as this system can: python packaging/build.py [NAME...]

  tools      installs what a Debian or Ubuntu has of the tools that the others need, as root
  bundle     the program with all it needs, in build/bundle; the others are made of it
  floor      an empty window, bundled alike, to measure the program against
  runtime    fetches the part of an AppImage that starts it
  portable   the bundle in one file, to unpack and start
  deb        for Debian and Ubuntu
  appimage   for any Linux
  flatpak    for any Linux that has Flatpak, in one file
  recipe     its manifest, for a shop that builds by itself; $LANTERN_NIGHT_ADDRESS says where the bundle will be
  setup      for Windows, by NSIS; $LANTERN_NIGHT_SIGN is a command that signs the file named after it, as for `bundle`
  dmg        for macOS; signed by $LANTERN_NIGHT_IDENTITY, notarised by $LANTERN_NIGHT_NOTARY
  wheel      the wheel and the source archive, for pip, pipx and uv
  pictures   what software centres show of the program
  sbom       what all this is made of, as CycloneDX has it
  manifests  for winget and Homebrew, once the files of all systems lie in dist and $LANTERN_NIGHT_ADDRESS says where to
  checksums  of all that lies in dist
  installers all of these from `portable` on that this system can make, and a sentence for each that it can't

Without a name: `bundle`, `floor` and `installers`.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import appimage
import deb
import dev_machine
import flatpak
import mac
import manifests
import pictures
import sbom
import wheels
import windows
from product import BUILD, BUNDLE, DIST, FLOOR, PROBE, ROOT, artefact, size_of

HERE = ROOT / "packaging"
SUMS = DIST / "SHA256SUMS"
SIGN = os.environ.get("LANTERN_NIGHT_SIGN", "")
NO_LIBRARY = "this Python has no shared library, and PyInstaller needs one"


TOOLS = (
    "appstream",
    "binutils",
    "debootstrap",
    "desktop-file-utils",
    "flatpak-builder",
    "nsis",
    "squashfs-tools",
    "xz-utils",
)


def _nothing() -> str:
    return ""


def _no_bundle() -> str:
    return "" if PROBE.is_dir() else "there is no bundle"


@dataclass(frozen=True)
class Product:
    # What was made, if that is a file or a folder.
    make: Callable[[], Path | None]
    # Why it can't be made here even if it is asked for by name, or nothing.
    hindrance: Callable[[], str] = _nothing
    # Why it is left out where it is not.
    elsewhere: Callable[[], str] = _nothing


def cannot_install() -> str:
    return "" if dev_machine.is_debian() and dev_machine.is_root() else "that takes root, on Debian or Ubuntu"


def tools() -> None:
    # A system's own Python keeps the library, which PyInstaller needs, in a package of its own.
    library = [f"libpython{sysconfig.get_python_version()}"] if sys.base_prefix == "/usr" else []
    lacking = dev_machine.missing((*TOOLS, *library), dev_machine.listing())
    if lacking:
        dev_machine.install(lacking)


def cannot_freeze() -> str:
    if find_spec("PyInstaller") is None:
        return "PyInstaller is not installed; packaging/dev.py check installs it"
    if sys.platform == "linux" and not shutil.which("objdump"):
        return "binutils are not installed"
    from PyInstaller.depend import bindepend  # type: ignore[import-untyped] # noqa: PLC0415

    try:
        return "" if bindepend.get_python_library_path() else NO_LIBRARY
    except bindepend.PythonLibraryNotFoundError:
        return NO_LIBRARY


def bundle() -> Path:
    _python("-m", "i18n", "compile")
    _python("-m", "assets.fonts.cut")
    _python("-m", "desktop.home")
    _python(str(HERE / "icons.py"), str(BUILD / "icons"))
    BUILD.joinpath("windows_version.txt").write_text(windows.version_resource(), encoding="utf-8")
    _freeze("lantern-night.spec")
    if sys.platform == "win32" and SIGN:
        windows.sign(BUNDLE, SIGN)
    PROBE.mkdir(exist_ok=True)
    for built in (BUILD / "pyinstaller" / "lantern-night").glob("probe*"):
        if built.suffix in ("", ".exe"):
            shutil.copy2(built, PROBE)
    return BUNDLE


def floor() -> Path:
    if not (BUILD / "windows_version.txt").is_file():
        bundle()
    _freeze("empty-window.spec")
    return FLOOR


def portable() -> Path:
    """A zip, but on Linux: there it would lose the links, and the right to be started."""
    return {"linux": _tar, "darwin": _mac_zip}.get(sys.platform, _zip)()


def _tar() -> Path:
    target = artefact(".tar.xz")
    options = ["--sort=name", "--owner=0", "--group=0", "--numeric-owner"]
    command = ["tar", *options, "-C", str(BUNDLE.parent), "-cJf", str(target), BUNDLE.name]
    subprocess.run(command, check=True, env={**os.environ, "XZ_OPT": "-6 --threads=0"})
    return target


def _mac_zip() -> Path:
    target = artefact(".zip")
    subprocess.run(["ditto", "-c", "-k", "--keepParent", str(mac.APP), str(target)], check=True)
    return target


def _zip() -> Path:
    stem = artefact(".zip").with_suffix("")
    return Path(shutil.make_archive(str(stem), "zip", BUNDLE.parent, BUNDLE.name))


def setup() -> Path:
    return windows.build(BUNDLE, SIGN)


def checksums() -> Path:
    files = [file for file in sorted(DIST.iterdir()) if file.is_file() and file != SUMS]
    lines = (f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files)
    SUMS.write_text("".join(lines), encoding="utf-8", newline="\n")
    return SUMS


def _lacks(tool: Callable[[], object], sentence: str) -> Callable[[], str]:
    return lambda: "" if tool() else sentence


def _only_on(platform: str, lacking: Callable[[], str] = _nothing) -> Callable[[], str]:
    place = {"linux": "made on Linux", "win32": "made on Windows", "darwin": "made on macOS"}[platform]
    return lambda: lacking() if sys.platform == platform else place


PRODUCTS = {
    "tools": Product(tools, cannot_install),
    "bundle": Product(bundle, cannot_freeze),
    "floor": Product(floor, cannot_freeze),
    "portable": Product(portable, _no_bundle),
    "deb": Product(
        lambda: deb.build(BUNDLE),
        _no_bundle,
        _only_on("linux", _lacks(lambda: shutil.which("dpkg-deb"), "dpkg-deb is not installed")),
    ),
    "runtime": Product(appimage.fetch, appimage.no_pin),
    "appimage": Product(
        lambda: appimage.build(BUNDLE), lambda: _no_bundle() or appimage.no_runtime(), _only_on("linux")
    ),
    "flatpak": Product(flatpak.build, lambda: flatpak.no_bundle() or flatpak.no_builder(), _only_on("linux")),
    "recipe": Product(flatpak.handed, lambda: flatpak.no_bundle() or flatpak.no_address(), _only_on("linux")),
    "setup": Product(setup, _no_bundle, _only_on("win32", _lacks(windows.tool, "makensis is not installed"))),
    "dmg": Product(
        mac.build, _no_bundle, _only_on("darwin", _lacks(lambda: find_spec("dmgbuild"), "dmgbuild is not installed"))
    ),
    "wheel": Product(wheels.build, _lacks(lambda: find_spec("uv"), "uv is not installed"), _only_on("linux")),
    "pictures": Product(pictures.build),
    "sbom": Product(sbom.build),
    "manifests": Product(manifests.build, manifests.lacking),
    "checksums": Product(checksums),
}


GROUP = "installers"
INSTALLERS = ("portable", "deb", "appimage", "flatpak", "setup", "dmg", "wheel", "checksums")


# PyInstaller fills an archive in the order of a set: without this, in another one each time.
SAME_EACH_TIME = {"PYTHONHASHSEED": "0"}


def _python(*arguments: str) -> None:
    environment = {**os.environ, **SAME_EACH_TIME}
    subprocess.run([sys.executable, *arguments], check=True, cwd=ROOT, env=environment, capture_output=True, text=True)


def _freeze(spec: str) -> None:
    places = ["--distpath", str(BUNDLE.parent), "--workpath", str(BUILD / "pyinstaller")]
    options = ["--noconfirm", "--log-level", "ERROR"]
    _python("-m", "PyInstaller", *options, *places, str(HERE / spec))


def chosen(arguments: Sequence[str]) -> dict[str, bool]:
    """What to make, and whether it is tried on a system that is not its own."""
    wanted: dict[str, bool] = {}
    for name in arguments or ("bundle", "floor", GROUP):
        wanted |= dict.fromkeys(INSTALLERS, False) if name == GROUP else {name: True}
    return wanted


def main(arguments: Sequence[str]) -> int:
    wanted = chosen(arguments)
    if set(wanted) - set(PRODUCTS):
        print(__doc__, file=sys.stderr)
        return 2
    DIST.mkdir(exist_ok=True)
    for name, is_tried in wanted.items():
        product = PRODUCTS[name]
        # A setup.exe, for one, can be compiled on Linux as well.
        hindrance = ("" if is_tried else product.elsewhere()) or product.hindrance()
        if hindrance:
            print(f"{name:10}  {'':>8}     not here: {hindrance}", flush=True)
            continue
        try:
            made = product.make()
        except (dev_machine.Stop, OSError, subprocess.CalledProcessError) as error:
            print(f"{name:10}  {'':>8}     not made: {error}\n{getattr(error, 'stderr', None) or ''}", flush=True)
            return 1
        if made:
            print(f"{name:10}  {size_of(made) / 1e6:8.1f} MB  {made.relative_to(ROOT)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
