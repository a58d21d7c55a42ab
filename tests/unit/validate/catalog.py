#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Catalogs: folders, archives and indexes of CRDs and of JSON schemas say the same of a manifest; what goes before what; what
schemas become; what broken archives, indexes and schemas do.

usage: catalog.py CRD-VALIDATE CRDC
"""
import gzip
import io
import json
import lzma
import os
import pathlib
import subprocess
import sys
import tarfile
import tempfile

VALIDATE, CRDC = (os.path.abspath(path) for path in sys.argv[1:3])


def crd(kind="Widget", group="example.com", versions=("v1",), maximum=10, extra=""):
    plural = kind.lower() + "s"
    text = f"""apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {{name: {plural}.{group}}}
spec:
  group: {group}
  scope: Namespaced
  names: {{plural: {plural}, singular: {kind.lower()}, kind: {kind}, listKind: {kind}List}}
  versions:
"""
    for version in versions:
        text += f"""  - name: {version}
    served: true
    storage: {"true" if version == versions[0] else "false"}
    schema:
      openAPIV3Schema:
        type: object
        description: what it is
        properties:
          spec:
            type: object
            description: words
            properties:
              description: {{type: string, maxLength: 5}}
              size: {{type: integer, maximum: {maximum}}}
{extra}"""
    return text


RULE = """            x-kubernetes-validations:
            - {rule: 'self.size != 7', message: seven is taken}
