/* SPDX-License-Identifier: Apache-2.0 */
/* The steps of parsing YAML: characters to tokens (yaml_scan.h), tokens to nodes (yaml_nodes.c), scalars to values
 * (yaml_scalar.c), nodes to a value tree (yaml_build.c). Nodes are those of go-yaml v2's decode.go. */
#pragma once

#include <crd/errors.h>
#include <crd/yaml.h>

typedef enum yaml_kind { YAML_SCALAR, YAML_SEQUENCE, YAML_MAPPING, YAML_ALIAS } yaml_kind;

typedef struct yaml_node yaml_node;
struct yaml_node {
  uint8_t kind;      /* yaml_kind */
  bool plain;        /* scalar: neither quoted nor tagged, so that its text decides the type; or tagged "!" */
  bool absent;       /* scalar: empty, without a token */
  bool active;       /* alias: being decoded */
  uint32_t line;     /* from 0 */
  uint32_t offset;   /* in bytes */
  uint32_t count;    /* children; keys and values each count */
  crd_string tag;    /* scalar: the tag in its long form; empty: no tag */
  crd_string text;   /* of a scalar; the anchor's name of an alias */
  yaml_node *target; /* of an alias */
  yaml_node *first;  /* children, linked by `next` */
  yaml_node *next;
};

typedef struct yaml_reader yaml_reader;

/* A parser of the documents of a stream. It and its nodes live in the arena; names point into the input. */
yaml_reader *crd_yaml_reader_create(crd_arena *arena, crd_string input);
/* The same for this project's own files, with the restrictions of yaml_strict.h. */
yaml_reader *crd_yaml_own_reader_create(crd_arena *arena, crd_string input);
/* The next document's root and its offset; NULL at the end of the stream or on error. False on error. */
bool crd_yaml_reader_next(yaml_reader *reader, yaml_node **root, uint32_t *offset, crd_parse_error *error);

/* A scalar as go-yaml resolves it. */
typedef enum yaml_type { YAML_NULL, YAML_BOOL, YAML_INT, YAML_UINT, YAML_FLOAT, YAML_STRING } yaml_type;

typedef struct yaml_scalar {
  yaml_type type;
  bool raw;        /* the text may not be UTF-8 */
  crd_string text; /* YAML_STRING */
  union {
    bool boolean;
    int64_t integer;
    uint64_t natural; /* YAML_UINT: above INT64_MAX */
    double number;
  } as;
} yaml_scalar;

/* The value of a scalar node (go-yaml's decoder.scalar and resolve). False and `problem`, without "yaml: ", when its tag and
 * its text do not agree. */
bool crd_yaml_resolve(crd_arena *arena, const yaml_node *node, yaml_scalar *scalar, crd_string *problem);

enum { YAML_LONGEST_WORD = 5 };

/* Whether a text, which is not empty, may be one of the words that are not strings (resolveTable). Only its size and its
 * first bytes are compared. */
static inline bool yaml_may_be_word(crd_string text) {
  const char second = (char)(text.size > 1 ? text.data[1] | 0x20 : 0);
  switch (text.data[0]) {
  case '+':
  case '-':
    return text.size == 5;
  case '.':
    return text.size == 4;
  case '~':
    return text.size == 1;
  case 't':
  case 'T':
    return text.size == 4 && second == 'r';
  case 'f':
  case 'F':
    return text.size == 5 && second == 'a';
  case 'y':
  case 'Y':
    return text.size == 1 || (text.size == 3 && second == 'e');
  case 'n':
  case 'N':
    return text.size == 1 || (text.size == 2 && second == 'o') || (text.size == 4 && second == 'u');
  case 'o':
  case 'O':
    return (text.size == 2 && second == 'n') || (text.size == 3 && second == 'f');
  default:
    return false;
  }
}
/* The value of a text that is neither quoted nor tagged. */
void crd_yaml_resolve_plain(crd_arena *arena, crd_string text, yaml_scalar *scalar);

/* Whether go-yaml resolves a plain text as a timestamp, which the conversion to JSON turns into a string again. */
bool crd_yaml_is_timestamp(crd_string text);

/* The text of a key, as in sigs.k8s.io/yaml's convertToJSONableObject, which refuses YAML_NULL and YAML_UINT. */
crd_string crd_yaml_key_text(crd_arena *arena, const yaml_scalar *key);
/* The key in Go's syntax (%#v). */
void crd_yaml_add_go_syntax(crd_text *text, const yaml_scalar *key);

/* A flag before the second pass: the integer is above INT64_MAX (as.integer has its bits), or the text may not be UTF-8. */
#define YAML_VALUE_RAW 0x80u

/* A value before the second pass, in Go's syntax. */
void crd_yaml_add_go_value(crd_text *text, const crd_value *value);

/* json.Marshal's coercion: invalid UTF-8 becomes U+FFFD. */
crd_string crd_yaml_to_utf8(crd_arena *arena, crd_string bytes);

/* Converts a float as a round trip through JSON does: 1.0 becomes the integer 1. False if JSON cannot represent it. */
bool crd_yaml_float_value(double number, crd_value *value);
/* Converts a scalar; its offset is not set. False if JSON cannot represent the value. */
bool crd_yaml_scalar_value(const yaml_scalar *scalar, crd_value *value);

/* The parser of common YAML (yaml_fast.c). */
typedef struct yaml_fast {
  crd_arena *arena;
  crd_string input;
  uint32_t max_depth;
  const char *marker; /* "---" of the next document; NULL before the first */
  bool ended;
  struct yaml_repeats *repeats; /* yaml_repeats.h; NULL: do not share repeated maps */
} yaml_fast;

/* Both return false when the parser does not support the text; yaml_nodes.c then parses all of it. `found` is false at the
 * end. */
bool crd_yaml_fast_begin(crd_arena *arena, crd_string input, uint32_t max_depth, yaml_fast *fast);
bool crd_yaml_fast_next(yaml_fast *fast, crd_yaml_document *document, bool *found);

/* Builds the value of a document. False and `error` when go-yaml or the conversion to JSON refuse it. `keys` receives
 * duplicate keys (CRD_STRICT_KEY), with the offsets of their values. */
bool crd_yaml_build(crd_arena *arena, yaml_node *root, const crd_parse_options *options, crd_value *value,
                    crd_strict_errors *keys, crd_parse_error *error);
