# SPDX-License-Identifier: Apache-2.0
"""bodies that decoders read differently: samples as JSON and YAML with odd edits, and soups of indicators and tokens"""

import json
import pathlib
import random
import re

try:
    import yaml
except ImportError:
    yaml = None

SLICE = 1500  # requests for which the same samples serve
BIGGEST_SAMPLE = 6000  # of a sample as JSON: bigger ones say nothing more

# A kind that keeps whatever it is sent, so that the stored object shows how each value was read.
OPEN = {"type": "object", "x-kubernetes-preserve-unknown-fields": True}
KEEPER = {
    "apiVersion": "apiextensions.k8s.io/v1", "kind": "CustomResourceDefinition", "metadata": {"name": "keepers.texts.example.com"},
    "spec": {"group": "texts.example.com", "scope": "Namespaced", "names": {"plural": "keepers", "singular": "keeper", "kind": "Keeper", "listKind": "KeeperList"},
             "versions": [{"name": "v1", "served": True, "storage": True, "subresources": {"status": {}},
                           "schema": {"openAPIV3Schema": {"type": "object", "properties": {
                               "spec": OPEN, "status": OPEN,
                               "list": {"type": "array", "items": OPEN},
                               "map": {"type": "object", "additionalProperties": {"type": "object", "properties": {"a": {"type": "integer"}}}},
                               "embedded": {"type": "object", "x-kubernetes-embedded-resource": True, "x-kubernetes-preserve-unknown-fields": True},
                               "strict": {"type": "object", "properties": {"a": {"type": "number"}, "b": {"type": "string", "nullable": True}}}}}}}]}}
KEEPER_OBJECT = {"apiVersion": "texts.example.com/v1", "kind": "Keeper", "metadata": {"name": "k", "annotations": {"a": "x"}},
                 "spec": {"a": 1, "b": ["x", {"c": None}], "d": {"e": {"f": True}}}, "list": [{"a": 1}, {"b": "two"}], "map": {"m": {"a": 1}},
                 "strict": {"a": 1.5, "b": "c"}, "embedded": {"apiVersion": "v1", "kind": "Pod", "metadata": {"name": "x", "labels": {"l": "v"}}}}

NUMBERS = """0 -0 1 -1 1.0 1.5 -1.5e-3 1e3 1E3 1e+3 1e-3 1e0 -0.0 0.0 0e0 1E400 -1E400 1e-400 1e308 1e309 2e308 1.7976931348623157e308 1.7976931348623159e308
5e-324 2e-324 9223372036854775807 9223372036854775808 -9223372036854775808 -9223372036854775809 18446744073709551615 18446744073709551616
123456789012345678901234567890 9007199254740993 9007199254740993.0 0.1 0.30000000000000004 100000000000000000000 1e20 1e21 1e22 123456789e-20
1e-6 1e-7 0.0000001 0.000001 1.10 10e1 0x1 0X1F 01 -01 00 1. .5 -.5 +1 - + -- 1e 1e+ 1.e3 1.5.5 1_000 1e1.5 1d NaN Infinity -Infinity 1f Inf
4294967296 2147483648 -2147483649 3.4028235e38 3.5e38 1e00000000000000000000001 1e-00000000000000000000001 0.1e1 00.1 1e99999999999999999999
0e99999999999999999999 -0e-5 0.00000000000000000000000000000000000000000000001 1.000000000000000000000000000000000000001""".split()

ESCAPES = [r"\u0000", r"\ud800", r"\udc00", r"\ud83d\ude00", r"\ud83dx", r"\ud83d\u0041", r"\ud83d\ud83d\ude00", r"\udc00\ud800", r"\/", r"\\", r"\"", r"\b\f\n\r\t",
           r"\u00e9", r"\u2028", r"\u2029", r"\uFFFD", r"\uFFFE", r"\uFEFF", r"\u007f", r"\u0080", r"\u00AD", r"\ufdd0", r"\x41", r"\'", r"\a", r"\v", r"\0", r"\u", r"\u1",
           r"\u12", r"\u123", r"\u12g4", r"\uG000", r"\U0001F600", "\\", "\\\n", r"\ ", r"\u 123", r"\u+123", r"\u-123", "\\\u00e9", r"\<", r"\N", r"<>&", r"\u003c"]
CHARACTERS = ["\t", "\n", "\r", "\r\n", "\x00", "\x01", "\x08", "\x0b", "\x0c", "\x1b", "\x1f", "\x7f", "\x80", "\x85", "\x9f", "\xa0", "\xad", "\u00e9", "\u0130", "\u017f",
              "\u2000", "\u200b", "\u2028", "\u2029", "\u3000", "\u212a", "\ufeff", "\ufffd", "\ufffe", "\uffff", "\ufdd0", "\U0001f600", "\U0010ffff", "\ud800", "'", "\"", "\\", "/",
              "<", "&", "%", "\u0301", "\U000e0001", "\ue000"]
JSON_TOKENS = ["{", "}", "[", "]", ",", ":", "null", "true", "false", "\"x\"", "\"\"", "1", "-", "nul", "tru", "fals", "True", "NULL", "nullx", "truefalse", "'x'", "x", "//c\n",
               "/*c*/", "#c\n", "undefined", "\"", "{}", "[]", "[[]]", "{\"a\":1}", "{\"a\":1,\"a\":2}", "\\", "\ufeff", "\x00", ";", "=", "(", "<", "\n", "1 1"] + NUMBERS
