# SPDX-License-Identifier: Apache-2.0
"""The requests that status.py sends. Each case has its own object, so that none disturbs another."""
import copy
import json

JSON, YAML = "application/json", "application/yaml"
MERGE, PATCH, APPLY = "application/merge-patch+json", "application/json-patch+json", "application/apply-patch+yaml"


def crd(plural, kind, scope, versions):
    names = {"plural": plural, "singular": kind.lower(), "kind": kind, "listKind": kind + "List"}
    return json.dumps({"apiVersion": "apiextensions.k8s.io/v1", "kind": "CustomResourceDefinition",
                       "metadata": {"name": plural + ".example.com"},
                       "spec": {"group": "example.com", "scope": scope, "names": names, "versions": versions}})


def version(name, properties, **more):
    return {"name": name, "served": True, "storage": name == "v1", **more,
            "schema": {"openAPIV3Schema": {"type": "object", "properties": properties}}}


TEXT = {"type": "string"}
WIDGET = {
    "spec": {
        "type": "object", "required": ["size"],
        "properties": {
            "size": {"type": "integer", "minimum": 1, "maximum": 10},
            "replicas": {"type": "integer", "minimum": 0, "default": 1},
            "color": {"type": "string", "enum": ["red", "green", "blue"]},
            "label": {"type": "string", "maxLength": 5, "pattern": "^[a-z]*$"},
            "small": {"type": "integer", "format": "int32"},
            "time": {"type": "string", "format": "date-time"},
            "tags": {"type": "array", "maxItems": 3, "x-kubernetes-list-type": "set", "items": TEXT},
            "words": {"type": "object", "maxProperties": 2, "additionalProperties": TEXT},
            "free": {"type": "object", "x-kubernetes-preserve-unknown-fields": True},
            "either": {"x-kubernetes-int-or-string": True},
            "maybe": {"type": "string", "nullable": True},
            "inner": {"type": "object", "x-kubernetes-embedded-resource": True, "x-kubernetes-preserve-unknown-fields": True},
            "ports": {"type": "array", "x-kubernetes-list-type": "map", "x-kubernetes-list-map-keys": ["name"],
                      "items": {"type": "object", "required": ["name"],
                                "properties": {"name": TEXT, "port": {"type": "integer", "maximum": 65535}}}},
            "fixed": {"type": "string", "x-kubernetes-validations": [{"rule": "self == oldSelf", "message": "fixed is fixed"}]}},
        "x-kubernetes-validations": [{"rule": "!has(self.color) || self.size > 1", "message": "colored widgets are larger"}]},
    "status": {"type": "object", "properties": {"replicas": {"type": "integer"}, "phase": {"type": "string", "enum": ["On", "Off"]}}}}

CRDS = {
    "widgets": crd("widgets", "Widget", "Namespaced", [
        version("v1", WIDGET, subresources={"status": {}, "scale": {"specReplicasPath": ".spec.replicas",
                                                                    "statusReplicasPath": ".status.replicas"}}),
        version("v1beta1", {"spec": {"type": "object", "properties": {"size": {"type": "integer"}}}}, deprecated=True),
        version("v1alpha1", {"spec": {"type": "object", "properties": {"size": {"type": "integer"}}}}, deprecated=True,
                deprecationWarning="v1alpha1 is gone soon"),
        version("v0", {"spec": {"type": "object"}}, served=False)]),
    "gadgets": crd("gadgets", "Gadget", "Cluster", [
        version("v1", {"spec": {"type": "object", "properties": {"n": {"type": "integer"}, "on": {"type": "boolean"},
                                                                 "list": {"type": "array", "items": {"type": "number"}}}},
                       "status": {"type": "object", "properties": {"n": {"type": "integer"}}}})]),
    "rayclusters": "crds/ray.io_rayclusters.yaml",
    "queues": "crds/scheduling.volcano.sh_queues.yaml",
}

WIDGETS = "/apis/example.com/v1/namespaces/default/widgets"
GADGETS = "/apis/example.com/v1/gadgets"
RAYS = "/apis/ray.io/v1/namespaces/default/rayclusters"
QUEUES = "/apis/scheduling.volcano.sh/v1beta1/queues"


class Case:
    """One request. `body`: a text, an object, or a function of what is stored; NAME stands for the case's own name."""

    def __init__(self, name, method, url, body=None, content_type=JSON, stored=None, deleted=False, generated=None):
        collection = next((c for c in (GADGETS, RAYS, QUEUES) if url.startswith(c)), WIDGETS)
        self.name, self.method, self.url, self.content_type = name, method, url, content_type
        self.body, self.stored, self.deleted, self.generated, self.collection = body, stored, deleted, generated, collection
        self.crd = collection.rsplit("/", 1)[1]

    def text(self, stored):
        body = self.body(stored) if callable(self.body) else self.body
        return body if body is None or isinstance(body, str) else json.dumps(body)


def set_name(value, name):
    if isinstance(value, str):
        return value.replace("NAME", name)
    if isinstance(value, list):
        return [set_name(item, name) for item in value]
    if isinstance(value, dict):
        return {key: set_name(item, name) for key, item in value.items()}
    if callable(value):
        return lambda stored: set_name(value(stored), name)
    return value


def widget(spec=None, metadata=None, **more):
    return {"apiVersion": "example.com/v1", "kind": "Widget", "metadata": {"name": "NAME", **(metadata or {})},
            "spec": {"size": 2, **(spec or {})}, **more}


def gadget(spec=None, **more):
    return {"apiVersion": "example.com/v1", "kind": "Gadget", "metadata": {"name": "NAME"}, "spec": spec or {}, **more}


def queue(spec=None, **more):
    return {"apiVersion": "scheduling.volcano.sh/v1beta1", "kind": "Queue", "metadata": {"name": "NAME"}, "spec": spec or {}, **more}


def ray(head=None, **spec):
    template = {"spec": {"containers": [{"name": "ray-head", "image": "rayproject/ray:2.46.0", **(head or {})}]}}
    return {"apiVersion": "ray.io/v1", "kind": "RayCluster", "metadata": {"name": "NAME"},
            "spec": {"rayVersion": "2.46.0", "headGroupSpec": {"rayStartParams": {}, "template": template}, **spec}}


