# SPDX-License-Identifier: Apache-2.0
"""The CustomResourceDefinitions that status.py sends: whole ones with something wrong, odd, or changed."""
import copy
import json
import os
import pathlib

from status_cases import CRDS

ROOT = pathlib.Path(__file__).resolve().parents[2]


class CrdCase:
    """One CRD, as text (so that it may name a member twice); `old`: the one that it replaces."""

    def __init__(self, name, text, old=None, generated=None):
        self.name, self.old, self.generated = "crd-" + name, old, generated
        self.text = text if isinstance(text, str) else json.dumps(text)
        self.method, self.url = ("PUT" if old else "POST"), "customresourcedefinitions"


def foos(spec=None, version=None, node=None, metadata=None, **members):
    """The CRD of Foos, with members of its parts replaced; `node` is the schema of their spec."""
    properties = {"spec": {"type": "object"} if node is None else node}
    first = {"name": "v1", "served": True, "storage": True,
             "schema": {"openAPIV3Schema": {"type": "object", "properties": properties}}, **(version or {})}
    return {"apiVersion": "apiextensions.k8s.io/v1", "kind": "CustomResourceDefinition",
            "metadata": {"name": "foos.status.example.com", **(metadata or {})},
            "spec": {"group": "status.example.com", "scope": "Namespaced", "versions": [first],
                     "names": {"plural": "foos", "singular": "foo", "kind": "Foo", "listKind": "FooList"}, **(spec or {})},
            **members}


def without(crd, member):
    return {name: value for name, value in crd.items() if name != member}


def obj(**more):
    return {"type": "object", **more}


def undecodable():
    hook = {"strategy": "Webhook"}
    yield "kind", foos(kind="Foo")
    yield "core", foos(apiVersion="v1")
    yield "v1beta1", foos(apiVersion="apiextensions.k8s.io/v1beta1")
    yield "no-kind", without(foos(), "kind")
    yield "no-api-version", without(foos(), "apiVersion")
    for name, part in {
            "spec-string": {"spec": "a"}, "spec-list": {"spec": []}, "metadata-string": {"metadata": "a"},
            "status-conditions": {"status": {"conditions": "a"}},
            "status-time": {"status": {"conditions": [{"type": "a", "lastTransitionTime": "x"}]}}}.items():
        yield name, {**foos(), **part}
    for name, part in {
            "label": {"labels": {"a": 1}}, "labels": {"labels": []}, "name-number": {"name": 5}, "finalizers": {"finalizers": "a"},
            "time": {"creationTimestamp": "x"}, "time-number": {"creationTimestamp": 5}, "generation": {"generation": "a"},
            "generation-float": {"generation": 1.5}, "owner": {"ownerReferences": [{"uid": 5}]}}.items():
        yield "metadata-" + name, foos(metadata=part)
    for name, part in {
            "group": {"group": 5}, "names": {"names": [1]}, "versions": {"versions": {}}, "scope": {"scope": {}},
            "version": {"versions": ["a"]}, "preserve": {"preserveUnknownFields": 1}, "strategy": {"conversion": {"strategy": 1}},
            "bundle": {"conversion": {**hook, "webhook": {"clientConfig": {"caBundle": "!!"}}}},
            "bundle-short": {"conversion": {**hook, "webhook": {"clientConfig": {"caBundle": "YWJjZA"}}}},
            "bundle-number": {"conversion": {"webhook": {"clientConfig": {"caBundle": 5}}}},
            "port": {"conversion": {**hook, "webhook": {"clientConfig": {"service": {"port": "a"}}}}}}.items():
        yield "spec-" + name, foos(part)
    for name, part in {
            "served": {"served": "yes"}, "priority": {"additionalPrinterColumns": [{"priority": "x"}]},
            "priority-large": {"additionalPrinterColumns": [{"priority": 3000000000}]}, "columns": {"additionalPrinterColumns": {}},
            "scale": {"subresources": {"scale": {"specReplicasPath": 5}}}, "status": {"subresources": {"status": 5}},
            "selectable": {"selectableFields": [5]}}.items():
        yield "version-" + name, foos(version=part)
    for name, node in {
            "schema": 5, "additional": obj(additionalProperties="x"), "additional-type": obj(additionalProperties={"type": 5}),
            "items": {"type": "array", "items": "x"}, "items-list": {"type": "array", "items": [{"type": "string"}, 5]},
            "items-rule": {"type": "array", "items": {"type": "string", "x-kubernetes-validations": [{"rule": 5}]}},
            "dependencies": obj(dependencies={"a": [5]}), "definitions": obj(definitions=5), "length": {"maxLength": "a"},
            "length-float": {"maxLength": 1.5}, "length-exponent": {"maxLength": 1000.0}, "minimum": {"minimum": "5"},
            "rule": obj(**{"x-kubernetes-validations": [{"rule": 5}]}), "rules": obj(**{"x-kubernetes-validations": ["a"]}),
            "reason": obj(**{"x-kubernetes-validations": [{"rule": "true", "reason": 5}]}), "nullable": obj(nullable="x"),
            "docs": {"externalDocs": 5}, "docs-url": {"externalDocs": {"url": 5}}, "not": {"not": []}, "enum": {"enum": "a"},
            "required": obj(required=[1]), "meta-schema": {"$schema": 5}, "ref": {"$ref": 5}, "type": {"type": ["string"]},
            "two": obj(foo=1, properties={"x": {"bar": 2}, "y": 5, "z": []})}.items():
        yield "node-" + name, foos(node=node)


