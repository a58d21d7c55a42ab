#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Hostile clients, thousands in one process: each is a generator that says what it waits for, one loop wakes them.

usage: fire_clients.py SETTINGS       (JSON: see SETTINGS below; started by fire.py as a process of its own)

Prints {"ready": N} when all clients have got as far as they mean to (or `ramp` seconds are over), reads standard input until its
end, then prints what became of them. A client that is cut comes back after a while.
"""
import collections
import heapq
import itertools
import json
import resource
import select
import socket
import ssl
import struct
import sys
import time

import fire_programs

SETTINGS = {
    "port": 0,
    "behaviour": "silent",
    "count": 1,
    "sources": "same",  # "same": the address of the ordinary clients; "one": one other; "many": one for each client
    "ramp": 15,
    "window": 128,  # clients that are on their way at once
    "interval": 1.0,  # seconds between two bytes of a slow client
    "size": 0,  # bytes of a body
    "back_after": 0.5,  # seconds until one that was cut comes back, and at most
    "back_rate": 200,  # such a second
    "body_file": None,  # of whole_body: the body, or with `as_it_is` the request
    "as_it_is": False,
    "longest": 120,  # the process ends after so many seconds, whatever happens
}
READ, WRITE = "read", "write"
TCP_REPAIR = 19  # of Linux: close() sends nothing
CONTEXT = fire_programs.tls_context()


class Cut(Exception):
    """The server ended the connection."""


class Client:
    """One hostile client: a socket that comes and goes, and a generator that is the behaviour."""

    def __init__(self, crowd, number):
        self.crowd, self.number = crowd, number
        self.socket = self.waits = None
        self.settled, self.turn, self.steps = False, 0, None

    def source(self):
        if self.crowd.sources == "same":
            return "127.0.0.1"
        if self.crowd.sources == "one":
            return "127.0.0.2"
        return f"127.{1 + self.number // 62500}.{self.number // 250 % 250}.{1 + self.number % 250}"

    def connect(self, receive_buffer=0):
        self.socket = socket.socket()
        self.socket.setblocking(False)
        if receive_buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.socket.bind((self.source(), 0))
        if self.socket.connect_ex(("127.0.0.1", self.crowd.port)):
            yield WRITE
            if self.socket.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR):
                raise Cut("connect")

    def handshake(self):
        self.crowd.forget(self)
        self.socket = CONTEXT.wrap_socket(self.socket, do_handshake_on_connect=False)
        yield from self.retried(self.socket.do_handshake)
        self.crowd.counts["handshakes"] += 1

    def retried(self, call, *arguments, when_blocked=READ):
        while True:
            try:
                return call(*arguments)
            except ssl.SSLWantReadError:
                yield READ
            except ssl.SSLWantWriteError:
                yield WRITE
            except BlockingIOError:
                yield when_blocked

    def send(self, data):
        view = memoryview(data)
        while view:
            view = view[(yield from self.retried(self.socket.send, view[:65536], when_blocked=WRITE)):]

    def receive(self):
        piece = yield from self.retried(self.socket.recv, 65536)
        if not piece:
            raise Cut("end")
        return piece

    def is_settled(self):
        """It has got as far as it means to; the rest is holding on."""
        if not self.settled:
            self.settled = True
            self.crowd.on_settled()


# ---- behaviours ----

def silent(client):
    yield from client.connect()
    client.is_settled()
    while True:
        yield 60.0


def idle(client):
    """A handshake, and then nothing."""
    yield from client.connect()
    yield from client.handshake()
    client.is_settled()
    while True:
        yield 60.0


def one_byte(client):
    """The first byte of a handshake."""
    yield from client.connect()
    yield from client.send(b"\x16")
    client.is_settled()
    while True:
        yield 60.0


def half_handshake(client):
    """A whole ClientHello, whose answer is not taken up."""
    yield from client.connect()
    yield from client.send(client.crowd.hello)
    client.is_settled()
    while True:
        yield 60.0


def trickle(client, data):
    client.is_settled()
    for at in range(len(data)):
        yield from client.send(data[at:at + 1])
        yield client.crowd.interval


def slow_handshake(client):
    yield from client.connect()
    yield from trickle(client, client.crowd.hello)


def slow_headers(client):
    yield from client.connect()
    yield from client.handshake()
    yield from client.send(f"POST {fire_programs.PATH} HTTP/1.1\r\nHost: x\r\n".encode())
    yield from trickle(client, b"X-Slow: " + b"x" * 100_000)


def head(size):
    return (f"POST {fire_programs.PATH}?timeout=30s HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            f"Content-Length: {size}\r\n\r\n").encode()


def slow_body(client):
    yield from client.connect()
    yield from client.handshake()
    yield from client.send(head(client.crowd.size) + b"{")
    yield from trickle(client, b" " * (client.crowd.size - 1))


def half_body(client):
    """All of a body but its last tenth, as fast as it goes, and then nothing."""
    yield from client.connect()
    yield from client.handshake()
    yield from client.send(head(client.crowd.size))
    left = client.crowd.size * 9 // 10
    while left > 0:
        yield from client.send(client.crowd.blanks[:min(left, len(client.crowd.blanks))])
        left -= len(client.crowd.blanks)
    client.is_settled()
    while True:
        yield 60.0


def slow_reader(client):
    """Asks for long answers until nothing more goes in, and reads none."""
    yield from client.connect(receive_buffer=4096)
    yield from client.handshake()
    client.is_settled()
    while True:
        yield from client.send(client.crowd.request)
        yield 0.1


def half_closed(client):
    """Half a request and a FIN; the other direction stays open."""
    yield from client.connect()
    yield from client.handshake()
    yield from client.send(head(1000) + b"{")
    client.socket.shutdown(socket.SHUT_WR)  # of the socket, not of TLS
    client.is_settled()
    while True:
        yield 60.0


def vanished(client):
    """Half a request, and then the client is gone without a word: its kernel forgets the connection."""
    yield from client.connect()
    yield from client.handshake()
    yield from client.send(head(1000) + b"{")
    client.socket.setsockopt(socket.IPPROTO_TCP, TCP_REPAIR, 1)
    client.crowd.close(client)
    client.is_settled()
    yield 1e6


def reset(client):
    """A ClientHello, and a reset at once."""
    yield from client.connect()
    yield from client.send(client.crowd.hello)
    client.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    client.is_settled()
    raise Cut("by itself")


def whole_body(client):
    """The request of `body_file`, once; what is answered is counted by its status."""
    yield from client.connect()
    yield from client.handshake()
    client.crowd.counts["asked"] += 1
    try:
        answer = b""
        sending = client.send(client.crowd.request)
        try:
            yield from sending
        except (OSError, Cut):  # an early answer may be there all the same
            pass
        while b"\r\n\r\n" not in answer:
            answer += yield from client.receive()
        size = next((int(line.split(b":")[1]) for line in answer.lower().split(b"\r\n") if line.startswith(b"content-length:")), None)
        got = len(answer) - answer.find(b"\r\n\r\n") - 4
        while size is not None and got < size:
            got += len((yield from client.receive()))
        client.crowd.counts["status " + answer[9:12].decode()] += 1
        client.crowd.counts["answered bytes"] += got
        if answer.startswith(b"HTTP/1.1 503") and b"retry-after:" not in answer.lower():
            client.crowd.counts["503 without Retry-After"] += 1
    except (OSError, Cut):
        client.crowd.counts["unanswered"] += 1
    client.crowd.close(client)
    client.is_settled()
    yield 1e6


BEHAVIOURS = {each.__name__: each for each in (silent, idle, one_byte, half_handshake, slow_handshake, slow_headers, slow_body, half_body,
                                               slow_reader, half_closed, vanished, reset, whole_body)}


class Crowd:
    """All clients of the process, and the loop that wakes them."""

    def __init__(self, settings):
        for name, value in settings.items():
            setattr(self, name, value)
        self.poll = select.epoll()
        self.by_descriptor, self.sleepers, self.order = {}, [], itertools.count()
        self.counts = collections.Counter()
        self.on_way = self.ready = 0
        self.next_back = 0.0
        self.blanks = b" " * 65536
        incoming, outgoing = ssl.MemoryBIO(), ssl.MemoryBIO()
        try:
            CONTEXT.wrap_bio(incoming, outgoing).do_handshake()
        except ssl.SSLWantReadError:
            self.hello = outgoing.read()
        body = open(self.body_file, "rb").read() if self.body_file else fire_programs.invalid_review("slow", "slow" * 10_000)
        self.request = body if self.as_it_is else fire_programs.http_request(body)

    def forget(self, client):
        if client.waits is not None:
            self.by_descriptor.pop(client.waits, None)
            try:
                self.poll.unregister(client.waits)
            except (OSError, ValueError):
                pass
            client.waits = None

    def close(self, client):
        self.forget(client)
        if client.socket:
            client.socket.close()
            client.socket = None

    def on_settled(self):
        self.on_way -= 1
        self.ready += 1

    def start(self, client):
        client.steps = BEHAVIOURS[self.behaviour](client)
        self.counts["opened"] += 1
        self.step(client)

    def step(self, client, error=None):
        """Lets the client go on, and notes what it waits for next."""
        client.turn += 1
        try:
            wanted = client.steps.throw(error) if error else next(client.steps)
        except (OSError, Cut, StopIteration) as end:
            self.counts["cut" if not isinstance(end, StopIteration) else "done"] += 1
            self.close(client)
            self.next_back = max(self.next_back + 1 / self.back_rate, time.monotonic() + self.back_after)
            heapq.heappush(self.sleepers, (self.next_back, next(self.order), client, client.turn, True))
            return
        if isinstance(wanted, float):
            heapq.heappush(self.sleepers, (time.monotonic() + wanted, next(self.order), client, client.turn, False))
        if client.socket:
            mask = {READ: select.EPOLLIN, WRITE: select.EPOLLOUT}.get(wanted, 0) | select.EPOLLRDHUP
            descriptor = client.socket.fileno()
            if client.waits == descriptor:
                self.poll.modify(descriptor, mask)
            else:
                self.poll.register(descriptor, mask)
                self.by_descriptor[descriptor] = client
                client.waits = descriptor

    def on_event(self, descriptor, events):
        client = self.by_descriptor.get(descriptor)
        if not client:
            return
        ended = events & (select.EPOLLHUP | select.EPOLLERR | select.EPOLLRDHUP)
        ready = events & (select.EPOLLIN | select.EPOLLOUT)
        self.step(client, Cut("end") if ended and not ready else None)

    def wake(self, now):
        while self.sleepers and self.sleepers[0][0] <= now:
            _, _, client, turn, again = heapq.heappop(self.sleepers)
            if client.turn == turn:
                (self.start if again else self.step)(client)

    def turn(self, timeout):
        now = time.monotonic()
        if self.sleepers:
            timeout = max(0.0, min(timeout, self.sleepers[0][0] - now))
        for descriptor, events in self.poll.poll(timeout, 512):
            if descriptor == sys.stdin.fileno():
                return False
            self.on_event(descriptor, events)
        self.wake(time.monotonic())
        return True

    def run(self):
        self.poll.register(sys.stdin.fileno(), select.EPOLLIN | select.EPOLLHUP)
        begin, started, told, goes_on = time.monotonic(), 0, False, True
        while goes_on and time.monotonic() < begin + self.longest:
            while started < self.count and self.on_way < self.window and time.monotonic() < begin + self.ramp:
                self.on_way += 1
                self.start(Client(self, started))
                started += 1
                if started % 32 == 0:
                    break  # those that are there want a turn, too
            if not told and (self.ready == self.count or time.monotonic() > begin + self.ramp):
                told = True
                print(json.dumps({"ready": self.ready, "seconds": round(time.monotonic() - begin, 1)}), flush=True)
            goes_on = self.turn(0.05 if told or self.on_way >= self.window else 0.001)
        self.counts["open"] = len(self.by_descriptor)
        print(json.dumps(self.counts), flush=True)


def main():
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    given = json.loads(sys.argv[1])
    if unknown := set(given) - set(SETTINGS):
        sys.exit(f"no such settings: {unknown}")
    Crowd({**SETTINGS, **given}).run()


if __name__ == "__main__":
    main()
