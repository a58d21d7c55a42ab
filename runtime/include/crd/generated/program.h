/* SPDX-License-Identifier: Apache-2.0 */
/* Programs: compiled expressions as data. An expression is lowered once into instructions over registers that hold
 * crd_cel_value, and an interpreter runs them.
 *
 * An instruction first adds its cost, then does the operation of its row in CRD_OPS. Operands (A, B) are registers, or
 * constants where CRD_CONSTANT_BIT is set. An instruction that may fail has an error edge: the instruction that is next
 * after an error (crd_cel.error has its text). It adds the cost that the error has on its way to the operator that absorbs
 * it. Macros are loops; the state of a loop (number of elements, current index, remembered error, collected items) is
 * outside of the registers. docs/programs.md describes the form.
 *
 * The compiler asserts that crd_program_verify accepts its programs. */
#ifndef CRD_GENERATED_PROGRAM_H
#define CRD_GENERATED_PROGRAM_H

#include <crd/generated/cel_functions.h>
#include <crd/generated/rule_set.h>
#include <crd/regex.h>
#include <crd/settings.h>
#include <crd/state.h>

CRD_BEGIN_DECLS

/* Which fields of an instruction an operation uses. */
enum crd_operand_use {
  CRD_USES_RESULT = 1 << 0,    /* `result`: the register that it writes */
  CRD_USES_A = 1 << 1,         /* `a`: an operand */
  CRD_USES_B = 1 << 2,         /* `b`: an operand */
  CRD_USES_RUN = 1 << 3,       /* `a`: the first of `b` registers in a row */
  CRD_USES_TARGET = 1 << 4,    /* `to`: the instruction that may be next */
  CRD_USES_EDGE = 1 << 5,      /* `to`: the instruction that is next after an error */
  CRD_USES_AMOUNT = 1 << 6,    /* `to`: a number */
  CRD_USES_NAME = 1 << 7,      /* `x`: a name */
  CRD_USES_NAMES = 1 << 8,     /* `x`: the first of `b` names in a row */
  CRD_USES_FUNCTION = 1 << 9,  /* `x`: a function */
  CRD_USES_PATTERN = 1 << 10,  /* `x`: a pattern */
  CRD_USES_LOOP = 1 << 11,     /* `x`: a loop */
  CRD_USES_SAVED = 1 << 12,    /* `x`: a register with a text that was saved */
  CRD_USES_FLAGS = 1 << 13,    /* `x`: the first flag of the run's entries, or CRD_NO_FLAGS */
  CRD_USES_VARIABLE = 1 << 14, /* `x`: a variable of the policy */
  CRD_USES_GATE = 1 << 15,     /* `x`: a feature gate */
  CRD_USES_SETTING = 1 << 16,  /* `x`: a setting */
  CRD_USES_QUERY = 1 << 17,    /* `x`: a query of the cluster */
  CRD_USES_POINT = 1 << 18,    /* `to`: the first of the three counters of a coverage point */
  CRD_USES_TEST = 1 << 19,     /* `b`: a function */
  CRD_ENDS = 1 << 20           /* the next instruction is reached only by jumps */
};

