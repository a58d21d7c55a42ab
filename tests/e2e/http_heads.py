#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What crd-webhook makes of heads and bodies that are not as HTTP wants them, beside what Go's net/http makes of them.

usage: http_heads.py CRD-WEBHOOK [--crd FILE]

Every case is written to a socket of its own, over TLS and, at the probes' address, in the clear; at once and byte by byte. The
answer must be the one that is named, and come once. Exit status: 0 all held, 1 something did not, 77 skipped.
"""
import json
import shutil
import socket
import sys
import tempfile
import time

from server import CONTEXT, FAILURES, Server, certificate, check, cluster, review

BODY = json.dumps(review("CREATE", cluster())).encode()
TYPE = b"Content-Type: application/json\r\n"
LENGTH = b"Content-Length: %d\r\n" % len(BODY)
HOST = b"Host: x\r\n"
CUT = 0  # no answer: the connection is closed
OWN = -1  # net/http leaves it to the handler


def post(head, body=BODY, line=b"POST /validate HTTP/1.1\r\n"):
    return line + head + b"\r\n" + body


def chunks(*sizes, end=b"0\r\n\r\n", line=b"\r\n"):
    text, at = b"", 0
    for size in sizes:
        text += b"%x" % size + line + BODY[at:at + size] + b"\r\n"
        at += size
    return text + end


def target(text, version=b"HTTP/1.1"):
    return post(HOST + TYPE + LENGTH, line=b"POST " + text + b" " + version + b"\r\n")


HALF = len(BODY) // 2
CHUNKED = b"Transfer-Encoding: chunked\r\n"

# What, what net/http answers, what is answered here, the bytes. Where the two differ the case says why.
CASES = [
    ("a request", 200, 200, post(HOST + TYPE + LENGTH)),
    # the length of the body
    ("the same Content-Length twice", 200, 200, post(HOST + TYPE + LENGTH + LENGTH)),
    ("differing Content-Length", 400, 400, post(HOST + TYPE + LENGTH + b"Content-Length: 5\r\n")),
    ("differing Content-Length, the short one first", 400, 400, post(HOST + TYPE + b"Content-Length: 5\r\n" + LENGTH)),
    ("differing Content-Length, none first", 400, 400, post(HOST + TYPE + b"Content-Length: 0\r\n" + LENGTH)),
    ("Content-Length with a sign", 400, 400, post(HOST + TYPE + b"Content-Length: +5\r\n")),
    ("a negative Content-Length", 400, 400, post(HOST + TYPE + b"Content-Length: -5\r\n")),
    ("Content-Length as a list", 400, 400, post(HOST + TYPE + b"Content-Length: 5, 5\r\n")),
    ("Content-Length in hexadecimal", 400, 400, post(HOST + TYPE + b"Content-Length: 0x10\r\n")),
    ("an empty Content-Length", 400, 400, post(HOST + TYPE + b"Content-Length: \r\n")),
    ("a word as Content-Length", 400, 400, post(HOST + TYPE + b"Content-Length: five\r\n")),
    ("Content-Length of 80 bits", 400, 400, post(HOST + TYPE + b"Content-Length: 999999999999999999999999\r\n")),
    ("Content-Length of 10 TB", OWN, 413, post(HOST + TYPE + b"Content-Length: 10000000000000\r\n")),
    # transfer codings
    ("chunked", 200, 200, post(HOST + TYPE + CHUNKED, chunks(HALF, len(BODY) - HALF))),
    ("chunked, written otherwise", 200, 200, post(HOST + TYPE + b"tRansfer-encoding:   CHUNKED\r\n", chunks(len(BODY)))),
    ("chunked, with extensions and trailers", 200, 200,
     post(HOST + TYPE + CHUNKED, chunks(len(BODY), end=b"0;x=y\r\nA: b\r\n\r\n", line=b";a=b\r\n"))),
    ("chunked and Content-Length", 200, 200, post(HOST + TYPE + LENGTH + CHUNKED, chunks(len(BODY)))),
    ("chunked twice", 501, 501, post(HOST + TYPE + CHUNKED + CHUNKED, chunks(len(BODY)))),
    ("gzip and chunked", 501, 501, post(HOST + TYPE + b"Transfer-Encoding: gzip, chunked\r\n", chunks(len(BODY)))),
    ("identity", 501, 501, post(HOST + TYPE + LENGTH + b"Transfer-Encoding: identity\r\n")),
    ("a chunk of no number", 400, 400, post(HOST + TYPE + CHUNKED, b"zz\r\nabc\r\n0\r\n\r\n")),
    ("a chunk with a sign", 400, 400, post(HOST + TYPE + CHUNKED, b"+5\r\nabcde\r\n0\r\n\r\n")),
    ("a chunk that is longer than it says", 400, 400, post(HOST + TYPE + CHUNKED, b"2\r\nabcde\r\n0\r\n\r\n")),
    ("a chunk of 80 bits", 400, 413, post(HOST + TYPE + CHUNKED, b"fffffffffffffffffffff\r\nabc\r\n0\r\n\r\n")),
    # net/http passes over a coding that HTTP/1.0 does not have; the body would be taken for the next request then
    ("chunked in HTTP/1.0", OWN, 400, post(TYPE + CHUNKED, chunks(len(BODY)), b"POST /validate HTTP/1.0\r\n")),
    # lines and fields
    ("a NUL in a value", 400, 400, post(HOST + TYPE + LENGTH + b"X: a\0b\r\n")),
    ("a NUL before a value", 400, 400, post(HOST + TYPE + LENGTH + b"X: \0\r\n")),
    ("a NUL that hides a field", 400, 400, post(HOST + TYPE + LENGTH + b"X: a\0Content-Length: 5\r\n")),
    ("a NUL in a name", 400, 400, post(HOST + TYPE + LENGTH + b"X\0Y: a\r\n")),
    ("a NUL in the last field", 400, 400, post(HOST + TYPE + LENGTH + b"X: a\0\0\0\r\n")),
    ("a bare CR in a value", 400, 400, post(HOST + TYPE + LENGTH + b"X: a\rb\r\n")),
    ("a bare CR that hides a field", 400, 400, post(HOST + TYPE + LENGTH + b"X: a\rContent-Length: 5\r\n")),
    ("a bare CR in a name", 400, 400, post(HOST + TYPE + LENGTH + b"X\rY: a\r\n")),
    ("a control character in a value", 400, 400, post(HOST + TYPE + LENGTH + b"X: a\x01b\r\n")),
    ("DEL in a value", 400, 400, post(HOST + TYPE + LENGTH + b"X: a\x7fb\r\n")),
    ("a tab in a value", 200, 200, post(HOST + TYPE + LENGTH + b"X: a\tb\r\n")),
    ("UTF-8 in a value", 200, 200, post(HOST + TYPE + LENGTH + "X: ä\r\n".encode())),
    ("an empty value", 200, 200, post(HOST + TYPE + LENGTH + b"X:\r\n")),
    ("no space after the colon", 200, 200, post(HOST + b"Content-Type:application/json\r\n" + LENGTH)),
    ("space behind a value", 200, 200, post(HOST + TYPE + LENGTH + b"X: a \t \r\n")),
    ("a space before the colon", 400, 400, post(HOST + TYPE + LENGTH + b"X : a\r\n")),
    ("Content-Length with a space before the colon", 400, 400, post(HOST + TYPE + b"Content-Length : 5\r\n")),
    ("a name with a parenthesis", 400, 400, post(HOST + TYPE + LENGTH + b"X(Y): a\r\n")),
    ("an empty name", 400, 400, post(HOST + TYPE + LENGTH + b": a\r\n")),
    ("a line without a colon", 400, 400, post(HOST + TYPE + LENGTH + b"nonsense\r\n")),
    # RFC 9112 lets a server refuse these two or make something of them; net/http makes something of them
    ("a folded line", 200, 400, post(HOST + TYPE + LENGTH + b"X: a\r\n b\r\n")),
    ("a line that ends in LF", 200, 400, post(HOST + TYPE + LENGTH + b"X: a\n")),
    ("a first line that is folded", 400, 400, post(b" X: a\r\n" + HOST + TYPE + LENGTH)),
    # Host
    ("no Host", 400, 400, post(TYPE + LENGTH)),
    ("an empty Host", 200, 200, post(b"Host:\r\n" + TYPE + LENGTH)),
    ("two Hosts", 400, 400, post(HOST + b"Host: y\r\n" + TYPE + LENGTH)),
    ("two same Hosts", 400, 400, post(HOST + HOST + TYPE + LENGTH)),
    ("a Host with a space", 400, 400, post(b"Host: x y\r\n" + TYPE + LENGTH)),
    ("a Host with a slash", 400, 400, post(b"Host: x/y\r\n" + TYPE + LENGTH)),
    ("a Host with a port", 200, 200, post(b"Host: [::1]:443\r\n" + TYPE + LENGTH)),
    ("HTTP/1.0 without Host", 200, 200, post(TYPE + LENGTH, line=b"POST /validate HTTP/1.0\r\n")),
    # the request line
    ("HTTP/1.9", 200, 200, target(b"/validate", b"HTTP/1.9")),
    ("HTTP/2.0", 505, 505, target(b"/validate", b"HTTP/2.0")),
    ("HTTP/0.9", 505, 505, target(b"/validate", b"HTTP/0.9")),
    ("http in small letters", 400, 400, target(b"/validate", b"http/1.1")),
    ("a version of three numbers", 400, 400, target(b"/validate", b"HTTP/1.1.1")),
    ("no version", 400, 400, b"POST /validate\r\n" + HOST + b"\r\n"),
    # no answer to what is no HTTP: the connection is closed
    ("a word", 400, CUT, b"nonsense\r\n\r\n"),
    ("TLS in the clear of TLS", 400, CUT, b"\x16\x03\x01\x02\x00\x01\x00\r\n\r\n"),
    ("a method in small letters", 405, 405, post(HOST, b"", b"post /validate HTTP/1.1\r\n")),
    ("a method that is no token", 400, 400, post(HOST, b"", b"PO(ST /validate HTTP/1.1\r\n")),
    ("two spaces before the target", 400, 400, post(HOST + TYPE + LENGTH, line=b"POST  /validate HTTP/1.1\r\n")),
    ("a space in the target", 400, 400, target(b"/validate /x")),
    ("a space behind the version", 400, 400, target(b"/validate", b"HTTP/1.1 ")),
    ("a tab in the target", 400, 400, target(b"/vali\tdate")),
    ("a NUL in the target", 400, 400, target(b"/validate\0")),
    ("a NUL in the query", 400, 400, target(b"/validate?timeout=1s\0")),
    ("a control character in the query", 400, 400, target(b"/validate?a=\x01")),
    ("an escaped NUL", 404, 404, target(b"/validate%00")),
    ("an escaped NUL and more", 404, 404, target(b"/validate%00/x")),
    ("an escaped slash behind", 404, 404, target(b"/validate%2F")),
    ("an escaped letter", 200, 200, target(b"/v%61lidate")),
    ("an escape that is none", 400, 400, target(b"/validate%zz")),
    ("half an escape", 400, 400, target(b"/validate%4")),
    ("a percent sign", 400, 400, target(b"/validate%")),
    ("an escape that is none in the query", 200, 200, target(b"/validate?a=%zz")),
    ("an absolute target", 200, 200, target(b"http://x/validate")),
    ("an absolute target with a query", 200, 200, target(b"https://x:443/validate?timeout=5s")),
    ("an authority as target", OWN, 400, target(b"x:443")),
    ("a relative target", 400, 400, target(b"validate")),
    ("a fragment", 404, 404, target(b"/validate#x")),
    ("a parameter", 404, 404, target(b"/validate;x")),
    ("a target of 30,000 bytes", 404, 404, target(b"/" + b"a" * 30_000)),
    ("a target of 70,000 bytes", 404, 414, target(b"/" + b"a" * 70_000)),
    ("a field of 70,000 bytes", 200, 431, post(HOST + TYPE + LENGTH + b"X: " + b"a" * 70_000 + b"\r\n")),
    ("a head of 30,000 bytes", 200, 200, post(HOST + TYPE + LENGTH + b"".join(b"X-%d: %s\r\n" % (i, b"a" * 90) for i in range(300)))),
    # others
    ("an Expect that is not known", 417, 417, post(HOST + TYPE + LENGTH + b"Expect: cake\r\n")),
    ("more bytes than the length", 200, 200, post(HOST + TYPE + LENGTH)[:-1] + b"}"),
]


def ask(connect, text, pieces):
    """Everything that comes until the end of the connection, or for half a second after the last of it."""
    with connect() as connection:
        try:
            for at in range(0, len(text), pieces):
                connection.sendall(text[at:at + pieces])
        except OSError:
            pass
        answer = b""
        connection.settimeout(0.3)
        end = time.monotonic() + 5
        while time.monotonic() < end:
            try:
                piece = connection.recv(65536)
            except OSError:
                if answer:
                    break
                continue
            if not piece:
                break
            answer += piece
        return answer


def answered(what, expected, text, connect, pieces):
    answer = ask(connect, text, pieces)
    heads = answer.count(b"HTTP/1.")
    status = int(answer[9:12]) if answer[:7] == b"HTTP/1." else CUT
    held = status == expected and heads == (1 if expected else 0)
    if expected in (400, 413, 414, 417, 431, 501, 505) and status == 400:
        held = held and b"connection: close" in answer.lower()
    check(f"{what}: {expected or 'cut'}", held, (status, heads, answer[:600]))


def smuggled(server):
    """After a refused head nothing of what follows is taken for a request."""
    for what, head in (("differing lengths", LENGTH + b"Content-Length: 0\r\n"), ("a hidden field", b"X: a\0\r\n" + b"Content-Length: 0\r\n"),
                       ("a length that is none", b"Content-Length: 0x\r\n"), ("gzip", b"Transfer-Encoding: gzip\r\n")):
        answer = ask(server.connect, post(HOST + TYPE + head, b"") + post(HOST + TYPE + LENGTH), 1 << 20)
        check(f"nothing is answered after {what}", answer.count(b"HTTP/1.") == 1, answer[:600])


def main():
    command = sys.argv[1:]
    if not shutil.which("openssl"):
        print("skipped: openssl is not here")
        sys.exit(77)
    with tempfile.TemporaryDirectory() as folder:
        certificate(folder, "heads")
        server = Server(command, folder, "--request-timeout", "20s")
        try:
            for what, _, expected, text in CASES:
                answered(what, expected, text, server.connect, 1 << 20)
            for what, _, expected, text in CASES:
                if len(text) < 2000 + len(BODY):
                    answered(what + ", in pieces", expected, text, server.connect, 7)
            probe = lambda: socket.create_connection(("127.0.0.1", server.ports["health"]), timeout=10)  # noqa: E731
            for what, expected, text in (("the probe", 200, b"GET /healthz HTTP/1.1\r\n" + HOST + b"\r\n"),
                                         ("an escaped NUL", 404, b"GET /healthz%00 HTTP/1.1\r\n" + HOST + b"\r\n"),
                                         ("a malformed length", 400, b"GET /healthz HTTP/1.1\r\n" + HOST + b"Content-Length: -1\r\n\r\n"),
                                         ("a NUL", 400, b"GET /healthz HTTP/1.1\r\n" + HOST + b"X: a\0b\r\n\r\n")):
                answered("in the clear, " + what, expected, text, probe, 1 << 20)
            smuggled(server)
            check("and others are still served", server.review(review("CREATE", cluster())).get("allowed") is True)
        finally:
            server.stop()
    print(f"{len(FAILURES)} failed")
    sys.exit(1 if FAILURES else 0)


if __name__ == "__main__":
    main()
