#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A document that takes too long is not judged, which is said and is an error; those beside it are, and so is each item of a List.

usage: time_limit.py CRD-VALIDATE
"""
import json
import os
import subprocess
import sys
import tempfile

CRD = """apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: widgets.example.com}
spec:
  group: example.com
  scope: Namespaced
  names: {plural: widgets, singular: widget, kind: Widget, listKind: WidgetList}
  versions:
  - name: v1
    served: true
    storage: true
    schema:
      openAPIV3Schema:
        type: object
        properties:
          spec:
            type: object
            x-kubernetes-validations: [{rule: "self.text.findAll('a.*b|a').size() < 3"}]
            properties: {text: {type: string, maxLength: 1000000}}
"""
validate = os.path.abspath(sys.argv[1])
failures = []


def widget(name, text):
    return {"apiVersion": "example.com/v1", "kind": "Widget", "metadata": {"name": name, "namespace": "default"}, "spec": {"text": text}}


def run(wanted, words, *arguments, lines=None):
    done = subprocess.run([validate, "--document-timeout", "1", "--crd", "crd.yaml", *arguments], capture_output=True, text=True, input=lines,
                          timeout=100, check=False)
    said = done.stdout + done.stderr
    if done.returncode != wanted or any(word not in said for word in words):
        failures.append(arguments)
        print("FAILED", arguments, done.returncode, said[:1000])


with tempfile.TemporaryDirectory() as folder:
    os.chdir(folder)
    slow, fast, wrong = widget("slow", "a" * 900000), widget("fast", "aa"), widget("wrong", "aaa")
    for name, value in (("slow", slow), ("fast", fast), ("wrong", wrong)):
        with open(name + ".json", "w", encoding="utf-8") as file:
            json.dump(value, file)
    with open("crd.yaml", "w", encoding="utf-8") as file:
        file.write(CRD)
    with open("list.json", "w", encoding="utf-8") as file:
        json.dump({"apiVersion": "v1", "kind": "List", "items": [fast, slow, wrong]}, file)
    over = "could not be judged: it takes longer than 1 s of the processor"
    run(0, ["1 valid"], "fast.json")
    run(2, ["slow.json: document 1: " + over, "1 valid", "1 invalid", "1 not judged"], "fast.json", "slow.json", "wrong.json")
    run(2, ["items[1]: " + over, "1 valid", "1 invalid", "1 not judged"], "list.json")
    run(2, [over, '{"id":"b","kind":"Widget","name":"fast","allowed":true}'], "--batch",
        lines="".join(json.dumps({"id": name, "object": value}) + "\n" for name, value in (("a", slow), ("b", fast))))
    for seconds in ("0", "x", "86401"):
        run(2, ["--document-timeout takes seconds"], "--document-timeout", seconds, "fast.json")
sys.exit(1 if failures else 0)