VALUES = ["null", "true", "false", "0", "-1", "1.5", "1e30", "\"\"", "\"x\"", "\"2026-01-01T00:00:00Z\"", "\"2026-01-01\"", "\"1\"", "[]", "[null]", "[1]", "[\"x\"]", "[[]]", "[{}]", "{}",
          "{\"a\":null}", "{\"a\":1}", "{\"a\":\"b\"}", "{\"a\":{}}", "[{\"a\":1}]", "9223372036854775808", "1.0", "-0", "\"v1\"", "\"a/b/c\"", "\"/\"", "\"/v1\"", "\"x/\"", "\"\\u0000\"", "1E400"]
META = """name generateName namespace selfLink uid resourceVersion generation creationTimestamp deletionTimestamp deletionGracePeriodSeconds labels annotations
ownerReferences finalizers managedFields clusterName initializers unknown Name LABELS""".split()
NESTED = {"ownerReferences": "apiVersion kind name uid controller blockOwnerDeletion unknown Kind".split(),
          "managedFields": "manager operation apiVersion time fieldsType fieldsV1 subresource unknown Manager".split()}

TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\],:]|[^\s{}\[\],:"]+|\s+')


# ---- JSON ----

def tokens_of(text):
    return TOKEN.findall(text)


def as_json(draw, value):
    """JSON text of a value in one of several layouts."""
    layout = draw.randrange(4)
    if layout == 0:
        return json.dumps(value, indent=draw.choice((1, 2, "\t")), ensure_ascii=False)
    if layout == 1:
        return json.dumps(value)
    return json.dumps(value, separators=(",", ":"), ensure_ascii=draw.random() < 0.5)


def places(tokens, test):
    return [i for i, token in enumerate(tokens) if test(token)]


def is_string(token):
    return token[0] == '"'


def is_scalar_value(tokens, i):
    """Whether a scalar stands at i that is no name."""
    if tokens[i][0] in "{}[],:" or tokens[i].isspace():
        return False
    after = i + 1
    while after < len(tokens) and tokens[after].isspace():
        after += 1
    return after == len(tokens) or tokens[after] != ":"


def with_token(draw, text, test, make):
    """The text with one token that passes the test made another."""
    tokens = tokens_of(text)
    found = [i for i in range(len(tokens)) if test(tokens, i)]
    if found:
        i = draw.choice(found)
        tokens[i] = make(tokens[i])
    return "".join(tokens)


def json_truncated(draw, value):
    text = as_json(draw, value)
    return text[:draw.randrange(len(text))]


def json_tokens(draw, value):
    tokens = tokens_of(as_json(draw, value))
    for _ in range(draw.choice((1, 1, 1, 2, 3))):
        i = draw.randrange(len(tokens))
        edit = draw.randrange(5)
        if edit == 0:
            del tokens[i]
        elif edit == 1:
            tokens.insert(i, tokens[i])
        elif edit == 2:
            tokens.insert(i, draw.choice(JSON_TOKENS))
        elif edit == 3:
            tokens[i] = draw.choice(JSON_TOKENS)
        else:
            j = draw.randrange(len(tokens))
            tokens[i], tokens[j] = tokens[j], tokens[i]
        if not tokens:
            break
    return "".join(tokens)


def json_bytes(draw, value):
    text = as_json(draw, value)
    for _ in range(draw.choice((1, 1, 2))):
        i = draw.randrange(len(text))
        text = text[:i] + draw.choice(CHARACTERS) + text[i + draw.randrange(2):]
    return text


def json_number(draw, value):
    return with_token(draw, as_json(draw, value), is_scalar_value, lambda _: draw.choice(NUMBERS))


def json_digits(draw, value):
    """Numbers of random digits, near to where rounding decides."""
    def number(_):
        digits = "".join(draw.choice("0123456789") for _ in range(draw.randrange(1, 40))).lstrip("0") or "0"
        fraction = "." + "".join(draw.choice("0123456789") for _ in range(draw.randrange(1, 25))) if draw.random() < 0.5 else ""
        exponent = draw.choice("eE") + draw.choice(("", "+", "-")) + str(draw.randrange(330)) if draw.random() < 0.5 else ""
        return draw.choice(("", "-")) + digits + fraction + exponent
    text = as_json(draw, value)
    for _ in range(3):
        text = with_token(draw, text, is_scalar_value, number)
    return text


def json_escape(draw, value):
    def insert(token):
        i = draw.randrange(1, len(token))
        return token[:i] + draw.choice(ESCAPES + CHARACTERS) + token[i:]
    text = as_json(draw, value)
    for _ in range(draw.choice((1, 1, 2))):
        text = with_token(draw, text, lambda tokens, i: is_string(tokens[i]), insert)
    return text


def json_value(draw, value):
    return with_token(draw, as_json(draw, value), is_scalar_value, lambda _: draw.choice(VALUES))


def json_null(draw, value):
    tokens = tokens_of(as_json(draw, value))
    found = [i for i in range(len(tokens)) if is_scalar_value(tokens, i)]
    for i in draw.sample(found, min(len(found), draw.choice((1, 2, 5)))):
        tokens[i] = "null"
    return "".join(tokens)


def members(value, path=()):
    """The paths of all maps in a value."""
    found = [path] if isinstance(value, dict) else []
    children = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, child in children:
        found += members(child, path + (key,))
    return found


class Pairs:
    """A map as pairs, so that names may stand twice."""
    def __init__(self, value):
        self.items = [[name, paired(child)] for name, child in value.items()]


def paired(value):
    if isinstance(value, dict):
        return Pairs(value)
    return [paired(child) for child in value] if isinstance(value, list) else value


def write(value):
    if isinstance(value, Raw):
        return value.text
    if isinstance(value, Pairs):
        return "{" + ",".join(json.dumps(name) + ":" + write(child) for name, child in value.items) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(write, value)) + "]"
    return json.dumps(value)


