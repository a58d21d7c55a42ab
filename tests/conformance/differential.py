#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares crd-validate with the API server's own code and groups the disagreements by cause, the most frequent first.

  differential.py [OPTION...] REQUESTS VERDICTS [REQUESTS VERDICTS]...   answers that were recorded
  differential.py [OPTION...] --seeds 7-9 [--crds DIR] [--samples DIR]   new requests, made and judged by $CRDC_ORACLE, about the CRDs
                                                                         and samples of a folder (crds and samples of the root)
  differential.py [OPTION...] --grow-rules 7-9 [--crds N] [--depth D]    random rules over N (500) CRDs a seed, likewise
  differential.py [OPTION...] --grow-schemas 7-9 [--crds N]              random schemas: N (200) CRDs a seed, with objects
  differential.py [OPTION...] --NAME 7-9 [--count N]                     N (2000) requests a seed of NAME_grower.py beside this:
GROWERS
  differential.py [OPTION...] --mutate-crds 7-9 [--crds DIR] [--count N] CRDs themselves, broken and changed: the oracle's mutations of
                                                                         those in DIR, and N (2000) requests of crd_mutator.py a seed
  --shrink          show the first request of each cause made small: members and items go while the cause stays
  --show N          causes to show (20)
  --jobs N          processes of crd-validate (as many as there are cores)
  --root DIR        folder with crds/ and samples/, from which the CRDs' paths of the requests start ($CRDC_TABLES,
                    or build/tests/tables/unpacked beside the source)
  --build DIR       build folder with crd-validate and compare-verdicts (build, beside the source)
  --sanitized       the build folder is one with sanitizers (build-asan): a report or a leak ends a process, and so fails
  --record NAME     keep the requests and the oracle's verdicts as NAME.requests.jsonl and NAME.verdicts.jsonl, without those that
                    the API server answers in another way each time

All but the first and --shrink need $CRDC_ORACLE, the path of the built oracle program. Exit 1 when there are disagreements or
crd-validate fails, 2 when the comparison could not be made.

What a disagreement is, compare-verdicts decides. A cause is what differs, with the values in the texts left out."""

import argparse
import collections
import concurrent.futures
import copy
import importlib
import itertools
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import crd_mutator
import schema_grower

SOURCE = pathlib.Path(__file__).resolve().parents[2]
# A mode each: a docstring of one line, and requests(seed, count), which yields requests without ids.
GROWERS = {file.stem[:-len("_grower")]: importlib.import_module(file.stem) for file in sorted(pathlib.Path(__file__).parent.glob("*_grower.py"))
           if file.stem != schema_grower.__name__}
SHRINK_ROUNDS = 200
CANDIDATES = 400  # requests judged at once while shrinking
ASKED_AGAIN = 20  # times that the oracle is asked about what disagrees
SLICE = 1500  # grown requests judged at once
MAX_BASE = 20000  # bytes of a CRD that crd_mutator.py starts from
REPAIRS = 6  # times that a grown CRD is judged and loses what is refused
OBJECTS = 25  # requests for a grown CRD


class Failed(Exception):
    """The comparison cannot be made."""


class Tools:
    def __init__(self, options):
        build = pathlib.Path(options.build or SOURCE / ("build-asan" if options.sanitized else "build")).resolve()
        if options.sanitized:
            os.environ["ASAN_OPTIONS"] = "abort_on_error=1:detect_leaks=1"
            os.environ["UBSAN_OPTIONS"] = "halt_on_error=1:abort_on_error=1:print_stacktrace=1"
        self.validate = build / "programs/validate/crd-validate"
        self.compare = build / "tests/conformance/compare-verdicts"
        for program in (self.validate, self.compare):
            if not program.is_file():
                raise Failed(f"{program} is not built")
        self.root = pathlib.Path(options.root or os.environ.get("CRDC_TABLES") or SOURCE / "build/tests/tables/unpacked").resolve()
        if not self.root.is_dir():
            raise Failed(f"{self.root} is no folder (--root)")
        self.oracle = os.environ.get("CRDC_ORACLE", "")
        self.jobs = options.jobs or os.cpu_count() or 1
        self.broken = False  # a process of crd-validate failed

    def run(self, command, lines):
        """The output of a filter that reads lines, as lines; and what it says when it fails."""
        done = subprocess.run([str(part) for part in command], input="".join(lines).encode(), cwd=self.root,
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
        problem = f"exit {done.returncode}: {done.stderr.decode(errors='replace')[:4000]}" if done.returncode else ""
        return [line + "\n" for line in done.stdout.decode().split("\n") if line], problem

    def ask_oracle(self, arguments, lines=()):
        if not self.oracle:
            raise Failed("CRDC_ORACLE is not set")
        answer, problem = self.run([self.oracle, *arguments], lines)
        if problem:
            raise Failed(f"oracle {arguments[0]}: {problem}")
        return answer

    def judge(self, requests):
        """crd-validate's verdicts. Requests for one CRD stay together, because it is compiled once a process."""
        groups = collections.defaultdict(list)
        for line in requests:
            request = json.loads(line)
            groups[request.get("crdFile") or json.dumps(request.get("crd"))].append(line)
        loads = [[] for _ in range(self.jobs)]
        for group in sorted(groups.values(), key=lambda group: -sum(map(len, group))):
            min(loads, key=lambda load: sum(map(len, load))).extend(group)
        verdicts = []
        with concurrent.futures.ThreadPoolExecutor(self.jobs) as pool:
            for lines, problem in pool.map(lambda load: self.run([self.validate, "--batch"], load), filter(None, loads)):
                verdicts += lines
                if problem:
                    self.broken = True
                    print(f"crd-validate: {problem}", file=sys.stderr)
        return verdicts

    def disagreements(self, want, got):
        """(what differs, id) of each, in the order of the requests; and the closing count."""
        with tempfile.TemporaryDirectory() as folder:
            files = [pathlib.Path(folder, name) for name in ("want", "got")]
            for file, lines in zip(files, (want, got)):
                file.write_text("".join(lines), encoding="utf-8")
            done = subprocess.run([str(self.compare), "--list", *map(str, files)], stdout=subprocess.PIPE, check=False)
        if done.returncode not in (0, 1):
            raise Failed("compare-verdicts failed")
        lines = done.stdout.decode().splitlines()
        return [tuple(line.split("\t", 1)) for line in lines[:-1]], lines[-1]


