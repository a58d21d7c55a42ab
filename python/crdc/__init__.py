# SPDX-License-Identifier: Apache-2.0
"""Judges objects as kube-apiserver would, without a cluster: by CRDs, the rules of built-in kinds and admission policies.

    validator = crdc.Validator(crds="crds/")
    result = validator.validate({"apiVersion": "example.com/v1", "kind": "Thing", ...})
    if not result:
        for problem in result.problems:
            print(problem)
"""
from __future__ import annotations

import dataclasses
import html
import json
import os
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, Optional, Union

from . import _crdc

__all__ = ["Error", "Invalid", "Kind", "NotJudged", "Problem", "Result", "SourceError", "Validator", "__version__"]
__version__: str = _crdc.version

Source = Union[str, bytes, "os.PathLike[str]", Mapping[str, Any]]
_CRDS, _OVERLAYS, _POLICIES = range(3)
_OBJECT, _PATCH, _JSON = 1, 2, 4
_STATES = ("judged", "noKind", "notJudged", "noMemory", "interrupted", "misused")
_FIELDS = {"strict": 1, True: 1, "warn": 2, "ignore": 3, False: 3, "listed": 4}
_ENDINGS = (".yaml", ".yml", ".json")
_OVERLAY = ".markers.yaml"


class Problem(NamedTuple):
    """An error in an object, or in the sources of a validator. Line 0 means that the line is not known."""

    path: str
    message: str
    reason: str
    layer: str
    rule: str
    line: int
    column: int
    severity: str
    file: str

    def __str__(self) -> str:
        path = f"{self.path}: " if self.path and self.path != "<nil>" else ""
        return f"{path}{self.message}"


class Kind(NamedTuple):
    """A kind that a validator judges."""

    group: str
    version: str
    kind: str
    plural: str
    namespaced: bool
    built_in: bool


class Error(Exception):
    """The base of all exceptions of this module."""


class SourceError(Error, ValueError):
    """CRDs, policies or options are invalid; `problems` has the errors."""

    def __init__(self, problems: tuple[Problem, ...]):
        self.problems = problems
        super().__init__("\n".join(f"{one.file}:{one.line}:{one.column}: {one}" if one.file else str(one) for one in problems))

    def __reduce__(self) -> Any:
        return SourceError, (self.problems,)


class Invalid(Error, ValueError):
    """An object is refused; `result` has the reason."""

    def __init__(self, result: "Result"):
        self.result = result
        super().__init__(result.message)


class NotJudged(Error):
    """An object could not be judged, for example because its kind is unknown; `result` has the reason."""

    def __init__(self, result: "Result"):
        self.result = result
        super().__init__(result.message)


class Result:
    """The answer that the API server would give. Its truth value is whether the object is allowed."""

    __slots__ = ("_validator", "_request", "_raw", "_more")

    def __init__(self, validator: "Validator", request: tuple[Any, ...], raw: tuple[Any, ...]):
        self._validator, self._request, self._raw, self._more = validator, request, raw, None

    def __bool__(self) -> bool:
        return self._raw[1]

    @property
    def allowed(self) -> bool:
        return self._raw[1]

    @property
    def judged(self) -> bool:
        """False: the object could not be judged, and `message` has the reason."""
        return not self._raw[0]

    @property
    def status(self) -> str:
        """"judged", "noKind", "notJudged", "noMemory", "interrupted" or "misused"."""
        return _STATES[self._raw[0]]

    @property
    def code(self) -> int:
        """The status code of the HTTP answer; 0 if the object was not judged."""
        return self._raw[2]

    @property
    def reason(self) -> str:
        return self._raw[3]

    @property
    def message(self) -> str:
        return self._raw[4]

    @property
    def kind(self) -> str:
        return self._raw[5]

    @property
    def name(self) -> str:
        return self._raw[6]

    @property
    def problems(self) -> list[Problem]:
        return [Problem._make(one) for one in self._raw[7]]

    @property
    def warnings(self) -> list[str]:
        return list(self._raw[8])

    def _wanted(self) -> tuple[Any, ...]:
        """Judges again, now with the object and the patch: few callers need them."""
        if self._more is None:
            self._more = self._validator._judge.ask(*self._raw[12:15], _OBJECT | _PATCH, *self._request)
        return self._more

    @property
    def object(self) -> Optional[dict[str, Any]]:
        """The object as it would be stored; None if it is refused."""
        text = self._wanted()[9] if self else None
        return json.loads(text) if text else None

    @property
    def patch(self) -> list[dict[str, Any]]:
        """The JSON patch from the given object to the stored one."""
        text = self._wanted()[10] if self else None
        return json.loads(text) if text else []

    def to_dict(self) -> dict[str, Any]:
        """A dict of everything except the object and the patch."""
        return {"status": self.status, "allowed": self.allowed, "code": self.code, "reason": self.reason, "message": self.message,
                "kind": self.kind, "name": self.name, "problems": [one._asdict() for one in self.problems], "warnings": self.warnings}

    def __repr__(self) -> str:
        word = "allowed" if self else self.message if self.judged else f"{self.status}: {self.message}"
        return f"<crdc.Result {self.kind} {self.name}: {word if len(word) < 200 else word[:200] + '...'}>"

    def _repr_html_(self) -> str:
        rows = "".join(f"<tr><td>{html.escape(one.path)}</td><td>{html.escape(one.message)}</td></tr>" for one in self.problems[:50])
        return f"<p>{html.escape(f'{self.kind} {self.name}')}: <b>{'allowed' if self else 'refused' if self.judged else self.status}</b></p><table>{rows}</table>"

    def __reduce__(self) -> Any:
        return Result, (self._validator, self._request, self._raw)


