/* SPDX-License-Identifier: Apache-2.0 */
/* Field errors as data: the contents of k8s.io/apimachinery/pkg/util/validation/field.Error. A validator never prints; text,
 * Status, JUnit and the like are made from a list of errors. */
#ifndef CRD_ERRORS_H
#define CRD_ERRORS_H

#include <crd/arena.h>
#include <crd/string.h>
#include <crd/value.h>
#include <stdio.h>

CRD_BEGIN_DECLS

/* field.ErrorType. crd_error_type_reason gives the spelling of a cause's `reason`. */
typedef enum crd_error_type {
  CRD_ERROR_INVALID,       /* FieldValueInvalid: "Invalid value" */
  CRD_ERROR_TYPE_INVALID,  /* FieldValueTypeInvalid: "Invalid value" */
  CRD_ERROR_REQUIRED,      /* FieldValueRequired */
  CRD_ERROR_NOT_SUPPORTED, /* FieldValueNotSupported: "Unsupported value" */
  CRD_ERROR_DUPLICATE,     /* FieldValueDuplicate */
  CRD_ERROR_FORBIDDEN,     /* FieldValueForbidden */
  CRD_ERROR_TOO_LONG,      /* FieldValueTooLong */
  CRD_ERROR_TOO_SHORT,     /* FieldValueTooShort */
  CRD_ERROR_TOO_MANY,      /* FieldValueTooMany */
  CRD_ERROR_TOO_FEW,       /* FieldValueTooFew */
  CRD_ERROR_NOT_FOUND,     /* FieldValueNotFound */
  CRD_ERROR_INTERNAL       /* InternalError */
} crd_error_type;

/* The step of the strategy that found an error (rest.BeforeCreate, customResourceStrategy.Validate). Errors of one request
 * are sorted in this order. */
typedef enum crd_stage {
  CRD_STAGE_GENERIC_META, /* rest.BeforeUpdate's ObjectMeta checks */
  CRD_STAGE_TYPE_META,
  CRD_STAGE_META,
  CRD_STAGE_SCHEMA,
  CRD_STAGE_SCALE,
  CRD_STAGE_EMBEDDED,
  CRD_STAGE_LISTS,
  CRD_STAGE_CEL,
  CRD_STAGE_WEBHOOK, /* layers above the CRD */
  CRD_STAGE_CONTROLLER,
  CRD_STAGE_PODS,
  CRD_STAGE_MUTATION /* rules of mutation stages */
} crd_stage;

/* The message of an error, as data: a row of a table of messages. The row serves as the error's code: errors with the same
 * row and arguments have the same message. In a format %v is the next argument, as Go's %v prints a scalar; %q is the next
 * argument in quotes, as Go's %q prints a string; %P is an "s", unless the argument before it is 1. */
typedef struct crd_words {
  const char *format; /* of the newest API server */
  struct {
    unsigned before; /* the first minor that no longer uses this format */
    const char *format;
  } older[2];       /* formats of older API servers, the oldest first; NULL: none */
  const char *help; /* what to do about the error; NULL: the message, or the error's type, says it */
} crd_words;

/* How a bad value is shown. */
typedef enum crd_bad_form {
  CRD_BAD_NONE,     /* not at all */
  CRD_BAD_VALUE,    /* as field.Error prints it: Go's %q of a string, %v of a number, compact sorted JSON of the rest */
  CRD_BAD_OF_MINOR, /* as CRD_BAD_VALUE; before 1.34 lists and objects as Go's %#v prints them, null as a string */
  CRD_BAD_STRINGS,  /* a list of strings, or null for none: as CRD_BAD_VALUE; before 1.34 as a Go []string */
  CRD_BAD_JSON,     /* as JSON: a string of a Go type of its own, a pointer; before 1.34 a string in Go's quotes */
  CRD_BAD_TEXT      /* a string without quotes: it was formatted before */
} crd_bad_form;

/* The bad value of an error, as data: it is formatted only when the error is shown. Strings are borrowed. */
typedef struct crd_bad_value {
  crd_value data;
  uint8_t form; /* crd_bad_form */
} crd_bad_value;

