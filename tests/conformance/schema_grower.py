# SPDX-License-Identifier: Apache-2.0
"""Random structural CRDs with every feature of schemas, and requests with objects for them: most of an object is valid, a few
places are not. A seed always gives the same.

A number in the spelling of JSON that Python does not print (1e3, -0) is the text "@@1e3@@" until it is written (written)."""

import copy
import json
import random
import re

PLAIN = ["a", "b", "c", "name", "port", "kind2", "namespace", "in", "self", "items"]
ODD = ["x-y", "x.y", "a/b", "é", "a b", "", "0", "kind", "apiVersion", "metadata", "status", "_u", "a[0]", '"q"', "k" * 70, "A"]
KEYS = PLAIN[:4] + ["a/b", "x.y", "", "é", "a b", "[", "]", "a[b]", "0", "\u2028", "\n", '"', "\\", "K" * 300, "ключ", "😀", "\ud800", "kind", "metadata"]
TEXTS = ["", "a", "b", "ab", "abc", "foo", "Foo", "a-b", "abcdef", "12", "-5", "1", "1.5", "true", "null", "é", "éé", "日本語", "😀😀", "e\u0301", "\u2028",
         "a\nb", "\n", " ", "a\tb", "\x00", "a\x00b", "\x7f", "\x85", "\u200b", "\ufeff", "\ufffd", "\ud800", "\udc00x", "<&>", '"q"', "\\", "'", "K", "\u212a", "ſ", "İ",
         "١٢", "a" * 63, "a" * 64, "é" * 40, "x" * 5000, "\U000e0001", "\u00ad", "%d%s", "$", "100%", "50Mi", "١"]
# Pattern, texts that match, texts that may not.
PATTERNS = [("^[a-z]+$", ["a", "abc", "foo"], ["", "A", "a\n", "é", "a1"]), ("b", ["b", "abc", "a\nb"], ["a", "B", ""]), ("^a.c$", ["abc", "aéc", "a😀c"], ["a\nc", "ac"]),
            ("(?s)^a.c$", ["a\nc"], ["ac"]), ("(?i)^k$", ["k", "K", "\u212a"], ["ſ"]), ("(?i)straße|^S$", ["s", "ſ", "STRAßE"], ["ss"]), (r"^\d+$", ["1", "12"], ["١", "x"]),
            (r"^\p{L}+$", ["é", "abc", "日本語"], ["1", "e\u0301"]), (r"^\p{Greek}$", ["α"], ["a"]), (r"^\w+\b", ["a_1"], ["é", ""]), (r"^(?:a|b){2,3}$", ["ab", "aba"], ["a"]),
            (r"^[[:alpha:]]*$", ["", "abc"], ["1"]), (r"^\x{1F600}+$", ["😀"], ["x"]), (r"\A(a|ab)(c|bcd)\z", ["abcd", "ac"], ["abc\n"]), (r"(?m)^b$", ["a\nb", "b"], ["ab"]),
            (r"^[^a]$", ["b", "\n", "é"], ["a", ""]), ("", ["", "x"], []), (r"^\PL$", ["1", " "], ["a"]), (r"^.{2}$", ["ab", "éé", "😀a"], ["a", "😀"]), (r"^\s$", [" "], ["\x0b", "\u00a0"]),
            (r"^'$", ["'"], ['"']), (r"^\Q.*\E$", [".*"], ["ab"]), (r"^(?P<n>a)$", ["a"], ["b"]), (r"^(?<n>a)$", ["a"], ["b"]), (r"\pN", ["1", "١"], ["a"]), (r"[\d\-x]", ["-"], ["a"])]
