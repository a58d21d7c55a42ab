/* SPDX-License-Identifier: Apache-2.0 */
/* What is said of expressions in CEL: when they are compiled, and when they are run. The words are cel-go's. */
#include "errors/entry.h"

const error_entry crdc_errors_of_cel[] = {
    {.code = "cel-syntax",
     .texts =
         "Syntax error: \nmismatched input %v expecting\nextraneous input\nno viable alternative at input\ntoken "
         "recognition error at: "
         "\nmissing %v at \nerror recovery attempt limit exceeded: \nerror recovery token lookahead limit\nMore than %v "
         "syntax errors",
     .cause = "The text is no expression of CEL.",
     .cure = "Look at the caret. CEL has && and ||, == and !=, ?: and in; texts stand between single or double quotes. crdc "
             "eval "
             "tries an expression out.",
     .example = "ERROR: <input>:1:8: Syntax error: mismatched input '<EOF>' expecting {'[', '{', '('}"},
    {.code = "cel-undeclared",
     .texts = "undeclared reference to '%v' (in container '%v')",
     .cause = "The expression names a variable or a function that there is not. In rules of a CRD there are self and "
              "oldSelf, and "
              "the functions of the Kubernetes version that is asked for.",
     .cure =
         "Correct the name: what is near is told beside it. Fields are written self.field; texts want quotes. Functions of "
         "newer versions: docs/versions.md; those of the layers above the CRD: docs/cel.md.",
     .example = "ERROR: <input>:1:1: undeclared reference to 'slef' (in container '')"},
    {.code = "cel-field",
     .texts = "undefined field '%v'\ntype '%v' does not support field selection\n'%v' is not a message type",
     .cause =
         "The value has no such field by its schema: it is misspelt, stands elsewhere, or is one that is kept without being "
         "declared, which rules cannot see. Of metadata rules know name and generateName.",
     .cure = "Correct the path, or declare the field. Names that are no identifiers are escaped: my__dash__name.",
     .example = "ERROR: <input>:1:5: undefined field 'replica'"},
    {.code = "cel-overload",
     .texts = "found no matching overload for '%v' applied to '%v'\nunexpected failed resolution of '%v'",
     .cause = "The function or operator is not for values of these types: an int is compared with a double or a text, or an "
              "optional "
              "field is taken for its value.",
     .cure = "Convert one of them: double(self.a), string(self.b), '5' for 5. int-or-string values are asked by type(self) "
             "== int.",
     .example = "ERROR: <input>:1:8: found no matching overload for '_>_' applied to '(int, string)'"},
    {.code = "cel-type",
     .texts =
         "expected type '%v' but found '%v'\nexpression of type '%v' cannot be range of a comprehension\nthe expression "
         "must give "
         "%v, not %v\nmust evaluate to a bool\nmust evaluate to bool\nmust evaluate to string\nmust evaluate to a string",
     .cause = "An expression, or an item of a list or map that is written out, has another type than is wanted there. A "
              "rule gives "
              "true or false, a messageExpression a text.",
     .cure = "Compare, or convert.",
     .example = "ERROR: <input>:1:4: expected type 'int' but found 'string'"},
    {.code = "cel-argument",
     .texts = "invalid %v argument\ninvalid argument to has() macro\nargument must be a simple name\nargument is not an "
              "identifier\niteration variable overwrites accumulator variable\noptMap() variable name must be a simple "
              "identifier\noptFlatMap() variable name must be a simple identifier\nsortBy can only be applied "
              "to\nunsupported ident "
              "kind\ninvalid regex argument\nduplicate variable name: ",
     .cause = "A macro or a function has an argument of a form that it does not take: has() wants a field, all() and map() "
              "a simple "
              "name first, and texts that are patterns, durations, times or addresses must be such.",
     .cure = "has(self.a.b); self.list.all(x, ...). A pattern is one of RE2, a duration like '1h30m', a time like "
             "'2026-01-02T03:04:05Z'.",
     .example = "ERROR: <input>:1:12: invalid matches argument"},
    {.code = "cel-literal",
     .texts = "invalid int literal\ninvalid uint literal\ninvalid double literal\nunable to unescape string\nunable to "
              "unescape octal "
              "sequence in string\ninvalid unicode code point\nreserved identifier: ",
     .cause = "A number is too large, a text has an escape that is none, or a name is one that CEL keeps for itself.",
     .cure = "Backslashes of patterns are doubled ('\\\\d') or stand in a raw text (r'\\d'). Fields with a reserved name "
             "are written "
             "self.__in__.",
     .example = "ERROR: <input>:1:1: invalid int literal"},
    {.code = "cel-format",
     .texts =
         "error during formatting: %v, was given\ncould not find end of precision specifier\nerror while converting "
         "precision to "
         "integer\nunexpected end of string\nindex %v out of range\ncould not parse formatting clause\ntoo many arguments "
         "supplied to string.format\nno formatting function for",
     .cause =
         "A text of string.format has a clause that is none, or that its argument does not fit; or clauses and arguments "
         "differ in number.",
     .cure = "%s takes most types, %d integers, %f and %e doubles, %b %o %x numbers; %% is a per cent sign.",
     .example = "ERROR: <input>:1:8: could not parse formatting clause: unrecognized formatting clause \"q\""},
    {.code = "cel-size",
     .texts = "expression code point size exceeds limit\nmax recursion depth exceeded\nexpression recursion limit "
              "exceeded\nexpression "
              "exceeds %v nodes after its macros are expanded\nthe types of the expression are too large to be "
              "checked\nrecursion "
              "limit exceeded\n exceeded: ",
     .cause = "The expression is too long, or nested too deep, to be compiled.",
     .cure = "Split it into several rules.",
     .example = "ERROR: <input>:-1:0: expression code point size exceeds limit: size: 200000, limit 100000"},
    {.code = "cel-program",
     .texts =
         "program instantiation failed: \ncannot be compiled yet: \nCEL has no type for the value\nthe schema has nothing "
         "at\nthe object has nothing at\noldSelf is used, and there is no old value\ncan be asked at compile time",
     .cause = "The expression is sound, and cannot be run: a constant part of it fails, or what it looks at is not there.",
     .cure = "crdc eval --explain shows what every part of an expression gives.",
     .example = "the object has nothing at .spec.a"},
    {0}};