def merged(target, change):
    """`change` merged into a copy of `target`; None takes a member out."""
    if not isinstance(change, dict) or not isinstance(target, dict):
        return change
    result = dict(target)
    for key, value in change.items():
        if value is None:
            result.pop(key, None)
        else:
            result[key] = merged(result.get(key), value)
    return result


def changed(**change):
    return lambda stored: merged(copy.deepcopy(stored), change)


def creations():
    specs = {
        "plain": {}, "all": {"color": "red", "label": "abc", "tags": ["a", "b"], "words": {"a": "b"}, "free": {"a": [1, {"b": None}]},
                             "ports": [{"name": "a", "port": 1}], "either": "5", "maybe": None, "time": "2020-01-01T00:00:00Z"},
        "size-type": {"size": "two"}, "size-float": {"size": 2.5}, "size-whole-float": {"size": 3.0}, "size-low": {"size": 0},
        "size-high": {"size": 11}, "size-null": {"size": None}, "enum": {"color": "pink"}, "enum-type": {"color": 7},
        "too-long": {"label": "abcdefgh"}, "pattern": {"label": "AB"}, "pattern-and-length": {"label": "ABCDEFG"},
        "int32": {"small": 3000000000}, "date": {"time": "yesterday"}, "set": {"tags": ["a", "b", "a"]},
        "many-tags": {"tags": ["a", "b", "c", "d"]}, "many-words": {"words": {"a": "1", "b": "2", "c": "3"}},
        "word-type": {"words": {"a": 1}}, "either-bool": {"either": True}, "either-float": {"either": 1.5},
        "map-keys": {"ports": [{"name": "a"}, {"name": "a"}]}, "map-key-missing": {"ports": [{"port": 1}]},
        "port-high": {"ports": [{"name": "a", "port": 70000}]}, "rule": {"size": 1, "color": "red"},
        "rule-and-schema": {"size": 1, "color": "red", "label": "AB"}, "rule-blocked": {"size": 1, "color": "pink"},
        "object-for-string": {"label": {"a": 1, "b": [True, None]}}, "list-for-object": {"words": []}, "string-for-list": {"tags": "a"},
        "embedded": {"inner": {"apiVersion": "v1", "kind": "Pod", "metadata": {"name": "x"}}},
        "embedded-empty": {"inner": {}}, "embedded-kind": {"inner": {"apiVersion": "v1", "kind": "po d"}},
        "embedded-kind-type": {"inner": {"apiVersion": "v1", "kind": 5}}, "embedded-metadata": {"inner": {"apiVersion": "v1", "kind": "Pod", "metadata": {"labels": {"a": 1}}}},
        "embedded-label": {"inner": {"apiVersion": "v1", "kind": "Pod", "metadata": {"name": "x", "labels": {"a b": "c"}}}},
        "unknown": {"foo": 1}, "unknowns": {"foo": 1, "bar": {"a": 1}, "ports": [{"name": "a", "x": 1}]},
        "replicas": {"replicas": -1}, "replicas-large": {"replicas": 3000000000}, "several": {"size": 0, "label": "AB", "tags": ["a", "a"]}}
    for name, spec in specs.items():
        yield Case("create-" + name, "POST", WIDGETS, widget(spec))
    metadata = {
        "no-name": {"name": None}, "name": {"name": "No_Name"}, "long-name": {"name": "a" * 254}, "dots": {"name": "a.b.c"},
        "namespace": {"namespace": "default"}, "other-namespace": {"namespace": "other"}, "label": {"labels": {"a b": "c d", "ok": "-"}},
        "label-type": {"labels": {"a": 1}}, "labels-type": {"labels": "a"}, "annotation": {"annotations": {"a b": "anything at all"}},
        "finalizer": {"finalizers": ["foo"]}, "finalizer-dot": {"finalizers": ["foo.bar"]}, "finalizer-good": {"finalizers": ["foo.bar/x"]},
        "finalizer-bad": {"finalizers": ["a/b/c", "d e"]}, "finalizers-both": {"finalizers": ["orphan", "foregroundDeletion"]},
        "owner": {"ownerReferences": [{"apiVersion": "v1", "kind": "Pod", "name": "a", "uid": "1"}]},
        "owner-empty": {"ownerReferences": [{}]}, "owner-version": {"ownerReferences": [{"apiVersion": "a/b/c", "kind": "K", "name": "a", "uid": "1"}]},
        "owner-event": {"ownerReferences": [{"apiVersion": "v1", "kind": "Event", "name": "a", "uid": "1"}]},
        "owner-twice": {"ownerReferences": [{"apiVersion": "v1", "kind": "Pod", "name": "a", "uid": "1"}] * 2},
        "owner-twice-and-bad": {"labels": {"a b": "c"}, "ownerReferences": [{"apiVersion": "v1", "kind": "Pod", "name": "a", "uid": "1"}] * 2},
        "controllers": {"ownerReferences": [{"apiVersion": "v1", "kind": "Pod", "name": n, "uid": n, "controller": True} for n in "ab"]},
        "uid": {"uid": "mine"}, "resource-version": {"resourceVersion": "12"}, "resource-version-text": {"resourceVersion": "abc"},
        "generation": {"generation": 7}, "creation-time": {"creationTimestamp": "2001-01-01T00:00:00Z"},
        "creation-time-bad": {"creationTimestamp": "yesterday"}, "self-link": {"selfLink": "/x"},
        "deletion": {"deletionTimestamp": "2001-01-01T00:00:00Z", "deletionGracePeriodSeconds": 5},
        "unknown-metadata": {"foo": 1, "bar": {"a": 1}}, "managed-bad": {"managedFields": [{"operation": "Nope"}]},
        "managed-type": {"managedFields": "x"}, "managed-unknown": {"managedFields": [{"foo": 1}]},
        "managed-reset": {"managedFields": [{}]},
        "managed-long": {"managedFields": [{"manager": "m" * 129, "operation": "Update", "apiVersion": "example.com/v1",
                                            "fieldsType": "FieldsV1", "fieldsV1": {"f:spec": {}}}]},
        "managed-character": {"managedFields": [{"manager": "m\n", "operation": "Update", "apiVersion": "example.com/v1",
                                                 "fieldsType": "FieldsV1", "fieldsV1": {"f:spec": {}}}]},
        "managed-subresource": {"managedFields": [{"manager": "m", "operation": "Update", "apiVersion": "example.com/v1",
                                                   "subresource": "s" * 257, "fieldsType": "FieldsV1", "fieldsV1": {"f:spec": {}}}]}}
    for name, change in metadata.items():
        yield Case("create-metadata-" + name, "POST", WIDGETS, merged(widget(), {"metadata": change}))
    for name, base in {"plain": "gen-", "long": "g" * 70, "bad": "Gen_", "dot": "gen."}.items():
        body = merged(widget({"size": 0} if name == "dot" else {}), {"metadata": {"name": None, "generateName": base}})
        yield Case("create-generate-" + name, "POST", WIDGETS, body, generated=base)
    yield Case("create-exists", "POST", WIDGETS, widget(), stored=widget())
    yield Case("create-exists-bad", "POST", WIDGETS, widget({"size": 0}), stored=widget())
    yield Case("create-exists-dry", "POST", WIDGETS + "?dryRun=All", widget(), stored=widget())
    yield Case("create-exists-deleted", "POST", WIDGETS, widget(), stored=widget(metadata={"finalizers": ["a.b/c"]}), deleted=True)
    yield Case("create-exists-version", "POST", WIDGETS, widget(metadata={"resourceVersion": "7"}), stored=widget())
    yield Case("create-status", "POST", WIDGETS, widget(status={"replicas": "many", "foo": 1}))
    yield Case("create-root-unknown", "POST", WIDGETS, widget(zzz=1, aaa=2))