FORMATS = {
    "date-time": (["2026-11-20T10:00:00Z", "2026-11-20t10:00:00.5+02:00", "2026-11-20T10:00:00+99:99", "0001-01-01T00:00:00Z"],
                  ["2026-11-20T10:00:60Z", "2026-02-30T10:00:00Z", "2026-11-20", "2026-11-20T10:00:00", "2026-11-20T24:00:00Z", "2026-11-20T10:00:00x5Z", "2026-11-20 10:00:00Z", "2026-11-20T10:00:00ZT"]),
    "datetime": (["2026-11-20T10:00:00Z"], ["x"]), "d-a-te": (["2026-11-20"], ["x"]),
    "date": (["2026-11-20", "2024-02-29"], ["2026-02-29", "2026-1-1", "26-11-20", "2026-11-20T", "0000-01-01", "-026-01-01"]),
    "duration": (["1h", "3 weeks", "1w2d", "0", "1.5 days", "-1s", "1µs", "1us"], ["1", "", "10 parsecs", "1 mo", "9223372036854775808ns", ".s", "+5s", "1d 2", "99999999999999999999 days"]),
    "bsonobjectid": (["507f1f77bcf86cd799439011"], ["507f", "507F1F77BCF86CD79943901G"]), "uri": (["https://a/b?c=d#e", "/x", "a:b"], ["", "x", "http://a/%zz", "http://[::1", "/a b", "\x7f:a", "http://a:b", "//a", "?x", "1:a", "é:/"]),
    "email": (["a@b", "Bob <a@b.c>", "\"x y\"@c.d"], ["a", "a@", "@b", "a b@c", "a@b,c@d", "a@b.", "é@b", "<a@b>", "a@[1.2.3.4]"]),
    "hostname": (["foo.bar-baz.com", "a", "é.com", "ab"], ["", "1.2.3.4", "-a", "a_b", "a.b.c1", "a..b", "a.", "a" * 64 + ".com", "A-.com"]),
    "ipv4": (["10.0.0.1", "01.02.3.4", "::ffff:1.2.3.4"], ["256.1.1.1", "1.2.3", "::1", "1.2.3.4/8", "1.2.3.4 "]), "ipv6": (["::1", "2001:db8::", "::ffff:1.2.3.4"], ["1.2.3.4", "fe80::1%eth0", ":::", "1::2::3"]),
    "cidr": (["10.0.0.1/8", "010.0.0.1/8", "::/0"], ["10.0.0.0/33", "10.0.0.0", "::/129", "10.0.0.0/08", "10.0.0.0/-1"]), "mac": (["01:23:45:67:89:ab", "01-23-45-67-89-AB", "0123.4567.89ab", "01:23:45:67:89:ab:cd:ef"], ["001122334455", "01:23:45:67:89", "01:23-45:67:89:ab"]),
    "uuid": (["123e4567-e89b-12d3-a456-426614174000", "123e4567e89b12d3a456426614174000"], ["x", "123e4567-e89b-12d3-a456-42661417400g"]), "uuid3": (["123e4567-e89b-32d3-a456-426614174000"], ["123e4567-e89b-42d3-a456-426614174000"]),
    "uuid4": (["123e4567-e89b-42d3-a456-426614174000"], ["123e4567-e89b-42d3-c456-426614174000"]), "uuid5": (["123E4567-E89B-52D3-B456-426614174000"], ["123e4567-e89b-12d3-a456-426614174000"]),
    "isbn": (["0-306-40615-2", "978-0-306-40615-7"], ["0306406153", "9780306406158", "isbn"]), "isbn10": (["0306406152", "080442957X"], ["080442957x", "978-0-306-40615-7"]), "isbn13": (["9780306406157"], ["0306406152"]),
    "creditcard": (["4111-1111-1111-1111", "378282246310005"], ["4111111111111112", "1", ""]), "ssn": (["123-45-6789", "123 45 6789"], ["123456789", "123-45-678"]), "hexcolor": (["#fff", "A0b1C2"], ["#ffff", "#ggg"]),
    "rgbcolor": (["rgb(0, 10,255)", "rgb( 1 , 2 , 3 )"], ["rgb(256,0,0)", "rgb(01,0,0)", "RGB(0,0,0)"]), "byte": (["aGk=", "YWJj", "++//"], ["", "aGk", "a-_=", "aGk=\n", "===="]), "password": (["", "x"], []),
    "k8s-short-name": (["a", "a-b", "0"], ["A", "-a", "a.b", "", "a" * 64]), "k8s-long-name": (["a.b", "a"], ["a..b", "A", "", "a." * 130 + "a"]), "k8s-label-value": (["x"], []), "unheard-of": (["x"], []), "int32": (["x"], []),
}
NUMBERS = [0, 1, -1, 2, 3, 4, 5, 7, 10, 100, 255, 2**31 - 1, 2**31, -2**31, -2**31 - 1, 2**53, 2**53 + 1, 2**63 - 1, -2**63, 0.5, 1.5, -2.25, 0.1, 0.3, 1e-7, 1e21, 3.5e38, 1e300, 5e-324, 123456.7, 1234567.5,
           "@@1.0@@", "@@2.0@@", "@@1e3@@", "@@1E2@@", "@@-0@@", "@@-0.0@@", "@@1e-7@@", "@@9223372036854775808@@", "@@-9223372036854775809@@", "@@9007199254740993@@", "@@1e20@@", "@@0.10@@", "@@10e-1@@", "@@1e0@@", "@@100000000000000000000000@@"]
INTEGERS = [number for number in NUMBERS if isinstance(number, int)] + ["@@1.0@@", "@@1e3@@", "@@2.0@@"]
LIMITS = [0, 1, 2, 3, 5, 10, -1, 0.5, 1.5, 2.5, -2.5, 1e6, 1e7, 2e7, 2**31, 2**53, 2**63, -2**63, 9.3e18, 1e20, 1e300, 0.1, 1e-7, -1e21, 2**31 - 1]
FACTORS = [1, 2, 3, 5, 10, 0.1, 0.5, 1.5, 0.01, 1e-10, 2.5, 1e20, 0.3, 1e-300, 7, 1e9]
ANYTHING = [None, "x", "", 0, 1, "@@1.0@@", 1.5, True, False, [], {}, [1], ["x", None], {"a": 1}, {"a": {"b": None}}, {"k v": []}, [[]], [{"a": 1}, {"a": "@@1.0@@"}], "1", {"kind": 5}, {"metadata": {}}]
METADATA = [{"name": {"type": "string", "pattern": "^[a-z]+$"}}, {"name": {"type": "string", "default": "x"}}, {"namespace": {"type": "string", "default": "A"}},
            {"labels": {"type": "object", "additionalProperties": {"type": "string", "maxLength": 1}}}, {"labels": {"type": "object", "default": {"a": "b"}}},
            {"finalizers": {"type": "array", "items": {"type": "string"}, "x-kubernetes-list-type": "set"}}, {"unknown": {"type": "integer", "default": 1}}]
