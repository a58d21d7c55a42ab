#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""crd-validate --replay beside a real kube-apiserver: the policies of a test are bound there with the action Audit, so that the audit log
says of each request what they had against it; replayed with the action Deny it has to be refused for the same requests, no more and no
fewer. Policies look at updates and deletions, scales and statuses; creates are changed by a mutating policy that the replay is not given.

usage: replay_kube.py CRD-VALIDATE

CRDC_KUBE names the API server (kube.sh says what that is). Everything listens on 127.0.0.1 and is stopped by its process id. Exit
status: 0 all agree, 1 something does not, 77 skipped.
"""
import http.client
import json
import os
import pathlib
import random
import ssl
import subprocess
import sys
import tempfile
import time

import fire_kube

REQUESTS = 400
FAILURE = "validation.policy.admission.k8s.io/validation_failure"
AUDIT_POLICY = {"apiVersion": "audit.k8s.io/v1", "kind": "Policy", "omitStages": ["RequestReceived"],
                "rules": [{"level": "RequestResponse", "verbs": ["create", "update", "patch", "delete", "get"],
                           "resources": [{"group": "", "resources": ["configmaps"]}, {"group": "apps"}, {"group": "example.com"}]}, {"level": "None"}]}
CRD = {"apiVersion": "apiextensions.k8s.io/v1", "kind": "CustomResourceDefinition", "metadata": {"name": "things.example.com"},
       "spec": {"group": "example.com", "scope": "Namespaced", "names": {"kind": "Thing", "plural": "things", "singular": "thing", "listKind": "ThingList"},
                "versions": [{"name": "v1", "served": True, "storage": True, "subresources": {"status": {}}, "schema": {"openAPIV3Schema": {
                    "type": "object", "properties": {"spec": {"type": "object", "properties": {"size": {"type": "integer", "default": 1}}},
                                                     "status": {"type": "object", "properties": {"seen": {"type": "integer"}}}}}}}]}}
POLICIES = [  # name, group, resource, operations, expression
    ("frozen", "", "configmaps", ["UPDATE", "DELETE"], "request.operation == 'DELETE' ? !('keep' in oldObject.data) : object.data.a == oldObject.data.a"),
    ("mutated", "", "configmaps", ["CREATE"], "!('made' in object.data) || object.data.a != '3'"),
    ("few", "apps", "deployments", ["CREATE"], "object.spec.replicas <= 2 && object.spec.strategy.type == 'RollingUpdate'"),
    ("fixed", "apps", "deployments", ["UPDATE"], "object.spec.replicas == oldObject.spec.replicas"),
    ("scaled", "apps", "deployments/scale", ["UPDATE"], "object.spec.replicas < 3"),
    ("status", "apps", "deployments/status", ["UPDATE"], "!has(oldObject.status.replicas) || object.status.replicas >= oldObject.status.replicas"),
    ("grows", "example.com", "things", ["UPDATE", "DELETE"], "object == null ? oldObject.spec.size < 4 : object.spec.size >= oldObject.spec.size"),
    ("seen", "example.com", "things/status", ["UPDATE"], "!has(oldObject.status) || object.status.seen > oldObject.status.seen")]
MUTATION = "Object{data: {'made': 'yes', 'a': string(object.data.a) == '1' ? '3' : string(object.data.a)}}"
PATHS = {"configmaps": "/api/v1/namespaces/default/configmaps", "deployments": "/apis/apps/v1/namespaces/default/deployments",
         "things": "/apis/example.com/v1/namespaces/default/things"}


def registered(kind, name, spec):
    return {"apiVersion": "admissionregistration.k8s.io/v1", "kind": kind, "metadata": {"name": name}, "spec": spec}


def validating(action):
    for name, group, resource, operations, expression in POLICIES:
        rules = [{"apiGroups": [group], "apiVersions": ["v1"], "operations": operations, "resources": [resource]}]
        yield registered("ValidatingAdmissionPolicy", name, {"failurePolicy": "Fail", "matchConstraints": {"resourceRules": rules},
                                                             "validations": [{"expression": expression}]})
        yield registered("ValidatingAdmissionPolicyBinding", name, {"policyName": name, "validationActions": [action]})


def mutating():
    rules = [{"apiGroups": [""], "apiVersions": ["v1"], "operations": ["CREATE"], "resources": ["configmaps"]}]
    yield registered("MutatingAdmissionPolicy", "made", {
        "failurePolicy": "Fail", "reinvocationPolicy": "Never", "matchConstraints": {"resourceRules": rules},
        "mutations": [{"patchType": "ApplyConfiguration", "applyConfiguration": {"expression": MUTATION}}]})
    yield registered("MutatingAdmissionPolicyBinding", "made", {"policyName": "made"})


class Client:
    def __init__(self, kube):
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        context.load_cert_chain(kube.folder / "admin.crt", kube.folder / "admin.key")
        self.connection = http.client.HTTPSConnection("127.0.0.1", kube.port, timeout=60, context=context)

    def ask(self, method, path, body=None, content="application/json"):
        self.connection.request(method, path, json.dumps(body) if body is not None else None, {"Content-Type": content})
        answer = self.connection.getresponse()
        return answer.status, json.loads(answer.read())

    def merge(self, path, body):
        return self.ask("PATCH", path, body, "application/merge-patch+json")


def made(resource, name, chance):
    number = chance.randrange(5)
    if resource == "configmaps":
        data = {"a": str(number % 3), **({"keep": "x"} if chance.random() < 0.3 else {})}
        return {"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": name}, "data": data}
    if resource == "things":
        return {"apiVersion": "example.com/v1", "kind": "Thing", "metadata": {"name": name}, "spec": {"size": number} if number else {}}
    template = {"metadata": {"labels": {"a": "b"}}, "spec": {"containers": [{"name": "c", "image": "i"}]}}
    spec = {"selector": {"matchLabels": {"a": "b"}}, "template": template, **({"replicas": number} if number else {})}
    return {"apiVersion": "apps/v1", "kind": "Deployment", "metadata": {"name": name}, "spec": spec}


def change(resource, stored, chance):
    number = chance.randrange(5)
    if resource == "configmaps":
        stored["data"]["a"] = str(number % 3)
    else:
        stored["spec"]["size" if resource == "things" else "replicas"] = number
    stored["metadata"].setdefault("labels", {})["turn"] = str(number)


def act(client, chance):
    """One request, or a look and a request that goes by it."""
    resource = chance.choice(list(PATHS))
    name = f"{resource[0]}-{chance.randrange(4)}"
    path, number = f"{PATHS[resource]}/{name}", chance.randrange(5)
    what = chance.choice(["create", "create", "update", "update", "patch", "label", "status", "scale", "delete", "get"])
    if what == "create":
        client.ask("POST", PATHS[resource], made(resource, name, chance))
    elif what in ("update", "status"):
        status, stored = client.ask("GET", path)
        if status != 200 or (what == "status" and resource == "configmaps"):
            return
        if what == "update":
            change(resource, stored, chance)
        else:
            stored["status"] = {"seen": number} if resource == "things" else {"replicas": number}
        client.ask("PUT", path + ("" if what == "update" else "/status"), stored)
    elif what == "patch":
        member = "size" if resource == "things" else "replicas"
        client.merge(path, {"data": {"a": str(number % 3)}} if resource == "configmaps" else {"spec": {member: number}})
    elif what == "label":
        client.merge(path, {"metadata": {"labels": {"turn": str(number)}}})
    elif what == "scale" and resource == "deployments":
        client.merge(path + "/scale", {"spec": {"replicas": number}})
    elif what == "delete" and chance.random() < 0.6:
        client.ask("DELETE", path)
    elif what == "get":
        client.ask("GET", path)


def wait_until_in_force(client, log):
    """Of a policy that came last it is seen in the log; what came before is no part of the comparison."""
    path = PATHS["things"]
    for number in range(120):
        client.ask("POST", path, {"apiVersion": "example.com/v1", "kind": "Thing", "metadata": {"name": f"probe-{number}"}, "spec": {"size": 5}})
        client.ask("DELETE", f"{path}/probe-{number}")
        for resource in ("configmaps", "deployments"):
            client.ask("POST", PATHS[resource], {**made(resource, f"probe-{number}", random.Random(number)), **(
                {"data": {"a": "1"}} if resource == "configmaps" else {})})
        deployment = f"{PATHS['deployments']}/probe-{number}"
        for replicas in (9, 8):
            client.merge(deployment, {"spec": {"replicas": replicas}})
            client.merge(deployment + "/scale", {"spec": {"replicas": replicas + 1}})
            client.merge(deployment + "/status", {"status": {"replicas": replicas}})
        client.merge(f"{PATHS['configmaps']}/probe-{number}", {"data": {"a": "7"}})
        for resource in ("configmaps", "deployments"):
            client.ask("DELETE", f"{PATHS[resource]}/probe-{number}")
        said = {policy for events in failures(log, 0).values() for policy in events}
        if {name for name, *_ in POLICIES} - said <= {"seen", "few"}:
            time.sleep(2)
            return log.stat().st_size
        time.sleep(0.5)
    raise RuntimeError("the policies are not in force")


def failures(log, offset):
    """What policies had against requests that were let in, by their audit IDs: one that met what was there already (409) failed for that."""
    found = {}
    with open(log, "rb") as file:
        file.seek(offset)
        for line in file:
            event = json.loads(line)
            said = event.get("annotations", {}).get(FAILURE)
            if said and event["responseStatus"]["code"] < 400:
                found[event["auditID"]] = [one["policy"] for one in json.loads(said)]
    return found


def replayed(validate, log, crd, policies):
    done = subprocess.run([validate, "--no-config-file", "--crd", crd, "--policies", policies, "--replay", log, "-o", "json", "--replay-examples",
                           "1000000"], capture_output=True, text=True, timeout=120)
    result = json.loads(done.stdout)
    refused = {example["auditID"]: row["rule"] for row in result["rules"]["refused"] for example in row["examples"]}
    return done, result, refused


def compare(validate, folder, log, offset):
    part = folder / "part.log"
    part.write_bytes(log.read_bytes()[offset:])
    (folder / "crd.json").write_text(json.dumps(CRD))
    (folder / "policies.json").write_text(json.dumps({"apiVersion": "v1", "kind": "List", "items": list(validating("Deny"))}))
    done, result, refused = replayed(validate, part, folder / "crd.json", folder / "policies.json")
    server = failures(log, offset)
    events = {event["auditID"]: event for event in map(json.loads, part.read_text().splitlines())}
    for one in sorted(set(server) ^ set(refused)):
        event = events[one]
        print(f"{event['verb']} {event['requestURI']}: the server: {server.get(one)}, replayed: {refused.get(one)}")
    missed = len(set(server) - set(refused))
    more = len(set(refused) - set(server))
    per_policy = {name: sum(name in names for names in server.values()) for name, *_ in POLICIES}
    print(f"{result['events']} events, {result['judged']} judged, {result['updates']} updates, {result['updatesWithoutOld']} without the old object, "
          f"{result['updatesNotCompared']} of them not compared; the server has something against {len(server)}, replayed {len(refused)}: "
          f"{missed} missed, {more} too many; by policy {per_policy}")
    held = done.returncode == 1 and not more and not missed and not result["updatesNotCompared"] and all(per_policy.values())
    return 0 if held else 1


def main():
    program = os.environ.get("CRDC_KUBE")
    if not program or not os.access(program, os.X_OK):
        print("skipped: no API server: CRDC_KUBE names one")
        return 77
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "audit.json").write_text(json.dumps(AUDIT_POLICY))
        log = folder / "audit.log"
        kube = fire_kube.Cluster(program, f"--audit-policy-file={folder / 'audit.json'}", f"--audit-log-path={log}")
        try:
            kube.apply(json.dumps(CRD))
            for one in [*validating("Audit"), *mutating()]:
                kube.apply(json.dumps(one))
            client, chance = Client(kube), random.Random(25)
            offset = wait_until_in_force(client, log)
            for _ in range(REQUESTS):
                act(client, chance)
            time.sleep(1)
            return compare(os.path.realpath(sys.argv[1]), folder, log, offset)
        finally:
            kube.stop()


if __name__ == "__main__":
    sys.exit(main())
