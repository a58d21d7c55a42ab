# SPDX-License-Identifier: Apache-2.0
"""The package: what it takes, what it says, and that nothing of it is left behind."""
import dataclasses
import gc
import json
import math
import os
import pickle
import subprocess
import sys
import tempfile
import threading
import tracemalloc
import unittest

import crdc
from crdc import _crdc

CRD = """\
apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: things.example.com}
spec:
  group: example.com
  scope: Namespaced
  names: {plural: things, singular: thing, kind: Thing, listKind: ThingList}
  versions:
  - name: v1
    served: true
    storage: true
    subresources: {status: {}}
    schema:
      openAPIV3Schema:
        type: object
        properties:
          spec:
            type: object
            properties:
              size: {type: integer, maximum: 9}
              color: {type: string, default: red}
              note: {type: string}
            x-kubernetes-validations: [{rule: '!has(self.size) || self.size > 2', message: too small}]
          status: {type: object, properties: {seen: {type: integer}}}
"""
POLICY = """\
apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicy
metadata: {name: names}
spec:
  matchConstraints:
    resourceRules:
    - {apiGroups: ['*'], apiVersions: ['*'], operations: [CREATE, UPDATE], resources: ['*']}
  validations: [{expression: 'object.metadata.name != "refused"', message: 'not that name'}]
---
apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicyBinding
metadata: {name: names}
spec: {policyName: names, validationActions: [Deny]}
"""


def thing(name="a", **spec):
    return {"apiVersion": "example.com/v1", "kind": "Thing", "metadata": {"name": name}, "spec": spec}


@dataclasses.dataclass
class Data:
    apiVersion: str
    kind: str
    metadata: dict
    spec: object = None


class Model:
    """As those of the kubernetes package: names of Python with those of the API beside them."""
    attribute_map = {"api_version": "apiVersion", "kind": "kind", "metadata": "metadata", "spec": "spec", "status": "status"}

    def __init__(self, **members):
        self.__dict__.update(dict.fromkeys(self.attribute_map), **members)


