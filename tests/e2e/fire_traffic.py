#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Ordinary clients beside an attack: at a fixed rate, each request at its own time whether the ones before are answered or not,
half of them over kept connections, half over a new connection each; valid and invalid objects in turn.

usage: fire_traffic.py SETTINGS       (JSON; started by fire.py as a process of its own)

Settings: port, rate, timeout in seconds; certificate, key where clients show one; through_kube where the port is an API server's that
asks the server under fire.

It first learns the two answers in peace and prints {"ready": true}; each answer of later is compared with them, with the request's
own uid and name. At the end of standard input it waits for what is still under way and prints the results.
"""
import asyncio
import collections
import json
import sys
import time

import fire_programs

KEPT = 4  # connections
KUBE_PATH = "/apis/ray.io/v1/namespaces/default/rayclusters?timeout=30s&dryRun=All"
KUBE_CLIENTS = 64  # that have a request under way: an API server that does not keep up is asked less often


class Traffic:
    def __init__(self, settings):
        self.port, self.rate, self.timeout = settings["port"], settings["rate"], settings.get("timeout", 10)
        self.context = fire_programs.tls_context()
        if settings.get("certificate"):
            self.context.load_cert_chain(settings["certificate"], settings["key"])
        self.kept, self.most_kept = asyncio.Queue(), 64 if settings.get("through_kube") else KEPT
        self.expected = {}
        self.latencies, self.ends, self.samples = [], collections.Counter(), []
        self.tasks, self.most_tasks = set(), KUBE_CLIENTS if settings.get("through_kube") else 1_000_000
        self.when = {}  # of each failure the first and the last

    async def open(self):
        return await asyncio.open_connection("127.0.0.1", self.port, ssl=self.context, local_addr=("127.0.0.1", 0))

    async def exchange(self, reader, writer, text):
        """Status, body, and whether the connection can be kept."""
        writer.write(text)
        await writer.drain()
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        fields = dict(line.split(b":", 1) for line in head.split(b"\r\n")[1:] if b":" in line)
        if b"content-length" in fields:
            body = await reader.readexactly(int(fields[b"content-length"]))
        else:  # chunked
            body = b""
            while size := int(await reader.readuntil(b"\r\n"), 16):
                body += (await reader.readexactly(size + 2))[:-2]
            await reader.readexactly(2)
        return int(head[9:12]), body, b"close" not in fields.get(b"connection", b"")

    @staticmethod
    def close(writer):
        writer.transport.abort() if writer.is_closing() else writer.close()

    async def ask(self, text, keep):
        reader = writer = None
        while keep and not self.kept.empty() and not reader:  # one that the server has closed in the meantime is none
            reader, writer = self.kept.get_nowait()
            if reader.at_eof() or reader.exception() or writer.is_closing():
                self.close(writer)
                reader = writer = None
        if not reader:
            reader, writer = await self.open()
        try:
            status, body, stays = await self.exchange(reader, writer, text)
        except BaseException:
            writer.transport.abort()
            raise
        if keep and stays and self.kept.qsize() < self.most_kept:
            self.kept.put_nowait((reader, writer))
        else:
            self.close(writer)
        return status, body

    async def learn(self):
        for valid in (True, False):
            uid, name = "uid-of-the-first", "name-first"
            status, body = await self.ask(self.text(valid, uid, name), False)
            answer = json.loads(body)
            assert status == 200 and answer["response"]["allowed"] is valid, (status, body)
            self.expected[valid] = body.replace(uid.encode(), b"@uid").replace(name.encode(), b"@name")

    def text(self, valid, uid, name):
        return fire_programs.http_request((fire_programs.valid_review if valid else fire_programs.invalid_review)(uid, name))

    def judge(self, valid, uid, name, status, body):
        """What an answer is: "answered", "wrong", or why it is none."""
        if status != 200:
            return f"status {status}"
        return "answered" if body == self.expected[valid].replace(b"@uid", uid.encode()).replace(b"@name", name.encode()) else "wrong"

    def keeps(self, number):
        return number % 4 < 2

    async def request(self, number):
        valid = number % 2 == 0
        uid, name = f"uid-{number}-of-many", f"name-{number:05}"
        begin = time.monotonic()
        try:
            status, body = await asyncio.wait_for(self.ask(self.text(valid, uid, name), self.keeps(number)), self.timeout)
        except (asyncio.TimeoutError, TimeoutError):
            end = "no answer in time"
        except ConnectionRefusedError:
            end = "refused"
        except (OSError, EOFError, ValueError) as error:
            end = "cut: " + type(error).__name__
        else:
            end = self.judge(valid, uid, name, status, body)
            if end not in ("answered", "refused"):
                self.samples.append(body.decode(errors="replace")[:500])
        self.ends[end] += 1
        self.latencies.append(time.monotonic() - begin)
        if end not in ("answered", "refused"):
            self.when.setdefault(end, [time.time(), 0])[1] = time.time()

    async def run(self):
        await asyncio.wait_for(self.learn(), 60)
        print(json.dumps({"ready": True}), flush=True)
        end = asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
        begin, number = time.monotonic(), 0
        while not end.done():
            task = asyncio.ensure_future(self.request(number))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
            number += 1
            await asyncio.wait([end], timeout=max(0.0, begin + number / self.rate - time.monotonic()))
            if len(self.tasks) >= self.most_tasks:
                await asyncio.wait(self.tasks, return_when=asyncio.FIRST_COMPLETED)
        if self.tasks:
            await asyncio.wait(self.tasks)
        asked, answered, wrong = sum(self.ends.values()), self.ends["answered"], self.ends["wrong"]
        in_order = sorted(self.latencies) or [0.0]
        print(json.dumps({"asked": asked, "failed": asked - answered - wrong, "wrong": wrong, "ends": self.ends, "when": self.when,
                          "seconds": time.monotonic() - begin, "samples": self.samples[:3],
                          **{name: round(in_order[min(len(in_order) - 1, int(len(in_order) * part))] * 1000, 1)
                             for name, part in (("p50", 0.5), ("p99", 0.99), ("max", 1.0))}}), flush=True)


class KubeTraffic(Traffic):
    """Creations that an API server asks the server about; nothing is stored. Clients of an API server keep their connections."""

    async def learn(self):
        self.expected = {True: "", False: "denied the request"}
        for valid in (True, False):
            status, body = await self.ask(self.text(valid, "", "name-first"), False)
            assert self.judge(valid, "", "name-first", status, body) == "answered", (status, body)
            if not valid:  # from here on to the letter
                self.expected[valid] = json.loads(body)["message"].replace("name-first", "@name")

    def text(self, valid, uid, name):
        review = json.loads((fire_programs.valid_review if valid else fire_programs.invalid_review)(uid, name))
        body = json.dumps(review["request"]["object"]).encode()
        return fire_programs.http_request(body, KUBE_PATH)

    def judge(self, valid, uid, name, status, body):
        message = json.loads(body).get("message", "")
        if status == 500 and "failed calling webhook" in message:  # by its end the server is gone, and says so to those that come
            return "refused" if "connection refused" in message else "not asked: " + message.rpartition(": ")[2]
        part = self.expected[valid]
        if status not in (201, 422, 400, 403):
            return f"status {status}"
        said = message == part.replace("@name", name) if "@name" in part else part in message
        return "answered" if said and name.encode() in body and status in ((201,) if valid else (422, 400, 403)) else "wrong"

    def keeps(self, number):
        return True


if __name__ == "__main__":
    of_settings = json.loads(sys.argv[1])
    asyncio.run((KubeTraffic if of_settings.get("through_kube") else Traffic)(of_settings).run())