def types():
    for name, change in {"kind": {"kind": "Wodget"}, "no-kind": {"kind": None}, "kind-type": {"kind": 5}, "no-version": {"apiVersion": None},
                         "version-type": {"apiVersion": 5}, "version-slashes": {"apiVersion": "a/b/c"}, "group": {"apiVersion": "other.com/v1"},
                         "other-version": {"apiVersion": "example.com/v1beta1"}, "unserved-version": {"apiVersion": "example.com/v0"},
                         "unknown-version": {"apiVersion": "example.com/v9"}, "core": {"apiVersion": "v1"},
                         "kind-and-more": {"kind": "Wodget", "spec": {"size": 0}, "metadata": {"labels": {"a b": "c"}}},
                         "empty-kind": {"kind": ""}, "empty-version": {"apiVersion": ""}}.items():
        yield Case("type-" + name, "POST", WIDGETS, merged(widget({"foo": 1}), change))
        yield Case("type-strict-" + name, "POST", WIDGETS + "?fieldValidation=Strict", merged(widget({"foo": 1}, zzz=1), change))
    yield Case("type-strict-duplicate", "POST", WIDGETS + "?fieldValidation=Strict", '{"kind":"Widget","spec":{"size":1,"size":2}}')
    yield Case("type-strict-metadata", "POST", WIDGETS + "?fieldValidation=Strict", merged(widget(), {"kind": "Wodget", "metadata": {"foo": 1}}))
    for name, url in {"version": "/apis/example.com/v7/namespaces/default/widgets", "unserved": "/apis/example.com/v0/namespaces/default/widgets",
                      "group": "/apis/other.com/v1/namespaces/default/widgets", "resource": "/apis/example.com/v1/namespaces/default/wodgets",
                      "kind": "/apis/example.com/v1/namespaces/default/Widget", "no-namespace": "/apis/example.com/v1/widgets",
                      "namespaced-gadget": "/apis/example.com/v1/namespaces/default/gadgets"}.items():
        yield Case("url-" + name, "POST", url, widget())
    yield Case("url-subresource", "PUT", WIDGETS + "/NAME/foo", widget())
    yield Case("url-deprecated", "POST", "/apis/example.com/v1beta1/namespaces/default/widgets", merged(widget(), {"apiVersion": "example.com/v1beta1", "spec": {"foo": 1}}))
    yield Case("url-deprecated-own-words", "POST", "/apis/example.com/v1alpha1/namespaces/default/widgets?fieldValidation=Strict",
               merged(widget(), {"apiVersion": "example.com/v1alpha1", "spec": {"foo": 1}}))
    yield Case("url-deprecated-refused", "POST", "/apis/example.com/v1beta1/namespaces/default/widgets?dryRun=x", "{}")
    yield Case("url-post-named", "POST", WIDGETS + "/other", widget())
    yield Case("url-post-status", "POST", WIDGETS + "/NAME/status", widget())
    yield Case("url-delete-status", "DELETE", WIDGETS + "/NAME/status")
    yield Case("url-post-scale", "POST", WIDGETS + "/NAME/scale", widget())
    yield Case("url-put-unnamed", "PUT", WIDGETS, widget())
    yield Case("url-patch-unnamed", "PATCH", WIDGETS, "{}", MERGE)
    yield Case("url-gadget-status", "PUT", GADGETS + "/NAME/status", gadget())
    yield Case("url-gadget-scale", "PATCH", GADGETS + "/NAME/scale", "{}", MERGE)


