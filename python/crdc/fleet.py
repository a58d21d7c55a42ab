# SPDX-License-Identifier: Apache-2.0
"""python -m crdc.fleet --out FOLDER PATH...: judges the objects or the audit logs of a fleet with Ray Data.

Inputs are files, folders or buckets of JSON lines, `kubectl get -o json`, Parquet or audit logs. Each part of them becomes a Parquet file of
verdicts; parts that have a file already are skipped. Exit status: 0 all are allowed, 1 some are refused, 2 something could not be judged or read."""
from __future__ import annotations

import argparse
import functools
import hashlib
import json
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Callable, Optional, Sequence

from . import SourceError, Validator, __version__

try:
    import pyarrow.fs
    import pyarrow.parquet
    from ._fleet import Job, Part, Summary, judge_objects, judge_partition, sort_events, summary_of, work_on
except ImportError as error:
    raise ImportError(f"crdc.fleet needs pyarrow and Ray Data (pip install 'ray[data]'): {error}") from error

_PACKED = (".gz", ".zst", ".bz2")
_HEAD = 1 << 16
Work = Callable[[Job, Part], None]


# ---- the parts ----


def _file_system(paths: Sequence[str]) -> tuple[pyarrow.fs.FileSystem, list[str]]:
    """The file system of all paths, and the paths in it."""
    found = [pyarrow.fs.FileSystem.from_uri(path if "://" in path else os.path.abspath(path)) for path in paths]
    if any(system != found[0][0] for system, _ in found):
        raise ValueError("the paths are in several file systems: one run is for one of them")
    return found[0][0], [path for _, path in found]


def _inputs(files: pyarrow.fs.FileSystem, paths: Sequence[str]) -> list[pyarrow.fs.FileInfo]:
    infos: list[pyarrow.fs.FileInfo] = []
    for path, info in zip(paths, files.get_file_info(list(paths))):
        if info.type == pyarrow.fs.FileType.NotFound:
            raise ValueError(f"{path}: there is no such file or folder")
        infos += files.get_file_info(pyarrow.fs.FileSelector(path, recursive=True)) if info.type == pyarrow.fs.FileType.Directory else [info]
    return sorted((info for info in infos if info.type == pyarrow.fs.FileType.File and info.size and not info.base_name.startswith((".", "_"))),
                  key=lambda info: info.path)


def _form(files: pyarrow.fs.FileSystem, path: str) -> str:
    """The form in which a file is read; an indented document is read as a whole."""
    if path.endswith(".parquet"):
        return "parquet"
    with files.open_input_stream(path, compression="detect") as stream:
        head = stream.read(_HEAD)
    first = head.lstrip().split(b"\n", 1)
    try:
        json.loads(first[0])
        return "lines"
    except ValueError:
        return "document" if len(first) > 1 and first[0].rstrip() in (b"{", b"[") else "lines"


