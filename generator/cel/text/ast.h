/* SPDX-License-Identifier: Apache-2.0 */
/* The abstract syntax of CEL as cel-go builds it (macros expanded into comprehensions), and the types that the checker
 * gives. A tree lives in an arena. */
#pragma once

#include "schema/tree/schema.h"
#include <crd/arena.h>
#include <crd/errors.h>
#include <crd/settings.h>
#include <crd/string.h>

/* ---- types ---- */

typedef enum cel_kind {
  CEL_ERROR_TYPE,
  CEL_DYN,
  CEL_NULL,
  CEL_BOOL,
  CEL_INT,
  CEL_UINT,
  CEL_DOUBLE,
  CEL_STRING,
  CEL_BYTES,
  CEL_DURATION,
  CEL_TIMESTAMP,
  CEL_LIST,     /* parameters[0]: items */
  CEL_MAP,      /* parameters[0], [1]: keys, values */
  CEL_OBJECT,   /* of a schema: fields by name */
  CEL_TYPE,     /* parameters[0] */
  CEL_OPTIONAL, /* parameters[0] */
  CEL_OPAQUE,   /* kubernetes.Quantity, net.IP ...: name */
  CEL_PARAMETER /* a type parameter of an overload: name */
} cel_kind;

typedef struct cel_type cel_type;

/* A field of a CEL_OBJECT. */
typedef struct cel_field {
  crd_string name;     /* the escaped identifier (spec 7.4), as rules write it */
  crd_string property; /* the property's own name */
  const cel_type *type;
} cel_field;

struct cel_type {
  cel_kind kind;
  crd_string name; /* OBJECT: its last part ("spec", "@idx"; empty: the outermost), OPAQUE, PARAMETER */
  const cel_type *parameters[2];
  const schema *schema; /* the schema this type was made of; NULL for types that no schema declares */
  /* The type of the enclosing schema, NULL for the outermost. Messages print an OBJECT as its path from the type of `self`.
   * As in the API server, an OBJECT is identified by its place in the tree of schemas: two objects of the same shape at two
   * places do not compare. */
  const cel_type *owner;
  const cel_field *fields; /* OBJECT */
  size_t field_count;
  bool named;         /* OBJECT: its name alone identifies it */
  bool open;          /* a named OBJECT that has any field, as dyn */
  bool int_or_string; /* DYN of an x-kubernetes-int-or-string */
  bool any;           /* DYN: google.protobuf.Any, which macros cannot range over */
  /* Limits for the cost estimate (spec 7.2): the most elements, and the fewest bytes as JSON. */
  uint64_t max_elements, min_size;
};

/* A type without parameters: ERROR_TYPE, DYN to TIMESTAMP, and TYPE for the type of unknown types. */
const cel_type *crdc_cel_type_simple(cel_kind kind);
/* A LIST, MAP, TYPE or OPTIONAL; `b` is NULL except for maps. */
const cel_type *crdc_cel_type_with(crd_arena *arena, cel_kind kind, const cel_type *a, const cel_type *b);
/* The field that a rule writes as `name`, or NULL. Reserved words may be written with or without underscores. */
const cel_field *crdc_cel_type_field(const cel_type *object, crd_string name);
/* The identifier of a property in rules; false where rules cannot refer to it. */
bool crdc_cel_escape(crd_arena *arena, crd_string property, crd_string *identifier);

/* ---- expressions ---- */

typedef enum cel_node_kind {
  CEL_NODE_CONSTANT,
  CEL_NODE_IDENT,
  CEL_NODE_SELECT, /* operand.name; test_only: has(operand.name) */
  CEL_NODE_CALL, /* name(arguments) or target.name(arguments); operators are "_==_", "_&&_", "!_", "_?_:_", "_[_]", "@in" ...
                  */
  CEL_NODE_LIST, /* items; optional marks [?x] */
  CEL_NODE_MAP,  /* keys[i]: items[i] */
  CEL_NODE_STRUCT,       /* Name{field: x}: field names in `names` */
  CEL_NODE_COMPREHENSION /* the fold of cel-go */
} cel_node_kind;

/* A constant; its kind is one of CEL_NULL, BOOL, INT, UINT, DOUBLE, STRING, BYTES. */
typedef struct cel_constant {
  cel_kind kind;
  union {
    bool boolean;
    int64_t integer;
    uint64_t unsigned_integer;
    double number;
    crd_string text; /* STRING, BYTES */
  } as;
} cel_constant;

