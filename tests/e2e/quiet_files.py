#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Files that crd-webhook reads again while they are written in place, in pieces with pauses between them: policies in a folder, settings
in a file. Requests that both the old and the new files refuse are never let in, and what is missing from a changed set is told.

usage: quiet_files.py CRD-WEBHOOK

Every wait is bounded; what is started is stopped by its process id. Exit status: 0 all held, 1 something did not.
"""
import os
import sys
import tempfile
import threading
import time

from server import FAILURES, Server, certificate, check, cluster, review as ray_review

PAUSE = 1.3  # longer than a look at the files, shorter than what they have to be quiet for
POLICY = """---
apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicy
metadata: {name: %(name)s.example.com}
spec:
  matchConstraints:
    resourceRules: [{apiGroups: [""], apiVersions: [v1], operations: [CREATE], resources: [configmaps]}]
  validations:
  - expression: object.metadata.name != 'first'
  - expression: object.metadata.name != '%(name)s'
    message: not %(name)s in %(round)d
---
apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicyBinding
metadata: {name: %(name)s}
spec: {policyName: %(name)s.example.com, validationActions: [Deny]}
"""
CRD = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../crds/ray.io_rayclusters.yaml")
NAMES = ("one", "two", "three")


def policies(names, number):
    return "".join(POLICY % {"name": name, "round": number} for name in names)


def review(name):
    return {"kind": "AdmissionReview", "apiVersion": "admission.k8s.io/v1",
            "request": {"uid": "u1", "kind": {"group": "", "version": "v1", "kind": "ConfigMap"},
                        "resource": {"group": "", "version": "v1", "resource": "configmaps"}, "name": name, "namespace": "default",
                        "operation": "CREATE", "userInfo": {"username": "eve"}, "dryRun": False, "options": None, "oldObject": None,
                        "object": {"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": name, "namespace": "default"}}}}


def pieces(text):
    """A text cut between two documents, between two rules of a list, and in the middle of a word."""
    second, third = text.index("---", 10), text.rindex("---")
    cuts = [0, text.index("  - expression: object.metadata.name != '"  + NAMES[0]), second, third, len(text) - 9, len(text)]
    return [text[at:end] for at, end in zip(cuts, cuts[1:])]


def write_open(path, text):
    """As a program does that keeps the file open."""
    with open(path, "w", encoding="utf-8") as file:
        for piece in pieces(text):
            file.write(piece)
            file.flush()
            time.sleep(PAUSE * 2)


def write_appending(path, text):
    """As a script does with > and >>."""
    for at, piece in enumerate(pieces(text)):
        with open(path, "a" if at else "w", encoding="utf-8") as file:
            file.write(piece)
        time.sleep(PAUSE)


def wait_for(what, held, seconds=30):
    deadline = time.monotonic() + seconds
    while not held() and time.monotonic() < deadline:
        time.sleep(0.2)
    check(what, held())


def said(server, words):
    return [line for line in server.lines() if words in line.get("msg", "")]


def message(server, name):
    return server.review(review(name), "/policies").get("status", {}).get("message", "")


class Guests(threading.Thread):
    """Asks without end for what every policy refuses."""

    def __init__(self, server, body, path):
        super().__init__()
        self.server, self.body, self.path = server, body, path
        self.asked, self.let_in, self.over = 0, [], threading.Event()

    def run(self):
        while not self.over.is_set():
            for body in self.body:
                answer = self.server.review(body, self.path)
                self.asked += 1
                if answer.get("allowed") is not False:
                    self.let_in.append(answer)
                time.sleep(0.02)  # dozens a second: a set that is half there stays for a second

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *_):
        self.over.set()
        self.join()


def written_policies(program, pair, folder):
    path = os.path.join(folder, "policies", "all.yaml")
    os.makedirs(os.path.dirname(path))
    with open(path, "w", encoding="utf-8") as file:
        file.write(policies(NAMES, 0))
    server = Server([program], pair, "--policies", os.path.dirname(path))
    try:
        with Guests(server, [review(name) for name in NAMES], "/policies") as guests:
            for number, write in enumerate((write_open, write_appending), 1):
                write(path, policies(NAMES, number))
                wait_for(f"the whole set is taken when it is quiet ({write.__name__})", lambda: f"not three in {number}" in message(server, "three"))
        check(f"of {guests.asked} requests that every set refuses none is let in", guests.asked > 100 and not guests.let_in,
              (len(guests.let_in), guests.let_in[:2]))
        wait_for("each set was taken once", lambda: len(said(server, "the changed files are taken")) == 2)
        lost(server, path)
        broken(server, path)
    finally:
        server.stop()


def lost(server, path):
    with open(path, "w", encoding="utf-8") as file:
        file.write(policies(NAMES[:2], 3))
    wait_for("a set that lacks policies is doubted", lambda: said(server, "the changed files lack some of what was there"))
    check("the old ones stay meanwhile", "not three in 2" in message(server, "three"))
    wait_for("it is taken later", lambda: len(said(server, "the changed files are taken")) == 3)
    gone = [line["object"] for line in said(server, "it is not in the changed files any more")]
    check("and what is gone is named", gone == ["ValidatingAdmissionPolicy three.example.com", "ValidatingAdmissionPolicyBinding three"], gone)
    metrics = server.get("metrics", "/metrics")[1]
    check("and counted", "\ncrd_webhook_policies_lost_total 2\n" in metrics, [line for line in metrics.splitlines() if "lost" in line])


def broken(server, path):
    with open(path, "w", encoding="utf-8") as file:
        file.write(policies(NAMES[:2], 4)[:-20] + "[")
    wait_for("a set that cannot be read is told", lambda: said(server, "the old policies stay"))
    check("and the old one stays", "not two in 3" in message(server, "two"))


def one_of_a_file(program, pair, folder):
    """Objects that are named in a file, beside CRDs: the files are looked at, and may be read in the sandbox."""
    path = os.path.join(folder, "one.yaml")
    with open(path, "w", encoding="utf-8") as file:
        file.write(policies(NAMES, 1))
    server = Server([program], pair, "--policies", path + "#ValidatingAdmissionPolicy/one.example.com", "--policies",
                    path + "#ValidatingAdmissionPolicyBinding/one", "--crd", CRD)
    try:
        with open(path, "w", encoding="utf-8") as file:
            file.write(policies(NAMES, 2))
        wait_for("a file of which objects are named is read again", lambda: "not one in 2" in message(server, "one"))
        check("and the others in it are not", message(server, "two") == "")
    finally:
        server.stop()


def written_settings(program, pair, folder):
    """What is refused with a gate: a part of the file without it is not taken."""
    path = os.path.join(folder, "settings.yaml")
    text = "# the settings\nfeatureGates:\n  AllAlpha: false\n  RayCronJob: true\n# the end %d\n"
    job = {"apiVersion": "ray.io/v1", "kind": "RayCronJob", "metadata": cluster()["metadata"],
           "spec": {"schedule": "nonsense", "jobTemplate": {"entrypoint": "x", "rayClusterSpec": cluster()["spec"]}}}
    body = ray_review("CREATE", job, kind={"group": "ray.io", "version": "v1", "kind": "RayCronJob"})
    with open(path, "w", encoding="utf-8") as file:
        file.write(text % 0)
    server = Server([program], pair, "--layers", "webhook,controller", "--config", path)
    try:
        with Guests(server, [body], "/validate") as guests:
            with open(path, "w", encoding="utf-8") as file:
                for line in (text % 1).splitlines(keepends=True):
                    file.write(line)
                    file.flush()
                    time.sleep(PAUSE)
            wait_for("changed settings are taken when they are quiet", lambda: said(server, "the changed file is taken"))
        check(f"of {guests.asked} requests that the settings refuse none is let in", guests.asked > 50 and not guests.let_in,
              (len(guests.let_in), guests.let_in[:2]))
        check("they were taken once", len(said(server, "the changed file is taken")) == 1, server.lines()[-5:])
    finally:
        server.stop()


def main():
    with tempfile.TemporaryDirectory() as folder:
        pair = os.path.join(folder, "pair")
        os.makedirs(pair)
        certificate(pair, "localhost")
        written_policies(sys.argv[1], pair, folder)
        one_of_a_file(sys.argv[1], pair, folder)
        written_settings(sys.argv[1], pair, folder)
    sys.exit(1 if FAILURES else 0)


main()