CRD_INLINE crd_bad_value crd_bad_none(void) {
  crd_bad_value bad = {{CRD_NULL, 0, 0, 0, CRD_NO_OFFSET, 0, {0}}, CRD_BAD_NONE};
  return bad;
}
CRD_INLINE crd_bad_value crd_bad_null(void) {
  crd_bad_value bad = crd_bad_none();
  bad.form = CRD_BAD_VALUE;
  return bad;
}
CRD_INLINE crd_bad_value crd_bad_string(crd_string string) {
  crd_bad_value bad = {{CRD_STRING_VALUE, 0, 0, CRD_CAST(uint32_t, string.size), CRD_NO_OFFSET, 0, {0}}, CRD_BAD_VALUE};
  bad.data.as.string = string.data;
  return bad;
}
CRD_INLINE crd_bad_value crd_bad_int(int64_t number) {
  crd_bad_value bad = {{CRD_INT, 0, 0, 0, CRD_NO_OFFSET, 0, {0}}, CRD_BAD_VALUE};
  bad.data.as.integer = number;
  return bad;
}
CRD_INLINE crd_bad_value crd_bad_bool(bool boolean) {
  crd_bad_value bad = {{CRD_BOOL, 0, 0, 0, CRD_NO_OFFSET, 0, {0}}, CRD_BAD_VALUE};
  bad.data.as.boolean = boolean;
  return bad;
}
/* A string in another form. */
CRD_INLINE crd_bad_value crd_bad_json(crd_string string) {
  crd_bad_value bad = crd_bad_string(string);
  bad.form = CRD_BAD_JSON;
  return bad;
}
CRD_INLINE crd_bad_value crd_bad_text(crd_string string) {
  crd_bad_value bad = crd_bad_string(string);
  bad.form = CRD_BAD_TEXT;
  return bad;
}
/* A value of the document in one of the forms. Lists and objects are copied into the arena, so that the document
 * may change. */
crd_bad_value crd_bad_of(crd_arena *arena, crd_bad_form form, const crd_value *value);

typedef struct crd_error {
  uint8_t type;               /* crd_error_type */
  uint8_t stage;              /* crd_stage */
  bool warning;               /* of a rule in the layers above the CRD: it only warns */
  bool forgiven;              /* likewise: the stored object has the same error, and the layer ratchets */
  uint8_t minor;              /* of the API server whose messages are used; 0: the newest */
  uint8_t argument_count;     /* of `words` */
  bool covered;               /* of a built-in kind: a hand-written and a declarative rule both find the error */
  uint32_t offset;            /* of the bad value (above the CRD: of its name) or of its parent; CRD_NO_OFFSET */
  crd_string field;           /* "spec.replicas"; "<nil>" where kube-apiserver has no path */
  crd_bad_value value;        /* field.Error shows it for some types only */
  const crd_words *words;     /* the message, which crd_error_detail formats; NULL: `detail` is the message */
  const crd_value *arguments; /* of `words` */
  crd_string detail; /* without `words`: the message, like that of a CEL rule; with `words`: the formatted text, cached */
  crd_string rule;   /* the name of the rule that found it, in the layers above the CRD; else empty */
  crd_string told;   /* the cached result of crd_error_body; empty before */
} crd_error;

/* The supported minors of Kubernetes. As a parameter, 0 means the newest. */
enum crd_kubernetes_range { CRD_KUBERNETES_OLDEST = 30, CRD_KUBERNETES_NEWEST = 37 };

typedef struct crd_errors {
  crd_arena *arena; /* everything the errors point to lives here */
  crd_error *items;
  uint32_t count, capacity;
  uint32_t limit; /* the most errors that are kept; further ones set `truncated` */
  bool truncated;
  size_t bytes; /* of the texts of all errors added so far; approximate where bad values are lists and objects */
  /* The most bytes of texts that are kept, and that message and causes of a Status have; further errors are only counted.
   * 0: CRD_ERRORS_BYTES are kept, and a Status has all of them. */
  size_t most_text;
  uint32_t dropped; /* approximately how many were not kept */
  /* The API server whose messages the added errors use: 30 to 37; 0: the newest (docs/versions.md). */
  unsigned kubernetes_minor;
  uint32_t resets; /* crd_arena_resets when the list was begun: after a further reset the errors are gone */
} crd_errors;

