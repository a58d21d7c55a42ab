# SPDX-License-Identifier: Apache-2.0
"""Makes CRDs that are wrong in one or two ways, and changes of CRDs, as requests of crd-validate --batch.

Each request starts from a small CRD grown at random, or from a real one, and breaks some of it: any field of
CustomResourceDefinitionSpec, the metadata, any keyword of JSONSchemaProps at any place (the root, a field, an item, a value of a map,
inside allOf and the like), rules, defaults. A change (crd-update) has the CRD as it was, which may be broken as well: then what was
broken before may stay. The same seed makes the same requests.

Members whose name starts with "@2@" are written without that prefix: a second member of the same name."""

import copy
import json
import random

NAMES = ["a", "b", "spec", "status", "name", "list", "map", "x-y", "metadata", "kind", "apiVersion", "items", "a.b", "ä", "self", "in", "0"]
TYPES = ["string", "integer", "number", "boolean", "object", "array"]
ODD_TYPES = TYPES + ["", "null", "float", "String", "any"]
FORMATS = ["int32", "int64", "float", "double", "byte", "date", "date-time", "datetime", "duration", "uuid", "uuid4", "ipv4", "cidr", "mac", "uri",
           "email", "hostname", "password", "quantity", "bogus", "", "k8s-short-name", "int-or-string"]
PATTERNS = ["^a+$", "[", "(?=x)", "\\d{1001}", "a{2,1}", "\\p{Greek}", "(a", "", "^[a-z]*$", "\\8", "[[:foo:]]", "x**", "(?P<n>a)", "(?<n>a)"]
TEXTS = ["", " ", "x", "a\nb", "ä", "\u2028", "A" * 300, "<&>", "\"q\"", "tab\there", "\x7f"]
LABELS = ["v1", "V1", "1", "", "a.b", "v1beta1", "a" * 63, "a" * 64, "-a", "a-", "ä", "v_1", "a b", "v2"]
PATHS = [".spec.replicas", "spec.replicas", ".status.x", ".spec", ".", "", ".spec.", "..", ".spec[0]", ".metadata.labels", ".status.", " .spec.x",
         ".spec.x.y", ".spec.replicas.", "$.spec"]
FIELD_PATHS = [".a", ".b", ".a.b", ".spec", ".spec.a", "a", "", " ", ".", "..a", ".a.", "['a']", "['a'].b", ".spec['a']", "['a", "[a]", "['a'", "[\"a\"]",
               ".['a']", "['a\\'b']", "['\\q']", ".a[0]", ".metadata.name", ".metadata", ".map['k']", ".map.k", ".list[0]", ".list", ".x-y", "['x-y']", ".a\nb", ".kind",
               ".spec.a ", " .a", ".items", "['a']['b']", ".name", "[]", "['']", "]", ".a]", ".a.b.c", "['a\\\\']"]
REASONS = ["FieldValueInvalid", "FieldValueForbidden", "FieldValueRequired", "FieldValueDuplicate", "FieldValueNotFound", "", "Bogus", None]
URLS = ["https://example.com", "https://example.com/path", "http://example.com", "example.com", "", "https://", "https://u:p@example.com", "https://example.com?q=1",
        "https://example.com#f", "HTTPS://example.com", "https://example.com:8443", "https://[::1", "https://exa mple.com", "https://example.com/%zz", "://x", "ftp://x",
        "https://example.com:port", "https://u@h?a#b", "https:///path", "mailto:a@b", "/path", "https://example.com/?", "https://a@", "https://[::1]:443/x", "\thttps://a",
        "https:opaque", "//host", "https://host/#", "https://host?"]
SERVICE_PATHS = ["/", "//", "", "/a", "/a/b", "a", "/a//b", "/a/", "/A", "/a_b", "/a.b", "/a/b/", "///", "/-", "a/b", "/" + "a" * 254]
RULES = {
    "string": ["self != 'x'", "self.size() > 1", "self.matches('^a')", "self == oldSelf", "self.startsWith('a')"],
    "integer": ["self > 0", "self < 100", "self >= oldSelf"],
    "number": ["self > 0.5", "self < 1e3"],
    "boolean": ["self", "!self || true"],
    "object": ["true", "has(self.a)", "!has(self.b)", "self == oldSelf", "has(self.spec) && has(self.spec.a)", "self.size() > 0", "self.all(k, k != 'x')",
               "self.metadata.name.startsWith('a')"],
    "array": ["self.size() > 0", "self.all(x, x == x)", "self.all(x, self.exists_one(y, x == y))", "self == oldSelf", "self.map(x, x).size() < 3",
              "self.all(x, self.all(y, self.all(z, x == y || y == z)))"],
}
ODD_RULES = ["", " ", "1", "self", "self +", "true &&\nfalse", "undefined", "oldSelf.orValue(1) == 1", "self.x.y.z", "'a' + 1 == 'a'", "null == self", "oldSelf == self",
             "optional.none().hasValue()", "string(self) == 'x'", "dyn(self) == 1", "!oldSelf.hasValue() || true", "self == 'x' || true", "[1, 2, 3].exists(x, x == self)",
             "1 / 0 == 1", "self.matches('[')", "\ttrue\t", "true // comment", "\r\ntrue", "duration('1s') < duration('2s')", "size(self) > 0"]
