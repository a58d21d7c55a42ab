# SPDX-License-Identifier: Apache-2.0
"""The client beside an API server that pages, forgets, breaks off, lies and goes away (fake_server.py).

usage: test_client.py CLUSTER-CLIENT"""
import base64
import concurrent.futures
import itertools
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import traceback

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from fake_server import HOOKS, QUEUES, Server, make_pair, queue  # noqa: E402

PROGRAM = sys.argv[1]
KIND = ["--kind", "scheduling.volcano.sh/v1beta1/queues", "--keep", "spec", "--keep", "status.state", "--index", "spec.parent"]
QUICK = ["--backoff-least", "20", "--backoff-most", "200"]


class Client:
    """The program, asked line by line."""

    def __init__(self, arguments, env=None):
        self.errors = []
        clean = {name: value for name, value in os.environ.items() if not name.startswith("KUBERNETES_")}
        self.process = subprocess.Popen([PROGRAM, *map(str, arguments)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                        env={**clean, **(env or {})})
        self.reader = threading.Thread(target=lambda: self.errors.extend(self.process.stderr), daemon=True)
        self.reader.start()

    def __enter__(self):
        return self

    def __exit__(self, kind, error, trace):
        if kind:
            self.process.kill()
        self.process.stdin.close()
        status = self.process.wait(20)
        self.reader.join(5)
        if kind is None and status != 0:
            raise AssertionError(f"the client ended with {status}: {self.log()}")

    def log(self):
        return "".join(self.errors)

    def ask(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise AssertionError(f"no answer to {line!r}: {self.log()}")
        return json.loads(answer)

    def says(self, *texts):
        """Lines of the log come by a way of their own, and a little later."""
        for text in texts:
            self.wait(lambda wanted=text: wanted in self.log(), f"the log says {text!r}")

    def names(self, line="all 0"):
        return [item["metadata"]["name"] for item in self.ask(line)]

    def wait(self, condition, what, seconds=10):
        end = time.monotonic() + seconds
        while not condition():
            if time.monotonic() > end:
                raise AssertionError(f"{what}: not within {seconds} s; state {self.ask('state 0')}\n{self.log()}")
            time.sleep(0.02)

    def wait_names(self, names, seconds=10):
        self.wait(lambda: self.names() == sorted(names), f"names are {sorted(names)[:5]}...", seconds)


def equal(got, wanted, what):
    if got != wanted:
        raise AssertionError(f"{what}: {got!r}, not {wanted!r}")


def holds(condition, what):
    if not condition:
        raise AssertionError(what)


class Bench:
    """A folder with certificates, made once."""

    def __init__(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="cluster-"))
        self.ca = make_pair(self.folder, "ca", "tests authority", None)
        self.pair = make_pair(self.folder, "server", "server", "IP:127.0.0.1,DNS:api.tests", self.ca)
        self.named = make_pair(self.folder, "named", "named", "DNS:only.tests", self.ca)
        self.user = make_pair(self.folder, "user", "somebody", None, self.ca)
        self.servers = []
        self.count = itertools.count()

    def server(self, pair=None, **more):
        server = Server(self.folder, **more)
        server.start(pair or self.pair, self.ca[0])
        self.servers.append(server)
        return server

    def config(self, server, user=None, cluster=None):
        """A kubeconfig, JSON being YAML."""
        path = self.folder / f"config-{next(self.count)}"
        entry = {"server": f"https://127.0.0.1:{server.port}", "certificate-authority": "ca.crt", **(cluster or {})}
        entry = {key: value for key, value in entry.items() if value is not None}
        path.write_text(json.dumps({"apiVersion": "v1", "kind": "Config", "current-context": "here",
                                    "contexts": [{"name": "here", "context": {"cluster": "c", "user": "u"}},
                                                 {"name": "nowhere", "context": {"cluster": "gone", "user": "u"}}],
                                    "clusters": [{"name": "c", "cluster": entry}], "users": [{"name": "u", "user": user or {"token": "secret"}}]}))
        return path

    def end(self):
        for server in self.servers:
            server.stop()
        shutil.rmtree(self.folder)


def test_list_and_watch(bench):
    """Pages, indexes, changes, a view that stays what it was."""
    server = bench.server()
    names = [f"q-{i:03}" for i in range(57)]
    for i, name in enumerate(names):
        server.put(queue(name, f"p{i % 3}"))
    with Client(["--kubeconfig", bench.config(server), "--page-size", 10, *KIND, *QUICK]) as client:
        client.wait_names(names)
        equal(client.ask("synced"), True, "synced")
        equal(len(server.seen(f"GET {QUEUES}?limit=10")), 6, "pages")
        equal(client.ask("get 0 - q-007"), {"metadata": {"name": "q-007"}, "spec": {"parent": "p1", "weight": 1}, "status": {"state": "Open"}}, "what is kept")
        equal(client.ask("get 0 - q-0"), None, "what there is not")
        equal(client.names("by 0 0 p2"), names[2::3], "by index")
        client.ask("hold")
        server.put(queue("new", "p2"))
        server.put(queue("q-002", "p0"))
        server.remove("q-005")
        time.sleep(0.3)
        equal(client.names(), names, "a view that is held")
        client.ask("release")
        client.wait_names([name for name in names if name != "q-005"] + ["new"])
        equal(client.names("by 0 0 p2"), ["new"] + [name for name in names[8::3]], "by index, afterwards")
        holds("q-002" in client.names("by 0 0 p0"), "moved in the index")
        equal(client.ask("state 0")["lists"], 1, "lists")
        holds(client.ask("state 0")["age"] < 1500, "bookmarks are signs of life")
        equal([request[3] for request in server.requests if request[3] != "Bearer secret"], [], "tokens")
        holds(0 <= client.ask("stop") < 1000, "stopped in a second")
        equal(len(client.names()), 57, "what is known stays")


def test_resume(bench):
    """A broken watch goes on from its version; a forgotten version makes a new list."""
    server = bench.server()
    server.put(queue("a"))
    with Client(["--kubeconfig", bench.config(server), *KIND, *QUICK]) as client:
        client.wait_names(["a"])
        client.wait(lambda: server.open_watches == 1, "watching")
        server.break_watches()
        server.put(queue("b"))
        client.wait_names(["a", "b"])
        equal(client.ask("state 0")["lists"], 1, "a break needs no list")
        server.bookmark_every = 1000
        server.stop()
        server.remove("a")
        server.forget()
        server.put(queue("c"))
        time.sleep(0.3)
        equal(client.names(), ["a", "b"], "stale, and still there")
        equal(client.ask("synced"), True, "synced still")
        server.start(bench.pair, bench.ca[0])
        client.wait_names(["b", "c"])
        equal(client.ask("state 0")["lists"], 2, "410 Gone: a new list")
        client.says("watching failed", "reading all again")


def test_gone_pages(bench):
    """410 in the middle of a list: from the beginning, with larger pages."""
    server = bench.server()
    names = [f"q-{i:03}" for i in range(30)]
    for name in names:
        server.put(queue(name))
    server.list_gone = 2
    with Client(["--kubeconfig", bench.config(server), "--page-size", 2, *KIND, *QUICK]) as client:
        client.wait_names(names)
        limits = [request[2].split("limit=")[1].split("&")[0] for request in server.seen(f"GET {QUEUES}?limit")]
        equal(limits, ["2", "2", "16", "16", "128"], "limits")
        equal(client.ask("state 0")["failures"], 0, "failures")


def test_bad_streams(bench):
    """Half an event, an event that is none, ERROR events, one that is too large: said, and the cache is right in the end."""
    server = bench.server()
    server.put(queue("a"))
    event = json.dumps({"type": "ADDED", "object": queue("ghost")}).encode()
    gone = json.dumps({"type": "ERROR", "object": {"kind": "Status", "code": 410, "message": "too old resource version"}}).encode()
    other = json.dumps({"type": "ERROR", "object": {"kind": "Status", "code": 500, "message": "some trouble"}}).encode()
    ghost = queue("ghost")
    ghost["metadata"]["resourceVersion"] = "1000000"
    large = json.dumps({"type": "ADDED", "object": {**ghost, "spec": {"parent": "x" * 5000}}}).encode()
    server.watch_script = [("send", event[:60]), ("finish", event[:60]), ("finish", event), ("send", b'{"type": nonsense}'), ("send", b"]"),
                           ("finish", gone), ("finish", other), ("send", large), ("refuse", 500), ("refuse", 403), ("finish", b"\n")]
    with Client(["--kubeconfig", bench.config(server), "--object-limit", 4000, *KIND, *QUICK]) as client:
        client.wait(lambda: not server.watch_script and server.open_watches == 1, "all of it survived", 20)
        server.put(queue("b"))
        client.wait_names(["a", "b"])
        client.says("within an event", "without a resourceVersion", "in literal null", "no JSON of objects", "some trouble", "larger than the 4000 bytes",
                    "watching is refused with 500", "watching is refused with 403", "ended at once")


def test_trouble_with_lists(bench):
    """Refusals, slow answers and objects that are too large: nothing is synced before a whole list came."""
    server = bench.server()
    server.put(queue("a"))
    server.fail = [500, 403, 429]
    with Client(["--kubeconfig", bench.config(server), *KIND, *QUICK]) as client:
        equal(client.ask("synced"), False, "not synced yet")
        client.wait_names(["a"])
        client.says("made to fail with 403")
    server.put(queue("big", "x" * 6000))
    with Client(["--kubeconfig", bench.config(server), "--object-limit", 4000, *KIND, *QUICK]) as client:
        client.says("larger than the 4000 bytes")
        equal(client.ask("synced"), False, "not synced")
        server.remove("big")
        client.wait_names(["a"])
    server.delay = 1
    with Client(["--kubeconfig", bench.config(server), "--request-timeout", 200, *KIND, *QUICK]) as client:
        client.wait(lambda: client.ask("state 0")["failures"] > 0, "a slow answer is left")
        server.delay = 0
        client.wait_names(["a"])
        equal(client.ask("synced"), True, "synced")


def test_silence(bench):
    """A watch of which nothing is heard is broken."""
    server = bench.server()
    server.put(queue("a"))
    server.watch_script = [("hang", 5)]
    with Client(["--kubeconfig", bench.config(server), "--silence", 300, *KIND, *QUICK]) as client:
        client.wait_names(["a"])
        server.put(queue("b"))
        client.wait_names(["a", "b"], 4)
        client.says("nothing was heard")
        server.bookmark_every = 60  # silent again: it must end in time all the same
        holds(client.ask("stop") < 1000, "stopped in a second")


def test_stop_while_waiting(bench):
    """Stopping does not wait for answers, waits and looks that are under way."""
    server = bench.server()
    server.delay = 8
    with Client(["--kubeconfig", bench.config(server), *KIND, "--validating", "never", "--bundle", bench.ca[0]]) as client:
        time.sleep(0.5)
        holds(client.ask("stop") < 1000, "stopped in a second")
    with Client(["--master", "http://127.0.0.1:9", *KIND, "--backoff-least", 20000, "--backoff-most", 30000]) as client:
        client.wait(lambda: client.ask("state 0")["failures"] > 0, "nobody is there")
        client.says("127.0.0.1:9")
        holds(client.ask("stop") < 1000, "stopped in a second")


def test_service_account(bench):
    """In a pod: the folder of the service account, and a token that is renewed."""
    server = bench.server()
    server.put(queue("a"))
    account = bench.folder / "account"
    account.mkdir()
    shutil.copy(bench.ca[0], account / "ca.crt")
    (account / "token").write_text("first\n")
    server.tokens = ["first"]
    env = {"KUBERNETES_SERVICE_HOST": "127.0.0.1", "KUBERNETES_SERVICE_PORT": str(server.port)}
    with Client(["--service-account", account, *KIND, *QUICK], env) as client:
        client.wait_names(["a"])
        server.tokens = ["second"]
        server.break_watches()
        client.says("Unauthorized")
        (account / "fresh").write_text("second")
        os.replace(account / "fresh", account / "token")
        server.put(queue("b"))
        client.wait_names(["a", "b"])
        (account / "token").unlink()  # for a moment there is none: the last one serves
        server.break_watches()
        server.put(queue("c"))
        client.wait_names(["a", "b", "c"])
    refused(["--service-account", account, *KIND], "token: No such file or directory", env)
    refused(["--service-account", account, *KIND], "KUBERNETES_SERVICE_HOST and KUBERNETES_SERVICE_PORT must be defined")


def refused(arguments, text, env=None):
    client = Client(arguments, env)
    client.process.stdin.close()
    status = client.process.wait(20)
    client.reader.join(5)
    holds(status == 1 and text in client.log(), f"refused with {text!r}: {status}, {client.log()}")


def test_library(bench):
    """libcurl is loaded when there is a client: one that cannot be is said."""
    folder = bench.folder / "no-library"
    folder.mkdir()
    (folder / "libcurl.so.4").write_text("no library")
    refused(["--kubeconfig", bench.config(bench.server()), *KIND], "libcurl cannot be loaded: ", {"LD_LIBRARY_PATH": str(folder)})


REGISTERED = {"wanted": 1, "set": 1, "failed": 0, "contested": 0, "updates": 1, "error": ""}


def both(first, second):
    """The bundle of two files."""
    return base64.b64encode(pathlib.Path(first).read_bytes() + pathlib.Path(second).read_bytes()).decode()


def data(path):
    return base64.b64encode(pathlib.Path(path).read_bytes()).decode()


def test_kubeconfigs(bench):
    """Certificates as files and data, another name of the server, what is refused."""
    server = bench.server()
    server.put(queue("a"))
    once = ["--once", *KIND]

    def works(what, user=None, cluster=None, more=()):
        with Client(["--kubeconfig", bench.config(server, user, cluster), *more, *once]) as client:
            equal(client.names(), ["a"], what)

    works("files", {"client-certificate": "user.crt", "client-key": "user.key"})
    equal(server.client_names, {"somebody"}, "who asked")
    server.client_names.clear()
    works("data", {"client-certificate-data": data(bench.user[0]), "client-key-data": data(bench.user[1])},
          {"certificate-authority": None, "certificate-authority-data": data(bench.ca[0])})
    equal(server.client_names, {"somebody"}, "who asked")
    works("insecure", cluster={"certificate-authority": None, "insecure-skip-tls-verify": True})
    works("server", cluster={"server": "https://127.0.0.1:1"}, more=["--master", f"https://127.0.0.1:{server.port}/"])
    (bench.folder / "token").write_text("of a file\n".replace(" ", "-"))
    works("tokenFile", {"tokenFile": "token", "token": "not-this"})
    equal(server.requests[-1][3], "Bearer of-a-file", "token")
    named = bench.server(pair=bench.named)
    named.put(queue("a"))
    config = bench.config(named, cluster={"tls-server-name": "only.tests"})
    with Client(["--kubeconfig", config, *once]) as client:
        equal(client.names(), ["a"], "tls-server-name")
    refused(["--kubeconfig", bench.config(named), *once], "127.0.0.1")  # the certificate is another's
    refused(["--kubeconfig", bench.config(server, cluster={"certificate-authority": "named.crt"}), *once], "certificate")
    refused(["--kubeconfig", bench.config(server, {"exec": {"command": "x"}}), *once], ': user "u": exec plugins are not run')
    refused(["--kubeconfig", bench.config(server, {"username": "x", "password": "y"}), *once], 'user "u": basic authentication')
    refused(["--kubeconfig", bench.config(server), "--context", "nowhere", *once], 'cluster "gone": does not exist')
    refused(["--kubeconfig", bench.config(server), "--context", "none", *once], 'context "none": does not exist')
    refused(["--kubeconfig", bench.config(server, {"client-certificate": "no.crt", "client-key": "user.key"}), *once], "no.crt: No such file")
    refused(["--kubeconfig", bench.folder / "absent", *once], "absent: No such file")
    server.fail = [403]
    refused(["--kubeconfig", bench.config(server), *once], "queues.scheduling.volcano.sh: made to fail with 403")


def test_pace(bench):
    """The bucket: a burst, and then so many a second."""
    server = bench.server()
    for i in range(40):
        server.put(queue(f"q-{i}"))
    begin = time.monotonic()
    with Client(["--kubeconfig", bench.config(server), "--once", "--page-size", 1, "--qps", 50, "--burst", 10, *KIND]) as client:
        equal(client.ask("count 0"), 40, "objects")
        took = time.monotonic() - begin
        holds(0.55 < took < 20, f"30 requests at 50 a second took {took}")
    server.fail, server.retry_after = [429], "1"
    begin = time.monotonic()
    with Client(["--kubeconfig", bench.config(server), *KIND, *QUICK]) as client:
        client.wait(lambda: client.ask("synced"), "synced")
        holds(time.monotonic() - begin > 0.9, "Retry-After is kept")


def test_bundle(bench):
    """caBundle is waited for, set, set again, and kept through conflicts, removal and another bundle."""
    server = bench.server(hooks=())
    config = bench.config(server)
    bundle = data(bench.ca[0])
    with Client(["--kubeconfig", config, *QUICK, "--validating", "hook", "--bundle", bench.ca[0]]) as client:
        client.wait(lambda: len(server.seen(f"GET {HOOKS}?")) > 1, "asked for each second")
        equal(client.ask("registration"), {**REGISTERED, "set": 0, "failed": 1, "updates": 0}, "what is not there yet has failed so far")
        server.conflicts = 2
        server.put_hook("hook")
        client.wait(lambda: client.ask("registration")["set"] == 1, "set")
        equal(server.bundles("hook"), [bundle, bundle], "bundles")
        equal(client.ask("registration"), REGISTERED, "registration")
        client.wait(lambda: server.open_watches == 1, "watching")
        server.put_hook("hook", "QUFB")
        client.wait(lambda: server.bundles("hook") == [bundle, bundle], "set again")
        updates = len(server.seen("PUT"))
        time.sleep(0.3)
        equal(len(server.seen("PUT")), updates, "what is right is left alone")
        server.remove_hook("hook")
        client.wait(lambda: client.ask("registration")["set"] == 0, "removed")
        server.put_hook("hook")
        client.wait(lambda: server.bundles("hook") == [bundle, bundle], "set on its return")
        client.ask(f"bundle {bench.user[0]}")
        client.wait(lambda: server.bundles("hook") == [both(bench.ca[0], bench.user[0])] * 2, "another bundle beside the one before")
        client.wait(lambda: client.ask("registration")["set"] == 1, "set")
        verbs = {(request[0], request[1]) for request in server.requests}
        equal(verbs, {("GET", HOOKS), ("PUT", f"{HOOKS}/hook")}, "no more than these rights")
        equal([request for request in server.requests if request[1] == HOOKS and "metadata.name=hook" not in request[2]], [], "one name only")


def test_bundle_refused(bench):
    """The words for what cannot be registered."""
    server = bench.server(hooks=())
    with Client(["--kubeconfig", bench.config(server), *QUICK, "--validating", "hook", "--bundle", bench.ca[0], "--registration-wait", 300]) as client:
        client.wait(lambda: client.ask("registration")["error"], "an error once there was time")
        equal(client.ask("registration")["error"], "failed to add caCert for webhook failed to get validating webhook context deadline exceeded", "error")
        equal(client.ask("registration")["failed"], 1, "failed")
        server.put_hook("hook")
        client.wait(lambda: client.ask("registration")["set"] == 1, "late, but set")
        equal(client.ask("registration")["error"], "", "no error any more")
    server.put_hook("hook")
    server.fail = [403]
    with Client(["--kubeconfig", bench.config(server), *QUICK, "--validating", "hook", "--bundle", bench.ca[0]]) as client:
        client.says("failed to add caCert for webhook failed to get validating webhook made to fail with 403")
        client.wait(lambda: client.ask("registration")["set"] == 1, "set")


def test_bundles_of_two(bench):
    """Two replicas with certificates of their own do not take each other's away; what has ended or is none goes."""
    server = bench.server(hooks=())
    ended, _ = make_pair(bench.folder, "ended", "ended", None, bench.ca, days=-1)
    server.put_hook("hook", base64.b64encode(ended.read_bytes() + b"-----BEGIN CERTIFICATE-----\nQUFB\n-----END CERTIFICATE-----\n").decode())
    config = bench.config(server)
    arguments = ["--kubeconfig", config, *QUICK, "--validating", "hook", "--bundle"]
    with Client([*arguments, bench.ca[0]]) as first, Client([*arguments, bench.user[0]]) as second:
        for client in (first, second):
            client.wait(lambda asked=client: asked.ask("registration")["set"] == 1, "set")
        wanted = {both(bench.ca[0], bench.user[0]), both(bench.user[0], bench.ca[0])}
        first.wait(lambda: set(server.bundles("hook")) <= wanted, "both, and nothing else")
        updates = len(server.seen("PUT"))
        holds(updates <= 4, f"{updates} updates")
        time.sleep(1)
        equal(len(server.seen("PUT")), updates, "no fight")
        equal([client.ask("registration")["contested"] for client in (first, second)], [0, 0], "nothing contested")


def test_bundles_bounded(bench):
    """Of the certificates of others the last sixteen are kept."""
    server = bench.server(hooks=())
    others = [make_pair(bench.folder, f"other-{i}", f"other-{i}", None, bench.ca)[0].read_bytes() for i in range(20)]
    server.put_hook("hook", base64.b64encode(b"".join(others)).decode())
    with Client(["--kubeconfig", bench.config(server), *QUICK, "--validating", "hook", "--bundle", bench.ca[0]]) as client:
        client.wait(lambda: client.ask("registration")["set"] == 1, "set")
        equal(base64.b64decode(server.bundles("hook")[0]), b"".join(others[4:]) + bench.ca[0].read_bytes(), "the last ones")


def test_bundle_fought_over(bench):
    """Somebody who writes a bundle of his own again and again is told of, once, and the updates slow down."""
    server = bench.server()
    with Client(["--kubeconfig", bench.config(server), *QUICK, "--validating", "hook", "--bundle", bench.ca[0]]) as client:
        for _ in range(6):
            client.wait(lambda: server.bundles("hook") == [data(bench.ca[0])] * 2, "set again")
            server.put_hook("hook", "QUFB")
        client.says("somebody takes the certificates out of the caBundle again and again")
        equal(client.log().count("again and again"), 1, "told once")
        equal(client.ask("registration")["contested"], 1, "contested")


def test_no_bundle_yet(bench):
    """Without certificates to give out a configuration is left alone, and counts as failed."""
    server = bench.server(hooks=())
    server.put_hook("hook", "QUFB")
    (bench.folder / "empty").write_text("")
    with Client(["--kubeconfig", bench.config(server), *QUICK, "--validating", "hook", "--bundle", bench.folder / "empty"]) as client:
        client.says("there are no certificates for it")
        equal((client.ask("registration")["failed"], server.bundles("hook")), (1, ["QUFB"] * 2), "left alone")
        client.ask(f"bundle {bench.ca[0]}")
        client.wait(lambda: server.bundles("hook") == [data(bench.ca[0])] * 2, "set once there are some")


def test_age(bench):
    """What is known grows old while the server refuses to tell of it, whatever it answers."""
    server = bench.server()
    server.put(queue("one"))
    with Client(["--kubeconfig", bench.config(server), *KIND, *QUICK]) as client:
        client.wait(lambda: client.ask("synced"), "synced")
        server.tokens = []
        server.break_watches()
        server.watch_script = [("refuse", 404)] * 3
        refused = len(server.requests)
        client.wait(lambda: len(server.requests) > refused + 5 and client.ask("state 0")["age"] > 1500, "refusals are no news")
        server.tokens = None
        client.wait(lambda: client.ask("state 0")["age"] < 500, "news again")


def test_memory(bench):
    """What is kept has a bound, which a server that sends more meets with words; what fits again is taken."""
    server = bench.server()
    for i in range(600):
        server.put(queue(f"q-{i:03}", "p" * 200))
    arguments = ["--kubeconfig", bench.config(server), *KIND, *QUICK, "--memory"]
    with Client([*arguments, 400_000]) as client:
        client.says("reading failed: what is read takes more memory than the 400000 bytes that it may have")
        equal((client.ask("synced"), client.ask("count 0")), (False, 0), "nothing is known of what does not fit")
        for i in range(10, 600):
            server.remove(f"q-{i:03}")
        client.wait(lambda: client.ask("synced"), "what fits is read")
        client.wait_names([f"q-{i:03}" for i in range(10)])
        for _ in range(200):  # what is replaced gives its room back
            server.put(queue("q-000", "p" * 1500))
        client.wait(lambda: client.names(f"by 0 0 {'p' * 1500}") == ["q-000"], "changes are taken")
        for i in range(10, 600):
            server.put(queue(f"q-{i:03}", "p" * 200))
        client.says("watching failed: what is read takes more memory")
        holds(client.ask("count 0") >= 10, "what was known stays")
    with Client([*arguments, 4_000_000]) as client:
        client.wait(lambda: client.ask("synced") and client.ask("count 0") == 600, "with more memory all fit")


def test_events(bench):
    """An event is created, then counted; made anew where it is gone; refused ones are said once, and unanswered ones wait."""
    server = bench.server()
    with Client(["--kubeconfig", bench.config(server), *QUICK, "--component", "volcano"]) as client:
        for _ in range(3):
            client.ask("tell space pod-1 bad")
        client.wait(lambda: client.ask("recorded")["recorded"] == 3, "recorded")
        (place, event), = server.events.items()
        equal(place, ("space", event["metadata"]["name"]), "its place")
        begun, last = (time.mktime(time.strptime(event.pop(name), "%Y-%m-%dT%H:%M:%SZ")) - time.timezone for name in ("firstTimestamp", "lastTimestamp"))
        holds(abs(begun - time.time()) < 60 and begun <= last <= begun + 30, "its times")
        name = event["metadata"].pop("name")
        holds(name.startswith("pod-1.") and abs(int(name[6:], 16) / 1e9 - time.time()) < 60, f"its name {name}")
        equal(event, {"kind": "Event", "apiVersion": "v1", "metadata": {"namespace": "space"},
                      "involvedObject": {"kind": "Pod", "namespace": "space", "name": "pod-1", "uid": "1-2-3", "apiVersion": "v1"}, "reason": "Admit",
                      "message": "bad", "source": {"component": "volcano"}, "count": 3, "type": "Warning", "reportingComponent": "volcano",
                      "reportingInstance": ""}, "the event")
        server.events.clear()
        client.ask("tell space pod-1 bad")
        client.wait(lambda: [event["count"] for event in server.events.values()] == [4], "it is gone, and made anew")
        client.ask("tell - Pod_2 bad")
        client.wait(lambda: ("default" in {space for space, _ in server.events}), "without a namespace: default")
        holds(len([name for space, name in server.events if space == "default"][0]) == 36, "what cannot be a name gets one")
        client.ask("tell ../x pod-1 bad")
        client.wait(lambda: client.ask("recorded")["failed"] == 1, "a namespace that is none")
        server.fail = [403, 403]
        client.ask("tell space pod-3 bad")
        client.wait(lambda: client.ask("recorded")["failed"] == 2, "refused")
        client.ask("tell space pod-3 worse")
        client.wait(lambda: client.ask("recorded")["failed"] == 3, "and another")
        client.says("events: cannot be recorded: the namespace has no name")
        holds("403" not in client.log(), "of a row of failures the first is said")
        server.fail = [503, 429, 500]
        client.ask("tell space pod-4 bad")
        client.wait(lambda: any(name.startswith("pod-4.") for _, name in server.events), "what is not answered is tried again")
        equal({request[0] for request in server.requests}, {"POST", "PATCH"}, "no more than these rights")
        holds(client.ask("stop") < 1000, "stopped in a second")
    with Client(["--kubeconfig", bench.config(server), *QUICK]) as client:
        client.ask("tell space pod-1 bad")
        equal(client.ask("recorded"), {"wanted": False, "recorded": 0, "failed": 0, "dropped": 0}, "only where it is wanted")


def test_flood_of_events(bench):
    """More than there is room for: who tells does not wait, 25 and then 5 a second are written, the rest is dropped."""
    server = bench.server()
    with Client(["--kubeconfig", bench.config(server), *QUICK, "--component", "volcano"]) as client:
        equal(client.ask("recorded")["wanted"], True, "it is up")
        begin = time.monotonic()
        client.ask("tell space pod bad 4999")
        told = time.monotonic() - begin
        holds(told < 1, f"5000 were told in {told}")
        dropped = client.ask("recorded")["dropped"]
        holds(3900 <= dropped <= 4000, f"dropped {dropped}")
        client.wait(lambda: client.ask("recorded")["recorded"] >= 25, "a burst")
        time.sleep(1)
        written = client.ask("recorded")["recorded"]
        most = 25 + 5 * (time.monotonic() - begin) + 1
        holds(25 < written <= most, f"written {written} of {most}")
        holds(0 <= len(server.events) - written <= 2, "each is one")
        holds(client.ask("stop") < 1000, "stopped in a second")


def run(bench, name, test):
    begin = time.monotonic()
    try:
        test(bench)
    except Exception:  # pylint: disable=broad-except
        return f"FAILED: {name}\n{traceback.format_exc()}"
    return f"ok: {name} ({time.monotonic() - begin:.1f} s)"


def main():
    tests = {name: test for name, test in globals().items() if name.startswith("test_") and (len(sys.argv) < 3 or name in sys.argv[2:])}
    bench = Bench()
    with concurrent.futures.ThreadPoolExecutor(6) as pool:  # they wait more than they work
        results = list(pool.map(lambda item: run(bench, *item), tests.items()))
    bench.end()
    print("\n".join(results))
    return 1 if not results or any(result.startswith("FAILED") for result in results) else 0


if __name__ == "__main__":
    sys.exit(main())