/* A row for each operation: its name, its printed name, the fields that it uses. `n` is a small immediate number. */
#define CRD_OPS(ROW)                                                                                                        \
  /* ends: with a value; with the error that is set */                                                                      \
  ROW(RETURN, "return", CRD_USES_A | CRD_ENDS)                                                                              \
  ROW(RETURN_ERROR, "return-error", CRD_ENDS)                                                                               \
  /* control flow and cost */                                                                                               \
  ROW(JUMP, "jump", CRD_USES_TARGET | CRD_ENDS)                                                                             \
  ROW(JUMP_TRUE, "jump-true", CRD_USES_A | CRD_USES_TARGET)   /* a is true */                                               \
  ROW(JUMP_FALSE, "jump-false", CRD_USES_A | CRD_USES_TARGET) /* a is false */                                              \
  ROW(COST, "cost", CRD_USES_AMOUNT)                                                                                        \
  ROW(DISCOUNT, "discount", CRD_USES_AMOUNT)                                                                                \
  /* n: a crd_cost_shape << 1, plus 1 where the failed operand is the first; a: the other operand */                        \
  ROW(COST_OF_CALL, "cost-of-call", CRD_USES_A)                                                                             \
  ROW(COST_OF_SEARCH, "cost-of-search", CRD_USES_A)                                                                         \
  /* registers */                                                                                                           \
  ROW(MOVE, "move", CRD_USES_RESULT | CRD_USES_A)                                                                           \
  ROW(FAILED, "failed", CRD_USES_RESULT) /* a value that is an error */                                                     \
  ROW(SAVE_ERROR, "save-error", CRD_USES_RESULT)                                                                            \
  ROW(RESTORE_ERROR, "restore-error", CRD_USES_A)                                                                           \
  ROW(CHECK, "check", CRD_USES_A | CRD_USES_EDGE) /* a is no error */                                                       \
  ROW(CHECK_BOOL, "check-bool", CRD_USES_A | CRD_USES_EDGE)                                                                 \
  ROW(CHECK_TEXT, "check-text", CRD_USES_A | CRD_USES_EDGE)                                                                 \
  /* logic; and, or: a did not decide, x has its error */                                                                   \
  ROW(NOT, "not", CRD_USES_RESULT | CRD_USES_A)                                                                             \
  ROW(AND, "and", CRD_USES_RESULT | CRD_USES_A | CRD_USES_B | CRD_USES_SAVED)                                               \
  ROW(OR, "or", CRD_USES_RESULT | CRD_USES_A | CRD_USES_B | CRD_USES_SAVED)                                                 \
  /* variables of the expression; n of old-self: a crd_old_self */                                                          \
  ROW(SELF, "self", CRD_USES_RESULT | CRD_USES_EDGE)                                                                        \
  ROW(OLD_SELF, "old-self", CRD_USES_RESULT | CRD_USES_EDGE)                                                                \
  ROW(POLICY_VALUE, "policy-value", CRD_USES_RESULT | CRD_USES_EDGE) /* n: a crd_policy_value */                            \
  ROW(POLICY_VARIABLE, "policy-variable", CRD_USES_RESULT | CRD_USES_VARIABLE | CRD_USES_EDGE)                              \
  /* variables of an expression of a rule set; n: how many scopes further out; x: which parameter */                        \
  ROW(SCOPE_SELF, "scope-self", CRD_USES_RESULT | CRD_USES_EDGE)                                                            \
  ROW(SCOPE_INDEX, "scope-index", CRD_USES_RESULT | CRD_USES_EDGE)                                                          \
  ROW(SCOPE_KEY, "scope-key", CRD_USES_RESULT | CRD_USES_EDGE)                                                              \
  ROW(SCOPE_PARAM, "scope-param", CRD_USES_RESULT | CRD_USES_EDGE)                                                          \
  /* variables of the layers above the CRD; n of beyond: a crd_beyond_value, of query: a crd_query_form */                  \
  ROW(BEYOND, "beyond", CRD_USES_RESULT)                                                                                    \
  ROW(GATE, "gate", CRD_USES_RESULT | CRD_USES_GATE)                                                                        \
  ROW(SETTING, "setting", CRD_USES_RESULT | CRD_USES_SETTING)                                                               \
  ROW(QUERY, "query", CRD_USES_RESULT | CRD_USES_A | CRD_USES_QUERY | CRD_USES_EDGE)                                        \
  /* members and items; select follows the names one after the other; each costs 1 */                                       \
  ROW(SELECT, "select", CRD_USES_RESULT | CRD_USES_A | CRD_USES_NAMES | CRD_USES_EDGE)                                      \
  ROW(SELECT_OPTIONAL, "select-optional", CRD_USES_RESULT | CRD_USES_A | CRD_USES_NAME | CRD_USES_EDGE)                     \
  ROW(HAS, "has", CRD_USES_RESULT | CRD_USES_A | CRD_USES_NAME | CRD_USES_EDGE)                                             \
  /* members of objects in rule sets, where absent members read as zeros; n of zero-select: a crd_zero */                   \
  ROW(ZERO_SELECT, "zero-select", CRD_USES_RESULT | CRD_USES_A | CRD_USES_NAME | CRD_USES_EDGE)                             \
  ROW(ZERO_HAS, "zero-has", CRD_USES_RESULT | CRD_USES_A | CRD_USES_NAME | CRD_USES_EDGE)                                   \
  ROW(INDEX, "index", CRD_USES_RESULT | CRD_USES_A | CRD_USES_B | CRD_USES_EDGE)                                            \
  ROW(INDEX_OPTIONAL, "index-optional", CRD_USES_RESULT | CRD_USES_A | CRD_USES_B | CRD_USES_EDGE)                          \
  ROW(COST_OF_OPTIONAL, "cost-of-optional", CRD_USES_A) /* 1 where it has a value */                                        \
  /* optionals */                                                                                                           \
  ROW(CHECK_OPTIONAL, "check-optional", CRD_USES_A | CRD_USES_EDGE)                                                         \
  ROW(JUMP_NONE, "jump-none", CRD_USES_A | CRD_USES_TARGET)                                                                 \
  ROW(HELD, "held", CRD_USES_RESULT | CRD_USES_A | CRD_USES_EDGE)                                                           \
  /* operators; n: 1 where the overload is chosen at run time, which costs 1 (of equal: negated) */                         \
  ROW(EQUAL, "equal", CRD_USES_RESULT | CRD_USES_A | CRD_USES_B | CRD_USES_EDGE)                                            \
  ROW(LESS, "less", CRD_USES_RESULT | CRD_USES_A | CRD_USES_B | CRD_USES_EDGE)                                              \
  ROW(LESS_EQUAL, "less-equal", CRD_USES_RESULT | CRD_USES_A | CRD_USES_B | CRD_USES_EDGE)                                  \
  ROW(GREATER, "greater", CRD_USES_RESULT | CRD_USES_A | CRD_USES_B | CRD_USES_EDGE)                                        \
  ROW(GREATER_EQUAL, "greater-equal", CRD_USES_RESULT | CRD_USES_A | CRD_USES_B | CRD_USES_EDGE)                            \
  ROW(ADD, "add", CRD_USES_RESULT | CRD_USES_A | CRD_USES_B | CRD_USES_EDGE)                                                \
  ROW(SUBTRACT, "subtract", CRD_USES_RESULT | CRD_USES_A | CRD_USES_B | CRD_USES_EDGE)                                      \
  ROW(MULTIPLY, "multiply", CRD_USES_RESULT | CRD_USES_A | CRD_USES_B | CRD_USES_EDGE)                                      \
  ROW(DIVIDE, "divide", CRD_USES_RESULT | CRD_USES_A | CRD_USES_B | CRD_USES_EDGE)                                          \
  ROW(MODULO, "modulo", CRD_USES_RESULT | CRD_USES_A | CRD_USES_B | CRD_USES_EDGE)                                          \
  ROW(NEGATE, "negate", CRD_USES_RESULT | CRD_USES_A | CRD_USES_EDGE)                                                       \
  ROW(IN, "in", CRD_USES_RESULT | CRD_USES_A | CRD_USES_B | CRD_USES_EDGE)                                                  \
  ROW(IN_CONSTANT, "in-constant", CRD_USES_RESULT | CRD_USES_A | CRD_USES_B | CRD_USES_EDGE)                                \
  /* texts; n of size-at-most: negated, of starts and ends: cost as in API servers before 1.37, of matches: costs 1 */      \
  ROW(SIZE, "size", CRD_USES_RESULT | CRD_USES_A | CRD_USES_EDGE)                                                           \
  ROW(SIZE_AT_MOST, "size-at-most", CRD_USES_RESULT | CRD_USES_A | CRD_USES_B)                                              \
  ROW(STARTS, "starts", CRD_USES_RESULT | CRD_USES_A | CRD_USES_B | CRD_USES_EDGE)                                          \
  ROW(ENDS, "ends", CRD_USES_RESULT | CRD_USES_A | CRD_USES_B | CRD_USES_EDGE)                                              \
  ROW(CONTAINS, "contains", CRD_USES_RESULT | CRD_USES_A | CRD_USES_B | CRD_USES_EDGE)                                      \
  ROW(MATCHES, "matches", CRD_USES_RESULT | CRD_USES_A | CRD_USES_PATTERN | CRD_USES_EDGE)                                  \
  /* calls; n: 1 where the overload is chosen at run time, which costs 1 */                                                 \
  ROW(CALL, "call", CRD_USES_RESULT | CRD_USES_RUN | CRD_USES_FUNCTION | CRD_USES_EDGE)                                     \
  /* calls that the rules of a node share; n: the slot << 1 */                                                              \
  ROW(SHARED, "shared", CRD_USES_RESULT | CRD_USES_RUN | CRD_USES_FUNCTION | CRD_USES_EDGE)                                 \
  /* whether the call x succeeds (crd_cel_shared_test, with the test b); n: the slot << 1, plus 1 where it costs 1 */       \
  ROW(SHARED_TEST, "shared-test", CRD_USES_RESULT | CRD_USES_A | CRD_USES_TEST | CRD_USES_FUNCTION | CRD_USES_EDGE)         \
  /* constructors; in the run of maps and objects keys and values alternate; an object's run starts with its type name */   \
  ROW(LIST, "list", CRD_USES_RESULT | CRD_USES_RUN | CRD_USES_FLAGS | CRD_USES_EDGE)                                        \
  ROW(MAP, "map", CRD_USES_RESULT | CRD_USES_RUN | CRD_USES_FLAGS | CRD_USES_EDGE)                                          \
  ROW(OBJECT, "object", CRD_USES_RESULT | CRD_USES_RUN | CRD_USES_FLAGS | CRD_USES_EDGE)                                    \
  ROW(JSON_PATCH, "json-patch", CRD_USES_RESULT | CRD_USES_RUN | CRD_USES_FLAGS | CRD_USES_EDGE)                            \
  /* loops: open sets the range (n: a set of crd_range_flag); begin jumps if it is empty, next if there is another item */  \
  ROW(LOOP_OPEN, "loop-open", CRD_USES_A | CRD_USES_LOOP | CRD_USES_EDGE)                                                   \
  ROW(LOOP_BEGIN, "loop-begin", CRD_USES_LOOP | CRD_USES_TARGET)                                                            \
  /* jumps if all items are distinct, and adds the cost of the loops; a, b: name and costs of crd_cel_distinct */           \
  ROW(LOOP_DISTINCT, "loop-distinct", CRD_USES_A | CRD_USES_B | CRD_USES_LOOP | CRD_USES_TARGET)                            \
  ROW(LOOP_NEXT, "loop-next", CRD_USES_LOOP | CRD_USES_TARGET)                                                              \
  ROW(LOOP_ITEM, "loop-item", CRD_USES_RESULT | CRD_USES_LOOP) /* n: a text is expected */                                  \
  ROW(LOOP_KEY, "loop-key", CRD_USES_RESULT | CRD_USES_LOOP)                                                                \
  ROW(LOOP_VALUE, "loop-value", CRD_USES_RESULT | CRD_USES_LOOP)                                                            \
  /* all and exists: a is the predicate's value, the result the macro's value so far; n: exists. Jumps if decided */        \
  ROW(QUANTIFY, "quantify", CRD_USES_RESULT | CRD_USES_A | CRD_USES_LOOP | CRD_USES_TARGET)                                 \
  ROW(QUANTIFIED, "quantified", CRD_USES_A | CRD_USES_LOOP)                                                                 \
  ROW(REMEMBER, "remember", CRD_USES_LOOP)             /* the current error */                                              \
  ROW(REMEMBER_FIRST, "remember-first", CRD_USES_LOOP) /* unless the loop has one */                                        \
  ROW(LOOP_CHECK, "loop-check", CRD_USES_LOOP | CRD_USES_EDGE)                                                              \
  ROW(COLLECT, "collect", CRD_USES_A | CRD_USES_LOOP)                                                                       \
  ROW(COLLECTED, "collected", CRD_USES_RESULT | CRD_USES_LOOP)                                                              \
  ROW(COUNT_ONE, "count-one", CRD_USES_LOOP)                                                                                \
  ROW(IS_ONE, "is-one", CRD_USES_RESULT | CRD_USES_LOOP)                                                                    \
  /* coverage: counts for the point whose first counter in the expression's row is `to` */                                  \
  ROW(HIT, "hit", CRD_USES_AMOUNT | CRD_USES_POINT)                                                                         \
  ROW(HIT_TRUTH, "hit-truth", CRD_USES_A | CRD_USES_AMOUNT | CRD_USES_POINT)                                                \
  ROW(HIT_RANGE, "hit-range", CRD_USES_LOOP | CRD_USES_AMOUNT | CRD_USES_POINT)