# ---- causes ----

def without_values(text):
    """The text with quoted strings, numbers and what composites hold left out."""
    text = re.sub(r"\d+", "0", re.sub(r'"(?:[^"\\]|\\.)*"', '""', text))
    while (shorter := re.sub(r'\{[^][{}]+\}|\[[^][{}]+\]|(?<="")(, "")+', lambda found: found[0][0] + found[0][-1] if found[0][0] != "," else "", text)) != text:
        text = shorter
    return text[:200]


def texts(verdict, name, shorten):
    parts = [item if isinstance(item, str) else f'{item.get("type")}: {item.get("message")}' for item in verdict.get(name) or []]
    return collections.Counter(map(shorten, parts))


def text_differences(want, got, name, shorten):
    a, b = texts(want, name, shorten), texts(got, name, shorten)
    return sorted("-" + text for text in a - b) + sorted("+" + text for text in b - a)


def cause_of(what, want, got):
    """What a person groups by: the texts that one side has and the other has not."""
    if got is None:
        return "no answer"
    if what == "rule":
        names = sorted(name for name in want.keys() | got.keys() if want.get(name) != got.get(name))
        return "rule: " + "\n    ".join(f"{name}: -{without_values(str(want.get(name)))} +{without_values(str(got.get(name)))}" for name in names)
    if got.get("error"):
        return "error: " + without_values(got["error"])
    parts = [what]
    if want.get("allowed") != got.get("allowed"):
        parts.append("wanted: " + ("allowed" if want.get("allowed") else "refused"))
    elif not want.get("causes") and not got.get("causes") and want.get("message") != got.get("message"):
        parts += ["-" + without_values(want.get("message", "")), "+" + without_values(got.get("message", ""))]
    for name in ("causes", "strict", "warnings"):
        found = text_differences(want, got, name, without_values)
        if not found and what == name:
            values = text_differences(want, got, name, lambda text: text)
            found = ["other values: " + "; ".join(sorted({without_values(text[1:]) for text in values}))]
        parts += found
    return "\n    ".join(parts)


