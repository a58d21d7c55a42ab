# SPDX-License-Identifier: Apache-2.0
"""Arrow's C data interface by ctypes: batches made of lists, and batches read into lists, where no library of Arrow is at hand."""
import ctypes
import struct

P = ctypes.c_void_p


class Schema(ctypes.Structure):
    pass


class Array(ctypes.Structure):
    pass


class Stream(ctypes.Structure):
    pass


RELEASE = ctypes.CFUNCTYPE(None, P)
Schema._fields_ = [("format", ctypes.c_char_p), ("name", ctypes.c_char_p), ("metadata", ctypes.c_char_p), ("flags", ctypes.c_int64), ("n_children", ctypes.c_int64),
                   ("children", ctypes.POINTER(ctypes.POINTER(Schema))), ("dictionary", P), ("release", P), ("private_data", P)]
Array._fields_ = [("length", ctypes.c_int64), ("null_count", ctypes.c_int64), ("offset", ctypes.c_int64), ("n_buffers", ctypes.c_int64), ("n_children", ctypes.c_int64),
                  ("buffers", ctypes.POINTER(P)), ("children", ctypes.POINTER(ctypes.POINTER(Array))), ("dictionary", P), ("release", P), ("private_data", P)]
NEXT = ctypes.CFUNCTYPE(ctypes.c_int, P, P)
Stream._fields_ = [("get_schema", NEXT), ("get_next", NEXT), ("get_last_error", ctypes.CFUNCTYPE(P, P)), ("release", P), ("private_data", P)]
capsule_new = ctypes.pythonapi.PyCapsule_New
capsule_new.restype, capsule_new.argtypes = ctypes.py_object, [P, ctypes.c_char_p, P]
capsule_pointer = ctypes.pythonapi.PyCapsule_GetPointer
capsule_pointer.restype, capsule_pointer.argtypes = P, [ctypes.py_object, ctypes.c_char_p]


@RELEASE
def nothing_to_release(_):
    """All is Python's."""


