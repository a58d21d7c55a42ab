#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What a fleet's objects cost (docs/fleets.md): objects a second of validate_many in one process, of crdc.arrow.judge in the same, and of crdc.fleet
with one worker and with two, whose processor time is told as well: other work on the machine does not count in it; and the two passes over a log. The package, Ray Data and
PyYAML are those of the Python that runs it.

usage: fleet.py [OBJECTS [FOLDER]]   (200000; FOLDER: for the files, in place of a temporary one)"""
import json
import os
import shutil
import sys
import tempfile
import time

ROOT = os.path.join(os.path.dirname(os.path.realpath(__file__)), "../..")
sys.path.insert(0, os.path.join(ROOT, "python/tests"))
os.environ.setdefault("RAY_AUTH_MODE", "disabled")
os.environ.setdefault("RAY_DATA_DISABLE_PROGRESS_BARS", "1")

import pyarrow
import ray
from crdc import _fleet, arrow, fleet
from fleet_inputs import objects, write_log


def timed(work, texts):
    wall, own = time.perf_counter(), time.process_time()
    work(texts)
    return len(texts) / (time.perf_counter() - wall), len(texts) / (time.process_time() - own)


def judge_and_tell(job, part):
    """judge_objects, with the processor time that it took beside its file."""
    before = time.process_time()
    _fleet.judge_objects(job, part)
    with open(part.out + ".seconds", "w", encoding="utf-8") as file:
        json.dump(time.process_time() - before, file)


def of_workers(count, objects_file, out, workers):
    size = str(max(8, (os.path.getsize(objects_file) >> 20) // 14))  # seven parts for each of two workers
    job, parts, folder, mark = fleet.make_job(fleet._options().parse_args(["--layers", "all", "--part-size", size, "--out", out, objects_file]))
    fleet._claim(job, folder, mark)
    parts = [part._replace(out=f"{folder}/verdicts/{number}.parquet") for number, part in enumerate(parts)]
    begin = time.perf_counter()
    fleet.run(job, parts, judge_and_tell, workers)
    wall = time.perf_counter() - begin
    seconds = 0.0
    for part in parts:
        with open(part.out + ".seconds", encoding="utf-8") as file:
            seconds += json.load(file)
    return count / wall, count / seconds


def of_log(count, work):
    """MiB a second that are sorted, and events a second that are judged, of processor time in one process."""
    path = os.path.join(work, "audit.jsonl")
    write_log(path, count)
    job, parts, folder, mark = fleet.make_job(fleet._options().parse_args(["--log", "--part-size", "8", "--partitions", "8", "--out", os.path.join(work, "log"), path]))
    fleet._claim(job, folder, mark)
    parts = [part._replace(out=f"{folder}/events/{number}.events") for number, part in enumerate(parts)]
    begin = time.process_time()
    for part in parts:
        _fleet.sort_events(job, part)
    sorted_at, files = time.process_time(), json.dumps([part.out for part in parts])
    partitions = [_fleet.Part(files, "partition", number, number + 1, f"{folder}/verdicts/{number}.parquet") for number in range(8)]
    for part in partitions:
        _fleet.judge_partition(job, part)
    judged = sum(_fleet.summary_of(job, part)["counts"].get("judged", 0) for part in partitions)
    return (os.path.getsize(path) >> 20) / (sorted_at - begin), judged / (time.process_time() - sorted_at)


def main(count=200_000, folder=None):
    work = folder or tempfile.mkdtemp()
    path = os.path.join(work, "objects.jsonl")
    texts = list(objects(int(count)))
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(texts) + "\n")
    validator = fleet.make_job(fleet._options().parse_args(["--layers", "all", "--out", work, path]))[0].validator
    column = pyarrow.table({"object": texts})
    validator.validate_many(texts[:1000])
    print(f"{len(texts)} objects, {os.path.getsize(path) >> 20} MiB; load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    print(f"{'':24}{'objects/s':>12}{'objects/s of processor time':>30}")
    one = timed(validator.validate_many, texts)
    print(f"{'validate_many':24}{one[0]:12,.0f}{one[1]:30,.0f}")
    found = timed(lambda _: arrow.judge(column, validator), texts)
    print(f"{'crdc.arrow.judge':24}{found[0]:12,.0f}{found[1]:30,.0f}")
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    several = []
    for workers in (1, 2):
        of_workers(1, path, os.path.join(work, f"warm{workers}"), workers)  # processes are started, and have what they import
        several.append(of_workers(len(texts), path, os.path.join(work, f"out{workers}"), workers))
        print(f"{f'crdc.fleet, {workers} workers':24}{several[-1][0]:12,.0f}{several[-1][1]:30,.0f}")
    print(f"a worker beside validate_many: {several[0][1] / one[1]:.2f}; two workers beside one: {several[1][0] / several[0][0]:.2f}; load {os.getloadavg()[0]:.1f}")
    print("a log of as many events: %.0f MiB/s are sorted, %.0f events/s judged, of processor time" % of_log(len(texts), work))
    if not folder:
        shutil.rmtree(work)


if __name__ == "__main__":
    main(*sys.argv[1:3])