def by_id(lines):
    """The answers under compare-verdicts' names: an answer about rules is several lines, which it numbers."""
    found, answered, rule = {}, None, 0
    for verdict in map(json.loads, lines):
        name = verdict.get("id", "")
        if "maxCost" in verdict:
            rule = rule + 1 if name == answered else 1
            answered, name = name, f"{name}/{rule}"
        found[name] = verdict
    return found


def unsteady(tools, found, requests):
    """The ids of disagreements where the API server's own answer changes when it is asked again: Go's maps are in random order,
    and the oracle's three times do not always show it."""
    names = {name.split("/")[0] for _, name in found}
    lines = [line for line in requests if json.loads(line).get("id", "") in names]
    if not tools.oracle or not lines:
        return set()
    answers = [by_id(tools.ask_oracle(["run"], lines)) for _ in range(ASKED_AGAIN)]
    def bare(verdict): # the order of the message is that of the causes, random wherever there are several
        kept = {name: sorted(value, key=str) if isinstance(value, list) else value for name, value in verdict.items() if name != "object"}
        return json.dumps({**kept, "message": "" if "causes" in verdict else verdict.get("message")}, sort_keys=True)

    return {name for name in answers[0] if any(each[name].get("unstable") or bare(each[name]) != bare(answers[0][name]) for each in answers)}


def causes_of(tools, requests, want, record=None):
    """Each disagreement as (cause, request, verdict wanted, verdict given), and the closing count. `record` is called with what
    stays the same when the oracle is asked again: lines of requests and of verdicts."""
    got = tools.judge(requests)
    found, count = tools.disagreements(want, got)
    random = unsteady(tools, found, requests) if found else set()
    if record:
        dropped = {name.split("/")[0] for name in random}
        record(*([line for line in lines if json.loads(line).get("id", "") not in dropped] for lines in (requests, want)))
    if random:
        found = [pair for pair in found if pair[1] not in random]
        count += f", {len(random)} of the others random"
    wanted, given, asked = by_id(want), by_id(got), {}
    for line in requests if found else ():
        asked[json.loads(line).get("id", "")] = line
    return [(cause_of(what, wanted[name], given.get(name)), asked.get(wanted[name].get("id", "")), wanted[name], given.get(name))
            for what, name in found], count


# ---- shrinking ----

def places(value, path=()):
    """The paths of all members and items, outer ones first."""
    found, level = [], [(value, path)]
    while level:
        deeper = []
        for node, at in level:
            children = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
            for key, child in children:
                found.append(at + (key,))
                deeper.append((child, at + (key,)))
        level = deeper
    return found


def drop(value, path):
    """Takes a member or item out; false where there is none."""
    for key in path[:-1]:
        try:
            value = value[key]
        except (KeyError, IndexError, TypeError):
            return False
    try:
        del value[path[-1]]
    except (KeyError, IndexError, TypeError):
        return False
    return True


def smaller_texts(text):
    """The text without one of its lines, or without a half, a quarter... of its characters."""
    lines = text.split("\n")
    for i in range(len(lines) if len(lines) > 1 else 0):
        yield "\n".join(lines[:i] + lines[i + 1:])
    size = len(text) // 2
    while size:
        for start in range(0, len(text), size):
            yield text[:start] + text[start + size:]
        size //= 2


def candidates(request):
    """Requests that are a step smaller: from both objects, or both CRDs, together first, then from one, then
    from the CRD of an object."""
    parts = ("crd", "oldCrd") if request.get("op", "").startswith("crd") else ("object", "oldObject")
    both = [name for name in parts if isinstance(request.get(name), (dict, list))]
    for names in [both] + ([[name] for name in both] if len(both) > 1 else []):
        for path in places(request[names[0]]) if names else ():
            smaller = copy.deepcopy(request)
            if any([drop(smaller[name], path) for name in names]):
                yield smaller
    for path in places(request.get("crd")):
        smaller = copy.deepcopy(request)
        if path[:2] == ("spec", "versions") and drop(smaller["crd"], path):
            yield smaller
    for name in ("objectRaw", "objectYaml"):
        for text in smaller_texts(request.get(name) or ""):
            yield {**request, name: text}