class Raw:
    def __init__(self, text):
        self.text = text


def all_pairs(value):
    found = [value] if isinstance(value, Pairs) else []
    for child in [child for _, child in value.items] if isinstance(value, Pairs) else value if isinstance(value, list) else ():
        found += all_pairs(child)
    return found


def recased(draw, name):
    way = draw.randrange(5)
    if way == 0:
        return name.upper()
    if way == 1:
        return name.lower()
    if way == 2:
        return name[:1].swapcase() + name[1:]
    if way == 3:
        return name.replace("k", "\u212a").replace("s", "\u017f").replace("i", "\u0131")
    return "".join(c.swapcase() if draw.random() < 0.3 else c for c in name)


def json_duplicates(draw, value):
    root = paired(value)
    for _ in range(draw.choice((1, 1, 2, 4))):
        pairs = draw.choice([each for each in all_pairs(root) if each.items] or [root])
        if not pairs.items:
            continue
        name, child = draw.choice(pairs.items)
        other = draw.choice((child, child, Raw(draw.choice(VALUES)), draw.choice(pairs.items)[1], paired({"a": {"b": 1}, "c": []})))
        if draw.random() < 0.3:
            name = recased(draw, name)
        pairs.items.insert(draw.randrange(len(pairs.items) + 1), [name, other])
    return write(root)


def json_cases(draw, value):
    root = paired(value)
    for _ in range(draw.choice((1, 2))):
        pairs = draw.choice([each for each in [root] + all_pairs(root) if each.items] or [root])
        if pairs.items:
            pair = draw.choice(pairs.items)
            pair[0] = recased(draw, pair[0])
    return write(root)


def json_many_duplicates(draw, value):
    root = paired(value)
    pairs = draw.choice(all_pairs(root))
    names = [f"d{i}" for i in range(draw.choice((20, 99, 100, 101, 130)))]
    pairs.items += [[name, i] for name in names for i in range(draw.choice((2, 3)))]
    if draw.random() < 0.5:
        draw.shuffle(pairs.items)
    return write(root)


def json_meta(draw, value):
    """Wrong types for what the API server itself reads."""
    root = paired(value)
    top = dict((name, pair) for name, pair in root.items)
    for _ in range(draw.choice((1, 1, 2, 3))):
        what = draw.randrange(6)
        metadata = top.get("metadata")
        if what == 0 or not isinstance(metadata, Pairs):
            name = draw.choice(("apiVersion", "kind", "metadata"))
            root.items = [[each, Raw(draw.choice(VALUES)) if each == name else child] for each, child in root.items]
        elif what == 1:
            name = draw.choice(("apiVersion", "kind", "metadata"))
            root.items = [pair for pair in root.items if pair[0] != name]
        elif what == 2:
            name = draw.choice(list(NESTED))
            inner = ",".join(json.dumps(each) + ":" + draw.choice(VALUES) for each in draw.sample(NESTED[name], draw.randrange(5)))
            metadata.items.append([name, Raw(draw.choice(("[{%s}]", "[{%s},{%s}]", "{%s}", "[[{%s}]]")).replace("%s", inner))])
        elif what == 3:
            metadata.items.append([draw.choice(("labels", "annotations")), Raw('{"a":%s,"b":%s,"a":%s}' % tuple(draw.choice(VALUES) for _ in range(3)))])
        else:
            metadata.items.append([draw.choice(META), Raw(draw.choice(VALUES))])
    return write(root)