SCALARS = ("string", "integer", "number", "boolean")
TYPES = ("object",) * 6 + ("array",) * 5 + ("string",) * 5 + ("integer",) * 3 + ("number",) * 2 + ("boolean", "int-or-string", "int-or-string", "any")
GROUP, KIND = "grown.example.com", "Grown"


def written(value):
    return re.sub(r'"@@([^"@]*)@@"', r"\1", json.dumps(value))


def kind_of(schema):
    if schema.get("x-kubernetes-int-or-string"):
        return "int-or-string"
    return schema.get("type", "any")


class Random(random.Random):
    def often(self, share):
        return self.random() < share

    def some(self, values, most):
        values = list(values)
        return self.sample(values, min(len(values), self.randint(0, most)))


# ---- schemas ----

class Schemas:
    def __init__(self, rng, strictness):
        self.rng, self.strictness = rng, strictness  # the latter scales the share of limits, so that whole objects are valid, too

    def node(self, depth, kind=None, plain=False):
        """A schema of the spine. A plain one is not nullable and has no default: keys and items of keyed lists and sets."""
        rng = self.rng
        kind = kind or rng.choice(TYPES if depth < 4 else SCALARS + ("int-or-string",))
        schema = {"x-kubernetes-int-or-string": True} if kind == "int-or-string" else {} if kind == "any" else {"type": kind}
        if kind == "any":
            schema["x-kubernetes-preserve-unknown-fields"] = True
        elif kind == "object":
            self.object(schema, depth)
        elif kind == "array":
            self.array(schema, depth)
        schema.update(self.limits(schema, 0.35))
        if kind == "int-or-string":
            self.int_or_string(schema)
        self.combinators(schema, 2, 0.15)
        if not plain and rng.often(0.15):
            schema["nullable"] = True
        if rng.often(0.12) and kind != "any":
            schema["x-kubernetes-validations"] = [self.rule(schema) for _ in range(rng.randint(1, 2))]
        if not plain and rng.often(0.2):
            schema["default"] = self.default(schema)
        return schema

    def default(self, schema):
        if self.rng.often(0.06):
            return None
        if kind_of(schema) == "object" and self.rng.often(0.35):
            return {}
        return Values(self.rng, 0).grow(schema, 1)

    def object(self, schema, depth):
        rng = self.rng
        what = rng.random()
        if what < 0.65:
            schema["properties"] = self.properties(depth)
        elif what < 0.85:
            schema["additionalProperties"] = self.node(depth + 1) if rng.often(0.8) else rng.often(0.5)
        if rng.often(0.12):
            schema["x-kubernetes-preserve-unknown-fields"] = True
        if rng.often(0.12):
            schema["x-kubernetes-map-type"] = rng.choice(["atomic", "granular"])
        if rng.often(0.1) and "additionalProperties" not in schema:
            self.embed(schema)

    def properties(self, depth, most=5):
        rng = self.rng
        names = rng.sample(PLAIN, rng.randint(1, most)) + (rng.sample(ODD, rng.randint(1, 2)) if rng.often(0.3) else [])
        return {name: self.node(depth + 1) for name in names}

    def embed(self, schema):
        rng = self.rng
        schema["x-kubernetes-embedded-resource"] = True
        schema.pop("x-kubernetes-map-type", None)
        properties = schema.setdefault("properties", {})
        for name in ("apiVersion", "kind"):
            properties.pop(name, None)
            if rng.often(0.6):
                properties[name] = {"type": "string", **(self.limits({"type": "string"}, 0.1))}
        properties.pop("metadata", None)
        if rng.often(0.5) or not properties:
            properties["metadata"] = {"type": "object"}
            if rng.often(0.5):
                properties["metadata"]["properties"] = copy.deepcopy(rng.choice(METADATA))
            if rng.often(0.2):
                properties["metadata"]["default"] = rng.choice([{}, {"name": "abc"}, {"labels": {"a": "b"}}])

    def array(self, schema, depth):
        rng = self.rng
        kind = rng.choice(["set", "map", "map", "atomic", None, None])
        if kind == "set":
            schema["items"] = self.set_item(depth)
        elif kind == "map":
            keys = rng.sample(["name", "port", "a", "b", "x-y"], rng.choice([1, 1, 2, 3]))
            item = schema["items"] = {"type": "object", "properties": self.properties(depth + 1, 3), "required": []}
            if rng.often(0.2):
                item["x-kubernetes-preserve-unknown-fields"] = True
            for key in keys:
                item["properties"][key] = self.key(item, key)
            schema["x-kubernetes-list-map-keys"] = keys
            self.combinators(item, 1, 0.1)
            if rng.often(0.1):
                item["x-kubernetes-validations"] = [self.rule(item)]
        else:
            schema["items"] = self.node(depth + 1)
        if kind:
            schema["x-kubernetes-list-type"] = kind
        if rng.often(0.6):
            schema["maxItems"] = rng.choice([1, 2, 3, 5, 10])

    def set_item(self, depth):
        kind = self.rng.choice(SCALARS + ("string", "int-or-string", "object", "array"))
        item = self.node(depth + 1, kind, plain=True)
        if kind == "object":
            item["x-kubernetes-map-type"] = "atomic"
            item.pop("x-kubernetes-embedded-resource", None)
        elif kind == "array":
            item.update({"x-kubernetes-list-type": "atomic", "items": item["items"]})
            item.pop("x-kubernetes-list-map-keys", None)
        return item

    def key(self, item, name):
        schema = self.node(9, self.rng.choice(SCALARS + ("string", "int-or-string")), plain=True)
        if self.rng.often(0.3):
            schema["default"] = Values(self.rng, 0).grow(schema, 1)
        else:
            item["required"].append(name)
        return schema

    def limits(self, schema, share):
        """Value validations that fit the type."""
        rng, found, kind = self.rng, {}, kind_of(schema)
        share *= self.strictness
        kinds = {"int-or-string": ("string", "integer"), "any": ("string", "integer", "object", "array")}.get(kind, (kind,))
        for each in kinds:
            getattr(self, "limits_of_" + each)(found, share, schema)
        if rng.often(share / 3):
            values = Values(rng, 0.1)
            found["enum"] = [values.grow({**schema, **found}, 2) for _ in range(rng.randint(1, 4))]
        return found

    def limits_of_string(self, found, share, _):
        rng = self.rng
        if rng.often(share):
            found["maxLength"] = rng.choice([0, 1, 2, 3, 5, 10, 40, 64, 1000])
        if rng.often(share / 2):
            found["minLength"] = rng.choice([0, 1, 2, 3, 5])
        if rng.often(share):
            found["pattern"] = rng.choice(PATTERNS)[0]
        if rng.often(share):
            found["format"] = rng.choice(list(FORMATS))

    def limits_of_integer(self, found, share, schema):
        rng = self.rng
        for name, exclusive in (("minimum", "exclusiveMinimum"), ("maximum", "exclusiveMaximum")):
            if rng.often(share):
                found[name] = rng.choice(LIMITS)
            if rng.often(share / 3):
                found[exclusive] = rng.often(0.8)
        if rng.often(share / 3):
            found["multipleOf"] = rng.choice(FACTORS)
        if rng.often(share) and kind_of(schema) in ("integer", "number"):
            found["format"] = rng.choice(["int32", "int64", "float", "double", "date", "byte", "unheard-of"])

    limits_of_number = limits_of_integer

    def limits_of_boolean(self, found, share, _):
        if self.rng.often(share / 4):
            found["format"] = self.rng.choice(["date", "int32", "byte"])

    def limits_of_array(self, found, share, _):
        rng = self.rng
        if rng.often(share / 2):
            found["maxItems"] = rng.choice([0, 1, 2, 3, 5])
        if rng.often(share / 2):
            found["minItems"] = rng.choice([0, 1, 2, 3])
        if rng.often(share / 6):
            found["format"] = rng.choice(["date", "byte"])

    def limits_of_object(self, found, share, schema):
        rng = self.rng
        if rng.often(share / 2):
            found["maxProperties"] = rng.choice([0, 1, 2, 3, 5])
        if rng.often(share / 2):
            found["minProperties"] = rng.choice([0, 1, 2, 3])
        names = list(schema.get("properties", {}))
        if rng.often(share) and (names or rng.often(0.2)):
            found["required"] = rng.some(names, 2) + rng.some(["a", "absent", "x.y"], 1 if rng.often(0.1) else 0)

    def int_or_string(self, schema):
        rng, both = self.rng, [{"type": "integer"}, {"type": "string"}]
        if rng.often(0.3):
            schema["anyOf"] = both
        elif rng.often(0.2):
            schema["allOf"] = [{"anyOf": both}] + [self.limits(schema, 0.3) for _ in range(rng.randint(0, 2))]

    def combinators(self, schema, depth, share):
        rng = self.rng
        for name in ("allOf", "anyOf", "oneOf", "not"):
            if not rng.often(share * self.strictness / 2) or name in schema:
                continue
            branches = [self.nested(schema, depth) for _ in range(rng.randint(1, 3))]
            schema[name] = branches[0] if name == "not" else branches

    def nested(self, schema, depth):
        """A schema of value validations over a part of the spine."""
        rng, kind = self.rng, kind_of(schema)
        found = self.limits(schema, 0.4)
        if rng.often(0.4) and kind == "object":
            names = [name for name in schema.get("properties", {}) if name != "metadata"]
            found["properties"] = {name: self.nested(schema["properties"][name], depth - 1) for name in rng.some(names, 2)}
        if rng.often(0.4) and kind == "array":
            found["items"] = self.nested(schema["items"], depth - 1)
        if depth > 0:
            inner = {**schema, **found}
            for name in ("allOf", "anyOf", "oneOf", "not"):
                inner.pop(name, None)
            self.combinators(inner, depth - 1, 0.2)
            found.update({name: inner[name] for name in ("allOf", "anyOf", "oneOf", "not") if name in inner})
        return found

    # -- rules --

    RULES = {
        "string": ["self.size() > 0", "self != 'b'", "self == oldSelf", "self.startsWith('a') || oldSelf == ''", "self <= 'm'"],
        "integer": ["self > 0", "self >= oldSelf", "self != 3", "self % 2 == 0", "self == oldSelf"],
        "number": ["self > 0.5", "self >= oldSelf", "self == oldSelf"],
        "boolean": ["self", "self == oldSelf", "!oldSelf || self"],
        "array": ["self.size() < 3", "self.size() >= oldSelf.size()", "self == oldSelf", "self.size() != 1"],
        "map": ["self.size() < 3", "self.all(k, k != 'a')", "oldSelf.all(k, k in self)", "self == oldSelf"],
        "object": ["has(self.P)", "!has(self.P) || has(self.Q)", "has(oldSelf.P) == has(self.P)", "self == oldSelf", "!has(self.P) || self.P == self.P", "!has(self.P) || has(oldSelf.P) && self.P == oldSelf.P"],
        "int-or-string": ["type(self) == int", "self == oldSelf", "type(self) == string ? self != '' : self > 0"],
    }
    OPTIONAL = ["oldSelf.hasValue()", "!oldSelf.hasValue() || self == oldSelf.value()", "oldSelf.orValue(self) == self"]

    def rule(self, schema):
        rng, kind = self.rng, kind_of(schema)
        names = [name for name in schema.get("properties", {}) if re.fullmatch("[a-z]+", name) and name not in ("in", "namespace")]
        if kind == "object" and not names:
            kind = "map" if "additionalProperties" in schema else "object"
        text = rng.choice(self.RULES.get(kind, ["true"]))
        for letter in "PQ":
            text = text.replace("." + letter, "." + (rng.choice(names) if names else "none"))
        rule = {"rule": text}
        if rng.often(0.12):
            rule.update(rule=rng.choice(self.OPTIONAL), optionalOldSelf=True)
        if rng.often(0.3):
            rule["message"] = rng.choice(["no", "  spaced  ", "é \"q\"", "m" * 100])
        if rng.often(0.3):
            rule["messageExpression"] = rng.choice(["'fixed'", "''", "'  '", "'a\\nb'", "'got ' + string(self)", "string(1 / (1 - int('1')))"])
        if rng.often(0.3):
            rule["reason"] = rng.choice(["FieldValueInvalid", "FieldValueForbidden", "FieldValueRequired", "FieldValueDuplicate"])
        if rng.often(0.3) and schema.get("properties"):
            name = rng.choice(list(schema["properties"]))
            rule["fieldPath"] = "." + name if re.fullmatch(r"\w+", name) else f"['{name}']"
        return rule


