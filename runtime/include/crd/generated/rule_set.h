/* SPDX-License-Identifier: Apache-2.0 */
/* Rule sets: the rules of the layers above the CRD (webhook, controller), in the order in which an operator asks them. The
 * compiler makes tables of them from markers (docs/rule-sets.md); the engine runs the tables.
 *
 * A set is a list of steps over one value, its `self`: rules, lists of errors, and other sets, included at a part of the
 * value or once for each item of a list. A kind names the sets that are run in a layer: its stages. */
#ifndef CRD_GENERATED_RULE_SET_H
#define CRD_GENERATED_RULE_SET_H

#include <crd/errors.h>
#include <crd/generated/cel_value.h>
#include <crd/state.h>

CRD_BEGIN_DECLS

/* What the expressions of a set see: its own self, and, through `outer`, the sets that it is included in. */
typedef struct crd_scope crd_scope;
struct crd_scope {
  const crd_scope *outer;
  const void *self;            /* the storage of a type (crd/types.h), or a crd_cel_value; of programs always that */
  const crd_cel_value *params; /* as the inclusion bound them; one that failed has the error as text */
  int64_t index;               /* of `each`: the item's place, */
  crd_string key;              /* or its key */
};

/* Compiled expressions. Errors are as in crd/generated/cel.h. */
typedef crd_cel_truth crd_scope_truth_fn(crd_cel *cel, const crd_scope *scope);
typedef crd_cel_value crd_scope_value_fn(crd_cel *cel, const crd_scope *scope);
typedef bool crd_scope_text_fn(crd_cel *cel, const crd_scope *scope, crd_string *text);

/* An expression of a set: the function that the compiler wrote of it, or its program (crd/generated/program.h), which what
 * is met at run time has; neither where there is no expression. All of a kind's are of one of the two. */
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

/* What follows a failure. */
typedef enum crd_set_mode {
  CRD_SET_FIRST, /* the first failure ends it */
  CRD_SET_ALL    /* everything is asked */
} crd_set_mode;

/* How the messages of several failures become one. */
typedef enum crd_join_form {
  CRD_JOIN_NONE,       /* they stay apart */
  CRD_JOIN_TEXT,       /* with a text between them */
  CRD_JOIN_MULTIERROR, /* as github.com/hashicorp/go-multierror prints a list */
  CRD_JOIN_AGGREGATE   /* as apimachinery's util/errors prints one: [a, b], equal ones once, one alone as it is */
} crd_join_form;

typedef struct crd_join {
  uint8_t form;    /* crd_join_form */
  bool trim;       /* then white space at both ends goes (Go's strings.TrimSpace) */
  crd_string text; /* of CRD_JOIN_TEXT */
} crd_join;

typedef struct crd_rule_set crd_rule_set;

/* A place below a scope's self: `text` as it is appended (".a[k]"). */
typedef struct crd_step_path {
  uint8_t hops; /* how many scopes further out the self stands */
  bool unknown; /* the expression leads to no place: then it is that of the set around it */
  crd_string text;
} crd_step_path;

/* What an expression reads: a place below the self of a scope, or what the parameters of its include are made of. The steps
 * of a path are those of errors' fields, and [*] for each item or value, [#] for how many there are. */
typedef enum crd_read_kind {
  CRD_READ_PLACE,
  CRD_READ_PARAMS,
  CRD_READ_ALL /* who knows what */
} crd_read_kind;

typedef struct crd_read {
  uint8_t kind; /* crd_read_kind */
  uint8_t hops; /* how many scopes further out */
  crd_string path;
} crd_read;

/* One include. */
typedef struct crd_include {
  const crd_rule_set *set;
  crd_scope_code at; /* a value: the set's self, or with `each` the list or map; none: the self of the set around it */
  bool each;         /* once per item */
  bool typed;        /* self is storage: what `at` gives is a part of the document */
  uint8_t mode;      /* with `each`: what a failure means for the items behind it */
  crd_join join;     /* of all its failures */
  crd_step_path path;
  /* Of its failures. Expressions have the scope of the included set. */
  crd_string prefix, suffix;        /* of the messages */
  crd_scope_code prefix_expression; /* a text */
  crd_string field_path;            /* from the self of the set around it, in place of the rules' own */
  crd_scope_code value;             /* a value */
  crd_scope_code value_text;        /* a text */
  const crd_scope_code *params;     /* values */
  uint16_t param_count;
  uint16_t read_count, self_read_count;
  const crd_read *reads;      /* of the parameters, from the scope of the included set */
  const crd_read *self_reads; /* of `at`, from the set around it, where the path is unknown */
  crd_string pointer;         /* of sets that mutate: the path as a JSON pointer */
} crd_include;

/* What a mutation makes of its place. */
typedef enum crd_mutation_op {
  CRD_MUTATE_SET, /* the value, where it is another: what is missing around it is made */
  CRD_MUTATE_ADD, /* operations of JSON patch, as they stand */
  CRD_MUTATE_REPLACE,
  CRD_MUTATE_REMOVE,
  CRD_MUTATE_TEST
} crd_mutation_op;

