# SPDX-License-Identifier: Apache-2.0
"""The attacks on connections: each is a function of a stage (fire_stage.py); `ATTACKS` has them in the order in which they run.

Without another word, an attack that ends while an ordinary request failed or was answered wrongly has succeeded.
"""
import resource
import socket
import subprocess
import time

import fire_clients

ATTACKS = []


class Skipped(Exception):
    """Why the attack is not possible here."""


def attack(name, short=False, ours_only=False, quick=False):
    """`short`: also in the short form; `quick`: also in the quick one, which has one attack of each sort."""
    def add(function):
        ATTACKS.append({"name": name, "run": function, "short": short or quick, "quick": quick, "ours_only": ours_only})
        return function
    return add


@attack("none", quick=True)
def calm(stage):
    stage.start()
    stage.keep_up()


# ---- handshakes ----

def count_handshakes(port, seconds, processes):
    """Handshakes, the seconds they took, and the CPU seconds of the clients."""
    begin, before = time.monotonic(), resource.getrusage(resource.RUSAGE_CHILDREN)
    running = [subprocess.Popen(["openssl", "s_time", "-connect", f"127.0.0.1:{port}", "-new", "-time", str(seconds)], stdout=subprocess.PIPE,
                                stderr=subprocess.DEVNULL, text=True) for _ in range(processes)]
    count = 0
    for each in running:
        text = each.communicate(timeout=seconds + 60)[0]
        count += next((int(line.split()[0]) for line in text.splitlines() if "connections in" in line), 0)
    taken, after = time.monotonic() - begin, resource.getrusage(resource.RUSAGE_CHILDREN)
    return count, taken, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


@attack("handshakes, nothing else", short=True)
def handshakes_alone(stage):
    stage.start(traffic=False)
    count, seconds, of_clients = count_handshakes(stage.server.port, 4 if stage.whole else 2, 2)
    each = (stage.server.cpu() - stage.cpu_before) / max(count, 1)
    stage.row.update(handshakes_per_second=round(count / seconds), cpu_ms_per_handshake=round(each * 1000, 3))
    stage.note(f"{count / seconds:.0f} handshakes/s, {each * 1000:.2f} ms of CPU each, the client {of_clients / max(count, 1) * 1000:.2f} ms")
    # The client's share on the same machine is the measure, so that its speed does not matter. Go's server takes half of it.
    most = (1 if stage.patience == 1 else 3) * of_clients / max(count, 1)
    stage.expect("a handshake costs no more than it costs the client", each <= most, round(each * 1000, 3))


@attack("handshakes, as many as two clients can")
def handshakes(stage):
    stage.start()
    count, seconds, _ = count_handshakes(stage.server.port, max(2, round(stage.hold)), 2)
    stage.note(f"{count / seconds:.0f} handshakes/s")


def burns_nothing(stage, what):
    load = stage.load()
    stage.note(f"{load * 100:.0f} % of a core")
    stage.expect(f"{what} burn no CPU", load < 0.5, round(load, 2))


@attack("100 handshakes of one byte", short=True)
def one_byte(stage):
    stage.start()
    stage.clients("one_byte", 100, sources="one")
    stage.keep_up()
    burns_nothing(stage, "handshakes of one byte")


@attack("500 handshakes, a byte a second", short=True)
def slow_handshake(stage):
    stage.start()
    stage.clients("slow_handshake", 500)
    stage.keep_up()
    burns_nothing(stage, "slow handshakes")


@attack("500 handshakes left half done")
def half_handshake(stage):
    stage.start()
    stage.clients("half_handshake", 500)
    stage.keep_up()
    burns_nothing(stage, "half handshakes")


# ---- slow requests ----

@attack("640 slow headers, own address", quick=True)
def slow_headers(stage):
    stage.start()
    stage.clients("slow_headers", 640)
    stage.keep_up()


def slow_bodies(count, sources):
    def run(stage):
        stage.start()
        stage.clients("slow_body", count, sources=sources, size=1000)
        stage.keep_up()
    return run


attack("640 slow bodies, own address", short=True)(slow_bodies(640, "same"))
attack("640 slow bodies, another address")(slow_bodies(640, "one"))
attack("640 slow bodies, as many addresses", quick=True)(slow_bodies(640, "many"))
attack("5000 slow bodies, own address")(slow_bodies(5000, "same"))
attack("5000 slow bodies, as many addresses")(slow_bodies(5000, "many"))


@attack("640 slow readers")
def slow_readers(stage):
    stage.start()
    stage.clients("slow_reader", 640)
    stage.keep_up()


# ---- connections ----

@attack("640 half-closed connections")
def half_closed(stage):
    stage.start()
    stage.clients("half_closed", 640)
    stage.keep_up()


@attack("640 clients that vanish without a word")
def vanished(stage):
    with socket.socket() as probe:
        try:
            probe.setsockopt(socket.IPPROTO_TCP, fire_clients.TCP_REPAIR, 1)
        except OSError as error:
            raise Skipped(f"TCP_REPAIR: {error.strerror}") from None
    stage.start()
    stage.clients("vanished", 640, sources="many")
    stage.keep_up()


@attack("connections opened and reset, 1000 a second", short=True)
def resets(stage):
    stage.start()
    before = stage.server.descriptors()
    stage.clients("reset", 100, back_after=0.1, back_rate=1000, ramp=5)
    stage.keep_up()
    stage.end_attack()
    time.sleep(0.5)
    stage.note(f"{before} descriptors before, {stage.server.descriptors()} after")
    stage.expect("no descriptor is left over", stage.server.descriptors() <= before + 10, stage.server.descriptors())


@attack("10000 silent connections, as many addresses", quick=True)
def ten_thousand(stage):
    stage.start()
    stage.clients("silent", 10_000, sources="many", ramp=8, window=512)
    stage.keep_up()


@attack("10000 silent connections, own address")
def ten_thousand_from_one(stage):
    stage.start()
    stage.clients("silent", 10_000, ramp=8, window=512)
    stage.keep_up()


@attack("5000 idle connections after their handshake")
def idle(stage):
    stage.start()
    stage.clients("idle", 5000, sources="many", ramp=15)
    stage.keep_up()


@attack("64 descriptors and 200 connections", quick=True)
def descriptors(stage):
    stage.start(limits=[(resource.RLIMIT_NOFILE, 64)])
    stage.clients("silent", 200, sources="many", ramp=4)
    stage.keep_up()
    burns_nothing(stage, "missing descriptors")
    # Half of the requests want a descriptor of their own where there is none to spare: nearly all get one.
    result = stage.end_traffic(of_those=("cut: ConnectionResetError", "cut: IncompleteReadError", "refused"))
    stage.expect("nine of ten requests are answered", 10 * result["failed"] <= result["asked"], result["ends"])
    stage.end_attack()
    begin = time.monotonic()
    while not stage.server.answers() and time.monotonic() < begin + 10 * stage.patience:
        time.sleep(0.05)
    stage.note(f"answers again after {time.monotonic() - begin:.1f} s")
    stage.expect("it answers again when they are gone", stage.server.answers())