class Column:
    """A column of a format: of values that are None or fit it, texts ("u", "U", "z", "vu"), numbers, lists, dicts. With `before` rows that are not of it."""
    kept = []  # what C looks at

    def __init__(self, format, values, name="", before=0, children=None):
        self.schema, self.array = Schema(format.encode(), name.encode(), None, 2), Array(len(values), sum(one is None for one in values), before)
        padded = [None] * before + list(values)
        bits = bytearray((len(padded) + 7) // 8)
        for i, one in enumerate(padded):
            bits[i // 8] |= (one is not None) << i % 8
        self.fill(format, padded, [bytes(bits)], children or [])

    def fill(self, format, padded, buffers, children):
        texts = [one.encode() if isinstance(one, str) else one or b"" for one in padded] if format[-1] in "uUzZ" else []
        if format == "vu":
            far = [text for text in texts if len(text) > 12]
            ends = [sum(map(len, far[:i])) for i in range(len(far))]
            views = [struct.pack("i12s", len(text), text) if len(text) <= 12 else struct.pack("i4sii", len(text), text[:4], 0, ends.pop(0)) for text in texts]
            buffers += [b"".join(views), b"".join(far), struct.pack("q", sum(map(len, far)))]
        elif format in ("u", "z", "U", "Z", "+l", "+m"):
            ends = [0]
            for one in texts if format[0] != "+" else [one or [] for one in padded]:
                ends.append(ends[-1] + len(one))
            buffers.append(struct.pack(f"{len(ends)}{'q' if format in 'UZ' else 'i'}", *ends))
            buffers += [b"".join(texts)] if format[0] != "+" else []
        elif format == "b":
            buffers.append(bytes(sum(bool(one) << k for k, one in enumerate(padded[i:i + 8])) for i in range(0, len(padded), 8)))
        elif format != "+s":
            code = {"g": "d", "f": "f", "t": "i" if format == "tdD" else "q", "l": "q", "L": "Q"}.get(format[0], format.replace("c", "b").replace("C", "B").replace("s", "h").replace("S", "H"))
            buffers.append(struct.pack(f"{len(padded)}{code}", *[one or 0 for one in padded]))
        kept = [ctypes.create_string_buffer(one, max(len(one), 1)) for one in buffers]
        self.array.buffers = (P * len(kept))(*[ctypes.addressof(one) for one in kept])
        self.array.n_buffers, self.array.n_children, self.schema.n_children = len(kept), len(children), len(children)
        self.schema.children = (ctypes.POINTER(Schema) * len(children))(*[ctypes.pointer(one.schema) for one in children])
        self.array.children = (ctypes.POINTER(Array) * len(children))(*[ctypes.pointer(one.array) for one in children])
        self.schema.release = self.array.release = ctypes.cast(nothing_to_release, P)
        Column.kept.append((kept, children, self.schema, self.array))

    def __arrow_c_array__(self, requested_schema=None):
        return capsule_new(ctypes.addressof(self.schema), b"arrow_schema", None), capsule_new(ctypes.addressof(self.array), b"arrow_array", None)


def batch(before=0, /, **columns):
    """A batch: of a name a Column, or texts."""
    made = [one if isinstance(one, Column) else Column("u", one) for one in columns.values()]
    for name, one in zip(columns, made):
        one.schema.name = name.encode()
    return Column("+s", [{}] * (made[0].array.length - before), before=before, children=made)


class Stream_of:
    """A stream of columns of one format; `error`: it fails at its end."""

    def __init__(self, *columns, error=0):
        left = list(columns)

        def copy(to, what):
            ctypes.memmove(to, ctypes.byref(what), ctypes.sizeof(what))
            return 0

        self.message = ctypes.create_string_buffer(b"no more of it")
        self.parts = Stream(NEXT(lambda _, to: copy(to, columns[0].schema)), NEXT(lambda _, to: copy(to, left.pop(0).array if left else Array()) if left or not error else error),
                            ctypes.CFUNCTYPE(P, P)(lambda _: ctypes.addressof(self.message)), ctypes.cast(nothing_to_release, P))

    def __arrow_c_stream__(self, requested_schema=None):
        return capsule_new(ctypes.addressof(self.parts), b"arrow_array_stream", None)


def values_of(schema, array):
    def ints(code, count):
        return struct.unpack(f"{count}{code}", ctypes.string_at(array.buffers[1], count * struct.calcsize(code)))

    format, count = schema.format.decode(), array.length
    valid = ctypes.string_at(array.buffers[0], (count + 7) // 8) if array.null_count else b"\xff" * (count + 7)
    below = [values_of(schema.children[i].contents, array.children[i].contents) for i in range(schema.n_children)]
    if format == "+s":
        names = [schema.children[i].contents.name.decode() for i in range(schema.n_children)]
        found = [dict(zip(names, row)) for row in zip(*below)]
    elif format in ("u", "+l"):
        ends = ints("i", count + 1)
        whole = ctypes.string_at(array.buffers[2], ends[-1]) if format == "u" else below[0]
        found = [whole[a:b].decode() if format == "u" else whole[a:b] for a, b in zip(ends, ends[1:])]
    elif format == "b":
        bits = ctypes.string_at(array.buffers[1], (count + 7) // 8)
        found = [bool(bits[i // 8] >> i % 8 & 1) for i in range(count)]
    else:
        found = ints("i", count)
    return [one if valid[i // 8] >> i % 8 & 1 else None for i, one in enumerate(found)]


def rows(shown):
    """The rows of whatever shows itself as an array."""
    schema, array = shown.__arrow_c_array__()
    return values_of(Schema.from_address(capsule_pointer(schema, b"arrow_schema")), Array.from_address(capsule_pointer(array, b"arrow_array")))