# ---- CRDs ----

def grow_version(rng, name):
    schemas = Schemas(rng, rng.choice([0.1, 0.4, 1]))
    properties = {"spec": schemas.node(1, rng.choice(["object"] * 6 + ["array", "string", "any"])), "status": schemas.node(1, rng.choice(["object"] * 8 + ["array", "string", "any", "int-or-string"]))}
    if rng.often(0.15):
        del properties["status"]
    root = {"type": "object", "properties": properties}
    for each, share in (("apiVersion", 0.3), ("kind", 0.3)):
        if rng.often(share):
            properties[each] = {"type": "string", **(schemas.limits({"type": "string"}, 0.1))}
    if rng.often(0.3):
        properties["metadata"] = {"type": "object"}
        if rng.often(0.6):
            properties["metadata"]["properties"] = {"name": {"type": "string", **(schemas.limits({"type": "string"}, 0.2))}}
    if rng.often(0.2):
        properties[rng.choice(["data", "x.y", "list"])] = schemas.node(1)
    if rng.often(0.3):
        root["required"] = rng.some(list(properties), 2)
    if rng.often(0.1):
        root["x-kubernetes-preserve-unknown-fields"] = True
    if rng.often(0.1):
        schemas.limits_of_object(root, 0.5, root)
    if rng.often(0.2):
        root["x-kubernetes-validations"] = [schemas.rule({"type": "object", "properties": {"spec": {}, "status": {}}})]
    version = {"name": name, "served": True, "storage": name == "v1", "schema": {"openAPIV3Schema": root}}
    grow_subresources(rng, schemas, version)
    if "status" not in version.get("subresources", {}):
        schemas.combinators(root, 2, 0.1)
    return version


