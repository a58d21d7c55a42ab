#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The pages of the manual: no reader of them has a complaint, they have the sections that pages have, they say of every flag what the
help says, and every command has one.

usage: manual.py BUILD-ROOT CRDC CRD-VALIDATE CRD-WEBHOOK

Skipped (77) where neither mandoc nor man is installed.
"""
import gzip
import os
import re
import shutil
import subprocess
import sys
import tempfile

failures = 0
WANTED = ["NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "EXIT STATUS", "SEE ALSO"]


def check(name, good, got=""):
    global failures
    if not good:
        failures += 1
        print(f"FAILED {name}: {got}")


def run(*command, **others):
    return subprocess.run(command, capture_output=True, text=True, timeout=60, **others)


def squeezed(text):
    """Words alone: hyphens and the ends of lines go."""
    return re.sub(r"[\s\u2010-]+", "", text.replace("\u2019", "'"))


def help_of(program, command):
    return run(*([program, command, "--help"] if command else [program, "--help"])).stdout


def help_flags(text):
    """What stands in the help at the place of a flag: lines that begin with one."""
    found = []
    for line in text.splitlines():
        if re.match(r"^ {2,8}(-\w, )?--?\w[\w-]+", line):
            found += re.findall(r"(?<![\w-])--?\w[\w-]+", re.split(r" {2,}", line.strip())[0])
    return found


def shown(page):
    """The page as it is read, in lines as wide as the widest line of a help."""
    environment = dict(os.environ, MANWIDTH="400", LC_ALL="C.UTF-8", MAN_KEEP_FORMATTING="", GROFF_NO_SGR="1")
    if shutil.which("mandoc"):
        text = run("mandoc", "-T", "utf8", "-O", "width=400", page).stdout
    else:
        text = run("man", "--warnings", "-l", page, env=environment).stdout
    return re.sub(".\b", "", text)


def check_readers(page):
    name = os.path.basename(page)
    if shutil.which("mandoc"):
        said = [line for line in run("mandoc", "-T", "lint", page).stdout.splitlines() if "longer than 80 bytes" not in line]
        check(f"{name}: mandoc -T lint", not said, said)
    if shutil.which("man"):
        done = run("man", "--warnings", "-l", page, env=dict(os.environ, LC_ALL="C.UTF-8", PAGER="cat"))
        check(f"{name}: man --warnings", done.returncode == 0 and not done.stderr and done.stdout, done.stderr)


def check_page(page, program, command):
    name = os.path.basename(page)
    with open(page, encoding="utf-8") as file:
        source = file.read()
    sections = re.findall(r"^\.SH (.*)$", source, re.MULTILINE)
    text, wanted = shown(page), help_of(program, command)
    flags = help_flags(wanted)  # some commands take those of another
    missing = [title for title in WANTED if title not in sections and (flags or title != "OPTIONS")]
    check(f"{name}: has the sections of a page", not missing, missing)
    check(f"{name}: each section once", len(set(sections)) == len(sections), sections)
    check(f"{name}: NAME is first and SEE ALSO last", sections[0] == "NAME" and sections[-1] == "SEE ALSO", sections)
    check(f"{name}: has examples", any(title.startswith("EXAMPLE") for title in sections), sections)
    about = re.search(r"^\.SH NAME\n(?:\.nh\n\.ad l\n)?(\S+) \\- (.+)$", source, re.MULTILINE)
    check(f"{name}: NAME says it in a line", about and about.group(1).replace("\\", "") == name[:-2] and len(about.group(2)) > 10, source[:300])
    check(f"{name}: the help has the flags that it speaks of", flags or not re.search(r"^OPTIONS$|^usage:", wanted, re.MULTILINE), wanted)
    absent = [flag for flag in flags if not re.search(re.escape(flag) + r"(?![\w-])", text)]
    check(f"{name}: has the flags of the help", not absent, absent)
    words = squeezed(text)
    lost = []
    for line in re.split(r"^exit status:", wanted, flags=re.MULTILINE)[0].splitlines():
        for part in re.split(r" {2,}", re.sub(r"^usage: ", "", line.strip())):
            if part and squeezed(part) not in words and not re.match(r"commands:|FLAGS$|-\w, --", part):
                lost.append(part)
    check(f"{name}: says what the help says", not lost, lost[:5])


CRD = """\
apiVersion: apiextensions.k8s.io/v1
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
          spec:
            type: object
            properties:
              size: {type: integer, maximum: 10}
            x-kubernetes-validations:
            - rule: "!has(self.size) || self.size > 0"
