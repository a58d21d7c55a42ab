#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Recorded requests judged through libcrdc.so as a program in another language would, and compared with the API server's verdicts.

usage: judge.py LIBCRDC.SO COMPARE_VERDICTS SET...

A SET is one of recorded/ or of the cases that CRDC_TABLES names. Of a set the requests count that are about an object: create,
update and patch, of it or of a subresource. Of "admission" those count that policies alone decide, of what is created or updated: the
answer is compared where no schema refuses before, for who recorded them asked policies alone. Two requests of seven are asked, all of them
with CRDC_DEEP in the environment: crd-validate is asked all (oracle.sh). Exit status: 0, 1 where a verdict differs, 77 where no set is there."""
import collections
import ctypes
import gzip
import json
import os
import re
import subprocess
import sys
import tempfile

import admission_compare

HERE = os.path.dirname(os.path.abspath(__file__))
FIELDS = {"": 4, "Strict": 1, "Warn": 2, "Ignore": 3}
NO_BUILTINS, STORED, ONE_NETWORK, UNSERVED = 1, 2, 16, 32
CRDS, POLICIES = 0, 2
WANT_OBJECT = 1
JUDGED = 0
MOST_UNJUDGED = 0.35  # of the requests about policies: of kinds that nobody knows, or refused by their schemas
OPERATIONS = ("create", "update", "patch")


class Slice(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("size", ctypes.c_size_t)]


class Options(ctypes.Structure):
    _fields_ = [("size", ctypes.c_size_t), ("kubernetes_minor", ctypes.c_uint32), ("fields", ctypes.c_uint32), ("flags", ctypes.c_uint32),
                ("layers", ctypes.c_char_p), ("feature_gates", ctypes.c_char_p), ("config", ctypes.c_char_p), ("memory", ctypes.c_size_t)]


class Request(ctypes.Structure):
    _fields_ = [("size", ctypes.c_size_t), ("want", ctypes.c_uint32), ("fields", ctypes.c_uint32), ("operation", ctypes.c_char_p),
                ("subresource", ctypes.c_char_p), ("api_version", ctypes.c_char_p), ("kind", ctypes.c_char_p), ("object", Slice),
                ("old_object", Slice), ("patch", Slice), ("format", ctypes.c_uint32), ("patch_form", ctypes.c_uint32), ("name", ctypes.c_char_p),
                ("name_space", ctypes.c_char_p), ("as_submitted", ctypes.c_bool), ("uid", ctypes.c_char_p), ("creation_timestamp", ctypes.c_char_p),
                ("resource_version", ctypes.c_char_p), ("user", ctypes.c_char_p), ("groups", ctypes.POINTER(ctypes.c_char_p))]


class Problem(ctypes.Structure):
    _fields_ = [(name, Slice) for name in ("file", "path", "message", "reason", "layer", "rule")] + [
        ("line", ctypes.c_uint32), ("column", ctypes.c_uint32), ("severity", ctypes.c_uint32), ("cause", ctypes.c_bool)]


class Result(ctypes.Structure):
    _fields_ = [("status", ctypes.c_uint32), ("allowed", ctypes.c_bool), ("code", ctypes.c_int32)] + [
        (name, Slice) for name in ("reason", "message", "why", "kind", "name")] + [
        ("problems", ctypes.POINTER(Problem)), ("problem_count", ctypes.c_size_t), ("strict", ctypes.POINTER(Slice)), ("strict_count", ctypes.c_size_t),
        ("warnings", ctypes.POINTER(Slice)), ("warning_count", ctypes.c_size_t), ("object", Slice), ("patch", Slice), ("json", Slice)]


def text(value):
    return ctypes.string_at(value.data, value.size).decode("utf-8", "surrogateescape") if value.size else ""


def encoded(string):
    """A JSON string's text as bytes; half of a surrogate pair is none."""
    return re.sub("[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]", "\ufffd", string).encode("utf-8", "replace")


def sliced(data):
    return Slice(ctypes.cast(ctypes.c_char_p(data), ctypes.c_void_p), len(data))


