#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""crd-validate --batch holds a conversation: a line is answered before the next one is written, and a pipe of many lines gets the
same answers in the same order.

    conversation.py CRD-VALIDATE [ARGUMENT...]
"""
import json
import os
import select
import subprocess
import sys
import time

COMMAND = [*sys.argv[1:], "--batch"]
LIMIT = 30  # seconds for an answer, on however busy a machine


def request(number):
    spec = {"entrypoint": "python a.py"} if number % 3 else {"entrypoint": number}
    return {"id": str(number), "op": "create", "endpoint": "ray.io/v1/RayJob",
            "object": {"apiVersion": "ray.io/v1", "kind": "RayJob", "metadata": {"name": f"job-{number}"}, "spec": spec}}


class Conversation:
    def __init__(self, *arguments):
        self.process = subprocess.Popen([*COMMAND, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        self.rest = b""

    def say(self, text):
        self.process.stdin.write(text)

    def hear(self):
        """The next line of the answers, which must come without more being said."""
        end = time.monotonic() + LIMIT
        while b"\n" not in self.rest:
            ready, _, _ = select.select([self.process.stdout], [], [], max(0, end - time.monotonic()))
            assert ready, f"no answer within {LIMIT} s"
            more = os.read(self.process.stdout.fileno(), 1 << 16)
            assert more, "the program ended"
            self.rest += more
        line, self.rest = self.rest.split(b"\n", 1)
        return line

    def silent(self, seconds):
        return not self.rest and not select.select([self.process.stdout], [], [], seconds)[0]

    def end(self):
        self.process.stdin.close()
        rest = self.rest + self.process.stdout.read()
        assert self.process.wait(LIMIT) == 0, self.process.returncode
        return rest


def talk(*arguments):
    lines = [json.dumps(request(number)).encode() for number in range(1000)]
    talk = Conversation(*arguments)
    answers = []
    for number, line in enumerate(lines):
        talk.say(line + (b"\r\n" if number % 2 else b"\n"))
        answers.append(talk.hear())
        answer = json.loads(answers[-1])
        assert answer["id"] == str(number) and answer["allowed"] == bool(number % 3), answer
    assert talk.end() == b""
    piped = subprocess.run([*COMMAND, *arguments], input=b"\n".join(lines), stdout=subprocess.PIPE, timeout=LIMIT, check=True)
    assert piped.stdout.splitlines() == answers, "a pipe is answered otherwise"


def pieces():
    """Half a line has no answer, an empty one neither; several in one write have one each."""
    talk = Conversation()
    one, two, three = (json.dumps(request(number)).encode() for number in (1, 2, 3))
    talk.say(one[:40])
    assert talk.silent(0.2), "an answer to half a line"
    talk.say(one[40:] + b"\n\n\r\n")
    assert json.loads(talk.hear())["id"] == "1"
    assert talk.silent(0.2), "an answer to nothing"
    talk.say(two + b"\n" + three + b"\n" + one)
    assert [json.loads(talk.hear())["id"] for _ in "23"] == ["2", "3"]
    assert json.loads(talk.end())["id"] == "1", "the last line has no end"
    talk = Conversation()
    large = request(4)
    large["object"]["spec"]["entrypoint"] = "a" * 1_000_000
    talk.say(json.dumps(large).encode() + b"\n" + one + b"\n")
    assert json.loads(talk.hear())["allowed"] and json.loads(talk.hear())["id"] == "1"
    assert talk.end() == b""


talk()
talk("--jobs", "4")
pieces()