#define CRD_ERRORS_LIMIT 100000u
/* The most bytes of texts: each error names its path, and a path may hold a key as long as the input. */
#define CRD_ERRORS_BYTES (CRD_CAST(size_t, 16) << 20)

/* An empty list that keeps its errors in `arena`, at most CRD_ERRORS_LIMIT of them with CRD_ERRORS_BYTES of texts. After a
 * reset of the arena, the first function that is given the list (NAME_from_json and its like too) empties it. */
CRD_INLINE crd_errors crd_errors_init(crd_arena *arena) {
  crd_errors errors;
  memset(&errors, 0, sizeof errors);
  errors.arena = arena;
  errors.limit = CRD_ERRORS_LIMIT;
  errors.resets = crd_arena_resets(arena);
  return errors;
}

/* Empties a list whose arena was reset since it was begun. */
void crd_errors_begin(crd_errors *errors);
/* The same, then makes room for one more error. */
void crd_errors_reserve(crd_errors *errors);
/* Appends a copy of `error`; its texts must live as long as the arena. */
void crd_errors_add(crd_errors *errors, crd_error error);
/* Sets an error's `words` and its `count` arguments, which are copied into the arena; their texts are borrowed. */
void crd_error_say(crd_arena *arena, crd_error *error, const crd_words *words, const crd_value *arguments, size_t count);
/* Copies an error's texts into `arena`. Afterwards the error borrows nothing but its `words`. */
void crd_error_own(crd_arena *arena, crd_error *error);
/* Adds the errors of `more` that `errors` does not have yet. Errors are equal if type, field, value and words are. */
void crd_errors_merge(crd_errors *errors, const crd_errors *more);
/* Whether a further error would be dropped; then it sets `truncated`. Call it before making long texts for an error. */
bool crd_errors_full(crd_errors *errors);
/* The same, and counts the dropped error. */
bool crd_errors_drop(crd_errors *errors);
/* Forgets all errors after the first `count`. */
CRD_INLINE void crd_errors_truncate(crd_errors *errors, uint32_t count) {
  if (count < errors->count) errors->dropped = 0; /* they came later */
  errors->count = count;
}

/* Whether one of the errors keeps CEL rules from running: hasBlockingErr of the custom resource strategy (Unsupported,
 * Required, TooLong, TooMany, TypeInvalid). */
bool crd_errors_block_cel(const crd_errors *errors);

/* Sorts by stage, keeping the order within a stage. */
void crd_errors_sort(crd_errors *errors);

/* Whether an error is only the note that rules were not checked because of the other errors. */
bool crd_error_is_note(const crd_error *error);

/* "FieldValueInvalid" ... and "Invalid value" ... */
crd_string crd_error_type_reason(crd_error_type type);
crd_string crd_error_type_text(crd_error_type type);

/* The message without field, type and value: "must be no more than 63 characters"; may be empty. In the arena
 * or borrowed. */
crd_string crd_error_detail(crd_arena *arena, const crd_error *error);

/* field.Error.ErrorBody ("Invalid value: 5: must be ...") and field.Error.Error ("spec.x: Invalid value: ..."). */
crd_string crd_error_body(crd_arena *arena, const crd_error *error);
crd_string crd_error_message(crd_arena *arena, const crd_error *error);

/* A line per error. */
void crd_errors_print(const crd_errors *errors, FILE *stream);

/* The bad value as kube-apiserver prints it: "\"abc\"", "5", "{\"a\":1}", "null"; empty where none is shown. */
crd_string crd_error_value(crd_arena *arena, const crd_error *error);

/* A list of texts: strict errors, warnings. Append-only; the caller removes duplicates. */
typedef struct crd_texts {
  crd_arena *arena;
  crd_string *items;
  uint32_t count, capacity;
  size_t bytes; /* of all texts */
} crd_texts;
/* Whether the texts have CRD_ERRORS_BYTES. Check it where an input could add texts without limit. */
CRD_INLINE bool crd_texts_full(const crd_texts *texts) {
  return texts->bytes >= CRD_ERRORS_BYTES;
}
void crd_texts_add(crd_texts *texts, crd_string text);

