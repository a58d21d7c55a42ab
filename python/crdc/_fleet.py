# SPDX-License-Identifier: Apache-2.0
"""The work of each worker of a fleet: reads a part of the inputs and writes a file of verdicts."""
from __future__ import annotations

import functools
import itertools
import json
import os
import re
import struct
import zlib
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from typing import Any, Callable, NamedTuple, Optional

import pyarrow
import pyarrow.compute
import pyarrow.fs
import pyarrow.ipc
import pyarrow.parquet

from . import Error, Validator, _crdc
from .arrow import judge

ROWS = 4096
LABEL = b"crdc.fleet"  # the key in a file's metadata of its counters as JSON
PIECE = 16 << 20
_EXAMPLES = 3


class Part(NamedTuple):
    """The input of one task: lines that begin between two bytes of a file, a whole document, or row groups of a Parquet file. In the second
    pass over logs it is all events of a partition."""

    path: str
    form: str  # "lines", "document", "parquet", "partition"
    start: int
    end: int
    out: str


class Job(NamedTuple):
    """The settings that all parts share."""

    files: pyarrow.fs.FileSystem  # of the inputs
    outputs: pyarrow.fs.FileSystem
    validator: Validator
    old: Optional[Validator]  # for the current CRDs; `validator` is then for the new ones
    log: bool
    column: str
    old_column: Optional[str]
    cluster: str  # a regular expression that finds the cluster in paths
    partitions: int
    fields: str
    compares: bool  # any kind may have rules about old objects
    policed: bool  # there are policies, so built-in kinds of Kubernetes are judged in logs, too

    def cluster_of(self, path: str) -> str:
        found = re.search(self.cluster, path)
        return (found.group(1) if found.lastindex else found.group()) if found else ""


_jobs: dict[str, Job] = {}  # for each process, so that it compiles everything only once


def work_on(row: dict[str, Any], key: str, job: list[Any], work: Callable[[Job, Part], Any]) -> dict[str, Any]:
    """A task of Ray Data: a row is a part. The job is passed as a reference, which each process resolves once."""
    if key not in _jobs:
        import ray

        _jobs.clear()
        _jobs[key] = ray.get(job[0])
    part = Part(*(row[name] for name in Part._fields))
    work(_jobs[key], part)
    return {"out": part.out}


# ---- reading ----


def _pieces(job: Job, part: Part) -> Iterator[bytes]:
    """Yields the bytes of a part, and the bytes after its end."""
    if part.path.endswith((".gz", ".zst", ".bz2")):
        with job.files.open_input_stream(part.path, compression="detect") as stream:
            yield from iter(lambda: stream.read(PIECE), b"")
        return
    with job.files.open_input_file(part.path) as file:
        file.seek(part.start)
        yield from iter(lambda: file.read(PIECE), b"")


def lines(job: Job, part: Part) -> Iterator[tuple[int, bytes]]:
    """Yields the lines that begin in a part, with their offsets. A line that begins earlier belongs to the part before."""
    behind = part.start > 0  # true until the first line break: the bytes before it belong to an earlier line
    at, pending = (part.start - 1 if behind else 0), list[bytes]()
    for piece in _pieces(job, part._replace(start=at)):
        if b"\n" not in piece:
            pending.append(piece)
            continue
        *whole, last = b"".join([*pending, piece]).split(b"\n")
        pending = [last]
        for line in whole:
            if at >= part.end > 0:
                return
            if line.strip() and not behind:
                yield at, line
            at, behind = at + len(line) + 1, False
    rest = b"".join(pending)
    if rest.strip() and not behind and not at >= part.end > 0:
        yield at, rest


def _text(value: Optional[bytes]) -> str:
    if not value or value[:1] != b'"':
        return ""
    return str(json.loads(value)) if b"\\" in value else value[1:-1].decode("utf-8", "replace")


def _members(text: bytes, *names: bytes) -> list[Optional[bytes]]:
    try:
        found = _crdc.members(text)
        return [found.get(name) for name in names]
    except ValueError:
        return [None] * len(names)