class Judges:
    """Judges by what they are made of; few are kept."""

    def __init__(self, library, minor):
        self.library, self.minor, self.kept = library, minor, collections.OrderedDict()

    def make(self, parts, gates, flags):
        options = Options(ctypes.sizeof(Options), self.minor, 0, flags, None, gates or None, None, 0)
        judge = ctypes.c_void_p(self.library.crdc_judge_create(ctypes.byref(options)))
        for what, name, body in parts:
            self.library.crdc_judge_add(judge, what, name, body, len(body) if body else 0)
        good = self.library.crdc_judge_seal(judge)
        return judge, ctypes.c_void_p(self.library.crdc_workspace_create(judge)) if good else None, self.problems(judge)

    def problems(self, judge):
        found = ctypes.POINTER(Problem)()
        count = self.library.crdc_judge_problems(judge, ctypes.byref(found))
        return [": ".join(filter(None, (text(found[i].path), text(found[i].message)))) for i in range(count) if not found[i].severity]

    def get(self, parts, gates, flags):
        key = (tuple(parts), gates, flags)
        if key not in self.kept:
            if len(self.kept) == 100:
                self.end(self.kept.popitem(last=False)[1])
            self.kept[key] = self.make(parts, gates, flags)
        self.kept.move_to_end(key)
        return self.kept[key]

    def end(self, made):
        self.library.crdc_workspace_destroy(made[1])
        self.library.crdc_judge_destroy(made[0])

    def close(self):
        while self.kept:
            self.end(self.kept.popitem()[1])


def members(line):
    """The members of a line: their texts as they stand."""
    found, decoder, at = {}, json.JSONDecoder(), 1
    while line[at] != "}":
        at = re.compile(r"[\s,]*").match(line, at).end()
        name, at = decoder.raw_decode(line, at)
        at = re.compile(r"\s*:\s*").match(line, at).end()
        start = at
        at = decoder.raw_decode(line, at)[1]
        found[name] = line[start:at]
        at = re.compile(r"\s*").match(line, at).end()
    return found


def read(raw, name):
    return json.loads(raw[name]) if name in raw else ""


def is_about_object(raw):
    operation = read(raw, "op") or "create"
    return (not {"layer", "method", "configuration"} & raw.keys() and operation.split("-")[0] in OPERATIONS
            and not read(raw, "endpoint").startswith("/"))


def ask(judges, raw):
    """The verdict on a request as crd-validate --batch writes it."""
    library = judges.library
    operation, _, subresource = (read(raw, "op") or "create").partition("-")
    custom = "crd" in raw or "crdFile" in raw
    parts = [(CRDS, read(raw, "crdFile").encode(), None)] if "crdFile" in raw else [(CRDS, b"<request>", raw["crd"].encode())] if "crd" in raw else []
    gates = ",".join(f"{name}={str(value).lower()}" for name, value in json.loads(raw.get("featureGates", "{}")).items()).encode()
    _, workspace, problems = judges.get(parts, gates, NO_BUILTINS | STORED | UNSERVED if custom else ONE_NETWORK)
    verdict = {"id": read(raw, "id"), "allowed": False}
    if not workspace:
        return {**verdict, "error": "; ".join(problems)}
    api_version, _, kind = read(raw, "endpoint").rpartition("/")
    body = read(raw, "objectRaw") or read(raw, "objectYaml")
    body = encoded(body) if body else raw.get("object", "").encode("utf-8", "surrogateescape")
    yaml = "objectYaml" in raw and not raw.get("objectRaw") and (not custom or operation == "create")
    fields = FIELDS[read(raw, "fieldValidation")]
    old = raw.get("oldObject", "").encode("utf-8", "surrogateescape") if operation != "create" else b""
    patch = raw.get("patch", "").encode()
    groups = (ctypes.c_char_p * 3)(b"system:masters", b"system:authenticated", None)
    request = Request(ctypes.sizeof(Request), WANT_OBJECT if read(raw, "return") == "object" else 0, fields if custom or fields < 4 else 3,
                      operation.replace("patch", "update").encode(), subresource.encode() or None, api_version.encode() or None, kind.encode() or None,
                      sliced(body), sliced(old), sliced(patch), 2 if yaml else 1, 0, read(raw, "name").encode() or None,
                      read(raw, "namespace").encode() or None, raw.get("asSubmitted") == "true" or "name" in raw, b"00000000-0000-0000-0000-000000000001",
                      b"2026-01-01T00:00:00Z", b"1", b"admin", groups)
    result = ctypes.POINTER(Result)()
    status = library.crdc_judge_ask(workspace, ctypes.byref(request), ctypes.byref(result))
    found = result.contents
    if status != found.status or (status and found.allowed):
        sys.exit(f"{verdict['id']}: status {status}")
    if status:
        return {**verdict, "error": text(found.why)}
    verdict["allowed"] = found.allowed
    if not found.allowed:
        verdict.update(code=found.code, reason=text(found.reason), message=text(found.message))
    problems = [found.problems[i] for i in range(found.problem_count)]
    verdict["causes"] = [{"type": text(one.reason), "field": text(one.path), "message": text(one.message)} for one in problems if one.cause]
    verdict["strict"] = [text(found.strict[i]) for i in range(found.strict_count)]
    verdict["warnings"] = [text(found.warnings[i]) for i in range(found.warning_count)]
    verdict = {name: value for name, value in verdict.items() if value != []}
    line = json.dumps(verdict)
    if found.allowed and found.object.size:
        line = line[:-1] + ',"object":' + text(found.object) + "}"
    return line