def grow_subresources(rng, schemas, version):
    found, properties = {}, version["schema"]["openAPIV3Schema"]["properties"]
    if rng.often(0.6):
        found["status"] = {}
    if rng.often(0.35):
        scale = found["scale"] = {"specReplicasPath": ".spec.replicas", "statusReplicasPath": ".status.replicas"}
        if rng.often(0.3):
            scale["specReplicasPath"] = rng.choice([".spec.a.replicas", ".spec.a", ".spec.b.c.d"])
        if rng.often(0.3):
            scale["statusReplicasPath"] = rng.choice([".status.a.replicas", ".status.a"])
        if rng.often(0.5):
            scale["labelSelectorPath"] = rng.choice([".status.selector", ".spec.selector", ".status.a.selector", ".spec.name"])
        for part, name in (("spec", "replicas"), ("status", "replicas"), ("status", "selector"), ("spec", "selector")):
            if rng.often(0.8) and kind_of(properties.get(part, {})) == "object" and "properties" in properties[part]:
                kinds = ("string", "integer", "any") if name == "selector" else ("integer", "integer", "number", "int-or-string", "any", "string")
                properties[part]["properties"][name] = schemas.node(4, rng.choice(kinds)) if rng.often(0.4) else {"type": "string" if name == "selector" else "integer"}
    if found:
        version["subresources"] = found


