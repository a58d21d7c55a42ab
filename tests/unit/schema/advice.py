#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What crdc lint advises, where and when; what --fix takes out of a file, which stays the same to the byte elsewhere; and what several
versions of Kubernetes refuse.

    advice.py CRDC CRDS
"""
import json
import os
import pathlib
import resource
import subprocess
import sys
import tempfile

CRDC, CRDS = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
USUAL = {"unguarded-field", "constant-rule", "duplicate-keyword", "optional-old-self", "status-unguarded", "max-items", "required-default", "pattern-anchor"}
NOISY = {"keyword-instead", "status-rule", "max-length", "max-properties", "description"}
failures = 0

HEAD = """\
apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: widgets.example.com} # the name
spec:
  group: example.com
  scope: Namespaced
  names: {plural: widgets, singular: widget, kind: Widget, listKind: WidgetList}
  versions:
  - name: v1
    served: true
    storage: true
    subresources: {status: {}}
    schema:
      openAPIV3Schema:
        type: object
"""
# Each line is its own case: what is said of it stands behind the two dashes.
CASES = HEAD + """\
        x-kubernetes-validations:
        - rule: self.status.ready || true -- constant-rule status-unguarded
        - rule: self.status.ready -- status-unguarded unguarded-field
        - rule: "!has(self.status) || self.status.ready" -- unguarded-field
        - rule: self.?status.ready.orValue(true)
        - rule: self.status.ready == oldSelf.status.ready -- unguarded-field
        properties:
          status:
            description: d
            type: object
            properties:
              ready: -- description
                type: boolean
              count:
                description: d
                type: integer
                x-kubernetes-validations:
                - {rule: self != 7} -- status-rule
          spec: -- description
            type: object
            required: [sure, given, replicas]
            x-kubernetes-validations:
            - rule: self == self -- constant-rule
            - rule: size(self.words) < 0 -- constant-rule
            - rule: has(self.sure) -- constant-rule
            - rule: "!has(self.given)" -- constant-rule
            - rule: has(self.replicas) && self.replicas > 2
            - rule: has(self.told) == has(oldSelf.told)
            - rule: has(self.size) -- keyword-instead
            - rule: "!has(self.size) || self.size <= 5" -- duplicate-keyword
            - rule: self.size <= 5
            - rule: self.sure.size() > 3 -- keyword-instead
            - rule: self.sure.matches('^a$') -- keyword-instead
            - rule: self.replicas >= 0 -- duplicate-keyword
            - rule: self.replicas >= 1 -- keyword-instead
            - rule: self.words.all(w, w.size() < 5)
            properties:
              sure: {description: d, type: string} -- max-length
              given: {description: d, type: integer, default: 3} -- required-default
              replicas: {description: d, type: integer, minimum: 0}
              size: {description: d, type: integer, maximum: 5}
              named: {description: d, type: string, enum: [a, b], x-kubernetes-validations: [{rule: "self in ['a', 'b', 'c']"}]} -- duplicate-keyword
              kept: -- description max-length
                type: string
                x-kubernetes-validations:
                - rule: self == oldSelf -- optional-old-self
              told: {description: d, type: string, maxLength: 9, x-kubernetes-validations: [{rule: self == oldSelf}]}
              words: {description: d, type: array, items: {type: string, maxLength: 9}} -- max-items
              plain: {description: d, type: array, items: {type: string, maxLength: 9}}
              pairs: {description: d, type: object, additionalProperties: {type: string, maxLength: 9}} -- max-properties
              anchored: {description: d, type: string, maxLength: 9, pattern: '^(a|b)$'}
              literal: {description: d, type: string, maxLength: 9, pattern: '/'}
              prefix: {description: d, type: string, maxLength: 9, pattern: '^https://'}
              loose: {description: d, type: string, maxLength: 9, pattern: '[a-z]+'} -- pattern-anchor
              ended: {description: d, type: string, maxLength: 9, pattern: '^[a-z]+'} -- pattern-anchor
              branches: {description: d, type: string, maxLength: 9, pattern: '^Allow|Deny$'} -- pattern-anchor
              inside: {description: d, type: string, maxLength: 9, pattern: '^(a|b)|c[$|]$'} -- pattern-anchor
              open: {description: d, type: string, maxLength: 9, pattern: '.*[a-z].*'}
