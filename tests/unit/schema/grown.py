#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Objects that crdc grows are what it says they are.

Usage: grown.py CRDC CRD_VALIDATE CRDS

crdc example: every object is taken by crd-validate, for the CRDs of this project and, where $CRDC_TABLES has more, for those.
crdc grow: every object gets from crd-validate --batch the verdict that it was written with, a suite of them passes, the same
seed gives the same. Where $CRDC_ORACLE names the API server's own code, it is asked about a sample, too."""
import glob
import json
import os
import resource
import subprocess
import sys
import tempfile

crdc, validate, crds = sys.argv[1:4]
failures = []


def expect(good, what):
    if not good:
        failures.append(what)
        print("FAILED:", what)


def run(*command, lines=None):
    return subprocess.run(command, input=lines, capture_output=True, text=True, timeout=300)


def examples(file):
    """Of CRDs that a server may have stored in older days, too: as requests."""
    made = run(crdc, "example", "-o", "json", file)
    expect(made.returncode == 0, f"{file}: example: {made.stderr[:400]}")
    source = {"crdFile": file} if os.path.isfile(file) else {}
    requests = [dict(source, fieldValidation="Strict", object=json.loads(line)) for line in made.stdout.splitlines()]
    arguments = [] if source else ["--no-builtins", "--crd", file]
    answers = run(validate, *arguments, "--batch", lines="".join(json.dumps(request) + "\n" for request in requests)).stdout
    verdicts = [json.loads(line) for line in answers.splitlines()]
    refused = [verdict for verdict in verdicts if not verdict.get("allowed")]
    expect(len(verdicts) == len(requests) and not refused, f"{file}: examples are not taken: {str(refused)[:600]}")
    return len(requests)


def documents():
    """With comments they are the same objects."""
    made = run(crdc, "example", crds)
    with tempfile.NamedTemporaryFile("w", suffix=".yaml") as objects:
        objects.write(made.stdout)
        objects.flush()
        judged = run(validate, "--no-builtins", "--require-schema", "--crd", crds, objects.name)
    expect(made.returncode == 0 and judged.returncode == 0, f"documents: {(judged.stdout + judged.stderr)[:600]}")
    expect("# required" in made.stdout and "; default " in made.stdout, "documents say what fields are")


def grown(file, seed, least):
    made = run(crdc, "grow", "--seed", str(seed), file)
    again = run(crdc, "grow", "--seed", str(seed), file)
    expect(made.returncode == 0, f"{file}: {made.returncode} {made.stderr[-300:]}")
    expect(made.stdout == again.stdout, f"{file}: another run makes other objects")
    lines = [json.loads(line) for line in made.stdout.splitlines()]
    answers = run(validate, "--no-builtins", "--crd", file, "--batch", lines=made.stdout).stdout.splitlines()
    expect(len(lines) >= least and len(lines) == len(answers), f"{file}: {len(lines)} objects, {len(answers)} verdicts")
    for line, answer in zip(lines, map(json.loads, answers)):
        same = line["expect"]["allowed"] == answer.get("allowed")
        same = same and line["expect"].get("message", "") == (answer.get("message") or "")
        expect(same, f"{file}: {line['id']}: {line['expect']}, but {answer.get('allowed')} {answer.get('message')}")
    return lines


def suite(file):
    made = run(crdc, "grow", "--output", "suite", file)
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "grown.testsuite.yaml")
        with open(path, "w") as out:
            out.write(made.stdout)
        ran = run(validate, "test", "--crd", file, path)
    expect(ran.returncode == 0, f"{file}: the suite fails: {ran.stdout[:600]}")


def ask_oracle(file, lines):
    oracle = os.environ.get("CRDC_ORACLE")
    if not oracle:
        return 0
    sample = [dict(line, crdFile=file, id=f"{n} {line['id']}") for n, line in enumerate(lines) if n % 7 == 0]
    with tempfile.TemporaryDirectory() as folder:
        want, got = os.path.join(folder, "want"), os.path.join(folder, "got")
        text = "".join(json.dumps(line) + "\n" for line in sample)
        for program, out in (([oracle, "run"], want), ([validate, "--batch"], got)):
            with open(out, "w") as stream:
                stream.write(run(*program, lines=text).stdout)
        compared = run(oracle, "compare", want, got)
    expect(compared.returncode == 0, f"{file}: {compared.stdout[-600:]}")
    return len(sample)


def with_little_memory():
    """AddressSanitizer takes more than that for itself."""
    if not SANITIZED:
        resource.setrlimit(resource.RLIMIT_DATA, (256 << 20, 256 << 20))


def too_large():
    """What a schema of a kilobyte demands is not made where it does not fit into memory, and the place is named."""
    def nested(depth):
        return {"type": "array", "minItems": 4, "items": nested(depth - 1)} if depth else {"type": "integer"}

    for required, limit in ((["wide"], {}), ([], {}), (["wide"], {"anyOf": [{"minItems": 4}]})):
        wide = json.loads(json.dumps(nested(12)).replace('"minItems": 4', '"anyOf": [{"minItems": 4}]')) if limit else nested(12)
        spec = {"type": "object", "required": required, "properties": {"wide": wide, "size": {"type": "integer"}}}
        crd = {"apiVersion": "apiextensions.k8s.io/v1", "kind": "CustomResourceDefinition", "metadata": {"name": "widgets.example.com"},
               "spec": {"group": "example.com", "scope": "Namespaced", "names": {"plural": "widgets", "singular": "widget", "kind": "Widget",
                                                                              "listKind": "WidgetList"},
                        "versions": [{"name": "v1", "served": True, "storage": True,
                                      "schema": {"openAPIV3Schema": {"type": "object", "required": ["spec"], "properties": {"spec": spec}}}}]}}
        with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
            json.dump(crd, file)
            file.flush()
            for command in ("example", "grow"):
                made = subprocess.run([crdc, command, file.name], capture_output=True, text=True, timeout=60, check=False,
                                      preexec_fn=with_little_memory)
                words = f"crdc {command}: widgets.example.com: .spec.wide has 22369621 values at the least"
                expect(made.returncode == bool(required) and (words in made.stderr) == bool(required) and bool(made.stdout) != bool(required),
                       f"{command} of what is too large: {made.returncode} {made.stdout[:200]} {made.stderr[:400]}")


with open(crdc, "rb") as program:
    SANITIZED = b"__asan_init" in program.read()
too_large()
count = examples(crds)
documents()
expect(count > 20, f"{count} examples")
own = glob.glob(os.path.join(crds, "*.yaml"))
shared = os.environ.get("CRDC_TABLES", "")
more = sorted(glob.glob(os.path.join(shared, "crds", "corpus", "*", "*.yaml"))) if shared else []
others = sum(examples(file) for file in more[::3])

asked = objects = 0
for name, least in (("queues", 60), ("jobflows", 40), ("hypernodes", 40)):
    file = next(file for file in own if name in file and "markers" not in file)
    lines = grown(file, 1, least) + grown(file, 2, least)
    objects += len(lines)
    suite(file)
    asked += ask_oracle(file, lines)
for file in more:
    if "clusterimagepolicies" in file:
        lines = grown(file, 3, 120)
        objects += len(lines)
        suite(file)
        asked += ask_oracle(file, lines)

print(f"{count + others} examples, {objects} grown objects, {asked} asked of the API server's code")
sys.exit(1 if failures else 0)
