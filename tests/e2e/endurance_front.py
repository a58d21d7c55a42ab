#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What a Service is to replicas, as a process of its own on 127.0.0.1: a new connection goes to the next one whose /readyz says 200, and
stays there. Nothing is tried twice.

usage: endurance_front.py SETTINGS      (JSON: port; replicas, each with port and health; started by endurance.py)

Prints {"ready": true}, goes on until standard input ends, and prints how many connections each replica had, how many found none
ready, and how many were refused.
"""
import asyncio
import itertools
import json
import sys

LOOK = 0.2  # seconds between two questions to /readyz


class Front:
    def __init__(self, settings):
        self.port, self.replicas = settings["port"], settings["replicas"]
        self.ready = {replica["port"]: False for replica in self.replicas}
        self.taken, self.none, self.refused, self.turn = {replica["port"]: 0 for replica in self.replicas}, 0, 0, itertools.cycle(self.ready)
        self.tasks = set()

    async def look(self, replica):
        while True:
            self.ready[replica["port"]] = await self.is_ready(replica["health"])
            await asyncio.sleep(LOOK)

    @staticmethod
    async def is_ready(port):
        writer = None
        try:
            async with asyncio.timeout(2):
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(b"GET /readyz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                return b" 200 " in await reader.readline()
        except OSError:
            return False
        finally:
            if writer:
                writer.close()

    async def serve(self, reader, writer):
        port = next((port for port in itertools.islice(self.turn, len(self.ready)) if self.ready[port]), None)
        if port is None:
            self.none += 1
            writer.transport.abort()
            return
        self.taken[port] += 1
        try:
            there, back = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            self.refused += 1
            writer.transport.abort()
            return
        try:
            await asyncio.gather(self.pass_on(reader, back), self.pass_on(there, writer))
        finally:
            back.close()
            writer.close()

    @staticmethod
    async def pass_on(reader, writer):
        try:
            while piece := await reader.read(65536):
                writer.write(piece)
                await writer.drain()
            writer.write_eof()
        except (OSError, RuntimeError):
            writer.transport.abort()

    async def run(self):
        self.tasks = {asyncio.ensure_future(self.look(replica)) for replica in self.replicas}
        await asyncio.start_server(self.serve, "127.0.0.1", self.port, backlog=512)
        while not all(self.ready.values()):
            await asyncio.sleep(LOOK)
        print(json.dumps({"ready": True}), flush=True)
        await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
        print(json.dumps({"connections": list(self.taken.values()), "nobody ready": self.none, "refused": self.refused}), flush=True)


if __name__ == "__main__":
    asyncio.run(Front(json.loads(sys.argv[1])).run())