"""


def fail(*words):
    global failures
    failures += 1
    print("FAILED", *words)


def lint(*arguments, status=0, file=None):
    done = subprocess.run([CRDC, "lint", *arguments], capture_output=True, text=True, check=False, input=file, timeout=60)
    if done.returncode != status:
        fail(arguments, "exit", done.returncode, done.stdout, done.stderr)
    return done.stdout


def said(path, *arguments):
    """The pairs of line and name that are advised."""
    lines = [json.loads(line) for line in lint("--output", "json", *arguments, str(path)).splitlines()]
    for line in lines:
        if not line.get("help") or not line.get("column") or line["severity"] != "warning":
            fail("without help, place or as an error:", line)
    return {(line["line"], line["advice"]) for line in lines}


def advised(folder):
    path, wanted = folder / "cases.yaml", set()
    for number, line in enumerate(CASES.splitlines(), 1):
        wanted |= {(number, name) for name in line.partition(" -- ")[2].split()}
    path.write_text("\n".join(line.partition(" -- ")[0] for line in CASES.splitlines()) + "\n")
    for arguments, names in (((), USUAL), (("--advice", "all"), USUAL | NOISY), (("--no-advice", "all"), set()),
                             (("--advice=description,max-length", "--no-advice=max-items"), USUAL - {"max-items"} | {"description", "max-length"}),
                             (("--no-advice", "all", "--advice", "status-rule"), {"status-rule"})):
        want, got = {pair for pair in wanted if pair[1] in names}, said(path, *arguments)
        if got != want:
            fail(arguments, "not said:", sorted(want - got), "said:", sorted(got - want))
    text = lint(str(path))
    if f"{path}:17:17: warning: the rule is never false [constant-rule]" not in text or "  help: take it out" not in text:
        fail("no place or no help in:", text)
    lint("--advice", "descriptions", str(path), status=2)
    usage = lint("--help")
    for name in USUAL | NOISY:
        row = next((line for line in usage.splitlines() if line.strip().startswith(name + " ")), "")
        if not row or ("(off)" in row) != (name in NOISY):
            fail("--help does not list", name, row)


FIXED = HEAD + """\
        x-kubernetes-validations:
        # of the second rule
        - {rule: self.spec.size != 4, message: not four} # four
        properties:
          spec:
            type: object # of the spec
            properties: {size: {type: integer, default: 3}, other: {type: integer, default: 1}}
            required:
            # kept
            - plain
          rest:
            properties: {a: {type: integer, default: 3}, b: {type: integer}}
            required: [b]
            type: object
          last:
            type: object
            properties: {a: {type: integer, default: 3}}

            # the end
"""
UNFIXED = HEAD + """\
        x-kubernetes-validations:
        - rule: |
            self == self
            // # no comment
          message: never
        # of the second rule
        - {rule: self.spec.size != 4, message: not four} # four
        - rule: "true"
        properties:
          spec:
            type: object # of the spec
            properties: {size: {type: integer, default: 3}, other: {type: integer, default: 1}}
            required:
            - size # of size
            # kept
            - plain
            - other
          rest:
            properties: {a: {type: integer, default: 3}, b: {type: integer}}
            required: [a, b]
            type: object
          last:
            type: object
            properties: {a: {type: integer, default: 3}}
            required: [a]

            # the end