class Validating(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.validator = crdc.Validator(crds=CRD)

    def test_lets_in(self):
        result = self.validator.validate(thing(size=5))
        self.assertTrue(result)
        self.assertTrue(result.allowed and result.judged)
        self.assertEqual((result.code, result.kind, result.name, result.problems, result.warnings), (201, "Thing", "a", [], []))
        self.assertEqual(result.object["spec"], {"size": 5, "color": "red"})
        self.assertIn({"op": "add", "path": "/spec/color", "value": "red"}, result.patch)
        self.assertIs(self.validator.check(thing(size=5)).allowed, True)

    def test_refuses(self):
        result = self.validator.validate(thing(size=1))
        self.assertFalse(result)
        self.assertEqual((result.code, result.reason), (422, "Invalid"))
        self.assertEqual(result.message, 'Thing.example.com "a" is invalid: spec: Invalid value: too small')
        problem, = result.problems
        self.assertEqual((problem.path, problem.reason, problem.layer, problem.rule), ("spec", "FieldValueInvalid", "crd", "cel/Thing/spec"))
        self.assertEqual((problem.severity, problem.line, str(problem)), ("error", 1, "spec: Invalid value: too small"))
        self.assertIsNone(result.object)
        self.assertEqual(result.patch, [])
        with self.assertRaises(crdc.Invalid) as caught:
            self.validator.check(thing(size=1))
        self.assertEqual(caught.exception.result.message, result.message)
        self.assertIn("refused", result._repr_html_())
        self.assertIn("too small", repr(result))
        self.assertEqual(result.to_dict()["problems"][0]["path"], "spec")

    def test_takes_texts_bytes_models_and_dataclasses(self):
        wanted = thing(size=1)
        forms = [json.dumps(wanted), json.dumps(wanted).encode(), bytearray(json.dumps(wanted), "ascii"),
                 "apiVersion: example.com/v1\nkind: Thing\nmetadata: {name: a}\nspec:\n  size: 1\n",
                 Data("example.com/v1", "Thing", {"name": "a"}, {"size": 1}),
                 Model(api_version="example.com/v1", kind="Thing", metadata={"name": "a"}, spec={"size": 1})]
        for form in forms:
            result = self.validator.validate(form)
            self.assertEqual([str(one) for one in result.problems], ["spec: Invalid value: too small"], form)
        self.assertEqual(self.validator.validate(forms[3]).problems[0].line, 5)

    def test_knows_updates(self):
        old = thing(size=5)
        self.assertEqual(self.validator.validate(thing(size=6), old=old).code, 200)
        result = self.validator.validate({**old, "status": {"seen": 1}}, old=json.dumps(old), subresource="status")
        self.assertEqual(result.object["status"], {"seen": 1})
        self.assertEqual(self.validator.validate(None, old=old, patch={"spec": {"size": 7}}).object["spec"]["size"], 7)
        self.assertFalse(self.validator.validate(None, old=old, patch=[{"op": "replace", "path": "/spec/size", "value": 70}]))
        self.assertEqual(self.validator.validate(thing(), operation="update").status, "notJudged")

    def test_does_with_unknown_fields_what_is_asked(self):
        unknown = {**thing(size=5), "sepc": 1}
        self.assertEqual(self.validator.validate(unknown).code, 400)
        self.assertEqual(self.validator.validate(unknown, strict="warn").warnings, ['unknown field "sepc"'])
        self.assertTrue(self.validator.validate(unknown, strict=False))
        self.assertEqual(self.validator.validate(unknown, strict="listed").problems[0].reason, "unknownField")

    def test_does_not_judge_what_nobody_knows(self):
        result = self.validator.validate({"apiVersion": "no.such/v1", "kind": "Nothing"})
        self.assertFalse(result or result.judged)
        self.assertEqual((result.status, result.code, result.message), ("noKind", 0, 'no kind "no.such/v1/Nothing"'))
        with self.assertRaises(crdc.NotJudged):
            self.validator.check({})
        for text in ("", "{", "\x00", "a: [", "[" * 5000, b"\xff\xfe"):
            self.assertFalse(self.validator.validate(text))

    def test_fills_in_defaults_and_knows_kinds(self):
        self.assertEqual(self.validator.default(thing(size=1))["spec"]["color"], "red")
        self.assertEqual(self.validator.default({"apiVersion": "v1", "kind": "Pod", "spec": {"containers": [{"name": "a"}]}})["spec"]["restartPolicy"], "Always")
        kinds = {(kind.group, kind.kind): kind for kind in self.validator.kinds()}
        self.assertEqual(kinds["example.com", "Thing"], ("example.com", "v1", "Thing", "things", True, False))
        self.assertTrue(kinds["apps", "Deployment"].built_in and kinds["ray.io", "RayCluster"].namespaced)
        self.assertEqual(self.validator.schema("example.com/v1", "Thing")["properties"]["spec"]["properties"]["size"]["maximum"], 9)
        self.assertIsNone(self.validator.schema("v1", "Pod"))

    def test_explains_kinds_and_fields(self):
        spec = self.validator.explain("thing", "spec")
        self.assertEqual((spec["type"], spec["rules"]), ("Object", [{"rule": "!has(self.size) || self.size > 2", "message": "too small"}]))
        self.assertEqual(spec["fields"], [{"path": "spec.color", "name": "color", "type": "string", "default": "red"},
                                          {"path": "spec.note", "name": "note", "type": "string"},
                                          {"path": "spec.size", "name": "size", "type": "integer", "maximum": 9}])
        containers = self.validator.explain("po", "spec.containers", api_version="v1")
        self.assertEqual((containers["type"], containers["keys"], containers["required"]), ("[]Container", ["name"], True))
        self.assertIn("fields", self.validator.explain("raycluster.spec", recursive=True)["fields"][0])
        kinds = {(kind["group"], kind["version"], kind["kind"]): kind["schema"] for kind in self.validator.explain()}
        self.assertEqual(set(kinds), {(kind.group, kind.version, kind.kind) for kind in self.validator.kinds()})
        self.assertTrue(kinds["example.com", "v1", "Thing"])
        with self.assertRaisesRegex(LookupError, 'did you mean "containers"'):
            self.validator.explain("Pod", "spec.container")

    def test_judges_many(self):
        results = self.validator.validate_many([thing(size=size) for size in range(12)])
        self.assertEqual([bool(result) for result in results], [2 < size < 10 for size in range(12)])


class Making(unittest.TestCase):
    def test_asks_policies(self):
        validator = crdc.Validator(policies=POLICY)
        result = validator.validate({"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": "refused", "namespace": "x"}})
        self.assertEqual(result.problems[0].rule, "policy/names")
        self.assertIn("denied request: not that name", result.message)

    def test_reads_files_and_pickles_what_it_read(self):
        with tempfile.TemporaryDirectory() as folder:
            with open(os.path.join(folder, "things.yaml"), "w", encoding="utf-8") as file:
                file.write(CRD)
            validator = crdc.Validator(crds=folder, layers="all", kubernetes_version="1.34")
        again = pickle.loads(pickle.dumps(validator))
        self.assertFalse(again.validate(thing(size=1)))
        self.assertEqual(repr(again), repr(validator))
        result = pickle.loads(pickle.dumps(validator.validate(thing(size=5))))
        self.assertEqual(result.object["spec"]["color"], "red")

    def test_says_what_is_wrong_with_what_it_is_made_of(self):
        with self.assertRaises(crdc.SourceError) as caught:
            crdc.Validator(crds=CRD.replace("Namespaced", "Everywhere"))
        problem, = caught.exception.problems
        self.assertEqual((problem.file, problem.line, problem.path), ("<text>", 6, "spec.scope"))
        self.assertIn(": spec.scope: Unsupported value: ", str(caught.exception))
        self.assertEqual(str(caught.exception).count("spec.scope"), 1)
        with self.assertRaisesRegex(crdc.SourceError, r"^Kubernetes 1\.20 is not known: 1\.30 to"):
            crdc.Validator(kubernetes_version="1.20")
        self.assertRaises(OSError, crdc.Validator, crds="nowhere.yaml")
        self.assertRaises(OSError, crdc.Validator, crds="")
        self.assertEqual(pickle.loads(pickle.dumps(caught.exception)).problems, caught.exception.problems)
        for arguments in ({"kubernetes_version": "2"}, {"kubernetes_version": "1.99"}, {"strict": "much"}, {"layers": "cake"},
                          {"feature_gates": {"Nonsense": True}}, {"config": "config: ["}):
            self.assertRaises(ValueError, crdc.Validator, **arguments)
        self.assertRaises(OSError, crdc.Validator, crds="/nowhere/at/all")

    def test_takes_crds_as_dicts_and_lists(self):
        crd = {"apiVersion": "apiextensions.k8s.io/v1", "kind": "CustomResourceDefinition", "metadata": {"name": "bits.example.com"},
               "spec": {"group": "example.com", "scope": "Cluster", "names": {"plural": "bits", "singular": "bit", "kind": "Bit", "listKind": "BitList"},
                        "versions": [{"name": "v1", "served": True, "storage": True, "schema": {"openAPIV3Schema": {"type": "object"}}}]}}
        validator = crdc.Validator(crds=[CRD.encode(), crd], builtins=False)
        self.assertEqual({kind.kind for kind in validator.kinds()}, {"Thing", "Bit"})


