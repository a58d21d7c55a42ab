/* SPDX-License-Identifier: Apache-2.0 */
/* JSON text to value tree and back.
 *
 * Reading follows sigs.k8s.io/json, which kube-apiserver decodes with: RFC 8259 grammar as Go's scanner takes it, a depth of
 * 10000, invalid UTF-8 and lone surrogates replaced by U+FFFD, error texts those of Go's encoding/json. */
#ifndef CRD_JSON_H
#define CRD_JSON_H

#include <crd/arena.h>
#include <crd/value.h>

CRD_BEGIN_DECLS

/* The most duplicate fields that are recorded, as in kube-apiserver. */
#define CRD_MAX_DUPLICATES 100

/* A duplicate field met while reading. */
typedef struct crd_duplicate {
  crd_string path; /* "spec.x[0].b" */
  uint32_t offset; /* of the later name */
} crd_duplicate;

typedef struct crd_duplicates {
  crd_duplicate items[CRD_MAX_DUPLICATES]; /* in the document's order, equal paths once */
  uint32_t count;
} crd_duplicates;

typedef struct crd_parse_options {
  uint32_t max_depth;             /* 0: 10000 */
  crd_duplicates *duplicates;     /* receives duplicate fields; NULL: not wanted */
  struct crd_strict_errors *keys; /* YAML: receives duplicate keys (CRD_STRICT_KEY); NULL: not wanted */
  crd_value *written; /* receives the root map with all its members, if it has duplicate names; NULL: not wanted */
} crd_parse_options;

/* What is wrong with a text. */
typedef enum crd_parse_problem {
  CRD_PARSE_SYNTAX,     /* it is no JSON, or no YAML */
  CRD_PARSE_TRAILING,   /* JSON, with more after it */
  CRD_PARSE_RANGE,      /* JSON, with a number that no float64 holds */
  CRD_PARSE_JSON_DEPTH, /* YAML, deeper than JSON may be */
  CRD_PARSE_STOPPED,    /* parsing was stopped before its end (crd/guard.h) */
  CRD_PARSE_OUT_OF_MEMORY
} crd_parse_problem;

/* Why a text could not be read. */
typedef struct crd_parse_error {
  crd_string message; /* in the arena; Go's words: "unexpected end of JSON input", "invalid character 'x' ..." */
  size_t offset;      /* of the offending byte; the input's size at its end */
  crd_parse_problem problem;
} crd_parse_error;

/* Parses one JSON value, which must be all of the input but white space. Returns NULL and fills `error` when it is not JSON.
 * `options` and `error` may be NULL. The input must outlive the tree and be smaller than 4 GiB. */
CRD_MUST_CHECK crd_value *crd_json_parse(crd_arena *arena, crd_string input, const crd_parse_options *options,
                                         crd_parse_error *error);

typedef enum crd_json_style {
  CRD_JSON_GO,     /* compact, names sorted by bytes, < > & U+2028 U+2029 escaped: what Go's json.Marshal writes for a map */
  CRD_JSON_COMPACT /* compact, the document's order; escapes what JSON requires, and what terminals or editors interpret (C1
                    * controls, marks of direction), and noncharacters (U+FFFE) */
} crd_json_style;

/* Appends a value as JSON to `text`. Numbers as Go writes them: 1e+21, 1e-07 -> 1e-7. */
void crd_json_write(crd_text *text, const crd_value *value, crd_json_style style);
crd_string crd_json_encode(crd_arena *arena, const crd_value *value, crd_json_style style);
/* Appends a string with its quotes, escaped by `style`. */
void crd_json_write_string(crd_text *text, crd_string string, crd_json_style style);

/* Go's text of a number: strconv 'g' with shortest digits as fmt's %v prints a float64 (1e+06, 123456.7). */
void crd_text_add_double(crd_text *text, double number);
/* Go's json.Marshal text of a float64 (1000000, 1e+21, 1e-7). */
void crd_text_add_json_double(crd_text *text, double number);
/* Go's %q of a string: quotes, \a \b \f \n \r \t \v \" \\, \x07, \u200b, \U0001f600, \xff for invalid UTF-8. */
void crd_text_add_quoted(crd_text *text, crd_string string);

/* encoding/json's word for a value in an UnmarshalTypeError: bool, number, string, array; object for all else. */
const char *crd_json_kind_name(const crd_value *value);

/* Whether encoding/json matches a name, in any case, with a Go field whose lowercase name is `lower`. */
bool crd_json_names_field(crd_string name, crd_string lower);

/* Line and column (both from 1, the column in code points) of a byte offset. */
typedef struct crd_position {
  uint32_t line, column;
} crd_position;
crd_position crd_position_of(crd_string input, size_t offset);

/* Adds a step to a JSON pointer, escaped. */
void crd_pointer_add(crd_text *pointer, crd_string step);
/* A step of a JSON pointer, unescaped: ~1 is a slash, ~0 a tilde (RFC 6901, section 4). Returns the step itself where it has
 * no escapes, else a copy in the arena. */
crd_string crd_pointer_unescape(crd_arena *arena, crd_string step);

CRD_END_DECLS

#endif