typedef struct cel_node cel_node;

/* A macro as it was written. The expansion contains the same nodes. */
typedef struct cel_macro_call {
  cel_node *target; /* NULL: none */
  cel_node **arguments;
  size_t count;
} cel_macro_call;

/* An overload that the checker chose: "add_int64", "size_string". */
struct cel_overload; /* cel/declarations.h */

struct cel_node {
  cel_node_kind kind;
  uint32_t id;       /* as cel-go numbers nodes; unique in the tree */
  uint32_t position; /* in code points from the start of the expression */
  cel_constant constant;
  crd_string name;                       /* IDENT, SELECT: field, CALL: function, STRUCT: type */
  cel_node *target;                      /* SELECT: operand; CALL: receiver or NULL */
  cel_node **arguments;                  /* CALL arguments; LIST, MAP, STRUCT values */
  cel_node **keys;                       /* MAP */
  crd_string *names;                     /* STRUCT */
  bool *optional;                        /* LIST, MAP, STRUCT: entry i is written with '?' ; NULL: none */
  uint32_t *entry_ids, *entry_positions; /* MAP, STRUCT: of the entries, at their ':' */
  size_t argument_count;
  bool test_only;                                /* SELECT */
  struct {                                       /* COMPREHENSION */
    crd_string variable, variable2, accumulator; /* variable2 empty but for two-variable comprehensions */
    cel_node *range, *initial, *condition, *step, *result;
  } fold;
  crd_string macro; /* the macro this node was expanded from ("all", "has"), or empty */
  const cel_macro_call *macro_call;

  /* Set by the checker. Where a.b.c is the full name of a type it becomes an IDENT; where a.b.f is that of a function,
   * a.b.f() becomes a CALL without a target. */
  const cel_type *type;
  bool names_type; /* IDENT: it is not a variable but a type such as int or net.IP, which is parameters[0] of `type` */
  /* Set by crdc_cel_plan: the value of a list, a map, a type name or a conversion that is known before the program runs, so
   * that evaluating it costs nothing; NULL elsewhere. */
  const struct crd_cel_value *folded;
  const struct cel_overload **overloads; /* CALL: candidates, most specific first; one unless arguments are dyn */
  size_t overload_count;
};

#define CEL_NO_PLACE UINT32_MAX
/* The position of an issue without a node: before the first column. */
#define CEL_BEFORE_START (UINT32_MAX - 1)

/* One problem in an expression, as cel-go reports it. */
typedef struct cel_issue {
  uint32_t line, column; /* line from 1, column from 0 in code points; both CEL_NO_PLACE where there is no place */
  crd_string message;
  crd_string hint; /* the likely meaning, for people; empty: unknown (cel/hint.h) */
} cel_issue;

typedef struct cel_issues {
  crd_arena *arena;
  cel_issue *items;
  size_t count, capacity;
  size_t dropped; /* issues beyond the 100 that are kept */
} cel_issues;

typedef struct cel_ast {
  crd_arena *arena;
  crd_string source;
  cel_node *root; /* NULL when it did not parse */
  cel_issues issues;
  uint32_t next_id;
  unsigned version;                /* of the environment whose macros were expanded; 0: the newest */
  unsigned server;                 /* the minor of the API server whose cost figures are used; 0: the newest */
  unsigned differs_from;           /* the lowest later version whose environment may parse it differently; 0: none */
  bool bindings;                   /* of the environment */
  bool uses_old_self;              /* set by the checker: the expression uses oldSelf */
  crd_string refusal;              /* the error of crdc_cel_plan */
  const struct cel_extras *extras; /* set by the checker: of the environment; NULL in the crd layer */
  const struct cel_policy *policy; /* likewise: set for an expression of admission (cel/policy.h), else NULL */
} cel_ast;

/* Whether costs are counted as before that minor (docs/versions.md). */
static inline bool cel_ast_counts_as_before(const cel_ast *ast, unsigned minor) {
  return ast->server && ast->server < minor;
}

/* Until 1.36 matches(text, pattern) costs 1, and startsWith and endsWith cost as much as reading the whole text (cel-go
 * checker/cost.go and interpreter/runtimecost.go of 0.26 and 0.29). */
static inline bool cel_ast_counts_as_before_37(const cel_ast *ast) {
  return cel_ast_counts_as_before(ast, 37);
}

