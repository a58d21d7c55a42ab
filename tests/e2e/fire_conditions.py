# SPDX-License-Identifier: Apache-2.0
"""Attacks on what is around a server: its files, its log, its clock, its signals, and who may ask it."""
import fcntl
import http.client
import itertools
import os
import signal
import ssl
import threading
import time

import fire_malformed
import fire_programs
from fire_attacks import Skipped, attack

FAKETIME = ["/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1", "/usr/lib/aarch64-linux-gnu/faketime/libfaketimeMT.so.1",
            "/usr/lib64/faketime/libfaketimeMT.so.1", "/usr/lib/faketime/libfaketimeMT.so.1"]


def ends_in_time(stage, most):
    """SIGTERM ends the program with 0, within its own bounds."""
    stage.measure()
    seconds, code = stage.server.terminate(most + 5 * stage.patience)
    stage.row["ended"] = True
    stage.note(f"SIGTERM: exit status {code} after {seconds:.1f} s")
    stage.expect("SIGTERM ends it with 0", code == 0, code)


def certificate_of(server):
    with server.connect() as connection:
        return connection.getpeercert(True)


def wait_for(condition, seconds):
    end = time.monotonic() + seconds
    while not (held := condition()) and time.monotonic() < end:
        time.sleep(0.02)
    return held


def change_files(stage, settings, end, changes):
    """New pairs and broken ones, new settings and broken ones, until the end."""
    for number in itertools.count():
        if end.wait(0.05):
            return
        if number % 5 == 4:
            (stage.folder / "next.crt").write_text("no certificate")
            (stage.folder / "next.crt").rename(stage.folder / "tls.crt")
        else:
            fire_programs.put_pair(stage.folder, ("first", "second", "third")[number % 3])
        new = settings.with_suffix(".new")
        new.write_text("featureGates: [broken\n" if number % 4 == 2 else f"featureGates: {{}} # {number}\n")
        new.rename(settings)
        changes[0] = number


@attack("certificates and settings changed 20 times a second", quick=True)
def changed_files(stage):
    settings = stage.folder / "settings.yaml"
    settings.write_text("featureGates: {}\n")
    stage.start(*([] if stage.program.is_peer else ["--config", settings]))
    first = certificate_of(stage.server)
    end, changes = threading.Event(), [0]
    changing = threading.Thread(target=change_files, args=(stage, settings, end, changes))
    changing.start()
    seen = set()
    deadline = time.monotonic() + stage.hold
    try:
        while time.monotonic() < deadline:
            seen.add(certificate_of(stage.server))
            time.sleep(0.05)
    finally:
        end.set()
        changing.join()
    stage.note(f"{changes[0]} changes, {len(seen | {first})} certificates seen")
    stage.expect("new certificates were in force", len(seen | {first}) > 1)


@attack("a log that nobody reads", short=True)
def stalled_log(stage):
    reader, writer = os.pipe()
    try:
        fcntl.fcntl(writer, fcntl.F_SETPIPE_SZ, 4096)  # full after a few lines
        stage.start(*(["--log"] if stage.program.is_peer else ["--shutdown-delay", "1"]), stderr=writer)
        os.close(writer)
        writer = None
        stage.keep_up()
        stage.end_traffic()
        ends_in_time(stage, 10)
    finally:
        os.close(reader)
        if writer:
            os.close(writer)


def put_fifo(folder):
    os.mkfifo(folder / "next.key")
    (folder / "next.key").rename(folder / "tls.key")


@attack("a FIFO as tls.key", quick=True)
def fifo(stage):
    stage.start(*([] if stage.program.is_peer else ["--shutdown-delay", "1"]))
    first = certificate_of(stage.server)
    put_fifo(stage.folder)
    stage.keep_up(1)
    fire_programs.put_pair(stage.folder, "second")
    taken = wait_for(lambda: certificate_of(stage.server) != first, 12 * stage.patience)
    stage.note("a good pair afterwards is " + ("taken" if taken else "not taken"))
    stage.expect("a good pair afterwards is taken", taken)
    put_fifo(stage.folder)
    stage.keep_up(1)
    stage.end_traffic()
    ends_in_time(stage, 10)
    begin = time.monotonic()  # and in place from the start
    try:
        stage.program.start(stage.folder, patience=5 * stage.patience).kill()
    except RuntimeError:
        pass
    stage.expect("with a FIFO from the start it says so and ends", time.monotonic() - begin < 5 * stage.patience)


@attack("a clock that steps by months", short=True)
def clock(stage):
    library = next((path for path in FAKETIME if os.path.exists(path)), None)
    if not library:
        raise Skipped("no libfaketime")
    if stage.program.sanitized or stage.program.is_peer:
        raise Skipped("libfaketime does not reach a Go program" if stage.program.is_peer else "libfaketime and sanitizers do not go together")
    file = stage.folder / "clock"
    file.write_text("+0")
    stage.start(environment={"LD_PRELOAD": library, "FAKETIME_TIMESTAMP_FILE": str(file), "FAKETIME_NO_CACHE": "1",
                             "FAKETIME_DONT_FAKE_MONOTONIC": "1"})
    deadline = time.monotonic() + stage.hold
    for step in itertools.cycle(("+400d", "-400d", "+0", "-3650d", "+3650d")):
        if time.monotonic() > deadline:
            break
        file.write_text(step)
        time.sleep(0.25)
    years = {line.split('"ts":"')[1][:4] for line in stage.server.log.read_text().splitlines() if '"ts":"' in line}
    stage.note("years in the log: " + " ".join(sorted(years)))
    stage.expect("the clock was seen to step", len(years) >= 3, years)