#define CRD_OP_ROW(name, word, uses) CRD_OP_##name,
typedef enum crd_op { CRD_OPS(CRD_OP_ROW) CRD_OP_COUNT } crd_op;
#undef CRD_OP_ROW

typedef struct crd_instruction {
  uint8_t operation; /* crd_op */
  uint8_t n;
  uint16_t cost;
  uint16_t result, a, b, x;
  uint32_t to;
} crd_instruction;

enum crd_operand_mark { CRD_CONSTANT_BIT = 0x8000, CRD_NO_FLAGS = 0xffff, CRD_NO_FIELD = 0xffff };

/* How the cost of a call with a failed operand depends on the sizes of its first two operands (apiserver
 * pkg/cel/library/cost.go, cel-go interpreter/runtimecost.go). */
typedef enum crd_cost_shape {
  CRD_COSTS_ONE,
  CRD_COSTS_SUM,         /* a tenth of a + b */
  CRD_COSTS_LEAST,       /* a tenth of the smaller one */
  CRD_COSTS_FIRST,       /* a tenth of a */
  CRD_COSTS_FIRST_TWICE, /* a tenth of 2a */
  CRD_COSTS_SECOND,      /* a tenth of b */
  CRD_COSTS_ITEMS,       /* b */
  CRD_COSTS_TENTHS,      /* a tenth of a times a tenth of b */
  CRD_COSTS_PATTERN,     /* a tenth of a + 1 times a quarter of b */
  CRD_COSTS_PRODUCT,     /* 1 + ab */
  CRD_COSTS_PRODUCT_TWICE,
  CRD_COST_SHAPES
} crd_cost_shape;
uint64_t crd_cost_of_sizes(crd_cost_shape shape, uint64_t a, uint64_t b);