/* The kinds of errors of strict field validation. */
typedef enum crd_strict_kind {
  CRD_STRICT_UNKNOWN,   /* unknown field "spec.x" */
  CRD_STRICT_DUPLICATE, /* duplicate field "spec.x" */
  CRD_STRICT_KEY,       /* of YAML, in go-yaml's words: line 3: key "x" already set in map */
  CRD_STRICT_TOLD       /* a text that was formatted before */
} crd_strict_kind;

/* A strict error as data. The parser records kind, path and offset; crd_strict_tell formats the message when it
 * is needed. */
typedef struct crd_strict_error {
  crd_string path; /* "spec.list[0].x"; CRD_STRICT_KEY: the key in Go's syntax; CRD_STRICT_TOLD: the text */
  uint32_t offset; /* of the name in the input; CRD_STRICT_KEY: of the first token of the line; CRD_NO_OFFSET: unknown */
  uint32_t line;   /* CRD_STRICT_KEY: of the value, from 1 */
  uint8_t kind;    /* crd_strict_kind */
} crd_strict_error;

/* Append-only. */
typedef struct crd_strict_errors {
  crd_arena *arena;
  crd_strict_error *items;
  uint32_t count, capacity;
  size_t bytes; /* of all paths */
} crd_strict_errors;
/* Whether the paths have CRD_ERRORS_BYTES. Check it where an input could add paths without limit. */
CRD_INLINE bool crd_strict_full(const crd_strict_errors *errors) {
  return errors->bytes >= CRD_ERRORS_BYTES;
}
/* Appends a copy; the path must live as long as the arena. */
void crd_strict_add(crd_strict_errors *errors, crd_strict_error error);
/* The message of one error; of a CRD_STRICT_KEY without its line. Paths are quoted as Go quotes them; with `as_is` those of
 * unknown fields are put between quotes without escapes. */
crd_string crd_strict_detail(crd_arena *arena, const crd_strict_error *error, bool as_is);
/* Adds the messages of all errors to `texts`: one per error, but one for a row of CRD_STRICT_KEY, as go-yaml
 * reports them. */
void crd_strict_tell(const crd_strict_errors *errors, bool as_is, crd_texts *texts);

/* A warning with the rule above the CRD that gave it. */
typedef struct crd_rule_warning {
  crd_string text; /* the same string is among the verdict's warnings */
  unsigned layer;  /* crd_layer */
  crd_string rule; /* may be empty */
  crd_string field;
  uint32_t offset; /* of the field's name in the input, or CRD_NO_OFFSET */
  bool forgiven;   /* the stored object fails the rule too (ratchet_layers) */
} crd_rule_warning;

typedef struct crd_rule_warnings {
  crd_arena *arena;
  crd_rule_warning *items;
  uint32_t count, capacity;
} crd_rule_warnings;
void crd_rule_warnings_add(crd_rule_warnings *warnings, crd_rule_warning warning);

/* The path to a value: a chain of frames on the stack, formatted only when an error is added. */
typedef enum crd_path_kind {
  CRD_PATH_FIELD, /* a declared property: .name */
  CRD_PATH_KEY,   /* a key under additionalProperties: .key in schema errors, [key] elsewhere */
  CRD_PATH_INDEX  /* an item: [i] */
} crd_path_kind;

typedef struct crd_path crd_path;
struct crd_path {
  const crd_path *parent; /* NULL: child of the root */
  crd_string name;        /* FIELD, KEY */
  uint32_t index;         /* INDEX */
  uint8_t kind;           /* crd_path_kind */
};

typedef enum crd_path_style {
  CRD_PATH_DOTTED,   /* kube-openapi's validator: spec.labels.a.b/c, spec.items[0] */
  CRD_PATH_SUBSCRIPT /* field.Path: spec.labels[a.b/c], spec.items[0] */
} crd_path_style;

/* The text of a path; NULL (the root) gives the empty string. `prefix` ("" or "status") comes first. */
crd_string crd_path_text(crd_arena *arena, crd_string prefix, const crd_path *path, crd_path_style style);

CRD_END_DECLS

#endif
