#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""kubeconform's own fixtures, flag for flag: kubeconform and `crd-validate kubeconform-args` get the same command lines, and come to the same
verdict, or to one that this table explains. Verdicts are whether the exit status is 0. An explanation that is not needed is a failure: the
table can only shrink.

  CRDC_KUBECONFORM=PROGRAM CRDC_KUBECONFORM_FIXTURES=DIR [CRDC_KUBERNETES_SCHEMAS=DIR] kubeconform.py CRD_VALIDATE [-v]

The fixtures are the folder fixtures of kubeconform's repository. CRDC_KUBERNETES_SCHEMAS has JSON schemas of the kinds that kube-apiserver
serves by itself, as the package kubernetes-validate carries them (vX.Y.0-local and vX.Y.0-local-strict); without it, cases that need some
are left out, and said. Nothing is fetched. Without the first two there is nothing to run."""

import json
import os
import re
import subprocess
import sys
import tempfile

LATEST = "1.33.0"  # of the schemas; kubeconform's tests have master
# Where the cases have SCHEMAS: as kubeconform's default is laid out, but here.
DEFAULT = ["-schema-location", "SCHEMAS", "-kubernetes-version", LATEST]
REGISTRY = ["-schema-location", "./fixtures/registry/{{ .ResourceKind }}{{ .KindSuffix }}.json"]

# Every fixture is run with each of these as well.
WAYS = [[], ["-strict"], ["-ignore-missing-schemas"], ["-strict", "-ignore-missing-schemas"]]
OLD_CRD = "apiextensions.k8s.io is known, and has no v1beta1: no API server that is served today takes it"
# Fixture and flags of which the verdict is a better one, and why.
BETTER = {("crd_schema.yaml", "-ignore-missing-schemas"): OLD_CRD, ("crd_schema.yaml", "-strict -ignore-missing-schemas"): OLD_CRD}

# Name, arguments, standard input, why another verdict is a better one (None: it is the same).
CASES = [
    ("help", ["-h"], None, None),
    ("a wrong flag", ["-xyz"], None, None),
    ("the version", ["-v"], None, None),
    ("valid", ["-summary", *DEFAULT, "fixtures/valid.yaml"], None, None),
    ("a folder", ["-summary", *DEFAULT, "fixtures/folder"], None, None),
    ("int or string", ["-verbose", *DEFAULT, "fixtures/int_or_string.yaml"], None, None),
    ("JSON", ["-summary", *DEFAULT, "fixtures/valid.json"], None, None),
    ("generateName", ["-verbose", *DEFAULT, "fixtures/generate_name.yaml"], None, None),
    ("quantities", ["-verbose", *DEFAULT, "fixtures/quantity.yaml"], None, None),
    ("null strings", ["-verbose", *DEFAULT, "fixtures/null_string.yaml"], None, None),
    ("null arrays", ["-summary", *DEFAULT, "fixtures/null_array.yaml"], None, None),
    ("several documents", ["-summary", *DEFAULT, "fixtures/multi_valid.yaml"], None, None),
    ("with a source", ["-summary", *DEFAULT, "fixtures/multi_valid_source.yaml"], None, None),
    ("one invalid of several", [*DEFAULT, "fixtures/multi_invalid.yaml"], None, None),
    ("resources without a kind", [*DEFAULT, "fixtures/multi_invalid_resources.yaml"], None, None),
    ("invalid", [*DEFAULT, "fixtures/invalid.yaml"], None, None),
    ("not there", [*DEFAULT, "fixtures/not-here"], None, None),
    ("blank", ["-summary", *DEFAULT, "fixtures/blank.yaml"], None, None),
    ("a comment", ["-summary", *DEFAULT, "fixtures/comment.yaml"], None, None),
    ("no kind", ["-summary", *DEFAULT, "fixtures/missing_kind.yaml"], None, None),
    ("no apiVersion", ["-summary", *DEFAULT, "fixtures/missing_apiversion.yaml"], None, None),
    ("an empty kind", ["-summary", *DEFAULT, "fixtures/missing_kind_value.yaml"], None, None),
    ("a kind without schema", [*DEFAULT, "fixtures/test_crd.yaml"], None, None),
    ("which is ignored", [*DEFAULT, "-ignore-missing-schemas", "fixtures/test_crd.yaml"], None, None),
    ("a CRD", [*DEFAULT, "fixtures/crd_schema.yaml"], None, None),
    ("a CRD, schemas missing", [*DEFAULT, "-ignore-missing-schemas", "fixtures/crd_schema.yaml"], None, OLD_CRD),
    ("additional properties", ["-summary", *DEFAULT, "fixtures/extra_property.yaml"], None, None),
    ("additional properties, strict", ["-strict", *DEFAULT, "fixtures/extra_property.yaml"], None, None),
    ("duplicate properties, strict", ["-strict", *DEFAULT, "fixtures/duplicate_property.yaml"], None, None),
    ("duplicate properties", [*DEFAULT, "fixtures/duplicate_property.yaml"], None, None),
    ("a place that is none", ["-schema-location", "foo", "fixtures/valid.yaml"], None, None),
    ("a template that is none", ["-schema-location", "foo {{ .Foo }}", "fixtures/valid.yaml"], None, None),
    ("a place that is not fetched", ["-schema-location", "http://127.0.0.1:9/x.json", "fixtures/valid.yaml"], None, None),
    ("a version that is none", [*DEFAULT, "-kubernetes-version", "1.25", "fixtures/valid.yaml"], None, None),
    ("standard input", ["-summary", *DEFAULT], "fixtures/valid.yaml", None),
    ("by its name", ["-summary", *DEFAULT, "-"], "fixtures/valid.yaml", None),
    ("invalid standard input", [*DEFAULT, "-"], "fixtures/invalid.yaml", None),
    ("-skip", ["-verbose", *DEFAULT, "-skip", "ReplicationController", "fixtures/invalid.yaml"], None, None),
    ("-skip with a version", ["-verbose", *DEFAULT, "-skip", "v1/ReplicationController", "fixtures/invalid.yaml"], None, None),
    ("-skip of another version", ["-verbose", *DEFAULT, "-skip", "v2/ReplicationController", "fixtures/invalid.yaml"], None, None),
    ("-reject", ["-verbose", *DEFAULT, "-reject", "ReplicationController", "fixtures/valid.yaml"], None, None),
    ("-reject of another kind", ["-verbose", *DEFAULT, "-reject", "v1/Pod", "fixtures/valid.yaml"], None, None),
    ("-ignore-filename-pattern", ["-summary", *DEFAULT, "--ignore-filename-pattern", "crd", "--ignore-filename-pattern", ".*invalid.*",
                                  "fixtures/multi_invalid.yaml", "fixtures/list_invalid.yaml", "fixtures/quantity.yaml", "fixtures/crd_schema.yaml"], None, None),
    ("a list", ["-summary", *DEFAULT, "fixtures/list_valid.yaml"], None, None),
    ("a list on standard input", ["-summary", *DEFAULT], "fixtures/list_valid.yaml", None),
    ("a list with an invalid item", ["-summary", *DEFAULT, "fixtures/list_invalid.yaml"], None, None),
    ("the same on standard input", ["-summary", *DEFAULT, "-"], "fixtures/list_invalid.yaml", None),
    ("an empty list", ["-summary", *DEFAULT, "fixtures/list_empty_valid.yaml"], None, None),
    ("a list among documents", ["-summary", *DEFAULT, "fixtures/multi_with_list.yaml"], None, None),
    ("a group with dots", [*DEFAULT, "fixtures/full_domain_group.yaml"], None, None),
    ("keys that are no strings", [*DEFAULT, "fixtures/unconventional_keys.yaml"], None, None),
    ("an old version of a kind", [*DEFAULT, "-ignore-missing-schemas", "fixtures/same-kind-different-api.yaml"], None, None),
    ("twice the same object", [*DEFAULT, "fixtures/duplicates.yaml"], None, None),
    ("twice, with a namespace", [*DEFAULT, "fixtures/duplicates-with-namespace.yaml"], None, None),
    ("twice, without one", [*DEFAULT, "fixtures/duplicates-non-namespaced.yaml"], None, None),
    ("tap", ["-output", "tap", *DEFAULT, "fixtures/valid.yaml"], None, None),
    ("junit", ["-output", "junit", "-summary", *DEFAULT, "fixtures/invalid.yaml"], None, None),
    ("json", ["-output", "json", "-verbose", *DEFAULT, "fixtures/invalid.yaml"], None, None),
    ("pretty", ["-output", "pretty", *DEFAULT, "fixtures/valid.yaml"], None, None),
    ("flags without an equal", ["-debug", "-exit-on-error", "-n", "2", "-insecure-skip-tls-verify", *DEFAULT, "fixtures/multi_valid.yaml"], None, None),
    ("-cache", ["-cache", "fixtures/cache", *DEFAULT, "fixtures/valid.yaml"], None, None),
    ("a local registry", [*REGISTRY, "fixtures/test_crd.yaml"], None, None),
    ("several, the last of which has it", ["-schema-location", "fixtures/{{ .ResourceKind }}.json", *REGISTRY, "fixtures/test_crd.yaml"], None, None),
    ("a path that is no template", ["-schema-location", "./fixtures/grafanaalertrulegroup_v1beta1.json", "./fixtures/grafana-alert-rule-group-sample.yaml"], None, None),
    ("no registry", ["fixtures/httpproxy.yaml"], None, None),
]


def kinds_of(folder):
    """(kind, apiVersion) of what the fixtures hold."""
    found = set()
    for name in os.listdir(folder):
        if name.endswith((".yaml", ".json")):
            with open(os.path.join(folder, name), encoding="utf-8") as file:
                text = file.read()
            versions = re.findall(r'"?apiVersion"?: *"?([\w./-]+)', text)
            found |= {(kind, version) for kind in re.findall(r'"?kind"?: *"?(\w+)', text) for version in versions}
    return found


def inline(schema, definitions, above=()):
    """A schema without references; one that contains itself says nothing of it."""
    if isinstance(schema, list):
        return [inline(item, definitions, above) for item in schema]
    if not isinstance(schema, dict):
        return schema
    name = str(schema.get("$ref", "")).rpartition("/")[2]
    if name:
        return {} if name in above else inline(definitions[name], definitions, (*above, name))
    return {key: inline(value, definitions, above) for key, value in schema.items()}


def lay_schemas(source, target, kinds):
    """In the layout of kubeconform's default, for the kinds at hand."""
    for suffix in "", "-strict":
        folder = os.path.join(source, f"v{LATEST}-local{suffix}")
        with open(os.path.join(folder, "_definitions.json"), encoding="utf-8") as file:
            document = json.load(file)
        definitions = document.get("$defs") or document["definitions"]
        to = os.path.join(target, f"v{LATEST}-standalone{suffix}")
        os.makedirs(to)
        for kind, version in kinds:
            group, _, of = version.rpartition("/")
            name = "-".join(filter(None, [kind.lower(), group.split(".")[0], of])) + ".json"
            if os.path.exists(os.path.join(folder, name)):
                with open(os.path.join(folder, name), encoding="utf-8") as file:
                    schema = inline(json.load(file), definitions)
                with open(os.path.join(to, name), "w", encoding="utf-8") as file:
                    json.dump(schema, file)