"""


def mended(folder):
    path = folder / "fix.yaml"
    first = "kind: Other\n---\n"
    path.write_text(UNFIXED)
    path.chmod(0o640)
    text = lint("--fix", str(path))
    if path.read_text() != FIXED or "required-default" in text or "constant-rule" in text:
        subprocess.run(["diff", "-", path], input=FIXED, text=True, check=False)
        fail("--fix leaves another text", text)
    if path.stat().st_mode & 0o777 != 0o640:
        fail("--fix changes the mode of the file")
    lint("--fix", str(path))
    if path.read_text() != FIXED:
        fail("--fix changes what is mended")
    # A link stays one, and the file behind it its owner's.
    path.write_text(UNFIXED)
    path.chmod(0o604)
    if os.geteuid() == 0:
        os.chown(path, 12345, 54321)
    link = folder / "link.yaml"
    link.symlink_to(path.name)
    before = path.stat()
    lint("--fix", str(link))
    after = path.stat()
    if not link.is_symlink() or path.read_text() != FIXED:
        fail("--fix takes a link's place, or does not write through it")
    if (after.st_uid, after.st_gid, after.st_mode) != (before.st_uid, before.st_gid, before.st_mode):
        fail("--fix changes owner or mode:", after)
    lint("--fix", "-", file=UNFIXED)
    # JSON, on one line and on many.
    for indent in (None, 2):
        path = folder / "fix.json"
        crd = {"apiVersion": "apiextensions.k8s.io/v1", "kind": "CustomResourceDefinition", "metadata": {"name": "widgets.example.com"},
               "spec": {"group": "example.com", "scope": "Cluster", "names": {"plural": "widgets", "kind": "Widget"}, "versions": [
                   {"name": "v1", "served": True, "storage": True, "schema": {"openAPIV3Schema": {
                       "type": "object", "properties": {"a": {"type": "integer", "default": 1}, "b": {"type": "integer"},
                                                        "c": {"type": "object", "required": ["d"], "properties": {"d": {"type": "string", "default": "]"}}},
                                                        "f": {"type": "integer", "default": 2},
                                                        "e": {"type": "object", "properties": {"d": {"type": "string", "default": ","}},
                                                              "required": ["d"], "x-kubernetes-validations": [{"rule": "true"}]}},
                       "required": ["b", "a", "f"]}}}]}}
        path.write_text(json.dumps(crd, indent=indent))
        lint("--fix", str(path))
        schema = crd["spec"]["versions"][0]["schema"]["openAPIV3Schema"]
        schema["required"] = ["b"]
        del schema["properties"]["c"]["required"], schema["properties"]["e"]["required"], schema["properties"]["e"]["x-kubernetes-validations"]
        if json.loads(path.read_text()) != crd:
            fail("--fix of JSON:", path.read_text())
    # A layout that is not known stays: an anchor is used again.
    path = folder / "anchor.yaml"
    text = FIXED.replace("required: [b]", "required: &names [b, a]") + """\
          same:
            type: object
            properties: {a: {type: integer}, b: {type: integer}}
            required: *names
"""
    path.write_text(text)
    text_after = lint("--fix", str(path))
    if path.read_text() != text or "required-default" not in text_after:
        fail("--fix changes what an anchor shares:", text_after)


# Behind the two dashes: the fields that the rule reads while they may be absent.
UNGUARDED = HEAD + """\
        properties:
          status:
            type: object
            properties: {ready: {type: integer}, wanted: {type: integer}}
            x-kubernetes-validations:
            - rule: self.ready <= self.wanted -- .status.ready .status.wanted
          spec:
            type: object
            required: [max]
            x-kubernetes-validations:
            - {rule: self.size < self.max, message: too large} -- .spec.size
            - {rule: self.max > 0 && self.given > 0}
            - rule: "!has(self.a) || self.a.b > 1" -- .spec.a.b
            - rule: "!has(self.a) || self.a.b < 9" -- .spec.a.b
            - rule: "!has(self.a) || !has(self.a.b) || self.a.b > 1"
            - rule: "!has(self.size) || self.size < 7"
            - rule: "has(self.name) ? self.name != 'x' : true"
            - rule: "self.?name.orValue('y') != 'x'"
            - rule: "self.name == oldSelf.name" -- .spec.name
            - rule: "self.kind != 'A' || self.topologyKey != ''" -- .spec.topologyKey
            - rule: "self.kind != 'B' || has(self.topologyKey)"
            - rule: "self.kind != 'B' || self.topologyKey != ''"
            - rule: "!has(self.list) || self.list.all(x, x.k > x.o)" -- .spec.list[].o
            - rule: "!has(self.list) || self.list.filter(x, has(x.o)).all(x, x.o > 2)"
            - rule: "!has(self.map) || self.map.all(k, k != 'a' || self.map[k].w == 1)"
            - rule: "has(self.asked)"
            - rule: "self.asked > 2"
            - rule: "has(self.one) || has(self.other)"
            - rule: "has(self.one) ? self.one > 0 : self.other > 0"
            properties:
              size: {type: integer}
              max: {type: integer}
              given: {type: integer, default: 3}
              name: {type: string, maxLength: 20}
              kind: {type: string, enum: [A, B, C], default: C}
              topologyKey: {type: string}
              asked: {type: integer}
              one: {type: integer}
              other: {type: integer}
              both: {type: integer}
              list: {type: array, maxItems: 10, items: {type: object, required: [k], properties: {k: {type: integer}, o: {type: integer}}}}
              map: {type: object, maxProperties: 3, additionalProperties: {type: object, required: [w], properties: {w: {type: integer}}}}
              a: {type: object, properties: {b: {type: integer}}}
          pair:
            type: object
            x-kubernetes-validations:
            - rule: "self.x > 1" -- .pair.x
            - rule: "self.x < 9" -- .pair.x
            properties: {x: {type: integer}}
          either:
            type: object
            x-kubernetes-validations:
            - rule: "has(self.l) || self.r > 1"
            properties: {l: {type: integer}, r: {type: integer}}
            oneOf: [{required: [l]}, {required: [r]}]