def policies_of(request):
    """The texts of the policies that a request is about; None where they are no texts or whole files."""
    parts = []
    for number, one in enumerate(request["configuration"]):
        if isinstance(one, str):
            if "#" in one:
                return None
            parts.append((POLICIES, one.encode(), None))
        elif "file" in one and "kind" not in one:
            return None
        else:
            parts.append((POLICIES, f"<{number}>".encode(), json.dumps(one).encode()))
    return parts


def ask_policies(judges, line):
    """What differs of a request to policies; None: it is not asked here."""
    request = json.loads(line)
    asked, parts = request["request"], policies_of(request)
    if request.get("set") != "policies" or request.get("noNamespaces") or parts is None or asked["operation"] not in ("CREATE", "UPDATE") or \
            asked.keys() & {"subResource", "resource", "namespace", "options"}:
        return None, None
    judge, workspace, _ = judges.make(parts, b"", 0)
    try:
        if not workspace:
            return None, None
        user = asked.get("userInfo", {})
        names = [name.encode() for name in user.get("groups", [])]
        groups = (ctypes.c_char_p * (len(names) + 1))(*names, None)
        body, old = json.dumps(asked["object"]).encode(), json.dumps(asked["oldObject"]).encode() if asked.get("oldObject") else b""
        call = Request(size=ctypes.sizeof(Request), fields=3, operation=asked["operation"].lower().encode(), object=sliced(body), old_object=sliced(old),
                       user=user.get("username", "").encode() or None, groups=groups)
        result = ctypes.POINTER(Result)()
        status = judges.library.crdc_judge_ask(workspace, ctypes.byref(call), ctypes.byref(result))
        found = result.contents
        layers = {text(found.problems[i].layer) for i in range(found.problem_count)}
        if status != JUDGED or (not found.allowed and layers != {"policy"}):
            return request["id"], None
        return request["id"], {"allowed": found.allowed, "code": 0 if found.allowed else found.code, "reason": text(found.reason),
                                "message": text(found.message)}
    finally:
        judges.end((judge, workspace))


