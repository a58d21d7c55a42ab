# SPDX-License-Identifier: Apache-2.0
"""Requests that are none, and what Go's server answers to them: each is sent on a connection of its own with a good request behind it,
which must not be taken for a part of the first nor, after a 400, be answered."""
import json
import re
import socket
import ssl

import fire_programs

BODY = fire_programs.valid_review("malformed", "malformed")
GOOD = fire_programs.http_request(BODY)
LENGTH = b"Content-Length: %d" % len(BODY)
CHUNKED, CHUNKS = b"Transfer-Encoding: chunked", b"%x\r\n" % len(BODY) + BODY + b"\r\n0\r\n\r\n"
BAD = [[400]]


def request(*headers, line=b"POST " + fire_programs.PATH.encode() + b" HTTP/1.1", host=b"Host: x", body=BODY):
    fields = [line, *([host] if host else []), b"Content-Type: application/json", *(headers or [LENGTH])]
    return b"\r\n".join(fields) + b"\r\n\r\n" + body


def target(text):
    return request(line=b"POST " + text + b" HTTP/1.1")


# What, the bytes, and the statuses that may come back for it and the good request behind it.
CASES = [
    ("a good request", request(), [[200, 200]]),
    ("Content-Length twice, the same", request(LENGTH, LENGTH), [[200, 200], [400]]),
    ("Content-Length twice, differing", request(LENGTH, b"Content-Length: 5"), BAD),
    ("Content-Length: 12x", request(b"Content-Length: 12x"), BAD),
    ("Content-Length: -5", request(b"Content-Length: -5"), BAD),
    ("Content-Length: +N", request(LENGTH.replace(b": ", b": +")), BAD),
    ("Content-Length: 0x10", request(b"Content-Length: 0x10"), BAD),
    ("Content-Length: N, N", request(LENGTH + b", %d" % len(BODY)), BAD),
    ("Content-Length of nothing", request(b"Content-Length:"), BAD),
    ("Content-Length beyond 64 bits", request(b"Content-Length: 18446744073709551617"), BAD),
    ("Content-Length behind spaces", request(LENGTH.replace(b": ", b":   ")), [[200, 200]]),
    ("Content-Length with spaces behind", request(LENGTH + b"  "), [[200, 200], [400]]),
    ("a NUL in a header", request(b"X-A: a\0b", LENGTH), BAD),
    ("a NUL in the length", request(LENGTH + b"\0"), BAD),
    ("a NUL in a header's name", request(b"X\0A: a", LENGTH), BAD),
    ("a bare CR in a header", request(b"X-A: a\rb", LENGTH), BAD),
    ("a DEL in a header", request(b"X-A: a\x7fb", LENGTH), BAD),
    ("bytes above ASCII in a header", request(b"X-A: \xc3\xbc\xff", LENGTH), [[200, 200]]),
    ("a space before the colon", request(b"X-A : b", LENGTH), BAD),
    ("a header without a colon", request(b"X-A", LENGTH), BAD),
    ("a header without a name", request(b": b", LENGTH), BAD),
    ("a name that is no token", request(b"X(A): b", LENGTH), BAD),
    ("no Host", request(host=None), BAD),
    ("two Hosts", request(b"Host: x", LENGTH), BAD),
    ("a Host with a space", request(host=b"Host: a b"), BAD),
    ("a NUL behind the path", target(fire_programs.PATH.encode() + b"%00"), [[404, 200]]),
    ("a bad escape in the path", target(fire_programs.PATH.encode() + b"%zz"), BAD),
    ("a space in the path", target(b"/a b"), BAD),
    ("a control character in the path", target(b"/a\x01b"), BAD),
    ("no path", request(line=b"POST HTTP/1.1"), BAD),
    ("no version", request(line=b"POST " + fire_programs.PATH.encode()), BAD),
    ("HTTP/9.9", request(line=b"POST / HTTP/9.9"), [[505], [400]]),
    ("http in lower case", request(line=b"POST / http/1.1"), BAD),
    ("a method that is no token", request(line=b"PO(ST / HTTP/1.1"), BAD),
    ("nonsense", b"nonsense\r\n\r\n", [[400], []]),  # no HTTP at all: it is cut
    ("Transfer-Encoding unknown", request(b"Transfer-Encoding: xchunked", LENGTH), [[501], [400]]),
    ("Transfer-Encoding twice", request(CHUNKED, CHUNKED, body=CHUNKS), [[501], [400]]),
    # Go leaves this to the handler, and controller-runtime's says 200 and refuses.
    ("a chunk whose size is none", request(CHUNKED, body=b"zz\r\n" + BODY + b"\r\n0\r\n\r\n"), BAD),
    ("chunks", request(CHUNKED, body=CHUNKS), [[200, 200]]),
]


def statuses(server, text, patience):
    """The statuses of all answers until the server ends the connection or says no more."""
    found = b""
    try:
        with server.connect(5 * patience) as connection:
            connection.sendall(text + GOOD)
            while piece := connection.recv(65536):
                found += piece
                if found.count(b"HTTP/1.") >= 2:
                    connection.settimeout(0.2 * patience)
                else:
                    connection.settimeout(0.7 * patience)
    except (OSError, ssl.SSLError, socket.timeout):
        pass
    return [int(status) for status in re.findall(rb"HTTP/1\.[01] (\d\d\d)", found)]


def ask_all(stage):
    """Notes what is answered otherwise than wanted."""
    otherwise = {}
    for what, text, wanted in CASES:
        found = statuses(stage.server, text, stage.patience)
        if found not in wanted:
            otherwise[what] = found
    stage.note(f"{len(CASES) - len(otherwise)} of {len(CASES)} as wanted" + (": others " + json.dumps(otherwise) if otherwise else ""))
    stage.expect("malformed requests get 400, once", not otherwise, otherwise)