"""


def unguarded(folder):
    path, wanted = folder / "unguarded.yaml", set()
    for number, line in enumerate(UNGUARDED.splitlines(), 1):
        wanted |= {(number, name) for name in line.partition(" -- ")[2].split()}
    text = "\n".join(line.partition(" -- ")[0] for line in UNGUARDED.splitlines()) + "\n"
    path.write_text(text)
    got = set()
    for line in map(json.loads, lint("--output", "json", str(path)).splitlines()):
        if line["advice"] != "unguarded-field":
            continue
        field = line["message"].partition("reads ")[2].partition(",")[0]
        got.add((line["line"], field))
        before, middle, after = line["message"].partition(' it ends with "no such key: ')
        if not middle or after != field.rpartition(".")[2] + '"':
            fail("message:", line["message"])
        shows(path, text.splitlines()[line["line"] - 1], field, before)
    if got != wanted:
        fail("unguarded: not said:", sorted(wanted - got), "said:", sorted(got - wanted))
    if "unguarded-field" in lint("--no-advice", "unguarded-field", str(path)):
        fail("--no-advice unguarded-field says it")
    wrong = folder / "wrong.yaml"
    wrong.write_text(text + "          bad: {type: integer, x-kubernetes-validations: [{rule: self.none}]}\n")
    done = subprocess.run([CRDC, "lint", wrong], capture_output=True, text=True, check=False)
    if done.returncode != 1 or "not looked for: the errors come first" not in done.stderr:
        fail("nothing says that fields were not looked for:", done.returncode, done.stderr)


def shows(path, line, field, message):
    """The object of a message makes the rule end so, as crdc eval says too."""
    rule = line.partition("rule: ")[2].removesuffix(", message: too large}").removesuffix("}").strip('"')
    witness = message.partition(": of ")[2] or message.partition(" changes in ")[2]
    root = field.split(".")[1]
    whole = {"apiVersion": "example.com/v1", "kind": "Widget", "metadata": {"name": "a"}, root: json.loads(witness)}
    file = path.with_name("witness.json")
    file.write_text(json.dumps(whole))
    done = subprocess.run([CRDC, "eval", "--crd", path, "--object", file, "--old-object", file, "--path", "." + root, rule],
                          capture_output=True, text=True, check=False)
    if "no such key: " + field.rpartition(".")[2] not in done.stdout + done.stderr:
        fail("of", witness, rule, "gives", done.stdout, done.stderr)


VERSIONED = HEAD + """\
        properties:
          text: {type: string}
          parts:
            type: array
            maxItems: 1000
            items:
              type: object
              properties: {text: {type: string}}
              x-kubernetes-validations:
              - rule: "!has(self.text) || matches(self.text, '^[a-z]+(-[a-z]+)*$')"
              - rule: "[1, 2].all(i, v, v > i)"
              - rule: "self.none"
