# SPDX-License-Identifier: Apache-2.0
"""The requests that status.py sends to the scale subresource."""
import json

from status_cases import GADGETS, JSON, MERGE, PATCH, TEXT, WIDGETS, YAML, Case, crd, merged, set_name, version, widget

INTEGER = {"type": "integer"}
SCALE_CRDS = {
    "engines": crd("engines", "Engine", "Namespaced", [version(
        "v1", {"spec": {"type": "object", "nullable": True,
                        "properties": {"replicas": {"type": "integer", "maximum": 20}, "limit": INTEGER, "color": TEXT},
                        "x-kubernetes-validations": [
                            {"rule": "!has(self.replicas) || !has(self.limit) || self.replicas <= self.limit", "message": "too many replicas"},
                            {"rule": "!has(oldSelf.replicas) || (has(self.replicas) && self.replicas != 13)", "message": "never 13"}]},
               "status": {"type": "object", "properties": {"replicas": INTEGER, "selector": TEXT}}},
        subresources={"status": {}, "scale": {"specReplicasPath": ".spec.replicas", "statusReplicasPath": ".status.replicas",
                                              "labelSelectorPath": ".status.selector"}})]),
    "motors": crd("motors", "Motor", "Cluster", [version(
        "v1", {"spec": {"type": "object", "properties": {"pool": {"type": "object", "nullable": True, "properties": {"size": INTEGER, "color": TEXT}}}},
               "status": {"type": "object", "properties": {"pool": {"type": "object", "properties": {"size": INTEGER}}}}},
        subresources={"scale": {"specReplicasPath": ".spec.pool.size", "statusReplicasPath": ".status.pool.size"}},
        deprecated=True)]),
}

ENGINES = "/apis/example.com/v1/namespaces/default/engines"
MOTORS = "/apis/example.com/v1/motors"
SCALE = ENGINES + "/NAME/scale"


class ScaleCase(Case):
    def __init__(self, name, method, url, body=None, content_type=JSON, stored=None, **more):
        super().__init__(name, method, url, body, content_type, stored, **more)
        self.collection = next((c for c in (ENGINES, MOTORS, GADGETS) if url.startswith(c)), WIDGETS)
        self.crd = self.collection.rsplit("/", 1)[1]


def engine(spec=None, status=None, **metadata):
    value = {"apiVersion": "example.com/v1", "kind": "Engine", "metadata": {"name": "NAME", **metadata},
             "spec": {"replicas": 3, "limit": 9} if spec is None else spec}
    return value if status is None else {**value, "status": status}


def motor(spec=None, **more):
    return {"apiVersion": "example.com/v1", "kind": "Motor", "metadata": {"name": "NAME"}, "spec": spec or {}, **more}


def scale(replicas=5, **change):
    value = {"apiVersion": "autoscaling/v1", "kind": "Scale", "metadata": {"name": "NAME", "namespace": "default"}, "spec": {"replicas": replicas}}
    return merged(value, change)