/* One change of the object, of sets that run in mutation stages. */
typedef struct crd_mutation {
  uint8_t op;                     /* crd_mutation_op */
  crd_string path;                /* JSON pointer from self */
  crd_scope_code path_expression; /* a text in its place */
  crd_scope_code value;           /* a value; an optional that has none: nothing is done */
  crd_string go_type;             /* the value is written as this type writes it (crd/go_json.h); empty: as it is */
} crd_mutation;

typedef struct crd_step {
  uint8_t kind;    /* crd_step_kind */
  bool warning;    /* a failure only warns */
  bool breaks;     /* a failure ends the sets around it, up to the `each` that they are run for */
  uint8_t reason;  /* crd_error_type */
  crd_string name; /* KR-123; may be empty */
  crd_string rule; /* the CEL text */
  crd_string message;
  crd_string field_path;             /* as it is appended to the path of self */
  crd_scope_code when;               /* a truth: false: not asked; none: always asked. Of a rule it is part of `evaluate` */
  crd_scope_code evaluate;           /* RULE: a truth, which passes */
  crd_scope_code message_expression; /* a text */
  crd_scope_code value;              /* a value. RULE: the bad one; ERRORS: the list of messages */
  crd_scope_code value_text;         /* RULE: the bad value as it is shown */
  const crd_include *include;        /* INCLUDE */
  const crd_read *reads;             /* of RULE and ERRORS: what decides whether there is a failure */
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

/* What is run of a kind in a layer, in order. The controller layer ends with the first stage that fails; the webhook layer
 * gathers the errors of all. */
typedef struct crd_rule_stage {
  crd_string name;
  uint8_t layer;            /* crd_layer */
  bool warning;             /* its failures only warn */
  bool alone;               /* run only when it is asked for by its name */
  const crd_step *run;      /* an include in the root's scope */
  crd_string event, action; /* of the event that an operator sends: reason and action */
  /* Over the root, with the error's text as the one parameter: a text, a value. */
  crd_scope_code note, status;
  bool null_patch; /* of a mutation: where it was run and had nothing to do, the patch is null; else there is none */
} crd_rule_stage;

/* An object that a layer does not look at. */
typedef struct crd_layer_skip {
  uint8_t layer;         /* crd_layer */
  crd_scope_code when;   /* a truth; none: always */
  crd_scope_code reason; /* a text */
} crd_layer_skip;

/* How an admission service says no. */
typedef enum crd_refusal {
  CRD_REFUSAL_STATUS, /* with a Status: 422 Invalid and its causes */
  CRD_REFUSAL_MESSAGE /* with a message alone: neither code nor reason */
} crd_refusal;

/* What answers at a path (crd/service.h). */
typedef struct crd_service {
  crd_string path; /* "/jobs/validate" */
  bool mutating;
  uint8_t refusal;          /* crd_refusal */
  crd_string configuration; /* of the webhook configuration that sends there, where it is one of its own; else empty */
  crd_string webhook;       /* that sends there: JSON as the API has it, without clientConfig */
  bool not_own;             /* it is not sent what happens in the namespace where the service runs */
} crd_service;

typedef struct crd_layers {
  const crd_rule_stage *stages;
  uint16_t stage_count, skip_count, service_count;
  const crd_layer_skip *skips;
  const crd_service *services; /* the paths where the kind's webhook layer answers */
  const crd_watch *watches;    /* what stages and skips ask of the cluster */
  uint16_t watch_count;
  bool interpreted; /* its expressions are programs */
} crd_layers;

/* ---- what expressions call ---- */

/* What an absent part of a document reads as. */
typedef enum crd_zero {
  CRD_ZERO_NONE, /* there is none: reading it is an error */
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
/* The same of a part of a whole object whose member may be of another type than its schema says: that is the zero, too, as a
 * struct of it would have it. */
crd_cel_value crd_scope_member(crd_cel *cel, crd_cel_value value, crd_string name, crd_zero zero);
/* has(value.name) likewise: a struct has no member of another type. */
crd_cel_truth crd_scope_has(crd_cel *cel, crd_cel_value value, crd_string name);
/* The metadata of a root or embedded object; NULL: one without. */
crd_cel_value crd_scope_metadata(crd_cel *cel, const crd_value *object);
/* The zero of a part of a document: an object, list or map is one still, of its type. */
crd_cel_value crd_scope_zero_part(crd_cel *cel, const crd_type *type, crd_zero zero);
/* What a part reads as that no struct of its type could hold. */
crd_cel_value crd_scope_odd(crd_cel *cel, const crd_type *type, const crd_value *node, crd_cel_value read);
/* A node of the value tree, of which NULL is the zero. */
crd_cel_value crd_scope_document(crd_cel *cel, const crd_type *type, const crd_value *node, crd_zero zero);
/* A parameter whose expression failed: then the error is set again. */
bool crd_scope_failed(crd_cel *cel, const crd_cel_value *param);

CRD_END_DECLS

#endif
