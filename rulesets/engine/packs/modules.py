"""A pack's own Python, run: modules under private names, which nothing else can import and which shadow nothing.

They stand in no list of the interpreter's. One file of a pack finds another as in a package (`from ..tides import
high`); everything else is imported as ever. Whatever goes wrong in a file is a sentence with its line.
"""

from __future__ import annotations

import builtins
from collections.abc import Mapping, Sequence
from types import ModuleType, SimpleNamespace, TracebackType
from typing import Any

from rulesets.engine.hung import module_name
from rulesets.engine.sentences import say

from .faults import BadPack, Fault
from .lanternpack import LanternPack

_Steps = tuple[str, ...]


class PackModules:
    """The files of one pack, each run when it is first asked for."""

    def __init__(self, pack: LanternPack) -> None:
        self._pack = pack
        self._name = module_name(pack.id, pack.content)
        self._files: Mapping[_Steps, str] = {_steps(name): name for name in pack.code}
        self._run: dict[_Steps, ModuleType] = {}

    def load(self, name: str) -> ModuleType:
        """By its file. BadPack, with the line of the pack's own that it comes from, where it can't be run."""
        try:
            return self._module(_steps(name))
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            # Somebody else's program, with whatever it raises.
            raise BadPack([fault_of(self._pack, name, error, "cant_run")]) from error

    def _module(self, steps: _Steps) -> ModuleType:
        if steps not in self._run:
            name = self._files[steps]
            module = ModuleType(".".join((self._name, *steps)))
            module.__file__ = self._place(name)
            module.__dict__["__builtins__"] = {**vars(builtins), "__import__": self._import}
            # Files may need one another.
            self._run[steps] = module
            try:
                code = compile(self._pack.code[name], self._place(name), "exec", dont_inherit=True)
                exec(code, module.__dict__)  # noqa: S102
            except BaseException:
                del self._run[steps]
                raise
        return self._run[steps]

    def _import(
        self,
        name: str,
        asking: Mapping[str, Any] | None = None,
        inside: Mapping[str, Any] | None = None,
        fromlist: Sequence[str] | None = (),
        level: int = 0,
    ) -> Any:
        """As the interpreter calls it, with what the asking file knows."""
        if not level or asking is None:
            return builtins.__import__(name, asking, inside, fromlist or (), level)
        here = tuple(str(asking["__name__"]).removeprefix(f"{self._name}.").split("."))
        wanted = (*here[: max(0, len(here) - level)], *(name.split(".") if name else ()))
        if wanted in self._files:
            return self._module(wanted)
        if not any(steps[: len(wanted)] == wanted for steps in self._files):
            raise _nowhere(wanted)
        return SimpleNamespace(**{one: self._found((*wanted, one)) for one in fromlist or ()})

    def _found(self, steps: _Steps) -> ModuleType:
        if steps not in self._files:
            raise _nowhere(steps)
        return self._module(steps)

    def _place(self, name: str) -> str:
        return f"{self._pack.id}/{name}"


def fault_of(pack: LanternPack, name: str, error: BaseException, id: str) -> Fault:
    """What somebody else's program has raised: by the last line of its own, or the file that was asked for."""
    said = " ".join(str(error).split())
    whole = say(id, why=f"{type(error).__name__}{': ' if said else ''}{said[:300]}")
    if isinstance(error, SyntaxError) and error.filename:
        return Fault(error.filename.removeprefix(f"{pack.id}/"), error.lineno or 0, whole)
    file, line = _where(pack, error.__traceback__) or (name, 0)
    return Fault(file, line, whole)


def _where(pack: LanternPack, trace: TracebackType | None) -> tuple[str, int] | None:
    found = None
    while trace is not None:
        file = trace.tb_frame.f_code.co_filename.removeprefix(f"{pack.id}/")
        if file in pack.code:
            found = file, trace.tb_lineno
        trace = trace.tb_next
    return found


def _steps(name: str) -> _Steps:
    return tuple(name.removesuffix(".py").split("/"))


def _nowhere(steps: _Steps) -> ImportError:
    return ImportError(f"there is no {'/'.join(steps)}.py in this pack")
