#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Starts crd-webhook on 127.0.0.1 with a certificate made for the occasion, and asks it what a cluster and others may ask.

usage: server.py CRD-WEBHOOK [--crd FILE]

Every wait is bounded; the program is stopped by its process id. Exit status: 0 all held, 1 something did not, 77 skipped.
"""
import http.client
import json
import os
import re
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import threading
import time

CONTEXT = ssl._create_unverified_context()
FAILURES = []


def check(what, held, found=""):
    print(("ok: " if held else "FAILED: ") + what + ("" if held else f"\n    found: {found!r:.2000}"), flush=True)
    if not held:
        FAILURES.append(what)


def certificate(folder, name):
    """A new pair, put in place as a rename each, the key first."""
    made = subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2",
                           "-keyout", folder + "/new.key", "-out", folder + "/new.crt", "-subj", "/CN=" + name,
                           "-addext", "subjectAltName=IP:127.0.0.1,DNS:localhost"], capture_output=True)
    if made.returncode:
        sys.exit("openssl: " + made.stderr.decode())
    os.rename(folder + "/new.key", folder + "/tls.key")
    os.rename(folder + "/new.crt", folder + "/tls.crt")


class Server:
    """The program under test; the ports are its own choice and read from its log."""

    def __init__(self, command, folder, *options):
        self.log_path = os.path.join(folder, "log")
        self.log = open(self.log_path, "w")
        self.process = subprocess.Popen(
            [*command, "--cert-dir", folder, "--bind-address", "127.0.0.1", "--port", "0", "--metrics-bind-address", "127.0.0.1:0",
             "--health-probe-bind-address", "127.0.0.1:0", "--shutdown-delay", "1", "--shutdown-timeout", "5s", "--request-timeout", "2s",
             *options], stdout=subprocess.DEVNULL, stderr=self.log)
        self.ports = {}
        deadline = time.monotonic() + 30
        while len(self.ports) < 3 and time.monotonic() < deadline and self.process.poll() is None:
            for line in self.lines():
                if line.get("msg") == "serving":
                    self.ports[line["logger"]] = line["port"]
            time.sleep(0.02)
        if len(self.ports) < 3:
            self.stop()
            sys.exit("the program does not start:\n" + open(self.log_path).read())

    def lines(self):
        with open(self.log_path) as f:
            return [json.loads(line) for line in f if line.startswith("{") and line.endswith("\n")]

    def stop(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.log.close()

    def connect(self):
        return CONTEXT.wrap_socket(socket.create_connection(("127.0.0.1", self.ports["webhook"]), timeout=10))

    def request(self, method="POST", path="/validate", body=None, content_type="application/json", **headers):
        """Status, headers, body."""
        connection = http.client.HTTPSConnection("127.0.0.1", self.ports["webhook"], timeout=10, context=CONTEXT)
        try:
            if content_type:
                headers["Content-Type"] = content_type
            connection.request(method, path, body, headers)
            answer = connection.getresponse()
            return answer.status, answer.headers, answer.read().decode()
        finally:
            connection.close()

    def review(self, body, path="/validate"):
        status, _, text = self.request(path=path, body=json.dumps(body))
        return json.loads(text).get("response", {}) if status == 200 else {"http": status, "text": text}

    def get(self, which, path):
        connection = http.client.HTTPConnection("127.0.0.1", self.ports[which], timeout=10)
        try:
            connection.request("GET", path)
            answer = connection.getresponse()
            return answer.status, answer.read().decode()
        finally:
            connection.close()


def cluster(**spec):
    return {"apiVersion": "ray.io/v1", "kind": "RayCluster",
            "metadata": {"name": "sample", "namespace": "default", "uid": "9e1d80b5-a14f-4b0a-a0f3-36a7c4743f72", "generation": 1,
                         "resourceVersion": "1", "creationTimestamp": "2026-11-20T23:38:06Z"},
            "spec": {"rayVersion": "2.46.0",
                     "headGroupSpec": {"rayStartParams": {},
                                       "template": {"spec": {"containers": [{"name": "head", "image": "rayproject/ray:2.46.0"}]}}},
                     **spec}}


def review(operation, new, old=None, **request):
    return {"kind": "AdmissionReview", "apiVersion": "admission.k8s.io/v1",
            "request": {"uid": "0d3f", "kind": {"group": "ray.io", "version": "v1", "kind": "RayCluster"},
                        "resource": {"group": "ray.io", "version": "v1", "resource": "rayclusters"}, "name": "sample",
                        "namespace": "default", "operation": operation, "userInfo": {"username": "admin"}, "object": new,
                        "oldObject": old, "dryRun": False, "options": None, **request}}


def admission(server):
    good, bad = cluster(), cluster(rayVersion=7)
    answer = server.review(review("CREATE", good))
    check("a valid object is allowed", answer == {"uid": "0d3f", "allowed": True}, answer)
    answer = server.review(review("CREATE", good), "/validate-ray-io-v1-raycluster?timeout=10s")
    check("also at the path of its kind", answer.get("allowed") is True, answer)
    answer = server.review(review("CREATE", bad))
    status = answer.get("status", {})
    expected = 'spec.rayVersion: Invalid value: "integer": spec.rayVersion in body must be of type string: "integer"'
    check("an invalid one is refused", answer.get("allowed") is False and answer.get("uid") == "0d3f", answer)
    check("with the API server's code and reason", (status.get("code"), status.get("reason")) == (422, "Invalid"), status)
    check("with its message", status.get("message", "").startswith('RayCluster.ray.io "sample" is invalid: ') and expected in status["message"], status)
    causes = status.get("details", {}).get("causes", [])
    check("with its causes", {"reason": "FieldValueTypeInvalid", "field": "spec.rayVersion",
                              "message": 'Invalid value: "integer": spec.rayVersion in body must be of type string: "integer"'} in causes, status)
    check("an update is judged", server.review(review("UPDATE", bad, good)).get("allowed") is False)
    check("a valid update is allowed", server.review(review("UPDATE", cluster(suspend=True), good)).get("allowed") is True)
    for name, body in (("DELETE", review("DELETE", None, bad)), ("scale", review("UPDATE", {}, {}, subResource="scale")),
                       ("CONNECT", review("CONNECT", {}))):
        check(name + " is allowed", server.review(body).get("allowed") is True)
    status_update = dict(good, status={"desiredWorkerReplicas": "many"})
    answer = server.review(review("UPDATE", status_update, good, subResource="status"))
    check("the subresource status is judged", answer.get("allowed") is False, answer)
    unknown = review("CREATE", {"apiVersion": "example.test/v1", "kind": "Thing"})
    unknown["request"]["kind"] = {"group": "example.test", "version": "v1", "kind": "Thing"}
    answer = server.review(unknown)
    check("a kind without schema is refused", "no schema is known for example.test/v1, Kind=Thing" in json.dumps(answer), answer)


def bad_input(server):
    for what, expected, arguments in (
            ("GET", 405, {"method": "GET", "content_type": None}),
            ("PUT", 405, {"method": "PUT", "body": "{}"}),
            ("an unknown path", 404, {"path": "/nope", "body": "{}"}),
            ("a wrong content type", 415, {"body": "{}", "content_type": "text/plain"}),
            ("no content type", 415, {"body": "{}", "content_type": None}),
            ("a compressed body", 415, {"body": "{}", "Content-Encoding": "gzip"}),
            ("no body", 400, {}),
            ("not JSON", 400, {"body": "kind: AdmissionReview"}),
            ("half of a JSON text", 400, {"body": '{"kind":"AdmissionReview","apiVer'}),
            ("no uid", 400, {"body": json.dumps(review("CREATE", {}, uid=""))}),
            ("10 MB", 413, {"body": b" " * 10_000_000}),
            ("10 MB, chunked", 413, {"body": iter([b" " * 1_000_000] * 10)}),
            ("deep nesting", 400, {"body": '[' * 1_000_000})):
        status, headers, text = server.request(**arguments)
        try:
            body = json.loads(text)
        except ValueError:
            body = {}
        check(f"{what}: {expected} and a Status", status == expected and body.get("kind") == "Status" and body.get("code") == expected
              and body.get("message"), (status, text))
        if expected == 405:
            check("405 says what is allowed", headers.get("Allow") == "POST", headers)
    status, _, text = server.request(body=json.dumps(review("CREATE", cluster())), content_type="application/json; charset=utf-8")
    check("a charset does no harm", status == 200, text)


def raw_request(body, timeout="10s"):
    return (f"POST /validate?timeout={timeout} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\n\r\n").encode() + body


def ended_after(connection):
    """Seconds until the server ends the connection without a word; None when it says something or does not."""
    begin = time.monotonic()
    try:
        if connection.recv(1000):
            return None
    except socket.timeout:
        return None
    except OSError:
        pass
    return time.monotonic() - begin


def connections(server):
    request = raw_request(json.dumps(review("CREATE", cluster())).encode())
    with server.connect() as connection:
        connection.sendall(request * 5)
        text = b""
        while text.count(b'"allowed":true') < 5 and (piece := connection.recv(65536)):
            text += piece
        check("pipelined requests are answered in turn", text.count(b'"allowed":true') == 5, text)
        connection.sendall(request)
        check("a connection is kept", b"HTTP/1.1 200" in connection.recv(65536))
    with server.connect() as connection:
        for at in range(0, len(request), 200):
            connection.sendall(request[at:at + 200])
            time.sleep(0.002)
        check("a request in pieces is answered", b"HTTP/1.1 200" in connection.recv(65536))
    with server.connect() as connection:
        connection.sendall(request[:300])
        seconds = ended_after(connection)
        check("half a request ends at its deadline", seconds is not None and 1 < seconds < 5, seconds)
    with server.connect() as connection:
        connection.sendall(raw_request(b"x" * 100, "1s")[:-50])
        seconds = ended_after(connection)
        check("or at ?timeout=", seconds is not None and 0.5 < seconds < 2, seconds)
    with server.connect() as connection:
        connection.sendall(request[:100])
        begin = time.monotonic()
        try:
            for at in range(100, 200):
                connection.sendall(request[at:at + 1])
                time.sleep(0.1)
            sent_all = True
        except OSError:
            sent_all = False
        check("so does one that sends a byte now and then", not sent_all and time.monotonic() - begin < 6)
    with socket.create_connection(("127.0.0.1", server.ports["webhook"]), timeout=10) as plain:
        plain.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        check("plain HTTP is not answered", b"200" not in plain.recv(1000))
    for what, text in (("nonsense", b"nonsense\r\n\r\n"), ("an HTTP of the future", b"POST /validate HTTP/9.9\r\nHost: x\r\n\r\n"),
                       ("a negative length", b"POST /validate HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n"),
                       ("a path of 70 KB", b"POST /" + b"a" * 70_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n"),
                       ("20,000 headers", b"POST /validate HTTP/1.1\r\n" + b"a: b\r\n" * 20_000 + b"\r\n")):
        with server.connect() as connection:
            try:
                connection.sendall(text)
                answer = connection.recv(1000)
            except (ConnectionError, ssl.SSLError):
                answer = b""
            check(f"{what}: refused or cut", answer == b"" or answer[:10] in (b"HTTP/1.1 4", b"HTTP/1.1 5"), answer)
    check("and others are still served", server.review(review("CREATE", cluster())).get("allowed") is True)


def served_certificate(server):
    with server.connect() as connection:
        return connection.getpeercert(True)


def wait_for(predicate, seconds=10):
    deadline = time.monotonic() + seconds
    while not predicate() and time.monotonic() < deadline:
        time.sleep(0.02)
    return predicate()


def certificates(server, folder):
    first = served_certificate(server)
    with server.connect() as old:
        request = raw_request(json.dumps(review("CREATE", cluster())).encode())
        with open(folder + "/tls.crt", "w") as f:
            f.write("no certificate")
        told = wait_for(lambda: any(line["logger"] == "certificates" and line["level"] == "error" for line in server.lines()))
        check("a pair that cannot be used is told", told)
        check("and the last good one kept", served_certificate(server) == first)
        certificate(folder, "second")
        check("a new pair is in force without a restart", wait_for(lambda: served_certificate(server) != first))
        old.sendall(request)
        check("connections of the old one go on", b"HTTP/1.1 200" in old.recv(65536))


def decided(operation, outcome, layer="", rule="", what="decisions", webhook="/validate"):
    """The pattern of a series, without its value."""
    return (fr'crd_webhook_{what}_total\{{webhook="{webhook}",group="ray.io",version="v1",kind="RayCluster",operation="{operation}",'
            fr'outcome="{outcome}",layer="{layer}",rule="{rule}"\}}')


def not_after(server):
    """When the certificate that is served ends, by openssl."""
    shown = subprocess.run(["openssl", "x509", "-inform", "der", "-noout", "-enddate"], input=served_certificate(server), capture_output=True)
    return int(ssl.cert_time_to_seconds(shown.stdout.decode().strip().partition("=")[2]))


def observation(server):
    check("healthz", server.get("health", "/healthz") == (200, "ok"))
    check("readyz", server.get("health", "/readyz") == (200, "ok"))
    check("no other path there", server.get("health", "/")[0] == 404)
    status, text = server.get("metrics", "/metrics")
    check("metrics", status == 200, status)
    for pattern in (r'controller_runtime_webhook_requests_total\{webhook="/validate",code="200"\} [1-9]',
                    r'controller_runtime_webhook_requests_total\{webhook="/validate",code="413"\} 2',
                    r'controller_runtime_webhook_requests_total\{webhook="/validate-ray-io-v1-raycluster",code="500"\} 0',
                    r'crd_webhook_certificate_not_after_timestamp_seconds\{server="webhook"\} %d' % not_after(server),
                    r'crd_webhook_settings_last_reload_successful 1', r'crd_webhook_crds_loaded [1-9]', r'crd_webhook_kinds_loaded [1-9]',
                    r'crd_webhook_cache_loaded_timestamp_seconds\{cache="certificate"\} [1-9]\d{9}',
                    r'controller_runtime_webhook_latency_seconds_count\{webhook="/validate-ray-io-v1-raycluster"\} 1',
                    r'controller_runtime_webhook_requests_in_flight\{webhook="/validate"\} 0',
                    r'certwatcher_read_certificate_total [1-9]', r'certwatcher_read_certificate_errors_total [1-9]',
                    decided("UPDATE", "refused", "crd") + " [1-9]", decided("CREATE", "allowed") + " [1-9]",
                    decided("DELETE", "allowed") + " 1$", r'crd_webhook_decisions_total\{webhook="/validate",group="",version="",kind="",'
                    r'operation="CREATE",outcome="refused",layer="",rule=""\} 1$'):
        # A connection that was cut is counted off by its thread, in its own time.
        held = wait_for(lambda: re.search("^" + pattern, server.get("metrics", "/metrics")[1], re.M) is not None)
        check("metrics have " + pattern, held, "" if held else server.get("metrics", "/metrics")[1][:1500])
    text = server.get("metrics", "/metrics")[1]
    families = re.findall(r"^# TYPE (\S+) ", text, re.M)
    names = {re.sub("_(bucket|sum|count)$", "", line.split("{")[0].split(" ")[0]) if "latency" in line else
             line.split("{")[0].split(" ")[0] for line in text.splitlines() if line and not line.startswith("#")}
    check("each family has one TYPE and HELP", len(families) == len(set(families)) and names <= set(families)
          and re.findall(r"^# HELP (\S+) ", text, re.M) == families, sorted(names ^ set(families)))
    check("nothing is told of kinds that nobody asked for", "rayjob" not in text and "RayJob" not in text and "volcano" not in text)

    def denied():
        return [line for line in server.lines() if line["msg"] == "denied"]
    check("refusals are logged", wait_for(lambda: any(
        line.get("requestID") == "0d3f" and line.get("code") == 422 and line.get("name") == "sample" and line.get("layer") == "crd" and
        line.get("user") == "admin" and line.get("dryRun") is False and line.get("operation") == "UPDATE" for line in denied())), denied()[:3])


def end(server):
    request = raw_request(json.dumps(review("CREATE", cluster())).encode())
    with server.connect() as half, server.connect() as kept:
        half.sendall(request[:300])
        kept.sendall(request)
        check("before the end, connections are kept", b"Connection: close" not in kept.recv(65536))
        time.sleep(0.1)
        kept.setblocking(False)
        try:
            kept.recv(65536)  # the body, when it came by itself
        except OSError:
            pass
        kept.settimeout(10)
        server.process.send_signal(signal.SIGTERM)
        check("SIGTERM: readiness fails", wait_for(lambda: server.get("health", "/readyz")[0] == 503, 1))
        check("liveness does not", server.get("health", "/healthz")[0] == 200)
        kept.sendall(request)
        text = kept.recv(65536)
        check("answers say Connection: close", b"Connection: close" in text, text)
        half.sendall(request[300:])
        text = half.recv(65536)
        check("a request under way is answered", b"HTTP/1.1 200" in text, text)
    begin = time.monotonic()
    try:
        code = server.process.wait(10)
    except subprocess.TimeoutExpired:
        code = None
    check("the program ends with 0, within its bound", code == 0 and time.monotonic() - begin < 7, code)


def client_certificates(command, folder):
    """With --client-ca-name only those who show a certificate of that authority are served."""
    def openssl(*arguments):
        subprocess.run(["openssl", *arguments], check=True, capture_output=True, cwd=folder)

    openssl("req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2", "-keyout", "ca.key",
            "-out", "ca.crt", "-subj", "/CN=authority")
    # What a certificate is for, as its extended key usage says: crypto/x509 takes any purpose and none for a client's too.
    purposes = {"client": "clientAuth", "server": "serverAuth", "both": "serverAuth,clientAuth", "any": "anyExtendedKeyUsage", "none": None,
                "stranger": None, "code": "codeSigning"}
    for name, purpose in purposes.items():
        authority = name != "stranger"
        openssl("req", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-keyout", name + ".key", "-out", name + ".csr",
                "-subj", "/CN=" + name)
        signer = ["-CA", "ca.crt", "-CAkey", "ca.key", "-CAcreateserial"] if authority else ["-signkey", name + ".key"]
        with open(f"{folder}/{name}.ext", "w") as file:
            file.write("basicConstraints = critical, CA:FALSE\n" + (f"extendedKeyUsage = {purpose}\n" if purpose else ""))
        openssl("x509", "-req", "-in", name + ".csr", "-days", "2", "-out", name + ".crt", "-extfile", name + ".ext", *signer)
    server = Server(command, folder, "--client-ca-name", "ca.crt", "--tls-min-version", "1.3")
    try:
        for name, expected in (("client", 200), ("both", 200), ("any", 200), ("none", 200), ("server", 401), ("code", 401),
                               ("stranger", 401), (None, 401)):
            context = ssl._create_unverified_context()
            if name:
                context.load_cert_chain(f"{folder}/{name}.crt", f"{folder}/{name}.key")
            connection = http.client.HTTPSConnection("127.0.0.1", server.ports["webhook"], timeout=10, context=context)
            try:
                connection.request("POST", "/validate", json.dumps(review("CREATE", cluster())), {"Content-Type": "application/json"})
                status = connection.getresponse().status
            except (OSError, http.client.HTTPException) as error:
                status = error if expected == 200 else 401  # cut in the handshake: refused as well
            finally:
                connection.close()
            check(f"client certificate of {name or 'none'}: {expected}", status == expected, status)
        context = ssl._create_unverified_context()
        context.maximum_version = ssl.TLSVersion.TLSv1_2
        try:
            context.wrap_socket(socket.create_connection(("127.0.0.1", server.ports["webhook"]), timeout=10)).close()
            served = True
        except OSError:
            served = False
        check("TLS 1.2 is refused where 1.3 is the least", not served)
        server.process.send_signal(signal.SIGINT)
        server.process.send_signal(signal.SIGINT)
        check("it ends", wait_for(lambda: server.process.poll() is not None))
    finally:
        server.stop()


def ask_on(server, end, results):
    """Valid and invalid objects over one connection until the end; what was not answered rightly is counted."""
    good, bad = json.dumps(review("CREATE", cluster())), json.dumps(review("CREATE", cluster(rayVersion=7)))
    asked = failed = 0
    connection = http.client.HTTPSConnection("127.0.0.1", server.ports["webhook"], timeout=10, context=CONTEXT)
    while not end.is_set():
        for body, allowed in ((good, True), (bad, False)):
            asked += 1
            try:
                connection.request("POST", "/validate", body, {"Content-Type": "application/json"})
                answer = connection.getresponse()
                failed += json.loads(answer.read())["response"]["allowed"] is not allowed or answer.status != 200
            except (OSError, http.client.HTTPException, ValueError, KeyError):
                failed += 1
        time.sleep(0.01)  # hundreds a second are enough: the processors have other tests to run
    connection.close()
    results.append((asked, failed))


def changed_settings(command, folder):
    """The settings' file changes under load, now and then to something broken."""
    path = os.path.join(folder, "settings.yaml")

    def put(text):
        with open(path + ".new", "w") as file:
            file.write(text)
        os.rename(path + ".new", path)

    put("featureGates: {AllAlpha: false}\n")
    server = Server(command, folder, "--config", path, "--feature-gates", "AllBeta=true", "--warn-layers", "controller")
    try:
        end, results = threading.Event(), []
        threads = [threading.Thread(target=ask_on, args=(server, end, results)) for _ in range(4)]
        for thread in threads:
            thread.start()
        for i in range(8):
            put("featureGates: [broken\n" if i % 4 == 2 else "featureGates: {AllAlpha: %s} # %d\n" % (("false", "true")[i % 2], i))
            time.sleep(2.9)  # a file is taken when it has been quiet for two seconds
        end.set()
        for thread in threads:
            thread.join()
        asked, failed = (sum(column) for column in zip(*results))
        check(f"changed settings: none of {asked} requests failed", failed == 0 and asked > 100, (asked, failed))

        def logged():
            lines = [line.get("msg", "") for line in server.lines()]
            return {"success": lines.count("the changed file is taken"), "failure": sum(line.startswith("the changed file is not taken") for line in lines)}

        def counted():
            text = server.get("metrics", "/metrics")[1]
            return {result: int(re.search(r'crd_webhook_settings_reloads_total\{result="%s"\} (\d+)' % result, text)[1]) for result in ("success", "failure")}
        check("changes were taken, broken ones were not", wait_for(lambda: logged()["success"] >= 6 and logged()["failure"] >= 2), logged())
        check("metrics count them", wait_for(lambda: counted() == logged()), (counted(), logged()))

        def good():
            return "crd_webhook_settings_last_reload_successful 1\n" in server.get("metrics", "/metrics")[1]
        check("and say that the settings in force are those of the file", wait_for(good))
        put("featureGates: [broken\n")
        check("or that they are not", wait_for(lambda: not good()))
    finally:
        server.stop()
    ran = subprocess.run([*command, "--cert-dir", folder, "--feature-gates", "Nope=true"], capture_output=True, timeout=30, text=True)
    check("an unknown gate ends the start", ran.returncode == 1 and "unrecognized feature gate: Nope" in ran.stderr, ran.stderr)