def bodies():
    texts = {"empty": "", "null": "null", "true": "true", "number": "12", "string": '"a"', "list": "[1]", "open": "{", "junk": "{}x", "xml": "<a/>",
             "comma": '{"a":1,}', "control": '{"a":"\n"}', "empty-object": "{}", "huge-number": '{"apiVersion":"example.com/v1","kind":"Widget","spec":{"size":1e400}}',
             "number-start": '{"kind":"Widget","a":01}', "long": '{"kind":5,"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa":1}', "metadata-type": '{"apiVersion":"example.com/v1","kind":"Widget","metadata":[]}',
             "metadata-null": '{"apiVersion":"example.com/v1","kind":"Widget","metadata":null,"spec":{"size":1}}',
             "duplicate": '{"apiVersion":"example.com/v1","kind":"Widget","metadata":{"name":"NAME"},"spec":{"size":1,"size":2}}',
             "spec-null": '{"apiVersion":"example.com/v1","kind":"Widget","metadata":{"name":"NAME"},"spec":null}',
             "spec-list": '{"apiVersion":"example.com/v1","kind":"Widget","metadata":{"name":"NAME"},"spec":[]}',
             "no-spec": '{"apiVersion":"example.com/v1","kind":"Widget","metadata":{"name":"NAME"}}'}
    for name, text in texts.items():
        yield Case("body-" + name, "POST", WIDGETS, text)
    yield Case("body-duplicate-strict", "POST", WIDGETS + "?fieldValidation=Strict", texts["duplicate"].replace('"size":2', '"size":3,"foo":1,"foo":2'))
    yield Case("body-duplicate-ignored", "POST", WIDGETS + "?fieldValidation=Ignore", texts["duplicate"])
    good = "apiVersion: example.com/v1\nkind: Widget\nmetadata: {name: NAME}\nspec: {size: 2, color: red}\n"
    for name, text in {"good": good, "unknown": good + "zzz: 1\n", "duplicate": good + "kind: Widget\nspec: {size: 3}\n", "tab": "a:\n\t- b", "empty": "", "two": good + "---\n" + good,
                       "scalar": "abc", "bad": "a: [b", "anchor": "a: *x", "octal": good.replace("size: 2", "size: 07"), "bool": good.replace("red", "yes")}.items():
        yield Case("yaml-" + name, "POST", WIDGETS, text, YAML)
    yield Case("yaml-strict", "POST", WIDGETS + "?fieldValidation=Strict", good + "kind: Widget\nzzz: 1\n", YAML)
    yield Case("yaml-parameters", "POST", WIDGETS, good, "application/yaml; charset=utf-8")
    for name, kind in {"none": None, "xml": "text/xml", "text": "text/plain", "json-upper": "Application/JSON", "json-charset": "application/json;charset=utf-8",
                       "json-patch": PATCH, "cbor": "application/cbor"}.items():
        yield Case("content-" + name, "POST", WIDGETS, widget(), kind)
    yield Case("content-put", "PUT", WIDGETS + "/NAME", "<a/>", "text/xml", stored=widget())
    yield Case("content-put-and-options", "PUT", WIDGETS + "/NAME?dryRun=x", "<a/>", "text/xml", stored=widget())
    yield Case("content-post-and-options", "POST", WIDGETS + "?dryRun=x", "<a/>", "text/xml")
    for name, kind in {"none": None, "json": JSON, "strategic": "application/strategic-merge-patch+json", "upper": "Application/merge-patch+json", "charset": MERGE + ";charset=utf-8"}.items():
        yield Case("content-patch-" + name, "PATCH", WIDGETS + "/NAME", '{"spec":{"size":5}}', kind, stored=widget())
    large = json.dumps(widget({"free": {"a": "x" * 3200000}}))
    yield Case("large-post", "POST", WIDGETS, large)
    yield Case("large-put", "PUT", WIDGETS + "/NAME", large, stored=widget())
    yield Case("large-patch", "PATCH", WIDGETS + "/NAME", large, MERGE, stored=widget())
    yield Case("large-delete", "DELETE", WIDGETS + "/NAME", large, stored=widget())


def options():
    queries = {"dry": "dryRun=All", "dry-bad": "dryRun=Some", "dry-list": "dryRun=All&dryRun=x", "dry-empty": "dryRun=", "manager": "fieldManager=me", "manager-long": "fieldManager=" + "m" * 129,
               "manager-character": "fieldManager=a%0Ab%00", "manager-space": "fieldManager=a+b", "manager-utf8": "fieldManager=%C3%A9%E2%80%8B", "validation": "fieldValidation=Strict", "validation-warn": "fieldValidation=Warn",
               "validation-ignore": "fieldValidation=Ignore", "validation-bad": "fieldValidation=strict", "validation-empty": "fieldValidation=", "all-bad": "fieldValidation=x&dryRun=y&fieldManager=%01",
               "unknown": "foo=bar", "broken": "dryRun=%zz", "semicolon": "dryRun=x;a=b", "force": "force=true", "twice": "fieldValidation=Strict&fieldValidation=x"}
    for name, query in queries.items():
        yield Case("options-post-" + name, "POST", WIDGETS + "?" + query, widget({"foo": 1}))
        yield Case("options-put-" + name, "PUT", WIDGETS + "/NAME?" + query, changed(spec={"foo": 1, "size": 4}), stored=widget())
        yield Case("options-merge-" + name, "PATCH", WIDGETS + "/NAME?" + query, {"spec": {"foo": 1, "size": 4}}, MERGE, stored=widget())
    yield Case("options-apply-no-manager", "PATCH", WIDGETS + "/NAME", "{}", APPLY, stored=widget())
    yield Case("options-apply-bad", "PATCH", WIDGETS + "/NAME?dryRun=x&fieldManager=%01", "{}", APPLY, stored=widget())


