/* The run time of compiled CEL rules: the state of an evaluation, its cost and its error. What generated rules call beside
 * this is declared in crd/cel_*.h. */
#ifndef CRD_CEL_H
#define CRD_CEL_H

#include <crd/arena.h>
#include <crd/string.h>
#include <crd/value.h>

#ifdef __cplusplus
extern "C" {
#endif

/* kube-apiserver's limits in cost units (apiserver pkg/apis/cel/config.go). */
#define CRD_CEL_CALL_LIMIT 1000000u
#define CRD_CEL_BUDGET 10000000

/* What a CEL expression that yields bool came to. Errors are values: && || and the macros absorb them. */
typedef enum crd_cel_truth {
  CRD_CEL_FALSE,
  CRD_CEL_TRUE,
  CRD_CEL_ERROR /* crd_cel.error says which */
} crd_cel_truth;

typedef struct crd_cel_slot crd_cel_slot;

typedef struct crd_cel {
  crd_arena *arena;
  uint64_t cost;    /* of the call under way */
  uint64_t limit;   /* CRD_CEL_CALL_LIMIT; past it the call ends with "operation cancelled: actual cost limit exceeded" */
  crd_string error; /* the text of the last error, as cel-go prints it */
  bool cancelled;   /* the cost limit was passed */
  /* What the rules of one node share (crd_cel_shared), made by the first that needs it and handed on to the others by who
   * evaluates them for one object; NULL: nothing yet. */
  crd_cel_slot *slots;
  bool raw_lists;  /* lists of the schema compare and add as API servers before 1.37 have it: by Go's raw values */
  bool wants_tree; /* set by what cannot tell those from structs (1 from 1.0): the result is not to be used */
  /* What rules of the layers webhook and controller see beyond the API server's (docs/cel.md). */
  bool beyond;                          /* metadata is read whole, not name and generateName alone */
  const struct crd_settings *settings;  /* gates.X, config.x; NULL: the defaults */
  crd_string operation;                 /* 'CREATE', 'UPDATE', 'DELETE' */
  const struct crd_type *root;          /* of the two that follow; NULL: they are null */
  const crd_value *object, *old_object; /* the whole objects; NULL: null */
  bool partial;                         /* they are not whole: who asks for them sets wants_tree */
  struct crd_cel_indexes *indexes;      /* where names are in long maps of the node; NULL: not asked for yet */
  struct {
    const char *text; /* NULL: none */
    size_t point, byte;
  } cursor; /* the code point of a text that was asked for last */
} crd_cel;

/* Makes an evaluation ready for the next rule: cheaper than a new one for each. What the rules of a node share stays. */
static inline void crd_cel_begin(crd_cel *cel) {
  cel->cost = 0;
  cel->error.data = NULL, cel->error.size = 0;
  cel->cancelled = false;
}

/* Forgets what the rules of the node before shared. */
static inline void crd_cel_begin_node(crd_cel *cel) {
  cel->slots = NULL;
  cel->indexes = NULL;
  cel->cursor.text = NULL;
}

/* A compiled rule. `self` and `old_self` point to the storage of the node's type (crd/types.h): the struct of an object, the
 * list or map header, the scalar. `old_self` is NULL where there is no old value. A rule on the tree is given nodes of the
 * value tree (crd_value) in their place. */
typedef crd_cel_truth crd_cel_rule_fn(crd_cel *cel, const void *self, const void *old_self);
/* A compiled messageExpression: true and the text in `message`, or false for an error. */
typedef bool crd_cel_message_fn(crd_cel *cel, const void *self, const void *old_self, crd_string *message);

typedef enum crd_layer { CRD_LAYER_CRD = 1, CRD_LAYER_WEBHOOK = 2, CRD_LAYER_CONTROLLER = 4, CRD_LAYER_ALL = 7 } crd_layer;

typedef struct crd_rule {
  crd_string rule;               /* the CEL text, trimmed */
  crd_string message;            /* trimmed; may be empty */
  crd_string message_expression; /* may be empty */
  crd_string field_path;         /* as it is appended to the node's path: ".a.b", "[k]"; may be empty */
  uint8_t reason;                /* crd_error_type */
  uint8_t layer;                 /* crd_layer */
  bool uses_old_self, optional_old_self;
  crd_cel_rule_fn *evaluate;            /* NULL: the stored rule does not compile; `message` is what objects are told */
  crd_cel_message_fn *evaluate_message; /* NULL without messageExpression */
  /* The same on the value tree, for values that no struct holds whole: of a wrong shape that ratcheting let through, or 2.0
   * where an int64 belongs. Reading such a part is a CEL error; what the rule does not read does not matter. */
  crd_cel_rule_fn *evaluate_tree;
  crd_cel_message_fn *evaluate_message_tree;
} crd_rule;

#ifdef __cplusplus
}
#endif

#endif