/* How an expression reads oldSelf. */
typedef enum crd_old_self {
  CRD_OLD_SELF,          /* there is an old value */
  CRD_OLD_SELF_OPTIONAL, /* as an optional, with or without a value */
  CRD_OLD_SELF_NONE,     /* reading it is an error, */
  CRD_OLD_SELF_PERHAPS,  /* or is an error if there is no old value */
  CRD_OLD_SELF_FORMS
} crd_old_self;

typedef enum crd_policy_value {
  CRD_POLICY_OBJECT,
  CRD_POLICY_OLD_OBJECT,
  CRD_POLICY_PARAMS,
  CRD_POLICY_REQUEST,
  CRD_POLICY_NAMESPACE,
  CRD_POLICY_AUTHORIZER,
  CRD_POLICY_REQUEST_RESOURCE,
  CRD_POLICY_VARIABLES,
  CRD_POLICY_VALUES
} crd_policy_value;

typedef enum crd_beyond_value {
  CRD_BEYOND_OPERATION,
  CRD_BEYOND_REQUEST,
  CRD_BEYOND_OBJECT,
  CRD_BEYOND_OLD_OBJECT,
  CRD_BEYOND_VALUES
} crd_beyond_value;

typedef enum crd_query_form {
  CRD_QUERY_GET,
  CRD_QUERY_ALL,
  CRD_QUERY_INDEX,
  CRD_QUERY_ANCESTORS,
  CRD_QUERY_DESCENDANTS,
  CRD_QUERY_FORMS
} crd_query_form;

