#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Configuration files of crd-validate: which are found, what goes before what, overrides, what is refused, and `config`.

  configuration.py CRD_VALIDATE CRDS

CRDS is the folder of the project's own CRDs, which carry rules above the CRD."""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

PROGRAM, CRDS = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
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
WIDGET = "apiVersion: example.com/v1\nkind: Widget\nmetadata: {name: a}\nspec: {size: 2, colour: red}\n"  # an unknown field
PLAIN = "apiVersion: example.com/v1\nkind: Widget\nmetadata: {name: a}\nspec: {size: 2}\n"
GADGET = "apiVersion: gadgets.example.org/v1\nkind: Gadget\nmetadata: {name: a}\n"  # without a schema
CLUSTER = """apiVersion: ray.io/v1
kind: RayCluster
metadata: {name: %s}
spec:
  headGroupSpec:
    rayStartParams: {}
    template: {spec: {containers: [{name: head, image: ray}]}}
"""
failures = 0


def fail(name, why):
    global failures
    failures += 1
    print(f"FAILED {name}: {why}", file=sys.stderr)


def lay(root, files):
    for path, text in files.items():
        path = os.path.join(root, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)


def run(root, *arguments, stdin=""):
    environment = {**os.environ, "XDG_CACHE_HOME": os.path.join(ROOM, "cache")}
    done = subprocess.run([PROGRAM, *arguments], cwd=root, input=stdin, capture_output=True, text=True, timeout=60, env=environment)
    return done.returncode, done.stdout + done.stderr


def expect(name, root, code, arguments, wanted=(), unwanted=(), stdin=""):
    got, text = run(root, *arguments, stdin=stdin)
    if got != code:
        fail(name, f"exit {got}, not {code}:\n{text}")
    for part in [wanted] if isinstance(wanted, str) else wanted:
        if part not in text:
            fail(name, f"{part!r} is not in:\n{text}")
    for part in [unwanted] if isinstance(unwanted, str) else unwanted:
        if part in text:
            fail(name, f"{part!r} is in:\n{text}")


def in_force(root, path, *arguments):
    """name -> the rows of `config -o json`."""
    code, text = run(root, "config", "-o", "json", *arguments, path)
    if code:
        fail(f"config {path}", text)
        return {}
    rows = {}
    for line in text.splitlines():
        row = json.loads(line)
        rows.setdefault(row["name"], []).append(row)
    return rows


def value_of(root, path, name, *arguments):
    rows = [row["value"] for row in in_force(root, path, *arguments).get(name, [])]
    return rows[0] if len(rows) == 1 else rows


