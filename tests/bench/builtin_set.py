#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Manifests of built-in kinds on which several checkers agree, and the JSON schemas that kubeconform wants for them.

usage: builtin_set.py --samples DIR... --swagger FILE --out OUT --crd-validate BIN [--kubeconform BIN] [--kubectl-validate BIN]

FILE is the OpenAPI v2 document of an API server (api/openapi-spec/swagger.json of k8s.io/kubernetes, or /openapi/v2 of a
server). A bench checks its answers: what one of the checkers given refuses is not in the set.

OUT/schemas/kind-group-version.json  a schema of each kind, with all that it refers to in it, as kubernetes-json-schema has
                                     them under "standalone-strict": no other fields, null where a field may be left out
OUT/docs/*.yaml                      80 files, of each kind in turn, the first a Deployment; their text unchanged
OUT/thousand.yaml                    1,000 documents of them in one file, kinds mixed
OUT/objects.jsonl                    the objects of docs
"""
import argparse
import glob
import json
import os
import re
import subprocess
import sys

import yaml

FILES, DOCUMENTS = 80, 1000


class Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):
    """YAML as Kubernetes reads it: timestamps stay strings."""


Loader.yaml_implicit_resolvers = {
    first: [(tag, regexp) for tag, regexp in resolvers if not tag.endswith(":timestamp")]
    for first, resolvers in Loader.yaml_implicit_resolvers.items()}


# ---- schemas ----

def with_null(schema):
    """What a field that may be left out may be."""
    if "type" in schema:
        return {**schema, "type": [schema["type"], "null"]}
    return {"oneOf": schema["oneOf"] + [{"type": "null"}]} if "oneOf" in schema else schema


def expanded(schema, definitions, above=()):
    """The schema with all that it refers to in it; what refers to itself is anything there."""
    if "$ref" in schema:
        name = schema["$ref"].removeprefix("#/definitions/")
        return {} if name in above else expanded(definitions[name], definitions, above + (name,))
    if schema.get("format") == "int-or-string":
        return {"oneOf": [{"type": "string"}, {"type": "integer"}]}
    out = {key: schema[key] for key in ("type", "enum", "required") if key in schema}
    if schema.get("format") in ("date-time", "int32", "int64", "double"):
        out["format"] = schema["format"]
    required = schema.get("required", ())
    if "properties" in schema:
        parts = {name: expanded(part, definitions, above) for name, part in schema["properties"].items()}
        out["properties"] = {name: part if name in required else with_null(part) for name, part in parts.items()}
        out["additionalProperties"] = False
    for key in ("items", "additionalProperties"):
        if isinstance(schema.get(key), dict):
            out[key] = with_null(expanded(schema[key], definitions, above))
    return out


def write_schemas(swagger, folder):
    """A file for each kind; gives the kinds."""
    with open(swagger, encoding="utf-8") as f:
        definitions = json.load(f)["definitions"]
    # A quantity may be written as a number.
    definitions["io.k8s.apimachinery.pkg.api.resource.Quantity"] = {"format": "int-or-string"}
    os.makedirs(folder, exist_ok=True)
    kinds = set()
    for name, definition in definitions.items():
        for kind in definition.get("x-kubernetes-group-version-kind", ()):
            if "apiVersion" not in definition.get("properties", ()) or kind["kind"] in ("DeleteOptions", "WatchEvent"):
                continue
            schema = expanded(definition, definitions, (name,))
            schema["$schema"] = "http://json-schema.org/schema#"
            group, version = kind["group"], kind["version"]
            schema["properties"]["apiVersion"] = {"enum": [f"{group}/{version}" if group else version], "type": "string"}
            schema["properties"]["kind"] = {"enum": [kind["kind"]], "type": "string"}
            parts = [kind["kind"], group.split(".")[0], version] if group else [kind["kind"], version]
            with open(os.path.join(folder, "-".join(parts).lower() + ".json"), "w", encoding="utf-8") as f:
                json.dump(schema, f)
            kinds.add((f"{group}/{version}" if group else version, kind["kind"]))
    return kinds


# ---- documents ----

def documents_of(folders, kinds):
    """(name, text, object) of every document of these kinds."""
    files = (f for folder in folders for f in sorted(glob.glob(os.path.join(folder, "**/*.yaml"), recursive=True)))
    for file in files:
        with open(file, encoding="utf-8") as f:
            parts = re.split(r"(?m)^---.*\n?", f.read())
        for number, part in enumerate(parts):
            try:
                found = yaml.load(part, Loader)
            except yaml.YAMLError:
                continue
            if isinstance(found, dict) and (found.get("apiVersion"), found.get("kind")) in kinds:
                name = f"{os.path.basename(file)[:-5]}-{number}.yaml"
                yield name, part if part.endswith("\n") else part + "\n", found


