/* SPDX-License-Identifier: Apache-2.0 */
/* Markers: instructions to the compiler in comments, in the syntax of controller-gen's markers (+name:argument=value,...).
 *
 * A marker is one comment line that begins with '+'. Comment lines directly below it that begin with at least two blanks
 * after the '#' continue it; they are joined by one blank, also inside strings. Every other comment line ends it. Each
 * marker is one row of marker_table.c, with its arguments, what it does and its documentation. A name or an argument without
 * a row is an error with its place and the nearest name. */
#pragma once

#include "yaml/document.h"

/* The syntax of an argument. */
typedef enum marker_kind {
  MARKER_FLAG,    /* true, false; the name alone is true */
  MARKER_STRING,  /* bare, "quoted" with Go's escapes, or `raw` */
  MARKER_INTEGER, /* CRD_INT */
  MARKER_NUMBER,  /* CRD_INT or CRD_DOUBLE */
  MARKER_ANY,     /* a value of any type, detected from its text: CRD_BOOL, CRD_INT, CRD_DOUBLE, CRD_STRING_VALUE, CRD_LIST,
                   * CRD_MAP */
  MARKER_STRINGS, /* {a, b} or a;b: CRD_LIST of strings */
  MARKER_ANYS,    /* the same for any values, each detected by itself */
  MARKER_TEXTS,   /* {name: "text", ...}: CRD_MAP of strings */
  MARKER_JSON,    /* the rest of the line as JSON */
  MARKER_TAG,     /* another +k8s: marker, which becomes `inner` */
  MARKER_TYPED    /* see crdc_marker_read_as; else null */
} marker_kind;

/* Where a marker is allowed. */
typedef enum marker_place {
  MARKER_AT_FIELD = 1, /* at a field, at items ("-") or values ("*") */
  MARKER_AT_ROOT = 2,  /* at the kind itself, as controller-gen has it at a type */
  MARKER_AT_CRD = 4,   /* at the kind, about the CRD or a version of it */
  MARKER_AT_NODE = MARKER_AT_FIELD | MARKER_AT_ROOT
} marker_place;

typedef struct marker_parameter {
  const char *name; /* "": the value without a name: +default=1; others of +k8s: are written in brackets, "*" allows any
                     * name */
  marker_kind kind;
  bool required;
  const char *help;
  const char *words; /* "a,b": the only allowed texts; NULL: any. Those of webhooks ignore case, as in controller-gen */
} marker_parameter;

struct marker;
struct marked_node;
struct apply_context;

/* What a marker of the CRD changes. */
typedef struct apply_target {
  crd_value *definition, *version;
  bool *left_out; /* set to true to leave the version out */
} apply_target;

typedef struct marker_definition {
  const char *name; /* "kubebuilder:validation:Maximum", without items: */
  unsigned places;  /* marker_place */
  bool items;       /* kubebuilder:validation:items:... is allowed too */
  const char *help;
  const marker_parameter *parameters; /* the last one has no name */

  /* What it does; if neither is set, other code reads the marker. */
  void (*to_schema)(const struct apply_context *context, const struct marker *marker, crd_value *schema);
  void (*to_crd)(const struct apply_context *context, const struct marker *marker, const apply_target *target);
  /* of a field: changes the schema that has the field; `around` is the node of that schema */
  void (*to_outer)(const struct apply_context *context, const struct marker *marker, const struct marked_node *around,
                   crd_string field, crd_value *outer);
  const char *keyword;    /* the keyword that it sets, or NULL */
  const char *comparison; /* compares a count of fields: "==", "<="; "": there is one */
  int order;              /* of a schema's markers: lower ones are applied first (controller-gen's ApplyPriority minus 10,
                           * its default) */
  unsigned presence;      /* says whether a field is required: the lowest number wins; 0: it does not say */
  bool required;          /* what it says */
  bool of_one_version;    /* must not apply to several versions */
} marker_definition;

/* The rows of all markers, in the order of the documentation; NULL after the last. */
const marker_definition *crdc_marker_definition(size_t index);
/* The parameter of that name, or NULL. */
const marker_parameter *crdc_marker_parameter_find(const marker_definition *definition, crd_string name);

typedef struct marker_argument {
  const marker_parameter *parameter;
  crd_string name;
  crd_value value;                /* of the kind that the parameter has; value.offset is its place in the source */
  location location;              /* of the first byte of the value (a quote, a brace) */
  location name_location;         /* of the name */
  const struct marker_line *line; /* MARKER_TYPED: the line to parse it from */
  size_t from, to;                /* the bytes of the value in that line */
} marker_argument;

typedef struct marker {
  const marker_definition *definition;
  crd_string name;   /* as written, without '+' and arguments */
  bool of_items;     /* kubebuilder:validation:items:... */
  location location; /* of the '+' */
  marker_argument *arguments;
  size_t argument_count;
  const struct marker *inner; /* MARKER_TAG; else NULL */
  bool beside_error;          /* another marker of the same block had an error */
} marker;

/* The markers of one block of comment lines, in order. */
typedef struct marker_block {
  marker *items;
  size_t count;
  location location; /* of the block's first line */
} marker_block;

/* Whether the marker has that name ("crdc:rule"). */
bool crdc_marker_is(const marker *marker, const char *name);
/* Whether the marker's name begins with the prefix ("crdc:"). */
bool crdc_marker_has_prefix(const marker *marker, const char *prefix);
/* The argument, or NULL if it was not given. */
const marker_argument *crdc_marker_find(const marker *marker, const char *name);
/* The value of an argument: a string, empty if it was not given; a flag, `otherwise` if it was not given. */
crd_string crdc_marker_text(const marker *marker, const char *name);
bool crdc_marker_flag(const marker *marker, const char *name, bool otherwise);
/* The place of the argument's value, or of the marker if it was not given. */
location crdc_marker_location(const marker *marker, const char *name);

/* Parses a MARKER_ANY argument again, as the kind that is needed. False after an error. */
bool crdc_marker_read_as(crd_arena *arena, const marker_argument *argument, marker_kind kind, crd_value *value,
                         diagnostics *diagnostics);

/* Parses the comment lines from `from` to `to` (offsets in the source) as one block and skips other lines. Markers with
 * errors are left out. */
marker_block crdc_markers_read(crd_arena *arena, const source *source, uint32_t from, uint32_t to, diagnostics *diagnostics);

/* Maps byte `at` of an argument's text to its place in the source, through quotes, escapes and continued lines. The value
 * starts at `start`. False when `start` is not in a comment. */
bool crdc_marker_text_location(location start, size_t at, location *place);

/* The words of a parameter as a list: "a, b or c". */
crd_string crdc_marker_words_text(crd_arena *arena, const char *words);