def check_finding(room):
    """Upwards from the file, to the root of the repository."""
    lay(room, {"outer/.crd-validate.yaml": "strict: false\n", "outer/repository/.git/HEAD": "", "outer/repository/crds/w.yaml": CRD,
               "outer/repository/.crd-validate.yaml": "crd: [crds]\n", "outer/repository/apps/deep/w.yaml": WIDGET,
               "outer/repository/apps/p.yaml": PLAIN})
    repository = os.path.join(room, "outer/repository")
    for where, what in ((".", "apps"), (".", "apps/deep/w.yaml"), ("apps/deep", "w.yaml"), ("apps", "deep"), ("crds", "../apps/deep"),
                        (room, os.path.join(repository, "apps/deep/w.yaml"))):
        expect(f"found from {where} for {what}", os.path.join(repository, where), 1, [what], 'unknown field "spec.colour"')
    expect("of standard input, the folder at hand", repository, 1, ["-"], 'unknown field "spec.colour"', stdin=WIDGET)
    expect("which elsewhere has none", room, 0, ["-"], "1 without schema", stdin=WIDGET)
    expect("of --batch too", repository, 0, ["--batch"], '"allowed":true',
           stdin=json.dumps({"object": {"apiVersion": "example.com/v1", "kind": "Widget", "metadata": {"name": "a", "namespace": "b"}}}) + "\n")
    expect("none with --no-config-file", repository, 0, ["--no-config-file", "apps"], "2 without schema")
    expect("of a pattern", room, 1, [os.path.join(repository, "apps/**/w.yaml")], 'unknown field "spec.colour"')
    expect("one that is named", repository, 0, ["--config-file", "../.crd-validate.yaml", "--crd", "crds", "apps"], "warning: Widget a: unknown field")
    expect("both", repository, 2, ["--config-file", "x", "--no-config-file", "apps"], "not with --config-file")
    expect("one that is not there", repository, 2, ["--config-file", "x.yaml", "apps"], "x.yaml: No such file")
    expect("it is no manifest", repository, 1, ["."], "3 documents in 3 files", ".crd-validate.yaml")
    expect("named as a file neither", repository, 0, ["apps/p.yaml", ".crd-validate.yaml"], "1 document in 1 file")
    shutil.rmtree(os.path.join(repository, ".git"))
    expect("without a root, farther up", repository, 0, ["apps"], "warning: Widget a: unknown field")
    lay(repository, {".crd-validate.yaml": "crd: [crds]\nroot: true\n"})
    expect("root: true ends it", repository, 1, ["apps"], 'Widget a: unknown field "spec.colour"', "warning")
    lay(repository, {".crd-validate.yaml": "crd: [crds]\n", "apps/deep/.crd-validate.yaml": "strict: true\n"})
    expect("the nearest goes first", repository, 1, ["apps"], "apps/deep/w.yaml:4:17: Widget a: unknown field", "warning")
    lay(repository, {"apps/deep/.crd-validate.yaml": "# nothing\n", ".crd-validate.yaml": ""})
    expect("empty files say nothing", repository, 0, ["--crd", "crds", "apps"], "warning: Widget a: unknown field")
    lay(room, {"real/.crd-validate.yaml": "strict: false\n", "real/w.yaml": WIDGET})
    os.symlink("../../real", os.path.join(repository, "link"))
    expect("links to folders lead to where they are", repository, 0, ["--crd", "crds", "link/w.yaml"], "warning: Widget a: unknown field")
    os.mkdir(os.path.join(room, "folder"))
    os.mkdir(os.path.join(room, "folder/.crd-validate.yaml"))
    expect("a folder of the name", os.path.join(room, "folder"), 2, ["-"], ".crd-validate.yaml: Is a directory", stdin=PLAIN)


def check_order(room):
    lay(room, {".crd-validate.yaml": "crd: crds/w.yaml\nstrict: false\nskip: [Gadget, Thing]\njobs: 2\nquiet: true\n", "crds/w.yaml": CRD,
               "w.yaml": WIDGET, "sub/g.yaml": GADGET, "sub/.crd-validate.yaml": "skip: []\n"})
    expect("the file", room, 0, ["w.yaml"], "warning: Widget a", "1 valid")
    expect("the command line first", room, 1, ["--strict", "w.yaml"], "Widget a: unknown field", "warning")
    expect("truths have values there", room, 0, ["--quiet=false", "w.yaml"], "1 valid")
    expect("of true too", room, 0, ["--no-strict=true", "--quiet=0", "w.yaml"], "1 valid")
    expect("but no others", room, 2, ["--quiet=maybe", "w.yaml"], "--quiet=maybe")
    expect("no list is joined", room, 0, ["-q=false", "--skip", "Widget", "w.yaml"], "1 skipped")
    for name, path, value in (("skip", "w.yaml", ["Gadget", "Thing"]), ("skip", "sub/g.yaml", None), ("jobs", "sub", "2"), ("strict", "w.yaml", False)):
        if value_of(room, path, name) != value:
            fail(f"{name} of {path}", f"{value_of(room, path, name)}, not {value}")
    if value_of(room, "w.yaml", "skip", "--skip=A,B", "--skip", "C") != ["A,B", "C"]:
        fail("lists of the command line", "are not what is in force")
    expect("an empty list is said", room, 0, ["-q=false", "sub"], "1 without schema", "skipped")


OVERRIDES = """crd: [crds, shipped]
overrides:
- paths: [old/**, "*/legacy"]
  strict: false
- paths: old/new
  no-strict: false
- {paths: layers, layers: [crd, webhook]}
- {paths: ["warned"], warn-layers: webhook}
- {paths: ["skipped/*.yaml"], skip: [Gadget, Widget]}
- {paths: [rejected], reject: Widget}
- {paths: [kinds], kind: Gadget}
- {paths: [schemas], require-schema: true}
- {paths: [schemas/none], require-schema: none}
- {paths: [schemas/custom], require-schema: custom}
"""