const error_entry crdc_errors_of_cel_values[] = {
    {.code = "no-such-key",
     .texts = "no such key",
     .cause =
         "The rule reads a field, or a key of a map, that the object does not have. An optional field without a default is "
         "absent until somebody writes it.",
     .cure = "Guard it: !has(self.a) || self.a > 0. Of maps: 'k' in self.m && ...; or self.?a.orValue(0).",
     .example = "spec: Invalid value: no such key: size evaluating rule: self.size > 0"},
    {.code = "service-account",
     .texts = "Invalid service account name\nInvalid service account namespace",
     .cause = "authorizer.serviceAccount() was given a namespace or name that no service account can have.",
     .cure = "A namespace is a DNS label, a name a DNS subdomain: authorizer.serviceAccount('default', 'builder').",
     .example = "expression 'authorizer.serviceAccount('Default', 'builder').path('/')' resulted in error: Invalid service "
                "account namespace"},
    {.code = "map-key-type",
     .texts = "unsupported map key type: %v",
     .cause = "A field of an object was asked for by a key that is no string. Objects of admission have names as keys.",
     .cure = "Write the key as a string: object.metadata.labels['1'].",
     .example = "expression 'object.metadata.labels[1] == \"a\"' resulted in error: unsupported map key type: types.Int"},
    {.code = "no-such-overload",
     .texts = "no such overload\nno such attribute",
     .cause =
         "A function or operator was run on values that it is not for, of a value whose type is known at run time alone.",
     .cure = "Ask the type first: type(self.a) == int && self.a > 0.",
     .example = "spec: Invalid value: no such overload: size evaluating rule: self.a.size() > 0"},
    {.code = "out-of-bounds",
     .texts = "index out of bounds\nindex out of range\ninvalid substring range\nunsupported map key type\nunsupported "
              "index\ncalled on empty list\ncannot "
              "slice(\ninvalid qualifier type",
     .cause = "The rule reads an item of a list, or a part of a text, that is not there.",
     .cure = "Ask size(self.list) > 0 first, or go through the list by all() and exists().",
     .example = "spec: Invalid value: index out of bounds: 0 evaluating rule: self.a[0] == 1"},
    {.code = "overflow",
     .texts = "integer overflow\nunsigned integer overflow\ndivision by zero\nmodulus by zero\ntimestamp overflow\nduration "
              "overflow\nNaN values cannot be ordered\nvalue out of range",
     .cause = "A number, a time or a duration leaves the range of its type, or something is divided by zero.",
     .cure = "Bound the fields by minimum and maximum, and guard divisors.",
     .example = "spec: Invalid value: division by zero evaluating rule: 6 / self.a > 1"},
    {.code = "conversion",
     .texts = "internal error: runtime error: hash of unhashable type\nlist elements must be comparable\nlist elements must "
              "have the same type\n%v: %v, was given \ntype conversion error from\ncannot convert value to integer\ninvalid "
              "UTF-8 in bytes, cannot convert to "
              "string\nURL parse error "
              "during conversion from string\nparse error during conversion from string\nwith zone value is not "
              "allowed\nIPv4-mapped IPv6 address\nIllegal regex\njoin: invalid input\nerror parsing regexp\nno Go type %v "
              "is known",
     .cause = "A text was to become a number, a time, an address, a pattern or the like, and is none.",
     .cure = "Ask first where there is a question for it: isURL(), isIP(), isQuantity(); or have the schema's pattern or "
             "format say "
             "what the text is.",
     .example = "spec: Invalid value: type conversion error from 'string' to 'int' evaluating rule: int(self.a) > 1"},
    {.code = "optional-none",
     .texts = "optional.none() dereference\nis not optional\ncannot initialize optional\ninsert failed: key %v already "
              "exists\nexpected "
              "iterable type\nunsupported comprehension range type",
     .cause = "The value of an optional was asked that has none, or an expression goes through what is no list or map.",
     .cure = "Take orValue(...) in place of value(), or ask hasValue() first.",
     .example = "spec: Invalid value: optional.none() dereference evaluating rule: self.?a.value() > 1"},
    {.code = "cost-limit",
     .texts = "operation cancelled: actual cost limit exceeded",
     .cause = "The expression has done more than the API server lets one do.",
     .cure = "Bound what it goes through, or make it cheaper: crdc eval shows its cost.",
     .example = "operation cancelled: actual cost limit exceeded"},
    {.code = "wrong-data",
     .texts = "invalid data, expected\ninvalid data, got null",
     .cause = "An update left a value in place that has another type than the schema now declares, and a rule reads it.",
     .cure = "Correct the stored value with the update.",
     .example =
         "spec: Invalid value: invalid data, expected a map for the provided schema with type=object evaluating rule: "
         "self.a.b"},
    {.code = "state-unknown",
     .texts = "the cluster's state is not known\ntemplates of pods are not judged here\nthe cluster cannot be asked",
     .cause = "The rule asks for other objects of the cluster, and nothing is known of one.",
     .cure =
         "Give them: --state FILE, or --state-from-cluster; crd-webhook wants --kubeconfig or the flags of webhook-manager.",
     .example = "the cluster's state is not known: queues"},
    {0}};