def puts():
    stored = engine(status={"replicas": 2, "selector": "a=b"})
    bodies = {
        "good": scale(), "same": scale(3), "zero": scale(0), "negative": scale(-1), "schema": scale(21), "rule": scale(10), "transition": scale(13), "negative-and-more": scale(-5, metadata={"labels": {"a b": "c"}}),
        "smallest": scale(-2147483648), "large": scale(2147483648), "largest": scale(2147483647), "text": scale("5"), "float": scale(5.0), "half": scale(5.5), "bool": scale(True), "list": scale([]), "null": '{"kind":"Scale","apiVersion":"autoscaling/v1","metadata":{"name":"NAME"},"spec":{"replicas":null}}',
        "no-replicas": scale(spec={"replicas": None}), "no-spec": scale(spec=None), "spec-text": scale(spec="a"), "spec-null": '{"kind":"Scale","apiVersion":"autoscaling/v1","metadata":{"name":"NAME"},"spec":null,"status":null}',
        "status": scale(status={"replicas": 7, "selector": "x"}), "status-type": scale(status=[1]), "status-replicas-type": scale(status={"replicas": "x"}), "selector-type": scale(status={"replicas": 1, "selector": 5}),
        "no-name": scale(metadata={"name": None}), "other-name": scale(metadata={"name": "other"}), "no-metadata": scale(metadata=None), "no-namespace": scale(metadata={"namespace": None}), "other-namespace": scale(metadata={"namespace": "other"}),
        "metadata-type": scale(metadata=5), "name-type": scale(metadata={"name": 5}), "labels-type": scale(metadata={"labels": {"a": 1}}), "time-type": scale(metadata={"creationTimestamp": "x"}), "several-types": scale("x", metadata={"uid": 1}),
        "uid": scale(metadata={"uid": "x"}), "version": scale(metadata={"resourceVersion": "1"}), "version-text": scale(metadata={"resourceVersion": "x"}), "version-zero": scale(metadata={"resourceVersion": "0"}), "version-and-uid": scale(metadata={"resourceVersion": "1", "uid": "x"}),
        "version-and-rule": scale(10, metadata={"resourceVersion": "1"}), "labels": scale(metadata={"labels": {"a": "b"}, "finalizers": ["x"], "generation": 7}), "owners": scale(metadata={"ownerReferences": [{"apiVersion": "v1", "kind": "Pod", "name": "a", "uid": "1"}] * 2}),
        "no-kind": scale(kind=None), "no-api-version": scale(apiVersion=None), "no-type": scale(kind=None, apiVersion=None), "kind": scale(kind="Scala"), "kind-type": scale(kind=5), "api-version": scale(apiVersion="autoscaling/v2"), "api-version-type": scale(apiVersion=5),
        "core": scale(apiVersion="v1"), "api-version-slashes": scale(apiVersion="a/b/c"), "own": scale(apiVersion="example.com/v1"), "engine": engine(), "engine-kind": scale(kind="Engine"), "other-kind": scale(apiVersion="foo/v1", kind="Bar"), "list-kind": scale(kind="ScaleList"),
        "options": scale(kind="UpdateOptions"), "extensions": scale(apiVersion="extensions/v1beta1"), "merged": '{"kind":"Scale","apiVersion":"autoscaling/v1","metadata":{"name":"NAME"},"spec":{"replicas":5},"spec":{},"metadata":{}}', "number-unknown": '{"kind":"Scale","apiVersion":"autoscaling/v1","metadata":{"name":"NAME"},"foo":1e999,"spec":{"replicas":5}}', "case": '{"Kind":"Scale","apiversion":"autoscaling/v1","metadata":{"name":"NAME"},"spec":{"Replicas":5}}',
        "empty": {}, "empty-text": "", "null-body": "null", "list-body": "[]", "number-body": "5", "text-body": '"a"', "broken": "{", "trailing": '{"kind":"Scale"} x', "list-value": "[1]", "root-list": '[{"kind":"Scale"}]'}
    for name, body in bodies.items():
        yield ScaleCase("scale-put-" + name, "PUT", SCALE, body, stored=stored)
    strict = {"unknown": scale(foo=1, spec={"bar": 2, "baz": 3}, status={"x": 1}), "metadata-unknown": scale(metadata={"foo": 1}), "unknown-and-type": scale("x", foo=1),
              "duplicate": '{"kind":"Scale","apiVersion":"autoscaling/v1","metadata":{"name":"NAME","name":"NAME"},"spec":{"replicas":4,"replicas":5},"spec":{"replicas":6}}', "unknown-and-kind": scale(kind="Scala", foo=1), "unknown-and-version": scale(apiVersion="autoscaling/v2", foo=1),
              "unknown-and-name": scale(metadata={"name": "other"}, foo=1), "unknown-and-rule": scale(10, foo=1), "no-kind-unknown": scale(kind=None, foo=1), "no-type-unknown": scale(kind=None, apiVersion=None, foo=1),
              "unknown-deep": scale(spec={"foo": {"b": 1, "b c": 2}}, zz=[{"a": 1}]), "duplicate-unknown": '{"kind":"Scale","apiVersion":"autoscaling/v1","metadata":{"name":"NAME"},"spec":{"replicas":5,"x":1,"x":2},"x":{"a":1,"a":2}}'}
    for name, body in strict.items():
        for validation in ("Warn", "Strict", "Ignore"):
            yield ScaleCase(f"scale-put-{name}-{validation.lower()}", "PUT", f"{SCALE}?fieldValidation={validation}", body, stored=stored)
    for name, change in {"uid": ("uid",), "version": ("resourceVersion",), "both": ("uid", "resourceVersion")}.items():
        yield ScaleCase("scale-put-own-" + name, "PUT", SCALE, lambda s, change=change: scale(metadata={"name": s["metadata"]["name"], **{field: s["metadata"][field] for field in change}}), stored=stored)
    yaml = "apiVersion: autoscaling/v1\nkind: Scale\nmetadata: {name: NAME}\nspec: {replicas: 5}\n"
    for name, text in {"good": yaml, "unknown": yaml + "foo: 1\n", "duplicate": yaml + "kind: Scale\n", "broken": "a: [", "type": yaml.replace("5", "x"), "empty": ""}.items():
        yield ScaleCase("scale-yaml-" + name, "PUT", SCALE, text, YAML, stored=stored)
        yield ScaleCase(f"scale-yaml-{name}-strict", "PUT", SCALE + "?fieldValidation=Strict", text, YAML, stored=stored)
    for name, query in {"dry": "?dryRun=All", "dry-bad": "?dryRun=x", "manager": "?fieldManager=x", "validation": "?fieldValidation=x"}.items():
        yield ScaleCase("scale-query-" + name, "PUT", SCALE + query, scale(), stored=stored)
    yield ScaleCase("scale-query-dry-uid", "PUT", SCALE + "?dryRun=All", scale(metadata={"uid": "x"}), stored=stored)
    yield ScaleCase("scale-xml", "PUT", SCALE, "<a/>", "text/xml", stored=stored)
    yield ScaleCase("scale-no-type", "PUT", SCALE, scale(), None, stored=stored)
    for name, body in {"good": scale(), "broken": "{", "name": scale(metadata={"name": "x"}), "uid": scale(metadata={"uid": "x"}), "version": scale(metadata={"resourceVersion": "5"})}.items():
        yield ScaleCase("scale-missing-" + name, "PUT", SCALE, body)
    yield ScaleCase("scale-percent", "PUT", ENGINES + "/a%25b/scale", scale(metadata={"name": "a%b"}))
    for name, spec in {"absent": {"limit": 9}, "empty": {}, "null": None}.items():
        body = engine({})
        body["spec"] = spec
        yield ScaleCase("scale-put-stored-" + name, "PUT", SCALE, scale(), stored=body)
        yield ScaleCase("scale-put-stored-smallest-" + name, "PUT", SCALE, scale(-2147483648), stored=body)
        yield ScaleCase("scale-merge-stored-" + name, "PATCH", SCALE, {"spec": {"replicas": 4}}, MERGE, stored=body)
        yield ScaleCase("scale-merge-empty-stored-" + name, "PATCH", SCALE, {}, MERGE, stored=body)
        yield ScaleCase("scale-json-stored-" + name, "PATCH", SCALE, [{"op": "test", "path": "/spec/replicas", "value": 0}], PATCH, stored=body)
    leaving = engine(finalizers=["a.b/c"])
    yield ScaleCase("scale-put-deleted", "PUT", SCALE, scale(), stored=leaving, deleted=True)
    yield ScaleCase("scale-merge-deleted", "PATCH", SCALE, {"metadata": {"finalizers": []}, "spec": {"replicas": 1}}, MERGE, stored=leaving, deleted=True)