def check_overrides(room):
    shutil.copytree(CRDS, os.path.join(room, "shipped"))
    bad = CLUSTER % ("a" * 60)  # the webhook refuses so long a name, the CRD does not
    lay(room, {".crd-validate.yaml": OVERRIDES, "crds/w.yaml": CRD, "w.yaml": WIDGET, "old/w.yaml": WIDGET, "old/new/w.yaml": WIDGET,
               "a/legacy/deep/w.yaml": WIDGET, "legacy/w.yaml": WIDGET, "layers/c.yaml": bad, "warned/c.yaml": bad, "none/c.yaml": bad,
               "skipped/g.yaml": GADGET, "skipped/w.yaml": WIDGET, "skipped/deep/w.yaml": WIDGET, "schemas/g.yaml": GADGET,
               "schemas/none/g.yaml": GADGET, "schemas/custom/g.yaml": GADGET})
    refused = "Widget a: unknown field"
    expect("no override", room, 1, ["w.yaml", "legacy"], ["\nlegacy/w.yaml:4:17: " + refused, "w.yaml:4:17: " + refused], "warning")
    expect("of a folder", room, 0, ["old/w.yaml", "a"], ["old/w.yaml:4:17: warning: " + refused, "a/legacy/deep/w.yaml:4:17: warning: " + refused])
    expect("the later one goes first", room, 1, ["old/new"], "old/new/w.yaml:4:17: " + refused)
    expect("from elsewhere", os.path.join(room, "crds"), 0, ["../old/w.yaml"], "../old/w.yaml:4:17: warning: " + refused)
    expect("the command line before them", room, 1, ["--strict", "old/w.yaml"], "old/w.yaml:4:17: " + refused)
    expect("layers", room, 1, ["layers"], "layers/c.yaml:", "no document has rules")
    expect("which others have not", room, 0, ["none", "warned"], ["warned/c.yaml:", "warning: ", "2 valid"])
    expect("together", room, 1, ["layers", "none", "warned"], "3 documents in 3 files: 2 valid, 1 invalid")
    expect("skip", room, 1, ["skipped"], ["2 skipped", "skipped/deep/w.yaml:4:17: " + refused], "skipped/w.yaml")
    expect("require-schema", room, 1, ["schemas"], ["schemas/g.yaml:1:1: Gadget a: no schema", "schemas/custom/g.yaml:1:1:", "1 without schema"],
           "schemas/none")
    lay(room, {"rejected/w.yaml": PLAIN, "kinds/w.yaml": WIDGET})
    expect("reject", room, 1, ["rejected"], "rejected/w.yaml:")
    expect("kind", room, 0, ["kinds"], "1 skipped")
    many = "---\n".join(WIDGET for _ in range(9000))  # a file whose documents are given to several threads
    lay(room, {"old/many.yaml": many, "many.yaml": many})
    for jobs in "1", "4":
        expect(f"of big files, with {jobs} threads", room, 0, ["--jobs", jobs, "old/many.yaml"], "9000 valid, 0 invalid")
        expect(f"and of all, with {jobs}", room, 1, ["--jobs", jobs, "old/many.yaml", "many.yaml"], "9000 valid, 9000 invalid")
    lay(room, {".crd-validate.yaml": OVERRIDES + "- {paths: layers, layers: controller, allow-missing-layers: true}\n"})
    expect("what is for the run", room, 2, ["w.yaml"], ".crd-validate.yaml:15:39: error: allow-missing-layers: is for the whole run")
    lay(room, {".crd-validate.yaml": "crd: [crds]\noverrides: [{paths: 'a?c/[x-z]*/**/w.yaml', strict: false}]\n"})
    for path, fits in (("abc/xx/w.yaml", True), ("abc/xx/1/2/w.yaml", True), ("abc/ax/w.yaml", False), ("ac/xx/w.yaml", False), ("abc/w.yaml", False)):
        lay(room, {path: WIDGET})
        if value_of(room, path, "strict") == fits:
            fail("patterns", f"{path}: {fits} was wanted")
    lay(room, {".crd-validate.yaml": "crd: [shipped]\nmutate: false\noverrides: [{paths: m, mutate: true}, {paths: i, check-idempotent: true}]\n"})
    job = "apiVersion: batch.volcano.sh/v1alpha1\nkind: Job\nmetadata: {name: a, namespace: b}\nspec: {tasks: [{replicas: 1, template: {spec: {containers: [{name: a, image: b}]}}}]}\n"
    lay(room, {"m/j.yaml": job, "n/j.yaml": job, "i/j.yaml": job})
    code, text = run(room, "--output", "json", "m", "n", "i")
    objects = {row["file"]: row.get("object") for row in map(json.loads, (line for line in text.splitlines() if line.startswith("{")))}
    if not objects.get("m/j.yaml") or not objects.get("i/j.yaml") or objects.get("n/j.yaml"):
        fail("mutate", f"exit {code}: {text}")


