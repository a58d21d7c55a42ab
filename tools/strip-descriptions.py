#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Copies CRDs without their prose: every `description` keyword of a schema and of a printer column goes, all else stays in order.

usage: strip-descriptions.py [--describe TEXT] IN OUT

A property that is *named* description stays. TEXT becomes the description at the root of each version's schema. Needs PyYAML.
"""
import argparse
import sys

import yaml

SCHEMAS = ("items", "not", "additionalProperties", "additionalItems")
LISTS = ("allOf", "anyOf", "oneOf")
MAPS = ("properties", "patternProperties", "definitions")


def strip(schema):
    """The schema without descriptions, also in nested schemas."""
    if isinstance(schema, list):
        return [strip(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    out = {}
    for key, value in schema.items():
        if key == "description" and isinstance(value, str):
            continue
        if key in SCHEMAS or key in LISTS:
            value = strip(value)
        elif key in MAPS:
            value = {name: strip(below) for name, below in value.items()}
        out[key] = value
    return out


def strip_version(version, text):
    for column in version.get("additionalPrinterColumns", []):
        column.pop("description", None)
    schema = version.get("schema", {})
    if "openAPIV3Schema" in schema:
        root = strip(schema["openAPIV3Schema"])
        schema["openAPIV3Schema"] = {"description": text, **root} if text else root


class Dumper(yaml.SafeDumper):
    """Lists indented as in the source, no anchors."""

    def ignore_aliases(self, data):
        return True


def text_style(dumper, data):
    return dumper.represent_scalar("tag:yaml.org,2002:str", data, style="|" if "\n" in data else None)


Dumper.add_representer(str, text_style)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--describe", metavar="TEXT", help="description of the root of each schema")
    parser.add_argument("source")
    parser.add_argument("target")
    options = parser.parse_args()
    with open(options.source, encoding="utf-8") as stream:
        documents = [document for document in yaml.safe_load_all(stream) if document]
    for document in documents:
        if document.get("kind") != "CustomResourceDefinition":
            sys.exit(f"{options.source}: not a CustomResourceDefinition")
        for version in document["spec"]["versions"]:
            strip_version(version, options.describe)
    with open(options.target, "w", encoding="utf-8") as stream:
        yaml.dump_all(documents, stream, Dumper=Dumper, sort_keys=False, explicit_start=True, width=4096, allow_unicode=True)


if __name__ == "__main__":
    main()