MESSAGES = ["m", "", " ", "a\nb", "\n", "x\r", "m" * 2049, " m ", "\u2028"]
EXPRESSIONS = ["'m'", "", " ", "1", "self", "oldSelf", "'x", "'a' + string(self)", "string(self)", "'a\\nb'", "self.a", "''", "null"]


class Mutator:
    def __init__(self, seed):
        self.random = random.Random(seed)

    def chance(self, part):
        return self.random.random() < part

    def pick(self, *options):
        return self.random.choice(options)

    def of(self, options):
        return self.random.choice(options)

    # ---- growing ----

    def value(self, schema, depth=0):
        """A value that mostly fits the schema."""
        schema = schema if isinstance(schema, dict) else {}
        kind = schema.get("type") if isinstance(schema.get("type"), str) else None
        if schema.get("enum") and isinstance(schema["enum"], list) and self.chance(0.7):
            return self.of(schema["enum"])
        if depth > 4 or self.chance(0.08):
            return self.pick("x", 1, 1.5, True, None, [], {}, {"a": None}, [None], ["x", "x"])
        if schema.get("x-kubernetes-int-or-string"):
            return self.pick("x", 1, "10%", 1.5)
        if kind == "object" or (kind is None and self.chance(0.3)):
            return self.object_value(schema, depth)
        if kind == "array":
            items = schema.get("items")
            return [self.value(items, depth + 1) for _ in range(self.pick(0, 1, 1, 2, 3))]
        return {"string": self.pick("x", "", "a", "2020-01-01", "aa", "10.0.0.1"), "integer": self.pick(0, 1, -1, 5, 2**31, 2**53 + 1, 1.0),
                "number": self.pick(0, 1.5, -1, 1e20), "boolean": self.chance(0.5)}.get(kind, self.pick("x", 1, {"a": 1}))

    def object_value(self, schema, depth):
        made, properties = {}, schema.get("properties")
        for name, child in (properties if isinstance(properties, dict) else {}).items():
            if self.chance(0.6):
                made[name] = self.value(child, depth + 1)
        extra = schema.get("additionalProperties")
        if extra:
            made[self.pick("k", "l")] = self.value(extra, depth + 1)
        if self.chance(0.12):
            made["unknown"] = self.pick(1, {"u": 1}, None)
        if schema.get("x-kubernetes-embedded-resource") and self.chance(0.8):
            made.update(apiVersion=self.pick("v1", "a/b", "", 1, "a/b/c"), kind=self.pick("Pod", "", 1, "a b"))
            made["metadata"] = self.pick({}, {"name": "x"}, {"name": "X Y"}, {"labels": {"a": "b c"}}, {"labels": {"a": 1}}, None, 1, {"unknown": 1}, {"finalizers": ["x"]},
                                         {"annotations": {"a": "b"}, "name": "n"}, {"creationTimestamp": None}, {"generateName": "x-"})
        return made

    def schema(self, depth=0):
        """A structural schema that is mostly good."""
        kind = self.of(TYPES + ["object", "array"]) if depth < 3 else self.of(TYPES[:4])
        made = {"type": kind}
        if kind == "string":
            if self.chance(0.3):
                made["format"] = self.of(FORMATS)
            if self.chance(0.2):
                made["enum"] = ["a", "b", "x"]
            if self.chance(0.3):
                made["maxLength"] = self.pick(1, 5, 100)
            if self.chance(0.1):
                made["pattern"] = "^[a-z]*$"
        elif kind in ("integer", "number"):
            if self.chance(0.3):
                made["minimum"] = self.pick(0, 1, -5)
            if self.chance(0.2):
                made["maximum"] = self.pick(10, 1.5)
        elif kind == "object":
            self.grow_object(made, depth)
        elif kind == "array":
            self.grow_list(made, depth)
        if depth and self.chance(0.05):
            made = {"x-kubernetes-int-or-string": True}
        if depth and self.chance(0.04):
            made = {"x-kubernetes-preserve-unknown-fields": True, **({"type": "object"} if self.chance(0.5) else {})}
        if self.chance(0.1) and "type" in made and depth:
            made["nullable"] = True
        if self.chance(0.15):
            self.add_rule(made)
        if depth and self.chance(0.2):
            made["default"] = self.value(made)
        if self.chance(0.12):
            made[self.pick("allOf", "anyOf", "oneOf")] = [self.nested(made) for _ in range(self.pick(1, 2))]
        if self.chance(0.05):
            made["not"] = self.nested(made)
        return made

    def grow_object(self, made, depth):
        if self.chance(0.25) and depth:
            made["additionalProperties"] = self.schema(depth + 1)
            return
        made["properties"] = {name: self.schema(depth + 1) for name in self.random.sample(NAMES[:9], self.pick(1, 2, 3))}
        if self.chance(0.3):
            made["required"] = [self.of(list(made["properties"]))]
        if self.chance(0.15):
            made["x-kubernetes-map-type"] = self.pick("atomic", "granular")
        if depth and self.chance(0.1):
            made["x-kubernetes-embedded-resource"] = True
            made["x-kubernetes-preserve-unknown-fields"] = True

    def grow_list(self, made, depth):
        made["items"] = self.schema(depth + 1)
        kind = self.pick("atomic", "set", "map", None, None)
        if kind == "map":
            keys = self.random.sample(["name", "kind", "a"], self.pick(1, 1, 2))
            made["items"] = {"type": "object", "properties": {key: {"type": "string"} for key in keys + ["b"]}, "required": list(keys)}
            made["x-kubernetes-list-map-keys"] = keys
        if kind == "set":
            made["items"] = {"type": self.of(TYPES[:4])}
        if kind:
            made["x-kubernetes-list-type"] = kind
        if self.chance(0.3):
            made["maxItems"] = self.pick(3, 100, 10000)

    def nested(self, of):
        """What may stand inside allOf and the like."""
        made = self.pick({"minimum": 1}, {"maxLength": 3}, {"required": ["a"]}, {"enum": ["a"]}, {"format": "date"}, {"pattern": "^a"}, {"minItems": 1})
        properties = of.get("properties")
        if isinstance(properties, dict) and self.chance(0.4):
            made = {"properties": {name: {"enum": ["a", 1]} for name in properties}}
        if self.chance(0.1):
            made = {"items": {"maxLength": 1}} if self.chance(0.5) else {"properties": {"zz": {"minimum": 1}}}
        return copy.deepcopy(made)

    def add_rule(self, schema):
        rule = {"rule": self.of(RULES.get(str(schema.get("type")), ["true"]))}
        if self.chance(0.3):
            rule["message"] = "m"
        if self.chance(0.1):
            rule["messageExpression"] = "'m'"
        if self.chance(0.1):
            rule["fieldPath"] = self.of(FIELD_PATHS)
        schema.setdefault("x-kubernetes-validations", []).append(rule)

    def version(self, name):
        root = {"type": "object", "properties": {"spec": self.schema(1)}}
        if self.chance(0.5):
            root["properties"]["spec"] = {"type": "object", "properties": {name: self.schema(2) for name in ["a", "b", "list", "map"]}}
        if self.chance(0.5):
            root["properties"]["status"] = {"type": "object", "properties": {"a": {"type": "string"}}}
        if self.chance(0.2):
            root["properties"].update(metadata={"type": "object"}, apiVersion={"type": "string"}, kind={"type": "string"})
        if self.chance(0.15):
            root["x-kubernetes-validations"] = [{"rule": self.pick("true", "has(self.spec)", "self.metadata.name != 'x'", "self == oldSelf")}]
        made = {"name": name, "served": True, "storage": False, "schema": {"openAPIV3Schema": root}}
        if self.chance(0.4):
            made["subresources"] = self.subresources()
        if self.chance(0.3):
            made["additionalPrinterColumns"] = [{"name": "A", "type": "string", "jsonPath": ".spec.a"}]
        if self.chance(0.2):
            made["selectableFields"] = [{"jsonPath": self.pick(".spec.a", ".status.a", ".spec.b")}]
        if self.chance(0.1):
            made.update(deprecated=True, deprecationWarning="w")
        return made

    def subresources(self):
        made = {"status": {}} if self.chance(0.8) else {}
        if self.chance(0.4):
            made["scale"] = {"specReplicasPath": ".spec.a", "statusReplicasPath": ".status.a"}
        return made

    def crd(self):
        group, plural = self.pick("example.com", "example.com", "x.k8s.io"), "foos"
        names = self.random.sample(["v1", "v1beta1", "v2"], self.pick(1, 1, 1, 2, 3))
        versions = [self.version(name) for name in names]
        if len(versions) > 1 and self.chance(0.4):  # what all versions share stands elsewhere in the API server
            versions = [{**copy.deepcopy(versions[0]), "name": name} for name in names]
        if versions:
            self.of(versions)["storage"] = True
        made = {"apiVersion": "apiextensions.k8s.io/v1", "kind": "CustomResourceDefinition", "metadata": {"name": f"{plural}.{group}"},
                "spec": {"group": group, "scope": self.pick("Namespaced", "Cluster"), "names": {"plural": plural, "kind": "Foo"}, "versions": versions}}
        if group.endswith("k8s.io"):
            made["metadata"]["annotations"] = {"api-approved.kubernetes.io": "https://example.com/1"}
        if self.chance(0.15):
            made["spec"]["conversion"] = self.conversion()
        return made

    def conversion(self):
        return {"strategy": "Webhook", "webhook": {"conversionReviewVersions": ["v1"], "clientConfig": {"service": {"namespace": "n", "name": "s"}}}}

    # ---- places ----

    def schemas(self, crd):
        """All schemas of a CRD, inside allOf and forbidden keywords too."""
        found = []

        def walk(node):
            if not isinstance(node, dict):
                return
            found.append(node)
            for name in ("items", "additionalProperties", "not", "additionalItems"):
                walk(node.get(name))
            for name in ("properties", "patternProperties", "definitions", "dependencies"):
                if isinstance(node.get(name), dict):
                    for child in node[name].values():
                        walk(child)
            for name in ("allOf", "anyOf", "oneOf", "items"):
                if isinstance(node.get(name), list):
                    for child in node[name]:
                        walk(child)

        for version in self.versions(crd):
            schema = version.get("schema")
            walk(schema.get("openAPIV3Schema") if isinstance(schema, dict) else None)
        return found

    @staticmethod
    def versions(crd):
        versions = crd.get("spec", {}).get("versions") if isinstance(crd.get("spec"), dict) else None
        return [version for version in versions or [] if isinstance(version, dict)] if isinstance(versions, list) else []

    # ---- breaking ----

    def mutate(self, crd):
        """Breaks something; mostly schemas, which say most."""
        schemas = self.schemas(crd)
        kinds = [self.break_spec, self.break_names, self.break_version, self.break_version, self.break_columns, self.break_selectable, self.break_conversion,
                 self.break_metadata, self.break_status, self.break_anything]
        if schemas and self.chance(0.65):
            self.pick(self.break_keyword, self.break_keyword, self.break_keyword, self.break_rule, self.break_list, self.break_default, self.break_nested,
                      self.break_resource)(self.of(schemas[:3] if self.chance(0.2) else schemas))
        else:
            self.of(kinds)(crd)

    def keyword(self, name, near):
        """A value for a keyword, of the right JSON type mostly."""
        child = self.schema(2)
        flag = self.pick(True, True, False)
        length = self.pick(0, 1, 5, -1, 10**18, 2**63 - 1, 1.0, 100)
        number = self.pick(0, 1, -1, 1.5, 1e300, 10**20, 2**53 + 1, 0.1, -0.0, 5)
        branch = self.pick({}, child, {"type": "string"}, self.nested(near), {"minimum": 1}, {"x-kubernetes-validations": [{"rule": "true"}]}, {"default": 1},
                           {"nullable": True}, {"additionalProperties": False}, {"additionalProperties": {}}, {"title": "t"}, {"description": "d"})
        values = {
            "id": self.of(TEXTS), "$schema": self.of(TEXTS), "$ref": self.pick("", "#/definitions/x"), "description": self.of(TEXTS), "title": self.of(TEXTS),
            "type": self.of(ODD_TYPES), "format": self.of(FORMATS), "default": self.value(near), "example": self.value(near), "pattern": self.of(PATTERNS),
            "enum": self.pick([], ["a"], [None], [1, 1], ["a", {"b": 1}], [self.value(near), self.value(near)]), "not": branch,
            "required": self.pick([], ["a"], ["zz"], ["a", "a"], [""], [None]), "items": self.pick(child, {}, [child], [], [{}, {}], True, "x", 5),
            "properties": self.pick({}, {"a": child}, {"a": None}, {"metadata": child}, {"metadata": {"type": "object", "properties": {"name": child}}}, {"": child},
                                    {"a": {}, "b": {"type": "string"}}),
            "additionalProperties": self.pick(True, False, child, {}, {"type": "string"}), "additionalItems": self.pick(True, False, child, {}),
            "patternProperties": self.pick({}, {"^a": child}, {"^a": {}}), "definitions": self.pick({}, {"x": child}, {"x": {}}),
            "dependencies": self.pick({}, {"a": ["b"]}, {"a": child}, {"a": []}, {"a": {}}, {"a": None}, {"a": 1}),
            "externalDocs": self.pick({}, {"url": "u"}, {"description": "d", "url": ""}, {"unknown": 1}), "multipleOf": self.pick(0, 2, -1, 0.5),
            "x-kubernetes-list-map-keys": self.pick([], ["a"], ["name"], ["a", "a"], ["zz"], [""], ["a", "b"]),
            "x-kubernetes-list-type": self.pick("atomic", "set", "map", "bag", "", "Map"), "x-kubernetes-map-type": self.pick("atomic", "granular", "loose", ""),
            "x-kubernetes-validations": self.pick([], [{"rule": "true"}], [{}], [None], [{"rule": "self == oldSelf"}]),
            "unknown-keyword": 1,
        }
        for flags in ("exclusiveMaximum", "exclusiveMinimum", "uniqueItems", "nullable", "x-kubernetes-preserve-unknown-fields", "x-kubernetes-embedded-resource",
                      "x-kubernetes-int-or-string"):
            values[flags] = flag
        for lengths in ("maxLength", "minLength", "maxItems", "minItems", "maxProperties", "minProperties"):
            values[lengths] = length
        for numbers in ("maximum", "minimum"):
            values[numbers] = number
        for branches in ("allOf", "anyOf", "oneOf"):
            values[branches] = self.pick([branch], [branch, {}], [], [{"type": "integer"}, {"type": "string"}], [None], [{"anyOf": [{"type": "integer"}, {"type": "string"}]}],
                                         [{"not": branch}], [{"properties": {"a": branch}}], [{"items": branch}], [{"additionalProperties": branch}])
        if name is None:
            name = self.of(sorted(values))
        value = copy.deepcopy(values[name])
        return name, None if self.chance(0.04) else self.pick(1, "x", True, [], {}, 1.5, "true") if self.chance(0.02) else value

    def break_keyword(self, node):
        if self.chance(0.15) and node:
            del node[self.of(sorted(node))]
            return
        name, value = self.keyword(None, node)
        node[name] = value

    def break_nested(self, node):
        """Something inside allOf, anyOf, oneOf or not; most of it may only stand outside."""
        name, value = self.keyword(None, node)
        branch, outer = {name: value}, self.pick("allOf", "anyOf", "oneOf", "not")
        for _ in range(self.pick(0, 0, 1, 2)):
            branch = self.pick({"allOf": [branch]}, {"not": branch}, {"items": branch}, {"properties": {self.pick("a", "b", "metadata"): branch}},
                               {"additionalProperties": branch}, {"anyOf": [branch, {}]})
        node[outer] = branch if outer == "not" else [branch]

    def break_rule(self, node):
        kind = node.get("type") if isinstance(node.get("type"), str) else None
        rule = {"rule": self.of(RULES.get(kind, ["true"])) if self.chance(0.7) else self.of(ODD_RULES)}
        for name, options, part in (("message", MESSAGES, 0.3), ("messageExpression", EXPRESSIONS, 0.3), ("reason", REASONS, 0.3), ("fieldPath", FIELD_PATHS, 0.5),
                                    ("optionalOldSelf", [True, False, None], 0.25)):
            if self.chance(part):
                rule[name] = self.of(options)
        if self.chance(0.05):
            del rule["rule"]
        rules = node.get("x-kubernetes-validations")
        if isinstance(rules, list) and rules and self.chance(0.5) and isinstance(rules[0], dict):
            rules[0].update(rule)
        else:
            node["x-kubernetes-validations"] = [rule] * self.pick(1, 1, 1, 2, 5)
        if self.chance(0.2):  # what is unbounded costs most
            for name in ("maxItems", "maxLength", "maxProperties", "enum"):
                node.pop(name, None)

    def break_list(self, node):
        node["type"] = self.pick("array", "array", "array", "object", "")
        node["x-kubernetes-list-type"] = self.pick("map", "set", "map")
        node.setdefault("items", self.pick({"type": "string"}, {"type": "object", "properties": {"a": {"type": "string"}}}))
        if self.chance(0.6):
            node["x-kubernetes-list-map-keys"] = self.pick(["a"], ["name", "a"], ["a", "a"], ["b"])
        items = node["items"]
        if isinstance(items, dict) and self.chance(0.7):
            items.update(type=self.pick("object", "object", "array", "string"), properties={"a": self.schema(2), "name": {"type": "string"}})
            if self.chance(0.4):
                items["required"] = self.pick(["a"], ["name", "a"])
            if self.chance(0.2):
                items["nullable"] = True
            if self.chance(0.3):
                items["properties"]["a"][self.pick("nullable", "default")] = self.pick(True, "x")
            if self.chance(0.3):
                items[self.pick("x-kubernetes-map-type", "x-kubernetes-list-type")] = self.pick("atomic", "granular", "set")

    def break_default(self, node):
        node["default"] = self.value(node)
        if self.chance(0.4):
            self.add_rule(node)
            node["x-kubernetes-validations"][-1].update(self.pick({}, {"rule": "false"}, {"rule": "self == oldSelf"}, {"optionalOldSelf": True}, {"message": "refused"},
                                                                  {"messageExpression": "'a' + 'b'"}, {"rule": "oldSelf.hasValue()", "optionalOldSelf": True},
                                                                  {"reason": "FieldValueForbidden", "rule": "false", "fieldPath": self.of(FIELD_PATHS)}))

    def break_resource(self, node):
        """Embedded resources and metadata."""
        node["type"] = self.pick("object", "object", "object", "string", "")
        if self.chance(0.8):
            node["x-kubernetes-embedded-resource"] = True
        if self.chance(0.5):
            node["x-kubernetes-preserve-unknown-fields"] = True
        metadata = {"type": "object", "properties": {"name": self.schema(3), self.pick("generateName", "labels", "finalizers"): self.schema(2)}}
        if self.chance(0.3):
            metadata["default"] = self.pick({"name": "x"}, {"name": "X"}, {"labels": {"a": "b"}}, {"unknown": 1})
        if self.chance(0.3):
            metadata["additionalProperties"] = {"type": "string", "default": "x"}
        if self.chance(0.3):
            metadata["properties"]["name"]["default"] = self.pick("x", "X", 1)
        if self.chance(0.2):
            metadata["x-kubernetes-embedded-resource"] = True
        node.setdefault("properties", {})
        if isinstance(node["properties"], dict):
            node["properties"]["metadata"] = self.pick(metadata, metadata, {"type": "string"}, {"type": "object"}, {"type": "object", "maxProperties": 1})
            if self.chance(0.4):
                node["properties"][self.pick("kind", "apiVersion")] = self.pick({"type": "string"}, {"type": "integer"}, {"type": "string", "default": self.pick("Pod", "a b", "")},
                                                                               {"type": "string", "enum": ["Pod"]})
        if self.chance(0.3):
            node["default"] = self.object_value(node, 1)

    def break_spec(self, crd):
        spec = crd["spec"] if isinstance(crd.get("spec"), dict) else crd
        name, values = self.pick(
            ("group", ["nodots", "", "UPPER.io", "k8s.io", "x.k8s.io", "kubernetes.io", "notk8s.io", "a..b", "example.com.", "a" * 254 + ".io", None]),
            ("scope", ["Galaxy", "", "cluster", "Cluster", "Namespaced", None]),
            ("preserveUnknownFields", [True, True, False, None]),
            ("names", [{}, None, {"plural": "foos"}, {"kind": "Foo"}, {"plural": "foos", "kind": "Foo", "listKind": "Foo"}]),
            ("versions", [[], None, [{}], [None], (spec.get("versions") or []) * 2]),
            ("unknown", [1, {}]), ("validation", [{"openAPIV3Schema": {"type": "object"}}]), ("subresources", [{"status": {}}]))
        spec[name] = copy.deepcopy(self.of(values))
        if self.chance(0.15):
            del spec[name]

    def break_names(self, crd):
        names = crd.get("spec", {}).get("names") if isinstance(crd.get("spec"), dict) else None
        if not isinstance(names, dict):
            return
        name = self.pick("plural", "singular", "kind", "listKind", "shortNames", "categories")
        if name in ("shortNames", "categories"):
            names[name] = [self.of(LABELS) for _ in range(self.pick(0, 1, 2))] if self.chance(0.95) else self.pick(None, [None])
        else:
            names[name] = self.pick(*LABELS, "Foo", "FooList", "ÄFoo", "foos", None)

    def break_version(self, crd):
        versions = self.versions(crd)
        if not versions:
            return
        version = self.of(versions)
        name, values = self.pick(
            ("name", LABELS), ("served", [True, False, None]), ("storage", [True, False, None]), ("deprecated", [True, False]),
            ("deprecationWarning", TEXTS + ["w" * 256, "w" * 257, "a\u0085b", "\U0001f600", "a\u00a0b", "\u00ad", "\ue000", "a\x00b", None]),
            ("schema", [None, {}, {"openAPIV3Schema": None}, {"openAPIV3Schema": {}}, {"openAPIV3Schema": {"type": "object"}}, {"unknown": 1}]),
            ("subresources", [None, {}, {"status": None}, {"status": {}}, {"status": {"x": 1}}, {"scale": {}}, {"scale": None}, {"unknown": {}},
                              *({"scale": {"specReplicasPath": self.of(PATHS), "statusReplicasPath": self.of(PATHS), "labelSelectorPath": self.pick(*PATHS, None)}} for _ in range(6))]),
            ("additionalPrinterColumns", [None, [], [None], [{}]]), ("selectableFields", [None, [], [None], [{}]]), ("unknown", [1]))
        version[name] = copy.deepcopy(self.of(values))
        if name == "deprecationWarning" and self.chance(0.7):
            version["deprecated"] = True
        if self.chance(0.2):
            version.pop(name)
        if self.chance(0.2):  # versions that are alike but for what does not count
            other = copy.deepcopy(version)
            other.update(name="v3", storage=False)
            for member in ("schema", "subresources", "additionalPrinterColumns", "selectableFields"):
                if self.chance(0.15):
                    other.pop(member, None)
            crd["spec"]["versions"].append(other)
            schema = other.get("schema", {}) or {}
            root = schema.get("openAPIV3Schema")
            if isinstance(root, dict) and self.chance(0.5):
                root[self.pick("description", "required", "enum", "x-kubernetes-validations", "title", "nullable", "unknown", "allOf", "minProperties")] = \
                    self.pick([], None, "", False)

    def break_columns(self, crd):
        for version in self.versions(crd)[:self.pick(1, 1, 5)]:
            version["additionalPrinterColumns"] = [
                {"name": self.pick("A", "", "B c"), "type": self.pick("string", "integer", "date", "object", "", "number", "boolean"), "jsonPath": self.pick(*PATHS, ".spec[?(@.x)]"),
                 **({"format": self.of(FORMATS)} if self.chance(0.4) else {}), **({"priority": self.pick(0, 1, -1, 2**31 - 1, None)} if self.chance(0.3) else {}),
                 **({"description": self.of(TEXTS)} if self.chance(0.3) else {}), **({"JSONPath": ".x", "unknown": 1} if self.chance(0.1) else {})}
                for _ in range(self.pick(1, 1, 2, 5))]

    def break_selectable(self, crd):
        for version in self.versions(crd)[:self.pick(1, 1, 5)]:
            version["selectableFields"] = [{"jsonPath": self.of(FIELD_PATHS)} for _ in range(self.pick(1, 2, 3, 9))]
            schema = version.get("schema")
            root = schema.get("openAPIV3Schema") if isinstance(schema, dict) else None
            if isinstance(root, dict) and self.chance(0.5):
                names = [f"f{i}" for i in range(self.pick(7, 8, 9, 12))]
                root["properties"] = {**(root.get("properties") if isinstance(root.get("properties"), dict) else {}), **{name: {"type": self.pick(*TYPES[:4], "string")} for name in names}}
                version["selectableFields"] = [{"jsonPath": "." + self.of(names) if self.chance(0.1) else "." + name} for name in names]

    def break_conversion(self, crd):
        if not isinstance(crd.get("spec"), dict):
            return
        conversion = self.conversion()
        webhook, client = conversion["webhook"], conversion["webhook"]["clientConfig"]
        for _ in range(self.pick(1, 1, 2)):
            self.pick(
                lambda: conversion.update(strategy=self.pick("None", "Webhook", "", "Bogus", None)), lambda: conversion.pop("strategy", None),
                lambda: conversion.update(webhook=self.pick(None, {}, {"conversionReviewVersions": []}, {"clientConfig": {}})),
                lambda: webhook.update(conversionReviewVersions=self.pick([], None, ["v1beta1"], ["v2"], ["v1", "v1"], ["V1"], ["v1", "", "a.b"], [None], ["v2", "v2"])),
                lambda: client.update(url=self.of(URLS)),
                lambda: (client.pop("service", None), client.update(url=self.of(URLS))),
                lambda: (client.pop("service", None), client.update(url=self.of(URLS))),
                lambda: client.update(service=self.pick(None, {}, {"name": "s"}, {"namespace": "n"}, {"name": "", "namespace": ""}, {"name": "N", "namespace": "A b"})),
                lambda: client.setdefault("service", {}).update(path=self.pick(*SERVICE_PATHS, None)),
                lambda: client.setdefault("service", {}).update(port=self.pick(0, 1, 65535, 65536, -1, None, 443)),
                lambda: client.update(caBundle=self.pick("", "Cg==", "bm90IGEgY2VydA==", None)),
                lambda: crd["spec"].update(preserveUnknownFields=True))()
        crd["spec"]["conversion"] = conversion

    def break_metadata(self, crd):
        metadata = crd.setdefault("metadata", {})
        if not isinstance(metadata, dict):
            return
        owner = {"apiVersion": "v1", "kind": "Pod", "name": "p", "uid": "u"}
        name, values = self.pick(
            ("name", ["foos.example.com", "Foos.example.com", "", "foos", "foos.example.com.", "x.k8s.io", None]), ("generateName", ["foos", "Foos-", "", "foos.example.com"]),
            ("namespace", ["default", "", "A b"]), ("generation", [0, 1, -1, 5]), ("uid", ["u", ""]), ("resourceVersion", ["1", "", "x", "2"]),
            ("labels", [{"a": "b"}, {"a b": "c"}, {"a": "b c"}, {"": ""}, {"a/b/c": "x"}, {"A.b/c": "x" * 64}, None, {"a": None}, {}]),
            ("annotations", [{"a": "b c"}, {"a b": "c"}, {"": ""}, {"A/b": "x"}, {"a": "x" * 262145}, None, {"api-approved.kubernetes.io": "x"}]),
            ("annotations", [{"api-approved.kubernetes.io": text} for text in ("", "unapproved", "unapproved, x", "https://a", "x", "http://", "a:b", "/x", "ftp://x/y", "https://a b", "Unapproved",
                                                                                "https:/a", "1://a", "a://b", "https://[::1", "https://a:b")]),
            ("finalizers", [["a.b/c"], ["x"], [""], ["a/b/c"], ["a b/c"], ["customresourcecleanup.apiextensions.k8s.io"], ["orphan", "foregroundDeletion"], None, ["kubernetes"]]),
            ("ownerReferences", [[owner], [{}], [owner, owner], [{**owner, "controller": True}, {**owner, "controller": True}], [{**owner, "apiVersion": "a/b/c"}],
                                 [{**owner, "kind": "Event", "apiVersion": "v1"}], [{**owner, "uid": ""}], [{**owner, "blockOwnerDeletion": None}], None]),
            ("managedFields", [[{"manager": "m", "operation": "Apply", "apiVersion": "v1", "fieldsType": "FieldsV1", "fieldsV1": {}}], [{"operation": "Bogus"}], [{}], None,
                               [{"manager": "m" * 129, "operation": "Update", "fieldsType": "X"}], [{"operation": "Update", "subresource": "s" * 257}],
                               [{"manager": "a\nb", "operation": "Update", "fieldsType": "FieldsV1"}]]),
            ("creationTimestamp", ["2020-01-01T00:00:00Z", None]), ("deletionTimestamp", ["2020-01-01T00:00:00Z", None]), ("deletionGracePeriodSeconds", [0, 5, -1, None]),
            ("selfLink", ["x"]), ("unknown", [1]))
        metadata[name] = copy.deepcopy(self.of(values))
        if self.chance(0.1):
            crd["metadata"] = self.pick(None, {})

    def break_status(self, crd):
        established = {"conditions": [{"type": "Established", "status": "True"}], "acceptedNames": {"plural": "foos", "kind": "Foo"}, "storedVersions": ["v1"]}
        crd["status"] = self.pick(established, {**established, "storedVersions": []}, {**established, "storedVersions": ["v0", "v1"]}, {"acceptedNames": {"plural": "A b", "kind": ""}}, {}, None,
                                  {"unknown": 1}, {"storedVersions": None})

    def break_anything(self, crd):
        """Any member of the document becomes null, of another type, unknown or double."""
        places = []

        def walk(node):
            if isinstance(node, dict):
                places.extend((node, name) for name in sorted(node) if not name.startswith("@"))
                for child in node.values():
                    walk(child)
            elif isinstance(node, list):
                for child in node:
                    walk(child)

        walk({name: crd[name] for name in ("metadata", "spec") if name in crd})
        places += [(crd, name) for name in sorted(crd)]
        node, name = self.of(places)
        if self.chance(0.35):
            node[name] = None
        elif self.chance(0.5):
            node["@2@" + name] = copy.deepcopy(node[name])
        elif self.chance(0.5):
            node[self.pick(name.upper(), name.capitalize(), name + "x")] = node.pop(name) if self.chance(0.5) else node[name]
        else:
            node[name] = self.pick("x", 1, True, [], {}, 1.5, [None])

    # ---- requests ----

    def broken(self, bases):
        crd = copy.deepcopy(self.of(bases)) if bases and self.chance(0.2) else self.crd()
        for _ in range(self.pick(0, 1, 1, 1, 2, 2)):
            self.mutate(crd)
        return crd

    def request(self, bases):
        if self.chance(0.55):
            return {"op": "crd", "crd": self.broken(bases)}
        old = self.broken(bases)
        new = copy.deepcopy(old) if self.chance(0.9) else self.broken(bases)
        for _ in range(self.pick(0, 1, 1, 2)):
            self.mutate(new)
        return {"op": "crd-update", "crd": new, "oldCrd": old}


def requests(seed, count, bases):
    """The lines of `count` requests; `bases` are CRDs to start from beside the grown ones."""
    mutator = Mutator(seed)
    for number in range(count):
        request = {"id": f"{seed}-{number}", **mutator.request(bases)}
        yield json.dumps(request, ensure_ascii=False).replace('"@2@', '"') + "\n"