def warned():
    yield "unknown", {**foos({"foo": 1}, {"foo": 1, "bar": {"a": 1}}), "foo": 1}
    yield "unknown-metadata", foos(metadata={"foo": 1, "ownerReferences": [{"apiVersion": "v1", "kind": "A", "name": "a", "uid": "b", "foo": 1}]})
    yield "unknown-status", foos(version={"subresources": {"status": {"a": 1}}})
    yield "unknown-rule", foos(node=obj(**{"x-kubernetes-validations": [{"rule": "true", "foo": 1}]}))
    yield "unknown-case", foos(node=obj(Type="string"))
    yield "unknown-items", foos(node={"type": "array", "items": {"type": "string", "foo": 1}})
    yield "unknown-additional", foos(node=obj(additionalProperties={"type": "string", "foo": 1}))
    yield "unknown-quoted", foos(node=obj(properties={"a\"\n": {"type": "string", "fo\u00fc": 1}}))
    yield "unknown-and-invalid", foos({"foo": 1, "scope": "x"})
    yield "format", foos(node=obj(properties={"a": {"type": "string", "format": "z\"\u00fc"}, "b": {"type": "integer", "format": "z"},
                                              "c": {"type": "string", "format": "k8s-short-name"}}))
    yield "format-number", foos(node=obj(properties={"a": {"type": "integer", "format": "int16"}, "b": {"type": "string", "format": "int32"},
                                                     "c": {"type": "number", "format": "float"}}))
    yield "set", foos(node={"type": "array", "x-kubernetes-list-type": "set", "items": obj(**{"x-kubernetes-map-type": "atomic"})})
    text = json.dumps(foos(metadata={"labels": {"a": "b"}}))
    yield "twice-kind", text[:-1] + ', "kind": "CustomResourceDefinition"}'
    yield "twice-group", text.replace('"group"', '"group": "a", "group"')
    yield "twice-type", text.replace('"type": "object", "pro', '"type": "string", "type": "object", "foo": 1, "foo": 2, "pro')
    yield "twice-label", text.replace('"a": "b"', '"a": "c", "a": "b"')
    yield "twice-items", json.dumps(foos(node={"type": "array", "items": {"type": "string"}})).replace(
        '"type": "string"', '"type": "object", "type": "string"')
    yield "twice-default", json.dumps(foos(node=obj(default={"a": 1}, properties={"a": {"type": "integer"}}))).replace(
        '{"a": 1}', '{"a": 1, "a": 1}')
    yield "twice-unknown", json.dumps(foos({"foo": {"a": 1}})).replace('{"a": 1}', '{"a": 1, "a": 1}')