def run(command, arguments, stdin, folder):
    with open(os.path.join(folder, stdin) if stdin else os.devnull, encoding="utf-8") as file:
        return subprocess.run([*command, *arguments], cwd=folder, stdin=file, capture_output=True, text=True, timeout=60)


def ways(fixtures):
    """Cases of every fixture with every way."""
    made = []
    for name in sorted(os.listdir(fixtures)):
        for way in WAYS if name.endswith((".yaml", ".json")) else []:
            made.append((" ".join([name, *way]), [*way, *DEFAULT, f"fixtures/{name}"], None, BETTER.get((name, " ".join(way)))))
    return made


def run_case(program, peer, room, case):
    name, arguments, stdin, reason = case
    arguments = ["schemas" if argument == "SCHEMAS" else argument for argument in arguments]
    theirs, ours = run([peer], arguments, stdin, room), run([program, "kubeconform-args"], arguments, stdin, room)
    same = (theirs.returncode == 0) == (ours.returncode == 0) and ours.returncode in (0, 1, 2)
    outcome = "same" if same and not reason else "explained" if reason and not same else "differ"
    if outcome == "differ" or "-v" in sys.argv:
        print(f"{outcome}: {name}: kubeconform {theirs.returncode}, crd-validate {ours.returncode}{': ' + reason if reason else ''}")
    if outcome == "differ":
        print(f"  kubeconform {' '.join(arguments)}\n{theirs.stdout}{theirs.stderr}\n  crd-validate:\n{ours.stdout}{ours.stderr}")
    return outcome


