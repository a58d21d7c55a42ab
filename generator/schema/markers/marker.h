/* SPDX-License-Identifier: Apache-2.0 */
/* Markers: what comments say to the compiler, in the syntax of controller-gen's markers (+name:argument=value,...).
 *
 * A marker is one comment line that begins with '+'. Comment lines directly below it that begin with at least two blanks
 * after the '#' continue it, joined by one blank, inside strings too; every other comment line ends it. Each marker is one
 * row of marker_table.c, with its arguments, what it does and its documentation: a name or an argument that no row has is an
 * error with its place and the nearest name. */
#pragma once

#include "yaml/document.h"

/* How an argument is written. */
typedef enum marker_kind {
  MARKER_FLAG,    /* true, false; the name alone is true */
  MARKER_STRING,  /* bare, "quoted" with Go's escapes, or `raw` */
  MARKER_INTEGER, /* CRD_INT */
  MARKER_NUMBER,  /* CRD_INT or CRD_DOUBLE */
  MARKER_ANY,     /* a value of any type, guessed from how it is written: CRD_BOOL, CRD_INT, CRD_DOUBLE, CRD_STRING_VALUE,
                     CRD_LIST, CRD_MAP */
  MARKER_STRINGS, /* {a, b} or a;b: CRD_LIST of strings */
  MARKER_ANYS,    /* the same of any values, each guessed for itself */
  MARKER_TEXTS,   /* {name: "text", ...}: CRD_MAP of strings */
  MARKER_JSON,    /* the rest of the line as JSON */
  MARKER_TAG,     /* another +k8s: marker, which becomes `inner` */
  MARKER_TYPED    /* what crdc_marker_read_as makes of it; else null */
} marker_kind;

/* Where a marker may stand. */
typedef enum marker_place {
  MARKER_AT_FIELD = 1, /* at a field, at items ("-") or values ("*") */
  MARKER_AT_ROOT = 2,  /* at the kind itself, as at a type */
  MARKER_AT_CRD = 4,   /* at the kind, about the CRD or a version of it */
  MARKER_AT_NODE = MARKER_AT_FIELD | MARKER_AT_ROOT
} marker_place;

typedef struct marker_parameter {
  const char *name; /* "": the value behind the marker's own name: +default=1; others of +k8s: stand in brackets, "*"
                       by any name */
  marker_kind kind;
  bool required;
  const char *help;
  const char *words; /* "a,b": the only texts that it takes; NULL: any. Of webhooks in any case, as for controller-gen */
} marker_parameter;

struct marker;
struct marked_node;
struct apply_context;

/* What a marker of the CRD changes. */
typedef struct apply_target {
  crd_value *definition, *version;
  bool *left_out; /* becomes true when the version shall not be there */
} apply_target;

typedef struct marker_definition {
  const char *name; /* "kubebuilder:validation:Maximum", without items: */
  unsigned places;  /* marker_place */
  bool items;       /* kubebuilder:validation:items:... is there too */
  const char *help;
  const marker_parameter *parameters; /* ends with one without name */

  /* What it does; neither: others read it. */
  void (*to_schema)(const struct apply_context *context, const struct marker *marker, crd_value *schema);
  void (*to_crd)(const struct apply_context *context, const struct marker *marker, const apply_target *target);
  /* of a field, to the schema that has it; `around` is the node of that. */
  void (*to_outer)(const struct apply_context *context, const struct marker *marker, const struct marked_node *around,
                   crd_string field, crd_value *outer);
  const char *keyword;    /* that it sets, or NULL */
  const char *comparison; /* of a count of fields: "==", "<="; "": there is one */
  int order;              /* of a schema's, less is earlier (controller-gen's ApplyPriority less 10, its default) */
  unsigned presence;      /* says whether a field is required: the marker with the least decides; 0: says nothing of it */
  bool required;          /* and what it says */
  bool of_one_version;    /* cannot be about several */
} marker_definition;

/* The rows of all markers, in the order of the documentation; NULL behind the last. */
const marker_definition *crdc_marker_definition(size_t index);
/* The parameter of that name, or NULL. */
const marker_parameter *crdc_marker_parameter_find(const marker_definition *definition, crd_string name);

typedef struct marker_argument {
  const marker_parameter *parameter;
  crd_string name;
  crd_value value;                /* of the kind that the parameter has; value.offset is the place in the source */
  location location;              /* of the value's first byte (a quote, a brace) */
  location name_location;         /* of the name */
  const struct marker_line *line; /* MARKER_TYPED: where it is to be read from, */
  size_t from, to;                /* and which bytes of that it is */
} marker_argument;

typedef struct marker {
  const marker_definition *definition;
  crd_string name;   /* as written, without '+' and arguments */
  bool of_items;     /* kubebuilder:validation:items:... */
  location location; /* of the '+' */
  marker_argument *arguments;
  size_t argument_count;
  const struct marker *inner; /* MARKER_TAG; else NULL */
  bool beside_error;          /* another marker of its block could not be read */
} marker;

/* The markers of one block of comment lines, in order. */
typedef struct marker_block {
  marker *items;
  size_t count;
  location location; /* of the block's first line */
} marker_block;

/* Whether the marker is the one of that name ("crdc:rule"). */
bool crdc_marker_is(const marker *marker, const char *name);
/* Whether the marker's name begins so ("crdc:"). */
bool crdc_marker_has_prefix(const marker *marker, const char *prefix);
/* The argument, or NULL when it was not given. */
const marker_argument *crdc_marker_find(const marker *marker, const char *name);
/* The argument's value when it was given: a string (else empty), a flag (else `otherwise`). */
crd_string crdc_marker_text(const marker *marker, const char *name);
bool crdc_marker_flag(const marker *marker, const char *name, bool otherwise);
/* The place of the argument's value; of the marker when it was not given. */
location crdc_marker_location(const marker *marker, const char *name);

/* Reads an argument whose value was guessed (MARKER_ANY) again, as what it turned out to have to be. False after an error.
 */
bool crdc_marker_read_as(crd_arena *arena, const marker_argument *argument, marker_kind kind, crd_value *value,
                         diagnostics *diagnostics);

/* Reads the comment lines from `from` to `to` (offsets in the source) as one block; lines that are no comments are passed
 * over. Only the markers that were read without an error are kept. */
marker_block crdc_markers_read(crd_arena *arena, const source *source, uint32_t from, uint32_t to, diagnostics *diagnostics);

/* The place in the source of byte `at` of the text of an argument whose value stands at `start`: through quotes, escapes and
 * continued lines. False when `start` is not in a comment. */
bool crdc_marker_text_location(location start, size_t at, location *place);

/* The words of a parameter as a list: "a, b or c". */
crd_string crdc_marker_words_text(crd_arena *arena, const char *words);