def updates():
    stored = widget({"fixed": "a", "ports": [{"name": "a", "port": 1}], "tags": ["a"]}, metadata={"labels": {"a": "b"}}, status={"replicas": 1})
    changes = {
        "same": {}, "spec": {"spec": {"size": 5}}, "status": {"status": {"replicas": 7, "phase": "Nope"}}, "bad": {"spec": {"size": 0}}, "rule": {"spec": {"size": 1, "color": "red"}}, "transition": {"spec": {"fixed": "b"}},
        "transition-and-bad": {"spec": {"fixed": "b", "size": 11}}, "blocked": {"spec": {"fixed": "b", "color": "pink"}}, "label": {"metadata": {"labels": {"x y": "z"}}}, "finalizer": {"metadata": {"finalizers": ["foo"]}},
        "finalizer-bad": {"metadata": {"finalizers": ["a b"]}}, "generation": {"metadata": {"generation": 9}}, "creation": {"metadata": {"creationTimestamp": "2001-01-01T00:00:00Z"}},
        "deletion": {"metadata": {"deletionTimestamp": "2001-01-01T00:00:00Z"}}, "grace": {"metadata": {"deletionGracePeriodSeconds": 5}}, "name": {"metadata": {"name": "other"}}, "no-name": {"metadata": {"name": None}},
        "namespace": {"metadata": {"namespace": "other"}}, "no-namespace": {"metadata": {"namespace": None}}, "name-and-namespace": {"metadata": {"name": "other", "namespace": "other"}},
        "no-version": {"metadata": {"resourceVersion": None}}, "zero-version": {"metadata": {"resourceVersion": "0"}}, "old-version": {"metadata": {"resourceVersion": "1"}}, "text-version": {"metadata": {"resourceVersion": "abc"}},
        "large-version": {"metadata": {"resourceVersion": "99999999999999999999"}}, "negative-version": {"metadata": {"resourceVersion": "-1"}}, "no-uid": {"metadata": {"uid": None}}, "old-version-and-bad": {"metadata": {"resourceVersion": "1"}, "spec": {"size": 0}},
        "owners": {"metadata": {"ownerReferences": [{"apiVersion": "v1", "kind": "Pod", "name": "a", "uid": "1"}] * 3}}, "owners-and-old": {"metadata": {"resourceVersion": "1", "ownerReferences": [{"apiVersion": "v1", "kind": "Pod", "name": "a", "uid": "1"}] * 2}},
        "unknown": {"spec": {"foo": 1}}, "unknown-and-old": {"metadata": {"resourceVersion": "1"}, "spec": {"foo": 1}}, "kind": {"kind": "Wodget"}, "version": {"apiVersion": "example.com/v1beta1"}, "set": {"spec": {"tags": ["a", "a"]}},
        "managed": {"metadata": {"managedFields": [{"operation": "Nope"}]}}, "managed-long": {"metadata": {"managedFields": [{"manager": "m" * 129, "operation": "Update", "apiVersion": "example.com/v1", "fieldsType": "FieldsV1", "fieldsV1": {"f:spec": {}}}]}}}
    for name, change in changes.items():
        yield Case("put-" + name, "PUT", WIDGETS + "/NAME", changed(**change), stored=stored)
    for name in ("same", "name", "namespace", "no-version", "old-version", "unknown", "kind", "no-name", "bad", "label"):
        yield Case("put-status-" + name, "PUT", WIDGETS + "/NAME/status", changed(**changes[name]), stored=stored)
    yield Case("put-uid", "PUT", WIDGETS + "/NAME", lambda s: merged(s, {"metadata": {"uid": s["metadata"]["uid"][:-1]}}), stored=stored)
    for name, status in {"good": {"replicas": 3}, "type": {"replicas": "x"}, "enum": {"phase": "Nope"}, "both": {"replicas": "x", "phase": "Nope"}, "unknown": {"foo": 1}, "list": [], "null": None, "negative": {"replicas": -1}}.items():
        yield Case("put-status-of-" + name, "PUT", WIDGETS + "/NAME/status", lambda s, status=status: {**s, "status": status}, stored=stored)
        yield Case("patch-status-of-" + name, "PATCH", WIDGETS + "/NAME/status", {"status": status}, MERGE, stored=stored)
    yield Case("put-managed-long-kind", "PUT", WIDGETS + "/NAME", changed(kind="Wodget", **changes["managed-long"]), stored=stored)
    yield Case("put-uid-dry", "PUT", WIDGETS + "/NAME?dryRun=All", changed(metadata={"uid": "x"}), stored=stored)
    yield Case("put-missing", "PUT", WIDGETS + "/NAME", widget())
    yield Case("put-missing-bad", "PUT", WIDGETS + "/NAME", widget({"size": 0, "foo": 1}, metadata={"uid": "x", "resourceVersion": "7"}))
    yield Case("put-missing-strict", "PUT", WIDGETS + "/NAME?fieldValidation=Strict", widget({"foo": 1}))
    yield Case("put-missing-name", "PUT", WIDGETS + "/other", widget())
    yield Case("put-missing-status", "PUT", WIDGETS + "/NAME/status", widget())
    yield Case("put-percent", "PUT", WIDGETS + "/a%25b", widget(metadata={"name": "a%b"}))
    yield Case("put-escaped", "PUT", WIDGETS + "/%4E%41ME".replace("%4E%41ME", "NAME"), changed(spec={"size": 3}), stored=stored)
    leaving = widget(metadata={"finalizers": ["a.b/c", "d.e/f"]})
    yield Case("put-deleted-new-finalizer", "PUT", WIDGETS + "/NAME", changed(metadata={"finalizers": ["a.b/c", "d.e/f", "g.h/i"]}), stored=leaving, deleted=True)
    yield Case("put-deleted-fewer-finalizers", "PUT", WIDGETS + "/NAME", changed(metadata={"finalizers": ["a.b/c"]}), stored=leaving, deleted=True)
    yield Case("put-deleted-no-finalizers", "PUT", WIDGETS + "/NAME", changed(metadata={"finalizers": None}), stored=leaving, deleted=True)
    yield Case("put-deleted-timestamp", "PUT", WIDGETS + "/NAME", changed(metadata={"deletionTimestamp": None, "deletionGracePeriodSeconds": 9}), stored=leaving, deleted=True)