@attack("SIGSTOP, and SIGCONT later", short=True)
def stopped(stage):
    stage.start()
    for _ in range(2):
        stage.server.process.send_signal(signal.SIGSTOP)
        stage.keep_up(1.2)
        stage.server.process.send_signal(signal.SIGCONT)
        stage.keep_up(0.5)


@attack("300 silent connections to the probes and to the metrics", short=True, ours_only=True)
def probes(stage):
    """Who can keep a kubelet from /healthz has the program ended by it, after three times a second."""
    ports = {path: fire_programs.free_port() for path in ("/healthz", "/metrics")}
    stage.start("--health-probe-bind-address", f"127.0.0.1:{ports['/healthz']}", "--metrics-bind-address", f"127.0.0.1:{ports['/metrics']}")
    for port in ports.values():
        stage.clients("silent", 300, port=port, sources="one", ramp=4)
    failed, deadline = {path: 0 for path in ports}, time.monotonic() + stage.hold
    while time.monotonic() < deadline:
        for path, port in ports.items():
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=1 * stage.patience)
            try:
                connection.request("GET", path)
                failed[path] += connection.getresponse().status != 200
            except (OSError, http.client.HTTPException):
                failed[path] += 1
            connection.close()
        time.sleep(0.2)
    stage.expect("probes and metrics are answered within a second", not any(failed.values()), failed)


@attack("malformed requests", quick=True)
def malformed(stage):
    stage.start()
    fire_malformed.ask_all(stage)


def nothing_lost(stage):
    """The ordinary requests end; those that were refused came when the program was gone."""
    result = stage.traffic.finish()
    stage.traffic = None
    refused = result["ends"].get("refused", 0)
    result.update(asked=result["asked"] - refused, failed=result["failed"] - refused)
    stage.row.update(result)
    stage.expect("nothing is lost", result["failed"] == 0 and result["wrong"] == 0, (result["ends"], result["samples"]))
    return result


def terminate_under_load(stage, crowd):
    """Until the program is gone its clients go on: what it took it answers; to those that come later it is not there."""
    stage.rate = max(stage.rate, 100) / (4 if stage.program.sanitized else 1)
    stage.start(*([] if stage.program.is_peer else ["--shutdown-delay", "1", "--shutdown-timeout", "5s"]))
    if crowd:
        stage.clients(**crowd)
    stage.keep_up(1)
    stage.measure()
    seconds, code = stage.server.terminate(15 * stage.patience)
    stage.row["ended"] = True
    stage.note(f"exit status {code} after {seconds:.1f} s")
    nothing_lost(stage)
    return code


@attack("SIGTERM under load", quick=True)
def terminated(stage):
    code = terminate_under_load(stage, None)
    stage.expect("it ends with 0", code == 0, code)


@attack("SIGTERM amid 200 slow bodies", short=True)
def terminated_amid(stage):
    code = terminate_under_load(stage, {"behaviour": "slow_body", "count": 200, "size": 1000, "sources": "one"})
    stage.expect("it ends within its bound", code is not None)


# ---- who may ask ----

def make_client(folder, name, usage=None, authority="authority", days="2"):
    fire_programs.openssl("req", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-keyout", name + ".key", "-out",
                          name + ".csr", "-subj", "/CN=" + name, folder=folder)
    extensions = folder / (name + ".ext")
    extensions.write_text(f"extendedKeyUsage={usage}\n" if usage else "basicConstraints=CA:FALSE\n")
    signer = ["-CA", authority + ".crt", "-CAkey", authority + ".key", "-CAcreateserial"] if authority else ["-signkey", name + ".key"]
    fire_programs.openssl("x509", "-req", "-in", name + ".csr", "-days", days, "-out", name + ".crt", "-extfile", extensions, *signer,
                          folder=folder)
    return folder / name


def is_served(server, client):
    context = fire_programs.tls_context()
    if client:
        context.load_cert_chain(f"{client}.crt", f"{client}.key")
    try:
        return server.ask(fire_malformed.GOOD, context=context).startswith(b"HTTP/1.1 200")
    except (OSError, ssl.SSLError):
        return False


@attack("client certificates of all kinds", quick=True, ours_only=True)
def client_certificates(stage):
    folder = stage.folder
    fire_programs.openssl("req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2", "-keyout",
                          "authority.key", "-out", "authority.crt", "-subj", "/CN=authority", folder=folder)
    good = make_client(folder, "for-clients", "clientAuth")
    kinds = [("clients", good, True), ("clients and servers", make_client(folder, "for-both", "serverAuth,clientAuth"), True),
             ("anything", make_client(folder, "for-any", "anyExtendedKeyUsage"), True), ("no said purpose", make_client(folder, "for-none"), True),
             ("servers", make_client(folder, "for-servers", "serverAuth"), False),
             ("signing code", make_client(folder, "for-code", "codeSigning"), False),
             ("clients, of a stranger", make_client(folder, "stranger", "clientAuth", None), False), ("nobody", None, False)]
    context = fire_programs.tls_context()
    context.load_cert_chain(f"{good}.crt", f"{good}.key")
    stage.start("--client-ca-name", "authority.crt", certificate=good, context=context)
    for what, client, wanted in kinds:
        found = is_served(stage.server, client)
        stage.expect(f"a certificate for {what} is {'served' if wanted else 'refused'}", found is wanted, found)
