#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""crd-validate explain: kinds by all their names, fields by their paths, against the rows of runtime/gotypes, the CRDs of crds/ as they stand
there, and the form that kubectl explain has.

usage: explain.py CRD_VALIDATE SOURCE_ROOT [CRD...]: with CRDs these alone are compared with what is told of them"""
import json
import os
import re
import subprocess
import sys
import tempfile

validate, root, *crds = sys.argv[1:]
CRD = """\
apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: things.example.com}
spec:
  group: example.com
  scope: Cluster
  names: {plural: things, singular: thing, kind: Thing, listKind: ThingList, shortNames: [th]}
  versions:
  - name: v1beta1
    served: true
    storage: false
    schema: {openAPIV3Schema: {type: object}}
  - name: v1
    served: true
    storage: true
    schema:
      openAPIV3Schema:
        type: object
        description: A thing \\e[31mof two lines.
        properties:
          spec:
            type: object
            description: What it is to be.
            required: [parts]
            properties:
              mode: {type: string, enum: ["", Fast, Slow], default: Fast, description: How it goes.}
              size: {type: integer, format: int32, minimum: 1, maximum: 9, exclusiveMaximum: true}
              name: {type: string, pattern: '^[a-z]+$', maxLength: 8, nullable: true}
              port: {x-kubernetes-int-or-string: true}
              labels: {type: object, additionalProperties: {type: string}, maxProperties: 3}
              parts:
                type: array
                minItems: 1
                maxItems: 5
                x-kubernetes-list-type: map
                x-kubernetes-list-map-keys: [name]
                items:
                  type: object
                  required: [name]
                  properties: {name: {type: string}, deep: {type: object, x-kubernetes-preserve-unknown-fields: true}}
            x-kubernetes-validations:
            - {rule: "!has(self.size) || self.size > 2", message: too small, reason: FieldValueForbidden, fieldPath: .size}
"""
SPEC = """\
GROUP:      example.com
KIND:       Thing
VERSION:    v1

FIELD: spec <Object>

PATH:       spec

RULES:
    !has(self.size) || self.size > 2
        message:
          too small
        reason:
          FieldValueForbidden
        fieldPath:
          .size

DESCRIPTION:
    What it is to be.

FIELDS:
  labels\t<map[string]string>
  mode\t<string>  (default: Fast)
  enum: "", Fast, Slow
    How it goes.

  name\t<string>
  parts\t<[]Object> -required-
  port\t<IntOrString>
  size\t<integer>
"""
PORTS = """\
GROUP:      apps
KIND:       Deployment
VERSION:    v1

FIELD: ports <[]ContainerPort>

PATH:       spec.template.spec.containers.ports
LIST TYPE:  map
KEYS:       containerPort, protocol

FIELDS:
  containerPort\t<integer> -required-
  hostIP\t<string>
  hostPort\t<integer>
  name\t<string>
  protocol\t<string>  (default: TCP)
  enum: SCTP, TCP, UDP
"""
POLICY = """\
KIND:       Pod
VERSION:    v1

FIELD: imagePullPolicy <string>
ENUM:
    Always
    IfNotPresent
    Never

PATH:       spec.containers.imagePullPolicy
"""


def run(*arguments):
    return subprocess.run([validate, "explain", "--no-config-file", *arguments], capture_output=True, text=True, check=False)


def told(*arguments):
    done = run(*arguments, "-o", "json")
    assert done.returncode == 0 and not done.stderr, (arguments, done)
    return json.loads(done.stdout)


def refused(words, *arguments):
    done = run(*arguments)
    assert done.returncode == 2 and not done.stdout and words in done.stderr, (arguments, done)


def kind_of(*arguments):
    facts = told(*arguments)
    return f"{facts['group']}/{facts['version']}/{facts['kind']}"


def check_names():
    for name in ("Deployment", "deployment", "deployments", "deploy", "deployments.apps", "deploy.v1.apps", "apps/v1/Deployment"):
        assert kind_of(name) == "apps/v1/Deployment", name
    assert kind_of("hpa") == "autoscaling/v2/HorizontalPodAutoscaler"
    assert kind_of("hpa", "--api-version", "autoscaling/v1") == kind_of("hpa.v1.autoscaling") == "autoscaling/v1/HorizontalPodAutoscaler"
    assert kind_of("events") == "/v1/Event" and kind_of("events.events.k8s.io") == "events.k8s.io/v1/Event"
    assert kind_of("job") == "batch/v1/Job" and kind_of("jobs.batch.volcano.sh.spec") == "batch.volcano.sh/v1alpha1/Job"
    refused('no kind "Deploymnt": did you mean "Deployment"?', "Deploymnt")
    refused('no kind "pods" of apps/v1', "pods", "--api-version", "apps/v1")
    refused('spec of Pod has no field "container": did you mean "containers"?', "po.spec.container")
    refused('Pod has no field "sepc"', "po.sepc")
    refused("the fields of CustomResourceDefinition are not known here", "customresourcedefinitions.spec")
    refused("crdc explain KR-150", "KR-150")
    refused("crdc explain required", "required")
    refused("no kind is given")
    refused("shown as text or json", "po", "-o", "sarif")
    assert subprocess.run([validate, "--recursive", "-"], capture_output=True, text=True, input="", check=False).returncode == 2


def check_form():
    assert run("deploy.spec.template.spec.containers[0].ports").stdout == PORTS
    assert run("pods.spec.containers.imagePullPolicy").stdout == POLICY
    tree = run("po.spec", "--recursive").stdout
    assert "\n  containers\t<[]Container> -required-\n    args\t<[]string>\n" in tree and "\n      exec\t<ExecAction>\n        command\t<[]string>\n" in tree
    assert told("po.spec.containers.resources.limits")["type"] == "map[string]Quantity"
    defaults = {field["name"]: field.get("default") for field in told("deploy.spec")["fields"]}
    assert (defaults["replicas"], defaults["revisionHistoryLimit"], defaults["paused"]) == (1, 10, None)
    assert told("deploy.spec.strategy.rollingUpdate.maxSurge")["default"] == "25%"
    assert told("po.spec.volumes.configMap.defaultMode")["default"] == 420
    assert "default" not in told("po.spec.containers.imagePullPolicy"), "it hangs on the image"
    assert told("svc.spec.trafficDistribution")["gate"] == "ServiceTrafficDistribution"


def check_minors():
    names = lambda *more: {field["name"] for field in told("po.spec.containers", *more)["fields"]}
    assert names() - names("--kubernetes-version", "1.30") == {"restartPolicyRules"}
    assert told("po.spec.containers.restartPolicyRules")["since"] == "1.34"
    refused("no field", "po.spec.containers.restartPolicyRules", "--kubernetes-version", "1.33")


def rows_of_go():
    """{type: {field: (kind, whether it must be there)}} of the rows of types of pods and workloads."""
    found, folder = {}, os.path.join(root, "runtime/gotypes/tables")
    for name in ("types_pod.txt", "types_container.txt", "types_workload.txt", "types_volume.txt"):
        with open(os.path.join(folder, name), encoding="utf-8") as stream:
            lines = [line for line in stream.read().splitlines() if not line.startswith(("#", "include "))]
        for line in lines:
            words = line.split()
            if not line.startswith(" "):
                fields = found[words[2].split(".")[1]] = {}
            elif words[1] != "INLINE":
                required = "REQUIRED" in words or ("ALWAYS" in words and "OPTIONAL" not in words)
                fields[words[0].split("=")[0]] = (words[1], required)
    return found


def check_go():
    words = {"STRING": "string", "STRING_POINTER": "string", "BOOL": "boolean", "BOOL_POINTER": "boolean", "INT32": "integer", "INT32_POINTER": "integer",
             "INT64": "integer", "INT64_POINTER": "integer", "STRING_LIST": "[]string", "STRING_MAP": "map[string]string", "QUANTITY_MAP": "map[string]Quantity"}
    rows, compared = rows_of_go(), 0
    waiting = [told("deploy.spec", "--recursive")]
    while waiting:
        holder = waiting.pop()
        waiting += holder.get("fields", [])
        go = rows.get(holder["type"].replace("[]", ""))
        for field in holder.get("fields", []) if go else []:
            kind, required = go.get(field["name"], (None, None))
            assert kind is None or field.get("required", False) == required, field["path"]
            assert kind not in words or field["type"] == words[kind], (field["path"], field["type"], kind)
            compared += kind is not None
    assert compared > 900, compared


def check_crd(work):
    path = os.path.join(work, "things.yaml")
    with open(path, "w", encoding="utf-8") as stream:
        stream.write(CRD.replace("\\e", "\x1b").replace("A thing \x1b", '"A thing \\e').replace("lines.", 'lines."'))
    for given in (["--crd", path], [path], [work]):
        assert run("th.spec", *given).stdout == SPEC, given
    spec = {field["name"]: field for field in told("things.spec", path)["fields"]}
    assert spec["size"] == {"path": "spec.size", "name": "size", "type": "integer", "format": "int32", "minimum": 1, "maximum": 9, "exclusiveMaximum": True}
    assert spec["name"] == {"path": "spec.name", "name": "name", "type": "string", "nullable": True, "maxLength": 8, "pattern": "^[a-z]+$"}
    assert (spec["parts"]["listType"], spec["parts"]["keys"], spec["parts"]["minItems"]) == ("map", ["name"], 1)
    assert spec["mode"]["enum"] == ["", "Fast", "Slow"] and spec["labels"]["maxProperties"] == 3
    assert told("th.spec.parts.deep", path)["preserveUnknownFields"] is True
    whole = told("th", path)
    assert (whole["shortNames"], whole["namespaced"], whole["description"]) == (["th"], False, "A thing \x1b[31mof two lines.")
    assert "\x1b" not in run("th", path).stdout, "a terminal would obey it"
    assert kind_of("th.v1beta1.example.com", path) == "example.com/v1beta1/Thing"
    refused('no kind "po"', "po", "--crd", path, "--no-builtins")


LIMITS = ("minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems", "minProperties", "maxProperties", "pattern", "default", "enum", "nullable",
          "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "description")


def compare(schema, facts, path):
    """The fields of an object's schema and what is told of them; gives how many there are."""
    count = 0
    while "items" in schema or isinstance(schema.get("additionalProperties"), dict):
        schema = schema.get("items") or schema["additionalProperties"]
    told_of = {field["name"]: field for field in facts.get("fields", [])}
    assert set(told_of) == set(schema.get("properties", {})), path
    for name, node in schema.get("properties", {}).items():
        field, here = told_of[name], f"{path}.{name}"
        for word in LIMITS if path or name not in ("metadata", "apiVersion", "kind") else ():
            assert field.get(word) == (node.get(word) or (node.get(word) if node.get(word) == 0 and node.get(word) is not False else None)) or \
                word == "default" or node.get(word) == "", (here, word, field.get(word), node.get(word))
        assert ("default" in field) == (node.get("default") is not None), here
        assert field.get("required", False) == (name in schema.get("required", [])), here
        assert [rule["rule"] for rule in field.get("rules", []) if "layer" not in rule] == \
            [rule["rule"].strip() for rule in node.get("x-kubernetes-validations", [])], here
        count += 1 + compare(node, field, here)
    return count


def check_files(paths):
    """CRDs: what is told of each of their fields is what stands in the schema."""
    import yaml  # pylint: disable=import-outside-toplevel
    loader, count = getattr(yaml, "CSafeLoader", yaml.SafeLoader), 0
    for path in paths:
        with open(path, encoding="utf-8") as stream:
            for crd in yaml.load_all(stream, loader):
                if not crd or crd.get("kind") != "CustomResourceDefinition":
                    continue
                for version in crd["spec"]["versions"] if "versions" in crd["spec"] else []:
                    name = f"{crd['spec']['group']}/{version['name']}"
                    if version["served"] and version.get("schema"):
                        facts = told(crd["spec"]["names"]["kind"], "--api-version", name, "--recursive", "--crd", path)
                        count += compare(version["schema"]["openAPIV3Schema"], facts, "")
    return count


def check_shipped():
    """A shipped CRD: what is compiled in is told as of the file, whose words on merging objects no table has."""
    path = os.path.join(root, "crds/ray.io_rayclusters.yaml")
    compiled, given = told("raycluster", "--recursive"), told("raycluster", "--recursive", "--crd", path)
    assert json.dumps(compiled["fields"]) == json.dumps(given["fields"]).replace('"mapType": "atomic", ', "").replace(', "mapType": "atomic"', "")
    try:
        assert check_files([path]) > 3000
    except ImportError:
        print("PyYAML is not here: schemas are not read")


def main():
    if crds:
        print(check_files(crds), "fields")
        return
    with tempfile.TemporaryDirectory() as work:
        check_crd(work)
    check_names()
    check_form()
    check_minors()
    check_go()
    check_shipped()


if __name__ == "__main__":
    main()