def parts_of(files: pyarrow.fs.FileSystem, infos: Sequence[pyarrow.fs.FileInfo], size: int, columns: Sequence[str]) -> list[Part]:
    """Splits files into parts of about that many bytes. A compressed file is one part, and so is a document. `columns`: required in Parquet files."""

    def split(info: pyarrow.fs.FileInfo) -> list[Part]:
        form = _form(files, info.path)
        if form == "parquet":
            with files.open_input_file(info.path) as stream, pyarrow.parquet.ParquetFile(stream) as file:
                groups, whole, there = file.metadata.num_row_groups, max(info.size, 1), file.schema_arrow.names
            for name in columns:
                if name not in there:
                    raise ValueError(f"{info.path}: there is no column {name!r}: the file has {there}")
            step = max(1, groups * size // whole)
            return [Part(info.path, form, at, min(at + step, groups), "") for at in range(0, groups, step)]
        if form == "document" or info.path.endswith(_PACKED):
            return [Part(info.path, form, 0, 0, "")]
        return [Part(info.path, form, at, min(at + size, info.size), "") for at in range(0, info.size, size)]

    with ThreadPoolExecutor(32) as pool:
        return [part for parts in pool.map(split, infos) for part in parts]


def _name(part: Part) -> str:
    return hashlib.blake2b(repr(part[:4]).encode(), digest_size=10).hexdigest()


def fingerprint(job: Job, infos: Sequence[pyarrow.fs.FileInfo], more: Sequence[Any]) -> str:
    """A digest of everything that the verdicts depend on."""
    inputs = [(info.path, info.size, info.mtime_ns) for info in infos]
    told = (__version__, job.validator._arguments, job.old and job.old._arguments, job[4:], inputs, list(more))
    return hashlib.blake2b(repr(told).encode(), digest_size=16).hexdigest()


def _claim(job: Job, folder: str, mark: str) -> None:
    """Claims an empty folder, or the folder of an unfinished run with the same fingerprint."""
    path = f"{folder}/job.json"
    if job.outputs.get_file_info(path).type == pyarrow.fs.FileType.File:
        with job.outputs.open_input_stream(path) as stream:
            if json.loads(stream.read())["fingerprint"] == mark:
                return
        raise ValueError(f"{folder} has verdicts of other inputs, CRDs or options: an empty folder is wanted")
    for name in ("verdicts", "events"):
        job.outputs.create_dir(f"{folder}/{name}", recursive=True)
    with job.outputs.open_output_stream(path) as stream:
        stream.write(json.dumps({"fingerprint": mark, "version": __version__}).encode())


# ---- running ----

def _outputs(job: Job, parts: Sequence[Part]) -> set[str]:
    """Lists the output files that are complete; deletes files of interrupted tasks."""
    there = {info.path for info in job.outputs.get_file_info(pyarrow.fs.FileSelector(os.path.dirname(parts[0].out), allow_not_found=True))}
    lost = {path for path in there if os.path.basename(path).startswith(".")}
    for path in lost:
        job.outputs.delete_file(path)
    return there - lost


def run(job: Job, parts: Sequence[Part], work: Work, workers: Optional[int] = None) -> Summary:
    """Runs all parts without an output file; returns the counters of all parts."""
    import ray
    import ray.data

    there = _outputs(job, parts)
    missing = [part for part in parts if part.out not in there]
    if missing:
        ray.data.DataContext.get_current().op_resource_reservation_enabled = workers is None  # else Ray Data is slow to use all allowed workers
        shared = [ray.put(job)]  # in a list: Ray would fetch it for each task otherwise
        rows = ray.data.from_items([part._asdict() for part in missing], override_num_blocks=min(len(missing), 20_000))
        task = functools.partial(work_on, key=os.urandom(8).hex(), job=shared, work=work)
        done = rows.map(task, concurrency=workers, num_cpus=1)
        for _ in done.iter_batches(batch_size=None):
            pass
        _outputs(job, parts)
    summary = Summary()
    with ThreadPoolExecutor(32) as pool:
        for told in pool.map(lambda part: summary_of(job, part), parts):
            summary.add(told)
    return summary


def judge_all(job: Job, parts: Sequence[Part], folder: str, workers: Optional[int] = None) -> Summary:
    """Judges all parts; for logs the second pass over all partitions follows."""
    first, ending = ("events", "events") if job.log else ("verdicts", "parquet")
    parts = [part._replace(out=f"{folder}/{first}/{_name(part)}.{ending}") for part in parts]
    if not job.log:
        return run(job, parts, judge_objects, workers)
    events = run(job, parts, sort_events, workers)
    files = json.dumps([part.out for part in parts])
    partitions = [Part(files, "partition", number, number + 1, f"{folder}/verdicts/{number:06}.parquet") for number in range(job.partitions)]
    verdicts = run(job, partitions, judge_partition, workers)
    verdicts.add(events.told())
    return verdicts


# ---- the command ----


def _print(summary: Summary, out: str) -> None:
    counts = summary.counts
    for name, count in sorted(counts.items()):
        if count:
            print(f"  {count:>10}  {name}")
    effect = ""
    for *key, count, examples in summary.told()["rules"]:
        if key[0] != effect:
            effect = key[0]
            print(f"\n{effect}:")
        print(f"  {count:>10}  {' '.join(part for part in key[1:] if part)}")
        for one in examples[:1]:
            print(f"              {one['source']}:{one['offset']}: {one.get('namespace', '')}/{one.get('name', '')}: {one['message'][:300]}")
    print(f"\n{out}/verdicts: the verdicts; {out}/summary.json: this")


def status_of(counts: dict[str, int]) -> int:
    """The exit status, like crd-validate's: 1 if something is refused, 2 if something could not be judged, or nothing was."""
    if counts.get("refused"):
        return 1
    unjudged = ("noKind", "notJudged", "noMemory", "interrupted", "misused", "unreadable", "updatesNotCompared", "letInUnjudged")
    judged = counts.get("objects", 0) or counts.get("events", 0)
    return 2 if not judged or any(counts.get(name) for name in unjudged) else 0


def _options() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m crdc.fleet", description="Judges the objects or the audit logs of a fleet, by Ray Data.")
    parser.add_argument("paths", nargs="+", metavar="PATH", help="files, folders or URIs of buckets: JSON lines, kubectl get -o json, Parquet")
    parser.add_argument("--out", required=True, metavar="FOLDER", help="where verdicts and summary.json go, which all nodes reach; a run that stopped goes on there")
    parser.add_argument("--log", action="store_true", help="the paths are audit logs: what would become of their requests today")
    parser.add_argument("--crd", action="append", default=[], metavar="FILE", help="a file or a folder of CRDs")
    parser.add_argument("--old-crd", action="append", default=[], metavar="FILE", help="the CRDs that those of --crd replace: what becomes of stored objects")
    parser.add_argument("--policies", action="append", default=[], metavar="FILE", help="admission policies and their bindings")
    parser.add_argument("--kubernetes-version", metavar="1.N")
    parser.add_argument("--layers", default="schema", metavar="LIST", help="schema, all, or some of webhook,controller,pods")
    parser.add_argument("--strict", choices=["strict", "warn", "ignore"], help="what becomes of unknown fields (strict; of logs and stored objects ignore)")
    parser.add_argument("--column", default="object", metavar="NAME", help="of Parquet files: the objects")
    parser.add_argument("--old-column", metavar="NAME", help="of Parquet files: what is stored, where a row is an update")
    parser.add_argument("--cluster", default=r"cluster=([^/]+)", metavar="REGEX", help="the cluster in a path (%(default)s)")
    parser.add_argument("--workers", type=int, metavar="N", help="tasks at a time (as many as there are processors)")
    parser.add_argument("--part-size", type=int, default=64, metavar="MIB", help="of a task (%(default)s)")
    parser.add_argument("--partitions", type=int, metavar="N", help="of logs: how many tasks judge (one for each 256 MiB)")
    parser.add_argument("--address", help="of a Ray cluster; without it that of the environment, or this machine")
    return parser


def make_job(options: argparse.Namespace) -> tuple[Job, list[Part], str, str]:
    """Builds a run from the command line: the job, its parts, its folder, and their fingerprint."""
    if options.old_crd and (options.log or options.policies or not options.crd):
        raise ValueError("--old-crd is about objects, and what replaces it by --crd: it goes with neither --log nor --policies")
    if options.old_crd and options.old_column:
        raise ValueError("--old-column is about updates, --old-crd about what is stored")
    if options.part_size < 1 or (options.partitions or 1) < 1 or (options.workers or 1) < 1:
        raise ValueError("--part-size, --partitions and --workers are 1 or more")
    files, paths = _file_system(options.paths)
    outputs, (folder,) = _file_system([options.out])
    infos = _inputs(files, paths)
    alone = {"builtins": not options.old_crd, "kubernetes_version": options.kubernetes_version, "layers": options.layers, "stored": bool(options.old_crd)}
    validator = Validator(options.crd, options.policies, **alone)
    old = Validator(options.old_crd, **alone) if options.old_crd else None
    texts = b"".join(text for _, _, text in validator._arguments[0])
    fields = options.strict or ("ignore" if options.log or old else "strict")
    compares = b"oldSelf" in texts or b"oldObject" in texts or options.layers != "schema"
    parts = parts_of(files, infos, options.part_size << 20, [options.column, *([options.old_column] if options.old_column else [])])
    partitions = options.partitions or max(1, sum(info.size for info in infos) >> 28)
    job = Job(files, outputs, validator, old, options.log, options.column, options.old_column, options.cluster, partitions, fields, compares,
              bool(options.policies))
    return job, parts, folder.rstrip("/"), fingerprint(job, infos, [options.part_size])


def main(arguments: Optional[Sequence[str]] = None) -> int:
    options = _options().parse_args(arguments)
    try:
        job, parts, folder, mark = make_job(options)
        if not parts:
            raise ValueError("nothing is in what is judged")
        _claim(job, folder, mark)
    except (SourceError, OSError, ValueError) as error:
        print(f"crdc.fleet: {error}", file=sys.stderr)
        return 2
    import ray
    import ray.exceptions

    if not ray.is_initialized():
        ray.init(address=options.address, include_dashboard=False if options.address is None else None, log_to_driver=False)
    try:
        summary = judge_all(job, parts, folder, options.workers)
    except ray.exceptions.RayError as error:
        print(f"crdc.fleet: {str(error).strip()}", file=sys.stderr)
        return 2
    with job.outputs.open_output_stream(f"{folder}/summary.json") as stream:
        stream.write(json.dumps(summary.told(), indent=1).encode())
    _print(summary, folder)
    return status_of(summary.counts)


if __name__ == "__main__":
    sys.exit(main())