# ---- sources of a validator ----


def _files(path: str, overlays: bool) -> Iterable[str]:
    if not os.path.isdir(path):
        return [path]
    return [os.path.join(folder, name) for folder, folders, names in os.walk(path) for name in (folders.sort() or sorted(names))
            if name.endswith(_ENDINGS) and (overlays or not name.endswith(_OVERLAY))]


def _read(what: int, source: Source) -> Iterable[tuple[int, str, bytes]]:
    """Reads the texts of a source: a file, a folder, YAML or JSON, an object."""
    if isinstance(source, bytes):
        return [(what, "<bytes>", source)]
    if isinstance(source, Mapping):
        return [(what, "<dict>", _crdc.dumps(source if isinstance(source, dict) else dict(source)))]
    text = os.fspath(source)
    if isinstance(source, str) and ("\n" in text or text.lstrip().startswith("{")):
        return [(what, "<text>", text.encode())]
    texts = []
    for path in _files(text, what == _OVERLAYS):
        for kind, name in ((what, path), (_OVERLAYS, os.path.splitext(path)[0] + _OVERLAY)):
            if name == path or (what == _CRDS and os.path.exists(name)):
                with open(name, "rb") as file:
                    texts.append((kind, name, file.read()))
    return texts


def _texts(what: int, sources: Union[None, Source, Iterable[Source]]) -> Iterable[tuple[int, str, bytes]]:
    if sources is None:
        return []
    if isinstance(sources, (str, bytes, os.PathLike, Mapping)):
        return _read(what, sources)
    return [text for source in sources for text in _read(what, source)]


def _minor(version: Union[None, str, int, float]) -> int:
    if version is None:
        return 0
    word = str(version).lstrip("v").split(".")
    if len(word) < 2 or word[0] != "1" or not word[1].isdigit():
        raise ValueError(f"kubernetes_version: {version!r} is no version like \"1.37\"")
    return int(word[1])


# ---- objects ----


def _plain(object: Any) -> Any:
    """Converts an object to dicts, lists and scalars: models and dataclasses become dicts with the names of the API."""
    if object is None or isinstance(object, (str, int, float)):
        return object
    if isinstance(object, Mapping):
        return {key: _plain(value) for key, value in object.items()}
    if isinstance(object, (list, tuple)):
        return [_plain(value) for value in object]
    names = getattr(object, "attribute_map", None)  # models of the kubernetes package have it
    if isinstance(names, Mapping):
        members = ((name, getattr(object, member)) for member, name in names.items())
        return {name: _plain(value) for name, value in members if value is not None}
    if hasattr(object, "model_dump"):
        return object.model_dump(mode="json", by_alias=True, exclude_none=True)
    if hasattr(object, "to_dict"):
        return _plain(object.to_dict())
    if dataclasses.is_dataclass(object) and not isinstance(object, type):
        return _plain({field.name: getattr(object, field.name) for field in dataclasses.fields(object) if getattr(object, field.name) is not None})
    return object.isoformat() if hasattr(object, "isoformat") else object


def _sendable(object: Any) -> Any:
    if isinstance(object, (dict, str, bytes)) or object is None:
        return object
    return bytes(object) if isinstance(object, (bytearray, memoryview)) else _plain(object)