"""


def schema(spec=None, **root):
    return {"type": "object", "description": "a thing",
            "properties": {"apiVersion": {"type": "string"}, "kind": {"type": "string"}, "metadata": {"type": "object"},
                           "spec": spec or {"type": "object", "additionalProperties": False,
                                            "properties": {"size": {"type": "integer", "maximum": 10}, "description": {"type": "string", "maxLength": 5}}}},
            **root}


def manifest(kind="Widget", group="example.com", version="v1", spec="{size: 11}", name="a"):
    return f"apiVersion: {group + '/' if group else ''}{version}\nkind: {kind}\nmetadata: {{name: {name}}}\nspec: {spec}\n"


class Place:
    """A folder of its own, a cache in it, and what is said of manifests there."""

    def __init__(self, root, name):
        self.folder = pathlib.Path(root) / name
        self.folder.mkdir()
        self.environment = {**os.environ, "XDG_CACHE_HOME": str(self.folder / "cache"), "HOME": str(self.folder)}

    def put(self, path, content):
        path = self.folder / path
        path.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(content, dict):
            content = json.dumps(content, indent=2)
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return path

    def run(self, *arguments, program=VALIDATE, sent=None):
        done = subprocess.run([program, *map(str, arguments)], cwd=self.folder, env=self.environment, input=sent, text=True, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, timeout=60, check=False)
        return done.returncode, done.stdout

    def says(self, status, texts, *arguments, without=(), **more):
        code, said = self.run(*arguments, **more)
        texts = [texts] if isinstance(texts, str) else texts
        missing = [text for text in texts if text not in said]
        there = [text for text in without if text in said]
        holds(code == status and not missing and not there, f"{arguments}: {status} with {missing}, without {there}, not {code} with\n{said}")
        return said


def holds(condition, what):
    if not condition:
        raise AssertionError(what)


def pack(folder, mode="w", form=tarfile.PAX_FORMAT, prefix="catalog-main"):
    """All files of a folder as an archive."""
    stream = io.BytesIO()
    with tarfile.open(fileobj=stream, mode=mode, format=form) as archive:
        for path in sorted(folder.rglob("*")):
            archive.add(path, arcname=f"{prefix}/{path.relative_to(folder)}", recursive=False)
    return stream.getvalue()


def lacks(place, packing):
    """Whether the build has no zlib or liblzma."""
    data = {"gz": gzip.compress(b"x"), "xz": lzma.compress(b"x")}[packing]
    return "was made without" in place.run("--catalog", place.put(f"probe.tar.{packing}", data), place.put("probe.yaml", manifest()))[1]


LONG = "n" * 120


def test_every_form_says_the_same(root):
    """A folder, archives of every kind, and an index."""
    place = Place(root, "forms")
    place.put(f"catalog/{LONG}/{LONG}/widgets.yaml", crd(extra=RULE) + "---\n" + crd("Gadget"))
    place.put("catalog/example.com/thing_v1.json", schema())
    place.put("catalog/example.com/thing_v2.json", schema({"type": "object", "properties": {"size": {"type": "string"}}}))
    place.put("catalog/other/values.yaml", "a: 1\n")
    place.put("a.yaml", "---\n".join([manifest(), manifest(spec="{size: 7, other: 1}"), manifest("Gadget", spec="{size: 3}"), manifest("Thing"),
                                      manifest("Thing", spec="{size: 1, other: 1}"), manifest("Thing", version="v2", spec="{size: 2}")]))
    folder = place.folder / "catalog"
    place.put("plain.tar", pack(folder))
    place.put("gnu.tar", pack(folder, form=tarfile.GNU_FORMAT))
    catalogs = ["catalog", "catalog/", "plain.tar", "gnu.tar", "index"]
    for packing in ("gz", "xz"):
        if lacks(place, packing):
            print(f"skipped: archives of {packing}: the build has none")
            continue
        place.put(f"packed.tar.{packing}", pack(folder, f"w:{packing}"))
        catalogs.append(f"packed.tar.{packing}")
    place.says(0, "2 CRDs, 2 schemas", "catalog", "--out", "index", "catalog", program=CRDC)
    said = {catalog: place.run("--catalog", catalog, "a.yaml") for catalog in catalogs}
    code, text = said["catalog"]
    holds(all(answer == said["catalog"] for answer in said.values()), f"all say the same: {said}")
    for wanted in ("a.yaml:4:14: Widget a: spec.size: Invalid value: 11", "seven is taken", 'unknown field "spec.other"', "6 documents in 1 file: 1 valid, 5 invalid",
                   "Thing a: spec.size: Invalid value: 11: spec.size in body should be less than or equal to 10",
                   'spec.size in body must be of type string: "integer"'):
        holds(wanted in text, f"{wanted}: {text}")
    holds(text.count("note: ") == 2, f"a note for each schema without rules, once: {text}")
    for version in ("v1", "v2"):
        holds(f"note: the catalog has the schema of Thing of example.com/{version} without rules: CEL rules are not checked" in text, text)
    holds(code == 1, f"exit 1: {code}")
    place.says(1, "6 documents", "--catalog", "catalog", "--no-cache", "a.yaml")
    holds("note:" not in place.run("--quiet", "--catalog", "catalog", "a.yaml")[1], "quiet")
    code, text = place.run("--output", "json", "--catalog", "catalog", "a.yaml")
    place.says(1, '"withoutRules":["Thing of example.com/v1","Thing of example.com/v2"]}}', "--output", "json", "--summary", "--catalog", "catalog", "a.yaml")
    holds(code == 1 and len([json.loads(line) for line in text.splitlines() if line.startswith("{")]) == 6 and "note: " in text, f"json: {text}")


def test_what_goes_first(root):
    """--crd, CRDs among the manifests, earlier catalogs, CRDs before schemas, catalogs before what is compiled in."""
    place = Place(root, "first")
    place.put("one/widgets.yaml", crd(maximum=1))
    place.put("two/widgets.yaml", crd(maximum=2))
    place.put("three/example.com/widget_v1.json", schema({"type": "object", "properties": {"size": {"type": "integer", "maximum": 3}}}))
    place.put("both/example.com/widget_v1.json", schema())
    place.put("both/z.yaml", crd(maximum=4))
    place.put("a.yaml", manifest(spec="{size: 100}"))
    place.put("with.yaml", crd(maximum=5) + "---\n" + manifest(spec="{size: 100}"))
    place.put("bad.yaml", crd(maximum=5).replace("type: object", "type: thing", 1) + "---\n" + manifest(spec="{size: 1}"))
    for catalogs, least in ((["one", "two"], 1), (["two", "one"], 2), (["three", "one"], 3), (["both"], 4)):
        place.says(1, f"less than or equal to {least}", *[part for one in catalogs for part in ("--catalog", one)], "a.yaml", without=["warning"])
    place.says(1, "less than or equal to 2", "--catalog", "one", "--crd", "two", "a.yaml", without=["warning"])
    place.says(1, "less than or equal to 5", "--catalog", "one", "with.yaml", without=["warning"])
    place.says(2, "its CustomResourceDefinition is invalid", "--catalog", "one", "bad.yaml")
    place.says(1, "less than or equal to 1", "--catalog", "one", "--schema-location", "three/{{.Group}}/{{.ResourceKind}}_{{.ResourceAPIVersion}}.json", "a.yaml")
    place.says(1, "less than or equal to 1", "--no-builtins", "--catalog", "one", "a.yaml")
    place.put("queue/scheduling.volcano.sh/queue_v1beta1.json", schema({"type": "object", "properties": {}}))
    place.put("queue.yaml", manifest("Queue", "scheduling.volcano.sh", "v1beta1", "{weight: 1}"))
    place.says(0, "1 valid", "--catalog", "queue", "queue.yaml", without=["note:"])  # what is compiled in has rules
    place.says(1, 'unknown field "spec.weight"', "--no-builtins", "--catalog", "queue", "queue.yaml")
    place.put("queues/q.yaml", crd("Queue", "scheduling.volcano.sh", ("v1beta1",)))
    place.says(1, 'unknown field "spec.weight"', "--catalog", "queues", "queue.yaml")
    place.put("versions/w.yaml", crd(versions=("v2", "v3")))
    place.says(1, 'did you mean version "example.com/v', "--catalog", "versions", "--require-schema", "a.yaml")


def test_only_what_is_wanted_is_read(root):
    """Of other kinds not even what is broken is told."""
    place = Place(root, "lazy")
    place.put("catalog/widgets.yaml", crd())
    place.put("catalog/broken.yaml", "kind: CustomResourceDefinition\n  a: [\n")
    place.put("catalog/example.com/gadget_v1.json", "{ no json")
    place.put("catalog/example.com/other_v1.json", schema({"type": ["string", "object"]}))
    place.put("a.yaml", manifest(spec="{size: 1}"))
    place.put("gadget.yaml", manifest("Gadget"))
    place.put("other.yaml", manifest("Other"))
    place.says(0, "1 valid", "--catalog", "catalog", "a.yaml", without=["gadget", "broken"])
    place.says(2, ["catalog/example.com/gadget_v1.json:1:3: error: Gadget of example.com/v1 is not judged: ", "1 not judged"], "--catalog", "catalog", "gadget.yaml")
    place.says(2, "other_v1.json:", "--catalog", "catalog", "other.yaml")
    said = place.says(0, ["1 CRD, 1 schema, 3 with problems", "broken.yaml:2:", "gadget_v1.json:1:3", "other_v1.json:"], "catalog", "--out", "index", "catalog",
                      program=CRDC)
    holds("kept, though it is of no use" in said, said)
    place.says(2, "index/example.com/other_v1.json:1:", "--catalog", "index", "other.yaml")
    place.says(0, "1 valid", "--catalog", "index", "a.yaml")
    place.says(0, "1 without schema", "--catalog", "catalog", place.put("x.yaml", manifest("Nothing")))


def test_manifests_of_every_shape(root):
    """Kinds are found in JSON, in Lists, behind quotes, anchors and comments."""
    place = Place(root, "shapes")
    place.put("catalog/widgets.yaml", crd())
    shapes = {"json.json": json.dumps({"spec": {"size": 11}, "kind": "Widget", "metadata": {"name": "a"}, "apiVersion": "example.com/v1"}),
              "list.yaml": "apiVersion: v1\nkind: List\nitems:\n- " + manifest().replace("\n", "\n  "),
              "own-list.yaml": "apiVersion: example.com/v1\nkind: WidgetList\nitems:\n- metadata: {name: a}\n  spec: {size: 11}\n",
              "quoted.yaml": manifest().replace("Widget", '"Widget"').replace("example.com/v1", "'example.com/v1' # it"),
              "keys.yaml": manifest().replace("kind:", '"kind":'),
              "flow.yaml": "{apiVersion: example.com/v1, kind: Widget, metadata: {name: a}, spec: {size: 11}}\n",
              "late.yaml": "metadata: {name: a}\nspec: {size: 11}\nkind: Widget\napiVersion: example.com/v1\n",
              "windows.yaml": manifest().replace("\n", "\r\n"),
              "comment.yaml": "# kind: Other\n---\n" + manifest()}
    for name, text in shapes.items():
        place.put(name, text)
        place.says(1, ["spec.size: Invalid value: 11", "1 invalid"], "--catalog", "catalog", name)
    place.says(1, "spec.size: Invalid value: 11", "--catalog", "catalog", "-", sent=manifest())
    place.says(0, "1 skipped", "--catalog", "catalog", "--skip", "Widget", "late.yaml")


# Documents whose kind is Widget to YAML, and another one, or none, to who reads lines. Each line of the decoy stands at the
# start of a line, so that it looks like one of the document's own.
DECOY = 'x: "\nkind: Decoy\n  "\n'
REST = "metadata: {name: a}\nspec: {size: 11}\n"
DISGUISES = {"merge.yaml": "apiVersion: example.com/v1\n<<: {kind: Widget}\n" + REST + DECOY,
             "alias.yaml": "metadata: {name: a, labels: {a: &k kind}}\nspec: {size: 11}\napiVersion: example.com/v1\n*k : Widget\n" + DECOY,
             "space.yaml": "apiVersion: example.com/v1\nkind : Widget\n" + REST + DECOY,
             "tab.yaml": "apiVersion: example.com/v1\nkind:\tWidget\n" + REST + DECOY,
             "tag.yaml": "apiVersion: example.com/v1\nkind: !!str Widget\n" + REST + DECOY,
             "anchor.yaml": "apiVersion: &a example.com/v1\n&b kind: Widget\n" + REST + DECOY,
             "folded.yaml": "apiVersion: example.com/v1\nkind:\n  Widget\n" + REST + DECOY,
             "two.yaml": "apiVersion: example.com/v1\nx: |\n  a\nkind: >-\n  Widget\n" + REST + DECOY,
             "u2028.yaml": "apiVersion: example.com/v1\ny: a\u2028kind: Widget\n" + REST + DECOY,
             "u2029.yaml": "apiVersion: example.com/v1\ny: a\u2029kind: Widget\n" + REST + DECOY,
             "next-line.yaml": "apiVersion: example.com/v1\ny: a\u0085kind: Widget\n" + REST + DECOY,
             "carriage-return.yaml": "apiVersion: example.com/v1\ny: a\rkind: Widget\n" + REST + DECOY,
             "group.yaml": "<<: {apiVersion: example.com/v1}\nkind: Widget\n" + REST + 'x: "\napiVersion: decoy.com/v1\n  "\n',
             "escape.json": '{"\\u006bind": "Widget", "apiVersion": "example.com/v1", "metadata": {"name": "a"}, "spec": {"size": 11}}',
             "item.yaml": "apiVersion: v1\n<<: {kind: List}\n" + DECOY + "items:\n- apiVersion: example.com/v1\n  <<: {kind: Widget}\n  " + REST.replace("\ns", "\n  s"),
             "list-in-list.yaml": "apiVersion: v1\nkind: List\nitems: [{apiVersion: v1, kind: List, items: [{apiVersion: v1, kind: List, items: [%s]}]}]\n",
             "some-items.yaml": "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\nitems: [%s]\n",
             "stream.yaml": '{"apiVersion": "decoy.com/v1", "kind": "Decoy", "metadata": {"name": "a"}} %s\n'}
FLOW = '{"apiVersion": "example.com/v1", "kind": "Widget", "metadata": {"name": "a"}, "spec": {"size": 11}}'
DISGUISES = {name: text.replace("%s", FLOW) for name, text in DISGUISES.items()}


def test_a_kind_cannot_hide(root):
    """Whoever looks a kind up sees the one that is judged."""
    place = Place(root, "disguises")
    place.put("catalog/widgets.yaml", crd())
    place.put("schemas/example.com/widget_v1.json", schema())
    template = "schemas/{{.Group}}/{{.ResourceKind}}_{{.ResourceAPIVersion}}.json"
    for name, text in DISGUISES.items():
        place.put(name, text)
        for source in (["--crd", "catalog"], ["--catalog", "catalog"], ["--schema-location", template]):
            place.says(1, ["spec.size: Invalid value: 11", "1 invalid"], *source, name, without=["without schema"] if name != "stream.yaml" else [])
    folder = [name for name in DISGUISES]
    folder.remove("stream.yaml")
    place.says(1, f"0 valid, {len(folder)} invalid", "--catalog", "catalog", *folder, without=["without schema"])


def test_a_document_cannot_hide(root):
    """What kubectl takes for no separator is an error, or told; one list in another is taken apart, but not without end."""
    place = Place(root, "separators")
    place.put("crd.yaml", crd())
    config = "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\n"
    for mark in ("--- " + FLOW, "---\t" + FLOW, "--- !!map\n" + manifest(), "--- &a\n" + manifest(), "--- >\n  a\n---\n" + manifest()):
        place.put("bad.yaml", config + mark + "\n")
        place.says(1, "bad.yaml:4:1: invalid Yaml document separator: " + mark[4:].split("\n", 1)[0], "--crd", "crd.yaml", "bad.yaml", without=["not read"])
        for flag in ("--state", "--policies"):
            place.says(2, "bad.yaml:4:1: ", flag, "bad.yaml", "crd.yaml")
    place.says(1, "<stdin>:1:1: invalid Yaml document separator", "--crd", "crd.yaml", "-", sent="--- " + FLOW + "\n")
    for line in ("\r", "\u2028", "\u2029", "\u0085"):
        place.put("lines.yaml", (config + "---\n" + manifest()).replace("\n", line))
        place.says(0, "lines.yaml:1:5", "--crd", "crd.yaml", "lines.yaml")
        place.says(0, "note: ConfigMap a: what follows the first document is not read", "--crd", "crd.yaml", "lines.yaml")
    place.put("flow.yaml", "{a: '}', apiVersion: other.org/v1, kind: Other, metadata: {name: a}} " + FLOW)
    place.says(0, "flow.yaml:1:", "--crd", "crd.yaml", "flow.yaml")
    place.says(1, "spec.size: Invalid value: 11", "--crd", "crd.yaml", place.put("fine.yaml", config + "--- # a comment\n" + manifest()), without=["not read"])
    deep = FLOW
    for _ in range(40):
        deep = "{apiVersion: v1, kind: List, items: [%s]}" % deep
    place.put("deep.yaml", deep)
    place.says(1, "lists stand in lists, more than 16 deep", "--crd", "crd.yaml", "deep.yaml")


def test_a_crd_cannot_hide(root):
    """A CRD among the manifests whose kind no text search finds is no success."""
    place = Place(root, "hidden-crds")
    broken = crd().replace("type: integer", "type: nothing")
    place.says(1, "Unsupported value", place.put("plain.yaml", broken))
    for kind in ('"Custom\\u0052esourceDefinition"', "!!binary Q3VzdG9tUmVzb3VyY2VEZWZpbml0aW9u", '"Custom\\\n  ResourceDefinition"'):
        place.put("hidden.yaml", broken.replace("kind: CustomResourceDefinition", "kind: " + kind, 1))
        place.says(2, ["has to be written plainly", "1 not judged"], "hidden.yaml")


def test_schemas(root):
    """What keywords become, held against objects; and what has no counterpart, with its place."""
    place = Place(root, "schemas")
    spec = {"type": "object", "required": ["name"], "properties": {
        "name": {"type": "string"},
        "maybe": {"type": ["string", "null"]},
        "port": {"oneOf": [{"type": "string"}, {"type": "integer"}]},
        "either": {"type": ["integer", "string"]},
        "words": {"type": "string", "format": "int-or-string"},
        "mode": {"enum": ["a", "b", None]},
        "fixed": {"const": "x"},
        "low": {"type": "number", "exclusiveMinimum": 1},
        "high": {"type": "integer", "maximum": 5, "exclusiveMaximum": True},
        "set": {"type": "array", "items": {"type": "string"}, "uniqueItems": True},
        "list": {"type": "array"},
        "labels": {"type": "object", "additionalProperties": {"type": "string"}},
        "any": {"type": "object", "additionalProperties": True, "properties": {"a": {"type": "string"}}},
        "free": {},
        "part": {"$ref": "#/definitions/part"},
        "wrapped": {"allOf": [{"$ref": "#/definitions/part"}], "description": "x"},
        "nullable": {"anyOf": [{"$ref": "#/definitions/part"}, {"type": "null"}]},
        "properties": {"type": "object", "additionalProperties": {"type": "string"}},
        "additionalProperties": False,
        "patterned": {"patternProperties": {".*": {"type": "string"}}},
        "named": {"type": "object", "patternProperties": {"^.*$": {"type": "integer"}}, "additionalProperties": False},
        "closed": {"type": "object", "properties": {"a": {"type": "string"}}, "patternProperties": {"": False}, "unevaluatedProperties": False},
        "choice": {"type": "object", "properties": {"a": {"type": "string"}, "b": {"type": "string"}},
                   "oneOf": [{"required": ["a"], "properties": {"a": {"type": "string", "pattern": "^x"}}, "additionalProperties": False}, {"required": ["b"]}]}}}
    place.put("catalog/example.com/widget_v1.json", schema(spec, definitions={"part": {"properties": {"size": {"type": "integer"}}}}))
    good = ["maybe: null", "maybe: a", "port: 80", "port: http", "either: 1", "either: a", "words: 1", "words: a", "mode: a", "fixed: x", "low: 1.5",
            "high: 4", "set: [a, b]", "list: [1, {a: 1}]", "labels: {a: b}", "any: {a: b, c: [1]}", "free: [1]", "part: {size: 1}", "wrapped: {size: 1}",
            "nullable: null", "nullable: {size: 1}", "properties: {a: b}", "choice: {a: xy}", "choice: {b: c}",
            "patterned: {a: b, c: d}", "named: {a: 1}", "closed: {a: b}"]
    bad = {"mode: null": "Unsupported value: null", "maybe: 1": "type string", "port: 1.5": "spec.port", "either: true": "spec.either", "mode: c": 'supported values: "a", "b"',
           "fixed: y": 'supported values: "x"', "low: 1": "greater than 1", "high: 5": "less than 5", "set: [a, a]": "Duplicate value", "labels: {a: 1}": "type string",
           "any: {a: 1}": "type string", "part: {size: a}": "type integer", "wrapped: {size: a}": "type integer", 
           "nullable: {size: a}": "type integer", "nullable: {other: 1}": 'unknown field "spec.nullable.other"', "properties: {a: 1}": "type string",
           "patterned: {a: 1}": "type string", "named: {a: b}": "type integer", "closed: {b: c}": 'unknown field "spec.closed.b"',
           "additionalProperties: 1": 'unknown field "spec.additionalProperties"', "choice: {a: yy}": "must validate one and only one schema",
           "part: {size: 1, other: 1}": 'unknown field "spec.part.other"'}
    place.put("good.yaml", "---\n".join(manifest(spec=f"{{name: it, {text}}}") for text in good))
    place.says(0, f"{len(good)} valid, 0 invalid", "--catalog", "catalog", "good.yaml")
    for text, wanted in bad.items():
        place.put("bad.yaml", manifest(spec=f"{{name: it, {text}}}"))
        place.says(1, wanted, "--catalog", "catalog", "bad.yaml")
    place.put("bad.yaml", manifest(spec="{}"))
    place.says(1, "spec.name: Required value", "--catalog", "catalog", "bad.yaml")
    refused = {"prefixItems has no": {"type": "array", "prefixItems": [{"type": "string"}]}, "$dynamicRef has no": {"$dynamicRef": "#node"},
               "$recursiveRef has no": {"$recursiveRef": "#"}, "$ref is no text": {"$ref": ["#/definitions/a"], "type": "string"},
               "unevaluatedItems has no": {"type": "array", "items": {"type": "string"}, "unevaluatedItems": False},
               "unevaluatedProperties has no": {"type": "object", "properties": {}, "unevaluatedProperties": {"type": "string"}},
               "but of one pattern": {"type": "object", "patternProperties": {".*": {"type": "string"}, "^a": {"type": "string"}}},
               "patternProperties in allOf": {"type": "object", "anyOf": [{"patternProperties": {".*": {"type": "string"}}}]},
               "more than 1000 properties": {"type": "object", "properties": {f"a{i}": {"type": "string"} for i in range(1001)}},
               "several types": {"type": ["string", "object"]}, "patternProperties": {"type": "object", "patternProperties": {"^a": {"type": "string"}}},
               "if has no": {"type": "object", "if": {"required": ["a"]}}, "to another file": {"$ref": "other.json"}, "leads nowhere": {"$ref": "#/definitions/no"},
               "leads back": {"$ref": "#/properties/spec"}, "false lets nothing in": False, "list of schemas": {"type": "array", "items": [{"type": "string"}]},
               "beside properties": {"type": "object", "properties": {"a": {"type": "string"}}, "additionalProperties": {"type": "string"}},
               "differs from the one outside": {"type": "string", "anyOf": [{"type": "integer"}]}, "are no scalars": {"type": "array", "items": {"type": "object"}, "uniqueItems": True},
               "no type but null": {"type": ["null"]}, 'Unsupported value: "null"': {"type": "null"}, "const beside enum": {"type": "string", "enum": ["a"], "const": "a"},
               "must be": {"type": "string", "maxLength": "5"}}
    for words, node in refused.items():
        place.put("refused/example.com/widget_v1.json", schema(node if words == "leads back" else {"type": "object", "properties": {"bad": node}}))
        place.put("a.yaml", manifest(spec="{}"))
        said = place.says(2, [words, "0 valid, 0 invalid, 1 not judged"], "--catalog", "refused", "a.yaml")
        holds("refused/example.com/widget_v1.json:" in said and ": error: " in said, f"{words}: a place: {said}")
    deep = node = {"type": "object", "properties": {}}
    for _ in range(300):
        node["properties"]["a"] = {"type": "object", "properties": {}}
        node = node["properties"]["a"]
    place.put("refused/example.com/widget_v1.json", schema(deep))
    place.says(2, "nested too deep", "--catalog", "refused", "a.yaml")
    bomb = {f"d{i}": {"type": "object", "properties": {f"p{k}": {"$ref": f"#/definitions/d{i + 1}"} for k in range(10)}} for i in range(20)}
    bomb["d20"] = {"type": "string"}
    place.put("refused/example.com/widget_v1.json", schema({"$ref": "#/definitions/d0"}, definitions=bomb))
    place.says(2, "more than 200000 nodes", "--catalog", "refused", "a.yaml")
    bomb = {f"d{i}": {"allOf": [{"$ref": f"#/definitions/d{i + 1}"}]} for i in range(100000)}
    bomb["d100000"] = {"type": "string"}
    place.put("refused/example.com/widget_v1.json", schema({"$ref": "#/definitions/d0"}, definitions=bomb))
    place.says(2, "nested too deep", "--catalog", "refused", "a.yaml")
    place.put("refused/example.com/widget_v1.json", schema({"type": "object", "properties": {f"a{i}": {"$ref": "#/definitions/e"} for i in range(200)}},
                                                           definitions={"e": {"enum": [f"v{i}" for i in range(6000)]}}))
    place.says(2, "more than 1000000 values", "--catalog", "refused", "a.yaml")
    place.put("refused/example.com/widget_v1.json", "[]")
    place.says(2, "neither a CustomResourceDefinition nor a JSON schema", "--catalog", "refused", "a.yaml")
    place.put("rules/example.com/widget_v1.json", schema({"type": "object", "properties": {"size": {"type": "integer"}},
                                                          "x-kubernetes-validations": [{"rule": "self.size != 7", "message": "seven is taken"}]}))
    place.put("seven.yaml", manifest(spec="{size: 7}"))
    place.says(1, "seven is taken", "--catalog", "rules", "seven.yaml", without=["note:"])


POLICY = """apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicy
metadata: {name: p}
spec: {matchConstraints: {resourceRules: [{apiGroups: [""], apiVersions: ["*"], operations: ["*"], resources: ["pods"]}]}, validations: [{expression: "true"}]}
"""


def test_a_broken_schema_costs_its_kind(root):
    """What stands beside it is judged, and the run is no success; in one line, however much is wrong."""
    place = Place(root, "broken")
    bad = {"type": "object", "patternProperties": {"^a": {}}}
    place.put("catalog/example.com/gadget_v1.json", schema({"type": "object", "properties": {f"a{i}": bad for i in range(21)}}))
    place.put("catalog/example.com/widget_v1.json", schema())
    place.put("catalog/example.com/part_v1.json", {"type": "string"})
    place.put("catalog/kustomize.config.k8s.io/kustomization_v1beta1.json", schema(bad))
    place.put("catalog/kustomize.config.k8s.io/component_v1alpha1.json", schema(bad))
    place.put("all/a.yaml", "---\n".join([manifest(), manifest(spec="{size: 1}"), manifest("Gadget"), manifest("Part"), manifest("Gadget", name="b")]))
    kustomize = "apiVersion: kustomize.config.k8s.io/v1%s\nkind: %s\nresources: [a.yaml]\n"
    place.put("all/kustomization.yaml", kustomize % ("beta1", "Kustomization"))
    place.put("all/part/kustomization.yaml", kustomize % ("alpha1", "Component"))
    place.says(0, "5 schemas, 4 with problems", "catalog", "--out", "index", "catalog", program=CRDC)
    for catalog in (["--catalog", "catalog"], ["--catalog", "index"], ["--schema-location", "catalog/{{.Group}}/{{.ResourceKind}}_{{.ResourceAPIVersion}}.json"]):
        said = place.says(2, ["all/a.yaml:4:14: Widget a: spec.size: Invalid value: 11", "Gadget of example.com/v1 is not judged: ", "(and 20 more)",
                              "Gadget b: could not be judged: the schema of its kind is of no use (", "1 valid, 1 invalid, 3 not judged", "2 other files",
                              "not judged, kustomizations: 2"], *catalog, "all")
        holds(said.count(": error: ") == 2, f"a line for each kind: {said}")
    place.says(0, ["1 valid", "kustomizations: 2"], "--catalog", "catalog", "--skip", "Gadget,Part", "--require-schema", "all/kustomization.yaml", "all/part",
               place.put("good.yaml", manifest(spec="{size: 1}")))
    place.says(2, "is not judged", "--chain", place.put("chain/policy.yaml", POLICY), "--catalog", "catalog", "all/a.yaml", without=["spec.size"])


def test_kinds_that_were_meant(root):
    """A kind that a catalog has in another version or under a name that differs by a slip is an error; another one of the group
    is not."""
    place = Place(root, "meant")
    for name in ("clusterissuer_v1", "issuer_v1", "certificate_v1", "certificate_v1alpha3"):
        place.put(f"schemas/cert-manager.io/{name}.json", schema())
    place.put("schemas/other.org/certificate_v1.json", schema())
    place.put("crds/all.yaml", "---\n".join(crd(kind, "cert-manager.io", versions) for kind, versions in
                                            (("ClusterIssuer", ("v1",)), ("Issuer", ("v1",)), ("Certificate", ("v1", "v1alpha3")))))
    place.says(0, "5 schemas", "catalog", "--out", "schemas.idx", "schemas", program=CRDC)
    place.says(0, "3 CRDs", "catalog", "--out", "crds.idx", "crds", program=CRDC)
    group = "cert-manager.io"
    meant = {("Certificate", "v1beta1"): '"; did you mean version "cert-manager.io/v1" or "cert-manager.io/v1alpha3"?', ("ClusterIsuer", "v1"): '"; did you mean "ClusterIssuer"?',
             ("Isuser", "v1"): '"; did you mean "Issuer"?', ("Isuer", "v2"): '"; did you mean "Issuer" in version "cert-manager.io/v1"?'}
    for catalog in ("schemas", "crds", "schemas.idx", "crds.idx"):
        for (kind, version), words in meant.items():
            place.put("a.yaml", manifest(kind, group, version))
            place.says(1, f'a.yaml:1:1: {kind} a: no matches for kind "{kind}" in version "cert-manager.io/{version}{words}', "--catalog", catalog, "a.yaml")
        place.put("a.yaml", "---\n".join([manifest("Challenge", group), manifest("Certificate", "nobody.org", "v2"), manifest("Isuer", "nobody.org")]))
        place.says(0, "3 without schema", "--catalog", catalog, "a.yaml")
    place.put("a.yaml", manifest("Isuer", group))
    place.says(1, 'did you mean "Issuer"?', "--catalog", "schemas/other.org", "--catalog", "schemas", "a.yaml")


def test_large_schemas(root):
    """What takes work for each value takes no more for each of many: with work for each pair none of these came to an end in
    the minute that it has."""
    place = Place(root, "large")
    place.put("a.yaml", manifest(spec="{size: 11}"))
    spec = {"type": "object", "properties": {"size": {"type": "integer", "maximum": 10}}}
    many = [f"v{i}" for i in range(400000)]
    chain = {f"d{i}": {"$ref": f"#/definitions/d{i + 1}"} for i in range(190000)}
    chain["d190000"] = spec
    for text in (schema({**spec, "properties": {**spec["properties"], "mode": {"enum": many}}}),
                 schema({**spec, "properties": {**spec["properties"], **{f"m{i}": {"$ref": "#/definitions/mode"} for i in range(20)}}},
                        definitions={"mode": {"type": "string", "enum": many[:40000]}}),
                 schema({"$ref": "#/definitions/d0"}, definitions=chain)):
        place.put("catalog/example.com/widget_v1.json", json.dumps(text))
        place.says(1, "spec.size: Invalid value: 11", "--catalog", "catalog", "a.yaml")


def test_schema_locations(root):
    """kubeconform's templates, and the API server's own kinds, by schemas where they are asked for (--no-builtins)."""
    place = Place(root, "locations")
    place.put("crds/example.com/widget_v1.json", schema())
    place.put("crds/crd-widget-example-v1.yaml.json", schema())
    server = schema({"type": ["object", "null"], "additionalProperties": False, "properties": {
        "ports": {"type": ["array", "null"], "items": {"type": "object", "required": ["port"], "properties": {
            "port": {"type": "integer"}, "targetPort": {"oneOf": [{"type": ["string", "null"]}, {"type": ["integer", "null"]}]}}},
            "x-kubernetes-list-map-keys": ["port", "protocol"], "x-kubernetes-list-type": "map"},
        "limit": {"oneOf": [{"type": ["string", "null"]}, {"type": ["number", "null"]}]}, "free": {"type": "object"}}},
        **{"x-kubernetes-group-version-kind": [{"group": "", "kind": "Service", "version": "v1"}]})
    for folder in ("master-standalone-strict", "v1.31.0-standalone"):
        place.put(f"k8s/{folder}/service-v1.json", server)
        place.put(f"k8s/{folder}/deployment-apps-v1.json", server)
    place.put("a.yaml", manifest())
    for template in ("crds/{{.Group}}/{{.ResourceKind}}_{{.ResourceAPIVersion}}.json", "crds/{{ .Group }}/{{ .ResourceKind }}_{{ .ResourceAPIVersion }}.json",
                     "crds/crd-{{.ResourceKind}}{{.KindSuffix}}.yaml.json"):
        place.says(1, "spec.size: Invalid value: 11", "--schema-location", template, "a.yaml")
    place.put("core.yaml", "---\n".join([manifest("Service", "", "v1", "{ports: [{port: 1, targetPort: http}], limit: 0.5, free: {a: 1}}"), manifest("Service", "", "v1", "{ports: [{}]}"),
                                         manifest("Service", "", "v1", "null"), manifest("Deployment", "apps", "v1", "{replicas: 1}")]))
    for options in ([], ["--kubernetes-version", "1.31"]):
        place.says(1, ["2 valid, 2 invalid", "spec.ports[0].port: Required value", 'unknown field "spec.replicas"'], "--no-builtins", "--schema-location", "k8s", *options, "core.yaml")
    place.says(0, "4 without schema", "--no-builtins", "--schema-location", "k8s", "--kubernetes-version", "1.33", "core.yaml")
    place.says(0, "without schema", "--schema-location", "nowhere/{{.ResourceKind}}.json", "a.yaml")
    for template, words in (("https://example.com/{{.Group}}.json", "nothing is fetched"), ("default", "nothing is fetched"), ("{{.Name}}.json", "{{.Name}} is none of"),
                            ("{{.Group", "has no }}")):
        place.says(2, words, "--schema-location", template, "a.yaml")
    place.put("wrong/widget.json", crd("Gadget") + "# Widget\n")
    place.says(2, "it does not define the kind", "--schema-location", "wrong/{{.ResourceKind}}.json", "a.yaml")
    pod = manifest("Pod", "", "v1", "{containers: []}")
    place.put("k8s/master-standalone-strict/pod-v1.json", schema({"type": "object", "properties": {"nodeName": {"type": "string"}}}, **{"x-kubernetes-group-version-kind": []}))
    place.put("pod.yaml", pod)
    place.says(1, 'unknown field "spec.containers"', "--no-builtins", "--schema-location", "k8s", "pod.yaml")
    place.says(1, "spec.containers: Required value", "--schema-location", "k8s", "pod.yaml")  # the API server's own checks go first


def test_places_stay_places(root):
    """A kind, version or group that is no name leads to no file, and what is no regular file in a folder is not waited for."""
    place = Place(root, "places")
    place.put("schemas/example.com/widget_v1.json", schema())
    place.put("outside/x_v1.json", "not to be read")
    place.put("v1/x_v1.json", "not to be read")
    template = "schemas/{{.Group}}/{{.ResourceKind}}_{{.ResourceAPIVersion}}.json"
    for api_version, kind in (("example.com/v1", "../../outside/x"), ("../../outside/v1", "x"), ("../v1", "x"), ("other.org/..", "x"), ("example.com/../v1", "Widget"),
                              ("example.com/v1", ".."), ("example.com/v1", "x/../Widget")):
        place.put("a.yaml", json.dumps({"apiVersion": api_version, "kind": kind, "metadata": {"name": "a"}}))
        said = place.says(1, ": Invalid value: ", "--schema-location", template, "a.yaml")
        holds("not to be read" not in said and "outside/x_v1" not in said, said)
    place.put("a.yaml", manifest())
    for folder in ("crds", "catalog", "manifests", "schemas/other.org", "beside"):
        (place.folder / folder).mkdir()
        os.mkfifo(place.folder / folder / ("b.markers.yaml" if folder == "beside" else "widget_v1.json"))
    for name in ("crds/c.yaml", "catalog/c.yaml", "beside/b.yaml"):
        place.put(name, crd())
    place.put("other.yaml", manifest(group="other.org"))
    place.says(2, "crds/widget_v1.json: error: cannot read: is no regular file", "--crd", "crds", "a.yaml")
    place.says(2, "catalog/widget_v1.json: error: is no regular file", "--catalog", "catalog", "a.yaml")
    place.says(2, "beside/b.markers.yaml: error: cannot read: is no regular file", "--crd", "beside/b.yaml", "a.yaml")
    place.says(2, "schemas/other.org/widget_v1.json: error: is no regular file", "--schema-location", template, "other.yaml")
    place.says(2, "manifests/widget_v1.json: is no regular file", "manifests")
    place.says(2, "cannot read: is no regular file", "lint", "crds", program=CRDC)


def test_broken_archives(root):
    """Cut, damaged, or not archives at all: an error, and no verdict."""
    place = Place(root, "archives")
    place.put("catalog/widgets.yaml", crd() + "# " + os.urandom(30000).hex() + "\n")
    place.put("a.yaml", manifest())
    plain = pack(place.folder / "catalog")
    place.put("c.tar", plain)
    place.says(1, "1 invalid", "--catalog", "c.tar", "a.yaml")
    place.put("c.tar", plain[:2000])
    place.says(2, "c.tar: error: the archive ends too soon", "--catalog", "c.tar", "a.yaml", without=["document"])
    for packing, compress in (("gz", gzip.compress), ("xz", lzma.compress)):
        if lacks(place, packing):
            continue
        data = compress(plain)
        for cut in (10, 40, len(data) // 2, len(data) - 9):
            place.put("c", data[:cut])
            place.says(2, "c: error: the ", "--catalog", "c", "a.yaml", without=["document"])
        for at in (len(data) // 2, len(data) - 6):
            place.put("c", data[:at] + bytes([data[at] ^ 255]) + data[at + 1:])
            place.says(2, "stream is broken", "--catalog", "c", "a.yaml", without=["document"])
    stream = io.BytesIO()
    with tarfile.open(fileobj=stream, mode="w") as archive:
        info = tarfile.TarInfo("big.yaml")
        info.size = (64 << 20) + 1
        archive.addfile(info, io.BytesIO(bytes(info.size)))
    place.put("big.tar", stream.getvalue())
    place.says(2, "more than 64 MiB", "--catalog", "big.tar", "a.yaml")
    header = bytearray(plain[:512])
    place.put("bad.tar", bytes(header) + bytes(512) + b"no header" * 100)
    code, said = place.run("--catalog", "bad.tar", "a.yaml")
    holds(code in (0, 2) and "invalid," not in said.replace("0 invalid", ""), said)
    place.says(2, "No such file", "--catalog", "missing", "a.yaml")
    (place.folder / "empty").mkdir()
    place.says(2, "no file *.yaml, *.yml or *.json is in this catalog", "--catalog", "empty", "a.yaml")


def test_broken_indexes(root):
    """Wherever a byte is changed: an error or the same answer."""
    place = Place(root, "indexes")
    place.put("catalog/widgets.yaml", crd(extra=RULE))
    place.put("catalog/example.com/thing_v1.json", schema())
    place.put("marked.yaml", crd("Marked").replace("size: {type", "# +kubebuilder:validation:Minimum=3\n              size: {type"))
    place.put("a.yaml", manifest())
    place.says(0, "1 CRD, 1 schema", "catalog", "--out", "index", "catalog", program=CRDC)
    listed = place.says(0, ["example.com/v1 Widget CustomResourceDefinition widgets.yaml", "example.com/v1 thing schema example.com/thing_v1.json"], "catalog", "--list",
                        "index", program=CRDC)
    holds(len(listed.splitlines()) == 2, listed)
    data = (place.folder / "index").read_bytes()
    place.says(0, "", "catalog", "--out", "again", "catalog", program=CRDC)
    holds((place.folder / "again").read_bytes() == data, "the same bytes from the same catalog")
    expected = place.run("--catalog", "index", "a.yaml")
    holds(expected[0] == 1, expected)
    for at in range(0, len(data), 17):
        place.put("index", data[:at] + bytes([data[at] ^ 0x41]) + data[at + 1:])
        got = place.run("--catalog", "index", "a.yaml")
        holds(got == expected or (got[0] == 2 and "index" in got[1] and ": error: " in got[1]), f"byte {at}: {got}")
        code, said = place.run("catalog", "--list", "index", program=CRDC)
        holds(code in (0, 1) and (code == 1 or said == listed), f"byte {at}: {code} {said}")
    for cut in (8, 79, 80, 200, len(data) - 1):
        place.put("index", data[:cut])
        place.says(2, "index: error: ", "--catalog", "index", "a.yaml")
    place.put("index", data + b"more")
    place.says(2, "the index is cut off", "--catalog", "index", "a.yaml")
    place.put("index", data[:8] + b"\x02" + data[9:])
    place.says(2, "of another version", "--catalog", "index", "a.yaml")
    place.says(1, "it is no index", "catalog", "--list", "a.yaml", program=CRDC)
    place.says(0, "1 CRD", "catalog", "--out", "marks", "marked.yaml", program=CRDC)
    place.put("marked-a.yaml", manifest("Marked", spec="{size: 1}"))
    place.says(1, "greater than or equal to 3", "--catalog", "marks", "marked-a.yaml")
    place.says(1, "nothing is written", "catalog", "--out", "none", "a.yaml", program=CRDC)
    place.says(2, "--out FILE says", "catalog", "catalog", program=CRDC)
    place.says(2, "one of them", "catalog", "--list", "--out", "x", "catalog", program=CRDC)


def test_command_lines(root):
    """What flags do not go together."""
    place = Place(root, "flags")
    place.put("catalog/widgets.yaml", crd())
    for flag in (["--catalog", "catalog"], ["--schema-location", "x"], ["--crds-from-cluster"]):
        place.says(2, f"--crd gives them, not {flag[0]}", "--batch", *flag, sent="")
    place.says(2, "without it there is no --context", "--context", "here", "-", sent="")


def main():
    failed = 0
    with tempfile.TemporaryDirectory(prefix="catalog-") as root:
        for name, test in list(globals().items()):
            if not name.startswith("test_"):
                continue
            try:
                test(root)
                print(f"ok {name}")
            except AssertionError as error:
                failed += 1
                print(f"FAILED {name}: {error}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
