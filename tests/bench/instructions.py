#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Counts the instructions that the work of this project takes, the run time's included, and compares them with those on record: a
count repeats to the instruction where a time does not, so a small loss shows.

usage: instructions.py [--update [--why TEXT]] BUILD      BUILD: a release build, build-test/release

Counted are a review by the webhook without its wire (small; 85 KB; an update), a create and an update from C, a whole process that
judges one manifest, one that judges a thousand, and an evaluation of each rule of bench-rules. What is counted is looked at first:
it has to be let in.

Exit 1 when something takes over 5 % more than instructions.txt beside this script says, or is not in it; 77 (skipped) where the
record tells nothing: without valgrind, with another compiler or processor. --update writes the record; where a count has risen it
wants to know why, and keeps that in the record."""
import argparse
import copy
import datetime
import json
import pathlib
import platform
import re
import shutil
import subprocess
import sys
import tempfile

import yaml

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
RECORD = HERE / "instructions.txt"
SLACK = 1.05
RULE_TURNS, TURNS = 160, 20
LARGE = 85_000  # bytes of JSON
# The C library's functions are chosen by the processor: those that every x86-64 has are the same everywhere.
PLAIN = "glibc.cpu.hwcaps=-AVX2,-AVX,-AVX512F,-AVX512VL,-ERMS,-FSRM,-BMI2,-SSE4_1,-SSE4_2,-SSSE3"


def skip(why):
    print("skipped:", why)
    sys.exit(77)


def ran(*command):
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False, cwd=ROOT)
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))}: exit {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def callgrind(folder, options, *command):
    """The totals of the dumps, in their order; the last is that of the end. And what the program printed."""
    for old in folder.glob("counts*"):
        old.unlink()
    output = ran("env", f"GLIBC_TUNABLES={PLAIN}", f"XDG_CACHE_HOME={folder}", "valgrind", "-q", "--tool=callgrind", f"--callgrind-out-file={folder}/counts",
                 *options, *command)
    files = sorted(folder.glob("counts.*"), key=lambda file: int(file.suffix[1:])) + [folder / "counts"]
    return [int(re.search(r"^(?:totals|summary): (\d+)", file.read_text(), re.M)[1]) for file in files], output


def cluster(groups=None, **metadata):
    item = yaml.safe_load((ROOT / "examples/raycluster.yaml").read_text())
    item["metadata"].update(metadata, namespace="default")
    if groups:
        first = item["spec"]["workerGroupSpecs"][0]
        item["spec"]["workerGroupSpecs"] = [dict(copy.deepcopy(first), groupName=f"group-{i}") for i in range(groups)]
    return item


def review(item, old=None):
    for each in (item, old) if old else (item,):  # as the API server has filled it in
        each["metadata"].update(uid="00000000-0000-0000-0000-000000000001", creationTimestamp="2026-01-01T00:00:00Z", generation=1)
    for each in (item, old) if old else ():
        each["metadata"].update(resourceVersion="1")
    group, version = item["apiVersion"].split("/")
    return {"apiVersion": "admission.k8s.io/v1", "kind": "AdmissionReview",
            "request": {"uid": "u", "kind": {"group": group, "version": version, "kind": item["kind"]},
                        "resource": {"group": group, "version": version, "resource": "rayclusters"}, "operation": "UPDATE" if old else "CREATE",
                        "name": item["metadata"]["name"], "namespace": "default", "userInfo": {"username": "eve"}, "object": item, "oldObject": old,
                        "dryRun": False, "options": None}}


def large_cluster():
    groups = 1
    while len(json.dumps(cluster(groups))) < LARGE:
        groups += 1
    return cluster(groups)


def count_reviews(build, folder):
    program = build / "tests/bench/bench-review"
    bodies = {"review-small": review(cluster()), "review-large": review(large_cluster()),
              "review-update": review(cluster(labels={"bench": "touched"}), cluster())}
    for name, body in bodies.items():
        file = folder / f"{name}.json"
        file.write_text(json.dumps(body))
        if not json.loads(ran(program, file))["allowed"]:
            sys.exit(f"{name} is refused")
        counts, _ = callgrind(folder, ["--toggle-collect=judge_reviews*"], program, "--count", str(TURNS), file)
        yield name, counts[-1] / TURNS


def count_creates(build, folder):
    program = build / "tests/bench/bench-create"
    for name in "create", "update":
        counts, _ = callgrind(folder, ["--toggle-collect=run_counted*"], program, "--count", str(TURNS), "--only", name, "examples/raycluster.yaml")
        yield name, counts[-1] / TURNS


def count_processes(build, folder):
    program = build / "programs/validate/crd-validate"
    thousand = folder / "thousand.yaml"
    thousand.write_text("---\n".join(yaml.safe_dump(cluster(name=f"cluster-{i}"), sort_keys=False) for i in range(1000)))
    for name, file in ("one-manifest", ROOT / "examples/raycluster.yaml"), ("thousand-manifests", thousand):
        yield name, callgrind(folder, [], program, file)[0][-1]


def count_rules(build, folder):
    """By difference: what so many evaluations more took, in one run for all rules."""
    totals, names = callgrind(folder, ["--toggle-collect=evaluate_turns", "--dump-after=evaluate_turns"], build / "tests/bench/bench-rules", "--count",
                              str(RULE_TURNS))
    for i, name in enumerate(names.split()):
        yield name, (totals[3 * i + 2] - totals[3 * i + 1]) / RULE_TURNS


def read_record():
    lines = RECORD.read_text().splitlines() if RECORD.exists() else []
    known = dict(line.split() for line in lines if line and not line.startswith("#"))
    return {name: float(count) for name, count in known.items()}, [line for line in lines if line.startswith("# raised ")], next(
        (line[len("# with "):] for line in lines if line.startswith("# with ")), None)


def write_record(machine, counts, known, raised, why):
    grown = sorted(name for name, count in counts.items() if name in known and count > known[name] * SLACK)
    if grown and not why:
        sys.exit(f"--why is wanted: {', '.join(grown)} take more")
    if grown:
        raised.append(f"# raised {datetime.date.today()}, {', '.join(grown)}: {why}")
    RECORD.write_text("\n".join([f"# Instructions; made by {HERE.name}/instructions.py --update.", f"# with {machine}", *raised,
                                *(f"{name} {count:.1f}" for name, count in counts.items()), ""]))


def compare(counts, known):
    bad = False
    for name, count in counts.items():
        if name not in known:
            print(f"{name:<22} {count:12.1f}, not on record")
            bad = True
        elif count > known[name] * SLACK or count * SLACK < known[name]:
            grown = count > known[name]
            print(f"{name:<22} {count:12.1f}, on record {known[name]:.1f}{': FAILED' if grown else ' (--update would note it)'}")
            bad |= grown
    print(f"{len(counts)} things counted")
    return bad


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("usage: ")[1].split("  ")[0])
    parser.add_argument("--update", action="store_true")
    parser.add_argument("--why")
    parser.add_argument("build", type=pathlib.Path)
    arguments = parser.parse_args()
    if not shutil.which("valgrind"):
        skip("no valgrind")
    machine = f"{ran('cc', '--version').splitlines()[0]}, {platform.machine()}, release"
    known, raised, recorded = read_record()
    if not arguments.update and recorded != machine:
        skip(f"the record is of {recorded}, this is {machine}")
    counts, build = {}, arguments.build.resolve()
    with tempfile.TemporaryDirectory() as folder:
        for counter in count_reviews, count_creates, count_processes, count_rules:
            counts.update(counter(build, pathlib.Path(folder)))
    if arguments.update:
        write_record(machine, counts, known, raised, arguments.why)
        return False
    return compare(counts, known)


sys.exit(main())