# What a file holds, and what is said of it.
WRONG = [
    ("stict: true\n", '1:1: error: unknown key "stict"; did you mean "strict"?'),
    ("--strict: true\n", '1:1: error: unknown key "--strict"; did you mean "strict"?'),
    ("zebra: true\n", '1:1: error: unknown key "zebra"\n'),
    ("strict: 1\n", "1:9: error: strict: must be true or false"),
    ("jobs: 65\n", "1:7: error: jobs takes 1 to 64, not 65"),
    ("\njobs: [1]\n", "2:7: error: jobs: takes one value, not a list"),
    ("kubernetes-version: 1.29\n", "1:21: error: kubernetes-version takes 1.30 to 1.37, not 1.29"),
    ("output: [text\n", "error: yaml:"),
    ("output: texts\n", "1:9: error: output "),
    ("layers: [crd, webhok]\n", "1:9: error: layers takes"),
    ("crd: {a: b}\n", "1:6: error: crd: must be a text or a list of texts"),
    ("crd: [a, [b]]\n", "1:10: error: crd: must be a text or a list of texts"),
    ("crd: null\n", "1:6: error: crd: must be a text"),
    ("skip: [Kind, .x]\n", "1:14: error: skip takes"),
    ("strict: true\nstrict: false\n", "2:1: error: strict: stands twice"),
    ("strict: true\n---\nstrict: false\n", "must be one document"),
    ("- strict\n", "1:1: error: must be a map of flags"),
    ("text\n", "1:1: error: must be a map of flags"),
    ("help: true\n", "1:1: error: help: is for the command line alone"),
    ("batch: true\n", "1:1: error: batch: is for the command line alone"),
    ("config-file: x\n", "1:1: error: config-file: is for the command line alone"),
    ("state-from-cluster: true\n", "1:1: error: state-from-cluster: is for the command line and files that --config-file names"),
    ("kubeconfig: x\n", "1:1: error: kubeconfig: is for the command line and files that --config-file names"),
    ("root: 1\n", "1:7: error: root: must be true or false"),
    ("overrides: {}\n", "1:12: error: overrides: must be a list"),
    ("overrides: [1]\n", "1:13: error: overrides: each must be a map"),
    ("overrides:\n- strict: true\n", "2:3: error: overrides: paths is missing"),
    ("overrides:\n- {paths: [], strict: true}\n", "2:11: error: paths: the list is empty"),
    ("overrides:\n- {paths: /a, strict: true}\n", "2:11: error: paths: must be patterns"),
    ("overrides:\n- {paths: a/../b, strict: true}\n", "2:11: error: paths: must be patterns"),
    ("overrides:\n- {paths: [a, 1], strict: true}\n", "2:15: error: paths: must be patterns"),
    ("overrides:\n- {paths: a, pathz: b}\n", '2:14: error: unknown key "pathz"; did you mean "paths"?'),
    ("overrides:\n- {paths: a, overrides: b}\n", '2:14: error: unknown key "overrides"'),
    ("overrides:\n- {paths: a, crd: b}\n", "2:14: error: crd: is for the whole run"),
    ("overrides:\n- {paths: a, jobs: 2}\n", "2:14: error: jobs: is for the whole run"),
    ("strict: tru\njobs: 99\n", "2:7: error: jobs takes"),  # all is said
    ('skip: "a\\0b"\n', "1:7: error: skip: must be a text"),
    ("strict: \xff\n", "error:"),
]


def check_refusals(room):
    lay(room, {"p.yaml": PLAIN})
    for text, wanted in WRONG:
        with open(os.path.join(room, ".crd-validate.yaml"), "w", encoding="latin-1") as file:
            file.write(text)
        for arguments in (["p.yaml"], ["config", "p.yaml"]):
            expect(f"{text!r} {arguments[0]}", room, 2, arguments, [".crd-validate.yaml:", wanted])
    lay(room, {".crd-validate.yaml": "overlay: o.yaml\n"})
    expect("what does not go together is said as of flags", room, 2, ["p.yaml"], "--overlay adds to a CRD that --crd gives: there is none for o.yaml")
    os.remove(os.path.join(room, ".crd-validate.yaml"))
    lay(room, {"named.yaml": "state-from-cluster: true\nkubeconfig: nowhere\n"})
    expect("one that is named may ask a cluster", room, 2, ["--config-file", "named.yaml", "p.yaml"], "nowhere", "is for the command line")
    lay(room, {"sub/.crd-validate.yaml": "stict: true\n", "sub/q.yaml": PLAIN})
    expect("also far below", room, 2, ["."], "sub/.crd-validate.yaml:1:1: error: unknown key")


