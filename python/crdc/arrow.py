# SPDX-License-Identifier: Apache-2.0
"""Batches of Arrow judged where they stand: what Ray Data, Spark, DuckDB, DataFusion and whoever else has Arrow call.

    verdicts = crdc.arrow.judge(batch, validator, object="object")  # a row for each row of the batch
    pyarrow.record_batch(verdicts)

Nothing is imported for it: batches come and go by Arrow's C data interface (`__arrow_c_array__`, `__arrow_c_stream__`)."""
from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import Any, Optional, Protocol, Union

from . import _FIELDS, _OBJECT, _PATCH, Validator, _crdc

__all__ = ["Verdicts", "judge"]


class Verdicts:
    """A batch of Arrow, a row for each object: `pyarrow.record_batch(verdicts)`, and what else takes what shows itself so."""

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
    """Judges each row of a batch, or of a stream of batches. All but `strict` and `want` name a column: of objects and of what is stored, which
    are texts or bytes of JSON or YAML, structs or maps; of patches in their place; and of words, as those of Validator.validate. A row without
    an old object is a create. `object` of None: the whole row is the object; an array that is no batch is one of objects, whatever is named.

    Verdicts have the columns status, allowed, code, reason, message, kind, name, problems (structs) and warnings (texts) and, where `want` has
    their names, `object` and `patch`: JSON, null where the object is refused. A row whose object is null is `misused`, and not allowed.

    Without a validator the kinds inside judge. ValueError: there is no such column; TypeError: it holds what is no object."""
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
