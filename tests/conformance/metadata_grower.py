# SPDX-License-Identifier: Apache-2.0
"""objects whose metadata, or that of a resource inside them, is wrong in every way: create, update and update of the status"""

import json
import random

LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"
ODD = ["", " ", "a", "A", "-", "a-", "-a", "a.", ".a", "a..b", "a.b", "a/b", "/", "/a", "a/", "a/b/c", "a_b", "_", "%", ".", "..", "a%b", "ab-", "x-", "--", "ü",
       "İ", "\u212a", "日本", "\u0000", "a\nb", "\u2028", "\u007f", "😀", "\ufffd", "a\"b", "a\\b", "<&>", "A.b", "Example.com/Name", "example.com/", "ex_ample.com/x",
       "kubernetes", "kubernetes.io/x", "orphan", "foregroundDeletion", "true", "null", "0", "1.5", "~", "v1", "V1", "a" * 63 + "-", "ß", "a\u0300", "\u200b"]
OTHERS = [None, True, False, 0, 1, -1, 2.5, 1.0, 1e3, 9223372036854775807, -9223372036854775808, 1e300, "", "x", [], {}, ["x"], [None], [1], [[]], [{}], {"a": "b"}, {"a": 1},
          {"a": None}, {"": ""}, [{"a": 1}]]
TIMES = ["2026-01-01T00:00:00Z", "2025-06-30T12:34:56Z", "2026-01-01T00:00:00z", "2026-01-01t00:00:00Z", "2026-01-01T00:00:00.5Z", "2026-01-01T00:00:00,25Z",
         "2026-01-01T02:00:00+02:00", "2026-01-01T00:00:00-00:00", "2026-01-01T00:00:00+24:00", "2026-01-01T00:00:00+24:60", "2026-01-01T00:00:00+24:61",
         "2026-01-01T00:00:00+25:00", "2026-01-01T0:00:00Z", "2026-01-01T24:00:00Z", "2026-01-01T00:60:00Z", "2026-01-01T00:00:60Z", "2026-02-29T00:00:00Z",
         "2024-02-29T00:00:00Z", "1900-02-29T00:00:00Z", "2026-13-01T00:00:00Z", "2026-00-01T00:00:00Z", "2026-01-00T00:00:00Z", "2026-01-32T00:00:00Z",
         "0001-01-01T00:00:00Z", "0001-01-01T00:00:00.5Z", "0000-01-01T00:00:00Z", "0000-12-31T23:00:00-01:00", "9999-12-31T23:59:59Z", "9999-12-31T23:59:59-01:00",
         "10000-01-01T00:00:00Z", "2026-01-01", "2026-01-01 00:00:00Z", "2026-01-01T00:00Z", "2026-01-01T00:00:00", "yesterday", "", "2026-1-1T00:00:00Z",
         "2026-01-01T00:00:00Zx", " 2026-01-01T00:00:00Z", "2026-01-01T00:00:00.Z", "2026-01-01T00:00:00.123456789123Z", "2026-01-01T00:00:00+0200", "２026-01-01T00:00:00Z",
         "2026-01-01T00:00:00+02:0x", "2026-01-01T00:00:00\u0000Z", "-001-01-01T00:00:00Z", "2026-01-01T00:00:0Z", "2026-01-01T00:00:00UTC", "2026-01-01T00:00:5.5Z"]
GOOD_TIMES = TIMES[:2] + [text for text in TIMES if text[4:8] in ("-01-", "-06-", "-12-") and text[10:17] == "T00:00:" and text[17:] in ("00Z", "00.5Z", "00-00:00", "00+24:00")] + [
    "9999-12-31T23:59:59-01:00", "0000-01-01T00:00:00+01:00", "2026-01-01T02:00:00+02:00"]
MEMBERS = ["uid", "name", "labels", "selfLink", "namespace", "generation", "finalizers", "annotations", "generateName", "managedFields", "resourceVersion",
           "ownerReferences", "creationTimestamp", "deletionTimestamp", "deletionGracePeriodSeconds"]
FIXED = {"uid": "00000000-0000-0000-0000-000000000001", "resourceVersion": "1", "creationTimestamp": "2026-01-01T00:00:00Z"}


