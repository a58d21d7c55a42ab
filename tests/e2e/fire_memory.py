# SPDX-License-Identifier: Apache-2.0
"""Attacks on memory: many large bodies, bodies full of errors, bodies that never end. `ALLOWED` is what deploy/base grants."""
import resource

import fire_programs
from fire_attacks import Skipped, attack

ALLOWED = 256  # MiB


def with_errors(size=None, errors=None):
    """A review with as many errors as fit into `size` bytes, two bytes each, or with `errors` of them, at a long path."""
    body = fire_programs.valid_review("errors", "errors").decode()
    count = errors or (size - len(body)) // 2
    return body.replace('"name": "ray", ', '"name": "ray", "env": [' + ",".join("7" * count) + '], ', 1).encode()


def body_file(stage, name, body):
    path = stage.folder / name
    path.write_bytes(body)
    return str(path)


def within(stage, most):
    """The peak of the server; that of a build with sanitizers says nothing."""
    stage.measure()
    peak = stage.row.get("peak", 0)
    if not stage.program.sanitized:
        stage.expect(f"{most} MiB are enough", peak <= most, peak)


def all_answered(stage, crowd, allowed):
    """Each request of the crowd has an answer: a verdict or a refusal that says what to do."""
    result = crowd.finish()
    stage.expect("each is answered", result.get("unanswered", 0) == 0 and result.get("asked", 0) > 0, result)
    stage.expect("503 comes with Retry-After", not result.get("503 without Retry-After"), result)
    stage.expect("by " + " or ".join(allowed), all(name[7:] in allowed for name in result if name.startswith("status ")), result)
    return result


@attack("64 bodies of 6 MB full of errors")
def bodies_full_of_errors(stage):
    stage.start(*stage.program.memory_options(ALLOWED))
    crowd = stage.clients("whole_body", 64, body_file=body_file(stage, "errors.json", with_errors(6_000_000)), ramp=20)
    stage.keep_up(1)
    stage.end_traffic()
    within(stage, ALLOWED)
    all_answered(stage, crowd, ["200", "503", "413", "429"])


@attack("8 bodies of 1 MB full of errors", quick=True)
def some_full_of_errors(stage):
    stage.start(*stage.program.memory_options(ALLOWED))
    crowd = stage.clients("whole_body", 8, body_file=body_file(stage, "errors.json", with_errors(1_000_000)), ramp=20)
    stage.end_traffic()
    within(stage, ALLOWED)
    all_answered(stage, crowd, ["200", "503", "413", "429"])


@attack("one review of 201 KB with 100000 errors", short=True)
def one_full_of_errors(stage):
    stage.start(*stage.program.memory_options(ALLOWED))
    text = stage.server.ask(fire_programs.http_request(with_errors(errors=100_000)), 30 * stage.patience)
    stage.note(f"{len(text)} bytes answered with {text[9:12].decode()}")
    stage.expect("it is answered by a verdict", text[9:12] == b"200", text[:100])
    stage.expect("the answer is bounded", len(text) < 4 << 20, len(text))
    stage.end_traffic()
    within(stage, ALLOWED)


@attack("400 bodies of 7 MB, nine tenths sent")
def half_bodies(stage):
    stage.start(*stage.program.memory_options(ALLOWED))
    stage.clients("half_body", 400, size=7_000_000, sources="many", ramp=15, window=400)
    stage.keep_up()
    within(stage, ALLOWED)


@attack("40 bodies of 7 MB, nine tenths sent", short=True)
def some_half_bodies(stage):
    stage.start(*stage.program.memory_options(128))
    stage.clients("half_body", 40, size=7_000_000, sources="many", ramp=6, window=40)
    stage.keep_up(1)
    within(stage, 192)


@attack("16 bodies in chunks of one byte")
def tiny_chunks(stage):
    stage.start()
    body = fire_programs.valid_review("chunks", "chunks")
    body = b" " * 300_000 + body
    text = fire_programs.http_request(body).partition(b"\r\n\r\n")[0].rpartition(b"\r\n")[0] + b"\r\nTransfer-Encoding: chunked\r\n\r\n"
    text += b"".join(b"1\r\n%c\r\n" % byte for byte in body) + b"0\r\n\r\n"
    crowd = stage.clients("whole_body", 16, body_file=body_file(stage, "chunks.txt", text), as_it_is=True, ramp=20)
    stage.end_traffic()
    all_answered(stage, crowd, ["200"])


@attack("100 MiB of addresses left, 16 bodies of 6 MB full of errors")
def addresses_run_out(stage):
    """Allocations fail: that is said to those whose requests need so much, and the others go on."""
    if stage.program.sanitized:
        raise Skipped("sanitizers reserve addresses by the terabyte")
    stage.start()
    most = stage.server.status("VmSize") * 1024 + (100 << 20)
    resource.prlimit(stage.server.pid, resource.RLIMIT_AS, (most, most))
    crowd = stage.clients("whole_body", 16, body_file=body_file(stage, "errors.json", with_errors(6_000_000)), ramp=20)
    result = crowd.finish()
    stage.expect("none is cut off", result.get("unanswered", 0) == 0, result)
    stage.expect("and it answers afterwards", stage.server.alive() and stage.server.answers())
    stage.end_traffic(of_those=("status 503",))
