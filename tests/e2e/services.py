#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The recorded requests of Volcano's paths as AdmissionReviews over HTTP: what is answered there, beside what crd-validate --batch
says of the same requests, which other tests hold against Volcano itself.

The configurations that the program prints of its services are those of `crdc manifests`.

usage: services.py SERVICES CRD-VALIDATE CRDC CRDS

tests/conformance/recorded/volcano-layers.requests.jsonl.gz holds the requests. Requests of other gates and settings want another
program, which is started for each. Exit status: 0 all agree, 1 something did not, 77 skipped.
"""
import base64
import glob
import gzip
import http.client
import json
import os
import shutil
import subprocess
import sys
import tempfile

import yaml

from server import CONTEXT, certificate

HERE = os.path.dirname(os.path.abspath(__file__))
REQUESTS = os.path.join(HERE, "../conformance/recorded/volcano-layers.requests.jsonl.gz")
TEXTS = {"admissionConfiguration"}  # settings that are texts, whatever stands there


class Services:
    """The program with the gates and settings of this file."""

    def __init__(self, program, folder, settings_file):
        self.process = subprocess.Popen([program, folder, settings_file], stdout=subprocess.PIPE, text=True)
        port = self.process.stdout.readline()
        if not port:
            sys.exit("the program does not start")
        self.connection = http.client.HTTPSConnection("127.0.0.1", int(port), timeout=20, context=CONTEXT)

    def post(self, path, body, content_type="application/json"):
        self.connection.request("POST", path, body, {"Content-Type": content_type})
        answer = self.connection.getresponse()
        return answer.status, answer.read().decode()

    def stop(self):
        self.connection.close()
        self.process.kill()
        self.process.wait(timeout=20)


def batch(program, requests):
    text = "".join(json.dumps(request) + "\n" for request in requests)
    run = subprocess.run([program, "--batch"], input=text, capture_output=True, text=True, timeout=120, check=True)
    return {answer["id"]: answer for answer in map(json.loads, run.stdout.splitlines())}


# What is asked about at the paths: requests name the resource only where it is another.
RESOURCES = {"/jobs": ("batch.volcano.sh", "v1alpha1", "jobs", "Job"), "/cronjobs": ("batch.volcano.sh", "v1alpha1", "cronjobs", "CronJob"),
             "/queues": ("scheduling.volcano.sh", "v1beta1", "queues", "Queue"),
             "/podgroups": ("scheduling.volcano.sh", "v1beta1", "podgroups", "PodGroup"), "/pods": ("", "v1", "pods", "Pod"),
             "/jobflows": ("flow.volcano.sh", "v1alpha1", "jobflows", "JobFlow"),
             "/hypernodes": ("topology.volcano.sh", "v1alpha1", "hypernodes", "HyperNode")}


def review(request):
    group, version, resource, kind = RESOURCES[request["endpoint"].rpartition("/")[0]]
    named = request.get("object") or request.get("oldObject") or {}
    metadata = named.get("metadata") if isinstance(named, dict) else {}
    metadata = metadata if isinstance(metadata, dict) else {}
    inner = {"uid": request["id"], "kind": {"group": group, "version": version, "kind": kind},
             "resource": request.get("resource", {"group": group, "version": version, "resource": resource}),
             "operation": request["op"], "name": request.get("name", metadata.get("name", "")),
             "namespace": request.get("namespace", metadata.get("namespace", "")), "userInfo": request.get("userInfo", {})}
    inner = {k: v for k, v in inner.items() if k not in ("name", "namespace") or isinstance(v, str)}
    inner.update({k: request[k] for k in ("object", "oldObject", "subResource") if k in request})
    return {"kind": "AdmissionReview", "apiVersion": "admission.k8s.io/v1", "request": inner}


def settings(request):
    config = {k: v if k not in TEXTS or isinstance(v, str) else json.dumps(v)
              for k, v in request.get("config", {}).items() if v is not None}
    return {"featureGates": request.get("featureGates", {}), "config": config}


def write_settings(folder, texts):
    """A file for each, all of them before the first start: the program waits until a file is quiet, and then does so once."""
    files = {}
    for number, text in enumerate(texts):
        files[text] = os.path.join(folder, f"settings-{number}.yaml")
        with open(files[text], "w", encoding="utf-8") as file:
            file.write(text)
    return files


def uid_of(request):
    if "body" in request.get("http", {}):
        return (json.loads(request["http"]["body"]).get("request") or {}).get("uid", "")
    return request["id"]


def difference(request, wanted, status, text):
    """What the answer says that --batch does not; None: nothing."""
    if "http" in wanted:
        return None if wanted["http"] == {"status": status, "body": text} else f"{status} {text!r}"
    if wanted.get("closed"):
        said = json.loads(text) if status == 400 else {}
        return None if said.get("kind") == "Status" and said.get("message") else f"{status} {text!r}"
    if status != 200:
        return f"{status} {text!r}"
    answer = json.loads(text)
    response = answer.get("response", {})
    expected = {"uid": uid_of(request), "allowed": wanted["allowed"]}
    if not wanted["allowed"]:
        expected["status"] = {"metadata": {}, "message": wanted["message"]}
    if "patchText" in wanted:
        expected.update(patch=base64.b64encode(wanted["patchText"].encode()).decode(), patchType="JSONPatch")
    if wanted.get("warnings"):
        expected["warnings"] = wanted["warnings"]
    whole = {"kind": "AdmissionReview", "apiVersion": "admission.k8s.io/v1", "response": expected}
    return None if answer == whole and list(response) == list(expected) else text


def ask(services, request, told):
    state = request.get("clusterState") or {}
    if state != told:
        status, text = services.post("/test/state", json.dumps({"kind": "AdmissionReview", "request": {"uid": "s", "object": state}}))
        assert status == 200 and "told" in text, text
    sent = request.get("http", {})
    body = sent["body"] if "body" in sent else json.dumps(review(request))
    if sent.get("pad"):
        body += " " * sent["pad"]
    return state, services.post(request["endpoint"], body.encode(), sent.get("contentType", "application/json"))


def webhooks(text):
    """By path, with the kind and, of those that stand alone, the name of their object."""
    found = {}
    for item in yaml.safe_load_all(text):
        for webhook in item["webhooks"] if item else []:
            path = webhook["clientConfig"]["service"]["path"]
            found[path] = (item["kind"], item["metadata"]["name"] if "volcano" in item["metadata"]["name"] and len(item["webhooks"]) == 1 else "", webhook)
    return found


def check_configurations(program, folder, crdc, crds):
    """What the services say of themselves, beside the manifests."""
    settings_file = os.path.join(folder, "settings.yaml")
    with open(settings_file, "w", encoding="utf-8") as file:
        file.write("{}")
    files = sorted(set(glob.glob(os.path.join(crds, "*.yaml"))) - set(glob.glob(os.path.join(crds, "*.markers.yaml"))))
    made = subprocess.run([crdc, "manifests", "--service", "here/admission", *files], capture_output=True, text=True, timeout=60, check=True).stdout
    said = subprocess.run([program, folder, settings_file, "volcano-admission-service", "here", "admission"], capture_output=True, text=True, timeout=60, check=True).stdout
    made, said = webhooks(made), webhooks(said)
    said = {path: (kind, name if made.get(path, ("", ""))[1] else "", webhook) for path, (kind, name, webhook) in said.items()}
    differ = sorted(path for path in set(made) & set(said) if made[path] != said[path])
    for path in differ:
        print(f"{path}: crdc manifests has {made[path]}\n    the service {said[path]}")
    volcano = [path for path in said if made.get(path, ("", ""))[1]]
    print(f"{len(said)} configurations of services, {len(volcano)} of Volcano, {len(differ)} other than those of crdc manifests")
    return not differ and len(volcano) == 11 and set(said) <= set(made)


def main():
    program, validate = (os.path.realpath(path) for path in sys.argv[1:3])
    if not shutil.which("openssl"):
        print("skipped: openssl is missing")
        return 77
    with gzip.open(REQUESTS, "rt", encoding="utf-8") as file:
        requests = [json.loads(line) for line in file]
    wanted = batch(validate, requests)
    groups = {}
    for request in requests:
        groups.setdefault(json.dumps(settings(request), sort_keys=True), []).append(request)
    asked, failures, paths = 0, [], set()
    with tempfile.TemporaryDirectory() as folder:
        certificate(folder, "localhost")
        same = check_configurations(program, folder, *sys.argv[3:5])
        for text, file in write_settings(folder, groups).items():
            group = groups[text]
            services, told = Services(program, folder, file), None
            try:
                for request in group:
                    if "error" in wanted[request["id"]]:
                        continue
                    told, (status, answer) = ask(services, request, told)
                    differs = difference(request, wanted[request["id"]], status, answer)
                    asked += 1
                    paths.add(request["endpoint"])
                    if differs:
                        failures.append(f"{request['id']}: wanted {json.dumps(wanted[request['id']])[:1000]}\n    got {differs[:1000]}")
            finally:
                services.stop()
    print("\n".join(failures[:20]))
    print(f"{asked} requests at {len(paths)} paths, {len(groups)} settings: {len(failures)} answered otherwise than --batch says")
    return 1 if failures or not same or asked < 2900 or len(paths) != 11 else 0


sys.exit(main())
