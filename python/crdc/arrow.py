# SPDX-License-Identifier: Apache-2.0
"""Judges Arrow batches without copying them: for Ray Data, Spark, DuckDB, DataFusion and others with Arrow data.

    verdicts = crdc.arrow.judge(batch, validator, object="object")  # a row for each row of the batch
    pyarrow.record_batch(verdicts)

No package is imported: batches are passed by Arrow's C data interface (`__arrow_c_array__`, `__arrow_c_stream__`)."""
from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import Any, Optional, Protocol, Union

from . import _FIELDS, _OBJECT, _PATCH, Validator, _crdc

__all__ = ["Verdicts", "judge"]


class Verdicts:
    """An Arrow batch with a row for each object, for `pyarrow.record_batch(verdicts)` and others that accept `__arrow_c_array__`."""

    __slots__ = ("_shown", "_count")

    def __init__(self, shown: object, count: int):
        self._shown, self._count = shown, count

    def __len__(self) -> int:
        return self._count

    def __arrow_c_schema__(self) -> object:
        return _crdc.verdicts(self._shown)[0]

    def __arrow_c_array__(self, requested_schema: object = None) -> tuple[object, object]:
        return _crdc.verdicts(self._shown)


class _Array(Protocol):
    def __arrow_c_array__(self, requested_schema: object = None) -> tuple[object, object]: ...


class _Stream(Protocol):
    def __arrow_c_stream__(self, requested_schema: object = None) -> object: ...


@functools.lru_cache(maxsize=1)
def _of_kinds_inside() -> Validator:
    return Validator()


def judge(batch: Union[_Array, _Stream], validator: Optional[Validator] = None, *, object: Optional[str] = "object", old: Optional[str] = None,
          patch: Optional[str] = None, operation: Optional[str] = None, subresource: Optional[str] = None, name: Optional[str] = None,
          namespace: Optional[str] = None, user: Optional[str] = None, strict: Union[None, bool, str] = None, want: Iterable[str] = ()) -> Verdicts:
    """Judges each row of a batch, or of a stream of batches. All options except `strict` and `want` name a column. Columns of objects and stored
    objects have texts or bytes of JSON or YAML, structs or maps. A column of patches may replace the objects. Others have words like those of
    Validator.validate. A row without an old object is a create. With `object` None, or for an array that is not a batch, rows are objects.

    Verdicts have the columns status, allowed, code, reason, message, kind, name, problems (structs) and warnings (texts). If `want` has
    their names, `object` and `patch` follow: JSON, null if the object is refused. A row whose object is null is `misused`, and not allowed.

    Without a validator the built-in kinds are used. Raises ValueError for an unknown column, TypeError for one that does not hold objects."""
    if strict is not None and strict not in _FIELDS:
        raise ValueError(f"strict: {strict!r} is none of {sorted({str(word) for word in _FIELDS})}")
    words = {want} if isinstance(want, str) else set(want)
    if words - {"object", "patch"}:
        raise ValueError(f"want: {sorted(words - {'object', 'patch'})} are none of object and patch")
    if object is None and old is not None and patch is None:
        raise ValueError("object: where there is an old object the other one needs a name")
    wanted = _OBJECT * ("object" in words) | _PATCH * ("patch" in words)
    columns = (object, old, patch, operation, subresource, name, namespace, user)
    for column in columns:
        if column is not None and not isinstance(column, str):
            raise TypeError(f"{column!r} is no name of a column")
    shown = getattr(batch, "__arrow_c_array__", None) or getattr(batch, "__arrow_c_stream__", None)
    if shown is None:
        raise TypeError(f"{type(batch)} is no Arrow: it has neither __arrow_c_array__ nor __arrow_c_stream__")
    return Verdicts(*(validator or _of_kinds_inside())._judge.judge_arrow(shown(), columns, wanted, _FIELDS[strict] if strict is not None else 0))