def gates(command, folder):
    """What gates there are, which one was meant, and what one that is off hides; the settings as deploy/ has them."""
    deployed = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../deploy/base/settings.yaml")

    def run(*options):
        ran = subprocess.run([*command, *options], capture_output=True, timeout=30, text=True)
        return ran.returncode, ran.stdout.splitlines(), ran.stderr
    code, lines, _ = run("--list-feature-gates", "--feature-gates", "RayCronJob=true", "--config", deployed)
    check("--list-feature-gates", code == 0 and [line.split() for line in lines if line.startswith("RayC")][-1] ==
          ["RayCronJob", "Alpha", "false", "true"] and lines == lines[:1] + sorted(lines[1:]), lines)
    code, _, text = run("--cert-dir", folder, "--feature-gates", "RayCronJobs=true")
    check("a misspelt gate: the one that was meant", code == 1 and "is it RayCronJob?" in text, text)
    job = {"apiVersion": "ray.io/v1", "kind": "RayCronJob", "metadata": dict(cluster()["metadata"]),
           "spec": {"schedule": "nonsense", "jobTemplate": {"entrypoint": "x", "rayClusterSpec": cluster()["spec"]}}}
    kind = {"group": "ray.io", "version": "v1", "kind": "RayCronJob"}
    copied = os.path.join(folder, "map.yaml")
    shutil.copy(deployed, copied)
    server = Server(command, folder, "--layers", "webhook,controller", "--config", copied)
    try:
        for _ in range(3):
            answer = server.review(review("CREATE", job, kind=kind))
        check("what a gate hides is let in", answer.get("allowed") is True, answer)

        def told():
            return [line for line in server.lines() if line.get("gate")]
        check("and mentioned", wait_for(told) and (told()[0]["gate"], told()[0]["kind"], told()[0]["rule"]) ==
              ("RayCronJob", "RayCronJob", "KR-182") and "cron schedule" in told()[0]["message"], server.lines()[-3:])
        text = open(deployed).read()
        with open(copied + ".new", "w") as file:
            file.write(text.replace("featureGates: {}", "featureGates: {RayCronJob: true}"))
        os.rename(copied + ".new", copied)
        check("a ConfigMap's file is taken as it is, and again when it changes",
              wait_for(lambda: server.review(review("CREATE", job, kind=kind)).get("allowed") is False))
        check("it is mentioned once", len(told()) == 1, told())
        queued = {"apiVersion": "batch.volcano.sh/v1alpha1", "kind": "Job", "metadata": dict(cluster()["metadata"]),
                  "spec": {"minAvailable": 1, "queue": "default", "tasks": [
                      {"name": "a", "replicas": 1, "template": {"spec": {"containers": [{"name": "a", "image": "a"}]}}}]}}
        kind = {"group": "batch.volcano.sh", "version": "v1alpha1", "kind": "Job"}
        for _ in range(2):
            answer = server.review(review("CREATE", queued, kind=kind))

        def unasked():
            return [line for line in server.lines() if "are not asked" in line.get("msg", "")]
        check("what nobody is there to answer is mentioned once", answer.get("allowed") is True and wait_for(unasked) and
              [line["kind"] for line in unasked()] == ["Job"], (answer, unasked()))
    finally:
        server.stop()