def unpacked(text: bytes) -> Iterable[bytes]:
    """Returns the objects of a JSON text: the object itself, the items of a list, or the object of a watch event or a store entry."""
    kind, version, items, event, inner, value = _members(text, b"kind", b"apiVersion", b"items", b"type", b"object", b"value")
    if items and items[:1] == b"[" and _text(kind).endswith("List"):
        lacks = b'{"apiVersion":%s,"kind":"%s",' % (version or b'""', _text(kind)[:-4].encode())
        try:
            found = _crdc.elements(items)
        except ValueError:
            found = [text]  # its errors are reported by the judgement
        for item in found:
            bare = not kind or kind == b'"List"' or any(_members(item, b"kind"))
            yield item if bare else (lacks + item.lstrip()[1:]) if len(item) > 2 else lacks[:-1] + b"}"
    elif not kind and (inner or value) and (event or inner is None):
        yield inner or value or text
    else:
        yield text


def _batches(job: Job, part: Part) -> Iterator[pyarrow.RecordBatch]:
    """Yields objects with their positions: offset (of the line, or the row number), item (in a list) and the columns of objects."""
    if part.form == "parquet":
        row = 0
        with job.files.open_input_file(part.path) as stream, pyarrow.parquet.ParquetFile(stream) as file:
            columns = [job.column, *([job.old_column] if job.old_column else [])]
            row = sum(file.metadata.row_group(i).num_rows for i in range(part.start))
            for batch in file.iter_batches(ROWS, row_groups=list(range(part.start, part.end)), columns=columns):
                wanted = batch.select(columns)
                yield pyarrow.record_batch([pyarrow.array(range(row, row + len(batch)), pyarrow.int64()), pyarrow.repeat(0, len(batch)).cast("int32"),
                                            *wanted.columns], names=["offset", "item", *columns])
                row += len(batch)
        return
    texts = [(part.start, b"".join(_pieces(job, part)))] if part.form == "document" else lines(job, part)
    rows: list[tuple[int, int, bytes]] = []
    for offset, text in texts:
        for item, found in enumerate(unpacked(text)):
            rows.append((offset, item, found))
            if len(rows) == ROWS:
                yield _batch_of(rows, job.column)
                rows = []
    if rows:
        yield _batch_of(rows, job.column)


def _batch_of(rows: list[tuple[int, int, bytes]], column: str) -> pyarrow.RecordBatch:
    offsets, items, texts = zip(*rows)
    return pyarrow.record_batch([pyarrow.array(offsets, "int64"), pyarrow.array(items, "int32"), pyarrow.array(texts, "binary")], names=["offset", "item", column])


def _namespaces(objects: pyarrow.Array) -> pyarrow.Array:
    """metadata.namespace of each object."""
    if pyarrow.types.is_struct(objects.type):
        try:
            return pyarrow.compute.fill_null(pyarrow.compute.struct_field(objects, ["metadata", "namespace"]).cast("string"), "")
        except (pyarrow.ArrowInvalid, pyarrow.ArrowNotImplementedError, KeyError):
            return pyarrow.repeat("", len(objects))
    return pyarrow.array([_text(_members(_members(_bytes(one), b"metadata")[0] or b"", b"namespace")[0]) for one in objects.to_pylist()], "string")


def _bytes(text: Any) -> bytes:
    return text if isinstance(text, bytes) else text.encode() if isinstance(text, str) else _crdc.dumps(text) if text is not None else b""


# ---- judging ----