def patches():
    stored = engine(status={"replicas": 2, "selector": "a=b"}, labels={"a": "b"})
    merges = {
        "empty": {}, "replicas": {"spec": {"replicas": 4}}, "same": {"spec": {"replicas": 3}}, "null": {"spec": {"replicas": None}}, "no-spec": {"spec": None}, "negative": {"spec": {"replicas": -1}}, "schema": {"spec": {"replicas": 21}}, "rule": {"spec": {"replicas": 10}},
        "transition": {"spec": {"replicas": 13}}, "text": {"spec": {"replicas": "4"}}, "large": {"spec": {"replicas": 2147483648}}, "half": {"spec": {"replicas": 1.5}}, "smallest": {"spec": {"replicas": -2147483648}}, "status": {"status": {"replicas": 9, "selector": "x"}}, "no-status": {"status": None},
        "status-type": {"status": 5}, "name": {"metadata": {"name": "other"}}, "no-name": {"metadata": {"name": None}}, "namespace": {"metadata": {"namespace": "other"}}, "no-namespace": {"metadata": {"namespace": None}}, "no-metadata": {"metadata": None}, "uid": {"metadata": {"uid": "x"}}, "no-uid": {"metadata": {"uid": None}},
        "version": {"metadata": {"resourceVersion": "1"}}, "no-version": {"metadata": {"resourceVersion": None}}, "version-text": {"metadata": {"resourceVersion": "x"}}, "version-zero": {"metadata": {"resourceVersion": "0"}}, "labels": {"metadata": {"labels": {"c": "d"}}}, "label-type": {"metadata": {"labels": {"c": 1}}},
        "kind": {"kind": "Scala"}, "no-kind": {"kind": None}, "kind-type": {"kind": 5}, "api-version": {"apiVersion": "autoscaling/v2"}, "no-api-version": {"apiVersion": None}, "slashes": {"apiVersion": "a/b/c"}, "engine": {"apiVersion": "example.com/v1", "kind": "Engine"},
        "owners": {"metadata": {"ownerReferences": [{"apiVersion": "v1", "kind": "Pod", "name": "a", "uid": "1"}] * 2}}, "creation": {"metadata": {"creationTimestamp": None}}}
    for name, body in merges.items():
        yield ScaleCase("scale-merge-" + name, "PATCH", SCALE, body, MERGE, stored=stored)
    texts = {"unknown": '{"foo":1,"spec":{"bar":2,"replicas":4}}', "duplicate": '{"spec":{"replicas":4,"replicas":5}}', "duplicate-and-unknown": '{"spec":{"replicas":4,"replicas":5,"x":1}}', "broken": "{", "list": "[1]", "null": "null", "nothing": "", "unknown-and-rule": '{"foo":1,"spec":{"replicas":10}}'}
    for name, text in texts.items():
        for validation in ("Warn", "Strict", "Ignore"):
            yield ScaleCase(f"scale-merge-text-{name}-{validation.lower()}", "PATCH", f"{SCALE}?fieldValidation={validation}", text, MERGE, stored=stored)
    json_patches = {
        "empty": [], "replace": [("replace", "/spec/replicas", 4)], "add": [("add", "/spec/replicas", 4)], "remove": [("remove", "/spec/replicas")], "remove-spec": [("remove", "/spec")], "test": [("test", "/spec/replicas", 3), ("test", "/status/replicas", 2), ("test", "/status/selector", "a=b"), ("replace", "/spec/replicas", 4)],
        "test-fails": [("test", "/spec/replicas", 4)], "test-kind": [("test", "/kind", "Scale"), ("test", "/apiVersion", "autoscaling/v1"), ("test", "/metadata/namespace", "default")], "test-labels": [("test", "/metadata/labels/a", "b")], "rule": [("replace", "/spec/replicas", 10)], "text": [("replace", "/spec/replicas", "x")],
        "negative": [("replace", "/spec/replicas", -2)], "unknown": [("add", "/spec/foo", 1)], "name": [("replace", "/metadata/name", "other")], "version": [("replace", "/metadata/resourceVersion", "1")], "root": [("replace", "", {})], "limit": [("test", "/spec/limit", 9)], "replace-missing": [("replace", "/spec/limit", 9)]}
    for name, operations in json_patches.items():
        body = [{"op": op[0], "path": op[1], **({"value": op[2]} if len(op) > 2 else {})} for op in operations]
        yield ScaleCase("scale-json-" + name, "PATCH", SCALE, body, PATCH, stored=stored)
    yield ScaleCase("scale-json-strict", "PATCH", SCALE + "?fieldValidation=Strict", [{"op": "add", "path": "/spec/foo", "value": 1, "x": 1}], PATCH, stored=stored)
    yield ScaleCase("scale-json-repeats", "PATCH", SCALE + "?fieldValidation=Strict", '[{"op":"add","path":"/spec","value":{"x":1,"replicas":1,"replicas":2,"a":{"b":1,"b":2}}}]', PATCH, stored=stored)
    yield ScaleCase("scale-json-digits", "PATCH", SCALE, '[{"op":"add","path":"/spec","value":{"x":"<","replicas":5.0}}]', PATCH, stored=stored)
    yield ScaleCase("scale-json-html", "PATCH", SCALE, [{"op": "add", "path": "/spec/replicas", "value": "x"}], PATCH, stored=engine(status={"selector": "a in (<b>)"}))
    yield ScaleCase("scale-merge-dry", "PATCH", SCALE + "?dryRun=All", {"spec": {"replicas": 4}}, MERGE, stored=stored)
    yield ScaleCase("scale-merge-metadata-type", "PATCH", SCALE, {"metadata": 5}, MERGE, stored=stored)
    yield ScaleCase("scale-merge-time", "PATCH", SCALE, {"metadata": {"creationTimestamp": "x"}}, MERGE, stored=stored)
    yield ScaleCase("scale-merge-time-type", "PATCH", SCALE, {"metadata": {"creationTimestamp": 5}}, MERGE, stored=stored)
    for name in ("extensions/v1beta1", "apps/v1beta1", "apps/v1beta2", "autoscaling/", "/", "/v1", "v1"):
        if "beta" not in name:  # a patch to those is not judged
            yield ScaleCase("scale-merge-version-" + name.replace("/", "-") + "x", "PATCH", SCALE, {"apiVersion": name}, MERGE, stored=stored)
        yield ScaleCase("scale-put-version-" + name.replace("/", "-") + "x", "PUT", SCALE, scale(apiVersion=name), stored=stored)
    yield ScaleCase("scale-put-labels-twice", "PUT", SCALE, '{"metadata":{"name":"NAME","labels":{"a":"b","a":"c"},"managedFields":[{"x":1}]},"spec":{"replicas":-0}}', stored=stored)
    for name, kind in {"merge": MERGE, "json": PATCH}.items():
        yield ScaleCase("scale-missing-" + name, "PATCH", SCALE, "[]" if kind == PATCH else {}, kind)
    yield ScaleCase("scale-merge-query", "PATCH", SCALE + "?dryRun=x&force=true", {}, MERGE, stored=stored)
    yield ScaleCase("scale-strategic", "PATCH", SCALE, {}, "application/strategic-merge-patch+json", stored=stored)