def merge_patches():
    stored = widget({"fixed": "a", "color": "red", "free": {"a": 1}}, metadata={"labels": {"a": "b"}})
    patches = {
        "empty": {}, "spec": {"spec": {"size": 5}}, "same": {"spec": {"size": 2}}, "remove": {"spec": {"color": None}}, "remove-required": {"spec": {"size": None}}, "remove-spec": {"spec": None}, "default": {"spec": {"replicas": None}},
        "bad": {"spec": {"size": "x"}}, "transition": {"spec": {"fixed": "b"}}, "nulls": {"spec": {"free": {"b": None, "c": {"d": None, "e": [None, {"f": None}]}}}}, "list": {"spec": {"tags": ["b", "a"]}}, "set": {"spec": {"tags": ["b", "b"]}},
        "label": {"metadata": {"labels": {"c": "d"}}}, "label-type": {"metadata": {"labels": {"c": 1}}}, "label-bad": {"metadata": {"labels": {"c d": "e"}}}, "labels-null": {"metadata": {"labels": None}}, "metadata-null": {"metadata": None},
        "metadata-type": {"metadata": []}, "name": {"metadata": {"name": "other"}}, "no-name": {"metadata": {"name": None}}, "namespace": {"metadata": {"namespace": "other"}}, "no-namespace": {"metadata": {"namespace": None}},
        "uid": {"metadata": {"uid": "x"}}, "no-uid": {"metadata": {"uid": None}}, "version": {"metadata": {"resourceVersion": "1"}}, "no-version": {"metadata": {"resourceVersion": None}}, "version-text": {"metadata": {"resourceVersion": "x"}},
        "kind": {"kind": "Wodget"}, "no-kind": {"kind": None}, "kind-type": {"kind": 5}, "api-version": {"apiVersion": "example.com/v9"}, "other-version": {"apiVersion": "example.com/v1beta1"}, "other-group": {"apiVersion": "other.com/v1"},
        "no-api-version": {"apiVersion": None}, "empty-api-version": {"apiVersion": ""}, "api-version-slashes": {"apiVersion": "a/b/c"}, "api-version-and-kind": {"apiVersion": "x/v1", "kind": "Y"}, "unknown": {"spec": {"foo": {"z": 1.0, "a": "<&>"}}}, "root-unknown": {"zzz": 1},
        "metadata-unknown": {"metadata": {"foo": 1}}, "owners": {"metadata": {"ownerReferences": [{"apiVersion": "v1", "kind": "Pod", "name": "a", "uid": "1"}] * 2}}, "status": {"status": {"replicas": 4}}, "generation": {"metadata": {"generation": 77}},
        "embedded": {"spec": {"inner": {"apiVersion": "v1", "kind": "Pod", "metadata": {"labels": {"a": 1}}}}}, "finalizers": {"metadata": {"finalizers": ["x"]}}, "creation": {"metadata": {"creationTimestamp": None}}}
    for name, patch in patches.items():
        yield Case("merge-" + name, "PATCH", WIDGETS + "/NAME", patch, MERGE, stored=stored)
        if "unknown" in name or "version" in name:
            yield Case("merge-strict-" + name, "PATCH", WIDGETS + "/NAME?fieldValidation=Strict", patch, MERGE, stored=stored)
    texts = {"list": "[1]", "list-number": "[[1e999]]", "null": "null", "string": '"a"', "broken": "{", "nothing": "", "duplicate": '{"spec":{"size":1,"size":5},"spec":{"size":6}}', "number": '{"spec":{"size":1e400}}', "float": '{"spec":{"size":3.0,"free":{"x":1.50,"y":100000000000000000000}}}',
             "escapes": '{"metadata":{"annotations":{"a":"<\\u0041\\u2028&"}},"spec":{"foo":["\\u0041<", { "b" : 1 , "a" : 2 }]}}'}
    for name, text in texts.items():
        for validation in ("Warn", "Strict", "Ignore"):
            yield Case(f"merge-text-{name}-{validation.lower()}", "PATCH", f"{WIDGETS}/NAME?fieldValidation={validation}", text, MERGE, stored=stored)
    yield Case("merge-missing", "PATCH", WIDGETS + "/NAME", "{", MERGE)
    yield Case("merge-missing-status", "PATCH", WIDGETS + "/NAME/status", {}, MERGE)
    yield Case("merge-percent", "PATCH", WIDGETS + "/a%25b", {}, MERGE)
    yield Case("merge-status-spec", "PATCH", WIDGETS + "/NAME/status", {"spec": {"size": 0}, "metadata": {"labels": {"x y": "z"}}}, MERGE, stored=stored)
    yield Case("merge-status-unknown", "PATCH", WIDGETS + "/NAME/status?fieldValidation=Strict", {"status": {"foo": 1}}, MERGE, stored=stored)