class Summary:
    """The counters of one part or of all."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.rules: dict[tuple[str, ...], tuple[int, list[dict[str, Any]]]] = {}

    def add_rule(self, effect: str, kind: str, problem: dict[str, Any], example: dict[str, Any]) -> None:
        key = effect, problem["layer"], kind, problem["rule"], re.sub(r"\[[^]]*\]", "[]", problem["path"])
        count, examples = self.rules.get(key, (0, []))
        self.rules[key] = count + 1, (examples + [{**example, "message": problem["message"]}])[:_EXAMPLES]

    def add_verdicts(self, table: pyarrow.Table, effects: list[str]) -> None:
        self.counts.update(effects)
        for row in _rows_where(table, [effect in ("refused", "refusedBefore") for effect in effects]):
            told = set()
            example = {name: row[name] for name in ("source", "offset", "item", "namespace", "name", "verb", "user") if row.get(name) or name == "offset"}
            for problem in row["problems"]:
                field = re.sub(r"\[[^]]*\]", "[]", problem["path"])
                if problem["severity"] == "error" and (problem["rule"], field) not in told:
                    told.add((problem["rule"], field))
                    self.add_rule(row["outcome"], row["kind"], problem, example)

    def add(self, told: dict[str, Any]) -> None:
        self.counts.update(told["counts"])
        for *key, count, examples in told["rules"]:
            before, earlier = self.rules.get(tuple(key), (0, []))
            self.rules[tuple(key)] = before + count, sorted(earlier + examples, key=lambda one: (one["source"], one["offset"], one.get("item", 0)))[:_EXAMPLES]

    def told(self) -> dict[str, Any]:
        rows = sorted(self.rules.items(), key=lambda row: (row[0][0], -row[1][0], row[0]))
        return {"counts": dict(sorted(self.counts.items())), "rules": [[*key, count, examples] for key, (count, examples) in rows]}


def _rows_where(table: pyarrow.Table, mask: list[bool]) -> list[dict[str, Any]]:
    return table.filter(pyarrow.array(mask, "bool")).to_pylist() if any(mask) else []


def _plain_outcomes(verdicts: pyarrow.RecordBatch) -> list[str]:
    return ["allowed" if allowed else "refused" if status == "judged" else status
            for allowed, status in zip(verdicts["allowed"].to_pylist(), verdicts["status"].to_pylist())]


def _verdicts(job: Job, batch: pyarrow.RecordBatch, source: str, **words: Any) -> pyarrow.Table:
    verdicts = pyarrow.record_batch(judge(batch, job.validator, object=job.column, strict=job.fields, **words))
    own = {"cluster": pyarrow.repeat(job.cluster_of(source), len(batch)), "source": pyarrow.repeat(source, len(batch)),
           "offset": batch["offset"], "item": batch["item"], "namespace": _namespaces(batch[job.column])}
    return pyarrow.Table.from_arrays([*own.values(), *verdicts.columns], names=[*own, *verdicts.schema.names])


def judge_objects(job: Job, part: Part) -> None:
    """Judges the objects of a part and writes their verdicts to its file."""
    summary, source = Summary(), part.path
    with _Output(job, part.out, summary) as output:
        for batch in _batches(job, part):
            table = _verdicts(job, batch, source, old=job.old_column)
            if job.old:
                outcomes, changes, messages = _upgrades(job, batch[job.column].to_pylist(), table)
                table = table.set_column(table.schema.get_field_index("message"), "message", pyarrow.array(messages, "string"))
                table = table.append_column("changes", pyarrow.array(changes, pyarrow.list_(pyarrow.string())))
            else:
                outcomes = _plain_outcomes(table)
            table = table.append_column("outcome", pyarrow.array(outcomes, "string"))
            summary.counts["objects"] += len(batch)
            summary.add_verdicts(table, outcomes)
            output.write(table)


def _begun(path: str) -> str:
    """The path of a file until it is complete: hidden from readers of the folder, and unique even if a task runs twice."""
    folder, _, name = path.rpartition("/")
    return f"{folder}/.{name}.{os.urandom(6).hex()}"


def _write_segments(job: Job, path: str, segments: Iterable[bytes]) -> None:
    """Writes a file of segments that can be read separately: its end has the offset of each, and the end of the last."""
    ends, begun = [0], _begun(path)
    with job.outputs.open_output_stream(begun) as stream:
        for segment in segments:
            stream.write(segment)
            ends.append(ends[-1] + len(segment))
        stream.write(struct.pack(f"<{len(ends)}q", *ends))
    job.outputs.move(begun, path)


def _read_segment(job: Job, path: str, number: int) -> bytes:
    """Reads one segment of a file of the first pass: an Arrow stream of a partition's events, or the summary."""
    with job.outputs.open_input_file(path) as file:
        begin, end = struct.unpack("<2q", file.read_at(16, file.size() - 8 * (job.partitions + 2 - number)))
        return bytes(file.read_at(end - begin, begin))


def summary_of(job: Job, part: Part) -> dict[str, Any]:
    """The counters of a finished part."""
    if part.out.endswith(".events"):
        text = _read_segment(job, part.out, job.partitions)
    else:
        with job.outputs.open_input_file(part.out) as stream:
            text = pyarrow.parquet.read_metadata(stream).metadata[LABEL]
    found: dict[str, Any] = json.loads(text)
    return found