/* Records that environments from this version on may parse the tree differently. */
static inline void cel_ast_differs_from(cel_ast *ast, unsigned version) {
  if (!ast->differs_from || version < ast->differs_from) ast->differs_from = version;
}

/* Parses an expression with the macros of the Kubernetes environment. False when there are issues. */
bool crdc_cel_parse(cel_ast *ast, crd_arena *arena, crd_string source);
/* Parses with the macros of an older environment. */
bool crdc_cel_parse_version(cel_ast *ast, crd_arena *arena, crd_string source, unsigned version);

/* Parses with the macros of the given environment. */
typedef struct cel_environment cel_environment;
bool crdc_cel_parse_for(cel_ast *ast, crd_arena *arena, crd_string source, const cel_environment *environment);

/* The variables that a rule sees with their types, and the Kubernetes version that decides which libraries it has. */
typedef struct cel_variable {
  crd_string name;
  const cel_type *type;
} cel_variable;

/* What rules of the layers webhook and controller have in addition to the Kubernetes environment: the functions of
 * docs/cel.md, `gates` and `config` with the declarations as fields, `operation`, and the whole objects. */
typedef enum cel_watch_form {
  CEL_WATCH_GET,
  CEL_WATCH_ALL,
  CEL_WATCH_INDEX,
  CEL_WATCH_ANCESTORS,
  CEL_WATCH_DESCENDANTS
} cel_watch_form;

/* A function that finds objects of a kind in the cluster. */
typedef struct cel_watch {
  crd_string function;
  cel_watch_form form;
  crd_string group, version, kind, path;
  const cel_type *type; /* of an object */
} cel_watch;

typedef struct cel_extras {
  const crd_extras *declared; /* NULL: no gates or settings */
  const cel_watch *watches;
  size_t watch_count;
  bool *used;             /* by watch: compiled code calls it; may be NULL */
  const cel_type *object; /* the type of `object` and `oldObject`, from another cel_types; NULL: they are not declared */
} cel_extras;

struct cel_environment {
  const cel_variable *variables;
  size_t variable_count;
  unsigned version;                      /* the minor whose libraries are declared */
  unsigned server;                       /* the minor of the API server whose cost figures are used; 0: the newest */
  crd_string container;                  /* the namespace in which names are looked up first; rules have none */
  const cel_extras *extras;              /* NULL: the crd layer, with what the API server has and no more */
  const struct cel_policy *policy;       /* of an environment of admission (cel/policy.h), else NULL */
  bool bindings;                         /* cel.bind is declared */
  bool mixed_literals;                   /* values of lists and maps may differ in type: they become JSON */
  bool (*takes)(const cel_type *result); /* crdc_cel_compile: whether the result type is allowed; NULL: all types are */
};

/* Resolves identifiers and overloads, and sets the type of every node. False when there are issues. */
bool crdc_cel_check(cel_ast *ast, const cel_environment *environment);

/* The checks that cel-go makes when it builds a program from a checked expression: folds constants (sets `folded`), and
 * refuses constant conversions that fail, invalid constant patterns, and variables that hold types. False with the text that
 * follows "program instantiation failed: ". */
bool crdc_cel_plan(cel_ast *ast, crd_string *error);

/* The declared type of a schema (spec 7.2, SchemaDeclType), or NULL. `root` adds kind, apiVersion and metadata. Cached in
 * `types`, which the caller keeps for a run. */
typedef struct cel_types cel_types;
cel_types *crdc_cel_types_create(crd_arena *arena);
/* The types of the layers above the CRD: the root and embedded objects have the whole ObjectMeta. */
cel_types *crdc_cel_types_create_beyond(crd_arena *arena);
/* Sets the API server's minor (0: 37) before the first type is made. Until 1.36 metadata.name has no limit. Until 1.33
 * maxLength does not limit what may be a number or a string. */
void crdc_cel_types_of_minor(cel_types *types, unsigned kubernetes_minor);
unsigned crdc_cel_types_minor(const cel_types *types);
const cel_type *crdc_cel_type_of_schema(cel_types *types, const schema *schema, bool root);

/* "list(string)", "map(string, int)", "selfType.spec" as messages print types. */
crd_string crdc_cel_type_format(crd_arena *arena, const cel_type *type);
bool crdc_cel_type_equal(const cel_type *a, const cel_type *b);

/* The issues as cel-go displays them: ERROR: <input>:1:6: message, the line of source, a caret. */
crd_string crdc_cel_issues_format(crd_arena *arena, const cel_ast *ast);