def run_policies(library, cases):
    """How many answers of policies differ; None where none are there."""
    if not os.path.exists(f"{cases}/admission.requests.jsonl"):
        return None
    os.chdir(os.environ["CRDC_TABLES"])
    judges, got = Judges(library, 0), {}
    for line in part_of(lines_of(f"{cases}/admission.requests.jsonl")):
        name, answer = ask_policies(judges, line)
        if name:
            got[name] = answer
    wrong = 0
    for line in lines_of(f"{cases}/admission.verdicts.jsonl"):
        wanted = json.loads(line)
        answer = got.get(wanted["id"])
        if answer and "error" not in wanted and not wanted.get("unstable"):
            want = {**dict.fromkeys(("code", "reason", "message"), ""), **{name: wanted[name] for name in answer if name in wanted}}
            want["code"] = want["code"] or 0
            if admission_compare.unsaid(json.dumps(want, sort_keys=True)) != admission_compare.unsaid(json.dumps(answer, sort_keys=True)):
                wrong += 1
                print(f"{wanted['id']}\n  want {want}\n  got  {answer}")
    judged = sum(answer is not None for answer in got.values())
    print(f"admission: {len(got)} requests, {judged} judged, {wrong} differ", flush=True)
    return wrong or judged < (1 - MOST_UNJUDGED) * len(got)


def lines_of(path):
    with (gzip.open if path.endswith(".gz") else open)(path, "rb") as file:
        return [line.decode("utf-8", "surrogateescape") for line in file.read().split(b"\n") if line.strip()]


def part_of(lines):
    """Those that are asked. In some sets requests of two or three kinds take turns."""
    return lines if "CRDC_DEEP" in os.environ else [line for number, line in enumerate(lines) if number % 7 in (0, 3)]


def run(library, compare, name, work):
    """Judges a set in the folder where its CRDs are; None where it is not there."""
    recorded, cases = os.path.join(HERE, "recorded"), os.path.join(os.environ.get("CRDC_TABLES", ""), "cases/oracle")
    if name == "admission":
        return run_policies(library, cases)
    folder, ending = (recorded, ".jsonl.gz") if os.path.exists(f"{recorded}/{name}.requests.jsonl.gz") else (cases, ".jsonl")
    if not os.path.exists(f"{folder}/{name}.requests{ending}"):
        return None
    os.chdir(work if folder == recorded else os.environ["CRDC_TABLES"])
    minor = int(name[-2:]) if name.startswith("builtin-1.") else 0
    judges = Judges(library, minor)
    asked, got = set(), []
    for line in part_of(lines_of(f"{folder}/{name}.requests{ending}")):
        raw = members(line)
        if not is_about_object(raw):
            continue
        verdict = ask(judges, raw)
        asked.add(read(raw, "id"))
        got.append(verdict if isinstance(verdict, str) else json.dumps(verdict))
    judges.close()
    wanted = [line for line in lines_of(f"{folder}/{name}.verdicts{ending}") if read(members(line), "id") in asked]
    files = os.path.join(work, "want"), os.path.join(work, "got")
    for file, lines in zip(files, (wanted, got)):
        with open(file, "w", encoding="utf-8", errors="surrogateescape") as out:
            out.writelines(line + "\n" for line in lines)
    print(f"{name}: {len(got)} requests", flush=True)
    return subprocess.run([compare, "--floor", "90", *files]).returncode


def main():
    sys.setrecursionlimit(100000)
    library, compare = ctypes.CDLL(sys.argv[1]), os.path.abspath(sys.argv[2])
    for name in ("crdc_judge_create", "crdc_workspace_create"):
        getattr(library, name).restype = ctypes.c_void_p
    library.crdc_judge_seal.restype = ctypes.c_bool
    library.crdc_judge_problems.restype = ctypes.c_size_t
    library.crdc_judge_add.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_char_p, ctypes.c_size_t]
    with tempfile.TemporaryDirectory() as work:
        os.mkdir(os.path.join(work, "crds"))
        shipped = os.path.join(HERE, "../../crds")
        for crd in os.listdir(shipped):
            if crd.endswith(".yaml") and not crd.endswith(".markers.yaml"):  # without overlays they are compiled as any CRD is
                os.symlink(os.path.abspath(os.path.join(shipped, crd)), os.path.join(work, "crds", crd))
        codes = [run(library, compare, name, work) for name in sys.argv[3:]]
    sys.exit(77 if set(codes) == {None} else any(codes))


if __name__ == "__main__":
    main()