def grow_crd(seed, number):
    rng = Random(f"{seed}/{number}")
    names = ["v1"] + (rng.sample(["v2", "v1beta1"], rng.randint(1, 2)) if rng.often(0.2) else [])
    return {"apiVersion": "apiextensions.k8s.io/v1", "kind": "CustomResourceDefinition", "metadata": {"name": f"growns.{GROUP}"},
            "spec": {"group": GROUP, "scope": rng.choice(["Namespaced", "Namespaced", "Cluster"]), "names": {"plural": "growns", "singular": "grown", "kind": KIND, "listKind": "GrownList"},
                     "versions": [grow_version(rng, name) for name in names]}}


def repair(crd, causes):
    """Takes rules and defaults out of a CRD that the API server refuses for them; false when it is refused for something else."""
    for cause in causes:
        match = re.match(r"spec\.(?:validation|versions\[(\d+)\]\.schema)\.openAPIV3Schema(.*)", cause["field"])
        if not match:
            return False
        versions = crd["spec"]["versions"]
        for version in [versions[int(match[1])]] if match[1] else versions:
            if not repair_schema(version["schema"]["openAPIV3Schema"], match[2]):
                return False
    return True


def repair_schema(node, path):
    while path:
        for name in ("default", "x-kubernetes-validations"):
            if path.startswith("." + name):
                node.pop(name, None) # two causes may name the same
                return True
        match = re.match(r"\.(properties)\[(.*?)\](?=\.|$)|\.(items|additionalProperties)(?=\.|$)", path)
        if not match:
            return False
        node = node.get("properties", {}).get(match[2]) if match[1] else node.get(match[3])
        if not isinstance(node, dict):
            return False
        path = path[match.end():]
    return False


# ---- objects ----

