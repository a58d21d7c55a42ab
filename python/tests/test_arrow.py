# SPDX-License-Identifier: Apache-2.0
"""Batches of Arrow, made by hand: what is judged of them, and what is said of what cannot be."""
import ctypes
import gc
import json
import os
import threading
import unittest

import crdc
import crdc.arrow
from arrow_by_hand import Array, Column, Stream_of, batch, capsule_pointer, rows
from test_crdc import CRD, POLICY, thing


def judged(shown, validator=None, **options):
    return rows(crdc.arrow.judge(shown, validator, **options))


class Batches(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.validator = crdc.Validator(crds=CRD, policies=POLICY)
        cls.objects = [thing(size=5), thing(size=1), {"apiVersion": "no.such/v1", "kind": "Nothing"}, thing("refused", size=5), {**thing(size=5), "sepc": 1}]
        cls.texts = [json.dumps(one) for one in cls.objects] + ["{", "apiVersion: example.com/v1\nkind: Thing\nmetadata: {name: a}\nspec:\n  size: 1\n"]

    def test_says_what_validate_says(self):
        for format in ("u", "U", "z", "Z", "vu"):
            for before in (0, 3):
                found = judged(batch(object=Column(format, self.texts, before=before)), self.validator)
                for text, row in zip(self.texts, found):
                    result = self.validator.validate(text)
                    problems = [{name: value for name, value in one._asdict().items() if name != "file"} for one in result.problems]
                    self.assertEqual(row, {"status": result.status, "allowed": result.allowed, "code": result.code, "reason": result.reason, "message": result.message,
                                           "kind": result.kind, "name": result.name, "problems": problems, "warnings": result.warnings})
                self.assertEqual(len(found), len(self.texts))

    def test_takes_parts_of_batches_arrays_and_streams(self):
        allowed = [True, False, False, False, False, False, False]
        whole = batch(object=self.texts)
        self.assertEqual([row["allowed"] for row in judged(whole, self.validator)], allowed)
        self.assertEqual([row["allowed"] for row in judged(batch(2, object=["", "", *self.texts]), self.validator)], allowed)
        self.assertEqual([row["allowed"] for row in judged(Column("u", self.texts, before=1), self.validator)], allowed)
        self.assertEqual([row["allowed"] for row in judged(Stream_of(whole, batch(object=[]), whole), self.validator)], 2 * allowed)
        self.assertEqual(judged(batch(object=[]), self.validator), [])
        with self.assertRaisesRegex(OSError, "the stream of batches: no more of it"):
            judged(Stream_of(whole, error=5), self.validator)

    def test_knows_updates_patches_and_words(self):
        old, new = json.dumps(thing(size=5)), json.dumps({**thing(size=5), "status": {"seen": 1}})
        found = judged(batch(object=[new, new, new, None], old=[old, old, None, old], patch=[None, None, None, '{"spec":{"size":70}}'],
                             sub=["status", None, None, None], op=[None, None, "update", None]),
                       self.validator, old="old", patch="patch", subresource="sub", operation="op", want=["object", "patch"])
        self.assertEqual([row["code"] for row in found], [200, 200, 0, 422])
        self.assertEqual(found[2]["status"], "notJudged")
        self.assertEqual(json.loads(found[0]["object"])["status"], {"seen": 1})
        self.assertNotIn("status", json.loads(found[1]["object"]))
        self.assertEqual([row["object"] and 1 for row in found], [1, 1, None, None])
        self.assertIsInstance(json.loads(found[0]["patch"]), list)
        placed = {**thing(size=5), "metadata": {"name": "a", "namespace": "x"}}
        names = judged(batch(object=[json.dumps(placed)] * 2, n=["a", "a"], s=["x", "y"]), self.validator, name="n", namespace="s")
        self.assertEqual([row["code"] for row in names], [201, 400])
        self.assertEqual([row["allowed"] for row in judged(batch(object=self.texts[4:5]), self.validator, strict=False)], [True])

    def test_writes_trees_as_json(self):
        tree = {"apiVersion": Column("u", ["example.com/v1"] * 2), "kind": Column("vu", ["Thing"] * 2), "metadata": batch(name=["a", "b"]),
                "spec": batch(size=Column("s", [5, 1]), note=Column("U", [None, 'x"\\\n\u00e9']))}
        self.assertEqual([row["allowed"] for row in judged(batch(**tree), self.validator, object=None)], [True, False])
        found = judged(batch(object=batch(**tree)), self.validator, want="object")
        self.assertEqual(json.loads(found[0]["object"])["spec"], {"size": 5, "color": "red"})
        free = crdc.Validator(crds=CRD.replace("note: {type: string}", "note: {x-kubernetes-preserve-unknown-fields: true, type: object}"), strict=False)
        entry = Column("+s", [{}] * 2, children=[Column("u", ["k", "l"], "key"), Column("i", [1, None], "value")])
        note = batch(b=Column("b", [True]), c=Column("c", [-7]), C=Column("C", [200]), S=Column("S", [60000]), I=Column("I", [2 ** 32 - 1]), L=Column("L", [2 ** 64 - 1]),
                     g=Column("g", [0.1]), h=Column("g", [1e300]), f=Column("f", [0.25]), time=Column("tsu:UTC", [1_000_001]), earlier=Column("tss:", [-1]),
                     day=Column("tdD", [11016]), none=Column("l", [None]), list=Column("+l", [[1, 2]], children=[Column("u", ["x", None])]),
                     map=Column("+m", [[1, 2]], children=[entry]))
        one = batch(object=batch(apiVersion=["example.com/v1"], kind=["Thing"], metadata=batch(name=["a"]), spec=batch(size=Column("i", [5]), note=note)))
        row, = judged(one, free, want="object")
        self.assertEqual(json.loads(row["object"])["spec"]["note"],
                         {"b": True, "c": -7, "C": 200, "S": 60000, "I": 2 ** 32 - 1, "L": 18446744073709552000, "g": 0.1, "h": 1e300, "f": 0.25,
                          "time": "1970-01-01T00:00:01.000001Z", "earlier": "1969-12-31T23:59:59Z", "day": "2000-02-29", "list": ["x", None], "map": {"k": 1, "l": None}})

    def test_says_what_is_wrong_with_columns(self):
        good = batch(object=self.texts, number=Column("l", [1] * 7))
        for error, words, shown, options in (
                (ValueError, r"there is no column 'x': the batch has \['object', 'number'\]", good, {"object": "x"}),
                (ValueError, "there is no column 'x'", good, {"old": "x"}),
                (TypeError, "the column 'number' is of Arrow's type \"l\": texts, bytes, structs or maps are wanted", good, {"object": "number"}),
                (TypeError, "the column 'number' is of Arrow's type \"l\": texts are wanted", good, {"user": "number"}),
                (TypeError, "the column 'object' is of Arrow's type \"n\"", batch(object=Column("n", [None])), {}),
                (TypeError, "the column 'object', at .spec.x is of Arrow's type \"z\": of that no JSON", batch(object=batch(spec=batch(x=Column("z", [b"x"])))), {}),
                (TypeError, "the column 'object', at .d is of Arrow's type \"d:9,2\"", batch(object=batch(d=Column("z", [b""]))), {}),
                (TypeError, "<class 'dict'> is no Arrow", {}, {}), (TypeError, "3 is no name of a column", good, {"old": 3}),
                (ValueError, "want: .'x'. are none of object and patch", good, {"want": "x"}), (ValueError, "strict: 'much' is none of", good, {"strict": "much"})):
            if "d:9,2" in words:
                shown.schema.children[0].contents.children[0].contents.format = b"d:9,2"
            with self.assertRaisesRegex(error, words):
                crdc.arrow.judge(shown, self.validator, **options)
        row, = judged(batch(object=[None]), self.validator)
        self.assertEqual((row["status"], row["allowed"], row["message"]), ("misused", False, "there is no object in the row"))
        good.array.release = None
        with self.assertRaisesRegex(ValueError, "given to somebody else"):
            crdc.arrow.judge(good, self.validator)

    def test_verdicts_outlive_what_made_them_and_may_be_taken_apart(self):
        schema, array = crdc.arrow.judge(batch(object=self.texts * 300), crdc.Validator(crds=CRD), want="patch").__arrow_c_array__()
        gc.collect()
        taken = Array()  # a child that somebody takes over, and gives back after all others
        child = Array.from_address(capsule_pointer(array, b"arrow_array")).children[4].contents
        ctypes.memmove(ctypes.byref(taken), ctypes.byref(child), ctypes.sizeof(taken))
        child.release = None
        del schema, array, child
        gc.collect()
        self.assertEqual(taken.length, 2100)
        self.assertIn(b"Invalid", ctypes.string_at(taken.buffers[2], 3000))
        ctypes.CFUNCTYPE(None, ctypes.c_void_p)(taken.release)(ctypes.addressof(taken))
        self.assertIsNone(taken.release)

    def test_keeps_nothing_and_is_for_all_threads(self):
        shown, wanted = batch(object=self.texts), [row["allowed"] for row in judged(batch(object=self.texts), self.validator)]
        failed = []

        def work(rounds):
            for _ in range(rounds):
                if [row["allowed"] for row in judged(shown, self.validator)] != wanted:
                    failed.append(1)
                crdc.arrow.judge(shown, self.validator, want=("object", "patch"))

        threads = [threading.Thread(target=work, args=(50,)) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(failed, [])
        if os.path.exists("/proc/self/statm"):
            def resident():
                with open("/proc/self/statm", encoding="ascii") as file:
                    return int(file.read().split()[1])

            work(300)
            before = resident()
            work(1500)
            self.assertLess(resident() - before, 2000)  # pages

    def test_slices_json(self):
        members, elements = crdc._crdc.members, crdc._crdc.elements
        self.assertEqual(members(b' {"a": 1, "b":{"c": [2]}, "a":"x"}'), {b"a": b'"x"', b"b": b'{"c": [2]}'})
        self.assertEqual([elements(b" [ 1, {\"a\":[2]} ,\"x\" ]"), elements(b"[]"), members(b"{}")], [[b"1", b'{"a":[2]}', b'"x"'], [], {}])
        for wrong in (b"", b"[1", b"[1 2]", b"{}", b"[1,]"):
            self.assertRaises(ValueError, elements, wrong)
        for wrong in (b"", b"[]", b'{"a"', b'{"a":1}x'):
            self.assertRaises(ValueError, members, wrong)


if __name__ == "__main__":
    unittest.main()