def main():
    program, peer, fixtures = os.path.abspath(sys.argv[1]), os.environ.get("CRDC_KUBECONFORM"), os.environ.get("CRDC_KUBECONFORM_FIXTURES")
    schemas = os.environ.get("CRDC_KUBERNETES_SCHEMAS")
    if not peer or not fixtures:
        print("skipped: CRDC_KUBECONFORM and CRDC_KUBECONFORM_FIXTURES are not set")
        return 77
    if "--schema-location" not in subprocess.run([program, "--help"], capture_output=True, text=True, timeout=60).stdout:
        print("skipped: this crd-validate reads no schemas (--schema-location)")
        return 77
    counts = {"same": 0, "explained": 0, "differ": 0, "left out": 0}
    with tempfile.TemporaryDirectory() as room:
        os.symlink(os.path.abspath(fixtures), os.path.join(room, "fixtures"))
        if schemas:
            lay_schemas(schemas, os.path.join(room, "schemas"), kinds_of(fixtures))
        for case in CASES + ways(fixtures):
            outcome = run_case(program, peer, room, case) if schemas or "SCHEMAS" not in case[1] else "left out"
            counts[outcome] += 1
    print("kubeconform's fixtures: " + ", ".join(f"{count} {outcome}" for outcome, count in counts.items()))
    return 1 if counts["differ"] else 0


sys.exit(main())
