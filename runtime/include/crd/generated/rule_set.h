/* SPDX-License-Identifier: Apache-2.0 */
/* Rule sets: the rules of the layers above the CRD (webhook, controller), in the order in which an operator evaluates them.
 * The compiler makes tables of them from markers (docs/rule-sets.md); the engine runs the tables.
 *
 * A set is a list of steps over one value, its `self`: rules, lists of errors, and includes of other sets, for a part of the
 * value or once for each item of a list. A kind's stages name the sets that are run in a layer. */
#ifndef CRD_GENERATED_RULE_SET_H
#define CRD_GENERATED_RULE_SET_H

#include <crd/errors.h>
#include <crd/generated/cel_value.h>
#include <crd/state.h>

CRD_BEGIN_DECLS

/* The variables of a set's expressions: its own self, and, through `outer`, those of the sets that include it. */
typedef struct crd_scope crd_scope;
struct crd_scope {
  const crd_scope *outer;
  const void *self;            /* the storage of a type (crd/types.h), or a crd_cel_value; for programs always the latter */
  const crd_cel_value *params; /* set by the include; a failed one has the error as its text */
  int64_t index;               /* with `each`: the item's index, */
  crd_string key;              /* or its key */
};

/* Compiled expressions. Errors are as in crd/generated/cel.h. */
typedef crd_cel_truth crd_scope_truth_fn(crd_cel *cel, const crd_scope *scope);
typedef crd_cel_value crd_scope_value_fn(crd_cel *cel, const crd_scope *scope);
typedef bool crd_scope_text_fn(crd_cel *cel, const crd_scope *scope, crd_string *text);

/* An expression of a set: the C function that the compiler emitted, or, for kinds that are loaded at run time, its program
 * (crd/generated/program.h); neither if there is no expression. All expressions of a kind are of the same form. */
typedef union crd_scope_function {
  crd_scope_truth_fn *truth;
  crd_scope_value_fn *value;
  crd_scope_text_fn *text;
} crd_scope_function;

typedef struct crd_scope_code {
  crd_scope_function function;
  const struct crd_program *program;
} crd_scope_code;

static inline bool crd_scope_code_is_there(const crd_scope_code *code) {
  return code->program || code->function.truth;
}

typedef enum crd_step_kind { CRD_STEP_RULE, CRD_STEP_ERRORS, CRD_STEP_INCLUDE, CRD_STEP_MUTATE } crd_step_kind;

/* The effect of a failure. */
typedef enum crd_set_mode {
  CRD_SET_FIRST, /* the first failure ends the set */
  CRD_SET_ALL    /* all steps are evaluated */
} crd_set_mode;

/* How the messages of several failures are joined. */
typedef enum crd_join_form {
  CRD_JOIN_NONE,       /* not at all */
  CRD_JOIN_TEXT,       /* with a text between them */
  CRD_JOIN_MULTIERROR, /* as github.com/hashicorp/go-multierror prints a list */
  CRD_JOIN_AGGREGATE   /* as apimachinery's util/errors: [a, b], without duplicates; a single one without brackets */
} crd_join_form;

typedef struct crd_join {
  uint8_t form;    /* crd_join_form */
  bool trim;       /* then trim white space at both ends (Go's strings.TrimSpace) */
  crd_string text; /* of CRD_JOIN_TEXT */
} crd_join;

typedef struct crd_rule_set crd_rule_set;

/* A path below a scope's self; `text` is appended to the path of self (".a[k]"). */
typedef struct crd_step_path {
  uint8_t hops; /* how many scopes further out the self is */
  bool unknown; /* the expression has no path: the path of the including set is used */
  crd_string text;
} crd_step_path;

/* A part that an expression reads: a path below the self of a scope, or the parts that the parameters of its include read.
 * Paths have the steps of errors' fields, and [*] for each item or value, [#] for their number. */
typedef enum crd_read_kind {
  CRD_READ_PLACE,
  CRD_READ_PARAMS,
  CRD_READ_ALL /* unknown, perhaps everything */
} crd_read_kind;

typedef struct crd_read {
  uint8_t kind; /* crd_read_kind */
  uint8_t hops; /* how many scopes further out */
  crd_string path;
} crd_read;

/* One include. */
typedef struct crd_include {
  const crd_rule_set *set;
  crd_scope_code at; /* a value: the set's self, or with `each` the list or map; none: the self of the including set */
  bool each;         /* once per item */
  bool typed;        /* self is storage: the value of `at` is a part of the document */
  uint8_t mode;      /* with `each`: a crd_set_mode for the items after a failure */
  crd_join join;     /* of all its failures */
  crd_step_path path;
  /* For its failures. Expressions have the scope of the included set. */
  crd_string prefix, suffix;        /* of the messages */
  crd_scope_code prefix_expression; /* a text */
  crd_string field_path;            /* from the self of the including set, in place of the rules' own */
  crd_scope_code value;             /* a value */
  crd_scope_code value_text;        /* a text */
  const crd_scope_code *params;     /* values */
  uint16_t param_count;
  uint16_t read_count, self_read_count;
  const crd_read *reads;      /* of the parameters, from the scope of the included set */
  const crd_read *self_reads; /* of `at`, from the scope of the including set, where the path is unknown */
  crd_string pointer;         /* of sets that mutate: the path as a JSON pointer */
} crd_include;

/* The operation of a mutation. */
typedef enum crd_mutation_op {
  CRD_MUTATE_SET, /* set the value if it differs, and create missing parents */
  CRD_MUTATE_ADD, /* this and the following: operations of JSON patch */
  CRD_MUTATE_REPLACE,
  CRD_MUTATE_REMOVE,
  CRD_MUTATE_TEST
} crd_mutation_op;

