#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""crd-webhook in its sandbox: what it gave up is told by the kernel, and what it is asked for while it serves still works: a
certificate and settings that change (as renamed files and as the links of a mounted Secret), time zones, metrics, the end. No
program runs code that is not of a file: neither the webhook nor crd-validate, while it answers requests about a CRD.

usage: sandbox.py CRD-WEBHOOK CRD-VALIDATE

Exit status 77 where the kernel or the build cannot restrict a program.
"""
import http.client
import json
import os
import shutil
import signal
import ssl
import subprocess
import sys
import tempfile
import time

from server import CONTEXT, FAILURES, check

CRD = """apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: clocks.example.com}
spec:
  group: example.com
  scope: Namespaced
  names: {plural: clocks, singular: clock, kind: Clock, listKind: ClockList}
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
            properties:
              time: {type: string, format: date-time}
            x-kubernetes-validations:
            - rule: "self.time.getHours('Asia/Kathmandu') == 17"
              message: not at that hour
"""


def make_pair(folder, name):
    subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2", "-keyout",
                    folder + "/tls.key", "-out", folder + "/tls.crt", "-subj", "/CN=" + name], check=True, capture_output=True)


def mount(folder, version):
    """As kubelet has it: the files are links through ..data, which is renamed over."""
    data = os.path.join(folder, f"..{version}")
    os.mkdir(data)
    make_pair(data, version)
    os.symlink(f"..{version}", os.path.join(folder, "..new"))
    os.rename(os.path.join(folder, "..new"), os.path.join(folder, "..data"))
    for name in ("tls.crt", "tls.key"):
        if not os.path.islink(os.path.join(folder, name)):
            os.symlink("..data/" + name, os.path.join(folder, name))


class Server:
    def __init__(self, program, folder, *options):
        self.log_path = os.path.join(folder, "log")
        with open(self.log_path, "wb") as log:
            self.process = subprocess.Popen([program, "--cert-dir", os.path.join(folder, "certs"), "--bind-address", "127.0.0.1", "--port",
                                             "0", "--metrics-bind-address", "127.0.0.1:0", "--health-probe-bind-address", "127.0.0.1:0",
                                             "--shutdown-delay", "1", *options], stdout=subprocess.DEVNULL, stderr=log)
        last = "serving" if "--sandbox=false" in options else "system calls are"
        self.wait(lambda: sum(line.get("msg") == "serving" for line in self.lines()) == 3 and
                  any(last in line.get("msg", "") for line in self.lines()))
        self.ports = {line["logger"]: line["port"] for line in self.lines() if line.get("msg") == "serving"}

    def lines(self):
        with open(self.log_path, encoding="utf-8") as file:
            return [json.loads(line) for line in file if line.startswith("{") and line.endswith("\n")]

    def said(self, logger, text):
        return [line for line in self.lines() if line.get("logger") == logger and text in line.get("msg", "")]

    def wait(self, condition, seconds=20):
        end = time.monotonic() + seconds
        while not condition() and time.monotonic() < end and self.process.poll() is None:
            time.sleep(0.05)
        return condition()

    def review(self, hour):
        body = json.dumps({"kind": "AdmissionReview", "apiVersion": "admission.k8s.io/v1", "request": {
            "uid": "1", "kind": {"group": "example.com", "version": "v1", "kind": "Clock"},
            "resource": {"group": "example.com", "version": "v1", "resource": "clocks"}, "name": "a", "namespace": "b",
            "operation": "CREATE", "object": {"apiVersion": "example.com/v1", "kind": "Clock", "metadata": {"name": "a", "namespace": "b"},
                                              "spec": {"time": f"2026-01-01T{hour}:15:00Z"}}}})
        connection = http.client.HTTPSConnection("127.0.0.1", self.ports["webhook"], timeout=20, context=CONTEXT)
        try:
            connection.request("POST", "/validate", body, {"Content-Type": "application/json"})
            return json.loads(connection.getresponse().read())["response"]
        finally:
            connection.close()

    def metrics(self):
        connection = http.client.HTTPConnection("127.0.0.1", self.ports["metrics"], timeout=20)
        try:
            connection.request("GET", "/metrics")
            return connection.getresponse().read().decode()
        finally:
            connection.close()

    def threads(self):
        """What the kernel says of each thread: seccomp's mode and whether there are no new privileges."""
        said = set()
        for task in os.listdir(f"/proc/{self.process.pid}/task"):
            with open(f"/proc/{self.process.pid}/task/{task}/status", encoding="ascii") as file:
                values = dict(line.rstrip("\n").split(":\t", 1) for line in file if ":\t" in line)
            said.add((values["Seccomp"], values["NoNewPrivs"]))
        return said

    def end(self):
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(30)
        except subprocess.TimeoutExpired:
            return None

    def stop(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()


def odd_code(process):
    """Mappings of memory that is run and can be written, or is of no file."""
    with open(f"/proc/{process}/maps", encoding="utf-8") as file:
        lines = [line.split() for line in file]
    return [line for line in lines if "x" in line[1] and ("w" in line[1] or not line[5:] or not line[5].startswith(("/", "[v")))]


def validator(program, folder):
    """crd-validate with a CRD that has a rule, between two requests."""
    good = {"id": "a", "object": {"apiVersion": "example.com/v1", "kind": "Clock", "metadata": {"name": "a", "namespace": "b"},
                                  "spec": {"time": "2026-01-01T11:15:00Z"}}}
    process = subprocess.Popen([program, "--batch", "--crd", os.path.join(folder, "crd.yaml")], stdin=subprocess.PIPE,
                               stdout=subprocess.PIPE, text=True)
    try:
        process.stdin.write(json.dumps(good) + "\n")
        process.stdin.flush()
        answer = json.loads(process.stdout.readline())
        check("a rule is run", answer.get("allowed") is True, answer)
        check("crd-validate runs no code but that of files", not odd_code(process.pid), odd_code(process.pid))
    finally:
        process.stdin.close()
        process.kill()
        process.wait()


def changes(server, folder):
    certs, settings = os.path.join(folder, "certs"), os.path.join(folder, "settings", "config.yaml")
    for number, version in enumerate(("second", "third"), 1):
        mount(certs, version)
        check(f"the {version} certificate is taken up", server.wait(lambda: len(server.said("certificates", "in force")) >= number),
              server.lines()[-3:])
        served = ssl.get_server_certificate(("127.0.0.1", server.ports["webhook"]))
        with open(os.path.join(certs, "tls.crt"), encoding="ascii") as file:
            check(f"the {version} certificate is served", served.split() == file.read().split())
    with open(settings + ".new", "w", encoding="ascii") as file:
        file.write("featureGates: {}\n# changed\n")
    os.rename(settings + ".new", settings)
    check("changed settings are taken up", server.wait(lambda: server.said("settings", "is taken")), server.lines()[-3:])


def restricted(program, folder):
    server = Server(program, folder, "--crd", os.path.join(folder, "crd.yaml"), "--config", os.path.join(folder, "settings", "config.yaml"))
    try:
        check("files are restricted", server.said("sandbox", "restricted by Landlock"), server.lines())
        check("system calls are restricted", server.said("sandbox", "restricted by seccomp"), server.lines())
        check("all threads have a filter and no new privileges", server.threads() == {("2", "1")}, server.threads())
        right, wrong = server.review("11"), server.review("12")
        check("no code is run but that of files", not odd_code(server.process.pid), odd_code(server.process.pid))
        check("a rule that reads a time zone allows", right.get("allowed") is True, right)
        check("a rule that reads a time zone refuses", not wrong.get("allowed") and "not at that hour" in str(wrong), wrong)
        changes(server, folder)
        check("metrics tell the memory", "\nprocess_resident_memory_bytes " in server.metrics())
        check("requests are answered after all of it", server.review("11").get("allowed") is True)
        check("the end is orderly", server.end() == 0, server.lines()[-3:])
    finally:
        server.stop()


def unrestricted(program, folder):
    server = Server(program, folder, "--crd", os.path.join(folder, "crd.yaml"), "--sandbox=false")
    try:
        check("--sandbox=false gives nothing up", {mode for mode, _ in server.threads()} == {"0"}, server.threads())
        check("--sandbox=false says nothing", not server.said("sandbox", ""), server.lines())
    finally:
        server.stop()


def main():
    if not shutil.which("openssl"):
        print("skipped: openssl is not here")
        sys.exit(77)
    program = sys.argv[1]
    with tempfile.TemporaryDirectory() as folder:
        for name in ("certs", "settings"):
            os.mkdir(os.path.join(folder, name))
        mount(os.path.join(folder, "certs"), "first")
        for name, text in (("crd.yaml", CRD), ("settings/config.yaml", "featureGates: {}\n")):
            with open(os.path.join(folder, name), "w", encoding="ascii") as file:
                file.write(text)
        probe = Server(program, folder, "--crd", os.path.join(folder, "crd.yaml"))
        not_here = [reason for line in probe.said("sandbox", "not restricted") for reason in [line.get("reason", "")]
                    if reason.startswith(("this kernel", "this build"))]
        probe.stop()
        if not_here:
            print(f"skipped: {not_here[0]}")
            sys.exit(77)
        restricted(program, folder)
        validator(sys.argv[2], folder)
        unrestricted(program, folder)
    sys.exit(1 if FAILURES else 0)


main()
