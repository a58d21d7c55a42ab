#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Finds where controller-gen puts the markers of Go types: each marker becomes a rule with its number, and the rules of the
CRD that comes of it say where the markers work, through types, aliases and embedded fields.

usage: tokens.py mark FOLDER MARKERS LISTED  replaces the markers of the Go files below FOLDER, and lists them in MARKERS (JSON);
                                             LISTED has what controller-gen knows, as JSON (controller-gen crd -wwww)
       tokens.py split CRD MARKERS PLAIN OVERLAY [USED]  takes the rules out of CRD into PLAIN, and their markers into OVERLAY
       tokens.py unused MARKERS USED        counts the markers that were used nowhere"""
import json
import os
import re
import sys

import yaml

MARKER = re.compile(r"^(\s*)// ?\+([A-Za-z0-9_:.-]+)(.*)$")
TOKEN = re.compile(r"^crdc-marker-(\d+)$")
# Markers that declare kinds, or are about Go constants, do not belong in an overlay and stay.
STAYS = re.compile(r"^(groupName|versionName|k8s:enum|kubebuilder:(skip|skipversion|webhook|webhookconfiguration|object|rbac)|"
                   r"k8s:(deepcopy-gen|openapi-gen|protobuf-gen)|genclient|build)(:|$)")
# The plural is part of the CRD's name: without it, it would be another CRD.
PLURAL = re.compile(r"^kubebuilder:resource:.*\bpath=")


def of_kinds(listed):
    """The names of the markers for kinds only, and of all markers."""
    groups = json.load(open(listed))
    names = {m["name"] for g in groups for m in g["markers"]}
    kinds = {m["name"] for g in groups for m in g["markers"] if g["category"] == "CRD" and m["target"] == "type"}
    return kinds - {m["name"] for g in groups for m in g["markers"] if m["target"] == "field"}, names


def base_name(text, names):
    """The longest prefix of a marker that is a name controller-gen knows, or None."""
    name = text.split("=")[0]
    while name not in names and ":" in name:
        name = name.rsplit(":", 1)[0]
    return name if name in names else None


def opaque(lines, at):
    """Whether the type after a line has its own JSON encoding: with Type, controller-gen ignores its fields."""
    name = next((m[1] for m in (re.match(r"type (\w+)", line) for line in lines[at:]) if m), None)
    return any(re.match(rf"func \(\w+ \*?{name}\) Marshal(JSON|Text)\(", line) for line in lines)


def mark(folder, where, listed):
    markers, (kinds, names) = [], of_kinds(listed)
    for base, _, files in os.walk(folder):
        for file_name in sorted(n for n in files if n.endswith(".go")):
            path = os.path.join(base, file_name)
            lines, in_types = open(path).read().split("\n"), False
            for i, line in enumerate(lines):
                in_types = in_types or line.startswith("package ")
                found = MARKER.match(line)
                if not in_types or not found or STAYS.match(found[2]) or PLURAL.match(found[2] + found[3]):
                    continue
                text = found[2] + found[3].rstrip()
                name = base_name(text, names)
                if not name:
                    # controller-gen treats it as prose; crdc reports it.
                    print(f"{os.path.relpath(path, folder)}:{i + 1}: no marker of controller-gen's: +{text}")
                    continue
                field = found[1] != ""
                texts, kept = [text], ""
                if name == "kubebuilder:validation:Type" and not field and opaque(lines, i):
                    # It stays too, because controller-gen cannot read the fields of some types; the overlay repeats it.
                    texts.insert(0, "kubebuilder:validation:Schemaless")
                    kept = line + "\n"
                lines[i] = kept + f'{found[1]}// +kubebuilder:validation:XValidation:rule="crdc-marker-{len(markers)}"'
                markers.append({"texts": texts, "field": field, "kind": name in kinds, "name": name})
            with open(path, "w") as file:
                file.write("\n".join(lines))
    with open(where, "w") as file:
        json.dump(markers, file, indent=1)


class Split:
    def __init__(self, markers):
        self.markers, self.used, self.ignored = markers, [], []

    @staticmethod
    def numbers(schema):
        rules = schema.get("x-kubernetes-validations", []) if isinstance(schema, dict) else []
        return [int(m[1]) for m in (TOKEN.match(r["rule"]) for r in rules) if m]

    def place(self, schema):
        """The index of a field among the markers: rules are made in the order of Go's fields."""
        return min((n for n in self.numbers(schema) if self.markers[n]["field"]), default=len(self.markers))

    def take(self, schema, root=False):
        """Takes the markers of a schema, and removes their rules."""
        rules, numbers = schema.get("x-kubernetes-validations", []), self.numbers(schema)
        rest = [r for r in rules if not TOKEN.match(r["rule"])]
        schema.pop("x-kubernetes-validations", None)
        if rest:
            schema["x-kubernetes-validations"] = rest
        self.ignored += [n for n in numbers if self.markers[n]["kind"] and not root]
        numbers = [n for n in numbers if root or not self.markers[n]["kind"]]
        self.used += numbers
        # A field's marker replaces that of its type; rules are in controller-gen's order already.
        rules = [n for n in numbers if self.markers[n]["name"].endswith("XValidation")]
        others = sorted((n for n in numbers if n not in rules), key=lambda n: self.markers[n]["field"])
        return [text for n in others + rules for text in self.markers[n]["texts"]]

    def walk(self, schema, indent):
        """The overlay's lines for everything below a schema; empty if it has no marker."""
        lines = []
        below = [(json.dumps(name), s) for name, s in schema.get("properties", {}).items()]
        if isinstance(schema.get("additionalProperties"), dict):
            below.append(('"*"', schema["additionalProperties"]))
        if isinstance(schema.get("items"), dict):
            below.append((None, schema["items"]))
        for key, child in sorted(below, key=lambda b: self.place(b[1])):
            own = [f"{indent}# +{m}" for m in self.take(child)]
            deeper = self.walk(child, indent + "  ")
            if own or deeper:
                lines += own + [indent + (f"{key}:" if key else "-")] + deeper
        return lines


def split(crd, markers, plain, overlay, used=None):
    documents = list(yaml.safe_load_all(open(crd)))
    work = Split(json.load(open(markers)))
    texts = []
    for document in documents:
        spec = document["spec"]
        for version in spec["versions"]:
            root = version["schema"]["openAPIV3Schema"]
            head = [f"# +{m}" for m in work.take(root, True)]
            body = work.walk(root, "")
            kind = [f"apiVersion: {spec['group']}/{version['name']}", f"kind: {spec['names']['kind']}"]
            texts.append("\n".join(head + [""] + kind + body) + "\n")
    with open(overlay, "w") as file:
        file.write("---\n".join(texts))
    with open(plain, "w") as file:
        yaml.safe_dump_all(documents, file, sort_keys=False)
    for n in sorted(set(work.ignored)):
        print(f"at a type that is no kind, where controller-gen leaves it out and crdc refuses it: +{work.markers[n]['texts'][-1]}")
    if used:
        with open(used, "a") as file:
            file.writelines(f"{n}\n" for n in work.used + work.ignored)


def unused(markers, used):
    """Prints the markers that no CRD has: those of types that no kind uses."""
    seen = {int(line) for line in open(used)}
    rest = [n for n, _ in enumerate(json.load(open(markers))) if n not in seen]
    if rest:
        print(f"{len(rest)} markers are of types that no kind here has")


{"mark": mark, "split": split, "unused": unused}[sys.argv[1]](*sys.argv[2:])