class Writing(unittest.TestCase):
    def test_writes_json(self):
        for value in ({}, [], {"a": [1, -2, 0.5, 1e300, True, False, None, "x\n\"\\\u00e9\u2028\x01"]}, ({"b": ()},), "text", 7, 2 ** 63 - 1, -2 ** 63, 1e16):
            self.assertEqual(json.loads(_crdc.dumps(value)), json.loads(json.dumps(value)))
        self.assertEqual(_crdc.dumps({"a": 1.0}), b'{"a":1.0}')

    def refuse(self, value, error, words):
        with self.assertRaises(error) as caught:
            _crdc.dumps(value)
        self.assertEqual(str(caught.exception), words)

    def test_names_the_path_of_what_it_cannot_write(self):
        self.refuse({"spec": {"groups": [{"size": math.nan}]}}, ValueError, "spec.groups[0].size: nan is no JSON")
        self.refuse({"a": -math.inf}, ValueError, "a: -inf is no JSON")
        self.refuse([2 ** 64], ValueError, "[0]: an integer of more than 64 bits")
        self.refuse({"a": {1: 2}}, TypeError, "a: the key 1 is no text")
        self.refuse({"a": [set()]}, TypeError, "a[0]: of the type set no JSON can be made")
        self.refuse({"a": "\ud800"}, ValueError, "a: a text that is no Unicode")
        self.refuse(object(), TypeError, "of the type object no JSON can be made")
        loop = {"b": []}
        loop["b"].append(loop)
        self.refuse(loop, ValueError, "b[0]: it is within itself")
        deep = []
        for _ in range(5000):
            deep = [deep]
        with self.assertRaisesRegex(ValueError, "it is too deep"):
            _crdc.dumps(deep)