def head_group(**params):
    return {"headGroupSpec": {"rayStartParams": params, "template": {"spec": {"containers": [{"name": "head", "image": "ray"}]}}}}


def warnings(command, folder):
    """--warn-layers: each warning is found again in the log and the metrics."""
    server = Server(command, folder, "--warn-layers", "controller")
    try:
        bad = cluster(**head_group(**{"redis-username": "x"}))
        answer = server.review(review("CREATE", bad, dryRun=True))
        check("a layer that warns lets the object in", answer.get("allowed") is True and len(answer.get("warnings", [])) == 1, answer)
        server.review(review("UPDATE", bad, cluster()), "/validate-ray-io-v1-raycluster")

        def warned():
            return [line for line in server.lines() if line["msg"] == "warned"]
        wait_for(lambda: len(warned()) == 2)  # lines are gathered before they are written
        lines = warned()
        check("a line for each warning", [(line.get("operation"), line.get("layer"), line.get("rule"), line.get("user"), line.get("dryRun"),
                                           line.get("requestID"), line.get("name")) for line in lines] ==
              [("CREATE", "controller", "KR-136", "admin", True, "0d3f", "sample"),
               ("UPDATE", "controller", "KR-136", "admin", False, "0d3f", "sample")], lines)
        check("with its text", bool(lines) and "cannot set redis username" in lines[0]["message"], lines[:1])
        text = server.get("metrics", "/metrics")[1]
        for pattern in (decided("CREATE", "warned", "controller", "KR-136"),
                        decided("CREATE", "warned", "controller", "KR-136", "findings"),
                        decided("UPDATE", "warned", "controller", "KR-136", webhook="/validate-ray-io-v1-raycluster")):
            check("metrics have " + pattern, re.search(f"^{pattern} 1$", text, re.M) is not None,
                  [line for line in text.splitlines() if "decisions" in line or "findings" in line])
    finally:
        server.stop()