typedef enum crd_range_flag {
  CRD_RANGE_PAIRS = 1, /* of a macro with two variables */
  CRD_RANGE_ANY = 2,   /* of dynamic type: an object is iterated as a map */
  CRD_RANGE_FLAGS = 3
} crd_range_flag;

/* The values of self and oldSelf: nodes of the value tree and their type; NULL where there is none. */
typedef struct crd_program_input {
  const crd_type *type;
  const crd_value *self, *old_self;
  const crd_scope *scope; /* of an expression of a rule set, in place of the fields above */
} crd_program_input;

/* Runs a program: returns its value, or one of kind CRD_CEL_FAILED with the error in `cel`. Adds costs to cel->cost. */
typedef crd_cel_value crd_program_runner(const crd_program *program, crd_cel *cel, const crd_program_input *input);
crd_program_runner crd_program_run;
/* The same for a CRD's rules: without the operations that only policies and rule sets have, and without coverage. */
crd_program_runner crd_rule_run;

struct crd_program {
  crd_program_runner *run; /* crd_program_run; a pointer, so that code with tables alone need not link the interpreter */
  const crd_instruction *code;
  const crd_cel_value *constants;
  const crd_string *names;
  const uint16_t *fields; /* of each name: the likely index of the field in its object; CRD_NO_FIELD: unknown */
  crd_cel_function *const *functions;
  const crd_pattern *const *patterns;
  const uint32_t *pattern_sizes; /* in code points */
  const bool *flags;             /* of entries of constructors: the entry is an optional */
  const crd_gate *gates;
  const crd_setting *settings;
  const crd_state_query *queries;
  uint32_t length;
  uint16_t constant_count, name_count, function_count, pattern_count, flag_count, gate_count, setting_count, query_count;
  uint16_t registers, loops, slots;
  uint16_t policy_variables; /* how many variables of the policy it may read */
  bool hits_of_when;         /* of a rule with `when`: the first coverage point is counted by an instruction */
  uint32_t hits, first_hit;  /* the size of its row of counters (0: none), and the row's start in the thread's counters */
};

/* Runs a boolean expression. */
static inline crd_cel_truth crd_program_truth(const crd_program *program, crd_cel *cel, const crd_program_input *input) {
  const crd_cel_value value = program->run(program, cel, input);
  return value.kind == CRD_CEL_BOOL ? crd_cel_truth_of(value.as.boolean) : crd_cel_truth_of_value(cel, value);
}

enum crd_program_hit { CRD_HIT_REACHED, CRD_HIT_TRUE, CRD_HIT_FALSE, CRD_HITS_OF_POINT }; /* of a range: empty, not empty */

/* Returns what is wrong with a program, in a few words, or NULL if it can be run. The arena is for temporary memory. */
const char *crd_program_verify(crd_arena *arena, const crd_program *program);

CRD_END_DECLS

#endif