"""


def versions(folder):
    path, good = folder / "versioned.yaml", CRDS / "ray.io_raycronjobs.yaml"
    path.write_text(VERSIONED)
    text = lint("--no-overlays", "--no-advice", "all", "--kubernetes-version", "1.30..1.37", str(path), str(good), status=1)
    for part in ("undefined field 'none'\n", " error (1.37): spec.", " error (1.30..1.32): spec.", "Kubernetes           1.30  1.31",
                 "widgets.example.com    no    no", "1 CRD is taken by all"):
        if part not in text:
            fail("no", part, "in", text)
    path.write_text(VERSIONED.replace('              - rule: "self.none"\n', ""))
    lines = [json.loads(line) for line in
             lint("--no-overlays", "--no-advice", "all", "--output", "json", "--kubernetes-version", "1.31..", str(path), str(good), status=1).splitlines()]
    rows = {line["crd"]: (line["taken"], line["refused"]) for line in lines if "crd" in line}
    every = [f"1.{minor}" for minor in range(31, 38)]
    if rows != {"widgets.example.com": (every[2:-1], [*every[:2], "1.37"]), "raycronjobs.ray.io": (every, [])}:
        fail("rows:", rows)
    told = {line["kubernetes"] for line in lines if "message" in line}
    if told != {"1.31..1.32", "1.37"}:
        fail("versions:", told)
    for minor in range(30, 38):  # one version says what its column does
        alone = lint("--no-advice", "all", "--kubernetes-version", f"1.{minor}", str(path), status=0 if f"1.{minor}" in every[2:-1] else 1)
        if ("error" in alone) != (f"1.{minor}" not in every[2:-1]):
            fail(minor, alone)
    for wrong in ("1.29..1.31", "1.33..1.31", "1.30..1.99", "..x", "1.30...1.31", "1.29"):
        lint("--kubernetes-version", wrong, str(path), status=2)
    lint("--kubernetes-version", "1.30..1.31", "--fix", str(path), status=2)


def crowded(folder):
    """Rules that refuse each other's objects: looking for one that shows what is absent is bounded, and what is not looked for is said."""
    path = folder / "crowded.yaml"
    for count, most in ((300, 20), (400, 10)):
        rules = "".join(f"            - rule: self.b == 'k{i}' && self.a != 'x{i}'\n" for i in range(count))
        path.write_text(HEAD + "        properties:\n          spec:\n            type: object\n            required: [b]\n            x-kubernetes-validations:\n" + rules
                        + "            properties: {a: {type: string, maxLength: 9}, b: {type: string, maxLength: 9}}\n")
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        done = subprocess.run([CRDC, "lint", path], capture_output=True, text=True, check=False, timeout=300)
        spent = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
        left = f"fields that {count} rules of widgets.example.com read and that may be absent were not looked for: too many rules"
        if done.returncode or spent > most or (left in done.stderr) != (count == 400):
            fail(count, "rules:", f"{spent:.1f} s", done.returncode, done.stderr[-300:])


def shipped():
    """Of the CRDs that the project has: nothing is said that is not so, by hand."""
    lines = [json.loads(line) for line in lint("--no-overlays", "--output", "json", str(CRDS / "ray.io_rayjobs.yaml")).splitlines()]
    names = {(line["advice"], line["message"].split(" is required")[0]) for line in lines if line["advice"] == "required-default"}
    if {name for _, name in names} != {".spec.rayClusterSpec.workerGroupSpecs[].maxReplicas", ".spec.rayClusterSpec.workerGroupSpecs[].minReplicas"}:
        fail("RayJob:", names)


with tempfile.TemporaryDirectory() as name:
    advised(pathlib.Path(name))
    mended(pathlib.Path(name))
    unguarded(pathlib.Path(name))
    crowded(pathlib.Path(name))
    versions(pathlib.Path(name))
shipped()
sys.exit(failures > 0)