def json_depth(draw, value):
    root = paired(value)
    depth = draw.choice((9990, 9996, 9997, 9998, 9999, 10000, 10001, 10500))
    unit = draw.choice((("[", "]"), ('{"a":', "}"), ('[{"a":', "}]")))
    body = unit[0] * (depth // len(unit[1])) + draw.choice(("1", "", "null", "x")) + unit[1] * (depth // len(unit[1]) - draw.choice((0, 0, 0, 1, depth // 3)))
    way = draw.randrange(4)
    if way == 0:
        return body
    if way == 1:
        root.items.append(["deep", Raw(body)])
    else:
        draw.choice(all_pairs(root)).items.append(["deep", Raw(body)])
    return write(root)


def json_around(draw, value):
    text = as_json(draw, value)
    extra = draw.choice([" ", "\n\t\r ", "\ufeff", "\x00", "\x0c", "\xa0", text, "{}", "null", "1", ",", "]", "}", "x", "\"", "//", "# c", "---\n", "\n---\n" + text, "\n...\n", " \n \n", "0", "-"])
    way = draw.randrange(4)
    return (text + extra, extra + text, extra + text + extra, extra)[way]


def json_root(draw, _):
    return draw.choice(("", " ", "\n", "null", "true", "false", "0", "\"\"", "\"x\"", "[]", "{}", "[{}]", "nul", "[null]", "[1,2", "{\"kind\":null}", "{\"kind\":\"\"}", "{\"kind\":\"X\"}", "\"\\u0000\"",
                        "{\"apiVersion\":null,\"kind\":null,\"metadata\":null}", "{\"a\"}", "{\"a\":}", "{a:1}", "{'a':1}", "[1,]", "{\"a\":1,}", "-", "1E400", "[1E400]", "{\"kind\":1E400}", "{\"kind\":1}",
                        "{\"kind\":{},\"apiVersion\":1E400}", "{\"KIND\":5}", "{\"apiVersion\":\"a/b/c\",\"kind\":5}", "{\"apiVersion\":\"a/b/c\"}", "\ufeff{}", "\ufeff", "{}{}", "{} x"))


def json_huge(draw, value):
    root = paired(value)
    pairs = draw.choice(all_pairs(root))
    big = draw.choice((31, 32, 33, 255, 1000, 70000, 300000))
    what = draw.randrange(5)
    if what == 0:
        pairs.items.append(["x" * big, 1])
    elif what == 1:
        pairs.items.append(["big", "\u00e9" * big])
    elif what == 2:
        pairs.items.append(["big", Raw(draw.choice("19") * min(big, 5000))])
    elif what == 3:
        pairs.items.append(["big", Raw("[" + ",".join(["{}"] * min(big, 20000)) + "]")])
    else:
        pairs.items += [[f"m{i}", i] for i in range(min(big, 3000))]
    return write(root)


def json_soup(draw, _):
    return "".join(draw.choice(JSON_TOKENS) + draw.choice(("", "", " ")) for _ in range(draw.randrange(1, 9)))


def json_keeper(draw, value):
    """Soup as a value of a map that keeps it."""
    text = draw.choice(JSON_TOKENS + VALUES) if draw.random() < 0.5 else json_soup(draw, value)
    return with_token(draw, json.dumps(KEEPER_OBJECT), is_scalar_value, lambda _: text)


JSON_KINDS = {name[5:]: make for name, make in list(globals().items()) if name.startswith("json_")}

# ---- YAML ----

SCALARS = NUMBERS + """
yes Yes YES no No NO on On ON off Off OFF y Y n N true True TRUE false False FALSE tRue yES ~ null Null NULL nUll .inf .Inf .INF -.inf +.inf -.Inf +.INF
.nan .NaN .NAN -.nan inf nan 0o17 017 08 09 0o8 0b1 0b101 -0b11 +0b1 0b2 0b 0b-1 0b+1 -0b-1 0x1F -0x1F +0x1f 0x 0xG 0X1f 0O7 0B1 1_000 1__0 _1 1_ -1_0 0x_F 0_x1 0b1_0 1_000.5 1.5_5
._5 .5_5 .5_ 1:30 190:20:30 -1:30 1:30.5 2001-01-01 2001-1-1 2001-13-01 2001-02-29 2004-02-29 2001-12-14t21:59:43.10-05:00 2001-12-14T21:59:43Z 0001-01-01 20010-01-01 2001-01-01x
.5 .5e3 .e3 . .. ... -. +. -.5 +.5 5. 5.e3 1.e+3 1e3 1E+03 +1 +1.5 ++1 0.1.2 1,000 = << <<: <<x ! !! @x `x %x - -x -- --- ---x ? ?x : :x x: :: a:b a::b x? [ ] { } [] {} , ,x & &x * *x # x#y | > ' '' '''
0777777777777777777777777 0xFFFFFFFFFFFFFFFF 0x10000000000000000 0x7FFFFFFFFFFFFFFF 0x8000000000000000 -0x8000000000000000 -0x8000000000000001 0b1111111111111111111111111111111111111111111111111111111111111111
01777777777777777777777 0o1777777777777777777777 0x1p3 0x1.8p1 1p3 infinity Infinity .infinity 1e400 -1e400 1e-400 1f 0e 00 -0 +0 -00 0.0 -0.0 +0.0 é ☃""".split()
SCALARS += ["", " ", "a b", "a  b", "a # c", "a #c", "a#c", "a : b", "a: b", "- x", "? x", "# c", "'a' b", "\"a\" b", "'a", "\"a", "a'b", "a\"b", "'a''b'", "'a\\nb'", r'"a\nb"', r'"\x41\u00e9\U0001F600"',
            r'"\ud83d"', r'"\ud83d\ude00"', r'"\x4"', r'"\xZZ"', r'"\q"', r'"\/"', r'"\0"', r'"\a\b\e\f\n\r\t\v\N\_\L\P\ "', '"\\\t"', r'"\U00110000"', r'"\U0010FFFF"', r'"\'"', r'"\""',
            "[a, b]", "[a, b", "[a, b]]", "[a,, b]", "[, a]", "[a, ]", "[a b, c d]", "[a: b]", "[a: b, c]", "[? a : b]", "[a:b]", "[a?b]", "[?a]", "[-a, - b]", "[-]", "[a]b", "{a, b}", "{a: b}", "{a: }", "{a:b}",
            "{a: b, }", "{, a: b}", "{? a}", "{? a : b}", "{: b}", "{a: [b, {c: d}]}", "{a: b", "{a: b]", "[a: b}", "{\"a\":b}", "{'a':b}", "{\"a\":1,\"b\":[2]}", "{a: b}: c", "[a]: b", "[]: b", "{}: b", "[[]]: b",
            "{[]: a}", "{{}: a}", "[[]: a]", "[{}: a]", "[]: []", "&a x", "&a", "*a", "*missing", "&a &b x", "&a *b", "& x", "* x", "&a!x y", "&a,b x", "*a : x", "&a: x", "!t x", "!!str 5", "!!str", "!!int \"5\"", "!!int 5",
            "!!int x", "!!int", "!!float 5", "!!float 5.5", "!!float x", "!!float 0xFFFFFFFFFFFFFFFF", "!!bool yes", "!!bool x", "!!bool 'true'", "!!null x", "!!null ''", "!!null null", "!!binary aGk=", "!!binary x",
            "!!binary a Gk=", "!!binary /w==", "!!binary 'aGk= '", "!!binary ''", "!!binary \"aG\\nk=\"", "!!set {a, b}", "!!omap [a: b]", "!!map {a: b}", "!!map x", "!!seq [a]", "!!seq x", "!!timestamp 2001-01-01",
            "!!timestamp x", "!!timestamp '2001-01-01 10:00:00'", "!!merge <<", "!!value =", "!!python/none x", "!x!y z", "!<tag:yaml.org,2002:str> 5", "!<tag:yaml.org,2002:int> 5", "!<!> 5", "!<> 5", "!<x 5", "! 5", "! '5'",
            "!", "!!", "!! x", "!a%20b x", "!a%zz x", "!a%c3%a9 x", "!a%ff x", "!a%c3x x", "!a{b x", "!a,b x", "!a[b] x", "![a] x", "!a^b x", "!!str &a x", "&a !!str x", "!!str !!int 5", "!!str []", "!!str {}", "!!null []", "!!null {a: b}", "!!int [a]",
            "|", "|\n  x", ">\n  x", "|x", "|0\n x", "|10\n x", "|-\n x\n\n", "|+\n x\n\n", "|2-\n    x", "|-2\n    x", "|1\n  x", "|9\n  x", "| # c\n  x", "|# c\n  x", "|\n\n\n  x", "|\n   \n  x", "|\n\tx", "|\n  \tx", ">\n  a\n  b\n\n  c\n   d\n  e",
            ">-\n  a\n\n\n  b", ">+\n  a\n\n", ">\n\n  a", ">\n  a\\\n  b", "|+-\n x", "|--\n x", ">\n  - a\n  b", "a\n b", "a\n  b", "a\n\n    b", "a\n# c\n  b", "a # c\n    b", "a\n    # c\n    b", "'a\n  b'", "'a\n\n  b'", "\"a\n  b\"", "\"a\\\n   b\"",
            "\"a \\\n   b\"", "\"a\n\\  b\"", "'a\nb'", "\"a\nb\"", "\"a\n---\nb\"", "'a\n...\nb'", "a\n---\nb", "a\n\tb", "a\n    \tb", "'a\n\tb'", "a\tb", "\ta", "a\t", "a\t# c", "a \t b", "'a' # c", "'a'# c", "\"a\":b", "a\n    b: c", "a\n      - b",
            "- a\n  - b", "\n      - a\n      - b", "\n    - a", "\n  - a", "\n- a", "\n      b: c", "\n      ? b\n      : c", "? a\n: b", "\n      ? [a]\n      : c", "\n      ? b", "\n      : c", "x" * 1030, "\"" + "x" * 1030 + "\"",
            "x" * 1023, "x" * 1024, "x" * 1025, "é" * 1020]
INDICATORS = list("-?:,[]{}#&*!|>'\"%@`\\ \t\n=<~.+_/$^();") + ["- ", ": ", "? ", "\n  ", "\n", "\n- ", "---\n", "...\n", "--- ", "\n---\n", "\n...\n", "%YAML 1.1\n", "%TAG ! x\n", "<<: ", "*a", "&a ", "!!", "!t ", " #", "''", "\"\"", "\r", "\r\n", "\x85", "\u2028", "\ufeff"]
WORDS = ["a", "b", "c", "a: ", "b: ", "- ", "x y", "1", "null", "[", "]", "{", "}", ", ", "\n", "\n", "\n  ", "\n    ", " ", "'", "\"", "'a'", "\"b\"", "? ", ": ", "&a ", "*a", "*a ", "!t ", "!!str ", "|", "|\n", ">\n  ", ">-\n", "#", " # c\n", "<<: ", "<<: *a",
         "<<: [*a, {b: 2}]", "---\n", "...\n", "\t", "%", "@", "`", ",", ":", "-", "?", "[]", "{}", "[a]", "{a: b}", "\\", "a:b", "-x", "?x", ":x", "é", "\r\n", "\u2028", "\x85", "&b", "*b", "\n- ", "\n  - ", "\n? ", "\n: "]
HEADERS = ["---\n", "--- # c\n", "%YAML 1.1\n---\n", "%YAML 1.2\n---\n", "%YAML 1.1\n", "%YAML 1.1\n%YAML 1.1\n---\n", "%YAML 1\n---\n", "%YAML 1.123\n---\n", "%YAML x\n---\n", "%YAML1.1\n---\n", "%YAML 1.1 x\n---\n", "%YAML 1.1 # c\n---\n", "%TAG ! tag:x,\n---\n",
           "%TAG !! tag:yaml.org,2002:\n---\n", "%TAG !! tag:x:\n---\n", "%TAG !e! tag:yaml.org,2002:\n---\n", "%TAG !e! x\n%TAG !e! y\n---\n", "%TAG x y\n---\n", "%TAG !e x\n---\n", "%TAG !e!x\n---\n", "%TAG !e! \n---\n", "%FOO bar\n---\n", "% x\n---\n", "%\n---\n", "%Y1\n---\n",
           "---\n---\n", "...\n", "...\n---\n", "# c\n", "\n\n", "\ufeff", "\ufeff\ufeff", "--- ", "---\t", "---x\n", " ---\n", "--- |\n", "--- !t\n", "--- &a\n", "\t\n", " \t\n", "# c\n...\n# d\n---\n", "\n---\n...\n", "%YAML 1.1\n...\n---\n", "\x85", "\u2028", "\r\n", "\r"]
TAILS = ["...\n", "---\n", "---\nkind: Other\n", "---\na: [\n", "...\n...\n", "... x\n", "...x\n", "--- x\n", "\n\n", "# c", "\t", " ", " x", "\n x", "]", "}", "- x\n", "x\n", "x: y", "? x\n", ": x\n", "%YAML 1.1\n", "...\n%YAML 1.1\n---\nx\n", "\x00", "\ufeff", "@", "\"", "'", "&a", "*a", "---\n@\n", "...\n@\n", "---\n\tx: [\n",
         "...\nx: y\n", "...\nx: y: z\n", "\x85", "\u2028x: y\n", "\r", "kind: Again\n", "metadata: {}\n", "<<: {kind: Merged}\n", "spec:\n", "spec: {}\nspec: {}\n", "1: a\n", "~: a\n", "[a]: b\n", "? {a: b}\n: c\n", "? a\n", "18446744073709551615: x\n", "1.5: x\n1.5: y\n", "yes: x\ntrue: y\n", ".nan: x\n.nan: y\n", "\"1\": x\n1: y\n"]


def plain_yaml(draw, value):
    style = draw.randrange(5)
    if style == 0:
        return yaml.safe_dump(value, default_flow_style=None, sort_keys=False, allow_unicode=True, width=draw.choice((20, 40, 80)))
    if style == 1:
        return yaml.safe_dump(value, sort_keys=False, indent=4, default_style=draw.choice(("'", '"', None)))
    if style == 2:
        return json.dumps(value, indent=draw.choice((None, 1, 2)), ensure_ascii=False) + "\n"
    return yaml.safe_dump(value, sort_keys=False, allow_unicode=True, width=draw.choice((30, 10000)))


LINE = re.compile(r"^(?P<lead>(?: *- )* *)(?P<key>[\w./$-]+|\"[^\"]*\"|'[^']*'): *(?P<value>[^\n]*)$")


def lines_with(lines, test):
    return [i for i, line in enumerate(lines) if (match := LINE.match(line)) and test(match)]


def line_edit(draw, value, edit):
    """The text with one "key: value" line made another by edit(lead, key, value)."""
    lines = plain_yaml(draw, value).split("\n")
    found = lines_with(lines, lambda match: True)
    if found:
        i = draw.choice(found)
        match = LINE.match(lines[i])
        lines[i] = edit(match["lead"], match["key"], match["value"])
    return "\n".join(lines)


def yaml_scalar(draw, value):
    return line_edit(draw, value, lambda lead, key, text: f"{lead}{key}: {draw.choice(SCALARS)}")


def yaml_odd(draw, _):
    """One or more scalars where the stored object shows them."""
    names = draw.sample(["a", "b", "x y", "é", "1", "true", "~", "\"q\"", "<<"], draw.randrange(1, 4))
    body = "".join(f"    {name}: {draw.choice(SCALARS)}\n" for name in names)
    return f"apiVersion: texts.example.com/v1\nkind: Keeper\nmetadata:\n  name: k\nspec:\n  b: &a {{p: q}}\n  c:\n{body}"


def yaml_key(draw, value):
    return line_edit(draw, value, lambda lead, key, text: f"{lead}{draw.choice(SCALARS)}: {text}")


def yaml_odd_key(draw, _):
    names = [draw.choice(SCALARS) for _ in range(draw.randrange(1, 4))]
    return "apiVersion: texts.example.com/v1\nkind: Keeper\nmetadata:\n  name: k\nspec:\n  b: &a {p: q}\n" + "".join(f"  {name}: {i}\n" for i, name in enumerate(names))


def yaml_line(draw, value):
    """Lines moved, indented, repeated, left out."""
    lines = plain_yaml(draw, value).split("\n")
    for _ in range(draw.choice((1, 1, 2, 3))):
        i = draw.randrange(len(lines))
        way = draw.randrange(9)
        if way == 0:
            lines[i] = " " * draw.randrange(1, 5) + lines[i]
        elif way == 1:
            lines[i] = lines[i][draw.randrange(1, 4):]
        elif way == 2:
            lines.insert(i, lines[i])
        elif way == 3 and len(lines) > 1:
            del lines[i]
        elif way == 4:
            lines[i] = lines[i].replace("  ", "\t", 1)
        elif way == 5:
            lines[i] = "\t" + lines[i]
        elif way == 6:
            lines[i] += draw.choice((" # c", "# c", " ", "\t", " :", ":", " x", "\t# c", "\\", ",", "'", "\""))
        elif way == 7:
            lines.insert(i, draw.choice(("", " ", "\t", "# c", "  # c", "      # c", "---", "...", "-", "?", ":", "x", "- x", "  x", "[", "}", "%x", " -", "@", "\x85", "\u2028")))
        else:
            j = draw.randrange(len(lines))
            lines[i], lines[j] = lines[j], lines[i]
    return "\n".join(lines)


def yaml_insert(draw, value):
    text = plain_yaml(draw, value)
    for _ in range(draw.choice((1, 1, 1, 2, 3))):
        i = draw.randrange(len(text) + 1)
        text = text[:i] + draw.choice(INDICATORS) + text[i + draw.choice((0, 0, 1, 2)):]
    return text


def yaml_truncated(draw, value):
    text = plain_yaml(draw, value)
    return text[:draw.randrange(len(text) + 1)]


def yaml_characters(draw, value):
    text = plain_yaml(draw, value)
    for _ in range(draw.choice((1, 1, 2))):
        i = draw.randrange(len(text) + 1)
        text = text[:i] + draw.choice(CHARACTERS) + text[i + draw.randrange(2):]
    return text


def yaml_breaks(draw, value):
    text = plain_yaml(draw, value) if draw.random() < 0.5 else yaml_odd(draw, value)
    brk = draw.choice(("\r\n", "\r", "\x85", "\u2028", "\u2029", "\n\r"))
    return text.replace("\n", brk) if draw.random() < 0.5 else re.sub("\n", lambda _: draw.choice(("\n", "\n", brk)), text)


def yaml_documents(draw, value):
    text = plain_yaml(draw, value)
    way = draw.randrange(3)
    return (draw.choice(HEADERS) if way != 1 else "") + text + (draw.choice(TAILS) if way else "")


def yaml_anchors(draw, _):
    """Anchors, aliases and merges around each other."""
    def node(depth):
        way = draw.randrange(9 if depth else 5)
        if way < 2:
            return draw.choice(("x", "1", "null", "''"))
        if way < 4:
            return "*" + draw.choice("abc")
        if way == 4:
            return "&" + draw.choice("abc") + " " + draw.choice(("x", "", "1"))
        anchor = draw.choice(("", "", "&a ", "&b ", "&c "))
        if way == 5:
            return anchor + "[" + ", ".join(node(depth - 1) for _ in range(draw.randrange(4))) + "]"
        pairs = [draw.choice(("p", "q", "r", "<<", "<<", "\"<<\"", "*a ", "&a p", "! <<", "!!merge <<", "1", "!!str <<")) + ": " + node(depth - 1) for _ in range(draw.randrange(4))]
        return anchor + "{" + ", ".join(pairs) + "}"
    lines = [f"  {name}: {node(2)}\n" for name in draw.sample(["k", "l", "m", "n", "o", "<<", "p"], draw.randrange(2, 6))]
    return "apiVersion: texts.example.com/v1\nkind: Keeper\nmetadata:\n  name: k\nspec:\n" + f"  first: {draw.choice(('&a {p: 1, q: 2}', '&b [x, {p: 1}]', '&a x', '&c {<<: {r: 1}}'))}\n" + "".join(lines)


def yaml_bomb(draw, _):
    wide, deep = draw.choice(((9, 5), (10, 3), (9, 9), (2, 14), (30, 3), (100, 2), (1, 300), (99, 1), (101, 1), (400, 2)))
    unit = draw.choice(("[%s]", "{%s}", "{<<: [%s]}"))
    lines = ["apiVersion: texts.example.com/v1", "kind: Keeper", "metadata: {name: k}", "spec:", "  a0: &a0 " + draw.choice(("x", "{p: 1}", "[1, 2]", "{}"))]
    for i in range(deep):
        items = [f"*a{i}"] * wide
        if unit[0] == "{" and "<<" not in unit:
            items = [f"k{j}: {item}" for j, item in enumerate(items)]
        lines.append(f"  a{i + 1}: &a{i + 1} " + unit % ", ".join(items))
    if draw.random() < 0.3:
        lines.append("  z: [" + ", ".join(["1"] * draw.choice((10, 900, 5000))) + "]")
    return "\n".join(lines) + "\n"


def yaml_depth(draw, _):
    depth = draw.choice((900, 4990, 9990, 9997, 9998, 9999, 10000, 10001, 10002, 12000))
    head = draw.choice(("", "apiVersion: texts.example.com/v1\nkind: Keeper\nmetadata: {name: k}\nspec: "))
    way = draw.randrange(6)
    if way == 0:
        return head + "[" * depth + draw.choice(("", "x", "]" * depth, "]" * (depth - 1)))
    if way == 1:
        return head + "{a: " * depth + draw.choice(("", "x", "}" * depth))
    if way == 2:
        return (head + "\n  " if head else "") + "- " * depth + "x"
    if way == 3:
        return (head + "\n  " if head else "") + "? " * depth + "x"
    if way == 4:
        return (head + "\n  " if head else "") + "- " * (depth // 2) + "[" * (depth // 2) + "]" * (depth // 2)
    return head + "\n" + "".join(" " * i + "a:\n" for i in range(1, min(depth, 1200))) + "\n"


def yaml_long(draw, value):
    name = draw.choice(("x", "é", "x y ", "'", "\"")) * draw.choice((400, 500, 1020, 1022, 1023, 1024, 1025, 1030))
    if name[0] in "'\"":
        name = name[0] + "x" * len(name) + name[0]
    text = plain_yaml(draw, value)
    way = draw.randrange(5)
    if way == 0:
        return text + name + ": 1\n"
    if way == 1:
        return text + "a: [" + name + ": 1]\n"
    if way == 2:
        return text + "a: {" + name + ": 1, " + name + " : 2}\n"
    if way == 3:
        return text + "[" + name + "]: 1\n"
    return text + "? " + name + "\n: 1\n"


def yaml_far(draw, value):
    """An error behind text of a length at which a reader that reads in portions may notice something first."""
    padding = "# " + draw.choice(("x", "é", "☃", "😀")) * draw.choice((100, 240, 250, 254, 255, 256, 480, 505, 508, 509, 510, 511, 512, 513, 600, 1020, 1030, 2000)) + "\n"
    text = draw.choice((padding, padding * 2)) + draw.choice(("", plain_yaml(draw, value)))
    return text + draw.choice(SCALARS + TAILS + INDICATORS) + draw.choice(("", padding)) + draw.choice(CHARACTERS + TAILS + INDICATORS) + draw.choice(("", padding))


def yaml_soup(draw, _):
    body = "".join(draw.choice(WORDS) for _ in range(draw.randrange(1, 14)))
    way = draw.randrange(4)
    if way == 0:
        return body
    head = "apiVersion: texts.example.com/v1\nkind: Keeper\nmetadata: {name: k}\n"
    if way == 1:
        return head + "spec: " + body
    if way == 2:
        return head + "spec:\n  z: " + body.replace("\n", "\n  ") + "\n"
    return head + "spec: {z: [" + body + "]}\n"


def yaml_scalar_soup(draw, _):
    """Characters of one scalar that goes over several lines."""
    quote = draw.choice(("", "", "'", '"', "|\n    ", ">\n    ", ">-\n    ", "|+\n   ", ">1\n   "))
    parts = ["a", "b", "c", " ", "  ", "\n", "\n    ", "\n    ", "\n      ", "\n\n    ", "\t", "\r\n    ", "\x85    ", "\u2028    ", "é", ":", "#", " #", "-", "''", "\\", "\\n", "\\\n    ", "\\x41", "\"", "'", "---", "...", ",", "[", "\n    - ", "\n    \t", ": "]
    body = "".join(draw.choice(parts) for _ in range(draw.randrange(1, 12)))
    return f"apiVersion: texts.example.com/v1\nkind: Keeper\nmetadata: {{name: k}}\nspec:\n  z: {quote}{body}{quote if quote in ('', chr(39), chr(34)) else chr(10)}\n  y: 1\n"


def yaml_duplicates(draw, value):
    lines = plain_yaml(draw, value).split("\n")
    for _ in range(draw.choice((1, 2, 3))):
        found = lines_with(lines, lambda match: True)
        if not found:
            break
        i = draw.choice(found)
        match = LINE.match(lines[i])
        lead = match["lead"].replace("-", " ")
        lines.insert(i + 1, lead + draw.choice((match["key"], f"'{match['key']}'", recased(draw, match["key"]))) + ": " + draw.choice((match["value"], "x", "{a: 1, a: 2}", "[{a: 1, a: 2}]", "1", "")))
    return "\n".join(lines)


def yaml_json(draw, value):
    """JSON with an edit, read as YAML."""
    return draw.choice(list(JSON_KINDS.values()))(draw, value)


YAML_KINDS = {name[5:]: make for name, make in list(globals().items()) if name.startswith("yaml_")}

# ---- requests ----

def kinds_of(root):
    """The CRDs' files by group and kind."""
    found = {}
    for file in sorted((root / "crds").rglob("*")):
        if file.suffix not in (".yaml", ".yml", ".json") or ".markers" in file.name:
            continue
        for text in file.read_text(encoding="utf-8", errors="replace").split("\n---"):
            group, kind = (re.search(pattern, text, re.M) for pattern in (r"^  group: (\S+)", r"^    kind: (\S+)"))
            if group and kind and "\n---" not in file.read_text(encoding="utf-8", errors="replace").strip("-\n"):
                found.setdefault((group[1], kind[1]), str(file.relative_to(root)))
    return found


def samples_of(root):
    """(CRD's file, object) of each sample that is not too big."""
    kinds, found = kinds_of(root), []
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    for file in sorted((root / "samples").rglob("*.y*ml")):
        try:
            documents = list(yaml.load_all(file.read_text(encoding="utf-8"), loader))
        except (yaml.YAMLError, UnicodeDecodeError):
            continue
        for document in documents:
            if not isinstance(document, dict) or not isinstance(document.get("apiVersion"), str):
                continue
            document = json.loads(json.dumps(document, default=str))
            crd = kinds.get((document["apiVersion"].partition("/")[0], document.get("kind")))
            if crd and len(json.dumps(document)) <= BIGGEST_SAMPLE:
                found.append((crd, document))
    return found


def stored(draw, value):
    """What is stored: the object, or what is left of one in storage after odd edits."""
    if draw.random() < 0.6:
        return value
    text = draw.choice((json_meta, json_cases, json_duplicates, json_null, json_value, json_number))(draw, value)
    try:
        found = json.loads(text)
        json.dumps(found, allow_nan=False)
    except ValueError:
        return value
    return found if isinstance(found, dict) else value


def request_of(draw, form, kind, samples):
    """A request whose body is a text of that kind, made of a sample or of the object that is kept."""
    crd, value = draw.choice(samples) if samples and draw.random() < 0.3 else (None, KEEPER_OBJECT)
    request = {"endpoint": f"{value['apiVersion']}/{value['kind']}"}
    if kind != "depth" and draw.random() < 0.6:  # depth is too deep for the comparison's own reader
        request["return"] = "object"
    if draw.random() < 0.2:  # the object's own kind then says where it is sent
        del request["endpoint"]
    request.update({"crdFile": crd} if crd else {"crd": KEEPER})
    text = (JSON_KINDS if form == "json" else YAML_KINDS)[kind](draw, value)
    if text and draw.random() < (0.2 if form == "json" else 0.02) and not crd:
        request.update({"op": draw.choice(("update", "update-status")), "oldObject": stored(draw, value)})
    if text:
        request["objectRaw" if form == "json" else "objectYaml"] = text
    return request


def requests(seed, count, only=""):
    """Kinds of text in turn. A few samples at a time, so that few CRDs are compiled for many requests."""
    if not yaml:
        raise ValueError("PyYAML is missing")
    draw = random.Random(seed)
    samples = samples_of(pathlib.Path.cwd())
    kinds = [(form, kind) for form, kinds in (("json", JSON_KINDS), ("yaml", YAML_KINDS)) for kind in kinds if only in f"{form}-{kind}"]
    few = []
    for i in range(count):
        if i % SLICE == 0:
            few = draw.sample(samples, min(len(samples), 12))
        yield request_of(draw, *kinds[i % len(kinds)], few)
