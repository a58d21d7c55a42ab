#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""kubeconform's command line done by crd-validate: what each flag becomes, what is said of those that have no equal, and the verdicts.

  kubeconform.py CRD_VALIDATE"""

import os
import re
import shlex
import subprocess
import sys
import tempfile

PROGRAM = os.path.abspath(sys.argv[1])
CRD = """apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: widgets.example.com}
spec:
  group: example.com
  scope: Namespaced
  names: {plural: widgets, singular: widget, kind: Widget, listKind: WidgetList}
  versions:
  - name: v1
    served: true
    storage: true
    schema:
      openAPIV3Schema:
        type: object
        properties:
          spec: {type: object, properties: {size: {type: integer, maximum: 3}}}
"""
WIDGET = "apiVersion: example.com/v1\nkind: Widget\nmetadata: {name: a}\nspec: {size: %s}\n"
FLAGS = ["cache", "debug", "exit-on-error", "h", "ignore-filename-pattern", "ignore-missing-schemas", "insecure-skip-tls-verify", "kubernetes-version", "n",
         "output", "reject", "schema-location", "skip", "strict", "summary", "v", "verbose"]
failures = 0


def fail(name, why):
    global failures
    failures += 1
    print(f"FAILED {name}: {why}", file=sys.stderr)


def run(*arguments, stdin=""):
    environment = {**os.environ, "XDG_CACHE_HOME": os.path.join(ROOM, ".cache")}
    done = subprocess.run([PROGRAM, "kubeconform-args", *arguments], cwd=ROOM, input=stdin, capture_output=True, text=True, timeout=60, env=environment)
    return done.returncode, done.stdout, done.stderr


def expect(name, code, arguments, wanted=(), unwanted=(), stdin=""):
    got, out, said = run(*arguments, stdin=stdin)
    if got != code:
        fail(name, f"exit {got}, not {code}:\n{out}{said}")
    for part in [wanted] if isinstance(wanted, str) else wanted:
        if part not in out + said:
            fail(name, f"{part!r} is not in:\n{out}{said}")
    for part in [unwanted] if isinstance(unwanted, str) else unwanted:
        if part in out + said:
            fail(name, f"{part!r} is in:\n{out}{said}")


def own_flags():
    text = subprocess.run([PROGRAM, "--help"], capture_output=True, text=True, timeout=60).stdout
    return set(re.findall(r"^  (?:-\w, )?--([\w-]+)", text, re.M))


def printed(*arguments):
    """The flags and files of the line that --print gives, without what each line has, and its comments; None where it failed."""
    code, out, said = run("--print", *arguments)
    lines = out.splitlines()
    comments = [line for line in lines[:-1] if line.startswith("# ")]
    if said or len(comments) != len(lines) - 1 or not lines[-1].startswith("crd-validate "):
        fail(f"--print {arguments}", f"exit {code}: {out}{said}")
        return None, None, code
    return shlex.split(lines[-1])[1:], "\n".join(comments), code


# What is given, what must be in the line, what must not, what is said.
LINES = [
    ([], ["--no-config-file", "--no-strict", "--quiet", "--output=text", "--require-schema=custom", "--", "-"], ["--strict"], ""),
    (["-strict", "a"], ["--strict", "--", "a"], ["--no-strict"], ""),
    (["--strict=true", "a"], ["--strict"], ["--no-strict"], ""),
    (["-strict=F", "a"], ["--no-strict"], ["--strict"], ""),
    (["-summary", "a"], [], ["--quiet"], ""),
    (["-ignore-missing-schemas", "a"], [], ["--require-schema=custom", "--require-schema=all"], ""),
    (["-n", "7", "a"], ["--jobs=7"], [], ""),
    (["-n=100", "a"], ["--jobs=64"], [], "-n: at most 64"),
    (["-kubernetes-version", "1.33.2", "a"], ["--kubernetes-version=1.33"], [], ""),
    (["-kubernetes-version", "master", "a"], [], ["--kubernetes-version=1.37"], ""),
    (["-kubernetes-version", "1.20.0", "a"], ["--kubernetes-version=1.30"], [], "-kubernetes-version: judged as the nearest API server that is known, 1.30"),
    (["-kubernetes-version", "1.99.0", "a"], ["--kubernetes-version=1.37"], [], "1.37"),
    (["-kubernetes-version", "3.8.0", "a"], ["--kubernetes-version=1.37"], [], "1.37"),
    (["-skip", " Secret , apps/v1/Deployment,", "a"], ["--skip=Secret,apps/v1/Deployment"], [], ""),
    (["-skip", "v1/Secret", "-skip", "Pod", "a"], ["--skip=Pod"], ["--skip=v1/Secret"], ""),  # Go's last one counts
    (["-output", "json", "a"], ["--output=json"], [], "-output: json is an object a line"),
    (["-output", "pretty", "a"], ["--output=text"], [], "-output: pretty is text"),
    (["-cache", "d", "-insecure-skip-tls-verify", "-debug", "-exit-on-error", "-verbose", "a"], [], [], "-cache: nothing is fetched"),
    (["-verbose", "a"], [], [], "-verbose: valid objects are counted"),
    (["-exit-on-error", "a"], [], [], "-exit-on-error: all is judged"),
    (["-schema-location", "default", "a"], ["--require-schema=custom"], ["--require-schema=all"], ""),
    (["--crd", "c", "-crd=d", "a"], ["--crd=c", "--crd=d"], [], ""),
    (["a", "-strict", "b c"], ["--no-strict", "--", "a", "-strict", "b c"], ["--strict"], ""),  # Go's flags end at the first file
    (["--", "-strict"], ["--no-strict", "--", "-strict"], [], ""),
    (["it's"], ["--", "it's"], [], ""),
]
# What is given, the exit status, what is said.
WRONG = [
    (["-strct"], "kubeconform has no flag -strct; did you mean -strict?"),
    (["---strict"], "kubeconform has no flag"),
    (["-strict=maybe", "a"], "-strict does not take maybe"),
    (["-n"], "no value for -n"),
    (["-n", "x"], "-n does not take x"),
    (["-kubernetes-version", "1.33", "a"], "-kubernetes-version: takes master or a version as 1.33.0, not 1.33"),
    (["-kubernetes-version", "v1.33.0", "a"], "not v1.33.0"),
    (["-kubernetes-version", "1.33.0x", "a"], "not 1.33.0x"),
    (["-kubernetes-version=", "a"], "takes master or a version"),
    (["-output", "sheet", "a"], "-output: "),
    (["-skip", ".x", "a"], "-skip: "),
    (["-schema-location", "https://example.com/{{ .ResourceKind }}.json", "a"], "-schema-location: nothing is fetched"),
    (["-schema-location", "x/{{ .Foo }}.json", "a"], "-schema-location: not a template of .Group"),
    (["-schema-location", "x/{{ .Group .json", "a"], "-schema-location: not a template of .Group"),
    (["-ignore-filename-pattern", "(", "a"], "-ignore-filename-pattern: error parsing regexp: missing closing )"),
]
# -schema-location, with what flags, what it becomes.
PLACES = [
    ("schemas", [], "schemas/master-standalone/{{ .ResourceKind }}{{ .KindSuffix }}.json"),
    ("schemas", ["-strict", "-kubernetes-version", "1.20.0"], "schemas/v1.20.0-standalone-strict/{{ .ResourceKind }}{{ .KindSuffix }}.json"),
    ("s/{{.Group}}/{{.ResourceKind}}_{{.ResourceAPIVersion}}.json", ["-strict"], "s/{{ .Group }}/{{ .ResourceKind }}_{{ .ResourceAPIVersion }}.json"),
    ("s/{{ .NormalizedKubernetesVersion }}{{.StrictSuffix}}.json", ["-kubernetes-version", "1.33.1"], "s/v1.33.1.json"),
]


def check_lines():
    for arguments, wanted, unwanted, said in LINES:
        line, comments, code = printed(*arguments)
        if line is None:
            continue
        if code or said not in comments:
            fail(f"--print {arguments}", f"exit {code}, {said!r} wanted: {comments}")
        missing = [part for part in wanted if part not in line] + [part for part in unwanted if part in line[:line.index("--")]]
        if missing:
            fail(f"--print {arguments}", f"{missing}: {line}")
    for arguments, said in WRONG:
        expect(f"{arguments}", 2, arguments, said)
        if run("--print", *arguments)[0] != 2:
            fail(f"--print {arguments}", "is no error")


def check_places():
    named = "schema-location" in own_flags()
    for place, more, wanted in PLACES:
        line, comments, code = printed("-schema-location", place, *more, "a")
        if line is None:
            continue
        if named and (code or f"--schema-location={wanted}" not in line or "--require-schema=all" not in line):
            fail(f"-schema-location {place}", f"{line}\n{comments}")
        if not named and (code != 2 or "this build of crd-validate has no flag for it: --schema-location" not in comments):
            fail(f"-schema-location {place}", f"{line}\n{comments}")
    expect("-reject", 1 if "reject" in own_flags() else 2, ["-reject", "Widget", "-crd", "crds", "one.yaml"],
           "one.yaml" if "reject" in own_flags() else "this build of crd-validate has no flag for it: --reject")


def check_runs():
    known = ["-crd", "crds"]
    expect("valid", 0, [*known, "one.yaml"], (), "valid,")
    expect("-summary", 0, [*known, "-summary", "one.yaml"], "1 valid")
    expect("invalid", 1, [*known, "nine.yaml"], "nine.yaml:4:14: Widget a: spec.size")
    expect("a folder", 1, [*known, "-summary", "folder", "one.yaml"], "3 documents in 3 files: 2 valid, 1 invalid")
    expect("unknown fields", 0, [*known, "more.yaml"], "warning: ")
    expect("-strict", 1, [*known, "-strict", "more.yaml"], 'unknown field "colour"')
    expect("standard input", 1, known, "<stdin>:4:14", stdin=WIDGET % 9)
    expect("by its name", 1, [*known, "-"], "<stdin>:4:14", stdin=WIDGET % 9)
    expect("-skip", 0, [*known, "-summary", "-skip", "v1/Secret, example.com/v1/Widget", "nine.yaml"], "1 skipped")
    expect("no schema", 1, ["one.yaml"], "no schema for example.com/v1 Widget")
    expect("-ignore-missing-schemas", 0, ["-ignore-missing-schemas", "-summary", "one.yaml"], "1 without schema")
    expect("of kube-apiserver's own kinds", 0, ["-summary", "map.yaml"], "1 valid", "-schema-location")
    expect("-ignore-filename-pattern", 0, [*known, "-summary", "-ignore-filename-pattern", "nine", "-ignore-filename-pattern", "^folder/.*wo", ".", "./folder"],
           "valid, 0 invalid", "nine")
    expect("which matches the path as it is walked", 0, [*known, "-summary", "-ignore-filename-pattern", "^(nine|folder)", "."], "0 invalid")
    expect("and leaves a file out that is given", 0, [*known, "-summary", "-ignore-filename-pattern", ".*nine.*", "nine.yaml", "one.yaml"], "1 document in 1 file")
    expect("and all of them", 0, [*known, "-ignore-filename-pattern", ".", "one.yaml"], "there is nothing to check")
    line, _, _ = printed("-ignore-filename-pattern", "nine", "folder", "one.yaml")
    if line and line[line.index("--") + 1:] != ["folder/two.yaml", "one.yaml"]:
        fail("files of --print", line)
    expect("a file that is not there", 2, [*known, "nowhere"], "nowhere: No such file")
    expect("json", 1, [*known, "-output", "json", "nine.yaml"], '"allowed":false')
    with open(os.path.join(ROOM, ".crd-validate.yaml"), "w", encoding="utf-8") as file:
        file.write("skip: Widget\n")
    expect("configuration files do not count", 1, [*known, "nine.yaml"], "nine.yaml:4:14")


def check_help():
    for flag in "-h", "--h", "-help", "--help":
        code, out, _ = run(flag)
        if code or not all(f"\n  -{name}" in out for name in FLAGS):
            fail(f"help {flag}", out)
    expect("-v", 0, ["-v"], "crd-validate ")


with tempfile.TemporaryDirectory() as ROOM:
    os.mkdir(os.path.join(ROOM, ".git"))
    os.mkdir(os.path.join(ROOM, "crds"))
    os.mkdir(os.path.join(ROOM, "folder"))
    for path, text in (("crds/w.yaml", CRD), ("one.yaml", WIDGET % 1), ("nine.yaml", WIDGET % 9), ("folder/nine.yaml", WIDGET % 9), ("folder/two.yaml", WIDGET % 2),
                       ("more.yaml", WIDGET % 1 + "colour: red\n"), ("map.yaml", "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\n")):
        with open(os.path.join(ROOM, path), "w", encoding="utf-8") as file:
            file.write(text)
    check_lines()
    check_places()
    check_runs()
    check_help()
sys.exit(failures > 0)