def _stream_of(rows: list[dict[str, Any]]) -> bytes:
    if not rows:
        return b""
    sink = pyarrow.BufferOutputStream()
    with pyarrow.ipc.new_stream(sink, _SORTED, options=pyarrow.ipc.IpcWriteOptions(compression="zstd")) as writer:
        writer.write_table(pyarrow.Table.from_pylist(rows, _SORTED))
    return bytes(sink.getvalue())


class _Output:
    """A Parquet file that appears when it is complete, with the summary in its metadata."""

    def __init__(self, job: Job, path: str, summary: Summary):
        self.files, self.path, self.begun, self.summary = job.outputs, path, _begun(path), summary
        self.writer: Optional[pyarrow.parquet.ParquetWriter] = None

    def __enter__(self) -> "_Output":
        return self

    def write(self, table: pyarrow.Table) -> None:
        if self.writer is None:
            self.stream = self.files.open_output_stream(self.begun)
            self.writer = pyarrow.parquet.ParquetWriter(self.stream, table.schema, compression="zstd")
        self.writer.write_table(table, row_group_size=max(1, len(table)))

    def __exit__(self, kind: Any, *_: Any) -> None:
        if kind is None and self.writer is None:
            self.write(pyarrow.table({"source": pyarrow.array([], "string")}))
        if self.writer is None:
            return
        if kind is None:
            self.writer.add_key_value_metadata({LABEL: json.dumps(self.summary.told()).encode()})
        self.writer.close()
        self.stream.close()
        if kind is None:
            self.files.move(self.begun, self.path)


# ---- a new release of CRDs ----


def _upgrades(job: Job, objects: list[Any], table: pyarrow.Table) -> tuple[list[str], list[Optional[list[str]]], list[str]]:
    """The effects on stored objects, as `crdc upgrade --objects` prints them: outcomes, changes, messages."""
    assert job.old
    batch = pyarrow.record_batch({"object": pyarrow.array(list(map(_bytes, objects)), "binary")})
    sides = [pyarrow.record_batch(judge(batch, validator, strict=False, want="object")).to_pylist() for validator in (job.old, job.validator)]
    found = [_upgrade(job, text, was, now) for text, was, now in zip(batch["object"].to_pylist(), *sides)]
    outcomes, changes, messages = (list(column) for column in zip(*found))
    return outcomes, changes, messages


def _upgrade(job: Job, text: bytes, was: dict[str, Any], now: dict[str, Any]) -> tuple[str, list[str], str]:
    assert job.old
    if was["status"] != "judged" and now["status"] != "judged":
        return ("other" if was["status"] == "noKind" else "unreadable"), [], was["message"]
    if now["status"] != "judged":
        return "refused", [], "the version is gone: " + now["message"]
    if was["status"] != "judged" or (was["allowed"] and now["allowed"] and was["object"] == now["object"] and not _has_status(text)):
        return "unaffected", [], ""
    try:
        stored = json.loads(text)
        changes = list(itertools.islice(_differences("", job.old.default(text), job.validator.default(text)), 20))
    except (Error, ValueError) as error:
        return "unreadable", [], str(error)
    message = "" if now["allowed"] or now["message"] == was["message"] else now["message"]
    message = message or _status_message(job, stored)
    if not message:
        return "changed" if changes else "unaffected", changes, ""
    refusal = next((f"{field}: {told}" for field, told in _refused_updates(job, stored)), None)
    return ("ratchets", changes, message) if refusal is None else ("refused", changes, refusal)


def _has_status(text: bytes) -> bool:
    return _members(text, b"status")[0] is not None


def _status_message(job: Job, stored: dict[str, Any]) -> str:
    """The error for the status that only the new CRD gives. A create would drop the status and hide it."""
    assert job.old
    if "status" not in stored:
        return ""
    without = {name: value for name, value in stored.items() if name != "status"}
    was, now = (one.validate(stored, old=without, subresource="status", strict=False) for one in (job.old, job.validator))
    about = any(problem.path.startswith("status") for problem in now.problems)
    return now.message if about and not now and was.message != now.message else ""