def shrink(tools, cause, line):
    """The smallest request found that disagrees for the same cause."""
    request = json.loads(line)
    for _ in range(SHRINK_ROUNDS):
        steps, better = candidates(request), None
        while better is None:
            batch = [step for _, step in zip(range(CANDIDATES), steps)]
            if not batch:
                return request
            lines = [json.dumps({**step, "id": str(i)}) + "\n" for i, step in enumerate(batch)]
            same = [asked for found, asked, _, _ in causes_of(tools, lines, tools.ask_oracle(["run"], lines))[0] if found == cause]
            if same:
                better = min(map(json.loads, same), key=lambda step: len(json.dumps(step)))
        request = {**better, "id": request.get("id", "")}
    return request


# ---- the command ----

def sources(folder, suffixes):
    path = pathlib.Path(folder)
    files = [path] if path.is_file() else sorted(file for file in path.rglob("*") if file.suffix in suffixes)
    return [str(file) for file in files if file.name != "index.json"]


def seeds_of(text):
    first, _, last = text.partition("-")
    return range(int(first), int(last or first) + 1)


def grown(tools, options):
    """Requests about random rules: a slice at a time, so that the first causes show early and memory stays small."""
    for seed in seeds_of(options.grow_rules):
        requests = tools.ask_oracle(["grow-rules", "-seed", str(seed), "-count", str(int(options.crds or 500)), "-depth", str(options.depth)])
        for at in range(0, len(requests), SLICE):
            part = requests[at:at + SLICE]
            yield f"rules of seed {seed}, depth {options.depth}, {at + len(part)}/{len(requests)}", part, tools.ask_oracle(["run"], part)


def grown_by(tools, name, seeds, count):
    """The same from a grower beside this, which looks for CRDs and samples where it stands."""
    os.chdir(tools.root)
    for seed in seeds_of(seeds):
        source = enumerate(GROWERS[name].requests(seed, count))
        while part := [json.dumps({**request, "id": f"{seed}-{i}"}) + "\n" for i, request in itertools.islice(source, SLICE)]:
            yield f"{name} of seed {seed}, {len(part)}", part, tools.ask_oracle(["run"], part)


def broken(tools, options):
    """Requests about CRDs: the oracle's mutations of real ones, then those of crd_mutator.py."""
    os.chdir(tools.root)
    files = sources(options.crds, (".yaml", ".yml", ".json")) if options.crds else []
    for seed in seeds_of(options.mutate_crds):
        bases = []
        if files:
            requests = tools.ask_oracle(["mutate-crds", "-seed", str(seed), "-per", "20", *files])
            yield f"{options.crds} seed {seed}", requests, tools.ask_oracle(["run"], requests)
            bases = [json.loads(line)["crd"] for line in requests[::20] if len(line) < MAX_BASE]
        requests = list(crd_mutator.requests(seed, options.count, bases))
        for at in range(0, len(requests), SLICE):
            part = requests[at:at + SLICE]
            yield f"broken CRDs of seed {seed}, {at + len(part)}/{len(requests)}", part, tools.ask_oracle(["run"], part)


def servable(tools, seed, numbers):
    """The grown CRDs of these numbers that the API server takes; and what it says of all, as requests and verdicts."""
    waiting, good, asked, told = {number: schema_grower.grow_crd(seed, number) for number in numbers}, {}, [], []
    for _ in range(REPAIRS):
        lines = [schema_grower.written({"id": f"{seed}-{number}-crd", "op": "crd", "crd": crd}) + "\n" for number, crd in waiting.items()]
        verdicts = tools.ask_oracle(["run"], lines)
        refused = {}
        for line, answer, (number, crd) in zip(lines, verdicts, waiting.items()):
            verdict = json.loads(answer)
            if verdict.get("allowed"):
                good[number] = crd
            elif not verdict.get("error") and schema_grower.repair(crd, verdict.get("causes") or []):
                refused[number] = crd
                continue
            asked.append(line)
            told.append(answer)
        waiting = refused
    return good, asked, told


def grown_schemas(tools, options):
    """Requests about random schemas, some CRDs at a time; first what is said of the CRDs."""
    count, step = int(options.crds or 200), SLICE // OBJECTS
    for seed in seeds_of(options.grow_schemas):
        for at in range(0, count, step):
            crds, asked, told = servable(tools, seed, range(at, min(at + step, count)))
            yield f"schemas of seed {seed}, CRDs from {at}", asked, told
            lines = [line for number, crd in sorted(crds.items()) for line in schema_grower.grow_requests(seed, number, crd, OBJECTS)]
            yield f"schemas of seed {seed}, CRDs from {at}, objects", lines, tools.ask_oracle(["run"], lines)


