#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares two CRDs (or webhook configurations) as YAML: what is not in the order of lists is equal.

usage: compare.py WANT GOT"""
import sys

import yaml


TIGHTER = {"min": max, "max": min}


def fold(schema):
    """Replaces an allOf of limits, as a Go type and its field can give, by the tightest limits."""
    parts = schema.get("allOf", [])
    if not parts or not all(k[:3] in TIGHTER for p in parts for k in p):
        return schema
    schema = {k: v for k, v in schema.items() if k != "allOf"}
    for part in parts:
        for key, limit in part.items():
            schema[key] = TIGHTER[key[:3]](schema.get(key, limit), limit)
    return schema


def clean(value):
    """Removes what has no effect: empty subresources, controller-gen's own annotation, descriptions."""
    if isinstance(value, list):
        return [clean(v) for v in value]
    if not isinstance(value, dict):
        return float(value) if isinstance(value, int) and not isinstance(value, bool) else value
    value = {k: clean(v) for k, v in fold(value).items()}
    if value.get("subresources") == {}:
        del value["subresources"]
    annotations = value.get("annotations")
    if isinstance(annotations, dict):
        annotations.pop("controller-gen.kubebuilder.io/version", None)
        if not annotations:
            del value["annotations"]
    if isinstance(value.get("description"), str) and "name" not in value and "url" not in value:
        del value["description"]
    return value


def differ(want, got, path, out):
    if isinstance(want, dict) and isinstance(got, dict):
        for key in sorted(set(want) | set(got)):
            if key not in want or key not in got:
                out.append(f"{path}.{key}: {'extra' if key in got else 'missing'}: {got.get(key, want.get(key))!r}")
            else:
                differ(want[key], got[key], f"{path}.{key}", out)
    elif isinstance(want, list) and isinstance(got, list) and len(want) == len(got):
        for i, (w, g) in enumerate(zip(want, got)):
            differ(w, g, f"{path}[{i}]", out)
    elif want != got:
        out.append(f"{path}: want {want!r}, got {got!r}")


want, got = (list(yaml.safe_load_all(open(p))) for p in sys.argv[1:3])
found = [] if len(want) == len(got) else [f"{len(want)} documents wanted, {len(got)} there"]
for i, (w, g) in enumerate(zip(want, got)):
    differ(clean(w), clean(g), "", found)
print("\n".join(found[:20]))
sys.exit(bool(found))