def json_patches():
    stored = widget({"fixed": "a", "tags": ["a", "b"], "free": {"a/b": 1, "c~d": {"e": [1, 2, 3]}, "n": None, "f": 1.5, "t": "<"}}, metadata={"labels": {"a": "b"}})
    patches = {
        "empty": [], "add": [("add", "/spec/color", "red")], "replace": [("replace", "/spec/size", 5)], "remove": [("remove", "/metadata/labels/a")], "bad": [("replace", "/spec/size", 0)], "test": [("test", "/spec/size", 2), ("replace", "/spec/size", 3)],
        "test-fails": [("test", "/spec/size", 3)], "test-missing": [("test", "/spec/nope", 3)], "test-null": [("test", "/spec/free/n", None)], "test-absent-null": [("test", "/spec/nope", None)], "test-object": [("test", "/spec/free/c~0d", {"e": [1, 2, 3]})],
        "test-float": [("test", "/spec/free/f", 1.5)], "test-html": [("test", "/spec/free/t", "<")], "escapes": [("replace", "/spec/free/a~1b", 2), ("add", "/spec/free/c~0d/e/-", 4)], "index": [("add", "/spec/tags/1", "x")], "index-last": [("add", "/spec/tags/2", "x")],
        "index-high": [("add", "/spec/tags/3", "x")], "index-negative": [("add", "/spec/tags/-1", "x")], "index-text": [("add", "/spec/tags/x", "x")], "remove-index": [("remove", "/spec/tags/0")], "remove-index-high": [("remove", "/spec/tags/2")],
        "remove-negative": [("remove", "/spec/tags/-1")], "replace-missing": [("replace", "/spec/color", "red")], "replace-missing-parent": [("replace", "/spec/nope/x", "red")], "remove-missing": [("remove", "/spec/color")], "add-missing-parent": [("add", "/spec/nope/x", 1)],
        "add-into-scalar": [("add", "/spec/size/x", 1)], "root-add": [("add", "", {})], "root-replace": [("replace", "", {"a": 1})], "root-remove": [("remove", "")], "root-scalar": [("replace", "", 1)], "root-list": [("replace", "", [1])], "no-slash": [("add", "spec", {})],
        "kind": [("replace", "/kind", "Wodget")], "name": [("replace", "/metadata/name", "other")], "remove-name": [("remove", "/metadata/name")], "version": [("replace", "/metadata/resourceVersion", "1")], "remove-kind": [("remove", "/kind")],
        "remove-api-version": [("remove", "/apiVersion")], "metadata-type": [("replace", "/metadata", "x")], "labels-type": [("replace", "/metadata/labels", [1])], "null": [("add", "/spec/color", None)], "unknown": [("add", "/spec/foo", {"z": 1, "a": {"y": 1, "b": 2}})],
        "duplicate-slash": [("add", "//x", 1)], "empty-step": [("add", "/", 1)], "status": [("add", "/status", {"replicas": 4})]}
    for name, operations in patches.items():
        body = [{"op": op[0], "path": op[1], **({"value": op[2]} if len(op) > 2 else {})} for op in operations]
        yield Case("json-" + name, "PATCH", WIDGETS + "/NAME", body, PATCH, stored=stored)
    move = lambda op, source, path: [{"op": op, "from": source, "path": path}]
    texts = {
        "move": move("move", "/spec/free/c~0d", "/spec/free/moved"), "move-missing": move("move", "/spec/nope", "/spec/free/x"), "move-into-itself": move("move", "/spec/free/c~0d", "/spec/free/c~0d/x"), "copy": move("copy", "/spec/free/c~0d", "/spec/free/copied"),
        "copy-missing": move("copy", "/spec/nope", "/spec/free/x"), "copy-index": move("copy", "/spec/tags/0", "/spec/tags/-"), "no-op": [{"path": "/spec/size", "value": 1}], "unknown-op": [{"op": "frob", "path": "/spec/size"}], "no-path": [{"op": "add", "value": 1}],
        "no-from": [{"op": "move", "path": "/spec/size"}], "no-value": [{"op": "add", "path": "/spec/color"}], "no-value-replace": [{"op": "replace", "path": "/spec/size"}], "object": {}, "number": 1, "text": "abc", "null": None, "null-item": [None], "number-item": [1],
        "list-item": [[]], "op-type": [{"op": 1, "path": "/a"}], "path-type": [{"op": "add", "path": [1]}], "from-type": [{"op": "add", "path": "/spec/free/x", "from": True, "value": 1}], "extra": [{"op": "replace", "path": "/spec/size", "value": 3, "x": 1, "y": 2}],
        "case": [{"OP": "add", "Path": "/spec/size", "value": 1}], "many": [{"op": "test", "path": "/spec/size", "value": 2}] * 10001, "most": [{"op": "test", "path": "/spec/size", "value": 2}] * 10000, "broken": "[{", "nothing": "",
        "duplicate": '[{"op":"add","op":"replace","path":"/spec/size","value":3,"value":4}]', "duplicate-within": '[{"op":"add","path":"/spec/free/x","value":{"a":{"b":1,"b":2}}}]', "number-out-of-range": '[{"op":"add","path":"/spec/free/x","value":1e999}]', "spaces": ' [ { "op" : "add" , "path" : "/spec/foo" , "value" : { "z" : [ 1.0 , 2 ] , "a" : "\\u0041<" } } ] '}
    for name, body in texts.items():
        text = body if isinstance(body, str) and name != "text" else json.dumps(body)
        for validation in ("Warn", "Strict", "Ignore") if name not in ("many", "most") else ("Warn",):
            yield Case(f"json-text-{name}-{validation.lower()}", "PATCH", f"{WIDGETS}/NAME?fieldValidation={validation}", text, PATCH, stored=stored)
    yield Case("json-missing", "PATCH", WIDGETS + "/NAME", "[{", PATCH)
    yield Case("json-bomb", "PATCH", WIDGETS + "/NAME", [{"op": "add", "path": "/spec/free/x", "value": ["0123456789"] * 10}] + move("copy", "/spec/free/x", "/spec/free/x/-") * 40, PATCH, stored=stored)


def deletions():
    stored = widget()
    texts = {"broken": "{", "list": "[]", "number": "1", "null": "null", "empty": "{}", "unknown": '{"foo":1}', "kind": '{"kind":"Widget"}', "kind-version": '{"apiVersion":"apps/v1","kind":"Foo"}', "version-slashes": '{"apiVersion":"a/b/c","kind":"DeleteOptions"}',
             "own-version": '{"apiVersion":"example.com/v1","kind":"DeleteOptions"}', "core": '{"apiVersion":"v1","kind":"DeleteOptions"}', "kind-type": '{"kind":5}', "grace-type": '{"gracePeriodSeconds":"a"}', "grace-float": '{"gracePeriodSeconds":1.5}', "dry-float": '{"dryRun":[1.5]}', "policy-float": '{"propagationPolicy":1.5}', "grace": '{"gracePeriodSeconds":5}',
             "dry-type": '{"dryRun":"All"}', "dry-item": '{"dryRun":[1]}', "dry": '{"dryRun":["All"]}', "dry-bad": '{"dryRun":["All","x"]}', "orphan-type": '{"orphanDependents":"a"}', "policy": '{"propagationPolicy":"X"}', "policy-type": '{"propagationPolicy":1}',
             "policy-and-orphan": '{"propagationPolicy":"Orphan","orphanDependents":true}', "policy-bad-and-orphan": '{"propagationPolicy":"X","orphanDependents":true,"dryRun":["y"]}', "uid": '{"preconditions":{"uid":"x"}}', "version": '{"preconditions":{"resourceVersion":"1"}}',
             "both": '{"preconditions":{"resourceVersion":"1","uid":"x"}}', "preconditions-type": '{"preconditions":1}', "uid-type": '{"preconditions":{"uid":1}}', "foreground": '{"propagationPolicy":"Foreground"}', "orphan": '{"orphanDependents":true}', "not-orphan": '{"orphanDependents":false}',
             "background": '{"propagationPolicy":"Background"}', "ignore": '{"ignoreStoreReadErrorWithClusterBreakingPotential":true,"gracePeriodSeconds":1}'}
    for name, text in texts.items():
        yield Case("delete-body-" + name, "DELETE", WIDGETS + "/NAME", text, stored=stored)
    yield Case("delete-uid", "DELETE", WIDGETS + "/NAME", lambda s: {"preconditions": {"uid": s["metadata"]["uid"], "resourceVersion": s["metadata"]["resourceVersion"]}}, stored=stored)
    for name, query in {"plain": "", "dry": "?dryRun=All", "dry-bad": "?dryRun=x", "grace-bad": "?gracePeriodSeconds=x", "grace-large": "?gracePeriodSeconds=99999999999999999999", "grace": "?gracePeriodSeconds=-5", "policy-bad": "?propagationPolicy=x", "foreground": "?propagationPolicy=Foreground",
                        "orphan": "?orphanDependents=yes", "not-orphan": "?orphanDependents=FALSE", "both": "?orphanDependents=1&propagationPolicy=Orphan"}.items():
        yield Case("delete-" + name, "DELETE", WIDGETS + "/NAME" + query, None, None, stored=stored)
        yield Case("delete-missing-" + name, "DELETE", WIDGETS + "/NAME" + query, None, None)
    kept = widget(metadata={"finalizers": ["a.b/c"]})
    for name, text in {"plain": None, "foreground": '{"propagationPolicy":"Foreground"}', "not-orphan": '{"orphanDependents":false}', "orphan": '{"propagationPolicy":"Orphan"}', "uid": '{"preconditions":{"uid":"x"}}'}.items():
        yield Case("delete-kept-" + name, "DELETE", WIDGETS + "/NAME", text, JSON if text else None, stored=kept)
    yield Case("delete-again", "DELETE", WIDGETS + "/NAME", None, None, stored=kept, deleted=True)
    yield Case("delete-again-orphan", "DELETE", WIDGETS + "/NAME", '{"propagationPolicy":"Orphan"}', stored=kept, deleted=True)
    yield Case("delete-yaml", "DELETE", WIDGETS + "/NAME", "dryRun: [x]\n", YAML, stored=stored)
    yield Case("delete-xml", "DELETE", WIDGETS + "/NAME", "<a/>", "text/xml", stored=stored)
    yield Case("delete-percent", "DELETE", WIDGETS + "/a%25b", None, None)


