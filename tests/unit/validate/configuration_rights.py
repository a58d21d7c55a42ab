#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What a configuration file that was found beside manifests may say. The table of docs/configuration.md is held against the program
for every flag there is: a flag that the table does not have fails the test, and so does one that does other than it says.

  configuration_rights.py CRD_VALIDATE DOCS_CONFIGURATION"""

import json
import os
import re
import subprocess
import sys
import tempfile

PROGRAM, PAGE = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
LINE = {"help", "version", "build", "batch", "replay", "explain", "api-version", "recursive", "list-feature-gates", "config-file", "no-config-file"}
PLAIN = "apiVersion: example.com/v1\nkind: Widget\nmetadata: {name: a}\n"
# What values are, by what they are called in the help; of paths below.
VALUES = {"FORM[=FILE]": "json", "1.N": "1.35", "LIST": "webhook", "G": "A=true", "KINDS": "Kind", "N": "3", "WHEN": "always", "OPERATION": "CREATE", "MIB": "3", "SECONDS": "3", "WHAT": "warning"}
failures = 0


def fail(name, why):
    global failures
    failures += 1
    print(f"FAILED {name}: {why}", file=sys.stderr)


def lay(root, path, text):
    path = os.path.join(root, path)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def run(root, *arguments):
    try:
        done = subprocess.run([PROGRAM, *arguments], cwd=root, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=20)
    except subprocess.TimeoutExpired:
        return -1, "it hangs"
    return done.returncode, done.stdout + done.stderr


def flags_of_help():
    """name -> what its value is called; empty: it takes none."""
    _, text = run("/", "--help")
    options = text[text.index("OPTIONS"):text.index("EXIT STATUS")]
    rows = re.findall(r"^  (?:-\w, )?--([\w-]+)(?:(?: |\[=)([A-Z1][A-Z.|=\[\]-]*(?=\s|$)|[a-z]+(?:\|[a-z]+)+))?", options, re.M)
    return dict(rows)


def table_of_page():
    """name -> (what a file that was found may say, the flags that it does not weaken)."""
    with open(PAGE, encoding="utf-8") as file:
        text = file.read().split("\n## What a file that was found may say\n", 1)[1].split("\n## ", 1)[0]
    rows = {}
    for keys, may, weakened in re.findall(r"^\| (`.*) \| (.*?) \|(.*)\|$", text, re.M):
        for key in re.findall(r"`([\w-]+)`", keys):
            if key in rows:
                fail(f"table: {key}", "stands there twice")
            rows[key] = (may, re.findall(r"`--([\w-]+)`", weakened))
    return rows


def value_for(name, called, path):
    return VALUES.get(called) or ("true" if not called else called.split("|")[0] if called.islower() else path)


def source_of(room, name, *arguments):
    """Where the value that is in force is from, and what was said."""
    code, text = run(room, "config", "-o", "json", *arguments, ".")
    rows = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
    found = [row["from"] for row in rows if row["name"] == name]
    return code, found[0] if found else None, text


def said_by(room, text, name, *arguments):
    lay(room, "repository/.crd-validate.yaml", text)
    return source_of(os.path.join(room, "repository"), name, *arguments)


def check_places(room, name, called, may):
    """Of a flag that takes paths: those that lead out of the tree, and what is no file."""
    for path in ("../outside.yaml", "/etc/passwd", "/nothing/here", "leads-out.yaml", "leads-out", "folder", "around", "pipe", "pipes", ".git/config", '"-"',
                 "../repository-too/a.yaml", "beside.yaml"):
        code, _, said = said_by(room, f"{name}: {path}\n", name)
        if code != 2 or ".crd-validate.yaml:1:" not in said or ("leads to what is no regular file" not in said and "leads out of the tree" not in said
                                                                and "standard input" not in said):
            fail(f"{name}: {path}", f"exit {code}: {said}")
    for path in ("inside.yaml", "plain", "../repository/inside.yaml", "goes-round"):
        code, source, said = said_by(room, f"{name}: {path}\n", name)
        if code != 0 or source != "file":
            fail(f"{name}: {path}", f"exit {code}: {said}")
    for template in ("../{{.Group}}.json", "/etc/{{.Group}}", "{{.Group}}/../../x", "folder/{{.Group}}.json"):
        code, _, said = said_by(room, f"{name}: '{template}'\n", name)
        if called == "TEMPLATE" and (code != 2 or "leads out of the tree" not in said):
            fail(f"{name}: {template}", f"exit {code}: {said}")
    lay(room, "repository/.crd-validate.yaml", "")
    lay(room, "repository/sub/.crd-validate.yaml", f"{name}: ../inside.yaml\n")
    code, source, said = source_of(os.path.join(room, "repository/sub"), name)
    if code != 0 or source != "file":
        fail(f"{name} of the repository, from a folder in it", said)
    os.remove(os.path.join(room, "repository/sub/.crd-validate.yaml"))
    if may != "of its tree":
        fail(f"table: {name}", "takes paths: it is of its tree")


def check_key(room, name, called, row):
    may, weakened = row
    text = f"{name}: {value_for(name, called, 'inside.yaml')}\n"
    code, source, said = said_by(room, text, name)
    shown = "strict" if name == "no-strict" else name  # they are one
    if may == "no":
        if code != 2 or f"{name}: is for the command line and files that --config-file names" not in said:
            fail(f"{name}, which is not for files that were found", f"exit {code}: {said}")
    elif code != 0 or (source or source_of(os.path.join(room, "repository"), shown)[1]) != "file":
        fail(f"{name}, which is for files that were found", f"exit {code}, from {source}: {said}")
    for flag in weakened:
        given = {"reject": ["--reject", "Thing"], "fail-on": ["--fail-on", "warning"], "layers": ["--layers", "webhook"], "warn-layers": ["--warn-layers", "webhook"],
                 "crd": ["--crd", "x"], "config": ["--config", "x"], "policies": ["--policies", "x"], "chain": ["--chain", "x"]}.get(flag, ["--" + flag])
        code, source, said = said_by(room, text, name, *given)
        if code != 0 or source == "file" or f"warning: {name}: is not taken: the command line has --{flag}" not in said:
            fail(f"{name} beside --{flag}", f"exit {code}, from {source}: {said}")
        overrides = f"overrides: [{{paths: '**', {text.strip()}}}]\n"
        code, source, said = said_by(room, overrides, name, *given)
        if source == "file":
            fail(f"{name} beside --{flag}, in an override", said)
    lay(room, "named.yaml", text)
    code, source, said = source_of(os.path.join(room, "repository"), shown, "--config-file", "../named.yaml", *(["--require-schema", "--reject", "Thing"] if weakened else []))
    if code != 0 or source != "file":
        fail(f"{name} of a file that is named", f"exit {code}, from {source}: {said}")


def check_all(room):
    table, flags = table_of_page(), flags_of_help()
    if set(table) != set(flags) - LINE or len(flags) < 40:
        fail("the table of the page has all flags", sorted(set(table) ^ (set(flags) - LINE)))
    for name, called in flags.items():
        if name in LINE:
            code, _, said = said_by(room, f"{name}: true\n", name)
            if code != 2 or f"{name}: is for the command line alone" not in said:
                fail(f"{name} in a file", f"exit {code}: {said}")
        elif name in table:
            check_key(room, name, called, table[name])
            if table[name][0] != "no" and re.match("FILE|DIR|PATH|TEMPLATE|INDEX", called):
                check_places(room, name, called, table[name][0])


def lay_tree(room):
    """A repository with everything that a path can lead to."""
    lay(room, "outside.yaml", "secret: of somebody\n")
    lay(room, "repository-too/a.yaml", PLAIN)
    for path, text in {".git/config": "[core]\n", "inside.yaml": PLAIN, "plain/a.yaml": PLAIN, "plain/deep/b.yaml": PLAIN, "sub/m.yaml": PLAIN,
                       "folder/a.yaml": PLAIN, "beside.yaml": PLAIN, "goes-round/a.yaml": PLAIN}.items():
        lay(room, "repository/" + path, text)
    inside = os.path.join(room, "repository")
    for name, to in {"leads-out.yaml": "../outside.yaml", "leads-out": "..", "folder/link.yaml": "../../outside.yaml", "around": "folder",
                     "beside.markers.yaml": "../outside.yaml", "goes-round/self": ".", "goes-round/up": "../goes-round"}.items():
        os.symlink(to, os.path.join(inside, name))
    os.mkdir(os.path.join(inside, "pipes"))
    os.mkfifo(os.path.join(inside, "pipe"))
    os.mkfifo(os.path.join(inside, "pipes/p.yaml"))


def check_deeds(room):
    """What the runs themselves do."""
    inside = os.path.join(room, "repository")
    file = os.path.join(inside, ".crd-validate.yaml")
    lay(room, "home/.bashrc", "alias a=b\n")
    lay(inside, ".crd-validate.yaml", "output: [text, yaml=../home/.bashrc, 'json=new.json']\n")
    code, said = run(inside, "inside.yaml")
    with open(os.path.join(room, "home/.bashrc"), encoding="utf-8") as kept:
        if code != 2 or kept.read() != "alias a=b\n" or os.path.exists(os.path.join(inside, "new.json")) or said.count("writes a file") != 2:
            fail("nothing is written", f"exit {code}: {said}")
    lay(inside, ".crd-validate.yaml", "output: [text=-]\n")
    if run(inside, "inside.yaml")[0] != 0:
        fail("standard output", "is no file")
    for key in ("crd", "state", "policies", "overlay", "config"):
        lay(inside, ".crd-validate.yaml", f"{key}: folder/link.yaml\n")
        code, said = run(inside, "inside.yaml")
        if code != 2 or "secret" in said:
            fail(f"{key} shows nothing of a file elsewhere", f"exit {code}: {said}")
    for make, what in ((lambda: os.mkfifo(file), "a pipe"), (lambda: os.symlink("/dev/zero", file), "a device"), (lambda: os.symlink("../outside.yaml", file), "a link"),
                       (lambda: os.symlink("pipe", file), "a link to a pipe")):
        os.remove(file)
        make()
        code, said = run(inside, "inside.yaml")
        if code != 2 or "secret" in said or ".crd-validate.yaml: leads " not in said:
            fail(f"{what} in its place", f"exit {code}: {said}")
    os.remove(file)
    os.mkfifo(os.path.join(inside, ".crdvalidateignore"))
    code, said = run(inside, "inside.yaml")
    if code == -1:
        fail("a pipe as .crdvalidateignore", said)
    os.remove(os.path.join(inside, ".crdvalidateignore"))
    lay(inside, ".crd-validate.yaml", "skip: [Widget]\nrequire-schema: false\n")
    code, said = run(inside, "--require-schema", "inside.yaml")
    if code != 1 or "no schema for" not in said or "warning: skip: is not taken" not in said:
        fail("what the command line asks for", f"exit {code}: {said}")
    if run(inside, "inside.yaml")[0] != 0 or run(inside, "--require-schema=none", "inside.yaml")[0] != 0:
        fail("where it asks for nothing", "skip counts")


with tempfile.TemporaryDirectory() as ROOM:
    ROOM = os.path.realpath(ROOM)
    lay_tree(ROOM)
    check_all(ROOM)
    check_deeds(ROOM)
sys.exit(failures > 0)