/* One change of the object, of sets that run in mutation stages. */
typedef struct crd_mutation {
  uint8_t op;                     /* crd_mutation_op */
  crd_string path;                /* JSON pointer from self */
  crd_scope_code path_expression; /* a text, in place of `path` */
  crd_scope_code value;           /* a value; an optional without a value: do nothing */
  crd_string go_type;             /* write the value as this Go type does (crd/go_json.h); empty: unchanged */
} crd_mutation;

typedef struct crd_step {
  uint8_t kind;    /* crd_step_kind */
  bool warning;    /* a failure only warns */
  bool breaks;     /* a failure ends the including sets, too, up to the innermost `each` */
  uint8_t reason;  /* crd_error_type */
  crd_string name; /* KR-123; may be empty */
  crd_string rule; /* the CEL text */
  crd_string message;
  crd_string field_path;             /* appended to the path of self */
  crd_scope_code when;               /* a truth: false skips the step; none: never skipped. Of a rule part of `evaluate` */
  crd_scope_code evaluate;           /* RULE: a truth; true passes */
  crd_scope_code message_expression; /* a text */
  crd_scope_code value;              /* a value. RULE: the bad one; ERRORS: the list of messages */
  crd_scope_code value_text;         /* RULE: the text of the bad value */
  const crd_include *include;        /* INCLUDE */
  const crd_read *reads;             /* RULE, ERRORS: the parts that decide whether there is a failure */
  uint16_t read_count;
  const crd_mutation *mutation; /* MUTATE */
} crd_step;

struct crd_rule_set {
  crd_string name;
  const crd_step *steps;
  uint16_t step_count;
  uint8_t mode; /* crd_set_mode */
  crd_join join;
};

/* A stage of a kind's layer; stages are run in order. The controller layer ends with the first stage that fails; the webhook
 * layer collects the errors of all stages. */
typedef struct crd_rule_stage {
  crd_string name;
  uint8_t layer;            /* crd_layer */
  bool warning;             /* its failures only warn */
  bool alone;               /* run only when it is requested by its name */
  const crd_step *run;      /* an include in the root's scope */
  crd_string event, action; /* of the event that an operator sends: reason and action */
  /* A text and a value, in the root's scope, with the error's text as the only parameter. */
  crd_scope_code note, status;
  bool null_patch; /* of a mutation stage without changes: the patch is null; else there is no patch */
} crd_rule_stage;

/* A condition under which a layer skips an object. */
typedef struct crd_layer_skip {
  uint8_t layer;         /* crd_layer */
  crd_scope_code when;   /* a truth; none: always */
  crd_scope_code reason; /* a text */
} crd_layer_skip;

/* How an admission service refuses. */
typedef enum crd_refusal {
  CRD_REFUSAL_STATUS, /* with a Status: 422 Invalid and its causes */
  CRD_REFUSAL_MESSAGE /* with only a message: neither code nor reason */
} crd_refusal;

/* An admission service (crd/service.h). */
typedef struct crd_service {
  crd_string path; /* "/jobs/validate" */
  bool mutating;
  uint8_t refusal;          /* crd_refusal */
  crd_string configuration; /* the name of the service's own webhook configuration; empty: it has none of its own */
  crd_string webhook;       /* the webhook that calls the service, as JSON, without clientConfig */
  bool not_own;             /* it gets no requests about the namespace where the service runs */
} crd_service;

typedef struct crd_layers {
  const crd_rule_stage *stages;
  uint16_t stage_count, skip_count, service_count;
  const crd_layer_skip *skips;
  const crd_service *services; /* the paths where the kind's webhook layer answers */
  const crd_watch *watches;    /* the kinds that stages and skips query from the cluster */
  uint16_t watch_count;
  bool interpreted; /* its expressions are programs */
} crd_layers;

/* ---- functions that expressions call ---- */

/* The value of an absent part of a document. */
typedef enum crd_zero {
  CRD_ZERO_NONE, /* none: reading an absent part is an error */
  CRD_ZERO_NULL,
  CRD_ZERO_BOOL,
  CRD_ZERO_INT,
  CRD_ZERO_DOUBLE,
  CRD_ZERO_STRING,
  CRD_ZERO_LIST,
  CRD_ZERO_MAP,
  CRD_ZEROS
} crd_zero;

/* value.name, or the zero where the value is null or has no such member. */
crd_cel_value crd_scope_select(crd_cel *cel, crd_cel_value value, crd_string name, crd_zero zero);
/* The same for a part of a whole object whose member may have another type than its schema's: then it is the zero, too, as
 * in a struct. */
crd_cel_value crd_scope_member(crd_cel *cel, crd_cel_value value, crd_string name, crd_zero zero);
/* has(value.name) likewise: a struct has no member of another type. */
crd_cel_truth crd_scope_has(crd_cel *cel, crd_cel_value value, crd_string name);
/* The metadata of a root or embedded object; NULL: empty metadata. */
crd_cel_value crd_scope_metadata(crd_cel *cel, const crd_value *object);
/* The zero of a part of a document: an empty object, list or map of its type, or a scalar. */
crd_cel_value crd_scope_zero_part(crd_cel *cel, const crd_type *type, crd_zero zero);
/* The value of a part that no struct of its type can hold. */
crd_cel_value crd_scope_odd(crd_cel *cel, const crd_type *type, const crd_value *node, crd_cel_value read);
/* The value of a node of the value tree; NULL: the zero. */
crd_cel_value crd_scope_document(crd_cel *cel, const crd_type *type, const crd_value *node, crd_zero zero);
/* Whether a parameter's expression failed; then it sets the error again. */
bool crd_scope_failed(crd_cel *cel, const crd_cel_value *param);

CRD_END_DECLS

#endif
