# SPDX-License-Identifier: Apache-2.0
"""What other languages need of the public headers, who read them by a program and call the library by names: each enum and struct
has a name, none that is inline is lost (CRD_INLINE of crd/abi.h: the library has it as well), and such a function can be called.

usage: bindings.py HEADERS HEADERS LIBRARY"""
import ctypes
import os
import re
import sys

NAMELESS = r"^(?:typedef )?(?:enum|struct|union) \{"


class String(ctypes.Structure):
    _fields_ = [("data", ctypes.c_char_p), ("size", ctypes.c_size_t)]


def main():
    wrong, inline = [], []
    for root in sys.argv[1:3]:
        for folder, _, names in os.walk(root):
            for name in sorted(names):
                path = os.path.join(folder, name)
                with open(path, encoding="utf-8") as stream:
                    text = re.sub(r"/\*.*?\*/", " ", stream.read(), flags=re.S)
                wrong += [f"{path}: a type without a name: {line}" for line in re.findall(NAMELESS + ".*", text, re.M)]
                if os.path.basename(folder) != "generated":  # which generated code alone includes
                    wrong += [f"{path}: CRD_INLINE is what this is for: {line}" for line in re.findall(r"^static inline .*", text, re.M)]
                    inline += re.findall(r"^CRD_INLINE [^(]*\b(crd_\w+)\(", text, re.M)
    library = ctypes.CDLL(sys.argv[3])
    wrong += [f"{name} is in no library: is its header among those of runtime/request/inlines.c?" for name in inline if not hasattr(library, name)]
    if not wrong:
        library.crd_string_of.restype = String
        library.crd_string_has_prefix.restype = ctypes.c_bool
        said = library.crd_string_of(ctypes.c_char_p(b"abc"))
        if said.size != 3 or not library.crd_string_has_prefix(said, String(b"ab", 2)) or library.crd_string_has_prefix(said, String(b"b", 1)):
            wrong.append("what is called is not what stands in the header")
    print("\n".join(wrong) or f"{len(inline)} functions of headers are in the library, and every type has a name")
    return 1 if wrong or len(inline) < 25 else 0


if __name__ == "__main__":
    sys.exit(main())