def crd(kind, scope, **subresources):
    """A kind with resources inside: one, a list and a map of them, with and without a schema of their metadata."""
    inner = {"type": "object", "x-kubernetes-embedded-resource": True, "x-kubernetes-preserve-unknown-fields": True}
    named = {"type": "object", "x-kubernetes-embedded-resource": True, "properties": {
        "metadata": {"type": "object", "properties": {"name": {"type": "string", "maxLength": 5}}}, "spec": {"type": "object", "x-kubernetes-preserve-unknown-fields": True}}}
    schema = {"type": "object", "properties": {
        "spec": {"type": "object", "properties": {
            "replicas": {"type": "integer", "default": 1}, "one": inner, "named": named, "nullable": {**inner, "nullable": True},
            "list": {"type": "array", "items": inner}, "map": {"type": "object", "additionalProperties": inner},
            "open": {"type": "object", "x-kubernetes-preserve-unknown-fields": True, "properties": {"one": inner}}}},
        "status": {"type": "object", "properties": {"replicas": {"type": "integer"}, "one": inner}}}}
    if kind == "Ruled":
        schema["properties"]["metadata"] = {"type": "object", "properties": {"name": {"type": "string", "maxLength": 8, "pattern": "^[a-z]"}}}
        schema["x-kubernetes-validations"] = [{"rule": "self.metadata.name != 'x' && (!has(self.metadata.generateName) || self.metadata.generateName != 'y-')"}]
    plural = kind.lower() + "s"
    return {"apiVersion": "apiextensions.k8s.io/v1", "kind": "CustomResourceDefinition", "metadata": {"name": plural + ".example.com"}, "spec": {
        "group": "example.com", "scope": scope, "names": {"plural": plural, "singular": kind.lower(), "kind": kind, "listKind": kind + "List"},
        "versions": [{"name": "v1", "served": True, "storage": True, "subresources": subresources, "schema": {"openAPIV3Schema": schema}}]}}


CRDS = [crd("Plain", "Namespaced"), crd("Wide", "Cluster", status={}), crd("Ruled", "Namespaced", status={}),
        crd("Scaled", "Namespaced", status={}, scale={"specReplicasPath": ".spec.replicas", "statusReplicasPath": ".status.replicas"})]


def twice(request):
    """The same with some of the members of its metadata twice, which only bytes can say."""
    text = json.dumps(request.pop("object"))
    request["objectRaw"] = text.replace('"metadata": {', '"metadata": {"name": "first", "labels": {"a": "1", "a": "2"}, "uid": "", ')
    return request