def judged():
    yield "plain", foos()
    yield "namespace", foos(metadata={"namespace": "x"})
    yield "no-name", foos(metadata={"name": ""})
    yield "bad-name", foos(metadata={"name": "A_b/.."})
    yield "generation", foos(metadata={"generation": -1})
    yield "bad-label", foos(metadata={"labels": {"a b": "c"}})
    yield "preserving", foos({"preserveUnknownFields": True})
    yield "no-schema", foos(version={"schema": None})
    yield "no-versions", foos({"versions": []})
    yield "scope", foos({"scope": "Galaxy"})
    yield "names", foos({"names": {"plural": "Foos", "kind": "foo"}})
    yield "conversion", foos({"conversion": {"strategy": "Webhook"}})
    yield "structural", foos(node={"properties": {"a": {}}, "anyOf": [{"type": "string"}]})
    yield "default", foos(node={"type": "string", "default": {"a": 1}, "enum": ["a"]})
    yield "rule-syntax", foos(node=obj(**{"x-kubernetes-validations": [{"rule": "self."}, {"rule": "self.a == 1"}]}))
    yield "rule-cost", foos(node={"type": "array", "items": {"type": "string"},
                                  "x-kubernetes-validations": [{"rule": "self.all(a, self.all(b, a == b))"}]})
    yield "list-type", foos(node={"type": "array", "x-kubernetes-list-type": "map", "items": obj()})


def broken():
    """The conformance suite's broken CRDs, where they are at hand."""
    path = pathlib.Path(os.environ.get("CRDC_TABLES", ROOT / "build/tests/tables/unpacked")) / "cases/oracle/crds.requests.jsonl"
    if path.exists():
        requests = [json.loads(line) for line in path.read_text().splitlines()]
        for request in requests:
            name = request["crd"].get("metadata", {}).get("name") or ""
            if name.split(".")[0] not in CRDS:  # those are installed
                yield request["id"], request["crd"]


def updates():
    v2 = {"name": "v2", "served": True, "storage": False, "schema": {"openAPIV3Schema": obj()}}
    old = foos({"versions": [*foos()["spec"]["versions"], v2]})
    odd = foos(node=obj(properties={"a": {"type": "string", "format": "zzz"}}))
    stored = copy.deepcopy(old)
    stored["spec"]["versions"][0]["storage"], stored["spec"]["versions"][1]["storage"] = False, True
    yield "same", foos(), foos()
    yield "group", foos({"group": "other.example.com"}), foos()
    yield "scope", foos({"scope": "Cluster"}), foos()
    yield "names", foos({"names": {"plural": "bars", "singular": "bar", "kind": "Bar", "listKind": "BarList"}}), foos()
    yield "other-name", foos(metadata={"name": "bars.status.example.com"}), foos()
    yield "version-gone", foos({"versions": [{**v2, "storage": True}]}), old
    yield "storage", stored, old
    yield "label", foos(metadata={"labels": {"a b": "c"}}), foos()
    yield "annotation", foos(metadata={"annotations": {"a b": "c"}}), foos(metadata={"annotations": {"a": "c"}})
    yield "finalizer", foos(metadata={"finalizers": ["a b"]}), foos()
    yield "generation", foos(metadata={"generation": -1}), foos()
    yield "unknown", foos({"foo": 1}), foos()
    yield "type", foos({"group": 1}), foos()
    yield "format-known", odd, odd
    yield "format-new", foos(node=obj(properties={"a": {"type": "string", "format": "zzz"}, "b": {"type": "string", "format": "y"}})), odd
    yield "rule", foos(node=obj(**{"x-kubernetes-validations": [{"rule": "self."}]})), foos()
    yield "no-schema", foos(version={"schema": None}), foos()
    yield "preserving", foos({"preserveUnknownFields": True}), foos()


def crd_cases():
    for group in (undecodable, warned, judged, broken):
        for name, crd in group():
            yield CrdCase(name, crd)
    yield CrdCase("generated-name", foos(metadata={"name": "", "generateName": "foos."}), generated="foos.")
    for name, crd, old in updates():
        yield CrdCase("update-" + name, crd, old)