class Keeping(unittest.TestCase):
    def test_keeps_nothing(self):
        validator = crdc.Validator(crds=CRD, policies=POLICY)
        good, bad, wrong = thing(size=5), thing(size=1), thing(size=math.nan)

        def work(rounds):
            for _ in range(rounds):
                validator.validate(good).object
                validator.validate(bad).problems
                try:
                    validator.validate(wrong)
                except ValueError:
                    pass

        work(200)
        gc.collect()
        tracemalloc.start()
        before, objects = tracemalloc.get_traced_memory()[0], len(gc.get_objects())
        counts = [sys.getrefcount(one) for one in (good, bad, validator)]
        work(10000)
        gc.collect()
        grown = tracemalloc.get_traced_memory()[0] - before
        tracemalloc.stop()
        self.assertLess(grown, 20000)
        self.assertLess(abs(len(gc.get_objects()) - objects), 50)
        after = [sys.getrefcount(one) for one in (good, bad, validator)]
        self.assertLess(max(abs(a - b) for a, b in zip(counts, after)), 50)

    def test_gives_memory_back(self):
        with open("/proc/self/statm", encoding="ascii") if os.path.exists("/proc/self/statm") else tempfile.TemporaryFile("w+") as file:
            def resident():
                file.seek(0)
                return int((file.read() or "0 0").split()[1])

            for _ in range(5):
                crdc.Validator(crds=CRD, policies=POLICY).validate(thing(size=5))
            before = resident()
            for _ in range(40):
                crdc.Validator(crds=CRD, policies=POLICY).validate(thing(size=5))
            self.assertLess(resident() - before, 4000)  # pages

    def test_is_for_all_threads(self):
        validator, failed = crdc.Validator(crds=CRD, policies=POLICY), []

        def work():
            for size in range(300):
                if bool(validator.validate(thing(size=size % 12))) != (2 < size % 12 < 10):
                    failed.append(size)

        threads = [threading.Thread(target=work) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(failed, [])

    @unittest.skipUnless(hasattr(os, "fork"), "there is no fork")
    def test_outlives_a_fork(self):
        validator = crdc.Validator(crds=CRD)
        validator.validate(thing(size=5))
        child = os.fork()
        if not child:
            good = validator.validate(thing(size=5)) and not crdc.Validator(crds=CRD).validate(thing(size=1))
            os._exit(0 if good else 1)
        self.assertEqual(os.waitpid(child, 0)[1], 0)
        self.assertTrue(validator.validate(thing(size=5)))


class Command(unittest.TestCase):
    def run_command(self, *arguments, text="", errors=False):
        done = subprocess.run([sys.executable, "-m", "crdc", *arguments], input=text, capture_output=True, text=True, check=False)
        return done.returncode, done.stdout + (done.stderr if errors else "")

    def test_what_judges_nothing_is_no_success(self):
        nothing = (2, "crdc: no object is in what is checked\n")
        self.assertEqual(self.run_command("-", text="# a comment\n---\n", errors=True), nothing)
        with tempfile.TemporaryDirectory() as folder:
            self.assertEqual(self.run_command(folder, errors=True), nothing)
        self.assertEqual(self.run_command("--layers", "none", "-", errors=True), (2, 'crdc: layers: there is no layer "none"\n'))

    def test_tells_places_and_ends_as_crd_validate_does(self):
        good = "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\n"
        bad = good + "---\n# second\napiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: A\n"
        self.assertEqual(self.run_command("-", text=good), (0, ""))
        code, said = self.run_command("-", text=bad)
        self.assertEqual(code, 1)
        self.assertRegex(said, r"^-:9:9: error: metadata.name: Invalid value: \"A\": ")
        self.assertEqual(self.run_command("-", text="apiVersion: no.such/v1\nkind: Nothing\n"), (2, '-:1:1: error: no kind "no.such/v1/Nothing"\n'))
        self.assertEqual(self.run_command("/nowhere/at/all.yaml")[0], 2)
        with tempfile.NamedTemporaryFile("w", suffix=".yaml") as file:
            file.write(CRD.replace("Namespaced", "Everywhere"))
            file.flush()
            code, said = self.run_command("--crd", file.name, "-", text=good)
            self.assertEqual(code, 2)
            self.assertIn(f"{file.name}:6:10: error: spec.scope", said)
        if os.environ.get("CRDC_VALIDATE"):
            with tempfile.NamedTemporaryFile("w", suffix=".yaml") as file:
                file.write(bad)
                file.flush()
                done = subprocess.run([os.environ["CRDC_VALIDATE"], file.name], capture_output=True, text=True, check=False)
                self.assertEqual(done.returncode, self.run_command(file.name)[0])


if __name__ == "__main__":
    unittest.main()
