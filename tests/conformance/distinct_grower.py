# SPDX-License-Identifier: Apache-2.0
"""Rules that ask of each item of a list whether exactly one is equal to it, by exists_one or by the size of a filter, in each spelling, over lists of every kind and of sizes up to where they cost too much"""

import random

MOST_ITEMS = 700  # from about 400 on a rule costs more than one may
SIZES = [0, 1, 2, 7, 8, 9, 20, 60, 150, 350, 400, 410, 420, 430, 440, 460, 600]
SCALARS = {
    "text": ({"type": "string", "maxLength": 12}, lambda i: f"n-{i}"),
    "long": ({"type": "string", "maxLength": 40}, lambda i: "x" * (i % 37) + str(i)),
    "accented": ({"type": "string", "maxLength": 12}, lambda i: f"é{i}" if i % 3 else f"e{i}"),
    "whole": ({"type": "integer"}, lambda i: i * 3 - 5),
    "number": ({"type": "number"}, lambda i: i if i % 2 else i + 0.5),
    "truth": ({"type": "boolean"}, lambda i: i % 2 == 0),
    "either": ({"x-kubernetes-int-or-string": True}, lambda i: i if i % 2 else str(i)),
    "time": ({"type": "string", "format": "date-time"}, lambda i: f"2026-01-{i % 28 + 1:02}T00:{i // 28:02}:00Z"),
    "amount": ({"type": "string", "format": "duration"}, lambda i: f"{i}s"),
}
FILTERS = ["self.all(x, self.filter(y, x{0} == y{0}).size() == 1)", "self.all(x, self.filter(y, y{0} == x{0}).size() == 1)", "self.all(x, size(self.filter(y, y{0} == x{0})) == 1)",
           "self.all(x, 1 == self.filter(y, y{0} == x{0}).size())"]
RULES = ["self.all(x, self.exists_one(y, x{0} == y{0}))", "self.all(x, self.exists_one(y, y{0} == x{0}))", "self.all(i, self.exists_one(j, i{0} == j{0} ))",
         "self.all(x, self.exists_one(x, x{0} == x{0}))", "self.all(x, self.exists_one(y, x{0} == y{0}) || false)", "self.all(x, size(self) < 5 || self.exists_one(y, x{0} == y{0}))",
         "!self.all(x, self.exists_one(y, x{0} == y{0}))", "self.exists(x, self.exists_one(y, x{0} == y{0}))", "self.all(x, self.exists_one(y, x{0} != y{0}))",
         *FILTERS, "self.all(x, self.filter(y, x{0} == y{0}).size() == 2)", "self.all(x, self.filter(y, x{0} == y{0}).size() <= 1)",
         "self.all(x, self.map(y, x{0} == y{0}, y{0}).size() == 1)", "self.all(x, self.filter(y, x{0} == y{0}) == [x])", "self.all(x, self.exists_one(y, dyn(x{0}) == y{0}))"]
PARENT_RULES = ["self.list.all(x, self.list.filter(y, x{0} == y{0}).size() == 1)", "!has(self.list) || self.list.all(x, size(self.list.filter(y, y{0} == x{0})) == 1)",
                "self.list.all(x, self.other.filter(y, x{0} == y{0}).size() == 1)", "self.list.all(x, self.list.exists_one(y, x{0} == y{0}))", "self.list.all(x, self.other.exists_one(y, x{0} == y{0}))", "self.list.all(x, self.list.exists_one(y, x{0} == y{0})) && true",
                "!has(self.list) || self.list.all(x, self.list.exists_one(y, x{0} == y{0}))", "self.list.all(x, self.list.exists_one(y, x{0} == y{0}) && size(self.list) >= 0)"]


class Grower:
    """One request after the other from one source of chance."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    def chance(self, percent):
        return self.random.random() * 100 < percent

    def crd(self, items, rule, whole):
        rule = {"rule": rule, "message": "must be distinct"} if self.chance(70) else {"rule": rule}
        lists = {"type": "array", "maxItems": MOST_ITEMS, "items": items}
        listed = lists if whole else {**lists, "x-kubernetes-validations": [rule]}
        spec = {"type": "object", "properties": {"list": listed, "other": lists}}
        if whole:
            spec["x-kubernetes-validations"] = [rule]
        schema = {"type": "object", "properties": {"spec": spec}}
        return {"apiVersion": "apiextensions.k8s.io/v1", "kind": "CustomResourceDefinition", "metadata": {"name": "widgets.example.com"},
                "spec": {"group": "example.com", "names": {"kind": "Widget", "plural": "widgets"}, "scope": "Namespaced",
                         "versions": [{"name": "v1", "served": True, "storage": True, "schema": {"openAPIV3Schema": schema}}]}}

    def values(self, make, member):
        made = [make(i) for i in range(self.random.choice(SIZES))]
        if self.chance(30):
            self.random.shuffle(made)
        for _ in range(self.random.randint(0, 2) if len(made) > 1 and self.chance(50) else 0):
            made[self.random.randrange(len(made))] = self.random.choice(made)
        if not member:
            return made
        items = [{"name": value, "more": "m"} if self.chance(50) else {"name": value} for value in made]
        if items and self.chance(12):
            del self.random.choice(items)["name"]
        return items

    def request(self):
        schema, make = SCALARS[self.random.choice(sorted(SCALARS))]
        member, whole = self.chance(70), self.chance(45)
        items = {"type": "object", "properties": {"name": schema, "more": {"type": "string"}}, **({"required": ["name"]} if self.chance(60) else {})} if member else schema
        rule = self.random.choice(PARENT_RULES if whole else RULES).format(".name" if member else "")
        spec = {"list": self.values(make, member)}
        if self.chance(60):
            spec["other"] = spec["list"] if self.chance(60) else self.values(make, member)
        return {"crd": self.crd(items, rule, whole), "object": {"apiVersion": "example.com/v1", "kind": "Widget", "metadata": {"name": "a", "namespace": "default"}, "spec": spec}}


def requests(seed, count):
    """Requests, the same for the same seed."""
    grower = Grower(seed)
    for _ in range(count):
        yield grower.request()