def pairs(tools, options):
    """(name, requests, verdicts) of each comparison."""
    for name in GROWERS:
        if seeds := getattr(options, name):
            yield from grown_by(tools, name, seeds, options.count)
            return
    if options.grow_schemas:
        yield from grown_schemas(tools, options)
        return
    if options.grow_rules or options.mutate_crds:
        yield from grown(tools, options) if options.grow_rules else broken(tools, options)
        return
    if not options.seeds:
        if len(options.files) % 2 or not options.files:
            raise Failed("give pairs of REQUESTS and VERDICTS, --seeds, --grow-rules or --mutate-crds")
        for i in range(0, len(options.files), 2):
            yield options.files[i], *(open(file, encoding="utf-8").readlines() for file in options.files[i:i + 2])
        return
    suffixes = (".yaml", ".yml", ".json")
    os.chdir(tools.root)
    crds = options.crds or "crds"
    arguments = [part for file in sources(crds, suffixes) for part in ("--crd", file)]
    samples = sources(options.samples or "samples", suffixes) if options.samples or not options.crds else []
    for seed in seeds_of(options.seeds):
        requests = tools.ask_oracle(["mutate", "-seed", str(seed), "-per", "3", "-grown", "40", *arguments, *samples])
        yield f"{crds} seed {seed}", requests, tools.ask_oracle(["run"], requests)


def recorder(name):
    """Appends lines to NAME.requests.jsonl and NAME.verdicts.jsonl, which begin empty."""
    files = [open(f"{os.path.abspath(name)}.{part}.jsonl", "w", encoding="utf-8") for part in ("requests", "verdicts")]

    def record(*parts):
        for file, lines in zip(files, parts):
            file.writelines(lines)
            file.flush()

    return record


def brief(value):
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 1500 else text[:1500] + "..."


def different_texts(want, got):
    return [text for name in ("causes", "strict", "warnings") for text in text_differences(want or {}, got or {}, name, str)]


def report(tools, options, groups):
    for cause, cases in sorted(groups.items(), key=lambda group: -len(group[1]))[:options.show]:
        name, line, want, got = cases[0]
        print(f"\n{len(cases)}x {cause}\n  first: {name}: {want.get('id', '')}")
        if options.shrink and line and got is not None:
            small = shrink(tools, cause, line)
            lines = [json.dumps(small) + "\n"]
            want, got = (json.loads(answer[0]) for answer in (tools.ask_oracle(["run"], lines), tools.judge(lines)))
            print("  request", json.dumps(small, ensure_ascii=False))
        print(*("  " + text[:600] for text in different_texts(want, got)[:8]), sep="\n")
        print("  want", brief(want))
        print("  got ", brief(got))


def main():
    parser = argparse.ArgumentParser(usage=__doc__, add_help=False)
    parser.add_argument("-h", "--help", action="store_true")
    parser.add_argument("files", nargs="*")
    for name in ("seeds", "grow-rules", "mutate-crds", "grow-schemas", "crds", "samples", "root", "build", "record", *GROWERS):
        parser.add_argument("--" + name, default="")
    parser.add_argument("--show", type=int, default=20)
    parser.add_argument("--depth", type=int, default=3)
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--jobs", type=int, default=0)
    parser.add_argument("--shrink", action="store_true")
    parser.add_argument("--sanitized", action="store_true")
    options = parser.parse_args()
    if options.help:
        print(__doc__.strip().replace("GROWERS", "\n".join(f"    --{name:12}{grower.__doc__.strip()}" for name, grower in GROWERS.items())))
        return 0
    groups = collections.defaultdict(list)
    try:
        tools = Tools(options)
        if options.shrink and not tools.oracle:
            raise Failed("--shrink needs CRDC_ORACLE")
        record = recorder(options.record) if options.record else None
        for name, requests, want in pairs(tools, options):
            found, count = causes_of(tools, requests, want, record)
            print(f"{name}: {count}", flush=True)
            for cause, line, wanted, given in found:
                groups[cause].append((name, line, wanted, given))
        report(tools, options, groups)
    except (Failed, OSError, ValueError) as error:
        print(f"differential.py: {error}", file=sys.stderr)
        return 2
    return 1 if groups or tools.broken else 0


if __name__ == "__main__":
    sys.exit(main())