def check_agreement(room):
    """What is for the whole run is the same for all files of it."""
    lay(room, {".git/HEAD": "", "crds/w.yaml": CRD, "a/.crd-validate.yaml": "crd: [../crds]\nstrict: false\n", "a/w.yaml": WIDGET,
               "b/.crd-validate.yaml": "crd: [../crds]\n", "b/w.yaml": WIDGET, "c/w.yaml": WIDGET})
    expect("alike", room, 1, ["a", "b"], ["a/w.yaml:4:17: warning: ", "b/w.yaml:4:17: Widget"])
    expect("of one alone", room, 2, ["a", "c"], "a/.crd-validate.yaml:1:7: error: crd is for the whole run, and does not hold for c as it does for a")
    expect("the other way round", room, 2, ["c", "a"], "a/.crd-validate.yaml:1:7: error: crd is for the whole run, and does not hold for c as it does for a")
    expect("found below", room, 2, ["."], "a/.crd-validate.yaml:1:7: error: crd is for the whole run")
    expect("the command line settles it", room, 1, ["--crd", "crds", "."], ["a/w.yaml:4:17: warning: ", "b/w.yaml:4:17: Widget", "c/w.yaml:4:17: Widget"])
    lay(room, {"b/.crd-validate.yaml": "crd: [../crds]\njobs: 2\n", "a/.crd-validate.yaml": "crd: [../crds]\njobs: 3\n"})
    expect("of two that differ", room, 2, ["a", "b"], "b/.crd-validate.yaml:2:7: error: jobs is for the whole run")


def check_owner(room):
    """In a folder that everybody can write to, a file of somebody else's does not count."""
    if os.geteuid() != 0:
        print("skipped: files of other users are laid by root alone")
        return
    lay(room, {".crd-validate.yaml": "strict: false\n", "mine/w.yaml": WIDGET, "crds/w.yaml": CRD})
    os.chown(os.path.join(room, ".crd-validate.yaml"), 65534, 65534)
    expect("of another user", room, 1, ["--crd", "crds", "mine"], ["belongs to another user", "w.yaml:4:17: Widget a: unknown field"])
    expect("that is named", room, 0, ["--crd", "crds", "--config-file", ".crd-validate.yaml", "mine"], "warning: Widget a", "belongs")
    os.chown(os.path.join(room, "mine"), 65534, 65534)
    expect("whose folder it is", room, 1, ["--crd", "crds", "mine"], ["belongs to another user", "w.yaml:4:17: Widget a: unknown field"])
    os.chown(os.path.join(room, ".crd-validate.yaml"), 0, 0)
    expect("root's", room, 0, ["--crd", "crds", "mine"], "warning: Widget a", "belongs")
    lay(room, {"linked/w.yaml": WIDGET, "given.yaml": "strict: false\n"})
    os.chown(os.path.join(room, "given.yaml"), 65534, 65534)
    os.symlink("../given.yaml", os.path.join(room, "linked/.crd-validate.yaml"))
    expect("by a link", room, 0, ["--crd", "crds", "linked"], ["linked/.crd-validate.yaml belongs to another user", "warning: Widget a"])


def flags_of_help():
    """name -> what its value is called; empty: it takes none."""
    _, text = run(ROOM, "--help")
    options = text[text.index("OPTIONS"):text.index("EXIT STATUS")]
    rows = re.findall(r"^  (?:-\w, )?--([\w-]+)(?:(?: |\[=)([A-Z1][A-Z.|=\[\]-]*(?=\s|$)|[a-z]+(?:\|[a-z]+)+))?", options, re.M)
    return dict(rows)


OF_THE_LINE = {"help", "version", "batch", "build", "replay", "explain", "api-version", "recursive", "list-feature-gates", "config-file", "no-config-file", "no-strict"}