def stuck(command, folder):
    """Objects that were invalid before the webhook came: they can be changed, healed and deleted, and get no worse."""
    def with_metadata(spec, **metadata):
        made = cluster(**spec)
        made["metadata"].update(metadata)
        return made
    bad = head_group(**{"redis-username": "x"})
    worse = dict(bad, autoscalerOptions={"idleTimeoutSeconds": -1})
    name = "n" * 54  # KR-070 of the webhook layer
    dying = {"deletionTimestamp": "2026-11-21T00:00:00Z", "finalizers": ["ray.io/gcs-ft-redis-cleanup-finalizer"]}
    released = {"deletionTimestamp": dying["deletionTimestamp"]}
    updates = (
        ("labels of an invalid object", with_metadata(bad), with_metadata(bad, labels={"a": "b"}), True, False),
        ("another part of its spec", with_metadata(bad), with_metadata(dict(bad, suspend=True)), True, False),
        ("its healing", with_metadata(bad), with_metadata(head_group()), True, True),
        ("a further error", with_metadata(bad), with_metadata(worse), False, False),
        ("finalizers of what is being deleted", with_metadata(bad, **dying), with_metadata(bad, **released), True, False),
        ("the same where the webhook layer refuses it", with_metadata({}, name=name, **dying), with_metadata({}, name=name, **released),
         True, False),
        ("labels, where the webhook layer refuses it", with_metadata({}, name=name), with_metadata({}, name=name, labels={"a": "b"}),
         False, False))
    for options, at in (([], 3), (["--ratchet-layers", "none"], 4)):
        server = Server(command, folder, "--layers", "webhook,controller", *options)
        try:
            for update in updates:
                answer = server.review(review("UPDATE", update[2], update[1]))
                check(f"{' '.join(options) or 'ratchet'}: {update[0]}: {'allowed' if update[at] else 'refused'}",
                      answer.get("allowed") is update[at], answer)
            if not options:
                pattern = decided("UPDATE", "forgiven", "controller", "KR-136", "findings") + " 3$"
                check("metrics count what was forgiven", re.search("^" + pattern, server.get("metrics", "/metrics")[1], re.M) is not None)
                check("the log tells it", wait_for(lambda: sum(line["msg"] == "forgiven" and line["rule"] == "KR-136"
                                                                for line in server.lines()) == 3))
        finally:
            server.stop()