def lines_of(command):
    """The lines of JSON that a checker prints; it ends with 1 where it refuses something."""
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode not in (0, 1):
        sys.exit(f"{command[0]} ended with {done.returncode}: {done.stderr.strip()}")
    return done.stdout


def refused_by_ours(program, folder):
    lines = map(json.loads, lines_of([program, "--output", "json", folder]).splitlines())
    return {os.path.basename(line["file"]) for line in lines if not line.get("allowed")}


def refused_by_kubeconform(program, folder, location):
    found = json.loads(lines_of([program, "-strict", "-output", "json", "-schema-location", location, folder]))
    return {os.path.basename(resource["filename"]) for resource in found["resources"]}


def refused_by_kubectl_validate(program, folder):
    found = json.loads(lines_of([program, "-o", "json", folder]))
    return {os.path.basename(name) for name, status in found.items() if any(s["status"] != "Success" for s in status)}


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as f:
        f.write(text)


def chosen(good):
    """80 files: the first Deployment, then of each kind in turn."""
    by_kind = {}
    for entry in good:
        by_kind.setdefault((entry[2]["apiVersion"], entry[2]["kind"]), []).append(entry)
    first = by_kind["apps/v1", "Deployment"][0]
    rest = [of[i] for i in range(len(good)) for of in by_kind.values() if i < len(of) and of[i] is not first]
    return [first] + rest[:FILES - 1]


def main():
    p = argparse.ArgumentParser()
    p.add_argument("--samples", nargs="+", required=True)
    p.add_argument("--swagger", required=True)
    p.add_argument("--out", required=True)
    p.add_argument("--crd-validate", required=True)
    p.add_argument("--kubeconform")
    p.add_argument("--kubectl-validate")
    options = p.parse_args()
    out, every = options.out, os.path.join(options.out, "every")
    kinds = write_schemas(options.swagger, os.path.join(out, "schemas"))
    found = {name: (name, text, document) for name, text, document in documents_of(options.samples, kinds)}
    for name, text, _ in found.values():
        write(os.path.join(every, name), text)
    refused = {"crd-validate": refused_by_ours(options.crd_validate, every)}
    if options.kubeconform:
        location = os.path.join(out, "schemas", "{{.ResourceKind}}{{.KindSuffix}}.json")
        refused["kubeconform"] = refused_by_kubeconform(options.kubeconform, every, location)
    if options.kubectl_validate:
        refused["kubectl-validate"] = refused_by_kubectl_validate(options.kubectl_validate, every)
    good = [entry for name, entry in found.items() if not any(name in of for of in refused.values())]
    files = chosen(good)
    for number, (name, text, _) in enumerate(files):
        write(os.path.join(out, "docs", f"{number:02}-{name}"), text)
    write(os.path.join(out, "thousand.yaml"), "---\n".join(good[i % len(good)][1] for i in range(DOCUMENTS)))
    write(os.path.join(out, "objects.jsonl"), "".join(json.dumps(document) + "\n" for _, _, document in files))
    counts = ", ".join(f"{len(names)} refused by {program}" for program, names in refused.items())
    left = {(document["apiVersion"], document["kind"]) for _, _, document in good}
    print(f"{len(kinds)} schemas; {len(found)} documents, {counts}; {len(good)} of {len(left)} kinds are left")


main()