def check_config(room):
    lay(room, {".crd-validate.yaml": "crd: [crds, others]\nstate: state.yaml\nlayers: [crd, webhook]\nkubernetes-version: 1.30\njobs: &n 2\n"
                                     "overrides: [{paths: sub, decoder: tree}]\n", "sub/p.yaml": PLAIN})
    rows = in_force(os.path.join(room, "sub"), "p.yaml", "--no-strict", "--quiet=false")
    line = {"file": "p.yaml", "from": "command line"}
    where = {"file": "p.yaml", "from": "file", "configurationFile": "../.crd-validate.yaml", "overrides": False}
    wanted = {"crd": [{**where, "name": "crd", "value": "../crds", "line": 1, "column": 7},
                      {**where, "name": "crd", "value": "../others", "line": 1, "column": 13}],
              "state": [{**where, "name": "state", "value": "../state.yaml", "line": 2, "column": 8}],
              "layers": [{**where, "name": "layers", "value": "crd,webhook", "line": 3, "column": 9}],
              "kubernetes-version": [{**where, "name": "kubernetes-version", "value": "1.30", "line": 4, "column": 21}],
              "decoder": [{**where, "name": "decoder", "value": "tree", "line": 6, "column": 35, "overrides": True}],
              "strict": [{**line, "name": "strict", "value": False}], "quiet": [{**line, "name": "quiet", "value": False}],
              "overlay": [{"file": "p.yaml", "name": "overlay", "value": None, "from": "default"}],
              "output": [{"file": "p.yaml", "name": "output", "value": "text", "from": "default"}]}
    for name, want in wanted.items():
        if rows.get(name) != want:
            fail(f"config: {name}", f"{rows.get(name)}, not {want}")
    keys = set(flags_of_help()) - OF_THE_LINE
    if set(rows) != keys or len(keys) < 20:
        fail("config has all flags", f"{set(rows) ^ keys}")
    expect("text", room, 0, ["config", "sub/p.yaml"], ["sub/p.yaml: .crd-validate.yaml\n", "  decoder                tree                     .crd-validate.yaml:6:35 (overrides)\n",
                                                       "  jobs                   2                        .crd-validate.yaml:5:7\n", "                         others                   .crd-validate.yaml:1:13\n",
                                                       "  strict                 true                     default\n"])
    expect("the folder at hand", room, 0, ["config"], ".: .crd-validate.yaml\n")
    expect("none", room, 0, ["config", "--no-config-file"], ".: no configuration file\n", ".crd-validate.yaml:")
    expect("its form", room, 2, ["config", "-o", "yaml"], "--output is text or json, not yaml")
    os.mkdir(os.path.join(room, "config"))
    expect("a folder of the name is checked", room, 2, ["config"], "config: warning: no file", "default")
    expect("and comes first", room, 0, ["config", "--no-config-file", "sub/p.yaml"], "1 without schema", "decoder")
    expect("the whole name is the command", room, 0, ["configuration", "sub/p.yaml"], "sub/p.yaml: .crd-validate.yaml\n")
    os.rmdir(os.path.join(room, "config"))
    expect("its help", room, 0, ["config", "--help"], "crd-validate config - ")
    expect("a wrong flag", room, 2, ["config", "--stict"], "unknown option --stict")


def check_keys(room):
    """Every flag is a key, as it is; what it takes is what the command line would take."""
    values = {"FORM": "json", "FORM[=FILE]": "json", "1.N": "1.35", "LIST": "webhook", "G": "A=true", "KINDS": "Kind", "WHAT": "warning,unjudged", "N": "3", "WHEN": "always",
              "OPERATION": "CREATE", "MIB": "3", "SECONDS": "3"}
    text, keys = "", flags_of_help()
    for name, value in keys.items():
        if name in OF_THE_LINE:
            continue
        text += f"{name}: {values.get(value) or ('true' if not value else value.split('|')[0] if value.islower() else 'x')}\n"
    lay(room, {"all.yaml": text})
    rows = in_force(room, ".", "--config-file", "all.yaml")
    for name, found in rows.items():
        if found[0]["from"] != "file":
            fail(f"key {name}", f"is not in force: {found}")
    if len(rows) != text.count("\n"):
        fail("all keys", f"{len(rows)} of {text.count(chr(10))}")


with tempfile.TemporaryDirectory() as ROOM:
    for check in (check_finding, check_order, check_overrides, check_refusals, check_agreement, check_owner, check_config, check_keys):
        folder = os.path.join(ROOM, check.__name__)
        lay(folder, {".git/HEAD": ""})  # nothing above counts
        check(folder)
sys.exit(failures > 0)