class Values:
    def __init__(self, rng, wrong):
        self.rng, self.wrong = rng, wrong  # the share of nodes that are wrong on purpose

    def grow(self, schema, depth=0):
        rng = self.rng
        if rng.often(self.wrong):
            return self.strange(schema)
        if schema.get("nullable") and rng.often(0.15):
            return None
        if schema.get("enum") and not rng.often(self.wrong):
            return copy.deepcopy(rng.choice(schema["enum"]))
        if schema.get("default") is not None and rng.often(0.2):
            return copy.deepcopy(schema["default"])
        kind = kind_of(schema)
        if kind == "int-or-string":
            kind = rng.choice(["integer", "string"])
        return getattr(self, "grow_" + kind)(schema, depth)

    def strange(self, schema):
        rng = self.rng
        if rng.often(0.4):
            return copy.deepcopy(rng.choice(ANYTHING))
        if rng.often(0.5):
            return rng.choice(NUMBERS)
        bad = FORMATS.get(schema.get("format"), ([], []))[1] + [text for p in PATTERNS if p[0] == schema.get("pattern") for text in p[2]]
        return rng.choice(bad or TEXTS)

    def grow_any(self, _, __):
        return copy.deepcopy(self.rng.choice(ANYTHING))

    def grow_boolean(self, _, __):
        return self.rng.often(0.5)

    def grow_string(self, schema, _):
        rng = self.rng
        texts = [text for p in PATTERNS if p[0] == schema.get("pattern") for text in p[1]] or FORMATS.get(schema.get("format"), (TEXTS[:14],))[0]
        fits = [text for text in texts if schema.get("minLength", 0) <= len(text) <= schema.get("maxLength", 9999)]
        if rng.often(self.wrong) or not (fits or texts):
            return rng.choice(TEXTS)
        if not fits and "pattern" not in schema and "format" not in schema:
            return rng.choice("aé😀") * schema.get("minLength", schema.get("maxLength", 1))
        return rng.choice(fits or texts)

    def grow_integer(self, schema, _, numbers=None):
        rng = self.rng
        low, high = schema.get("minimum", -1e300), schema.get("maximum", 1e300)
        if rng.often(self.wrong):
            edges = [int(limit) + step for limit in (low, high) if abs(limit) < 2**62 for step in (-1, 0, 1)] + [limit for limit in (low, high) if abs(limit) < 1e300]
            return rng.choice(edges or NUMBERS)
        factor = schema.get("multipleOf", 1)
        guesses = [number for number in numbers or INTEGERS[:9] if not isinstance(number, str)] + [int(number) for number in (low + 1, high - 1) if abs(number) < 2**53]
        if factor >= 1 and factor < 2**53:
            guesses += [int(factor * i) for i in range(-1, 4)]
        fits = [number for number in guesses if low < number < high and number % factor == 0] if factor > 1e-9 else guesses
        return rng.choice(fits or guesses)

    def grow_number(self, schema, depth):
        if self.rng.often(0.2):
            return self.rng.choice(["@@1.0@@", "@@2.0@@", "@@1e3@@", 0.5, 1.5])
        return self.grow_integer(schema, depth, [0, 1, 2, 3, 0.5, 1.5, 2.5, -2.25, 0.1, 100, 1e6, 1e7, 123456.7])

    def grow_array(self, schema, depth):
        rng = self.rng
        most = min(schema.get("maxItems", 4), 5)
        count = max(min(rng.randint(0, most), most), min(schema.get("minItems", 0), 5))
        if rng.often(self.wrong):
            count = schema.get("maxItems", 3) + 1
        items = []
        for _ in range(count):
            items.append(self.item(schema, items, depth))
        if items and rng.often(self.wrong / 4):
            items += [self.again(rng.choice(items)) if rng.often(0.1) else self.grow(schema.get("items", {}), depth + 3) for _ in range(rng.randint(10, 40))]
        return items

    def item(self, schema, items, depth):
        """One more item; in a set or keyed list one that is not there yet, unless it is to be wrong."""
        keys = schema.get("x-kubernetes-list-map-keys")

        def identity(item):
            return json.dumps([item.get(key) for key in keys] if keys and isinstance(item, dict) else item, sort_keys=True)
        if items and self.rng.often(self.wrong):
            return self.again(self.rng.choice(items))
        for _ in range(8):
            item = self.grow(schema.get("items", {}), depth + 1)
            if schema.get("x-kubernetes-list-type") not in ("set", "map") or identity(item) not in map(identity, items):
                break
        return item

    def again(self, value):
        """The value once more, at times in another spelling."""
        value = copy.deepcopy(value)
        if self.rng.often(0.3):
            text = re.sub(r"(?<![\w.@])(\d+)(?![\w.@])", r"\1.0", written(value))
            try:
                return json.loads(text)
            except ValueError:
                return value
        if isinstance(value, dict):
            value = dict(self.rng.sample(list(value.items()), len(value)))
            if self.rng.often(0.3):
                value["a"] = self.rng.choice(ANYTHING)
        return value

    def grow_object(self, schema, depth):
        rng, found = self.rng, {}
        for name, inner in schema.get("properties", {}).items():
            required = name in schema.get("required", ())
            if required and not rng.often(self.wrong) or not required and rng.often(0.75 if depth < 2 else 0.45):
                found[name] = self.grow(inner, depth + 1)
        extra = schema.get("additionalProperties")
        if isinstance(extra, dict):
            for _ in range(rng.randint(0, 3)):
                found[rng.choice(KEYS[:5] if not rng.often(self.wrong * 2) else KEYS)] = self.grow(extra, depth + 1)
        elif extra is not None and rng.often(0.3):
            found[rng.choice(KEYS[:5])] = rng.choice(ANYTHING)
        for name in schema.get("required", ()):
            if name not in found and not rng.often(self.wrong) and (rng.often(0.5) or isinstance(extra, dict)):
                found[name] = self.grow(extra if isinstance(extra, dict) else schema.get("properties", {}).get(name, {}), depth + 1)
        if schema.get("x-kubernetes-embedded-resource"):
            self.resource(found)
        if schema.get("x-kubernetes-preserve-unknown-fields") and rng.often(0.4) or rng.often(self.wrong * 0.7):
            found[rng.choice(["unknown", *KEYS, *map(str.upper, schema.get("properties", {}))])] = copy.deepcopy(rng.choice(ANYTHING))
        items = list(found.items())
        rng.shuffle(items)
        return dict(items)

    def resource(self, found):
        rng = self.rng
        found["apiVersion"] = "v1" if not rng.often(self.wrong) else rng.choice(["", "a/b/c", 5, "x/v1"])
        found["kind"] = "Pod" if not rng.often(self.wrong) else rng.choice(["", "pod x", 5, "Foo"])
        if rng.often(self.wrong):
            found.pop(rng.choice(["apiVersion", "kind"]))
        found["metadata"] = rng.choice([{"name": "x"}, {"name": "abc", "labels": {"a": "b"}}, {}])
        if rng.often(self.wrong * 2):
            found["metadata"] = rng.choice([None, {"name": "A_B"}, {"name": 5}, {"labels": {"a b": "c"}}, {"unknown": 1, "name": "x"}, {"creationTimestamp": None}, {"creationTimestamp": "x"},
                                            {"labels": {"a": None}}, {"finalizers": ["x"]}, {"generateName": "x-"}, {"namespace": "A"}, [], "x", {"generation": -1}, {"annotations": {"a/b/c": "x"}}])