def others():
    yield Case("gadget-create", "POST", GADGETS, gadget({"n": 1}))
    yield Case("gadget-namespace", "POST", GADGETS, merged(gadget({"n": 1}), {"metadata": {"namespace": "default"}}))
    yield Case("gadget-status", "POST", GADGETS, gadget({"n": 1}, status={"n": "x"}))
    yield Case("gadget-bad", "POST", GADGETS, gadget({"n": "x", "on": 1, "list": [1, "a", 2.5]}))
    yield Case("gadget-put", "PUT", GADGETS + "/NAME", changed(spec={"n": 2}, status={"n": 3}), stored=gadget({"n": 1}))
    yield Case("gadget-put-uid", "PUT", GADGETS + "/NAME", changed(metadata={"uid": "x"}), stored=gadget({"n": 1}))
    yield Case("gadget-put-bad", "PUT", GADGETS + "/NAME", changed(status={"n": "x"}), stored=gadget({"n": 1}))
    yield Case("gadget-patch", "PATCH", GADGETS + "/NAME", {"spec": {"on": True}}, MERGE, stored=gadget({"n": 1}))
    yield Case("gadget-delete", "DELETE", GADGETS + "/NAME", None, None, stored=gadget())
    yield Case("gadget-missing", "DELETE", GADGETS + "/NAME", None, None)
    for name, body in {"good": ray(), "version": ray(rayVersion=7), "image": ray({"image": 5}), "port": ray({"ports": [{"containerPort": "x"}]}), "ports": ray({"ports": [{"containerPort": 1}, {"containerPort": 1}]}), "unknown": ray(foo=1), "no-head": merged(ray(), {"spec": {"headGroupSpec": None}}),
                       "policy": ray(upgradeStrategy={"type": "X"}), "workers": ray(workerGroupSpecs=[{"groupName": "a"}]), "env": ray({"env": [{"name": "A", "value": 1}]}), "resources": ray({"resources": {"limits": {"cpu": "x"}}})}.items():
        yield Case("ray-" + name, "POST", RAYS, body)
        yield Case("ray-strict-" + name, "POST", RAYS + "?fieldValidation=Strict", body)
    yield Case("ray-patch", "PATCH", RAYS + "/NAME", {"spec": {"rayVersion": 7, "suspend": "x"}}, MERGE, stored=ray())
    yield Case("ray-json-patch", "PATCH", RAYS + "/NAME", [{"op": "add", "path": "/spec/headGroupSpec/template/spec/containers/0/command", "value": "ls"}], PATCH, stored=ray())
    yield Case("ray-status", "PATCH", RAYS + "/NAME/status", {"status": {"desiredWorkerReplicas": "many", "state": 1}}, MERGE, stored=ray())
    yield Case("ray-put", "PUT", RAYS + "/NAME", changed(spec={"managedBy": "nobody"}), stored=ray())
    for name, body in {"good": queue({"weight": 1}), "weight": queue({"weight": 0}), "unknown": queue({"foo": 1}), "state": queue({}, status={"state": "x"}), "type": queue({"reclaimable": "yes"})}.items():
        yield Case("queue-" + name, "POST", QUEUES, body)
    yield Case("queue-patch", "PATCH", QUEUES + "/NAME", {"spec": {"weight": 70000, "capability": {"cpu": True}}}, MERGE, stored=queue({"weight": 1}))
    many = {f"u{i:03}": 1 for i in range(300)}
    yield Case("warnings-many", "POST", WIDGETS, widget(many))
    yield Case("warnings-long", "POST", WIDGETS, widget({("é" * 300) + str(i): 1 for i in range(20)}))
    yield Case("warnings-strict", "POST", WIDGETS + "?fieldValidation=Strict", widget(many))
    yield Case("warnings-escaped", "POST", WIDGETS, widget({'a"b\\c': 1}))


def cases():
    groups = (creations, types, bodies, options, updates, merge_patches, json_patches, deletions, others)
    for number, case in enumerate(case for group in groups for case in group()):
        name = f"case{number:04}"
        case.body, case.stored, case.url = set_name(case.body, name), set_name(case.stored, name), case.url.replace("NAME", name)
        yield case