class Validator:
    """Judges objects. It is immutable, and any number of threads may use it.

    crds, policies, overlays: files and folders, texts of YAML or JSON, dicts, or lists of them. The kinds of KubeRay, Volcano and
    Kubernetes are built in, unless `builtins` is False. layers: "schema", "all", or a comma-separated list of "webhook",
    "controller" and "pods": the operators' own rules beyond the schema. strict: how unknown fields are treated: True or
    "strict", "warn", False or "ignore", "listed". stored: the CRDs come from a cluster.

    Raises SourceError if a source or an option is invalid.
    """

    def __init__(self, crds: Union[None, Source, Iterable[Source]] = None, policies: Union[None, Source, Iterable[Source]] = None,
                 overlays: Union[None, Source, Iterable[Source]] = None, kubernetes_version: Union[None, str, int, float] = None, layers: str = "schema",
                 strict: Union[bool, str] = True, *, feature_gates: Union[None, str, Mapping[str, bool]] = None, config: Optional[str] = None,
                 builtins: bool = True, stored: bool = False, mutate: bool = False):
        if strict not in _FIELDS:
            raise ValueError(f"strict: {strict!r} is none of {sorted({str(word) for word in _FIELDS})}")
        if isinstance(feature_gates, Mapping):
            feature_gates = ",".join(f"{name}={str(bool(value)).lower()}" for name, value in feature_gates.items())
        texts = [*_texts(_OVERLAYS, overlays), *_texts(_CRDS, crds), *_texts(_POLICIES, policies)]
        flags = (not builtins) | stored << 1 | 4 | mutate << 3
        self._make(texts, _minor(kubernetes_version), _FIELDS[strict], int(flags), layers, feature_gates, config)

    def _make(self, *arguments: Any) -> None:
        self._arguments = arguments
        self._judge = _crdc.Judge(*arguments)
        self.problems = tuple(Problem._make(one) for one in self._judge.problems())
        if not self._judge.sound():
            raise SourceError(self.problems)

    def __reduce__(self) -> Any:
        return _remade, self._arguments

    def __repr__(self) -> str:
        return f"<crdc.Validator of {len(self._arguments[0])} texts, Kubernetes 1.{self._arguments[1] or 37}, layers {self._arguments[4]}>"

    def validate(self, object: Any, old: Any = None, operation: Optional[str] = None, subresource: Optional[str] = None, *, patch: Any = None,
                 strict: Union[None, bool, str] = None, name: Optional[str] = None, namespace: Optional[str] = None, user: Optional[str] = None) -> Result:
        """Judges an object: a dict, YAML or JSON as text or bytes, a model or a dataclass. With `old`, the stored
        object, it is an update, of a subresource if one is named. A patch of `old` may replace the object, which is None then."""
        request = (_FIELDS[strict] if strict is not None else 0, 0, operation and operation.lower(), subresource, name, namespace, user, False)
        raw = self._judge.ask(_sendable(object), _sendable(old), _sendable(patch), 0, *request)
        return Result(self, request, raw)

    def validate_many(self, objects: Iterable[Any], **options: Any) -> list[Result]:
        """Judges each object. The options are those of `validate` and apply to all, even a single `old`. Other threads run meanwhile."""
        return [self.validate(object, **options) for object in objects]

    def check(self, object: Any, **options: Any) -> Result:
        """Judges an object; raises Invalid if it is refused, NotJudged if it could not be judged."""
        result = self.validate(object, **options)
        if not result:
            raise Invalid(result) if result.judged else NotJudged(result)
        return result

    def default(self, object: Any) -> dict[str, Any]:
        """Returns the object with its defaults and without unknown fields, valid or not. For a kind of a CRD the fields that the server sets
        in a new object are set, too: the namespace "default" if it has none, and the generation. Raises like `check`."""
        request = (0, 0, None, None, None, None, None, True)
        result = Result(self, request, self._judge.ask(_sendable(object), None, None, _OBJECT, *request))
        if not result:
            raise Invalid(result) if result.judged else NotJudged(result)
        return json.loads(result._raw[9])

    def kinds(self) -> list[Kind]:
        """The kinds that the validator judges."""
        return [Kind._make(one) for one in self._judge.kinds()]

    def schema(self, api_version: str, kind: str) -> Optional[dict[str, Any]]:
        """The OpenAPI schema of a kind of the given CRDs; None for other kinds."""
        text = self._judge.schema(api_version, kind)
        return json.loads(text) if text else None

    def explain(self, kind: Optional[str] = None, path: Optional[str] = None, *, api_version: Optional[str] = None, recursive: bool = False) -> Any:
        """Describes a kind, or the field at a path ("spec.template.spec.containers"): its type, default, limits, rules and
        description, and its fields; with `recursive` theirs too. The kind has a name that kubectl accepts ("deploy",
        "rayclusters.ray.io"). Without a kind: a list of all kinds, with "schema": whether their fields are known. Raises LookupError
        if there is no such kind or field."""
        text, why = self._judge.explain(api_version, kind, path, recursive)
        if text is None:
            raise LookupError(why)
        return json.loads(text)


def _remade(*arguments: Any) -> Validator:
    validator = Validator.__new__(Validator)
    validator._make(*arguments)
    return validator