# ---- edits: from an old object to a new one ----

class Edits:
    def __init__(self, rng, wrong):
        self.rng, self.values = rng, Values(rng, wrong)

    def edit(self, value, schema, depth=0):
        """The value with one change somewhere."""
        rng = self.rng
        if isinstance(value, dict) and value and (depth == 0 or not rng.often(0.2)):
            names = [name for name in value if depth or name not in ("apiVersion", "kind", "metadata")] or list(value)
            name = rng.choice(names)
            if rng.often(0.08):
                del value[name]
            else:
                value[name] = self.edit(value[name], self.inner(schema, name), depth + 1)
            return value
        if isinstance(value, list) and value and not rng.often(0.5):
            at = rng.randrange(len(value))
            value[at] = self.edit(value[at], schema.get("items", {}), depth + 1)
            return value
        if isinstance(value, list) and rng.often(0.9):
            return self.edit_list(value, schema, depth)
        if isinstance(value, dict) and rng.often(0.7):
            names = list(schema.get("properties", {})) or KEYS[:5]
            name = rng.choice(names)
            value[name] = self.values.grow(self.inner(schema, name), depth + 1)
            return value
        return self.values.again(value) if rng.often(0.15) else self.values.grow(schema, depth)

    @staticmethod
    def inner(schema, name):
        extra = schema.get("additionalProperties")
        return schema.get("properties", {}).get(name) or (extra if isinstance(extra, dict) else {})

    def edit_list(self, items, schema, depth):
        rng = self.rng
        how = rng.randrange(7)
        if how == 0:
            rng.shuffle(items)
        elif how == 1 and items:
            del items[rng.randrange(len(items))]
        elif how == 2 and items:
            items.insert(rng.randrange(len(items) + 1), self.values.again(rng.choice(items)))
        elif how == 3 and len(items) > 1:
            items.append(items.pop(0))
        elif how == 4 and items:
            item = rng.choice(items)
            for key in schema.get("x-kubernetes-list-map-keys", ())[:1]:
                if isinstance(item, dict):
                    item[key] = self.values.grow(self.inner(schema.get("items", {}), key), depth)
        elif how == 5:
            items.insert(0, None if rng.often(0.2) else self.values.item(schema, items, depth))
        else:
            items.append(self.values.item(schema, items, depth))
        return items


def grow_object(rng, version, wrong):
    found = Values(rng, wrong).grow_object(version["schema"]["openAPIV3Schema"], 0)
    found.update({"apiVersion": f"{GROUP}/{version['name']}", "kind": KIND, "metadata": {"name": rng.choice(["grown", "a", "foo"])}})
    if rng.often(0.02):
        found[rng.choice(["apiVersion", "kind"])] = rng.choice(["", "Other", "v1", f"{GROUP}/v2", 5, None])
    return found


def grow_requests(seed, number, crd, count):
    """The lines of requests for a CRD."""
    rng, start = Random(f"{seed}/{number}/objects"), f'"crd": {written(crd)}'
    for i in range(count):
        version = rng.choice(crd["spec"]["versions"])
        operation = rng.choice(["create"] * 4 + ["update"] * 5 + ["update-status"] * 2)
        if operation == "update-status" and "status" not in version.get("subresources", {}):
            operation = "update"
        wrong = rng.choice([0, 0, 0.02, 0.05, 0.15])
        new = grow_object(rng, version, wrong)
        request = {"id": f"{seed}-{number}-{i}", "op": operation, "return": "object", "endpoint": f"{GROUP}/{version['name']}/{KIND}"}
        if operation != "create":
            request["oldObject"] = copy.deepcopy(new)
            edits = Edits(rng, rng.choice([0, 0.05, 0.2]))
            for _ in range(rng.choice([0, 1, 1, 2, 3])):
                new = edits.edit(new, version["schema"]["openAPIV3Schema"])
            if rng.often(0.1):
                request["asSubmitted"] = True
                for each in (new, request["oldObject"]):
                    if isinstance(each.get("metadata"), dict):
                        each["metadata"].update({"uid": "1", "resourceVersion": "7"})
        if rng.often(0.15):
            for each in (new, request.get("oldObject", {})):
                if isinstance(each.get("metadata"), dict):
                    each["metadata"][rng.choice(["labels", "annotations"])] = {"a": rng.choice(["b", "c"])}
        request["object"] = new
        yield f"{{{start}, {written(request)[1:]}\n"