def elsewhere():
    for method in ("POST", "DELETE"):
        yield ScaleCase("scale-" + method.lower(), method, SCALE, scale() if method == "POST" else None, stored=engine())
    for method, kind in (("PUT", JSON), ("PATCH", MERGE), ("DELETE", None)):
        yield ScaleCase("scale-none-" + method.lower(), method, GADGETS + "/NAME/scale", scale(), kind, stored={"apiVersion": "example.com/v1", "kind": "Gadget", "metadata": {"name": "NAME"}})
    cluster = scale(metadata={"namespace": None})
    for name, spec in {"pool": {"pool": {"size": 1, "color": "red"}}, "empty": {}, "null": {"pool": None}, "no-size": {"pool": {}}}.items():
        yield ScaleCase("scale-motor-put-" + name, "PUT", MOTORS + "/NAME/scale", cluster, stored=motor(spec))
        yield ScaleCase("scale-motor-merge-" + name, "PATCH", MOTORS + "/NAME/scale", {"spec": {"replicas": 4}}, MERGE, stored=motor(spec))
        yield ScaleCase("scale-motor-negative-" + name, "PUT", MOTORS + "/NAME/scale", merged(cluster, {"spec": {"replicas": -1}}), stored=motor(spec))
        yield ScaleCase("scale-motor-empty-" + name, "PATCH", MOTORS + "/NAME/scale", {}, MERGE, stored=motor(spec))
    yield ScaleCase("scale-motor-namespace", "PUT", MOTORS + "/NAME/scale", scale(), stored=motor())
    yield ScaleCase("scale-motor-uid", "PUT", MOTORS + "/NAME/scale", merged(cluster, {"metadata": {"uid": "x"}}), stored=motor())
    yield ScaleCase("scale-widget", "PUT", WIDGETS + "/NAME/scale", scale(), stored=widget())
    yield ScaleCase("scale-widget-null", "PUT", WIDGETS + "/NAME/scale", scale(spec={"replicas": None}), stored=widget())


def scale_cases():
    for table in (puts, patches, elsewhere):
        for case in table():
            name = case.name
            case.stored, case.body, case.url = set_name(case.stored, name), set_name(case.body, name), set_name(case.url, name)
            yield case