"""
OVERLAY = """\
# +kubebuilder:webhook:path=/widgets/validate,mutating=false,failurePolicy=fail,sideEffects=None,groups=example.com,resources=widgets,verbs=create;update,versions=v1,name=widgets.example.com,admissionReviewVersions=v1
{}
"""
WIDGET = "apiVersion: example.com/v1\nkind: Widget\nmetadata: {name: one, namespace: a}\nspec: {size: 3}\n"
HOOKS = "apiVersion: admissionregistration.k8s.io/v1\nkind: ValidatingWebhookConfiguration\nmetadata: {name: hooks}\nwebhooks: []\n"
SUITE = "suite: Widgets\nbase: {apiVersion: example.com/v1, kind: Widget, metadata: {name: one}, spec: {size: 3}}\ncases:\n" \
        "- {name: takes one, accepted: true}\n- {name: refuses none, set: {spec.size: 0}, refused: spec}\n"
ITEM = '{"apiVersion": "example.com/v1", "kind": "Widget", "metadata": {"name": "one", "namespace": "a"}, "spec": {"size": 3}}'

EVENT = '{"kind": "Event", "apiVersion": "audit.k8s.io/v1", "level": "RequestResponse", "auditID": "1", "stage": "ResponseComplete", ' \
        '"requestURI": "/apis/example.com/v1/namespaces/a/widgets", "verb": "create", "user": {"username": "eve"}, ' \
        '"objectRef": {"resource": "widgets", "namespace": "a", "name": "one", "apiGroup": "example.com", "apiVersion": "v1"}, ' \
        '"responseStatus": {"metadata": {}, "code": 201}, "requestObject": ' + ITEM + ', "responseObject": ' + ITEM + "}\n"


def write(path, text, mode=0o644):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    os.chmod(path, mode)


def examples_of(page):
    with open(page, encoding="utf-8") as file:
        section = re.split(r"^\.SH EXAMPLES?\n", file.read(), flags=re.MULTILINE)[1].split("\n.SH ")[0]
    for block in re.findall(r"^\.EX\n(.*?)^\.EE$", section, re.MULTILINE | re.DOTALL):
        yield from block.replace("\\-", "-").replace("\\(aq", "'").replace("\\(ti", "~").splitlines()


def check_examples(pages, programs, work):
    """They do what they are there for: exit with 0, in a folder that has what they name."""
    for folder in ("crds", "old"):
        write(f"{work}/{folder}/widgets.yaml", CRD)
        write(f"{work}/{folder}/widgets.markers.yaml", OVERLAY)
    write(f"{work}/manifests/one.yaml", WIDGET)
    write(f"{work}/cluster/hooks.yaml", HOOKS)
    write(f"{work}/tests/widgets.suite.yaml", SUITE)
    write(f"{work}/bin/helm", f"#!/bin/sh\ncat {work}/manifests/one.yaml\n", 0o755)
    write(f"{work}/bin/kubectl", f"#!/bin/sh\ncase $* in *json*) cat {work}/list.json ;; *) cat {work}/manifests/one.yaml ;; esac\n", 0o755)
    write(f"{work}/list.json", '{"apiVersion": "v1", "kind": "List", "items": [' + ITEM + "]}\n")
    for program in programs:
        os.symlink(os.path.realpath(program), f"{work}/bin/{os.path.basename(program)}")
    write(f"{work}/requests.jsonl", '{"id": "a", "object": ' + ITEM + "}\n")
    write(f"{work}/audit.log", EVENT)
    with gzip.open(f"{work}/audit.log.gz", "wt", encoding="utf-8") as file:
        file.write(EVENT)
    environment = dict(os.environ, PATH=f"{work}/bin:{os.environ['PATH']}", XDG_CACHE_HOME=f"{work}/cache")
    count = 0
    for page in pages:
        for command in examples_of(page):
            if command.startswith("crd-webhook"):
                continue # it would serve
            count += 1
            done = run("bash", "-c", "set -o pipefail; " + command, cwd=work, env=environment)
            check(f"{os.path.basename(page)}: example: {command}", done.returncode == 0, done)
    check("there are examples", count > 15, count)


def pages_of(programs):
    for program, section in programs:
        name = os.path.basename(program)
        yield f"{name}.{section}", program, ""
        if name == "crdc":
            for command in re.findall(r"^  ([a-z]+) {2,}", help_of(program, ""), re.MULTILINE):
                if command != "help":
                    yield f"{name}-{command}.{section}", program, command
        for command in sorted(set(re.findall(r"^  " + name + r" ([a-z][\w-]*) ", help_of(program, ""), re.MULTILINE))):
            yield f"{name}-{command}.{section}", program, command


def main():
    folder = os.path.join(sys.argv[1], "programs/manual")
    if not shutil.which("mandoc") and not shutil.which("man"):
        print("skipped: neither mandoc nor man is installed")
        sys.exit(77)
    expected = list(pages_of([(sys.argv[2], 1), (sys.argv[3], 1), (sys.argv[4], 8)]))
    there = {name for name in os.listdir(folder) if re.search(r"\.[18]$", name)}
    check("a page for every command that a help names, and no other", there == {name for name, _, _ in expected},
          sorted(there ^ {name for name, _, _ in expected}))
    for name, program, command in expected:
        if name not in there:
            continue
        page = os.path.join(folder, name)
        check_readers(page)
        check_page(page, program, command)
    with tempfile.TemporaryDirectory() as work:
        check_examples([os.path.join(folder, name) for name, _, _ in expected if name in there], sys.argv[2:], work)
    refused = run(sys.argv[2], "--generate", "man", "nothing")
    check("there is no page of what is no command", refused.returncode == 2 and "nothing has no page" in refused.stderr, refused)
    refused = run(sys.argv[3], "--generate", "tcsh")
    check("what can be generated is said", refused.returncode == 2 and "bash, zsh, fish, man" in refused.stderr, refused)
    print(f"{len(expected)} pages, {failures} failures")
    sys.exit(1 if failures else 0)


main()