def _differences(path: str, was: Any, now: Any) -> Iterator[str]:
    if isinstance(was, dict) and isinstance(now, dict):
        for name in [*was, *(name for name in now if name not in was)]:
            below = f"{path}.{name}" if path else name
            if name not in now:
                yield f"- {below}: {json.dumps(was[name])}"
            elif name not in was:
                yield f"+ {below}: {json.dumps(now[name])}"
            else:
                yield from _differences(below, was[name], now[name])
    elif isinstance(was, list) and isinstance(now, list) and len(was) == len(now):
        for i, pair in enumerate(zip(was, now)):
            yield from _differences(f"{path}[{i}]", *pair)
    elif was != now or type(was) is not type(now):
        yield f"- {path}: {json.dumps(was)}"
        yield f"+ {path}: {json.dumps(now)}"


def _places(value: Any, path: str, above: Any, key: Any) -> Iterator[tuple[str, Any, Any]]:
    if isinstance(value, dict):
        for name in value:
            yield from _places(value[name], f"{path}.{name}", value, name)
    elif isinstance(value, list):
        for i in range(min(len(value), 2)):
            yield from _places(value[i], f"{path}[{i}]", value, i)
    elif value is not None:
        yield path, above, key


def _refused_updates(job: Job, stored: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Updates of single fields (three of the spec, three of the status, and the labels) that the old CRD allows and the new one refuses."""
    assert job.old
    for status in (False, True):
        tried, word = 0, "status" if status else None
        changed = json.loads(json.dumps(stored))
        places = [place for name in changed if (name == "status") == status and name not in ("metadata", "apiVersion", "kind")
                  for place in _places(changed[name], name, changed, name)]
        for path, above, key in places[:12]:
            was = above[key]
            above[key] = not was if isinstance(was, bool) else was + 1 if isinstance(was, (int, float)) else was + "x"
            if job.old.validate(changed, old=stored, subresource=word, strict=False):
                result = job.validator.validate(changed, old=stored, subresource=word, strict=False)
                if not result:
                    yield path, result.message
                tried += 1
            above[key] = was
            if tried == 3:
                break
    labelled = json.loads(json.dumps(stored))
    labelled.setdefault("metadata", {}).setdefault("labels", {})["updated"] = "true"
    result = job.validator.validate(labelled, old=stored, strict=False)
    if not result:
        yield "metadata.labels", result.message


# ---- audit logs ----

_REFERENCE = (b"apiGroup", b"apiVersion", b"resource", b"subresource", b"namespace", b"name")
_SORTED = pyarrow.schema([("partition", "int32"), ("time", "string"), ("source", "string"), ("offset", "int64"), ("item", "int32"), ("key", "string"),
                          ("use", "string"), ("verb", "string"), ("subresource", "string"), ("namespace", "string"), ("user", "string"), ("audit", "string"),
                          ("version", "string"), ("code", "int32"), ("dry", "bool"), ("request", "binary"), ("response", "binary")])


def _is_object(body: Optional[bytes]) -> bool:
    return body is not None and body[:1] == b"{" and _members(body, b"kind")[0] != b'"Status"'


@functools.lru_cache(maxsize=8)
def _resources(validator: Validator, policed: bool) -> frozenset[tuple[str, str, str]]:
    """The resources of a log that are judged, as in crd-validate replay. Built-in kinds were checked by their API server; only policies concern them."""
    return frozenset((kind.group, kind.version, kind.plural) for kind in validator.kinds() if policed or not kind.built_in)


def _shows(body: Optional[bytes], group: str, version: str, subresource: str) -> bool:
    return _is_object(body) and (not subresource or _text(_members(body or b"", b"apiVersion")[0]) == (f"{group}/{version}" if group else version))


def _event_row(job: Job, source: str, at: tuple[int, int], line: bytes, counts: Counter[str]) -> Optional[dict[str, Any]]:
    """The row for an event that is judged or remembered; None for others. Skipped events are counted by reason, as in docs/replay.md."""
    event: defaultdict[bytes, Any] = defaultdict(lambda: None, _crdc.members(line))
    if event[b"kind"] != b'"Event"' or not event[b"stage"]:
        raise ValueError("it is no event of an audit log")
    counts["events"] += 1
    if event[b"stage"] != b'"ResponseComplete"':
        counts["not judged: stage"] += 1
        return None
    group, version, resource, sub, namespace, name = map(_text, _members(event[b"objectRef"] or b"{}", *_REFERENCE))
    verb, level = _text(event[b"verb"]), _text(event[b"level"])
    known = (group, version, resource) in _resources(job.validator, job.policed)
    if not known:
        counts["not judged: " + ("noResource" if not resource else "read" if verb in ("get", "list", "watch") else "kind")] += 1
        return None
    code = int(_members(event[b"responseStatus"] or b"{}", b"code")[0] or 0)
    request, response = event[b"requestObject"], event[b"responseObject"]
    shown = _shows(response, group, version, sub)
    if verb in ("get", "list", "watch"):
        reason = "read"
    elif verb in ("delete", "deletecollection"):
        reason = "delete" if not sub else "subresource"
    elif verb not in ("create", "update", "patch") or sub not in ("", "status"):
        reason = "subresource"
    elif level not in ("Request", "RequestResponse"):
        reason = "level"
    elif code == 401 or (code == 403 and _text(_members(event[b"annotations"] or b"{}", b"authorization.k8s.io/decision")[0]) == "forbid"):
        reason = "forbidden"
    elif code >= 400 and code not in (400, 403, 406, 422):
        reason = "failed"
    elif verb == "patch":
        reason = "" if _is_object(response) else "notStored"
    else:
        reason = "" if _is_object(request) else "unreadable" if request else "level"
    if reason:
        counts[f"not judged: {reason}"] += 1
        counts["letInUnjudged"] += code < 400 and reason in ("level", "notStored", "unreadable")
    dry = b"dryRun=All" in (event[b"requestURI"] or b"")
    if reason and (dry or code >= 400 or (reason == "read" and not (verb == "get" and shown))):
        return None
    if not name:
        name = _text(_members(_members((response if _is_object(response) else request) or b"", b"metadata")[0] or b"", b"name")[0])
    user = _text(_members(event[b"impersonatedUser"] or event[b"user"] or b"{}", b"username")[0])
    cluster = job.cluster_of(source)
    gone = verb == "delete" and not (shown and _members(_members(response or b"", b"metadata")[0] or b"", b"deletionTimestamp")[0])
    use = "judge" if not reason else "forgetAll" if verb == "deletecollection" else "remember" if shown and not gone else "forget"
    counts["dryRuns"] += dry and use == "judge"
    key = json.dumps([cluster, group, resource, namespace, "" if use == "forgetAll" else name])
    return {"partition": zlib.crc32(key.encode()) % job.partitions, "time": _text(event[b"stageTimestamp"]), "source": source, "offset": at[0], "item": at[1],
            "key": key, "use": use, "verb": verb, "subresource": sub, "namespace": namespace, "user": user, "audit": _text(event[b"auditID"]),
            "version": version, "code": code, "dry": dry, "request": None if verb == "patch" else request, "response": response}


def sort_events(job: Job, part: Part) -> None:
    """Sorts the events of a part that are judged or remembered by partition."""
    summary = Summary()
    rows: list[list[dict[str, Any]]] = [[] for _ in range(job.partitions)]
    texts = [(part.start, b"".join(_pieces(job, part)))] if part.form == "document" else lines(job, part)
    for offset, text in texts:
        kind, items = _members(text, b"kind", b"items")
        try:
            events = _crdc.elements(items or b"[]") if kind == b'"EventList"' else [text]
        except ValueError:
            events = [b""]
        for item, event in enumerate(events):
            try:
                row = _event_row(job, part.path, (offset, item), event, summary.counts)
            except ValueError:
                summary.counts["broken"] += 1
                continue
            if row and row["use"] == "forgetAll":
                for number in range(job.partitions):
                    rows[number].append({**row, "partition": number})
            elif row:
                rows[row["partition"]].append(row)
    _write_segments(job, part.out, (*map(_stream_of, rows), json.dumps(summary.told()).encode()))


def judge_partition(job: Job, part: Part) -> None:
    """Judges the events of a partition in the order of their time, each with its object's last state in the log. The path of the part is a JSON
    list of the files of the first pass."""
    streams = (_read_segment(job, path, part.start) for path in json.loads(part.path))
    tables = [pyarrow.ipc.open_stream(stream).read_all() for stream in streams if stream]
    rows = pyarrow.concat_tables(tables).sort_by([(name, "ascending") for name in ("time", "source", "offset", "item")]).to_pylist() if tables else []
    summary, known = Summary(), dict[str, bytes]()
    with _Output(job, part.out, summary) as output:
        asked = (row for row in rows if _take_event(job, row, known, summary.counts))
        for some in iter(lambda: list(itertools.islice(asked, ROWS)), []):
            output.write(_judge_events(job, some, summary))


def _take_event(job: Job, row: dict[str, Any], known: dict[str, bytes], counts: Counter[str]) -> bool:
    """Updates the remembered objects; returns whether the event is judged. Its row then has the object and the old one."""
    key = row["key"]
    if row["use"] == "forgetAll":
        prefix = key[:-3]  # without '""]'
        for one in [one for one in known if one.startswith(prefix)]:
            del known[one]
    elif row["use"] == "forget":
        known.pop(key, None)
    elif row["use"] == "remember":
        known[key] = row["response"]
    if row["use"] != "judge":
        return False
    create, let_in = row["verb"] == "create" or row["code"] == 201, row["code"] < 400
    shown = _shows(row["response"], json.loads(key)[1], row["version"], row["subresource"])
    sent = row["response"] if row["verb"] == "patch" else row["request"]
    old = None if create else _current(known.get(key), sent, row["verb"] == "update")
    if not create:
        counts["updates"] += 1
        counts["updatesWithoutOld"] += old is None
        counts["updatesNotCompared"] += old is None and let_in and job.compares
    admitted = let_in and shown and (not row["subresource"] or old is None)  # what validation saw; a status update of an unknown object has nothing else
    row.update(object=row["response"] if admitted else sent, old=old, operation="create" if old is None else "update",
               subresource=row["subresource"] if old is not None and row["subresource"] else None)
    if let_in and not row["dry"]:
        if shown:
            known[key] = row["response"]
        else:
            known.pop(key, None)
    return True


def _current(old: Optional[bytes], body: bytes, put: bool) -> Optional[bytes]:
    """The remembered object, if it is the one in the request."""
    if not old:
        return None
    (was_version, was), (version, now) = (_members(one, b"apiVersion", b"metadata") for one in (old, body))
    was_uid, was_number = _members(was or b"{}", b"uid", b"resourceVersion")
    uid, number = _members(now or b"{}", b"uid", b"resourceVersion")
    return old if was_version == version and (not uid or uid == was_uid) and not (put and _text(number) and number != was_number) else None


def _judge_events(job: Job, rows: list[dict[str, Any]], summary: Summary) -> pyarrow.Table:
    words = {name: pyarrow.array([row[name] or None for row in rows], "string") for name in ("operation", "subresource", "namespace", "user")}
    batch = pyarrow.record_batch([pyarrow.array([row["object"] for row in rows], "binary"), pyarrow.array([row["old"] for row in rows], "binary"),
                                  *words.values()], names=["object", "old", *words])
    verdicts = pyarrow.record_batch(judge(batch, job.validator, old="old", strict=job.fields, **{name: name for name in words}))
    before = [row["code"] >= 400 for row in rows]
    outcomes = [("nowLetIn" if was and one == "allowed" else "refusedBefore" if was and one == "refused" else one)
                for was, one in zip(before, _plain_outcomes(verdicts))]
    own = {name: pyarrow.array([row[name] for row in rows], _SORTED.field(name).type)
           for name in ("source", "offset", "item", "namespace", "time", "verb", "user", "audit", "code")}
    own = {"cluster": pyarrow.array([json.loads(row["key"])[0] for row in rows], "string"), **{("then" if name == "code" else name): column for name, column in own.items()}}
    table = pyarrow.Table.from_arrays([*own.values(), *verdicts.columns, pyarrow.array(outcomes, "string")], names=[*own, *verdicts.schema.names, "outcome"])
    summary.counts["judged"] += sum(one in ("allowed", "refused", "refusedBefore", "nowLetIn") for one in outcomes)
    summary.add_verdicts(table, outcomes)
    return table