def start_failures(command, folder):
    empty = os.path.join(folder, "empty")
    os.mkdir(empty)
    off = ["--metrics-bind-address", "0", "--health-probe-bind-address", "0", "--port", "0"]
    for what, expected, options in (("no certificate", 1, ["--cert-dir", empty, *off]), ("a wrong option", 2, ["--nope"]),
                                    ("a wrong address", 1, ["--cert-dir", folder, *off, "--bind-address", "256.0.0.1"]),
                                    ("no such CRD", 1, ["--cert-dir", folder, *off, "--crd", empty + "/none.yaml"])):
        ran = subprocess.run([command[0], *options], capture_output=True, timeout=30)
        check(f"{what}: exit status {expected} and a reason", ran.returncode == expected and ran.stderr, (ran.returncode, ran.stderr))
    ran = subprocess.run([command[0], "--help"], capture_output=True, timeout=30, text=True)
    check("--help", ran.returncode == 0 and "EXIT STATUS" in ran.stdout)


def main():
    command = sys.argv[1:]
    if not shutil.which("openssl"):
        print("skipped: openssl is not here")
        sys.exit(77)
    with tempfile.TemporaryDirectory() as folder:
        certificate(folder, "first")
        server = Server(command, folder)
        try:
            admission(server)
            bad_input(server)
            connections(server)
            certificates(server, folder)
            observation(server)
            end(server)
        finally:
            server.stop()
        client_certificates(command, folder)
        changed_settings(command, folder)
        if "--crd" not in command:  # the CRD alone has no rules above it
            warnings(command, folder)
            stuck(command, folder)
            gates(command, folder)
        start_failures(command, folder)
    print(f"{len(FAILURES)} failed")
    sys.exit(1 if FAILURES else 0)


if __name__ == "__main__":
    main()