class Grower:
    """One request after the other from one source of chance."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.rough = True  # this request may have values of other types, which end the reading of it

    def chance(self, percent):
        return self.random.random() * 100 < percent

    def wrong(self, percent):
        return self.rough and self.chance(percent)

    def pick(self, *values):
        return self.random.choice(values)

    def sound(self, *values):
        """One of the values; of a request that is not rough one that is a text."""
        return self.pick(*(values if self.rough else [value for value in values if isinstance(value, str)]))

    def word(self, low=1, high=12):
        return "".join(self.random.choice(LETTERS) for _ in range(self.random.randint(low, high)))

    def name(self):
        """A name, label or finalizer: good, odd, or at a limit of length."""
        roll = self.random.random()
        if roll < .35:
            return self.word()
        if roll < .7:
            return self.random.choice(ODD)
        if roll < .8:
            return self.pick("a", "A", "é")[:1] * self.pick(62, 63, 64, 252, 253, 254, 255, 300)
        if roll < .9:
            return self.word() + self.pick(".", "/", "-", "_", "..", "A", "é") + self.word()
        return self.pick("a" * 63, "b" * 64, "c." * 126 + "c", "c." * 127 + "c", "example.com") + "/" + self.pick("x", "y" * 63, "y" * 64, "", "Z_z", "é")

    def plain(self):
        """A good name of an annotation, label or finalizer."""
        return self.pick("", "", "example.com/") + self.word()

    def texts(self, most=4):
        count = self.pick(0, 1, 1, 2, most)
        return {self.name() if self.chance(50) else self.plain(): self.name() if self.chance(70) else self.word() for _ in range(count)}

    def annotations(self):
        if not self.chance(15):
            return self.texts()
        size = (256 << 10) + self.pick(-1, 0, 1, 2) - 4
        half = self.random.randint(0, size)
        return {"aa": "x" * half, "bb": "é" * ((size - half) // 2) + "y" * ((size - half) % 2)}

    def time(self):
        if not self.rough or self.chance(40):
            return self.random.choice(GOOD_TIMES)
        return self.random.choice(TIMES if self.chance(85) else OTHERS)

    def mapping(self, members, most_wrong=1):
        """A map of members, each by chance left out, or of another kind."""
        made = {name: value() for name, (percent, value) in members.items() if self.chance(percent)}
        for _ in range(self.pick(0, 0, 0, most_wrong) if self.rough else 0):
            made[self.random.choice(list(members) + ["unknown", "Name", "UID", ""])] = self.random.choice(OTHERS)
        return made

    def owner(self):
        return self.mapping({
            "apiVersion": (92, lambda: self.pick("v1", "v1", "apps/v1", "apps/v1", "", "/", "a/", "/v1", "a/b/c", "apps/V1", "v1/")),
            "kind": (94, lambda: self.pick("Pod", "Pod", "Deployment", "Event", "Event", "", "é")),
            "name": (94, lambda: self.pick("x", "y", "y", "", "A/b", "日")),
            "uid": (94, lambda: self.pick("1", "2", "3", "3", "", "é")),
            "controller": (40, lambda: self.pick(True, True, True, False, None, *("true", 1)[:2 * self.rough])),
            "blockOwnerDeletion": (30, lambda: self.pick(True, False, None, *("x",)[:self.rough]))})

    def owners(self):
        made = [self.random.choice(OTHERS) if self.wrong(6) else self.owner() for _ in range(self.pick(0, 1, 1, 2, 3, 5))]
        if made and self.chance(25):
            made += [self.random.choice(made) for _ in range(self.pick(1, 2))]
        return made

    def fields_v1(self):
        if self.chance(60):
            return self.pick({}, {"f:metadata": {"f:labels": {".": {}, "f:a": {}}}}, {"f:spec": {}}, {"k:{\"a\":1}": {}, ".": {}, "v:1": {}, "i:0": {}}, {"f:spec": {"f:x": 1}})
        return self.random.choice(OTHERS + [{"x": {}}, {"f:a": []}, {"f:a": None}, {"k:": {}}, {"a": {"b": 2.0}}, {"f:\u2028<": {}}])

    def managed(self):
        return self.mapping({
            "manager": (80, lambda: self.pick("kubectl", "a" * 128, "a" * 129, "", "a\nb", "\u0000", "é\u2028", "\u200b", "😀", "\ufffd", "a\u00a0b", "\u00ad", "\u0300")),
            "operation": (88, lambda: self.pick("Apply", "Update", "Update", "update", "", "Create", "é")),
            "apiVersion": (80, lambda: self.pick("v1", "example.com/v1", "example.com/v1", "", "a/b/c", "/")),
            "time": (70, self.time),
            "fieldsType": (80, lambda: self.pick("FieldsV1", "FieldsV1", "FieldsV2", "", "fieldsV1")),
            "fieldsV1": (75, self.fields_v1),
            "subresource": (30, lambda: self.pick("status", "scale", "", "a" * 256, "a" * 257, "é" * 128, "é" * 129, "\n"))})

    def all_managed(self):
        return [self.random.choice(OTHERS) if self.wrong(6) else self.managed() for _ in range(self.pick(0, 1, 1, 2, 3))]

    def finalizers(self):
        made = [self.pick(self.name(), self.plain(), "orphan", "foregroundDeletion", "kubernetes", "example.com/a", "example.com", "a b") for _ in range(self.pick(0, 1, 2, 2, 4))]
        if self.wrong(12):
            made.insert(0, self.random.choice(OTHERS))
        return made + made[:1] if self.chance(15) else made

    def number(self):
        return self.pick(0, 1, 2, 3, -1, 30, 9223372036854775807, -9223372036854775808, 1.0, 1e3, None, *(2.5, "1", 1e19)[:3 * self.rough])

    def member(self, name):
        """A value for a member of metadata, good or not."""
        if self.wrong(10):
            return self.random.choice(OTHERS)
        makers = {"labels": self.texts, "annotations": self.annotations, "finalizers": self.finalizers, "managedFields": self.all_managed, "ownerReferences": self.owners,
                  "generation": self.number, "deletionGracePeriodSeconds": self.number, "creationTimestamp": self.time, "deletionTimestamp": self.time}
        if name in makers:
            return makers[name]()
        if name == "generateName":
            return self.name() + self.pick("", "-", "-", ".", "--")
        if name == "namespace":
            return self.pick("default", "default", "other", self.name())
        if name == "resourceVersion":
            return self.pick("", "0", "1", "2", "x", "01", "-1", "18446744073709551616")
        if name == "uid":
            return self.pick(FIXED["uid"], "u-1", "", "é", "x" * 300)
        return self.name()

    def spoil(self, metadata, most):
        """Changes members."""
        for _ in range(self.random.randint(0, most)):
            if self.chance(8):
                metadata[self.pick("unknown", "Name", "", "clusterName", "initializers", "self.link", "labels ", "NAME", "a\nb", "é")] = self.random.choice(OTHERS)
            elif self.chance(10) and metadata:
                metadata.pop(self.random.choice(list(metadata)))
            else:
                name = self.random.choice(MEMBERS)
                if name != "name" or self.rough or self.chance(20):
                    metadata[name] = self.member(name)
        return self.random.choice(OTHERS) if self.wrong(4) else metadata

    def inner(self):
        """A resource inside another one."""
        if self.wrong(6):
            return self.random.choice(OTHERS)
        made = {"apiVersion": self.sound("v1", "v1", "apps/v1", "apps/v1", "", "/", "a/b/c", "a/", None, 1, [], "é"),
                "kind": self.sound("Pod", "Pod", "ConfigMap", "ConfigMap", "", "é", "a" * 64, "Po_d", "-x", "1X", "P.d", "İx", "\u212aind", None, 1, {})}
        for name in ("apiVersion", "kind"):
            if self.chance(5):
                del made[name]
        if self.chance(80):
            made["metadata"] = self.spoil(self.pick({}, {"name": "x"}, {"name": "x", "namespace": "default"}), 3)
        if self.chance(20):
            made["spec"] = self.pick({}, {"x": 1}, {"metadata": {"name": 1}}, None)
        return made

    def spec(self):
        made = {name: value for name, value in (("one", self.inner()), ("named", self.inner()), ("nullable", self.inner())) if self.chance(25)}
        if self.chance(15):
            made["list"] = [self.inner() for _ in range(self.random.randint(0, 3))]
        if self.chance(15):
            made["map"] = {self.pick("a", "b", "a.b", "a'b", "", "é", "x/y"): self.inner() for _ in range(self.random.randint(0, 3))}
        if self.chance(10):
            made["open"] = {"one": self.inner(), "more": self.inner()}
        return made

    def thing(self, crd_made, most):
        spec = crd_made["spec"]
        metadata = self.pick({"name": "a"}, {"name": "abc"}, {"name": "abc"}, {"generateName": "abc-"}, {"name": self.name()}, {"name": "x"})
        if spec["scope"] == "Namespaced" and self.chance(60):
            metadata["namespace"] = "default"
        made = {"apiVersion": "example.com/v1", "kind": spec["names"]["kind"], "metadata": self.spoil(metadata, most)}
        if self.chance(60):
            made["spec"] = self.spec()
        if self.chance(20):
            made["status"] = {"replicas": self.pick(1, 1, "x"), "one": self.inner()} if not self.wrong(20) else self.random.choice(OTHERS)
        if self.wrong(5):
            made[self.pick("apiVersion", "kind")] = self.pick("example.com/v2", "v1", "", "Other", "plain", "example.com/v1/x", None, 1, [], {}, "é", "/")
        if self.wrong(3):
            made.pop(self.pick("apiVersion", "kind", "metadata"), None)
        if self.chance(2):
            made[self.pick("Metadata", "KIND", "unknown", "")] = self.random.choice(OTHERS)
        return made

    def update(self, request, old):
        """What is sent over the old object: the same with changes, or another one."""
        new = self.thing(request["crd"], 3)
        if self.chance(90) and isinstance(old["metadata"], dict):
            new["metadata"] = self.spoil(dict(old["metadata"]), 3)
        if self.chance(60):
            new = {**new, **{name: old[name] for name in ("spec", "status") if name in old}}
        request.update(oldObject=old, object=new)
        if self.chance(40):
            request["asSubmitted"] = True
            if self.chance(60) and isinstance(new["metadata"] if "metadata" in new else None, dict):
                new["metadata"] = {**FIXED, **new["metadata"]}
        return request

    def request(self):
        self.rough = self.chance(35)
        made = {"op": self.pick("create", "create", "update", "update", "update-status"), "crd": self.random.choice(CRDS), "return": "object"}
        if made["op"] == "update-status" and "status" not in made["crd"]["spec"]["versions"][0]["subresources"]:
            made["op"] = "update"
        kind = made["crd"]["spec"]["names"]["kind"]
        made["endpoint"] = "example.com/v1/" + kind
        if made["op"] == "create":
            made["object"] = self.thing(made["crd"], 4)
            return twice(made) if self.chance(4) else made
        old = self.thing(made["crd"], self.pick(0, 1, 3))
        old.update(apiVersion="example.com/v1", kind=kind)
        old.setdefault("metadata", {"name": "abc"})
        if not isinstance(old["metadata"], dict) and self.chance(90):
            old["metadata"] = {"name": "abc"}
        if isinstance(old["metadata"], dict):
            if self.chance(80) and (not isinstance(old["metadata"].get("name"), str) or not old["metadata"]["name"]):
                old["metadata"]["name"] = "abc"
            if self.chance(60):
                old["metadata"] = {**FIXED, **old["metadata"]}
        return self.update(made, old)


def requests(seed, count):
    """Requests, the same for the same seed."""
    grower = Grower(seed)
    for _ in range(count):
        yield grower.request()
